"""Open pages: each shows one person the newest view of a table in their channel, and passes on what they press.

Pages hear of changes as panels do. A page that is slow, or was away, gets only the newest view: at most one message
waits for it. A page sends the ``custom_id`` of a button, which has the same rights, limits and decisions as a press in
Discord. From time to time Discord is asked whether the person may still see the channel.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from typing import Literal

import discord

from bot.live.page_sheets import Files, PageSheets
from bot.live.page_views import Asked, Json, make_view, menu_button
from bot.live.presses import Sent, SheetPress, Spot, press_of_command
from bot.live.sessions import SESSION_SECONDS, Sessions
from bot.monitoring import Monitoring
from bot.rights import ANYBODY, Cooldowns, Cost, Rights
from bot.services import Services
from bot.storage.api import LiveSession, StoreError, TableId
from bot.tables.model import Status
from bot.tables.views import Change, Snapshot, TableView
from bot.task_group import TaskGroup
from bot.ui import buttons
from bot.ui.command_sync import change_commands, offered_commands
from bot.ui.errors import RequestFailed
from bot.ui.replies import Stands, Words, within
from bot.ui.routes import Routes
from bot.ui.visibility import can_see
from bot.words.catalogue import Texts, texts_in
from bot.words.names import plain_name, safe_name
from bot.words.panel_state import NO_REMARK

MOST_OF_PERSON = 4
"""The most open pages of one person. A further one closes the oldest."""
_MOST_LEAVING = 2 * MOST_OF_PERSON
"""The most pages of one person, including those that are still closing."""
MOST_IN_CHANNEL = 100
"""With so many open pages at the tables of a channel, further onlookers are turned away."""
ASK_SECONDS, GRACE_SECONDS, RETRY_SECONDS = 600.0, 3600.0, 60.0
"""Seconds after which Discord is asked again whether a person may see the channel; for which they still may if it does
not answer; and after which it is then asked again.
"""
FRESH_SECONDS = 25.0
"""A page counts as looked at for so many seconds after any message or answer to a heartbeat from it."""
_MOST_KEPT = 10_000
_PATIENCE = 2.5
"""Seconds after which an unanswered press delays nothing else, and for which a page waits for Discord at first."""
_FINDING = 1.0
_OWN_RANGE = 1 << 62
"""Numbers of presses from here on are pages' own. Discord's stay smaller until the year 2049."""

_OPTION = re.compile(r" [\w-]+:")

_log = logging.getLogger(__name__)

Send = Callable[[str], Awaitable[None]]


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


def read_sent(text: str) -> Sent | None:
    """Parse a message from a page; ``None`` if it asks for nothing. Raises ``Unwelcome``."""
    try:
        said = json.loads(text)
        if "closed" in said:
            return None
        press, number, sheet = said["press"], said["id"], said.get("sheet", "0")
        chosen, written = tuple(said.get("chosen", ())), said.get("fields")
        fields = {} if written is None else dict(written.items())
        lists = [[one] if isinstance(one, str) else [*one] for one in fields.values()]
        json.dumps(said, ensure_ascii=False).encode()  # no store and no message takes half a character
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as fault:
        raise Unwelcome(MALFORMED) from fault
    words = (press, number, sheet, *chosen, *fields)
    if not all(isinstance(word, str) and len(word) <= 100 for word in words):
        raise Unwelcome(MALFORMED)
    if not all(isinstance(word, str) for one in lists for word in one):
        raise Unwelcome(MALFORMED)
    if not re.fullmatch(r"[1-9]\d{0,18}", number, re.ASCII) or int(number) >= _OWN_RANGE:
        raise Unwelcome(MALFORMED)
    if not re.fullmatch(r"\d{1,12}", sheet, re.ASCII):
        raise Unwelcome(MALFORMED)
    return Sent(press, number, chosen, None if written is None else fields, int(sheet))


class Pages:
    """Every open page. ``can_see`` asks Discord for a person who may see a channel of a server; ``False`` if they may
    not, ``None`` if unknown. ``put_away`` gets the table at which a person has opened a page.
    """

    def __init__(
        self,
        services: Services,
        rights: Rights,
        routes: Routes,
        monitoring: Monitoring,
        can_see: Callable[[int, int, int], Awaitable[discord.Member | Literal[False] | None]],
        put_away: Callable[[TableId, int], None],
    ) -> None:
        self.services, self.rights, self.routes, self.metrics = services, rights, routes, monitoring.metrics
        self.sessions, self.files = Sessions(services.store, services.clock.now), Files()
        self.can_see = can_see
        self.put_away = put_away
        self._open: dict[Page, None] = {}
        self._in_channel: dict[int, list[Page]] = {}
        self._of: dict[int, list[Page]] = {}
        self.roaming: dict[Page, None] = {}
        """The pages that show a table of another channel."""
        self.asking: dict[Page, None] = {}
        """The pages with a sheet that has asked something by itself."""
        self._cooldowns = Cooldowns()
        self._saying = TaskGroup()
        self._seen: dict[tuple[int, int], float] = {}  # when Discord last told that a person can see a channel
        self._members: dict[tuple[int, int], tuple[discord.Member | None, float]] = {}  # and who they are
        self._asking = asyncio.Lock()
        self._asks_at = 0.0  # at most one request a second

    @cached_property
    def commands(self) -> Collection[str]:
        """The names of the commands that texts may name."""
        return offered_commands(self.services.bot.tree)

    def __iter__(self) -> Iterator[Page]:
        return iter([*self._open])

    def open(self, digest: str, session: LiveSession, send: Send, close: Callable[[int], Awaitable[object]]) -> Page:
        """Open a page of a person. ``send`` takes a message, and ``close`` the code that says why the page is closed.
        Raises ``Unwelcome`` if there are too many pages for another onlooker.
        """
        page = Page(self, digest, session, send, close)
        if len(self._in_channel.get(session.channel_id, ())) >= MOST_IN_CHANNEL and not page.sits:
            raise Unwelcome(FULL)
        own = self.of(session.user_id)
        if len(own) >= _MOST_LEAVING:
            raise Unwelcome(TOO_OFTEN)
        for number, other in enumerate(own, MOST_OF_PERSON - len(own)):
            if number > 0:
                other.note()  # in a ranked game the newest page alone shows the hand
            else:
                other.leave(ELSEWHERE)
        self._open[page] = None
        self._in_channel.setdefault(session.channel_id, []).append(page)
        self._of.setdefault(session.user_id, []).append(page)
        self.metrics.live_pages.set(len(self._open))
        return page

    def of(self, user_id: int) -> list[Page]:
        """Return the pages of a person, the newest last."""
        return [*self._of.get(user_id, ())]

    def close(self, page: Page) -> None:
        """Drop a page whose socket is closed."""
        for pages in (self._open, self.roaming, self.asking):
            pages.pop(page, None)
        for lists, key in ((self._in_channel, page.session.channel_id), (self._of, page.session.user_id)):
            lists[key].remove(page)
            if not lists[key]:
                del lists[key]
        self.metrics.live_pages.set(len(self._open))

    def count(self, user_id: int) -> None:
        """Count a message of a person. Raises ``Unwelcome`` if there were too many."""
        if self._cooldowns.take("page", user_id, Cost.SENDING, asyncio.get_running_loop().time()):
            raise Unwelcome(TOO_OFTEN)

    def on_change(self, change: Change) -> None:
        """Update the pages that may show the changed table."""
        for page in self._near(change.snapshot.table):
            page.on_change(change.snapshot)

    def shows_to_all(self, table: TableView) -> bool:
        """Return whether everybody who plays at a table is looking at it on a page."""
        here = [page for page in self._near(table) if page.shows(table)]
        return bool(here) and {*table.players} <= {page.session.user_id for page in here}

    def _near(self, table: TableView) -> list[Page]:
        """Return the pages that may show a table: its channel's, its players', and those that follow their person."""
        of_players = (page for user_id in (*table.players, *_offered(table)) for page in self.of(user_id))
        return [*dict.fromkeys((*self._in_channel.get(table.channel_id, ()), *of_players, *self.roaming))]

    def say(self, user_ids: Iterable[int], home_id: int, words: Words, stands: Stands | None = None, /) -> None:
        """Show this on the pages of people who have one on a server, as a sheet. Nobody has asked for it. A question
        goes when it does not stand any more.
        """
        for page in [page for user_id in dict.fromkeys(user_ids) for page in self.of(user_id)]:
            if page.home_id == home_id:
                self._saying.start(page.say(words, stands), "what a page says by itself")

    def look_again(self, home_id: int) -> None:
        """Close the sheets of a server that ask what their person is not asked any more."""
        for page in [page for page in self.asking if page.home_id == home_id]:
            self._saying.start(page.look_again(), "closing what was answered")

    async def stop_saying(self) -> None:
        """Show nothing more by itself."""
        await self._saying.close()

    def refresh(self) -> None:
        """Update all pages, because tables have moved to another process."""
        for page in self._open:
            page.note()

    # -- who may have a page

    async def sign_out(self, user_id: int, digest: str | None = None) -> None:
        """End one session of a person, or all of them, and close its pages. Raises ``StoreError``."""
        await self.sessions.end(user_id, digest)
        await self.recheck(user_id)

    async def recheck(self, user_id: int | None = None) -> None:
        """Close the pages of this person, or of everybody, whose session was ended, perhaps by another process."""
        pages = self if user_id is None else self.of(user_id)
        for page in [page for page in pages if await self.sessions.find(page.digest) is None]:
            page.leave(SIGNED_OUT)

    def has_ended(self, session: LiveSession) -> bool:
        """Return whether a session has expired, or the bot's owner has blocked its person."""
        services = self.services
        return session.ends <= services.clock.now() or session.user_id in services.owner_journal.decided.people

    async def admit(self, session: LiveSession) -> float:
        """Return the seconds until the next question whether a person may have a page; 0 if they may not now."""
        if session.guild_id is None or self.has_ended(session):
            return 0.0 if self.has_ended(session) else ASK_SECONDS
        key, loop = (session.user_id, session.channel_id), asyncio.get_running_loop()
        now = self.services.clock.now()
        seen = max(session.ends - SESSION_SECONDS, self._seen.get(key, now - ASK_SECONDS))
        if seen > now:  # the machine's clock was set back
            seen = now - ASK_SECONDS
        if seen > now - ASK_SECONDS:
            return seen + ASK_SECONDS - now
        async with self._asking:
            await asyncio.sleep(self._asks_at - loop.time())
            self._asks_at = loop.time() + 1.0
        sees, now = await self.can_see(session.guild_id, session.channel_id, session.user_id), self.services.clock.now()
        if len(self._seen) > _MOST_KEPT:
            self._seen = {other: at for other, at in self._seen.items() if at > now - ASK_SECONDS}
        if isinstance(sees, discord.Member):
            self._seen[key] = now
            self._keep(session.guild_id, session.user_id, sees, ASK_SECONDS)
            return ASK_SECONDS
        self._seen[key] = seen
        return RETRY_SECONDS if sees is None and seen > now - ASK_SECONDS - GRACE_SECONDS else 0.0

    def _keep(self, guild_id: int, user_id: int, member: discord.Member | None, seconds: float) -> None:
        now = self.services.clock.now()
        if len(self._members) > _MOST_KEPT:
            self._members = {key: kept for key, kept in self._members.items() if kept[1] > now}
        self._members[guild_id, user_id] = member, now + seconds

    def member(self, session: LiveSession) -> discord.Member | None:
        """Return the person of a session, as Discord last described them."""
        return self._members.get((session.guild_id or 0, session.user_id), (None, 0.0))[0]

    async def find_member(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Return a member of a server, if needed from Discord; ``None`` if there is none, or no answer."""
        member, until = self._members.get((guild_id, user_id), (None, 0.0))
        if until <= self.services.clock.now():
            member = None
            guild = self.services.bot.get_guild(guild_id)
            try:
                async with asyncio.timeout(_FINDING):
                    member = None if guild is None else await guild.fetch_member(user_id)
            except RequestFailed:
                pass
            self._keep(guild_id, user_id, member, RETRY_SECONDS if member is None else ASK_SECONDS)
        return member


class Page:
    """One open page of one person, with the ``digest`` of its session. ``tell`` sends the view, ``watch`` ends the
    session when the person may not have a page any more. Both run until they are cancelled.
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
        self._greeted = False
        self._told: Snapshot | None = None
        self.visible = False
        """Whether it is in the foreground, as far as it has told."""
        self._heard_at = asyncio.get_running_loop().time()
        self._put_away_at = TableId(0)
        self.home_id = session.channel_id if session.guild_id is None else session.guild_id
        """Under which things of its place are stored."""
        self._own_table: TableId | None = None
        self._newest_round = TableId(0)  # the person's latest table of a night or a match
        keep = partial(pages.files.keep, session.user_id)
        self._sheets = PageSheets(int(pages.services.clock.now()), keep, self)
        self._answered = ""
        self._asking: dict[int, Stands] = {}  # the sheets that have asked something by themselves

    @property
    def sits(self) -> bool:
        """Whether the person has a seat at the shown table."""
        snapshot = self._find_snapshot()
        return snapshot is not None and snapshot.table.seat_of(self.session.user_id) is not None

    def on_change(self, snapshot: Snapshot) -> None:
        """Show a changed table, if this page shows it."""
        table = snapshot.table
        if self._is_for_me(snapshot):
            self._own_table = table.table_id
            if _is_of_contest(table) and table.table_id > self._newest_round:  # whatever else is shown, its clock runs
                self._newest_round, self._sheets.shown = table.table_id, snapshot
        opened = self._sheets.note_change(snapshot)
        if opened or table.channel_id == self.session.channel_id or table.table_id == self._own_table:
            self._over = snapshot if table.status is Status.CLOSED else None
            self.note()

    def shows(self, table: TableView) -> bool:
        """Return whether the person is looking at this table here."""
        told, fresh = self._told, self._heard_at > asyncio.get_running_loop().time() - FRESH_SECONDS
        return self.visible and fresh and told is not None and told.table.table_id == table.table_id

    async def say(self, words: Words, stands: Stands | None) -> None:
        """Show this as a sheet that comes by itself, and goes when it does not stand any more."""
        press = await self._make_press(Sent("", "0"))
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

    def hear(self) -> None:
        """Note a message from the page, or its answer to a heartbeat."""
        self._heard_at = asyncio.get_running_loop().time()

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
        told: Json = {}
        while (view := await self._make_next()) is not None:
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
                message = await self._make()
        except StoreError as fault:
            _log.warning("a page waits for the store: %s", fault)
            self.leave(COME_AGAIN)
        return None if self._leaving else message

    async def _make(self) -> Json:
        session, services = self.session, self._services
        if self._pages.has_ended(session):
            self.leave(SIGNED_OUT)
        await services.take_up_for(ANYBODY, None, self.home_id, session.channel_id)
        if self._told is None:
            own = [one.table for one in services.tables.snapshots() if self._is_for_me(one)]
            self._own_table = next((table.table_id for table in own), self._own_table)
            self._newest_round = max([self._newest_round, *(table.table_id for table in own if _is_of_contest(table))])
        reader = await services.readers.find(session.user_id, session.locale)
        snapshot, served = self._find_snapshot(), services.store.shards()
        if snapshot is None:
            if served is not None and served.of_server(session.guild_id or 0) not in served.own:
                self.leave(MOVED)
            if not self._greeted:
                self._greeted = True
                await self._press(Sent(buttons.DOOR.id_of("home"), "0"))
            return self._make_nothing(reader.texts, "door-nothing" if session.guild_id else "door-alone")
        sits = snapshot.table.seat_of(session.user_id) is not None
        if snapshot.table.ranked and sits and self is not self._pages.of(session.user_id)[-1]:
            self.leave(ELSEWHERE)
        before, self._told = self._told, snapshot
        if snapshot.table.channel_id != session.channel_id:
            self._pages.roaming[self] = None
        if sits and self.visible and self._put_away_at != snapshot.table.table_id:
            self._put_away_at = snapshot.table.table_id
            self._pages.put_away(self._put_away_at, session.user_id)
        remark = self._sheets.remark_at(snapshot.table.seq)
        sight = services.tables.sight(snapshot.table, session.user_id)
        if not sight.table and sight.seat is None:
            return self._make_nothing(reader.texts, "watch-hidden")
        asked = Asked(session.user_id, reader, services.clock.now(), remark, self._answered, before)
        view = make_view(snapshot, asked)
        return {**view, "words": self.offer_commands(view["words"])}

    def _make_nothing(self, texts: Texts, why: str) -> Json:
        return {
            "kind": "nothing",
            "words": self.offer_commands([texts(why)]),
            "note": self._sheets.remark.note or "",
            "refused": self._sheets.remark.refused,
            "buttons": [menu_button(texts)],
            "answered": self._answered,
        }

    def _is_own(self, snapshot: Snapshot) -> bool:
        table = snapshot.table
        return table.guild_id == self.home_id and not table.asleep and table.seat_of(self.session.user_id) is not None

    def _is_for_me(self, snapshot: Snapshot) -> bool:
        """Return whether the person plays at a table of this server, or is offered a seat there."""
        table = snapshot.table
        offered = self.session.user_id in _offered(table)
        return self._is_own(snapshot) or (offered and table.guild_id == self.home_id and not table.asleep)

    def _sees(self, channel_id: int) -> bool:
        """Return whether the person can see a channel. People who play in a thread can that is private or archived:
        discord.py forgets a thread once it is archived.
        """
        member, tables = self._pages.member(self.session), self._services.tables
        if channel_id == self.session.channel_id or member is None:
            return channel_id == self.session.channel_id
        place = member.guild.get_channel_or_thread(channel_id)
        if place is None or (isinstance(place, discord.Thread) and place.is_private()):
            here = [tables.snapshot(table_id) for table_id in tables.tables_in_channel(channel_id)]
            over = self._over if self._over is not None and self._over.table.channel_id == channel_id else None
            return any(snapshot is not None and self._is_own(snapshot) for snapshot in (*here, over))
        return can_see(member, member.guild, channel_id)

    def _shows(self, snapshot: Snapshot | None) -> bool:
        if snapshot is None:
            return False
        table = snapshot.table
        return table.owner_id == self.session.user_id if table.is_personal else self._sees(table.channel_id)

    def _find_snapshot(self) -> Snapshot | None:
        """Return the table to show: the one that the person has opened or pressed at, else their own, else the
        channel's first, else the one just closed.
        """
        tables, opened = self._services.tables, self._sheets.shown
        here = [tables.snapshot(table_id) for table_id in tables.tables_in_channel(self.session.channel_id)]
        own = None if self._own_table is None else tables.snapshot(self._own_table)
        if opened is not None and opened.table.status is not Status.CLOSED:
            opened = tables.snapshot(opened.table.table_id)
        mine = [snapshot for snapshot in (*here, own) if snapshot is not None and self._is_for_me(snapshot)]
        return next((snapshot for snapshot in (opened, *mine, *here, self._over) if self._shows(snapshot)), None)

    # -- what sheets ask

    async def name(self, sign: str, number: int) -> str:
        """Return what stands for a mention: what Discord would show this person, made harmless."""
        guild = self._services.bot.get_guild(self.session.guild_id or 0)
        if sign.startswith("/"):
            return sign.removesuffix(":")
        if sign.startswith("@") and sign != "@&":
            member = None if guild is None else await self._pages.find_member(guild.id, number)
            return "…" if member is None else safe_name(member.display_name)
        if guild is None or (sign == "#" and not self._sees(number)):
            return f"{sign[0]}…"
        named = guild.get_role(number) if sign == "@&" else guild.get_channel_or_thread(number)
        return f"{sign[0]}{safe_name(named.name) if named is not None else '…'}"

    def roles(self) -> dict[int, str]:
        """Return the server's roles that people can have, the highest first."""
        guild = self._services.bot.get_guild(self.session.guild_id or 0)
        roles = () if guild is None else reversed(guild.roles)
        return {role.id: plain_name(role.name) for role in roles if not (role.is_default() or role.managed)}

    def offer_commands(self, texts: Iterable[str]) -> list[str]:
        """Return texts with their commands as buttons. If some are none, a further text says so."""
        typed = False

        def offer(named: re.Match[str]) -> str:
            nonlocal typed
            shown, today = self._find_snapshot(), self._services.daily.today()
            table_id = None if shown is None else shown.table.table_id
            has_options = _OPTION.match(named.string, named.end(2))
            press = "" if has_options else press_of_command(named[2], self.session, table_id, today)
            typed = typed or not press
            return f"</{named[2]}:{press}>{named[3] or ''}" if press else named[0]

        offered = [change_commands(text, self._pages.commands, offer) for text in texts]
        return [*offered, texts_in(self.session.locale)("live-typed")] if typed else offered

    # -- what the person presses

    async def take(self, text: str) -> None:
        """Carry out what the page has sent, or tell it why not. Raises ``Unwelcome``."""
        self._pages.count(self.session.user_id)
        if text in ("visible", "hidden"):
            self.visible, self._put_away_at = text == "visible", TableId(0)
            self.note()
            return
        sent = read_sent(text)
        if self._pages.has_ended(self.session):
            raise Unwelcome(SIGNED_OUT)
        if sent is None:
            return
        async with self._answering:
            self._sheets.remark = NO_REMARK
            try:
                await self._press(sent)
            except StoreError as fault:
                _log.warning("a press on a page waits for the store: %s", fault)
                await self._sheets.say(texts_in(self.session.locale)("refusal-store"), refused=True)
            remark = self._sheets.remark
            self._pages.metrics.live_messages.labels("refused" if remark.refused else "done").inc()
            self._answered = sent.number
            self._changed.set()

    async def _make_press(self, sent: Sent) -> SheetPress | None:
        """Return a press: in the place of the button's game if the person sees it, else where the person is. ``None``
        if Discord does not tell now what it needs.
        """
        session, pages, (_, values) = self.session, self._pages, self._pages.routes.find(sent.custom_id)
        member, place = await pages.find_member(session.guild_id or 0, session.user_id), session.channel_id
        if session.guild_id is not None and member is None and "table_id" not in values:
            return None
        home, shown = await pages.rights.find_home(values), self._find_snapshot()
        if shown is not None and not shown.table.is_personal:
            place = shown.table.channel_id
        if home is not None and home.person is None and self._sees(home.channel_id):
            place = home.channel_id
        spot = Spot(session, member, place, self._services.clock.now())
        asked = replace(sent, sheet=self._sheets.asker_of(sent.sheet))
        return SheetPress(self._services.bot, spot, asked, _OWN_RANGE | int(sent.number), self._sheets)

    async def _press(self, sent: Sent) -> None:
        press = await self._make_press(sent)
        if press is None:
            await self._sheets.say(texts_in(self.session.locale)("fault-discord"), refused=True)
        else:
            await within(_PATIENCE, self._pages.routes.answer(press))


def _offered(table: TableView) -> list[int]:
    """Return whom a seat of a table is offered."""
    return [offer.user_id for offer in table.offers if offer.user_id is not None]


def _is_of_contest(table: TableView) -> bool:
    return table.tournament is not None and not table.is_personal
