"""What every test against the simulated Discord gets."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from simcord import MemberActor
from simcord.http import FakeHTTPClient

from bot.analysis import desk
from bot.live import pages, server
from bot.playground.play import serve_live_table
from bot.storage import upkeep
from bot.tournaments import puzzles
from cogs import leagues, lobby_posts
from tests.discord.card_table import CardTable, any_picture, card_table
from tests.discord.live_house import House
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import SwallowedErrors


@pytest.fixture(autouse=True)
def swallowed() -> Iterator[SwallowedErrors]:
    """Fails the test when discord.py has logged an error that the test has not taken (`swallowed.take()`)."""
    errors = SwallowedErrors()
    logger = logging.getLogger("discord")
    logger.addHandler(errors)
    yield errors
    logger.removeHandler(errors)
    left = errors.take()
    assert not left, f"discord.py swallowed {left}"


@pytest.fixture
async def evening(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[CardTable]:
    """An evening that begins and ends in one task, as SimCord wants it."""
    settings: dict[str, Any] = {}
    for mark in request.node.iter_markers("table"):
        settings = mark.kwargs | settings
    opened, over = asyncio.get_running_loop().create_future(), asyncio.Event()

    async def spend() -> None:
        async with card_table(tmp_path, **settings) as table:
            opened.set_result(table)
            await over.wait()

    spent = asyncio.create_task(spend())
    await asyncio.wait([opened, spent], return_when=asyncio.FIRST_COMPLETED)
    if opened.done():
        yield opened.result()
    over.set()
    await spent


@pytest.fixture
def table(evening: CardTable) -> Iterator[CardTable]:
    """The bot, and nobody seated yet; `pytest.mark.table` has the settings, a module's and a test's own. Fixtures and
    the test have SimCord's time.
    """
    with evening.env.time_context():
        yield evening


@pytest.fixture
def keeper(table: CardTable) -> MemberActor:
    """Eve, who may manage the server."""
    return table.world.add_keeper()


@pytest.fixture
def night(table: CardTable) -> Night8:
    """The same evening, at which nights of eight are opened."""
    return Night8(table)


@pytest.fixture
def room(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """The same evening, at which duplicate is played."""
    monkeypatch.setattr("bot.pictures.open_hands_picture.open_hands_picture", any_picture)
    return Hall(table)


@pytest.fixture
async def house(table: CardTable) -> AsyncIterator[House]:
    await serve_live_table(table.env, table.bot)
    async with aiohttp.ClientSession() as browser:
        yield House(table, browser)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses too often, and a page is heard of often enough while the test does something else."""
    monkeypatch.setattr(pages.Pages, "count", lambda *_: None)
    monkeypatch.setattr(server, "HEARTBEAT_SECONDS", 3600.0)


@pytest.fixture
def nobody_looks_every_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks go by, and neither store, seasons nor analyses look every hour whether there is something to do."""
    monkeypatch.setattr(upkeep, "REST_SECONDS", 1e9)
    monkeypatch.setattr(leagues, "_LONGEST_SLEEP", 1e9)
    monkeypatch.setattr(lobby_posts, "ROUND_SECONDS", 1e9)
    monkeypatch.setattr(puzzles, "LOOK_SECONDS", 1e9)
    monkeypatch.setattr(desk, "_TIDYING_SECONDS", 1e9)


@pytest.fixture
def nonces(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return Discord's memory for nonces, which the simulation lacks and no restart of the bot wipes."""
    known: dict[str, Any] = {}
    request = FakeHTTPClient.request

    async def remember(self: Any, route: Any, **given: Any) -> Any:
        form = {part["name"]: part["value"] for part in given.get("form") or ()}
        payload = given.get("json") or json.loads(form.get("payload_json", "{}"))
        nonce = payload.get("nonce") if isinstance(payload, dict) and payload.get("enforce_nonce") else None
        if nonce in known:
            return known[nonce]
        answer = await request(self, route, **given)
        if nonce is not None:
            known[nonce] = answer
        return answer

    monkeypatch.setattr(FakeHTTPClient, "request", remember)
    return known
