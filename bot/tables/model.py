"""A table after one of its entries, and its game: everything that its journal's facts add up to.

``Table``, ``Game`` and ``DealLog`` hold everything, secrets too, and never leave ``bot.tables``; ``views.py`` makes
what may be seen of them. The small frozen classes above them are public, and parts of both. How facts change a table is
said in the file of its topic (``room.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
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
"""Seconds for which people may agree to pause."""


def fresh_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


def standard_rules() -> Rules:
    """Return the rules that are played where nobody chose any."""
    return presets.build(presets.DEFAULT_PRESET)


class MoreTables(StrEnum):
    """Where a table stands that is opened in a channel where another one is on: in a thread, beside it, or nowhere."""

    THREADS = "threads"
    CHANNEL = "channel"
    ONE = "one"


class WinnerRole(NamedTuple):
    """The role that these winners wear on a server; ``winner`` is one of the words of ``Winner``."""

    winner: str
    role_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What holds for a table: the choices of the owner of the bot, then those of its server (``read_settings``).

    ``reminder_seconds`` after being asked a player is reminded, ``away_seconds`` later a computer plays for them; a
    table that nobody touched for ``idle_hours`` is closed. ``gather_seconds``: how long a full trick lies open at an
    old-school table (law 9.3). ``computer_level`` is that of computers for whom no other
    was asked, ``rules`` what is played unless something else is. Tables may be opened in ``channels`` (ids; empty:
    anywhere); ``more_tables`` says where one more may stand in a channel. ``ranked``: games among people count for
    ratings; ``traditions``: the old customs are kept;
    ``pictures``: tables that were not opened otherwise are shown as pictures; ``pace``: how fast computers play for
    whoever has chosen nothing. In its leagues everybody's ``league_best`` events count, or all; a night pays
    ``league_points`` by place, or if empty a point for each person behind. The final table of a season is posted in
    ``season_channel`` (id), if there is one; ``time_zone`` is the IANA name of the zone in which people type times;
    ``winner_roles`` says which winners wear which role.

    The owner alone chooses the rest. ``computer_pause`` (seconds) lies before each run of computers' acts.
    ``lobby_idle_seconds``: after so long without a press a table that waits for people gives its channel up to whoever
    opens another one. No more tables are open at once than ``most_of_person`` that one person has opened,
    ``most_of_server`` on a server, threads included, and ``most_of_bot``; of a person's and a server's those whose game
    is finished do not count.
    Tables of nights and duplicate are counted apart, by the last two. ``entropy`` gives the deals' secrets; with
    ``mix_presses`` off the deals depend on nothing else, so that a seed repeats them.
    """

    reminder_seconds: float = 60.0
    gather_seconds: float = 8.0
    away_seconds: float = 60.0
    idle_hours: float = 24.0
    computer_level: str = "expert"
    rules: Rules = field(default_factory=standard_rules)
    channels: tuple[int, ...] = ()
    more_tables: MoreTables = MoreTables.THREADS
    ranked: bool = True
    traditions: bool = True
    pictures: bool = True
    pace: Pace = Pace.NORMAL
    season_channel: int | None = None
    league_best: int | None = None
    league_points: tuple[int, ...] = ()
    time_zone: str = "UTC"
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
        """A ranked game's times: reminder, computer takes over, full trick (seconds); untouched table (hours)."""
        return self.reminder_seconds, self.away_seconds, self.gather_seconds, self.idle_hours


class Status(StrEnum):
    """The stage of a table's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat: a person (``user_id``), a computer (``level``), or nobody (``name`` None).

    ``away``: a person whose clock ran out, so that a computer plays for them until they press anything, if somebody
    else waits; ``left``: they stood up during the game, and a computer plays to its end; ``unranked``: with them no
    game is ranked; ``slow_until`` (Unix seconds): turns that come up before it have a day in a friendly game.
    ``rests_until`` (Unix seconds, else 0): somebody else ended a pause early, so this player's clock stands still until
    then, or until they press anything.
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
        """Whether nobody sits here."""
        return self.name is None

    @property
    def is_computer(self) -> bool:
        """Whether this is a computer's own chair, not one where it stands in."""
        return self.level is not None

    def is_same_player(self, other: Chair) -> bool:
        """Return whether the same person or computer sits at both chairs, whatever they are called by now."""
        return self.user_id == other.user_id and (self.user_id is not None or self.name == other.name)

    @property
    def is_stand_in(self) -> bool:
        """Whether a computer plays for the person of this chair."""
        return self.user_id is not None and (self.away or self.left)


