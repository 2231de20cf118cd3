"""The private panel: redrawn when its player's turn comes, for as long as its token lives; and who may not see it."""

import asyncio
from collections.abc import Hashable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.engine.acts import PASS, OrderUp
from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.closing import Close
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tables.views import Accepted, Answer, Snapshot
from bot.ui import buttons
from bot.ui.live import Priority, RedrawQueue
from bot.ui.picture_queue import Late, Wait
from bot.ui.rate_limiter import RateLimiter
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.voice import card_sign
from tests.discord.card_table import CardTable, QuickPictures, card_table
from tests.discord.simulation import Message, Press, Wire, aim, land, look
from tests.world import require
from tests.world.said import WORDS, asks, says

pytestmark = pytest.mark.table(seed=3)

WEBHOOKS = "/webhooks/*/messages/*"


async def seated_with_panels(table: CardTable) -> None:
    """Four people at a new game, each with their panel open."""
    await table.gather()
    for person in table.people:
        table.panels[person.id] = (await table.press(person, "button-hand")).response


def redrawn(table: CardTable, since: int) -> int:
    """How many panels were redrawn by their tokens."""
    return sum(r.method == "PATCH" and r.path.startswith("/webhooks/") for r in table.env.http_requests[since:])


@pytest.mark.table(reminder_seconds=9000.0)
async def test_an_expired_token_costs_one_press(table: CardTable) -> None:
    await seated_with_panels(table)
    actor = table.mover
    old = table.panels[actor.id]
    await table.env.advance_time(15 * 60)
    since = len(table.env.http_requests)
    await table.decide(PASS)
    assert redrawn(table, since) == 0
    table.panels.clear()
    while table.mover is not actor:
        await table.decide(PASS)
    fresh = await table.panel(actor)
    assert fresh.id != old.id
    assert asks(look(table.env, fresh).text)


