"""Every error that Discord may give, at every place where the bot calls it, while people play.

One bot plays all games, each in a channel of its own: the fault is set when the table is opened and strikes at the
first request of its place, or at all of them for a minute (``lasting``); then everything is well again, and the game
must go on to its end. A game visits every place: two people and two computers, a reminder, a table shown anew, a
completion while typing, what follows a hand, a rematch, the end.
"""

from __future__ import annotations

import asyncio
import copy
import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.faults.bot_here import Here, bot_here
from tests.faults.discord_stand_in import Failure, Fault, Message
from tests.faults.discord_stand_in.faults import Call, limited, refused
from tests.faults.journals import audit
from tests.faults.press_games import Game
from tests.world import require
from tests.world.clock import pass_time

MINUTE = 60.0
MOST_IN_A_MINUTE = 60
"""Requests at one place while it fails for a minute, with people who press every other second."""

_ALIVE = ("rb:lobby:", "rb:call:", "rb:deal:", "rb:hand:")
_WEATHER = ("429", "429 global", "500", "502, done", "lost reply", "reset", "hang", "hang, done")
"""Errors after which nothing may be left over: Discord does not say that a message is gone or may not be touched."""

Fits = Callable[[Call], bool]

_CODES = {
    10003: 404, 10004: 404, 10008: 404, 10015: 404, 10062: 404, 40060: 400, 50001: 403, 50007: 403, 50013: 403,
    50027: 401, 50035: 400, 50083: 400,
}  # fmt: skip


def _old_edits(fits: Fits, times: int) -> Fault:
    """Error 30046 comes as a 429."""
    body = {"code": 30046, "message": "Maximum number of edits to messages older than 1 hour", "retry_after": 1.0}
    return Fault(Failure.REFUSED, fits, times, 429, body)


def _code(status: int, code: int) -> Callable[[Fits, int], Fault]:
    return lambda fits, times: refused(status, code, fits, times)


def _failing(failure: Failure) -> Callable[[Fits, int], Fault]:
    return lambda fits, times: Fault(failure, fits, times)


ERRORS: dict[str, Callable[[Fits, int], Fault]] = {
    **{str(code): _code(status, code) for code, status in _CODES.items()},
    "30046": _old_edits,
    "429": lambda fits, times: limited(2.0, fits, times),
    "429 global": lambda fits, times: limited(2.0, fits, times, scope="global"),
    "500": _code(500, 0),
    "502, done": _failing(Failure.DONE_502),
    "lost reply": _failing(Failure.LOST_REPLY),
    "reset": _failing(Failure.RESET),
    "hang": _failing(Failure.HANG),
    "hang, done": _failing(Failure.DONE_HANG),
}

PLACES = (
    "POST /interactions/{interaction}/{token}/callback 4 public",
    "POST /interactions/{interaction}/{token}/callback 4 private",
    "POST /interactions/{interaction}/{token}/callback 7 public",
    "POST /interactions/{interaction}/{token}/callback 7 private",
    "POST /interactions/{interaction}/{token}/callback 8 public",
    "POST /webhooks/{app}/{token}",
    "PATCH /webhooks/{app}/{token}/messages/{message} public",
    "PATCH /webhooks/{app}/{token}/messages/{message} private",
    "DELETE /webhooks/{app}/{token}/messages/{message}",
    "PATCH /channels/{channel}/messages/{message}",
    "DELETE /channels/{channel}/messages/{message}",
    "POST /channels/{channel}/messages with a picture",
    "POST /channels/{channel}/messages calling somebody",
)
"""What a game asks of Discord; ``test_wire_errors`` holds this against a game that was played."""


@dataclass(frozen=True, slots=True)
class Case:
    """One error at one place, once or for a minute."""

    place: str
    error: str
    lasting: bool

    def __str__(self) -> str:
        return f"{self.error}{' for a minute' if self.lasting else ''} at {self.place}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a case: how often the error was given, and what was wrong."""

    case: Case
    hits: int
    faults: tuple[str, ...]


def every_case() -> Iterator[Case]:
    """All errors at all places, once and for a minute."""
    return (Case(place, error, lasting) for lasting in (False, True) for place in PLACES for error in ERRORS)


async def sweep(folder: Path, cases: Iterable[Case], tell: Callable[[Outcome], None] = lambda _: None) -> list[Outcome]:
    """Play a game for each case."""
    left_to_do = list(cases)
    outcomes = []
    async with bot_here(folder, channels=len(left_to_do)) as here:
        for number, case in enumerate(left_to_do):
            outcomes.append(await _tried(here, case, number))
            tell(outcomes[-1])
    return outcomes


