"""``/leaderboard``, ``/stats``, ``/compare``, ``/forget me`` and ``/my-data``, on games that were played and stored."""

import random
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.ratings.families import Family
from bot.ratings.players import FamilyStanding, FamilyTotals
from bot.ratings.rating import Rating, RatingStep
from bot.render.picture.rating_chart import rating_chart
from bot.render.text.catalogue import Texts
from bot.storage.sqlite.store import SqliteStore
from bot.ui.boards.items import BOARD_ITEMS
from bot.ui.table.items import ITEMS
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look
from tests.storage.play import NAMES, partners, play

MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")


@pytest.fixture(scope="module")
def matplotlib_is_awake() -> None:
    """The first picture of a process waits for fonts."""
    steps = tuple(RatingStep(number, 1e9 + number, Rating(25.0, 8.0)) for number in range(2))
    standing = FamilyStanding(
        Family.PARTNERSHIP, FamilyTotals(), FamilyTotals(), FamilyTotals(), None, None, 0, None, steps
    )
    rating_chart([standing], Texts())


@asynccontextmanager
async def played(folder: Path, games: int = 1) -> AsyncIterator[CardTable]:
    """A table at which four people have finished games to one point."""
    async with card_table(folder, seed=5) as table:
        await table.gather(points=1)
        await table.play_on()
        for _ in range(games - 1):
            await table.press(table.world.people[0], "Rematch")
            await table.play_on()
        yield table


def nobody_is_called(table: CardTable) -> bool:
    """Whether no answer lets Discord call anybody."""
    bodies = [request.json or {} for request in table.env.http_requests if request.path.endswith("/callback")]
    answers = [body["data"] for body in bodies if "data" in body]
    return bool(answers) and all(answer["allowed_mentions"] == {"parse": []} for answer in answers)


async def many_players(table: CardTable, count: int = 24) -> None:
    """Games of more people than fit on a page, with names that mean harm."""
    assert isinstance(table.bot.store, SqliteStore)
    rng = random.Random(1)
    people = [10**16 + number for number in range(count)]
    NAMES.update({person: f"**Al_{number}** <@{person}> @everyone" for number, person in enumerate(people)})
    now = table.bot.board_handlers._now()
    games = [partners(tuple(rng.sample(people, 4)), winner=rng.choice((1, 2)), ended_at=now) for _ in range(40)]
    await play(table.bot.store, *games, guild_id=table.world.guild.id)


async def test_the_board_of_a_game_just_played(tmp_path: Path, description: DiscordDescription) -> None:
    async with played(tmp_path) as table:
        ann = table.world.people[0]
        answer = await table.type(ann, "leaderboard")
        shown = look(table.env, answer.response)
        assert not shown.ephemeral
        assert "Rating · Partnership, this season" in shown.text
        assert "🥇" in shown.text
        assert "🥈" in shown.text
        assert "🥉" in shown.text
        assert all(name in shown.text for name in ("Ann", "Bob", "Cay", "Dan"))
        assert "Your place, Ann:" in shown.text
        assert shown.buttons == ()
        assert description.all_violations(table.env.http_requests) == []


@pytest.mark.parametrize(
    "by", ["wins", "win-rate", "points-per-hand", "euchres-made", "euchres-suffered", "lone-marches"]
)
async def test_every_measure(tmp_path: Path, by: str) -> None:
    async with played(tmp_path) as table:
        bob = table.world.people[1]
        shown = look(table.env, (await table.type(bob, "leaderboard", by=by, scope="month")).response)
        assert "this month" in shown.text
        averages = by in ("win-rate", "points-per-hand")
        assert ("You have 1 of the 10 games" in shown.text) is averages
        assert ("Your place, Bob" in shown.text) is not averages


