"""Programs that the fault tests start as processes of their own: ``python -m tests.faults.children WHAT DB``.

``play`` appends for ever and prints what was acknowledged; ``fill`` runs into a full disk and out of it
again; ``open`` only tries to open; ``copy`` makes a backup; ``unsynced`` plays at a table until the disk syncs nothing
any more, and waits to be killed. Each prints lines of JSON.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import json
import os
import platform
import random
import resource
import struct
import sys
from pathlib import Path

from bot.storage.api import BackupError, DatabaseUnusable, StoreError, TableId
from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.files import backup_file
from bot.tables.playing import Play
from tests.storage.rows import entry, new_table
from tests.tables.company import Evening

TABLES = 8
BODY = f'"{"x" * 400}"'
ROOM = 700_000
"""Bytes that one file may have while the disk counts as full (``fill`` by limit)."""


def say(line: object) -> None:
    """One write to the pipe, so that a kill leaves no half-acknowledged line but the last."""
    os.write(sys.stdout.fileno(), json.dumps(line).encode() + b"\n")


async def play(path: Path) -> None:
    async def play_table(store: SqliteStore) -> None:
        table_id, seq = await new_table(store), 1
        say([table_id, seq])
        while True:
            seq += 1
            await store.append(table_id, [entry(seq, body=BODY)], interaction_id=table_id * 10**6 + seq)
            say([table_id, seq])

    async with await SqliteStore.open(path) as store:
        await asyncio.gather(*(play_table(store) for _ in range(TABLES)))


async def fill(path: Path) -> None:
    """Write until the disk is full, make room, write again; tell what was acknowledged and what failed."""
    ballast = path.parent / "ballast"
    limited = os.environ.get("FULL_BY") == "limit"
    if limited:
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, resource.RLIM_INFINITY))
    else:
        ballast.write_bytes(b"\0" * 400_000)
    async with await SqliteStore.open(path) as store:
        tables = [await new_table(store) for _ in range(TABLES)]
        acknowledged, faults = await _until_full(store, tables)
        held = [len(await store.entries(table_id)) for table_id in tables]
        if limited:
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        else:
            ballast.unlink()
        for table_id, seq in zip(tables, acknowledged, strict=True):
            await store.append(table_id, [entry(seq + 1, body=BODY)])
        later = [len(await store.entries(table_id)) for table_id in tables]
        await store.backup(Path(os.environ["COPY"]))
    say({"acknowledged": acknowledged, "faults": faults, "held": held, "later": later})


async def _until_full(store: SqliteStore, tables: list[TableId]) -> tuple[list[int], list[str]]:
    """The last acknowledged entry of every table, and what the callers of the failing round were told."""
    acknowledged = [1] * len(tables)
    for _ in range(100_000):
        results = await asyncio.gather(
            *(
                store.append(table_id, [entry(seq + 1, body=BODY)])
                for table_id, seq in zip(tables, acknowledged, strict=True)
            ),
            return_exceptions=True,
        )
        acknowledged = [seq + (each is None) for seq, each in zip(acknowledged, results, strict=True)]
        if any(results):
            return acknowledged, [
                f"{'StoreError' if isinstance(each, StoreError) else type(each)}: {each}" for each in results
            ]
    raise AssertionError("the disk never filled")


async def open_only(path: Path) -> None:
    try:
        async with await SqliteStore.open(path):
            say(["opened", ""])
    except DatabaseUnusable as reason:
        say([type(reason).__name__, str(reason)])


async def copy(path: Path) -> None:
    target, text = Path(os.environ["COPY"]), "copied"
    try:
        if os.environ["INSIDE"]:
            async with await SqliteStore.open(path) as store:
                await store.backup(target)
        else:
            backup_file(path, target)
    except BackupError as reason:
        text = f"BackupError: {reason}"
    say([text, [file.name for file in target.parent.iterdir()]])


def refuse_syncs() -> None:
    """Let every sync of this process fail from now on, as on a disk that breaks: the kernel answers so (seccomp)."""
    libc = ctypes.CDLL(None, use_errno=True)
    one, other = {"x86_64": (74, 75), "aarch64": (82, 83)}[platform.machine()]  # fsync and fdatasync
    lines = [
        struct.pack("HBBI", 0x20, 0, 0, 0),  # look at the call's number
        struct.pack("HBBI", 0x15, 1, 0, one),
        struct.pack("HBBI", 0x15, 0, 1, other),
        struct.pack("HBBI", 0x06, 0, 0, 0x00050000 | errno.EIO),
        struct.pack("HBBI", 0x06, 0, 0, 0x7FFF0000),
    ]
    program = ctypes.create_string_buffer(b"".join(lines))
    header = ctypes.create_string_buffer(struct.pack("HP", len(lines), ctypes.addressof(program)))
    threads_too = 1
    seccomp = {"x86_64": 317, "aarch64": 277}[platform.machine()]
    if libc.prctl(38, 1, 0, 0, 0) or libc.syscall(seccomp, 1, threads_too, header):
        raise OSError(ctypes.get_errno(), "this machine filters no calls")


async def unsynced(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        evening = Evening(store)
        table_id, rng = await evening.started(), random.Random(1)
        await evening.act(table_id, rng)
        before, mover = evening.view(table_id).seq, evening.mover(table_id)
        refuse_syncs()
        act = evening.mine(table_id, mover).legal[0]
        told = [await evening.refusal(table_id, mover, Play(act)) for _ in range(2)]
        say({"told": told, "before": before, "seen": evening.view(table_id).seq})
        await asyncio.Event().wait()


PROGRAMS = {"play": play, "fill": fill, "open": open_only, "copy": copy, "unsynced": unsynced}

if __name__ == "__main__":
    asyncio.run(PROGRAMS[sys.argv[1]](Path(sys.argv[2])))
