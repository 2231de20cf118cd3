"""Conceding a game: both players of a side agree, and the other side has won it as it stands."""

from __future__ import annotations

import random
import runpy
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine.rules import Outcome
from bot.ratings.games import Ending
from bot.storage.api import TableId
from bot.tables.answering import Agree
from bot.tables.closing import CLOSE
from bot.tables.conceding import CONCEDE, Concede
from bot.tables.decisions import Person, Reason
from bot.tables.model import Status
from bot.tables.ranked import concession_counts
from bot.tables.seating import Leave
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, Evening
from tests.tables.memory import MemoryStore
from tests.world import require


async def enough(evening: Evening, table_id: TableId, rng: random.Random) -> None:
    """Play until a ranked game can be conceded so that it counts."""
    while (view := evening.view(table_id).public) is not None and (
        view.number <= 3 or 2 * max(view.score) < view.rules.points
    ):
        await evening.act(table_id, rng)


async def test_both_players_of_a_side_agree(filed: Evening) -> None:
    rng = random.Random(1)
    table_id = await filed.started("standard points=10")
    await enough(filed, table_id, rng)
    await filed.act(table_id, rng)
    score = filed.view(table_id).public.score  # type: ignore[union-attr]
    await filed.does(table_id, ANN, Concede())
    view = filed.view(table_id)
    assert view.status is Status.PLAYING
    assert view.proposal is not None
    assert (view.proposal.by, view.proposal.aim) == (1, CONCEDE)
    await filed.does(table_id, ANN, Concede())
    assert filed.view(table_id).seq == view.seq, "she has offered it already"
    assert await filed.refuse(table_id, BOB, Agree(), view.seq) is Reason.NOT_OWN_SIDE
    assert await filed.refuse(table_id, ANN, Agree(), view.seq) is Reason.NOT_OWN_SIDE
    await filed.restart()
    await filed.does(table_id, CAY, Agree(), view.seq)
    view = filed.view(table_id)
    assert view.status is Status.FINISHED
    assert view.public is not None
    assert view.public.result is not None
    assert view.public.result.outcome is Outcome.CONCEDED
    assert view.public.result.winner == 2
    assert view.public.score == score, "the hand on the table counts for nobody"
    assert (view.tally, view.games) == ((0, 1), 1)
    await filed.restart_unseen(table_id)
    assert (await filed.rematch(table_id)).status is Status.PLAYING