async def test_somebody_without_games_is_told_so(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        shown = look(table.env, (await table.type(table.world.people[0], "leaderboard")).response)
        assert "Nobody is here yet" in shown.text
        assert "no games on this board" not in shown.text, "one sentence is enough"


async def test_pages_and_old_buttons_after_a_restart(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path) as table:
        await many_players(table)
        ann, bob = table.world.people[:2]
        message = (await table.type(ann, "leaderboard", scope="all-time")).response
        first = look(table.env, message)
        assert "Places 1 to 10 of 24" in first.text
        assert [button.label for button in first.buttons] == ["Lower ▶"]
        await table.restart()
        await table.press(bob, "Lower ▶", message)
        second = look(table.env, message)
        assert "Places 11 to 20 of 24" in second.text
        assert "🥇" not in second.text
        await table.press(bob, "Lower ▶", message)
        assert "Places 21 to 24 of 24" in look(table.env, message).text
        await table.press(bob, "◀ Higher", message)
        await table.press(bob, "◀ Higher", message)
        assert look(table.env, message).texts == first.texts
        assert description.all_violations(table.env.http_requests) == []


async def test_a_page_that_is_gone_leads_to_the_last_one(tmp_path: Path) -> None:
    """Who plays no more is hidden, and then a board has fewer pages than an old message says."""
    async with card_table(tmp_path) as table:
        await many_players(table)
        ann = table.world.people[0]
        message = (await table.type(ann, "leaderboard", scope="all-time")).response
        await table.env.advance_time(15 * 86_400)
        people = tuple(10**16 + number for number in range(4))
        game = partners(people, ended_at=table.bot.board_handlers._now())
        assert isinstance(table.bot.store, SqliteStore)
        await play(table.bot.store, game, guild_id=table.world.guild.id)
        await table.press(ann, "Lower ▶", message)
        shown = look(table.env, message)
        assert "Nobody is here" not in shown.text
        assert "🥇" in shown.text
        assert shown.buttons == ()


async def test_names_do_no_harm_and_nobody_is_called(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        await many_players(table)
        ann = table.world.people[0]
        for command in ("leaderboard", "history"):
            message = (await table.type(ann, command)).response
            await table.press(ann, "Lower ▶" if command == "leaderboard" else "Older games ▶", message)
            shown = look(table.env, message)
            assert r"\*\*Al\_" in shown.text
            assert MENTION.search(shown.text) is None
        assert nobody_is_called(table)


@pytest.mark.usefixtures("matplotlib_is_awake")
async def test_a_players_statistics_and_the_picture(tmp_path: Path, description: DiscordDescription) -> None:
    async with played(tmp_path, games=2) as table:
        ann, bob, *_ = table.world.people
        shown = look(table.env, (await table.type(bob, "stats", player=ann)).response)
        assert not shown.ephemeral
        assert "**Ann**" in shown.text
        assert "Rating, Partnership" in shown.text
        assert "Games 2, won" in shown.text
        assert "Hands called" in shown.text
        assert "Streak" in shown.text
        assert len(shown.pictures) == 1
        assert "over 2 ranked games" in shown.pictures[0]
        assert description.all_violations(table.env.http_requests) == []


@pytest.mark.usefixtures("matplotlib_is_awake")
async def test_without_the_picture_the_words_are_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> bytes:
        raise OSError("no pencil")

    monkeypatch.setattr("bot.ui.boards.handlers.rating_chart", broken)
    async with played(tmp_path, games=2) as table:
        shown = look(table.env, (await table.type(table.world.people[0], "stats")).response)
        assert "Games 2, won" in shown.text
        assert shown.pictures == ()
    assert "could not be drawn" in caplog.text


async def test_statistics_of_one_game_have_no_picture(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        shown = look(table.env, (await table.type(table.world.people[2], "stats")).response)
        assert "**Cay**" in shown.text
        assert shown.pictures == ()


async def test_a_newcomer_has_no_statistics(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        answer = await table.type(table.world.people[0], "stats")
        assert answer.ephemeral
        assert "Ann has no finished games" in look(table.env, answer.response).text


async def test_two_players_compared(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        ann, bob, cay, _ = table.world.people
        against = look(table.env, (await table.type(ann, "compare", a=ann, b=bob)).response)
        assert "Ann and Bob" in against.text
        assert "Against each other: 1 game," in against.text
        assert "As partners" not in against.text
        together = look(table.env, (await table.type(ann, "compare", a=ann, b=cay)).response)
        assert "As partners: 1 game," in together.text
        twice = await table.type(ann, "compare", a=ann, b=ann)
        assert twice.ephemeral
        assert "the same player twice" in look(table.env, twice.response).text


async def test_a_player_is_forgotten_once_their_table_is_closed(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        ann, bob, *_ = table.world.people
        asked = await table.type(ann, "forget me")
        assert asked.ephemeral
        refused = await table.press(ann, "Yes, forget me", asked.response)
        assert "open table" in look(table.env, refused.followups[0] if refused.followups else refused.response).text
        await table.type(ann, "table close")
        await table.press(ann, "Yes, forget me", asked.response)
        done = look(table.env, asked.response)
        assert "You’re forgotten" in done.text
        assert done.buttons == ()
        board = look(table.env, (await table.type(bob, "leaderboard")).response)
        assert "Ann" not in board.text
        games = look(table.env, (await table.type(bob, "history")).response)
        assert "Ann" not in games.text
        assert "Seat 1" in games.text


async def test_no_row_of_the_store_names_who_was_forgotten(tmp_path: Path) -> None:
    """Also where they never sat: Eve opened the next table and so closed the one before."""
    async with card_table(tmp_path) as table:
        assert isinstance(table.bot.store, SqliteStore)
        ann, eve = table.world.people[0], table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
        await table.gather(points=1)
        await table.play_on()
        await table.type(eve, "table open")
        await table.type(eve, "table close")
        for person in (eve, ann):
            assert str(person.id) in everything(table)
            asked = await table.type(person, "forget me")
            await table.press(person, "Yes, forget me", asked.response)
            assert str(person.id) not in everything(table)
            assert re.search(rf"\b{person.name.title()}\b", everything(table)) is None


def everything(table: CardTable) -> str:
    """Every value that the store keeps."""
    with closing(sqlite3.connect(table.bot.settings.database)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"SELECT * FROM {name}"))  # noqa: S608


async def test_ones_own_data_as_a_private_file(tmp_path: Path) -> None:
    async with played(tmp_path) as table:
        ann = table.world.people[0]
        answer = await table.type(ann, "my-data")
        assert answer.ephemeral
        assert "everything this server stores about you" in look(table.env, answer.response).text
        kept = await table.bot.store.export_player(table.world.guild.id, ann.id)
        assert len(kept["games"]) == 1


@pytest.mark.parametrize(
    "custom_id",
    [
        "rbs:board:rating:partnership:season:10", "rbs:board:win-rate:individual:all-time:0", "rbs:history:0::8",
        "rbs:history:0::8:739000-739009-r", "rbs:history:0::8:--", "rbs:history:0::8:-", "rbs:replay:3:14:forward",
        "rbs:history:12:three-seven:16", "rbs:forget:12", "rbs:", "rbs:board:luck:x:y:1",
        "rbs:board:rating:partnership:season:10\n", "rb:board:1", "rb:hand:1",
    ],
)  # fmt: skip
def test_exactly_one_template_fits(custom_id: str) -> None:
    items = (*ITEMS, *BOARD_ITEMS)
    assert sum(item.__discord_ui_compiled_template__.fullmatch(custom_id) is not None for item in items) == 1
