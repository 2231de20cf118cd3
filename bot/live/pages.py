"""Open pages: each shows one person the newest view of a table in their channel, and passes on what they press.

Pages hear of changes as panels do. A page that is slow, or was away, gets only the newest view: at most one message
waits for it. A page sends the ``custom_id`` of a button, which has the same rights, limits and decisions as a press in
Discord.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import chain

from bot.live.members import CanSee, Members
from bot.live.page_sheets import Files, PageSheets
from bot.live.page_views import Asked, Json, make_view, menu_button
from bot.live.presses import Sent, SheetPress, read_sent
from bot.live.sessions import Sessions
from bot.live.surroundings import Surroundings, offered_to
from bot.monitoring import Monitoring
from bot.rights import ANYBODY, Cooldowns, Cost, Rights
from bot.services import Services
from bot.storage.api import LiveSession, StoreError, TableId
from bot.tables.views import Change, Snapshot, TableView
from bot.task_group import TaskGroup
from bot.ui import buttons
from bot.ui.replies import Stands, Words, within
from bot.ui.routes import Routes
from bot.words.catalogue import Texts, texts_in
from bot.words.panel_state import NO_REMARK

MOST_OF_PERSON = 4
"""The most open pages of one person. A further one closes the oldest."""
_MOST_LEAVING = 2 * MOST_OF_PERSON
"""The most pages of one person, including those that are still closing."""
MOST_IN_CHANNEL = 100
"""With so many open pages at the tables of a channel, further onlookers are turned away."""
_PATIENCE = 2.5
"""Seconds after which an unanswered press delays nothing else, and for which a page waits for Discord at first."""

_log = logging.getLogger(__name__)

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[object]]


class Unwelcome(Exception):
    """A page sent something invalid, or too much. ``code`` closes its socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


MALFORMED, SIGNED_OUT, ELSEWHERE, MOVED, FULL, TOO_OFTEN = 4400, 4401, 4409, 4410, 4413, 4429
"""The codes with which a socket is closed for good. ``ELSEWHERE``: a newer page of the person has taken its place.
``MOVED``: another process of the bot serves the server now.
"""
COME_AGAIN = 1013
"""Closes a socket because the store does not answer. The page may connect again."""


class Pages:
    """Every open page. ``put_away`` gets the table at which a person has opened a page."""

    def __init__(
        self,
        services: Services,
        rights: Rights,
        routes: Routes,
        monitoring: Monitoring,
        can_see: CanSee,
        put_away: Callable[[TableId, int], None],
    ) -> None:
        self.services, self.rights, self.routes, self.metrics = services, rights, routes, monitoring.metrics
        self.sessions, self.files = Sessions(services.store, services.clock.now), Files()
        self.members = Members(services, can_see)
        self.put_away = put_away
        self._in_channel: defaultdict[int, list[Page]] = defaultdict(list)
        self._of: defaultdict[int, list[Page]] = defaultdict(list)
        self.roaming: dict[Page, None] = {}
        """The pages that show a table of another channel."""
        self.asking: dict[Page, None] = {}
        """The pages with a sheet that has asked something by itself."""
        self._cooldowns = Cooldowns()
        self._saying = TaskGroup()

    def __iter__(self) -> Iterator[Page]:
        return iter([*chain.from_iterable(self._of.values())])

    def open(self, digest: str, session: LiveSession, send: Send, close: Close) -> Page:
        """Open a page of a person. ``send`` takes a message, and ``close`` the code that says why the page is closed.
        Raises ``Unwelcome`` if there are too many pages for another onlooker.
        """
        page = Page(self, digest, session, send, close)
        if len(self._in_channel.get(session.channel_id, ())) >= MOST_IN_CHANNEL and not page.sits:
            raise Unwelcome(FULL)
        own = self.of(session.user_id)
        if len(own) >= _MOST_LEAVING:
            raise Unwelcome(TOO_OFTEN)
        for other in own[: 1 - MOST_OF_PERSON]:
            other.leave(ELSEWHERE)
        for other in own:
            other.note()  # in a ranked game the newest page alone shows the hand
        self._in_channel[session.channel_id].append(page)
        self._of[session.user_id].append(page)
        self.metrics.live_pages.inc()
        return page

    def of(self, user_id: int) -> list[Page]:
        """Return the pages of a person, the newest last."""
        return [*self._of.get(user_id, ())]

    def close(self, page: Page) -> None:
        """Drop a page whose socket is closed."""
        for pages in (self.roaming, self.asking):
            pages.pop(page, None)
        for lists, key in ((self._in_channel, page.session.channel_id), (self._of, page.session.user_id)):
            lists[key].remove(page)
            if not lists[key]:
                del lists[key]
        self.metrics.live_pages.dec()

    def count(self, user_id: int) -> None:
        """Count a message of a person. Raises ``Unwelcome`` if there were too many."""
        if self._cooldowns.take("page", user_id, Cost.SENDING, asyncio.get_running_loop().time()):
            raise Unwelcome(TOO_OFTEN)

    def on_change(self, change: Change) -> None:
        """Update the pages that may show the changed table: its channel's, its players', and those that roam."""
        table = change.snapshot.table
        of_players = chain.from_iterable(map(self.of, (*table.players, *offered_to(table))))
        for page in dict.fromkeys((*self._in_channel.get(table.channel_id, ()), *of_players, *self.roaming)):
            page.on_change(change.snapshot)

    def shows_to_all(self, table: TableView) -> bool:
        """Return whether everybody who plays at a table is looking at it on a page."""
        looking = [any(page.shows(table) for page in self.of(user_id)) for user_id in table.players]
        return bool(looking) and all(looking)

    def say(self, user_ids: Iterable[int], home_id: int, words: Words, stands: Stands | None = None, /) -> None:
        """Show this on the pages of people who have one on a server, as a sheet. Nobody has asked for it. A question
        goes when it does not stand any more.
        """
        for page in chain.from_iterable(map(self.of, dict.fromkeys(user_ids))):
            if page.around.home_id == home_id:
                self._saying.start(page.say(words, stands), "what a page says by itself")

    def look_again(self, home_id: int) -> None:
        """Close the sheets of a server that ask what their person is not asked any more."""
        for page in [page for page in self.asking if page.around.home_id == home_id]:
            self._saying.start(page.look_again(), "closing what was answered")

    async def stop_saying(self) -> None:
        """Show nothing more by itself."""
        await self._saying.close()

    def refresh(self) -> None:
        """Update all pages, because tables have moved to another process."""
        for page in self:
            page.note()

    async def sign_out(self, user_id: int, digest: str | None = None) -> None:
        """End one session of a person, or all of them, and close its pages. Raises ``StoreError``."""
        await self.sessions.end(user_id, digest)
        await self.recheck(user_id)

    async def recheck(self, user_id: int | None = None) -> None:
        """Close the pages of this person, or of everybody, whose session was ended, perhaps by another process."""
        pages = self if user_id is None else self.of(user_id)
        for page in [page for page in pages if await self.sessions.find(page.digest) is None]:
            page.leave(SIGNED_OUT)


