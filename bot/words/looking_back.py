"""Finished games and hands in words: step by step with every card open, shared in a channel, or in other notations.

Only finished games and hands come here, so nothing in them is secret. Reading a record takes some milliseconds: call
it off the event loop.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import ClassVar

from bot.analysis import games
from bot.deals.verification import Discrepancy, DiscrepancyKind, Examination, hand_at, verify_record
from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.records.format import RecordError
from bot.engine.records.notation import Inexpressible, notation
from bot.engine.records.replay import Replay, replay
from bot.engine.seats import Seat
from bot.engine.state import State, Trick
from bot.engine.views import PublicView, public_view, seat_view
from bot.ratings.games import GameLine, SeatLine, StoredGame
from bot.ratings.players import is_nameless, seat_name
from bot.tables.model import Chair, Credits, FinishedHand, Status
from bot.tables.views import HandMoments, OpenHands, OpenMoment, PastHand, TableView
from bot.words.catalogue import Texts
from bot.words.fairness import deal_proof_text
from bot.words.labels import act_label, calls_line
from bot.words.lines import LONGEST_ALT, LONGEST_PAGE, cut_lines, visible_length
from bot.words.names import safe_name
from bot.words.notices import fault_words
from bot.words.results_text import (
    game_over_lines,
    game_over_text,
    hand_result_line,
    laid_away_lines,
    open_hand_lines,
    sheet_heading,
)
from bot.words.rules_page import game_title
from bot.words.sheets import Sheet, sheet_text
from bot.words.table_text import (
    exposed_lines,
    heading_line,
    judgement_line,
    numbered_line,
    table_alt,
    table_text,
    trick_words,
    turn_line,
)
from bot.words.voice import Voice, card_sign

_KEPT = 32


WAYS = ("back", "forward", "trick-back", "trick", "hand-back", "hand", "first", "last")
"""Where the buttons of a replay lead, in pairs of back and forward."""


class Stepped(ABC):
    """Something finished that people view step by step: a game, an analysed game, or a deal at several tables."""

    ways: ClassVar[Sequence[str]] = WAYS
    """The directions of its buttons, in pairs of back and forward."""

    @property
    @abstractmethod
    def last(self) -> int:
        """The number of the last step; the first is 0."""

    @abstractmethod
    def moments_at(self, step: int) -> Sequence[OpenMoment]:
        """Return each table at a step: the players at that moment, and all hands open as far as they are known."""

    @abstractmethod
    def tell(self, step: int, voice: Voice) -> Iterator[str]:
        """Yield the number of the step and what was done."""

    def tell_chances(self, step: int, voice: Voice) -> str:
        """Return the chances of winning in one line; empty if they are not known."""
        return ""

    def sheets(self, step: int, texts: Texts) -> Sequence[Sheet]:
        """Return the sheets shown below a step."""
        return ()

    def step_to(self, where: str, step: int) -> int:
        """Return the step to which a button leads; ``here`` is the current step."""
        step = min(step, self.last)
        match where:
            case "first":
                return 0
            case "last":
                return self.last
            case "back":
                return max(step - 1, 0)
            case "forward":
                return min(step + 1, self.last)
            case _:
                return step


@dataclass(frozen=True, slots=True)
class GameMoment:
    """One step of a game: the state after it, and the seat and act that led to it, ``None`` for a deal.

    ``hand`` counts the hands of the game, ``act_number`` the acts of the hand, both from 0.
    """

    state: State
    before: State | None = None
    seat: Seat | None = None
    act: Act | None = None
    hand: int = 0
    act_number: int | None = None


def game_moments(hands: Iterable[games.PlayedHand]) -> Iterator[GameMoment]:
    """Yield every step of a game. A deal is a step of its own."""
    for number, hand in enumerate(hands):
        state = hand.start
        yield GameMoment(state, hand=number)
        for index, (seat, act) in enumerate(hand.acts):
            before, state = state, engine.apply(state, seat, act)
            yield GameMoment(state, before, seat, act, number, index)


class SteppedGame(Stepped):
    """A finished game to step through. ``credits`` say who made which act, for each hand."""

    steps: tuple[GameMoment, ...]
    credits: tuple[Credits, ...]

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def table_at(self, step: int) -> TableView:
        """Return the table at a step, with the players of that moment."""
        moment = self.steps[step]
        return seat_moment(self.credits[moment.hand], moment)

    @abstractmethod
    def open_moment(self, step: int) -> OpenMoment:
        """Return the table at a step, with all hands open as far as they are known."""

    def moments_at(self, step: int) -> Sequence[OpenMoment]:
        return (self.open_moment(step),)

    def step_to(self, where: str, step: int) -> int:
        """Return the step to which a button leads: by a step, a trick or a hand."""
        stops = {"trick": _ends_trick, "hand": _deals}.get(where.removesuffix("-back"))
        if stops is None:
            return super().step_to(where, step)
        back, step = where.endswith("-back"), min(step, self.last)
        ahead = range(step - 1, -1, -1) if back else range(step + 1, len(self.steps))
        return next((number for number in ahead if stops(self.steps[number])), 0 if back else self.last)


def _deals(moment: GameMoment) -> bool:
    return moment.act is None


def _ends_trick(moment: GameMoment) -> bool:
    gathered = moment.before is None or len(moment.state.tricks) > len(moment.before.tricks)
    return gathered or moment.state.result is not None


@dataclass(frozen=True)
class ReplayedGame(SteppedGame):
    """A finished game as it was played, without judgements."""

    game: GameLine
    steps: tuple[GameMoment, ...]
    credits: tuple[Credits, ...]

    def open_moment(self, step: int) -> OpenMoment:
        return OpenMoment(self.table_at(step), OpenHands.of_game(self.steps[step].state, self.game))

    def tell(self, step: int, voice: Voice) -> Iterator[str]:
        steps = len(self.steps)
        yield f"**{voice.texts('replay-heading', game=str(self.game.game_id), step=step + 1, steps=steps)}**"
        yield step_line(self.steps[step], voice)


def replay_game(stored: StoredGame, by_hand: Sequence[Credits]) -> ReplayedGame:
    """Return a stored game step by step. Raises ``RecordError``.

    Without ``by_hand``, because the journal is gone, seats that had several players are nameless: nobody knows who
    played when.
    """
    steps = replay_steps(stored.record)
    hands = [[(one.seat, one.act) for one in hand if one.act] for _, hand in groupby(steps, attrgetter("hand"))]
    if [list(one.acts) for one in by_hand] != hands:
        changed = [is_nameless(stored.record, seat.seat) for seat in stored.game.seats]
        chairs = (
            Chair(Seat(seat.seat), seat_name(seat.seat)) if nameless else _chair(seat)
            for seat, nameless in zip(stored.game.seats, changed, strict=True)
        )
        by_hand = [Credits(tuple(chairs))] * len(hands)
    return ReplayedGame(stored.game, steps, tuple(by_hand))


@lru_cache(maxsize=_KEPT)
def replay_steps(record: str) -> tuple[GameMoment, ...]:
    """Return every step of a record. A deal is a step of its own. Raises ``RecordError``."""
    return tuple(game_moments(games.recorded_hands(replay(record.encode()))))


# -- one moment, as table and in words


def seat_moment(made: Credits, moment: GameMoment) -> TableView:
    """Return the table at a moment, with the players who had the seats then."""
    state, acts = moment.state, 0 if moment.act_number is None else moment.act_number + 1
    over = state.result is not None and state.result.winner is not None
    return TableView(
        state.rules,
        Status.FINISHED if over else Status.PLAYING,
        made.at(acts),
        public_view(state),
        tally=(0,) * state.rules.units,
        hand_seq=state.standing.number,
        last_hand=_finished_hand(state, made),
        credits=made,
    )


def _chair(seat: SeatLine) -> Chair:
    return Chair(Seat(seat.seat), seat.name, seat.user_id, level="" if seat.computer else None)


def _finished_hand(state: State, made: Credits) -> FinishedHand | None:
    if state.result is None or state.deal is None:
        return None
    view = public_view(state)
    dealt = state.deal
    return FinishedHand(view, state.result, dealt.hands, dealt.kitty, state.exchange.discards, credits=made)


def step_text(game: Stepped, step: int, texts: Texts) -> str:
    """Return a step in words: what was done, what it was worth, then each table with all its cards."""
    moments = game.moments_at(step)
    voice = Voice.of(moments[0].table, texts)
    told, chances = "\n".join(game.tell(step, voice)), game.tell_chances(step, voice)
    room = (LONGEST_PAGE - visible_length(told + chances)) // len(moments) - 2
    tables = []
    for one in moments:
        lines = [*table_text(one.table, texts).splitlines(), *_hands(one, Voice.of(one.table, texts))]
        tables.append(cut_lines(lines, room))
    sheets = (sheet_text(one) for one in game.sheets(step, texts))
    return "\n".join(filter(None, (told, "\n\n".join(tables), chances, *sheets)))


def step_caption(game: Stepped, step: int, texts: Texts, numbered: Sequence[Collection[Seat]] = ((),)) -> str:
    """Return the words beside a step's pictures. ``numbered``: for each picture, the seats whose names do not fit."""
    moments = game.moments_at(step)
    voice = Voice.of(moments[0].table, texts)
    lines = [*game.tell(step, voice)]
    for moment, seats in zip(moments, numbered, strict=True):
        table, voice = moment.table, Voice.of(moment.table, texts, numbered=seats)
        heading = heading_line(table, voice)
        lines += [*([] if heading in lines else [heading]), numbered_line(voice)]
        if table.last_hand is not None and table.public == table.last_hand.view:
            lines += [hand_result_line(table.last_hand, voice), game_over_text(table, texts)]
    if not voice.rules.traits.partners:
        lines.append(game.tell_chances(step, voice))
    return cut_lines(lines, LONGEST_PAGE)


