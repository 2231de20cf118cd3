"""What nights and matches add up to: the all-time honours of a server's nights, and the tables of its leagues."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.scoring import SeatScore
from bot.ratings.boards import season_of
from bot.ratings.games import are_same_people, effect_share, is_repeat
from bot.storage.api import TournamentId, TournamentRow
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.movements import Entrant
from bot.tournaments.nights.night import Night, NightClosing
from bot.tournaments.nights.rounds import night_prizes, own_totals, people_of, places_of_people, standings
from bot.tournaments.standings import Prize, places


@dataclass(frozen=True, slots=True)
class Honours:
    """A person's honours: how many ``nights`` they took part in, how many of those were ``wins`` and ``podiums``
    (places 1 to 3, shared ones too), ``prizes`` by kind, and the most points of one night and of one round that they
    played themselves.
    """

    user_id: int
    nights: int = 0
    wins: float = 0
    podiums: float = 0
    prizes: tuple[tuple[Prize, float], ...] = ()
    best_night: int = 0
    high_game: int = 0

    @property
    def record(self) -> tuple[float, float, int]:
        """The sort key of honours: wins, then podiums, then nights."""
        return self.wins, self.podiums, self.nights

    @property
    def whole(self) -> Honours:
        """These honours with wins, podiums and prizes rounded down to whole numbers."""
        prizes = tuple((prize, _whole(count)) for prize, count in self.prizes if _whole(count))
        return replace(self, wins=_whole(self.wins), podiums=_whole(self.podiums), prizes=prizes)


def _whole(count: float) -> int:
    return int(count + 1e-9)  # six sixths make one


def honours(nights: Iterable[Finished]) -> tuple[Honours, ...]:
    """Return everybody's honours, sorted by wins, then podiums, then nights.

    Only nights that were played to their end count, and only for people who played most of their rounds themselves. If
    a night counts for a share (``weigh``), its wins, podiums and prizes count for that share; the result has whole
    ones.
    """
    by_user: dict[int, Honours] = {}
    for night, event in weigh(nights):
        for one in night.honours:
            by_user[one.user_id] = _sum(by_user.get(one.user_id, Honours(one.user_id)), one, event.share)
    return tuple(sorted((one.whole for one in by_user.values()), key=lambda one: one.record, reverse=True))


def honours_places(honoured: Iterable[Honours]) -> dict[int, int]:
    """Return everybody's place in this list, by user id. Equal honours share a place."""
    return places({one.user_id: one.record for one in honoured})


def _of_night(night: Night, event: LeagueEvent) -> Iterator[Honours]:
    """Yield what one night adds to each person's honours. Computers win nothing and take nobody's place."""
    won, own_total = night_prizes(night), own_totals(night)
    for placing in standings(night):
        if placing.place is None:
            continue
        own = tuple((one.prize, 1) for one in won if placing in one.winners)
        total, podium = placing.total, int(placing.place <= 3)
        high = own_total[total.entrant].high_game
        for user_id in people_of(night, total):
            yield Honours(user_id, 1, int(user_id in event.winners), podium, own, total.score.points, high)


def _sum(one: Honours, other: Honours, share: float) -> Honours:
    both: dict[Prize, float] = dict(one.prizes)
    both |= {prize: both.get(prize, 0) + share * count for prize, count in other.prizes}
    return replace(
        one,
        nights=one.nights + other.nights,
        wins=one.wins + share * other.wins,
        podiums=one.podiums + share * other.podiums,
        prizes=tuple((prize, both[prize]) for prize in Prize if prize in both),
        best_night=max(one.best_night, other.best_night),
        high_game=max(one.high_game, other.high_game),
    )


# -- what each night and match adds


@dataclass(frozen=True, slots=True)
class OwnHands:
    """The hands that a person played themselves in a night or a match. ``place`` is ``None`` for a team match."""

    user_id: int
    hands: int
    won: int
    loners: int = 0
    euchres: int = 0
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """Summary of a finished night or match: its league event (``None`` if it was not played to its end), everybody's
    names, and the hands that people played themselves; for a night also its honours, title and number of rounds.
    """

    number: TournamentId
    event: LeagueEvent | None
    names: dict[int, str]
    honours: tuple[Honours, ...] = ()
    rounds: int = 0
    title: str = ""
    own: tuple[OwnHands, ...] = ()

    @property
    def kind(self) -> LeagueKind:
        """The kind of contest. Only nights have rounds."""
        return LeagueKind.NIGHTS if self.rounds else LeagueKind.MATCHES


