"""``/leaderboard``, ``/stats``, ``/compare``, ``/forget me`` and ``/my-data``, on games that were played and stored."""

import io
import json
import random
import re
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Person
from bot.tables.model import Status
from bot.ui import buttons
from bot.words.catalogue import Texts
from bot.words.voice import SIGNS
from cogs.personal import pack_data
from tests.discord.card_table import CardTable
from tests.discord.settlement import PATIENT
from tests.discord.simulation import look
from tests.storage.play import NAMES, alone, partners, play
from tests.world.analysed import RECORD
from tests.world.said import WORDS, is_text, says

pytestmark = pytest.mark.table(seed=5)

PROVISIONAL = WORDS("card-provisional", games=2, least=10)

MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")


async def play_ranked(table: CardTable, games: int = 1) -> None:
    """Four people have finished ranked games, some of them won by the first and third, some by the others."""
    people = {person.id: person.name.title() for person in table.people}
    NAMES.update(people)
    now = table.env.now().timestamp()
    won = [partners(tuple(people), winner=1 + number % 2, ended_at=now + number) for number in range(games)]
    await store_games(table, *won)


async def store_games(table: CardTable, *games: Any) -> None:
    """Keep these games as if they had been played here."""
    assert isinstance(table.bot.services.store, SqliteStore)
    await play(table.bot.services.store, *games, guild_id=table.world.guild.id)


async def change_stored(table: CardTable, statement: str) -> None:
    """Somebody meddles with what is stored."""
    assert isinstance(table.bot.services.store, SqliteStore)
    await table.bot.services.store.database.write(lambda connection: connection.execute(statement))


def nobody_is_called(table: CardTable) -> bool:
    """Whether no answer lets Discord call anybody."""
    bodies = [request.json or {} for request in table.env.http_requests if request.path.endswith("/callback")]
    answers = [body["data"] for body in bodies if "data" in body]
    return bool(answers) and all(answer["allowed_mentions"] == {"parse": []} for answer in answers)


async def many_players(table: CardTable, count: int = 24) -> None:
    """Games of more people than fit on a page, with names that mean harm."""
    rng = random.Random(1)
    people = [10**16 + number for number in range(count)]
    NAMES.update({person: f"**Al_{number}** <@{person}> @everyone" for number, person in enumerate(people)})
    now = table.env.now().timestamp()
    games = [partners(tuple(rng.sample(people, 4)), winner=rng.choice((1, 2)), ended_at=now) for _ in range(110)]
    await store_games(table, *games)


async def test_the_board_of_a_game_just_played(table: CardTable) -> None:
    await table.gather(points=5)
    await table.play_on()
    shown = table.read(await table.type(table.ann, "leaderboard", by="wins"))
    assert not shown.ephemeral
    assert len(shown.pictures) == 1
    assert says(shown.pictures[0], "measure-wins")
    assert says(shown.pictures[0], "board-span", family=WORDS("family-partnership"), scope=WORDS("scope-season"))
    assert all(name in shown.pictures[0] for name in ("Ann", "Bob", "Cay", "Dan"))
    assert says(shown.text, "own-place", name="Ann")
    provisional = await table.said(table.ann, "leaderboard")
    assert says(provisional, "own-too-few-games", games=1, least=10)
    assert re.search(r"\d+ ± 3\d\d", provisional)
    assert says(provisional, "own-provisional")
    assert shown.buttons == ()


async def test_a_games_end_offers_its_players_a_review_a_rematch_and_their_week(table: CardTable) -> None:
    """On their own panel alone, where the rematch then deals."""
    at_the_end = {buttons.REVIEW, buttons.REMATCH, buttons.MY_WEEK}
    await table.gather(points=1)
    await table.panel(table.ann)
    await table.panel(table.bob)
    await table.play_on(on_panel=True)
    for person in (table.ann, table.bob):
        panel = table.on_screen(person)
        ids = [button.custom_id for button in look(table.env, panel).buttons]
        assert {one for one in at_the_end if any(one.read(word) for word in ids)} == at_the_end
    public = [button.custom_id for button in look(table.env, table.message).buttons]
    assert [one for one in at_the_end if any(one.read(word) for word in public)] == [buttons.REMATCH]
    panel = table.on_screen(table.ann)
    week = table.read(await table.press(table.ann, buttons.MY_WEEK, panel))
    assert week.ephemeral
    assert says(week.text, "own-week", games=1, players=4)
    await table.press(table.ann, buttons.REMATCH, panel)
    answers = [request.json for request in table.env.http_requests if request.path.endswith("/callback")]
    assert buttons.MORE.id_of(table.table_id) in json.dumps(answers[-1])
    assert table.view.status is Status.PLAYING
    dealt = look(table.env, table.on_screen(table.ann))
    assert not [button for button in dealt.buttons if buttons.MY_WEEK.read(button.custom_id)]


