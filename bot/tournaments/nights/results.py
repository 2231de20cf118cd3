"""The standings of a night, at any moment: rounds that are over, and the tables of the running one that are done.

Whoever tells of winners, places or prizes (messages, pictures, files, honours, leagues) has them from here. People are
ranked; computers stand beside them, and so does everybody for whom a computer played most of their rounds. Where pairs
stay together, a line is a pair's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.scoring import Points, SeatScore, TableScore
from bot.tournaments.movements.rounds import Entrant, Meeting, pairs_in
from bot.tournaments.nights.night import Night
from bot.tournaments.scores import scale_to_hands
from bot.tournaments.standings import (
    OWN_SHARE,
    Placing,
    Prize,
    Total,
    pair_total,
    placed,
    prize_count,
    prizes,
    totals,
)


@dataclass(frozen=True, slots=True)
class PrizeWon:
    """A side prize, who has it, and what it was given for; ``winners`` are lines of the standings."""

    prize: Prize
    count: Points
    winners: tuple[Placing, ...]


def standings(night: Night) -> tuple[Placing, ...]:
    """Who is ahead; in an elimination those who stayed in it longer are before those who went out."""
    lines = _lines(night, totals(night.entrants, ((meeting, score) for _, meeting, score in _tables(night))))

    def ranked(total: Total) -> bool:
        return bool(people_of(night, total))

    if not night.plan.movement.eliminates:
        return placed(lines, ranked=ranked)
    reached = dict.fromkeys(night.entrants, 0)
    for one in night.past:
        for losers in one.played.losers:
            reached |= dict.fromkeys(losers, 2 * one.round.number)
        for winners in (*one.played.winners, *one.round.byes):
            reached |= dict.fromkeys(winners, 2 * one.round.number + 1)
    return placed(lines, lambda total: reached[total.entrant], ranked)


def people_of(night: Night, total: Total) -> tuple[int, ...]:
    """The people to whom a line counts, by ``user_id``; nobody if it is a computer's."""
    return tuple(
        user_id
        for entrant in total.entrants
        if (user_id := night.participant(entrant).user_id) is not None and plays_mostly(night, entrant)
    )


def plays_mostly(night: Night, entrant: Entrant) -> bool:
    """Whether somebody has played at least half of their rounds themselves; also before the first is over."""
    one = night.participant(entrant)
    rounds = [past.round for past in night.past]
    if night.running is not None and night.running.is_scored(entrant):
        rounds.append(night.running.round)
    seated = [each.number for each in rounds if entrant in each.entrants]
    own = sum(number not in one.stood_in for number in seated)
    return own >= OWN_SHARE * len(seated)


def winners(night: Night) -> tuple[Placing, ...]:
    """The lines in the first place."""
    return tuple(placing for placing in standings(night) if placing.place == 1)


def places_of_people(night: Night) -> dict[int, int]:
    """The place of everybody to whom the night counts, by ``user_id``."""
    return {
        user_id: placing.place
        for placing in standings(night)
        if placing.place is not None
        for user_id in people_of(night, placing.total)
    }


def night_prizes(night: Night) -> tuple[PrizeWon, ...]:
    """The side prizes, of those who are ranked and for the rounds that they played themselves."""
    own = [(meeting, _own(night, number, meeting, score)) for number, meeting, score in _tables(night)]
    known = {total.entrant: total for total in _lines(night, totals(night.entrants, own))}
    lines = {placing.total.entrant: placing for placing in standings(night) if placing.place is not None}
    return tuple(
        PrizeWon(prize, prize_count(prize, known[entrants[0]]), tuple(lines[entrant] for entrant in entrants))
        for prize, entrants in prizes([known[entrant] for entrant in lines]).items()
    )


def _lines(night: Night, everybody: tuple[Total, ...]) -> tuple[Total, ...]:
    """The sums of everybody, or of each pair where the same two play together all night."""
    if not night.plan.movement.keeps_pairs or not night.order:
        return everybody
    by_entrant = {total.entrant: total for total in everybody}
    return tuple(pair_total(by_entrant[one], by_entrant[other]) for one, other in pairs_in(night.order))


def _tables(night: Night) -> Iterator[tuple[int, Meeting, TableScore]]:
    """All tables that are done, with their round; those of rounds by time as if they had played as many hands."""
    rounds = [(past.round.number, past.scored, past.hands) for past in night.past]
    if night.running is not None:
        running = night.running
        rounds.append((running.round.number, running.scored, running.hands_played))
    for number, scored, hands in rounds:
        for meeting, score in scored:
            played = hands[meeting.table - 1] if hands else None
            by_time = night.plan.minutes is not None and played
            yield number, meeting, scale_to_hands(score, played) if by_time and played else score


def _own(night: Night, number: int, meeting: Meeting, score: TableScore) -> TableScore:
    """What people have won themselves at a table: nothing in a round that was a computer's."""
    one, two, three, four = (
        SeatScore() if number in night.participant(entrant).stood_in else gained
        for entrant, gained in zip(meeting.seats, score, strict=True)
    )
    return one, two, three, four
