"""Who sits where: how people and computers sit down and stand up, and their names. Pure.

In a running friendly game, a person is promised a seat and takes it as soon as the hand is over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine.seats import Seat
from bot.players.levels import LEVELS
from bot.tables.closing import Closed
from bot.tables.consent import end_proposal, forget_seats, is_in_vain
from bot.tables.decisions import Person, Reason, What
from bot.tables.facts import Fact, WhyClosed
from bot.tables.model import Chair, Status, Table, TableSettings
from bot.tables.pausing import Returned, leave_game
from bot.tables.ranked import would_rank
from bot.tables.room import Case, Kept, Room, Ruling, Wish

# -- sitting down


@dataclass(frozen=True, slots=True)
class Join(What):
    """Sit down at this seat, or with ``None`` at the first open one. A computer makes room: between games at once, in a
    friendly game at the next deal, and at once if it stands in for this person. ``friendly``: refuse if the next game
    would then be ranked, and do not count this as consent to a ranked game.
    """

    seat: Seat | None = None
    friendly: bool = False


@dataclass(frozen=True, slots=True)
class Joined(Fact):
    """A person sat down. If they sat elsewhere before, that chair is free now. During a hand, they take the seat of a
    computer, or of a player who left, as soon as the hand is over. ``press`` is always an interaction's id. If the
    person is ``unranked`` on this server, no game with them is ranked. If ``friendly``, this was no consent to a ranked
    game.
    """

    kind: ClassVar = "joined"
    seat: Seat
    user_id: int
    name: str
    press: int | None
    word: str = ""
    unranked: bool = False
    friendly: bool = False


def judge_join(case: Case[Join]) -> Ruling:
    """Judge a person's wish to sit down: the fact seats them, or promises them a seat."""
    table, chair, person, seat = case.table, case.chair, case.person, case.what.seat
    if table.status is Status.PLAYING:
        if chair is None or any(promise.seat == chair.seat for promise in table.promised):
            return _judge_promise(case)
        if chair.left:
            return (Returned(chair.seat, case.press),)
        return () if chair.away else Reason.ALREADY_SEATED
    if table.is_stale_button(case.seq):
        return Reason.STALE
    if seat is not None and seat not in table.rules.seats:
        return Reason.NO_SUCH_SEAT
    stays, own_seat = case.player is not None, None if chair is None else chair.seat
    if stays and seat in (None, own_seat):
        return Reason.ALREADY_SEATED
    if seat is not None and seat not in table.open_seats:
        return Reason.SEAT_TAKEN
    if not table.open_seats:
        return Reason.TABLE_FULL
    seat = seat or own_seat or table.open_seats[0]
    kept_out = None if stays else refuse_seat(table, seat, person)
    if kept_out is not None:
        return kept_out
    joined = _joined(case, seat)
    if joined.friendly and would_rank(_join(table, joined), case.settings.ranked):
        return Reason.RANKED_LOBBY
    return (Returned(seat, case.press) if seat == own_seat else joined,)


def _judge_promise(case: Case[Join]) -> Ruling:
    table, person, seat, seats = case.table, case.person, case.what.seat, case.table.seats_to_promise
    own_seat = table.promised_seat(person.user_id)
    if own_seat is not None and seat in (None, own_seat):
        return Reason.SEAT_PROMISED
    if not seats:
        return Reason.ALREADY_STARTED if case.chair is None else case.refuse_outsider()
    if seat is not None and seat not in seats:
        return Reason.SEAT_TAKEN if seat in table.rules.seats else Reason.NO_SUCH_SEAT
    new_seat = seats[0] if seat is None else seat
    return refuse_seat(table, new_seat, person) or (_joined(case, new_seat),)


def _joined(case: Case[Join], seat: Seat) -> Joined:
    person, name, friendly = case.person, storable_name(case.person.name), case.what.friendly
    return Joined(seat, person.user_id, name, case.press, person.word, person.unranked, friendly)


def storable_name(name: str) -> str:
    """Return the name without characters that a text file cannot hold: lone surrogates and zero bytes."""
    return name.replace("\0", "").encode("utf-8", "replace").decode("utf-8") or "?"


def refuse_seat(table: Table, seat: Seat, person: Person) -> Reason | None:
    """Return why this person may not take this seat beside all who sit or will sit at the others, or ``None``."""
    if person.user_id in table.barred:
        return Reason.SENT_AWAY
    if table.guests is not None and person.user_id not in table.guests:
        return Reason.PRIVATE_TABLE
    beside = {chair.user_id for chair in (*table.chairs, *table.promised) if chair.seat != seat}
    return None if person.apart.isdisjoint(beside) else Reason.SEAT_BARRED


