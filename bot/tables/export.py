"""A game as a record of version 1 (record.md), from what its table's journal folded to. Pure text; knows no store."""

from __future__ import annotations

from collections.abc import Iterator

from bot.deals.chance import commitment
from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.cards import CODES
from bot.engine.record import one_line, quoted, write
from bot.tables.table import DealLog, Game, Table


def record_of(table: Table) -> str:
    """The record of the table's finished game, or of the running one as far as its finished hands go.

    It never shows the hand that is being played: who may see what of that is not the record's matter.
    """
    game = table.game
    if game is None:
        raise ValueError(f"no game was begun at table {table.table_id}")
    return write(_lines(table, game))


def _lines(table: Table, game: Game) -> Iterator[str]:
    yield f"rules {presets.line(table.rules)}"
    for chair in table.chairs:
        yield f"seat {chair.seat} {quoted(one_line(chair.name or ''))}"
    if game.previous is not None:
        carry = "".join(f" {points}" for points in game.previous.carry)
        carried = f" carry{carry}" if table.rules.laps else ""
        yield f"previous dealer {game.previous.dealer} winners {game.previous.winner}{carried}"
    for deal in game.deals:
        yield from _deal(deal)


def _deal(deal: DealLog) -> Iterator[str]:
    yield f"hand {deal.number} dealer {deal.dealer}"
    yield f"commit {commitment(deal.secret)}"
    yield f"pack {' '.join(CODES[card] for card in deal.pack)}"
    for seat, act in deal.acts:
        yield f"{seat} {act_text(act)}"
    if deal.result is not None:
        yield f"score {' '.join(str(points) for points in deal.result.score)}"
    yield " ".join(["reveal", deal.secret.hex(), *(quoted(text) for text in deal.mixins)])
