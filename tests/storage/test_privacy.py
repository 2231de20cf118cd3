"""What can name a person is listed in ``KEPT`` as PRIVACY.md tells it; a player gets all of it and can be forgotten."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.operations.owner_journal import OwnerAct
from bot.ratings.boards import BoardQuestion, Measure, season_end
from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import FORGETTINGS, OWNER_ACT, WORN_ROLES, Entry, Forgotten, TableId, TournamentId
from bot.storage.postgres.connection import prepare
from bot.storage.postgres.schema import postgres_steps
from bot.storage.privacy import KEPT, PEOPLE
from bot.storage.sql import notes
from bot.storage.sql.connection import Connection
from bot.storage.sql.schema import load_migrations
from bot.storage.sqlite.database import open_file
from bot.storage.sqlite.files import tables_in_order
from bot.storage.store import Store
from cogs.leagues import WornRole
from tests.storage.play import ANN, BOB, CAY, DAN, EVE, NAMES, NOON, partners, play, told
from tests.storage.postgres_server import Server, asked
from tests.storage.rows import CHANNEL, GUILD, UPGRADE, opened
from tests.test_codec import STORED_FACTS
from tests.world import require
from tests.world.clock import turns

POLICY = Path(__file__).parents[2] / "PRIVACY.md"

COLUMNS = {
    *("guild_id", "channel_id", "message_id", "sheet_id", "table_id", "game_id", "tournament_id", "id", "seq"),
    *("first_seq", "last_seq", "kind", "closed", "archived", "arrived", "bystander", "last_game", "last_table"),
    *("last_tournament", "at", "posted_at", "deadline", "touched", "started_at", "ended_at", "opened_at", "closed_at"),
    *("last_at", "until", "preset", "rules", "hands", "ranked", "ending", "seat", "unit", "score", "won", "left"),
    *("credited", "counts", "period", "family", "games", "wins", "tricks", "points", "called", "made", "euchred"),
    *("marches", "lone_tried", "lone_made", "lone_marches", "euchres_made", "lone_defended", "lone_defended_won"),
    *("folded", "reneges_caught", "claims_true", "claims_false", "streak", "mu", "sigma", "number", "together", "lost"),
    *("ranked_games", "ranked_won", "ranked_lost", "guild_settings.name", "player_settings.name"),
    *("player_settings.value", "notes.name", "processes.name", "epoch", "seen", "over", "shard", "total"),
    *("application", "version", "called_at", "digest", "is_link", "locale", "live_sessions.ends"),
}
"""Columns that name nobody."""

KEYS = {
    *("guild_id", "channel_id", "message_id", "message", "table_id", "table", "seat", "number", "kind", "why", "what"),
    *(
        "aim",
        "friendly",
        "rules",
        "preset",
        "role_id",
        "options",
        "computers",
        "chain",
        "pictures",
        "tournament",
        "again",
        "unranked",
        "ends",
        "turns",
    ),
    *(
        "press",
        "level",
        "method",
        "rounds",
        "dealer",
        "ranked",
        "clocks",
        "pack",
        "draw",
        "decisive",
        "secret",
        "next_chain",
    ),
    *("standing", "thief", "end", "length", "seal", "act", "day", "acts", "computer", "counts", "hands", "movement"),
    *("starts_at", "least", "minutes", "event", "weekly", "weekly_from", "follows", "next_id", "unattended"),
    *("before", "after", "order", "schedule", "tables", "byes", "points", "euchres", "loners", "extra", "own"),
    *("entrants", "plan", "round", "meetings", "odd", "even", "score"),
    *("wanted", "lost", "phrase"),
    *("seconds", "form", "team", "deals", "finish", "until", "hand_seqs", "hand_seq", "streak", "choices"),
    *("source", "game_id", "hand", "position", "uncut", "solution", "advice", "evaluations", "chance", "made", "march"),
    *("euchred", "defended", "conceded", "worlds", "used_prior", "obvious", "taken", "unanswered", "right", "yes"),
}
"""Keys of facts that name nobody; the options of rules are no keys."""


def listed_columns() -> set[str]:
    return {column for kept in KEPT for column in kept.columns}


def listed_keys(column: str) -> set[str]:
    return {key for kept in KEPT for key in kept.keys.get(column, ())}


def unlisted(columns: set[str]) -> set[str]:
    """Columns that nobody has thought about."""
    return {name for name in columns - listed_columns() if not {name, name.partition(".")[2]} & COLUMNS}


def columns_of_file(path: Path, *more: Any) -> set[str]:
    with closing(open_file(path, (*load_migrations(), *more))) as connection:
        return {f"{table.name}.{column}" for table in tables_in_order(connection) for column in table.columns}


def test_the_list_has_the_rows_of_the_policy_in_its_order() -> None:
    table = POLICY.read_text(encoding="utf-8").partition("|---|---|---|\n")[2].partition("\n\n")[0]
    rows = [re.sub(r"^\| ", "", line) for line in table.splitlines()]
    assert len(rows) == len(KEPT)
    for row, kept in zip(rows, KEPT, strict=True):
        assert row.startswith(kept.what), row


def test_every_column_of_a_file_is_thought_about(tmp_path: Path) -> None:
    columns = columns_of_file(tmp_path / "file.db")
    assert unlisted(columns) == set()
    assert listed_columns() <= columns
    assert unlisted(columns_of_file(tmp_path / "next.db", UPGRADE)) == {"tables.added", "added.x"}


@pytest.mark.proof
def test_every_column_of_a_server_is_thought_about(postgres: Server) -> None:
    url = postgres.new_database()
    asyncio.run(prepare(url, postgres_steps(), lambda *_: turns(0)))
    query = (
        "SELECT table_name || '.' || column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_generated = 'NEVER'"
    )
    assert unlisted({name for (name,) in asked(url, query)}) == set()
    asked(url, "ALTER TABLE games ADD COLUMN host BIGINT")
    assert unlisted({name for (name,) in asked(url, query)}) == {"games.host"}


def keys_of(body: Any) -> Iterator[str]:
    """Every key in a body, however deep it stands."""
    if isinstance(body, list):
        for one in body:
            yield from keys_of(one)
    elif isinstance(body, dict):
        for key, value in body.items():
            yield key
            if key != "options":
                yield from keys_of(value)


@pytest.mark.parametrize(
    ("column", "bodies"),
    [
        ("journal.body", [body for journal, _, body in STORED_FACTS if journal == "table"]),
        ("tournament_facts.body", [body for journal, _, body in STORED_FACTS if journal not in ("table", "owner")]),
    ],
    ids=["tables", "tournaments"],
)
def test_every_key_of_a_fact_is_thought_about(column: str, bodies: list[str]) -> None:
    keys = {key for body in bodies for key in keys_of(json.loads(body))}
    assert {key for key in keys - listed_keys(column) if not {key, f"{column}.{key}"} & KEYS} == set()
    assert listed_keys(column) <= keys
    assert listed_keys(column) & KEYS == set()
    assert {key for key in listed_keys(column) if key.endswith("_id")} <= PEOPLE


def test_what_the_owner_did_is_listed() -> None:
    people = listed_keys(f"notes.value of {OWNER_ACT}")
    assert {field.name for field in fields(OwnerAct)} - people == {"number", "at", "action"}


def test_whom_a_role_names_is_listed() -> None:
    people = listed_keys(f"guild_settings.value of {WORN_ROLES}")
    assert {field.name for field in fields(WornRole)} - people == {"role_id", "done"}


async def test_the_export_has_what_the_list_says(store: Store) -> None:
    exported = {name for kept in KEPT for name in kept.exported}
    assert set(await store.export_player(GUILD, 1)) - {"guild_id", "user_id"} == exported


# -- what people get, and what stays when they are forgotten


async def journals(store: Store, tables: int) -> str:
    """Every entry of so many tables, as text."""
    return str([await store.entries(TableId(number)) for number in range(1, tables + 1)])


async def caught_up(store: Store) -> None:
    """What the store does in the background is done."""
    await store.upkeep.catch_up()


async def test_no_answer_mentions_a_forgotten_person(counting: Store) -> None:
    await play(counting, partners(), partners((CAY, BOB, EVE, DAN)), partners((DAN, ANN, BOB, CAY), left=[CAY]))
    others = [player for player in NAMES if player != CAY]
    for stored_text in (str(await told(counting, others)), await journals(counting, 3)):
        assert str(CAY) in stored_text
        assert "Cay D." in stored_text
    assert await counting.forget_player(GUILD, CAY) == Forgotten(games=3, journals=3)
    for stored_text in (str(await told(counting, others)), await journals(counting, 3)):
        assert str(CAY) not in stored_text
        assert "Cay D." not in stored_text
    assert await counting.player_statistics(GUILD, CAY, now=NOON) is None
    assert await counting.forget_player(GUILD, CAY) == Forgotten(0, 0), "there is nothing left to forget"


async def test_games_of_others_stay(counting: Store) -> None:
    await play(counting, partners(), partners(winner=2))
    before = {player: await counting.player_statistics(GUILD, player, now=NOON) for player in (ANN, BOB, DAN)}
    await counting.forget_player(GUILD, CAY)
    for player, statistics in before.items():
        after = require(await counting.player_statistics(GUILD, player, now=NOON))
        assert statistics is not None
        assert (after.families, after.streak) == (statistics.families, statistics.streak)
    board = await counting.leaderboard(BoardQuestion(GUILD, Measure.WINS))
    assert sorted(row.user_id for row in board.rows) == [ANN, BOB, DAN]
    [game, _] = (await counting.history(GameFilter(GUILD))).games
    anonymous = game.seats[2]
    assert (anonymous.user_id, anonymous.name, anonymous.computer, anonymous.score) == (None, "Seat 3", False, 6)
    assert game.ranked, "it was a game among people and stays one"
    stored = require(await counting.finished_game(GUILD, 1))
    assert stored.record == partners().record.replace('"Cay D."', '"Seat 3"')
    assert set(stored.ratings) == {ANN, BOB, DAN}


async def test_a_forgotten_player_returns_as_new(counting: Store) -> None:
    await play(counting, partners())
    await counting.forget_player(GUILD, ANN)
    await play(counting, partners(ended_at=NOON + 1))
    statistics = require(await counting.player_statistics(GUILD, ANN, now=NOON))
    assert (statistics.ranked.games, statistics.friendly.games) == (0, 1), "unranked until the season ends"
    await counting.forget_player(GUILD, ANN)
    assert len((await counting.history(GameFilter(GUILD))).games) == 2


async def test_an_open_table_forgets_when_it_closes(database: str) -> None:
    async with opened(database, PlackettLuceScorer()) as store:
        await play(store, partners())
        [table_id] = await play(store, partners(ended_at=NOON + 1), closed=False)
        assert await store.forget_player(GUILD, ANN) == Forgotten(games=2, journals=1, waiting=1)
        assert await store.player_statistics(GUILD, ANN, now=NOON) is None
        assert str(ANN) in str(await store.entries(table_id)), "the table is played at"
        await store.append(table_id, [Entry(7, NOON, "closed", "{}")], closed=True)
        [later] = await play(store, partners(ended_at=NOON + 2))
    async with opened(database, PlackettLuceScorer()) as store:
        await caught_up(store)
        assert await store.entries(table_id) == []
        assert str(ANN) in str(await store.entries(later)), "who comes back is somebody new"


async def test_people_who_only_opened_or_closed_a_table_are_forgotten_there(counting: Store) -> None:
    [table_id, still_open] = await play(counting, partners(), partners(ended_at=NOON + 1), closed=False)
    for number, table in enumerate((table_id, still_open)):
        facts = {"user_id": EVE, "press": EVE * 10}
        await counting.append(table, [Entry(7, NOON, "started", json.dumps(facts, separators=(",", ":")))])
        if not number:
            last = Entry(8, NOON, "closed", json.dumps({"why": "asked", "user_id": EVE}))
            await counting.append(table, [last], closed=True)
    assert (await counting.export_player(GUILD, EVE))["begun_or_closed"] == [table_id, still_open]
    assert await counting.forget_player(GUILD, EVE) == Forgotten(games=0, journals=0)
    *_, started, closed = await counting.entries(table_id)
    assert json.loads(started.body) == {"user_id": 0, "press": EVE * 10}, "a press is no player"
    assert json.loads(closed.body) == {"why": "asked", "user_id": 0}
    assert str(EVE) not in (await journals(counting, 2)).replace(str(EVE * 10), "")
    assert (await counting.export_player(GUILD, EVE))["begun_or_closed"] == []
    assert str(ANN) in await journals(counting, 2), "the others stay"


async def test_tables_without_a_game_forget_too(counting: Store) -> None:
    first = await counting.open_table(GUILD, CHANNEL, Entry(1, 1.0, "opened", json.dumps({"owner_id": ANN})), None)
    other = await counting.open_table(GUILD, CHANNEL, Entry(1, 1.0, "opened", json.dumps({"owner_id": ANN * 10})), None)
    for table_id in (first, other):
        await counting.append(table_id, [Entry(2, 2.0, "closed", "{}")], closed=True)
    assert await counting.forget_player(GUILD, ANN) == Forgotten(games=0, journals=1)
    assert await counting.entries(first) == []
    assert len(await counting.entries(other)) == 2, "a longer number is somebody else"


async def test_my_data(counting: Store) -> None:
    await play(counting, partners(counts={ANN: {"called": 4}}), partners((BOB, CAY, DAN, EVE)))
    await play(counting, partners(ended_at=NOON + 1), closed=False)
    data = json.loads(json.dumps(await counting.export_player(GUILD, ANN)))
    assert (data["guild_id"], data["user_id"]) == (GUILD, ANN)
    assert [(game["game_id"], game["name"], game["seat"]) for game in data["games"]] == [(1, "Ann", 1), (3, "Ann", 1)]
    assert data["games"][0]["counts"]["called"] == 4
    assert len(data["standings"]) == 3
    assert [step["game_id"] for step in data["ratings"]] == [1, 3]
    assert {met["other_id"] for met in data["met"]} == {BOB, CAY, DAN}
    assert data["tables"] == [{"table_id": 3, "open": True}, {"table_id": 1, "open": False}]
    assert "Bob" not in json.dumps(data)
    nothing = await counting.export_player(GUILD + 1, ANN)
    assert [nothing[name] for name in ("games", "standings", "ratings", "met", "tables")] == [[]] * 5


async def test_other_servers_are_not_touched(counting: Store) -> None:
    [elsewhere] = await play(counting, partners(), guild_id=GUILD + 1)
    await play(counting, partners())
    before = await counting.player_statistics(GUILD + 1, ANN, now=NOON)
    await counting.forget_player(GUILD, ANN)
    assert await counting.player_statistics(GUILD + 1, ANN, now=NOON) == require(before)
    assert str(await counting.entries(elsewhere)).count(str(ANN)) == 2


async def test_two_forgotten_players_stay_distinct(counting: Store) -> None:
    await play(counting, partners(), partners((ANN, CAY, EVE, DAN)), partners((ANN, CAY, EVE, DAN)))
    await counting.forget_player(GUILD, ANN)
    await counting.forget_player(GUILD, CAY)
    dan = require(await counting.player_statistics(GUILD, DAN, now=NOON))
    assert dan.nemesis is None, "who is forgotten is nobody's nemesis"
    assert (await counting.history(GameFilter(GUILD, ANN))).games == ()
    assert [game.ranked for game in (await counting.history(GameFilter(GUILD))).games] == [True] * 3


async def test_settings_are_given_and_taken_with_the_rest(counting: Store) -> None:
    await counting.set_player_setting(ANN, "deck", "two")
    await counting.set_player_setting(ANN, "reminders", "off")
    await counting.set_player_setting(ANN, "reminders", None)
    await counting.set_player_setting(BOB, "deck", "two")
    assert (await counting.export_player(GUILD, ANN))["settings"] == {"deck": "two"}
    await counting.forget_player(GUILD, ANN)
    assert (await counting.export_player(GUILD, ANN))["settings"] == {}
    assert await counting.player_settings(BOB) == {"deck": "two"}


async def test_partnerships_are_forgotten_from_both_sides(counting: Store) -> None:
    await play(counting, *[partners()] * 10)
    for player in (ANN, DAN):
        assert len((await counting.export_player(GUILD, player))["partnerships"]) == 3, "all time, season and month"
        await counting.forget_player(GUILD, player)
    assert (await counting.leaderboard(BoardQuestion(GUILD, Measure.PARTNERSHIPS))).players == 0
    for player in (BOB, CAY):
        assert (await counting.export_player(GUILD, player))["partnerships"] == []


async def night_of(store: Store, *bodies: dict[str, object]) -> TournamentId:
    """An open tournament with these bodies."""
    facts = [Entry(seq, NOON, "entered", json.dumps(body)) for seq, body in enumerate(bodies, 1)]
    return await store.open_tournament("night", GUILD, 5, facts)


async def test_a_finished_tournament_forgets_people(counting: Store) -> None:
    bodies: list[dict[str, object]] = [
        {"guild_id": GUILD, "host_id": EVE, "name": "Friday"},
        {"user_id": ANN, "name": "Ann", "partner_id": EVE},
        {"user_id": EVE, "name": "Eve", "partner_id": ANN},
        {"table": 1, "seats": [{"user_id": EVE, "name": "Eve", "points": ANN}]},
    ]
    tournament_id, notes = await night_of(counting, *bodies), set()
    for forgotten in (EVE, ANN):
        if forgotten == ANN:
            await counting.append_tournament_facts(tournament_id, [], closed_at=NOON)
            await caught_up(counting)
        notes.add(await counting.note(FORGETTINGS))
        waiting = int(forgotten == EVE)
        assert await counting.forget_player(GUILD, forgotten) == Forgotten(0, 0, waiting)
    assert len(notes | {await counting.note(FORGETTINGS)}) == 3, "each says that what was read is out of date"
    fact_bodies = [json.loads(fact.body) for fact in await counting.tournament_facts(tournament_id)]
    assert fact_bodies == [
        {"guild_id": GUILD, "host_id": -1, "name": "Friday"},
        {"user_id": -2, "name": "Player 2", "partner_id": -1},
        {"user_id": -1, "name": "Player 1", "partner_id": -2},
        {"table": 1, "seats": [{"user_id": -1, "name": "Player 1", "points": ANN}]},
    ]


async def test_my_data_has_the_tournaments_without_the_names_of_others(counting: Store) -> None:
    tournament_id = await night_of(
        counting, {"host_id": ANN}, {"user_id": BOB, "name": "Bob", "partner_id": ANN}, {"user_id": ANN, "name": "Ann"}
    )
    await counting.open_tournament("night", GUILD + 1, 5, [Entry(1, NOON, "opened", json.dumps({"host_id": ANN}))])
    exported = (await counting.export_player(GUILD, ANN))["tournaments"]
    assert [(fact["tournament_id"], fact["seq"], fact["body"]) for fact in exported] == [
        (tournament_id, 1, {"host_id": ANN}),
        (tournament_id, 2, {"user_id": BOB, "partner_id": ANN}),
        (tournament_id, 3, {"user_id": ANN, "name": "Ann"}),
    ]


async def test_my_data_has_no_names_of_others(counting: Store) -> None:
    seats = [[{"user_id": ANN, "name": "Ann"}, {"user_id": BOB, "name": "Bob"}], [{"user_id": None, "name": "Bear"}]]
    await night_of(counting, {"tables": seats})
    [fact] = (await counting.export_player(GUILD, ANN))["tournaments"]
    assert fact["body"] == {"tables": [[{"user_id": ANN, "name": "Ann"}, {"user_id": BOB}], [{"user_id": None}]]}


async def test_a_daily_deal_belongs_to_the_server_where_it_began(counting: Store) -> None:
    bodies = [{"user_id": ANN, "name": "Ann", "guild_id": place, "hands": []} for place in (GUILD, GUILD + 1)]
    for number, body in enumerate(bodies):
        facts = [Entry(1, NOON, "attempt", json.dumps(body))]
        day = await counting.open_tournament("daily", None, None, facts)
        await counting.append_tournament_facts(day, [], closed_at=NOON + number)
    assert [fact["body"] for fact in (await counting.export_player(GUILD, ANN))["tournaments"]] == bodies[:1]
    await counting.forget_player(GUILD, ANN)
    kept = [json.loads((await counting.tournament_facts(TournamentId(number)))[0].body) for number in (1, 2)]
    assert kept == [{"user_id": -1, "name": "Player 1", "guild_id": GUILD, "hands": []}, bodies[1]]


async def test_a_forgotten_person_is_unranked_until_the_season_ends(counting: Store) -> None:
    """Else a bad rating could be washed off as often as one likes."""
    now = time.time()
    season_over = season_end(now)

    async def ranked(ended_at: float) -> bool:
        await play(counting, partners(ended_at=ended_at))
        return (await counting.history(GameFilter(GUILD))).games[0].ranked

    assert await ranked(now - 60)
    assert await counting.unranked_until(GUILD, ANN) is None
    for _ in range(2):
        await counting.forget_player(GUILD, ANN)
        assert await counting.unranked_until(GUILD, ANN) == season_over
    assert await counting.unranked_until(GUILD, BOB) is None
    assert await counting.unranked_until(GUILD + 1, ANN) is None
    assert not await ranked(season_over - 60)
    assert await ranked(season_over + 60)
    assert (await counting.export_player(GUILD, ANN))["unranked_until"] == season_over


async def test_the_mark_of_an_unranked_person_is_anonymous_and_ends_with_the_season(store: Store) -> None:
    for guild_id in (GUILD, GUILD + 1):
        await store.forget_player(guild_id, ANN)

    async def kept(connection: Connection) -> str:
        return str(await connection.fetch("SELECT person FROM unranked"))

    rows = await store.database.ask(kept)
    assert str(ANN) not in rows
    assert len(set(re.findall("[0-9a-f]{64}", rows))) == 2, "nor does it tell who is the same on two servers"
    await store.database.write(notes.drop_outdated, season_end(time.time()) - 1)
    assert await store.unranked_until(GUILD, ANN) is not None
    await store.database.write(notes.drop_outdated, season_end(time.time()))
    assert await store.database.ask(kept) == "[]"
