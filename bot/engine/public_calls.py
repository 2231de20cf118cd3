"""Every call of the bidding that a seat could make with some hand: what anybody may know to be possible.

It follows from the rules and the public view alone, so that whoever is shown it learns nothing about the cards of the
seat on turn. A call that this very hand does not allow is refused by ``core.apply``.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.acts import (
    PASS,
    Act,
    Bid,
    CallPartner,
    CallSuit,
    CutPack,
    DefendAlone,
    Fold,
    GatherTrick,
    GiveTurnUp,
    NameSuit,
    NameTrump,
    OrderUp,
    PlayAlone,
    TurnTables,
)
from bot.engine.cards import Suit
from bot.engine.partner import turn_up_suit
from bot.engine.rules import Law, PartnerOrder, Rules, SecondRound
from bot.engine.sides import partners_of
from bot.engine.state import Phase
from bot.engine.views import PublicView


def public_calls(view: PublicView) -> tuple[Act, ...]:
    """Every call that the seat on turn could make with some hand; the claims of law 3, which show cards, excepted.

    At an old-school table also the gathering of a full trick, and the naming of a suit (laws 9.3, 9.5).
    """
    if view.gather_due:
        return (GatherTrick(),) if view.rules.law is Law.OLD_SCHOOL else ()
    if view.phase is Phase.SUIT:
        return (*(NameSuit(suit) for suit in Suit), PASS)
    calls = _CALLS.get(view.phase)
    return () if calls is None else calls(view)


def _barred(view: PublicView) -> bool:
    """Whether the seat on turn has no say in the bidding any more (law 9.6)."""
    return view.turn is not None and view.unit(view.turn) in view.barred


def some_cuts(rules: Rules) -> tuple[CutPack, ...]:
    """Of all cuts a third, a half and two thirds of the pack."""
    return tuple(CutPack(rules.pack_size * share // 6) for share in (2, 3, 4))


def _round_one(view: PublicView) -> tuple[Act, ...]:
    """Pass or accept the turn-up (laws 4.1, 4.4)."""
    rules = view.rules
    if _barred(view):
        return (PASS,)
    if not rules.traits.may_go_alone:
        return (PASS, OrderUp())
    if rules.partner_order is PartnerOrder.ALONE and view.turn in partners_of(view.dealer, rules.players):
        return (PASS, OrderUp(alone=True))
    return (PASS, OrderUp(), OrderUp(alone=True))


def _round_two(view: PublicView) -> tuple[Act, ...]:
    """Pass or name another suit than the one turned down; a dealer whom all have passed may be stuck (law 4.5).

    An old-school table offers all four suits (law 9.2).
    """
    rules = view.rules
    stuck = view.turn == view.dealer and rules.second_round is not SecondRound.THROW_IN
    if _barred(view):
        return (Fold(),) if stuck else (PASS,)
    hidden = view.turnup is None or rules.law is Law.OLD_SCHOOL
    turned_down = None if hidden or view.turnup is None else turn_up_suit(view.turnup)
    alone = (False, True) if rules.traits.may_go_alone else (False,)
    calls = tuple(CallSuit(suit, lone) for suit in Suit if suit != turned_down for lone in alone)
    if not stuck:
        return (PASS, *calls)
    return (Fold(), *calls) if rules.second_round is SecondRound.STICK_OR_FOLD else calls


def _bids(view: PublicView) -> tuple[Act, ...]:
    """Pass or bid higher than everybody before; a dealer whom all have passed may have to bid (law 8.7)."""
    rules = view.rules
    before = [act.tricks for _, act in view.calls if isinstance(act, Bid)]
    lowest = before[-1] + 1 if before else rules.lowest_bid
    bids = tuple(Bid(tricks) for tricks in range(lowest, rules.hand_size + 1))
    return bids if rules.traits.bid_from_half and not before and view.turn == view.dealer else (PASS, *bids)


def _names(view: PublicView) -> tuple[Act, ...]:
    """Any suit, alone where the game has it (laws 8.6, 8.7)."""
    alone = (False, True) if view.rules.traits.may_go_alone else (False,)
    return tuple(NameTrump(suit, lone) for lone in alone for suit in Suit)


_CALLS: dict[Phase, Callable[[PublicView], tuple[Act, ...]]] = {
    Phase.CUT: lambda view: (*some_cuts(view.rules), PASS),
    Phase.TURN_TABLES: lambda _: (PASS, TurnTables()),
    Phase.ORDER: _round_one,
    Phase.CALL: _round_two,
    Phase.BID: _bids,
    Phase.NAME: _names,
    Phase.GIVE_TURNUP: lambda _: (PASS, GiveTurnUp()),
    Phase.PARTNER: lambda _: (*(CallPartner(suit) for suit in Suit), PlayAlone()),
    Phase.DEFEND_ALONE: lambda _: (PASS, DefendAlone()),
}

PUBLIC_PHASES = frozenset(_CALLS)
"""The phases whose decisions everybody hears anyway."""
