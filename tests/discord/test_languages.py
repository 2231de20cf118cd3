"""A German server with a French player: what everybody reads is German, what they alone read is French."""

import json
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord
from fluent.syntax.serializer import serialize_message

from bot.engine.acts import PASS, OrderUp, PlayCard
from bot.engine.state import Phase
from bot.tables.server_settings import LANGUAGE
from bot.words import offers
from bot.words.catalogue import ENGLISH, FOLDER, Texts, language, locales
from bot.words.labels import act_label
from cogs.lobby_posts import EDIT_SECONDS, LOOK_SECONDS
from cogs.table.playing import read_act
from tests.discord.card_table import CardTable
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import look
from tests.discord.tongues import speak
from tests.languages import catalogue
from tests.world import require
from tests.world.clock import quiet
from tests.world.said import WORDS, asks, says

GERMAN, FRENCH = Texts("de", strict=True), Texts("fr", strict=True)
ENGLISH_LABELS = {
    WORDS(key) for key, (_, text) in catalogue(ENGLISH).items()
    if key.startswith("button-") and "$" not in serialize_message(text) and WORDS(key) != FRENCH(key)
}  # fmt: skip
ENGLISH_WORDS = re.compile(r"\b(?:the|and|your|you|turn|trump|deals|turned|hand|seat|waiting|spades|hearts)\b", re.I)


async def german_table(table: CardTable) -> None:
    """Ann, who speaks German, opens a table in a German server; Bob speaks French, Cay Korean, Dan German."""
    ann, bob, cay, dan = table.people
    await speak(table.world, {ann: "de", bob: "fr", cay: "ko", dan: "de"}, "de")
    await table.type(ann, "table open")
    for person in (bob, cay, dan):
        await table.press(person, "button-join", to="de")
    await table.press(ann, "button-start", to="de")


async def panel_of(table: CardTable, number: int) -> Any:
    return (await table.press(table.people[number], "button-hand", to="de")).response


async def until_bob_plays(table: CardTable) -> None:
    """The cards are played until it is Bob's turn."""
    while True:
        view = require(table.view.public)
        if view.phase is Phase.PLAY and table.mover is table.bob:
            return
        await table.decide(OrderUp() if OrderUp() in table.mine(table.mover).legal else table.choice())


async def test_the_table_is_german_and_a_panel_its_readers_own(table: CardTable) -> None:
    await german_table(table)
    shown = look(table.env, table.message)
    assert "Runde 1" in shown.pictures[0]
    for text in (shown.text, *shown.pictures):
        assert not ENGLISH_WORDS.search(text), text
    assert set(shown.labels) >= {"Passen", "Mein Blatt"}
    bob, cay, dan = [look(table.env, await panel_of(table, number)) for number in (1, 2, 3)]
    assert "Ta main" in bob.pictures[0]
    assert says(cay.pictures[0], "panel-hand"), "what the catalogue does not speak is English"
    assert GERMAN("panel-hand", cards="").rstrip(" .") in dan.pictures[0]


async def test_an_automatic_redraw_keeps_the_readers_language(table: CardTable) -> None:
    await german_table(table)
    panels = {n: await panel_of(table, n) for n in range(4)}
    turns = 0
    while turns < 4:
        number = table.people.index(table.mover)
        assert asks(look(table.env, panels[number]).text, to=("de", "fr", "en", "de")[number])
        await table.decide(PASS)
        turns += 1


@pytest.mark.table(reminder_seconds=30.0)
async def test_refusals_and_reminders(table: CardTable) -> None:
    await german_table(table)
    cay, bob = table.cay, table.bob
    waiting = cay if table.mover is bob else bob
    refused: Any = await waiting.click(table.message, custom_id=f"rb:call:{table.table_id}:{table.view.seq}:pass")
    text = table.read(refused).text
    assert says(text, "refusal-not-your-turn", to="fr" if waiting is bob else "en"), text
    mover = table.mover
    await table.env.advance_time(31)
    reminder: Any = table.world.channel.last_message
    assert look(table.env, reminder).says("reminder", to="de", who=f"<@{mover.id}>")


