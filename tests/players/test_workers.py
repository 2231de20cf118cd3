"""The workers: acts before hints, reviews and puzzles, the same answers as at home, and no wait without an end."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.views import SeatView
from bot.players.evaluation import Advice
from bot.players.expert.decide import NetPlayer
from bot.players.levels import player
from bot.players.review import LookBack, OwnDecision
from bot.players.workers import NICENESS, Urgencies, Workers
from bot.processes.work_queue import IDLE_SECONDS, STARTING_SECONDS, Urgency, WorkersBusy, WorkQueue
from bot.processes.workers import WorkerDied, WorkerProcess
from tests.players.situations import after, dealt, on_turn
from tests.world.clock import pass_time, turns


def question() -> SeatView:
    """The dealer is asked last, with the four best spades: ``steady`` orders."""
    return on_turn(after(dealt(presets.build("standard"), 4, {4: "JS JC AS AH KH"}, "QS"), "pass", "pass", "pass"))


def hand() -> tuple[OwnDecision, ...]:
    """A hand to look back on, of three decisions."""
    view = question()
    return tuple(OwnDecision(view, act) for act in view.legal[:3])


class Crew:
    """Workers in the test's hands, who answer one question at a time once they are ``let``.

    ``asked`` are the questions that were begun; ``started`` and ``ended`` count the workers. Of the next ``dying``
    questions their workers die.
    """

    def __init__(self, *, let: bool = False) -> None:
        self.asked: list[str] = []
        self.let = asyncio.Event()
        if let:
            self.let.set()
        self._begun = asyncio.Semaphore(0)
        self.started = self.ended = self.dying = 0

    async def start(self) -> Member:
        self.started += 1
        return Member(self)

    async def answer(self, think: Callable[..., object], about: tuple[Any, ...]) -> object:
        self.asked.append(think.__name__)
        self._begun.release()
        await self.let.wait()
        if self.dying:
            self.dying -= 1
            raise WorkerDied("a test")
        match think.__name__:
            case "_choose":
                return unlike_steady(about[1])
            case "look_back":
                return LookBack(about[1], 0.0, None)
            case "id":
                return id(about[0])
            case _:
                return Advice(unlike_steady(about[0]), (), 0)

    async def begun(self, number: int) -> None:
        """Until so many more questions were begun."""
        for _ in range(number):
            await self._begun.acquire()


class Member:
    """One of a crew."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew

    async def answer(self, think: Callable[..., object], about: tuple[Any, ...]) -> object:
        return await self._crew.answer(think, about)

    async def close(self) -> None:
        self._crew.ended += 1


def unlike_steady(view: SeatView) -> Act:
    """What the workers of these tests choose."""
    return view.legal[0]


@asynccontextmanager
async def working(crew: Crew, **settings: Any) -> AsyncIterator[Workers]:
    workers = Workers(start=crew.start, **settings)
    try:
        yield workers
    finally:
        await workers.close()


def test_the_test_workers_act_differs_from_steadys() -> None:
    assert player("steady").choose(question(), random.Random(5)) != unlike_steady(question())


async def test_acts_go_before_hints_hints_before_reviews_and_reviews_before_puzzles() -> None:
    crew = Crew()
    async with working(crew) as workers:
        answered: list[str] = []

        def ask(name: str, awaited: Any) -> asyncio.Task[Any]:
            task: asyncio.Task[Any] = asyncio.ensure_future(awaited)
            task.add_done_callback(lambda _: answered.append(name))
            return task

        reviews = [ask("review", workers.review(hand(), seed)) for seed in range(4)]
        await crew.begun(1)
        puzzle = asyncio.ensure_future(workers.look_for_puzzle(question(), 5))
        hint = ask("hint", workers.advise(question(), 5))
        act = ask("act", workers.choose("expert", question(), 5))
        await turns(1)
        crew.let.set()
        await asyncio.gather(*reviews, puzzle, hint, act)
    assert crew.asked == ["look_back", "_choose", "advise", *["look_back"] * 11, "look_for_puzzle"]
    assert answered == ["act", "hint", "review", "review", "review", "review"]


