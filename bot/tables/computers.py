"""Computer players at a table: which acts they choose until a person is asked, or the hand is over.

Works on a draft; the acts become durable where everybody's do. A computer sees its own ``SeatView`` only. Knows no
store.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable

from bot.deals.draw import stream
from bot.engine.acts import Act, act_text
from bot.engine.views import SeatView, seat_view
from bot.players.levels import ComputerPlayer
from bot.tables.draft import Draft
from bot.tables.facts import Acted
from bot.tables.old_school import computers_word, usual_choice
from bot.tables.pace import trick_full
from bot.tables.snapshots import Chair
from bot.tables.table import Table

Players = Callable[[str], ComputerPlayer]
"""The player of a level; ``KeyError`` or ``ValueError`` if there is no such level."""

Choose = Callable[[str, SeatView, int], Awaitable[Act]]
"""Asks a player of a level, wherever it thinks, what it does at this view; the number seeds its chance."""

_log = logging.getLogger(__name__)


def thinking_here(players: Players) -> Choose:
    """Players who think at once, in this very thread; for strong ones a pool of workers takes its place."""

    async def choose(level: str, view: SeatView, seed: int) -> Act:
        return players(level).choose(view, random.Random(seed))  # noqa: S311 - to be repeatable is its purpose

    return choose


async def add_computer_acts(
    draft: Draft, choose: Choose, stand_in: str, now: Callable[[], float], *, tricks: bool = False
) -> None:
    """Draft what computers decide from here on, one after another, up to the end of the hand at most, or with
    ``tricks`` of the trick.

    ``stand_in`` is the level that plays for people who are away; ``now`` gives Unix time in seconds.
    """
    while True:
        word, chair = computers_word(draft.table, stand_in), draft.table.computer_turn
        if word is not None:
            draft.add(word, now())
        elif chair is not None:
            act = await _choice(draft.table, chair, choose, stand_in)
            draft.add(Acted(chair.seat, act, True, None), now())
            if tricks and trick_full(draft.table):
                return
        else:
            return


def seed_of(table: Table) -> int:
    """The chance of a computer's choice: it follows from the deal's secret and what was done in the hand, so that
    nobody can know it beforehand, and the same deal and play give the same one at every table.
    """
    running = None if table.game is None else table.game.running
    assert running is not None  # noqa: S101 - only in a hand does a computer choose
    numbers = stream(running.secret, "computer", [f"{seat} {act_text(act)}" for seat, act in running.acts])
    return next(numbers) << 32 | next(numbers)


async def _choice(table: Table, chair: Chair, choose: Choose, stand_in: str) -> Act:
    """One computer's choice. A defect of it must not hold up the people: it is logged, and any lawful act is played."""
    state = table.state
    assert state is not None  # noqa: S101 - only a running game has a seat on turn
    view = seat_view(state, chair.seat)
    if state.irregularities is not None and (usual := usual_choice(view)) is not None:
        return usual
    level = chair.level or stand_in
    where = f"the computer {level!r} at table {table.table_id}, entry {table.seq},"
    try:
        act = await choose(level, view, seed_of(table))
    except Exception:  # noqa: BLE001 - whatever it was stands in the log; four people wait for this act
        _log.exception("%s failed", where)
        return view.legal[0]
    if act not in view.legal:
        _log.error("%s chose unlawfully (%s)", where, type(act).__name__)  # a log names no cards
        return view.legal[0]
    return act