class Page:
    """One open page of one person, with the ``digest`` of its session. ``tell`` sends the view, ``watch`` ends the
    session when the person may not have a page any more. Both run until they are cancelled.
    """

    def __init__(self, pages: Pages, digest: str, session: LiveSession, send: Send, close: Close) -> None:
        self.digest, self.session = digest, session
        self._pages, self._services, self._send, self._close = pages, pages.services, send, close
        self._changed, self._admitted = asyncio.Event(), asyncio.Event()
        self._changed.set()
        self._changed_at: float | None = None  # since when a change waits to be told
        self._answering = asyncio.Lock()  # a press and what it changes are told in one message
        self._leaving = 0
        self._told: Snapshot | None = None
        self._visible = False  # whether it is in the foreground, as far as it has told
        self._put_away_at = TableId(0)
        self._answered = ""
        self._asking: dict[int, Stands] = {}  # the sheets that have asked something by themselves
        self.around = Surroundings(pages.services, pages.members, session)
        keep = partial(pages.files.keep, session.user_id)
        self._sheets = PageSheets(int(pages.services.clock.now()), keep, self.around, self.note)

    @property
    def sits(self) -> bool:
        """Whether the person has a seat at the shown table."""
        snapshot = self.around.find_table()
        return snapshot is not None and snapshot.table.seat_of(self.session.user_id) is not None

    def on_change(self, snapshot: Snapshot) -> None:
        """Show a changed table, if this page shows it."""
        self.around.on_change(snapshot)
        self.note()

    def shows(self, table: TableView) -> bool:
        """Return whether the person is looking at this table here. A page that answers no heartbeat is closed."""
        return self._visible and self._told is not None and self._told.table.table_id == table.table_id

    async def say(self, words: Words, stands: Stands | None) -> None:
        """Show this as a sheet that comes by itself, and goes when it does not stand any more."""
        press = await self._make_press(Sent(""))
        if press is not None:
            await self._services.readers.of(press)  # for whoever reads words
            message, number = await words(press), self._sheets.new_number()
            await self._sheets.lay(number, message.layout, message.files, waits=True)
            if stands is not None:
                self._asking[number] = stands
                self._pages.asking[self] = None
                await self.look_again()  # it may have been answered meanwhile

    async def look_again(self) -> None:
        """Close the sheets that ask what the person is not asked any more."""
        for number, stands in [*self._asking.items()]:
            if not await stands(self.session.user_id):
                self._asking.pop(number, None)
                self._sheets.close(number)

    def note(self) -> None:
        """Send what is new as soon as the page can take it."""
        if not self._changed.is_set():
            self._changed_at = asyncio.get_running_loop().time()
        self._changed.set()

    def leave(self, code: int) -> None:
        """Close the page with this code, which says why."""
        self._leaving = code
        self._changed.set()
        self._admitted.set()

    async def watch(self) -> None:
        """Sign the page out once its person may not have it any more."""
        while seconds := await self._pages.members.admit(self.session):
            self._admitted.set()
            await asyncio.sleep(seconds)
        self.leave(SIGNED_OUT)
        with suppress(StoreError):
            await self._pages.sessions.end(self.session.user_id, self.digest)

    # -- what the page is told

    async def tell(self) -> None:
        """Send the newest view whenever there is a new one. Where nothing is on, the front door comes first."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._admitted.wait()
        since: float | None = None
        told: Json = {}
        while (view := await self._make_next()) is not None:
            if not told and self._told is None:
                await self._press(Sent(buttons.DOOR.id_of("home")))
            # how often a table changes that is hidden is hidden, too
            news, told = (*self._sheets.take(), *([] if view == told else [view])), view
            for message in news:
                await self._send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
            if since is not None:
                self._pages.metrics.live_lag.observe(asyncio.get_running_loop().time() - since)
            await self._changed.wait()
            since, self._changed_at = self._changed_at, None
        self._pages.metrics.count_live_close(self._leaving)
        await self._close(self._leaving)

    async def _make_next(self) -> Json | None:
        """Return the newest view; ``None`` if the page has to be closed."""
        try:
            async with self._answering:
                self._changed.clear()
                view = await self._make()
        except StoreError as fault:
            _log.warning("a page waits for the store: %s", fault)
            self.leave(COME_AGAIN)
        return None if self._leaving else {**view, "words": self.around.offer_commands(view["words"])}

    async def _make(self) -> Json:
        session, services = self.session, self._services
        if self._pages.members.has_ended(session):
            self.leave(SIGNED_OUT)
        await services.take_up_for(ANYBODY, None, self.around.home_id, session.channel_id)
        reader = await services.readers.find(session.user_id, session.locale)
        snapshot, served = self.around.find_table(), services.store.shards()
        if snapshot is None:
            if served is not None and served.of_server(session.guild_id or 0) not in served.own:
                self.leave(MOVED)
            return self._make_nothing(reader.texts, "door-nothing" if session.guild_id else "door-alone")
        table, sits = snapshot.table, snapshot.table.seat_of(session.user_id) is not None
        if table.ranked and sits and self is not self._pages.of(session.user_id)[-1]:
            self.leave(ELSEWHERE)
        before, self._told = self._told, snapshot
        if table.channel_id != session.channel_id:
            self._pages.roaming[self] = None
        if sits and self._visible and self._put_away_at != table.table_id:
            self._put_away_at = table.table_id
            self._pages.put_away(table.table_id, session.user_id)
        sight, remark = services.tables.sight(table, session.user_id), self._sheets.remark_at(table.seq)
        if not sight.table and sight.seat is None:
            return self._make_nothing(reader.texts, "watch-hidden")
        asked = Asked(session.user_id, reader, services.clock.now(), remark, self._answered, before)
        return make_view(snapshot, asked)

    def _make_nothing(self, texts: Texts, why: str) -> Json:
        return {
            "kind": "nothing",
            "words": [texts(why)],
            "note": self._sheets.remark.note or "",
            "refused": self._sheets.remark.refused,
            "buttons": [menu_button(texts)],
            "answered": self._answered,
        }

    # -- what the person presses

    async def take(self, text: str) -> None:
        """Carry out what the page has sent, or tell it why not. Raises ``Unwelcome``."""
        self._pages.count(self.session.user_id)
        if text in ("visible", "hidden"):
            self._visible, self._put_away_at = text == "visible", TableId(0)
            self.note()
            return
        try:
            sent = read_sent(text)
        except ValueError as fault:
            raise Unwelcome(MALFORMED) from fault
        if self._pages.members.has_ended(self.session):
            raise Unwelcome(SIGNED_OUT)
        async with self._answering:
            self._sheets.remark = NO_REMARK
            try:
                await self._press(sent)
            except StoreError as fault:
                _log.warning("a press on a page waits for the store: %s", fault)
                await self._sheets.say(texts_in(self.session.locale)("refusal-store"), refused=True)
            outcome = "refused" if self._sheets.remark.refused else "done"
            self._pages.metrics.live_messages.labels(outcome).inc()
            self._answered = sent.number
            self._changed.set()

    async def _press(self, sent: Sent) -> None:
        press = await self._make_press(sent)
        if press is None:
            await self._sheets.say(texts_in(self.session.locale)("fault-discord"), refused=True)
        else:
            await within(_PATIENCE, self._pages.routes.answer(press))

    async def _make_press(self, sent: Sent) -> SheetPress | None:
        """Return a press: in the place of the button's game if the person sees it, else where the person is. ``None``
        if Discord does not tell now what it needs.
        """
        session, pages, (_, values) = self.session, self._pages, self._pages.routes.find(sent.custom_id)
        member, place = await pages.members.find(session.guild_id or 0, session.user_id), session.channel_id
        if session.guild_id is not None and member is None and "table_id" not in values:
            return None
        home, shown = await pages.rights.find_home(values), self.around.find_table()
        if shown is not None and not shown.table.is_personal:
            place = shown.table.channel_id
        if home is not None and home.person is None and self.around.sees(home.channel_id):
            place = home.channel_id
        asked = replace(sent, sheet=self._sheets.asker_of(sent.sheet))
        return SheetPress(self._services.bot, session, member, place, asked, self._sheets)
