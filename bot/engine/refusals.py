"""Why an act is refused, as data (law 9.1): the law that forbids it and what it is about.

``bot.words`` makes sentences of a ``Violation``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.acts import (
    PASS,
    Act,
    Bid,
    CallForBest,
    CallSuit,
    ClaimAceNoFace,
    ClaimCall,
    ClaimFarmers,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    CutPack,
    Discard,
    Fold,
    GatherTrick,
    Give,
    NameSuit,
    NameTrump,
    OrderUp,
    PlayCard,
    SayMisdeal,
)
from bot.engine.bidding import may_make_trump, may_name_any_suit
from bot.engine.cards import JOKER, NO_TRUMP, SUIT_UNDER, Card, Suit, Trump, following_cards
from bot.engine.exchange import kept_turnup
from bot.engine.old_school import is_barred, is_full, playable_cards
from bot.engine.rules import CallerHolds
from bot.engine.seats import Seat, are_allied
from bot.engine.state import Phase, State, turn_up_suit


class Fault(StrEnum):
    """What is wrong with an act. The comment of a member names the fields of ``Violation`` that are set for it."""

    HAND_OVER = "hand-over"
    NOT_DEALT = "not-dealt"
    SITS_OUT = "sits-out"
    OUT_OF_TURN = "out-of-turn"  # turn
    NOT_IN_HAND = "not-in-hand"  # cards: those that are missing
    OTHER_QUESTION = "other-question"  # phase, lawful
    OTHER_CHOICE = "other-choice"  # lawful
    NO_NO_TRUMP = "no-no-trump"
    NO_LONE_HANDS = "no-lone-hands"
    LONE_HANDS_OFF = "lone-hands-off"
    LONE_HANDS_CLOSED = "lone-hands-closed"
    PARTNER_ONLY_ALONE = "partner-only-alone"
    TURNED_DOWN = "turned-down"  # suit
    JOKER_TURNED_DOWN = "joker-turned-down"  # suit
    BID_RANGE = "bid-range"  # lowest, highest
    CUT_RANGE = "cut-range"  # lowest, highest
    ACE_NO_FACE = "ace-no-face"
    FARMERS_HAND = "farmers-hand"
    HOLDS_NO_TRUMP = "holds-no-trump"  # suit
    HOLDS_NO_SUIT = "holds-no-suit"  # suit
    KEEP_TURN_UP = "keep-turn-up"
    NO_FOLD = "no-fold"
    MUST_CALL = "must-call"
    MUST_BID = "must-bid"
    KEEP_JOKER = "keep-joker"
    TRUMP_LED_FIRST = "trump-led-first"
    MUST_FOLLOW = "must-follow"  # suit, cards: those that can follow
    HOSTED_TABLE = "hosted-table"
    NO_FULL_TRICK = "no-full-trick"
    NOT_THEIR_TRICK = "not-their-trick"
    GATHER_FIRST = "gather-first"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    NO_OPPONENT = "no-opponent"
    NO_GATHERED_TRICK = "no-gathered-trick"
    NO_OPEN_LEAD = "no-open-lead"
    NO_LAST_CALL = "no-last-call"
    NO_NAMING = "no-naming"
    NAMED_SUIT = "named-suit"  # suit, cards: those that can be led
    EXPOSED_CARD = "exposed-card"  # cards: those that lie exposed and can be played
    BARRED = "barred"
    MISDEAL_SAID = "misdeal-said"
    MISDEAL_LATE = "misdeal-late"


_LAWS = {
    Fault.HAND_OVER: "7.5",
    Fault.NOT_DEALT: "2.3",
    Fault.SITS_OUT: "5.1",
    Fault.NO_NO_TRUMP: "12.7",
    Fault.NO_LONE_HANDS: "8",
    Fault.LONE_HANDS_OFF: "12.2",
    Fault.LONE_HANDS_CLOSED: "12.3",
    Fault.PARTNER_ONLY_ALONE: "4.4",
    Fault.TURNED_DOWN: "4.3",
    Fault.JOKER_TURNED_DOWN: "4.6",
    Fault.CUT_RANGE: "2.4",
    Fault.ACE_NO_FACE: "3.1",
    Fault.FARMERS_HAND: "3.2",
    Fault.HOLDS_NO_TRUMP: "12.1",
    Fault.HOLDS_NO_SUIT: "12.1",
    Fault.KEEP_TURN_UP: "12.5",
    Fault.NO_FOLD: "4.5",
    Fault.MUST_CALL: "4.5",
    Fault.MUST_BID: "8.7",
    Fault.KEEP_JOKER: "8.6",
    Fault.TRUMP_LED_FIRST: "6.2",
    Fault.MUST_FOLLOW: "6.1",
    Fault.HOSTED_TABLE: "9.1",
    Fault.NO_FULL_TRICK: "9.3",
    Fault.NOT_THEIR_TRICK: "9.3",
    Fault.GATHER_FIRST: "9.3",
    Fault.NOTHING_TO_CORRECT: "9.4",
    Fault.NO_OPPONENT: "9.2",
    Fault.NO_GATHERED_TRICK: "9.4",
    Fault.NO_OPEN_LEAD: "9.5",
    Fault.NO_LAST_CALL: "9.6",
    Fault.NO_NAMING: "9.5",
    Fault.NAMED_SUIT: "9.5",
    Fault.EXPOSED_CARD: "9.7",
    Fault.BARRED: "9.6",
    Fault.MISDEAL_SAID: "9.8",
    Fault.MISDEAL_LATE: "9.8",
}
"""The law that each fault breaks. A fault that is not listed breaks the law of the phase."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One act that the laws forbid: who wanted to do what, what is wrong with it, and the law's id (such as ``6.1``).

    The fields after ``law`` are set where ``Fault`` names them. ``lawful`` are the acts that are open to the seat on
    turn; ``lowest`` and ``highest`` bound the tricks of a bid or the cards of a cut.
    """

    seat: Seat
    act: Act
    fault: Fault
    law: str
    turn: Seat | None = None
    phase: Phase | None = None
    suit: Suit | None = None
    cards: tuple[Card, ...] = ()
    lawful: tuple[Act, ...] = ()
    lowest: int = 0
    highest: int = 0


class Unlawful(ValueError):
    """Raised for an act that the laws forbid; ``violation`` says which and why."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation)
        self.violation = violation


