"""The table pictures: golden scenes, size, sameness, and colours that can be told apart."""

from __future__ import annotations

import io
import itertools
from dataclasses import replace

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.cards import CODES, JACK, JOKER, Card, Suit, card_of
from bot.engine.seats import Seat
from bot.engine.state import Trick
from bot.pictures import palette
from bot.pictures.card_faces import SHAPE, card_back, card_face
from bot.pictures.layout import HEADER, MARGIN, SMALL, WIDTH, Seating
from bot.pictures.letters import NARROWEST, can_shape, text_width
from bot.pictures.palette import Colour, suit_colour
from bot.pictures.table_picture import COMPANY_WIDTH, company_words, names_within, table_picture, winners_within
from bot.tables.preferences import DeckColours
from bot.words.catalogue import Texts
from bot.words.voice import Bower, bower_of
from tests.languages import COMPLETE
from tests.pictures.golden_pictures import assert_golden
from tests.world import require
from tests.world.games import lobby
from tests.world.scenes import SCENES, gathered, plays, table, trick

GOLDEN_SIZE = (200, 160)
MANY_SCRIPTS = ("names", "scripts")
"""Scenes with letters that join; without FriBiDi they are drawn in Latin ones."""


@pytest.mark.parametrize("name", SCENES)
def test_golden_scenes(name: str, texts: Texts) -> None:
    if name in MANY_SCRIPTS and not can_shape():
        pytest.skip("this host has no FriBiDi")
    assert_golden(name, table_picture(SCENES[name](), texts, DeckColours.FOUR), GOLDEN_SIZE)


@pytest.mark.parametrize("name", SCENES)
def test_pictures_have_their_size_and_are_small(name: str, texts: Texts) -> None:
    data = table_picture(SCENES[name](), texts)
    image = Image.open(io.BytesIO(data))
    assert image.format == "PNG"
    assert image.size == (800, Seating.of(SCENES[name]().rules).height)
    assert len(data) < 60_000


def test_equal_tables_give_equal_bytes(texts: Texts) -> None:
    assert table_picture(trick(), texts, DeckColours.FOUR) == table_picture(trick(), texts, DeckColours.FOUR)


def test_hidden_fields_do_not_change_the_picture(texts: Texts) -> None:
    table = trick()
    later = table._replace(seq=99, deadline=5.0, asked_at=1.0, commitment="ab", hand_seq=50)
    assert table_picture(table, texts) == table_picture(later, texts)


def test_law_9_9_a_gathered_trick_is_drawn_only_where_it_may_be_looked_at(texts: Texts) -> None:
    for review in (False, True):
        rules = presets.build("standard", {"law": "old-school", "review": review})
        shown = require(gathered().public)
        drawn = {
            table_picture(table(shown._replace(rules=rules, tricks=(Trick(plays(cards), Seat(2)),))), texts)
            for cards in ("1:9S 2:JS 3:QC 4:QS", "1:TS 2:JC 3:QD 4:AS")
        }
        assert len(drawn) == 1 + review


def test_visible_fields_change_the_picture(texts: Texts) -> None:
    table = trick()
    assert table.public is not None
    others = [
        table._replace(public=table.public._replace(turn=Seat(2))),
        table._replace(public=table.public._replace(score=(9, 7))),
        table._replace(public=table.public._replace(trick=table.public.trick[:2])),
        table._replace(chairs=(replace(table.chairs[0], name="Zoe"), *table.chairs[1:])),
    ]
    drawn = {table_picture(other, texts) for other in [table, *others]}
    assert len(drawn) == 5
    assert table_picture(table, texts, DeckColours.TWO) not in drawn


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_every_lobby_is_drawn(preset: str, texts: Texts) -> None:
    assert table_picture(lobby(presets.build(preset), 1), texts)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nothing_overlaps_in_the_layout(players: int) -> None:
    """Plates, cards and exposed cards keep apart, and stay in the picture."""
    seating = Seating(players, Seat(1))
    width = seating.card_width
    tall = round(width * SHAPE)
    boxes = []
    for seat in map(Seat, range(1, players + 1)):
        place = seating.place(seat)
        x, y = place.card
        boxes += [seating.plate_box(seat), place.exposed]
        boxes.append((x - width // 2, y - tall // 2, x + width // 2, y + tall // 2))
    for left, top, right, bottom in boxes:
        assert 0 <= left <= right <= WIDTH
        assert MARGIN + HEADER <= top <= bottom <= seating.height
    for one, other in itertools.combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)


@pytest.mark.parametrize("width", [200, 300, 400])
def test_all_of_several_names_fit(width: int, texts: Texts) -> None:
    """A long name gives way, a short one beside it stays whole."""
    chairs = SCENES["bids"]().chairs
    names = names_within(chairs[1:3], texts, 20, width)
    assert names.startswith("Bart")
    assert names.endswith("& Cay")
    assert text_width(names, 20) <= width
    assert names_within(chairs[:1], texts, 20, width) == "Ann"


def test_where_names_do_not_fit_first_names_stand(texts: Texts) -> None:
    full = ("Bartholomew Cunningham", "Alexandra of Two Rivers", "Wilhelmina Oppenheimer")
    chairs = [replace(SCENES["bids"]().chairs[0], name=name) for name in full]
    assert names_within(chairs, texts, 20, 1000) == " & ".join(full)
    assert names_within(chairs, texts, 20, 400) == "Bartholomew & Alexandra & Wilhelmina"
    alike = [chairs[0], replace(chairs[1], name="Bartholomew Brown")]
    assert names_within(alike, texts, 20, 300) != "Bartholomew & Bartholomew"


@pytest.mark.parametrize("locale", COMPLETE)
def test_of_three_winners_with_long_names_each_is_known(locale: str) -> None:
    texts, names = Texts(locale, strict=True), ("Bartholomew", "Maximiliane", "Wolfgang")
    chairs = [replace(SCENES["bids"]().chairs[0], name=name) for name in names]
    words = winners_within(chairs, texts, 424)
    assert text_width(words, SMALL) * NARROWEST <= 425
    assert all(name[:2] in words for name in names), words
    words = winners_within(chairs[:2], texts, 424)
    assert all(name[:5] in words for name in names[:2]), words


# -- the deck


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("colours", list(DeckColours))
@pytest.mark.parametrize("suit", [*Suit, None])
def test_every_ink_stands_out_from_the_card(suit: Suit | None, colours: DeckColours) -> None:
    """As the web asks of text; of orange, which is no dark ink, as it asks of large text."""
    orange = suit is Suit.DIAMONDS and colours is DeckColours.PAIRS
    assert contrast(suit_colour(suit, colours), palette.CARD) >= (3 if orange else 4.5)


@pytest.mark.parametrize(
    ("letters", "ground"),
    [
        (palette.TEXT, palette.PLATE), (palette.GOLD, palette.PLATE), (palette.TEXT, palette.RAIL),
        (palette.TEXT_DIM, palette.RAIL), (palette.TEXT_DIM, palette.PLATE), (palette.TEXT, palette.FELT),
        (palette.GOLD, palette.RAIL), (palette.WARN, palette.RAIL),
        (palette.TEXT_DIM, palette.FELT), (palette.CHIP_TEXT, palette.GOLD), (palette.CHIP_TEXT, palette.SILVER),
        (palette.SIDES[0], palette.RAIL), (palette.SIDES[1], palette.RAIL),
        (palette.TEXT_DIM, palette.blend(palette.PLATE, palette.FELT, 0.6)),
    ],
)  # fmt: skip
def test_letters_stand_out_from_their_ground(letters: palette.Colour, ground: palette.Colour) -> None:
    assert contrast(letters, ground) >= 4.5


def test_contrast_is_measured_as_the_web_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


# Machado, Oliveira and Fernandes (2009), severity 1.0.
BLINDNESS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab(colour: palette.Colour, matrix: tuple[tuple[float, ...], ...] | None) -> tuple[float, float, float]:
    """CIE Lab of a colour as somebody sees it."""
    linear = [(v / 255 / 12.92) if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    if matrix is not None:
        linear = [min(1, max(0, sum(m * v for m, v in zip(row, linear, strict=True)))) for row in matrix]
    r, g, b = linear
    xyz = (0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b,
           0.0193 * r + 0.1192 * g + 0.9505 * b)  # fmt: skip
    bent = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
            for t in (xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883)]  # fmt: skip
    return 116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])


