"""Euchre nights: their state, their plan, and the facts about them. Times are Unix seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic, Literal, TypeVar, assert_never

from bot.codec import Codec, FactError
from bot.consent import TOURNAMENT_SECONDS, Consent
from bot.engine import presets
from bot.engine.rules import Rules
from bot.engine.scoring import TableScore, can_score
from bot.tournaments.movements import Entrant, Meeting, Movement, PlayedRound, Round
from bot.tournaments.standings import OWN_SHARE, winner

F = TypeVar("F")

CHECK_IN_SECONDS = 600
"""Seconds before the start at which the check-in begins."""


EVENT = "event:"
"""Prefix of the names under which a night records what it did about its Discord event."""


LAST_CALL_SECONDS = 120
"""Seconds before the end of a timed round at which the players are warned of it."""


class NightRefusal(StrEnum):
    """Why a request to a night is refused."""

    JOINED_ALREADY = "joined-already"
    NOT_JOINED = "not-joined"
    FULL = "full"
    TOO_LATE = "too-late"
    TOO_EARLY = "too-early"
    NOT_NOW = "not-now"
    NOT_HOST = "not-host"
    NOT_INVITED = "not-invited"
    CHANNEL_BUSY = "channel-busy"
    CHANNEL_TAKEN = "channel-taken"
    PERSON_FULL = "person-full"
    SERVER_FULL = "server-full"
    NO_NIGHT = "no-night"
    UNREADABLE = "unreadable"
    HOST_PLAYS = "host-plays"
    NOTHING_COMPLETE = "nothing-complete"
    NO_PARTNERS = "no-partners"
    PARTNER_SELF = "partner-self"
    BY_POINTS = "by-points"
    CO_HOST_ALREADY = "co-host-already"
    NO_CO_HOST = "no-co-host"
    CO_HOSTS_FULL = "co-hosts-full"
    BETWEEN_ROUNDS = "between-rounds"
    NO_TABLE = "no-table"
    SAME_SIDE = "same-side"
    SAME_PERSON = "same-person"
    NOT_SEATED = "not-seated"
    BRACKET = "bracket"
    NOT_REPEATED = "not-repeated"
    UNCHANGED = "unchanged"
    IMPOSSIBLE = "impossible"
    TOO_LONG = "too-long"
    OTHERS_ASKED = "others-asked"
    NOT_ASKED = "not-asked"
    NO_PROPOSAL = "no-proposal"
    SEAT_BARRED = "seat-barred"
    CONTRADICTION = "contradiction"


class NightError(FactError):
    """A fact contradicts the night. ``refusal`` says why."""

    def __init__(self, refusal: NightRefusal, detail: str = "") -> None:
        self.refusal = refusal
        super().__init__(f"{refusal}: {detail}" if detail else str(refusal))


class NightStatus(StrEnum):
    """The stage of a night. ``PAUSE`` is also the time between the draw and the first round."""

    LOBBY = "lobby"
    ROUND = "round"
    PAUSE = "pause"
    CLOSED = "closed"


class Attendance(StrEnum):
    """Whether a person plays. A computer plays for those ``AWAY``, and until the round is over for ``RETURNING``."""

    HERE = "here"
    AWAY = "away"
    RETURNING = "returning"


class NightFact:
    """Something that happened on a night, in the past tense. ``KEPT`` has a row for each kind."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Participant:
    """A person or a computer that takes part. A computer has no ``user_id``.

    ``stood_in`` are the rounds that count as a computer's: the running round if the person has left, and finished
    rounds in which they made less than half of their decisions. ``silent``: the person is away because they let a
    computer play, and has not left.
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
    """The current round. Time that is given back moves ``begun_at``.

    ``hands`` or ``ends_at`` says when the round ends; both are ``None`` if only points end it. ``tables`` are the
    tables' results, ``None`` while they play. ``last_call``: people were told that the time is nearly up. ``called``:
    time was called, so the tables finish their current hand.
    """

    round: Round
    begun_at: float
    hands: int | None
    ends_at: float | None
    tables: tuple[TableScored | None, ...]
    called: bool = False
    last_call: bool = False

    @property
    def scored(self) -> Iterator[tuple[Meeting, TableScored]]:
        """The meetings at finished tables, with their results."""
        pairs = zip(self.round.meetings, self.tables, strict=True)
        return ((meeting, table) for meeting, table in pairs if table is not None)

    def is_scored(self, entrant: Entrant) -> bool:
        return any(entrant in meeting.seats for meeting, _ in self.scored)


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A finished round with the results of its tables."""

    round: Round
    tables: tuple[TableScored, ...]

    @property
    def scored(self) -> Iterator[tuple[Meeting, TableScored]]:
        """All meetings of the round with the results of their tables."""
        return zip(self.round.meetings, self.tables, strict=True)

    @property
    def played(self) -> PlayedRound:
        """The round in the form that ``movements`` uses: the meetings and their winners."""
        return PlayedRound(self.round, tuple(winner(meeting, table.score) for meeting, table in self.scored))


@dataclass(frozen=True, slots=True)
class CorrectedResult:
    """A corrected result in round ``number``: the points of both sides before and after the correction."""

    number: int
    by_id: int
    table: int
    before: tuple[int, int]
    after: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SwappedSeats:
    """Two entrants who swapped seats in round ``number``, with their partners if pairs stay together."""

    number: int
    by_id: int
    one: Entrant
    other: Entrant


@dataclass(frozen=True, slots=True, kw_only=True)
class NightProposal(Consent[int, "Wanted"]):
    """A host's proposal about their own table after ``past`` rounds. One yes is enough (``rounds.asked_people``)."""

    seq: int
    status: NightStatus
    past: int


