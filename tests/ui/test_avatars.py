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

from bot.pictures.table_picture import table_picture
from bot.task_group import TaskGroup
from bot.ui.avatars import Avatars
from bot.words.catalogue import Texts
from tests.world import require
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
        return SimpleNamespace(user=SimpleNamespace(id=user_id, avatar=None if key is None else self._asset(key)))

    def _asset(self, key: str) -> Any:
        async def read() -> bytes:
            self.asked.append(key)
            return png((200, 30, 40)) if self._answer is None else await self._answer()

        return SimpleNamespace(key=key, replace=lambda **_: SimpleNamespace(read=read))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_an_avatar_is_fetched_once_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    avatars, cdn = Avatars(tmp_path), Cdn()
    avatars.start()
    for key in ("one", "one", "two", "two"):
        await avatars.on_interaction(cdn.press(7, key))
        await avatars.wait_until_done()
    assert cdn.asked == ["one", "two"]
    assert names(tmp_path) == ["7-two.png"]
    assert avatars.files_of([7, 8]) == {7: str(tmp_path / "7-two.png")}


async def test_avatars_are_found_again_after_a_restart(tmp_path: Path) -> None:
    (tmp_path / "7-one.png").write_bytes(png((1, 2, 3)))
    avatars, cdn = Avatars(tmp_path), Cdn()
    avatars.start()
    await avatars.on_interaction(cdn.press(7, "one"))
    await avatars.wait_until_done()
    assert cdn.asked == []
    assert avatars.files_of([7])


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


async def test_a_press_makes_no_task_where_nothing_is_to_be_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The avatar is here, or there is none, or it is on its way, or it could not be fetched just now."""
    started: list[str] = []
    start = TaskGroup.start

    def count(group: TaskGroup, coroutine: Any, name: str) -> asyncio.Task[Any]:
        started.append(name)
        return start(group, coroutine, name)

    monkeypatch.setattr(TaskGroup, "start", count)
    avatars, cdn, without = Avatars(tmp_path), Cdn(), Cdn(lost)
    avatars.start()
    for press in (cdn.press(1, "here"), cdn.press(2, "under way"), without.press(3, "lost"), cdn.press(4, None)):
        for _ in range(2):
            await avatars.on_interaction(press)
    await avatars.wait_until_done()
    for press in (cdn.press(1, "here"), without.press(3, "lost"), cdn.press(4, None)):
        await avatars.on_interaction(press)
    assert len(started) == 3


async def forget(avatars: Avatars, _: Cdn) -> None:
    avatars.forget(7)


async def remove(avatars: Avatars, cdn: Cdn) -> None:
    await avatars.on_interaction(cdn.press(7, None))


async def change(avatars: Avatars, cdn: Cdn) -> None:
    await avatars.on_interaction(cdn.press(7, "two"))


async def change_back(avatars: Avatars, cdn: Cdn) -> None:
    await avatars.on_interaction(cdn.press(7, "two"))
    await avatars.on_interaction(cdn.press(7, "one"))


async def return_after_forgetting(avatars: Avatars, cdn: Cdn) -> None:
    avatars.forget(7)
    await avatars.on_interaction(cdn.press(7, "two"))


@pytest.mark.parametrize(
    "moment", ["before it is asked for", "while it is sent", "before it is written", "when it is written"]
)
@pytest.mark.parametrize(
    ("meanwhile", "left"),
    [
        (forget, []),
        (remove, []),
        (change, ["7-two.png"]),
        (change_back, ["7-one.png"]),
        (return_after_forgetting, ["7-two.png"]),
    ],
)
async def test_what_happens_while_an_avatar_is_fetched_counts_and_every_file_has_an_owner(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    moment: str,
    meanwhile: Callable[[Avatars, Cdn], Awaitable[None]],
    left: list[str],
) -> None:
    avatars, first = Avatars(tmp_path), [True]

    async def happen(now: str) -> None:
        if now == moment and first:
            first.clear()
            await meanwhile(avatars, cdn)

    async def send() -> bytes:
        await happen("while it is sent")
        return png((200, 30, 40))

    to_thread = asyncio.to_thread

    async def write(work: Callable[..., Any], *arguments: Any) -> None:
        await happen("before it is written")
        await to_thread(work, *arguments)
        await happen("when it is written")

    monkeypatch.setattr(asyncio, "to_thread", write)
    cdn = Cdn(send)
    avatars.start()
    await avatars.on_interaction(cdn.press(7, "one"))
    await happen("before it is asked for")
    await avatars.wait_until_done()
    assert not first
    assert names(tmp_path) == left
    assert [Path(path).name for path in avatars.files_of([7]).values()] == left


async def test_what_an_earlier_process_left_unfinished_is_removed(tmp_path: Path) -> None:
    for name in ("7-one.part", "7-one.png", "notes.txt"):
        (tmp_path / name).write_bytes(png((1, 2, 3)))
    avatars = Avatars(tmp_path)
    avatars.start()
    assert names(tmp_path) == ["7-one.png", "notes.txt"]


async def test_whoever_is_forgotten_leaves_no_file_of_another_process_either(tmp_path: Path) -> None:
    avatars = Avatars(tmp_path)
    avatars.start()
    for name in ("7-one.png", "7-one.part", "70-one.png"):
        (tmp_path / name).write_bytes(png((1, 2, 3)))
    avatars.forget(7)
    assert names(tmp_path) == ["70-one.png"]


async def never() -> bytes:
    await asyncio.Event().wait()
    raise AssertionError


async def lost() -> bytes:
    raise discord.HTTPException(cast(Any, SimpleNamespace(status=404, reason="Not Found")), "gone")


@pytest.mark.jumping
@pytest.mark.parametrize("answer", [never, lost])
async def test_a_cdn_that_does_not_answer_is_left_alone_for_a_while(
    tmp_path: Path, answer: Callable[[], Awaitable[bytes]]
) -> None:
    avatars, cdn = Avatars(tmp_path), Cdn(answer)
    avatars.start()
    for _ in range(2):
        await avatars.on_interaction(cdn.press(1, "one"))
        await avatars.wait_until_done()
    assert cdn.asked == ["one"]
    assert avatars.files_of([1]) == {}


async def test_a_folder_that_cannot_be_made_only_costs_the_avatars(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    avatars, cdn = Avatars(tmp_path / "file" / "avatars"), Cdn()
    avatars.start()
    await avatars.on_interaction(cdn.press(1, "one"))
    await avatars.wait_until_done()
    assert avatars.files_of([1]) == {}


def test_an_avatar_is_drawn_and_a_broken_file_is_not(tmp_path: Path) -> None:
    table, texts = SCENES["trick"](), Texts()
    user = require(table.chairs[1].user_id)
    good, broken = tmp_path / "good.png", tmp_path / "broken.png"
    good.write_bytes(png((1, 200, 150)))
    broken.write_bytes(b"no picture")
    plain = table_picture(table, texts)
    drawn = Image.open(io.BytesIO(table_picture(table, texts, avatars={user: str(good)}))).convert("RGB")
    assert (1, 200, 150) in {colour for _, colour in drawn.getcolors(256) or []}
    assert table_picture(table, texts, avatars={user: str(broken)}) == plain
    assert table_picture(table, texts, avatars={user: str(tmp_path / "none.png")}) == plain
