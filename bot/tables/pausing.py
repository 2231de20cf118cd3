"""Time at a table: pausing and going on, slow turns, and players who are away and come back.

A paused table has no clock. If one player goes on early, the clocks of the others stand still until they press anything
or the agreed end comes (``Chair.rests_until``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine.seats import Seat
from bot.tables.consent import agree, ask, drop_take_back, find_standing, refuse_request
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact, JournalError
from bot.tables.model import DAY, LONGEST_PAUSE, SHORTEST_PAUSE, Aim, Status, Table, Turns, is_slow, present
from bot.tables.room import Case, Kept, Room, Ruling, Wish

_ON_ITS_WAY = 60.0
"""Tolerance in seconds for the length of a pause: some time passes between choosing it and judging it."""


# -- a pause


@dataclass(frozen=True, slots=True)
class Pause(What):
    """Stop all clocks until ``until`` (Unix seconds), if all people agree. ``None`` agrees to a proposed pause."""

    until: float | None = None


@dataclass(frozen=True, slots=True)
class Paused(Fact):
    """All people agreed to a pause. No clock runs until that time (Unix seconds), or until somebody goes on."""

    kind: ClassVar = "paused"
    until: float


def _judge_pause(case: Case[Pause]) -> Ruling:
    table, chair, until = case.table, case.own, case.what.until
    if (refused := _refuse(case)) is not None:
        return refused
    standing = find_standing(table, PAUSE)
    if standing is not None and until in (None, standing.ends):
        return agree(table, chair, case.press)
    if until is None or not SHORTEST_PAUSE - _ON_ITS_WAY <= until - case.now <= LONGEST_PAUSE + _ON_ITS_WAY:
        return refuse_request(table, PAUSE, chair) or Reason.PAUSE_LENGTH
    return ask(case, PAUSE, until)


PAUSE = Aim(
    "pause",
    asks=lambda table, chair, _: present(chair) or (table.game is not None and table.game.ranked),
    then=lambda _table, proposal, _chair, _press: (Paused(proposal.ends or 0.0),),
)
"""The proposal to stop all clocks until ``Proposal.ends``."""


def _refuse(case: Case[What]) -> Reason | None:
    return case.refuse_between_games() or (None if case.table.tournament is None else Reason.NO_PAUSE)


def _pause(table: Table, fact: Paused) -> Table:
    """Stop all clocks. If somebody's clock ran out after they had agreed to the pause, they count as present again."""
    proposal, game = table.proposal, table.running_game()
    agreed = () if proposal is None else (proposal.by, *proposal.agreed)
    chairs = tuple(replace(chair, away=chair.away and chair.seat not in agreed) for chair in table.chairs)
    stopped = let_rest(table._replace(chairs=chairs, game=game._replace(standstill=None)), 0.0)
    return stopped._replace(proposal=None, paused_until=fact.until, lapsed=0)


# -- going on


class GoOn(What):
    """End a pause early for oneself. The others' clocks stand still until they press anything or the agreed end."""


@dataclass(frozen=True, slots=True)
class Resumed(Fact):
    """A pause ended: early for the player at ``seat``, or with ``None`` for everybody at the agreed end. After an early
    end each other clock stands still until its player presses anything or the agreed end comes.
    """

    kind: ClassVar = "resumed"
    seat: Seat | None


def _judge_going_on(case: Case[GoOn]) -> Ruling:
    table, chair = case.table, case.own
    if (refused := _refuse(case)) is not None:
        return refused
    return (Resumed(chair.seat),) if table.paused_until is not None else Reason.STALE


def _resume(table: Table, fact: Resumed) -> Table:
    table.running_game()
    until = table.stands_until
    if until is None or (fact.seat is not None and table.paused_until is None):
        raise JournalError("journal-no-pause")
    table = _restart_turn(_restart_rest(table))
    return let_rest(table._replace(paused_until=None), 0.0 if fact.seat is None else until, but=fact.seat)


def let_rest(table: Table, until: float, but: Seat | None = None) -> Table:
    """Stop the clocks of all present until then (Unix seconds), except at seat ``but``. 0 starts them all again."""
    if not until and not any(chair.rests_until for chair in table.chairs):
        return table
    rests = ((chair, until if present(chair) and chair.seat != but else 0.0) for chair in table.chairs)
    return table._replace(chairs=tuple(replace(chair, rests_until=time) for chair, time in rests))


def start_clocks(before: Table, table: Table) -> Table:
    """Restart the clocks of players that stood still in ``before`` and run in ``table``."""
    pairs = zip(before.chairs, table.chairs, strict=True)
    back = [now.seat for then, now in pairs if then.rests_until > now.rests_until]
    if not back or table.status is not Status.PLAYING:
        return table
    asked = table.asked
    if asked is not None and asked.seat in back:
        table = _restart_turn(table)
    return table if table.stands_until is not None else _restart_rest(table)


