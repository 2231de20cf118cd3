"""Good company: in about two hundred positions of each theme, does the expert do what good players agree on?

    uv run python -m tools.company                               every theme, 200 positions each
    uv run python -m tools.company "partner's ace" --positions 50
    uv run python -m tools.company --keep /tmp/company.jsonl      goes on where it ended, as long as the players
                                                                        are the same

Where it does not comply, its act is compared with complying in the same worlds. ``behind`` is the mean over those
positions of what complying would win, in percents of games, with its 95 % interval; less than zero means that the
expert's own act is better.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from tools.company.positions import Judgment, judge, positions
from tools.company.themes import THEMES, Theme
from tools.ladder.meeting import interval
from tools.ladder.page import version

HEAD = f"{'theme':32} {'positions':>9} {'complied':>8} {'no worse':>8} {'worse':>5}  {'behind, % of games':>20}\n"


def row(theme: Theme, judgments: Sequence[Judgment]) -> str:
    """Return one line of the table."""
    others = [each for each in judgments if not each.complied]
    worse = sum(each.worse for each in others)
    behind, off = interval([each.behind for each in others]) if others else (0.0, 0.0)
    return (
        f"{theme.name:32} {len(judgments):9} {len(judgments) - len(others):8} {len(others) - worse:8} {worse:5}  "
        f"{100 * behind:+12.2f} ± {100 * off:5.2f}\n"
    )


def judgments_of(theme: Theme, count: int, keep: Path | None) -> Iterator[Judgment]:
    """Yield what is kept of this theme, then what is new."""
    players = version()
    kept_ones = list(_read_kept(theme, keep, players))[:count]
    yield from kept_ones
    walk = positions(theme, kept_ones[-1].seed + 1 if kept_ones else 0)
    for _ in range(count - len(kept_ones)):
        judgment = judge(next(walk))
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"theme": theme.name, "version": players, **asdict(judgment)}) + "\n")
        yield judgment


def _read_kept(theme: Theme, keep: Path | None, players: str) -> Iterator[Judgment]:
    for line in keep.read_text("utf-8").splitlines() if keep is not None and keep.exists() else ():
        body = json.loads(line)
        if (body.pop("theme"), body.pop("version")) == (theme.name, players):
            yield Judgment(**body)


def main() -> None:
    """Read the wishes, print the table row by row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("theme", nargs="*", choices=[*THEMES, []], help="default: every theme")
    parser.add_argument("--positions", type=int, default=200, help="of each theme (default 200)")
    parser.add_argument("--keep", type=Path, help="a file of what was judged; it is read first and added to")
    parser.add_argument("--show", action="store_true", help="name the seeds in which the expert was worse")
    wishes = parser.parse_args()
    sys.stdout.write(HEAD)
    for name in wishes.theme or THEMES:
        judgments = list(judgments_of(THEMES[name], wishes.positions, wishes.keep))
        sys.stdout.write(row(THEMES[name], judgments))
        if wishes.show:
            sys.stdout.write(f"    worse at the seeds {[each.seed for each in judgments if each.worse]}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
