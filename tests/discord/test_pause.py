"""``/table pause`` and ``/table slow``: what everybody reads, and the buttons that agree and go on."""

from __future__ import annotations

from pathlib import Path

from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look

AGREE, GO_ON = "Agree to pause", "Go on"


def is_paused(table: CardTable) -> bool:
    return table.view.paused_until is not None


async def test_a_table_pauses_and_anybody_goes_on(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, cay, dan = table.world.people
        await table.gather()
        mover = table.mover
        told = await table.type(ann, "table pause")
        assert "Everyone at the table must agree" in look(table.env, told.response).text
        assert "Ann would like to pause the game" in table.public_text()
        await table.press(bob, AGREE)
        await table.restart()
        await table.press(cay, AGREE, await table.panel(cay))
        assert "still missing: Dan" in table.public_text()
        await table.press(dan, AGREE)
        assert "The game is paused until" in table.public_text()
        assert table.view.to_move is None
        labels = [button.label for button in look(table.env, table.message).buttons]
        assert GO_ON in labels
        assert "Pass" not in labels
        await table.restart()
        panel = await table.panel(mover)
        shown = look(table.env, panel)
        assert "The game is paused until" in shown.text
        assert GO_ON in [button.label for button in shown.buttons]
        assert "Pass" not in [button.label for button in shown.buttons]
        for call in ("pass", "order alone"):
            typed = await table.type(mover, "bid", call=call)
            assert "The table is paused" in look(table.env, typed.response).text
        await table.env.advance_time(3 * 86_400)
        assert is_paused(table)
        await table.press(dan, GO_ON)
        assert not is_paused(table)
        assert table.mover.id == mover.id
        assert "paused" not in table.public_text()
        assert "Pass" in [button.label for button in look(table.env, table.message).buttons]
        assert description.all_violations(table.requests) == []


async def test_a_player_goes_on_by_their_panel(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather()
        mover = table.mover
        for person in table.world.people:
            told = await table.type(person, "table pause")
        assert "The table is paused" in look(table.env, told.response).text
        back = await table.press(mover, GO_ON, await table.panel(mover))
        assert "Pass" in [button.label for button in look(table.env, back.response).buttons]


async def test_nothing_is_claimed_at_an_old_school_table_in_a_pause(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather(options="law=old-school")
        mover = table.mover
        before = look(table.env, await table.panel(mover))
        assert "Claim" in [button.label for button in before.buttons]
        for person in table.world.people:
            await table.type(person, "table pause")
        shown = look(table.env, await table.panel(mover))
        assert GO_ON in [button.label for button in shown.buttons]
        assert "Claim" not in [button.label for button in shown.buttons]


async def test_whoever_must_go_is_slow_today(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await table.gather(points=3)
        mover = table.mover
        told = await table.type(mover, "table slow")
        assert "up to a day for each turn" in look(table.env, told.response).text
        assert "Slow today" in table.public_text()
        await table.env.advance_time(6 * 3600)
        assert table.mover.id == mover.id
        assert not table.view.chair(table.mine(mover).seat).away
        told = await table.type(mover, "table slow")
        assert "usual time" in look(table.env, told.response).text
        assert "Slow today" not in table.public_text()
