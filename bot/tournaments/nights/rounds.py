"""What happens in a night by itself and when, the draw of each round, and the standings at any moment.

The standings count finished rounds and the finished tables of the running one; winners, places and prizes in messages,
pictures, files, honours and leagues come from them. People are ranked; computers are listed without a place, and so are
people for whom a computer played most rounds. Where pairs stay together, a line is a pair's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import assert_never

from bot.engine.scoring import SeatScore, TableScore
from bot.ratings.games import Rating
from bot.tournaments import movements
from bot.tournaments.movements import (
    Entrant,
    Meeting,
    Movement,
    Round,
    Side,
    count_clashes,
    individual_round,
    pairs_in,
    round_robin_round,
    spread_computers,
    swiss_round,
)
from bot.tournaments.nights.night import (
    CHECK_IN_SECONDS,
    LAST_CALL_SECONDS,
    LEAST_PEOPLE,
    Attendance,
    HostProposed,
    LastCallGiven,
    Left,
    Night,
    NightBegun,
    NightClosed,
    NightClosing,
    NightError,
    NightFact,
    NightRefusal,
    NightStatus,
    ProposalAnswered,
    Reminded,
    ResultCorrected,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    RunningRound,
    ScoredRound,
    SeatsSwapped,
    SwappedSeats,
    TableScored,
    TakenOver,
    TimeCalled,
    apply_fact,
)
from bot.tournaments.standings import (
    OWN_SHARE,
    Placing,
    Prize,
    Total,
    pair_total,
    prize_count,
    prizes,
    rank_totals,
    totals,
)

REMINDERS = (600, 60)
"""Seconds before the start at which people are reminded."""

GRACE_SECONDS = 180
"""Seconds that the start waits for people who have not checked in."""

PAUSE_SECONDS = 90
"""Seconds between two rounds."""

REVIEW_SECONDS = 300
"""Seconds after the last round in which hosts can still correct its results."""

HEAD_TABLE = 1
"""The table that ends a round played to points. When it is done, all tables stop after their current hand."""


@dataclass(frozen=True, slots=True)
class DrawDue:
    """The draw is due. ``draw_night`` makes the fact, from random numbers and ratings."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that is due at a time (Unix seconds): a fact to store, or the draw."""

    at: float
    what: Reminded | DrawDue | RoundBegun | LastCallGiven | TimeCalled | RoundEnded | NightClosed


def moment_due(night: Night, now: float, here_since: float = 0.0) -> Moment | None:
    """Return the last of what is due now, or ``None``. A missed start awaits people again from ``here_since`` on."""
    passed = [
        moment for moment in _moments(night, here_since) if moment.at <= now and not _is_needless(moment, night, now)
    ]
    return passed[-1] if passed else None


def _is_needless(moment: Moment, night: Night, now: float) -> bool:
    """Return whether a reminder comes too late because the start has passed. A call after a missed start never does."""
    return isinstance(moment.what, Reminded) and moment.what.before > 0 and now >= night.plan.starts_at


def next_moment(night: Night, now: float, here_since: float = 0.0) -> Moment | None:
    """Return the next moment after now, or ``None`` while the night waits for people or tables."""
    return next((moment for moment in _moments(night, here_since) if moment.at > now), None)


def _moments(night: Night, here_since: float) -> tuple[Moment, ...]:
    match night.status:
        case NightStatus.LOBBY:
            return (*_reminders(night), *_call(night, here_since), _start(night, here_since))
        case NightStatus.ROUND if night.running is not None:
            return _round_end(night, night.running)
        case NightStatus.PAUSE:
            return (_after_pause(night),)
        case _:
            return ()


def _reminders(night: Night) -> tuple[Moment, ...]:
    """Return the reminders to come. Those already past when the night was opened are left out."""
    starts_at = night.plan.starts_at
    return tuple(
        Moment(starts_at - before, Reminded(before))
        for before in REMINDERS
        if starts_at - before > night.opened_at and (night.reminded is None or before < night.reminded)
    )


def _call(night: Night, here_since: float) -> tuple[Moment, ...]:
    """Return a call to everybody if the start was missed and somebody has not checked in."""
    missed = here_since > night.plan.starts_at and night.reminded != 0
    silent = any(not person.checked_in for person in night.people)
    return (Moment(here_since, Reminded(0)),) if missed and silent else ()


