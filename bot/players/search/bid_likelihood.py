"""How well a sampled world explains what the others called and played: the weight of the world.

Each call is compared with what ``steady`` would do with those cards, softly: near the threshold between a call and a
pass both are likely. It must know the calls and the sampled hands only.
"""

from __future__ import annotations

import random
from math import exp

from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, NameTrump, OrderUp, Pass
from bot.engine.cards import ACE, Card, Suit
from bot.engine.rules import PartnerOrder, Rules
from bot.engine.sides import Seat
from bot.engine.state import Phase
from bot.engine.trump import SUIT_UNDER
from bot.engine.views import PublicView, SeatView
from bot.players.heuristics import exchange
from bot.players.heuristics.bid_context import BidContext
from bot.players.heuristics.bidding import WIDOW, call_estimate, company, makers_chance, pass_chance
from bot.players.heuristics.hand_value import estimate
from bot.players.heuristics.pass_value import best_other
from bot.players.heuristics.rules_cache import by_rules
from bot.players.search.card_likelihood import CardLikelihood
from bot.players.search.hidden_cards import HiddenCards
from bot.players.search.worlds import World, played_by

SOFTNESS = 0.3
"""Tricks by which a call may be off the border and still be likely."""
LONE_TRICKS = 3.6
"""Tricks alone from which ``steady`` goes alone, about."""
LEAST_LIKELIHOOD = 0.03
"""How unlikely a call can be."""
UNSOUND_DISCARD = 0.1
"""How often somebody lays away what a sound player would keep."""


def _sigmoid(margin: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin))))


class BidLikelihood:
    """The calls that one seat has heard and the cards it has seen, made ready to be compared with many worlds."""

    __slots__ = ("_known", "calls", "card_likelihood", "played", "seat", "taker", "turnup")

    def __init__(self, view: SeatView) -> None:
        public = view.public
        self.calls = [call for call in observed_calls(public) if call[0] != view.seat]
        self.played = played_by(public)
        self.taker, self.turnup = public.turnup_taken_by, public.turnup
        self.seat = view.seat
        self.card_likelihood = CardLikelihood(view)
        self._known: dict[tuple[int, tuple[Card, ...]], float] = {}

    @property
    def informed(self) -> bool:
        """Whether anything was heard or seen that makes some worlds likelier than others."""
        return bool(self.calls or self.card_likelihood)

    def at_bidding(self, world: World) -> list[tuple[Card, ...]]:
        """What each seat held when it called: in hand, played and laid away, without what it took up."""
        hands = [hand + played for hand, played in zip(world.hands, self.played, strict=True)]
        for seat, cards in world.discards:
            hands[seat - 1] += cards
        if self.taker is not None:
            hands[self.taker - 1] = tuple([card for card in hands[self.taker - 1] if card != self.turnup])
        return hands

    def weight(self, world: World) -> float:
        """The likelihood of the others' calls and cards in this world, up to a factor."""
        likely = self.card_likelihood.weight(world.hands, self.played) if self.card_likelihood else 1.0
        if not self.calls:
            return likely
        hands = self.at_bidding(world)
        for index, (seat, act, context) in enumerate(self.calls):
            key = (index, tuple(sorted(hands[seat - 1])))
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = max(LEAST_LIKELIHOOD, _likelihood(context._replace(hand=key[1]), act))
            likely *= found
        return likely


def observed_calls(public: PublicView) -> list[tuple[Seat, Act, BidContext]]:
    """Each call that tells something, with its context but for the hand."""
    rules = public.rules
    phase = Phase.ORDER if rules.traits.turn_up else Phase.BID
    out: list[tuple[Seat, Act, BidContext]] = []
    passes, made, high = 0, False, rules.lowest_bid - 1
    for seat, act in public.calls:
        context = BidContext(
            rules, phase, seat, public.dealer, public.score, (), (), public.turnup, public.trump, public.alone, high
        )
        if isinstance(act, NameTrump | CallPartner) or (not made and isinstance(act, OrderUp | CallSuit | Bid | Pass)):
            out.append((seat, act, context))
        if isinstance(act, Bid):
            high = act.tricks
        passes += act == PASS
        made = made or isinstance(act, OrderUp | CallSuit | NameTrump)
        if phase is Phase.ORDER and passes == rules.players:
            phase = Phase.CALL
    return out


def _likelihood(context: BidContext, act: Act) -> float:
    match act:
        case OrderUp(alone):
            return _order(context) * _alone(context, context.proposed, alone, True)
        case CallSuit(suit, alone):
            return _named(context, suit) * _alone(context, suit, alone, False)
        case NameTrump(suit, alone):
            return _preferred(context, suit) * _alone(context, suit, alone, False)
        case CallPartner(suit):
            return _partner(context, suit)
        case Bid(tricks):
            return _bid(context, tricks)
        case _:
            return _pass(context)


