"""A duplicate match as a fold over facts: who entered, who sits where, and what each table made of each deal. Pure.

Two teams of four (or two pairs against the experts) meet at two tables; pairs from three tables on are compared by
matchpoints. Deals are counted from 1, tables and teams too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import cycle
from typing import assert_never

from bot.engine.rules import Cut, Law, Rules
from bot.tournaments.ledger import Body, Codec, FactError, Kind, dump_rules, load_rules
from bot.tournaments.movements import Entrant, Meeting, Side
from bot.tournaments.standings import OWN_SHARE, matchpoints, places

HANDS = (8, 12, 16)
"""How many deals a match may have."""

LEAST_TABLES, MOST_TABLES = 3, 10
"""Of pairs that are compared by matchpoints."""

MOST_POINTS = 99
"""The most points that rules may ask for: deals end a match, not points."""


class MatchRefusal(StrEnum):
    """Why something cannot be done."""

    GONE = "gone"
    BEGUN = "begun"
    FULL = "full"
    SEAT_BARRED = "seat-barred"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    HOSTING = "hosting"
    RULES = "rules"
    NO_ROOMS = "no-rooms"
    TOO_MANY_THREADS = "too-many-threads"
    NO_DEALS = "no-deals"
    NO_PROPOSAL = "no-proposal"
    NOT_ASKED = "not-asked"
    LATER = "later"


class Form(StrEnum):
    """How those who enter are compared."""

    TEAMS = "teams"
    EXPERTS = "experts"
    PAIRS = "pairs"

    @property
    def team_size(self) -> int | None:
        """How many one of the two teams has; None where pairs enter one after another."""
        return {Form.TEAMS: 4, Form.EXPERTS: 2, Form.PAIRS: None}[self]

    @property
    def most_people(self) -> int:
        return MOST_TABLES * 4 if self.team_size is None else 2 * self.team_size


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who entered; ``team`` is 1 or 2, and 0 where pairs enter."""

    user_id: int
    name: str
    team: int = 0


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """Who sits at a seat: a person, or a computer of the expert level."""

    name: str
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match's lobby was opened: where, by whom, what is played."""

    guild_id: int
    channel_id: int
    host_id: int
    form: Form
    rules: Rules
    hands: int


@dataclass(frozen=True, slots=True)
class LobbyShown:
    """A message in the match's channel shows its lobby."""

    message: int


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """A person entered, or changed the team; fields as in ``Player``."""

    user_id: int
    name: str
    team: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A person left before the start."""

    user_id: int


@dataclass(frozen=True, slots=True)
class PlayBegun:
    """Everybody has a seat: those of each table, in order."""

    tables: tuple[tuple[MatchSeat, ...], ...]


@dataclass(frozen=True, slots=True)
class TablePlayed:
    """A table has played all its deals: the points of its odd and of its even side, and the entry of its journal that
    dealt each deal. ``own`` are the shares of each seat's decisions that its person made (0 to 1).
    """

    table: int
    table_id: int
    points: tuple[tuple[int, int], ...]
    hand_seqs: tuple[int, ...]
    own: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class MatchClosed:
    """The match is over; ``user_id`` called it off before its end, None if it was played."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class EndProposed:
    """The host wants a match that has begun to end: ``finish`` counts the deals that all tables have played, else
    nothing counts. The others may agree ``until`` then (Unix seconds).
    """

    user_id: int
    finish: bool
    until: float


@dataclass(frozen=True, slots=True)
class EndAgreed:
    """Somebody agrees to what the host wants."""

    user_id: int


@dataclass(frozen=True, slots=True)
class FinishCalled:
    """The match ends now; so many ``deals`` count, which all tables have played."""

    user_id: int
    deals: int


