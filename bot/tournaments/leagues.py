"""What nights and matches add up to: the all-time honours of a server's nights, and the tables of its leagues."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.scoring import SeatScore
from bot.ratings.boards import season_of
from bot.storage.api import TournamentId, TournamentRow
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.movements import Entrant
from bot.tournaments.nights.night import Night, NightClosing
from bot.tournaments.nights.rounds import night_prizes, people_of, places_of_people, standings
from bot.tournaments.standings import Prize, matchpoints, places


@dataclass(frozen=True, slots=True)
class Honours:
    """One person's. ``nights`` that they were in, ``wins`` and ``podiums`` (places 1 to 3, shared ones too) of them,
    ``prizes`` by kind, and the most points of one night and of one round.
    """

    user_id: int
    nights: int = 0
    wins: int = 0
    podiums: int = 0
    prizes: tuple[tuple[Prize, int], ...] = ()
    best_night: int = 0
    high_game: int = 0

    @property
    def record(self) -> tuple[int, int, int]:
        """What honours are ordered by: wins, then podiums and nights."""
        return self.wins, self.podiums, self.nights


def honours(nights: Iterable[Finished]) -> tuple[Honours, ...]:
    """Return everybody's honours, the most wins first, then podiums and nights.

    Only nights count that were played to their end, and only for people who played most of their rounds themselves.
    """
    by_user: dict[int, Honours] = {}
    for night in nights:
        for one in night.honours:
            by_user[one.user_id] = _sum(by_user.get(one.user_id, Honours(one.user_id)), one)
    return tuple(sorted(by_user.values(), key=lambda one: one.record, reverse=True))


def honours_places(honoured: Iterable[Honours]) -> dict[int, int]:
    """Return everybody's place among these, by user id; equals share one."""
    return places({one.user_id: one.record for one in honoured})


def _of_night(night: Night) -> Iterator[Honours]:
    """Yield what one night adds to each person's honours; computers win nothing and displace nobody."""
    won = night_prizes(night)
    for placing in standings(night):
        if placing.place is None:
            continue
        own = tuple((one.prize, 1) for one in won if placing in one.winners)
        total, place = placing.total, placing.place
        for user_id in people_of(night, total):
            yield Honours(user_id, 1, int(place == 1), int(place <= 3), own, total.score.points, total.high_game)


def _sum(one: Honours, other: Honours) -> Honours:
    both = Counter(dict(one.prizes)) + Counter(dict(other.prizes))
    return replace(
        one,
        nights=one.nights + other.nights,
        wins=one.wins + other.wins,
        podiums=one.podiums + other.podiums,
        prizes=tuple((prize, both[prize]) for prize in Prize if prize in both),
        best_night=max(one.best_night, other.best_night),
        high_game=max(one.high_game, other.high_game),
    )


# -- what each night and match adds


