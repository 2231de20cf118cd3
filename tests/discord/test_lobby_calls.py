"""*Call me*: who is mentioned when somebody waits for company, how often, and what a restart or a refusal changes."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import FakeHTTPClient

from bot.rights import Cost
from bot.tables.model import DAY, Status
from bot.tables.preferences import CallHours
from bot.ui import buttons
from bot.ui.errors import NO_PERMISSION, NONCE_LIFE
from cogs.lobby_calls import CALLED_DAYS, CHANNEL_SECONDS, HELD_SECONDS, LOOK_SECONDS, MOST_CALLED
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, look
from tests.world import require
from tests.world.said import says

pytestmark = pytest.mark.usefixtures("nobody_looks_every_hour")
SOON = HELD_SECONDS + LOOK_SECONDS
ANY_HOUR = CallHours(0, 24)


@pytest.fixture(autouse=True)
async def lobby(table: CardTable, keeper: MemberActor) -> None:
    """The server has the post in the channel of the table."""
    await table.type(keeper, "config lobby", channel=table.world.channel)
    await wait(table, 30)


async def wait(table: CardTable, seconds: float) -> None:
    await table.env.advance_time(seconds)
    await table.env.settle()


def post(table: CardTable) -> Message:
    history = table.world.channel.history()
    [found] = [one for one in history if look(table.env, one).found(buttons.DOOR, verb="watch")]
    return found


async def ask(table: CardTable, who: MemberActor) -> str:
    """Press *Call me* on the post; the private answer."""
    answer = table.read(await table.press(who, buttons.CALL_ME, post(table), verb="toggle"))
    assert answer.ephemeral
    return answer.text


async def want(table: CardTable, *people: MemberActor, hours: CallHours = ANY_HOUR) -> None:
    for who in people:
        await table.bot.services.readers.set_call_hours(who.id, hours)
        await ask(table, who)


def newcomers(table: CardTable, count: int) -> list[MemberActor]:
    return [table.world.guild.add_member(table.env.create_user(f"guest{number}")) for number in range(count)]


def calls(table: CardTable) -> list[set[int]]:
    """Return whom each call has mentioned, in order, as Discord was told to ping them."""
    sent = [one.json for one in table.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    mark = buttons.CALL_ME.id_of("toggle")
    users = [one["allowed_mentions"].get("users") for one in sent if one and mark in str(one)]
    return [set(map(int, called)) for called in users if called]


def called_in(table: CardTable, language: str = "en") -> list[Message]:
    """Return the calls that stand in the channel."""
    history = table.world.channel.history()
    return [one for one in history if look(table.env, one).says("call-me-call", to=language)]


async def hold(table: CardTable, seconds: float = SOON) -> None:
    """Ann opens a table and waits there."""
    await table.type(table.ann, "table open")
    await wait(table, seconds)


# -- who asks for it


async def test_a_press_says_until_when_it_holds_and_a_second_one_ends_it(table: CardTable) -> None:
    now = table.bot.services.clock.now()
    said = await ask(table, table.bob)
    assert says(said, "call-me-begun", until=f"<t:{int(now + CALLED_DAYS * DAY)}:D>")
    assert says(said, "call-me-between")
    assert says(await ask(table, table.bob), "call-me-ended")
    await hold(table)
    assert calls(table) == []


async def test_whoever_asked_is_called_with_a_way_in_and_a_way_out(table: CardTable) -> None:
    await want(table, table.bob)
    await hold(table, HELD_SECONDS - 5)
    assert calls(table) == []
    await wait(table, 10)
    assert calls(table) == [{table.bob.id}]
    [message] = called_in(table)
    assert says(table.read(await table.press(table.bob, buttons.CALL_ME, message, verb="toggle")).text, "call-me-ended")
    await table.press(table.bob, "button-join", message)
    assert table.view.seat_of(table.bob.id) is not None


@pytest.mark.parametrize("more", [-DAY, 0])
async def test_it_ends_after_thirty_days(table: CardTable, more: float) -> None:
    store, clock = table.bot.services.store, table.bot.services.clock
    store.upkeep.now = clock.now
    await want(table, table.bob)
    await wait(table, CALLED_DAYS * DAY + more)
    await hold(table)
    assert bool(calls(table)) is (more < 0)
    await store.upkeep.catch_up()
    rows = await store.export_player(table.world.guild.id, table.bob.id)
    assert len(rows["called"]) == (more < 0)


async def test_hours_are_typed_in_ones_own_zone(table: CardTable) -> None:
    begun = (await table.press(table.bob, buttons.CALL_ME, post(table), verb="toggle")).response

    async def write(written: dict[str, str]) -> str:
        form = await table.press(table.bob, buttons.CALL_ME, begun, verb="hours")
        return table.read(await table.bob.submit_modal(form, written)).text

    for written, key in (
        ({"hours": "18-25", "zone": "UTC"}, "call-me-wrong-hours"),
        ({"hours": "late", "zone": "UTC"}, "call-me-wrong-hours"),
        ({"hours": "18-23", "zone": "Berlin"}, "config-no-such-zone-near"),
    ):
        assert says(await write(written), key)
    written = {"hours": "6 PM – 11 pm", "zone": "europe/berlin"}
    assert says(await write(written), "call-me-between")
    chosen = await table.bot.services.readers.call_hours_of(table.bob.id)
    assert chosen == CallHours(18, 23, "Europe/Berlin")
    await table.restart()
    assert await table.bot.services.readers.call_hours_of(table.bob.id) == chosen


@pytest.mark.parametrize(("hours", "inside", "outside"), [
    ("18-23", [18, 22], [17, 23, 0]),
    ("22-2", [22, 23, 0, 1], [2, 12, 21]),
    ("0-24", [0, 12, 23], []),
    ("6 pm - 12 am", [18, 23], [0, 17]),
    ("12 pm–1PM", [12], [11, 13, 0]),
])  # fmt: skip
def test_hours_may_go_past_midnight(hours: str, inside: list[int], outside: list[int]) -> None:
    read = CallHours.read(hours)
    assert CallHours.read(str(read)) == read
    assert all(map(read.include, inside))
    assert not any(map(read.include, outside))


# -- who is called


async def test_at_most_five_are_called_the_longest_uncalled_first(table: CardTable) -> None:
    people = newcomers(table, 7)
    await want(table, *people)
    ids = [one.id for one in people]
    await hold(table)
    await wait(table, CHANNEL_SECONDS + LOOK_SECONDS)
    assert calls(table) == [set(ids[:MOST_CALLED])], "nobody has pressed anything for a quarter of an hour"
    await table.press(table.ann, "button-computer")
    await wait(table, LOOK_SECONDS)
    assert calls(table) == [set(ids[:MOST_CALLED]), set(ids[MOST_CALLED:])], "nobody is called twice to one table"
    await table.type(table.ann, "table close")
    await wait(table, CHANNEL_SECONDS)
    await hold(table)
    assert calls(table)[2:] == [set(ids[:MOST_CALLED])], "the last two were called later than these"


async def test_a_channel_is_called_to_once_in_twenty_minutes(table: CardTable) -> None:
    await want(table, table.bob)
    await hold(table)
    await table.type(table.ann, "table close")
    await table.type(table.ann, "table open")
    await wait(table, CHANNEL_SECONDS - 2 * SOON)
    await table.press(table.ann, "button-computer")
    assert len(calls(table)) == 1
    await wait(table, 2 * SOON)
    assert len(calls(table)) == 2


@pytest.mark.parametrize("hours", [-1, 0, 1])
async def test_hours_are_those_of_ones_own_zone(table: CardTable, hours: int) -> None:
    """It is this hour in Kathmandu, a quarter of an hour off; Bob is called only during this hour."""
    zone = "Asia/Kathmandu"
    hour = datetime.fromtimestamp(table.bot.services.clock.now() + SOON, ZoneInfo(zone)).hour
    await want(table, table.bob, hours=CallHours((hour + hours) % 24, (hour + hours + 1) % 24, zone))
    await hold(table)
    assert bool(calls(table)) is (hours == 0)


@pytest.mark.parametrize("place", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo", "Europe/Berlin"])
async def test_whoever_has_chosen_no_hours_is_called_by_day_on_the_servers_clock(
    table: CardTable, keeper: MemberActor, place: str
) -> None:
    zone = ZoneInfo(place)
    await table.type(keeper, "config time-zone", zone=place)
    told = [
        datetime.fromtimestamp(int(at), zone).hour for at in re.findall(r"<t:(\d+):t>", await ask(table, table.bob))
    ]
    assert told == [10, 22]
    await hold(table)
    hour = datetime.fromtimestamp(table.bot.services.clock.now(), zone).hour
    assert bool(calls(table)) is (10 <= hour < 22)


@pytest.mark.parametrize(("avoiding", "avoided", "called"), [
    ("ann", "bob", "cay dan"), ("bob", "ann", "cay dan"), ("bob", "cay", "bob dan"), ("cay", "bob", "bob dan"),
])  # fmt: skip
async def test_nobody_is_called_across_avoid(table: CardTable, avoiding: str, avoided: str, called: str) -> None:
    await want(table, table.bob, table.cay, table.dan)
    people: dict[str, MemberActor] = {name: getattr(table, name) for name in ("ann", "bob", "cay", "dan")}
    await table.type(people[avoiding], "avoid", member=people[avoided])
    await hold(table)
    assert calls(table) == [{people[name].id for name in called.split()}]


async def test_nobody_is_called_who_cannot_see_the_channel(table: CardTable) -> None:
    """Even if they lost sight of it only after they had asked."""
    await want(table, table.bob, table.cay)
    deny = discord.Permissions(view_channel=True).value
    table.env.backend.set_overwrite(table.world.channel.id, Overwrite(table.bob.id, OverwriteType.MEMBER, deny=deny))
    await hold(table)
    assert calls(table) == [{table.cay.id}]


async def test_nobody_is_called_who_has_left_the_server(table: CardTable) -> None:
    await want(table, table.bob, table.cay)
    table.world.guild.remove_member(table.bob)
    await hold(table)
    assert calls(table) == [{table.cay.id}]


@pytest.mark.parametrize("when", ["before", "since"])
async def test_nobody_is_called_who_plays_at_a_table(table: CardTable, when: str) -> None:
    await want(table, table.bob, table.cay)
    other = table.world.guild.create_text_channel("other")
    if when == "since":
        await hold(table, HELD_SECONDS / 2)
    await table.bob.slash(other, "table open")
    if when == "before":
        await hold(table, 0)
    await wait(table, SOON)
    assert {table.cay.id} in calls(table)
    assert not any(table.bob.id in called for called in calls(table))


async def test_nobody_is_called_whom_the_owner_has_blocked(table: CardTable) -> None:
    await want(table, table.bob, table.cay)
    table.bot.services.owner_journal.decided.people.add(table.bob.id)
    await hold(table)
    assert calls(table) == [{table.cay.id}]


# -- who causes it


async def test_it_needs_one_person_who_has_held_the_table_for_a_minute(table: CardTable) -> None:
    await want(table, table.cay)
    await hold(table, HELD_SECONDS / 2)
    await table.press(table.bob, "button-join")
    await wait(table, 3 * SOON)
    await table.press(table.bob, "button-leave")
    await wait(table, HELD_SECONDS - 5)
    assert calls(table) == []
    await wait(table, 10)
    assert calls(table) == [{table.cay.id}]


@pytest.mark.parametrize("opened", [
    {"guests": "bob"}, {"computers": 3}, {"computers": 1}, {"rules": "hasenpfeffer"}, {"turns": "slow"}, {},
])  # fmt: skip
async def test_it_needs_a_seat_for_anybody(table: CardTable, opened: dict[str, Any]) -> None:
    """A computer's seat is one; a private table has none."""
    await want(table, table.cay)
    options = {name: f"<@{table.bob.id}>" if name == "guests" else value for name, value in opened.items()}
    await table.type(table.ann, "table open", **options)
    if opened.get("computers") == 3:
        await table.press(table.ann, "button-start")
        assert table.view.status is Status.PLAYING
    await wait(table, SOON)
    assert bool(calls(table)) is ("guests" not in opened)


