"""Where games are handed in to be analysed: one analysis of a game at a time, kept for whoever asks again.

The worker processes judge decision by decision, in the order of play, when nobody waits for anything else
(``Workers.analyse``). What is done so far can be shown meanwhile. The newest finished analyses are kept in memory, and
nowhere else; files that people brought are on disk as well, so that what was shown of them works after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import time
import zlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from bot.analysis.games import PlayedGame, UnreadableFile, read_games
from bot.analysis.judging import (
    Decision,
    Judgement,
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

KEPT = 48
"""Files that are kept, and analyses; an analysis of eleven hands takes about a megabyte."""
KEY_LENGTH = 16
"""Hex digits that name a file in buttons: of the SHA-256 of its name, by which games without a title are called, and
what is in it.
"""
MOST, MOST_OF_SERVER, MOST_OF_PERSON = 4, 2, 1
"""Analyses that may be under way at once: of all, those asked for in one server, and by one person."""


KEPT_SECONDS = 30 * 24 * 3600.0
"""For so long a file that somebody brought is on disk."""
KEPT_ON_DISK, KEPT_OF_PERSON = 200, 20
"""Files on disk, of all people and of one; the oldest go first."""
_TIDYING_SECONDS = 3600.0

_log = logging.getLogger(__name__)


class Refusal(StrEnum):
    """Why an analysis does not begin now."""

    BUSY = "busy"
    SERVER = "server"
    PERSON = "person"


class GameFile(NamedTuple):
    """The games of a file, and the ``key`` by which ``AnalysisDesk.file`` finds it again."""

    key: str
    games: tuple[PlayedGame, ...]


class Analysis:
    """One game and what has been found so far.

    ``cards`` are the report cards; they come last. ``stopped`` if the workers had no time for it, ``failed`` if a
    defect ended it: the log has that under ``reference``. What is there may be shown, and the game handed in again.
    """

    def __init__(self, file: GameFile, number: int) -> None:
        self.file, self.number = file, number
        self.game = file.games[number]
        self.decisions: tuple[Decision, ...] = ()
        self.judgements: dict[tuple[int, int], Judgement] = {}
        """By hand and act, both from 0, in the order of play."""
        self.cards: tuple[ReportCard, ...] = ()
        self.stopped = self.failed = False
        self._news = asyncio.Event()

    @property
    def key(self) -> tuple[str, int]:
        """The file's key and the place of the game in it, from 0."""
        return self.file.key, self.number

    @property
    def judged(self) -> int:
        """How many decisions are judged, of ``len(decisions)``."""
        return len(self.judgements)

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return bool(self.cards) or self.stopped or self.failed

    @property
    def reference(self) -> str:
        """Return what the log calls it."""
        return f"{self.file.key}-{self.number + 1}"

    def decision(self, hand: int, act: int) -> Decision | None:
        """Return this choice; None for an act that was none. The hand and the act count from 0."""
        return next((one for one in self.decisions if (one.hand, one.act) == (hand, act)), None)

    async def wait(self, judged: int) -> None:
        """Wait until at least so many decisions are judged, or all is over."""
        while not (self.over or self.judged >= judged):
            await self._news.wait()

    async def run(self, workers: Workers) -> None:
        """Judge the game, decision by decision."""
        try:
            self.decisions = await asyncio.to_thread(decisions, self.game)
            for decision in self.decisions:
                self._add(await workers.analyse(judge, decision))
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

    def _add(self, judgement: Judgement) -> None:
        self.judgements[judgement.hand, judgement.act] = judgement
        self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()


class KeptFile(NamedTuple):
    """A file that somebody brought, and what they called it."""

    data: bytes
    name: str


