"""The deck as small pictures: what there is, how large, and that the eye tells one from the other at 22 pixels."""

from __future__ import annotations

import io
import itertools

import pytest
from discord import PartialEmoji
from PIL import Image, ImageChops, ImageStat

from bot.engine.cards import ACE, JACK, JOKER, KING, QUEEN, Card, Suit, card_of, make_pack
from bot.engine.presets import PRESETS, build
from bot.pictures import palette
from bot.pictures.card_faces import (
    EmojiDesign,
    all_designs,
    card_design,
    card_face,
    designs_of,
    draw_face,
    emoji_hash,
    emoji_image,
    emoji_png,
    suit_design,
)
from bot.pictures.figures import animal_head, court_figure, has_head
from bot.pictures.palette import suit_colour, tint
from bot.players.levels import LEVELS
from bot.tables.preferences import DeckColours
from bot.ui.emojis import Pack
from bot.words.catalogue import locales
from bot.words.voice import Bower, bower_of
from tests.world import require

DARK, LIGHT = (49, 51, 56), (255, 255, 255)


def small(look: EmojiDesign, pixels: int, ground: tuple[int, int, int]) -> Image.Image:
    """As it stands in a line of text."""
    image = emoji_image(look).resize((pixels, pixels), Image.Resampling.BOX)
    seen = Image.new("RGB", image.size, ground)
    seen.paste(image, mask=image.getchannel("A"))
    return seen


def difference(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other).convert("L")).sum[0])


def test_every_card_of_every_game_has_its_picture() -> None:
    for colours, locale in itertools.product(DeckColours, locales()):
        assert designs_of(colours, locale) <= all_designs().keys()
        for suit in Suit:
            assert suit_design(suit, colours) in all_designs()
            for bower in (Bower.RIGHT, Bower.LEFT):
                assert card_design(card_of(suit, JACK), bower, colours, locale) in all_designs()
    cards = {card for rules in map(build, PRESETS) for card in make_pack(rules.pack, rules.joker)}
    assert JOKER in cards
    assert len(cards) == 33
    assert {card_design(card) for card in cards} <= all_designs().keys()


def test_names_are_words_that_discord_allows() -> None:
    names = [f"rb_{words}_{'0' * 5}" for words in all_designs().values()]
    assert len(set(names)) == len(names) < 2000
    assert all(2 <= len(name) <= 32 for name in names)
    assert all(name.replace("_", "").isalnum() and name.isascii() for name in names)
    assert all_designs()[card_design(card_of(Suit.HEARTS, JACK))] == "jack_of_hearts"
    assert all_designs()[card_design(JOKER)] == "joker"


@pytest.mark.parametrize("colours", DeckColours)
def test_a_suit_has_one_colour_on_buttons_and_in_the_picture(colours: DeckColours) -> None:
    """Whatever colours somebody chose: every card, bower and sign of the pack beside its faces."""
    pack = Pack({design: PartialEmoji(name=words, id=1) for design, words in all_designs().items()}, colours)
    designs = {words: design for design, words in all_designs().items()}
    inks = {suit: suit_colour(suit, colours) for suit in Suit}
    for suit in Suit:
        assert most_ink(emoji_image(designs[require(pack.suit(suit)).name])) == inks[suit]
        for card, trump in itertools.product((card for card in make_pack(32, joker=False) if card >> 3 == suit), Suit):
            button = emoji_image(designs[require(pack.card(card, trump)).name])
            face = card_face(card, 150, colours, bower_of(card, trump)).image
            assert most_ink(button) == most_ink(face) == inks[suit]


def most_ink(image: Image.Image) -> tuple[int, ...]:
    """The colour of most ink: paper, edges and badges have others."""
    counted = image.convert("RGBA").getcolors(1 << 16) or []
    inks = {suit_colour(suit, colours) for suit in Suit for colours in DeckColours}
    return max((count, pixel[:3]) for count, pixel in counted if isinstance(pixel, tuple) and pixel[:3] in inks)[1]


