"""The worth of a hand, of a score and of the end of a hand. Every decision of the players rests on these numbers.

The worth of a hand is an estimate of tricks by a linear model. Each feature of the hand (trumps, length, aces, kings,
voids) has a weight in tricks, fitted by least squares to play-outs of random deals (``fits.HandValueFit``).

The worth of a score is the chance to win the game. For two sides it is looked up in an exact table over both scores.
The table is computed from how often each end of a hand happens (``fits.OutcomeFrequency``) and what the rules pay for
it. For individuals and for very long games it is a race: how many hands each unit needs is computed independently of
the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from bot.engine.cards import ACE, KING, LEFT, NO_TRUMP, QUEEN, STRENGTH, SUIT_UNDER, Suit, Trump, make_pack
from bot.engine.rules import Company, Outcome, Rules
from bot.engine.scoring import game_winner, hand_points, points_by_unit
from bot.engine.seats import Seat, left_of, side_of, unit_of
from bot.engine.state import Standing
from bot.engine.views import SeatView
from bot.players.fits import (
    HandValueFit,
    NoTrumpFit,
    OutcomeFrequency,
    cache_by_rules,
    game_shape,
    hand_value_fits,
    no_trump_fits,
    outcome_frequencies,
)

_PLACES = 5
_MOST_HANDS = 8_000
"""The most hands in the cache; each takes about 200 bytes."""
SUITS: tuple[Suit, ...] = tuple(Suit)
"""The suits as a tuple: iterating over the enumeration is slow."""


@lru_cache(maxsize=64)
def trump_places(pack: int, joker: bool, trump: Trump) -> tuple[int, ...]:
    """Return the place of each trump from the top: 0 for the best, 5 for the sixth and lower; -1 for other cards."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    trumps = sorted({card for card in make_pack(pack, joker) if suits[card] == trump}, key=lambda c: -strength[c])
    places = [-1] * len(suits)
    for place, card in enumerate(trumps):
        places[card] = min(place, _PLACES)
    return tuple(places)


def fit_of(name: str, company: Company) -> HandValueFit:
    """Return the fit of this game, or of the most similar one."""
    fits = hand_value_fits()
    for candidate in (name, name.rstrip("j"), name.rstrip("j").replace("-32", "-24").replace("c5", "c4")):
        if (candidate, company) in fits:
            return fits[candidate, company]
    alike = [key for key in fits if key[1] == company and key[0][:2] == name[:2]]
    return fits[alike[0]] if alike else fits["p4-5-24", company]


class Estimate(NamedTuple):
    """The tricks expected of a hand (``mean``), their ``spread``, and how many are sure to be ``lost``."""

    mean: float
    spread: float
    hand_size: int
    lost: int = 0

    def at_least(self, tricks: int) -> float:
        """Return the chance of at least this many tricks, from a normal distribution; 0 if ``lost`` rules it out."""
        if tricks > self.hand_size - self.lost:
            return 0.0
        return 0.5 * (1.0 + erf((self.mean - tricks + 0.5) / (self.spread * sqrt(2.0))))


class HandValueModel(NamedTuple):
    """The fit of one game as a weight for each card, so that one pass over a hand adds up most of its worth.

    ``cards[trump][card]`` is the card's own weight. Every ace counts as a short one and every king as one without its
    ace; ``long_ace`` and ``ace_above`` are added where the rest of the hand shows otherwise.
    """

    fit: HandValueFit
    cards: tuple[tuple[float, ...], ...]
    long_ace: float
    ace_above: float


@cache_by_rules()
def hand_value_model(rules: Rules, alone: bool) -> HandValueModel:
    """Return the hand value model for a maker who plays with their partner, or alone."""
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


def no_trump_fit(rules: Rules, alone: bool) -> NoTrumpFit:
    """Return the fit for a maker who plays no trump, with their partner or alone."""
    return no_trump_fits()[game_shape(rules), Company.ALONE if alone else Company.PARTNERED]


