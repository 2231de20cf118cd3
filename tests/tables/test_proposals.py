"""What others have to agree to: an act that is taken back, a game that is given up, a pause.

Taking an act back in a friendly game: everybody there agrees, and what somebody has seen cannot be unseen.
"""

from __future__ import annotations

import random
import runpy
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine.acts import PASS, Bid, CutPack, Give, OrderUp, PlayCard
from bot.engine.records.replay import replay as replay_record
from bot.engine.rules import Outcome
from bot.ratings.games import Ending
from bot.storage.api import TableId
from bot.tables.answering import Agree
from bot.tables.conceding import Concede
from bot.tables.decisions import Person, Reason, What
from bot.tables.hands import TakePack
from bot.tables.model import DAY, LONGEST_PAUSE, TAKE_BACK_SECONDS, Aim, Status
from bot.tables.old_school import NextHand
from bot.tables.pausing import GoOn, GoSlow, Pause
from bot.tables.playing import ClaimRest, Play, TakeBack
from bot.tables.ranked import concession_counts
from bot.tables.seating import Leave
from bot.tables.views import Refused, TableView
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, GUILD, PEOPLE, Evening
from tests.tables.memory import MemoryStore
from tests.tables.test_claiming import until_sure
from tests.tables.test_tournament_tables import opened, wanted
from tests.world import require

FRIENDLY = "standard points=3"


async def friendly(evening: Evening, words: str = FRIENDLY, *, computers: int = 0) -> TableId:
    """A game that has begun among friends."""
    await evening.store.set_guild_setting(GUILD, "ranked", "no")
    return await evening.started(words, computers=computers)


def others(person: Person) -> list[Person]:
    """Everybody else at a table of four."""
    return [each for each in PEOPLE if each.user_id != person.user_id]


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
    assert (view.proposal.aim, view.proposal.seat) == (Aim.TAKE_BACK, view.seat_of(who.user_id))
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
    await evening.clock.advance(TAKE_BACK_SECONDS - 1)
    assert evening.view(table_id).seq == waits.seq, "no computer acts upon it"
    await evening.does(table_id, other, Agree(), waits.seq)
    assert evening.mover(table_id) == who


async def test_an_offer_ends_with_the_next_act_and_after_twenty_seconds(evening: Evening) -> None:
    table_id = await friendly(evening)
    first = evening.mover(table_id)
    await evening.does(table_id, first, Play(PASS))
    view = await evening.does(table_id, first, TakeBack())
    await evening.clock.advance(TAKE_BACK_SECONDS + 1)
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
    one, two, three = others(first)
    for person in (first, one, two):
        await evening.does(table_id, person, TakeBack() if person == first else Agree())
    await evening.does(table_id, three, Leave())
    assert evening.view(table_id).proposal is None
    assert evening.view(table_id).public == before


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


# -- conceding
#
# Conceding a game: both players of a side agree, and the other side has won it as it stands.


async def enough(evening: Evening, table_id: TableId, rng: random.Random) -> None:
    """Play until a ranked game can be conceded so that it counts."""
    while (view := evening.view(table_id).public) is not None and (
        view.number <= 3 or 2 * max(view.score) < view.rules.points
    ):
        await evening.act(table_id, rng)


async def test_both_players_of_a_side_agree(filed: Evening) -> None:
    rng = random.Random(1)
    table_id = await filed.started("standard points=10")
    await enough(filed, table_id, rng)
    await filed.act(table_id, rng)
    score = filed.view(table_id).public.score  # type: ignore[union-attr]
    await filed.does(table_id, ANN, Concede())
    view = filed.view(table_id)
    assert view.status is Status.PLAYING
    assert view.proposal is not None
    assert (view.proposal.seat, view.proposal.aim) == (1, Aim.CONCEDE)
    await filed.does(table_id, ANN, Concede())
    assert filed.view(table_id).seq == view.seq, "she has offered it already"
    assert await filed.refuse(table_id, BOB, Agree(), view.seq) is Reason.NOT_OWN_SIDE
    assert await filed.refuse(table_id, ANN, Agree(), view.seq) is Reason.NOT_OWN_SIDE
    await filed.restart()
    await filed.does(table_id, CAY, Agree(), view.seq)
    view = filed.view(table_id)
    assert view.status is Status.FINISHED
    assert view.public is not None
    assert view.public.result is not None
    assert view.public.result.outcome is Outcome.CONCEDED
    assert view.public.result.winner == 2
    assert view.public.score == score, "the hand on the table counts for nobody"
    assert (view.tally, view.games) == ((0, 1), 1)
    await filed.restart_unseen(table_id)
    assert (await filed.rematch(table_id)).status is Status.PLAYING


