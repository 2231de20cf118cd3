"""Closing the table of a ranked game: the button for the other side, across a restart, and what everybody reads."""

from pathlib import Path

from tests.discord.card_table import card_table
from tests.discord.simulation import look


async def test_an_offer_to_close_lapses_and_the_other_side_agrees_after_a_restart(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3, reminder_seconds=3600.0) as table:
        ann, bob, cay, _ = table.world.people[:4]
        await table.gather(points=10)
        assert " · ranked**" in table.public_text()
        await table.play_on(until_hand=2)
        await table.type(ann, "table close")
        assert "Agree to end it" in [button.label for button in look(table.env, table.message).buttons]
        await table.env.advance_time(310)
        assert "Agree to end it" not in [button.label for button in look(table.env, table.message).buttons]
        assert "wants to call off" not in table.public_text()
        said = look(table.env, (await table.type(ann, "table close")).response)
        assert said.ephemeral
        assert "a player on the other side must agree" in said.text
        assert "Ann wants to call off this ranked game" in table.public_text()
        await table.restart()
        message = table.message
        refused = await table.press(cay, "Agree to end it", message)
        assert "Only a player on the other side" in look(table.env, refused.response).text
        await table.press(bob, "Agree to end it", message)
        await table.env.settle()
        assert table.bot.services.tables.table_in_channel(table.world.channel.id) is None
        shown = look(table.env, message)
        assert "Both sides agreed to end the ranked game" in shown.text
        assert shown.buttons == ()


async def test_the_lobby_says_what_leaving_costs(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", rules="standard")
        assert "Make at least half of your decisions yourself and don’t leave" in table.public_text()
        await table.press(ann, "Add computer")
        assert "ranked game" not in table.public_text()
        await table.type(ann, "table open", rules="standard", points=4)
        assert "ranked games go to at least 5 points" in table.public_text()
        await table.type(ann, "table open", rules="standard", options="lone_march=9")
        assert "too much is luck" in table.public_text()
