"""Between the bot and PostgreSQL: passes everything on, and cuts a connection at a request that is counted down to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.storage.postgres_server import Server
from tests.world import require

PORT = 6000


class Proxy:
    """``cut_at(n, after=…)``: the n-th request from now on is not passed on, or its answer is not."""

    def __init__(self, server: Server, folder: Path) -> None:
        self._target = server.folder / f".s.PGSQL.{server.port}"
        self.folder = folder
        self.requests = 0
        self.cuts = 0
        self._at: int | None = None
        self._after = False
        self._tasks: set[asyncio.Task[None]] = set()

    def url(self, direct: str) -> str:
        """The way to a database through here."""
        return f"{direct.partition('?')[0]}?host={self.folder}&port={PORT}"

    def cut_at(self, number: int | None, *, after: bool = False) -> None:
        """Cut once; ``None``: never."""
        self.requests, self._at, self._after = 0, number, after

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of the bot's."""
        task = require(asyncio.current_task())
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_unix_connection(self._target)
        except OSError:
            writer.close()
            return
        answers = asyncio.create_task(self._answers(there, writer))
        try:
            with suppress(ConnectionError):
                await self._requests(reader, back, there, answers)
        finally:
            answers.cancel()
            await asyncio.wait({answers})
            for side in (writer, back):
                side.transport.abort()
            self._tasks.discard(task)

    async def _requests(
        self,
        reader: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        answers: asyncio.Task[None],
    ) -> None:
        while request := await reader.read(1 << 16):
            self.requests += 1
            if self.requests != self._at:
                back.write(request)
                continue
            self.cuts += 1
            if self._after:  # it arrives, is done, and nobody hears of it
                answers.cancel()
                await asyncio.wait({answers})
                back.write(request)
                await there.read(1 << 16)
            return

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while answer := await there.read(1 << 16):
                writer.write(answer)
        writer.transport.abort()

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
            await asyncio.wait({task})


@asynccontextmanager
async def proxy(server: Server, folder: Path) -> AsyncIterator[Proxy]:
    """A proxy that listens on a socket in ``folder``, whose path must be short."""
    passing = Proxy(server, folder)
    listener = await asyncio.start_unix_server(passing.serve, folder / f".s.PGSQL.{PORT}")
    try:
        yield passing
    finally:
        listener.close()
        await passing.close()
