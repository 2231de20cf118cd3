"""What happened, in the past tense: the engine's answer to an act. A public event has ``to`` ``None``; any other is
for the eyes of that seat alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.acts import Act
from bot.engine.cards import Card, Suit
from bot.engine.sides import Seat
from bot.engine.state import HandResult, Trick


@dataclass(frozen=True, slots=True)
class HandBegan:
    """A new hand: its number and dealer; the cards are on the table, perhaps still uncut."""

    number: int
    dealer: Seat
    to: None = None


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """The hands are out; ``turnup`` lies face up, or there is none."""

    turnup: Card | None
    to: None = None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """One seat's own hand as dealt, or as it is after everybody moved a seat."""

    to: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Decided:
    """A seat passed, bid, claimed or called, in public: cuts, calls, claims, bids and yes/no decisions."""

    seat: Seat
    act: Act
    to: None = None


@dataclass(frozen=True, slots=True)
class TurnUpTurnedDown:
    """All passed; the turn-up lies face down, and everybody saw it."""

    card: Card
    to: None = None


@dataclass(frozen=True, slots=True)
class TurnUpTaken:
    """The turn-up is in this seat's hand."""

    seat: Seat
    card: Card
    to: None = None


@dataclass(frozen=True, slots=True)
class BiddingWon:
    """The high bidder and his bid; ``forced`` if it is the bid of a player who never chose it."""

    seat: Seat
    bid: int
    forced: bool
    to: None = None


@dataclass(frozen=True, slots=True)
class WidowTaken:
    """The high bidder's own sight of the widow."""

    to: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """Trump, its maker, and whether he plays alone."""

    seat: Seat
    trump: Suit
    alone: bool
    to: None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat laid so many cards away, face down."""

    seat: Seat
    count: int
    to: None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A seat passed so many cards to the lone maker."""

    giver: Seat
    receiver: Seat
    count: int
    to: None = None


@dataclass(frozen=True, slots=True)
class CardsReceived:
    """The cards that one seat was given, or exchanged from the kitty."""

    to: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card on the table."""

    seat: Seat
    card: Card
    to: None = None


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """The maker's partner is known to all (law 8.5); the maker himself if he has none."""

    seat: Seat
    to: None = None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    trick: Trick
    to: None = None


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over and scored; if ``result.winner`` is set, the game too."""

    result: HandResult
    to: None = None


Event = (
    HandBegan | CardsDealt | HandDealt | Decided | TurnUpTurnedDown | TurnUpTaken | BiddingWon | WidowTaken | TrumpMade
    | Discarded | Given | CardsReceived | CardPlayed | PartnerRevealed | TrickTaken | HandEnded
)  # fmt: skip
