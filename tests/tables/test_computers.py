"""Computer players at a table: repeatable, at a pace people can follow, and never in anybody's way."""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, Fold
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.levels import LEVELS, ComputerPlayer, player
from bot.storage.api import TableId
from bot.tables.beginning import Open, Start
from bot.tables.computers import seed_of, slowest
from bot.tables.decisions import Reason
from bot.tables.model import Status, TournamentKind
from bot.tables.pausing import Touch
from bot.tables.preferences import Pace
from bot.tables.seating import AddComputer, Join, Leave
from bot.tables.views import Accepted, acts_of
from tests.tables.company import ANN, BOB, CHANNEL, GUILD, Evening, LocalWorkers, granted, reason_of, seeded
from tests.tables.memory import MemoryStore
from tests.tables.test_tournament_tables import ONE_SEAT, wanted
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
    evening: Evening, culprit: ComputerPlayer, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    evening.set(players=lambda _: culprit)
    table_id = await evening.started(computers=3)
    rng = random.Random(1)
    for _ in range(10):
        await evening.act(table_id, rng)
    assert words in caplog.text
    assert evening.view(table_id).to_move == evening.view(table_id).chairs[0]


async def test_levels_their_names_and_the_stand_ins(evening: Evening, store: MemoryStore) -> None:
    levels: list[str] = []

    def noted(level: str) -> ComputerPlayer:
        levels.append(level)
        return player(level)

    evening.set(players=noted)
    await store.set_guild_setting(GUILD, "computer_level", "beginner")
    table_id = await evening.open()
    for level in (None, "steady", "steady"):
        await evening.does(table_id, ANN, AddComputer(level))
    chairs = evening.view(table_id).chairs
    assert [chair.level for chair in chairs] == [None, "beginner", "steady", "steady"]
    assert [chair.name for chair in chairs[1:]] == [LEVELS["beginner"].names[0], *LEVELS["steady"].names[:2]]
    levels.clear()
    await evening.does(table_id, ANN, Start())
    await evening.does(table_id, BOB, Join(Seat(2)))
    await evening.does(table_id, ANN, Leave())
    await evening.finish_hand(table_id) if evening.view(table_id).to_move else None
    assert set(levels) == {"beginner", "steady"}


