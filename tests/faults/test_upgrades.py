"""A database of each schema version, with games under way, opens, is brought up to date, and is played to the end."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.players.levels import player
from bot.ratings.boards import BoardQuestion, Measure
from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import TableId
from bot.storage.sql.schema import load_migrations
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Rematch, Start
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tables.seating import AddComputer
from tests.faults.old_databases import (
    CLOSED,
    FINISHED,
    FOLDER,
    LEFT,
    LOBBY,
    MANY_TABLES,
    SECOND_GAME,
    UNDER_WAY,
    load,
    write,
)
from tests.long_form import sampled
from tests.storage.sqlite.files import rows
from tests.tables.company import ANN, BOB, GUILD, Evening, seeded
from tests.world import require

NEWEST = load_migrations()[-1].number
OLD = sorted(FOLDER.glob("version-*.sql"))


def test_every_version_since_1_0_has_a_database() -> None:
    """``python -m tests.faults.old_databases`` writes the file of the newest one."""
    steps = load_migrations()
    assert [int(path.stem.removeprefix("version-")) for path in OLD] == [step.number for step in steps]


@pytest.mark.parametrize("old", sampled(OLD, OLD[-2:]), ids=lambda path: path.stem)
async def test_an_old_database_is_upgraded_and_played_to_the_end(old: Path, path: Path) -> None:
    path.parent.mkdir()
    version = load(old, path)
    assert old.stem == f"version-{version}"
    finished = rows(path, "SELECT record FROM records ORDER BY game_id")
    open_tables = "SELECT id FROM tables WHERE NOT closed"
    journals = rows(path, f"SELECT table_id, seq, body FROM journal WHERE table_id IN ({open_tables})")  # noqa: S608
    await _upgraded_and_played(path, [record for (record,) in finished])
    assert rows(path, "PRAGMA user_version") == [(NEWEST,)]
    assert path.with_name(f"{path.name}.before-{version + 1:04d}.bak").exists() == (version < NEWEST)
    kept = set(rows(path, "SELECT table_id, seq, body FROM journal"))
    assert kept.issuperset(journals), "what was decided at open tables stays as it was written"


async def _upgraded_and_played(path: Path, finished: list[str]) -> None:
    async with await SqliteStore.open(path, scorer=PlackettLuceScorer()) as store:
        page = await store.history(GameFilter(GUILD), 0, 100)
        assert len(page.games) == len(finished) == 3
        evening = await _all_tables_there(store)
        games = await _played_on(evening)
        await evening.tables.close()
        page = await store.history(GameFilter(GUILD), 0, 100)
        assert len(page.games) == len(finished) + games
        records = [(await store.finished_game(GUILD, game.game_id)) for game in page.games]
        texts = [game.record for game in records if game is not None]
        assert {*finished} < {*texts}
        question = BoardQuestion(GUILD, Measure.WINS)
        assert (await store.leaderboard(question)).rows
    for number, text in enumerate(texts):
        path.with_name(f"{number}.euchre").write_text(text, encoding="utf-8")
    assert main(["verify", *(str(path.with_name(f"{number}.euchre")) for number in range(len(texts)))]) == 0
    assert await asyncio.to_thread(main, ["check", str(path)]) == 0


async def _all_tables_there(store: SqliteStore) -> Evening:
    evening = Evening(store, settings=replace(MANY_TABLES, entropy=seeded(2)))
    await evening.tables.resume()
    statuses = {snapshot.table.channel_id: snapshot.table.status for snapshot in evening.tables.snapshots()}
    assert statuses == {LOBBY: Status.LOBBY, FINISHED: Status.FINISHED} | dict.fromkeys(
        (*UNDER_WAY, SECOND_GAME, LEFT), Status.PLAYING
    )
    assert evening.tables.table_in_channel(CLOSED) is None
    return evening


async def _played_on(evening: Evening) -> int:
    """Every game under way, then the lobby's and a rematch, to the end; how many games that were."""
    evening.interactions = count(10**6)
    rng = random.Random(9)
    games = 0
    for channel in (*UNDER_WAY, SECOND_GAME, LEFT):
        await _finished(evening, channel, rng)
        games += 1
    lobby = _in(evening, LOBBY)
    for _ in range(3):
        await evening.does(lobby, ANN, AddComputer())
    await evening.does(lobby, ANN, Start())
    await evening.does(_in(evening, FINISHED), BOB, Rematch())
    for channel in (LOBBY, FINISHED):
        await _finished(evening, channel, rng)
        games += 1
    return games


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


async def test_the_file_of_the_newest_version_is_written_as_the_others_are(tmp_path: Path, path: Path) -> None:
    written = await write(tmp_path)
    assert written.name == f"version-{NEWEST}.sql"
    path.parent.mkdir()
    assert load(written, path) == NEWEST
    async with await SqliteStore.open(path) as store:
        await (await _all_tables_there(store)).tables.close()
