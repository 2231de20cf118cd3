"""Make the fitted numbers and the nets of ``data/players`` anew, from nothing but deals and ``steady``.

    uv run python -m tests.bench.school cards --deals 60000 --jobs 2          cards-… and opponent_policy-standard.npz
    uv run python -m tests.bench.school calls --deals 60000 --jobs 2          calls-standard.npz
    uv run python -m tests.bench.school cards --preset cutthroat --deals 200000 --jobs 1  and two-handed
    uv run python -m tests.bench.school calls --preset csl --deals 80000 --jobs 1         and earlwood, house, campus …
    uv run python -m tests.bench.school hand-value --deals 20000              hand_value.json
    uv run python -m tests.bench.school outcome-frequencies --deals 3000      outcome_frequencies.json
    uv run python -m tests.bench.school pass-value --deals 20000              pass_value.json

The other nets come from so many thousand deals, in one job: cards of house and railroad 100, three-seven 250, call-ace
120, call-ace-5 80, call-ace-6 70, hasenpfeffer 100, double-hasenpfeffer 20, double-hasenpfeffer-6 20; calls of newberry
and house-24 120, railroad 80, cutthroat and three-seven 250, two-handed 150, call-ace 120, call-ace-5 80, call-ace-6
60, hasenpfeffer 90, double-hasenpfeffer and double-hasenpfeffer-6 25.

``--out FOLDER`` writes elsewhere than ``data/players``; ``--game`` (a name such as p4-5-24, may be given more than
once) makes only these games' rows anew. The same seed and number of deals give the same numbers. New numbers are worth
taking over where they win on the ladder against the old ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.players.batch.trained_games import TRAINED_CALLS, TRAINED_PLAY
from bot.players.heuristics.fitted_data import FOLDER
from tests.bench.school import hand_value, outcome_frequencies, pass_value
from tests.bench.school.nets import make_nets
from tests.bench.school.rows import write_rows

_FITS = {
    "hand-value": (hand_value.fit, hand_value.KEY),
    "outcome-frequencies": (outcome_frequencies.fit, outcome_frequencies.KEY),
    "pass-value": (pass_value.fit, pass_value.KEY),
}


def main(words: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=("cards", "calls", *_FITS))
    parser.add_argument(
        "--preset", default="standard", choices=sorted({*TRAINED_CALLS, *TRAINED_PLAY}), help="of the nets"
    )
    parser.add_argument("--game", action="append", help="of the fits; default: all")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", default="school")
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args(words)
    if options.subject in _FITS:
        name = options.subject.replace("-", "_")
        fit, key = _FITS[options.subject]
        write_rows(name, fit(options.game, options.deals, options.seed), key, options.out)
    else:
        make_nets(options.subject, options.preset, options.deals, options.jobs, options.epochs, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
