"""What a table, a panel, *Watch* or a page says names only buttons that its reader has there, or in *More …*."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

import discord
import pytest

from bot.engine.presets import build
from bot.engine.seats import Seat
from bot.live.page_views import Asked, make_view
from bot.tables.answering import AIMS
from bot.tables.decisions import Decision, Reason
from bot.tables.draft import judge_decision
from bot.tables.model import Proposal, Status, TableSettings
from bot.tables.views import Gathering, OpenDeal, Refused, Snapshot, TableView, snapshot_of
from bot.ui.readers import Reader
from bot.words.catalogue import Texts
from bot.words.notices import refusal_text
from cogs.table.layouts import more_layout, panel_layout, table_layout, watch_layout, ways_on_buttons
from tests.languages import COMPLETE, catalogue
from tests.tables.company import seeded
from tests.tables.test_fold import begun, decided, wishes
from tests.words.test_locales import variables
from tests.world.games import Moment, chairs, lobby, moments

STRANGER = 9
ASIDE = tuple(replace(chair, away=True) for chair in chairs(4))
STATES: dict[str, dict[str, Any]] = {
    "usual": {},
    "paused": {"paused_until": 9e9},
    "absent": {"chairs": ASIDE},
    "away": {"chairs": (*chairs(1), *ASIDE[1:2], *chairs(4)[2:])},
    "room": {"room": True},
    "ready": {"ready": (Seat(1),)},
    "stolen": {"open_deal": OpenDeal(Seat(1))},
    "unagreed": {"unagreed": (Seat(1),)},
    "finished": {"status": Status.FINISHED},
    "gathering": {"status": Status.FINISHED, "gathering": Gathering((Seat(1),), 9e9)},
    **{
        word: {"proposal": Proposal(Seat(2), aim, 0.0, 9e9, ends=9e9), "missing_agreement": (Seat(1),)}
        for word, aim in AIMS.items()
    },
}
"""What may be so at a table besides its cards."""


def bases() -> Iterator[tuple[TableView, Moment | None]]:
    """Lobbies with free seats and without, and a moment of each phase of a hand, of both modes."""
    yield from ((lobby(build("standard"), seated), None) for seated in (2, 4))
    for law in ("hosted", "old-school"):
        course = moments(build("standard", {"law": law}), 2, hands=1)
        for now in {now.state.phase: now for now in course}.values():
            claimed = law == "old-school" and now.state.result is not None
            yield now.table._replace(claims_open=claimed), now


def shown(table: TableView, now: Moment | None, texts: Texts) -> Iterator[tuple[str, str, set[str]]]:
    """Whose view of a table it is, what it says, and what its buttons say."""
    layouts = [
        ("table", STRANGER, table_layout(table, None, texts)),
        ("table while its acts are withheld", STRANGER, table_layout(table.without_acts(), None, texts)),
        ("watch", STRANGER, watch_layout(table, None, texts)),
    ]
    views = {} if now is None or table.status is not Status.PLAYING else {1000 + one.seat: one for one in now.seats}
    for user_id, view in views.items():
        layouts.append((f"panel, {user_id}", user_id, panel_layout(table, view, Reader(texts))))
    for name, user_id, layout in layouts:
        parts = [*layout.walk_children(), *more_layout(table, user_id, texts).walk_children()]
        said = "\n".join(part.content for part in layout.walk_children() if isinstance(part, discord.ui.TextDisplay))
        yield name, said, {part.label or "" for part in parts if isinstance(part, discord.ui.Button)}
    for user_id in (1001, 1002, STRANGER):
        page = make_view(Snapshot(table, views), Asked(user_id, Reader(texts), 1000.0))
        labels = {one["label"] for one in (*page["acts"], *page["buttons"])}
        more = more_layout(table, user_id, texts).walk_children()
        labels |= {part.label or "" for part in more if isinstance(part, discord.ui.Button)}
        yield f"page, {user_id}", json.dumps([page["words"], page["moves"]], ensure_ascii=False), labels


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("state", STATES)
def test_texts_name_only_buttons_that_their_reader_has(state: str, locale: str) -> None:
    texts = Texts(locale, strict=True)
    labels = {texts(key) for key in catalogue("en") if key.startswith("button-") and not variables("en", key)}
    for table, now in bases():
        for name, said, offered in shown(table._replace(**STATES[state]), now, texts):
            absent = {label for label in labels if f"**{label}**" in said} - offered
            assert not absent, f"{name}: {said}"


@pytest.mark.parametrize("words", ["standard points=3", "standard law=old-school points=3"])
def test_refusals_name_only_buttons_that_their_reader_has(words: str) -> None:
    """Whatever people want at a table, at any moment of it: on its message, their panel, *More …*, or in the answer."""
    texts, rng, settings = Texts(strict=True), random.Random(words), TableSettings(entropy=seeded(5))
    labels = {texts(key) for key in catalogue("en") if key.startswith("button-") and not variables("en", key)}
    (_, table), refused = begun(words, settings), set[tuple[Status, Reason]]()
    for _ in range(200):
        snapshot = snapshot_of(table, None)
        for person, what in wishes(table, rng):
            decision = Decision(table.table_id, person, what, None, rng.randrange(2**63))
            refusal = judge_decision(decision, table, settings, table.at).refused
            if refusal is None or (table.status, refusal.reason) in refused or refusal.reason is Reason.NO_DECK:
                continue  # the last one says itself that the button is not always there
            refused.add((table.status, refusal.reason))
            said = refusal_text(Refused(refusal.reason, snapshot), texts)
            offered = has(person.user_id, f"refusal-{refusal.reason}", snapshot, texts)
            for label in (one for one in labels if f"**{one}**" in said):
                assert any(one.startswith(label) for one in offered), f"{what}: {said}"  # Start, with 3 computers
        committed = decided(table, rng, settings)
        if committed is not None:
            table = begun(words, settings)[1] if committed.table.status is Status.CLOSED else committed.table
    assert {status for status, _ in refused} >= {Status.LOBBY, Status.PLAYING}


def has(user_id: int, key: str, snapshot: Snapshot, texts: Texts) -> set[str]:
    """What the buttons say that a person has who is refused something at a table."""
    table, own_view = snapshot.table, snapshot.seat_view(user_id)
    layouts = [table_layout(table, None, texts), more_layout(table, user_id, texts)]
    if own_view is not None:
        layouts.append(panel_layout(table, own_view, Reader(texts)))
    parts = [*chain(*(layout.walk_children() for layout in layouts)), *ways_on_buttons(key, table, user_id, texts)]
    return {part.label or "" for part in parts if isinstance(part, discord.ui.Button)}
