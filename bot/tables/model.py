"""A table after one of its entries, and its game: everything that the facts in its journal add up to.

``Table``, ``Game`` and ``DealLog`` hold everything, also the secrets, and never leave ``bot.tables``; ``views.py``
makes what people may see of them. The small frozen classes above them are public and are parts of both. Each topic's
file says how its facts change a table (``room.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from operator import attrgetter
from secrets import token_bytes
from typing import NamedTuple

from bot.consent import Consent
from bot.deals.draw import SECRET_BYTES, Chain, DealerDraw
from bot.engine import presets
from bot.engine.acts import (
    Act,
    CallSuit,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    CutPack,
    GatherTrick,
    NameTrump,
    OrderUp,
    SayMisdeal,
)
from bot.engine.cards import Card
from bot.engine.game import Previous, due_standing
from bot.engine.old_school import is_full
from bot.engine.rules import Law, Rules
from bot.engine.scoring import is_level, table_score
from bot.engine.seats import Seat
from bot.engine.state import Contract, HandResult, Judgement, Phase, Standing, State, replace_quickly
from bot.engine.views import PublicView, public_view
from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.tables.facts import Fact, JournalError
from bot.tables.preferences import Pace

HOUR = 3600.0
DAY = 24 * HOUR
SHORTEST_PAUSE, LONGEST_PAUSE = 600.0, 7 * DAY
"""The shortest and the longest pause that people may agree on, in seconds."""


class Turns(StrEnum):
    """How much time people have for their turns; ``USUAL`` is what the server has set (``/config clocks``)."""

    QUICK = "quick"
    USUAL = "usual"
    RELAXED = "relaxed"
    SLOW = "slow"


class Phrase(StrEnum):
    """The set phrases that players can say. None of them can tell anything about a hand that is being played."""

    GOOD_LUCK = "good-luck"
    NICE_HAND = "nice-hand"
    WELL_PLAYED = "well-played"
    SORRY = "sorry-partner"
    THANKS = "thanks"
    GOOD_GAME = "good-game"


RANKED_TURNS = frozenset({Turns.QUICK, Turns.USUAL})
"""The ``Turns`` that a ranked game may have."""


class Clocks(NamedTuple):
    """How many seconds a table waits, by question.

    After ``reminder`` the player who is asked is reminded, and ``away`` later a computer takes over. A full trick lies
    open for ``trick`` (law 9.3), a finished hand can be claimed for ``claims`` (law 9.4), and a stolen deal may be
    called for ``theft`` (law 2.8). Others may agree to something within ``answer``, to taking an act back within
    ``take_back``. A table that nobody touches is closed after ``idle`` hours, or after the server's if that is more.
    """

    reminder: float
    away: float
    trick: float
    claims: float
    theft: float
    answer: float
    take_back: float
    idle: float


CLOCKS = {
    Turns.QUICK: Clocks(15, 15, 4, 10, 8, 60, 15, 1),
    Turns.USUAL: Clocks(60, 60, 8, 20, 12, 300, 20, 24),
    Turns.RELAXED: Clocks(150, 150, 20, 60, 30, 600, 60, 1),
    Turns.SLOW: Clocks(2 * HOUR, 22 * HOUR, 2 * HOUR, DAY, 2 * HOUR, DAY, DAY, 7 * 24),
}
"""The clocks of each choice; a server sets ``reminder``, ``away``, ``trick`` and ``idle`` of the usual ones itself.

