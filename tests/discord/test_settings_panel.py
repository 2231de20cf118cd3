"""``/settings``: each choice is durable, answered with how it stands, and seen at once on the chooser's own panels."""

import math
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.engine.acts import PASS
from bot.engine.cards import sort_hand
from bot.storage.api import StoreError
from bot.tables import preferences
from bot.tables.journal import replay
from bot.tables.preferences import WORD, HandOrder, Preferences
from bot.ui.buttons import SETTINGS
from bot.ui.emojis import CardEmojis
from bot.ui.readers import Reader, Readers
from bot.words.catalogue import Texts
from bot.words.labels import card_label, sort_cards
from cogs.personal import SCREENS, settings_layout
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, aim, land, look
from tests.languages import COMPLETE
from tests.world.analysed import RECORD
from tests.world.said import WORDS, is_text, says

SIGNS = "♠♥♦♣"
CHOICES = {name: tuple(words) for name, words in preferences.CHOICES.items()}


def chosen(table: CardTable, message: simcord.ResponseMessage) -> dict[str, str]:
    """What each menu of a settings panel marks as chosen."""
    stored = table.env.backend.get_message(message.channel_id, message.id)
    return {
        part["custom_id"].removeprefix("rb:setting:"): option["value"]
        for part in walk_components(stored.components)
        if part["type"] == ComponentType.STRING_SELECT
        for option in part["options"]
        if option.get("default")
    }


async def open_settings(table: CardTable, actor: simcord.MemberActor) -> simcord.ResponseMessage:
    result = await table.type(actor, "settings")
    message: simcord.ResponseMessage = result.response
    return message


async def turn(table: CardTable, actor: simcord.MemberActor, message: Any, screen: str) -> None:
    """Go to a screen, if it is not the one that is shown."""
    pages = look(table.env, message).found(SETTINGS, screen=screen)
    for page in pages:
        await actor.click(message, custom_id=page.custom_id)


async def all_chosen(table: CardTable, actor: simcord.MemberActor, message: Any) -> dict[str, str]:
    """What is chosen on both screens."""
    marked: dict[str, str] = {}
    for screen in SCREENS:
        await turn(table, actor, message, screen)
        marked |= chosen(table, message)
    return marked


async def choose(table: CardTable, actor: simcord.MemberActor, message: Any, name: str, word: str) -> None:
    await turn(table, actor, message, next(screen for screen, names in SCREENS.items() if name in names))
    await land(table.env, aim(table.env, actor, message, f"rb:setting:{name}", (word,)))


def cards_on(table: CardTable, panel: Message) -> list[str]:
    """The labels of the cards of a panel, in order."""
    shown = look(table.env, panel)
    return [button.label for button in shown.buttons if button.custom_id.startswith(("rb:act", "rb:off"))]


async def in_play(table: CardTable) -> simcord.MemberActor:
    """Somebody who is to play a card, with their panel open; everybody sits and trump is made."""
    await table.gather()
    await table.reach_play()
    await table.panel(table.mover)
    return table.mover


async def test_the_settings_panel_shows_every_choice(table: CardTable) -> None:
    panel = await open_settings(table, table.ann)
    shown = look(table.env, panel)
    assert shown.ephemeral
    await table.ann.click(panel, custom_id=shown.custom_id("button-more"))
    more = look(table.env, panel)
    assert more.ephemeral
    offered = {name.removeprefix("rb:setting:"): words for name, words in (shown.choices | more.choices).items()}
    assert offered == CHOICES
    assert not shown.choices.keys() & more.choices.keys()
    assert [len(shown.choices), len(more.choices)] == [5, 5]
    assert more.custom_id("button-word")
    await table.ann.click(panel, custom_id=more.custom_id("button-tour-back"))
    assert look(table.env, panel).texts == shown.texts
    assert await all_chosen(table, table.ann, panel) == {name: words[0] for name, words in CHOICES.items()}


