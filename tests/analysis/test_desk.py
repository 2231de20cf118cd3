"""The desk: one analysis of a game at a time, beside everything else, kept for whoever asks again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.analysis.desk import KEPT, KEPT_SECONDS, Analysis, AnalysisDesk, GameFile, KeptFiles, Refusal
from bot.analysis.games import UnreadableFile
from bot.analysis.judging import Decision, Judgement, WhatIf, decisions
from bot.engine.acts import PASS
from bot.players.evaluation import ActEvaluation
from bot.players.workers import ANALYSIS, REVIEW, Workers
from bot.processes.work_queue import WorkersBusy
from tests.world.clock import turns

RECORD = (Path(__file__).parent.parent / "golden" / "csl.euchre").read_bytes()
SERVER = 71


class Crew:
    """Workers that judge nothing: every act is as good as any. They wait until they are ``let``."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.begun = asyncio.Event()
        self.let = asyncio.Event()
        self.busy = self.defect = False

    async def start(self) -> Crew:
        return self

    async def answer(self, think: Callable[..., object], about: tuple[Any, ...]) -> object:
        self.asked.append(think.__name__)
        self.begun.set()
        await self.let.wait()
        if self.busy:
            raise WorkersBusy("a test")
        if self.defect:
            raise ZeroDivisionError("a test")
        match about[0]:
            case Decision(hand, act, views, taken) if len(about) == 1:
                prospects = ActEvaluation(taken, 0.5, 0, 0, 0, 0, 0)
                return Judgement(hand, act, views[0], prospects, prospects, 1)
            case Decision():
                prospects = ActEvaluation(about[1], 0.5, 0, 0, 0, 0, 0)
                return WhatIf(prospects, prospects, 50)
            case _:
                return (0, 0)

    async def close(self) -> None:
        """Nothing to end."""


@asynccontextmanager
async def open_desk(crew: Crew, folder: Path | None = None, most: int = KEPT) -> AsyncIterator[AnalysisDesk]:
    workers = Workers(start=crew.start)
    desk = AnalysisDesk(workers, folder, most=most)
    try:
        yield desk
    finally:
        await desk.close()
        await workers.close()


def copy_of(number: int) -> bytes:
    """The same game as another file."""
    return RECORD + b"# copy %d\n" % number


async def begun(desk: AnalysisDesk, number: int, user_id: int, guild_id: int | None = None) -> Analysis | Refusal:
    return desk.analyse(await desk.read(copy_of(number), "csl.euchre"), 0, user_id, guild_id)


def the(analysis: Analysis | Refusal) -> Analysis:
    assert isinstance(analysis, Analysis)
    return analysis


async def test_a_game_is_judged_in_the_order_of_play_and_summed_up_last() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        analysis = the(await begun(desk, 1, 100))
        assert (analysis.judged, analysis.over) == (0, False)
        crew.let.set()
        await analysis.wait(5)
        assert 5 <= analysis.judged < len(analysis.decisions)
        assert not list(analysis.cards)
        await analysis.wait(len(analysis.decisions) + 1)
        assert analysis.over
        assert not analysis.stopped
        due = decisions(analysis.game)
        assert list(analysis.judgements) == [(one.hand, one.act) for one in due] == sorted(analysis.judgements)
        assert [card.name for card in analysis.cards] == list(analysis.game.names)
        assert sum(card.total.decisions for card in analysis.cards) == len(due)
        assert analysis.decision(due[3].hand, due[3].act) == due[3]
        assert analysis.decision(0, 99) is None


async def test_the_same_file_is_judged_once_whoever_asks() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        first = the(await begun(desk, 1, 100))
        assert await begun(desk, 1, 101) is first
        crew.let.set()
        await first.wait(999)
        asked_before = len(crew.asked)
        assert await begun(desk, 1, 102) is first
        assert await desk.file(first.file.key) == first.file
        assert len(crew.asked) == asked_before


async def test_somebody_and_a_server_and_all_have_only_so_many_under_way() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        first_analysis = the(await begun(desk, 1, 100, SERVER))
        assert await begun(desk, 2, 100, SERVER) is Refusal.PERSON
        the(await begun(desk, 2, 101, SERVER))
        assert await begun(desk, 3, 102, SERVER) is Refusal.SERVER
        the(await begun(desk, 3, 102))
        the(await begun(desk, 4, 103))
        assert await begun(desk, 5, 104) is Refusal.BUSY
        assert await begun(desk, 1, 104) is first_analysis
        crew.let.set()
        await first_analysis.wait(999)
        await turns(1)
        the(await begun(desk, 5, 100, SERVER))


async def test_an_analysis_without_workers_stops_and_may_begin_again() -> None:
    crew = Crew()
    crew.busy = True
    crew.let.set()
    async with open_desk(crew) as desk:
        analysis = the(await begun(desk, 1, 100))
        await analysis.wait(1)
        assert (analysis.stopped, analysis.cards) == (True, ())
        await turns(1)
        crew.busy = False
        again = the(await begun(desk, 1, 100))
        assert again is not analysis
        await again.wait(999)
        assert again.cards


