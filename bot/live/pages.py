"""Open pages: each shows one person the newest view of a table in their channel, and passes on what they press.

Pages are told of changes as panels are. A page that is slow, or was away, gets the newest view only: at most one
message waits for it. What a page sends is the ``custom_id`` of a button; it goes through the rights, limits and
decisions of a press in Discord.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.live.page_views import Asked, hidden_view, make_view
from bot.live.sessions import Session
from bot.rights import Denied, Rights, denial_text
from bot.services import Services
from bot.storage.api import StoreError, TableId
from bot.tables.decisions import Reason
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tables.views import Change, Refused, Snapshot
from bot.ui import buttons
from bot.ui.readers import Reader
from bot.ui.routes import Pressed, Route, Routes
from bot.words.notices import refusal_text
from bot.words.panel_state import NO_REMARK, Remark, ask_again

MOST_OF_PERSON = 4
"""How many pages one person may have open; a further one closes the oldest."""
_MOST_MESSAGES, _SECONDS = 20, 10.0
"""How many messages one person may send in how many seconds."""
_PATIENCE = 2.5
"""Seconds that a decision may take before its person is told that it will be made later."""
_OWN_RANGE = 1 << 62
"""Numbers of presses from here on are pages' own. Discord's will be smaller until the year 2049."""

_log = logging.getLogger(__name__)

Send = Callable[[str], Awaitable[None]]


class Unwelcome(Exception):
    """What a page has sent breaks its limits, or is nothing that a page sends; ``code`` closes its socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


MALFORMED, TOO_OFTEN, SIGNED_OUT, ELSEWHERE = 4400, 4429, 4401, 4409
"""The codes with which a socket is closed."""


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
    """Every open page."""

    def __init__(self, services: Services, rights: Rights, routes: Routes) -> None:
        self.services, self.rights, self.routes = services, rights, routes
        self._open: dict[Page, None] = {}
        self._heard: dict[int, deque[float]] = {}

    def __iter__(self) -> Iterator[Page]:
        return iter([*self._open])

    def open(self, session: Session, send: Send, close: Callable[[int], Awaitable[object]]) -> Page:
        """Open a page of a person. ``send`` takes a message, and ``close`` the code of why the page is closed."""
        page = Page(self, session, send, close)
        own = [other for other in self if other.session.user_id == session.user_id]
        for other in own[: max(0, len(own) - MOST_OF_PERSON + 1)]:
            other.leave(ELSEWHERE)
        self._open[page] = None
        return page

    def close(self, page: Page) -> None:
        """Forget a page whose socket is closed."""
        self._open.pop(page, None)
        if not any(other.session.user_id == page.session.user_id for other in self._open):
            self._heard.pop(page.session.user_id, None)

    def count(self, user_id: int) -> None:
        """Count a message of a person. Raises ``Unwelcome`` if they send too many."""
        now, heard = asyncio.get_running_loop().time(), self._heard.setdefault(user_id, deque(maxlen=_MOST_MESSAGES))
        if len(heard) == _MOST_MESSAGES and heard[0] > now - _SECONDS:
            raise Unwelcome(TOO_OFTEN)
        heard.append(now)

    def on_change(self, change: Change) -> None:
        """Let the pages in a changed table's channel show it."""
        for page in self._open:
            if page.session.channel_id == change.snapshot.table.channel_id:
                page.note(change.snapshot)


class Page:
    """One open page of one person. ``tell`` sends it what it shows, until it is cancelled."""

    def __init__(self, pages: Pages, session: Session, send: Send, close: Callable[[int], Awaitable[object]]) -> None:
        self.session = session
        self._pages, self._services, self._send, self._close = pages, pages.services, send, close
        self._changed = asyncio.Event()
        self._changed.set()
        self._answering = asyncio.Lock()  # a press and what it changes are told in one message
        self._leaving = 0
        self._over: Snapshot | None = None
        self._told: Snapshot | None = None
        self._remark, self._remark_seq, self._answered = NO_REMARK, 0, ""

    def note(self, snapshot: Snapshot) -> None:
        """Show the table as it is now, as soon as the page can take it."""
        self._over = snapshot if snapshot.table.status is Status.CLOSED else None
        self._changed.set()

    def leave(self, code: int) -> None:
        """Close the page, and say why by this code."""
        self._leaving = code
        self._changed.set()

    async def tell(self) -> None:
        """Send the newest view whenever there is a new one."""
        while not self._leaving:
            self._changed.clear()
            async with self._answering:
                message = await self._make()
            await self._send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
            await self._changed.wait()
        await self._close(self._leaving)

    async def _make(self) -> Mapping[str, Any]:
        reader = await self._services.readers.find(self.session.user_id, self.session.locale)
        snapshot = self._find_snapshot()
        if snapshot is None:
            return {
                "kind": "nothing",
                "words": [reader.texts("refusal-no-table")],
                "note": self._remark.note or "",
                "answered": self._answered,
            }
        before, self._told = self._told, snapshot
        if snapshot.table.seq != self._remark_seq:
            self._remark = NO_REMARK
        sight = self._services.tables.sight(snapshot.table, self.session.user_id)
        asked = Asked(
            self.session.user_id, reader, self._services.clock.now(), self._pages.routes.decides, self._remark,
            self._answered, before,
        )  # fmt: skip
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
        sent = Sent.read(text)
        reader = await self._services.readers.find(self.session.user_id, self.session.locale)
        async with self._answering:
            try:
                remark = await self._answer(sent, reader)
            except StoreError as fault:
                _log.warning("a press on a page waits for the store: %s", fault)
                remark = Remark(reader.texts("refusal-store"))
            snapshot = self._find_snapshot()
            self._remark, self._remark_seq = remark, 0 if snapshot is None else snapshot.table.seq
            self._answered = sent.number
            self._changed.set()

    async def _answer(self, sent: Sent, reader: Reader) -> Remark:
        pages, services, texts = self._pages, self._services, reader.texts
        route, values = pages.routes.find(sent.custom_id)
        if route is None or route.means is None:
            return Remark(texts("retired-button"))
        if isinstance(route.control, buttons.Menu):
            values = {**values, "chosen": sent.chosen}
        denied = await self._deny(route, values)
        if denied is not None:
            return Remark(denial_text(denied, texts))
        table_id: TableId = values["table_id"]
        snapshot, user_id = services.tables.snapshot(table_id), self.session.user_id
        what = route.means(Pressed(snapshot, user_id, values))
        if isinstance(what, Play) and route.control is not buttons.SURE:
            confirm = (await services.readers.preferences_of(user_id)).confirm
            question = ask_again(snapshot, user_id, what.act, values.get("seq"), confirm, texts)
            if question is not None:
                return question
        answer = await services.decide(
            table_id, self.session.person, what, values.get("seq"), _OWN_RANGE | int(sent.number), _PATIENCE
        )
        if answer is None:
            return Remark(texts("slow"))
        told = isinstance(answer, Refused) and answer.reason is not Reason.DOUBLED  # what is sent again was carried out
        return Remark(refusal_text(answer, texts)) if told and isinstance(answer, Refused) else NO_REMARK

    async def _deny(self, route: Route, values: Mapping[str, Any]) -> Denied | None:
        visitor = self.session.visitor(self._services.clock.now())
        kind = route.control.kind(values)
        right = self._pages.routes.rights[kind]
        taken_up = self._services.take_up_for(right, values.get("table_id"), visitor.home_id, visitor.tables_channel)
        if not await taken_up:
            return Denied("refusal-starting")
        verdict = await self._pages.rights.judge(visitor, kind, right, values)
        return verdict if isinstance(verdict, Denied) else None