With a day for each turn people are called after two hours: sooner they may still be at the table, later a day is lost.
"""


def fresh_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


def standard_rules() -> Rules:
    """Return the rules for servers and tables that have chosen none."""
    return presets.build(presets.DEFAULT_PRESET)


class MoreTables(StrEnum):
    """Where a second table of an occupied channel stands: in a thread, in the same channel, or nowhere."""

    THREADS = "threads"
    CHANNEL = "channel"
    ONE = "one"


class WinnerRole(NamedTuple):
    """A role of a server that its winners of one kind wear. ``winner`` is one of the words of ``Winner``."""

    winner: str
    role_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerChoices:
    """What a server may choose for its tables, in the order in which ``/config show`` has it.

    ``computer_level`` and ``rules`` hold where nobody asks for others. Tables may be opened in ``channels`` (ids; if
    empty, anywhere). ``more_tables`` says where one more may stand in a channel. A player is reminded
    ``reminder_seconds`` after being asked; ``away_seconds`` later a computer plays for them. A table that nobody
    touches is closed after ``idle_hours``. A full trick lies open for ``gather_seconds`` at an old-school table (law
    9.3). ``ranked``: games among people count for ratings. ``traditions``: the old customs are kept. ``talk``: players
    may say set phrases between the hands. ``pictures``: tables are shown as pictures unless they were opened otherwise.
    ``pace``: how fast computers play for people who have chosen no pace. The final table of a season is posted in
    ``season_channel`` (id), if there is one, and *Play Euchre* stands in ``lobby_channel``. In a league, each player's
    best ``league_best`` events count, or all if it is ``None``. A night pays ``league_points`` by place; if that is
    empty, it pays a point for each person who is placed behind. ``time_zone`` is the IANA name of the zone in which
    people type times.
    """

    rules: Rules = field(default_factory=standard_rules)
    computer_level: str = "expert"
    channels: tuple[int, ...] = ()
    more_tables: MoreTables = MoreTables.THREADS
    reminder_seconds: float = CLOCKS[Turns.USUAL].reminder
    away_seconds: float = CLOCKS[Turns.USUAL].away
    idle_hours: float = CLOCKS[Turns.USUAL].idle
    gather_seconds: float = CLOCKS[Turns.USUAL].trick
    ranked: bool = True
    traditions: bool = True
    talk: bool = True
    pictures: bool = True
    pace: Pace = Pace.NORMAL
    season_channel: int | None = None
    lobby_channel: int | None = None
    league_best: int | None = None
    league_points: tuple[int, ...] = ()
    time_zone: str = "UTC"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings(ServerChoices):
    """The settings of a table: the bot owner's choices, replaced by those that its server has made (``read_settings``).

    ``winner_roles`` says which winners of the server wear which role.

    Only the bot's owner sets the rest. ``computer_pause`` is the pause in seconds before each run of computers' acts.
    If a table that waits for people gets no press for ``lobby_idle_seconds``, it gives up its channel to a new table.
    At most ``most_of_person`` tables that one person has opened, ``most_of_server`` on a server (threads included) and
    ``most_of_bot`` in all may be open at once. The first two limits do not count finished games. Tables of nights and
    duplicate are counted apart, by the last two limits. ``entropy`` makes the secrets of the deals. If ``mix_presses``
    is off, the deals depend on nothing else, so that a seed repeats them.
    """

    winner_roles: tuple[WinnerRole, ...] = ()
    computer_pause: float = 1.0
    lobby_idle_seconds: float = 900.0
    retry_seconds: float = 15.0
    most_of_person: int = 5
    most_of_server: int = 50
    most_of_bot: int = 5000
    entropy: Callable[[], bytes] = fresh_secret
    mix_presses: bool = True

    @property
    def clocks(self) -> tuple[float, float, float, float]:
        """The times that a ranked game keeps from its start, as ``Game.clocks`` has them: seconds until the reminder,
        from there until a computer takes over, and that a full trick lies open; hours until an untouched table closes.
        """
        return self.reminder_seconds, self.away_seconds, self.gather_seconds, self.idle_hours


class Status(StrEnum):
    """The stage of a table's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat: a person (``user_id``), a computer (``level``), or nobody (``name`` is ``None``).

    ``away``: the person's clock ran out. If somebody else waits, a computer plays for them until they press anything.
    ``left``: the person stood up during the game, and a computer plays for them to its end. ``unranked``: no game with
    this person is ranked. ``slow_until`` (Unix seconds): in a friendly game, the person has a day for each turn that
    comes up before then. ``rests_until`` (Unix seconds, or 0): somebody else ended a pause early, so this person's
    clock stands still until then, or until they press anything.
    """

    seat: Seat
    name: str | None = None
    user_id: int | None = None
    level: str | None = None
    away: bool = False
    left: bool = False
    unranked: bool = False
    slow_until: float = 0.0
    rests_until: float = 0.0

    @property
    def free(self) -> bool:
        return self.name is None

    @property
    def is_computer(self) -> bool:
        """Whether this chair belongs to a computer, not to a person for whom a computer plays."""
        return self.level is not None

    def is_same_player(self, other: Chair) -> bool:
        """Return whether the same person or computer sits at both chairs, even if their name has changed."""
        return self.user_id == other.user_id and (self.user_id is not None or self.name == other.name)

    @property
    def is_stand_in(self) -> bool:
        """Whether a computer plays for the person of this chair."""
        return self.user_id is not None and (self.away or self.left)


def credit_act(chair: Chair, *, by_computer: bool) -> Chair:
    """Return the chair marked with who makes an act there: its person, its own computer, or one that stands in."""
    if by_computer != present(chair):
        return chair
    return replace(chair, away=by_computer, left=False)


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made each act of a finished hand: ``chairs`` beside ``acts``, each as it was then (``credit_act``).
    ``seated`` are the chairs at the hand's end. Pages that show decisions take the names from here.
    """

    seated: tuple[Chair, ...] = ()
    acts: tuple[tuple[Seat, Act], ...] = ()
    chairs: tuple[Chair, ...] = ()

    def at(self, count: int) -> tuple[Chair, ...]:
        """Return for each seat, after ``count`` acts, the chair that made its latest act, or else its next."""
        by_seat = {chair.seat: chair for chair in self.seated}
        by_seat |= {chair.seat: chair for chair in reversed(self.chairs[count:])}
        by_seat |= {chair.seat: chair for chair in self.chairs[:count]}
        return tuple(by_seat[chair.seat] for chair in self.seated)

    def of(self, seat: Seat, act: Act) -> Chair | None:
        """Return who made this act, ``None`` if unknown. If the seat made it twice, the second time counts."""
        made = zip(reversed(self.acts), reversed(self.chairs), strict=True)
        return next((chair for one, chair in made if one == (seat, act)), None)

    def of_calls(self, calls: tuple[tuple[Seat, Act], ...]) -> tuple[Chair | None, ...]:
        """Return who made each of a hand's calls, in order; ``None`` for each if unknown."""
        for start in range(len(self.acts) - len(calls) + 1):
            if self.acts[start : start + len(calls)] == calls:
                return self.chairs[start : start + len(calls)]
        return (None,) * len(calls)

    def of_trump(self, maker: Seat) -> Chair | None:
        """Return who made trump from the maker's seat, or ``None`` if unknown."""
        acts = zip(self.acts, self.chairs, strict=True)
        made = [chair for (seat, act), chair in acts if seat == maker and isinstance(act, MAKES_TRUMP)]
        return made[-1] if made else None

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where a person sat at the hand's end, or else where they made an act; ``None`` if they did neither."""
        own = (chair.seat for chair in (*self.seated, *self.chairs) if chair.user_id == user_id)
        return next(own, None)


