"""A march, a lone hand, a euchre and the end of a game are shown as a picture, on messages that are sent anyway."""

from pathlib import Path

import pytest

from bot.tables.model import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import Message, counted, look

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord

LONERS, MARCHES = 8, 2
"""Seeds: a lone hand, a march, a lone march; and two marches."""


def files(table: CardTable, message: Message) -> list[str]:
    """The names of the files that a message has."""
    stored = table.env.backend.messages[table.world.channel.id][message.id]
    return [file["filename"] for file in stored.attachments]


def pictured(table: CardTable) -> list[str]:
    """The lines of the newest score sheet; that of its latest hand has a star if the sheet shows a picture of it."""
    sheet = table.sheets()[-1]
    lines = [line for line in look(table.env, sheet).text.splitlines() if line[:1].isdecimal()]
    return [*lines[:-1], lines[-1] + (" *" if files(table, sheet) == ["hand.webp"] else "")]


async def play_three_hands(table: CardTable, options: str = "") -> list[str]:
    """The newest line of the sheet after each of three hands."""
    await table.gather(options=options)
    told = []
    for hand in (2, 3, 4):
        await table.play_on(until_hand=hand)
        told.append(pictured(table)[-1])
    return told


async def test_a_march_has_a_picture_on_the_sheet_and_no_message_or_request_of_its_own(
    tmp_path: Path, description: DiscordDescription
) -> None:
    told, requests = {}, {}
    for options in ("", "traditions=no"):
        folder = tmp_path / (options or "with")
        folder.mkdir()
        async with card_table(folder, seed=LONERS) as table:
            told[options] = await play_three_hands(table, options)
            requests[options] = len(counted(table.requests))
            assert len(list(table.world.channel.history())) == 2
            assert description.all_violations(table.requests) == []
    assert [line.split(" · ", 2)[2] for line in told[""]] == [
        "made +1 · **0–1**",
        "march +2 · **0–3** *",
        "march +4 · **4–3**",
    ]
    assert [line.removesuffix(" *") for line in told[""]] == told["traditions=no"]
    assert requests[""] == requests["traditions=no"]


async def test_the_end_of_a_game_is_the_final_messages_picture_and_stays(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=MARCHES) as table:
        await table.gather(points=3)
        await table.play_on()
        assert table.view.status is Status.FINISHED
        final = table.message
        assert files(table, final) == [f"table-{table.view.seal}.webp"]
        [alt] = look(table.env, final).pictures
        assert "win the game" in alt
        assert "Trick 5: " in alt
        await table.restart()
        assert table.message.id == final.id
        assert files(table, final) == [f"table-{table.view.seal}.webp"]
        await table.press(table.world.people[0], "Rematch")
        assert files(table, final) == ["hand.webp"]
        assert look(table.env, final).pictures == (alt,)
        assert [message.id for message in table.sheets()] == [final.id]
