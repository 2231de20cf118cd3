"""Discord in bad weather: refusals, lost replies, slow stores, deleted messages. The newest state wins."""

from collections.abc import Awaitable, Callable

import pytest
import simcord

from bot.engine.acts import PASS
from bot.ui.replies import NEEDED
from cogs.table.announcer import RETRY_REFUSED
from tests.discord.card_table import CardTable, LateTables
from tests.discord.simulation import Wire, World, aim, delete_channel, delete_message, expel, forbid, land, look
from tests.world import require
from tests.world.said import WORDS, is_text, says

MESSAGE = "/channels/*/messages/*"


async def in_play(table: CardTable) -> None:
    """Four people, the first card was led. The table was posted anew, so the bot's own token edits it."""
    await table.gather()
    await table.reach_play()
    await delete_message(table.world, table.message)
    table.bot.features.panels.covers = lambda table: False  # type: ignore[method-assign]  # a panel is lost
    await table.decide(table.choice())


def shows_newest(table: CardTable) -> bool:
    """Whether the public message says whose turn it is now."""
    chair = require(table.view.to_move)
    lines = [line for line in look(table.env, table.message).text.splitlines() if not line.startswith("-#")]
    return str(chair.name) in lines[-1]


async def deleted(table: CardTable) -> None:
    await delete_message(table.world, table.message)


async def uneditable(table: CardTable) -> None:
    table.env.inject_error("PATCH", MESSAGE, status=429, code=30046, times=1)


async def old(table: CardTable) -> None:
    await table.env.advance_time(46 * 60)


@pytest.mark.table(reminder_seconds=9000.0)
@pytest.mark.parametrize("becomes", [deleted, uneditable, old])
async def test_a_message_that_can_or_should_not_be_edited_is_posted_again(
    table: CardTable, becomes: Callable[[CardTable], Awaitable[None]]
) -> None:
    await in_play(table)
    before = table.message
    await becomes(table)
    await table.decide(table.choice())
    assert table.message.id != before.id
    assert (before.id in [one.id for one in table.world.channel.history()]) is (becomes is uneditable)
    assert shows_newest(table)


@pytest.mark.proof
@pytest.mark.parametrize("status", [500, 503, 429])
async def test_an_edit_that_fails_is_tried_again_with_the_newest_state(table: CardTable, status: int) -> None:
    await in_play(table)
    table.env.inject_error("PATCH", MESSAGE, status=status, code=0, times=2)
    await table.decide(table.choice())
    await table.env.advance_time(10)
    assert shows_newest(table)


@pytest.mark.table(reminder_seconds=9000.0)
async def test_a_state_that_discord_rejects_is_drawn_once_more(table: CardTable) -> None:
    """It may be the last one of a game: nothing later would draw the message."""
    await in_play(table)
    table.env.inject_error("PATCH", MESSAGE, status=400, code=50035, times=1)
    await table.decide(table.choice())
    assert not shows_newest(table)
    await table.env.advance_time(61)
    assert shows_newest(table)
    table.env.inject_error("PATCH", MESSAGE, status=400, code=50035, times=2)
    await table.decide(table.choice())
    await table.env.advance_time(600)
    assert not shows_newest(table), "refused twice, it is passed over"


async def test_a_lost_reply_to_a_press_leaves_table_and_panel_right(table: CardTable) -> None:
    await table.gather()
    wire = Wire(table.env)
    wire.lose_reply("POST", "/interactions/*/callback")
    await table.press(table.mover, "label-pass")
    wire.send_twice("POST", "/interactions/*/callback")
    await table.press(table.mover, "label-pass")
    assert len(table.view.public.calls if table.view.public else ()) == 2
    assert shows_newest(table)


async def test_one_request_is_in_flight_and_the_newest_state_wins(table: CardTable) -> None:
    await in_play(table)
    wire = Wire(table.env)
    hold = wire.hold("PATCH", MESSAGE)
    since = len(table.env.http_requests)
    for _ in range(3):
        await table.decide(table.choice())
    assert hold.waiting == 1
    hold.release()
    await table.env.settle()
    assert shows_newest(table)
    edits = [r for r in table.env.http_requests[since:] if r.method == "PATCH" and r.path.startswith("/channels")]
    assert len(edits) == 2
    assert max(most for path, most in wire.most_in_flight.items() if path.startswith("/channels")) == 1


