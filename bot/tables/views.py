"""What may be seen of a table: the only way by which anything in a ``Table`` leaves ``bot.tables``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.engine.seats import Seat
from bot.engine.views import PublicView, SeatView, public_view, seat_view
from bot.ratings.games import Ending
from bot.tables.model import Status, Table, TableSettings, turned_up_at
from bot.tables.ranked import asks_consent, claims_left, ending_of, find_silent, missing_consent, would_rank
from bot.tables.snapshots import Gathering, OpenDeal, SeatViews, Snapshot, TableView, sight_of

AS_USUAL = TableSettings()
"""The settings of a server that has chosen nothing."""


def snapshot_of(
    table: Table, deadline: float | None, settings: TableSettings = AS_USUAL, answer_by: float | None = None
) -> Snapshot:
    """The table for every viewer; ``deadline`` is when a computer takes over for the person who is asked, or when a
    hand that can still be claimed is closed. ``settings`` are those of its server.
    ``answer_by`` is when those stand up who do not say that they play the next ranked game, if later than was said.
    """
    public = public_view(table.game.state) if table.game else None
    shown = _table_view(table, public, deadline, settings)
    shown = shown._replace(gathering=_gathering_of(table, answer_by))
    return Snapshot(shown, _seat_views(table, shown))


def _table_view(table: Table, public: PublicView | None, deadline: float | None, settings: TableSettings) -> TableView:
    game, playing = table.game, table.status is Status.PLAYING
    running = game.running if game else None
    ending = ending_of(table) if table.status in (Status.FINISHED, Status.CLOSED) else None
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
        public=public,
        draw=table.draw,
        last_hand=game.last_hand if game else None,
        tally=table.tally,
        games=table.games,
        commitment=running.commitment if running else None,
        asked_at=table.asked_at,
        deadline=deadline if table.asked_at is not None and not table.trick_rests else None,
        seal=table.chain.seal,
        place=table.place,
        traditions=settings.traditions,
        ranked=would_rank(table, settings.ranked) if game is None or game.ranked is None else game.ranked,
        pictures=settings.pictures if table.pictures is None else table.pictures,
        unagreed=() if playing else _missing_agreement(table, settings.ranked),
        open_deal=_open_deal(table) if table.rules.steal_the_deal else None,
        seated=game.seated if game and table.status is Status.FINISHED else (),
        proposal=table.proposal,
        ending=None if ending in (Ending.PLAYED, Ending.CONCEDED) else ending,
        claims_until=deadline if table.claims_open else None,
        ready=game.ready if game else (),
        contest=table.contest,
        claims_left=claims_left(table) if playing else None,
        extra_hands=table.extra_hands,
        waited=game.standstill.seat if game and game.standstill and ending is Ending.IDLE else None,
    )


def _gathering_of(table: Table, answer_by: float | None) -> Gathering | None:
    """Return who is asked to confirm the next ranked game; ``None`` if nobody is."""
    if table.answer_by is None:
        return None
    waiting = tuple(chair.seat for chair in find_silent(table, table.at))
    return Gathering(waiting, table.answer_by if answer_by is None else answer_by)


def _missing_agreement(table: Table, server_ranks: bool) -> tuple[Seat, ...]:
    """Return who has yet to agree to a ranked old-school game, while that is possible."""
    return missing_consent(table) if asks_consent(table, server_ranks) else ()


def _open_deal(table: Table) -> OpenDeal | None:
    if table.thief is not None and table.dealer is not None:
        return OpenDeal(table.dealer.seat, table.thief, turned_up_at(table))
    return OpenDeal(table.deal_asked.seat) if table.deal_asked is not None else None


def _seat_views(table: Table, shown: TableView) -> Mapping[int, SeatView]:
    """Return each person's view of the game from their own seat, by user id."""
    if table.game is None:
        return {}
    people = {chair.user_id for chair in (*shown.chairs, *shown.seated) if chair.user_id is not None}
    seats = {user_id: seat for user_id in sorted(people) if (seat := sight_of(shown, user_id).seat) is not None}
    return SeatViews(seats, partial(seat_view, table.game.state, public=shown.public))