OLD_SCHOOL_ACTS = (GatherTrick, CorrectRenege, ClaimRenege, ClaimLead, ClaimCall, NameSuit, SayMisdeal)
"""The acts that exist only at old-school tables (law 9.1)."""


def _explain_at_old_school_table(state: State, blank: Violation) -> Violation | None:
    """Return what is wrong with an act by the laws of the old-school table; ``None`` if another law forbids it."""
    act = blank.act
    if isinstance(act, PlayCard):
        return _explain_card(state, act, blank) if state.phase is Phase.PLAY else None
    fault = _old_school_fault(state, act, blank)
    return None if fault is None else replace(blank, fault=fault, turn=None)


def _old_school_fault(state: State, act: Act, blank: Violation) -> Fault | None:
    match act:
        case ClaimRenege() | ClaimLead() | ClaimCall():
            return _claim_fault(state, act, blank)
        case SayMisdeal():
            return Fault.MISDEAL_SAID if blank.seat in state.remembered.misdeals else Fault.MISDEAL_LATE
        case _ if state.turn is None:
            return None
        case GatherTrick():
            return Fault.NOT_THEIR_TRICK if is_full(state) else Fault.NO_FULL_TRICK
        case CorrectRenege():
            return Fault.NOTHING_TO_CORRECT
        case NameSuit() if state.phase is not Phase.SUIT:
            return Fault.NO_NAMING
        case _ if state.phase in (Phase.ORDER, Phase.CALL) and is_barred(state, blank.seat):
            return Fault.BARRED if blank.seat == state.turn or isinstance(act, OrderUp | CallSuit) else None
        case _:
            return None