@pytest.mark.parametrize(
    ("command", "spoken"),
    [("bid", FRENCH), ("bid", Texts(ENGLISH)), ("play", Texts(ENGLISH, for_screen_reader=True))],
    ids=["bid", "bid in English", "play in English, read aloud"],
)
async def test_every_offered_choice_can_be_typed(table: CardTable, command: str, spoken: Texts) -> None:
    """The labels that Bob's list shows, the English ones and the record's words are all understood."""
    await german_table(table)
    bob, channel = table.bob, table.world.channel
    option = {"bid": "call", "play": "card"}[command]
    if command == "play":
        await until_bob_plays(table)
    while table.mover is not bob:
        await table.decide(PASS)
    view = table.mine(bob)
    lawful = [act for act in offers.number_acts(view) if isinstance(act, PlayCard) == (command == "play")]
    offered = await bob.autocomplete(channel, command, option, "")
    assert {choice["name"] for choice in offered} == {act_label(act, view, FRENCH) for act in lawful}
    assert {read_act(str(choice["value"]), view, FRENCH) for choice in offered} == {*lawful}
    assert await bob.autocomplete(channel, command, option, act_label(lawful[0], view, FRENCH)[:3].upper())
    seq = table.view.seq
    label = act_label(lawful[0], view, spoken)
    await table.type(bob, command, **{option: label.upper()})
    assert table.view.seq > seq, f"{label} was not understood"


async def test_a_server_chooses_its_language(table: CardTable) -> None:
    """Discord lets only some servers set a language; the choice is kept, and holds before Discord's."""
    ann, bob, *_ = table.people
    keeper = table.world.add_keeper()
    await speak(table.world, {keeper: "de", bob: "fr"})
    await table.type(ann, "table open", computers=3)
    assert says(table.public_text(), "lobby-free-computers", free=3)
    answer = table.read(await table.type(keeper, "config language", language="fr"))
    assert GERMAN("config-language", language="Français") in answer.text
    assert await table.bot.services.store.guild_settings(table.world.guild.id) == {LANGUAGE: "fr"}
    await ann.click(table.message, custom_id=f"rb:lobby:{table.table_id}:start")
    assert _shows(table, FRENCH("button-hand")), "at once"
    await table.restart()
    assert _shows(table, FRENCH("button-hand"))
    board = table.read(await table.type(bob, "leaderboard"))
    assert FRENCH("board-empty") in board.text
    answer = table.read(await table.type(keeper, "config language", language="discord"))
    assert GERMAN("config-language", language=WORDS("language-own")) in answer.text
    await table.type(ann, "table show")
    assert _shows(table, WORDS("button-hand"))


async def change_by_command(table: CardTable, keeper: simcord.MemberActor) -> None:
    await table.type(keeper, "config language", language="fr")


async def change_in_discord(table: CardTable, keeper: simcord.MemberActor) -> None:
    await speak(table.world, {keeper: "de"}, "fr")


async def stand_in_a_lobby(table: CardTable) -> None:
    """Everything that waits for people: a table, another in a thread, the post, a night, a match."""
    for person in (table.bob, table.cay):
        await table.type(person, "table open")
    await Night8(table).open()
    await Hall(table).open()


async def stand_in_a_game(table: CardTable) -> None:
    await table.gather(computers=2)


async def stand_in_a_night(table: CardTable) -> None:
    await Night8(table).begun()


async def stand_at_the_end(table: CardTable) -> None:
    await table.finish_games()


async def sleep(table: CardTable) -> None:
    await table.gather(computers=3)
    await table.env.advance_time(16 * 60)
    await table.type(table.bob, "table open")


@pytest.mark.usefixtures("nobody_looks_every_hour")
@pytest.mark.parametrize("change", [change_by_command, change_in_discord])
@pytest.mark.parametrize("stand", [stand_in_a_lobby, stand_in_a_game, stand_in_a_night, stand_at_the_end, sleep])
async def test_what_stands_on_a_server_follows_its_language(
    table: CardTable, keeper: simcord.MemberActor, stand: Any, change: Any
) -> None:
    """Every message with a button, and the names of threads."""
    lobby = table.world.guild.create_text_channel("lobby")
    await table.type(keeper, "config lobby", channel=lobby)
    await stand(table)
    await table.env.advance_time(EDIT_SECONDS + LOOK_SECONDS)
    assert any(_untranslated(table, lobby))
    await change(table, keeper)
    await table.env.advance_time(EDIT_SECONDS + LOOK_SECONDS)
    await quiet()
    await table.env.settle()
    assert [*_untranslated(table, lobby)] == []
    for thread in table.world.channel.threads:
        assert not (thread.name or "").endswith("table")


