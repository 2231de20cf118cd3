"""Hands that are over can be looked up for ever; one that is being played cannot."""

from __future__ import annotations

import io
import random
from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image

from bot.engine import presets
from bot.engine.cards import make_pack
from bot.engine.seats import Seat
from bot.pictures.open_hands_picture import RESULT, hand_animation
from bot.ratings.games import GameFilter
from bot.storage.api import TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Rematch, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person
from bot.tables.model import FinishedHand, Status, TournamentKind, TournamentTable
from bot.tables.old_school import NextHand
from bot.tables.playing import ClaimRest
from bot.tables.seating import Join, Leave
from bot.tables.views import OpenHands, Sight, StillPlayed, sight_of
from bot.words.catalogue import Texts
from tests.tables.company import ANN, BOB, CAY, EVE, GUILD, PEOPLE, Evening
from tests.tables.old_school import play_hand, to_play
from tests.tables.test_claiming import until_sure
from tests.tables.test_old_school import anything
from tests.tables.test_tournament_tables import ONE_SEAT, opened, played_out, wanted
from tests.world import require
from tests.world.games import finished_hand, states
from tests.world.hands import longest_hand


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
    await evening.finish(table_id, rng)
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


# -- open hands
#
# Hands are laid open when they are over, and at no other time; then every card is there at every moment.


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
    assert view.claims_open
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


# -- sight
#
# What a person may see of a table: asked in one place, of every kind of table and at every moment of its life.

DAY = 86_400.0


async def looked_back(evening: Evening, table_id: object, person: Person | None) -> tuple[bool, ...]:
    """Whether each way of looking back shows anything of a table's hands."""
    tables, user_id = evening.tables, None if person is None else person.user_id
    shown = []
    for score in await tables.tournaments.hand_scores(table_id):  # type: ignore[arg-type]  # any table's number
        hand = table_id, score.hand_seq
        shown.append(await tables.finished_hand(*hand, user_id) is not None)  # type: ignore[arg-type]
        shown.append(await tables.played_hand(*hand, user_id) is not None)  # type: ignore[arg-type]
        if user_id is not None:
            shown.append(await tables.own_hand(*hand, user_id) is not None)  # type: ignore[arg-type]
    return tuple(dict.fromkeys(shown))


async def test_at_an_ordinary_table_everybody_sees_what_is_over_and_players_their_own_cards(evening: Evening) -> None:
    table_id = await evening.started(computers=1)
    view = evening.view(table_id)
    assert not view.ranked
    assert sight_of(view, ANN.user_id) == Sight(
        table=True, seat=view.seat_of(ANN.user_id), past=True, record=True, advice=True
    )
    assert sight_of(view, EVE.user_id) == Sight(table=True, seat=None, past=True, record=False, advice=False)
    assert sight_of(view, None) == sight_of(view, EVE.user_id)
    ranked = view._replace(ranked=True)
    assert not sight_of(ranked, ANN.user_id).advice
    gone = await evening.does(table_id, CAY, Leave())
    assert sight_of(gone, CAY.user_id) == Sight(table=True, seat=None, past=True, record=True, advice=False)
    await evening.does(table_id, ANN, Close())
    assert evening.tables.sight(view, ANN.user_id) == Sight(table=True, seat=None, past=True, record=True, advice=False)


@pytest.mark.parametrize("kind", TournamentKind)
async def test_snapshots_hold_the_cards_of_those_seats_alone(filed: Evening, kind: TournamentKind) -> None:
    table_id = await opened(filed, wanted(kind))
    snapshot = filed.snapshot(table_id)
    for person in (ANN, BOB, CAY, EVE):
        view, seat = snapshot.seat_view(person.user_id), sight_of(snapshot.table, person.user_id).seat
        assert (None if view is None else view.seat) == seat
    assert snapshot.seat_view(EVE.user_id) is None, "the host"
    assert not any(sight_of(snapshot.table, person.user_id).advice for person in (ANN, BOB, CAY, EVE))


async def test_a_closed_table_of_a_match_stays_hidden_while_another_one_plays(filed: Evening) -> None:
    first = await opened(filed, wanted(TournamentKind.DUPLICATE, 1))
    other = replace(
        wanted(TournamentKind.DUPLICATE, 1, channel=72), tournament=TournamentTable(TournamentKind.DUPLICATE, "7:2", 1)
    )
    second = await opened(filed, other)
    await played_out(filed, first)
    await filed.tables.tournaments.close(first)
    for person in (ANN, EVE, None):
        assert await looked_back(filed, first, person) == (False,)
    assert filed.view(second).status is Status.PLAYING
    await played_out(filed, second)
    await filed.tables.tournaments.close(second)
    for person in (ANN, EVE, None):
        assert await looked_back(filed, first, person) == (True,)


async def test_only_players_of_a_daily_deal_look_back_before_its_day_is_over(filed: Evening) -> None:
    filed.clock.time = 1_785_542_400.0  # 2026-08-01, 00:00 UTC
    daily = replace(
        wanted(seats=ONE_SEAT), tournament=TournamentTable(TournamentKind.DAILY, f"2026-08-01:{ANN.user_id}", 1)
    )
    table_id = await opened(filed, daily)
    await played_out(filed, table_id)
    for person in (ANN, EVE, None):
        assert await looked_back(filed, table_id, person) == (False,), "it is not kept yet"
    await filed.tables.tournaments.close(table_id)
    assert await looked_back(filed, table_id, ANN) == (True,)
    for person in (BOB, EVE, None):
        assert await looked_back(filed, table_id, person) == (False,)
    await filed.clock.advance(DAY)
    for person in (ANN, BOB, None):
        assert await looked_back(filed, table_id, person) == (True,)


@pytest.mark.parametrize("kind", TournamentKind)
async def test_a_game_of_a_hidden_tournament_is_not_among_those_that_everybody_may_look_up(
    filed: Evening, kind: TournamentKind
) -> None:
    """One that ends by its points while the same deals may still be played at other tables."""
    short = replace(wanted(kind, 9), rules=presets.parse(["standard", "points=1"]))
    table_id = await opened(filed, short)
    await played_out(filed, table_id)
    assert isinstance(filed.store, SqliteStore)
    assert len((await filed.store.history(GameFilter(GUILD), 0, 10)).games) == (kind is TournamentKind.NIGHT)
