"""``/history``, ``/replay``, ``/game`` and ``/verify``, on games that were played and stored."""

from pathlib import Path

from bot.engine.replay import replay
from bot.render.replay_words import moments_of
from bot.storage.store import SqliteStore
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import Message, look
from tests.discord.test_boards import played
from tests.storage.play import partners, play


async def test_the_latest_games_and_a_players_own(tmp_path: Path, description: DiscordDescription) -> None:
    async with played(tmp_path, games=2) as table:
        ann, bob, *_ = table.world.people
        shown = look(table.env, (await table.type(ann, "history")).response)
        assert not shown.ephemeral
        assert shown.text.index("Game **2**") < shown.text.index("Game **1**")
        assert "Ann & Cay" in shown.text
        own = look(table.env, (await table.type(ann, "history", player=bob, preset="standard")).response)
        assert "Finished games of Bob" in own.text
        assert "Game **1**" in own.text
        unknown = await table.type(ann, "history", preset="whist")
        assert unknown.ephemeral
        assert "no game of that name" in look(table.env, unknown.response).text
        offered = await ann.autocomplete(table.world.channel, "history", "preset", "hou")
        assert "house" in [choice["value"] for choice in offered]
        none = look(table.env, (await table.type(ann, "history", preset="house")).response)
        assert "No finished game" in none.text
        assert description.all_violations(table.env.http_requests) == []


async def test_pages_of_games(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        assert isinstance(table.bot.store, SqliteStore)
        ann = table.world.people[0]
        now = table.bot.boards._now()
        games = [partners(ended_at=now - 100 + number) for number in range(10)]
        await play(table.bot.store, *games, guild_id=table.world.guild.id)
        message = (await table.type(ann, "history")).response
        assert "Game **10**" in look(table.env, message).text
        await table.restart()
        await table.press(ann, "Earlier games ▶", message)
        shown = look(table.env, message)
        assert "Game **2**" in shown.text
        assert [button.label for button in shown.buttons] == ["◀ Later games"]
        await table.press(ann, "◀ Later games", message)
        assert "Game **10**" in look(table.env, message).text


async def walk(table: CardTable, message: Message, label: str) -> str:
    await table.press(table.world.people[1], label, message)
    return look(table.env, message).text


async def test_a_game_step_by_step(tmp_path: Path, description: DiscordDescription) -> None:
    async with played(tmp_path) as table:
        stored = await table.bot.statistics.game(table.world.guild.id, 1)
        assert stored is not None
        steps = len(moments_of(stored.record))
        message = (await table.type(table.world.people[0], "replay", game=1)).response
        first = look(table.env, message)
        assert f"step 1 of {steps}" in first.text
        assert "has dealt" in first.text
        assert "Kitty:" in first.text
        assert first.pictures != ()
        assert [button.disabled for button in first.buttons] == [True, True, False, False, False]
        assert "step 2 of" in await walk(table, message, "Forward ▶")
        await table.restart()
        assert "step 3 of" in await walk(table, message, "Forward ▶")
        assert "step 2 of" in await walk(table, message, "◀ Back")
        last = await walk(table, message, "Last ⏭")
        assert f"step {steps} of {steps}" in last
        assert "the game" in last
        assert f"step 1 of {steps}" in await walk(table, message, "⏮ First")
        assert description.all_violations(table.env.http_requests) == []


async def test_next_hand_leads_to_the_next_deal(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather(points=2)
        await table.play_on()
        stored = await table.bot.statistics.game(table.world.guild.id, 1)
        assert stored is not None
        hands = len(replay(stored.record.encode()).hands)
        message = (await table.type(table.world.people[0], "replay", game=1)).response
        for number in range(2, hands + 1):
            text = await walk(table, message, "Next hand")
            assert f"hand {number} " in text
            assert "has dealt" in text
        assert hands > 1


async def test_the_file_of_a_game_is_private(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        answer = await table.type(table.world.people[0], "game", game=1)
        assert answer.ephemeral
        assert "Game 1 as a record" in look(table.env, answer.response).text


async def test_deals_are_recomputed_and_a_tampered_one_is_named(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        ann = table.world.people[0]
        assert "exactly what" in look(table.env, (await table.type(ann, "verify", game=1)).response).text
        assert isinstance(table.bot.store, SqliteStore)
        await table.bot.store.database.write(
            lambda connection: (
                connection.execute("UPDATE games SET record = replace(record, 'reveal ', 'reveal 00')").rowcount
            )
        )
        shown = look(table.env, (await table.type(ann, "verify", game=1)).response)
        assert "not what was promised" in shown.text
        assert "Hand 1:" in shown.text


async def test_a_record_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        ann = table.world.people[0]
        assert isinstance(table.bot.store, SqliteStore)
        await table.bot.store.database.write(
            lambda connection: connection.execute("UPDATE games SET record = record || 'nonsense' || char(10)").rowcount
        )
        for command in ("verify", "replay"):
            answer = await table.type(ann, command, game=1)
            assert "cannot be played again" in look(table.env, answer.response).text


async def test_an_unknown_game_gets_a_sentence(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        for command in ("replay", "game", "verify"):
            answer = await table.type(table.world.people[0], command, game=99)
            assert answer.ephemeral
            assert "no finished game with the number 99" in look(table.env, answer.response).text