def _join(table: Table, fact: Joined) -> Table:
    chair = Chair(fact.seat, fact.name, fact.user_id, unranked=fact.unranked)
    if table.status is Status.PLAYING:
        return _promise_seat(set_word(table, fact.user_id, fact.word), chair)
    chairs = tuple(Chair(one.seat) if one.user_id == fact.user_id else one for one in table.chairs)
    joined = set_word(table._replace(chairs=chairs).put_chair(chair), fact.user_id, fact.word)
    return joined if fact.friendly else note_willing(joined, fact.user_id)


def _promise_seat(table: Table, chair: Chair) -> Table:
    others = (one for one in table.promised if one.seat != chair.seat and not one.is_same_player(chair))
    promised = table._replace(promised=(*others, chair))
    return promised if table.running_game().running is not None else seat_promised(promised)


def seat_promised(table: Table) -> Table:
    """Seat everybody who was promised a seat."""
    if not table.promised:
        return table
    return seat_newcomers(table._replace(promised=()), table.promised)


def seat_newcomers(table: Table, coming: Sequence[Chair]) -> Table:
    """Seat the people who were promised a seat. If one takes the owner's seat, they own the table."""
    by_seat = {chair.seat: chair for chair in coming}
    table = forget_seats(table, by_seat)  # the newcomer has not said anything yet
    game = table.game
    if game is not None and table.status is Status.PLAYING:
        since = tuple((seat, len(game.deals)) for seat in by_seat)
        handed_on = tuple(chair.seat for chair in table.chairs if chair.seat in by_seat and chair.user_id is not None)
        game = game._replace(
            newcomers=(*game.newcomers, *since), handed_on=(*game.handed_on, *handed_on), standstill=None
        )
    owner = table.chair_of(table.owner_id)
    owner_id = by_seat[owner.seat].user_id if owner is not None and owner.seat in by_seat else table.owner_id
    chairs = tuple(by_seat.get(chair.seat, chair) for chair in table.chairs)
    people = [chair.user_id for chair in coming]
    offers = tuple(offer for offer in table.offers if offer.by not in by_seat and offer.user_id not in people)
    seated = table._replace(chairs=chairs, game=game, owner_id=owner_id or table.owner_id, offers=offers)
    for chair in coming:
        seated = seated if chair.user_id is None else note_willing(seated, chair.user_id)
    return seated


def note_willing(table: Table, user_id: int) -> Table:
    """Record that the person has just confirmed the next game."""
    others = tuple(other for other in table.willing if other[0] != user_id)
    return table._replace(willing=(*others, (user_id, table.at)))


def set_word(table: Table, user_id: int, word: str) -> Table:
    """Replace the word that the person mixes into deals. An empty word removes it."""
    if not word and not table.words:
        return table
    others = tuple(other for other in table.words if other[0] != user_id)
    return table._replace(words=(*others, (user_id, word)) if word else others)


@dataclass(frozen=True, slots=True)
class Renamed(Fact):
    """A person's display name changed. Each of their presses brings the current one."""

    kind: ClassVar = "renamed"
    seat: Seat
    user_id: int
    name: str


