"""All cards of a hand laid open, at any moment of it: made only of finished hands, when nothing is secret any more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine.cards import Card
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.ratings.games import GameLine
from bot.tables.model import FinishedHand
from bot.tables.snapshots import TableView

Cards = tuple[Card, ...]


class StillPlayed(ValueError):
    """The hand is not over: its cards stay with their players."""


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Every card of one moment. By seat: what is ``held`` and what of the hand was ``played``.

    ``kitty`` lay face down under the turn-up, or is the widow; ``laid_away`` says who discarded what.
    """

    held: tuple[Cards, ...]
    played: tuple[Cards, ...]
    kitty: Cards
    laid_away: tuple[tuple[Seat, Cards], ...]

    @classmethod
    def as_dealt(cls, hand: FinishedHand) -> OpenHands:
        """Return the hands as dealt, before the first act."""
        return cls(hand.open_hands, ((),) * len(hand.open_hands), hand.kitty, hand.discards)

    @classmethod
    def during(cls, state: State, end: State) -> OpenHands:
        """The hands at a moment of the hand that came to this ``end``; raises ``StillPlayed`` if that is none of it."""
        same = end.standing == state.standing and (not state.hands or state.dealt.pack == end.dealt.pack)
        if end.result is None or not same:
            raise StillPlayed(f"hand {state.standing.number} is not over")
        return _lay_open(state)

    @classmethod
    def of_game(cls, state: State, _: GameLine) -> OpenHands:
        """Return the hands at a moment of a finished game; there even an unfinished hand may be shown."""
        return _lay_open(state)


@dataclass(frozen=True, slots=True)
class OpenMoment:
    """One moment of a hand that is over: the table as everybody saw it then, and every hand."""

    table: TableView
    hands: OpenHands


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A finished hand from its deal on, with all hands open: a moment for the deal and one for each act."""

    hand: FinishedHand
    table: TableView
    moments: tuple[OpenMoment, ...]


def _lay_open(state: State) -> OpenHands:
    plays = [play for trick in state.tricks for play in trick.plays] + list(state.trick)
    seats = [Seat(seat) for seat in state.rules.seats]
    held = state.hands or ((),) * len(seats)
    kitty = state.deal.kitty if state.deal is not None and state.hands else ()
    return OpenHands(held, tuple(_cards_of(plays, seat) for seat in seats), kitty, state.exchange.discards)


def _cards_of(plays: Iterable[tuple[Seat, Card]], seat: Seat) -> Cards:
    return tuple(card for who, card in plays if who == seat)