def _order(context: BidContext) -> float:
    if context.proposed is None:
        return 1.0
    mean = call_estimate(context, context.proposed, False, True).mean
    return _sigmoid((mean - call_threshold(context, best_other(context))) / SOFTNESS)


def _pass(context: BidContext) -> float:
    if context.phase is Phase.BID:
        return 1.0 - _sigmoid((_bid_worth(context) - (context.bid or 0) - 1) / SOFTNESS)
    if context.phase is Phase.CALL:
        best = max([context.worth(suit) for suit in Suit if suit != context.proposed])
        return 1.0 - _sigmoid((best - call_threshold(context, 0.0)) / SOFTNESS)
    partner = context.with_dealer(context.seat) and context.seat != context.dealer
    if partner and context.rules.partner_order is PartnerOrder.ALONE and context.proposed is not None:
        return 1.0 - _sigmoid((context.worth(context.proposed, alone=True) - LONE_TRICKS) / SOFTNESS)
    return 1.0 - _order(context)


def _named(context: BidContext, suit: Suit) -> float:
    """They had enough for this suit, and no better one."""
    mean = context.worth(suit)
    return _sigmoid((mean - call_threshold(context, 0.0)) / SOFTNESS) * _preferred(context, suit)


def _preferred(context: BidContext, suit: Suit) -> float:
    """They preferred this suit to the others."""
    weights = [exp(context.worth(other) / SOFTNESS) for other in Suit if other != context.proposed]
    return exp(context.worth(suit) / SOFTNESS) / max(1e-9, sum(weights))


def _alone(context: BidContext, suit: Suit | None, alone: bool, order: bool) -> float:
    if suit is None or not context.rules.traits.may_go_alone:
        return 1.0
    mean = call_estimate(context, suit, True, order).mean if order else context.worth(suit, alone=True)
    lone = _sigmoid((mean - LONE_TRICKS) / SOFTNESS)
    return lone if alone else 1.0 - 0.9 * lone


def _bid_worth(context: BidContext) -> float:
    """The bid, with fractions, that ``steady`` would make."""
    best = max([context.worth(suit, leads=True) for suit in Suit])
    if context.rules.traits.widow and len(context.hand) == context.rules.hand_size:
        best += WIDOW
    return best + 0.5 - 0.25 * estimate(context.rules, best, False).spread


def _bid(context: BidContext, tricks: int) -> float:
    """Their cards were good for this bid, and not for a higher one."""
    likely = _bid_worth(context)
    enough = _sigmoid((likely - tricks) / SOFTNESS)
    return enough * (1.0 - 0.9 * _sigmoid((likely - tricks - 1) / SOFTNESS))


def _partner(context: BidContext, suit: Suit) -> float:
    """Nobody calls the ace that they hold."""
    suits = SUIT_UNDER[context.trump] if context.trump is not None else SUIT_UNDER[0]
    holds = any(suits[card] == suit and card & 7 == ACE for card in context.hand)
    return 0.15 if holds and suit != context.trump else 1.0


def call_threshold(context: BidContext, other: float) -> float:
    """The tricks from which ``steady`` calls in this seat at this score.

    ``other`` are the tricks of the best other suit, taken to the half trick.
    """
    other = round(other * 2) / 2
    return _threshold(context.rules, context.phase, context.seat, context.dealer, context.score, other)


@by_rules(20_000)
def _threshold(rules: Rules, phase: Phase, seat: Seat, dealer: Seat, score: tuple[int, ...], other: float) -> float:
    """Found by halving: where a call becomes better than a pass."""
    context = BidContext(rules, phase, seat, dealer, score)
    low, high = 0.0, float(rules.hand_size)
    for _ in range(8):
        mean = (low + high) / 2
        call = makers_chance(context, estimate(rules, mean, False), company(rules, False))
        if call > pass_chance(context, mean, other):
            high = mean
        else:
            low = mean
    return (low + high) / 2


def sound_discards(view: SeatView, hidden: HiddenCards, world: World, rng: random.Random) -> World:
    """The same world, but whoever took the turn-up has most likely laid away what a sound player would."""
    public = view.public
    if public.trump is None or not hidden.discarders or rng.random() < UNSOUND_DISCARD:
        return world
    hands, discards = list(world.hands), list(world.discards)
    for at, (seat, cards) in enumerate(discards):
        if seat == view.seat or len(cards) != 1:
            continue
        pool = hands[seat - 1] + cards
        context = BidContext(
            public.rules, Phase.DISCARD, seat, public.dealer, public.score, pool + played_by(public)[seat - 1],
            trump=public.trump, alone=public.alone,
        )  # fmt: skip
        best = max(
            dict.fromkeys(pool), key=lambda card: exchange.worth_without(context, (card,), context.trump or Suit.SPADES)
        )
        if best != cards[0] and not hidden.barred[seat - 1] >> cards[0] & 1:
            rest = list(pool)
            rest.remove(best)
            hands[seat - 1], discards[at] = tuple(rest), (seat, (best,))
    return World(tuple(hands), world.kitty, tuple(discards))
