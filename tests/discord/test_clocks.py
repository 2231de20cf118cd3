"""A player who is away: one mention, then a computer plays for them until they press anything."""

import random
from datetime import timedelta
from pathlib import Path

import pytest
import simcord

from bot.engine.acts import PASS
from bot.players.levels import player
from bot.ratings.games import Ending, GameFilter
from bot.storage.api import TableId
from bot.tables.model import DAY, MoreTables, Status
from bot.ui import buttons
from bot.words import offers
from cogs import lobby_calls
from tests.discord.card_table import CardTable, card_table, mean
from tests.discord.simulation import Message, Wire, look
from tests.world import require
from tests.world.said import WORDS, asks, says


@pytest.fixture
def a_day_without_looks(nobody_looks_every_hour: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_calls, "LOOK_SECONDS", DAY)


def mentions(table: CardTable) -> list[tuple[int, ...]]:
    """Whom each message of the channel pings."""
    return [tuple(user.id for user in message.mentions) for message in table.world.channel.history()]


async def test_reminder_stand_in_and_return(table: CardTable) -> None:
    await table.gather()
    actor, panel = table.mover, await table.panel(table.mover)
    await table.env.advance_time(61)
    assert mentions(table).count((actor.id,)) == 1
    await table.env.advance_time(61)
    table.watch()
    seat = require(table.view.seat_of(actor.id))
    assert table.view.chair(seat).away
    assert table.mover is not actor
    assert mentions(table).count((actor.id,)) == 0
    assert says(table.public_text(), "mark-away")
    assert says(look(table.env, panel).text, "ask-away")
    assert live_cards(table, panel) == []
    await table.press(actor, "button-im-back", panel)
    assert not says(look(table.env, panel).text, "ask-away")
    assert not table.view.chair(seat).away
    assert not says(table.public_text(), "mark-away")


def live_cards(table: CardTable, panel: Message) -> list[str]:
    """What can be decided on a panel."""
    return [one.label for one in look(table.env, panel).found(buttons.ACT) if not one.disabled]


async def test_where_nobody_else_waits_the_table_waits(table: CardTable) -> None:
    """Nobody is called and no computer plays; the table and the panel say for whom they wait, and one press goes on."""
    await table.gather(computers=3)
    await table.play_on(until_hand=2)
    before, panel = table.view, await table.panel(table.ann)
    await table.env.advance_time(600)
    assert (table.view.public, mentions(table).count((table.ann.id,))) == (before.public, 0)
    assert says(table.public_text(), "table-absent", names="Ann")
    shown = look(table.env, panel)
    assert says(shown.text, "ask-absent")
    assert not asks(shown.text)
    assert live_cards(table, panel) == []
    await table.press(table.ann, "button-go-on", panel)
    assert table.view.public == before.public
    assert live_cards(table, panel)
    await table.env.advance_time(600)
    shown_again = table.read(await table.press(table.ann, "button-go-on"))
    assert asks(shown_again.text)
    assert not says(table.public_text(), "table-absent")


async def test_a_reminder_leads_back_from_an_expired_panel(tmp_path: Path) -> None:
    async with card_table(tmp_path, reminder_seconds=60.0) as table:
        await table.gather()
        await table.env.advance_time(61)
        (living,) = [text for text in reminders(table) if says(text, "reminder")]
        assert not says(living, "button-hand")
    async with card_table(tmp_path / "later", reminder_seconds=16 * 60.0) as table:
        await table.gather()
        await table.env.advance_time(16 * 60 + 1)
        (dead,) = [text for text in reminders(table) if says(text, "reminder")]
        assert says(dead, "reminder-hand", button=WORDS("button-hand"))


def reminders(table: CardTable) -> list[str]:
    """What the channel's messages that mention somebody say."""
    return [look(table.env, message).text for message in table.world.channel.history() if message.mentions]


@pytest.mark.usefixtures("nonces")
@pytest.mark.parametrize("seconds", [70, 60.5])
async def test_a_lost_reply_to_the_reminder_mentions_once_and_it_goes(table: CardTable, seconds: float) -> None:
    """Also if the turn is over before it is asked again."""
    await table.gather()
    Wire(table.env).lose_reply("POST", "/channels/*/messages")
    await table.env.advance_time(seconds)
    assert len(mentions(table)) == 2
    await table.decide(table.choice())
    await table.env.advance_time(10)
    assert len(mentions(table)) == 1


