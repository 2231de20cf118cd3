"""The rooms of a duplicate match: private threads of its channel, which only a table's own people see; where its
results are posted; and the message of its lobby, from its opening to its end.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.storage.api import TournamentId
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.duplicate.matches import MatchRefusal, MatchRefused
from bot.ui import buttons
from bot.ui.errors import ErrorResponse, RequestFailed, full_of, response_to
from bot.ui.interactions import Interaction
from bot.ui.languages import Languages
from bot.ui.layouts import FELT, RESTING, Item, page_layout
from bot.ui.permissions import ask_for_rights
from bot.ui.replies import NOBODY
from bot.words.catalogue import Texts
from bot.words.duplicate_text import lobby_text, proposal_text, results_text, room_text

Style = discord.ButtonStyle

_log = logging.getLogger(__name__)

_NEEDED = ("view_channel", "send_messages", "create_private_threads", "send_messages_in_threads")


def missing_words(command: Interaction, texts: Texts) -> str | None:
    """One sentence that says why a match could not start where this command was typed; None if it could."""
    if not isinstance(command.channel, discord.TextChannel):
        return texts("duplicate-no-threads-here")
    rights = command.app_permissions
    missing = [texts(f"right-{name.replace('_', '-')}") for name in _NEEDED if not getattr(rights, name)]
    if not missing:
        return None
    return ask_for_rights(texts("duplicate-missing", rights=", ".join(missing)), texts, command.application_id)


def lobby_layout(match_id: TournamentId, match: Match, texts: Texts) -> discord.ui.LayoutView:
    """The lobby with the buttons that mean something now."""

    def button(verb: str, style: discord.ButtonStyle = Style.secondary) -> Item:
        return buttons.MATCH_BUTTON.at(verb, match_id, label=texts(f"button-duplicate-{verb}"), style=style)

    row: list[Item] = []
    if not match.begun and not match.closed:
        teams = (0,) if match.opened.form is Form.PAIRS else (1, 2)
        for team in teams:
            label = texts("button-duplicate-team", team=team) if team else texts("button-duplicate-pairs")
            row.append(buttons.MATCH_ENTER.at(match_id, team, label=label, style=Style.primary))
        row += [button("leave"), button("begin", Style.success), button("off")]
    elif not match.closed:
        if match.proposal is not None:
            row.append(button("agree", Style.primary))
        row += [button("finish"), button("off")]
    return page_layout(lobby_text(match, texts), row, colour=RESTING if match.closed else FELT)


def confirm_layout(match_id: TournamentId, match: Match, verb: str, texts: Texts) -> discord.ui.LayoutView:
    """Asks once more before a match ends; ``verb`` is ``finish`` or ``off``."""
    label = texts(f"button-duplicate-{verb}")
    sure = buttons.MATCH_BUTTON.at(f"sure-{verb}", match_id, label=label, style=Style.danger)
    words = "duplicate-sure-lobby" if not match.begun else f"duplicate-sure-{verb}"
    return page_layout(texts(words), [sure])


class ThreadRooms:
    """Opens private threads. ``bot`` knows the channels."""

    def __init__(self, bot: discord.Client, languages: Languages) -> None:
        self._bot = bot
        self._languages = languages
        self._refused: dict[TournamentId, int] = {}
        """The matches whose lobby or results Discord has refused, and their servers."""

    async def open(self, match: Match, table: int) -> int:
        """A new thread for a table, its people in it; raises ``MatchRefused``."""
        opened = match.opened
        await self._languages.learn([opened.guild_id])
        texts = self._languages.server(opened.guild_id)
        people = [seat.user_id for seat in match.tables[table - 1] if seat.user_id is not None]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(one) for one in people])
        told = room_text(match, table, " ".join(f"<@{user_id}>" for user_id in people), texts)
        try:
            channel = await self._channel(opened.channel_id)
            thread = await channel.create_thread(
                name=texts("duplicate-room-name", table=table),
                type=discord.ChannelType.private_thread,
                invitable=False,
            )
            for user_id in people:
                await self._add(thread, user_id)
            await thread.send(view=page_layout(told), allowed_mentions=mentions)
        except RequestFailed as fault:
            _log.warning("no room could be opened in channel %d: %s", opened.channel_id, fault)
            if full_of(fault) is not None:
                raise MatchRefused(MatchRefusal.TOO_MANY_THREADS) from fault
            later = response_to(fault) is ErrorResponse.WAIT
            raise MatchRefused(MatchRefusal.LATER if later else MatchRefusal.NO_ROOMS) from fault
        return thread.id

    async def ask(self, match_id: TournamentId, match: Match, rooms: Sequence[int]) -> None:
        """Ask everybody at the tables whether the match is to end, as its host wants; a room that refuses is left."""
        await self._languages.learn([match.opened.guild_id])
        texts = self._languages.server(match.opened.guild_id)
        for channel_id in rooms:
            channel = self._bot.get_partial_messageable(channel_id, guild_id=match.opened.guild_id)
            button = buttons.MATCH_BUTTON.at("agree", match_id, label=texts("button-duplicate-agree"))
            view = page_layout(proposal_text(match, texts), [button])
            try:
                await channel.send(view=view, allowed_mentions=NOBODY)
            except RequestFailed as fault:
                _log.warning("the members of room %d cannot be listed: %s", channel_id, type(fault).__name__)

    async def redraw(self, match_id: TournamentId, match: Match) -> None:
        """Bring the lobby's message up to date, if it is still there."""
        if match.message is None:
            return
        await self._languages.learn([match.opened.guild_id])
        texts = self._languages.server(match.opened.guild_id)
        channel = self._bot.get_partial_messageable(match.opened.channel_id, guild_id=match.opened.guild_id)
        try:
            view = lobby_layout(match_id, match, texts)
            await channel.get_partial_message(match.message).edit(view=view, allowed_mentions=NOBODY)
        except RequestFailed as fault:
            self._note_refusal(match_id, match, fault)
            _log.warning("the lobby of match %s could not be updated: %s", match_id, type(fault).__name__)

    async def told(self, match_id: TournamentId, match: Match) -> None:
        """Post the results, and close the lobby's message; where that is forbidden, the results are in the league."""
        opened = match.opened
        await self._languages.learn([opened.guild_id])
        texts = self._languages.server(opened.guild_id)
        deals = [
            discord.SelectOption(label=texts("duplicate-deal", deal=deal), value=str(deal))
            for deal in range(1, match.deals + 1)
        ]
        menu = [buttons.MATCH_DEAL.at(match_id, options=deals, placeholder=texts("menu-duplicate-deal"))]
        channel = self._bot.get_partial_messageable(opened.channel_id, guild_id=opened.guild_id)
        try:
            view = page_layout(results_text(match, texts), menu)
            await channel.send(view=view, nonce=f"duplicate-{match_id}", allowed_mentions=NOBODY)
            if match.message is not None:
                over = page_layout(lobby_text(replace(match, closed=True), texts), colour=RESTING)
                await channel.get_partial_message(match.message).edit(view=over, allowed_mentions=NOBODY)
        except RequestFailed as fault:
            _log.warning("the results of match %s cannot be posted: %s", match_id, fault)
            if response_to(fault) is ErrorResponse.WAIT:
                raise MatchRefused(MatchRefusal.LATER) from fault
            self._note_refusal(match_id, match, fault)

    def take_refused(self, guild_id: int) -> list[TournamentId]:
        """The matches of a server of which Discord refused something; none of them is given again."""
        found = sorted(match_id for match_id, home in self._refused.items() if home == guild_id)
        self._refused = {match_id: home for match_id, home in self._refused.items() if home != guild_id}
        return found

    def _note_refusal(self, match_id: TournamentId, match: Match, fault: BaseException) -> None:
        if response_to(fault) is ErrorResponse.GIVE_UP:
            self._refused[match_id] = match.opened.guild_id

    async def _channel(self, channel_id: int) -> discord.TextChannel:
        """The match's channel; raises ``MatchRefused`` if it is of a kind that has no private threads."""
        found = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
        if not isinstance(found, discord.TextChannel):
            raise MatchRefused(MatchRefusal.NO_ROOMS)
        return found

    async def _add(self, thread: discord.Thread, user_id: int) -> None:
        """Let somebody in; one who has left the server is played for by a computer, as the table's clock has it."""
        try:
            await thread.add_user(discord.Object(user_id))
        except discord.HTTPException as fault:
            if response_to(fault) is ErrorResponse.WAIT:
                raise
            _log.warning("a person could not be added to thread %d: %s", thread.id, fault)
