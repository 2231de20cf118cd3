"""The ladder itself: fair seatings, a table that can be read, and a rung that stands."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from bot.engine import presets
from tools.ladder.__main__ import HEAD, pair_of, row
from tools.ladder.hands import main, result_of, results, since, write_parts
from tools.ladder.meeting import interval, meet, seatings, team
from tools.ladder.page import PLAN, key_of, page, page_row, rows_of, version, version_of
from tools.players_variants import PARTS

pytestmark = pytest.mark.proof  # a tool takes no part in a game


def levels(preset: str, first: str, second: str) -> list[tuple[str, int]]:
    """Who sits where in each seating, and which unit is the first one's."""
    seated = seatings(presets.build(preset), team(first), team(second))
    return [(" ".join(who.level for who in table), unit) for table, unit in seated]


def test_each_level_sits_in_each_place() -> None:
    assert levels("standard", "steady", "beginner") == [
        ("steady beginner steady beginner", 1),
        ("beginner steady beginner steady", 2),
    ]
    assert levels("cutthroat", "steady", "beginner") == [
        ("steady beginner beginner", 1),
        ("beginner steady beginner", 2),
        ("beginner beginner steady", 3),
    ]


def test_partners_of_two_kinds_take_both_ways_to_sit() -> None:
    assert levels("standard", "expert+steady", "beginner") == [
        ("expert beginner steady beginner", 1),
        ("beginner expert beginner steady", 2),
        ("steady beginner expert beginner", 1),
        ("beginner steady beginner expert", 2),
    ]
    same, single = (meet("standard", first, "beginner", 2, "kinds") for first in ("steady+steady", "steady"))
    assert (same.points, same.wins) == (single.points, single.wins)
    assert same.clock.decisions == 2 * single.clock.decisions > 0


@pytest.mark.parametrize("pair", ["expert", "expert:nobody", "expert+nobody:steady", "expert:steady:steady"])
def test_an_impossible_pair_is_refused_in_one_sentence(pair: str) -> None:
    with pytest.raises(ArgumentTypeError, match="is not two of random, bold, careful"):
        pair_of(pair)
    assert pair_of("expert+steady:steady") == "expert+steady:steady"


def test_lower_rungs_stand_clearly() -> None:
    """Random below beginner below steady, on few games: the margins are wide enough for that."""
    for upper, lower in (("beginner", "random"), ("steady", "beginner")):
        meeting = meet("standard", upper, lower, 8, "test")
        points, off = interval(meeting.points)
        assert points - off > 0.1
        assert f"{upper} : {lower}" in row(presets.build("standard"), meeting)
    assert HEAD.startswith("preset")


@pytest.mark.proof
def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    one, other = (meet("three-seven", "steady", "beginner", 2, "same", jobs) for jobs in (1, 2))
    assert one.points == other.points
    assert one.wins == other.wins


@pytest.mark.proof
def test_batched_games_are_timed_by_a_tenth_played_alone() -> None:
    together, alone = (
        meet("two-handed", "steady", "beginner", games, "timed", jobs) for games, jobs in ((11, 2), (2, 1))
    )
    assert len(together.points) == 11
    assert together.points[:2] == alone.points
    assert together.clock.decisions == alone.clock.decisions > 0


def test_an_even_match_is_even() -> None:
    """A level against itself on swapped seats is exactly level, because the deals are."""
    meeting = meet("csl", "steady", "steady", 2, "even")
    assert meeting.points == [0.0, 0.0]
    assert meeting.wins == [0.5, 0.5]


@pytest.mark.proof
@pytest.mark.parametrize("name", ["bold", "careful"])
def test_other_styles_are_no_weaker_than_a_beginner(name: str) -> None:
    """They are opponents worth measuring against, and they do bid otherwise than ``steady``."""
    meeting = meet("standard", name, "beginner", 30, "style")
    points, off = interval(meeting.points)
    assert points - off > 0.05
    assert meet("standard", name, "steady", 2, "style").points != [0.0, 0.0]


