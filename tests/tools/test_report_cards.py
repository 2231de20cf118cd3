"""Games of computer players whose report cards are compared: whole, the same again, sides in turn."""

from __future__ import annotations

from functools import reduce

from bot.analysis.judging import Area, Label, ReportCard, Tally
from bot.engine import presets
from bot.engine.game import apply
from bot.engine.seats import Seat
from bot.engine.state import Phase
from tools.report_cards import play_meeting, summary

SHORT = presets.build("standard", {"points": 2})


def test_levels_take_turns_at_the_sides_of_whole_games() -> None:
    games = [play_meeting(SHORT, ("steady", "beginner"), number) for number in range(2)]
    assert [game.names for game in games] == [("beginner", "steady") * 2, ("steady", "beginner") * 2]
    assert games[0] == play_meeting(SHORT, ("steady", "beginner"), 0)
    for game in games:
        last = game.hands[-1]
        assert reduce(lambda state, act: apply(state, *act), last.acts, last.start).phase is Phase.OVER


def card(cost: float, points: tuple[int, int], expert_points: tuple[float, float]) -> ReportCard:
    """A report card of ten decisions that cost this much together."""
    tally = Tally(10, cost, 1)
    none = dict.fromkeys(Label, 0)
    return ReportCard(
        Seat(1), "steady", tally, {Area.CALLS: tally, Area.LONERS: Tally(0, 0.0, 0), Area.DEFENCE: tally,
        Area.LEADS: tally}, {**none, Label.MISTAKE: 1}, (), points, expert_points,
    )  # fmt: skip


def test_cards_are_averaged() -> None:
    said = summary("steady", [card(0.0, (10, 4), (10, 4)), card(0.125, (3, 10), (6, 9))])
    assert "2 report cards, accuracy 75.0" in said
    assert "cost of a decision 0.0063 of a game" in said
    assert "loners" not in said
    assert "? 10.0," in said
    assert "ahead by +2.00" in said
