"""How well the expert's worlds know where the cards lie, by who plays against it.

    uv run python -m tools.beliefs --decisions 300
    uv run python -m tools.beliefs --manners 0.8:0.2 0.2:1
    uv run python -m tools.beliefs --games games/*.egn
    uv run python -m tools.beliefs --manners 0.75:0.3 0.25:1 --choices

Seats 1 and 3 are steady, 2 and 4 the others; before each card with a choice of the steady side from the second trick
on, worlds are sampled. ``dealt`` is by how much the place of a hidden card surprises whoever believes all worlds alike
(nats a card), ``weighed`` whoever believes them by calls and cards, as the expert does; less is better. ``gain`` is the
difference with its 95 % interval. ``likelihood.OPPONENT_MODELS`` was found by this. With ``--games`` everybody is a
person in a game of these files, and the decisions are theirs, in mixed order. ``--choices`` asks instead what it is
worth: the expert chooses by its own model of the others and by these ``--manners``, and where the cards differ both are
played out by the nets with all cards as they lay.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import numpy as np

from bot.analysis.games import PlayedHand, states
from bot.engine import presets
from bot.engine.acts import Act, PlayCard
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.expert import likelihood
from bot.players.expert.batch import CARD_INDEX, ONE_ROW, Weights, known_batch
from bot.players.expert.decide import Expert, NetPlayer
from bot.players.expert.nets import features, play_nets
from bot.players.expert.worlds import BatchSampler
from bot.players.knowledge import trump_of
from bot.players.levels import ComputerPlayer
from bot.players.steady import Steady
from bot.players.value import payoffs_at
from tests.packs import shuffled
from tests.world import require
from tools.human_games import games_of
from tools.ladder.meeting import contestant, interval

WORLDS = 600
WAVERING = 0.05
LEAST = 0.005
"""No place is believed to be less likely than this."""


class Erratic(Steady):
    """Calls as ``steady``, but plays a share of the cards at random."""

    def __init__(self, share: float) -> None:
        self._share = share

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Return one of ``view.legal``."""
        if view.public.phase is Phase.PLAY and rng.random() < self._share:
            return rng.choice(view.legal)
        return super().choose(view, rng)


