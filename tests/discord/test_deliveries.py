"""What Discord refuses of a message costs that part alone: emojis become letters, files become words."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord

from bot.tables.model import Status
from bot.ui.deliveries import WITHOUT_FILES
from bot.words.voice import SIGNS
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.discord.test_emojis import emojis_on, switched_on
from tests.discord.test_words_instead import every_message
from tests.world.said import WORDS

EMOJI = re.compile(r"rb_\w+_[0-9a-f]{5}\b")
FLAT_EMOJI = {"components": {"0": {"components": {"0": {"emoji": {"name": {"_errors": [
    {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
]}}}}}}}  # fmt: skip


class Refusing:
    """A Discord that refuses messages with files on servers, or with emojis of ours, until told otherwise; and every
    direct message, with ``closed``.
    """

    def __init__(self, table: CardTable, what: str, *, closed: bool = False) -> None:
        self.what, self.refused, self.closed = what, 0, closed
        self._private = table.env.backend.dm_channels
        for transport in (table.env.bot.http, table.env._webhook_adapter):
            transport.request = self._through(transport.request)  # type: ignore[method-assign]  # the seam

    def _through(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def carried(route: Any, *args: Any, **kwargs: Any) -> Any:
            response: Any = SimpleNamespace(status=403 if self.what == "files" else 400, reason="Refused")
            if route.channel_id in self._private.values():
                if self.closed:
                    raise discord.Forbidden(response, {"code": 50007, "message": "Cannot send messages to this user"})
            elif self.what == "files" and kwargs.get("files"):
                self.refused += 1
                raise discord.Forbidden(response, {"code": 400001, "message": "Access to file uploads is limited"})
            if self.what == "emojis" and "emojis" not in route.url and EMOJI.search(str(kwargs)):
                self.refused += 1
                raise discord.HTTPException(response, {"code": 50035, "message": "Invalid", "errors": FLAT_EMOJI})
            return await request(route, *args, **kwargs)

        return carried


async def play_a_hand(table: CardTable) -> None:
    """Lobby, bids and cards, each player with a panel of their own."""
    await table.gather(points=3)
    for person in table.people:
        await table.press(person, "button-hand")
    await table.play_on(until_hand=2)


@pytest.mark.table(seed=6)
async def test_a_refused_emoji_leaves_letters_and_the_emojis_are_read_anew(table: CardTable) -> None:
    await switched_on(table)
    await table.gather(points=3)
    await table.reach_play()
    refusing = Refusing(table, "emojis")
    panel: Any = (await table.press(table.mover, "button-hand")).response
    assert refusing.refused == 1
    assert emojis_on(table, panel) == []
    cards = [label for label in look(table.env, panel).labels if any(sign in label for sign in SIGNS.values())]
    assert len(cards) == 5
    assert not [one for one in every_message(table.env) if one.says("fault-unexpected")]
    refusing.what = ""
    await table.env.settle()
    again: Any = (await table.press(table.mover, "button-hand")).response
    assert len(emojis_on(table, again)) >= 5, "those that are there now"


@pytest.mark.proof
@pytest.mark.table(seed=6)
async def test_a_discord_that_refuses_every_emoji_stops_no_game(table: CardTable) -> None:
    await switched_on(table)
    refusing = Refusing(table, "emojis")
    await play_a_hand(table)
    assert refusing.refused
    assert table.view.status is Status.PLAYING
    assert not [one for one in every_message(table.env) if one.says("fault-unexpected") or EMOJI.search(one.text)]


@pytest.mark.table(drawn=True, seed=6)
@pytest.mark.parametrize("pictures", ["yes", "no"])
async def test_a_server_without_files_gets_words_and_seals_and_the_reason_once(table: CardTable, pictures: str) -> None:
    refusing = Refusing(table, "files")
    if pictures == "no":
        await table.bot.services.tables.server_settings.choose(table.world.guild.id, {"pictures": "no"})
    await play_a_hand(table)
    shown = list(every_message(table.env))
    assert not [one for one in shown if one.pictures or one.says("fault-no-access") or one.says("fault-unexpected")]
    assert len([one for one in shown if WORDS("fault-no-files") in one.text]) <= 1
    assert refusing.refused == 1, "remembered for the server"
    sent = [str(request.json) for request in table.env.http_requests]
    assert any(re.search(r"`[0-9a-f]{64}`", one) for one in sent), "the seal is written out"
    await table.env.advance_time(WITHOUT_FILES + 1)
    refusing.what = ""
    await table.type(table.ann, "table show")
    assert look(table.env, table.message).pictures or pictures == "no"


@pytest.mark.table(drawn=True, seed=6)
async def test_a_lobby_on_a_server_without_files_is_seen_and_says_why(table: CardTable) -> None:
    refusing = Refusing(table, "files")
    for command, options in (("table open", {}), ("daily", {"show": "month"})):
        answer = table.read(await table.type(table.ann, command, **options))
        assert answer.text
        assert not answer.says("fault-no-access")
    assert refusing.refused <= 1


@pytest.mark.proof
@pytest.mark.table(seed=6)
@pytest.mark.parametrize("closed", [False, True])
async def test_files_that_no_words_replace_are_sent_directly_or_nothing_claims_it(
    table: CardTable, closed: bool
) -> None:
    """Each time anew, also when the server is known to take none."""
    await table.finish_games()
    Refusing(table, "files", closed=closed)
    sent = 0
    for command, options, words in (
        ("my-data", {}, "my-data-here"),
        ("record", {"game": 1}, "game-here"),
        ("record", {}, "record-here"),
    ):
        told = await table.said(table.ann, command, **options)
        assert told == WORDS("fault-no-file" if closed else "files-sent-directly")
        directly = table.env.backend.messages.get(table.env.backend.dm_channels.get(table.ann.id, 0), {})
        assert len(directly) == (sent := sent + (not closed))
        if not closed:
            newest = directly[max(directly)]
            assert newest.attachments
            assert look(table.env, simcord.ResponseMessage(table.env, newest)).says(words)
    assert all("400001" in str(error) for error in table.env.errors)
    table.env.errors.clear()
