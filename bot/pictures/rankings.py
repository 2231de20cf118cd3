"""Sheets of who is ahead: boards, leagues, honours, daily deals, nights with their brackets, duplicate matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, tzinfo

from bot.pictures.sheets import Cell, Drawing, Heading, Line, Person, Sheet, in_sheets, sheet_drawings
from bot.ratings.boards import LEAST_PLAYERS, BoardRow, Leaderboard, Measure, Scope
from bot.tables.views import PlayedHand
from bot.tournaments.daily.attempts import HANDS, DailyLine, MonthLine, span_of_day
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.leagues import Honours, League, honours_places
from bot.tournaments.movements import Entrant, Side
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.rounds import line_entrants, plays_mostly, rounds_survived, score_card, standings
from bot.tournaments.standings import Placing
from bot.words.catalogue import Texts
from bot.words.duplicate_text import names_of_people, share_text
from bot.words.leaderboards import RATED, board_names, board_span, league_names, percent_text, value_text
from bot.words.lines import (
    LONGEST_LISTED_NAME,
    MEDALS,
    ROWS,
    day_words,
    decimal_text,
    join_partners,
    join_scores,
    local_time_words,
    month_words,
    with_minus,
    with_sign,
)
from bot.words.names import first_names, plain_name, tell_people_apart
from bot.words.nights_text import MOST_HONOURED, distinct_name, plain_night_name, standings_title
from bot.words.rules_page import game_title
from bot.words.voice import card_sign, trump_sign

_PER_GAME = (Measure.EUCHRES_MADE, Measure.EUCHRES_SUFFERED, Measure.LONE_MARCHES, Measure.SHARPEST_EYE)
"""Boards of counts, which have a rate beside them."""


# -- boards, leagues, honours


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
        return decimal_text(row.value / max(1, row.games), texts)
    if measure is Measure.WIN_RATE:
        return str(row.wins)
    return percent_text(row.wins / max(1, row.games), texts)


def league_sheet(league: League, offset: int, most: int, texts: Texts) -> Sheet:
    """Return one page of a season's table."""
    names = league_names(league)
    whole = all(row.points == int(row.points) for row in league.lines)

    def amount(points: float) -> str:
        return with_minus(int(points)) if whole else decimal_text(points, texts)

    headings = (
        Heading(texts("night-column-points")),
        Heading(texts(f"league-column-{league.kind}")),
        Heading(texts("column-wins")),
    )
    lines = tuple(
        Line(
            (Cell.strong(amount(row.points)), Cell(str(row.played)), Cell(str(row.wins))),
            (Person(names[row.user_id], row.user_id),),
            place=str(row.place),
            medal=earns_medal(row.place, len(league.lines), earned=row.points > 0),
        )
        for row in league.lines[offset : offset + most]
    )
    title = texts("league-title", kind=texts(f"league-of-{league.kind}"))
    return Sheet(title, headings, lines, texts("scope-past", season=league.season))


def _format_matchpoints(points: float, texts: Texts) -> str:
    """Format matchpoints of a deal as briefly as can be: they are whole or halves."""
    return str(int(points)) if points == int(points) else decimal_text(points, texts).removesuffix("0")


def honours_sheet(honoured: Sequence[Honours], names: Mapping[int, str], texts: Texts) -> Sheet:
    """Return a server's honours; ``names`` are people's latest names by user id."""
    apart = tell_people_apart(((one.user_id, names.get(one.user_id, "")) for one in honoured), LONGEST_LISTED_NAME)
    keys = ("column-wins", "honours-column-podiums", "league-column-nights", "honours-column-prizes")
    headings = (*(Heading(texts(key)) for key in keys), Heading(texts("honours-column-best")))
    place = honours_places(honoured)
    lines = tuple(
        Line(
            (
                Cell.strong(str(one.wins)),
                Cell(str(one.podiums)),
                Cell(str(one.nights)),
                Cell(str(sum(count for _, count in one.prizes))),
                Cell(with_minus(one.best_night)),
            ),
            (Person(apart[one.user_id], one.user_id),),
            place=str(place[one.user_id]),
            medal=earns_medal(place[one.user_id], len(honoured), earned=one.wins > 0),
        )
        for one in honoured[:MOST_HONOURED]
    )
    return Sheet(texts("honours-title"), headings, lines)


# -- daily deals


