"""What is mixed into a deal besides its secret: the game's own lines, the players' words, their presses. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from bot.deals.records import seat_text, word_text
from bot.engine.match import Previous
from bot.engine.records.format import one_line
from bot.tables.record_export import previous_line, rules_line
from bot.tables.table import Table
from bot.tables.table_settings import TableSettings


def mixed_in(table: Table, settings: TableSettings) -> tuple[str, ...]:
    """The texts of the deal that is due; those of the draw for the first deal of a match (law 2.1)."""
    if table.drawn_with is not None:
        return table.drawn_with
    game = table.game
    names = () if game is None or game.deals else game.names
    return _texts(table, settings, table.presses, game.previous if game else None, names)


def mixed_into_draw(table: Table, settings: TableSettings, user_id: int, press: int | None) -> tuple[str, ...]:
    """The texts of the draw for a match's first deal, and of that deal; ``press`` is the one that starts it."""
    presses = tuple(known for known in table.presses if known[0] != user_id or press is None)
    late = () if press is None else ((user_id, press),)
    return _texts(table, settings, presses + late, None, tuple(chair.name or "" for chair in table.chairs))


def _texts(
    table: Table,
    settings: TableSettings,
    presses: tuple[tuple[int, int], ...],
    previous: Previous | None,
    names: tuple[str, ...],
) -> tuple[str, ...]:
    """With ``mix_presses`` off, the words alone; nothing where the same is dealt at other tables. ``names`` are those
    of a game that begins, by seat.
    """
    if table.contest is not None and table.contest.fixed:
        return ()
    sealed_whole = table.chain.length > 1  # a table from before there were chains goes on as it was
    head = tuple(_head(table, previous, names)) if names and settings.mix_presses and sealed_whole else ()
    said = dict(table.words)
    words = tuple(
        word_text(chair.seat, said[chair.user_id])
        for chair in table.chairs
        if chair.user_id is not None and chair.user_id in said and not chair.left
    )
    return head + words + (tuple(str(press) for _, press in presses) if settings.mix_presses else ())


def _head(table: Table, previous: Previous | None, names: tuple[str, ...]) -> Iterator[str]:
    """What the game's record says before its first hand."""
    yield rules_line(table.rules)
    for seat, name in enumerate(names, 1):
        yield seat_text(table.chain.seal, seat, one_line(name))
    if previous is not None:
        yield previous_line(table.rules, previous)
