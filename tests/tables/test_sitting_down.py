"""A person takes a computer's seat in a friendly game: kept at once, taken when the hand is over."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.seats import Seat, left_of
from bot.storage.api import Entry, TableId
from bot.tables.beginning import Open, Rematch, Start
from bot.tables.conceding import Concede
from bot.tables.decisions import Person, Reason, What
from bot.tables.guests import Invite, OfferSeat, Remove, TakeSeat
from bot.tables.hands import Dealt, TakePack
from bot.tables.journal import decode, replay
from bot.tables.model import Status, Table, TournamentKind, TournamentSeat, TournamentTable, present
from bot.tables.pausing import GoOn, GoSlow, Pause, Touch
from bot.tables.playing import ClaimRest, Play, TakeBack
from bot.tables.results import game_result
from bot.tables.rooms import apply_fact
from bot.tables.seating import Join, Leave
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted, OpenDeal, Refused, Snapshot, TableView
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, GUILD, PEOPLE, Evening
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
    await evening.restart_unseen(table_id)
    now = await evening.finish_hand(table_id)
    await evening.restart_unseen(table_id)
    assert (now.status, now.promised) == (Status.PLAYING, ())
    assert now.chairs[2].user_id == BOB.user_id
    assert evening.mine(table_id, BOB).seat == 3
    assert len(evening.mine(table_id, BOB).hand) == 5


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


@pytest.mark.parametrize("conceded", [False, True])
async def test_whoever_is_promised_a_seat_when_the_game_ends_plays_the_next_one(
    evening: Evening, conceded: bool
) -> None:
    table_id = await playing(evening, "standard points=1")
    await evening.does(table_id, BOB, Join(Seat(2)))
    await (evening.does(table_id, ANN, Concede()) if conceded else evening.finish(table_id))
    now = evening.view(table_id)
    assert (now.status, now.promised) == (Status.FINISHED, ())
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
    dealt = [fact for fact in map(decode, store.journal[table_id]) if isinstance(fact, Dealt)]
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


async def test_who_began_the_game_is_sent_away_between_games_and_not_during_one(evening: Evening) -> None:
    table_id = await evening.started("standard points=1")
    for what in (Remove(BOB.user_id), Invite(EVE.user_id)):
        assert await evening.refusal(table_id, ANN, what) is Reason.BETWEEN_GAMES
    await evening.finish(table_id)
    now = await evening.does(table_id, ANN, Remove(BOB.user_id))
    assert [chair.free for chair in now.chairs] == [False, True, False, False]
    assert now.seated[1].user_id == BOB.user_id, "the game that is over was theirs"


async def test_whoever_is_promised_or_offered_a_seat_is_sent_away(evening: Evening) -> None:
    table_id = await four_friends(evening)
    await evening.does(table_id, EVE, Join(Seat(4)))
    await evening.does(table_id, BOB, OfferSeat(DAN.user_id))
    assert await evening.refusal(table_id, BOB, Remove(EVE.user_id)) is Reason.NOT_ALLOWED
    for person in (EVE, DAN):
        await evening.does(table_id, ANN, Remove(person.user_id))
        await evening.restart()
    assert evening.view(table_id).promised == ()
    assert await evening.refusal(table_id, DAN, TakeSeat(Seat(2))) is Reason.NO_OFFER
    assert await evening.refusal(table_id, EVE, Join()) is Reason.SENT_AWAY
    assert await evening.refusal(table_id, ANN, Remove(EVE.user_id)) is Reason.NOT_HERE


@pytest.mark.parametrize("handed_over", [False, True])
async def test_whoever_came_in_the_course_of_a_game_is_sent_away_after_the_hand(
    evening: Evening, store: MemoryStore, handed_over: bool
) -> None:
    """They play the hand to its end; then a computer has the seat, and nobody remembers them in the result."""
    table_id, seat = await four_friends(evening), Seat(2 if handed_over else 4)
    if handed_over:
        await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
        await evening.does(table_id, EVE, TakeSeat(seat))
    else:
        await evening.does(table_id, EVE, Join(seat))
        await evening.finish_hand(table_id)
    for _ in range(2):  # the second time changes nothing
        now = await evening.does(table_id, ANN, Remove(EVE.user_id))
    assert now.chair(seat).user_id == EVE.user_id
    assert evening.mine(table_id, EVE).hand
    assert await evening.refusal(table_id, EVE, OfferSeat(DAN.user_id)) is Reason.SEAT_GIVEN
    await evening.restart_unseen(table_id)
    await evening.finish_hand(table_id)
    now = evening.view(table_id)
    assert (now.chair(seat).is_computer, now.promised) == (True, ())
    assert await evening.refusal(table_id, EVE, Join()) is Reason.SENT_AWAY
    await evening.restart_unseen(table_id)
    await evening.finish(table_id)
    result = store.result
    assert (result.seats[seat - 1].user_id, result.seats[seat - 1].left) == (None, False)
    assert "Eve" not in result.record


async def test_whoever_is_sent_away_and_leaves_at_once_does_not_come_back(evening: Evening) -> None:
    table_id = await four_friends(evening)
    await evening.does(table_id, EVE, Join(Seat(4)))
    await evening.finish_hand(table_id)
    await evening.does(table_id, ANN, Remove(EVE.user_id))
    assert (await evening.does(table_id, EVE, Leave())).chair(Seat(4)).left
    assert await evening.refusal(table_id, EVE, Join()) is Reason.SEAT_GIVEN
    await evening.finish_hand(table_id)
    assert evening.view(table_id).chair(Seat(4)).is_computer


async def test_two_who_avoid_each_other_share_no_table(evening: Evening, store: MemoryStore) -> None:
    """In the lobby, and at the next deal."""
    store.avoided |= {(BOB.user_id, ANN.user_id), (CAY.user_id, DAN.user_id)}
    table_id = await evening.open(computers=2)
    assert await evening.refusal(table_id, BOB, Join()) is Reason.SEAT_BARRED
    await evening.does(table_id, ANN, Start())
    assert await evening.refusal(table_id, BOB, Join()) is Reason.SEAT_BARRED
    await evening.does(table_id, CAY, Join())
    assert await evening.refusal(table_id, DAN, Join()) is Reason.SEAT_BARRED, "a promised seat counts, too"


async def test_nobody_hears_from_an_invitation_who_is_avoided(evening: Evening, store: MemoryStore) -> None:
    """Whoever invites, offers a seat or opens a table for guests learns no more than of anybody else."""
    store.avoided.add((EVE.user_id, ANN.user_id))
    table_id = await private_table(evening, EVE)
    for person in (CAY, EVE):
        await evening.does(table_id, ANN, Invite(person.user_id))
    assert await evening.refusal(table_id, EVE, Join()) is Reason.SEAT_BARRED
    await evening.does(table_id, CAY, Join())
    await evening.does(table_id, ANN, Start())
    await evening.does(table_id, CAY, OfferSeat(EVE.user_id))
    assert await evening.refusal(table_id, EVE, TakeSeat(Seat(2))) is Reason.SEAT_BARRED


@pytest.mark.parametrize("avoids", [(ANN, BOB), (BOB, ANN), (BOB, CAY), (CAY, BOB)])
async def test_avoiding_somebody_takes_the_promise_of_a_seat_back(
    evening: Evening, store: MemoryStore, avoids: tuple[Person, Person]
) -> None:
    """Whoever of the two came later goes; also after a restart, and where the choice was made elsewhere."""
    table_id = await playing(evening)
    await evening.does(table_id, CAY, Join(Seat(4)))
    await evening.does(table_id, BOB, Join(Seat(3)))
    store.avoided.add((avoids[0].user_id, avoids[1].user_id))
    await evening.restart()
    now = await evening.finish_hand(table_id)
    assert [chair.user_id for chair in now.chairs] == [ANN.user_id, None, None, CAY.user_id]


async def test_whoever_has_themselves_forgotten_is_promised_no_seat_from_before(
    evening: Evening, store: MemoryStore
) -> None:
    table_id = await playing(evening)
    await evening.does(table_id, BOB, Join(Seat(3)))
    store.unranked.add(BOB.user_id)
    await evening.finish_hand(table_id)
    assert evening.view(table_id).chairs[2].is_computer
    await evening.does(table_id, BOB, Join(Seat(3)))
    assert (await evening.finish_hand(table_id)).chairs[2].unranked


async def test_who_left_the_game_sits_down_for_the_next_one_as_anybody_does(
    evening: Evening, store: MemoryStore
) -> None:
    table_id = await four_friends(evening, "standard points=1")
    await evening.does(table_id, BOB, Leave())
    store.avoided.add((CAY.user_id, BOB.user_id))
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, BOB, Leave())
    await evening.finish(table_id)
    assert await evening.refusal(table_id, BOB, Join()) is Reason.SEAT_BARRED
    store.avoided.clear()
    assert not (await evening.does(table_id, BOB, Join())).chairs[1].left


# -- whoever is seated, by whatever door, may sit there at that very moment


class Doorkeeper(MemoryStore):
    """Looks at everybody who is seated by an entry, in the moment in which it is written. ``doors`` are the kinds of
    entries that did it, with what the table did then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.doors = set[tuple[Status, str]]()
        self._table: Table | None = None

    async def append(self, table_id: TableId, entries: Sequence[Entry], **more: Any) -> None:
        before = self._table or replay(table_id, self.journal[table_id])
        for entry in entries:
            now = apply_fact(before, decode(entry), entry.at)
            for then, chair in zip(before.chairs, now.chairs, strict=True):
                sat = {one.user_id for one in before.chairs if not (one.left and before.status is Status.FINISHED)}
                if chair.user_id is None or chair.user_id in sat or (then.left and chair.left):
                    continue
                self.doors.add((before.status, entry.kind))
                beside = [one.user_id for one in now.chairs if one.user_id is not None]
                assert (await self.apart_from(chair.user_id)).isdisjoint(beside)
                assert chair.user_id not in now.barred
                assert now.guests is None or chair.user_id in now.guests
                assert chair.unranked or chair.user_id not in self.unranked
            self._table = before = now
        await super().append(table_id, entries, **more)

    def change_minds(self, table: TableView, person: Person, chance: random.Random) -> None:
        """Let somebody avoid people who are about to sit down or to come back, some of whom are forgotten."""
        gone = (chair.user_id for chair in table.chairs if chair.left)
        for user_id in (*gone, *(chair.user_id for chair in table.promised)):
            if user_id is not None and user_id != person.user_id and chance.random() < 0.5:
                self.avoided.add((person.user_id, user_id))
                self.unranked |= {user_id} if chance.random() < 0.3 else set()


