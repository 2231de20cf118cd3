"""``/duplicate``: the same deals at several tables. The lobby, the tables' rooms, the results, and replays.

A room is a private thread of the match's channel. Only the people of its table see it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.rules import Rules
from bot.rights import HOST, IN_LOBBY, OPEN_TOURNAMENT, Begins, Cost, Place, Posts, Right, Who
from bot.services import Services
from bot.storage.api import StoreError, TableId, TournamentId
from bot.tables.decisions import Reason
from bot.tables.server_settings import rules_for
from bot.tables.views import HandMoments
from bot.tournaments.duplicate.match import (
    HANDS,
    Form,
    Match,
    MatchPlayer,
    MatchRefusal,
    PlayerEntered,
    chosen_pairs,
    is_asked,
    options_in_the_way,
)
from bot.tournaments.duplicate.matches import DuplicateMatches, MatchWaits, Refusal
from bot.tournaments.movements import Entrant
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.errors import ErrorResponse, RequestFailed, full_of, make_nonce, response_to
from bot.ui.layouts import (
    FELT,
    MOST_OPTIONS,
    RESTING,
    Item,
    page_layout,
)
from bot.ui.live import EditPace, RedrawQueue
from bot.ui.options import OptionWords, Preset, word_option, zone_here
from bot.ui.posts import LivePost, Post, Questions, SentPost, call_host
from bot.ui.readers import Interaction, Languages, guild_of, texts_for
from bot.ui.replies import (
    FigurePages,
    Message,
    RequestRefused,
    SayOnPages,
    answer_later,
    ask_for_rights,
    is_private_page,
    only,
    redraw,
    reply,
    tell,
)
from bot.ui.rights import moderates, places_of, slash
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.duplicate_text import (
    DealAtTables,
    declined_text,
    lobby_text,
    match_card_sheet,
    match_sheets,
    names_of_people,
    proposal_text,
    results_notes,
    room_name,
    room_text,
)
from bot.words.names import plain_name
from bot.words.notices import channel_links
from bot.words.rules_page import game_title, house_rule
from cogs.results_files import PackedResults, results_file_name
from cogs.table.looking_back import lay_out_step

_STEP_MATCH = Right(place=Place.SERVER, in_server=True, needs_all=True, cost=Cost.STEPPING)
_MATCH_RIGHTS = {
    "leave": IN_LOBBY,
    "begin": Right(Who.HOST_ALONE, Place.CHANNEL, begins=Begins.A_GAME, in_server=True, needs_all=True),
    **dict.fromkeys(
        ("finish", "off", "sure-finish", "sure-off"), Right(Who.HOST, Place.CHANNEL, in_server=True, needs_all=True)
    ),
    **dict.fromkeys(("agree", "decline"), Right(place=Place.SERVER, in_server=True, needs_all=True)),
    "results": Right(place=Place.SERVER, in_server=True, needs_all=True, cost=Cost.PERSONAL),
    "show": Right(place=Place.SERVER, in_server=True, needs_all=True, cost=Cost.READING),
    "card": Right(place=Place.SERVER, in_server=True, needs_all=True, cost=Cost.READING),
}


DEALS = [app_commands.Choice(name=str(hands), value=hands) for hands in HANDS]
MOST_TABLES = 4
"""The most tables that a replay shows side by side."""
Style = discord.ButtonStyle

_log = logging.getLogger(__name__)

_NEEDED = ("view_channel", "send_messages", "create_private_threads", "send_messages_in_threads")


def refuse_here(command: Interaction, texts: Texts) -> str | None:
    """Return why a match could not start where this command was typed, or ``None``."""
    if not isinstance(command.channel, discord.TextChannel):
        return texts("duplicate-no-threads-here")
    rights = command.app_permissions
    missing = [texts(f"right-{name.replace('_', '-')}") for name in _NEEDED if not getattr(rights, name)]
    if not missing:
        return None
    return ask_for_rights(texts("duplicate-missing", rights=", ".join(missing)), texts, command.application_id)


def lobby_layout(match_id: TournamentId, match: Match, texts: Texts) -> discord.ui.LayoutView:
    """Lay out the lobby with the buttons that can be used now."""

    def button(verb: str, style: discord.ButtonStyle = Style.secondary) -> Item:
        return buttons.MATCH_BUTTON.at(verb, match_id, label=texts(f"button-duplicate-{verb}"), style=style)

    row: list[Item] = []
    if not match.begun and not match.closed:
        teams = (0,) if match.opened.form is Form.PAIRS else (1, 2)
        for team in teams:
            label = texts("button-duplicate-team", team=team) if team else texts("button-duplicate-pairs")
            row.append(buttons.MATCH_ENTER.at(match_id, team, label=label, style=Style.primary))
        row += [button("leave"), button("begin", Style.success), button("off")]
        row += _partner_menu(match_id, match, texts) if match.opened.form is Form.PAIRS else []
    elif not match.closed:
        if match.proposal is not None:
            row += [button("agree", Style.primary), button("decline")]
        row += [button("finish"), button("off")]
    return page_layout(lobby_text(match, texts), row, colour=RESTING if match.closed else FELT)


def _partner_menu(match_id: TournamentId, match: Match, texts: Texts) -> list[Item]:
    names, chosen = names_of_people(match), {one.user_id for pair in chosen_pairs(match.players) for one in pair}
    free = [one for one in match.players if one.user_id not in chosen]
    placeholder = texts("menu-duplicate-partner")
    people = {one.user_id: plain_name(names[one.user_id]) for one in free}
    if len(people) > MOST_OPTIONS:
        return [buttons.MATCH_PARTNER.of_members(match_id, people=people, placeholder=placeholder)]
    options = [discord.SelectOption(label=name, value=str(user_id)) for user_id, name in people.items()]
    return [buttons.MATCH_PARTNER.at(match_id, options=options, placeholder=placeholder)] if options else []


def confirm_layout(match_id: TournamentId, match: Match, verb: str, texts: Texts) -> discord.ui.LayoutView:
    """Lay out the question whether to end a match. ``verb`` is ``finish`` or ``off``."""
    label = texts(f"button-duplicate-{verb}")
    sure = buttons.MATCH_BUTTON.at(f"sure-{verb}", match_id, label=label, style=Style.danger)
    words = "duplicate-sure-lobby" if not match.begun else f"duplicate-sure-{verb}"
    return page_layout(texts(words), [sure])


def _results_menu(match_id: TournamentId, match: Match, texts: Texts) -> list[Item]:
    deals = [
        discord.SelectOption(label=texts("duplicate-deal", deal=deal), value=str(deal))
        for deal in range(1, match.deals + 1)
    ]
    return [
        buttons.MATCH_DEAL.at(match_id, options=deals, placeholder=texts("menu-duplicate-deal")),
        buttons.MATCH_BUTTON.at("card", match_id, label=texts("button-night-card")),
        buttons.MATCH_BUTTON.at("results", match_id, label=texts("button-duplicate-results")),
    ]


def _question_layout(match_id: TournamentId, match: Match, texts: Texts) -> discord.ui.LayoutView:
    answers = [
        buttons.MATCH_BUTTON.at(verb, match_id, label=texts(f"button-duplicate-{verb}"))
        for verb in ("agree", "decline")
    ]
    return page_layout(proposal_text(match, texts), answers)


def _people_in(match: Match) -> list[int]:
    return [seat.user_id for seat in match.entrants if seat.user_id is not None]


class ThreadRooms:
    """Opens private threads for matches, and keeps their messages up to date: the lobby and the results."""

    def __init__(self, bot: discord.Client, languages: Languages, figures: FigurePages) -> None:
        self._bot = bot
        self._languages = languages
        self._figures = figures
        self._lobbies: dict[TournamentId, LivePost] = {}  # those being edited, or whose editing Discord has refused
        self._results: dict[TournamentId, Post] = {}  # those not posted yet, or whose posting Discord has refused

    def start(self, matches: DuplicateMatches, redraws: RedrawQueue, questions: Questions, say: SayOnPages) -> None:
        """Set the matches, which are made after this object because they need it to open rooms. ``say`` shows people on
        their pages what they would miss there.
        """
        self._matches, self._redraws, self.questions, self.say = matches, redraws, questions, say

    async def close(self) -> None:
        """Stop editing the messages of lobbies."""
        await asyncio.gather(*(lobby.close() for lobby in self._lobbies.values()))

    async def open(self, match: Match, table: int) -> int | MatchRefusal:
        """Open a thread for a table and add its people."""
        opened, texts = match.opened, await self._texts_of(match)
        people = [seat.user_id for seat in match.seats_at(table) if seat.user_id is not None]
        words = room_text(match, table, " ".join(f"<@{user_id}>" for user_id in people), texts)
        try:
            channel = self._bot.get_channel(opened.channel_id) or await self._bot.fetch_channel(opened.channel_id)
            if not isinstance(channel, discord.TextChannel):  # only text channels have private threads
                return MatchRefusal.NO_ROOMS
            thread = await channel.create_thread(
                name=room_name(match, table, texts),
                type=discord.ChannelType.private_thread,
                invitable=False,
            )
            for user_id in people:
                await self._add(thread, user_id)
            await self._post(match, channel_id=thread.id).send(Message(page_layout(words), mentions=only(*people)))
        except RequestFailed as fault:
            _log.warning("no room could be opened in channel %d: %s", opened.channel_id, fault)
            if full_of(fault) is not None:
                return MatchRefusal.TOO_MANY_THREADS
            return MatchRefusal.LATER if response_to(fault) is ErrorResponse.WAIT else MatchRefusal.NO_ROOMS
        return thread.id

    async def ask(self, match_id: TournamentId, match: Match, rooms: Sequence[int]) -> None:
        """Ask everybody at the tables whether to end the match, as its host proposes; skip rooms that refuse it."""
        texts, asked_at = await self._texts_of(match), None if match.proposal is None else match.proposal.at

        async def outcome(texts: Texts) -> str | None:
            now = await self._matches.match(match_id)
            if now is not None and now.proposal is not None and now.proposal.at == asked_at:
                return None
            return "" if now is None or now.declined_by is None else declined_text(now, now.declined_by, texts)

        for channel_id in rooms:
            try:
                post = self._post(match, channel_id=channel_id)
                await post.send(Message(_question_layout(match_id, match, texts)))
                if post.message_id is not None:
                    self.questions.keep(match.opened.guild_id, channel_id, post.message_id, texts, outcome)
            except RequestFailed as fault:
                _log.warning("the people in room %d could not be asked: %s", channel_id, type(fault).__name__)

        async def ask(press: Interaction) -> Message:
            return Message(_question_layout(match_id, match, texts_for(press)))

        async def stands(user_id: int) -> bool:
            now = await self._matches.match(match_id)
            return (
                now is not None and await outcome(texts) is None and any(user_id in side for side in now.asked_sides())
            )

        self.say(_people_in(match), match.opened.guild_id, ask, stands)

    def lobby(self, match_id: TournamentId, match: Match) -> LivePost | None:
        """Return what keeps the lobby's message up to date, or ``None``."""
        if match.message is None:
            return None
        lobby, post = self._lobbies.get(match_id), self._post(match, match.message)
        if lobby is None:
            pace, make = EditPace(self._figures.times.edit), partial(self._draw_lobby, match_id)
            lobby = LivePost(self._redraws, pace, post, make, lambda: self._lobbies.pop(match_id, None))
            self._lobbies[match_id] = lobby
        elif lobby.post.message_id != match.message:
            lobby.post = post
        return lobby

    def redraw(self, match_id: TournamentId, match: Match) -> None:
        """Update the lobby's message, if it still exists."""
        lobby = self.lobby(match_id, match)
        if lobby is not None:
            lobby.note()
        self.questions.look_again(match.opened.guild_id)

    async def follow_language(self, guild_id: int) -> None:
        """Update the lobbies of a server, which has another language now."""
        for match_id, match in await self._matches.of_server(guild_id):
            self.redraw(match_id, match)

    async def _draw_lobby(self, match_id: TournamentId) -> tuple[Message, tuple[Match, str]] | None:
        match = await self._matches.match(match_id)
        if match is None:
            return None
        match, texts = replace(match, closed=match.closed or match.complete), await self._texts_of(match)
        return Message(lobby_layout(match_id, match, texts)), (match, texts.locale)

    async def post_lobby(self, match_id: TournamentId, match: Match) -> int | None:
        """Post the lobby again. Return ``None`` if Discord refuses. Raises ``NotFound`` if its channel is gone."""
        post = self._post(match)
        try:
            lobby = Message(lobby_layout(match_id, match, await self._texts_of(match)))
            await post.send(lobby, make_nonce("lobby", match_id, match.message or 0))
        except discord.NotFound:
            raise
        except RequestFailed as fault:
            _log.warning("the lobby of match %s could not be posted again: %s", match_id, type(fault).__name__)
        return post.message_id

    async def take_lobby_away(self, match: Match) -> None:
        """Delete the lobby's message, because the lobby was posted again elsewhere."""
        if match.message is not None:
            await self._post(match, match.message).take_away(())

    def _post(self, match: Match, message_id: int | None = None, mark: str = "", channel_id: int | None = None) -> Post:
        sent = None if message_id is None else SentPost(0.0, message_id=message_id)
        guild_id, channel_id = match.opened.guild_id, channel_id or match.opened.channel_id
        return Post(self._figures.deliveries, guild_id, channel_id, sent=sent, mark=mark)

    async def announce(self, match_id: TournamentId, match: Match) -> MatchRefusal | None:
        """Post the results of a complete match. If the match goes on, show the standings in the lobby's message."""
        if match.complete:
            return await self.post_results(match_id, match)
        self.redraw(match_id, match)
        return None

    async def post_results(self, match_id: TournamentId, match: Match) -> MatchRefusal | None:
        """Post the results and close the lobby's message. Forbidden results still count in the league."""
        opened, texts = match.opened, await self._texts_of(match)
        menu = _results_menu(match_id, match, texts)
        notes = results_notes(match, texts)
        post = self._results.get(match_id) or self._post(match, mark=buttons.MATCH_DEAL.id_of(match_id))
        self._results[match_id] = post
        message = await self._figures.post(opened.guild_id, match_sheets(match, texts), notes, menu)
        try:
            await post.send(message, make_nonce("match", match_id))
        except RequestFailed as fault:
            _log.warning("the results of match %s cannot be posted: %s", match_id, fault)
            return MatchRefusal.LATER if await post.fail(fault) is ErrorResponse.WAIT else None
        del self._results[match_id]
        self.redraw(match_id, match)

        async def show(press: Interaction) -> Message:
            texts = texts_for(press)
            figures, menu = match_sheets(match, texts), _results_menu(match_id, match, texts)
            return await self._figures.answer(press, figures, results_notes(match, texts), menu, private=True)

        self.say(_people_in(match), opened.guild_id, show)
        return None

    async def on_wait(self, news: MatchWaits) -> None:
        """Tell a match's channel and its host why the match does not go on."""
        opened, texts = news.match.opened, await self._texts_of(news.match)
        why = texts(f"duplicate-waits-{news.why}")
        if news.why is MatchRefusal.NO_ROOMS:
            why = ask_for_rights(why, texts, self._bot.application_id)
        words = texts("duplicate-waits", host=f"<@{opened.host_id}>", why=why)
        await call_host(self._figures.deliveries, opened.guild_id, opened.channel_id, opened.host_id, words)

    async def believe(self, guild_id: int) -> None:
        """Retry what Discord has refused on a server, because the bot's permissions there have changed."""
        for lobby in [one for one in self._lobbies.values() if one.post.guild_id == guild_id and one.post.rests]:
            lobby.believe()
        try:
            await self._matches.try_again(guild_id)
            for match_id, post in [*self._results.items()]:
                match = await self._matches.match(match_id) if post.guild_id == guild_id and post.given_up else None
                if match is not None:
                    post.believe()
                    await self.post_results(match_id, match)
        except StoreError as fault:
            _log.warning("what was refused of matches on a server stays so: %s", fault)

    async def _texts_of(self, match: Match) -> Texts:
        return await self._languages.of(match.opened.guild_id)

    async def _add(self, thread: discord.Thread, user_id: int) -> None:
        """Add a person to a room. If they have left the server, a computer takes over when their clock runs out."""
        try:
            await thread.add_user(discord.Object(user_id))
        except discord.HTTPException as fault:
            if response_to(fault) is ErrorResponse.WAIT:
                raise
            _log.warning("a person could not be added to thread %d: %s", thread.id, fault)


