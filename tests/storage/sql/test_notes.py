"""What servers and people have set, and the program's own facts."""

from __future__ import annotations

from bot.storage.store import Store
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


async def test_avoiding_is_mutual_and_known_to_its_chooser_alone(store: Store) -> None:
    await store.set_avoided(ANN, 2, True)
    await store.set_avoided(ANN, 2, True)
    await store.set_avoided(3, ANN, True)
    assert await store.avoided(ANN) == [2]
    assert await store.avoided(2) == []
    assert await store.apart_from(ANN) == {2, 3}
    assert await store.apart_from(2) == {ANN}
    assert (await store.export_player(7, 2))["avoided"] == []
    await store.set_avoided(ANN, 2, False)
    assert await store.apart_from(2) == frozenset()


async def test_whom_somebody_avoids_is_exported_and_forgotten(store: Store) -> None:
    await store.set_avoided(ANN, 2, True)
    await store.set_avoided(2, ANN, True)
    assert (await store.export_player(7, ANN))["avoided"] == [2]
    await store.forget_player(7, ANN)
    assert await store.avoided(ANN) == []
    assert await store.avoided(2) == [ANN], "the choice of the other stays"
