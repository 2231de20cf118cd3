"""What there is every day, in words: squares that give nothing away, boards, seals; a puzzle and its answer."""

from __future__ import annotations

from datetime import UTC, date, datetime, time

import pytest

from bot.engine import presets
from bot.engine.acts import parse_act
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation, Advice
from bot.tournaments.daily.attempts import Attempt, day_board, month_board
from bot.tournaments.daily.daily_deals import DayBoard
from bot.words.catalogue import Texts
from bot.words.daily_text import (
    board_notes,
    day_sheet,
    month_notes,
    month_sheet,
    position_text,
    progress_text,
    puzzle_alt,
    puzzle_end_text,
    puzzle_share_text,
    puzzle_text,
    result_text,
    share_text,
    solution_text,
    source_text,
    squares,
    verify_text,
    withdrawn_text,
)
from bot.words.lines import with_sign
from bot.words.sheets import sheet_text
from tests.languages import COMPLETE
from tests.players.situations import after, dealt, on_turn
from tests.tournaments.random_play import attempt_of
from tests.world import as_read

WORDS = Texts(strict=True)
DAY = date(2026, 11, 22)
NEXT = (date(2026, 11, 23), "ab" * 32)
SCORES = [attempt_of(user_id, 1, 2, -2, 0, user_id) for user_id in range(1, 30)]
NAMES = {user_id: f"Person **{user_id}**" for user_id in range(1, 30)}


def test_each_hand_has_a_square_by_its_points() -> None:
    assert squares((4, 2, 1, 0, -1)) == "🟪🟩🟦⬜🟧"
    assert squares((-2, -4, 8)) == "🟥🟥🟪⬛⬛"


@pytest.mark.parametrize(("points", "shown"), [(5, "+5"), (0, "0"), (-2, "−2")])
def test_points_are_shown_with_a_sign(points: int, shown: str) -> None:
    assert with_sign(points) == shown


def test_shared_results_escape_the_name_and_name_no_card() -> None:
    said = share_text(DAY, "**Ann** @everyone", (1, 2, -2, 0, 4), WORDS)
    first, legend = said.split("\n")
    assert first == "\\*\\*Ann\\*\\* @\u200beveryone · Daily Five for Nov 22, 2026: 🟦🟩🟥⬜🟪 +5"
    assert legend == "-# 🟪 +4 or more · 🟩 +2, +3 · 🟦 +1 · ⬜ 0 · 🟧 −1 · 🟥 −2 or less"


def test_ones_own_result_is_compared_when_it_is_finished() -> None:
    line = DayBoard((), day_board(SCORES)).line_of(29)
    text = result_text(DAY, SCORES[28].points, line, len(SCORES), 3, WORDS)
    assert "🟦🟩🟥⬜🟪 · **+30** points" in text
    assert "#1 of 29 · better than 100% of the others" in text
    assert "Streak: 3 days" in text


def test_an_unfinished_attempt_is_compared_with_nobody() -> None:
    text = result_text(DAY, (1, 1), None, 29, 3, WORDS)
    begins = int(datetime.combine(DAY, time(), UTC).timestamp())
    assert f"From <t:{begins}:f> until <t:{begins + 86_400}:f>" in text, "in each reader's own time"
    assert "🟦🟦⬛⬛⬛ · **+2** points" in text
    assert "doesn’t count" in text
    assert "29" not in text


def test_the_first_attempt_of_a_day_says_so() -> None:
    text = result_text(DAY, SCORES[0].points, DayBoard((), day_board(SCORES[:1])).line_of(1), 1, 1, WORDS)
    assert "No one else has finished this Daily Five." in text
    assert "Streak: 1 day" in text


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_day_that_is_over_says_nothing_of_today_or_of_what_comes_next(locale: str) -> None:
    texts, line = Texts(locale, strict=True), DayBoard((), day_board(SCORES[:1])).line_of(1)
    now, later = (
        result_text(DAY, (1, 1, 0, 2, -1), line, 1, 1, texts, is_over=is_over).splitlines() for is_over in (False, True)
    )
    [coming] = set(now) - set(later)
    assert ":t>" in coming
    assert [words for words in later if ":t>" in words] == []


def test_a_days_board_has_the_servers_own_people_at_their_places() -> None:
    lines = [line for line in day_board(SCORES) if line.attempt.user_id % 2]
    rows = sheet_text(day_sheet(DAY, lines, NAMES, len(SCORES), WORDS)).splitlines()
    hands = "Hand 1 +1 · Hand 2 +2 · Hand 3 −2 · Hand 4 0 · Hand 5 +29"
    assert rows[1] == f"🥇 Person \\*\\*29\\*\\* · {hands} · Points **+30**"
    assert rows[2].startswith("🥉 Person \\*\\*27")
    text = board_notes(DAY, lines, len(SCORES), DayBoard((), day_board(SCORES)).line_of(4), NEXT, WORDS)
    assert "#26 of 29 · better than 10% of the others" in text
    assert "Players here only; 29 played in all." in text
    assert text.splitlines()[-1] == f"-# Seal for Nov 23, 2026: `{'ab' * 32}`"
    assert "No one here has finished" in board_notes(DAY, [], 0, None, NEXT, WORDS)


