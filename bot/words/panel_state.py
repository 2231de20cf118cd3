"""What a person's panel of a table shows: its possible states, and the next request in each. Pure.

Theory of operation. A panel shows a player their hand, or the public table to somebody without a seat (*Watch*). Every
change of the table, and all that is drawn, is an event, which leads from one state to the next. A panel whose player
has left, who sits down where they watched, or whose table is closed, says so, and that is the last it shows; but who
has left is offered their seat until the table closes. Whoever ends a table may have words of their own said instead,
and nothing follows those until another panel is drawn. As at the table's message the newest state wins.

===============  =========================================================  ========  ==================
state            on the person's screen                                     next      once that is done
===============  =========================================================  ========  ==================
`NOTHING`        no panel that can be redrawn                               `SEND`    `HAND`
`HAND`           their own hand                                             `DRAW`    `HAND`
`TABLE`          the public table, for they have no seat                    `DRAW`    `TABLE`
`LEAVING`        the hand of a game that goes on without them               `SAY`     `LEFT`
`LEFT`           that their seat waits for them, if it does                 `REST`
`SEATING`        the table they watched, where they sit by now              `SAY`     `NOTHING`
`CLOSING`        the hand of a table that is closed                         `SAY`     `NOTHING`
`WATCH_CLOSING`  the table they watched, which is closed                    `SAY`     `NOTHING`
`PARTING`        whatever stood there; last words of their own are to come  `SAY`     `PARTED`
`PARTED`         these last words                                           `REST`
===============  =========================================================  ========  ==================

A new hand is sent to whoever sits at the table, in every state except `PARTED` and those whose next step is `SAY`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from bot.engine.acts import Act
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.tables.model import Status, TournamentKind
from bot.tables.preferences import Confirm, HandOrder
from bot.tables.views import NOTHING_PICTURED, Pictured, Snapshot, TableView
from bot.tournaments.daily.attempts import day_of_key
from bot.words.catalogue import Texts
from bot.words.daily_text import progress_text
from bot.words.fairness import seal_text
from bot.words.labels import act_label
from bot.words.offers import AskedAgain, asked_view, is_asked_again
from bot.words.panel_text import panel_brief, panel_text
from bot.words.results_text import salute_text
from bot.words.table_text import (
    agreement_text,
    brief_text,
    gathering_text,
    introductions_text,
    newcomers_text,
    private_text,
    table_text,
    talk_text,
)
from bot.words.voice import CardSigns


class PanelState(Enum):
    """What is on a person's screen and what comes next; see the table above."""

    NOTHING = auto()
    HAND = auto()
    TABLE = auto()
    LEAVING = auto()
    LEFT = auto()
    SEATING = auto()
    CLOSING = auto()
    WATCH_CLOSING = auto()
    PARTING = auto()
    PARTED = auto()


class Event(Enum):
    """What can happen to a panel."""

    HAND_SHOWN = auto()
    TABLE_SHOWN = auto()
    SITS = auto()
    """The table is open, and the person sits there."""
    LEAVES = auto()
    """A game goes on without the person, whose seat waits for them."""
    STAYS_OUT = auto()
    """A game goes on in which the person has no seat."""
    GATHERS = auto()
    """No game is under way, and the person has no seat."""
    CLOSES = auto()
    PARTS = auto()
    """The person is about to get last words of their own."""
    SAID = auto()
    LOST = auto()
    """The panel can no longer be redrawn."""


class PanelStep(Enum):
    """The next request that brings a panel closer to what it should show."""

    REST = auto()
    SAY = auto()
    SEND = auto()
    DRAW = auto()
    PICTURE = auto()
    """Draw the same again, with its picture instead of words."""


