"""Tables of tournaments: seated by the bot, over after their hands; where deals are fixed, the same for everybody."""

from __future__ import annotations

import random

import pytest

from bot.deals.draw import Chain
from bot.deals.verification import verify_record
from bot.engine import presets
from bot.engine.acts import Act, act_text
from bot.engine.rules import Rules
from bot.engine.scoring import is_level, table_score
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.storage.api import TableId
from bot.tables.beginning import Open, Rematch
from bot.tables.closing import Close
from bot.tables.conceding import Concede
from bot.tables.decisions import Reason, What
from bot.tables.hands import Dealt
from bot.tables.journal import decode
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.pausing import Touch
from bot.tables.playing import Acted
from bot.tables.results import record_of
from bot.tables.seating import AddComputer, Join, Leave
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted, Sight
from bot.words.catalogue import Texts
from bot.words.table_text import heading_line
from bot.words.voice import Voice
from tests.tables.company import ANN, BOB, CAY, CHANNEL, EVE, GUILD, PEOPLE, Evening, LocalWorkers, granted, seeded
from tests.world.said import says

RULES: Rules = presets.parse(["standard", "points=99"])
PEOPLE_SEATS = tuple(TournamentSeat(person.name, person.user_id) for person in PEOPLE)
ONE_SEAT = (TournamentSeat(ANN.name, ANN.user_id), *(TournamentSeat(name, None, "random") for name in ("X", "Y", "Z")))


def wanted(
    kind: TournamentKind = TournamentKind.NIGHT,
    hands: int | None = 3,
    seats: tuple[TournamentSeat, ...] = PEOPLE_SEATS,
    channel: int = CHANNEL,
    chain: Chain | None = None,
) -> TableOrder:
    return TableOrder(TournamentTable(kind, "7:2:1", hands), GUILD, channel, EVE.user_id, RULES, seats, chain)


async def opened(evening: Evening, table: TableOrder) -> TableId:
    return granted(await evening.tables.tournaments.open(table)).table.table_id


async def played_out(evening: Evening, table_id: TableId, seed: int = 1, most: int = 2000) -> None:
    """Every person plays any lawful act until the table is over."""
    rng = random.Random(seed)
    for _ in range(most):
        if evening.view(table_id).status is not Status.PLAYING:
            return
        await evening.act(table_id, rng)
    raise AssertionError("the table never ends")


async def test_everybody_sits_and_the_first_hand_is_dealt(filed: Evening) -> None:
    table_id = await opened(filed, wanted())
    view = filed.view(table_id)
    assert view.status is Status.PLAYING
    assert [chair.user_id for chair in view.chairs] == [person.user_id for person in PEOPLE]
    assert not view.ranked
    assert view.public is not None
    assert filed.changes[-1].by is None


@pytest.mark.parametrize("hands", [1, 3])
async def test_the_table_is_over_after_its_hands(filed: Evening, hands: int) -> None:
    table_id = await opened(filed, wanted(hands=hands))
    await played_out(filed, table_id)
    scores = await filed.tables.tournaments.hand_scores(table_id)
    assert [score.number for score in scores] == list(range(1, hands + 1))
    assert filed.view(table_id).status is Status.FINISHED
    last = scores[-1].result
    assert last.winner is None
    assert last.score == tuple(sum(score.result.points[unit] for score in scores) for unit in (0, 1))


async def test_time_is_called_in_the_middle_of_a_hand_and_between_two(filed: Evening) -> None:
    table_id = await opened(filed, wanted(hands=None))
    await filed.act(table_id, random.Random(1))
    await filed.tables.tournaments.call_time(table_id, None)
    assert filed.view(table_id).status is Status.PLAYING, "the hand under way is finished"
    await played_out(filed, table_id)
    assert len(await filed.tables.tournaments.hand_scores(table_id)) == 1
    await filed.tables.tournaments.call_time(table_id, None)
    await filed.tables.tournaments.close(table_id)
    assert filed.tables.snapshot(table_id) is None


async def test_time_called_between_two_hands_ends_the_table_at_once(evening: Evening) -> None:
    evening.set(computer_pause=2.0)
    table_id = await opened(evening, wanted(hands=None))
    await evening.play_hands(table_id)
    assert evening.view(table_id).status is Status.PLAYING, "people look at the result"
    await evening.tables.tournaments.call_time(table_id, 1)
    assert evening.view(table_id).status is Status.FINISHED


