"""The next deal: its pack, made of a sealed secret and of what the players mix in. Pure.

Mixed in are the lines of the game's record before its first hand, the players' words, and their presses.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.deals.draw import Chain, derive_pack
from bot.deals.records import seat_text, word_text
from bot.engine.game import Previous
from bot.engine.records.format import one_line
from bot.tables import facts
from bot.tables.model import Table, TableSettings
from bot.tables.results import previous_line, rules_line


def next_deal(table: Table, settings: TableSettings) -> facts.Dealt:
    """Return the deal that is due: its pack follows from the sealed secret and what the players mix in, unless a deal
    is played again.

    The last deal of a chain seals another one.
    """
    game, chain = table.game, table.chain
    assert game is not None  # noqa: S101 - a deal is due in a game only
    mixins, secret, due = deal_mixins(table, settings), chain.secret(table.place), game.due
    again = table.again
    pack = derive_pack(table.rules, secret, due.number, mixins) if again is None else again.pack
    following = Chain(settings.entropy()) if table.place == chain.length else None
    return facts.Dealt(pack, secret, mixins, due, following, table.thief)


def deal_mixins(table: Table, settings: TableSettings) -> tuple[str, ...]:
    """Return the texts mixed into the deal that is due; a match's first deal uses those of the draw (law 2.1)."""
    if table.drawn_with is not None:
        return table.drawn_with
    game = table.game
    names = () if game is None or game.deals else game.names
    return _texts(table, settings, table.presses, game.previous if game else None, names)


def draw_mixins(table: Table, settings: TableSettings, user_id: int, press: int | None) -> tuple[str, ...]:
    """Return the texts mixed into the draw and the first deal of a match; ``press`` is the one that starts it."""
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
    """Return the texts to mix in: nothing where other tables get the same deals, only words without ``mix_presses``.

    ``names`` are those of a game that begins, by seat; empty for later deals.
    """
    if table.tournament is not None and table.tournament.same_deals:
        return ()
    head = tuple(_head(table, previous, names)) if names and settings.mix_presses else ()
    said = dict(table.words)
    words = tuple(
        word_text(chair.seat, said[chair.user_id])
        for chair in table.chairs
        if chair.user_id is not None and chair.user_id in said and not chair.left
    )
    return head + words + (tuple(str(press) for _, press in presses) if settings.mix_presses else ())


def _head(table: Table, previous: Previous | None, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of the game's record that stand before its first hand."""
    yield rules_line(table.rules)
    for seat, name in enumerate(names, 1):
        yield seat_text(table.chain.seal, seat, one_line(name))
    if previous is not None:
        yield previous_line(table.rules, previous)
