"""Why an act is refused, in one clear sentence that names the law (law 9.1). Reads the state, changes nothing."""

from __future__ import annotations

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
    act_text,
)  # fmt: skip
from bot.engine.cards import CODES, JOKER, Card
from bot.engine.flow import STAGES
from bot.engine.partner import turn_up_suit
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.engine.trump import SUIT_UNDER

SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")

LAW_OF_PHASE: dict[Phase, str] = {
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
}


def law_of(state: State) -> str:
    """The law that says what may be done in this phase of this game."""
    traits = state.rules.traits
    if traits.turn_up:
        return LAW_OF_PHASE[state.phase]
    bidding = (Phase.BID, Phase.NAME, Phase.DISCARD, Phase.GIVE)
    return ("8.7" if traits.bid_from_half else "8.6") if state.phase in bidding else LAW_OF_PHASE[state.phase]


class Unlawful(ValueError):
    """An act that the laws forbid; the text says why, ``law`` is the law's id."""

    def __init__(self, text: str, law: str) -> None:
        super().__init__(f"{text} (law {law})")
        self.law = law


def out_of_turn(state: State, seat: Seat, act: Act) -> Unlawful:
    """The refusal of a seat that is not on turn."""
    words = _doing(act)
    if state.phase in (Phase.DEAL, Phase.OVER):
        reason = "the hand is over" if state.result else "the cards are not dealt yet"
        return Unlawful(f"seat {seat} may not {words}: {reason}", "7.5" if state.result else "2.3")
    if state.contract and seat in state.contract.sitting_out:
        return Unlawful(f"seat {seat} may not {words}: they sit out this hand", "5.1")
    return Unlawful(f"seat {seat} may not {words}: it is seat {state.turn}'s turn", law_of(state))


def refusal(state: State, seat: Seat, act: Act) -> Unlawful:
    """The refusal of an act that is not open to the seat on turn."""
    reason, law = _reason(state, seat, act)
    return Unlawful(f"seat {seat} may not {_doing(act)}: {reason}", law)


def _doing(act: Act) -> str:
    return f"play {act_text(act)}" if isinstance(act, PlayCard) else act_text(act)


def _reason(state: State, seat: Seat, act: Act) -> tuple[str, str]:
    """Why, and by which law."""
    stage = STAGES[state.stage]
    law = law_of(state)
    lawful = stage.legal(state)
    missing = _missing(state.hand(seat), act) if state.hands else ()
    if missing:
        return f"{' and '.join(CODES[card] for card in missing)} is not in their hand", law
    if type(act) not in {type(known) for known in lawful} and not _of_phase(state, act):
        return f"what is asked is {state.phase}: {_listed(lawful)}", law
    special = _special(state, act)
    return special or (f"they may {_listed(lawful)}", law)


def _of_phase(state: State, act: Act) -> bool:
    """Acts that belong to the phase though they are not open now, and so deserve a reason of their own."""
    match state.phase:
        case Phase.ORDER:
            return isinstance(act, ClaimAceNoFace | ClaimFarmers)
        case Phase.CALL:
            return isinstance(act, Fold) or act == PASS
        case Phase.BID:
            return isinstance(act, Bid) or act == PASS
        case _:
            return False


def _special(state: State, act: Act) -> tuple[str, str] | None:
    """The reasons that a player asks for most."""
    match act:
        case PlayCard():
            return _play_reason(state)
        case OrderUp(alone):
            return _order_reason(state, alone)
        case CallSuit(suit) | NameTrump(suit):
            turnup = state.dealt.turnup
            if turnup is not None and turn_up_suit(turnup) == suit:
                law = "4.6" if turnup == JOKER else "4.3"
                return f"{SUIT_NAMES[suit]} was turned down", law
            return "in this game nobody goes alone", "8"
        case Bid():
            bids = [known.tricks for known in STAGES[state.stage].legal(state) if isinstance(known, Bid)]
            return f"a bid is {bids[0]} to {bids[-1]} now" if bids else "the bidding is closed", law_of(state)
        case Discard((card,)) if card == JOKER and state.agreed.forced:
            return "the joker of a player who was forced to bid stays in their hand", "8.6"
        case ClaimAceNoFace():
            return "that needs exactly one ace and no king, queen or jack as dealt, and the option", "3.1"
        case ClaimFarmers():
            return "that needs three nines and tens as the option says, once a deal", "3.2"
        case CutPack():
            return f"a cut is 1 to {state.rules.pack_size - 1} cards", "2.4"
        case Fold():
            return "only the dealer may fold, once all others have passed again, and only under stick-or-fold", "4.5"
        case _ if act == PASS and state.phase is Phase.CALL:
            return "the dealer must name a suit", "4.5"
        case _ if act == PASS and state.phase is Phase.BID:
            return "everybody else has passed, so the dealer must bid", "8.7"
        case _:
            return None


def _order_reason(state: State, alone: bool) -> tuple[str, str]:
    if alone:
        return "in this game nobody goes alone", "8"
    return "the dealer's partner may accept only by going alone", "4.4"


def _play_reason(state: State) -> tuple[str, str]:
    contract = state.agreed
    if contract.trump is None or state.turn is None:
        return "no trump is made yet", "6.1"
    if not state.trick:
        return "the first lead of a hand may not be trump", "6.2"
    suits = SUIT_UNDER[contract.trump]
    led = suits[state.trick[0][1]]
    able = [CODES[card] for card in state.hand(state.turn) if suits[card] == led]
    return f"{SUIT_NAMES[led]} were led and {' or '.join(able)} can follow", "6.1"


def _missing(hand: tuple[Card, ...], act: Act) -> tuple[Card, ...]:
    match act:
        case PlayCard(card) | CallForBest(card):
            wanted: tuple[Card, ...] = (card,)
        case Discard(cards) | Give(cards) | ClaimFarmers(cards):
            wanted = cards
        case _:
            return ()
    rest = list(hand)
    gone = []
    for card in wanted:
        if card in rest:
            rest.remove(card)
        else:
            gone.append(card)
    return tuple(gone)


def _listed(lawful: tuple[Act, ...]) -> str:
    texts = [act_text(act) for act in lawful]
    if len(texts) > 8:
        texts = [*texts[:4], "…", texts[-1]]
    return " or ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else texts[0]