async def test_time_is_called_once(filed: Evening) -> None:
    table_id = await opened(filed, wanted(hands=None))
    for _ in range(2):
        await filed.tables.tournaments.call_time(table_id, None)
    entries = await filed.store.entries(table_id)
    assert sum(entry.kind == "last-hand-called" for entry in entries) == 1


async def test_more_hands_can_be_played(filed: Evening) -> None:
    table_id = await opened(filed, wanted(hands=1))
    await filed.tables.tournaments.add_hands(table_id, 2, EVE.user_id)
    await played_out(filed, table_id)
    assert len(await filed.tables.tournaments.hand_scores(table_id)) == 3


@pytest.mark.parametrize("what", [Close(), Concede(), AddComputer()])
async def test_players_do_not_decide_about_the_table_itself(filed: Evening, what: What) -> None:
    table_id = await opened(filed, wanted())
    assert await filed.refusal(table_id, ANN, what) is Reason.IN_TOURNAMENT


async def test_a_finished_tournament_table_has_no_rematch_and_no_new_players(filed: Evening) -> None:
    table_id = await opened(filed, wanted(hands=1))
    await played_out(filed, table_id)
    for person, what in ((ANN, Rematch()), (EVE, Join())):
        assert await filed.refusal(table_id, person, what) is Reason.IN_TOURNAMENT
    assert isinstance(await filed.press(table_id, ANN, Touch()), Accepted)


async def test_a_computer_plays_for_a_person_who_leaves_and_returns(filed: Evening) -> None:
    table_id = await opened(filed, wanted(hands=None))
    await filed.does(table_id, BOB, Leave())
    await filed.tables.tournaments.stand_in(table_id, CAY.user_id)
    assert [chair.left for chair in filed.view(table_id).chairs] == [False, True, True, False]
    await filed.does(table_id, BOB, Join())
    assert not filed.view(table_id).chairs[1].left


async def test_computers_play_an_abandoned_game_to_the_end(filed: Evening) -> None:
    table_id = await opened(filed, wanted(hands=3))
    for person in PEOPLE:
        await filed.tables.tournaments.stand_in(table_id, person.user_id)
    assert filed.view(table_id).status is Status.FINISHED
    assert len(await filed.tables.tournaments.hand_scores(table_id)) == 3


