"""Names in pictures, in every script: set in their own letters, or readable where a font or its shaping is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageFont

from bot.pictures import letters
from bot.pictures.letters import OWN, can_shape, cut_to_width, drawable_name, has_font, runs, text_mask, tight_text_mask
from bot.pictures.shelf import SHELF
from tests.world import require

needs_shaping = pytest.mark.skipif(not can_shape(), reason="this host has no FriBiDi")

ALONE = {
    "Latin": "Żółć", "Greek": "Ελένη", "Cyrillic": "Иван Петрович", "Chinese": "东京小明", "traditional": "陳大文",
    "Japanese": "田中 太郎さん", "Korean": "김철수", "Armenian": "Հայկ", "Georgian": "გიორგი", "Ethiopic": "አበበ",
}  # fmt: skip
SHAPED = {
    "Hebrew": "שלום ראובן", "Arabic": "محمد علي", "Hindi": "राजेश कुमार", "Thai": "สมชาย น้ำผึ้ง", "Tamil": "வணக்கம்",
    "Bengali": "রাজীব", "Khmer": "ខ្មែរ", "Burmese": "မြန်မာ",
}  # fmt: skip
CACHES = (
    letters.find_files, letters.load_faces, letters.load_east_asian, letters.find_face, letters.has_shape,
    letters.font, letters.runs, letters.drawable_name, letters.cut_to_width,
)  # fmt: skip


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
    SHELF.clear()


@pytest.fixture
def poor_host() -> Iterator[None]:
    """What was found out about fonts is forgotten before and after."""
    forget()
    yield
    forget()


@pytest.mark.parametrize("name", ALONE.values(), ids=ALONE)
def test_supported_scripts_are_drawn_as_written(name: str) -> None:
    assert drawable_name(name) == name


@needs_shaping
@pytest.mark.parametrize("name", SHAPED.values(), ids=SHAPED)
def test_scripts_that_join_and_stack_too(name: str) -> None:
    assert drawable_name(name) == name
    assert not any(run.face == OWN and run.text.strip() for run in runs(name))


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ann ✨ 🇵🇱", "Ann ✨ 🇵🇱"),
        ("🔥🔥", "🔥🔥"),
        ("♠ Zoë ♥", "♠ Zoë ♥"),
        ("𝓐𝓷𝓷 ＷＩＤＥ", "Ann WIDE"),
        ("ᏣᎳᎩ", "TsaLaGi"),
        ("Ann བོད", "Ann bd"),
        ("n\u0308ame", "n\u0308ame"),
        ("Z\u0335\u0322\u031ba\u0337\u0327o\u0335\u0330", "Z\u0335a\u0337o\u0335"),
        ("", None),
        ("\u3164\u2800", None),
    ],
)
def test_names_with_signs_disguises_and_rare_scripts(raw: str, shown: str | None) -> None:
    assert drawable_name(raw) == shown


@pytest.mark.parametrize("name", [*ALONE.values(), *SHAPED.values(), "🔥🔥", "𝓐𝓷𝓷", "ᏣᎳᎩ", "✨"])
def test_nothing_is_ever_shown_as_empty_boxes(name: str) -> None:
    shown = drawable_name(name)
    assert has_font(require(shown))


@pytest.mark.usefixtures("poor_host")
@pytest.mark.parametrize(
    ("name", "heard"),
    [
        ("東京", "DongJing"), ("김철수", "GimCheolSu"), ("שלום", "slvm"), ("Հայկ", "Hayk"), ("An 🔥", "An"),
        ("🔥🔥", "fire"), ("☠️ 🫠", "skull crossbones melting face"), ("🇵🇱", "PL"), ("꧁꧂", None), ("\u2800", None),
    ],
)  # fmt: skip
def test_without_the_packages_names_are_spelled_in_latin_letters(
    name: str, heard: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters, "find_spec", lambda package: None)
    assert drawable_name(name) == heard


@pytest.mark.usefixtures("poor_host")
def test_the_systems_fonts_go_first_and_the_nearest_weight_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    armenian, east_asian = (letters.find_file(family) for family in ("NotoSansArmenian", "NotoSansCJK"))
    assert armenian is not None
    assert east_asian is not None
    monkeypatch.setattr(letters, "FOLDERS", (tmp_path,))
    for name, like in {
        "truetype/noto/NotoSansArmenian-Regular.ttf": armenian,
        "truetype/noto/NotoSansArmenian-Bold.ttf": armenian,
        "truetype/noto/NotoSerifArmenian-Bold.ttf": armenian,
        "opentype/noto/NotoSansCJK-Bold.ttc": east_asian,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).symlink_to(like)
    forget()
    assert {Path(run.face.path).stem for run in runs("Հայկ")} == {"NotoSansArmenian[wght]"}, (
        "it can be set to our weight"
    )
    monkeypatch.setattr(letters, "find_spec", lambda package: None)
    forget()
    (run,) = runs("Հայկ")
    assert run.face.path == str(tmp_path / "truetype" / "noto" / "NotoSansArmenian-Bold.ttf")
    assert text_mask("Հայկ", 26).getbbox() is not None
    assert [run.face.index for name in ("骨", "骨の") for run in runs(name)] == [2, 0, 0][:2]
    assert drawable_name("გიორგი") == "giorgi"


@pytest.mark.usefixtures("poor_host")
def test_without_shaping_only_complex_scripts_are_spelled_in_latin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "can_shape", lambda: False)
    assert drawable_name("محمد") == "mhmd"
    assert drawable_name("東京 🔥") == "東京 🔥"
    assert text_mask("東京 🔥", 26).getbbox() is not None


def test_shared_characters_take_the_forms_of_the_language() -> None:
    """The character for "bone" is written differently in Chinese and in Japanese."""
    (chinese,), (japanese,) = runs("骨"), runs("骨の")
    assert chinese.face.index != japanese.face.index


# -- direction


def ink_in(mask: Image.Image, left: float, right: float) -> list[int]:
    """The rows that hold ink between two shares of the width."""
    part = mask.crop((round(mask.width * left), 0, round(mask.width * right), mask.height))
    return [row for row in range(part.height) if part.crop((0, row, part.width, row + 1)).getbbox()]


@needs_shaping
def test_hebrew_runs_from_right_to_left() -> None:
    word, first = text_mask("לללש", 40), text_mask("ל", 40)
    top = min(ink_in(first, 0, 1))
    assert min(ink_in(word, 0, 0.2)) > top, "the last letter, a low one, stands at the left"
    assert min(ink_in(word, 0.8, 1)) <= top + 1, "the first, a tall one, at the right"


@needs_shaping
def test_arabic_letters_join() -> None:
    word, apart = tight_text_mask("محمد", 40), tight_text_mask("م ح م د", 40)
    assert all(ink_in(word, x / word.width, (x + 1) / word.width) for x in range(word.width))
    assert not all(ink_in(apart, x / apart.width, (x + 1) / apart.width) for x in range(apart.width))


@needs_shaping
def test_a_cut_name_has_its_dots_where_it_ends() -> None:
    for name, left in (("שלום ראובן הגדול", True), ("محمد علي الحسيني", True), ("東京 東京 東京 東京", False)):
        cut = cut_to_width(name, 26, 90)
        mask = text_mask(cut, 26)
        assert cut.strip("\u200f").endswith("…")
        assert mask.width <= 92
        dots = ink_in(mask, 0, 0.16) if left else ink_in(mask, 0.8, 1)
        assert min(dots) > mask.height // 2, name


@pytest.mark.parametrize("mark", [" (2)", " #1234"])
def test_what_tells_two_people_apart_is_not_cut_off(mark: str) -> None:
    cut = cut_to_width(f"Bartholomäus Grünwald{mark}", 26, 190)
    assert cut.endswith(f"…{mark}")
    assert cut.startswith("Bar")
    assert text_mask(cut, 26).width <= 192


@needs_shaping
def test_mixed_names_keep_the_order_of_their_words() -> None:
    assert [run.text.strip() for run in runs("Ann שלום 東京")] == ["Ann", "שלום", "東京"]
    two = [run.text.strip() for run in runs("Ann שלום محمد Bob")]
    assert two == ["Ann", "محمد", "שלום", "Bob"]


@needs_shaping
def test_text_after_a_shortened_name_stays_after_it() -> None:
    """The dots of a name cut at its left edge do not take the next name with them."""
    for name in ("שלום ראובן הגדול", "محمد علي الحسيني"):
        line = f"{cut_to_width(name, 26, 90)} & {cut_to_width('🦊 Zoë', 26, 90)} & {cut_to_width(name, 26, 90)}"
        pieces = [run.text.strip() for run in runs(line)]
        assert pieces[0] == "…"
        assert pieces[2] == "&"
        assert pieces[3] == "🦊"
        assert pieces[-2] == "…"
        assert name.startswith(pieces[1])
        assert pieces[-1] == pieces[1]


def test_a_line_stays_in_its_place_whatever_the_script() -> None:
    """Taller masks grow to both sides, so that the middle of the line is the same."""
    plain, chinese = text_mask("Ann", 26), text_mask("Ann 東京", 26)
    box, other = plain.getbbox(), chinese.crop((0, 0, plain.width, chinese.height)).getbbox()
    assert box is not None
    assert box[3] - plain.height // 2 == require(other)[3] - chinese.height // 2


@pytest.mark.usefixtures("poor_host")
@pytest.mark.parametrize("fault", [OSError, ValueError, MemoryError, NotImplementedError])
def test_a_damaged_font_has_no_letters(
    fault: type[Exception], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Words are told so as well: they say who has no name on the picture. The log names the font, and no letter."""
    whole = ImageFont.truetype

    def load(path: str, *how: object, **further: object) -> ImageFont.FreeTypeFont:
        if path != OWN.path:
            raise fault
        return whole(path, *how, **further)  # type: ignore[arg-type]

    monkeypatch.setattr(ImageFont, "truetype", load)
    caplog.set_level("INFO", "bot.pictures.letters")
    for name in (*ALONE.values(), *SHAPED.values(), "✨"):
        shown = drawable_name(name)
        assert shown is None or all(run.face == OWN for run in runs(shown))
    assert fault.__name__ in caplog.text
    assert not any(letter in caplog.text for letter in "東田김")
