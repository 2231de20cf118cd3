"""The settings of a night: what the command asks, the page with its forms, and who may change what until when."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.engine import presets
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import NightPlan
from bot.ui import buttons
from bot.words.catalogue import Texts
from bot.words.rules_page import house_rules
from cogs.nights.plan_forms import FIELDS, NUMBERS
from tests.discord.nights import Night8
from tests.discord.simulation import as_shown, look
from tests.world import require
from tests.world.said import says

TOPIC_OF = {name: topic for topic, names in FIELDS.items() for name in names}
CHANGES: dict[str, tuple[Any, str, Any]] = {
    "movement": ("swiss", "movement", Movement.SWISS),
    "rounds": ("4", "rounds", 4),
    "hands": ("12", "hands", 12),
    "minutes": ("20", "minutes", 20),
    "points": ("13", "points", 13),
    "least": ("12", "least", 12),
    "level": ("steady", "level", "steady"),
    "preset": (["csl"], "rules", presets.build("csl")),
    "options": ("points = 15, law=old-school", "rules", presets.parse(["standard", "points=15", "law=old-school"])),
}
"""What somebody writes into each field, and what the plan has then. Roles and check boxes have tests of their own."""
WRITTEN_BACK = {"options": "law=old-school points=15"}


def plan_of(night: Night8) -> NightPlan:
    """The plan now, which mypy takes for the earlier one if it is read twice."""
    return night.night.plan


async def opened_form(night: Night8, topic: str) -> simcord.InteractionResult:
    """A form of Ann's, from the page of the settings."""
    page = require((await night.ann.slash(night.table.world.channel, "night settings")).response)
    return await night.ann.click(page, custom_id=look(night.env, page).custom_id(buttons.NIGHT_SET, topic=topic))


async def test_the_command_asks_four_things_and_its_answer_has_the_rest(night: Night8) -> None:
    world = night.table.world
    opened = await night.ann.slash(world.channel, "night open", name="Friday")
    page = look(night.env, opened.response)
    assert page.ephemeral
    for key in ("night-opened", "night-for-everyone", "night-settings-until"):
        assert page.says(key)
    assert page.says("night-computers", level=Texts()("level-expert"), least=4)
    [command] = [one for one in night.table.bot.tree.walk_commands() if one.qualified_name == "night open"]
    assert isinstance(command, discord.app_commands.Command)
    assert [one.name for one in command.parameters] == ["name", "start", "rounds", "role"]
    forms: dict[str, Any] = {}
    for topic in FIELDS:
        form = await night.ann.click(require(opened.response), custom_id=page.custom_id(f"button-night-{topic}"))
        forms |= as_shown(form)
    assert forms == {
        "movement": "individual", "rounds": "6", "hands": "8", "minutes": "", "points": "",
        "role": [], "least": "4", "level": "expert", "extras": [], "preset": ["standard"], "options": "",
    }  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
async def test_every_field_changes_what_holds_and_shows_it(night: Night8, name: str) -> None:
    typed, fact, holds = CHANGES[name]
    await night.open()
    before, topic = night.night.plan, TOPIC_OF[name]
    told = await night.fill(night.ann, topic, **{name: typed})
    assert says(told, "night-settings-kept")
    plan = night.night.plan
    assert getattr(plan, fact) == holds
    assert [one for one in plan.__slots__ if getattr(plan, one) != getattr(before, one)] == [fact]
    await night.restart()
    assert night.night.plan == plan
    assert as_shown(await opened_form(night, topic))[name] == WRITTEN_BACK.get(name, typed)


def test_every_field_is_tried() -> None:
    assert {*CHANGES, "role", "extras"} == {*TOPIC_OF}


async def test_house_rules_stand_in_the_lobby_and_do_not_go_on_with_another_game(night: Night8) -> None:
    await night.open()
    await night.fill(night.ann, "rules", options="points=15")
    await night.env.settle()
    rules = " · ".join(house_rules(night.night.plan.rules, Texts()))
    assert look(night.env, night.message("night-heading")).says("night-house-rules", rules=rules)
    await night.fill(night.ann, "rules", preset=["csl"])
    assert night.night.plan.rules == presets.build("csl")


@pytest.mark.parametrize("name", NUMBERS)
async def test_a_wrong_number_is_refused_and_nothing_else_is_lost(night: Night8, name: str) -> None:
    await night.open()
    before, topic, allowed = night.night.plan, TOPIC_OF[name], NUMBERS[name]
    other, value, fact = ("level", "beginner", "level") if topic == "people" else ("movement", "ladder", "movement")
    for typed in (str(allowed[0] - 1), str(allowed[-1] + 1), "ten", "-5", "٣"):
        told = await night.fill(night.ann, topic, **{name: typed, other: value})
        field = Texts()(f"night-set-{name}")
        assert says(told, "night-set-wrong", field=field, low=allowed[0], high=allowed[-1]), typed
        plan = night.night.plan
        assert getattr(plan, name) == getattr(before, name)
        assert getattr(plan, fact) == value
    for typed in (str(allowed[0]), f"{allowed[-1]:>3}"):
        await night.fill(night.ann, topic, **{name: typed})
        assert getattr(night.night.plan, name) == int(typed)


