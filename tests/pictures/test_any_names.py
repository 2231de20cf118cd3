"""Whatever people call themselves, every kind of picture of them is drawn."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable, Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from bot.pictures.canvas import Canvas
from bot.pictures.letters import drawable_name, has_shape, load_faces
from bot.words.catalogue import Texts
from bot.words.names import LONGEST_NAME
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.pictures.every_kind import EVERY, Draw, Look
from tests.pictures.test_sheets import NAMES as SHORT_AND_LONG

BISMILLAH = "\ufdfd"
"""One letter that FreeType gives up on."""

NAMES = st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=32), min_size=4, max_size=6)


def one_of_each(look: Look, preset: str = "standard") -> Iterator[tuple[str, Draw]]:
    """The first picture of every kind."""
    seen = set()
    for make in EVERY:
        for kind, draw in make(look, preset, 3):
            if kind not in seen:
                seen.add(kind)
                yield kind, draw


@pytest.mark.parametrize("names", [[BISMILLAH] * 4, [BISMILLAH * 32, "\u202e", "\U000e0001\u200d", "\x00\x07"]])
def test_a_name_that_no_font_can_draw_is_on_no_picture_and_stops_none(names: list[str]) -> None:
    kinds = {kind for kind, draw in one_of_each(Look(names)) if draw()}
    assert len(kinds) > 20


def test_a_letter_that_cannot_be_rasterised_counts_as_absent() -> None:
    arabic = load_faces().get("ARABIC")
    if arabic is None:
        pytest.skip("this host has no Arabic font")
    assert not has_shape(arabic, BISMILLAH)
    assert has_shape(arabic, "\u0645")
    assert BISMILLAH not in (drawable_name(f"Ann {BISMILLAH}") or "")


@pytest.mark.parametrize(
    ("preset", "locale"),
    sampled(
        product(("standard", "call-ace", "double-hasenpfeffer", "three-seven"), COMPLETE),
        [*product(("standard",), COMPLETE), ("call-ace", "es"), ("double-hasenpfeffer", "de"), ("three-seven", "fr")],
    ),
)
def test_no_capital_of_any_picture_is_under_nine_pixels_on_a_phone(preset: str, locale: str) -> None:
    """``conftest`` looks at all letters: of words, initials, cards and badges."""
    kinds = {kind for kind, draw in one_of_each(Look(SHORT_AND_LONG, texts=Texts(locale)), preset) if draw()}
    assert len(kinds) > 20


def draw_all(names: list[str]) -> None:
    for kind, draw in one_of_each(Look(names)):
        if kind != "animation":  # its frames are open hands
            assert draw(), kind


@pytest.mark.timeout(1200)
def test_every_kind_of_picture_is_drawn_of_any_names(long_form: bool) -> None:
    """Names of 1 to 32 signs of all of Unicode."""

    @settings(max_examples=200 if long_form else 1, deadline=None, suppress_health_check=list(HealthCheck))
    @given(NAMES)
    @example([BISMILLAH, "A" * LONGEST_NAME, "e\u0301" * 16, "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 4])
    def check(names: list[str]) -> None:
        draw_all(names)

    check()


# -- avatars


def png(size: tuple[int, int], mode: str = "RGB", **how: object) -> bytes:
    out = io.BytesIO()
    Image.new(mode, size).save(out, "PNG", **how)
    return out.getvalue()


def claim(size: tuple[int, int]) -> bytes:
    """A small file that says it is that large."""
    data = png((8, 8))
    header = b"IHDR" + struct.pack(">II", *size) + data[24:29]
    return data[:12] + header + struct.pack(">I", zlib.crc32(header)) + data[33:]


def with_text() -> bytes:
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", "x" * 5_000_000, zip=True)
    return png((64, 64), pnginfo=info)


def as_gif() -> bytes:
    out = io.BytesIO()
    Image.new("P", (64, 64)).save(out, "GIF")
    return out.getvalue()


BAD: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "words": lambda: b"no picture",
    "half": lambda: png((128, 128))[:60],
    "one bit of 13,000²": lambda: png((13_000, 13_000), "1"),
    "as large as Pillow allows": lambda: png((9_000, 9_000), "1"),
    "huge": lambda: claim((2**31 - 1, 2**31 - 1)),
    "no pixels": lambda: claim((0, 0)),
    "larger than it has": lambda: claim((1000, 1000)),
    "a large text": with_text,
    "a GIF": as_gif,
}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("make", BAD.values(), ids=BAD)
def test_an_avatar_that_is_no_small_picture_counts_as_none(
    make: Callable[[], bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is decoded that says it has many pixels."""
    decoded: list[tuple[int, int]] = []
    load = PngImagePlugin.PngImageFile.load

    def note(image: PngImagePlugin.PngImageFile) -> object:
        decoded.append(image.size)
        return load(image)

    monkeypatch.setattr(PngImagePlugin.PngImageFile, "load", note)
    path = tmp_path / "1-a.png"
    path.write_bytes(make())
    canvas = Canvas((200, 200))
    canvas.photograph((0, 0), str(path), 64)
    canvas.photographs([((0, 0), str(path), 64)])
    canvas.reserve_photographs([str(path)], 64)
    assert canvas.pieces == ()
    assert all(wide * high <= 1024 * 1024 for wide, high in decoded)


def test_a_usual_avatar_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "1-a.png"
    path.write_bytes(png((128, 128), "RGBA"))
    canvas = Canvas((200, 200))
    canvas.photograph((0, 0), str(path), 64)
    assert len(canvas.pieces) == 1


@pytest.mark.parametrize("names", [["Ann", "Bob", "Cay", "Dan"]])
def test_no_picture_needs_an_avatar_that_can_be_read(names: list[str], tmp_path: Path) -> None:
    path = tmp_path / "1-a.png"
    path.write_bytes(with_text())
    files = dict.fromkeys([*range(1, 12), *range(1001, 1007)], str(path))
    for make in EVERY:
        for _, draw in islice(make(Look(names, files), "standard", 3), 2):
            assert draw()
