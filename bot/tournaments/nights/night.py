"""A night's state, which ``fold.py`` makes of its facts. Times are Unix seconds; must not know a clock."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.scoring import TableScore
from bot.tournaments.movements.rounds import Entrant, Meeting, PlayedRound, Round
from bot.tournaments.nights.facts import NightClosing
from bot.tournaments.nights.plan import NightPlan
from bot.tournaments.scores import winner

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


class Presence(StrEnum):
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
    presence: Presence = Presence.HERE
    stood_in: tuple[int, ...] = ()
    silent: bool = False

    @property
    def by_computer(self) -> bool:
        """Whether a computer plays at this seat now."""
        return self.user_id is None or self.presence is not Presence.HERE


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
    """Everything about a night. ``seq`` counts its facts, ``at`` is the time of the last one, and of ``status_at`` that
    which brought its status about. ``order`` is the draw, ``schedule`` the order of its rounds, ``reminded`` the
    shortest time before the start at which people were reminded. ``places`` are the channels of tables that have one
    (table, channel), ``announced`` the messages that were posted (what, channel, message), the newest of a sort last.
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
        return any(person.presence is not Presence.AWAY or person.silent for person in self.people)

    @property
    def late_seat(self) -> Entrant | None:
        """Whose seat somebody who comes late would get: a computer's, or else that of one who has not come at all."""
        numbered = tuple(zip(self.entrants, self.participants, strict=True))
        computers = [entrant for entrant, one in numbered if one.user_id is None]
        missing = [entrant for entrant, one in numbered if one.presence is Presence.AWAY and not one.checked_in]
        return next(iter(computers + missing), None)
