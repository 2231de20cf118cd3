"""How tables, matches and games begin: opening a table, choosing rules, and consent to a ranked game. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.deals.draw import Chain, DealerDraw, draw_dealer
from bot.engine import game as engine
from bot.engine.game import Previous, carry_over
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.storage.api import TableId
from bot.tables.closing import Closed
from bot.tables.consent import propose
from bot.tables.decisions import Person, Reason, What
from bot.tables.facts import Fact, JournalError, WhyClosed
from bot.tables.hands import draw_mixins
from bot.tables.model import (
    RANKED_TURNS,
    Aim,
    Chair,
    Game,
    PastDeal,
    Proposal,
    Status,
    Table,
    TableSettings,
    TournamentSeat,
    TournamentTable,
    Turns,
)
from bot.tables.ranked import ANSWER_SECONDS, find_silent, would_rank
from bot.tables.room import Case, Kept, Room, Ruling, Wish
from bot.tables.seating import (
    ComputerJoined,
    computer_name,
    new_computers,
    note_willing,
    refuse_to_arrange,
    seat_computer,
    storable_name,
)

# -- a table, and the rules that are played at it


@dataclass(frozen=True, slots=True)
class Open(What):
    """Open a table in a channel. Its owner takes seat 1; ``computers`` computer players take the next seats.

    ``level`` is the level of those computers. ``pictures`` says whether the table is shown as a picture. ``None`` in
    either field means the server's setting. If ``guests`` (user ids) is set, the table is private: only they and the
    owner may sit down.
    """

    guild_id: int
    channel_id: int
    rules: Rules
    computers: int = 0
    level: str | None = None
    pictures: bool | None = None
    guests: tuple[int, ...] | None = None
    turns: Turns = Turns.USUAL


@dataclass(frozen=True, slots=True)
class ComputerName:
    """The name and the level of one computer player."""

    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    """A table was opened. Its owner sits at seat 1, the computers sit in the next seats.

    ``chain`` holds the secrets of the first game's deals. ``word`` is the owner's own word (``WordChanged``).
    ``pictures`` says whether the table is shown as a picture; ``None`` means the server's setting. The table of a
    ``tournament`` has ``seats``: the bot fills all of them and asks nobody. ``unranked`` is as in ``Joined``. If
    ``guests`` (user ids) is set, only they and the owner may sit down. ``again`` is an earlier deal that is played once
    more at this table.
    """

    kind: ClassVar = "opened"
    guild_id: int
    channel_id: int
    owner_id: int
    name: str
    rules: Rules
    computers: tuple[ComputerName, ...]
    chain: Chain
    word: str = ""
    pictures: bool | None = None
    tournament: TournamentTable | None = None
    seats: tuple[TournamentSeat, ...] = ()
    unranked: bool = False
    guests: tuple[int, ...] | None = None
    again: PastDeal | None = None
    turns: Turns = Turns.USUAL


def judge_opening(person: Person, what: Open, settings: TableSettings) -> Opened | Reason:
    """Return a new table's first fact, or ``TABLE_FULL`` if it wants more computers than there are free seats."""
    if not 0 <= what.computers < what.rules.players:
        return Reason.TABLE_FULL
    used, level = [person.name], what.level or settings.computer_level
    for _ in range(what.computers):
        used.append(computer_name(level, used))
    return Opened(
        what.guild_id,
        what.channel_id,
        person.user_id,
        storable_name(person.name),
        what.rules,
        tuple(ComputerName(name, level) for name in used[1:]),
        Chain(settings.entropy()),
        person.word,
        what.pictures,
        unranked=person.unranked,
        guests=what.guests,
        turns=what.turns,
    )


def open_table(table_id: TableId, fact: Opened, at: float) -> Table:
    """Return the table that ``fact``, the first fact of its journal, opens; ``at`` is Unix time in seconds."""
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
        turns=fact.turns,
    )


def _open_again(table: Table, _: Opened) -> Table:
    raise JournalError("journal-opened-twice")


@dataclass(frozen=True, slots=True)
class ChangeRules(What):
    """Change the rules for the same number of players, and how much time people have (``None``: leave it): its owner
    or a moderator, before the first game.
    """

    rules: Rules
    turns: Turns | None = None


@dataclass(frozen=True, slots=True)
class RulesChanged(Fact):
    """The rules of the table or its ``turns`` changed. All consent to a ranked game is dropped."""

    kind: ClassVar = "rules-changed"
    rules: Rules
    turns: Turns | None = None


