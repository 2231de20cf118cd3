"""What a table waits for, how long, and what follows when the time is up (``due``).

``commits.py`` carries out what follows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from bot.engine.seats import partners_of
from bot.engine.state import Phase
from bot.tables.closing import Closed
from bot.tables.consent import lapse
from bot.tables.facts import Fact, WhyClosed
from bot.tables.hands import next_deal
from bot.tables.model import (
    CLOCKS,
    DAY,
    Chair,
    Status,
    Table,
    TableSettings,
    Turns,
    is_personal,
    is_slow,
)
from bot.tables.old_school import end_of_rest
from bot.tables.pausing import Resumed, WentAway


class Waits(StrEnum):
    """The kinds of questions that a table can wait for."""

    DECISION = "decision"
    ALONE = "alone"
    """A decision that nobody else waits for. The player is not reminded, and no computer takes over."""
    THEFT = "theft"
    TRICK = "trick"
    CLAIMS = "claims"


@dataclass(frozen=True, slots=True)
class Question:
    """What a table waits for ``since`` then (Unix seconds, as in the journal). ``key`` differs for every question at
    this table. After ``seconds`` the player who has to decide is reminded, and ``grace`` seconds later a computer takes
    over; any other question ends then. The clock ``runs`` unless a computer is to answer, or the player's clock stands
    still after a pause.
    """

    what: Waits
    key: tuple[Waits, int, float, bool]
    since: float
    seconds: float
    runs: bool = True
    grace: float = 0.0

    def clock_from(self, now: float) -> TurnClock:
        """Return the clock of a question that begins now."""
        return TurnClock(self, now + self.seconds, now + self.seconds + self.grace)


def open_question(table: Table, settings: TableSettings) -> Question | None:
    """Return what the table waits for, or ``None``. No decision at a personal table is timed.

    If nobody else waits, a player counts as away when their time is up, and the table stands still. Where the rules
    prompt the dealer's partner, the partner has half the time in the bidding (law 9.10). A slow player has a day, and
    so has everybody at a slow table.
    """
    game = table.game
    if (
        game is None
        or table.status is not Status.PLAYING
        or (table.tournament is not None and table.tournament.is_solo)
    ):
        return None
    if table.paused_until is not None:
        return None
    runs = table.stands_until is None  # while a player's clock stands still, no time runs out that they could miss
    if table.thief is not None:
        since = table.at if game.pack_taken is None else game.pack_taken[1]
        key = (Waits.THEFT, table.turn_seq, 0, runs)
        return Question(Waits.THEFT, key, since, table.clocks.theft, runs and table.attended)
    if game.open_since is not None and table.claims_open:
        key = (Waits.CLAIMS, game.hand_seq, 0, runs)
        return Question(Waits.CLAIMS, key, game.open_since, table.clocks.claims, runs)
    if game.open_since is not None and table.trick_rests:
        key = (Waits.TRICK, game.hand_seq, len(game.state.tricks), runs)
        return Question(Waits.TRICK, key, game.open_since, settings.gather_seconds, runs)
    if table.turn is None and table.deal_asked is None:
        return None
    if is_personal(table.guild_id, table.owner_id, table.tournament):
        return None
    patience, grace = settings.reminder_seconds, settings.away_seconds
    slow = table.asked is not None and is_slow(table, table.asked)
    if slow:
        patience, grace = max((patience, grace), CLOCKS[Turns.SLOW][:2], key=sum)
    patience = patience / 2 if _is_prompted(table) else patience
    stands = table.asked is not None and table.asked.rests_until > 0
    what = Waits.DECISION
    if table.asked is not None and table.is_alone(table.asked.seat):
        what, patience, grace = Waits.ALONE, patience + grace, 0.0
    decision = (what, table.turn_seq, table.turn_at + (DAY if slow else 0.0), not stands)
    return Question(what, decision, table.turn_at, patience, table.asked is not None and not stands, grace)


GameClocks = tuple[float, float, float, float]
"""The clocks that a ranked game keeps from its start, in the order of ``Game.clocks``."""


def settings_with(settings: TableSettings, turns: Turns, clocks: GameClocks | None = None) -> TableSettings:
    """Return a server's settings with the clocks of a table that has these ``turns``, or its ranked game's own."""
    own = CLOCKS[turns]
    if clocks is None and turns is not Turns.USUAL:
        clocks = own.reminder, own.away, own.trick, max(own.idle, settings.idle_hours)
    if clocks is None:
        return settings
    reminder, away, gather, idle = clocks
    return replace(settings, reminder_seconds=reminder, away_seconds=away, gather_seconds=gather, idle_hours=idle)


def _is_prompted(table: Table) -> bool:
    state = table.state
    if state is None or not table.rules.prompt_partner or state.phase not in (Phase.ORDER, Phase.CALL):
        return False
    return state.turn in partners_of(state.standing.dealer, table.rules.players)


# -- what happens on its own, and when


class Due(StrEnum):
    """What a table does when its time is up."""

    RETRY = "retry"
    AGREEMENT = "agreement"
    GO_ON = "go-on"
    IDLE = "idle"
    REST = "rest"
    REMINDER = "reminder"
    STAND_IN = "stand-in"


class Deadline(NamedTuple):
    """When something happens (Unix seconds), and what. ``seq`` is the entry of the proposal that lapses then."""

    at: float
    what: Due
    seq: int = 0


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of a question (Unix seconds). At ``due`` the player is reminded or, if no reminder is left, the
    question ends. ``acts_at`` is when it ends, which everybody is shown.
    """

    question: Question | None = None
    due: float | None = None
    acts_at: float | None = None
    reminded: bool = False


def due_for(question: Question, *, reminded: bool) -> Due:
    """Return what happens when a question's clock runs out."""
    if question.what is Waits.ALONE or (question.what is Waits.DECISION and reminded):
        return Due.STAND_IN
    return Due.REMINDER if question.what is Waits.DECISION else Due.REST


@dataclass(frozen=True, slots=True)
class Reminder:
    """The chair whose person has to be reminded that the table waits for them."""

    chair: Chair


def due(
    table: Table, deadlines: Iterable[Deadline], settings: TableSettings, now: float, idle: WhyClosed = WhyClosed.IDLE
) -> tuple[Fact, ...] | Reminder:
    """Return what the first passed deadline brings: facts, a reminder, or ``None``. ``idle``: why a table closes as
    idle.
    """
    deadline = next((one for one in deadlines if one.at <= now), None)
    if deadline is None:
        return ()
    fact: Fact | None = None
    match deadline.what:
        case Due.REMINDER if table.asked is not None:
            return Reminder(table.asked)
        case Due.AGREEMENT:
            return next((lapse(table, one) for one in table.proposals if one.seq == deadline.seq), ())
        case Due.IDLE:
            fact = Closed(idle, None)
        case Due.GO_ON:
            fact = Resumed(None)
        case Due.REST if table.thief is not None:
            fact = next_deal(table, settings)  # nobody called the theft, so the turn-up is shown (law 2.8)
        case Due.REST:
            fact = end_of_rest(table)
        case Due.STAND_IN if table.asked is not None:
            fact = WentAway(table.asked.seat)
    return () if fact is None else (fact,)
