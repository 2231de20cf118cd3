"""What may be seen of a table. Only through these views does anything in a ``Table`` leave ``bot.tables``.

All views are frozen, and none contains an engine state. ``TableView`` is public: it holds nothing that any viewer of
the channel may not see. Only ``sight_of`` decides what a person may see.

Panels, *Watch*, *Look at hand …*, reviews, replays, hints, *Fair deal*, records and files all ask ``sight_of``. What it
allows is then made from a ``PublicView``, a ``SeatView``, ``OpenHands`` or a record of finished hands, which hold no
more. ``Tables.sight`` knows whether a tournament is still undecided at other tables. A ``Draft`` asks ``sight_of``
before it keeps a finished game, so commands that read kept games (``/history``, ``/replay``, ``/verify``, ``/record``)
never find a hidden one. Logs show nothing of any hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from bot.deals.draw import DealerDraw
from bot.engine.acts import Act, OrderUp, PlayCard
from bot.engine.cards import Card, Trump
from bot.engine.refusals import Violation
from bot.engine.rules import Rules
from bot.engine.seats import Seat, unit_of
from bot.engine.state import HandResult, Phase, State
from bot.engine.views import PublicView, SeatView, public_view, seat_view
from bot.ratings.games import Ending, GameLine
from bot.storage.api import TableId
from bot.tables.consent import asked_seats
from bot.tables.decisions import Reason
from bot.tables.model import (
    NO_CREDITS,
    Chair,
    Credits,
    DealLog,
    DeclinedProposal,
    FinishedHand,
    Game,
    PastDeal,
    Phrase,
    Proposal,
    Status,
    Table,
    TableSettings,
    TournamentTable,
    Turns,
    has_shown_cards,
    is_personal,
    is_slow,
    present,
    seat_to_take_back,
)
from bot.tables.preferences import Pace
from bot.tables.ranked import (
    WAITED_IN_VAIN,
    asks_consent,
    claims_left,
    ending_of,
    missing_consent,
    would_rank,
)


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal for which somebody has to take the pack: ``dealer``, or ``thief`` if nobody calls it (law 2.8)."""

    dealer: Seat
    thief: Seat | None = None


@dataclass(frozen=True, slots=True)
class Gathering:
    """A ranked game is about to begin: the seats ``waiting`` have to confirm it by ``until`` (Unix seconds)."""

    waiting: tuple[Seat, ...]
    until: float


class Introduced(NamedTuple):
    """A newcomer who allows the table to say how many games they have finished on the server, and since which month."""

    chair: Chair
    games: int
    since: str


