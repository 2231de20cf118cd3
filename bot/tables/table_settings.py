"""The settings of a table, and what its clocks wait for and how long. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.seats import partners_of
from bot.engine.state import Phase
from bot.tables.model import (
    THEFT_SECONDS,
    Status,
    Table,
    TableSettings,
    turned_up_at,
)
from bot.tables.old_school import CLAIM_SECONDS
from bot.tables.ranked import ANSWER_SECONDS


class Waits(StrEnum):
    """The kind of thing a table waits for."""

    DECISION = "decision"
    THEFT = "theft"
    TRICK = "trick"
    CLAIMS = "claims"
    ANSWERS = "answers"


@dataclass(frozen=True, slots=True)
class Question:
    """What a table waits for. ``key`` tells it from every other at this table. It began at ``since`` (Unix seconds, as
    the journal has it), and has ``seconds`` until a reminder, or until what rests is over. Its clock ``runs`` unless a
    computer is to answer.
    """

    what: Waits
    key: tuple[Waits, int, float]
    since: float
    seconds: float
    runs: bool = True


def open_question(table: Table, settings: TableSettings) -> Question | None:
    """What the table waits for, if anything; at one person's own table there is no hurry.

    The dealer's partner has half the time in the bidding where the rules prompt them (law 9.10).
    """
    if table.answer_by is not None:
        since = table.answer_by - ANSWER_SECONDS
        return Question(Waits.ANSWERS, (Waits.ANSWERS, 0, table.answer_by), since, ANSWER_SECONDS)
    game = table.game
    if game is None or table.status is not Status.PLAYING or (table.contest is not None and table.contest.personal):
        return None
    if table.thief is not None:
        since = table.at if game.pack_taken is None else game.pack_taken[1]
        return Question(
            Waits.THEFT, (Waits.THEFT, table.turn_seq, 0), since, THEFT_SECONDS, runs=turned_up_at(table) is not None
        )
    if game.open_since is not None and table.claims_open:
        return Question(Waits.CLAIMS, (Waits.CLAIMS, game.hand_seq, 0), game.open_since, CLAIM_SECONDS)
    if game.open_since is not None and table.trick_rests:
        key = (Waits.TRICK, game.hand_seq, len(game.state.tricks))
        return Question(Waits.TRICK, key, game.open_since, settings.gather_seconds)
    if table.turn is None and table.deal_asked is None:
        return None
    patience = settings.reminder_seconds / 2 if _is_prompted(table) else settings.reminder_seconds
    decision = (Waits.DECISION, table.turn_seq, table.turn_at)
    return Question(Waits.DECISION, decision, table.turn_at, patience, runs=table.asked is not None)


def settings_of_game(table: Table, settings: TableSettings) -> TableSettings:
    """The settings of a server as they hold at a table: the clocks of a ranked game are those that it began with."""
    game = table.game
    if game is None or game.clocks is None or table.status is not Status.PLAYING:
        return settings
    reminder, away, gather, idle = game.clocks
    return replace(settings, reminder_seconds=reminder, away_seconds=away, gather_seconds=gather, idle_hours=idle)


def _is_prompted(table: Table) -> bool:
    state = table.state
    if state is None or not table.rules.prompt_partner or state.phase not in (Phase.ORDER, Phase.CALL):
        return False
    return state.turn in partners_of(state.standing.dealer, table.rules.players)