def test_a_second_pack_of_emojis_holds_only_different_faces() -> None:
    pairs, four, two = (designs_of(colours, "en") for colours in DeckColours)
    assert {look.suit for look in two - four} == {Suit.DIAMONDS, Suit.CLUBS}
    assert {look.suit for look in pairs - four} == {Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS}
    assert designs_of(DeckColours.PAIRS, "de") == pairs


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("pixels", [22, 24])
def test_all_card_signs_look_different_in_a_line_of_text(pixels: int, ground: tuple[int, int, int]) -> None:
    looks = [card_design(Card(number)) for number in range(33)] + [suit_design(suit) for suit in Suit]
    looks += [card_design(card_of(suit, JACK), bower) for suit in Suit for bower in (Bower.RIGHT, Bower.LEFT)]
    seen = [small(look, pixels, ground) for look in looks]
    for (one, first), (other, second) in itertools.combinations(zip(looks, seen, strict=True), 2):
        assert difference(first, second) > 1200, (one, other)


def test_courts_and_bowers_differ_in_shape_as_well_as_colour() -> None:
    hearts = [card_design(card_of(Suit.HEARTS, value)) for value in (JACK, QUEEN, KING, ACE)]
    hearts += [card_design(card_of(Suit.HEARTS, JACK), bower) for bower in (Bower.RIGHT, Bower.LEFT)]
    grey = [small(look, 24, DARK).convert("L").convert("RGB") for look in hearts]
    assert all(difference(one, other) > 4000 for one, other in itertools.combinations(grey, 2))


def test_a_card_stands_out_from_a_dark_ground() -> None:
    """Even the black suits: on a card of their own, whose white is seen around the sign."""
    for suit in (Suit.SPADES, Suit.CLUBS):
        for look in (suit_design(suit), card_design(card_of(suit, ACE))):
            brightness = ImageStat.Stat(small(look, 22, DARK).convert("L")).mean[0]
            assert brightness > 120


def test_files_fit_discord() -> None:
    for look in all_designs():
        data = emoji_png(emoji_image(look))
        assert len(data) < 256 * 1024
        assert Image.open(io.BytesIO(data)).size == (128, 128)


def test_the_hash_follows_the_picture() -> None:
    ace = emoji_image(card_design(card_of(Suit.SPADES, ACE)))
    assert emoji_hash(ace) == emoji_hash(emoji_image(card_design(card_of(Suit.SPADES, ACE))))
    changed = ace.copy()
    changed.putpixel((64, 64), (1, 2, 3, 255))
    assert emoji_hash(changed) != emoji_hash(ace)


def test_every_computer_player_has_a_head_of_its_own() -> None:
    names = [name for level in LEVELS.values() for name in level.names]
    assert all(map(has_head, names))
    assert not has_head("Ann")
    assert len({animal_head(name, 88).tobytes() for name in names}) == len(names)


@pytest.mark.parametrize("rank", [JACK, QUEEN, KING])
def test_a_court_figure_has_two_tones_and_is_told_from_the_others_on_a_phone(rank: int) -> None:
    """At 54 pixels, as a phone shows a card of 150."""
    ink = suit_colour(Suit.HEARTS)
    figure = court_figure(rank, 112, ink).convert("RGB")
    tones = {colour for _, colour in figure.getcolors(100_000) or []}
    assert {ink, tint(ink), palette.CARD} <= tones
    own, *others = (
        draw_face(card, card_design(card), 150).resize((54, 76), Image.Resampling.BOX).convert("RGB")
        for card in (card_of(Suit.HEARTS, value) for value in (rank, *({JACK, QUEEN, KING} - {rank})))
    )
    below_the_index = (0, 22, 54, 60)
    assert all(difference(own.crop(below_the_index), other.crop(below_the_index)) > 12_000 for other in others)
