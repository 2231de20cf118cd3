"""Every button, menu and form of the bot, pressed on a page of the live table by every kind of person, as in Discord
(``inventory``): the same rights, and always an answer. A page gives nobody a moderator's rights.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest
import simcord

from bot.live.pages import SIGNED_OUT, Pages
from bot.playground.play import serve_live_table
from bot.storage.api import LiveSession
from tests.discord.inventory import COLUMNS, SITUATIONS, rows_of
from tests.discord.live_house import Page, open_page
from tests.discord.test_rights import FORMS, Somebody, Stage, stage
from tests.long_form import sampled
from tests.world.said import is_text

pytestmark = [pytest.mark.proof, pytest.mark.timeout(900)]

SITUATIONS_WITH_BUTTONS = [
    situation for situation in SITUATIONS if any(name.startswith("rb:") for name in rows_of(situation))
]
HERE = ("member", "seated", "owner", "host", "moderator", "stranger", "blocked", "server", "maintenance")
"""The columns of ``inventory`` that a page has. Nobody is elsewhere: a page goes to whatever its person sees."""


class PagesStage(Stage):
    """The same people and games, but what is pressed is pressed on a page."""

    browser: aiohttp.ClientSession

    async def open_page(self, actor: Somebody, where: simcord.ChannelHandle) -> Page:
        session = LiveSession(actor.id, actor.member.user.name, actor.member.guild.id, where.id, "en-US")
        return await open_page(self.bot.features.live, self.browser, session)

    async def press(
        self, actor: Somebody, where: simcord.ChannelHandle, kind: str, words: Any = None, *, dm: bool
    ) -> list[str]:
        page = await self.open_page(actor, where)
        await page.hear()
        custom_id, value = self.read(kind, actor, where, words)
        sent: dict[str, Any] = {}
        if custom_id.startswith(FORMS):
            field, _, line = str(value).partition("/")
            sent = {"fields": {field: line}}
        elif value is not None:
            sent = {"chosen": [value]}
        if kind == "rb:live:out":
            await page.socket.send_json({"press": custom_id, "id": "1"})
            assert await page.code() == SIGNED_OUT
            return [str(SIGNED_OUT)]
        said = await page.words(custom_id, **sent)
        await page.socket.send_str("bye")  # a person has a few sessions at once
        await page.code()
        assert not is_text(said, "fault-unexpected"), (kind, said)
        assert "/t#" not in str(page.sheets), f"{kind} lets its person in anew, without Discord"
        return [said] if said.strip() or page.sheets else [str(page.view["seq"])]


@asynccontextmanager
async def pages_stage(folder: Path) -> AsyncIterator[PagesStage]:
    """The stage with pages, of which each person may press as often as they like."""
    with patch.object(Pages, "count"):
        async with stage(folder) as plain, aiohttp.ClientSession() as browser:
            with plain.env.time_context():
                await serve_live_table(plain.env, plain.bot)
                here = PagesStage(**vars(plain))
                here.browser = browser
                yield here


@pytest.mark.parametrize("situation", SITUATIONS_WITH_BUTTONS)
async def test_every_button_is_answered_on_a_page_as_in_discord(
    situation: str, tmp_path: Path, long_form: bool
) -> None:
    async with pages_stage(tmp_path) as here:
        for name, row in rows_of(situation).items():
            if not name.startswith("rb:"):
                continue
            for column in HERE if long_form else ("member", "seated", "moderator"):
                as_whom = "member" if column == "moderator" else column
                letter = await here.cell(name, column, situation)
                assert letter == row.letters[COLUMNS.index(as_whom)], (name, column, here.said)


ODD: tuple[dict[str, Any], ...] = (
    {}, {"chosen": ["made up"]}, {"chosen": ["-1"] * 25}, {"chosen": ["9" * 90]}, {"chosen": ["²"]}, {"fields": {}},
)  # fmt: skip
WRITTEN: tuple[Any, ...] = ("", "x" * 1500, "9" * 90, "-1", "\x00", "nan", [], ["a", "b"])


@pytest.mark.parametrize("situation", sampled(SITUATIONS_WITH_BUTTONS, ["night", "nothing"]))
async def test_what_was_never_offered_is_answered_and_breaks_nothing(
    situation: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody holds a page to what a menu lists or to how long a field may be, as Discord does."""
    async with pages_stage(tmp_path) as here:
        for name in rows_of(situation):
            if not name.startswith("rb:") or name in ("rb:live:out", "rb:forget"):
                continue
            actor = here.entitled(situation)
            await here.set(situation, actor)
            page = await here.open_page(actor, here.channel)
            custom_id, value = here.read(name, actor, here.channel)
            field = str(value).partition("/")[0]
            for sent in (*ODD, *({"fields": {field: line}} for line in WRITTEN)):
                said = await page.words(custom_id, **sent)
                assert not is_text(said, "fault-unexpected"), (name, sent)
            await page.socket.send_str("bye")
            await page.code()
            await here.clear()
    assert [line for line in caplog.records if line.levelname == "ERROR"] == []
