"""A night as its host has set it up, what can happen on it, as facts in the past tense, and its state after them.

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
"""How long before the start the check-in begins."""


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
    """``PAUSE`` is also the moment between the draw and the first round."""

    LOBBY = "lobby"
    ROUND = "round"
    PAUSE = "pause"
    CLOSED = "closed"


class Attendance(StrEnum):
    """Whether a person plays: ``AWAY`` has a computer in their place, ``RETURNING`` until the round is over."""

    HERE = "here"
    AWAY = "away"
    RETURNING = "returning"


@dataclass(frozen=True, slots=True)
class Participant:
    """One who takes part; a computer has no ``user_id``. ``stood_in`` are the rounds in which a computer played for a
    person, so that they are a computer's: while one goes on, of all who have left; once the table is done, of those who
    made less than half of their decisions. ``silent`` are away because of the latter: they have not left the night.
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
    """A round under way. ``hands`` and ``ends_at`` say when it ends, one of them is None; ``called`` that its tables
    are to finish the hand under way. ``scores`` has None for each table that still plays, ``table_ids`` where those
    that are done were played, ``hands_played`` how many hands that took, and ``extra`` how many of them decided a level
    table.
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
        """The tables that are done."""
        pairs = zip(self.round.meetings, self.scores, strict=True)
        return ((meeting, score) for meeting, score in pairs if score is not None)

    def is_scored(self, entrant: Entrant) -> bool:
        """Whether the table of somebody is done."""
        return any(entrant in meeting.seats for meeting, _ in self.scored)


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A round that is over, what each of its tables brought, where it was played, in how many ``hands``, and how many
    of them were ``extra``, since a table that had to be decided was level.
    """

    round: Round
    scores: tuple[TableScore, ...]
    table_ids: tuple[int | None, ...] = ()
    hands: tuple[int | None, ...] = ()
    extra: tuple[int, ...] = ()

    @property
    def scored(self) -> Iterator[tuple[Meeting, TableScore]]:
        """All its tables."""
        return zip(self.round.meetings, self.scores, strict=True)

    @property
    def played(self) -> PlayedRound:
        """The round as movements know it."""
        return PlayedRound(self.round, tuple(winner(meeting, score) for meeting, score in self.scored))


@dataclass(frozen=True, slots=True)
class Night:
    """Everything about a night. ``seq`` counts its facts, ``at`` is the time of the last one, and ``status_at`` of that
    which brought its status about or began its pause anew. ``order`` is the draw, ``schedule`` the order of its rounds,
    ``reminded`` the shortest time before the start at which people were reminded. ``places`` are the channels of tables
    that have one (table, channel), ``announced`` the messages that were posted (what, channel, message), the newest of
    a sort last.
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
        """The numbers of all who take part; before the draw they are still to change."""
        return tuple(Entrant(number) for number in range(1, len(self.participants) + 1))

    def participant(self, entrant: Entrant) -> Participant:
        """Who has this number."""
        return self.participants[entrant - 1]

    def entrant_of(self, user_id: int) -> Entrant | None:
        """The number of a person, if they take part."""
        users = (participant.user_id for participant in self.participants)
        return next((Entrant(number) for number, user in enumerate(users, 1) if user == user_id), None)

    def before_round(self, number: int) -> Night:
        """The night as it stood before a round, for its standings."""
        return replace(self, status=NightStatus.PAUSE, past=self.past[: number - 1], running=None)

    def place(self, table: int) -> int | None:
        """The channel in which a table stands."""
        return dict(self.places).get(table)

    def message(self, what: str) -> tuple[int, int | None] | None:
        """The channel and the id of the message that was posted as this; None if that is still to be done."""
        return next(((channel, message) for word, channel, message in self.announced if word == what), None)

    @property
    def people(self) -> tuple[Participant, ...]:
        """The participants who are no computers."""
        return tuple(participant for participant in self.participants if participant.user_id is not None)

    @property
    def check_in_at(self) -> float:
        """When the check-in begins."""
        return self.plan.starts_at - CHECK_IN_SECONDS

    @property
    def check_in_open(self) -> bool:
        """Whether the check-in has begun, as far as facts tell: the first reminder comes with it."""
        return self.status is NightStatus.LOBBY and self.at >= self.check_in_at

    @property
    def missing(self) -> tuple[Participant, ...]:
        """The people who have not checked in."""
        return tuple(person for person in self.people if not person.checked_in)

    @property
    def attended(self) -> bool:
        """Whether any person plays, is about to, or has at least not left."""
        return any(person.attendance is not Attendance.AWAY or person.silent for person in self.people)

    @property
    def late_seat(self) -> Entrant | None:
        """Whose seat somebody who comes late would get: a computer's, or else that of one who has not come at all."""
        numbered = tuple(zip(self.entrants, self.participants, strict=True))
        computers = [entrant for entrant, one in numbered if one.user_id is None]
        missing = [entrant for entrant, one in numbered if one.attendance is Attendance.AWAY and not one.checked_in]
        return next(iter(computers + missing), None)


