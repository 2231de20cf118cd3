"""Games as people on Discord play them, for benchmarks: a few are really played, and copies of them are all different.

A copy has its own people, names, times, presses and secrets, so it takes as much room as a game of its own.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count

from bot.engine import presets
from bot.players.levels import player
from bot.storage.api import Entry, GameResult, TableId
from bot.storage.store import Store
from bot.tables.beginning import Open, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person
from bot.tables.model import Status, TableSettings
from bot.tables.playing import Play
from bot.tables.seating import Join
from bot.tables.views import Accepted
from tests.tables.company import Evening
from tests.tables.memory import MemoryStore

GUILD = 1_100_000_000_000_000_001
PEOPLE = 2000
KINDS = ("standard", "standard", "standard", "csl", "call-ace", "cutthroat", "house", "two-handed")
START = 1_750_000_000.0
_HEX = re.compile(r"[0-9a-f]{64}")
_PRESS = re.compile(r'"press":(\d+)')
_MIXIN = re.compile(r"\d{17,20}")
_Other = Callable[[re.Match[str]], str]
_EPOCH = 1_420_070_400.0
"""Discord's ids count milliseconds from here, in the bits above the lowest 22."""


@dataclass(frozen=True, slots=True)
class SampleGame:
    """One table's whole journal, and the result that its last entry but one brought, if the game was finished."""

    entries: tuple[Entry, ...]
    result: GameResult | None


class _WalkingClock:
    """A clock that goes on by itself: somebody thinks before every decision."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._now = START

    def now(self) -> float:
        self._now += self._rng.uniform(0.5, 6.0)
        return round(self._now, 6)

    async def sleep(self, seconds: float) -> None:
        raise AssertionError("nobody waits here")


def snowflake(at: float, rng: random.Random) -> int:
    """Return an id as Discord would give it at this time."""
    return int((at - _EPOCH) * 1000) << 22 | rng.getrandbits(22)


def user_id(number: int) -> int:
    """Return the id of one of ``PEOPLE``."""
    return snowflake(START - 1e8 + 40_000.0 * number, random.Random(number))


async def play_game(number: int, hands: int | None = None) -> SampleGame:
    """Return one game played by people who decide as steady computers do; only the first ``hands``, if that is
    given.
    """
    rng = random.Random(number)
    store, clock = MemoryStore(), _WalkingClock(rng)
    settings = TableSettings(computer_pause=0, entropy=lambda: rng.randbytes(32), reminder_seconds=10**9)
    evening = Evening(store, settings=settings, players=player)
    evening.clock = clock  # type: ignore[assignment]
    evening.interactions = _presses(clock, rng)  # type: ignore[assignment]
    evening.tables = evening.new()
    kind = KINDS[number % len(KINDS)]
    people = [Person(user_id(place), f"Player {place:04}") for place in rng.sample(range(PEOPLE), 6)]
    answer = await evening.tables.open(people[0], Open(GUILD, 1, presets.parse([kind])), next(evening.interactions))
    assert isinstance(answer, Accepted)
    table_id = answer.snapshot.table.table_id
    for person in people[1 : len(answer.snapshot.table.chairs)]:
        await evening.does(table_id, person, Join())
    await evening.does(table_id, people[0], Start())
    view = evening.view(table_id)
    while view.status is Status.PLAYING and (hands is None or view.public.number <= hands):  # type: ignore[union-attr]
        mover = evening.mover(table_id)
        act = player("steady").choose(evening.mine(table_id, mover), rng)
        view = await evening.does(table_id, mover, Play(act), view.seq)
    if view.status is Status.FINISHED:
        await evening.does(table_id, people[0], Close())
    await evening.tables.close()
    return SampleGame(tuple(store.journal[table_id]), store.results[0][1] if store.results else None)


async def write_game(store: Store, game: SampleGame, channel_id: int = 1) -> TableId:
    """Write a whole table into a store; it is closed if its game is finished."""
    table_id = await store.open_table(GUILD, channel_id, game.entries[0], None)
    await store.append(table_id, game.entries[1:], result=game.result, closed=game.result is not None)
    return table_id


def _presses(clock: _WalkingClock, rng: random.Random) -> Iterator[int]:
    return (snowflake(clock.now(), rng) for _ in count())


def copy_game(game: SampleGame, rng: random.Random, later: float) -> SampleGame:
    """Return another game of the same course ``later`` seconds after it, among other people, with other secrets."""
    replacements: dict[str, str] = {}

    def other(match: re.Match[str]) -> str:
        old = match[0]
        if old not in replacements and len(old) == 64:
            secret = rng.randbytes(32)
            replacements[old], replacements[_seal(bytes.fromhex(old))] = secret.hex(), _seal(secret)
        elif old not in replacements:
            replacements[old] = str(_later(int(old), later, rng))
        return replacements[old]

    for line in game.entries:
        if line.kind in ("opened", "joined"):
            body = json.loads(line.body)
            number = int(PEOPLE * rng.random() ** 2)
            while str(user_id(number)) in replacements.values():
                number = rng.randrange(PEOPLE)
            replacements[str(body.get("owner_id") or body["user_id"])] = str(user_id(number))
            replacements[body["name"]] = f"Player {number:04}"
    replacements[str(GUILD)] = str(GUILD)
    text = re.compile("|".join([_HEX.pattern, rf"\b{_MIXIN.pattern}\b", r"Player \d{4}"]))
    entries = tuple(
        line._replace(at=round(line.at + later, 6), body=text.sub(other, line.body)) for line in game.entries
    )
    return SampleGame(
        entries, None if game.result is None else _copy_result(game.result, text, other, replacements, later)
    )


def _seal(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def _later(press: int, later: float, rng: random.Random) -> int:
    return press + (int(later * 1000) << 22) & ~0x3FFFFF | rng.getrandbits(22)


def _copy_result(
    result: GameResult,
    text: re.Pattern[str],
    other: Callable[[re.Match[str]], str],
    replacements: Mapping[str, str],
    later: float,
) -> GameResult:
    seats = tuple(
        seat
        if seat.user_id is None
        else replace(seat, user_id=int(replacements[str(seat.user_id)]), name=replacements[seat.name])
        for seat in result.seats
    )
    return replace(
        result,
        seats=seats,
        record=text.sub(other, result.record),
        started_at=result.started_at + later,
        ended_at=result.ended_at + later,
    )