def _judge_rules(case: Case[ChangeRules]) -> Ruling:
    table, rules = case.table, case.what.rules
    if table.status is not Status.LOBBY:
        return Reason.ALREADY_STARTED if table.status is Status.PLAYING else Reason.GAME_OVER
    if not case.in_charge:
        return Reason.NOT_ALLOWED
    if rules.players != table.rules.players:
        return Reason.NO_SUCH_SEAT
    turns = case.what.turns if case.what.turns != table.turns else None
    return (RulesChanged(rules, turns),) if turns is not None or rules != table.rules else ()


def _change_rules(table: Table, fact: RulesChanged) -> Table:
    rules = fact.rules
    if table.status is not Status.LOBBY or rules.players != len(table.chairs):
        raise JournalError("journal-rules")
    turns, tally = fact.turns or table.turns, (0,) * rules.units
    return table._replace(rules=rules, turns=turns, tally=tally, agreed=(), willing=(), proposal=None)


# -- the first game of a match, and the next ones


class Start(What):
    """Begin the game. Computers take the free seats."""


class Rematch(What):
    """Begin another game of the match, with the same people in the same seats (laws 2.6, 7.6)."""


@dataclass(frozen=True, slots=True)
class Started(Fact):
    """A match began, with the draw for its first dealer (law 2.1).

    ``mixins`` are the texts that were mixed into the draw and are mixed into the first deal. ``ranked`` says whether
    the first game counts for ratings. ``clocks`` are the times of a ranked game (``TableSettings.clocks``); ``None``
    means that the server's settings hold.
    """

    kind: ClassVar = "started"
    draw: DealerDraw
    user_id: int
    press: int | None
    mixins: tuple[str, ...]
    ranked: bool
    clocks: tuple[float, float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class Rematched(Fact):
    """Another game of the match began (laws 2.6, 7.6). ``ranked`` and ``clocks`` are as in ``Started``."""

    kind: ClassVar = "rematched"
    user_id: int
    press: int | None
    ranked: bool
    clocks: tuple[float, float, float, float] | None = None


def _judge_start(case: Case[Start]) -> Ruling:
    if case.table.status is Status.FINISHED:
        return Reason.GAME_OVER
    if (refused := refuse_to_arrange(case)) is not None:
        return refused
    if case.table.free:
        return _first_game_with(new_computers(case.table, case.table.free, case.settings), case)
    asking = _ask_everybody(case)
    return _first_game(case, case.table) if asking is None else asking


def _judge_rematch(case: Case[Rematch]) -> Ruling:
    """Go on with the match if the same people sit in the same seats; otherwise begin a new one."""
    table, settings = case.table, case.settings
    if table.status is not Status.FINISHED:
        return Reason.GAME_GOES_ON if table.status is Status.PLAYING else Reason.NOT_STARTED
    if case.player is None:
        return case.refuse_outsider()
    if table.is_stale_button(case.seq):
        return Reason.STALE
    asking = None if table.free else _ask_everybody(case)
    if asking is not None:
        return asking
    deserted = [other.seat for other in table.chairs if other.left]
    if not deserted and _people(table) == table.people and not table.free:
        ranked = would_rank(table, settings.ranked)
        return (Rematched(case.person.user_id, case.press, ranked, settings.clocks if ranked else None),)
    return _first_game_with(new_computers(table, deserted, settings), case)


def _first_game_with(computers: tuple[ComputerJoined, ...], case: Case[What]) -> Ruling:
    table = case.table
    for joined in computers:
        table = seat_computer(table, joined)
    first_game = _first_game(case, table)
    return first_game if isinstance(first_game, Reason) else (*computers, *first_game)


def _first_game(case: Case[What], table: Table) -> Ruling:
    if table.free:
        return Reason.SEATS_FREE
    user_id, settings = case.person.user_id, case.settings
    mixins = draw_mixins(table, settings, user_id, case.press)
    draw = draw_dealer(table.rules, table.chain.secret(table.place), mixins)
    ranked = would_rank(table, settings.ranked)
    return (Started(draw, user_id, case.press, mixins, ranked, settings.clocks if ranked else None),)


def _start(table: Table, fact: Started) -> Table:
    again = table.again
    state = engine.begin(table.rules, fact.draw.dealer) if again is None else State(table.rules, again.standing)
    fresh = table._replace(tally=(0,) * table.rules.units, games=0, people=_people(table))
    return _begin_game(fresh._replace(draw=fact.draw, drawn_with=fact.mixins), state, None, fact)


def _people(table: Table) -> tuple[int | None, ...]:
    return tuple(chair.user_id for chair in table.chairs)


def _begin_next_game(table: Table, fact: Rematched) -> Table:
    game = table.game
    if game is None or game.state.result is None or game.state.result.winner is None:
        raise JournalError("journal-no-rematch")
    state = game.state
    winner = game.state.result.winner
    previous = Previous(state.standing.dealer, winner, carry_over(table.rules, state.score))
    following = engine.begin_following(table.rules, previous.dealer, winner, previous.carry)
    return _begin_game(table._replace(draw=None), following, previous, fact)


def _begin_game(table: Table, state: State, previous: Previous | None, fact: Started | Rematched) -> Table:
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
        status=Status.PLAYING, game=game, willing=(), proposal=None, offers=(), refusal=None, in_vain=()
    )