MAKES_TRUMP = (OrderUp, CallSuit, NameTrump)
"""The acts that make trump."""

NO_CREDITS = Credits()
"""The credits of a hand when it is unknown who made which act."""


@dataclass(frozen=True, slots=True)
class ClaimedRest:
    """A claim of all remaining tricks by ``seat``, with all hands at that time. ``seat`` is ``None`` if the cards were
    laid open because nothing was left to decide.
    """

    seat: Seat | None
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A finished hand, as everybody may see it now: its last public view and all hands as dealt.

    ``open_hands`` and ``discards`` are by seat. ``kitty`` lay face down under the turn-up. The deal was made from
    ``secret`` (hex) and ``mixins``, so everybody can check it against its ``commitment``. At ``place`` 1 the commitment
    is the game's ``seal``; at every other place it is the secret of the deal before. ``hand_seq`` is the table's entry
    that dealt the hand, 0 if no table did. ``claimed`` is set if the last cards were laid down at once. ``credits`` say
    who did what, as far as that is known.
    """

    view: PublicView
    result: HandResult
    open_hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discards: tuple[tuple[Seat, tuple[Card, ...]], ...]
    commitment: str = ""
    secret: str = ""
    mixins: tuple[str, ...] = ()
    hand_seq: int = 0
    seal: str = ""
    place: int = 0
    claimed: ClaimedRest | None = None
    credits: Credits = NO_CREDITS


@dataclass(frozen=True, slots=True)
class Aim:
    """Something that a player may ask of others: defined in the file of its verb, listed in ``answering.AIMS``.

    ``word`` is stored, and the keys of the aim's texts end with it. ``asks`` returns whether a chair is asked, given
    the asker's seat; it is called for all people who have not left, except the asker. ``then`` returns the facts that
    follow once enough have agreed. It gets the chair and the press of whoever agreed last, or the asker's if nobody is
    left to ask. If ``needs_all``, everybody who is asked has to agree; otherwise one player of the other side, or in a
    game of individuals all who lead. If ``of_newcomers``, a player who sat down in the running game may ask before
    playing a whole hand. If ``of_act``, the aim is about the latest act: it ends with the next act, and computers wait
    for it. ``seconds`` is how long people have to answer. ``not_asked`` is the refusal for a player who answers without
    being asked, ``again`` for one who asks twice. ``nobody`` is the refusal if there is nobody to ask; without it the
    aim is carried out at once. ``lapse`` returns what follows when the time to answer is over; without it the proposal
    just ends.
    """

    word: str
    asks: Callable[[Table, Chair, Seat], bool]
    then: Callable[[Table, Proposal, Chair, int | None], tuple[Fact, ...]]
    needs_all: bool = True
    of_newcomers: bool = False
    of_act: bool = False
    seconds: Callable[[Clocks], float] = attrgetter("answer")
    not_asked: Reason = Reason.NOT_ASKED
    again: Reason = Reason.ASKED_THIS_HAND
    nobody: Reason | None = None
    lapse: Callable[[Table, Proposal], tuple[Fact, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Proposal(Consent[Seat, Aim]):
    """What a player asks of others since entry ``seq``; ``consent.asked_seats`` says who is still asked.

    ``ends`` (Unix seconds) is the end of the proposed pause or slow turns. ``user_id`` is the person to whom the
    asker's seat is offered; they do not play.
    """

    seq: int = 0
    ends: float | None = None
    user_id: int | None = None

    @property
    def seconds(self) -> float:
        """How many seconds people have to answer."""
        return self.until - self.at


@dataclass(frozen=True, slots=True)
class DeclinedProposal:
    """Who said no to which proposal. People say no to the next ranked game by standing up."""

    aim: Aim
    seat: Seat
    name: str


class VainRequest(NamedTuple):
    """A request of a person or their side that was refused, or that nobody answered in time. ``about`` is the act's
    entry, or who was offered a seat.
    """

    word: str
    user_id: int | None
    about: int = 0


class TournamentKind(StrEnum):
    """The kind of tournament that a table belongs to."""

    NIGHT = "night"
    DUPLICATE = "duplicate"
    DAILY = "daily"
    AGAIN = "again"
    """The ``tournament`` of a table that belongs to none: a person plays an old deal once more."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """What a tournament's table plays; ``key`` is the tournament's own name for it. It ends after ``hands`` hands, or
    once a side has ``points``; with neither, only when time is called. The call of time ends every table. A
    ``decisive`` table plays extra hands while its sides are level in everything.
    """

    kind: TournamentKind
    key: str
    hands: int | None = None
    decisive: bool = False
    points: int | None = None

    @property
    def same_deals(self) -> bool:
        """Whether all tables play the same deals. Then no words are mixed in, and computers decide alike."""
        return self.kind is not TournamentKind.NIGHT

    @property
    def is_timed(self) -> bool:
        """Whether only the call of time ends the table."""
        return self.hands is None and self.points is None

    @property
    def is_closed_book(self) -> bool:
        """Whether nobody may watch or look back at a table before all the tournament's tables have finished."""
        return self.kind is not TournamentKind.NIGHT

    @property
    def tournament_key(self) -> str:
        """The part of ``key`` that identifies the tournament; for a daily deal, its day."""
        return self.key.partition(":")[0]

    @property
    def open_until(self) -> float | None:
        """Until when a daily deal may be begun (Unix seconds); ``None`` for other tournaments."""
        if self.kind is not TournamentKind.DAILY:
            return None
        day = datetime.combine(date.fromisoformat(self.tournament_key), datetime.min.time(), UTC)
        return (day + timedelta(days=1)).timestamp()

    @property
    def is_solo(self) -> bool:
        """Whether this is one person's own table. No channel shows it, and it has no clock."""
        return self.kind in (TournamentKind.DAILY, TournamentKind.AGAIN)