def credit_act(chair: Chair, *, by_computer: bool) -> Chair:
    """Return who makes an act at a chair: its person, its own computer, or the computer that stands in for them."""
    if by_computer != present(chair):
        return chair
    return replace(chair, away=by_computer, left=False)


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made each act of a hand that is over: ``chairs`` beside ``acts``, each as it was then (``credit_act``).
    ``seated`` are the chairs at the hand's end. Whatever shows decisions takes the names from here.
    """

    seated: tuple[Chair, ...] = ()
    acts: tuple[tuple[Seat, Act], ...] = ()
    chairs: tuple[Chair, ...] = ()

    def at(self, count: int) -> tuple[Chair, ...]:
        """Return the chairs after so many acts: at each seat whoever made its latest act, else makes its next."""
        by_seat = {chair.seat: chair for chair in self.seated}
        by_seat |= {chair.seat: chair for chair in reversed(self.chairs[count:])}
        by_seat |= {chair.seat: chair for chair in self.chairs[:count]}
        return tuple(by_seat[chair.seat] for chair in self.seated)

    def of(self, seat: Seat, act: Act) -> Chair | None:
        """Return who made this act, the last time if a seat made it twice; ``None`` if that is not known."""
        made = zip(reversed(self.acts), reversed(self.chairs), strict=True)
        return next((chair for one, chair in made if one == (seat, act)), None)

    def of_calls(self, calls: tuple[tuple[Seat, Act], ...]) -> tuple[Chair | None, ...]:
        """Return who made each of the calls of a hand, of which a seat may have made one twice."""
        for start in range(len(self.acts) - len(calls) + 1):
            if self.acts[start : start + len(calls)] == calls:
                return self.chairs[start : start + len(calls)]
        return (None,) * len(calls)

    def of_trump(self, maker: Seat) -> Chair | None:
        """Return who made trump at the seat that did."""
        acts = zip(self.acts, self.chairs, strict=True)
        made = [chair for (seat, act), chair in acts if seat == maker and isinstance(act, MAKES_TRUMP)]
        return made[-1] if made else None

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where a person sat at the hand's end, else where they made an act; ``None`` if nowhere."""
        own = (chair.seat for chair in (*self.seated, *self.chairs) if chair.user_id == user_id)
        return next(own, None)


MAKES_TRUMP = (OrderUp, CallSuit, NameTrump)
"""The acts that make trump."""

NO_CREDITS = Credits()
"""Where nobody knows who did what."""


@dataclass(frozen=True, slots=True)
class ClaimedRest:
    """Who claimed the last tricks, and what everybody held then. ``seat`` is ``None`` if nothing was left to decide."""

    seat: Seat | None
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that is over, as everybody may see it now: its last public view and all hands as dealt.

    ``open_hands`` are by seat; ``kitty`` is what lay face down under the turn-up; ``discards`` by seat. ``secret``
    (hex) and ``mixins`` are what the deal was made of, so that everybody can check it against its ``commitment``, which
    is the ``seal`` of the game for the deal at ``place`` 1 of that, and for all others the secret of the deal before.
    ``hand_seq`` is the table's entry that dealt it, 0 where no table did; ``claimed`` if its last cards were laid at
    once. ``credits`` say who did what, as far as that is known.
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


