"""What the ends of a hand are worth to one seat: chances to win the game instead of points. Knows scores, not cards."""

from __future__ import annotations

from bot.engine.rules import Company, Outcome, Rules
from bot.engine.scoring import amount, row_for, spread
from bot.engine.seats import Seat, left_of, unit_of
from bot.engine.views import SeatView
from bot.players.heuristics.rules_cache import by_rules
from bot.players.heuristics.win_probability import win_probability


class Payoffs:
    """The chances of one seat to win the game after a hand, from the score before it and the hand's dealer.

    ``nothing`` is the chance if nobody scores; ``point`` what a point for this seat's side adds to it, ``lost_point``
    what a point for everybody else adds (less than zero).
    """

    __slots__ = (
        "_dealer", "_ends", "_next_dealer", "_unit", "lost_point", "nothing", "point", "rules", "score", "seat",
    )  # fmt: skip

    def __init__(self, rules: Rules, score: tuple[int, ...], dealer: Seat, seat: Seat) -> None:
        self.rules, self.score, self.seat = rules, score, seat
        partners = rules.traits.partners
        self._unit, self._dealer = unit_of(seat, partners), unit_of(dealer, partners)
        self._next_dealer = unit_of(left_of(dealer, rules.players), partners)
        self._ends: dict[tuple[object, ...], float] = {}
        self.nothing = self.of_points((0,) * rules.units)
        self.point = self.of_points(spread(rules, (seat,), True, 1)) - self.nothing
        self.lost_point = self.of_points(spread(rules, (seat,), False, 1)) - self.nothing

    def of_points(self, points: tuple[int, ...], redeal: bool = False) -> float:
        """The chance after these points by side or seat; after a redeal the same dealer deals again."""
        score = tuple([before + gained for before, gained in zip(self.score, points, strict=True)])
        return win_probability(self.rules, score, self._unit, self._dealer if redeal else self._next_dealer)

    def of_average(self, points: float) -> float:
        """The chance if the hand brings so many points on average, each at what one is worth now."""
        return self.nothing + points * self.point if points >= 0 else self.nothing - points * self.lost_point

    def of_end(
        self, makers: tuple[Seat, ...], outcome: Outcome, company: Company, tricks: int = 0, bid: int | None = None
    ) -> float:
        """The chance if these seats make trump, the hand ends so, and they take so many tricks."""
        key = (makers, outcome, company, tricks, bid)
        found = self._ends.get(key)
        if found is None:
            row = row_for(self.rules, outcome, company)
            points = spread(self.rules, makers, row.makers, amount(row, tricks, bid or 0))
            found = self._ends[key] = self.of_points(points)
        return found


@by_rules(2_000)
def payoffs_at(rules: Rules, score: tuple[int, ...], dealer: Seat, seat: Seat) -> Payoffs:
    """The payoffs of this seat, each worked out once."""
    return Payoffs(rules, score, dealer, seat)


def payoffs_of(view: SeatView) -> Payoffs:
    """The payoffs of the seat that decides."""
    public = view.public
    return payoffs_at(public.rules, public.score, public.dealer, view.seat)
