"""Reads finished hands from a table's journal, and what one person decided in them. Pure.

A person's decisions include no cards or acts that others kept hidden. Seats come from the facts alone: the owner of a
tournament's table is the host, who need not sit there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType

from bot.analysis.games import PlayedGame, Player
from bot.engine import game as engine
from bot.engine.acts import Act, act_text
from bot.engine.cards import Card
from bot.engine.rules import Law, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, State
from bot.engine.views import SeatView, public_view, seat_view
from bot.players.review import OwnDecision
from bot.ratings.players import seat_name
from bot.storage.api import Entry, TableId
from bot.tables.journal import decode, replay, unfold
from bot.tables.model import Chair, Credits, DealLog, FinishedHand, PastDeal, Status, Table, TableSettings, present
from bot.tables.playing import Acted, LaidOpen, RestClaimed, TakenBack
from bot.tables.views import AS_USUAL, DealAgain, HandMoments, OpenHands, OpenMoment, PastHand, TableView, snapshot_of


def hand_of(
    table_id: TableId, entries: list[Entry], hand_seq: int, settings: TableSettings = AS_USUAL
) -> PastHand | None:
    """Return the hand that entry ``hand_seq`` dealt, with the table and its players when the hand was over.

    Return ``None`` if that entry dealt no hand, or the hand is not over. ``settings`` are those of the table's server.
    Raises ``JournalError`` if the journal up to there is inconsistent.
    """
    if not 0 < hand_seq <= len(entries):
        return None
    for table in unfold(table_id, entries):
        game = table.game
        if table.seq >= hand_seq and (game is None or game.hand_seq != hand_seq):
            return None
        if game is not None and game.last_hand is not None and game.last_hand.hand_seq == hand_seq:
            return PastHand.of(game.last_hand, snapshot_of(table, None, settings).table)
    return None


def past_deal_of(
    table_id: TableId, entries: list[Entry], hand_seq: int, settings: TableSettings = AS_USUAL
) -> DealAgain | None:
    """Return that hand's cut pack and dealer, to deal it again at a new table. ``None`` and errors are as for
    ``hand_of``.
    """
    hand = hand_of(table_id, entries, hand_seq, settings)
    state = None if hand is None else _tables_of(table_id, entries, hand_seq)[-1].state
    if hand is None or state is None:
        return None
    standing = Standing(1, state.dealer, state.standing.score)
    return DealAgain(PastDeal(table_id, hand_seq, state.dealt.pack, standing), hand.table)


def played_hand_of(
    table_id: TableId, entries: list[Entry], hand_seq: int, settings: TableSettings = AS_USUAL
) -> HandMoments | None:
    """Return that hand act by act. ``None`` and errors are as for ``hand_of``."""
    hand = hand_of(table_id, entries, hand_seq, settings)
    if hand is None:
        return None
    tables = _tables_of(table_id, entries, hand_seq)
    moments = [_lay_open(tables[0], tables[-1], settings)]
    for before, table in pairwise(tables):
        fact = decode(entries[table.seq - 1])
        if isinstance(fact, RestClaimed | LaidOpen):
            moments += _lay_rest(before, fact, tables[-1], settings)
        elif isinstance(fact, TakenBack):
            moments.pop()
        elif table.state is not before.state:
            moments.append(_credit(_lay_open(table, tables[-1], settings), _deal_of(table).by[-1]))
    return HandMoments(*hand, tuple(moments))


def _asks_old_school(view: SeatView) -> bool:
    """Return whether only old-school tables ask this: to gather a trick, or to name a suit (laws 9.3, 9.5)."""
    return view.public.phase is Phase.SUIT or (view.public.rules.law is Law.OLD_SCHOOL and view.public.gather_due)


@dataclass(frozen=True, slots=True)
class OwnHand:
    """A finished hand with one person's own ``decisions``; ``seat`` is theirs, ``None`` if they did not play."""

    hand: FinishedHand
    table: TableView
    decisions: tuple[OwnDecision, ...]
    moments: tuple[OpenMoment, ...] = ()
    seat: Seat | None = None


def own_hand_of(
    table_id: TableId, entries: list[Entry], hand_seq: int, settings: TableSettings = AS_USUAL, *, user_id: int
) -> OwnHand | None:
    """Return a person's own choices in that hand. At an old-school table only choices that the program offered count.
    ``None`` and errors are as for ``hand_of``.
    """
    hand = hand_of(table_id, entries, hand_seq, settings)
    if hand is None:
        return None
    tables = _tables_of(table_id, entries, hand_seq)
    decisions, moments = [], []
    for table, view, act in _own_decisions(tables, entries, user_id):
        decisions.append(OwnDecision(view, act))
        moments.append(_lay_open(table, tables[-1], settings))
    return OwnHand(*hand, tuple(decisions), tuple(moments), hand.hand.credits.seat_of(user_id))


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """What a person chose where several acts were possible, and all acts of the hand ``before`` that."""

    before: tuple[tuple[Seat, Act], ...]
    act: Act