def step_line(moment: GameMoment, voice: Voice) -> str:
    """Return what was done at a step: the deal, or an act and who made it."""
    if moment.act is None or moment.before is None or moment.seat is None:
        return voice.texts("replay-dealt", name=voice.name(moment.state.standing.dealer))
    act = act_label(moment.act, seat_view(moment.before, moment.seat), voice.texts)
    return "▶ " + voice.texts("replay-act", name=voice.name_player(moment.seat), act=act)


# -- fair deals


def verify_text(stored: StoredGame, texts: Texts, hand: int | None = None) -> str:
    """Recompute every deal from its revealed secret, and show the proof of one hand. Raises ``RecordError``."""
    examination = verify_record(stored.record.encode())
    number = str(stored.game.game_id)
    lines = list(_verdict(examination, number, texts))
    if hand is None:
        lines.append(f"-# {texts('verify-hint')}")
    else:
        deals = [(place, deal) for place, deal in enumerate(examination.deals) if deal.number == hand]
        proofs = [deal_proof_text(deal, place == 0 or not examination.chained, texts) for place, deal in deals]
        last = max((deal.number for deal in examination.deals), default=0)
        lines += [f"**{texts('verify-hand', hand=hand)}**", *proofs]
        lines += [] if proofs else [texts("verify-no-hand", game=number, hands=last)]
    return cut_lines(lines, LONGEST_PAGE)


