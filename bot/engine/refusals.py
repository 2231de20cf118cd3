"""Why an act is refused: the law that forbids it and what it is about (law 9.1). Changes nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bot.engine.acts import (
    PASS,
    Act,
    Bid,
    CallForBest,
    CallSuit,
    ClaimAceNoFace,
    ClaimFarmers,
    CutPack,
    Discard,
    Fold,
    Give,
    NameTrump,
    OrderUp,
    PlayCard,
)  # fmt: skip
from bot.engine.cards import JOKER, Card, Suit
from bot.engine.flow import legal_acts
from bot.engine.law.refusals import OLD_SCHOOL_ACTS, irregular_violation
from bot.engine.partner import turn_up_suit
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.engine.trump import SUIT_UNDER, follows
from bot.engine.violations import Fault, Violation, law_of

_LAW_OF_PHASE: dict[Phase, str] = {
    Phase.CUT: "2.4",
    Phase.TURN_TABLES: "2.7",
    Phase.ORDER: "4.1",
    Phase.CALL: "4.3",
    Phase.BID: "8.6",
    Phase.NAME: "8.6",
    Phase.GIVE_TURNUP: "5.6",
    Phase.DISCARD: "4.2",
    Phase.BEST: "5.4",
    Phase.GIVE: "5.4",
    Phase.PARTNER: "8.5",
    Phase.DEFEND_ALONE: "5.2",
    Phase.PLAY: "6.1",
    Phase.SUIT: "9.5",
}


def violation(state: State, seat: Seat, act: Act) -> Violation:
    """What is wrong with an act that is not open to this seat now."""
    blank = Violation(seat=seat, act=act, fault=Fault.OUT_OF_TURN, law=_law_of_phase(state), turn=state.turn)
    irregular = None if state.irregularities is None else irregular_violation(state, blank)
    if state.irregularities is None and isinstance(act, OLD_SCHOOL_ACTS):
        found = replace(blank, fault=Fault.HOSTED_TABLE)
    elif irregular is not None:
        found = irregular
    elif seat == state.turn:
        found = _on_turn(state, replace(blank, turn=None))
    elif state.turn is None:
        found = replace(blank, fault=Fault.HAND_OVER if state.result else Fault.NOT_DEALT)
    elif state.contract and seat in state.contract.sitting_out:
        found = replace(blank, fault=Fault.SITS_OUT, turn=None)
    else:
        found = blank
    law = law_of(found.fault)
    return found if law is None else replace(found, law=law)


def _law_of_phase(state: State) -> str:
    """The law that says what may be done in this phase of this game."""
    bidding = (Phase.BID, Phase.NAME, Phase.DISCARD, Phase.GIVE)
    if state.turn is None:
        return ""
    if state.phase in bidding and not state.rules.traits.turn_up:
        return "8.7" if state.rules.traits.bid_from_half else "8.6"
    return _LAW_OF_PHASE[state.phase]


def _on_turn(state: State, blank: Violation) -> Violation:
    """Why the seat on turn may not do this."""
    act, lawful = blank.act, legal_acts(state, blank.seat)
    missing = _missing(state.hand(blank.seat), act) if state.hands else ()
    if missing:
        return replace(blank, fault=Fault.NOT_IN_HAND, cards=missing)
    if type(act) not in {type(known) for known in lawful} and not _of_phase(state, act):
        return replace(blank, fault=Fault.OTHER_QUESTION, phase=state.phase, lawful=lawful)
    match act:
        case PlayCard():
            return _play(state, blank)
        case CallSuit(suit) | NameTrump(suit):
            return _suit(state, suit, blank)
        case Bid():
            bids = [known.tricks for known in lawful if isinstance(known, Bid)]
            return replace(blank, fault=Fault.BID_RANGE, lowest=bids[0], highest=bids[-1])
        case CutPack():
            return replace(blank, fault=Fault.CUT_RANGE, lowest=1, highest=state.rules.pack_size - 1)
        case _:
            fault = _plain_fault(state, act)
            return replace(blank, fault=fault, lawful=lawful if fault is Fault.OTHER_CHOICE else ())


def _of_phase(state: State, act: Act) -> bool:
    """Whether the act belongs to the phase, though it is not open now, and so deserves a reason of its own."""
    match state.phase:
        case Phase.ORDER:
            return isinstance(act, ClaimAceNoFace | ClaimFarmers)
        case Phase.CALL:
            return isinstance(act, Fold) or act == PASS
        case Phase.BID:
            return isinstance(act, Bid) or act == PASS
        case _:
            return False


def _plain_fault(state: State, act: Act) -> Fault:
    """The faults that have no values of their own."""
    match act:
        case OrderUp(alone):
            return Fault.NO_LONE_HANDS if alone else Fault.PARTNER_ONLY_ALONE
        case Discard((card,)) if card == JOKER and state.agreed.forced:
            return Fault.KEEP_JOKER
        case ClaimAceNoFace():
            return Fault.ACE_NO_FACE
        case ClaimFarmers():
            return Fault.FARMERS_HAND
        case Fold():
            return Fault.NO_FOLD
        case _ if act == PASS and state.phase is Phase.CALL:
            return Fault.MUST_CALL
        case _ if act == PASS and state.phase is Phase.BID:
            return Fault.MUST_BID
        case _:
            return Fault.OTHER_CHOICE


def _suit(state: State, suit: Suit, blank: Violation) -> Violation:
    """A suit that may not be named, or not alone (laws 4.3, 4.6, 5.1)."""
    turnup = state.dealt.turnup
    if turnup is None or turn_up_suit(turnup) != suit:
        return replace(blank, fault=Fault.NO_LONE_HANDS)
    return replace(blank, fault=Fault.JOKER_TURNED_DOWN if turnup == JOKER else Fault.TURNED_DOWN, suit=suit)


def _play(state: State, blank: Violation) -> Violation:
    """A card that may not be led, or does not follow (laws 6.1, 6.2)."""
    trump = state.agreed.trump
    if not state.trick or trump is None:
        return replace(blank, fault=Fault.TRUMP_LED_FIRST)
    led = SUIT_UNDER[trump][state.trick[0][1]]
    return replace(blank, fault=Fault.MUST_FOLLOW, suit=led, cards=follows(state.hand(blank.seat), led, trump))


def _missing(hand: tuple[Card, ...], act: Act) -> tuple[Card, ...]:
    """The cards of an act that are not in the hand."""
    match act:
        case PlayCard(card) | CallForBest(card):
            wanted: tuple[Card, ...] = (card,)
        case Discard(cards) | Give(cards) | ClaimFarmers(cards):
            wanted = cards
        case _:
            return ()
    return tuple((Counter(wanted) - Counter(hand)).elements())
