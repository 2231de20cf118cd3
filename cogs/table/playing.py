"""Playing a hand with buttons or typed commands (``/hand``, ``/bid``, ``/play``, ``/hint``), and the expert's advice.

The commands offer exactly the caller's lawful acts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.engine.acts import PASS, Act, CallSuit, DefendAlone, Fold, OrderUp, PlayAlone, PlayCard, act_text, parse_act
from bot.engine.cards import CODES, TRUMPS, Card
from bot.engine.seats import Seat, clockwise_from
from bot.engine.views import SeatView
from bot.processes.work_queue import WorkersBusy
from bot.rights import AT_TABLE, SEATED_ABROAD, Cost, Place, Right, Who
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.decisions import Reason, What
from bot.tables.hands import TakePack
from bot.tables.old_school import usual_choice
from bot.tables.pausing import Touch
from bot.tables.playing import ClaimRest, Play, TakeBack
from bot.tables.views import Refused, Snapshot
from bot.ui import buttons
from bot.ui.options import TypedOption, offer
from bot.ui.readers import Interaction, texts_for
from bot.ui.replies import tell
from bot.ui.rights import slash
from bot.ui.routes import Route, pressed
from bot.words import offers
from bot.words.advice import hint_text
from bot.words.catalogue import ENGLISH, Texts
from bot.words.labels import SUIT_SIGNS, act_label, begins_card, is_rank, is_wording, sort_cards
from bot.words.panel_state import Remark, ask_again
from cogs.table.answers import AnswerPlace, Answers
from cogs.table.verbs import TableVerb, Verbs

_HINT = Right(Who.SEATED, cost=Cost.THINKING, question="advice", abroad=True)

CALLED_WORDS = tuple(trump.letter for trump in TRUMPS)


def is_play(act: Act) -> bool:
    """Return whether an act is the play of a card."""
    return isinstance(act, PlayCard)


def is_call(act: Act) -> bool:
    """Return whether an act is a bid, a call or a discard."""
    return not is_play(act)


class ActOption(TypedOption):
    """An option for one of the caller's acts that ``fits`` accepts. It is read later, once the table is known."""

    longest = 100

    def __init__(self, fits: Callable[[Act], bool]) -> None:
        self._fits = fits

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        verbs: Verbs = command.client.features.verbs
        own_view, texts = verbs.seat_here(command), texts_for(command)
        if own_view is None:
            return []
        named = {act: (act_label(act, own_view, texts), act_text(act)) for act in own_view.offered if self._fits(act)}
        named = {act: (name, name if is_rank(word, texts) else word) for act, (name, word) in named.items()}
        begun = [words for act, words in named.items() if begins_card(typed, act, own_view.public, texts)]
        return offer(named.values(), typed) or offer(begun, "")


def _play(act: Act | None) -> What | None:
    return None if act is None else Play(act)