async def test_a_press_answered_while_an_edit_is_under_way_is_not_overwritten(table: CardTable) -> None:
    ann, bob, cay, _ = table.people
    await table.type(ann, "table open")
    wire = Wire(table.env)
    hold = wire.hold("PATCH", MESSAGE)
    await table.type(bob, "table join")
    await table.press(cay, "button-join")
    hold.release()
    await table.env.settle()
    assert says(table.public_text(), "lobby-seat", seat=3, name="Cay")


async def test_the_next_person_reads_that_the_bot_may_not_write(table: CardTable) -> None:
    await in_play(table)
    await forbid(table.world, "view_channel", "send_messages")
    since = len(table.env.http_requests)
    await table.decide(table.choice())
    await table.env.advance_time(30)
    tried = [r for r in table.env.http_requests[since:] if r.path.startswith("/channels")]
    assert len(tried) <= 2
    said = await table.type(table.mover, "hand")
    texts = [look(table.env, message).text for message in said.followups]
    assert any(says(text, "fault-no-access") and f"&permissions={NEEDED.value}" in text for text in texts)
    request_count = len(table.env.http_requests)
    for _ in range(5):
        await table.type(table.mover, "hand")
    tried = [r for r in table.env.http_requests[request_count:] if r.path.startswith("/channels")]
    assert not tried, "nothing has changed there"
    await forbid(table.world)
    await table.type(table.mover, "table show")
    assert shows_newest(table)


@pytest.mark.table(seed=2, reminder_seconds=30.0)
@pytest.mark.parametrize("lose", [delete_channel, expel])
async def test_a_place_that_is_gone_is_not_asked_again(
    table: CardTable, lose: Callable[[World], Awaitable[None]]
) -> None:
    await in_play(table)
    await lose(table.world)
    since = len(table.env.http_requests)
    await table.env.advance_time(600)
    assert len(table.env.http_requests) - since <= 4


async def test_a_store_that_hangs_is_answered_in_time(table: CardTable) -> None:
    await table.gather()
    disk = table.slow_down("append")
    press = aim(table.env, table.mover, table.message, look(table.env, table.message).custom_id("label-pass"))
    (result,) = await land(table.env, press)
    await table.env.advance_time(3)
    assert says(table.read(result).text, "slow")
    disk.release()
    await table.env.settle()
    assert len(table.view.public.calls if table.view.public else ()) == 1
    assert shows_newest(table)


async def test_a_table_that_is_opened_late_is_shown(table: CardTable) -> None:
    disk = table.slow_down("open_table")
    result = await table.type(table.ann, "table open")
    await table.env.advance_time(3)
    assert says(table.read(result).text, "slow")
    disk.release()
    await table.env.settle()
    assert "Ann" in table.public_text(), "as the answer promises"
    await table.press(table.bob, "button-join")
    assert "Bob" in table.public_text()


async def test_a_lobby_left_behind_turns_into_a_pointer_at_the_first_press(table: CardTable) -> None:
    Wire(table.env).lose_reply("POST", "/interactions/*/callback")
    await table.type(table.ann, "table open")
    assert len(table.env.errors) == 1
    lobbies = [m for m in table.world.channel.history() if look(table.env, m).buttons]
    assert len(lobbies) == 2, "nobody knows of the first, whose reply was lost"
    (left,) = [lobby for lobby in lobbies if lobby.id != table.message.id]
    said = await table.press(table.ann, "button-join", left)
    assert is_text(look(table.env, left).text, "table-moved")
    assert look(table.env, left).buttons == ()
    assert says(look(table.env, said.followups[0]).text, "refusal-already-seated")
    await table.press(table.bob, "button-join")
    assert "Bob" in table.public_text()


