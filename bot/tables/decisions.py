"""What people can decide at a table. A ``Decision`` is frozen, and refers to people and places by id."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.storage.api import TableId


@dataclass(frozen=True, slots=True)
class Person:
    """The person who decides: a Discord user id, their display name in the server, and their rights.

    ``name`` is raw; it is made safe where it is shown. ``moderator`` says whether they may manage messages in the
    channel. ``word`` is their own word, which is mixed into deals (``/settings``). ``Commits.look_up`` fills in the
    rest. ``unranked``: they were forgotten on this server and may play no ranked game there before the next season.
    ``apart``: the ids of people who never share a table with them, because one of the two has chosen so (``/avoid``).
    ``roles`` are the ids of their roles in the server, where a night admits only one role.
    """

    user_id: int
    name: str
    moderator: bool = False
    word: str = ""
    unranked: bool = False
    apart: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class What:
    """A request to a table. Each verb has its own subclass, perhaps a dataclass, in the file of its topic."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One request to one table.

    ``seq`` is the table's sequence number that the pressed button carried. It is ``None`` for a typed command, which
    means "the table as it is now". ``interaction_id`` is Discord's; it keeps a press from being carried out twice.
    """

    table_id: TableId
    person: Person
    what: What
    seq: int | None
    interaction_id: int | None


class Reason(StrEnum):
    """Why a decision was refused. Each reason has a friendly sentence in the texts (``refusal-…``)."""

    NO_TABLE = "no-table"
    UNREADABLE = "unreadable"
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
    RANKED_LOBBY = "ranked-lobby"
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
    SLOW_ALREADY = "slow-already"
    RANKED_TURNS = "ranked-turns"
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
    NO_TALK = "no-talk"
    HAND_ON = "hand-on"
    SAID_ENOUGH = "said-enough"
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
