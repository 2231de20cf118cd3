"""The bot without Discord: real tables, store, handlers, announcers and panels; what they send is counted and dropped.

Views are serialised as discord.py would, since that is part of every answer. Nothing waits for a network. For
tests of memory and of the order of requests; what people see is tested in ``tests/discord``.
"""

from __future__ import annotations

import itertools
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from bot.app import seeded_entropy
from bot.engine.acts import Act
from bot.engine.presets import parse
from bot.engine.views import public_calls
from bot.players.levels import player
from bot.ratings.model import PlackettLuceScorer
from bot.services import Services
from bot.storage.api import TableId
from bot.storage.backends import open_store
from bot.storage.store import Store
from bot.tables.beginning import Open
from bot.tables.closing import Close
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status, TableSettings
from bot.tables.preferences import Confirm
from bot.tables.tables import Tables
from bot.tables.timer import SystemClock
from bot.tables.views import Change, Snapshot
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import CardEmojis
from bot.ui.picture_queue import KEPT, Draw, Pictures, drawing_queue
from bot.ui.readers import Languages, Readers
from bot.ui.replies import Times
from bot.words import offers
from cogs.table.announcer import Announcers
from cogs.table.answers import Answers
from cogs.table.beginning import Beginning
from cogs.table.panels import Panels
from cogs.table.playing import Playing
from cogs.table.seating import Seating
from cogs.table.verbs import Verbs
from tests.tables.company import LocalWorkers, new_tables

PICTURE = b"\x89PNG"
"""Stands for every picture."""

SETTINGS = TableSettings(
    computer_pause=0,
    most_of_person=10**6,
    most_of_server=10**6,
    most_of_bot=10**6,
    mix_presses=False,
)

_numbers = itertools.count(10**17)


@dataclass(slots=True)
class Sent:
    """How many requests went out: those that Discord counts for its limit of 50 a second, and answers to presses."""

    deliveries: Deliveries | None = None
    counted: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    size: int = 0

    def note(self, kind: str, view: discord.ui.LayoutView | None, *, counts: bool) -> None:
        (self.counted if counts else self.answers)[kind] += 1
        if view is not None:
            components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
            self.size += len(json.dumps(components))


class _Message:
    def __init__(self, sent: Sent, number: int) -> None:
        self._sent, self.id = sent, number

    async def edit(self, *, view: discord.ui.LayoutView, **_: Any) -> None:
        self._sent.note("edit", view, counts=True)

    async def delete(self) -> None:
        self._sent.note("delete", None, counts=True)


async def _fetch_channel(_: int) -> None:
    """Find any channel."""


class _Channel:
    def __init__(self, sent: Sent) -> None:
        self._sent = sent

    async def send(self, *, view: discord.ui.LayoutView, **_: Any) -> _Message:
        self._sent.note("post", view, counts=True)
        return _Message(self._sent, next(_numbers))

    def get_partial_message(self, number: int) -> _Message:
        return _Message(self._sent, number)


class _Response:
    def __init__(self, sent: Sent) -> None:
        self._sent, self._done = sent, False
        self.at = 0.0

    def is_done(self) -> bool:
        return self._done

    async def send_message(self, *, view: discord.ui.LayoutView, **_: Any) -> Any:
        return self._answer("send", view)

    async def edit_message(self, *, view: discord.ui.LayoutView, **_: Any) -> Any:
        return self._answer("update", view)

    async def defer(self, **_: Any) -> Any:
        return self._answer("defer", None)

    def _answer(self, kind: str, view: discord.ui.LayoutView | None) -> Any:
        self._done = True
        self._sent.note(kind, view, counts=False)
        self.at = time.perf_counter()
        return SimpleNamespace(message_id=next(_numbers))


class Press:
    """An interaction as far as the handlers look at it; ``response.at`` is when it was answered."""

    def __init__(self, sent: Sent, user_id: int, guild_id: int, channel_id: int, message_id: int | None) -> None:
        self._sent = sent
        self.id = next(_numbers)
        self.token = f"token-{self.id}"
        self.user = SimpleNamespace(id=user_id, display_name=f"Player {user_id}")
        self.permissions = self.app_permissions = discord.Permissions.all()
        self.channel = None
        self.guild_id, self.channel_id = guild_id, channel_id
        self.locale = self.guild_locale = "en-US"
        self.extras: dict[str, object] = {}
        self.created_at = discord.utils.utcnow()
        self.message = None if message_id is None else SimpleNamespace(id=message_id, flags=discord.MessageFlags())
        self.type = discord.InteractionType.component
        self.client = SimpleNamespace(services=SimpleNamespace(deliveries=sent.deliveries))
        self.response = _Response(sent)
        self.followup = SimpleNamespace(
            send=self._follow_up, edit_message=self._edit_follow_up, delete_message=self._delete
        )

    def is_guild_integration(self) -> bool:
        return True

    def is_user_integration(self) -> bool:
        return False

    async def edit_original_response(self, *, view: discord.ui.LayoutView, **_: Any) -> None:
        self._sent.note("panel", view, counts=False)

    async def delete_original_response(self) -> None:
        pass

    async def _follow_up(self, *, view: discord.ui.LayoutView, **_: Any) -> SimpleNamespace:
        self._sent.note("follow-up", view, counts=False)
        return SimpleNamespace(id=next(_numbers))

    async def _edit_follow_up(self, _: int, *, view: discord.ui.LayoutView, **__: Any) -> None:
        self._sent.note("panel", view, counts=False)

    async def _delete(self, _: int) -> None:
        pass


