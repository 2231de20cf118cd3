"""Charts: every line and player is on them, and what is written fits."""

from __future__ import annotations

import io
import random
from itertools import combinations, pairwise

import pytest
from PIL import Image

from bot.pictures import palette
from bot.pictures.charts import chart_alt, draw_chart, rating_chart, standings_picture, ticks
from bot.ratings.players import FamilyStanding, FamilyTotals
from bot.ratings.rating import Family, Rating, RatingStep
from bot.tournaments.nights.night import Night
from bot.words.catalogue import Texts, locales
from tests.languages import COMPLETE
from tests.pictures.golden_pictures import assert_golden
from tests.tournaments.nights.evenings import begun, play_round

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


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def written(families: list[FamilyStanding], texts: Texts) -> dict[str, tuple[int, int, int, int]]:
    """Where everything stands that is written on the picture."""
    canvas = draw_chart(families, texts)
    inks = [(piece.shows, piece.ink) for piece in canvas.pieces if isinstance(piece.shows, str)]
    boxes = [ink for _, ink in inks if ink is not None]
    wide, high = canvas.image.size
    assert all(left >= 0 and top >= 0 and right <= wide and bottom <= high for left, top, right, bottom in boxes)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    return {words: ink for words, ink in inks if ink is not None}


def four_lines() -> list[FamilyStanding]:
    return [standing(family, games=12, gain=0.5 + number) for number, family in enumerate(Family)]


def test_golden_chart(texts: Texts) -> None:
    assert_golden("rating", rating_chart(four_lines(), texts), (400, 272))


def test_equal_ratings_give_equal_bytes(texts: Texts) -> None:
    assert rating_chart(four_lines(), texts) == rating_chart(four_lines(), texts)


def test_the_chart_keeps_its_margins(texts: Texts) -> None:
    """Every place that no font decides, to the pixel; words by their middle and by where they begin or end."""
    canvas = draw_chart(four_lines(), texts)
    assert canvas.image.size == (800, 544)
    plain = [piece.box for piece in canvas.pieces if not isinstance(piece.shows, str)]
    plate, *others = plain
    assert plate == (92, 140, 756, 460)
    legend = [box for box in others if box[3] < plate[1]]
    assert legend == [(25, 63, 43, 81), (409, 63, 427, 81), (25, 103, 43, 121), (409, 103, 427, 121)]
    across = [box for box in others if box[2] - box[0] > 600]
    assert across == [(106, top, 742, top + 2) for top in (445, 372, 299, 226, 153)]
    down = [box for box in others if box[3] - box[1] > 200]
    assert down == [(left, 154, left + 2, 446) for left in (150, 283, 417, 550, 683)]
    dots = [box for box in others if box[2] - box[0] == 15]
    assert (len(dots), dots[0], dots[-1]) == (48, (117, 439, 132, 454), (717, 214, 732, 229))
    words = {piece.shows: piece.ink for piece in canvas.pieces if isinstance(piece.shows, str) and piece.ink}
    title, height, date, year = words[texts("chart-title")], words["2000"], words["09-24"], words["2026"]
    assert (title[0] + title[2]) / 2 == pytest.approx(400, abs=1)
    assert (title[1] + title[3]) / 2 == pytest.approx(33, abs=3)
    assert height[2] == pytest.approx(79, abs=2)
    assert (height[1] + height[3]) / 2 == pytest.approx(300, abs=2)
    assert (date[0] + date[2]) / 2 == pytest.approx(284, abs=2)
    assert (date[1] + date[3]) / 2 == pytest.approx(483, abs=2)
    assert year[1] - date[1] == 34
    names = sorted(ink[0] for shown, ink in words.items() if "·" in shown)
    assert names == pytest.approx([53, 53, 437, 437], abs=2)


@pytest.mark.parametrize("locale", locales())
def test_every_family_has_a_line_and_its_name(locale: str) -> None:
    texts = Texts(locale)
    families = [standing(family, gain=0.5 + number) for number, family in enumerate(Family)]
    words = written(families, texts)
    for one in families:
        assert f"{one.steps[-1].rating.points}  ·  {texts(f'family-{one.family}')}" in words
    shown = Image.open(io.BytesIO(rating_chart(families, texts))).convert("RGB")
    assert shown.width == 800
    colours = {colour for _, colour in shown.getcolors(1000) or ()}
    assert {palette.GOLD, palette.SIDES[1], palette.WARN, palette.TEXT} <= colours


def test_a_single_game_draws_no_line(texts: Texts) -> None:
    families = [standing(games=12), standing(Family.TWO_HANDED, games=1)]
    assert not [words for words in written(families, texts) if texts("family-two-handed") in words]
    assert chart_alt(families, texts).startswith("Partnership: rating over 12 ranked games, from ")


@pytest.mark.parametrize("games", [2, 30, 400])
@pytest.mark.parametrize("gain", [0.0, 0.001, 0.4, -0.4])
def test_chart_heights_are_labelled_at_any_number_of_points(games: int, gain: float, texts: Texts) -> None:
    heights = [
        int(words) for words in written([standing(games=games, gain=gain)], texts) if words.lstrip("-").isdigit()
    ]
    heights = [height for height in heights if height != 2026]  # the year
    points = [step.rating.points for step in standing(games=games, gain=gain).steps]
    assert 2 <= len(heights) <= 7
    assert min(heights) <= min(points) <= max(points) <= max(heights)


@pytest.mark.parametrize("days", [0, 0.02, 0.3, *SPANS])
def test_dates_stand_side_by_side(days: float, texts: Texts) -> None:
    words = written([standing(days=days)], texts)
    assert not [
        letter
        for told in words
        for letter in told
        if letter.isalpha() and "·" not in told and told != texts("chart-title")
    ]


@pytest.mark.parametrize("begin", [1.79e9, 1.7671e9, 951_700_000.0])
@pytest.mark.parametrize("days", SPANS)
def test_chart_dates_are_few_even_and_distinct(days: float, begin: float) -> None:
    named = ticks(begin, begin + days * DAY)
    assert 2 <= len(named) <= 6
    assert all(begin <= one.at <= begin + days * DAY for one in named)
    gaps = [later.at - one.at for one, later in pairwise(named)]
    assert max(gaps) <= 1.15 * min(gaps), "February has three days less than January"
    if any(one.unit for one in named):
        assert named[0].unit
        assert len({one.unit for one in named if one.unit}) == sum(1 for one in named if one.unit)
    else:
        assert len({one.words for one in named}) == len(named)


# -- standings picture
#
# The picture of a night's standings: everybody is on it, and what is written fits.


def played(people: int, rounds: int = 2) -> Night:
    evening = begun(people, rounds=rounds)
    for _ in range(rounds):
        play_round(evening, random.Random(people))
    return evening.night


@pytest.mark.parametrize(("people", "width"), [(3, 800), (20, 800), (21, 1592), (40, 1592)])
def test_the_standings_picture_grows_with_the_people(people: int, width: int, texts: Texts) -> None:
    data = standings_picture(played(people), texts)
    image = Image.open(io.BytesIO(data))
    lines = min(20, (people + 3) // 4 * 4)
    assert image.size == (width, 76 + 44 + 60 * lines + 14)
    assert len(data) < 64_000


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_language_and_any_name(locale: str) -> None:
    night = played(8)
    assert standings_picture(night, Texts(locale)) != standings_picture(played(12), Texts(locale))


def test_before_the_first_round_everybody_has_nothing(texts: Texts) -> None:
    assert standings_picture(begun(8).night, texts)