def no_trump_features(hand: Sequence[int]) -> tuple[int, ...]:
    """Count the features that make a hand strong without trump, in the order of the fields of ``NoTrumpFit``."""
    ranks: list[int] = [0, 0, 0, 0]
    for card in hand:
        ranks[card >> 3 & 3] |= 1 << (card & 7)
    aces = kings = guarded = queens = behind = 0
    for held in ranks:
        ace, king, queen = held >> ACE & 1, held >> KING & 1, held >> QUEEN & 1
        aces += ace
        kings += ace & king
        guarded += king and not ace and held.bit_count() > 1
        queens += ace & king & queen
        behind += ace * (held.bit_count() - 1 - king - (king & queen))
    return aces, kings, guarded, queens, behind


def _add_up(fit: NoTrumpFit, counts: tuple[int, ...], leads: bool) -> float:
    weights = (fit.ace, fit.king_with_ace, fit.guarded_king, fit.queen_with_both, fit.behind_ace)
    return fit.constant + fit.lead * leads + sum([w * count for w, count in zip(weights, counts, strict=True)])


_OTHERS = tuple(tuple(suit for suit in Suit if suit != trump) for trump in Suit)


@cache_by_rules(_MOST_HANDS)
def worth(rules: Rules, hand: tuple[int, ...], trump: Trump, alone: bool, leads: bool) -> float:
    """Return the tricks expected of this hand's side as maker; ``leads`` says whether the hand leads first."""
    if trump is NO_TRUMP:
        counts = no_trump_features(hand)
        return _add_up(no_trump_fit(rules, alone), counts, leads)
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


def turn_up_bonus(rules: Rules, turnup: int, trump: Trump, seat: Seat, dealer: Seat, alone: bool) -> float:
    """Return the change in a maker's expected tricks if the dealer, another seat, takes up the turn-up."""
    fit = hand_value_model(rules, alone).fit
    place = max(0, trump_places(rules.pack, rules.joker, trump)[turnup])
    with_us = rules.traits.partners and side_of(seat) == side_of(dealer)
    return (fit.turnup_with if with_us else fit.turnup_against)[place]


def estimate(rules: Rules, mean: float, alone: bool) -> Estimate:
    """Return the estimate with this mean and the standard deviation of the game's fit."""
    return Estimate(mean, hand_value_model(rules, alone).fit.spread, rules.hand_size)


# -- the chance to win the game at a score


_LONGEST_TABLE = 24
_FLOOR = 1
"""The lowest score that a race tells apart: this many targets below zero."""
_BELOW = 14
"""The lowest score in the table is this many points below zero."""


def frequencies_of(rules: Rules) -> list[OutcomeFrequency]:
    """Return how often hands end in each way in the most similar measured game."""
    game = nearest_measured_game(rules)
    return [each for each in outcome_frequencies() if each.game == game]


def nearest_measured_game(rules: Rules) -> str:
    """Return the name of the most similar measured game."""
    traits, players = rules.traits, rules.players
    if not traits.turn_up:
        return "h4-6" if not traits.bid_from_half else "h6-8" if players > 4 else "h4-12"
    if traits.partners:
        return "p-32" if rules.pack > 24 else "p-24"
    if traits.secret_partner:
        return f"c{players}"
    if players == 2:
        return "s2"
    return "s3-7" if rules.hand_size > 5 else "s3-5"


def score_changes(rules: Rules) -> tuple[tuple[float, int, int], ...]:
    """Return ``(share, points of the dealer's side, the others' points)`` of hands in which somebody scores."""
    table: dict[tuple[int, int], float] = {}
    for end in frequencies_of(rules):
        for maker, share in ((Seat(1), end.dealers), (Seat(2), end.others)):
            dealers, others = _points(rules, (maker,), end)
            table[dealers, others] = table.get((dealers, others), 0.0) + share
    table.pop((0, 0), None)
    total = sum(table.values())
    return tuple((share / total, *pair) for pair, share in sorted(table.items()))


