"""Charts: a player's rating as a line, and the standings of a night as a table in one or two columns.

Pure and synchronous, some milliseconds: call it off the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil

from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, Canvas
from bot.pictures.figures import Portrait, portrait_picture
from bot.pictures.layout import WIDTH, Spot
from bot.pictures.letters import drawable_name, fitting_size
from bot.pictures.palette import Colour
from bot.pictures.shapes import disc
from bot.ratings.players import FamilyStanding
from bot.ratings.rating import RatingStep
from bot.tournaments.movements import Entrant
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.rounds import plays_mostly, standings
from bot.tournaments.standings import Placing
from bot.words.catalogue import Texts
from bot.words.nights_text import distinct_name, points_text, standings_title

LEAST_STEPS = 2
"""Ranked games that a family needs before its line is drawn."""

_LINES: tuple[Colour, ...] = (palette.GOLD, palette.SIDES[1], palette.WARN, palette.TEXT)
_GRID = palette.blend(palette.PLATE, palette.CARD, 0.14)
_CHART_MARGIN, _CHART_TITLE, _LEGEND = 16, 60, 40
_DATE_LINE = 34
_CHART_TITLE_SIZE, _CHART_SIZE, _DATE_SIZE = 36, 28, 26
_LEGEND_SIZES = (28, 26)
_PLOT_LEFT, _PLOT_RIGHT, _PLOT_HEIGHT, _PLOT_EDGE = 92, WIDTH - 44, 320, 14
_PLOT_WIDTH = _PLOT_RIGHT - _PLOT_LEFT
_LINE, _DOT, _LEGEND_DOT = 5, 15, 18
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


def charted_families(families: Sequence[FamilyStanding]) -> tuple[FamilyStanding, ...]:
    """Return the families with enough ranked games for a line."""
    return tuple(standing for standing in families if len(standing.steps) >= LEAST_STEPS)


def chart_alt(families: Sequence[FamilyStanding], texts: Texts) -> str:
    """Return the picture's alt text."""
    return ". ".join(
        texts(
            "chart-alt",
            family=texts(f"family-{standing.family}"),
            games=standing.ranked.games,
            first=str(standing.steps[0].rating.points),
            last=str(standing.steps[-1].rating.points),
        )
        for standing in charted_families(families)
    )


def rating_chart(families: Sequence[FamilyStanding], texts: Texts) -> bytes:
    """Return the chart as a PNG, 800 pixels wide."""
    return draw_chart(families, texts).png(CLOSE_COMPRESSION)


