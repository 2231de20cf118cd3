"""People and nights with hostile names: nowhere does a name become a link, a mention or markup of the bot's own words,
and nobody passes for a computer.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import simcord

from tests.discord.card_table import CardTable, card_table
from tests.discord.nights import Night8
from tests.discord.simulation import look

NAMES = ("[Ann](https://evil.example)", "🤖 Bear", "<@&1> **Cay**", "@everyone `Dan`")
TOLD = ("content", "label", "description", "placeholder", "name", "title")
NIGHT = "[Nitro](https://evil.example) <@1> @here"
LINK, MENTION, STRONG = re.compile(r"(?<!\\)\]\("), re.compile(r"(?<!\\)<@&?1>"), re.compile(r"(?<!\\)\*\*Cay")


@asynccontextmanager
async def rogues(folder: Path, seed: int) -> AsyncIterator[CardTable]:
    """The four of the table are called so, in Discord itself."""
    with patch.object(CardTable, "watch", lambda _: None):
        async with card_table(folder, seed=seed) as table:
            for person, name in zip(table.world.people, NAMES, strict=True):
                table.env.backend.get_user(person.id).global_name = name
            yield table


def words(parts: Iterable[Any]) -> Iterator[tuple[str, bool]]:
    """Every text of a message, and whether Discord reads markdown in it."""
    for part in parts:
        if isinstance(part, dict):
            for key, value in part.items():
                if isinstance(value, str) and key in (
                    "content",
                    "label",
                    "description",
                    "placeholder",
                    "name",
                    "title",
                ):
                    yield value, key == "content"
            yield from words(part.values())
        elif isinstance(part, list):
            yield from words(part)


def judge(table: CardTable, *, computers: bool) -> None:
    """All that was sent so far."""
    texts = [one for request in table.env.http_requests for one in words([request.json])]
    shown = [text for text, markdown in texts if markdown]
    assert any("evil" in text for text in shown), "the names are told"
    for text in shown:
        assert not LINK.search(text), text
        assert not MENTION.search(text), text
        assert not STRONG.search(text), text
        assert "@everyone" not in text, text
        assert "@here" not in text, text
    for text, _ in texts:
        assert "🤖 Bear" not in text or computers, text
        assert "🤖 🤖" not in text, text


async def test_hostile_names_at_a_table_and_when_looking_back(tmp_path: Path) -> None:
    async with rogues(tmp_path, seed=2) as table:
        ann, bob, cay, _ = table.world.people
        await table.gather(points=1)
        await table.play_on()
        hand = (await table.look_at(ann)).response
        await table.press(ann, "Share this hand", hand)
        for command, given in (
            ("history", {"player": bob}), ("history", {}), ("replay", {"game": 1}), ("verify", {"game": 1}),
            ("stats", {"player": ann}), ("leaderboard", {"by": "wins"}), ("compare", {"a": ann, "b": cay}),
            ("record", {}), ("my-data", {}), ("table show", {}), ("daily", {"show": "board"}), ("table close", {}),
            ("duplicate open", {}),
        ):  # fmt: skip
            await table.type(ann, command, **given)
        judge(table, computers=False)


async def test_hostile_names_at_a_night(tmp_path: Path) -> None:
    async with rogues(tmp_path, seed=2) as table:
        night = Night8(table)
        await night.begun(name=NIGHT, players=4, rounds=1)
        await night.to_the_end()
        ann = night.people[0]
        for command in ("night results", "night hall-of-fame", "league", "history", "leaderboard"):
            await table.type(ann, command)
        results = await table.type(ann, "night results")
        assert "Nitro" in _all(table, results)
        judge(table, computers=False)


def _all(table: CardTable, result: simcord.InteractionResult) -> str:
    said = [one for one in (result.response, *result.followups) if one is not None]
    return "\n".join(look(table.env, one).text for one in said)