async def test_a_panel_says_for_whom_a_ranked_rematch_waits(table: CardTable) -> None:
    """Of whoever has pressed it, and of those who are asked."""
    await table.gather(points=5)
    await table.play_on()
    panels = [(await table.type(person, "hand")).response for person in table.people]
    assert not any(says(look(table.env, panel).text, "game-wanted") for panel in panels)
    await table.press(table.ann, buttons.REMATCH, panels[0])
    for panel in panels:
        assert says(look(table.env, panel).text, "game-wanted")


async def test_this_week_stands_beside_the_ratings(table: CardTable) -> None:
    """Friendly games count there; and it has no other period."""
    await table.finish_games()
    rating = await table.type(table.ann, "leaderboard")
    week = table.read(await table.press(table.ann, "measure-week", rating.response))
    assert says(week.pictures[0], "measure-week")
    assert all(name in week.pictures[0] for name in ("Ann", "Bob", "Cay", "Dan"))
    assert says(week.text, "own-place", name="Ann", players=4)
    assert [button.label for button in week.buttons] == [WORDS("measure-rating")]
    said = await table.said(table.ann, "leaderboard", by="week", scope="month")
    assert is_text(said, "config-either", one="by", other="scope")


async def test_a_past_season_has_no_other_scope(table: CardTable) -> None:
    said = await table.said(table.ann, "leaderboard", scope="all-time", season="2025-Q4")
    assert is_text(said, "config-either", one="scope", other="season")


PUBLIC: tuple[tuple[str, dict[str, Any]], ...] = (
    ("leaderboard", {"by": "wins"}), ("stats", {}), ("compare", {}), ("history", {}), ("replay", {"game": 1}),
    ("verify", {"game": 1}), ("league", {}), ("night hall-of-fame", {}), ("daily", {"show": "month"}),
)  # fmt: skip
"""Every answer that all in a channel see."""


async def test_what_everybody_sees_is_as_the_server_has_chosen_and_nobody_else(table: CardTable) -> None:
    """In words on a server that wants words, and never by what somebody chose for themselves."""
    await table.finish_games()
    await play_ranked(table, 12)
    ann, bob, *_ = table.people
    keeper = table.world.guild.add_member(table.env.create_user("kit", global_name="Kit"))
    table.env.backend.guilds[table.world.guild.id].owner_id = keeper.id
    drawn = 0
    for pictures in ("yes", "no"):
        await table.type(keeper, "config display", pictures=pictures)
        for command, options in PUBLIC:
            await table.env.advance_time(120.0)  # within everybody's budget
            options = options | ({"a": ann, "b": bob} if command == "compare" else {})
            answers = []
            for chosen in ("off", "on"):
                await table.bot.services.readers.choose(ann.id, "text-only", chosen)
                typed = await table.type(ann, command, **options)
                assert not look(table.env, typed.response).ephemeral, command
                answers.append((look(table.env, typed.response).text, look(table.env, typed.response).pictures))
            assert answers[0] == answers[1], command
            assert pictures == "yes" or not answers[0][1], command
            drawn += len(answers[0][1])
    assert drawn >= 4
    shown = table.read(await table.type(bob, "replay", game=1))
    assert not any(sign in shown.text for sign in SIGNS.values())


async def test_pages_of_a_public_message_stay_as_they_are_whoever_turns_them(table: CardTable) -> None:
    await table.finish_games()
    await table.bot.services.readers.choose(table.ann.id, "text-only", "on")
    message = (await table.type(table.ann, "replay", game=1)).response
    for who in (table.ann, table.bob, table.ann):
        await table.press(who, "button-replay-forward", message)
        assert look(table.env, message).pictures