def _points(rules: Rules, makers: tuple[Seat, ...], end: OutcomeFrequency) -> tuple[int, ...]:
    """Return each unit's points for an end of a hand that seat 1 deals and that is not the first."""
    later = Standing(2, Seat(1), (0,) * rules.units)
    return hand_points(rules, later, makers, end.outcome, end.company, end.tricks, end.bid)


class WinProbabilityTable:
    """The chance to win a game between two sides, at every score; read it with ``chance``."""

    def __init__(self, rules: Rules) -> None:
        self.target = rules.points
        self.changes = score_changes(rules)
        self.below = _BELOW if any(own < 0 or other < 0 for _, own, other in self.changes) else 0
        self.rows: dict[tuple[int, int], tuple[float, float]] = {}
        self._fill()

    def _fill(self) -> None:
        low, high = -self.below, self.target
        scores = range(high - 1, low - 1, -1)
        for rounds in range(60 if self.below else 6):
            change = 0.0
            for own in scores:
                for other in scores:
                    before = self.rows.get((own, other), (0.5, 0.5))
                    now = (self._step(own, other, True), self._step(own, other, False))
                    self.rows[own, other] = now
                    change = max(change, abs(now[0] - before[0]), abs(now[1] - before[1]))
            if change < 2e-4 and rounds:
                return

    def _step(self, own: int, other: int, dealing: bool) -> float:
        total = 0.0
        for share, dealers, others in self.changes:
            own_points, other_points = (dealers, others) if dealing else (others, dealers)
            total += share * self.chance(own + own_points, other + other_points, not dealing)
        return total

    def chance(self, own: int, other: int, dealing: bool) -> float:
        """Return the chance to win of the side with ``own`` points. ``dealing`` says whether it deals the next hand."""
        if own >= self.target or other >= self.target:
            if own != other:
                return 1.0 if own > other else 0.0
            return 0.5
        key = (max(own, -self.below), max(other, -self.below))
        row = self.rows.get(key)
        return 0.5 if row is None else row[0 if dealing else 1]


_table = cache_by_rules()(WinProbabilityTable)


def _own_gains(rules: Rules) -> tuple[tuple[float, int], ...]:
    table: dict[int, float] = {0: 0.0}
    for end in frequencies_of(rules):
        size = 2 if rules.traits.secret_partner and end.company is Company.PARTNERED else 1
        paid = Counter(_points(rules, (Seat(1), Seat(2))[:size], end))
        del paid[0]
        for points, units in paid.items():
            table[points] = table.get(points, 0.0) + (end.dealers + end.others) * units / rules.units
    table[0] += 1.0 - sum(table.values())
    return tuple((share, points) for points, share in sorted(table.items()))