async def test_a_reminder_ends_with_its_turn_after_a_restart(table: CardTable) -> None:
    await table.gather()
    actor = table.mover
    await table.env.advance_time(61)
    await table.restart()
    assert mentions(table).count((actor.id,)) == 1, "the turn is still theirs"
    await table.decide(table.choice())
    assert len(mentions(table)) == 1


async def test_a_reminder_that_cannot_be_deleted_now_is_deleted_later(table: CardTable) -> None:
    await table.gather()
    await table.env.advance_time(61)
    table.env.inject_error("DELETE", "/channels/*/messages/*", status=503, code=0, times=1)
    await table.decide(table.choice())
    await table.env.advance_time(5)
    assert len(mentions(table)) == 1


async def test_a_reminder_that_cannot_be_sent_is_not_sent_in_the_next_turn(table: CardTable) -> None:
    await table.gather()
    actor = table.mover
    table.env.inject_error("POST", "/channels/*/messages", status=503, code=0, times=6)
    await table.env.advance_time(61)
    await table.decide(PASS)
    while table.mover is not actor:
        await table.decide(PASS)
    await table.env.advance_time(50)
    assert mentions(table).count((actor.id,)) == 0, "they have not been asked for a minute again"
    await table.env.advance_time(45)
    assert mentions(table).count((actor.id,)) == 1


async def test_no_clock_runs_out_while_the_shard_is_disconnected(table: CardTable) -> None:
    await table.gather()
    actor = table.mover
    await table.env.advance_time(50)
    shard = require(table.bot.get_shard(0))
    await shard.disconnect()
    await table.env.advance_time(3 * 3600)
    assert mentions(table).count((actor.id,)) == 0
    await shard.reconnect()
    await table.env.advance_time(58)
    assert mentions(table).count((actor.id,)) == 0, "the turn begins anew"
    await table.env.advance_time(5)
    assert mentions(table).count((actor.id,)) == 1
    seat = require(table.view.seat_of(actor.id))
    assert not table.view.chair(seat).away
    await table.env.advance_time(61)
    assert table.view.chair(seat).away


@pytest.mark.table(more_tables=MoreTables.ONE)
async def test_a_sleeping_table_comes_back_where_there_is_room(table: CardTable) -> None:
    """Whoever is alone and pauses holds the channel for an hour; later ``/table show`` brings their table back."""
    await table.gather(computers=3)
    await table.type(table.ann, "table pause", until="1d")
    sleeping, message = table.table_id, table.message
    await table.env.advance_time(3000)
    assert says(await table.said(table.people[1], "table open"), "tables-one")
    await table.env.advance_time(601)
    await table.type(table.people[1], "table open")
    assert table.table_id != sleeping
    asleep = look(table.env, message_now(table, message))
    assert asleep.says("table-asleep")
    assert "Ann" in asleep.text
    assert (asleep.buttons, asleep.choices, asleep.pictures) == ((), {}, ()), "they would be dead"
    await table.type(table.ann, "table show")
    assert table.table_id != sleeping, "there is no room"
    await table.restart()
    await table.type(table.people[1], "table close")
    assert look(table.env, message_now(table, message)).says("table-asleep")
    await table.type(table.ann, "table show")
    assert table.table_id == sleeping
    assert message.id not in table.env.backend.messages[table.world.channel.id], "the old message would stay for ever"
    assert table.view.paused_until
    assert says(table.public_text(), "table-paused")
    shown = [one for one in table.world.channel.history() if look(table.env, one).says("table-paused")]
    assert len(shown) == 1, "the answer shows the table, and nothing else does"
    await table.press(table.ann, "button-go-on")
    assert not table.view.paused_until


async def fall_asleep(table: CardTable, opener: simcord.MemberActor) -> tuple[TableId, Message]:
    """Let a table of somebody else take the channel of a game that nobody waits at."""
    sleeping, message = table.table_id, table.message
    await table.type(opener, "table open")
    assert require(table.bot.services.tables.snapshot(sleeping)).table.asleep
    assert look(table.env, message_now(table, message)).says("table-asleep")
    return sleeping, message


