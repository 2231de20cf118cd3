"""Accepts games to analyse. Finished analyses are kept, so that nobody waits for the same one twice.

Worker processes read files game by game and judge games decision by decision, in the order of play
(``Workers.analyse``). For each person one file is read and one game judged at a time, so that analyses take turns
decision by decision. Each person has a budget for both. An unfinished analysis can already be shown. Finished analyses
are in memory only, which people share equally. Files that people brought are also on disk, so that their buttons work
after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import pickle
import time
import zlib
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from bot.analysis.games import PlayedGame, UnreadableFile, read_one_game
from bot.analysis.judging import (
    ActToJudge,
    Assessment,
    PlayOn,
    ReportCard,
    WhatIf,
    decisions,
    judge,
    play_on,
    play_ons,
    report_cards,
    what_if,
)
from bot.engine.acts import Act
from bot.players.workers import Workers
from bot.processes.work_queue import WorkersBusy
from bot.task_group import TaskGroup

KEPT_BYTES = 4_000_000
"""The most bytes of packed files in memory; a hand takes about 500."""
KEPT_DECISIONS = 10_000
"""The most decisions of finished analyses in memory; one takes about two kilobytes."""
KEY_LENGTH = 16
"""The number of hex digits that identify a file in buttons. They begin the SHA-256 of its name, which is the title of
games without one, and its contents.
"""
MOST = 32
"""The most analyses at once."""
BYTES_A_MINUTE = 2_000_000
"""The most bytes of files read for one person in a minute: two of the largest files."""
DECISIONS_A_DAY = 5_000
"""The most decisions judged for one person in a day: some forty games of eleven hands."""


KEPT_SECONDS = 30 * 24 * 3600.0
"""Seconds for which a brought file stays on disk."""
KEPT_ON_DISK, KEPT_OF_PERSON = 200, 20
"""The most files on disk in all, and of one person. The oldest files of the person with most files go first."""
_TIDYING_SECONDS = 3600.0
_MANY = 10_000
"""Above this number of budgets in memory, full ones are dropped."""

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

_log = logging.getLogger(__name__)


class Limit(StrEnum):
    """Why a file cannot be read, or a game analysed, now."""

    BUSY = "busy"
    READING = "reading"
    """A file of this person is being read."""
    PERSON = "person"
    """An analysis for this person is running."""
    BYTES = "bytes"
    DECISIONS = "decisions"


class MustWait(Exception):
    """Raised if somebody has to wait. ``again`` is when they may try again (Unix seconds), 0 if unknown."""

    def __init__(self, why: Limit, again: float = 0.0) -> None:
        super().__init__(why)
        self.why, self.again = why, again


class Allowance:
    """A budget for each person, which refills evenly in ``seconds``. ``now`` returns Unix time in seconds.

    A person with anything left may start something, however much it costs. So nothing is too large for the budget, but
    an overdraft must be refilled before they may start again.
    """

    def __init__(self, most: float, seconds: float, now: Callable[[], float]) -> None:
        self._each, self._seconds, self._now = seconds / most, seconds, now
        self._full_again: dict[int, float] = {}
        """When each person's budget will be full again."""

    def again(self, user_id: int) -> float:
        """Return when a person may start again (Unix seconds); 0 if now."""
        at = self._full_again.get(user_id, 0.0) - self._seconds
        return at if at >= self._now() else 0.0

    def use(self, user_id: int, amount: float) -> None:
        now = self._now()
        if len(self._full_again) >= _MANY:
            self._full_again = {one: at for one, at in self._full_again.items() if at > now}
        self._full_again[user_id] = max(now, self._full_again.get(user_id, 0.0)) + amount * self._each


