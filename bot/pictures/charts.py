"""Charts: ratings over time, one family of games a picture, each line named at its end.

Pure and synchronous, some milliseconds: call it off the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil
from typing import NamedTuple

from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, Canvas
from bot.pictures.layout import WIDTH, Spot
from bot.pictures.letters import drawable_name, text_width
from bot.pictures.palette import Colour
from bot.pictures.shapes import disc
from bot.pictures.sheets import Avatars, Drawing, paint_title, title_height
from bot.ratings.players import FamilyStanding
from bot.ratings.rating import Family, RatingStep
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_ALT, cut_lines
from bot.words.names import plain_name

LEAST_STEPS = 2
"""Ranked games that a line needs."""

_LINES: tuple[Colour, ...] = (palette.GOLD, palette.SIDES[1])
_GRID = palette.PLATE_TOTAL
_CHART_MARGIN = 16
_DATE_LINE = 34
_CHART_SIZE, _DATE_SIZE, _NAME_SIZE = 28, 26, 28
_PLOT_LEFT, _PLOT_HEIGHT, _PLOT_EDGE = 92, 320, 14
_MOST_NAME, _NAME_GAP = 200, 38
"""The widest name at a line's end, and how far two names are apart, in pixels."""
_LINE, _DOT = 5, 15
_MOST_DOTS = 30
"""Games of a line that are marked one by one."""

_HOUR, _DAY = 3_600.0, 86_400.0
_SPANS = (6 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 4 * _DAY, 7 * _DAY, 14 * _DAY)
"""Seconds from one date to the next, the smallest that leaves room for each; beyond that ``_MONTHS``."""
_MONTHS = (1, 2, 3, 6, 12, 24, 60, 120)
_MOST_DATES = 6
_POINTS = (10, 20, 50, 100, 200, 500, 1000)
_MOST_HEIGHTS = 5


@dataclass(frozen=True, slots=True)
class Tick:
    """A date under the plot, in figures, which every language reads; ``at`` is Unix seconds."""

    at: float
    words: str
    unit: str
    """The day of an hour, or the year of a day, where it is another than that of the date before."""


class RatingLine(NamedTuple):
    """One person's rating over time."""

    name: str
    steps: tuple[RatingStep, ...]


def has_line(standing: FamilyStanding) -> bool:
    """Return whether there are enough ranked games for a line."""
    return len(standing.steps) >= LEAST_STEPS


def chart_drawing(family: Family, lines: Sequence[RatingLine], texts: Texts) -> Drawing:
    """Return the picture of these lines, with a title of its own."""

    def make(_: Avatars) -> bytes:
        return draw_chart(family, lines, texts).png(CLOSE_COMPRESSION)

    return Drawing(make, chart_alt(family, lines, texts))


def chart_alt(family: Family, lines: Sequence[RatingLine], texts: Texts) -> str:
    """Return what the lines show in words."""
    told = (
        texts(
            "chart-alt",
            name=plain_name(line.name),
            games=len(line.steps),
            first=str(line.steps[0].rating.points),
            last=str(line.steps[-1].rating.points),
            peak=str(max(step.rating.points for step in line.steps)),
        )
        for line in lines
    )
    return cut_lines([f"{texts('chart-title')} · {texts(f'family-{family}')}", *told], LONGEST_ALT)


def draw_chart(family: Family, lines: Sequence[RatingLine], texts: Texts) -> Canvas:
    """Paint the chart on a canvas."""
    top = title_height(subtitle=True)
    canvas = Canvas((WIDTH, top + chart_height(lines)), palette.RAIL)
    paint_title(canvas, texts("chart-title"), texts(f"family-{family}"))
    paint_chart(canvas, top, lines)
    return canvas


def chart_height(lines: Sequence[RatingLine]) -> int:
    """Return how high ``paint_chart`` paints, in pixels."""
    plot = _Plot.of([step for line in lines for step in line.steps], 0, 0)
    dates = ticks(plot.first, plot.last)
    return _PLOT_HEIGHT + _DATE_LINE * (2 if any(date.unit for date in dates) else 1) + _CHART_MARGIN


def paint_chart(canvas: Canvas, top: int, lines: Sequence[RatingLine]) -> None:
    """Paint the lines, each named at its end with its rating; the only one by its rating alone."""
    names = [_end_words(line, alone=len(lines) == 1) for line in lines]
    room = min(_MOST_NAME, max(text_width(words, _NAME_SIZE) for words in names)) + 12
    plot = _Plot.of([step for line in lines for step in line.steps], top, WIDTH - _CHART_MARGIN - room)
    _draw_ground(canvas, plot, ticks(plot.first, plot.last))
    for line, colour in zip(lines, _LINES, strict=False):
        spots = [plot.spot(step) for step in line.steps]
        canvas.line(spots, _LINE, colour)
        for dot in spots if len(spots) <= _MOST_DOTS else ():
            canvas.stamp(dot, disc(_DOT), colour)
    ends = _spread([plot.down(line.steps[-1].rating.points) for line in lines], plot)
    for words, end, colour in zip(names, ends, _LINES, strict=False):
        canvas.text((plot.right + 10, end), words, _NAME_SIZE, colour, width=room)


