"""Euchre nights: a night's state, the plan by which its host set it up, and the facts of what can happen on it.

Times are Unix seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine import presets
from bot.engine.rules import Rules
from bot.engine.scoring import TableScore
from bot.tournaments.movements import Entrant, Meeting, Movement, PlayedRound, Round
from bot.tournaments.standings import winner

CHECK_IN_SECONDS = 600
"""Seconds before the start at which the check-in begins."""


class NightRefusal(StrEnum):
    """Why something cannot happen on a night now."""

    JOINED_ALREADY = "joined-already"
    NOT_JOINED = "not-joined"
    FULL = "full"
    TOO_LATE = "too-late"
    TOO_EARLY = "too-early"
    NOT_NOW = "not-now"
    NOT_HOST = "not-host"
    CHANNEL_BUSY = "channel-busy"
    PERSON_FULL = "person-full"
    SERVER_FULL = "server-full"
    NO_NIGHT = "no-night"
    HOST_PLAYS = "host-plays"
    NOTHING_COMPLETE = "nothing-complete"
    NO_PARTNERS = "no-partners"
    PARTNER_SELF = "partner-self"
    CONTRADICTION = "contradiction"


class NightError(ValueError):
    """A fact that contradicts the night; ``refusal`` says how."""

    def __init__(self, refusal: NightRefusal, detail: str = "") -> None:
        self.refusal = refusal
        super().__init__(f"{refusal}: {detail}" if detail else str(refusal))


class NightStatus(StrEnum):
    """Where a night stands; ``PAUSE`` is also the moment between the draw and the first round."""

    LOBBY = "lobby"
    ROUND = "round"
    PAUSE = "pause"
    CLOSED = "closed"


class Attendance(StrEnum):
    """Whether a person plays: a computer does for those ``AWAY``, and for ``RETURNING`` until the round is over."""

    HERE = "here"
    AWAY = "away"
    RETURNING = "returning"


@dataclass(frozen=True, slots=True)
class Participant:
    """A person or a computer that takes part; a computer has no ``user_id``.

    ``stood_in`` are the rounds that count as a computer's: the running one for a person who has left, a finished one
    for a person who made less than half of their decisions. ``silent``: away for the latter reason, without having
    left.
    """

    name: str
    user_id: int | None = None
    partner_id: int | None = None
    checked_in: bool = False
    attendance: Attendance = Attendance.HERE
    stood_in: tuple[int, ...] = ()
    silent: bool = False

    @property
    def by_computer(self) -> bool:
        """Whether a computer plays at this seat now."""
        return self.user_id is None or self.attendance is not Attendance.HERE


@dataclass(frozen=True, slots=True)
class RunningRound:
    """A round under way. ``hands`` or ``ends_at`` says when it ends; the other is None.

    ``called``: its tables finish the hand under way. By table: ``scores`` (None while it plays), ``table_ids`` (where
    it was played), ``hands_played``, and ``extra``, how many of those hands decided a level table.
    """

    round: Round
    begun_at: float
    hands: int | None
    ends_at: float | None
    scores: tuple[TableScore | None, ...]
    called: bool = False
    table_ids: tuple[int | None, ...] = ()
    hands_played: tuple[int | None, ...] = ()
    extra: tuple[int, ...] = ()

    @property
    def scored(self) -> Iterator[tuple[Meeting, TableScore]]:
        """The meetings whose tables are done, with their scores."""
        pairs = zip(self.round.meetings, self.scores, strict=True)
        return ((meeting, score) for meeting, score in pairs if score is not None)

    def is_scored(self, entrant: Entrant) -> bool:
        """Return whether this entrant's table is done."""
        return any(entrant in meeting.seats for meeting, _ in self.scored)


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A round that is over. By table: ``scores``, ``table_ids`` (where it was played), ``hands`` (how many were
    played), and ``extra``, how many of those hands decided a level table.
    """

    round: Round
    scores: tuple[TableScore, ...]
    table_ids: tuple[int | None, ...] = ()
    hands: tuple[int | None, ...] = ()
    extra: tuple[int, ...] = ()

    @property
    def scored(self) -> Iterator[tuple[Meeting, TableScore]]:
        """All meetings of the round with their scores."""
        return zip(self.round.meetings, self.scores, strict=True)

    @property
    def played(self) -> PlayedRound:
        """The round as ``movements`` takes it: the meetings and their winners."""
        return PlayedRound(self.round, tuple(winner(meeting, score) for meeting, score in self.scored))


@dataclass(frozen=True, slots=True)
class Night:
    """Everything about a night.

    ``seq`` counts its facts. ``at``: time of the last fact; ``status_at``: time of the fact that set ``status`` or
    began the pause anew. ``order`` is the draw, ``schedule`` the order of the rounds. ``reminded``: the shortest time
    before the start at which people were reminded. ``places`` are (table, channel) of tables that have a channel;
    ``announced`` are (what, channel, message) of messages that were posted, the newest of a kind last.
    """

    guild_id: int
    channel_id: int
    host_id: int
    plan: NightPlan
    seq: int
    at: float
    opened_at: float
    status_at: float
    status: NightStatus = NightStatus.LOBBY
    participants: tuple[Participant, ...] = ()
    reminded: int | None = None
    order: tuple[Entrant, ...] = ()
    schedule: tuple[int, ...] = ()
    past: tuple[ScoredRound, ...] = ()
    running: RunningRound | None = None
    closing: NightClosing | None = None
    places: tuple[tuple[int, int], ...] = ()
    announced: tuple[tuple[str, int, int | None], ...] = ()

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The numbers of all who take part; they change until the draw."""
        return tuple(Entrant(number) for number in range(1, len(self.participants) + 1))

    def participant(self, entrant: Entrant) -> Participant:
        """Return the participant with this number (from 1)."""
        return self.participants[entrant - 1]

    def entrant_of(self, user_id: int) -> Entrant | None:
        """Return the number of a person; None if they do not take part."""
        users = (participant.user_id for participant in self.participants)
        return next((Entrant(number) for number, user in enumerate(users, 1) if user == user_id), None)

    def before_round(self, number: int) -> Night:
        """Return the night as it stood before a round, for its standings."""
        return replace(self, status=NightStatus.PAUSE, past=self.past[: number - 1], running=None)

    def place(self, table: int) -> int | None:
        """Return a table's channel; None if it has none."""
        return dict(self.places).get(table)

    def message(self, what: str) -> tuple[int, int | None] | None:
        """Return the channel and the id of the message that was posted as ``what``; None if it is still due."""
        return next(((channel, message) for word, channel, message in self.announced if word == what), None)

    @property
    def people(self) -> tuple[Participant, ...]:
        """The participants who are people."""
        return tuple(participant for participant in self.participants if participant.user_id is not None)

    @property
    def check_in_at(self) -> float:
        """When the check-in begins, in Unix seconds."""
        return self.plan.starts_at - CHECK_IN_SECONDS

    @property
    def check_in_open(self) -> bool:
        """Whether the check-in has begun by the facts: the first reminder comes with it."""
        return self.status is NightStatus.LOBBY and self.at >= self.check_in_at

    @property
    def missing(self) -> tuple[Participant, ...]:
        """The people who have not checked in."""
        return tuple(person for person in self.people if not person.checked_in)

    @property
    def attended(self) -> bool:
        """Whether any person plays, is about to return, or is only silent."""
        return any(person.attendance is not Attendance.AWAY or person.silent for person in self.people)

    @property
    def late_seat(self) -> Entrant | None:
        """The seat for somebody who comes late: a computer's, or else that of a person who never checked in."""
        numbered = tuple(zip(self.entrants, self.participants, strict=True))
        computers = [entrant for entrant, one in numbered if one.user_id is None]
        missing = [entrant for entrant, one in numbered if one.attendance is Attendance.AWAY and not one.checked_in]
        return next(iter(computers + missing), None)


