"""Games between two levels on the same deals in every seating. Knows nothing but the engine and the players."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import ceil, sqrt
from typing import NamedTuple

from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.expert.decide import NetPlayer
from bot.players.levels import ComputerPlayer, player
from tests.packs import shuffled
from tools.players_variants import PARTS, Bold, Careful, ExpertWithout

_LONGEST_GAME = 300
TIMED = 10
"""One game of so many is timed where games are played side by side."""


class Anything:
    """Any lawful act: the ground that the ladder stands on."""

    level = "random"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Return one of ``view.legal``, all alike."""
        return view.legal[int(rng.random() * len(view.legal))]


STRANGERS: dict[str, Callable[[], ComputerPlayer]] = {
    "random": Anything, "bold": Bold, "careful": Careful, "practised": NetPlayer,
    **{name: partial(ExpertWithout, name) for name in PARTS},
}  # fmt: skip
"""The players that only the ladder knows."""
Team = tuple[ComputerPlayer, ...]
"""Who plays the seats of a side, in turn; one player plays them all."""


def team(name: str) -> Team:
    """Return the players of a side, by their names with a plus between."""
    return tuple(contestant(each) for each in name.split("+"))


def contestant(name: str) -> ComputerPlayer:
    """Return a level by name, or one of the players that only the ladder knows."""
    return STRANGERS[name]() if name in STRANGERS else player(name)


@dataclass(slots=True)
class Clock:
    """What one level's decisions cost: how many, seconds in all, the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def join(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Figures(NamedTuple):
    """Points a hand and games won in percents, each with the half width of its interval; milliseconds a decision."""

    points: float
    points_off: float
    wins: float
    wins_off: float
    mean: float
    longest: float


@dataclass(slots=True)
class Meeting:
    """One level against another: per set of seatings the points a hand and the share of games won."""

    first: str
    second: str
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    hands: int = 0
    clocks: dict[str, Clock] = field(default_factory=dict)

    def figures(self) -> Figures:
        (points, points_off), (wins, wins_off) = interval(self.points), interval(self.wins)
        mean = self.clock.seconds / max(1, self.clock.decisions)
        return Figures(points, points_off, 100 * wins, 100 * wins_off, 1000 * mean, 1000 * self.clock.longest)

    @property
    def clock(self) -> Clock:
        """What the decisions of the first level cost; of partners of two kinds, those of the first."""
        return self.clocks.get(self.first.partition("+")[0], Clock())


class Seating(NamedTuple):
    """Who sits where, and which unit is the first level's."""

    table: list[ComputerPlayer]
    unit: int


def seatings(rules: Rules, first: Team, second: Team) -> Iterator[Seating]:
    """Yield every way to seat the two; the first one's seats are one side, or one seat."""
    if rules.traits.partners:
        for turn in range(len(first)):
            ours = (*first[turn:], *first[:turn])
            for unit, sides in ((1, (ours, second)), (2, (second, ours))):
                yield Seating([_of_side(sides[1 - seat % 2], seat) for seat in rules.seats], unit)
        return
    for lone in rules.seats:
        yield Seating([first[0] if seat == lone else second[0] for seat in rules.seats], lone)


