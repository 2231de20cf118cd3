"""Who may sit down: guests of private tables, people who were removed, and people who are offered a seat. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.views import seat_view
from bot.tables.consent import make_proposal, note_in_vain
from bot.tables.decisions import Person, Reason, What
from bot.tables.facts import Fact
from bot.tables.model import Aim, Chair, Status, Table, TakenHand, VainRequest
from bot.tables.room import Case, Kept, Room, Ruling, Wish
from bot.tables.seating import new_computers, refuse_seat, seat_newcomers, set_word, storable_name

# -- guests, and people who were sent away


@dataclass(frozen=True, slots=True)
class Invite(What):
    """Let a person sit down who is no guest of this private table, or who was removed. If they avoid somebody here,
    only they learn that, when they try to sit down.
    """

    user_id: int


@dataclass(frozen=True, slots=True)
class Remove(What):
    """Send a person away, who may sit down again only if invited. They stand up, or lose the seat that was promised or
    offered to them. A player who sat down during the game stands up after the hand; other players of a running game
    cannot be removed.
    """

    user_id: int


@dataclass(frozen=True, slots=True)
class Invited(Fact):
    """A person may now sit down who was no guest of a private table, or had been removed."""

    kind: ClassVar = "invited"
    user_id: int


@dataclass(frozen=True, slots=True)
class Removed(Fact):
    """A person was sent away. They stand up unless a game is being played, and may sit down again only if invited."""

    kind: ClassVar = "removed"
    user_id: int


def _judge_invitation(case: Case[Invite]) -> Ruling:
    table, user_id = case.table, case.what.user_id
    if not case.in_charge:
        return Reason.NOT_ALLOWED
    if table.status is Status.PLAYING:
        return Reason.BETWEEN_GAMES
    chair = table.chair_of(user_id)
    if chair is not None and not chair.left:
        return Reason.ALREADY_SEATED
    if not table.open_seats:
        return Reason.TABLE_FULL
    awaited = user_id not in table.barred and (table.guests is None or user_id in table.guests)
    return () if awaited else (Invited(user_id),)


def _judge_removal(case: Case[Remove]) -> Ruling:
    table, user_id = case.table, case.what.user_id
    if not case.in_charge:
        return Reason.NOT_ALLOWED
    if user_id in (table.owner_id, case.person.user_id):
        return Reason.NOT_HERE
    chair = table.chair_of(user_id)
    if chair is None or table.status is not Status.PLAYING:
        awaited = (
            [one.user_id for one in table.promised] + [one.user_id for one in table.offers] + [*(table.guests or ())]
        )
        return (Removed(user_id),) if chair is not None or user_id in awaited else Reason.NOT_HERE
    if table.game is None or chair.seat not in dict(table.game.newcomers):
        return Reason.BETWEEN_GAMES
    return () if user_id in table.barred else (Removed(user_id), *new_computers(table, [chair.seat], case.settings))


def _invite(table: Table, fact: Invited) -> Table:
    guests = None if table.guests is None else (*(one for one in table.guests if one != fact.user_id), fact.user_id)
    return table._replace(guests=guests, barred=tuple(other for other in table.barred if other != fact.user_id))


def _remove(table: Table, fact: Removed) -> Table:
    """Send a person away. If a game is being played, they keep their chair until the hand is over."""
    user_id, stays = fact.user_id, table.status is Status.PLAYING
    return table._replace(
        chairs=tuple(Chair(one.seat) if one.user_id == user_id and not stays else one for one in table.chairs),
        promised=tuple(chair for chair in table.promised if chair.user_id != user_id),
        offers=tuple(offer for offer in table.offers if offer.user_id != user_id),
        guests=None if table.guests is None else tuple(guest for guest in table.guests if guest != user_id),
        barred=(*(other for other in table.barred if other != user_id), user_id),
    )


# -- handing a seat on: not a proposal, because the person asked does not play and several may be asked at once

HAND_OVER = Aim(
    "hand-over",
    asks=lambda _table, _chair, _asker: False,
    then=lambda _table, _proposal, _chair, _press: (),
    lapse=lambda _table, offer: (SeatDeclined(offer.by, offer.user_id or 0),),
)
"""The offer of one's seat to ``Proposal.user_id``, who does not play here. They accept it with ``TakeSeat``."""


@dataclass(frozen=True, slots=True)
class OfferSeat(What):
    """Offer one's seat in a friendly game to a person. They may take it at once unless they avoid somebody here."""

    user_id: int


@dataclass(frozen=True, slots=True)
class TakeSeat(What):
    """Take the seat that its player has offered, and go on with their hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclineSeat(What):
    """Say no to the seat that its player has offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatOffered(Fact):
    """The player of this seat, or the player who left it, offered it to a person for a limited time."""

    kind: ClassVar = "seat-offered"
    seat: Seat
    user_id: int


@dataclass(frozen=True, slots=True)
class SeatDeclined(Fact):
    """A person said no to the seat that was offered to them, or did not take it in time."""

    kind: ClassVar = "seat-declined"
    seat: Seat
    user_id: int


