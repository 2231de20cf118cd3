"""Nights and duplicate matches in the simulated Discord: people press and type, and the cards are played for them."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord

from bot.client import EuchreBot
from bot.players.levels import player
from bot.storage.api import TournamentId
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status, TournamentKind
from bot.tables.playing import Play
from bot.tables.views import Accepted, Snapshot
from bot.tournaments.nights.night import Night, NightStatus
from bot.ui.buttons import Control
from bot.words import offers
from cogs.nights.plan_forms import FIELDS
from tests.discord.card_table import CardTable, card_table, mean
from tests.discord.simulation import Company, Message, Shown, archived_threads, as_shown, look
from tests.world import require
from tests.world.clock import quiet
from tests.world.said import WORDS, says


class Night8(Company):
    """A night of eight: Ann, Bob, Cay, Dan and four computers, in the world of a card table."""

    def __init__(self, table: CardTable) -> None:
        self.table, self.people = table, table.people
        self.night_id = TournamentId(1)

    @property
    def env(self) -> simcord.Env:
        return self.table.env

    @property
    def night(self) -> Night:
        return require(self.table.bot.services.nights.night(self.night_id))

    async def open(self, **options: Any) -> str:
        """Ann opens it, and fills in the forms for all that is no option of the command; what she is told."""
        given: dict[str, Any] = {"name": "Friday", "start": "20", "least": 8, "rounds": 2, "hands": 1} | options
        typed = {name: given.pop(name) for name in ("name", "start", "rounds", "role") if name in given}
        told = [await self.types(self.ann, "night open", **typed)]
        if says(told[0], "night-opened"):
            told += [
                await self.fill(self.ann, topic, **{name: given[name] for name in names if name in given})
                for topic, names in FIELDS.items()
                if {*names} & {*given}
            ]
        return "\n".join(told)

    async def fill(self, who: simcord.MemberActor, topic: str, **values: Any) -> str:
        """Somebody changes the settings of a topic, and leaves the rest of the form as it is; what they are told."""
        page = require((await who.slash(self.table.world.channel, "night settings")).response)
        form = await who.click(page, custom_id=look(self.env, page).custom_id(f"button-night-{topic}"))
        filled = as_shown(form) | {
            name: str(value) if isinstance(value, int) else value for name, value in values.items()
        }
        roles = {role.id: role for role in self.table.world.guild.roles.values()}
        filled |= {"role": [roles[role_id] for role_id in filled["role"]]} if "role" in filled else {}
        await who.submit_modal(form, filled)
        return look(self.env, page).told

    async def types(self, who: simcord.MemberActor, command: str, **options: Any) -> str:
        return look(self.env, (await who.slash(self.table.world.channel, command, **options)).response).told

    async def place(self, *places: tuple[int, simcord.ChannelHandle]) -> None:
        """Ann puts tables into channels."""
        for table, channel in places:
            await self.types(self.ann, "night place", table=table, channel=channel)

    async def ends(self, who: simcord.MemberActor, command: str, what: Control | str) -> str:
        """A command that is asked once more, and the press on its button; what is answered then."""
        answer = await who.slash(self.table.world.channel, command)
        shown = look(self.env, answer.response)
        assert shown.ephemeral
        await who.click(require(answer.response), custom_id=shown.custom_id(what))
        return look(self.env, answer.response).text

    def messages(self, channel: simcord.ChannelHandle | None = None) -> list[Shown]:
        """What stands in the channel, oldest first; without Discord's own words about new threads."""
        where = channel or self.table.world.channel
        history = sorted(where.history(), key=lambda message: message.id)
        return [look(self.env, message) for message in history if message.components]

    async def told(self, key: str, **values: Any) -> Shown:
        """The newest message, once it says this: pictures are drawn in a thread."""
        await quiet()
        await self.env.settle()
        assert self.messages()[-1].says(key, **values), self.messages()[-1].text
        return self.messages()[-1]

    def message(self, key: str, **values: Any) -> Message:
        """The newest message of the channel that says this."""
        messages = [one for one in self.table.world.channel.history() if look(self.env, one).says(key, **values)]
        return max(messages, key=lambda message: message.id)

    async def press(self, who: simcord.MemberActor, what: Control | str, under: str = "night-heading") -> Any:
        message = self.message(under)
        return await who.click(message, custom_id=look(self.env, message).custom_id(what))

    async def begun(self, **options: Any) -> None:
        """Everybody has joined and is there; round one begins."""
        await self.open(**options)
        await self.check_in()
        await self.env.advance_time(9 * 60 + 5)

    async def check_in(self, *people: simcord.MemberActor, joined: bool = False) -> None:
        """These people, or all, join if they have not, and are there when the check-in is open."""
        for person in () if joined else people or self.people:
            await self.press(person, "button-night-join")
        await self.env.advance_time(11 * 60)
        for person in people or self.people:
            await self.press(person, "button-night-here")

    async def restart(self) -> None:
        """The process stops and another one begins on the same database."""
        await self.table.restart()
        await self.env.settle()

    def threads(self) -> dict[str, simcord.ChannelHandle]:
        return {thread.name or "": thread for thread in self.table.world.channel.threads}

    def thread(self, table: int) -> simcord.ChannelHandle:
        return self.threads()[WORDS("night-thread", name=self.night.plan.name, table=table)]

    def snapshots(self) -> tuple[Snapshot, ...]:
        return self.table.bot.services.tables.tournaments.of(TournamentKind.NIGHT)

    async def act(self) -> bool:
        """Whoever is longest on turn at some table presses what a steady player would; False if nobody is."""
        for snapshot in sorted(self.snapshots(), key=lambda one: one.table.asked_at or 0.0):
            chair = snapshot.table.to_move
            view = None if chair is None or chair.user_id is None else snapshot.seat_view(chair.user_id)
            if view is None or chair is None or chair.user_id is None or not view.legal:
                continue
            act = player("steady").choose(view, random.Random(snapshot.table.seq))
            actor, message = self.table.actor(chair.user_id), self.table_message(snapshot)
            panel = require((await actor.click(message, custom_id=f"rb:hand:{snapshot.table.table_id}")).response)
            number = offers.number_acts(view).index(act)
            custom_id = f"rb:act:{snapshot.table.table_id}:{snapshot.table.seq}:{number}"
            await mean(self.env, actor, await actor.click(panel, custom_id=custom_id))
            return True
        return False

    def table_message(self, snapshot: Snapshot) -> Message:
        """The public message of a table in its thread or channel."""
        places = [*self.table.world.channel.threads, *self.table.world.guild.channels.values()]
        [place] = [one for one in places if one.id == snapshot.table.channel_id]
        hand = f"rb:hand:{snapshot.table.table_id}"
        messages = [one for one in place.history() if hand in [b.custom_id for b in look(self.env, one).buttons]]
        return max(messages, key=lambda message: message.id)

    async def play_on(self, until: Callable[[], bool]) -> None:
        """The cards are played and time passes until something is so."""
        for _ in range(3000):
            if until():
                return
            if not await self.act():
                await self.env.advance_time(5)
        raise AssertionError("the night does not go on")

    async def to_the_end(self) -> None:
        await self.play_on(lambda: self.table.bot.services.nights.night(self.night_id) is None or self.closed)
        await self.env.advance_time(5)

    @property
    def closed(self) -> bool:
        return self.night.status is NightStatus.CLOSED