class TableView(NamedTuple):
    """A table as everybody sees it after one entry. The defaults are for one that is only shown: a step, a puzzle.

    A field that ``Table`` has too, and that has no description here, is described there.

    If ``public.turn`` of a running game is ``None``, the game is between hands. It waits for a person to deal
    (``open_deal``), or nobody is present (``absent``) and it goes on as soon as one of its players presses anything. A
    view ``without_acts`` has no turn either.
    """

    rules: Rules
    status: Status
    chairs: tuple[Chair, ...]
    public: PublicView | None
    """``None`` in the lobby."""
    tally: tuple[int, ...]
    table_id: TableId = TableId(0)
    guild_id: int = 0
    channel_id: int = 0
    owner_id: int = 0
    seq: int = 1
    hand_seq: int = 1
    """The entry that dealt the hand. When it changes, the public message is posted again."""
    draw: DealerDraw | None = None
    last_hand: FinishedHand | None = None
    """The hand of this game that ended last."""
    games: int = 1
    commitment: str | None = None
    """The SHA-256 of the running deal's secret."""
    asked_at: float | None = None
    deadline: float | None = None
    """When the open question ends: a computer takes over, a trick is gathered, claims close, or a stolen deal stands.
    ``None`` while no clock runs, or if it has passed without effect.
    """
    seal: str = ""
    """Binds the secrets of all deals of the game."""
    place: int = 0
    """The place of the next deal under the ``seal``. At place 1 nothing has been dealt under it yet."""
    open_deal: OpenDeal | None = None
    traditions: bool = True
    """Whether the server wants the old customs announced, as far as the rules have them."""
    pictures: bool = True
    """Whether everybody sees the table as a picture instead of words."""
    seated: tuple[Chair, ...] = ()
    """The chairs at the end of a finished game."""
    ranked: bool = False
    """Whether the game counts for ratings; in a full lobby, whether it would."""
    proposal: Proposal | None = None
    """What others have to agree to."""
    ending: Ending | None = None
    """How a ranked game ended that was closed early or conceded too early."""
    waited: Seat | None = None
    """The player for whom an idle game waited."""
    claims_open: bool = False
    """Whether the hand is over but can still be claimed (law 9.4), so that nothing of it counts yet."""
    ready: tuple[Seat, ...] = ()
    """The seats that have seen enough of such a hand."""
    unagreed: tuple[Seat, ...] = ()
    """The seats whose players have not agreed yet that the next old-school game may be ranked."""
    gathering: Gathering | None = None
    """Set while a ranked game waits for everybody to confirm it."""
    claims_left: tuple[int, ...] | None = None
    """How many false claims each side, or seat, has left in a ranked old-school game."""
    tournament: TournamentTable | None = None
    extra_hands: int = 0
    """How many of a tournament table's last hands were dealt because the sides were level before them."""
    promised: tuple[Chair, ...] = ()
    room: bool = False
    """Whether somebody else may sit down after the hand."""
    private: bool = False
    """Whether only guests may sit down."""
    taken_over: tuple[Seat, ...] = ()
    """The seats whose players came during the hand and so know less of it."""
    taken_back_by: Seat | None = None
    """The seat that made the latest act and may ask to take it back."""
    paused_until: float | None = None
    slow: tuple[Seat, ...] = ()
    """The seats whose players have a day for each turn."""
    missing_agreement: tuple[Seat, ...] = ()
    """The seats that still have to agree to the ``proposal``."""
    refusal: DeclinedProposal | None = None
    late: Seat | None = None
    """The seat whose clock ran out. A computer makes this decision, even if the player is back."""
    asleep: bool = False
    turns: Turns = Turns.USUAL
    uncounted_from: float | None = None
    """If the message cannot be changed after that time (Unix seconds), it shows later times as moments, not as
    countdowns.
    """
    sayings: tuple[tuple[Seat, Phrase], ...] = ()
    """What people at the table have said since the last hand, until the first card of the next one."""
    may_talk: bool = False
    """Whether they may say something now, and there are at least two of them."""
    introduced: tuple[Introduced, ...] = ()
    """Set where a table's message is drawn."""
    credits: Credits = NO_CREDITS
    """Set where a table of the past is shown."""
    pictured: int | None = None
    """How many of the hand's acts a message has shown before; ``None`` if it does not matter."""
    pace: Pace = Pace.NORMAL
    """The server's."""
    offers: tuple[Proposal, ...] = ()

    @property
    def unseen(self) -> tuple[tuple[Seat, Act], ...]:
        """The acts since the last picture that the message showed, or none if there was only one, which the words tell
        anyway. Cards of a gathered trick are left out where nobody may look at it again.
        """
        acts, view = acts_of(self), self.public
        if view is None or self.pictured is None or len(acts) - self.pictured < 2:
            return ()
        if view.tricks and not view.rules.shows_last_trick:
            return acts[max(self.pictured, len(acts) - len(view.trick)) :]
        return acts[self.pictured :]

    @property
    def times(self) -> tuple[float, ...]:
        """The times that the table's messages mention (Unix seconds). Each may change without a new entry."""
        untils = (one.until for one in (self.proposal, self.gathering) if one is not None)
        return tuple(at for at in (self.deadline, *untils) if at)

    @property
    def unlogged(self) -> tuple[object, ...]:
        """What the table's message shows that may change without a new entry: times, and what its server has set."""
        return *self.times, self.traditions, self.pictures, self.ranked, self.unagreed, self.may_talk

    @property
    def last_result(self) -> FinishedHand | None:
        """The hand whose result is shown: the last one, or one that can still be claimed, as everybody saw it."""
        view = self.public
        if not self.claims_open or view is None or view.result is None:
            return self.last_hand
        return FinishedHand(view, view.result, (), (), (), hand_seq=self.hand_seq)

    @property
    def is_personal(self) -> bool:
        """Whether this is one person's own table, which no channel shows."""
        return is_personal(self.guild_id, self.owner_id, self.tournament)

    @property
    def with_players_of_game(self) -> TableView:
        """The table with the players of its finished game, even if other people sit there now."""
        return self._with_chairs_of(self.seated)

    @property
    def with_players_shown(self) -> TableView:
        """The table with the players that its picture shows: until the next deal, those of the last hand."""
        ended = self.last_hand if self.public is not None and self.public.result is not None else None
        return self._with_chairs_of(self.seated or (() if ended is None else ended.credits.seated))

    def _with_chairs_of(self, seated: tuple[Chair, ...]) -> TableView:
        pairs = zip(self.chairs, seated or self.chairs, strict=True)
        same = tuple(now if (now.user_id, now.name) == (then.user_id, then.name) else then for now, then in pairs)
        return self if same == self.chairs else self._replace(chairs=same)  # copying a view is expensive

    @property
    def players(self) -> tuple[int, ...]:
        """The ids of the people who sit here and have not left."""
        return tuple(chair.user_id for chair in self.chairs if chair.user_id is not None and not chair.left)

    @property
    def newcomers(self) -> tuple[Chair, ...]:
        """The people who have sat down since the last game, or who sit down at the next deal."""
        coming = self.promised if self.status is Status.PLAYING else self.chairs
        played = [chair.user_id for chair in self.seated]
        return tuple(chair for chair in coming if chair.user_id is not None and chair.user_id not in played)

    @property
    def is_acting(self) -> bool:
        """Whether a hand is being bid or played."""
        view = self.public
        between = view is None or view.result is not None or view.phase in (Phase.DEAL, Phase.OVER)
        return self.status is Status.PLAYING and not between

    @property
    def withholds_acts(self) -> bool:
        """Whether this view says that a hand is being played, but not which cards are out or whose turn it is."""
        return self.is_acting and self.public is not None and self.public.turn is None

    def without_acts(self) -> TableView:
        """Return the table without what calls and cards change, so that it stays true until the hand is over.

        A full trick is kept.
        """
        view = self.public
        if not self.is_acting or view is None or view.gather_due:
            return self
        played = {seat for seat, _ in view.trick}
        sizes = tuple(size + (seat in played) for seat, size in zip(view.seats, view.hand_sizes, strict=True))
        return self._replace(public=view._replace(turn=None, trick=(), hand_sizes=sizes))

    def claims_left_to(self, seat: Seat) -> int | None:
        """Return how many false claims this seat's side has left, or ``None`` where they cost nothing."""
        if self.claims_left is None:
            return None
        return self.claims_left[unit_of(seat, self.rules.traits.partners) - 1]

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a person's seat, even while a computer plays for them, or ``None``."""
        for chair in self.chairs:
            if chair.user_id == user_id:
                return chair.seat
        return None

    def promised_seat(self, user_id: int) -> Seat | None:
        """Return the seat that this person takes after the hand, or ``None`` if no seat is promised to them."""
        return next((chair.seat for chair in self.promised if chair.user_id == user_id), None)

    def is_slow(self, user_id: int) -> bool:
        """Return whether this person has a day for each turn."""
        return self.seat_of(user_id) in self.slow

    @property
    def free_seats(self) -> int:
        """How many seats people can have: in a lobby at once, in a running game from the next hand on."""
        playing = self.status is Status.PLAYING
        if playing and not self.room:
            return 0
        kept = {chair.seat for chair in self.promised}
        lent = [chair for chair in self.chairs if chair.free or chair.is_computer or (playing and chair.left)]
        return sum(chair.seat not in kept for chair in lent)

    @property
    def is_undoing(self) -> bool:
        """Whether somebody has asked to take an act back."""
        return self.proposal is not None and self.proposal.aim.of_act

    @property
    def absent(self) -> tuple[Seat, ...]:
        """Without anybody present, the seats whose players can continue a running game: those away, else those who
        left.
        """
        people = [chair for chair in self.chairs if chair.user_id is not None]
        if self.status is not Status.PLAYING or self.promised or self.tournament or any(map(present, people)):
            return ()
        away = tuple(chair.seat for chair in people if chair.away)
        return away or tuple(chair.seat for chair in people)

    @property
    def unhurried(self) -> Chair | None:
        """The player who has no time limit, because nobody else is present; or ``None``."""
        people = [chair for chair in self.chairs if present(chair)]
        if self.status is not Status.PLAYING or self.promised or self.tournament or self.guild_id == self.owner_id:
            return None
        return people[0] if len(people) == 1 else None

    def is_stood_in(self, seat: Seat) -> bool:
        """Return whether a computer decides for this seat's player now, because they are away or were too late."""
        return self.status is Status.PLAYING and (self.chair(seat).away or self.late == seat)

    @property
    def resting(self) -> tuple[Seat, ...]:
        """The seats whose clocks stand still because somebody else ended a pause early."""
        return tuple(chair.seat for chair in self.chairs if chair.rests_until > 0)

    @property
    def to_move(self) -> Chair | None:
        """The chair that has to act or deal in a running game; ``None`` during a pause."""
        if self.paused_until is not None:
            return None
        if self.open_deal is not None:
            return self.chair(self.open_deal.dealer)
        if self.public is None or self.public.turn is None:
            return None
        return self.chair(self.public.turn)