async def test_a_press_is_answered_from_the_snapshot_in_the_answer(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the tables have decided they are not asked again, whoever draws: the panel pressed, the message, others."""
    await seated_with_panels(table)
    tables, decided, asked_count = table.bot.services.tables, 0, 0
    decide, snapshot = tables.decide, tables.snapshot

    async def counted(decision: Decision) -> Answer:
        nonlocal decided
        answer = await decide(decision)
        decided += 1
        return answer

    def watched(table_id: TableId) -> Snapshot | None:
        nonlocal asked_count
        asked_count += decided
        return snapshot(table_id)

    monkeypatch.setattr(tables, "decide", counted)

    async def press(custom_id: str, message: Message, person: simcord.MemberActor) -> None:
        nonlocal decided
        monkeypatch.setattr(tables, "snapshot", watched)
        await person.click(message, custom_id=custom_id)
        monkeypatch.setattr(tables, "snapshot", snapshot)
        assert (decided, asked_count) == (1, 0), custom_id
        decided = 0

    first = table.mover
    for key in ("label-pass", "button-hand"):
        await press(look(table.env, table.message).custom_id(key), table.message, first)
    resting = (await table.press(first, "button-hand")).response
    decided = 0
    await press(f"rb:panel:{table.table_id}", resting, first)
    seq, order = table.view.seq, offers.number_acts(table.mine(table.mover)).index(OrderUp())
    await press(f"rb:act:{table.table_id}:{seq}:{order}", table.panels[table.mover.id], table.mover)
    assert table.view.seq > seq


@pytest.mark.table(reminder_seconds=9000.0)
async def test_a_press_renews_the_token(table: CardTable) -> None:
    await seated_with_panels(table)
    later = table.mover
    await table.decide(PASS, on_panel=True)
    await table.env.advance_time(10 * 60)
    panel = table.panels[later.id]
    await table.press(later, buttons.REDRAW, panel)
    await table.env.advance_time(10 * 60)
    while table.mover is not later:
        await table.decide(PASS)
    assert asks(look(table.env, panel).text)


async def test_a_new_panel_takes_the_place_of_the_older_one(table: CardTable) -> None:
    await seated_with_panels(table)
    await table.decide(PASS)
    first, actor = table.panels[table.mover.id], table.mover
    second = (await table.press(actor, "button-hand")).response
    with pytest.raises(simcord.BackendError):
        look(table.env, first)
    while True:
        await table.decide(PASS)
        if table.mover is actor:
            break
    seq = f":{table.view.seq}:"
    assert any(seq in button.custom_id for button in look(table.env, second).buttons)


async def test_at_every_deal_the_panel_comes_below_the_table(table: CardTable) -> None:
    """By itself, once, to everybody who has pressed something in the last quarter of an hour; the older one goes."""
    await table.gather()
    for hand in (1, 2):
        await table.play_on(until_hand=hand)
        for person in table.people:
            panels = [m for m in table.world.channel.history(viewer=person) if look(table.env, m).ephemeral]
            assert len(panels) == 1, f"{person.name} sees {len(panels)} in hand {hand}"
            assert panels[0].id > table.message.id
            assert look(table.env, panels[0]).pictures


async def aim_last_card(table: CardTable) -> Press:
    """Play until one card of the hand is left; return the press on it."""
    while not ((view := table.view.public) and len(view.tricks) == 4 and len(view.trick) == 3):
        await table.decide(table.choice())
    panel = await table.panel(table.mover)
    card = next(b for b in look(table.env, panel).buttons if b.custom_id.startswith("rb:act") and not b.disabled)
    return aim(table.env, table.mover, panel, card.custom_id)


async def test_a_press_is_answered_before_its_new_panel_is_sent(table: CardTable) -> None:
    """The answer edits the panel that was pressed; it must not be gone by then."""
    await seated_with_panels(table)
    press = await aim_last_card(table)
    answer = Wire(table.env).hold("POST", "/interactions/*/callback")
    await land(table.env, press)
    assert answer.waiting == 1
    assert require(table.view.public).number == 2
    assert look(table.env, table.on_screen(press.actor)), "the panel that is about to be edited"
    answer.release()
    await table.env.settle()
    panels = [m for m in table.world.channel.history(viewer=press.actor) if look(table.env, m).ephemeral]
    assert len(panels) == 1
    assert panels[0].id > table.message.id


@pytest.mark.table(reminder_seconds=9000.0)
async def test_a_player_away_at_the_deal_gets_a_panel_at_the_next_press(table: CardTable) -> None:
    ann, *others = table.people
    await table.bot.services.store.set_guild_setting(
        table.world.guild.id, "ranked", "no"
    )  # there nobody else need be here
    await table.type(ann, "table open", rules="standard")
    for person in others:
        await table.press(person, "button-join")
    await table.env.advance_time(20 * 60)
    await table.press(ann, "button-start")
    while table.mover is ann:
        await table.decide(PASS)
    late = table.mover

    def panels() -> int:
        return sum(look(table.env, m).ephemeral for m in table.world.channel.history(viewer=late))

    assert panels() == 0
    await table.decide(PASS)
    assert panels() == 1
    await table.press(late, "button-lookup")
    assert sum("rb:panel" in str(look(table.env, m)) for m in table.world.channel.history(viewer=late)) == 1


async def test_everybody_sees_a_full_trick_and_the_result_on_their_panel(table: CardTable) -> None:
    await table.gather()
    while not (table.view.public and len(table.view.public.tricks) == 1 and not table.view.public.trick):
        await table.decide(table.choice())
    for person in table.people:
        shown = look(table.env, table.on_screen(person) or table.message)
        assert any(f":{table.view.seq}:" in button.custom_id for button in shown.buttons), person.name


async def test_without_room_the_public_message_waits_for_the_trick_while_all_have_panels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says that the hand is being played and names nobody as on turn, so that it stays true; once the trick is full
    it names all its cards. Whoever has no panel sees the cards all the same.
    """
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: False)
    async with card_table(tmp_path, seed=3, reminder_seconds=9000.0) as table:
        await table.gather()
        await table.reach_play()
        before = table.public_text()
        assert says(before, "hand-under-way")
        await table.decide(table.choice())
        assert table.public_text() == before
        for _ in range(3):
            await table.decide(table.choice())
        shown = look(table.env, table.message)
        assert shown.says("hand-under-way")
        plays = require(table.view.public).tricks[0].plays
        assert all(card_sign(card, Texts()) in shown.text for _, card in plays)
        await table.env.advance_time(15 * 60)
        before = table.public_text()
        actor = table.mover
        await table.decide(table.choice())
        assert table.public_text() != before, f"nobody but {actor.name} has a panel that lives"


