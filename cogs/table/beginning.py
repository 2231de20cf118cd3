"""Opening and showing tables, house rules, and beginning games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.rights import LOOK, SEATED, Begins, Place, Posts, Right, Who
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.beginning import AgreeRanked, ChangeRules, Open, Rematch, Start
from bot.tables.decisions import Reason
from bot.tables.model import MoreTables, Status, Turns
from bot.tables.pausing import Touch
from bot.tables.server_settings import rules_for
from bot.tables.views import Accepted, Answer, Refused
from bot.ui import buttons
from bot.ui.errors import RequestFailed, full_of
from bot.ui.options import Guests, Level, OptionWords, Preset, Switch, word_option
from bot.ui.posts import open_thread
from bot.ui.readers import (
    Interaction,
    home_id_of,
    is_abroad,
    note_refusal,
    show_on_page,
    tables_channel_of,
    texts_for,
)
from bot.ui.replies import (
    FOLLOW_UP_SECONDS,
    answer_later,
    may_post,
    may_post_in,
    no_access,
    redraw,
    reply,
    tell,
    within,
)
from bot.ui.rights import places_of
from bot.ui.routes import pressed
from bot.words.notices import channel_links
from bot.words.panel_state import Remark
from bot.words.rules_page import rule_choices
from bot.words.table_text import thread_name
from cogs.table.answers import DEADLINE, AnswerPlace, Answers, person_of, refusal_layout_at
from cogs.table.layouts import house_layout, there_layout
from cogs.table.verbs import TableVerb, Verbs

_MOST_FREE = 5


class Beginning(commands.Cog):
    """The commands and buttons for opening tables and beginning games."""

    def __init__(self, services: Services, answers: Answers, verbs: Verbs) -> None:
        self._services = services
        self._answers = answers
        self._verbs = verbs
        rematch = Right(Who.SEATED, Place.CHANNEL, begins=Begins.A_GAME)
        self.routes = (answers.route(buttons.REMATCH, Rematch(), AnswerPlace.TABLE, rematch),)
        opens = Right(begins=Begins.A_GAME, posts=Posts.MESSAGE, abroad=True)
        verbs.add_command("open", opens, self.open_table, {})
        starts = Right(Who.SEATED_OR_MODERATOR, begins=Begins.A_GAME)
        verbs.add(
            TableVerb("show", Right(posts=Posts.MESSAGE), does=self._show, means=None, typed=self.show),
            TableVerb("start", starts, Start(), button=Start()),
            TableVerb("ranked", SEATED, said="done-ranked", button=AgreeRanked()),
        )

    # -- opening

    async def open_table(
        self,
        command: Interaction,
        rules: Preset | None = None,
        points: app_commands.Range[int, 1, 99] | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        options: OptionWords = (),
        level: Level | None = None,
        pictures: Switch | None = None,
        guests: Guests | None = None,
        turns: app_commands.Transform[Turns, word_option(Turns, "turns")] = Turns.USUAL,
    ) -> None:
        """Open a table in this channel. Options that are not given are as the server has set them."""
        home, channel_id = home_id_of(command), tables_channel_of(command)
        settings = await self._services.server_settings.of(home)
        if not await self.may_open_here(command, settings.channels):
            return
        words = [*options, *([] if points is None else [f"points={points}"])]
        built = rules_for(settings.rules, rules, words, players=computers + 1)
        most = built.players - 1
        if computers > most:
            await tell(command, texts_for(command)("open-too-many-computers", players=built.players, most=most))
            return
        alone = is_abroad(command)
        if command.guild_id is None or alone:  # nobody else can join in a direct message or in a private view
            await self._services.languages.remember(home, str(command.locale))
            computers = most
        what = Open(home, channel_id, built, computers, level, pictures, None if alone else guests, turns)
        await (self.open_alone if alone else self.open)(command, what)

    async def open_usual(self, press: Interaction, *, alone: bool = False, beside: bool = False) -> Refused | None:
        """*Play* where no seat is free: open a table with the server's settings against computers, and begin at once.
        ``alone``: as ``open_alone`` does. ``beside``: next to an open table of this channel. Return why there can be no
        table, or ``None``; the user may have been told already.
        """
        home, channel_id = home_id_of(press), tables_channel_of(press)
        settings = await self._services.server_settings.of(home)
        what = Open(home, channel_id, settings.rules, settings.rules.players - 1)
        if alone:
            await self._services.languages.remember(home, str(press.locale))
            await self.open_alone(press, what)
            return None
        if not await self.may_open_here(press, settings.channels):
            return None
        if not may_post(press):
            await tell(press, no_access(press))
            return None
        if beside:
            await self._open_beside(press, what, Start())
            return None
        answer = await self._open_in_time(press, what)
        if isinstance(answer, Refused):
            return answer
        await self._answers.decide(press, answer.snapshot.table.table_id, Start())
        return None

    async def may_open_here(self, interaction: Interaction, channels: Sequence[int]) -> bool:
        """Return whether the server allows tables here (``channels``). If not, tell the user."""
        if not channels or not places_of(interaction.channel).isdisjoint(channels):
            return True
        await tell(interaction, texts_for(interaction)("open-elsewhere", channels=channel_links(channels)))
        return False

    async def open(self, command: Interaction, what: Open) -> None:
        """Open a table and answer with its message. If it is stored too late for that, the announcer shows it."""
        if not may_post(command):
            await tell(command, no_access(command))
            return
        answer = await self._open_in_time(command, what)
        match answer:
            case Accepted(snapshot) if command.response.is_done():
                await self._answers.catch_up_for(command, snapshot.table.table_id)
            case Accepted(snapshot):
                await self._answers.post_table(command, snapshot.table.table_id)
            case Refused(Reason.CHANNEL_BUSY):
                await self._open_beside(command, what, None)
            case Refused():
                await self._answers.refuse(command, answer)

    async def open_alone(self, command: Interaction, what: Open) -> None:
        """Open a table for one person, dealt at once and shown on their panel only. If they play at one, show that."""
        running = self._verbs.snapshot_here(command)
        if running is not None and running.table.status is Status.PLAYING:
            await self._answers.decide(command, running.table.table_id, Touch())
            return
        match await self._open(command, what):
            case Accepted(snapshot):
                await self._answers.decide(command, snapshot.table.table_id, Start())
            case Refused() as refused:
                await self._answers.refuse(command, refused)

    async def _open_beside(self, command: Interaction, what: Open, begins: Start | None) -> None:
        """Open a table in a thread of a busy channel, and begin its game if wanted. If refused, say why."""
        settings = await self._services.server_settings.of(what.guild_id)
        parent = command.channel.parent if isinstance(command.channel, discord.Thread) else command.channel
        if settings.more_tables is not MoreTables.THREADS:
            await self._offer_others(command, settings.channels, "tables-one")
            return
        if not isinstance(parent, discord.TextChannel):
            await self._offer_others(command, settings.channels, "tables-no-threads")
            return
        if not command.response.is_done():
            await answer_later(command, anew=True)
        public = await self._services.languages.of_server(command)
        try:
            async with asyncio.timeout(FOLLOW_UP_SECONDS):
                thread = await open_thread(parent, thread_name([(command.user.id, command.user.display_name)], public))
        except RequestFailed as fault:
            key = "tables-no-threads" if full_of(fault) is None else "tables-too-many-threads"
            await self._offer_others(command, settings.channels, key)
            return
        match await self._open(command, replace(what, channel_id=thread.id)):
            case Refused() as refused:
                self._answers.announcers.put_away(thread.id)
                await self._answers.refuse(command, refused)
            case Accepted(snapshot):
                table_id = snapshot.table.table_id
                if begins is not None:
                    await self._answers.decide_in_time(command, table_id, begins)
                await self._answers.catch_up_for(command, table_id)
                if not show_on_page(command, snapshot):
                    await reply(command, there_layout(snapshot.table, texts_for(command)))

    async def _offer_others(self, command: Interaction, channels: Sequence[int], key: str) -> None:
        """Say why (``key``) no table can be opened here, with buttons to join one and links to free channels."""
        texts, here = texts_for(command), self._answers.tables.table_in_channel(tables_channel_of(command))
        free = [
            each for each in self._channels_for(command, channels) if not self._answers.tables.tables_in_channel(each)
        ]
        note_refusal(command)
        why = texts(key)
        note = why if not free else f"{why} {texts('tables-free', channels=channel_links(free[:_MOST_FREE]))}"
        snapshot = None if here is None else self._answers.tables.snapshot(here)
        if snapshot is not None and snapshot.seat_view(command.user.id) is not None:
            await self._answers.show_panel(command, snapshot, remark=Remark(note))
        else:
            table = None if snapshot is None else snapshot.table
            await tell(command, refusal_layout_at(command, key, note, table))

    def _channels_for(self, command: Interaction, channels: Sequence[int]) -> Iterator[int]:
        """Yield the channels where the server allows tables and where this person and the bot may write."""
        member, guild = command.user, command.guild
        if guild is None or not isinstance(member, discord.Member):
            return
        for channel in guild.text_channels:
            theirs = channel.permissions_for(member)
            wanted = not channels or not places_of(channel).isdisjoint(channels)
            if wanted and theirs.view_channel and theirs.send_messages and may_post_in(guild, channel.id):
                yield channel.id

    async def _open_in_time(self, command: Interaction, what: Open) -> Answer:
        """Open a table. If that takes too long, tell the user meanwhile."""
        opening, done = await within(DEADLINE, self._open(command, what))
        if not done:
            await self._answers.tell_slow(command)
        return await opening

    async def _open(self, command: Interaction, what: Open) -> Answer:
        person = await self._services.with_word(person_of(command))
        return await self._answers.tables.open(person, what, command.id)

    # -- showing

    async def show(self, command: Interaction) -> None:
        """Post the channel's table again, or the caller's sleeping one if there is room."""
        person, channel_id = person_of(command), tables_channel_of(command)
        sleeping = self._answers.tables.find_sleeping(person.user_id, home_id_of(command))
        if sleeping is None or not self._answers.tables.has_room(channel_id, person) or not may_post(command):
            await self._verbs.ask(command, "show")
            return
        settings = await self._services.server_settings.of(home_id_of(command))
        if not await self.may_open_here(command, settings.channels):
            return
        match await self._answers.tables.wake(person, sleeping, channel_id):
            case Accepted():
                await self._answers.post_table(command, sleeping)
            case Refused() as refused:
                await self._answers.refuse(command, refused)

    async def _show(self, command: Interaction, table_id: TableId, _given: str) -> None:
        if may_post(command):
            await self._answers.post_table(command, table_id)
        else:
            await tell(command, no_access(command))

    # -- the rules

    @pressed(buttons.HOUSE, right=LOOK)
    async def show_rules(self, press: Interaction, table_id: TableId) -> None:
        """*Rules …*: show the table's rules, with menus for a person who may change them."""
        snapshot = self._answers.tables.snapshot(table_id)
        if snapshot is None or snapshot.table.status is not Status.LOBBY:
            await self._answers.refuse(
                press, Refused(Reason.NO_TABLE if snapshot is None else Reason.ALREADY_STARTED, snapshot)
            )
        else:
            person = person_of(press)
            may_change = person.moderator or person.user_id == snapshot.table.owner_id
            await reply(press, house_layout(snapshot.table, texts_for(press), may_change=may_change))

    @pressed(buttons.HOUSE_RULE, right=Right(Who.OWNER, Place.CHANNEL))
    async def change_rules(self, press: Interaction, table_id: TableId, menu: str, chosen: Sequence[str]) -> None:
        """Change the rule chosen from a menu, which then shows the new rules."""
        snapshot = self._answers.tables.snapshot(table_id)
        if snapshot is None:
            await self._answers.refuse(press, Refused(Reason.NO_TABLE))
            return
        rules = snapshot.table.rules
        offered = {word for word, _, _ in rule_choices(rules, menu, texts_for(press))}
        word_chosen = next((word for word in chosen if word in offered), None)
        if word_chosen is not None and menu == "preset":
            rules = rules_for(rules, word_chosen, (), players=rules.players)
        elif word_chosen is not None:
            rules = rules_for(rules, None, [word_chosen])
        await self._change(press, table_id, ChangeRules(rules))

    @pressed(buttons.TURNS, right=Right(Who.OWNER, Place.CHANNEL))
    async def choose_turns(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """Change how much time people have for their turns at the table."""
        snapshot, turns = self._answers.tables.snapshot(table_id), next(iter({*Turns} & {*chosen}), None)
        if snapshot is None:
            await self._answers.refuse(press, Refused(Reason.NO_TABLE))
        else:
            await self._change(press, table_id, ChangeRules(snapshot.table.rules, turns))

    async def _change(self, press: Interaction, table_id: TableId, what: ChangeRules) -> None:
        answer = await self._answers.decide_in_time(press, table_id, what)
        match answer:
            case Accepted(now):
                await redraw(press, house_layout(now.table, texts_for(press), may_change=True))
            case Refused():
                await self._answers.refuse(press, answer)
        await self._answers.catch_up_for(press, table_id)
