"""Law 2.8 at a table: whoever takes the pack first deals, unless the proper dealer's side calls the theft."""

from __future__ import annotations

import random

import pytest

from bot.engine.records.replay import replay
from bot.engine.seats import Seat, left_of, partners_of
from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.decisions import Join, Leave, Reason, TakePack, Touch
from bot.tables.model import THEFT_SECONDS, Status
from bot.tables.views import OpenDeal, Refused, TableView
from tests.tables.company import PEOPLE, Evening
from tests.world import require

CAMPUS = "campus steal_the_deal=yes points=2"


def dealt(view: TableView) -> Seat | None:
    """Who dealt the hand on the table."""
    return view.public.dealer if view.public is not None and view.public.phase is not Phase.DEAL else None


async def waiting(evening: Evening, words: str = CAMPUS) -> tuple[TableId, Seat]:
    """A game in which everybody looks at the pack; its proper dealer."""
    table_id = await evening.started(words)
    view = evening.view(table_id)
    assert view.draw is not None
    assert view.open_deal == OpenDeal(view.draw.dealer)
    assert dealt(view) is None
    return table_id, view.draw.dealer


async def play_hand(evening: Evening, table_id: TableId, seed: int = 1) -> TableView:
    rng = random.Random(seed)
    view = evening.view(table_id)
    while view.status is Status.PLAYING and view.open_deal is None:
        view = await evening.act(table_id, rng)
    return view


