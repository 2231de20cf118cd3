"""Plays the last card of a hand for whoever has chosen so in ``/settings``: there is nothing to decide any more."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.tables.decisions import Decision, Person, Play
from bot.tables.tables import Tables
from bot.tables.views import Change
from bot.ui.readers import Readers


class LastCards:
    """Listens to the tables and decides for people whose one card is the only lawful act."""

    def __init__(self, tables: Tables, readers: Readers) -> None:
        self._tables = tables
        self._readers = readers

    def on_change(self, change: Change) -> Awaitable[None] | None:
        """A table has changed; answers with what is to be done, if anything is."""
        table = change.snapshot.table
        chair = table.to_move
        mine = None if chair is None or chair.away else change.snapshot.seat_view(chair.user_id or 0)
        if chair is None or chair.user_id is None or mine is None or not _is_last(mine):
            return None
        person = Person(chair.user_id, chair.name or "")
        return self._play(Decision(table.table_id, person, Play(mine.legal[0]), table.seq, None))

    async def _play(self, decision: Decision) -> None:
        if (await self._readers.chosen_by(decision.person.user_id)).last_card:
            await self._tables.decide(decision)


def _is_last(mine: SeatView) -> bool:
    """Whether this player is to lay their last card; at an old-school table they may also do something else."""
    view = mine.public
    return view.phase is Phase.PLAY and len(mine.hand) == len(mine.legal) == 1 and view.rules.law is Law.HOSTED
