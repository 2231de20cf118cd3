"""On pages: who sits down and takes over, what is claimed, and what a page opens besides its table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from simcord import MemberActor
from simcord.components import walk_components

from bot.engine.acts import ClaimRenege, GatherTrick, PlayCard
from bot.engine.sure_tricks import sure_tricks
from bot.ui import buttons
from bot.words import offers
from tests.discord.card_table import CardTable
from tests.discord.live_house import House, Page, find_press, words_of
from tests.discord.test_old_school import at, public, to_play
from tests.world import require
from tests.world.said import WORDS, says

pytestmark = pytest.mark.proof  # a port is opened


def press_in(view: dict[str, Any], key: str) -> str:
    """What the button with this label sends."""
    (press,) = [one["press"] for one in (*view["acts"], *view["buttons"]) if one["label"] == WORDS(key)]
    return str(press)


def has(view: dict[str, Any], key: str) -> bool:
    return WORDS(key) in [one["label"] for one in (*view["acts"], *view["buttons"])]


def said(view: dict[str, Any], key: str, **values: str) -> bool:
    return says("\n".join(view["words"]), key, **values)


# -- handing a seat over


async def elsewhere(house: House, person: MemberActor) -> Page:
    """Somebody's page of a channel without a table."""
    channel = house.table.world.guild.create_text_channel("elsewhere")
    page = await house.connect(await house.token(person, channel_id=channel.id))
    await page.hear(lambda message: message["kind"] == "nothing")
    return page


@pytest.mark.parametrize("away", [False, True])
async def test_a_seat_that_is_handed_over_is_taken_on_the_page_of_who_was_asked(house: House, away: bool) -> None:
    table = house.table
    _, bob, cay, dan = table.people
    await table.gather(computers=2)
    hand, seat = len(table.mine(bob).hand), table.view.seat_of(bob.id)
    guest = await elsewhere(house, cay) if away else await house.open(cay)
    host, other = await house.open(bob), await house.open(dan)
    await table.type(bob, "table hand-over", member=cay)
    asked = await guest.hear(lambda view: view["kind"] == "view" and has(view, "button-take-seat"))
    assert said(asked, "seat-offered", host="Bob")
    take, later = press_in(asked, "button-take-seat"), await house.open(cay)
    assert has(await later.hear(lambda view: view["kind"] == "view"), "button-take-seat"), "a page opened afterwards"
    assert says((await other.press(take))["note"], "refusal-no-offer")
    assert not has(other.view, "button-take-seat")
    assert not said(other.view, "seat-offered")
    taken = await guest.press(take)
    assert (taken["me"], len(taken["cards"])) == (seat, hand)
    assert not has(taken, "button-take-seat")
    left = await host.hear(lambda view: view["me"] == 0)
    assert left["cards"] == []
    assert (table.view.seat_of(cay.id), table.view.seat_of(bob.id)) == (seat, None)


@pytest.mark.parametrize("on_page", [False, True])
async def test_a_seat_that_is_declined_is_offered_on_no_page_any_more(house: House, on_page: bool) -> None:
    table = house.table
    _, bob, cay, _ = table.people
    await table.gather(computers=2)
    guest = await house.open(cay)
    offered = (await table.type(bob, "table hand-over", member=cay)).response
    asked = await guest.hear(lambda view: view["kind"] == "view" and has(view, "button-take-seat"))
    if on_page:
        assert says((await guest.press(press_in(asked, "button-decline")))["note"], "hand-over-declined", guest="Cay")
    else:
        await table.press(cay, "button-decline", offered)
        await guest.hear(lambda view: not has(view, "button-take-seat"))
    assert not has(guest.view, "button-take-seat")
    assert not said(guest.view, "seat-offered")
    assert table.view.seat_of(bob.id)


