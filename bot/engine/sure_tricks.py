"""Decides whether a player is certain to take all remaining tricks, from what the player has seen (``sure_tricks``).

``is_decided`` decides whether any card can still change the hand's score, from what everybody has seen.

Theory of operation. Every card that the player has not seen counts as an opponent's, even those of the partner, of the
kitty and of a seat that sits out, unless all others have shown a void in its suit. So nothing hidden can change the
answer. The player leads trumps first, from the highest down. As long as anybody else holds trump, each lead draws at
least one; in the worst case it is the lowest, since all may lie in one hand. Once no trump is left, the same holds for
each other suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine.acts import PlayCard
from bot.engine.cards import POWER, STRENGTH, SUIT_UNDER, Card, Suit, Trump, make_pack
from bot.engine.rules import Law, Outcome
from bot.engine.scoring import makers, worth_of
from bot.engine.seats import Seat
from bot.engine.state import Contract, Phase
from bot.engine.views import PublicView, SeatView

LEAST = 2
"""Fewer remaining tricks are not claimed, because playing the last card is as quick."""


def sure_tricks(view: SeatView) -> tuple[Card, ...] | None:
    """Return an order of the hand that surely takes every trick left, or None. At an old-school table none does."""
    public, trump = view.public, view.public.trump
    if (
        public.phase is not Phase.PLAY
        or public.turn != view.seat
        or trump is None
        or public.rules.law is Law.OLD_SCHOOL
    ):
        return None
    if len(view.hand) < LEAST or (public.rules.no_first_blood and not public.tricks):
        return None
    unseen = _unseen_cards(view, trump)
    if not public.trick:
        return _winning_order(view.hand, unseen, trump)
    for act in view.legal:
        if isinstance(act, PlayCard) and _wins(act.card, view, unseen, trump):
            rest = list(view.hand)
            rest.remove(act.card)
            leads = _winning_order(rest, unseen, trump)
            if leads is not None:
                return (act.card, *leads)
    return None


def is_decided(public: PublicView) -> bool:
    """Return whether no card can change the hand's score any more.

    That is so if nobody has a choice, or if the remaining tricks pay the same whoever takes them. Only public facts are
    used; otherwise a hand that is not ended early would tell something about the hidden cards. At an old-school table
    nothing is certain (law 9.2).
    """
    if public.phase is not Phase.PLAY or public.rules.law is Law.OLD_SCHOOL:
        return False
    playing = [seat for seat in public.seats if seat not in public.sitting_out]
    return all(public.hand_sizes[seat - 1] <= 1 for seat in playing) or pay_alike(public)


def pay_alike(public: PublicView) -> bool:
    """Return whether the remaining tricks pay the same for whichever side takes them, with any cards."""
    rules = public.rules
    if public.maker is None or rules.traits.secret_partner:
        return False
    contract = Contract(
        public.maker, public.trump, public.alone, public.bid, public.forced, lone_defender=public.lone_defender
    )
    side = makers(rules, contract)
    tricks_won = sum(trick.winner in side for trick in public.tricks)
    most = tricks_won + rules.hand_size - len(public.tricks)
    ends = [worth_of(rules, public.standing, contract, tricks) for tricks in range(tricks_won, most + 1)]
    paid = {(outcome is Outcome.MARCH, points) for outcome, points in ends}
    return len(paid) == 1


def _unseen_cards(view: SeatView, trump: Trump) -> list[Card]:
    """Return every card that another player may hold: unseen, and of no suit that all others lack."""
    public = view.public
    seen = Counter([*view.hand, *view.discarded, *(card for _, card in public.trick)])
    seen.update(card for trick in public.tricks for _, card in trick.plays)
    if public.turned_down and public.turnup is not None:
        seen[public.turnup] += 1
    rest = (Counter(make_pack(public.rules.pack, public.rules.joker)) - seen).elements()
    suits, gone = SUIT_UNDER[trump], _exhausted_suits(view, trump)
    return [card for card in rest if suits[card] not in gone]


def _exhausted_suits(view: SeatView, trump: Trump) -> set[Suit]:
    """Return the suits that no other player holds: each has failed to follow (law 6.1)."""
    public, suits = view.public, SUIT_UNDER[trump]
    void: dict[Suit, set[Seat]] = {suit: {view.seat, *public.sitting_out} for suit in Suit}
    for plays in (*(trick.plays for trick in public.tricks), public.trick):
        for seat, card in plays:
            led = suits[plays[0][1]]
            if suits[card] != led:
                void[led].add(seat)
    return {suit for suit, seats in void.items() if len(seats) == public.rules.players}


def _wins(card: Card, view: SeatView, unseen: Iterable[Card], trump: Trump) -> bool:
    """Return whether this card takes the running trick; of two equal ones the first played wins (law 1.3)."""
    public = view.public
    power = POWER[trump][SUIT_UNDER[trump][public.trick[0][1]]]
    if power[card] <= max(power[played] for _, played in public.trick):
        return False
    last = len(public.trick) + 1 == public.rules.players - len(public.sitting_out)
    return last or all(power[other] <= power[card] for other in unseen)


def _winning_order(hand: Sequence[Card], unseen: Sequence[Card], trump: Trump) -> tuple[Card, ...] | None:
    order: list[Card] = []
    for suit in sorted(Suit, key=lambda suit: suit != trump):
        own = [card for card in hand if SUIT_UNDER[trump][card] == suit]
        out = sorted(STRENGTH[trump][card] for card in unseen if SUIT_UNDER[trump][card] == suit)
        for card in sorted(own, key=STRENGTH[trump].__getitem__, reverse=True):
            if out and out[-1] > STRENGTH[trump][card]:
                return None
            order.append(card)
            del out[:1]
        if suit == trump and out and len(order) < len(hand):
            return None
    return tuple(order)
