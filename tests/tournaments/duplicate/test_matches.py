"""Duplicate matches as they are played: lobbies, hidden tables, results; whatever is cut off is done once."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.rules import Outcome, RulesError
from bot.engine.state import Phase
from bot.storage.api import Entry, OutcomeUnknown, StoreError, TableId, TournamentId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Person
from bot.tables.model import Status, TournamentKind
from bot.tables.playing import Play
from bot.tables.seating import Leave
from bot.tables.timer import Outages
from bot.tables.views import Snapshot
from bot.tournaments.duplicate import matches as matches_module
from bot.tournaments.duplicate.match import (
    Form,
    Match,
    MatchOpened,
    MatchPlayer,
    MatchRefusal,
    PlayBegun,
    TablePlayed,
    apply_fact,
    draw_match,
    options_in_the_way,
)
from bot.tournaments.duplicate.matches import KIND, RETRY_SECONDS, DuplicateMatches, MatchWaits, Refusal
from bot.tournaments.movements import Entrant
from bot.words.catalogue import Texts
from bot.words.duplicate_text import lobby_text, results_notes, sides_sheet
from bot.words.fairness import fair_deal_text
from bot.words.lines import timestamp
from bot.words.sheets import sheet_text
from tests.storage.commits import fail_commit
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import CHANNEL, GUILD, Evening, granted, seeded
from tests.world import require
from tests.world.clock import quiet
from tests.world.games import states
from tests.world.said import says

RULES = presets.build("standard")
HOST = 1000


@dataclass
class Hall:
    """Matches and their people, over a store that outlives the process; rooms are numbers."""

    store: SqliteStore
    evening: Evening
    rooms: list[tuple[int, list[int]]] = field(default_factory=list)
    told: list[Match] = field(default_factory=list)
    waits: list[Refusal] = field(default_factory=list)
    shut: bool = False
    most_rooms: int | None = None
    """No more rooms are opened than these."""
    refusal: MatchRefusal = MatchRefusal.NO_ROOMS
    """What keeps rooms away, and results of a match."""
    slow: asyncio.Event | None = None
    """Rooms are opened, and results posted, only when this is set."""
    patience: float = 60.0
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    """Somebody waits for that."""
    outages: Outages = field(init=False)
    matches: DuplicateMatches = field(init=False)

    def __post_init__(self) -> None:
        self.matches = self._new()

    def _new(self) -> DuplicateMatches:
        entropy, clock = seeded(7), self.evening.clock
        self.outages = self.evening.outages
        matches = DuplicateMatches(
            self.store, self.evening.tables, clock, self.outages, entropy, self.open, self._results, level="random",
            request_seconds=self.patience,
        )  # fmt: skip
        matches.add_listener(self._on_wait)
        return matches

    async def open(self, match: Match, table: int) -> int | MatchRefusal:
        if self.shut or len(self.rooms) == self.most_rooms:
            return self.refusal
        await self._wait()
        people = [seat.user_id for seat in match.seats_at(table) if seat.user_id is not None]
        self.rooms.append((table, people))
        return CHANNEL + len(self.rooms)

    async def _wait(self) -> None:
        if self.slow is not None:
            self.asked.set()
            await self.slow.wait()

    def _on_wait(self, news: MatchWaits) -> None:
        assert news.match.begun
        self.waits.append(news.why)

    async def _results(self, _: TournamentId, match: Match) -> MatchRefusal | None:
        await self._wait()
        if self.shut:
            return self.refusal
        self.told.append(match)
        return None

    async def restart(self) -> None:
        await self.matches.close()
        await self.evening.restart()
        self.matches = self._new()
        await self.matches.resume()
        await self.matches.idle()

    async def lobby(self, form: Form, people: int, hands: int = 8) -> TournamentId:
        match_id = granted(await self.matches.open(GUILD, CHANNEL, HOST, form, RULES, hands))
        for number in range(people):
            team = 0 if form is Form.PAIRS else 1 + number % 2
            granted(await self.matches.enter(match_id, MatchPlayer(HOST + number, f"Person {number}", team)))
        return match_id

    async def begun(self, form: Form, people: int, hands: int = 8) -> TournamentId:
        match_id = await self.lobby(form, people, hands)
        granted(await self.matches.begin(match_id, HOST))
        return match_id

    async def match(self, match_id: TournamentId) -> Match:
        return require(await self.matches.match(match_id))

    def tables(self) -> Sequence[Snapshot]:
        return self.evening.tables.tournaments.of(TournamentKind.DUPLICATE)

    async def step(self, rng: random.Random) -> bool:
        waiting = [one.table for one in self.tables() if one.table.status is Status.PLAYING and one.table.to_move]
        if not waiting:
            return False
        table = rng.choice(waiting)
        chair = require(table.to_move)
        person = Person(require(chair.user_id), "")
        legal = self.evening.mine(table.table_id, person).legal
        await self.evening.does(table.table_id, person, Play(rng.choice(legal)))
        return True

    async def play(self, match_id: TournamentId, seed: int = 1) -> Match:
        rng = random.Random(seed)
        while await self.step(rng) or await self.rest():
            pass
        return await self.match(match_id)

    async def rest(self) -> bool:
        """Wait for what goes on by itself; whether somebody is asked after that."""
        await self.evening.tables.idle()
        await self.matches.idle()
        return any(one.table.status is Status.PLAYING and one.table.to_move for one in self.tables())


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        hall = Hall(store, Evening(store))
        await hall.matches.resume()
        yield hall
        await hall.matches.close()
        await hall.evening.tables.close()


async def test_two_teams_of_four_sit_opposite_ways_and_the_difference_counts(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 8)
    first, second = hall.tables()
    assert [chair.user_id for chair in first.table.chairs] == [1000, 1001, 1002, 1003]
    assert [chair.user_id for chair in second.table.chairs] == [1005, 1004, 1007, 1006]
    assert first.table.seal == second.table.seal
    match = await hall.play(match_id)
    assert match.closed
    assert not match.called_off
    assert len(match.comparisons()) == 8
    home, away = ([one for one in match.scores() if one.meeting.table == table] for table in (1, 2))
    assert match.margin() == sum(one.net for one in home) - sum(one.net for one in away)
    assert [published.complete for published in hall.told] == [True]
    assert hall.tables() == ()
    for one in match.played:
        for hand_seq in one.hand_seqs:
            assert await hall.evening.tables.played_hand(one.table_id, hand_seq, None) is not None  # type: ignore[arg-type]
    assert [one.number for one in await hall.matches.past.of_server(GUILD)] == [match_id]


async def hands_at(hall: Hall, match: Match, table: int) -> list[object]:
    """The cards that were dealt at a table, deal by deal, as far as they can be looked back at."""
    result = require(match.result_of(table))
    hands = [await hall.evening.tables.played_hand(TableId(result.table_id), seq, None) for seq in result.hand_seqs]
    return [hand.hand.open_hands for hand in hands if hand is not None]


async def test_pairs_meet_new_opponents_in_each_round_over_the_same_deals(hall: Hall) -> None:
    match_id = await hall.begun(Form.PAIRS, 5)
    people = [sum(chair.user_id is not None for chair in one.table.chairs) for one in hall.tables()]
    assert sorted(people) == [2, 3], "an expert beside the fifth, and a pair of experts"
    match = await hall.play(match_id)
    assert (match.closed, len(match.rounds), match.deals_a_round) == (True, 3, 2)
    packs = [[await hands_at(hall, match, table) for table in match.tables_of(one)] for one in match.rounds]
    assert all(first == second for first, second in packs)
    assert all(len(first) == 2 for first, _ in packs)
    assert len({str(hand) for first, _ in packs for hand in first}) == 6, "no deal comes twice"
    assert len(match.placings()) == 4
    assert sum(one.points for one in match.placings()) == 6 * 2, "two scores in the same seats share one a deal"
    assert [published.running and published.running.number for published in hall.told] == [2, 3, None], (
        "told once after each round"
    )
    assert [table for table, _ in hall.rooms] == [1, 2, 3, 4, 5, 6]


async def test_an_odd_number_of_pairs_sits_out_in_turn_whenever_it_is_restarted(hall: Hall) -> None:
    match_id, rng = await hall.begun(Form.PAIRS, 10), random.Random(3)
    steps, seated = 0, []
    while await hall.step(rng) or await hall.rest():
        match = await hall.match(match_id)
        if match.running is not None and len(hall.tables()) == 2:
            here = {chair.user_id for one in hall.tables() for chair in one.table.chairs}
            (bye,) = match.running.byes
            assert {seat.user_id for seat in match.side(bye)} == {*range(HOST, HOST + 10)} - here
            seated.append(bye)
        steps += 1
        if steps % 23 == 0 and all(one.table.status is Status.PLAYING for one in hall.tables()):
            before = [hall.evening.everything(one.table.table_id) for one in hall.tables()]
            await hall.restart()
            assert [hall.evening.everything(one.table.table_id) for one in hall.tables()] == before
    match = await hall.match(match_id)
    assert match.closed
    assert set(seated) == set(match.pairs)
    assert [published.running and published.running.number for published in hall.told] == [2, 3, 4, 5, None]
    assert len(hall.rooms) == 10
    assert hall.tables() == ()
    assert {one.hands for one in (await hall.matches.past.of_server(GUILD))[0].own} == {8}


async def test_nothing_is_looked_back_at_before_the_last_round_is_over(hall: Hall) -> None:
    """At any moment: no hand, no secret, and nothing about the deals of a round that is still played."""
    match_id, rng = await hall.begun(Form.PAIRS, 8), random.Random(5)
    seen: set[int] = set()
    while await hall.step(rng):
        await hall.rest()
        match = await hall.match(match_id)
        if match.closed:
            break
        if seen == {one.table for one in match.played} and rng.random() > 0.1:
            continue
        for one in match.played:
            for user_id in (None, HOST, HOST + 7):
                for seq in one.hand_seqs:
                    assert await hall.evening.tables.played_hand(TableId(one.table_id), seq, user_id) is None
            seen.add(one.table)
        lobby, own = lobby_text(match, Texts("en", strict=True)), str(await hall.store.export_player(GUILD, HOST))
        running = match.running
        if running is not None:
            played = [one for one in match.played if one.table in match.tables_of(running)]
            before = replace(match, played=tuple(one for one in match.played if one not in played))
            assert lobby == lobby_text(before, Texts("en", strict=True)), "a table that is over tells nothing"
        for shown in hall.tables():
            chain = (await hall.evening.table(shown.table.table_id)).chain
            assert not any(chain.secret(deal).hex() in own for deal in range(1, chain.length + 1))
    assert seen >= {1, 2, 3, 4}
    match = await hall.match(match_id)
    assert all([len(await hands_at(hall, match, table)) == 2 for table in match.tables])


async def test_a_round_that_has_no_rooms_goes_on_by_itself_when_there_are_some(hall: Hall) -> None:
    match_id = await hall.begun(Form.PAIRS, 8)
    hall.shut = True
    match = await hall.play(match_id)
    assert (require(match.running).number, len(match.played)) == (2, 2)
    last = match.played[0]
    assert await hall.evening.tables.played_hand(TableId(last.table_id), last.hand_seqs[0], None) is None
    await hall.evening.clock.advance(3 * RETRY_SECONDS)
    await hall.matches.idle()
    hall.shut = False
    await hall.evening.clock.advance(RETRY_SECONDS)
    assert (await hall.play(match_id)).closed
    assert hall.waits == [MatchRefusal.NO_ROOMS], "those who wait read once why"


async def test_nobody_waits_in_the_next_round_for_who_has_gone(hall: Hall) -> None:
    match_id = await hall.begun(Form.PAIRS, 8)
    gone = next(one.table for one in hall.tables() if one.table.seat_of(HOST) is not None)
    await hall.evening.does(gone.table_id, Person(HOST, "Person 0"), Leave())
    rng = random.Random(1)
    while {one.table.tournament and one.table.tournament.key for one in hall.tables()} & {f"{match_id}:1"}:
        assert await hall.step(rng) or await hall.rest()
    (chair,) = (chair for one in hall.tables() for chair in one.table.chairs if chair.user_id == HOST)
    assert chair.left
    match = await hall.play(match_id)
    assert HOST not in match.people(Entrant(number) for number in range(1, 9))
    text = sheet_text(sides_sheet(match, Texts("en", strict=True)), plain=True)
    assert "Person 0 (played by a computer) & Person 1" in text
    assert {one.user_id for one in (await hall.matches.past.of_server(GUILD))[0].own} == {*range(HOST + 1, HOST + 8)}


async def reach_second_round(hall: Hall) -> tuple[TournamentId, random.Random]:
    """Four pairs have played the first round and sit at the tables of the second; return the match, and a chance."""
    match_id, rng = await hall.begun(Form.PAIRS, 8), random.Random(2)
    while len(hall.told) < 1:
        assert await hall.step(rng) or await hall.rest()
    return match_id, rng


async def test_finishing_in_a_later_round_counts_the_rounds_before(hall: Hall) -> None:
    match_id, rng = await reach_second_round(hall)
    ahead = hall.tables()[0].table.table_id
    while not await hall.evening.tables.tournaments.hand_scores(ahead):
        await hall.evening.act(ahead, rng)
    match = granted(await hall.matches.end_match(match_id, 3, finish=True, moderates=True))
    assert (match.closed, match.called_off, match.deals, match.planned) == (True, False, 2, 6)
    assert {score.deal for score in match.scores()} == {1, 2}
    assert all(one.share is not None for one in match.placings())
    assert "2 of 6 deals count" in results_notes(match, Texts("en", strict=True))
    assert hall.tables() == ()


async def test_a_later_rounds_deals_count_as_far_as_all_tables_have_played_them(hall: Hall) -> None:
    match_id, rng = await reach_second_round(hall)
    for one in hall.tables():
        while not await hall.evening.tables.tournaments.hand_scores(one.table.table_id):
            await hall.evening.act(one.table.table_id, rng)
    match = granted(await hall.matches.end_match(match_id, 3, finish=True, moderates=True))
    assert (match.closed, match.deals) == (True, 3)
    assert {score.deal for score in match.scores()} == {1, 2, 3}


async def test_results_are_hidden_until_the_last_table_is_over(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 8)
    first, second = (one.table.table_id for one in hall.tables())
    rng = random.Random(1)
    while hall.evening.view(first).status is Status.PLAYING:
        person = hall.evening.mover(first)
        await hall.evening.does(first, person, Play(rng.choice(hall.evening.mine(first, person).legal)))
    assert hall.told == []
    assert not hall.evening.tables.sight(hall.evening.view(first), None).past
    last = require(hall.evening.view(first).last_hand)
    assert await hall.evening.tables.played_hand(first, last.hand_seq, None) is None
    assert last.secret not in fair_deal_text(hall.evening.view(first), "", Texts("en", strict=True))
    assert hall.evening.view(second).status is Status.PLAYING
    assert (await hall.play(match_id)).closed


async def test_play_at_one_table_does_not_affect_the_other(tmp_path: Path) -> None:
    """Noninterference: however table 1 plays, all that can be seen of table 2 and of the match stays the same."""
    seen = []
    for seed in (1, 2):
        async with await SqliteStore.open(migrated(tmp_path / f"{seed}.db")) as store:
            hall = Hall(store, Evening(store))
            await hall.matches.resume()
            match_id = await hall.lobby(Form.TEAMS, 8)
            granted(await hall.matches.begin(match_id, HOST))
            first, second = (one.table.table_id for one in hall.tables())
            for table_id, chance, most in ((first, seed, 1000), (second, 7, 40)):
                rng = random.Random(chance)
                for _ in range(most):
                    if hall.evening.view(table_id).status is Status.PLAYING:
                        await hall.evening.act(table_id, rng)
            await hall.evening.tables.idle()
            match = await hall.match(match_id)
            text = lobby_text(match, Texts("en", strict=True))
            hidden = [await hall.evening.tables.played_hand(first, seq, None) for seq in match.played[0].hand_seqs]
            seen.append((hall.evening.everything(second), text, hidden, hall.told, match.played[0].points))
            await hall.matches.close()
            await hall.evening.tables.close()
    assert seen[0][:4] == seen[1][:4]
    assert seen[0][4] != seen[1][4], "table 1 did play otherwise"


async def test_a_restart_at_any_moment_changes_nothing(hall: Hall) -> None:
    match_id, rng = await hall.lobby(Form.TEAMS, 3), random.Random(3)
    await hall.restart()
    granted(await hall.matches.begin(match_id, HOST))
    steps = 0
    while await hall.step(rng):
        steps += 1
        if steps % 9 == 0 and all(one.table.status is Status.PLAYING for one in hall.tables()):
            before = [hall.evening.everything(one.table.table_id) for one in hall.tables()]
            await hall.restart()
            assert [hall.evening.everything(one.table.table_id) for one in hall.tables()] == before
    await hall.restart()
    match = await hall.match(match_id)
    assert match.complete
    assert match.closed
    assert len(hall.told) == 1
    assert len(hall.rooms) == 2


@pytest.mark.parametrize(
    ("form", "cut"), [*((Form.TEAMS, cut) for cut in range(1, 6)), *((Form.PAIRS, cut) for cut in range(1, 10))]
)
async def test_interrupted_work_is_finished_once(
    hall: Hall, form: Form, cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every write of tournaments' facts fails once, at the start of a match, between two rounds and at its end."""
    match_id, writes = await hall.lobby(form, 4), 0
    append = SqliteStore.append_tournament_facts

    async def failing(store: SqliteStore, *given: object, **how: object) -> None:
        nonlocal writes
        writes += 1
        if writes == cut:
            raise StoreError("store-full")
        await append(store, *given, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(SqliteStore, "append_tournament_facts", failing)
    for _ in range(2):
        try:
            granted(await hall.matches.begin(match_id, HOST))
            break
        except StoreError:
            continue
    await hall.play(match_id)
    await hall.restart()
    match = await hall.play(match_id)
    assert match.closed
    assert len(match.played) == len(match.tables)
    assert hall.tables() == ()
    assert await hall.store.live_tournaments(KIND) == []


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("form", [Form.TEAMS, Form.PAIRS])
async def test_a_match_of_unknown_commits_is_played_once(hall: Hall, form: Form, kept: bool) -> None:
    match_id, player = await hall.lobby(form, 3), MatchPlayer(HOST + 3, "Person 3", 0 if form is Form.PAIRS else 2)
    fail_commit(hall.store, kept=kept)
    with pytest.raises(OutcomeUnknown):
        await hall.matches.enter(match_id, player)
    match = await hall.match(match_id)
    assert len(match.players) == 3 + kept
    assert len(granted(await hall.matches.enter(match_id, player)).players) == 4
    granted(await hall.matches.begin(match_id, HOST))
    rng, steps = random.Random(1), 0
    while await hall.rest():
        if steps % 5 == 0:
            fail_commit(hall.store, kept=kept)
        steps += 1
        with suppress(AssertionError):  # a decision that is refused, since its outcome is unknown
            await hall.step(rng)
        await hall.evening.clock.advance(RETRY_SECONDS)
    match = await hall.match(match_id)
    assert match.closed
    assert len(match.played) == len(match.tables)
    assert hall.tables() == ()


@pytest.mark.parametrize("refusal", [MatchRefusal.NO_ROOMS, MatchRefusal.TOO_MANY_THREADS, MatchRefusal.LATER])
async def test_a_match_begins_with_its_first_room_and_its_host_is_not_told_to_begin_again(
    hall: Hall, refusal: MatchRefusal
) -> None:
    """Whichever room is refused; those who wait for it read why, unless that passes by itself."""
    match_id, hall.refusal = await hall.lobby(Form.PAIRS, 16), refusal
    for rooms in range(4):
        hall.most_rooms = rooms
        answer = await hall.matches.begin(match_id, HOST)
        match = await hall.match(match_id)
        assert answer == (match if match.begun else refusal)
        assert match.begun is (rooms > 0)
        assert len(hall.tables()) == rooms
    assert hall.waits == ([] if refusal is MatchRefusal.LATER else [refusal])
    hall.most_rooms = None
    await hall.restart()
    assert len(hall.tables()) == 4


async def test_no_press_waits_for_a_room_that_discord_is_slow_to_open(hall: Hall) -> None:
    """One server's slow threads: everybody else's presses, and those at the same match, are answered meanwhile."""
    slow_id = await hall.lobby(Form.TEAMS, 2)
    other_id = granted(await hall.matches.open(GUILD + 1, CHANNEL + 50, HOST + 50, Form.TEAMS, RULES, 8))
    hall.slow = asyncio.Event()
    starting = asyncio.create_task(hall.matches.begin(slow_id, HOST))
    await hall.asked.wait()
    granted(await hall.matches.enter(other_id, MatchPlayer(HOST + 50, "Else", 1)))
    granted(await hall.matches.leave(other_id, HOST + 50))
    granted(await hall.matches.note_lobby_message(other_id, 77))
    granted(await hall.matches.end_match(other_id, HOST + 50, finish=False))
    for late in (
        hall.matches.enter(slow_id, MatchPlayer(7, "Late", 1)),
        hall.matches.leave(slow_id, HOST),
        hall.matches.begin(slow_id, HOST),
    ):
        assert await late is MatchRefusal.BEGUN
    hall.slow.set()
    assert granted(await starting).begun
    assert [table for table, _ in hall.rooms] == [1, 2]


@pytest.mark.parametrize("called_off", [False, True])
async def test_no_press_waits_while_a_match_is_drawn(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, called_off: bool
) -> None:
    """Many who are to be kept apart make that slow; nobody enters meanwhile, but the match may be called off."""
    match_id = await hall.lobby(Form.PAIRS, 4)
    loop, drawing, answered = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def draw_slowly(*args: Any) -> PlayBegun:
        loop.call_soon_threadsafe(drawing.set)
        assert answered.wait(5), "everybody waits for it"
        return draw_match(*args)

    monkeypatch.setattr(matches_module, "draw_match", draw_slowly)
    starting = asyncio.create_task(hall.matches.begin(match_id, HOST))
    await drawing.wait()
    for late in (
        hall.matches.enter(match_id, MatchPlayer(7, "Late")),
        hall.matches.leave(match_id, HOST),
        hall.matches.begin(match_id, HOST),
    ):
        assert await late is MatchRefusal.BEGUN
    if called_off:
        granted(await hall.matches.end_match(match_id, HOST, finish=False))
    answered.set()
    match = await starting
    assert match is MatchRefusal.GONE if called_off else granted(match).begun
    assert len(hall.tables()) == (0 if called_off else 2)


async def test_a_match_that_is_finished_while_a_rounds_rooms_are_opened_opens_no_more(hall: Hall) -> None:
    match_id, rng = await hall.begun(Form.PAIRS, 12), random.Random(4)

    class SlowAfterFour(list[tuple[int, list[int]]]):
        def append(self, one: tuple[int, list[int]]) -> None:
            super().append(one)
            if len(self) == 4:
                hall.slow = asyncio.Event()

    hall.rooms = SlowAfterFour(hall.rooms)
    hall.asked.clear()
    while hall.slow is None:
        assert await hall.step(rng) or await hall.rest()
        await quiet()
    await hall.asked.wait()
    ending = asyncio.ensure_future(hall.matches.end_match(match_id, HOST, finish=True, moderates=True))
    await quiet()
    hall.slow.set()
    granted(await ending)
    await hall.rest()
    match = await hall.match(match_id)
    assert (match.closed, match.called_off, match.deals) == (True, False, 2)
    assert [table for table, _ in hall.rooms] == [1, 2, 3, 4, 5], "nobody is called to the sixth"
    assert hall.tables() == ()


async def test_a_match_is_called_off_while_a_room_is_slow(hall: Hall) -> None:
    match_id = await hall.lobby(Form.TEAMS, 2)
    hall.slow = asyncio.Event()
    starting = asyncio.create_task(hall.matches.begin(match_id, HOST))
    await hall.asked.wait()
    assert granted(await hall.matches.end_match(match_id, HOST, finish=False)).closed
    hall.slow.set()
    assert await starting is MatchRefusal.GONE
    assert hall.tables() == ()


async def test_slow_results_are_posted_once_and_cannot_be_called_off(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 2)
    hall.slow = asyncio.Event()
    rng = random.Random(1)
    while await hall.step(rng):
        pass
    await hall.asked.wait()
    assert await hall.matches.end_match(match_id, 3, moderates=True, finish=False) is MatchRefusal.GONE
    hall.slow.set()
    match = await hall.play(match_id)
    assert (match.closed, match.called_off) == (True, False)
    assert len(hall.told) == 1


async def test_a_room_that_fails_to_open_is_retried_later(hall: Hall) -> None:
    await hall.matches.close()
    hall.patience = 0.0
    await hall.restart()
    match_id = await hall.lobby(Form.TEAMS, 2)
    hall.slow = asyncio.Event()
    assert await hall.matches.begin(match_id, HOST) is MatchRefusal.LATER
    granted(await hall.matches.enter(match_id, MatchPlayer(HOST, "Person 0", 1)))


async def test_results_that_could_not_be_posted_are_posted_after_a_while(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> MatchRefusal:
        return MatchRefusal.LATER

    monkeypatch.setattr(hall.matches, "_announce", silent)
    match_id = await hall.begun(Form.TEAMS, 2)
    assert not (await hall.play(match_id)).closed
    monkeypatch.undo()
    await hall.evening.clock.advance(RETRY_SECONDS)
    await hall.matches.idle()
    assert hall.tables() == ()
    assert [published.complete for published in hall.told] == [True]
    match = await hall.match(match_id)
    assert match.closed


async def test_a_lobby_that_nobody_starts_goes_after_a_week(hall: Hall) -> None:
    match_id = await hall.lobby(Form.TEAMS, 2)
    granted(await hall.matches.note_lobby_message(match_id, 77))
    await hall.restart()
    match = await hall.match(match_id)
    assert (match.closed, match.message) == (False, 77)
    hall.evening.clock.time += 8 * 86_400
    await hall.restart()
    match = await hall.match(match_id)
    assert match.called_off


async def test_a_match_that_cannot_be_read_holds_up_no_other(hall: Hall) -> None:
    broken = await hall.lobby(Form.TEAMS, 2)
    other = granted(await hall.matches.open(GUILD, CHANNEL, 7, Form.TEAMS, RULES, 8))
    entries = await hall.store.tournament_facts(broken)
    await hall.store.append_tournament_facts(broken, [Entry(len(entries) + 1, 0.0, "from-the-future", "{}")])
    hall.evening.clock.time += 8 * 86_400
    await hall.restart()
    match = require(await hall.matches.match(other))
    assert match.called_off, "the program starts, and looks after the others"
    granted(await hall.matches.open(GUILD, CHANNEL, HOST, Form.TEAMS, RULES, 8))


async def test_a_hosts_data_export_holds_no_secret(hall: Hall) -> None:
    await hall.begun(Form.TEAMS, 2)
    data = str(await hall.store.export_player(GUILD, HOST))
    assert "opened" in data
    chain = (await hall.evening.table(hall.tables()[0].table.table_id)).chain
    assert chain.length == 8
    for deal in range(1, 9):
        assert chain.secret(deal).hex() not in data


@pytest.mark.parametrize(("form", "people"), [(Form.TEAMS, 1), (Form.PAIRS, 2)])
async def test_nobody_is_compared_with_nobody(hall: Hall, form: Form, people: int) -> None:
    match_id = await hall.lobby(form, people)
    assert await hall.matches.begin(match_id, HOST) is MatchRefusal.TOO_FEW
    assert await hall.matches.open(GUILD, CHANNEL, HOST, form, RULES, 8) is MatchRefusal.HOSTING
    granted(await hall.matches.open(GUILD + 1, CHANNEL, HOST, form, RULES, 8))


async def test_lobbies_have_their_limits(hall: Hall) -> None:
    match_id = await hall.lobby(Form.TEAMS, 8)
    for doing, why in (
        (hall.matches.enter(match_id, MatchPlayer(7, "Late", 1)), MatchRefusal.FULL),
        (hall.matches.begin(match_id, 7), MatchRefusal.NOT_HOST),
        (hall.matches.end_match(match_id, 7, finish=False), MatchRefusal.NOT_HOST),
        (hall.matches.enter(TournamentId(99), MatchPlayer(7, "Late", 1)), MatchRefusal.GONE),
    ):
        assert await doing is why
    granted(await hall.matches.leave(match_id, HOST))
    granted(await hall.matches.enter(match_id, MatchPlayer(7, "Late", 1)))
    granted(await hall.matches.begin(match_id, HOST))
    assert await hall.matches.leave(match_id, 7) is MatchRefusal.BEGUN
    granted(await hall.matches.end_match(match_id, 3, moderates=True, finish=False))
    assert hall.tables() == ()
    assert await hall.matches.past.of_server(GUILD) == ()


IN_THE_WAY = ["law=old-school", "cut=offer", "ace_no_face=yes", "steal_the_deal=yes", "turning_the_tables=yes"]


@pytest.mark.parametrize("option", IN_THE_WAY)
async def test_rules_under_which_a_deal_can_change_are_refused(hall: Hall, option: str) -> None:
    rules = presets.parse(["standard", option])
    assert await hall.matches.open(GUILD, CHANNEL, HOST, Form.TEAMS, rules, 8) is MatchRefusal.RULES
    assert [*options_in_the_way(rules)] == [option.partition("=")[0]]


@pytest.mark.parametrize("preset", ["standard", "csl"])
def test_whatever_option_changes_a_deal_is_in_the_way(preset: str) -> None:
    """It is cut, turned, or dealt again; what happens at a table beside the deal, random play does not reach."""
    for name, choice in presets.PRESETS[preset].choices.items():
        for value in choice.allowed if name not in ("players", "law") and choice.allowed[-1:] != (99,) else ():
            try:
                rules = presets.build(preset, {name: value})
            except RulesError:
                continue
            played = (state for seed in range(4) for state in states(rules, seed))
            changed = any(
                state.phase in (Phase.CUT, Phase.TURN_TABLES)
                or (state.result is not None and state.result.outcome is Outcome.REDEAL)
                for state in played
            )
            assert not changed or options_in_the_way(rules), (name, value)


async def test_a_match_does_not_count_for_replaced_players(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 8)
    table_id = hall.tables()[0].table.table_id
    await hall.evening.does(table_id, Person(HOST, "Person 0"), Leave())
    match = await hall.play(match_id)
    own = require(match.by_table()[0].own)
    assert own[0] == 0.0
    assert match.people(match.team_entrants(1)) == (1002, 1004, 1006)
    text = results_notes(replace(match, played=tuple(_won(one) for one in match.by_table())), Texts("en", strict=True))
    assert "Person 0 (played by a computer) & Person 2" in text


def _won(one: TablePlayed) -> TablePlayed:
    """The same table with a result that the first team wins."""
    return replace(one, points=tuple((9, 0) if one.table == 1 else (0, 9) for _ in one.points))


async def test_a_match_that_has_begun_is_called_off_with_the_other_team_only(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 4)
    match = granted(await hall.matches.end_match(match_id, HOST, finish=False))
    assert not match.closed
    assert match.asked_sides() == (frozenset({HOST + 1, HOST + 3}),)
    assert "Person 1 & Person 3" in lobby_text(match, Texts("en", strict=True))
    for nobody in (HOST, HOST + 2, 7):
        assert await hall.matches.answer_proposal(match_id, nobody, yes=True) is MatchRefusal.NOT_ASKED
    hall.evening.clock.time += 901
    assert await hall.matches.answer_proposal(match_id, HOST + 1, yes=True) is MatchRefusal.NO_PROPOSAL
    granted(await hall.matches.end_match(match_id, HOST, finish=False))
    await hall.restart()
    match = granted(await hall.matches.answer_proposal(match_id, HOST + 3, yes=True))
    assert match.called_off
    assert hall.tables() == ()
    assert hall.told == []


async def test_what_is_said_of_the_time_to_answer_is_true_after_an_outage(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 4)
    match, begun = granted(await hall.matches.end_match(match_id, HOST, finish=False)), hall.evening.clock.now()
    said = lobby_text(match, Texts("en", strict=True))
    assert says(said, "duplicate-asked", minutes=15, at=timestamp(begun, "t"))
    hall.outages.lose(0)
    hall.evening.clock.time += 5000
    hall.outages.find(0)
    assert lobby_text(await hall.match(match_id), Texts("en", strict=True)) == said
    hall.evening.clock.time += 899
    assert granted(await hall.matches.answer_proposal(match_id, HOST + 1, yes=True)).called_off


async def test_one_no_ends_a_proposal(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 4)
    granted(await hall.matches.end_match(match_id, HOST, finish=False))
    assert await hall.matches.answer_proposal(match_id, HOST + 2, yes=False) is MatchRefusal.NOT_ASKED
    match = granted(await hall.matches.answer_proposal(match_id, HOST + 1, yes=False))
    assert (match.closed, match.proposal, match.declined_by) == (False, None, HOST + 1)
    assert await hall.matches.answer_proposal(match_id, HOST + 3, yes=True) is MatchRefusal.NO_PROPOSAL
    await hall.restart()
    assert granted(await hall.matches.end_match(match_id, HOST, finish=False)).declined_by is None


async def test_a_host_who_does_not_play_needs_both_teams(hall: Hall) -> None:
    match_id = await hall.lobby(Form.TEAMS, 4)
    granted(await hall.matches.leave(match_id, HOST))
    granted(await hall.matches.begin(match_id, HOST))
    match = granted(await hall.matches.end_match(match_id, HOST, finish=False))
    assert len(match.asked_sides()) == 2
    assert not granted(await hall.matches.answer_proposal(match_id, HOST + 1, yes=True)).closed
    assert granted(await hall.matches.answer_proposal(match_id, HOST + 2, yes=True)).called_off


async def test_finishing_a_match_early_counts_the_deals_played_at_all_tables(hall: Hall) -> None:
    match_id = await hall.begun(Form.TEAMS, 8)
    assert await hall.matches.end_match(match_id, HOST, moderates=True, finish=True) is MatchRefusal.NO_DEALS
    rng = random.Random(2)
    ahead, behind = (one.table.table_id for one in hall.tables())
    for table_id, hands in ((ahead, 3), (behind, 2)):
        while len(await hall.evening.tables.tournaments.hand_scores(table_id)) < hands:
            await hall.evening.act(table_id, rng)
    match = granted(await hall.matches.end_match(match_id, HOST, finish=True))
    assert not match.closed
    match = granted(await hall.matches.answer_proposal(match_id, HOST + 1, yes=True))
    assert (match.closed, match.called_off, match.deals) == (True, False, 2)
    assert [one.deal for one in match.comparisons()] == [1, 2]
    assert hall.told == [replace(match, closed=False)]
    assert "2 of 8 deals count" in results_notes(match, Texts("en", strict=True))
    assert [one.number for one in await hall.matches.past.of_server(GUILD)] == [match_id]
    assert hall.tables() == ()


async def test_computers_stand_beside_the_pairs(hall: Hall) -> None:
    match_id = await hall.begun(Form.PAIRS, 5)
    match = await hall.play(match_id)
    for one in match.placings():
        assert (one.place is None) == (not any(seat.user_id for seat in match.side(one.side)))
    assert min(one.place for one in match.placings() if one.place is not None) == 1


async def test_matches_are_released_when_open_work_is_done(hall: Hall) -> None:
    match_id = await hall.lobby(Form.TEAMS, 2)
    hall.slow = asyncio.Event()
    beginning = asyncio.ensure_future(hall.matches.begin(match_id, HOST))
    await hall.asked.wait()
    releasing = asyncio.ensure_future(hall.matches.release(lambda guild_id: guild_id == GUILD))
    await quiet()
    assert not releasing.done(), "its tables would be opened by two processes"
    hall.slow.set()
    await beginning
    await releasing
    assert len(hall.tables()) == 2


@pytest.mark.parametrize("let_go", [True, False])
async def test_a_step_that_fails_during_the_release_is_not_retried(hall: Hall, let_go: bool) -> None:
    rng = random.Random(1)
    await hall.begun(Form.TEAMS, 2)
    hall.slow, hall.shut = asyncio.Event(), True
    while await hall.step(rng):
        pass
    await hall.asked.wait()
    releasing = asyncio.ensure_future(hall.matches.release(lambda guild_id: let_go and guild_id == GUILD))
    await quiet()
    hall.slow.set()
    await releasing
    hall.shut = False
    await hall.evening.clock.advance(60)
    assert bool(hall.told) is not let_go


@pytest.mark.parametrize("let_go", [True, False])
async def test_refused_steps_of_released_matches_are_not_retried(hall: Hall, let_go: bool) -> None:
    match_id = await hall.lobby(Form.TEAMS, 2)
    hall.shut = True
    assert isinstance(await hall.matches.begin(match_id, HOST), MatchRefusal)
    hall.shut = False
    await hall.matches.release(lambda guild_id: let_go and guild_id == GUILD)
    behind = match_id in hall.matches.follow_ups.behind
    assert behind is not let_go


async def test_nobody_enters_a_match_beside_somebody_they_avoid(hall: Hall) -> None:
    match_id = await hall.lobby(Form.TEAMS, 2)
    await hall.store.set_avoided(HOST + 1, 7, True)
    assert await hall.matches.enter(match_id, MatchPlayer(7, "Late", 1)) is MatchRefusal.SEAT_BARRED
    granted(await hall.matches.leave(match_id, HOST + 1))
    granted(await hall.matches.enter(match_id, MatchPlayer(7, "Late", 1)))


@pytest.mark.parametrize("form", Form)
async def test_people_who_avoid_each_other_after_they_entered_are_not_seated_together(hall: Hall, form: Form) -> None:
    match_id = await hall.lobby(form, 4)
    people = [HOST + number for number in range(4)]
    together = next(seated for seated in people_at_tables(form, people) if len(seated) > 1)
    one, other = sorted(together)[:2]
    await hall.store.set_avoided(other, one, True)
    match = granted(await hall.matches.begin(match_id, HOST))
    seated = [{seat.user_id for seat in match.seats_at(table)} for table in match.tables]
    assert not any({one, other} <= each for each in seated)
    assert set(people) <= {user_id for each in seated for user_id in each}


def people_at_tables(form: Form, people: Sequence[int]) -> list[set[int]]:
    """Return who of these people would share a table if nobody avoided anybody."""
    players = [
        MatchPlayer(user_id, "", 0 if form is Form.PAIRS else 1 + place % 2) for place, user_id in enumerate(people)
    ]
    opened = MatchOpened(GUILD, CHANNEL, HOST, form, RULES, 8)
    match = apply_fact(apply_fact(None, opened), draw_match(form, players, 8, ("Bear",)))
    return [{seat.user_id for seat in match.seats_at(table) if seat.user_id} for table in match.tables]


async def test_a_match_of_a_newer_program_waits_and_is_not_over(hall: Hall) -> None:
    match_id = granted(await hall.matches.open(GUILD, CHANNEL, 1, Form.TEAMS, RULES, 8))
    await hall.store.append_tournament_facts(match_id, [Entry(2, 1.0, "dreamt", "{}")])
    await hall.restart()
    assert await hall.matches.enter(match_id, MatchPlayer(7, "Late", 1)) is MatchRefusal.UNREADABLE
