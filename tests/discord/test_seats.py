"""Seats in Discord: chosen from a menu, taken from a computer, and filled by the start."""

from __future__ import annotations

from pathlib import Path

from bot.tables.model import Status
from tests.discord.card_table import card_table
from tests.discord.simulation import look


async def test_a_seat_is_chosen_and_the_start_fills_the_rest(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=1)
        assert "Start with 2 computers" in str(look(table.env, table.message).buttons)
        await bob.select(table.message, ["3"], custom_id=f"rb:seat:{table.table_id}")
        await table.env.settle()
        assert [chair.name for chair in table.view.chairs][2] == "Bob"
        await table.press(bob, "Start with a computer")
        assert table.view.status is Status.PLAYING
        assert [chair.is_computer for chair in table.view.chairs] == [False, True, False, True]


async def test_somebody_sits_down_while_a_game_goes_on(tmp_path: Path) -> None:
    """Their panel comes by itself with the next deal."""
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        await table.press(bob, "Sit down")
        await table.env.settle()
        assert "Bob sits down at the next deal" in table.public_text()
        assert table.on_screen(bob) is None
        await table.play_on(until_hand=2)
        assert table.view.seat_of(bob.id) is not None
        assert table.on_screen(bob) is not None
        assert "Sit down" in str(look(table.env, table.message).buttons), "two computers are left"


async def test_whoever_is_forgotten_is_promised_no_seat(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        await table.press(bob, "Sit down")
        asked = await table.type(bob, "forget me")
        await table.press(bob, "Yes, forget me", asked.response)
        assert "you’re forgotten" in look(table.env, asked.response).text
        assert table.view.promised == ()
        await table.play_on(until_hand=2)
        assert table.view.seat_of(bob.id) is None


async def test_house_rules_are_chosen_from_menus(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=2)
        await table.press(bob, "Join")
        refused = await table.press(bob, "House rules")
        assert "opened the table" in look(table.env, refused.response).text
        page = (await table.press(ann, "House rules")).response
        assert "as in the book" in look(table.env, page).text
        custom_id = f"rb:house-rule:{table.table_id}:bidding"
        await ann.select(page, ["second_round=throw-in"], custom_id=custom_id)
        assert "All pass: throw it in" in look(table.env, page).text
        await table.env.settle()
        assert "House rules: All pass: throw it in" in table.public_text()
        await table.restart()
        assert table.view.rules.second_round == "throw-in"
        await table.press(ann, "Start")
        late = await ann.select(page, ["second_round=stick"], custom_id=custom_id)
        assert table.view.rules.second_round == "throw-in"
        assert late.acknowledged


async def test_a_seat_is_handed_over_with_its_hand(tmp_path: Path) -> None:
    """The one who was named takes it by a press and sees the cards; nobody else can."""
    async with card_table(tmp_path) as table:
        ann, bob, cay, dan = table.world.people
        await table.type(ann, "table open", computers=2)
        await table.press(bob, "Join")
        await table.press(ann, "Start")
        hand = table.mine(bob).hand
        refused = await table.type(bob, "table hand-over", member=ann)
        assert "already sits" in look(table.env, refused.response).text
        offered = (await table.type(bob, "table hand-over", member=cay)).response
        assert f"<@{cay.id}>" in look(table.env, offered).text
        await table.restart()
        late = await table.press(dan, "Take the seat", offered)
        assert "isn’t on offer" in look(table.env, late.response).text
        await table.press(cay, "Take the seat", offered)
        assert table.mine(cay).hand == hand
        assert table.view.seat_of(bob.id) is None
        assert table.on_screen(cay) is not None
        await table.env.settle()
        assert "Cay" in table.public_text()
        await table.play_on(until_hand=2)
        assert table.view.status is Status.PLAYING
