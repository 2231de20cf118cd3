"""The analysis of whole games: ``/analyse`` with a file, and *Analyse* under finished games.

The answers are private. They show the report, each player's card, and every step with *What if?*, and can be shared
with the channel. A button names a game by where it can be read again (``GameSource``), so that it works after a
restart: a game that is no longer in memory is judged anew. ``AnalysisDesk`` keeps the judged games, and refuses when
there are too many.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

import discord
from discord.ext import commands

from bot.analysis.desk import (
    BYTES_A_MINUTE,
    DECISIONS_A_DAY,
    Analysis,
    GameFile,
    Limit,
    MustWait,
    PackedGame,
)
from bot.analysis.games import LARGEST_FILE, UnreadableFile
from bot.pictures.analysis_picture import report_drawing, step_drawings
from bot.processes.work_queue import WorkersBusy
from bot.ratings.games import GameFilter
from bot.rights import STEPPING, Cost, Place, Posts, Right
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.history import credit_game
from bot.ui import buttons
from bot.ui.buttons import GameSource
from bot.ui.errors import RequestFailed, make_nonce
from bot.ui.layouts import (
    MOST_OPTIONS,
    RESTING,
    Item,
    frame_layout,
    in_even_rows,
    in_rows,
    page_layout,
    words_layout,
)
from bot.ui.posts import Post
from bot.ui.readers import Interaction, Reader, home_id_of, texts_for
from bot.ui.replies import (
    Message,
    RequestRefused,
    amend,
    answer_later,
    attach,
    may_post,
    no_access,
    redraw,
    say,
    tell,
    within,
)
from bot.ui.rights import slash
from bot.ui.routes import pressed
from bot.words.analysis_text import (
    AnalysedGame,
    about_text,
    card_name,
    card_text,
    costly_line,
    file_name,
    file_title,
    heading_text,
    other_acts,
    progress_text,
    report_sheet,
    unreadable_text,
    what_if_menu,
    what_if_text,
    where_words,
)
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_CHOICE, timestamp
from bot.words.names import plain_name, safe_name
from cogs.table.looking_back import lay_out_step

_ANALYSE = Right(cost=Cost.THINKING, question="analysis")


PROGRESS_SECONDS = 2.0
"""Seconds between two edits that show how far an analysis has come."""
FETCHING_SECONDS = 20.0
"""Seconds that Discord has to send a file. By then the command has been answered."""
CARD_SECONDS = 5.0
"""Seconds for drawing all pictures of a report card. By then the press has been answered."""
POSTING_SECONDS = 20.0
MOST_MENUS = 10
"""The most menus that list the games of a file. Together they offer 250 games."""
MOST_CARDS = 20
"""The most players whose cards have a button. Few games have more than one player at each seat."""
NEWEST_GAMES = 10
"""How many of a server's newest games are searched for the game that a table has just finished."""