@pytest.mark.parametrize(("name", "word"), [(name, word) for name, words in CHOICES.items() for word in words[1:]])
async def test_a_choice_is_saved_and_answered(table: CardTable, name: str, word: str) -> None:
    ann, bob, *_ = table.people
    panel = await open_settings(table, ann)
    await choose(table, ann, panel, name, word)
    usual = {each: words[0] for each, words in CHOICES.items()}
    texts = Texts(strict=True)
    assert is_text(
        look(table.env, panel).texts[0],
        "settings-kept",
        setting=texts(f"setting-{name}"),
        choice=texts(f"setting-{name}-{word}"),
    )
    assert chosen(table, panel)[name] == word, "on the screen where it was chosen"
    assert await all_chosen(table, ann, panel) == usual | {name: word}
    assert await table.bot.services.store.player_settings(ann.id) == {name: word}
    await table.restart()
    assert await all_chosen(table, ann, await open_settings(table, ann)) == usual | {name: word}, "after a restart"
    assert await all_chosen(table, bob, await open_settings(table, bob)) == usual, "it is hers alone"
    other, changed = next((each, words[1]) for each, words in CHOICES.items() if each != name)
    await choose(table, ann, panel, other, changed)
    assert await all_chosen(table, ann, panel) == usual | {name: word, other: changed}
    await choose(table, ann, panel, other, usual[other])
    await choose(table, ann, panel, name, usual[name])
    assert await table.bot.services.store.player_settings(ann.id) == {}


@pytest.mark.table(seed=3)
async def test_the_order_of_the_hand_changes_at_once(table: CardTable) -> None:
    actor = await in_play(table)
    panel, view = table.panels[actor.id], table.mine(actor)
    trump = view.public.trump
    assert cards_on(table, panel) == [card_label(card, trump, Texts()) for card in sort_hand(view.hand, trump)]
    settings = await open_settings(table, actor)
    for order in HandOrder:
        await choose(table, actor, settings, "hand-order", order)
        labels = [card_label(card, trump, Texts()) for card in sort_cards(view, order)]
        assert cards_on(table, panel) == labels, "the open panel is redrawn"
    act = table.choice()
    await table.decide(act, on_panel=True)
    assert table.view.public is not None
    assert act not in table.mine(actor).legal


@pytest.mark.table(seed=3)
async def test_text_only_turns_the_panel_into_words(table: CardTable) -> None:
    actor = await in_play(table)
    panel = table.panels[actor.id]
    assert look(table.env, panel).pictures
    await choose(table, actor, await open_settings(table, actor), "text-only", "on")
    shown = look(table.env, panel)
    assert not shown.pictures
    said = [shown.text, *(button.label for button in shown.buttons)]
    assert not [text for text in said if any(sign in text for sign in SIGNS)]
    assert any(says(label.lower(), "card") for label in cards_on(table, panel))
    others = [person for person in table.people if person is not actor]
    other = (await table.press(others[0], "button-hand")).response
    assert any(sign in label for sign in SIGNS for label in cards_on(table, other)), "others keep their signs"
    assert look(table.env, table.message).pictures, "what is public stays as it was"
    hand = (await table.type(actor, "hand")).response
    assert not any(sign in label for sign in SIGNS for label in cards_on(table, hand))
    offered = await actor.autocomplete(table.world.channel, "play", "card", "")
    assert offered
    assert not [choice for choice in offered if any(sign in choice["name"] for sign in SIGNS)]
    seq = table.view.seq
    await table.type(actor, "play", card=offered[0]["name"])
    assert table.view.seq > seq


@pytest.mark.table(seed=3)
async def test_the_order_of_cards_does_not_change_what_a_press_means(table: CardTable) -> None:
    """Cards at rest and menus name a card by its place in the usual order, however it is held."""
    await table.gather()
    await table.reach_play()
    actor = next(person for person in table.people if person is not table.mover)
    trump = table.mine(actor).public.trump
    usual = [card_label(card, trump, Texts()) for card in sort_cards(table.mine(actor))]
    panel = await table.panel(actor)
    for order in (HandOrder.TRUMP_FIRST, HandOrder.TRUMP_LAST, HandOrder.SUITS_UP):
        await choose(table, actor, await open_settings(table, actor), "hand-order", order)
        named = {
            button.label: usual[int(button.custom_id.split(":")[4])]
            for button in look(table.env, panel).buttons
            if button.custom_id.startswith("rb:off")
        }
        assert list(named) == [card_label(c, trump, Texts()) for c in sort_cards(table.mine(actor), order)]
        assert all(shown == meant for shown, meant in named.items())