def _claim_fault(state: State, claim: ClaimRenege | ClaimLead | ClaimCall, blank: Violation) -> Fault:
    rules = state.rules
    if claim.seat not in rules.seats or are_allied(blank.seat, claim.seat, rules.traits.partners):
        return Fault.NO_OPPONENT
    if isinstance(claim, ClaimRenege):
        return Fault.NO_GATHERED_TRICK
    return Fault.NO_OPEN_LEAD if isinstance(claim, ClaimLead) else Fault.NO_LAST_CALL


def _explain_card(state: State, act: PlayCard, blank: Violation) -> Violation | None:
    """Return what is wrong with a card played before the full trick is gathered, or instead of a bound one."""
    seat, trump = blank.seat, state.agreed.trump
    if seat in state.agreed.sitting_out or act.card not in state.hand(seat) or trump is None:
        return None
    cards = playable_cards(state).cards if seat == state.turn else ()
    if not cards:
        return replace(blank, fault=Fault.GATHER_FIRST, turn=None) if is_full(state) else None
    if (seat, cards[0]) in state.remembered.exposed:
        return replace(blank, fault=Fault.EXPOSED_CARD, turn=None, cards=cards)
    return replace(blank, fault=Fault.NAMED_SUIT, turn=None, suit=SUIT_UNDER[trump][cards[0]], cards=cards)


# -- at every table


