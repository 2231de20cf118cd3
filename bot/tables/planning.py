"""From a decision to facts: who may do what now. Pure; the one place where a table's decisions are judged.

``plan`` answers with the facts that the decision brings about, or with a refusal; ``next_deal`` with the deal that is
due. Neither changes anything. Knows no store, no clock and no Discord; chance comes in as ``entropy``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import assert_never

from bot.deals.draw import draw_dealer
from bot.deals.packs import derive_pack
from bot.engine import core
from bot.engine.sides import Seat, allied
from bot.players.levels import LEVELS
from bot.tables.decisions import (
    AddComputer,
    Close,
    Decision,
    Join,
    Leave,
    Open,
    Play,
    Reason,
    Rematch,
    RemoveComputer,
    Start,
    TakePack,
    Touch,
)
from bot.tables.journal import (
    Acted,
    Closed,
    Closing,
    ComputerJoined,
    ComputerLeft,
    ComputerName,
    Dealt,
    Fact,
    Joined,
    Left,
    Opened,
    PackTaken,
    Rematched,
    Returned,
    Started,
    TheftCalled,
)
from bot.tables.snapshots import Chair, Status
from bot.tables.table import Table, people

Entropy = Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a decision is not carried out; ``detail`` is the engine's sentence, if it gave one."""

    reason: Reason
    detail: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a decision comes to. With a refusal ``facts`` may still say that an away player is back."""

    facts: tuple[Fact, ...] = ()
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class House:
    """What the house brings to a table: the strength of its computers, and where secrets come from."""

    level: str
    entropy: Entropy
    mix_presses: bool = True


def opening(owner_id: int, name: str, what: Open, house: House) -> Opened | Refusal:
    """A new table's first fact."""
    if not 0 <= what.computers < what.rules.players:
        return Refusal(Reason.TABLE_FULL)
    used, level = [name], what.level or house.level
    for _ in range(what.computers):
        used.append(computer_name(level, used))
    computers = tuple(ComputerName(known, level) for known in used[1:])
    return Opened(what.guild_id, what.channel_id, owner_id, storable(name), what.rules, computers, house.entropy())


def storable(name: str) -> str:
    """A person's name as he has it, without what no text file can hold (half a surrogate pair, a zero byte)."""
    return name.replace("\0", "").encode("utf-8", "replace").decode("utf-8") or "?"


def plan(table: Table, decision: Decision, house: House) -> Plan:
    """What this decision comes to at this table."""
    chair = table.chair_of(decision.person.user_id)
    back: tuple[Fact, ...] = ()
    if chair is not None and chair.away:
        back = (Returned(chair.seat, decision.interaction_id),)
    planned = _judged(table, chair, decision, house)
    if isinstance(planned, Refusal):
        return Plan(back, planned)
    if any(isinstance(fact, Left | Closed) for fact in planned):
        return Plan(planned)
    return Plan((*back, *planned))


def next_deal(table: Table, house: House) -> Dealt:
    """The deal that is due: its pack comes from the committed secret and the presses since then."""
    game = table.game
    assert game is not None  # noqa: S101 - a deal is due in a game only
    mixins = mixed_in(table, house)
    pack = derive_pack(table.rules, table.secret, game.due.number, mixins)
    return Dealt(pack, table.secret, mixins, house.entropy(), table.thief)


def mixed_in(table: Table, house: House, *presses: tuple[int, int | None]) -> tuple[str, ...]:
    """The ids of the presses that go into the next deal, as texts."""
    if not house.mix_presses:
        return ()
    late = [(user_id, press) for user_id, press in presses if press is not None]
    earlier = [known for known in table.presses if known[0] not in [user_id for user_id, _ in late]]
    return tuple(str(press) for _, press in (*earlier, *late))


