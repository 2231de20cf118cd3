"""What people may ask of a table: the only way in. Frozen; people and places are ids."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.acts import Act
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.storage.api import TableId


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks: a Discord user id, their display name in the server (raw; render makes it safe), and their rights.

    ``moderator`` is true if they may manage messages of the channel; ``word`` is their own, for deals (``/settings``).
    Whoever judges what they ask looks up the rest (``Commits.look_up``). ``unranked``: they were forgotten on this
    server, and play no ranked game there before the next season. ``apart`` are the people who share no table with them,
    because one of the two has chosen so (``/avoid``).
    """

    user_id: int
    name: str
    moderator: bool = False
    word: str = ""
    unranked: bool = False
    apart: frozenset[int] = frozenset()


class What:
    """What people may ask of a table; a subclass for each verb, in the file of its topic."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Open(What):
    """Open a table in a channel; its owner sits down at seat 1, ``computers`` computer players take the next chairs.

    ``level`` is theirs, ``pictures`` tells whether the table is shown as a picture; with ``None`` as the server has it.
    With ``guests`` (user ids) it is a private table, at which nobody else sits down.
    """

    guild_id: int
    channel_id: int
    rules: Rules
    computers: int = 0
    level: str | None = None
    pictures: bool | None = None
    guests: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Join(What):
    """Sit down at a chosen seat, or with ``None`` at the first free one; a computer makes room, in a friendly game at
    the next deal. A computer that stands in for oneself makes room at once.
    """

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Leave(What):
    """Stand up. In the lobby the chair is free again; in a game a computer plays on for the one who left.

    ``between_games``: only where no game is under way, as somebody means it who presses a button that stands there.
    """

    between_games: bool = False


@dataclass(frozen=True, slots=True)
class Invite(What):
    """Let a person sit down who is no guest of a private table yet, or was sent away. Whether they avoid somebody here
    shows when they sit down: nobody else is told.
    """

    user_id: int


@dataclass(frozen=True, slots=True)
class Remove(What):
    """Send a person away, who sits down here again only if they are invited: they stand up, or get no seat that was
    kept or offered. Whoever sat down in a running game stands up after the hand; nobody else who plays is sent away.
    """

    user_id: int


@dataclass(frozen=True, slots=True)
class OfferSeat(What):
    """Offer one's seat in a friendly game to a person, who may take it at once if they avoid nobody here."""

    user_id: int


@dataclass(frozen=True, slots=True)
class TakeSeat(What):
    """Take the seat that its player has offered, and play their hand on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclineSeat(What):
    """Say no to the seat that its player has offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AddComputer(What):
    """Put a computer player on the first free seat."""

    level: str | None = None


@dataclass(frozen=True, slots=True)
class RemoveComputer(What):
    """Send the last computer player away (lobby only)."""


@dataclass(frozen=True, slots=True)
class Start(What):
    """Begin the game: computers take the chairs that are free."""


@dataclass(frozen=True, slots=True)
class ChangeRules(What):
    """Play by other rules, for as many players: its owner or a moderator, before the first game."""

    rules: Rules


@dataclass(frozen=True, slots=True)
class AgreeRanked(What):
    """The player says that a game at an old-school table may count for ratings."""


@dataclass(frozen=True, slots=True)
class TakePack(What):
    """Where the deal may be stolen (law 2.8): deal, or if an opponent is dealing in one's side's place, call that."""


@dataclass(frozen=True, slots=True)
class Play(What):
    """One engine act of the player who asks."""

    act: Act


@dataclass(frozen=True, slots=True)
class ClaimRest(What):
    """Lay all cards down: the tricks that are left are certainly the asker's (``engine.sure_tricks``)."""


@dataclass(frozen=True, slots=True)
class LayOpen(What):
    """Lay all cards down where no card can change the hand's score any more, as all people at the table have chosen
    (``engine.sure_tricks``).
    """


@dataclass(frozen=True, slots=True)
class TakeBack(What):
    """Take one's last act back in a friendly game, or agree that somebody else does, as all people there have to."""


