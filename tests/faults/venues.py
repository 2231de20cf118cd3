"""The same hand at an ordinary table, a night, in a duplicate match and as a daily deal: where it is played, by whom,
and what everybody who looks asks for (``inventory``).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any
from unittest.mock import patch

import simcord
from simcord.backend.access import channel_accessible

from bot.deals.draw import DealerDraw
from bot.engine.acts import Act
from bot.engine.cards import Card
from bot.engine.seats import Seat
from bot.engine.views import seat_view
from bot.storage.api import TableId
from bot.tables.decisions import Decision, Person
from bot.tables.model import Chair, Status, TournamentKind
from bot.tables.playing import Play
from bot.tables.views import Accepted, Snapshot, TableView
from bot.ui import buttons
from bot.ui.buttons import Control
from tests.discord.card_table import CardTable, card_table
from tests.discord.inventory import ROWS, is_command, read_options, read_press
from tests.discord.nights import Night8
from tests.discord.simulation import Press, aim, forge, land, look
from tests.world import require
from tests.world.said import WORDS

NIGHT_RULES = "standard"
"""What is played at nights, in duplicate and in the daily deal unless somebody asks for other rules."""


REAL_TIME = "simcord.Env._schedule_timer"
"""Lets timers of the simulation run out in real time, which then moves its clock. Without it the clock goes on only
when it is told to: what is written with its time, and when messages are redrawn, is the same on the slowest machine.
"""


class Venue(StrEnum):
    """Where a hand is played."""

    TABLE = "table"
    NIGHT = "night"
    DUPLICATE = "duplicate"
    DAILY = "daily"


@dataclass(slots=True)
class Script:
    """What everybody does, computers too: the acts of one hand in order, then whatever is lawful first."""

    acts: Sequence[tuple[Seat, Act]]

    def act(self, table: Any) -> Act | None:
        """What is next at this table, which is the bot's own; None once the hand's acts are done."""
        running = table.game.running if table.game is not None else None
        first = table.game is not None and not table.game.deals
        if running is None or not first or len(running.acts) >= len(self.acts):
            return None
        seat, act = self.acts[len(running.acts)]
        assert table.state.turn == seat
        return act


@dataclass(slots=True)
class Played:
    """A table at its venue, in the midst of its first hand; ``stranger`` is the host where there is one."""

    table: CardTable
    venue: Venue
    table_id: TableId
    stranger: simcord.MemberActor
    script: Script
    hand_seq: int

    @property
    def snapshot(self) -> Snapshot | None:
        return self.table.bot.services.tables.snapshot(self.table_id)

    @property
    def view(self) -> TableView:
        return require(self.snapshot).table

    @property
    def channel(self) -> simcord.ChannelHandle:
        """Where the table stands, or where it was asked for."""
        world = self.table.world
        places = [*world.channel.threads, *world.guild.channels.values()]
        return next(place for place in places if place.id == self.view.channel_id)

    def hidden_cards(self) -> frozenset[Card]:
        """What somebody still holds at this moment."""
        live = self.table.bot.services.tables.live.get(self.table_id)
        state = None if live is None else live.table.state
        return frozenset() if state is None else frozenset().union(*state.hands)

    def person(self, seat: int) -> simcord.MemberActor:
        """Who sits at a seat."""
        return self.table.actor(require(self.view.chair(Seat(seat)).user_id))

    async def go_on(self) -> bool:
        """Let whoever is on turn do what is next in the script; False if it has no more to say."""
        live = self.table.bot.services.tables.live[self.table_id]
        act, chair = self.script.act(live.table), self.view.to_move
        if act is None or chair is None or chair.user_id is None:
            return False
        await self._decide(chair.user_id, chair.name or "", act)
        return True

    async def finish(self) -> None:
        """Play on, whatever is lawful first, until the table is over; in a match, whose other table is all computers',
        until three of its hands are.
        """
        for _ in range(500):
            snapshot = self.snapshot
            if snapshot is None or snapshot.table.status is not Status.PLAYING:
                return
            over = snapshot.table.last_hand
            if self.venue is Venue.DUPLICATE and over is not None and over.view.number == 3:
                return
            chair = require(snapshot.table.to_move)
            assert chair.user_id is not None
            view = require(snapshot.seat_view(chair.user_id))
            await self._decide(chair.user_id, chair.name or "", view.legal[0])
        raise AssertionError("the table never ends")

    async def _decide(self, user_id: int, name: str, act: Act) -> None:
        decision = Decision(self.table_id, Person(user_id, name), Play(act), None, None)
        assert isinstance(await self.table.bot.services.tables.decide(decision), Accepted)
        await self.table.env.settle()

    def standing(self) -> list[str]:
        """What everybody reads in the channel and where the table stands, as it is now."""
        places = [self.table.world.channel]
        if self.snapshot is not None and self.view.channel_id != places[0].id:
            places.append(self.channel)
        messages = sorted((m for place in places for m in place.history()), key=lambda message: message.id)
        shown = [look(self.table.env, message) for message in messages if message.components]
        return [f"{one.texts} {one.buttons} {one.pictures}" for one in shown if not one.ephemeral]

    def words(self) -> dict[str, object]:
        """What the capitals of ``inventory`` stand for: the same whatever was played."""
        day = self.table.bot.services.daily.today().isoformat()
        numbers = {"T": self.table_id, "H": self.hand_seq, "S": self.hand_seq + 1, "N": 1, "M": 1}
        people = {"@seated": self.table.ann, "@me": self.stranger, "@other": self.table.bob}
        return {**numbers, **people, "D": day, "W": "pass", "@file": ("game.egn", b"{}")}


@asynccontextmanager
async def venue(
    folder: Path, where: Venue, script: Script, drawn: DealerDraw, pack: Any, *, seed: int
) -> AsyncIterator[Played]:
    """The table, once its first hand is dealt."""
    with ExitStack() as stack:
        stack.enter_context(patch(REAL_TIME, lambda *_: None))
        stack.enter_context(patch("bot.tables.hands.derive_pack", lambda *_: pack))
        stack.enter_context(patch("bot.tables.computers._choose_act", _by_script(script)))
        for module in ("beginning", "tournament_tables"):
            stack.enter_context(patch(f"bot.tables.{module}.draw_dealer", lambda *_: drawn))
        async with card_table(folder, seed=seed, drawn=True) as room:
            eve = room.world.guild.add_member(room.env.create_user("eve", global_name="Eve"))
            table_id = await _OPENING[where](room, eve)
            played = Played(room, where, table_id, eve, script, 0)
            played.hand_seq = played.view.hand_seq
            yield played
            room.watch()
            room.leaks.clear()  # a refusal repeats the card that was typed


def _by_script(script: Script) -> Any:
    """Computers do what the script says, then whatever is lawful first."""

    async def choose(table: Any, chair: Chair, *_: object) -> Act:
        return script.act(table) or seat_view(table.state, chair.seat).legal[0]

    return choose


async def _open_table(room: CardTable, _: simcord.MemberActor) -> TableId:
    await room.gather(NIGHT_RULES)
    return room.table_id


async def _open_night(room: CardTable, eve: simcord.MemberActor) -> TableId:
    night = Night8(room)
    await night.types(eve, "night open", name="Friday", start="20", rounds=1)
    await night.fill(eve, "rounds", hands=2)
    for person in room.people:
        await night.press(person, "button-night-join")
    await room.env.advance_time(11 * 60)
    for person in room.people:
        await night.press(person, "button-night-here")
    await room.env.advance_time(9 * 60 + 5)
    (snapshot,) = night.snapshots()
    return snapshot.table.table_id


async def _open_match(room: CardTable, eve: simcord.MemberActor) -> TableId:
    """Eve hosts two teams and does not play."""
    await eve.slash(room.world.channel, "duplicate open")

    async def press(who: simcord.MemberActor, control: Control, **values: Any) -> None:
        lobby = next(each for each in room.world.channel.history() if look(room.env, each).found(control, **values))
        await who.click(lobby, custom_id=look(room.env, lobby).custom_id(control, **values))

    for person, team in zip(room.people, (1, 2, 1, 2), strict=True):
        await press(person, buttons.MATCH_ENTER, team=team)
    await press(eve, buttons.MATCH_BUTTON, verb="leave")
    await press(eve, buttons.MATCH_BUTTON, verb="begin")
    first, *_ = room.bot.services.tables.tournaments.of(TournamentKind.DUPLICATE)
    return first.table.table_id


async def _open_daily(room: CardTable, _: simcord.MemberActor) -> TableId:
    await room.ann.slash(room.world.channel, "daily")
    (snapshot,) = room.bot.services.tables.tournaments.of(TournamentKind.DAILY)
    return snapshot.table.table_id


_OPENING = {Venue.TABLE: _open_table, Venue.NIGHT: _open_night, Venue.DUPLICATE: _open_match, Venue.DAILY: _open_daily}


async def ask_everything(played: Played, actor: simcord.MemberActor, *, plays: bool) -> None:
    """Whatever may show something of a table, in the name of one person, who does not change a game that they play.

    Where a table is hidden, somebody else also asks for what shows nothing of tables, as its row says, and changes
    nothing: it must be so.
    """
    room = played.table
    open_to_all = played.venue in (Venue.TABLE, Venue.NIGHT)
    here = played.channel if played.snapshot is not None and (plays or open_to_all) else room.world.channel
    there = here if played.snapshot is None else played.channel
    if not channel_accessible(room.env.backend, there.id, actor.id):
        there = here
    press = await private_press(room, actor)
    words = played.words()
    for name, row in ROWS.items():
        claims = not plays and not open_to_all and row.letters[0] == "+"
        if row.shows != "a" and (row.shows != "s" or plays) and not claims:
            continue
        for way in row.pries:
            if is_command(name):
                for place in {here.id: here, there.id: there}.values():
                    await actor.slash(place, name, **read_options(way, words))
                continue
            if name.startswith("person-"):
                await actor.context_menu(here, WORDS(name), room.ann)
                continue
            custom_id, chosen = read_press(way, words)
            (answer,) = await land(room.env, forge(press, custom_id, None if chosen is None else (chosen,)))
            assert answer.acknowledged, f"nobody answers {custom_id}"


async def private_press(room: CardTable, actor: simcord.MemberActor) -> Press:
    """A press on a message that its reader alone sees, as the one on which others are forged."""
    question: Any = (await actor.slash(room.world.channel, "forget me")).response
    assert question.ephemeral
    return aim(room.env, actor, question, look(room.env, question).buttons[0].custom_id)
