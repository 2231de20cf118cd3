"""The desk: one analysis of a game at a time, beside everything else, kept for whoever asks again."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.analysis.desk import (
    BYTES_A_MINUTE,
    KEPT_ON_DISK,
    KEPT_SECONDS,
    MOST,
    Analysis,
    AnalysisDesk,
    GameFile,
    KeptFiles,
    Limit,
    MustWait,
    SharedCache,
    list_decisions,
    read_packed,
)
from bot.analysis.games import PlayedGame, Player, UnreadableFile, read_games
from bot.analysis.judging import ActToJudge, Assessment, WhatIf, decisions
from bot.engine.acts import PASS
from bot.players.evaluation import ActEvaluation
from bot.players.workers import Urgencies, Workers
from bot.processes.work_queue import WorkersBusy
from tests.analysis.test_games import DEAL, make_game
from tests.world.clock import turns

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "csl.euchre").read_bytes()


class Crew:
    """Workers that judge nothing: every act is as good as any. They wait until they are ``let``; before they read,
    until they may ``read``.
    """

    def __init__(self, *, let: bool = False) -> None:
        self.asked: list[str] = []
        self.read_parts: list[int] = []
        self.begun = asyncio.Event()
        self.let = asyncio.Event()
        if let:
            self.let.set()
        self.read = asyncio.Event()
        self.read.set()
        self.busy = self.defect = False

    async def start(self) -> Crew:
        return self

    async def answer(self, think: Callable[..., object], about: tuple[Any, ...]) -> object:
        if think is list_decisions:
            return think(*about)
        if think is read_packed:
            self.read_parts.append(about[2])
            await self.read.wait()
            return think(*about)
        self.asked.append(think.__name__)
        self.begun.set()
        await self.let.wait()
        if self.busy:
            raise WorkersBusy("a test")
        if self.defect:
            raise ZeroDivisionError("a test")
        match about[0]:
            case ActToJudge(hand, act, views, taken) if len(about) == 1:
                prospects = ActEvaluation(taken, 0.5, 0, 0, 0, 0, 0)
                return Assessment(hand, act, copy.deepcopy(views[0]), prospects, prospects, 1)
            case ActToJudge():
                prospects = ActEvaluation(about[1], 0.5, 0, 0, 0, 0, 0)
                return WhatIf(prospects, prospects, 50)
            case _:
                return (0, 0)

    async def close(self) -> None:
        """Nothing to end."""


@asynccontextmanager
async def open_desk(
    crew: Crew, folder: Path | None = None, processes: int = 64, **settings: Any
) -> AsyncIterator[AnalysisDesk]:
    workers = Workers(processes, start=crew.start)
    desk = AnalysisDesk(workers, folder, **settings)
    try:
        yield desk
    finally:
        await desk.close()
        await workers.close()


def copy_of(number: int) -> bytes:
    """The same game as another file."""
    return RECORD + b"# copy %d\n" % number


async def begun(desk: AnalysisDesk, number: int, user_id: int) -> Analysis:
    return desk.analyse(await desk.read(copy_of(number), "csl.euchre", user_id), 0, user_id)


async def bring(desk: AnalysisDesk, data: bytes, name: str, user_id: int) -> GameFile:
    async def fetch() -> bytes:
        return data

    return await desk.bring(fetch, len(data), name, user_id)


async def refusal(work: Awaitable[object]) -> MustWait:
    with pytest.raises(MustWait) as caught:
        await work
    return caught.value


async def test_a_game_is_judged_in_the_order_of_play_and_summed_up_last() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        analysis = await begun(desk, 1, 100)
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
        for one, decision in zip(analysis.judgements.values(), analysis.decisions, strict=True):
            assert one.view is decision.views[0], "one in memory"
        assert [card.name for card in analysis.cards] == list(analysis.game.names)
        assert sum(card.total.decisions for card in analysis.cards) == len(due)
        assert analysis.decision(due[3].hand, due[3].act) == due[3]
        assert analysis.decision(0, 99) is None


async def test_the_same_file_is_judged_once_whoever_asks() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        first = await begun(desk, 1, 100)
        assert await begun(desk, 1, 101) is first
        crew.let.set()
        await first.wait(999)
        asked_before = len(crew.asked)
        assert await begun(desk, 1, 102) is first
        assert len(crew.asked) == asked_before


async def test_each_person_has_one_analysis_under_way() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        analysis = await begun(desk, 1, 100)
        assert (await refusal(begun(desk, 2, 100))).why is Limit.PERSON
        assert await begun(desk, 1, 101) is analysis, "others may look on"
        for number in range(2, MOST + 1):
            await begun(desk, number, 100 + number)
        assert (await refusal(begun(desk, 99, 999))).why is Limit.BUSY
        crew.let.set()
        await analysis.wait(999)
        await turns(1)
        await begun(desk, 99, 100)


async def test_people_take_turns_by_decisions() -> None:
    """However long somebody's game is, another's goes on by one decision whenever it does."""
    crew = Crew(let=True)
    async with open_desk(crew, processes=1) as desk:
        long = await desk.read((GOLDEN / "standard.euchre").read_bytes(), "standard.euchre", 1)
        short = await desk.read(RECORD, "csl.euchre", 2)
        first, second = desk.analyse(long, 0, 1), desk.analyse(short, 0, 2)
        await second.wait(999)
        assert second.cards
        assert 0 <= first.judged - second.judged <= 2
        assert first.judged < len(first.decisions)


async def test_an_analysis_without_workers_stops_and_may_begin_again() -> None:
    crew = Crew()
    crew.busy = True
    crew.let.set()
    async with open_desk(crew) as desk:
        analysis = await begun(desk, 1, 100)
        await analysis.wait(1)
        assert (analysis.stopped, analysis.cards) == (True, ())
        await turns(1)
        crew.busy = False
        again = await begun(desk, 1, 100)
        assert again is not analysis
        await again.wait(999)
        assert again.cards


async def test_an_analysis_that_fails_by_a_defect_is_logged_under_its_reference_and_may_begin_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    crew = Crew(let=True)
    crew.defect = True
    async with open_desk(crew) as desk:
        analysis = await begun(desk, 1, 100)
        await analysis.wait(1)
        await turns(1)
        assert (analysis.failed, analysis.stopped, analysis.over, analysis.cards) == (True, False, True, ())
        (error,) = [record for record in caplog.records if record.levelname == "ERROR"]
        assert analysis.reference in error.getMessage()
        crew.defect = False
        again = await begun(desk, 1, 100)
        await again.wait(999)
        assert (bool(again.cards), again.failed) == (True, False)


async def test_a_file_keeps_the_name_that_whoever_brings_it_gave_it(tmp_path: Path) -> None:
    async with open_desk(Crew(), tmp_path) as desk:
        brought = [await bring(desk, RECORD, name, 7) for name in ("mine.euchre", "yours.euchre")]
        assert [file.games[0].title for file in brought] == ["mine.euchre", "yours.euchre"]
        kept = await desk.files_of(7)
        assert sorted(kept) == [(RECORD, "mine.euchre"), (RECORD, "yours.euchre")]
        assert await desk.files_of(8) == []


async def test_as_many_decisions_and_bytes_are_kept_as_there_is_room_for() -> None:
    crew = Crew(let=True)
    async with open_desk(crew) as desk:
        file = await desk.read(RECORD, "csl.euchre", 100)
        decisions_of_one = len(decisions(file.games[0].unpack()))
    async with open_desk(crew, kept_bytes=2 * file.size + 1, kept_decisions=2 * decisions_of_one) as desk:
        made = []
        for number in (1, 2, 1, 3):
            made.append(await begun(desk, number, 100))
            await made[-1].wait(999)
            await turns(1)
        one, two, three = made[0], made[1], made[3]
        assert await begun(desk, 1, 100) is one
        assert await begun(desk, 3, 100) is three
        read_before = len(crew.read_parts)
        assert await begun(desk, 2, 100) is not two
        assert len(crew.read_parts) == read_before + 1, "nor is the file"


async def test_each_person_has_one_file_read_at_a_time(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        kept = await bring(desk, RECORD, "kept.euchre", 7)
    crew.read.clear()
    async with open_desk(crew, tmp_path) as desk:
        reading = asyncio.ensure_future(bring(desk, copy_of(1), "one.euchre", 7))
        await turns(1)
        for again in (bring(desk, copy_of(2), "two.euchre", 7), desk.read(RECORD, "own.euchre", 7)):
            assert (await refusal(again)).why is Limit.READING
        assert (await refusal(desk.file(kept.key, 7))).why is Limit.READING, "of the disk neither"
        others = asyncio.ensure_future(bring(desk, copy_of(3), "three.euchre", 8))
        crew.read.set()
        assert (await reading).key != (await others).key
        assert await bring(desk, copy_of(2), "two.euchre", 7)


async def test_so_many_bytes_a_minute_are_read_for_each_person() -> None:
    """Also of files that cannot be read; what has been read is answered from memory."""
    now = 1e9
    async with open_desk(Crew(), now=lambda: now) as desk:
        large = RECORD + b"#" * (BYTES_A_MINUTE // 2 - len(RECORD))
        other = large[:-1] + b" "
        file = await desk.read(large, "csl.euchre", 7)
        with pytest.raises(UnreadableFile):
            await desk.read(b"[" * (BYTES_A_MINUTE // 2), "csl.egn", 7)
        refused = await refusal(bring(desk, RECORD, "new.euchre", 7))
        assert (refused.why, refused.again) == (Limit.BYTES, now)
        assert await desk.read(large, "csl.euchre", 7) == file
        assert await desk.read(RECORD, "csl.euchre", 8)
        now += 15
        await desk.read(other, "csl.euchre", 7)
        refused = await refusal(desk.read(RECORD, "new.euchre", 7))
        assert refused.why is Limit.BYTES
        assert refused.again == pytest.approx(now + 15, abs=0.01)


async def test_so_many_decisions_a_day_are_judged_for_each_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was begun is finished; what another has had judged costs nothing."""
    now = 1e9
    file = RECORD, "csl.euchre"
    count = len(decisions(read_games(*file)[0]))
    monkeypatch.setattr("bot.analysis.desk.DECISIONS_A_DAY", count - 1)
    crew = Crew(let=True)
    async with open_desk(crew, now=lambda: now) as desk:
        analysis = await begun(desk, 1, 7)
        await analysis.wait(999)
        await turns(1)
        assert analysis.cards
        refused = await refusal(begun(desk, 2, 7))
        day = 24 * 3600
        assert refused.why is Limit.DECISIONS
        assert refused.again == pytest.approx(now + day / (count - 1), abs=0.01)
        assert await begun(desk, 1, 7) is analysis
        await begun(desk, 2, 8)
        now = refused.again + 1
        await begun(desk, 3, 7)


