"""What servers and people have set, and the program's own facts."""

from __future__ import annotations

from bot.storage.api import Store
from tests.storage.rows import GUILD

ANN = 2**61


async def test_settings_of_a_server(store: Store) -> None:
    assert await store.guild_settings(GUILD) == {}
    await store.set_guild_setting(GUILD, "preset", "standard")
    await store.set_guild_setting(GUILD, "clock", "60")
    await store.set_guild_setting(GUILD + 1, "clock", "30")
    await store.set_guild_setting(GUILD, "preset", "british")
    assert await store.guild_settings(GUILD) == {"clock": "60", "preset": "british"}
    await store.set_guild_setting(GUILD, "preset", None)
    await store.set_guild_setting(GUILD, "never set", None)
    await store.set_guild_setting(GUILD, "clock", "")
    assert await store.guild_settings(GUILD) == {"clock": ""}, "an empty word is a word"


async def test_settings_of_a_person(store: Store) -> None:
    assert await store.player_settings(ANN) == {}
    await store.set_player_setting(ANN, "deck", "two")
    await store.set_player_setting(ANN, "reminders", "off")
    await store.set_player_setting(ANN + 1, "deck", "four")
    await store.set_player_setting(ANN, "deck", "four")
    assert await store.player_settings(ANN) == {"deck": "four", "reminders": "off"}
    await store.set_player_setting(ANN, "reminders", None)
    await store.set_player_setting(ANN, "never set", None)
    assert await store.player_settings(ANN) == {"deck": "four"}
    assert await store.guild_settings(ANN) == {}, "a person is no server"


async def test_a_note_is_set_changed_and_removed(store: Store) -> None:
    assert await store.note("commands") is None
    await store.set_note("commands", "abc")
    await store.set_note("commands", "def")
    assert await store.note("commands") == "def"
    await store.set_note("commands", None)
    assert await store.note("commands") is None
