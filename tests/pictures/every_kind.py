"""Every kind of picture that the bot draws, of people with any names: what draws it and of what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache, partial
from typing import NamedTuple

from bot.engine import presets
from bot.pictures.analysis_picture import draw_moment, report_drawing
from bot.pictures.canvas import png_of
from bot.pictures.charts import card_drawing, compare_chart
from bot.pictures.highlight_picture import count_parts, highlight_part
from bot.pictures.open_hands_picture import hand_animation, open_hands_picture
from bot.pictures.panel_picture import panel_picture, tour_picture
from bot.pictures.sheets import Figure, drawings_of
from bot.pictures.table_picture import table_picture
from bot.ratings.boards import Measure, Scope
from bot.tables.preferences import DeckColours, HandOrder
from bot.tables.views import HandMoments, TableView
from bot.tournaments.daily.attempts import day_board, month_board
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.leagues import Honours
from bot.tournaments.movements import Entrant, Movement
from bot.tournaments.nights.night import Night
from bot.tournaments.standings import Prize
from bot.words.analysis_text import report_sheet
from bot.words.catalogue import Texts
from bot.words.daily_text import day_sheet, month_sheet
from bot.words.duplicate_text import deal_sheet, match_card_sheet, match_sheets
from bot.words.leaderboards import board_sheet, compare_sheet, league_sheet
from bot.words.nights_text import honours_sheet, night_card_sheet, night_sheets, standings_sheet
from bot.words.sheets import Sheet
from tests.pictures.test_highlight_picture import highlights
from tests.pictures.test_sheets import board, comparison, league, named, person, played
from tests.tournaments.random_play import attempt_of
from tests.words.test_duplicate_text import match as duplicate
from tests.world.analysed import analysed
from tests.world.games import finished_hand, lobby, moments, states
from tests.world.hands import longest_hand, opened

Draw = Callable[[], bytes]
"""Draws one picture; can be sent to a worker."""

Make = Callable[["Look", str, int], Iterator[tuple[str, Draw]]]
"""Yields pictures of a kind, by a preset's name and a seed."""


class Look(NamedTuple):
    """Who is on the pictures, with which avatars, in which language and with which deck."""

    names: Sequence[str]
    avatars: Mapping[int, str] = {}
    texts: Texts = Texts()
    deck: DeckColours = DeckColours.PAIRS

    def seated(self, table: TableView) -> TableView:
        """The table with these people on its chairs."""
        chairs = (replace(chair, name=self.name(number)) for number, chair in enumerate(table.chairs))
        return table._replace(chairs=tuple(chairs))

    def of_match(self, match: Match) -> Match:
        """The match with these people."""
        players = (replace(one, name=self.name(number)) for number, one in enumerate(match.players))
        return replace(match, players=tuple(players))

    def name(self, number: int) -> str:
        return self.names[number % len(self.names)]


def tables(look: Look, preset: str = "standard", seed: int = 3, hands: int = 2) -> Iterator[tuple[str, Draw]]:
    """The pictures of a random game as its table makes them: lobby, table and panels."""
    texts, deck, avatars = look.texts, look.deck, dict(look.avatars)
    rules = presets.build(preset)
    yield "lobby", partial(table_picture, look.seated(lobby(rules, rules.players)), texts, DeckColours.PAIRS, avatars)
    for moment in moments(rules, seed, hands):
        table = look.seated(moment.table)
        yield "table", partial(table_picture, table, texts, DeckColours.PAIRS, avatars)
        for view in moment.seats:
            yield "panel", partial(panel_picture, table, view, texts, deck, HandOrder.TRUMP_FIRST, avatars)


def celebrations(look: Look, preset: str = "standard", seed: int = 3) -> Iterator[tuple[str, Draw]]:
    """The highlights of a random game, part by part."""
    texts, avatars, names = look.texts, dict(look.avatars), tuple(look.name(number) for number in range(8))
    for highlight in highlights(presets.build(preset), range(seed, seed + 1), names):
        for number in range(count_parts(highlight)):
            yield "highlight", partial(highlight_part, highlight, texts, avatars, number)