@pytest.mark.parametrize("colours", [DeckColours.PAIRS, DeckColours.FOUR])
@pytest.mark.parametrize("eyes", [None, *BLINDNESS])
def test_decks_of_four_inks_suit_colour_blind_readers(eyes: str | None, colours: DeckColours) -> None:
    matrix = BLINDNESS[eyes] if eyes else None
    for one, other in itertools.combinations(Suit, 2):
        first, second = lab(suit_colour(one, colours), matrix), lab(suit_colour(other, colours), matrix)
        distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert distance > 20, (one, other)


def test_every_card_looks_different() -> None:
    cards = [Card(number) for number in range(len(CODES))]
    assert len({card_face(card, 112).image.tobytes() for card in cards}) == 33
    assert len({card_face(card, 44).image.tobytes() for card in cards}) == 33


def test_the_bowers_are_marked_under_their_trump_only() -> None:
    jack = card_of(Suit.HEARTS, JACK)
    assert bower_of(jack, Suit.HEARTS) is Bower.RIGHT
    assert bower_of(jack, Suit.DIAMONDS) is Bower.LEFT
    assert bower_of(jack, Suit.CLUBS) is Bower.NONE
    assert bower_of(jack, None) is Bower.NONE
    assert bower_of(JOKER, Suit.HEARTS) is Bower.NONE


def test_the_back_tells_nothing() -> None:
    assert (card_back(112).width, card_back(112).height) == (112, 157)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("bid", [3, 8, 12])
def test_how_the_maker_plays_is_never_cut_off(bid: int, locale: str) -> None:
    """The corner has few pixels for it, and each language its own words."""
    texts, view = Texts(locale, strict=True), SCENES["double"]().public
    assert view is not None
    table = SCENES["double"]()
    text = [company_words(table, view._replace(bid=bid, alone=alone), texts) for alone in (False, True)]
    text += [company_words(table, view._replace(called=suit), texts) for suit in Suit]
    text.append(company_words(table, view._replace(called=Suit.CLUBS, partner=view.maker), texts))
    assert len(set(text)) == len(text)
    for words in text:
        assert text_width(words, SMALL) * NARROWEST <= COMPANY_WIDTH, words


@pytest.mark.parametrize("locale", COMPLETE)
def test_seats_without_names_show_their_numbers_and_not_one_letter_four_times(locale: str) -> None:
    """The seats of a puzzle, whose names begin alike."""
    texts, shown = Texts(locale), set()
    left, top, _, bottom = Seating(4, Seat(1)).plate_box(Seat(3))
    for name in (texts("seat-number", seat=3), texts("seat-number", seat=7), texts("seat-number", seat=8)):
        now = trick()
        chairs = tuple(replace(chair, user_id=None, name=name if chair.seat == 3 else "Ann") for chair in now.chairs)
        image = Image.open(io.BytesIO(table_picture(now._replace(chairs=chairs), texts))).convert("RGB")
        shown.add(image.crop((left + 20, top + 20, left + bottom - top - 20, bottom - 20)).tobytes())
    assert len(shown) == 2, "a three, and twice the first letter"
