"""A Euchre night end to end: the lobby, threads, rounds, standings, and what is left of it."""

from __future__ import annotations

import asyncio
import csv
import io
import os
import pickle
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.__main__ import main
from bot.pictures.highlight_picture import highlight_part
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import table_picture
from bot.processes.work_queue import WorkersBusy
from bot.storage.api import TournamentId
from bot.tables.model import Status
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.round_tables import RETRY_SECONDS
from bot.tournaments.nights.rounds import REVIEW_SECONDS
from bot.ui.picture_door import PictureDoor
from bot.ui.picture_queue import Pictures, drawing_queue
from bot.ui.posts import PAUSES
from bot.ui.replies import NEEDED
from bot.words.catalogue import Texts
from bot.words.lines import moment_words, timestamp
from cogs.results_files import PackedResults, pack_results
from tests.discord.nights import Night8, night_of_eight
from tests.discord.simulation import Wire, aim, archived_threads, forbid, give_on_server, land, look
from tests.discord.tongues import speak
from tests.tournaments.nights.evenings import opening
from tests.world import require
from tests.world.clock import turns
from tests.world.said import WORDS, is_text, says

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord


async def test_a_night_from_its_lobby_to_its_results(night: Night8) -> None:
    assert says(await night.open(), "night-opened")
    ann, bob, cay, dan = night.people
    for person in (ann, bob, cay, dan):
        await night.press(person, "button-night-join")
    [lobby] = night.messages()
    assert says(lobby.text, "night-people", count=4)
    assert "Ann, Bob, Cay, Dan" in lobby.text
    assert says(lobby.text, "night-check-in-later")
    assert WORDS("button-night-here") not in str(lobby.buttons)
    await night.env.advance_time(10 * 60 + 5)
    [lobby, reminder] = night.messages()
    assert says(lobby.text, "night-check-in")
    assert f"<@{dan.id}>" in reminder.text
    for person in (ann, bob, cay, dan):
        await night.press(person, "button-night-here", under="night-people")
    assert "✅ Ann, ✅ Bob" in night.messages()[0].text
    await night.env.advance_time(9 * 60 + 30)
    assert not [one for one in night.messages()[2:] if says(one.text, "night-remind")], "all are there already"
    await night.env.advance_time(30)
    assert len(night.threads()) == 2
    round_one = await night.told("night-round-of", number=1, rounds=2)
    for thread in night.threads().values():
        assert f"(<#{thread.id}>)" in round_one.text
        said = night.messages(thread)
        assert sum(shown.says("night-seat", number=1) for shown in said) == 1
        assert any(WORDS("button-hand") in str(shown.buttons) for shown in said)
    await night.play_on(lambda: len(night.night.past) == 1)
    between = await night.told("night-next", number=2)
    assert archived_threads(night.env) == set(), "the next round is played there"
    assert says(between.pictures[0], "night-standings-title", number=1)
    nothing_is_asked_for_round_one(night)
    await one_message_has_all_the_buttons(night)
    await night.to_the_end()
    over = await night.told("night-over", name="Friday")
    assert "🏆" in over.text
    assert len(night.threads()) == 2, "round two is played in the same threads"
    assert archived_threads(night.env) == {thread.id for thread in night.threads().values()}
    assert night.table.bot.services.nights.night(night.night_id) is None
    result = await bob.click(night.message("night-over"), custom_id=over.custom_id("button-night-results"))
    assert says(look(night.env, result.response).text, "night-results-here")
    card = await bob.click(night.message("night-over"), custom_id=over.custom_id("button-night-card"))
    assert look(night.env, card.response).ephemeral
    assert says(look(night.env, card.response).pictures[0], "card-title", person="Bob")
    figures, history = [await night.types(bob, command, player=bob) for command in ("stats", "history")]
    assert says(figures, "contests-heading")
    assert says(figures, "contest-stats", nights=1)
    assert says(figures, "contest-stats-hands", hands=2)
    assert says(history, "contests-heading")
    assert says(history, "contest-nights", number="1", name="Friday")
    assert says(history, "contest-hands", hands=2)
    nothing_offers_what_is_over(night)
    assert night.table.bot.features.night_posts.messages == {}, "nothing goes on about it"


async def one_message_has_all_the_buttons(night: Night8) -> None:
    """The newest of them, whatever is posted again."""
    lobby, newest = [look(night.env, night.message(key)) for key in ("night-people", "night-next")]
    assert lobby.labels == [WORDS("button-night-join")]
    assert WORDS("button-night-standings") in newest.labels
    assert says(await night.types(night.ann, "night show"), "night-shown")
    lobby, older = [look(night.env, night.message(key)) for key in ("night-people", "night-next")]
    assert WORDS("button-night-standings") in lobby.labels
    assert not older.buttons, "one message alone has all the buttons"