class Slow(LocalWorkers):
    """Computers that think until a test lets them go on; then they choose one of the lawful acts by its place."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place, self.thinking = place, list[asyncio.Future[None]]()

    async def choose(self, level: str, view: SeatView, seed: int) -> Act:
        self.thinking.append(asyncio.get_running_loop().create_future())
        await self.thinking[-1]
        return view.legal[self.place]


async def test_a_thinking_computer_does_not_block_its_table(evening: Evening) -> None:
    """While a computer thinks the table takes decisions; what it thought up is then of no use."""
    workers = Slow(0)
    evening.set(workers=workers, computer_pause=1)
    table_id = await evening.open(computers=2)
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, ANN, Start())
    await evening.play_until(table_id, lambda view: require(view.to_move).is_computer)
    await evening.clock.advance(1)
    seq = evening.view(table_id).seq
    assert len(workers.thinking) == 1
    await evening.does(table_id, BOB, Leave())
    assert evening.view(table_id).seq == seq + 1
    while (chair := evening.view(table_id).to_move) is None or chair.user_id != ANN.user_id:
        for thought in workers.thinking:
            if not thought.done():
                thought.set_result(None)
        await evening.clock.advance(1)
    assert evening.view(table_id).seq > seq + 1


async def test_a_player_who_returns_decides_instead_of_the_thinking_computer(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    workers = Slow(-1)
    evening.set(workers=workers, computer_pause=1)
    table_id = await evening.started()
    mover, seq = evening.mover(table_id), evening.view(table_id).seq
    await evening.clock.advance(121)
    assert len(workers.thinking) == 1
    await evening.does(table_id, mover, Touch())
    workers.thinking[0].set_result(None)
    await evening.clock.advance(10)
    assert evening.view(table_id).seq == seq + 2
    assert evening.mover(table_id) == mover
    assert caplog.records == [], "what the computer thought is dropped before the store has to refuse it"


async def test_a_table_opened_with_computers_of_a_level(evening: Evening) -> None:
    rules = presets.build("standard")
    answer = await evening.tables.open(ANN, Open(GUILD, CHANNEL, rules, 2, "steady"), None)
    assert isinstance(answer, Accepted)
    assert [chair.level for chair in answer.snapshot.table.chairs] == [None, "steady", "steady", None]
    refused = await evening.tables.open(BOB, Open(GUILD, CHANNEL + 1, rules, 2, "genius"), None)
    assert reason_of(refused) is Reason.NO_COMPUTER
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


@pytest.fixture
def chosen(evening: Evening) -> dict[int, Pace]:
    """The paces that people have chosen; computers have one of their own."""
    paces = dict[int, Pace]()

    async def pace_of(user_id: int) -> Pace | None:
        return paces.get(user_id)

    evening.set(pace_of=pace_of, computer_pause=1.0)
    return paces


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


@pytest.mark.usefixtures("chosen")
async def test_every_full_trick_and_the_result_are_seen(evening: Evening) -> None:
    await play_hand(evening)
    assert seen_tricks(evening, 1) == {1, 2, 3, 4, 5}
    for before, after in zip(evening.changes, evening.changes[1:], strict=False):
        one, two = before.snapshot.table.public, after.snapshot.table.public
        assert one is not None or two is None or not two.tricks
        if one is not None and two is not None and one.number == two.number:
            assert len(two.tricks) - len(one.tricks) <= 1
            assert not (one.trick and len(two.tricks) > len(one.tricks) and two.trick), "a trick was swept unseen"


@pytest.mark.parametrize(("pace", "trick", "result"), [(Pace.NORMAL, 2.0, 4.0), (Pace.BRISK, 0.8, 1.6)])
async def test_time_to_look_at_a_full_trick_and_a_result(
    evening: Evening, chosen: dict[int, Pace], pace: Pace, trick: float, result: float
) -> None:
    chosen[ANN.user_id] = pace
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


@pytest.mark.usefixtures("chosen")
@pytest.mark.parametrize("room", [True, False])
async def test_each_computers_act_is_a_change_after_the_one_before_was_seen(evening: Evening, room: bool) -> None:
    """Without room for that, a run of acts is one change."""
    seen: list[int] = []

    async def await_view(table_id: TableId) -> bool:
        seen.append(evening.view(table_id).seq)
        return room

    evening.tables.show_acts_singly(await_view)
    await play_hand(evening)
    steps = [
        len(acts_of(after)) - len(acts_of(before))
        for before, after in itertools.pairwise(change.snapshot.table for change in evening.changes)
        if before.hand_seq == after.hand_seq
    ]
    assert (max(steps) == 1) is room
    told = [change.snapshot.table.seq for change in evening.changes]
    assert set(seen) <= set(told), "every act is told before the next one waits for it"


async def test_where_a_clock_ends_the_game_acts_are_not_shown_singly(evening: Evening) -> None:
    """A table with computers would play fewer hands in its time than the others."""

    async def await_view(_: TableId) -> bool:
        raise AssertionError("nobody waits")

    evening.set(computer_pause=1.0)
    evening.tables.show_acts_singly(await_view)
    granted(await evening.tables.tournaments.open(wanted(hands=None, seats=ONE_SEAT)))
    await evening.clock.advance(10.0)
    assert evening.changes


@pytest.mark.parametrize("room", [True, False])
async def test_a_restart_amid_computers_acts_goes_on_with_the_next(evening: Evening, room: bool) -> None:
    async def await_view(_: TableId) -> bool:
        return room

    evening.set(computer_pause=1.0, entropy=seeded(2))
    evening.tables.show_acts_singly(await_view)
    table_id = await evening.started("standard points=20", computers=3)
    await evening.clock.advance(1.0)
    seq = evening.view(table_id).seq
    assert require(evening.view(table_id).to_move).is_computer is room
    await evening.restart_unseen(table_id)
    evening.tables.show_acts_singly(await_view)
    assert evening.view(table_id).seq == seq
    await evening.clock.advance(10.0)
    assert require(evening.view(table_id).to_move).user_id == ANN.user_id
    assert (evening.view(table_id).seq > seq) is room


async def test_at_once_sweeps_tricks_unseen(evening: Evening, chosen: dict[int, Pace]) -> None:
    chosen[ANN.user_id] = Pace.AT_ONCE
    began = evening.clock.now()
    await play_hand(evening)
    assert evening.clock.now() - began < 2.0
    assert seen_tricks(evening, 1) < {1, 2, 3, 4, 5}


def test_the_slowest_choice_counts_and_the_servers_is_the_default() -> None:
    assert slowest([], Pace.BRISK) is Pace.BRISK
    assert slowest([None, Pace.AT_ONCE], Pace.BRISK) is Pace.BRISK
    assert slowest([Pace.BRISK, Pace.AT_ONCE], Pace.NORMAL) is Pace.BRISK
    assert slowest([Pace.NORMAL, Pace.AT_ONCE], Pace.AT_ONCE) is Pace.NORMAL


@pytest.mark.usefixtures("chosen")
async def test_a_servers_pace(evening: Evening, store: MemoryStore) -> None:
    await store.set_guild_setting(GUILD, "pace", "at-once")
    began = evening.clock.now()
    await play_hand(evening)
    assert evening.clock.now() - began < 2.0
    await store.set_guild_setting(GUILD, "pace", "allegro")
    assert (await evening.tables.server_settings.reload(GUILD)).pace is Pace.NORMAL


@pytest.mark.usefixtures("chosen")
@pytest.mark.parametrize("restart", [False, True])
async def test_a_result_stays_until_the_next_deal_and_a_restart_deals_it(evening: Evening, restart: bool) -> None:
    """Four people are at the end of their first hand, whose result lies on the table."""
    table_id = await evening.started("standard points=20")
    view = await evening.play_until(table_id, lambda view: require(view.public).result is not None, 2)
    assert evening.changes[-1].paused == 4.0
    if restart:
        await evening.restart()
    else:
        await evening.does(table_id, BOB, Touch())
        assert evening.view(table_id).public == view.public, "looking at one's hand deals nothing"
        await evening.clock.advance(3.9)
        assert evening.view(table_id).public == view.public
        await evening.clock.advance(0.2)
    dealt = require(evening.view(table_id).public)
    assert (dealt.number, dealt.result, evening.view(table_id).status) == (2, None, Status.PLAYING)
