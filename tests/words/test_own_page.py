"""The page of one's own data: complete, in every language, and nothing that somebody typed is markup."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from zoneinfo import ZoneInfo

import pytest

from bot.words.catalogue import Texts, locales
from bot.words.own_page import own_page
from tests.words.test_leaderboards import game, player

HARMFUL = "<script>alert(1)</script>"


class Reader(HTMLParser):
    """What a browser would show, and the tags that it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.told: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}, "it loads nothing"

    def handle_data(self, data: str) -> None:
        self.told.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    return reader


@pytest.mark.parametrize("locale", locales())
def test_the_page_has_figures_games_and_settings(locale: str) -> None:
    texts = Texts(locale, strict=True)
    page = read(own_page("Ann", player(), [game(4)], {"deck": "four"}, 1, texts))
    for phrase in (
        texts("my-page-title", name="Ann"), texts("my-page-games"), "2001-09-09", "12", "9 : 10", texts("my-page-won"),
        texts("setting-deck"), texts("setting-deck-four"), f"8 ({texts('board-percent', percent=67)})",
    ):  # fmt: skip
        assert phrase in page.told
    assert page.tags.count("table") == 3
    assert page.tags.count("p") == 9


def test_dates_are_those_of_the_zone() -> None:
    """The game ended at 01:46 UTC, which was still the evening before in New York."""
    page = read(own_page("Ann", player(), [game(4)], {}, 1, Texts(), ZoneInfo("America/New_York")))
    assert {"2001-09-08", "Date (America/New_York)"} <= set(page.told)


def test_what_people_typed_is_no_markup() -> None:
    seats = tuple(replace(seat, name=HARMFUL) for seat in game(4).seats)
    page = own_page(HARMFUL, player(HARMFUL), [replace(game(4), seats=seats)], {"word": HARMFUL}, 1, Texts())
    assert "script" not in read(page).tags


def test_of_somebody_without_games_it_says_what_would_be_kept() -> None:
    page = read(own_page("Ann", None, [], {}, 1, Texts()))
    assert "table" not in page.tags
    assert any("/forget me" in phrase for phrase in page.told)


def test_the_page_is_made_for_a_phone_and_says_settings_in_words() -> None:
    """A wide table scrolls by itself, and the browser draws the page as wide as the screen."""
    page = own_page("Ann", player(), [game(4)], {"hand-order": "suits-up", "word": "hello"}, 1, Texts())
    assert 'name="viewport"' in page
    assert page.count("<figure><table>") == page.count("<table>") == 3
    words = read(page).told
    assert {"Card order", "Fixed suits, low to high", "hello"} <= {*words}
    assert "hand-order" not in words
