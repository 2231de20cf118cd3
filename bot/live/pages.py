"""Open pages: each shows one person the newest view of a table in their channel, and passes on what they press.

Pages are told of changes as panels are. A page that is slow, or was away, gets the newest view only: at most one
message waits for it. What a page sends is the ``custom_id`` of a button; it goes through the rights, limits and
decisions of a press in Discord. Whether its person may still see the channel is asked of Discord from time to time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.live.page_views import Asked, hidden_view, make_view
from bot.live.sessions import SESSION_SECONDS, Sessions
from bot.monitoring import Monitoring
from bot.rights import ANYBODY, Denied, Rights, Visitor, denial_text
from bot.services import Services
from bot.storage.api import LiveSession, StoreError, TableId
from bot.tables.decisions import Person, Reason
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tables.views import Change, Refused, Snapshot, TableView
from bot.ui import buttons
from bot.ui.readers import Reader
from bot.ui.routes import Pressed, Route, Routes
from bot.words.notices import refusal_text
from bot.words.panel_state import NO_REMARK, Remark, ask_again

MOST_OF_PERSON = 4
"""How many pages one person may have open; a further one closes the oldest."""
_MOST_MESSAGES, _SECONDS = 20, 10.0
"""How many messages one person may send in how many seconds."""
MOST_IN_CHANNEL = 100
"""How many pages may be open at the tables of a channel before further onlookers are turned away."""
ASK_SECONDS, GRACE_SECONDS, RETRY_SECONDS = 600.0, 3600.0, 60.0
"""After how many seconds Discord is asked again whether somebody may see the channel; for how many more they may if it
does not tell, and after how many it is asked once more then.
"""
FRESH_SECONDS = 25.0
"""For how many seconds after it was heard of, if only by the answer to a heartbeat, a page counts as looked at."""
_MOST_KEPT = 10_000
_PATIENCE = 2.5
"""Seconds that a decision may take before its person is told that it will be made later; and seconds that a page waits
for Discord before it shows something.
"""
_OWN_RANGE = 1 << 62
"""Numbers of presses from here on are pages' own. Discord's will be smaller until the year 2049."""

_log = logging.getLogger(__name__)

Send = Callable[[str], Awaitable[None]]


class Unwelcome(Exception):
    """What a page has sent breaks its limits, or is nothing that a page sends; ``code`` closes its socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


MALFORMED, SIGNED_OUT, ELSEWHERE, MOVED, FULL, TOO_OFTEN = 4400, 4401, 4409, 4410, 4413, 4429
"""The codes with which a socket is closed for good. ``ELSEWHERE``: a newer page of the person has taken its place.
``MOVED``: another process of the bot serves the server now.
"""
COME_AGAIN = 1013
"""The code with which a socket is closed when the store does not answer."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A press that a page has sent: a button's id, the page's own number of the press, and chosen places."""

    custom_id: str
    number: str
    chosen: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Sent:
        """Read a message. Raises ``Unwelcome``."""
        try:
            said = json.loads(text)
            press, number, chosen = said["press"], said["id"], tuple(said.get("chosen", ()))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as fault:
            raise Unwelcome(MALFORMED) from fault
        if not all(isinstance(word, str) and len(word) <= 100 for word in (press, number, *chosen)):
            raise Unwelcome(MALFORMED)
        if not re.fullmatch(r"[1-9]\d{0,18}", number, re.ASCII) or int(number) >= _OWN_RANGE:
            raise Unwelcome(MALFORMED)
        return cls(press, number, chosen)


