"""Rows of points: what each end of a hand pays (laws 7 and 8).

The rows are data: ``row_for`` looks up the row of a hand, and the rules page prints the same rows. Must not know cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.rules import Basis, Company, Outcome, Row, Rules, Settlement

FOLD_COSTS = 1
"""A dealer's fold (law 4.5)."""


def rows_of(rules: Rules) -> tuple[Row, ...]:
    """The scoring table of these rules, in the order in which a page prints it."""
    if not rules.traits.turn_up:
        return tuple(_bid_rows(rules))
    if rules.traits.partners:
        return tuple(_partner_rows(rules))
    if rules.traits.secret_partner:
        return tuple(_secret_rows(rules))
    return tuple(_single_rows(rules))


def _partner_rows(rules: Rules) -> Iterator[Row]:
    """Laws 7.1 to 7.4."""
    yield Row(Outcome.MADE, Company.PARTNERED, True, 1)
    yield Row(Outcome.MARCH, Company.PARTNERED, True, 2)
    for company in (Company.ALONE, Company.AGAINST_LONE_DEFENDER):
        yield Row(Outcome.MADE, company, True, rules.lone_made)
        yield Row(Outcome.MARCH, company, True, rules.lone_march)
    losses = (
        (Outcome.EUCHRE, Company.PARTNERED, rules.euchre),
        (Outcome.EUCHRE_MARCH, Company.PARTNERED, max(rules.euchre, rules.euchre_march)),
        (Outcome.EUCHRE, Company.ALONE, rules.lone_euchre),
        (Outcome.EUCHRE_MARCH, Company.ALONE, max(rules.lone_euchre, rules.euchre_march)),
        (Outcome.EUCHRE, Company.AGAINST_LONE_DEFENDER, rules.lone_defence),
        (Outcome.EUCHRE_MARCH, Company.AGAINST_LONE_DEFENDER, rules.lone_defence_march),
        (Outcome.FOLDED, Company.ANY, FOLD_COSTS),
    )
    for outcome, company, points in losses:
        yield Row(outcome, company, rules.setback, -points if rules.setback else points)


def _single_rows(rules: Rules) -> Iterator[Row]:
    """Laws 8.1 to 8.3: the games for individuals."""
    yield Row(Outcome.MADE, Company.ANY, True, 1)
    yield Row(Outcome.MARCH, Company.ANY, True, rules.traits.maker_march)
    yield Row(Outcome.EUCHRE, Company.ANY, False, 2)
    yield Row(Outcome.EUCHRE_MARCH, Company.ANY, False, 2)
    yield Row(Outcome.FOLDED, Company.ANY, False, FOLD_COSTS)


def _secret_rows(rules: Rules) -> Iterator[Row]:
    """Law 8.5: with a partner who may be secret, or without."""
    large = rules.players > 4
    times = rules.players - 1 if rules.settlement is Settlement.EACH else 1
    yield Row(Outcome.MADE, Company.PARTNERED, True, 1)
    yield Row(Outcome.MARCH, Company.PARTNERED, True, 3 if large else 2)
    yield Row(Outcome.MADE, Company.ALONE, True, times)
    yield Row(Outcome.MARCH, Company.ALONE, True, (3 if large else 4) * times)
    yield Row(Outcome.EUCHRE, Company.ANY, False, 2)
    yield Row(Outcome.EUCHRE_MARCH, Company.ANY, False, 2)
    yield Row(Outcome.FOLDED, Company.ANY, False, FOLD_COSTS)


def _bid_rows(rules: Rules) -> Iterator[Row]:
    """Laws 8.6 and 8.7: a point a trick, or the bid lost."""
    yield Row(Outcome.MADE, Company.PARTNERED, True, 1, Basis.TRICKS)
    yield Row(Outcome.SET, Company.PARTNERED, True, -1, Basis.BID)
    if rules.traits.may_go_alone:
        yield Row(Outcome.MADE, Company.ALONE, True, 2, Basis.TRICKS)
        yield Row(Outcome.SET, Company.ALONE, True, -2, Basis.BID)
    if rules.traits.bid_from_half:
        yield Row(Outcome.SET, Company.FORCED, True, -1, Basis.BID, halved=True)
        yield Row(Outcome.SET, Company.FORCED_ALONE, True, -2, Basis.BID, halved=True)


def row_for(rules: Rules, outcome: Outcome, company: Company) -> Row:
    """The row that says what this end of a hand pays; every end but a thrown-in hand has one."""
    for row in rules.rows:
        if row.outcome is outcome and row.company in (company, Company.ANY):
            return row
    fallback = {Company.FORCED: Company.PARTNERED, Company.FORCED_ALONE: Company.ALONE}
    return row_for(rules, outcome, fallback[company])


def amount(row: Row, tricks: int, bid: int) -> int:
    """The points of a row for this many tricks taken by the makers and this bid."""
    times = {Basis.POINTS: 1, Basis.TRICKS: tricks, Basis.BID: bid}[row.basis]
    points = row.amount * times
    return points // 2 if row.halved else points
