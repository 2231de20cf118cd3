"""Single hands at many scores, the same before and after a change: they show what games are too few to show.

    uv run python -m tools.ladder.hands --deals 1500 --jobs 2 --keep before.json
    uv run python -m tools.ladder.hands --deals 1500 --jobs 2 --beside before.json
    uv run python -m tools.ladder.hands --parts docs/ladder.md --deals 5000 --jobs 2

Every deal is played in every seating, as on the ladder. The first line is points a hand and by how much the first
level's chance to win the game is above its fair share after the hand, in hundredths of a game. ``--beside`` tells what
has changed since the file was kept, deal by deal: its interval is a half to a third of that of two rows of the ladder.
``--parts`` plays the expert against ``steady`` in three presets, then without each of its parts on the same deals, and
writes the section of the page that tells what each part brings. Intervals are 95 %.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path

from bot.engine import presets
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.players.value import payoffs_at
from tools.ladder.__main__ import pair_of
from tools.ladder.meeting import interval, play_hand, seatings, team
from tools.players_variants import PARTS
from tools.school.lessons import deals

Results = list[tuple[float, float]]
"""Of each deal, on average over its seatings: the first level's points less the others', and its gain."""


def result_of(preset: str, pair: str, seed: str) -> tuple[float, float]:
    """Return one deal in every seating."""
    rules, (first, second) = presets.build(preset), pair.split(":")
    start, by_seating = next(deals(rules, random.Random(seed))), list[tuple[float, float]]()
    for table, unit in seatings(rules, team(first), team(second)):
        end = play_hand(start, table, [random.Random(f"{seed} seat {seat}") for seat in rules.seats], {})
        if end.result is None:
            raise ValueError("a hand without a result")
        own, redeal = end.result.points[unit - 1], end.result.outcome is Outcome.REDEAL
        others = (sum(end.result.points) - own) / (rules.units - 1)
        payoffs = payoffs_at(rules, start.standing, Seat(unit))
        by_seating.append((own - others, 100 * (payoffs.of_points(end.result.points, redeal) - 1 / rules.units)))
    points, gains = zip(*by_seating, strict=True)
    return sum(points) / len(by_seating), sum(gains) / len(by_seating)


def results(preset: str, pair: str, count: int, seed: str, jobs: int) -> Results:
    """Play so many deals; in so many processes, on whose number nothing depends."""
    seeds = [f"{seed} {number}" for number in range(count)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(result_of, repeat(preset), repeat(pair), seeds, chunksize=4))


def line(name: str, by_deal: Results) -> str:
    (points, points_off), (gain, gain_off) = (interval(list(column)) for column in zip(*by_deal, strict=True))
    return f"{name}: {points:+.4f} ± {points_off:.4f} points a hand, {gain:+.3f} ± {gain_off:.3f} % of a game\n"


def since(before: Results, now: Results) -> Results:
    """Return what has changed, deal by deal; of two lengths, in the deals that both have."""
    shared = zip(now, before, strict=False)
    return [(points - points_before, gain - gain_before) for (points, gain), (points_before, gain_before) in shared]


PARTS_HEAD = """
## What each part of the expert is worth

Single hands against `steady`: the same {deals} deals in every seating, with the whole expert and without one of its
parts (`tools/players_variants.py`; `practised` plays by its nets alone). What is lost is points a hand, deal by deal:
an interval that holds 0 says that this many deals don't show the part's worth. Measured on {date} with

    uv run python -m tools.ladder.hands --parts docs/ladder.md --deals {deals}

| preset | player | points a hand | lost without it | chance to win lost, % |
| --- | --- | ---: | ---: | ---: |
"""


def parts_rows(preset: str, of_players: Mapping[str, Results]) -> Iterator[str]:
    """Yield a line of the page for the expert, then for each player that lacks something; the expert comes first."""
    whole = next(iter(of_players.values()))
    for name, by_deal in of_players.items():
        points = "{:+.3f} ± {:.3f}".format(*interval([each for each, _ in by_deal]))
        lost = [
            "{:+.3f} ± {:.3f}".format(*interval(list(column))) for column in zip(*since(by_deal, whole), strict=True)
        ]
        yield f"| {preset} | {name} | {points} | {' | '.join(lost if by_deal is not whole else ('', ''))} |\n"


def write_parts(path: Path, deals: int, seed: str, jobs: int) -> None:
    """Measure every part and write the section, which is the last one of the page."""
    text = PARTS_HEAD.format(deals=deals, date=f"{datetime.now(UTC):%Y-%m-%d}")
    for preset in ("standard", "newberry", "railroad"):
        players = ("expert", *PARTS, "practised")
        of_players = {name: results(preset, f"{name}:steady", deals, seed, jobs) for name in players}
        text += "".join(parts_rows(preset, of_players))
    kept, _, _ = path.read_text(encoding="utf-8").partition(text.splitlines(keepends=True)[1])
    path.write_text(kept.rstrip("\n") + "\n" + text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", choices=list(presets.PRESETS), default=presets.DEFAULT_PRESET)
    parser.add_argument("--pair", type=pair_of, default="expert:steady", help="first:second (default expert:steady)")
    parser.add_argument("--deals", type=int, default=500, help="default 500, at least 2")
    parser.add_argument("--seed", default="hands")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--keep", type=Path, help="write the results of all deals to this file")
    parser.add_argument(
        "--beside", type=Path, help="results that were kept before, with the same preset, pair and seed"
    )
    parser.add_argument("--parts", type=Path, help="measure the expert's parts and write them to this page")
    wishes = parser.parse_args()
    if wishes.deals < 2:
        parser.error(f"--deals {wishes.deals}: at least 2")
    if wishes.parts:
        write_parts(wishes.parts, wishes.deals, wishes.seed, wishes.jobs)
        return
    if wishes.beside and not wishes.beside.is_file():
        parser.error(f"there is no file {wishes.beside}: --keep writes one")
    what = [wishes.preset, wishes.pair, wishes.seed]
    before = json.loads(wishes.beside.read_text(encoding="utf-8")) if wishes.beside else None
    if before is not None and before["what"] != what:
        parser.error(f"{wishes.beside} is of {' '.join(before['what'])}, not of {' '.join(what)}")
    now = results(wishes.preset, wishes.pair, wishes.deals, wishes.seed, wishes.jobs)
    sys.stdout.write(line(f"{wishes.preset} {wishes.pair}", now))
    if wishes.keep:
        wishes.keep.write_text(json.dumps({"what": what, "results": now}), encoding="utf-8")
    if before is not None:
        sys.stdout.write(line("since then", since(before["results"], now)))


if __name__ == "__main__":
    main()