def _rename_person(table: Table, fact: Renamed) -> Table:
    """Put the new name on the person's chair, also in a finished game. The record keeps the names it began with."""

    def again(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
        return tuple(replace(chair, name=fact.name) if chair.user_id == fact.user_id else chair for chair in chairs)

    game = table.game
    if game is not None and game.seated:
        game = game._replace(seated=again(game.seated))
    return table._replace(chairs=again(table.chairs), game=game)


# -- standing up


@dataclass(frozen=True, slots=True)
class Leave(What):
    """Stand up; in a game a computer plays on. ``between_games``: refuse during a game, as the button is older."""

    between_games: bool = False


@dataclass(frozen=True, slots=True)
class Left(Fact):
    """A person stood up; in a running game a computer plays on for them. ``owner_id`` owns the table from now on. If
    the seat was promised, the person who was to have it after the hand gives it up.
    """

    kind: ClassVar = "left"
    seat: Seat
    owner_id: int


def _judge_leave(case: Case[Leave]) -> Ruling:
    if case.what.between_games and case.table.status is Status.PLAYING:
        return Reason.ALREADY_STARTED
    return leave(case)


def leave(case: Case[What]) -> Ruling:
    """Judge a person's wish to stand up, or to give up the seat that they were promised."""
    table, chair = case.table, case.player
    own_seat = table.promised_seat(case.person.user_id)
    if own_seat is not None:
        return (Left(own_seat, table.owner_id),)
    if chair is None:
        return case.refuse_outsider()
    if table.is_stale_button(case.seq):
        return Reason.STALE
    others = [other for other in table.chairs if other.user_id not in (None, chair.user_id) and not other.left]
    owner = table.owner_id
    if owner == chair.user_id and others:
        owner = others[0].user_id or owner
    left = Left(chair.seat, owner)
    if others or table.status is Status.PLAYING:
        return (left,)
    return (left, Closed(WhyClosed.EMPTY, chair.user_id))


def revoke_promises(table: Table, coming: Iterable[Person]) -> tuple[Fact, ...]:
    """Return the facts that withdraw promised seats from people who may not sit there now, or who have had themselves
    forgotten since. Of two people who are kept apart, the one who came later loses the seat. ``coming`` are all who
    were promised one.
    """
    people_by_id, revoked = {person.user_id: person for person in coming}, list[Left]()
    for chair in reversed(table.promised):
        person = None if chair.user_id is None else people_by_id[chair.user_id]
        if person is None or (refuse_seat(table, chair.seat, person) is None and person.unranked <= chair.unranked):
            continue
        revoked.append(Left(chair.seat, table.owner_id))
        table = _leave(table, revoked[-1])
    return tuple(revoked)


def _leave(table: Table, fact: Left) -> Table:
    seat = fact.seat
    if any(one.seat == seat and one.user_id is not None for one in table.promised):
        return table._replace(promised=tuple(promise for promise in table.promised if promise.seat != seat))
    playing = table.status is Status.PLAYING
    chair = replace(table.chair(seat), left=True, away=False, rests_until=0.0) if playing else Chair(seat)
    after = forget_seats(leave_game(table, seat)._replace(owner_id=fact.owner_id).put_chair(chair), (seat,))
    return end_proposal(after) if is_in_vain(after) else after


# -- computers


@dataclass(frozen=True, slots=True)
class AddComputer(What):
    """Put a computer player on the first free seat."""

    level: str | None = None


class RemoveComputer(What):
    """Send the last computer player away. Only possible in the lobby."""


@dataclass(frozen=True, slots=True)
class ComputerJoined(Fact):
    """A computer took a chair that was free, whose player left, or (during a hand) whose player was sent away."""

    kind: ClassVar = "computer-joined"
    seat: Seat
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class ComputerLeft(Fact):
    """A computer player left, and its chair is free."""

    kind: ClassVar = "computer-left"
    seat: Seat


def refuse_to_arrange(case: Case[What]) -> Reason | None:
    """Return why this person may not add or remove computers or start the game now, or ``None`` if they may."""
    if case.table.status is Status.PLAYING:
        return Reason.ALREADY_STARTED
    if case.chair is None and not case.person.moderator:
        return Reason.NOT_SEATED
    return Reason.STALE if case.table.is_stale_button(case.seq) else None


def _judge_adding(case: Case[AddComputer]) -> Ruling:
    level, table = case.what.level or case.settings.computer_level, case.table
    if (refused := refuse_to_arrange(case)) is not None or not table.free:
        return refused or Reason.TABLE_FULL
    return (ComputerJoined(table.free[0], computer_name(level, [chair.name for chair in table.chairs]), level),)


def _judge_removing(case: Case[RemoveComputer]) -> Ruling:
    computers = [chair.seat for chair in case.table.chairs if chair.is_computer]
    return refuse_to_arrange(case) or ((ComputerLeft(computers[-1]),) if computers else Reason.NO_COMPUTER)


def computer_name(level: str, used: Collection[str | None]) -> str:
    """Return a name not in ``used``: one of the level's own names if any is left, or else ``Computer 1`` and so on."""
    own = LEVELS[level].names if level in LEVELS else ()
    return next(name for name in (*own, *(f"Computer {number}" for number in range(1, 99))) if name not in used)


def new_computers(table: Table, seats: Iterable[Seat], settings: TableSettings) -> tuple[ComputerJoined, ...]:
    """Return the facts that seat new computers in these chairs, which are free or were left after the last game."""
    used = [chair.name for chair in table.chairs]
    joined = []
    for seat in seats:
        used.append(computer_name(settings.computer_level, used))
        joined.append(ComputerJoined(seat, used[-1] or "", settings.computer_level))
    return tuple(joined)


def seat_computer(table: Table, fact: ComputerJoined) -> Table:
    """Seat a computer, or promise it the seat from the end of the hand on."""
    computer = Chair(fact.seat, fact.name, level=fact.level)
    return _promise_seat(table, computer) if table.status is Status.PLAYING else table.put_chair(computer)


ROOM = Room(
    decisions=(
        Wish(Join, judge_join, of_players=False, in_tournaments="playing", in_a_pause=True),
        Wish(Leave, _judge_leave, of_players=False, in_tournaments="always", in_a_pause=True),
        Wish(AddComputer, _judge_adding, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(RemoveComputer, _judge_removing, of_players=False, in_tournaments="never", in_a_pause=True),
    ),
    facts=(
        Kept(Joined, _join),
        Kept(Renamed, _rename_person),
        Kept(Left, _leave),
        Kept(ComputerJoined, seat_computer),
        Kept(ComputerLeft, lambda table, fact: table.put_chair(Chair(fact.seat))),
    ),
)
