"""A PostgreSQL server of the tests' own: a cluster in a temporary folder, on a socket there, that dies with its
parent.

PostgreSQL refuses root, so that a test run by root starts it as the user ``postgres``.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

import asyncpg
import pytest

from bot.storage.sql.schema import write_stamp
from tests.world import require

USER = "bower"
SECONDS = 60
_DIE_WITH_PARENT = 1
_NUMBERS = itertools.count(1)


@cache
def binaries() -> Path | None:
    """The folder of the server's programs, the newest version's; None if there is no PostgreSQL here."""
    program = shutil.which("postgres")
    if program:
        return Path(program).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


def needed() -> Path:
    """The folder of the server's programs; without one the test is skipped, but not where CI has to have it."""
    folder = binaries()
    if folder is None and os.environ.get("CI"):
        pytest.fail("PostgreSQL is not installed; see .ci/run")
    if folder is None:
        pytest.skip("PostgreSQL is not installed (Debian's package postgresql)")
    return folder


class Server:
    """A cluster; ``durable`` as in real life, or as fast as possible."""

    def __init__(self, folder: Path, *, durable: bool = False, port: int = 5432) -> None:
        self.folder = folder
        self.port = port
        self._programs = needed()
        self._durable = durable
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        return require(self._process).pid

    def create(self) -> None:
        _own(self.folder)
        subprocess.run(["/bin/cp", "-a", _new_cluster(), self.folder / "data"], check=True)  # noqa: S603 - with its owner

    def start(self) -> None:
        fast = () if self._durable else ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=80", *fast]
        options = [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = self._started(options, log)
        until = time.monotonic() + SECONDS
        while not self._answers():
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.05)
                raise AssertionError((self.folder / "log").read_text())
            assert time.monotonic() < until, "the server does not start"

    def _started(self, options: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own
            [self._programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), *options],
            stdout=subprocess.DEVNULL,
            stderr=log,
            cwd="/",
            preexec_fn=_die_with_parent,  # noqa: PLW1509 - no threads hold locks that it needs
            **_unprivileged(),
        )

    def _answers(self) -> bool:
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder), "-p", str(self.port)]
        return not subprocess.run(ready, check=False).returncode  # noqa: S603 - our own

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it at once, or as ``how`` says (SIGKILL: it and all that it started)."""
        if self._process is None:
            return
        if how == signal.SIGKILL:
            for child in _children(self._process.pid):
                _kill(child)
        self._process.send_signal(how)
        self._process.wait(SECONDS)
        self._process = None

    def url(self, name: str) -> str:
        """A database's URL."""
        return f"postgresql://{USER}@/{name}?host={self.folder}&port={self.port}"

    def new_database(self) -> str:
        name = f"bower_{next(_NUMBERS)}"
        asked(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)


@cache
def _new_cluster() -> Path:
    """A cluster that nobody has used; a copy of it is made sooner than another one."""
    folder = tempfile.mkdtemp(prefix="pg-new-", dir="/tmp")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _own(Path(folder))
    words = ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", f"--username={USER}"]
    ended = subprocess.run(  # noqa: S603 - our own
        [needed() / "initdb", *words, f"--pgdata={folder}/data"], capture_output=True, timeout=SECONDS, cwd="/",
        check=False, **_unprivileged(),
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr.decode()
    return Path(folder) / "data"


@contextmanager
def server(*, durable: bool = False) -> Iterator[Server]:
    """A running server; nothing of it is left afterwards."""
    needed()
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as name:
        running = Server(Path(name), durable=durable)
        running.create()
        running.start()
        try:
            yield running
        finally:
            running.stop()


def asked(url: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows of one statement, past every store."""

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(ask())
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, ask()).result(SECONDS)


_EMPTY = """
DO $$ DECLARE name text; BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    SET LOCAL session_replication_role = replica;  -- no foreign keys
    FOR name IN SELECT quote_ident(tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
        EXECUTE 'DELETE FROM ' || name;
    END LOOP;
    FOR name IN SELECT quote_ident(sequencename) FROM pg_sequences WHERE schemaname = 'public' LOOP
        EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
    END LOOP;
END $$
"""


def emptied(url: str) -> None:
    """Remove all rows of a database of the bot's, but for what it says of itself; numbers begin with 1 again."""
    asked(url, _EMPTY)
    asked(url, write_stamp())


def _unprivileged() -> dict[str, Any]:
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def _own(folder: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGQUIT)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