@pytest.mark.proof
@pytest.mark.parametrize("preset", ["standard", "cutthroat", "hasenpfeffer"])
def test_single_hands_of_equals_are_even_and_nothing_has_changed_since(preset: str) -> None:
    even = results(preset, "steady:steady", 6, "even", 1)
    assert [points for points, _ in even] == [0.0] * 6
    assert [gain for _, gain in even] == pytest.approx([0.0] * 6, abs=1e-9)
    better = results(preset, "steady:random", 12, "even", 2)
    assert better == results(preset, "steady:random", 12, "even", 1)
    points, gain = (sum(column) / len(better) for column in zip(*better, strict=True))
    assert points > 0.2
    assert gain > 0.5
    assert since(better, better) == [(0.0, 0.0)] * 12
    assert since(even, better) == [(better[at][0] - even[at][0], better[at][1] - even[at][1]) for at in range(6)]


@pytest.mark.proof
def test_single_hands_are_compared_with_earlier_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "before.json")

    def run(*wishes: str) -> str:
        monkeypatch.setattr(sys, "argv", ["hands", "--pair", "steady:beginner", "--deals", "3", *wishes])
        main()
        return capsys.readouterr().out

    first = run("--keep", file)
    again = run("--beside", file)
    assert first.startswith("standard steady:beginner: ")
    assert again == f"{first}since then: +0.0000 ± 0.0000 points a hand, +0.000 ± 0.000 % of a game\n"
    for wishes, sentence in (
        (("--beside", file, "--preset", "csl"), "of standard steady:beginner hands, not of csl steady:beginner hands"),
        (("--beside", f"{file}x"), f"there is no file {file}x"),
        (("--deals", "1"), "--deals 1: at least 2"),
    ):
        with pytest.raises(SystemExit):
            run(*wishes)
        assert sentence in capsys.readouterr().err


def test_the_plan_has_every_preset() -> None:
    assert {name for name, _ in PLAN} == set(presets.PRESETS)


def test_a_page_with_rows_of_several_versions_has_a_warning() -> None:
    meeting = meet("two-handed", "beginner", "random", 2, "version")
    now, before = (page_row(presets.build("two-handed"), meeting, each) for each in (version(), "0badc0de"))
    unmarked = now.rpartition(" | ")[0] + " |\n"
    assert version_of(now) == version() != version_of(unmarked), "an old row that tells no version is played anew"
    assert "Not all rows" in page([now, unmarked])
    assert "Not all rows" not in page([now, now])
    assert "Not all rows" in page([now, before])


def test_a_page_keeps_its_rows() -> None:
    line = page_row(presets.build("csl"), meet("csl", "beginner", "random", 2, "old"), "x")
    assert rows_of(page([line]), [key_of(line)]) == {key_of(line): line}
    assert not rows_of(page([line]), [("csl", "steady : beginner", "2")])


def test_the_page_in_the_documents_says_whether_its_rows_are_of_one_version() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.count("|") > 8 and " : " in line and "first :" not in line]
    assert len(rows) > 40
    assert ("Not all rows" in text) == (len({version_of(line) for line in rows}) > 1)


def test_a_part_that_is_missing_changes_what_the_expert_decides_and_only_then() -> None:
    """Deal 0 of railroad ends otherwise without each of the parts."""
    whole, again = (result_of("railroad", "expert:steady", "hands 0") for _ in range(2))
    assert whole == again
    for part in PARTS:
        assert result_of("railroad", f"{part}:steady", "hands 0") != whole, part
    assert result_of("railroad", "expert:steady", "hands 0") == whole


def test_the_worth_of_the_parts_is_the_last_section_of_the_page(tmp_path: Path) -> None:
    path = tmp_path / "ladder.md"
    path.write_text("# The ladder\n\n| a row |\n")
    write_parts(path, 2, "test", 1)
    first = path.read_text()
    write_parts(path, 2, "test", 1)
    assert path.read_text() == first
    assert first.startswith("# The ladder\n\n| a row |\n\n## ")
    assert all(f"| {part} |" in first for part in ("expert", *PARTS, "practised"))


def test_the_nets_alone_lose_nothing_to_steady() -> None:
    """Measured +0.11 points a hand on 100 games; here enough of them to see that it is no worse."""
    points, off = interval(meet("standard", "practised", "steady", 16, "practised").points)
    assert points + off > 0
    assert points > -0.05
