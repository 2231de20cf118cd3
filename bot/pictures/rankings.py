"""What stands on the sheets of boards, leagues, honours, days and nights: columns, and a line for each person or pair.

Here a board's page, a league's or a night's standings become the data that ``sheets`` draws.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from bot.pictures.sheets import Cell, Heading, Line, Person, Sheet
from bot.ratings.boards import LEAST_PLAYERS, BoardRow, Leaderboard, Measure, Scope
from bot.tournaments.daily.attempts import HANDS, DailyLine, MonthLine
from bot.tournaments.leagues import Honours, League
from bot.tournaments.movements import Entrant
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.rounds import plays_mostly, rounds_survived, standings
from bot.tournaments.standings import Placing
from bot.words.catalogue import Texts
from bot.words.leaderboards import RATED, board_names, board_span, league_names, percent_text, value_text
from bot.words.lines import LONGEST_LISTED_NAME, MEDALS, ROWS, with_sign
from bot.words.names import tell_people_apart
from bot.words.nights_text import MOST_HONOURED, distinct_name, points_text, standings_title

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


def league_sheet(league: League, offset: int, most: int, texts: Texts) -> Sheet:
    """Return one page of a season's table."""
    names = league_names(league)
    headings = (
        Heading(texts("night-column-points")),
        Heading(texts(f"league-column-{league.kind}")),
        Heading(texts("column-wins")),
    )
    lines = tuple(
        Line(
            (Cell.strong(_short(row.points, texts)), Cell(str(row.played)), Cell(str(row.wins))),
            (Person(names[row.user_id], row.user_id),),
            place=str(row.place),
            medal=earns_medal(row.place, len(league.lines), earned=row.points > 0),
        )
        for row in league.lines[offset : offset + most]
    )
    title = texts("league-title", kind=texts(f"league-of-{league.kind}"))
    return Sheet(title, headings, lines, texts("scope-past", season=league.season))


def _short(points: float, texts: Texts) -> str:
    """Return points without decimals where they have none."""
    return str(int(points)) if points == int(points) else texts("board-decimal", number=points)


def honours_sheet(honoured: Sequence[Honours], names: Mapping[int, str], texts: Texts) -> Sheet:
    """Return a server's honours; ``names`` are people's latest names by user id."""
    told = tell_people_apart(((one.user_id, names.get(one.user_id, "")) for one in honoured), LONGEST_LISTED_NAME)
    keys = ("column-wins", "honours-column-podiums", "league-column-nights", "honours-column-prizes")
    headings = (*(Heading(texts(key)) for key in keys), Heading(texts("honours-column-best")))
    lines = tuple(
        Line(
            (
                Cell.strong(str(one.wins)),
                Cell(str(one.podiums)),
                Cell(str(one.nights)),
                Cell(str(sum(count for _, count in one.prizes))),
                Cell(points_text(one.best_night, texts)),
            ),
            (Person(told[one.user_id], one.user_id),),
            place=str(place),
            medal=earns_medal(place, len(honoured), earned=one.wins > 0),
        )
        for place, one in enumerate(honoured[:MOST_HONOURED], 1)
    )
    return Sheet(texts("honours-title"), headings, lines, texts("scope-all-time"))


# -- daily deals


def day_sheet(day: date, lines: Sequence[DailyLine], names: Mapping[int, str], players: int, texts: Texts) -> Sheet:
    """Return a day's board: the lines of one server, with places among all ``players``, hand by hand."""
    told = tell_people_apart(((line.score.user_id, names[line.score.user_id]) for line in lines), LONGEST_LISTED_NAME)
    headings = (*(Heading(str(hand)) for hand in range(1, HANDS + 1)), Heading(texts("night-column-points")))
    shown = tuple(
        Line(
            (*(Cell(with_sign(points)) for points in line.score.hands), Cell.strong(with_sign(line.score.total))),
            (Person(told[line.score.user_id], line.score.user_id),),
            place=str(line.place),
            medal=earns_medal(line.place, players),
        )
        for line in lines[:ROWS]
    )
    return Sheet(texts("daily-heading", day=day.isoformat()), headings, shown)


def month_sheet(month: str, lines: Sequence[MonthLine], names: Mapping[int, str], texts: Texts) -> Sheet:
    """Return a month's board of one server."""
    told = tell_people_apart(((line.user_id, names[line.user_id]) for line in lines), LONGEST_LISTED_NAME)
    headings = (Heading(texts("duplicate-column-matchpoints")), Heading(texts("daily-column-days")))
    shown = tuple(
        Line(
            (Cell.strong(texts("board-decimal", number=line.matchpoints)), Cell(str(line.days))),
            (Person(told[line.user_id], line.user_id),),
            place=str(line.place),
            medal=earns_medal(line.place, len(lines), earned=line.matchpoints > 0),
        )
        for line in lines[:ROWS]
    )
    return Sheet(texts("daily-month-heading", month=month), headings, shown)


# -- nights


def standings_sheet(night: Night, texts: Texts) -> Sheet:
    """Return the standings of a night, a line for everybody or for each pair that stays together.

    In an elimination it says after which round a pair was out.
    """
    out = rounds_survived(night) if night.plan.movement.eliminates else None
    keys = ["points", "games", "hands", "loners"] if out is None else ["round", "points", "games"]
    ranked = sum(placing.place is not None for placing in standings(night))
    lines = tuple(_standing(night, placing, ranked, out, texts) for placing in standings(night))
    headings = tuple(Heading(texts(f"night-column-{key}")) for key in keys)
    return Sheet(night.plan.name, headings, lines, standings_title(night, texts))


def _standing(
    night: Night, placing: Placing, ranked: int, out: Mapping[Entrant, int | None] | None, texts: Texts
) -> Line:
    """Return the line of a participant or a pair; those who are not ranked are dim and have no place."""
    total, score = placing.total, placing.total.score
    counts = placing.place is not None
    points, games = points_text(score.points, texts), Cell(str(total.games))
    main = Cell.strong(points) if counts else Cell(points)
    cells: tuple[Cell, ...]
    if out is None:
        cells = (main, games, Cell(points_text(score.hands, texts)), Cell(str(score.loners)))
    else:
        gone = out[total.entrant]
        cells = (Cell("–") if gone is None else Cell(str(gone)), main, games)
    return Line(
        cells,
        tuple(night_person(night, entrant) for entrant in total.entrants),
        place=str(placing.place) if counts else "",
        medal=earns_medal(placing.place, ranked, earned=score.points > 0),
    )


def night_person(night: Night, entrant: Entrant) -> Person:
    """Return who takes part; dim if a computer played most rounds for them."""
    one = night.participant(entrant)
    own = one.user_id is not None and plays_mostly(night, entrant)
    return Person(distinct_name(night, one), one.user_id, is_computer=one.user_id is None, dim=not own)