def own_choices_of(table_id: TableId, entries: list[Entry], user_id: int) -> dict[int, tuple[ChoiceMade, ...]]:
    """Return a person's choices in all hands of a table, by the entry that dealt each hand. Raises ``JournalError``."""
    choices: dict[int, tuple[ChoiceMade, ...]] = {}
    for table, _, act in _own_decisions(list(unfold(table_id, entries)), entries, user_id):
        assert table.game is not None and table.game.running is not None  # noqa: S101, PT018 - somebody decided
        hand_seq, before = table.game.hand_seq, table.game.running.acts
        choices[hand_seq] = (*choices.get(hand_seq, ()), ChoiceMade(before, act))
    return choices


@dataclass(frozen=True, slots=True)
class Position:
    """A moment at which a seat can choose an act: how the hand was dealt, and all acts before. It names nobody."""

    rules: Rules
    standing: Standing
    pack: tuple[Card, ...] = field(repr=False)
    before: tuple[tuple[Seat, Act], ...] = field(default=(), repr=False)

    @property
    def state(self) -> State:
        """The engine's state at this moment."""
        state = engine.deal(State(self.rules, self.standing), self.pack)
        for seat, act in self.before:
            state = engine.apply(state, seat, act)
        return state

    @property
    def view(self) -> SeatView:
        """What the seat that can choose sees. Raises ``ValueError`` if no seat can."""
        state = self.state
        if state.turn is None:
            raise ValueError("nobody is asked there")
        return seat_view(state, state.turn)


@dataclass(frozen=True, slots=True)
class HandPositions:
    """Every choice of a finished hand, the table when it was over, and the ids of all who sat there in the game."""

    table: TableView
    people: frozenset[int]
    choices: tuple[tuple[Position, Act], ...]


def positions_of(
    table_id: TableId, entries: list[Entry], hand_seq: int, settings: TableSettings = AS_USUAL
) -> HandPositions | None:
    """Return the choices of that hand. ``None`` and errors are as for ``hand_of``."""
    hand = hand_of(table_id, entries, hand_seq, settings)
    if hand is None:
        return None
    tables, undone = _tables_of(table_id, entries, hand_seq), _find_taken_back(entries)
    people = _people_of_game(unfold(table_id, entries), tables[0])
    choices = []
    for table in tables[:-1]:
        fact, state, log = decode(entries[table.seq]), table.state, table.game and table.game.running
        if state is None or log is None or not isinstance(fact, Acted) or table.seq + 1 in undone:
            continue
        if len(engine.legal_acts(state, fact.seat)) > 1:
            choices.append((Position(state.rules, state.standing, log.pack, log.acts), fact.act))
    return HandPositions(hand.table, people, tuple(choices))


def _people_of_game(tables: Iterator[Table], one: Table) -> frozenset[int]:
    assert one.game is not None  # noqa: S101 - a hand is played at it
    first = one.game.first_seq
    played = (table for table in tables if table.game is not None and table.game.first_seq == first)
    return frozenset(
        chair.user_id
        for table in played
        if table.status is Status.PLAYING
        for chair in table.chairs
        if chair.user_id is not None
    )


def _own_decisions(tables: list[Table], entries: list[Entry], user_id: int) -> Iterator[tuple[Table, SeatView, Act]]:
    """Yield a person's own decisions, each with the table before it. The last table provides the outcome."""
    undone = _find_taken_back(entries)
    for table, after in pairwise(tables):
        state = table.state
        if state is None or entries[table.seq].kind != Acted.kind or after.seq in undone:
            continue
        (seat, act), chair = _deal_of(after).acts[-1], _deal_of(after).by[-1]
        if not present(chair) or chair.user_id != user_id:
            continue
        view = seat_view(state, seat)
        if len(view.legal) > 1 and act in view.legal and not _asks_old_school(view):
            yield table, view, act


def _find_taken_back(entries: list[Entry]) -> set[int]:
    undone, last = set[int](), 0
    for entry in entries:
        if entry.kind == Acted.kind:
            last = entry.seq
        elif entry.kind == TakenBack.kind:
            undone.add(last)
    return undone


