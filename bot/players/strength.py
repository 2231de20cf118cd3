"""How many tricks a hand is worth under a trump, from its own cards alone: the estimate that bids and discards rest on.

A hand becomes a few counts (which trumps, how long, aces, kings, voids); each count has a weight in tricks, fitted by
least squares on play-outs of random deals (``weights.py``). It must not know any other hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

from bot.engine.cards import ACE, KING, Suit, make_pack
from bot.engine.rules import Rules
from bot.engine.sides import Seat, side_of
from bot.engine.trump import STRENGTH, SUIT_UNDER
from bot.players.weights import ALONE, FITS, PARTNERED, Fit

COUNTS = 15
"""How many counts describe a hand: trumps of place 0 to 4 and lower, length beyond two, the two best together, short
aces, long aces, kings under their ace, other kings, voids to trump, the first lead, and the constant."""

_PLACES = 5


@lru_cache(maxsize=64)
def _places(pack: int, joker: bool, trump: Suit) -> tuple[int, ...]:
    """The place of each trump card from the top, 0 the best; -1 for the rest."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    trumps = sorted({card for card in make_pack(pack, joker) if suits[card] == trump}, key=lambda c: -strength[c])
    places = [-1] * len(suits)
    for place, card in enumerate(trumps):
        places[card] = min(place, _PLACES)
    return tuple(places)


def counts(rules: Rules, hand: Sequence[int], trump: Suit, leads: bool) -> list[int]:
    """The counts of this hand under this trump."""
    places, suits = _places(rules.pack, rules.joker, trump), SUIT_UNDER[trump]
    out = [0] * COUNTS
    lengths, aces, kings = [0, 0, 0, 0], 0, []
    trumps = 0
    for card in hand:
        place = places[card]
        if place >= 0:
            out[place] += 1
            trumps += 1
            continue
        suit = suits[card]
        lengths[suit] += 1
        if card & 7 == ACE:
            aces |= 1 << suit
        elif card & 7 == KING:
            kings.append(suit)
    out[6] = trumps - 2 if trumps > 2 else 0
    out[7] = 1 if out[0] and out[1] else 0
    for suit in (0, 1, 2, 3):
        if suit == trump:
            continue
        if aces >> suit & 1:
            out[8 if lengths[suit] < 3 else 9] += 1
        elif not lengths[suit] and trumps:
            out[12] += 1
    for king in kings:
        out[10 if aces >> king & 1 else 11] += 1
    out[13] = int(leads)
    out[14] = 1
    return out


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


def worth(rules: Rules, hand: Sequence[int], trump: Suit, alone: bool, leads: bool = False) -> float:
    """The tricks that this hand's side takes if he is the maker."""
    weights = fit_of(shape(rules), ALONE if alone else PARTNERED).weights
    return sum([weight * count for weight, count in zip(weights, counts(rules, hand, trump, leads), strict=False)])


def turn_up_bonus(rules: Rules, turnup: int, trump: Suit, seat: Seat, dealer: Seat, alone: bool) -> float:
    """What the turn-up in the dealer's hand is worth to a maker who is not the dealer."""
    fit = fit_of(shape(rules), ALONE if alone else PARTNERED)
    place = max(0, _places(rules.pack, rules.joker, trump)[turnup])
    with_us = rules.traits.partners and side_of(seat) == side_of(dealer)
    return (fit.turnup_with if with_us else fit.turnup_against)[place]


def estimate(rules: Rules, mean: float, alone: bool) -> Estimate:
    """The spread that belongs to a mean."""
    return Estimate(mean, fit_of(shape(rules), ALONE if alone else PARTNERED).spread)