def unreadable_text(game_id: int, record: str, error: RecordError, texts: Texts) -> str:
    """Return why a record cannot be replayed, and in which hand."""
    return _unreadable(str(game_id), error, hand_at(record.encode(), error.line), texts)


def _unreadable(number: str, error: RecordError, hand: int | None, texts: Texts) -> str:
    if hand is None:
        return texts("game-unreadable", game=number, line=error.line, fault=fault_words(error.why, texts))
    return texts("game-unreadable-hand", game=number, hand=hand, line=error.line, fault=fault_words(error.why, texts))


def _verdict(examination: Examination, number: str, texts: Texts) -> Iterator[str]:
    if examination.tampered:
        yield texts("verify-bad", game=number)
        yield from (discrepancy_text(fault, number, texts) for fault in examination.tampered)
    if examination.broken is not None:
        yield _unreadable(number, examination.broken, examination.broken_hand, texts)
        return
    if not examination.tampered:
        yield from assurance_lines(examination, number, texts)
    if any(fault.kind is DiscrepancyKind.UNENDED for fault in examination.faults):
        yield texts("verify-unended", game=number)


def assurance_lines(examination: Examination, game: str, texts: Texts) -> Iterator[str]:
    """Yield what was confirmed, and what could not be checked."""
    count, missing = len(examination.deals), [str(hand) for hand in examination.missing]
    key = "verify-none" if len(missing) == count else "verify-unchecked" if missing else "verify-good"
    yield texts(key, game=game, checked=examination.checked, deals=count, missing=", ".join(missing))
    if examination.seal is not None:
        yield (texts("verify-chained", seal=f"`{examination.seal}`") if examination.chained else texts("verify-single"))
    if examination.drawn:
        yield texts("verify-drawn")


def discrepancy_text(fault: Discrepancy, game: str, texts: Texts) -> str:
    """Return what does not match the seal or the record, and in which hand."""
    sentence = texts(f"verify-{fault.kind}", game=game, found=fault.found, due=fault.due)
    if fault.hand is None:
        return texts("verify-line", line=fault.line, fault=sentence)
    return texts("verify-fault", hand=fault.hand, fault=sentence)


# -- open hands: what a picture of them shows