async def test_a_match_is_read_game_by_game() -> None:
    """So that nobody who waits for a worker waits for all of it."""
    crew = Crew()
    people = [{"id": name, "name": name} for name in "abcd"]
    games = [{"players": [*"abcd"], "gameData": make_game(DEAL)}] * 3
    match = json.dumps({"metadata": {"players": people}, "games": games}).encode()
    async with open_desk(crew) as desk:
        file = await desk.read(match, "evening.emn", 7)
    assert crew.read_parts == [0, 1, 2]
    assert tuple(game.unpack() for game in file.games) == read_games(match, "evening.emn")
    assert [(game.title, game.names) for game in file.games] == [(f"evening.emn {n}", (*"abcd",)) for n in (1, 2, 3)]


async def test_nothing_is_read_or_judged_in_the_event_loops_pool(tmp_path: Path) -> None:
    """Steady computers think there."""
    crew = Crew(let=True)
    with Pool() as pool:
        asyncio.get_running_loop().set_default_executor(pool)
        async with open_desk(crew, tmp_path) as desk:
            analysis = desk.analyse(await bring(desk, RECORD, "csl.euchre", 7), 0, 7)
            await analysis.wait(999)
        async with open_desk(crew, tmp_path) as desk:
            file = await desk.file(analysis.key[0], 7)
    assert analysis.cards
    assert file is not None
    assert pool.done == ["keep", "find"], "the disk alone"