def _untranslated(table: CardTable, lobby: simcord.ChannelHandle) -> Iterator[str]:
    """Yield what is English on messages of these channels that can still be pressed."""
    for place in (table.world.channel, lobby, *table.world.channel.threads):
        for message in place.history():
            shown = look(table.env, message)
            if shown.labels and not shown.ephemeral:
                yield from (label for label in shown.labels if label in ENGLISH_LABELS)
                yield from (line for line in shown.told.splitlines() if ENGLISH_WORDS.search(line))


def _shows(table: CardTable, label: str) -> bool:
    return any(button.label == label for button in look(table.env, table.message).buttons)


def test_a_removed_language_is_skipped() -> None:
    assert Texts("tlh").locale == ENGLISH


# -- commands


def described(node: dict[str, Any]) -> list[dict[str, Any]]:
    """A command with everything under it that has words: options, sub-commands, choices."""
    children = [*node.get("options", []), *node.get("choices", [])]
    return [node, *(each for child in children for each in described(child))]


def spoken_size(node: dict[str, Any]) -> int:
    """The characters that Discord counts: of every word the longest translation."""
    words = [
        [node.get(kind, ""), *(node.get(f"{kind}_localizations") or {}).values()] for kind in ("name", "description")
    ]
    own = sum(max(map(len, each)) for each in words) + len(str(node.get("value", "")))
    return own + sum(spoken_size(child) for child in [*node.get("options", []), *node.get("choices", [])])


async def synced(table: CardTable) -> list[dict[str, Any]]:
    """What Discord was told of the commands when the bot started."""
    sent = [r for r in table.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert len(sent) == 1
    commands: Any = sent[0].json
    return [part for command in commands for part in described(command)]


async def test_commands_are_localised_within_discords_limits(table: CardTable) -> None:
    parts = await synced(table)
    assert len(parts) > 60
    own_names = {Texts(locale)("language-own") for locale in locales()}
    spoken = sorted(each.value for each in discord.Locale if language(each.value) != ENGLISH)
    for part in parts:
        assert spoken_size(part) <= 8_000, part["name"]
        assert max(len(part.get(kind, ())) for kind in ("options", "choices")) <= 25, part["name"]
        localizations = (
            part.get("description_localizations") if "description" in part else part.get("name_localizations")
        )
        alike = "description" not in part and (part["name"] in own_names or part["name"].isdigit())
        assert sorted(localizations or {}) == ([] if alike else spoken), part["name"]
        for text in (part.get("description", "x"), *(localizations or {}).values()):
            assert 1 <= len(text) <= 100, text
        if "description" in part:
            assert re.fullmatch(r"[a-z0-9_-]{1,32}", part["name"])
            assert not part.get("name_localizations"), "names stay as people tell them each other"
    assert {language(each.value) for each in discord.Locale} == {*locales()}, (
        "a folder that no reader's Discord asks for"
    )


async def test_every_description_is_from_the_catalogue(table: CardTable) -> None:
    texts = {text for path in (FOLDER / "fr").glob("*.ftl") for text in path.read_text("utf-8").splitlines()}
    values = {line.partition(" = ")[2] for line in texts}
    for part in await synced(table):
        for text in ((part.get("description_localizations") or {}).get("fr", ""),):
            assert not text or text in values, text


async def test_a_changed_translation_is_synced(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    await synced(table)
    seen = len(table.env.http_requests)

    def puts() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in table.env.http_requests[seen:])

    await table.restart()
    assert puts() == 0, "nothing has changed"
    from bot.ui import command_sync

    translate = command_sync.CatalogueTranslator.translate

    async def otherwise(self: Any, *value: Any) -> str | None:
        text = await translate(self, *value)
        return None if text is None else text[:90] + " …"

    monkeypatch.setattr(command_sync.CatalogueTranslator, "translate", otherwise)
    await table.restart()
    assert puts() == 1
    sent = next(r for r in reversed(table.env.http_requests) if r.method == "PUT" and r.path.endswith("/commands"))
    assert " …" in json.dumps(sent.json, ensure_ascii=False)