def acts_of(table: TableView) -> tuple[tuple[Seat, Act], ...]:
    """Return the calls and cards of the hand that everybody has seen, in order."""
    view = table.public
    if view is None:
        return ()
    tricks = (*(trick.plays for trick in view.tricks), view.trick)
    return (*view.calls, *((seat, PlayCard(card)) for plays in tricks for seat, card in plays))


@dataclass(frozen=True, slots=True)
class Pictured:
    """How many acts of a hand a message shows, and showed ``before``. ``hand_seq`` is the entry that dealt the hand."""

    hand_seq: int | None = None
    acts: int = 0
    before: int = 0

    def after(self, table: TableView) -> Pictured:
        """Return the new counts after the message has shown this table."""
        made = len(acts_of(table))
        if self.hand_seq is None:
            return Pictured(table.hand_seq, made, made)
        if self.hand_seq != table.hand_seq:
            return Pictured(table.hand_seq, made)
        return self if made == self.acts else Pictured(self.hand_seq, made, self.acts)

    def mark(self, table: TableView) -> TableView:
        """Return the table with ``pictured`` set for this message, so that its text can name the acts not shown yet."""
        return table._replace(pictured=self.after(table).before)


NOTHING_PICTURED = Pictured()


class SeatViews(Mapping[int, SeatView]):
    """What each person sees at their own seat, by user id. Each view is made when somebody first asks for it, then
    kept.

    ``seats`` maps people to seats, ``seen_from`` makes a seat's view. Nothing else of the table can be learnt here.
    """

    __slots__ = ("_made", "_seats", "_seen_from")

    def __init__(self, seats: Mapping[int, Seat], seen_from: Callable[[Seat], SeatView]) -> None:
        self._seats = seats
        self._seen_from = seen_from
        self._made: dict[int, SeatView] = {}

    def __getitem__(self, user_id: int) -> SeatView:
        view = self._made.get(user_id)
        if view is None:
            view = self._made[user_id] = self._seen_from(self._seats[user_id])
        return view

    def __iter__(self) -> Iterator[int]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)