class Wavering(Steady):
    """Calls as ``steady``, and plays mostly the card that the nets like best, else one that they like nearly as well.
    It departs from ``steady`` about as often as people do.
    """

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Return one of ``view.legal``."""
        if view.public.phase is not Phase.PLAY or len(view.legal) == 1:
            return super().choose(view, rng)
        number = CARD_INDEX[trump_of(view.public)]
        cards = [act for act in view.legal if isinstance(act, PlayCard)]
        likings = play_nets(view.public.rules).own(features(known_batch(view), ONE_ROW))[0]
        liked = np.array([likings[number[act.card]] for act in cards]) / WAVERING
        return rng.choices(cards, np.exp(liked - liked.max()).tolist())[0]


def opponents() -> dict[str, ComputerPlayer]:
    """Whoever may sit there, by name."""
    styles = {name: contestant(name) for name in ("steady", "bold", "careful", "beginner")}
    styles["wavering"] = Wavering()
    return styles | {f"erratic {share:.0%}": Erratic(share) for share in (0.3, 0.6, 1.0)}


def moments(other: ComputerPlayer, seed: int) -> Iterator[tuple[State, SeatView]]:
    """Yield the decisions of the steady side, deal after deal."""
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
    """Yield the decisions of people in recorded games, where every hand in play is known."""
    decisions = []
    for game, is_new in games_of(files):
        for hand in game.hands if is_new else ():
            for state, seat, _ in states(hand):
                view = seat_view(state, seat)
                if state.tricks and len(view.legal) > 1 and _are_known(hand, state):
                    decisions.append((state, view))
    random.Random("beliefs").shuffle(decisions)
    return iter(decisions)


def _are_known(hand: PlayedHand, state: State) -> bool:
    """Return whether everybody who plays holds cards that the file shows."""
    playing = [seat for seat in state.rules.seats if seat not in state.agreed.sitting_out]
    return all(hand.hidden.isdisjoint(state.hand(Seat(seat))) for seat in playing)


def surprises(state: State, view: SeatView, seed: int) -> tuple[float, float]:
    """Return by how much the hidden hands surprise, if all worlds count alike and if they count by their weights."""
    worlds = BatchSampler(view, WORLDS, np.random.default_rng(seed))
    number, away = CARD_INDEX[view.public.trump], (view.seat, *view.public.sitting_out)
    held = [(int(number[card]), seat) for seat in (1, 2, 3, 4) if seat not in away for card in state.hand(Seat(seat))]
    there = np.array([worlds.batch.where[:, card] == seat - 1 for card, seat in held])

    def surprise(weights: Weights) -> float:
        return float(-np.log(np.maximum(there @ (weights / weights.sum()), LEAST)).mean())

    return surprise(np.ones(there.shape[1])), surprise(np.exp(worlds.logs - worlds.logs.max()))


Manners = tuple[tuple[float, float], ...]


def gains(state: State, view: SeatView, manners: Manners, seed: int) -> tuple[float, float] | None:
    """Return by how much the expert's card by these manners of others is better than its own: in chance to win the
    game and in points, with the cards as they lay; ``None`` if it is the same.
    """
    usual, acts = likelihood.OPPONENT_MODELS, list[Act]()
    for model in (usual, manners):
        likelihood.OPPONENT_MODELS = model
        acts.append(Expert().choose(view, random.Random(seed)))
    likelihood.OPPONENT_MODELS = usual
    if acts[0] == acts[1]:
        return None
    (chance_before, before), (chance, points) = (_play_out(state, view.seat, act) for act in acts)
    return chance - chance_before, points - before


def _play_out(state: State, seat: Seat, act: Act) -> tuple[float, float]:
    players, rng = NetPlayer(), random.Random(0)
    payoffs = payoffs_at(state.rules, state.score, state.standing.dealer, seat)
    state = apply(state, seat, act)
    while state.turn is not None:
        state = apply(state, state.turn, players.choose(seat_view(state, state.turn), rng))
    result, unit = require(state.result), 2 - seat % 2
    chance = payoffs.of_points(result.points, result.outcome is Outcome.REDEAL)
    return chance, 2 * result.points[unit - 1] - sum(result.points)


def print_choices(walks: Mapping[str, Iterator[tuple[State, SeatView]]], manners: Manners, most: int) -> None:
    """Print what other manners are worth, by who plays against the expert."""
    sys.stdout.write(f"{'against':14} {'decisions':>9} {'others':>7}  {'% of a game':>18}  {'points':>18}\n")
    for name, walk in walks.items():
        gained = [gains(*moment, manners, seed) for seed, moment in enumerate(islice(walk, most))]
        columns = zip(*(gain or (0.0, 0.0) for gain in gained), strict=True)
        (chance, off), (points, points_off) = (interval(list(column)) for column in columns)
        others = sum(gain is not None for gain in gained)
        shown = f"{100 * chance:+8.4f} ± {100 * off:7.4f}  {points:+8.5f} ± {points_off:7.5f}"
        sys.stdout.write(f"{name:14} {len(gained):9} {others:7}  {shown}\n")
        sys.stdout.flush()


def main() -> None:
    """Read the wishes, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=300, help="against each (default 300)")
    parser.add_argument("--manners", nargs="+", metavar="PART:SHARE", help="others than those that there are")
    parser.add_argument("--games", nargs="+", metavar="FILE", help="people of these games instead of players")
    parser.add_argument("--choices", action="store_true", help="what choosing by these --manners is worth")
    parser.add_argument("--seed", type=int, default=0)
    wishes = parser.parse_args()
    pairs = [each.split(":") for each in wishes.manners or ()]
    manners = tuple((float(part), float(share)) for part, share in pairs) or likelihood.OPPONENT_MODELS
    walks = {name: moments(other, wishes.seed) for name, other in opponents().items()}
    if wishes.games:
        walks = {"people": moments_of_people(wishes.games)}
    if wishes.choices:
        print_choices(walks, manners, wishes.decisions)
        return
    likelihood.OPPONENT_MODELS = manners
    sys.stdout.write(f"{'against':14} {'decisions':>9} {'dealt':>7} {'weighed':>8}  {'gain':>16}\n")
    for name, walk in walks.items():
        surprise_rows = [surprises(*moment, seed) for seed, moment in enumerate(islice(walk, wishes.decisions))]
        dealt, weighed = (sum(column) / len(surprise_rows) for column in zip(*surprise_rows, strict=True))
        gain, off = interval([before - after for before, after in surprise_rows])
        sys.stdout.write(f"{name:14} {len(surprise_rows):9} {dealt:7.3f} {weighed:8.3f}  {gain:+7.3f} ± {off:5.3f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
