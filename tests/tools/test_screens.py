"""The pictures of the documents show what the code draws now. Make them again: ``python -m tools.screens``."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.long_form import sampled
from tools.screens import DOCS, LARGEST_DRAWN, WIDTHS, __main__, matrix
from tools.screens.drawn import DRAWN
from tools.screens.played import SCREENS, screen
from tools.screens.sight import is_alike, look_at, read_sight

pytestmark = pytest.mark.proof  # each plays whole hands

AGAIN = "is out of date: uv run --group screens python -m tools.screens"
QUICK = (
    "lobby", "bidding", "panel", "hands", "replay", "review", "tour", "daily", "call-ace-six", "double-hasenpfeffer",
)  # fmt: skip


@pytest.mark.parametrize("name", DRAWN)
def test_drawn_picture_is_up_to_date(name: str) -> None:
    """The hand's size counts too, since the README begins with it."""
    now, before = DRAWN[name](), (DOCS / name).read_bytes()
    assert len(before) < LARGEST_DRAWN
    alike = now == before if name.endswith(".svg") else is_alike(now, before)
    assert alike, f"{name} {AGAIN} {name}"


@pytest.mark.parametrize("name", sampled(SCREENS, QUICK))
async def test_screen_is_up_to_date(name: str) -> None:
    async with screen(name) as (table, viewer):
        now = look_at(table, viewer)
    for width in WIDTHS:
        before = read_sight(DOCS / "screens" / f"{name}-{width}.png")
        assert now.words == before.words, f"{name}-{width}.png {AGAIN} {name}"
        alike = len(now.pictures) == len(before.pictures) and all(
            is_alike(base64.b64decode(one), base64.b64decode(other))
            for one, other in zip(now.pictures, before.pictures, strict=True)
        )
        assert alike, f"{name}-{width}.png {AGAIN} {name}"


def test_a_moved_line_of_text_changes_the_screen() -> None:
    pictures = []
    for top in (40, 44, 60):
        image = Image.new("RGB", (600, 600), "white")
        ImageDraw.Draw(image).rectangle((100, top, 300, top + 24), fill="black")
        out = io.BytesIO()
        image.save(out, "PNG")
        pictures.append(out.getvalue())
    assert is_alike(pictures[0], pictures[0])
    assert not is_alike(pictures[0], pictures[1])
    assert not is_alike(pictures[0], pictures[2])


def test_every_screen_of_the_documents_is_made_by_the_command() -> None:
    made = {f"screens/{name}-{width}.png" for name in SCREENS for width in WIDTHS} | set(DRAWN)
    there = {str(path.relative_to(DOCS)) for folder in ("screens", "badges") for path in (DOCS / folder).iterdir()}
    assert made == there
    assert not [path for path in DOCS.iterdir() if path.suffix in (".png", ".gif", ".svg")]


Command = Callable[[Sequence[str]], None]
COMMANDS = [
    pytest.param(__main__.main, [], [*DRAWN, *SCREENS], id="screens"),
    pytest.param(matrix.main, ["shots"], list(matrix.MATRIX), id="matrix"),
]
"""Each command with the words before its names, and all names it knows."""


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder of the test's own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("command", "before", "names"), COMMANDS)
def test_help_tells_every_name_and_begins_nothing(
    command: Command, before: list[str], names: list[str], capsys: pytest.CaptureFixture[str], empty_folder: Path
) -> None:
    with pytest.raises(SystemExit) as ended:
        command(["--help"])
    assert ended.value.code == 0
    output = "".join(capsys.readouterr().out.split())  # long lines are broken, at hyphens too
    assert all(word in output for word in ("NAME", *names))
    assert not list(empty_folder.iterdir())


@pytest.mark.parametrize(("command", "before", "names"), COMMANDS)
def test_an_unknown_name_is_refused_with_the_names_there_are(
    command: Command, before: list[str], names: list[str], capsys: pytest.CaptureFixture[str], empty_folder: Path
) -> None:
    with pytest.raises(SystemExit) as ended:
        command([*before, names[0], "nothing-such"])
    assert ended.value.code == 2
    sentence = capsys.readouterr().err.splitlines()[-1]
    assert sentence.endswith(f"is called nothing-such; there are {', '.join(names)}")
    assert not list(empty_folder.iterdir())
