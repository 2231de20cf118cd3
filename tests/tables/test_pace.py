"""The pace of computers: each full trick and each result is seen before the next thing happens."""

from __future__ import annotations

import random

import pytest

from bot.engine.state import Phase
from bot.tables.computers import slowest
from bot.tables.decisions import Touch
from bot.tables.model import Status, TableSettings
from bot.tables.preferences import Pace
from bot.tables.tables import Tables
from bot.tables.views import TableView
from tests.tables.company import ANN, BOB, GUILD, Evening, LocalWorkers, new_tables, seeded
from tests.tables.memory import MemoryStore

SETTINGS = TableSettings(computer_pause=1.0, computer_level="random", entropy=seeded(1))


class Choosy(Evening):
    """An evening whose people choose their pace."""

    chosen: dict[int, Pace]

    def _new(self) -> Tables:
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
        assert view.public is not None
        if view.public.number > 1:
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
    dealt = evening.view(view.table_id).public
    assert dealt is not None
    assert (dealt.number, dealt.result) == (2, None)
    await evening.tables.close()

    other = Choosy(MemoryStore(), settings=SETTINGS)
    view = await between_hands(other)
    await other.restart()
    dealt = other.view(view.table_id).public
    assert dealt is not None
    assert dealt.number == 2
    assert other.view(view.table_id).status is Status.PLAYING
    await other.tables.close()