class Pages:
    """Every open page. ``can_see`` asks Discord whether a person can see a channel of a server; ``None``: unknown.
    ``put_away`` is told at which table somebody has begun to look at a page.
    """

    def __init__(
        self,
        services: Services,
        rights: Rights,
        routes: Routes,
        monitoring: Monitoring,
        can_see: Callable[[int, int, int], Awaitable[bool | None]],
        put_away: Callable[[TableId, int], None],
    ) -> None:
        self.services, self.rights, self.routes, self.metrics = services, rights, routes, monitoring.metrics
        self.sessions = Sessions(services.store, services.clock.now)
        self.can_see = can_see
        self.put_away = put_away
        self._open: dict[Page, None] = {}
        self._in_channel: dict[int, list[Page]] = {}
        self._heard: dict[int, deque[float]] = {}
        self._seen: dict[tuple[int, int], float] = {}  # when Discord last told that a person can see a channel
        self._asking = asyncio.Lock()
        self._asks_at = 0.0  # at most one request a second

    def __iter__(self) -> Iterator[Page]:
        return iter([*self._open])

    def open(self, digest: str, session: LiveSession, send: Send, close: Callable[[int], Awaitable[object]]) -> Page:
        """Open a page of a person. ``send`` takes a message, and ``close`` the code of why the page is closed. Raises
        ``Unwelcome`` if an onlooker finds too many pages there.
        """
        page = Page(self, digest, session, send, close)
        if len(self._in_channel.get(session.channel_id, ())) >= MOST_IN_CHANNEL and not page.sits:
            raise Unwelcome(FULL)
        own = self.of(session.user_id)
        for number, other in enumerate(own, MOST_OF_PERSON - len(own)):
            if number > 0:
                other.note()  # in a ranked game the newest page alone shows the hand
            else:
                other.leave(ELSEWHERE)
        self._open[page] = None
        self._in_channel.setdefault(session.channel_id, []).append(page)
        self.metrics.live_pages.set(len(self._open))
        return page

    def of(self, user_id: int) -> list[Page]:
        """Return the pages of a person, the newest last."""
        return [page for page in self._open if page.session.user_id == user_id]

    def close(self, page: Page) -> None:
        """Forget a page whose socket is closed."""
        del self._open[page]
        self._in_channel[page.session.channel_id].remove(page)
        if not self._in_channel[page.session.channel_id]:
            del self._in_channel[page.session.channel_id]
        self.metrics.live_pages.set(len(self._open))
        if not self.of(page.session.user_id):
            self._heard.pop(page.session.user_id, None)

    def count(self, user_id: int) -> None:
        """Count a message of a person. Raises ``Unwelcome`` if they send too many."""
        now, heard = asyncio.get_running_loop().time(), self._heard.setdefault(user_id, deque(maxlen=_MOST_MESSAGES))
        if len(heard) == _MOST_MESSAGES and heard[0] > now - _SECONDS:
            raise Unwelcome(TOO_OFTEN)
        heard.append(now)

    def on_change(self, change: Change) -> None:
        """Let the pages in a changed table's channel show it."""
        for page in self._in_channel.get(change.snapshot.table.channel_id, ()):
            page.note(change.snapshot)

    def shows_to_all(self, table: TableView) -> bool:
        """Return whether everybody who plays at a table has it before their eyes on a page."""
        here = self._in_channel.get(table.channel_id, ())
        return bool(here) and {*table.players} <= {page.session.user_id for page in here if page.shows(table)}

    def refresh(self) -> None:
        """Let all pages look again: tables have gone to another process."""
        for page in self._open:
            page.note()

    # -- who may have a page

    async def sign_out(self, user_id: int, digest: str | None = None) -> None:
        """End one session of a person, or all of them, and close its pages. Raises ``StoreError``."""
        await self.sessions.end(user_id, digest)
        await self.recheck(user_id)

    async def recheck(self, user_id: int | None = None) -> None:
        """Close the pages of a person, or anybody, whose session was ended, perhaps by another process."""
        pages = self if user_id is None else self.of(user_id)
        for page in [page for page in pages if await self.sessions.find(page.digest) is None]:
            page.leave(SIGNED_OUT)

    def has_ended(self, session: LiveSession) -> bool:
        """Return whether a session's time is over, or the bot's owner has blocked its person."""
        services = self.services
        return session.ends <= services.clock.now() or session.user_id in services.owner_journal.decided.people

    async def admit(self, session: LiveSession) -> float:
        """Return after how many seconds to ask again whether a person may have a page; 0 if they may not any more."""
        if session.guild_id is None or self.has_ended(session):
            return 0.0 if self.has_ended(session) else ASK_SECONDS
        key, loop = (session.user_id, session.channel_id), asyncio.get_running_loop()
        now = self.services.clock.now()
        seen = max(session.ends - SESSION_SECONDS, self._seen.get(key, now - ASK_SECONDS))
        if seen > now - ASK_SECONDS:
            return seen + ASK_SECONDS - now
        async with self._asking:
            await asyncio.sleep(self._asks_at - loop.time())
            self._asks_at = loop.time() + 1.0
            sees = await self.can_see(session.guild_id, session.channel_id, session.user_id)
        if len(self._seen) > _MOST_KEPT:
            self._seen = {other: at for other, at in self._seen.items() if at > now - ASK_SECONDS}
        self._seen[key] = now if sees else seen
        if sees is None and seen > now - ASK_SECONDS - GRACE_SECONDS:
            return RETRY_SECONDS
        return ASK_SECONDS if sees else 0.0


