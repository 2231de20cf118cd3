"""Whole games, as people play them: by buttons, by typing, with computers; and what they cost in requests."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import datetime
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.ui import LayoutView, TextDisplay

from bot.app import seeded_entropy
from bot.deals.draw import Chain, derive_pack
from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import PASS, Bid, NameTrump, OrderUp, PlayCard, act_text
from bot.engine.cards import JACK, Suit, rank
from bot.engine.seats import Seat, left_of, partners_of
from bot.engine.state import Phase
from bot.engine.sure_tricks import is_decided, sure_tricks
from bot.tables.model import Status
from bot.tables.views import TableView, acts_of
from bot.ui.emojis import Pack
from bot.ui.rate_limiter import RateLimiter
from bot.words.catalogue import Texts
from bot.words.panel_text import hand_line, panel_alt
from bot.words.table_text import table_alt
from bot.words.voice import Voice
from cogs.table import announcer
from cogs.table.layouts import table_layout
from cogs.table.message_state import BUSY_HAND_REQUESTS, HAND_REQUESTS
from tests.discord.card_table import CardTable, card_table
from tests.discord.settlement import PATIENT
from tests.discord.simulation import Wire, aim, land, look
from tests.long_form import sampled
from tests.world import as_read, require
from tests.world.said import WORDS, says

pytestmark = pytest.mark.table(seed=3)

PAUSE = 6.0
"""Seconds; longer than the simulation waits by itself, shorter than the announcer's patience."""


Tallies = list[tuple[int, int]]


def requests_of_hands(table: CardTable) -> Tallies:
    """The requests of each hand, counted ones and answers to interactions; a hand's result counts for the next one."""
    return [(tally.counted, tally.interactions) for hand, tally in table.tallies.items() if hand]


@pytest.mark.parametrize(
    ("on_panel", "room", "expected"),
    [
        (False, True, [(2, 132), (1, 125)]),
        (False, False, [(2, 117), (1, 110)]),
        (True, True, [(2, 132), (18, 100)]),
        (True, False, [(2, 117), (6, 100)]),
    ],
)
async def test_four_people_play_a_game_by_buttons(
    tmp_path: Path, long_form: bool, on_panel: bool, room: bool, expected: Tallies, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted requests and answers of each hand. A quiet hand takes at most twenty, even if people press only their
    panels, and one without room eight; a press on the table's message makes its edits free.
    """
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: room)
    async with card_table(tmp_path, drawn=long_form, seed=4) as table:
        await table.gather(points=3)
        await table.play_on(on_panel=on_panel)
        assert table.view.status is Status.FINISHED
        shown = look(table.env, table.message)
        assert says(shown.text, "over", count=2)
        labels = shown.labels
        assert labels == [WORDS("button-rematch"), WORDS("button-analyse"), WORDS("button-more")]
        assert requests_of_hands(table) == expected
        assert max(counted for counted, _ in expected) <= (HAND_REQUESTS if room else BUSY_HAND_REQUESTS)


@pytest.mark.parametrize(
    ("on_panel", "room", "expected"),
    [
        (False, True, [(2, 53), (3, 45), (18, 22)]),
        (False, False, [(2, 26), (3, 26), (6, 12)]),
        (True, True, [(2, 53), (20, 24), (18, 22)]),
        (True, False, [(2, 26), (8, 17), (6, 12)]),
    ],
)
async def test_one_person_and_three_computers(
    tmp_path: Path, long_form: bool, on_panel: bool, room: bool, expected: Tallies, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the pause that computers make: each of their acts is drawn by itself if there is room, otherwise each run
    of them.
    """
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: room)
    async with card_table(tmp_path, drawn=long_form, seed=5, pause=PAUSE) as table:
        ann = table.ann
        await table.type(ann, "table open", computers=3, points=5)
        await table.press(ann, "button-start")
        while table.view.status is Status.PLAYING:
            chair = table.view.to_move
            if chair is not None and chair.user_id == ann.id:
                await table.decide(table.choice(), on_panel=on_panel)
            else:
                await table.env.advance_time(PAUSE + 0.1)
                table.watch()
        assert requests_of_hands(table) == expected
        assert max(counted for counted, _ in expected) <= (HAND_REQUESTS if room else BUSY_HAND_REQUESTS)