def day_sheet(
    day: date, lines: Sequence[DailyLine], names: Mapping[int, str], players: int, texts: Texts, zone: tzinfo = UTC
) -> Sheet:
    """Return a day's board: the lines of one server, with places among all ``players``, hand by hand; when the day
    ends, by the clocks of its ``zone``.
    """
    apart = tell_people_apart(
        ((line.attempt.user_id, names[line.attempt.user_id]) for line in lines), LONGEST_LISTED_NAME
    )
    headings = (*(Heading(str(hand)) for hand in range(1, HANDS + 1)), Heading(texts("night-column-points")))
    shown = tuple(
        Line(
            (*(Cell(with_sign(points)) for points in line.attempt.points), Cell.strong(with_sign(line.attempt.total))),
            (Person(apart[line.attempt.user_id], line.attempt.user_id),),
            place=str(line.place),
            medal=earns_medal(line.place, players),
        )
        for line in lines[:ROWS]
    )
    ends = texts("daily-until", until=local_time_words(span_of_day(day)[1], zone, texts))
    return Sheet(texts("daily-heading", day=day_words(day, texts)), headings, shown, ends)


def month_sheet(month: str, lines: Sequence[MonthLine], names: Mapping[int, str], texts: Texts) -> Sheet:
    """Return a month's board of one server."""
    apart = tell_people_apart(((line.user_id, names[line.user_id]) for line in lines), LONGEST_LISTED_NAME)
    headings = (Heading(texts("duplicate-column-matchpoints")), Heading(texts("daily-column-days")))
    shown = tuple(
        Line(
            (Cell.strong(decimal_text(line.matchpoints, texts)), Cell(str(line.days))),
            (Person(apart[line.user_id], line.user_id),),
            place=str(line.place),
            medal=earns_medal(line.place, len(lines), earned=line.matchpoints > 0),
        )
        for line in lines[:ROWS]
    )
    return Sheet(texts("daily-month-heading", month=month_words(month, texts)), headings, shown)


# -- nights


def standings_sheet(night: Night, texts: Texts) -> Sheet:
    """Return the standings of a night, a line for everybody or for each pair that stays together.

    In an elimination it says after which round a pair was out.
    """
    out = rounds_survived(night) if night.plan.movement.eliminates else None
    keys = ["points", "games", "hands", "loners"] if out is None else ["round", "points", "games"]
    ranked = sum(placing.place is not None for placing in standings(night))
    lines = tuple(_standing_line(night, placing, ranked, out, texts) for placing in standings(night))
    headings = tuple(Heading(texts(f"night-column-{key}")) for key in keys)
    return Sheet(plain_night_name(night.plan), headings, lines, standings_title(night, texts))


def _standing_line(
    night: Night, placing: Placing, ranked: int, out: Mapping[Entrant, int | None] | None, texts: Texts
) -> Line:
    """Return the line of a participant or a pair; those who are not ranked are dim and have no place."""
    total, score = placing.total, placing.total.score
    counts = placing.place is not None
    points, games = with_minus(score.points), Cell(str(total.games))
    main = Cell.strong(points) if counts else Cell(points)
    cells: tuple[Cell, ...]
    if out is None:
        cells = (main, games, Cell(str(score.hands)), Cell(str(score.loners)))
    else:
        gone = out[total.entrant]
        cells = (Cell("–") if gone is None else Cell(str(gone)), main, games)
    return Line(
        cells,
        tuple(night_person(night, entrant) for entrant in line_entrants(night, total)),
        place=str(placing.place) if counts else "",
        medal=earns_medal(placing.place, ranked, earned=score.points > 0),
    )


def night_person(night: Night, entrant: Entrant) -> Person:
    """Return who takes part; dim if a computer played most rounds for them."""
    one = night.participant(entrant)
    own = one.user_id is not None and plays_mostly(night, entrant)
    return Person(distinct_name(night, one), one.user_id, is_computer=one.user_id is None, dim=not own)


# -- brackets

_GAMES = 4
"""Games of one picture of a bracket, so that a phone shows it as wide as it is."""


def bracket_sheets(night: Night, texts: Texts) -> tuple[Sheet, ...]:
    """Return an elimination round by round, the newest first: both sides of every game, the winner bright, and who had
    a bye; none for other nights, or before a round is over.
    """
    if not night.plan.movement.eliminates:
        return ()
    sheets: list[Sheet] = []
    for past in reversed(night.past):
        lines = []
        for (meeting, table), winner in zip(past.scored, past.played.winners, strict=True):
            for side, points in zip(meeting.sides, table.points, strict=True):
                ink = Cell.best if side == winner else Cell
                people = tuple(_short_person(night, one)._replace(dim=side != winner) for one in side)
                place = str(meeting.table) if side == meeting.odd else ""
                lines.append(Line((ink(with_minus(points)),), people, place=place))
        for side in past.round.byes:
            lines.append(Line((Cell(texts("bracket-bye")),), tuple(_short_person(night, one) for one in side)))
        title = texts("bracket-round", number=past.round.number)
        sheets += in_sheets(Sheet(title, (Heading(""),), tuple(lines)), 2 * _GAMES)
    return tuple(sheets)