async def test_without_room_only_acts_are_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proposal and somebody who leaves are shown in the middle of a trick, and none of its cards."""
    room = True
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: room)
    async with card_table(tmp_path, seed=3, reminder_seconds=9000.0) as table:
        await table.gather()
        await table.reach_play()
        room = False
        await table.decide(table.choice())
        ann, bob, *_ = table.people
        await table.type(ann, "table concede")
        assert WORDS("button-agree-close") in look(table.env, table.message).labels
        assert says(table.public_text(), "hand-under-way")
        await table.type(bob, "table leave")
        assert says(table.public_text(), "mark-left", name="Bob")
        assert says(table.public_text(), "hand-under-way")
        room = True
        await table.env.advance_time(60)
        assert not says(table.public_text(), "hand-under-way"), "as soon as there is room the cards are there"


@pytest.mark.table(reminder_seconds=9000.0)
async def test_a_panel_looks_closed_after_its_player_has_left_and_after_the_table_is_closed(table: CardTable) -> None:
    await seated_with_panels(table)
    ann, bob, *_ = table.people
    await table.type(bob, "table leave")
    left = table.on_screen(bob) or table.panels[bob.id]
    shown = look(table.env, left)
    assert shown.labels == [WORDS("button-back")]
    assert (shown.choices, shown.pictures) == ({}, ())
    assert says(shown.text, "panel-left")
    await table.decide(table.choice())
    others = {person.id: table.on_screen(person) for person in table.people if person is not bob}
    others[bob.id] = left
    await table.type(table.world.add_keeper(manage_messages=True), "table close")
    for panel in others.values():
        assert panel is not None
        shown = look(table.env, panel)
        assert (shown.buttons, shown.choices, shown.pictures) == ((), {}, ())
        assert says(shown.text, "closed")
    assert ann.id in others


@pytest.mark.table(reminder_seconds=9000.0)
async def test_a_panel_that_was_on_its_way_while_its_table_closed_says_so(table: CardTable) -> None:
    await seated_with_panels(table)
    press = await aim_last_card(table)
    deal = Wire(table.env).hold("POST", "/webhooks/*", times=4)
    await land(table.env, press)
    assert deal.waiting
    close = Decision(table.table_id, Person(1, "", moderator=True), Close(), None, None)
    assert isinstance(await table.bot.services.tables.decide(close), Accepted)
    deal.release()
    await table.env.settle()
    newest = [m for m in table.world.channel.history(viewer=press.actor) if look(table.env, m).ephemeral]
    assert newest
    assert [look(table.env, one).labels for one in newest] == [[] for _ in newest]


@pytest.mark.table(reminder_seconds=9000.0)
async def test_the_public_message_never_asks_for_a_finished_call(table: CardTable) -> None:
    """Computers may call and lead in one run: then the next thing that is drawn would be the full trick."""
    await table.gather(computers=3)
    await table.press(table.ann, "button-hand")
    led = 0
    for _ in range(40):
        await table.decide(table.choice(), on_panel=True)
        public = table.view.public
        if public is not None and public.phase is Phase.PLAY and public.trick and not public.tricks:
            led += 1
            calls = [b for b in look(table.env, table.message).buttons if b.custom_id.startswith("rb:call:")]
            assert calls == [], f"{table.public_text()} at {public.trick}"
    assert led > 2


class LatePanels(QuickPictures):
    """Panels whose pictures are never there in time for an answer."""

    async def of_panel(self, *shown: Any, **_: Any) -> bytes | Late | None:
        picture = super().of_panel(*shown)
        return asyncio.ensure_future(picture) if Wait.ANSWER in shown else await picture  # type: ignore[arg-type]


@pytest.mark.table(pictures=LatePanels)
async def test_a_late_picture_replaces_the_words_of_a_panel(table: CardTable) -> None:
    await table.gather()
    actor, since = table.mover, len(table.env.http_requests)
    panel = (await table.press(actor, "button-hand")).response
    sent = [r for r in table.env.http_requests[since:] if r.method in ("POST", "PATCH")]
    answer, later = sent
    assert answer.path.endswith("/callback")
    assert "panel.png" not in str(answer.json)
    assert "panel.png" in str(later.json)
    assert look(table.env, panel).pictures


async def test_a_panel_is_redrawn_after_failures(table: CardTable) -> None:
    await seated_with_panels(table)
    table.env.inject_error("PATCH", WEBHOOKS, status=503, code=0, times=1)
    await table.decide(PASS)
    await table.env.advance_time(5)
    assert asks(look(table.env, table.panels[table.mover.id]).text)


class PressedMeanwhile(QuickPictures):
    """While a panel is drawn its player presses something that does not change it; ``meanwhile`` answers that."""

    meanwhile: AbstractContextManager[None] | None = None

    async def of_panel(self, *shown: Any, **how: Any) -> bytes | Late | None:
        png = await super().of_panel(*shown, **how)
        if self.meanwhile is not None:
            answer = ExitStack()
            answer.enter_context(self.meanwhile)
            type(self).meanwhile = None
            asyncio.get_running_loop().call_soon(answer.close)
        return png


@pytest.mark.table(pictures=PressedMeanwhile)
async def test_a_look_drawn_during_an_answer_is_drawn_again(table: CardTable) -> None:
    await seated_with_panels(table)
    waits = next(person for person in table.people if person is not table.mover)
    await table.env.advance_time(5)
    since = len(table.env.http_requests)
    PressedMeanwhile.meanwhile = table.bot.features.panels.answering(table.table_id, waits.id)
    table.bot.features.panels.restyle(waits.id)
    await table.env.advance_time(5)
    assert redrawn(table, since) == 1


async def test_panels_of_a_table_that_another_process_shows_are_forgotten(table: CardTable) -> None:
    await seated_with_panels(table)
    panels, table_id, actor = table.bot.features.panels, table.table_id, table.mover
    assert panels.covers(table.view)
    await table.bot.features.announcers.release([table_id])
    since = len(table.env.http_requests)
    assert not any(panels.lives(table_id, person.id) for person in table.people)
    bid = Decision(table_id, Person(actor.id, actor.name), Play(PASS), table.view.seq, None)
    await table.bot.services.tables.decide(bid)
    await table.env.settle()
    assert redrawn(table, since) == 0
    assert not any(panels.lives(table_id, person.id) for person in table.people)


async def test_a_panel_sent_during_a_release_is_forgotten(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table.panels.FAREWELL_SECONDS", 0.05)
    await table.gather()
    panels, table_id = table.bot.features.panels, table.table_id
    press = await aim_last_card(table)
    sending = Wire(table.env).hold("POST", "/webhooks/*", times=4)
    await land(table.env, press)
    assert sending.waiting == 4
    await table.bot.features.announcers.release([table_id])
    sending.release()
    await table.env.settle()
    assert not any(panels.lives(table_id, person.id) for person in table.people)


@pytest.mark.table(seed=2)
async def test_everybodys_panel_tells_how_the_game_ended(table: CardTable) -> None:
    """Also the panels of those whose card was not the last one; whoever sits down afterwards has none."""
    await table.gather(points=1)
    for person in table.people:
        await table.press(person, "button-hand")
    await table.play_on(on_panel=True)
    assert table.view.status is Status.FINISHED
    for person in table.people:
        shown = look(table.env, table.on_screen(person))
        assert says(shown.text, "over", count=2), person
        assert not says(shown.text, "ask-wait")
        assert len(shown.pictures) == 1


async def test_panels_and_the_table_are_redrawn_in_one_queue_whoever_is_asked_first(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each edit by itself has had its turn there, after all answers that are being made."""
    turns, queues, turn = list[Priority](), set[RedrawQueue](), RedrawQueue.turn

    async def note(queue: RedrawQueue, kind: Priority, what: Hashable) -> None:
        turns.append(kind)
        queues.add(queue)
        await turn(queue, kind, what)

    await seated_with_panels(table)
    monkeypatch.setattr(RedrawQueue, "turn", note)
    since = len(table.env.http_requests)
    await table.decide(PASS, on_panel=True)
    assert sorted(turns) == [Priority.ASKED, Priority.PUBLIC, Priority.ONLOOKER, Priority.ONLOOKER]
    assert len(turns) == sum(one.method == "PATCH" for one in table.env.http_requests[since:])
    assert queues == {table.bot.features.panels.redraws}
