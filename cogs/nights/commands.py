"""``/night``: open a Euchre night, take part in it, host it, and read its results.

A press on the lobby is answered by redrawing it, everything else by a private sentence. This file decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.rights import HOST, IN_LOBBY, OPEN_TOURNAMENT, SHOW_HERE, Cost, Place, Posts, Right, Who
from bot.services import Services
from bot.storage.api import TournamentId
from bot.tables.decisions import Person, Reason
from bot.tournaments.leagues import honours
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import (
    MOST_POINTS,
    CameBack,
    CheckedIn,
    CoHostNamed,
    CoHostRemoved,
    Entered,
    Left,
    Night,
    NightClosed,
    NightClosing,
    NightFact,
    NightPlan,
    NightRefusal,
    NightStatus,
    PlanChanged,
    RepeatChosen,
    ResultCorrected,
    RoundExtended,
    SeatsSwapped,
    StartMoved,
    TablePlaced,
    TimeCalled,
)
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.layouts import page_layout
from bot.ui.options import StartTime, Switch, WrittenChannel, word_option, zone_here
from bot.ui.readers import Interaction, PagePress, guild_of, texts_for
from bot.ui.replies import (
    RequestRefused,
    answer_later,
    ask,
    ask_for_rights,
    redraw,
    reply,
    tell,
    turn_page,
)
from bot.ui.rights import may_make_events, moderates, places_of, refuse_channel, refuse_night_here, slash
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.names import safe_name, tell_people_apart
from bot.words.nights_text import (
    LONGEST_NIGHT_NAME,
    honours_notes,
    honours_sheet,
    night_card_sheet,
    night_name,
    night_sheets,
    standings_notes,
    why_ended,
)
from bot.words.notices import channel_links
from cogs.nights.messages import NightPosts, confirm_layout
from cogs.nights.plan_forms import (
    FIELDS,
    ROUNDS,
    change_plan,
    form_buttons,
    may_be_played,
    settings_form,
    settings_layout,
)
from cogs.results_files import PackedResults, results_file_name

_OF_NIGHT = Right(Who.SEATED, in_server=True, needs_all=True)
_STANDINGS = Right(in_server=True, needs_all=True, cost=Cost.READING, question="standings")
_RESULTS = Right(in_server=True, needs_all=True, cost=Cost.PERSONAL, question="results")
_SETTINGS = replace(HOST, place=Place.CHANNEL)
_CALL = replace(HOST, posts=Posts.MESSAGE)
_NIGHT_RIGHTS = {
    "join": IN_LOBBY,
    **dict.fromkeys(("leave", "here", "back"), replace(_OF_NIGHT, place=Place.CHANNEL)),
    "standings": replace(_STANDINGS, place=Place.CHANNEL),
    "show": Right(place=Place.SERVER, in_server=True, needs_all=True, cost=Cost.READING),
    "results": replace(_RESULTS, place=Place.SERVER),
    "card": Right(Who.SEATED, Place.SERVER, in_server=True, needs_all=True, cost=Cost.READING),
    **dict.fromkeys(("finish", "off"), replace(HOST, place=Place.SERVER)),
}


START_MINUTES = 30
"""Minutes from the command to the start, unless a time is typed."""

_ENDINGS = {"finish": NightClosing.FINISHED, "off": NightClosing.ASKED}  # by the button that ends a night


class Repeat(StrEnum):
    """How often a night is opened again."""

    NEVER = "never"
    WEEKLY = "weekly"


class NightCommands(commands.GroupCog, group_name="night", group_description=localize("command-night")):
    """The commands and buttons of Euchre nights."""

    def __init__(self, services: Services, posts: NightPosts, results: PackedResults) -> None:
        self.services = services
        self._posts = posts
        self._results = results
        self._declined: set[tuple[TournamentId, int, int]] = set()  # by night, who asked, and who said no

    @slash(
        "night open", OPEN_TOURNAMENT, name="night-name", start="night-start", rounds="night-rounds", role="night-role"
    )
    async def open_night(
        self,
        command: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NIGHT_NAME],
        start: StartTime | None = None,
        rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[-1]] = 6,
        role: discord.Role | None = None,
    ) -> None:
        """Open a night in this channel, and show its settings, which hosts can change until it starts."""
        texts = texts_for(command)
        starts_at = start or command.created_at.timestamp() + 60.0 * START_MINUTES
        settings = await self.services.tables.server_settings.of(guild_of(command))
        if settings.channels and places_of(command.channel).isdisjoint(settings.channels):
            raise RequestRefused("open-elsewhere", channels=channel_links(settings.channels))
        refusal = refuse_night_here(command)
        if refusal is not None:
            raise RequestRefused(words=refusal)
        rules = settings.rules if may_be_played(settings.rules) else presets.build(presets.DEFAULT_PRESET)
        role_id = None if role is None or role.is_default() else role.id
        plan = NightPlan(name, rules, Movement.INDIVIDUAL, starts_at, rounds, role_id=role_id)
        opened = await self.services.nights.open(_asker(command), guild_of(command), command.channel_id or 0, plan)
        if isinstance(opened, NightRefusal | Reason):
            raise _refusal(opened)
        await self._show_settings(command, opened, texts("night-opened"))

    @slash("night settings", Right(in_server=True, needs_all=True))
    async def show_settings(self, command: Interaction) -> None:
        """Show the settings of this channel's night. Until it starts, its hosts can change them."""
        await self._show_settings(command, self._find_here(command))

    async def _show_settings(self, interaction: Interaction, night_id: TournamentId, note: str = "") -> None:
        """Show the settings in a new answer or, after a form, on the page with the form's button."""
        night = self._night(night_id)
        may_change = self._refuse_change(interaction, night_id, night) is None
        page = settings_layout(night_id, night, texts_for(interaction), note, may_change=may_change)
        await (reply if interaction.message is None else redraw)(interaction, page)

    def _refuse_change(self, interaction: Interaction, night_id: TournamentId, night: Night) -> NightRefusal | None:
        if night.status is not NightStatus.LOBBY:
            return NightRefusal.TOO_LATE
        fact = PlanChanged(interaction.user.id, night.plan)
        return self.services.nights.refuse(night_id, _asker(interaction, night), fact)

    @pressed(buttons.NIGHT_SET, right=_SETTINGS)
    async def ask_for_settings(self, press: Interaction, night_id: TournamentId, topic: str) -> None:
        """Show the form of a topic with the current settings."""
        night = self._night(night_id)
        refused = self._refuse_change(press, night_id, night)
        if refused is not None:
            raise _refusal(refused)
        await ask(press, settings_form(topic, night_id, night.plan, texts_for(press)))

    @pressed(buttons.NIGHT_FORM, right=_SETTINGS)
    async def change_settings(
        self, press: Interaction, night_id: TournamentId, topic: str, written: Mapping[str, str]
    ) -> None:
        """Change what can be changed of a filled-in form, and say what cannot."""
        night, texts = self._night(night_id), texts_for(press)
        written = {name: line for name, line in written.items() if name in FIELDS[topic]}
        plan, faults = change_plan(night.plan, written, guild_of(press), texts)
        refusal = _refuse_event(press) if plan.event and not night.plan.event else None
        if refusal is not None:
            plan, faults = replace(plan, event=False), [*faults, refusal]
        await self._request(night_id, _asker(press, night), PlanChanged(press.user.id, plan))
        await self._show_settings(press, night_id, "\n".join(faults) or texts("night-settings-kept"))

    @slash("night join", Right(in_server=True, needs_all=True, posts=Posts.MESSAGE), partner="night-partner")
    async def join(self, command: Interaction, partner: discord.User | None = None) -> None:
        if partner is not None and partner.bot:
            raise RequestRefused("night-partner-bot")
        night_id = self._find_here(command)
        await self._take_part(command, "join", None if partner is None else partner.id)
        night = self.services.nights.night(night_id)
        if partner is not None and night is not None and night.is_asked(command.user.id, partner.id):
            asked = night_id, command.user.id, partner.id
            self._declined.discard(asked)
            question = partial(buttons.partner_question, buttons.NIGHT_ANSWER, *asked)
            await self._posts.questions.ask(command, question, partial(self._say_outcome, *asked), [partner.id])

    @pressed(buttons.NIGHT_ANSWER, right=IN_LOBBY)
    async def answer_partner(self, press: Interaction, night_id: TournamentId, verb: str, partner_id: int) -> None:
        """Answer whether a person plays with the one who chose them as a partner. *Yes* also enters the person."""
        night, questions = self._night(night_id), self._posts.questions
        if not night.is_asked(partner_id, press.user.id):
            raise _refusal(NightRefusal.NOT_NOW)
        asked = night_id, partner_id, press.user.id
        await questions.follow(press, partial(self._say_outcome, *asked))
        if verb == "yes":
            await self._fulfil(press, night_id, "join", partner_id)
        else:
            self._declined.add(asked)
        questions.look_again(night.guild_id)
        await questions.answer(press, buttons.partner_answer(verb, press.user.id, partner_id, texts_for(press)))

    async def _say_outcome(self, night_id: TournamentId, asking_id: int, partner_id: int, texts: Texts) -> str | None:
        """Return what a person has answered who was asked to be a partner; ``None`` while they may."""
        night, said_no = self.services.nights.night(night_id), (night_id, asking_id, partner_id) in self._declined
        if night is not None and night.is_asked(asking_id, partner_id) and not said_no:
            return None
        names = night is not None and {one.user_id: one.partner_id for one in night.people}.get(asking_id)
        answer = "no" if said_no else "yes" if names == partner_id else "over"
        return buttons.partner_answer(answer, partner_id, asking_id, texts)

    @slash("night leave", _OF_NIGHT)
    async def leave(self, command: Interaction) -> None:
        await self._take_part(command, "leave")

    @slash("night back", _OF_NIGHT)
    async def back(self, command: Interaction) -> None:
        await self._take_part(command, "back")

    @slash("night show", Right(in_server=True, needs_all=True, cost=Cost.READING, posts=Posts.MESSAGE))
    async def show(self, command: Interaction) -> None:
        """Post the lobby again."""
        self._posts.of(self._find_here(command)).post_anew()
        await tell(command, texts_for(command)("night-shown"))

    @slash("night standings", _STANDINGS)
    async def standings(self, command: Interaction) -> None:
        await self._show_standings(command, self._find_here(command))

    @slash("night results", _RESULTS, number="night-number")
    async def results(self, command: Interaction, number: app_commands.Range[int, 1, 10**15 - 1] | None = None) -> None:
        """Send the results file of a finished night."""
        await self._send_results(command, None if number is None else TournamentId(number))

    @slash("night hall-of-fame", SHOW_HERE)
    async def honours(self, command: Interaction) -> None:
        past = await self.services.nights.past.of_server(guild_of(command))
        names = {user_id: name for night in past for user_id, name in night.names.items()}
        honoured = [one for one in honours(past) if one.user_id > 0]
        texts = await self.services.languages.public(command)
        figures, notes = [honours_sheet(honoured, names, texts)], honours_notes(honoured, texts)
        await reply(command, await self.services.figures.answer(command, figures, notes, private=False), private=False)

    # -- the host's

    @slash("night start", _CALL, start="night-start")
    async def start(self, command: Interaction, start: StartTime) -> None:
        done = texts_for(command)("night-done-start", at=timestamp(start, "F"))
        await self._act_as_host(command, StartMoved(command.user.id, start), done)

    @slash("night extend", HOST, hands="night-more-hands", minutes="night-more-minutes")
    async def extend(
        self,
        command: Interaction,
        hands: app_commands.Range[int, 0, 24] = 0,
        minutes: app_commands.Range[int, 0, 120] = 0,
    ) -> None:
        more = RoundExtended(command.user.id, hands, 60 * minutes)
        await self._act_as_host(command, more, texts_for(command)("night-done-extend"))

    @slash("night end-round", HOST)
    async def end_round(self, command: Interaction) -> None:
        """Call time: end the round."""
        await self._act_as_host(command, TimeCalled(command.user.id), texts_for(command)("night-done-end-round"))

    @slash("night replace", HOST, player="night-player")
    async def replace(self, command: Interaction, player: discord.User) -> None:
        """Replace a person by a computer."""
        done = texts_for(command)("night-done-replace", name=safe_name(player.display_name))
        await self._act_as_host(command, Left(player.id, command.user.id), done)

    @slash("night co-host", HOST, player="night-co-host", remove="night-co-host-remove")
    async def co_host(self, command: Interaction, player: discord.User, remove: Switch = False) -> None:
        """Make somebody a co-host, or with ``remove`` stop that."""
        if player.bot:
            raise RequestRefused("night-co-host-bot")
        key = "night-done-co-host-removed" if remove else "night-done-co-host"
        done = texts_for(command)(key, name=safe_name(player.display_name))
        fact = (CoHostRemoved if remove else CoHostNamed)(player.id, command.user.id)
        await self._act_as_host(command, fact, done)

    @slash("night repeat", HOST, when="night-repeat-when")
    async def repeat(
        self, command: Interaction, when: app_commands.Transform[Repeat, word_option(Repeat, "repeat")]
    ) -> None:
        """Open the night again every week, or stop that."""
        fact, channel_id = RepeatChosen(command.user.id, when is Repeat.WEEKLY), command.channel_id or 0
        night_id = self.services.nights.night_in(channel_id) or self.services.nights.stopped_in(channel_id)
        await self._act_as_host(command, fact, texts_for(command)(f"night-done-repeat-{when}"), night_id)

    @slash("night correct", _CALL, table="night-table", first="night-correct-first", second="night-correct-second")
    async def correct(
        self,
        command: Interaction,
        table: app_commands.Range[int, 1, 10],
        first: app_commands.Range[int, 0, MOST_POINTS],
        second: app_commands.Range[int, 0, MOST_POINTS],
    ) -> None:
        """Correct the result of a table in the last round."""
        done = texts_for(command)("night-done-correct", table=table, points=f"{first}–{second}")
        await self._act_as_host(command, ResultCorrected(command.user.id, table, (first, second)), done)

    @slash("night swap", HOST, player="night-swap-one", other="night-swap-other")
    async def swap(self, command: Interaction, player: discord.User, other: discord.User) -> None:
        """Let two people change seats before the next round."""
        apart = tell_people_apart((each.id, each.display_name) for each in (player, other))
        names = {"one": safe_name(apart[player.id]), "other": safe_name(apart[other.id])}
        fact = SeatsSwapped(command.user.id, player.id, other.id)
        await self._act_as_host(command, fact, texts_for(command)("night-done-swap", **names))

    @slash("night place", HOST, table="night-table", channel="night-channel")
    async def place(self, command: Interaction, table: app_commands.Range[int, 1, 10], channel: WrittenChannel) -> None:
        """Move a table to another channel."""
        settings = await self.services.tables.server_settings.of(guild_of(command))
        refusal = refuse_channel(command, channel, settings.channels)
        if refusal is not None:
            raise RequestRefused(words=refusal)
        done = texts_for(command)("night-done-place", table=table, channel=f"<#{channel}>")
        await self._act_as_host(command, TablePlaced(table, channel, command.user.id), done)

    @slash("night finish", HOST)
    async def finish(self, command: Interaction) -> None:
        await self._ask_once_more(command, "finish")

    @slash("night call-off", HOST)
    async def call_off(self, command: Interaction) -> None:
        await self._ask_once_more(command, "off")

    # -- presses

    @pressed(buttons.NIGHT_BUTTON, right=_NIGHT_RIGHTS)
    async def press(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        match verb:
            case "standings":
                await self._show_standings(press, night_id)
            case "results":
                await self._send_results(press, night_id)
            case "card":
                await self._show_score_card(press, night_id)
            case "show":
                await self._show_night(press, night_id)
            case "finish" | "off":
                await self._end(press, night_id, verb)
            case _:
                messages = self._posts.of(night_id)
                with messages.answering():
                    done = await self._fulfil(press, night_id, verb)
                    if not await messages.answer(press):
                        if isinstance(press, PagePress):
                            await self._show_night(press, night_id)
                        await tell(press, done)

    async def _show_night(self, press: Interaction, night_id: TournamentId) -> None:
        """Show where a night stands; hosts can change its settings there until it starts."""
        night = self.services.nights.night(night_id) or await self.services.nights.past_night(guild_of(press), night_id)
        if night is None:
            raise _refusal(NightRefusal.NO_NIGHT)
        message = await self._posts.draw(press, night_id, night)
        if self._refuse_change(press, night_id, night) is None:
            message.layout.add_item(discord.ui.ActionRow(*form_buttons(night_id, texts_for(press))))
        await turn_page(press, message)

    @pressed(buttons.NIGHT_VOTE, right=IN_LOBBY)
    async def answer_proposal(self, press: Interaction, night_id: TournamentId, verb: str, seq: int) -> None:
        refused = await self.services.nights.answer(night_id, _asker(press), seq, yes=verb == "yes")
        if refused is not None:
            raise _refusal(refused)
        key = "night-done-agree" if verb == "yes" else "night-declined"
        await tell(press, texts_for(press)(key, name=safe_name(press.user.display_name)))

    async def _end(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        host = _asker(press, self.services.nights.night(night_id))
        refused = await self.services.nights.request(night_id, host, NightClosed(_ENDINGS[verb], host.user_id))
        if refused not in (None, NightRefusal.OTHERS_ASKED):
            raise _refusal(refused)
        key = f"night-refusal-{refused}" if refused else f"night-done-{verb}"
        await redraw(press, page_layout(texts_for(press)(key)))

    # -- what commands and presses share

    def _find_here(self, command: Interaction) -> TournamentId:
        night_id = self.services.nights.night_in(command.channel_id or 0)
        if night_id is None:
            raise RequestRefused("night-none")
        return night_id

    def _night(self, night_id: TournamentId) -> Night:
        night = self.services.nights.night(night_id)
        if night is None:
            raise _refusal(NightRefusal.NO_NIGHT)
        return night

    async def _request(self, night_id: TournamentId, asker: Person, fact: NightFact, *, own: bool = False) -> None:
        refused = await self.services.nights.request(night_id, asker, fact)
        if refused is not None:
            raise _refusal(refused, own=own)

    async def _take_part(self, command: Interaction, verb: str, partner_id: int | None = None) -> None:
        await tell(command, await self._fulfil(command, self._find_here(command), verb, partner_id))

    async def _fulfil(
        self, interaction: Interaction, night_id: TournamentId, verb: str, partner_id: int | None = None
    ) -> str:
        night, person, texts = self.services.nights.night(night_id), _asker(interaction), texts_for(interaction)
        await self._request(night_id, person, _fact_of(verb, person, partner_id), own=True)
        return texts(f"night-done-{_outcome(verb, person, night, self.services.nights.night(night_id))}")

    async def _act_as_host(
        self, command: Interaction, fact: NightFact, done: str, night_id: TournamentId | None = None
    ) -> None:
        """Commit this fact for a host of the channel's night, then answer ``done``."""
        night_id = night_id or self._find_here(command)
        await self._request(night_id, _asker(command, self.services.nights.night(night_id)), fact)
        await tell(command, done)

    async def _ask_once_more(self, command: Interaction, verb: str) -> None:
        night_id = self._find_here(command)
        night, end = self._night(night_id), NightClosed(_ENDINGS[verb], command.user.id)
        refused = self.services.nights.refuse(night_id, _asker(command, night), end)
        if refused not in (None, NightRefusal.OTHERS_ASKED):
            raise _refusal(refused)
        await reply(command, confirm_layout(night_id, night, verb, texts_for(command)))

    async def _show_standings(self, interaction: Interaction, night_id: TournamentId) -> None:
        texts, night = texts_for(interaction), self._night(night_id)
        figures, notes = night_sheets(night, texts), standings_notes(night, texts)
        await reply(interaction, await self.services.figures.answer(interaction, figures, notes, private=True))

    async def _show_score_card(self, press: Interaction, night_id: TournamentId) -> None:
        texts = texts_for(press)
        night = self.services.nights.night(night_id) or await self.services.nights.past_night(guild_of(press), night_id)
        entrant = None if night is None else night.entrant_of(press.user.id)
        if night is None or entrant is None:
            raise _refusal(NightRefusal.NO_NIGHT if night is None else NightRefusal.NOT_JOINED, own=True)
        figures = [night_card_sheet(night, entrant, texts)]
        await reply(press, await self.services.figures.answer(press, figures, private=True))

    async def _send_results(self, interaction: Interaction, night_id: TournamentId | None) -> None:
        texts = texts_for(interaction)
        await answer_later(interaction, anew=True)
        night = await self.services.nights.past_night(guild_of(interaction), night_id)
        if night is None:
            raise RequestRefused("night-none-past")
        if not night.counts:
            raise RequestRefused(words=why_ended(night, texts))
        zone, public = await zone_here(interaction), await self.services.languages.of_server(interaction)
        words = texts("night-results-here", name=night_name(night.plan))
        await self._results.send(
            interaction, night, results_file_name(night.plan.name, night.plan.starts_at, zone), words, public, zone
        )


def _outcome(verb: str, person: Person, before: Night | None, after: Night | None) -> str:
    entrant = None if after is None else after.entrant_of(person.user_id)
    if before is None or after is None or before.status is NightStatus.LOBBY or entrant is None:
        return verb
    if verb == "leave":
        return "leave" if entrant in before.spares else "out"
    waits = entrant in after.spares and entrant not in dict(after.next_takeovers).values()
    return "wait" if waits else "late" if verb == "join" else verb


def _fact_of(verb: str, person: Person, partner_id: int | None) -> NightFact:
    match verb:
        case "join":
            return Entered(person.user_id, person.name, partner_id)
        case "leave":
            return Left(person.user_id)
        case "here":
            return CheckedIn(person.user_id)
        case _:
            return CameBack(person.user_id)


def _asker(interaction: Interaction, night: Night | None = None) -> Person:
    """Return who asks, and whether they moderate the night. Moderating only a table's channel does not count."""
    user, moderator = interaction.user, night is not None and moderates(interaction, night.channel_id)
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    return Person(user.id, user.display_name, moderator, roles=roles)


def _refusal(refused: NightRefusal | Reason, *, own: bool = False) -> RequestRefused:
    key = f"night-refusal-{refused}" if isinstance(refused, NightRefusal) else f"refusal-{refused}"
    return RequestRefused(f"{key}-own" if own and refused is NightRefusal.NOT_JOINED else key)


def _refuse_event(command: Interaction) -> str | None:
    texts = texts_for(command)
    if not may_make_events(command.user):
        return texts("night-event-not-yours")
    if may_make_events(None if command.guild is None else command.guild.me):
        return None
    return ask_for_rights(texts("night-event-refused"), texts, command.application_id)