def _judged(table: Table, chair: Chair | None, decision: Decision, house: House) -> tuple[Fact, ...] | Refusal:
    if table.status is Status.CLOSED:
        return Refusal(Reason.CLOSED)
    match decision.what:
        case TakePack():
            return _take_pack(table, chair, decision)
        case Play():
            return _play(table, chair, decision, decision.what)
        case Touch():
            return () if chair is not None and not chair.left else Refusal(Reason.NOT_SEATED)
        case Join(seat):
            return _join(table, chair, decision, seat)
        case Leave():
            return _leave(table, chair, decision)
        case AddComputer(level):
            return _add_computer(table, chair, decision, level or house.level)
        case RemoveComputer():
            return _remove_computer(table, chair, decision)
        case Start():
            return _start(table, chair, decision, house)
        case Rematch():
            return _rematch(table, chair, decision, house)
        case Close():
            return _close(table, decision)
        case Open():
            return Refusal(Reason.ALREADY_STARTED)
        case _:
            assert_never(decision.what)


def _of_the_past(table: Table, decision: Decision) -> bool:
    """Whether a pressed button belongs to an earlier part of the table's life, or to one that never was."""
    return decision.seq is not None and not table.status_seq <= decision.seq <= table.seq


def _play(table: Table, chair: Chair | None, decision: Decision, what: Play) -> tuple[Fact, ...] | Refusal:
    if chair is None or chair.left:
        return Refusal(Reason.NOT_SEATED)
    if decision.seq is not None and not table.turn_seq <= decision.seq <= table.seq:
        return Refusal(Reason.STALE)
    state = table.state
    if table.status is not Status.PLAYING or state is None:
        return Refusal(Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED)
    if state.turn != chair.seat:
        return Refusal(Reason.NOT_YOUR_TURN)
    try:
        core.apply(state, chair.seat, what.act)
    except core.Unlawful as unlawful:
        return Refusal(Reason.UNLAWFUL, str(unlawful))
    return (Acted(chair.seat, what.act, False, decision.interaction_id),)


def _take_pack(table: Table, chair: Chair | None, decision: Decision) -> tuple[Fact, ...] | Refusal:
    """Law 2.8: who takes the pack first deals, unless the proper dealer's side calls the theft."""
    if chair is None or chair.left:
        return Refusal(Reason.NOT_SEATED)
    dealer = table.dealer
    if dealer is None or (table.deal_asked is None and table.thief is None):
        return Refusal(Reason.NOT_STARTED if table.game is None else Reason.STALE)
    ours = allied(chair.seat, dealer.seat, table.rules.traits.partners)
    if table.thief is not None:
        return (TheftCalled(chair.seat, decision.interaction_id),) if ours else Refusal(Reason.STALE)
    if decision.seq is not None and not table.turn_seq <= decision.seq <= table.seq:
        return Refusal(Reason.STALE)
    if ours and chair.seat != dealer.seat:
        return Refusal(Reason.NOT_YOUR_DEAL)
    return (PackTaken(chair.seat, decision.interaction_id),)


def _join(table: Table, chair: Chair | None, decision: Decision, seat: Seat | None) -> tuple[Fact, ...] | Refusal:
    person = decision.person
    if table.status is Status.PLAYING:
        if chair is None:
            return Refusal(Reason.ALREADY_STARTED)
        if chair.left:
            return (Returned(chair.seat, decision.interaction_id),)
        return () if chair.away else Refusal(Reason.ALREADY_SEATED)
    if _of_the_past(table, decision):
        return Refusal(Reason.STALE)
    if seat is not None and seat not in table.rules.seats:
        return Refusal(Reason.NO_SUCH_SEAT)
    if chair is not None and seat in (None, chair.seat):
        return (Returned(chair.seat, decision.interaction_id),) if chair.left else Refusal(Reason.ALREADY_SEATED)
    if seat is not None and seat not in table.open_seats:
        return Refusal(Reason.SEAT_TAKEN)
    if not table.open_seats:
        return Refusal(Reason.TABLE_FULL)
    return (Joined(seat or table.open_seats[0], person.user_id, storable(person.name), decision.interaction_id),)


def _leave(table: Table, chair: Chair | None, decision: Decision) -> tuple[Fact, ...] | Refusal:
    if chair is None or chair.left:
        return Refusal(Reason.NOT_SEATED)
    if _of_the_past(table, decision):
        return Refusal(Reason.STALE)
    others = [other for other in table.chairs if other.user_id not in (None, chair.user_id) and not other.left]
    owner = table.owner_id
    if owner == chair.user_id and others:
        owner = others[0].user_id or owner
    left = Left(chair.seat, owner)
    if others or table.status is Status.PLAYING:
        return (left,)
    return (left, Closed(Closing.EMPTY, chair.user_id))


