"""Computer players at a table: repeatable, at a pace people can follow, and never in anybody's way."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, Fold
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.levels import LEVELS, ComputerPlayer, player
from bot.storage.api import TableId
from bot.tables.computers import seed_of, slowest
from bot.tables.decisions import AddComputer, Join, Leave, Open, Reason, Start, Touch
from bot.tables.model import Status, TableSettings, TournamentKind
from bot.tables.preferences import Pace
from bot.tables.tables import Tables
from bot.tables.views import Accepted, Refused, TableView
from tests.tables.company import ANN, BOB, CHANNEL, GUILD, Evening, LocalWorkers, granted, new_tables, seeded
from tests.tables.memory import MemoryStore
from tests.tables.test_tournament_tables import wanted
from tests.world import require


class Fails:
    level = "fails"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        raise ZeroDivisionError("a thought too many")


class Cheats:
    level = "cheats"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        return Fold()


@pytest.mark.parametrize(("culprit", "words"), [(Fails(), "failed"), (Cheats(), "unlawfully")])
async def test_a_computers_defect_is_logged_and_holds_nobody_up_faulty(
    store: MemoryStore, culprit: ComputerPlayer, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(store, players=lambda _: culprit)
    table_id = await evening.started(computers=3)
    rng = random.Random(1)
    for _ in range(10):
        await evening.act(table_id, rng)
    assert words in caplog.text
    assert evening.view(table_id).to_move == evening.view(table_id).chairs[0]
    await evening.tables.close()


async def test_levels_their_names_and_the_stand_ins(store: MemoryStore) -> None:
    levels: list[str] = []

    def noted(level: str) -> ComputerPlayer:
        levels.append(level)
        return player(level)

    settings = TableSettings(computer_pause=0, entropy=seeded(3))
    evening = Evening(store, settings=settings, players=noted)
    await store.set_guild_setting(GUILD, "computer_level", "beginner")
    table_id = await evening.open()
    for level in (None, "steady", "steady"):
        await evening.does(table_id, ANN, AddComputer(level))
    chairs = evening.view(table_id).chairs
    assert [chair.level for chair in chairs] == [None, "beginner", "steady", "steady"]
    assert [chair.name for chair in chairs[1:]] == [LEVELS["beginner"].names[0], *LEVELS["steady"].names[:2]]
    levels.clear()
    await evening.does(table_id, ANN, Start())
    await evening.does(table_id, ANN, Leave())
    assert set(levels) == {"beginner", "steady"}
    await evening.tables.close()


async def test_a_thinking_computer_does_not_block_its_table(store: MemoryStore) -> None:
    """While a computer thinks the table takes decisions; what it thought up is then of no use."""
    thinking: list[asyncio.Future[None]] = []

    class Slow(LocalWorkers):
        async def choose(self, level: str, view: SeatView, seed: int) -> Act:
            thinking.append(asyncio.get_running_loop().create_future())
            await thinking[-1]
            return view.legal[0]

    evening = Evening(store)
    settings = TableSettings(computer_pause=1, computer_level="random", entropy=seeded(5))
    evening.tables = new_tables(store, clock=evening.clock, workers=Slow(), settings=settings)
    table_id = await evening.open(computers=2)
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, ANN, Start())
    for _ in range(8):
        to_move = require(evening.view(table_id).to_move)
        if to_move.is_computer:
            break
        await evening.act(table_id, random.Random(1))
    await evening.clock.advance(1)
    seq = evening.view(table_id).seq
    assert len(thinking) == 1
    await evening.does(table_id, BOB, Leave())
    assert evening.view(table_id).seq == seq + 1
    while (chair := evening.view(table_id).to_move) is None or chair.user_id != ANN.user_id:
        for thought in thinking:
            if not thought.done():
                thought.set_result(None)
        await evening.clock.advance(1)
    assert evening.view(table_id).seq > seq + 1
    await evening.tables.close()


async def test_a_player_who_returns_decides_instead_of_the_thinking_computer(
    store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    thinking: list[asyncio.Future[None]] = []

    class Slow(LocalWorkers):
        async def choose(self, level: str, view: SeatView, seed: int) -> Act:
            thinking.append(asyncio.get_running_loop().create_future())
            await thinking[-1]
            return view.legal[-1]

    evening = Evening(store)
    settings = TableSettings(computer_pause=1, computer_level="random", entropy=seeded(5))
    evening.tables = new_tables(store, clock=evening.clock, workers=Slow(), settings=settings)
    table_id = await evening.started()
    mover, seq = evening.mover(table_id), evening.view(table_id).seq
    await evening.clock.advance(121)
    assert len(thinking) == 1
    await evening.does(table_id, mover, Touch())
    thinking[0].set_result(None)
    await evening.clock.advance(10)
    assert evening.view(table_id).seq == seq + 2
    assert evening.mover(table_id) == mover
    assert caplog.records == [], "what the computer thought is dropped before the store has to refuse it"
    await evening.tables.close()


async def test_a_table_opened_with_computers_of_a_level(evening: Evening) -> None:
    rules = presets.build("standard")
    answer = await evening.tables.open(ANN, Open(GUILD, CHANNEL, rules, 2, "steady"), None)
    assert isinstance(answer, Accepted)
    assert [chair.level for chair in answer.snapshot.table.chairs] == [None, "steady", "steady", None]
    refused = await evening.tables.open(BOB, Open(GUILD, CHANNEL + 1, rules, 2, "genius"), None)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.NO_COMPUTER
    assert evening.tables.table_in_channel(CHANNEL + 1) is None


@pytest.mark.parametrize("kind", [None, *TournamentKind])
async def test_the_chance_of_computers_follows_from_the_deals_secret(
    evening: Evening, kind: TournamentKind | None
) -> None:
    """Not from numbers that everybody sees: the table's, the entry's."""
    if kind is None:
        table_id = await evening.started("standard", computers=0)
    else:
        table_id = granted(await evening.tables.tournaments.open(wanted(kind))).table.table_id
    table = await evening.table(table_id)
    assert table.game is not None
    running = require(table.game.running)
    elsewhere = table._replace(table_id=TableId(99), seq=77)
    assert seed_of(elsewhere) == seed_of(table), "the same deal and play"
    other = table.game._replace(running=running._replace(secret=bytes(32)))
    assert seed_of(table._replace(game=other)) != seed_of(table)
    said = table.game._replace(running=running._replace(acts=((Seat(1), PASS),)))
    assert seed_of(table._replace(game=said)) != seed_of(table)


# -- pace
#
# The pace of computers: each full trick and each result is seen before the next thing happens.


SETTINGS = TableSettings(computer_pause=1.0, computer_level="random", entropy=seeded(1))


class Choosy(Evening):
    """An evening whose people choose their pace."""

    chosen: dict[int, Pace]

    def new(self) -> Tables:
        self.chosen = {}

        async def pace_of(user_id: int) -> Pace | None:
            return self.chosen.get(user_id)

        tables = new_tables(
            self.store, clock=self.clock, workers=LocalWorkers(self.players), settings=self.settings, pace_of=pace_of
        )
        tables.add_listener(self.changes.append)
        return tables


def seen_tricks(evening: Evening, hand: int) -> set[int]:
    """After how many tricks of a hand the table was announced with the last of them full, or the hand's result."""
    views = [change.snapshot.table.public for change in evening.changes]
    return {
        len(view.tricks)
        for view in views
        if view is not None and view.number == hand and view.tricks and not view.trick
    }