async def test_an_analysis_that_fails_by_a_defect_is_logged_under_its_reference_and_may_begin_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    crew = Crew()
    crew.let.set()
    crew.defect = True
    async with open_desk(crew) as desk:
        analysis = the(await begun(desk, 1, 100))
        await analysis.wait(1)
        await turns(1)
        assert (analysis.failed, analysis.stopped, analysis.over, analysis.cards) == (True, False, True, ())
        (error,) = [record for record in caplog.records if record.levelname == "ERROR"]
        assert analysis.reference in error.getMessage()
        crew.defect = False
        again = the(await begun(desk, 1, 100))
        await again.wait(999)
        assert (bool(again.cards), again.failed) == (True, False)


async def test_a_file_keeps_the_name_that_whoever_brings_it_gave_it(tmp_path: Path) -> None:
    async with open_desk(Crew(), tmp_path) as desk:
        brought = [await desk.bring(RECORD, name, 7) for name in ("mine.euchre", "yours.euchre")]
        assert [file.games[0].title for file in brought] == ["mine.euchre", "yours.euchre"]
        kept = await desk.files_of(7)
        assert sorted(kept) == [(RECORD, "mine.euchre"), (RECORD, "yours.euchre")]
        assert await desk.files_of(8) == []


async def test_only_the_newest_analyses_and_files_are_kept() -> None:
    crew = Crew()
    crew.let.set()
    async with open_desk(crew, most=2) as desk:
        made = []
        for number in (1, 2, 1, 3):
            made.append(the(await begun(desk, number, 100)))
            await made[-1].wait(999)
            await turns(1)
        one, two, three = made[0], made[1], made[3]
        assert await begun(desk, 1, 100) is one
        assert await begun(desk, 3, 100) is three
        assert await desk.file(two.file.key) is None
        assert await begun(desk, 2, 100) is not two


async def test_a_file_that_cannot_be_read_is_refused() -> None:
    async with open_desk(Crew()) as desk:
        with pytest.raises(UnreadableFile):
            await desk.read(b"euchre-record 1\nrules whist\n", "whist.euchre")


async def test_another_act_is_tried_before_analyses_go_on() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        the(await begun(desk, 1, 100))
        await crew.begun.wait()
        file: GameFile = await desk.read(copy_of(2), "csl.euchre")
        decision = decisions(file.games[0])[0]
        tried = asyncio.ensure_future(desk.what_if(decision, PASS))
        the(desk.analyse(file, 0, 101, None))
        await turns(1)
        crew.let.set()
        assert (await tried).worlds == 50
        assert crew.asked[:2] == ["judge", "what_if"]


def test_games_and_reviews_go_before_analyses() -> None:
    assert ANALYSIS.rank > REVIEW.rank


async def test_closing_stops_what_runs() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        analysis = the(await begun(desk, 1, 100))
        await crew.begun.wait()
    assert analysis.stopped


async def test_a_file_that_somebody_brought_is_found_after_a_restart(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        brought = await desk.bring(RECORD, "evening.euchre", 7)
        read = await desk.read(RECORD + b"\n", "other.euchre")
    async with open_desk(crew, tmp_path) as desk:
        assert await desk.file(brought.key) == brought
        assert await desk.file(read.key) is None, "it was read and not brought"
        assert (await desk.bring(RECORD, "evening.euchre", 8)).key == brought.key
        desk.forget(7)
        assert await desk.file(brought.key) == brought, "somebody else has brought it too"
        desk.forget(8)
        assert await desk.file(brought.key) is None
        assert KeptFiles(tmp_path).find(brought.key) is None


async def test_a_file_that_is_being_read_while_its_owner_is_forgotten_leaves_no_trace(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        coming = asyncio.ensure_future(desk.bring(RECORD, "evening.euchre", 7))
        await turns(1)
        desk.forget(7)
        key = (await coming).key
        assert KeptFiles(tmp_path).find(key) is None
        assert await desk.file(key) is None


async def test_an_analysis_that_runs_while_its_owner_is_forgotten_is_not_kept(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        brought = await desk.bring(RECORD, "evening.euchre", 7)
        analysis = the(desk.analyse(brought, 0, 7, SERVER))
        await crew.begun.wait()
        desk.forget(7)
        crew.let.set()
        await analysis.wait(10**6)
        await turns(5)
        assert desk.analyse(brought, 0, 7, SERVER) is not analysis


def test_old_files_and_those_beyond_the_limits_are_removed(tmp_path: Path) -> None:
    now = 1e9
    kept = KeptFiles(tmp_path, lambda: now, most=3, most_of_person=2)
    keys = [f"{number:016x}" for number in range(6)]
    for number, key in enumerate(keys[:3]):
        now += 1
        kept.keep(7, key, b"x", f"{number}.egn")
    assert [kept.find(key) is not None for key in keys[:3]] == [False, True, True], "the newest two of one person"
    for key in keys[3:5]:
        now += 1
        kept.keep(8, key, b"x", "game.egn")
    assert [kept.find(key) is not None for key in keys[:5]] == [False, False, True, True, True], "three of all"
    assert kept.find(keys[4]) == (b"x", "game.egn")
    now += KEPT_SECONDS - 0.5
    kept.tidy()
    assert [kept.find(key) is not None for key in keys[:5]] == [False, False, False, False, True]
    (tmp_path / f"7-{keys[5]}.game").write_bytes(b"no file of ours")
    assert kept.find(keys[5]) is None
    assert KeptFiles(None).find(keys[0]) is None