def _end_words(line: RatingLine, *, alone: bool) -> str:
    points = str(line.steps[-1].rating.points)
    return points if alone else f"{points} {drawable_name(line.name) or '?'}"


def _spread(heights: Sequence[int], plot: _Plot) -> list[int]:
    """Move the names at the ends of lines apart, within the plot."""
    if len(heights) < 2 or abs(heights[0] - heights[1]) >= _NAME_GAP:
        return list(heights)
    low, high = plot.top + _NAME_GAP, plot.top + _PLOT_HEIGHT - _NAME_GAP
    middle = min(max(sum(heights) // 2, low), high)
    up, down = middle - _NAME_GAP // 2, middle + _NAME_GAP // 2
    return [up, down] if heights[0] <= heights[1] else [down, up]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where a moment and a number of points are: ``top`` and ``right`` are pixels, the bounds are of what is shown."""

    top: int
    right: int
    first: float
    last: float
    lowest: int
    highest: int
    step: int

    @classmethod
    def of(cls, steps: Sequence[RatingStep], top: int, right: int) -> _Plot:
        """Show at least one day and two heights, so that one evening's games are not a single vertical line."""
        first, last = min(step.at for step in steps), max(step.at for step in steps)
        margin = max((last - first) * 0.03, (_DAY - (last - first)) / 2)
        low, high = (bound(one.rating.points for one in steps) for bound in (min, max))
        step = next((size for size in _POINTS if high // size + 1 - low // size <= _MOST_HEIGHTS), high - low)
        return cls(top, right, first - margin, last + margin, low // step * step, (high // step + 1) * step, step)

    def spot(self, step: RatingStep) -> Spot:
        """Return the centre of a game's mark."""
        return self.across(step.at), self.down(step.rating.points)

    def across(self, at: float) -> int:
        """Return a moment's distance from the left, in pixels."""
        share = (at - self.first) / (self.last - self.first)
        return round(_PLOT_LEFT + _PLOT_EDGE + share * (self.right - _PLOT_LEFT - 2 * _PLOT_EDGE))

    def down(self, points: int) -> int:
        """Return a rating's distance from the top, in pixels."""
        share = (self.highest - points) / (self.highest - self.lowest)
        return round(self.top + _PLOT_EDGE + share * (_PLOT_HEIGHT - 2 * _PLOT_EDGE))


def _draw_ground(canvas: Canvas, plot: _Plot, dates: Sequence[Tick]) -> None:
    width = plot.right - _PLOT_LEFT
    canvas.box((_PLOT_LEFT, plot.top), (width, _PLOT_HEIGHT), palette.PLATE)
    for points in range(plot.lowest, plot.highest + 1, plot.step):
        y = plot.down(points)
        canvas.box((_PLOT_LEFT + _PLOT_EDGE, y - 1), (width - 2 * _PLOT_EDGE, 2), _GRID, 0)
        canvas.text((_PLOT_LEFT - 12, y), str(points), _CHART_SIZE, palette.TEXT_DIM, "r")
    for date in dates:
        x = plot.across(date.at)
        canvas.box((x - 1, plot.top + _PLOT_EDGE), (2, _PLOT_HEIGHT - 2 * _PLOT_EDGE), _GRID, 0)
        for line, words in enumerate((date.words, date.unit)):
            spot = (x, plot.top + _PLOT_HEIGHT + 22 + _DATE_LINE * line)
            canvas.text(spot, words, _DATE_SIZE, palette.TEXT_DIM, "m")


def ticks(first: float, last: float) -> tuple[Tick, ...]:
    """Return at most six dates to label between two moments, evenly spaced in calendar units (UTC)."""
    moments, form, unit_form = _moments(first, last)
    units = [moment.strftime(unit_form) for moment in moments]
    return tuple(
        Tick(moment.timestamp(), moment.strftime(form), unit if unit != before else "")
        for moment, unit, before in zip(moments, units, ["", *units], strict=False)
    )


def _moments(first: float, last: float) -> tuple[list[datetime], str, str]:
    """Return the dates, the format of each, and the format of the day or year it is in."""
    span = next((span for span in _SPANS if (last - first) / span <= _MOST_DATES), None)
    if span is not None:
        moments = [
            datetime.fromtimestamp(number * span, UTC) for number in range(ceil(first / span), int(last // span) + 1)
        ]
        return moments, *(("%H:%M", "%Y-%m-%d") if span < _DAY else ("%m-%d", "%Y"))
    begin, end = (datetime.fromtimestamp(at, UTC) for at in (first, last))
    months = range(begin.year * 12 + begin.month, end.year * 12 + end.month)
    step = next((step for step in _MONTHS if len(months) // step <= _MOST_DATES - 1), _MONTHS[-1])
    moments = [datetime(number // 12, number % 12 + 1, 1, tzinfo=UTC) for number in months if number % step == 0]
    return moments, *(("%Y-%m", "") if step % 12 else ("%Y", ""))
