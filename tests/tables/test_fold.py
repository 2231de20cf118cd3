"""A journal gives the table that the decisions made, at every moment of any game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

import pytest

from bot.engine import game as engine
from bot.engine import presets
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.storage.api import Entry, TableId
from bot.tables import facts
from bot.tables.answering import Agree, Decline
from bot.tables.beginning import AgreeRanked, ChangeRules, Open, Opened, Rematch, Start, judge_opening, open_table
from bot.tables.closing import Close
from bot.tables.conceding import Concede
from bot.tables.consent import asked_seats, lapse
from bot.tables.decisions import Decision, Person, What
from bot.tables.draft import Draft, draft_facts, judge_decision
from bot.tables.facts import JournalError
from bot.tables.guests import DeclineSeat, Invite, OfferSeat, Remove, TakeSeat
from bot.tables.hands import TakePack
from bot.tables.journal import decode, encode, replay
from bot.tables.model import DAY, Status, Table, TableSettings
from bot.tables.old_school import NextHand
from bot.tables.pausing import GoOn, GoSlow, Pause, Resumed, Touch, WentAway
from bot.tables.playing import Acted, ClaimRest, LayOpen, Play, TakeBack
from bot.tables.rooms import apply_fact
from bot.tables.seating import AddComputer, Join, Leave, RemoveComputer
from bot.tables.views import snapshot_of
from tests.long_form import KINDS, sampled
from tests.tables.company import ANN, CAY, PEOPLE, Evening, seeded
from tests.world import require

FEW = [Person(200 + number, name) for number, name in enumerate(('Zoë "Z." \\', "\ud800", "Fay"))]
EVERYBODY = [*PEOPLE, *FEW]
GAMES = [
    *presets.PRESETS,
    "csl ace_no_face=yes farmers_hand=any-three turning_the_tables=yes partners_best=give-then-discard",
    "standard law=old-school points=3", "call-ace law=old-school points=2", "railroad law=old-school misdeal=minus-one",
    "standard steal_the_deal=yes points=3", "double-hasenpfeffer players=6 points=20", "call-ace players=6 points=3",
]  # fmt: skip
FEW_GAMES = sampled(GAMES, [*KINDS, *(words for words in GAMES if " " in words)], rest=pytest.mark.proof)


def wishes(table: Table, rng: random.Random) -> Iterator[tuple[Person, What]]:
    """What people might want at this table, in a random order: most often what it waits for."""
    turn, seen = table.turn or table.deal_asked, snapshot_of(table, None).table
    for person in rng.sample(EVERYBODY, len(EVERYBODY)):
        chair = table.chair_of(person.user_id)
        if chair is not None and chair is turn and table.state is not None and rng.random() < 0.95:
            view = snapshot_of(table, None).seat_view(person.user_id)
            yield person, ClaimRest()
            yield person, Play(rng.choice(view.legal)) if view is not None and view.legal else TakePack()
        if table.rules.law is Law.OLD_SCHOOL:
            yield from old_school_wishes(table, person, rng)
        what: list[What] = [
            Join(), Touch(), Rematch(), Start(), AddComputer("steady"), TakePack(), Leave(), Close(), Concede(),
        ]  # fmt: skip
        if chair is not None and seen.taken_back_by == chair.seat and rng.random() < 0.1:
            yield person, TakeBack()
        if table.proposal is not None and table.status is Status.PLAYING and rng.random() < 0.6:
            yield person, Agree() if rng.random() < 0.9 else Decline()
        if rng.random() < (0.3 if table.status is Status.LOBBY else 0.1):
            yield person, rng.choice(rare_wishes(table, rng))
        yield (
            person,
            rng.choices(what, [9, 5, 9, 0.3 if table.status is Status.LOBBY else 2, 1, 2, 0.1, 0.002, 0.05])[0],
        )


def rare_wishes(table: Table, rng: random.Random) -> list[What]:
    """What people want now and then: another at their place, a pause, longer turns, other rules, an act taken back."""
    someone, seat = rng.choice(EVERYBODY).user_id, rng.choice(table.rules.seats)
    more = presets.build(table.rules.preset, dict(table.rules.options) | {"points": table.rules.points + 1})
    return [
        Invite(someone), Remove(someone), OfferSeat(someone), TakeSeat(Seat(seat)), Join(Seat(seat)), GoOn(), GoSlow(),
        Pause(table.at + rng.choice([700, DAY])), DeclineSeat(Seat(seat)), Agree(), Decline(), LayOpen(),
        ChangeRules(more), RemoveComputer(), TakeBack(),
    ]  # fmt: skip


def old_school_wishes(table: Table, person: Person, rng: random.Random) -> Iterator[tuple[Person, What]]:
    """What people do besides their turn where nobody stops them (law 9.2)."""
    view = snapshot_of(table, None).seat_view(person.user_id)
    if view is not None and view.offered and rng.random() < 0.2:
        yield person, Play(rng.choice(view.offered))
    what: list[What] = [AgreeRanked(), NextHand(), NextHand(), Touch()]
    yield person, rng.choice(what)


def unasked(table: Table, rng: random.Random) -> Iterator[facts.Fact]:
    """What happens by itself: a computer's act, and clocks that run out."""
    chair = table.computer_turn
    if chair is not None and rng.random() < 0.9:
        yield Acted(chair.seat, rng.choice(engine.legal_acts(require(table.state), chair.seat)), True, None)
    if table.asked is not None and table.asked is table.turn and not table.asked.rests_until and rng.random() < 0.02:
        yield WentAway(table.asked.seat)
    playing = table.status is Status.PLAYING
    if table.proposal is not None and playing and rng.random() < 0.2:
        yield from lapse(table, table.proposal)
    if table.stands_until is not None and rng.random() < 0.3:
        yield Resumed(None)
    if table.proposal is not None and not playing and rng.random() < 0.1:
        yield from lapse(table, table.proposal)
    for offer in table.offers:
        if rng.random() < 0.2:
            yield from lapse(table, offer)


