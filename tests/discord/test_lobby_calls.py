"""*Call me*: who is mentioned when somebody waits for company, how often, and what a restart or a refusal changes."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.tables.model import DAY
from bot.tables.preferences import CallHours
from bot.ui import buttons
from cogs.lobby_calls import CALLED_DAYS, HELD_SECONDS, LOOK_SECONDS
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, look
from tests.world.said import says

pytestmark = pytest.mark.usefixtures("nobody_looks_every_hour")
SOON = HELD_SECONDS + LOOK_SECONDS
ANY_HOUR = CallHours(0, 24)


@pytest.fixture(autouse=True)
async def lobby(table: CardTable) -> None:
    """The server has the post in the channel of the table."""
    await table.type(table.world.add_keeper(), "config lobby", channel=table.world.channel)
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
    [message] = [one for one in table.world.channel.history() if says(look(table.env, one).text, "call-me-call")]
    assert says(table.read(await table.press(table.bob, buttons.CALL_ME, message, verb="toggle")).text, "call-me-ended")
    await table.press(table.bob, "button-join", message)
    assert table.view.seat_of(table.bob.id) is not None


async def test_it_ends_after_thirty_days(table: CardTable) -> None:
    await want(table, table.bob, table.cay)
    store, guild_id, now = table.bot.services.store, table.world.guild.id, table.bot.services.clock.now()
    assert all(one.until - now <= CALLED_DAYS * DAY for one in await store.callees(guild_id, now))
    await wait(table, CALLED_DAYS * DAY + 60)
    await hold(table)
    assert calls(table) == []


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
