"""*Call me* on the post *Play Euchre*: people who asked for it are mentioned when somebody waits for other players.

Theory of operation. Once a person has waited alone for ``HELD_SECONDS`` at a table with open seats, the table is
checked every ``LOOK_SECONDS`` for people who can be called, as long as the person waits. One message in the table's
channel mentions up to ``MOST_CALLED`` people, first those whose last call is longest ago, and nobody twice for one
table. A channel has at most one such message in ``CHANNEL_SECONDS``. It counts as a post of the person who waits.

The people called and the message are stored in one transaction before the message is sent. If the sending is in doubt,
because the answer was lost or the process was killed, it is repeated with the same nonce, but not after ``NONCE_LIFE``.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from datetime import datetime
from typing import Any

import discord
from discord.ext import commands

from bot.rights import ANYBODY, Right, Rights
from bot.services import Services
from bot.storage.api import Callee, StoreError, TableId
from bot.tables.model import DAY
from bot.tables.preferences import CallHours
from bot.tables.server_settings import zone_of
from bot.tables.views import TableView
from bot.task_group import TaskGroup
from bot.ui import buttons
from bot.ui.errors import NONCE_LIFE, ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.layouts import page_layout
from bot.ui.options import TimeZoneOption
from bot.ui.posts import Post, SentPost
from bot.ui.readers import Interaction, guild_of, home_id_of, texts_for
from bot.ui.replies import Message, RequestRefused, ask, may_post_in, may_write, only, reply, tell
from bot.ui.routes import pressed
from bot.ui.visibility import can_see
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.table_text import door_text
from cogs.lobby_posts import LobbyPosts, call_button
from cogs.table.layouts import ways_in_buttons

HELD_SECONDS = 60.0
"""Seconds that a person has to wait alone before others are called."""
LOOK_SECONDS = 30.0
"""Seconds between two checks whether anybody can be called to a table."""
CHANNEL_SECONDS = 20 * 60.0
"""The fewest seconds between two calls in a channel."""
MOST_CALLED = 5
CALLED_DAYS = 30
"""How many days *Call me* lasts."""
ASKED_AT_ONCE = 90
"""The number of members in one request to Discord."""

_log = logging.getLogger(__name__)


class LobbyCalls(commands.Cog):
    """Calls people to tables, and lets them choose whether and when they are called."""

    def __init__(self, services: Services, rights: Rights, posts: LobbyPosts) -> None:
        self._services = services
        self._rights = rights
        self._posts = posts
        self._tasks = TaskGroup()
        self._held: dict[TableId, tuple[int, asyncio.Task[None]]] = {}
        services.tables.add_listener(lambda change: self._note(change.snapshot.table.table_id))
        services.tables.taken_up.add_listener(lambda one: self._note(one.row.table_id))

    async def close(self) -> None:
        await self._tasks.close()

    # -- who wants to be called

    @pressed(buttons.CALL_ME, right={"toggle": Right(in_server=True), "hours": ANYBODY})
    async def press(self, press: Interaction, verb: str) -> None:
        """*Call me*: start or stop being called, and say until when. *My hours …*: show the form for them."""
        if verb == "hours":
            await self._ask_for_hours(press)
            return
        guild_id, now = guild_of(press), self._services.clock.now()
        offered = (await self._services.server_settings.of(guild_id)).lobby_channel is not None
        until = now + CALLED_DAYS * DAY if offered else now
        if await self._services.store.toggle_callee(guild_id, press.user.id, until, now) and offered:
            await self._tell_hours(press, until)
        else:
            await tell(press, texts_for(press)("call-me-ended"))

    @pressed(buttons.CALL_HOURS, right=ANYBODY)
    async def keep_hours(self, press: Interaction, written: Mapping[str, str]) -> None:
        """Store the hours from the form, or say what is wrong with them."""
        zone = await TimeZoneOption().transform(press, written.get("zone", ""))
        try:
            hours = CallHours.read(f"{written.get('hours', '').strip()} {zone}")
        except ValueError as wrong:
            raise RequestRefused("call-me-wrong-hours") from wrong
        await self._services.readers.set_call_hours(press.user.id, hours)
        await self._tell_hours(press, None)

    async def _ask_for_hours(self, press: Interaction) -> None:
        hours = await self._hours_of(home_id_of(press), press.user.id)
        await ask(press, hours_form(hours, texts_for(press)))

    async def _tell_hours(self, press: Interaction, until: float | None) -> None:
        texts, hours = texts_for(press), await self._hours_of(home_id_of(press), press.user.id)
        here = datetime.fromtimestamp(self._services.clock.now(), zone_of(hours.zone))
        first, last = (here.replace(hour=hour % 24, minute=0, second=0) for hour in (hours.first, hours.last))
        words = texts("call-me-any-hour")
        if first != last:
            begin, end = (timestamp(one.timestamp(), "t") for one in (first, last))
            words = texts("call-me-between", first=begin, last=end)
        begun = [] if until is None else [texts("call-me-begun", until=timestamp(until, "D"))]
        button = buttons.CALL_ME.at("hours", label=texts("button-call-hours"))
        await reply(press, page_layout("\n".join([*begun, words]), [button]))

    async def _hours_of(self, guild_id: int, user_id: int) -> CallHours:
        chosen = await self._services.readers.call_hours_of(user_id)
        return chosen or CallHours(zone=(await self._services.server_settings.of(guild_id)).time_zone)

    # -- calling them

    def _note(self, table_id: TableId) -> None:
        """Start watching a table at which somebody waits alone, or stop that."""
        holder_id, held = self._services.tables.find_holder(table_id), self._held.get(table_id)
        if held is not None and held[0] != holder_id:
            self._held.pop(table_id)[1].cancel()
            held = None
        if held is None and holder_id is not None:
            attending = self._tasks.start(self._attend(table_id, holder_id), f"calling to table {table_id}")
            self._held[table_id] = holder_id, attending

    async def _attend(self, table_id: TableId, holder_id: int) -> None:
        await asyncio.sleep(HELD_SECONDS)
        while (snapshot := self._services.tables.snapshot(table_id)) is not None:
            try:
                if self._services.tables.find_holder(table_id) == holder_id:
                    await self._look(snapshot.table, holder_id)
            except (StoreError, *RequestFailed) as fault:
                _log.warning("nobody could be called to table %d: %s", table_id, type(fault).__name__)
            await asyncio.sleep(LOOK_SECONDS)
        del self._held[table_id]  # another process serves the table

    async def _look(self, table: TableView, holder_id: int) -> None:
        services, now = self._services, self._services.clock.now()
        guild, settings = services.bot.get_guild(table.guild_id), await services.server_settings.of(table.guild_id)
        if guild is None or guild.unavailable or settings.lobby_channel is None:
            return
        blocked = holder_id in services.owner_journal.decided.people or services.tables.refuse_beginning(guild.id)
        if blocked or not may_post_in(guild, table.channel_id):
            return
        note = f"call:{table.channel_id}"
        last_table_id, *sent = json.loads(await services.store.note(note) or "[0, 0]")
        last, callees = SentPost(*sent), await services.store.callees(guild.id, now)
        in_doubt = last.message_id is None and last_table_id == table.table_id and now - last.at <= NONCE_LIFE
        if in_doubt:
            callees = [one for one in callees if one.called_at == last.at]
        elif now - last.at < CHANNEL_SECONDS:
            return
        else:
            callees = [one for one in callees if one.table_id != table.table_id and await self._is_awake(guild.id, one)]
        called = await self._choose(guild, table, holder_id, callees)
        if called and (in_doubt or self._rights.take_posting(holder_id, now)):
            await self._send(table, called, note, last if in_doubt else None)

    async def _is_awake(self, guild_id: int, callee: Callee) -> bool:
        hours = await self._hours_of(guild_id, callee.user_id)
        return hours.include(datetime.fromtimestamp(self._services.clock.now(), zone_of(hours.zone)).hour)

    async def _choose(
        self, guild: discord.Guild, table: TableView, holder_id: int, callees: Sequence[Callee]
    ) -> list[Callee]:
        """Return whom to call: the first who see the channel and may sit down, also beside each other."""
        called, channel = dict[int, Callee](), guild.get_channel_or_thread(table.channel_id)
        blocked = self._services.owner_journal.decided.people
        for start in range(0, len(callees), ASKED_AT_ONCE):
            await self._posts.turn()
            asked = {one.user_id: one for one in callees[start : start + ASKED_AT_ONCE]}
            found = await guild.query_members(user_ids=[holder_id, *asked], limit=len(asked) + 1, cache=False)
            members = {member.id: member for member in found}
            if holder_id not in members or channel is None or not may_write(members[holder_id], channel):
                return []
            for user_id, callee in asked.items():
                if user_id in blocked or not can_see(members.get(user_id), guild, table.channel_id):
                    continue
                guest = await self._services.tables.find_guest(table.table_id, user_id)
                if guest is not None and guest.apart.isdisjoint(called):
                    called[user_id] = callee
                if len(called) == MOST_CALLED:
                    return [*called.values()]
        return [*called.values()]

    async def _send(self, table: TableView, called: Sequence[Callee], note: str, sent: SentPost | None) -> None:
        services, ids = self._services, [one.user_id for one in called]

        async def keep(post: Post) -> None:
            assert post.sent is not None  # noqa: S101 - a call is never forgotten
            told = [one._replace(called_at=post.sent.at, table_id=table.table_id) for one in called]
            await self._keep(table, told, note, post.sent)

        texts = await services.languages.of(table.guild_id)
        line = door_text(table, texts, ranked=services.tables.is_ranked(table.table_id))
        words = texts("call-me-call", people=" ".join(f"<@{user_id}>" for user_id in ids), line=line)
        row = [*ways_in_buttons(table, texts), call_button(texts)]
        post = Post(services.deliveries, table.guild_id, table.channel_id, keep, sent=sent)
        try:
            nonce = make_nonce("called", table.table_id, round(services.clock.now()))
            await post.send(Message(page_layout(words, row), mentions=only(*ids)), nonce)
        except RequestFailed as fault:
            if response_to(fault) is not ErrorResponse.WAIT and post.sent is not None:  # nobody was called
                await self._keep(table, called, note, SentPost(post.sent.at, message_id=0))
            raise

    async def _keep(self, table: TableView, called: Sequence[Callee], note: str, sent: SentPost) -> None:
        text = json.dumps([table.table_id, *astuple(sent)])
        await self._services.store.write_call(table.guild_id, called, note, text)


def hours_form(hours: CallHours, texts: Texts) -> discord.ui.Modal:
    """Make a form filled with these hours and their time zone."""
    form = buttons.CALL_HOURS.at(title=texts("button-call-hours"))
    for name, words in (("hours", f"{hours.first}-{hours.last}"), ("zone", hours.zone)):
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=name, default=words, max_length=60)
        form.add_item(discord.ui.Label(text=texts(f"call-me-{name}-label"), component=line))
    return form
