"""What may be seen: the only things that leave the engine for players, pictures and buttons.

A ``PublicView`` is what a stranger at the table sees. A ``SeatView`` contains one and adds what its own player knows.
Neither holds anything hidden from its viewer: if hidden cards change places, no byte of a view changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.acts import Act
from bot.engine.cards import Card, Suit
from bot.engine.flow import legal_acts
from bot.engine.partner import knows_partner, public_partner
from bot.engine.rules import Rules
from bot.engine.sides import Seat, side_of
from bot.engine.state import HandResult, Phase, State, Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """What everybody sees.

    ``score`` is by side or by seat and already holds a finished hand. ``turnup`` stays here when it was turned down
    or taken: everybody saw it. ``hand_sizes`` and ``taken`` (tricks won) are by seat. ``partner`` is the maker's
    partner of law 8.5 once that is public. ``shown`` are the cards that farmers showed (law 3.2), ``laid_away`` and
    ``given`` say who exchanged how many. ``trick`` is on the table; ``tricks`` are gathered, oldest first.
    """

    rules: Rules
    number: int
    dealer: Seat
    score: tuple[int, ...]
    phase: Phase
    turn: Seat | None
    turnup: Card | None
    turned_down: bool
    turnup_taken_by: Seat | None
    calls: tuple[tuple[Seat, Act], ...]
    trump: Suit | None
    maker: Seat | None
    alone: bool
    lone_defender: Seat | None
    bid: int | None
    forced: bool
    called: Suit | None
    partner: Seat | None
    sitting_out: tuple[Seat, ...]
    hand_sizes: tuple[int, ...]
    kitty_size: int
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...]
    laid_away: tuple[tuple[Seat, int], ...]
    given: tuple[tuple[Seat, Seat, int], ...]
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    result: HandResult | None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, from 1."""
        return tuple(Seat(seat) for seat in self.rules.seats)

    def unit(self, seat: Seat) -> int:
        """The side of a seat, or in games for individuals the seat itself; counts from 1."""
        return side_of(seat) if self.rules.traits.partners else seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """What the player at one seat knows: the public view and their own cards.

    ``legal`` are their lawful acts now, empty when it is not their turn. ``dealt`` is their hand as dealt;
    ``discarded`` what they laid away, ``gave`` and ``received`` what passed between them and a partner or the kitty.
    ``secret_partner``: they are sure to be the maker's partner, though it is not public (law 8.5).
    """

    public: PublicView
    seat: Seat
    hand: tuple[Card, ...]
    dealt: tuple[Card, ...]
    discarded: tuple[Card, ...]
    gave: tuple[Card, ...]
    received: tuple[Card, ...]
    secret_partner: bool
    legal: tuple[Act, ...]


def public_view(state: State) -> PublicView:
    """What a stranger sees of this state."""
    deal, contract = state.deal, state.contract
    taken = [0] * state.rules.players
    for trick in state.tricks:
        if trick.winner is not None:
            taken[trick.winner - 1] += 1
    return PublicView(
        rules=state.rules,
        number=state.standing.number,
        dealer=state.standing.dealer,
        score=state.score,
        phase=state.phase,
        turn=state.turn,
        turnup=deal.turnup if deal else None,
        turned_down=bool(deal and deal.turned_down),
        turnup_taken_by=state.exchange.turnup_taken_by,
        calls=state.calls,
        trump=contract.trump if contract else None,
        maker=contract.maker if contract else None,
        alone=bool(contract and contract.alone),
        lone_defender=contract.lone_defender if contract else None,
        bid=contract.bid if contract else None,
        forced=bool(contract and contract.forced),
        called=contract.called if contract else None,
        partner=public_partner(contract) if contract else None,
        sitting_out=contract.sitting_out if contract else (),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        kitty_size=len(deal.kitty) if deal else 0,
        shown=deal.farmers if deal else (),
        laid_away=tuple((seat, len(cards)) for seat, cards in state.exchange.discards),
        given=tuple((giver, receiver, len(cards)) for giver, receiver, cards in state.exchange.gifts),
        trick=state.trick,
        tricks=state.tricks,
        taken=tuple(taken),
        result=state.result,
    )


def seat_view(state: State, seat: Seat, public: PublicView | None = None) -> SeatView:
    """What the player at this seat knows of this state; no cards while the tables may be turned (law 2.7).

    Pass the state's ``public`` view if it is made already.
    """
    exchange, deal = state.exchange, state.deal
    looked = bool(state.hands) and state.phase is not Phase.TURN_TABLES
    return SeatView(
        public=public or public_view(state),
        seat=seat,
        hand=state.hand(seat) if looked else (),
        dealt=deal.hands[seat - 1] if deal and looked else (),
        discarded=tuple(card for who, cards in exchange.discards if who == seat for card in cards),
        gave=tuple(card for giver, _, cards in exchange.gifts if giver == seat for card in cards),
        received=_received(state, seat),
        secret_partner=knows_partner(state, seat),
        legal=legal_acts(state, seat),
    )


def _received(state: State, seat: Seat) -> tuple[Card, ...]:
    """Cards that came to this seat after the deal, the turn-up excepted."""
    gifts = tuple(card for _, receiver, cards in state.exchange.gifts if receiver == seat for card in cards)
    return tuple(card for who, cards in state.exchange.drawn if who == seat for card in cards) + gifts
