"""Texts are recognised by their keys, with all, some or none of their values."""

import pytest

from tests.world.said import WORDS, is_text, says


def test_values_that_are_not_given_may_be_any() -> None:
    words = "\n".join(["Hello!", WORDS("contest-nights", name="Ann", ago="noon", number=4)])
    assert says(words, "contest-nights")
    assert says(words, "contest-nights", name="Ann")
    assert says(words, "contest-nights", name="Ann", ago="noon")
    assert not says(words, "contest-nights", name="Bob")
    assert not says(words, "contest-nights", name="Ann", ago="night")
    assert not says(words, "table-paused")


def test_every_variant_and_every_text_within_another_is_recognised() -> None:
    for computers in (1, 2):
        assert is_text(WORDS("button-start-with", computers=computers), "button-start-with")
    assert not is_text(WORDS("button-start-with", computers=1), "button-start-with", computers=2)
    assert says(WORDS("lobby-ready"), "lobby-ready")
    assert not is_text(WORDS("lobby-ready") + ".", "lobby-ready")


def test_what_keeps_a_line_from_breaking_is_not_compared() -> None:
    assert says(WORDS("computer-name", name="Ann").replace("\u00a0", " "), "computer-name", name="Ann")


def test_each_language_is_recognised() -> None:
    assert says("Mein Blatt", "button-hand", to="de")
    assert not says("Mein Blatt", "button-hand")


def test_a_key_or_a_value_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="no text 'button-hnd'"):
        says("My hand", "button-hnd")
    with pytest.raises(LookupError, match="not \\['nam'\\]"):
        says("My hand", "contest-nights", nam="Ann")
    with pytest.raises(ValueError, match="anything matches"):
        says("My hand", "score-of")