@dataclass(frozen=True, slots=True)
class PastDeal:
    """An old deal that is played again: its table, the entry that dealt it, its pack, its number, dealer and score."""

    table_id: TableId
    hand_seq: int
    pack: tuple[Card, ...] = field(repr=False)
    standing: Standing


def is_personal(guild_id: int, owner_id: int, tournament: TournamentTable | None) -> bool:
    """Return whether a table is one person's own, shown only on their panel: it is solo (``TournamentTable.is_solo``),
    or they opened it where the bot is no member, so that its ``guild_id`` is their own id.
    """
    return guild_id == owner_id or (tournament is not None and tournament.is_solo)


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """Who is seated from the start: a person (``user_id``) or a computer (``level``)."""

    name: str
    user_id: int | None = None
    level: str | None = None


@replace_quickly
class Table(NamedTuple):
    """A table after one of its entries."""

    table_id: TableId
    guild_id: int
    channel_id: int
    owner_id: int
    rules: Rules
    seq: int
    at: float
    """The time of the latest entry (Unix seconds)."""
    status: Status
    chairs: tuple[Chair, ...]
    chain: Chain
    place: int = 1
    """The place in ``chain`` of the secret for the next deal."""
    status_seq: int = 1
    """The entry since which the table has its ``status``."""
    turn_seq: int = 1
    """The entry since which it asks the same decision. Buttons drawn since then are fresh."""
    turn_at: float = 0.0
    """When that was (Unix seconds)."""
    lapsed: int = 0
    """The ``turn_seq`` of the latest decision that a person did not make in time. A computer makes it, even if the
    person is back.
    """
    asked_at: float | None = None
    """When the awaited person was asked (Unix seconds); ``None`` while the table waits for nobody."""
    presses: tuple[tuple[int, int], ...] = ()
    """Each player's latest press since the deal before (user id, interaction)."""
    words: tuple[tuple[int, str], ...] = ()
    """What people have chosen to have mixed into the deals (user id, text)."""
    drawn_with: tuple[str, ...] | None = None
    """The texts of the draw, until the first deal has used them too."""
    draw: DealerDraw | None = None
    game: Game | None = None
    tally: tuple[int, ...] = ()
    """The games won in this match by unit. Slams count double."""
    games: int = 0
    """How many games of this match were played."""
    people: tuple[int | None, ...] = ()
    """The user ids by seat when the match began."""
    proposal: Proposal | None = None
    """What others are asked to agree to; between games that is a ranked game."""
    closing: str | None = None
    """Why a closed table was closed (``Closing``)."""
    agreed: tuple[int, ...] = ()
    """The ids of people who agreed to ranked games at this old-school table."""
    willing: tuple[tuple[int, float], ...] = ()
    """Who has said since the last game that they play the next one, and when (user id, Unix seconds)."""
    pictures: bool | None = None
    """As in ``Opened``."""
    tournament: TournamentTable | None = None
    """The tournament it belongs to. Such a table is finished when its hands are played, usually without a winner."""
    last_hand: int | None = None
    """The hand under way, or just over, when time was called."""
    promised: tuple[Chair, ...] = ()
    """People who sit down as soon as the hand is over, in place of computers or of players who left."""
    guests: tuple[int, ...] | None = None
    """The only people who may sit down at a private table (user ids); ``None`` means that it is not private."""
    barred: tuple[int, ...] = ()
    """Who was sent away (user ids)."""
    offers: tuple[Proposal, ...] = ()
    """The seats that their players hand on."""
    paused_until: float | None = None
    """Until then nothing happens and no clock runs (Unix seconds), unless somebody goes on earlier."""
    again: PastDeal | None = None
    """The old deal that is played here."""
    refusal: DeclinedProposal | None = None
    """The latest no in this hand."""
    in_vain: tuple[VainRequest, ...] = ()
    """The requests that were refused or ran out in this hand, and cannot be made again."""
    asleep: bool = False
    """Whether the table stands in no channel. ``channel_id`` is where it was."""
    turns: Turns = Turns.USUAL
    """How much time people have."""
    sayings: tuple[tuple[int, Phrase], ...] = ()
    """What was said since the last hand ended (user id, phrase)."""

    def __repr__(self) -> str:
        """Show nothing that is hidden from a player: this text may end up in a log."""
        return f"<{self.table_id}: {self.seq}, {self.status}>"

    @property
    def clocks(self) -> Clocks:
        """The default clocks for the table's ``turns``, for what the server does not set itself."""
        return CLOCKS[self.turns]

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def put_chair(self, chair: Chair) -> Table:
        return self._replace(chairs=tuple(chair if other.seat == chair.seat else other for other in self.chairs))

    def running_game(self) -> Game:
        """Return the running game. Raises ``JournalError`` if there is none."""
        if self.game is None or self.status is not Status.PLAYING:
            raise JournalError("journal-no-game")
        return self.game

    def chair_of(self, user_id: int) -> Chair | None:
        """Return a person's chair, even while a computer plays for them; ``None`` if they have none."""
        for chair in self.chairs:
            if chair.user_id == user_id:
                return chair
        return None

    def is_stale_button(self, seq: int | None) -> bool:
        """Return whether a pressed button is from an earlier stage of the table, or names an entry yet to come."""
        return seq is not None and not self.status_seq <= seq <= self.seq

    @property
    def state(self) -> State | None:
        """The engine's state of the running or finished game; ``None`` before the first."""
        return self.game.state if self.game else None

    @property
    def free(self) -> tuple[Seat, ...]:
        """The free seats, in order."""
        return tuple(chair.seat for chair in self.chairs if chair.free)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats for the next game: first free seats and those of players who left, then the computers' seats."""
        over = self.status is Status.FINISHED
        empty = tuple(chair.seat for chair in self.chairs if chair.free or (over and chair.left))
        return empty + tuple(chair.seat for chair in self.chairs if chair.is_computer)

    def promised_seat(self, user_id: int) -> Seat | None:
        """Return the seat that this person takes after the hand, or ``None`` if no seat is promised to them."""
        return next((chair.seat for chair in self.promised if chair.user_id == user_id), None)

    @property
    def seats_to_promise(self) -> tuple[Seat, ...]:
        """Seats to promise from the next deal of a friendly game on: those of computers and of players who left."""
        if self.status is not Status.PLAYING or self.tournament is not None or self.game is None or self.game.ranked:
            return ()
        promised = [chair.seat for chair in self.promised]
        lent = (chair.seat for chair in self.chairs if chair.is_computer or chair.left)
        return tuple(seat for seat in lent if seat not in promised)

    @property
    def attended(self) -> bool:
        """Whether at least one person is present: seated, not away and not gone."""
        return any(present(chair) for chair in self.chairs)

    @property
    def goes_on(self) -> bool:
        """Whether computers play for the absent: only while somebody waits, here or elsewhere in the tournament."""
        return self.attended or bool(self.promised) or self.tournament is not None

    def is_alone(self, seat: Seat) -> bool:
        """Return whether no other person waits for the player of this seat."""
        others = any(present(chair) for chair in self.chairs if chair.seat != seat)
        return not (others or self.promised or self.tournament is not None)

    @property
    def binding(self) -> bool:
        """Whether a binding ranked game is being played (``Game.binding``). Closing the table then leaves a record."""
        return self.status is Status.PLAYING and self.game is not None and self.game.binding

    @property
    def turn(self) -> Chair | None:
        """The chair on turn, or ``None``."""
        if self.status is not Status.PLAYING or self.game is None or self.game.state.turn is None:
            return None
        return self.chair(self.game.state.turn)

    @property
    def asked(self) -> Chair | None:
        """The chair of the person who has to act or deal now, or ``None``."""
        turn = None if self.paused_until is not None else self.turn or self.deal_asked
        return turn if turn is not None and self._answers(turn) else None

    @property
    def computer_turn(self) -> Chair | None:
        """The chair for which a computer decides now, or ``None``: also during a pause, while people look at a full
        trick (law 9.3), while somebody wants to take an act back, and while nobody waits.
        """
        turn = self.turn
        if turn is None or self._answers(turn) or self.trick_rests or self.paused_until is not None:
            return None
        return None if self.is_undoing or not self.goes_on else turn

    def _answers(self, chair: Chair) -> bool:
        return present(chair) and self.lapsed != self.turn_seq

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """All open proposals: the one to agree to, and the offers of seats."""
        return self.offers if self.proposal is None else (self.proposal, *self.offers)

    @property
    def is_undoing(self) -> bool:
        """Whether somebody has asked to take an act back."""
        return self.proposal is not None and self.proposal.aim.of_act

    @property
    def stands_until(self) -> float | None:
        """The agreed end of a pause (Unix seconds), while it lasts or somebody's clock still stands because of it; else
        ``None``.
        """
        return self.paused_until or max(chair.rests_until for chair in self.chairs) or None

    @property
    def trick_rests(self) -> bool:
        """Whether a full trick lies open until it is gathered (law 9.3)."""
        return self.game is not None and self.game.full_trick and self.attended

    @property
    def claims_open(self) -> bool:
        """Whether a hand is over but claims may still change its result (law 9.4)."""
        return self.status is Status.PLAYING and self.game is not None and self.game.claims_open

    @property
    def all_ready(self) -> bool:
        """Whether everybody present has asked for the next hand, so that the time for claims can end."""
        ready = () if self.game is None else self.game.ready
        return self.claims_open and all(chair.seat in ready for chair in self.chairs if present(chair))

    @property
    def between_hands(self) -> bool:
        """Whether no hand is being played, nor open to claims: before a game, between two hands, and after a game."""
        return self.status is not Status.PLAYING or self.game is None or self.game.running is None

    @property
    def dealer(self) -> Chair | None:
        """The chair of the proper dealer while a running game is between hands; otherwise ``None``."""
        if self.status is not Status.PLAYING or self.game is None or self.game.state.phase is not Phase.DEAL:
            return None
        if self.game.claims_open:
            return None
        return self.chair(self.game.due.dealer)

    @property
    def deal_asked(self) -> Chair | None:
        """The chair of the person who has to take the pack; only where it could be stolen from them (law 2.8)."""
        if not self.rules.steal_the_deal or self.game is None or self.game.pack_taken is not None:
            return None
        dealer = self.dealer
        return dealer if dealer is not None and self._answers(dealer) else None

    @property
    def thief(self) -> Seat | None:
        """The seat that stole the deal, until the theft is called or the turn-up is shown (law 2.8)."""
        if self.game is None or self.game.pack_taken is None or (dealer := self.dealer) is None:
            return None
        seat = self.game.pack_taken[0]
        return None if seat == dealer.seat else seat

    @property
    def deal_due(self) -> bool:
        """Whether the next hand has to be dealt now."""
        if self.dealer is None or self.deal_asked is not None or self.thief is not None:
            return False
        return self.paused_until is None and self.goes_on

    @property
    def tournament_done(self) -> bool:
        """Whether a tournament's table has played all its hands. Ask only between two hands."""
        tournament, game = self.tournament, self.game
        if tournament is None or game is None:
            return False
        played_out = tournament.hands is not None and game.due.number > tournament.hands
        reached = tournament.points is not None and max(game.due.score) >= tournament.points
        if self.last_hand is None and not played_out and not reached:
            return False
        if not tournament.decisive:
            return True
        played = ((deal.contract, deal.result) for deal in game.deals if deal.result is not None)
        return not is_level(table_score(played, pairs=True))

    @property
    def extra_hands(self) -> int:
        """How many extra hands a tournament's table was dealt because its sides were level."""
        if self.tournament is None or self.game is None or not self.tournament.decisive:
            return 0
        last = self.tournament.hands if self.last_hand is None else self.last_hand
        return 0 if last is None else max(0, self.game.state.standing.number - last)