async def test_who_sits_down_on_a_page_while_computers_play_plays_from_the_next_hand(house: House) -> None:
    table = house.table
    await table.gather(computers=3)
    page = await house.open(table.bob)
    view = await page.press(press_in(await page.hear(), "button-sit"))
    assert says(view["note"], "refusal-seat-promised")
    assert view["me"] == 0
    while public(table).number == 1:
        await table.env.advance_time(2)  # a computer thinks, or the table's message follows it
        mover = table.view.to_move
        if public(table).number == 1 and mover is not None and mover.user_id is not None:
            await table.decide(table.choice())
    seated = await page.hear(lambda view: view["me"] > 0)
    assert seated["me"] == table.view.seat_of(table.bob.id)
    assert len(table.mine(table.bob).hand) == 5
    assert [one["name"] for one in seated["seats"] if one["seat"] == seated["me"]] == ["Bob"]


# -- claims


async def reneged(table: CardTable) -> ClaimRenege:
    """Play an old-school hand to its end, in which somebody does not follow suit."""
    await to_play(table)
    rng, renege = random.Random(1), None
    while public(table).result is None:
        view = table.mine(table.mover)
        if public(table).gather_due:
            await table.decide(GatherTrick())
            continue
        plays = [act for act in view.offered if isinstance(act, PlayCard)]
        wrong = [act for act in plays if act not in view.legal]
        if wrong and renege is None and public(table).trick:
            renege = ClaimRenege(view.seat, len(public(table).tricks) + 1)
            await table.decide(wrong[0])
        else:
            await table.decide(rng.choice([act for act in plays if act in view.legal]))
    return require(renege)


@pytest.mark.parametrize("right", [True, False])
async def test_a_renege_is_claimed_in_a_trick_chosen_on_a_page_and_all_go_on(house: House, right: bool) -> None:
    table = house.table
    true = await reneged(table)
    hand = table.view.hand_seq
    claimer = at(table, true.seat % 4 + 1)
    open_pages = {person: await house.open(person) for person in table.people}
    page = open_pages[claimer]
    sheet = await page.sheet(press_in(await page.hear(), "button-claim"))
    (menu,) = [part for part in walk_components(sheet["components"]) if part.get("options")]
    values = [one["value"] for one in menu["options"]]
    word = offers.to_word(true)
    assert word in values
    assert len({value.rpartition(".")[2] for value in values if "renege" in value}) > 1, "the trick is chosen"
    chosen = word if right else next(value for value in values if "renege" in value and value != word)
    after = await page.sheet(menu["custom_id"], chosen=[chosen], sheet=sheet["id"])
    assert after["id"] == sheet["id"], "the result stands in its place"
    key = "claim-renege-true" if right else "claim-renege-false"
    assert says(words_of(after), key)
    for person, one in open_pages.items():
        seen = await one.hear(lambda view: says("\n".join(view["words"]), key)) if one is not page else one.view
        if table.view.hand_seq == hand and has(seen, "button-next-hand"):
            await open_pages[person].press(press_in(seen, "button-next-hand"))
    assert table.view.hand_seq > hand


async def to_sure_tricks(table: CardTable) -> MemberActor:
    """Play until all other tricks are certain for whoever is on turn."""
    await table.gather("hasenpfeffer")
    while sure_tricks(table.mine(table.mover)) is None:
        await table.decide(table.choice())
    return table.mover


@pytest.mark.table(seed=2)
async def test_the_rest_is_claimed_on_a_page_by_whom_it_is_certain_for(house: House) -> None:
    table = house.table
    mover = await to_sure_tricks(table)
    mine, hand = table.mine(mover), table.view.hand_seq
    open_pages = {person: await house.open(person) for person in table.people}
    rest = press_in(await open_pages[mover].asked(table.view.seq), "button-rest")
    waiting = next(person for person in table.people if person != mover)
    assert says((await open_pages[waiting].press(rest))["note"], "refusal-not-your-turn")
    assert not has(open_pages[waiting].view, "button-rest")
    assert table.view.hand_seq == hand
    name = table.view.chair(mine.seat).name

    def tells(view: dict[str, Any]) -> bool:
        told = "\n".join(move["words"] for move in view.get("moves", ()))
        return says(told, "result-claimed", name=name, count=len(mine.hand))

    await open_pages[mover].press(rest)
    assert require(table.view.last_hand).hand_seq == hand
    for page in open_pages.values():
        if not tells(page.view):
            await page.hear(tells)
    assert says((await open_pages[mover].press(rest))["note"], "refusal-stale")


