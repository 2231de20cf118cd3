"""What is wrong with an act that the laws forbid, as data (law 9.1): the law and what it is about.

``bot.render`` makes sentences of a ``Violation`` in the player's language. Its own text is the English sentence of
records and the command line. ``refusals.py`` finds out which it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.acts import Act, PlayCard, act_text
from bot.engine.cards import CODES, Card, Suit
from bot.engine.sides import Seat
from bot.engine.state import Phase


class Fault(StrEnum):
    """What is wrong with an act; the comment names the fields of ``Violation`` that belong to it."""

    HAND_OVER = "hand-over"
    NOT_DEALT = "not-dealt"
    SITS_OUT = "sits-out"
    OUT_OF_TURN = "out-of-turn"  # turn
    NOT_IN_HAND = "not-in-hand"  # cards: those that are missing
    OTHER_QUESTION = "other-question"  # phase, lawful
    OTHER_CHOICE = "other-choice"  # lawful
    NO_LONE_HANDS = "no-lone-hands"
    PARTNER_ONLY_ALONE = "partner-only-alone"
    TURNED_DOWN = "turned-down"  # suit
    JOKER_TURNED_DOWN = "joker-turned-down"  # suit
    BID_RANGE = "bid-range"  # lowest, highest
    CUT_RANGE = "cut-range"  # lowest, highest
    ACE_NO_FACE = "ace-no-face"
    FARMERS_HAND = "farmers-hand"
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


_SENTENCES: dict[Fault, tuple[str, str | None]] = {
    Fault.HAND_OVER: ("the hand is over", "7.5"),
    Fault.NOT_DEALT: ("the cards are not dealt yet", "2.3"),
    Fault.SITS_OUT: ("they sit out this hand", "5.1"),
    Fault.OUT_OF_TURN: ("it is seat {turn}'s turn", None),
    Fault.NOT_IN_HAND: ("{all_cards} is not in their hand", None),
    Fault.OTHER_QUESTION: ("what is asked is {phase}: {lawful}", None),
    Fault.OTHER_CHOICE: ("they may {lawful}", None),
    Fault.NO_LONE_HANDS: ("in this game nobody goes alone", "8"),
    Fault.PARTNER_ONLY_ALONE: ("the dealer's partner may accept only by going alone", "4.4"),
    Fault.TURNED_DOWN: ("{suit} was turned down", "4.3"),
    Fault.JOKER_TURNED_DOWN: ("{suit} was turned down", "4.6"),
    Fault.BID_RANGE: ("a bid is {lowest} to {highest} now", None),
    Fault.CUT_RANGE: ("a cut is {lowest} to {highest} cards", "2.4"),
    Fault.ACE_NO_FACE: ("that needs exactly one ace and no king, queen or jack as dealt, and the option", "3.1"),
    Fault.FARMERS_HAND: ("that needs three nines and tens as the option says, once a deal", "3.2"),
    Fault.NO_FOLD: ("only the dealer may fold, once all others have passed again, and only under stick-or-fold", "4.5"),
    Fault.MUST_CALL: ("the dealer must name a suit", "4.5"),
    Fault.MUST_BID: ("everybody else has passed, so the dealer must bid", "8.7"),
    Fault.KEEP_JOKER: ("the joker of a player who was forced to bid stays in their hand", "8.6"),
    Fault.TRUMP_LED_FIRST: ("the first lead of a hand may not be trump", "6.2"),
    Fault.MUST_FOLLOW: ("{suit} were led and {any_card} can follow", "6.1"),
    Fault.HOSTED_TABLE: ("that is for old-school tables, and this table is hosted", "9.1"),
    Fault.NO_FULL_TRICK: ("no full trick lies on the table", "9.3"),
    Fault.NOT_THEIR_TRICK: ("an active seat of the side that won the trick gathers it", "9.3"),
    Fault.GATHER_FIRST: ("the trick must be gathered first", "9.3"),
    Fault.NOTHING_TO_CORRECT: ("they did not renege in a trick that lies on the table", "9.4"),
    Fault.NO_OPPONENT: ("claims are made against opponents", "9.2"),
    Fault.NO_GATHERED_TRICK: ("there is no such gathered trick in this hand", "9.4"),
    Fault.NO_OPEN_LEAD: ("that seat did not lead a trick that lies on the table", "9.5"),
    Fault.NO_LAST_CALL: ("that seat's declaration is not the act before", "9.6"),
    Fault.NO_NAMING: ("no suit is to be named for a leader now", "9.5"),
    Fault.NAMED_SUIT: ("{suit} were named and {any_card} can be led", "9.5"),
    Fault.EXPOSED_CARD: ("{any_card} lies exposed and must be played", "9.7"),
    Fault.BARRED: ("their side may make no more declarations in this hand", "9.6"),
    Fault.MISDEAL_SAID: ("they have said it in this hand already", "9.8"),
    Fault.MISDEAL_LATE: ("a trick of the hand is gathered, or the hand is over", "9.8"),
}
"""What records and the command line say, and the law; ``None`` for the law of the phase."""


def law_of(fault: Fault) -> str | None:
    """The law that a fault is against; ``None`` for the law of the phase."""
    return _SENTENCES[fault][1]


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

    def __str__(self) -> str:
        """The sentence of records and the command line, in English."""
        doing = f"play {act_text(self.act)}" if isinstance(self.act, PlayCard) else act_text(self.act)
        sentence, _ = _SENTENCES[self.fault]
        names = [CODES[card] for card in self.cards]
        reason = sentence.format(
            turn=self.turn,
            phase=self.phase,
            suit=self.suit.name.lower() if self.suit is not None else "",
            all_cards=" and ".join(names),
            any_card=" or ".join(names),
            lawful=_listed(self.lawful),
            lowest=self.lowest,
            highest=self.highest,
        )
        return f"seat {self.seat} may not {doing}: {reason} (law {self.law})"


class Unlawful(ValueError):
    """An act that the laws forbid; ``violation`` says which and why, the message is its English sentence."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(str(violation))
        self.violation = violation


def _listed(lawful: tuple[Act, ...]) -> str:
    """Acts as a record writes them, the middle of a long list left out."""
    texts = [act_text(act) for act in lawful]
    if len(texts) > 8:
        texts = [*texts[:4], "…", texts[-1]]
    return " or ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else "".join(texts)
