"""A table as a pure fold over its journal's facts: ``open_table`` for the first, ``apply_fact`` for each later one.

A ``Table`` holds everything, secrets too, and never leaves ``bot.tables``; ``views.py`` makes what may be seen of it.
Time comes with the facts, and each shuffled pack is in one, so a replay always gives the same table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.deals.draw import Chain, commitment
from bot.engine import game as engine
from bot.engine.acts import Act
from bot.engine.game import Previous, carry_over, game_value
from bot.engine.seats import Seat, unit_of
from bot.engine.state import HandResult, State
from bot.engine.views import seat_view
from bot.storage.api import TableId
from bot.tables import facts
from bot.tables.consent import drop_take_back, end_proposal, is_in_vain, note_in_vain
from bot.tables.facts import Fact, JournalError
from bot.tables.model import (
    AGREE_SECONDS,
    Aim,
    Chair,
    ClaimedRest,
    DealLog,
    Game,
    LastAct,
    SeatOffer,
    Status,
    Table,
    TakenHand,
    credit_act,
    may_be_claimed,
    present,
)
from bot.tables.pausing import leave_game
from bot.tables.ranked import ANSWER_SECONDS, find_silent
from bot.tables.room import note_willing, people, put_chair, running_game, set_word


def open_table(table_id: TableId, fact: facts.Opened, at: float) -> Table:
    """Return the table that a journal's first fact opens; ``at`` is Unix time in seconds."""
    chairs = [Chair(Seat(1), fact.name, fact.owner_id, unranked=fact.unranked)]
    chairs += [Chair(Seat(seat), one.name, level=one.level) for seat, one in enumerate(fact.computers, 2)]
    if fact.seats:
        chairs = [Chair(Seat(seat), one.name, one.user_id, one.level) for seat, one in enumerate(fact.seats, 1)]
    chairs += [Chair(Seat(seat)) for seat in range(len(chairs) + 1, fact.rules.players + 1)]
    return Table(
        table_id=table_id,
        guild_id=fact.guild_id,
        channel_id=fact.channel_id,
        owner_id=fact.owner_id,
        rules=fact.rules,
        seq=1,
        at=at,
        status=Status.LOBBY,
        chairs=tuple(chairs),
        chain=fact.chain,
        turn_at=at,
        words=((fact.owner_id, fact.word),) if fact.word else (),
        willing=((fact.owner_id, at),),
        tally=(0,) * fact.rules.units,
        pictures=fact.pictures,
        tournament=fact.tournament,
        guests=None if fact.guests is None else (fact.owner_id, *fact.guests),
        again=fact.again,
    )


def apply_other(  # noqa: C901, PLR0912
    table: Table, fact: Fact
) -> Table:
    """Apply a fact that is no single act."""
    match fact:
        case facts.Acted(seat, act, by_computer, _):
            state = engine.apply(running_game(table).state, seat, act)
            return _act(table, seat, act, state, by_computer=by_computer)
        case facts.Opened():
            raise JournalError("a table is opened once")
        case facts.Started(draw=draw, mixins=mixins):
            again = table.again
            state = engine.begin(table.rules, draw.dealer) if again is None else State(table.rules, again.standing)
            fresh = table._replace(tally=(0,) * table.rules.units, games=0, people=people(table))
            return _begin_game(fresh._replace(draw=draw, drawn_with=mixins), state, None, fact)
        case facts.Rematched():
            return _begin_next_game(table, fact)
        case facts.Dealt():
            return _deal(table, fact)
        case facts.PackTaken(seat) | facts.TheftCalled(seat):
            return _take_pack(table, seat)
        case facts.RestClaimed() | facts.LaidOpen():
            return _lay_rest(table, fact)
        case facts.RankedAgreed(seat):
            user_id = table.chair(seat).user_id
            return table if user_id is None else note_willing(table._replace(agreed=(*table.agreed, user_id)), user_id)
        case facts.GameWanted(seat):
            return _want_game(table, seat)
        case facts.AnswersLapsed():
            return _stand_up(table)
        case facts.NextHandAsked(seat):
            return _mark_ready(table, seat)
        case facts.HandClosed():
            return _close_hand(table)
        case facts.Sealed(chain):
            return _seal_deals(table, chain)
        case facts.Renamed():
            return _rename_person(table, fact)
        case facts.WordChanged(user_id, word):
            return set_word(table, user_id, word)
        case facts.FellAsleep() | facts.Moved() | facts.RulesChanged():
            return _change_terms(table, fact)
        case (
            facts.Invited()
            | facts.Removed()
            | facts.SeatOffered()
            | facts.SeatDeclined()
            | facts.SeatTaken()
            | facts.Joined()
            | facts.ComputerJoined()
            | facts.ComputerLeft()
            | facts.Left()
        ):
            return _apply_seating(table, fact)
        case facts.TakenBack() | facts.Conceded() | facts.LastHandCalled() | facts.HandsAdded() | facts.Closed():
            return _apply_ending(table, fact)
        case _:
            raise AssertionError(fact)