def _start(night: Night, here_since: float) -> Moment:
    """Start on time if everybody has checked in; otherwise after the grace time, with absent people replaced."""
    there = sum(person.checked_in for person in night.people)
    starts_at = night.plan.starts_at
    if there < max(LEAST_PEOPLE, len(night.people)):
        starts_at = max(starts_at, here_since) + GRACE_SECONDS
    return Moment(starts_at, DrawDue() if there >= LEAST_PEOPLE else NightClosed(NightClosing.TOO_FEW))


def _round_end(night: Night, running: RunningRound) -> tuple[Moment, ...]:
    if None not in running.tables:
        return (Moment(night.at, RoundEnded()),)
    if running.called:
        return ()
    if night.plan.points is not None and running.tables[HEAD_TABLE - 1] is not None:
        return (Moment(night.at, TimeCalled(None)),)
    if running.ends_at is None:
        return ()
    last_call = Moment(running.ends_at - LAST_CALL_SECONDS, LastCallGiven())
    given = running.last_call or last_call.at <= running.begun_at
    return (*(() if given else (last_call,)), Moment(running.ends_at, TimeCalled(None)))


def is_provisional(night: Night) -> bool:
    """Return whether all rounds are played but the last one's results may still be corrected."""
    return night.status is NightStatus.PAUSE and bool(night.past) and next_round(night) is None


def _after_pause(night: Night) -> Moment:
    """Return the next round after its pause (the first has none), or the night's end once its results are final."""
    following = next_round(night)
    if following is None:
        return Moment(night.status_at + REVIEW_SECONDS, NightClosed(NightClosing.FINISHED))
    if not night.attended:
        return Moment(night.status_at, NightClosed(NightClosing.DESERTED))
    return Moment(night.status_at + (PAUSE_SECONDS if night.past else 0), RoundBegun(following))


_WEEK_SECONDS = 7 * 86400