@dataclass(frozen=True, slots=True)
class ScoredHand:
    """A finished hand as a line of the score sheet; ``made_by`` is the chair that made trump, as it was then."""

    number: int
    hand_seq: int
    dealer: Seat
    result: HandResult
    maker: Seat | None
    trump: Trump | None
    alone: bool
    bid: int | None
    forced: bool
    accepted: bool
    seal: str
    made_by: Chair | None = None


def score_sheet(deals: Iterable[DealLog]) -> tuple[ScoredHand, ...]:
    """Return a line for each of these deals that is finished, as everybody may see it."""
    return tuple(_score_hand(deal, deal.result) for deal in deals if deal.result is not None)


def _score_hand(deal: DealLog, result: HandResult) -> ScoredHand:
    contract = deal.contract
    return ScoredHand(
        number=deal.number,
        hand_seq=deal.hand_seq,
        dealer=deal.dealer,
        result=result,
        maker=contract.maker if contract else None,
        trump=contract.trump if contract else None,
        alone=contract is not None and contract.alone,
        bid=contract.bid if contract else None,
        forced=contract is not None and contract.forced,
        accepted=any(isinstance(act, OrderUp) for _, act in deal.acts),
        seal=deal.seal,
        made_by=deal.credits.of_trump(contract.maker) if contract else None,
    )


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Snapshot:
    """A table after one commit: what everybody sees, and what each person sees who plays in its running game.

    ``seat_views`` are by user id and must stay out of logs. ``sheet`` has the finished hands of the running or finished
    game, oldest first. A snapshot is made once and shared by everything that shows the table.
    """

    table: TableView
    seat_views: Mapping[int, SeatView] = field(repr=False)
    sheet: tuple[ScoredHand, ...] = field(default=(), repr=False)

    def seat_view(self, user_id: int) -> SeatView | None:
        """Return what this person sees at their own seat, or ``None`` if they play in no running game here."""
        return self.seat_views.get(user_id)


