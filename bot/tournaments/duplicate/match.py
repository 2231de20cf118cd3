"""A duplicate match as a fold over facts: who entered, who sits where, and each table's result on each deal. Pure.

Two teams of four meet at two tables in a single round. Pairs meet new opponents in each round, at two or more tables,
and are compared by matchpoints. All tables play a round's deals in that round, so that no table still has to play a
deal that another has finished. Deals and teams are counted from 1. So are tables, through all rounds: the numbers of a
round's tables follow those of the round before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import chain, combinations, cycle
from typing import assert_never

from bot.codec import Codec, FactError
from bot.consent import TOURNAMENT_SECONDS, Consent
from bot.engine.rules import Cut, Law, OptionValue, Rules
from bot.tournaments.movements import (
    Entrant,
    Meeting,
    Round,
    Side,
    count_clashes,
    draw_duplicate,
    pair_up,
    pairs_in,
    seat_round,
)
from bot.tournaments.standings import OWN_SHARE, matchpoints, places

HANDS = (8, 12, 16)
"""The numbers of deals that a match can have. In a match of pairs, no pair plays more."""

TEAM_SIZE = 4

LEAST_TABLES, MOST_TABLES = 2, 10
"""The fewest and the most tables of a match of pairs."""

MOST_POINTS = 99
"""The most points that the rules may ask for. Deals end a match, not points."""


class MatchRefusal(StrEnum):
    """Why a request to a match is refused."""

    GONE = "gone"
    UNREADABLE = "unreadable"
    BEGUN = "begun"
    FULL = "full"
    SEAT_BARRED = "seat-barred"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    HOSTING = "hosting"
    SHAPE = "shape"
    RULES = "rules"
    NO_ROOMS = "no-rooms"
    TOO_MANY_THREADS = "too-many-threads"
    NO_DEALS = "no-deals"
    NO_PROPOSAL = "no-proposal"
    NOT_ASKED = "not-asked"
    NO_PARTNER = "no-partner"
    NOT_JOINED = "not-joined"
    NO_LOBBY = "no-lobby"
    NOT_PLAYED = "not-played"
    LATER = "later"


class Form(StrEnum):
    """Who is compared in a match: two teams, or pairs."""

    TEAMS = "teams"
    PAIRS = "pairs"


@dataclass(frozen=True, slots=True)
class MatchPlayer:
    """A person who entered, with the partner they want and those they declined; ``team`` is 0 in pairs."""

    user_id: int
    name: str
    team: int = 0
    partner_id: int | None = None
    declined: tuple[int, ...] = ()

    def name_partner(self, user_id: int) -> MatchPlayer:
        """Return the player with another wanted partner, who is no longer among the ``declined``."""
        return replace(self, partner_id=user_id, declined=tuple(one for one in self.declined if one != user_id))


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """Who sits at a seat: a person, or a computer of the expert level, which has no ``user_id``."""

    user_id: int | None
    name: str


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match's lobby was opened. The fields say where, by whom, and what is played."""

    guild_id: int
    channel_id: int
    host_id: int
    form: Form
    rules: Rules
    hands: int


@dataclass(frozen=True, slots=True)
class LobbyShown:
    """A message in the match's channel shows the lobby."""

    message: int