class SharedCache(Generic[Key, Value]):
    """A cache of limited weight. When full, it drops the oldest values of the person with most, never the newest."""

    def __init__(self, most: int, weigh: Callable[[Value], int]) -> None:
        self._most, self._weigh = most, weigh
        self._values: OrderedDict[Key, tuple[int, Value]] = OrderedDict()
        """Each value with the last person it was kept for. The value used last is at the end."""

    def find(self, key: Key) -> Value | None:
        """Return a value and make it the newest; ``None`` if it is not in the cache."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key][1]

    def keep(self, key: Key, value: Value, user_id: int) -> Value:
        """Keep a value as the newest for a person, and return it."""
        self._values[key] = user_id, value
        self._values.move_to_end(key)
        weights: Counter[int] = Counter()
        for owner, kept in self._values.values():
            weights[owner] += self._weigh(kept)
        while weights.total() > self._most and len(self._values) > 1:
            *older, _ = self._values
            first = max(older, key=lambda each: weights[self._values[each][0]])  # the oldest value of whoever has most
            owner, lost = self._values.pop(first)
            weights[owner] -= self._weigh(lost)
        return value

    def drop(self, concerned: Callable[[Key, Value], bool]) -> None:
        for key, (_, value) in tuple(self._values.items()):
            if concerned(key, value):
                del self._values[key]


class PackedGame(NamedTuple):
    """A game of a file as it is kept: the title and names for a menu, and the whole game in ``content``."""

    title: str
    names: tuple[str, ...]
    content: bytes

    @classmethod
    def pack(cls, game: PlayedGame) -> PackedGame:
        return cls(game.title, game.names, pickle.dumps(game))

    def unpack(self) -> PlayedGame:
        game: PlayedGame = pickle.loads(self.content)  # noqa: S301 - our own processes wrote it
        return game


def read_packed(data: bytes, name: str, number: int) -> tuple[PackedGame, int]:
    """Return one game of a file, counted from 0, and how many games it has. For workers. Raises ``UnreadableFile``."""
    game, of_all = read_one_game(data, name, number)
    return PackedGame.pack(game), of_all


def list_decisions(game: PackedGame) -> tuple[ActToJudge, ...]:
    """Return every decision of a packed game. For workers."""
    return decisions(game.unpack())


class GameFile(NamedTuple):
    """The games of a file, which ``AnalysisDesk.file`` finds by its ``key``."""

    key: str
    games: tuple[PackedGame, ...]

    @property
    def size(self) -> int:
        """The approximate size in memory, in bytes."""
        return sum(len(game.content) for game in self.games)

    def credit(self, credit: Callable[[PlayedGame], PlayedGame]) -> GameFile:
        """Return this file of a server's own games with ``credit`` applied to each: it names who made each act."""
        games = [credit(game.unpack()) for game in self.games]
        who = repr([(game.players, [hand.by for hand in game.hands]) for game in games])
        return GameFile(_key_of(who.encode(), self.key), tuple(map(PackedGame.pack, games)))


