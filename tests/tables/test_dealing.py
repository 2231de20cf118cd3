"""Each deal is committed to before the presses that are mixed into it, and shown when its hand is over."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from bot.deals.draw import Chain, commitment, derive_pack, draw_dealer
from bot.deals.verification import seat_text, verify_record
from bot.engine.records.replay import replay
from bot.engine.seats import Seat, left_of, partners_of
from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.beginning import Opened, Rematch, Start, Started
from bot.tables.decisions import Reason
from bot.tables.hands import Dealt, TakePack
from bot.tables.journal import decode
from bot.tables.model import CLOCKS, Status, TableSettings, Turns
from bot.tables.pausing import Touch
from bot.tables.seating import Join, Leave
from bot.tables.views import OpenDeal, Refused, TableView
from tests.tables.company import ANN, BOB, CAY, DAN, PEOPLE, Evening, seeded
from tests.tables.memory import MemoryStore
from tests.world import require


async def test_one_seal_binds_a_game_when_its_table_opens(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open(computers=1)
    sealed = evening.view(table_id).seal
    await evening.press(table_id, BOB, Join(), press=11)
    await evening.press(table_id, CAY, Join(), press=12)
    assert (evening.view(table_id).seal, evening.view(table_id).place) == (sealed, 1)
    await evening.press(table_id, ANN, Start(), press=13)
    view = evening.view(table_id)
    assert (view.seal, view.place, view.commitment) == (sealed, 2, sealed)
    opened, *_, started, dealt = (decode(entry) for entry in store.journal[table_id][: view.hand_seq])
    assert isinstance(opened, Opened)
    assert isinstance(started, Started)
    assert isinstance(dealt, Dealt)
    assert dealt.secret == opened.chain.secret(1)
    named = [seat_text(sealed, chair.seat, chair.name or "") for chair in view.chairs]
    assert dealt.mixins == started.mixins == ("rules standard", *named, "11", "12", "13")
    assert draw_dealer(view.rules, dealt.secret, dealt.mixins) == started.draw


async def test_later_deals_follow_from_the_seal_and_mix_in_the_latest_press_of_each_player(
    evening: Evening, store: MemoryStore
) -> None:
    """Each secret is the seal of the next deal, and a restart in the middle of the game changes nothing of it."""
    rng = random.Random(3)
    table_id = await evening.started("standard points=5", computers=1)
    pressed: dict[int, str] = {}
    seal, promised, checked = evening.view(table_id).seal, evening.view(table_id).commitment, 0
    while evening.view(table_id).status is Status.PLAYING:
        before, mover = evening.view(table_id), evening.mover(table_id)
        pressed.pop(mover.user_id, None)
        pressed[mover.user_id] = str(next(evening.interactions) + 1)
        after = await evening.act(table_id, rng)
        if after.hand_seq == before.hand_seq:
            continue
        if checked == 0:
            await evening.restart()
        dealt = decode(store.journal[table_id][after.hand_seq - 1])
        assert isinstance(dealt, Dealt)
        assert after.last_hand is not None
        assert (after.last_hand.commitment, after.commitment) == (promised, after.last_hand.secret)
        assert commitment(dealt.secret) == after.commitment
        assert dealt.mixins == tuple(pressed.values())
        promised = after.commitment
        pressed.clear()
        checked += 1
        assert (after.seal, after.place) == (seal, checked + 2)
    assert checked
    over = evening.view(table_id)
    assert over.last_hand is not None
    assert (over.last_hand.seal, over.last_hand.place) == (seal, checked + 1)
    assert (over.place, over.seal == seal) == (1, False), "the next game has a seal of its own at once"
    await evening.press(table_id, ANN, Rematch())
    assert evening.view(table_id).commitment == over.seal


async def test_nothing_shows_the_secret_of_the_running_deal(evening: Evening) -> None:
    """The seal of the deal to come would: it is that secret."""
    rng = random.Random(6)
    table_id = await evening.started("standard points=5")
    while evening.view(table_id).status is Status.PLAYING:
        table = await evening.table(table_id)
        assert table.game is not None
        assert table.game.running is not None
        assert table.game.running.secret.hex() not in repr(evening.view(table_id))
        assert repr(table.game.running.secret) not in repr(table)
        await evening.act(table_id, rng)


async def test_a_very_long_game_continues_under_a_new_seal(
    evening: Evening, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new seal is public while the last deal of the old one is played."""
    monkeypatch.setattr(Chain.__init__, "__defaults__", (2, ""))
    rng = random.Random(5)
    table_id = await evening.started("standard points=9")
    seals, places = [evening.view(table_id).seal], list[int]()
    while len(places) < 5 and evening.view(table_id).status is Status.PLAYING:
        before = evening.view(table_id)
        after = await evening.act(table_id, rng)
        if after.hand_seq != before.hand_seq or after.status is Status.FINISHED:
            assert after.last_hand is not None
            places.append(after.last_hand.place)
            seals.append(after.last_hand.seal)
            if after.last_hand.place == 2 and after.status is Status.PLAYING:
                assert after.commitment == before.seal
    assert places == [1, 2, 1, 2, 1]
    assert len(dict.fromkeys(seals)) == 3


