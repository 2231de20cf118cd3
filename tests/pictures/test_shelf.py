"""What is painted once and kept is bounded in bytes, whatever is drawn, and nothing is kept elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import pytest
from PIL import Image

from bot.engine import presets
from bot.pictures import shapes
from bot.pictures.canvas import Canvas
from bot.pictures.highlight_picture import HighlightPainter
from bot.pictures.shelf import SHELF, Shelf, inked, sprite
from bot.words.catalogue import Texts
from tests.pictures.evening import MEGABYTES, draw_evening
from tests.pictures.test_highlight_picture import highlights
from tests.structure import parse

FOLDER = Path(__file__).parents[2] / "bot" / "pictures"
PAINTED = ("Image", "Canvas", "bytes", "Sprite")


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    SHELF.clear()
    yield
    SHELF.clear()


def test_three_hundred_highlights_leave_no_more_behind_than_a_hundred(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them was kept as pieces of its own once: 641 MB. Here nothing goes for want of room."""
    monkeypatch.setattr(SHELF, "most", 1 << 30)
    games = [presets.build(preset) for preset in ("standard", "railroad", "cutthroat", "three-seven")]
    drawn = chain.from_iterable(highlights(rules, range(100)) for rules in games)
    kept = []
    for number, highlight in enumerate(islice(drawn, 300), 1):
        HighlightPainter(highlight, texts).paint()
        if number % 100 == 0:
            kept.append(SHELF.pieces)
    assert len(kept) == 3
    assert kept[2] - kept[0] < 100, kept


def test_a_shelf_never_holds_more_than_its_bytes_and_what_is_wanted_again_stays() -> None:
    shelf, drawn = Shelf(1000), list[int]()

    @shelf.keep
    def draw(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("L", (10, 10), number)

    first = draw(0)
    for number in range(1, 50):
        assert draw(0) is first
        draw(number)
        assert shelf.bytes <= 1000
    assert drawn == list(range(50)), "what is asked for all the time is drawn once"
    assert shelf.pieces <= 10
    draw(1)
    assert drawn[-1] == 1, "what nobody wanted for long went"


def test_what_is_made_from_a_mask_counts_and_goes_with_it() -> None:
    mask = shapes.shape("H", 40)
    before = SHELF.bytes
    assert inked(mask, (1, 2, 3), 0) is inked(mask, (1, 2, 3), 0)
    assert inked(mask, (1, 2, 3), 1) is not inked(mask, (1, 2, 3), 0)
    assert SHELF.bytes - before == 2 * 40 * 40


def test_a_picture_that_is_no_longer_kept_looks_the_same(texts: Texts) -> None:
    highlight = next(highlights(presets.build("standard")))
    one = HighlightPainter(highlight, texts).paint().png()
    SHELF.clear()
    assert HighlightPainter(highlight, texts).paint().png() == one


def test_a_pale_sprite_is_three_fifths_of_it_on_the_felt() -> None:
    canvas = Canvas((60, 30))
    card = sprite(Image.new, "RGBA", (20, 20), (253, 251, 244, 255))
    canvas.picture((5, 5), card)
    canvas.picture((30, 5), card, faded=True)
    shown = canvas.image.convert("RGB")
    felt, full, pale = (shown.getpixel((x, 10)) for x in (1, 10, 40))
    assert all(abs(f + (a - f) * 0.6 - p) <= 1 for f, a, p in zip(felt, full, pale, strict=True))  # type: ignore[arg-type]


def test_no_other_cache_holds_pictures() -> None:
    """A cache of so many pictures has no bound in bytes."""
    found = [
        (path.name, node.name)
        for path in FOLDER.glob("*.py")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.FunctionDef)
        and any("cache" in ast.unparse(one) for one in node.decorator_list)
        and any(name in ast.unparse(node.returns or ast.Constant(None)) for name in PAINTED)
    ]
    assert found == [("shelf.py", "palette_image")]


@pytest.mark.proof
@pytest.mark.timeout(900)
def test_a_drawing_process_stays_small_after_every_kind_of_picture(tmp_path: Path, long_form: bool) -> None:
    """As twenty tables make them, each with people, avatars, a language and a deck of its own."""
    pictures = 2000 if long_form else 400
    rows = draw_evening(tmp_path, pictures, pictures // 4)
    assert len(rows[-1].drawn) > 15
    assert max(row.memory.own for row in rows) < MEGABYTES, rows