@pytest.mark.table(seed=5, pause=0.3, times=replace(PATIENT, edit=1.0))
async def test_each_act_is_seen_on_the_table_and_the_panel_before_a_computer_acts(table: CardTable) -> None:
    """Though computers are faster than edits and answers, on the table and on panels."""
    ann, store = table.ann, table.bot.services.store
    append, looked, unseen = store.append, 0, list[str]()

    async def look_first(*given: Any, **named: Any) -> None:
        nonlocal looked
        now = table.view
        if named["interaction_id"] is None and now.public is not None and now.public.number == 1:
            looked += 1
            alts = table_alt(now, TEXTS), panel_alt(now, table.mine(ann), TEXTS)
            for message, alt in zip((table.message, table.on_screen(ann)), alts, strict=True):
                pictures = () if message is None else look(table.env, message).pictures
                unseen.extend([alt] if message is not None and as_read(alt) not in map(as_read, pictures) else [])
        await append(*given, **named)

    await table.type(ann, "table open", computers=3, points=5)
    await table.press(ann, "button-start")
    store.append = look_first  # type: ignore[method-assign]
    Wire(table.env).slow_down(0.6)
    await table.decide(table.choice())
    while require(table.view.public).number == 1:
        chair = table.view.to_move
        if chair is not None and chair.user_id == ann.id:
            await table.decide(table.choice(), on_panel=True)
        else:
            await table.env.advance_time(0.1)
    assert unseen == []
    assert looked > 15, "one at a time"


@pytest.mark.table(seed=5, pause=0.3)
async def test_an_edit_that_hangs_holds_each_computer_up_for_a_second(table: CardTable) -> None:
    ann, times = table.ann, list[datetime]()
    await table.type(ann, "table open", computers=3)
    await table.press(ann, "button-start")
    Wire(table.env).hold("PATCH", "*", math.inf)
    table.bot.services.tables.add_listener(lambda _: times.append(table.env.now()))
    await table.decide(table.choice())
    waited = [round((after - before).total_seconds(), 3) for before, after in pairwise(times)]
    assert waited == [1.3] * 4


@pytest.mark.table(seed=5, pause=0.3)
async def test_a_press_is_answered_at_once_while_a_computer_waits_to_be_seen(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "LONGEST_VIEW", 60.0)
    await table.gather(computers=2)
    edits = Wire(table.env).hold("PATCH", "*", math.inf)
    while not require(table.view.to_move).is_computer:
        await table.decide(table.choice())
    before, began = table.view, table.env.now()
    assert edits.waiting
    await table.press(table.ann, "button-hand")
    assert table.on_screen(table.ann) is not None
    assert acts_of(table.view) == acts_of(before)
    assert says(await table.said(table.ann, "table concede"), "done-concede")
    assert (table.env.now() - began).total_seconds() < 0.01
    edits.release()
    await table.env.settle()


