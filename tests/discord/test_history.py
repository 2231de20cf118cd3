"""``/history``, ``/replay`` and ``/verify``, on games that were played and stored."""

import re
from datetime import UTC, date, datetime

import pytest

from bot.pictures.sheets import Drawing
from bot.storage.api import TableId
from bot.tables.preferences import DeckColours, Preferences
from bot.ui import buttons
from bot.words.catalogue import Texts
from bot.words.lines import day_words
from bot.words.looking_back import replay_steps
from cogs.boards import HistoryPage, history_button
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, look
from tests.discord.test_boards import change_stored, store_games
from tests.storage.play import CAY, DAN, EVE, partners
from tests.world import require
from tests.world.said import WORDS, says

pytestmark = [pytest.mark.proof, pytest.mark.table(seed=5)]  # whole hands in the simulated Discord


async def test_the_latest_games_and_a_players_own(table: CardTable) -> None:
    await table.finish_games(2)
    ann, bob, *_ = table.people
    shown = table.read(await table.type(ann, "history"))
    assert not shown.ephemeral
    assert told(shown.text) == [2, 1]
    assert "Ann & Cay" in shown.text
    own = table.read(await table.type(ann, "history", player=bob, preset="standard"))
    assert says(own.text, "history-heading-of", name="Bob")
    assert says(own.text, "history-row", game="**1**")
    unknown = await table.type(ann, "history", preset="whist")
    assert unknown.ephemeral
    assert says(table.read(unknown).text, "history-preset-unknown")
    offered = await ann.autocomplete(table.world.channel, "history", "preset", "hou")
    assert "house" in [choice["value"] for choice in offered]
    none = table.read(await table.type(ann, "history", player=bob, preset="house"))
    assert says(none.text, "history-heading-of", name="Bob")
    assert says(none.text, "history-none-fits")


async def test_a_game_is_replayed_and_reviewed_from_the_list(table: CardTable) -> None:
    await table.finish_games()
    ann, eve = table.ann, table.world.guild.add_member(table.env.create_user("Eve"))
    message = (await table.type(ann, "history")).response
    replayed = (await eve.select(message, ["1"], custom_id="rb:game-replay")).response
    shown = look(table.env, replayed)
    assert shown.ephemeral
    assert "rb:replay:1:" in str(shown.buttons)
    refused = (await eve.select(message, ["1"], custom_id="rb:game-review")).response
    assert says(look(table.env, refused).text, "review-game-not-yours")
    offered = require((await ann.select(message, ["1"], custom_id="rb:game-review")).response)
    assert says(look(table.env, offered).text, "review-which")
    stored = require(await table.bot.services.store.finished_game(table.world.guild.id, 1))
    table_id = TableId(stored.table_id)
    hands = await table.bot.services.tables.hands_between(table_id, stored.first_seq, stored.last_seq)
    assert [number for number, _ in hands] == list(range(1, stored.game.hands + 1))
    own = (await ann.select(require(offered), [str(hands[0][1])], custom_id=f"rb:hand-review:{table_id}:0")).response
    await table.env.settle()
    text = look(table.env, own).text
    assert says(text, "review-clean", hand=1) or says(text, "review-heading", hand=1)


async def test_days_are_those_of_the_servers_time_zone(table: CardTable) -> None:
    """A game that ended at 9pm in New York is one of that day, although it was already tomorrow in Greenwich."""
    ended = datetime(2026, 3, 2, 2, tzinfo=UTC).timestamp()
    await store_games(table, partners(ended_at=ended))
    period = {"since": "2026-03-01", "until": "1 March 2026"}
    assert not says(await table.said(table.ann, "history", **period), "history-row", game="**1**")
    settings = table.bot.services.tables.server_settings
    await settings.choose(table.world.guild.id, {"time_zone": "America/New_York"})
    shown = await table.said(table.ann, "history", **period)
    assert says(shown, "history-row", game="**1**")
    day = day_words(date(2026, 3, 1), WORDS)
    assert f"{WORDS('history-until', day=day)} · America/New_York" in shown
    assert f"<t:{int(ended)}:R>" in shown


async def test_filters_stay_when_pages_are_turned(table: CardTable) -> None:
    ann, bob, *_ = table.people
    day = 86_400.0
    now = table.env.now().timestamp() // day * day + day / 2
    games = [
        partners((bob.id, EVE, CAY if number % 2 else None, DAN), preset="house", ended_at=now - number * day)
        for number in range(45)
    ]
    await store_games(table, *games)
    first, last = (datetime.fromtimestamp(now - ago * day, UTC).date() for ago in (40, 10))
    options = {"player": bob, "preset": "house", "since": str(first), "until": str(last), "ranked": "ranked"}
    message = (await table.type(ann, "history", **options)).response
    shown = look(table.env, message)
    days = [day_words(day, WORDS) for day in (first, last)]
    period = f"{WORDS('history-since', day=days[0])} · {WORDS('history-until', day=days[1])}"
    assert f"-# House of Cards · {period} · UTC · {WORDS('history-only-ranked')}" in shown.text
    assert told(shown.text) == [12, 14, 16, 18, 20, 22, 24, 26]
    await table.restart()
    await table.press(ann, "button-history-next", message)
    shown = look(table.env, message)
    assert told(shown.text) == [28, 30, 32, 34, 36, 38, 40], "game 40 is of the first day; 11 and 42 lie outside"
    assert says(shown.text, "history-since", day=days[0])
    assert shown.labels == [WORDS("button-history-back")]
    friendly = table.read(await table.type(ann, "history", since=str(last), ranked="friendly"))
    assert told(friendly.text) == [1, 3, 5, 7, 9, 11]


GAME = WORDS("history-row", game="", ago="", title="").split()[0]


