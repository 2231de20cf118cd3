"""Each deal is committed to before the presses that are mixed into it, and shown when its hand is over."""

from __future__ import annotations

import random

from bot.deals.chance import commitment
from bot.deals.draw import draw_dealer
from bot.deals.packs import fault_in_deal
from bot.tables.decisions import Join, Start
from bot.tables.journal import Dealt, Opened, Started, read
from bot.tables.snapshots import Status
from bot.tables.table_settings import TableSettings
from tests.tables.company import ANN, BOB, CAY, Evening, seeded
from tests.tables.memory import MemoryStore


async def test_the_first_deal_is_committed_to_when_the_table_opens(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open(computers=1)
    promised = evening.view(table_id).next_commitment
    await evening.press(table_id, BOB, Join(), press=11)
    await evening.press(table_id, CAY, Join(), press=12)
    assert evening.view(table_id).next_commitment == promised
    await evening.press(table_id, ANN, Start(), press=13)
    view = evening.view(table_id)
    assert view.commitment == promised
    assert view.next_commitment not in (promised, None)
    opened, *_, started, dealt = (read(entry) for entry in store.journal[table_id][: view.hand_seq])
    assert isinstance(opened, Opened)
    assert isinstance(started, Started)
    assert isinstance(dealt, Dealt)
    assert (dealt.secret, dealt.mixins) == (opened.secret, ("11", "12", "13"))
    assert draw_dealer(view.rules, dealt.secret, dealt.mixins) == started.draw


async def test_later_deals_mix_in_the_latest_press_of_each_player(evening: Evening, store: MemoryStore) -> None:
    rng = random.Random(3)
    table_id = await evening.started("standard points=5", computers=1)
    pressed: dict[int, str] = {}
    checked = 0
    while evening.view(table_id).status is Status.PLAYING:
        before, mover = evening.view(table_id), evening.mover(table_id)
        pressed.pop(mover.user_id, None)
        pressed[mover.user_id] = str(next(evening.interactions) + 1)
        after = await evening.act(table_id, rng)
        if after.hand_seq == before.hand_seq:
            continue
        dealt = read(store.journal[table_id][after.hand_seq - 1])
        assert isinstance(dealt, Dealt)
        assert commitment(dealt.secret) == before.next_commitment == after.commitment
        assert dealt.mixins == tuple(pressed.values())
        pressed.clear()
        checked += 1
    assert checked


async def test_a_finished_hand_shows_its_secret_and_no_running_one_does(evening: Evening) -> None:
    rng = random.Random(4)
    table_id = await evening.started("standard points=9")
    promised = evening.view(table_id).commitment
    while (hand := evening.view(table_id).last_hand) is None:
        await evening.act(table_id, rng)
    assert hand.commitment == promised == commitment(bytes.fromhex(hand.secret))
    game = evening.tables._live[table_id].table.game
    assert game is not None
    pack = game.deals[0].pack
    assert fault_in_deal(evening.view(table_id).rules, pack, game.deals[0].secret, 1, hand.mixins, promised) is None
    assert game.running is not None
    private = repr([change.snapshot.seat_views for change in evening.changes])
    for known in (repr(evening.view(table_id)), repr(evening.mine(table_id, ANN)), repr(evening.changes), private):
        assert game.running.secret.hex() not in known
        assert repr(game.running.secret) not in known


async def test_a_seed_repeats_the_deals_whatever_is_pressed(store: MemoryStore) -> None:
    packs = []
    for first in (1, 500):
        settings = TableSettings(computer_pause=0, entropy=seeded(9), mix_presses=False)
        evening = Evening(MemoryStore(), settings=settings)
        for _ in range(first):
            next(evening.interactions)
        table_id = await evening.started()
        game = evening.tables._live[table_id].table.game
        assert game is not None
        assert game.running is not None
        packs.append(game.running.pack)
        await evening.tables.close_down()
    assert packs[0] == packs[1]
