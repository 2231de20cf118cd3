"""Who may do what, without Discord: what a command or press requires, who asks and from where, and the judgement.

Every request is judged here before anything else happens: blocks, the server, the channel, the roles, and how often
somebody asks. No lock is needed. The entrance (for Discord ``bot/ui/rights.py``) describes the person as a ``Visitor``.
``Rights.judge`` answers that they may, or the key of the text that says why not. Whether somebody sits at a table, owns
it or takes part in a night is judged where the decision is made, under the lock of the table, night or match. The
rights declare it too, and a test checks that both agree.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

from bot.operations.owner_journal import OwnerDecisions
from bot.tables.decisions import Reason
from bot.tables.model import Status
from bot.tables.places import Home
from bot.tables.tables import Tables
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.nights.nights import Nights
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.notices import channel_links

# -- cooldowns


class Cost(Enum):
    """How often one person may make a request: times and seconds, for the command and the button together."""

    FREE = None
    """An act in a game or lobby, which has its own rules, or an answer that costs almost nothing."""
    STEPPING = (60, 30.0)
    """Another page or picture while browsing."""
    READING = (10, 30.0)
    """Boards, lists, records and pictures made for the person who asks."""
    THINKING = (12, 60.0)
    """The expert thinks for one person."""
    PERSONAL = (3, 60.0)
    """Everything stored about a person, and its removal; a whole night as a file."""
    OPENING = (10, 600.0)
    """Opening a table."""
    POSTING = (10, 300.0)
    """Everything that one person makes the bot post for others or ping them with, counted together."""

    SENDING = (20, 10.0)
    """Everything that the pages of one person send."""

    @property
    def limit(self) -> tuple[int, float] | None:
        """The number of times and of seconds; ``None`` if there is no limit."""
        value: tuple[int, float] | None = self.value
        return value


_MANY = 10_000  # with this many entries, those whose period is over are dropped


class Cooldowns:
    """Counts how often people make a request. Times are Unix seconds."""

    def __init__(self) -> None:
        self._asked: dict[tuple[str, int], tuple[float, deque[float]]] = {}
        """By question and person: the length of the period in seconds, and the times of requests within it."""

    def take(self, name: str, user_id: int, cost: Cost, now: float) -> float:
        """Count one more request and return 0; if there were too many, return the seconds until another is allowed."""
        if cost.limit is None:
            return 0.0
        most, seconds = cost.limit
        if len(self._asked) >= _MANY:
            self._asked = {key: one for key, one in self._asked.items() if one[1][-1] > now - one[0]}
        _, times = self._asked.setdefault((name, user_id), (seconds, deque()))
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            return times[0] + seconds - now
        times.append(now)
        return 0.0


# -- what is required


class Who(Enum):
    """Who may do something. A moderator moderates the channel of the game or its lobby."""

    ANYBODY = auto()
    SEATED = auto()
    """People who sit at the table, or take part in the night or match."""
    SEATED_OR_MODERATOR = auto()
    OWNER = auto()
    """The table's owner or a moderator; in a ranked game, all its players together."""
    HOST = auto()
    """The host of the night or match, a co-host of the night, or a moderator."""
    HOST_ALONE = auto()
    THEMSELVES = auto()
    """The person whose id is in the button."""
    MANAGER = auto()
    """People who manage the server."""
    BOT_OWNER = auto()


class Posts(Enum):
    """What a request makes the bot post or mention others with. All posts for a person count against one limit, and on
    a server only people who may write in the channel can cause posts.
    """

    NOTHING = auto()
    ANSWER = auto()
    """The answer, which is private if nothing may be posted for this person."""
    MESSAGE = auto()
    """A message and nothing else, so the request is refused if nothing may be posted for this person."""


class Begins(Enum):
    """Whether a request begins a game or tournament. None may begin during maintenance or on a blocked server."""

    NOTHING = auto()
    A_GAME = auto()
    PERHAPS = auto()
    """The feature decides: the request may begin something, or continue it."""


class Place(Enum):
    """Where a button may be pressed. The buttons of a daily deal belong to its player, who may press them anywhere."""

    ANYWHERE = auto()
    """Anywhere: the button is about the person, the words of the game, or the server where it is pressed."""
    SERVER = auto()
    """On the server of the game that the button shows again, or in the same direct message."""
    CHANNEL = auto()
    """In the channel or thread of the table, or of the lobby of the night or match."""