def draw_chart(families: Sequence[FamilyStanding], texts: Texts) -> Canvas:
    """Paint the chart on a canvas."""
    lines = charted_families(families)
    plot = _Plot.of(
        [step for standing in lines for step in standing.steps], _CHART_TITLE + _LEGEND * ((len(lines) + 1) // 2)
    )
    dates = ticks(plot.first, plot.last)
    under = _DATE_LINE * (2 if any(date.unit for date in dates) else 1) + _CHART_MARGIN
    canvas = Canvas((WIDTH, plot.top + _PLOT_HEIGHT + under), palette.RAIL)
    canvas.text(
        (WIDTH // 2, _CHART_TITLE // 2),
        texts("chart-title"),
        _CHART_TITLE_SIZE,
        palette.GOLD,
        "m",
        WIDTH - 2 * _CHART_MARGIN,
    )
    _draw_ground(canvas, plot, dates)
    for number, (standing, colour) in enumerate(zip(lines, _LINES, strict=False)):
        column = (WIDTH - 2 * _CHART_MARGIN) // min(2, len(lines))
        spot = (_CHART_MARGIN + number % 2 * column, _CHART_TITLE + number // 2 * _LEGEND + _LEGEND // 2 - 8)
        canvas.stamp((spot[0] + _LEGEND_DOT, spot[1]), disc(_LEGEND_DOT), colour)
        words = f"{standing.steps[-1].rating.points}  ·  {texts(f'family-{standing.family}')}"
        room = column - 44
        canvas.text((spot[0] + 2 * _LEGEND_DOT, spot[1]), words, fitting_size(words, _LEGEND_SIZES, room), width=room)
        spots = [plot.spot(step) for step in standing.steps]
        canvas.line(spots, _LINE, colour)
        for dot in spots if len(spots) <= _MOST_DOTS else ():
            canvas.stamp(dot, disc(_DOT), colour)
    return canvas


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where a moment and a number of points are: ``top`` is in pixels, the bounds are of what is shown."""

    top: int
    first: float
    last: float
    lowest: int
    highest: int
    step: int

    @classmethod
    def of(cls, steps: Sequence[RatingStep], top: int) -> _Plot:
        """Show at least one day and two heights, so that one evening's games are not a single vertical line."""
        first, last = min(step.at for step in steps), max(step.at for step in steps)
        margin = max((last - first) * 0.03, (_DAY - (last - first)) / 2)
        low, high = (bound(one.rating.points for one in steps) for bound in (min, max))
        step = next((size for size in _POINTS if high // size + 1 - low // size <= _MOST_HEIGHTS), high - low)
        return cls(top, first - margin, last + margin, low // step * step, (high // step + 1) * step, step)

    def spot(self, step: RatingStep) -> Spot:
        """Return the centre of a game's mark."""
        return self.across(step.at), self.down(step.rating.points)

    def across(self, at: float) -> int:
        """Return a moment's distance from the left, in pixels."""
        share = (at - self.first) / (self.last - self.first)
        return round(_PLOT_LEFT + _PLOT_EDGE + share * (_PLOT_WIDTH - 2 * _PLOT_EDGE))

    def down(self, points: int) -> int:
        """Return a rating's distance from the top, in pixels."""
        share = (self.highest - points) / (self.highest - self.lowest)
        return round(self.top + _PLOT_EDGE + share * (_PLOT_HEIGHT - 2 * _PLOT_EDGE))


def _draw_ground(canvas: Canvas, plot: _Plot, dates: Sequence[Tick]) -> None:
    canvas.box((_PLOT_LEFT, plot.top), (_PLOT_WIDTH, _PLOT_HEIGHT), palette.PLATE)
    for points in range(plot.lowest, plot.highest + 1, plot.step):
        y = plot.down(points)
        canvas.box((_PLOT_LEFT + _PLOT_EDGE, y - 1), (_PLOT_WIDTH - 2 * _PLOT_EDGE, 2), _GRID, 0)
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


# -- standings of a night


_COLUMN, _MARGIN, _GAP = 772, 14, 20
_TITLE, _HEAD, _ROW = 76, 44, 60
_TITLE_SIZES, _HEAD_SIZE, _SIZE, _FACE = (38, 34, 30), 26, 32, 48
_MOST_ROWS = 20
"""Most lines in a column."""

_PLACE, _PORTRAIT = 58, 70
_NUMBERS = (500, 632, 760)
"""Right edges of the numbers, in pixels: points, games, loners; the words beside the picture have the others."""

_COLUMNS = ("points", "games", "loners")
_FIRST = 3
"""How many places from the top stand out."""


def standings_picture(night: Night, texts: Texts) -> bytes:
    """Draw a PNG, 800 pixels wide for up to twenty lines, 1592 for more."""
    rows = standings(night)
    columns = [rows[start : start + _MOST_ROWS] for start in range(0, len(rows), _MOST_ROWS)] or [()]
    longest = max(len(column) for column in columns)
    width = 2 * _MARGIN + len(columns) * _COLUMN + (len(columns) - 1) * _GAP
    canvas = Canvas((width, _TITLE + _HEAD + longest * _ROW + _MARGIN), palette.RAIL)
    title = f"{drawable_name(night.plan.name) or ''}  ·  {standings_title(night, texts)}".strip(" ·")
    room = width - 2 * _MARGIN
    canvas.text((width // 2, _TITLE // 2), title, fitting_size(title, _TITLE_SIZES, room), palette.GOLD, "m", room)
    for number, column in enumerate(columns):
        _column(canvas, (_MARGIN + number * (_COLUMN + _GAP), _TITLE), night, column, texts)
    return canvas.png(CLOSE_COMPRESSION)


def _column(canvas: Canvas, spot: Spot, night: Night, rows: Sequence[Placing], texts: Texts) -> None:
    left, top = spot
    for right, word in zip(_NUMBERS, _COLUMNS, strict=True):
        words = texts(f"night-column-{word}")
        canvas.text((left + right, top + _HEAD // 2), words, _HEAD_SIZE, palette.TEXT_DIM, "r", 126)
    for number, placing in enumerate(rows):
        high = top + _HEAD + number * _ROW
        if number % 2 == 0:
            canvas.box((left, high), (_COLUMN, _ROW), palette.PLATE, 14)
        _line(canvas, (left, high + _ROW // 2), night, placing, texts)


def _line(canvas: Canvas, spot: Spot, night: Night, placing: Placing, texts: Texts) -> None:
    """Draw the line of a participant or a pair; those who are not ranked are dim and have no number."""
    left, middle = spot
    if placing.place is not None:
        colour = palette.GOLD if placing.place <= _FIRST else palette.TEXT_DIM
        canvas.text((left + _PLACE, middle), f"{placing.place}", _SIZE, colour, "r")
    total = placing.total
    for number, entrant in enumerate(total.entrants):
        _name(canvas, (left + _PORTRAIT, middle), number, len(total.entrants), night, entrant)
    numbers = (points_text(total.score.points, texts), str(total.games), str(total.score.loners))
    for place, (right, words) in enumerate(zip(_NUMBERS, numbers, strict=True)):
        colour = palette.TEXT if place == 0 and placing.place is not None else palette.TEXT_DIM
        canvas.text((left + right, middle), words, _SIZE, colour, "r", 110)


def _name(canvas: Canvas, spot: Spot, number: int, people: int, night: Night, entrant: Entrant) -> None:
    """Draw one of a line's names with a portrait; two share the width."""
    one = night.participant(entrant)
    own = one.user_id is not None and plays_mostly(night, entrant)
    name = drawable_name(distinct_name(night, one)) or "?"
    room = (_NUMBERS[0] - 96 - _PORTRAIT) // people
    left, face = spot[0] + number * room, _FACE if people == 1 else 40
    portrait = Portrait.of_person(one.user_id, name) if own else Portrait(palette.PLATE, animal=one.name)
    canvas.paint_centred((left + face // 2, spot[1]), portrait_picture(portrait, face))
    colour = palette.TEXT if own else palette.TEXT_DIM
    size = fitting_size(name, (_SIZE, 29, 26), room - face - 14)
    canvas.text((left + face + 8, spot[1]), name, size, colour, width=room - face - 14)
