"""Pictures of players: ratings over time in one family of games, a player's card, two players side by side.

Pure and synchronous, some milliseconds: call it off the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, tzinfo
from functools import partial
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures import palette
from bot.pictures.canvas import Canvas, png_of
from bot.pictures.figures import portrait_picture
from bot.pictures.layout import SMALL, WIDTH, Spot
from bot.pictures.letters import NARROWEST, drawable_name, fitting_size, text_width
from bot.pictures.palette import Colour
from bot.pictures.shapes import FINE, disc
from bot.pictures.sheets import Drawing, paint_title, portrait_of, shown_name, split_words, title_height
from bot.pictures.shelf import SHELF, sprite
from bot.pictures.table_picture import NO_AVATARS, AvatarFiles
from bot.ratings.games import SETTLED_GAMES, Family, RatingStep
from bot.ratings.players import Comparison, FamilyStanding, FamilyTotals, PlayerStatistics
from bot.words.catalogue import Texts
from bot.words.leaderboards import shares_of, stats_names
from bot.words.lines import LONGEST_ALT, cut_lines
from bot.words.names import plain_name, tell_people_apart
from bot.words.sheets import SheetPerson

LEAST_STEPS = 2
"""The fewest ranked games for a line."""

_LINES: tuple[Colour, ...] = (palette.GOLD, palette.SIDES[1])
_GRID = palette.PLATE_TOTAL
_CHART_MARGIN = 16
_DATE_LINE = 44
_PLOT_LEFT, _PLOT_HEIGHT, _PLOT_EDGE = 116, 320, 14
_MOST_NAME, _NAME_GAP = 210, 50  # width of a name at a line's end, at most, and the distance of two names, in pixels
_LINE, _DOT = 5, 15
_MOST_DOTS = 30  # a line with at most this many games has a mark for each

_HOUR, _DAY = 3_600.0, 86_400.0
_SPANS = (6 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 4 * _DAY, 7 * _DAY, 14 * _DAY)
"""Possible steps between dates in seconds: the smallest with room for each date is used, or else ``_MONTHS``."""
_MONTHS = (1, 2, 3, 6, 12, 24, 60, 120)
_MOST_DATES = 5
_POINTS = (10, 20, 50, 100, 200, 500, 1000)
_MOST_HEIGHTS = 5


@dataclass(frozen=True, slots=True)
class Tick:
    """A date under the plot, as short as the language allows. ``at`` is in Unix seconds."""

    at: float
    words: str
    unit: str
    """The day of an hour, or the year of a day or month, if it differs from the previous date's."""


class RatingLine(NamedTuple):
    """One person's rating over time."""

    name: str
    steps: tuple[RatingStep, ...]


def has_line(standing: FamilyStanding) -> bool:
    """Return whether a person has played enough ranked games for a line."""
    return len(standing.steps) >= LEAST_STEPS


def chart_drawing(family: Family, lines: Sequence[RatingLine], texts: Texts, zone: tzinfo = UTC) -> Drawing:
    """Return the drawing of these lines, with its own title."""
    return Drawing(partial(png_of, draw_chart, family, lines, texts, zone=zone), chart_alt(family, lines, texts))