_NEVER_TAKEN_BACK = (GatherTrick, CorrectRenege, ClaimRenege, ClaimLead, ClaimCall, SayMisdeal)
"""Acts at old-school tables (law 9) that are neither calls nor cards. Correcting a renege has its own law there."""


def seat_to_take_back(table: Table) -> Seat | None:
    """Return the seat that may take the latest act back. ``None`` in ranked games, tournaments, and at a hand's end."""
    game = table.game
    if table.status is not Status.PLAYING or game is None or game.last_act is None or game.running is None:
        return None
    if game.ranked or table.tournament is not None or game.state.result is not None:
        return None
    _, act = game.running.acts[-1]
    return None if isinstance(act, _NEVER_TAKEN_BACK) else game.last_act.seat


def has_shown_cards(before: State, after: State) -> bool:
    """Return whether an act showed somebody a card that they had not seen before, which cannot be undone."""
    if before.phase in (Phase.CUT, Phase.TURN_TABLES):
        return True
    public = {before.turnup}
    hands = zip(before.hands, after.hands, strict=True)
    return any(set(now) - set(then) - public for then, now in hands)


def is_slow(table: Table, chair: Chair) -> bool:
    """Return whether this player has a day for the current turn."""
    return chair.slow_until > table.turn_at and table.game is not None and not table.game.ranked