def told(text: str) -> list[int]:
    """The numbers of the games on a page, in order."""
    return [int(number) for number in re.findall(rf"^{re.escape(GAME)} \*\*(\d+)\*\*", text, re.MULTILINE)]


async def test_the_games_of_this_month(table: CardTable) -> None:
    ann, now = table.ann, table.env.now().timestamp()
    begun = datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()
    games = [partners(ended_at=ended) for ended in (begun - 1, begun + 1)]
    await store_games(table, *games)
    assert told(await table.said(ann, "history")) == [2, 1]
    for period in ("month", "season"):
        assert told(await table.said(ann, "history", period=period)) == [2]
    assert told(await table.said(ann, "history", period="all-time")) == [2, 1]


async def test_days_that_make_no_sense_get_a_sentence(table: CardTable) -> None:
    for options, sentence in (
        ({"since": "soon"}, WORDS("day-wrong", day="soon")),
        ({"until": "2026-02-30"}, WORDS("day-wrong", day="2026-02-30")),
        ({"since": "2026-03-02", "until": "2026-03-01"}, WORDS("history-days-crossed")),
    ):
        answer = await table.type(table.ann, "history", **options)
        assert answer.ephemeral
        assert sentence in table.read(answer).text
    answer = await table.type(table.ann, "history", until="9999-12-31")
    last = day_words(date(9999, 12, 31), WORDS)
    assert says(table.read(answer).text, "history-until", day=last)


def test_a_button_id_is_short_and_holds_the_whole_page() -> None:
    page = HistoryPage(10**19, "a" * 30, 10**9 - 1, date.max, date.max, False)
    custom_id = require(history_button(page, "x").custom_id)
    assert len(custom_id) <= 100
    values = require(buttons.HISTORY.read(custom_id))
    assert HistoryPage(**values) == page


async def walk(table: CardTable, message: Message, what: str) -> str:
    await table.press(table.bob, what, message)
    return look(table.env, message).text


async def test_a_game_step_by_step(table: CardTable) -> None:
    await table.finish_games()
    stored = require(await table.bot.services.store.finished_game(table.world.guild.id, 1))
    steps = len(replay_steps(stored.record))
    message = (await table.type(table.ann, "replay", game=1)).response
    first = look(table.env, message)
    assert says(first.text, "replay-heading", step=1, steps=steps)
    assert says(first.text, "replay-dealt")
    assert says(first.pictures[0], "open-kitty")
    assert [button.disabled for button in first.buttons] == [*[True, False] * 4, False, False]
    assert says(await walk(table, message, "button-replay-forward"), "replay-heading", step=2)
    await table.restart()
    assert says(await walk(table, message, "button-replay-forward"), "replay-heading", step=3)
    assert says(await walk(table, message, "button-replay-back"), "replay-heading", step=2)
    last = await walk(table, message, "button-replay-last")
    assert says(last, "replay-heading", step=steps, steps=steps)
    assert says(last, "over")
    assert says(await walk(table, message, "button-replay-first"), "replay-heading", step=1, steps=steps)
    by_trick = await walk(table, message, "button-replay-trick")
    assert by_trick != first.text
    assert not says(by_trick, "over")
    await walk(table, message, "button-replay-trick")
    assert await walk(table, message, "button-replay-trick-back") == by_trick
    assert await walk(table, message, "button-replay-hand-back") == first.text


async def test_a_replay_for_everybody_has_the_usual_suit_colours(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    colours: list[object] = []

    def draw(_: object, __: int, ___: Texts, deck: DeckColours) -> list[Drawing]:
        colours.append(deck)
        return []

    monkeypatch.setattr("cogs.table.looking_back.step_drawings", draw)
    await table.finish_games()
    await table.bot.services.readers.choose(table.ann.id, "deck", DeckColours.TWO)
    await table.type(table.ann, "replay", game=1)
    assert colours == [Preferences().deck]


async def test_deals_are_recomputed_and_a_tampered_one_is_reported(table: CardTable) -> None:
    await table.finish_games()
    assert says(await table.said(table.ann, "verify", game=1), "verify-good", deals=1)
    await change_stored(table, "UPDATE records SET record = replace(record, 'reveal ', 'reveal 00')")
    shown = table.read(await table.type(table.ann, "verify", game=1))
    assert says(shown.text, "verify-bad", game=1)
    assert says(shown.text, "verify-hand", hand=1)


async def test_a_record_that_breaks_the_rules_is_reported(table: CardTable) -> None:
    await table.finish_games()
    await change_stored(table, "UPDATE records SET record = record || 'nonsense' || char(10)")
    for command in ("verify", "replay"):
        assert says(await table.said(table.ann, command, game=1), "game-unreadable-hand", game=1)


async def test_an_unknown_game_gets_a_sentence(table: CardTable) -> None:
    for command in ("replay", "record", "verify"):
        answer = await table.type(table.ann, command, game=99)
        assert answer.ephemeral
        assert says(table.read(answer).text, "game-none", game=99)


async def test_without_a_number_the_last_own_game_is_replayed(table: CardTable) -> None:
    """Else the last that anybody has played here; where nobody has, that is said."""
    ann, bob, *_ = table.people
    eve = table.world.guild.add_member(table.env.create_user("eve"))
    assert says(await table.said(ann, "replay"), "history-empty")
    await table.gather(points=1, computers=3)
    await table.play_on()
    await table.type(bob, "table open", points=1, computers=3)
    await table.press(bob, "button-start")
    await table.play_on()
    for person, number in ((ann, 1), (bob, 2), (eve, 2)):
        assert f"rb:replay:{number}:" in str(table.read(await table.type(person, "replay")).buttons)
