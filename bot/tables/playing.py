"""Acts in a hand: bids, cards and claims, laying down the rest of a hand, and taking an act back. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import ClassVar, NamedTuple

from bot.engine import game as engine
from bot.engine.acts import (
    Act,
    CallSuit,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    OrderUp,
    PlayCard,
    SayMisdeal,
)
from bot.engine.cards import Card
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.sure_tricks import is_decided, sure_tricks
from bot.engine.views import public_view, seat_view
from bot.tables.consent import ask, drop_take_back, find_standing
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact, JournalError
from bot.tables.hands import close_hand
from bot.tables.model import (
    Aim,
    Chair,
    ClaimedRest,
    LastAct,
    Table,
    credit_act,
    has_shown_cards,
    may_be_claimed,
    present,
    seat_to_take_back,
)
from bot.tables.ranked import may_claim
from bot.tables.room import Case, Kept, Room, Ruling, Wish

# -- an act


@dataclass(frozen=True, slots=True)
class Play(What):
    """Make this act of the engine."""

    act: Act


class _Decided(NamedTuple):
    seat: Seat
    act: Act
    computer: bool
    press: int | None


class Acted(_Decided, Fact):
    """A seat made an act. ``computer`` is true if a computer chose it, for itself or for a player who is away.

    Most facts are acts, and a restart reads many of them. A named tuple is made in a quarter of a dataclass's time.
    """

    __slots__ = ()
    kind: ClassVar = "acted"


_AT_ANY_TIME = (OrderUp, CallSuit, ClaimRenege, ClaimLead, ClaimCall, CorrectRenege, SayMisdeal)
"""Acts whose buttons stay valid for the whole hand at old-school tables."""


def _judge_play(case: Case[Play]) -> Ruling:
    table, chair, act = case.table, case.own, case.what.act
    refused = _refuse_act(case, _fresh_since(table, act)) or (
        None if _may_try(table, chair.seat) else Reason.NOT_YOUR_TURN
    )
    if refused is not None:
        return refused
    if isinstance(act, ClaimRenege | ClaimLead | ClaimCall) and not may_claim(table, chair.seat):
        return Reason.CLAIMS_SPENT
    return (Acted(chair.seat, act, False, case.press),)


def _refuse_act(case: Case[What], since: int) -> Reason | None:
    """Return why nobody may act now, or why a button older than entry ``since`` is refused; ``None`` if they may."""
    if case.seq is not None and not since <= case.seq <= case.table.seq:
        return Reason.STALE
    return case.refuse_between_games()


def _may_try(table: Table, seat: int) -> bool:
    """Return whether the engine may judge an act of this seat. At old-school tables it judges even acts out of turn."""
    if table.game is None or table.game.running is None:
        return False
    return table.rules.law is Law.OLD_SCHOOL or table.game.state.turn == seat


def _fresh_since(table: Table, act: Act) -> int:
    """Return the first entry since which a button for this act has meant the same."""
    if table.rules.law is Law.OLD_SCHOOL and table.game is not None and isinstance(act, _AT_ANY_TIME):
        return table.game.hand_seq
    return table.turn_seq


def _decide(table: Table, fact: Acted) -> Table:
    seat, act, by_computer, _ = fact
    return _act(table, seat, act, by_computer=by_computer)


def _act(table: Table, seat: Seat, act: Act, *, by_computer: bool) -> Table:
    game = table.running_game()
    state, log = engine.apply(game.state, seat, act), game.running
    chair = credit_act(table.chairs[seat - 1], by_computer=by_computer)
    if log is None:
        raise JournalError("journal-no-deal")
    if not by_computer and game.standstill is not None:
        game = game._replace(standstill=None)
    running = log._replace(acts=(*log.acts, (seat, act)), by=(*log.by, chair))
    last = None if by_computer else LastAct(seat, table.seq, game.state)
    played = drop_take_back(table)._replace(game=game.add_act(state, running, table.at, last))
    return played if state.result is None or may_be_claimed(state) else close_hand(played)


# -- the rest of a hand, laid down at once


class ClaimRest(What):
    """Lay all cards down and claim all remaining tricks, which one must be certain to win (``engine.sure_tricks``)."""


class LayOpen(What):
    """Lay all cards down, as no card can change the hand's score. Only if all people chose that in ``/settings``."""


@dataclass(frozen=True, slots=True)
class RestClaimed(Fact):
    """A seat claimed all remaining tricks. ``acts`` are the acts of all seats to the end of the hand."""

    kind: ClassVar = "rest-claimed"
    seat: Seat
    acts: tuple[tuple[Seat, Act], ...]
    press: int | None


@dataclass(frozen=True, slots=True)
class LaidOpen(Fact):
    """All cards were laid down, since nothing was left to decide. ``acts`` are those of all seats to the end of the
    hand.
    """

    kind: ClassVar = "laid-open"
    acts: tuple[tuple[Seat, Act], ...]


