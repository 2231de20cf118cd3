"""Ranked games: whether one begins, and how one ended that was closed before its time. Pure.

Theory of operation. Whether a game is ranked is written down when it begins, which needs the word of everybody who
sits there. From the first call of its first hand on it is *binding* (``Game.binding``): its owner can close the table
only if the other side agrees, or of more than two everybody who is not behind; what a moderator closes is kept with its
score, and a game that dies since nobody goes on with it is lost by the side that was waited for. Once enough of it is
played it can be conceded; sooner, that is one more way to end it for nobody, and needs the others as closing does.
Before it ends as idle Discord is asked about whom it waits for (``commits.py``): they may not be able to come back.
"""

from __future__ import annotations

from bot.engine.rules import Law, Misdeal, Outcome, Rules
from bot.engine.seats import Seat, unit_of
from bot.ratings.games import Ending, obstacle
from bot.tables.facts import Closing
from bot.tables.model import Chair, Status, Table

_ENDINGS = {
    Closing.IDLE: Ending.IDLE,
    Closing.AGREED: Ending.AGREED,
    Closing.DELETED: Ending.DELETED,
    Closing.REMOVED: Ending.REMOVED,
    Closing.DEPARTED: Ending.DEPARTED,
    Closing.TIMED_OUT: Ending.TIMED_OUT,
}

WAITED_IN_VAIN = (Ending.IDLE, Ending.DEPARTED)
"""Endings of games that are lost by whom they waited for."""

ANSWER_SECONDS = 120.0
"""How long people at a table have to confirm that they play the ranked game somebody wants."""

FRESH_SECONDS = 900.0
"""How long a confirmation holds: somebody who sat down an hour ago may be asleep."""


FALSE_CLAIMS = 3
"""False claims that each side has in a ranked old-school game."""

LEAST_HANDS = 3
"""Hands of a ranked game to be played before a concession counts."""


def would_rank(table: Table, server_ranks: bool) -> bool:
    """Return whether a game begun now would be ranked; free chairs are assumed to be taken by people."""
    return _may_rank(table) and server_ranks and not missing_consent(table)


def _may_rank(table: Table) -> bool:
    """Return whether the seated players may play a ranked game by these rules."""
    barred = any(chair.is_computer or chair.left or chair.unranked for chair in table.chairs)
    return not barred and obstacle(table.rules) is None


def find_silent(table: Table, at: float) -> tuple[Chair, ...]:
    """Return whose word is missing for a ranked game to begin at this time, or when the others were first asked for
    theirs: they have not said since the last game that they play another one, or so long ago that they may be gone.
    """
    asked_at = at if table.proposal is None else table.proposal.at
    willing = {user_id for user_id, said_at in table.willing if said_at >= asked_at - FRESH_SECONDS}
    return tuple(chair for chair in table.chairs if chair.user_id is not None and chair.user_id not in willing)


def claims_left(table: Table) -> tuple[int, ...] | None:
    """Return the false claims left in a ranked old-school game, by side or seat; ``None`` where they are free."""
    game = table.game
    if game is None or not game.ranked or table.rules.law is not Law.OLD_SCHOOL:
        return None
    judgements = [judgement for deal in game.deals for judgement in deal.judgements]
    if game.running is not None and game.state.irregularities is not None:
        judgements += game.state.irregularities.judgements
    partners = table.rules.traits.partners
    false = [unit_of(judgement.seat, partners) for judgement in judgements if not judgement.upheld]
    return tuple(max(0, FALSE_CLAIMS - false.count(unit)) for unit in range(1, table.rules.units + 1))


def may_claim(table: Table, seat: Seat) -> bool:
    """Return whether this seat's side has false claims left."""
    left = claims_left(table)
    return left is None or left[unit_of(seat, table.rules.traits.partners) - 1] > 0


def missing_consent(table: Table) -> tuple[Seat, ...]:
    """Return the seats that have yet to agree that an old-school game may be ranked."""
    if table.rules.law is Law.HOSTED:
        return ()
    return tuple(chair.seat for chair in table.chairs if chair.user_id is None or chair.user_id not in table.agreed)


def asks_consent(table: Table, server_ranks: bool) -> bool:
    """Return whether an old-school game begun here would be ranked if everybody agreed."""
    return table.rules.law is Law.OLD_SCHOOL and server_ranks and _may_rank(table)


def concession_counts(table: Table) -> bool:
    """Return whether the game can be conceded now so that it is won and lost: a ranked one after three hands at
    least, once a side has half of the points that it needs. One that nobody has played out could be given away over
    and over.
    """
    game = table.game
    if game is None or not game.ranked:
        return True
    results = [deal.result for deal in game.deals]
    played = [result for result in results if result is not None and not is_dealt_again(table.rules, result.outcome)]
    hands = len(played) + game.claims_open
    return hands >= LEAST_HANDS and 2 * max(game.state.score) >= table.rules.points


def is_dealt_again(rules: Rules, outcome: Outcome) -> bool:
    """Return whether this outcome means that the same hand is dealt again."""
    return outcome is Outcome.REDEAL or (outcome is Outcome.MISDEAL and rules.misdeal is Misdeal.REDEAL)


def ending_of(table: Table) -> Ending | None:
    """Return how the table's game ended; ``None`` if it goes on or leaves no record."""
    game = table.game
    if game is None:
        return None
    if game.void:
        return Ending.VOID
    if game.state.result is not None and game.state.result.winner is not None:
        return Ending.CONCEDED if game.state.result.outcome is Outcome.CONCEDED else Ending.PLAYED
    if table.status is not Status.CLOSED or not game.binding:
        return None
    ending = _ENDINGS.get(Closing(table.closing or Closing.ASKED), Ending.CLOSED)
    begun_only = game.standstill is None or not game.standstill.hands
    return Ending.VOID if ending in WAITED_IN_VAIN and begun_only else ending


def find_awaited(table: Table) -> int | None:
    """Return the person (user id) whose side loses the ranked game if nobody goes on with it; ``None`` if none does."""
    stop = table.game.standstill if table.game is not None and table.binding else None
    return None if stop is None or table.tournament is not None else table.chair(stop.seat).user_id