def _change_terms(table: Table, fact: facts.FellAsleep | facts.Moved | facts.RulesChanged) -> Table:
    """Play in another channel or in none, or by other rules."""
    if isinstance(fact, facts.FellAsleep):
        return table._replace(asleep=True)
    if isinstance(fact, facts.Moved):
        return table._replace(channel_id=fact.channel_id, asleep=False)
    rules = fact.rules
    if table.status is not Status.LOBBY or rules.players != len(table.chairs):
        raise JournalError("these rules cannot be played at this table")
    return table._replace(rules=rules, tally=(0,) * rules.units, agreed=(), willing=(), answer_by=None)


def _apply_ending(
    table: Table,
    fact: facts.TakenBack | facts.Conceded | facts.LastHandCalled | facts.HandsAdded | facts.Closed,
) -> Table:
    """Apply a fact about what others have to agree to, or one that ends a game or a table."""
    match fact:
        case facts.TakenBack(seat):
            return _take_back(table, seat)
        case facts.Conceded(seat, _, counts):
            return _concede(table, seat, counts=counts)
        case facts.LastHandCalled():
            game = running_game(table)
            number = game.due.number - 1 if game.running is None else game.running.number
            return _finish_if_done(table._replace(last_hand=number if table.last_hand is None else table.last_hand))
        case facts.HandsAdded(hands):
            return _add_hands(table, hands)
        case facts.Closed(why):
            return _break_off(table)._replace(status=Status.CLOSED, proposal=None, answer_by=None, closing=str(why))


def _apply_seating(
    table: Table,
    fact: facts.Invited
    | facts.Removed
    | facts.SeatOffered
    | facts.SeatDeclined
    | facts.SeatTaken
    | facts.Joined
    | facts.ComputerJoined
    | facts.ComputerLeft
    | facts.Left,
) -> Table:
    """Apply a fact about who may sit where, who does, and whether they or a computer play."""
    if isinstance(fact, facts.Invited | facts.Removed):
        return _change_guests(table, fact)
    if isinstance(fact, facts.SeatOffered | facts.SeatDeclined | facts.SeatTaken):
        return _hand_seat_on(table, fact)
    seat = fact.seat
    match fact:
        case facts.Joined(_, user_id, name, _, word, unranked) if table.status is Status.PLAYING:
            return _promise_seat(set_word(table, user_id, word), Chair(seat, name, user_id, unranked=unranked))
        case facts.Joined(_, user_id, name, _, word, unranked):
            chairs = [Chair(chair.seat) if chair.user_id == user_id else chair for chair in table.chairs]
            chairs[seat - 1] = Chair(seat, name, user_id, unranked=unranked)
            return note_willing(set_word(table._replace(chairs=tuple(chairs)), user_id, word), user_id)
        case facts.ComputerJoined(_, name, level):
            computer = Chair(seat, name, level=level)
            return (_promise_seat if table.status is Status.PLAYING else put_chair)(table, computer)
        case facts.ComputerLeft():
            return put_chair(table, Chair(seat))
        case facts.Left() if any(one.seat == seat and one.user_id is not None for one in table.promised):
            return table._replace(promised=tuple(promise for promise in table.promised if promise.seat != seat))
        case facts.Left(_, owner_id):
            playing = table.status is Status.PLAYING
            chair = replace(table.chair(seat), left=True, away=False, rests_until=0.0) if playing else Chair(seat)
            after = put_chair(leave_game(table, seat)._replace(owner_id=owner_id), chair)
            return end_proposal(after) if is_in_vain(after) else after