async def test_nothing_edits_the_lobby_while_a_press_on_it_is_answered(night: Night8) -> None:
    """Afterwards it shows what it missed."""
    await night.open()
    ann, bob, *_ = night.people
    lobby, since = night.message("night-heading"), len(night.env.http_requests)
    answer = Wire(night.env).hold("POST", "/interactions/*/callback")
    await land(night.env, aim(night.env, ann, lobby, look(night.env, lobby).custom_id("button-night-join")))
    await night.types(bob, "night join")
    assert len(night.night.participants) == 2
    assert answer.waiting == 1
    edits = [r for r in night.env.http_requests[since:] if r.method == "PATCH" and r.path.startswith("/channels/")]
    assert edits == []
    answer.release()
    await night.env.settle()
    assert says(look(night.env, lobby).text, "night-people", count=2)


def nothing_is_asked_for_round_one(night: Night8) -> None:
    """The lobby still asks people to come, but not the message of a round that is over."""
    [lobby] = [shown for shown in night.messages() if says(shown.text, "night-people")]
    [first] = [
        one
        for one in night.messages()
        if says(one.text, "night-round-of", number=1, rounds=2) and not says(one.text, "night-next")
    ]
    assert WORDS("button-night-join") in lobby.labels
    assert says(lobby.text, "night-late")
    assert first.buttons == ()
    assert not says(first.text, "night-late")


def nothing_offers_what_is_over(night: Night8) -> None:
    """After the end old messages say what was, and their buttons are gone but for the results and score cards."""
    for shown in night.messages():
        assert set(shown.labels) <= {WORDS("button-night-results"), WORDS("button-night-card")}
        assert not says(shown.text, "night-next")
        assert not says(shown.text, "night-check-in")
        assert not says(shown.text, "night-check-in-later")
    assert any(says(shown.text, "night-round-of", number=2, rounds=2) and shown.pictures for shown in night.messages())


def titles(night: Night8) -> list[str]:
    """The first line of each message of the channel."""
    return [shown.text.partition("\n")[0] for shown in night.messages()]


async def test_threads_are_archived_when_their_older_messages_are_gone(night: Night8) -> None:
    """Discord lets nobody delete or edit a message in an archived thread: what it refused is tried again before."""
    await night.begun(rounds=1, hands=2)
    threads, since = {thread.id: thread for thread in night.threads().values()}, len(night.env.http_requests)
    night.env.inject_error("DELETE", "/channels/*/messages/*", status=503, code=0, times=99)
    await night.to_the_end()
    await night.told("night-over", name="Friday")
    paths = [one.path.split("/") for one in night.env.http_requests[since:] if one.method == "DELETE"]
    paths = [path for path in paths if path[1] == "channels"]
    refused = {int(path[4]): int(path[2]) for path in paths}
    assert set(refused.values()) == set(threads)
    assert archived_threads(night.env) == set()
    night.env.backend.faults.clear()
    await night.env.advance_time(max(PAUSES) + 1)
    assert archived_threads(night.env) == set(threads)
    assert not [one.id for thread in threads.values() for one in thread.history() if one.id in refused]


async def test_a_restart_at_any_moment_posts_nothing_twice(night: Night8) -> None:
    await night.open()
    for person in night.people:
        await night.press(person, "button-night-join")
    await night.restart()
    await night.env.advance_time(10 * 60 + 5)
    await night.restart()
    for person in night.people:
        await night.press(person, "button-night-here")
    await night.env.advance_time(10 * 60)
    await night.told("night-round-of", number=1, rounds=2)
    await night.restart()
    await night.act()
    await night.restart()
    await night.play_on(lambda: len(night.night.past) == 1)
    await night.told("night-next", number=2)
    await night.restart()
    await night.to_the_end()
    await night.told("night-over", name="Friday")
    assert [title.partition("(")[0] for title in titles(night)] == [
        WORDS("night-heading", name="Friday"),
        titles(night)[1],
        WORDS("night-round-of", name="Friday", number=1, rounds=2),
        WORDS("night-round-of", name="Friday", number=2, rounds=2),
        WORDS("night-provisional-over", name="Friday"),
        WORDS("night-over", name="Friday"),
    ]
    assert titles(night)[1].startswith(f"<@{night.ann.id}>")
    for thread in night.threads().values():
        said = night.messages(thread)
        calls = [[shown.says("night-seat", number=number) for shown in said] for number in (1, 2)]
        assert [call.count(True) for call in calls] == [1, 1]
        assert calls[0].index(True) < calls[1].index(True)


