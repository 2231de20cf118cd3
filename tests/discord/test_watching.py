"""*Watch*: the public table privately for whoever does not sit at it, in limited numbers, and never with a hand."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.engine.acts import PASS, OrderUp
from cogs.table import spectators
from cogs.table.spectators import Spectators
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import Message, feature, look


def stranger(table: CardTable, name: str = "eve") -> simcord.MemberActor:
    return table.world.guild.add_member(table.env.create_user(name, global_name=name.title()))


async def watch(table: CardTable, actor: simcord.MemberActor) -> Message:
    result: Any = await table.press(actor, "Watch")
    assert result.response is not None
    return result.response  # type: ignore[no-any-return]  # simcord's


async def test_watching_shows_and_follows_the_public_table(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await table.gather()
        eve = stranger(table)
        view = await watch(table, eve)
        first = look(table.env, view)
        assert first.ephemeral
        assert first.pictures == look(table.env, table.message).pictures
        assert [button.label for button in first.buttons] == ["Refresh", "What is this?"]
        await table.decide(OrderUp())
        assert look(table.env, view).pictures == look(table.env, table.message).pictures != first.pictures
        before = look(table.env, view).pictures
        while not (table.view.public and table.view.public.trick):
            await table.decide(table.choice())
        assert look(table.env, view).pictures != before
        seen = [message.id for message in table.world.channel.history(viewer=table.world.people[0])]
        assert view.id not in seen


async def test_a_view_is_redrawn_only_while_its_token_lives_and_refresh_renews_it(tmp_path: Path) -> None:
    async with card_table(tmp_path, reminder_seconds=90_000.0) as table:
        await table.gather()
        eve = stranger(table)
        view = await watch(table, eve)
        await table.env.advance_time(10 * 60)
        await eve.click(view, label="Refresh")
        await table.env.advance_time(10 * 60)
        before = look(table.env, view).text
        await table.decide(PASS)
        after = look(table.env, view).text
        assert after != before
        await table.env.advance_time(15 * 60)
        await table.decide(PASS)
        assert look(table.env, view).text == after
        await eve.click(view, label="Refresh")
        assert look(table.env, view).text != after


async def test_watching_again_replaces_the_older_view(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        eve = stranger(table)
        old = await watch(table, eve)
        await watch(table, eve)
        with pytest.raises(simcord.BackendError):
            look(table.env, old)


async def test_players_are_sent_to_their_hand_and_too_many_people_to_the_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spectators, "MOST_AT_TABLE", 1)
    async with card_table(tmp_path, reminder_seconds=90_000.0) as table:
        await table.gather()
        eve, fay = stranger(table), stranger(table, "fay")
        assert "press **My hand**" in look(table.env, await watch(table, table.world.people[0])).text
        await watch(table, eve)
        assert "Too many people" in look(table.env, await watch(table, fay)).text
        assert look(table.env, await watch(table, eve)).pictures, "whoever watches already may go on"
        await table.env.advance_time(15 * 60)
        assert look(table.env, await watch(table, fay)).pictures, "those whose token is dead do not count"


async def test_a_view_ends_with_its_table(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        eve = stranger(table)
        view = await watch(table, eve)
        await table.type(table.world.people[0], "table close")
        shown = look(table.env, view)
        assert "closed" in shown.text
        assert shown.buttons == ()
        assert not feature(table.bot, Spectators)._views
        assert not feature(table.bot, Spectators)._newest


async def test_text_only_tables_are_words(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        eve = stranger(table)
        await table.bot.services.readers.choose(eve.id, "text-only", "on")
        shown = look(table.env, await watch(table, eve))
        assert not shown.pictures
        assert "dealt" in shown.text or "deals" in shown.text


async def test_after_a_restart_an_old_view_is_brought_up_to_date_by_its_button(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        eve = stranger(table)
        view = await watch(table, eve)
        await table.restart()
        await table.decide(PASS)
        before = look(table.env, view).text
        await eve.click(view, label="Refresh")
        assert look(table.env, view).text != before