def finish_night(number: TournamentId, night: Night) -> Finished:
    names = {person.user_id: person.name for person in night.people if person.user_id is not None}
    if night.closing is not NightClosing.FINISHED:
        return Finished(number, None, names, rounds=len(night.past))
    own, event = tuple(_own_hands_of_night(night)), night_event(night)
    return Finished(number, event, names, tuple(_of_night(night, event)), len(night.past), night.plan.name, own)


def _own_hands_of_night(night: Night) -> Iterator[OwnHands]:
    place = places_of_people(night)
    for entrant, person in zip(night.entrants, night.participants, strict=True):
        if person.user_id is None:
            continue
        own = [
            (table.hands or 0, table.score[meeting.seats.index(entrant)])
            for past in night.past
            if past.round.number not in person.stood_in
            for meeting, table in past.scored
            if entrant in meeting.seats
        ]
        total = sum((score for _, score in own), SeatScore())
        hands = sum(played for played, _ in own)
        yield OwnHands(person.user_id, hands, total.hands, total.loners, total.euchres, place.get(person.user_id))


def finish_match(row: TournamentRow, match: Match) -> Finished | None:
    """Return the summary of a match, or ``None`` if it was not played to its end."""
    if not match.complete or match.called_off:
        return None
    names = {seat.user_id: seat.name for seat in match.entrants if seat.user_id is not None}
    at, own = row.closed_at or row.opened_at, tuple(_own_hands_of_match(match))
    if match.opened.form is not Form.PAIRS:
        first, second = (match.people(match.team_entrants(team)) for team in (1, 2))
        return Finished(row.tournament_id, match_event(at, first, second, match.margin()), names, own=own)
    pairs = tuple((match.people(one.side), one.place) for one in match.placings() if one.place is not None)
    return Finished(row.tournament_id, LeagueEvent(at, pairs), names, own=own)


def _own_hands_of_match(match: Match) -> Iterator[OwnHands]:
    """Yield the counted hands of each person, except those who left most decisions to a computer."""
    pairs = match.opened.form is Form.PAIRS
    place = {entrant: one.place for one in match.placings() for entrant in one.side} if pairs else {}
    hands: Counter[Entrant] = Counter()
    won: Counter[Entrant] = Counter()
    for score in match.scores():
        for side, net in zip(score.meeting.sides, (score.net, -score.net), strict=True):
            hands.update(side)
            won.update(dict.fromkeys(side, int(net > 0)))
    for entrant, played in sorted(hands.items()):
        for user_id in match.people([entrant]):
            yield OwnHands(user_id, played, won[entrant], place=place.get(entrant))


# -- the table of a league


LEAST_PEOPLE = 4
"""Contests with fewer people do not count: two could win against each other as often as they like."""

FEW_PEOPLE = 8
"""Contests of fewer people count less if the same people repeat them. More are a club that may meet every week."""


@dataclass(frozen=True, slots=True)
class LeagueEvent:
    """A finished night or match: when (Unix seconds), and who competed, with their places. A competitor is a person, or
    all people of a pair or a team. Computers do not compete, nor do people for whom a computer played most rounds.
    ``share`` (up to 1) is how much it counts.
    """

    at: float
    placed: tuple[tuple[tuple[int, ...], int], ...]
    share: float = 1.0

    @property
    def people(self) -> frozenset[int]:
        """The user ids of all who competed."""
        return frozenset(user_id for people, _ in self.placed for user_id in people)

    @property
    def counts(self) -> bool:
        """Whether it counts for leagues, honours and roles: enough people played, and not all on one side."""
        return len(self.people) >= LEAST_PEOPLE and len(self.placed) > 1

    @property
    def is_of_few(self) -> bool:
        """Whether it counts less if the same people have had contests before."""
        return len(self.people) < FEW_PEOPLE

    @property
    def winners(self) -> tuple[int, ...]:
        """The people in first place, if anybody was behind them."""
        if all(place == 1 for _, place in self.placed):
            return ()
        return tuple(one for people, place in self.placed if place == 1 for one in people)


