"""A person takes a computer's seat in a friendly game: kept at once, taken when the hand is over."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.seats import Seat, left_of
from bot.storage.api import TableId
from bot.tables import facts
from bot.tables.decisions import (
    ClaimRest,
    Concede,
    GoOn,
    GoSlow,
    Invite,
    Join,
    Leave,
    OfferSeat,
    Open,
    Pause,
    Person,
    Play,
    Reason,
    Rematch,
    Remove,
    Start,
    TakeBack,
    TakePack,
    TakeSeat,
    Touch,
)
from bot.tables.journal import decode
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.results import game_result
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted, OpenDeal, Refused, Snapshot
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, GUILD, Evening
from tests.tables.memory import MemoryStore
from tests.world import require


async def playing(evening: Evening, words: str = "standard points=3") -> TableId:
    """Ann plays with three computers."""
    table_id = await evening.open(words, computers=3)
    await evening.does(table_id, ANN, Start())
    return table_id


async def test_the_seat_is_kept_and_taken_at_the_next_deal(evening: Evening) -> None:
    table_id = await playing(evening)
    kept = await evening.does(table_id, BOB, Join(Seat(3)))
    assert kept.chairs[2].is_computer
    assert [(chair.seat, chair.name) for chair in kept.promised] == [(3, "Bob")]
    assert evening.snapshot(table_id).seat_view(BOB.user_id) is None, "no cards before the deal"
    now = await evening.finish_hand(table_id)
    assert (now.status, now.promised) == (Status.PLAYING, ())
    assert now.chairs[2].user_id == BOB.user_id
    assert evening.mine(table_id, BOB).seat == 3
    assert len(evening.mine(table_id, BOB).hand) == 5


async def test_a_restart_keeps_the_promise(evening: Evening) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join())
    await evening.restart_unseen(table_id)
    now = await evening.finish_hand(table_id)
    assert now.chairs[1].user_id == BOB.user_id
    await evening.restart_unseen(table_id)


async def test_a_promise_is_moved_or_given_up(evening: Evening) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join())
    for what in (Join(), Touch(), Play(PASS), ClaimRest(), TakeBack(), Pause(), GoOn(), GoSlow(), Concede()):
        assert await evening.refusal(table_id, BOB, what) is Reason.SEAT_PROMISED, what
    assert [chair.seat for chair in (await evening.does(table_id, BOB, Join(Seat(4)))).promised] == [4]
    assert await evening.refusal(table_id, CAY, Join(Seat(4))) is Reason.SEAT_TAKEN
    assert (await evening.does(table_id, BOB, Leave())).promised == ()
    now = await evening.finish_hand(table_id)
    assert now.chairs[3].is_computer


async def test_there_are_as_many_promises_as_computers(evening: Evening) -> None:
    table_id = await evening.open(computers=2)
    await evening.does(table_id, CAY, Join())
    await evening.does(table_id, ANN, Start())
    for person in (BOB, EVE):
        assert evening.view(table_id).room
        await evening.does(table_id, person, Join())
    assert not evening.view(table_id).room
    outsider = Person(999, "Gus")
    assert await evening.refusal(table_id, outsider, Join()) is Reason.ALREADY_STARTED


async def test_a_tournaments_computers_stay(evening: Evening) -> None:
    seats = (TournamentSeat("Ann", ANN.user_id), *(TournamentSeat(f"Bear {n}", None, "random") for n in range(3)))
    table = TournamentTable(TournamentKind.NIGHT, "9:1:1", 2)
    order = TableOrder(table, GUILD, CHANNEL, ANN.user_id, presets.build("standard"), seats)
    opened = await evening.tables.tournaments.open(order)
    assert isinstance(opened, Snapshot)
    table_id = opened.table.table_id
    assert not evening.view(table_id).room
    assert await evening.refusal(table_id, BOB, Join()) is Reason.ALREADY_STARTED


@pytest.mark.parametrize(("score", "theirs"), [(0, True), (8, False)])
async def test_a_game_counts_for_whoever_played_most_of_the_seat(evening: Evening, score: int, theirs: bool) -> None:
    """The hands that the computer played before them are not theirs; a game it played most of stays its own."""
    rng = random.Random(3)
    table_id = await playing(evening, "standard points=10")
    while max((evening.view(table_id).public or pytest.fail("no game")).score) < score:
        await evening.finish_hand(table_id, rng)
    await evening.does(table_id, BOB, Join(Seat(2)))
    await evening.finish(table_id, rng)
    table = await evening.table(table_id)
    assert table.game is not None
    [(seat, before)] = table.game.newcomers
    assert (seat, before > 0) == (2, True)
    result = game_result(table)
    played = result.seats[1]
    assert not played.left
    if theirs:
        assert played.counts["hands"] <= result.hands - before
        assert (played.user_id, played.name) == (BOB.user_id, "Bob")
        assert played.counts["hands"] > 0
    else:
        assert played.counts["hands"] <= before
        assert (played.user_id, played.name) == (None, table.game.names[1])


async def test_whoever_is_promised_a_seat_when_the_game_ends_plays_the_next_one(evening: Evening) -> None:
    table_id = await playing(evening, "standard points=1")
    await evening.does(table_id, BOB, Join(Seat(2)))
    await evening.finish(table_id)
    now = evening.view(table_id)
    assert now.chairs[1].user_id == BOB.user_id
    assert now.seated[1].is_computer
    result = game_result(await evening.table(table_id))
    assert result.seats[1].user_id is None, "the game that is over was the computer's"
    assert (await evening.does(table_id, BOB, Rematch())).status is Status.PLAYING


async def test_nobody_is_promised_a_seat_of_a_ranked_game(evening: Evening) -> None:
    """Not even while a computer stands in for somebody who has left."""
    table_id = await evening.started()
    assert evening.view(table_id).ranked
    for _ in range(2):
        assert not evening.view(table_id).room
        for seat in (None, Seat(4)):
            assert await evening.refusal(table_id, EVE, Join(seat)) is Reason.ALREADY_STARTED
        if not evening.view(table_id).chairs[3].left:
            await evening.does(table_id, DAN, Leave())


async def test_whoever_is_promised_a_seat_when_the_game_is_conceded_plays_the_next_one(evening: Evening) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join(Seat(3)))
    now = await evening.does(table_id, ANN, Concede())
    assert (now.status, now.promised) == (Status.FINISHED, ())
    assert now.chairs[2].user_id == BOB.user_id
    assert now.seated[2].is_computer


@pytest.mark.parametrize("seat", [1, 3])
async def test_whoever_comes_to_a_game_without_people_sits_down_at_once(evening: Evening, seat: int) -> None:
    """The owner's seat comes with the table."""
    table_id = await playing(evening)
    before = await evening.does(table_id, ANN, Leave())
    now = await evening.does(table_id, BOB, Join(Seat(seat)))
    assert (now.chairs[seat - 1].user_id, now.promised) == (BOB.user_id, ())
    assert now.owner_id == (BOB if seat == 1 else ANN).user_id
    assert now.hand_seq > before.hand_seq, "the game goes on"
    assert evening.mine(table_id, BOB).hand