@dataclass(frozen=True, slots=True)
class Right:
    """What a command or press requires.

    ``in_server``: it does not work in the bot's own direct message. ``abroad``: the command works for one person
    alone, with private answers, even where the bot is not a member. ``always``: even people whom the owner has
    blocked may use it. ``cost`` limits how often one person may ask, in addition to what it ``posts``. Rights with
    the same ``question`` are counted together; one without is counted by itself. ``needs_all``: every open table
    and tournament must be in memory, and not only the button's table or those of the server.
    """

    who: Who = Who.ANYBODY
    place: Place = Place.ANYWHERE
    begins: Begins = Begins.NOTHING
    in_server: bool = False
    always: bool = False
    cost: Cost = Cost.FREE
    posts: Posts = Posts.NOTHING
    question: str = ""
    abroad: bool = False
    needs_all: bool = False


ANYBODY = Right()
ABROAD = Right(abroad=True)
SEATED = Right(Who.SEATED)
SEATED_ABROAD = Right(Who.SEATED, abroad=True)
AT_TABLE = Right(Who.SEATED, Place.CHANNEL)
LOOK = Right(place=Place.CHANNEL)
HOST = Right(Who.HOST, in_server=True, needs_all=True)
IN_LOBBY = Right(place=Place.CHANNEL, in_server=True, needs_all=True)
OPEN_HERE = Right(begins=Begins.A_GAME, in_server=True, posts=Posts.MESSAGE)
OPEN_TOURNAMENT = replace(OPEN_HERE, needs_all=True)
SHOW_HERE = Right(in_server=True, cost=Cost.READING, posts=Posts.ANSWER)
STEPPING = Right(cost=Cost.STEPPING)
STEPPING_HERE = Right(in_server=True, cost=Cost.STEPPING)
STEP_BACK = Right(place=Place.SERVER, cost=Cost.STEPPING)


# -- who asks


class Way(Enum):
    """How somebody asks. While they are still typing, they only get choices, which is not counted."""

    TYPING = auto()
    COMMAND = auto()
    PRESS = auto()


class Role(Enum):
    """What a person may do in this place beyond what everybody may."""

    WRITER = auto()
    """The person may write in the channel."""
    MODERATOR = auto()
    """The person may manage the channel's messages."""
    MANAGER = auto()
    BOT_OWNER = auto()


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person who asks for something, with place and time (Unix seconds).

    ``guild_id`` is ``None`` in a direct message. ``parent_id`` is the channel to which a thread belongs. ``abroad``:
    the bot is not a member there.
    """

    user_id: int
    guild_id: int | None
    channel_id: int
    at: float
    way: Way = Way.PRESS
    parent_id: int | None = None
    abroad: bool = False
    roles: frozenset[Role] = frozenset()

    @property
    def home_id(self) -> int:
        """The server whose tables the person means. A direct message, or a person abroad, counts as a server."""
        if self.abroad:
            return self.user_id
        return self.channel_id if self.guild_id is None else self.guild_id

    @property
    def tables_channel(self) -> int:
        """The channel whose tables the person means. Abroad it is the negative of their id, which is no channel's."""
        return -self.user_id if self.abroad else self.channel_id

    def moderates(self, channel_id: int) -> bool:
        """Return whether the person moderates the channel of a game or lobby, perhaps from one of its threads."""
        return Role.MODERATOR in self.roles and channel_id in (self.channel_id, self.parent_id)


# -- the judgement


@dataclass(frozen=True, slots=True)
class Admitted:
    """The person may. ``posts``: others may read the answer."""

    posts: bool = False


@dataclass(frozen=True, slots=True)
class Denied:
    """Why the person may not (the text ``key``), and when (``again_at``) or where (``channel_id``) they may."""

    key: str
    again_at: int | None = None
    channel_id: int | None = None


def denial_text(denied: Denied, texts: Texts) -> str:
    """Return why somebody may not do something, or not now, or not here."""
    values = {}
    if denied.again_at is not None:
        values["at"] = timestamp(denied.again_at, "T")
    if denied.channel_id is not None:
        values["channel"] = channel_links([denied.channel_id])
    return texts(denied.key, **values)


