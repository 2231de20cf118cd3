"""What the owner decided is journaled, and what holds is a view of that."""

from __future__ import annotations

import pytest

from bot.operations.owner_journal import OwnerAction, OwnerJournal
from bot.storage.api import StoreError

ME, PERSON, SERVER = 1, 22, 333


class Notes:
    """A store of facts that may refuse."""

    def __init__(self) -> None:
        self.kept: dict[str, str | None] = {}
        self.refuses = False

    async def note(self, name: str) -> str | None:
        return self.kept.get(name)

    async def set_note(self, name: str, value: str | None) -> None:
        if self.refuses:
            raise StoreError("store-closed")
        self.kept[name] = value


async def test_owner_decisions_follow_from_their_journal() -> None:
    journal = OwnerJournal(Notes(), lambda: 5.0)
    for action, subject in (
        (OwnerAction.PERSON_BLOCKED, PERSON),
        (OwnerAction.SERVER_BLOCKED, SERVER),
        (OwnerAction.MAINTENANCE_BEGUN, None),
        (OwnerAction.ANNOUNCED, 10),
    ):
        await journal.add(ME, action, subject)
    held = journal.decided
    assert (held.people, held.servers, held.maintenance) == ({PERSON}, {SERVER}, True)
    await journal.add(ME, OwnerAction.PERSON_UNBLOCKED, PERSON)
    await journal.add(ME, OwnerAction.SERVER_UNBLOCKED, SERVER)
    await journal.add(ME, OwnerAction.MAINTENANCE_ENDED)
    assert (held.people, held.servers, held.maintenance) == (set(), set(), False)
    assert [act.number for act in journal.acts] == list(range(1, 8))


async def test_another_process_reads_the_same() -> None:
    facts = Notes()
    one, other = OwnerJournal(facts, lambda: 5.0), OwnerJournal(facts, lambda: 9.0)
    await one.add(ME, OwnerAction.PERSON_BLOCKED, PERSON, "spam “🙂”")
    assert await other.catch_up() == one.acts
    assert other.decided == one.decided
    assert await other.catch_up() == []
    await other.add(ME, OwnerAction.SERVER_BLOCKED, SERVER)
    await one.add(ME, OwnerAction.MAINTENANCE_BEGUN)
    assert [act.action for act in one.acts] == [
        OwnerAction.PERSON_BLOCKED,
        OwnerAction.SERVER_BLOCKED,
        OwnerAction.MAINTENANCE_BEGUN,
    ]
    assert list(facts.kept) == ["owner-act:1", "owner-act:2", "owner-act:3"]


async def test_an_owner_decision_that_is_not_saved_has_no_effect() -> None:
    facts = Notes()
    journal = OwnerJournal(facts, lambda: 5.0)
    facts.refuses = True
    with pytest.raises(StoreError):
        await journal.add(ME, OwnerAction.MAINTENANCE_BEGUN)
    assert not journal.decided.maintenance
    assert journal.acts == []
