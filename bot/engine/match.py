"""Games and matches: who deals, what goes over into the next game (laws 2.2, 2.6, 7.6, 7.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.rules import Misdeal, Outcome, Rules
from bot.engine.seats import Seat, are_allied, clockwise_from, left_of, side_of, unit_of
from bot.engine.state import HandResult, Standing


@dataclass(frozen=True, slots=True)
class Previous:
    """The game before this one in the match: who dealt its last hand, which unit won it, what is carried over."""

    dealer: Seat
    winner: int
    carry: tuple[int, ...]


def next_standing(rules: Rules, standing: Standing, result: HandResult) -> Standing:
    """Return the standing before the next hand. The deal moves clockwise, except after a redeal (laws 2.2, 3.1)."""
    agreed = result.outcome is Outcome.MISDEAL and rules.misdeal is Misdeal.REDEAL
    if agreed or result.outcome is Outcome.REDEAL:
        return standing
    return Standing(standing.number + 1, left_of(standing.dealer, rules.players), result.score)


def due_standing(rules: Rules, standing: Standing, result: HandResult | None) -> Standing:
    """Return the standing of the next deal; ``result`` is None before the game's first hand has ended."""
    return standing if result is None else next_standing(rules, standing, result)


def stolen_standing(rules: Rules, standing: Standing, thief: Seat) -> Standing:
    """Return the standing of a deal that an opponent of its proper dealer has stolen (law 2.8)."""
    if not rules.steal_the_deal:
        raise ValueError(f"seat {standing.dealer} deals: no deal is stolen without steal_the_deal=yes (law 2.8)")
    if thief not in rules.seats or are_allied(thief, standing.dealer, rules.traits.partners):
        raise ValueError(f"seat {thief} cannot steal the deal of seat {standing.dealer}: only opponents can (law 2.8)")
    return replace(standing, dealer=thief)


def following_dealer(rules: Rules, last_dealer: Seat, winners: int) -> Seat:
    """Return who deals hand 1 of a game that follows another (law 2.6); ``winners`` is the unit that won that one."""
    seats = clockwise_from(left_of(last_dealer, rules.players), rules.players)
    if rules.mugs_away:
        return next(seat for seat in seats if side_of(seat) != winners)
    return seats[0]


def first_standing(rules: Rules, dealer: Seat) -> Standing:
    """Return the standing before hand 1 of a first game."""
    return Standing(1, dealer, (0,) * rules.units)


def following_standing(rules: Rules, last_dealer: Seat, winners: int, carry: tuple[int, ...] | None = None) -> Standing:
    """Return the standing before hand 1 of a game that follows another, with what is carried over (law 7.6)."""
    score = carry or (0,) * rules.units
    return Standing(1, following_dealer(rules, last_dealer, winners), score, uncut=rules.mugs_away)


def carry_over(rules: Rules, score: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points above the target that go into the next game (law 7.6), at least 0 and below the target."""
    if not rules.laps:
        return (0,) * len(score)
    return tuple(max(0, min(points - rules.points, rules.points - 1)) for points in score)


def game_value(rules: Rules, score: tuple[int, ...], won_by: int) -> int:
    """Return what a game counts in the match: 2 for a slam (law 7.6), else 1."""
    losers = [points for unit, points in enumerate(score, 1) if unit != won_by]
    return 2 if rules.slams and all(points <= 0 for points in losers) else 1


def units_in_barn(rules: Rules, score: tuple[int, ...]) -> tuple[int, ...]:
    """Return the units that are one point short of winning (law 7.7)."""
    return tuple(unit for unit, points in enumerate(score, 1) if points == rules.points - 1)


def is_shut_out(score: tuple[int, ...], won_by: int) -> bool:
    """Return whether the losers have no points (law 7.7)."""
    return all(points <= 0 for unit, points in enumerate(score, 1) if unit != won_by)


def may_turn_tables(rules: Rules, standing: Standing) -> Seat | None:
    """Return who is asked to turn the tables (law 2.7): the first seat of the trailing side from the dealer's left."""
    if not (rules.turning_the_tables and rules.traits.partners and rules.traits.turn_up):
        return None
    for side, points in enumerate(standing.score, 1):
        if points <= 1 and max(standing.score) >= 7:
            seats = clockwise_from(left_of(standing.dealer, rules.players), rules.players)
            return next(seat for seat in seats if unit_of(seat, partners=True) == side)
    return None
