"""Scoring: the rows of points, the end of a hand and of a game, and players' score cards (laws 7 and 8).

The rows are data: ``row_for`` looks up the row of a hand, and the rules page prints the same rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import product
from operator import or_

from bot.engine.rules import Basis, Company, Law, Outcome, Row, Rules, Settlement
from bot.engine.seats import Seat, side_of
from bot.engine.state import Contract, HandResult, Phase, Standing, State

FOLD_COSTS = 1
"""The points that a dealer's fold costs (law 4.5)."""


def rows_of(rules: Rules) -> tuple[Row, ...]:
    """Return the scoring table of these rules, in the order of the rules page."""
    if not rules.traits.turn_up:
        return tuple(_bid_rows(rules))
    if rules.traits.partners:
        return tuple(_partner_rows(rules))
    if rules.traits.secret_partner:
        return tuple(_secret_rows(rules))
    return tuple(_single_rows(rules))


def _partner_rows(rules: Rules) -> Iterator[Row]:
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
    yield Row(Outcome.MADE, Company.ANY, True, 1)
    yield Row(Outcome.MARCH, Company.ANY, True, rules.traits.maker_march)
    yield Row(Outcome.EUCHRE, Company.ANY, False, 2)
    yield Row(Outcome.EUCHRE_MARCH, Company.ANY, False, 2)
    yield Row(Outcome.FOLDED, Company.ANY, False, FOLD_COSTS)


def _secret_rows(rules: Rules) -> Iterator[Row]:
    """Yield the rows of law 8.5, with a partner who may be secret or without one."""
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
    """Yield the rows of laws 8.6 and 8.7: a point per trick, or the bid lost."""
    yield Row(Outcome.MADE, Company.PARTNERED, True, 1, Basis.TRICKS)
    yield Row(Outcome.SET, Company.PARTNERED, True, -1, Basis.BID)
    if rules.traits.may_go_alone:
        yield Row(Outcome.MADE, Company.ALONE, True, 2, Basis.TRICKS)
        yield Row(Outcome.SET, Company.ALONE, True, -2, Basis.BID)
    if rules.traits.bid_from_half:
        yield Row(Outcome.SET, Company.FORCED, True, -1, Basis.BID, halved=True)
        yield Row(Outcome.SET, Company.FORCED_ALONE, True, -2, Basis.BID, halved=True)


def row_for(rules: Rules, outcome: Outcome, company: Company) -> Row:
    """Return the row that pays for this end of a hand. Every end except a thrown-in hand has one."""
    for row in rules.rows:
        if row.outcome is outcome and row.company in (company, Company.ANY):
            return row
    fallback = {Company.FORCED: Company.PARTNERED, Company.FORCED_ALONE: Company.ALONE}
    return row_for(rules, outcome, fallback[company])


def points_for(row: Row, tricks: int, bid: int) -> int:
    """Return the points of a row for this many tricks taken by the makers and this bid."""
    times = {Basis.POINTS: 1, Basis.TRICKS: tricks, Basis.BID: bid}[row.basis]
    points = row.amount * times
    return points // 2 if row.halved else points


def can_score(rules: Rules, points: tuple[int, int], hands: int) -> bool:
    """Return whether two sides can have scored these points in this number of hands (laws 7, 8.6, 9.4).

    A hand pays one side or nobody. Penalties for reneges, at most two points for each trick, may be paid besides.
    """
    if not hands:
        return points == (0, 0)
    tricks = range(0 if rules.traits.turn_up else rules.lowest_bid, rules.hand_size + 1)
    rows = [row for row in rules.rows if rules.defend_alone or row.company is not Company.AGAINST_LONE_DEFENDER]
    standings = [Standing(number, Seat(1), (0, 0)) for number in range(1, hands + 1)]
    pays = {
        sum(hand_points(rules, standing, (Seat(1),), row.outcome, row.company, taken, bid))
        for standing, row, taken, bid in product(standings, rows, tricks, tricks)
        if not row.halved or bid == rules.lowest_bid  # a forced bid is the lowest
    } - {0}
    if rules.law is Law.OLD_SCHOOL:
        most = hands * (max(pays) + 4 * rules.hand_size)
        return all(abs(side) <= most for side in points)
    low = min(0, *pays)
    needed: tuple[list[int], list[int]] = ([], [])
    reached = 1  # bit n is set if ``count`` paying hands can come to n + low * count points
    for count in range(hands + 1):
        for side, counts in zip(points, needed, strict=True):
            place = side - low * count
            if place >= 0 and reached >> place & 1:
                counts.append(count)
        reached = reduce(or_, (reached << (pay - low) for pay in pays))
    return any(one + other <= hands for one in needed[0] for other in needed[1])


