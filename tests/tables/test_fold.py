"""A journal gives the table that the decisions made, at every moment of any game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.deals.draw import Chain
from bot.engine import game as engine
from bot.engine import presets
from bot.engine.cards import Card
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.storage.api import Entry, TableId
from bot.tables import facts
from bot.tables.clocks import open_question
from bot.tables.computers import has_automatic_step
from bot.tables.decisions import (
    AddComputer,
    AgreeRanked,
    ChangeRules,
    ClaimRest,
    Close,
    Concede,
    Decision,
    GoOn,
    GoSlow,
    Invite,
    Join,
    LayOpen,
    Leave,
    NextHand,
    OfferSeat,
    Open,
    Pause,
    Person,
    Play,
    Rematch,
    Remove,
    RemoveComputer,
    Start,
    TakeBack,
    TakePack,
    TakeSeat,
    Touch,
    What,
)
from bot.tables.draft import Draft, draft_facts
from bot.tables.facts import JournalError, Opened
from bot.tables.fold import open_table, replay, take_up, unfold
from bot.tables.journal import encode
from bot.tables.judge import judge_decision, judge_opening
from bot.tables.model import (
    Aim,
    Status,
    Table,
    TableSettings,
    TournamentKind,
    TournamentSeat,
    TournamentTable,
    UnplayedDeals,
)
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Refused, snapshot_of
from tests.long_form import KINDS, sampled
from tests.tables.company import ANN, CAY, CHANNEL, GUILD, PEOPLE, Evening, granted, seeded
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


AGREEING: dict[Aim, What] = {
    Aim.CLOSE: Close(), Aim.CONCEDE: Concede(), Aim.TAKE_BACK: TakeBack(), Aim.PAUSE: Pause(),
}  # fmt: skip
"""What somebody presses who agrees to what is proposed."""


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
        if table.proposal is not None and rng.random() < 0.6:
            yield person, AGREEING[table.proposal.aim]
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
        Invite(someone), Remove(someone), OfferSeat(someone), TakeSeat(Seat(seat)), Join(Seat(seat)), Pause(), GoOn(),
        GoSlow(), LayOpen(), ChangeRules(more), RemoveComputer(), TakeBack(),
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
        yield facts.Acted(chair.seat, rng.choice(engine.legal_acts(require(table.state), chair.seat)), True, None)
    if table.asked is not None and table.asked is table.turn and rng.random() < 0.02:
        yield facts.WentAway(table.asked.seat)
    if table.proposal is not None and rng.random() < 0.2:
        yield facts.ProposalLapsed()
    if table.paused_until is not None and rng.random() < 0.3:
        yield facts.Resumed(None)
    if table.answer_by is not None and rng.random() < 0.1:
        yield facts.AnswersLapsed()


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


@pytest.mark.parametrize("words", FEW_GAMES)
def test_a_replayed_journal_gives_the_same_table(words: str) -> None:
    rng, settings = random.Random(words), TableSettings(entropy=seeded(5))
    entries, table = begun(words, settings)
    kinds: set[str] = set()
    for _ in range(250):
        committed = decided(table, rng, settings)
        if committed is None:  # nothing that was asked for is lawful: something else will be
            continue
        if committed.table.status is Status.CLOSED:
            entries, table = begun(words, settings)
            continue
        entries += committed.entries
        kinds.update(entry.kind for entry in committed.entries)
        table = committed.table
        again = replay(table.table_id, entries)
        assert again == table
        assert repr(again) == repr(table)
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
#
# A table comes out of its journal the same, whether every step of it is made or only those that count.


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


@pytest.mark.parametrize("words", ["standard points=3", "call-ace points=3", "cutthroat points=2"])
async def test_every_beginning_of_a_journal_gives_the_same_table(evening: Evening, words: str) -> None:
    table_id, entries = await an_evening(evening, words)
    assert {"went-away", "left", "joined"} <= {entry.kind for entry in entries}
    for length, table in enumerate(unfold(table_id, entries), 1):
        if length % 3 == 0 or length > len(entries) - 30:
            assert replay(table_id, entries[:length]) == table, entries[length - 1]


async def test_both_replays_name_the_same_broken_entry(evening: Evening) -> None:
    table_id, entries = await an_evening(evening, "standard points=3")
    acts = [place for place, entry in enumerate(entries) if entry.kind == "acted"]
    for place in acts[5:60:15]:
        for broken in (
            replace(entries[place], body=entries[place].body.replace('"seat":', '"seat":1')),
            replace(entries[place], body="{}"),
            replace(entries[place], seq=place + 7),
            replace(entries[place], body='{"seat":1,"act":"AX","computer":false,"press":null}'),
        ):
            journal = [*entries[:place], broken, *entries[place + 1 :]]
            with pytest.raises(JournalError) as slow:
                list(unfold(table_id, journal))
            with pytest.raises(JournalError) as swift:
                replay(table_id, journal)
            assert str(swift.value) == str(slow.value)


# -- taking tables up
#
# Hands that a table no longer shows are left unplayed after a restart. Nothing else may differ, and nobody may tell.


async def a_long_evening(evening: Evening, table_id: TableId, rng: random.Random) -> list[Entry]:
    """The journal of some games in which people mostly play on, until somebody closes the table."""
    upsetting: list[What] = [Close(), Concede(), Touch(), Leave()]
    waking: list[What] = [Touch(), NextHand(), Rematch(), Rematch(), Join()]
    for step in range(200):
        evening.clock.time += rng.uniform(0.0, 30.0)
        people = [Person(100 + number, "") for number in range(5)]
        if step % 97 == 83:
            await evening.press(table_id, rng.choice(people), rng.choice(upsetting))
        if step % 101 == 90:
            await evening.clock.advance(200.0)
        snapshot = evening.tables.snapshot(table_id)
        if snapshot is None:
            break
        chair = snapshot.table.to_move
        if chair is None or chair.user_id is None:
            for person in people:
                await evening.press(table_id, person, rng.choice(waking))
            continue
        mover, legal = Person(chair.user_id, ""), snapshot.seat_views[chair.user_id].legal
        claim = rng.random() < 0.2 and not isinstance(await evening.press(table_id, mover, ClaimRest()), Refused)
        if not claim:
            await evening.press(table_id, mover, Play(rng.choice(legal)) if legal else TakePack())
    return await evening.store.entries(table_id)


def check_taken_up(table_id: TableId, entries: list[Entry], settings: TableSettings) -> int:
    """Compare tables taken up at many moments with those replayed in full; how many left hands unplayed."""
    unplayed = 0
    for length, table in enumerate(unfold(table_id, entries), 1):
        if length % 5 and length < len(entries) - 10:
            continue
        again = take_up(table_id, entries[:length])
        assert snapshot_of(again, None) == snapshot_of(table, None)
        assert open_question(again, settings) == open_question(table, settings)
        assert has_automatic_step(again, settings) == has_automatic_step(table, settings)
        assert (again.deal_due, again.binding, again.game is None) == (
            table.deal_due,
            table.binding,
            table.game is None,
        )
        if again.game is None or table.game is None:
            continue
        unplayed += isinstance(again.game.deals, UnplayedDeals)
        assert len(again.game.deals) == len(table.game.deals)
        assert again._replace(game=again.game._replace(deals=tuple(again.game.deals))) == table, entries[length - 1]
    return unplayed


@pytest.mark.parametrize("words", FEW_GAMES)
async def test_a_table_is_taken_up_as_it_was(evening: Evening, words: str) -> None:
    table_id = await evening.started(words, computers=GAMES.index(words) % 2)
    entries = await a_long_evening(evening, table_id, random.Random(words))
    unplayed = check_taken_up(table_id, entries, evening.settings)
    hands = [entry.kind for entry in entries].count("dealt")
    assert unplayed or hands < 8 or "old-school" in words or "steal" in words


@pytest.mark.parametrize("kind", TournamentKind)
@pytest.mark.parametrize("decisive", [False, True])
async def test_a_tournament_table_is_taken_up_as_it_was(evening: Evening, kind: TournamentKind, decisive: bool) -> None:
    key = "2026-03-01" if kind is TournamentKind.DAILY else "7:2:1"
    seats = tuple(TournamentSeat(person.name, person.user_id) for person in PEOPLE)
    tournament = TournamentTable(kind, key, 8, decisive=decisive, caller_bonus=1, points=40)
    rules = presets.parse(["standard", "points=99"])
    order = TableOrder(tournament, GUILD, CHANNEL, ANN.user_id, rules, seats, Chain(b"s" * 32))
    table_id = granted(await evening.tables.tournaments.open(order)).table.table_id
    await evening.finish(table_id, 5)
    assert check_taken_up(table_id, await evening.store.entries(table_id), evening.settings)


async def test_hands_before_the_one_shown_are_not_played(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await evening.started("standard points=99")
    await evening.play_hands(table_id, 8, 2)
    entries, dealt, deal = await evening.store.entries(table_id), list[State](), engine.deal

    def count_deal(state: State, pack: tuple[Card, ...], thief: Seat | None = None) -> State:
        dealt.append(state)
        return deal(state, pack, thief)

    monkeypatch.setattr(engine, "deal", count_deal)
    table = take_up(table_id, entries)
    assert len(dealt) == 2
    assert table.game is not None
    assert len(table.game.deals) >= 8
    assert len(dealt) == 2
    assert table.game.deals[0].number == 1
    assert len(dealt) > 9


@pytest.mark.parametrize("standing", [[2, 1, [0, 0], False], [1, 1, [5, 5], False], [7, 7, [0], True]])
async def test_a_deal_that_tells_another_standing_is_refused(evening: Evening, standing: list[object]) -> None:
    table_id = await evening.started("standard points=99")
    await evening.play_hands(table_id, 4, 2)
    entries = await evening.store.entries(table_id)
    third = [place for place, entry in enumerate(entries) if entry.kind == "dealt"][-2]
    entries[third] = replace(entries[third], body=json.dumps(json.loads(entries[third].body) | {"standing": standing}))
    with pytest.raises(JournalError, match=rf"entry {third + 1} \(dealt\)"):
        replay(table_id, entries)
    with pytest.raises(JournalError):
        tuple(take_up(table_id, entries).game.deals)  # type: ignore[union-attr]  # the game goes on
