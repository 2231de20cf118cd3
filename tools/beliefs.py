"""How well the expert's worlds know where the cards lie, by who plays against it.

    uv run python -m tools.beliefs --decisions 300
    uv run python -m tools.beliefs --manners 0.8:0.2 0.2:1
    uv run python -m tools.beliefs --games games/*.egn

Seats 1 and 3 are steady, 2 and 4 the others; before each card with a choice of the steady side from the second trick
on, worlds are sampled. ``dealt`` is by how much the place of a hidden card surprises whoever believes all worlds alike
(nats a card), ``weighed`` whoever believes them by calls and cards, as the expert does; less is better. ``gain`` is the
difference with its 95 % interval. ``likelihood.OPPONENT_MODELS`` was found by this. With ``--games`` everybody is a
person in a game of these files, and the decisions are theirs, in mixed order.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np

from bot.analysis.games import PlayedHand, states
from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.game import apply, begin, deal
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.expert import likelihood
from bot.players.expert.batch import CARD_INDEX, Weights
from bot.players.expert.worlds import BatchSampler
from bot.players.levels import ComputerPlayer
from bot.players.steady import Steady
from tests.packs import shuffled
from tools.human_games import games_of
from tools.ladder.meeting import contestant, interval

WORLDS = 600
LEAST = 0.005
"""No place is believed to be less likely than this."""


class Erratic(Steady):
    """Calls as ``steady``, but plays a share of the cards at random."""

    def __init__(self, share: float) -> None:
        self._share = share

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``."""
        if view.public.phase is Phase.PLAY and rng.random() < self._share:
            return rng.choice(view.legal)
        return super().choose(view, rng)


def opponents() -> dict[str, ComputerPlayer]:
    """Whoever may sit there, by name."""
    styles = {name: contestant(name) for name in ("steady", "bold", "careful", "beginner")}
    return styles | {f"erratic {share:.0%}": Erratic(share) for share in (0.3, 0.6, 1.0)}


def moments(other: ComputerPlayer, seed: int) -> Iterator[tuple[State, SeatView]]:
    """The decisions of the steady side, deal after deal."""
    rules, steady = presets.build("standard"), Steady()
    while True:
        rng = random.Random(f"beliefs {seed}")
        pack = shuffled(rules, rng)
        state = deal(begin(rules, Seat(1 + rng.randrange(4))), pack)
        while state.turn is not None:
            view = seat_view(state, state.turn)
            if state.turn % 2 and len(view.legal) > 1 and view.public.tricks:
                yield state, view
            state = apply(state, state.turn, (steady if state.turn % 2 else other).choose(view, rng))
        seed += 1


def moments_of_people(files: Sequence[str]) -> Iterator[tuple[State, SeatView]]:
    """The decisions of people in recorded games, where every hand in play is known."""
    moments = []
    for game, is_new in games_of(files):
        for hand in game.hands if is_new else ():
            for state, seat, _ in states(hand):
                view = seat_view(state, seat)
                if state.tricks and len(view.legal) > 1 and _are_known(hand, state):
                    moments.append((state, view))
    random.Random("beliefs").shuffle(moments)
    return iter(moments)


def _are_known(hand: PlayedHand, state: State) -> bool:
    """Whether everybody who plays holds cards that the file shows."""
    playing = [seat for seat in state.rules.seats if seat not in state.agreed.sitting_out]
    return all(hand.hidden.isdisjoint(state.hand(Seat(seat))) for seat in playing)


def surprises(state: State, view: SeatView, seed: int) -> tuple[float, float]:
    """By how much the hidden hands surprise, if all worlds count alike and if they count by their weights."""
    worlds = BatchSampler(view, WORLDS, np.random.default_rng(seed))
    number, away = CARD_INDEX[view.public.trump], (view.seat, *view.public.sitting_out)
    held = [(int(number[card]), seat) for seat in (1, 2, 3, 4) if seat not in away for card in state.hand(Seat(seat))]
    there = np.array([worlds.batch.where[:, card] == seat - 1 for card, seat in held])

    def surprise(weights: Weights) -> float:
        return float(-np.log(np.maximum(there @ (weights / weights.sum()), LEAST)).mean())

    return surprise(np.ones(there.shape[1])), surprise(np.exp(worlds.logs - worlds.logs.max()))


def main() -> None:
    """Read the wishes, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=300, help="against each (default 300)")
    parser.add_argument("--manners", nargs="+", metavar="PART:SHARE", help="others than those that there are")
    parser.add_argument("--games", nargs="+", metavar="FILE", help="people of these games instead of players")
    parser.add_argument("--seed", type=int, default=0)
    wishes = parser.parse_args()
    if wishes.manners:
        pairs = [each.split(":") for each in wishes.manners]
        likelihood.OPPONENT_MODELS = tuple((float(part), float(share)) for part, share in pairs)
    sys.stdout.write(f"{'against':14} {'decisions':>9} {'dealt':>7} {'weighed':>8}  {'gain':>16}\n")
    walks = {name: moments(other, wishes.seed) for name, other in opponents().items()}
    if wishes.games:
        walks = {"people": moments_of_people(wishes.games)}
    for name, walk in walks.items():
        surprise_rows = [surprises(*moment, seed) for seed, moment in enumerate(islice(walk, wishes.decisions))]
        dealt, weighed = (sum(column) / len(surprise_rows) for column in zip(*surprise_rows, strict=True))
        gain, off = interval([before - after for before, after in surprise_rows])
        sys.stdout.write(f"{name:14} {len(surprise_rows):9} {dealt:7.3f} {weighed:8.3f}  {gain:+7.3f} ± {off:5.3f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
