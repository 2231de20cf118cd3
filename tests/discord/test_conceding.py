"""``/table concede``: the partner agrees by a button, and everybody reads how the game ended."""

from __future__ import annotations

from pathlib import Path

from bot.tables.model import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look


def status(table: CardTable) -> Status:
    return table.view.status


async def test_conceding_by_command_and_button(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, cay, _ = table.world.people
        await table.gather(points=4)
        answer = await table.type(ann, "table concede")
        assert "Your partner must agree" in look(table.env, answer.response).text
        assert "Ann wants to concede" in table.public_text()
        refusal = await table.press(bob, "Agree to concede")
        assert "Only a teammate" in look(table.env, refusal.response).text
        await table.restart()
        await table.press(cay, "Agree to concede")
        assert status(table) is Status.FINISHED
        assert "Ann & Cay concede." in table.public_text()
        assert "Bob & Dan win" in table.public_text()
        for command, words in (("history", "conceded"), ("replay", "Game 1"), ("verify", "")):
            given = {} if command == "history" else {"game": 1}
            told = await table.type(bob, command, **given)
            assert words in look(table.env, told.response).text, command
        await table.press(bob, "Rematch")
        assert status(table) is Status.PLAYING
        assert description.all_violations(table.requests) == []
