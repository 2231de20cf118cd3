"""Ranked games: how they begin, and that nobody erases one by closing the table or letting it die."""

from __future__ import annotations

import random

import pytest

from bot.engine.records.replay import replay
from bot.engine.seats import Seat
from bot.ratings.games import Ending
from bot.storage.api import TableId
from bot.tables.answering import Agree
from bot.tables.beginning import AgreeRanked, Rematch, Start
from bot.tables.closing import Close
from bot.tables.conceding import Concede
from bot.tables.decisions import Person, Reason
from bot.tables.facts import WhyClosed
from bot.tables.model import Status
from bot.tables.pausing import Touch
from bot.tables.playing import Play
from bot.tables.seating import AddComputer, Join, Leave
from bot.tables.views import Accepted, Gathering
from bot.words.table_text import table_text
from tests.tables.company import ANN, BOB, CAY, CHANNEL, DAN, EVE, GUILD, PEOPLE, Evening, reason_of
from tests.tables.memory import MemoryStore
from tests.world import require
from tests.world.said import WORDS, says

MODERATOR = Person(999, "Mod", moderator=True)
DAY = 24 * 3600.0
FOREVER = "standard points=99"


async def begun(evening: Evening, words: str = FOREVER, hands: int = 1) -> TableId:
    """A game with so many finished hands."""
    table_id = await evening.started(words)
    await evening.play_hands(table_id, hands, 3)
    return table_id


async def agreeing(evening: Evening, table_id: TableId, person: Person, seq: int | None = None) -> object:
    proposal = evening.view(table_id).proposal
    return await evening.press(table_id, person, Agree(), seq or (proposal.seq if proposal else None))


@pytest.mark.parametrize(
    ("words", "ranked"),
    [
        ("standard", True),
        ("standard points=5", True),
        ("standard points=4", False),
        ("double-hasenpfeffer points=31", True),
        ("double-hasenpfeffer points=30", False),
        ("standard lone_march=5", False),
        ("standard euchre=9", False),
        ("csl lone_euchre=4", True),
        ("campus steal_the_deal=yes", False),
    ],
)
async def test_rules_that_may_be_ranked(evening: Evening, words: str, ranked: bool) -> None:
    table_id = await evening.open(words)
    for person in (BOB, CAY, DAN):
        assert not evening.view(table_id).ranked, "nobody can begin one yet"
        await evening.does(table_id, person, Join())
    assert evening.view(table_id).ranked is ranked
    assert (await evening.does(table_id, ANN, Start())).ranked is ranked


async def test_no_game_with_a_computer_is_ranked(evening: Evening) -> None:
    table_id = await evening.open(computers=1)
    assert not evening.view(table_id).ranked
    table_id = await evening.started(computers=1)
    assert not evening.view(table_id).ranked


@pytest.mark.parametrize("first", ["yes", "no"])
async def test_a_ranked_game_is_fixed_when_it_starts(evening: Evening, store: MemoryStore, first: str) -> None:
    """Neither side can change its mind when it sees how the game goes."""
    await store.set_guild_setting(GUILD, "ranked", first)
    table_id = await evening.started("standard points=5")
    await store.set_guild_setting(GUILD, "ranked", {"yes": "no", "no": "yes"}[first])
    await evening.tables.server_settings.reload(GUILD)
    await evening.restart()
    assert evening.view(table_id).ranked is (first == "yes")
    await evening.finish(table_id)
    assert store.result.ranked is (first == "yes")
    assert (await evening.rematch(table_id)).ranked is (first == "no"), "the next one has the new setting"