def chart_alt(family: Family, lines: Sequence[RatingLine], texts: Texts) -> str:
    rows = (
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
    return cut_lines([f"{texts('chart-title')} · {texts(f'family-{family}')}", *rows], LONGEST_ALT)


def draw_chart(
    family: Family, lines: Sequence[RatingLine], texts: Texts, _: AvatarFiles = NO_AVATARS, *, zone: tzinfo = UTC
) -> Canvas:
    top = title_height(subtitle=True)
    canvas = Canvas((WIDTH, top + chart_height(lines, texts, zone)), palette.RAIL)
    paint_title(canvas, texts("chart-title"), texts(f"family-{family}"))
    paint_chart(canvas, top, lines, texts, zone)
    return canvas


def chart_height(lines: Sequence[RatingLine], texts: Texts, zone: tzinfo) -> int:
    """Return the height of what ``paint_chart`` paints, in pixels."""
    plot = _Plot.of([step for line in lines for step in line.steps], 0, 0)
    dates = ticks(plot.first, plot.last, texts, zone)
    rows = 1 + any(date.unit for date in dates) + _are_hours(dates)
    return _PLOT_HEIGHT + _DATE_LINE * rows + _CHART_MARGIN


def paint_chart(canvas: Canvas, top: int, lines: Sequence[RatingLine], texts: Texts, zone: tzinfo) -> None:
    """Paint the lines, with names if there are several. Below an axis of hours, add the time zone."""
    names = [_end_words(line, alone=len(lines) == 1) for line in lines]
    room = min(_MOST_NAME, max(text_width(words, SMALL) for words in names)) + 12
    plot = _Plot.of([step for line in lines for step in line.steps], top, WIDTH - _CHART_MARGIN - room)
    dates = _space(ticks(plot.first, plot.last, texts, zone), plot)
    _paint_ground(canvas, plot, dates)
    if _are_hours(dates):
        below = plot.top + _PLOT_HEIGHT + 26 + 2 * _DATE_LINE
        canvas.text((plot.right - _PLOT_EDGE, below), str(zone), SMALL, palette.TEXT_DIM, "r")
    for line, colour in zip(lines, _LINES, strict=False):
        spots = [plot.spot(step) for step in line.steps]
        canvas.line(spots, _LINE, colour)
        for dot in spots if len(spots) <= _MOST_DOTS else ():
            canvas.stamp(dot, disc(_DOT), colour)
    ends = _spread([plot.down(line.steps[-1].rating.points) for line in lines], plot)
    for words, end, colour in zip(names, ends, _LINES, strict=False):
        canvas.text((plot.right + 10, end), words, SMALL, colour, width=room)


def _end_words(line: RatingLine, *, alone: bool) -> str:
    points = str(line.steps[-1].rating.points)
    return points if alone else f"{points} {drawable_name(line.name) or '?'}"


def _spread(heights: Sequence[int], plot: _Plot) -> list[int]:
    if len(heights) < 2 or abs(heights[0] - heights[1]) >= _NAME_GAP:
        return list(heights)
    low, high = plot.top + _NAME_GAP, plot.top + _PLOT_HEIGHT - _NAME_GAP
    middle = min(max(sum(heights) // 2, low), high)
    up, down = middle - _NAME_GAP // 2, middle + _NAME_GAP // 2
    return [up, down] if heights[0] <= heights[1] else [down, up]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Converts moments and ratings to spots. ``top`` and ``right`` are pixels; the bounds are those of the data."""

    top: int
    right: int
    first: float
    last: float
    lowest: int
    highest: int
    step: int

    @classmethod
    def of(cls, steps: Sequence[RatingStep], top: int, right: int) -> _Plot:
        """Return a plot of at least one day and two heights, so that one evening's games are not a vertical line."""
        first, last = min(step.at for step in steps), max(step.at for step in steps)
        margin = max((last - first) * 0.03, (_DAY - (last - first)) / 2)
        low, high = (bound(one.rating.points for one in steps) for bound in (min, max))
        step = next((size for size in _POINTS if high // size + 1 - low // size <= _MOST_HEIGHTS), high - low)
        return cls(top, right, first - margin, last + margin, low // step * step, (high // step + 1) * step, step)

    def spot(self, step: RatingStep) -> Spot:
        return self.across(step.at), self.down(step.rating.points)

    def across(self, at: float) -> int:
        share = (at - self.first) / (self.last - self.first)
        return round(_PLOT_LEFT + _PLOT_EDGE + share * (self.right - _PLOT_LEFT - 2 * _PLOT_EDGE))

    def down(self, points: int) -> int:
        share = (self.highest - points) / (self.highest - self.lowest)
        return round(self.top + _PLOT_EDGE + share * (_PLOT_HEIGHT - 2 * _PLOT_EDGE))


def _paint_ground(canvas: Canvas, plot: _Plot, dates: Sequence[Tick]) -> None:
    width = plot.right - _PLOT_LEFT
    canvas.box((_PLOT_LEFT, plot.top), (width, _PLOT_HEIGHT), palette.PLATE)
    for points in range(plot.lowest, plot.highest + 1, plot.step):
        y = plot.down(points)
        canvas.box((_PLOT_LEFT + _PLOT_EDGE, y - 1), (width - 2 * _PLOT_EDGE, 2), _GRID, 0)
        canvas.text((_PLOT_LEFT - 12, y), str(points), SMALL, palette.TEXT_DIM, "r")
    for date in dates:
        x = plot.across(date.at)
        canvas.box((x - 1, plot.top + _PLOT_EDGE), (2, _PLOT_HEIGHT - 2 * _PLOT_EDGE), _GRID, 0)
        for line, words in enumerate((date.words, date.unit)):
            spot = (x, plot.top + _PLOT_HEIGHT + 26 + _DATE_LINE * line)
            canvas.text(spot, words, SMALL, palette.TEXT_DIM, "m")


def _space(dates: Sequence[Tick], plot: _Plot) -> list[Tick]:
    """Return all dates, or every second or third, so that their words do not touch. Dropped units move on."""
    widest = max(text_width(words, SMALL) for date in dates for words in (date.words, date.unit))
    nearest = min((plot.across(later.at) - plot.across(one.at) for one, later in pairwise(dates)), default=widest)
    every = -(-(widest + 16) // nearest)
    spaced = []
    for number in range(0, len(dates), every):
        units = [date.unit for date in dates[max(0, number - every + 1) : number + 1] if date.unit]
        spaced.append(replace(dates[number], unit=units[-1] if units else ""))
    return spaced


def _are_hours(dates: Sequence[Tick]) -> bool:
    return any(":" in date.words for date in dates)


def ticks(first: float, last: float, texts: Texts, zone: tzinfo = UTC) -> tuple[Tick, ...]:
    """Return a few dates to label between two moments, evenly spaced in calendar units of a time zone."""
    moments, tell, tell_unit = _moments(first, last, zone)
    units = [tell_unit(moment, texts) for moment in moments]
    return tuple(
        Tick(moment.timestamp(), tell(moment, texts), unit if unit != before else "")
        for moment, unit, before in zip(moments, units, ["", *units], strict=False)
    )


_Tell = Callable[[datetime, Texts], str]  # formats one part of a date


def _hour(moment: datetime, _: Texts) -> str:
    return f"{moment:%H:%M}"


def _day(moment: datetime, texts: Texts) -> str:
    return texts("day-short", day=moment.day, month=moment.month)


def _month(moment: datetime, texts: Texts) -> str:
    return texts("month-short", month=moment.month)


def _year(moment: datetime, _: Texts) -> str:
    return str(moment.year)


def _moments(first: float, last: float, zone: tzinfo) -> tuple[list[datetime], _Tell, _Tell]:
    """Return the dates, a function that formats each, and one that formats its day or year."""
    span = next((span for span in _SPANS if (last - first) / span <= _MOST_DATES), None)
    if span is not None:
        begin, end = (datetime.fromtimestamp(at, zone).replace(tzinfo=UTC).timestamp() for at in (first, last))
        numbers = range(ceil(begin / span), int(end // span) + 1)
        moments = [datetime.fromtimestamp(number * span, UTC).replace(tzinfo=zone) for number in numbers]
        return moments, *((_hour, _day) if span < _DAY else (_day, _year))
    start, stop = (datetime.fromtimestamp(at, zone) for at in (first, last))
    months = range(start.year * 12 + start.month, stop.year * 12 + stop.month)
    step = next((step for step in _MONTHS if len(months) // step <= _MOST_DATES - 1), _MONTHS[-1])
    moments = [datetime(number // 12, number % 12 + 1, 1, tzinfo=zone) for number in months if number % step == 0]
    return moments, *((_month, _year) if step % 12 else (_year, lambda *_: ""))


# -- a player's card: who they are, their rating, what they win and make in percents, and their rating over time


_MARGIN, _FACE, CARD_HEAD, _RING, _GAP = 14, 120, 148, 110, 10
_TILE_WIDTH, _TILE_HEIGHT = (WIDTH - 2 * _MARGIN - _GAP) // 2, 156
_TILE_ROOM = _TILE_WIDTH - _RING - 34
RINGS_HEIGHT = 2 * _TILE_HEIGHT + _GAP
"""The height of the four rings of a card with the gap between them, in pixels."""


def standing_in(player: PlayerStatistics, family: Family | None) -> FamilyStanding:
    """Return a player's standing in a family. The default is the family they play most; ranked games count first."""
    most_played = max(player.families, key=lambda one: (one.ranked.games, one.friendly.games))
    return next((one for one in player.families if one.family is family), most_played)


def card_drawing(
    player: PlayerStatistics, family: Family | None, texts: Texts, zone: tzinfo = UTC, *, own: bool
) -> Drawing:
    """Return a player's card in one family. A provisional rating is shown only on their ``own`` card."""
    standing = standing_in(player, family)
    make = partial(png_of, draw_card, player, standing, texts, zone=zone, own=own)
    return Drawing(make, card_alt(player, standing, texts, own=own), (player.user_id,))


def _tally(standing: FamilyStanding) -> FamilyTotals:
    return standing.ranked if standing.ranked.games else standing.friendly


def _rating_words(standing: FamilyStanding, texts: Texts, *, own: bool) -> tuple[str, str]:
    if standing.rating is None:
        return "–", texts("stats-friendly")
    if not standing.settled:
        note = texts("card-provisional", games=standing.ranked.games, least=SETTLED_GAMES)
        return (str(standing.rating.points) if own else "–"), note
    return str(standing.rating.points), texts("column-rating")


def card_alt(player: PlayerStatistics, standing: FamilyStanding, texts: Texts, *, own: bool) -> str:
    rating, note = _rating_words(standing, texts, own=own)
    name = stats_names(player)[player.user_id]
    lines = [f"{plain_name(name)} · {texts(f'family-{standing.family}')}", f"{note}: {rating}"]
    for share in shares_of(_tally(standing)):
        lines.append(f"{texts(share.key)}: {share.percent(texts)} ({share.counts(texts)})")
    if has_line(standing) and (own or standing.settled):
        lines.append(chart_alt(standing.family, [RatingLine(name, standing.steps)], texts))
    return cut_lines(lines, LONGEST_ALT)


def draw_card(
    player: PlayerStatistics,
    standing: FamilyStanding,
    texts: Texts,
    avatars: AvatarFiles,
    zone: tzinfo = UTC,
    *,
    own: bool,
) -> Canvas:
    """Paint a player's card on a new canvas."""
    lines = [RatingLine(player.name, standing.steps)] if has_line(standing) and (own or standing.settled) else []
    below = CARD_HEAD + RINGS_HEIGHT + _MARGIN
    canvas = Canvas((WIDTH, below + (chart_height(lines, texts, zone) if lines else 0)), palette.RAIL)
    rating, note = _rating_words(standing, texts, own=own)
    family = texts(f"family-short-{standing.family}")
    paint_who(canvas, SheetPerson(player.name, player.user_id), family, rating, note)
    for number, share in enumerate(shares_of(_tally(standing))):
        full = min(100, round(100 * share.value)) if share.done else 0
        counts = (share.counts(texts), f"{share.done}/{share.tried}")
        paint_ring(canvas, number, full, share.percent(texts), texts(share.key), counts)
    if lines:
        paint_chart(canvas, below, lines, texts, zone)
    file = avatars.get(player.user_id)
    if file is not None:
        canvas.photographs([((_MARGIN, _MARGIN), file, _FACE)])
    return canvas


def paint_who(canvas: Canvas, who: SheetPerson, below: str, figure: str, note: str) -> None:
    """Paint the head of a card: a face, a name with a line ``below`` it, and on the right a figure with its note."""
    canvas.picture((_MARGIN, _MARGIN), sprite(portrait_picture, portrait_of(who), _FACE))
    right = WIDTH - _MARGIN - 10
    canvas.text((right, 50), figure, 72, palette.GOLD, "r", 240)
    canvas.text((right, 114), note, SMALL, palette.TEXT_DIM, "r", 240)
    left = _MARGIN + _FACE + 20
    room = right - min(240, max(text_width(figure, 72), text_width(note, SMALL))) - 16 - left
    lines = split_words(below, round(room / NARROWEST))
    top = 72 - 20 * len(lines)
    canvas.text((left, top), shown_name(who), fitting_size(shown_name(who), (46, 40, SMALL), room), width=room)
    for number, line in enumerate(lines):
        canvas.text((left, top + 56 + 42 * number), line, SMALL, palette.TEXT_DIM, width=room)


def paint_ring(canvas: Canvas, number: int, percent: int, inside: str, about: str, counts: tuple[str, str]) -> None:
    """Paint ring ``number`` of four (from 0), filled to ``percent``, with ``inside`` in it and words beside it."""
    below = counts[text_width(counts[0], SMALL) * NARROWEST > _TILE_ROOM]
    row, column = divmod(number, 2)
    left, top = _MARGIN + column * (_TILE_WIDTH + _GAP), CARD_HEAD + row * (_TILE_HEIGHT + _GAP)
    canvas.box((left, top), (_TILE_WIDTH, _TILE_HEIGHT), palette.PLATE, 16)
    centre = (left + 14 + _RING // 2, top + _TILE_HEIGHT // 2)
    canvas.stamp(centre, _arc(_RING, 100), palette.PLATE_TOTAL)
    if percent:
        canvas.stamp(centre, _arc(_RING, percent), palette.GOLD)
    canvas.text(centre, inside, SMALL, palette.TEXT, "m", _RING - 28)
    words = split_words(about, round(_TILE_ROOM / NARROWEST))
    for line, text in enumerate((*words, below)):
        ink = palette.TEXT if line < len(words) else palette.TEXT_DIM
        spot = (left + _RING + 24, centre[1] + (2 * line - len(words)) * 23)
        canvas.text(spot, text, SMALL, ink, width=_TILE_ROOM)


@SHELF.keep
def _arc(size: int, percent: int) -> Image.Image:
    mask = Image.new("L", (size * FINE, size * FINE), 0)
    box = (0, 0, size * FINE - 1, size * FINE - 1)
    ImageDraw.Draw(mask).arc(box, -90, -90 + 3.6 * percent, fill=255, width=13 * FINE)
    return mask.reduce(FINE)


# -- two players


def compare_chart(two: Comparison, texts: Texts, zone: tzinfo = UTC) -> tuple[Drawing, ...]:
    """Return a chart of two players' ratings in the family that both play most; empty if they share no family."""
    names = tell_people_apart((one.user_id, one.name) for one in (two.first, two.second))
    both = [
        (one, other)
        for one in two.first.families
        for other in two.second.families
        if one.family is other.family and all(each.settled and has_line(each) for each in (one, other))
    ]
    if not both:
        return ()
    one, other = max(both, key=lambda pair: min(each.ranked.games for each in pair))
    lines = [RatingLine(names[two.first.user_id], one.steps), RatingLine(names[two.second.user_id], other.steps)]
    return (chart_drawing(one.family, lines, texts, zone),)