async def test_the_watch_over_the_cards_sees_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault is planted: the public message tells the hand of the one on turn."""

    async def evening_with_the_fault() -> None:
        async with card_table(tmp_path) as table:

            def telling(view: TableView, alt: str | None, texts: Texts, pack: Pack, **_: object) -> LayoutView:
                layout = table_layout(view, alt, texts, pack)
                playing = view.public is not None and view.public.turn is not None
                hand = hand_line(table.mine(table.mover), Voice.of(view, texts)) if playing else "Nobody."
                return layout.add_item(TextDisplay(hand))

            monkeypatch.setattr(announcer, "table_layout", telling)
            await table.gather()
            await table.decide(PASS)

    with pytest.raises(AssertionError, match=r"is (told by|on the public message)"):
        await evening_with_the_fault()


TEXTS = Texts()
IN_WORDS = {"9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


@pytest.mark.table(seed=8)
async def test_a_game_by_typed_commands(table: CardTable) -> None:
    ann, bob, cay, dan = table.people
    await table.type(ann, "table open", rules="csl", points=1)
    for person, seat in ((bob, 3), (cay, 2), (dan, 4)):
        await table.type(person, "table join", seat=seat)
    await table.type(dan, "table start")
    while table.view.status is Status.PLAYING:
        actor, act = table.mover, table.choice()
        command, option = ("play", "card") if isinstance(act, PlayCard) else ("bid", "call")
        lawful = {act_text(legal) for legal in table.mine(actor).legal}
        offered = await actor.autocomplete(table.world.channel, command, option, "")
        assert {choice["value"] for choice in offered} <= lawful
        assert len(offered) == min(len(lawful), 25)
        if isinstance(act, PlayCard):
            begun = await actor.autocomplete(table.world.channel, command, option, f"{IN_WORDS[act_text(act)[0]]} of")
            assert {choice["value"][0] for choice in begun} == {act_text(act)[0]}
        other = next(person for person in table.people if person is not actor)
        assert await other.autocomplete(table.world.channel, command, option, "") == []
        await table.type(actor, command, **{option: act_text(act)})
    assert table.view.status is Status.FINISHED


# -- claiming
#
# *The rest are mine* on a player's panel: one press ends the hand, and everybody reads why.


LABEL = WORDS("button-rest")


async def labels(table: CardTable) -> list[str]:
    """What may be pressed on the panel of the one on turn."""
    return look(table.env, (await table.panel(table.mover))).labels


@pytest.mark.table(seed=2)
async def test_the_button_is_there_when_all_tricks_are_certain_and_ends_the_hand(table: CardTable) -> None:
    await table.gather("hasenpfeffer")
    without = 0
    while sure_tricks(table.mine(table.mover)) is None:
        if table.mine(table.mover).public.phase == "play" and without < 3:
            assert LABEL not in await labels(table)
            without += 1
        await table.decide(table.choice())
    mover, hand_seq = table.mover, table.view.hand_seq
    count, name = len(table.mine(mover).hand), table.view.chair(table.mine(mover).seat).name
    await table.restart()
    panel = await table.panel(mover)
    await mover.click(panel, custom_id=look(table.env, panel).custom_id("button-rest"))
    table.watch()
    assert require(table.view.last_hand).hand_seq == hand_seq
    messages = [look(table.env, message).text for message in table.world.channel.history()]
    assert any(says(text, "result-claimed", name=name, count=count) for text in messages)
    assert without == 3


# -- conceding
#
# ``/table concede``: the partner agrees by a button, and everybody reads how the game ended.


def status(table: CardTable) -> Status:
    return table.view.status


async def test_conceding_by_command_and_button(table: CardTable) -> None:
    ann, bob, cay, _ = table.people
    await table.gather(points=4)
    assert says(await table.said(ann, "table concede"), "done-concede-offered")
    assert says(table.public_text(), "proposed-concede", name="Ann")
    assert says(table.read(await table.press(bob, "button-agree-concede")).text, "refusal-not-own-side")
    await table.restart()
    await table.press(cay, "button-agree-concede")
    assert status(table) is Status.FINISHED
    text = table.public_text()
    assert says(text, "over-conceded", names="Ann & Cay")
    assert says(text, "over", names="Bob & Dan", count=2)
    assert says(await table.said(bob, "history"), "history-conceded")
    assert says(await table.said(bob, "replay", game=1), "replay-heading", game=1)
    assert says(await table.said(bob, "verify", game=1), "verify-good")
    await table.press(bob, "button-rematch")
    assert status(table) is Status.PLAYING


# -- laid open
#
# Nothing left to decide: the rest of a hand is laid open at once where everybody at the table has chosen so.


async def decided_moments(table: CardTable, hands: int) -> tuple[int, int]:
    """How often somebody had to act though nothing was left to decide, and how many hands ended by being laid open."""
    waited, laid, last = 0, 0, None
    while table.view.status is Status.PLAYING and table.view.public is not None and table.view.public.number <= hands:
        if table.view.to_move is None:
            break
        waited += is_decided(table.view.public)
        await table.decide(table.choice())
        hand = table.view.last_hand
        if hand is not None and hand is not last:
            last, laid = hand, laid + (hand.claimed is not None and hand.claimed.seat is None)
    return waited, laid


@pytest.mark.parametrize(
    ("choosers", "options", "hands"),
    [(4, "", 4), (3, "", 2), (4, "law=old-school", 1)],
    ids=["all", "three", "old school"],
)
async def test_the_rest_is_laid_open_once_everybody_has_chosen_so(
    table: CardTable, choosers: int, options: str, hands: int
) -> None:
    """Else every card is played, as it is at an old-school table."""
    for person in table.people[:choosers]:
        await table.bot.services.readers.choose(person.id, "lay-open", "on")
    await table.gather(options=options)
    waited, laid = await decided_moments(table, hands)
    messages = [look(table.env, message).text for message in table.world.channel.history()]
    if hands == 4:
        assert (waited, laid) == (0, 4)
        assert any(says(text, "result-laid-open") for text in messages)
    else:
        assert laid == 0
        assert waited > 4 or options


# -- last card
#
# Whoever has chosen so need not press their last card; for everybody else it waits.


async def last_cards_waited_for(table: CardTable) -> list[int]:
    """The people whose one card had to be played by hand in the first hand of a game."""
    waited = []
    await table.gather()
    while table.view.public is None or table.view.public.number < 2:
        view = table.mine(table.mover)
        if view.public.phase is Phase.PLAY and len(view.hand) == 1:
            waited.append(table.mover.id)
        await table.decide(table.choice())
    return waited


async def test_the_last_card_is_played_automatically_by_choice_and_waits_for_others(table: CardTable) -> None:
    ann, bob, cay, dan = (person.id for person in table.people)
    for chosen in (ann, cay):
        await table.bot.services.readers.choose(chosen, "last-card", "on")
    assert sorted(await last_cards_waited_for(table)) == sorted([bob, dan])


# -- alone
#
# Lone hands, pressed on buttons (law 5.1).


@pytest.mark.parametrize("rules", sampled(["standard", "newberry", "campus"], ["standard"], rest=pytest.mark.proof))
async def test_a_lone_hand_sends_the_partner_out(table: CardTable, rules: str) -> None:
    await table.gather(rules, points=4)
    while require(table.view.public).phase is Phase.CUT:
        await table.press(table.mover, "label-no-cut")
    await table.decide(OrderUp(alone=True))
    while require(table.view.public).phase is Phase.DISCARD:
        await table.decide(table.choice())
    public = require(table.view.public)
    assert public.alone
    (out,) = public.sitting_out
    chair = table.view.chair(out)
    resting = table.actor(require(chair.user_id))
    panel = (await table.press(resting, "button-hand")).response
    assert says(look(table.env, panel).text, "ask-sit-out")
    assert {b.label for b in look(table.env, panel).buttons if not b.disabled} <= {
        WORDS("button-live"),
        WORDS("button-more"),
        WORDS("button-refresh"),
    }
    assert says(table.public_text(), "sits-out", count=1)
    await table.play_on(until_hand=2)
    assert table.view.status in (Status.PLAYING, Status.FINISHED)


async def test_two_cards_are_chosen_from_a_menu(table: CardTable) -> None:
    """Double Hasenpfeffer: the lone maker exchanges two of twelve cards (law 8.7)."""
    await table.gather("double-hasenpfeffer")
    await table.decide(Bid(6))
    for _ in range(3):
        await table.decide(PASS)
    await table.decide(NameTrump(Suit.HEARTS, alone=True))
    maker = table.mover
    panel = await table.panel(maker)
    ((menu, places),) = look(table.env, panel).choices.items()
    assert len(places) == 12
    (result,) = await land(table.env, aim(table.env, maker, panel, menu, values=(places[-2], places[-1])))
    assert result.acknowledged
    public = require(table.view.public)
    assert public.phase is Phase.GIVE
    giver = table.mover
    panel = await table.panel(giver)
    ((menu, places),) = look(table.env, panel).choices.items()
    await land(table.env, aim(table.env, giver, panel, menu, values=places[:2]))
    table.watch()
    public = require(table.view.public)
    assert public.phase is Phase.PLAY


# -- stolen deal
#
# The deal is a public act where it may be stolen (law 2.8): *Deal*, the theft, and the call that gives it back.


def buttons(table: CardTable) -> list[str]:
    return look(table.env, table.message).labels


def at(table: CardTable, seat: Seat) -> simcord.MemberActor:
    return table.actor(require(table.view.chair(seat).user_id))


async def waiting(table: CardTable) -> Seat:
    """A game whose first deal nobody has taken yet; its proper dealer."""
    await table.gather("campus", options="steal_the_deal=yes")
    return require(table.view.open_deal).dealer


async def test_a_theft_is_seen_and_called(table: CardTable) -> None:
    dealer = await waiting(table)
    thief = left_of(dealer, 4)
    await table.press(at(table, thief), "button-deal")
    assert says(table.public_text(), "deal-stolen", name=table.view.chair(thief).name)
    assert buttons(table) == [WORDS(f"button-{word}") for word in ("thief", "hand", "watch", "live", "more")]
    await table.press(at(table, partners_of(dealer, 4)[0]), "button-thief")
    assert (require(table.view.public).dealer, table.view.open_deal) == (dealer, None)


@pytest.mark.table(seed=2)
async def test_the_old_button_works_after_a_restart_and_between_hands(table: CardTable) -> None:
    dealer = await waiting(table)
    assert says(table.public_text(), "deal-open", name=table.view.chair(dealer).name)
    assert buttons(table) == [WORDS(f"button-{word}") for word in ("deal", "hand", "watch", "live", "more")]
    await table.restart()
    await table.press(at(table, dealer), "button-deal")
    assert WORDS("button-deal") not in buttons(table)
    while table.view.open_deal is None:
        await table.decide(table.choice())
    assert require(table.view.public).phase is Phase.DEAL
    assert WORDS("button-deal") in buttons(table)
    assert table.view.last_hand is not None
    await table.press(at(table, table.view.open_deal.dealer), "button-deal")
    assert len(table.sheets()) == 1


# -- traditions
#
# A bower turned up is saluted in the table's own words, until trump is named or the bower turned down.


def seed_with(*, bower: bool) -> int:
    """The first seed whose first deal turns a bower up, or another card."""
    rules = presets.build("standard")
    for seed in count(1):
        pack = derive_pack(rules, Chain(seeded_entropy(seed)()).secret(1), 1, ())
        deal = require(engine.deal(engine.begin(rules, Seat(1)), pack).deal)
        if (rank(require(deal.turnup)) == JACK) is bower:
            return seed
    raise AssertionError


@pytest.mark.table(seed=seed_with(bower=True))
async def test_a_bower_is_saluted_until_it_is_ordered_up(table: CardTable) -> None:
    await table.gather()
    view = require(table.view.public)
    dealer = require(table.view.chair(view.dealer).name)
    (salute,) = [line for line in table.public_text().splitlines() if says(line, "tradition-salute", name=dealer)]
    await table.decide(PASS)
    assert salute in table.public_text()
    await table.decide(OrderUp())
    assert not says(table.public_text(), "tradition-salute")


# -- ranked closing
#
# Closing the table of a ranked game: the button for the other side, across a restart, and what everybody reads.


@pytest.mark.table(reminder_seconds=3600.0)
async def test_the_other_side_agrees_to_close_after_a_restart(table: CardTable) -> None:
    ann, bob, cay, _ = table.people[:4]
    await table.gather(points=10)
    assert says(table.public_text(), "table-ranked")
    await table.play_on(until_hand=2)
    said = table.read(await table.type(ann, "table close"))
    assert said.ephemeral
    assert says(said.text, "done-close-proposed")
    assert says(table.public_text(), "proposed-close", name="Ann")
    await table.restart()
    message = table.message
    refused = await table.press(cay, "button-agree-close", message)
    assert says(table.read(refused).text, "refusal-not-other-side")
    await table.press(bob, "button-agree-close", message)
    await table.env.settle()
    assert table.bot.services.tables.table_in_channel(table.world.channel.id) is None
    shown = look(table.env, message)
    assert says(shown.text, "closed-agreed")
    assert shown.buttons == ()


async def test_the_lobby_says_what_leaving_costs(table: CardTable) -> None:
    """Only once every seat is taken, so that a ranked game can begin; a computer makes it a friendly one."""
    ann, bob, cay, dan = table.people[:4]
    told = ("table-ranked", "lobby-ranked", "lobby-unagreed", "lobby-too-short", "lobby-chance")
    openings: dict[str, dict[str, int | str]] = {
        "lobby-ranked": {},
        "lobby-unagreed": {"options": "law=old-school"},
        "lobby-too-short": {"points": 4},
        "lobby-chance": {"options": "lone_march=9"},
    }
    for key, opening in openings.items():
        await table.type(ann, "table open", rules="standard", **opening)
        for person in (bob, cay, dan):
            shown = look(table.env, table.message)
            assert not [each for each in told if says(table.public_text(), each)]
            assert WORDS("button-ranked") not in shown.labels
            await table.press(person, "button-join")
        assert says(table.public_text(), key)
        await table.press(dan, "button-leave")
        await table.press(ann, "button-computer")
        assert not says(table.public_text(), "lobby-ranked")
