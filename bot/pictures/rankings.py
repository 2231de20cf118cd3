"""What stands on the sheets of boards, leagues, honours and nights: the columns, and a line for each person or pair.

Here a board's page, a league's or a night's standings become the data that ``sheets`` draws.
"""

from __future__ import annotations

from bot.pictures.sheets import Cell, Heading, Line, Person, Sheet
from bot.ratings.boards import LEAST_PLAYERS, BoardRow, Leaderboard, Measure, Scope
from bot.words.catalogue import Texts
from bot.words.leaderboards import RATED, board_names, board_span, percent_text, value_text
from bot.words.lines import MEDALS

_PER_GAME = (Measure.EUCHRES_MADE, Measure.EUCHRES_SUFFERED, Measure.LONE_MARCHES, Measure.SHARPEST_EYE)
"""Boards of counts, which have a rate beside them."""


def earns_medal(place: int | None, players: int, *, earned: bool = True) -> int:
    """Return 1 to 3 for a place that earns a medal, else 0: too few play, or there was nothing to be proud of."""
    return place if place in MEDALS and earned and players >= LEAST_PLAYERS else 0


def board_sheet(board: Leaderboard, scope: Scope | str, texts: Texts) -> Sheet:
    """Return one page of a leaderboard; ``scope`` may be a past season."""
    measure = board.question.measure
    names = board_names(board)
    value = "column-rating" if measure in RATED else f"column-{measure}"
    rate = "column-per-game" if measure in _PER_GAME else "column-won"
    if measure is Measure.WIN_RATE:
        rate = "column-wins"
    headings = (Heading(texts(value)), Heading(texts("column-games")), Heading(texts(rate)))
    lines = tuple(
        Line(
            (Cell.strong(value_text(row, measure, texts)), Cell(str(row.games)), Cell(_rate(row, measure, texts))),
            tuple(Person(names[user_id], user_id) for user_id in (row.user_id, row.partner_id) if user_id is not None),
            place=str(row.place),
            medal=earns_medal(row.place, board.players, earned=measure.is_praise and row.value > 0),
        )
        for row in board.rows
    )
    return Sheet(texts(f"measure-{measure}"), headings, lines, board_span(board, scope, texts))


def _rate(row: BoardRow, measure: Measure, texts: Texts) -> str:
    if measure in _PER_GAME:
        return texts("board-decimal", number=row.value / max(1, row.games))
    if measure is Measure.WIN_RATE:
        return str(row.wins)
    return percent_text(row.wins / max(1, row.games), texts)