MatchFact = (
    MatchOpened | LobbyShown | PlayerEntered | PlayerLeft | PlayBegun | TablePlayed | MatchClosed | EndProposed
    | EndAgreed | FinishCalled
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PairPlacing:
    """A pair of a match by matchpoints; equals share a ``place``, and pairs of computers have none. ``share`` is what
    they have of the points that they could get (0 to 1), None while no deal counts.
    """

    place: int | None
    side: Side
    points: float
    share: float | None


@dataclass(frozen=True, slots=True)
class Match:
    """A match at some moment. ``message`` shows its lobby; ``called_off`` tells that it was closed before its end, and
    nothing counts. ``deals`` are those that count, fewer than were planned if it was ``finished_early``. ``proposal``
    is what the host wants the others to agree to, ``agreed`` who has.
    """

    opened: MatchOpened
    message: int | None = None
    players: tuple[Player, ...] = ()
    tables: tuple[tuple[MatchSeat, ...], ...] = ()
    played: tuple[TablePlayed, ...] = ()
    closed: bool = False
    called_off: bool = False
    finished_after: int | None = None
    proposal: EndProposed | None = None
    agreed: tuple[int, ...] = ()

    @property
    def deals(self) -> int:
        """How many deals count: all, or those played before an early end."""
        return self.opened.hands if self.finished_after is None else self.finished_after

    @property
    def finished_early(self) -> bool:
        """Whether it was ended before all deals were played, and counts."""
        return self.deals < self.opened.hands

    @property
    def begun(self) -> bool:
        """Whether everybody has a seat."""
        return bool(self.tables)

    @property
    def complete(self) -> bool:
        """Whether all tables have played all deals."""
        return self.begun and len(self.played) == len(self.tables)

    @property
    def ready(self) -> bool:
        """Whether there is somebody to be compared with: one in each team, or the second of the pairs."""
        if self.opened.form is Form.PAIRS:
            return len(self.players) > 2
        return bool(self.team(1)) and bool(self.team(2))

    def result_of(self, table: int) -> TablePlayed | None:
        return next((one for one in self.played if one.table == table), None)

    def meeting(self, table: int) -> Meeting:
        """Return who meets at a table; everybody's number is that of their seat, counted over all tables."""
        one, two, three, four = (Entrant(4 * (table - 1) + seat) for seat in (1, 2, 3, 4))
        return Meeting(table, (one, three), (two, four))

    def seat(self, entrant: Entrant) -> MatchSeat:
        return self.tables[(entrant - 1) // 4][(entrant - 1) % 4]

    def side(self, side: Side) -> tuple[MatchSeat, MatchSeat]:
        return self.seat(side[0]), self.seat(side[1])

    def team(self, number: int) -> tuple[Player, ...]:
        """Return who entered a team, in order."""
        return tuple(player for player in self.players if player.team == number)

    def team_entrants(self, team: int) -> tuple[Entrant, ...]:
        """Return everybody who played for the first or the second team, computers too."""
        if self.opened.form is Form.EXPERTS:
            return self.meeting(team).odd
        home, away = self.meeting(team), self.meeting(3 - team)
        return home.odd + away.even

    def plays_mostly(self, entrant: Entrant) -> bool:
        """Return whether a person has made at least half of the decisions at their seat; also while that is not
        known yet.
        """
        result = self.result_of((entrant - 1) // 4 + 1)
        own = None if result is None else result.own
        return self.seat(entrant).user_id is not None and (own is None or own[(entrant - 1) % 4] >= OWN_SHARE)

    def people(self, entrants: Iterable[Entrant]) -> tuple[int, ...]:
        """Return the people of these to whom the match counts, by ``user_id``: not those for whom a computer played."""
        return tuple(
            user_id
            for entrant in entrants
            if (user_id := self.seat(entrant).user_id) is not None and self.plays_mostly(entrant)
        )

    def seated_sides(self) -> tuple[frozenset[int], ...]:
        """Return the people of each team, or of each pair where pairs are compared, as they were seated; no
        computers.
        """
        sides: list[tuple[Entrant, ...]]
        if self.opened.form is Form.PAIRS:
            sides = [side for table in range(1, len(self.tables) + 1) for side in self.meeting(table).sides]
        else:
            sides = [self.team_entrants(team) for team in (1, 2)]
        people = (frozenset(user for one in side if (user := self.seat(one).user_id) is not None) for side in sides)
        return tuple(side for side in people if side)

    def asked_sides(self) -> tuple[frozenset[int], ...]:
        """Return the teams or pairs of whom somebody has yet to agree to what the host wants."""
        if self.proposal is None:
            return ()
        heard = {self.proposal.user_id, *self.agreed}
        return tuple(side for side in self.seated_sides() if not side & heard)

    def by_table(self) -> tuple[TablePlayed, ...]:
        """Return the tables that are over, in the order of their numbers."""
        return tuple(sorted(self.played, key=lambda one: one.table))

    def scores(self) -> Iterator[DealScore]:
        """Yield what each deal brought at each table that is over."""
        for one in self.played:
            for deal, points in enumerate(one.points[: self.deals], 1):
                yield DealScore(deal, self.meeting(one.table), points)

    def nets_by_deal(self) -> list[tuple[int, list[int | None]]]:
        """Return each deal and its odd sides' net points, table by table; None where a table has not played it."""
        nets: dict[int, dict[int, int]] = {}
        for score in self.scores():
            nets.setdefault(score.deal, {})[score.meeting.table] = score.net
        tables = range(1, len(self.tables) + 1)
        return [(deal, [at_table.get(table) for table in tables]) for deal, at_table in sorted(nets.items())]

    def comparisons(self) -> tuple[DealComparison, ...]:
        """Compare the deals at both tables of a match of two teams."""
        return compare(*([score for score in self.scores() if score.meeting.table == table] for table in (1, 2)))

    def margin(self) -> int:
        """Return how many points the first team is ahead."""
        return margin(self.comparisons())

    def totals(self) -> dict[Side, float]:
        """Return each pair's matchpoints, the best pair first."""
        return matchpoint_totals(self.scores())

    def placings(self) -> tuple[PairPlacing, ...]:
        """Return the pairs by matchpoints. Pairs of computers have no place; pairs with people are ranked."""
        totals = self.totals()
        place = places({side: points for side, points in totals.items() if self.people(side)})
        most = self.deals * (len(self.tables) - 1)
        shares = {side: points / most if most else None for side, points in totals.items()}
        return tuple(PairPlacing(place.get(side), side, points, shares[side]) for side, points in totals.items())


def apply_fact(match: Match | None, fact: MatchFact) -> Match:
    """Return the match after one more fact, the first of which opens it; ``FactError`` if it does not fit."""
    if isinstance(fact, MatchOpened):
        if match is not None:
            raise FactError("a match is opened once")
        return Match(fact)
    if match is None:
        raise FactError("a match begins with its opening")
    match fact:
        case LobbyShown(message):
            return replace(match, message=message)
        case PlayerEntered(user_id, name, team):
            others = tuple(one for one in match.players if one.user_id != user_id)
            return replace(match, players=(*others, Player(user_id, name, team)))
        case PlayerLeft(user_id):
            return replace(match, players=tuple(one for one in match.players if one.user_id != user_id))
        case PlayBegun(tables):
            return replace(match, tables=tables)
        case TablePlayed(table):
            if match.result_of(table) is not None or not 1 <= table <= len(match.tables):
                raise FactError(f"table {table} cannot have been played now")
            return replace(match, played=(*match.played, fact))
        case EndProposed():
            return replace(match, proposal=fact, agreed=())
        case EndAgreed(user_id):
            return replace(match, agreed=(*match.agreed, user_id))
        case FinishCalled(_, deals):
            return replace(match, finished_after=deals, proposal=None)
        case MatchClosed(user_id):
            return replace(match, closed=True, called_off=user_id is not None, proposal=None)
        case _:
            assert_never(fact)


Judgement = tuple[MatchFact, ...] | MatchRefusal
"""The facts that follow on what somebody asks for, or why it is refused."""


def judge_entry(match: Match, player: Player, apart: Collection[int] = ()) -> Judgement:
    """Let somebody enter, or change the team, while a place is free and nobody plays with whom they are to be kept
    ``apart``.
    """
    others = [one for one in match.players if one.user_id != player.user_id]
    size = match.opened.form.team_size or match.opened.form.most_people
    full = sum(one.team == player.team for one in others) >= size
    if any(one.user_id in apart for one in others):
        return MatchRefusal.SEAT_BARRED
    return MatchRefusal.FULL if full else (PlayerEntered(player.user_id, player.name, player.team),)


def judge_end(match: Match, deals: int, proposal: EndProposed, *, moderates: bool) -> Judgement:
    """End a match as somebody proposes, or ask the others once it has begun; a moderator asks nobody. ``deals`` is how
    many all tables have played.
    """
    refused = refuse_end(match, deals, proposal.user_id, finish=proposal.finish, moderates=moderates)
    if refused is not None:
        return refused
    asked = () if moderates or not match.begun else (proposal,)
    return _end_if_agreed(match, deals, proposal, *asked)


def judge_agreement(match: Match, deals: int, user_id: int, proposal: EndProposed) -> Judgement:
    """Let somebody agree for their team or pair to what the host proposed."""
    if not any(user_id in side for side in match.asked_sides()):
        return MatchRefusal.NOT_ASKED
    return _end_if_agreed(match, deals, proposal, EndAgreed(user_id))


def refuse_end(match: Match, deals: int, user_id: int, *, finish: bool, moderates: bool) -> MatchRefusal | None:
    """Return why somebody may not end a match now; ``deals`` is how many all tables have played."""
    if match.opened.host_id != user_id and not moderates:
        return MatchRefusal.NOT_HOST
    return MatchRefusal.NO_DEALS if finish and not deals else None


def _end_if_agreed(match: Match, deals: int, proposal: EndProposed, *asked: EndProposed | EndAgreed) -> Judgement:
    """Return these facts, and the end that is proposed if nobody is left to be asked."""
    for fact in asked:
        match = apply_fact(match, fact)
    if asked and match.asked_sides():
        return asked
    if match.complete:  # its results are on their way
        return MatchRefusal.GONE
    end = FinishCalled(proposal.user_id, deals) if proposal.finish else MatchClosed(proposal.user_id)
    return (*asked, end)


def seating(form: Form, players: Sequence[Player], computers: Sequence[str]) -> tuple[tuple[MatchSeat, ...], ...]:
    """Return the seats, table by table; computers take the free ones, their names repeating in a cycle.

    Pairs fill the odd sides of all tables first, so that people are compared with people. A team's first two sit odd
    at table 1, its others even at table 2. Against the experts both pairs sit odd, each at a table of its own, so
    that both play the same cards.
    """
    names = cycle(computers)

    def fill_up(people: Sequence[Player], size: int) -> list[MatchSeat]:
        seats = [MatchSeat(one.name, one.user_id) for one in people]
        return seats + [MatchSeat(next(names)) for _ in range(size - len(seats))]

    if form is Form.PAIRS:
        tables = min(MOST_TABLES, max(LEAST_TABLES, -(-len(players) // 4)))
        everybody = fill_up(players, 4 * tables)
        pairs = [everybody[first : first + 2] for first in range(0, 4 * tables, 2)]
        sides = list(zip(pairs[:tables], pairs[tables:], strict=True))
    elif form is Form.TEAMS:
        one, two = (fill_up([player for player in players if player.team == team], 4) for team in (1, 2))
        sides = [(one[:2], two[:2]), (two[2:], one[2:])]
    else:
        one, two = (fill_up([player for player in players if player.team == team], 2) for team in (1, 2))
        sides = [(one, fill_up((), 2)), (two, fill_up((), 2))]
    return tuple((odd[0], even[0], odd[1], even[1]) for odd, even in sides)


def may_be_repeated(rules: Rules) -> bool:
    """Return whether these rules allow the same deals at several tables.

    Each hand must be dealt exactly once, from the pack alone, whoever plays it and whatever the score.
    """
    shape = rules.players == 4 and rules.traits.partners and rules.law is not Law.OLD_SCHOOL
    dealt_once = not rules.ace_no_face and not rules.steal_the_deal and rules.cut is Cut.NO
    return shape and dealt_once and not rules.turning_the_tables


# -- scoring


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal brought at one table. ``points`` are those of the odd side, then of the even one."""

    deal: int
    meeting: Meeting
    points: tuple[int, int]

    @property
    def net(self) -> int:
        """The odd side's points less the even side's."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class DealComparison:
    """One deal at both tables of a match of teams; the first table's odd side is the first team's."""

    deal: int
    first: DealScore
    second: DealScore

    @property
    def difference(self) -> int:
        """The first team's points on this deal less the second's."""
        return self.first.net - self.second.net


@dataclass(frozen=True, slots=True)
class TravellingLine:
    """One table's line on a deal's travelling slip, with the matchpoints of both sides."""

    score: DealScore
    odd: float
    even: float


def compare(first: Iterable[DealScore], second: Iterable[DealScore]) -> tuple[DealComparison, ...]:
    """Pair the scores of the deals that both tables have played, in the order of the deals."""
    there = {score.deal: score for score in second}
    both = [DealComparison(score.deal, score, there[score.deal]) for score in first if score.deal in there]
    return tuple(sorted(both, key=lambda one: one.deal))


def margin(deals: Iterable[DealComparison]) -> int:
    """Return how many points the first team is ahead, below zero if it is behind."""
    return sum(deal.difference for deal in deals)


def travelling_slip(scores: Sequence[DealScore]) -> tuple[TravellingLine, ...]:
    """Return the slip of one deal, the odd sides' best result first; ``ValueError`` for scores of several deals."""
    if len({score.deal for score in scores}) > 1:
        raise ValueError("a travelling slip has one deal")
    odd = matchpoints({score.meeting.table: score.net for score in scores})
    even = matchpoints({score.meeting.table: -score.net for score in scores})
    lines = (TravellingLine(score, odd[score.meeting.table], even[score.meeting.table]) for score in scores)
    return tuple(sorted(lines, key=lambda line: (-line.score.net, line.score.meeting.table)))


def matchpoint_totals(scores: Iterable[DealScore]) -> dict[Side, float]:
    """Return each pair's matchpoints over all deals, the best pair first."""
    deals: defaultdict[int, list[DealScore]] = defaultdict(list)
    for score in scores:
        deals[score.deal].append(score)
    sums: defaultdict[Side, float] = defaultdict(float)
    for slip in map(travelling_slip, deals.values()):
        for line in slip:
            sums[line.score.meeting.odd] += line.odd
            sums[line.score.meeting.even] += line.even
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


# -- how facts are stored


def _dump_opened(fact: MatchOpened) -> Body:
    place = {"guild_id": fact.guild_id, "channel_id": fact.channel_id, "host_id": fact.host_id}
    return place | dump_rules(fact.rules) | {"form": fact.form, "hands": fact.hands}


def _load_opened(body: Body) -> MatchOpened:
    place = body["guild_id"], body["channel_id"], body["host_id"]
    return MatchOpened(*place, Form(body["form"]), load_rules(body), body["hands"])


def _dump_begun(fact: PlayBegun) -> Body:
    return {"tables": [[{"user_id": seat.user_id, "name": seat.name} for seat in seats] for seats in fact.tables]}


def _load_begun(body: Body) -> PlayBegun:
    tables = (tuple(MatchSeat(seat["name"], seat["user_id"]) for seat in seats) for seats in body["tables"])
    return PlayBegun(tuple(tables))


MATCH_CODEC: Codec[MatchFact] = Codec(
    Kind("opened", MatchOpened, dump=_dump_opened, load=_load_opened),
    Kind("shown", LobbyShown),
    Kind("entered", PlayerEntered),
    Kind("left", PlayerLeft),
    Kind("begun", PlayBegun, dump=_dump_begun, load=_load_begun),
    Kind("played", TablePlayed, names={"table": "number", "table_id": "table", "hand_seqs": "seqs"}),
    Kind("end-proposed", EndProposed),
    Kind("end-agreed", EndAgreed),
    Kind("finish-called", FinishCalled),
    Kind("closed", MatchClosed),
)