async def test_it_is_a_post_of_whoever_holds_the_table(table: CardTable) -> None:
    await want(table, table.cay)
    await hold(table, 0)
    most, seconds = require(Cost.POSTING.limit)
    for _ in range(most):
        await table.type(table.ann, "table show")
    await wait(table, SOON)
    assert calls(table) == []
    await wait(table, seconds)
    assert calls(table) == [{table.cay.id}]


async def test_nobody_is_called_for_whoever_may_not_write_there(table: CardTable) -> None:
    await want(table, table.cay)
    await hold(table, 0)
    deny = discord.Permissions(send_messages=True).value
    table.env.backend.set_overwrite(table.world.channel.id, Overwrite(table.ann.id, OverwriteType.MEMBER, deny=deny))
    await wait(table, SOON)
    assert calls(table) == []


async def test_nobody_is_called_while_the_server_has_no_post(table: CardTable, keeper: MemberActor) -> None:
    await want(table, table.bob)
    await hold(table)
    [message] = called_in(table)
    await want(table, table.cay)
    await table.type(keeper, "config lobby", nowhere="yes")
    await wait(table, CHANNEL_SECONDS)
    await table.press(table.ann, "button-computer")
    await wait(table, SOON)
    assert len(calls(table)) == 1
    for _ in range(2):
        answer = table.read(await table.press(table.dan, buttons.CALL_ME, message, verb="toggle"))
        assert says(answer.text, "call-me-ended")
    await table.type(keeper, "config lobby", channel=table.world.channel)
    await wait(table, SOON)
    assert calls(table)[1:] == [{table.cay.id}]


