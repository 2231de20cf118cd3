"""The fitted numbers that the players use, read once from ``data/players``; and a cache for functions of the rules.

Each file is a JSON object. ``made_by`` is the command that makes the file again. ``rows`` is a list of objects, each
with the fields of one of the classes below; a missing or unknown field raises ``TypeError``.

Comparing ``Rules`` field by field costs more than most of the cached functions. So the cache first looks for the same
``Rules`` object, and for equal rules only if there is none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import bot
from bot.engine.rules import Company, Outcome, Rules

FOLDER = Path(bot.__file__).parent.parent / "data" / "players"
FitRow = TypeVar("FitRow")


@dataclass(frozen=True, slots=True)
class HandValueFit:
    """What each feature of a maker's hand is worth, in tricks of the maker's side: one least-squares fit.

    ``game`` is a name that ``game_shape`` returns. ``company`` is ``PARTNERED`` with a partner, and also in games
    without partners; otherwise ``ALONE``.
    """

    game: str
    company: Company
    trumps: tuple[float, ...]
    """The worth of a trump by its place from the top: one number for each of the best five, then one for all lower."""
    long_trump: float
    """Each trump beyond two."""
    both_best: float
    """The two best trumps together."""
    short_ace: float
    """An ace outside trump with at most one other card of its suit."""
    long_ace: float
    king_under_ace: float
    """A king together with the ace of its suit."""
    king: float
    """Any other king outside trump."""
    void: float
    """A suit that the hand lacks, if the hand has a trump."""
    lead: float
    constant: float
    spread: float
    """One standard deviation of what the fit leaves unexplained."""
    turnup_with: tuple[float, ...]
    """The turn-up in the hand of a dealer who plays with the maker, by the turn-up's place among the trumps."""
    turnup_against: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class NoTrumpFit:
    """What each feature of a maker's hand is worth without trump (law 12.7), in tricks of the maker's side."""

    game: str
    company: Company
    ace: float
    king_with_ace: float
    """A king together with the ace of its suit."""
    guarded_king: float
    """A king without its ace, with another card of its suit."""
    queen_with_both: float
    """A queen together with ace and king."""
    behind_ace: float
    """Any other card beside the ace of its suit."""
    lead: float
    constant: float
    spread: float
    """One standard deviation of what the fit leaves unexplained."""


@dataclass(frozen=True, slots=True)
class OutcomeFrequency:
    """How often a hand ends in one way.

    ``dealers`` is the share of all hands that end so with the dealer's side (or the dealer) as makers; ``others`` is
    the share with anybody else as makers. ``tricks`` and ``bid`` are 0 where the game does not pay by them.
    """

    game: str
    outcome: Outcome
    company: Company
    dealers: float
    others: float
    tricks: int = 0
    bid: int = 0


@dataclass(frozen=True, slots=True)
class PassValueFit:
    """What a pass is worth to one seat, in points.

    It is ``constant``, plus ``by_call`` for each trick expected from the best call, plus ``by_other`` for each trick
    expected in round two from the best other suit.
    """

    game: str
    second_round: str
    partner_order: str
    phase: str
    seat: int
    """How many seats after the dealer it sits; 0 is the dealer."""
    constant: float
    by_call: float
    by_other: float


def game_shape(rules: Rules) -> str:
    """Return the name by which fits tell games apart, such as ``p4-5-24``.

    The letter is p for partners, c for a secret partner, s for each for themselves, h for numeric bids; then come
    players, cards in a hand and cards in the pack, and j with the joker.
    """
    kind = "p" if rules.traits.partners else ("c" if rules.traits.secret_partner else "s")
    if not rules.traits.turn_up:
        kind = "h"
    return f"{kind}{rules.players}-{rules.hand_size}-{rules.pack}{'j' if rules.joker else ''}"


@cache
def hand_value_fits() -> dict[tuple[str, Company], HandValueFit]:
    return {(fit.game, fit.company): fit for fit in read_fits("hand_value", HandValueFit)}


@cache
def no_trump_fits() -> dict[tuple[str, Company], NoTrumpFit]:
    """Return the fits of hands without trump by game and company."""
    return {(fit.game, fit.company): fit for fit in read_fits("no_trump_value", NoTrumpFit)}


@cache
def outcome_frequencies() -> tuple[OutcomeFrequency, ...]:
    """Return how often hands end in each way, for every measured game, with ``steady`` at every seat."""
    return tuple(read_fits("outcome_frequencies", OutcomeFrequency))


@cache
def pass_value_fits() -> tuple[PassValueFit, ...]:
    return tuple(read_fits("pass_value", PassValueFit))


def read_fits(name: str, make: Callable[..., FitRow], folder: Path = FOLDER) -> list[FitRow]:
    """Read the rows of one file; lists become tuples, names of outcomes and companies become members."""
    rows = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["rows"]
    return [make(**{field: _value(field, value) for field, value in row.items()}) for row in rows]


def _value(field: str, value: object) -> object:
    if field == "company":
        return Company(str(value))
    if field == "outcome":
        return Outcome(str(value))
    return tuple(value) if isinstance(value, list) else value


# -- a cache for functions of the rules


Facts = TypeVarTuple("Facts")
Worked = TypeVar("Worked")
_MOST_RULES = 32


def cache_by_rules(
    most: int = 1_000,
) -> Callable[[Callable[[Rules, *Facts], Worked]], Callable[[Rules, *Facts], Worked]]:
    """Return a decorator that caches a function of rules and other arguments, ``most`` results for each ``Rules``."""

    def decorate(work_out: Callable[[Rules, *Facts], Worked]) -> Callable[[Rules, *Facts], Worked]:
        same: dict[int, tuple[Rules, dict[tuple[*Facts], Worked]]] = {}
        equal: dict[Rules, dict[tuple[*Facts], Worked]] = {}

        @wraps(work_out)
        def look_up(rules: Rules, *facts: *Facts) -> Worked:
            cached = same.get(id(rules))
            if cached is None or cached[0] is not rules:
                for cache in (same, equal):
                    if len(cache) >= _MOST_RULES:
                        cache.clear()
                cached = same[id(rules)] = rules, equal.setdefault(rules, {})
            answers = cached[1]
            answer = answers.get(facts)
            if answer is None:
                answer = work_out(rules, *facts)
                if len(answers) >= most:
                    answers.clear()
                answers[facts] = answer
            return answer

        return look_up

    return decorate