class KeptFiles:
    """The files that people brought, in a folder, which may be lost at any time: each by its owner's id and its key.

    ``now`` is Unix time. Without a folder, or where it cannot be written, nothing is kept.
    """

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
        """Keep a file for its owner, and drop what is too old or too much."""
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
        """Return a file; None if nobody's is kept."""
        return next(filter(None, map(_read, self._list(f"*-{key}.game"))), None)

    def list_of(self, user_id: int) -> list[KeptFile]:
        """Return somebody's files, the newest first."""
        return list(filter(None, map(_read, self._list(f"{user_id}-*.game"))))

    def forget(self, user_id: int) -> tuple[str, ...]:
        """Remove somebody's files; return the keys of those that nobody else has brought."""
        own = self._list(f"{user_id}-*.game")
        for path in own:
            path.unlink(missing_ok=True)
        keys = {path.stem.partition("-")[2] for path in own}
        return tuple(key for key in sorted(keys) if not self._list(f"*-{key}.game"))

    def tidy(self) -> None:
        """Remove what is too old or too much, and what was left half written."""
        paths = self._list("*-*.game")
        kept: Counter[str] = Counter()
        for path in paths:
            owner = path.stem.partition("-")[0]
            kept[owner] += 1
            if (
                _time_of(path) < self._now() - KEPT_SECONDS
                or kept[owner] > self._most_of_person
                or kept.total() > self._most
            ):
                path.unlink(missing_ok=True)
        for path in self._list("*-*.part"):
            if _time_of(path) < self._now() - _TIDYING_SECONDS:
                path.unlink(missing_ok=True)

    def _list(self, pattern: str) -> list[Path]:
        """Return the files of this pattern, the newest first."""
        if self._folder is None:
            return []
        return sorted(self._folder.glob(pattern), key=_time_of, reverse=True)


def _read(path: Path) -> KeptFile | None:
    """Return a kept file; ``None`` if it cannot be read."""
    try:
        name, _, data = zlib.decompress(path.read_bytes()).partition(b"\n")
    except (OSError, zlib.error) as fault:
        _log.info("%s cannot be read: %s", path.name, fault)
        return None
    return KeptFile(data, name.decode())


def _time_of(path: Path) -> float:
    """Return when a file was written (Unix time); 0 if it is gone meanwhile."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


@dataclass(eq=False, slots=True)
class _Bringing:
    """Somebody's file that is being read; ``forgotten`` if they had themselves forgotten meanwhile."""

    user_id: int
    forgotten: bool = False