async def play_hand(evening: Evening) -> None:
    """Ann plays until the first hand is over and a few seconds have passed."""
    table_id, rng = await evening.started("standard points=20", computers=3), random.Random(2)
    for _ in range(1000):
        view = evening.view(table_id)
        if require(view.public).number > 1:
            return
        if view.to_move is not None and view.to_move.user_id == ANN.user_id:
            await evening.act(table_id, rng)
        else:
            await evening.clock.advance(0.1)
    raise AssertionError("the hand does not end")


async def test_every_full_trick_and_the_result_are_seen(store: MemoryStore) -> None:
    evening = Choosy(store, settings=SETTINGS)
    await play_hand(evening)
    assert seen_tricks(evening, 1) == {1, 2, 3, 4, 5}
    for before, after in zip(evening.changes, evening.changes[1:], strict=False):
        one, two = before.snapshot.table.public, after.snapshot.table.public
        assert one is not None or two is None or not two.tricks
        if one is not None and two is not None and one.number == two.number:
            assert len(two.tricks) - len(one.tricks) <= 1
            assert not (one.trick and len(two.tricks) > len(one.tricks) and two.trick), "a trick was swept unseen"
    await evening.tables.close()


@pytest.mark.parametrize(("pace", "trick", "result"), [(Pace.NORMAL, 2.0, 4.0), (Pace.BRISK, 0.8, 1.6)])
async def test_time_to_look_at_a_full_trick_and_a_result(
    store: MemoryStore, pace: Pace, trick: float, result: float
) -> None:
    evening = Choosy(store, settings=SETTINGS)
    evening.chosen[ANN.user_id] = pace
    waited: dict[str, set[float]] = {"trick": set(), "result": set()}
    sleep = evening.clock.sleep

    async def noted(seconds: float) -> None:
        view = next(iter(evening.tables.snapshots())).table.public
        if view is not None and view.result is not None:
            waited["result"].add(seconds)
        elif view is not None and view.phase is Phase.PLAY and view.tricks and not view.trick:
            waited["trick"].add(seconds)
        await sleep(seconds)

    evening.clock.sleep = noted  # type: ignore[method-assign]  # to look at it
    await play_hand(evening)
    assert trick in waited["trick"]
    assert result in waited["result"]
    await evening.tables.close()