async def test_the_rest_is_not_claimed_while_it_is_uncertain(house: House) -> None:
    table = house.table
    await table.gather()
    await table.reach_play()
    assert sure_tricks(table.mine(table.mover)) is None
    page, seq = await house.open(table.mover), table.view.seq
    assert not has(await page.asked(seq), "button-rest")
    assert says((await page.press(buttons.CLAIM_REST.id_of(table.table_id, seq)))["note"], "refusal-not-certain")
    assert table.view.seq == seq


# -- what a page opens


@pytest.mark.table(expert="steady")
async def test_a_deal_is_played_again_on_a_page_to_its_comparison_and_its_table_comes_back(house: House) -> None:
    table = house.table
    await table.finish_games()
    page = await house.open(table.ann)
    scores = await page.sheet(press_in(await page.hear(), "button-scores"))
    (menu,) = [part for part in walk_components(scores["components"]) if part.get("options")]
    hand = await page.sheet(menu["custom_id"], chosen=[menu["options"][-1]["value"]], sheet=scores["id"])
    seats = await page.sheet(find_press(hand, WORDS("button-again")), sheet=hand["id"])
    own = next(one["custom_id"] for one in walk_components(seats["components"]) if one.get("style") == 1)
    view = await page.press(own, sheet=seats["id"])
    assert (view["status"], view["me"]) == ("playing", 1)
    assert view["table"] != table.table_id
    assert page.sheets == [{"kind": "sheet", "id": seats["id"], "components": [], "files": {}}]
    for _ in range(20):
        if has(view, "button-compare"):
            break
        if not view["asked"]:
            await table.env.advance_time(2)
            view = await page.hear(lambda view: view["asked"] or has(view, "button-compare"))
            continue
        acts = [one["press"] for one in view["acts"] if one["press"].startswith(("rb:act:", "rb:sure:"))]
        cards = [card["press"] for card in view["cards"] if card["press"]]
        view = await page.press((cards or acts)[0])
    compared = await page.sheet(press_in(view, "button-compare"))
    assert says(words_of(compared), "again-heading")
    assert (await page.press(buttons.REDRAW.id_of(table.table_id)))["table"] == table.table_id


async def test_a_fair_deal_is_looked_at_and_a_word_for_it_written_on_a_page(house: House) -> None:
    table = house.table
    await table.finish_games()
    page = await house.open(table.ann)
    more = await page.sheet(press_in(await page.hear(), "button-more"))
    fair = await page.sheet(find_press(more, WORDS("button-fair")), sheet=more["id"])
    assert says(words_of(fair), "fair-no-word")
    assert says(words_of(fair), "fair-next", seal=f"`{table.view.seal}`")
    form = await page.sheet(find_press(fair, WORDS("button-word")), sheet=fair["id"])
    assert (form["kind"], form["title"]) == ("form", WORDS("word-title"))
    told = await page.words(form["press"], sheet=form["id"], fields={"word": "seven kings"})
    assert says(told, "word-kept", word="`seven kings`")
    again = await page.sheet(find_press(more, WORDS("button-fair")), sheet=more["id"])
    assert says(words_of(again), "fair-word", word="`seven kings`")


async def test_every_page_of_the_menu_replaces_the_one_before_and_leads_on(house: House) -> None:
    table = house.table
    await table.gather(computers=3)
    page = await house.open(table.ann)
    menu = await page.sheet(press_in(await page.hear(), "button-menu"))
    for verb in ("tonight", "daily", "me"):
        shown = await page.sheet(find_press(menu, WORDS(f"button-door-{verb}")), sheet=menu["id"])
        assert shown["id"] == menu["id"]
        assert says(words_of(shown), f"door-{verb}")
    for key in ("button-hand", "button-door-play"):
        menu = await page.sheet(press_in(page.view, "button-menu"))
        view = await page.press(find_press(menu, WORDS(key)), sheet=menu["id"])
        assert (view["me"], view["table"]) == (1, table.table_id)
        assert page.sheets == [{"kind": "sheet", "id": menu["id"], "components": [], "files": {}}], "it makes way"