class Analysis:
    """A game and its judgements so far.

    ``cards`` are the report cards, which come last. ``stopped``: the workers had no time for the game. ``failed``: an
    error ended the analysis, and the log has it under ``reference``. In both cases the findings so far may be shown,
    and the analysis may be started again. ``forgotten``: the person who brought the game used ``/forget me`` meanwhile,
    so the analysis is not kept.
    """

    def __init__(self, file: GameFile, number: int) -> None:
        self.key = file.key, number
        """The file's key, and the game's place in the file, from 0."""
        self._packed = file.games[number]
        self.game = self._packed.unpack()
        self.decisions: tuple[ActToJudge, ...] = ()
        self.judgements: dict[tuple[int, int], Assessment] = {}
        """By hand and act, both from 0, in the order of play."""
        self.cards: tuple[ReportCard, ...] = ()
        self.stopped = self.failed = self.forgotten = False
        self._news = asyncio.Event()

    @property
    def judged(self) -> int:
        """The number of judged ``decisions``."""
        return len(self.judgements)

    @property
    def over(self) -> bool:
        return bool(self.cards) or self.stopped or self.failed

    @property
    def reference(self) -> str:
        """The name of the analysis in the log."""
        file, number = self.key
        return f"{file}-{number + 1}"

    def decision(self, hand: int, act: int) -> ActToJudge | None:
        """Return the decision at these indexes of hand and act; ``None`` if that act was no choice."""
        return next((one for one in self.decisions if (one.hand, one.act) == (hand, act)), None)

    async def wait(self, judged: int) -> None:
        """Wait until at least this many decisions are judged, or the analysis is over."""
        while not (self.over or self.judged >= judged):
            await self._news.wait()

    async def run(self, workers: Workers, note: Callable[[], None]) -> None:
        """Judge the game decision by decision. Call ``note`` after each."""
        try:
            self.decisions = await workers.analyse(list_decisions, self._packed)
            for decision in self.decisions:
                judgement = await workers.analyse(judge, decision)
                note()
                one_view = replace(judgement, view=decision.views[0])  # do not keep two equal views in memory
                self.judgements[judgement.hand, judgement.act] = one_view
                self._tell()
            played: dict[PlayOn, tuple[int, ...]] = {}
            for question in play_ons(self.game, tuple(self.judgements.values())):
                end: PlayOn | tuple[int, ...] = question
                while isinstance(end, PlayOn):
                    end = await workers.analyse(play_on, end)
                played[question] = end
            self.cards = report_cards(self.game, tuple(self.judgements.values()), played)
        except WorkersBusy:
            self.stopped = True
        except asyncio.CancelledError:
            self.stopped = True
            raise
        finally:
            self.failed = not (self.cards or self.stopped)
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()


class KeptFile(NamedTuple):
    """A file that a person brought, and its name."""

    data: bytes
    name: str


class KeptFiles:
    """People's files in a folder, by owner and key. Any may be lost. No folder: no files. ``now`` returns Unix time."""

    def __init__(
        self,
        folder: Path | None,
        now: Callable[[], float] = time.time,
        most: int = KEPT_ON_DISK,
        most_of_person: int = KEPT_OF_PERSON,
    ) -> None:
        self._folder, self._now = folder, now
        self._most, self._most_of_person = most, most_of_person

    def keep(self, user_id: int, key: str, data: bytes, name: str) -> None:
        """Keep a file for its owner. Drop files that are too old or too many."""
        if self._folder is None:
            return
        path = self._folder / f"{user_id}-{key}.game"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(".part")
            part.write_bytes(zlib.compress(b"\n".join((name.replace("\n", " ").encode(), data))))
            os.utime(part, (self._now(), self._now()))
            part.replace(path)
        except OSError as fault:
            _log.info("a file is not kept in %s: %s", self._folder, fault.strerror)
        self.tidy()

    def find(self, key: str) -> KeptFile | None:
        """Return the file with this key, whoever owns it; ``None`` if there is none."""
        return next(filter(None, map(_read, self._list(f"*-{key}.game"))), None)

    def list_of(self, user_id: int) -> list[KeptFile]:
        """Return a person's files, newest first."""
        return list(filter(None, map(_read, self._list(f"{user_id}-*.game"))))

    def forget(self, user_id: int) -> tuple[str, ...]:
        """Remove a person's files. Return the keys of files that nobody else has."""
        own = self._list(f"{user_id}-*.game")
        for path in own:
            path.unlink(missing_ok=True)
        keys = {path.stem.partition("-")[2] for path in own}
        return tuple(key for key in sorted(keys) if not self._list(f"*-{key}.game"))

    def tidy(self) -> None:
        """Remove files that are too old or too many, and files that were only half written."""
        shares: dict[str, list[Path]] = defaultdict(list)
        for path in self._list("*-*.game"):
            share = shares[path.stem.partition("-")[0]]
            if _time_of(path) < self._now() - KEPT_SECONDS or len(share) >= self._most_of_person:
                path.unlink(missing_ok=True)
            else:
                share.append(path)
        for _ in range(sum(map(len, shares.values())) - self._most):
            largest = max(shares.values(), key=lambda share: (len(share), -_time_of(share[-1])))
            largest.pop().unlink(missing_ok=True)
        for path in self._list("*-*.part"):
            if _time_of(path) < self._now() - _TIDYING_SECONDS:
                path.unlink(missing_ok=True)

    def _list(self, pattern: str) -> list[Path]:
        if self._folder is None:
            return []
        return sorted(self._folder.glob(pattern), key=_time_of, reverse=True)