async def wander(evening: Evening, store: Doorkeeper, chance: random.Random) -> set[Reason]:
    """Let people come, go, avoid and forget at a table, and the process end; return why they were refused."""
    everybody, host = (*PEOPLE, EVE, Person(200, "Fay")), replace(ANN, moderator=True)
    guests = chance.choice([None, tuple(person.user_id for person in everybody[:4])])
    rules = presets.parse(["standard", f"points={chance.randint(1, 4)}"])
    opened = await evening.tables.open(ANN, Open(GUILD, CHANNEL, rules, chance.randrange(3), guests=guests), None)
    assert isinstance(opened, Accepted)
    table_id, refused = opened.snapshot.table.table_id, set[Reason]()

    async def do(person: Person, what: What) -> None:
        if evening.tables.snapshot(table_id) is not None:
            answer = await evening.press(table_id, person, what)
            refused.update([answer.reason] if isinstance(answer, Refused) else [])

    for _ in range(120):
        one, two = chance.sample(everybody, 2)
        seat = Seat(chance.randint(1, 4))
        match chance.randrange(12):
            case 0 | 1 | 2:
                await do(one, Join(chance.choice([None, seat])))
            case 3:
                for person in everybody if chance.random() < 0.3 else (one,):
                    await do(person, Leave())
            case 4:
                await do(one, OfferSeat(two.user_id))
                store.avoided ^= {(two.user_id, chance.choice([third for third in everybody if third != two]).user_id)}
                for at in rules.seats:
                    await do(two, TakeSeat(Seat(at)))
            case 5:
                await do(host, Remove(one.user_id))
            case 6:
                await do(host, Invite(one.user_id))
            case 7:
                store.change_minds(evening.view(table_id), two, chance)
            case 8:
                store.avoided.clear()
                store.unranked.clear()
            case 9:
                await evening.restart()
            case _:
                await do(host, Start() if evening.view(table_id).status is Status.LOBBY else Rematch())
                for _ in range(chance.choice([2, 20, 80])):
                    turn = evening.view(table_id).to_move
                    if turn is not None and present(turn):
                        await evening.act(table_id, chance)
        if evening.tables.snapshot(table_id) is None:
            break
    return refused