def _short_person(night: Night, entrant: Entrant) -> Person:
    person = night_person(night, entrant)
    return person._replace(name=plain_name(person.name, longest=LONGEST_LISTED_NAME))


def bracket_drawings(night: Night, texts: Texts) -> tuple[Drawing, ...]:
    """Return the pictures of an elimination's bracket."""
    return tuple(drawing for sheet in bracket_sheets(night, texts) for drawing in sheet_drawings(sheet))


# -- score cards


def night_card_sheet(night: Night, entrant: Entrant, texts: Texts) -> Sheet:
    """Return somebody's score card: in each round against whom and with whom they played, and what it brought them."""
    card, person = score_card(night, entrant), night_person(night, entrant)
    helped = any(line.by_computer for line in card)
    keys = ["card-partner", "card-result", "duplicate-column-running"]
    keys += ["card-computer"] if helped else []
    lines = []
    for line in card:
        number = str(line.number)
        if line.meeting is None:
            lines.append(Line((Cell(""),) * len(keys), label=texts("bracket-bye"), place=number))
            continue
        own, theirs = sorted(line.meeting.sides, key=lambda side: entrant not in side)
        [partner] = [night_person(night, each).name for each in own if each != entrant]
        result = join_scores(map(with_minus, line.table))
        cells = [Cell(first_names([plain_name(partner)])[0]), Cell.strong(result), Cell(with_minus(line.points))]
        cells += [Cell(texts("config-yes") if line.by_computer else "")] if helped else []
        people = tuple(night_person(night, each) for each in theirs)
        lines.append(Line(tuple(cells), people, place=number))
    place = next((each.place for each in standings(night) if entrant in line_entrants(night, each.total)), None)
    about = plain_night_name(night.plan)
    if place is not None and card and night.counts:
        about += " · " + texts("night-card-place", place=texts("board-place", place=place))
    title = texts("card-title", person=plain_name(person.name))
    headings = (Heading(texts(key), short="Σ" if key == "duplicate-column-running" else "") for key in keys)
    return Sheet(title, tuple(headings), tuple(lines), about)


def match_card_sheet(match: Match, entrant: Entrant, texts: Texts) -> Sheet:
    """Return somebody's score card of a match that is over: on each deal against whom they played, and what their side
    made of it, compared with the others.
    """
    names = names_of_people(match)
    title = texts("card-title", person=plain_name(_person_at(match, entrant, names).name))
    make = _pair_card if match.opened.form is Form.PAIRS else _team_card
    headings, lines = make(match, entrant, texts)
    return Sheet(title, tuple(headings), tuple(lines), _describe_match(match, texts))


def _pair_card(match: Match, entrant: Entrant, texts: Texts) -> tuple[list[Heading], list[Line]]:
    [placing] = [one for one in match.placings() if entrant in one.side]
    lines = []
    for one in match.counted_rounds:
        deals = [deal for deal in match.deals_of(one.number) if deal <= match.deals]
        if placing.side in one.byes:
            span = "–".join(dict.fromkeys((str(deals[0]), str(deals[-1]))))
            lines.append(Line((Cell("–"),) * 3, label=texts("bracket-bye"), place=span))
            continue
        for deal in deals:
            slip = match.slip(deal)
            line = next((each for each in slip if placing.side in each.score.meeting.sides), None)
            if line is None:
                continue
            odd = line.score.meeting.odd == placing.side
            won, net = (line.odd, line.score.net) if odd else (line.even, -line.score.net)
            share = won / (len(slip) - 1) if len(slip) > 1 else 0.5
            cells = (
                Cell.strong(with_sign(net)),
                Cell(_format_matchpoints(won, texts)),
                Cell(share_text(share, texts)),
            )
            other = line.score.meeting.even if odd else line.score.meeting.odd
            lines.append(Line(cells, label=_name_opponents(match, other, texts), place=str(deal)))
    sums = (Cell(""), Cell(_format_matchpoints(placing.points, texts)), Cell.best(share_text(placing.share, texts)))
    lines.append(Line(sums, label=texts("duplicate-total"), total=True))
    keys = ("night-column-points", "duplicate-column-matchpoints", "duplicate-column-share")
    points, matchpoints, share_of_all = (Heading(texts(key)) for key in keys)
    return [points, matchpoints._replace(short=texts("duplicate-column-mp")), share_of_all], lines