# -- the plan


MOST_PLAYERS = 40
LEAST_PEOPLE = 2
"""People that the start needs; computers take the seats that are left."""

MOST_POINTS = 99
"""The most points that rules may ask for: hands end a round, not points, and nobody comes near the barn."""


@dataclass(frozen=True, slots=True)
class NightPlan:
    """A night's settings. ``starts_at`` is Unix time in seconds.

    A round has ``hands`` hands, or with ``minutes`` as many as begin in that time. ``rounds`` means nothing in an
    elimination, which ends when one pair is left. ``level`` is that of the computers, which fill the night up to at
    least ``least`` players. ``caller_bonus``: points that a loner's caller gets besides their side's. ``event``: the
    night stands among the server's events. Raises ``ValueError`` for rules that are not two against two, and for
    numbers out of range.
    """

    name: str
    rules: Rules
    movement: Movement
    starts_at: float
    rounds: int = 6
    hands: int = 8
    minutes: int | None = None
    level: str = "expert"
    caller_bonus: int = 0
    least: int = 4
    event: bool = False

    def __post_init__(self) -> None:
        if self.rules.players != 4 or not self.rules.traits.partners:
            raise ValueError("a night is played two against two")
        if min(self.rounds, self.hands, 1 if self.minutes is None else self.minutes) < 1 or self.caller_bonus < 0:
            raise ValueError("rounds, hands and minutes are at least 1, and a bonus is not below 0")
        if not 4 <= self.least <= MOST_PLAYERS:
            raise ValueError("4 to 40 take part")

    @property
    def table_rules(self) -> Rules:
        """The rules of the tables: those of the night, but with so many points that they never end a game."""
        return presets.build(self.rules.preset, dict(self.rules.options) | {"points": MOST_POINTS})