def _of_side(side: Team, seat: int) -> ComputerPlayer:
    return side[(seat - 1) // 2 % len(side)]


def play_hand(
    state: State, table: list[ComputerPlayer], chances: list[random.Random], clocks: dict[str, Clock]
) -> State:
    """Play a hand that was dealt to its end; ``chances`` are the players', seat by seat."""
    while state.turn is not None:
        seat = state.turn
        view, who = seat_view(state, seat), table[seat - 1]
        if len(view.legal) == 1:
            act = view.legal[0]
        else:
            started = time.process_time()
            act = who.choose(view, chances[seat - 1])
            clocks.setdefault(who.level, Clock()).add(time.process_time() - started)
        state = apply(state, seat, act)
    return state


def play_game(rules: Rules, table: list[ComputerPlayer], seed: str, clocks: dict[str, Clock]) -> State:
    """Play one game; the packs and the players' chances come from the seed alone."""
    state = begin(rules, Seat(random.Random(f"{seed} dealer").randrange(rules.players) + 1))
    for hand in range(_LONGEST_GAME):
        pack = shuffled(rules, random.Random(f"{seed} pack {hand}"))
        chances = [random.Random(f"{seed} seat {seat} hand {hand}") for seat in rules.seats]
        state = play_hand(deal(state, pack), table, chances, clocks)
        if state.phase is Phase.OVER:
            break
    return state


def share_of(rules: Rules, state: State, unit: int) -> tuple[float, float]:
    """Points of this unit less the others', on average, and whether it won (drawn: its share)."""
    own = state.score[unit - 1]
    others = (sum(state.score) - own) / (rules.units - 1)
    winner = state.result.winner if state.result else None
    return own - others, 1 / rules.units if winner is None else float(winner == unit)


class Encounter(NamedTuple):
    """One game in every seating: points a hand, share of games won, hands, clocks."""

    points: float
    win: float
    hands: int
    clocks: dict[str, Clock]


def encounter(preset: str, first: str, second: str, seed: str) -> Encounter:
    rules = presets.build(preset)
    ahead, won, hands, count = 0.0, 0.0, 0, 0
    clocks: dict[str, Clock] = {}
    for table, unit in seatings(rules, team(first), team(second)):
        state = play_game(rules, table, seed, clocks)
        points, win = share_of(rules, state, unit)
        ahead, won, count = ahead + points, won + win, count + 1
        hands += state.standing.number
    return Encounter(ahead / hands, won / count, hands, clocks)


def warm_up(preset: str, first: str, second: str) -> None:
    """Play hands before the clocks run: nets and numbers are read from their files at first use, once in a process."""
    rules, rng = presets.build(preset), random.Random(0)
    table, _ = next(seatings(rules, team(first), team(second)))
    for _ in range(3):
        play_hand(deal(begin(rules, Seat(1)), shuffled(rules, rng)), table, [rng] * rules.players, {})


def start_as_workers_do(preset: str, first: str, second: str) -> None:
    """Start as a process of its own does: what is there before the games will never be garbage."""
    warm_up(preset, first, second)
    gc.freeze()


def meet(preset: str, first: str, second: str, games: int, seed: str, jobs: int = 1) -> Meeting:
    """Play so many games in every seating, in so many processes; the outcome does not depend on their number.

    Decisions are timed in games that are played one at a time, with several processes in a tenth of them: processors
    that are threads of one core slow each other.
    """
    who, seeds = (preset, first, second), [f"{seed} {game}" for game in range(games)]
    if jobs > 1:
        alone = ceil(games / TIMED)
        timed, rest = _play_encounters(who, seeds[:alone], 1), _play_encounters(who, seeds[alone:], jobs)
    else:
        warm_up(*who)
        timed, rest = [encounter(*who, each) for each in seeds], []
    played, meeting = timed + rest, Meeting(first, second)
    meeting.points, meeting.wins = [each.points for each in played], [each.win for each in played]
    meeting.hands = sum(each.hands for each in played)
    for each in timed:
        for level, clock in each.clocks.items():
            meeting.clocks.setdefault(level, Clock()).join(clock)
    return meeting


def _play_encounters(who: tuple[str, str, str], seeds: Sequence[str], jobs: int) -> list[Encounter]:
    """Return these games, so many at a time."""
    with ProcessPoolExecutor(jobs, initializer=start_as_workers_do, initargs=who) as pool:
        return list(pool.map(encounter, *zip(*[(*who, each) for each in seeds], strict=True)))


def interval(values: list[float]) -> tuple[float, float]:
    """Return the mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("nan")
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))