def _read(path: Path) -> KeptFile | None:
    try:
        name, _, data = zlib.decompress(path.read_bytes()).partition(b"\n")
    except (OSError, zlib.error) as fault:
        _log.info("%s cannot be read: %s", path.name, fault)
        return None
    return KeptFile(data, name.decode())


def _time_of(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


class AnalysisDesk:
    """Accepts files and analyses their games. Keeps at most ``kept_bytes`` and ``kept_decisions`` in memory."""

    def __init__(
        self,
        workers: Workers,
        folder: Path | None = None,
        now: Callable[[], float] = time.time,
        kept_bytes: int = KEPT_BYTES,
        kept_decisions: int = KEPT_DECISIONS,
    ) -> None:
        self._workers = workers
        self._kept = KeptFiles(folder, now)
        self._files: SharedCache[str, GameFile] = SharedCache(kept_bytes, lambda file: file.size)
        self._finished = SharedCache[tuple[str, int], Analysis](kept_decisions, lambda one: len(one.decisions))
        self._under_way: dict[tuple[str, int], Analysis] = {}
        self._reading: set[int] = set()
        """People for whom a file is being read."""
        self._analysing: set[int] = set()
        """People for whom an analysis is under way."""
        self._forgotten: set[int] = set()
        """People who used ``/forget me`` while their file was being read."""
        self._bytes = Allowance(BYTES_A_MINUTE, 60, now)
        self._decisions = Allowance(DECISIONS_A_DAY, 24 * 3600, now)
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Start removing files that are too old."""
        self._tasks.start(self._tidy(), "tidying the files of analyses")

    async def _tidy(self) -> None:
        while True:
            await asyncio.to_thread(self._kept.tidy)
            await asyncio.sleep(_TIDYING_SECONDS)

    async def bring(self, fetch: Callable[[], Awaitable[bytes]], size: int, name: str, user_id: int) -> GameFile:
        """Fetch, read and keep a file of ``size`` bytes for a person. Raises the errors of ``fetch`` and ``read``."""
        with self._take_turn(user_id, size):
            self._forgotten.discard(user_id)
            try:
                data = await fetch()
                file = await self._read(data, name, user_id)
                await asyncio.to_thread(self._kept.keep, user_id, file.key, data, name)
            finally:
                forgotten = user_id in self._forgotten
                self._forgotten.discard(user_id)
        if forgotten:
            self.forget(user_id)
        return file

    async def read(self, data: bytes, name: str, user_id: int) -> GameFile:
        """Read a file for a person. Raises ``UnreadableFile``, or ``MustWait`` if the person has to wait."""
        file = self._files.find(_key_of(data, name))
        if file is None:
            with self._take_turn(user_id, len(data)):
                file = await self._read(data, name, user_id)
        return file

    @contextmanager
    def _take_turn(self, user_id: int, size: int) -> Iterator[None]:
        if user_id in self._reading:
            raise MustWait(Limit.READING)
        if again := self._bytes.again(user_id):
            raise MustWait(Limit.BYTES, again)
        self._bytes.use(user_id, size)
        self._reading.add(user_id)
        try:
            yield
        except WorkersBusy:
            raise MustWait(Limit.BUSY) from None
        finally:
            self._reading.discard(user_id)

    async def _read(self, data: bytes, name: str, user_id: int) -> GameFile:
        key = _key_of(data, name)
        file = self._files.find(key)
        if file is not None:
            return file
        games: list[PackedGame] = []
        of_all = 1
        while len(games) < of_all:
            game, of_all = await self._workers.analyse(read_packed, data, name, len(games), asked_for=True)
            games.append(game)
        return self._files.keep(key, GameFile(key, tuple(games)), user_id)

    async def file(self, key: str, user_id: int) -> GameFile | None:
        """Return the file with this key, whoever brought it, or ``None``.

        Raises ``MustWait`` if reading it has to wait.
        """
        file = self._files.find(key)
        if file is not None:
            return file
        kept = await asyncio.to_thread(self._kept.find, key)
        try:
            return None if kept is None else await self.read(*kept, user_id)
        except UnreadableFile as fault:
            _log.warning("the file %s can be read no longer: %s", key, fault)
            return None

    async def files_of(self, user_id: int) -> list[KeptFile]:
        """Return the kept files that a person brought."""
        return await asyncio.to_thread(self._kept.list_of, user_id)

    def forget(self, user_id: int) -> None:
        """Remove a person's files, the analyses of these, and analyses of games in which they played."""
        if user_id in self._reading:
            self._forgotten.add(user_id)
        gone = set(self._kept.forget(user_id))

        def concerns(place: tuple[str, int], analysis: Analysis) -> bool:
            return place[0] in gone or any(player.user_id == user_id for player in analysis.game.players)

        self._files.drop(lambda *_: True)  # they name players without their ids; those on disk are read again
        self._finished.drop(concerns)
        for place, analysis in self._under_way.items():
            analysis.forgotten |= concerns(place, analysis)

    def analyse(self, file: GameFile, number: int, user_id: int) -> Analysis:
        """Return the analysis of the game with this index in a file, starting it if needed. May raise ``MustWait``."""
        key = file.key, number
        analysis = self._under_way.get(key) or self._finished.find(key)
        if analysis is not None:
            return analysis
        if user_id in self._analysing:
            raise MustWait(Limit.PERSON)
        if again := self._decisions.again(user_id):
            raise MustWait(Limit.DECISIONS, again)
        if len(self._under_way) >= MOST:
            raise MustWait(Limit.BUSY)
        analysis = self._under_way[key] = Analysis(file, number)
        self._analysing.add(user_id)
        self._tasks.start(self._run(analysis, user_id), f"analysis {analysis.reference}")
        return analysis

    async def _run(self, analysis: Analysis, user_id: int) -> None:
        try:
            await analysis.run(self._workers, lambda: self._decisions.use(user_id, 1))
        finally:
            del self._under_way[analysis.key]
            self._analysing.discard(user_id)
        if analysis.cards and not analysis.forgotten:
            self._finished.keep(analysis.key, analysis, user_id)

    async def what_if(self, decision: ActToJudge, act: Act) -> WhatIf:
        """Compare another act with the act that was taken. Raises ``WorkersBusy`` if no worker answers in time."""
        return await self._workers.analyse(what_if, decision, act, asked_for=True)

    async def close(self) -> None:
        """Cancel all running work."""
        await self._tasks.close()


def _key_of(data: bytes, name: str) -> str:
    return hashlib.sha256(b"\n".join((name.encode(), data))).hexdigest()[:KEY_LENGTH]


def analyse(
    game: PlayedGame, tell: Callable[[int, int], None] = lambda done, of_all: None
) -> tuple[tuple[Assessment, ...], tuple[ReportCard, ...]]:
    """Return all judgements and the report cards of a game, made in this process; ``tell`` is as for ``judge_all``."""
    judgements = judge_all(game, tell)
    played = {question: _play_to_end(question) for question in play_ons(game, judgements)}
    return judgements, report_cards(game, judgements, played)


def judge_all(game: PlayedGame, tell: Callable[[int, int], None]) -> tuple[Assessment, ...]:
    """Judge every decision of a game in this process. ``tell`` gets the number judged so far, and the number of all."""
    judgements: list[Assessment] = []
    todo = decisions(game)
    for decision in todo:
        judgements.append(judge(decision))
        tell(len(judgements), len(todo))
    return tuple(judgements)


def _play_to_end(question: PlayOn) -> tuple[int, ...]:
    end = play_on(question)
    while isinstance(end, PlayOn):
        end = play_on(end)
    return end
