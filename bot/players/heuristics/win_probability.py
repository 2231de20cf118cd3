"""The chance to win the game at a score: what every decision is weighed by, instead of points.

Games of two sides: an exact table over both scores, from how often each end of a hand happens
(``fitted_data.OutcomeFrequency``), paid by the rules' own rows. Games of individuals and very long games: a race, in
which each unit's time to the target is worked out by itself. Knows scores, not cards.
"""

from __future__ import annotations

from bot.engine.match import winner
from bot.engine.rules import Company, Rules
from bot.engine.scoring import amount, row_for
from bot.players.heuristics.fitted_data import OutcomeFrequency, outcome_frequencies
from bot.players.heuristics.rules_cache import by_rules

_LONGEST_TABLE = 24
_FLOOR = 1
"""How many targets below zero a race still tells apart."""
_BELOW = 14
"""How far below zero the table reaches."""


def frequencies_of(rules: Rules) -> list[OutcomeFrequency]:
    """The measured ends of the game that is most like this one."""
    game = measured_game(rules)
    return [each for each in outcome_frequencies() if each.game == game]


def measured_game(rules: Rules) -> str:
    """Which of the measured games is most like this one."""
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
    """How often a hand brings how much to the dealer's side and to the other: ``(share, dealer's, other's)``.

    Hands that score nothing are left out and the rest counts up to 1.
    """
    table: dict[tuple[int, int], float] = {}
    for end in frequencies_of(rules):
        points, to_makers = _points(rules, end)
        for dealer_makes, share in ((True, end.dealers), (False, end.others)):
            pair = (points, 0) if dealer_makes == to_makers else (0, points)
            table[pair] = table.get(pair, 0.0) + share
    table.pop((0, 0), None)
    total = sum(table.values())
    return tuple((share / total, *pair) for pair, share in sorted(table.items()))


def _points(rules: Rules, end: OutcomeFrequency) -> tuple[int, bool]:
    """What an end of a hand pays, and whether the makers are paid."""
    row = row_for(rules, end.outcome, end.company)
    return amount(row, end.tricks, end.bid), row.makers


class WinProbabilityTable:
    """The exact table of a game between two sides; ``chance(a, b, dealing)`` for the side with ``a`` points."""

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
            mine, theirs = (dealers, others) if dealing else (others, dealers)
            total += share * self.chance(own + mine, other + theirs, not dealing)
        return total

    def chance(self, own: int, other: int, dealing: bool) -> float:
        """The chance of the side with ``own`` points; ``dealing`` if it deals the next hand."""
        if own >= self.target or other >= self.target:
            if own != other:
                return 1.0 if own > other else 0.0
            return 0.5
        key = (max(own, -self.below), max(other, -self.below))
        found = self.rows.get(key)
        return 0.5 if found is None else found[0 if dealing else 1]


_table = by_rules()(WinProbabilityTable)


def _own_gains(rules: Rules) -> tuple[tuple[float, int], ...]:
    """How often a hand brings one unit how much; 0 is among them."""
    table: dict[int, float] = {0: 0.0}
    units = rules.units
    for end in frequencies_of(rules):
        points, to_makers = _points(rules, end)
        size = 2 if rules.traits.secret_partner and end.company is Company.PARTNERED else 1
        paid = size if to_makers else units - size
        share = end.dealers + end.others
        table[points] = table.get(points, 0.0) + share * paid / units
    table[0] += 1.0 - sum(table.values())
    return tuple((share, points) for points, share in sorted(table.items()))


@by_rules()
def hands_to_target(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """How soon a unit gets home: ``[n][h]`` is the chance that one that needs ``n`` points has them after ``h + 1``
    hands.
    """
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


@by_rules(65_536)
def _race(rules: Rules, own: int, others: tuple[int, ...]) -> float:
    """The chance to finish first, a tie shared."""
    by_need = hands_to_target(rules)
    mine = by_need[own]
    theirs = [by_need[need] for need in others]
    total, before = 0.0, 0.0
    for hand, done in enumerate(mine):
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


@by_rules(65_536)
def win_probability(rules: Rules, score: tuple[int, ...], unit: int, dealer: int) -> float:
    """The chance of a unit (side or seat, from 1) to win the game from this score.

    ``dealer`` is the unit that deals the next hand. A game that is won counts 1 or 0.
    """
    won = winner(rules, score)
    if won is not None:
        return 1.0 if won == unit else 0.0
    if rules.units == 2 and rules.points <= _LONGEST_TABLE:
        return _table(rules).chance(score[unit - 1], score[2 - unit], dealer == unit)
    floor = -_FLOOR * rules.points
    needs = [max(1, rules.points - max(floor, points)) for points in score]
    firsts = [_race(rules, need, tuple(sorted(needs[:at] + needs[at + 1 :]))) for at, need in enumerate(needs)]
    return firsts[unit - 1] / sum(firsts)
