"""Presses at the wrong time, by the wrong person, twice, together: answered kindly, and nothing is played twice."""

from collections.abc import Iterable

import discord
import pytest
import simcord

from bot.engine import presets
from bot.engine.acts import PASS, CallSuit, OrderUp, PlayCard
from bot.engine.cards import Suit, parse_card
from bot.engine.seats import Seat
from bot.storage.api import StoreError
from bot.storage.sql.connection import Connection
from bot.tables.model import MoreTables, Status
from bot.words.catalogue import ENGLISH, Texts
from bot.words.labels import act_label, call_label
from cogs.table.playing import read_act
from tests.discord.card_table import CardTable
from tests.discord.simulation import Button, aim, deliver_again, deliver_late, forge, land, look
from tests.languages import COMPLETE
from tests.storage.commits import fail_commit
from tests.world import require
from tests.world.games import moments
from tests.world.said import WORDS, is_text, says


def answer(table: CardTable, result: simcord.InteractionResult) -> str:
    """What the person reads, privately; "This interaction failed" is no answer."""
    assert result.acknowledged
    response = result.response
    shown = look(table.env, response)
    assert shown.ephemeral
    return shown.text


async def bidding(table: CardTable) -> None:
    """Four people, the first of them is asked for a bid."""
    await table.gather()


@pytest.mark.table(more_tables=MoreTables.ONE)
async def test_chairs_are_taken_and_left_in_every_order(table: CardTable) -> None:
    ann, bob, cay, dan = table.people
    for command in ("table join", "table leave", "table start", "table show", "table close", "hand"):
        assert says(answer(table, await table.type(ann, command)), "refusal-no-table")
    await table.type(ann, "table open")
    assert says(answer(table, await table.press(ann, "button-join")), "refusal-already-seated")
    assert says(answer(table, await table.press(bob, "button-leave")), "refusal-not-seated")
    assert says(answer(table, await table.press(bob, "button-start-with", computers=3)), "refusal-not-seated")
    assert says(answer(table, await table.type(bob, "table join", seat=5)), "refusal-no-such-seat", players=4)
    assert says(answer(table, await table.type(bob, "table join", seat=1)), "refusal-seat-taken")
    assert says(answer(table, await table.type(bob, "table join", seat=3)), "done-join")
    await table.press(cay, "button-join")
    await table.press(cay, "button-leave")
    assert [chair.name for chair in table.view.chairs] == ["Ann", None, "Bob", None]
    await table.press(ann, "button-computer")
    await table.press(ann, "button-fewer")
    await table.press(ann, "button-computer")
    await table.press(dan, "button-join")
    assert says(answer(table, await table.type(dan, "table close")), "refusal-not-allowed")
    assert says(answer(table, await table.type(cay, "table join")), "done-join"), "a computer makes room"
    eve = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    assert says(answer(table, await table.type(eve, "table join")), "refusal-table-full")
    assert says(answer(table, await table.type(bob, "hand")), "hand-lobby")
    await table.press(dan, "button-start")
    assert table.view.status is Status.PLAYING
    assert says(answer(table, await table.type(ann, "table start")), "refusal-already-started")
    assert says(answer(table, await table.type(eve, "table join")), "refusal-already-started")
    refused = await table.type(eve, "table open")
    assert says(answer(table, refused), "tables-one")
    assert table.read(refused).labels == [WORDS("button-watch")], "there is no seat"


@pytest.mark.table(more_tables=MoreTables.ONE)
async def test_whoever_does_not_play_here_reads_how_they_can(table: CardTable) -> None:
    await table.gather(computers=2)
    dan = table.people[3]
    for refused in (await table.type(dan, "table open"), await table.press(dan, "button-hand")):
        assert table.read(refused).labels == [WORDS("button-sit"), WORDS("button-watch")]
        await table.press(dan, "button-watch", refused.response)
    assert says(answer(table, await table.press(dan, "button-sit", refused.response)), "refusal-seat-promised")
    assert table.view.promised_seat(dan.id)