@dataclass(frozen=True, slots=True)
class Accepted:
    """The decision was carried out and is durable."""

    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class Refused:
    """The decision was refused, and nothing changed. ``violation`` says which law forbids an unlawful act."""

    reason: Reason
    snapshot: Snapshot | None = None
    violation: Violation | None = None


Answer = Accepted | Refused


@dataclass(frozen=True, slots=True)
class Change:
    """Sent to every listener after a change is durable. ``snapshot`` is the table as it is now.

    ``by`` is the user whose press caused the change; they get their own answer. It is ``None`` if a clock or a computer
    caused it. ``reminder`` is set when a player has to be reminded. ``settled``: no computer is about to act.
    ``paused``: for how many seconds people look at this before a computer acts.
    """

    snapshot: Snapshot
    by: int | None
    reminder: Chair | None = None
    settled: bool = True
    paused: float = 0.0


# -- what a person may see now


@dataclass(frozen=True, slots=True)
class Sight:
    """What a person may see of one table.

    ``table``: what everybody at it sees. ``seat``: the seat whose cards and choices they see. ``past``: the finished
    hands, with all cards and secrets. ``record``: those hands as a file of their own game. ``advice``: what an expert
    would do at their seat.
    """

    table: bool
    seat: Seat | None
    past: bool
    record: bool
    advice: bool


def sight_of(table: TableView, user_id: int | None, *, undecided: bool | None = None) -> Sight:
    """Return what a person may see of a table. ``None`` stands for everybody in its channel.

    ``undecided``: the table's tournament still goes on somewhere, so its deals may still be played. By default that is
    so until the table is closed. While a tournament is undecided, people see only their own seats. Only players who
    have finished a table of their own may look back at it.
    """
    sat = None if user_id is None else table.with_players_of_game.seat_of(user_id)
    hidden = table.tournament is not None and table.tournament.is_closed_book
    if hidden:
        hidden = table.status is not Status.CLOSED if undecided is None else undecided
    seat = _seat_of(table, user_id)
    done = table.tournament is not None and table.tournament.is_solo and table.status is Status.CLOSED
    past = not hidden or (done and sat is not None)
    return Sight(
        table=not hidden or sat is not None,
        seat=seat,
        past=past,
        record=past and sat is not None,
        advice=seat is not None and seat not in table.taken_over and table.tournament is None and not table.ranked,
    )


def _seat_of(table: TableView, user_id: int | None) -> Seat | None:
    """Return the seat whose cards a person knows until the next game, or ``None`` if they left during the game."""
    if user_id is None or table.status not in (Status.PLAYING, Status.FINISHED):
        return None
    chairs = table.seated if table.status is Status.FINISHED else table.chairs
    return next((chair.seat for chair in chairs if chair.user_id == user_id and not chair.left), None)


# -- making views of a table


AS_USUAL = TableSettings()
"""The settings of a server that has chosen nothing."""


