"""What a pass is worth in each seat, in points (``fitted_data.PassValueFit``).

The fits come from hands in which ``steady`` passed, some of them against its own judgement. It must not know any other
hand.
"""

from __future__ import annotations

from bot.engine.rules import Rules
from bot.engine.state import Phase
from bot.players.heuristics.bid_context import BidContext
from bot.players.heuristics.fitted_data import PassValueFit, game_shape, pass_value_fits
from bot.players.heuristics.hand_value import SUITS
from bot.players.heuristics.rules_cache import by_rules


def pass_points(context: BidContext, mean: float, other: float | None = None) -> float:
    """The points that the hand brings this seat's side on average after a pass.

    ``mean`` tricks were to be had by calling; ``other`` tricks with the best suit that is not turned up, worked out
    from the hand if it is not given.
    """
    fit = _by_seat(context.rules).get((context.phase, (context.seat - context.dealer) % context.rules.players))
    if fit is None:
        return 0.0
    if other is None:
        other = best_other(context) if fit.by_other else 0.0
    return fit.constant + fit.by_call * mean + fit.by_other * other


def best_other(context: BidContext) -> float:
    """In round one, the tricks that the best of the other suits promises for round two."""
    if context.phase is not Phase.ORDER:
        return 0.0
    proposed = context.proposed
    return max([context.worth(suit) for suit in SUITS if suit != proposed])


@by_rules()
def _by_seat(rules: Rules) -> dict[tuple[str, int], PassValueFit]:
    """For each phase and seat the fit of this game, or of the game most like it that has one."""
    fits, name, round_two = pass_value_fits(), game_shape(rules), str(rules.second_round)
    keys = list(dict.fromkeys((fit.game, fit.second_round, fit.partner_order) for fit in fits))
    near = [
        (name, round_two, str(rules.partner_order)), (name, round_two, "free"), (name, "throw-in", "free"),
        (name.rstrip("j"), round_two, "free"), (name.rstrip("j"), "throw-in", "free"),
    ]  # fmt: skip
    near += [key for key in keys if key[0][:4] == name[:4]] + [key for key in keys if key[0][0] == name[0]]
    found: dict[tuple[str, int], PassValueFit] = {}
    for key in near:
        for fit in fits:
            if (fit.game, fit.second_round, fit.partner_order) == key:
                found.setdefault((fit.phase, fit.seat), fit)
    return found