def _tables_of(table_id: TableId, entries: list[Entry], hand_seq: int) -> list[Table]:
    tables = []
    for table in unfold(table_id, entries):
        if table.game is not None and table.game.hand_seq == hand_seq:
            tables.append(table)
            if table.game.last_hand is not None and table.game.last_hand.hand_seq == hand_seq:
                break
    return tables


def _lay_rest(table: Table, laid: RestClaimed | LaidOpen, over: Table, settings: TableSettings) -> Iterator[OpenMoment]:
    """Yield a moment for each card that was laid down at once, as if they had been played in turn."""
    view, state, count = _lay_open(table, over, settings).table, table.state, len(_deal_of(table).acts)
    assert state is not None and over.state is not None  # noqa: S101, PT018 - a hand is played at both
    for (seat, act), chair in zip(laid.acts, view.credits.chairs[count:], strict=False):
        state = engine.apply(state, seat, act)
        yield _credit(OpenMoment(view._replace(public=public_view(state)), OpenHands.during(state, over.state)), chair)


def _credit(moment: OpenMoment, chair: Chair) -> OpenMoment:
    chairs = tuple(chair if one.seat == chair.seat else one for one in moment.table.chairs)
    return replace(moment, table=moment.table._replace(chairs=chairs))


def _lay_open(table: Table, over: Table, settings: TableSettings) -> OpenMoment:
    assert table.state is not None and over.state is not None  # noqa: S101, PT018 - a hand is played at both
    made = _deal_of(over).credits
    view = snapshot_of(table, None, settings).table._replace(
        chairs=made.seated if table is over else table.chairs,
        credits=made,
        seated=(),
        open_deal=None,
        proposal=None,
        missing_agreement=(),
        refusal=None,
        taken_back_by=None,
    )
    return OpenMoment(view, OpenHands.during(table.state, over.state))


def _deal_of(table: Table) -> DealLog:
    assert table.game is not None  # noqa: S101 - a hand is played at it
    return table.game.running or table.game.deals[-1]


# -- a whole game


def credits_of_game(
    table_id: TableId, entries: Sequence[Entry], last_seq: int, forgotten: Mapping[int, int] = MappingProxyType({})
) -> tuple[Credits, ...]:
    """Return who made each act of the game that ended with entry ``last_seq``. ``forgotten`` maps the ids of people
    without a name to their seats.
    """
    game = replay(table_id, entries[:last_seq]).game if entries else None
    credited = () if game is None else tuple(deal.credits for deal in game.deals)
    return tuple(
        replace(made, seated=_forget(made.seated, forgotten), chairs=_forget(made.chairs, forgotten))
        for made in credited
    )


def _forget(chairs: Sequence[Chair], forgotten: Mapping[int, int]) -> tuple[Chair, ...]:
    return tuple(
        replace(chair, name=seat_name(chair.seat), user_id=forgotten[chair.user_id])
        if chair.user_id is not None and chair.user_id in forgotten
        else chair
        for chair in chairs
    )


def credit_game(game: PlayedGame, by_hand: Sequence[Credits]) -> PlayedGame:
    """Return a recorded game with the player of each act. Return it unchanged if the two do not have the same acts."""
    if [hand.acts for hand in game.hands] != [one.acts for one in by_hand]:
        return game
    places: dict[tuple[int | str | None, bool], int] = {}
    players: list[Player] = []

    def place_of(chair: Chair) -> int:
        key = (chair.name if chair.user_id is None else chair.user_id), present(chair)
        player = Player(chair.name or "", chair.user_id, computer=not present(chair))
        if places.setdefault(key, len(players)) == len(players):
            players.append(player)
        players[places[key]] = player  # under the newest name
        return places[key]

    hands = tuple(
        replace(hand, by=tuple(map(place_of, one.chairs)), seated=tuple(map(place_of, one.seated)))
        for hand, one in zip(game.hands, by_hand, strict=True)
    )
    return replace(game, hands=hands, players=tuple(players))


# -- what one person decided


@dataclass(frozen=True, slots=True)
class OwnAct:
    """One decision of a person: its time (Unix seconds), its entry, the seat, and the act as records write it."""

    at: float
    seq: int
    seat: Seat
    act: str


def own_acts(entries: Sequence[Entry], user_id: int) -> Iterator[OwnAct]:
    """Yield every bid, discard, call and play that a person made themselves, in order. Raises ``JournalError``."""
    tables = unfold(TableId(0), entries) if entries else ()
    for entry, table in zip(entries, tables, strict=True):
        if entry.kind != Acted.kind:
            continue
        (seat, act), chair = _deal_of(table).acts[-1], _deal_of(table).by[-1]
        if present(chair) and chair.user_id == user_id:
            yield OwnAct(entry.at, entry.seq, seat, act_text(act))