class AnalysisDesk:
    """Takes files, and has their games analysed; what people bring is kept in ``folder``, and ``most`` in memory."""

    def __init__(
        self, workers: Workers, folder: Path | None = None, now: Callable[[], float] = time.time, most: int = KEPT
    ) -> None:
        self._workers = workers
        self._most = most
        self._kept = KeptFiles(folder, now)
        self._files: OrderedDict[str, GameFile] = OrderedDict()
        self._analyses: OrderedDict[tuple[str, int], Analysis] = OrderedDict()
        self._under_way: dict[tuple[str, int], tuple[int, int | None]] = {}
        """Who asked for the analyses that run, and in which server."""
        self._bringing: set[_Bringing] = set()
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Begin to remove files whose time is over."""
        self._tasks.start(self._tidy(), "tidying the files of analyses")

    async def _tidy(self) -> None:
        while True:
            await asyncio.to_thread(self._kept.tidy)
            await asyncio.sleep(_TIDYING_SECONDS)

    async def bring(self, data: bytes, name: str, user_id: int) -> GameFile:
        """Read and keep a file that somebody brought; raises as ``read`` does."""
        bringing = _Bringing(user_id)
        self._bringing.add(bringing)
        try:
            file = await self.read(data, name)
            await asyncio.to_thread(self._kept.keep, user_id, file.key, data, name)
        finally:
            self._bringing.discard(bringing)
        if bringing.forgotten:
            self.forget(user_id)
        return file

    async def read(self, data: bytes, name: str) -> GameFile:
        """Read a file; ``UnreadableFile`` says in one sentence why not."""
        key = hashlib.sha256(b"\n".join((name.encode(), data))).hexdigest()[:KEY_LENGTH]
        if key not in self._files:
            games = await asyncio.to_thread(read_games, data, name)
            self._files[key] = GameFile(key, games)
        self._files.move_to_end(key)
        while len(self._files) > self._most:
            self._files.popitem(last=False)
        return self._files[key]

    async def file(self, key: str) -> GameFile | None:
        """Return a file that somebody brought; None if it is no longer kept."""
        if key in self._files:
            return self._files[key]
        file = await asyncio.to_thread(self._kept.find, key)
        try:
            return None if file is None else await self.read(*file)
        except UnreadableFile as fault:
            _log.warning("the file %s can be read no longer: %s", key, fault)
            return None

    async def files_of(self, user_id: int) -> list[KeptFile]:
        """Return the files that somebody brought and that are kept."""
        return await asyncio.to_thread(self._kept.list_of, user_id)

    def forget(self, user_id: int) -> None:
        """Remove the files that somebody brought, and what was found about them."""
        for bringing in self._bringing:
            bringing.forgotten |= bringing.user_id == user_id
        for key in self._kept.forget(user_id):
            self._files.pop(key, None)
            for place in [place for place in self._analyses if place[0] == key and place not in self._under_way]:
                del self._analyses[place]

    def analyse(self, file: GameFile, number: int, user_id: int, guild_id: int | None) -> Analysis | Refusal:
        """Return the analysis of the file's ``number``-th game, from 0; begin it if it is not there."""
        kept = self._analyses.get((file.key, number))
        if kept is not None and (kept.cards or not kept.over):
            self._analyses.move_to_end(kept.key)
            return kept
        refusal = self._refusal(user_id, guild_id)
        if refusal is not None:
            return refusal
        analysis = self._analyses[file.key, number] = Analysis(file, number)
        self._under_way[analysis.key] = user_id, guild_id
        self._tasks.start(self._run(analysis), f"analysis {analysis.reference}")
        return analysis

    def _refusal(self, user_id: int, guild_id: int | None) -> Refusal | None:
        people = Counter(person for person, _ in self._under_way.values())
        servers = Counter(server for _, server in self._under_way.values())
        if people[user_id] >= MOST_OF_PERSON:
            return Refusal.PERSON
        if guild_id is not None and servers[guild_id] >= MOST_OF_SERVER:
            return Refusal.SERVER
        return Refusal.BUSY if len(self._under_way) >= MOST else None

    async def _run(self, analysis: Analysis) -> None:
        try:
            await analysis.run(self._workers)
        finally:
            del self._under_way[analysis.key]
            if analysis.file.key not in self._files:  # whoever brought it was forgotten meanwhile
                self._analyses.pop(analysis.key, None)
            self._forget()

    def _forget(self) -> None:
        """Keep the newest analyses, and all that run."""
        for key in [key for key in self._analyses if key not in self._under_way][: -self._most]:
            del self._analyses[key]

    async def what_if(self, decision: Decision, act: Act) -> WhatIf:
        """Try another act in the place of the one that was taken; ``WorkersBusy`` if no worker answers in time."""
        return await self._workers.analyse(what_if, decision, act, asked_for=True)

    async def close(self) -> None:
        """Stop what runs."""
        await self._tasks.close()


def analyse(
    game: PlayedGame, tell: Callable[[int, int], None] = lambda done, of_all: None
) -> tuple[tuple[Judgement, ...], tuple[ReportCard, ...]]:
    """Return all judgements and the report cards of a game, here and now; ``tell`` as for ``judge_all``."""
    judgements = judge_all(game, tell)
    played = {question: _play_to_end(question) for question in play_ons(game, judgements)}
    return judgements, report_cards(game, judgements, played)


def judge_all(game: PlayedGame, tell: Callable[[int, int], None]) -> tuple[Judgement, ...]:
    """Judge every decision of a game, here and now; ``tell`` hears how many are done, of all."""
    judgements: list[Judgement] = []
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
