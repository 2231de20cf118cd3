"""A pooler before PostgreSQL: in session mode everything works, in the other modes one sentence refuses to start."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from bot.storage.api import DatabaseUnsupported, Shards
from bot.storage.backends import describe_database, open_store, overview
from bot.terminal import sentence
from tests.storage.postgres_server import USER, Server, asked
from tests.storage.rows import entry, new_table

PORT = 6432


@contextmanager
def pooled(server: Server, url: str, mode: str) -> Iterator[str]:
    """The URL of the same database behind PgBouncer in this mode."""
    program = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        pytest.skip("PgBouncer is not installed (Debian's package pgbouncer)")
    with tempfile.TemporaryDirectory(prefix="pool-", dir="/tmp") as name:
        folder = Path(name)
        (folder / "users").write_text(f'"{USER}" ""\n')
        (folder / "pool.ini").write_text(
            f"[databases]\n* = host={server.folder} port={server.port}\n[pgbouncer]\nlisten_addr =\n"
            f"listen_port = {PORT}\nunix_socket_dir = {folder}\npool_mode = {mode}\n"
            f"auth_type = trust\nauth_file = {folder}/users\nlogfile = {folder}/log\npidfile = {folder}/pid\n"
        )
        unprivileged = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        if unprivileged:
            for path in (folder, *folder.iterdir()):
                shutil.chown(path, "postgres", "postgres")
        pool = subprocess.Popen(  # type: ignore[call-overload]  # noqa: S603 - our own
            [program, folder / "pool.ini"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **unprivileged,
        )
        try:
            name = url.partition("?")[0].rpartition("/")[2]
            there = f"postgresql://{USER}@/{name}?host={folder}&port={PORT}"
            _wait_for(there, pool)
            yield there
        finally:
            pool.terminate()
            pool.wait(30)


def _wait_for(url: str, pool: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            asked(url, "SELECT 1")
        except (OSError, asyncpg.PostgresError):
            assert time.monotonic() < until, "the pooler does not start"
            with suppress(subprocess.TimeoutExpired):
                pool.wait(0.05)
        else:
            return


async def test_in_session_mode_everything_works(postgres: Server, url: str) -> None:
    with pooled(postgres, url, "session") as there:
        store = await open_store(there, shards=Shards())
        table_id = await new_table(store)
        await store.append(table_id, [entry(2)])
        await store.set_guild_setting(1, "tongue", "de")
        assert [row.table_id for row in await store.live_tables()] == [table_id]
        assert asked(url, "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'right-bower'") >= [(3,)]
        await store.close()
        assert (await overview(there)).open_tables == 1


@pytest.mark.parametrize("mode", ["transaction", "statement"])
async def test_a_pooler_with_shared_sessions_is_refused(postgres: Server, url: str, mode: str) -> None:
    with pooled(postgres, url, mode) as there:
        with pytest.raises(DatabaseUnsupported, match=sentence("database-pooled", database=describe_database(there))):
            await open_store(there, shards=Shards())
        assert asked(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
