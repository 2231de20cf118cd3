"""Judging what people decide at a table: who may do what now, and the facts that follow. Pure.

What follows when a clock runs out is ``clocks.due``.

``judge_decision`` drafts the facts that a decision leads to, or refuses it; ``judge_opening`` does so for a new table.
``entropy`` in the settings is the only source of chance.

Whether one more game may begin is judged here too, by the limits of the bot's owner and temporary closures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from bot.deals.draw import Chain, draw_dealer
from bot.engine import game as engine
from bot.engine.acts import Act, ClaimCall, ClaimLead, ClaimRenege, PlayCard
from bot.engine.cards import Card
from bot.engine.refusals import Unlawful
from bot.engine.rules import Rules
from bot.engine.seats import Seat, are_allied
from bot.engine.state import State
from bot.engine.sure_tricks import is_decided, sure_tricks
from bot.engine.views import public_view, seat_view
from bot.players.levels import LEVELS
from bot.tables import facts, rooms
from bot.tables.answering import carry_out
from bot.tables.consent import (
    Agreed,
    Declined,
    ProposalLapsed,
    Proposed,
    ask_all,
    asked_seats,
    find_standing,
    is_in_vain,
    may_agree,
    refuse_request,
    suffices,
)
from bot.tables.decisions import (
    AddComputer,
    Agree,
    AgreeRanked,
    ChangeRules,
    ClaimRest,
    Close,
    Concede,
    Decision,
    Decline,
    DeclineSeat,
    Invite,
    Join,
    LayOpen,
    Leave,
    NextHand,
    OfferSeat,
    Open,
    Person,
    Play,
    Reason,
    Rematch,
    Remove,
    RemoveComputer,
    Start,
    TakeBack,
    TakePack,
    TakeSeat,
    What,
)
from bot.tables.draft import Draft, add_due_deals, draw_mixins
from bot.tables.facts import Closing, Fact
from bot.tables.model import (
    Aim,
    Chair,
    Status,
    Table,
    TableSettings,
    has_shown_cards,
    is_new,
    seat_to_take_back,
)
from bot.tables.old_school import fresh_since, may_try
from bot.tables.pausing import Returned
from bot.tables.ranked import concession_counts, find_silent, may_claim, would_rank
from bot.tables.room import Case, people
from bot.tables.rooms import apply_fact
from bot.tables.views import Refused

_IN_TOURNAMENT = (
    TakePack, Play, ClaimRest, LayOpen, TakeBack, Agree, Decline, NextHand, Join, Leave,
)  # fmt: skip
"""What people may decide at a tournament's table while it plays."""

_NOT_IN_A_PAUSE = (TakePack, Play, ClaimRest, LayOpen, TakeBack, NextHand)
"""What waits until somebody goes on."""

_NOT_ASKED = {Aim.CLOSE: Reason.NOT_OTHER_SIDE, Aim.CONCEDE: Reason.NOT_OWN_SIDE}
"""Why somebody may not answer a proposal, where the text can say who may."""

Judgement = tuple[Fact, ...] | Refused
"""The facts of a decision, or why it is refused."""


def judge_opening(person: Person, what: Open, settings: TableSettings) -> facts.Opened | Refused:
    """Return a new table's first fact, or ``TABLE_FULL`` if more computers are asked for than chairs are free."""
    owner_id, name, word = person.user_id, person.name, person.word
    if not 0 <= what.computers < what.rules.players:
        return Refused(Reason.TABLE_FULL)
    used, level = [name], what.level or settings.computer_level
    for _ in range(what.computers):
        used.append(computer_name(level, used))
    computers = tuple(facts.ComputerName(used_name, level) for used_name in used[1:])
    chain = Chain(settings.entropy())
    name = storable_name(name)
    place = what.guild_id, what.channel_id
    return facts.Opened(
        *place,
        owner_id,
        name,
        what.rules,
        computers,
        chain,
        word,
        what.pictures,
        unranked=person.unranked,
        guests=what.guests,
    )


def storable_name(name: str) -> str:
    """Return the name without what no text file can hold: half a surrogate pair, a zero byte."""
    return name.replace("\0", "").encode("utf-8", "replace").decode("utf-8") or "?"