def _judge_claiming(case: Case[ClaimRest]) -> Ruling:
    table, chair = case.table, case.own
    refused = _refuse_act(case, table.turn_seq)
    if refused is not None or table.state is None:
        return refused or Reason.NOT_STARTED
    if not _may_try(table, chair.seat):
        return Reason.NOT_YOUR_TURN
    acts = acts_of_claim(table.state, chair.seat)
    return Reason.NOT_CERTAIN if acts is None else (RestClaimed(chair.seat, acts, case.press),)


def _judge_laying_open(case: Case[LayOpen]) -> Ruling:
    table = case.table
    refused = _refuse_act(case, table.turn_seq)
    if refused is not None or table.state is None:
        return refused or Reason.NOT_STARTED
    if table.is_undoing or not is_decided(public_view(table.state)):
        return Reason.NOT_CERTAIN
    return (LaidOpen(tuple(_lay_down(table.state))),)


def acts_of_claim(state: State, seat: Seat) -> tuple[tuple[Seat, Act], ...] | None:
    """Return the acts of all seats to the end of the hand if this seat is sure of every trick; otherwise ``None``."""
    order = sure_tricks(seat_view(state, seat))
    return None if order is None else tuple(_lay_down(state, seat, order))


def _lay_down(state: State, seat: Seat | None = None, order: tuple[Card, ...] = ()) -> list[tuple[Seat, Act]]:
    left, acts = list(order), list[tuple[Seat, Act]]()
    while state.result is None and state.turn is not None:
        who = state.turn
        act = PlayCard(left.pop(0)) if who == seat else engine.legal_acts(state, who)[0]
        acts.append((who, act))
        state = engine.apply(state, who, act)
    return acts


def _lay_rest(table: Table, fact: RestClaimed | LaidOpen) -> Table:
    game = table.running_game()
    if game.running is None:
        raise JournalError("journal-no-deal")
    seat = fact.seat if isinstance(fact, RestClaimed) else None
    running = game.running._replace(claimed=ClaimedRest(seat, game.state.hands))
    table = table._replace(game=game._replace(running=running))
    for seat, act in fact.acts:
        table = _act(table, seat, act, by_computer=not present(table.chair(seat)))
    return table


# -- taking an act back


class TakeBack(What):
    """Propose to take one's last act back in a friendly game. All people who are present have to agree."""


@dataclass(frozen=True, slots=True)
class TakenBack(Fact):
    """This seat took its last act back: the table is as it was before the act."""

    kind: ClassVar = "taken-back"
    seat: Seat


def _judge_taking_back(case: Case[TakeBack]) -> Ruling:
    """Judge the request to take one's last act back. Computers always agree, and wait while people are asked."""
    table, chair, game = case.table, case.own, case.table.game
    refused = case.refuse_between_games()
    if refused is not None or game is None:
        return refused or Reason.NOT_STARTED
    if game.ranked or table.tournament is not None:
        return Reason.STANDS
    last, seat = game.last_act, seat_to_take_back(table)
    if last is None or seat is None or seat != chair.seat:
        return Reason.NOT_LAST
    if case.seq is not None and not last.seq <= case.seq <= table.seq:
        return Reason.NOT_LAST
    if has_shown_cards(last.before, game.state):
        return Reason.SEEN_SINCE
    if find_standing(table, TAKE_BACK) is not None:
        return ()
    return ask(case, TAKE_BACK)


def _sits_out(table: Table, chair: Chair) -> bool:
    contract = None if table.state is None else table.state.contract
    return contract is not None and chair.seat in contract.sitting_out


TAKE_BACK = Aim(
    "take-back",
    asks=lambda table, chair, _: present(chair) and not _sits_out(table, chair),
    then=lambda _table, proposal, _chair, _press: (TakenBack(proposal.by),),
    of_newcomers=True,
    of_act=True,
    seconds=attrgetter("take_back"),
    again=Reason.ASKED_THIS_ACT,
)
"""The proposal to take one's last act back."""


def _take_back(table: Table, fact: TakenBack) -> Table:
    game = table.running_game()
    if game.last_act is None or game.last_act.seat != fact.seat or game.running is None:
        raise JournalError("journal-not-last")
    return table._replace(proposal=None if table.is_undoing else table.proposal, game=game.take_back(table.at))


ROOM = Room(
    decisions=(
        Wish(Play, _judge_play, of_players=True, in_tournaments="playing", in_a_pause=False),
        Wish(ClaimRest, _judge_claiming, of_players=True, in_tournaments="playing", in_a_pause=False),
        Wish(LayOpen, _judge_laying_open, of_players=True, in_tournaments="playing", in_a_pause=False),
        Wish(TakeBack, _judge_taking_back, of_players=True, in_tournaments="playing", in_a_pause=False),
    ),
    facts=(
        Kept(Acted, _decide, moves=True),
        Kept(RestClaimed, _lay_rest, moves=True),
        Kept(LaidOpen, _lay_rest, moves=True),
        Kept(TakenBack, _take_back, moves=True),
    ),
)
