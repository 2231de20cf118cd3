"""The ladder: which computer player beats which, measured in games on duplicate deals with the seats swapped.

    uv run python -m tests.bench.ladder                     every rung of `standard`
    uv run python -m tests.bench.ladder --all --games 40     a shorter run in every preset
    uv run python -m tests.bench.ladder --preset csl --pair expert:steady --games 200 --jobs 2
    uv run python -m tests.bench.ladder --write docs/ladder.md --jobs 2     the whole plan as a page; goes on if ended

Every deal is played once for each way of seating the two levels: in partnership games each of them once on each side;
elsewhere the first level takes one seat after the other, and the second all the rest. Hand number 7 of a game has the
same pack and dealer in each seating. Times are seconds of the processor, not of the clock. Points a hand are the first
level's less the second's (an average, if there are several opponents); intervals are 95 %, over games' sets of
seatings. In games of individuals the games won tell more than the points: who cannot win may still choose who does not.
It sees nothing but the engine and the players.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.cards import make_pack
from bot.engine.core import apply, begin, deal
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.batch.practised import Practised
from bot.players.heuristics.fitted_data import FOLDER
from bot.players.levels import player
from bot.players.protocol import ComputerPlayer
from tests.bench.players_variants import Bold, Careful

ROOT = Path(__file__).resolve().parents[2]
RUNGS = ("random", "beginner", "steady", "expert")
_LONGEST_GAME = 300
_LADDER = tuple(f"{upper}:{lower}" for lower, upper in pairwise(RUNGS))
_QUICK = (30, 30)
PLAN: tuple[tuple[str, tuple[int, int, int]], ...] = (
    ("standard", (60, 60, 300)),
    ("earlwood", (*_QUICK, 60)),
    ("newberry", (*_QUICK, 60)),
    ("csl", (*_QUICK, 60)),
    ("house", (*_QUICK, 60)),
    ("house-24", (*_QUICK, 60)),
    ("campus", (*_QUICK, 60)),
    ("railroad", (*_QUICK, 40)),
    ("cutthroat", (*_QUICK, 200)),
    ("three-seven", (*_QUICK, 60)),
    ("two-handed", (*_QUICK, 200)),
    ("call-ace", (*_QUICK, 80)),
    ("hasenpfeffer", (*_QUICK, 60)),
    ("double-hasenpfeffer", (8, 8, 4)),
)
"""The page: games in each seating, for every rung over the one below, the lowest first."""
OTHERS = (
    ("standard", "steady:bold", 120), ("standard", "expert:bold", 40), ("standard", "steady:careful", 120),
    ("standard", "expert:careful", 40), ("standard", "expert:beginner", 40),
)  # fmt: skip
"""And the expert against players who are not the one it imagines, beside what ``steady`` wins from them."""


class Anything:
    """Any lawful act: the ground that the ladder stands on."""

    level = "random"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``, all alike."""
        return view.legal[int(rng.random() * len(view.legal))]


def contestant(name: str) -> ComputerPlayer:
    """A level by name, or one of the players that only the ladder knows."""
    strangers: dict[str, Callable[[], ComputerPlayer]] = {
        "random": Anything, "bold": Bold, "careful": Careful, "practised": Practised,
    }  # fmt: skip
    return strangers[name]() if name in strangers else player(name)


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

    def join(self, other: Clock) -> None:
        """The decisions of another game."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


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
        state = deal(state, tuple(pack))
        chances = [random.Random(f"{seed} seat {seat} hand {hand}") for seat in rules.seats]
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


class Encounter(NamedTuple):
    """One game in every seating: points a hand, share of games won, hands, clocks."""

    points: float
    win: float
    hands: int
    clocks: dict[str, Clock]


def encounter(preset: str, first: str, second: str, seed: str) -> Encounter:
    """Play one game in every seating."""
    rules, one, other = presets.build(preset), contestant(first), contestant(second)
    ahead, won, hands, count = 0.0, 0.0, 0, 0
    clocks: dict[str, Clock] = {}
    for table in seatings(rules, one, other):
        state = play_game(rules, table, seed, clocks)
        units = [1 if table[0] is one else 2]
        if not rules.traits.partners:
            units = [seat for seat in rules.seats if table[seat - 1] is one]
        points, win = share_of(rules, state, units)
        ahead, won, count = ahead + points, won + win, count + 1
        hands += state.standing.number
    return Encounter(ahead / hands, won / count, hands, clocks)


def meet(preset: str, first: str, second: str, games: int, seed: str, jobs: int = 1) -> Meeting:
    """Play so many games in every seating, in so many processes; the outcome does not depend on their number."""
    meeting = Meeting(first, second)
    seeds = [f"{seed} {game}" for game in range(games)]
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            met = list(pool.map(encounter, *zip(*[(preset, first, second, each) for each in seeds], strict=True)))
    else:
        met = [encounter(preset, first, second, each) for each in seeds]
    for points, win, hands, clocks in met:
        meeting.points.append(points)
        meeting.wins.append(win)
        meeting.hands += hands
        for level, clock in clocks.items():
            meeting.clocks.setdefault(level, Clock()).join(clock)
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
PAGE = """# The ladder

Which computer player beats which. Measured on {date} with

    uv run python -m tests.bench.ladder --write docs/ladder.md