async def test_a_word_is_mixed_into_every_later_deal(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open("standard points=5", person=replace(ANN, word="rain"))
    for person in (BOB, CAY, replace(DAN, word='sn#ow "\\"')):
        await evening.press(table_id, person, Join())
    await evening.press(table_id, ANN, Start())
    await evening.tables.set_word(BOB.user_id, "sun")
    await evening.tables.set_word(DAN.user_id, "")
    await evening.restart()
    assert "sun" not in repr(evening.tables.snapshot(table_id))
    await evening.finish(table_id, 3)
    record = require(evening.tables.record(table_id, ANN.user_id))
    first, *later = replay(record.encode()).proofs
    assert [text for text in first.mixins if text.startswith("word")] == ["word 1 rain", 'word 4 sn#ow "\\"']
    assert later
    assert all(proof.mixins[:2] == ("word 1 rain", "word 2 sun") for proof in later)
    assert verify_record(record.encode()).faults == ()


async def test_a_stealable_first_deal_mixes_in_the_texts_of_the_draw(evening: Evening, store: MemoryStore) -> None:
    """Taking the pack is a press between the two; it counts for the deal after, so that the draw can be recomputed."""
    table_id = await evening.open("standard steal_the_deal=yes points=5", computers=0)
    for person in (BOB, CAY, DAN):
        await evening.press(table_id, person, Join())
    await evening.press(table_id, ANN, Start())
    dealer = require((await evening.table(table_id)).dealer)
    person = next(person for person in (ANN, BOB, CAY, DAN) if person.user_id == dealer.user_id)
    await evening.press(table_id, person, TakePack(), press=99)
    facts = [decode(entry) for entry in store.journal[table_id]]
    [started] = [fact for fact in facts if isinstance(fact, Started)]
    [dealt] = [fact for fact in facts if isinstance(fact, Dealt)]
    assert dealt.mixins == started.mixins
    assert "99" not in dealt.mixins
    assert draw_dealer(evening.view(table_id).rules, dealt.secret, dealt.mixins) == started.draw


async def test_a_finished_hand_shows_its_secret_and_no_running_one_does(evening: Evening) -> None:
    rng = random.Random(4)
    table_id = await evening.started("standard points=9")
    promised = evening.view(table_id).commitment
    while (hand := evening.view(table_id).last_hand) is None:
        await evening.act(table_id, rng)
    assert hand.commitment == promised == commitment(bytes.fromhex(hand.secret))
    game = require((await evening.table(table_id)).game)
    pack = game.deals[0].pack
    assert derive_pack(evening.view(table_id).rules, game.deals[0].secret, 1, hand.mixins) == pack
    assert game.running is not None
    private = repr([dict(change.snapshot.seat_views) for change in evening.changes])
    for text in (repr(evening.view(table_id)), repr(evening.mine(table_id, ANN)), repr(evening.changes), private):
        assert game.running.secret.hex() not in text
        assert repr(game.running.secret) not in text


async def test_a_seed_repeats_the_deals_whatever_is_pressed(store: MemoryStore) -> None:
    packs = []
    for first in (1, 500):
        settings = TableSettings(computer_pause=0, entropy=seeded(9), mix_presses=False)
        evening = Evening(MemoryStore(), settings=settings)
        for _ in range(first):
            next(evening.interactions)
        table_id = await evening.started()
        game = require((await evening.table(table_id)).game)
        packs.append(require(game.running).pack)
        await evening.tables.close()
    assert packs[0] == packs[1]


async def test_the_newest_press_tells_a_new_name_and_a_record_keeps_the_names_it_began_with(evening: Evening) -> None:
    table_id = await evening.open("standard points=1")
    await evening.join(table_id, BOB, CAY, DAN)
    await evening.does(table_id, replace(ANN, name="Anna"), Start())
    await evening.does(table_id, replace(BOB, name="Robert"), Touch())
    await evening.restart()
    assert [chair.name for chair in evening.view(table_id).chairs] == ["Anna", "Robert", "Cay", "Dan"]
    records: list[str] = []
    for _ in range(2):
        await evening.finish(table_id, 8)
        await evening.does(table_id, replace(CAY, name=f"Cay{len(records)}"), Touch())
        assert evening.view(table_id).with_players_of_game.chairs == evening.view(table_id).chairs
        records.append(evening.tables.record(table_id, ANN.user_id) or "")
        await evening.rematch(table_id)
    assert [verify_record(record.encode()).faults for record in records] == [(), ()]
    names = [re.findall(r"^seat . (.*)$", record, re.MULTILINE) for record in records]
    assert names == [["Anna", "Bob", "Cay", "Dan"], ["Anna", "Robert", "Cay0", "Dan"]]


# -- stolen deal
#
# Law 2.8 at a table: whoever takes the pack first deals, unless the proper dealer's side calls the theft.

CAMPUS = "campus steal_the_deal=yes points=2"


def dealt(view: TableView) -> Seat | None:
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


@pytest.mark.parametrize("restarted", [False, True])
async def test_law_2_8_an_uncalled_theft_stands(evening: Evening, restarted: bool) -> None:
    table_id, dealer = await waiting(evening, "campus steal_the_deal=yes")
    thief = left_of(dealer, 4)
    view = await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    assert (view.open_deal, view.deadline) == (OpenDeal(dealer, thief), evening.clock.now() + CLOCKS[Turns.USUAL].theft)
    await evening.clock.advance(CLOCKS[Turns.USUAL].theft / 2)
    if restarted:
        await evening.restart()
        assert evening.view(table_id) == view
    await evening.clock.advance(CLOCKS[Turns.USUAL].theft / 2 - 0.1)
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
    await evening.clock.advance(CLOCKS[Turns.USUAL].theft)
    assert dealt(evening.view(table_id)) == dealer


async def test_law_2_8_only_opponents_steal_and_only_the_robbed_call(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    partner, (thief, other) = partners_of(dealer, 4)[0], (left_of(dealer, 4), Seat((dealer + 2) % 4 + 1))
    assert await evening.refusal(table_id, PEOPLE[partner - 1], TakePack()) is Reason.NOT_YOUR_DEAL
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    for late in (thief, other):
        assert await evening.refusal(table_id, PEOPLE[late - 1], TakePack()) is Reason.NO_DECK
    assert dealt(evening.view(table_id)) is None


async def test_law_2_8_among_individuals_all_others_may_steal(evening: Evening) -> None:
    table_id, dealer = await waiting(evening, "cutthroat steal_the_deal=yes")
    thief = left_of(dealer, 3)
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    answer = await evening.press(table_id, PEOPLE[left_of(thief, 3) - 1], TakePack())
    assert isinstance(answer, Refused), "the third player was not robbed"
    await evening.clock.advance(CLOCKS[Turns.USUAL].theft)
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


async def test_a_theft_waits_for_somebody_to_be_present(evening: Evening) -> None:
    table_id, dealer = await waiting(evening)
    thief = left_of(dealer, 4)
    await evening.does(table_id, PEOPLE[thief - 1], TakePack())
    for person in PEOPLE:
        await evening.does(table_id, person, Leave())
    await evening.clock.advance(CLOCKS[Turns.USUAL].theft * 2)
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
            await evening.clock.advance(CLOCKS[Turns.USUAL].theft)
            view = evening.view(table_id)
        else:
            view = await evening.act(table_id, rng)
    record = require(evening.tables.record(table_id, PEOPLE[0].user_id))
    assert " stolen\n" in record
    assert view.public is not None
    played = replay(record.encode()).last_state
    assert (played.score, played.standing) == (view.public.score, played.standing)
    assert played.standing.dealer == view.public.dealer