@dataclass(frozen=True, slots=True)
class MatchMoved:
    """The match moved to this channel, or stays in it. The tables' channels ``lost`` are gone."""

    channel_id: int
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """A person entered, or changed teams. The fields are as in ``MatchPlayer``."""

    user_id: int
    name: str
    team: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A person left before the start. ``by_id`` removed them for good; ``None`` if they left by themselves."""

    user_id: int
    by_id: int | None = None


@dataclass(frozen=True, slots=True)
class PartnerNamed:
    """A person who has entered named a partner. If that one names them too, they are a pair."""

    user_id: int
    partner_id: int


@dataclass(frozen=True, slots=True)
class PartnerDeclined:
    """A person declined to be the partner of ``partner_id``, who had named them."""

    user_id: int
    partner_id: int


@dataclass(frozen=True, slots=True)
class PlayBegun:
    """Play began. ``entrants`` are numbered from 1, and partners follow each other. ``rounds`` has for each table the
    numbers of the entrants at seats 1 to 4. ``deals`` is how many deals a round has.
    """

    entrants: tuple[MatchSeat, ...]
    rounds: tuple[tuple[tuple[int, int, int, int], ...], ...]
    deals: int


@dataclass(frozen=True, slots=True)
class TablePlayed:
    """A table played all its deals: for each deal the points of both sides, and the journal's entry that dealt it.
    ``own`` has for each seat the share (0 to 1) of its decisions that its person made.
    """

    table: int
    table_id: int
    points: tuple[tuple[int, int], ...]
    hand_seqs: tuple[int, ...]
    own: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class MatchClosed:
    """The match was closed. ``user_id`` called it off before its end; ``None`` if it was played."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class EndProposed:
    """The host proposed to end a match that has begun. The others may agree ``until`` then (Unix seconds). With
    ``finish``, the deals that all tables have played count; otherwise nothing counts.
    """

    user_id: int
    finish: bool
    until: float


@dataclass(frozen=True, slots=True)
class EndAnswered:
    """A person agreed to the host's proposal, or said no, which ended the proposal."""

    user_id: int
    yes: bool = True


@dataclass(frozen=True, slots=True)
class FinishCalled:
    """The match ends now. Its first ``deals`` deals, which all tables have played, count."""

    user_id: int
    deals: int


