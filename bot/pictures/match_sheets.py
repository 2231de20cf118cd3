"""What stands on the sheets of a duplicate match: its pairs, every deal at every table, and one deal in columns."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.rankings import earns_medal
from bot.pictures.sheets import Cell, Drawing, Heading, Line, Person, Sheet, sheet_drawings
from bot.tables.views import PlayedHand
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.movements import Entrant, Side
from bot.words.catalogue import Texts
from bot.words.duplicate_text import names_of_people
from bot.words.leaderboards import percent_text
from bot.words.lines import with_minus, with_sign
from bot.words.rules_page import game_title
from bot.words.voice import SIGNS, card_sign


def match_drawings(match: Match, texts: Texts) -> tuple[Drawing, ...]:
    """Return the pictures of a match whose tables are all over: who is ahead, then every deal."""
    return (*sheet_drawings(sides_sheet(match, texts)), *sheet_drawings(deals_sheet(match, texts)))


def sides_sheet(match: Match, texts: Texts) -> Sheet:
    """Return the pairs by matchpoints; of teams, what each pair of both teams won at its table."""
    if match.opened.form is Form.PAIRS:
        return _pairs_sheet(match, texts)
    margin = match.margin()
    lines = []
    for team in (1, 2):
        ink = Cell.best if margin * (1 if team == 1 else -1) > 0 else Cell
        entrants = match.team_entrants(team)
        for side in zip(entrants[::2], entrants[1::2], strict=True):
            table = (side[0] - 1) // 4 + 1
            odd = side == match.meeting(table).odd
            net = sum(score.net for score in match.scores() if score.meeting.table == table)
            cells = (Cell(str(team)), Cell(str(table)), ink(with_sign(net if odd else -net)))
            lines.append(Line(cells, _people(match, side)))
    headings = tuple(
        Heading(texts(key)) for key in ("duplicate-column-team", "duplicate-column-table", "night-column-points")
    )
    return Sheet(texts("duplicate-results"), headings, tuple(lines), _about(match, texts))


def _pairs_sheet(match: Match, texts: Texts) -> Sheet:
    placings = match.placings()
    ranked = sum(one.place is not None for one in placings)
    most = match.deals * (len(match.tables) - 1)
    lines = tuple(
        Line(
            (
                Cell.strong(texts("board-decimal", number=one.points)),
                Cell(percent_text(one.points / most if most else None, texts)),
            ),
            _people(match, one.side),
            place="" if one.place is None else str(one.place),
            medal=earns_medal(one.place, ranked, earned=one.points > 0),
        )
        for one in placings
    )
    headings = (Heading(texts("duplicate-column-matchpoints")), Heading(texts("duplicate-column-share")))
    return Sheet(texts("duplicate-results"), headings, lines, _about(match, texts))


def _about(match: Match, texts: Texts) -> str:
    return game_title(match.opened.rules.preset, texts)


def _people(match: Match, side: Side) -> tuple[Person, ...]:
    names = names_of_people(match)
    return tuple(_person(match, entrant, names) for entrant in side)


def _person(match: Match, entrant: Entrant, names: dict[int, str]) -> Person:
    """Return who sat there; dim if a computer made most of their decisions."""
    seat = match.seat(entrant)
    if seat.user_id is None:
        return Person(seat.name, is_computer=True, dim=True)
    return Person(names[seat.user_id], seat.user_id, dim=not match.plays_mostly(entrant))


def deals_sheet(match: Match, texts: Texts) -> Sheet:
    """Return every deal at every table with the sums; of teams also the swing, and how the match stood then."""
    tables = range(1, len(match.tables) + 1)
    heads = [texts("duplicate-table", table=table) for table in tables]
    lines = []
    if match.opened.form is Form.PAIRS:
        deals: dict[int, dict[int, int]] = {}
        for score in match.scores():
            deals.setdefault(score.deal, {})[score.meeting.table] = score.net
        rows = {deal: [nets.get(table) for table in tables] for deal, nets in sorted(deals.items())}
        for deal, nets in rows.items():
            cells = tuple(Cell("–") if net is None else Cell.strong(with_sign(net)) for net in nets)
            lines.append(Line(cells, label=texts("duplicate-deal", deal=deal)))
        sums = [sum(nets[place] or 0 for nets in rows.values()) for place in range(len(tables))]
        total = tuple(Cell.strong(with_sign(net)) for net in sums)
    else:
        heads += [texts("duplicate-column-swing"), texts("duplicate-column-running")]
        experts, running = match.opened.form is Form.EXPERTS, 0
        sums = [0, 0]
        for one in match.comparisons():
            both = (one.first.net, one.second.net if experts else -one.second.net)
            sums = [before + net for before, net in zip(sums, both, strict=True)]
            running += one.difference
            swing = Cell.best(with_sign(one.difference)) if one.difference else Cell("0")
            cells = (*(Cell.strong(with_sign(net)) for net in both), swing, Cell(with_sign(running)))
            lines.append(Line(cells, label=texts("duplicate-deal", deal=one.deal)))
        total = (*(Cell.strong(with_sign(net)) for net in sums), Cell.best(with_sign(running)), Cell(""))
    lines.append(Line(total, label=texts("duplicate-total"), total=True))
    about = texts("duplicate-points-pairs" if match.opened.form is Form.PAIRS else "duplicate-points-teams")
    return Sheet(texts("duplicate-deals"), tuple(Heading(words) for words in heads), tuple(lines), about)


def deal_sheet(match: Match, deal: int, played: Sequence[tuple[int, PlayedHand]], texts: Texts) -> Sheet:
    """Return one deal in a column for each table (by its number): who called what, and what became of it.

    What is not as at the first of these tables is gold.
    """
    keys = ("duplicate-called", "duplicate-trump", "duplicate-lead", "duplicate-tricks", "duplicate-points")
    columns = [_course(match, deal, table, one, texts) for table, one in played]
    lines = []
    for place, key in enumerate(keys):
        words = [column[place] for column in columns]
        cells = (Cell.strong(word) if word == words[0] else Cell.best(word) for word in words)
        lines.append(Line(tuple(cells), label=texts(key)))
    headings = tuple(Heading(texts("duplicate-table", table=table)) for table, _ in played)
    return Sheet(texts("duplicate-deal", deal=deal), headings, tuple(lines), _about(match, texts))


def _course(match: Match, deal: int, table: int, played: PlayedHand, texts: Texts) -> tuple[str, ...]:
    """Return what happened to a deal at a table: caller, trump, lead, tricks and points."""
    view, result = played.hand.view, played.hand.result
    names = names_of_people(match)
    maker = "–" if view.maker is None else _person(match, Entrant(4 * (table - 1) + view.maker), names).name
    alone = f" {texts('picture-alone')}" if view.alone else ""
    trump = "–" if view.trump is None else SIGNS[view.trump] + alone
    lead = card_sign(view.tricks[0].plays[0][1], texts) if view.tricks else "–"
    tricks = "–" if result.tricks is None else str(result.tricks)
    points = match.result_of(table)
    both = (0, 0) if points is None else points.points[deal - 1]
    return maker, trump, lead, tricks, " : ".join(with_minus(one) for one in both)