@asynccontextmanager
async def night_of_eight(folder: Path, **settings: Any) -> AsyncIterator[Night8]:
    async with card_table(folder, **settings) as table:
        yield Night8(table)


class Hall(Company):
    """A channel in which duplicate is played, against computers that answer at once."""

    def __init__(self, table: CardTable) -> None:
        self.world, self.people, self.restart, self._table = table.world, table.people, table.restart, table

    @property
    def bot(self) -> EuchreBot:
        return self._table.bot

    async def open(self, **options: Any) -> None:
        await self.ann.slash(self.world.channel, "duplicate open", **options)

    def lobby(self) -> Message:
        headings = ("duplicate-heading", "duplicate-heading-pairs", "duplicate-heading-rounds")
        shown = ((message, look(self.world.env, message)) for message in self.world.channel.history())
        return next(message for message, seen in shown if any(map(seen.says, headings)))

    def read(self, message: Message) -> str:
        return look(self.world.env, message).text

    def match_id(self) -> TournamentId:
        return TournamentId(int(re.findall(r"rb:match:\w+:(\d+)", str(self.lobby().components))[0]))

    def shown(self) -> Shown:
        return look(self.world.env, self.lobby())

    async def press(self, number: int, what: Control | str, **values: Any) -> Any:
        return await self.people[number].click(self.lobby(), custom_id=self.shown().custom_id(what, **values))

    def tables(self) -> tuple[Snapshot, ...]:
        return self.bot.services.tables.tournaments.of(TournamentKind.DUPLICATE)

    def check_archived(self, threads: Sequence[int]) -> None:
        """These threads alone are put away, and last of all: Discord lets nobody edit a message in one that is."""
        assert archived_threads(self.world.env) == set(threads)
        for thread in threads:
            about = [one for one in self.world.env.http_requests if f"/channels/{thread}" in one.path]
            assert (about[-1].method, about[-1].path) == ("PATCH", f"/channels/{thread}")

    async def play(self, hands: int | None = None) -> None:
        """Everybody plays the first lawful act until all is over, or a table has played so many hands; presses are
        tested elsewhere.
        """
        while waiting := [one for one in self.tables() if one.table.status is Status.PLAYING and one.table.to_move]:
            table = waiting[0]
            if hands is not None and table.table.public is not None and table.table.public.number > hands:
                break
            await self.act(table)
        await self.bot.services.tables.idle()
        await self.world.env.settle()

    async def act(self, table: Snapshot) -> None:
        """Whoever is on turn plays the first lawful act."""
        chair = require(table.table.to_move)
        person = Person(require(chair.user_id), chair.name or "")
        act = Play(require(table.seat_view(person.user_id)).legal[0])
        decision = Decision(table.table.table_id, person, act, None, None)
        assert isinstance(await self.bot.services.tables.decide(decision), Accepted)
