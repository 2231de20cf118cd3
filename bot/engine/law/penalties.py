"""What an established renege costs (law 9.4)."""

from __future__ import annotations

from bot.engine.ending import ended, makers, played_out, spread
from bot.engine.rules import Outcome, RenegePenalty
from bot.engine.sides import Seat, around_from_left, partners_of, side_of, unit_of
from bot.engine.state import State


def plays_alone(state: State, seat: Seat) -> bool:
    """Whether this seat plays while every partner of theirs sits out."""
    rules = state.rules
    if not rules.traits.partners:
        return False
    return all(partner in state.agreed.sitting_out for partner in partners_of(seat, rules.players))


def penalised(state: State, offender: Seat, trick: int) -> State:
    """The state after a true claim of a renege that was not claimed before."""
    memory = state.remembered
    state = state.remember(memory._replace(penalties=(*memory.penalties, (offender, trick))))
    if state.rules.renege_penalty is RenegePenalty.FORFEIT:
        return ended(state, Outcome.FORFEIT, (0,) * state.rules.units, None, _forfeited_to(state, offender))
    if state.rules.renege_ends_hand:
        return ended(state, Outcome.RENEGED, _cost(state, offender), None)
    return state if state.result is None else settled(state)


def settled(state: State) -> State:
    """A hand whose last trick is gathered, scored (anew) from the score before it with every renege that was claimed.

    Who is at fault (sides, in games of individuals the offenders alone) gains nothing by the hand; penalties are added.
    """
    state = played_out(state)
    result, rules = state.result, state.rules
    assert result is not None  # noqa: S101 - played_out has just set it
    offenders = [seat for seat, _ in state.remembered.penalties]
    at_fault = [unit_of(seat, rules.traits.partners) for seat in offenders]
    kept = [min(gain, 0) if unit in at_fault else gain for unit, gain in enumerate(result.points, 1)]
    for offender in offenders:
        kept = [point + cost for point, cost in zip(kept, _cost(state, offender), strict=True)]
    return ended(state, result.outcome, tuple(kept), result.tricks)


def _cost(state: State, offender: Seat) -> tuple[int, ...]:
    """One renege's points by unit: to those who play against the offender, or from the offender's."""
    rules = state.rules
    if rules.renege_penalty is RenegePenalty.MINUS_TWO:
        return spread(rules, (offender,), True, -4 if plays_alone(state, offender) else -2)
    return spread(rules, _company(state, offender), False, 2)


def _company(state: State, offender: Seat) -> tuple[Seat, ...]:
    """Everybody on the offender's side in this hand, secret partners too (law 8.5); the offender first."""
    rules = state.rules
    side = makers(rules, state.agreed)
    if rules.traits.partners:
        return (offender,)
    return side if offender in side else tuple(Seat(seat) for seat in rules.seats if seat not in side)


def _forfeited_to(state: State, offender: Seat) -> int:
    """Who wins a game that this seat has forfeited: the other side, or of the others the one with the best score."""
    rules = state.rules
    if rules.traits.partners:
        return 3 - side_of(offender)
    others = around_from_left(offender, rules.players)[:-1]
    return max(others, key=lambda seat: state.standing.score[seat - 1])