def judge_person(
    right: Right, visitor: Visitor, decided: OwnerDecisions, *, plays: bool, person: int | None
) -> Denied | None:
    """Return why a person may not do something, wherever the game is. ``person`` is the id in a button.

    ``decided`` has the decisions of the bot's owner. A blocked person may read and remove their own data, and a
    computer plays on in their seat. On a blocked server, people who are playing (``plays``) may finish their game.
    """
    in_server = visitor.guild_id is not None and not visitor.abroad
    closed = decided.why_closed(visitor.guild_id or 0) if right.begins is Begins.A_GAME else None
    if visitor.guild_id in decided.servers and not plays:
        closed = Reason.SERVER_BLOCKED
    if not right.always and visitor.user_id in decided.people:
        return Denied("refusal-person-blocked")
    if not right.always and closed is not None:
        return Denied(f"refusal-{closed}")
    if visitor.abroad and visitor.way is not Way.PRESS and not right.abroad:
        return Denied("refusal-abroad")
    if right.in_server and not in_server:
        return Denied("refusal-only-in-servers")
    if right.who is Who.MANAGER and Role.MANAGER not in visitor.roles:
        return Denied("refusal-not-allowed-here")
    if right.who is Who.BOT_OWNER and Role.BOT_OWNER not in visitor.roles:
        return Denied("owner-not-yours")
    if right.who is Who.THEMSELVES and person != visitor.user_id:
        return Denied("forget-not-yours")
    return None


def judge_place(place: Place, visitor: Visitor, home: Home) -> Denied | None:
    """Return why a button may not be pressed here: it was forged, or its game is elsewhere now."""
    if place is Place.ANYWHERE:
        return None
    if home.person is not None:
        return None if home.person == visitor.user_id else Denied("refusal-not-yours")
    if home.guild_id != (visitor.channel_id if visitor.guild_id is None else visitor.guild_id):
        return Denied("refusal-other-server")
    if place is Place.CHANNEL and home.channel_id != visitor.channel_id:
        return Denied("refusal-other-channel", channel_id=home.channel_id)
    return None


class Rights:
    """Decides who may do what. ``decided`` has the decisions of the bot's owner."""

    def __init__(self, decided: OwnerDecisions, tables: Tables, nights: Nights, duplicate: DuplicateMatches) -> None:
        self._decided = decided
        self._tables = tables
        self._nights = nights
        self._duplicate = duplicate
        self._cooldowns = Cooldowns()

    async def judge(self, visitor: Visitor, name: str, right: Right, values: Mapping[str, Any]) -> Admitted | Denied:
        """Judge whether somebody may use this command or button, and count the request. Raises ``StoreError``."""
        plays = visitor.guild_id in self._decided.servers and self._plays(visitor)
        denied = judge_person(right, visitor, self._decided, plays=plays, person=values.get("user_id"))
        if denied is None and right.place is not Place.ANYWHERE:
            home = await self.find_home(values)
            denied = None if home is None else judge_place(right.place, visitor, home)
        denied = denied or self._judge_often(visitor, right.question or name, right.cost)
        if denied is not None:
            return denied
        if right.posts is Posts.NOTHING or visitor.guild_id is None or visitor.abroad:
            return Admitted()
        writes = Role.WRITER in visitor.roles
        denied = self._judge_often(visitor, "posts", Cost.POSTING) if writes else Denied("refusal-not-writing")
        return denied if denied is not None and right.posts is Posts.MESSAGE else Admitted(posts=denied is None)

    def take_posting(self, user_id: int, now: float) -> bool:
        """Count a message that the bot posts because of a person. Return whether they may cause one more."""
        return not self._cooldowns.take("posts", user_id, Cost.POSTING, now)

    def _judge_often(self, visitor: Visitor, question: str, cost: Cost) -> Denied | None:
        seconds = 0.0
        if visitor.way is not Way.TYPING:
            seconds = self._cooldowns.take(question, visitor.user_id, cost, visitor.at)
        if not seconds:
            return None
        key = "fault-cooldown" if visitor.way is Way.COMMAND else "fault-cooldown-press"
        return Denied(key, again_at=math.ceil(visitor.at + seconds))

    def _plays(self, visitor: Visitor) -> bool:
        return any(
            table.channel_id == visitor.tables_channel
            and table.status is Status.PLAYING
            and table.seat_of(visitor.user_id) is not None
            for table in (snapshot.table for snapshot in self._tables.snapshots())
        )

    async def find_home(self, values: Mapping[str, Any]) -> Home | None:
        """Return where the game of a button is; ``None`` if there is no such game. Raises ``StoreError``."""
        if "table_id" in values:
            return await self._tables.home_of(values["table_id"])
        if "night_id" in values:
            night = self._nights.night(values["night_id"])
            return None if night is None else Home(night.guild_id, night.channel_id)
        if "match_id" not in values:
            return None
        match = await self._duplicate.match(values["match_id"])
        return None if match is None else Home(match.opened.guild_id, match.opened.channel_id)