async def test_a_dealer_who_comes_to_a_game_without_people_has_the_whole_time(evening: Evening) -> None:
    """Where the deal may be stolen the dealer is asked for it, and a computer's place may be the dealer's."""
    table_id = await playing(evening, "campus steal_the_deal=yes")
    if evening.view(table_id).open_deal is not None:
        await evening.does(table_id, ANN, TakePack())
    public = require((await evening.does(table_id, ANN, Leave())).public)
    dealer = left_of(public.dealer, 4)
    await evening.clock.advance(3600)
    now = await evening.does(table_id, BOB, Join(dealer))
    assert (now.open_deal, now.asked_at) == (OpenDeal(dealer), evening.clock.now())
    await evening.clock.advance(evening.settings.reminder_seconds + evening.settings.away_seconds - 1)
    assert not evening.view(table_id).chair(dealer).away
    await evening.clock.advance(1)
    assert evening.view(table_id).chair(dealer).away


async def test_a_word_that_changes_before_the_deal_is_mixed_into_it(evening: Evening, store: MemoryStore) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join(Seat(3)))
    await evening.tables.set_word(BOB.user_id, "sun")
    await evening.finish_hand(table_id)
    dealt = [fact for fact in map(decode, store.journal[table_id]) if isinstance(fact, facts.Dealt)]
    assert ["word 3 sun" in deal.mixins for deal in dealt] == [False, True]


@pytest.mark.parametrize("words", ["standard points=3", "standard points=1"])
async def test_the_hand_before_is_not_theirs_to_look_back_on(evening: Evening, words: str) -> None:
    """Whether another hand follows it or not."""
    table_id = await playing(evening, words)
    kept = await evening.does(table_id, BOB, Join(Seat(3)))
    await evening.finish_hand(table_id)
    at_end = require(await evening.tables.finished_hand(table_id, kept.hand_seq, BOB.user_id)).table
    assert at_end.seat_of(BOB.user_id) is None
    assert at_end.chairs[2].name == kept.chairs[2].name


