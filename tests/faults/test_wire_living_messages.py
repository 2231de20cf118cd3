"""Whoever looks sees who is on turn and what was played: the invariant, one second after every act, over the wire.

The real bot over real HTTP, in a time that jumps: four people at one table, two with two computers at another that a
third one watches.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.model import Status
from bot.tables.views import Change, TableView
from bot.ui.rate_limiter import RateLimiter
from bot.words.catalogue import Texts
from bot.words.table_text import bidding_line, turn_line
from bot.words.voice import Voice, card_words
from tests.faults.bot_here import Here
from tests.faults.clickers import Clicker
from tests.faults.discord_stand_in import Message
from tests.world import require
from tests.world.clock import pass_time
from tests.world.said import asks, says

TEXTS = Texts()
SECOND = 1.0
DRAWING = ("announcer of table", "panel of table", "a view of table")
"""The names of the tasks that redraw something."""
OF_ONE_QUESTION = ("act", "pick", "call", "deal", "rest", "agree")
"""Buttons that are good for the question only for which they were drawn."""
OF_A_TABLE = ("rb:hand:", "rb:call:", "rb:act:", "rb:off:", "rb:panel:", "rb:look:")
"""Buttons of the messages that show a table as it is now, not what stays of a hand."""
PAUSE = 1.5
"""Seconds before computers play: longer than what people are shown may be late."""


def said_of_turns(table: TableView, seat: Seat) -> set[str]:
    """Every sentence that says that the player at this seat is on turn, whatever is asked."""
    assert table.public is not None
    said = {TEXTS("ask-wait", name=Voice.of(table, TEXTS).name(seat))}
    for phase in set(Phase) - {Phase.DEAL, Phase.OVER}:
        for trick in (table.public.trick, ()):
            view = table.public._replace(turn=seat, phase=phase, trick=trick)
            said |= {turn_line(view, Voice.of(table, TEXTS, plain=plain)) for plain in (True, False)}
    return said


def is_withheld(text: str) -> bool:
    """Whether a hand is being played and nobody is named as on turn."""
    return says(text, "hand-under-way") or says(text, "hand-under-way-hidden")


def untruths(message: Message, table: TableView) -> Iterator[str]:
    """What a message shows that is not so, or lacks."""
    view, text = table.public, "\n".join([*message.texts, *message.pictures])
    if table.status is not Status.PLAYING or view is None or view.turn is None:
        return
    right = said_of_turns(table, view.turn)
    wrong = {said for seat in view.seats if seat != view.turn for said in said_of_turns(table, seat)} - right
    yield from (f"says {said!r}" for said in wrong if said in text)
    if message.reader is not None and asks(text) and table.seat_of(message.reader) != view.turn:
        yield "says that it is their turn"
    for control in message.controls:
        kind, *words = control.custom_id.split(":")[1:]
        if kind in OF_ONE_QUESTION and not control.disabled and int(words[1]) != table.seq:
            yield f"offers {control.custom_id} at {table.seq}"
    shows_table = any(control.custom_id.startswith(OF_A_TABLE) for control in message.controls)
    if is_withheld(text) or not shows_table:
        return
    yield from (f"lacks {card}" for _, card in view.trick if card_words(card, TEXTS, view.trump) not in text)
    calls = bidding_line(view, Voice.of(table, TEXTS, plain=True))
    if view.trump is None and calls and calls not in text:
        yield f"lacks {calls!r}"


class Onlooker:
    """Looks at every message of a channel one second after each act, once nothing is under way."""

    def __init__(self, here: Here) -> None:
        self._here = here
        self.looked = 0
        self.faults: list[str] = []
        self.withheld = 0
        """How often the public message named nobody."""
        self._newest: dict[TableId, TableView] = {}
        self._looking: list[asyncio.Task[None]] = []
        here.bot.services.tables.add_listener(self.on_change)

    def on_change(self, change: Change) -> None:
        """An act: look in a second, unless another one follows."""
        table = change.snapshot.table
        self._newest[table.table_id] = table
        self._looking.append(asyncio.get_running_loop().create_task(self._look(table)))

    async def _look(self, table: TableView) -> None:
        await pass_time(SECOND)
        while drawing := [task for task in asyncio.all_tasks() if task.get_name().startswith(DRAWING)]:
            await asyncio.wait(drawing)
        if self._newest[table.table_id] is not table:
            return
        self.looked += 1
        for message in self.standing(table.channel_id):
            self.withheld += is_withheld("\n".join(message.texts))
            who = "the channel" if message.reader is None else self._here.there.world.people[message.reader]["username"]
            self.faults += [f"{table.seq}: {who} {untrue} ({message.texts})" for untrue in untruths(message, table)]

    def standing(self, channel_id: int) -> list[Message]:
        """Everything that stands in a channel, whoever reads it."""
        every = self._here.there.world.messages.values()
        return [message for message in every if message.channel_id == channel_id and not message.deleted]

    async def finish(self) -> None:
        """Until the last act was looked at."""
        await asyncio.gather(*self._looking)


async def begin(here: Here, place: int, people: int, **opening: str | int) -> Clicker:
    """A table in channel number ``place``, at which so many people have sat down and a game has begun."""
    world = here.there.world
    clicker = Clicker(here.there, world.channels[place], list(world.people)[:people], random.Random(place))
    opening = {"rules": "standard", "points": 3, **opening}
    first, *others = clicker.people
    await clicker.type(first, "table open", **opening)
    for user_id, verb in [*((each, "join") for each in others), (first, "start")]:
        table = require(clicker.table())
        await clicker.press(user_id, table, next(c for c in table.controls if c.custom_id.endswith(f":{verb}")))
    return clicker


async def play(here: Here, clicker: Clicker, acts: int) -> None:
    for _ in range(acts):
        await pass_time(clicker.chance.choice((0.3, 0.7, 2.5, 2.5)))
        table_id = here.bot.services.tables.table_in_channel(clicker.channel_id)
        snapshot = require(here.bot.services.tables.snapshot(table_id) if table_id is not None else None)
        chair, table = snapshot.table.to_move, clicker.table()
        if chair is None or chair.user_id is None or table is None:
            continue
        panel = clicker.panel(chair.user_id)
        every = [(message, control) for message in (panel, table) if message for control in message.controls]
        acts_shown = [(m, c) for m, c in every if c.custom_id.split(":")[1] in OF_ONE_QUESTION and not c.disabled]
        hand = [(m, c) for m, c in every if c.custom_id.startswith(("rb:hand:", "rb:rematch:"))]
        await clicker.press(chair.user_id, *clicker.chance.choice(acts_shown or hand))


@pytest.fixture(params=[True, False])
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether there is room for requests beyond those that must be."""
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: request.param)
    return bool(request.param)


@pytest.mark.jumping(channels=2, computer_pause=PAUSE, reminder_seconds=9000.0)
async def test_a_second_after_any_act_everything_visible_is_true(room: bool, here: Here, long_form: bool) -> None:
    """Also while there is no room for requests: then the public message names nobody."""
    onlooker = Onlooker(here)
    four, two = await begin(here, 0, 4), await begin(here, 1, 2, computers=2)
    watched = require(two.table())
    watch = next(c for c in watched.controls if c.custom_id.startswith("rb:watch:"))
    await two.press(list(here.there.world.people)[2], watched, watch)
    acts = 300 if long_form else 50
    await asyncio.gather(play(here, four, acts), play(here, two, acts))
    await onlooker.finish()
    assert onlooker.faults == []
    assert onlooker.looked > acts / 2
    assert (onlooker.withheld == 0) is room
    assert here.there.buckets.refused == 0
    assert here.there.wrong == []
    assert here.unseen() == []