@dataclass(frozen=True, slots=True)
class TakenOver(NightFact):
    """A spare took over a seat from round ``number`` on, for which a computer would have played."""

    number: int
    before: Entrant
    after: Entrant


@dataclass(frozen=True, slots=True)
class Night:
    """Everything about a night.

    ``seq`` counts its facts. ``at`` is the time of the last fact. ``status_at`` is the time of the fact that set
    ``status`` or began the pause anew; hosts can do the latter until ``held_until``. ``order`` is the draw, in which
    spares have replaced the people whose seats they took over (``takeovers``, in that order). ``schedule`` is the order
    of the rounds. ``removed`` (user ids) were sent away before the start. ``reminded`` is the shortest time before the
    start at which people were reminded, ``told`` the start that they read then. ``places`` are the tables with their
    channels. ``announced`` are (what, channel, message) of posted messages, the newest of a kind last. ``co_hosts``
    (user ids) may do what the host may, except naming others. ``corrections`` are what hosts have corrected, and
    ``proposals`` what they wanted for their own tables.

    The other fields are for a weekly night. ``slot_at`` is when it was to start in its week, even if the host moved the
    start. ``follows`` and ``next_id`` are the nights before and after it. ``unattended`` counts the nights in a row
    before it to which too few people came. ``chosen`` are the tables' channels as a host chose them, even if a table
    has to stand elsewhere. ``host_gone`` is the number of the fact since which no next night opens because the host
    left the server; 0 otherwise.
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
    held_until: float = 0.0
    participants: tuple[Participant, ...] = ()
    removed: tuple[int, ...] = ()
    reminded: int | None = None
    told: float | None = None
    order: tuple[Entrant, ...] = ()
    takeovers: tuple[TakenOver, ...] = ()
    schedule: tuple[int, ...] = ()
    past: tuple[ScoredRound, ...] = ()
    running: RunningRound | None = None
    closing: NightClosing | None = None
    closed_by: int | None = None
    places: tuple[tuple[int, int], ...] = ()
    announced: tuple[tuple[str, int, int | None], ...] = ()
    co_hosts: tuple[int, ...] = ()
    corrections: tuple[CorrectedResult | SwappedSeats, ...] = ()
    proposals: tuple[NightProposal, ...] = ()
    slot_at: float = 0.0
    follows: int | None = None
    next_id: int | None = None
    unattended: int = 0
    chosen: tuple[tuple[int, int], ...] = ()
    host_gone: int = 0

    @property
    def counts(self) -> bool:
        """Whether the night counts, as far as is known. It does not if it is called off or ends before its time."""
        return self.closing in (None, NightClosing.FINISHED)

    @property
    def hosts(self) -> tuple[int, ...]:
        """The user ids of all who may run the night, the host first."""
        return self.host_id, *self.co_hosts

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The numbers of all participants. They change until the draw."""
        return tuple(Entrant(number) for number in range(1, len(self.participants) + 1))

    def participant(self, entrant: Entrant) -> Participant:
        return self.participants[entrant - 1]

    def entrant_of(self, user_id: int) -> Entrant | None:
        """Return a person's number, or ``None`` if they do not take part."""
        users = (participant.user_id for participant in self.participants)
        return next((Entrant(number) for number, user in enumerate(users, 1) if user == user_id), None)

    def is_asked(self, user_id: int, partner_id: int) -> bool:
        """Return whether a person has named a partner who has not named them."""
        wishes = {one.user_id: one.partner_id for one in self.people}
        return wishes.get(user_id) == partner_id and wishes.get(partner_id) != user_id

    def before_round(self, number: int) -> Night:
        """Return the night as it was before a round, for its standings."""
        return replace(self, status=NightStatus.PAUSE, past=self.past[: number - 1], running=None)

    def place(self, table: int) -> int | None:
        """Return a table's channel, or ``None`` if it has none."""
        return dict(self.places).get(table)

    def message(self, what: str) -> tuple[int, int | None] | None:
        """Return the channel and the id of the message posted as ``what``; ``None`` if it was not posted yet."""
        return next(((channel, message) for word, channel, message in self.announced if word == what), None)

    @property
    def people(self) -> tuple[Participant, ...]:
        return tuple(participant for participant in self.participants if participant.user_id is not None)

    @property
    def check_in_at(self) -> float:
        """When the check-in begins (Unix seconds)."""
        return self.plan.starts_at - CHECK_IN_SECONDS

    @property
    def check_in_open(self) -> bool:
        """Whether the check-in has begun. The first reminder begins it."""
        begun = self.at >= self.check_in_at or self.reminded is not None
        return self.status is NightStatus.LOBBY and begun

    @property
    def missing(self) -> tuple[Participant, ...]:
        """The people who have not checked in."""
        return tuple(person for person in self.people if not person.checked_in)

    @property
    def attended(self) -> bool:
        """Whether any person plays, is about to return, or is only silent."""
        return any(person.attendance is not Attendance.AWAY or person.silent for person in self.people)

    @property
    def unattended_in_a_row(self) -> int:
        """The number of weekly nights in a row, up to this one, with too few people."""
        return self.unattended + 1 if self.closing is NightClosing.TOO_FEW else 0

    @property
    def repeats(self) -> bool:
        """Whether this night is repeated a week later."""
        wanted = self.plan.weekly_from is not None and not self.host_gone
        return wanted and self.unattended_in_a_row < MOST_UNATTENDED

    @property
    def open_proposal(self) -> NightProposal | None:
        """The newest proposal while others may agree to it: during its round or pause, and while its maker plays."""
        last = self.proposals[-1] if self.proposals else None
        if last is None or (last.status, last.past) != (self.status, len(self.past)):
            return None
        own = self.entrant_of(last.by)
        if last.agreed or last.declined_by or own is None or self.participant(own).attendance is Attendance.AWAY:
            return None
        try:
            _apply(self, last.aim)
        except NightError:
            return None
        return last

    # -- spares

    @property
    def spares(self) -> tuple[Entrant, ...]:
        """The people who want a seat and have none."""
        seated = set(self.order)
        return tuple(
            entrant
            for entrant, one in zip(self.entrants, self.participants, strict=True)
            if seated and entrant not in seated and one.user_id is not None and one.attendance is not Attendance.AWAY
        )

    @property
    def next_takeovers(self) -> tuple[tuple[Entrant, Entrant], ...]:
        """The seats that spares take over when the running round ends, unless people kept apart would then meet."""
        return () if self.running is None else tuple(zip(self.free_seats, self.spares, strict=False))

    @property
    def free_seats(self) -> tuple[Entrant, ...]:
        """The entrants whose seats computers would play in the next round. First come seats of a pair with a person,
        then computers' own seats, then those of people who never came.
        """
        if not self.has_next_round:
            return ()
        out = {entrant for past in self.past_by_seat for side in past.played.losers for entrant in side}
        free = [
            entrant
            for entrant in self.order
            if (one := self.participant(entrant)).user_id is None or one.attendance is Attendance.AWAY
            if not (self.plan.movement.eliminates and entrant in out)
        ]

        def rank(entrant: Entrant) -> tuple[bool, bool, bool]:
            one, beside = self.participant(entrant), self.order[self.order.index(entrant) ^ 1]
            alone = self.plan.movement.keeps_pairs and self.participant(beside).by_computer
            return alone, one.user_id is not None, one.checked_in

        return tuple(sorted(free, key=rank))

    @property
    def has_next_round(self) -> bool:
        """Whether there is certainly another round after the running or last one."""
        if not self.plan.movement.eliminates:
            return len(self.past) + (self.running is not None) < self.plan.rounds
        if self.running is None:
            return not self.past or len(self.past[-1].tables) + len(self.past[-1].round.byes) > 1
        return len(self.running.tables) + len(self.running.round.byes) > 1

    def holders(self, number: int) -> dict[Entrant, Entrant]:
        """Return who now has each seat that was taken over since this round, by its holder in the round."""
        return holders_after(one for one in self.takeovers if one.number > number)

    def holder(self, entrant: Entrant) -> Entrant:
        """Return who now has the seat that this entrant had."""
        sat = [past.round.number for past in self.past if entrant in past.round.entrants]
        return entrant if entrant in self.order or not sat else self.holders(sat[-1]).get(entrant, entrant)

    @property
    def past_by_seat(self) -> tuple[ScoredRound, ...]:
        """The finished rounds, as if everybody who has a seat now had always had it."""
        if not self.takeovers:
            return self.past
        return tuple(replace(one, round=one.round.reseat(self.holders(one.round.number))) for one in self.past)


