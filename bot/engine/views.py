"""Views: what players, pictures and buttons may know of a state. They get nothing else from the engine.

A ``PublicView`` is what a stranger at the table sees. A ``SeatView`` contains one and adds what its own player knows.
Neither depends on anything hidden from its viewer: if hidden cards change places, the view stays exactly the same.

``public_calls`` are the calls that a seat could make with some hand. They follow from the rules and the public view
alone, so showing them reveals nothing about its cards; ``game.apply`` refuses a call that the real hand does not allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bot.engine import bidding
from bot.engine.acts import PASS, Act, CutPack, GatherTrick
from bot.engine.cards import Card, Suit, Trump
from bot.engine.exchange import legal_give_turnup
from bot.engine.game import legal_acts, legal_table_turnings, offered_acts
from bot.engine.old_school import NAMINGS, barred_act, is_barred
from bot.engine.rules import Law, Rules
from bot.engine.seats import Seat, side_of
from bot.engine.state import (
    HandResult,
    Irregularities,
    Judgement,
    Phase,
    Standing,
    State,
    Trick,
    knows_partner,
    public_partner,
)


class PublicView(NamedTuple):
    """What everybody sees.

    ``score`` is by side or by seat and already holds a finished hand. ``turnup`` stays here when it was turned down
    or taken: everybody saw it. ``hand_sizes`` and ``taken`` (tricks won) are by seat. ``partner`` is the maker's
    partner of law 8.5 once that is public. ``shown`` are the cards that farmers showed (law 3.2), ``laid_away`` and
    ``given`` say who exchanged how many. ``trick`` is on the table; ``tricks`` are gathered, oldest first.

    The last seven are empty at hosted tables: cards that lie ``exposed``, the units that are ``owed`` a naming and the
    suit ``named`` for this trick's leader (law 9.5), units ``barred`` from the bidding (law 9.6), the seats that said
    ``misdeals`` (law 9.8), and of claims the ``judgements`` and ``penalties`` (seat and trick, law 9.4). Nothing tells
    that an act was irregular unless it was claimed (law 9.2).
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
    trump: Trump | None
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
    exposed: tuple[tuple[Seat, Card], ...] = ()
    owed: tuple[int, ...] = ()
    named: Suit | None = None
    barred: tuple[int, ...] = ()
    misdeals: tuple[Seat, ...] = ()
    judgements: tuple[Judgement, ...] = ()
    penalties: tuple[tuple[Seat, int], ...] = ()

    @property
    def gather_due(self) -> bool:
        """Whether a full trick lies open until its winner, who is on turn, or a partner gathers it (law 9.3)."""
        return bool(self.trick) and len(self.trick) == self.rules.players - len(self.sitting_out)

    @property
    def standing(self) -> Standing:
        """The game before a hand that is not over yet."""
        return Standing(self.number, self.dealer, self.score)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat in order, from 1."""
        return tuple(Seat(seat) for seat in self.rules.seats)

    def unit(self, seat: Seat) -> int:
        """Return the side of a seat, or in games for individuals the seat itself; counts from 1."""
        return side_of(seat) if self.rules.traits.partners else seat


class SeatView(NamedTuple):
    """What the player at one seat knows: the public view and their own cards.

    ``legal`` are their lawful acts now, empty when it is not their turn. ``dealt`` is their hand as dealt;
    ``discarded`` what they laid away, ``gave`` and ``received`` what passed between them and a partner or the kitty
    (the turn-up excepted). ``secret_partner``: they are sure to be the maker's partner, though that is not public
    (law 8.5).

    ``offered`` is what a panel may offer them. At a hosted table these are their lawful acts. At an old-school table
    irregular acts, gathering, taking back, claims and misdeal are added, even out of turn and after the last trick. A
    player cannot tell from ``offered`` which acts are lawful, nor whether their own acts were (law 9.2).
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
    offered: tuple[Act, ...]