async def test_a_loser_cannot_erase_a_ranked_game(evening: Evening, store: MemoryStore) -> None:
    table_id = await begun(evening)
    view = await evening.does(table_id, ANN, Close())
    assert view.status is Status.PLAYING
    assert view.proposal is not None
    assert (view.proposal.by, view.proposal.seq) == (1, view.seq)
    for person, reason in ((ANN, Reason.NOT_OTHER_SIDE), (CAY, Reason.NOT_OTHER_SIDE), (EVE, Reason.NOT_SEATED)):
        assert reason_of(await agreeing(evening, table_id, person)) is reason
    assert reason_of(await agreeing(evening, table_id, MODERATOR)) is Reason.NOT_SEATED, "that button is not theirs"
    assert reason_of(await agreeing(evening, table_id, BOB, view.proposal.seq - 1)) is Reason.REQUEST_OVER
    assert store.results == []


@pytest.mark.parametrize("restart", [False, True])
async def test_the_other_side_agrees(evening: Evening, store: MemoryStore, restart: bool) -> None:
    table_id = await begun(evening)
    score = evening.view(table_id).public
    await evening.does(table_id, ANN, Close())
    if restart:
        await evening.restart()
    await evening.clock.advance(200)
    await agreeing(evening, table_id, DAN)
    assert evening.tables.snapshot(table_id) is None
    result = store.result
    assert (result.ending, result.ranked, result.hands) == (Ending.AGREED, True, 1)
    assert not any(seat.won for seat in result.seats)
    assert [seat.score for seat in result.seats[:2]] == list(require(score).score)
    assert '"why":"agreed"' in store.journal[table_id][-1].body


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("asker", [0, 1, 2])
async def test_two_cannot_take_a_win_from_the_third(
    evening: Evening, store: MemoryStore, asker: int, restart: bool
) -> None:
    """Between individuals everybody must agree who is not behind, and somebody besides whoever asks."""
    table_id, rng = await begun(evening, "cutthroat points=99", hands=4), random.Random(2)
    while score := evening.view(table_id).public.score:  # type: ignore[union-attr]
        if score.count(max(score)) == 1:
            break
        await evening.act(table_id, rng)
    people = [ANN, BOB, CAY]
    leader = people[score.index(max(score))]
    ask = Person(people[asker].user_id, people[asker].name, moderator=True)
    await evening.does(table_id, ask, Close())
    behind = [person for person in people if person not in (leader, people[asker])]
    if people[asker] != leader:
        assert (await evening.does(table_id, behind[0], Close())).status is Status.PLAYING
        if restart:
            await evening.restart_unseen(table_id)
        assert store.results == []
        await agreeing(evening, table_id, leader)
    else:
        await agreeing(evening, table_id, behind[0])
    assert store.result.ending is Ending.AGREED


@pytest.mark.parametrize("words", ["standard", "cutthroat", "hasenpfeffer"])
async def test_a_game_cannot_be_broken_off_after_the_first_call(
    evening: Evening, store: MemoryStore, words: str
) -> None:
    table_id, rng = await evening.started(words), random.Random(3)
    await evening.act(table_id, rng)
    assert (await evening.does(table_id, ANN, Close())).status is Status.PLAYING
    for person in (BOB, CAY):
        if evening.tables.snapshot(table_id) is not None:
            await agreeing(evening, table_id, person)
    result = store.result
    assert (result.ending, result.ranked, result.hands) == (Ending.AGREED, True, 1)
    assert len(replay(result.record.encode()).hands) == 1


async def test_an_abandoned_first_hand_is_void(evening: Evening, store: MemoryStore) -> None:
    """Else a game could be won by beginning it and going away."""
    table_id, rng = await evening.started(), random.Random(3)
    await evening.act(table_id, rng)
    await evening.clock.advance(2 * DAY)
    result = store.result
    assert result.ending is Ending.VOID
    assert not any(seat.won for seat in result.seats)