class Pool(ThreadPoolExecutor):
    """Notes what is done in it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.done: list[str] = []

    def submit(self, work: Any, /, *about: Any, **named: Any) -> Any:
        self.done.append(work.args[0].__name__)  # as ``asyncio.to_thread`` wraps it
        return super().submit(work, *about, **named)


@pytest.mark.proof
async def test_a_process_of_its_own_reads_and_says_why_not() -> None:
    workers = Workers(1)
    desk = AnalysisDesk(workers)
    try:
        file = await desk.read(RECORD, "csl.euchre", 7)
        assert [game.unpack() for game in file.games] == [*read_games(RECORD, "csl.euchre")]
        wrong = json.dumps(make_game(DEAL, ruleset={"go_under": True, "joker": True, "allow_no_trump": True})).encode()
        with pytest.raises(UnreadableFile) as caught:
            await desk.read(wrong, "wrong.egn", 7)
        with pytest.raises(UnreadableFile) as here:
            read_games(wrong, "wrong.egn")
        assert (str(caught.value), str(caught.value.__cause__)) == (str(here.value), str(here.value.__cause__))
        analysis = desk.analyse(file, 0, 7)
        await analysis.wait(1)
        assert analysis.judged
    finally:
        await desk.close()
        await workers.close()


async def test_a_file_that_cannot_be_read_is_refused() -> None:
    async with open_desk(Crew()) as desk:
        with pytest.raises(UnreadableFile):
            await desk.read(b"euchre-record 1\nrules whist\n", "whist.euchre", 100)


async def test_another_act_is_tried_before_analyses_go_on() -> None:
    crew = Crew()
    async with open_desk(crew, processes=1) as desk:
        one, two = [await desk.read(copy_of(number), "csl.euchre", 100) for number in (1, 2)]
        desk.analyse(one, 0, 100)
        await crew.begun.wait()
        decision = decisions(two.games[0].unpack())[0]
        tried = asyncio.ensure_future(desk.what_if(decision, PASS))
        desk.analyse(two, 0, 101)
        await turns(1)
        crew.let.set()
        assert (await tried).worlds == 50
        assert crew.asked[:2] == ["judge", "what_if"]


def test_games_and_reviews_go_before_analyses() -> None:
    assert Urgencies().analysis.rank > Urgencies().review.rank


async def test_what_is_being_read_ends_with_the_workers() -> None:
    """Nobody waits for it when the process is to end."""
    crew = Crew()
    crew.read.clear()
    workers = Workers(start=crew.start)
    desk = AnalysisDesk(workers)
    reading = asyncio.ensure_future(refusal(bring(desk, RECORD, "csl.euchre", 7)))
    await turns(1)
    await desk.close()
    await workers.close()
    assert (await reading).why is Limit.BUSY
    assert not crew.read.is_set()


async def test_closing_stops_what_runs() -> None:
    crew = Crew()
    async with open_desk(crew) as desk:
        analysis = await begun(desk, 1, 100)
        await crew.begun.wait()
    assert analysis.stopped


async def test_a_file_that_somebody_brought_is_found_after_a_restart(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        brought = await bring(desk, RECORD, "evening.euchre", 7)
        read = await desk.read(RECORD + b"\n", "other.euchre", 7)
    async with open_desk(crew, tmp_path) as desk:
        assert await desk.file(brought.key, 100) == brought
        assert await desk.file(read.key, 100) is None, "it was read and not brought"
        assert (await bring(desk, RECORD, "evening.euchre", 8)).key == brought.key
        desk.forget(7)
        assert await desk.file(brought.key, 100) == brought, "somebody else has brought it too"
        desk.forget(8)
        assert await desk.file(brought.key, 100) is None
        assert KeptFiles(tmp_path).find(brought.key) is None


async def test_a_file_that_is_being_read_while_its_owner_is_forgotten_leaves_no_trace(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        coming = asyncio.ensure_future(bring(desk, RECORD, "evening.euchre", 7))
        await turns(1)
        desk.forget(7)
        key = (await coming).key
        assert KeptFiles(tmp_path).find(key) is None
        assert await desk.file(key, 100) is None


async def test_an_analysis_that_runs_while_its_owner_is_forgotten_is_not_kept(tmp_path: Path) -> None:
    crew = Crew()
    async with open_desk(crew, tmp_path) as desk:
        brought = await bring(desk, RECORD, "evening.euchre", 7)
        analysis = desk.analyse(brought, 0, 7)
        await crew.begun.wait()
        desk.forget(7)
        crew.let.set()
        await analysis.wait(10**6)
        await turns(5)
        assert desk.analyse(brought, 0, 7) is not analysis


def by_ann(game: PlayedGame) -> PlayedGame:
    """The game as if user 7 had made every act."""
    hands = [replace(hand, by=(0,) * len(hand.acts), seated=(0, 0, 0, 0)) for hand in game.hands]
    return replace(game, hands=tuple(hands), players=(Player("Ann", 7),))


async def test_analyses_of_games_in_which_somebody_played_are_forgotten_with_them() -> None:
    """Whoever had them made."""
    crew = Crew(let=True)
    async with open_desk(crew) as desk:
        read = await desk.read(RECORD, "game 1", 8)
        played = read.credit(by_ann)
        analyses = [desk.analyse(file, 0, user_id) for file, user_id in ((played, 8), (read, 9))]
        for analysis in analyses:
            await analysis.wait(10**6)
        await turns(5)
        assert [desk.analyse(played, 0, 8), desk.analyse(read, 0, 9)] == analyses
        desk.forget(7)
        assert desk.analyse(read, 0, 9) is analyses[1]
        assert desk.analyse(played, 0, 8) is not analyses[0]


def test_whoever_has_most_in_memory_loses_what_they_used_longest_ago() -> None:
    """Accounts that analyse game after game push nobody's single one out."""
    kept: SharedCache[str, int] = SharedCache(100, lambda weight: weight)
    kept.keep("single", 10, 7)
    for number in range(50):
        kept.keep(f"{number}", 9, 100 + number % 2)
    assert kept.find("single") == 10
    found = [number for number in range(50) if kept.find(f"{number}") is not None]
    assert found == list(range(40, 50))
    assert kept.keep("huge", 101, 8) == 101
    assert kept.find("huge") == 101, "the newest stays"
    assert kept.find("single") is None


def test_whoever_has_most_files_on_disk_loses_one(tmp_path: Path) -> None:
    """Ten accounts with twenty files each push nobody's single one off."""
    now = 1e9
    kept = KeptFiles(tmp_path, lambda: now)
    keys = [f"{number:016x}" for number in range(300)]
    kept.keep(7, keys[0], b"x", "single.egn")
    for number, key in enumerate(keys[1:241]):
        now += 1
        kept.keep(100 + number // 20, key, b"x", "flood.egn")
    assert kept.find(keys[0]) == (b"x", "single.egn")
    assert len([*tmp_path.iterdir()]) == KEPT_ON_DISK
    shares = sorted(len(kept.list_of(100 + person)) for person in range(12))
    assert shares[0] >= shares[-1] - 4, "the others share alike"
    assert kept.find(keys[240]) is not None, "the newest stays"


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
