"""What may be seen of a table. The only way out of ``bot.tables`` for what a ``Table`` knows."""

from __future__ import annotations

from bot.deals.chance import commitment
from bot.engine.events import Event
from bot.engine.views import SeatView, public_view, seat_view
from bot.tables.snapshots import OpenDeal, Status, TableView
from bot.tables.table import Table
from bot.tables.table_settings import turned_up_at


def table_view(table: Table, deadline: float | None, *, traditions: bool = True) -> TableView:
    """The table as everybody sees it; ``deadline`` is when a computer takes over for the person who is asked.

    ``traditions`` is its server's setting.
    """
    game = table.game
    running = game.running if game else None
    return TableView(
        table_id=table.table_id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        owner_id=table.owner_id,
        seq=table.seq,
        hand_seq=game.hand_seq if game else 0,
        status=table.status,
        rules=table.rules,
        chairs=table.chairs,
        public=public_view(game.state) if game else None,
        draw=table.draw,
        last_hand=game.last_hand if game else None,
        tally=table.tally,
        games=table.games,
        commitment=commitment(running.secret) if running else None,
        asked_at=table.asked_at,
        deadline=deadline if table.asked_at is not None else None,
        next_commitment=commitment(table.secret),
        open_deal=_open_deal(table),
        traditions=traditions,
        seated=game.seated if game and table.status is Status.FINISHED else (),
    )


def _open_deal(table: Table) -> OpenDeal | None:
    if table.thief is not None and table.dealer is not None:
        return OpenDeal(table.dealer.seat, table.thief, turned_up_at(table))
    return OpenDeal(table.deal_asked.seat) if table.deal_asked is not None else None


def private_view(table: Table, user_id: int) -> SeatView | None:
    """What a person knows of the running game at his own seat; nothing for one who stood up."""
    chair = table.chair_of(user_id)
    if chair is None or chair.left or table.game is None or table.status is not Status.PLAYING:
        return None
    return seat_view(table.game.state, chair.seat)


def public_events(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Those events that are for everybody's eyes."""
    return tuple(event for event in events if event.to is None)