_PHASE_LAWS: dict[Phase, str] = {
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


def find_violation(state: State, seat: Seat, act: Act, lawful: tuple[Act, ...]) -> Violation:
    """Return what is wrong with an act that is not among ``lawful``, the seat's lawful acts now."""
    blank = Violation(seat=seat, act=act, fault=Fault.OUT_OF_TURN, law=_phase_law(state), turn=state.turn)
    explained = _explain(state, blank, lawful)
    return replace(explained, law=_LAWS.get(explained.fault, explained.law))


def _explain(state: State, blank: Violation, lawful: tuple[Act, ...]) -> Violation:
    if state.irregularities is not None:
        irregular = _explain_at_old_school_table(state, blank)
        if irregular is not None:
            return irregular
    elif isinstance(blank.act, OLD_SCHOOL_ACTS):
        return replace(blank, fault=Fault.HOSTED_TABLE)
    if blank.seat == state.turn:
        return _explain_on_turn(state, replace(blank, turn=None), lawful)
    if state.turn is None:
        return replace(blank, fault=Fault.HAND_OVER if state.result else Fault.NOT_DEALT)
    if state.contract and blank.seat in state.contract.sitting_out:
        return replace(blank, fault=Fault.SITS_OUT, turn=None)
    return blank


def _phase_law(state: State) -> str:
    bidding = (Phase.BID, Phase.NAME, Phase.DISCARD, Phase.GIVE)
    if state.turn is None:
        return ""
    if state.phase in bidding and not state.rules.traits.turn_up:
        return "8.7" if state.rules.traits.bid_from_half else "8.6"
    return _PHASE_LAWS[state.phase]


def _explain_on_turn(state: State, blank: Violation, lawful: tuple[Act, ...]) -> Violation:
    act = blank.act
    missing = _missing_cards(state.hand(blank.seat), act) if state.hands else ()
    if missing:
        return replace(blank, fault=Fault.NOT_IN_HAND, cards=missing)
    if type(act) not in {type(other) for other in lawful} and not _belongs_to_phase(state, act):
        return replace(blank, fault=Fault.OTHER_QUESTION, phase=state.phase, lawful=lawful)
    match act:
        case PlayCard():
            return _explain_play(state, blank)
        case CallSuit(suit) | NameTrump(suit):
            return _explain_suit(state, suit, lawful, blank)
        case OrderUp(alone):
            return _explain_order(state, alone, blank)
        case Bid():
            bids = [bid.tricks for bid in lawful if isinstance(bid, Bid)]
            return replace(blank, fault=Fault.BID_RANGE, lowest=bids[0], highest=bids[-1])
        case CutPack():
            return replace(blank, fault=Fault.CUT_RANGE, lowest=1, highest=state.rules.pack_size - 1)
        case _:
            fault = _plain_fault(state, act)
            return replace(blank, fault=fault, lawful=lawful if fault is Fault.OTHER_CHOICE else ())


def _belongs_to_phase(state: State, act: Act) -> bool:
    """Return whether the act belongs to this phase although it is not lawful now, so that it gets its own reason."""
    match state.phase:
        case Phase.ORDER:
            return isinstance(act, ClaimAceNoFace | ClaimFarmers | OrderUp)
        case Phase.CALL:
            return isinstance(act, Fold | CallSuit) or act == PASS
        case Phase.BID:
            return isinstance(act, Bid) or act == PASS
        case _:
            return False


def _plain_fault(state: State, act: Act) -> Fault:
    match act:
        case Discard((card,)) if card == JOKER and state.agreed.forced:
            return Fault.KEEP_JOKER
        case Discard((card,)) if card == kept_turnup(state):
            return Fault.KEEP_TURN_UP
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


def _lone_fault(state: State, seat: Seat) -> Fault:
    """Return why this seat may not go alone (laws 5.1, 12.2, 12.3)."""
    if not state.rules.traits.may_go_alone:
        return Fault.NO_LONE_HANDS
    return Fault.LONE_HANDS_CLOSED if state.rules.lone_hands else Fault.LONE_HANDS_OFF


def _explain_order(state: State, alone: bool, blank: Violation) -> Violation:
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - there is something to accept
    lacking = _explain_holding(state, turn_up_suit(turnup), blank)
    fault = _lone_fault(state, blank.seat) if alone else Fault.PARTNER_ONLY_ALONE
    return lacking or replace(blank, fault=fault)


def _explain_suit(state: State, suit: Trump, lawful: tuple[Act, ...], blank: Violation) -> Violation:
    if suit is NO_TRUMP:
        fault = _lone_fault(state, blank.seat) if state.rules.no_trump else Fault.NO_NO_TRUMP
        return replace(blank, fault=fault)
    turnup = state.dealt.turnup
    hosted = state.irregularities is None
    if turnup is not None and turn_up_suit(turnup) == suit and hosted and not may_name_any_suit(state):
        return replace(blank, fault=Fault.JOKER_TURNED_DOWN if turnup == JOKER else Fault.TURNED_DOWN, suit=suit)
    lacking = None if CallSuit(suit) in lawful else _explain_holding(state, suit, blank)
    return lacking or replace(blank, fault=_lone_fault(state, blank.seat))


def _explain_holding(state: State, suit: Suit, blank: Violation) -> Violation | None:
    """Return which card this seat lacks to make the suit trump; ``None`` if it lacks none (law 12.1)."""
    if may_make_trump(state, blank.seat, suit):
        return None
    natural = state.rules.caller_holds is CallerHolds.NATURAL
    return replace(blank, fault=Fault.HOLDS_NO_SUIT if natural else Fault.HOLDS_NO_TRUMP, suit=suit)


def _explain_play(state: State, blank: Violation) -> Violation:
    trump = state.agreed.trump
    if not state.trick or trump is None:
        return replace(blank, fault=Fault.TRUMP_LED_FIRST)
    led = SUIT_UNDER[trump][state.trick[0][1]]
    return replace(blank, fault=Fault.MUST_FOLLOW, suit=led, cards=following_cards(state.hand(blank.seat), led, trump))


def _missing_cards(hand: tuple[Card, ...], act: Act) -> tuple[Card, ...]:
    match act:
        case PlayCard(card) | CallForBest(card):
            cards: tuple[Card, ...] = (card,)
        case Discard() | Give() | ClaimFarmers():
            cards = act.cards
        case _:
            return ()
    return tuple((Counter(cards) - Counter(hand)).elements())
