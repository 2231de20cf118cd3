"""Sheets of figures: every word is large enough for a phone, nothing overlaps, and all of it is said in words too."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.pictures.canvas import Box, Canvas, Piece
from bot.pictures.letters import can_shape
from bot.pictures.rankings import board_sheet
from bot.pictures.sheets import SMALL, Cell, Heading, Line, Person, Sheet, draw_sheet, sheet_drawings, sheet_picture
from bot.ratings.boards import BoardQuestion, BoardRow, Leaderboard, Measure, Scope
from bot.ratings.rating import Rating
from bot.words.catalogue import Texts, locales
from tests.pictures.golden_pictures import assert_golden

NAMES = (
    "Ann", "Maximilian von Hohenzollern", "Bob", "東京タロウの名前はとても長い", "Эдуард Александрович",
    "محمد عبد الرحمن الطويل", "שלמה בן דוד המלך", "ภาษาไทยยาวมาก", "Zoë 🦊", "Cay", "W" * 24,
)  # fmt: skip
"""Short and long ones in more than five scripts."""


@pytest.fixture(autouse=True)
def sizes(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[int]]:
    """The sizes of all letters that are painted; none may be too small for a phone."""
    found: set[int] = set()
    paint = Canvas.text

    def note(canvas: Canvas, spot: tuple[int, int], text: str, size: int, *rest: object, **how: object) -> None:
        found.add(size)
        paint(canvas, spot, text, size, *rest, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", note)
    yield found
    assert min(found, default=SMALL) >= SMALL


def check_canvas(canvas: Canvas) -> dict[str, Box]:
    """Check that words, faces and medals stay on the picture and apart; return where the words stand."""
    wide, high = canvas.image.size
    assert wide == 800
    words = [(piece.shows, piece.ink) for piece in canvas.pieces if isinstance(piece.shows, str) and piece.ink]
    inks = [ink for _, ink in words if ink is not None]
    faces = {piece.box for piece in canvas.pieces if piece.mask is None and piece.shows is None}
    for left, top, right, bottom in (*inks, *faces):
        assert left >= 0
        assert top >= 0
        assert right <= wide
        assert bottom <= high
    assert [pair for pair in combinations(inks, 2) if overlaps(*pair)] == []
    assert [pair for pair in combinations(sorted(faces), 2) if overlaps(*pair)] == []
    assert [(face, ink) for face in faces for ink in inks if overlaps(face, ink) and not inside(ink, face)] == []
    return {shown: ink for shown, ink in words if ink is not None}


def overlaps(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inside(one: Box, other: Box) -> bool:
    return other[0] <= one[0] and one[2] <= other[2] and other[1] <= one[1] and one[3] <= other[3]


def faces_in(folder: Path, count: int) -> dict[int, str]:
    """Avatars of so many people, as files, each of its own colours."""
    files = {}
    for user_id in range(1, count + 1):
        image = Image.new("RGB", (128, 128), (user_id * 37 % 256, user_id * 91 % 256, user_id * 53 % 256))
        ImageDraw.Draw(image).ellipse((30, 20, 98, 88), fill=(user_id * 149 % 256, 90, user_id * 11 % 256))
        path = folder / f"{user_id}-a.png"
        image.save(path)
        files[user_id] = str(path)
    return files


def board(measure: Measure = Measure.RATING, rows: int = 10) -> Leaderboard:
    """A page of a board, the value of a kind that is shown wide; every third person has a short name."""
    wide = {Measure.WIN_RATE: 1.0, Measure.POINTS_PER_HAND: 12.345}.get(measure, 1234.0)
    shown = tuple(
        BoardRow(
            place, place, NAMES[(place - 1) % len(NAMES)], wide, 1000 + place, 700, Rating(30.0, 2.0), 1e9, None,
            *((NAMES[place % len(NAMES)], place + 20) if measure is Measure.PARTNERSHIPS else (None, None)),
        )
        for place in range(1, rows + 1)
    )  # fmt: skip
    return Leaderboard(BoardQuestion(1, measure), 31, shown, None)


@pytest.mark.parametrize("measure", [Measure.RATING, Measure.PARTNERSHIPS])
def test_golden_boards(measure: Measure, texts: Texts, tmp_path: Path) -> None:
    if not can_shape():
        pytest.skip("this host has no FriBiDi")
    data = sheet_picture(board_sheet(board(measure), Scope.SEASON, texts), faces_in(tmp_path, 7))
    assert len(data) < 64_000
    assert_golden(f"board-{measure}", data, (400, 400 if measure is Measure.RATING else 580))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("measure", list(Measure))
def test_twenty_lines_of_any_names_stay_apart(measure: Measure, locale: str) -> None:
    texts = Texts(locale)
    sheet = board_sheet(board(measure, 20), Scope.ALL_TIME, texts)
    words = check_canvas(draw_sheet(sheet))
    assert sheet.title in words
    assert {"4", "20"} <= words.keys()


def test_every_face_keeps_its_colours(tmp_path: Path) -> None:
    """Twenty avatars have more colours than a picture: they share what there is, and none turns into another's."""
    people = [Person(f"P{number}", number) for number in range(1, 21)]
    sheet = Sheet("Faces", (), tuple(Line((), (person,)) for person in people))
    files = faces_in(tmp_path, 20)
    shown = Image.open(io.BytesIO(sheet_picture(sheet, files))).convert("RGB")
    spots = [piece.box for piece in draw_sheet(sheet, files).pieces if is_face(piece)]
    assert len(spots) == 40, "an initial and an avatar of each"
    for user_id, (left, top, right, bottom) in zip(files, spots[20:], strict=True):
        edge = (left + (right - left) // 2, bottom - 5)
        wanted = (user_id * 37 % 256, user_id * 91 % 256, user_id * 53 % 256)
        seen = shown.getpixel(edge)
        assert isinstance(seen, tuple)
        assert max(abs(int(a) - b) for a, b in zip(seen, wanted, strict=True)) < 40
        assert top < bottom


def is_face(piece: Piece) -> bool:
    return piece.mask is None and piece.shows is None and piece.box[2] - piece.box[0] == 50


def test_a_file_that_is_no_picture_leaves_the_initial(tmp_path: Path) -> None:
    (tmp_path / "1-a.png").write_text("no picture")
    sheet = Sheet("Faces", (), (Line((), (Person("Ann", 1),)),))
    assert sheet_picture(sheet, {1: str(tmp_path / "1-a.png")}) == sheet_picture(sheet)


def test_a_computers_face_is_its_animal_whoever_has_its_number(tmp_path: Path) -> None:
    sheet = Sheet("Faces", (), (Line((), (Person("Otter", 1, is_computer=True),)),))
    assert sheet_picture(sheet, faces_in(tmp_path, 1)) == sheet_picture(sheet)
    assert sheet_drawings(sheet)[0].people == ()


def test_nobody_gets_a_medal_for_being_euchred(texts: Texts) -> None:
    medals = {
        measure: [line.medal for line in board_sheet(board(measure), Scope.SEASON, texts).lines] for measure in Measure
    }
    assert set(medals.pop(Measure.EUCHRES_SUFFERED)) == {0}
    assert {tuple(each[:4]) for each in medals.values()} == {(1, 2, 3, 0)}


def test_more_than_twenty_lines_are_several_pictures(texts: Texts) -> None:
    sheet = board_sheet(board(rows=41), Scope.SEASON, texts)
    drawings = sheet_drawings(sheet)
    assert [len(one.people) for one in drawings] == [20, 20, 1]
    assert all(one.alt.startswith("Rating") for one in drawings)
    assert len({one.make({}) for one in drawings}) == 3


def test_a_sheet_is_told_in_words(texts: Texts) -> None:
    lines = sheet_drawings(board_sheet(board(), Scope.SEASON, texts))[0].alt.split("\n")
    assert lines[0] == "Rating · Partnership, this season"
    assert lines[1] == "1 Ann · Rating 1234 · Games 1001 · Won 70%"
    assert len(lines) == 11


@pytest.mark.parametrize("columns", [1, 4, 7, 10])
def test_many_columns_leave_room_for_names(columns: int) -> None:
    headings = tuple(Heading("Table number ten" if number % 3 else "T") for number in range(columns))
    cells = tuple(Cell.strong("−12") for _ in range(columns))
    lines = (Line(cells, label="Deal 16"), Line(cells, label="Total", total=True))
    check_canvas(draw_sheet(Sheet("Deals " * 20, headings, lines, "of a match " * 12)))
