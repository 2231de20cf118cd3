"""*Show hands* under every hand's result: for whoever asks, also after a restart and when the table is closed."""

from pathlib import Path

from bot.render.text.results import open_hands_text
from bot.tables.snapshots import FinishedHand, Status
from tests.discord.card_table import WORDS, CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import Message, World, look


def results(table: CardTable) -> list[Message]:
    """The messages that have the button, oldest first."""
    return with_button(table.world)


def with_button(world: World) -> list[Message]:
    found = [
        message
        for message in world.channel.history()
        if any(button.label == "Show hands" for button in look(world.env, message).buttons)
    ]
    return sorted(found, key=lambda message: message.id)


def last_hand(table: CardTable) -> FinishedHand:
    hand = table.view.last_hand
    assert hand is not None
    return hand


async def shown(table: CardTable, message: Message) -> str:
    """What somebody reads, alone, who presses the button of this message."""
    answer = await table.press(table.world.people[3], "Show hands", message)
    assert answer.ephemeral
    return look(table.env, answer.response).text


async def test_a_result_lays_its_hand_open_to_whoever_asks(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        assert results(table) == []
        await table.play_on(until_hand=2)
        (first,) = results(table)
        before = table.view
        told = await shown(table, first)
        assert told.startswith(open_hands_text(last_hand(table), table.view, WORDS))
        assert told.startswith("**Hand 1: all hands as dealt**")
        assert "Kitty: " in told
        assert table.view == before, "looking changes nothing"
        await table.play_on(until_hand=3)
        await table.restart()
        assert await shown(table, first) == told
        assert "Hand 2: all" in await shown(table, results(table)[1])
        assert description.all_violations(table.requests) == []


async def test_the_last_hand_of_a_game_and_a_closed_table(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2) as table:
        await table.gather(points=1)
        await table.play_on()
        assert table.view.status is Status.FINISHED
        told = open_hands_text(last_hand(table), table.view, WORDS)
        (message,) = results(table)
        assert message.id == table.message.id
        assert (await shown(table, message)).startswith(told)
        await table.restart()
        await table.press(table.world.people[0], "Rematch", message)
        (message,) = results(table)
        assert message.id != table.message.id
        assert "the game" in look(table.env, message).text
        await table.type(table.world.people[0], "table close")
        assert with_button(table.world) == [message]
        answer = await table.world.people[1].click(message, custom_id=look(table.env, message).custom_id("Show hands"))
        assert answer.response is not None
        assert look(table.env, answer.response).text.startswith(told)


async def test_a_finished_table_that_is_closed_keeps_the_button(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2) as table:
        ann = table.world.people[0]
        await table.gather(points=1)
        await table.play_on()
        await table.type(ann, "table show")
        told = open_hands_text(last_hand(table), table.view, WORDS)
        await table.press(ann, "Close table")
        (message,) = with_button(table.world)
        assert "closed" in look(table.env, message).text
        answer = await ann.click(message, custom_id=look(table.env, message).custom_id("Show hands"))
        assert answer.ephemeral
        assert answer.response is not None
        assert look(table.env, answer.response).text.startswith(told)