Show = Callable[[Interaction, Message | discord.ui.LayoutView], Awaitable[object]]
"""Shows an answer: in the pressed message, or in a new private message."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Judged:
    """A finished analysis, and where its game can be read again."""

    source: GameSource
    analysis: Analysis
    game: AnalysedGame


class AnalysisCommands(commands.Cog):
    """The command ``/analyse``, and all buttons of an analysis."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._games: WeakKeyDictionary[Analysis, AnalysedGame] = WeakKeyDictionary()
        """The analysed games with their steps, for as long as the desk keeps the analyses."""

    # -- receiving a game

    @slash("analyse", _ANALYSE, file="analyse-file")
    async def analyse(self, command: Interaction, file: discord.Attachment) -> None:
        """Analyse the game of a file. If the file has several, ask which."""
        texts = texts_for(command)
        if file.size > LARGEST_FILE:
            raise RequestRefused("analysis-too-large", file=file_name(file.filename), most=LARGEST_FILE // 1000)
        brought = await self._bring(command, file)
        if brought is None:
            return
        if len(brought.games) == 1:
            await self._answer_report(command, GameSource(brought.key, 0), amend)
        else:
            await amend(command, _choose_layout(brought, file.filename, texts))

    async def _bring(self, command: Interaction, file: discord.Attachment) -> GameFile | None:
        texts = texts_for(command)

        async def fetch() -> bytes:
            await tell(command, texts("analysis-reading"))
            async with asyncio.timeout(FETCHING_SECONDS):
                return await file.read()

        try:
            return await self.services.analysis.bring(fetch, file.size, file.filename, command.user.id)
        except RequestFailed as fault:
            _log.info("a file could not be fetched: %s", type(fault).__name__)
            words = texts("analysis-not-fetched")
        except UnreadableFile as fault:
            words = unreadable_text(file.filename, fault, texts)
        except MustWait as wait:
            words = _refusal_text(wait, texts)
        await say(command, words)
        return None

    @pressed(buttons.ANALYSIS_GAME, right=_ANALYSE)
    async def choose_game(self, press: Interaction, key: str, chosen: Sequence[str]) -> None:
        """Analyse the chosen game of a file."""
        await self._answer_report(press, GameSource(key, buttons.read_number(chosen)), redraw)

    @pressed(buttons.ANALYSE, right=_ANALYSE)
    async def analyse_game(self, press: Interaction, game_id: int) -> None:
        """*Analyse* under a finished game's replay."""
        await self._answer_report(press, GameSource.of_game(game_id), amend)

    @pressed(buttons.GAME_ANALYSE, right=_ANALYSE)
    async def analyse_chosen(self, press: Interaction, chosen: Sequence[str]) -> None:
        """Analyse the chosen game of a history."""
        await self._answer_report(press, GameSource.of_game(buttons.read_number(chosen)), amend)

    @pressed(buttons.TABLE_ANALYSE, right=replace(_ANALYSE, place=Place.SERVER))
    async def analyse_table(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Analyse* under the game that a table has just finished."""
        newest = await self.services.store.history(GameFilter(home_id_of(press)), 0, NEWEST_GAMES)
        for line in newest.games:
            stored = await self.services.store.finished_game(home_id_of(press), line.game_id)
            if stored is not None and stored.table_id == table_id and stored.first_seq <= hand_seq <= stored.last_seq:
                await self._answer_report(press, GameSource.of_game(line.game_id), amend)
                return
        await tell(press, texts_for(press)("analysis-in-history"))

    # -- finding analyses

    async def _find(self, interaction: Interaction, source: GameSource) -> GameFile | str:
        texts, game_id, user_id = texts_for(interaction), source.game_id, interaction.user.id
        if game_id is None:
            file = await self.services.analysis.file(source.key, user_id)
        else:
            stored = await self.services.store.finished_game(home_id_of(interaction), game_id)
            if stored is None:
                return texts("game-none", game=str(game_id))
            name = f"game-{game_id}.euchre"
            by_hand = await self.services.tables.credits_of_game(stored)
            try:
                read = await self.services.analysis.read(stored.record.encode(), name, user_id)
            except UnreadableFile as fault:
                return unreadable_text(name, fault, texts)
            file = await asyncio.to_thread(read.credit, lambda game: credit_game(game, by_hand))
        return texts("analysis-gone") if file is None or source.number >= len(file.games) else file

    async def _judge(self, interaction: Interaction, source: GameSource, show: Show) -> Judged | None:
        """Return the analysis, showing its progress meanwhile; ``None`` if the user has been told why there is none."""
        anew = show is amend  # in an answer of its own
        texts, answer = texts_for(interaction), say if anew else tell
        try:
            finding, found = await within(self.services.times.finding, self._find(interaction, source))
            if not (found or interaction.response.is_done()):
                await answer_later(interaction, anew=anew)
            file = await finding
            if isinstance(file, str):
                await answer(interaction, file)
                return None
            analysis = self.services.analysis.analyse(file, source.number, interaction.user.id)
        except MustWait as wait:
            await answer(interaction, _refusal_text(wait, texts))
            return None
        if not analysis.over:
            await self._show_progress(interaction, source, analysis, show)
        if analysis.failed:
            await show(interaction, words_layout(texts("analysis-failed", reference=analysis.reference)))
            return None
        if not analysis.cards:
            await show(interaction, words_layout(texts("analysis-refused-busy")))
            return None
        return Judged(source, analysis, self._game_of(source, analysis))

    async def _show_progress(
        self, interaction: Interaction, source: GameSource, analysis: Analysis, show: Show
    ) -> None:
        texts, last_shown = texts_for(interaction), 0.0
        again = buttons.ANALYSIS.at(source, label=texts("button-analysis-report"))
        game = replace(analysis.game, game_id=source.game_id)
        while not analysis.over:
            if time.monotonic() >= last_shown + PROGRESS_SECONDS:
                judgements = tuple(analysis.judgements.values())
                words = progress_text(analysis.judged, len(analysis.decisions), judgements, game, texts)
                await show(interaction, page_layout(words, [again], colour=RESTING))
                last_shown = time.monotonic()
            await analysis.wait(analysis.judged + 1)

    def _game_of(self, source: GameSource, analysis: Analysis) -> AnalysedGame:
        if analysis not in self._games:
            game = replace(analysis.game, game_id=source.game_id)
            self._games[analysis] = AnalysedGame(game, tuple(analysis.judgements.values()), analysis.cards)
        return self._games[analysis]

    # -- the report

    @pressed(buttons.ANALYSIS, right=STEPPING)
    async def show_report(self, press: Interaction, source: GameSource) -> None:
        """*Overview*: show the report in the pressed message."""
        await self._answer_report(press, source, redraw)

    async def _answer_report(self, interaction: Interaction, source: GameSource, show: Show) -> None:
        judged = await self._judge(interaction, source, show)
        if judged is not None:
            await show(interaction, await self._lay_out_report(interaction, judged))

    async def _lay_out_report(self, interaction: Interaction, judged: Judged) -> Message:
        texts, game, source = texts_for(interaction), judged.game, judged.source
        items: list[Item] = [
            buttons.ANALYSIS_CARD.at(source, number, label=card_name(card, game.game, texts))
            for number, card in enumerate(game.cards[:MOST_CARDS], 1)
        ]
        steps = buttons.ANALYSIS_STEP.at(
            source, 0, "first", label=texts("button-analysis-steps"), style=discord.ButtonStyle.primary
        )
        items += [steps, *_share_button(interaction, source, None, texts)]
        beside = f"{heading_text(game.game, texts)}\n{about_text(game.game, texts)}"
        return await self.services.figures.answer(interaction, [report_sheet(game, texts)], beside, items, private=True)

    @pressed(buttons.ANALYSIS_CARD, right=STEPPING)
    async def show_card(self, press: Interaction, source: GameSource, number: int) -> None:
        """Show a player's report card, with the moments that cost them most."""
        judged = await self._judge(press, source, redraw)
        if judged is None:
            return
        if not 1 <= number <= len(judged.game.cards):
            raise RequestRefused("refusal-no-such-seat", players=len(judged.game.cards))
        if not press.response.is_done():
            await answer_later(press)
        await redraw(press, await self._lay_out_card(await self.services.readers.of(press), judged, number))

    async def _lay_out_card(self, reader: Reader, judged: Judged, number: int) -> Message:
        texts, game = reader.texts, judged.game
        card = game.cards[number - 1]
        places = [(game.step_of(one), one) for one in card.costliest]
        items: list[Item] = [
            buttons.ANALYSIS_STEP.at(judged.source, step, "here", label=where_words(one, game.game, texts))
            for step, one in places
        ]
        items.append(buttons.ANALYSIS.at(judged.source, label=texts("button-analysis-report")))
        look = (texts, reader.deck)
        steps = (drawing for step, _ in places for drawing in step_drawings(game, step, *look))
        drawings = [report_drawing(game, card, *look), *steps]
        drawn = () if reader.text_only else await self.services.figures.draw(drawings, CARD_SECONDS)
        if not drawn:
            return Message(page_layout(card_text(game, card, texts), items))
        files, (report, *shown) = attach(drawn)
        parts: list[Item] = [report]
        for moment, (_, one) in zip(shown, places, strict=True):
            parts += [discord.ui.TextDisplay(costly_line(one, game.game, texts)), moment]
        parts.append(discord.ui.TextDisplay(about_text(game.game, texts)))
        return Message(frame_layout([*parts, *in_rows(items, 1)]), files)

    # -- stepping

    @pressed(buttons.ANALYSIS_STEP, right=STEPPING)
    async def step(self, press: Interaction, source: GameSource, step: int, where: str) -> None:
        """Show another step in the same message."""
        judged = await self._judge(press, source, redraw)
        if judged is not None:
            await redraw(press, await self._lay_out_step(press, judged, judged.game.step_to(where, step)))

    @pressed(buttons.ANALYSIS_LOOK, right=STEPPING)
    async def look(self, press: Interaction, source: GameSource, step: int | None) -> None:
        """*Look into it* under a shared report or step: open it privately."""
        if step is None:
            await self._answer_report(press, source, amend)
            return
        judged = await self._judge(press, source, amend)
        if judged is not None:
            await amend(press, await self._lay_out_step(press, judged, judged.game.step_to("here", step)))

    async def _lay_out_step(self, interaction: Interaction, judged: Judged, step: int) -> Message:
        reader, game, source = await self.services.readers.of(interaction), judged.game, judged.source
        texts = reader.texts
        make = functools.partial(buttons.ANALYSIS_STEP.at, source)
        report = buttons.ANALYSIS.at(source, label=texts("button-analysis-report"))
        below = [*_what_if_menu(game, source, step, texts), report, *_share_button(interaction, source, step, texts)]
        rows = [*buttons.step_rows(make, game, step, texts), *in_even_rows(below)]
        return await lay_out_step(self.services.figures, game, step, reader, rows)

    # -- *What if?*

    @pressed(buttons.WHAT_IF, right=Right(cost=Cost.THINKING))
    async def what_if(self, press: Interaction, source: GameSource, step: int, chosen: Sequence[str]) -> None:
        """Show how the game could have gone on with another act at a step."""
        judged = await self._judge(press, source, amend)
        if judged is None:
            return
        texts, game = texts_for(press), judged.game
        word = next(iter(chosen), "")
        place = int(word) if word.isdecimal() and len(word) <= 2 else MOST_OPTIONS
        step = min(step, len(game.steps) - 1)
        acts, at = other_acts(game, step), game.steps[step]
        decision = None if at.act_number is None else judged.analysis.decision(at.hand, at.act_number)
        if decision is None or place >= len(acts):
            await say(press, texts("what-if-gone"))
            return
        await say(press, texts("what-if-thinking"))
        try:
            outcome = game.judged[step].what_if(acts[place]) or await self.services.analysis.what_if(
                decision, acts[place]
            )
        except WorkersBusy:
            await amend(press, words_layout(texts("analysis-refused-busy")))
            return
        words = what_if_text(game, step, outcome.tried, outcome.taken, outcome.worlds, texts)
        await amend(press, page_layout(words, colour=RESTING))

    # -- sharing

    @pressed(buttons.ANALYSIS_SHARE, right=Right(in_server=True, cost=Cost.READING, posts=Posts.MESSAGE))
    async def share(self, press: Interaction, source: GameSource, step: int | None) -> None:
        """Post the report or a step in the channel, where everybody can look into it privately."""
        if not may_post(press):
            raise RequestRefused(words=no_access(press))
        judged = await self._judge(press, source, amend)
        if judged is None:
            return
        if not press.response.is_done():
            await answer_later(press, anew=True)
        public = await self.services.languages.public(press)
        message = await self._lay_out_shared(press, judged, step, public)
        post = Post(self.services.deliveries, press.guild_id or 0, press.channel_id or 0)
        async with asyncio.timeout(POSTING_SECONDS):
            await post.send(message, make_nonce("analysis", f"{source}-{step}-{press.user.id}"))
        await redraw(press, words_layout(texts_for(press)("analysis-shared")))

    async def _lay_out_shared(self, press: Interaction, judged: Judged, step: int | None, texts: Texts) -> Message:
        game, name = judged.game, safe_name(press.user.display_name)
        look = buttons.ANALYSIS_LOOK.at(
            judged.source, *([] if step is None else [step]), label=texts("button-analysis-look")
        )
        if step is not None:
            heading = texts("analysis-shares-moment", name=name)
            rows = [discord.ui.ActionRow(look)]
            at = game.step_to("here", step)
            return await lay_out_step(self.services.figures, game, at, Reader(texts), rows, heading)
        notes = texts("analysis-shares-game", name=name), heading_text(game.game, texts), about_text(game.game, texts)
        return await self.services.figures.post(
            press.guild_id or 0, [report_sheet(game, texts)], "\n".join(notes), [look]
        )


def _refusal_text(wait: MustWait, texts: Texts) -> str:
    limits = {Limit.BYTES: BYTES_A_MINUTE // 1000, Limit.DECISIONS: DECISIONS_A_DAY}
    again = timestamp(math.ceil(wait.again / 60) * 60, "f")
    return texts(f"analysis-refused-{wait.why}", most=limits.get(wait.why, 0), at=again)


def _choose_layout(file: GameFile, name: str, texts: Texts) -> discord.ui.LayoutView:
    menus: list[Item] = []
    for part in range(min(MOST_MENUS, -(-len(file.games) // MOST_OPTIONS))):
        numbers = range(part * MOST_OPTIONS, min(len(file.games), (part + 1) * MOST_OPTIONS))
        options = [_game_option(number, file.games[number], texts) for number in numbers]
        label = texts("menu-analysis-games", first=numbers[0] + 1, last=numbers[-1] + 1)
        menus.append(buttons.ANALYSIS_GAME.at(file.key, part, options=options, placeholder=label))
    words = f"{texts('analysis-choose', file=file_name(name), games=len(file.games))}\n-# {texts('analysis-from-file')}"
    return page_layout(words, menus, row=1)


def _game_option(number: int, game: PackedGame, texts: Texts) -> discord.SelectOption:
    label = texts("analysis-game", number=number + 1, title=file_title(game.title))
    players = ", ".join(plain_name(one) for one in game.names)
    return discord.SelectOption(value=str(number), label=label[:LONGEST_CHOICE], description=players[:LONGEST_CHOICE])


def _share_button(interaction: Interaction, source: GameSource, step: int | None, texts: Texts) -> list[Item]:
    if interaction.guild_id is None:
        return []
    return [buttons.ANALYSIS_SHARE.at(source, *([] if step is None else [step]), label=texts("button-analysis-share"))]


def _what_if_menu(game: AnalysedGame, source: GameSource, step: int, texts: Texts) -> list[Item]:
    if not other_acts(game, step):
        return []
    labels = what_if_menu(game, step, texts)
    options = [discord.SelectOption(label=label, value=str(number)) for number, label in enumerate(labels)]
    return [buttons.WHAT_IF.at(source, step, options=options[:MOST_OPTIONS], placeholder=texts("menu-what-if"))]