def weigh(past: Iterable[Finished]) -> list[tuple[Finished, LeagueEvent]]:
    """Return contests with their shares, oldest first. Repeated contests of the same few people count less."""
    weighed: list[tuple[Finished, LeagueEvent]] = []
    few: list[LeagueEvent] = []
    events = [(one, one.event) for one in past if one.event is not None and one.event.counts]
    for one, event in sorted(events, key=lambda pair: pair[1].at):
        if event.is_of_few:
            earlier = sum(is_repeat(event.people, event.at, other.people, other.at) for other in few)
            event = replace(event, share=effect_share(earlier))
            few.append(event)
        weighed.append((one, event))
    return weighed


def last_winners(nights: Iterable[Finished]) -> tuple[int, ...]:
    """Return the winners of the last night that counts in full, or of a later night of the same few people."""
    last: LeagueEvent | None = None
    for _, event in weigh(nights):
        if last is None or event.share == 1 or (last.is_of_few and are_same_people(event.people, last.people)):
            last = event
    return () if last is None else last.winners


@dataclass(frozen=True, slots=True)
class LeagueLine:
    """A line of the table. Equals share a place. ``counted`` of ``played`` events give points; ``wins`` are of all."""

    place: int
    user_id: int
    points: float
    wins: int
    played: int
    counted: int


class LeagueKind(StrEnum):
    """What kind of contest a league is made from."""

    NIGHTS = "nights"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True)
class LeagueRules:
    """How a league counts: the ``best`` events (``None``: all), ``points`` by place (empty: one for each behind)."""

    best: int | None = None
    points: tuple[int, ...] = ()

    def pay(self, event: LeagueEvent) -> dict[int, float]:
        """Return each person's points for an event. Equals share what their places pay."""
        paid = self.points or range(len(event.placed) - 1, -1, -1)
        level = Counter(place for _, place in event.placed)
        worth = {place: sum(paid[place - 1 :][:many]) / many * event.share for place, many in level.items()}
        return {user_id: worth[place] for people, place in event.placed for user_id in people}


ALL_COUNT = LeagueRules()
"""The rules of servers that have chosen none."""


@dataclass(frozen=True, slots=True)
class League:
    """A season's table, with the newest ``names``, all ``seasons`` that have one, and the number of ``events``."""

    kind: LeagueKind
    season: str
    lines: tuple[LeagueLine, ...]
    names: dict[int, str]
    seasons: tuple[str, ...]
    events: int = 0
    rules: LeagueRules = ALL_COUNT


def night_event(night: Night) -> LeagueEvent:
    """Return a night as a league event. Where pairs stay together, the pairs compete."""
    lines = ((people_of(night, placing.total), placing.place) for placing in standings(night))
    return LeagueEvent(night.at, tuple((people, place) for people, place in lines if place is not None))


def match_event(at: float, first: Sequence[int], second: Sequence[int], margin: int) -> LeagueEvent:
    """Return a team match as a league event. ``margin`` is the first team's lead, negative if it is behind."""
    teams = ((tuple(first), 1 + (margin < 0)), (tuple(second), 1 + (margin > 0)))
    return LeagueEvent(at, tuple(sorted((team for team in teams if team[0]), key=lambda team: team[1])))


def league_table(events: Iterable[LeagueEvent], season: str, rules: LeagueRules = ALL_COUNT) -> tuple[LeagueLine, ...]:
    """Return the table of a season such as ``2026-Q3``, ordered by points, then by wins."""
    own: defaultdict[int, list[float]] = defaultdict(list)
    wins: defaultdict[int, int] = defaultdict(int)
    for event in events:
        if season_of(event.at) == season:
            for user_id, points in rules.pay(event).items():
                own[user_id].append(points)
                wins[user_id] += user_id in event.winners
    counted = {user_id: sorted(points, reverse=True)[: rules.best] for user_id, points in own.items()}
    order = {user_id: (sum(points), wins[user_id]) for user_id, points in counted.items()}
    place = places(order)
    return tuple(
        LeagueLine(
            place=place[user_id],
            user_id=user_id,
            points=order[user_id][0],
            wins=wins[user_id],
            played=len(own[user_id]),
            counted=len(counted[user_id]),
        )
        for user_id in sorted(order, key=lambda user_id: order[user_id], reverse=True)
    )