async def test_nobody_is_called_while_no_game_may_begin(table: CardTable) -> None:
    await want(table, table.cay)
    await hold(table, HELD_SECONDS / 2)
    table.bot.services.owner_journal.decided.maintenance = True
    await wait(table, SOON)
    assert calls(table) == []
    table.bot.services.owner_journal.decided.maintenance = False
    await wait(table, SOON)
    assert calls(table) == [{table.cay.id}]


# -- what is stored, and what fails


async def test_a_restart_loses_nobody_and_calls_nobody_twice(table: CardTable) -> None:
    await want(table, table.bob)
    await hold(table, HELD_SECONDS / 2)
    await table.restart()
    await wait(table, SOON)
    assert calls(table) == [{table.bob.id}]
    await table.restart()
    await table.press(table.ann, "button-computer")
    await wait(table, CHANNEL_SECONDS)
    assert calls(table) == [{table.bob.id}]


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("arrived", [False, True])
async def test_a_call_in_doubt_is_made_once(
    table: CardTable, nonces: dict[str, Any], monkeypatch: pytest.MonkeyPatch, restart: bool, arrived: bool
) -> None:
    """The answer of Discord is lost, before or after the message is there."""
    await want(table, table.bob)
    request, lost = FakeHTTPClient.request, list[Any]()

    async def lose(self: Any, route: Any, **given: Any) -> Any:
        is_call = route.method == "POST" and str(table.bob.id) in str(given.get("json", {}).get("allowed_mentions"))
        if not is_call or lost:
            return await request(self, route, **given)
        lost.append(route)
        if arrived:
            await request(self, route, **given)
        raise TimeoutError

    monkeypatch.setattr(FakeHTTPClient, "request", lose)
    await hold(table, HELD_SECONDS + 5)
    assert len(lost) == 1
    if restart:
        await table.restart()
    await wait(table, SOON)
    await wait(table, SOON)
    assert len(called_in(table)) == 1