def test_a_months_board() -> None:
    def told(month: str, days: dict[date, list[Attempt]]) -> str:
        lines = month_board(days, month)
        return f"{sheet_text(month_sheet(month, lines, NAMES, WORDS))}\n{month_notes(month, lines, WORDS)}"

    text = told("2026-11", {DAY: SCORES[:2], date(2026, 11, 23): SCORES[:1]})
    assert "**1** Person \\*\\*2\\*\\* · Matchpoints **1.00** · Days 1" in text, "two win no medals"
    assert "Person \\*\\*1\\*\\* · Matchpoints **0.00** · Days 2" in text
    assert "🥇 Person" in told("2026-11", {DAY: SCORES[:4]})
    assert "🥇" not in sheet_text(day_sheet(DAY, day_board(SCORES[:3]), NAMES, 3, WORDS))
    assert "No finished day here in Oct 2026 yet" in told("2026-10", {})


def test_progress_counts_the_hand_that_is_played() -> None:
    first, *rest = progress_text(DAY, 1, 0, WORDS, first=True).splitlines()
    assert first == "-# Daily Five for Nov 22, 2026 · hand 1 of 5 · points so far: 0"
    assert "until <t:1795392000:t>" in rest[0]
    third = progress_text(DAY, 3, -3, WORDS, first=False)
    assert third == "-# Daily Five for Nov 22, 2026 · hand 3 of 5 · points so far: −3"


def test_a_day_is_verified_when_it_is_over() -> None:
    seals = [(DAY, "ab" * 32), (date(2026, 11, 23), "cd" * 32)]
    before = verify_text(seals, None, WORDS)
    assert "Seal for Nov 22, 2026: `abab" in before
    assert "Seal for Nov 23, 2026: `cdcd" in before
    assert "secrets are revealed once it’s over" in before
    after = verify_text(seals[:1], "ef" * 32, WORDS)
    assert "Seal for Nov 22, 2026: `abab" in after
    assert f"Secret of the fifth deal: `{'ef' * 32}`" in after
    assert "the script `verify_deals.py`" in after


# -- puzzles


def two_tricks_left() -> SeatView:
    """Seat 1 throws off one of two nines; clubs are trump."""
    hands = {1: "QC 9D 9H AC KH", 2: "AD TD 9S AS KS", 3: "TH JS KD JC 9C", 4: "KC QS TS QH QD"}
    calls = "pass", "pass", "pass", "pass", "call C"
    plays = ["JC", "KC", "QC", "9S", "JS", "TS", "AC", "TD", "TH", "QH", "KH", "KS"]
    return on_turn(after(dealt(presets.build("standard"), 2, hands, "JH"), *calls, *plays))


VIEW = two_tricks_left()
RIGHT, OBVIOUS = parse_act(["9H"]), parse_act(["9D"])
ADVICE = Advice(
    RIGHT,
    (ActEvaluation(RIGHT, 0.652, 1.0, 0.3, 0.0, 0.0, 0.0), ActEvaluation(OBVIOUS, 0.602, 1.0, 0.1, 0.0, 0.0, 0.0)),
    3200,
)


def test_a_puzzle_tells_the_tricks_so_far_and_nobodys_name() -> None:
    text = puzzle_text(DAY, VIEW, WORDS, pictured=True)
    first, _, trick, *_ = text.split("\n")
    assert first == "**Puzzle for Nov 22, 2026**"
    assert as_read(trick).startswith("Trick 1: **Seat 3 led J♣")
    assert "You sit at Seat " in text
    assert "%" not in text
    words = puzzle_text(DAY, VIEW, Texts(for_screen_reader=True), pictured=False)
    assert "nine of diamonds" in words
    _, _, *seen, _ = words.splitlines()
    assert position_text(VIEW, Texts(for_screen_reader=True)) == "\n".join(seen)
    assert "nine of diamonds" in puzzle_alt(VIEW, WORDS)


def test_the_answer_has_the_chance_of_each_act_and_what_is_obvious() -> None:
    text = solution_text(DAY, VIEW, OBVIOUS, False, ADVICE, OBVIOUS, RIGHT, WORDS)
    assert "❌ You chose 9♦\ufe0e. Better: **9♥\ufe0e**." in text
    assert "Chance to win the game: 9♥\ufe0e 65% · 9♦\ufe0e 60%." in text
    assert "The obvious choice, by rules of thumb: 9♦\ufe0e." in text
    assert "At the table it went: 9♥\ufe0e." in text
    assert "✅ Right: **9♥\ufe0e**." in solution_text(DAY, VIEW, RIGHT, True, ADVICE, OBVIOUS, None, WORDS)


def test_a_shared_puzzle_escapes_the_name_and_names_no_card() -> None:
    assert puzzle_share_text(DAY, "**Ann**", True, 2, WORDS) == (
        "🧩 \\*\\*Ann\\*\\* solved the puzzle for Nov 22, 2026 · Streak: 2 days"
    )


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("for_screen_reader", [False, True])
def test_puzzles_are_told_in_every_language(locale: str, for_screen_reader: bool) -> None:
    texts = Texts(locale, for_screen_reader=for_screen_reader, strict=True)
    all_words = [
        puzzle_text(DAY, VIEW, texts, pictured=False),
        *(solution_text(DAY, VIEW, act, act == RIGHT, ADVICE, OBVIOUS, OBVIOUS, texts) for act in (RIGHT, OBVIOUS)),
        source_text(3, 17, texts),
        source_text(3, DAY, texts),
        *(puzzle_end_text(DAY, 1, right, texts) for right in ([True], [True, False], None)),
        withdrawn_text(DAY, texts),
        *(puzzle_share_text(DAY, "Ann", right, 1, texts) for right in (True, False)),
    ]
    assert len(set(all_words)) == len(all_words)
    assert all(len(text) < 2000 for text in all_words)
