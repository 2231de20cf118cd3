"""The table of states of a panel, line by line; and what a panel says beside its buttons."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from bot.engine.presets import build
from bot.engine.state import Phase
from bot.tables.model import Status, TournamentKind, TournamentTable
from bot.tables.preferences import HandOrder
from bot.tables.views import Snapshot, TableView
from bot.words.catalogue import Texts
from bot.words.panel_state import (
    SAYING,
    WATCHING,
    Event,
    PanelState,
    PanelStep,
    ShownPanel,
    last_words,
    panel_words,
    standing,
)
from tests.world.games import Moment, lobby, moments

# -- which event leads where

EVENTS = (
    Event.HAND_SHOWN, Event.TABLE_SHOWN, Event.SITS, Event.LEAVES, Event.STAYS_OUT, Event.GATHERS, Event.CLOSES,
    Event.PARTS, Event.SAID, Event.LOST,
)  # fmt: skip
N, H, T, LEAVING, LEFT, SEATING, CLOSING, WATCH, PARTING, PARTED = PanelState
TO: dict[PanelState, tuple[PanelState, ...]] = {
    #         hand     table    sits     leaves   out      gathers  closes   parts    said     lost
    N:       (H,       T,       N,       N,       N,       N,       N,       PARTING, N,       N),
    H:       (H,       T,       H,       LEAVING, LEAVING, H,       CLOSING, PARTING, H,       N),
    T:       (H,       T,       SEATING, SEATING, T,       T,       WATCH,   PARTING, T,       N),
    LEAVING: (H,       T,       H,       LEAVING, LEAVING, LEAVING, CLOSING, PARTING, LEFT,    N),
    LEFT:    (H,       T,       H,       LEFT,    LEFT,    LEFT,    CLOSING, PARTING, LEFT,    N),
    SEATING: (H,       T,       SEATING, SEATING, SEATING, SEATING, CLOSING, PARTING, N,       N),
    CLOSING: (H,       T,       CLOSING, CLOSING, CLOSING, CLOSING, CLOSING, PARTING, N,       N),
    WATCH:   (H,       T,       WATCH,   WATCH,   WATCH,   WATCH,   WATCH,   PARTING, N,       N),
    PARTING: (PARTING, PARTING, PARTING, PARTING, PARTING, PARTING, PARTING, PARTING, PARTED,  N),
    PARTED:  (H,       T,       PARTED,  PARTED,  PARTED,  PARTED,  PARTED,  PARTING, PARTED,  PARTED),
}  # fmt: skip


def test_the_table_below_has_every_state_and_event() -> None:
    assert [*TO] == [*PanelState]
    assert [*EVENTS] == [*Event]


@pytest.mark.parametrize(("state", "event"), [*product(PanelState, Event)])
def test_every_event_leads_from_every_state_where_it_should(state: PanelState, event: Event) -> None:
    shown, table = ShownPanel(state, 7, 2, 5), snapshot().table._replace(seq=8, deadline=3.0)
    expected = TO[state][EVENTS.index(event)]
    assert shown.after(event) == ShownPanel(expected, 7, 2, None if event is Event.SAID else 5)
    assert shown.after_draw(event, table, 3) == replace(shown.after(event), look=3).at(table)


@pytest.mark.parametrize("state", PanelState)
def test_what_is_said_is_said_once(state: PanelState) -> None:
    assert ShownPanel(state).after(Event.SAID).state not in SAYING


# -- what the newest state of a table means for somebody

PLAYER, LEAVER, STRANGER = 1001, 1002, 9


def moment_of_play() -> Moment:
    return next(now for now in moments(build("standard"), 1, hands=1) if now.state.phase is Phase.PLAY)


def snapshot(seq: int = 8, hand_seq: int = 5, status: Status = Status.PLAYING) -> Snapshot:
    """One plays, one has left, and one has no seat."""
    now = moment_of_play()
    table = now.table._replace(seq=seq, hand_seq=hand_seq, status=status)
    return Snapshot(table, {PLAYER: now.seats[0]} if status is Status.PLAYING else {})


@pytest.mark.parametrize(
    ("newest", "player", "leaver", "stranger"),
    [
        (snapshot(), Event.SITS, Event.LEAVES, Event.STAYS_OUT),
        (snapshot(status=Status.FINISHED), Event.SITS, Event.SITS, Event.GATHERS),
        (Snapshot(lobby(build("standard"), 4), {}), Event.SITS, Event.SITS, Event.GATHERS),
        (snapshot(status=Status.CLOSED), Event.CLOSES, Event.CLOSES, Event.CLOSES),
    ],
)
def test_what_a_table_means_for_somebody(newest: Snapshot, player: Event, leaver: Event, stranger: Event) -> None:
    assert [standing(newest, user_id) for user_id in (PLAYER, LEAVER, STRANGER)] == [player, leaver, stranger]


# -- what is to be done


@pytest.mark.parametrize("state", PanelState)
def test_what_is_to_be_done_in_every_state(state: PanelState) -> None:
    says, drawn, parted = state in SAYING, state in (PanelState.HAND, PanelState.TABLE), state is PanelState.PARTED
    usual = PanelStep.SAY if says else PanelStep.REST
    shown = ShownPanel(state, 8, 0, 5)

    def step(
        shown: ShownPanel, newest: Snapshot | None, user_id: int = PLAYER, look: int = 0, *, late: bool = False
    ) -> PanelStep:
        hand_seq = None if newest is None else newest.table.hand_seq
        return shown.next_step(newest, user_id, look, hand_seq, late=late)

    assert step(shown, None) is usual
    assert step(shown, snapshot()) is usual
    assert step(shown, snapshot(9)) is (PanelStep.DRAW if drawn else usual)
    other_time = replace(snapshot(), table=snapshot().table._replace(deadline=99.0))
    assert step(shown, other_time) is (PanelStep.DRAW if drawn else usual)
    assert step(shown, snapshot(), look=1) is (PanelStep.DRAW if drawn else usual)
    assert step(shown, snapshot(), late=True) is (PanelStep.PICTURE if drawn else usual)
    assert step(shown, snapshot(9), late=True) is (PanelStep.DRAW if drawn else usual)
    sends = usual if says or parted else PanelStep.SEND
    assert step(shown, snapshot(9, hand_seq=9)) is sends
    assert step(replace(shown, hand_seq=None), snapshot()) is sends
    unsent = replace(shown, hand_seq=None)
    assert unsent.next_step(snapshot(), PLAYER, 0, None) is usual, "nothing can be sent"
    assert unsent.next_step(snapshot(), PLAYER, 0, 4) is usual, "the table's message shows another hand"
    over = snapshot(status=Status.FINISHED)
    assert step(unsent, replace(over, seat_views=snapshot().seat_views)) is usual
    onlooker = PanelStep.DRAW if state is PanelState.TABLE else usual
    assert step(shown, snapshot(9, hand_seq=9), STRANGER) is onlooker, "nothing is sent to whoever holds no cards"


def test_who_watches_has_no_seat() -> None:
    assert {PanelState.TABLE, PanelState.SEATING, PanelState.WATCH_CLOSING} == WATCHING


# -- what it says


def test_last_words() -> None:
    texts, table = Texts(strict=True), moment_of_play().table
    assert last_words(PanelState.LEAVING, table, texts) == texts("panel-left")
    assert last_words(PanelState.SEATING, table, texts) == texts("watch-seated", button=texts("button-hand"))
    closed = table._replace(status=Status.CLOSED, public=None)
    assert texts("closed") in last_words(PanelState.CLOSING, closed, texts)


def words_of(table: TableView, note: str | None = None) -> list[str]:
    view = moment_of_play().seats[0]
    return panel_words(table, view, Texts(strict=True), HandOrder.TRUMP_FIRST, note, pictured=True)


def test_the_note_stands_first_and_a_daily_deal_says_which_hand_it_is() -> None:
    table = moment_of_play().table
    daily = table._replace(tournament=TournamentTable(TournamentKind.DAILY, "2026-03-01"))
    usual = words_of(table)
    assert words_of(table, "A note.") == ["A note.", *usual]
    noted = words_of(daily, "A note.")
    assert (noted[0], noted[2:]) == ("A note.", usual)
    duplicate = table._replace(tournament=TournamentTable(TournamentKind.DUPLICATE, "1"))
    assert words_of(duplicate) == usual