async def test_no_act_waits_for_what_is_looked_back_on() -> None:
    crew = Crew()
    async with working(crew) as workers:
        looks = [workers.review(hand(), 1), workers.analyse(id, "a part"), workers.look_for_puzzle(question(), 5)]
        looking_back = [asyncio.ensure_future(look) for look in looks]
        await crew.begun(1)
        act = asyncio.ensure_future(workers.choose("expert", question(), 5))
        await crew.begun(1)
        assert crew.asked == ["look_back", "_choose"]
        crew.let.set()
        await asyncio.gather(act, *looking_back)


async def test_many_acts_at_once_are_all_the_experts(caplog: pytest.LogCaptureFixture) -> None:
    crew = Crew()
    view = question()
    async with working(crew) as workers:
        acts = [asyncio.ensure_future(workers.choose("expert", view, seed)) for seed in range(6)]
        await crew.begun(1)
        crew.let.set()
        assert await asyncio.gather(*acts) == [unlike_steady(view)] * 6
    assert crew.asked == ["_choose"] * 6
    assert crew.started == 1
    assert "by the nets alone" not in caplog.text


async def test_as_many_questions_at_once_as_there_are_workers() -> None:
    crew = Crew()
    async with working(crew, processes=2) as workers:
        acts = [asyncio.ensure_future(workers.choose("expert", question(), seed)) for seed in range(3)]
        await crew.begun(2)
        assert len(crew.asked) == crew.started == 2
        crew.let.set()
        await asyncio.gather(*acts)
    assert len(crew.asked) == 3
    assert crew.started == 2


async def test_a_worker_that_starts_too_late_finds_no_work(caplog: pytest.LogCaptureFixture) -> None:
    crew = Crew()
    loaded = asyncio.Event()

    async def start() -> Member:
        if crew.started:
            await loaded.wait()
        return await crew.start()

    workers = Workers(2, start=start)
    acts = [asyncio.ensure_future(workers.choose("expert", question(), seed)) for seed in range(2)]
    await crew.begun(1)
    crew.let.set()
    await asyncio.gather(*acts)
    loaded.set()
    await turns()  # until it has loaded
    await workers.close()
    assert crew.started == 2
    assert len(crew.asked) == 2
    assert not caplog.records


async def test_the_same_question_is_asked_once() -> None:
    crew = Crew()
    async with working(crew) as workers:
        tasks = [asyncio.ensure_future(workers.choose("expert", question(), 5)) for _ in range(3)]
        other = asyncio.ensure_future(workers.choose("expert", question(), 6))
        await crew.begun(1)
        tasks[0].cancel()  # one who goes away takes nothing from the others
        crew.let.set()
        first, *others = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(first, asyncio.CancelledError)
        assert others == [await other] * 2
    assert len(crew.asked) == 2


async def test_cancelled_questions_are_not_started() -> None:
    crew = Crew()
    async with working(crew) as workers:
        act = asyncio.ensure_future(workers.choose("expert", question(), 5))
        await crew.begun(1)
        hint = asyncio.ensure_future(workers.advise(question(), 5))
        await turns(1)
        hint.cancel()
        crew.let.set()
        await act
        assert (await workers.advise(question(), 5)).act == unlike_steady(question())
    assert crew.asked == ["_choose", "advise"]


class Shown:
    """Something that a question is about."""