async def test_a_press_out_of_turn_brings_the_sentence_and_the_panel(table: CardTable) -> None:
    await bidding(table)
    other = next(person for person in table.people if person is not table.mover)
    custom_id = next(b.custom_id for b in look(table.env, table.message).buttons if is_text(b.label, "label-pass"))
    before = table.view.seq
    (result,) = await land(table.env, aim(table.env, other, table.message, custom_id))
    said, name = answer(table, result), table.view.to_move.name if table.view.to_move else ""
    assert says(said, "refusal-not-your-turn", name=name)
    assert says(said, "ask-wait")
    assert table.view.seq == before


async def test_a_press_delivered_twice_counts_once(table: CardTable) -> None:
    await bidding(table)
    await table.press(table.mover, "label-pass")
    await deliver_again(table.env)
    assert len(table.view.public.calls if table.view.public else ()) == 1


def simulated() -> float:
    """The simulation's own time."""
    return discord.utils.utcnow().timestamp()


@pytest.mark.table(elapsed=simulated)
async def test_a_stale_press_is_ignored(table: CardTable) -> None:
    await bidding(table)
    actor, before = table.mover, table.view.seq
    press = aim(table.env, actor, table.message, look(table.env, table.message).custom_id("label-pass"))
    assert not (await deliver_late(table.env, press, 3.5)).acknowledged
    assert table.view.seq == before
    newest = max(table.env.backend.interactions)
    assert [one for one in table.env.http_requests if one.path.startswith(f"/interactions/{newest}")] == []
    in_time = await deliver_late(table.env, press, 2.5)
    assert in_time.acknowledged
    assert table.view.seq > before


@pytest.mark.table(seed=3)
async def test_old_messages_still_answer(table: CardTable) -> None:
    await table.gather(points=4)
    old = aim(table.env, table.mover, table.message, look(table.env, table.message).custom_id("label-pass"))
    panel = await table.panel(table.mover)
    old_card = aim(table.env, table.mover, panel, look(table.env, panel).custom_id("label-pass"))
    await table.play_on(until_hand=2)
    (late,) = await land(table.env, old)
    assert late.acknowledged
    (later,) = await land(table.env, old_card)
    assert later.acknowledged
    closing = aim(table.env, table.ann, table.message, look(table.env, table.message).custom_id("button-hand"))
    await table.type(table.ann, "table close")
    for press in (closing, old, old_card):
        (result,) = await land(table.env, press)
        assert result.acknowledged
    table.panels.clear()
    assert says(answer(table, (await land(table.env, closing))[0]), "refusal-closed")


async def test_a_button_of_another_version_or_table_is_answered(table: CardTable) -> None:
    await bidding(table)
    press = aim(table.env, table.mover, table.message, look(table.env, table.message).custom_id("label-pass"))
    retired = ("rb:bid:1", "rb:call:1:2", "rb:act:1:2:hearts", "rb:lobby:1:dance", "rb:hand:1\n", "rb:")
    elsewhere = ("rb:call:99:1:pass", "rb:call:123456789012345:1:pass")
    for unknown in (*retired, *elsewhere):
        (result,) = await land(table.env, forge(press, unknown))
        assert says(answer(table, result), "retired-button" if unknown in retired else "refusal-no-table"), unknown


async def test_no_button_from_before_a_game_changes_the_game(table: CardTable) -> None:
    """Pressed just when somebody starts it, *Leave* and *Close table* are too late, as *Start* and *Join* are."""
    ann, bob, *others = table.people
    await table.type(ann, "table open", points=1)
    for person in (bob, *others):
        await table.press(person, "button-join")
    for start in ("button-start", "button-rematch"):
        shown, message = look(table.env, table.message), table.message
        ids = [button.custom_id for button in shown.buttons if button.custom_id.startswith("rb:lobby:")]
        old = [aim(table.env, person, message, custom_id) for custom_id in ids for person in (ann, bob)]
        await table.press(ann, start)
        assert table.view.status is Status.PLAYING
        seated = table.view.chairs
        for press in old:
            await land(table.env, press)
            assert table.view.status is Status.PLAYING, press.data["custom_id"]
            assert table.view.chairs == seated, press.data["custom_id"]
        await table.play_on()


