"""Claiming the rest: all cards are laid at once, the hand ends, and everybody sees what was held."""

from __future__ import annotations

import random

from bot.engine.records.replay import replay as replay_record
from bot.engine.sure_tricks import is_decided, sure_tricks
from bot.storage.api import TableId
from bot.tables.decisions import Person, Reason
from bot.tables.model import Status
from bot.tables.playing import ClaimRest, LayOpen
from tests.tables.company import ANN, PEOPLE, Evening
from tests.world import require


async def until_sure(evening: Evening, table_id: TableId, rng: random.Random) -> Person:
    """Play on until the tricks that are left are certainly somebody's, who is on turn."""
    while evening.view(table_id).status is Status.PLAYING:
        person = evening.mover(table_id)
        if sure_tricks(evening.mine(table_id, person)) is not None:
            return person
        await evening.act(table_id, rng)
    raise AssertionError("a whole game without a claim")


async def test_the_hand_ends_with_every_trick_and_the_cards_are_open(filed: Evening) -> None:
    rng = random.Random(3)
    table_id = await filed.started("hasenpfeffer")
    person = await until_sure(filed, table_id, rng)
    view, before = filed.mine(table_id, person), filed.view(table_id)
    hands = {each.user_id: filed.mine(table_id, each).hand for each in PEOPLE}
    await filed.does(table_id, person, ClaimRest(), before.seq)
    hand = require(filed.view(table_id).last_hand)
    assert hand.hand_seq == before.hand_seq
    assert hand.claimed is not None
    assert hand.claimed.seat == view.seat
    assert hand.claimed.hands == tuple(hands[chair.user_id or 0] for chair in before.chairs)
    won = [trick.winner for trick in hand.view.tricks[-len(view.hand) :]]
    assert won == [view.seat] * len(view.hand)
    await filed.restart_unseen(table_id)


async def test_an_uncertain_claim_is_refused(evening: Evening) -> None:
    rng = random.Random(4)
    table_id = await evening.started("standard points=3")
    refused = 0
    while evening.view(table_id).status is Status.PLAYING:
        person, seq = evening.mover(table_id), evening.view(table_id).seq
        if sure_tricks(evening.mine(table_id, person)) is None:
            assert await evening.refuse(table_id, person, ClaimRest(), seq) is Reason.NOT_CERTAIN
            refused += 1
        await evening.act(table_id, rng)
    assert refused > 20


async def test_nobody_claims_out_of_turn(evening: Evening) -> None:
    rng = random.Random(3)
    table_id = await evening.started("hasenpfeffer")
    person = await until_sure(evening, table_id, rng)
    other = next(each for each in PEOPLE if each.user_id != person.user_id)
    assert await evening.refusal(table_id, other, ClaimRest(), evening.view(table_id).seq) is Reason.NOT_YOUR_TURN


async def test_a_decided_hand_is_laid_open_with_every_act_in_the_record(filed: Evening) -> None:
    rng = random.Random(5)
    table_id, laid = await filed.started("standard points=3"), 0
    while filed.view(table_id).status is Status.PLAYING:
        before = filed.view(table_id)
        if not is_decided(require(before.public)):
            assert await filed.refusal(table_id, ANN, LayOpen(), before.seq) is Reason.NOT_CERTAIN
            await filed.act(table_id, rng)
            continue
        hands = tuple(filed.mine(table_id, each).hand for each in PEOPLE)
        await filed.does(table_id, ANN, LayOpen(), before.seq)
        hand = require(filed.view(table_id).last_hand)
        assert hand.claimed is not None
        assert (hand.hand_seq, hand.claimed.seat) == (before.hand_seq, None)
        assert {frozenset(cards) for cards in hand.claimed.hands} == {frozenset(cards) for cards in hands}
        out = hand.view.sitting_out
        assert not any(size for seat, size in enumerate(hand.view.hand_sizes, 1) if seat not in out)
        laid += 1
        await filed.restart_unseen(table_id)
        played = require(await filed.tables.played_hand(table_id, before.hand_seq, ANN.user_id))
        assert len(played.moments[-1].table.public.tricks) == 5  # type: ignore[union-attr]  # a hand was played
    assert laid > 1
    record = require(filed.tables.record(table_id, ANN.user_id))
    replay_record(record.encode())
