"""Ranked games: whether a game is ranked, and how it ended if it was closed before its time. Pure.

Theory of operation. Whether a game is ranked is stored when it begins. Everybody who sits there has to agree first.
From the first call of its first hand the game is *binding* (``Game.binding``). Its owner can then close the table only
if the other side agrees; with more than two sides, everybody who is not behind has to agree. If a moderator closes the
table, the game is kept with its score. If nobody plays on, the side that the table waited for loses. A game can be
conceded once enough of it is played. Conceding it sooner means ending it without a result, which needs the others'
consent, as closing does. Before a game ends as idle, the bot asks Discord about the player it waits for
(``commits.py``): that player may not be able to come back.
"""

from __future__ import annotations

from bot.engine.rules import Law, Misdeal, Outcome, Rules
from bot.engine.seats import Seat, unit_of
from bot.ratings.games import Ending, obstacle
from bot.tables.facts import WhyClosed
from bot.tables.model import RANKED_TURNS, Chair, Status, Table

_ENDINGS = {
    WhyClosed.IDLE: Ending.IDLE,
    WhyClosed.AGREED: Ending.AGREED,
    WhyClosed.DELETED: Ending.DELETED,
    WhyClosed.REMOVED: Ending.REMOVED,
    WhyClosed.DEPARTED: Ending.DEPARTED,
    WhyClosed.TIMED_OUT: Ending.TIMED_OUT,
}

WAITED_IN_VAIN = (Ending.IDLE, Ending.DEPARTED)
"""How a game ends that the awaited side loses because nobody played on."""

ANSWER_SECONDS = 120.0
"""Seconds that people have to confirm a proposed ranked game."""

FRESH_SECONDS = 900.0
"""Seconds that a confirmation stays valid. A person who sat down an hour ago may be asleep."""


FALSE_CLAIMS = 3
"""The number of false claims that each side may make in a ranked old-school game."""

LEAST_HANDS = 3
"""The number of hands that must be played before a concession of a ranked game counts."""


def would_rank(table: Table, server_ranks: bool) -> bool:
    """Return whether a game begun now would be ranked, assuming that people take the free seats."""
    return _may_rank(table) and server_ranks and not missing_consent(table)


def _may_rank(table: Table) -> bool:
    barred = any(chair.is_computer or chair.left or chair.unranked for chair in table.chairs)
    return not barred and obstacle(table.rules) is None and table.turns in RANKED_TURNS


def find_silent(table: Table, at: float) -> tuple[Chair, ...]:
    """Return the players who have yet to confirm the next ranked game: they have not done so since the last game, or
    too long before ``at``, or not since it was proposed.
    """
    asked_at = at if table.proposal is None else table.proposal.at
    willing = {user_id for user_id, said_at in table.willing if said_at >= asked_at - FRESH_SECONDS}
    return tuple(chair for chair in table.chairs if chair.user_id is not None and chair.user_id not in willing)


def claims_left(table: Table) -> tuple[int, ...] | None:
    """Return how many false claims each side, or seat, has left in a ranked old-school game, or ``None``."""
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
    """Return whether this seat's side may still make a claim that could turn out false."""
    left = claims_left(table)
    return left is None or left[unit_of(seat, table.rules.traits.partners) - 1] > 0


def missing_consent(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose players have not yet agreed that an old-school game is ranked."""
    if table.rules.law is Law.HOSTED:
        return ()
    return tuple(chair.seat for chair in table.chairs if chair.user_id is None or chair.user_id not in table.agreed)


def asks_consent(table: Table, server_ranks: bool) -> bool:
    """Return whether an old-school game begun here would be ranked once everybody agrees."""
    return table.rules.law is Law.OLD_SCHOOL and server_ranks and _may_rank(table)


def concession_counts(table: Table) -> bool:
    """Return whether a concession now would count as a win and a loss: in a ranked game, once three hands are played
    and a side has half of the points that it needs. Otherwise people could give away games over and over.
    """
    game = table.game
    if game is None or not game.ranked:
        return True
    results = [deal.result for deal in game.deals]
    played = [result for result in results if result is not None and not is_dealt_again(table.rules, result.outcome)]
    hands = len(played) + game.claims_open
    return hands >= LEAST_HANDS and 2 * max(game.state.score) >= table.rules.points


def is_dealt_again(rules: Rules, outcome: Outcome) -> bool:
    """Return whether the same hand is dealt again after this outcome."""
    return outcome is Outcome.REDEAL or (outcome is Outcome.MISDEAL and rules.misdeal is Misdeal.REDEAL)


def ending_of(table: Table) -> Ending | None:
    """Return how the table's game ended, or ``None`` if it goes on or leaves no record."""
    game = table.game
    if game is None:
        return None
    if game.void:
        return Ending.VOID
    if game.state.result is not None and game.state.result.winner is not None:
        return Ending.CONCEDED if game.state.result.outcome is Outcome.CONCEDED else Ending.PLAYED
    if table.status is not Status.CLOSED or not game.binding:
        return None
    ending = _ENDINGS.get(WhyClosed(table.closing or WhyClosed.ASKED), Ending.CLOSED)
    begun_only = game.standstill is None or not game.standstill.hands
    return Ending.VOID if ending in WAITED_IN_VAIN and begun_only else ending


def find_awaited(table: Table) -> int | None:
    """Return the id of the person whose side loses the ranked game if nobody plays on, or ``None``."""
    stop = table.game.standstill if table.game is not None and table.binding else None
    return None if stop is None or table.tournament is not None else table.chair(stop.seat).user_id