def looking_back(look: Look, preset: str = "standard", seed: int = 3) -> Iterator[tuple[str, Draw]]:
    """The pictures of a hand that is over, of a game that is analysed, and of the tour."""
    texts, deck, avatars = look.texts, look.deck, dict(look.avatars)
    course = [replace(one, table=look.seated(one.table)) for one in opened(longest_hand(preset, seed=seed))]
    yield "animation", partial(hand_animation, course, texts, deck, avatars)
    for moment in course:
        yield "open hands", partial(open_hands_picture, moment, texts, deck, None, None, avatars)
    game = analysed()
    game = replace(game, game=replace(game.game, names=tuple(look.name(number) for number in range(4))))
    for step in (0, *game.mistakes[:2]):
        yield "moment", partial(png_of, draw_moment, game, step, texts, deck)
    yield "report card", partial(report_drawing(game, game.cards[0], texts, deck).make, avatars)
    yield "tour", partial(tour_picture, 2, texts.locale, deck)


def figures(look: Look, _preset: str = "", _seed: int = 0) -> Iterator[tuple[str, Draw]]:
    """Boards, standings, results and cards."""
    one, two = look.names[0], look.names[-1]
    all_figures: list[tuple[str, Figure]] = [
        *every_sheet(look),
        ("card", card_drawing(person(one, 1), None, look.texts, own=True)),
        *(("compare", chart) for chart in compare_chart(comparison(one, two), look.texts)),
    ]
    for kind, figure in all_figures:
        for drawing in drawings_of([figure]):
            yield kind, partial(drawing.make, dict(look.avatars))


def every_sheet(look: Look) -> Iterator[tuple[str, Sheet]]:
    """Every kind of board, standings and results."""
    texts, names = look.texts, dict(enumerate(look.names, 1))
    day, scores = date(2026, 11, 22), [attempt_of(number, 1, 2, -2, 0, 15) for number in names]
    honoured = [Honours(number, 7, 10, 12, ((Prize.LONERS, 2),), 40, 30) for number in names]
    night, knockout = (named(one, look.names) for one in _nights())
    teams, pairs = map(look.of_match, _matches())
    game = analysed()
    for measure in Measure:
        yield f"board {measure}", board_sheet(board(measure, 20, look.names), Scope.ALL_TIME, texts)
    yield "league", league_sheet(league(20, look.names), 0, 20, texts)
    yield "honours", honours_sheet(honoured, names, texts)
    yield "day", day_sheet(day, day_board(scores), names, 40, texts)
    yield "month", month_sheet("2026-11", month_board({day: scores}, "2026-11"), names, texts)
    yield "standings", standings_sheet(night, texts)
    yield from (("elimination", sheet) for sheet in night_sheets(knockout, texts))
    yield "night card", night_card_sheet(night, Entrant(1), texts)
    for match in (teams, pairs):
        yield "match card", match_card_sheet(match, Entrant(1), texts)
        yield from (("match", sheet) for sheet in match_sheets(match, texts))
    yield "deal", deal_sheet(teams, 1, [(1, _hand()), (2, _hand())], texts)
    yield "compare", compare_sheet(comparison(look.names[0], look.names[-1]), texts)
    people = tuple(look.name(number) for number in range(4))
    yield "report", report_sheet(replace(game, game=replace(game.game, names=people)), texts)


@cache
def _nights() -> tuple[Night, Night]:
    return played(8), played(8, 16, Movement.SINGLE_ELIMINATION)


@cache
def _matches() -> tuple[Match, Match]:
    deals = [[(2, 0), (0, 1), (4, 0)], [(1, 0), (2, 0), (0, 2)], [(1, 0), (0, 0), (0, 4)]]
    return duplicate(Form.TEAMS, 8, *deals[:2]), duplicate(Form.PAIRS, 11, *deals)


@cache
def _hand() -> HandMoments:
    rules = presets.build("standard")
    state = next(one for one in states(rules, 1, 1) if one.result is not None)
    return HandMoments(finished_hand(state), lobby(rules), ())


EVERY: tuple[Make, ...] = (tables, celebrations, looking_back, figures)
