"""A million packs and three questions whether they are shuffled evenly.

    uv run python -m tools.deals                    the numbers of docs/fair-deals.md
    uv run python -m tools.deals --plant            the same questions of a well-known wrong shuffle

Each pack is one of a standard table, from a secret of its own and two mixed-in texts, as a table deals it. The
questions: how often which card lies at which place; at which two places the jacks of hearts and diamonds lie, which
sees cards that stay together; how many cards lie where they lay in the new pack. *p* is the chance that an even shuffle
comes out at least as uneven; below 0.001 the command fails.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import NormalDist

from bot.deals.draw import derive_pack
from bot.engine import presets
from bot.engine.cards import Card, make_pack, parse_card

RULES = presets.build("standard")
NEW = make_pack(RULES.pack, RULES.joker)
SIZE = len(NEW)
FIRST, SECOND = parse_card("JH"), parse_card("JD")
MOST_AT_HOME = 6
SUSPICIOUS = 0.001


@dataclass
class Tally:
    """What was counted. ``places[p][c]``: the card with number c of the new pack lay at place p."""

    decks: int = 0
    places: list[list[int]] = field(default_factory=lambda: [[0] * SIZE for _ in range(SIZE)])
    jacks: Counter[tuple[int, int]] = field(default_factory=Counter)
    at_home: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.decks += other.decks
        self.jacks += other.jacks
        self.at_home += other.at_home
        self.places = [
            [a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.places, other.places, strict=True)
        ]


def careless(rng: random.Random) -> tuple[Card, ...]:
    """Return the mistake that everybody makes once: every place is swapped with any other."""
    pack = list(NEW)
    for place in range(SIZE):
        other = rng.randrange(SIZE)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def count(decks: int, seed: int, planted: bool) -> Tally:
    rng = random.Random(seed)
    number = {card: place for place, card in enumerate(NEW)}
    tally = Tally(decks)
    for _ in range(decks):
        texts = [str(rng.getrandbits(62)) for _ in range(2)]
        pack = careless(rng) if planted else derive_pack(RULES, rng.randbytes(32), rng.randint(1, 30), texts)
        home = 0
        for place, card in enumerate(pack):
            tally.places[place][number[card]] += 1
            home += card == NEW[place]
        tally.jacks[pack.index(FIRST), pack.index(SECOND)] += 1
        tally.at_home[min(home, MOST_AT_HOME)] += 1
    return tally


def by_place(tally: Tally) -> tuple[float, int]:
    """Chi² of card by place. Each pack fills each row and column once, hence the factor and the degrees of freedom."""
    even = tally.decks / SIZE
    squares = sum((times - even) ** 2 for row in tally.places for times in row)
    return squares * (SIZE - 1) / tally.decks, (SIZE - 1) ** 2


def by_jacks(tally: Tally) -> tuple[float, int]:
    """Chi² of the two jacks' places."""
    kinds = SIZE * (SIZE - 1)
    even = tally.decks / kinds
    pairs = [(a, b) for a in range(SIZE) for b in range(SIZE) if a != b]
    return sum((tally.jacks[pair] - even) ** 2 / even for pair in pairs), kinds - 1


def by_home(tally: Tally) -> tuple[float, int]:
    """Chi² of how many cards lie where they lay; the chances are those of random permutations."""

    def chance(stay: int) -> float:
        rest = SIZE - stay
        return math.fsum((-1) ** k / math.factorial(k) for k in range(rest + 1)) / math.factorial(stay)

    chances = [chance(stay) for stay in range(MOST_AT_HOME)]
    chances.append(1 - sum(chances))
    return sum(
        (tally.at_home[stay] - tally.decks * p) ** 2 / (tally.decks * p) for stay, p in enumerate(chances)
    ), MOST_AT_HOME


def p_value(chi2: float, freedom: int) -> float:
    """Return how likely a chi² at least so large is (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((chi2 / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", action="store_true", help="ask the same of a wrong shuffle")
    wishes = parser.parse_args()
    workers = os.cpu_count() or 1
    started, tally = time.perf_counter(), Tally()
    with ProcessPoolExecutor(workers) as pool:
        share = [wishes.decks // workers + (number < wishes.decks % workers) for number in range(workers)]
        seeds = [wishes.seed * 1000 + number for number in range(workers)]
        for part in pool.map(count, share, seeds, [wishes.plant] * workers):
            tally.add(part)
    print(f"{tally.decks} packs in {time.perf_counter() - started:.0f} s")
    print(f"{'question':24} {'chi²':>10} {'degrees':>8} {'p':>8}")
    even = True
    for name, (chi2, freedom) in {
        "card by place": by_place(tally), "places of two jacks": by_jacks(tally), "cards at home": by_home(tally),
    }.items():  # fmt: skip
        p = p_value(chi2, freedom)
        even = even and p >= SUSPICIOUS
        print(f"{name:24} {chi2:10.2f} {freedom:8} {p:8.4f}")
    return 0 if even else 1


if __name__ == "__main__":
    sys.exit(main())