async def test_waiting_questions_are_counted_and_cancelled_ones_removed() -> None:
    crew = Crew()
    queue = WorkQueue(1, crew.start)
    soon, later = Urgency(1, 60.0, 60.0), Urgency(2, 60.0, 60.0)
    begun = asyncio.ensure_future(queue.ask(soon, Shown))
    await crew.begun(1)
    assert queue.count_waiting(2) == 0, "that one is being answered"
    shown = [Shown() for _ in range(1000)]
    remembered = [weakref.ref(one) for one in shown]
    tasks = [
        asyncio.ensure_future(queue.ask(later if number % 2 else soon, isinstance, shown.pop(), Shown))
        for number in range(len(shown))
    ]
    await turns(1)
    assert (queue.count_waiting(0), queue.count_waiting(1), queue.count_waiting(2)) == (0, 500, 1000)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert queue.count_waiting(2) == 0
    del task
    tasks.clear()
    last = asyncio.ensure_future(queue.ask(later, id))
    await turns(1)
    assert queue.count_waiting(2) == 1
    assert not any(one() for one in remembered)
    crew.dying = 2  # these questions have no answer
    crew.let.set()
    await asyncio.gather(begun, last, return_exceptions=True)
    await queue.close()


async def test_too_many_reviews_are_refused() -> None:
    crew = Crew()
    async with working(crew, reviews=2) as workers:
        held = [asyncio.ensure_future(workers.review(hand(), seed)) for seed in (1, 2, 2)]
        await crew.begun(1)
        assert workers.hands_in_review == 2
        with pytest.raises(WorkersBusy, match="2 hands"):
            await workers.review(hand(), 3)
        crew.let.set()
        assert await asyncio.gather(*held) == [()] * 3
        assert workers.hands_in_review == 0
        assert await workers.review(hand(), 3) == ()
    assert crew.asked == ["look_back"] * 9


async def test_a_finished_review_is_kept_for_the_next_question() -> None:
    crew = Crew(let=True)
    async with working(crew, kept_reviews=2) as workers:
        for seed in (1, 2, 1, 1, 3, 1):  # 3 takes the place of 2, which was asked for longest ago
            assert await workers.review(hand(), seed) == ()
        assert len(crew.asked) == 3 * len(hand())
        assert await workers.review(hand(), 2) == ()
        assert len(crew.asked) == 4 * len(hand())


async def test_a_finished_review_is_shown_even_if_too_many_are_waiting() -> None:
    crew = Crew(let=True)
    async with working(crew, reviews=1) as workers:
        await workers.review(hand(), 1)
        crew.let.clear()
        held = asyncio.ensure_future(workers.review(hand(), 2))
        await crew.begun(len(hand()) + 1)
        assert await workers.review(hand(), 1) == ()
        crew.let.set()
        await held


async def test_an_act_that_no_worker_takes_in_time_is_the_nets(caplog: pytest.LogCaptureFixture) -> None:
    crew = Crew()
    view = question()
    async with working(crew, urgencies=Urgencies(act=Urgency(0, 0.0, 6.0))) as workers:
        hint = asyncio.ensure_future(workers.advise(view, 5))
        await crew.begun(1)
        assert await workers.choose("expert", view, 5) == NetPlayer().choose(view, random.Random(5))
        assert "plays by the nets alone: no worker was free" in caplog.text
        crew.let.set()
        await hint
    assert crew.asked == ["advise"]


async def test_exact_answers_are_never_replaced_by_the_nets(caplog: pytest.LogCaptureFixture) -> None:
    crew = Crew()
    view = question()
    async with working(crew, urgencies=Urgencies(exact=Urgency(1, 0.0, 6.0))) as workers:
        hint = asyncio.ensure_future(workers.advise(view, 5))
        await crew.begun(1)
        assert await workers.choose_exactly("expert", view, 5) == player("expert").choose(view, random.Random(5))
        assert "by the nets alone" not in caplog.text
        assert "is decided in a thread of the bot: no worker was free" in caplog.text
        crew.let.set()
        await hint
    assert crew.asked == ["advise"]


@pytest.mark.jumping
async def test_a_started_question_is_not_dropped() -> None:
    crew = Crew()
    async with working(crew, urgencies=Urgencies(act=Urgency(0, 60.0, 600.0))) as workers:
        act = asyncio.ensure_future(workers.choose("expert", question(), 5))
        await crew.begun(1)
        await pass_time(120.0)  # longer than it would have waited for a worker
        crew.let.set()
        assert await act == unlike_steady(question())