_S, _E = PanelState, Event
_DRAWN = {_E.HAND_SHOWN: _S.HAND, _E.TABLE_SHOWN: _S.TABLE}
_ENDS = {_E.PARTS: _S.PARTING, _E.LOST: _S.NOTHING}
_AFTER: Mapping[PanelState, Mapping[Event, PanelState]] = {
    _S.NOTHING: _DRAWN | _ENDS,
    _S.HAND: _DRAWN | _ENDS | {_E.LEAVES: _S.LEAVING, _E.STAYS_OUT: _S.LEAVING, _E.CLOSES: _S.CLOSING},
    _S.TABLE: _DRAWN | _ENDS | {_E.SITS: _S.SEATING, _E.LEAVES: _S.SEATING, _E.CLOSES: _S.WATCH_CLOSING},
    _S.LEAVING: _DRAWN | _ENDS | {_E.SITS: _S.HAND, _E.CLOSES: _S.CLOSING, _E.SAID: _S.LEFT},
    _S.LEFT: _DRAWN | _ENDS | {_E.SITS: _S.HAND, _E.CLOSES: _S.CLOSING},
    _S.SEATING: _DRAWN | _ENDS | {_E.CLOSES: _S.CLOSING, _E.SAID: _S.NOTHING},
    _S.CLOSING: _DRAWN | _ENDS | {_E.SAID: _S.NOTHING},
    _S.WATCH_CLOSING: _DRAWN | _ENDS | {_E.SAID: _S.NOTHING},
    _S.PARTING: {_E.SAID: _S.PARTED, _E.LOST: _S.NOTHING},
    _S.PARTED: _DRAWN | {_E.PARTS: _S.PARTING},
}
"""The state to which each event leads. An event that is missing here changes nothing."""

SAYING = frozenset({_S.LEAVING, _S.SEATING, _S.CLOSING, _S.WATCH_CLOSING, _S.PARTING})
WATCHING = frozenset({_S.TABLE, _S.SEATING, _S.WATCH_CLOSING})
"""The states of a panel for somebody without a seat."""


def standing(newest: Snapshot, user_id: int) -> Event:
    """Return the event that a table's newest state is for this person's panel."""
    table, seat = newest.table, newest.table.seat_of(user_id)
    if table.status is Status.CLOSED:
        return Event.CLOSES
    if table.status is Status.PLAYING and newest.seat_view(user_id) is None:
        return Event.STAYS_OUT if seat is None else Event.LEAVES
    return Event.GATHERS if seat is None else Event.SITS


@dataclass(frozen=True, slots=True)
class ShownPanel:
    """What a panel shows: the table as of ``seq`` with the ``times`` it names, the number of the reader's ``look``, and
    ``hand_seq``, the last hand for which a new panel was sent. ``pictured`` says which acts it has shown.
    """

    state: PanelState = PanelState.NOTHING
    seq: int = 0
    look: int = 0
    hand_seq: int | None = None
    times: tuple[float, ...] = ()
    pictured: Pictured = NOTHING_PICTURED

    def after(self, event: Event) -> ShownPanel:
        """Return what the panel shows after an event."""
        state = _AFTER[self.state].get(event, self.state)
        return replace(self, state=state, hand_seq=None if event is Event.SAID else self.hand_seq)

    def after_draw(self, event: Event, table: TableView, look: int) -> ShownPanel:
        """Return what the panel shows after the hand or the table was drawn."""
        return replace(self.after(event), look=look).at(table)

    def at(self, table: TableView) -> ShownPanel:
        """Return what the panel shows after the same content was drawn for this table."""
        seq = max(self.seq, table.seq)
        return replace(self, seq=seq, times=table.times, pictured=self.pictured.after(table))

    def next_step(
        self, newest: Snapshot | None, user_id: int, look: int, hand_seq: int | None = None, *, late: bool = False
    ) -> PanelStep:
        """Return what to do next. ``look`` is the reader's current look. ``hand_seq`` is the hand that the table's
        message shows, if a panel can be sent below it. ``late``: the panel shows words, and its picture may be ready
        now.
        """
        if self.state in SAYING:
            return PanelStep.SAY
        if newest is None or self.state is PanelState.PARTED:
            return PanelStep.REST
        table, own_view = newest.table, newest.seat_view(user_id)
        is_new = hand_seq is not None and hand_seq != self.hand_seq and hand_seq == table.hand_seq
        if is_new and table.status is Status.PLAYING and own_view is not None and own_view.dealt:
            return PanelStep.SEND
        if self.state is not PanelState.TABLE and (self.state is not PanelState.HAND or own_view is None):
            return PanelStep.REST
        if self.seq < table.seq or self.look != look or self.times != table.times:
            return PanelStep.DRAW
        return PanelStep.PICTURE if late else PanelStep.REST


