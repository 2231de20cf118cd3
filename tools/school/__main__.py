"""Make the fitted numbers and the nets of ``data/players`` anew, from nothing but deals and ``steady``.

    uv run python -m tools.school cards --deals 250000                  cards-… and opponent_policy-standard.npz
    uv run python -m tools.school calls --deals 120000                  calls-standard.npz
    uv run python -m tools.school hand-value --deals 20000              hand_value.json
    uv run python -m tools.school no-trump-value --deals 20000          no_trump_value.json
    uv run python -m tools.school outcome-frequencies --deals 3000      outcome_frequencies.json
    uv run python -m tools.school pass-value --deals 20000              pass_value.json

The nets there are come from so many thousand deals: cards of standard 120, 410 and 300 in its three terms, house 120
and 300, railroad 120 and 200, cutthroat, three-seven and call-ace 250, two-handed 300, hasenpfeffer 200 and 150; calls
of standard 120 and 300 in its two terms, earlwood 80 and 210, house 80 and 150, newberry and house-24 120, csl and
campus 80, railroad 320, cutthroat and two-handed 500, three-seven 250, call-ace 400, call-ace-5 80, call-ace-6 60,
hasenpfeffer 160, 100 and 100 in its three terms, both double-hasenpfeffers 25. The nets of cards of call-ace-5 (80),
call-ace-6 (70) and both double-hasenpfeffers (20) had one term only, in which ``steady`` itself played on; those of
house, railroad and hasenpfeffer had a third one. Standard's last two terms were learned from together, house's third
by itself; all other nets of cards went on in each term from the net of the one before. The other nets of calls had one
term, but those of hasenpfeffer and railroad three; railroad's last two were learned from together. Those of standard,
earlwood, house and hasenpfeffer learned beside both kinds of partner, all others beside their own kind. From its own
kind alone hasenpfeffer's learns to count on a partner who calls as it does, and loses with any other; railroad's would
lose 0.03 points a hand with its own kind and win 0.01 beside ``steady`` if it learned beside both.

``--out FOLDER`` writes elsewhere than ``data/players``; ``--game`` (a name such as p4-5-24, may be given more than
once) makes only these games' rows anew. The same seed and number of deals give the same numbers. New numbers are worth
taking over where they win against the old ones on the ladder, or hand by hand (``tools.ladder.hands``), and are
as good company (``tests/players/company``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.players.expert.nets import TRAINED_CALLS, TRAINED_PLAY
from bot.players.fits import FOLDER
from tools.school import hand_value, outcome_frequencies, pass_value
from tools.school.nets import FEWEST, make_calls, make_cards
from tools.school.rows import write_rows

_FITS = {
    "hand-value": (hand_value.fit, hand_value.KEY),
    "no-trump-value": (hand_value.fit_without_trump, hand_value.KEY),
    "outcome-frequencies": (outcome_frequencies.fit, outcome_frequencies.KEY),
    "pass-value": (pass_value.fit, pass_value.KEY),
}


def main(words: Sequence[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=("cards", "calls", *_FITS))
    parser.add_argument(
        "--preset", default="standard", choices=sorted({*TRAINED_CALLS, *TRAINED_PLAY}), help="of the nets"
    )
    parser.add_argument("--game", action="append", help="of the fits; default: all")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--terms", type=int, default=2, help="of the nets (default 2)")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", default="school")
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args(words)
    if options.subject not in _FITS and min(options.deals - FEWEST, options.terms - 1, options.epochs - 1) < 0:
        parser.error(f"a net needs at least {FEWEST} deals, a term and an epoch")
    if options.subject in _FITS:
        name = options.subject.replace("-", "_")
        fit, key = _FITS[options.subject]
        write_rows(name, fit(options.game, options.deals, options.seed), key, options.out)
    else:
        make = {"cards": make_cards, "calls": make_calls}[options.subject]
        make(options.preset, options.deals, options.jobs, options.epochs, options.terms, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
