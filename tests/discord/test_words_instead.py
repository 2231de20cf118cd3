"""Whatever fails while a picture is drawn, its words stand there: on every message, in every answer, in every file."""

from __future__ import annotations

import io
import logging
import math
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
import simcord
from PIL import Image

from bot.pictures.canvas import Canvas
from bot.processes.work_queue import WorkQueue
from bot.processes.workers import WorkerDied, WorkerThread
from bot.tables.model import Status
from bot.ui import buttons, picture_door
from bot.ui.picture_door import PictureDoor
from bot.words.catalogue import Texts
from tests.discord.card_table import CardTable, PatientPictures
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import Shown, look
from tests.discord.test_boards import play_ranked
from tests.discord.test_puzzle import Puzzled
from tests.discord.test_reviews import hear
from tests.world import require
from tests.world.analysed import RECORD, quick_judge, quick_play_on

WORDS = Texts()
BISMILLAH = "\ufdfd"
"""A name of one letter, which FreeType cannot draw."""


def fault(*_: object, **__: object) -> None:
    raise OSError("raster overflow")


class Dying(WorkerThread):
    """A worker that dies of every picture."""

    async def answer(self, _: Callable[..., object], __: tuple[object, ...]) -> object:
        raise WorkerDied("killed")


class Deadly(PatientPictures):
    """Pictures that no worker survives."""

    def __init__(self, draw: Any, draw_panel: Any, draw_part: Any, avatars_of: Any, _: WorkQueue) -> None:
        super().__init__(draw, draw_panel, draw_part, avatars_of, WorkQueue(1, Dying.start))


@pytest.fixture
def nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture fails, and so do those of which the bot does not know yet."""
    monkeypatch.setattr(Canvas, "__init__", fault)
    monkeypatch.setattr(Image.Image, "save", fault)


def every_message(env: simcord.Env) -> Iterator[Shown]:
    for messages in env.backend.messages.values():
        for stored in messages.values():
            yield look(env, simcord.ResponseMessage(env, stored))


@pytest.fixture(autouse=True)
def within_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match plays partly by the machine's clock, which is days ahead of the simulated one where it runs for long."""
    monkeypatch.setattr(picture_door, "AGAIN_SECONDS", math.inf)


def check(table: CardTable, caplog: pytest.LogCaptureFixture, *kinds: str) -> None:
    """There is no picture anywhere, nobody reads that something went wrong, and the log names each cause once."""
    shown = list(every_message(table.env))
    assert not [one for one in shown if one.pictures]
    wrong = {WORDS(key) for key in ("fault-unexpected", "fault-discord")}
    assert not [one for one in shown if wrong & set(one.texts)]
    assert all(one.text.strip() for one in shown if not one.buttons)
    named = [one.getMessage().splitlines()[0] for one in caplog.records if one.name == "bot.ui.picture_door"]
    assert len(named) == len(set(named)), named
    for kind in kinds:
        assert [line for line in named if f"({kind})" in line], (kind, named)
    assert not [name for name in ("Ann", "Bob", "Cay", "Dan", BISMILLAH) if name in "".join(named)]


async def answered(table: CardTable, command: str, **options: Any) -> Shown:
    """What Ann reads who types this."""
    return table.read(await table.type(table.ann, command, **options))


# -- the kinds, each with what is to be read in the picture's place


async def game(table: CardTable) -> set[str]:
    """A game from its lobby to its end: lobby, public message, panels, score sheet and result."""
    ann, *others = table.people
    await table.type(ann, "table open", points=3)
    for person in others:
        await table.press(person, "button-join")
        assert person.name.title() in table.public_text()
    await table.press(ann, "button-start")
    panel = look(table.env, await table.panel(ann))
    assert len(panel.text) > 100, "the hand in words"
    while table.view.status is Status.PLAYING:
        mover = require(table.view.to_move).name
        assert str(mover) in table.public_text(), "the newest state"
        await table.decide(table.choice())
    await table.env.advance_time(60)
    assert len(table.sheets()) == 1
    return {"table", "panel", "highlight"}


async def boards(table: CardTable) -> set[str]:
    """Figures of people."""
    await play_ranked(table, 12)
    assert "Ann" in (await answered(table, "leaderboard")).text
    assert len((await answered(table, "stats")).text) > 60
    assert "Bob" in (await answered(table, "compare", a=table.ann, b=table.bob)).text
    assert (await answered(table, "league")).text
    return {"_draw_figures"}


async def hands(table: CardTable) -> set[str]:
    """A hand that is over: looked at, reviewed, shared, and the game replayed and analysed."""
    await table.finish_games()
    hear(table)
    hand: Any = (await table.look_at(table.ann)).response
    assert "Dan" in look(table.env, hand).text
    reviewed = await table.press(table.ann, "button-review", hand)
    assert table.read(reviewed).text
    shared: Any = await table.press(table.ann, "button-share", hand)
    await table.env.settle()
    assert table.read(shared).says("share-done")
    assert "Ann" in (await answered(table, "replay", game=1)).text
    return {"_draw_figures", "hand_animation"}


