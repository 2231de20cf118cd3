"""Computer players: how they choose their acts, and how they play on until a person has to decide or the hand is over.

A computer sees only its own ``SeatView``. Its acts are drafted and stored like everybody else's.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.deals.draw import stream
from bot.engine.acts import Act, act_text
from bot.engine.state import Phase
from bot.engine.views import SeatView, seat_view
from bot.storage.api import TableId
from bot.tables.draft import Draft
from bot.tables.model import Chair, Table, TableSettings, present
from bot.tables.old_school import computer_claim, usual_choice
from bot.tables.playing import Acted
from bot.tables.preferences import Pace

Choose = Callable[[str, SeatView, int], Awaitable[Act]]
"""Takes a level, a view and a seed for random choices. Returns the act that a player of that level chooses."""


PaceOf = Callable[[int], Awaitable[Pace | None]]
"""Takes a user id. Returns the pace that this person has chosen, or ``None`` for the server's."""


AwaitView = Callable[[TableId], Awaitable[bool]]
"""Takes a table's id, waits briefly until people see its newest state, returns whether acts can be shown one by one."""


_SHARES = {Pace.NORMAL: 1.0, Pace.BRISK: 0.4, Pace.AT_ONCE: 0.0}
"""Factor of the owner's pause before a computer acts."""


_FULL_TRICK, _RESULT = 2.0, 4.0
"""Factors of the pause after a full trick, and between the end of a hand and the next deal."""


def slowest(chosen: Iterable[Pace | None], usual: Pace) -> Pace:
    """Return the slowest of these paces, counting ``None`` as ``usual``; without any, ``usual``."""
    return min((choice or usual for choice in chosen), key=list(Pace).index, default=usual)


async def slowest_pace(table: Table, pace_of: PaceOf, usual: Pace) -> Pace:
    """Return the slowest pace among the people present. Those who have chosen none count with ``usual``."""
    people = [chair.user_id for chair in table.chairs if chair.user_id is not None and present(chair)]
    return slowest([await pace_of(user_id) for user_id in people], usual)


def pause_before(table: Table, pace: Pace, pause: float) -> float:
    """Return the seconds to wait before computers act or the next hand is dealt; ``pause`` is the owner's."""
    longer = _FULL_TRICK if trick_full(table) else _RESULT if table.deal_due else 1.0
    return pause * _SHARES[pace] * longer


def trick_full(table: Table) -> bool:
    """Return whether the last act completed a trick and the hand goes on."""
    state = table.state
    return state is not None and state.phase is Phase.PLAY and bool(state.tricks) and not state.trick


_log = logging.getLogger(__name__)


async def add_computer_acts(
    draft: Draft, choose: Choose, stand_in: str, now: Callable[[], float], stop: Callable[[Table], bool]
) -> None:
    """Draft computers' claims and acts until no computer has anything to do, or ``stop`` returns True for the table
    after an act. A computer of level ``stand_in`` plays for people who are away. ``now`` returns Unix seconds.
    """
    while True:
        word, chair = computer_claim(draft.table, stand_in), draft.table.computer_turn
        if word is not None:
            draft.add(word, now())
        elif chair is not None:
            act = await _choose_act(draft.table, chair, choose, stand_in)
            draft.add(Acted(chair.seat, act, True, None), now())
            if stop(draft.table):
                return
        else:
            return


def seed_of(table: Table) -> int:
    """Return the seed for a computer's next choice, derived from the deal's secret and all acts so far: nobody can
    predict it, and it is the same at all tables with the same deal and the same play.
    """
    running = None if table.game is None else table.game.running
    assert running is not None  # noqa: S101 - a computer chooses only while a hand is played
    numbers = stream(running.secret, "computer", [f"{seat} {act_text(act)}" for seat, act in running.acts])
    return next(numbers) << 32 | next(numbers)


async def _choose_act(table: Table, chair: Chair, choose: Choose, stand_in: str) -> Act:
    """Ask a computer for its act. If that fails, log it and return any lawful act, so that nobody waits."""
    state = table.state
    assert state is not None  # noqa: S101 - only a running game has a seat on turn
    view = seat_view(state, chair.seat)
    if state.irregularities is not None and (usual := usual_choice(view)) is not None:
        return usual
    level = chair.level or stand_in
    where = f"the computer {level!r} at table {table.table_id}, entry {table.seq},"
    try:
        act = await choose(level, view, seed_of(table))
    except Exception:  # noqa: BLE001 - any fault is logged; four people wait for this act
        _log.exception("%s failed", where)
        return view.legal[0]
    if act not in view.legal:
        _log.error("%s chose unlawfully (%s)", where, type(act).__name__)  # a log names no cards
        return view.legal[0]
    return act


def has_automatic_step(table: Table, settings: TableSettings) -> bool:
    """Return whether the next step needs no person: a computer acts or claims, or a deal is due."""
    if table.computer_turn is not None or table.deal_due:
        return True
    return computer_claim(table, settings.computer_level) is not None
