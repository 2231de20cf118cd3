"""*Look at hand …* on a game's score sheet: for whoever asks, also after a restart and when the table is closed."""

from pathlib import Path

import pytest

from bot.tables.model import FinishedHand, Status
from bot.words.catalogue import Texts
from bot.words.results_text import open_hands_text
from bot.words.voice import card_words
from tests.discord.card_table import WORDS, CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look
from tests.world import require

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord


def last_hand(table: CardTable) -> FinishedHand:
    return require(table.view.last_hand)


async def shown(table: CardTable, hand: int = 0) -> tuple[str, str]:
    """What somebody sees, alone, who chooses a hand (0 is the newest): words, and what the picture shows."""
    answer = await table.look_at(table.world.people[3], hand)
    assert answer.ephemeral
    seen = look(table.env, answer.response)
    assert len(seen.pictures) == 1
    return seen.text, seen.pictures[0]


def tells_all(alt: str, hand: FinishedHand) -> bool:
    """Whether every card that was dealt is told."""
    return all(card_words(card, WORDS) in alt for cards in (*hand.open_hands, hand.kitty) for card in cards)


async def test_a_result_shows_its_hand_to_anybody(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        assert table.sheets() == []
        await table.play_on(until_hand=2)
        before = table.view
        told = await shown(table)
        assert told[0].startswith("**Hand 1: all hands as dealt**\n")
        assert "Score: " in told[0]
        assert "Kitty: " in told[1]
        assert tells_all(told[1], last_hand(table))
        assert table.view == before, "looking changes nothing"
        await table.play_on(until_hand=3)
        await table.restart()
        assert await shown(table, -1) == told
        assert "Hand 2: all" in (await shown(table))[0]
        assert description.all_violations(table.requests) == []


async def test_the_last_hand_of_a_game_and_a_closed_table(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2) as table:
        await table.gather(points=1)
        await table.play_on()
        assert table.view.status is Status.FINISHED
        hand = last_hand(table)
        (message,) = table.sheets()
        assert message.id == table.message.id
        assert tells_all((await shown(table))[1], hand)
        await table.restart()
        await table.press(table.world.people[0], "Rematch", message)
        (message,) = table.sheets()
        assert message.id != table.message.id
        assert "the game" in look(table.env, message).text
        await table.type(table.world.people[0], "table close")
        assert table.sheets() == [message]
        answer = await table.look_at(table.world.people[1])
        assert tells_all(look(table.env, answer.response).pictures[0], hand)


async def test_text_only_players_get_words(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        await table.play_on(until_hand=2)
        dan = table.world.people[3]
        await table.bot.services.readers.choose(dan.id, "text-only", "on")
        seen = look(table.env, (await table.look_at(dan)).response)
        assert seen.pictures == ()
        assert seen.text.startswith(open_hands_text(last_hand(table), table.view, Texts(for_screen_reader=True)))


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        await table.play_on(until_hand=2)
        monkeypatch.setattr("cogs.table.looking_back.open_hands_picture", lambda *_: 1 // 0)
        answer = await table.look_at(table.world.people[0])
        seen = look(table.env, answer.response)
        assert seen.pictures == ()
        assert seen.text.startswith(open_hands_text(last_hand(table), table.view, WORDS))


async def test_a_name_that_no_font_shows_stands_beside_the_picture(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        table.env.backend.users[ann.id].global_name = "\U00012000\U00012001"
        await table.gather()
        await table.play_on(until_hand=2)
        told, alt = await shown(table)
        assert "\nSeat 1 is \U00012000\U00012001" in told
        assert "\U00012000\U00012001: " in alt