def open_hands_caption(hand: FinishedHand, table: TableView, texts: Texts, *, numbered: Collection[Seat] = ()) -> str:
    """Return the words beside the picture of a hand as dealt: its number, its result, names of ``numbered`` seats."""
    voice = Voice.of(table, texts, numbered=numbered)
    heading = voice.strong(texts("open-heading", number=hand.view.number))
    return "\n".join(filter(None, (heading, hand_result_line(hand, voice), numbered_line(voice))))


def open_hands_alt(
    moment: OpenMoment, texts: Texts, first: Sequence[str] = (), *, numbered: Collection[Seat] = ()
) -> str:
    """Return open hands as alt text: ``first``, the hands (as letters if words are too long), then what fits of the
    table.
    """
    voice = Voice.of(moment.table, texts, plain=True, numbered=numbered)
    hands = [*first, *_hands(moment, voice)]
    if len("\n".join(hands)) > LONGEST_ALT:
        hands = [*first, *_letters(moment, voice)]
    lines, room = [], LONGEST_ALT - len("\n".join(hands))
    for line in table_alt(moment.table, texts, numbered=numbered).splitlines():
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return cut_lines([*hands, *lines], LONGEST_ALT)


def _hands(moment: OpenMoment, voice: Voice) -> Iterator[str]:
    view, hands = moment.table.public, moment.hands
    trump = view.trump if view is not None else None
    if any(hands.held) or any(hands.played):  # not while the pack may still be cut
        yield from open_hand_lines(hands.held, trump, voice, hands.hidden)
    yield from laid_away_lines(hands.kitty, hands.laid_away, voice, hands.hidden)


def _letters(moment: OpenMoment, voice: Voice) -> Iterator[str]:
    hidden = moment.hands.hidden
    for seat, cards in enumerate(moment.hands.held, 1):
        signs = " ".join("?" if card in hidden else card_sign(card, voice.texts) for card in cards)
        yield voice.texts("open-hand", name=voice.name(Seat(seat)), cards=signs or "–")


# -- a hand shared with the channel


def sharing_text(played: HandMoments, name: str, texts: Texts, *, numbered: Collection[Seat] = ()) -> str:
    """Return the words beside the animated picture; ``name`` is who shared it."""
    table, hand = played.table.with_players_of_game, played.hand
    voice = Voice.of(table, texts, numbered=numbered)
    title = game_title(table.rules.preset, texts)
    heading = voice.strong(texts("share-heading", name=safe_name(name), title=title, hand=hand.view.number))
    return "\n".join(filter(None, (heading, hand_result_line(hand, voice), numbered_line(voice))))


def sharing_alt(played: HandMoments, texts: Texts) -> str:
    """Return the alt text of the animated picture: the result, every hand as dealt, and as many tricks as fit."""
    voice = Voice.of(played.table.with_players_of_game, texts, plain=True)
    words = ""
    for line in _sharing_lines(played, voice):
        if len(words) + len(line) + 1 > LONGEST_ALT:
            break
        words = f"{words}\n{line}" if words else line
    return words


def _sharing_lines(played: HandMoments, voice: Voice) -> Iterator[str]:
    hand = played.hand
    yield voice.texts("share-alt", hand=hand.view.number)
    yield hand_result_line(hand, voice)
    yield from open_hand_lines(hand.open_hands, hand.view.trump, voice)
    if hand.view.turnup is not None:
        yield voice.texts("open-turnup", card=voice.card(hand.view.turnup))
    yield from laid_away_lines((), hand.discards, voice)
    yield from _trick_lines(hand.view, voice)


def highlight_alt(table: TableView, hand: FinishedHand | None, texts: Texts, *, numbered: Collection[Seat] = ()) -> str:
    """Return the alt text of a highlight: a march, lone hand, euchre or the end. ``numbered``: as in ``table_text``."""
    voice = Voice.of(table, texts, plain=True, numbered=numbered)
    lines = [numbered_line(voice), *game_over_lines(table, voice)]
    if hand is not None:
        lines = [hand_result_line(hand, voice), *lines, *_trick_lines(hand.view, voice)]
    return cut_lines(filter(None, lines), LONGEST_ALT)


def _trick_lines(view: PublicView, voice: Voice) -> Iterator[str]:
    if view.trump is not None:
        for number, trick in enumerate(view.tricks, 1):
            yield voice.texts("share-trick", number=number, plays=trick_words(view, trick.plays, voice, "took"))


# -- a deal that was played again