async def test_a_table_that_was_only_opened_begins_after_a_restart(
    filed: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.tables.tournament_tables.begin", cut_off)
    with pytest.raises(KeyboardInterrupt):
        await filed.tables.tournaments.open_in_this_task(
            wanted(), 1
        )  # in this very task: what stops a program stops its loop as well
    monkeypatch.undo()
    await filed.restart()
    (only,) = filed.tables.tournaments.of(TournamentKind.NIGHT)
    assert only.table.status is Status.PLAYING


async def story(evening: Evening, table_id: TableId) -> list[str]:
    """Deals and acts, with the names of no table."""
    facts = [decode(entry) for entry in await evening.store.entries(table_id)]
    packs = [f"{fact.pack}" for fact in facts if isinstance(fact, Dealt)]
    return packs + [f"{fact.seat} {act_text(fact.act)}" for fact in facts if isinstance(fact, Acted)]


@pytest.mark.parametrize("kind", [TournamentKind.DAILY, TournamentKind.DUPLICATE])
async def test_fixed_deals_answer_the_same_play_alike_at_any_table(filed: Evening, kind: TournamentKind) -> None:
    chain = Chain(bytes(range(32)), 5)
    tables = [await opened(filed, wanted(kind, 5, ONE_SEAT, CHANNEL + place, chain)) for place in range(3)]
    await filed.does(tables[1], ANN, Touch())
    for table_id in tables[:2]:
        await played_out(filed, table_id, seed=4)
    await played_out(filed, tables[2], seed=5)
    first, second, other = [await story(filed, table_id) for table_id in tables]
    assert first == second
    assert first[:5] == other[:5]
    assert first != other, "another play"


async def test_only_fixed_deals_ask_for_exact_answers(evening: Evening) -> None:
    names: list[str] = []

    class Noting(LocalWorkers):
        async def choose(self, level: str, view: SeatView, seed: int) -> Act:
            names.append("usual")
            return view.legal[0]

        async def choose_exactly(self, level: str, view: SeatView, seed: int) -> Act:
            names.append("exact")
            return view.legal[0]

    evening.set(workers=Noting())
    for place, kind in enumerate(TournamentKind):
        names.clear()
        table_id = await opened(evening, wanted(kind, 1, ONE_SEAT, CHANNEL + place))
        await played_out(evening, table_id)
        assert set(names) == {"usual" if kind is TournamentKind.NIGHT else "exact"}


async def test_a_night_deals_afresh_at_every_table(filed: Evening) -> None:
    tables = [await opened(filed, wanted(channel=CHANNEL + place)) for place in range(2)]
    first, second = [await story(filed, table_id) for table_id in tables]
    assert first[0] != second[0]


async def test_a_hidden_table_cannot_be_looked_back_at_until_it_is_closed(filed: Evening) -> None:
    table_id = await opened(filed, wanted(TournamentKind.DUPLICATE, 2))
    await played_out(filed, table_id)
    hands = [score.hand_seq for score in await filed.tables.tournaments.hand_scores(table_id)]
    assert filed.tables.sight(filed.view(table_id), EVE.user_id) == Sight(False, None, False, False, False)
    assert filed.tables.sight(filed.view(table_id), ANN.user_id) == Sight(True, Seat(1), False, False, False)
    assert filed.tables.record(table_id, ANN.user_id) is None
    for hand_seq in hands:
        assert await filed.tables.finished_hand(table_id, hand_seq, None) is None
        assert await filed.tables.played_hand(table_id, hand_seq, None) is None
        assert await filed.tables.own_hand(table_id, hand_seq, ANN.user_id) is None
    await filed.tables.tournaments.close(table_id)
    for hand_seq in hands:
        assert await filed.tables.finished_hand(table_id, hand_seq, None) is not None
        assert await filed.tables.played_hand(table_id, hand_seq, None) is not None


async def test_a_personal_table_takes_no_channel_and_has_no_clock(filed: Evening) -> None:
    first = await opened(filed, wanted(TournamentKind.DAILY, 5, ONE_SEAT))
    assert filed.tables.table_in_channel(CHANNEL) is None
    own = Open(GUILD, CHANNEL, RULES)
    assert isinstance(await filed.tables.open(ANN, own, None), Accepted)
    assert filed.mover(first) == ANN
    before = filed.view(first).seq
    await filed.clock.advance(20 * 3600)
    assert filed.view(first).seq == before
    assert not filed.view(first).chairs[0].away


@pytest.mark.parametrize("kind", TournamentKind)
async def test_the_deals_can_be_verified(filed: Evening, kind: TournamentKind) -> None:
    table_id = await opened(filed, wanted(kind, 2, ONE_SEAT))
    await played_out(filed, table_id)
    live = await filed.table(table_id)  # a hidden table gives its record to nobody yet
    verification = verify_record(record_of(live).encode())
    assert verification.tampered == ()
    assert verification.seal == filed.view(table_id).seal
    assert verification.checked == 2


@pytest.mark.parametrize("by_time", [False, True])
async def test_a_table_that_must_be_decided_plays_on_while_it_is_level(evening: Evening, by_time: bool) -> None:
    """After two hands, or a call in the second one, many are level; then one hand more decides, again and again."""
    most_extra = 0
    for seed in range(16):
        tournament = TournamentTable(TournamentKind.NIGHT, f"7:1:{seed}", None if by_time else 2, decisive=True)
        table = TableOrder(tournament, GUILD, CHANNEL, EVE.user_id, RULES, PEOPLE_SEATS, Chain(seeded(seed)()))
        table_id, rng = await opened(evening, table), random.Random(seed)
        while evening.view(table_id).status is Status.PLAYING:
            view = evening.view(table_id)
            if by_time and view.public is not None and view.public.number == 2:
                await evening.tables.tournaments.call_time(table_id, None)
            if view.extra_hands:
                heading = heading_line(view, Voice(Texts("en", strict=True), view.rules, view.chairs))
                assert says(heading, "table-extra-heading", extra=view.extra_hands)
            await evening.act(table_id, rng)
        score = await evening.tables.tournaments.score(table_id)
        sums = [
            table_score(((hand.contract, hand.result) for hand in score.hands[:played]), pairs=True)
            for played in range(2, len(score.hands) + 1)
        ]
        assert [is_level(one) for one in sums] == [True] * score.extra + [False]
        assert len(score.hands) == 2 + score.extra
        most_extra = max(most_extra, score.extra)
        await evening.tables.tournaments.close(table_id)
    assert most_extra


async def test_own_decisions_are_counted(evening: Evening) -> None:
    table_id = await opened(evening, wanted(hands=1))
    await evening.does(table_id, ANN, Leave())
    await evening.finish(table_id, 3)
    assert (await evening.tables.tournaments.score(table_id)).own == (0.0, 1.0, 1.0, 1.0)