@dataclass(frozen=True, slots=True)
class OwnHands:
    """What one person played of a night or a match: the hands of the rounds that they played themselves, and how many
    of them their side won. Loners and euchres given are counted on nights only, ``place`` is None for a match of teams.
    """

    user_id: int
    hands: int
    won: int
    loners: int = 0
    euchres: int = 0
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """What is remembered of a night or a match that is over: what it adds to the league (``None`` if it was not played
    to its end), what everybody was called, for a night its honours, its title and how many rounds were played, and the
    hands that people played themselves.
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
        """Only nights have rounds."""
        return LeagueKind.NIGHTS if self.rounds else LeagueKind.MATCHES


def finish_night(number: TournamentId, night: Night) -> Finished:
    """Return what is remembered of a night."""
    names = {person.user_id: person.name for person in night.people if person.user_id is not None}
    if night.closing is not NightClosing.FINISHED:
        return Finished(number, None, names, rounds=len(night.past))
    own = tuple(_own_hands_of_night(night))
    return Finished(number, night_event(night), names, tuple(_of_night(night)), len(night.past), night.plan.name, own)


def _own_hands_of_night(night: Night) -> Iterator[OwnHands]:
    """Yield what people played themselves: whose rounds a computer played has no hands of those."""
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
    """Return what is remembered of a match; ``None`` if it was not played to its end."""
    if not match.complete or match.called_off:
        return None
    names = {seat.user_id: seat.name for seat in match.entrants if seat.user_id is not None}
    at, own = row.closed_at or row.opened_at, tuple(_own_hands_of_match(match))
    if match.opened.form is not Form.PAIRS:
        first, second = (match.people(match.team_entrants(team)) for team in (1, 2))
        return Finished(row.tournament_id, match_event(at, first, second, match.margin()), names, own=own)
    pairs = [(match.people(one.side), one.place, one.share) for one in match.placings() if one.share is not None]
    return Finished(row.tournament_id, pairs_event(at, pairs), names, own=own)


def _own_hands_of_match(match: Match) -> Iterator[OwnHands]:
    """Yield what people played of the deals that count, unless a computer made most of their decisions."""
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


MATCH_POINTS = (2.0, 1.0, 0.0)
"""League points of a match: won, drawn, lost."""


@dataclass(frozen=True, slots=True)
class LeagueEvent:
    """A night or a match that is over: when (Unix seconds), each person's league points, who was first, and on a night
    everybody's place.
    """

    at: float
    points: tuple[tuple[int, float], ...]
    winners: tuple[int, ...]
    places: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class LeagueLine:
    """One line of the table; equals share a place. ``counted`` of the ``played`` events make the ``points``; ``wins``
    are all events in which they were first.
    """

    place: int
    user_id: int
    points: float
    wins: int
    played: int
    counted: int


class LeagueKind(StrEnum):
    """What a league is made of."""

    NIGHTS = "nights"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True)
class LeagueRules:
    """How a server counts. ``best``: of everybody's events only their best ones count, this many; None counts all.
    ``points``: what a night pays by place, the first place first; empty for a point for each person behind.
    """

    best: int | None = None
    points: tuple[int, ...] = ()

    def pay(self, event: LeagueEvent) -> tuple[tuple[int, float], ...]:
        """Return each person's points of an event; equals get the same, and a match pays as ever."""
        if not self.points or not event.places:
            return event.points
        paid = dict(enumerate(self.points, 1))
        return tuple((user_id, float(paid.get(place, 0))) for user_id, place in event.places)


ALL_COUNT = LeagueRules()
"""The rules of servers that have set none."""


@dataclass(frozen=True, slots=True)
class League:
    """A season's table; ``names`` are those that people had last, ``seasons`` all that have one, the latest first. Of
    its ``events`` everybody's ``rules.best`` count.
    """

    kind: LeagueKind
    season: str
    lines: tuple[LeagueLine, ...]
    names: dict[int, str]
    seasons: tuple[str, ...]
    events: int = 0
    rules: LeagueRules = ALL_COUNT


def night_event(night: Night) -> LeagueEvent:
    """Return a night for the league: 1 point for each person who was placed behind, ½ for one at the same place.

    Computers give no points, nor do people for whom a computer played more than half of the rounds.
    """
    places = places_of_people(night)
    points = matchpoints({user_id: -place for user_id, place in places.items()})
    first = tuple(who for who, place in places.items() if place == 1)
    return LeagueEvent(night.at, tuple(points.items()), first, tuple(places.items()))


def match_event(at: float, first: Sequence[int], second: Sequence[int], margin: int) -> LeagueEvent:
    """Return a match of two teams; ``margin`` is by how much the first was ahead of the second, below zero behind."""
    won, drawn, lost = MATCH_POINTS
    own, theirs = (drawn, drawn) if margin == 0 else (won, lost) if margin > 0 else (lost, won)
    points = [(user_id, own) for user_id in first] + [(user_id, theirs) for user_id in second]
    return LeagueEvent(at, tuple(points), tuple(first) if margin > 0 else tuple(second) if margin < 0 else ())


def pairs_event(at: float, pairs: Sequence[tuple[Sequence[int], int | None, float]]) -> LeagueEvent:
    """Return a match of pairs by matchpoints: as much as a match won for all of them, a match drawn for half. Each of
    the ``pairs`` is its people, its place, and its share from 0 to 1.
    """
    points = [(user_id, MATCH_POINTS[0] * share) for people, _, share in pairs for user_id in people]
    first = tuple(user_id for people, place, _ in pairs for user_id in people if place == 1)
    return LeagueEvent(at, tuple(points), first)


def league_table(events: Iterable[LeagueEvent], season: str, rules: LeagueRules = ALL_COUNT) -> tuple[LeagueLine, ...]:
    """Return the table of a season such as ``2026-Q3``, the leader first: by points, then by wins."""
    own: defaultdict[int, list[float]] = defaultdict(list)
    wins: defaultdict[int, int] = defaultdict(int)
    for event in events:
        if season_of(event.at) == season:
            for user_id, points in rules.pay(event):
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
