"""A commit fails and nobody knows whether it was kept: callers hear that, and memory agrees with the store again."""

from __future__ import annotations

import random

import pytest

from bot.storage.api import OutcomeUnknown
from bot.storage.store import Store
from bot.tables.decisions import Reason
from bot.tables.model import Status
from bot.tables.playing import Play
from tests.storage.commits import fail_commit
from tests.storage.rows import entry, new_table, seqs
from tests.tables.company import Evening

pytestmark = pytest.mark.parametrize("saved", [True, False])


async def test_a_caller_hears_that_the_outcome_is_unknown(store: Store, saved: bool) -> None:
    table = await new_table(store)
    fail_commit(store, kept=saved)
    with pytest.raises(OutcomeUnknown):
        await store.append(table, [entry(2)])
    assert await seqs(store, table) == ([1, 2] if saved else [1])
    await store.append(table, [entry(3 if saved else 2)])


async def test_a_table_shows_what_is_stored_and_goes_on(store: Store, saved: bool) -> None:
    evening = Evening(store)
    table_id = await evening.started()
    announced = len(evening.changes)
    mover, before = evening.mover(table_id), evening.view(table_id).seq
    act = evening.mine(table_id, mover).legal[0]
    fail_commit(store, kept=saved)
    assert await evening.refusal(table_id, mover, Play(act)) is Reason.UNKNOWN
    assert (evening.view(table_id).seq > before) == saved
    assert (len(evening.changes) > announced) == saved, "everybody sees what counted"
    await evening.restart_unseen(table_id)
    rng = random.Random(1)
    while evening.view(table_id).status is Status.PLAYING:
        await evening.act(table_id, rng)
    await evening.tables.close()
