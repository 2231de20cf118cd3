"""A hand as an animated picture: small, a card a second, the last trick full, and its result held at the end."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.engine import presets
from bot.pictures.layout import WIDTH
from bot.pictures.open_hands_picture import CALL, CARD, DEAL, RESULT, OpenHandsPainter, OpenLayout, hand_animation
from bot.pictures.palette import DeckColours
from bot.words.catalogue import Texts
from tests.long_form import sampled
from tests.world.hands import longest_hand, opened

LARGEST = 1_000_000
"""Bytes."""


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame as it is seen, and for how long in milliseconds."""
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "GIF"
    found = []
    for number in range(getattr(picture, "n_frames", 1)):
        picture.seek(number)
        found.append((picture.convert("RGB"), int(picture.info["duration"])))
    return found


@pytest.mark.parametrize("preset", sampled(presets.PRESETS, ["house", "cutthroat", "hasenpfeffer"]))
def test_a_card_a_second_and_the_result_at_the_end(preset: str, texts: Texts) -> None:
    hand = longest_hand(preset)
    data = hand_animation(opened(hand), texts)
    assert len(data) < LARGEST
    shown = frames(data)
    view = hand[-1].table.public
    assert view is not None
    cards = sum(len(trick.plays) for trick in view.tricks)
    asked = len(
        [moment for moment in hand[:-1] if moment.state.hands and not moment.state.tricks and not moment.state.trick]
    )
    assert cards > 0
    assert sum(time for _, time in shown) == DEAL + CALL * (asked - 1) + CARD * cards + RESULT
    assert shown[-1][1] == RESULT
    assert Image.open(io.BytesIO(data)).info["loop"] == 0
    assert {image.size for image, _ in shown} == {(WIDTH, shown[0][0].height)}


def test_the_largest_hand_is_small_enough(texts: Texts) -> None:
    assert len(hand_animation(opened(longest_hand("double-hasenpfeffer", {"players": 6})), texts)) < LARGEST


def test_the_last_frame_is_the_result_and_the_one_before_the_last_trick(texts: Texts) -> None:
    moments = opened(longest_hand("standard"))
    shown = frames(hand_animation(moments, texts))
    layout = OpenLayout.of(moments, texts)
    result = OpenHandsPainter(moments[-1], layout, texts, DeckColours.FOUR).paint().image.convert("RGB")
    assert shown[-1][0].tobytes() == result.tobytes(), "nothing is lost"
    middle = (200, 100, 600, 540)
    assert shown[-2][0].crop(middle).tobytes() != result.crop(middle).tobytes()
    table_only = (0, 640, WIDTH, layout.height)
    assert shown[-2][0].crop(table_only).tobytes() == result.crop(table_only).tobytes(), "the hands are the same"


def test_the_score_changes_with_the_result_and_no_sooner(texts: Texts) -> None:
    hand = longest_hand("standard")
    assert hand[-1].table.public is not None
    assert hand[0].table.public is not None
    assert hand[-1].table.public.score != hand[0].table.public.score
    first, *_, trick, result = (
        image.crop((0, 0, WIDTH, 140)).resize((80, 14)) for image, _ in frames(hand_animation(opened(hand), texts))
    )
    corners = [(0, 0, 27, 14), (53, 0, 80, 14)]
    assert [first.crop(c).tobytes() for c in corners] == [trick.crop(c).tobytes() for c in corners]
    assert [trick.crop(c).tobytes() for c in corners] != [result.crop(c).tobytes() for c in corners]


def test_a_hand_without_play_has_its_deal_and_its_result(texts: Texts) -> None:
    """Everybody passes: it is thrown in."""
    hand = longest_hand("standard")
    short = [hand[0], hand[-1]]
    assert len(frames(hand_animation(opened(short), texts))) >= 2
