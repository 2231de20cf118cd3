"""A table as a pure fold over its journal's facts: ``opened(…)``, then ``after(table, fact, at)`` for each one more.

What is here knows everything, secrets too, and never leaves ``bot.tables``; ``views.py`` makes what may be seen of it.
It knows no clock, no store and no chance: the time comes with the facts, and every shuffled pack stands in one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from bot.deals.draw import Chain, commitment
from bot.engine import core
from bot.engine.acts import Act
from bot.engine.match import Previous, carry_over, game_value
from bot.engine.rules import Law
from bot.engine.seats import Seat, unit_of
from bot.engine.state import HandResult, State
from bot.storage.port import Entry, TableId
from bot.tables.facts import (
    Acted,
    AnswersLapsed,
    CloseAgreed,
    Closed,
    CloseLapsed,
    CloseProposed,
    ComputerJoined,
    ComputerLeft,
    Conceded,
    ConcedeOffered,
    Dealt,
    Fact,
    GameWanted,
    HandClosed,
    HandsAdded,
    Joined,
    JournalError,
    LastHandCalled,
    Left,
    Moved,
    NextHandAsked,
    Opened,
    PackTaken,
    RankedAgreed,
    Rematched,
    Renamed,
    RestClaimed,
    Returned,
    Sealed,
    Started,
    TheftCalled,
    WentAway,
    WordChanged,
)
from bot.tables.journal import decode
from bot.tables.ranked_games import ANSWER_SECONDS, unanswered
from bot.tables.snapshots import Chair, ClaimedRest, CloseProposal, Status
from bot.tables.table import DealLog, Game, Table, may_be_claimed, present

AGREE_SECONDS = 300.0
"""For how long the other side may agree to the closing of a ranked game."""

_MOVES = (Acted, RestClaimed, Dealt, PackTaken, TheftCalled)
"""What a game's players do in it; whoever is on turn afterwards is asked anew."""


def open_table(table_id: TableId, fact: Opened, at: float) -> Table:
    """The table that a journal's first fact makes; ``at`` is Unix time in seconds."""
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
        contest=fact.contest,
    )


def apply_fact(table: Table, fact: Fact, at: float) -> Table:
    """The table after one more fact, at this Unix time.

    Raises ``Unlawful`` for an act against the rules, ``ValueError`` for any other fact that contradicts the table.
    """
    seq, moved = table.seq + 1, isinstance(fact, _MOVES)
    # A move asks the next player. Set turn_seq, turn_at and asked_at here: copying a Table is expensive.
    turn_seq, turn_at, asked_at = (seq, at, at) if moved else (table.turn_seq, table.turn_at, table.asked_at)
    now = table._replace(
        seq=seq, at=at, presses=_latest_presses(table, fact), turn_seq=turn_seq, turn_at=turn_at, asked_at=asked_at
    )
    changed = _apply(now, fact)
    if moved and _asks_the_same(table, changed):
        changed = changed._replace(turn_seq=table.turn_seq, turn_at=table.turn_at, asked_at=table.asked_at)
    if changed.status is not table.status:
        changed = changed._replace(status_seq=seq, turn_seq=seq, turn_at=at)
    elif _wakes(table, fact):
        changed = changed._replace(turn_at=at, lapsed=0)
    return _set_asked_at(changed)


def _asks_the_same(before: Table, now: Table) -> bool:
    """Whether an act left everything as it lay: a false claim, say, neither moves a clock nor ages a button."""
    if before.state is None or now.state is None or before.state.irregularities is None:
        return False
    return _question(before.state) == _question(now.state)


def _question(state: State) -> tuple[object, ...]:
    over = state.result is not None
    return state.standing.number, state.phase, state.turn, state.trick, len(state.tricks), state.calls, over


def _wakes(table: Table, fact: Fact) -> bool:
    """Whether somebody comes back to a table that waited for people between two hands: there the time begins."""
    return isinstance(fact, Returned) and table.dealer is not None and not table.attended


def _set_asked_at(table: Table) -> Table:
    """Since when the person on turn is asked: since the decision came up, even if they were gone meanwhile."""
    if (table.asked is None) == (table.asked_at is None):
        return table
    return table._replace(asked_at=None if table.asked is None else table.turn_at)


