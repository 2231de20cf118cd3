"""The states of a table's public message, and the request to make in each. Pure.

Theory of operation. The newest durable state of the table wins; states in between are never drawn. When a new hand
begins, the message of the old one becomes the score sheet of the game and replaces an older one. So the sheet is always
right above the table, which is posted again. The message of a finished game is its score sheet too, and stays when
another game begins. Where requests are short, a message may say that a hand is being played, but not whose turn it is;
then calls and cards, and nothing else, may go undrawn (``ShownMessage.holds_back``), and the next edit names them all.
While a running game sleeps, one line says so, whatever is played on panels; its message stays where it is and becomes
the end of the game.

==========  =================================================  ==================  =====================
state       the channel shows                                  once settled        computers still move
==========  =================================================  ==================  =====================
`MISSING`   nothing of a table that is open                    `POST`              `POST`
`CURRENT`   the newest state                                   `REST`              `REST`
`BEHIND`    an earlier moment of the same hand                 `EDIT`              `REST`
`AGED`      the same, in a message too old to be edited often  `POST`              `REST`
`PAST`      a hand that is over, while another has begun       `SUMMARISE`         `REST`
`GONE`      nothing, and the table is closed                   `REST`              `REST`
==========  =================================================  ==================  =====================

`POST` and `EDIT` lead to `CURRENT`; `SUMMARISE` leads to `MISSING`, and so does somebody's deleting the message. A
newer state of the table leads back to `BEHIND` or `PAST`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from operator import attrgetter

from bot.tables.model import Status
from bot.tables.views import NOTHING_PICTURED, Pictured, TableView

REPOST_AFTER = 45 * 60.0
"""Seconds after which the table is posted again. Discord limits edits of messages older than an hour (error 30046)."""

UNKNOWN = -1
"""The sequence number of a message whose contents are unknown."""

HAND_REQUESTS, BUSY_HAND_REQUESTS = 20, 8
"""How many counted requests a hand may take while requests can be spared, and otherwise."""

_BESIDES_ACTS = attrgetter(
    *("rules", "number", "dealer", "score", "turnup", "result"),
    *("exposed", "owed", "barred", "misdeals", "judgements", "penalties"),
)
"""What calls and cards do not change about a hand."""


class MessageState(Enum):
    """How a table's message differs from the newest state; see the table above."""

    MISSING = auto()
    CURRENT = auto()
    BEHIND = auto()
    AGED = auto()
    PAST = auto()
    GONE = auto()


class MessageStep(Enum):
    """A request that brings the message closer to the newest state."""

    REST = auto()
    POST = auto()
    EDIT = auto()
    SUMMARISE = auto()


_STEPS = {
    MessageState.MISSING: (MessageStep.POST, MessageStep.POST),
    MessageState.CURRENT: (MessageStep.REST, MessageStep.REST),
    MessageState.BEHIND: (MessageStep.EDIT, MessageStep.REST),
    MessageState.AGED: (MessageStep.POST, MessageStep.REST),
    MessageState.PAST: (MessageStep.SUMMARISE, MessageStep.REST),
    MessageState.GONE: (MessageStep.REST, MessageStep.REST),
}


def next_step(state: MessageState, *, settled: bool) -> MessageStep:
    """Return what to do in a state. ``settled``: no computer is about to act."""
    return _STEPS[state][0 if settled else 1]