# -- everybody's consent to a ranked game


class AgreeRanked(What):
    """Agree that games at this old-school table may count for ratings."""


@dataclass(frozen=True, slots=True)
class RankedAgreed(Fact):
    """A player agreed that games at this old-school table may count for ratings."""

    kind: ClassVar = "ranked-agreed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWanted(Fact):
    """A player confirmed that they play the next game, a ranked one that others still have to confirm. ``seat`` is
    ``None`` for a moderator who does not sit here.
    """

    kind: ClassVar = "game-wanted"
    seat: Seat | None
    press: int | None


@dataclass(frozen=True, slots=True)
class AnswersLapsed(Fact):
    """The time to confirm a ranked game ran out. Every player who had not answered stood up."""

    kind: ClassVar = "answers-lapsed"


def _judge_agreeing(case: Case[AgreeRanked]) -> Ruling:
    if case.table.status is Status.PLAYING:
        return Reason.ALREADY_STARTED
    if case.table.turns not in RANKED_TURNS:
        return Reason.RANKED_TURNS
    return (RankedAgreed(case.own.seat),) if case.person.user_id not in case.table.agreed else ()


def _ask_everybody(case: Case[What]) -> tuple[Fact, ...] | None:
    table, chair = case.table, case.chair
    if not would_rank(table, case.settings.ranked):
        return None
    silent = find_silent(table, case.now)
    if all(other is chair for other in silent):
        return None
    if table.proposal is not None and (chair is None or chair not in silent):
        return ()
    return (GameWanted(None if chair is None else chair.seat, case.press),)


def _lapse_answers(table: Table, _: Proposal) -> tuple[Fact, ...]:
    """Return the facts for the end of the time to answer: the silent stand up; without people the table closes."""
    lapse = AnswersLapsed()
    deserted = not any(chair.user_id is not None for chair in _stand_up(table, lapse).chairs)
    return (lapse, Closed(WhyClosed.EMPTY, None)) if deserted else (lapse,)


GAME = Aim(
    "game",
    asks=lambda table, chair, _: chair in find_silent(table, table.at),
    then=lambda _table, _proposal, _chair, _press: (),  # whoever agrees last begins the game
    seconds=lambda _: ANSWER_SECONDS,
    lapse=_lapse_answers,
)
"""The proposal of a ranked game. Players make it and agree to it with ``Start`` or ``Rematch``."""

_NOBODY = Seat(0)
"""Asker of a proposed next game. The real asker is not stored, as they may have moved or left meanwhile."""


def _agree_ranked(table: Table, fact: RankedAgreed) -> Table:
    user_id = table.chair(fact.seat).user_id
    return table if user_id is None else note_willing(table._replace(agreed=(*table.agreed, user_id)), user_id)


def _want_game(table: Table, fact: GameWanted) -> Table:
    user_id = None if fact.seat is None else table.chair(fact.seat).user_id
    if table.proposal is None:
        table = propose(table, _NOBODY, GAME)
    return table if user_id is None else note_willing(table, user_id)


def _stand_up(table: Table, _: AnswersLapsed) -> Table:
    """Free the seats of the silent. If the owner was silent, the first player who stays owns the table."""
    silent = {chair.seat for chair in find_silent(table, table.at)}
    chairs = tuple(Chair(chair.seat) if chair.seat in silent else chair for chair in table.chairs)
    stay = [chair.user_id for chair in chairs if chair.user_id is not None]
    owner_id = table.owner_id if table.owner_id in stay or not stay else stay[0]
    return table._replace(chairs=chairs, owner_id=owner_id, proposal=None)


ROOM = Room(
    decisions=(
        Wish(Open, lambda _: Reason.ALREADY_STARTED, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(ChangeRules, _judge_rules, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(Start, _judge_start, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(Rematch, _judge_rematch, of_players=False, in_tournaments="never", in_a_pause=True),
        Wish(AgreeRanked, _judge_agreeing, of_players=True, in_tournaments="never", in_a_pause=True),
    ),
    facts=(
        Kept(Opened, _open_again),
        Kept(RulesChanged, _change_rules),
        Kept(Started, _start),
        Kept(Rematched, _begin_next_game),
        Kept(RankedAgreed, _agree_ranked),
        Kept(GameWanted, _want_game),
        Kept(AnswersLapsed, _stand_up),
    ),
)
