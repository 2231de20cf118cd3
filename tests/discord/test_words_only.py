"""Tables in words: `pictures: off` for one table or a whole server; a player's own panel keeps its picture."""

from pathlib import Path

from bot.engine.acts import PASS
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look


async def begun(table: CardTable, **options: str) -> None:
    """Four people at a game whose table was opened with these options."""
    ann, *others = table.world.people
    await table.type(ann, "table open", **options)
    for person in others:
        await table.press(person, "Join")
    await table.press(ann, "Start")


async def test_a_table_in_words_stays_in_words_and_its_panels_are_pictures(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await begun(table, pictures="no")
        await table.decide(PASS)
        shown = look(table.env, table.message)
        assert not shown.pictures
        assert "Ann" in shown.text
        assert "turned up" in shown.text or "deals" in shown.text
        assert look(table.env, await table.panel(table.mover)).pictures
        eve = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
        watched = (await table.press(eve, "Watch")).response
        assert not look(table.env, watched).pictures
        await table.restart()
        await table.decide(PASS)
        assert not look(table.env, table.message).pictures


async def test_a_table_may_have_a_picture_on_a_text_only_server(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        keeper = table.world.guild.add_member(table.env.create_user("kit", global_name="Kit"))
        table.env.backend.guilds[table.world.guild.id].owner_id = keeper.id
        said = look(table.env, (await table.type(keeper, "config display", pictures="no", pace="brisk")).response).text
        assert "Tables are shown as text" in said
        assert "Computer players’ speed: Fast." in said
        await begun(table)
        assert not look(table.env, table.message).pictures
        await table.press(table.mover, "Pass")
        await table.type(keeper, "config display", pictures="yes")
        await table.press(table.mover, "Pass")
        assert look(table.env, table.message).pictures
        await table.type(keeper, "config display", pictures="no")
        await table.type(keeper, "table close")
        await begun(table, pictures="yes")
        assert look(table.env, table.message).pictures