def _restart_rest(table: Table) -> Table:
    game = table.running_game()
    if game.open_since is not None:
        game = game._replace(open_since=table.at)
    if game.pack_taken is not None:
        game = game._replace(pack_taken=(game.pack_taken[0], table.at))
    return table._replace(game=game)


def _restart_turn(table: Table) -> Table:
    """Restart the time of the turn. A player who had a day for it gets a day again."""
    turn = table.turn or table.deal_asked
    if turn is not None and is_slow(table, turn):
        table = table.put_chair(replace(turn, slow_until=max(turn.slow_until, table.at + 1)))
    return table._replace(turn_at=table.at)


# -- slow turns


class GoSlow(What):
    """Propose to have a day for each turn that comes up in the next day of a friendly game; all people at the table
    must agree. Asking again ends it.
    """


@dataclass(frozen=True, slots=True)
class SlowedDown(Fact):
    """A player has a day for each turn until ``until`` (Unix seconds). 0: they have the usual time again."""

    kind: ClassVar = "slowed-down"
    seat: Seat
    until: float


def _judge_slow(case: Case[GoSlow]) -> Ruling:
    table, chair = case.table, case.own
    if (refused := _refuse(case)) is not None:
        return refused
    if table.game is not None and table.game.ranked:
        return Reason.NOT_SLOW
    if table.turns is Turns.SLOW:
        return Reason.SLOW_ALREADY
    if find_standing(table, SLOW) is not None:
        return agree(table, chair, case.press)
    if chair.slow_until > case.now:
        return (SlowedDown(chair.seat, 0.0),)
    return ask(case, SLOW, case.now + DAY)


SLOW = Aim(
    "slow",
    asks=lambda _table, chair, _asker: present(chair),
    then=lambda _table, proposal, _chair, _press: (SlowedDown(proposal.by, proposal.ends or 0.0),),
)
"""The proposal to have a day for each turn until ``Proposal.ends``."""


def _slow_down(table: Table, fact: SlowedDown) -> Table:
    slow = table.put_chair(replace(table.chair(fact.seat), slow_until=fact.until))
    if slow.proposal is not None and (slow.proposal.aim, slow.proposal.by) == (SLOW, fact.seat):
        slow = slow._replace(proposal=None)
    asked = table.asked
    return slow._replace(turn_at=table.at) if asked is not None and asked.seat == fact.seat else slow


# -- away and back


class Touch(What):
    """Show that one is present, by any press or *My hand*. This brings back a player who was away."""


@dataclass(frozen=True, slots=True)
class WentAway(Fact):
    """A player's clock ran out, so a computer plays for them if anybody else waits."""

    kind: ClassVar = "went-away"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned(Fact):
    """A player plays again who was away, had left, or whose clock stood still after a pause."""

    kind: ClassVar = "returned"
    seat: Seat
    press: int | None


def _go_away(table: Table, fact: WentAway) -> Table:
    after = leave_game(table, fact.seat).put_chair(replace(table.chair(fact.seat), away=True))
    return after._replace(lapsed=table.turn_seq) if after.goes_on else after


def _come_back(table: Table, fact: Returned) -> Table:
    back = table if table.game is None else table._replace(game=table.game._replace(standstill=None))
    return back.put_chair(replace(table.chair(fact.seat), away=False, left=False, rests_until=0.0))


def leave_game(table: Table, seat: Seat) -> Table:
    """Return the table after this player went away from its running game, if there is one."""
    table = drop_take_back(table) if table.proposal is not None and table.proposal.by == seat else table
    if table.game is None:
        return table
    return table._replace(game=table.game.without(seat, None if table.asked is None else table.asked.seat))


ROOM = Room(
    decisions=(
        Wish(Pause, _judge_pause, of_players=True, in_tournaments="playing", in_a_pause=False),
        Wish(GoOn, _judge_going_on, of_players=True, in_tournaments="playing", in_a_pause=True),
        Wish(GoSlow, _judge_slow, of_players=True, in_tournaments="playing", in_a_pause=True),
        # ``judge_decision`` brings back a player who was away.
        Wish(Touch, lambda _: (), of_players=True, in_tournaments="always", in_a_pause=True),
    ),
    facts=(
        Kept(Paused, _pause),
        Kept(Resumed, _resume),
        Kept(SlowedDown, _slow_down),
        Kept(WentAway, _go_away),
        Kept(Returned, _come_back),
    ),
)
