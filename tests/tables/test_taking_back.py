"""Taking an act back in a friendly game: everybody there agrees, and what somebody has seen cannot be unseen."""

from __future__ import annotations

import random

import pytest

from bot.engine.acts import PASS, Bid, CutPack, Give, OrderUp, PlayCard
from bot.engine.records.replay import replay as replay_record
from bot.storage.api import TableId
from bot.tables.answering import Agree
from bot.tables.decisions import Person, Reason
from bot.tables.model import CLOCKS, Status, Turns
from bot.tables.playing import TAKE_BACK, ClaimRest, Play, TakeBack
from bot.tables.seating import Leave
from bot.tables.views import Refused
from tests.tables.company import ANN, BOB, EVE, PEOPLE, Evening, friendly, others
from tests.tables.memory import MemoryStore
from tests.tables.test_claiming import until_sure
from tests.tables.test_tournament_tables import opened, wanted
from tests.world import require


def position(evening: Evening, table_id: TableId) -> str:
    """The game as everybody at the table sees it."""
    return repr([evening.view(table_id).public, [evening.mine(table_id, each) for each in PEOPLE]])


async def test_all_people_agree_and_the_table_is_as_it_was(filed: Evening) -> None:
    table_id = await friendly(filed)
    before, who = position(filed, table_id), filed.mover(table_id)
    act = filed.mine(table_id, who).legal[0]
    drawn = (await filed.does(table_id, who, Play(act))).seq
    one, two, three = others(who)
    view = await filed.does(table_id, who, TakeBack(), drawn)
    assert view.proposal is not None
    assert (view.proposal.aim, view.proposal.by) == (TAKE_BACK, view.seat_of(who.user_id))
    assert (await filed.does(table_id, who, TakeBack(), drawn)).seq == view.seq, "they have asked already"
    await filed.does(table_id, one, Agree(), view.seq)
    await filed.restart()
    view = await filed.does(table_id, two, Agree(), view.seq)
    assert view.missing_agreement == (view.seat_of(three.user_id),)
    await filed.does(table_id, three, Agree(), view.seq)
    assert position(filed, table_id) == before
    assert filed.mover(table_id) == who
    assert filed.view(table_id).proposal is None
    assert await filed.refuse(table_id, who, TakeBack()) is Reason.NOT_LAST, "it is taken back once"
    stale = await filed.press(table_id, who, Play(act), drawn - 1)
    assert isinstance(stale, Refused)
    assert stale.reason is Reason.STALE, "buttons of the mistake mean nothing any more"
    await filed.restart_unseen(table_id)
    kinds = [entry.kind for entry in await filed.store.entries(table_id)]
    assert kinds[-5:] == ["acted", "proposed", "agreed", "agreed", "taken-back"], "the journal keeps both"
    await filed.finish(table_id)


async def test_the_record_and_the_figures_hold_only_what_stood(evening: Evening, store: MemoryStore) -> None:
    evening.set(computer_pause=1.0)
    table_id, rng, taken = await friendly(evening, computers=3), random.Random(2), 0
    while evening.view(table_id).status is Status.PLAYING:
        chair = evening.view(table_id).to_move
        if chair is None or chair.user_id is None:
            await evening.clock.advance(5.0)
            continue
        act, *others = rng.sample(evening.mine(table_id, ANN).legal, len(evening.mine(table_id, ANN).legal))
        for slip in others[:1]:
            view = await evening.does(table_id, ANN, Play(slip))
            if view.taken_back_by is None:
                break
            await evening.does(table_id, ANN, TakeBack())
            taken += 1
        else:
            await evening.does(table_id, ANN, Play(act))
    assert taken > 1
    result = store.result
    replay_record(result.record.encode())
    acts = sum(entry.kind == "acted" for entry in await store.entries(table_id))
    assert acts == taken + sum(line[:1].isdecimal() for line in result.record.splitlines())