def judge_decision(decision: Decision, table: Table, settings: TableSettings, now: float) -> Draft:
    """Judge a decision at this table; ``now`` is Unix time in seconds.

    Also renames the person's chair, and brings a player back who was away or whose clock stood still, even beside a
    refusal.
    """
    draft = Draft(table)
    chair, name = table.chair_of(decision.person.user_id), decision.person.name
    if chair is not None and name and storable_name(name) != chair.name:
        draft.add(facts.Renamed(chair.seat, decision.person.user_id, storable_name(name)), now)
        chair = draft.table.chair(chair.seat)
    then = max(now, table.at)
    if type(decision.what) in rooms.WISHES:
        case = Case(
            draft.table, chair, decision.person, decision.what, decision.seq, decision.interaction_id, settings, then
        )
        judged = rooms.judge(case)
        judgement = Refused(judged) if isinstance(judged, Reason) else judged
    else:
        barred = _bar(draft.table, decision.what)
        judgement = Refused(barred) if barred else _judge(draft.table, chair, decision, settings, then)
    following = () if isinstance(judgement, Refused) else judgement
    draft.refused = judgement if isinstance(judgement, Refused) else None
    pressed = decision.interaction_id is not None  # a last card is played for its player without a press
    back = chair is not None and (chair.away or (pressed and chair.rests_until > 0))
    if chair is not None and back and not any(isinstance(fact, facts.Left | facts.Closed) for fact in following):
        draft.add(Returned(chair.seat, decision.interaction_id), now)
    try:
        for fact in following:
            if isinstance(fact, facts.Closed) and draft.table.claims_open:
                draft.add(facts.HandClosed(), now)
            draft.add(fact, now)
    except Unlawful as unlawful:
        draft.refused = Refused(Reason.UNLAWFUL, violation=unlawful.violation)
    if draft.entries:
        add_due_deals(draft, settings, now)
    return draft


def _judge(table: Table, chair: Chair | None, decision: Decision, settings: TableSettings, now: float) -> Judgement:
    match decision.what:
        case TakePack():
            return _take_pack(table, chair, decision)
        case Play() | ClaimRest() | LayOpen():
            return _play(table, chair, decision, decision.what)
        case TakeBack():
            return _take_back(table, chair, decision)
        case Agree() | Decline():
            return _answer(table, chair, decision)
        case AgreeRanked():
            return _agree_ranked(table, chair, decision)
        case NextHand():
            return _next_hand(table, chair, decision)
        case Join(seat):
            return _join(table, chair, decision, seat)
        case Leave():
            return _leave(table, chair, decision)
        case Invite() | Remove() | OfferSeat() | TakeSeat() | DeclineSeat():
            return _judge_company(table, chair, decision, decision.what, settings, now)
        case AddComputer() | RemoveComputer() | ChangeRules():
            return _arrange(table, chair, decision, decision.what, settings)
        case Start():
            return _start(table, chair, decision, settings, now)
        case Rematch():
            return _rematch(table, chair, decision, settings, now)
        case Close():
            return judge_close(table, chair, decision)
        case Concede():
            return judge_concession(table, chair, decision)
        case Open():
            return Refused(Reason.ALREADY_STARTED)
        case _:
            raise AssertionError(decision.what)


def _bar(table: Table, what: What) -> Reason | None:
    """Return why nobody may decide this at the table as it stands; ``None`` if it depends on who asks."""
    if table.status is Status.CLOSED:
        return Reason.CLOSED
    if isinstance(what, Leave | Close) and what.between_games and table.status is Status.PLAYING:
        return Reason.ALREADY_STARTED
    allowed = _IN_TOURNAMENT if table.status is Status.PLAYING else (Leave,)
    if table.tournament is not None and not isinstance(what, allowed):
        return Reason.IN_TOURNAMENT
    return Reason.PAUSED if table.paused_until is not None and isinstance(what, _NOT_IN_A_PAUSE) else None


def _play(table: Table, chair: Chair | None, decision: Decision, what: Play | ClaimRest | LayOpen) -> Judgement:
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    since = fresh_since(table, what.act) if isinstance(what, Play) else table.turn_seq
    if decision.seq is not None and not since <= decision.seq <= table.seq:
        return Refused(Reason.STALE)
    if table.status is not Status.PLAYING or table.state is None:
        return Refused(Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED)
    if isinstance(what, LayOpen):
        return _lay_open(table, table.state)
    if not may_try(table, chair.seat):
        return Refused(Reason.NOT_YOUR_TURN)
    if isinstance(what, Play):
        if isinstance(what.act, ClaimRenege | ClaimLead | ClaimCall) and not may_claim(table, chair.seat):
            return Refused(Reason.CLAIMS_SPENT)
        return (facts.Acted(chair.seat, what.act, False, decision.interaction_id),)
    acts = acts_of_claim(table.state, chair.seat)
    return (
        Refused(Reason.NOT_CERTAIN) if acts is None else (facts.RestClaimed(chair.seat, acts, decision.interaction_id),)
    )