def is_anybody_slow(table: Table) -> bool:
    """Return whether somebody at this table has a day for each turn."""
    return table.turns is Turns.SLOW or any(is_slow(table, chair) for chair in table.chairs)


def is_new(table: Table, chair: Chair) -> bool:
    """Return whether a player who sat down during this game has not yet played every act of one whole hand."""
    game, seat = table.game, chair.seat
    if game is None or seat not in dict(game.newcomers):
        return False
    played = ([by for (who, _), by in zip(deal.acts, deal.by, strict=True) if who == seat] for deal in game.deals)
    return not any(acts and all(by.user_id == chair.user_id and present(by) for by in acts) for acts in played)


def present(chair: Chair) -> bool:
    """Return whether a person sits here and plays for themselves."""
    return chair.user_id is not None and not (chair.away or chair.left)


# -- games


@replace_quickly
class DealLog(NamedTuple):
    """One deal from its pack to its end, as a record tells it. ``result`` and ``contract`` are set at the end.

    ``commitment`` binds the ``secret``. So does ``seal``, which binds the whole chain; the secret has ``place`` in it.
    ``taken`` is the number of tricks by seat. ``stolen``: ``dealer`` was not the proper dealer (law 2.8). ``absent``
    are the seats whose people had left or were away at the deal's end, so that a computer stood in. ``judgements`` are
    the rulings on all claims (law 9.2). ``claimed`` is set if somebody laid down everybody's last cards at once.
    ``hand_seq`` is the table's entry that dealt it. ``seated`` are the chairs at its end. ``by`` has for each of the
    ``acts`` the chair as it was then (``credit_act``).
    """

    number: int
    dealer: Seat
    pack: tuple[Card, ...]
    secret: bytes
    commitment: str
    mixins: tuple[str, ...]
    seal: str
    place: int
    acts: tuple[tuple[Seat, Act], ...] = ()
    result: HandResult | None = None
    contract: Contract | None = None
    taken: tuple[int, ...] = ()
    stolen: bool = False
    absent: tuple[Seat, ...] = ()
    judgements: tuple[Judgement, ...] = ()
    claimed: ClaimedRest | None = None
    hand_seq: int = 0
    seated: tuple[Chair, ...] = ()
    by: tuple[Chair, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.number}: {self.dealer}>"

    @property
    def credits(self) -> Credits:
        """Who made each act. Complete once the deal is over."""
        return Credits(self.seated, self.acts, self.by)