@pytest.mark.table(seed=4)
async def test_typed_acts_are_judged_by_the_laws(table: CardTable) -> None:
    """Seed 4: no opponent of the one who types holds the cards that are typed."""
    await bidding(table)
    actor = table.mover
    other = next(person for person in table.people if person is not actor)
    assert says(answer(table, await table.type(actor, "bid", call="hello")), "act-not-understood")
    assert says(answer(table, await table.type(actor, "play", card="pass")), "act-not-understood")
    assert says(answer(table, await table.type(actor, "play", card="JH")), "refusal-unlawful-because")
    assert says(answer(table, await table.type(actor, "play", card="10♥️")), "refusal-unlawful-because")
    assert says(answer(table, await table.type(actor, "bid", call="call h alone")), "refusal-unlawful-because")
    spades = f"{WORDS('suit', suit='S')} {WORDS('label-suit-alone-short')}"
    assert says(answer(table, await table.type(actor, "bid", call=spades)), "refusal-unlawful-because")
    assert says(answer(table, await table.type(other, "bid", call="pass")), "refusal-not-your-turn")
    assert len(table.view.public.calls if table.view.public else ()) == 0
    assert says(answer(table, await table.type(actor, "bid", call="PASS")), "ask-wait")
    assert len(table.view.public.calls if table.view.public else ()) == 1


@pytest.mark.parametrize("locale", COMPLETE)
def test_whatever_a_button_says_is_understood_when_it_is_typed(locale: str) -> None:
    """Lawful now or not, in words or with signs, in the typer's language and in English: the laws judge it."""
    understood = set()
    for now in moments(presets.build("standard", {"stuck_any": True, "defend_alone": True}), 3, 1, quiet=0.8):
        for own_view in (view for view in now.seats if view.public.turn == view.seat):
            for texts in (Texts(locale), Texts(ENGLISH), Texts(ENGLISH, for_screen_reader=True)):
                for act in (PASS, OrderUp(), OrderUp(alone=True), CallSuit(Suit.HEARTS), PlayCard(parse_card("AH"))):
                    label = act_label(act, own_view, texts)
                    read = read_act(label.upper(), own_view, Texts(locale))
                    assert read is not None, label
                    assert act_label(read, own_view, texts) == label
                    understood.add(read in own_view.legal)
            ordered = [
                read_act(call_label(OrderUp(), own_view.public, Seat(seat), texts), own_view, texts)
                for seat in (1, 2, 3, 4)
            ]
            assert ordered == [OrderUp()] * 4, "in the words of any seat"
    assert understood == {True, False}


async def test_a_refusing_store_costs_only_a_sentence(table: CardTable) -> None:
    await bidding(table)
    append = table.bot.services.store.append

    async def refuse(*_: object, **__: object) -> None:
        raise StoreError("store-full")

    table.bot.services.store.append = refuse  # type: ignore[method-assign]  # the disk fills up
    assert says(answer(table, await table.press(table.mover, "label-pass")), "refusal-store")
    table.bot.services.store.append = append  # type: ignore[method-assign]  # and is emptied
    await table.decide(PASS)
    assert len(table.view.public.calls if table.view.public else ()) == 1


@pytest.mark.table(check_errors=False)
@pytest.mark.parametrize("kept", [False, True])
async def test_an_unknown_outcome_is_told_and_then_shown_as_it_is_stored(table: CardTable, *, kept: bool) -> None:
    """Of a press at a table, and of a command of another service that raises it."""
    await bidding(table)
    fail_commit(table.bot.services.store, kept=kept)
    assert says(answer(table, await table.press(table.mover, "label-pass")), "refusal-unknown")
    calls = require(table.view.public).calls
    assert len(calls) == kept
    await table.decide(PASS)
    assert len(require(table.view.public).calls) == kept + 1
    other = table.world.guild.create_text_channel("night")
    opener = table.world.add_keeper()
    night = {"name": "Friday", "start": "20"}
    fail_commit(table.bot.services.store, kept=kept)
    typed = await opener.slash(other, "night open", **night)
    assert says(look(table.env, typed.response).text, "refusal-unknown")
    again = await opener.slash(other, "night open", **night)
    assert says(look(table.env, again.response).text, "night-refusal-channel-busy" if kept else "night-opened")