def comparison_text(first: PastHand | None, now: PastHand, texts: Texts) -> str:
    """Return two plays of one deal, trick by trick, with both results; only the second if the first is not stored."""
    both = [_course(hand, table, texts) for hand, table in ([] if first is None else [first]) + [now]]
    keys = ["again-now"] if first is None else ["again-first", "again-now"]
    lines = [texts("again-heading"), *([texts("again-first-gone")] if first is None else [])]
    longest = max(len(tricks) for _, tricks, _ in both)
    rows = [(texts("again-calls"), [calls for calls, _, _ in both])]
    for number in range(longest):
        played = [tricks[number] if number < len(tricks) else "" for _, tricks, _ in both]
        rows.append((texts("again-trick", number=number + 1), played))
    rows.append((texts("again-end"), [end for *_, end in both]))
    for head, courses in rows:
        sentences = [texts(key, course=course or "–") for key, course in zip(keys, courses, strict=True)]
        lines += [head, *sentences]
    return cut_lines(lines, LONGEST_PAGE)


def _course(hand: FinishedHand, table: TableView, texts: Texts) -> tuple[str, list[str], str]:
    voice, view = Voice.of(table.with_players_of_game, texts), hand.view
    tricks = view.tricks if view.trump is not None else ()
    played = [trick_words(view, trick.plays, voice, "took") for trick in tricks]
    return calls_line(view, voice), played, hand_result_line(hand, voice, with_score=False)


# -- Euchre Game Notation


NOTATION_SUFFIX = ".egn"


def notation_file(
    record: str, texts: Texts, *, game_id: int | None = None, began: float | None = None
) -> tuple[bytes | None, str]:
    """Return a game's file in Euchre Game Notation and a sentence about it. The file is ``None`` if the notation cannot
    express the game. ``began`` is in Unix seconds. Raises ``RecordError``.
    """
    game = replay(record.encode())
    try:
        content = notation(
            game,
            number=None if game_id is None else f"right-bower-{game_id}",
            title=presets.PRESETS[game.last_state.rules.preset].title,
            date=None if began is None else datetime.fromtimestamp(int(began), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
    except Inexpressible as gap:
        return None, texts(f"notation-{gap.gap}", hand=gap.hand or 0)
    return json.dumps(content, ensure_ascii=False, indent=1).encode(), texts("notation-here")


# -- a whole game, for a terminal


_MARKDOWN = re.compile(r"\\(?=[^\w\s])|\*\*|[\u200b\u2066-\u2069]")


def account_text(game: Replay, texts: Texts) -> str:
    """Return a whole game in plain words, one paragraph for each hand."""
    made = Credits(tuple(Chair(Seat(seat), name) for seat, name in enumerate(game.seats, 1)))
    table = seat_moment(made, GameMoment(game.last_state))
    voice = Voice.of(table, texts)
    lines = [sheet_heading(table, texts)]
    for hand in game.hands:
        lines += ["", *_hand_account(seat_moment(made, GameMoment(hand)), hand, voice)]
    over = game_over_lines(table, voice)
    if table.public is not None and table.public.turn is not None:
        over = [turn_line(table.public, voice)]
    return _MARKDOWN.sub("", "\n".join([*lines, *(["", *over] if over else [])]))


def _hand_account(table: TableView, hand: State, voice: Voice) -> Iterator[str]:
    view, deal, exchange, texts = public_view(hand), hand.dealt, hand.exchange, voice.texts
    yield texts("open-heading", number=view.number)
    yield texts("replay-dealt", name=voice.name(view.dealer))
    yield from open_hand_lines(deal.hands, view.trump, voice)
    if view.turnup is not None:
        yield texts("open-turnup", card=voice.card(view.turnup))
    yield from laid_away_lines(deal.kitty, (), voice)
    for seat, cards in exchange.drawn:
        yield texts("open-drawn", name=voice.name(seat), cards=voice.cards(cards))
    yield from filter(None, [calls_line(view, voice)])
    yield from laid_away_lines((), exchange.discards, voice)
    for giver, receiver, cards in exchange.gifts:
        yield texts("open-given", giver=voice.name(giver), name=voice.name(receiver), cards=voice.cards(cards))
    for number, trick in enumerate((*hand.tricks, *([Trick(hand.trick, None)] if hand.trick else [])), 1):
        word = "wins" if trick.winner is None else "took"
        yield texts("trick-on-table", number=number, plays=trick_words(view, trick.plays, voice, word))
    yield from (judgement_line(view, judgement, voice) for judgement in view.judgements)
    yield from exposed_lines(view, voice)
    if table.last_hand is not None:
        yield hand_result_line(table.last_hand, voice)