class TakenHand(NamedTuple):
    """A hand that somebody took over in the middle of play: the ``cards`` of it that they came to know, and how many
    cards unknown to them their predecessor had ``discarded``, given and received.
    """

    seat: Seat
    cards: tuple[Card, ...]
    discarded: int
    gave: int
    received: int

    def __repr__(self) -> str:
        return f"<{self.seat}>"


class LastAct(NamedTuple):
    """The latest act of a hand if a person decided it: their seat, the act's entry, and the state ``before`` it."""

    seat: Seat
    seq: int
    before: State

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.seq}>"


class Standstill(NamedTuple):
    """The moment since when no person has played. ``seat`` is the first player whose clock ran out, or who stood up
    when it was their turn. ``shares`` has for each seat the share of its decisions that people had made until then,
    ``hands`` the number of finished hands.
    """

    seat: Seat
    shares: tuple[float, ...]
    hands: int


@replace_quickly
class Game(NamedTuple):
    """One game of a match: the engine's state, and what a record of the game needs.

    ``deals`` are finished deals and ``running`` is the deal on the table, which entry ``hand_seq`` dealt. Where people
    deal themselves, ``pack_taken`` is who took the pack for the next deal, and when (Unix seconds). ``names`` are
    everybody's names by seat when the game began: they are mixed into its deals and stand in its record. ``seated`` are
    the chairs when the game ended; people may stand up and sit down afterwards. ``ranked`` was fixed when the game
    began; if it is ranked, so were ``clocks`` (``TableSettings.clocks``). ``standstill`` is set while no person plays.

    ``open_since`` (Unix seconds) is set at old-school tables while a full trick lies open, or a finished hand that can
    still be claimed. ``ready`` are the seats that have seen enough of that hand. ``last_act`` is set if a person made
    the hand's latest act. ``void``: the game was ranked, but was conceded too early to count. ``newcomers`` (seat,
    hands) took a seat after that number of hands. ``handed_on`` are the seats that people had before them. ``seen_by``
    (user ids) are people who saw a hand of the current deal that is no longer theirs. ``taken_hands`` are the hands
    that were taken over in the current deal.
    """

    first_seq: int
    started_at: float
    previous: Previous | None
    state: State
    deals: tuple[DealLog, ...] = ()
    running: DealLog | None = None
    hand_seq: int = 0
    last_hand: FinishedHand | None = None
    pack_taken: tuple[Seat, float] | None = None
    names: tuple[str, ...] = ()
    seated: tuple[Chair, ...] = ()
    ranked: bool = False
    standstill: Standstill | None = None
    open_since: float | None = None
    ready: tuple[Seat, ...] = ()
    void: bool = False
    clocks: tuple[float, float, float, float] | None = None
    newcomers: tuple[tuple[Seat, int], ...] = ()
    handed_on: tuple[Seat, ...] = ()
    seen_by: tuple[int, ...] = ()
    taken_hands: tuple[TakenHand, ...] = ()
    last_act: LastAct | None = None

    @property
    def full_trick(self) -> bool:
        """Whether a full trick lies open until it is gathered (law 9.3)."""
        return self.state.irregularities is not None and self.state.result is None and is_full(self.state)

    @property
    def claims_open(self) -> bool:
        """Whether the last trick is gathered but claims may still change the hand's result (law 9.4)."""
        return self.running is not None and self.state.result is not None

    @property
    def binding(self) -> bool:
        """Whether the game is ranked and has had at least one call. Such a game is binding."""
        called = self.running is not None and any(not isinstance(act, CutPack) for _, act in self.running.acts)
        return self.ranked and (bool(self.deals) or called)

    def own_share(self, seat: Seat) -> float:
        """Return the share (0 to 1) of a seat's decisions that people made; 1 if there were no decisions."""
        logs = self.deals if self.running is None else (*self.deals, self.running)
        acts = (one for log in logs for one in zip(log.acts, log.by, strict=True))
        # Gathering a trick is not a decision, because it also happens on its own.
        own = [present(chair) for (who, act), chair in acts if who == seat and not isinstance(act, GatherTrick)]
        return sum(own) / len(own) if own else 1.0

    def without(self, seat: Seat, next_seat: Seat | None) -> Game:
        """Return the game after a player went away. It stands still from now on unless another seat has to act."""
        if self.standstill is not None or next_seat not in (None, seat):
            return self
        shares = tuple(self.own_share(Seat(each)) for each in self.state.rules.seats)
        return self._replace(standstill=Standstill(seat, shares, len(self.deals)))

    def add_act(self, state: State, running: DealLog, at: float, last_act: LastAct | None) -> Game:
        """Return the game after one more act that does not close the hand; ``at`` is its time (Unix seconds)."""
        game = self._replace(state=state, running=running, last_act=last_act)
        if state.irregularities is None:
            return game
        if not (game.full_trick or game.claims_open):
            return game._replace(open_since=None)
        goes_on = (self.full_trick, self.claims_open) == (game.full_trick, game.claims_open)
        since = self.open_since if goes_on and self.open_since is not None else at
        return game._replace(open_since=since)

    def take_back(self, at: float) -> Game:
        """Return the game without its last act. ``at`` is the time of taking it back (Unix seconds)."""
        assert self.running is not None and self.last_act is not None  # noqa: S101, PT018 - there is such an act
        running = self.running._replace(acts=self.running.acts[:-1], by=self.running.by[:-1])
        game = self._replace(state=self.last_act.before, running=running, last_act=None)
        return game._replace(open_since=at if game.full_trick or game.claims_open else None)

    def close_hand(self, running: DealLog, result: HandResult, seated: tuple[Chair, ...]) -> Game:
        """Return the game after the hand was closed. ``seated`` is as in ``DealLog``."""
        state, view = self.state, public_view(self.state)
        absent = tuple(chair.seat for chair in seated if chair.left or chair.away)
        done = running._replace(
            result=result,
            contract=state.contract,
            taken=view.taken,
            absent=absent,
            judgements=view.judgements,
            seated=seated,
        )
        over = finished_hand(state, view, result, done, self.hand_seq)
        return self._replace(
            running=None, deals=(*self.deals, done), last_hand=over, open_since=None, ready=(), last_act=None
        )

    @property
    def due(self) -> Standing:
        """The standing of the next deal: its number, its proper dealer, and the score before it."""
        return due_standing(self.state.rules, self.state.standing, self.state.result)


def may_be_claimed(state: State) -> bool:
    """Return whether claims stay open after the hand: not if a claim ended it or no card was played (law 9.4)."""
    return state.rules.law is Law.OLD_SCHOOL and state.result is not None and state.result.tricks is not None


def finished_hand(state: State, view: PublicView, result: HandResult, log: DealLog, hand_seq: int) -> FinishedHand:
    """Return the hand that has just ended, as everybody may see it."""
    deal = state.dealt
    return FinishedHand(
        view,
        result,
        deal.hands,
        deal.kitty,
        state.exchange.discards,
        log.commitment,
        log.secret.hex(),
        log.mixins,
        hand_seq,
        log.seal,
        log.place,
        log.claimed,
        log.credits,
    )
