"""How many tricks a hand is worth under a trump, from its own cards alone: the estimate that bids and discards rest on.

A hand becomes a few counts (which trumps, how long, aces, kings, voids); each count has a weight in tricks, fitted by
least squares on play-outs of random deals (``hand_value_data.py``). It must not know any other hand.

The counts, in the order of the weights: trumps of place 0 to 4 from the top, and lower ones; length beyond two; the two
best together; aces in short suits (one or two cards) and in longer ones; kings under their own ace, and other kings;
voids, if there is a trump to use them; the first lead; the constant.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

from bot.engine.cards import ACE, KING, Suit, make_pack
from bot.engine.rules import Rules
from bot.engine.sides import Seat, side_of
from bot.engine.trump import LEFT, STRENGTH, SUIT_UNDER
from bot.players.heuristics.hand_value_data import ALONE, FITS, PARTNERED, Fit
from bot.players.heuristics.rules_cache import RulesCache

_PLACES = 5
_MOST_HANDS = 4_000
"""So many hands are remembered; each costs about 200 bytes."""
SUITS: tuple[Suit, ...] = tuple(Suit)
"""The suits once and for all: walking the enumeration itself is slow."""


@lru_cache(maxsize=64)
def _places(pack: int, joker: bool, trump: Suit) -> tuple[int, ...]:
    """The place of each trump card from the top, 0 the best; -1 for the rest."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    trumps = sorted({card for card in make_pack(pack, joker) if suits[card] == trump}, key=lambda c: -strength[c])
    places = [-1] * len(suits)
    for place, card in enumerate(trumps):
        places[card] = min(place, _PLACES)
    return tuple(places)


def shape(rules: Rules) -> str:
    """The name of the game's shape among the fits: players, cards and whether there are partners."""
    kind = "p" if rules.traits.partners else ("c" if rules.traits.secret_partner else "s")
    if not rules.traits.turn_up:
        kind = "h"
    return f"{kind}{rules.players}-{rules.hand_size}-{rules.pack}{'j' if rules.joker else ''}"


@lru_cache(maxsize=64)
def fit_of(name: str, company: str) -> Fit:
    """The fit of a shape, or of its nearest kin."""
    for candidate in (name, name.rstrip("j"), name.rstrip("j").replace("-32", "-24").replace("c5", "c4")):
        if (candidate, company) in FITS:
            return FITS[candidate, company]
    kin = [key for key in FITS if key[1] == company and key[0][:2] == name[:2]]
    return FITS[kin[0]] if kin else FITS["p4-5-24", company]


class Estimate:
    """Tricks expected, with their spread; chances of taking at least so many."""

    __slots__ = ("mean", "spread")

    def __init__(self, mean: float, spread: float) -> None:
        self.mean, self.spread = mean, spread

    def at_least(self, tricks: int) -> float:
        """The chance to take so many tricks or more, the spread taken as normal."""
        return 0.5 * (1.0 + erf((self.mean - tricks + 0.5) / (self.spread * sqrt(2.0))))


class Scale:
    """The weights of one game, spread over the cards so that a hand is weighed in one walk.

    ``cards[trump][card]`` is a card's own weight: a trump by its place, an ace as a short one, a king as one without
    its ace. What depends on the rest of the hand is set right afterwards.
    """

    __slots__ = ("_known", "ace_above", "cards", "fit", "long_ace", "suits", "weights")

    def __init__(self, rules: Rules, alone: bool) -> None:
        self.fit = fit_of(shape(rules), ALONE if alone else PARTNERED)
        self.weights = weights = self.fit.weights
        self._known: dict[tuple[tuple[int, ...], Suit, bool], float] = {}
        self.long_ace = weights[9] - weights[8]
        self.ace_above = weights[10] - weights[11]
        plain = {ACE: weights[8], KING: weights[11]}
        self.cards = tuple(
            tuple(
                weights[place] if place >= 0 else plain.get(card & 7, 0.0)
                for card, place in enumerate(_places(rules.pack, rules.joker, trump))
            )
            for trump in Suit
        )

    def worth(self, hand: tuple[int, ...], trump: Suit, leads: bool) -> float:
        """The tricks that this hand's side takes if he is the maker."""
        key = (hand, trump, leads)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > _MOST_HANDS:
                self._known.clear()
            found = self._known[key] = self._work_out(hand, trump, leads)
        return found

    def _work_out(self, hand: Sequence[int], trump: Suit, leads: bool) -> float:
        weights, cards, suits = self.weights, self.cards[trump], SUIT_UNDER[trump]
        lengths, aces, best = [0, 0, 0, 0], 0, 0
        total = weights[14] + weights[13] if leads else weights[14]
        kings = 0
        for card in hand:
            total += cards[card]
            suit = suits[card]
            lengths[suit] += 1
            if suit == trump:
                if STRENGTH[trump][card] >= LEFT:
                    best += 1
            elif card & 7 == ACE:
                aces |= 1 << suit
            elif card & 7 == KING:
                kings |= 1 << suit
        trumps = lengths[trump]
        if trumps > 2:
            total += weights[6] * (trumps - 2)
        for suit in _OTHERS[trump]:
            if aces >> suit & 1:
                if lengths[suit] > 2:
                    total += self.long_ace
                if kings >> suit & 1:
                    total += self.ace_above
            elif trumps and not lengths[suit]:
                total += weights[12]
        return total + weights[7] if best > 1 else total


_OTHERS = tuple(tuple(suit for suit in Suit if suit != trump) for trump in Suit)
_TOGETHER = RulesCache(lambda rules: Scale(rules, alone=False))
_LONE = RulesCache(lambda rules: Scale(rules, alone=True))


def scale(rules: Rules, alone: bool) -> Scale:
    """The scale for a maker with his partner, or alone."""
    return _LONE(rules) if alone else _TOGETHER(rules)


def worth(rules: Rules, hand: tuple[int, ...], trump: Suit, alone: bool, leads: bool = False) -> float:
    """The tricks that this hand's side takes if he is the maker."""
    return scale(rules, alone).worth(hand, trump, leads)


def turn_up_bonus(rules: Rules, turnup: int, trump: Suit, seat: Seat, dealer: Seat, alone: bool) -> float:
    """What the turn-up in the dealer's hand is worth to a maker who is not the dealer."""
    fit = scale(rules, alone).fit
    place = max(0, _places(rules.pack, rules.joker, trump)[turnup])
    with_us = rules.traits.partners and side_of(seat) == side_of(dealer)
    return (fit.turnup_with if with_us else fit.turnup_against)[place]


def estimate(rules: Rules, mean: float, alone: bool) -> Estimate:
    """The spread that belongs to a mean."""
    return Estimate(mean, scale(rules, alone).fit.spread)