def _change_guests(table: Table, fact: facts.Invited | facts.Removed) -> Table:
    """Let a person sit down, or send them away; whoever plays sits there to the end of the hand."""
    user_id = fact.user_id
    guests = None if table.guests is None else tuple(guest for guest in table.guests if guest != user_id)
    barred = tuple(other for other in table.barred if other != user_id)
    if isinstance(fact, facts.Invited):
        return table._replace(guests=None if guests is None else (*guests, user_id), barred=barred)
    stays = table.status is Status.PLAYING
    chairs = tuple(Chair(one.seat) if one.user_id == user_id and not stays else one for one in table.chairs)
    promised = tuple(chair for chair in table.promised if chair.user_id != user_id)
    offers = tuple(offer for offer in table.offers if offer.user_id != user_id)
    return table._replace(chairs=chairs, promised=promised, offers=offers, guests=guests, barred=(*barred, user_id))


def _hand_seat_on(table: Table, fact: facts.SeatOffered | facts.SeatDeclined | facts.SeatTaken) -> Table:
    """Note that a seat is offered or declined, or seat the person to whom it was offered, with the hand that its player
    held.
    """
    seat = fact.seat
    if isinstance(fact, facts.SeatOffered | facts.SeatDeclined):
        others = tuple(offer for offer in table.offers if offer.seat != seat)
        without = table._replace(offers=others)
        for offer in table.offers:
            without = note_in_vain(without, Aim.HAND_OVER, seat, offer.user_id) if offer.seat == seat else without
        if isinstance(fact, facts.SeatDeclined):
            return without
        return without._replace(offers=(*others, SeatOffer(seat, fact.user_id, table.at + AGREE_SECONDS)))
    game, before = running_game(table), table.chair(seat)
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
    now = _seat_newcomers(table._replace(game=game, promised=promised), (coming,))
    now = set_word(now, fact.user_id, fact.word)
    if now.turn is None or now.turn.seat != seat:
        return now
    return now._replace(turn_seq=now.seq, turn_at=now.at, asked_at=now.at)  # they have the whole time


def _take_hand(state: State, seat: Seat) -> TakenHand:
    """Return what somebody comes to know who takes over this seat's hand now."""
    view = seat_view(state, seat)
    plays = [play for trick in view.public.tricks for play in trick.plays] + list(view.public.trick)
    cards = (*view.hand, *(card for who, card in plays if who == seat))
    return TakenHand(seat, cards, len(view.discarded), len(view.gave), len(view.received))


