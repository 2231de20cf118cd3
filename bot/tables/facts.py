"""What can happen at a table, as facts in the past tense.

A table is what its facts make of it (``fold.py``); nothing else is stored. ``journal.py`` encodes them: ``kind`` is the
word under which a journal keeps a fact, and never changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, NamedTuple

from bot.codec import FactError
from bot.deals.draw import Chain, DealerDraw
from bot.engine.acts import Act
from bot.engine.cards import Card
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Standing
from bot.tables.model import PastDeal, TournamentSeat, TournamentTable


class JournalError(FactError):
    """A journal that this program cannot read: of a newer version, or damaged."""


class Fact:
    """Something that happened at a table; a subclass for each kind, in the file of its topic."""

    __slots__ = ()
    kind: ClassVar[str]
    """The word under which a journal keeps it, for ever."""


class Closing(StrEnum):
    """Why a table was closed."""

    ASKED = "asked"
    EMPTY = "empty"
    IDLE = "idle"
    REPLACED = "replaced"
    AGREED = "agreed"
    MODERATED = "moderated"
    DELETED = "deleted"
    REMOVED = "removed"
    DEPARTED = "departed"
    """Idle: whom it waited for is no member of the server any more."""
    TIMED_OUT = "timed-out"
    """Idle: a moderator keeps whom it waited for from pressing anything."""


@dataclass(frozen=True, slots=True)
class ComputerName:
    """A computer player's own name and level."""

    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    """A table was opened; its owner sits at seat 1, computers beside them. ``chain`` has the first game's secrets;
    ``word`` is the owner's own (``WordChanged``); ``pictures`` tells whether the table is shown as a picture, ``None``
    as its server has it. A table of a ``tournament`` has ``seats``: everybody who sits there, with nobody's say but the
    bot's. ``unranked`` as in ``Joined``. With ``guests`` (user ids) nobody but they and the owner may sit
    down. ``again`` is the deal that is played here once more.
    """

    kind: ClassVar = "opened"
    guild_id: int
    channel_id: int
    owner_id: int
    name: str
    rules: Rules
    computers: tuple[ComputerName, ...]
    chain: Chain
    word: str = ""
    pictures: bool | None = None
    tournament: TournamentTable | None = None
    seats: tuple[TournamentSeat, ...] = ()
    unranked: bool = False
    guests: tuple[int, ...] | None = None
    again: PastDeal | None = None


@dataclass(frozen=True, slots=True)
class Joined(Fact):
    """A person sat down; if they sat elsewhere, that chair is free now. While a hand is played they take the seat, a
    computer's or one that was left, as soon as it is over. ``press`` is always an interaction's id. With
    somebody who is ``unranked`` on this server no game is ranked.
    """

    kind: ClassVar = "joined"
    seat: Seat
    user_id: int
    name: str
    press: int | None
    word: str = ""
    unranked: bool = False


@dataclass(frozen=True, slots=True)
class Invited(Fact):
    """A person may sit down at this table who might not before: it is private, or they had been sent away."""

    kind: ClassVar = "invited"
    user_id: int


@dataclass(frozen=True, slots=True)
class Removed(Fact):
    """A person was sent away: they stand up if they sit here and no game is played, and may not sit down again before
    they are invited.
    """

    kind: ClassVar = "removed"
    user_id: int


@dataclass(frozen=True, slots=True)
class SeatOffered(Fact):
    """The player of this seat, or who left it, offers it to a person for a while."""

    kind: ClassVar = "seat-offered"
    seat: Seat
    user_id: int


@dataclass(frozen=True, slots=True)
class SeatDeclined(Fact):
    """A person does not take the seat that was offered to them."""

    kind: ClassVar = "seat-declined"
    seat: Seat
    user_id: int


@dataclass(frozen=True, slots=True)
class SeatTaken(Fact):
    """A person took a seat that was offered to them, at once and with its hand; the rest as in ``Joined``."""

    kind: ClassVar = "seat-taken"
    seat: Seat
    user_id: int
    name: str
    press: int | None
    word: str = ""
    unranked: bool = False


@dataclass(frozen=True, slots=True)
class Renamed(Fact):
    """A person who sits at the table has another display name, as their newest press tells."""

    kind: ClassVar = "renamed"
    seat: Seat
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class WordChanged(Fact):
    """A person at the table has another word of their own (empty: none), mixed into every deal from now on."""

    kind: ClassVar = "word-changed"
    user_id: int
    word: str


@dataclass(frozen=True, slots=True)
class ComputerJoined(Fact):
    """A computer player sat down, or took over the chair of one who had left. While a hand is played it takes the seat
    of somebody who was sent away as soon as it is over.
    """

    kind: ClassVar = "computer-joined"
    seat: Seat
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class ComputerLeft(Fact):
    """A computer player's chair is free again."""

    kind: ClassVar = "computer-left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Left(Fact):
    """A person stood up; in a running game a computer plays on for them. ``owner_id`` owns the table from now on.
    Of a seat that is promised: the person who was to have it after the hand does not take it.
    """

    kind: ClassVar = "left"
    seat: Seat
    owner_id: int


@dataclass(frozen=True, slots=True)
class Started(Fact):
    """A match began, with the draw for its first deal (law 2.1).

    ``mixins`` are the texts of the draw and of the first deal alike. ``ranked``: its first game counts for ratings.
    ``clocks``: those that a ranked game keeps (``TableSettings.clocks``); None if its server's settings hold.
    """

    kind: ClassVar = "started"
    draw: DealerDraw
    user_id: int
    press: int | None
    mixins: tuple[str, ...]
    ranked: bool
    clocks: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class RulesChanged(Fact):
    """Other rules are played at this table. Whoever wants a ranked game by them has to say so anew."""

    kind: ClassVar = "rules-changed"
    rules: Rules