# -- who sits with whom


async def private_table(evening: Evening, *guests: Person) -> TableId:
    plan = Open(GUILD, CHANNEL, presets.build("standard"), guests=tuple(guest.user_id for guest in guests))
    opened = await evening.tables.open(ANN, plan, None)
    assert isinstance(opened, Accepted)
    return opened.snapshot.table.table_id


async def test_only_guests_sit_down_at_a_private_table(evening: Evening) -> None:
    table_id = await private_table(evening, BOB)
    assert evening.view(table_id).private
    await evening.does(table_id, BOB, Join())
    assert await evening.refusal(table_id, CAY, Join()) is Reason.PRIVATE_TABLE
    await evening.restart()
    assert await evening.refusal(table_id, CAY, Join(Seat(4))) is Reason.PRIVATE_TABLE
    await evening.does(table_id, ANN, Invite(CAY.user_id))
    await evening.does(table_id, CAY, Join(Seat(4)))
    await evening.does(table_id, ANN, Start())
    assert await evening.refusal(table_id, EVE, Join()) is Reason.PRIVATE_TABLE, "nor at the next deal"


async def test_the_owner_of_a_private_table_may_come_back(evening: Evening) -> None:
    table_id = await private_table(evening, BOB)
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, ANN, Leave())
    assert (await evening.does(table_id, ANN, Join())).seat_of(ANN.user_id) is not None


async def test_whoever_is_sent_away_comes_back_only_by_invitation(evening: Evening) -> None:
    table_id = await evening.open()
    await evening.does(table_id, BOB, Join())
    assert await evening.refusal(table_id, BOB, Remove(ANN.user_id)) is Reason.NOT_ALLOWED
    assert (await evening.does(table_id, ANN, Remove(BOB.user_id))).seat_of(BOB.user_id) is None
    assert await evening.refusal(table_id, BOB, Join()) is Reason.SENT_AWAY
    await evening.restart()
    assert await evening.refusal(table_id, BOB, Join(Seat(3))) is Reason.SENT_AWAY
    await evening.does(table_id, ANN, Invite(BOB.user_id))
    await evening.does(table_id, BOB, Join())
    assert await evening.refusal(table_id, ANN, Remove(CAY.user_id)) is Reason.NOT_HERE
    assert await evening.refusal(table_id, ANN, Remove(ANN.user_id)) is Reason.NOT_HERE


async def test_people_are_sent_away_between_games_and_not_during_one(evening: Evening) -> None:
    table_id = await evening.started("standard points=1")
    for what in (Remove(BOB.user_id), Invite(EVE.user_id)):
        assert await evening.refusal(table_id, ANN, what) is Reason.BETWEEN_GAMES
    await evening.finish(table_id)
    now = await evening.does(table_id, ANN, Remove(BOB.user_id))
    assert [chair.free for chair in now.chairs] == [False, True, False, False]
    assert now.seated[1].user_id == BOB.user_id, "the game that is over was theirs"


async def test_two_who_avoid_each_other_share_no_table(evening: Evening) -> None:
    """In the lobby, at the next deal, and as the guest of the other."""
    apart = replace(BOB, apart=frozenset({ANN.user_id}))
    table_id = await evening.open(computers=2)
    assert await evening.refusal(table_id, apart, Join()) is Reason.SEAT_BARRED
    assert await evening.refusal(table_id, ANN, Invite(BOB.user_id, frozenset({ANN.user_id}))) is Reason.SEAT_BARRED
    await evening.does(table_id, ANN, Start())
    assert await evening.refusal(table_id, apart, Join()) is Reason.SEAT_BARRED
    await evening.does(table_id, CAY, Join())
    kept_from = replace(DAN, apart=frozenset({CAY.user_id}))
    assert await evening.refusal(table_id, kept_from, Join()) is Reason.SEAT_BARRED, "a promised seat counts, too"
    plan = Open(GUILD, CHANNEL + 1, presets.build("standard"), guests=(BOB.user_id,))
    refused = await evening.tables.open(replace(ANN, apart=frozenset({BOB.user_id})), plan, None)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.SEAT_BARRED


# -- somebody else takes over