@dataclass(slots=True)
class House:
    """Everything between the store and Discord."""

    store: Store
    tables: Tables
    answers: Answers
    verbs: Verbs
    games: Beginning
    playing: Playing
    announcers: Announcers
    panels: Panels
    sent: Sent
    rng: random.Random

    def snapshot(self, table_id: TableId) -> Snapshot:
        current = self.tables.snapshot(table_id)
        assert current is not None
        return current

    def press(self, user_id: int, table_id: TableId, *, public: bool = False) -> Any:
        """Return a press of somebody, on the table's message or elsewhere."""
        table = self.snapshot(table_id).table
        announcer = self.announcers.of(table_id)
        message = announcer.message_id if public and announcer is not None else None
        return Press(self.sent, user_id, table.guild_id, table.channel_id, message)

    async def open(self, number: int, words: str = "standard", *, guild_id: int = 1) -> TableId:
        """Return a table in a channel of its own, with people in all chairs who each look at their hand; a game
        begins.
        """
        rules = parse(words.split())
        people = [number * 10 + seat for seat in range(1, rules.players + 1)]
        command: Any = Press(self.sent, people[0], guild_id, 10**6 + number, None)
        await self.games.open(command, Open(guild_id, 10**6 + number, rules, 0))
        table_id = self.tables.table_in_channel(10**6 + number)
        assert table_id is not None
        for person in people[1:]:
            await self.verbs.press(self.press(person, table_id, public=True), table_id, "join")
        await self.verbs.press(self.press(people[0], table_id, public=True), table_id, "start")
        for person in people:
            await self.answers.show_hand(self.press(person, table_id, public=True), table_id)
        return table_id

    async def act(self, table_id: TableId, choose: Callable[[Snapshot, int], Act] | None = None) -> tuple[str, float]:
        """Let the one on turn press something lawful; return where, and seconds until it was answered."""
        snapshot = self.snapshot(table_id)
        chair = snapshot.table.to_move
        assert chair is not None
        assert chair.user_id is not None
        own_view = snapshot.seat_view(chair.user_id)
        assert own_view is not None
        act = choose(snapshot, chair.user_id) if choose else self.rng.choice(own_view.legal)
        public = act in public_calls(own_view.public)
        press = self.press(chair.user_id, table_id, public=public)
        began = time.perf_counter()
        if public:
            await self.playing.call(press, table_id, snapshot.table.seq, offers.to_word(act))
        else:
            number = offers.number_acts(own_view).index(act)
            await self.playing.act(press, table_id, snapshot.table.seq, number)
        if offers.is_asked_again(act, own_view, Confirm.ALONE):
            again = self.press(chair.user_id, table_id, public=False)
            await self.playing.confirm(again, table_id, snapshot.table.seq, offers.to_word(act))
        return ("message" if public else "panel"), press.response.at - began

    async def close(self, table_id: TableId) -> None:
        table = self.snapshot(table_id).table
        await self.tables.decide(Decision(table_id, Person(table.owner_id, ""), Close(), None, None))

    def is_playing(self, table_id: TableId) -> bool:
        current = self.tables.snapshot(table_id)
        return current is not None and current.table.status is Status.PLAYING


def steadily(snapshot: Snapshot, user_id: int) -> Act:
    """Return what a steady player does."""
    own_view = snapshot.seat_view(user_id)
    assert own_view is not None
    return player("steady").choose(own_view, random.Random(snapshot.table.seq))


@asynccontextmanager
async def house(
    database: Path | str,
    *,
    draw: Draw = lambda *_: PICTURE,
    seed: int = 1,
    kept: int = KEPT,
    times: Times | None = None,
) -> AsyncIterator[House]:
    """Yield the bot over a database, closed in the order in which the program closes it; ``kept``: its pictures."""
    times = times or Times()
    store = await open_store(database, scorer=PlackettLuceScorer())
    clock = SystemClock(time.time)
    tables = new_tables(
        store, clock=clock, workers=LocalWorkers(player), settings=replace(SETTINGS, entropy=seeded_entropy(seed))
    )
    languages, emojis = Languages(tables.server_settings, lambda _: None), CardEmojis()
    viewers = Readers(store, emojis)
    pictures = Pictures(draw, lambda *_: PICTURE, lambda *_: PICTURE, lambda _: {}, drawing_queue(), kept=kept)
    sent = Sent()
    bot: Any = SimpleNamespace(
        fetch_channel=_fetch_channel,
        get_channel=lambda _: None,
        get_partial_messageable=lambda *_, **__: _Channel(sent),
        user=None,
    )
    deliveries = sent.deliveries = Deliveries(bot, emojis, languages, clock.now, str)
    services: Any = SimpleNamespace(  # as far as it is used
        bot=bot,
        limiter=SimpleNamespace(has_room=lambda: True),
        clock=clock,
        times=times,
        store=store,
        readers=viewers,
        languages=languages,
        emojis=emojis,
        deliveries=deliveries,
        pictures=pictures,
        tables=tables,
        server_settings=tables.server_settings,
        channel=lambda *_: _Channel(sent),
        has_live_page=lambda _: False,
    )
    services.decide, services.with_word = partial(Services.decide, services), partial(Services.with_word, services)
    panels = Panels(services)
    announcers = Announcers(services, panels, lambda _: False)

    def on_change(change: Change) -> None:
        announcers.on_change(change)
        panels.on_change(change)

    tables.add_listener(on_change)
    answers = Answers(services, announcers, panels)
    verbs = Verbs(answers)
    Seating(services, answers, verbs)
    games, playing = Beginning(services, answers, verbs), Playing(services, answers, verbs)
    try:
        yield House(store, tables, answers, verbs, games, playing, announcers, panels, sent, random.Random(seed))
    finally:
        await announcers.close()
        await panels.close()
        await tables.close()
        await pictures.close()
        await store.close()