async def test_a_concession_counts_as_won_and_lost(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started("standard points=4")
    await evening.does(table_id, BOB, Concede())
    await evening.does(table_id, DAN, Concede())
    result = store.result
    assert [seat.won for seat in result.seats] == [True, False, True, False]
    assert not any(seat.left for seat in result.seats)
    assert result.hands == 1


@pytest.mark.parametrize("acts", [None, 0, 1])
async def test_the_record_of_a_conceded_game_is_good(
    evening: Evening, tmp_path: Path, capfd: pytest.CaptureFixture[str], acts: int | None
) -> None:
    """Whenever it was conceded, both programs that check it are content, and tell how it ended."""
    rng = random.Random(1)
    table_id = await evening.started("standard points=10")
    if acts is not None:
        await enough(evening, table_id, rng)
        for _ in range(acts):
            await evening.act(table_id, rng)
    await evening.does(table_id, BOB, Concede())
    await evening.does(table_id, DAN, Concede())
    record = require(evening.tables.record(table_id, ANN.user_id))
    file = tmp_path / "game.euchre"
    file.write_text(record, "utf-8")
    assert record.endswith("\nend conceded\n")
    assert main(["verify", str(file)]) == 0, capfd.readouterr().out
    assert "was conceded" in capfd.readouterr().out
    script = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify_deals.py"))
    assert script["main"](str(file)) is False, capfd.readouterr().out
    for spoiled in (record + "end early\n", record.replace("end conceded", "end somehow")):
        file.write_text(spoiled, "utf-8")
        assert main(["verify", str(file)]) != 0


@pytest.mark.parametrize(("what", "partner"), [(Concede(), CAY), (Pause(), BOB)])
async def test_a_proposal_lapses_after_five_minutes(evening: Evening, what: What, partner: Person) -> None:
    table_id = await evening.started()
    drawn = (await evening.does(table_id, ANN, for_a_day(evening) if what == Pause() else what)).seq
    await evening.clock.advance(301)
    assert evening.view(table_id).proposal is None
    assert await evening.refusal(table_id, partner, Agree(), drawn) is Reason.REQUEST_OVER
    assert evening.view(table_id).proposal is None


async def test_a_computer_agrees_at_once(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Concede())
    assert evening.view(table_id).status is Status.FINISHED
    assert store.results


@pytest.mark.parametrize(
    ("rules", "person", "reason"),
    [("cutthroat", ANN, Reason.NO_CONCEDING), ("call-ace", ANN, Reason.NO_CONCEDING), ("csl", EVE, Reason.NOT_SEATED)],
)
async def test_only_a_side_of_two_concedes(evening: Evening, rules: str, person: Person, reason: Reason) -> None:
    assert await evening.refuse(await evening.started(rules), person, Concede()) is reason


@pytest.mark.parametrize("restart", [False, True])
async def test_a_ranked_game_conceded_before_a_card_is_played_is_void(
    evening: Evening, store: MemoryStore, restart: bool
) -> None:
    """Ten of them in no time would be a rating."""
    table_id = await evening.started()
    await evening.does(table_id, BOB, Concede())
    if restart:
        await evening.restart()
    view = await evening.does(table_id, DAN, Concede())
    assert (view.status, view.ending, view.tally, view.games) == (Status.FINISHED, Ending.VOID, (0, 0), 0)
    result = store.result
    assert (result.ending, result.ranked, result.hands) == (Ending.VOID, True, 1)
    assert not any(seat.won for seat in result.seats)
    await evening.restart_unseen(table_id)
    assert (await evening.rematch(table_id)).status is Status.PLAYING


@pytest.mark.parametrize(("hands", "points", "counts"), [(2, 10, False), (3, 10, False), (3, 5, True), (9, 5, True)])
async def test_least_length_of_a_ranked_game(evening: Evening, hands: int, points: int, counts: bool) -> None:
    """Three hands and half of the points that a side needs."""
    table_id, rng = await evening.started("standard points=99"), random.Random(7)
    while (view := evening.view(table_id).public) is not None and view.number <= hands:
        await evening.act(table_id, rng)
    table = await evening.table(table_id)
    points = max(require(table.state).score) * 2 + (0 if counts else 1)
    short = table._replace(rules=replace(table.rules, points=points))
    assert concession_counts(short) is (counts and hands >= 3)


async def test_an_early_concession_does_not_avoid_a_loss(evening: Evening, store: MemoryStore) -> None:
    """It would be a way to break a bad first hand off: the other side is asked."""
    table_id, rng = await evening.started(), random.Random(1)
    await evening.act(table_id, rng)
    view = await evening.does(table_id, ANN, Concede())
    assert view.proposal is not None
    assert view.proposal.aim is Aim.CLOSE
    assert await evening.refusal(table_id, CAY, Agree(), view.proposal.seq) is Reason.NOT_OTHER_SIDE
    await evening.does(table_id, CAY, Concede())
    assert store.results == []
    await evening.does(table_id, BOB, Agree(), view.proposal.seq)
    result = store.result
    assert result.ending is Ending.AGREED
    assert evening.tables.snapshot(table_id) is None


async def test_an_offer_from_before_the_first_call_has_no_effect_later(evening: Evening, store: MemoryStore) -> None:
    table_id, rng = await evening.started(), random.Random(1)
    offer = (await evening.does(table_id, ANN, Concede())).seq
    await evening.act(table_id, rng)
    view = await evening.does(table_id, CAY, Agree(), offer)
    assert view.status is Status.PLAYING
    assert require(view.proposal).aim is Aim.CLOSE
    assert store.results == []


async def test_an_absent_partner_must_be_asked_but_not_one_who_left(evening: Evening) -> None:
    table_id, rng = await evening.started(), random.Random(1)
    await enough(evening, table_id, rng)
    while evening.mover(table_id) != CAY:
        await evening.act(table_id, rng)
    await evening.clock.advance(125)
    view = await evening.does(table_id, ANN, Concede())
    assert view.chairs[2].away
    assert view.status is Status.PLAYING
    assert require(view.proposal).aim is Aim.CONCEDE
    await evening.clock.advance(301)
    await evening.does(table_id, CAY, Leave())
    assert (await evening.does(table_id, ANN, Concede())).status is Status.FINISHED


# -- pause
#
# A pause to which all people agree, and long turns for somebody who must go.


def for_a_day(evening: Evening) -> Pause:
    """A wish to pause for a day."""
    return Pause(evening.clock.now() + DAY)


async def paused(evening: Evening, table_id: TableId, seconds: float = LONGEST_PAUSE) -> None:
    until = evening.clock.now() + seconds
    for person in PEOPLE:
        if evening.view(table_id).seat_of(person.user_id) is not None:
            await evening.does(table_id, person, Pause(until))
    assert evening.view(table_id).paused_until == until


@pytest.mark.parametrize("words", ["standard points=3", "standard points=10"])
async def test_all_people_agree_and_no_clock_runs(filed: Evening, words: str) -> None:
    """In friendly games and in ranked ones."""
    table_id = await filed.started(words)
    mover = filed.mover(table_id)
    until = filed.clock.now() + LONGEST_PAUSE
    view = await filed.does(table_id, ANN, Pause(until))
    assert view.proposal is not None
    assert (view.proposal.aim, view.proposal.ends, view.paused_until) == (Aim.PAUSE, until, None)
    assert await filed.refuse(table_id, BOB, Agree(), view.proposal.seq - 1) is Reason.REQUEST_OVER
    await filed.does(table_id, BOB, Agree(), view.seq)
    await filed.restart()
    await filed.does(table_id, CAY, Agree(), view.seq)
    assert filed.view(table_id).missing_agreement == (filed.view(table_id).seat_of(DAN.user_id),)
    view = await filed.does(table_id, DAN, Pause())
    assert view.paused_until == until
    assert view.to_move is None
    turn = view.public.turn if view.public is not None else None
    for days in range(6):
        await filed.clock.advance(DAY)
        assert filed.view(table_id).seq == view.seq, f"nothing has happened after {days + 1} days"
    await filed.restart()
    await filed.clock.advance(DAY / 2)
    assert filed.view(table_id).seq == view.seq
    now = await filed.does(table_id, mover, GoOn())
    assert now.paused_until is None
    assert now.to_move is not None
    assert now.to_move.seat == turn
    assert now.deadline == filed.clock.now() + 120.0, "the player on turn has the whole time"
    await filed.clock.advance(121)
    assert filed.view(table_id).chair(now.to_move.seat).away


async def test_a_pause_ends_after_seven_days_and_the_table_stays_open(evening: Evening) -> None:
    table_id = await friendly(evening)
    await paused(evening, table_id)
    await evening.clock.advance(LONGEST_PAUSE - 1)
    assert evening.view(table_id).paused_until is not None
    await evening.clock.advance(2)
    view = evening.view(table_id)
    assert view.paused_until is None
    assert view.status is Status.PLAYING
    assert not require(view.to_move).away
    await evening.clock.advance(DAY * 1.1)
    assert evening.tables.snapshot(table_id) is None, "then nobody has touched it for a day"


async def test_a_pause_that_ended_while_the_program_was_off_gives_the_whole_time(filed: Evening) -> None:
    table_id = await friendly(filed)
    await paused(filed, table_id)
    await filed.tables.close()
    filed.clock.time += LONGEST_PAUSE + DAY
    await filed.restart()
    await filed.clock.advance(1)
    view = filed.view(table_id)
    assert view.paused_until is None
    assert require(view.deadline) > filed.clock.now() + 100


async def test_time_in_which_nobody_could_press_makes_a_pause_no_longer(evening: Evening) -> None:
    table_id = await friendly(evening)
    await paused(evening, table_id)
    until = evening.view(table_id).paused_until
    await evening.clock.advance(DAY)
    evening.tables.begin_anew(lambda _: True)
    assert until is not None
    await evening.clock.advance(until - evening.clock.now() + 1)
    assert evening.view(table_id).paused_until is None


async def test_nothing_is_played_in_a_pause(evening: Evening) -> None:
    table_id = await friendly(evening)
    mover = evening.mover(table_id)
    await paused(evening, table_id)
    decided: tuple[What, ...] = (Play(PASS), ClaimRest(), TakePack(), NextHand(), TakeBack(), for_a_day(evening))
    for what in decided:
        assert await evening.refuse(table_id, mover, what) is Reason.PAUSED
    assert await evening.refuse(table_id, EVE, GoOn()) is Reason.NOT_SEATED
    await evening.does(table_id, BOB, GoOn())
    assert await evening.refuse(table_id, BOB, GoOn()) is Reason.STALE
    await evening.does(table_id, mover, Play(PASS))


async def test_computers_agree_and_wait(evening: Evening) -> None:
    table_id, rng = await friendly(evening, computers=3), random.Random(1)
    view = await evening.does(table_id, ANN, for_a_day(evening))
    assert view.paused_until is not None, "nobody else is asked"
    await evening.clock.advance(DAY / 2)
    assert evening.view(table_id).seq == view.seq
    await evening.does(table_id, ANN, GoOn())
    await evening.act(table_id, rng)


async def test_whoever_has_left_is_not_asked(evening: Evening) -> None:
    table_id = await friendly(evening)
    await evening.does(table_id, DAN, Leave())
    assert await evening.refuse(table_id, DAN, Pause()) is Reason.SEAT_WAITS
    pause = for_a_day(evening)
    for person in (ANN, BOB, CAY):
        await evening.does(table_id, person, pause)
    assert evening.view(table_id).paused_until is not None


@pytest.mark.parametrize("leaves", [True, False])
async def test_a_pause_begins_once_whoever_had_not_agreed_is_gone(evening: Evening, leaves: bool) -> None:
    """They stand up, or their time to play runs out."""
    table_id = await friendly(evening)
    last, pause = evening.mover(table_id), for_a_day(evening)
    for person in others(last):
        await evening.does(table_id, person, pause)
    assert evening.view(table_id).paused_until is None
    if leaves:
        await evening.does(table_id, last, Leave())
    else:
        await evening.clock.advance(121)
    view = evening.view(table_id)
    assert (view.proposal, view.paused_until) == (None, pause.until)


async def test_a_table_that_all_have_left_is_not_paused(evening: Evening) -> None:
    table_id = await friendly(evening)
    await evening.does(table_id, ANN, for_a_day(evening))
    for person in PEOPLE:
        await evening.does(table_id, person, Leave())
    assert evening.view(table_id).paused_until is None


async def test_a_tournament_waits_for_nobody(evening: Evening) -> None:
    table_id = await opened(evening, wanted())
    for what in (Pause(), GoOn(), GoSlow()):
        assert await evening.refuse(table_id, ANN, what) is Reason.NO_PAUSE


async def slowed(evening: Evening, table_id: TableId, slow: Person) -> TableView:
    """All agree that somebody has a day for each turn."""
    for person in (slow, *others(slow)):
        view = await evening.does(table_id, person, GoSlow() if person == slow else Agree())
    return view


async def test_whoever_is_slow_today_has_a_day_for_each_turn(filed: Evening) -> None:
    table_id = await friendly(filed)
    slow = filed.mover(table_id)
    await filed.clock.advance(50)
    view = await slowed(filed, table_id, slow)
    assert view.slow == (view.seat_of(slow.user_id),)
    assert view.deadline == filed.clock.now() + DAY
    await filed.clock.advance(DAY / 2)
    await filed.restart()
    await filed.clock.advance(DAY / 2 - 61)
    assert filed.view(table_id).seq == view.seq
    await filed.does(table_id, slow, Play(PASS))
    other = filed.view(table_id)
    assert other.deadline == filed.clock.now() + 120.0, "the others are as quick as ever"
    await filed.clock.advance(121)
    assert filed.view(table_id).chair(other.to_move.seat).away  # type: ignore[union-attr]  # somebody was asked


async def test_a_turn_of_a_day_ends_with_it(evening: Evening) -> None:
    table_id = await friendly(evening)
    slow = evening.mover(table_id)
    view = await slowed(evening, table_id, slow)
    await evening.clock.advance(DAY - 1)
    assert not evening.view(table_id).chair(view.slow[0]).away
    await evening.clock.advance(2)
    assert evening.view(table_id).chair(view.slow[0]).away
    assert evening.view(table_id).status is Status.PLAYING


async def test_said_again_it_is_the_usual_time(evening: Evening) -> None:
    table_id = await friendly(evening)
    slow = evening.mover(table_id)
    await slowed(evening, table_id, slow)
    view = await evening.does(table_id, slow, GoSlow())
    assert view.slow == ()
    assert view.deadline == evening.clock.now() + 120.0


async def test_nobody_is_slow_in_a_ranked_game(evening: Evening) -> None:
    table_id = await evening.started("standard points=10")
    assert evening.view(table_id).ranked
    assert await evening.refuse(table_id, ANN, GoSlow()) is Reason.NOT_SLOW


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
