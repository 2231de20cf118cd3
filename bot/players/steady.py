"""The two players that sample no worlds: ``steady``, who plays by sound rules of thumb, and the ``beginner``.

A beginner plays lawfully and makes a learner's mistakes. They count trumps, bowers and aces when they bid, but neither
the score nor the cards that are gone. They like to take tricks, even their partner's, and keep their trumps for later.
"""

from __future__ import annotations

import random

from bot.engine.acts import PASS, PLAYS, Act, Bid, CallSuit, Fold, NameTrump, OrderUp, PlayCard
from bot.engine.cards import ACE, KING, LEFT, NO_TRUMP, STRENGTH, SUIT_UNDER, Card, Suit, Trump
from bot.engine.seats import are_allied
from bot.engine.state import Phase, turn_up_suit
from bot.engine.views import SeatView
from bot.players.bidding import bid_context_of, choose_sound_act
from bot.players.card_play import choose_sound_card, seat_play_state
from bot.players.knowledge import add_cards


class Steady:
    """Plays by the rules of thumb that good players agree on."""

    level = "steady"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal``; ``rng`` is not used."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.public.phase is not Phase.PLAY:
            return choose_sound_act(bid_context_of(view))
        play = seat_play_state(view)
        play.gone = add_cards(play.gone, view.discarded)
        act = PLAYS[choose_sound_card(play, view.seat, list(view.hand))]
        if act in view.legal:
            return act
        # The sound card is not lawful: exposed cards or a named suit limit the choice (laws 9.5, 9.7).
        return PLAYS[
            choose_sound_card(play, view.seat, [legal.card for legal in view.legal if isinstance(legal, PlayCard)])
        ]


# -- the beginner


_DOUBTS = (-0.5, 0.0, 0.0, 0.5)
"""A beginner's threshold for a call changes by one of these, drawn at random."""

_CAREFUL = (Phase.DISCARD, Phase.GIVE, Phase.BEST, Phase.PARTNER, Phase.CUT, Phase.TURN_TABLES, Phase.GIVE_TURNUP)
"""Decisions that a beginner mostly makes as ``steady`` does."""


class Beginner:
    """Plays lawfully, with a learner's mistakes."""

    level = "beginner"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal``, with a learner's mistakes."""
        phase = view.public.phase
        if len(view.legal) == 1:
            return view.legal[0]
        if phase is Phase.PLAY:
            return PLAYS[_choose_card(view, rng)]
        if phase in (Phase.ORDER, Phase.CALL):
            return _choose_call(view, rng)
        if phase is Phase.BID:
            return _choose_bid(view, rng)
        if phase is Phase.NAME:
            return NameTrump(_longest_suit(view))
        if phase in _CAREFUL and rng.random() < 0.7:
            return choose_sound_act(bid_context_of(view))
        return PASS if PASS in view.legal else view.legal[int(rng.random() * len(view.legal))]


def _count_trumps(view: SeatView, suit: Suit) -> int:
    return sum(SUIT_UNDER[suit][card] == suit for card in view.hand)


def _longest_suit(view: SeatView) -> Suit:
    return max(Suit, key=lambda suit: _count_trumps(view, suit))


def _hopefulness(view: SeatView, suit: Trump) -> float:
    """Return how strong a hand looks to a beginner: trumps, bowers and side aces; without trump, aces and kings."""
    if suit is NO_TRUMP:
        return sum(1.0 if card & 7 == ACE else 0.5 if card & 7 == KING else 0.0 for card in view.hand)
    strength, suits = STRENGTH[suit], SUIT_UNDER[suit]
    bowers = sum(strength[card] >= LEFT for card in view.hand)
    aces = sum(card & 7 == ACE and suits[card] != suit for card in view.hand)
    return _count_trumps(view, suit) + 0.5 * bowers + 0.5 * aces


def _turn_up_value(view: SeatView) -> float:
    """Return what the turn-up adds to a beginner's count: negative if an opponent deals, since they get the card."""
    dealer, rules = view.public.dealer, view.public.rules
    if dealer == view.seat:
        return 1.0
    return 0.5 if are_allied(view.seat, dealer, rules.traits.partners) else -0.5


def _choose_call(view: SeatView, rng: random.Random) -> Act:
    """Return a beginner's call: cautious, as they want to hold most of the tricks themselves."""
    public = view.public
    proposed = turn_up_suit(public.turnup) if public.turnup is not None else None
    order = public.phase is Phase.ORDER and proposed is not None
    suits = [act.suit for act in view.legal if isinstance(act, CallSuit) and not act.alone]
    suit = proposed if order and proposed is not None else max(suits, key=lambda suit: _hopefulness(view, suit))
    hope = _hopefulness(view, suit) + (_turn_up_value(view) if order else 0.0)
    needed = public.rules.majority + (0.5 if public.rules.traits.partners else 1.0) + rng.choice(_DOUBTS)
    plain: Act = OrderUp() if order else CallSuit(suit)
    if hope >= needed + 2 and rng.random() < 0.3:
        lone: Act = OrderUp(alone=True) if order else CallSuit(suit, alone=True)
        # House rules may forbid it. In games that have no lone hands at all a learner forgets that, and passes.
        plain = plain if public.rules.traits.may_go_alone and lone not in view.legal else lone
    if hope >= needed and plain in view.legal:
        return plain
    for quiet in (PASS, Fold()):
        if quiet in view.legal and (quiet == PASS or rng.random() < 0.5):
            return quiet
    return CallSuit(suit)


def _choose_bid(view: SeatView, rng: random.Random) -> Act:
    """Return a beginner's bid: about one trick for each card of the longest suit, and one for two aces.

    A random number from -1 to 1 is added. If a pass is lawful, the bid is the lowest one within that count.
    """
    suit = _longest_suit(view)
    aces = sum(card & 7 == ACE for card in view.hand)
    hopes = _count_trumps(view, suit) + aces // 2 + int(rng.random() * 3) - 1
    bids = [act for act in view.legal if isinstance(act, Bid) and act.tricks <= hopes]
    if PASS in view.legal:
        return bids[0] if bids else PASS
    return view.legal[0]


def _choose_card(view: SeatView, rng: random.Random) -> Card:
    """Return a beginner's card: high to lead, else a winner, often over the partner's, else low; at times any."""
    play = seat_play_state(view)
    strength = STRENGTH[play.trump]
    cards = [act.card for act in view.legal if hasattr(act, "card")]
    if rng.random() < 0.12:
        return cards[int(rng.random() * len(cards))]
    if not play.trick:
        plain = [card for card in cards if play.suits[card] != play.trump]
        return max(plain or cards, key=strength.__getitem__)
    friendly = play.friends[view.seat] >> play.winning & 1
    winners = [card for card in cards if play.powers[card] > play.power]
    if winners and not (friendly and rng.random() < 0.6):
        return max(winners, key=strength.__getitem__)
    return min(cards, key=strength.__getitem__)
