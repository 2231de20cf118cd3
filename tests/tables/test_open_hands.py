"""Hands are laid open when they are over, and at no other time; then every card is there at every moment."""

from __future__ import annotations

import io
import random
from collections import Counter

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.cards import make_pack
from bot.engine.seats import Seat
from bot.pictures.open_hands_picture import RESULT, hand_animation
from bot.tables.decisions import ClaimRest, NextHand
from bot.tables.model import FinishedHand, Status
from bot.tables.views import OpenHands, StillPlayed
from bot.words.catalogue import Texts
from tests.tables.company import PEOPLE, Evening
from tests.tables.old_school import play_hand, to_play
from tests.tables.test_claiming import until_sure
from tests.tables.test_old_school import anything
from tests.world import require
from tests.world.games import finished_hand, states
from tests.world.hands import longest_hand


def test_a_hand_in_play_stays_hidden() -> None:
    hand = longest_hand("standard")
    for moment in hand[:-1]:
        with pytest.raises(StillPlayed):
            OpenHands.during(moment.state, moment.state)
        with pytest.raises(StillPlayed):
            OpenHands.during(hand[-1].state, moment.state)


def test_the_end_of_another_hand_opens_nothing() -> None:
    course = [state for state in states(presets.build("standard"), 3, hands=3) if state.hands]
    ends = [state for state in course if state.result is not None]
    first, second = ends[:2]
    for state in course:
        other = second if state.standing == first.standing else first
        if state.standing != other.standing:
            with pytest.raises(StillPlayed):
                OpenHands.during(state, other)


def test_the_same_standing_with_another_pack_opens_nothing() -> None:
    one, other = (longest_hand("standard", seed=seed) for seed in (1, 2))
    foreign = other[-1].state._replace(standing=one[0].state.standing)
    with pytest.raises(StillPlayed):
        OpenHands.during(one[0].state, foreign)


@pytest.mark.parametrize("preset", ["standard", "railroad", "house", "hasenpfeffer", "double-hasenpfeffer", "call-ace"])
def test_no_card_is_missing_at_any_moment(preset: str) -> None:
    hand = longest_hand(preset)
    end = hand[-1].state
    whole = Counter(make_pack(end.rules.pack, end.rules.joker))
    for moment in hand:
        opened = OpenHands.during(moment.state, end)
        seen = Counter(card for cards in (*opened.held, *opened.played, opened.kitty) for card in cards)
        seen.update(card for _, cards in opened.laid_away for card in cards)
        assert not seen - whole - Counter(opened.kitty), "a widow stays what it was when its cards are in a hand"
        assert sum((whole - seen).values()) <= 4, "all but the turn-up and what passed between kitty and hands"


def test_open_hands_as_dealt_show_no_played_card() -> None:
    hand = longest_hand("standard")
    dealt = OpenHands.as_dealt(finished_hand(hand[-1].state))
    assert dealt.held == hand[0].state.hands
    assert dealt.played == ((),) * 4


async def test_every_act_of_a_hand_is_found_again(evening: Evening) -> None:
    rng = random.Random(4)
    table_id = await evening.started("standard points=3")
    views = [evening.view(table_id)]
    while evening.view(table_id).last_hand is None:
        views.append(await evening.act(table_id, rng))
    over = require(evening.view(table_id).last_hand)
    shown_id = views[0].table_id
    played = require(await evening.tables.played_hand(shown_id, over.hand_seq, None))
    assert played.hand == over
    assert len(played.moments) == len(views)
    for moment, seen in zip(played.moments[:-1], views[:-1], strict=True):
        assert moment.table.public == seen.public
    assert played.moments[-1].table.public == over.view
    assert played.moments[0].hands.held == over.open_hands
    assert all(moment.hands.played[Seat(1) - 1] == () for moment in played.moments[:3])
    running = evening.view(shown_id).hand_seq
    if evening.view(shown_id).status is Status.PLAYING:
        assert await evening.tables.played_hand(shown_id, running, None) is None


async def test_cards_played_at_once_are_shown_one_by_one(evening: Evening) -> None:
    rng = random.Random(3)
    table_id = await evening.started("hasenpfeffer")
    person = await until_sure(evening, table_id, rng)
    before = evening.view(table_id)
    assert before.public is not None
    await evening.does(table_id, person, ClaimRest(), before.seq)
    over = require(evening.view(table_id).last_hand)
    played = require(await evening.tables.played_hand(table_id, over.hand_seq, None))
    assert played.moments[-1].table.public == over.view
    left = sum(len(trick.plays) for trick in over.view.tricks)
    left -= sum(len(trick.plays) for trick in before.public.tricks) + len(before.public.trick)
    assert left > 1
    shown = [moment.table.public for moment in played.moments]
    assert shown[-1 - left] == before.public
    assert len({(len(view.tricks), len(view.trick)) for view in shown[-left:] if view is not None}) == left


async def test_a_hand_stays_hidden_while_it_can_be_claimed(evening: Evening) -> None:
    """At an old-school table (law 9.4)."""
    table_id = await to_play(evening)
    view = await play_hand(evening, table_id)
    hand_seq = view.hand_seq
    assert view.claims_until is not None
    assert await evening.tables.played_hand(table_id, hand_seq, None) is None
    for person in PEOPLE[:4]:
        if evening.view(table_id).hand_seq == hand_seq:
            await evening.does(table_id, person, NextHand())
    over = require(evening.view(table_id).last_hand)
    assert over.hand_seq == hand_seq
    played = require(await evening.tables.played_hand(table_id, hand_seq, None))
    assert played.moments[-1].table.public == over.view
    assert played.moments[0].hands.held == over.open_hands


async def test_irregular_hands_are_shown_whole(evening: Evening) -> None:
    """Acts out of turn, taken back and claimed: each hand has its frames and one result (laws 9.2 to 9.8)."""
    rng = random.Random(5)
    table_id = await evening.started("standard law=old-school points=20")
    over: dict[int, FinishedHand] = {}
    for _ in range(600):
        view = evening.view(table_id)
        if view.status is not Status.PLAYING or len(over) == 2:
            break
        await anything(evening, table_id, rng)
        await evening.clock.advance(0.25)
        last = evening.view(table_id).last_hand
        if last is not None:
            over[last.hand_seq] = last
    assert len(over) == 2
    for hand_seq, hand in over.items():
        played = require(await evening.tables.played_hand(table_id, hand_seq, None))
        assert played.moments[-1].table.public == hand.view
        picture = Image.open(io.BytesIO(hand_animation(played.moments, Texts())))
        times = []
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            times.append(picture.info["duration"])
        assert [time >= RESULT for time in times] == [False] * (len(times) - 1) + [True]