def public_view(state: State) -> PublicView:
    """Return what a stranger at the table sees of this state."""
    deal, contract, memory = state.deal, state.contract, state.irregularities or Irregularities()
    return PublicView(
        rules=state.rules,
        number=state.standing.number,
        dealer=state.dealer,
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
        hand_sizes=tuple(map(len, state.hands)),
        kitty_size=len(deal.kitty) if deal else 0,
        shown=deal.farmers if deal else (),
        laid_away=tuple([(seat, len(cards)) for seat, cards in state.exchange.discards]),
        given=tuple([(giver, receiver, len(cards)) for giver, receiver, cards in state.exchange.gifts]),
        trick=state.trick,
        tricks=state.tricks,
        taken=_tricks_by_seat(state),
        result=state.result,
        exposed=memory.exposed,
        owed=memory.owed,
        named=memory.named,
        barred=memory.barred,
        misdeals=memory.misdeals,
        judgements=memory.judgements,
        penalties=memory.penalties,
    )


def _tricks_by_seat(state: State) -> tuple[int, ...]:
    counts = [0] * state.rules.players
    for trick in state.tricks:
        if trick.winner is not None:
            counts[trick.winner - 1] += 1
    return tuple(counts)


def seat_view(state: State, seat: Seat, public: PublicView | None = None) -> SeatView:
    """Return a player's view, without cards while tables may be turned (law 2.7). ``public`` saves making it again."""
    exchange, deal, contract = state.exchange, state.deal, state.contract
    gave: tuple[Card, ...] = ()
    received = gave
    if exchange.gifts or exchange.drawn:
        gave = _cards_of([(giver, cards) for giver, _, cards in exchange.gifts], seat)
        received = _cards_of([*exchange.drawn, *((receiver, cards) for _, receiver, cards in exchange.gifts)], seat)
    sees_cards = bool(state.hands) and state.phase is not Phase.TURN_TABLES
    legal = legal_acts(state, seat)
    return SeatView(
        public=public or public_view(state),
        seat=seat,
        hand=state.hands[seat - 1] if sees_cards else (),
        dealt=deal.hands[seat - 1] if deal and sees_cards else (),
        discarded=_cards_of(exchange.discards, seat),
        gave=gave,
        received=received,
        secret_partner=contract is not None and contract.partner == seat and knows_partner(state, seat),
        legal=legal,
        offered=legal if state.irregularities is None else offered_acts(state, seat),
    )


def _cards_of(piles: Iterable[tuple[Seat, tuple[Card, ...]]], seat: Seat) -> tuple[Card, ...]:
    return tuple([card for who, cards in piles if who == seat for card in cards])


# -- public calls


def public_calls(view: PublicView) -> tuple[Act, ...]:
    """Return every call that the seat on turn could make with some hand, except the claims of law 3, which show cards.

    At an old-school table this includes gathering a full trick and naming a suit (laws 9.3, 9.5).
    """
    if view.gather_due:
        return (GatherTrick(),) if view.rules.law is Law.OLD_SCHOOL else ()
    if view.phase is Phase.SUIT:
        return (*NAMINGS[1:], PASS)
    if view.turn is not None and view.phase in (Phase.ORDER, Phase.CALL) and is_barred(view, view.turn):
        return (barred_act(view),)
    calls = _CALLS.get(view.phase)
    return () if calls is None else calls(view)


def some_cuts(rules: Rules) -> tuple[CutPack, ...]:
    """Return the cuts at a third, a half and two thirds of the pack."""
    return tuple(CutPack(rules.pack_size * share // 6) for share in (2, 3, 4))


_CALLS: dict[Phase, Callable[[PublicView], tuple[Act, ...]]] = {
    Phase.CUT: lambda view: (*some_cuts(view.rules), PASS),
    Phase.TURN_TABLES: legal_table_turnings,
    Phase.ORDER: lambda view: () if view.turn is None else bidding.possible_orders(view, view.turn),
    Phase.CALL: bidding.accepted_calls,
    Phase.BID: bidding.legal_bids,
    Phase.NAME: bidding.legal_names,
    Phase.GIVE_TURNUP: legal_give_turnup,
    Phase.PARTNER: bidding.legal_partner_calls,
    Phase.DEFEND_ALONE: bidding.legal_lone_defences,
}

PUBLIC_PHASES = frozenset(_CALLS)
"""The phases in which ``public_calls`` lists the decisions."""