def _team_card(match: Match, entrant: Entrant, texts: Texts) -> tuple[list[Heading], list[Line]]:
    own = next(table for table in match.tables if entrant in match.meeting(table).seats)
    sign = 1 if entrant in match.team_entrants(1) else -1
    other = next(side for side in match.meeting(own).sides if entrant not in side)
    lines = []
    for one in match.comparisons():
        first, second = sign * one.first.net, -sign * one.second.net
        nets = (first, second) if own == 1 else (second, first)
        cells = (*(Cell(with_sign(net)) for net in nets), Cell.strong(with_sign(first + second)))
        lines.append(Line(cells, label=_name_opponents(match, other, texts), place=str(one.deal)))
    total = (Cell(""), Cell(""), Cell.best(with_sign(sign * match.margin())))
    lines.append(Line(total, label=texts("duplicate-total"), total=True))
    tables = [texts("duplicate-table", table=table) for table in (own, 3 - own)]
    return [Heading(words) for words in (*tables, texts("duplicate-column-swing"))], lines


def _name_opponents(match: Match, side: Side, texts: Texts) -> str:
    return join_partners(first_names([plain_name(person.name) for person in _people_of(match, side)]), texts)


# -- duplicate matches: the pairs, every deal at every table, and one deal in columns


def match_drawings(match: Match, texts: Texts) -> tuple[Drawing, ...]:
    """Return the pictures of a match whose tables are all over: who is ahead, every round of pairs, every deal."""
    sheets = [sides_sheet(match, texts), deals_sheet(match, texts)]
    if len(match.rounds) > 1:
        sheets.insert(1, rounds_sheet(match, texts))
    return tuple(drawing for sheet in sheets for drawing in sheet_drawings(sheet))


def sides_sheet(match: Match, texts: Texts) -> Sheet:
    """Return the pairs by matchpoints; of teams, the one that won in gold, and what each pair won at its table."""
    if match.opened.form is Form.PAIRS:
        return _pairs_sheet(match, texts)
    margin = match.margin()
    lines = []
    for team in (1, 2):
        ink = Cell.best if margin * (1 if team == 1 else -1) > 0 else Cell.strong
        entrants = match.team_entrants(team)
        for side in zip(entrants[::2], entrants[1::2], strict=True):
            table = (side[0] - 1) // 4 + 1
            odd = side == match.meeting(table).odd
            net = sum(score.net for score in match.scores() if score.meeting.table == table)
            cells = (ink(str(team)), Cell(str(table)), Cell.strong(with_sign(net if odd else -net)))
            lines.append(Line(cells, _people_of(match, side)))
    headings = tuple(
        Heading(texts(key)) for key in ("duplicate-column-team", "duplicate-column-table", "night-column-points")
    )
    return Sheet(texts("duplicate-results"), headings, tuple(lines), _describe_match(match, texts))


def _pairs_sheet(match: Match, texts: Texts) -> Sheet:
    placings = match.placings()
    ranked = sum(one.place is not None for one in placings)
    lines = tuple(
        Line(
            (
                Cell.strong(share_text(one.share, texts)),
                Cell(decimal_text(one.points, texts)),
            ),
            _people_of(match, one.side),
            place="" if one.place is None else str(one.place),
            medal=earns_medal(one.place, ranked, earned=one.points > 0),
        )
        for one in placings
    )
    headings = (Heading(texts("duplicate-column-share")), Heading(texts("duplicate-column-matchpoints")))
    return Sheet(texts("duplicate-results"), headings, lines, _describe_match(match, texts))


def rounds_sheet(match: Match, texts: Texts) -> Sheet:
    """Return each pair's percentage in every round, in the order of the results; a dash where it sat out."""
    shares = match.shares_by_round()
    rounds = len(next(iter(shares.values()), ()))
    headings = tuple(Heading(texts("duplicate-column-round", round=number)) for number in range(1, rounds + 1))
    lines = tuple(
        Line(
            tuple(Cell("–" if share is None else str(round(100 * share))) for share in shares[one.side]),
            _people_of(match, one.side),
            place="" if one.place is None else str(one.place),
        )
        for one in match.placings()
    )
    return Sheet(texts("duplicate-rounds"), headings, lines, texts("duplicate-in-percent"))


