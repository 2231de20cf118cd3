"""A refusal's buttons lead on: each kind is pressed once, and *Play* ends nowhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord import MemberActor

from bot.ui import buttons
from bot.words.ways_on import WAYS_ON, Door
from tests.discord.card_table import CardTable
from tests.discord.simulation import aim, land, look
from tests.discord.test_front_door import play, sits

Refused = Callable[[CardTable, MemberActor], Awaitable[Any]]


async def no_table(table: CardTable, eve: MemberActor) -> Any:
    return await table.type(table.bob, "hand")


async def one_table_is_enough(table: CardTable, eve: MemberActor) -> Any:
    await table.bot.services.server_settings.choose(table.world.guild.id, {"more_tables": "one"})
    await table.type(table.ann, "table open")
    return await play(table, eve)


async def a_game_is_on(table: CardTable, eve: MemberActor) -> Any:
    await table.bot.services.server_settings.choose(table.world.guild.id, {"more_tables": "one"})
    await table.gather()
    return await play(table, eve)


async def somebody_who_left(table: CardTable, eve: MemberActor) -> Any:
    await table.gather(points=3)
    await table.type(table.bob, "table leave")
    return await table.type(table.bob, "hand")


async def no_night(table: CardTable, eve: MemberActor) -> Any:
    return await table.type(eve, "night standings")


async def not_played_today(table: CardTable, eve: MemberActor) -> Any:
    return await table.type(eve, "daily", day="2020-01-01")


async def seated(table: CardTable, eve: MemberActor) -> Any:
    await table.type(eve, "table open")
    asked = await table.type(eve, "forget me")
    return await table.press(eve, buttons.FORGET, asked.response)


ROWS: dict[str, tuple[str, Refused]] = {
    Door.PLAY: ("refusal-no-table", no_table),
    Door.TONIGHT: ("night-none", no_night),
    Door.DAILY: ("daily-not-played", not_played_today),
    Door.ME: ("forget-seated", seated),
    "invited": ("tables-one", one_table_is_enough),
    "watch": ("tables-one", a_game_is_on),
    "back": ("refusal-seat-waits", somebody_who_left),
}
"""Each kind of way on: a refusal that offers it, and how one is refused so."""
CONTROLS = {"invited": buttons.INVITED, "watch": buttons.WATCH, "back": buttons.TAKE_BACK}


def test_each_way_on_has_a_row() -> None:
    assert ROWS.keys() == {way for ways in WAYS_ON.values() for way in ways}
    assert all(way in WAYS_ON[key] for way, (key, _) in ROWS.items())


@pytest.mark.parametrize("way", ROWS)
async def test_a_way_on_leads_on(table: CardTable, keeper: MemberActor, way: str) -> None:
    key, refused = ROWS[way]
    answer = await refused(table, keeper)
    shown = table.read(answer)
    assert shown.ephemeral
    assert shown.says(key)
    person = table.bob if way in ("back", Door.PLAY) else keeper
    if isinstance(way, Door):
        after = table.read(await table.press(person, buttons.DOOR, answer.response, verb=way))
        assert sits(table.view, person.id) if way is Door.PLAY else after.says(f"door-{way}")
        return
    after = table.read(await table.press(person, CONTROLS[way], answer.response))
    if way == "watch":
        assert after.ephemeral
    else:
        assert sits(table.view, person.id)


async def avoided(table: CardTable, eve: MemberActor) -> Any:
    await table.type(table.ann, "table open", computers=2)
    await table.type(table.ann, "avoid", member=eve)
    return await table.press(eve, "button-join")


async def full(table: CardTable, eve: MemberActor) -> Any:
    await table.type(table.ann, "table open")
    for person in (table.bob, table.cay, table.dan):
        await table.press(person, "button-join")
    return await table.type(eve, "table join")


async def closed(table: CardTable, eve: MemberActor) -> Any:
    await table.type(table.ann, "table open")
    joining = aim(table.env, eve, table.message, look(table.env, table.message).custom_id("button-join"))
    await table.type(table.ann, "table close")
    return (await land(table.env, joining))[0]


async def paused(table: CardTable, eve: MemberActor) -> Any:
    await table.gather()
    mover = table.mover
    await table.type(table.ann, "table pause", until="2h")
    for person in (table.bob, table.cay, table.dan):
        await table.press(person, buttons.AGREE)
    return await table.type(mover, "bid", call="pass")


async def at_another_table(table: CardTable, eve: MemberActor) -> Any:
    await table.gather()
    return await table.ann.slash(table.world.guild.create_text_channel("cards"), "table open")


REFUSALS: dict[Refused, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    avoided: ("refusal-seat-barred", (Door.PLAY,), ()),
    full: ("refusal-table-full", (Door.PLAY,), ()),
    closed: ("refusal-closed", (Door.PLAY,), ()),
    at_another_table: ("refusal-person-full", (Door.ME,), ()),
    paused: ("refusal-paused", (), ("button-go-on",)),
}
"""By what somebody runs into: what they read, what stands there, and what it names on the table's message."""


@pytest.mark.table(most_of_person=1)
@pytest.mark.parametrize("refused", REFUSALS, ids=lambda refused: refused.__name__)
async def test_whoever_is_refused_at_a_table_has_a_way_on(
    table: CardTable, keeper: MemberActor, refused: Refused
) -> None:
    key, ways, named = REFUSALS[refused]
    shown = table.read(await refused(table, keeper))
    assert shown.says(key)
    assert [way for way in ways if not shown.found(buttons.DOOR, verb=way)] == []
    assert [label for label in named if not look(table.env, table.message).found(label)] == []


@pytest.mark.table(most_of_server=1)
@pytest.mark.parametrize("begun", [False, True])
async def test_play_on_a_full_server_leads_to_its_table_or_the_daily_deal(
    table: CardTable, keeper: MemberActor, begun: bool
) -> None:
    """A ranked table, where *Play* seats nobody: one may watch it, or sit down while it gathers."""
    await (table.gather() if begun else table.type(table.ann, "table open"))
    answer = await play(table, keeper)
    shown = table.read(answer)
    assert shown.says("refusal-server-full")
    assert shown.found(buttons.DOOR, verb="daily")
    assert bool(shown.found(buttons.WATCH)) is begun
    assert bool(shown.found(buttons.INVITED)) is not begun
    if not begun:
        await table.press(keeper, buttons.INVITED, answer.response)
        assert sits(table.view, keeper.id)
