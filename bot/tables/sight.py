"""What a person may see of a table now: the one answer, whatever the way out is. Pure.

Panels, *Watch*, *Show hands*, reviews, replays, hints, *Fair deal*, records and files all ask ``sight_of``; what it
grants is then made from a ``PublicView``, a ``SeatView``, ``OpenHands`` or a record of finished hands, which hold no
more. ``Tables.sight`` knows whether a contest is still undecided at other tables. Of games that are over a ``Draft``
asks before they are kept: whoever reads those (``/history``, ``/replay``, ``/verify``, ``/record``) meets none that is
hidden. Logs see nothing of any hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.seats import Seat
from bot.tables.snapshots import Status, TableView


@dataclass(frozen=True, slots=True)
class Sight:
    """What may be seen of one table.

    ``table``: what everybody at it sees. ``seat``: the one whose cards and choices are shown. ``past``: the hands that
    are over, with all cards and secrets. ``record``: those hands as a file of one's own game. ``advice``: what an
    expert would do at that seat.
    """

    table: bool
    seat: Seat | None
    past: bool
    record: bool
    advice: bool


def sight_of(table: TableView, user_id: int | None, *, undecided: bool | None = None) -> Sight:
    """What a person may see of a table; with None what everybody in its channel may.

    ``undecided`` tells whether the contest that it plays in goes on anywhere, so that its deals may still be played;
    unless told otherwise it does until the table is closed. Of such a contest nothing is seen but at one's own seat:
    only whoever has played a table of their own to its end looks back at that.
    """
    sat = None if user_id is None else table.as_played.seat_of(user_id)
    hidden = table.contest is not None and table.contest.hidden
    if hidden:
        hidden = table.status is not Status.CLOSED if undecided is None else undecided
    seat = _seat_of(table, user_id)
    done = table.contest is not None and table.contest.personal and table.status is Status.CLOSED
    past = not hidden or (done and sat is not None)
    return Sight(
        table=not hidden or sat is not None,
        seat=seat,
        past=past,
        record=past and sat is not None,
        advice=seat is not None and table.contest is None and not table.ranked,
    )


def _seat_of(table: TableView, user_id: int | None) -> Seat | None:
    """Where a person knows the cards: until the next game begins; nowhere once they stood up while it ran."""
    if user_id is None or table.status not in (Status.PLAYING, Status.FINISHED):
        return None
    chairs = table.seated if table.status is Status.FINISHED else table.chairs
    return next((chair.seat for chair in chairs if chair.user_id == user_id and not chair.left), None)