def message_now(table: CardTable, message: Message) -> Message:
    return next(one for one in table.world.channel.history() if one.id == message.id)


@pytest.mark.usefixtures("a_day_without_looks")
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("asleep", [False, True])
async def test_an_idle_ranked_game_shows_who_lost_it(table: CardTable, asleep: bool, restarted: bool) -> None:
    """Also while another table has its channel; nobody is called there meanwhile."""
    await table.gather()
    await table.play_on(until_hand=2)
    await table.env.advance_time(3700)
    table_id = table.table_id
    if asleep:
        await fall_asleep(table, table.dan)
    if restarted:
        await table.restart()
    called = sorted(filter(None, mentions(table)))
    await table.env.advance_time(DAY + 60)
    assert table.bot.services.tables.snapshot(table_id) is None
    assert sorted(filter(None, mentions(table))) == called
    assert sum(look(table.env, one).says("closed-idle") for one in table.world.channel.history()) == 1


@pytest.mark.usefixtures("a_day_without_looks")
async def test_a_sleeping_game_shows_its_end(table: CardTable) -> None:
    """Until then it says that it sleeps, whatever is played on a panel."""
    await table.gather(computers=3, points=3)
    panel = await table.panel(table.ann)
    await table.env.advance_time(3700)
    sleeping, message = await fall_asleep(table, table.bob)
    tables, actor = table.bot.services.tables, table.ann
    await table.press(actor, "button-go-on", panel)
    while (snapshot := require(tables.snapshot(sleeping))).table.status is Status.PLAYING:
        assert look(table.env, message_now(table, message)).says("table-asleep")
        own_view = require(snapshot.seat_view(actor.id))
        number = offers.number_acts(own_view).index(player("steady").choose(own_view, random.Random(1)))
        press = f"rb:act:{sleeping}:{snapshot.table.seq}:{number}"
        await mean(table.env, actor, await actor.click(panel, custom_id=press))
    await table.env.advance_time(20)
    ended = look(table.env, message_now(table, message))
    assert ended.says("over-final")
    assert not ended.buttons
    await table.env.advance_time(DAY)
    assert tables.snapshot(sleeping) is None
    assert not any(mentions(table))


async def test_a_sleeping_game_calls_nobody(table: CardTable) -> None:
    """Two people who play on by their panels wait for each other, in a channel where others play."""
    await table.gather(computers=2)
    panels = {actor: await table.panel(actor) for actor in (table.ann, table.bob)}
    await table.env.advance_time(3700)
    sleeping, _ = await fall_asleep(table, table.cay)
    called = sorted(filter(None, mentions(table)))
    for actor, panel in panels.items():
        await table.press(actor, buttons.REDRAW, panel)
    await table.env.advance_time(61)
    now = require(table.bot.services.tables.snapshot(sleeping)).table
    assert not any(chair.away for chair in now.chairs)
    assert sorted(filter(None, mentions(table))) == called


@pytest.mark.parametrize("ending", [Ending.DEPARTED, Ending.TIMED_OUT, Ending.IDLE])
async def test_an_idle_ranked_game_ends_as_discord_tells(table: CardTable, ending: Ending) -> None:
    """While Discord does not answer the table stays open; it is asked about one member, once it does."""
    await table.gather()
    await table.play_on(until_hand=2)
    waited, table_id = table.mover, table.table_id
    if ending is Ending.DEPARTED:
        table.world.guild.remove_member(waited)
    elif ending is Ending.TIMED_OUT:
        until = table.env.now() + timedelta(days=20)
        table.env.backend.edit_member(table.world.guild.id, waited.id, {"timed_out_until": until.isoformat()})
    table.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)
    tables, before = table.bot.services.tables, len(table.env.http_requests)
    await table.env.advance_time(DAY + 10)
    assert tables.snapshot(table_id) is not None
    await table.env.advance_time(20)
    assert tables.snapshot(table_id) is None
    paths = [one.path for one in table.env.http_requests[before:] if "/members/" in one.path]
    assert paths == [f"/guilds/{table.world.guild.id}/members/{waited.id}"] * 2
    [game] = (await table.bot.services.store.history(GameFilter(table.world.guild.id))).games
    assert game.ending is ending