Every deal is played in every seating of the two (duplicate deals); "games" are sets of such seatings, intervals are
95 %. Points a hand are the first player's less the second's; games won stand beside what would be fair. In games of
individuals (cutthroat, three-seven, call-ace) one seat plays the first level and all others the second, and the games
won are what the players aim at. Times are milliseconds of processor time for one decision of the first player, mean
and longest. `random` plays any lawful act; `bold` and `careful` have another style and are a little weaker than
`steady` (tests/bench/players_variants.py): the expert does not imagine them.

`version` is made of the code and the numbers that played the row (`bot/engine`, `bot/players`, `data/players`).
{mixed}
| preset | first : second | games | hands | points a hand | games won % | fair | ms mean | ms longest | version |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""
MIXED = """
**Not all rows are of one version**: compare those of different versions with care.
"""
UNKNOWN = "earlier"
"""The version of rows that were written before rows had one."""


def version() -> str:
    """Eight hexadecimal digits that change with the players, their numbers and nets, and the engine."""
    digest = hashlib.sha256()
    files = [*(ROOT / "bot" / "engine").rglob("*.py"), *(ROOT / "bot" / "players").rglob("*.py"), *FOLDER.iterdir()]
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


def page_row(rules: Rules, meeting: Meeting, version: str) -> str:
    """One line of the page."""
    points, points_off = interval(meeting.points)
    wins, wins_off = interval(meeting.wins)
    clock = meeting.clocks.get(meeting.first, Clock())
    mean = 1000 * clock.seconds / max(1, clock.decisions)
    return (
        f"| {rules.preset} | {meeting.first} : {meeting.second} | {len(meeting.points)} | {meeting.hands} "
        f"| {points:+.3f} ± {points_off:.3f} | {100 * wins:.1f} ± {100 * wins_off:.1f} | {100 / rules.units:.0f} "
        f"| {mean:.2f} | {1000 * clock.longest:.0f} | {version} |\n"
    )


def has_version(line: str) -> bool:
    """Whether a row of the page says of which version it is; the oldest do not."""
    return len(line.split("|")) > 11


def version_of(line: str) -> str:
    """The version of a row of the page."""
    return line.split("|")[10].strip() if has_version(line) else UNKNOWN


def page(rows: Sequence[str]) -> str:
    """The page with these rows, which says so if they are not all of one version."""
    mixed = MIXED if len({version_of(line) for line in rows}) > 1 else ""
    return PAGE.format(date=f"{datetime.now(UTC):%Y-%m-%d}", mixed=mixed) + "".join(rows)


def key_of(line: str) -> tuple[str, ...]:
    """Preset, pair and number of games of a row of the page."""
    return tuple(cell.strip() for cell in line.split("|")[1:4])


def rows_of(text: str, keys: Sequence[tuple[str, ...]]) -> dict[tuple[str, ...], str]:
    """The page's rows with these keys, each with its version."""
    lines = [line for line in text.splitlines() if key_of(line) in keys]
    return {key_of(line): line + "\n" if has_version(line) else f"{line} {UNKNOWN} |\n" for line in lines}


def _turn(run: tuple[str, str, int]) -> tuple[bool, bool, int]:
    """Who comes first: the quick levels, the games of individuals, the shorter runs."""
    name, pair, games = run
    return pair.startswith("expert"), presets.build(name).traits.partners, games


def write_page(path: Path, seed: str, jobs: int) -> None:
    """Play the whole plan, the quick runs first; a row of this version that stands on the page is not played again, and
    one of an earlier version stays until its run is over.
    """
    plan = [(name, pair, games) for name, counts in PLAN for pair, games in zip(_LADDER, counts, strict=True)]
    plan[len(_LADDER) : len(_LADDER)] = OTHERS
    keys = [(name, pair.replace(":", " : "), str(games)) for name, pair, games in plan]
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    current, rows = version(), rows_of(text, keys)
    for name, pair, games in sorted(plan, key=_turn):
        key = (name, pair.replace(":", " : "), str(games))
        if key not in rows or version_of(rows[key]) != current:
            first, second = pair.split(":")
            rows[key] = page_row(presets.build(name), meet(name, first, second, games, seed, jobs), current)
        path.write_text(page([rows[each] for each in keys if each in rows]), encoding="utf-8")


def main() -> None:
    """Read the wishes, print the table row by row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", action="append", choices=list(presets.PRESETS), help="default: standard")
    parser.add_argument("--all", action="store_true", help="every preset")
    parser.add_argument("--pair", action="append", help="first:second; default: every rung over the one below")
    parser.add_argument("--games", type=int, default=100, help="games in each seating (default 100)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--write", type=Path, help="play the whole plan and write it as a page")
    parser.add_argument("--seed", default="ladder")
    wishes = parser.parse_args()
    if wishes.write:
        write_page(wishes.write, wishes.seed, wishes.jobs)
        return
    names = list(presets.PRESETS) if wishes.all else wishes.preset or [presets.DEFAULT_PRESET]
    sys.stdout.write(HEAD)
    for name in names:
        for pair in wishes.pair or _LADDER:
            first, second = pair.split(":")
            meeting = meet(name, first, second, wishes.games, wishes.seed, wishes.jobs)
            sys.stdout.write(row(presets.build(name), meeting))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