async def test_law_2_8_the_proper_dealer_deals_by_a_press(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    view = await evening.does(table_id, PEOPLE[dealer - 1], TakePack())
    assert (dealt(view), view.open_deal) == (dealer, None)


async def test_law_2_8_an_uncalled_theft_stands(evening: Evening) -> None:
    table_id, dealer = await waiting(evening, "campus steal_the_deal=yes")
    thief = left_of(dealer, 4)
    view = await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    assert view.open_deal == OpenDeal(dealer, thief, evening.clock.now() + THEFT_SECONDS)
    await evening.clock.advance(THEFT_SECONDS - 0.1)
    assert dealt(evening.view(table_id)) is None
    await evening.clock.advance(0.1)
    assert dealt(evening.view(table_id)) == thief
    view = await play_hand(evening, table_id)
    assert require(view.open_deal).dealer == left_of(thief, 4), "the deal moves on from the thief (law 2.2)"


@pytest.mark.parametrize("caller", ["dealer", "partner"])
async def test_law_2_8_a_called_theft_gives_the_deal_back(evening: Evening, caller: str) -> None:
    table_id, dealer = await waiting(evening)
    await evening.does(table_id, PEOPLE[left_of(dealer, 4) - 1], TakePack())
    calls = dealer if caller == "dealer" else partners_of(dealer, 4)[0]
    view = await evening.does(table_id, PEOPLE[calls - 1], TakePack())
    assert (dealt(view), view.open_deal) == (dealer, None)
    await evening.clock.advance(THEFT_SECONDS)
    assert dealt(evening.view(table_id)) == dealer


async def test_law_2_8_only_opponents_steal_and_only_the_robbed_call(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    partner, (thief, other) = partners_of(dealer, 4)[0], (left_of(dealer, 4), Seat((dealer + 2) % 4 + 1))
    answer = await evening.press(table_id, PEOPLE[partner - 1], TakePack())
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.NOT_YOUR_DEAL
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    for late in (thief, other):
        assert await evening.refusal(table_id, PEOPLE[late - 1], TakePack()) is Reason.STALE
    assert dealt(evening.view(table_id)) is None


async def test_law_2_8_among_individuals_all_others_may_steal(evening: Evening) -> None:
    table_id, dealer = await waiting(evening, "cutthroat steal_the_deal=yes")
    thief = left_of(dealer, 3)
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    answer = await evening.press(table_id, PEOPLE[left_of(thief, 3) - 1], TakePack())
    assert isinstance(answer, Refused), "the third player was not robbed"
    await evening.clock.advance(THEFT_SECONDS)
    assert dealt(evening.view(table_id)) == thief


async def test_a_button_from_before_the_theft_still_calls_it(evening: Evening) -> None:
    """The proper dealer presses the *Deal* that they still see: they want to deal, and do."""
    table_id, dealer = await waiting(evening)
    seq = evening.view(table_id).seq
    await evening.does(table_id, PEOPLE[left_of(dealer, 4) - 1], TakePack(), seq)
    assert dealt(await evening.does(table_id, PEOPLE[dealer - 1], TakePack(), seq)) == dealer


async def test_the_steal_button_is_stale_after_the_deal(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    seq = evening.view(table_id).seq
    await evening.does(table_id, PEOPLE[dealer - 1], TakePack(), seq)
    assert await evening.refusal(table_id, PEOPLE[left_of(dealer, 4) - 1], TakePack(), seq) is Reason.STALE


async def test_a_computer_deals_for_a_missing_dealer(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    await evening.clock.advance(60)
    assert [change.reminder.seat for change in evening.changes if change.reminder is not None] == [dealer]
    await evening.clock.advance(60)
    view = evening.view(table_id)
    assert view.chair(dealer).away
    assert dealt(view) == dealer


async def test_computers_deal_at_once(evening: Evening) -> None:
    """Among three computers the table waits only for the person, when the deal is theirs."""
    table_id = await evening.started("campus steal_the_deal=yes", computers=3)
    count = 0
    for _ in range(8):
        view = evening.view(table_id)
        if view.open_deal is not None:
            assert view.chair(view.open_deal.dealer).user_id == PEOPLE[0].user_id
            count += 1
            await evening.does(table_id, PEOPLE[0], TakePack())
        await play_hand(evening, table_id)
    assert count >= 2


async def test_a_computer_deals_for_a_dealer_who_stands_up(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    assert dealt(await evening.does(table_id, PEOPLE[dealer - 1], Leave())) == dealer


async def test_a_restart_in_the_middle_of_a_theft(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    thief = left_of(dealer, 4)
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    before = evening.view(table_id)
    await evening.restart()
    assert evening.view(table_id) == before
    await evening.clock.advance(THEFT_SECONDS)
    assert dealt(evening.view(table_id)) == thief


async def test_a_theft_waits_for_somebody_to_be_present(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    thief = left_of(dealer, 4)
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    for person in PEOPLE:
        await evening.does(table_id, person, Leave())
    await evening.clock.advance(THEFT_SECONDS * 2)
    assert dealt(evening.view(table_id)) is None
    await evening.does(table_id, PEOPLE[0], Join())
    await evening.clock.advance(0)
    assert dealt(evening.view(table_id)) == thief


async def test_a_dealer_who_returns_to_a_table_without_people_is_asked_anew(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    for person in PEOPLE[: dealer - 1] + PEOPLE[dealer:4]:
        await evening.does(table_id, person, Leave())
    await evening.clock.advance(evening.settings.reminder_seconds + evening.settings.away_seconds)
    assert evening.view(table_id).chair(dealer).away
    view = await evening.does(table_id, PEOPLE[dealer - 1], Touch())
    assert (dealt(view), view.open_deal) == (None, OpenDeal(dealer))
    assert view.asked_at == evening.clock.now()


async def test_the_record_of_stolen_deals_reads_back(evening: Evening) -> None:
    """Every deal but the drawn dealer's first is stolen; the record says so, and the engine plays it again."""
    table_id, _ = await waiting(evening)
    rng = random.Random(5)
    view = evening.view(table_id)
    while view.status is Status.PLAYING:
        if view.open_deal is not None:
            await evening.does(table_id, PEOPLE[left_of(view.open_deal.dealer, 4) - 1], TakePack())
            await evening.clock.advance(THEFT_SECONDS)
            view = evening.view(table_id)
        else:
            view = await evening.act(table_id, rng)
    record = require(evening.tables.record(table_id, PEOPLE[0].user_id))
    assert " stolen\n" in record
    assert view.public is not None
    played = replay(record.encode()).last_state
    assert (played.score, played.standing) == (view.public.score, played.standing)
    assert played.standing.dealer == view.public.dealer
