"""How many tricks a hand is worth under a trump, from its own cards alone: the estimate that bids and discards rest on.

A linear model: each feature of the hand (trumps, length, aces, kings, voids) has a weight in tricks, fitted by least
squares on play-outs of random deals (``fitted_data.HandValueFit``). It must not know any other hand.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from bot.engine.cards import ACE, KING, LEFT, STRENGTH, SUIT_UNDER, Suit, make_pack
from bot.engine.rules import Company, Rules
from bot.engine.seats import Seat, side_of
from bot.players.heuristics.fitted_data import HandValueFit, game_shape, hand_value_fits
from bot.players.heuristics.rules_cache import by_rules

_PLACES = 5
_MOST_HANDS = 8_000
"""So many hands are remembered; each costs about 200 bytes."""
SUITS: tuple[Suit, ...] = tuple(Suit)
"""The suits once and for all: walking the enumeration itself is slow."""


@lru_cache(maxsize=64)
def trump_places(pack: int, joker: bool, trump: Suit) -> tuple[int, ...]:
    """The place of each trump card from the top, 0 the best; -1 for the rest."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    trumps = sorted({card for card in make_pack(pack, joker) if suits[card] == trump}, key=lambda c: -strength[c])
    places = [-1] * len(suits)
    for place, card in enumerate(trumps):
        places[card] = min(place, _PLACES)
    return tuple(places)


def fit_of(name: str, company: Company) -> HandValueFit:
    """The fit of this game, or of the one most like it."""
    fits = hand_value_fits()
    for candidate in (name, name.rstrip("j"), name.rstrip("j").replace("-32", "-24").replace("c5", "c4")):
        if (candidate, company) in fits:
            return fits[candidate, company]
    alike = [key for key in fits if key[1] == company and key[0][:2] == name[:2]]
    return fits[alike[0]] if alike else fits["p4-5-24", company]


class Estimate(NamedTuple):
    """Tricks expected, with one standard deviation, and how likely at least so many are.

    ``lost`` tricks are certain to go to the other side, of ``hand_size``.
    """

    mean: float
    spread: float
    hand_size: int
    lost: int = 0

    def at_least(self, tricks: int) -> float:
        """The chance to take so many tricks or more, the spread taken as normal; none if too many are lost for sure."""
        if tricks > self.hand_size - self.lost:
            return 0.0
        return 0.5 * (1.0 + erf((self.mean - tricks + 0.5) / (self.spread * sqrt(2.0))))


class HandValueModel(NamedTuple):
    """The fit of one game, spread over the cards so that a hand is weighed in one walk.

    ``cards[trump][card]`` is a card's own weight: a trump by its place, an ace as a short one, a king as one without
    its ace. What depends on the rest of the hand is set right afterwards.
    """

    fit: HandValueFit
    cards: tuple[tuple[float, ...], ...]
    long_ace: float
    ace_above: float


@by_rules()
def hand_value_model(rules: Rules, alone: bool) -> HandValueModel:
    """The model for a maker with their partner, or alone."""
    fit = fit_of(game_shape(rules), Company.ALONE if alone else Company.PARTNERED)
    plain = {ACE: fit.short_ace, KING: fit.king}
    cards = tuple(
        tuple(
            fit.trumps[place] if place >= 0 else plain.get(card & 7, 0.0)
            for card, place in enumerate(trump_places(rules.pack, rules.joker, trump))
        )
        for trump in Suit
    )
    return HandValueModel(fit, cards, fit.long_ace - fit.short_ace, fit.king_under_ace - fit.king)


_OTHERS = tuple(tuple(suit for suit in Suit if suit != trump) for trump in Suit)


@by_rules(_MOST_HANDS)
def worth(rules: Rules, hand: tuple[int, ...], trump: Suit, alone: bool, leads: bool) -> float:
    """The tricks that this hand's side takes as maker, if it leads to the first trick or if not."""
    model = hand_value_model(rules, alone)
    fit, cards, suits = model.fit, model.cards[trump], SUIT_UNDER[trump]
    lengths, aces, kings, best = [0, 0, 0, 0], 0, 0, 0
    total = fit.constant + fit.lead if leads else fit.constant
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
        total += fit.long_trump * (trumps - 2)
    for suit in _OTHERS[trump]:
        if aces >> suit & 1:
            if lengths[suit] > 2:
                total += model.long_ace
            if kings >> suit & 1:
                total += model.ace_above
        elif trumps and not lengths[suit]:
            total += fit.void
    return total + fit.both_best if best > 1 else total


def turn_up_bonus(rules: Rules, turnup: int, trump: Suit, seat: Seat, dealer: Seat, alone: bool) -> float:
    """What the turn-up in the dealer's hand is worth to a maker who is not the dealer."""
    fit = hand_value_model(rules, alone).fit
    place = max(0, trump_places(rules.pack, rules.joker, trump)[turnup])
    with_us = rules.traits.partners and side_of(seat) == side_of(dealer)
    return (fit.turnup_with if with_us else fit.turnup_against)[place]


def estimate(rules: Rules, mean: float, alone: bool) -> Estimate:
    """The spread that belongs to a mean."""
    return Estimate(mean, hand_value_model(rules, alone).fit.spread, rules.hand_size)