def snapshot_of(
    table: Table, deadline: float | None, settings: TableSettings = AS_USUAL, agree_until: float | None = None
) -> Snapshot:
    """Return what everybody and each player may see of the table. ``None`` as a time means that it is not shown."""
    public = public_view(table.game.state) if table.game else None
    view = _table_view(table, public, deadline, settings, agree_until)
    return Snapshot(view, _seat_views(table, view), score_sheet(table.game.deals if table.game else ()))


SAME = tuple(
    name
    for name in TableView._fields
    if hasattr(Table, name) and name not in ("last_hand", "pictures", "proposal", "sayings")
)
"""What everybody sees of a table as it is: the fields of the two that have one name, but for those made below."""


def _table_view(
    table: Table,
    public: PublicView | None,
    deadline: float | None,
    settings: TableSettings,
    agree_until: float | None,
) -> TableView:
    game, playing, proposal = table.game, table.status is Status.PLAYING, table.proposal
    if proposal is not None:
        proposal = replace(proposal, until=agree_until or 0.0)
    running = game.running if game else None
    ending = ending_of(table) if table.status in (Status.FINISHED, Status.CLOSED) else None
    return TableView(
        **{name: getattr(table, name) for name in SAME},
        hand_seq=game.hand_seq if game else 0,
        public=public,
        last_hand=game.last_hand if game else None,
        commitment=running.commitment if running else None,
        deadline=deadline,
        seal=table.chain.seal,
        traditions=settings.traditions,
        ranked=(would_rank(table, settings.ranked) and not table.free) if game is None else game.ranked,
        pictures=settings.pictures if table.pictures is None else table.pictures,
        pace=settings.pace,
        unagreed=missing_consent(table) if not (playing or table.free) and asks_consent(table, settings.ranked) else (),
        open_deal=_open_deal_of(table) if table.rules.steal_the_deal else None,
        seated=game.seated if game and table.status is Status.FINISHED else (),
        proposal=proposal if playing else None,
        missing_agreement=asked_seats(table) if playing else (),
        ending=None if ending in (Ending.PLAYED, Ending.CONCEDED) else ending,
        ready=game.ready if game else (),
        gathering=None if playing or proposal is None else Gathering(asked_seats(table), proposal.until),
        claims_left=claims_left(table) if playing else None,
        private=table.guests is not None,
        taken_over=() if game is None else tuple(hand.seat for hand in game.taken_hands),
        room=bool(table.seats_to_promise),
        taken_back_by=_seat_to_take_back(table),
        slow=tuple(chair.seat for chair in table.chairs if playing and is_slow(table, chair)),
        sayings=_sayings_at(table),
        may_talk=settings.talk and table.between_hands and sum(chair.user_id is not None for chair in table.chairs) > 1,
        late=table.turn.seat if table.turn is not None and table.lapsed == table.turn_seq else None,
        waited=game.standstill.seat if game and game.standstill and ending in WAITED_IN_VAIN else None,
    )


def _sayings_at(table: Table) -> tuple[tuple[Seat, Phrase], ...]:
    if not table.between_hands and table.state is not None and table.state.phase is Phase.PLAY:
        return ()
    people = ((table.chair_of(user_id), phrase) for user_id, phrase in table.sayings)
    return tuple((chair.seat, phrase) for chair, phrase in people if chair is not None)


def _seat_to_take_back(table: Table) -> Seat | None:
    """Return the seat that may ask to take the latest act back; ``None`` if the act showed a card, or after a *No*."""
    seat, game = seat_to_take_back(table), table.game
    if seat is None or game is None or game.last_act is None or table.paused_until is not None:
        return None
    if has_shown_cards(game.last_act.before, game.state):
        return None
    asked = (table.chair(seat).user_id, game.last_act.seq)
    return None if asked in ((one.user_id, one.about) for one in table.in_vain) else seat


def _open_deal_of(table: Table) -> OpenDeal | None:
    if table.thief is not None and table.dealer is not None:
        return OpenDeal(table.dealer.seat, table.thief)
    return OpenDeal(table.deal_asked.seat) if table.deal_asked is not None else None


