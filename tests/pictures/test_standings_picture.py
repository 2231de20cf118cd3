"""The picture of a night's standings: everybody is on it, and what is written fits."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from bot.pictures.charts import standings_picture
from bot.tournaments.nights.night import Night
from bot.words.catalogue import Texts
from tests.languages import COMPLETE
from tests.tournaments.nights.evenings import begun, play_round


def played(people: int, rounds: int = 2) -> Night:
    evening = begun(people, rounds=rounds)
    for _ in range(rounds):
        play_round(evening, random.Random(people))
    return evening.night


@pytest.mark.parametrize(("people", "width"), [(3, 680), (20, 680), (21, 1336), (40, 1336)])
def test_the_standings_picture_grows_with_the_people(people: int, width: int, texts: Texts) -> None:
    data = standings_picture(played(people), texts)
    image = Image.open(io.BytesIO(data))
    lines = min(20, (people + 3) // 4 * 4)
    assert image.size == (width, 64 + 36 + 38 * lines + 20)
    assert len(data) < 60_000


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_language_and_any_name(locale: str) -> None:
    night = played(8)
    assert standings_picture(night, Texts(locale)) != standings_picture(played(12), Texts(locale))


def test_before_the_first_round_everybody_has_nothing(texts: Texts) -> None:
    assert standings_picture(begun(8).night, texts)