class DuplicateCommands(commands.GroupCog, group_name="duplicate", group_description=localize("command-duplicate")):
    """Duplicate matches: their command, and the buttons of lobbies and results."""

    def __init__(self, services: Services, rooms: ThreadRooms, results: PackedResults) -> None:
        self.services = services
        self._rooms = rooms
        self._results = results
        services.duplicate.add_listener(rooms.on_wait)
        services.languages.add_listener(rooms.follow_language)

    @slash("duplicate open", OPEN_TOURNAMENT, form="duplicate-form", hands="duplicate-hands")
    @app_commands.choices(hands=DEALS)
    async def open_match(
        self,
        command: Interaction,
        form: app_commands.Transform[Form, word_option(Form, "duplicate-form")] = Form.TEAMS,
        hands: int = HANDS[0],
        rules: Preset | None = None,
        options: OptionWords = (),
    ) -> None:
        """Open the lobby of a match in this channel. Its message is the answer."""
        guild_id, channel_id, user = guild_of(command), command.channel_id or 0, command.user
        texts, settings = texts_for(command), await self.services.tables.server_settings.of(guild_id)
        if settings.channels and places_of(command.channel).isdisjoint(settings.channels):
            raise RequestRefused("open-elsewhere", channels=channel_links(settings.channels))
        refusal = refuse_here(command, texts)
        if refusal is not None:
            raise RequestRefused(words=refusal)
        built = rules_for(settings.rules, rules, options)
        host = PlayerEntered(user.id, user.display_name, int(form is Form.TEAMS))
        opened = await self.services.duplicate.open(guild_id, channel_id, user.id, form, built, hands, host)
        if opened is MatchRefusal.HOSTING:
            await self._show_hosted(command)
            return
        if isinstance(opened, MatchRefusal | Reason):
            raise _refusal(command, opened, built)
        match = await self._match(command, opened)  # it may have been closed at this moment
        lobby = lobby_layout(opened, match, await self.services.languages.public(command))
        message_id = await reply(command, lobby, private=False)
        if message_id is not None:
            try:
                await self.services.duplicate.note_lobby_message(opened, message_id)
            except StoreError:  # delete the message, because nothing would bring it up to date
                await self._rooms.take_lobby_away(replace(match, message=message_id))
                raise

    @slash("duplicate remove", HOST, member="duplicate-remove-member")
    async def remove(self, command: Interaction, member: discord.User) -> None:
        """Remove a person from the lobby in this channel, for good."""
        channel_id = command.channel_id or 0
        may = moderates(command, channel_id)
        removed = await self.services.duplicate.remove(channel_id, member.id, command.user.id, moderates=may)
        if not isinstance(removed, tuple):
            raise _refusal(command, removed)
        await tell(command, texts_for(command)("duplicate-removed", name=f"<@{member.id}>"))
        self._rooms.redraw(*removed)

    async def _show_hosted(self, command: Interaction) -> None:
        """Post the caller's match again in its channel, as its message may be lost; here if that channel is gone."""
        hosted = await self.services.duplicate.find_hosted(guild_of(command), command.user.id)
        texts = texts_for(command)
        if hosted is None:  # the match has ended at this moment
            raise _refusal(command, MatchRefusal.HOSTING)
        match_id, match = hosted
        if match.opened.channel_id == command.channel_id:
            lobby = lobby_layout(match_id, match, await self.services.languages.public(command))
            message_id = await reply(command, lobby, private=False)
        else:
            await answer_later(command, anew=True)
            message_id = await self._post_elsewhere(command, match_id, match)
        if message_id is not None:
            await self.services.duplicate.note_lobby_message(match_id, message_id)
            await self._rooms.take_lobby_away(match)
        if any(True for _ in command.namespace):
            opened = match.opened
            title, form = game_title(opened.rules.preset, texts), texts(f"duplicate-form-{opened.form}")
            await tell(command, texts("duplicate-stays", title=title, hands=opened.hands, form=form))

    async def _post_elsewhere(self, command: Interaction, match_id: TournamentId, match: Match) -> int | None:
        texts, said = texts_for(command), "duplicate-hosting-there"
        try:
            message_id = await self._rooms.post_lobby(match_id, match)
        except discord.NotFound:
            match = _check(command, await self.services.duplicate.move(match_id, command.channel_id or 0))
            said = "duplicate-moved-here"
            message_id = await self._rooms.post_lobby(match_id, match)
        if message_id is None:
            said = "duplicate-hosting-refused"
        await tell(command, texts(said, channel=f"<#{match.opened.channel_id}>"))
        return message_id

    @pressed(buttons.MATCH_ENTER, right=IN_LOBBY)
    async def enter(self, press: Interaction, match_id: TournamentId, team: int) -> None:
        """*Join*: enter a person."""
        player = MatchPlayer(press.user.id, press.user.display_name, team)
        await self._redraw(press, match_id, await self.services.duplicate.enter(match_id, player))

    @pressed(buttons.MATCH_PARTNER, right=replace(IN_LOBBY, posts=Posts.MESSAGE))
    async def choose_partner(self, press: Interaction, match_id: TournamentId, chosen: Sequence[str]) -> None:
        """Enter a person and ask the partner whom they have chosen."""
        partner_id = next((int(word) for word in chosen if word.isdecimal()), 0)
        player = MatchPlayer(press.user.id, press.user.display_name)
        before = await self._match(press, match_id)
        match = _check(press, await self.services.duplicate.choose_partner(match_id, player, partner_id))
        await self._redraw(press, match_id, match)
        asked = [is_asked(one, player.user_id, partner_id) for one in (before, match)]
        if asked == [False, True]:
            asked_of = match_id, press.user.id, partner_id
            question = partial(buttons.partner_question, buttons.MATCH_ANSWER, *asked_of)
            await self._rooms.questions.ask(press, question, partial(self._say_outcome, *asked_of), [partner_id])

    @pressed(buttons.MATCH_ANSWER, right=IN_LOBBY)
    async def answer_partner(self, press: Interaction, match_id: TournamentId, verb: str, partner_id: int) -> None:
        """Answer whether a person would like to play with the one who chose them as a partner."""
        player, yes = MatchPlayer(press.user.id, press.user.display_name), verb == "yes"
        questions = self._rooms.questions
        await questions.follow(press, partial(self._say_outcome, match_id, partner_id, player.user_id))
        match = _check(press, await self.services.duplicate.answer_partner(match_id, player, partner_id, yes=yes))
        self._rooms.redraw(match_id, match)
        await questions.answer(press, buttons.partner_answer(verb, press.user.id, partner_id, texts_for(press)))

    async def _say_outcome(self, match_id: TournamentId, asking_id: int, partner_id: int, texts: Texts) -> str | None:
        """Return what a person has answered who was asked to be a partner; ``None`` while they may."""
        match = await self.services.duplicate.match(match_id)
        if match is not None and not match.begun and is_asked(match, asking_id, partner_id):
            return None
        asking, partner = (None if match is None else match.player(one) for one in (asking_id, partner_id))
        said_no = partner is not None and asking_id in partner.declined
        names = asking is not None and asking.partner_id == partner_id
        answer = "no" if said_no else "yes" if names else "over"
        return buttons.partner_answer(answer, partner_id, asking_id, texts)

    @pressed(buttons.MATCH_BUTTON, right=_MATCH_RIGHTS)
    async def decide(self, press: Interaction, match_id: TournamentId, verb: str) -> None:
        """Carry out a button of a match. Starting and ending a match take longer than Discord waits for an answer."""
        match verb:
            case "finish" | "off":
                await self._ask_once_more(press, match_id, verb)
            case "sure-finish" | "sure-off":
                await self._end(press, match_id, finish=verb == "sure-finish")
            case "agree" | "decline":
                await self._answer(press, match_id, yes=verb == "agree")
            case "results":
                await self._send_results(press, match_id)
            case "card":
                await self._show_card(press, match_id)
            case "show":
                await self._redraw(press, match_id, await self._match(press, match_id))
            case "begin":
                await answer_later(press)
                await self._redraw(press, match_id, await self.services.duplicate.begin(match_id, press.user.id))
            case _:
                await self._redraw(press, match_id, await self.services.duplicate.leave(match_id, press.user.id))

    async def _ask_once_more(self, press: Interaction, match_id: TournamentId, verb: str) -> None:
        user_id, may = press.user.id, await self._moderates(press, match_id)
        ends = await self.services.duplicate.may_end(match_id, user_id, finish=verb == "finish", moderates=may)
        await reply(press, confirm_layout(match_id, _check(press, ends), verb, texts_for(press)))

    async def _match(self, interaction: Interaction, match_id: TournamentId) -> Match:
        return _check(interaction, await self.services.duplicate.match(match_id) or MatchRefusal.GONE)

    async def _moderates(self, press: Interaction, match_id: TournamentId) -> bool:
        match = await self.services.duplicate.match(match_id)
        return match is not None and moderates(press, match.opened.channel_id)

    async def _end(self, press: Interaction, match_id: TournamentId, *, finish: bool) -> None:
        await answer_later(press)
        may = await self._moderates(press, match_id)
        ended = await self.services.duplicate.end_match(match_id, press.user.id, finish=finish, moderates=may)
        match = _check(press, ended)
        self._rooms.redraw(match_id, match)
        if match.proposal is not None:
            await self._rooms.ask(match_id, match, self.services.duplicate.rooms_of(match_id))
        await redraw(press, page_layout(texts_for(press)(_end_key(match))))

    async def _answer(self, press: Interaction, match_id: TournamentId, *, yes: bool) -> None:
        await answer_later(press, anew=True)
        match = _check(press, await self.services.duplicate.answer_proposal(match_id, press.user.id, yes=yes))
        self._rooms.redraw(match_id, match)
        texts = texts_for(press)
        done = texts("duplicate-agreed" if match.proposal is not None else _end_key(match))
        await tell(press, done if yes else declined_text(match, press.user.id, texts))

    async def _redraw(self, press: Interaction, match_id: TournamentId, result: Match | Refusal) -> None:
        match = _check(press, result)
        layout = lobby_layout(match_id, match, await self.services.languages.public(press))
        lobby = self._rooms.lobby(match_id, match)
        if lobby is None or press.message is None or press.message.id != match.message:
            await redraw(press, layout)
            self._rooms.redraw(match_id, match)
            return
        with lobby.answering():
            await redraw(press, layout)
            lobby.post.shown = match
            lobby.note()

    # -- looking back

    async def _send_results(self, press: Interaction, match_id: TournamentId) -> None:
        texts = texts_for(press)
        await answer_later(press, anew=True)
        match = await self._played_match(match_id)
        public, zone = await self.services.languages.of_server(press), await zone_here(press)
        public_message = None if is_private_page(press) else press.message
        posted = press.created_at if public_message is None else public_message.created_at
        stem = f"duplicate {game_title(match.opened.rules.preset, public)} {match_id}"
        name = results_file_name(stem, posted.timestamp(), zone)
        await self._results.send(press, match, name, texts("duplicate-results-here"), public)

    async def _played_match(self, match_id: TournamentId) -> Match:
        match = await self.services.duplicate.match(match_id)
        if match is None or not match.closed or match.called_off:
            raise RequestRefused("duplicate-no-results")
        return match

    async def _show_card(self, press: Interaction, match_id: TournamentId) -> None:
        texts, match = texts_for(press), await self._played_match(match_id)
        own = [number for number, seat in enumerate(match.entrants, 1) if seat.user_id == press.user.id]
        if not own:
            raise _refusal(press, MatchRefusal.NOT_PLAYED)
        figures = [match_card_sheet(match, Entrant(own[0]), texts)]
        await reply(press, await self.services.figures.answer(press, figures, private=True))

    @pressed(buttons.MATCH_DEAL, right=_STEP_MATCH)
    async def replay(self, press: Interaction, match_id: TournamentId, chosen: Sequence[str]) -> None:
        """Show the first step of a deal privately."""
        await self._show(press, match_id, buttons.read_number(chosen), 0, reply)

    @pressed(buttons.MATCH_STEP, right=_STEP_MATCH)
    async def step(self, press: Interaction, match_id: TournamentId, deal: int, step: int, where: str) -> None:
        """Show another step in the same message."""
        await self._show(press, match_id, deal, step, redraw, where)

    async def _show(
        self,
        press: Interaction,
        match_id: TournamentId,
        deal: int,
        step: int,
        answer: Callable[[Interaction, Message], Awaitable[object]],
        where: str = "first",
    ) -> None:
        reader, match = await self.services.readers.of(press), await self.services.duplicate.match(match_id)
        played = [] if match is None else await self._played_at_tables(match, deal, press.user.id)
        if match is None or not played:
            raise RequestRefused("duplicate-no-replay")
        game = DealAtTables(match, deal, played)
        step = game.step_to(where, step)
        rows = buttons.step_rows(partial(buttons.MATCH_STEP.at, match_id, deal), game, step, reader.texts)
        await answer(press, await lay_out_step(self.services.figures, game, step, reader, rows))

    async def _played_at_tables(self, match: Match, deal: int, user_id: int) -> list[tuple[int, HandMoments]]:
        tables_played = []
        for table in match.tables_beside(deal, user_id, MOST_TABLES):
            result, place = match.result_of(table), match.place_in_round(deal)
            if result is not None and place < len(result.hand_seqs):
                played = await self.services.tables.played_hand(
                    TableId(result.table_id), result.hand_seqs[place], user_id
                )
                tables_played += [] if played is None else [(table, played)]
        return tables_played


def _check(interaction: Interaction, result: Match | Refusal) -> Match:
    """Return the match, or raise why nothing was done."""
    if isinstance(result, Match):
        return result
    raise _refusal(interaction, result)


def _refusal(interaction: Interaction, refused: Refusal, rules: Rules | None = None) -> RequestRefused:
    if not isinstance(refused, MatchRefusal):
        return RequestRefused(f"refusal-{refused}")
    texts, options = texts_for(interaction), options_in_the_way(rules) if rules is not None else {}
    named = " · ".join(house_rule(name, value, texts) for name, value in options.items())
    key = f"duplicate-refused-{refused}"
    why = texts(key, options=named)
    lacking = refused is MatchRefusal.NO_ROOMS
    return RequestRefused(key, ask_for_rights(why, texts, interaction.application_id) if lacking else why)


def _end_key(match: Match) -> str:
    if match.proposal is not None:
        return "duplicate-proposed"
    return "duplicate-called-off" if match.called_off else "duplicate-finished"
