"""Boards, statistics, histories and replays in words: what stands there, how long it is, names that mean harm."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.records.replay import replay
from bot.ratings.boards import Absence, BoardQuestion, BoardRow, Leaderboard, Measure, Scope
from bot.ratings.games import Ending, Family, GameLine, GamePage, Rating, RatingStep, SeatLine
from bot.ratings.players import Companion, Comparison, FamilyStanding, FamilyTotals, PlayerStatistics
from bot.words.catalogue import Texts
from bot.words.leaderboards import (
    board_notes,
    board_sheet,
    compare_notes,
    compare_sheet,
    history_text,
    season_notes,
    stats_notes,
)
from bot.words.looking_back import replay_steps
from bot.words.sheets import sheet_text
from tests.engine.records.test_format import stolen

WORDS = Texts(strict=True)
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.euchre"))
HARMFUL = "**`<@1>@everyone_~|" * 4
LONGEST_MESSAGE = 4000


def row(place: int | None, name: str = "", value: float = 1160.0, absence: Absence | None = None) -> BoardRow:
    return BoardRow(place, place or 99, name or f"Ann {place}", value, 12, 7, Rating(30.0, 2.0), 1e9, absence)


def board(
    rows: tuple[BoardRow, ...], own: BoardRow | None, measure: Measure = Measure.RATING, offset: int = 0
) -> Leaderboard:
    return Leaderboard(BoardQuestion(1, measure, offset=offset), 31, rows, own)


def told(board: Leaderboard, scope: Scope = Scope.SEASON) -> str:
    return f"{sheet_text(board_sheet(board, scope, WORDS))}\n{board_notes(board, WORDS)}"


def standing(steps: int = 3, streak: int = 2) -> FamilyStanding:
    ranked = FamilyTotals(
        games=12, wins=8, hands=90, points=117, called=30, made=22, euchred=8, lone_tried=3, lone_made=2
    )
    rating = Rating(30.0, 2.0)
    ratings = tuple(RatingStep(number, 1e9 + 86_400 * number, Rating(25.0 + number, 5.0)) for number in range(steps))
    return FamilyStanding(Family.PARTNERSHIP, ranked, FamilyTotals(games=1), ranked, rating, None, streak, 1e9, ratings)


def player(name: str = "Ann", streak: int = 2, user_id: int = 1) -> PlayerStatistics:
    best, worst = Companion(2, HARMFUL, 7, 5, 2), Companion(3, "Dan", 8, 2, 6)
    return PlayerStatistics(user_id, name, 1e9, 1e9, (standing(streak=streak),), best, worst)


def test_a_board_has_medals_places_and_the_callers_own() -> None:
    text = told(board(tuple(row(place) for place in range(1, 11)), row(17)), Scope.SEASON)
    lines = text.split("\n")
    assert lines[1] == "🥇 Ann 1 · Rating **1160** · Games 12 · Won 58%"
    assert lines[4] == "**4** Ann 4 · Rating **1160** · Games 12 · Won 58%"
    assert lines[11] == (
        "-# A board counts a rating less half of what it may be off: 1200 ± 80 counts 1160. More games make it surer."
    )
    assert "1–10 of 31" in lines[-2]
    assert lines[-1] == "You, Ann 17: #17 of 31 · 1160"


@pytest.mark.parametrize(
    ("measure", "value", "shown"),
    [
        (Measure.WINS, 7.0, "· Won **7** ·"), (Measure.WIN_RATE, 0.666, "· Win rate **67%** ·"),
        (Measure.POINTS_PER_HAND, 1.304, "· Points a hand **1.30** ·"),
        (Measure.LONE_MARCHES, 0.0, "· Lone marches **0** ·"),
    ],
)  # fmt: skip
def test_every_measure_is_read_as_people_read_it(measure: Measure, value: float, shown: str) -> None:
    assert shown in told(board((row(1, value=value),), None, measure), Scope.MONTH)


def test_equal_values_share_a_medal_and_nobody_gets_one_for_nothing() -> None:
    rows = (row(1, "Ann"), row(1, "Bob"), row(3, "Cay", 2.0), row(4, "Dan", 0.0))
    lines = told(board(rows, None, Measure.WINS), Scope.SEASON).split("\n")
    assert [line.split()[0] for line in lines[1:5]] == ["🥇", "🥇", "🥉", "**4**"]
    nothing = tuple(row(1, name, 0.0) for name in ("Ann", "Bob", "Cay", "Dan"))
    assert "🥇" not in told(board(nothing, None, Measure.LONE_MARCHES), Scope.SEASON)


def test_three_people_are_too_few_for_medals() -> None:
    few = Leaderboard(BoardQuestion(1, Measure.WINS), 3, tuple(row(place) for place in (1, 2, 3)), None)
    text = told(few, Scope.SEASON)
    assert "**1** Ann 1 · Won **1160**" in text
    assert "🥇" not in text


def test_who_is_new_stands_on_a_rating_board_without_number_and_medal() -> None:
    new = replace(row(None, "Eve", absence=Absence.TOO_FEW_GAMES), games=1, rating=Rating(31.0, 7.0), value=1100.0)
    both = told(Leaderboard(BoardQuestion(1), 1, (row(1), new), new, 1), Scope.SEASON).split("\n")
    assert both[2] == "Eve · Rating **new** · Games 1 · Won 700%"
    assert ["1160" in line for line in both[3:5]] == [True, False]
    alone = told(Leaderboard(BoardQuestion(1), 0, (new,), None, 1), Scope.SEASON)
    assert WORDS("board-new-about", new=WORDS("board-new"), least=10) in alone
    assert not any(secret in alone for secret in ("1100", "1240", "280"))
    final = season_notes("2026-Q1", [Leaderboard(BoardQuestion(1), 0, (new,), None, 1)], [], WORDS)
    assert not any(secret in final for secret in ("1100", "1240", "Eve"))


def test_a_provisional_rating_is_its_owners_to_see() -> None:
    few = replace(row(None, absence=Absence.TOO_FEW_GAMES), games=4)
    text = told(board((), few), Scope.ALL_TIME)
    assert "4 of the 10 games" in text
    assert "provisional: 1200 ± 80" in text
    new = replace(standing(), ranked=FamilyTotals(games=4))
    newcomer = replace(player(), families=(new,))
    assert "Partnership: rating 1200 ± 80 (provisional, 4 of 10 ranked games)" in stats_notes(newcomer, WORDS, own=True)
    assert "1200" not in stats_notes(newcomer, WORDS)
    nobody = Companion(2, "Bob", 0, 0, 0)
    compared = compare_sheet(Comparison(newcomer, player("Bob", user_id=2), nobody, nobody), WORDS)
    assert r"Partnership\: rating · Ann **–** · Bob **1200 ± 80**" in sheet_text(compared)


def test_ratings_and_points_a_hand_of_different_families_are_apart() -> None:
    alone = replace(standing(), family=Family.TWO_HANDED, rating=Rating(35.0, 1.0))
    hasenpfeffer = replace(standing(), family=Family.HASENPFEFFER, ranked=FamilyTotals(games=10, hands=10, points=105))
    both = replace(player(), families=(standing(), hasenpfeffer))
    assert "Points per hand: Partnership 1.30 · Hasenpfeffer 10.50" in stats_notes(both, WORDS)
    nobody = Companion(2, "Bob", 0, 0, 0)
    bob = replace(player("Bob", user_id=2), families=(alone, hasenpfeffer))
    text = sheet_text(compare_sheet(Comparison(both, bob, nobody, nobody), WORDS))
    assert [line for line in text.split("\n") if "rating ·" in line] == [
        r"Hasenpfeffer\: rating · Ann **1200 ± 80** · Bob **1200 ± 80**"
    ]
    strangers = replace(player("Bob", user_id=2), families=(alone,))
    assert "rating ·" not in sheet_text(compare_sheet(Comparison(player(), strangers, nobody, nobody), WORDS))


def test_a_missing_place_is_explained() -> None:
    few = row(None, absence=Absence.TOO_FEW_GAMES)
    assert "12 of the 10 games" in told(board((row(1),), few, Measure.WIN_RATE), Scope.ALL_TIME)
    none = row(None, absence=Absence.CAUGHT_NOBODY)
    assert "catch more reneges" in told(board((row(1),), none, Measure.SHARPEST_EYE), Scope.ALL_TIME)
    assert "no games on this board" in told(board((row(1),), None), Scope.ALL_TIME)


def test_an_empty_board_promises_nothing_that_does_not_hold() -> None:
    """One game is not enough where averages are asked for."""
    few = row(None, absence=Absence.TOO_FEW_GAMES)
    averages = told(board((), few, Measure.WIN_RATE), Scope.ALL_TIME)
    assert "takes 10 ranked games" in averages
    assert "Finish a game" not in averages
    assert "Finish a game" in told(board((), None, Measure.WINS), Scope.ALL_TIME)


def test_names_that_mean_harm_are_letters_only() -> None:
    two = Companion(2, "Bob", 4, 3, 1)
    texts = (
        told(board((row(1, HARMFUL),), row(1, HARMFUL)), Scope.SEASON),
        stats_notes(player(HARMFUL), WORDS),
        sheet_text(compare_sheet(Comparison(player(HARMFUL), player("Bob", user_id=2), two, two), WORDS)),
        history_text(GamePage((game(4, HARMFUL),), more=False), HARMFUL, WORDS),
    )
    for text in texts:
        assert "<@1" not in text
        assert "@everyone" not in text
        assert r"\*\*\`\<@" in text


def test_a_players_statistics() -> None:
    text = stats_notes(player(), WORDS)
    assert "Partnership: rating **1200 ± 80**" in text
    assert "Games 12, won 8 (67%)" in text
    assert "Hands called 30, made 22, euchred 8" in text
    assert "Points per hand: Partnership 1.30" in text
    assert "Streak: 2 wins in a row" in text
    assert "Nemesis: Dan, 6 of 8 games lost" in text
    assert "Friendly games" in text
    assert "Losing streak: 2 games" in stats_notes(player(streak=-2), WORDS)
    assert "Streak" not in stats_notes(player(streak=0), WORDS)


def test_two_players_who_never_met() -> None:
    nobody = Companion(2, "Bob", 0, 0, 0)
    assert "haven’t played a game together" in compare_notes(
        Comparison(player(), player("Bob", user_id=2), nobody, nobody), WORDS
    )


def game(players: int, name: str = "Ann", number: int = 12) -> GameLine:
    seats = tuple(
        SeatLine(seat, None if seat == 2 else seat, name, 2 - seat % 2, 10 - seat % 2, seat % 2 == 1, False, seat == 2)
        for seat in range(1, players + 1)
    )
    return GameLine(number, 1e9, 1e9 + 600, "standard", "standard", 9, True, seats)


def test_a_history_names_who_left_and_marks_the_winners_of_the_rating() -> None:
    ann, bob, cay, dan = game(4).seats
    seats = (replace(ann, won=False, left=True), replace(bob, computer=False, name="Bob"), cay, dan)
    text = history_text(GamePage((replace(game(4), seats=seats),), more=False), None, WORDS)
    assert "Ann \\(1\\) (left) & **Ann \\(3\\)**\u00a09 · Bob & Ann \\(4\\)\u00a010" in text
    endings = {Ending.IDLE: "left unfinished", Ending.CLOSED: "abandoned", Ending.AGREED: "by agreement"}
    for ending, words in endings.items():
        assert words in history_text(GamePage((replace(game(4), ending=ending),), more=False), None, WORDS)


def test_a_history_fits_into_a_message_whatever_the_names() -> None:
    worst = GamePage(tuple(game(6, "@" * 72, number) for number in range(10**6, 10**6 + 8)), more=True)
    assert len(history_text(worst, "@" * 72, WORDS)) <= LONGEST_MESSAGE
    friendly = replace(game(4), ranked=False)
    text = history_text(GamePage((friendly,), more=False), None, WORDS)
    assert "Game **12** · <t:1000000600:R> · " in text
    assert "friendly" in text
    assert "**Ann \\(1\\) & Ann \\(3\\)\u00a09** · 🤖\u00a0Ann \\(2\\) & Ann \\(4\\)\u00a010" in text
    nothing = GamePage((), more=False)
    assert "There are no finished games here" in history_text(nothing, None, WORDS)
    page = history_text(nothing, "Ann", WORDS)
    assert "Finished games of Ann" in page
    assert "No finished games match" in page
    assert "No finished games match" in history_text(nothing, None, WORDS, ranked=False)


def test_a_stolen_deal_is_stepped_through() -> None:
    """Its dealer is not the one who was due (law 2.8)."""
    record = stolen("2 stolen") + "3 pass\n"
    moments = replay_steps(record)
    assert moments[-1].state == replay(record.encode()).last_state
    assert moments[-1].state.standing.dealer == 2


@pytest.mark.parametrize(("locale", "number"), [("en", "1.30"), ("de", "1,30"), ("fr", "1,30"), ("es", "1,30")])
def test_decimals_are_written_as_in_the_language(locale: str, number: str) -> None:
    assert Texts(locale, strict=True)("board-decimal", number=1.304) == number
