"""Every deal is sealed in public before the presses that are mixed into it, and its secret can be found afterwards."""

import hashlib
import re
from pathlib import Path

from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look
from tests.discord.test_boards import played

SEAL = re.compile(r"-# Seal of the next deal: ([0-9a-f]{64})\b")
OPENED = re.compile(r"-# Seal of this deal [^`]*`([0-9a-f]{64})`\n-# The secret behind it: `([0-9a-f]{64})`")


def sealed(table: CardTable) -> str:
    """The seal that the table message shows."""
    [seal] = SEAL.findall(table.public_text())
    return str(seal)


async def test_a_seal_is_public_before_the_first_press_and_opened_after_the_hand(
    tmp_path: Path, description: DiscordDescription
) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann, bob, *others = table.world.people
        await table.type(ann, "table open")
        first = sealed(table)
        for person in (bob, *others):
            await table.press(person, "Join")
            assert sealed(table) == first
        await table.press(ann, "Start")
        second = sealed(table)
        assert second != first
        await table.play_on(until_hand=2)
        hand_seq = table.view.last_hand.hand_seq if table.view.last_hand else 0
        [message] = [
            known
            for known in table.world.channel.history()
            if f"rb:hands:{table.table_id}:{hand_seq}" in str([b.custom_id for b in look(table.env, known).buttons])
        ]
        answer = await ann.click(message, custom_id=f"rb:hands:{table.table_id}:{hand_seq}")
        assert answer.response is not None
        [(seal, secret)] = OPENED.findall(look(table.env, answer.response).text)
        assert seal == first
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == first
        assert table.view.commitment == second
        assert "Nothing was mixed in" in look(table.env, answer.response).text, "this bot was told to mix nothing in"
        assert description.all_violations(table.env.http_requests) == []


async def test_a_finished_game_tells_each_hands_seal_and_secret(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        ann = table.world.people[0]
        stored = await table.bot.store.finished_game(table.world.guild.id, 1)
        assert stored is not None
        [commit, *_] = re.findall("^commit (.*)$", stored.record, re.MULTILINE)
        [reveal, *_] = re.findall("^reveal ([0-9a-f]*)", stored.record, re.MULTILINE)
        told = look(table.env, (await table.type(ann, "verify", game=1, hand=1)).response).text
        assert OPENED.findall(told) == [(commit, reveal)]
        assert " the revealed secrets." in told
        assert "`hand` shows" in look(table.env, (await table.type(ann, "verify", game=1)).response).text
        wrong = look(table.env, (await table.type(ann, "verify", game=1, hand=99)).response).text
        assert re.search(r"Game 1 has only \d+ hands?\.", wrong)


async def test_a_closed_table_seals_nothing(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open")
        message = table.message
        await table.type(ann, "table close")
        assert "Seal" not in look(table.env, message).text
