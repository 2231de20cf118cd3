"""Answers about duplicate matches: their lobby, and when they are over every deal at all tables, side by side."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.engine.rules import Rules
from bot.pictures.open_hands_picture import open_hands_picture
from bot.storage.api import TableId, TournamentId
from bot.tables.tables import Tables
from bot.tables.views import OpenMoment
from bot.tournaments.duplicate.match import Form, Match, Player
from bot.tournaments.duplicate.matches import DuplicateMatches, MatchRefusal, MatchRefused
from bot.ui import buttons
from bot.ui.duplicate.rooms import ThreadRooms, confirm_layout, lobby_layout
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction, guild_of
from bot.ui.languages import Languages, texts_for
from bot.ui.layouts import RESTING, Item, as_file, boxed, in_rows, page_layout
from bot.ui.permissions import ask_for_rights
from bot.ui.readers import Reader, Readers
from bot.ui.replies import NOBODY, draw, tell
from bot.ui.rights import moderates
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.duplicate_text import replay_text
from bot.words.looking_back import open_hands_alt

MOST_TABLES = 4
"""Tables whose pictures stand side by side."""

Style = discord.ButtonStyle


class DuplicateHandlers:
    """Answers commands and presses about duplicate matches."""

    def __init__(
        self, matches: DuplicateMatches, rooms: ThreadRooms, tables: Tables, readers: Readers, languages: Languages
    ) -> None:
        self._matches = matches
        self._rooms = rooms
        self._tables = tables
        self._readers = readers
        self._languages = languages

    async def open(self, command: Interaction, form: Form, rules: Rules, hands: int) -> None:
        """A lobby; its message is the answer."""
        guild_id, user = guild_of(command), command.user
        try:
            match_id = await self._matches.open(guild_id, command.channel_id or 0, user.id, form, rules, hands)
            match = await self._matches.enter(match_id, Player(user.id, user.display_name, form is not Form.PAIRS))
        except MatchRefused as refused:
            await self._refuse(command, refused)
            return
        view = lobby_layout(match_id, match, await self._languages.public(command))
        async with in_time():
            sent = await command.response.send_message(view=view, allowed_mentions=NOBODY)
        if sent.message_id is not None:
            await self._matches.note_lobby_message(match_id, sent.message_id)

    @pressed(buttons.MATCH_ENTER)
    async def enter(self, press: Interaction, match_id: TournamentId, team: int) -> None:
        """*Join*."""
        try:
            match = await self._matches.enter(match_id, Player(press.user.id, press.user.display_name, team))
        except MatchRefused as refused:
            await self._refuse(press, refused)
            return
        await self._redraw(press, match_id, match)

    @pressed(buttons.MATCH_BUTTON)
    async def decide(self, press: Interaction, match_id: TournamentId, verb: str) -> None:
        """A button of a match; a start and an end take longer than Discord waits for an answer."""
        try:
            match verb:
                case "finish" | "off":
                    await self._ask_once_more(press, match_id, verb)
                case "sure-finish" | "sure-off":
                    await self._end(press, match_id, finish=verb == "sure-finish")
                case "agree":
                    await self._agree(press, match_id)
                case "begin":
                    await press.response.defer()
                    await self._redraw(press, match_id, await self._matches.begin(match_id, press.user.id))
                case _:
                    await self._redraw(press, match_id, await self._matches.leave(match_id, press.user.id))
        except MatchRefused as refused:
            await self._refuse(press, refused)

    async def _ask_once_more(self, press: Interaction, match_id: TournamentId, verb: str) -> None:
        """*Finish now*, *Call off*: only whoever may do so is asked whether they are sure."""
        user_id, may = press.user.id, await self._moderates(press, match_id)
        match = await self._matches.may_end(match_id, user_id, finish=verb == "finish", moderates=may)
        view = confirm_layout(match_id, match, verb, texts_for(press))
        async with in_time():
            await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def _moderates(self, press: Interaction, match_id: TournamentId) -> bool:
        match = await self._matches.match(match_id)
        return match is not None and moderates(press, match.opened.channel_id)

    async def _end(self, press: Interaction, match_id: TournamentId, *, finish: bool) -> None:
        """The host, or a moderator, is sure; the others may have to agree."""
        await press.response.defer()
        end = self._matches.finish if finish else self._matches.call_off
        match = await end(match_id, press.user.id, moderates=await self._moderates(press, match_id))
        await self._rooms.redraw(match_id, match)
        if match.proposal is not None:
            await self._rooms.ask(match_id, match, self._matches.rooms_of(match_id))
        view = page_layout(texts_for(press)(_done(match)))
        await press.edit_original_response(view=view, allowed_mentions=NOBODY)

    async def _agree(self, press: Interaction, match_id: TournamentId) -> None:
        """*Agree*: somebody of another team or pair."""
        await press.response.defer(ephemeral=True, thinking=True)
        match = await self._matches.agree(match_id, press.user.id)
        await self._rooms.redraw(match_id, match)
        await tell(press, texts_for(press)("duplicate-agreed" if match.proposal is not None else _done(match)))

    async def _redraw(self, press: Interaction, match_id: TournamentId, match: Match) -> None:
        view = lobby_layout(match_id, match, await self._languages.public(press))
        if press.response.is_done():
            await press.edit_original_response(view=view, allowed_mentions=NOBODY)
            return
        async with in_time():
            await press.response.edit_message(view=view, allowed_mentions=NOBODY)

    async def _refuse(self, asked: Interaction, refused: MatchRefused) -> None:
        texts = texts_for(asked)
        said = texts(f"duplicate-refused-{refused.why}")
        lacking = refused.why is MatchRefusal.NO_ROOMS
        await tell(asked, ask_for_rights(said, texts, asked.application_id) if lacking else said)

    # -- looking back

    @pressed(buttons.MATCH_DEAL)
    async def replay(self, press: Interaction, match_id: TournamentId, chosen: Sequence[str]) -> None:
        """A deal from its beginning, privately."""
        deal = next((int(word) for word in chosen if word.isdecimal()), 0)
        await self._show(press, match_id, deal, 0, edit=False)

    @pressed(buttons.MATCH_STEP)
    async def step(self, press: Interaction, match_id: TournamentId, deal: int, step: int, where: str) -> None:
        """The same message with another step."""
        step += {"first": -step, "back": -1, "forward": 1, "last": 1000}[where]
        await self._show(press, match_id, deal, step, edit=True)

    async def _show(self, press: Interaction, match_id: TournamentId, deal: int, step: int, *, edit: bool) -> None:
        reader, match = await self._readers.of(press), await self._matches.match(match_id)
        courses = [] if match is None else await self._courses(match, deal, press.user.id)
        if match is None or not courses:
            await tell(press, texts_for(press)("duplicate-no-replay"))
            return
        steps = max(map(len, courses))
        step = min(max(step, 0), steps - 1)
        moments = [course[min(step, len(course) - 1)] for course in courses]
        parts, files = await _pictures(moments, reader)
        parts.insert(0, discord.ui.TextDisplay(replay_text(match, deal, step, steps, reader.texts)))
        view = boxed([*parts, *in_rows(_steps(match_id, deal, step, steps, reader.texts))], RESTING)
        async with in_time():
            if edit:
                await press.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
            else:
                await press.response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)

    async def _courses(self, match: Match, deal: int, user_id: int) -> list[tuple[OpenMoment, ...]]:
        """What happened to a deal at each table, as far as it may be looked back at."""
        found = []
        for one in match.by_table()[:MOST_TABLES]:
            if 1 <= deal <= len(one.hand_seqs):
                hand_seq = one.hand_seqs[deal - 1]
                played = await self._tables.played_hand(TableId(one.table_id), hand_seq, user_id)
                found += [] if played is None else [played.moments]
        return found


def _done(match: Match) -> str:
    """The text that says what became of a wish to end a match."""
    if match.proposal is not None:
        return "duplicate-proposed"
    return "duplicate-called-off" if match.called_off else "duplicate-finished"


async def _pictures(moments: list[OpenMoment], reader: Reader) -> tuple[list[Item], list[discord.File]]:
    """The tables side by side, or in words."""
    texts = reader.texts
    alts = [open_hands_alt(moment, texts) for moment in moments]
    if not reader.text_only:
        pngs = await asyncio.gather(*(draw(open_hands_picture, one, texts, reader.deck) for one in moments))
        files = [
            as_file(png, f"table-{place}.png", alt)
            for place, (png, alt) in enumerate(zip(pngs, alts, strict=True))
            if png
        ]
        if len(files) == len(moments):
            items = [
                discord.MediaGalleryItem(f"attachment://{file.filename}", description=alt)
                for file, alt in zip(files, alts, strict=True)
            ]
            return [discord.ui.MediaGallery(*items)], files
    return [discord.ui.TextDisplay(alt) for alt in alts], []


def _steps(match_id: TournamentId, deal: int, step: int, steps: int, texts: Texts) -> list[Item]:
    resting = buttons.MATCH_STEPS[:2] if step == 0 else buttons.MATCH_STEPS[2:] if step == steps - 1 else ()
    return [
        buttons.MATCH_STEP.at(
            match_id, deal, step, where, label=texts(f"button-replay-{where}"), disabled=where in resting
        )
        for where in buttons.MATCH_STEPS
    ]