async def analysis(table: CardTable) -> set[str]:
    """A file that is analysed: its report, a card and a step."""
    with patch("bot.analysis.desk.judge", quick_judge), patch("bot.analysis.desk.play_on", quick_play_on):
        response: Any = (await table.type(table.ann, "analyse", file=("game.euchre", RECORD))).response
        await table.env.settle()
        report = look(table.env, response)
        assert "Dan" in report.text
        for what in (buttons.ANALYSIS_CARD, "button-analysis-report", "button-analysis-steps"):
            chosen = next(one for one in look(table.env, response).found(what) if not one.disabled)
            await table.ann.click(response, custom_id=chosen.custom_id)
            await table.env.settle()
            assert look(table.env, response).text
    return {"_draw_figures"}


async def contests(table: CardTable) -> set[str]:
    """The daily deal, the puzzle and the tour."""
    assert (await answered(table, "daily", show="month")).text
    puzzled = Puzzled(table)
    await puzzled.ask(table.ann)
    await puzzled.chosen()
    assert len(puzzled.look(await puzzled.ask(table.ann)).text) > 200, "all that the seat sees"
    helped: Any = (await table.type(table.ann, "help")).response
    (tour,) = [one.custom_id for one in look(table.env, helped).buttons if buttons.TOUR.read(one.custom_id) is not None]
    result: Any = await table.ann.click(helped, custom_id=tour)
    assert look(table.env, result.response).text
    return {"panel_picture", "tour_picture"}


async def night(table: CardTable) -> set[str]:
    """A night: its tables in threads, its standings, and its file."""
    night = Night8(table)
    await night.begun()
    for snapshot in night.snapshots():
        shown = look(table.env, night.table_message(snapshot))
        assert str(require(snapshot.table.to_move).name) in shown.text
    await night.to_the_end()
    await table.env.settle()
    assert any("Ann" in one.text and "Dan" in one.text for one in night.messages())
    assert "Ann" in await night.types(night.ann, "night hall-of-fame")
    packed = await table.type(table.ann, "night results")
    if packed.response.attachments:
        await check_file(packed, {"standings.txt"})
    else:  # of workers that die nothing else of the file comes either
        assert look(table.env, packed.response).text == WORDS("night-results-busy")
    return {"table", "_draw_figures", "file"}


async def duplicate(table: CardTable) -> set[str]:
    """A duplicate match: its results and a deal side by side."""
    room = Hall(table)
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")
    await room.play()
    menus = [(m, look(table.env, m)) for m in room.world.channel.history()]
    ((results, shown),) = [(message, one) for message, one in menus if one.choices]
    assert "Bob" in shown.text
    ((menu, _),) = shown.choices.items()
    answer: Any = await room.ann.select(results, custom_id=menu, values=["2"])
    assert len(look(table.env, answer.response).text) > 200
    return {"_draw_figures"}


async def check_file(result: Any, names: set[str]) -> None:
    (attachment,) = result.response.attachments
    with zipfile.ZipFile(io.BytesIO(await attachment.read())) as file:
        assert names <= set(file.namelist())
        assert not [name for name in file.namelist() if name.endswith(".png")]
        assert all("Ann" in file.read(name).decode() for name in names)


BY_WORKERS = {"table", "panel", "highlight", "file"}
"""Kinds that processes draw; the others are drawn in threads."""

Scene = Callable[[CardTable], Awaitable[set[str]]]
SCENES: tuple[Scene, ...] = (game, boards, hands, analysis, contests, night, duplicate)


@pytest.mark.proof
@pytest.mark.table(drawn=True, seed=6, expert="steady")
@pytest.mark.parametrize("scene", SCENES)
async def test_a_fault_leaves_words_everywhere(
    scene: Scene, table: CardTable, nothing_is_drawn: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    check(table, caplog, *await scene(table))


@pytest.mark.proof
@pytest.mark.table(pictures=Deadly, seed=6, expert="steady")
@pytest.mark.parametrize("scene", SCENES)
async def test_workers_that_die_and_pictures_that_are_late_leave_words_everywhere(
    scene: Scene, table: CardTable, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(PictureDoor, "draw", AsyncMock(return_value=None))  # see tests/ui/test_picture_door.py
    kinds = await scene(table)
    check(table, caplog, *kinds & BY_WORKERS)


@pytest.mark.table(drawn=True, seed=6)
async def test_a_name_of_one_letter_that_no_font_can_draw_stops_no_table(table: CardTable) -> None:
    """It froze the table for everybody: the lobby stayed as it was."""
    table.env.backend.users[table.bob.id].global_name = BISMILLAH
    await table.gather()
    shown = look(table.env, table.message)
    assert len(shown.pictures) == 1
    assert "hand" in str([button.custom_id for button in shown.buttons]), "the game has begun for everybody"
    for _ in range(3):
        await table.decide(table.choice())
    assert str(table.view.seq) in str(look(table.env, table.message).buttons)
    assert look(table.env, await table.panel(table.bob)).pictures
