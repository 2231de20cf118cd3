"""The deck as application emojis: uploaded once, kept in step, never in the way of a game."""

import logging

import pytest
from PIL import Image, ImageDraw
from simcord.components import walk_components

from bot.pictures import card_faces
from bot.pictures.card_faces import EmojiDesign, all_designs
from bot.tables.preferences import DeckColours
from bot.ui import emojis
from tests.discord.card_table import CardTable
from tests.long_form import sampled

pytestmark = pytest.mark.table(seed=6)

PATH = "emojis"


def sent(table: CardTable, method: str) -> list[str]:
    """The names (or paths) of the emoji requests of a kind so far."""
    requests = [r for r in table.env.http_requests if r.method == method and f"/{PATH}" in r.path]
    return [r.json["name"] if isinstance(r.json, dict) and "name" in r.json else r.path for r in requests]


def there(table: CardTable) -> list[str]:
    return sorted(emoji.name for emoji in table.env.backend.application_emojis.values())


def emojis_on(table: CardTable, message: object) -> list[str]:
    """The names of the emojis on a message's buttons."""
    stored = table.env.backend.get_message(table.world.channel.id, message.id)  # type: ignore[attr-defined]
    return [part["emoji"]["name"] for part in walk_components(stored.components) if part.get("emoji")]


async def switched_on(table: CardTable) -> None:
    """The bot starts anew, and this time with emojis."""
    table.settings["card_emojis"] = True
    await table.restart()
    await table.env.settle()


async def test_the_first_start_uploads_the_deck_which_buttons_and_texts_show(table: CardTable) -> None:
    await switched_on(table)
    first = sent(table, "POST")
    assert len(first) == len(set(first)) == len(all_designs())
    assert there(table) == sorted(first)
    await table.restart()
    await table.env.settle()
    assert sent(table, "POST") == first
    assert sent(table, "DELETE") == []
    assert table.bot.services.emojis.pack(DeckColours.TWO, "fr") is not emojis.LETTERS
    await table.gather(points=3)
    await table.reach_play()
    mover, other = table.mover, next(person for person in table.people if person is not table.mover)
    assert len([name for name in emojis_on(table, await table.panel(mover)) if "_of_" in name]) == 5
    await table.bot.services.readers.choose(other.id, "text-only", "on")
    assert emojis_on(table, (await table.press(other, "button-hand")).response) == []
    await table.play_on(until_hand=2)
    text = str([r.json for r in table.requests])
    assert "<:rb_" in text
    assert "rb_right_jack_" in text


@pytest.mark.table(card_emojis=True)
async def test_changed_art_replaces_its_emoji_and_keeps_foreign_ones(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = ("party_parrot", "rb_fan", "rb_jack_of_hearts", "RB_joker_00000", "rb_joker_0000g")
    for name in foreign:
        table.env.backend.create_application_emoji(name)
    table.env.backend.create_application_emoji("rb_twelve_of_stars_0a1b2")
    await table.env.settle()
    before = set(there(table))
    drawn = card_faces.emoji_image

    def redrawn(look: EmojiDesign) -> Image.Image:
        image = drawn(look).copy()
        if look.suit is None:
            ImageDraw.Draw(image).ellipse((50, 50, 70, 70), fill=(200, 0, 0, 255))
        return image

    monkeypatch.setattr(emojis, "emoji_image", redrawn)
    await table.restart()
    await table.env.settle()
    after = set(there(table))
    gone = before - after
    assert {name.rsplit("_", 1)[0] for name in gone} == {"rb_joker", "rb_twelve_of_stars"}
    assert [name.rsplit("_", 1)[0] for name in after - before] == ["rb_joker"]
    assert after >= set(foreign)


@pytest.mark.parametrize(
    ("status", "code", "method"),
    sampled(
        [(*error, method) for error in ((400, 50035), (403, 50013), (429, 0), (500, 0)) for method in ("GET", "POST")],
        [(400, 50035, "POST"), (403, 50013, "GET"), (429, 0, "POST"), (500, 0, "GET")],
    ),
)
async def test_refused_emojis_leave_letters_and_a_game(
    table: CardTable, status: int, code: int, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    await table.env.settle()
    table.env.inject_error(method, "/applications/*/emojis", status=status, code=code, times=99)
    with caplog.at_level(logging.WARNING, "bot.ui.emojis"):
        await switched_on(table)
    assert len(caplog.records) == 1
    assert "letters" in caplog.text
    assert len(sent(table, method)) == 1
    await table.gather(points=3)
    assert emojis_on(table, await table.panel(table.mover)) == []
    await table.decide(table.choice())


async def test_an_incomplete_deck_of_emojis_is_not_used(table: CardTable) -> None:
    """A hand of pictures and letters mixed would be hard to read; the next start brings the rest."""
    await table.env.settle()
    table.env.inject_error("POST", "/applications/*/emojis", status=400, code=50035, times=99)
    names = list(all_designs().values())
    for words in names[:20]:
        table.env.backend.create_application_emoji(f"rb_{words}_00000")
    await switched_on(table)
    assert table.bot.services.emojis.pack(DeckColours.PAIRS, "en") is emojis.LETTERS
    for words in names[20:46]:
        table.env.backend.create_application_emoji(f"rb_{words}_00000")
    await switched_on(table)
    assert table.bot.services.emojis.pack(DeckColours.PAIRS, "en") is not emojis.LETTERS
    assert table.bot.services.emojis.pack(DeckColours.TWO, "en") is emojis.LETTERS
    assert sent(table, "DELETE") == []


async def test_without_card_emojis_discord_is_not_asked(table: CardTable) -> None:
    await table.env.settle()
    assert sent(table, "GET") == sent(table, "POST") == []
