"""The tour says the game's own rules, its pictures show what its words say, and both fit."""

from __future__ import annotations

import io
import re
from itertools import pairwise

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.cards import best_play, sort_hand
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.pictures.layout import WIDTH, Seating
from bot.pictures.palette import person_colour
from bot.pictures.panel_picture import tour_picture
from bot.ratings.games import effect_share
from bot.tables.preferences import DeckColours
from bot.tables.ranked import ANSWER_SECONDS, FALSE_CLAIMS, LEAST_HANDS
from bot.tournaments.nights.night import CHECK_IN_SECONDS, MOST_PLAYERS
from bot.tournaments.nights.rounds import GRACE_SECONDS
from bot.words.catalogue import Texts
from bot.words.rules_page import rules_lines, rules_text
from bot.words.tour import (
    HELP_PAGES,
    HOLDING,
    LADDER,
    SCORED,
    STEPS,
    TRICK,
    TRUMP,
    TURNED_UP,
    WINNER,
    help_text,
    step_alt,
    step_text,
    tour_moment,
)
from tests.languages import COMPLETE
from tests.world import require

NUMBERS = range(1, len(STEPS) + 1)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("step", NUMBERS)
def test_a_step_is_short_and_describes_its_picture(step: int, locale: str) -> None:
    texts = Texts(locale, strict=True)
    assert len(step_text(step, texts)) <= 900
    assert 0 < len(step_alt(step, texts)) <= 1024
    assert f"{step} " in step_text(step, texts).splitlines()[0]


@pytest.mark.parametrize("step", NUMBERS)
def test_a_picture_is_small_and_depends_on_the_deck(step: int) -> None:
    png = tour_picture(step, "en")
    image = Image.open(io.BytesIO(png))
    assert image.width == WIDTH
    table = Seating(4, Seat(1)).height
    assert table <= image.height <= table + 250
    assert len(png) < 48_000
    assert tour_picture(step, "en") is png
    assert tour_picture(step, "en", DeckColours.TWO) != png
    assert tour_picture(step, "de") != png


@pytest.mark.parametrize("step", STEPS)
def test_everybody_in_the_tour_has_a_colour_of_their_own(step: str, texts: Texts) -> None:
    chairs = tour_moment(step, texts).table.chairs
    assert len({person_colour(chair.user_id or 0) for chair in chairs}) == 4


def test_the_tour_teaches_what_the_engine_plays(texts: Texts) -> None:
    assert best_play(list(TRICK), TRUMP) == WINNER
    assert all(best_play([higher, lower], TRUMP) == 0 for higher, lower in pairwise(LADDER))
    assert len(set(LADDER)) == len(LADDER) == 7
    assert len(HOLDING) == 5
    taught = [line for line in step_text(4, texts).splitlines() if line.startswith("- ")]
    assert len(taught) == 4
    assert set(taught) <= set(rules_lines(presets.build("standard"), texts))


def test_the_picture_and_the_words_show_the_same_hand(texts: Texts) -> None:
    lobby, bidding, trick, ended = (tour_moment(name, texts) for name in STEPS)
    assert lobby.table.public is None
    assert sort_hand(bidding.mine.hand, TRUMP) == HOLDING
    assert bidding.table.public is not None
    assert (bidding.table.public.turnup, bidding.table.public.turn) == (TURNED_UP, bidding.mine.seat)
    assert trick.table.public is not None
    assert tuple(card for _, card in trick.table.public.tricks[-1].plays) == TRICK
    assert trick.table.public.trump == TRUMP
    assert not trick.table.public.trick
    assert ended.table.public is not None
    assert require(ended.table.public.result).outcome is Outcome.MADE
    assert ended.table.public.score[0] == SCORED
    assert [chair.name for chair in lobby.table.chairs] == ["You", "Ann", "Bob", "Cay"]


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_blank_line_ends_every_list(locale: str) -> None:
    """Markdown takes the line after a list's last item into it, unless a blank one stands between."""
    texts, item = Texts(locale, strict=True), re.compile(r"- |\d\. ")
    pages = [help_text(texts, page) for page in HELP_PAGES]
    pages += [rules_text(presets.build(preset), texts) for preset in presets.PRESETS]
    for page in [*pages, *(step_text(step, texts) for step in NUMBERS)]:
        for line, following in pairwise(page.splitlines()):
            assert not item.match(line) or not following or item.match(following), following


@pytest.mark.parametrize("locale", COMPLETE)
def test_help_fits_in_one_message_without_links(locale: str) -> None:
    for page in HELP_PAGES:
        text = help_text(Texts(locale, strict=True), page)
        assert len(text) <= 2500  # Discord takes 4000 characters, and every command becomes a link
        assert "http" not in text
        assert "](" not in text


@pytest.mark.parametrize("locale", COMPLETE)
def test_help_begins_on_one_screen(locale: str) -> None:
    assert len(help_text(Texts(locale, strict=True), live=True)) <= 1420


HELP_SAYS = {
    "night open": (MOST_PLAYERS == 40, "40"),
    "check-in": (CHECK_IN_SECONDS == 600, "ten minutes before"),
    "absent": (GRACE_SECONDS == 180, "three minutes after"),
    "answer": (ANSWER_SECONDS == 120, "within two minutes stands up"),
    "concession": (LEAST_HANDS == 3, "after three hands, once a side has half"),
    "repeats": ((effect_share(1), effect_share(2)) == (1 / 2, 1 / 3), "the second half as much, the third a third"),
    "false claims": (FALSE_CLAIMS == 3, "three false claims"),
    "close": (True, "ends early only if the other side agrees"),
    "deleted": (True, "If the channel is deleted, the game counts for no one"),
    "forgotten": (True, "you play only friendly games there until the season ends"),
}
"""What the help says of ranked games and nights, in English, and whether the program is so."""


@pytest.mark.parametrize("what", HELP_SAYS)
def test_the_help_is_true_of_ranked_games_and_nights(what: str) -> None:
    is_so, sentence = HELP_SAYS[what]
    assert is_so
    assert any(sentence in help_text(Texts("en", strict=True), page) for page in HELP_PAGES)