async def test_at_once_sweeps_tricks_unseen(store: MemoryStore) -> None:
    evening = Choosy(store, settings=SETTINGS)
    evening.chosen[ANN.user_id] = Pace.AT_ONCE
    began = evening.clock.now()
    await play_hand(evening)
    assert evening.clock.now() - began < 2.0
    assert seen_tricks(evening, 1) < {1, 2, 3, 4, 5}
    await evening.tables.close()


def test_the_slowest_choice_counts_and_the_servers_is_the_default() -> None:
    assert slowest([], Pace.BRISK) is Pace.BRISK
    assert slowest([None, Pace.AT_ONCE], Pace.BRISK) is Pace.BRISK
    assert slowest([Pace.BRISK, Pace.AT_ONCE], Pace.NORMAL) is Pace.BRISK
    assert slowest([Pace.NORMAL, Pace.AT_ONCE], Pace.AT_ONCE) is Pace.NORMAL


async def test_a_servers_pace(store: MemoryStore) -> None:
    await store.set_guild_setting(GUILD, "pace", "at-once")
    evening = Choosy(store, settings=SETTINGS)
    began = evening.clock.now()
    await play_hand(evening)
    assert evening.clock.now() - began < 2.0
    await store.set_guild_setting(GUILD, "pace", "allegro")
    assert (await evening.tables.server_settings.reload(GUILD)).pace is Pace.NORMAL
    await evening.tables.close()


async def between_hands(evening: Evening) -> TableView:
    """Four people at the end of their first hand, whose result lies on the table."""
    table_id, rng = await evening.started("standard points=20"), random.Random(2)
    while (view := evening.view(table_id)).public is None or view.public.result is None:
        await evening.act(table_id, rng)
    return view


async def test_a_result_stays_until_the_next_deal_and_a_restart_deals_it(store: MemoryStore) -> None:
    evening = Choosy(store, settings=SETTINGS)
    view = await between_hands(evening)
    assert evening.changes[-1].paused == 4.0
    await evening.does(view.table_id, BOB, Touch())
    assert evening.view(view.table_id).public == view.public, "looking at one's hand deals nothing"
    await evening.clock.advance(3.9)
    assert evening.view(view.table_id).public == view.public
    await evening.clock.advance(0.2)
    dealt = require(evening.view(view.table_id).public)
    assert (dealt.number, dealt.result) == (2, None)
    await evening.tables.close()

    other = Choosy(MemoryStore(), settings=SETTINGS)
    view = await between_hands(other)
    await other.restart()
    dealt = require(other.view(view.table_id).public)
    assert dealt.number == 2
    assert other.view(view.table_id).status is Status.PLAYING
    await other.tables.close()