async def test_only_those_who_join_are_called(night: Night8) -> None:
    await night.begun()
    called = [
        set((request.json or {}).get("allowed_mentions", {}).get("users", []))
        for request in night.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert {frozenset(map(int, one)) for one in called if one} >= {frozenset(one.id for one in night.people)}
    seated = [one for one in called if one and len(one) < 4]
    assert sorted(int(user) for one in seated for user in one) == sorted(one.id for one in night.people)


async def test_without_thread_permission_the_host_reads_so(night: Night8) -> None:
    await forbid(night.table.world, "create_public_threads")
    refused = await night.open()
    assert says(refused, "night-missing", rights=WORDS("right-create-public-threads"))
    assert says(refused, "invite-again")
    assert f"&permissions={NEEDED.value}" in refused
    assert night.messages() == []
    voice = night.table.world.guild.create_voice_channel("talk")
    refused = look(night.env, (await night.ann.slash(voice, "night open", name="Friday")).response).told
    assert refused == Texts()("night-no-threads-here")


async def test_rights_lost_before_the_start_and_the_way_round(night: Night8) -> None:
    await night.open()
    for person in night.people:
        await night.press(person, "button-night-join")
    await forbid(night.table.world, "create_public_threads")
    await night.check_in(joined=True)
    await night.env.advance_time(9 * 60 + 5)
    messages = [shown.text for shown in night.messages() if says(shown.text, "night-no-threads")]
    assert len(messages) == 1, "the host is told once"
    assert says(messages[0], "night-no-threads")
    assert "/night place" in messages[0]
    elsewhere = night.table.world.guild.create_text_channel("table-2")
    bob, ann = night.bob, night.ann
    assert says(await night.types(bob, "night place", table=2, channel=elsewhere), "night-refusal-not-host")
    await night.types(ann, "night place", table=2, channel=elsewhere)
    assert [one.table.channel_id for one in night.snapshots()] == [elsewhere.id]
    await forbid(night.table.world)
    await night.env.advance_time(40)
    assert len(night.snapshots()) == 2
    await night.to_the_end()
    await night.told("night-over", name="Friday")


async def test_a_deleted_thread_is_replaced_and_the_table_moves(night: Night8) -> None:
    await night.begun()
    gone = night.thread(1)
    night.env.backend.delete_channel(gone.id)
    await night.env.settle()
    await night.env.advance_time(1)
    thread = night.thread(1)
    assert thread.id != gone.id
    assert night.night.place(1) == thread.id
    said = night.messages(thread)
    assert sum(shown.says("night-seat", number=1, table=1) for shown in said) == 1
    assert any(WORDS("button-hand") in str(shown.buttons) for shown in said)
    await night.restart()
    await night.to_the_end()
    await night.told("night-over", name="Friday")


async def test_the_host_moves_a_table_in_play(night: Night8) -> None:
    await night.begun()
    old = night.thread(2)
    elsewhere = night.table.world.guild.create_text_channel("lounge")
    assert says(await night.types(night.ann, "night place", table=2, channel=elsewhere), "night-done-place", table=2)
    await night.env.advance_time(1)
    assert not any(WORDS("button-hand") in str(shown.buttons) for shown in night.messages(old)), (
        "it shows there no more"
    )
    assert any(WORDS("button-hand") in str(shown.buttons) for shown in night.messages(elsewhere))
    assert night.table.bot.services.tables.table_in_channel(old.id) is None
    await night.restart()
    assert sum(WORDS("button-hand") in str(shown.buttons) for shown in night.messages(elsewhere)) == 1
    await night.to_the_end()
    await night.told("night-over", name="Friday")


async def test_a_person_drops_out_and_returns_and_the_host_finishes_early(night: Night8) -> None:
    await night.begun()
    result = await night.press(night.bob, "button-night-out", under="night-round-of")
    assert says(look(night.env, result.response).text, "night-done-out")
    assert [chair.name for one in night.snapshots() for chair in one.table.chairs if chair.left] == ["Bob"]
    for key in ("night-done-back", "night-refusal-not-now"):
        result = await night.press(night.bob, "button-night-back", under="night-round-of")
        assert says(look(night.env, result.response).text, key)
    await night.play_on(lambda: len(night.night.past) == 1)
    assert says(await night.ends(night.ann, "night finish", "button-night-finish"), "night-refusal-others-asked")
    question = await night.told("night-asked", host=f"<@{night.ann.id}>")
    assert question.says("night-wants-finish", host=f"<@{night.ann.id}>")
    answer = await night.press(night.people[2], "button-night-decline", under="night-wants-finish")
    assert look(night.env, answer.response).says("night-declined", name="Cay")
    await night.env.settle()
    assert look(night.env, night.message("night-wants-finish")).says("night-declined", name="Cay")
    assert says(await night.ends(night.ann, "night finish", "button-night-finish"), "night-refusal-others-asked")
    answer = await night.press(night.people[2], "button-night-agree", under="night-wants-finish")
    assert says(look(night.env, answer.response).text, "night-done-agree")
    await night.told("night-over-early", rounds=1)
    assert night.snapshots() == ()


async def test_the_host_steers_and_others_do_not(night: Night8) -> None:
    await night.begun(hands=2)
    ann, bob, cay, _ = night.people
    for command in ("night end-round", "night finish", "night call-off"):
        assert says(await night.types(bob, command), "night-refusal-not-host")
    moderator = night.table.world.add_keeper(manage_messages=True)
    assert says(await night.types(ann, "night extend", hands=1), "night-refusal-host-plays")
    assert says(await night.types(moderator, "night extend", hands=1), "night-done-extend")
    assert {one.table.tournament.hands for one in night.snapshots() if one.table.tournament} == {3}
    assert says(await night.types(ann, "night co-host", player=bob), "night-done-co-host", name="Bob")
    await night.env.settle()
    assert says(night.messages()[0].text, "night-started", host=f"<@{ann.id}>, <@{bob.id}>")
    assert not says(await night.types(bob, "night extend", hands=1), "night-refusal-not-host")
    assert says(await night.types(bob, "night co-host", player=cay), "night-refusal-not-host")
    assert says(await night.types(ann, "night co-host", player=bob, remove="yes"), "night-done-co-host-removed")
    assert says(await night.types(ann, "night call-off"), "night-refusal-host-plays")
    assert says(await night.types(ann, "night finish"), "night-refusal-nothing-complete")
    assert says(await night.types(moderator, "night replace", player=cay), "night-done-replace")
    assert says(titles_of_away(night), "night-check-in-later") or "Cay" in titles_of_away(night)
    assert says(await night.types(moderator, "night end-round"), "night-done-end-round")
    await night.env.advance_time(2)
    assert all(says(str(night.messages(thread)), "night-called") for thread in night.threads().values())
    assert says(await night.types(moderator, "night end-round"), "night-refusal-too-late")
    assert says(await night.types(bob, "night standings"), "night-standings-now")
    assert says(await night.ends(moderator, "night call-off", "button-night-off"), "night-done-off")
    await night.told("night-closed-asked")
    assert night.snapshots() == ()
    assert says(await night.types(ann, "night standings"), "night-none")


@pytest.mark.parametrize("ending", ["deserted", "asked"])
async def test_a_night_that_does_not_count_has_no_results(night: Night8, ending: str) -> None:
    await night.begun(hands=1, rounds=3, least=4)
    await night.play_on(lambda: len(night.night.past) == 1 and night.night.running is not None)
    moderator = night.table.world.add_keeper(manage_messages=True)
    if ending == "deserted":
        for person in night.people:
            await night.types(person, "night leave")
        await night.types(moderator, "night end-round")
        await night.env.advance_time(600)
    else:
        await night.ends(moderator, "night call-off", "button-night-off")
    over = await night.told(f"night-closed-{ending}")
    assert not over.says("night-number")
    said = await night.types(night.ann, "night results", number=night.night_id)
    assert said == over.text
    assert says(await night.types(night.ann, "night results"), "night-none-past")


async def test_spares_take_computers_seats_or_wait_on_the_list(night: Night8) -> None:
    await night.begun(hands=2, least=4)
    bob = night.people[1]
    spare = night.table.world.add_keeper()
    name = "Eve"
    assert says(await night.types(spare, "night join"), "night-done-wait")
    await night.told("night-spares-wait", names=name)
    await night.types(bob, "night leave")
    await night.told("night-spares-next", names=name)
    assert says(await night.types(spare, "night leave"), "night-done-leave")
    assert says(await night.types(spare, "night join"), "night-done-late")
    assert says(await night.types(bob, "night back"), "night-done-back")
    await night.told("night-spares-wait", names=name)


async def test_the_last_round_is_corrected_before_its_results_are_final(night: Night8) -> None:
    ann, *players = night.people
    await night.open(rounds=1, least=4)
    await night.check_in(*players)
    await night.env.advance_time(9 * 60 + 5)
    assert says(await night.types(ann, "night finish"), "night-refusal-nothing-complete")
    await night.play_on(lambda: len(night.night.past) == 1)
    await night.told("night-provisional")
    await night.restart()
    shown = await night.told("night-provisional")
    assert says(shown.pictures[0], "night-standings-title", number=1)
    assert says(await night.types(ann, "night correct", table=1, first=5, second=0), "night-refusal-impossible")
    first, second = (4, 0) if night.night.past[0].tables[0].points[1] else (0, 4)
    points = f"{first}–{second}"
    assert says(
        await night.types(ann, "night correct", table=1, first=first, second=second),
        "night-done-correct",
        table=1,
        points=points,
    )
    corrected = await night.told("night-corrected", after=points)
    assert corrected.labels == [WORDS("button-night-card")]
    await night.env.advance_time(REVIEW_SECONDS + 5)
    over = await night.told("night-over", name="Friday")
    assert corrected.text.splitlines()[-1] in over.text
    assert says(night.messages()[-2].text, "night-provisional-over")
    assert night.messages()[-2].buttons == ()
    assert says(await night.types(ann, "night correct", table=1, first=1, second=9), "night-none")


async def test_the_clock_of_a_round_stands_at_each_table(night: Night8) -> None:
    """Kept true when the host extends the round, with a last call."""
    await night.begun(minutes=5, rounds=1, level="beginner")

    def said(word: str) -> list[int]:
        return [str(night.messages(thread)).count(word) for thread in night.threads().values()]

    def clock() -> str:
        return timestamp(require(require(night.night.running).ends_at), "t")

    def called() -> list[bool]:
        threads = night.threads().values()
        return [any(shown.says("night-last-call") for shown in night.messages(thread)) for thread in threads]

    before = clock()
    assert said(before) == [1, 1]
    await night.types(night.table.world.add_keeper(manage_messages=True), "night extend", minutes=1)
    await night.env.advance_time(5)
    assert (said(before), said(clock())) == ([0, 0], [1, 1])
    await night.env.advance_time(3 * 60)
    assert called() == [False, False]
    await night.env.advance_time(70)
    assert called() == [True, True]


def titles_of_away(night: Night8) -> str:
    """Who is played for at the tables."""
    return " ".join(chair.name or "" for one in night.snapshots() for chair in one.table.chairs if chair.left)


async def test_results_and_honours(night: Night8, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert says(await night.types(night.ann, "night hall-of-fame"), "honours-none")
    role, bot = night.table.world.guild.create_role("Night owl"), night.table.bot
    await bot.services.tables.server_settings.choose(night.table.world.guild.id, {"role_of_night": str(role.id)})
    await night.begun()
    await night.to_the_end()
    await night.told("night-over", name="Friday")
    ended = require(await bot.services.nights.past_night(night.table.world.guild.id))
    data, whole = await pack_results(bot.services.store, here, PictureDoor(), ended, Texts())
    assert whole
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        names = file.namelist()
        assert names[:6] == [
            "README.txt", "standings.png", "standings.csv", "tables.csv", "seats.csv", "score-cards.txt",
        ]  # fmt: skip
        readme = file.read("README.txt").decode()
        assert names[6:] == [f"records/round-{n}-table-{t}.euchre" for n in (1, 2) for t in (1, 2)]
        rows = list(csv.DictReader(io.StringIO(file.read("standings.csv").decode("utf-8-sig"))))
        for name in names[6:]:
            path = tmp_path / "record.euchre"
            path.write_bytes(file.read(name))
            main(["verify", str(path)])
            assert Texts()("verify-drawn") in capsys.readouterr().out
    assert len(rows) == 8
    assert says(readme, "night-readme", name="Friday")
    honoured = await night.types(night.ann, "night hall-of-fame")
    assert says(honoured, "honours-title")
    assert honoured.count(f"{WORDS('league-column-nights')} 1") == 4
    await bot.features.winner_roles.finish()
    members = night.env.backend.get_guild(night.table.world.guild.id).members
    owls = {person.name.title() for person in night.people if role.id in members[person.id].role_ids}
    assert owls == {row["name"] for row in rows if row["place"] == "1"}


async def test_a_weekly_night_opens_the_next_lobby_until_the_host_stops_it(night: Night8) -> None:
    ann, bob, *_ = night.people
    await night.begun(extras=("weekly",), rounds=1, least=4)
    assert says(night.messages()[0].text, "night-weekly")
    before = night.night.plan.starts_at
    await night.to_the_end()
    over = await night.told("night-heading")
    assert over.text.startswith(WORDS("night-heading", name="Friday"))
    assert f"<t:{int(before + 7 * 86400)}:F>" in over.text
    assert says(look(night.env, night.message("night-over")).text, "night-next-week")
    night.night_id = TournamentId(2)
    await night.restart()
    await night.press(bob, "button-night-join")
    assert says(look(night.env, night.message("night-heading")).text, "night-people", count=1)
    assert says(await night.types(bob, "night repeat", when="never"), "night-refusal-not-host")
    question = await ann.slash(night.table.world.channel, "night call-off")
    assert says(look(night.env, question.response).text, "night-sure-off-weekly")
    assert says(await night.types(ann, "night repeat", when="never"), "night-done-repeat-never")
    assert says(await night.types(ann, "night repeat", when="never"), "night-refusal-not-repeated")
    assert says(await night.ends(ann, "night call-off", "button-night-off"), "night-done-off")
    await night.env.advance_time(5)
    assert night.table.bot.services.nights.nights() == ()


async def test_the_weekly_night_of_a_host_who_left_waits_for_a_co_host(night: Night8) -> None:
    """Asked of Discord by one request, and again while it does not answer."""
    ann, bob, *_ = night.people
    await night.begun(extras=("weekly",), rounds=1, least=4)
    await night.types(ann, "night co-host", player=bob)
    await night.play_on(lambda: len(night.night.past) == 1)
    night.table.world.guild.remove_member(ann)

    def asked() -> int:
        return sum(one.path.endswith(f"/members/{ann.id}") for one in night.env.http_requests)

    night.env.inject_error("GET", f"/guilds/*/members/{ann.id}", status=503)
    await night.env.advance_time(REVIEW_SECONDS + 5)
    await night.env.advance_time(RETRY_SECONDS + 1)
    await night.told("night-host-gone-co-hosts", name="Friday", hosts=f"<@{bob.id}>")
    assert asked() == 2
    await night.env.advance_time(600)
    await night.told("night-host-gone-co-hosts", name="Friday", hosts=f"<@{bob.id}>")
    assert asked() == 2
    await night.restart()
    assert says(await night.types(night.people[2], "night repeat", when="weekly"), "night-refusal-not-host")
    assert says(await night.types(bob, "night repeat", when="weekly"), "night-done-repeat-weekly")
    await night.told("night-heading", name="Friday")
    assert says(night.messages()[-1].text, "night-starts", host=f"<@{bob.id}>")


async def test_two_enter_as_a_pair(night: Night8) -> None:
    """Whoever has no partner is named in the lobby, and gets one in the draw: another person first."""
    ann, bob, cay, dan = night.people
    await night.open(movement="pairs-ladder", least=4)
    assert says(night.messages()[0].text, "movement-pairs-ladder")
    for person in (ann, bob, cay):
        await night.press(person, "button-night-join")
    await night.types(dan, "night join", partner=ann)
    await night.env.settle()
    assert says(night.messages()[0].text, "night-alone", names="Ann, Bob, Cay, Dan")
    question = night.message("partner-asked", name=f"<@{dan.id}>")
    for presser, told in ((bob, "night-refusal-not-now"), (ann, "partner-yes")):
        answer = await presser.click(question, custom_id=f"rb:night-answer:yes:1:{dan.id}")
        assert says(look(night.env, require(answer.response)).text, told)
    await night.env.settle()
    lobby = night.messages()[0]  # who names a partner later keeps their place
    assert says(lobby.text, "night-pair", one="Ann", other="Dan")
    assert says(lobby.text, "night-alone", names="Bob, Cay")
    await night.restart()
    await night.check_in(joined=True)
    await night.env.advance_time(9 * 60 + 5)
    assert not says(night.messages()[0].text, "night-alone")
    running = require(night.night.running)
    sides = [{night.night.participant(one).name for one in side} for side in running.round.meetings[0].sides]
    assert sides in ([{"Ann", "Dan"}, {"Bob", "Cay"}], [{"Bob", "Cay"}, {"Ann", "Dan"}])


async def test_starts_are_typed_as_people_say_them(night: Night8) -> None:
    """In the server's time zone; what cannot be is refused with its reason."""
    world = night.table.world
    keeper = world.add_keeper()
    assert says(
        await night.types(keeper, "config time-zone", zone="Atlantis"), "config-no-such-zone-near", zone="Atlantis"
    )
    assert says(
        await night.types(keeper, "config time-zone", zone="New York"),
        "config-no-such-zone-near",
        nearest="America/New_York",
    )
    answer = await night.types(keeper, "config time-zone", zone="america/new york")
    assert says(answer, "config-time-zone", value="America/New_York")
    assert says(await night.open(start="yesterday"), "time-past", time="yesterday")
    assert says(await night.open(start="90d"), "time-too-far", time="90d", days=60)
    assert says(await night.open(start="whenever"), "time-wrong", time="whenever")
    await night.open(start="tomorrow 8pm")
    here = datetime.fromtimestamp(night.night.plan.starts_at, ZoneInfo("America/New_York"))
    assert (here.hour, here.minute) == (20, 0)
    await night.types(night.ann, "night start", start="in 2h")
    assert 7100 < night.night.plan.starts_at - discord.utils.utcnow().timestamp() <= 7200


@pytest.mark.parametrize(
    ("locale", "typed", "shown"),
    [
        ("en-US", "tonight at 8", "8:00\u202fPM"),
        ("de", "heute Abend halb neun", "20:30"),
        ("fr", "20h", "20:00"),
        ("es-ES", "esta noche 20:00", "20:00"),
    ],
)
async def test_a_start_is_shown_in_the_readers_language_before_it_is_sent(
    night: Night8, locale: str, typed: str, shown: str
) -> None:
    """With day, hour and how long it is until then, by the server's zone; what cannot be read offers full hours."""
    await speak(night.table.world, {night.ann: locale})
    keeper = night.table.world.add_keeper()
    assert says(await night.types(keeper, "config time-zone", zone="Pacific/Auckland"), "config-time-zone")
    zone, texts = ZoneInfo("Pacific/Auckland"), Texts(locale)
    for command in ("night open", "night start"):
        [choice] = await night.ann.autocomplete(night.table.world.channel, command, "start", typed)
        at = int(choice["value"].removeprefix("<t:").removesuffix(">"))
        now = discord.utils.utcnow().timestamp()
        assert choice["name"] == texts("time-meant", time=moment_words(at, now, zone, texts), zone="Pacific/Auckland")
        assert shown in choice["name"]
        offered = await night.ann.autocomplete(night.table.world.channel, command, "start", "soonish")
        hours = [int(one["value"].removeprefix("<t:").removesuffix(">")) for one in offered]
        assert hours == [hours[0] + 3600 * number for number in range(len(hours))]
        assert hours[0] % 3600 == 0
        assert 0 < hours[0] - now <= 3600


async def test_a_night_may_be_an_event_of_the_server(night: Night8) -> None:
    guild = night.table.world.guild
    events = night.env.backend.get_guild(guild.id).scheduled_events
    for right in ("manage_events", "create_events"):
        assert says(await night.open(extras=("event",)), "night-event-not-yours")
        await night.ends(night.ann, "night call-off", "button-night-off")
        role = guild.create_role(right, permissions=discord.Permissions(**{right: True}))
        night.env.backend.add_member_role(guild.id, night.ann.id, role.id)
    await give_on_server(night.table.world, create_events=False, manage_events=True)
    refused = await night.open(extras=("event",))
    assert says(refused, "night-event-refused")
    assert f"&permissions={NEEDED.value}" in refused
    await night.env.settle()
    assert not events
    await night.ends(night.ann, "night call-off", "button-night-off")
    await give_on_server(night.table.world, create_events=True, manage_events=False)
    await forbid(night.table.world, "create_events")  # an event belongs to no channel
    await night.open(extras=("event",))
    [event] = events.values()
    assert event.name == "Friday"
    begins = event.scheduled_start_time
    await night.types(night.ann, "night start", start="2h")
    [event] = events.values()
    assert event.scheduled_start_time > begins
    await night.restart()
    await night.ends(night.ann, "night call-off", "button-night-off")
    assert [event.status for event in events.values()] == [4]


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [(403, 50013, "fault-event-rights"), (400, 30038, "fault-too-many-events"), (400, 50035, "fault-event")],
)
async def test_a_host_reads_why_each_night_of_a_week_has_no_event(
    night: Night8, status: int, code: int, why: str
) -> None:
    makes_events = night.table.world.guild.create_role("events", permissions=discord.Permissions(create_events=True))
    night.env.backend.add_member_role(night.table.world.guild.id, night.ann.id, makes_events.id)
    night.env.inject_error("POST", "/guilds/*/scheduled-events", status=status, code=code, times=99)
    await night.begun(extras=("event", "weekly"), rounds=1, least=4)
    told = [
        one for one in night.messages() if says(one.text, "night-event-host", why=WORDS(why), host=night.ann.mention)
    ]
    assert len(told) == 1
    assert ("&permissions=" in told[0].text) == (why == "fault-event-rights")
    await night.to_the_end()
    await night.env.settle()
    told = [
        one for one in night.messages() if says(one.text, "night-event-host", why=WORDS(why), host=night.ann.mention)
    ]
    assert len(told) == 2, "the next week's, too"


async def test_a_thread_whose_reply_was_lost_is_found_again(night: Night8) -> None:
    await night.open()
    await night.check_in()
    Wire(night.env).lose_reply("POST", "/channels/*/threads")
    await night.env.advance_time(10 * 60)
    assert len(night.snapshots()) == 2
    assert len(night.table.world.channel.threads) == 2


async def test_a_night_goes_on_if_nothing_can_be_posted(night: Night8) -> None:
    await night.begun(rounds=1)
    await forbid(night.table.world, "send_messages", "send_messages_in_threads", "view_channel")
    for _ in range(400):
        if night.table.bot.services.nights.nights() == ():
            break
        await night.env.advance_time(30)
    past = require(await night.table.bot.services.nights.past_night(night.table.world.guild.id))
    assert past.closing == "finished"
    assert past.message("over") == (night.table.world.channel.id, None)


async def test_a_person_who_checked_in_is_not_called_again(night: Night8) -> None:
    await night.open()
    ann, bob, *_ = night.people
    for person in (ann, bob):
        await night.press(person, "button-night-join")
    await night.env.advance_time(10 * 60 + 5)
    await night.press(ann, "button-night-here")
    await night.env.advance_time(9 * 60 + 30)
    last = [shown.text for shown in night.messages() if says(shown.text, "night-remind")][-1]
    assert f"<@{bob.id}>" in last
    assert f"<@{ann.id}>" not in last


async def here(make: Callable[..., bytes], *of: object) -> bytes:
    """Make a part of a file in this very thread, of what could be sent to another process."""
    made, given = pickle.loads(pickle.dumps((make, of)))  # noqa: S301 - our own
    return bytes(made(*given))


async def test_a_nights_file_is_made_in_a_process_of_its_own(tmp_path: Path) -> None:
    made: list[int] = []
    async with night_of_eight(tmp_path) as night:
        await night.begun()
        await night.to_the_end()
        ended = require(await night.table.bot.services.nights.past_night(night.table.world.guild.id))
        pictures = Pictures(table_picture, panel_picture, highlight_part, lambda _: {}, drawing_queue(1))

        async def elsewhere(make: Callable[..., bytes], *of: object) -> bytes:
            made.append(int(await pictures.make(_with_process, make, *of)))
            return await pictures.make(make, *of)

        try:
            packed, whole = await pack_results(night.table.bot.services.store, elsewhere, PictureDoor(), ended, Texts())
        finally:
            await pictures.close()
        assert whole
        same, _ = await pack_results(night.table.bot.services.store, here, PictureDoor(), ended, Texts())
    with zipfile.ZipFile(io.BytesIO(packed)) as file, zipfile.ZipFile(io.BytesIO(same)) as other:
        assert {name: file.read(name) for name in file.namelist()} == {
            name: other.read(name) for name in other.namelist()
        }
    assert len(made) == 1 + 4 + 4 + 1, "the picture, three lists and the score cards, four tables and the zip"
    assert os.getpid() not in made


def _with_process(make: Callable[..., bytes], *of: object) -> bytes:
    make(*of)
    return str(os.getpid()).encode()


async def test_a_nights_file_waits_until_no_pictures_are_wanted(tmp_path: Path) -> None:
    async def busy(*_: object) -> bytes:
        raise WorkersBusy("a test")

    with patch.object(Pictures, "make", lambda _, *of: busy(*of)):
        async with night_of_eight(tmp_path) as night:
            await night.begun()
            await night.to_the_end()
            said = await night.types(night.ann, "night results")
            assert is_text(said, "night-results-busy")


@pytest.mark.parametrize(
    ("limit", "key"), [("most_of_server", "night-waits-server-full"), ("most_of_bot", "night-waits-bot-full")]
)
async def test_a_waiting_table_is_announced_once(tmp_path: Path, limit: str, key: str) -> None:
    async with night_of_eight(tmp_path, **{limit: 1}) as night:
        await night.begun()
        [playing] = night.snapshots()
        await night.env.advance_time(2 * RETRY_SECONDS)
        messages = [shown.text for shown in night.messages() if says(shown.text, key)]
        waiting = 3 - int((playing.table.tournament.key if playing.table.tournament else "").rpartition(":")[2])
        assert len(messages) == 1
        assert says(messages[0], key, tables=waiting)
        assert night.night.running is not None
        meeting = night.night.running.round.meetings[waiting - 1]
        seated = {night.night.participant(entrant).user_id for entrant in meeting.seats} - {None}
        assert {user_id for user_id in seated if f"<@{user_id}>" in messages[0]} == seated
        await night.play_on(lambda: bool(night.night.running and night.night.running.tables[2 - waiting]))
        await night.env.advance_time(RETRY_SECONDS + 1)
        [other] = [one for one in night.snapshots() if one.table.status is Status.PLAYING]
        assert other.table.table_id != playing.table.table_id
        assert night.table.bot.services.nights.waiting_tables(night.night_id) == ()


async def test_a_nights_file_is_made_once_for_everybody() -> None:
    night = opening().night
    made: list[tuple[Night, str, str]] = []

    async def pack(*given: Any) -> tuple[bytes, bool]:
        _, _, _, night_now, texts, zone = given
        made.append((night_now, texts.locale, str(zone)))
        await turns(1)
        return b"zip", True

    with patch("cogs.results_files.pack_results", pack):
        files = PackedResults(AsyncMock(), here, PictureDoor())
        english, german, other = Texts("en"), Texts("de"), replace(night, host_id=4)
        questions = [(night, english), (night, german), (other, english), (night, english)]
        await asyncio.gather(*(files.of(one, texts, UTC) for one, texts in questions * 3))
        assert made == [(night, "en", "UTC"), (night, "de", "UTC"), (other, "en", "UTC")], "somebody was forgotten"
        await files.of(night, english, ZoneInfo("Europe/Berlin"))
    assert made[3:] == [(night, "en", "Europe/Berlin")]