async def test_looking_back_shows_and_reviews_only_what_stood(evening: Evening) -> None:
    rng = random.Random(3)
    table_id = await friendly(evening)
    hand_seq, undone = evening.view(table_id).hand_seq, list[tuple[Person, PlayCard]]()
    while evening.view(table_id).hand_seq == hand_seq and evening.view(table_id).status is Status.PLAYING:
        who = evening.mover(table_id)
        legal = evening.mine(table_id, who).legal
        if isinstance(legal[0], PlayCard) and len(legal) > 1 and not undone:
            view = await evening.does(table_id, who, Play(legal[0]))
            undone.append((who, legal[0]))
            view = await evening.does(table_id, who, TakeBack(), view.seq)
            for seat in view.missing_agreement:
                each = Person(require(view.chair(seat).user_id), "")
                await evening.does(table_id, each, Agree(), view.seq)
            await evening.does(table_id, who, Play(legal[1]))
        else:
            await evening.act(table_id, rng)
    ((who, slip),) = undone
    hand = require(await evening.tables.played_hand(table_id, hand_seq, who.user_id))
    steps = [sum(len(cards) for cards in moment.hands.held) for moment in hand.moments]
    assert steps == sorted(steps, reverse=True), "no card ever comes back to a hand"
    own = require(await evening.tables.own_hand(table_id, hand_seq, who.user_id))
    first = next(decision for decision in own.decisions if isinstance(decision.act, PlayCard))
    assert first.act != slip


async def test_computers_agree_always_and_wait_while_people_are_asked(evening: Evening) -> None:
    evening.set(computer_pause=1.0)
    table_id = await friendly(evening, computers=2)
    for _ in range(100):
        chair = evening.view(table_id).to_move
        if chair is None or chair.user_id is None:
            await evening.clock.advance(5.0)
            continue
        who = evening.mover(table_id)
        other = next(each for each in (ANN, BOB) if each.user_id != who.user_id)
        after = await evening.does(table_id, who, Play(evening.mine(table_id, who).legal[0]))
        if after.taken_back_by is not None and after.to_move is not None and after.to_move.is_computer:
            break
    waits = await evening.does(table_id, who, TakeBack())
    await evening.clock.advance(CLOCKS[Turns.USUAL].take_back - 1)
    assert evening.view(table_id).seq == waits.seq, "no computer acts upon it"
    await evening.does(table_id, other, Agree(), waits.seq)
    assert evening.mover(table_id) == who


async def test_an_offer_ends_with_the_next_act_and_after_twenty_seconds(evening: Evening) -> None:
    table_id = await friendly(evening)
    first = evening.mover(table_id)
    await evening.does(table_id, first, Play(PASS))
    view = await evening.does(table_id, first, TakeBack())
    await evening.clock.advance(CLOCKS[Turns.USUAL].take_back + 1)
    assert evening.view(table_id).proposal is None
    second = evening.mover(table_id)
    assert await evening.refuse(table_id, second, Agree(), view.seq) is Reason.REQUEST_OVER
    await evening.does(table_id, second, Play(PASS))
    await evening.does(table_id, second, TakeBack())
    third = evening.mover(table_id)
    await evening.does(table_id, third, Play(PASS))
    assert evening.view(table_id).proposal is None
    assert await evening.refuse(table_id, second, TakeBack()) is Reason.NOT_LAST
    assert evening.view(table_id).taken_back_by == evening.view(table_id).seat_of(third.user_id)


async def test_whoever_leaves_takes_nothing_back_and_need_not_agree(evening: Evening) -> None:
    table_id = await friendly(evening)
    first = evening.mover(table_id)
    await evening.does(table_id, first, Play(PASS))
    await evening.does(table_id, first, TakeBack())
    await evening.does(table_id, first, Leave())
    assert evening.view(table_id).proposal is None
    assert await evening.refuse(table_id, first, TakeBack()) is Reason.SEAT_WAITS
    assert await evening.refuse(table_id, EVE, TakeBack()) is Reason.NOT_SEATED


async def test_an_act_comes_back_once_whoever_had_not_agreed_has_left(evening: Evening) -> None:
    table_id = await friendly(evening)
    before, first = evening.view(table_id).public, evening.mover(table_id)
    await evening.does(table_id, first, Play(PASS))
    await evening.does(table_id, first, TakeBack())
    *agreeing, last = others(first)
    for person in agreeing:
        await evening.does(table_id, person, Agree())
    await evening.does(table_id, last, Leave())
    assert (evening.view(table_id).proposal, evening.view(table_id).public) == (None, before)


