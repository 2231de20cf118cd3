"""The bracket of an elimination: who met whom in each round, and who went on.

One life, and at most four rounds: a tree from left to right, each meeting half-way between the two that led to it.
Otherwise the rounds stand below each other, their meetings in two columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, Canvas
from bot.pictures.layout import WIDTH, Spot
from bot.pictures.letters import drawable_name, text_width
from bot.pictures.sheets import SMALL, Avatars, Drawing, paint_title, title_height
from bot.tournaments.movements import Meeting, Movement, Side
from bot.tournaments.nights.night import Night, ScoredRound
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_ALT, cut_lines
from bot.words.nights_text import distinct_name, points_text, standings_title

_MARGIN, _GAP, _BETWEEN = 14, 30, 14
_LINE, _SIDE, _BOX, _HEAD = 34, 72, 152, 48
_MOST_COLUMNS = 4
_BODY = WIDTH - 2 * _MARGIN


@dataclass(frozen=True, slots=True)
class _Game:
    """A meeting that is over: of which round, its points, and who won."""

    round: int
    meeting: Meeting
    points: tuple[str, str]
    winner: Side


def bracket_drawings(night: Night, texts: Texts) -> tuple[Drawing, ...]:
    """Return the picture of an elimination's bracket; none for other nights, or before a round is over."""
    if not night.plan.movement.eliminates or not night.past:
        return ()

    def make(_: Avatars) -> bytes:
        return draw_bracket(night, texts).png(CLOSE_COMPRESSION)

    return (Drawing(make, bracket_alt(night, texts)),)


def bracket_alt(night: Night, texts: Texts) -> str:
    """Return the bracket in words, as much as fits into a picture's description."""
    told = [texts("bracket-title")]
    for past in night.past:
        told.append(texts("bracket-round", number=past.round.number))
        told += [_told(night, game, texts) for game in _games(past, texts)]
    return cut_lines(told, LONGEST_ALT)


def _told(night: Night, game: _Game, texts: Texts) -> str:
    sides = (texts("night-side", one=one, two=two) for one, two in (_names(night, side) for side in game.meeting.sides))
    return " – ".join(f"{side} {points}" for side, points in zip(sides, game.points, strict=True))