def _latest_presses(table: Table, fact: Fact) -> tuple[tuple[int, int], ...]:
    """The latest press of each player since the deal before, oldest first."""
    match fact:
        case Acted() | RestClaimed() | Returned() | PackTaken() | TheftCalled() | NextHandAsked() | Conceded():
            user_id = table.chairs[fact.seat - 1].user_id
        case GameWanted(seat):
            user_id = None if seat is None else table.chairs[seat - 1].user_id
        case Joined() | Started() | Rematched():
            user_id = fact.user_id
        case _:
            return table.presses
    if user_id is None or fact.press is None:
        return table.presses
    return (*(known for known in table.presses if known[0] != user_id), (user_id, fact.press))


def _apply(table: Table, fact: Fact) -> Table:
    match fact:
        case Acted():
            return _act(table, fact.seat, fact.act, by_computer=fact.computer)
        case Opened():
            raise JournalError("a table is opened once")
        case Started(draw=draw, mixins=mixins):
            state = core.begin(table.rules, draw.dealer)
            fresh = table._replace(tally=(0,) * table.rules.units, games=0, people=people(table))
            return _begin_game(fresh._replace(draw=draw, drawn_with=mixins), state, None, fact)
        case Rematched():
            return _begin_next_game(table, fact)
        case Dealt():
            return _deal(table, fact)
        case PackTaken(seat) | TheftCalled(seat):
            return _take_pack(table, seat)
        case RestClaimed():
            return _lay_claimed(table, fact)
        case RankedAgreed(seat):
            user_id = table.chair(seat).user_id
            return table if user_id is None else _note_willing(table._replace(agreed=(*table.agreed, user_id)), user_id)
        case GameWanted(seat):
            return _want_game(table, seat)
        case AnswersLapsed():
            return _stand_up(table)
        case NextHandAsked(seat):
            return _mark_ready(table, seat)
        case HandClosed():
            return _close_hand(table)
        case Sealed(chain):
            return _seal_deals(table, chain)
        case Renamed():
            return _rename_person(table, fact)
        case WordChanged(user_id, word):
            return _set_word(table, user_id, word)
        case Moved(channel_id):
            return table._replace(channel_id=channel_id)
        case Joined() | ComputerJoined() | ComputerLeft() | Left() | WentAway() | Returned():
            return _apply_seating(table, fact)
        case _:
            return _apply_ending(table, fact)


def _apply_ending(
    table: Table,
    fact: CloseProposed | CloseAgreed | ConcedeOffered | Conceded | CloseLapsed | LastHandCalled | HandsAdded | Closed,
) -> Table:
    """What ends a game or a table, or is to do so."""
    match fact:
        case CloseProposed(seat):
            return table._replace(proposal=CloseProposal(seat, table.seq, table.at + AGREE_SECONDS))
        case CloseAgreed(seat):
            return _agree_to_close(table, seat)
        case ConcedeOffered(seat):
            return table._replace(proposal=CloseProposal(seat, table.seq, table.at + AGREE_SECONDS, concede=True))
        case Conceded(seat, _, counts):
            return _concede(table, seat, counts=counts)
        case CloseLapsed():
            return table._replace(proposal=None)
        case LastHandCalled():
            game = _running_game(table)
            number = game.due.number - 1 if game.running is None else game.running.number
            return _finish_if_done(table._replace(last_hand=number if table.last_hand is None else table.last_hand))
        case HandsAdded(hands):
            return _add_hands(table, hands)
        case Closed(why):
            return _break_off(table)._replace(status=Status.CLOSED, proposal=None, answer_by=None, closing=str(why))


def _apply_seating(table: Table, fact: Joined | ComputerJoined | ComputerLeft | Left | WentAway | Returned) -> Table:
    """Who sits where, and whether they play or a computer does."""
    seat = fact.seat
    match fact:
        case Joined(_, user_id, name, _, word, unranked):
            freed = tuple(Chair(chair.seat) if chair.user_id == user_id else chair for chair in table.chairs)
            joined = _put_chair(table._replace(chairs=freed), Chair(seat, name, user_id, unranked=unranked))
            return _note_willing(_set_word(joined, user_id, word), user_id)
        case ComputerJoined(_, name, level):
            return _put_chair(table, Chair(seat, name, level=level))
        case ComputerLeft():
            return _put_chair(table, Chair(seat))
        case Left(_, owner_id):
            playing = table.status is Status.PLAYING
            chair = replace(table.chair(seat), left=True, away=False) if playing else Chair(seat)
            return _put_chair(_leave_game(table, seat)._replace(owner_id=owner_id), chair)
        case WentAway():
            gone = _leave_game(table, seat)._replace(lapsed=table.turn_seq)
            return _put_chair(gone, replace(table.chair(seat), away=True))
        case Returned():
            back = table if table.game is None else table._replace(game=table.game._replace(standstill=None))
            return _put_chair(back, replace(table.chair(seat), away=False, left=False))
        case _:
            assert_never(fact)


