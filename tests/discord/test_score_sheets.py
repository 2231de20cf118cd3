"""One score sheet a game: right above its table, a line for each hand, and at the end the game's final message."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import pytest
import simcord

from bot.tables.model import Status
from cogs.table.announcer import PAUSES
from cogs.table.message_state import REPOST_AFTER
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look
from tests.world import require

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord


def lines(table: CardTable) -> list[str]:
    """The lines of the newest score sheet, one for each hand."""
    return [line for line in look(table.env, table.sheets()[-1]).text.splitlines() if line[:1].isdecimal()]


def standing(table: CardTable) -> list[Any]:
    """The bot's public messages, from above to below."""
    return sorted((message.id for message in table.world.channel.history()), key=int)


async def test_a_game_leaves_one_message(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        await table.gather(points=3)
        await table.play_on(until_hand=2)
        [first] = table.sheets()
        assert standing(table) == [first.id, table.message.id]
        assert lines(table) == ["1 · Cay picked up ♥ · made +1 · **1–0**"]
        assert look(table.env, first).buttons == ()
        await table.play_on(until_hand=3)
        [second] = table.sheets()
        assert standing(table) == [second.id, table.message.id]
        assert [line[:5] for line in lines(table)] == ["1 · C", "2 · C"]
        await table.play_on()
        assert table.view.status is Status.FINISHED
        assert standing(table) == [table.message.id]
        assert len(lines(table)) == 3
        final = table.message
        await table.press(ann, "Rematch")
        await table.play_on(until_hand=2)
        kept, newer = table.sheets()
        assert (kept.id, len(lines(table))) == (final.id, 1)
        assert "win the game" in look(table.env, kept).text
        assert standing(table) == [kept.id, newer.id, table.message.id]
        assert description.all_violations(table.requests) == []


async def test_a_restart_leaves_one_sheet(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        await table.play_on(until_hand=3)
        [sheet] = table.sheets()
        await table.restart()
        table.panels.clear()
        assert standing(table) == [sheet.id, table.message.id]
        await table.play_on(until_hand=4)
        [newer] = table.sheets()
        assert standing(table) == [newer.id, table.message.id]
        assert [line[0] for line in lines(table)] == ["1", "2", "3"]


async def test_a_table_that_is_posted_again_stays_right_below_its_sheet(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6, reminder_seconds=2 * REPOST_AFTER) as table:
        await table.gather()
        await table.play_on(until_hand=2)
        [sheet], before = table.sheets(), table.message
        await table.env.advance_time(REPOST_AFTER + 1)
        table.panels.clear()  # Discord keeps no answer that long
        await table.decide(table.choice(), on_panel=True)
        assert table.message.id != before.id
        assert standing(table) == [sheet.id, table.message.id]
        assert [line[0] for line in lines(table)] == ["1"]
        await table.play_on(until_hand=3)
        [newer] = table.sheets()
        assert standing(table) == [newer.id, table.message.id]
        assert [line[0] for line in lines(table)] == ["1", "2"]


async def test_a_deleted_sheet_is_there_again_after_the_next_hand(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        await table.play_on(until_hand=2)
        [sheet] = table.sheets()
        table.env.backend.delete_message(table.world.channel.id, sheet.id)
        await table.play_on(until_hand=3)
        assert [line[0] for line in lines(table)] == ["1", "2"]
        assert len(standing(table)) == 2


async def test_a_table_closed_in_the_middle_leaves_its_sheet(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        await table.play_on(until_hand=3)
        last = table.message
        await table.type(ann, "table close")
        assert standing(table) == [last.id]
        assert "closed" in look(table.env, last).text
        assert len(lines(table)) == 2


async def test_a_game_closed_in_its_first_hand_repeats_no_older_sheet(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3, points=1)
        await table.press(ann, "Start")
        await table.play_on()
        final = table.message
        await table.press(ann, "Rematch")
        last = table.message
        await table.type(ann, "table close")
        assert standing(table) == [final.id, last.id]
        assert [sheet.id for sheet in table.sheets()] == [final.id]


async def look_at_older_button(table: CardTable, person: simcord.MemberActor, custom_id: str) -> str:
    """What somebody reads who presses a button that messages of an earlier version have."""
    row = {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": custom_id}]}
    backend = table.env.backend
    stored = backend.create_message(table.world.channel.id, backend.bot_user.id, None, components=[row], flags=1 << 15)
    answer = await person.click(simcord.ResponseMessage(table.env, stored), custom_id=custom_id)
    return look(table.env, answer.response).text


async def test_the_buttons_of_older_results_still_work(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        await table.play_on(until_hand=2)
        hand = require(table.view.last_hand)
        shown = await look_at_older_button(table, table.world.people[1], f"rb:hands:{table.table_id}:{hand.hand_seq}")
        assert shown.startswith("**Hand 1: all hands as dealt**")


async def test_a_value_that_no_menu_offers_shows_nothing(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        await table.play_on(until_hand=2)
        [sheet] = table.sheets()
        stored = table.env.backend.messages[table.world.channel.id][sheet.id]
        running = str(table.view.hand_seq)
        menus = str(stored.components)
        assert running not in look(table.env, sheet).choices[f"rb:sheet:{table.table_id}"], menus
        for value in (running, "0", "x"):
            row: dict[str, Any] = {
                "type": 3, "id": 2, "custom_id": f"rb:sheet:{table.table_id}",
                "options": [{"label": "?", "value": value}],
            }  # fmt: skip
            backend = table.env.backend
            forged = backend.create_message(
                table.world.channel.id, backend.bot_user.id, None,
                components=[{"type": 1, "id": 1, "components": [row]}], flags=1 << 15,
            )  # fmt: skip
            answer = await table.world.people[1].select(
                simcord.ResponseMessage(table.env, forged), [value], custom_id=f"rb:sheet:{table.table_id}"
            )
            assert "isn’t over yet" in look(table.env, answer.response).text


async def test_nothing_is_deleted_after_the_bot_has_stopped(tmp_path: Path) -> None:
    """Not even what a table that is closed by now left behind."""
    tries: list[int] = []

    async def delete(message: discord.PartialMessage, **_: object) -> None:
        tries.append(message.id)
        answer: Any = SimpleNamespace(status=503, reason="Service Unavailable")
        raise discord.DiscordServerError(answer, "")

    with patch.object(discord.PartialMessage, "delete", delete):
        async with card_table(tmp_path, seed=6) as table:
            await table.gather()
            await table.play_on(until_hand=3)
            assert tries
            await table.bot.services.tables.close_places({table.world.channel.id})
            await table.env.settle()
            assert table.bot.services.tables.snapshots() == ()
            await table.bot.close()
            known = list(tries)
            await table.env.advance_time(max(PAUSES) + 1)
            assert tries == known
