"""``/night``: open a Euchre night, take part in it, host it, and look back at it."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, tzinfo
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.rules import RulesError
from bot.pictures.standings_picture import standings_picture
from bot.processes.work_queue import WorkersBusy
from bot.storage.api import Store, TournamentId
from bot.tables.decisions import Person
from bot.tables.server_settings import rules_for
from bot.tournaments.leagues import honours
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import Night, NightError, NightPlan, NightRefusal, NightStatus
from bot.tournaments.nights.nights import Nights
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction, bot_of, guild_of
from bot.ui.languages import Languages, texts_for
from bot.ui.layouts import file_layout, page_layout
from bot.ui.options import DAYS_AHEAD, LEVEL_CHOICES, WrongTime, read_start, zone_of
from bot.ui.permissions import ask_for_rights
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, draw, tell
from bot.ui.rights import may_make_events, moderates, places_of, refuse_channel, refuse_night_here
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.names import safe_name
from bot.words.nights_text import honours_text
from bot.words.notices import channel_links, rules_fault_text
from cogs.config import WrittenChannel
from cogs.nights.messages import NightPosts, confirm_layout, standings_message
from cogs.nights.results_file import Make, PackedResults
from cogs.table.commands import SWITCH, option_words, preset_choices

if TYPE_CHECKING:
    from bot.app import EuchreBot


MOVEMENTS = [app_commands.Choice(name=localize(f"movement-{movement}"), value=movement.value) for movement in Movement]
MORE_CHANNELS = range(2, 11)
"""The tables of the largest night, after the first: each may have a channel of its own."""


class NightCommands(commands.GroupCog, group_name="night", group_description=localize("command-night")):
    """The commands for Euchre nights."""

    def __init__(self, bot: EuchreBot) -> None:
        self._bot = bot

    @app_commands.command(name="open", description=localize("command-night-open"))
    @app_commands.describe(
        name=localize("option-night-name"),
        start=localize("option-night-start"),
        rules=localize("option-rules"),
        options=localize("option-options"),
        movement=localize("option-night-movement"),
        rounds=localize("option-night-rounds"),
        hands=localize("option-night-hands"),
        minutes=localize("option-night-minutes"),
        level=localize("option-night-level"),
        bonus=localize("option-night-bonus"),
        players=localize("option-night-least"),
        event=localize("option-night-event"),
        channel=localize("option-night-channel-first"),
        **{f"channel_{table}": localize("option-night-channel-more") for table in MORE_CHANNELS},
    )
    @app_commands.rename(**{f"channel_{table}": f"channel-{table}" for table in MORE_CHANNELS})
    @app_commands.choices(movement=MOVEMENTS, level=LEVEL_CHOICES, event=SWITCH)
    async def open_night(
        self,
        command: Interaction,
        name: app_commands.Range[str, 1, 60],
        start: app_commands.Range[str, 1, 40] = "30",
        rules: app_commands.Range[str, 1, 50] | None = None,
        options: app_commands.Range[str, 1, 1000] = "",
        movement: str = Movement.INDIVIDUAL.value,
        rounds: app_commands.Range[int, 1, 39] = 6,
        hands: app_commands.Range[int, 1, 24] = 8,
        minutes: app_commands.Range[int, 5, 120] | None = None,
        level: str = "expert",
        bonus: app_commands.Range[int, 0, 4] = 0,
        players: app_commands.Range[int, 4, 40] = 4,
        event: str = "no",
        channel: WrittenChannel | None = None,
        channel_2: WrittenChannel | None = None,
        channel_3: WrittenChannel | None = None,
        channel_4: WrittenChannel | None = None,
        channel_5: WrittenChannel | None = None,
        channel_6: WrittenChannel | None = None,
        channel_7: WrittenChannel | None = None,
        channel_8: WrittenChannel | None = None,
        channel_9: WrittenChannel | None = None,
        channel_10: WrittenChannel | None = None,
    ) -> None:
        """Open a night in this channel."""
        texts, night = texts_for(command), bot_of(command).tournaments.night_handlers
        chosen = (
            channel, channel_2, channel_3, channel_4, channel_5, channel_6, channel_7, channel_8, channel_9, channel_10,
        )  # fmt: skip
        places = {table: channel_id for table, channel_id in enumerate(chosen, 1) if channel_id is not None}
        starts_at = await self._start(command, start)
        if starts_at is None:
            return
        settings = await bot_of(command).tables.settings_of(guild_of(command))
        refused = _refuse_places(command, places, settings.channels)
        if refused is not None:
            await tell(command, refused)
            return
        try:
            built = rules_for(settings.rules, None if rules is None else rules.strip().lower(), option_words(options))
        except RulesError as error:
            await tell(command, rules_fault_text(error, texts))
            return
        try:
            meet = Movement(movement)
            plan = NightPlan(
                name, built, meet, starts_at, rounds, hands, minutes, level, bonus, players, event == "yes"
            )
        except ValueError:
            await tell(command, texts("night-wrong-rules"))
            return
        await night.open(command, plan, places)

    @open_night.autocomplete("rules")
    async def rules_choices(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title contains what was typed."""
        return preset_choices(current, texts_for(command))

    @app_commands.command(name="join", description=localize("command-night-join"))
    @app_commands.describe(partner=localize("option-night-partner"))
    async def join(self, command: Interaction, partner: discord.User | None = None) -> None:
        """Take part."""
        if partner is not None and partner.bot:
            await tell(command, texts_for(command)("night-partner-bot"))
            return
        await bot_of(command).tournaments.night_handlers.wish(command, "join", None if partner is None else partner.id)

    @app_commands.command(name="leave", description=localize("command-night-leave"))
    async def leave(self, command: Interaction) -> None:
        """Take part no more."""
        await bot_of(command).tournaments.night_handlers.wish(command, "leave")

    @app_commands.command(name="back", description=localize("command-night-back"))
    async def back(self, command: Interaction) -> None:
        """Play again."""
        await bot_of(command).tournaments.night_handlers.wish(command, "back")

    @app_commands.command(name="show", description=localize("command-night-show"))
    async def show(self, command: Interaction) -> None:
        """Post the lobby again."""
        await bot_of(command).tournaments.night_handlers.show(command)

    @app_commands.command(name="standings", description=localize("command-night-standings"))
    async def standings(self, command: Interaction) -> None:
        """Show the standings."""
        await bot_of(command).tournaments.night_handlers.standings(command)

    @app_commands.command(name="results", description=localize("command-night-results"))
    @app_commands.describe(number=localize("option-night-number"))
    async def results(self, command: Interaction, number: app_commands.Range[int, 1, 10**15 - 1] | None = None) -> None:
        """Send the file of a night that is over."""
        await bot_of(command).tournaments.night_handlers.results(
            command, None if number is None else TournamentId(number)
        )

    @app_commands.command(name="honours", description=localize("command-night-honours"))
    async def honours(self, command: Interaction) -> None:
        """Show the all-time honours."""
        await bot_of(command).tournaments.night_handlers.honours(command)

    # -- the host's

    @app_commands.command(name="start", description=localize("command-night-start"))
    @app_commands.describe(start=localize("option-night-start"))
    async def start(self, command: Interaction, start: app_commands.Range[str, 1, 40]) -> None:
        """Move the start."""
        texts, night = texts_for(command), bot_of(command).tournaments.night_handlers
        starts_at = await self._start(command, start)
        if starts_at is None:
            return

        async def moved(night_id: TournamentId, host: Person) -> None:
            await night.nights.move_start(night_id, host, starts_at)

        await night.host(command, moved, moved_words(starts_at, texts))

    @app_commands.command(name="extend", description=localize("command-night-extend"))
    @app_commands.describe(hands=localize("option-night-more-hands"), minutes=localize("option-night-more-minutes"))
    async def extend(
        self,
        command: Interaction,
        hands: app_commands.Range[int, 0, 24] = 0,
        minutes: app_commands.Range[int, 0, 120] = 0,
    ) -> None:
        """Give the round more time."""
        night = bot_of(command).tournaments.night_handlers

        async def extended(night_id: TournamentId, host: Person) -> None:
            await night.nights.extend(night_id, host, hands, minutes)

        await night.host(command, extended, texts_for(command)("night-done-extend"))

    @app_commands.command(name="end-round", description=localize("command-night-end-round"))
    async def end_round(self, command: Interaction) -> None:
        """Call time."""
        night = bot_of(command).tournaments.night_handlers
        await night.host(command, night.nights.end_round, texts_for(command)("night-done-end-round"))

    @app_commands.command(name="replace", description=localize("command-night-replace"))
    @app_commands.describe(player=localize("option-night-player"))
    async def replace(self, command: Interaction, player: discord.User) -> None:
        """Let a computer play for somebody."""
        night = bot_of(command).tournaments.night_handlers

        async def replaced(night_id: TournamentId, host: Person) -> None:
            await night.nights.replace(night_id, host, player.id)

        done = texts_for(command)("night-done-replace", name=safe_name(player.display_name))
        await night.host(command, replaced, done)

    @app_commands.command(name="place", description=localize("command-night-place"))
    @app_commands.describe(table=localize("option-night-table"), channel=localize("option-night-channel"))
    async def place(self, command: Interaction, table: app_commands.Range[int, 1, 10], channel: WrittenChannel) -> None:
        """Let a table stand elsewhere."""
        night = bot_of(command).tournaments.night_handlers
        settings = await bot_of(command).tables.settings_of(guild_of(command))
        refused = refuse_channel(command, channel, settings.channels)
        if refused is not None:
            await tell(command, refused)
            return

        async def placed(night_id: TournamentId, host: Person) -> None:
            await night.nights.place(night_id, host, table, channel)

        done = texts_for(command)("night-done-place", table=table, channel=f"<#{channel}>")
        await night.host(command, placed, done)

    @app_commands.command(name="finish", description=localize("command-night-finish"))
    async def finish(self, command: Interaction) -> None:
        """Finish the night now."""
        await bot_of(command).tournaments.night_handlers.ask_end(command, "finish")

    @app_commands.command(name="call-off", description=localize("command-night-call-off"))
    async def call_off(self, command: Interaction) -> None:
        """Call the night off."""
        await bot_of(command).tournaments.night_handlers.ask_end(command, "off")

    @open_night.autocomplete("start")
    @start.autocomplete("start")
    async def start_choices(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """How what was typed so far is understood, in the server's time zone."""
        zone = await self._zone(command)
        try:
            starts_at = await read_start(current, command.created_at.timestamp(), zone)
        except WrongTime:
            return []
        meant = datetime.fromtimestamp(starts_at, zone)
        name = texts_for(command)("time-meant", typed=current[:40], time=f"{meant:%Y-%m-%d %H:%M}", zone=str(zone))
        return [app_commands.Choice(name=name[:100], value=f"<t:{int(starts_at)}>")]

    async def _start(self, command: Interaction, typed: str) -> float | None:
        """Return the start that was typed; None once the user has been told what is wrong with it."""
        zone = await self._zone(command)
        try:
            return await read_start(typed, command.created_at.timestamp(), zone)
        except WrongTime as wrong:
            said_so = texts_for(command)(wrong.key, time=safe_name(typed), zone=str(zone), days=DAYS_AHEAD)
            await tell(command, said_so)
            return None

    async def _zone(self, command: Interaction) -> tzinfo:
        settings = await self._bot.tables.settings_of(guild_of(command))
        return zone_of(settings.time_zone)

    # -- what Discord tells

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """A thread in which a table may have stood."""
        await self._bot.tournaments.night_handlers.nights.place_lost(gone.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel in which a table may have stood."""
        await self._bot.tournaments.night_handlers.nights.place_lost(channel.id)


def _refuse_places(command: Interaction, places: Mapping[int, int], allowed: Sequence[int]) -> str | None:
    """Say why a night may not have its lobby here, or its tables in the channels that were chosen (by table number)."""
    texts = texts_for(command)
    if allowed and places_of(command.channel).isdisjoint(allowed):
        return texts("open-elsewhere", channels=channel_links(allowed))
    refused = (refuse_channel(command, channel_id, allowed) for channel_id in places.values())
    return refuse_night_here(command, threads=not places) or next(filter(None, refused), None)


async def setup(bot: EuchreBot) -> None:
    """Called by discord.py."""
    await bot.add_cog(NightCommands(bot))


# -- handlers
#
# What happens when somebody presses a button of a night or types ``/night``: one wish, one answer.
#
# A press on the lobby is answered by redrawing it, everything else by a private sentence. Decides nothing.


Act = Callable[[TournamentId, Person], Awaitable[None]]
"""What is done on a night for somebody."""


def person_of(asked: Interaction, night: Night | None = None) -> Person:
    """Who asks, and whether they moderate the night: a moderator of a channel in which a table stands does not."""
    moderator = night is not None and moderates(asked, night.channel_id)
    return Person(asked.user.id, asked.user.display_name, moderator)


def refusal_words(refused: NightError, texts: Texts) -> str:
    """Why something is not done."""
    return texts(f"night-refusal-{refused.refusal}")


def moved_words(starts_at: float, texts: Texts) -> str:
    """The start of a night was moved."""
    return texts("night-done-start", **{"in": timestamp(starts_at, "R")})


def _refuse_event(command: Interaction) -> str | None:
    """Say who of the two lacks what an event of the server needs."""
    if not may_make_events(command.permissions):
        return texts_for(command)("night-event-not-yours")
    if may_make_events(command.app_permissions):
        return None
    texts = texts_for(command)
    return ask_for_rights(texts("night-event-refused"), texts, command.application_id)


async def _picture(night: Night, texts: Texts) -> bytes | None:
    return await draw(standings_picture, night, texts)


def _file(data: bytes, name: str) -> discord.File:
    return discord.File(io.BytesIO(data), name)


class NightHandlers:
    """Answers presses and commands about nights."""

    def __init__(
        self, nights: Nights, posts: NightPosts, store: Store, languages: Languages, readers: Readers, make: Make
    ) -> None:
        self.nights = nights
        self._posts = posts
        self._store = store
        self._languages = languages
        self._readers = readers
        self._packed = PackedResults(store, make)

    # -- presses

    @pressed(buttons.NIGHT_BUTTON)
    async def press(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        """A button of a night."""
        if verb == "standings":
            await self._show_standings(press, night_id)
        elif verb == "results":
            await self.results(press, night_id)
        elif verb in ("finish", "off"):
            await self._end(press, night_id, verb)
        else:
            await self._wish(press, night_id, verb)

    async def _wish(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        """Somebody wants to take part, or no more."""
        with self._posts.answering(night_id):
            try:
                done = await self._done(night_id, verb, person_of(press))
            except NightError as refused:
                await tell(press, refusal_words(refused, texts_for(press)))
                return
            if not await self._posts.answer(press, night_id):
                await tell(press, texts_for(press)(done))

    async def _end(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        """The host was asked once more whether the night is to end, and is sure."""
        texts, person = texts_for(press), person_of(press, self.nights.night(night_id))
        try:
            await (self.nights.finish if verb == "finish" else self.nights.call_off)(night_id, person)
        except NightError as refused:
            await tell(press, refusal_words(refused, texts))
            return
        async with in_time():
            view = page_layout(texts(f"night-done-{verb}"))
            await press.response.edit_message(view=view, allowed_mentions=NOBODY)

    async def _done(self, night_id: TournamentId, verb: str, person: Person, partner_id: int | None = None) -> str:
        """Do it; returns the text that says so."""
        night = self.nights.night(night_id)
        lobby = night is not None and night.status is NightStatus.LOBBY
        match verb:
            case "join":
                await self.nights.enter(night_id, person, partner_id)
                return "night-done-join" if lobby else "night-done-late"
            case "leave":
                await self.nights.leave(night_id, person.user_id)
                return "night-done-leave" if lobby else "night-done-out"
            case "here":
                await self.nights.check_in(night_id, person.user_id)
            case _:
                await self.nights.come_back(night_id, person.user_id)
        return f"night-done-{verb}"

    async def _show_standings(self, asked: Interaction, night_id: TournamentId) -> None:
        """The standings as they are now, for the one who asks."""
        texts, night = texts_for(asked), self.nights.night(night_id)
        if night is None:
            await tell(asked, texts(f"night-refusal-{NightRefusal.NO_NIGHT}"))
            return
        reader = await self._readers.of(asked)
        message = standings_message(night, None if reader.text_only else await _picture(night, texts), texts)
        await asked.response.send_message(
            view=message.layout, files=list(message.files), ephemeral=True, allowed_mentions=NOBODY
        )

    # -- commands

    async def open(self, command: Interaction, plan: NightPlan, places: Mapping[int, int]) -> None:
        """Open a night in this channel; without an event of the server where they or we may not make one."""
        refused_event = _refuse_event(command) if plan.event else None
        plan = replace(plan, event=plan.event and refused_event is None)
        guild_id, channel_id = guild_of(command), command.channel_id or 0
        try:
            night_id = await self.nights.open(person_of(command), guild_id, channel_id, plan, places)
        except NightError as refused:
            await tell(command, refusal_words(refused, texts_for(command)))
            return
        texts = texts_for(command)
        number = texts("night-opened", number=str(night_id))
        await tell(command, f"{number}\n{refused_event}" if refused_event else number)

    async def wish(self, command: Interaction, verb: str, partner_id: int | None = None) -> None:
        """``/night join``, ``leave`` and ``back``."""
        night_id = await self.here(command)
        if night_id is None:
            return
        try:
            done = await self._done(night_id, verb, person_of(command), partner_id)
        except NightError as refused:
            await tell(command, refusal_words(refused, texts_for(command)))
            return
        await tell(command, texts_for(command)(done))

    async def host(self, command: Interaction, act: Act, done: str) -> None:
        """Something that only the host may do; ``done`` is said afterwards."""
        night_id = await self.here(command)
        if night_id is None:
            return
        try:
            await act(night_id, person_of(command, self.nights.night(night_id)))
        except NightError as refused:
            await tell(command, refusal_words(refused, texts_for(command)))
            return
        await tell(command, done)

    async def ask_end(self, command: Interaction, verb: str) -> None:
        """``/night finish`` and ``/night call-off``: asked once more."""
        texts, night_id = texts_for(command), await self.here(command)
        night = None if night_id is None else self.nights.night(night_id)
        if night_id is None or night is None:
            return
        try:
            judge = self.nights.judge_finish if verb == "finish" else self.nights.judge_call_off
            judge(night_id, person_of(command, night))
        except NightError as refused:
            await tell(command, refusal_words(refused, texts))
            return
        view = confirm_layout(night_id, night, verb, texts)
        await command.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def show(self, command: Interaction) -> None:
        """Post the lobby again."""
        night_id = await self.here(command)
        if night_id is not None:
            await self._posts.show_again(night_id)
            await tell(command, texts_for(command)("night-number", number=str(night_id)))

    async def standings(self, command: Interaction) -> None:
        """``/night standings``."""
        night_id = await self.here(command)
        if night_id is not None:
            await self._show_standings(command, night_id)

    async def results(self, asked: Interaction, night_id: TournamentId | None = None) -> None:
        """The file of a night that is over, the server's last one unless another is asked for."""
        texts = texts_for(asked)
        await asked.response.defer(ephemeral=True, thinking=True)
        past = await self.nights.past_nights(guild_of(asked))
        found = [night for number, night in past if night_id in (None, number) and night.past]
        if not found:
            await tell(asked, texts("night-none-past"))
            return
        try:
            data, whole = await self._packed.of(found[-1], await self._languages.public(asked))
        except WorkersBusy:
            await tell(asked, texts("night-results-busy"))
            return
        words = texts("night-results-here", name=safe_name(found[-1].plan.name))
        words += "" if whole else "\n" + texts("night-results-cut")
        name = "night.zip"
        await asked.followup.send(
            view=file_layout(words, [name]), files=[_file(data, name)], ephemeral=True, allowed_mentions=NOBODY
        )

    async def honours(self, command: Interaction) -> None:
        """A server's all-time honours."""
        past = [night for _, night in await self.nights.past_nights(guild_of(command))]
        names = {person.user_id: person.name for night in past for person in night.people if person.user_id is not None}
        honoured = [one for one in honours(past) if one.user_id > 0]
        words = honours_text(honoured, names, await self._languages.public(command))
        await command.response.send_message(view=page_layout(words), allowed_mentions=NOBODY)

    async def here(self, command: Interaction) -> TournamentId | None:
        """The night of this channel; that there is none has been said."""
        night_id = self.nights.night_in(command.channel_id or 0)
        if night_id is None:
            await tell(command, texts_for(command)("night-none"))
        return night_id