class Playing(commands.Cog):
    """The commands and buttons for acts in a hand, and for players' own hands."""

    def __init__(self, services: Services, answers: Answers, verbs: Verbs) -> None:
        self._services = services
        self._answers = answers
        self._verbs = verbs
        self.routes = (
            Route(buttons.HAND, AT_TABLE, answers.show_hand),
            answers.route(buttons.DEAL, TakePack(), AnswerPlace.TABLE),
            answers.route(buttons.UNDO, TakeBack()),
            answers.route(buttons.CLAIM_REST, ClaimRest()),
            answers.route(buttons.REDRAW, Touch()),
            answers.route(buttons.DISABLED_CARD, Touch()),
            Route(buttons.HINT, replace(_HINT, place=Place.CHANNEL), self.show_hint),
        )
        verbs.add(
            TableVerb("deal", SEATED_ABROAD, TakePack(), "done-deal"),
            TableVerb("hand", SEATED_ABROAD, Touch(), alone=True),
        )

    # -- buttons

    @pressed(buttons.CALL, right=AT_TABLE)
    async def call(self, press: Interaction, table_id: TableId, seq: int, word: str) -> None:
        """Carry out a bid, the call of a suit, or a pass."""
        act = offers.from_word(word)
        if act is None or not await self._ask_again(press, table_id, act, seq):
            await self._answers.decide(press, table_id, _play(act) or Touch(), seq, AnswerPlace.TABLE)

    @pressed(buttons.ACT, right=AT_TABLE)
    async def act(self, press: Interaction, table_id: TableId, seq: int, number: int) -> None:
        """Carry out the act with this number (``number_acts``)."""
        own_view = self._answers.tables.seat_view(table_id, press.user.id)
        await self._on_panel(press, table_id, seq, None if own_view is None else offers.act_at(own_view, number))

    @pressed(buttons.SURE, right=AT_TABLE)
    async def confirm(self, press: Interaction, table_id: TableId, seq: int, word: str) -> None:
        """*Yes*: carry out the call that had to be confirmed."""
        await self._answers.decide(press, table_id, _play(offers.from_word(word)), seq, AnswerPlace.PANEL)

    @pressed(buttons.PICK_CARDS, right=AT_TABLE)
    async def pick(self, press: Interaction, table_id: TableId, seq: int, chosen: Sequence[str]) -> None:
        """Carry out an act with several cards, chosen by their places in the hand."""
        own_view = self._answers.tables.seat_view(table_id, press.user.id)
        hand = [] if own_view is None else sort_cards(own_view)
        cards = [hand[int(place)] for place in chosen if place.isdecimal() and int(place) < len(hand)]
        await self._on_panel(press, table_id, seq, None if own_view is None else offers.act_with(own_view, cards))

    @pressed(buttons.SAY, right=AT_TABLE)
    async def say(self, press: Interaction, table_id: TableId, seq: int, word: str) -> None:
        """Carry out what a player says at an old-school table, whether or not it is their turn."""
        await self._on_panel(press, table_id, seq, offers.from_word(word))

    async def _on_panel(self, press: Interaction, table_id: TableId, seq: int, act: Act | None) -> None:
        """Carry out an act chosen on a panel, after asking for confirmation if its player wants that."""
        if act is None or not await self._ask_again(press, table_id, act, seq, AnswerPlace.PANEL):
            await self._answers.decide(press, table_id, _play(act), seq, AnswerPlace.PANEL)

    async def _ask_again(
        self,
        interaction: Interaction,
        table_id: TableId,
        act: Act,
        seq: int | None = None,
        where: AnswerPlace = AnswerPlace.ANEW,
    ) -> bool:
        snapshot = self._answers.tables.snapshot(table_id)
        confirm = (await self._answers.readers.preferences_of(interaction.user.id)).confirm
        remark = ask_again(snapshot, interaction.user.id, act, seq, confirm, texts_for(interaction))
        if snapshot is None or remark is None:
            return False
        with self._answers.answering(interaction, table_id, where):
            await self._answers.show_panel(interaction, snapshot, where, remark)
        await self._answers.catch_up_for(interaction, table_id)
        return True

    # -- the expert's advice

    async def show_hint(self, press: Interaction, table_id: TableId, seq: int) -> None:
        """Show the expert's advice on the pressed panel, its card framed. If the table has moved on, show the table."""
        find = self._answers.tables.snapshot
        told = await self._hint(table_id, seq, press.user.id, texts_for(press))
        with self._answers.answering(press, table_id, AnswerPlace.PANEL):
            if isinstance(told, Refused):
                await self._answers.refuse(press, told, AnswerPlace.PANEL)
            elif (snapshot := find(table_id)) is not None:
                await self._answers.show_panel(press, snapshot, AnswerPlace.PANEL, told)
        await self._answers.catch_up_for(press, table_id)

    async def _hint(self, table_id: TableId, seq: int, user_id: int, texts: Texts) -> Remark | Refused:
        words, act, snapshot = "", None, self._answers.tables.snapshot(table_id)
        if snapshot is not None and snapshot.table.seq == seq:
            words, act = await self._advise(snapshot, user_id, texts)
            snapshot = self._answers.tables.snapshot(table_id)
        if snapshot is not None and snapshot.table.seq == seq:
            return Remark("\n".join(words.splitlines()[:2]), act)
        return Refused(Reason.CLOSED if snapshot is None else Reason.STALE, snapshot)

    async def _advise(self, snapshot: Snapshot, user_id: int, texts: Texts) -> tuple[str, Act | None]:
        table, own_view = snapshot.table, snapshot.seat_view(user_id)
        seat = table.seat_of(user_id)
        if seat is None or table.chair(seat).left:
            return texts("hint-no-player"), None
        if own_view is None or not own_view.legal:
            return texts("hint-no-turn"), None
        if seat in table.taken_over:
            return texts("hint-taken-over"), None
        if not self._answers.tables.sight(table, user_id).advice:
            return texts("hint-ranked" if table.tournament is None else "hint-contest"), None
        usual = usual_choice(own_view) if offers.is_old_school(own_view.public) else None
        if usual is not None:
            return texts("hint-no-thought", act=act_label(usual, own_view, texts)), usual
        try:
            async with asyncio.timeout(self._services.times.advice):
                advice = await self._services.workers.advise(own_view, seed=table.seq)
        except (WorkersBusy, TimeoutError):
            return texts("hint-busy"), None
        return hint_text(own_view, advice, texts), advice.act

    # -- commands

    @slash("hand", SEATED_ABROAD)
    async def hand(self, command: Interaction) -> None:
        await self._verbs.ask(command, "hand")

    @slash("bid", SEATED_ABROAD)
    async def bid(self, command: Interaction, call: app_commands.Transform[str, ActOption(is_call)]) -> None:
        """Bid, call or discard: make any act except playing a card."""
        await self._decide(command, call, is_call)

    @slash("play", SEATED_ABROAD)
    async def play(self, command: Interaction, card: app_commands.Transform[str, ActOption(is_play)]) -> None:
        await self._decide(command, card, is_play)

    @slash("hint", _HINT)
    async def hint(self, command: Interaction) -> None:
        """Show what the expert would do, knowing only what the caller may know."""
        if not await self._verbs.knows_which(command):
            return
        snapshot = self._verbs.snapshot_here(command)
        if snapshot is None:
            await self._answers.refuse(command, Refused(Reason.NO_TABLE))
            return
        words, _ = await self._advise(snapshot, command.user.id, texts_for(command))
        await tell(command, words)

    async def _decide(self, command: Interaction, typed: str, fits: Callable[[Act], bool]) -> None:
        if not await self._verbs.knows_which(command):
            return
        reader, own_view = await self._answers.readers.of(command), self._verbs.seat_here(command)
        act = read_act(typed, own_view, reader.texts)
        if act is not None and fits(act):
            table_id = self._verbs.table_here(command)
            if table_id is not None and not await self._ask_again(command, table_id, act):
                await self._answers.decide(command, table_id, Play(act))
        elif own_view is None:
            await self._verbs.ask(command, "hand")  # the answer says why there is no hint
        else:
            await tell(command, texts_for(command)("act-not-understood"))