def _rename_person(table: Table, fact: Renamed) -> Table:
    """Another name on their chair, also on that of a finished game; its record keeps the names that it began with."""

    def again(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
        return tuple(replace(chair, name=fact.name) if chair.user_id == fact.user_id else chair for chair in chairs)

    game = table.game
    if game is not None and game.seated:
        game = game._replace(seated=again(game.seated))
    return table._replace(chairs=again(table.chairs), game=game)


def _note_willing(table: Table, user_id: int) -> Table:
    """The person has said now that they play the next game."""
    others = tuple(known for known in table.willing if known[0] != user_id)
    return table._replace(willing=(*others, (user_id, table.at)))


def _want_game(table: Table, seat: Seat | None) -> Table:
    """Somebody would like the next game to begin: from the first one's word on, the others are asked."""
    user_id = None if seat is None else table.chair(seat).user_id
    if table.answer_by is None:
        table = table._replace(answer_by=table.at + ANSWER_SECONDS)
    return table if user_id is None else _note_willing(table, user_id)


def _stand_up(table: Table) -> Table:
    """Everybody who was asked and has not answered stands up; if its owner does, the first who stays owns the table."""
    silent = {chair.seat for chair in unanswered(table, table.at)}
    chairs = tuple(Chair(chair.seat) if chair.seat in silent else chair for chair in table.chairs)
    stay = [chair.user_id for chair in chairs if chair.user_id is not None]
    owner_id = table.owner_id if table.owner_id in stay or not stay else stay[0]
    return table._replace(chairs=chairs, owner_id=owner_id, answer_by=None)


def _leave_game(table: Table, seat: Seat) -> Table:
    """A player has gone from a game, if one goes on."""
    if table.game is None:
        return table
    return table._replace(game=table.game.without(seat, None if table.asked is None else table.asked.seat))


def _put_chair(table: Table, chair: Chair) -> Table:
    chairs = tuple(chair if known.seat == chair.seat else known for known in table.chairs)
    return table._replace(chairs=chairs)


def _set_word(table: Table, user_id: int, word: str) -> Table:
    """The person's word is this one now."""
    others = tuple(known for known in table.words if known[0] != user_id)
    return table._replace(words=(*others, (user_id, word)) if word else others)


def _seal_deals(table: Table, chain: Chain) -> Table:
    """The deals to come have their secrets from a new chain."""
    return table._replace(chain=chain, place=1)


def people(table: Table) -> tuple[int | None, ...]:
    """Who sits where, as far as a match depends on it: computers are alike."""
    return tuple(chair.user_id for chair in table.chairs)


def _begin_game(table: Table, state: State, previous: Previous | None, fact: Started | Rematched) -> Table:
    game = Game(
        first_seq=table.seq,
        started_at=table.at,
        previous=previous,
        state=state,
        names=tuple(chair.name or "" for chair in table.chairs),
        ranked=fact.ranked,
        stood_in=(0,) * table.rules.players,
        clocks=fact.clocks,
    )
    return table._replace(status=Status.PLAYING, game=game, willing=(), answer_by=None)


def _begin_next_game(table: Table, fact: Rematched) -> Table:
    """The next game of the match, before its first deal."""
    game = table.game
    if game is None or game.state.result is None or game.state.result.winner is None:
        raise JournalError("there is no finished game that another could follow")
    state = game.state
    winner = game.state.result.winner
    previous = Previous(state.standing.dealer, winner, carry_over(table.rules, state.score))
    following = core.begin_following(table.rules, previous.dealer, winner, previous.carry)
    return _begin_game(table._replace(draw=None), following, previous, fact)


def _running_game(table: Table) -> Game:
    if table.game is None or table.status is not Status.PLAYING:
        raise JournalError("no game goes on at this table")
    return table.game


def _take_pack(table: Table, seat: Seat) -> Table:
    """Somebody has the pack; whoever calls a theft gives it to the proper dealer (law 2.8)."""
    game = _running_game(table)
    if table.dealer is None:
        raise JournalError("no deal is due")
    holder = seat if game.pack_taken is None else table.dealer.seat
    return table._replace(game=game._replace(pack_taken=(holder, table.at)))


def _deal(table: Table, fact: Dealt) -> Table:
    game = _running_game(table)
    state = core.deal(game.state, fact.pack, fact.thief)
    stolen, standing = fact.thief is not None, state.standing
    seal, place = table.chain.seal, table.place
    sealed = fact.secret, commitment(fact.secret)
    running = DealLog(standing.number, standing.dealer, fact.pack, *sealed, fact.mixins, seal, place, stolen=stolen)
    begun = game._replace(state=state, running=running, hand_seq=table.seq, pack_taken=None)
    dealt = table._replace(game=begun, presses=(), drawn_with=None, place=place + 1)
    return dealt if fact.next_chain is None else _seal_deals(dealt, fact.next_chain)


def _lay_claimed(table: Table, fact: RestClaimed) -> Table:
    """All cards that are left are laid, each as if its own player had."""
    game = _running_game(table)
    if game.running is None:
        raise JournalError("somebody claimed the rest before the deal")
    running = game.running._replace(claimed=ClaimedRest(fact.seat, game.state.hands))
    table = table._replace(game=game._replace(running=running))
    for seat, act in fact.acts:
        table = _act(table, seat, act, by_computer=not present(table.chair(seat)))
    return table


def _act(table: Table, seat: Seat, act: Act, *, by_computer: bool) -> Table:
    game = _running_game(table).decided(seat, act, by_computer=by_computer)
    if game.running is None:
        raise JournalError("somebody acted before the deal")
    state = core.apply(game.state, seat, act)
    running = game.running._replace(acts=(*game.running.acts, (seat, act)))
    played = table._replace(game=game.went_on(state, running, table.at))
    return played if state.result is None or may_be_claimed(state) else _close_hand(played)


def _mark_ready(table: Table, seat: Seat) -> Table:
    """One more has seen enough of the hand that can still be claimed."""
    game = _running_game(table)
    if not game.claims_open:
        raise JournalError("no hand waits to be claimed")
    return table._replace(game=game._replace(ready=(*(known for known in game.ready if known != seat), seat)))


def _close_hand(table: Table) -> Table:
    """Nothing changes the hand any more: it counts."""
    game = _running_game(table)
    if game.running is None or game.state.result is None:
        raise JournalError("no hand is over that could be closed")
    absent = tuple(chair.seat for chair in table.chairs if chair.left or chair.away)
    closed = game.hand_closed(game.running, game.state.result, absent)
    return _score_game(table._replace(game=closed), game.state.result)


def _agree_to_close(table: Table, seat: Seat) -> Table:
    """One more agrees to what somebody has proposed."""
    proposal = table.proposal
    if proposal is None or proposal.concede:
        raise JournalError("nobody has proposed to close the table")
    return table._replace(proposal=replace(proposal, agreed=(*proposal.agreed, seat)))


def _break_off(table: Table) -> Table:
    """Of a ranked game that ends in its first hand, that hand is kept as far as it was played."""
    game = table.game
    if table.status is not Status.PLAYING or game is None or game.deals or not game.binding or game.running is None:
        return table
    return table._replace(game=game._replace(deals=(game.running,), running=None))


def _concede(table: Table, seat: Seat, *, counts: bool) -> Table:
    """A side gives the game up: the hand on the table counts for nobody but is kept; what was scored before stands."""
    if table.claims_open:
        table = _close_hand(table)
    if table.status is Status.FINISHED:
        return table
    game = _running_game(table)
    state = core.concede(game.state, unit_of(seat, table.rules.traits.partners))
    assert state.result is not None  # noqa: S101 - the game is over
    deals = game.deals if game.running is None else (*game.deals, game.running)
    over = game._replace(
        state=state, deals=deals, running=None, pack_taken=None, open_since=None, ready=(), void=not counts
    )
    return _score_game(table._replace(game=over), state.result)


def _score_game(table: Table, result: HandResult) -> Table:
    """After a hand: the game may be over, and counts in the match (laws 7.5, 7.6)."""
    if result.winner is None:
        return _finish_if_done(table)
    ended = _running_game(table)._replace(seated=table.chairs)
    if ended.void:
        return table._replace(status=Status.FINISHED, game=ended, proposal=None)
    value = game_value(table.rules, result.score, result.winner)
    tally = tuple(won + value if unit == result.winner else won for unit, won in enumerate(table.tally, 1))
    return table._replace(status=Status.FINISHED, game=ended, tally=tally, games=table.games + 1, proposal=None)


def _finish_if_done(table: Table) -> Table:
    """A contest's table between two hands: it is over if it has played them all."""
    game = _running_game(table)
    if game.running is not None or not table.contest_done:
        return table
    return table._replace(status=Status.FINISHED, game=game._replace(seated=table.chairs), proposal=None)


def _add_hands(table: Table, hands: int) -> Table:
    """A contest's table plays so many hands more."""
    _running_game(table)
    if table.contest is None or table.contest.hands is None or hands < 1:
        raise JournalError("no hands can be added to this table")
    return table._replace(contest=replace(table.contest, hands=table.contest.hands + hands))


# -- replay
# A table from its journal: after the last entry, or after each of them. Pure.


def replay(table_id: TableId, entries: Sequence[Entry]) -> Table:
    """The table that a whole journal makes; ``JournalError`` names the entry that does not fit."""
    table, place = _replay_first(table_id, entries), 1
    while place < len(entries):
        table, place = _replay_acts(table, entries, place)
        table, place = _replay_entry(table, entries[place]), place + 1
    return table


def unfold(table_id: TableId, entries: Sequence[Entry]) -> Iterator[Table]:
    """The table after each entry of its journal, one after another; raises as ``replayed`` does."""
    table = _replay_first(table_id, entries)
    yield table
    for entry in entries[1:]:
        table = _replay_entry(table, entry)
        yield table


def _replay_first(table_id: TableId, entries: Sequence[Entry]) -> Table:
    if not entries:
        raise JournalError("the journal is empty")
    fact = decode(entries[0])
    if not isinstance(fact, Opened):
        raise JournalError(f"a journal begins with its table's opening, not with {entries[0].kind!r}")
    return open_table(table_id, fact, entries[0].at)


def _replay_entry(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    if entry.seq != table.seq + 1:
        raise JournalError(f"entry {entry.seq} stands where {table.seq + 1} was due")
    try:
        return apply_fact(table, decode(entry), entry.at)
    except JournalError:
        raise
    except ValueError as error:
        raise JournalError(f"entry {entry.seq} ({entry.kind}) does not fit: {error}") from error


def _replay_acts(table: Table, entries: Sequence[Entry], place: int) -> tuple[Table, int]:
    """The table after the acts from ``place`` on that another act of the same hand follows, and where that stands.

    Most of a journal: nothing is left of the tables between such acts, so they are not made. The act that follows sets
    ``turn_seq`` and ``asked_at``, which stay here as they were. An act that does not fit, or that ends a hand, is not
    taken here; nor are those of old-school tables, where an act may leave the question as it was.
    """
    game, begun = table.game, place
    if game is None or (running := game.running) is None or table.rules.law is Law.OLD_SCHOOL:
        return table, place
    state, acts, presses = game.state, list(running.acts), dict(table.presses)
    while place + 1 < len(entries) and entries[place].kind == entries[place + 1].kind == "acted":
        fact = decode(entries[place])
        if not isinstance(fact, Acted) or entries[place].seq != place + 1:
            break
        try:
            following = core.apply(state, fact.seat, fact.act)
        except ValueError:
            break
        if following.result is not None:
            break
        state = following
        acts.append((fact.seat, fact.act))
        game = game.decided(fact.seat, fact.act, by_computer=fact.computer)
        user_id = table.chair(fact.seat).user_id
        if fact.press is not None and user_id is not None:
            presses.pop(user_id, None)
            presses[user_id] = fact.press
        place += 1
    if place == begun:
        return table, place
    game = game._replace(state=state, running=running._replace(acts=tuple(acts)))
    last = entries[place - 1]
    return table._replace(seq=last.seq, at=last.at, presses=tuple(presses.items()), game=game), place
