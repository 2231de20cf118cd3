"""The whole ladder as a page: which rows it has, and of which version of the players each of them is."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from bot.engine import presets
from bot.engine.rules import Rules
from bot.players.fits import FOLDER
from tools.ladder.meeting import Meeting, meet

ROOT = Path(__file__).resolve().parents[2]
RUNGS = ("random", "beginner", "steady", "expert")
LADDER = tuple(f"{upper}:{lower}" for lower, upper in pairwise(RUNGS))
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
    ("standard", "expert:careful", 40), ("standard", "expert:beginner", 40), ("standard", "expert+steady:steady", 60),
    ("railroad", "expert+steady:steady", 40), ("hasenpfeffer", "expert+steady:steady", 60),
)  # fmt: skip
"""And the expert against players who are not the one it imagines, beside what ``steady`` wins from them, and beside a
partner who is not."""


PAGE = """# The ladder

Which computer player beats which. Measured on {date} with

    uv run python -m tools.ladder --write docs/ladder.md

**Games.** Each deal is played once in every seating of the two players (duplicate deals); *games* counts such sets of
seatings. The points of a hand are the first player's minus the second's. Intervals are 95 % confidence intervals.
*fair* is the share of games that two equal players would win. In games of individuals (cutthroat, three-seven,
call-ace) one seat plays the first level and all others play the second; players aim at winning the game there, so
compare the games won.

**Times** are milliseconds of processor time for one decision of the first player, mean and longest, after all nets
are loaded. They come from a tenth of the games, which were played one at a time, as on a host with two processors.
They depend on the machine: compare them with those of `steady` on this page.

**Players.** `random` plays any lawful act. `bold` and `careful` play in another style and are a little weaker than
`steady` (`tools/players_variants.py`); the expert does not expect such opponents. `expert+steady` are partners,
seated both ways. With one expert on the side, half of what two experts win is fair; less would mean that the expert
relies on a partner who thinks as it does.

`version` is a hash of the code and numbers that played the row (`bot/engine`, `bot/players`, `data/players`).
{mixed}
| preset | first : second | games | hands | points a hand | games won % | fair | ms mean | ms longest | version |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""
MIXED = """
**Not all rows are of one version**: compare those of different versions with care.
"""


def version() -> str:
    """Eight hexadecimal digits that change with the players, their numbers and nets, and the engine."""
    digest = hashlib.sha256()
    files = [*(ROOT / "bot" / "engine").rglob("*.py"), *(ROOT / "bot" / "players").rglob("*.py"), *FOLDER.iterdir()]
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


def page_row(rules: Rules, meeting: Meeting, version: str) -> str:
    points, points_off, wins, wins_off, mean, longest = meeting.figures()
    return (
        f"| {rules.preset} | {meeting.first} : {meeting.second} | {len(meeting.points)} | {meeting.hands} "
        f"| {points:+.3f} ± {points_off:.3f} | {wins:.1f} ± {wins_off:.1f} | {100 / rules.units:.0f} "
        f"| {mean:#.3g} | {longest:.0f} | {version} |\n"
    )


def version_of(line: str) -> str:
    """Return the version of a row of the page."""
    return line.split("|")[10].strip()


def page(rows: Sequence[str]) -> str:
    """Return the page with these rows, which says so if they are not all of one version."""
    mixed = MIXED if len({version_of(line) for line in rows}) > 1 else ""
    return PAGE.format(date=f"{datetime.now(UTC):%Y-%m-%d}", mixed=mixed) + "".join(rows)


def key_of(line: str) -> tuple[str, ...]:
    """Preset, pair and number of games of a row of the page."""
    return tuple(cell.strip() for cell in line.split("|")[1:4])


def rows_of(text: str, keys: Sequence[tuple[str, ...]]) -> dict[tuple[str, ...], str]:
    """Return the page's rows with these keys."""
    return {key_of(line): line + "\n" for line in text.splitlines() if key_of(line) in keys}


def _turn(run: tuple[str, str, int]) -> tuple[bool, bool, int]:
    """Return who comes first: the quick levels, the games of individuals, the shorter runs."""
    name, pair, games = run
    return pair.startswith("expert"), presets.build(name).traits.partners, games


def write_page(path: Path, seed: str, jobs: int) -> None:
    """Play the whole plan, the quick runs first; a row of this version that stands on the page is not played again, and
    one of an earlier version stays until its run is over.
    """
    plan = [(name, pair, games) for name, counts in PLAN for pair, games in zip(LADDER, counts, strict=True)]
    plan[len(LADDER) : len(LADDER)] = OTHERS
    keys = [(name, pair.replace(":", " : "), str(games)) for name, pair, games in plan]
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    _, heading, parts = text.partition("\n## ")
    current, rows = version(), rows_of(text, keys)
    for name, pair, games in sorted(plan, key=_turn):
        key = (name, pair.replace(":", " : "), str(games))
        if key not in rows or version_of(rows[key]) != current:
            first, second = pair.split(":")
            rows[key] = page_row(presets.build(name), meet(name, first, second, games, seed, jobs), current)
        path.write_text(page([rows[each] for each in keys if each in rows]) + heading + parts, encoding="utf-8")
