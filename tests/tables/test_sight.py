"""What a person may see of a table: asked in one place, of every kind of table and at every moment of its life."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import presets
from bot.ratings.games import GameFilter
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Close, Leave, Person
from bot.tables.model import Status, TournamentKind, TournamentTable
from bot.tables.views import Sight, sight_of
from tests.tables.company import ANN, BOB, CAY, EVE, GUILD, Evening
from tests.tables.test_tournament_tables import ONE_SEAT, opened, played_out, wanted

DAY = 86_400.0


async def looked_back(evening: Evening, table_id: object, person: Person | None) -> tuple[bool, ...]:
    """Whether each way of looking back shows anything of a table's hands."""
    tables, user_id = evening.tables, None if person is None else person.user_id
    shown = []
    for score in await tables.tournaments.hand_scores(table_id):  # type: ignore[arg-type]  # any table's number
        hand = table_id, score.hand_seq
        shown.append(await tables.finished_hand(*hand, user_id) is not None)  # type: ignore[arg-type]
        shown.append(await tables.played_hand(*hand, user_id) is not None)  # type: ignore[arg-type]
        if user_id is not None:
            shown.append(await tables.own_hand(*hand, user_id) is not None)  # type: ignore[arg-type]
    return tuple(dict.fromkeys(shown))


async def test_at_an_ordinary_table_everybody_sees_what_is_over_and_players_their_own_cards(evening: Evening) -> None:
    table_id = await evening.started(computers=1)
    view = evening.view(table_id)
    assert not view.ranked
    assert sight_of(view, ANN.user_id) == Sight(
        table=True, seat=view.seat_of(ANN.user_id), past=True, record=True, advice=True
    )
    assert sight_of(view, EVE.user_id) == Sight(table=True, seat=None, past=True, record=False, advice=False)
    assert sight_of(view, None) == sight_of(view, EVE.user_id)
    ranked = view._replace(ranked=True)
    assert not sight_of(ranked, ANN.user_id).advice
    gone = await evening.does(table_id, CAY, Leave())
    assert sight_of(gone, CAY.user_id) == Sight(table=True, seat=None, past=True, record=True, advice=False)
    await evening.does(table_id, ANN, Close())
    assert evening.tables.sight(view, ANN.user_id) == Sight(table=True, seat=None, past=True, record=True, advice=False)


@pytest.mark.parametrize("kind", TournamentKind)
async def test_snapshots_hold_the_cards_of_those_seats_alone(filed: Evening, kind: TournamentKind) -> None:
    table_id = await opened(filed, wanted(kind))
    snapshot = filed.snapshot(table_id)
    for person in (ANN, BOB, CAY, EVE):
        view, seat = snapshot.seat_view(person.user_id), sight_of(snapshot.table, person.user_id).seat
        assert (None if view is None else view.seat) == seat
    assert snapshot.seat_view(EVE.user_id) is None, "the host"
    assert not any(sight_of(snapshot.table, person.user_id).advice for person in (ANN, BOB, CAY, EVE))


async def test_a_closed_table_of_a_match_stays_hidden_while_another_one_plays(filed: Evening) -> None:
    first = await opened(filed, wanted(TournamentKind.DUPLICATE, 1))
    other = replace(
        wanted(TournamentKind.DUPLICATE, 1, channel=72), tournament=TournamentTable(TournamentKind.DUPLICATE, "7:2", 1)
    )
    second = await opened(filed, other)
    await played_out(filed, first)
    await filed.tables.tournaments.close(first)
    for person in (ANN, EVE, None):
        assert await looked_back(filed, first, person) == (False,)
    assert filed.view(second).status is Status.PLAYING
    await played_out(filed, second)
    await filed.tables.tournaments.close(second)
    for person in (ANN, EVE, None):
        assert await looked_back(filed, first, person) == (True,)


async def test_only_players_of_a_daily_deal_look_back_before_its_day_is_over(
    filed: Evening,
) -> None:
    filed.clock.time = 1_785_542_400.0  # 2026-08-01, 00:00 UTC
    daily = replace(
        wanted(seats=ONE_SEAT), tournament=TournamentTable(TournamentKind.DAILY, f"2026-08-01:{ANN.user_id}", 1)
    )
    table_id = await opened(filed, daily)
    await played_out(filed, table_id)
    for person in (ANN, EVE, None):
        assert await looked_back(filed, table_id, person) == (False,), "it is not kept yet"
    await filed.tables.tournaments.close(table_id)
    assert await looked_back(filed, table_id, ANN) == (True,)
    for person in (BOB, EVE, None):
        assert await looked_back(filed, table_id, person) == (False,)
    await filed.clock.advance(DAY)
    for person in (ANN, BOB, None):
        assert await looked_back(filed, table_id, person) == (True,)


@pytest.mark.parametrize("kind", TournamentKind)
async def test_a_game_of_a_hidden_tournament_is_not_among_those_that_everybody_may_look_up(
    filed: Evening, kind: TournamentKind
) -> None:
    """One that ends by its points while the same deals may still be played at other tables."""
    short = replace(wanted(kind, 9), rules=presets.parse(["standard", "points=1"]))
    table_id = await opened(filed, short)
    await played_out(filed, table_id)
    assert isinstance(filed.store, SqliteStore)
    assert len((await filed.store.history(GameFilter(GUILD), 0, 10)).games) == (kind is TournamentKind.NIGHT)
