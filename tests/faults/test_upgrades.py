"""A database of each format, with games under way, opens on both engines, is brought up to date, and is played on."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations.owner_journal import OwnerAction, OwnerJournal
from bot.players.levels import player
from bot.ratings.boards import BoardQuestion, Measure
from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import TableId
from bot.storage.backends import move, open_store
from bot.storage.sql.schema import FORMAT, STAMP, load_migrations
from bot.storage.sqlite.database import SqliteStore
from bot.storage.store import Store
from bot.tables.beginning import Rematch, Start
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tables.preferences import CHOICES, Preferences
from bot.tables.seating import AddComputer
from bot.tables.server_settings import SETTINGS as KINDS
from bot.tables.server_settings import read_setting
from bot.tournaments.ledger import Ledger
from bot.tournaments.nights.night import NightStatus
from bot.tournaments.puzzles import KIND, PUZZLE_CODEC, PuzzleDay, PuzzleFact, apply_fact
from tests.faults import old_databases
from tests.faults.old_databases import (
    CLOSED,
    FINISHED,
    LEFT,
    LOBBY,
    MANY_TABLES,
    OTHER_SERVER,
    SECOND_GAME,
    SETTINGS,
    UNDER_WAY,
    load,
    play,
    write,
)
from tests.formats import FOLDER
from tests.long_form import sampled
from tests.storage.postgres_server import server
from tests.storage.sqlite.files import rows
from tests.tables.company import ANN, BOB, GUILD, Evening, seeded
from tests.test_codec import PUZZLE
from tests.tournaments.house import House
from tests.world import require
from tests.world.clock import StillClock

OLD = [FOLDER / f"format-{number}.sql" for number in range(1, FORMAT + 1)]


@asynccontextmanager
async def opened(old: Path, path: Path, engine: str) -> AsyncIterator[Store]:
    """The store of an old database, on this engine."""
    path.parent.mkdir(exist_ok=True)
    load(old, path)
    if engine == "sqlite":
        async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
            yield store
    else:
        with server() as running:
            url = running.new_database()
            await asyncio.to_thread(move, path, url)
            async with await open_store(url, scorer=PlackettLuceScorer()) as store:
                yield store


@pytest.mark.parametrize("old", sampled(OLD, OLD[-2:]), ids=lambda path: path.stem)
@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
@pytest.mark.proof
async def test_an_old_database_is_upgraded_and_played_to_the_end(old: Path, path: Path, engine: str) -> None:
    async with opened(old, path, engine) as store:
        journals = {row.table_id: await store.entries(row.table_id) for row in await store.live_tables()}
        finished = await _records(store)
        await _choices_are_read(store, old)
        evening = await _all_tables_there(store)
        games = await _played_on(evening)
        await evening.tables.close()
        texts = await _records(store)
        assert len(texts) == len(finished) + games
        assert {*finished} < {*texts}
        assert (await store.leaderboard(BoardQuestion(GUILD, Measure.WINS))).rows
        await _tournaments_go_on(store)
        for table_id, before in journals.items():
            after = await store.entries(table_id)
            assert after[: len(before)] == before, "what was decided at open tables stays as it was written"
    for number, text in enumerate(texts):
        path.with_name(f"{number}.euchre").write_text(text, encoding="utf-8")
    assert main(["verify", *(str(path.with_name(f"{number}.euchre")) for number in range(len(texts)))]) == 0
    assert await asyncio.to_thread(main, ["check", str(path)]) == 0
    if engine == "sqlite":
        newest = load_migrations()[-1].number
        assert rows(path, "PRAGMA user_version") == [(newest,)]
        as_now = old.stem == f"format-{FORMAT}" and _schema_of(old) == newest
        assert rows(path, STAMP)[0][0].split()[0] == f"{FORMAT}"
        assert bool([*path.parent.glob("*.before-*.bak")]) is not as_now


def _schema_of(old: Path) -> int:
    [stamp] = re.findall(r"^PRAGMA user_version = (\d+);$", old.read_text(encoding="utf-8"), re.MULTILINE)
    return int(stamp)


async def _records(store: Store) -> list[str]:
    page = await store.history(GameFilter(GUILD), 0, 100)
    return [require(await store.finished_game(GUILD, game.game_id)).record for game in page.games]


async def _choices_are_read(store: Store, old: Path) -> None:
    """Every word of every preference, and every setting, still means something."""
    for number in range(max(map(len, CHOICES.values()))):
        stored = await store.player_settings(1000 + number)
        read = Preferences.of(stored)
        assert {name: word for name, word in stored.items() if name in CHOICES}.items() <= read.words().items()
    stored = await store.guild_settings(OTHER_SERVER)
    declared = old.with_suffix(".txt").read_text(encoding="utf-8")
    kinds = [name for name in KINDS if f"\nsetting {name}:" in declared]
    assert stored.items() <= SETTINGS.items()
    assert {*kinds} <= stored.keys()
    assert [name for name in kinds if read_setting(name, stored[name]) is None] == []


async def _all_tables_there(store: Store) -> Evening:
    evening = Evening(store, settings=replace(MANY_TABLES, entropy=seeded(2)))
    await evening.tables.resume()
    statuses = {
        snapshot.table.channel_id: snapshot.table.status
        for snapshot in evening.tables.snapshots()
        if snapshot.table.tournament is None
    }
    assert statuses == {LOBBY: Status.LOBBY, FINISHED: Status.FINISHED} | dict.fromkeys(
        (*UNDER_WAY, SECOND_GAME, LEFT), Status.PLAYING
    )
    assert evening.tables.table_in_channel(CLOSED) is None
    return evening


async def _played_on(evening: Evening) -> int:
    """Play every hosted game under way, then the lobby's and a rematch, to the end; return how many games that were."""
    evening.interactions = count(10**6)
    rng = random.Random(9)
    hosted = [channel for channel, (words, *_) in UNDER_WAY.items() if "law=hosted" in words]
    for channel in (*hosted, SECOND_GAME, LEFT):
        await _finished(evening, channel, rng)
    lobby = _in(evening, LOBBY)
    for _ in range(3):
        await evening.does(lobby, ANN, AddComputer())
    await evening.does(lobby, ANN, Start())
    await evening.does(_in(evening, FINISHED), BOB, Rematch())
    for channel in (LOBBY, FINISHED):
        await _finished(evening, channel, rng)
    for channel in UNDER_WAY:
        if channel not in hosted:  # where nobody stops anybody, only what is asked at once
            await play(evening, _in(evening, channel), rng)
    return len(hosted) + 4


