"""Lists all topics of a table. Only this file finds the judge of a decision and the function that applies a fact.

A table is a pure fold over its journal's facts: ``beginning.open_table`` applies the first, ``apply_fact`` each later
one. Facts contain their times and their shuffled packs, so a replay always gives the same table.
"""

from __future__ import annotations

from typing import Any

from bot.engine.state import State
from bot.tables import (
    answering,
    beginning,
    closing,
    conceding,
    consent,
    contests,
    guests,
    hands,
    old_school,
    pausing,
    places,
    playing,
    seating,
    talking,
)
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact
from bot.tables.model import Status, Table
from bot.tables.room import Case, Kept, Ruling, Wish

ROOMS = (
    answering.ROOM, beginning.ROOM, closing.ROOM, conceding.ROOM, consent.ROOM, contests.ROOM, guests.ROOM, hands.ROOM,
    old_school.ROOM, pausing.ROOM, places.ROOM, playing.ROOM, seating.ROOM, talking.ROOM,
)  # fmt: skip

WISHES: dict[type[What], Wish[Any]] = {wish.what: wish for room in ROOMS for wish in room.decisions}
KEPT: dict[type[Fact], Kept[Any]] = {kept.fact: kept for room in ROOMS for kept in room.facts}


def judge(case: Case[What]) -> Ruling:
    """Return the facts that follow from a decision, or the reason for refusing it."""
    table, wish = case.table, WISHES[type(case.what)]
    if table.status is Status.CLOSED:
        return Reason.CLOSED
    in_play = wish.in_tournaments == "playing" and table.status is Status.PLAYING
    if table.tournament is not None and not in_play and wish.in_tournaments != "always":
        return Reason.IN_TOURNAMENT
    if table.paused_until is not None and not wish.in_a_pause:
        return Reason.PAUSED
    return case.refuse_outsider() if wish.of_players and case.player is None else wish.judge(case)


def apply_fact(table: Table, fact: Fact, at: float) -> Table:
    """Return the table after one more fact. Raises ``Unlawful``, or ``ValueError`` if it contradicts the table."""
    kept, seq = KEPT[type(fact)], table.seq + 1
    # A move asks the next player. Set turn_seq, turn_at and asked_at here: copying a Table is expensive.
    turn_seq, turn_at, asked_at = (seq, at, at) if kept.moves else (table.turn_seq, table.turn_at, table.asked_at)
    now = table._replace(
        seq=seq, at=at, presses=_latest_presses(table, fact), turn_seq=turn_seq, turn_at=turn_at, asked_at=asked_at
    )
    changed: Table = kept.fold(now, fact)
    if kept.moves and _asks_the_same(table, changed):
        changed = changed._replace(turn_seq=table.turn_seq, turn_at=table.turn_at, asked_at=table.asked_at)
    if changed.between_hands and not table.between_hands:
        changed = changed._replace(sayings=())
    if changed.chairs is not table.chairs:
        changed = pausing.start_clocks(table, changed)
    if changed.status is not table.status:
        changed = pausing.let_rest(changed, 0.0)._replace(status_seq=seq, turn_seq=seq, turn_at=at, paused_until=None)
    elif changed.chairs is not table.chairs and table.dealer is not None and not table.attended and changed.attended:
        changed = changed._replace(turn_at=at, lapsed=0)  # it waited for people between two hands; its clock starts now
    if (changed.asked is None) == (changed.asked_at is None):
        return changed
    # The time when the decision came up, even if the person on turn was gone in between.
    return changed._replace(asked_at=None if changed.asked is None else changed.turn_at)


def _asks_the_same(before: Table, now: Table) -> bool:
    """Return whether an act, say a false claim, changed nothing that players see, so that clocks and buttons stay
    valid.
    """
    if before.game is None or before.game.state.irregularities is None or now.game is None:
        return False
    return _question(before.game.state) == _question(now.game.state)


def _question(state: State) -> tuple[object, ...]:
    over = state.result is not None
    return state.standing.number, state.phase, state.turn, state.trick, len(state.tricks), state.calls, over


def _latest_presses(table: Table, fact: Fact) -> tuple[tuple[int, int], ...]:
    """Return each player's latest press (user id, press) since the previous deal, oldest first. A fact with a ``press``
    names the player by ``user_id`` or, if it has none, by ``seat``.
    """
    press: int | None = getattr(fact, "press", None)
    if press is None:
        return table.presses
    user_id: int | None = getattr(fact, "user_id", None)
    if user_id is None and (seat := getattr(fact, "seat", None)) is not None:
        user_id = table.chairs[seat - 1].user_id
    if user_id is None:
        return table.presses
    return (*[earlier for earlier in table.presses if earlier[0] != user_id], (user_id, press))