async def test_one_in_doubt_for_too_long_is_not_made_again(table: CardTable) -> None:
    """Discord has forgotten the nonce by then, and the message may be there."""
    await want(table, table.bob)
    table.env.inject_error("POST", "/channels/*/messages", status=503, code=0, times=None)
    await hold(table, HELD_SECONDS + NONCE_LIFE)
    tried = len(calls(table))
    assert tried >= 1
    await table.restart(meanwhile=table.env.backend.faults.clear)
    await wait(table, CHANNEL_SECONDS)
    await table.press(table.ann, "button-computer")
    await wait(table, SOON)
    assert len(calls(table)) == tried


async def test_what_discord_refuses_costs_nobody_their_turn(table: CardTable) -> None:
    await want(table, table.bob)
    table.env.inject_error("POST", "/channels/*/messages", status=403, code=NO_PERMISSION, times=1)
    await hold(table)
    [bob] = await table.bot.services.store.callees(table.world.guild.id, table.bot.services.clock.now())
    assert (bob.called_at, bob.table_id) == (0, 0)
    shown = len(calls(table))
    await wait(table, CHANNEL_SECONDS / 3)
    assert len(calls(table)) == shown, "the channel rests"
    await table.press(table.ann, "button-computer")
    await wait(table, CHANNEL_SECONDS)
    await table.press(table.ann, "button-computer")
    await wait(table, SOON)
    assert calls(table)[shown:] == [{table.bob.id}]


async def test_a_call_is_one_request(table: CardTable) -> None:
    await want(table, table.bob, table.cay)
    await hold(table, 30)
    await wait(table, 20)
    since = len(table.env.http_requests)
    await wait(table, 3 * SOON)
    assert [(one.method, one.path.rpartition("/")[2]) for one in table.env.http_requests[since:]] == [
        ("POST", "messages")
    ]


async def test_one_is_told_of_it_and_it_is_forgotten(table: CardTable) -> None:
    await want(table, table.bob, table.cay)
    store, guild_id = table.bot.services.store, table.world.guild.id
    assert [row["table_id"] for row in (await store.export_player(guild_id, table.bob.id))["called"]] == [0]
    store.upkeep.now = table.bot.services.clock.now  # forgetting deletes what has ended, too
    asked = await table.type(table.bob, "forget me")
    await table.press(table.bob, buttons.FORGET, asked.response, user_id=table.bob.id)
    await table.env.settle()
    assert (await store.export_player(guild_id, table.bob.id))["called"] == []
    await hold(table)
    assert calls(table) == [{table.cay.id}]


@pytest.mark.parametrize("language", ["de", "es", "fr"])
async def test_a_call_speaks_the_servers_language(table: CardTable, keeper: MemberActor, language: str) -> None:
    await table.type(keeper, "config language", language=language)
    await want(table, table.bob)
    await hold(table)
    assert len(called_in(table, language)) == 1