# -- the end of a hand and of a game (laws 7, 8)


def game_winner(rules: Rules, score: tuple[int, ...]) -> int | None:
    """Return the unit (side or seat, from 1) that has won with this score, or ``None`` while play goes on (law 7.5)."""
    best = max(score)
    if best < rules.points or score.count(best) > 1:
        return None
    return score.index(best) + 1


def makers(rules: Rules, contract: Contract) -> tuple[Seat, ...]:
    """Return the seats that win or lose with the maker, including those that sit out."""
    if rules.traits.partners:
        side = side_of(contract.maker)
        return tuple([Seat(seat) for seat in rules.seats if side_of(Seat(seat)) == side])
    if contract.partner is not None and contract.partner != contract.maker:
        return (contract.maker, contract.partner)
    return (contract.maker,)


def company_of(rules: Rules, contract: Contract) -> Company:
    """Return which rows of points pay this contract."""
    if contract.forced and rules.traits.bid_from_half:
        return Company.FORCED_ALONE if contract.alone else Company.FORCED
    if contract.lone_defender is not None:
        return Company.AGAINST_LONE_DEFENDER
    if contract.alone:
        return Company.ALONE
    if rules.traits.secret_partner:
        return Company.PARTNERED if len(makers(rules, contract)) > 1 else Company.ALONE
    return Company.PARTNERED if rules.traits.partners else Company.ANY


def outcome_of(rules: Rules, tricks: int, bid: int | None) -> Outcome:
    """Return how a hand ends in which the makers took this many tricks (laws 7.1, 7.2, 8.6)."""
    if bid is not None:
        return Outcome.MADE if tricks >= bid else Outcome.SET
    if tricks == rules.hand_size:
        return Outcome.MARCH
    if tricks >= rules.majority:
        return Outcome.MADE
    return Outcome.EUCHRE if tricks else Outcome.EUCHRE_MARCH


def points_by_unit(rules: Rules, side: tuple[Seat, ...], to_side: bool, points: int) -> tuple[int, ...]:
    """Return the points by unit, given to these seats' side or to everybody else."""
    if rules.traits.partners:
        paid = side_of(side[0]) if to_side else 3 - side_of(side[0])
        return (points, 0) if paid == 1 else (0, points)
    return tuple(points if (seat in side) == to_side else 0 for seat in rules.seats)


def end_after_play(state: State) -> State:
    """End the hand after its last trick and score it."""
    rules, contract = state.rules, state.agreed
    side = makers(rules, contract)
    tricks = sum([trick.winner in side for trick in state.tricks])
    outcome, points = worth_of(rules, state.standing, contract, tricks)
    return end_hand(state, outcome, points, tricks)


def worth_of(rules: Rules, standing: Standing, contract: Contract, tricks: int) -> tuple[Outcome, tuple[int, ...]]:
    """Return how a hand ends in which the makers take this many tricks, and the points by unit."""
    outcome, company = outcome_of(rules, tricks, contract.bid), company_of(rules, contract)
    return outcome, hand_points(rules, standing, makers(rules, contract), outcome, company, tricks, contract.bid)