@pytest.mark.parametrize(
    ("preset", "options", "key"),
    [
        ("standard", "points=soon", "rules-wrong"),
        ("standard", "dance=yes", "rules-wrong"),
        ("standard", "yes", "rules-wrong"),
        ("double-hasenpfeffer", "players=6", "night-wrong-rules"),
    ],
)
async def test_wrong_rules_are_refused_and_nothing_changes(night: Night8, preset: str, options: str, key: str) -> None:
    await night.open()
    before = night.night.plan
    assert says(await night.fill(night.ann, "rules", preset=[preset], options=options), key)
    assert night.night.plan == before


async def test_a_server_that_plays_no_partnerships_opens_a_night_of_the_standard_game(night: Night8) -> None:
    keeper = night.table.world.add_keeper()
    await night.types(keeper, "config table", rules="cutthroat")
    assert says(await night.open(), "night-opened")
    assert night.night.plan.rules == presets.build(presets.DEFAULT_PRESET)


async def test_only_people_with_the_role_and_the_hosts_may_come(night: Night8) -> None:
    ann, bob, cay, dan = night.people
    guild = night.table.world.guild
    owls = guild.create_role("Owls")
    night.env.backend.add_member_role(guild.id, bob.id, owls.id)
    await night.open(role=owls)
    assert look(night.env, night.message("night-heading")).says("night-for", role=owls.mention)
    for person, key in ((ann, "night-done-join"), (bob, "night-done-join"), (cay, "night-refusal-not-invited")):
        assert says(await night.types(person, "night join"), key)
    answer = await night.press(dan, "button-night-join")
    assert look(night.env, require(answer.response)).says("night-refusal-not-invited")
    assert as_shown(await opened_form(night, "people"))["role"] == [owls.id]
    await night.fill(night.ann, "people", role=[])
    assert plan_of(night).role_id is None
    assert says(await night.types(cay, "night join"), "night-done-join")
    await night.fill(night.ann, "people", role=[owls.id])
    assert plan_of(night).role_id == owls.id
    assert len(night.night.people) == 3, "who is in stays"
    await night.types(ann, "night co-host", player=dan)
    assert says(await night.types(dan, "night join"), "night-done-join")
    await night.fill(night.ann, "people", role=[guild.id])
    assert plan_of(night).role_id is None


async def test_weekly_and_listed_are_check_boxes(night: Night8) -> None:
    guild = night.table.world.guild
    makes_events = guild.create_role("events", permissions=discord.Permissions(create_events=True))
    await night.open()
    told = await night.fill(night.ann, "people", extras=["event", "weekly"])
    assert says(told, "night-event-not-yours")
    assert (night.night.plan.event, night.night.plan.weekly_from) == (False, night.night.plan.starts_at)
    night.env.backend.add_member_role(guild.id, night.ann.id, makes_events.id)
    events = night.env.backend.get_guild(guild.id).scheduled_events
    for extras, statuses in ((["event"], [1]), ([], [4]), (["event", "weekly"], [1, 4]), (["weekly"], [4, 4])):
        told = await night.fill(night.ann, "people", extras=extras)
        assert says(told, "night-listed") == ("event" in extras)
        assert as_shown(await opened_form(night, "people"))["extras"] == extras
        await night.env.advance_time(5)  # the lobby is edited first
        assert sorted(int(event.status) for event in events.values()) == statuses
        assert (night.night.plan.weekly_from is not None) == ("weekly" in extras)
    night.env.backend.remove_member_role(guild.id, night.ann.id, makes_events.id)


async def test_an_event_ends_when_the_rounds_do(night: Night8) -> None:
    guild = night.table.world.guild
    role = guild.create_role("events", permissions=discord.Permissions(create_events=True))
    night.env.backend.add_member_role(guild.id, night.ann.id, role.id)
    await night.open(extras=["event"])
    [event] = night.env.backend.get_guild(guild.id).scheduled_events.values()
    before = event.scheduled_end_time
    await night.fill(night.ann, "rounds", rounds=9)
    await night.env.settle()
    [event] = night.env.backend.get_guild(guild.id).scheduled_events.values()
    assert require(event.scheduled_end_time) > require(before)


async def test_only_hosts_change_settings_and_only_until_the_start(night: Night8) -> None:
    await night.open()
    form, late = await opened_form(night, "rounds"), await opened_form(night, "rules")
    page = require((await night.bob.slash(night.table.world.channel, "night settings")).response)
    assert look(night.env, page).says("night-computers", level=Texts()("level-expert"), least=8)
    assert look(night.env, page).buttons == ()
    await night.check_in()
    await night.ann.submit_modal(form, as_shown(form) | {"hands": "3"})
    assert night.night.plan.hands == 3, "the check-in ends nothing"
    await night.env.advance_time(9 * 60 + 5)
    plan = night.night.plan
    said = await night.ann.submit_modal(late, as_shown(late) | {"options": "points=15"})
    assert look(night.env, require(said.response)).says("night-refusal-too-late")
    page = require((await night.ann.slash(night.table.world.channel, "night settings")).response)
    assert look(night.env, page).buttons == ()
    assert night.night.plan == plan