def next_start(weekly_from: float, slot_at: float, now: float, zone: tzinfo) -> float:
    """Return when the next weekly night starts: whole weeks after ``weekly_from`` by the clock of ``zone``, in the week
    after ``slot_at`` or, if that was missed, in the first week whose check-in has not begun.
    """
    first = datetime.fromtimestamp(weekly_from, zone)
    after = max(slot_at + _WEEK_SECONDS / 2, now + CHECK_IN_SECONDS)
    weeks = max(0, int((after - weekly_from) // _WEEK_SECONDS))
    starts_at = (first + timedelta(weeks=weeks)).timestamp()
    while starts_at <= after:
        weeks += 1
        starts_at = (first + timedelta(weeks=weeks)).timestamp()
    return starts_at


# -- the draw


def count_computers(night: Night) -> int:
    """Return how many computers fill the night up to a multiple of four, and to the minimum that its host chose; but no
    more than one for each person, rounded up to fours: few people do not fill the bot with tables of computers.
    """
    people = len(night.participants)
    players = min(max(people, night.plan.least), 2 * people)
    return players + -players % 4 - people


def all_entrants(night: Night) -> tuple[Entrant, ...]:
    """Return the numbers of all who will take part, computers last, to be shuffled for the draw."""
    return tuple(Entrant(number) for number in range(1, len(night.participants) + count_computers(night) + 1))


def draw_night(
    night: Night,
    computers: Sequence[str],
    shuffled: Sequence[Entrant],
    ratings: Mapping[Entrant, Rating],
    apart: AbstractSet[frozenset[Entrant]] = frozenset(),
) -> NightBegun:
    """Return the draw that follows from a shuffled order; ``ratings`` seed an elimination.

    Where pairs stay together, two who have named each other are a pair, unless they are now kept ``apart``; the others
    are paired with the next in order, people before computers. In an individual night computers are spread evenly over
    the rounds that will be played.
    """
    order = tuple(shuffled)
    if night.plan.movement.keeps_pairs:
        pairs, filled = _pairs(night, order, apart), {one for one in order if one > len(night.participants)}
        if night.plan.movement.eliminates:
            pairs = movements.part_seeds(movements.seed_pairs(pairs, ratings), filled)
        elif night.plan.movement is Movement.ROUND_ROBIN:
            pairs = movements.part_circle(pairs, night.plan.rounds, filled)
        order = tuple(entrant for pair in pairs for entrant in pair)
    if night.plan.movement is Movement.INDIVIDUAL and computers:
        places, schedule = spread_computers(len(order), len(computers), night.plan.rounds)
        people = iter([entrant for entrant in order if entrant <= len(night.participants)])
        others = iter([entrant for entrant in order if entrant > len(night.participants)])
        order = tuple(next(others if place in places else people) for place in range(len(order)))
        return NightBegun(order, tuple(computers), () if schedule == tuple(sorted(schedule)) else schedule)
    return NightBegun(order, tuple(computers))


def coming_tables(night: Night) -> Iterator[tuple[Entrant, ...]]:
    """Yield who sits at each table of the next round, and of later rounds that do not depend on results."""
    number, rounds, following = len(night.past) + 2, night.plan.rounds, next_round(night)
    further: Iterator[Round] = iter(())
    match night.plan.movement:
        case Movement.INDIVIDUAL:
            further = (individual_round(night.order, n, night.schedule) for n in range(number, rounds + 1))
        case Movement.ROUND_ROBIN:
            further = (round_robin_round(pairs_in(night.order), n) for n in range(number, rounds + 1))
        case _:
            pass
    rest = () if following is None else (following, *further)
    return (meeting.seats for one in rest for meeting in one.meetings)


def find_clashes(night: Night, apart: AbstractSet[frozenset[Entrant]]) -> frozenset[frozenset[Entrant]]:
    """Return the pairs of people who are kept apart but share a table in the next round."""
    following = next_round(night) if apart else None
    tables = [] if following is None else [{*meeting.seats} for meeting in following.meetings]
    return frozenset(two for two in apart if any(two <= table for table in tables))


def seat_spares(before: Night, night: Night, apart: AbstractSet[frozenset[Entrant]]) -> tuple[TakenOver, ...]:
    """Return the seats that spares get between two rounds. A spare who would share a table of the next round with
    somebody from whom they are kept ``apart`` waits; otherwise they get the seat that leads to that most rarely.

    Raises ``NightError`` if people have changed seats since ``before`` so that two who are kept apart meet.
    """
    swapped = len(night.corrections) > len(before.corrections) and isinstance(night.corrections[-1], SwappedSeats)
    if swapped and not find_clashes(night, apart) <= find_clashes(before, apart):
        raise NightError(NightRefusal.SEAT_BARRED)
    taken: list[TakenOver] = []
    for spare in night.spares if night.status is NightStatus.PAUSE else ():
        own, best, fewest = frozenset(two for two in apart if spare in two), night, 0
        for seat in night.free_seats:
            seated = apply_fact(night, TakenOver(len(night.past) + 1, seat, spare), night.at)
            if find_clashes(seated, own):
                continue
            clashes = count_clashes(coming_tables(seated), own)
            if best is night or clashes < fewest:
                best, fewest = seated, clashes
            if not clashes:
                break
        if best is not night:
            taken.append(best.takeovers[-1])
            night = best
    return tuple(taken)


def _pairs(night: Night, shuffled: Sequence[Entrant], apart: AbstractSet[frozenset[Entrant]]) -> tuple[Side, ...]:
    chosen = [
        (entrant, partner)
        for entrant in shuffled
        if (partner := chosen_partner(night, entrant)) is not None
        and entrant < partner
        and frozenset((entrant, partner)) not in apart
    ]
    paired = {entrant for pair in chosen for entrant in pair}
    single = [entrant for entrant in shuffled if entrant not in paired]
    single.sort(key=lambda entrant: entrant > len(night.participants))  # stable: computers last, else by chance
    return (*chosen, *pairs_in(single))


def without_partner(night: Night) -> tuple[Entrant, ...]:
    """Return the people who have no partner of their own choice and get one by the draw."""
    return tuple(entrant for entrant in night.entrants if chosen_partner(night, entrant) is None)


def chosen_partner(night: Night, entrant: Entrant) -> Entrant | None:
    """Return the partner whom a person has named, if the partner has named them too."""
    if entrant > len(night.participants):
        return None
    person = night.participant(entrant)
    partner = None if person.partner_id is None else night.entrant_of(person.partner_id)
    if partner is None or partner == entrant:
        return None
    return partner if night.participant(partner).partner_id == person.user_id else None


def next_round(night: Night) -> Round | None:
    """Return the next round with the host's swaps, or ``None`` if all rounds are over or there is no draw yet."""
    following = _draw_next(night)
    for swapped in night.corrections:
        if following is not None and isinstance(swapped, SwappedSeats) and swapped.number == following.number:
            following = swap_seats(following, swapped, pairs=night.plan.movement.keeps_pairs)
    return following


def swap_seats(one: Round, swapped: SwappedSeats, *, pairs: bool) -> Round:
    """Return a round in which two have swapped seats, with their partners if ``pairs`` stay together."""
    sides = {entrant: side for meeting in one.meetings for side in meeting.sides for entrant in side}
    if not {swapped.one, swapped.other} <= sides.keys():
        return one
    ones, others = (sides[each] if pairs else (each,) for each in (swapped.one, swapped.other))
    seats = dict(zip(ones, others, strict=True))
    return one.reseat(seats | {after: before for before, after in seats.items()})


def refuse_swap(night: Night, user_id: int, other_id: int) -> NightRefusal | None:
    """Return why two people cannot swap seats before the next round."""
    following, one, other = next_round(night), night.entrant_of(user_id), night.entrant_of(other_id)
    if user_id == other_id:
        return NightRefusal.SAME_PERSON
    if one is None or other is None or not {one, other} <= {*night.order}:
        return NightRefusal.NOT_SEATED
    if following is None or night.running is not None or not night.past:
        return NightRefusal.BETWEEN_ROUNDS
    sides = [side for meeting in following.meetings for side in meeting.sides]
    return NightRefusal.SAME_SIDE if any(one in side and other in side for side in sides) else None


def apply_judged(night: Night, fact: NightFact, at: float) -> Night:
    """Return the night after a fact. Raises ``NightError`` also if only the next round's draw forbids the fact."""
    after = apply_fact(night, fact, at)
    proposal = night.open_proposal if isinstance(fact, ProposalAnswered) and fact.yes else None
    wanted = fact.wanted if isinstance(fact, HostProposed) else fact if proposal is None else proposal.aim
    refused = refuse_swap(night, wanted.user_id, wanted.other_id) if isinstance(wanted, SeatsSwapped) else None
    if refused is not None:
        raise NightError(refused)
    return after


def asked_people(night: Night, user_id: int, fact: NightFact) -> tuple[int, ...] | None:
    """Return the people of whom one has to agree before this happens: for a host's own table, those on the other side;
    for the end of a night in which the host plays, all others who play, except a permanent partner. ``None`` if nobody
    is asked.
    """
    meetings: tuple[Meeting, ...] = () if night.running is None else night.running.round.meetings
    concerned: set[Entrant | None] | None = None
    own = night.entrant_of(user_id)
    match fact:
        case ResultCorrected(_, table):
            meetings = tuple(one for past in night.past[-1:] for one in past.round.meetings if one.table == table)
        case SeatsSwapped(_, one_id, other_id):
            following = next_round(night)
            meetings = () if following is None else following.meetings
            concerned = {night.entrant_of(one_id), night.entrant_of(other_id)}
        case Left(who) if who != user_id:
            concerned = {night.entrant_of(who)}
        case TimeCalled() | RoundExtended():
            pass
        case NightClosed(NightClosing.FINISHED):
            return None if own is None else _all_others(night, own)
        case _:
            return None
    for meeting in meetings:
        if own in meeting.seats and (concerned is None or concerned & {*meeting.seats}):
            return _people_there(night, (each for side in meeting.sides if own not in side for each in side))
    return None


def _all_others(night: Night, own: Entrant) -> tuple[int, ...]:
    """Return the people who play, except one and, where pairs stay together, their partner."""
    pairs = pairs_in(night.order) if night.plan.movement.keeps_pairs else ()
    side = next((pair for pair in pairs if own in pair), (own,))
    return _people_there(night, (each for each in night.entrants if each not in side))


def _people_there(night: Night, entrants: Iterable[Entrant]) -> tuple[int, ...]:
    people = map(night.participant, entrants)
    return tuple(one.user_id for one in people if one.user_id is not None and one.attendance is not Attendance.AWAY)


def _draw_next(night: Night) -> Round | None:
    movement, number = night.plan.movement, len(night.past) + 1
    if not night.order or (number > night.plan.rounds and not movement.eliminates):
        return None
    past = night.past_by_seat
    played = [one.played for one in past]
    computers = {entrant for entrant in night.order if night.participant(entrant).by_computer}
    match movement:
        case Movement.INDIVIDUAL:
            return individual_round(night.order, number, night.schedule)
        case Movement.LADDER | Movement.PAIRS_LADDER if not played:
            return movements.first_ladder_round(night.order, computers)
        case Movement.LADDER | Movement.PAIRS_LADDER:
            return movements.next_ladder_round(played, pairs=movement.keeps_pairs, computers=computers)
        case Movement.ROUND_ROBIN:
            return round_robin_round(pairs_in(night.order), number)
        case Movement.SWISS:
            return swiss_round(_ranked_pairs(night), [one.round for one in past], computers)
        case Movement.SINGLE_ELIMINATION:
            return movements.next_elimination_round(pairs_in(night.order), played)
        case _:
            assert_never(movement)


def _ranked_pairs(night: Night) -> tuple[Side, ...]:
    order = {placing.total.entrant: place for place, placing in enumerate(standings(night))}
    return tuple(sorted(pairs_in(night.order), key=lambda pair: order[pair[0]]))


# -- the standings


@dataclass(frozen=True, slots=True)
class PrizeWon:
    """A side prize, the number that won it, and the lines of the standings that are its ``winners``."""

    prize: Prize
    count: int
    winners: tuple[Placing, ...]


def standings(night: Night) -> tuple[Placing, ...]:
    """Return the standings, best first. In an elimination, those who stayed in longer come first."""
    lines = _lines(night, [(number, meeting, table.score) for number, meeting, table in _tables(night)])

    def has_people(total: Total) -> bool:
        return bool(people_of(night, total))

    if not night.plan.movement.eliminates:
        return rank_totals(lines, ranked=has_people)
    out, next_number = rounds_survived(night), len(night.past) + 1
    return rank_totals(lines, lambda total: out[total.entrant] or next_number, has_people)


def rounds_survived(night: Night) -> dict[Entrant, int | None]:
    """Return the round after which each entrant was out of an elimination; ``None`` while in, or for winners."""
    out: dict[Entrant, int | None] = dict.fromkeys(night.entrants)
    for past in night.past_by_seat:
        for losers in past.played.losers:
            out |= dict.fromkeys(losers, past.round.number)
    return out


def people_of(night: Night, total: Total) -> tuple[int, ...]:
    """Return the user ids of the people for whom a line counts; empty for a computer's line."""
    return tuple(
        user_id
        for entrant in line_entrants(night, total)
        if (user_id := night.participant(entrant).user_id) is not None and plays_mostly(night, entrant)
    )


def line_entrants(night: Night, total: Total) -> tuple[Entrant, ...]:
    """Return the entrants of a line; of a pair also those who gave their seat up after most of its rounds."""
    gone = {one.before for one in night.takeovers if night.plan.movement.keeps_pairs} - {*night.order}
    return total.entrants + tuple(
        entrant
        for entrant in sorted(gone)
        if night.participant(entrant).user_id is not None
        and night.holder(entrant) in total.entrants
        and plays_mostly(night, entrant)
    )


def plays_mostly(night: Night, entrant: Entrant) -> bool:
    """Return whether a person (or pair) played at least half of their rounds; true if none is over."""
    one, holder = night.participant(entrant), night.holder(entrant)
    own, rounds, pairs = 0, 0, night.plan.movement.keeps_pairs
    for past in _rounds(night):
        by_seat = past.round.reseat(night.holders(past.round.number)) if pairs else past.round
        if isinstance(past, RunningRound) and not past.is_scored(entrant):
            continue
        sits = entrant in past.round.entrants
        rounds += holder in by_seat.entrants if pairs else bool(rounds) or sits
        own += sits and past.round.number not in one.stood_in
    return own >= OWN_SHARE * rounds


@dataclass(frozen=True, slots=True)
class CardLine:
    """A round of a score card: ``points`` so far, the ``table``'s points (own first), ``meeting`` (``None``: a bye)."""

    number: int
    meeting: Meeting | None = None
    table: tuple[int, int] = (0, 0)
    points: int = 0
    by_computer: bool = False


def score_card(night: Night, entrant: Entrant) -> tuple[CardLine, ...]:
    """Return a person's finished rounds, and the running one if their table is done."""
    lines: list[CardLine] = []
    points = 0
    for number, meeting, table in _tables(night):
        if entrant in meeting.seats:
            place = meeting.seats.index(entrant)
            points += table.score[place].points
            both = table.points if place % 2 == 0 else (table.points[1], table.points[0])
            by_computer = number in night.participant(entrant).stood_in
            lines.append(CardLine(number, meeting, both, points, by_computer))
    byes = (one.round for one in night.past if any(entrant in side for side in one.round.byes))
    return tuple(sorted((*lines, *(CardLine(one.number) for one in byes)), key=lambda line: line.number))


def winners(night: Night) -> tuple[Placing, ...]:
    """Return the lines in first place; several if they are level."""
    return tuple(placing for placing in standings(night) if placing.place == 1)


def places_of_people(night: Night) -> dict[int, int]:
    """Return the places of all people for whom the night counts, by user id."""
    return {
        user_id: placing.place
        for placing in standings(night)
        if placing.place is not None
        for user_id in people_of(night, placing.total)
    }


def night_prizes(night: Night) -> tuple[PrizeWon, ...]:
    """Return the side prizes among the ranked lines, for rounds that people played themselves."""
    own = own_totals(night)
    lines = {placing.total.entrant: placing for placing in standings(night) if placing.place is not None}
    return tuple(
        PrizeWon(prize, prize_count(prize, own[entrants[0]]), tuple(lines[entrant] for entrant in entrants))
        for prize, entrants in prizes([own[entrant] for entrant in lines]).items()
    )


def own_totals(night: Night) -> dict[Entrant, Total]:
    """Return the sums of what people won themselves, by the first entrant of each line."""
    own = [(number, meeting, _own_score(night, number, meeting, table)) for number, meeting, table in _tables(night)]
    return {total.entrant: total for total in _lines(night, own)}


def _lines(night: Night, scores: Sequence[tuple[int, Meeting, TableScore]]) -> tuple[Total, ...]:
    """Sum the scores by seat for pairs that stay together, else for everybody who has or had a seat."""
    if not night.plan.movement.keeps_pairs or not night.order:
        sat = {*night.order, *(entrant for past in night.past for entrant in past.round.entrants)}
        everybody = totals(night.entrants, ((meeting, score) for _, meeting, score in scores))
        return tuple(total for total in everybody if not night.order or total.entrant in sat)
    by_seat = ((meeting.reseat(night.holders(number)), score) for number, meeting, score in scores)
    by_entrant = {total.entrant: total for total in totals(night.entrants, by_seat)}
    return tuple(pair_total(by_entrant[one], by_entrant[other]) for one, other in pairs_in(night.order))


def _rounds(night: Night) -> Iterator[ScoredRound | RunningRound]:
    yield from night.past
    if night.running is not None:
        yield night.running


def _tables(night: Night) -> Iterator[tuple[int, Meeting, TableScored]]:
    for one in _rounds(night):
        for meeting, table in one.scored:
            yield one.round.number, meeting, table


def _own_score(night: Night, number: int, meeting: Meeting, table: TableScored) -> TableScore:
    """Return what people won themselves at a table. A computer's play counts for nobody, not even its partner."""
    people = (night.participant(entrant) for entrant in meeting.seats)
    one, two, three, four = (
        SeatScore() if person.user_id is None or number in person.stood_in else gained
        for person, gained in zip(people, table.score, strict=True)
    )
    return one, two, three, four
