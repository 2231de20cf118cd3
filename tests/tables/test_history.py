"""Hands that are over can be looked up for ever; one that is being played cannot."""

from __future__ import annotations

import random

from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.decisions import Close, Join, Rematch, Start
from bot.tables.model import FinishedHand, Status
from tests.tables.company import ANN, BOB, CAY, GUILD, PEOPLE, Evening
from tests.world import require


async def played(evening: Evening, words: str) -> tuple[TableId, dict[int, FinishedHand]]:
    """A table whose game is over, and its hands by the entries that dealt them, as they were when they ended."""
    rng, seen = random.Random(1), {}
    table_id = await evening.started(words)
    while evening.view(table_id).status is Status.PLAYING:
        view = await evening.act(table_id, rng)
        if view.last_hand is not None:
            seen[view.last_hand.hand_seq] = view.last_hand
    return table_id, seen


async def test_every_hand_is_found_again(filed: Evening) -> None:
    table_id, seen = await played(filed, "standard points=4")
    shown_id = filed.view(table_id).table_id
    assert len(seen) > 1
    await filed.does(shown_id, ANN, Rematch())
    again = filed.view(shown_id).hand_seq
    for hand_seq, hand in seen.items():
        deal = require(await filed.tables.finished_hand(shown_id, hand_seq, None))
        assert deal.hand == hand
        assert deal.table.last_hand == hand
    assert await filed.tables.finished_hand(shown_id, again, None) is None, "it is being played"
    await filed.does(shown_id, ANN, Close())
    await filed.restart()
    for hand_seq, hand in seen.items():
        deal = require(await filed.tables.finished_hand(shown_id, hand_seq, None))
        assert deal.hand == hand
    assert await filed.tables.finished_hand(shown_id, again, None) is None, "it was never finished"


async def test_every_choice_of_a_hand_is_a_position_that_leads_there(filed: Evening) -> None:
    table_id, seen = await played(filed, "standard points=4")
    for hand_seq in seen:
        positions = require(await filed.tables.positions(table_id, hand_seq))
        assert positions.people == {person.user_id for person in PEOPLE}
        own = [await filed.tables.own_hand(table_id, hand_seq, user_id) for user_id in positions.people]
        decided = [(one.view, one.act) for hand in own if hand is not None for one in hand.decisions]
        assert sorted(map(repr, decided)) == sorted(repr((position.view, act)) for position, act in positions.choices)


async def test_people_of_a_position_are_those_of_its_whole_game(evening: Evening) -> None:
    """Whoever came after that hand is one of them, and whoever came after the game is not."""
    table_id = await evening.open("standard points=4", computers=3)
    first = (await evening.does(table_id, ANN, Start())).hand_seq
    rng = random.Random(1)
    while evening.view(table_id).hand_seq == first:
        await evening.act(table_id, rng)
    await evening.does(table_id, BOB, Join(Seat(3)))
    while evening.view(table_id).status is Status.PLAYING:
        await evening.act(table_id, rng)
    await evening.does(table_id, CAY, Join(Seat(2)))
    assert require(await evening.tables.positions(table_id, first)).people == {ANN.user_id, BOB.user_id}


async def test_a_wrong_hand_number_finds_nothing(evening: Evening) -> None:
    table_id, seen = await played(evening, "standard points=2")
    shown_id = evening.view(table_id).table_id
    last = evening.view(shown_id).seq
    for hand_seq in {*range(last + 3), 999_999_999} - seen.keys():
        assert await evening.tables.finished_hand(shown_id, hand_seq, None) is None
    assert await evening.tables.finished_hand(type(shown_id)(99), min(seen), None) is None


async def test_old_hands_are_shown_as_their_server_chose(filed: Evening) -> None:
    for name in ("traditions", "pictures"):
        await filed.store.set_guild_setting(GUILD, name, "no")
    table_id, rng, hands = await filed.started("standard points=4"), random.Random(1), []
    while filed.view(table_id).status is Status.PLAYING:
        view = await filed.act(table_id, rng)
        for hand_seq in {hand.hand_seq for hand in (view.last_hand,) if hand is not None}:
            deal = require(await filed.tables.finished_hand(table_id, hand_seq, None))
            hands.append((hand_seq, deal.table))
    await filed.does(table_id, ANN, Close())
    for hand_seq in dict(hands):
        deal = require(await filed.tables.finished_hand(table_id, hand_seq, None))
        course = require(await filed.tables.played_hand(table_id, hand_seq, None))
        own = require(await filed.tables.own_hand(table_id, hand_seq, ANN.user_id))
        hands += [(hand_seq, deal.table), (hand_seq, own.table), (hand_seq, course.table)]
        hands += [(hand_seq, moment.table) for moment in (*course.moments, *own.moments)]
    assert len(hands) > 50
    assert not [hand_seq for hand_seq, table in hands if table.traditions or table.pictures]
