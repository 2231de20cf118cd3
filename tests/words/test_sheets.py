"""Boards, standings and results in words: for everybody who sees no pictures, in messages and in descriptions."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from bot.pictures.sheets import draw_sheet
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_ALT, MEDALS
from bot.words.names import escape, plain_name
from bot.words.sheets import Cell, Heading, Line, Sheet, SheetPerson, sheet_alt, sheet_text, sheets_text
from tests.languages import COMPLETE
from tests.pictures.every_kind import Look, every_sheet

NAMES = ("Ann", "Ann", "Bob **b**", "Łukasz", "@everyone", "1. Max", "_Cay_")


@pytest.mark.parametrize("locale", COMPLETE)
def test_words_and_pictures_of_every_board_say_the_same(locale: str) -> None:
    """Each line says whose it is and every figure behind what it counts, and so does its description."""
    kinds = set()
    for kind, sheet in every_sheet(Look(NAMES, texts=Texts(locale, strict=True))):
        kinds.add(kind)
        drawn = {piece.shows for piece in draw_sheet(sheet).pieces if isinstance(piece.shows, str)}
        title, *told = sheet_text(sheet, sys.maxsize).splitlines()
        first, *described = sheet_text(sheet, sys.maxsize, plain=True).splitlines()
        assert {sheet.title, sheet.subtitle or sheet.title} <= drawn
        for words in (sheet.title, sheet.subtitle):
            assert (escape(words, starts_line=False) in title, words in first) == (True, True), kind
        for line, words, alt in zip(sheet.lines, told, described, strict=True):
            parts = words.replace("**", "").split(" · "), alt.split(" · ")
            for heading, cell in zip(sheet.headings, line.cells, strict=True):
                assert cell.words in drawn or not heading.drawn or not cell.words, kind
                figure = f"{heading.words} {cell.told or cell.words}".strip() if cell.words else ""
                assert (escape(figure, starts_line=False) in parts[0], figure in parts[1]) == (bool(figure),) * 2, (
                    kind,
                    words,
                )
            for person in line.people:
                name = plain_name(person.told or person.name, longest=64)
                assert (escape(name, starts_line=False) in words, name in alt) == (True, True), (kind, words)
            assert line.label in alt
            assert words.startswith(MEDALS.get(line.medal) or (f"**{line.place}**" if line.place else ""))
    assert len(kinds) > 15


def test_no_name_breaks_a_line_or_hides_a_sign() -> None:
    """Wherever it stands in a board: as a line's, or as a column's."""
    for kind, sheet in every_sheet(Look(("xQz\r\n# Qz", "Bob\n> a", "Cay\x07", "Dan\u2028", "Eve\t"))):
        for plain in (False, True):
            words = sheet_text(sheet, sys.maxsize, plain=plain).split("\n")
            assert all(sign >= " " and sign not in "\u2028\u2029" for line in words for sign in line), kind
            assert len(words) == len(sheet.lines) + 1, kind


SHEET = Sheet(
    "Best *ever*",
    (Heading("Points", short="P"), Heading("Games")),
    (
        Line(
            (Cell.strong("+2"), Cell("3")),
            (SheetPerson("Ann", 1), SheetPerson("Bear", told="Bear (computer)")),
            "",
            "1",
            1,
        ),
        Line((Cell("1"), Cell("")), label="Deal_4", place="4"),
        Line((Cell.best("3"), Cell("3")), label="Total", total=True),
    ),
    "2026",
)


def test_a_sheet_is_told_line_by_line_with_medals_and_marks() -> None:
    assert sheet_text(SHEET).splitlines() == [
        "**Best \\*ever\\* · 2026**",
        "🥇 Ann & Bear \\(computer\\) · Points **+2** · Games 3",
        "**4** Deal\\_4 · Points 1",
        "Total · Points **3** · Games 3",
    ]
    assert sheet_alt(SHEET).splitlines() == [
        "Best *ever* · 2026",
        "1 Ann & Bear (computer) · Points +2 · Games 3",
        "4 Deal_4 · Points 1",
        "Total · Points 3 · Games 3",
    ]


def test_short_headings_come_before_lines_are_left_out_and_a_gap_is_marked() -> None:
    many = replace(SHEET, lines=SHEET.lines[1:2] * 80)
    longest = len("Best *ever* · 2026") + 80 * len("\n4 Deal_4 · P 1")
    assert sheet_text(many, longest, plain=True).splitlines()[1:] == ["4 Deal_4 · P 1"] * 80
    less = sheet_text(many, longest - 1, plain=True).splitlines()
    assert less.count("…") == 1
    assert less[-1] == less[1] == "4 Deal_4 · P 1"
    assert len(sheet_alt(many)) <= LONGEST_ALT


def test_several_sheets_share_the_room() -> None:
    """What a short one leaves is the next one's."""
    long = replace(SHEET, lines=SHEET.lines[:1] * 40)
    assert len(sheets_text([SHEET, long, SHEET], 1500)) <= 1500
    assert sheets_text([SHEET, SHEET]) == f"{sheet_text(SHEET)}\n{sheet_text(SHEET)}"
    assert sheets_text([SHEET, long], 2400).endswith(sheet_text(long))