@pytest.mark.parametrize("restart", [False, True])
async def test_after_five_minutes_it_is_too_late(evening: Evening, store: MemoryStore, restart: bool) -> None:
    await store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    table_id = await begun(evening)
    old = await evening.does(table_id, ANN, Close())
    assert old.proposal is not None
    again = await evening.does(table_id, ANN, Close())
    assert again.proposal == old.proposal, "asking twice gives no more time"
    await evening.clock.advance(290)
    if restart:
        await evening.restart()
    assert evening.view(table_id).proposal is not None
    await evening.clock.advance(15)
    assert evening.view(table_id).proposal is None
    assert await evening.refusal(table_id, BOB, Agree(), old.proposal.seq) is Reason.REQUEST_OVER
    assert await evening.refuse(table_id, ANN, Close()) is Reason.ASKED_THIS_HAND
    await evening.finish_hand(table_id)
    newer = await evening.does(table_id, ANN, Close())
    assert newer.proposal is not None
    assert await evening.refusal(table_id, BOB, Agree(), old.proposal.seq) is Reason.REQUEST_OVER
    assert store.results == []


async def test_a_clock_set_back_gives_a_proposal_no_more_time(evening: Evening, store: MemoryStore) -> None:
    await store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    table_id = await begun(evening)
    await evening.does(table_id, ANN, Close())
    await evening.clock.advance(10)
    evening.clock.set(-3600)
    await evening.clock.advance(275)
    assert evening.view(table_id).proposal is not None
    await evening.clock.advance(30)
    assert evening.view(table_id).proposal is None


async def test_the_clock_of_the_turn_goes_on_under_a_proposal(evening: Evening) -> None:
    table_id = await begun(evening)
    before = evening.view(table_id)
    await evening.clock.advance(40)
    after = await evening.does(table_id, ANN, Close())
    assert (after.asked_at, after.deadline) == (before.asked_at, before.deadline)
    await evening.restart()
    assert evening.view(table_id).deadline == before.deadline


async def test_a_playing_moderator_needs_the_other_side_too(evening: Evening, store: MemoryStore) -> None:
    table_id = await begun(evening)
    cay = Person(CAY.user_id, "Cay", moderator=True)
    assert (await evening.does(table_id, cay, Close())).proposal is not None
    await evening.does(table_id, cay, Leave())
    assert await evening.refusal(table_id, cay, Close()) is Reason.SEAT_WAITS
    assert store.results == []


@pytest.mark.parametrize("hands", [0, 1])
async def test_a_game_closed_by_a_moderator_keeps_its_score(evening: Evening, store: MemoryStore, hands: int) -> None:
    """In its first hand, too."""
    table_id = await begun(evening, hands=hands)
    await evening.act(table_id, random.Random(3))
    await evening.does(table_id, MODERATOR, Close())
    result = store.result
    assert (result.ending, result.ranked) == (Ending.CLOSED, True)
    assert not any(seat.won for seat in result.seats)
    assert f'"why":"{WhyClosed.MODERATED}"' in store.journal[table_id][-1].body


async def test_friendly_games_and_first_hands_close_as_before(evening: Evening, store: MemoryStore) -> None:
    friendly = await begun(evening, "standard points=4")
    assert (await evening.does(friendly, ANN, Close())).status is Status.CLOSED
    first_hand = await evening.started()
    assert (await evening.does(first_hand, ANN, Close())).status is Status.CLOSED
    assert store.results == []


@pytest.mark.parametrize(("removed", "ending"), [(False, Ending.DELETED), (True, Ending.REMOVED)])
@pytest.mark.parametrize("hands", [0, 1])
async def test_nobody_loses_a_game_whose_place_is_deleted(
    evening: Evening, store: MemoryStore, removed: bool, ending: Ending, hands: int
) -> None:
    """Not whoever was on turn when the channel was deleted, be it for days."""
    table_id = await begun(evening, hands=hands)
    await evening.act(table_id, random.Random(1))
    before = [await evening.open(channel=CHANNEL + number) for number in range(1, 5)]
    assert reason_of(await evening.try_open(channel=CHANNEL + 9)) is Reason.PERSON_FULL
    if removed:
        await evening.tables.close_server(GUILD + 1)
        assert evening.tables.snapshot(table_id) is not None
        await evening.tables.close_server(GUILD)
        assert all(evening.tables.snapshot(line) is None for line in before)
    else:
        await evening.tables.close_places({CHANNEL, 12345})
        assert all(evening.tables.snapshot(line) is not None for line in before)
    assert evening.tables.snapshot(table_id) is None
    result = store.result
    assert (result.ending, result.ending.counts, result.ranked) == (ending, False, True)
    assert not any(seat.won for seat in result.seats)
    assert isinstance(await evening.try_open(channel=CHANNEL + 9), Accepted), "it counts against nobody's limit"
    await evening.restart()
    assert evening.tables.snapshot(table_id) is None


