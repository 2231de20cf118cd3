"""What a pass is worth in each seat, in points: measured with ``steady`` at every seat. Data and its look-up."""

from __future__ import annotations

from bot.engine.rules import Rules
from bot.engine.state import Phase
from bot.players.heuristics.bid_context import BidContext
from bot.players.heuristics.hand_value import SUITS, scale, shape
from bot.players.heuristics.rules_cache import RulesCache

Line = tuple[float, float, float]
"""Points after a pass: a constant, the weight of the tricks one would have taken with this call, and the weight of
those that the best other suit promises for round two."""

# fmt: off
PASSING: dict[tuple[str, str, str], dict[tuple[str, int], Line]] = {
    ("p4-5-24", "stick", "free"): {
        ("call", 1): (-1.8, 0.58, 0.0),
        ("call", 2): (-3.05, 0.94, 0.0),
        ("call", 3): (-2.6, 0.67, 0.0),
        ("order", 0): (-1.34, -0.15, 0.59),
        ("order", 1): (-2.92, 0.72, 0.32),
        ("order", 2): (-1.93, 0.49, 0.26),
        ("order", 3): (-2.14, 0.76, 0.04),
    },
    ("p4-5-24", "throw-in", "free"): {
        ("call", 1): (-1.14, 0.3, 0.0),
        ("call", 2): (-1.51, 0.42, 0.0),
        ("order", 0): (-1.19, -0.03, 0.34),
        ("order", 1): (-2.53, 0.72, 0.25),
        ("order", 2): (-1.85, 0.55, 0.17),
        ("order", 3): (-1.82, 0.69, 0.08),
    },
    ("p4-5-24", "stick-or-fold", "free"): {
        ("call", 1): (-1.74, 0.53, 0.0),
        ("call", 2): (-3.02, 0.92, 0.0),
        ("order", 0): (-0.09, -0.34, 0.44),
        ("order", 1): (-2.85, 0.7, 0.38),
        ("order", 2): (-2.25, 0.72, 0.14),
        ("order", 3): (-2.02, 0.65, 0.12),
    },
    ("p4-5-32", "throw-in", "free"): {
        ("call", 1): (-1.63, 0.48, 0.0),
        ("call", 2): (-1.39, 0.52, 0.0),
        ("order", 0): (-1.44, -0.07, 0.49),
        ("order", 1): (-2.93, 0.71, 0.4),
        ("order", 2): (-1.79, 0.46, 0.23),
        ("order", 3): (-1.99, 0.61, 0.18),
    },
    ("p4-5-32", "throw-in", "alone"): {
        ("call", 1): (-1.19, 0.35, 0.0),
        ("call", 2): (-1.91, 0.69, 0.0),
        ("call", 3): (-1.12, 0.13, 0.0),
        ("order", 0): (-1.3, -0.03, 0.41),
        ("order", 1): (-2.62, 0.65, 0.35),
        ("order", 2): (-1.8, 0.47, 0.22),
        ("order", 3): (-2.31, 0.72, 0.22),
    },
    ("p4-5-32j", "throw-in", "free"): {
        ("call", 1): (-1.66, 0.56, 0.0),
        ("call", 2): (-2.44, 0.75, 0.0),
        ("call", 3): (-1.61, 0.49, 0.0),
        ("order", 0): (-2.09, -0.0, 0.72),
        ("order", 1): (-2.84, 0.78, 0.29),
        ("order", 2): (-2.47, 0.66, 0.27),
        ("order", 3): (-2.74, 0.72, 0.29),
    },
    ("s3-5-32", "throw-in", "free"): {
        ("call", 0): (-0.02, -0.06, 0.0),
        ("call", 1): (0.4, -0.14, 0.0),
        ("call", 2): (0.07, -0.04, 0.0),
        ("order", 0): (-0.1, -0.28, 0.33),
        ("order", 1): (-0.96, 0.07, 0.37),
        ("order", 2): (-0.29, -0.07, 0.29),
    },
    ("s3-7-24", "throw-in", "free"): {
        ("call", 0): (0.5, -0.16, 0.0),
        ("call", 1): (0.12, -0.07, 0.0),
        ("call", 2): (1.28, -0.34, 0.0),
        ("order", 0): (-0.34, -0.11, 0.22),
        ("order", 1): (-0.59, -0.19, 0.44),
        ("order", 2): (-0.12, -0.06, 0.14),
    },
    ("s2-5-24", "throw-in", "free"): {
        ("call", 0): (0.0, 0.0, 0.0),
        ("call", 1): (-1.39, 0.23, 0.0),
        ("order", 0): (-1.74, -0.07, 0.5),
        ("order", 1): (-2.38, 0.52, 0.36),
    },
    ("c4-5-32", "throw-in", "free"): {
        ("order", 1): (-2.31, 0.65, 0.04),
        ("order", 2): (-0.76, 0.28, -0.13),
        ("order", 3): (-0.66, 0.02, -0.03),
    },
    ("c5-5-32", "throw-in", "free"): {
        ("order", 0): (-0.38, 0.06, 0.01),
        ("order", 1): (-1.58, 0.46, 0.09),
        ("order", 2): (-1.42, 0.42, 0.07),
        ("order", 3): (-1.88, 0.6, 0.08),
        ("order", 4): (-1.45, 0.49, -0.0),
    },
    ("c6-5-32", "throw-in", "free"): {
        ("call", 1): (-0.53, 0.17, 0.0),
        ("call", 2): (-0.76, 0.27, 0.0),
        ("call", 3): (-0.35, 0.1, 0.0),
        ("call", 4): (-0.15, -0.04, 0.0),
        ("call", 5): (-0.43, 0.16, 0.0),
        ("order", 0): (-1.12, 0.03, 0.36),
        ("order", 1): (-1.93, 0.34, 0.41),
        ("order", 2): (-1.23, 0.24, 0.23),
        ("order", 3): (-1.2, 0.25, 0.2),
        ("order", 4): (-0.95, 0.25, 0.1),
        ("order", 5): (-1.19, 0.27, 0.18),
    },
    ("h4-6-24j", "throw-in", "free"): {
        ("bid", 0): (-6.59, 0.81, 0.0),
        ("bid", 1): (-7.01, 0.9, 0.0),
        ("bid", 2): (0.64, 0.67, 0.0),
        ("bid", 3): (-7.94, 1.13, 0.0),
    },
    ("h4-12-48", "throw-in", "free"): {
        ("bid", 0): (-14.62, 1.42, 0.0),
        ("bid", 1): (-12.91, 1.32, 0.0),
        ("bid", 2): (-0.93, 0.61, 0.61),
        ("bid", 3): (-10.91, 1.03, 0.0),
    },
    ("h6-8-48", "throw-in", "free"): {
        ("bid", 0): (-2.47, 0.42, 0.27),
        ("bid", 1): (-1.63, 0.79, 0.0),
        ("bid", 2): (-6.35, 0.9, 0.06),
        ("bid", 3): (0.05, 0.47, 0.0),
        ("bid", 4): (0.25, 0.78, 1.22),
        ("bid", 5): (-3.58, 1.15, 0.03),
    },
}
# fmt: on
"""By the shape of the game, its second round and the partner's right to order; then by phase and by the seat's
distance from the dealer. Fitted on hands in which ``steady`` passed, some of them against its own judgement."""