def _lay_open(table: Table, state: State) -> Judgement:
    """Lay the rest of a hand open in which nothing is left to decide, unless a card may be taken back."""
    if table.is_undoing or not is_decided(public_view(state)):
        return Refused(Reason.NOT_CERTAIN)
    return (facts.LaidOpen(tuple(_lay_down(state))),)


def _take_back(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Judge the request to take one's last act back. Computers agree to anything, and wait while people are asked."""
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    game = table.game
    if table.status is not Status.PLAYING or game is None:
        return Refused(Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED)
    if game.ranked or table.tournament is not None:
        return Refused(Reason.STANDS)
    last, seat = game.last_act, seat_to_take_back(table)
    if last is None or seat is None or seat != chair.seat:
        return Refused(Reason.NOT_LAST)
    if decision.seq is not None and not last.seq <= decision.seq <= table.seq:
        return Refused(Reason.NOT_LAST)
    if has_shown_cards(last.before, game.state):
        return Refused(Reason.SEEN_SINCE)
    if find_standing(table, Aim.TAKE_BACK) is not None:
        return ()
    asked = ask_all(table, chair, Aim.TAKE_BACK, facts.TakenBack(chair.seat), about=last.seq)
    return Refused(asked) if isinstance(asked, Reason) else asked


def _answer(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Judge the yes or no of somebody who is asked."""
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    chair = replace(chair, away=False)  # they are back with this press
    table = table._replace(chairs=tuple(chair if one.seat == chair.seat else one for one in table.chairs))
    proposal = table.proposal
    if proposal is None:
        wanted = table.answer_by is not None and isinstance(decision.what, Decline)
        return _decline_game(table, chair, decision) if wanted else Refused(Reason.REQUEST_OVER)
    if decision.seq is not None and not proposal.seq <= decision.seq <= table.seq:
        return Refused(Reason.REQUEST_OVER)
    if not may_agree(table, chair):
        return Refused(_NOT_ASKED.get(proposal.aim, Reason.NOT_ASKED))
    if isinstance(decision.what, Agree):
        return () if chair.seat in proposal.agreed else _agree(table, chair, decision)
    asked = chair.seat in (*asked_seats(table), *proposal.agreed)
    return (Declined(chair.seat),) if asked else Refused(Reason.NOT_ASKED)


def _agree(table: Table, chair: Chair, decision: Decision) -> Judgement:
    """Agree to what is proposed, and carry it out if no other word is missing."""
    proposal = table.proposal
    assert proposal is not None  # noqa: S101 - the callers have looked
    if proposal.aim is Aim.CONCEDE and table.binding and not concession_counts(table):
        return (ProposalLapsed(), Proposed(chair.seat, Aim.CLOSE))  # it was offered before the first call
    if not suffices(table, chair.seat):
        return (Agreed(chair.seat),)
    match proposal.aim:
        case Aim.CLOSE:
            return (facts.Closed(Closing.AGREED, decision.person.user_id),)
        case Aim.CONCEDE:
            return (facts.Conceded(chair.seat, decision.interaction_id, concession_counts(table)),)
        case _:
            return (carry_out(proposal),)


def _decline_game(table: Table, chair: Chair, decision: Decision) -> Judgement:
    """Say no to the next ranked game and stand up: nobody is asked for it any more, and the table says who said no."""
    left = _leave(table, chair, decision)
    return left if isinstance(left, Refused) else (Declined(chair.seat), *left)


def _agree_ranked(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Note that a player agrees to a ranked old-school game; refused once the game has begun."""
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    if table.status is Status.PLAYING:
        return Refused(Reason.ALREADY_STARTED)
    return (facts.RankedAgreed(chair.seat),) if chair.user_id not in table.agreed else ()


def _next_hand(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Note that a player needs no more time for claims (law 9.4)."""
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    if not table.claims_open or table.game is None:
        return Refused(Reason.STALE)
    if decision.seq is not None and not table.game.hand_seq <= decision.seq <= table.seq:
        return Refused(Reason.STALE)
    return () if chair.seat in table.game.ready else (facts.NextHandAsked(chair.seat, decision.interaction_id),)


def _take_pack(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Let the first to take the pack deal, or the proper dealer's side call the theft (law 2.8)."""
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    dealer, late = table.dealer, Refused(Reason.NO_DECK if decision.seq is None else Reason.STALE)
    if dealer is None or (table.deal_asked is None and table.thief is None):
        return Refused(Reason.NOT_STARTED) if table.game is None else late
    ours = are_allied(chair.seat, dealer.seat, table.rules.traits.partners)
    if table.thief is not None:
        return (facts.TheftCalled(chair.seat, decision.interaction_id),) if ours else late
    if decision.seq is not None and not table.turn_seq <= decision.seq <= table.seq:
        return Refused(Reason.STALE)
    if ours and chair.seat != dealer.seat:
        return Refused(Reason.NOT_YOUR_DEAL)
    return (facts.PackTaken(chair.seat, decision.interaction_id),)


def _join(table: Table, chair: Chair | None, decision: Decision, seat: Seat | None) -> Judgement:
    person = decision.person
    if table.status is Status.PLAYING:
        if chair is None or any(promise.seat == chair.seat for promise in table.promised):
            return _promise_seat(table, decision, seat)
        if chair.left:
            return (Returned(chair.seat, decision.interaction_id),)
        return () if chair.away else Refused(Reason.ALREADY_SEATED)
    if table.is_stale_button(decision.seq):
        return Refused(Reason.STALE)
    if seat is not None and seat not in table.rules.seats:
        return Refused(Reason.NO_SUCH_SEAT)
    stays, own_seat = chair is not None and not chair.left, None if chair is None else chair.seat
    if stays and seat in (None, own_seat):
        return Refused(Reason.ALREADY_SEATED)
    if seat is not None and seat not in table.open_seats:
        return Refused(Reason.SEAT_TAKEN)
    if not table.open_seats:
        return Refused(Reason.TABLE_FULL)
    seat = seat or own_seat or table.open_seats[0]
    kept_out = None if stays else refuse_seat(table, seat, person)
    if kept_out is not None:
        return Refused(kept_out)
    if seat == own_seat:
        return (Returned(seat, decision.interaction_id),)
    name = storable_name(person.name)
    return (facts.Joined(seat, person.user_id, name, decision.interaction_id, person.word, person.unranked),)


def _promise_seat(table: Table, decision: Decision, seat: Seat | None) -> Judgement:
    """Let somebody have the seat of a computer, or of somebody who left, from the next deal of a friendly game on."""
    person, seats = decision.person, table.seats_to_promise
    own_seat = table.promised_seat(person.user_id)
    if own_seat is not None and seat in (None, own_seat):
        return Refused(Reason.SEAT_PROMISED)
    if not seats:
        own_chair = table.chair_of(person.user_id)
        return Refused(Reason.ALREADY_STARTED) if own_chair is None else refuse_outsider(table, own_chair, decision)
    if seat is not None and seat not in seats:
        return Refused(Reason.SEAT_TAKEN if seat in table.rules.seats else Reason.NO_SUCH_SEAT)
    new_seat = seats[0] if seat is None else seat
    kept_out = refuse_seat(table, new_seat, person)
    if kept_out is not None:
        return Refused(kept_out)
    name = storable_name(person.name)
    return (facts.Joined(new_seat, person.user_id, name, decision.interaction_id, person.word, person.unranked),)


def refuse_seat(table: Table, seat: Seat, person: Person) -> Reason | None:
    """Return why a person may not sit down at this seat, beside those who sit at the others or are about to."""
    if person.user_id in table.barred:
        return Reason.SENT_AWAY
    if table.guests is not None and person.user_id not in table.guests:
        return Reason.PRIVATE_TABLE
    beside = {chair.user_id for chair in (*table.chairs, *table.promised) if chair.seat != seat}
    return None if person.apart.isdisjoint(beside) else Reason.SEAT_BARRED


def revoke_promises(table: Table, coming: Iterable[Person]) -> tuple[Fact, ...]:
    """Take the seats back that are promised to people who may not sit down there any more, or who have had themselves
    forgotten since; of two who are kept apart the one who came later goes. ``coming`` are all who are promised one.
    """
    people_by_id, revoked = {person.user_id: person for person in coming}, list[Fact]()
    for chair in reversed(table.promised):
        person = None if chair.user_id is None else people_by_id[chair.user_id]
        if person is None or (refuse_seat(table, chair.seat, person) is None and person.unranked <= chair.unranked):
            continue
        revoked.append(facts.Left(chair.seat, table.owner_id))
        table = apply_fact(table, revoked[-1], table.at)
    return tuple(revoked)


def _judge_company(
    table: Table,
    chair: Chair | None,
    decision: Decision,
    what: Invite | Remove | OfferSeat | TakeSeat | DeclineSeat,
    settings: TableSettings,
    now: float,
) -> Judgement:
    """Judge who may sit down here, and who hands their seat to whom."""
    match what:
        case Invite() | Remove():
            return _change_guests(table, decision, what, settings)
        case OfferSeat():
            return _offer_seat(table, chair, what, now)
        case DeclineSeat(seat):
            offered = _is_offered(table, seat, decision.person.user_id, now)
            return (facts.SeatDeclined(seat, decision.person.user_id),) if offered else Refused(Reason.NO_OFFER)
        case TakeSeat(seat):
            return _take_seat(table, chair, decision, seat, now)


def _offer_seat(table: Table, chair: Chair | None, what: OfferSeat, now: float) -> Judgement:
    """Judge the offer of a seat by its player, also by one who left it."""
    if chair is None:
        return Refused(Reason.NOT_SEATED)
    refused = _refuse_handing_on(table, chair.seat, Person(what.user_id, ""))
    refused = refused or refuse_request(table, Aim.HAND_OVER, chair, what.user_id)
    for offer in table.offers:
        if offer.seat == chair.seat and now < offer.until:
            refused = refused or Reason.REQUEST_STANDS
        elif (offer.seat, offer.user_id) == (chair.seat, what.user_id):
            refused = refused or Reason.ASKED_THIS_HAND
    return Refused(refused) if refused is not None else (facts.SeatOffered(chair.seat, what.user_id),)


def _is_offered(table: Table, seat: Seat, user_id: int, now: float) -> bool:
    """Return whether this seat is offered to this person now."""
    return any((one.seat, one.user_id) == (seat, user_id) and now < one.until for one in table.offers)


def _take_seat(table: Table, chair: Chair | None, decision: Decision, seat: Seat, now: float) -> Judgement:
    """Let the person to whom a seat is offered have it at once."""
    person = decision.person
    if not _is_offered(table, seat, person.user_id, now):
        return Refused(Reason.ALREADY_SEATED if chair is not None else Reason.NO_OFFER)
    refused = _refuse_handing_on(table, seat, person)
    if refused is not None:
        return Refused(refused)
    name = storable_name(person.name)
    return (facts.SeatTaken(seat, person.user_id, name, decision.interaction_id, person.word, person.unranked),)


def _refuse_handing_on(table: Table, seat: Seat, person: Person) -> Reason | None:
    """Return why a person may not have this seat, with its hand, from its player."""
    if table.status is not Status.PLAYING or table.game is None:
        return Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED
    if table.game.ranked:
        return Reason.RANKED_SEAT
    if any(promise.seat == seat for promise in table.promised):
        return Reason.SEAT_GIVEN
    if (own := table.chair_of(person.user_id)) is not None:
        return Reason.SEAT_WAITS if own.left else Reason.ALREADY_SEATED
    if person.user_id in table.game.seen_by:
        return Reason.KNOWS_A_HAND
    return refuse_seat(table, seat, person)


def _change_guests(table: Table, decision: Decision, what: Invite | Remove, settings: TableSettings) -> Judgement:
    """Judge an invitation before or between games, or the sending away of somebody."""
    person, user_id = decision.person, what.user_id
    if person.user_id != table.owner_id and not person.moderator:
        return Refused(Reason.NOT_ALLOWED)
    if isinstance(what, Remove):
        away = user_id in (table.owner_id, person.user_id)
        return Refused(Reason.NOT_HERE) if away else _send_away(table, user_id, settings)
    if table.status is Status.PLAYING:
        return Refused(Reason.BETWEEN_GAMES)
    chair = table.chair_of(user_id)
    if chair is not None and not chair.left:
        return Refused(Reason.ALREADY_SEATED)
    if not table.open_seats:
        return Refused(Reason.TABLE_FULL)
    awaited = user_id not in table.barred and (table.guests is None or user_id in table.guests)
    return () if awaited else (facts.Invited(user_id),)


def _send_away(table: Table, user_id: int, settings: TableSettings) -> Judgement:
    """Send somebody away who sits here or may: of those who play only one who came in the course of the game, whose
    seat a computer has again after the hand.
    """
    chair = table.chair_of(user_id)
    if chair is None or table.status is not Status.PLAYING:
        awaited = (
            *(one.user_id for one in table.promised),
            *(one.user_id for one in table.offers),
            *(table.guests or ()),
        )
        here = chair is not None or user_id in awaited
        return (facts.Removed(user_id),) if here else Refused(Reason.NOT_HERE)
    if table.game is None or chair.seat not in dict(table.game.newcomers):
        return Refused(Reason.BETWEEN_GAMES)
    return () if user_id in table.barred else (facts.Removed(user_id), *_seat_computers(table, [chair.seat], settings))


def _leave(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    own_seat = table.promised_seat(decision.person.user_id)
    if own_seat is not None:
        return (facts.Left(own_seat, table.owner_id),)
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    if table.is_stale_button(decision.seq):
        return Refused(Reason.STALE)
    others = [other for other in table.chairs if other.user_id not in (None, chair.user_id) and not other.left]
    owner = table.owner_id
    if owner == chair.user_id and others:
        owner = others[0].user_id or owner
    left = facts.Left(chair.seat, owner)
    if others or table.status is Status.PLAYING:
        return (left,)
    return (left, facts.Closed(Closing.EMPTY, chair.user_id))


def _arrange(
    table: Table,
    chair: Chair | None,
    decision: Decision,
    what: AddComputer | RemoveComputer | ChangeRules,
    settings: TableSettings,
) -> Judgement:
    """Judge what is changed at a table before a game."""
    match what:
        case AddComputer(level):
            return _add_computer(table, chair, decision, level or settings.computer_level)
        case RemoveComputer():
            return _remove_computer(table, chair, decision)
        case ChangeRules(rules):
            return _change_rules(table, decision, rules)


def _refuse_to_arrange(table: Table, chair: Chair | None, decision: Decision) -> Refused | None:
    """Return why this person may not change the computers' chairs or start the game now."""
    if table.status is Status.PLAYING:
        return Refused(Reason.ALREADY_STARTED)
    if chair is None and not decision.person.moderator:
        return Refused(Reason.NOT_SEATED)
    return Refused(Reason.STALE) if table.is_stale_button(decision.seq) else None


def _add_computer(table: Table, chair: Chair | None, decision: Decision, level: str) -> Judgement:
    refusal = _refuse_to_arrange(table, chair, decision)
    if refusal is not None:
        return refusal
    if not table.free:
        return Refused(Reason.TABLE_FULL)
    return (facts.ComputerJoined(table.free[0], computer_name(level, _names(table)), level),)


def computer_name(level: str, used: Collection[str | None]) -> str:
    """Return a name not in ``used``: one of the level's own while they last, then ``Computer 1`` and so on."""
    own = LEVELS[level].names if level in LEVELS else ()
    return next(name for name in (*own, *(f"Computer {number}" for number in range(1, 99))) if name not in used)


def _names(table: Table) -> list[str | None]:
    return [chair.name for chair in table.chairs]


def _remove_computer(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    refusal = _refuse_to_arrange(table, chair, decision)
    if refusal is not None:
        return refusal
    computers = [chair.seat for chair in table.chairs if chair.is_computer]
    return (facts.ComputerLeft(computers[-1]),) if computers else Refused(Reason.NO_COMPUTER)


def _start(table: Table, chair: Chair | None, decision: Decision, settings: TableSettings, now: float) -> Judgement:
    if table.status is Status.FINISHED:
        return Refused(Reason.GAME_OVER)
    refusal = _refuse_to_arrange(table, chair, decision)
    if refusal is not None:
        return refusal
    if table.free:
        return _first_game_with(_seat_computers(table, table.free, settings), table, decision, settings)
    asking = _ask_everybody(table, chair, decision, settings, now)
    return _first_game(table, decision, settings) if asking is None else asking


def _change_rules(table: Table, decision: Decision, rules: Rules) -> Judgement:
    person = decision.person
    if table.status is not Status.LOBBY:
        return Refused(Reason.ALREADY_STARTED if table.status is Status.PLAYING else Reason.GAME_OVER)
    if person.user_id != table.owner_id and not person.moderator:
        return Refused(Reason.NOT_ALLOWED)
    if rules.players != table.rules.players:
        return Refused(Reason.NO_SUCH_SEAT)
    return (facts.RulesChanged(rules),) if rules != table.rules else ()


def _ask_everybody(
    table: Table, chair: Chair | None, decision: Decision, settings: TableSettings, now: float
) -> tuple[Fact, ...] | None:
    """Return the facts that ask the silent players before a ranked game; ``None`` if the game may begin."""
    if not would_rank(table, settings.ranked):
        return None
    silent = find_silent(table, now)
    if all(other is chair for other in silent):
        return None
    if table.answer_by is not None and (chair is None or chair not in silent):
        return ()
    return (facts.GameWanted(None if chair is None else chair.seat, decision.interaction_id),)


def _first_game(table: Table, decision: Decision, settings: TableSettings) -> Judgement:
    """Begin a match: draw the first dealer."""
    if table.free:
        return Refused(Reason.SEATS_FREE)
    user_id, press = decision.person.user_id, decision.interaction_id
    mixins = draw_mixins(table, settings, user_id, press)
    draw = draw_dealer(table.rules, table.chain.secret(table.place), mixins)
    ranked = would_rank(table, settings.ranked)
    return (facts.Started(draw, user_id, press, mixins, ranked, settings.clocks if ranked else None),)


def _rematch(table: Table, chair: Chair | None, decision: Decision, settings: TableSettings, now: float) -> Judgement:
    """Go on with the match if the same people sit in the same chairs, else begin another.

    A ranked game first needs everybody's consent.
    """
    if table.status is not Status.FINISHED:
        return Refused(Reason.GAME_GOES_ON if table.status is Status.PLAYING else Reason.NOT_STARTED)
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    if table.is_stale_button(decision.seq):
        return Refused(Reason.STALE)
    asking = None if table.free else _ask_everybody(table, chair, decision, settings, now)
    if asking is not None:
        return asking
    deserted = [other.seat for other in table.chairs if other.left]
    if not deserted and people(table) == table.people and not table.free:
        ranked = would_rank(table, settings.ranked)
        clocks = settings.clocks if ranked else None
        return (facts.Rematched(decision.person.user_id, decision.interaction_id, ranked, clocks),)
    return _first_game_with(_seat_computers(table, deserted, settings), table, decision, settings)


def _first_game_with(
    computers: tuple[Fact, ...], table: Table, decision: Decision, settings: TableSettings
) -> Judgement:
    """Begin a match after these computers have sat down."""
    for fact in computers:
        table = apply_fact(table, fact, table.at)
    first_game = _first_game(table, decision, settings)
    return first_game if isinstance(first_game, Refused) else (*computers, *first_game)


def _seat_computers(table: Table, seats: Iterable[Seat], settings: TableSettings) -> tuple[Fact, ...]:
    """Put new computers into these chairs: free ones, or those of players who left during the last game."""
    used = _names(table)
    joined = []
    for seat in seats:
        used.append(computer_name(settings.computer_level, used))
        joined.append(facts.ComputerJoined(seat, used[-1] or "", settings.computer_level))
    return tuple(joined)


# -- ending a game early


def refuse_outsider(table: Table, chair: Chair | None, decision: Decision) -> Refused:
    """Refuse somebody who does not play here. Whoever is promised a seat plays from the next deal on; the seat of a
    player who left a running game waits for them, unless it is promised to somebody else.
    """
    if table.promised_seat(decision.person.user_id) is not None:
        return Refused(Reason.SEAT_PROMISED)
    if chair is None:
        return Refused(Reason.NOT_SEATED)
    is_promised = any(promise.seat == chair.seat for promise in table.promised)
    return Refused(Reason.SEAT_GIVEN if is_promised else Reason.SEAT_WAITS)


def judge_close(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Judge closing the table: its owner or a moderator may; a ranked game under way needs the other side."""
    person = decision.person
    if table.is_stale_button(decision.seq):
        return Refused(Reason.STALE)
    if table.binding and chair is not None:
        return _close_ranked(table, chair, decision)
    if person.user_id != table.owner_id and not person.moderator:
        return Refused(Reason.NOT_ALLOWED)
    return (facts.Closed(Closing.MODERATED if table.binding else Closing.ASKED, person.user_id),)


def _close_ranked(table: Table, chair: Chair, decision: Decision) -> Judgement:
    """Judge a proposal to close a table in a ranked game, or an agreement to it, by a player."""
    person = decision.person
    if chair.left:
        return refuse_outsider(table, chair, decision)
    standing = table.proposal is not None and table.proposal.aim is Aim.CLOSE
    answers = standing and may_agree(table, chair)
    if not answers and person.user_id != table.owner_id and not person.moderator:
        return Refused(Reason.NOT_ALLOWED)
    return _end_for_nobody(table, chair, decision)


def _end_for_nobody(table: Table, chair: Chair, decision: Decision) -> Judgement:
    """Agree to end the ranked game without a result if the other side has proposed it, else propose it."""
    proposal = table.proposal
    if proposal is not None and proposal.aim is Aim.CLOSE:
        silent = may_agree(table, chair) and chair.seat not in proposal.agreed
        return _agree(table, chair, decision) if silent else ()
    refused = refuse_request(table, Aim.CLOSE, chair)
    if refused is not None:
        return Refused(refused)
    proposed = Proposed(chair.seat, Aim.CLOSE)
    return Refused(Reason.NOBODY_LEFT) if is_in_vain(apply_fact(table, proposed, table.at)) else (proposed,)


def judge_concession(table: Table, chair: Chair | None, decision: Decision) -> Judgement:
    """Judge a player's wish to concede for their side; another person on that side who has not left must agree.

    In a binding ranked game that is too young to concede, it becomes a proposal to end the game without a result.
    """
    if chair is None or chair.left:
        return refuse_outsider(table, chair, decision)
    if table.status is not Status.PLAYING:
        return Refused(Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED)
    if table.game is None or not (table.game.deals or table.game.running):
        return Refused(Reason.NOT_STARTED)
    if table.rules.units != 2:
        return Refused(Reason.NO_CONCEDING)
    proposal = table.proposal
    if proposal is not None and proposal.aim is Aim.CONCEDE:
        if chair.seat == proposal.seat:
            return ()
        return _agree(table, chair, decision) if may_agree(table, chair) else Refused(Reason.REQUEST_STANDS)
    counts = concession_counts(table)
    if table.binding and not counts:
        return _end_for_nobody(table, chair, decision)
    if is_new(table, chair):
        return Refused(Reason.NEWCOMER)
    side = [other for other in table.chairs if are_allied(other.seat, chair.seat, table.rules.traits.partners)]
    if all(other.user_id is None or other.left for other in side if other.seat != chair.seat):
        return (facts.Conceded(chair.seat, decision.interaction_id, counts),)
    refused = refuse_request(table, Aim.CONCEDE, chair)
    return Refused(refused) if refused is not None else (Proposed(chair.seat, Aim.CONCEDE),)


# -- claiming the rest


def acts_of_claim(state: State, seat: Seat) -> tuple[tuple[Seat, Act], ...] | None:
    """Return every act to the end of the hand if this seat is certain of all its tricks, else ``None``.

    The others play their first lawful cards, since those cannot matter.
    """
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


# -- whether one more game may begin


def refuse_table(tables: Iterable[Table], person: Person, what: Open, settings: TableSettings) -> Reason | None:
    """Return why this person may not open one more table beside the open ``tables``.

    The table of the same channel does not count, since it has to go. Tables of tournaments have a budget of their own
    (``refuse_round``). One that is asleep counts only against its owner and the bot.
    """
    others = [
        table for table in tables
        if (table.channel_id != what.channel_id or table.asleep) and table.tournament is None
    ]  # fmt: skip
    going_on = [table for table in others if table.status is not Status.FINISHED]
    if sum(table.owner_id == person.user_id for table in going_on) >= settings.most_of_person:
        return Reason.PERSON_FULL
    if is_server_full(others, what.guild_id, what.channel_id, settings):
        return Reason.SERVER_FULL
    return Reason.BOT_FULL if len(others) >= settings.most_of_bot else None


def is_server_full(tables: Iterable[Table], guild_id: int, channel_id: int, settings: TableSettings) -> bool:
    """Return whether a server has as many tables in other channels as it may, so that none may stand in this one."""
    standing = (
        table.guild_id == guild_id and table.channel_id != channel_id and table.tournament is None
        and table.status is not Status.FINISHED and not table.asleep for table in tables
    )  # fmt: skip
    return sum(standing) >= settings.most_of_server


def refuse_round(
    tables: Iterable[Table], guild_id: int, number: int, opening: Mapping[int, int], settings: TableSettings
) -> Reason | None:
    """Return why ``number`` more tables of a tournament may not begin on a server until others are over.

    Tables of one person do not count: everybody has one a day. ``opening`` counts by server the tables that are being
    opened, which are not among ``tables`` yet.
    """
    if not number:
        return None
    playing = [
        table for table in tables
        if table.tournament is not None and not table.tournament.is_solo and table.status is not Status.FINISHED
    ]  # fmt: skip
    here = sum(table.guild_id == guild_id for table in playing) + opening.get(guild_id, 0)
    if here + number > settings.most_of_server:
        return Reason.SERVER_FULL
    return Reason.BOT_FULL if len(playing) + sum(opening.values()) + number > settings.most_of_bot else None