async def test_pages_with_harmful_names_and_old_buttons_after_a_restart(table: CardTable) -> None:
    await many_players(table)
    ann, bob = table.people[:2]
    message = (await table.type(ann, "leaderboard", scope="all-time")).response
    first = look(table.env, message)
    assert says(first.text, "board-players", first=1, last=10, players=24)
    assert first.labels == [WORDS("button-board-next"), WORDS("measure-week")]
    await table.restart()
    await table.press(bob, "button-board-next", message)
    second = look(table.env, message)
    assert says(second.text, "board-players", first=11, last=20, players=24)
    assert second.pictures[0].split("\n")[1].startswith("11 ")
    await table.press(bob, "button-board-next", message)
    assert says(look(table.env, message).text, "board-players", first=21, last=24, players=24)
    await table.press(bob, "button-board-back", message)
    await table.press(bob, "button-board-back", message)
    assert look(table.env, message).told == first.told
    games = (await table.type(ann, "history")).response
    await table.press(ann, "button-history-next", games)
    for shown in (first, look(table.env, games)):
        assert re.search(r"\bAl_|\\\*\\\*Al\\_", shown.told)
        assert MENTION.search(shown.text) is None
    assert nobody_is_called(table)
    for number in range(15):
        await table.bot.services.store.forget_player(table.world.guild.id, 10**16 + number)
    await table.press(ann, "button-board-next", message)
    shown = look(table.env, message)
    assert not says(shown.text, "board-empty"), "there are fewer pages now than the old message says"
    assert shown.pictures[0].split("\n")[1].startswith("1 ")
    assert shown.labels == [WORDS("measure-week")]


async def test_a_players_card(table: CardTable) -> None:
    await play_ranked(table, games=2)
    ann, bob, *_ = table.people
    others = table.read(await table.type(bob, "stats", player=ann))
    assert f"{PROVISIONAL}: –" in others.told
    assert not says(others.told, "chart-title")
    shown = table.read(await table.type(ann, "stats"))
    assert not shown.ephemeral
    assert len(shown.pictures) == 1
    card = shown.pictures[0].split("\n")
    assert card[0] == f"Ann · {WORDS('family-partnership')}"
    assert re.fullmatch(rf"{PROVISIONAL}: \d+", card[1])
    assert any(line.startswith(f"{WORDS('card-won')}: 50% (1 ") for line in card)
    assert says(shown.pictures[0], "chart-alt", name="Ann", games=2)
    assert says(shown.text, "stats-streak-lost", count=1)
    assert shown.buttons == (), "there is no other family of games"


async def test_a_card_turns_to_another_family_of_games(table: CardTable) -> None:
    await play_ranked(table, games=2)
    ann, bob, *_ = table.people
    duel = alone({ann.id: 10, bob.id: 6}, ended_at=table.env.now().timestamp(), preset="two-handed")
    await store_games(table, duel)
    message = (await table.type(ann, "stats")).response
    assert look(table.env, message).labels == [WORDS("family-short-two-handed")]
    await table.restart()
    await table.press(ann, "family-short-two-handed", message)
    assert (
        look(table.env, message)
        .pictures[0]
        .startswith(f"Ann · {WORDS('family-two-handed')}\n{WORDS('card-provisional', games=1, least=10)}: 1")
    )
    await table.press(bob, "family-partnership", message)
    assert f"{PROVISIONAL}: –" in look(table.env, message).told, "to others it is not told"
    await table.bot.services.store.forget_player(table.world.guild.id, ann.id)
    assert says(table.read(await table.press(bob, "family-short-two-handed", message)).text, "stats-gone")


async def test_two_players_compared(table: CardTable) -> None:
    await play_ranked(table)
    ann, bob, cay, _ = table.people
    against = table.read(await table.type(ann, "compare", a=ann, b=bob))
    assert against.pictures[0].startswith(WORDS("compare-title"))
    assert f"{WORDS('card-won')} Ann " in against.pictures[0].replace(" · ", " ")
    assert says(against.text, "compare-against", games=1, won=1)
    assert not says(against.text, "compare-together")
    together = table.read(await table.type(ann, "compare", a=ann, b=cay))
    assert says(together.text, "compare-together", games=1, won=1)
    twice = await table.type(ann, "compare", a=ann, b=ann)
    assert twice.ephemeral
    assert says(table.read(twice).text, "compare-same")


