"""Games at which people come and go, with a diary of their own: who did what, from what was pressed alone.

The diary knows of the table's journal only the order of the acts. Whose each was it has from what it had people do: an
act that nobody pressed was a computer's, for whoever has the seat by then.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.engine.acts import Act
from bot.engine.seats import Seat
from bot.storage.api import TableId
from bot.tables.beginning import Start
from bot.tables.decisions import Person, What
from bot.tables.guests import OfferSeat, TakeSeat
from bot.tables.hands import Dealt
from bot.tables.journal import decode
from bot.tables.model import Status
from bot.tables.pausing import Touch
from bot.tables.playing import Acted, LaidOpen, Play, RestClaimed
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, Evening
from tests.world.clock import quiet

EVERYBODY = (ANN, BOB, CAY, DAN, EVE, Person(200, "Fay"), Person(201, "Gus"))


class Doer(NamedTuple):
    """Who did something: a person, a computer of its own, or one for a person."""

    name: str
    user_id: int | None
    by_computer: bool


class Done(NamedTuple):
    """An act of the diary."""

    seat: Seat
    act: Act
    doer: Doer


@dataclass
class Comings:
    """A friendly game and its diary: what was ``done`` hand by hand, and who ``sat`` there in the end; ``changed`` are
    the seats that somebody took during the game.
    """

    evening: Evening
    chance: random.Random
    table_id: TableId = field(init=False)
    done: list[list[Done]] = field(default_factory=list)
    sat: list[dict[Seat, Doer]] = field(default_factory=list)
    changed: set[Seat] = field(default_factory=set)
    _at: dict[Seat, Person | str] = field(default_factory=dict)
    _away: set[Seat] = field(default_factory=set)
    _left: set[Seat] = field(default_factory=set)
    _promised: dict[Seat, Person] = field(default_factory=dict)
    _read: int = 0

    async def play(self, words: str = "standard points=5") -> None:
        """Play a whole game."""
        self.table_id = await self.evening.open(words, computers=self.chance.choice((1, 2, 3)))
        for person in EVERYBODY[1 : 1 + sum(chair.free for chair in self.evening.view(self.table_id).chairs)]:
            await self.evening.does(self.table_id, person, Join())
        chairs = self.evening.view(self.table_id).chairs
        people = {person.user_id: person for person in EVERYBODY}
        self._at = {chair.seat: people.get(chair.user_id or 0, chair.name or "") for chair in chairs}
        await self._note(self.evening.does(self.table_id, ANN, Start()))
        for _ in range(3000):
            if self.evening.view(self.table_id).status is not Status.PLAYING:
                return
            await self.chance.choices(
                (self._act, self._join, self._leave, self._hand_over, self._dawdle, self._come_back, self._restart),
                (60, 4, 3, 3, 3, 6, 1),
            )[0]()
        raise AssertionError("the game never ended")

    # -- what people do

    async def _act(self) -> None:
        turn = self.evening.view(self.table_id).to_move
        if turn is None or turn.seat in self._away | self._left:
            await self._come_back()
            return
        person = self._at[turn.seat]
        assert isinstance(person, Person)
        act = self.chance.choice(self.evening.mine(self.table_id, person).legal)
        await self._note(self._press(person, Play(act)), pressed=(turn.seat, act))

    async def _join(self) -> None:
        """Somebody new asks for a computer's seat, or one that was left, from the next deal on."""
        seats = [seat for seat, who in self._at.items() if isinstance(who, str) or seat in self._left]
        seats = [seat for seat in seats if seat not in self._promised]
        if seats and (strangers := self._strangers()):
            seat, person = self.chance.choice(seats), self.chance.choice(strangers)
            await self._note(self._press(person, Join(seat)), promised=(seat, person))

    async def _leave(self) -> None:
        seats = [seat for seat, who in self._at.items() if isinstance(who, Person) and seat not in self._left]
        if len(seats) > 1:
            seat = self.chance.choice(seats)
            await self._note(self._press(self._at[seat], Leave()), left=seat)

    async def _hand_over(self) -> None:
        seats = [seat for seat, who in self._at.items() if isinstance(who, Person) and seat not in self._promised]
        if seats and (strangers := self._strangers()):
            seat, person = self.chance.choice(seats), self.chance.choice(strangers)
            self._away.discard(seat)
            if await self._note(self._press(self._at[seat], OfferSeat(person.user_id))):
                await self._note(self._press(person, TakeSeat(seat)), taken=(seat, person))

    async def _dawdle(self) -> None:
        """Whoever is asked does nothing for so long that a computer plays for them."""
        turn = self.evening.view(self.table_id).to_move
        if turn is not None:
            self._away.add(turn.seat)
            await self._note(self.evening.clock.advance(120))

    async def _come_back(self) -> None:
        seats = sorted((self._away | self._left) - set(self._promised))
        if seats:
            seat = self.chance.choice(seats)
            await self._note(self._press(self._at[seat], Touch()), back=seat)

    async def _restart(self) -> None:
        await self._note(self.evening.restart())

    def _strangers(self) -> list[Person]:
        return [one for one in EVERYBODY if one not in (*self._at.values(), *self._promised.values())]

    async def _press(self, person: Person | str, what: What) -> bool:
        assert isinstance(person, Person)
        return isinstance(await self.evening.press(self.table_id, person, what), Accepted)

    # -- the diary

    async def _note(
        self,
        what: Awaitable[object],
        *,
        pressed: tuple[Seat, Act] | None = None,
        promised: tuple[Seat, Person] | None = None,
        taken: tuple[Seat, Person] | None = None,
        left: Seat | None = None,
        back: Seat | None = None,
    ) -> bool:
        """Have something done, and write down all acts that follow; return whether it was."""
        if await what is False:
            return False
        await quiet()
        if promised is not None:
            self._promised[promised[0]] = promised[1]
        if taken is not None:
            self._sit_down(*taken)
        if left is not None:
            self._left.add(left)
        for seat in (back, pressed and pressed[0]):
            self._away.discard(seat or Seat(0))
            self._left.discard(seat or Seat(0))
        entries = await self.evening.store.entries(self.table_id)
        for entry in entries[self._read :]:
            fact = decode(entry)
            match fact:
                case Dealt():
                    for seat, person in self._promised.items():
                        self._sit_down(seat, person)
                    self._promised.clear()
                    self.done.append([])
                    self.sat.append({})
                case Acted(seat, act):
                    self._write(seat, act, by_person=pressed == (seat, act))
                    pressed = None
                case RestClaimed(acts=acts) | LaidOpen(acts=acts):
                    for seat, act in acts:
                        self._write(seat, act, by_person=seat not in self._away | self._left)
                case _:
                    pass
        self._read = len(entries)
        return True

    def _sit_down(self, seat: Seat, person: Person) -> None:
        self._at[seat] = person
        self.changed.add(seat)
        self._away.discard(seat)
        self._left.discard(seat)

    def _write(self, seat: Seat, act: Act, *, by_person: bool) -> None:
        self.done[-1].append(Done(seat, act, self._doer(seat, by_person=by_person)))
        gone = self._away | self._left
        self.sat[-1] = {seat: self._doer(seat, by_person=seat not in gone) for seat in self._at}

    def _doer(self, seat: Seat, *, by_person: bool) -> Doer:
        who = self._at[seat]
        if isinstance(who, str):
            return Doer(who, None, by_computer=True)
        return Doer(who.name, who.user_id, by_computer=not by_person)