def holders_after(takeovers: Iterable[TakenOver]) -> dict[Entrant, Entrant]:
    """Return who has the seat of each original holder after these takeovers."""
    first: dict[Entrant, Entrant] = {}
    holder: dict[Entrant, Entrant] = {}
    for one in takeovers:
        owner = first.pop(one.before, one.before)
        holder[owner] = one.after
        first[one.after] = owner
    return holder


# -- the plan


MOST_PLAYERS = 40
MOST_CO_HOSTS = 4
TOLD_AGAIN_SECONDS = 3600
"""A new start is announced if it differs by at least this many seconds from the last one announced."""
LEAST_PEOPLE = 2
"""The fewest people for a start. Computers take the remaining seats."""

MOST_UNATTENDED = 4
"""The number of nights in a row with too few people after which a weekly night is not opened again."""

MOST_HELD_SECONDS = 300
"""The most seconds by which hosts' corrections and proposals together may extend a pause."""

MOST_PROPOSALS = 3
"""The most proposals in one round or pause. Each of them mentions somebody."""

MOST_POINTS = 99
"""The most points that the rules may ask for. Hands end a round, not points, and nobody gets near the barn."""


@dataclass(frozen=True, slots=True)
class NightPlan:
    """A night's settings. ``starts_at`` is Unix time in seconds.

    A round has ``hands`` hands. With ``minutes``, it has as many hands as begin in that time. With ``points``, it has
    as many as begin before a side at the head table has that many points. With both, whichever comes first ends it.
    ``rounds`` means nothing in an elimination, which ends when one pair is left. ``level`` is that of the computers,
    which fill the night up to at least ``least`` players. ``event``: the night is listed among the server's events.
    ``weekly_from`` is set if the night is opened again every week: the starts are at this Unix time's time of day.
    Only people with the role ``role_id`` and the hosts may join; without one, everybody may.
    Raises ``ValueError`` for rules that are not two against two, and for numbers out of range.
    """

    name: str
    rules: Rules
    movement: Movement
    starts_at: float
    rounds: int = 6
    hands: int = 8
    minutes: int | None = None
    level: str = "expert"
    least: int = 4
    event: bool = False
    points: int | None = None
    weekly_from: float | None = None
    role_id: int | None = None

    def __post_init__(self) -> None:
        if self.rules.players != 4 or not self.rules.traits.partners:
            raise ValueError("a night is played two against two")
        numbers = (self.rounds, self.hands, self.minutes, self.points)
        if any(number is not None and number < 1 for number in numbers):
            raise ValueError("rounds, hands, minutes and points are at least 1")
        if not 4 <= self.least <= MOST_PLAYERS:
            raise ValueError("4 to 40 take part")

    @property
    def by_hands(self) -> bool:
        """Whether all tables play the same number of hands in a round."""
        return self.minutes is None and self.points is None

    @property
    def table_rules(self) -> Rules:
        """The rules at the tables: the night's, with so many points to win that points end no game."""
        return presets.build(self.rules.preset, dict(self.rules.options) | {"points": MOST_POINTS})