@pytest.mark.table(reminder_seconds=9000.0)
async def test_the_older_message_goes_however_long_that_takes_and_nobody_waits_for_it(table: CardTable) -> None:
    await table.gather()
    older, wire = table.message, Wire(table.env)
    slow = wire.hold("DELETE", "/channels/*/messages/*")
    await table.type(table.ann, "table show")
    assert slow.waiting == 1
    mover = table.mover
    await table.decide(PASS)
    assert table.mover is not mover
    assert table.message.id != older.id
    assert shows_newest(table), "meanwhile the new one is drawn"
    table.env.inject_error("DELETE", "/channels/*/messages/*", status=503, code=0, times=2)
    slow.release()
    await table.env.settle()
    assert look(table.env, older).buttons, "Discord has refused twice"
    await table.env.advance_time(31)
    with pytest.raises(simcord.BackendError):
        look(table.env, older)


async def test_my_hand_on_a_table_left_behind_takes_it_away(table: CardTable) -> None:
    await table.gather()
    Wire(table.env).lose_reply("POST", "/interactions/*/callback")
    await table.type(table.mover, "table show")
    assert len(table.env.errors) == 1
    shown = [m for m in table.world.channel.history() if WORDS("button-hand") in look(table.env, m).labels]
    assert len(shown) == 2, "nobody knows of the newer one, whose reply was lost"
    (left,) = [message for message in shown if message.id != table.message.id]
    assert table.read(await table.press(table.mover, "button-hand", left)).buttons, "they have their panel"
    assert left.id not in [message.id for message in table.world.channel.history()]
    await table.press(table.mover, "button-hand", table.message)
    assert table.message.id in [message.id for message in table.world.channel.history()]


async def test_a_late_press_on_a_result_leaves_it_alone(table: CardTable) -> None:
    await table.gather()
    others = [person for person in table.people if person is not table.mover]
    old = table.message
    late = aim(table.env, others[0], old, look(table.env, old).custom_id("label-pass"))
    await table.play_on(until_hand=2)
    result = look(table.env, old)
    assert result.choices, "it is the score sheet now"
    await land(table.env, late)
    assert look(table.env, old) == result


@pytest.mark.table(pictures=LateTables)
async def test_an_answer_does_not_wait_for_its_picture(table: CardTable) -> None:
    ann, bob, *_ = table.people
    for answered in (table.type(ann, "table open"), table.press(bob, "button-join")):
        since = len(table.env.http_requests)
        await answered
        answer, later = [r for r in table.env.http_requests[since:] if r.method in ("POST", "PATCH")]
        assert answer.path.endswith("/callback")
        assert ".png" not in str(answer.json)
        assert ".png" in str(later.json)
    assert "Bob" in table.public_text()
    assert look(table.env, table.message).pictures


async def test_a_lost_gateway_connection_loses_nothing(table: CardTable) -> None:
    await table.gather()
    shard = require(table.bot.get_shard(0))
    await shard.disconnect()
    await shard.reconnect()
    await table.decide(PASS)
    assert shows_newest(table)


@pytest.mark.parametrize(
    ("status", "code", "key"), [(403, 50013, "fault-refused"), (400, 160006, "fault-too-many-threads")]
)
@pytest.mark.table(seed=3, reminder_seconds=9000.0)
async def test_the_next_press_reports_an_unexplained_refusal_once(
    table: CardTable, status: int, code: int, key: str
) -> None:
    """The bot is in timeout, say, or the table's thread was put away and there can be no other active one: after the
    second refusal the likely causes are named, once.
    """
    await in_play(table)

    async def count_told() -> int:
        said = await table.type(table.mover, "hand")
        return sum(says(look(table.env, message).text, key) for message in said.followups)

    table.env.inject_error("PATCH", MESSAGE, status=status, code=code, times=2)
    await table.decide(table.choice())
    assert await count_told() == 0, "once may be chance"
    await table.env.advance_time(RETRY_REFUSED + 1)
    assert await count_told() == 0, "that press tries again"
    assert await count_told() == 1
    assert await count_told() == 0, "once"
    await table.env.advance_time(RETRY_REFUSED + 1)
    assert await count_told() == 0
    assert shows_newest(table)
