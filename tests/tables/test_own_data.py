"""What is told to a person about themselves, and what is left of them: at the tables of tournaments, too."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine.acts import act_text
from bot.engine.seats import Seat
from bot.ratings.games import GameFilter
from bot.storage.api import TableId
from bot.storage.privacy import list_people
from bot.storage.sql.archives import gather_archive, write_archive
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Rematch, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person
from bot.tables.history import own_acts
from bot.tables.journal import decode, replay
from bot.tables.model import TournamentKind, TournamentSeat
from bot.tables.playing import Acted
from bot.tables.results import record_of
from bot.tables.seating import Join, Leave
from tests.tables.company import EVE, GUILD, PEOPLE, Evening
from tests.tables.test_tournament_tables import ONE_SEAT, opened, played_out, wanted
from tests.world import require

HOST = EVE
BIG = tuple(replace(person, user_id=10**17 + person.user_id) for person in (*PEOPLE, EVE))
"""People whose numbers are nobody else's part, as Discord's are."""


@pytest.mark.parametrize("kind", TournamentKind)
async def test_the_owner_of_a_tournaments_table_decides_nothing_at_it(filed: Evening, kind: TournamentKind) -> None:
    table_id = await opened(filed, wanted(kind, hands=1))
    await played_out(filed, table_id)
    entries = await filed.store.entries(table_id)
    facts = [fact for fact in map(decode, entries) if isinstance(fact, Acted)]
    assert list(own_acts(entries, HOST.user_id)) == []
    for seat, person in enumerate(PEOPLE, 1):
        view = list(own_acts(entries, person.user_id))
        assert [one.act for one in view] == [act_text(fact.act) for fact in facts if fact.seat == seat]
        assert {one.seat for one in view} <= {Seat(seat)}


async def test_a_playing_host_decides_at_their_own_seat(filed: Evening) -> None:
    seats = (TournamentSeat("X", None, "random"), TournamentSeat(HOST.name, HOST.user_id), *ONE_SEAT[1:3])
    table_id = await opened(filed, wanted(hands=1, seats=seats))
    await played_out(filed, table_id)
    entries = await filed.store.entries(table_id)
    assert {one.seat for one in own_acts(entries, HOST.user_id)} == {Seat(2)}


def seats_of(people: tuple[Person, ...]) -> tuple[TournamentSeat, ...]:
    return tuple(TournamentSeat(person.name, person.user_id) for person in people)


async def _played(filed: Evening, *, archived: bool) -> tuple[SqliteStore, TableId]:
    """A night's table of two hands where everything happened that names a person; it is closed."""
    ann, bob, _, _, host = BIG
    store = filed.store
    assert isinstance(store, SqliteStore)
    table = replace(wanted(hands=1, seats=seats_of(BIG[:4])), owner_id=host.user_id)
    table_id = await opened(filed, table)
    await filed.tables.set_word(ann.user_id, "a word of Ann's")
    await filed.tables.tournaments.add_hands(table_id, 1, host.user_id)
    await filed.act(table_id, random.Random(1))
    await filed.does(table_id, bob, Leave())
    await filed.tables.tournaments.call_time(table_id, host.user_id)
    await played_out(filed, table_id)
    await filed.tables.tournaments.close(table_id)
    if archived:
        archive = await store.database.ask(gather_archive, table_id)
        await store.database.write(write_archive, table_id, archive, archive.pack(), list_people(archive.entries))
    return store, table_id


@pytest.mark.parametrize("archived", [False, True])
async def test_a_forgotten_host_who_did_not_play_leaves_the_journal_whole(filed: Evening, archived: bool) -> None:
    store, table_id = await _played(filed, archived=archived)
    host, before = BIG[4], await store.entries(table_id)
    kinds = {entry.kind for entry in before if str(host.user_id) in entry.body}
    assert kinds == {"opened", "started", "left", "hands-added", "last-hand-called"}
    data = await store.export_player(GUILD, host.user_id)
    assert (data["tables"], data["begun_or_closed"]) == ([], [table_id]), "they never sat there"
    assert (await store.forget_player(GUILD, host.user_id)).journals == 0
    after = await store.entries(table_id)
    assert str(host.user_id) not in str(after)
    assert record_of(replay(table_id, after)) == record_of(replay(table_id, before))


