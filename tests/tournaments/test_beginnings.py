"""While the bot is about to be restarted, or a server is blocked, nothing begins: asked at every beginning there is."""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Rematch, Start
from bot.tables.decisions import Reason
from bot.tables.model import TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted
from bot.tournaments.daily.daily_deals import Asker
from bot.tournaments.nights.night import NightStatus
from bot.tournaments.nights.round_tables import RETRY_SECONDS
from tests.storage.sqlite.migrated import migrated
from tests.structure import parse
from tests.tables.company import granted, reason_of
from tests.tournaments.house import ANN, CHANNEL, GUILD, STANDARD, House
from tests.world import require
from tests.world.clock import StillClock


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        built = House(store, StillClock())
        yield built
        await built.close()


REASONS = pytest.mark.parametrize("reason", [Reason.MAINTENANCE, Reason.SERVER_BLOCKED])


@REASONS
async def test_no_table_opens_and_no_game_starts(house: House, reason: Reason) -> None:
    lobby = await house.opened()
    house.closed = reason
    assert reason_of(await house.opened(CHANNEL + 1)) is reason
    assert reason_of(await house.decide(lobby, Start())) is reason
    house.closed = None
    assert isinstance(await house.decide(lobby, Start()), Accepted)


@REASONS
async def test_no_rematch_begins(house: House, reason: Reason) -> None:
    lobby = await house.opened()
    await house.decide(lobby, Start())
    house.closed = reason
    await house.play()
    assert reason_of(await house.decide(lobby, Rematch())) is reason
    house.closed = None
    assert isinstance(await house.decide(lobby, Rematch()), Accepted)


@REASONS
async def test_no_tournament_opens(house: House, reason: Reason) -> None:
    house.closed = reason
    asker = Asker(ANN.user_id, ANN.name, GUILD, CHANNEL)
    seats = tuple(TournamentSeat(f"Computer {seat}", None, "random") for seat in range(4))
    table = TableOrder(TournamentTable(TournamentKind.NIGHT, "1:1:1", 1), GUILD, CHANNEL, ANN.user_id, STANDARD, seats)
    beginnings: tuple[Callable[[], Awaitable[object]], ...] = (
        house.open_night,
        house.open_match,
        lambda: house.daily.play(asker),
        lambda: house.tables.tournaments.open(table),
    )
    for begin in beginnings:
        assert await begin() is reason
    assert house.tables.snapshots() == ()
    house.closed = None
    for begin in beginnings:
        granted(await begin())


@REASONS
async def test_a_duplicate_match_that_gathered_does_not_start(house: House, reason: Reason) -> None:
    match_id = await house.match()
    house.closed = reason
    assert isinstance(await house.matches.begin(match_id, ANN.user_id), Reason)
    match = require(await house.matches.match(match_id))
    assert not match.begun
    assert house.tables.snapshots() == ()
    house.closed = None
    assert granted(await house.matches.begin(match_id, ANN.user_id)).begun


async def test_a_match_without_free_tables_is_refused_before_a_thread_is_opened(house: House) -> None:
    small = House(house.store, house.clock, most=1)
    match_id = await small.match()
    assert await small.matches.begin(match_id, ANN.user_id) is Reason.BOT_FULL
    match = require(await small.matches.match(match_id))
    assert not match.begun
    assert small.rooms.opened == []


async def test_a_table_that_waits_for_room_leaves_no_thread_at_each_try(house: House) -> None:
    match_id = await house.match()
    granted(await house.matches.begin(match_id, ANN.user_id))
    small = House(house.store, house.clock, most=0)
    for _ in range(3):
        assert granted(await small.matches.begin(match_id, ANN.user_id)).begun
    assert small.rooms.opened == []
    assert small.rooms.waits == [Reason.BOT_FULL], "told once"
    await small.matches.close()


@REASONS
async def test_maintenance_holds_up_rounds_of_a_night_which_then_go_on_by_themselves(
    house: House, reason: Reason
) -> None:
    night_id = await house.with_night()
    house.closed = reason
    await house.clock.advance(600)
    assert house.status(night_id) is NightStatus.LOBBY
    assert house.nights.delay_of(night_id) is reason
    assert house.tables.snapshots() == ()
    house.closed = None
    await house.clock.advance(RETRY_SECONDS + 1)
    assert house.status(night_id) is NightStatus.ROUND
    assert house.nights.delay_of(night_id) is None
    house.closed = reason
    await house.play()
    await house.clock.advance(600)
    assert house.status(night_id) is NightStatus.PAUSE
    assert house.nights.delay_of(night_id) is reason
    house.closed = None
    await house.clock.advance(RETRY_SECONDS + 1)
    assert house.status(night_id) is NightStatus.ROUND


READERS = {"bot/tables/journal.py", "bot/tournaments/nights/night.py", "bot/tournaments/duplicate/match.py"}
"""These make facts of what was written."""
BEGINNINGS = {
    "Started": {"bot/tables/tournament_tables.py", "bot/tables/beginning.py"},
    "Rematched": {"bot/tables/beginning.py"},
    "Opened": {"bot/tables/tournament_tables.py", "bot/tables/beginning.py"},
    "NightOpened": {"bot/tournaments/nights/nights.py"},
    "NightBegun": {"bot/tournaments/nights/rounds.py"},
    "RoundBegun": {"bot/tournaments/nights/rounds.py"},
    "MatchOpened": {"bot/tournaments/duplicate/matches.py"},
    "draw_match": {"bot/tournaments/duplicate/matches.py"},
}
"""The facts with which something begins, and who brings them about: each asks, as the tests above hold."""


def test_only_the_known_modules_begin_tournaments() -> None:
    root = Path(__file__).parents[2]
    reasons: dict[str, set[str]] = {word: set() for word in BEGINNINGS}
    for path in (root / "bot").rglob("*.py"):
        if str(path.relative_to(root)) in READERS:
            continue
        for call in ast.walk(parse(path)):
            if not isinstance(call, ast.Call):
                continue
            handed_on = [one for one in call.args if isinstance(one, ast.Name) and one.id.islower()]
            for one in (call.func, *handed_on):
                name = one.id if isinstance(one, ast.Name) else one.attr if isinstance(one, ast.Attribute) else ""
                if name in reasons:
                    reasons[name].add(str(path.relative_to(root)))
    assert reasons == BEGINNINGS