async def test_a_player_is_forgotten_though_the_finished_table_stays_open(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.gather(points=1)
    question = await table.type(ann, "forget me")
    assert question.ephemeral
    refused = await table.press(ann, "button-forget", question.response)
    assert says(look(table.env, refused.followups[0] if refused.followups else refused.response).text, "forget-seated")
    await table.play_on()
    await table.press(ann, "button-forget", question.response)
    done = table.read(question)
    assert says(done.text, "forget-done", games=1)
    assert says(done.text, "forget-waiting", tables=1)
    assert done.buttons == ()
    assert "Ann" not in table.read(await table.type(bob, "leaderboard")).told
    games = table.read(await table.type(bob, "history"))
    assert "Ann" not in games.text
    assert "Seat 1" in games.text
    replayed = table.read(await table.type(bob, "replay", game=1))
    assert "Ann" not in replayed.told
    assert "Seat 1" in replayed.told
    assert str(ann.id) in everything(table), "the table that Bob keeps open knows her"
    table_id, eve = table.table_id, table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    await table.type(eve, "table open")  # which closes the table before, at which she never sat
    await table.type(eve, "table close")
    assert isinstance(table.bot.services.store, SqliteStore)
    await table.bot.services.store.upkeep.catch_up()
    entries = await table.bot.services.store.entries(table_id)
    assert not any("Ann" in entry.body or str(ann.id) in entry.body for entry in entries), "it is closed"
    assert str(eve.id) in everything(table)
    question = await table.type(eve, "forget me")
    await table.press(eve, "button-forget", question.response)
    for person in (ann, eve):
        assert str(person.id) not in everything(table)
        assert re.search(rf"\b{person.name.title()}\b", everything(table)) is None


@pytest.mark.table(times=replace(PATIENT, finding=1.5))
async def test_forgetting_that_takes_long_is_answered_in_time(table: CardTable) -> None:
    await play_ranked(table)
    ann, disk = table.ann, table.slow_down("forget_player")
    question = await table.type(ann, "forget me")
    await table.press(ann, "button-forget", question.response)
    await table.env.advance_time(2.0)
    assert says(table.read(question).text, "forget-begun")
    disk.release()
    await table.env.settle()
    assert says(table.read(question).text, "forget-done", games=1)


def everything(table: CardTable) -> str:
    """Every value that the store keeps."""
    with closing(sqlite3.connect(table.bot.services.settings.database_url)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"SELECT * FROM {name}"))  # noqa: S608


async def packed(table: CardTable, person: simcord.MemberActor) -> zipfile.ZipFile:
    """The file of somebody's own data."""
    services, now = table.bot.services, table.env.now().timestamp()
    who = Person(person.id, person.name.title())
    files = await services.analysis.files_of(person.id)
    data = await pack_data(services.store, services.tables, table.world.guild.id, who, files, Texts(), now=now)
    return zipfile.ZipFile(io.BytesIO(data))


async def test_ones_own_data_as_a_private_file(table: CardTable) -> None:
    await play_ranked(table)

    async def fetch() -> bytes:
        return RECORD

    await table.bot.services.analysis.bring(fetch, len(RECORD), "our/evening.euchre", table.ann.id)
    answer = await table.type(table.ann, "my-data")
    assert answer.ephemeral
    assert says(table.read(answer).text, "my-data-here")
    file = await packed(table, table.ann)
    names = file.namelist()
    folders = ["acts/table-1.csv", "games/game-1.euchre", "analysed/1-our_evening.euchre"]
    assert names == ["me.html", "data.json", *folders, "README.txt"]
    assert file.read("analysed/1-our_evening.euchre") == RECORD
    page = file.read("me.html").decode()
    assert f"<h1>{WORDS('my-page-title', name='Ann')}</h1>" in page
    assert "<td>Cay</td><td>Bob, Dan</td><td>10 : 6</td>" in page
    assert "<script" not in page
    assert len(json.loads(file.read("data.json"))["games"]) == 1
    record = file.read("games/game-1.euchre").decode()
    acts = file.read("acts/table-1.csv").decode().splitlines()[1:]
    assert says(file.read("README.txt").decode(), "my-data-readme", left=0, files=0)
    assert record.startswith("euchre-record 1")
    own = [line for line in record.splitlines() if line.startswith("1 ")]
    assert [f"1 {line.rsplit(',', 1)[1]}" for line in acts] == own, "her own decisions and nobody else's"


async def test_of_a_running_hand_a_player_sees_only_their_own_acts(table: CardTable) -> None:
    await table.gather(points=5)
    file = await packed(table, table.ann)
    assert "pack" not in file.read("games/table-1.euchre").decode()
    assert "secret" not in "".join(file.read(name).decode() for name in file.namelist())


async def test_ones_own_acts_are_timed_by_the_servers_clock(table: CardTable) -> None:
    settings = table.bot.services.tables.server_settings
    await settings.choose(table.world.guild.id, {"time_zone": "Asia/Kathmandu"})
    await table.gather(points=1)
    await table.play_on()
    file = await packed(table, table.ann)
    heads, first, *_ = file.read("acts/table-1.csv").decode().splitlines()
    assert says(file.read("me.html").decode(), "my-page-date", zone="Asia/Kathmandu")
    assert heads == "time (Asia/Kathmandu),table,entry,seat,act"
    assert first.partition(",")[0].endswith("+05:45")