def draw_bracket(night: Night, texts: Texts) -> Canvas:
    """Paint the bracket on a canvas."""
    rounds = [list(_games(past, texts)) for past in night.past]
    is_tree = night.plan.movement is Movement.SINGLE_ELIMINATION and len(rounds) <= _MOST_COLUMNS
    top = title_height(subtitle=True)
    if is_tree:
        places, height = _tree(rounds, top + _HEAD), 0
        width = (_BODY - (len(rounds) - 1) * _GAP) // len(rounds)
        heads = [(_MARGIN + number * (width + _GAP) + width // 2, top + _HEAD // 2) for number in range(len(rounds))]
    else:
        places, heads = _rows(rounds, top)
        width = (_BODY - _GAP) // 2
    height = max(y for _, (_, y) in places) + _BOX + _MARGIN
    canvas = Canvas((WIDTH, height), palette.RAIL)
    paint_title(canvas, texts("bracket-title"), f"{night.plan.name} · {standings_title(night, texts)}")
    for number, spot in enumerate(heads, 1):
        canvas.text(spot, texts("bracket-round", number=number), SMALL, palette.TEXT_DIM, "m", width)
    if is_tree:
        _paint_ways(canvas, places, width)
    for game, spot in places:
        _paint_game(canvas, spot, width, night, game)
    return canvas


def _games(past: ScoredRound, texts: Texts) -> Iterator[_Game]:
    for (meeting, table), winner in zip(past.scored, past.played.winners, strict=True):
        odd, even = (points_text(table.score[seat].points, texts) for seat in (0, 1))
        yield _Game(past.round.number, meeting, (odd, even), winner)


_Places = list[tuple[_Game, Spot]]
"""Games, and the upper left corners of their boxes."""


def _tree(rounds: Sequence[Sequence[_Game]], top: int) -> _Places:
    """Place every game half-way between those that its sides have won before; those without take the next free row."""
    width = (_BODY - (len(rounds) - 1) * _GAP) // len(rounds)
    places: dict[tuple[int, int], tuple[_Game, int]] = {}
    rows = 0

    def place(game: _Game) -> int:
        nonlocal rows
        before = [one for games in rounds[: game.round - 1] for one in games if one.winner in game.meeting.sides]
        latest = {one.winner: one for one in before}
        if latest:
            heights = [place(one) for one in latest.values()]
            high = sum(heights) // len(heights)
        else:
            high = top + rows * (_BOX + _BETWEEN)
            rows += 1
        places[game.round, game.meeting.table] = (game, high)
        return high

    for games in reversed(rounds):
        for game in games:
            if (game.round, game.meeting.table) not in places:
                place(game)
    return [(game, (_MARGIN + (game.round - 1) * (width + _GAP), high)) for game, high in places.values()]


def _rows(rounds: Sequence[Sequence[_Game]], top: int) -> tuple[_Places, list[Spot]]:
    """Place the rounds below each other, two games in a row; return where their headings go as well."""
    places: _Places = []
    heads = []
    width = (_BODY - _GAP) // 2
    for games in rounds:
        heads.append((WIDTH // 2, top + _HEAD // 2))
        top += _HEAD
        for number, game in enumerate(games):
            spot = (_MARGIN + number % 2 * (width + _GAP), top + number // 2 * (_BOX + _BETWEEN))
            places.append((game, spot))
        top += (len(games) + 1) // 2 * (_BOX + _BETWEEN)
    return places, heads


def _paint_ways(canvas: Canvas, places: _Places, width: int) -> None:
    """Paint the lines from each game to the next one of its winner."""
    for game, (left, top) in places:
        later = [
            (other, spot) for other, spot in places if other.round > game.round and game.winner in other.meeting.sides
        ]
        if not later:
            continue
        other, (to, high) = min(later, key=lambda one: one[0].round)
        start, middle = (left + width, top + _BOX // 2), to - _GAP // 2
        end = high + _SIDE // 2 + 2 + (_SIDE + 4) * other.meeting.sides.index(game.winner)
        canvas.line([start, (middle, start[1])], 4, palette.PLATE_TOTAL)
        canvas.line([(middle, start[1]), (middle, end)], 4, palette.PLATE_TOTAL)
        canvas.line([(middle, end), (to, end)], 4, palette.PLATE_TOTAL)


def _paint_game(canvas: Canvas, spot: Spot, width: int, night: Night, game: _Game) -> None:
    """Paint a game's two sides below each other, the winner bright."""
    left, top = spot
    canvas.box(spot, (width, _BOX), palette.PLATE, 12)
    canvas.box((left + 10, top + _BOX // 2 - 1), (width - 20, 2), palette.PLATE_TOTAL, 0)
    for number, (side, points) in enumerate(zip(game.meeting.sides, game.points, strict=True)):
        middle = top + 2 + _SIDE // 2 + number * (_SIDE + 4)
        won = side == game.winner
        taken = text_width(points, 32) + 10
        ink = palette.GOLD if won else palette.TEXT_DIM
        canvas.text((left + width - 10, middle), points, 32, ink, "r", width // 3)
        for line, name in enumerate(_names(night, side)):
            ink = palette.TEXT if won else palette.TEXT_DIM
            at = (left + 10, middle + _LINE * line - _LINE // 2)
            canvas.text(at, drawable_name(name) or "?", SMALL, ink, width=width - 20 - taken)


def _names(night: Night, side: Side) -> tuple[str, str]:
    one, two = (distinct_name(night, night.participant(entrant)) for entrant in side)
    return one, two
