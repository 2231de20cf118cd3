"""How the hand after a call may end, numbered for a net that foretells the shares of the ends.

An end says what happened, not what it pays: that is looked up for the rules and the score at hand. Where trump is
called, an end is by whom, in which company, and the makers' tricks, in four grades. Where tricks are bid, it is the
tricks made or the bid that was lost.
"""

from __future__ import annotations

import numpy as np

from bot.engine.rules import Company, Outcome, Rules, SecondRound
from bot.engine.scoring import company_of, makers, row_for, spread
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Contract, State
from bot.players.heuristics.payoffs import Payoffs
from bot.players.search.arrays import Weights
from bot.players.search.hand_end import end_of

NOTHING = 0
"""Nobody scores. Then come the dealers of each unit who fold, one's own first, then the hands that are played."""
_GRADES = 4
"""No trick, too few, enough, all."""


def _companies(rules: Rules) -> int:
    """In how many kinds of company a maker may be: with their partner or alone; of the secret partners none, the
    caller, or another.
    """
    if rules.traits.secret_partner:
        return 3
    return 2 if rules.traits.partners and rules.traits.may_go_alone else 1


def _played_from(rules: Rules) -> int:
    return 1 + rules.units * rules.traits.turn_up


def _results(rules: Rules) -> int:
    """The ends of one maker in one company; of bids the tricks made, the bids lost, and that of a forced dealer."""
    return _GRADES if rules.traits.turn_up else 2 * rules.hand_size + 1


def _units_from(rules: Rules, seat: Seat, other: Seat) -> int:
    """By how many units another seat's comes after that of this seat; 0 is its own."""
    partners = rules.traits.partners
    return (unit_of(other, partners) - unit_of(seat, partners)) % rules.units


def end_without_play(state: State, seat: Seat) -> int:
    """The end of a hand that nobody plays."""
    if state.result is None or state.result.outcome is not Outcome.FOLDED:
        return NOTHING
    return 1 + _units_from(state.rules, seat, state.standing.dealer)


def end_index(rules: Rules, seat: Seat, contract: Contract, tricks: int) -> int:
    """The end for this seat in which the contract's makers took so many tricks."""
    company = int(contract.alone)
    if rules.traits.secret_partner:
        side = makers(rules, contract)
        company = 0 if len(side) == 1 else 1 if seat in side and seat != contract.maker else 2
    group = _units_from(rules, seat, contract.maker) * _companies(rules) + company
    return _played_from(rules) + group * _results(rules) + _result(rules, contract, tricks)


def _result(rules: Rules, contract: Contract, tricks: int) -> int:
    if contract.bid is None:
        return 3 if tricks == rules.hand_size else 2 if tricks >= rules.majority else 1 if tricks else 0
    if tricks >= contract.bid:
        return tricks - 1
    forced = company_of(rules, contract) in (Company.FORCED, Company.FORCED_ALONE)
    return 2 * rules.hand_size if forced else rules.hand_size + contract.bid - 1


def end_values(rules: Rules, payoffs: Payoffs) -> Weights:
    """``[ends]``: the chance to win the game after each end."""
    around = [Seat((payoffs.seat - 1 + by) % rules.players + 1) for by in range(rules.units)]
    out = [payoffs.nothing]
    if rules.traits.turn_up:
        folds = rules.second_round is SecondRound.STICK_OR_FOLD
        cost = row_for(rules, Outcome.FOLDED, Company.ANY).amount if folds else 0
        out += [payoffs.of_points(spread(rules, makers(rules, Contract(seat)), False, cost)) for seat in around]
    for maker in around:
        for contracts in _contracts(rules, payoffs.seat, maker):
            ends = [_worths(payoffs, each) for each in contracts]
            out += [sum(worths) / len(worths) for worths in zip(*ends, strict=True)]
    return np.array(out)


def _contracts(rules: Rules, seat: Seat, maker: Seat) -> list[list[Contract]]:
    """For each company the contracts that it may be, all alike likely."""
    if not rules.traits.secret_partner:
        return [[Contract(maker, alone=alone)] for alone in (False, True)[: _companies(rules)]]
    others = [Seat(other) for other in rules.seats if other not in (seat, maker)]
    alone = Contract(maker, partner=maker)
    return [[alone], [alone._replace(partner=seat)], [alone._replace(partner=other) for other in others]]


def _worths(payoffs: Payoffs, contract: Contract) -> list[float]:
    """What each result of this contract is worth, in the order of ``_result``."""
    rules = payoffs.rules

    def worth(tricks: int, bid: int | None, forced: bool = False) -> float:
        company = company_of(rules, contract._replace(forced=forced))
        return end_of(payoffs, makers(rules, contract), company, tricks, bid).chance

    if rules.traits.turn_up:
        return [worth(tricks, None) for tricks in (0, 1, rules.majority, rules.hand_size)]
    bids = range(1, rules.hand_size + 1)
    return [*(worth(bid, bid) for bid in bids), *(worth(0, bid) for bid in bids), worth(0, rules.lowest_bid, True)]