# -- the facts


class NightClosing(StrEnum):
    """Why a night was closed."""

    FINISHED = "finished"
    TOO_FEW = "too-few"
    DESERTED = "deserted"
    ASKED = "asked"
    PLACE_GONE = "place-gone"


@dataclass(frozen=True, slots=True)
class NightOpened(NightFact):
    """A host opened the night, and people may join. The host need not play. The next of a weekly night opens by itself:
    it ``follows`` another one, and ``unattended`` counts the nights in a row before it to which too few people came.
    """

    guild_id: int
    channel_id: int
    host_id: int
    plan: NightPlan
    follows: int | None = None
    unattended: int = 0


@dataclass(frozen=True, slots=True)
class Entered(NightFact):
    """A person joined (after the start as a spare) or named a partner. Two who name each other are a pair."""

    user_id: int
    name: str
    partner_id: int | None = None


@dataclass(frozen=True, slots=True)
class CheckedIn(NightFact):
    """A person said that they are present. People who join during the check-in count as checked in."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Reminded(NightFact):
    """Everybody was reminded this many seconds before the start."""

    before: int


@dataclass(frozen=True, slots=True)
class StartMoved(NightFact):
    """The host moved the start of a night that has not begun (Unix seconds)."""

    user_id: int
    starts_at: float


@dataclass(frozen=True, slots=True)
class PlanChanged(NightFact):
    """A host changed the plan of a night that has not begun, except its name and start."""

    by_id: int
    plan: NightPlan


@dataclass(frozen=True, slots=True)
class RepeatChosen(NightFact):
    """The host chose that the night is opened again every week at this night's time, or stopped that."""

    user_id: int
    weekly: bool


@dataclass(frozen=True, slots=True)
class NextOpened(NightFact):
    """The next night of a weekly one was opened."""

    next_id: int


@dataclass(frozen=True, slots=True)
class HostGone(NightFact):
    """The host of a weekly night has left. No next night opens until another person who may run it becomes its host."""


@dataclass(frozen=True, slots=True)
class CoHostNamed(NightFact):
    """A person may now run the night beside the host. ``by_id`` named them."""

    user_id: int
    by_id: int


@dataclass(frozen=True, slots=True)
class CoHostRemoved(NightFact):
    """``by_id`` ended a person's right to run the night."""

    user_id: int
    by_id: int


@dataclass(frozen=True, slots=True)
class ResultCorrected(NightFact):
    """``by_id`` corrected the ``points`` of a table of the last round: odd side, even side."""

    by_id: int
    table: int
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SeatsSwapped(NightFact):
    """Two people, or their pairs if those stay together, swapped seats for the next round."""

    by_id: int
    user_id: int
    other_id: int


@dataclass(frozen=True, slots=True)
class HostProposed(NightFact):
    """A host who plays proposed something that they may not decide alone."""

    by_id: int
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class ProposalAnswered(NightFact):
    """A person of the other side answered the newest proposal. A yes carries it out, a no ends it."""

    user_id: int
    yes: bool = True


@dataclass(frozen=True, slots=True)
class TablePlaced(NightFact):
    """A table has this channel from now on, or none (``None``): chosen by ``by_id``, or a thread made for it."""

    table: int
    channel_id: int | None
    by_id: int | None = None


@dataclass(frozen=True, slots=True)
class Announced(NightFact):
    """A due message was posted, or given up (``message_id`` is ``None``). ``what`` names the message."""

    what: str
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class NightBegun(NightFact):
    """The draw was made. The numbers of ``computers`` follow the people's, and ``order`` has everybody.

    Where pairs stay together, each two neighbours in ``order`` are a pair; in an elimination the strongest pair comes
    first. ``schedule`` is the order of an individual night's rounds, if it is not the usual one.
    """

    order: tuple[Entrant, ...]
    computers: tuple[str, ...]
    schedule: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundBegun(NightFact):
    """A round began at its tables."""

    round: Round


@dataclass(frozen=True, slots=True)
class TableScored(NightFact):
    """A table finished its round. A second fact of this kind before the end of the round corrects the first.

    ``table_id`` is where it was played, ``None`` if it was not. ``hands`` were played, ``extra`` of them to decide a
    level table. ``own`` has for each seat the share (0 to 1) of decisions that its person made.
    """

    table: int
    score: TableScore
    table_id: int | None = None
    hands: int | None = None
    extra: int = 0
    own: tuple[float, ...] | None = None

    @property
    def points(self) -> tuple[int, int]:
        return self.score[0].points, self.score[1].points

    def with_points(self, points: tuple[int, int]) -> TableScored:
        one, two, three, four = (replace(seat, points=points[place % 2]) for place, seat in enumerate(self.score))
        return replace(self, score=(one, two, three, four))


@dataclass(frozen=True, slots=True)
class LastCallGiven(NightFact):
    """People were told that the round's time is nearly up."""


