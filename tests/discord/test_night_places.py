"""Where a night's tables may stand: channels of this server, in which its host may write; and what becomes of a place
that refuses later.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import SetupError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ui.options import HOLD_TABLES, ChannelOption
from bot.ui.replies import NEEDED
from tests.discord.nights import Night8
from tests.discord.simulation import look
from tests.world.said import is_text, says


def close_to(night: Night8, channel_id: int, who: int, *permissions: str) -> None:
    """Somebody may not do this there."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    night.env.backend.set_overwrite(channel_id, Overwrite(who, OverwriteType.MEMBER, deny=denied))


async def test_channels_are_chosen_among_those_that_can_hold_a_table(night: Night8) -> None:
    guild, ann = night.table.world.guild, night.ann
    group = night.table.bot.tree.get_command("night")
    assert isinstance(group, app_commands.Group)
    command = group.get_command("place")
    assert isinstance(command, app_commands.Command)
    [channel] = [option for option in command.parameters if option.type is discord.AppCommandOptionType.channel]
    assert channel.channel_types == [*HOLD_TABLES]
    for room in (guild.create_category("rooms"), guild.create_forum_channel("talk")):
        with pytest.raises(SetupError, match="only allows channel types"):
            await ann.slash(night.table.world.channel, "night place", channel=room, table=1)


async def test_a_table_that_was_placed_before_the_start_has_no_thread(night: Night8) -> None:
    guild = night.table.world.guild
    second, last = guild.create_text_channel("second"), guild.create_voice_channel("last")
    await night.open()
    await night.place((2, second), (10, last))
    await night.check_in()
    await night.env.advance_time(9 * 60 + 5)
    [thread] = night.threads().values()
    assert dict(night.night.places) == {1: thread.id, 2: second.id, 10: last.id}
    assert is_text(thread.name or "", "night-thread", name="Friday", table=1)
    assert {one.table.channel_id for one in night.snapshots()} == {second.id, thread.id}


@pytest.mark.parametrize("begun", [False, pytest.param(True, marks=pytest.mark.proof)], ids=["lobby", "round"])
@pytest.mark.parametrize("how", ["deleted", "deleted while off", "expelled", "expelled while off"])
async def test_a_night_that_can_be_shown_nowhere_ends(night: Night8, how: str, begun: bool) -> None:
    """Nobody could end it any more, and its host could open no other."""
    await (night.begun() if begun else night.open(start="50d"))
    table = night.table
    backend, world = night.env.backend, table.world
    gone = world.channel.id if how.startswith("deleted") else world.guild.id
    take_away = partial(backend.delete_channel if how.startswith("deleted") else backend.remove_guild, gone)
    if how.endswith("off"):
        await table.restart(meanwhile=take_away)
    else:
        take_away()
    await night.env.settle()
    await night.env.advance_time(120)
    assert table.bot.services.nights.nights() == ()
    assert table.bot.services.tables.snapshots() == ()


async def test_a_night_ends_only_if_its_channel_is_really_gone(night: Night8) -> None:
    """Discord says once that it does not know the channel."""
    await night.open(start="50d")
    night.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=1)
    await night.types(night.ann, "night show")
    await night.env.settle()
    assert night.night.closing is None


