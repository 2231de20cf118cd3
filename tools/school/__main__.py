"""Make the fitted numbers and the nets of ``data/players`` anew, from nothing but deals and ``steady``.

    uv run python -m tools.school all --out build/players               every file, in hours; goes on where it stopped
    uv run python -m tools.school cards --preset house --deals 120000   cards-… and opponent_policy-house.npz
    uv run python -m tools.school calls --preset csl --deals 80000      calls-csl.npz
    uv run python -m tools.school hand-value --deals 20000              hand_value.json

``CARD_TERMS``, ``CALL_TERMS`` and ``FITS`` say how many deals the files come from, by term. Some nets were made
otherwise than this program does it: house's third term of cards was learned from by itself, railroad's last two of
calls together, and the calls of standard, earlwood, house and hasenpfeffer beside both kinds of partner, all others
beside their own kind. From its own kind alone hasenpfeffer's learns to count on a partner who calls as it does, and
loses with any other; railroad's would lose 0.03 points a hand with its own kind and win 0.01 beside ``steady`` if it
learned beside both.

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

FITS = {
    "hand-value": (hand_value.fit, hand_value.KEY, 20_000),
    "no-trump-value": (hand_value.fit_without_trump, hand_value.KEY, 20_000),
    "outcome-frequencies": (outcome_frequencies.fit, outcome_frequencies.KEY, 3_000),
    "pass-value": (pass_value.fit, pass_value.KEY, 20_000),
}
CARD_TERMS = {
    "standard": (120, 410, 300), "house": (120, 300, 300), "railroad": (120, 200, 200), "cutthroat": (250, 250),
    "three-seven": (250, 250), "two-handed": (300, 300), "call-ace": (250, 250), "call-ace-5": (80,),
    "call-ace-6": (70,), "hasenpfeffer": (200, 150, 150), "double-hasenpfeffer": (20,), "double-hasenpfeffer-6": (20,),
}  # fmt: skip
"""Thousands of deals of each term."""
CALL_TERMS = {
    "standard": (120, 300), "earlwood": (80, 210), "house": (80, 150), "newberry": (120,), "house-24": (120,),
    "csl": (80,), "campus": (80,), "railroad": (320, 320, 320), "cutthroat": (500,), "two-handed": (500,),
    "three-seven": (250,), "call-ace": (400,), "call-ace-5": (80,), "call-ace-6": (60,),
    "hasenpfeffer": (160, 100, 100), "double-hasenpfeffer": (25,), "double-hasenpfeffer-6": (25,),
}  # fmt: skip


def files_of(subject: str, name: str = "") -> tuple[str, ...]:
    """Return which files a net, or a fit, is written to, the last one last."""
    if subject == "cards":
        return f"opponent_policy-{name}.npz", f"cards-{name}.npz"
    return (f"calls-{name}.npz",) if subject == "calls" else (f"{subject.replace('-', '_')}.json",)


def make_all(folder: Path, jobs: int, epochs: int, seed: str, most: int) -> None:
    """Make every file that the folder lacks, from ``most`` deals a term at most; one that is begun anew is whole only
    once its last term is over.
    """
    done = folder / "done.txt"
    finished = set(done.read_text(encoding="utf-8").split()) if done.exists() else set[str]()

    def keep(subject: str, name: str = "") -> None:
        with done.open("a", encoding="utf-8") as lines:
            lines.write("".join(f"{file}\n" for file in files_of(subject, name)))

    for subject, (fit, key, deals) in FITS.items():
        if finished.isdisjoint(files_of(subject)):
            write_rows(subject.replace("-", "_"), fit(None, min(deals, most), seed), key, folder)
            keep(subject)
    for subject, plan, make in (("cards", CARD_TERMS, make_cards), ("calls", CALL_TERMS, make_calls)):
        for name, terms in plan.items():
            if finished.isdisjoint(files_of(subject, name)):
                print(f"{subject} of {name}", flush=True)
                make(name, [min(1_000 * thousands, most) for thousands in terms], jobs, epochs, folder)
                keep(subject, name)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=("all", "cards", "calls", *FITS))
    parser.add_argument(
        "--preset", default="standard", choices=sorted({*TRAINED_CALLS, *TRAINED_PLAY}), help="of the nets"
    )
    parser.add_argument("--game", action="append", help="of the fits; default: all")
    parser.add_argument("--deals", type=int, help="of a fit, or of each term of a net (20000); with all the most")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--terms", type=int, default=2, help="of the nets (default 2)")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", default="school")
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args(words)
    deals = options.deals or (sys.maxsize if options.subject == "all" else 20_000)
    if options.subject not in FITS and min(deals - FEWEST, options.terms - 1, options.epochs - 1) < 0:
        parser.error(f"a net needs at least {FEWEST} deals, a term and an epoch")
    options.out.mkdir(parents=True, exist_ok=True)
    if options.subject == "all":
        make_all(options.out, options.jobs, options.epochs, options.seed, deals)
    elif options.subject in FITS:
        fit, key, _ = FITS[options.subject]
        write_rows(options.subject.replace("-", "_"), fit(options.game, deals, options.seed), key, options.out)
    else:
        make = {"cards": make_cards, "calls": make_calls}[options.subject]
        make(options.preset, [deals] * options.terms, options.jobs, options.epochs, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