async def test_a_concession_counts_as_won_and_lost(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started("standard points=4")
    await evening.does(table_id, BOB, Concede())
    await evening.does(table_id, DAN, Concede())
    result = store.result
    assert [seat.won for seat in result.seats] == [True, False, True, False]
    assert not any(seat.left for seat in result.seats)
    assert result.hands == 1


@pytest.mark.parametrize("acts", [None, 0, 1])
async def test_the_record_of_a_conceded_game_is_good(
    evening: Evening, tmp_path: Path, capfd: pytest.CaptureFixture[str], acts: int | None
) -> None:
    """Whenever it was conceded, both programs that check it are content, and tell how it ended."""
    rng = random.Random(1)
    table_id = await evening.started("standard points=10")
    if acts is not None:
        await enough(evening, table_id, rng)
        for _ in range(acts):
            await evening.act(table_id, rng)
    await evening.does(table_id, BOB, Concede())
    await evening.does(table_id, DAN, Concede())
    record = require(evening.tables.record(table_id, ANN.user_id))
    file = tmp_path / "game.euchre"
    file.write_text(record, "utf-8")
    assert record.endswith("\nend conceded\n")
    assert main(["verify", str(file)]) == 0, capfd.readouterr().out
    assert "was conceded" in capfd.readouterr().out
    script = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify_deals.py"))
    assert script["main"](str(file)) is False, capfd.readouterr().out
    for spoiled in (record + "end early\n", record.replace("end conceded", "end somehow")):
        file.write_text(spoiled, "utf-8")
        assert main(["verify", str(file)]) != 0


async def test_a_computer_agrees_at_once(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Concede())
    assert evening.view(table_id).status is Status.FINISHED
    assert store.results


@pytest.mark.parametrize(
    ("rules", "person", "reason"),
    [("cutthroat", ANN, Reason.NO_CONCEDING), ("call-ace", ANN, Reason.NO_CONCEDING), ("csl", EVE, Reason.NOT_SEATED)],
)
async def test_only_a_side_of_two_concedes(evening: Evening, rules: str, person: Person, reason: Reason) -> None:
    assert await evening.refuse(await evening.started(rules), person, Concede()) is reason


@pytest.mark.parametrize("restart", [False, True])
async def test_a_ranked_game_conceded_before_a_card_is_played_is_void(
    evening: Evening, store: MemoryStore, restart: bool
) -> None:
    """Ten of them in no time would be a rating."""
    table_id = await evening.started()
    await evening.does(table_id, BOB, Concede())
    if restart:
        await evening.restart()
    view = await evening.does(table_id, DAN, Concede())
    assert (view.status, view.ending, view.tally, view.games) == (Status.FINISHED, Ending.VOID, (0, 0), 0)
    result = store.result
    assert (result.ending, result.ranked, result.hands) == (Ending.VOID, True, 1)
    assert not any(seat.won for seat in result.seats)
    await evening.restart_unseen(table_id)
    assert (await evening.rematch(table_id)).status is Status.PLAYING


@pytest.mark.parametrize(("hands", "points", "counts"), [(2, 10, False), (3, 10, False), (3, 5, True), (9, 5, True)])
async def test_least_length_of_a_ranked_game(evening: Evening, hands: int, points: int, counts: bool) -> None:
    """Three hands and half of the points that a side needs."""
    table_id, rng = await evening.started("standard points=99"), random.Random(7)
    while (view := evening.view(table_id).public) is not None and view.number <= hands:
        await evening.act(table_id, rng)
    table = await evening.table(table_id)
    points = max(require(table.state).score) * 2 + (0 if counts else 1)
    short = table._replace(rules=replace(table.rules, points=points))
    assert concession_counts(short) is (counts and hands >= 3)


async def test_an_early_concession_does_not_avoid_a_loss(evening: Evening, store: MemoryStore) -> None:
    """It would be a way to break a bad first hand off: the other side is asked."""
    table_id, rng = await evening.started(), random.Random(1)
    await evening.act(table_id, rng)
    view = await evening.does(table_id, ANN, Concede())
    assert view.proposal is not None
    assert view.proposal.aim == CLOSE
    assert await evening.refusal(table_id, CAY, Agree(), view.proposal.seq) is Reason.NOT_OTHER_SIDE
    await evening.does(table_id, CAY, Concede())
    assert store.results == []
    await evening.does(table_id, BOB, Agree(), view.proposal.seq)
    result = store.result
    assert result.ending is Ending.AGREED
    assert evening.tables.snapshot(table_id) is None


async def test_an_offer_from_before_the_first_call_has_no_effect_later(evening: Evening, store: MemoryStore) -> None:
    table_id, rng = await evening.started(), random.Random(1)
    offer = (await evening.does(table_id, ANN, Concede())).seq
    await evening.act(table_id, rng)
    view = await evening.does(table_id, CAY, Agree(), offer)
    assert view.status is Status.PLAYING
    assert require(view.proposal).aim == CLOSE
    assert store.results == []


async def test_an_absent_partner_must_be_asked_but_not_one_who_left(evening: Evening) -> None:
    table_id, rng = await evening.started(), random.Random(1)
    await enough(evening, table_id, rng)
    while evening.mover(table_id) != CAY:
        await evening.act(table_id, rng)
    await evening.clock.advance(125)
    view = await evening.does(table_id, ANN, Concede())
    assert view.chairs[2].away
    assert view.status is Status.PLAYING
    assert require(view.proposal).aim == CONCEDE
    await evening.clock.advance(301)
    await evening.does(table_id, CAY, Leave())
    assert (await evening.does(table_id, ANN, Concede())).status is Status.FINISHED