MatchFact = (
    MatchOpened | LobbyShown | MatchMoved | PlayerEntered | PlayerLeft | PartnerNamed | PartnerDeclined | PlayBegun
    | TablePlayed | MatchClosed | EndProposed | EndAnswered | FinishCalled
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PairPlacing:
    """A pair's line in the results. Equals share a ``place``; computers have none. ``share`` is 0 to 1."""

    place: int | None
    side: Side
    points: float
    share: float | None


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. ``message`` shows its lobby. ``entrants`` are all who play, numbered from 1. In each of
    the ``rounds``, a table plays ``deals_a_round`` deals. ``called_off``: the match was closed before its end, and
    nothing counts. If it ended early, only the first ``finished_after`` deals count. ``proposal`` is what the host
    wants the others to agree to; ``declined_by`` has said no to it. ``removed`` (user ids) may not enter again.
    ``lost`` are the tables' channels that are gone.
    """

    opened: MatchOpened
    message: int | None = None
    players: tuple[MatchPlayer, ...] = ()
    entrants: tuple[MatchSeat, ...] = ()
    rounds: tuple[Round, ...] = ()
    deals_a_round: int = 0
    played: tuple[TablePlayed, ...] = ()
    closed: bool = False
    called_off: bool = False
    finished_after: int | None = None
    proposal: Consent[int, EndProposed] | None = None
    declined_by: int | None = None
    removed: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()

    @property
    def planned(self) -> int:
        """The number of deals to play unless the match ends early; before the start, the number that the host chose."""
        return len(self.rounds) * self.deals_a_round or self.opened.hands

    @property
    def deals(self) -> int:
        """The number of deals that count: all, or those before an early end."""
        return self.planned if self.finished_after is None else self.finished_after

    @property
    def finished_early(self) -> bool:
        """Whether the match counts, but ended before all deals were played."""
        return self.deals < self.planned

    @property
    def begun(self) -> bool:
        """Whether everybody has a seat."""
        return bool(self.rounds)

    @property
    def counted_rounds(self) -> tuple[Round, ...]:
        """The rounds of which at least one deal counts."""
        return self.rounds[: -(-self.deals // max(1, self.deals_a_round))]

    @property
    def running(self) -> Round | None:
        """The current round, the first that counts and is not finished at all tables, or ``None``."""
        return next((one for one in self.counted_rounds if self.due_tables(one)), None)

    @property
    def complete(self) -> bool:
        """Whether all tables have played all deals that count."""
        return self.begun and self.running is None

    @property
    def tables(self) -> range:
        """The numbers of the tables of all rounds."""
        return range(1, 1 + sum(len(one.meetings) for one in self.rounds))

    def tables_of(self, one: Round) -> range:
        size = len(one.meetings)
        return range(1 + (one.number - 1) * size, 1 + one.number * size)

    def due_tables(self, one: Round) -> tuple[int, ...]:
        """Return the tables of a round that have no result yet."""
        return tuple(table for table in self.tables_of(one) if self.result_of(table) is None)

    def round_of(self, table: int) -> Round:
        return self.rounds[(table - 1) // len(self.rounds[0].meetings)]

    def tables_playing(self, deal: int) -> range:
        """Return the numbers of the tables that play a deal; empty if there is no such deal."""
        if not self.begun or not 1 <= deal <= self.planned:
            return range(0)
        return self.tables_of(self.round_of_deal(deal))

    def tables_beside(self, deal: int, user_id: int, most: int) -> list[int]:
        """Return at most ``most`` tables whose play of a deal is shown side by side, the person's own among them."""
        tables = self.tables_playing(deal)
        own_first = sorted(tables, key=lambda table: user_id not in {seat.user_id for seat in self.seats_at(table)})
        return sorted(own_first[:most])

    def round_of_deal(self, deal: int) -> Round:
        return self.rounds[(deal - 1) // self.deals_a_round]

    def deals_of(self, number: int) -> range:
        return range((number - 1) * self.deals_a_round + 1, number * self.deals_a_round + 1)

    def place_in_round(self, deal: int) -> int:
        """Return the number of a deal within its round, from 0."""
        return (deal - 1) % self.deals_a_round

    def after(self, rounds: int) -> Match:
        """Return the match as if it had ended after this many rounds."""
        return replace(self, finished_after=rounds * self.deals_a_round)

    @property
    def ready(self) -> bool:
        """Whether there is somebody to compare: each team has a player, or there are more players than one pair."""
        if self.opened.form is Form.PAIRS:
            return len(self.players) > 2
        return bool(self.team(1)) and bool(self.team(2))

    def result_of(self, table: int) -> TablePlayed | None:
        return next((one for one in self.played if one.table == table), None)

    def meeting(self, table: int) -> Meeting:
        """Return who meets at a table, numbered through all rounds. ``Meeting.table`` counts from 1 in its round."""
        meetings = self.round_of(table).meetings
        return meetings[(table - 1) % len(meetings)]

    def seats_at(self, table: int) -> tuple[MatchSeat, ...]:
        """Return who sits at seats 1 to 4 of a table."""
        return tuple(map(self.seat, self.meeting(table).seats))

    def seat(self, entrant: Entrant) -> MatchSeat:
        return self.entrants[entrant - 1]

    def side(self, side: Side) -> tuple[MatchSeat, MatchSeat]:
        return self.seat(side[0]), self.seat(side[1])

    def player(self, user_id: int) -> MatchPlayer | None:
        return next((one for one in self.players if one.user_id == user_id), None)

    def team(self, number: int) -> tuple[MatchPlayer, ...]:
        return tuple(player for player in self.players if player.team == number)

    def team_entrants(self, team: int) -> tuple[Entrant, ...]:
        """Return everybody who played for the first or the second team, computers included."""
        home, away = self.meeting(team), self.meeting(3 - team)
        return home.odd + away.even

    def own_shares(self, entrant: Entrant) -> list[float]:
        """Return a person's share of own decisions in each finished round for which it is known."""
        results = [(self.meeting(one.table).seats, one.own) for one in self.by_table()]
        return [own[seats.index(entrant)] for seats, own in results if own is not None and entrant in seats]

    def plays_mostly(self, entrant: Entrant) -> bool:
        """Return whether a person made at least half of the decisions at their seats; true while that is unknown."""
        own = self.own_shares(entrant)
        return self.seat(entrant).user_id is not None and sum(own) >= OWN_SHARE * len(own)

    def is_away(self, entrant: Entrant) -> bool:
        """Return whether a computer made most of a person's decisions in their last round: then nobody waits."""
        return any(share < OWN_SHARE for share in self.own_shares(entrant)[-1:])

    @property
    def pairs(self) -> tuple[Side, ...]:
        """All pairs of partners, who stay together, ordered by their numbers."""
        sides = (side for one in self.rounds for side in (*chain(*(two.sides for two in one.meetings)), *one.byes))
        return tuple(sorted(set(sides)))

    def people(self, entrants: Iterable[Entrant]) -> tuple[int, ...]:
        """Return the user ids of those among these for whom the match counts, because they mostly played themselves."""
        return tuple(
            user_id
            for entrant in entrants
            if (user_id := self.seat(entrant).user_id) is not None and self.plays_mostly(entrant)
        )

    def seated_sides(self) -> tuple[frozenset[int], ...]:
        """Return the people of each team, or of each pair where pairs compete."""
        sides: Sequence[tuple[Entrant, ...]]
        sides = self.pairs if self.opened.form is Form.PAIRS else [self.team_entrants(team) for team in (1, 2)]
        people = (frozenset(user for one in side if (user := self.seat(one).user_id) is not None) for side in sides)
        return tuple(side for side in people if side)

    def asked_sides(self) -> tuple[frozenset[int], ...]:
        """Return the teams or pairs from which nobody has agreed to the host's proposal yet."""
        return () if self.proposal is None else self.proposal.missing(self.seated_sides())

    def by_table(self) -> tuple[TablePlayed, ...]:
        """Return the results of the finished tables, ordered by table number."""
        return tuple(sorted(self.played, key=lambda one: one.table))

    def scores(self) -> Iterator[DealScore]:
        """Yield the result of each deal that counts at each table that has finished."""
        for one in self.played:
            before = (self.round_of(one.table).number - 1) * self.deals_a_round
            for deal, points in enumerate(one.points, before + 1):
                if deal <= self.deals:
                    yield DealScore(deal, self.meeting(one.table), points)

    def nets_by_deal(self) -> list[tuple[int, list[int | None]]]:
        """Return each deal with the odd side's net points at each table; ``None`` for a table without a result."""
        nets: dict[int, dict[int, int]] = {}
        for score in self.scores():
            nets.setdefault(score.deal, {})[score.meeting.table] = score.net
        tables = range(1, len(self.rounds[0].meetings) + 1) if self.rounds else ()
        return [(deal, [at_table.get(table) for table in tables]) for deal, at_table in sorted(nets.items())]

    def slip(self, deal: int) -> tuple[TravellingLine, ...]:
        """Return the results of one deal at its tables, with matchpoints."""
        return travelling_slip([score for score in self.scores() if score.deal == deal])

    def comparisons(self) -> tuple[DealComparison, ...]:
        """Return the comparisons of all deals that both tables of a team match have played, in order."""
        first, second = ({one.deal: one for one in self.scores() if one.meeting.table == table} for table in (1, 2))
        return tuple(DealComparison(deal, first[deal], second[deal]) for deal in sorted(first.keys() & second.keys()))

    def margin(self) -> int:
        """Return the first team's lead in points; negative if it is behind."""
        return sum(one.difference for one in self.comparisons())

    def placings(self) -> tuple[PairPlacing, ...]:
        """Return the pairs ordered by their shares of matchpoints, best first. Pairs of computers have no place."""
        tallies = tally_matchpoints(self.scores())
        shares = {pair: tallies[pair].share if pair in tallies else None for pair in self.pairs}
        place = places({pair: share for pair, share in shares.items() if share is not None and self.people(pair)})
        order = sorted(shares.items(), key=lambda one: -1 if one[1] is None else one[1], reverse=True)
        return tuple(
            PairPlacing(
                place.get(pair),
                pair,
                0.0 if share is None else tallies[pair].points,
                None if share is None else float(share),
            )
            for pair, share in order
        )

    def shares_by_round(self) -> dict[Side, tuple[float | None, ...]]:
        """Return each pair's share of matchpoints in every round that counts; ``None`` where the pair sat out."""
        scores: defaultdict[int, list[DealScore]] = defaultdict(list)
        for score in self.scores():
            scores[self.round_of_deal(score.deal).number].append(score)
        tallies = [tally_matchpoints(scores[one.number]) for one in self.counted_rounds]
        return {
            pair: tuple(float(tally[pair].share) if pair in tally else None for tally in tallies) for pair in self.pairs
        }


def apply_fact(match: Match | None, fact: MatchFact) -> Match:
    """Return the match after one more fact; the first fact opens it. Raises ``FactError`` if the fact does not fit."""
    if isinstance(fact, MatchOpened):
        if match is not None:
            raise FactError("a match is opened once")
        return Match(fact)
    if match is None:
        raise FactError("a match begins with its opening")
    match fact:
        case LobbyShown(message):
            return replace(match, message=message)
        case MatchMoved(moved_to, lost):
            here = match.message if moved_to == match.opened.channel_id else None
            opened = replace(match.opened, channel_id=moved_to)
            return replace(match, opened=opened, message=here, lost=(*match.lost, *lost))
        case PlayerEntered(user_id, name, team):
            others = tuple(one for one in match.players if one.user_id != user_id)
            return replace(match, players=(*others, MatchPlayer(user_id, name, team)))
        case PlayerLeft(user_id, by_id):
            removed = match.removed if by_id is None else (*match.removed, user_id)
            staying = (one for one in match.players if one.user_id != user_id)
            players = tuple(replace(one, partner_id=None) if one.partner_id == user_id else one for one in staying)
            return replace(match, players=players, removed=removed)
        case PartnerNamed(user_id, partner_id):
            return _change_player(match, user_id, lambda one: one.name_partner(partner_id))
        case PartnerDeclined(user_id, partner_id):
            match = _change_player(match, user_id, lambda one: replace(one, declined=(*one.declined, partner_id)))
            return _change_player(match, partner_id, lambda one: replace(one, partner_id=None))
        case PlayBegun(entrants, rounds, deals):
            drawn = tuple(_read_round(number, tables, len(entrants)) for number, tables in enumerate(rounds, 1))
            return replace(match, entrants=entrants, rounds=drawn, deals_a_round=deals)
        case TablePlayed(table):
            if match.result_of(table) is not None or table not in match.tables:
                raise FactError(f"table {table} cannot have been played now")
            return replace(match, played=(*match.played, fact))
        case EndProposed(user_id, _, until):
            made = Consent(user_id, fact, until - TOURNAMENT_SECONDS, until)
            return replace(match, proposal=made, declined_by=None)
        case EndAnswered(user_id, False):
            return replace(match, proposal=None, declined_by=user_id)
        case EndAnswered(user_id):
            return replace(match, proposal=match.proposal and match.proposal.answer(user_id, yes=True))
        case FinishCalled(_, deals):
            return replace(match, finished_after=deals, proposal=None)
        case MatchClosed(user_id):
            return replace(match, closed=True, called_off=user_id is not None, proposal=None)
        case _:
            assert_never(fact)


def _change_player(match: Match, user_id: int, change: Callable[[MatchPlayer], MatchPlayer]) -> Match:
    return replace(match, players=tuple(change(one) if one.user_id == user_id else one for one in match.players))


def _read_round(number: int, tables: Sequence[tuple[int, int, int, int]], entrants: int) -> Round:
    """Return a stored round. Pairs at none of its tables sit out."""
    meetings = [((Entrant(one), Entrant(three)), (Entrant(two), Entrant(four))) for one, two, three, four in tables]
    playing = set(chain(*meetings))
    everybody = pairs_in([Entrant(place) for place in range(1, entrants + 1)])
    return seat_round(number, meetings, tuple(pair for pair in everybody if pair not in playing))


Ruling = tuple[MatchFact, ...] | MatchRefusal
"""The facts that follow from a request, or the reason for refusing it."""


def judge_entry(match: Match, player: MatchPlayer, apart: Collection[int] = ()) -> Ruling:
    """Judge entering a match or changing teams: a place must be free, and nobody there may be in ``apart``."""
    others = [one for one in match.players if one.user_id != player.user_id]
    most = TEAM_SIZE if match.opened.form is Form.TEAMS else 4 * MOST_TABLES
    full = sum(one.team == player.team for one in others) >= most
    if player.user_id in match.removed or any(one.user_id in apart for one in others):
        return MatchRefusal.SEAT_BARRED
    return MatchRefusal.FULL if full else (PlayerEntered(player.user_id, player.name, player.team),)


def judge_partner(match: Match, player: MatchPlayer, partner_id: int, apart: Collection[int] = ()) -> Ruling:
    """Judge naming a partner, which also enters the person. Naming the same one again changes nothing."""
    partner, own = match.player(partner_id), match.player(player.user_id)
    if match.opened.form is not Form.PAIRS or player.user_id == partner_id or partner is None:
        return MatchRefusal.NO_PARTNER
    if player.user_id in partner.declined:
        return MatchRefusal.NO_PARTNER
    if partner_id in apart:
        return MatchRefusal.SEAT_BARRED
    if own is not None and own.partner_id == partner_id:
        return ()
    entering = judge_entry(match, player, apart) if own is None else ()
    return entering if isinstance(entering, MatchRefusal) else (*entering, PartnerNamed(player.user_id, partner_id))


def judge_answer(
    match: Match, player: MatchPlayer, partner_id: int, apart: Collection[int] = (), *, yes: bool
) -> Ruling:
    """Judge a person's answer to somebody who has named them as a partner."""
    asking = match.player(partner_id)
    if asking is None or asking.partner_id != player.user_id or match.player(player.user_id) is None:
        return MatchRefusal.NO_PROPOSAL
    if not yes:
        return (PartnerDeclined(player.user_id, partner_id),)
    return judge_partner(match, player, partner_id, apart)


def is_asked(match: Match, user_id: int, partner_id: int) -> bool:
    """Return whether a person has named a partner who has not named them back yet."""
    own, partner = match.player(user_id), match.player(partner_id)
    if own is None or partner is None:
        return False
    return own.partner_id == partner_id and partner.partner_id != user_id


def judge_end(match: Match, deals: int, proposal: EndProposed, *, moderates: bool) -> Ruling:
    """Judge ending a match. Once begun, all but moderators ask the others. ``deals`` deals are played everywhere."""
    refused = refuse_end(match, deals, proposal.user_id, finish=proposal.finish, moderates=moderates)
    if refused is not None:
        return refused
    needed = () if moderates or not match.begun else (proposal,)
    return _end_if_agreed(match, deals, proposal, *needed)


def judge_end_answer(match: Match, deals: int, user_id: int, proposal: EndProposed, *, yes: bool) -> Ruling:
    """Judge the answer to the host's proposal: a yes for one's team or pair, or a no, which ends it for everybody."""
    if not any(user_id in side for side in match.asked_sides()):
        return MatchRefusal.NOT_ASKED
    if not yes:
        return (EndAnswered(user_id, yes=False),)
    return _end_if_agreed(match, deals, proposal, EndAnswered(user_id))


def refuse_end(match: Match, deals: int, user_id: int, *, finish: bool, moderates: bool) -> MatchRefusal | None:
    """Return why a person may not end a match now, or ``None``. All tables have played ``deals`` deals."""
    if match.opened.host_id != user_id and not moderates:
        return MatchRefusal.NOT_HOST
    return MatchRefusal.NO_DEALS if finish and not deals else None


def _end_if_agreed(match: Match, deals: int, proposal: EndProposed, *facts: EndProposed | EndAnswered) -> Ruling:
    for fact in facts:
        match = apply_fact(match, fact)
    if facts and match.asked_sides():
        return facts
    if match.complete:  # the results are about to be posted
        return MatchRefusal.GONE
    end = FinishCalled(proposal.user_id, deals) if proposal.finish else MatchClosed(proposal.user_id)
    return (*facts, end)


def chosen_pairs(players: Sequence[MatchPlayer]) -> list[tuple[MatchPlayer, MatchPlayer]]:
    """Return the pairs of players who have named each other."""
    mutual = [(one, other) for one, other in combinations(players, 2) if one.partner_id == other.user_id]
    return [(one, other) for one, other in mutual if other.partner_id == one.user_id]


Apart = AbstractSet[frozenset[int]]
"""Pairs of people, by user id, who may not share a table."""


def pair_players(players: Sequence[MatchPlayer], apart: Apart = frozenset()) -> list[tuple[MatchPlayer, ...]]:
    """Return the pairs, in the order of entering. Players who have named each other are paired, then the others, but
    not with somebody from whom they are kept ``apart``, or whom one of them declined. One may be left alone.
    """

    def avoid(one: MatchPlayer | None, other: MatchPlayer | None) -> bool:
        if one is None or other is None:
            return False
        declined = one.user_id in other.declined or other.user_id in one.declined
        return declined or frozenset((one.user_id, other.user_id)) in apart

    chosen = [pair for pair in chosen_pairs(players) if not avoid(*pair)]
    paired = {one.user_id for pair in chosen for one in pair}
    single: list[MatchPlayer | None] = [one for one in players if one.user_id not in paired]
    pairs: list[tuple[MatchPlayer, ...]] = [*chosen]
    for two in pair_up([*single, None] if len(single) % 2 else single, avoid):
        both = tuple(one for one in two if one is not None)
        pairs += [(one,) for one in both] if avoid(*two) else [both]
    place = {one.user_id: number for number, one in enumerate(players)}
    return sorted(pairs, key=lambda pair: min(place[one.user_id] for one in pair))


def draw_match(
    form: Form, players: Sequence[MatchPlayer], hands: int, computers: Sequence[str], apart: Apart = frozenset()
) -> PlayBegun:
    """Return who sits where. Computers take the free seats; their names repeat in a cycle.

    A team's first two sit at table 1 on one side, its other two at table 2 on the opposite side. Where pairs meet, a
    player without a partner gets a computer. As few pairs of computers as possible fill up the tables. With an odd
    number of pairs, one pair sits out each round.

    Two people who are kept ``apart`` share no table if any seating allows that. To find one, team members change
    tables; pairs get other opponents or fewer rounds.
    """
    names = cycle(computers)

    def fill_up(people: Sequence[MatchPlayer], size: int) -> list[MatchSeat]:
        seats = [MatchSeat(one.user_id, one.name) for one in people]
        return seats + [MatchSeat(None, next(names)) for _ in range(size - len(seats))]

    if form is Form.PAIRS:
        pairs = [fill_up(pair, 2) for pair in pair_players(players, apart)]
        pairs += [fill_up((), 2) for _ in range(2 * LEAST_TABLES - len(pairs))]
        entrants = tuple(chain(*pairs))
        numbers = {seat.user_id: Entrant(number) for number, seat in enumerate(entrants, 1)}
        kept_apart = {frozenset(numbers[user_id] for user_id in two) for two in apart if two <= numbers.keys()}
        drawn, deals = draw_duplicate(len(pairs), hands, kept_apart)
        rounds = tuple(tuple(meeting.seats for meeting in one.meetings) for one in drawn)
        return PlayBegun(entrants, rounds, deals)
    one, two = (fill_up([player for player in players if player.team == team], TEAM_SIZE) for team in (1, 2))
    ways = [
        (*odd, *even, *others_of_two, *others_of_one)
        for odd, others_of_one in _choose_two(one)
        for even, others_of_two in _choose_two(two)
    ]

    def count(entrants: Sequence[MatchSeat]) -> int:
        user_ids = [seat.user_id or 0 for seat in entrants]
        return count_clashes((user_ids[:4], user_ids[4:]), apart)

    return PlayBegun(min(ways, key=count), (((1, 3, 2, 4), (5, 7, 6, 8)),), hands)


def _choose_two(four: Sequence[MatchSeat]) -> list[tuple[list[MatchSeat], list[MatchSeat]]]:
    """Return all ways to choose two of four, each with the other two; first the given order."""
    places = range(4)
    return [
        ([four[one] for one in two], [four[one] for one in places if one not in two]) for two in combinations(places, 2)
    ]


_DEALT_ONCE: Mapping[str, OptionValue] = {
    "law": Law.HOSTED, "cut": Cut.NO, "steal_the_deal": False, "ace_no_face": False, "turning_the_tables": False,
}  # fmt: skip
"""The options under which every hand is dealt exactly once, from the pack alone. Only then can tables share deals."""


def options_in_the_way(rules: Rules) -> dict[str, OptionValue]:
    """Return the options of these rules under which tables cannot share deals."""
    return {name: value for name, needed in _DEALT_ONCE.items() if (value := getattr(rules, name)) != needed}


def judge_rules(rules: Rules) -> MatchRefusal | None:
    """Return why no match can be played under these rules, or ``None``."""
    if rules.players != 4 or not rules.traits.partners:
        return MatchRefusal.SHAPE
    return MatchRefusal.RULES if options_in_the_way(rules) else None


# -- scoring


@dataclass(frozen=True, slots=True)
class DealScore:
    """The result of a deal at one table: ``points`` of the odd side and of the even side."""

    deal: int
    meeting: Meeting
    points: tuple[int, int]

    @property
    def net(self) -> int:
        """The odd side's points minus the even side's."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class DealComparison:
    """One deal at both tables of a team match. The first team has the odd side at the first table."""

    deal: int
    first: DealScore
    second: DealScore

    @property
    def difference(self) -> int:
        """The first team's points on this deal minus the second team's."""
        return self.first.net - self.second.net


@dataclass(frozen=True, slots=True)
class TravellingLine:
    """A table's line on a deal's travelling slip, with the matchpoints of both sides."""

    score: DealScore
    odd: float
    even: float


def travelling_slip(scores: Sequence[DealScore]) -> tuple[TravellingLine, ...]:
    """Return the slip of one deal, the odd sides' best result first. ``ValueError`` for scores of several deals."""
    if len({score.deal for score in scores}) > 1:
        raise ValueError("a travelling slip has one deal")
    odd = matchpoints({score.meeting.table: score.net for score in scores})
    even = matchpoints({score.meeting.table: -score.net for score in scores})
    lines = (TravellingLine(score, odd[score.meeting.table], even[score.meeting.table]) for score in scores)
    return tuple(sorted(lines, key=lambda line: (-line.score.net, line.score.meeting.table)))


@dataclass(frozen=True, slots=True)
class Tally:
    """A pair's matchpoints, and their share of the possible ones (0 to 1). A deal with only one result is half."""

    points: float
    share: Fraction


def tally_matchpoints(scores: Iterable[DealScore]) -> Mapping[Side, Tally]:
    """Return the sums of each pair's matchpoints over the deals that it has played."""
    deals: defaultdict[int, list[DealScore]] = defaultdict(list)
    for score in scores:
        deals[score.deal].append(score)
    by_side: defaultdict[Side, list[tuple[float, Fraction]]] = defaultdict(list)
    for slip in map(travelling_slip, deals.values()):
        top = len(slip) - 1
        for line in slip:
            for side, points in ((line.score.meeting.odd, line.odd), (line.score.meeting.even, line.even)):
                by_side[side].append((points, Fraction(points) / top if top else Fraction(1, 2)))
    return {
        side: Tally(sum(points for points, _ in each), sum((share for _, share in each), Fraction()) / len(each))
        for side, each in by_side.items()
    }


# -- how facts are stored


MATCH_CODEC: Codec[MatchFact] = Codec(
    {
        "opened": MatchOpened,
        "shown": LobbyShown,
        "moved": MatchMoved,
        "entered": PlayerEntered,
        "left": PlayerLeft,
        "partner": PartnerNamed,
        "partner-declined": PartnerDeclined,
        "begun": PlayBegun,
        "played": TablePlayed,
        "end-proposed": EndProposed,
        "end-agreed": EndAnswered,
        "finish-called": FinishCalled,
        "closed": MatchClosed,
    }
)