async def four_friends(evening: Evening, words: str = "standard points=3", computers: int = 1) -> TableId:
    """A friendly game of Ann, Bob and Cay; seat 4 is a computer's."""
    table_id = await evening.open(words, computers=computers)
    for person, seat in ((BOB, 2), (CAY, 3)):
        await evening.does(table_id, person, Join(Seat(seat)))
    await evening.does(table_id, ANN, Start())
    return table_id


async def test_a_seat_that_was_left_is_taken_at_the_next_deal(evening: Evening) -> None:
    table_id = await four_friends(evening)
    await evening.does(table_id, BOB, Leave())
    assert [chair.seat for chair in (await evening.does(table_id, EVE, Join(Seat(2)))).promised] == [2]
    for what in (Touch(), Leave()):
        assert await evening.refusal(table_id, BOB, what) is Reason.SEAT_GIVEN
    await evening.restart()
    now = await evening.finish_hand(table_id)
    assert now.chairs[1].user_id == EVE.user_id
    assert not now.chairs[1].left
    assert evening.mine(table_id, EVE).hand
    assert await evening.refusal(table_id, BOB, Touch()) is Reason.NOT_SEATED


async def test_who_left_hears_that_their_seat_is_given_where_no_other_is_free(evening: Evening) -> None:
    """Whoever never sat there hears that the game has begun."""
    table_id = await four_friends(evening)
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, EVE, Join(Seat(2)))
    await evening.does(table_id, DAN, Join(Seat(4)))
    assert await evening.refusal(table_id, BOB, Join()) is Reason.SEAT_GIVEN
    assert await evening.refusal(table_id, Person(900, "Fay"), Join()) is Reason.ALREADY_STARTED


async def test_whoever_gives_up_a_promised_seat_leaves_it_to_the_one_who_left(evening: Evening) -> None:
    table_id = await four_friends(evening)
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, EVE, Join(Seat(2)))
    await evening.does(table_id, EVE, Leave())
    now = await evening.does(table_id, BOB, Join())
    assert (now.promised, now.chairs[1].user_id, now.chairs[1].left) == ((), BOB.user_id, False)


async def test_a_seat_is_handed_over_at_once_with_its_hand(evening: Evening) -> None:
    table_id = await four_friends(evening)
    hand = evening.mine(table_id, BOB).hand
    assert await evening.refusal(table_id, EVE, TakeSeat(Seat(2))) is Reason.NO_OFFER
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    assert await evening.refusal(table_id, DAN, TakeSeat(Seat(2))) is Reason.NO_OFFER
    await evening.restart()
    now = await evening.does(table_id, EVE, TakeSeat(Seat(2)))
    assert now.chairs[1].user_id == EVE.user_id
    assert evening.mine(table_id, EVE).hand == hand
    assert evening.snapshot(table_id).seat_view(BOB.user_id) is None
    assert await evening.refusal(table_id, EVE, TakeSeat(Seat(2))) is Reason.ALREADY_SEATED
    await evening.restart_unseen(table_id)


async def test_an_offer_lapses_after_five_minutes(evening: Evening) -> None:
    table_id = await four_friends(evening)
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    await evening.clock.advance(301)
    assert await evening.refusal(table_id, EVE, TakeSeat(Seat(2))) is Reason.NO_OFFER


@pytest.mark.parametrize("next_game", [False, True])
async def test_an_offer_ends_with_the_stay_of_who_made_it(evening: Evening, next_game: bool) -> None:
    """Whoever has the seat next keeps it, in this game or in the one after it."""
    table_id, rng = await four_friends(evening, f"standard points={1 if next_game else 3}"), random.Random(1)
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    await evening.does(table_id, BOB, Leave())
    if next_game:
        await evening.finish(table_id, rng)
    await evening.does(table_id, DAN, Join(Seat(2)))
    if next_game:
        await evening.does(table_id, ANN, Rematch())
    else:
        await evening.finish_hand(table_id, rng)
    assert evening.view(table_id).chairs[1].user_id == DAN.user_id
    assert await evening.refusal(table_id, EVE, TakeSeat(Seat(2))) is Reason.NO_OFFER


async def test_who_left_hands_the_seat_over_as_well(evening: Evening) -> None:
    table_id = await four_friends(evening)
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    now = await evening.does(table_id, EVE, TakeSeat(Seat(2)))
    assert (now.chairs[1].user_id, now.chairs[1].left) == (EVE.user_id, False)


