"""The table of states in ``cogs/table/message_state.py``, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.presets import parse
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.tables.model import Status
from bot.tables.views import TableView
from cogs.table.message_state import REPOST_AFTER, UNKNOWN, MessageState, Shown, Step, next_step
from tests.world import require
from tests.world.scenes import trick

NOW = 1e9


def table(seq: int, hand_seq: int = 5, status: Status = Status.PLAYING) -> TableView:
    return trick()._replace(seq=seq, hand_seq=hand_seq, status=status)


SHOWN = Shown().after_post(77, NOW, table(8))
ASLEEP = SHOWN.after_draw(table(9)._replace(asleep=True))


@pytest.mark.parametrize(
    ("shown", "newest", "later", "state"),
    [
        (Shown(), table(1), 0, MessageState.MISSING),
        (Shown(), table(1, status=Status.CLOSED), 0, MessageState.GONE),
        (SHOWN, table(8), 0, MessageState.CURRENT),
        (SHOWN, table(8), 2 * REPOST_AFTER, MessageState.CURRENT),
        (SHOWN, table(9), 0, MessageState.BEHIND),
        (SHOWN, table(9), REPOST_AFTER, MessageState.BEHIND),
        (SHOWN, table(9), REPOST_AFTER + 1, MessageState.AGED),
        (SHOWN, table(9, status=Status.CLOSED), REPOST_AFTER + 1, MessageState.BEHIND),
        (SHOWN, table(9, hand_seq=9), 0, MessageState.PAST),
        (SHOWN, table(9, hand_seq=9), REPOST_AFTER + 1, MessageState.PAST),
        (SHOWN, table(9)._replace(asleep=True), REPOST_AFTER + 1, MessageState.BEHIND),
        (ASLEEP, table(12, hand_seq=11)._replace(asleep=True), REPOST_AFTER + 1, MessageState.CURRENT),
        (ASLEEP, table(10, status=Status.FINISHED)._replace(asleep=True), REPOST_AFTER + 1, MessageState.BEHIND),
        (ASLEEP, table(10, status=Status.CLOSED)._replace(asleep=True), 0, MessageState.BEHIND),
        (ASLEEP, table(10), 0, MessageState.BEHIND),
        (ASLEEP.after_crossing(), table(9)._replace(asleep=True), 0, MessageState.BEHIND),
        (SHOWN.after_crossing(), table(8), 0, MessageState.BEHIND),
        (SHOWN.after_skip(table(9, hand_seq=9)), table(9, hand_seq=9), 0, MessageState.CURRENT),
        (SHOWN.after_loss(), table(9, hand_seq=9), 0, MessageState.MISSING),
        (Shown(77, NOW), table(8), 0, MessageState.BEHIND),  # as a restart finds it
        (Shown().after_post(77, NOW, table(1, hand_seq=0)), table(9), 0, MessageState.BEHIND),  # a lobby becomes a game
    ],
)
def test_state_of_a_message(shown: Shown, newest: TableView, later: float, state: MessageState) -> None:
    assert shown.state(newest, NOW + later) is state


@pytest.mark.parametrize(
    ("state", "settled", "moving"),
    [
        (MessageState.MISSING, Step.POST, Step.POST),
        (MessageState.CURRENT, Step.REST, Step.REST),
        (MessageState.BEHIND, Step.EDIT, Step.REST),
        (MessageState.AGED, Step.POST, Step.REST),
        (MessageState.PAST, Step.SUMMARISE, Step.REST),
        (MessageState.GONE, Step.REST, Step.REST),
    ],
)
def test_next_step_of_each_state(state: MessageState, settled: Step, moving: Step) -> None:
    assert next_step(state, settled=True) is settled
    assert next_step(state, settled=False) is moving


def test_a_message_tracks_what_it_shows() -> None:
    drawn = Shown(77, NOW).after_draw(table(12, hand_seq=10))
    assert (drawn.message_id, drawn.posted_at, drawn.seq, drawn.hand_seq) == (77, NOW, 12, 10)
    assert drawn.after_crossing().seq == UNKNOWN
    assert drawn.after_loss().message_id is None
    scored = drawn.after_scoring(66)
    assert (scored.after_loss().sheet_id, scored.after_loss().after_post(78, NOW, table(13)).sheet_id) == (66, 66)


CARDS = {"turn", "trick", "hand_sizes"}
"""What a card of the running trick changes of the public view."""
UNSEEN = {"seq", "asked_at", "deadline", "unhurried", "public", "taken_back_by"}
"""What every act changes of a table and is not shown by itself."""
OTHER = {"rules": parse(["railroad"]), "status": Status.FINISHED, "phase": Phase.SUIT, "sitting_out": (4,)}
"""Another value of these fields; of all others anything is."""


def withheld(newest: TableView) -> bool:
    """Whether a message that tells of a trick under way may stand as it is."""
    return Shown().after_post(77, NOW, table(8).without_trick()).holds_back(newest._replace(seq=9))


def public(changed: TableView) -> PublicView:
    return require(changed.public)


def test_cards_of_a_trick_are_held_back_until_it_is_full() -> None:
    one = public(table(8))
    assert len(one.trick) == 3, "the last card is still to come"
    assert withheld(table(8))
    last, _ = one.trick[-1]
    sizes = tuple(size + (seat == last) for seat, size in zip(one.seats, one.hand_sizes, strict=True))
    before = one._replace(trick=one.trick[:-1], turn=last, hand_sizes=sizes)
    assert withheld(table(8)._replace(public=before))
    assert not withheld(table(8)._replace(public=one._replace(trick=(), tricks=(*one.tricks, one.tricks[0]))))


@pytest.mark.parametrize("field", sorted(set(TableView._fields) - UNSEEN))
def test_only_cards_of_a_table_are_held_back(field: str) -> None:
    changes: Any = {field: OTHER.get(field, "another")}
    assert not withheld(table(8)._replace(**changes))


@pytest.mark.parametrize("field", sorted(set(PublicView._fields) - CARDS))
def test_only_cards_are_held_back_from_the_public_message(field: str) -> None:
    changes: Any = {field: OTHER.get(field, "another")}
    assert not withheld(table(8)._replace(public=public(table(8))._replace(**changes)))


def test_a_message_that_shows_the_cards_holds_nothing_back() -> None:
    assert not SHOWN.holds_back(table(9))
