"""The table of states in ``bot/ui/table/message_state.py``, line by line."""

from __future__ import annotations

import pytest

from bot.tables.snapshots import Status, TableView
from bot.ui.table.message_state import REPOST_AFTER, UNKNOWN, MessageState, Shown, Step, next_step
from tests.render.scenes import trick

NOW = 1e9


def table(seq: int, hand_seq: int = 5, status: Status = Status.PLAYING) -> TableView:
    return trick()._replace(seq=seq, hand_seq=hand_seq, status=status)


SHOWN = Shown().posted(77, NOW, table(8))


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
        (SHOWN.uncertain(), table(8), 0, MessageState.BEHIND),
        (SHOWN.passed_over(table(9, hand_seq=9)), table(9, hand_seq=9), 0, MessageState.CURRENT),
        (SHOWN.missing(), table(9, hand_seq=9), 0, MessageState.MISSING),
        (Shown(77, NOW), table(8), 0, MessageState.BEHIND),  # as a restart finds it
        (Shown().posted(77, NOW, table(1, hand_seq=0)), table(9), 0, MessageState.BEHIND),  # a lobby becomes a game
    ],
)
def test_where_a_message_stands(shown: Shown, newest: TableView, later: float, state: MessageState) -> None:
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
def test_what_is_done_in_each_state(state: MessageState, settled: Step, moving: Step) -> None:
    assert next_step(state, settled=True) is settled
    assert next_step(state, settled=False) is moving


def test_a_message_knows_what_it_shows() -> None:
    drawn = Shown(77, NOW).drawn(table(12, hand_seq=10))
    assert (drawn.message_id, drawn.posted_at, drawn.seq, drawn.hand_seq) == (77, NOW, 12, 10)
    assert drawn.uncertain().seq == UNKNOWN
    assert drawn.missing().message_id is None