@cache_by_rules()
def chances_to_finish(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """Return a table: ``[n][h]`` is the chance that a unit that needs ``n`` points has them after ``h + 1`` hands."""
    steps = _own_gains(rules)
    hands = 40 if rules.points <= _LONGEST_TABLE else 60
    most = rules.points * (1 + _FLOOR)
    before = [1.0] + [0.0] * most
    columns = []
    for _ in range(hands):
        before = [1.0] + [
            sum([share * before[min(most, max(0, need - points))] for share, points in steps])
            for need in range(1, most + 1)
        ]
        columns.append(before)
    return tuple(zip(*columns, strict=True))


@cache_by_rules(65_536)
def _chance_to_finish_first(rules: Rules, own: int, others: tuple[int, ...]) -> float:
    """Return the chance that a unit that needs ``own`` points finishes before all ``others``; ties are shared."""
    by_need = chances_to_finish(rules)
    own_chances = by_need[own]
    theirs = [by_need[need] for need in others]
    total, before = 0.0, 0.0
    for hand, done in enumerate(own_chances):
        here = done - before
        if here > 0.0:
            later, level = 1.0, 1.0
            for rest in theirs:
                earlier = rest[hand - 1] if hand else 0.0
                later *= 1.0 - rest[hand]
                level *= 1.0 - earlier
            total += here * (later + (level - later) / (len(others) + 1))
        before = done
    everyone = 1.0 - before
    for rest in theirs:
        everyone *= 1.0 - rest[-1]
    return min(1.0, total + everyone / (len(others) + 1))


@cache_by_rules(65_536)
def win_probability(rules: Rules, score: tuple[int, ...], unit: int, dealer: int) -> float:
    """Return the chance of a unit to win from this score if unit ``dealer`` deals next; 1 or 0 if the game is over."""
    won = game_winner(rules, score)
    if won is not None:
        return 1.0 if won == unit else 0.0
    if rules.units == 2 and rules.points <= _LONGEST_TABLE:
        return _table(rules).chance(score[unit - 1], score[2 - unit], dealer == unit)
    floor = -_FLOOR * rules.points
    needs = [max(1, rules.points - max(floor, points)) for points in score]
    firsts = [
        _chance_to_finish_first(rules, need, tuple(sorted(needs[:at] + needs[at + 1 :])))
        for at, need in enumerate(needs)
    ]
    return firsts[unit - 1] / sum(firsts)


# -- what the ends of a hand are worth to a seat


class Payoffs:
    """One seat's chance to win the game after each possible end of a hand, at the standing before that hand.

    ``nothing`` is the chance if nobody scores in the hand. A point for the seat's side changes it by ``point``, a point
    for everybody else by ``lost_point``, which is negative.
    """

    __slots__ = (
        "_dealer", "_ends", "_next_dealer", "_unit", "lost_point", "nothing", "point", "rules", "seat", "standing",
    )  # fmt: skip

    def __init__(self, rules: Rules, standing: Standing, seat: Seat) -> None:
        self.rules, self.standing, self.seat = rules, standing, seat
        partners, dealer = rules.traits.partners, standing.dealer
        self._unit, self._dealer = unit_of(seat, partners), unit_of(dealer, partners)
        self._next_dealer = unit_of(left_of(dealer, rules.players), partners)
        self._ends: dict[tuple[object, ...], float] = {}
        self.nothing = self.of_points((0,) * rules.units)
        self.point = self.of_points(points_by_unit(rules, (seat,), True, 1)) - self.nothing
        self.lost_point = self.of_points(points_by_unit(rules, (seat,), False, 1)) - self.nothing

    def of_points(self, points: tuple[int, ...], redeal: bool = False) -> float:
        """Return the chance if the hand pays these points, a number for each unit. After a redeal the dealer stays."""
        score = tuple([before + gained for before, gained in zip(self.standing.score, points, strict=True)])
        return win_probability(self.rules, score, self._unit, self._dealer if redeal else self._next_dealer)

    def of_average(self, points: float) -> float:
        """Return the chance if the side gains these points on average, each worth as much as the first."""
        return self.nothing + points * self.point if points >= 0 else self.nothing - points * self.lost_point

    def of_end(
        self, makers: tuple[Seat, ...], outcome: Outcome, company: Company, tricks: int = 0, bid: int | None = None
    ) -> float:
        """Return the chance if these makers, in this company and with this bid, take ``tricks`` with this outcome."""
        key = (makers, outcome, company, tricks, bid)
        worth = self._ends.get(key)
        if worth is None:
            points = hand_points(self.rules, self.standing, makers, outcome, company, tricks, bid)
            worth = self._ends[key] = self.of_points(points)
        return worth

    def stake(self, maker: Seat, outcome: Outcome, company: Company) -> int:
        """Return the largest number of points that any unit gains or loses if this maker's hand ends like this."""
        return max(map(abs, hand_points(self.rules, self.standing, (maker,), outcome, company)))


@cache_by_rules(2_000)
def payoffs_at(rules: Rules, standing: Standing, seat: Seat) -> Payoffs:
    """Return the payoffs of this seat at this standing. The result is cached: do not change it."""
    return Payoffs(rules, standing, seat)


def payoffs_of(view: SeatView) -> Payoffs:
    """Return the payoffs of the view's own seat."""
    return payoffs_at(view.public.rules, view.public.standing, view.seat)