@dataclass(frozen=True, slots=True)
class SeatTaken(Fact):
    """A person took the seat that was offered to them, at once and with its hand. The rest is as in ``Joined``."""

    kind: ClassVar = "seat-taken"
    seat: Seat
    user_id: int
    name: str
    press: int | None
    word: str = ""
    unranked: bool = False


def _judge_offer(case: Case[OfferSeat]) -> Ruling:
    """Judge the offer of a seat. A player who has left may still offer theirs."""
    table, chair, user_id = case.table, case.chair, case.what.user_id
    if chair is None:
        return Reason.NOT_SEATED
    refused = _refuse_handing_on(case, chair.seat, Person(user_id, ""))
    if VainRequest(HAND_OVER.word, chair.user_id, user_id) in table.in_vain:
        refused = refused or Reason.ASKED_THIS_HAND
    if any(offer.by == chair.seat for offer in table.offers):
        refused = refused or Reason.REQUEST_STANDS
    return refused or (SeatOffered(chair.seat, user_id),)


def _is_offered(case: Case[TakeSeat | DeclineSeat]) -> bool:
    wanted = case.what.seat, case.person.user_id
    return any((one.by, one.user_id) == wanted for one in case.table.offers)


def _judge_declining(case: Case[DeclineSeat]) -> Ruling:
    return (SeatDeclined(case.what.seat, case.person.user_id),) if _is_offered(case) else Reason.NO_OFFER


def _judge_taking(case: Case[TakeSeat]) -> Ruling:
    person, seat = case.person, case.what.seat
    if not _is_offered(case):
        return Reason.ALREADY_SEATED if case.chair is not None else Reason.NO_OFFER
    taken = SeatTaken(seat, person.user_id, storable_name(person.name), case.press, person.word, person.unranked)
    return _refuse_handing_on(case, seat, person) or (taken,)


def _refuse_handing_on(case: Case[What], seat: Seat, person: Person) -> Reason | None:
    table = case.table
    if table.game is None or table.status is not Status.PLAYING:
        return case.refuse_between_games()
    if table.game.ranked:
        return Reason.RANKED_SEAT
    if any(promise.seat == seat for promise in table.promised):
        return Reason.SEAT_GIVEN
    if (own := table.chair_of(person.user_id)) is not None:
        return Reason.SEAT_WAITS if own.left else Reason.ALREADY_SEATED
    if person.user_id in table.game.seen_by:
        return Reason.KNOWS_A_HAND
    return refuse_seat(table, seat, person)


def _offer(table: Table, fact: SeatOffered) -> Table:
    offer = make_proposal(table, fact.seat, HAND_OVER, user_id=fact.user_id)
    return table._replace(offers=(*table.offers, offer))


def _decline(table: Table, fact: SeatDeclined) -> Table:
    offers = tuple(offer for offer in table.offers if offer.by != fact.seat)
    return note_in_vain(table._replace(offers=offers), HAND_OVER.word, fact.seat, fact.user_id)


def _take_seat(table: Table, fact: SeatTaken) -> Table:
    seat, game, before = fact.seat, table.running_game(), table.chair(fact.seat)
    if game.running is not None:
        seen = () if before.user_id is None else (before.user_id,)
        taken = tuple(hand for hand in game.taken_hands if hand.seat != seat)
        last = game.last_act
        game = game._replace(
            seen_by=(*game.seen_by, *seen),
            taken_hands=(*taken, _take_hand(game.state, seat)),
            last_act=None if last is not None and last.seat == seat else last,
        )
    coming = Chair(seat, fact.name, fact.user_id, unranked=fact.unranked)
    promised = tuple(promise for promise in table.promised if promise.user_id != fact.user_id)
    now = seat_newcomers(table._replace(game=game, promised=promised), (coming,))
    now = set_word(now, fact.user_id, fact.word)
    if now.turn is None or now.turn.seat != seat:
        return now
    return now._replace(turn_seq=now.seq, turn_at=now.at, asked_at=now.at)  # the newcomer has the whole time


def _take_hand(state: State, seat: Seat) -> TakenHand:
    view = seat_view(state, seat)
    plays = [play for trick in view.public.tricks for play in trick.plays] + list(view.public.trick)
    cards = (*view.hand, *(card for who, card in plays if who == seat))
    return TakenHand(seat, cards, len(view.discarded), len(view.gave), len(view.received))


ROOM = Room(
    decisions=(
        Wish(Invite, _judge_invitation, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(Remove, _judge_removal, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(OfferSeat, _judge_offer, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(TakeSeat, _judge_taking, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(DeclineSeat, _judge_declining, of_players=False, in_tournaments="never", in_a_pause=True),
    ),
    facts=(
        Kept(Invited, _invite),
        Kept(Removed, _remove),
        Kept(SeatOffered, _offer),
        Kept(SeatDeclined, _decline),
        Kept(SeatTaken, _take_seat),
    ),
)