async def _tried(here: Here, case: Case, number: int) -> Outcome:
    """One case in a channel of its own."""
    game = WholeGame(here, number)
    loop, struck = here.loop, 0.0

    def fits(call: Call) -> bool:
        nonlocal struck
        if call.place != case.place:
            return False
        struck = struck or loop.time()
        return loop.time() - struck < MINUTE

    fault = here.there.faults.add(ERRORS[case.error](fits, 10**6 if case.lasting else 1))
    faults = []
    try:
        async with asyncio.timeout(4 * 3600):
            await game.play()
    except (TimeoutError, AssertionError) as stuck:
        faults.append(f"stuck: {stuck}")
    finally:
        here.there.faults.clear()
    if fault.hits > MOST_IN_A_MINUTE:
        faults.append(f"{fault.hits} requests in a minute")
    faults += game.doubles()
    if case.error in _WEATHER and case.place != PLACES[0]:
        faults += game.left_over()
    faults += [line for line in here.unseen() if not _owned_up(case, line)]
    faults += here.there.wrong
    here.there.wrong.clear()
    faults += [line for line in audit(here.database, game.pressed).faults if "ignored" not in line]
    return Outcome(case, fault.hits, tuple(faults))


def _owned_up(case: Case, line: str) -> bool:
    """Whether a line of the log is as it should be: Discord says that it does not understand us, which is a defect of
    ours; or nobody reads any more what was offered while they typed, which discord.py always logs.
    """
    if "Ignoring exception in autocomplete" in line:
        return case.place.endswith("callback 8 public")
    return case.error == "50035" and ("in a way that Discord refuses" in line or "50035" in line)


class WholeGame(Game):
    """A game with all that may happen around it."""

    def __init__(self, here: Here, place: int) -> None:
        super().__init__(here, place, pause=2.0)

    async def play(self) -> None:
        clicker, ann = self._clicker, self._clicker.people[0]
        await self.gather()
        lobby = copy.deepcopy(clicker.table())
        await self.begin()
        await self._by_panels()
        await pass_time(70)  # somebody is reminded
        await self._few()
        await self.show_anew()
        await self._completed()
        await self._few()
        if lobby is not None:
            await clicker.press(ann, lobby, lobby.controls[0])  # on its way when the message was taken away
        await self.finish()
        await self.begin()
        await self.close()

    async def gather(self) -> None:
        await self._clicker.play(lambda: self._shows("rb:lobby:"))

    async def join(self, number: int) -> None:
        """The person of this number presses the lobby's first button, *Join*."""
        table = require(self._clicker.table())
        await self._clicker.press(self._clicker.people[number], table, table.controls[0])

    def shown(self) -> str:
        """The table's message in words."""
        table = self._clicker.table()
        return "" if table is None else "\n".join([*table.texts, *table.pictures])

    async def begin(self) -> None:
        await self._clicker.play(lambda: self._shows("rb:hand:"))

    async def show_anew(self) -> None:
        """Somebody asks for the table's message at the end of the channel."""
        await self._clicker.type(self._clicker.people[0], "table show")

    async def close(self) -> None:
        """The table is closed, and what hangs is given up."""
        await self._clicker.type(self._clicker.people[0], "table close")
        await pass_time(6 * MINUTE)

    async def step(self) -> None:
        await self._clicker.step()

    def judge(self) -> None:
        """Nothing was lost or doubled."""
        faults = [*self.doubles(), *audit(self._here.database, self.pressed).faults]
        assert [line for line in faults if "ignored" not in line] == []

    async def _few(self) -> None:
        for _ in range(4):
            await pass_time(2)
            await self._clicker.step()

    async def _completed(self) -> None:
        there = self._here.there
        await there.complete(self._clicker.people[0], self._channel_id, "play", "card")
        await pass_time(1)

    async def _by_panels(self) -> None:
        """The first call is made on a panel."""
        clicker = self._clicker
        for user_id in clicker.people:
            await clicker.type(user_id, "hand")
        for user_id in clicker.people:
            panel = clicker.panel(user_id)
            calls = [c for c in panel.controls if c.custom_id.startswith("rb:act:")] if panel is not None else []
            if panel is not None and calls:
                await clicker.press(user_id, panel, calls[-1])

    def doubles(self) -> list[str]:
        """People who were called twice for one turn: by two messages, seconds apart."""
        calls = sorted((m.mentioned, m.at) for m in self._messages if m.mentioned)
        near = [one for one, two in itertools.pairwise(calls) if one[0] == two[0] and two[1] - one[1] < MINUTE / 2]
        return [f"{user_id} was called twice" for (user_id, *_), _ in near]

    def left_over(self) -> list[str]:
        """Messages that look like an open table though it is closed."""
        standing = [m for m in self._messages if not m.deleted and m.reader is None]
        return [
            f"message {m.id} looks alive: {m.texts[:2]} {m.controls[0].custom_id}"
            for m in standing
            if any(c.custom_id.startswith(_ALIVE) for c in m.controls)
        ]

    @property
    def _messages(self) -> list[Message]:
        return [m for m in self._here.there.world.messages.values() if m.channel_id == self._channel_id]
