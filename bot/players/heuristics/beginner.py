"""The beginner: lawful and plausible, with a learner's mistakes. Decides from a ``SeatView`` alone.

They count their trumps and little else: not the seats, not the score, not what is gone. They like to take tricks,
their partner's too, and to keep their trumps for later.
"""

from __future__ import annotations

import random

from bot.engine.acts import PASS, PLAYS, Act, Bid, CallSuit, Fold, NameTrump, OrderUp
from bot.engine.cards import ACE, Card, Suit
from bot.engine.partner import turn_up_suit
from bot.engine.state import Phase
from bot.engine.trump import STRENGTH, SUIT_UNDER
from bot.engine.views import SeatView
from bot.players.heuristics.bid_context import bid_context_of
from bot.players.heuristics.play_state import seat_play_state
from bot.players.heuristics.steady import decide

_CAREFUL = (Phase.DISCARD, Phase.GIVE, Phase.BEST, Phase.PARTNER, Phase.CUT, Phase.TURN_TABLES, Phase.GIVE_TURNUP)
"""Decisions in which they mostly do as ``steady`` does."""


class Beginner:
    """A learner."""

    level = "beginner"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``."""
        phase = view.public.phase
        if len(view.legal) == 1:
            return view.legal[0]
        if phase is Phase.PLAY:
            return PLAYS[_card(view, rng)]
        if phase in (Phase.ORDER, Phase.CALL):
            return _call(view, rng)
        if phase is Phase.BID:
            return _bid(view, rng)
        if phase is Phase.NAME:
            return NameTrump(_longest(view, None))
        if phase in _CAREFUL and rng.random() < 0.7:
            return decide(bid_context_of(view))
        return PASS if PASS in view.legal else view.legal[int(rng.random() * len(view.legal))]


def _trumps(view: SeatView, suit: Suit) -> int:
    return sum(SUIT_UNDER[suit][card] == suit for card in view.hand)


def _longest(view: SeatView, barred: Suit | None) -> Suit:
    """The suit of which they hold most, whatever the cards are."""
    return max((suit for suit in Suit if suit != barred), key=lambda suit: _trumps(view, suit))


def _call(view: SeatView, rng: random.Random) -> Act:
    """Three trumps are a call, two with a bower sometimes, whoever deals."""
    turnup = view.public.turnup
    proposed = turn_up_suit(turnup) if turnup is not None else None
    order = view.public.phase is Phase.ORDER and proposed is not None
    suit = proposed if order and proposed is not None else _longest(view, proposed)
    count = _trumps(view, suit)
    best = max(STRENGTH[suit][card] for card in view.hand)
    needed = view.public.rules.hand_size // 2 + 1
    wants = count > needed or (count == needed and rng.random() < 0.8) or (count == needed - 1 and best >= 38)
    plain: Act = OrderUp() if order else CallSuit(suit)
    if wants and count > needed and best >= 39 and rng.random() < 0.3:
        plain = OrderUp(alone=True) if order else CallSuit(suit, alone=True)
    if wants and plain in view.legal:
        return plain
    for quiet in (PASS, Fold()):
        if quiet in view.legal and (quiet == PASS or rng.random() < 0.5):
            return quiet
    return CallSuit(suit)


def _bid(view: SeatView, rng: random.Random) -> Act:
    """A trick for each trump beyond the second and for each ace, give or take."""
    suit = _longest(view, None)
    aces = sum(card & 7 == ACE for card in view.hand)
    hopes = _trumps(view, suit) + aces // 2 + int(rng.random() * 3) - 1
    bids = [act for act in view.legal if isinstance(act, Bid) and act.tricks <= hopes]
    if PASS in view.legal:
        return bids[0] if bids else PASS
    return view.legal[0]


def _card(view: SeatView, rng: random.Random) -> Card:
    """Lead the highest plain card; take the trick if possible, often their partner's too; else throw the lowest."""
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
