"""The gateway: HELLO, IDENTIFY, READY, GUILD_CREATE, heartbeats, events, and RESUME with everything missed.

Must not know what an event means.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from tests.faults.discord_stand_in.model import JSON, World

HEARTBEAT_MS = 3_600_000
"""No test takes so long: discord.py beats by the machine's time, from a thread that may outlive the loop of a test."""
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11


class Session:
    """One gateway session: its events with their numbers, and the connection that gets them, if there is one."""

    def __init__(self, number: int, *, of_guild: bool = True) -> None:
        self.id = f"session-{number}"
        self.of_guild = of_guild
        self.events: list[JSON] = []
        self.connection: Connection | None = None

    async def send(self, name: str, data: JSON) -> None:
        """One more event; kept until the end, for whoever resumes."""
        self.events.append({"op": DISPATCH, "t": name, "s": len(self.events) + 1, "d": data})
        if self.connection is not None:
            await self.connection.send(self.events[-1])


class Connection:
    """One WebSocket, compressed as a stream if its client asked for that."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._stream = zlib.compressobj() if compressed else None

    async def send(self, payload: JSON) -> None:
        """Send, unless the other side has gone."""
        text = json.dumps(payload)
        try:
            if self._stream is None:
                await self.socket.send_str(text)
            else:
                packed = self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            return


class Gateway:
    """The newest session of the guild's shard counts; interactions go there and nowhere else."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.url = ""
        self._sessions: dict[str, Session] = {}
        self.session: Session | None = None
        self.ready = asyncio.Event()
        """Somebody is connected, identified or resumed."""
        self.gone = asyncio.Event()
        """Nobody is connected any more."""
        self.identifies = self.resumes = 0
        self.identified: list[int] = []
        """Which shards identified, in this order."""
        self.presences: list[str] = []
        """The words beside the bot's name, as they were told."""
        self.connected: dict[int, set[Connection]] = {}
        """By shard: the connections that are open and have identified or resumed."""
        self.doubled: list[int] = []
        """Shards that a second connection came to serve while another one was open."""
        self.cuts: list[int | None] = []
        """With which codes the next connections are closed when they identify, before READY; ``None`` breaks them off.
        """
        self.identifies_left, self.reset_after = 999, 0
        """How often Discord lets the bot identify still, and after how many milliseconds it starts to count anew."""
        self.identified_at: list[float] = []
        """When, in Unix seconds."""

    async def emit(self, name: str, data: JSON) -> bool:
        """Send an event; False if nobody is connected nor may come back for it."""
        if self.session is None:
            return False
        await self.session.send(name, data)
        return self.session.connection is not None

    async def drop(self, *, resumable: bool = True) -> None:
        """Cut the connection, as Discord does now and then."""
        session = self.session
        if session is not None and session.connection is not None:
            connection = session.connection
            self._left(session)
            if not resumable:
                self._sessions.pop(session.id)
            await connection.socket.close(code=WSCloseCode.SERVICE_RESTART if resumable else 4009)

    async def invalidate(self) -> None:
        """Tell the bot that its session is over for good and that it has to identify anew."""
        if self.session is not None and self.session.connection is not None:
            connection = self.session.connection
            self._sessions.pop(self.session.id)
            self._left(self.session)
            await connection.send({"op": INVALID_SESSION, "d": False})

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=4096)
        await socket.prepare(request)
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        await connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._take(connection, json.loads(frame.data))
        finally:
            for connections in self.connected.values():
                connections.discard(connection)
            if self.session is not None and self.session.connection is connection:
                self._left(self.session)
        return socket

    def _left(self, session: Session) -> None:
        session.connection = None
        self.ready.clear()
        self.gone.set()

    def _came(self) -> None:
        self.gone.clear()
        self.ready.set()

    async def _take(self, connection: Connection, payload: dict[str, Any]) -> None:
        match payload["op"]:
            case op if op == HEARTBEAT:
                await connection.send({"op": ACK})
            case op if op == IDENTIFY:
                await self._identified(connection, payload["d"])
            case op if op == PRESENCE:
                self.presences += [activity["state"] for activity in payload["d"]["activities"]]
            case op if op == RESUME:
                await self._resumed(connection, payload["d"])

    async def _identified(self, connection: Connection, payload: JSON) -> None:
        self.identifies += 1
        self.identified_at.append(self._world.now())
        if self.cuts:
            code = self.cuts.pop(0)
            await connection.socket.close(code=WSCloseCode.ABNORMAL_CLOSURE if code is None else code)
            return
        world, (shard, shards) = self._world, payload.get("shard", [0, 1])
        self._serves(connection, shard)
        session = Session(self.identifies, of_guild=(world.guild_id >> 22) % shards == shard)
        session.connection = connection
        self.identified.append(shard)
        self._sessions[session.id] = session
        if session.of_guild:
            self.session = session
        await session.send(
            "READY",
            {
                "v": 10, "user": world.bot_user, "session_id": session.id, "resume_gateway_url": self.url,
                "guilds": [{"id": str(world.guild_id), "unavailable": True}] if session.of_guild else [],
                "shard": [shard, shards],
                "application": {"id": str(world.app_id), "flags": 0},
            },
        )  # fmt: skip
        if session.of_guild:
            await session.send("GUILD_CREATE", world.guild())
            self._came()

    def _serves(self, connection: Connection, shard: int) -> None:
        others = self.connected.setdefault(shard, set())
        if others:
            self.doubled.append(shard)
        others.add(connection)

    def serves(self, *shards: int) -> bool:
        """Whether each of these shards has a connection."""
        return all(self.connected.get(shard) for shard in shards)

    async def _resumed(self, connection: Connection, payload: JSON) -> None:
        session = self._sessions.get(payload["session_id"])
        if session is None:
            await connection.send({"op": INVALID_SESSION, "d": False})
            return
        self.resumes += 1
        if session.of_guild:
            self.session = session
        for event in session.events[payload["seq"] :]:
            await connection.send(event)
        session.connection = connection
        await session.send("RESUMED", {})
        if session.of_guild:
            self._came()