_EVERYBODYS_ACTS: tuple[Act, ...] = (
    PASS,
    OrderUp(),
    OrderUp(alone=True),
    *(CallSuit(trump, alone) for trump in TRUMPS for alone in (False, True)),
    Fold(),
    PlayAlone(),
    DefendAlone(),
    *(PlayCard(Card(number)) for number in range(len(CODES))),
)
"""Acts that can be typed even if they are unlawful, because the engine then says why."""


def read_act(typed: str, own_view: SeatView | None, texts: Texts) -> Act | None:
    """Return the act typed in the reader's language or English, a lawful one if possible; ``None`` if it is unclear."""
    if is_rank(typed, texts):
        return None
    if own_view is not None:
        lawful = (*offers.number_acts(own_view), *own_view.offered)
        if (act := _find_typed(typed, lawful, own_view, texts, (own_view.seat,))) is not None:
            return act
    try:
        return parse_act([_word(word) for word in typed.split()])
    except ValueError:
        if own_view is None:
            return None
        everybody = clockwise_from(own_view.seat, own_view.public.rules.players)
        return _find_typed(typed, _EVERYBODYS_ACTS, own_view, texts, everybody)


def _find_typed(typed: str, acts: Iterable[Act], own_view: SeatView, texts: Texts, seats: Sequence[Seat]) -> Act | None:
    """Return the act that the typed words mean. A dealer's partner and opponents name ordering up differently."""
    fitting = {
        act
        for act in acts
        for spoken in (texts, Texts(ENGLISH))
        if is_wording(typed, act, own_view.public, seats, spoken)
    }
    return fitting.pop() if len(fitting) == 1 else None


def _word(typed: str) -> str:
    """Return the word as records write it: cards and suits in capitals, and ``TH`` for ``10H`` or ``10♥``."""
    upper = typed.translate(SUIT_SIGNS).upper()
    card = "T" + upper[2:] if upper.startswith("10") and len(upper) == 3 else upper
    return card if card in CODES or card in CALLED_WORDS else typed.lower()
