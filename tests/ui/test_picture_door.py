"""The door through which pictures come: whatever fails gives none, and the log names the cause once."""

from __future__ import annotations

import ast
import asyncio
import logging
import threading
from functools import partial
from pathlib import Path

import pytest

from bot.processes.work_queue import WorkersBusy
from bot.ui.picture_door import PictureDoor
from tests.structure import parse
from tests.world.clock import quiet, turns

ROOT = Path(__file__).parents[2]


def fail(fault: Exception) -> bytes:
    raise fault


def fail_elsewhere(fault: Exception) -> bytes:
    raise fault


async def test_a_picture_is_drawn_beside_the_loop() -> None:
    threads = []

    def make(name: str, *, size: int) -> bytes:
        threads.append(threading.current_thread())
        return name.encode() * size

    assert await PictureDoor().draw(30.0, make, "x", size=3) == b"xxx"
    assert threads != [threading.main_thread()]


async def test_drawing_does_not_wait_longer_than_its_limit(caplog: pytest.LogCaptureFixture) -> None:
    gate, door = threading.Event(), PictureDoor()

    def make() -> bytes:
        gate.wait(60.0)
        raise OSError

    async with asyncio.timeout(30.0):
        assert await door.draw(0.05, make) is None
    assert "(make): TimeoutError" in caplog.text
    gate.set()
    await quiet()
    assert "(make): OSError" in caplog.text


@pytest.mark.parametrize(
    "fault",
    [OSError("raster overflow"), ValueError(), MemoryError(), RecursionError(), AssertionError(), KeyError("Ann")],
    ids=lambda fault: type(fault).__name__,
)
async def test_any_fault_gives_no_picture_and_is_named_without_its_message(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert await PictureDoor().draw(30.0, fail, fault) is None
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    words = record.getMessage()
    assert words.startswith(f"words stand in for a picture (fail): {type(fault).__name__}: test_picture_door.py:")
    assert "in fail" in words
    assert "Ann" not in caplog.text
    assert "raster" not in caplog.text


async def test_a_cause_is_named_once_for_each_kind_of_picture(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    door = PictureDoor()
    for _ in range(3):
        assert await door.draw(30.0, partial(fail, OSError())) is None
        assert await door.take("panel", asyncio.to_thread(fail, OSError())) is None
        assert await door.take("panel", asyncio.to_thread(fail_elsewhere, OSError())) is None
        assert await door.take("panel", asyncio.to_thread(fail, WorkersBusy("a worker has died"))) is None
    named = [
        (record.levelname, record.getMessage().splitlines()[0].partition(": test_")[0]) for record in caplog.records
    ]
    assert named == [
        ("ERROR", "words stand in for a picture (fail): OSError"),
        ("ERROR", "words stand in for a picture (panel): OSError"),
        ("ERROR", "words stand in for a picture (panel): OSError"),
        ("INFO", "words stand in for a picture (panel): a worker has died"),
    ], "the two of the panel arose in different places"


async def test_a_cause_that_lasts_is_named_again_after_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.picture_door.AGAIN_SECONDS", 0.0)
    door = PictureDoor()
    for _ in range(2):
        await door.draw(30.0, fail, OSError())
    assert len(caplog.records) == 2


async def test_nobody_is_cancelled_into_words() -> None:
    door = PictureDoor()
    drawing = asyncio.ensure_future(door.take("table", asyncio.Event().wait()))
    await turns(1)
    drawing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await drawing


# -- nothing else draws


PAINTED = {"bytes", "Canvas", "Image.Image", "bytes | None", "Image.Image | None"}


def painters() -> set[str]:
    """The functions of ``bot.pictures`` that paint something, by their annotations."""
    return {
        node.name
        for path in (ROOT / "bot" / "pictures").glob("*.py")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.FunctionDef) and node.returns is not None and ast.unparse(node.returns) in PAINTED
    }


def called(path: Path) -> set[str]:
    """What a module imports from ``bot.pictures`` and calls itself, instead of handing it over to be called."""
    tree = parse(path)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    pictures = {
        alias.name for node in imports if (node.module or "").startswith("bot.pictures") for alias in node.names
    }
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return pictures & {one.id for one in calls if isinstance(one, ast.Name)}


def test_nothing_outside_the_pictures_draws_but_through_the_door() -> None:
    """Whoever wants a picture hands the function that paints it to the door, or to the workers behind it."""
    painting = painters()
    assert {"table_picture", "panel_picture", "hand_animation", "png_of"} <= painting
    paths = [path for folder in ("bot/ui", "cogs") for path in (ROOT / folder).rglob("*.py")]
    calls = {(path.relative_to(ROOT).as_posix(), name) for path in paths for name in called(path) & painting}
    assert calls == {
        ("bot/ui/emojis.py", "emoji_image"),  # within _draw_deck, which the door calls
        ("bot/ui/picture_queue.py", "join_parts"),  # within a guard of the door
    }
