"""A glossary: finds the words of the game in a text, and explains them by a table's rules.

A word is found by its forms in the reader's own language (``found-…``) and explained by ``meaning-…``. The lines about
it from the page of this table's rules follow. Knows texts and rules, no table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.engine.rules import Basis, Company, Law, Outcome, Row, Rules, option_text
from bot.words.catalogue import Texts
from bot.words.rules_page import claims_lines, forced_lines, option_lines, points_lines

RowFilter = Callable[[Row], bool]

LONGEST_MEANING = 900
"""The most characters of one word's meaning."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, with the ``options`` and ``rows`` of points about it. ``needs`` says if a game has it."""

    name: str
    options: tuple[str, ...] = ()
    rows: RowFilter | None = None
    needs: Callable[[Rules], bool] | None = None

    def is_in(self, rules: Rules) -> bool:
        """Return whether the word can come up in a game by these rules."""
        if self.needs is not None:
            return self.needs(rules)
        values = dict(rules.options)
        return not self.options or any(option_text(values.get(name, "no")) not in _OFF for name in self.options)


_OFF = ("no", "off")
_LONE = (Company.ALONE, Company.FORCED_ALONE)


def _outcomes(*outcomes: Outcome) -> RowFilter:
    return lambda row: row.outcome in outcomes


def _turn_up(rules: Rules) -> bool:
    return rules.traits.turn_up


def _bids(rules: Rules) -> bool:
    return not rules.traits.turn_up


def _old_school(rules: Rules) -> bool:
    return rules.law is Law.OLD_SCHOOL


def _may_be_alone(rules: Rules) -> bool:
    return rules.traits.may_go_alone or rules.traits.secret_partner


TERMS: tuple[Term, ...] = (
    Term("turn-tables", ("turning_the_tables",)),
    Term("cut", ("cut",)),
    Term("farmers", ("farmers_hand",)),
    Term("ace-no-face", ("ace_no_face",)),
    Term("order", ("partner_order", "caller_holds"), needs=_turn_up),
    Term("assist", ("partner_order",), needs=lambda rules: rules.traits.partners and rules.traits.turn_up),
    Term("take-up", needs=_turn_up),
    Term("turned-down", needs=_turn_up),
    Term("call", ("caller_holds",), needs=_turn_up),
    Term("no-trump", ("no_trump",)),
    Term("stick", ("second_round", "stuck_any"), needs=lambda rules: rules.second_round in ("stick", "stick-or-fold")),
    Term("fold", ("second_round",), _outcomes(Outcome.FOLDED), lambda rules: rules.second_round == "stick-or-fold"),
    Term("bid", rows=lambda row: row.basis is not Basis.POINTS, needs=_bids),
    Term("forced", needs=lambda rules: bool(rules.traits.joker_bid or rules.traits.bid_from_half)),
    Term("widow", needs=lambda rules: rules.traits.widow),
    Term("joker", needs=lambda rules: rules.joker),
    Term("discard", ("keep_turnup",), needs=lambda rules: True),
    Term("best", ("partners_best",)),
    Term("give-turnup", ("give_turnup",)),
    Term("secret", needs=lambda rules: rules.traits.secret_partner),
    Term("defend-alone", ("defend_alone",), lambda row: row.company is Company.AGAINST_LONE_DEFENDER),
    Term("alone", ("lone_hands", "lone_closed"), rows=lambda row: row.company in _LONE, needs=_may_be_alone),
    Term("follow"),
    Term("bower"),
    Term("euchre", rows=_outcomes(Outcome.EUCHRE, Outcome.EUCHRE_MARCH), needs=_turn_up),
    Term("march", rows=_outcomes(Outcome.MARCH), needs=_turn_up),
    Term("set", rows=_outcomes(Outcome.SET), needs=_bids),
    Term("barn", needs=lambda rules: rules.traditions),
    Term("shut-out", needs=lambda rules: rules.traditions),
    Term("slam", ("slams",)),
    Term("mugs", ("mugs_away",)),
    Term("salute", needs=lambda rules: rules.traditions and rules.traits.turn_up),
    Term("thrown-in", ("second_round",), needs=lambda rules: rules.second_round == "throw-in"),
    Term("turn-up", needs=_turn_up),
    Term("trump"),
    Term("lead", ("first_lead", "no_first_blood"), needs=lambda rules: True),
    Term("trick"),
    Term("laps", ("laps",)),
    Term("renege", ("renege_penalty", "renege_ends_hand"), needs=_old_school),
    Term("claim", ("law",), needs=_old_school),
    Term("gather", ("review",), needs=_old_school),
    Term("exposed", needs=_old_school),
    Term("misdeal", ("misdeal",), needs=_old_school),
    Term("steal", ("steal_the_deal",)),
    Term("maker"),
    Term("dealer", ("first_dealer",), needs=lambda rules: True),
    Term("kitty", needs=_turn_up),
    Term("points", rows=lambda row: True),
)
"""All words. Those that newcomers most need to have explained come first."""

_BY_NAME = {term.name: term for term in TERMS}


def find_term(name: str) -> Term | None:
    """Return the word with this name, or ``None``."""
    return _BY_NAME.get(name)


def term_title(term: Term, texts: Texts) -> str:
    """Return a word as the heading of its entry."""
    return texts(f"term-{term.name}")


def find_terms(text: str, texts: Texts) -> tuple[Term, ...]:
    """Return the words that a text uses, in the order of ``TERMS``."""
    plain = re.sub(r"[*_`\\]", "", text).replace("\u00a0", " ").casefold()
    return tuple(term for term in TERMS if _pattern(texts(f"found-{term.name}")).search(plain))


def other_terms(rules: Rules, excluded: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return all words that can come up by these rules, except the ``excluded`` ones."""
    return tuple(term for term in TERMS if term not in excluded and term.is_in(rules))


def meaning_text(term: Term, rules: Rules, texts: Texts) -> str:
    """Return what a word means, and what this table's rules say about it."""
    alone_with_others = term.name == "alone" and rules.traits.secret_partner
    key = "meaning-alone-secret" if alone_with_others else f"meaning-{term.name}"
    entry = f"**{term_title(term, texts)}**\n{texts(key)}"
    for line in _says(term, rules, texts):
        if len(entry) + len(line) < LONGEST_MEANING:
            entry += f"\n-# {line}"
    return entry


def _says(term: Term, rules: Rules, texts: Texts) -> Iterator[str]:
    yield from option_lines(rules, term.options, texts)
    if term.name == "claim":
        yield from claims_lines(rules, texts)
    if term.name == "forced":
        yield from forced_lines(rules, texts)
    if term.name == "points":
        yield texts("rules-points", points=rules.points)
    if term.rows is not None:
        yield from points_lines(rules, texts, term.rows)


@lru_cache(maxsize=256)
def _pattern(forms: str) -> re.Pattern[str]:
    """Compile forms separated by ``|``. A final ``…`` matches any ending, ``*`` a few words, ``#`` a number."""
    words = []
    for form in forms.split("|"):
        word = re.escape(form.strip().replace("\u00a0", " ").casefold().removesuffix("…"))
        word = word.replace(r"\*", r"[^.\n]{1,40}?").replace(r"\#", r"\d+")
        words.append(word if form.strip().endswith("…") else rf"{word}(?!\w)")
    return re.compile(rf"(?<!\w)(?:{'|'.join(words)})")