async def test_an_unsuitable_channel_is_refused_at_once(night: Night8, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of these Discord would not offer; they are judged all the same."""
    guild, ann = night.table.world.guild, night.ann
    abroad = night.env.create_guild("Abroad").create_text_channel("theirs")
    category, forum = guild.create_category("rooms"), guild.create_forum_channel("talk")
    unseen, silent = guild.create_text_channel("unseen"), guild.create_text_channel("silent")
    close_to(night, unseen.id, ann.id, "view_channel")
    close_to(night, silent.id, ann.id, "send_messages")
    ours = guild.create_text_channel("ours")
    close_to(night, ours.id, night.env.backend.bot_user.id, "attach_files")
    good = guild.create_text_channel("good")
    await night.open(start="50d")
    refused = {
        abroad.id: "place-unknown",
        category.id: "place-unknown",
        forum.id: "place-unknown",
        123456789012345678: "place-unknown",
        99999999999999999999: "place-unknown",
        unseen.id: "place-not-yours",
        silent.id: "place-not-yours",
        ours.id: "place-missing",
    }
    for channel_id, key in refused.items():

        async def resolve(_: object, __: object, chosen: Any, judged: int = channel_id) -> int:
            return judged if chosen.id == ours.id else int(chosen.id)

        monkeypatch.setattr(ChannelOption, "transform", resolve)
        await night.env.advance_time(60)  # nobody places tables faster than that
        said = await night.types(ann, "night place", table=1, channel=ours)
        assert says(said, key), channel_id
        assert "\n" not in said
        assert (f"&permissions={NEEDED.value}" in said) == (says(said, "place-missing"))
    monkeypatch.undo()
    assert dict(night.night.places) == {}
    await night.env.advance_time(600)
    assert says(await night.types(ann, "night place", table=1, channel=good), "night-done-place", table=1)
    assert dict(night.night.places) == {1: good.id}


async def test_a_night_keeps_to_the_servers_channels(night: Night8) -> None:
    guild, ann = night.table.world.guild, night.ann
    allowed, other = guild.create_text_channel("cards"), guild.create_text_channel("other")
    await night.table.bot.services.tables.server_settings.choose(guild.id, {"channels": str(allowed.id)})
    assert says(await night.open(), "open-elsewhere", channels=allowed.mention)
    assert night.table.bot.services.nights.nights() == ()
    answer = await ann.slash(allowed, "night open", name="Friday")
    assert says(look(night.env, answer.response).text, "night-opened")
    assert says(await _said(night, allowed, table=1, channel=other), "open-elsewhere")


async def _said(night: Night8, where: object, **given: object) -> str:
    result = await night.ann.slash(where, "night place", **given)  # type: ignore[arg-type]
    return look(night.env, result.response).text


async def test_people_play_elsewhere_when_a_place_starts_to_refuse(night: Night8) -> None:
    guild, ann = night.table.world.guild, night.ann
    first, second = guild.create_text_channel("one"), guild.create_text_channel("two")
    await night.open(rounds=1)
    await night.place((1, first), (2, second))
    await night.check_in()
    close_to(night, second.id, night.env.backend.bot_user.id, "view_channel", "send_messages")
    await night.env.advance_time(9 * 60 + 5)
    await night.env.advance_time(5)
    messages = [shown.text for shown in night.messages() if says(shown.text, "night-place-refused")]
    assert says(messages[0], "night-place-refused", host=ann.mention, channel=second.mention, tables="2")
    assert f"&permissions={NEEDED.value})" in messages[0]
    assert len(messages) == 1
    thread = night.thread(2)
    assert sorted(one.table.channel_id for one in night.snapshots()) == sorted([first.id, thread.id])
    called = [shown.text for shown in night.messages(thread) if shown.text.startswith("Round 1, table 2")]
    assert len(called) == 1
    await night.to_the_end()
    await night.told("night-over", name="Friday")


async def test_a_host_hears_nothing_of_a_deleted_thread_that_its_table_has_left(night: Night8) -> None:
    await night.begun()
    deleted = night.thread(1)
    night.env.backend.delete_channel(deleted.id)
    await night.env.advance_time(30)
    assert deleted.id not in dict(night.night.places).values()
    for person in night.people:
        await night.types(person, "night leave")
    await night.env.advance_time(30)
    assert [shown.text for shown in night.messages() if shown.says("night-place-refused")] == []


async def test_a_round_held_up_by_maintenance_is_announced_once_and_begins_afterwards(night: Night8) -> None:
    decided = night.table.bot.services.owner_journal.decided
    await night.open()
    await night.check_in()
    decided.maintenance = True
    await night.env.advance_time(12 * 60)
    assert len([shown.text for shown in night.messages() if shown.says("night-held-maintenance", number=1)]) == 1
    assert night.snapshots() == ()
    decided.maintenance = False
    await night.env.advance_time(40)
    assert len(night.snapshots()) == 2