def pass_points(desk: BidContext, mean: float, other: float | None = None) -> float:
    """The points that the hand brings his side on average after a pass.

    ``mean`` tricks were to be had by calling; ``other`` tricks with the best suit that is not turned up, worked out
    from the hand if it is not given.
    """
    line = _LINES(desk.rules).line(desk.phase, (desk.seat - desk.dealer) % desk.rules.players)
    if other is None:
        other = best_other(desk) if line[2] else 0.0
    return line[0] + line[1] * mean + line[2] * other


def best_other(desk: BidContext) -> float:
    """In round one, the tricks that the best of the other suits promises for round two."""
    if desk.phase is not Phase.ORDER:
        return 0.0
    hand, proposed = desk.hand, desk.proposed
    weigh = scale(desk.rules, alone=False).worth
    return max([weigh(hand, suit, False) for suit in SUITS if suit != proposed])


class Lines:
    """The lines of one game's rules."""

    __slots__ = ("_by_seat", "_keys")

    def __init__(self, rules: Rules) -> None:
        name = shape(rules)
        round_two = str(rules.second_round)
        near = [
            (name, round_two, str(rules.partner_order)), (name, round_two, "free"), (name, "throw-in", "free"),
            (name.rstrip("j"), round_two, "free"), (name.rstrip("j"), "throw-in", "free"),
        ]  # fmt: skip
        near += [key for key in PASSING if key[0][:4] == name[:4]] + [key for key in PASSING if key[0][0] == name[0]]
        self._keys = [key for key in near if key in PASSING]
        self._by_seat: dict[tuple[str, int], Line] = {}

    def line(self, phase: Phase, place: int) -> Line:
        """The line of this seat, or that of the nearest kin among the games."""
        seat = (str(phase), place)
        if seat not in self._by_seat:
            found = [PASSING[key][seat] for key in self._keys if seat in PASSING[key]]
            self._by_seat[seat] = found[0] if found else (0.0, 0.0, 0.0)
        return self._by_seat[seat]


_LINES = RulesCache(Lines)