def requests_to_come(table: TableView, *, singly: bool) -> int:
    """Return how many counted requests a hand still needs if the table is drawn now: this one, one for each trick
    (``singly``: for each card of the current trick), and two for the score sheet and deleting the older one.
    """
    view = table.public
    if view is None or not table.is_acting:
        return 0
    active = len(view.seats) - len(view.sitting_out)
    trick = max(1, active - len(view.trick)) if singly else 1
    return trick + view.rules.hand_size - len(view.tricks) + 2


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """The message in the channel (``None``: none), the Unix time when it was posted, and what it shows.

    ``sheet_id`` is the message with the running game's score sheet, or ``None``. ``seq`` is the table's sequence
    number that was drawn, and ``hand_seq`` its hand's, or ``None`` if unknown. ``withheld`` is the table as it was
    drawn, if the message shows that a hand is being played but not every act. ``sleepers`` are the names in a message
    that says that a game is asleep; otherwise empty. ``unlogged`` is what the message shows besides entries, ``locale``
    is the language that it is written in. ``pictured`` says which acts it has shown. ``counted`` are the requests that
    Discord has counted for the hand so far.
    """

    message_id: int | None = None
    posted_at: float = 0.0
    sheet_id: int | None = None
    seq: int = UNKNOWN
    hand_seq: int | None = None
    withheld: TableView | None = None
    sleepers: tuple[str | None, ...] = ()
    unlogged: tuple[object, ...] = ()
    locale: str = ""
    pictured: Pictured = NOTHING_PICTURED
    counted: int = 0

    def state(self, newest: TableView, now: float, locale: str = "") -> MessageState:
        """Return the state of the message at the Unix time ``now``, on a server with this language."""
        closed = newest.status is Status.CLOSED
        if self.message_id is None:
            return MessageState.GONE if closed else MessageState.MISSING
        drawn = self.seq >= newest.seq and self.unlogged == newest.unlogged
        drawn = drawn or bool(self.sleepers and self.sleepers == _sleepers(newest))
        if drawn and self.locale == locale:
            return MessageState.CURRENT
        if self.is_past(newest):
            return MessageState.PAST
        stays = closed or newest.asleep
        return MessageState.AGED if now - self.posted_at > REPOST_AFTER and not stays else MessageState.BEHIND

    def holds_back(self, newest: TableView, locale: str = "") -> bool:
        """Return whether the message may stay as it is: it names nobody, and only calls and cards have come since."""
        drawn = self.withheld
        if drawn is None or drawn.public is None or newest.public is None or drawn.hand_seq != newest.hand_seq:
            return False
        if self.locale != locale:
            return False
        same = _BESIDES_ACTS(drawn.public) == _BESIDES_ACTS(newest.public)
        return same and newest.is_acting and _timeless(drawn) == _timeless(newest)._replace(public=drawn.public)

    def withholds(self, view: TableView) -> bool:
        """Return whether the message shows exactly this view, which names nobody."""
        return self.withheld is not None and _timeless(self.withheld) == _timeless(view)

    def counted_for(self, newest: TableView) -> int:
        """Return how many counted requests the newest hand has taken."""
        return self.counted if self.hand_seq == newest.hand_seq else 0

    def is_past(self, newest: TableView) -> bool:
        """Return whether the message shows a finished hand although another hand has begun."""
        return bool(self.hand_seq) and newest.hand_seq != self.hand_seq

    def after_post(
        self, message_id: int | None, now: float, table: TableView, counted: int = 1, locale: str = ""
    ) -> ShownMessage:
        """Return the state after a new message was posted for this table."""
        return replace(self, message_id=message_id, posted_at=now).after_draw(table, counted, locale)

    def after_draw(self, table: TableView, counted: int = 0, locale: str = "") -> ShownMessage:
        """Return the state after the message was redrawn for this table, with this many counted requests."""
        withheld = table if table.withholds_acts else None
        sleepers = _sleepers(table)
        hand_seq = None if sleepers else table.hand_seq
        drawn = replace(self, seq=table.seq, hand_seq=hand_seq, withheld=withheld)
        drawn = replace(drawn, sleepers=sleepers, unlogged=table.unlogged, pictured=self.pictured.after(table))
        return replace(drawn, counted=self.counted_for(table) + counted, locale=locale)

    def after_scoring(self, message_id: int | None) -> ShownMessage:
        """Return the state after this message became the running game's score sheet; ``None``: none is needed."""
        return replace(self, sheet_id=message_id)

    def after_crossing(self) -> ShownMessage:
        """Return the state after two requests overlapped, so that it is unknown which arrived last."""
        return replace(self, seq=UNKNOWN, withheld=None, sleepers=())

    def after_skip(self, table: TableView, locale: str = "") -> ShownMessage:
        """Return the state after a table could not be drawn. Its next state will be tried."""
        return replace(self, seq=table.seq, unlogged=table.unlogged, locale=locale)

    def after_loss(self) -> ShownMessage:
        """Return the state after the message was lost or given up."""
        return replace(self, message_id=None, hand_seq=None, withheld=None, sleepers=())


def is_dormant(table: TableView) -> bool:
    """Return whether a running game is asleep. Then its message says only that."""
    return table.asleep and table.status is Status.PLAYING


def _sleepers(table: TableView) -> tuple[str | None, ...]:
    return tuple(chair.name for chair in table.chairs) if is_dormant(table) else ()


def _timeless(table: TableView) -> TableView:
    return table._replace(seq=0, asked_at=None, deadline=None, taken_back_by=None, sayings=())
