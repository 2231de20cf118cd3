"""The ladder: which computer player beats which, measured in games on duplicate deals with the seats swapped.

    uv run python -m tests.bench.ladder                     every rung of `standard`
    uv run python -m tests.bench.ladder --all --games 40     a shorter run in every preset
    uv run python -m tests.bench.ladder --preset csl --pair expert:steady --games 200

Every deal is played once for each way of seating the two levels: in partnership games each of them once on each side;
elsewhere the first level takes one seat after the other, and the second all the rest. Hand number 7 of a game has the
same pack and dealer in each seating. Points a hand are the first level's less the second's (an average, if there are
several opponents); intervals are 95 %, over games' sets of seatings. It sees nothing but the engine and the players.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.cards import make_pack
from bot.engine.core import apply, begin, deal
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.levels import player
from bot.players.protocol import ComputerPlayer

RUNGS = ("random", "beginner", "steady", "expert")
_LONGEST_GAME = 300


class Anything:
    """Any lawful act: the ground that the ladder stands on."""

    level = "random"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``, all alike."""
        return view.legal[int(rng.random() * len(view.legal))]


def contestant(name: str) -> ComputerPlayer:
    """A level by name, or the random player."""
    return Anything() if name == "random" else player(name)


@dataclass(slots=True)
class Clock:
    """What one level's decisions cost: how many, seconds in all, the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """One decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(slots=True)
class Meeting:
    """One level against another: per set of seatings the points a hand and the share of games won."""

    first: str
    second: str
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    hands: int = 0
    clocks: dict[str, Clock] = field(default_factory=dict)


def seatings(rules: Rules, first: ComputerPlayer, second: ComputerPlayer) -> Iterator[list[ComputerPlayer]]:
    """Every way to seat the two levels; the first level's seats are one side, or one seat."""
    if rules.traits.partners:
        for odd, even in ((first, second), (second, first)):
            yield [odd if seat % 2 else even for seat in rules.seats]
        return
    for lone in rules.seats:
        yield [first if seat == lone else second for seat in rules.seats]


def play_game(rules: Rules, table: list[ComputerPlayer], seed: str, clocks: dict[str, Clock]) -> State:
    """One game; the packs and the players' chances come from the seed alone."""
    base = list(make_pack(rules.pack, rules.joker))
    state = begin(rules, Seat(random.Random(f"{seed} dealer").randrange(rules.players) + 1))
    for hand in range(_LONGEST_GAME):
        pack = base[:]
        random.Random(f"{seed} pack {hand}").shuffle(pack)
        state, _ = deal(state, tuple(pack))
        chances = [random.Random(f"{seed} seat {seat} hand {hand}") for seat in rules.seats]
        while state.turn is not None:
            seat = state.turn
            view, who = seat_view(state, seat), table[seat - 1]
            if len(view.legal) == 1:
                act = view.legal[0]
            else:
                started = time.perf_counter()
                act = who.choose(view, chances[seat - 1])
                clocks.setdefault(who.level, Clock()).add(time.perf_counter() - started)
            state, _ = apply(state, seat, act)
        if state.phase is Phase.OVER:
            break
    return state


def share_of(rules: Rules, state: State, units: list[int]) -> tuple[float, float]:
    """Points of these units less the others', on average, and whether one of them won (drawn: their share)."""
    score = state.score
    own = [score[unit - 1] for unit in units]
    rest = [points for unit, points in enumerate(score, 1) if unit not in units]
    winner = state.result.winner if state.result else None
    won = len(units) / rules.units if winner is None else float(winner in units)
    return sum(own) / len(own) - sum(rest) / len(rest), won


def meet(rules: Rules, first: str, second: str, games: int, seed: str) -> Meeting:
    """Play so many games in every seating."""
    meeting = Meeting(first, second)
    one, other = contestant(first), contestant(second)
    for game in range(games):
        ahead, won, hands, count = 0.0, 0.0, 0, 0
        for table in seatings(rules, one, other):
            state = play_game(rules, table, f"{seed} {game}", meeting.clocks)
            units = [1 if table[0] is one else 2]
            if not rules.traits.partners:
                units = [seat for seat in rules.seats if table[seat - 1] is one]
            points, win = share_of(rules, state, units)
            ahead, won, count = ahead + points, won + win, count + 1
            hands += state.standing.number
        meeting.points.append(ahead / hands)
        meeting.wins.append(won / count)
        meeting.hands += hands
    return meeting


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("nan")
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))


def row(rules: Rules, meeting: Meeting) -> str:
    """One line of the table."""
    points, points_off = interval(meeting.points)
    wins, wins_off = interval(meeting.wins)
    fair = 1 / rules.units
    clock = meeting.clocks.get(meeting.first, Clock())
    mean = 1000 * clock.seconds / max(1, clock.decisions)
    return (
        f"{rules.preset:20} {meeting.first + ' : ' + meeting.second:20} {meeting.hands:7} "
        f"{points:+7.3f} ±{points_off:5.3f}  {100 * wins:5.1f} ±{100 * wins_off:4.1f} ({100 * fair:.0f})  "
        f"{mean:8.2f} {1000 * clock.longest:8.1f}\n"
    )


HEAD = (
    f"{'preset':20} {'first : second':20} {'hands':>7} {'points a hand':>15}  {'games % (fair)':>17}  "
    f"{'ms mean':>8} {'ms max':>8}\n"
)


def main() -> None:
    """Read the wishes, print the table row by row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", action="append", choices=list(presets.PRESETS), help="default: standard")
    parser.add_argument("--all", action="store_true", help="every preset")
    parser.add_argument("--pair", action="append", help="first:second; default: every rung over the one below")
    parser.add_argument("--games", type=int, default=100, help="games in each seating (default 100)")
    parser.add_argument("--seed", default="ladder")
    wishes = parser.parse_args()
    names = list(presets.PRESETS) if wishes.all else wishes.preset or [presets.DEFAULT_PRESET]
    pairs = wishes.pair or [f"{upper}:{lower}" for lower, upper in pairwise(RUNGS)]
    sys.stdout.write(HEAD)
    for name in names:
        rules = presets.build(name)
        for pair in pairs:
            first, second = pair.split(":")
            sys.stdout.write(row(rules, meet(rules, first, second, wishes.games, wishes.seed)))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