def decided(table: Table, rng: random.Random, settings: TableSettings) -> Draft | None:
    """Somebody decides something, somebody's clock runs out, or a computer acts."""
    now, press = table.at + rng.choice([-1.0, 0.125, 7.3]), rng.randrange(2**63)
    by_itself = next(unasked(table, rng), None)
    if by_itself is not None:
        return draft_facts(table, settings, now, by_itself)
    for person, what in wishes(table, rng):
        seq = rng.choice([None, table.seq])
        draft = judge_decision(Decision(table.table_id, person, what, seq, press), table, settings, now)
        if draft.entries:
            return draft
    return None


def read_on(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after these entries too."""
    for entry in entries:
        table = apply_fact(table, decode(entry), entry.at)
    return table


def check_proposals(table: Table) -> None:
    """Nothing that is asked here names somebody who has gone, nor a seat whose player may not answer."""
    there = {chair.seat for chair in table.chairs if chair.user_id is not None and not chair.left}
    seated = {chair.user_id for chair in table.chairs}
    assert table.status is not Status.CLOSED or not table.proposals
    if table.proposal is not None and table.status is Status.PLAYING:
        assert {table.proposal.by, *table.proposal.agreed} <= there
        assert {*asked_seats(table)} <= there
    for offer in table.offers:
        assert table.chair(offer.by).user_id is not None, "whoever has left may still hand their seat on"
        assert offer.user_id not in (*seated, *table.barred)


@pytest.mark.parametrize("words", FEW_GAMES)
def test_a_replayed_journal_gives_the_same_table(words: str) -> None:
    rng, settings = random.Random(words), TableSettings(entropy=seeded(5))
    entries, table = begun(words, settings)
    again, kinds = table, set[str]()
    for _ in range(250):
        committed = decided(table, rng, settings)
        if committed is None:  # nothing that was asked for is lawful: something else will be
            continue
        if committed.table.status is Status.CLOSED:
            entries, table = begun(words, settings)
            again = table
            continue
        entries += committed.entries
        kinds.update(entry.kind for entry in committed.entries)
        table, again = committed.table, read_on(again, committed.entries)
        check_proposals(table)
        assert again == table
        assert repr(again) == repr(table)
    assert replay(table.table_id, entries) == table
    assert {"joined", "started", "dealt", "acted"} <= kinds
    assert "next-hand-asked" in kinds or "old-school" not in words


async def test_no_log_of_a_deal_shows_its_cards_or_its_secret(evening: Evening) -> None:
    table_id = await evening.started("standard points=99")
    await evening.play_hands(table_id, 1, 2)
    game = require((await evening.table(table_id)).game)
    for deal in (*game.deals, require(game.running)):
        for hidden in (deal.pack, deal.secret, deal.acts):
            assert repr(hidden) not in repr(deal)


def begun(words: str, settings: TableSettings) -> tuple[list[Entry], Table]:
    """A table just opened, and its journal."""
    fact = judge_opening(PEOPLE[0], Open(7, 70, presets.parse(words.split())), settings)
    assert isinstance(fact, Opened)
    return [encode(fact, 1, 1e9)], open_table(TableId(3), fact, 1e9)


# -- replay


async def an_evening(evening: Evening, words: str) -> tuple[TableId, list[Entry]]:
    """The journal of a match up to its second game, with people who think, come and go, and are waited for in vain."""
    rng = random.Random(3)
    table_id = await evening.started(words)
    for step in range(220):
        evening.clock.time += rng.uniform(0.0, 30.0)
        if evening.view(table_id).status is Status.FINISHED:
            await evening.does(table_id, ANN, Rematch())
        if step % 40 == 7:
            await evening.does(table_id, CAY, Leave())
            await evening.does(table_id, CAY, Join())
        if step % 50 == 11:
            await evening.clock.advance(200.0)
        if evening.view(table_id).to_move is None:
            await evening.press(table_id, ANN, Touch())
        if evening.view(table_id).to_move is None:
            continue
        mover = evening.mover(table_id)
        await evening.press(table_id, mover, Play(rng.choice(evening.mine(table_id, mover).legal)))
    return table_id, await evening.store.entries(table_id)


async def test_a_broken_entry_is_named(evening: Evening) -> None:
    table_id, entries = await an_evening(evening, "standard points=3")
    acts = [place for place, entry in enumerate(entries) if entry.kind == "acted"]
    for place in acts[5:60:15]:
        for broken in (
            entries[place]._replace(body=entries[place].body.replace('"seat":', '"seat":1')),
            entries[place]._replace(body="{}"),
            entries[place]._replace(seq=place + 7),
            entries[place]._replace(body='{"seat":1,"act":"AX","computer":false,"press":null}'),
        ):
            journal = [*entries[:place], broken, *entries[place + 1 :]]
            with pytest.raises(JournalError, match=rf"entry {broken.seq}\b"):
                replay(table_id, journal)


@pytest.mark.parametrize("standing", [[2, 1, [0, 0], False], [1, 1, [5, 5], False], [7, 7, [0], True]])
async def test_a_deal_that_tells_another_standing_is_refused(evening: Evening, standing: list[object]) -> None:
    table_id = await evening.started("standard points=99")
    await evening.play_hands(table_id, 4, 2)
    entries = await evening.store.entries(table_id)
    third = [place for place, entry in enumerate(entries) if entry.kind == "dealt"][-2]
    told = dict(zip(("number", "dealer", "score", "uncut"), standing, strict=True))
    entries[third] = entries[third]._replace(body=json.dumps(json.loads(entries[third].body) | {"standing": told}))
    with pytest.raises(JournalError, match=rf"entry {third + 1} \(dealt\)"):
        replay(table_id, entries)
