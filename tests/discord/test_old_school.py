"""An old-school table by buttons (law 9): live cards, taking back, gathering, claims, and a hand open for claims."""

import random

import simcord

from bot.engine.acts import Act, ClaimRenege, GatherTrick, OrderUp, Pass, PlayCard
from bot.engine.seats import Seat, left_of
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.ui import buttons
from bot.ui.buttons import Control
from bot.words import offers
from bot.words.labels import card_label
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.world import require
from tests.world.said import WORDS, says

OLD = "law=old-school"


def at(table: CardTable, seat: int) -> simcord.MemberActor:
    return table.actor(require(table.view.chair(Seat(seat)).user_id))


def public(table: CardTable) -> PublicView:
    return require(table.view.public)


def turn(table: CardTable) -> Seat:
    return require(public(table).turn)


async def labels(table: CardTable, actor: simcord.MemberActor) -> dict[str, bool]:
    """The buttons of somebody's panel, and whether they can be pressed."""
    return {button.label: not button.disabled for button in look(table.env, (await table.panel(actor))).buttons}


async def press_panel(table: CardTable, actor: simcord.MemberActor, what: Control | str, **values: int) -> str:
    panel = await table.panel(actor)
    result = await actor.click(panel, custom_id=look(table.env, panel).custom_id(what, **values))
    table.watch()
    return table.read(result).text if result.response is not None else ""


async def claim(table: CardTable, claimer: simcord.MemberActor, word: str) -> str:
    """*Claim* and one of its choices; what the claimer is told."""
    panel = await table.panel(claimer)
    menu = await claimer.click(panel, custom_id=look(table.env, panel).custom_id("button-claim"))
    assert table.read(menu).ephemeral
    chosen = await claimer.select(require(menu.response), [word])
    table.watch()
    return table.read(chosen).text


async def to_play(table: CardTable, options: str = OLD) -> None:
    """Somebody orders up, and the play begins."""
    await table.gather(options=options)
    await to_lead(table)


async def to_lead(table: CardTable) -> None:
    """Play on until the first card is to be led."""
    while public(table).phase is not Phase.PLAY:
        view = table.mine(table.mover)
        act: Act = OrderUp() if OrderUp() in view.legal else view.legal[0]
        await table.decide(act)


async def play_trick(table: CardTable) -> None:
    """Play a trick until it lies full on the table, or on a slow machine was gathered by the clock already."""
    gathered = len(public(table).tricks)
    while not public(table).gather_due and len(public(table).tricks) == gathered:
        plays = [act for act in table.mine(table.mover).legal if isinstance(act, PlayCard)]
        await table.decide(plays[0])


async def test_every_card_is_enabled_and_the_winning_side_gathers(table: CardTable) -> None:
    """Taking back is offered after each card, and says privately if there is nothing."""
    await to_play(table)
    leader = turn(table)
    for seat in (1, 2, 3, 4):
        view = table.mine(at(table, seat))
        shown = await labels(table, at(table, seat))
        assert all(shown[card_label(card, view.public.trump, WORDS)] for card in view.hand)
        assert not {WORDS("label-correct"), WORDS("label-gather")} & set(shown)
        assert {WORDS("button-claim"), WORDS("label-misdeal")} <= set(shown)
    assert says(await press_panel(table, at(table, leader), "button-claim"), "claim-nothing")
    await table.decide(table.mine(at(table, leader)).legal[0])
    second = at(table, left_of(leader, 4))
    shown = await labels(table, second)
    view = table.mine(second)
    assert all(shown[card_label(card, view.public.trump, WORDS)] for card in view.hand)
    text = look(table.env, await table.panel(second)).text
    assert says(text, "ask-play")
    assert "ollow" not in text
    await table.decide(view.legal[0])
    before = table.public_text()
    assert says(await press_panel(table, second, "label-correct"), "unlawful-nothing-to-correct")
    assert table.public_text() == before
    await play_trick(table)
    winner = turn(table)
    assert says(table.public_text(), "turn-gather")
    for seat in (1, 2, 3, 4):
        shown = await labels(table, at(table, seat))
        assert (WORDS("label-gather") in shown) == ((seat - winner) % 2 == 0)
    assert says(await table.said(table.mover, "hint"), "label-gather")
    await press_panel(table, at(table, (winner + 1) % 4 + 1), "label-gather")
    assert (len(public(table).tricks), public(table).turn) == (1, winner)
    assert not says(table.public_text(), "trick-last"), "review=no"
    await play_trick(table)
    assert table.read(await table.type(table.mover, "bid", call=WORDS("label-gather").lower())).ephemeral
    assert len(public(table).tricks) == 2
    await play_trick(table)
    await table.env.advance_time(8.5)
    assert len(public(table).tricks) == 3, "gathered by itself"
    panel = await table.panel(at(table, 1))
    await table.type(at(table, 1), "table close")
    assert look(table.env, panel).buttons == ()


