"""Names that somebody typed into Discord, made safe."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.text.names import LONGEST, plain_name, safe_name, typed


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
def test_names(raw: str, safe: str) -> None:
    assert safe_name(raw) == safe


def test_long_names_are_cut_by_what_the_eye_counts() -> None:
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
    assert LONGEST == 24
    assert plain_name("Ann de la Montagne") == "Ann de la Montagne"


def test_what_was_typed_is_told_back_whole_harmless_and_on_one_line() -> None:
    assert typed("\u202e**x**\n# y\u2066 <@1>") == "\\*\\*x\\*\\* # y \\<@\u200b1\\>"
    assert typed("a" * 100) == "a" * 100
    assert typed("") == ""