DOORS = {
    (Status.LOBBY, "joined"), (Status.PLAYING, "acted"), (Status.PLAYING, "seat-taken"),
    (Status.FINISHED, "joined"), (Status.FINISHED, "returned"),
}  # fmt: skip


@pytest.mark.proof
async def test_whoever_is_seated_may_sit_there_at_that_very_moment() -> None:
    """By every door, with a restart in between, whatever people have chosen since they asked for the seat."""
    doors, refused = set[tuple[Status, str]](), set[Reason]()
    for seed in range(200):
        store = Doorkeeper()
        evening = Evening(store)
        refused |= await wander(evening, store, random.Random(seed))
        await evening.tables.close()
        doors |= store.doors
        if seed >= 20 and doors >= DOORS:
            break
    assert doors >= DOORS
    assert {Reason.SENT_AWAY, Reason.PRIVATE_TABLE, Reason.SEAT_BARRED} <= refused


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


async def test_only_who_may_sit_there_takes_a_seat_over(evening: Evening, store: MemoryStore) -> None:
    table_id = await four_friends(evening)
    assert await evening.refusal(table_id, BOB, OfferSeat(CAY.user_id)) is Reason.ALREADY_SEATED
    await evening.does(table_id, BOB, OfferSeat(EVE.user_id))
    store.avoided |= {(EVE.user_id, CAY.user_id), (EVE.user_id, BOB.user_id)}
    assert await evening.refusal(table_id, EVE, TakeSeat(Seat(2))) is Reason.SEAT_BARRED
    store.avoided.remove((EVE.user_id, CAY.user_id))
    await evening.does(table_id, EVE, TakeSeat(Seat(2)))


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
