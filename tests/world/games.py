"""Tables in every phase: random games of the real engine, dressed as the snapshots that render gets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from bot.deals.draw import DealerDraw
from bot.engine.acts import Act
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.views import SeatView, public_view, seat_view
from bot.storage.api import TableId
from bot.tables.model import Chair, FinishedHand, Status
from bot.tables.views import TableView
from tests.packs import shuffled
from tests.world import require

NAMES = ("Ann", "Bob", "Cay", "Dan", "Eve", "Fay")


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a game: the state, the table as everybody sees it, and every seat's own view."""

    state: State
    table: TableView
    seats: tuple[SeatView, ...]


def chairs(players: int, names: tuple[str, ...] = NAMES) -> tuple[Chair, ...]:
    """People on every chair."""
    return tuple(Chair(Seat(seat), names[seat - 1], user_id=1000 + seat) for seat in range(1, players + 1))


def finished_hand(state: State) -> FinishedHand:
    """A hand that is over, laid open."""
    assert state.deal is not None
    return FinishedHand(
        public_view(state), require(state.result), state.deal.hands, state.deal.kitty, tuple(state.exchange.discards)
    )


def lobby(rules: Rules, seated: int = 2) -> TableView:
    """A table that waits for players."""
    full = chairs(rules.players)
    waiting = tuple(chair if chair.seat <= seated else Chair(chair.seat) for chair in full)
    return table_of(rules, None, waiting, status=Status.LOBBY)


def table_of(
    rules: Rules,
    state: State | None,
    sitting: tuple[Chair, ...] | None = None,
    *,
    status: Status = Status.PLAYING,
    last: FinishedHand | None = None,
    draw: DealerDraw | None = None,
) -> TableView:
    """A table that shows this state."""
    return TableView(
        table_id=TableId(7), guild_id=1, channel_id=2, owner_id=1001, seq=12, hand_seq=3, status=status, rules=rules,
        chairs=sitting or chairs(rules.players), public=public_view(state) if state else None, draw=draw,
        last_hand=last, tally=(0,) * rules.units, games=1, commitment=None, asked_at=None, deadline=None,
    )  # fmt: skip


def moment(state: State, last: FinishedHand | None = None, sitting: tuple[Chair, ...] | None = None) -> Moment:
    """Everything that may be seen of a state."""
    over = state.result is not None and state.result.winner is not None
    ended = finished_hand(state) if state.result is not None else last
    status = Status.FINISHED if over else Status.PLAYING
    table = table_of(state.rules, state, sitting, status=status, last=ended)
    return Moment(state, table, tuple(seat_view(state, Seat(seat)) for seat in state.rules.seats))


def states(rules: Rules, seed: int, hands: int = 60, quiet: float = 0.0) -> Iterator[State]:
    """Every state of a random game, as far as ``hands`` hands; ``quiet`` is how often a bidder passes."""
    chance = random.Random(seed)
    state = begin(rules, Seat(1))
    for _ in range(hands):
        if state.phase == "over":
            return
        state = deal(state, shuffled(rules, chance))
        while state.turn is not None:
            yield state
            acts = legal_acts(state, state.turn)
            state = apply(state, state.turn, _chosen(acts, chance, quiet))
        yield state


def _chosen(acts: tuple[Act, ...], chance: random.Random, quiet: float) -> Act:
    passing = [act for act in acts if type(act).__name__ == "Pass"]
    if passing and chance.random() < quiet:
        return passing[0]
    return chance.choice(acts)


def moments(rules: Rules, seed: int, hands: int = 60, quiet: float = 0.0) -> Iterator[Moment]:
    """Every moment of a random game."""
    last: FinishedHand | None = None
    for state in states(rules, seed, hands, quiet):
        if state.result is not None:
            last = finished_hand(state)
        yield moment(state, last)