AGREE_SECONDS = 300.0
"""How long others may agree to end a game, or to pause, or take a seat that is offered."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Something that a player asks of others: a row in the file of its verb, which ``answering.AIMS`` lists.

    Its ``word`` is stored, and ends the keys of its texts. ``asks`` tells who is asked, of all people who have not left
    but the asker (whose seat it gets). ``then`` is what follows once enough have agreed: the chair is that of the
    last one who did, with their press, or the asker's once nobody is left to be asked. Everybody has to agree if it
    ``needs_all``, else of two sides one player, and of individuals all who lead. If ``of_newcomers``, whoever sat down
    in the running game may ask before they have played a whole hand. If ``of_act``, it is about the latest act: it
    ends with the next one, and computers wait. ``not_asked`` tells whoever answers unasked why they may not,
    ``again`` whoever asks twice; ``nobody`` that nobody is there to ask, where it does not follow at once. ``lapse``
    is what follows when the time to answer is over, if not only that it ends.
    """

    word: str
    asks: Callable[[Table, Chair, Seat], bool]
    then: Callable[[Table, Proposal, Chair, int | None], tuple[Fact, ...]]
    needs_all: bool = True
    of_newcomers: bool = False
    of_act: bool = False
    seconds: float = AGREE_SECONDS
    not_asked: Reason = Reason.NOT_ASKED
    again: Reason = Reason.ASKED_THIS_HAND
    nobody: Reason | None = None
    lapse: Callable[[Table, Proposal], tuple[Fact, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Proposal(Consent[Seat, Aim]):
    """What a player asks of others at their table, in entry ``seq``; ``consent.asked_seats`` says who is still asked.

    ``ends`` (Unix seconds) is the end of the pause, or of the slow turns, that is proposed. To ``user_id`` alone, who
    does not play, the asker's seat is offered.
    """

    seq: int = 0
    ends: float | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Who said no to what; to the next ranked game by standing up."""

    aim: Aim
    seat: Seat
    name: str


class Asked(NamedTuple):
    """What a person or their side has asked for in vain; ``about`` is the act's entry, or who was offered a seat."""

    word: str
    user_id: int | None
    about: int = 0


class TournamentKind(StrEnum):
    """The kind of tournament that a table belongs to."""

    NIGHT = "night"
    DUPLICATE = "duplicate"
    DAILY = "daily"
    AGAIN = "again"
    """A deal that somebody plays once more for themselves."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """What a table of a tournament plays. ``key`` is the tournament's own word for it. It is over after ``hands``
    hands, or once a side has ``points``; with neither only when time is called, which ends any of them. A ``decisive``
    one plays on hand by hand as long as its sides are level in everything.
    """

    kind: TournamentKind
    key: str
    hands: int | None = None
    decisive: bool = False
    points: int | None = None

    @property
    def same_deals(self) -> bool:
        """Whether all tables play the same deals: nobody mixes in a word, and computers answer the same play alike."""
        return self.kind is not TournamentKind.NIGHT

    @property
    def is_closed_book(self) -> bool:
        """Whether nothing may be watched or looked back at before all the tournament's tables are done."""
        return self.kind is not TournamentKind.NIGHT

    @property
    def tournament_key(self) -> str:
        """The tournament's part of the ``key``; a daily deal's is its day."""
        return self.key.partition(":")[0]

    @property
    def open_until(self) -> float | None:
        """When a daily deal can no longer be begun, whoever has finished theirs (Unix seconds); None for others."""
        if self.kind is not TournamentKind.DAILY:
            return None
        day = datetime.combine(date.fromisoformat(self.tournament_key), datetime.min.time(), UTC)
        return (day + timedelta(days=1)).timestamp()

    @property
    def is_solo(self) -> bool:
        """Whether it is one person's own: no message in a channel shows it, and no clock runs."""
        return self.kind in (TournamentKind.DAILY, TournamentKind.AGAIN)


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal that is over and is played again: the entry of a table that dealt it, its pack and its ``standing``."""

    table_id: TableId
    hand_seq: int
    pack: tuple[Card, ...] = field(repr=False)
    standing: Standing


def is_personal(guild_id: int, owner_id: int, tournament: TournamentTable | None) -> bool:
    """Return whether a table is one person's own, shown on their panel and nowhere else: a daily deal's, or one that
    they have with them where the bot is no member. That is at home with themselves, so its ``guild_id`` is theirs.
    """
    return guild_id == owner_id or (tournament is not None and tournament.is_solo)


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """Who has a seat from the start: a person (``user_id``) or a computer (``level``)."""

    name: str
    user_id: int | None = None
    level: str | None = None


@replace_quickly
class Table(NamedTuple):
    """A table after one of its entries; ``at`` is that entry's time.

    ``status_seq`` is the entry since which the table has its status, ``turn_seq`` the one since which the same decision
    is asked: a button drawn since then is fresh; it is asked since ``turn_at``. ``lapsed`` is the ``turn_seq`` of the
    latest decision that a person did not make in time: a computer makes it, even if they are back. The deal to come has
    the secret at ``place`` of ``chain``; ``presses`` (who, interaction) are the latest press of each player since the
    deal before, ``words`` (who, text) what people want mixed in, ``drawn_with`` the texts of the draw until the first
    deal uses them too. ``people`` sat in the chairs when the match began.
    ``agreed`` are those who said that games here may be ranked, old-school as they are.
    ``willing`` (who, Unix seconds) are those who have said since the last game that they play the next one.
    ``proposal`` waits for others to agree: between games to a ranked one. ``closing`` says why a closed table was
    closed (``Closing``).
    ``pictures`` and ``tournament`` as in ``Opened``; ``last_hand``
    is the one that was under way, or just over, when time was called. ``promised`` are the chairs of people who sit
    down in the places of computers, or of those who left, as soon as the hand under way is over.
    ``guests`` (user ids) alone may sit down at a private table, ``None`` at any other; ``barred`` (user ids) were sent
    away. ``offers`` are seats that their players hand over. While ``paused_until`` (Unix seconds) is set nothing
    happens and no clock runs. ``again`` is the deal that is played once more here. ``refusal`` is the latest no in the
    hand; ``in_vain`` are the requests that were refused or ran out in it, and cannot be made again. A table
    that is ``asleep`` stands in no channel: ``channel_id`` is where it was.
    """

    table_id: TableId
    guild_id: int
    channel_id: int
    owner_id: int
    rules: Rules
    seq: int
    at: float
    status: Status
    chairs: tuple[Chair, ...]
    chain: Chain
    place: int = 1
    status_seq: int = 1
    turn_seq: int = 1
    turn_at: float = 0.0
    lapsed: int = 0
    asked_at: float | None = None
    presses: tuple[tuple[int, int], ...] = ()
    words: tuple[tuple[int, str], ...] = ()
    drawn_with: tuple[str, ...] | None = None
    draw: DealerDraw | None = None
    game: Game | None = None
    tally: tuple[int, ...] = ()
    games: int = 0
    people: tuple[int | None, ...] = ()
    proposal: Proposal | None = None
    closing: str | None = None
    agreed: tuple[int, ...] = ()
    willing: tuple[tuple[int, float], ...] = ()
    pictures: bool | None = None
    tournament: TournamentTable | None = None
    last_hand: int | None = None
    promised: tuple[Chair, ...] = ()
    guests: tuple[int, ...] | None = None
    barred: tuple[int, ...] = ()
    offers: tuple[Proposal, ...] = ()
    paused_until: float | None = None
    again: PastDeal | None = None
    refusal: Refusal | None = None
    in_vain: tuple[Asked, ...] = ()
    asleep: bool = False

    def __repr__(self) -> str:
        """Show nothing that is hidden from a player: this may end in a log."""
        return f"<{self.table_id}: {self.seq}, {self.status}>"

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def put_chair(self, chair: Chair) -> Table:
        return self._replace(chairs=tuple(chair if other.seat == chair.seat else other for other in self.chairs))

    def running_game(self) -> Game:
        """Return the game that goes on; raises ``JournalError`` if none does."""
        if self.game is None or self.status is not Status.PLAYING:
            raise JournalError("journal-no-game")
        return self.game

    def chair_of(self, user_id: int) -> Chair | None:
        """Return a person's chair, also while a computer plays for them; ``None`` if they have none."""
        for chair in self.chairs:
            if chair.user_id == user_id:
                return chair
        return None

    def is_stale_button(self, seq: int | None) -> bool:
        """Return whether a pressed button belongs to an earlier stage of the table, or has an impossible entry."""
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
        """The seats for the next game: free ones, those of players who left, then the computers'."""
        over = self.status is Status.FINISHED
        empty = tuple(chair.seat for chair in self.chairs if chair.free or (over and chair.left))
        return empty + tuple(chair.seat for chair in self.chairs if chair.is_computer)

    def promised_seat(self, user_id: int) -> Seat | None:
        """Return the seat that a person takes after the hand; ``None`` if they have been promised none."""
        return next((chair.seat for chair in self.promised if chair.user_id == user_id), None)

    @property
    def seats_to_promise(self) -> tuple[Seat, ...]:
        """The seats to have from the next deal of a friendly game on: computers', and those of who left."""
        if self.status is not Status.PLAYING or self.tournament is not None or self.game is None or self.game.ranked:
            return ()
        promised = [chair.seat for chair in self.promised]
        lent = (chair.seat for chair in self.chairs if chair.is_computer or chair.left)
        return tuple(seat for seat in lent if seat not in promised)

    @property
    def attended(self) -> bool:
        """Whether any person is present: seated, not away and not gone."""
        return any(present(chair) for chair in self.chairs)

    @property
    def goes_on(self) -> bool:
        """Whether computers play for the absent: only while somebody waits, here or elsewhere in a tournament."""
        return self.attended or bool(self.promised) or self.tournament is not None

    def is_alone(self, seat: Seat) -> bool:
        """Return whether nobody waits for the player of this seat."""
        others = any(present(chair) for chair in self.chairs if chair.seat != seat)
        return not (others or self.promised or self.tournament is not None)

    @property
    def binding(self) -> bool:
        """Whether a ranked game goes on here whose first hand is over: it cannot be closed without a trace."""
        return self.status is Status.PLAYING and self.game is not None and self.game.binding

    @property
    def turn(self) -> Chair | None:
        """The chair that is on turn, or ``None``."""
        if self.status is not Status.PLAYING or self.game is None or self.game.state.turn is None:
            return None
        return self.chair(self.game.state.turn)

    @property
    def asked(self) -> Chair | None:
        """The chair of the person who is asked now, for an act or for the deal."""
        turn = None if self.paused_until is not None else self.turn or self.deal_asked
        return turn if turn is not None and self._answers(turn) else None

    @property
    def computer_turn(self) -> Chair | None:
        """The chair for which a computer decides now. ``None`` during a pause, while people look at a full trick (law
        9.3), while somebody wants to take an act back, and while nobody waits.
        """
        turn = self.turn
        if turn is None or self._answers(turn) or self.trick_rests or self.paused_until is not None:
            return None
        return None if self.is_undoing or not self.goes_on else turn

    def _answers(self, chair: Chair) -> bool:
        """Return whether this chair's person decides now, not a computer for them."""
        return present(chair) and self.lapsed != self.turn_seq

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """All that is asked of others here."""
        return self.offers if self.proposal is None else (self.proposal, *self.offers)

    @property
    def is_undoing(self) -> bool:
        """Whether people are asked whether an act is taken back."""
        return self.proposal is not None and self.proposal.aim.of_act

    @property
    def stands_until(self) -> float | None:
        """The agreed end of a pause (Unix seconds), while it lasts or somebody's clock still stands after it."""
        return self.paused_until or max(chair.rests_until for chair in self.chairs) or None

    @property
    def trick_rests(self) -> bool:
        """Whether a full trick lies open for people to look at, until it is gathered (law 9.3)."""
        return self.game is not None and self.game.full_trick and self.attended

    @property
    def claims_open(self) -> bool:
        """Whether a hand is over, and claims may still change what came of it (law 9.4)."""
        return self.status is Status.PLAYING and self.game is not None and self.game.claims_open

    @property
    def all_ready(self) -> bool:
        """Whether everybody present needs no more time for claims about the hand."""
        ready = () if self.game is None else self.game.ready
        return self.claims_open and all(chair.seat in ready for chair in self.chairs if present(chair))

    @property
    def dealer(self) -> Chair | None:
        """The chair of the proper dealer while no hand is on the table of a running game."""
        if self.status is not Status.PLAYING or self.game is None or self.game.state.phase is not Phase.DEAL:
            return None
        if self.game.claims_open:
            return None
        return self.chair(self.game.due.dealer)

    @property
    def deal_asked(self) -> Chair | None:
        """The chair of the person who is to take the pack: only where a deal could be stolen from them (law 2.8)."""
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
        """Whether the next hand is to be dealt now."""
        if self.dealer is None or self.deal_asked is not None or self.thief is not None:
            return False
        return self.paused_until is None and self.goes_on

    @property
    def tournament_done(self) -> bool:
        """Whether a tournament's table has played all its hands; meant for between two hands."""
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
        """How many hands beyond its last one a tournament's table was dealt, because its sides were level."""
        if self.tournament is None or self.game is None or not self.tournament.decisive:
            return 0
        last = self.tournament.hands if self.last_hand is None else self.last_hand
        return 0 if last is None else max(0, self.game.state.standing.number - last)


_NEVER_TAKEN_BACK = (GatherTrick, CorrectRenege, ClaimRenege, ClaimLead, ClaimCall, SayMisdeal)
"""What an old-school table takes besides calls and cards (law 9); taking a card back has its own law there."""


def seat_to_take_back(table: Table) -> Seat | None:
    """Return whose latest act may be taken back; none in ranked games or tournaments, or at a hand's end."""
    game = table.game
    if table.status is not Status.PLAYING or game is None or game.last_act is None or game.running is None:
        return None
    if game.ranked or table.tournament is not None or game.state.result is not None:
        return None
    _, act = game.running.acts[-1]
    return None if isinstance(act, _NEVER_TAKEN_BACK) else game.last_act.seat


def has_shown_cards(before: State, after: State) -> bool:
    """Return whether somebody has seen a card through an act that they had not seen before: nobody can unsee it."""
    if before.phase in (Phase.CUT, Phase.TURN_TABLES):
        return True
    public = {before.turnup}
    hands = zip(before.hands, after.hands, strict=True)
    return any(set(now) - set(then) - public for then, now in hands)


def is_slow(table: Table, chair: Chair) -> bool:
    """Return whether this player has a day for the turn that is open."""
    return chair.slow_until > table.turn_at and table.game is not None and not table.game.ranked


def is_new(table: Table, chair: Chair) -> bool:
    """Return whether a player who sat down in the running game has yet to play every act of one whole hand."""
    game, seat = table.game, chair.seat
    if game is None or seat not in dict(game.newcomers):
        return False
    played = ([by for (who, _), by in zip(deal.acts, deal.by, strict=True) if who == seat] for deal in game.deals)
    return not any(acts and all(by.user_id == chair.user_id and present(by) for by in acts) for acts in played)


def present(chair: Chair) -> bool:
    """Return whether a person sits here and plays."""
    return chair.user_id is not None and not (chair.away or chair.left)


THEFT_SECONDS = 12.0
"""How long a stolen deal may be called before its turn-up is shown (law 2.8)."""


# -- games


@replace_quickly
class DealLog(NamedTuple):
    """One deal from its pack to its end, as a record tells it; ``result`` and ``contract`` come with the end.

    ``commitment`` binds its ``secret``, and so does ``seal``, under which that stands at ``place`` of the chain.
    ``taken`` are the tricks by seat; ``stolen`` tells that ``dealer`` was not the proper one (law 2.8); ``absent`` are
    the seats whose people had left, or were away, at its end: a computer stood in for them. ``judgements`` are all that
    was made of claims (law 9.2). ``claimed``: somebody laid the last cards of all at once. ``hand_seq`` is the
    table's entry that dealt it; ``seated`` are the chairs at its end, ``by`` the chairs that made its ``acts``, each as
    it was then (``credit_act``).
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
        """Show nothing that is hidden from a player: this may end in a log."""
        return f"<{self.number}: {self.dealer}>"

    @property
    def credits(self) -> Credits:
        """Who made each act, once the deal is over."""
        return Credits(self.seated, self.acts, self.by)


class TakenHand(NamedTuple):
    """A hand that somebody took over from another player while it was played: the ``cards`` of it that they came to
    know, and how many of those that their predecessor had ``discarded``, given and received were none of them.
    """

    seat: Seat
    cards: tuple[Card, ...]
    discarded: int
    gave: int
    received: int

    def __repr__(self) -> str:
        """Show nothing that is hidden from a player: this may end in a log."""
        return f"<{self.seat}>"


class LastAct(NamedTuple):
    """The latest act of a hand, which a person decided: their seat, its entry, and the state ``before`` it."""

    seat: Seat
    seq: int
    before: State

    def __repr__(self) -> str:
        """Show nothing that is hidden from a player: this may end in a log."""
        return f"<{self.seat}: {self.seq}>"


class Standstill(NamedTuple):
    """Since when nobody has played: ``seat`` is the first player whose clock ran out, or who stood up when asked;
    ``shares`` are the shares of their decisions that all seats' players had made until then, ``hands`` the finished
    hands.
    """

    seat: Seat
    shares: tuple[float, ...]
    hands: int


@replace_quickly
class Game(NamedTuple):
    """One game of a match: the engine's state and what a record of it needs.

    ``deals`` are finished deals, ``running`` the one on the table; ``hand_seq`` is the entry that dealt it.
    ``pack_taken`` is who took the pack for the deal to come, and when (Unix seconds), where people deal themselves.
    ``names`` are everybody's when the game began, by seat: they are mixed into its deals and stand in its record.
    ``seated`` are the chairs as they were when the game ended; people may stand up and sit down afterwards.
    ``ranked`` was fixed when the game began, ``clocks`` when a ranked one did (``TableSettings.clocks``).
    ``standstill`` is set while no person plays.

    ``open_since`` (Unix seconds) is set at old-school tables while something lies open for everybody: a full trick, or
    a hand that is over and can still be claimed. ``ready`` have seen enough of that hand.
    ``last_act`` is set while the latest act of the hand is a person's.
    ``void``: a ranked game that was conceded too early to count. ``newcomers`` (seat, hands) have taken a seat after so
    many hands. ``handed_on`` are the seats that people had before them; ``seen_by`` (user ids) have seen a hand of the
    deal under way that is theirs no longer, and ``taken_hands`` are those that were taken over in it.
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
        """Whether the last trick is gathered, and claims may still change what came of the hand (law 9.4)."""
        return self.running is not None and self.state.result is not None

    @property
    def binding(self) -> bool:
        """Whether the game is binding: a ranked one is, from the first call of its first hand on."""
        called = self.running is not None and any(not isinstance(act, CutPack) for _, act in self.running.acts)
        return self.ranked and (bool(self.deals) or called)

    def own_share(self, seat: Seat) -> float:
        """Return the share of a seat's decisions that people made, 0 to 1; 1 if there were none."""
        logs = self.deals if self.running is None else (*self.deals, self.running)
        acts = (one for log in logs for one in zip(log.acts, log.by, strict=True))
        # Gathering is no decision: it also happens on its own.
        own = [present(chair) for (who, act), chair in acts if who == seat and not isinstance(act, GatherTrick)]
        return sum(own) / len(own) if own else 1.0

    def without(self, seat: Seat, next_seat: Seat | None) -> Game:
        """Return the game after this player went: it stands still from now on unless ``next_seat`` is another one."""
        if self.standstill is not None or next_seat not in (None, seat):
            return self
        shares = tuple(self.own_share(Seat(each)) for each in self.state.rules.seats)
        return self._replace(standstill=Standstill(seat, shares, len(self.deals)))

    def add_act(self, state: State, running: DealLog, at: float, last_act: LastAct | None) -> Game:
        """Return the game after one more act that does not close the hand; ``at`` is the act's time."""
        game = self._replace(state=state, running=running, last_act=last_act)
        if state.irregularities is None:
            return game
        if not (game.full_trick or game.claims_open):
            return game._replace(open_since=None)
        goes_on = (self.full_trick, self.claims_open) == (game.full_trick, game.claims_open)
        since = self.open_since if goes_on and self.open_since is not None else at
        return game._replace(open_since=since)

    def take_back(self, at: float) -> Game:
        """Return the game without its last act; ``at`` is the time when that is taken back."""
        assert self.running is not None and self.last_act is not None  # noqa: S101, PT018 - there is an act
        running = self.running._replace(acts=self.running.acts[:-1], by=self.running.by[:-1])
        game = self._replace(state=self.last_act.before, running=running, last_act=None)
        return game._replace(open_since=at if game.full_trick or game.claims_open else None)

    def close_hand(self, running: DealLog, result: HandResult, seated: tuple[Chair, ...]) -> Game:
        """Return the game after a closed hand; ``seated`` as in ``DealLog``."""
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
        """The standing of the next deal: its number, its proper dealer, the score before it."""
        return due_standing(self.state.rules, self.state.standing, self.state.result)


def may_be_claimed(state: State) -> bool:
    """Return whether claims stay open after the hand: not if a claim ended it or nothing was played (law 9.4)."""
    return state.rules.law is Law.OLD_SCHOOL and state.result is not None and state.result.tricks is not None


def finished_hand(state: State, view: PublicView, result: HandResult, log: DealLog, hand_seq: int) -> FinishedHand:
    """Return a hand that has just ended, as everybody may see it from now on."""
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
