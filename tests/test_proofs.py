"""An unmarked test cannot start a process or a server, so ``./run tests`` stays quick."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.conftest import GUARD


def _start_process() -> None:
    subprocess.run([sys.executable, "-c", ""], check=True)


def _start_worker() -> None:
    multiprocessing.get_context("spawn").Process(target=print).start()


def _start_server() -> None:
    async def serve() -> None:
        await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)

    asyncio.run(serve())


def _connect() -> None:
    with socket.socket() as plug:
        plug.connect(("127.0.0.1", 9))


def _connect_without_an_error() -> None:
    with socket.socket() as plug:
        plug.connect_ex(("127.0.0.1", 9))


def _run_shell() -> None:
    os.system("true")  # noqa: S605, S607 - never run


def _spawn() -> None:
    os.posix_spawn("/bin/true", ["true"], {})


def _spawn_by_name() -> None:
    os.posix_spawnp("true", ["true"], {})


@pytest.mark.parametrize(
    "attempt",
    [
        _start_process,
        _start_worker,
        os.fork,
        _spawn,
        _spawn_by_name,
        _run_shell,
        _start_server,
        _connect,
        _connect_without_an_error,
    ],
)
def test_unmarked_test_starts_no_process_and_no_server(attempt: Callable[[], object]) -> None:
    with pytest.raises(pytest.fail.Exception, match="not marked as a proof"):
        attempt()
    with pytest.raises(pytest.fail.Exception, match="not marked as a proof"):
        GUARD.finish()
    GUARD.attempts.clear()


@pytest.mark.proof
def test_proof_may_start_a_process() -> None:
    _start_process()
    GUARD.finish()
