"""Playing in a direct message with the bot: alone against computers, with hints and replays, and never on a board."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import simcord

from bot.client import EuchreBot
from bot.engine.acts import Act, PlayCard, act_text
from bot.tables.model import Status
from bot.tables.views import Snapshot
from bot.ui.command_sync import CatalogueTranslator
from tests.discord.card_table import any_picture, new_bot
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import evening, look
from tests.world import require


@dataclass
class Alone:
    """Ann in her direct message with the bot."""

    env: simcord.Env
    bot: EuchreBot
    folder: Path
    ann: simcord.UserHandle

    async def said(self, command: str, **options: Any) -> str:
        """What she reads after a command."""
        answer = await self.ann.slash(command, **options)
        return look(self.env, answer.response).text

    @property
    def snapshot(self) -> Snapshot:
        (found,) = self.bot.services.tables.snapshots()
        return found

    async def act(self, act: Act) -> None:
        words = act_text(act)
        if isinstance(act, PlayCard):
            await self.ann.slash("play", card=words)
        else:
            await self.ann.slash("bid", call=words)

    async def restart(self) -> None:
        await self.bot.close()
        self.bot = new_bot(self.folder)
        await self.env.restart_bot(self.bot)


@asynccontextmanager
async def alone(folder: Path, *, refusals: bool = False) -> AsyncIterator[Alone]:
    with patch("bot.app.table_picture", any_picture), patch("bot.app.panel_picture", any_picture):
        bot = new_bot(folder)
        async with evening(bot, check_errors=not refusals) as world:
            ann = world.env.create_user("solo", global_name="Solo Ann")
            room = Alone(world.env, bot, folder, ann)
            try:
                yield room
            finally:
                await room.bot.close()


async def test_a_game_in_a_direct_message(tmp_path: Path, description: DiscordDescription) -> None:
    async with alone(tmp_path) as room:
        await room.ann.slash("table open", rules="standard", points=1, level="beginner")
        table = room.snapshot.table
        assert [chair.is_computer for chair in table.chairs] == [False, True, True, True]
        assert not table.ranked
        lobby = f"rb:lobby:{table.table_id}:start"
        (message,) = [m for m in room.ann.dm_channel.history() if lobby in str(look(room.env, m).buttons)]
        await room.ann.click(message, custom_id=lobby)
        restarted = False
        while (mine := room.snapshot.seat_view(room.ann.id)) is not None and mine.legal:
            if not restarted and mine.public.phase == "play":
                assert "to win the game" in await room.said("hint")
                await room.restart()
                restarted = True
            await room.act(mine.legal[0])
        assert restarted
        assert room.snapshot.table.status is Status.FINISHED
        history = await room.said("history")
        assert "Solo Ann" in history
        assert "(left)" not in history
        assert "hand 1" in (await room.said("replay", game=1)).lower()
        last = require(room.snapshot.table.last_hand)
        menu, share = f"rb:sheet:{table.table_id}", f"rb:share:{table.table_id}:{last.hand_seq}"
        (message,) = [m for m in room.ann.dm_channel.history() if menu in look(room.env, m).choices]
        hand = await room.ann.select(message, [str(last.hand_seq)], custom_id=menu)
        await room.ann.click(hand.response, custom_id=share)
        assert any("Solo Ann shared hand " in look(room.env, m).text for m in room.ann.dm_channel.history())
        assert description.all_violations(room.env.http_requests) == []


@pytest.mark.parametrize("command", ["leaderboard", "stats", "config show", "config language"])
async def test_server_commands_are_hidden_and_refused_in_direct_messages(tmp_path: Path, command: str) -> None:
    async with alone(tmp_path, refusals=True) as room:
        assert command not in room.ann.available_commands()
        known = room.bot.tree.get_command(command.split()[0])
        assert known is not None
        known.allowed_contexts = None  # as a client may still offer it that is behind
        await room.bot.tree.sync()
        given = {"language": "de"} if command == "config language" else {}
        assert await room.said(command, **given) == "That only works in a server’s channel."


async def test_the_table_speaks_its_persons_language_after_a_restart(tmp_path: Path) -> None:
    async with alone(tmp_path) as room:
        await room.bot.services.languages.remember(room.ann.dm_channel.id, "de")
        await room.restart()
        await room.ann.slash("table open")
        assert room.bot.services.languages.at_table(room.ann.dm_channel.id).locale == "en"
        await room.bot.services.languages.remember(room.ann.dm_channel.id, "fr")
        await room.restart()
        assert room.bot.services.languages.at_table(room.ann.dm_channel.id).locale == "fr"


ANOTHER_SERVER = re.compile(r"th(is|at) server|diese[rsmn]? server|ce serveur", re.IGNORECASE)


async def test_direct_messages_do_not_mention_a_server(tmp_path: Path) -> None:
    async with alone(tmp_path) as room:
        offered = {name.split()[0] for name in room.ann.available_commands()}
        commands = [one for one in room.bot.tree.get_commands() if one.name in offered]
        told = [await one.get_translated_payload(room.bot.tree, CatalogueTranslator()) for one in commands]
        assert not ANOTHER_SERVER.search(json.dumps(told, ensure_ascii=False))
        for command, given in (
            ("help", {}), ("about", {}), ("my-data", {}), ("forget me", {}), ("history", {}), ("replay", {"game": 9}),
            ("verify", {"game": 9}), ("record", {"game": 9}), ("settings", {}), ("rules", {}), ("hint", {}),
            ("daily", {"show": "board"}), ("daily", {"show": "month"}), ("puzzle", {}), ("puzzle", {}),
            ("table show", {}), ("table open", {}),
        ):  # fmt: skip
            answer = await room.ann.slash(command, **given)
            said = [one for one in (answer.response, *answer.followups) if one is not None]
            assert said, command
            assert not ANOTHER_SERVER.search("\n".join(look(room.env, one).text for one in said)), command