async def test_a_call_and_a_lead_out_of_turn_and_the_claim_that_everybody_reads(table: CardTable) -> None:
    await table.gather(options=OLD)
    caller = left_of(turn(table), 4)
    shown = await labels(table, at(table, caller))
    key = next(key for key in ("label-order", "label-assist", "label-take-up") if WORDS(key) in shown)
    assert WORDS("label-pass") not in shown
    await press_panel(table, at(table, caller), key)
    assert public(table).maker == caller
    await to_lead(table)
    right, wrong = turn(table), left_of(turn(table), 4)
    watcher = at(table, (right + 1) % 4 + 1)
    await table.panel(watcher)
    actor = at(table, wrong)
    card = table.mine(actor).hand[0]
    number = offers.number_acts(table.mine(actor)).index(PlayCard(card))
    await press_panel(table, actor, buttons.ACT, number=number)
    assert public(table).trick == ((wrong, card),)
    assert says(await claim(table, at(table, right), f"claim.lead.{wrong}"), "claim-lead-true")
    assert says(table.public_text(), "claim-lead-true")
    assert says(table.public_text(), "exposed", name=table.view.chair(wrong).name)
    assert public(table).exposed == ((wrong, card),)
    await table.env.advance_time(1)
    assert says(look(table.env, table.on_screen(watcher)).text, "claim-lead-true")


async def test_the_hand_stays_open_for_claims_until_all_press_next_hand(table: CardTable) -> None:
    await to_play(table)
    rng = random.Random(1)
    renege: ClaimRenege | None = None
    while public(table).result is None:
        view = table.mine(table.mover)
        if public(table).gather_due:
            await table.decide(GatherTrick())
            continue
        wrong = [act for act in view.offered if isinstance(act, PlayCard) and act not in view.legal]
        if wrong and renege is None and public(table).trick:
            renege = ClaimRenege(view.seat, len(public(table).tricks) + 1)
            await table.decide(wrong[0])
        else:
            await table.decide(rng.choice([act for act in view.legal if isinstance(act, PlayCard)]))
    assert renege is not None, "choose another seed"
    assert says(table.public_text(), "claims-open")
    assert WORDS("button-next-hand") in look(table.env, table.message).labels
    claimer = at(table, left_of(renege.seat, 4))
    assert says(await claim(table, claimer, offers.to_word(renege)), "claim-renege-true")
    assert says(table.public_text(), "claim-renege-true")
    hand = table.view.hand_seq
    for seat in (1, 2):
        await table.press(at(table, seat), "button-next-hand")
    for seat in (3, 4):
        await press_panel(table, at(table, seat), "button-next-hand")
    assert table.view.hand_seq > hand
    assert any(says(look(table.env, m).text, "result-penalty") for m in table.world.channel.history())
    await table.restart()
    await table.type(at(table, 1), "table close")
    [sheet] = table.sheets()
    assert [len(hands) for hands in look(table.env, sheet).choices.values()] == [1], "a restart tells none twice"


async def test_a_misdeal_that_everybody_confirms_and_the_four_suits_of_the_second_round(table: CardTable) -> None:
    await table.gather(options=OLD)
    hand = table.view.hand_seq
    await press_panel(table, at(table, 1), "label-misdeal")
    assert says(table.public_text(), "misdeal-asked", count=1)
    for seat in (2, 3, 4):
        await press_panel(table, at(table, seat), "label-misdeal")
    assert table.view.hand_seq > hand
    assert says(look(table.env, table.sheets()[-1]).text, "sheet-misdeal")
    for _ in range(4):
        await table.decide(Pass())
    shown = look(table.env, table.message).labels
    assert sum(any(WORDS("suit-title", suit=suit) in label for suit in "SHDC") for label in shown) == 8