@pytest.mark.table(seed=2)
async def test_a_free_chair_is_offered_before_the_rematch_which_leaves_the_result(table: CardTable) -> None:
    ann, bob, cay, _ = table.people
    await table.gather(points=1)
    await table.play_on()
    for command, given in (("bid", {"call": "pass"}), ("play", {"card": "AH"}), ("table start", {})):
        assert says(answer(table, await table.type(ann, command, **given)), "alt-finished")
    text = table.public_text()
    await table.type(cay, "table leave")
    await table.type(bob, "table leave")
    assert says(answer(table, await table.press(ann, "button-rematch")), "refusal-seats-free")
    eve = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    await table.press(eve, "button-join")
    await table.press(ann, "button-computer")
    await table.restart()
    now = table.public_text()
    assert says(now, "table-next-seats")
    assert "2. Eve · 3. 🤖 Beaver" in now.replace("\\", "")
    assert "\n".join(line for line in now.splitlines() if not says(line, "table-next-seats")) == text, (
        "who played stays"
    )
    hands = (await table.look_at(ann)).response
    assert "Cay" in look(table.env, hands).text
    assert "Eve" not in look(table.env, hands).text
    labels = _labels(look(table.env, table.message).buttons)
    assert (WORDS("button-join") in labels, WORDS("button-computer") in labels) == (True, False), (
        "only a computer makes room"
    )
    final = table.message
    await table.press(eve, "button-rematch")
    assert table.view.status is Status.PLAYING
    assert table.message.id != final.id
    assert says(look(table.env, final).text, "over", count=2)
    assert len(look(table.env, final).choices) == 1
    await table.type(ann, "table close")
    assert [_labels(look(table.env, message).buttons) for message in table.world.channel.history()] == [set()] * 2


def _labels(buttons: Iterable[Button]) -> set[str | None]:
    return {button.label for button in buttons}


@pytest.mark.table(seed=2)
async def test_a_held_seat_is_taken_back_with_one_press_after_a_restart_too(table: CardTable) -> None:
    await table.gather()
    await table.type(table.bob, "table leave")
    reply = (await table.type(table.bob, "hand")).response
    assert says(look(table.env, reply).text, "refusal-seat-waits")
    await table.restart()
    await table.press(table.bob, "button-back", reply)
    assert not table.view.chair(require(table.view.seat_of(table.bob.id))).left
    assert WORDS("button-refresh") in look(table.env, reply).labels or table.mine(table.bob).legal


@pytest.mark.table(seed=2)
async def test_as_many_computers_as_a_larger_game_seats_take_its_seats(table: CardTable) -> None:
    await table.type(table.ann, "table open", rules="call-ace", computers=5)
    assert [chair.is_computer for chair in table.view.chairs] == [False] + [True] * 5
    await table.type(table.ann, "table close")
    refused = await table.type(table.ann, "table open", rules="call-ace", computers=5, options="players=5")
    assert says(answer(table, refused), "open-too-many-computers", players=5)
    refused = await table.type(table.ann, "table open", rules="standard", computers=4)
    assert says(answer(table, refused), "open-too-many-computers", players=4)


async def test_a_press_is_acknowledged_even_if_no_message_is_redrawn(table: CardTable) -> None:
    """The table is just handed over to another process, or taken over from one."""
    ann, bob = table.people[:2]
    await table.type(ann, "table open")
    message = table.message
    await table.bot.features.announcers.close()
    assert (await table.press(bob, "button-join", message)).acknowledged
    assert [chair.name for chair in table.view.chairs] == ["Ann", "Bob", None, None]


async def test_a_table_of_a_newer_program_waits_and_is_not_gone(table: CardTable) -> None:
    """Its people read so at each of its buttons, and with every command in its channel."""
    await bidding(table)
    message, mover = table.message, table.mover

    async def rename(connection: Connection) -> None:
        await connection.execute("UPDATE journal SET kind = 'dreamt' WHERE kind = 'started'")

    await table.bot.services.store.database.write(rename)
    await table.restart()
    press = await land(table.env, aim(table.env, mover, message, look(table.env, message).custom_id("label-pass")))
    assert says(answer(table, press[0]), "refusal-unreadable")
    for command in ("table join", "table leave", "table show", "hand", "hint"):
        assert says(answer(table, await table.type(mover, command)), "refusal-unreadable")