@dataclass(frozen=True, slots=True)
class TimeCalled(NightFact):
    """Time was called, so the tables finish their current hand. ``user_id`` called it; ``None``: the clock."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class RoundExtended(NightFact):
    """``user_id`` gave the round more hands or seconds. ``None``: time given back, as nobody could press."""

    user_id: int | None
    hands: int
    seconds: int


@dataclass(frozen=True, slots=True)
class RoundEnded(NightFact):
    """All tables were done, and the round counts."""


@dataclass(frozen=True, slots=True)
class PauseBegun(NightFact):
    """The pause between two rounds began again, because nobody could press anything for a while."""


@dataclass(frozen=True, slots=True)
class Left(NightFact):
    """A person left, or was removed by ``by_id``. During the night a computer takes their seat."""

    user_id: int
    by_id: int | None = None


@dataclass(frozen=True, slots=True)
class CameBack(NightFact):
    """A person for whom a computer plays wants their seat back. They get it when the next round begins."""

    user_id: int


@dataclass(frozen=True, slots=True)
class NightClosed(NightFact):
    """The night was closed. ``user_id`` is who asked for it, if anybody. An unfinished round does not count."""

    why: NightClosing
    user_id: int | None = None


Wanted = ResultCorrected | SeatsSwapped | Left | TimeCalled | NightClosed | RoundExtended
"""The facts that a host who plays may propose."""


# -- fold
#
# A night as a pure fold over its facts. Time comes with them, and the draw is one, so a replay always gives the same
# night.


def apply_fact(night: Night | None, fact: NightFact, at: float) -> Night:
    """Return the night after a fact at a Unix time. Raises ``NightError`` if the fact contradicts the night."""
    if night is None:
        if not isinstance(fact, NightOpened):
            raise NightError(NightRefusal.CONTRADICTION, "a night begins with its opening")
        return _open_night(fact, at)
    changed = _apply(replace(night, seq=night.seq + 1, at=at), fact)
    if changed.status is night.status:
        return changed
    return replace(changed, status_at=at, held_until=at + MOST_HELD_SECONDS)


def _open_night(fact: NightOpened, at: float) -> Night:
    return Night(
        fact.guild_id,
        fact.channel_id,
        fact.host_id,
        fact.plan,
        seq=1,
        at=at,
        opened_at=at,
        status_at=at,
        slot_at=fact.plan.starts_at,
        follows=fact.follows,
        unattended=fact.unattended,
    )


def _apply(night: Night, fact: NightFact) -> Night:
    kept = _KEPT[type(fact)]
    if night.status is NightStatus.CLOSED and kept.when != "always":
        raise NightError(NightRefusal.TOO_LATE, "the night is over")
    if kept.when == "lobby" and night.status is not NightStatus.LOBBY:
        raise NightError(NightRefusal.TOO_LATE, "the night has begun")
    changed: Night = kept.fold(night, fact)
    return changed


def _refuse_opening(_: Night, __: NightOpened) -> Night:
    raise NightError(NightRefusal.CONTRADICTION, "a night is opened once")


def _remind(night: Night, fact: Reminded) -> Night:
    return replace(night, reminded=fact.before, told=night.plan.starts_at)


def _close(night: Night, fact: NightClosed) -> Night:
    if fact.why is NightClosing.FINISHED and not night.past:
        raise NightError(NightRefusal.NOTHING_COMPLETE, "no round is over")
    return replace(night, status=NightStatus.CLOSED, running=None, closing=fact.why, closed_by=fact.user_id)


def _leave(night: Night, fact: Left) -> Night:
    gone = fact.user_id
    if night.status is not NightStatus.LOBBY:
        return _come_or_go(night, _require_entrant(night, gone), back=False)
    if all(gone not in (one.user_id, one.partner_id) for one in night.participants):
        raise NightError(NightRefusal.NOT_JOINED, str(gone))
    removed = night.removed if fact.by_id in (None, gone) else (*night.removed, gone)
    staying = (one for one in night.participants if one.user_id != gone)
    participants = tuple(replace(one, partner_id=None) if one.partner_id == gone else one for one in staying)
    return replace(night, participants=participants, removed=removed)


def _come_back(night: Night, fact: CameBack) -> Night:
    return _come_or_go(night, _require_entrant(night, fact.user_id), back=True)


def _move_start(night: Night, fact: StartMoved) -> Night:
    near = night.told is not None and abs(fact.starts_at - night.told) <= TOLD_AGAIN_SECONDS
    moved = replace(night.plan, starts_at=fact.starts_at)
    return replace(night, plan=moved, reminded=night.reminded if near else None)


def _change_plan(night: Night, fact: PlanChanged) -> Night:
    plan = replace(fact.plan, name=night.plan.name, starts_at=night.plan.starts_at)
    changed = replace(night, plan=replace(plan, weekly_from=night.plan.weekly_from))
    if plan.event and not night.plan.event:  # an earlier event was cancelled
        changed = replace(changed, announced=tuple(one for one in night.announced if not one[0].startswith(EVENT)))
    if (plan.weekly_from is None) == (night.plan.weekly_from is None):
        return changed
    return _repeat(changed, RepeatChosen(fact.by_id, plan.weekly_from is not None))


def _place_table(night: Night, fact: TablePlaced) -> Night:
    table, channel_id, by_id = fact.table, fact.channel_id, fact.by_id
    others = tuple(place for place in night.places if place[0] != table)
    lost = None if channel_id is not None else (table, night.place(table))
    chosen = tuple(one for one in night.chosen if one != lost and (by_id is None or one[0] != table))
    return replace(
        night,
        places=others if channel_id is None else (*others, (table, channel_id)),
        chosen=chosen if by_id is None or channel_id is None else (*chosen, (table, channel_id)),
    )


def _announce(night: Night, fact: Announced) -> Night:
    others = tuple(said for said in night.announced if said[0] != fact.what)
    return replace(night, announced=(*others, (fact.what, fact.channel_id, fact.message_id)))


def _name_co_host(night: Night, fact: CoHostNamed) -> Night:
    if fact.user_id in night.hosts:
        raise NightError(NightRefusal.CO_HOST_ALREADY, str(fact.user_id))
    if len(night.co_hosts) == MOST_CO_HOSTS:
        raise NightError(NightRefusal.CO_HOSTS_FULL)
    return replace(night, co_hosts=(*night.co_hosts, fact.user_id))


def _remove_co_host(night: Night, fact: CoHostRemoved) -> Night:
    if fact.user_id not in night.co_hosts:
        raise NightError(NightRefusal.NO_CO_HOST, str(fact.user_id))
    return replace(night, co_hosts=tuple(one for one in night.co_hosts if one != fact.user_id))


def _repeat(night: Night, fact: RepeatChosen) -> Night:
    starts_at = night.plan.starts_at
    if fact.weekly and night.host_gone:
        co_hosts = tuple(one for one in night.co_hosts if one != fact.user_id)
        return replace(night, host_id=fact.user_id, co_hosts=co_hosts, host_gone=0)
    if fact.weekly:
        return replace(night, plan=replace(night.plan, weekly_from=starts_at), slot_at=starts_at)
    if night.plan.weekly_from is None:
        raise NightError(NightRefusal.NOT_REPEATED)
    return replace(night, plan=replace(night.plan, weekly_from=None), host_gone=0)


def _correct(night: Night, fact: ResultCorrected | SeatsSwapped) -> Night:
    if night.status is not NightStatus.PAUSE or not night.past:
        raise NightError(NightRefusal.BETWEEN_ROUNDS)
    last = night.past[-1]
    night = _begin_pause_anew(night)
    match fact:
        case ResultCorrected(_, table) if not 1 <= table <= len(last.tables):
            raise NightError(NightRefusal.NO_TABLE, str(table))
        case ResultCorrected(_, table, points) if points == last.tables[table - 1].points:
            raise NightError(NightRefusal.UNCHANGED)
        case ResultCorrected(_, table, points) if not can_score(
            night.plan.rules, points, last.tables[table - 1].hands or 0
        ):
            raise NightError(NightRefusal.IMPOSSIBLE)
        case ResultCorrected(by_id, table, points):
            counted = last.tables[table - 1]
            tables = (*last.tables[: table - 1], counted.with_points(points), *last.tables[table:])
            correction = CorrectedResult(last.round.number, by_id, table, counted.points, points)
            past = (*night.past[:-1], replace(last, tables=tables))
            return replace(night, past=past, corrections=(*night.corrections, correction))
        case SeatsSwapped() if night.plan.movement.eliminates:
            raise NightError(NightRefusal.BRACKET)
        case SeatsSwapped(by_id, user_id, other_id):
            one, other = _require_entrant(night, user_id), _require_entrant(night, other_id)
            if not {one, other} <= {*night.order}:
                raise NightError(NightRefusal.NOT_SEATED)
            swapped = SwappedSeats(last.round.number + 1, by_id, one, other)
            return replace(night, corrections=(*night.corrections, swapped))
        case _:
            assert_never(fact)


def _propose(night: Night, fact: HostProposed) -> Night:
    """Record a proposal. The first one in a pause restarts the pause, so that there is time to answer."""
    alike = [one for one in night.proposals if (one.status, one.past) == (night.status, len(night.past))]
    if len(alike) == MOST_PROPOSALS:
        raise NightError(NightRefusal.NOT_NOW)
    _apply(night, fact.wanted)  # an impossible proposal raises here
    until, past = night.at + TOURNAMENT_SECONDS, len(night.past)
    made = NightProposal(fact.by_id, fact.wanted, night.at, until, seq=night.seq, status=night.status, past=past)
    begins_anew = night.status is NightStatus.PAUSE and not alike
    night = _begin_pause_anew(night) if begins_anew else night
    return replace(night, proposals=(*night.proposals, made))


def _answer(night: Night, fact: ProposalAnswered) -> Night:
    proposal = night.open_proposal
    if proposal is None:
        raise NightError(NightRefusal.NO_PROPOSAL)
    night = replace(night, proposals=(*night.proposals[:-1], proposal.answer(fact.user_id, yes=fact.yes)))
    return _apply(night, proposal.aim) if fact.yes else night


def _begin_pause_anew(night: Night) -> Night:
    return replace(night, status_at=max(night.status_at, min(night.at, night.held_until)))


def _require_entrant(night: Night, user_id: int) -> Entrant:
    entrant = night.entrant_of(user_id)
    if entrant is None:
        raise NightError(NightRefusal.NOT_JOINED, str(user_id))
    return entrant


def _put_participant(night: Night, entrant: Entrant, participant: Participant) -> Night:
    others = night.participants
    return replace(night, participants=(*others[: entrant - 1], participant, *others[entrant:]))


def _enter(night: Night, fact: Entered) -> Night:
    """Add a person to the list (after the start as a spare), or change the partner whom a person on it wants."""
    entrant, in_lobby = night.entrant_of(fact.user_id), night.status is NightStatus.LOBBY
    if fact.partner_id is not None and not night.plan.movement.keeps_pairs:
        raise NightError(NightRefusal.NO_PARTNERS)
    if fact.partner_id == fact.user_id:
        raise NightError(NightRefusal.PARTNER_SELF)
    if not {fact.user_id, fact.partner_id}.isdisjoint(night.removed):
        raise NightError(NightRefusal.SEAT_BARRED)
    if not in_lobby and not night.has_next_round:
        raise NightError(NightRefusal.TOO_LATE, "no other round is sure to follow")
    if entrant is not None and not in_lobby and night.participant(entrant).attendance is Attendance.AWAY:
        return _come_or_go(night, entrant, back=True)
    if entrant is not None and not (in_lobby and fact.partner_id):
        raise NightError(NightRefusal.JOINED_ALREADY, str(fact.user_id))
    if entrant is not None:
        again = replace(night.participant(entrant), name=fact.name, partner_id=fact.partner_id)
        return _put_participant(night, entrant, again)
    if sum(one.attendance is not Attendance.AWAY for one in night.people) == MOST_PLAYERS:
        raise NightError(NightRefusal.FULL)
    there = night.check_in_open
    participant = Participant(fact.name, fact.user_id, fact.partner_id, checked_in=there or not in_lobby)
    return replace(night, participants=(*night.participants, participant))


def _require_pause(night: Night) -> Night:
    if night.status is not NightStatus.PAUSE:
        raise NightError(NightRefusal.NOT_NOW, "there is no pause")
    return night


def _begin_pause(night: Night, _: PauseBegun) -> Night:
    return replace(_require_pause(night), status_at=night.at, held_until=night.at + MOST_HELD_SECONDS)


def _take_over(night: Night, taken: TakenOver) -> Night:
    number, seats = len(_require_pause(night).past) + 1, {taken.before: taken.after}
    if taken.number != number:
        raise NightError(NightRefusal.NOT_NOW, f"round {taken.number} is not the next")
    if taken.before not in night.free_seats or taken.after not in night.spares:
        raise NightError(NightRefusal.CONTRADICTION, "the seat is not free, or nobody waits for it")
    corrections = tuple(
        replace(one, one=seats.get(one.one, one.one), other=seats.get(one.other, one.other))
        if isinstance(one, SwappedSeats) and one.number == number
        else one
        for one in night.corrections
    )
    order = tuple(seats.get(entrant, entrant) for entrant in night.order)
    return replace(night, order=order, takeovers=(*night.takeovers, taken), corrections=corrections)


def _check_in(night: Night, entrant: Entrant) -> Night:
    if not night.check_in_open:
        raise NightError(NightRefusal.TOO_EARLY, "the check-in has not begun")
    return _put_participant(night, entrant, replace(night.participant(entrant), checked_in=True))


def _begin_night(night: Night, fact: NightBegun) -> Night:
    late = night.at >= night.plan.starts_at
    people = (
        replace(one, attendance=Attendance.AWAY) if late and not one.checked_in else replace(one, checked_in=True)
        for one in night.participants
    )
    participants = (*people, *(Participant(name, checked_in=True) for name in fact.computers))
    drawn = replace(
        night, status=NightStatus.PAUSE, participants=participants, order=fact.order, schedule=fact.schedule
    )
    if len(participants) % 4 or sorted(fact.order) != list(drawn.entrants):
        raise NightError(NightRefusal.CONTRADICTION, "the draw has not everybody once, or not a multiple of four")
    return drawn


def _come_or_go(night: Night, entrant: Entrant, *, back: bool) -> Night:
    """Record that a person leaves or comes back. A computer takes over at once; people return after the round."""
    if night.status is NightStatus.LOBBY:
        raise NightError(NightRefusal.NOT_NOW, "the night has not begun")
    person = night.participant(entrant)
    if back == (person.attendance is not Attendance.AWAY):
        raise NightError(NightRefusal.NOT_NOW, f"{person.name} is {person.attendance}")
    if not back:
        done = night.running is not None and night.running.is_scored(entrant)
        away = replace(person, attendance=Attendance.AWAY)
        return _put_participant(night, entrant, away if done else _mark_stood_in(away, entrant, night.running))
    attendance = Attendance.HERE if night.running is None else Attendance.RETURNING
    return _put_participant(night, entrant, replace(person, attendance=attendance, checked_in=True, silent=False))


def _mark_stood_in(person: Participant, entrant: Entrant, running: RunningRound | None) -> Participant:
    if running is None or person.user_id is None or not person.by_computer:
        return person
    number = running.round.number
    if number in person.stood_in or entrant not in running.round.entrants:
        return person
    return replace(person, stood_in=(*person.stood_in, number))


def _begin_round(night: Night, one: Round) -> Night:
    if night.status is not NightStatus.PAUSE or one.number != len(night.past) + 1:
        raise NightError(NightRefusal.NOT_NOW, f"round {one.number} is not the next")
    playing = list(one.entrants)
    if len(set(playing)) != len(playing) or not set(playing) <= set(night.entrants):
        raise NightError(NightRefusal.CONTRADICTION, "somebody sits twice, or does not take part")
    plan = night.plan
    ends_at = None if plan.minutes is None else night.at + 60 * plan.minutes
    hands = plan.hands if plan.by_hands else None
    running = RunningRound(one, night.at, hands, ends_at, (None,) * len(one.meetings))
    numbered = zip(night.entrants, night.participants, strict=True)
    seated = (_mark_stood_in(participant, entrant, running) for entrant, participant in numbered)
    return replace(night, status=NightStatus.ROUND, running=running, participants=tuple(seated))


def _require_round(night: Night) -> RunningRound:
    if night.running is None:
        raise NightError(NightRefusal.NOT_NOW, "no round goes on")
    return night.running


def _score_table(night: Night, fact: TableScored) -> Night:
    running, table = _require_round(night), fact.table
    if not 1 <= table <= len(running.tables):
        raise NightError(NightRefusal.CONTRADICTION, f"there is no table {table}")
    tables = (*running.tables[: table - 1], fact, *running.tables[table:])
    return _credit_round(replace(night, running=replace(running, tables=tables)), running.round, fact)


def _give_last_call(night: Night, _: LastCallGiven) -> Night:
    return replace(night, running=replace(_require_round(night), last_call=True))


def _call_time(night: Night, _: TimeCalled) -> Night:
    running = _require_round(night)
    if running.called:
        raise NightError(NightRefusal.TOO_LATE, "time has been called")
    return replace(night, running=replace(running, called=True))


def _extend_round(night: Night, fact: RoundExtended) -> Night:
    running = _require_round(night)
    if running.called:
        raise NightError(NightRefusal.TOO_LATE, "time has been called")
    if running.ends_at is None and running.hands is None:
        raise NightError(NightRefusal.BY_POINTS)
    if (fact.hands if running.ends_at is None else fact.seconds) <= 0:
        raise NightError(NightRefusal.CONTRADICTION, "nothing is added")
    return replace(night, running=_extend(night, running, fact))


def _extend(night: Night, running: RunningRound, fact: RoundExtended) -> RunningRound:
    """Extend a round. Without time given back, it lasts at most twice as long as planned."""
    if running.ends_at is None:
        hands = (running.hands or 0) + fact.hands
        if hands > 2 * night.plan.hands:
            raise NightError(NightRefusal.TOO_LONG)
        return replace(running, hands=hands)
    begun_at = running.begun_at + (fact.seconds if fact.user_id is None else 0)
    ends_at = running.ends_at + fact.seconds
    if ends_at - begun_at > 120 * (night.plan.minutes or 0):
        raise NightError(NightRefusal.TOO_LONG)
    last_call = running.last_call and night.at >= ends_at - LAST_CALL_SECONDS
    return replace(running, begun_at=begun_at, ends_at=ends_at, last_call=last_call)


def _credit_round(night: Night, one: Round, fact: TableScored) -> Night:
    """Credit the round to people who made at least half of their decisions, otherwise to the computer."""
    if fact.own is None:
        return night
    for entrant, share in zip(one.meetings[fact.table - 1].seats, fact.own, strict=True):
        person = night.participant(entrant)
        if person.user_id is not None:
            others = tuple(number for number in person.stood_in if number != one.number)
            rounds = others if share >= OWN_SHARE else (*others, one.number)
            night = _put_participant(night, entrant, replace(person, stood_in=rounds))
    return night


def _end_round(night: Night, running: RunningRound) -> Night:
    tables = tuple(table for _, table in running.scored)
    if len(tables) != len(running.tables):
        raise NightError(NightRefusal.NOT_NOW, "not all tables are done")
    past = (*night.past, ScoredRound(running.round, tables))
    people = tuple(_settle_after_round(one, running.round.number) for one in night.participants)
    return replace(night, status=NightStatus.PAUSE, running=None, past=past, participants=people)


def _settle_after_round(one: Participant, number: int) -> Participant:
    """Seat people who came back. Mark people as away if a computer played their round and they said nothing."""
    if one.attendance is Attendance.RETURNING:
        return replace(one, attendance=Attendance.HERE)
    if one.user_id is not None and one.attendance is Attendance.HERE and number in one.stood_in:
        return replace(one, attendance=Attendance.AWAY, silent=True)
    return one


# -- all facts, each with the word under which it is stored, and the night that it makes


@dataclass(frozen=True, slots=True)
class Kept(Generic[F]):
    """How a kind of fact is stored and applied, and when it can happen: before the start, until the end, or always."""

    word: str
    fact: type[F]
    fold: Callable[[Night, F], Night]
    when: Literal["lobby", "open", "always"] = "open"


KEPT: tuple[Kept[Any], ...] = (
    Kept("opened", NightOpened, _refuse_opening),
    Kept("entered", Entered, _enter),
    Kept("left", Left, _leave),
    Kept("checked-in", CheckedIn, lambda night, fact: _check_in(night, _require_entrant(night, fact.user_id)), "lobby"),
    Kept("reminded", Reminded, _remind, "lobby"),
    Kept("start-moved", StartMoved, _move_start, "lobby"),
    Kept("plan-changed", PlanChanged, _change_plan, "lobby"),
    Kept("repeat-chosen", RepeatChosen, _repeat, "always"),
    Kept("next-opened", NextOpened, lambda night, fact: replace(night, next_id=fact.next_id), "always"),
    Kept("host-gone", HostGone, lambda night, _: replace(night, host_gone=night.seq), "always"),
    Kept("co-host-named", CoHostNamed, _name_co_host),
    Kept("co-host-removed", CoHostRemoved, _remove_co_host, "always"),
    Kept("result-corrected", ResultCorrected, _correct),
    Kept("seats-swapped", SeatsSwapped, _correct),
    Kept("taken-over", TakenOver, _take_over),
    Kept("proposed", HostProposed, _propose),
    Kept("agreed", ProposalAnswered, _answer),
    Kept("table-placed", TablePlaced, _place_table),
    Kept("announced", Announced, _announce, "always"),
    Kept("begun", NightBegun, _begin_night, "lobby"),
    Kept("round-begun", RoundBegun, lambda night, fact: _begin_round(night, fact.round)),
    Kept("table-scored", TableScored, _score_table),
    Kept("last-call-given", LastCallGiven, _give_last_call),
    Kept("time-called", TimeCalled, _call_time),
    Kept("round-extended", RoundExtended, _extend_round),
    Kept("round-ended", RoundEnded, lambda night, _: _end_round(night, _require_round(night))),
    Kept("pause-begun", PauseBegun, _begin_pause),
    Kept("came-back", CameBack, _come_back),
    Kept("closed", NightClosed, _close),
)
_KEPT: dict[type[NightFact], Kept[Any]] = {kept.fact: kept for kept in KEPT}
NIGHT_CODEC: Codec[NightFact] = Codec({kept.word: kept.fact for kept in KEPT})