async def test_nothing_is_taken_back_in_ranked_games_and_tournaments(filed: Evening) -> None:
    table_id = await filed.started("standard points=10")
    assert filed.view(table_id).ranked
    who = filed.mover(table_id)
    view = await filed.does(table_id, who, Play(PASS))
    assert view.taken_back_by is None
    assert await filed.refuse(table_id, who, TakeBack()) is Reason.STANDS
    night = await opened(filed, wanted())
    who = filed.mover(night)
    view = await filed.does(night, who, Play(filed.mine(night, who).legal[0]))
    assert view.taken_back_by is None
    assert await filed.refuse(night, who, TakeBack()) is Reason.STANDS


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("csl points=15 cut=offer", CutPack),
        ("csl points=15 partners_best=give-then-discard", Give),
        ("hasenpfeffer", Bid),
    ],
)
async def test_an_act_that_shows_somebody_a_card_stands(evening: Evening, words: str, kind: type[object]) -> None:
    """A cut is followed by the deal, a gift is in another hand, the high bidder has taken the widow."""
    rng, shown = random.Random(5), set[type[object]]()
    table_id = await friendly(evening, words)
    for _ in range(400):
        view = evening.view(table_id)
        if view.status is not Status.PLAYING:
            break
        who = evening.mover(table_id)
        hands = {each.user_id: evening.mine(table_id, each).hand for each in PEOPLE}
        legal = evening.mine(table_id, who).legal
        alone = next((act for act in legal if act == OrderUp(alone=True)), None)
        act = alone if kind is Give and alone is not None else rng.choice(legal)
        hand_seq = view.hand_seq
        after = await evening.does(table_id, who, Play(act))
        if after.status is not Status.PLAYING or after.hand_seq != hand_seq:
            assert after.taken_back_by is None
            continue
        turnup = after.public.turnup if after.public is not None else None
        news = any(set(evening.mine(table_id, each).hand) - set(hands[each.user_id]) - {turnup} for each in PEOPLE)
        assert (after.taken_back_by is None) == news, act
        if news:
            shown.add(type(act))
            assert await evening.refuse(table_id, who, TakeBack()) is Reason.SEEN_SINCE
    assert kind in shown


async def test_a_hand_that_is_over_stays_over(evening: Evening) -> None:
    rng = random.Random(3)
    table_id = await friendly(evening, "hasenpfeffer")
    person = await until_sure(evening, table_id, rng)
    await evening.does(table_id, person, ClaimRest())
    assert await evening.refuse(table_id, person, TakeBack()) is Reason.NOT_LAST


async def test_at_an_old_school_table_a_lead_is_taken_back_with_the_trick_before_it(evening: Evening) -> None:
    rng = random.Random(4)
    table_id = await friendly(evening, "standard law=old-school points=9")
    for _ in range(300):
        view = require(evening.view(table_id).public)
        who = evening.mover(table_id)
        lead = next((act for act in evening.mine(table_id, who).legal if isinstance(act, PlayCard)), None)
        if view.gather_due and lead is not None:
            break
        await evening.act(table_id, rng)
    before = position(evening, table_id)
    now = await evening.does(table_id, who, Play(lead))  # type: ignore[arg-type]  # a lead was found
    for each in (who, *others(who)):
        now = await evening.does(table_id, each, TakeBack() if each == who else Agree(), now.seq)
    assert position(evening, table_id) == before
    await evening.clock.advance(9.0)
    assert not evening.view(table_id).public.gather_due  # type: ignore[union-attr]


async def test_whoever_sits_the_hand_out_is_not_asked_to_let_an_act_back(evening: Evening) -> None:
    table_id = await evening.started("standard points=4")  # a friendly game
    out: set[int] = set()
    for seed in range(60):
        view, rng = evening.view(table_id), random.Random(seed)
        if view.status is not Status.PLAYING:
            await evening.rematch(table_id)
            continue
        alone = [act for act in evening.mine(table_id, evening.mover(table_id)).legal if getattr(act, "alone", False)]
        if alone:
            await evening.does(table_id, evening.mover(table_id), Play(alone[0]))
        else:
            await evening.act(table_id, rng)
        public, by = require(evening.view(table_id).public), evening.view(table_id).taken_back_by
        if public.sitting_out and by is not None:
            mover = Person(require(evening.view(table_id).chair(by).user_id), "")
            asked = (await evening.does(table_id, mover, TakeBack())).missing_agreement
            assert asked == tuple(seat for seat in (1, 2, 3, 4) if seat not in (by, *public.sitting_out))
            out |= {*public.sitting_out}
    assert out, "nobody ever sat out"
