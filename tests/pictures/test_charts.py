"""Charts: every line and player is on them, and what is written fits."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.pictures.charts import RatingLine, chart_alt, chart_drawing, draw_chart, has_line, ticks
from bot.ratings.games import Family, Rating, RatingStep
from bot.ratings.players import FamilyStanding, FamilyTotals
from bot.words.catalogue import Texts, locales
from tests.languages import COMPLETE
from tests.pictures.golden_pictures import assert_golden
from tests.pictures.test_sheets import check_canvas

DAY = 86_400.0
SPANS = (1, 1.6, 2, 3, 5, 6.5, 13, 26, 40, 84, 100, 185, 250, 420, 1000, 3000, 9000)


def standing(
    family: Family = Family.PARTNERSHIP, *, games: int = 3, days: float = 9.0, gain: float = 1.0
) -> FamilyStanding:
    steps = tuple(
        RatingStep(number, 1.79e9 + number * days * DAY / max(1, games - 1), Rating(25.0 + number * gain, 8.0))
        for number in range(games)
    )
    return FamilyStanding(family, FamilyTotals(games=games), FamilyTotals(), FamilyTotals(), None, None, 0, None, steps)


def line(name: str = "Ann", **how: float) -> RatingLine:
    return RatingLine(name, standing(**how).steps)  # type: ignore[arg-type] # games is whole


def written(lines: list[RatingLine], texts: Texts) -> dict[str, tuple[int, int, int, int]]:
    """Where everything stands that is written on the picture."""
    return check_canvas(draw_chart(Family.PARTNERSHIP, lines, texts))


def two_lines() -> list[RatingLine]:
    return [line(games=12, gain=0.5), line("Maximilian von Hohenzollern", games=12, gain=0.6)]


def test_golden_chart(texts: Texts) -> None:
    canvas = draw_chart(Family.PARTNERSHIP, two_lines(), texts)
    assert_golden("rating", canvas.png(), (400, canvas.image.height // 2))


def test_equal_ratings_give_equal_bytes(texts: Texts) -> None:
    one, other = (chart_drawing(Family.PARTNERSHIP, two_lines(), texts).make({}) for _ in range(2))
    assert one == other


def test_lines_are_named_at_their_ends(texts: Texts) -> None:
    """Also where they end at the same height, at the upper or the lower edge."""
    for gains in ((0.5, 0.5), (1.0, 1.01), (-1.0, -1.0), (0.0, 3.0)):
        lines = [line(name, gain=gain) for name, gain in zip(("Ann", "Bob"), gains, strict=True)]
        words = written(lines, texts)
        for one in lines:
            left, *_ = words[f"{one.steps[-1].rating.points} {one.name}"]
            assert left > 600
    assert "1220" in written([line(games=12, gain=0.5)], texts), "the only one needs no name"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("family", list(Family))
def test_a_chart_says_which_family_it_is_of(family: Family, locale: str) -> None:
    texts = Texts(locale)
    assert texts(f"family-{family}") in check_canvas(draw_chart(family, two_lines(), texts))


def test_a_single_game_draws_no_line(texts: Texts) -> None:
    assert has_line(standing(games=2))
    assert not has_line(standing(games=1))
    alt = chart_alt(Family.PARTNERSHIP, [line(games=3, gain=-1.0)], texts)
    assert alt == "Rating over time · Partnership\nAnn: 3 ranked games, from 1000 to 920, highest 1000"


@pytest.mark.parametrize("games", [2, 30, 400])
@pytest.mark.parametrize("gain", [0.0, 0.001, 0.4, -0.4])
def test_chart_heights_are_labelled_at_any_number_of_points(games: int, gain: float, texts: Texts) -> None:
    shown = line(games=games, gain=gain)
    pieces = draw_chart(Family.PARTNERSHIP, [shown], texts).pieces
    written([shown], texts)
    heights = [int(piece.shows) for piece in pieces if isinstance(piece.shows, str) and piece.box[2] < 116]
    points = [step.rating.points for step in shown.steps]
    assert 2 <= len(heights) <= 7
    assert min(heights) <= min(points) <= max(points) <= max(heights)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("days", [0, 0.02, 0.3, *SPANS])
def test_dates_stand_side_by_side(days: float, locale: str) -> None:
    texts = Texts(locale, strict=True)
    for lines in ([line(days=days)], [line(days=days), line("Maximilian von Hohenzollern", days=days)]):
        written(lines, texts)


@pytest.mark.parametrize(
    ("locale", "hours", "days", "months"),
    [
        ("en", ["06:00", "Sep 21"], ["Sep 24", "2026"], ["Jan", "2027"]),
        ("de", ["06:00", "21. Sep"], ["24. Sep", "2026"], ["Jan", "2027"]),
        ("fr", ["06:00", "21 sept"], ["24 sept", "2026"], ["janv", "2027"]),
        ("es", ["06:00", "21 sep"], ["24 sep", "2026"], ["ene", "2027"]),
    ],
)
def test_dates_are_as_short_as_the_language_has_them(
    locale: str, hours: list[str], days: list[str], months: list[str]
) -> None:
    labels = [line(days=length) for length in (1, 20, 250)]
    for shown, expected in zip(labels, (hours, days, months), strict=True):
        words = written([shown], Texts(locale, strict=True))
        assert set(expected) <= words.keys(), words.keys()


def test_dates_are_those_of_the_zone_which_is_named_below_hours(texts: Texts) -> None:
    zone = ZoneInfo("America/New_York")
    midnight = datetime(2026, 11, 26, tzinfo=zone).timestamp()
    assert [one.at for one in ticks(midnight - 3 * DAY, midnight + 3600, texts, zone)][-1] == midnight
    hours, days = ([line(days=length)] for length in (1, 40))
    assert "America/New_York" in check_canvas(draw_chart(Family.PARTNERSHIP, hours, texts, zone=zone))
    assert "America/New_York" not in check_canvas(draw_chart(Family.PARTNERSHIP, days, texts, zone=zone))


@pytest.mark.parametrize("begin", [1.79e9, 1.7671e9, 951_700_000.0])
@pytest.mark.parametrize("days", SPANS)
def test_chart_dates_are_few_even_and_distinct(days: float, begin: float, texts: Texts) -> None:
    named = ticks(begin, begin + days * DAY, texts)
    assert 2 <= len(named) <= 5
    assert all(begin <= one.at <= begin + days * DAY for one in named)
    gaps = [later.at - one.at for one, later in pairwise(named)]
    assert max(gaps) <= 1.15 * min(gaps), "February has three days less than January"
    if any(one.unit for one in named):
        assert named[0].unit
        assert len({one.unit for one in named if one.unit}) == sum(1 for one in named if one.unit)
    else:
        assert len({one.words for one in named}) == len(named)
