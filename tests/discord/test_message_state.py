"""The table of states in ``cogs/table/message_state.py``, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.presets import parse
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.tables.model import Phrase, Status
from bot.tables.views import TableView
from cogs.table.message_state import (
    REPOST_AFTER,
    UNKNOWN,
    MessageState,
    MessageStep,
    ShownMessage,
    next_step,
    requests_to_come,
)
from tests.world import require
from tests.world.scenes import trick

NOW = 1e9


def table(seq: int, hand_seq: int = 5, status: Status = Status.PLAYING) -> TableView:
    return trick()._replace(seq=seq, hand_seq=hand_seq, status=status)


SHOWN = ShownMessage().after_post(77, NOW, table(8))
ASLEEP = SHOWN.after_draw(table(9)._replace(asleep=True))


@pytest.mark.parametrize(
    ("shown", "newest", "later", "state"),
    [
        (ShownMessage(), table(1), 0, MessageState.MISSING),
        (ShownMessage(), table(1, status=Status.CLOSED), 0, MessageState.GONE),
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
        (ShownMessage(77, NOW), table(8), 0, MessageState.BEHIND),  # as a restart finds it
        (
            ShownMessage().after_post(77, NOW, table(1, hand_seq=0)),
            table(9),
            0,
            MessageState.BEHIND,
        ),  # a lobby becomes a game
    ],
)
def test_state_of_a_message(shown: ShownMessage, newest: TableView, later: float, state: MessageState) -> None:
    assert shown.state(newest, NOW + later) is state


@pytest.mark.parametrize(
    ("state", "settled", "moving"),
    [
        (MessageState.MISSING, MessageStep.POST, MessageStep.POST),
        (MessageState.CURRENT, MessageStep.REST, MessageStep.REST),
        (MessageState.BEHIND, MessageStep.EDIT, MessageStep.REST),
        (MessageState.AGED, MessageStep.POST, MessageStep.REST),
        (MessageState.PAST, MessageStep.SUMMARISE, MessageStep.REST),
        (MessageState.GONE, MessageStep.REST, MessageStep.REST),
    ],
)
def test_next_step_of_each_state(state: MessageState, settled: MessageStep, moving: MessageStep) -> None:
    assert next_step(state, settled=True) is settled
    assert next_step(state, settled=False) is moving


def test_a_message_tracks_what_it_shows() -> None:
    drawn = ShownMessage(77, NOW).after_draw(table(12, hand_seq=10))
    assert (drawn.message_id, drawn.posted_at, drawn.seq, drawn.hand_seq) == (77, NOW, 12, 10)
    assert drawn.after_crossing().seq == UNKNOWN
    assert drawn.after_loss().message_id is None
    scored = drawn.after_scoring(66)
    assert (scored.after_loss().sheet_id, scored.after_loss().after_post(78, NOW, table(13)).sheet_id) == (66, 66)


UNSEEN = {"seq", "asked_at", "deadline", "public", "taken_back_by", "sayings"}
"""What every act changes of a table and is not shown by itself."""
BESIDES = {"rules", "number", "dealer", "score", "turnup", "result"}
BESIDES |= {"exposed", "owed", "barred", "misdeals", "judgements", "penalties"}
"""What calls and cards leave as it is in the public view."""
OTHER = {"rules": parse(["railroad"]), "status": Status.FINISHED, "phase": Phase.ORDER}
"""Another value of these fields; of all others anything is."""
WITHHELD = ShownMessage().after_post(77, NOW, table(8).without_acts())


def public(changed: TableView) -> PublicView:
    return require(changed.public)


@pytest.mark.parametrize("field", sorted(set(TableView._fields) - UNSEEN))
def test_only_acts_at_a_table_are_held_back(field: str) -> None:
    changes: Any = {field: OTHER.get(field, "another")}
    assert WITHHELD.holds_back(table(9))
    assert not WITHHELD.holds_back(table(9)._replace(**changes))


def test_what_was_said_before_a_hand_is_no_news_once_cards_are_played() -> None:
    said = table(8)._replace(sayings=((Seat(1), Phrase.THANKS),)).without_acts()
    assert ShownMessage().after_post(77, NOW, said).holds_back(table(9))


@pytest.mark.parametrize("field", PublicView._fields)
def test_only_acts_are_held_back_from_the_public_message(field: str) -> None:
    changes: Any = {field: OTHER.get(field, "another")}
    changed = table(9)._replace(public=public(table(9))._replace(**changes))
    assert WITHHELD.holds_back(changed) is (field not in BESIDES)


@pytest.mark.parametrize("phase", Phase)
def test_a_hand_that_is_over_is_never_held_back(phase: Phase) -> None:
    newest = table(9)._replace(public=public(table(9))._replace(phase=phase))
    assert WITHHELD.holds_back(newest) is (phase not in (Phase.DEAL, Phase.OVER))


def test_a_full_trick_is_news_to_a_message_that_holds_back_and_a_card_is_not() -> None:
    one = public(table(8))
    fuller = table(9)._replace(public=one._replace(trick=(), tricks=(*one.tricks, one.tricks[0])))
    assert WITHHELD.withholds(table(9).without_acts())
    assert not WITHHELD.withholds(fuller.without_acts())
    assert not WITHHELD.withholds(table(8))


def test_the_requests_of_a_hand_are_counted_until_the_next_one() -> None:
    shown = ShownMessage().after_post(77, NOW, table(8)).after_draw(table(9), 1).after_draw(table(10))
    assert shown.counted_for(table(11)) == 2
    assert shown.after_post(78, NOW, table(11)).counted_for(table(11)) == 3
    assert shown.counted_for(table(11, hand_seq=11)) == 0
    assert shown.after_loss().after_post(78, NOW, table(11, hand_seq=11)).counted_for(table(12, hand_seq=11)) == 1


def test_the_requests_to_come_are_this_one_each_trick_the_sheet_and_a_deletion() -> None:
    tricks = len(public(table(8)).tricks)
    assert len(public(table(8)).trick) == 3
    assert requests_to_come(table(8), singly=False) == requests_to_come(table(8), singly=True) == 1 + 5 - tricks + 2
    led = table(8)._replace(public=public(table(8))._replace(trick=public(table(8)).trick[:1]))
    assert requests_to_come(led, singly=True) == 3 + 5 - tricks + 2
    assert requests_to_come(table(8, status=Status.FINISHED), singly=True) == 0


def test_a_message_that_shows_the_cards_holds_nothing_back() -> None:
    assert not SHOWN.holds_back(table(9))