async def test_a_worker_that_thinks_too_long_is_ended_and_replaced() -> None:
    crew = Crew()
    async with working(crew, urgencies=Urgencies(hint=Urgency(1, 2.0, 0.0))) as workers:
        with pytest.raises(WorkersBusy, match="no answer within 0 s"):
            await workers.advise(question(), 5)
        crew.let.set()
        assert await workers.choose("expert", question(), 5) == unlike_steady(question())
        assert (crew.started, crew.ended) == (2, 1)


@pytest.mark.parametrize("deaths", [1, 2])
async def test_a_question_outlives_one_worker(deaths: int, caplog: pytest.LogCaptureFixture) -> None:
    crew = Crew()
    crew.dying = deaths
    crew.let.set()
    view = question()
    async with working(crew) as workers:
        act = await workers.choose("expert", view, 5)
        assert (act == unlike_steady(view)) is (deaths == 1)
        assert ("plays by the nets alone: a worker has died" in caplog.text) is (deaths == 2)
        assert await workers.choose("expert", view, 6) == unlike_steady(view)
    assert crew.started == 1 + deaths


@pytest.mark.jumping
async def test_workers_that_cannot_be_started_are_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> Member:
        raise WorkerDied("no memory")

    view, workers = question(), Workers(start=fail, urgencies=Urgencies(act=Urgency(0, 0.01, 6.0)))
    for _ in range(2):
        assert await workers.choose("expert", view, 5) == NetPlayer().choose(view, random.Random(5))
    assert caplog.text.count("no worker could be started") == 2
    await workers.close()


@pytest.mark.jumping
async def test_workers_start_when_needed_and_end_when_idle() -> None:
    crew = Crew()
    queue = WorkQueue(2, crew.start)
    soon = Urgency(0, 60.0, 60.0)
    await pass_time(3600.0)
    assert crew.started == 0, "nobody has asked"
    both = [asyncio.ensure_future(queue.ask(soon, id, number)) for number in (1, 2)]
    await crew.begun(2)
    crew.let.set()
    await asyncio.gather(*both)
    assert (crew.started, crew.ended) == (2, 0)
    await pass_time(IDLE_SECONDS / 2)
    await queue.ask(soon, id, 3)
    await pass_time(IDLE_SECONDS * 0.75)
    assert (crew.started, crew.ended) == (2, 1), "one was asked since"
    await queue.ask(soon, id, 4)
    await pass_time(IDLE_SECONDS * 1.1)
    assert (crew.started, crew.ended) == (2, 2)
    await queue.ask(soon, id, 5)
    assert crew.started == 3
    await queue.close()
    assert crew.ended == 3


@pytest.mark.jumping
async def test_a_worker_stays_ready_while_questions_are_expected() -> None:
    crew = Crew()
    queue = WorkQueue(2, crew.start)
    for _ in range(5):
        queue.keep_ready()
        queue.keep_ready()
        await pass_time(IDLE_SECONDS * 0.9)
    assert (crew.started, crew.ended) == (1, 0)
    await pass_time(IDLE_SECONDS)
    assert (crew.started, crew.ended) == (1, 1)
    await queue.close()
    queue.keep_ready()
    await pass_time(1.0)
    assert crew.started == 1, "it is closed"


@pytest.mark.jumping
async def test_the_first_question_waits_for_the_first_worker_to_start() -> None:
    crew = Crew(let=True)

    async def start() -> Member:
        await pass_time(STARTING_SECONDS)
        return await crew.start()

    queue, hasty = WorkQueue(1, start), Urgency(0, 0.5, 60.0)
    await queue.ask(hasty, id, 1)
    crew.let.clear()
    held = asyncio.ensure_future(queue.ask(hasty, id, 2))
    await crew.begun(2)
    with pytest.raises(WorkersBusy, match=r"within 0\.5 s"):
        await queue.ask(hasty, id, 3)
    crew.let.set()
    await held
    await queue.close()


