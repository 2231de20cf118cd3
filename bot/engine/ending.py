"""The end of a hand: its outcome, its points, the new score, perhaps a winner (laws 7 and 8)."""

from __future__ import annotations

from bot.engine.match import winner
from bot.engine.rules import Company, Outcome, Rules
from bot.engine.scoring import amount, row_for
from bot.engine.sides import Seat, side_of
from bot.engine.state import Contract, HandResult, Phase, State


def makers(rules: Rules, contract: Contract) -> tuple[Seat, ...]:
    """The seats that win or lose with the maker, including those that sit out."""
    if rules.traits.partners:
        return tuple(Seat(seat) for seat in rules.seats if side_of(Seat(seat)) == side_of(contract.maker))
    if contract.partner is not None and contract.partner != contract.maker:
        return (contract.maker, contract.partner)
    return (contract.maker,)


def company_of(rules: Rules, contract: Contract) -> Company:
    """Which rows of points a contract is paid by."""
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
    """How a hand ends in which the makers took this many tricks (laws 7.1, 7.2, 8.6)."""
    if bid is not None:
        return Outcome.MADE if tricks >= bid else Outcome.SET
    if tricks == rules.hand_size:
        return Outcome.MARCH
    if tricks >= rules.majority:
        return Outcome.MADE
    return Outcome.EUCHRE if tricks else Outcome.EUCHRE_MARCH


def spread(rules: Rules, side: tuple[Seat, ...], to_side: bool, points: int) -> tuple[int, ...]:
    """Points by unit: to these seats' side, or to everybody else."""
    if rules.traits.partners:
        paid = side_of(side[0]) if to_side else 3 - side_of(side[0])
        return (points, 0) if paid == 1 else (0, points)
    return tuple(points if (seat in side) == to_side else 0 for seat in rules.seats)


def played_out(state: State) -> State:
    """The hand is over: its last trick is gathered."""
    rules, contract = state.rules, state.agreed
    side = makers(rules, contract)
    tricks = sum(1 for trick in state.tricks if trick.winner in side)
    outcome = outcome_of(rules, tricks, contract.bid)
    row = row_for(rules, outcome, company_of(rules, contract))
    points = spread(rules, side, row.makers, amount(row, tricks, contract.bid or 0))
    return ended(state, outcome, points, tricks)


def folded(state: State) -> State:
    """The dealer folds (law 4.5): the others gain points, or under setback the dealer's side loses them (law 7.4)."""
    row = row_for(state.rules, Outcome.FOLDED, Company.ANY)
    points = spread(state.rules, (state.standing.dealer,), row.makers, row.amount)
    return ended(state, Outcome.FOLDED, points, None)


def without_play(state: State, outcome: Outcome) -> State:
    """The hand is thrown in, or dealt again: nobody scores."""
    return ended(state, outcome, (0,) * state.rules.units, None)


def ended(
    state: State, outcome: Outcome, points: tuple[int, ...], tricks: int | None, forfeited_to: int | None = None
) -> State:
    """The hand is over, with these points by unit; a secret partner is public now (law 8.5).

    ``forfeited_to`` is the unit that wins the game whatever the score (law 9.4).
    """
    score = tuple([before + gained for before, gained in zip(state.standing.score, points, strict=True)])
    won = winner(state.rules, score) if any(points) else forfeited_to
    contract = state.contract
    if contract is not None and contract.partner is not None and not contract.revealed:
        contract = contract._replace(revealed=True)
    result = HandResult(outcome, points, score, won, tricks)
    phase = Phase.DEAL if won is None else Phase.OVER
    return state._replace(phase=phase, turn=None, contract=contract, result=result)
