"""The standings of a night, at any moment: rounds that are over, and the tables of the running one that are done."""

from __future__ import annotations

from bot.tournaments.nights.night import Night
from bot.tournaments.standings import Placing, Total, placed, totals


def night_totals(night: Night) -> tuple[Total, ...]:
    """Everybody's sums, in the order of their numbers."""
    tables = [scored for one in night.past for scored in one.scored]
    if night.running is not None:
        tables += night.running.scored
    return totals(night.entrants, tables)


def standings(night: Night) -> tuple[Placing, ...]:
    """Who is ahead; in an elimination those who stayed in it longer are before those who went out."""
    lines = night_totals(night)
    if not night.plan.movement.eliminates:
        return placed(lines)
    reached = dict.fromkeys(night.entrants, 0)
    for one in night.past:
        for losers in one.played.losers:
            reached |= dict.fromkeys(losers, 2 * one.round.number)
        for winners in (*one.played.winners, *one.round.byes):
            reached |= dict.fromkeys(winners, 2 * one.round.number + 1)
    return placed(lines, lambda total: reached[total.entrant])


def places_of_people(night: Night) -> dict[int, int]:
    """Each person's place among the people, by ``user_id``: computers are in the standings, and take no place away."""
    ranked = [(placing.place, night.participant(placing.total.entrant).user_id) for placing in standings(night)]
    people = [(place, user_id) for place, user_id in ranked if user_id is not None]
    return {user_id: 1 + sum(other < place for other, _ in people) for place, user_id in people}
