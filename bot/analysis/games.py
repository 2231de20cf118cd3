"""Games that were played anywhere, read from a file.

A file may hide cards: nobody saw what a dealer laid away, or the hand of a partner who sat out. Such cards are dealt by
chance, seeded by the file, so that the acts can be applied. ``PlayedHand.hidden`` names them: their place is not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from bot.engine import game as engine
from bot.engine.acts import Act, Discard, parse_act
from bot.engine.cards import Card
from bot.engine.records.format import RecordError
from bot.engine.records.replay import Replay, replay
from bot.engine.rules import Law, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State

LARGEST_FILE = 1_000_000
"""Bytes that a file may have; a game has some 10,000, with its annotations up to 100,000."""


class UnreadableFile(ValueError):
    """Raised for a file that cannot be read. The message is one sentence: what is wrong, where, and what is allowed."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the file's own annotator says about an act: ``label`` is ``??``, ``?``, ``?!``, ``!?``, ``!``, ``!!`` or
    empty.
    """

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand of a game: ``start`` is the state after the deal, before the first of the ``acts``.

    ``number`` is its place in the file, from 1. ``hidden`` are the cards whose place is invented: pictures show their
    backs, and judgements sample them anew. ``notes`` belong to the act of their index.
    """

    number: int
    start: State
    acts: tuple[tuple[Seat, Act], ...]
    hidden: frozenset[Card] = frozenset()
    notes: Mapping[int, Note] = field(default_factory=lambda: MappingProxyType({}))

    def is_invented(self, act: Act) -> bool:
        """Return whether nobody knows if this was the act: a discard that the file does not show."""
        return isinstance(act, Discard) and not self.hidden.isdisjoint(act.cards)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game: ``names`` by seat; ``finished`` if it was played to its points."""

    title: str
    rules: Rules
    names: tuple[str, ...]
    hands: tuple[PlayedHand, ...]
    finished: bool


def states(hand: PlayedHand) -> Iterator[tuple[State, Seat, Act]]:
    """Yield each act with the state before it and the seat that acts."""
    state = hand.start
    for seat, act in hand.acts:
        yield state, seat, act
        state = engine.apply(state, seat, act)


def read_games(data: bytes, name: str) -> tuple[PlayedGame, ...]:
    """Return the games of a file; ``name`` tells its format and is the title of a game without one.

    ``UnreadableFile`` says in one sentence why not.
    """
    if len(data) > LARGEST_FILE:
        raise UnreadableFile(f"the file has {len(data):,} bytes; at most {LARGEST_FILE:,} are read")
    return (_read_record(data, name),)


# -- our own records


def _read_record(data: bytes, name: str) -> PlayedGame:
    try:
        record = replay(data)
    except RecordError as error:
        raise UnreadableFile(f"line {error.line}: {error}") from None
    rules = record.last_state.rules
    if rules.law is not Law.HOSTED:
        raise UnreadableFile(
            "it is a game of an old-school table, where acts may be irregular; only hosted games are read"
        )
    finished = record.last_state.phase is Phase.OVER
    return PlayedGame(name, rules, tuple(record.seats), tuple(_recorded_hands(record)), finished)


def _recorded_hands(record: Replay) -> Iterator[PlayedHand]:
    """Yield the hands of a record with their acts, by playing it again."""
    rules, previous = record.last_state.rules, record.previous
    steps = iter(record.steps)
    state = None
    for number, (last, proof) in enumerate(zip(record.hands, record.proofs, strict=True), 1):
        if state is None and previous is not None:
            state = engine.begin_following(rules, previous.dealer, previous.winner, previous.carry)
        elif state is None:
            state = engine.begin(rules, last.dealer)
        due = engine.due_standing(rules, state.standing, state.result).dealer
        start = state = engine.deal(state, proof.pack, last.dealer if last.dealer != due else None)
        acts: list[tuple[Seat, Act]] = []
        while state != last:
            step = next(steps)
            assert step.act is not None  # noqa: S101 - only the last step of a record may be open
            acts.append((step.seat, parse_act(step.act.split())))
            state = engine.apply(state, *acts[-1])
        yield PlayedHand(number, start, tuple(acts))
