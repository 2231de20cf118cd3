"""The ladder: which computer player beats which, measured in games on duplicate deals with the seats swapped.

    uv run python -m tools.ladder                     every rung of `standard`
    uv run python -m tools.ladder --all --games 40     a shorter run in every preset
    uv run python -m tools.ladder --preset csl --pair expert:steady --games 200 --jobs 2
    uv run python -m tools.ladder --write docs/ladder.md --jobs 2     the whole plan as a page; goes on if ended

Every deal is played once for each way of seating the two levels: in partnership games each of them once on each side;
elsewhere the first level takes one seat after the other, and the second all the rest. "expert+steady" are partners of
two kinds, who take both ways to sit on their side: does a player rely on a partner who thinks as it does? Hand number 7
of a game has the same pack and dealer in each seating. Times are seconds of the processor, not of the clock, of games
that are played one at a time (with several processes: a tenth of them). Points a hand are the first level's less the
second's (an average, if there are several opponents); intervals are 95 %, over games' sets of seatings. In games of
individuals the games won tell more than the points: who cannot win may still choose who does not. Small steps from one
version to the next are seen in single hands (``hands.py``).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.engine import presets
from bot.engine.rules import Rules
from bot.players.levels import LEVELS
from tools.ladder.meeting import STRANGERS, Meeting, meet
from tools.ladder.page import LADDER, write_page


def row(rules: Rules, meeting: Meeting) -> str:
    points, points_off, wins, wins_off, mean, longest = meeting.figures()
    return (
        f"{rules.preset:20} {meeting.first + ' : ' + meeting.second:22} {meeting.hands:7} "
        f"{points:+7.3f} ±{points_off:5.3f}  {wins:5.1f} ±{wins_off:4.1f} ({100 / rules.units:.0f})  "
        f"{mean:8.2f} {longest:8.1f}\n"
    )


HEAD = (
    f"{'preset':20} {'first : second':22} {'hands':>7} {'points a hand':>15}  {'games % (fair)':>17}  "
    f"{'ms mean':>8} {'ms max':>8}\n"
)


def pair_of(text: str) -> str:
    """Return a pair of the command line, if all of it is known."""
    names, sides = [*STRANGERS, *LEVELS], text.split(":")
    if len(sides) != 2 or not all(name in names for side in sides for name in side.split("+")):
        raise argparse.ArgumentTypeError(f"{text!r} is not two of {', '.join(names)} with a colon between")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", action="append", choices=list(presets.PRESETS), help="default: standard")
    parser.add_argument("--all", action="store_true", help="every preset")
    parser.add_argument("--pair", action="append", type=pair_of, help="first:second; default: each rung over the next")
    parser.add_argument("--games", type=int, default=100, help="games in each seating (default 100)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--write", type=Path, help="play the whole plan and write it as a page")
    parser.add_argument("--seed", default="ladder")
    wishes = parser.parse_args()
    if wishes.write:
        write_page(wishes.write, wishes.seed, wishes.jobs)
        return
    names = list(presets.PRESETS) if wishes.all else wishes.preset or [presets.DEFAULT_PRESET]
    pairs = wishes.pair or LADDER
    if any("+" in pair for pair in pairs) and not all(presets.build(name).traits.partners for name in names):
        parser.error("partners of two kinds need games with partners")
    sys.stdout.write(HEAD)
    for name in names:
        for pair in pairs:
            first, second = pair.split(":")
            meeting = meet(name, first, second, wishes.games, wishes.seed, wishes.jobs)
            sys.stdout.write(row(presets.build(name), meeting))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