@dataclass(frozen=True, slots=True)
class NextHand(What):
    """The player has seen enough of a hand that is over and can still be claimed (law 9.4)."""


@dataclass(frozen=True, slots=True)
class Agree(What):
    """Agree to what somebody has proposed."""


@dataclass(frozen=True, slots=True)
class Decline(What):
    """Say no to what somebody has proposed; or to the next ranked game that somebody wants, and stand up."""


@dataclass(frozen=True, slots=True)
class Rematch(What):
    """Another game of the match with the same people in the same chairs (laws 2.6, 7.6)."""


@dataclass(frozen=True, slots=True)
class Close(What):
    """Close the table: its owner or a moderator. In a ranked game after its first hand, propose that to the other side,
    or agree to what the other side has proposed. ``between_games`` as in ``Leave``.
    """

    between_games: bool = False


@dataclass(frozen=True, slots=True)
class Concede(What):
    """Give the game up for one's side, or agree to what one's partner has offered."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing asked of one table.

    ``seq`` is the table's sequence number that the pressed button carried, or ``None`` for a typed command, which means
    "the table as it is now". ``interaction_id`` is Discord's, so that the same press is never carried out twice.
    """

    table_id: TableId
    person: Person
    what: What
    seq: int | None
    interaction_id: int | None


class Reason(StrEnum):
    """Why a decision was not carried out; the texts' catalogue has a kind sentence for each (``refusal-…``)."""

    NO_TABLE = "no-table"
    CLOSED = "closed"
    STALE = "stale"
    DOUBLED = "doubled"
    NOT_SEATED = "not-seated"
    SEAT_WAITS = "seat-waits"
    ALREADY_SEATED = "already-seated"
    SEAT_TAKEN = "seat-taken"
    SEAT_PROMISED = "seat-promised"
    SEAT_BARRED = "seat-barred"
    SEAT_GIVEN = "seat-given"
    RANKED_SEAT = "ranked-seat"
    NO_OFFER = "no-offer"
    KNOWS_A_HAND = "knows-a-hand"
    PRIVATE_TABLE = "private-table"
    SENT_AWAY = "sent-away"
    BETWEEN_GAMES = "between-games"
    NOT_HERE = "not-here"
    NO_SUCH_SEAT = "no-such-seat"
    TABLE_FULL = "table-full"
    SEATS_FREE = "seats-free"
    NO_COMPUTER = "no-computer"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    NOT_YOUR_TURN = "not-your-turn"
    NO_DECK = "no-deck"
    NOT_YOUR_DEAL = "not-your-deal"
    UNLAWFUL = "unlawful"
    NOT_CERTAIN = "not-certain"
    NOT_LAST = "not-last"
    PAUSED = "paused"
    NO_PAUSE = "no-pause"
    PAUSE_LENGTH = "pause-length"
    NOT_SLOW = "not-slow"
    SEEN_SINCE = "seen-since"
    STANDS = "stands"
    CLAIMS_SPENT = "claims-spent"
    NOT_ALLOWED = "not-allowed"
    NOT_OTHER_SIDE = "not-other-side"
    NOT_OWN_SIDE = "not-own-side"
    NOT_ASKED = "not-asked"
    REQUEST_STANDS = "request-stands"
    REQUEST_OVER = "request-over"
    NOBODY_LEFT = "nobody-left"
    ASKED_THIS_HAND = "asked-this-hand"
    ASKED_THIS_ACT = "asked-this-act"
    NEWCOMER = "newcomer"
    NO_CONCEDING = "no-conceding"
    GAME_GOES_ON = "game-goes-on"
    GAME_OVER = "game-over"
    CHANNEL_BUSY = "channel-busy"
    PERSON_FULL = "person-full"
    SERVER_FULL = "server-full"
    BOT_FULL = "bot-full"
    MAINTENANCE = "maintenance"
    SERVER_BLOCKED = "server-blocked"
    IN_TOURNAMENT = "in-contest"
    STORE = "store"
    UNKNOWN = "unknown"