async def test_who_left_has_a_seat_of_their_own_and_is_offered_no_other(evening: Evening) -> None:
    """They do not sit at the table, and nobody is told that they do."""
    table_id = await four_friends(evening)
    assert await evening.refusal(table_id, CAY, OfferSeat(BOB.user_id)) is Reason.ALREADY_SEATED
    await evening.does(table_id, CAY, OfferSeat(EVE.user_id))
    await evening.does(table_id, BOB, Leave())
    assert await evening.refusal(table_id, CAY, OfferSeat(BOB.user_id)) is Reason.SEAT_WAITS
    await evening.does(table_id, BOB, Join(None))
    assert await evening.refusal(table_id, CAY, OfferSeat(BOB.user_id)) is Reason.ALREADY_SEATED


async def test_who_left_the_game_is_invited_to_the_next_one(evening: Evening) -> None:
    table_id = await four_friends(evening, "standard points=1")
    await evening.does(table_id, BOB, Leave())
    await evening.finish(table_id)
    assert await evening.refusal(table_id, ANN, Invite(CAY.user_id)) is Reason.ALREADY_SEATED
    await evening.does(table_id, ANN, Invite(BOB.user_id))


async def test_nobody_sees_two_hands_of_a_deal(evening: Evening) -> None:
    """Who has given a hand away takes no other before the next deal."""
    table_id = await four_friends(evening)
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    await evening.does(table_id, EVE, TakeSeat(Seat(2)))
    assert await evening.refusal(table_id, CAY, OfferSeat(BOB.user_id)) is Reason.KNOWS_A_HAND
    await evening.restart()
    assert await evening.refusal(table_id, CAY, OfferSeat(BOB.user_id)) is Reason.KNOWS_A_HAND
    await evening.finish_hand(table_id)
    await evening.does(table_id, CAY, OfferSeat(BOB.user_id))
    assert (await evening.does(table_id, BOB, TakeSeat(Seat(3)))).chairs[2].user_id == BOB.user_id


async def test_a_ranked_games_seats_are_not_handed_over(evening: Evening) -> None:
    assert await evening.refusal((await evening.started()), ANN, OfferSeat(EVE.user_id)) is Reason.RANKED_SEAT


async def test_only_who_may_sit_there_takes_a_seat_over(evening: Evening) -> None:
    table_id = await four_friends(evening)
    assert await evening.refusal(table_id, BOB, OfferSeat(CAY.user_id)) is Reason.ALREADY_SEATED
    apart = frozenset({CAY.user_id})
    assert await evening.refusal(table_id, BOB, OfferSeat(EVE.user_id, apart)) is Reason.SEAT_BARRED
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id, frozenset({BOB.user_id})))
    assert await evening.refusal(table_id, replace(EVE, apart=apart), TakeSeat(Seat(2))) is Reason.SEAT_BARRED


async def test_what_was_laid_away_before_stays_with_who_laid_it_away(evening: Evening) -> None:
    """The newcomer knows the cards that they hold and those that lay open, and nothing else of that hand."""
    table_id = await four_friends(evening, "standard points=10")
    rng = random.Random(1)
    for _ in range(60):
        public = require(evening.view(table_id).public)
        dealer = evening.view(table_id).chair(public.dealer)
        if public.laid_away and dealer.user_id is not None and len(public.tricks) == 2:
            break
        await evening.act(table_id, rng)
    person = next(one for one in (ANN, BOB, CAY) if one.user_id == dealer.user_id)
    old = evening.mine(table_id, person)
    assert old.discarded
    await evening.does(table_id, person, OfferSeat(EVE.user_id))
    await evening.does(table_id, EVE, TakeSeat(dealer.seat))
    new = evening.mine(table_id, EVE)
    assert (new.hand, new.public.tricks) == (old.hand, old.public.tricks)
    assert new.discarded == ()
    assert set(old.discarded).isdisjoint(new.dealt)
    assert not evening.tables.sight(evening.view(table_id), EVE.user_id).advice


async def test_the_record_names_nobody_who_gave_their_seat_away(evening: Evening) -> None:
    table_id = await four_friends(evening, "standard points=1")
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    await evening.does(table_id, EVE, TakeSeat(Seat(2)))
    await evening.finish(table_id)
    result = game_result(await evening.table(table_id))
    assert 'seat 2 "Seat 2"' in result.record
    assert "Bob" not in result.record
    assert (result.seats[1].user_id, result.seats[1].name, result.seats[1].left) == (EVE.user_id, "Eve", False)
