"""A player who is away: one mention, then a computer plays for them until they press anything."""

from pathlib import Path

import discord

from bot.tables.snapshots import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look


def mentions(table: CardTable) -> list[tuple[int, ...]]:
    """Whom each message of the channel pings."""
    return [tuple(user.id for user in message.mentions) for message in table.world.channel.history()]


async def test_reminder_stand_in_and_return(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        actor = table.mover
        await table.env.advance_time(61)
        assert mentions(table).count((actor.id,)) == 1
        await table.env.advance_time(61)
        table.watch()
        seat = table.view.seat_of(actor.id)
        assert seat is not None
        assert table.view.chair(seat).away
        assert table.mover is not actor
        assert mentions(table).count((actor.id,)) == 0
        assert "away, a computer plays" in table.public_text()
        await table.press(actor, "My hand")
        assert not table.view.chair(seat).away
        assert "away" not in table.public_text()


async def test_a_reminder_is_taken_back_when_they_play(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        await table.env.advance_time(61)
        assert len(mentions(table)) == 2
        await table.decide(table.choice())
        assert len(mentions(table)) == 1


async def test_an_untouched_table_is_closed_after_a_day(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open")
        message = table.message
        await table.env.advance_time(25 * 3600)
        assert table.bot.tables.table_in_channel(table.world.channel.id) is None
        assert "closed" in look(table.env, message).text
        assert look(table.env, message).buttons == ()


async def test_times_can_be_set_per_server(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        owner = table.world.guild.add_member(
            table.env.create_user("eve", global_name="Eve"),
            roles=[table.world.guild.create_role("Keeper", permissions=discord.Permissions(manage_guild=True))],
        )
        said = await table.type(owner, "config clocks", reminder=10, away=20)
        assert "10 s" in look(table.env, said.response).text
        await table.gather()
        actor = table.mover
        await table.env.advance_time(11)
        assert mentions(table).count((actor.id,)) == 1
        await table.env.advance_time(20)
        seat = table.view.seat_of(actor.id)
        assert seat is not None
        assert table.view.chair(seat).away


async def test_everybody_away_finishes_nothing_without_people(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2) as table:
        await table.gather(points=1)
        await table.env.advance_time(20 * 60)
        assert table.view.status in (Status.PLAYING, Status.FINISHED)