class Page:
    """One open page of one person, with the ``digest`` of its session. ``tell`` sends it what it shows, ``watch`` ends
    the session when the person may not have a page any more; both until they are cancelled.
    """

    def __init__(
        self,
        pages: Pages,
        digest: str,
        session: LiveSession,
        send: Send,
        close: Callable[[int], Awaitable[object]],
    ) -> None:
        self.digest, self.session = digest, session
        self._pages, self._services, self._send, self._close = pages, pages.services, send, close
        self._changed, self._admitted = asyncio.Event(), asyncio.Event()
        self._changed.set()
        self._changed_at: float | None = None  # since when a change waits to be told
        self._answering = asyncio.Lock()  # a press and what it changes are told in one message
        self._leaving = 0
        self._over: Snapshot | None = None
        self._told: Snapshot | None = None
        self._remark, self._remark_seq, self._answered = NO_REMARK, 0, ""
        self.visible = False
        """Whether it is in the foreground, as far as it has told."""
        self._heard_at = asyncio.get_running_loop().time()
        self._put_away_at = TableId(0)

    @property
    def sits(self) -> bool:
        """Whether the person has a seat at the table that is shown."""
        snapshot = self._find_snapshot()
        return snapshot is not None and snapshot.table.seat_of(self.session.user_id) is not None

    @property
    def _visitor(self) -> Visitor:
        """The person as rights judge them. A page has no moderator's rights."""
        session = self.session
        return Visitor(session.user_id, session.guild_id, session.channel_id, self._services.clock.now())

    def shows(self, table: TableView) -> bool:
        """Return whether the person is looking at this table here."""
        told, fresh = self._told, self._heard_at > asyncio.get_running_loop().time() - FRESH_SECONDS
        return self.visible and fresh and told is not None and told.table.table_id == table.table_id

    def hear(self) -> None:
        """Note that something has come from the page, if only the answer to a heartbeat."""
        self._heard_at = asyncio.get_running_loop().time()

    def note(self, snapshot: Snapshot | None = None) -> None:
        """Show the table as it is now, as soon as the page can take it."""
        if snapshot is not None:
            self._over = snapshot if snapshot.table.status is Status.CLOSED else None
        if not self._changed.is_set():
            self._changed_at = asyncio.get_running_loop().time()
        self._changed.set()

    def leave(self, code: int) -> None:
        """Close the page, and say why by this code."""
        self._leaving = code
        self._changed.set()
        self._admitted.set()

    async def watch(self) -> None:
        """Sign the page out when its person may not have it any more."""
        while seconds := await self._pages.admit(self.session):
            self._admitted.set()
            await asyncio.sleep(seconds)
        self.leave(SIGNED_OUT)
        with suppress(StoreError):
            await self._pages.sessions.end(self.session.user_id, self.digest)

    async def tell(self) -> None:
        """Send the newest view whenever there is a new one."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._admitted.wait()
        since: float | None = None
        while (message := await self._make_next()) is not None:
            await self._send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
            if since is not None:
                self._pages.metrics.observe_live_lag(asyncio.get_running_loop().time() - since)
            await self._changed.wait()
            since, self._changed_at = self._changed_at, None
        self._pages.metrics.count_live_close(self._leaving)
        await self._close(self._leaving)

    async def _make_next(self) -> Mapping[str, Any] | None:
        """Return the newest view; ``None`` if the page is to be closed."""
        self._changed.clear()
        try:
            async with self._answering:
                message = await self._make()
        except StoreError as fault:
            _log.warning("a page waits for the store: %s", fault)
            self.leave(COME_AGAIN)
        return None if self._leaving else message

    async def _make(self) -> Mapping[str, Any]:
        session, services = self.session, self._services
        if self._pages.has_ended(session):
            self.leave(SIGNED_OUT)
        visitor = self._visitor
        await services.take_up_for(ANYBODY, None, visitor.home_id, visitor.tables_channel)
        reader = await services.readers.find(session.user_id, session.locale)
        snapshot, served = self._find_snapshot(), services.store.shards()
        if snapshot is None:
            if served is not None and served.of_server(session.guild_id or 0) not in served.own:
                self.leave(MOVED)
            return {
                "kind": "nothing",
                "words": [reader.texts("refusal-no-table")],
                "note": self._remark.note or "",
                "answered": self._answered,
            }
        if snapshot.table.ranked and self.sits and self is not self._pages.of(session.user_id)[-1]:
            self.leave(ELSEWHERE)
        before, self._told = self._told, snapshot
        sits = snapshot.table.seat_of(session.user_id) is not None
        if sits and self.visible and self._put_away_at != snapshot.table.table_id:
            self._put_away_at = snapshot.table.table_id
            self._pages.put_away(self._put_away_at, session.user_id)
        if snapshot.table.seq != self._remark_seq:
            self._remark = NO_REMARK
        sight = services.tables.sight(snapshot.table, session.user_id)
        asked = Asked(
            session.user_id, reader, visitor.at, self._pages.routes.stands_alone, self._remark, self._answered, before
        )
        if not sight.table and sight.seat is None:
            return hidden_view(snapshot, asked, reader.texts("watch-hidden"))
        return make_view(snapshot, asked)

    def _find_snapshot(self) -> Snapshot | None:
        """Return the table that is shown: the person's own, else the channel's first, else the one just closed."""
        tables = self._services.tables
        here = [tables.snapshot(table_id) for table_id in tables.tables_in_channel(self.session.channel_id)]
        shown = [snapshot for snapshot in here if snapshot is not None]
        own = (snapshot for snapshot in shown if snapshot.table.seat_of(self.session.user_id) is not None)
        return next(own, next(iter(shown), self._over))

    # -- what the person presses

    async def take(self, text: str) -> None:
        """Carry out what the page has sent, or note why not. Raises ``Unwelcome``."""
        self._pages.count(self.session.user_id)
        if text in ("visible", "hidden"):
            self.visible, self._put_away_at = text == "visible", TableId(0)
            self.note()
            return
        sent = Sent.read(text)
        if self._pages.has_ended(self.session):
            raise Unwelcome(SIGNED_OUT)
        reader = await self._services.readers.find(self.session.user_id, self.session.locale)
        async with self._answering:
            try:
                remark = await self._answer(sent, reader)
            except StoreError as fault:
                _log.warning("a press on a page waits for the store: %s", fault)
                remark = Remark(reader.texts("refusal-store"))
            snapshot = self._find_snapshot()
            self._pages.metrics.count_live_message("refused" if remark.note and not remark.advised else "done")
            self._remark, self._remark_seq = remark, 0 if snapshot is None else snapshot.table.seq
            self._answered = sent.number
            self._changed.set()

    async def _answer(self, sent: Sent, reader: Reader) -> Remark:
        pages, services, texts = self._pages, self._services, reader.texts
        route, values = pages.routes.find(sent.custom_id)
        if route is None or not route.stands_alone:
            return Remark(texts("retired-button"))
        if isinstance(route.control, buttons.Menu):
            values = {**values, "chosen": sent.chosen}
        denied = await self._deny(route, values)
        if denied is not None:
            return Remark(denial_text(denied, texts))
        table_id: TableId = values["table_id"]
        snapshot, user_id = services.tables.snapshot(table_id), self.session.user_id
        press = Pressed(snapshot, user_id, values)
        if route.tells is not None:
            remark = await route.tells(press, texts)
            return Remark(refusal_text(remark, texts)) if isinstance(remark, Refused) else remark
        what = None if route.means is None else route.means(press)
        if isinstance(what, Play) and route.control is not buttons.SURE:
            confirm = (await services.readers.preferences_of(user_id)).confirm
            question = ask_again(snapshot, user_id, what.act, values.get("seq"), confirm, texts)
            if question is not None:
                return question
        person, press_id = Person(user_id, self.session.name), _OWN_RANGE | int(sent.number)
        answer = await services.decide(table_id, person, what, values.get("seq"), press_id, _PATIENCE)
        if answer is None:
            return Remark(texts("slow"))
        told = isinstance(answer, Refused) and answer.reason is not Reason.DOUBLED  # what is sent again was carried out
        return Remark(refusal_text(answer, texts)) if told and isinstance(answer, Refused) else NO_REMARK

    async def _deny(self, route: Route, values: Mapping[str, Any]) -> Denied | None:
        visitor = self._visitor
        kind = route.control.kind(values)
        right = self._pages.routes.rights[kind]
        taken_up = self._services.take_up_for(right, values.get("table_id"), visitor.home_id, visitor.tables_channel)
        if not await taken_up:
            return Denied("refusal-starting")
        verdict = await self._pages.rights.judge(visitor, kind, right, values)
        return verdict if isinstance(verdict, Denied) else None
