"""Names that somebody typed into Discord, made safe."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import presets
from bot.pictures.canvas import Canvas
from bot.pictures.layout import WIDTH, Seating
from bot.pictures.letters import cut_to_width
from bot.pictures.table_picture import TablePainter
from bot.words.catalogue import Texts
from bot.words.names import LONGEST_NAME, plain_name, quote_typed, safe_name, tell_apart
from bot.words.panel_text import panel_alt
from bot.words.table_text import table_alt
from tests.structure import parse
from tests.world import require
from tests.world.games import chairs, moments


@pytest.mark.parametrize(
    ("raw", "safe"),
    [
        ("Ann", "Ann"),
        ("*Ann*", r"\*Ann\*"),
        ("a_b`c~d|e", r"a\_b\`c\~d\|e"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. item", "1\u200b. item"),
        ("> quote", r"\> quote"),
        ("[x](https://x.y)", r"\[x\]\(https\://x.y\)"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("  Ann \t\n  Lee ", "Ann Lee"),
        ("\u202egnimoc", "gnimoc"),
        ("a\u2066b\u2069\u200b\u00adc", "abc"),
        ("", "?"),
        (" \u3164\u2800 ", "?"),
        ("\x00\x1b[31m", r"\[31m"),
        ("田中", "田中"),
        ("שלום", "\u2068שלום\u2069"),
        ("Ann محمد", "\u2068Ann محمد\u2069"),
        ("\u200d", "?"),
    ],
)
def test_names_are_made_safe(raw: str, safe: str) -> None:
    assert safe_name(raw) == safe


def test_long_names_are_cut_by_visible_characters() -> None:
    assert plain_name("a" * 24) == "a" * 24
    assert plain_name("a" * 25) == "a" * 23 + "…"
    family = "👨\u200d👩\u200d👧\u200d👦"
    cut = plain_name(family * 30)
    assert cut.endswith("…")
    assert cut[:-1].replace(family, "") == ""
    assert len(cut) < 80


def test_a_tower_of_accents_is_lowered() -> None:
    assert len(plain_name("Z" + "\u0301" * 80 + "oe")) <= 6


@given(st.text())
def test_any_text_gives_a_short_visible_name(raw: str) -> None:
    name = plain_name(raw)
    assert name
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co") for char in name)
    assert not set(name) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\n\r\t")
    assert len(name) <= 80
    assert name == name.strip()
    assert len(safe_name(raw)) <= 200


def test_a_name_within_the_limit_is_whole() -> None:
    assert LONGEST_NAME == 24
    assert plain_name("Ann de la Montagne") == "Ann de la Montagne"


def test_typed_text_is_quoted_whole_escaped_and_on_one_line() -> None:
    assert quote_typed("\u202e**x**\n# y\u2066 <@1>") == "\\*\\*x\\*\\* # y \\<@\u200b1\\>"
    assert quote_typed("a" * 100) == "a" * 100
    assert quote_typed("") == ""


@pytest.mark.parametrize("raw", ["🤖 Bear", "🤖🤖Bear", "🤖\ufe0f Bear", "Be🤖ar"])
def test_no_persons_name_contains_the_sign_of_computers(raw: str) -> None:
    assert "🤖" not in plain_name(raw)
    assert "🤖" not in safe_name(raw)
    assert plain_name(raw).replace(" ", "") == "Bear"
    assert plain_name("🤖", "nobody") == "nobody"


ROOT = Path(__file__).parents[2]
_RAW = {"name", "display_name", "global_name", "nick"}


def _raw_names(value: ast.AST) -> Iterator[str]:
    """Names that somebody typed, in what is given to a text, unless a function whose name says so makes them safe."""
    if isinstance(value, ast.Call):
        called = value.func.id if isinstance(value.func, ast.Name) else getattr(value.func, "attr", "")
        if called.endswith(("name", "names", "typed")):
            return
        for part in (*value.args, *(word.value for word in value.keywords)):
            yield from _raw_names(part)
    elif isinstance(value, ast.Attribute) and value.attr in _RAW:
        yield ast.unparse(value)
    else:
        for child in ast.iter_child_nodes(value):
            yield from _raw_names(child)


def _gives_text(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id="texts") | ast.Attribute(attr="texts" | "_texts"):
            return True
        case ast.Call(func=ast.Name(id="texts_for" | "texts_in" | "Texts")):
            return True
        case _:
            return False


def test_no_text_gets_an_unescaped_name() -> None:
    faults, texts = [], 0
    for path in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        for call in ast.walk(parse(path)):
            if isinstance(call, ast.Call) and _gives_text(call):
                texts += 1
                raw = [one for word in call.keywords for one in _raw_names(word.value)]
                faults += [f"{path.relative_to(ROOT)}:{call.lineno}: {one}" for one in raw]
    assert not faults
    assert texts > 500, "the texts are given otherwise now"


ALIKE = ("Ann", "Bob", "ANN ", "Ann\u200b")


def test_people_with_one_name_are_told_apart_by_their_seats() -> None:
    assert tell_apart(("Ann", "Bob", "Cay", None)) == ("Ann", "Bob", "Cay", None)
    assert tell_apart((None, "Ann", None, "Bob")) == (None, "Ann", None, "Bob")
    assert tell_apart(ALIKE) == ("Ann (1)", "Bob", "ANN (3)", "Ann (4)")
    long = "Bartholomäus von Grünwald zu Hohenfels"
    first, second = tell_apart((long, long + "!"))
    assert first is not None
    assert (first[-4:], require(second)[-4:]) == (" (1)", " (2)")
    assert len(plain_name(first)) <= 24


def test_words_and_pictures_of_a_table_tell_people_with_one_name_apart() -> None:
    texts, rules = Texts(), presets.build("standard")
    for moment in moments(rules, 3, hands=1):
        table = moment.table._replace(chairs=chairs(4, ALIKE))
        view = f"{table_alt(table, texts)}\n{panel_alt(table, moment.seats[0], texts)}"
        assert not re.search(r"\bAnn\b(?! \\?\()", view, re.IGNORECASE), view
        seating = Seating.of(rules)
        canvas = Canvas((WIDTH, seating.height))
        TablePainter(canvas, table, seating, texts).paint()
        assert {"Ann (1)", "Bob", "ANN (3)", "Ann (4)"} <= {piece.shows for piece in canvas.pieces}


def test_a_shortened_name_keeps_its_seat_in_a_picture() -> None:
    assert cut_to_width("Bartholomäus (3)", 26, 120).endswith("… (3)")