def _describe_match(match: Match, texts: Texts) -> str:
    return game_title(match.opened.rules.preset, texts)


def _people_of(match: Match, side: Side) -> tuple[Person, ...]:
    names = names_of_people(match)
    return tuple(_person_at(match, entrant, names) for entrant in side)


def _person_at(match: Match, entrant: Entrant, names: dict[int, str]) -> Person:
    """Return who sat there; dim if a computer made most of their decisions."""
    seat = match.seat(entrant)
    if seat.user_id is None:
        return Person(seat.name, is_computer=True, dim=True)
    return Person(names[seat.user_id], seat.user_id, dim=not match.plays_mostly(entrant))


def deals_sheet(match: Match, texts: Texts) -> Sheet:
    """Return every deal at every table; of teams also the swing, how the match stood then, and the sums."""
    form, tables = match.opened.form, [meeting.table for meeting in match.rounds[0].meetings]
    headings = [Heading(texts("duplicate-table", table=table), short=str(table)) for table in tables]
    lines = []
    if form is Form.PAIRS:
        for deal, nets in match.nets_by_deal():
            cells = tuple(Cell("–") if net is None else Cell.strong(with_sign(net)) for net in nets)
            lines.append(Line(cells, label=texts("duplicate-deal", deal=deal)))
    else:
        headings += [Heading(texts("duplicate-column-swing")), Heading(texts("duplicate-column-running"))]
        running, sums = 0, [0, 0]
        for one in match.comparisons():
            both = (one.first.net, -one.second.net)
            sums = [before + net for before, net in zip(sums, both, strict=True)]
            running += one.difference
            swing = Cell.best(with_sign(one.difference)) if one.difference else Cell("0")
            cells = (*(Cell.strong(with_sign(net)) for net in both), swing, Cell(with_sign(running)))
            lines.append(Line(cells, label=texts("duplicate-deal", deal=one.deal)))
        margin = Cell.best(with_sign(running)) if running else Cell.strong("0")
        total = (*(Cell.strong(with_sign(net)) for net in sums), margin, Cell(""))
        lines.append(Line(total, label=texts("duplicate-total"), total=True))
    return Sheet(texts("duplicate-deals"), tuple(headings), tuple(lines), texts(f"duplicate-points-{form}"))


def deal_sheet(match: Match, deal: int, played: Sequence[tuple[int, PlayedHand]], texts: Texts) -> Sheet:
    """Return one deal in a column for each table (by its number): who called what, and what became of it.

    What is not as at the first of these tables is gold.
    """
    keys = ["duplicate-called", "duplicate-trump", "duplicate-lead", "duplicate-tricks", "duplicate-points"]
    columns = [_describe_course(match, deal, table, one, texts) for table, one in played]
    if match.opened.form is Form.PAIRS:
        slip = {line.score.meeting.table: line for line in match.slip(deal)}
        keys.append("duplicate-matchpoints")
        for column, (table, _) in zip(columns, played, strict=True):
            line = slip[match.meeting(table).table]
            column.append(" : ".join(_format_matchpoints(one, texts) for one in (line.odd, line.even)))
    lines = []
    for place, key in enumerate(keys):
        words = [column[place] for column in columns]
        cells = (Cell.strong(word) if word == words[0] else Cell.best(word) for word in words)
        lines.append(Line(tuple(cells), label=texts(key)))
    numbers = [match.meeting(table).table for table, _ in played]
    headings = tuple(Heading(texts("duplicate-table", table=number), short=str(number)) for number in numbers)
    return Sheet(texts("duplicate-deal", deal=deal), headings, tuple(lines), _describe_match(match, texts))


def _describe_course(match: Match, deal: int, table: int, played: PlayedHand, texts: Texts) -> list[str]:
    """Return what happened to a deal at a table: caller, trump, lead, tricks and points."""
    view, result = played.hand.view, played.hand.result
    names = names_of_people(match)
    maker = "–" if view.maker is None else _person_at(match, match.meeting(table).seats[view.maker - 1], names).name
    alone = f" {texts('picture-alone')}" if view.alone else ""
    trump = "–" if view.trump is None else trump_sign(view.trump, texts) + alone
    lead = card_sign(view.tricks[0].plays[0][1], texts) if view.tricks else "–"
    tricks = "–" if result.tricks is None else str(result.tricks)
    points = match.result_of(table)
    both = (0, 0) if points is None else points.points[match.place_in_round(deal)]
    return [maker, trump, lead, tricks, " : ".join(with_minus(one) for one in both)]