@pytest.mark.proof
async def test_with_no_process_a_thread_thinks() -> None:
    view, workers = question(), Workers(0)
    assert await workers.choose("expert", view, 5) == player("expert").choose(view, random.Random(5))
    await workers.close()
    assert not multiprocessing.active_children()


async def test_closed_workers_still_play_and_refuse_waiting_questions() -> None:
    crew = Crew()
    view = question()
    workers = Workers(start=crew.start)
    waiting = [asyncio.ensure_future(workers.advise(view, seed)) for seed in range(2)]
    await crew.begun(1)
    await workers.close()
    for refused in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(refused, WorkersBusy)
    assert crew.started == crew.ended == 1
    assert await workers.choose("expert", view, 5) == NetPlayer().choose(view, random.Random(5))


# -- with real processes


@pytest.mark.proof
async def test_a_worker_answers_as_the_player_would_and_a_killed_one_is_replaced() -> None:
    unhurried = Urgency(0, 60.0, 60.0)  # however slow this machine is
    workers = Workers(urgencies=Urgencies(act=unhurried, hint=unhurried))
    try:
        workers.keep_ready()
        view = question()
        for level in ("beginner", "steady", "expert"):
            assert await workers.choose(level, view, 5) == player(level).choose(view, random.Random(5))
        for child in multiprocessing.active_children():
            os.kill(child.pid or 0, signal.SIGKILL)
        assert (await workers.advise(view, 5)).act in view.legal
    finally:
        await workers.close()
    assert not multiprocessing.active_children()


@pytest.mark.proof
async def test_workers_that_look_back_yield_the_processor_and_those_that_play_do_not() -> None:
    workers = Workers()
    try:
        niceness = os.nice(0)
        assert await workers.analyse(os.nice, 0) == min(19, niceness + NICENESS)
        await workers.choose("expert", question(), 5)
        found = sorted(os.getpriority(os.PRIO_PROCESS, child.pid or 0) for child in multiprocessing.active_children())
        assert found == [niceness, min(19, niceness + NICENESS)]
    finally:
        await workers.close()


def fail(sentence: str) -> None:
    """A question that cannot be answered."""
    raise ValueError(sentence)


@pytest.mark.proof
async def test_errors_of_a_worker_reach_the_caller_and_a_busy_one_ends_at_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    queue = WorkQueue(1, lambda: WorkerProcess.start(os.getpid))
    soon = Urgency(0, 30.0, 30.0)
    try:
        with pytest.raises(ValueError, match="a lead out of turn") as caught:
            await queue.ask(soon, fail, "a lead out of turn")
        assert any("in fail" in note for note in caught.value.__notes__)
        pid = await queue.ask(soon, os.getpid)
        with pytest.raises(WorkersBusy, match="no answer within"):
            await queue.ask(Urgency(0, 30.0, 0.1), signal.pause)
        assert await queue.ask(soon, os.getpid) != pid
        asleep = asyncio.ensure_future(queue.ask(soon, signal.pause))
        await turns()
    finally:
        await queue.close()
    with pytest.raises(WorkersBusy, match="closed"):
        await asleep
    assert not multiprocessing.active_children()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


GROUP = """
import asyncio, os, signal, sys
if __name__ == "__mp_main__":  # in the new process, before it is ready
    os.killpg(0, signal.SIGTERM)
    os.killpg(0, signal.SIGINT)

async def start():
    from bot.processes.workers import WorkerProcess
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, lambda: None)
    worker = await WorkerProcess.start(os.getpid)
    print(await worker.answer(os.getpid, ()) != os.getpid())
    await worker.close()

if __name__ == "__main__":
    asyncio.run(start())
"""


@pytest.mark.proof
def test_a_signal_during_a_workers_start_ends_the_bot_cleanly(tmp_path: Path) -> None:
    """Such as Ctrl-C in a terminal, or systemd's SIGTERM to every process of a service: no traceback of a worker's."""
    script = tmp_path / "group.py"
    script.write_text(GROUP)
    root = Path(__file__).parents[2]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, script],
        env={**os.environ, "PYTHONPATH": str(root)},
        start_new_session=True,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")