def hand_points(
    rules: Rules,
    standing: Standing,
    side: tuple[Seat, ...],
    outcome: Outcome,
    company: Company,
    tricks: int = 0,
    bid: int | None = None,
) -> tuple[int, ...]:
    """Return each unit's points for a hand with this outcome. Games and computer players' estimates both use this."""
    row = row_for(rules, outcome, company)
    return points_by_unit(rules, side, row.makers, points_for(row, tricks, bid or 0))


def end_by_fold(state: State) -> State:
    """End the hand by the dealer's fold (law 4.5): the others gain, or under setback the dealer's side loses."""
    points = hand_points(state.rules, state.standing, (state.dealer,), Outcome.FOLDED, Company.ANY)
    return end_hand(state, Outcome.FOLDED, points, None)


def end_without_play(state: State, outcome: Outcome) -> State:
    """End a hand that is thrown in or dealt again, without points."""
    return end_hand(state, outcome, (0,) * state.rules.units, None)


def end_hand(
    state: State, outcome: Outcome, points: tuple[int, ...], tricks: int | None, forfeited_to: int | None = None
) -> State:
    """End a hand with these points and reveal its partner (law 8.5); ``forfeited_to`` wins the game (law 9.4)."""
    score = tuple([before + gained for before, gained in zip(state.standing.score, points, strict=True)])
    won = game_winner(state.rules, score) if any(points) else forfeited_to
    contract = state.contract
    if contract is not None and contract.partner is not None and not contract.revealed:
        contract = contract._replace(revealed=True)
    result = HandResult(outcome, points, score, won, tricks)
    phase = Phase.DEAL if won is None else Phase.OVER
    return state._replace(phase=phase, turn=None, contract=contract, result=result)


# -- score cards


SEATS = tuple(Seat(seat) for seat in (1, 2, 3, 4))

_EUCHRED = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A seat's totals in a round: its side's ``points`` and ``hands``, its own ``loners``, the ``euchres`` in which it
    played.
    """

    points: int = 0
    hands: int = 0
    loners: int = 0
    euchres: int = 0

    def __add__(self, other: SeatScore) -> SeatScore:
        return SeatScore(
            self.points + other.points,
            self.hands + other.hands,
            self.loners + other.loners,
            self.euchres + other.euchres,
        )


TableScore = tuple[SeatScore, SeatScore, SeatScore, SeatScore]
"""The totals of seats 1 to 4."""

ContractResult = tuple[Contract | None, HandResult]


def table_score(hands: Iterable[ContractResult], *, pairs: bool = False) -> TableScore:
    """Return the sums of a table's hands. With ``pairs``, a euchre counts for both defenders, even one who sat out."""
    one, two, three, four = (SeatScore() for _ in SEATS)
    for contract, result in hands:
        one, two, three, four = (
            score + _hand_score(seat, contract, result, pairs=pairs)
            for seat, score in zip(SEATS, (one, two, three, four), strict=True)
        )
    return one, two, three, four


def _hand_score(seat: Seat, contract: Contract | None, result: HandResult, *, pairs: bool) -> SeatScore:
    points = result.points[side_of(seat) - 1]
    if contract is None:
        return SeatScore(points, int(points > 0))
    lone_march = contract.alone and result.outcome is Outcome.MARCH
    defends = side_of(seat) != side_of(contract.maker) and (pairs or seat not in contract.sitting_out)
    return SeatScore(
        points,
        int(points > 0),
        int(lone_march and seat == contract.maker),
        int(defends and result.outcome in _EUCHRED),
    )


def measure_sides(score: TableScore) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    """Return the numbers that rank each side, the odd one first: points, hands, loners, euchres made."""
    odd, even = score[0] + score[2], score[1] + score[3]
    return (odd.points, odd.hands, odd.loners, odd.euchres), (even.points, even.hands, even.loners, even.euchres)


def is_level(score: TableScore) -> bool:
    """Return whether the sides are equal in all of ``measure_sides``."""
    odd, even = measure_sides(score)
    return odd == even