def last_words(state: PanelState, table: TableView, texts: Texts) -> str:
    """Return a panel's last text: for a player who leaves, a watcher who sits down, or else the closed table."""
    match state:
        case PanelState.LEAVING:
            return texts("panel-left")
        case PanelState.SEATING:
            return texts("watch-seated", button=texts("button-hand"))
        case _:
            return table_text(table, texts)


@dataclass(frozen=True, slots=True)
class Remark:
    """What a panel shows until the table changes: words, an advised act with its cards framed, or a call to confirm.
    ``refused``: the words say why something was not done.
    """

    note: str | None = None
    advised: Act | None = None
    asked_again: AskedAgain | None = None
    refused: bool = False


NO_REMARK = Remark()


def ask_again(
    snapshot: Snapshot | None, user_id: int, act: Act, seq: int | None, confirm: Confirm, texts: Texts
) -> Remark | None:
    """Return the question whether a person is sure of the call that they made at ``seq``; ``None`` if it needs none."""
    own_view = None if snapshot is None else snapshot.seat_view(user_id)
    if snapshot is None or own_view is None or not is_asked_again(act, own_view, confirm):
        return None
    if snapshot.table.paused_until is not None:  # then the decision is refused at once
        return None
    note = texts("sure-call", call=act_label(act, own_view, texts))
    return Remark(note, asked_again=AskedAgain(act, snapshot.table.seq if seq is None else seq))


def panel_words(
    table: TableView, own_view: SeatView, texts: Texts, order: HandOrder, note: str | None = None, *, pictured: bool
) -> list[str]:
    """Return a panel's texts: the ``note``, the number of a daily deal's hand, the question, what people are asked."""
    view = asked_view(table, own_view)
    words = panel_brief(table, view, texts) if pictured else panel_text(table, view, texts, order)
    agreement = agreement_text(table, texts, view.seat)
    asked = agreement, gathering_text(table, texts)
    parts = note, _daily_progress(table, view, texts), words, *asked, talk_text(table, texts)
    return [text for text in parts if text]


def public_words(
    table: TableView, texts: Texts, signs: CardSigns | None = None, *, numbered: Collection[Seat] = (), pictured: bool
) -> list[str]:
    """Return what everybody reads of a table: the dealer's salute, the table, and how to sit down there."""
    salute = salute_text(table, texts) if table.status is Status.PLAYING else ""
    words = brief_text if pictured else table_text
    text = words(table.with_players_of_game, texts, signs, numbered=numbered)
    seal = "" if table.status is Status.FINISHED else seal_text(table, texts)
    people = newcomers_text(table, texts), introductions_text(table, texts), gathering_text(table, texts)
    parts = text, private_text(table, texts), *people, seal
    return [*filter(None, (salute, "\n".join(filter(None, parts)), talk_text(table, texts)))]


def _daily_progress(table: TableView, own_view: SeatView, texts: Texts) -> str:
    if table.tournament is None or table.tournament.kind is not TournamentKind.DAILY:
        return ""
    view, own = own_view.public, own_view.public.unit(own_view.seat)
    points = view.score[own - 1] - view.score[2 - own]
    first = view.number == 1 and view.phase is not Phase.PLAY
    return progress_text(day_of_key(table.tournament.key), view.number, points, texts, first=first)