async def test_a_finished_game_keeps_its_result_when_its_place_is_deleted(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started("standard points=5")
    await evening.finish(table_id)
    await evening.tables.close_places({CHANNEL})
    assert evening.tables.snapshot(table_id) is None
    assert store.result.ending is Ending.PLAYED


async def alive_until(evening: Evening, table_id: TableId, person: Person) -> None:
    """Play until it is this person's turn; from then on nobody does anything."""
    rng = random.Random(5)
    while evening.mover(table_id).user_id != person.user_id:
        await evening.act(table_id, rng)


@pytest.mark.parametrize("person", [BOB, CAY])
@pytest.mark.parametrize("asleep", [False, True])
async def test_an_idle_game_is_lost_by_the_idle_side(
    evening: Evening, store: MemoryStore, person: Person, asleep: bool
) -> None:
    table_id = await begun(evening)
    await alive_until(evening, table_id, person)
    if asleep:
        await evening.clock.advance(3600)
        await evening.restart()
        await evening.open(person=EVE, channel=CHANNEL)
        assert evening.view(table_id).status is Status.PLAYING, "nobody loses by another's table"
    await evening.clock.advance(2 * DAY)
    result = store.result
    assert (result.ending, result.ranked) == (Ending.IDLE, True)
    lost = person.user_id - 100 + 1
    assert [seat.won for seat in result.seats] == [seat.unit != 2 - lost % 2 for seat in result.seats]
    assert [seat.left for seat in result.seats] == [seat.seat == lost for seat in result.seats]
    closed = next(change.snapshot.table for change in evening.changes if change.snapshot.table.waited)
    assert (closed.ending, closed.waited) == (Ending.IDLE, lost)


@pytest.mark.parametrize("why", [WhyClosed.IDLE, WhyClosed.DEPARTED, WhyClosed.TIMED_OUT])
@pytest.mark.parametrize("hands", [0, 1])
async def test_discord_is_asked_once_about_whom_an_idle_game_waits_for(
    evening: Evening, store: MemoryStore, why: WhyClosed, hands: int
) -> None:
    """While it does not answer the game stays open; nothing is rated that it does not know of."""
    answers: list[WhyClosed | None] = [None, None, why]
    asked: list[tuple[int, int]] = []

    async def answer(guild_id: int, user_id: int) -> WhyClosed | None:
        asked.append((guild_id, user_id))
        return answers.pop(0)

    evening.set(why_idle=answer)
    table_id = await begun(evening, hands=hands)
    await alive_until(evening, table_id, BOB)
    if not hands:
        await evening.act(table_id, random.Random(5))
        await alive_until(evening, table_id, BOB)
    await evening.clock.advance(DAY)
    await evening.clock.advance(evening.settings.retry_seconds)
    assert asked == [(GUILD, BOB.user_id)] * 2
    assert evening.view(table_id).status is Status.PLAYING
    await evening.clock.advance(evening.settings.retry_seconds)
    assert (len(asked), evening.tables.snapshot(table_id)) == (3, None)
    ending = Ending(why) if hands or why is WhyClosed.TIMED_OUT else Ending.VOID
    assert store.result.ending is ending
    result = store.result
    won = [seat.seat for seat in result.seats if seat.won and result.ending.counts]
    counted = [seat.user_id for seat in result.seats if ending.counts_for(left=seat.left)]
    if ending is Ending.IDLE:
        assert (won, len(counted)) == ([1, 3], 4)
    else:
        assert (won, counted) == ([], [BOB.user_id] if ending is Ending.DEPARTED else [])
    closed = evening.changes[-1].snapshot.table
    assert says(table_text(closed, WORDS), f"closed-{ending}")


async def test_whoever_comes_back_while_discord_is_asked_plays_on(evening: Evening) -> None:
    tables: list[TableId] = []

    async def press_meanwhile(_guild_id: int, _user_id: int) -> WhyClosed | None:
        await evening.does(tables[0], BOB, Touch())
        return WhyClosed.DEPARTED

    evening.set(why_idle=press_meanwhile)
    table_id = await begun(evening)
    tables.append(table_id)
    await alive_until(evening, table_id, BOB)
    await evening.clock.advance(DAY + 3600)
    assert evening.view(table_id).status is Status.PLAYING


@pytest.mark.parametrize("what", ["friendly", "lobby"])
async def test_about_other_tables_discord_is_not_asked(evening: Evening, what: str) -> None:
    async def refuse(_guild_id: int, _user_id: int) -> WhyClosed | None:
        raise AssertionError("asked for nothing")

    evening.set(why_idle=refuse)
    table_id = await (evening.open() if what == "lobby" else evening.started(computers=2))
    await evening.clock.advance(2 * DAY)
    assert evening.tables.snapshot(table_id) is None


async def test_an_idle_game_of_individuals_is_won_by_the_best_of_the_others(
    evening: Evening, store: MemoryStore
) -> None:
    table_id = await begun(evening, "cutthroat points=99", hands=6)
    score = require(evening.view(table_id).public)
    best = score.score.index(max(score.score))
    await alive_until(evening, table_id, Person(100 + best, ""))
    await evening.clock.advance(2 * DAY)
    result = store.result
    others = [seat.score for seat in result.seats if seat.seat != best + 1]
    assert [seat.won for seat in result.seats] == [
        seat.seat != best + 1 and seat.score == max(others) for seat in result.seats
    ]


async def test_a_returned_player_is_not_blamed_for_an_idle_game(evening: Evening, store: MemoryStore) -> None:
    """The last stop counts, not an earlier one."""
    table_id = await begun(evening)
    await alive_until(evening, table_id, BOB)
    await evening.clock.advance(125)
    assert evening.view(table_id).chairs[1].away
    rng = random.Random(8)
    await evening.act(table_id, rng)
    while evening.mover(table_id).user_id != CAY.user_id:
        await evening.act(table_id, rng)
    await evening.clock.advance(2 * DAY)
    assert [seat.left for seat in store.result.seats][2], "Cay was the one who stopped"
    assert not store.result.seats[0].won


async def test_if_all_stand_up_the_first_one_is_to_blame(evening: Evening, store: MemoryStore) -> None:
    table_id = await begun(evening)
    for person in (evening.mover(table_id), *(p for p in (ANN, BOB, CAY, DAN) if p != evening.mover(table_id))):
        await evening.does(table_id, person, Leave())
    await evening.clock.advance(2 * DAY)
    assert all(seat.left for seat in store.result.seats)


async def test_rare_deciders_have_left_and_players_away_at_the_end_have_not(
    evening: Evening, store: MemoryStore
) -> None:
    """Ann decides only in the last hands, Bob until the last ones."""
    table_id, rng = await evening.started("standard points=10"), random.Random(2)
    await evening.does(table_id, ANN, Leave())
    turned = False
    while (view := evening.view(table_id)).status is Status.PLAYING:
        if not turned and max(require(view.public).score) >= 8:
            turned = True
            await evening.does(table_id, ANN, Join())
            while evening.mover(table_id) != BOB:
                await evening.act(table_id, rng)
            await evening.clock.advance(125)
            continue
        await evening.act(table_id, rng)
    assert evening.view(table_id).seated[1].away
    assert not evening.view(table_id).seated[0].left
    assert [seat.left for seat in store.result.seats] == [True, False, False, False]


async def test_standing_up_before_the_end_is_leaving(evening: Evening, store: MemoryStore) -> None:
    table_id, rng = await evening.started("standard points=5"), random.Random(2)
    while (view := evening.view(table_id)).status is Status.PLAYING:
        if max(require(view.public).score) >= 4 and not view.chairs[3].left:
            await evening.does(table_id, DAN, Leave())
            continue
        own_view = evening.mine(table_id, evening.mover(table_id))
        await evening.does(table_id, evening.mover(table_id), Play(rng.choice(own_view.legal)))
    assert [seat.left for seat in store.result.seats] == [False, False, False, True]


# -- ranked beginnings
#
# A ranked game begins when everybody who sits at it has just said so; whoever is silent stands up.


RANKED = "standard points=5"


async def over(evening: Evening, words: str = RANKED) -> TableId:
    """A table whose first game is finished."""
    table_id = await evening.started(words)
    await evening.finish(table_id, 4)
    return table_id


def asked(evening: Evening, *seats: int) -> Gathering:
    """These have two minutes to answer."""
    return Gathering(tuple(Seat(seat) for seat in seats), evening.clock.now() + 120)


def seated(evening: Evening, table_id: TableId) -> list[str | None]:
    return [chair.name for chair in evening.view(table_id).chairs]


async def test_one_press_begins_no_ranked_rematch(evening: Evening) -> None:
    """And looking at one's cards does not count as being there."""
    table_id = await over(evening)
    await evening.does(table_id, CAY, Touch())
    for person, waiting in ((BOB, (1, 3, 4)), (BOB, (1, 3, 4)), (DAN, (1, 3)), (ANN, (3,))):
        view = await evening.does(table_id, person, Rematch())
        assert view.status is Status.FINISHED
        assert view.gathering == asked(evening, *waiting)
    view = await evening.does(table_id, CAY, Rematch())
    assert (view.status, view.ranked, view.games, view.gathering) == (Status.PLAYING, True, 1, None)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_player_silent_for_two_minutes_stands_up(evening: Evening, restart: bool) -> None:
    table_id = await over(evening)
    await evening.does(table_id, BOB, Rematch())
    await evening.clock.advance(70)
    if restart:
        await evening.restart()
    await evening.does(table_id, CAY, Rematch())
    await evening.clock.advance(45)
    assert seated(evening, table_id) == ["Ann", "Bob", "Cay", "Dan"]
    before = evening.everything(table_id)
    if restart:
        await evening.restart()
        assert evening.everything(table_id) == before
    await evening.clock.advance(10)
    view = evening.view(table_id)
    assert seated(evening, table_id) == [None, "Bob", "Cay", None]
    assert (view.status, view.gathering, view.owner_id) == (Status.FINISHED, None, BOB.user_id)
    assert await evening.refusal(table_id, BOB, Rematch()) is Reason.SEATS_FREE
    await evening.restart_unseen(table_id)


async def test_time_in_which_nobody_could_answer_counts_against_nobody(evening: Evening) -> None:
    table_id = await over(evening)
    await evening.does(table_id, BOB, Rematch())
    await evening.tables.close()
    await evening.clock.advance(3600)
    await evening.restart()
    assert evening.view(table_id).gathering == asked(evening, 1, 3, 4)
    await evening.clock.advance(100)
    for person in (ANN, CAY):
        await evening.does(table_id, person, Rematch())
    await evening.clock.advance(30)
    assert seated(evening, table_id) == ["Ann", "Bob", "Cay", None]


async def test_a_computer_in_a_free_seat_makes_a_friendly_game(evening: Evening) -> None:
    table_id = await over(evening)
    await evening.does(table_id, BOB, Rematch())
    await evening.clock.advance(125)
    await evening.does(table_id, CAY, Join())
    for _ in range(2):
        await evening.does(table_id, BOB, AddComputer())
    view = await evening.does(table_id, BOB, Rematch())
    assert (view.status, view.ranked) == (Status.PLAYING, False)


async def test_sitting_down_counts_as_being_there(evening: Evening) -> None:
    table_id = await over(evening)
    for person in (ANN, BOB, CAY):
        await evening.does(table_id, person, Rematch())
    await evening.does(table_id, DAN, Leave())
    await evening.does(table_id, EVE, Join())
    view = await evening.does(table_id, ANN, Rematch())
    assert (view.status, view.ranked) == (Status.PLAYING, True)


async def test_a_stale_word_no_longer_counts(evening: Evening) -> None:
    """Bob wanted another game an hour ago, in which somebody else was missing: he may be asleep."""
    table_id = await over(evening)
    for person in (ANN, BOB, CAY):
        await evening.does(table_id, person, Rematch())
    await evening.clock.advance(125)
    await evening.clock.advance(3600)
    await evening.does(table_id, EVE, Join())
    assert (await evening.does(table_id, ANN, Rematch())).gathering == asked(evening, 2, 3)
    await evening.clock.advance(125)
    assert seated(evening, table_id) == ["Ann", None, None, "Eve"]


async def test_an_idle_lobby_begins_no_ranked_game(evening: Evening) -> None:
    """Who sat down an hour ago is asked as well; who has just come is not."""
    table_id = await evening.open(RANKED)
    await evening.does(table_id, BOB, Join())
    await evening.clock.advance(3600)
    await evening.join(table_id, CAY, DAN)
    view = await evening.does(table_id, ANN, Start())
    assert (view.status, view.gathering) == (Status.LOBBY, asked(evening, 2))
    await evening.clock.advance(100)
    assert (await evening.does(table_id, BOB, Start())).status is Status.PLAYING


async def test_a_friendly_game_begins_at_once(evening: Evening) -> None:
    table_id = await over(evening, "standard points=4")
    await evening.clock.advance(3600)
    assert (await evening.does(table_id, BOB, Rematch())).status is Status.PLAYING


async def test_a_moderators_start_counts_for_nobody_and_an_idle_table_closes(evening: Evening) -> None:
    table_id = await evening.open(RANKED)
    await evening.join(table_id, *PEOPLE[1:])
    await evening.clock.advance(3600)
    assert (await evening.does(table_id, MODERATOR, Start())).gathering == asked(evening, 1, 2, 3, 4)
    await evening.clock.advance(125)
    assert evening.tables.snapshot(table_id) is None
    assert evening.tables.table_in_channel(CHANNEL) is None


async def test_agreeing_to_rank_an_old_school_game_counts_as_being_there(evening: Evening) -> None:
    table_id = await evening.open("standard law=old-school points=5")
    await evening.join(table_id, *PEOPLE[1:])
    await evening.clock.advance(3600)
    for person in PEOPLE:
        await evening.does(table_id, person, AgreeRanked())
    assert (await evening.does(table_id, ANN, Start())).ranked


async def test_repeated_concessions_do_not_cost_an_idle_player_a_game(evening: Evening) -> None:
    """As it was done: conceded by the others over and over while one slept."""
    table_id = await over(evening)
    for _ in range(5):
        await evening.press(table_id, ANN, Rematch())
        await evening.press(table_id, BOB, Concede())
    assert evening.view(table_id).games == 1


@pytest.mark.parametrize("forgotten", [0, 2])
async def test_a_game_with_a_forgotten_person_is_unranked(evening: Evening, store: MemoryStore, forgotten: int) -> None:
    store.unranked.add(PEOPLE[forgotten].user_id)
    table_id = await evening.open(RANKED)
    await evening.join(table_id, *PEOPLE[1:])
    await evening.restart()
    assert not evening.view(table_id).ranked
    assert evening.view(table_id).chairs[forgotten].unranked
    view = await evening.does(table_id, ANN, Start())
    assert (view.status, view.ranked) == (Status.PLAYING, False)


async def test_a_free_seat_of_a_ranked_table_may_be_taken(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open(RANKED)
    store.unranked.add(BOB.user_id)
    await evening.join(table_id, BOB, CAY, DAN)
    await evening.does(table_id, BOB, Leave())
    await evening.does(table_id, EVE, Join())
    assert (await evening.does(table_id, ANN, Start())).ranked