def _chairs_fixed(table: Table, chair: Chair | None, decision: Decision) -> Refusal | None:
    """Why the computers' chairs, or the start, are not this person's to decide now."""
    if table.status is Status.PLAYING:
        return Refusal(Reason.ALREADY_STARTED)
    if chair is None and not decision.person.moderator:
        return Refusal(Reason.NOT_SEATED)
    return Refusal(Reason.STALE) if _of_the_past(table, decision) else None


def _add_computer(table: Table, chair: Chair | None, decision: Decision, level: str) -> tuple[Fact, ...] | Refusal:
    refusal = _chairs_fixed(table, chair, decision)
    if refusal is not None:
        return refusal
    if not table.free:
        return Refusal(Reason.TABLE_FULL)
    return (ComputerJoined(table.free[0], computer_name(level, _names(table)), level),)


def computer_name(level: str, used: Collection[str | None]) -> str:
    """A computer's name that nobody at the table has: one of its level's own, as long as they last."""
    own = LEVELS[level].names if level in LEVELS else ()
    return next(name for name in (*own, *(f"Computer {number}" for number in range(1, 99))) if name not in used)


def _names(table: Table) -> list[str | None]:
    return [chair.name for chair in table.chairs]


def _remove_computer(table: Table, chair: Chair | None, decision: Decision) -> tuple[Fact, ...] | Refusal:
    refusal = _chairs_fixed(table, chair, decision)
    if refusal is not None:
        return refusal
    computers = [chair.seat for chair in table.chairs if chair.is_computer]
    return (ComputerLeft(computers[-1]),) if computers else Refusal(Reason.NO_COMPUTER)


def _start(table: Table, chair: Chair | None, decision: Decision, house: House) -> tuple[Fact, ...] | Refusal:
    if table.status is Status.FINISHED:
        return Refusal(Reason.GAME_OVER)
    refusal = _chairs_fixed(table, chair, decision)
    if refusal is not None:
        return refusal
    return _first_game(table, decision, house)


def _first_game(table: Table, decision: Decision, house: House) -> tuple[Fact, ...] | Refusal:
    """The beginning of a match."""
    if table.free:
        return Refusal(Reason.SEATS_FREE)
    user_id, press = decision.person.user_id, decision.interaction_id
    draw = draw_dealer(table.rules, table.secret, mixed_in(table, house, (user_id, press)))
    return (Started(draw, user_id, press),)


def _rematch(table: Table, chair: Chair | None, decision: Decision, house: House) -> tuple[Fact, ...] | Refusal:
    """The match goes on if the same people sit in the same chairs; else another match begins."""
    if table.status is not Status.FINISHED:
        return Refusal(Reason.GAME_GOES_ON if table.status is Status.PLAYING else Reason.NOT_STARTED)
    if chair is None or chair.left:
        return Refusal(Reason.NOT_SEATED)
    if _of_the_past(table, decision):
        return Refusal(Reason.STALE)
    deserted = [known.seat for known in table.chairs if known.left]
    if not deserted and people(table) == table.people and not table.free:
        return (Rematched(decision.person.user_id, decision.interaction_id),)
    begun = _first_game(table, decision, house)
    return begun if isinstance(begun, Refusal) else (*_stand_ins(table, deserted, house), *begun)


def _stand_ins(table: Table, deserted: list[Seat], house: House) -> tuple[Fact, ...]:
    """Computers of their own in the chairs of those who stood up during the last game."""
    used = _names(table)
    facts = []
    for seat in deserted:
        used.append(computer_name(house.level, used))
        facts.append(ComputerJoined(seat, used[-1] or "", house.level))
    return tuple(facts)


def _close(table: Table, decision: Decision) -> tuple[Fact, ...] | Refusal:
    person = decision.person
    if person.user_id != table.owner_id and not person.moderator:
        return Refusal(Reason.NOT_ALLOWED)
    if _of_the_past(table, decision):
        return Refusal(Reason.STALE)
    return (Closed(Closing.ASKED, person.user_id),)