async def _finished(evening: Evening, channel: int, rng: random.Random) -> None:
    table_id, steady = _in(evening, channel), player("steady")
    for _ in range(3000):
        if evening.view(table_id).status is not Status.PLAYING:
            break
        mover = evening.mover(table_id)
        act = steady.choose(evening.mine(table_id, mover), rng)
        await evening.does(table_id, mover, Play(act), evening.view(table_id).seq)
    assert evening.view(table_id).status is Status.FINISHED


def _in(evening: Evening, channel: int) -> TableId:
    return require(evening.tables.table_in_channel(channel))


async def _tournaments_go_on(store: Store) -> None:
    """The night and the match are played on, the day and the puzzle are read, and so is what the owner did."""
    house = House(store, StillClock(1_000_100.0))
    await house.tables.resume()
    await house.nights.resume()
    await house.matches.resume()
    await house.daily.start()
    [night] = house.nights.nights()
    assert night.night.status is NightStatus.ROUND
    [match_id] = [row.tournament_id for row in await store.live_tournaments("duplicate")]
    assert require(await house.matches.match(match_id)).begun
    await house.play(lambda table: table.tournament is not None)
    assert house.status(night.night_id) is not NightStatus.ROUND
    await house.matches.idle()
    assert require(await house.matches.match(match_id)).closed
    [attempt] = (await house.daily.board(house.daily.today())).attempts
    assert attempt.user_id == 1
    await house.close()
    puzzles: Ledger[PuzzleFact, PuzzleDay] = Ledger(store, house.clock, KIND, PUZZLE_CODEC, apply_fact)
    [row] = await store.tournaments(KIND, None)
    assert await puzzles.facts(row.tournament_id) == PUZZLE
    assert require(await puzzles.state(row.tournament_id)).answers
    journal = OwnerJournal(store, house.clock.now)
    assert [act.action for act in await journal.catch_up()] == [*OwnerAction]


@pytest.mark.proof
async def test_the_file_of_this_format_is_written_as_the_others_are(tmp_path: Path) -> None:
    assert (await write(tmp_path)).name == f"format-{FORMAT}.sql"


def test_the_database_of_a_frozen_format_is_never_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["old_databases"])
    monkeypatch.setattr(old_databases, "is_frozen", lambda number: number == FORMAT)
    before = OLD[-1].read_bytes()
    assert old_databases.main() == 1
    assert OLD[-1].read_bytes() == before
