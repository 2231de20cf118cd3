"""The long form of tests that the suite runs on a small sample; it ends with an error at the first fault.

uv run python -m tools.long games --count 200       whole games through the table service over a real file
uv run python -m tools.long players --count 20      hands of every preset with every level at every seat
uv run python -m tools.long engine --count 250      hands of every preset: what views hide, ends, hash seeds
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from bot.engine import presets
from bot.players.levels import LEVELS
from tests.engine.test_properties import check_digests, check_ends
from tests.engine.test_views import check_hidden
from tests.players.situations import MIXES
from tests.players.test_levels import check_finishes, check_lawful
from tests.tables.test_games import SHARES, play_whole_games


def play_games(count: int) -> None:
    """Whole games, the kinds of games one after the other."""
    for share in range(SHARES):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play_whole_games(Path(folder) / "right-bower.db", share, count // SHARES))
        print(f"{count // SHARES} games of share {share + 1} of {SHARES}", flush=True)


def play_hands(count: int) -> None:
    """Lawful acts, and hands that end, in every preset and mix of options."""
    for preset, options in MIXES:
        rules = presets.build(preset, options)
        check_lawful(rules, count)
        for level in LEVELS:
            check_finishes(rules, level, count)
        print(f"{preset} {options or ''}: {count} hands", flush=True)


def check_engine(count: int) -> None:
    """Check what views hide, how games end, and that nothing depends on the order of sets."""
    for preset in presets.PRESETS:
        check_hidden(preset, count)
        check_ends(preset, count // 10)
        print(f"{preset}: {count} hands, {count // 10} games", flush=True)
    check_digests(count)


def main() -> None:
    """Run the checks that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=("games", "players", "engine"))
    parser.add_argument("--count", type=int, default=20)
    options = parser.parse_args()
    {"games": play_games, "players": play_hands, "engine": check_engine}[options.subject](options.count)


if __name__ == "__main__":
    main()
