"""Avatars are fetched once, in the background; a fault or a slow line leaves the initial."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from PIL import Image

from bot.engine.seats import Seat
from bot.pictures.table_picture import table_picture
from bot.tables.model import Chair
from bot.ui import avatars as module
from bot.ui.avatars import Avatars
from bot.words.catalogue import Texts
from tests.world.scenes import SCENES


def png(colour: tuple[int, int, int]) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (128, 128), colour).save(out, "PNG")
    return out.getvalue()


class Cdn:
    """Answers with a picture, or as it is told to; counts how often it was asked."""

    def __init__(self, answer: Callable[[], Awaitable[bytes]] | None = None) -> None:
        self.asked: list[str] = []
        self._answer = answer

    def press(self, user_id: int, key: str | None) -> Any:
        """A press of somebody with this avatar."""
        return SimpleNamespace(user=SimpleNamespace(id=user_id, avatar=None if key is None else self._asset(key)))

    def _asset(self, key: str) -> Any:
        async def read() -> bytes:
            self.asked.append(key)
            return png((200, 30, 40)) if self._answer is None else await self._answer()

        return SimpleNamespace(key=key, replace=lambda **_: SimpleNamespace(read=read))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def chairs(*users: int) -> list[Chair]:
    return [Chair(Seat(number), f"user {user}", user) for number, user in enumerate(users, 1)]


async def test_an_avatar_is_fetched_once_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    avatars, cdn = Avatars(tmp_path), Cdn()
    avatars.start()
    for key in ("one", "one", "two", "two"):
        await avatars.on_interaction(cdn.press(7, key))
        await avatars.wait_until_done()
    assert cdn.asked == ["one", "two"]
    assert names(tmp_path) == ["7-two.png"]
    assert avatars.files_of(chairs(7, 8)) == {7: str(tmp_path / "7-two.png")}


async def test_avatars_are_found_again_after_a_restart(tmp_path: Path) -> None:
    (tmp_path / "7-one.png").write_bytes(png((1, 2, 3)))
    avatars, cdn = Avatars(tmp_path), Cdn()
    avatars.start()
    await avatars.on_interaction(cdn.press(7, "one"))
    await avatars.wait_until_done()
    assert cdn.asked == []
    assert avatars.files_of(chairs(7))


async def test_there_are_never_more_files_than_allowed(tmp_path: Path) -> None:
    avatars, cdn = Avatars(tmp_path, most=2), Cdn()
    avatars.start()
    for user in (1, 2, 3):
        await avatars.on_interaction(cdn.press(user, "one"))
        await avatars.wait_until_done()
    assert names(tmp_path) == ["2-one.png", "3-one.png"]


async def test_whoever_removes_an_avatar_or_is_forgotten_leaves_no_file(tmp_path: Path) -> None:
    avatars, cdn = Avatars(tmp_path), Cdn()
    avatars.start()
    for user in (1, 2):
        await avatars.on_interaction(cdn.press(user, "one"))
    await avatars.wait_until_done()
    await avatars.on_interaction(cdn.press(1, None))
    avatars.forget(2)
    assert names(tmp_path) == []


async def never() -> bytes:
    await asyncio.Event().wait()
    raise AssertionError


async def lost() -> bytes:
    raise discord.HTTPException(cast(Any, SimpleNamespace(status=404, reason="Not Found")), "gone")


@pytest.mark.parametrize("answer", [never, lost])
async def test_a_cdn_that_does_not_answer_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[[], Awaitable[bytes]]
) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.01)
    avatars, cdn = Avatars(tmp_path), Cdn(answer)
    avatars.start()
    for _ in range(2):
        await avatars.on_interaction(cdn.press(1, "one"))
        await avatars.wait_until_done()
    assert cdn.asked == ["one"]
    assert avatars.files_of(chairs(1)) == {}


async def test_a_folder_that_cannot_be_made_only_costs_the_avatars(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    avatars, cdn = Avatars(tmp_path / "file" / "avatars"), Cdn()
    avatars.start()
    await avatars.on_interaction(cdn.press(1, "one"))
    await avatars.wait_until_done()
    assert avatars.files_of(chairs(1)) == {}


def test_an_avatar_is_drawn_and_a_broken_file_is_not(tmp_path: Path) -> None:
    table, texts = SCENES["trick"](), Texts()
    user = table.chairs[1].user_id
    assert user is not None
    good, broken = tmp_path / "good.png", tmp_path / "broken.png"
    good.write_bytes(png((1, 200, 150)))
    broken.write_bytes(b"no picture")
    plain = table_picture(table, texts)
    drawn = Image.open(io.BytesIO(table_picture(table, texts, avatars={user: str(good)}))).convert("RGB")
    assert (1, 200, 150) in {colour for _, colour in drawn.getcolors(256) or []}
    assert table_picture(table, texts, avatars={user: str(broken)}) == plain
    assert table_picture(table, texts, avatars={user: str(tmp_path / "none.png")}) == plain