# -- the facts


class NightClosing(StrEnum):
    """Why a night was closed: played to its end, too few at its start, everybody gone, or on request."""

    FINISHED = "finished"
    TOO_FEW = "too-few"
    DESERTED = "deserted"
    ASKED = "asked"


@dataclass(frozen=True, slots=True)
class NightOpened:
    """A host opened the night; people may join. The host need not play."""

    guild_id: int
    channel_id: int
    host_id: int
    plan: NightPlan


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody joined, perhaps late (until the end of round one). ``partner_id`` is whom they want to play with; it
    counts if both name each other and pairs stay together.
    """

    user_id: int
    name: str
    partner_id: int | None = None


@dataclass(frozen=True, slots=True)
class Withdrew:
    """Somebody left before the start."""

    user_id: int


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """Somebody said that they are there. Whoever joins after the check-in has begun counts as checked in."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Reminded:
    """Everybody was reminded this many seconds before the start."""

    before: int


@dataclass(frozen=True, slots=True)
class StartMoved:
    """The host moved the start of a night that has not begun, to a time in Unix seconds."""

    user_id: int
    starts_at: float


@dataclass(frozen=True, slots=True)
class TablePlaced:
    """This table got a channel for all further rounds; None if the channel it had is gone."""

    table: int
    channel_id: int | None


@dataclass(frozen=True, slots=True)
class Announced:
    """A due message was posted, or given up (``message_id`` None). ``what`` says which one."""

    what: str
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class NightBegun:
    """The draw was made. ``computers`` have the numbers after the people's, and ``order`` holds everybody.

    Where pairs stay together, each two neighbours of ``order`` are a pair, in an elimination the strongest pair first.
    ``schedule`` is the order in which an individual night's rounds are played, if not the usual one.
    """

    order: tuple[Entrant, ...]
    computers: tuple[str, ...]
    schedule: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round began at its tables."""

    round: Round


@dataclass(frozen=True, slots=True)
class TableScored:
    """A table finished its round; a second such fact before the end of the round corrects the first.

    ``table_id`` is where it was played, None if it was not; ``hands`` how many were played, ``extra`` how many of those
    decided a level table. ``own``: for each seat the share of decisions that its person made (0 to 1).
    """

    table: int
    score: TableScore
    table_id: int | None = None
    hands: int | None = None
    extra: int = 0
    own: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """Time was called: the tables finish the hand under way. ``user_id`` called it; None for the clock."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class RoundExtended:
    """The host gave the round more hands, or more seconds if it goes by time."""

    user_id: int
    hands: int
    seconds: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All tables were done, and the round counts."""


@dataclass(frozen=True, slots=True)
class PauseBegun:
    """The pause between two rounds began anew, since nobody could press anything for a while."""


@dataclass(frozen=True, slots=True)
class DroppedOut:
    """A computer took somebody's seat; ``by_id`` replaced them, None if they left by themselves."""

    user_id: int
    by_id: int | None = None


@dataclass(frozen=True, slots=True)
class CameBack:
    """Somebody for whom a computer plays asked for their seat, which they get at the beginning of the next round."""

    user_id: int


@dataclass(frozen=True, slots=True)
class NightClosed:
    """The night was closed, by ``user_id`` if somebody asked for it; an unfinished round does not count."""

    why: NightClosing
    user_id: int | None = None


NightFact = (
    NightOpened | Entered | Withdrew | CheckedIn | Reminded | NightBegun | RoundBegun | TableScored | TimeCalled
    | RoundExtended | RoundEnded | PauseBegun | DroppedOut | CameBack | NightClosed | StartMoved | TablePlaced
    | Announced
)  # fmt: skip