# -- plan
# What a night is to be, as its host has set it up.


MOST_PLAYERS = 40
LEAST_PEOPLE = 2
"""People who must be there at the start; computers take the seats that are left."""

MOST_POINTS = 99
"""The most points that rules may ask for. Hands end a round, not points, and at other scores nobody is in the barn."""


@dataclass(frozen=True, slots=True)
class NightPlan:
    """``starts_at`` is Unix time in seconds. A round has ``hands`` hands, or with ``minutes`` as many as begin in them.

    ``rounds`` is without meaning in an elimination, which ends when one pair is left. ``level`` is that of the
    computers, which fill up to ``least`` at least. ``caller_bonus``: points that a loner pays the one who called it
    besides their side's. ``event``: it is to stand among the server's events.
    ``ValueError`` for rules that are not two against two, and for numbers below their least.
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
        """The rules that the tables play: those of the night, with a game that its points do not end."""
        return presets.build(self.rules.preset, dict(self.rules.options) | {"points": MOST_POINTS})


# -- facts
# What can happen on a night, as facts in the past tense; how they are written down is in ``fold.py``.


class NightClosing(StrEnum):
    """Why a night was closed: played to its end, too few at its start, everybody gone, or somebody asked for it."""

    FINISHED = "finished"
    TOO_FEW = "too-few"
    DESERTED = "deserted"
    ASKED = "asked"


@dataclass(frozen=True, slots=True)
class NightOpened:
    """People may join. The host need not play."""

    guild_id: int
    channel_id: int
    host_id: int
    plan: NightPlan


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody takes part, also late (until the end of round one). ``partner_id`` is with whom they want to play;
    it counts if both name each other and pairs stay together.
    """

    user_id: int
    name: str
    partner_id: int | None = None


@dataclass(frozen=True, slots=True)
class Withdrew:
    """Somebody does not take part after all; before the start only."""

    user_id: int


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """Somebody is there. Whoever joins after the check-in has begun is there as well."""

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
    """From now on this table of every round stands in a channel; with None in none, as that one is gone."""

    table: int
    channel_id: int | None


@dataclass(frozen=True, slots=True)
class Announced:
    """A message that was due was posted, or nothing will be posted (``message_id`` None). ``what`` says which one."""

    what: str
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class NightBegun:
    """The draw: ``computers`` have the numbers after the people's, and ``order`` has everybody; where pairs stay
    together its first two are a pair, and so on, the strongest pair first in an elimination. ``schedule`` is the order
    in which the rounds of an individual night are played, if another than usual.
    """

    order: tuple[Entrant, ...]
    computers: tuple[str, ...]
    schedule: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Everybody sits down."""

    round: Round


@dataclass(frozen=True, slots=True)
class TableScored:
    """A table has finished its round; said again it corrects what was said before the end of the round. ``table_id``
    is where it was played, None if it was not; ``hands`` how many were played there, ``extra`` those of them that
    decided a level table. ``own`` are the shares of each seat's decisions that its person made (0 to 1).
    """

    table: int
    score: TableScore
    table_id: int | None = None
    hands: int | None = None
    extra: int = 0
    own: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The tables finish the hand under way. ``user_id`` is who ended the round, None for the clock."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class RoundExtended:
    """The host gave the round more hands, or more seconds if it goes by time."""

    user_id: int
    hands: int
    seconds: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All tables are done, and the standings are those after this round."""


@dataclass(frozen=True, slots=True)
class PauseBegun:
    """The pause between two rounds begins anew, since nobody could press anything for a while."""


@dataclass(frozen=True, slots=True)
class DroppedOut:
    """A computer plays for somebody from now on; ``by_id`` is who replaced them if they did not leave themselves."""

    user_id: int
    by_id: int | None = None


@dataclass(frozen=True, slots=True)
class CameBack:
    """Somebody for whom a computer plays takes their seat again, at the beginning of the next round."""

    user_id: int


@dataclass(frozen=True, slots=True)
class NightClosed:
    """The night is over. ``user_id`` asked for it, if somebody did; what a broken round brought does not count."""

    why: NightClosing
    user_id: int | None = None


NightFact = (
    NightOpened | Entered | Withdrew | CheckedIn | Reminded | NightBegun | RoundBegun | TableScored | TimeCalled
    | RoundExtended | RoundEnded | PauseBegun | DroppedOut | CameBack | NightClosed | StartMoved | TablePlaced
    | Announced
)  # fmt: skip
