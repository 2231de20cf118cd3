"""A game as a record of version 1 (docs/record-format.md), from what its table's journal folded to. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.cards import CODES
from bot.engine.match import Previous
from bot.engine.records.format import ENDING, one_line, quote, write
from bot.engine.records.format import Ending as RecordEnding
from bot.engine.rules import Rules
from bot.tables.table import DealLog, Game, Status, Table


def record_of(table: Table) -> str:
    """The record of the table's finished game, or of the running one as far as its finished hands go.

    Version 1 knows no stolen deals (law 2.8); such a one has the word ``stolen`` after its dealer, unless it is the
    first of a match, which may name any dealer. The hand that is being played is never shown: who may see what of that
    is not the record's matter.
    """
    game = table.game
    if game is None:
        raise ValueError(f"no game was begun at table {table.table_id}")
    return write(_lines(table, game))


def _lines(table: Table, game: Game) -> Iterator[str]:
    yield rules_line(table.rules)
    for seat, name in enumerate(game.names, 1):
        yield f"seat {seat} {quote(one_line(name))}"
    if game.previous is not None:
        yield previous_line(table.rules, game.previous)
    for place, deal in enumerate(game.deals):
        drawn = place == 0 and game.previous is None
        yield f"hand {deal.number} dealer {deal.dealer}" + (" stolen" if deal.stolen and not drawn else "")
        yield from _deal(deal)
    ending = _ending(table, game)
    if ending is not None:
        yield f"{ENDING} {ending}"


def _ending(table: Table, game: Game) -> RecordEnding | None:
    """How a game ended that was not played to its points; ``None`` for all others."""
    last = game.deals[-1].result if game.deals else None
    if not game.deals or (last is not None and last.winner is not None):
        return None
    if game.seated:
        result = game.state.result
        return RecordEnding.HANDS if result is None or result.winner is None else RecordEnding.CONCEDED
    return RecordEnding.EARLY if table.status is Status.CLOSED else None


def rules_line(rules: Rules) -> str:
    """The record's line of these rules."""
    return f"rules {presets.rules_line(rules)}"


def previous_line(rules: Rules, previous: Previous) -> str:
    """The record's line of the game before."""
    carry = "".join(f" {points}" for points in previous.carry)
    carried = f" carry{carry}" if rules.laps else ""
    return f"previous dealer {previous.dealer} winners {previous.winner}{carried}"


def _deal(deal: DealLog) -> Iterator[str]:
    yield f"commit {deal.commitment}"
    yield f"pack {' '.join(CODES[card] for card in deal.pack)}"
    for seat, act in deal.acts:
        yield f"{seat} {act_text(act)}"
    if deal.result is not None:
        yield f"score {' '.join(str(points) for points in deal.result.score)}"
    yield " ".join(["reveal", deal.secret.hex(), *(quote(text) for text in deal.mixins)])