@dataclass(frozen=True, slots=True)
class RankedAgreed(Fact):
    """A player said that games at this old-school table may count for ratings."""

    kind: ClassVar = "ranked-agreed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Rematched(Fact):
    """Another game of the match began (laws 2.6, 7.6); ``ranked`` and ``clocks`` as in ``Started``."""

    kind: ClassVar = "rematched"
    user_id: int
    press: int | None
    ranked: bool
    clocks: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class GameWanted(Fact):
    """A player, or with ``None`` a moderator who does not sit here, would like the next game to begin. If it is ranked,
    everybody else has to say so, too.
    """

    kind: ClassVar = "game-wanted"
    seat: Seat | None
    press: int | None


@dataclass(frozen=True, slots=True)
class AnswersLapsed(Fact):
    """A player who did not answer in time that they play the next ranked game stands up."""

    kind: ClassVar = "answers-lapsed"


@dataclass(frozen=True, slots=True)
class PackTaken(Fact):
    """A player took the pack to deal: the proper dealer, or an opponent who steals the deal (law 2.8)."""

    kind: ClassVar = "pack-taken"
    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class TheftCalled(Fact):
    """A player of the proper dealer's side called a stolen deal: the proper dealer has the pack (law 2.8)."""

    kind: ClassVar = "theft-called"
    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    """A pack was dealt, by ``thief`` if the deal was stolen. ``secret`` and ``mixins`` made it.

    ``next_chain`` is a new one for the deals to come: this deal has used up the one before. ``standing`` is the one
    that was due, so that a restart can begin with this hand.
    """

    kind: ClassVar = "dealt"
    pack: tuple[Card, ...] = field(repr=False)
    secret: bytes = field(repr=False)
    mixins: tuple[str, ...]
    standing: Standing
    next_chain: Chain | None = None
    thief: Seat | None = None


@dataclass(frozen=True, slots=True)
class Sealed(Fact):
    """The secrets of the table's next game are bound, as soon as the game before it is over."""

    kind: ClassVar = "sealed"
    chain: Chain


class _Decided(NamedTuple):
    seat: Seat
    act: Act
    computer: bool
    press: int | None


class Acted(_Decided, Fact):
    """A seat decided; ``computer`` tells that a computer did, for itself or for one who is away.

    Most facts are acts, and a restart reads many: a named tuple is made in a quarter of a dataclass's time.
    """

    __slots__ = ()
    kind: ClassVar = "acted"


@dataclass(frozen=True, slots=True)
class RestClaimed(Fact):
    """A seat claimed the tricks that were left: every act of every seat to the hand's end, as they were laid."""

    kind: ClassVar = "rest-claimed"
    seat: Seat
    acts: tuple[tuple[Seat, Act], ...]
    press: int | None


@dataclass(frozen=True, slots=True)
class LaidOpen(Fact):
    """Nothing was left to decide: every act of every seat to the hand's end, as they were laid."""

    kind: ClassVar = "laid-open"
    acts: tuple[tuple[Seat, Act], ...]


@dataclass(frozen=True, slots=True)
class TakenBack(Fact):
    """The last act, this seat's, does not count: the table is as it was before."""

    kind: ClassVar = "taken-back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NextHandAsked(Fact):
    """A player has seen enough of a hand that is over and could still be claimed (law 9.4)."""

    kind: ClassVar = "next-hand-asked"
    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class HandClosed(Fact):
    """The time for claims about a hand that is over has passed, or everybody wants the next one (law 9.4)."""

    kind: ClassVar = "hand-closed"


@dataclass(frozen=True, slots=True)
class Conceded(Fact):
    """The side of this seat, or the seat itself, has given the game up; if that does not ``counts``, it is void."""

    kind: ClassVar = "conceded"
    seat: Seat
    press: int | None
    counts: bool = True


@dataclass(frozen=True, slots=True)
class LastHandCalled(Fact):
    """A tournament's table is over after the hand under way; ``user_id`` wanted that, None if a clock did."""

    kind: ClassVar = "last-hand-called"
    user_id: int | None


@dataclass(frozen=True, slots=True)
class HandsAdded(Fact):
    """A tournament's table plays this many more hands."""

    kind: ClassVar = "hands-added"
    hands: int
    user_id: int


@dataclass(frozen=True, slots=True)
class FellAsleep(Fact):
    """A running game gave its channel up to another table, since nobody waits there; it stands in none."""

    kind: ClassVar = "fell-asleep"


@dataclass(frozen=True, slots=True)
class Moved(Fact):
    """A tournament's table stands in another channel, or one that slept stands in a channel again."""

    kind: ClassVar = "moved"
    channel_id: int


@dataclass(frozen=True, slots=True)
class Closed(Fact):
    """The table is gone. ``user_id`` asked for it, if somebody did."""

    kind: ClassVar = "closed"
    why: str
    user_id: int | None


OtherFact = (
    Opened
    | Joined
    | Invited
    | Removed
    | SeatOffered
    | SeatDeclined
    | SeatTaken
    | Renamed
    | WordChanged
    | ComputerJoined
    | ComputerLeft
    | Left
    | Started
    | RulesChanged
    | RankedAgreed
    | Rematched
    | GameWanted
    | AnswersLapsed
    | PackTaken
    | TheftCalled
    | Dealt
    | Sealed
    | Acted
    | RestClaimed
    | LaidOpen
    | TakenBack
    | NextHandAsked
    | HandClosed
    | Conceded
    | LastHandCalled
    | HandsAdded
    | FellAsleep
    | Moved
    | Closed
)