@pytest.mark.parametrize("archived", [False, True])
async def test_the_record_of_a_nights_table_stays_with_a_nameless_seat(filed: Evening, archived: bool) -> None:
    store, table_id = await _played(filed, archived=archived)
    before = record_of(replay(table_id, await store.entries(table_id)))
    for person in (BIG[0], BIG[1]):
        assert [one["table_id"] for one in (await store.export_player(GUILD, person.user_id))["tables"]] == [table_id]
        await store.forget_player(GUILD, person.user_id)
        assert (await store.export_player(GUILD, person.user_id))["tables"] == []
    after = await store.entries(table_id)
    assert not [entry for entry in after if str(BIG[0].user_id) in entry.body or str(BIG[1].user_id) in entry.body]
    assert not [words for words in ("a word of Ann's", '"Ann"', '"Bob"') if words in str(after)]
    nameless = before.replace("seat 1 Ann\n", 'seat 1 "Seat 1"\n').replace("seat 2 Bob\n", 'seat 2 "Seat 2"\n')
    assert record_of(replay(table_id, after)) == nameless.replace("word 1 a word of Ann's", "word 1")
    assert str(BIG[2].user_id) in str(after), "the others stay"


async def test_a_personal_table_is_erased_completely(filed: Evening) -> None:
    store = filed.store
    assert isinstance(store, SqliteStore)
    ann = BIG[0]
    seats = (TournamentSeat(ann.name, ann.user_id), *ONE_SEAT[1:])
    table = replace(wanted(TournamentKind.DAILY, hands=1, seats=seats), owner_id=ann.user_id)
    table_id = await opened(filed, table)
    await played_out(filed, table_id)
    await filed.tables.tournaments.close(table_id)
    assert (await store.forget_player(GUILD, ann.user_id)).journals == 1
    assert await store.entries(table_id) == []


@pytest.mark.parametrize("archived", [False, True])
async def test_the_word_of_whoever_came_to_a_computers_seat_is_forgotten(filed: Evening, archived: bool) -> None:
    """Though the game is the computer's, which played most of it; other people's words, and later games', stay."""
    store, rng = filed.store, random.Random(3)
    assert isinstance(store, SqliteStore)
    ann, bob, cay, *_ = BIG
    table_id = await filed.open("standard points=20", computers=3, person=replace(ann, word="moon"))
    await filed.does(table_id, ann, Start())
    while max(require(filed.view(table_id).public).score) < 14:
        await filed.finish_hand(table_id, rng)
    await filed.does(table_id, replace(bob, word="sun"), Join(Seat(2)))
    await filed.finish(table_id, rng)
    await filed.does(table_id, bob, Leave())
    await filed.does(table_id, replace(cay, word="rain"), Join(Seat(2)))
    await filed.does(table_id, ann, Rematch())
    await filed.finish(table_id, rng)
    await filed.does(table_id, ann, Close())
    if archived:
        archive = await store.database.ask(gather_archive, table_id)
        await store.database.write(write_archive, table_id, archive, archive.pack(), list_people(archive.entries))
    page = await store.history(GameFilter(GUILD))
    assert bob.user_id not in {seat.user_id for line in page.games for seat in line.seats}
    games = [require(await store.finished_game(GUILD, line.game_id)) for line in page.games]
    later, first = [game.record for game in games]
    assert '"word 2 sun"' in first
    await store.forget_player(GUILD, bob.user_id)
    after = [require(await store.finished_game(GUILD, line.game_id)).record for line in page.games]
    assert after == [later, first.replace('"word 2 sun"', '"word 2"')]
    assert '"word 1 moon"' in after[1]
