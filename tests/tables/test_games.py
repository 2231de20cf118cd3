"""Whole games of every kind through the table service over a real file, read back and compared after each."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.deals.verification import verify_record
from bot.engine import presets
from bot.engine.acts import Act, act_text
from bot.engine.records.replay import replay
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.levels import player
from bot.storage.api import Entry, GameResult, TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Open, Rematch, Start
from bot.tables.decisions import Person
from bot.tables.hands import Dealt
from bot.tables.journal import decode
from bot.tables.model import Status, TableSettings
from bot.tables.playing import Acted, Play
from bot.tables.results import COUNTS
from bot.tables.seating import AddComputer, Join, Leave
from bot.tables.views import Accepted
from tests.storage.sqlite.files import results
from tests.tables.company import GUILD, Evening, seeded
from tests.world import require
from tests.world.clock import StillClock

KINDS = (
    "standard points=2", "csl points=3 defend_alone=yes", "house points=2 farmers_hand=any-three", "newberry points=2",
    "earlwood points=3", "campus points=2", "railroad points=3", "cutthroat points=2", "three-seven points=2",
    "two-handed points=2", "call-ace points=3", "call-ace points=3 players=6", "standard points=3 setback=yes",
    "hasenpfeffer points=5", "double-hasenpfeffer points=6", "double-hasenpfeffer points=6 players=6",
)  # fmt: skip
GAMES = 40
"""In the long form; the suite plays one of each kind."""
SHARES = 4
KEPT = 3
"""Channels, and so finished tables that stay open: a new one takes the place of the oldest."""


@pytest.mark.parametrize("share", range(SHARES))
async def test_whole_games_of_every_kind_are_played(tmp_path: Path, share: int, long_form: bool) -> None:
    await play_whole_games(tmp_path / "right-bower.db", share, (GAMES if long_form else len(KINDS)) // SHARES)


async def play_whole_games(path: Path, share: int, games: int) -> None:
    """Play so many games of every ``SHARES``th kind in one file, which is opened anew for each."""
    rng = random.Random(100 + share)
    tables: list[tuple[TableId, str, int]] = []
    clock = StillClock()
    for number in range(games):
        async with await SqliteStore.open(path) as store:
            evening = Evening(store, clock=clock, settings=_settings(share * 1000 + number), players=player)
            await evening.tables.resume()
            for table_id, seen, _ in tables:
                assert evening.everything(table_id) == seen
            table_id, played = await _evening_of(evening, rng, KINDS[(number * SHARES + share) % len(KINDS)], number)
            tables = [*tables[1 - KEPT :], (table_id, evening.everything(table_id), played)]
            await evening.tables.close()
            finished = results(path, table_id)
            assert len(finished) == played
            entries = await store.entries(table_id)
        for game in finished:
            _record_tells_the_truth(game, entries)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _settings(seed: int) -> TableSettings:
    return TableSettings(computer_pause=0, computer_level="steady", entropy=seeded(seed))


async def _evening_of(evening: Evening, rng: random.Random, words: str, number: int) -> tuple[TableId, int]:
    """One game, sometimes with computers, a leaver, one who returns, and a rematch; the table and its games."""
    people = [Person(10 + place, name) for place, name in enumerate(('Ann "A." B\\', "Zoë #1", "Cay", "D", "E", "F"))]
    evening.interactions = count(number * 1_000_000 + 1)
    what = Open(GUILD, number % KEPT, presets.parse(words.split()))
    opened = await evening.tables.open(people[0], what, None)
    assert isinstance(opened, Accepted)
    table_id = opened.snapshot.table.table_id
    for person in people[1 : what.rules.players]:
        wish = Join() if rng.random() < 0.6 else AddComputer()
        await evening.does(table_id, person if isinstance(wish, Join) else people[0], wish)
    await evening.does(table_id, people[0], Start())
    await _played(evening, rng, table_id)
    if rng.random() < 0.2:
        await evening.does(table_id, people[0], Rematch())
        await _played(evening, rng, table_id)
        return table_id, 2
    return table_id, 1


async def _played(evening: Evening, rng: random.Random, table_id: TableId) -> None:
    """People decide, leave and return until the game is over."""
    while (view := evening.view(table_id)).status is Status.PLAYING:
        present = [chair for chair in view.chairs if chair.user_id is not None and not chair.left]
        if rng.random() < 0.01 and len(present) > 1:
            gone = Person(present[-1].user_id or 0, present[-1].name or "")
            await evening.does(table_id, gone, Leave())
            if rng.random() < 0.7 and evening.view(table_id).status is Status.PLAYING:
                await evening.does(table_id, gone, Join())
        else:
            mover = evening.mover(table_id)
            act = _sensible(evening.mine(table_id, mover), rng)
            await evening.does(table_id, mover, Play(act), evening.view(table_id).seq)


def _sensible(view: SeatView, rng: random.Random) -> Act:
    """Any card, and every third decision anything lawful; but who loses points by a wrong call bids with care, or the
    scores sink for ten thousand hands and nobody wins."""
    rules = view.public.rules
    daring = rules.traits.turn_up and not rules.setback
    if (view.public.phase is Phase.PLAY and not rules.setback) or (daring and rng.random() < 0.3):
        return rng.choice(view.legal)
    return player("steady").choose(view, rng)


def _record_tells_the_truth(result: GameResult, entries: list[Entry]) -> None:
    """The record replays to the result and holds the journal's acts; every deal is what its secret promised."""
    game = replay(result.record.encode())
    facts = [decode(entry) for entry in entries if result.first_seq <= entry.seq <= result.last_seq]
    acts = [(fact.seat, act_text(fact.act)) for fact in facts if isinstance(fact, Acted)]
    assert [(step.seat, step.act) for step in game.steps if step.act is not None] == acts
    assert game.state is not None
    assert require(game.state.result).winner == next(seat.unit for seat in result.seats if seat.won)
    for seat in result.seats:
        assert seat.score == game.state.score[seat.unit - 1]
        assert seat.counts.keys() <= set(COUNTS)
        assert all(seat.counts.values())
    dealt = [fact for fact in facts if isinstance(fact, Dealt)]
    assert [proof.pack for proof in game.proofs] == [fact.pack for fact in dealt]
    assert verify_record(result.record.encode()).faults == ()