@pytest.mark.table(reminder_seconds=30.0)
async def test_players_may_turn_off_mentions(table: CardTable) -> None:
    await table.gather()
    mover = table.mover
    await choose(table, mover, await open_settings(table, mover), "reminders", "off")
    seen = len(table.env.http_requests)
    await table.env.advance_time(31)
    assert not _mentions(table, seen)
    await table.env.advance_time(60)
    assert table.view.chairs[table.mine(mover).seat - 1].away, "a computer plays for them all the same"


def _mentions(table: CardTable, since: int) -> list[str]:
    allowed = [((r.json or {}).get("allowed_mentions") or {}) for r in table.env.http_requests[since:]]
    return [str(user) for each in allowed for user in each.get("users") or ()]


async def test_a_setting_that_cannot_be_saved_is_not_applied(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await open_settings(table, table.ann)

    async def full(*_: Any) -> None:
        raise StoreError("store-full")

    with monkeypatch.context() as broken:
        broken.setattr(table.bot.services.store, "set_player_setting", full)
        [result] = await land(table.env, aim(table.env, table.ann, panel, "rb:setting:deck", ("two",)))
    assert table.read(result).text == Texts()("refusal-store")
    assert chosen(table, await open_settings(table, table.ann))["deck"] == "pairs"


async def test_an_old_name_or_word_is_answered_kindly(table: CardTable) -> None:
    panel = await open_settings(table, table.ann)
    old = aim(table.env, table.ann, panel, "rb:setting:deck", ("purple",))
    await land(table.env, old)
    assert look(table.env, panel).texts[0] == Texts()("settings-gone")
    old.data["custom_id"] = "rb:setting:moon-phase"
    for part in walk_components(old.seen["components"]):
        if part.get("custom_id") == "rb:setting:deck":
            part["custom_id"] = "rb:setting:moon-phase"
    [result] = await land(table.env, old)
    assert result.acknowledged
    assert await table.bot.services.store.player_settings(table.ann.id) == {}


async def test_forget_me_erases_the_settings(table: CardTable) -> None:
    ann, readers = table.ann, table.bot.services.readers
    for name, words in CHOICES.items():
        assert name in (await readers.choose(ann.id, name, words[-1])).words()
    await readers.set_word(ann.id, "plum")
    assert (await table.bot.services.store.player_settings(ann.id)).keys() == CHOICES.keys() | {WORD}
    question = await table.type(ann, "forget me")
    await ann.click(question.response, label=WORDS("button-forget"))
    assert await table.bot.services.store.player_settings(ann.id) == {}
    assert await readers.preferences_of(ann.id) == Preferences(), "not even in memory"


def test_every_choice_is_asked_for_by_what_it_changes() -> None:
    """As a field of somebody's preferences, somewhere but on the panel that shows them all."""
    sources = [path for folder in ("bot", "cogs") for path in Path(folder).rglob("*.py") if path.name != "personal.py"]
    program = "".join(path.read_text("utf-8") for path in sources)
    asked_for = {*re.findall(r"(?:(?:preferences_of|read_choices)\(.*\)\)|\bchosen)\.(\w+)", program)}
    assert {one.name for one in fields(Preferences)} - asked_for == set()


async def test_the_own_word_of_whoever_sits_down_goes_into_the_deals(table: CardTable) -> None:
    services, words = table.bot.services, ((table.ann.id, "plum"), (table.bob.id, "fig"))
    for user_id, word in words:
        await services.readers.set_word(user_id, word)
    await table.type(table.ann, "table open")
    await table.type(table.bob, "table join")
    table_id = table.view.table_id
    assert replay(table_id, await services.store.entries(table_id)).words == words


async def test_whoever_is_read_has_all_that_they_have_chosen() -> None:
    store = Counting()
    store.kept[1] = {name: words[-1] for name, words in CHOICES.items()} | {"call-hours": "18-23 UTC"}
    readers = Readers(store, CardEmojis())
    own, usual, reader = await readers.preferences_of(1), Preferences(), await readers.find(1, "en")
    same = {one.name for one in fields(Reader)} & {one.name for one in fields(Preferences)}
    assert same == {"deck", "text_only", "hand_order", "pace"}
    for name in same:
        assert getattr(reader, name) == getattr(own, name) != getattr(usual, name), name
    assert (await readers.pace_of(1), await readers.call_hours_of(1)) == (own.pace, own.call_hours)
    assert await readers.lends_puzzles(1)
    assert own.call_hours


async def test_a_press_while_somebody_is_forgotten_keeps_nothing_of_them(table: CardTable) -> None:
    """Of anything that is kept beside the store."""
    ann, services, disk = table.ann, table.bot.services, table.slow_down("forget_player")

    async def fetch() -> bytes:
        return RECORD

    await choose(table, ann, await open_settings(table, ann), "deck", "two")
    question = await table.type(ann, "forget me")
    await ann.click(question.response, label=WORDS("button-forget"))
    await services.analysis.bring(fetch, len(RECORD), "evening.euchre", ann.id)
    assert chosen(table, await open_settings(table, ann))["deck"] == "two", "it is not removed yet"
    disk.release()
    await table.env.settle()
    assert chosen(table, await open_settings(table, ann))["deck"] == "pairs"
    assert await services.analysis.files_of(ann.id) == []


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_panel_fits_discord(locale: str) -> None:
    texts = Texts(locale, strict=True)
    for screen in SCREENS:
        layout = settings_layout(Preferences(), texts, screen, "A note.")
        assert layout.total_children_count <= 40
        assert _height(layout) <= 700, "a screen of a phone"
        for part in layout.walk_children():
            for option in getattr(part, "options", ()):
                assert len(option.label) <= 100


def _height(layout: discord.ui.LayoutView) -> float:
    """Return about how many pixels high it is in a window 400 wide, as measured in the playground."""
    height = 32.0
    for part in layout.walk_children():
        if isinstance(part, discord.ui.TextDisplay):
            for line in part.content.splitlines():
                letters, pixels = (39, 19.3) if line.startswith("-#") else (33, 22.0)
                height += math.ceil(len(line) / letters) * pixels
        elif isinstance(part, discord.ui.ActionRow):
            height += 42
    return height


# -- what is kept in memory


class Counting:
    """A store that counts how often it is read."""

    def __init__(self) -> None:
        self.kept: dict[int, dict[str, str]] = {}
        self.reads = 0

    async def player_settings(self, user_id: int) -> dict[str, str]:
        self.reads += 1
        return dict(self.kept.get(user_id, {}))

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        self.kept.setdefault(user_id, {})
        if value is None:
            self.kept[user_id].pop(name, None)
        else:
            self.kept[user_id][name] = value


class Racing(Counting):
    """A store in which somebody is forgotten in the middle of one of its requests, before or after it is done."""

    def __init__(self, readers: list[Readers], moment: str) -> None:
        super().__init__()
        self.readers, self.moment = readers, moment

    def _race(self, moment: str) -> None:
        if moment == self.moment:
            self.moment = ""
            self.kept.pop(1, None)
            self.readers[0].forget(1)

    async def player_settings(self, user_id: int) -> dict[str, str]:
        self._race("before a read")
        read = await super().player_settings(user_id)
        self._race("after a read")
        return read

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        self._race("before a choice")
        await super().set_player_setting(user_id, name, value)
        self._race("after a choice")


@pytest.mark.parametrize("moment", ["before a read", "after a read", "before a choice", "after a choice"])
@pytest.mark.parametrize("chooses", [False, True])
async def test_what_is_kept_is_what_the_store_keeps_whenever_somebody_is_forgotten(moment: str, chooses: bool) -> None:
    readers: list[Readers] = []
    store = Racing(readers, moment)
    readers.append(Readers(store, CardEmojis()))
    store.kept[1] = {"deck": "two", "word": "trout"}
    if chooses:
        await readers[0].choose(1, "reminders", "off")
    await readers[0].preferences_of(1)
    assert await readers[0].preferences_of(1) == Preferences.of(store.kept.get(1, {}))


async def test_a_person_is_read_once() -> None:
    store = Counting()
    readers = Readers(store, CardEmojis())
    for _ in range(3):
        assert await readers.preferences_of(1) == Preferences()
    assert store.reads == 1
    assert (await readers.choose(1, "reminders", "off")).reminders is False
    assert (await readers.preferences_of(1)).reminders is False
    assert store.reads == 1


async def test_cached_settings_are_bounded_without_loss() -> None:
    store = Counting()
    readers = Readers(store, CardEmojis(), most_kept=2)
    await readers.choose(1, "deck", "two")
    for other in (2, 3, 4):
        await readers.preferences_of(other)
    assert len(readers.kept) == 2
    changed = await readers.choose(1, "reminders", "off")
    assert (changed.deck, changed.reminders) == ("two", False)


async def test_a_choice_changes_nothing_else_that_somebody_chose() -> None:
    store = Counting()
    readers = Readers(store, CardEmojis())
    await readers.set_word(1, "rainy Monday")
    await readers.choose(1, "deck", "two")
    chosen = await readers.choose(1, "reminders", "off")
    assert chosen == await Readers(store, CardEmojis()).preferences_of(1), "as it is read again"
    assert (chosen.word, chosen.deck, chosen.reminders) == ("rainy Monday", "two", False)
    assert await readers.choose(1, "deck", "pairs") == Preferences(word="rainy Monday", reminders=False)
    assert await readers.set_word(1, "") == Preferences(reminders=False)


async def test_an_unknown_word_is_ignored(caplog: pytest.LogCaptureFixture) -> None:
    store = Counting()
    store.kept[1] = {"deck": "purple", "moon-phase": "full", "reminders": "off"}
    assert await Readers(store, CardEmojis()).preferences_of(1) == Preferences(reminders=False)
    assert "purple" in caplog.text
    assert "moon-phase" in caplog.text


async def test_defaults_apply_while_the_store_cannot_be_read() -> None:
    class Broken(Counting):
        async def player_settings(self, user_id: int) -> dict[str, str]:
            raise StoreError("store-closed")

    readers = Readers(Broken(), CardEmojis())
    assert await readers.preferences_of(1) == Preferences()
    with pytest.raises(StoreError):
        await readers.lends_puzzles(1)  # else a puzzle that somebody lends would be taken from everybody


# -- words only
#
# Tables in words: `pictures: off` for one table or a whole server; a player's own panel keeps its picture.


async def begun(table: CardTable, **options: str) -> None:
    """Four people at a game whose table was opened with these options."""
    ann, *others = table.people
    await table.type(ann, "table open", **options)
    for person in others:
        await table.press(person, "button-join")
    await table.press(ann, "button-start")


async def test_a_table_in_words_stays_in_words_and_its_panels_are_pictures(table: CardTable) -> None:
    await begun(table, pictures="no")
    await table.decide(PASS)
    shown = look(table.env, table.message)
    assert not shown.pictures
    assert "Ann" in shown.text
    assert says(shown.text, "ask-order", word="assist") or says(shown.text, "draw-random")
    assert look(table.env, await table.panel(table.mover)).pictures
    eve = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    watched = (await table.press(eve, "button-watch")).response
    assert not look(table.env, watched).pictures
    await table.restart()
    await table.decide(PASS)
    assert not look(table.env, table.message).pictures


async def test_a_table_may_have_a_picture_on_a_text_only_server(table: CardTable) -> None:
    keeper = table.world.guild.add_member(table.env.create_user("kit", global_name="Kit"))
    table.env.backend.guilds[table.world.guild.id].owner_id = keeper.id
    said = await table.said(keeper, "config display", pictures="no", pace="brisk")
    assert says(said, "config-pictures-no")
    assert says(said, "config-pace", value=WORDS("setting-pace-brisk"))
    await begun(table)
    assert not look(table.env, table.message).pictures
    await table.press(table.mover, "label-pass")
    await table.type(keeper, "config display", pictures="yes")
    await table.press(table.mover, "label-pass")
    assert look(table.env, table.message).pictures
    await table.type(keeper, "config display", pictures="no")
    await table.type(keeper, "table close")
    await begun(table, pictures="yes")
    assert look(table.env, table.message).pictures
