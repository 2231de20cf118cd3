"""The laws as they are told: every one of the document, whole, in one message of Discord."""

from __future__ import annotations

import re

import pytest

from bot.words.catalogue import Texts
from bot.words.rules_page import LAWS_FILE, find_law, law_text, laws
from tests.languages import COMPLETE


def test_every_law_of_the_document_is_found() -> None:
    anchors = re.findall(r'<a id="law-([\d-]+)"></a>', LAWS_FILE.read_text(encoding="utf-8"))
    assert list(laws()) == [anchor.replace("-", ".") for anchor in anchors]
    assert len(anchors) == 68


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_law_fits_a_message_and_has_no_links(locale: str) -> None:
    for law in laws().values():
        told = law_text(law.id, Texts(locale, strict=True))
        assert told.startswith(f"**{law.heading}**\n\n")
        assert len(told) > len(law.heading) + 30
        assert len(told) <= 3900
        assert "](" not in told
        assert not re.search(r"^\||\[\d|<a |#law", told, re.MULTILINE), law.id


def test_a_law_is_shown_in_full() -> None:
    """Law 5.4: all its words, each paragraph in one line."""
    told = law_text("5.4", Texts("en", strict=True))
    assert told.startswith(
        "**5.4 Partner's best**\n\n`partners_best`:\n- `give-then-discard` (CSL): the lone maker's partner"
    )
    assert "the maker then discards one, the gift too if they like (*ruling*)." in told
    assert told.endswith("A dealer who sits out gives from their five cards.")
    words = re.sub(r"\s+", " ", LAWS_FILE.read_text("utf-8").partition("5.4 Partner")[2].partition("### ")[0])
    assert re.sub(r"\s+", " ", told.partition("Partner")[2]).replace("**", "").strip() == words.strip()


def test_a_chapter_names_its_laws() -> None:
    assert law_text("3", Texts("en", strict=True)).endswith("- 3.1 Ace, no face\n- 3.2 Farmer's hand")
    assert "9.10 A prompt partner" in law_text("9", Texts("en", strict=True))
    assert "- 10" not in law_text("1", Texts("en", strict=True))


def test_other_languages_say_that_the_laws_are_english() -> None:
    assert "auf Englisch" in law_text("5.4", Texts("de", strict=True))
    assert "anglais" in law_text("5.4", Texts("fr", strict=True))
    assert "English" not in law_text("5.4", Texts("en", strict=True))


@pytest.mark.parametrize("words", ["5.4", " 5.4 ", "law 5.4", "Law 5.4."])
def test_a_law_can_be_typed_in_several_ways(words: str) -> None:
    law = find_law(words)
    assert law is not None
    assert law.id == "5.4"


@pytest.mark.parametrize("words", ["5.44", "12", "", "law", "five"])
def test_an_unknown_law_is_not_found(words: str) -> None:
    assert find_law(words) is None
    assert "5.4" in law_text(words, Texts("en", strict=True))