def _seat_views(table: Table, view: TableView) -> Mapping[int, SeatView]:
    if table.game is None:
        return {}
    people = {chair.user_id for chair in (*view.chairs, *view.seated) if chair.user_id is not None}
    seats = {user_id: seat for user_id in sorted(people) if (seat := sight_of(view, user_id).seat) is not None}
    return SeatViews(seats, partial(_view_from, table.game, public=view.public))


def _view_from(game: Game, seat: Seat, public: PublicView | None) -> SeatView:
    """Return what the player at a seat knows. If they took over their hand, they know nothing from before."""
    view = seat_view(game.state, seat, public=public)
    taken = next((hand for hand in game.taken_hands if hand.seat == seat), None)
    if taken is None:
        return view
    return view._replace(
        dealt=taken.cards,
        discarded=view.discarded[taken.discarded :],
        gave=view.gave[taken.gave :],
        received=view.received[taken.received :],
    )


# -- open hands: finished ones, when nothing is secret any more


Cards = tuple[Card, ...]


class StillPlayed(ValueError):
    """The hand is not over, so its cards stay hidden."""


@dataclass(frozen=True, slots=True)
class OpenHands:
    """All cards at one moment, by seat. Where ``hidden`` cards are is unknown, so only their backs are shown."""

    held: tuple[Cards, ...]
    played: tuple[Cards, ...]
    kitty: Cards
    laid_away: tuple[tuple[Seat, Cards], ...]
    hidden: frozenset[Card] = frozenset()

    @classmethod
    def as_dealt(cls, hand: FinishedHand) -> OpenHands:
        """Return the hands as dealt, before the first act."""
        return cls(hand.open_hands, ((),) * len(hand.open_hands), hand.kitty, hand.discards)

    @classmethod
    def during(cls, state: State, end: State) -> OpenHands:
        """Return the hands at a moment of the hand with this ``end``. Raises ``StillPlayed`` if it has another."""
        same = end.standing == state.standing and (not state.hands or state.dealt.pack == end.dealt.pack)
        if end.result is None or not same:
            raise StillPlayed(f"hand {state.standing.number} is not over")
        return _lay_open(state)

    @classmethod
    def of_game(cls, state: State, _: GameLine) -> OpenHands:
        """Return the hands at a moment of a finished game, even of a hand that was not finished."""
        return _lay_open(state)

    @classmethod
    def of_file(cls, state: State, hidden: frozenset[Card]) -> OpenHands:
        """Return the hands at a moment of a game from somebody's file, which may not place the ``hidden`` cards."""
        return replace(_lay_open(state), hidden=hidden)


@dataclass(frozen=True, slots=True)
class OpenMoment:
    """One moment of a finished hand: the table as everybody saw it then, and all hands."""

    table: TableView
    hands: OpenHands


class PastHand(NamedTuple):
    """A finished hand, and the table when the hand was over."""

    hand: FinishedHand
    table: TableView

    @classmethod
    def of(cls, hand: FinishedHand, table: TableView) -> PastHand:
        """Return the hand with the table as it was at the hand's end; others may have sat down since."""
        seated = hand.credits.seated or table.chairs
        return cls(hand, table._replace(chairs=seated, credits=hand.credits).with_players_of_game)


class DealAgain(NamedTuple):
    """A deal that may be played again, and the table when its hand was over."""

    deal: PastDeal
    table: TableView


class ReplayedDeal(NamedTuple):
    """A deal that somebody has played again, and how it went that time."""

    deal: PastDeal
    now: PastHand


@dataclass(frozen=True, slots=True)
class HandMoments:
    """A finished hand with all cards open. ``moments`` has one moment for the deal and one for each act."""

    hand: FinishedHand
    table: TableView
    moments: tuple[OpenMoment, ...]


def _lay_open(state: State) -> OpenHands:
    plays = [play for trick in state.tricks for play in trick.plays] + list(state.trick)
    seats = [Seat(seat) for seat in state.rules.seats]
    hands = state.hands or ((),) * len(seats)
    kitty = state.deal.kitty if state.deal is not None and state.hands else ()
    return OpenHands(
        hands,
        tuple(tuple(card for who, card in plays if who == seat) for seat in seats),
        kitty,
        state.exchange.discards,
    )