def _rename_person(table: Table, fact: facts.Renamed) -> Table:
    """Put the new name on the person's chair, also in a finished game; the record keeps the names it began with."""

    def again(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
        return tuple(replace(chair, name=fact.name) if chair.user_id == fact.user_id else chair for chair in chairs)

    game = table.game
    if game is not None and game.seated:
        game = game._replace(seated=again(game.seated))
    return table._replace(chairs=again(table.chairs), game=game)


def _want_game(table: Table, seat: Seat | None) -> Table:
    """Note that somebody wants the next game. The first to say so starts the time that the others have to answer."""
    user_id = None if seat is None else table.chair(seat).user_id
    if table.answer_by is None:
        table = table._replace(answer_by=table.at + ANSWER_SECONDS, refusal=None)
    return table if user_id is None else note_willing(table, user_id)


def _stand_up(table: Table) -> Table:
    """Free the chairs of all who did not answer; if the owner is one of them, the first who stays owns the table."""
    silent = {chair.seat for chair in find_silent(table, table.at)}
    chairs = tuple(Chair(chair.seat) if chair.seat in silent else chair for chair in table.chairs)
    stay = [chair.user_id for chair in chairs if chair.user_id is not None]
    owner_id = table.owner_id if table.owner_id in stay or not stay else stay[0]
    return table._replace(chairs=chairs, owner_id=owner_id, answer_by=None)


def _seal_deals(table: Table, chain: Chain) -> Table:
    """Take the secrets of the deals to come from a new chain."""
    return table._replace(chain=chain, place=1)


def _begin_game(table: Table, state: State, previous: Previous | None, fact: facts.Started | facts.Rematched) -> Table:
    game = Game(
        first_seq=table.seq,
        started_at=table.at,
        previous=previous,
        state=state,
        names=tuple(chair.name or "" for chair in table.chairs),
        ranked=fact.ranked,
        clocks=fact.clocks,
    )
    return table._replace(
        status=Status.PLAYING, game=game, willing=(), answer_by=None, offers=(), refusal=None, in_vain=()
    )


def _begin_next_game(table: Table, fact: facts.Rematched) -> Table:
    """Begin the next game of the match, before its first deal."""
    game = table.game
    if game is None or game.state.result is None or game.state.result.winner is None:
        raise JournalError("there is no finished game that another could follow")
    state = game.state
    winner = game.state.result.winner
    previous = Previous(state.standing.dealer, winner, carry_over(table.rules, state.score))
    following = engine.begin_following(table.rules, previous.dealer, winner, previous.carry)
    return _begin_game(table._replace(draw=None), following, previous, fact)


def _take_pack(table: Table, seat: Seat) -> Table:
    """Give the pack to ``seat``; a second taking calls the theft, and the proper dealer gets it (law 2.8)."""
    game = running_game(table)
    if table.dealer is None:
        raise JournalError("no deal is due")
    holder = seat if game.pack_taken is None else table.dealer.seat
    return table._replace(game=game._replace(pack_taken=(holder, table.at)))


def _deal(table: Table, fact: facts.Dealt) -> Table:
    game = running_game(table)
    if fact.standing != game.due:
        raise ValueError(f"{game.due} was due, not {fact.standing}")
    state = engine.deal(game.state, fact.pack, fact.thief)
    stolen, standing = fact.thief is not None, state.standing
    seal, place = table.chain.seal, table.place
    sealed = fact.secret, commitment(fact.secret)
    whose = standing.number, standing.dealer
    running = DealLog(*whose, fact.pack, *sealed, fact.mixins, seal, place, stolen=stolen, hand_seq=table.seq)
    game = game._replace(state=state, running=running, hand_seq=table.seq, pack_taken=None, seen_by=(), taken_hands=())
    offers = tuple(offer for offer in table.offers if offer.until > table.at)
    return _use_secret(table._replace(game=game, offers=offers, refusal=None, in_vain=()), fact)


def _use_secret(table: Table, fact: facts.Dealt) -> Table:
    """Go on to the next deal's secret; people's presses from now on are mixed into that."""
    used = table._replace(presses=(), drawn_with=None, place=table.place + 1)
    return used if fact.next_chain is None else _seal_deals(used, fact.next_chain)


def _lay_rest(table: Table, fact: facts.RestClaimed | facts.LaidOpen) -> Table:
    """Play all cards that are left, each as an act of its own player."""
    game = running_game(table)
    if game.running is None:
        raise JournalError("cards were laid open before the deal")
    seat = fact.seat if isinstance(fact, facts.RestClaimed) else None
    running = game.running._replace(claimed=ClaimedRest(seat, game.state.hands))
    table = table._replace(game=game._replace(running=running))
    for seat, act in fact.acts:
        state = engine.apply(running_game(table).state, seat, act)
        table = _act(table, seat, act, state, by_computer=not present(table.chair(seat)))
    return table


def _act(table: Table, seat: Seat, act: Act, state: State, *, by_computer: bool) -> Table:
    """Return the table after an act of this seat that has led to ``state``."""
    game, chair = running_game(table), credit_act(table.chairs[seat - 1], by_computer=by_computer)
    log = game.running
    if log is None:
        raise JournalError("somebody acted before the deal")
    if not by_computer and game.standstill is not None:
        game = game._replace(standstill=None)
    running = log._replace(acts=(*log.acts, (seat, act)), by=(*log.by, chair))
    last = None if by_computer else LastAct(seat, table.seq, game.state)
    played = drop_take_back(table)._replace(game=game.add_act(state, running, table.at, last))
    return played if state.result is None or may_be_claimed(state) else _close_hand(played)


def _take_back(table: Table, seat: Seat) -> Table:
    """Undo the latest act, which must be this seat's."""
    game = running_game(table)
    if game.last_act is None or game.last_act.seat != seat or game.running is None:
        raise JournalError("that act is not the last one")
    return table._replace(proposal=None if table.is_undoing else table.proposal, game=game.take_back(table.at))


def _mark_ready(table: Table, seat: Seat) -> Table:
    """Note that the seat needs no more time to make claims about the hand."""
    game = running_game(table)
    if not game.claims_open:
        raise JournalError("no hand waits to be claimed")
    return table._replace(game=game._replace(ready=(*(other for other in game.ready if other != seat), seat)))


def _close_hand(table: Table) -> Table:
    """Close the hand: no claim can change it any more, and it is scored."""
    game = running_game(table)
    if game.running is None or game.state.result is None:
        raise JournalError("no hand is over that could be closed")
    closed = game.close_hand(game.running, game.state.result, table.chairs)
    return _seat_promised(_score_game(table._replace(game=closed), game.state.result))


def _promise_seat(table: Table, chair: Chair) -> Table:
    """Keep a seat for a person or a computer until the hand is over."""
    others = (one for one in table.promised if one.seat != chair.seat and not one.is_same_player(chair))
    promised = table._replace(promised=(*others, chair))
    return promised if running_game(table).running is not None else _seat_promised(promised)


def _seat_promised(table: Table) -> Table:
    """Let those sit down for whom seats were kept."""
    if not table.promised:
        return table
    return _seat_newcomers(table._replace(promised=()), table.promised)


def _seat_newcomers(table: Table, coming: Sequence[Chair]) -> Table:
    """Let people sit down in seats that computers or other people had, and computers in those of people who were sent
    away; with the owner's seat the table becomes theirs.
    """
    by_seat = {chair.seat: chair for chair in coming}
    if table.proposal is not None and table.proposal.seat in by_seat:
        table = end_proposal(table)
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
    offers = tuple(offer for offer in table.offers if offer.seat not in by_seat)
    seated = table._replace(chairs=chairs, game=game, owner_id=owner_id or table.owner_id, offers=offers)
    if seated.proposal is not None:  # who has just come has said nothing yet
        proposal = seated.proposal
        agreed = tuple(seat for seat in proposal.agreed if seat not in by_seat)
        seated = seated._replace(proposal=replace(proposal, agreed=agreed))
    for chair in coming:
        seated = seated if chair.user_id is None else note_willing(seated, chair.user_id)
    return seated


def _break_off(table: Table) -> Table:
    """Keep the unfinished first hand of a ranked game that ends in it; later unfinished hands are dropped."""
    game = table.game
    if table.status is not Status.PLAYING or game is None or game.deals or not game.binding or game.running is None:
        return table
    return table._replace(game=game._replace(deals=(game.running._replace(seated=table.chairs),), running=None))


def _concede(table: Table, seat: Seat, *, counts: bool) -> Table:
    """End the game by a concession. The hand on the table is kept but not scored; earlier scores stand."""
    if table.claims_open:
        table = _close_hand(table)
    if table.status is Status.FINISHED:
        return table
    game = running_game(table)
    state = engine.concede(game.state, unit_of(seat, table.rules.traits.partners))
    assert state.result is not None  # noqa: S101 - the game is over
    deals = game.deals if game.running is None else (*game.deals, game.running._replace(seated=table.chairs))
    ended = game._replace(state=state, deals=deals, running=None, void=not counts)
    over = ended._replace(pack_taken=None, open_since=None, ready=(), last_act=None)
    return _seat_promised(_score_game(table._replace(game=over), state.result))


def _score_game(table: Table, result: HandResult) -> Table:
    """Finish the game if the hand decided it, and add its value to the match (laws 7.5, 7.6)."""
    if result.winner is None:
        return _finish_if_done(table)
    ended = running_game(table)._replace(seated=table.chairs)
    if ended.void:
        return table._replace(status=Status.FINISHED, game=ended, proposal=None)
    value = game_value(table.rules, result.score, result.winner)
    tally = tuple(won + value if unit == result.winner else won for unit, won in enumerate(table.tally, 1))
    return table._replace(status=Status.FINISHED, game=ended, tally=tally, games=table.games + 1, proposal=None)


def _finish_if_done(table: Table) -> Table:
    """Finish a tournament's table that is between two hands and has played all of them."""
    game = running_game(table)
    if game.running is not None or not table.tournament_done:
        return table
    return table._replace(status=Status.FINISHED, game=game._replace(seated=table.chairs), proposal=None)


def _add_hands(table: Table, hands: int) -> Table:
    """Add hands to a tournament's table."""
    running_game(table)
    if table.tournament is None or table.tournament.hands is None or hands < 1:
        raise JournalError("no hands can be added to this table")
    return table._replace(tournament=replace(table.tournament, hands=table.tournament.hands + hands))
