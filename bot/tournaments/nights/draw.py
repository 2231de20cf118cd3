"""The draw of a night and its rounds: which computers are needed, who is whose partner, and who meets whom next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.ratings.rating import Rating
from bot.tournaments.movements import elimination, ladder
from bot.tournaments.movements.individual import individual, spread_computers
from bot.tournaments.movements.round_robin import round_robin
from bot.tournaments.movements.rounds import Entrant, Movement, Round, Side, pairs_in
from bot.tournaments.movements.swiss import swiss
from bot.tournaments.nights.facts import NightBegun
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.results import standings

LIVES = {Movement.SINGLE_ELIMINATION: 1, Movement.DOUBLE_ELIMINATION: 2}


def computers_needed(night: Night) -> int:
    """How many computers fill the night up to a multiple of four, and to the least that it is to have; but no more
    than one for each person, rounded up to fours: few people do not fill the bot with tables of computers.
    """
    people = len(night.participants)
    wanted = min(max(people, night.plan.least), 2 * people)
    return wanted + -wanted % 4 - people


def with_computers(night: Night) -> tuple[Entrant, ...]:
    """The numbers of all who will take part, to be shuffled for the draw."""
    return tuple(Entrant(number) for number in range(1, len(night.participants) + computers_needed(night) + 1))


def drawn(
    night: Night, computers: Sequence[str], shuffled: Sequence[Entrant], ratings: Mapping[Entrant, Rating]
) -> NightBegun:
    """The draw that follows from an order made by chance. ``ratings`` seed an elimination.

    Where pairs stay together, two who have named each other are one; whoever is left gets the next one in that order,
    people before computers. In an individual night computers are spread evenly over the rounds that will be played.
    """
    order = tuple(shuffled)
    if night.plan.movement.keeps_pairs:
        pairs = _pairs(night, order)
        if night.plan.movement.eliminates:
            pairs = elimination.seeded(pairs, ratings)
        order = tuple(entrant for pair in pairs for entrant in pair)
    if night.plan.movement is Movement.INDIVIDUAL and computers:
        places, schedule = spread_computers(len(order), len(computers), night.plan.rounds)
        people = iter([entrant for entrant in order if entrant <= len(night.participants)])
        others = iter([entrant for entrant in order if entrant > len(night.participants)])
        order = tuple(next(others if place in places else people) for place in range(len(order)))
        return NightBegun(order, tuple(computers), () if schedule == tuple(sorted(schedule)) else schedule)
    return NightBegun(order, tuple(computers))


def _pairs(night: Night, shuffled: Sequence[Entrant]) -> tuple[Side, ...]:
    chosen = [
        (entrant, partner)
        for entrant in shuffled
        if (partner := _chosen(night, entrant)) is not None and entrant < partner
    ]
    known = {entrant for pair in chosen for entrant in pair}
    single = [entrant for entrant in shuffled if entrant not in known]
    single.sort(key=lambda entrant: entrant > len(night.participants))  # stable: computers last, else by chance
    return (*chosen, *pairs_in(single))


def _chosen(night: Night, entrant: Entrant) -> Entrant | None:
    """The partner whom somebody has chosen, if they have chosen them as well."""
    if entrant > len(night.participants):
        return None
    person = night.participant(entrant)
    partner = None if person.partner_id is None else night.entrant_of(person.partner_id)
    if partner is None or partner == entrant:
        return None
    return partner if night.participant(partner).partner_id == person.user_id else None


def next_round(night: Night) -> Round | None:
    """The round that follows those that are over; None if the night has had all of them, or has no draw yet."""
    movement, number = night.plan.movement, len(night.past) + 1
    if not night.order or (number > night.plan.rounds and not movement.eliminates):
        return None
    played = [one.played for one in night.past]
    match movement:
        case Movement.INDIVIDUAL:
            return individual(night.order, number, night.schedule)
        case Movement.LADDER:
            return ladder.next_round(played) if played else ladder.first_round(night.order)
        case Movement.ROUND_ROBIN:
            return round_robin(pairs_in(night.order), number)
        case Movement.SWISS:
            return swiss(_ranked(night), [one.round for one in night.past])
        case Movement.SINGLE_ELIMINATION | Movement.DOUBLE_ELIMINATION:
            return elimination.next_round(pairs_in(night.order), played, LIVES[movement])
        case _:
            assert_never(movement)


def _ranked(night: Night) -> tuple[Side, ...]:
    """The pairs, the best first; before the first round in the order of the draw."""
    order = {placing.total.entrant: place for place, placing in enumerate(standings(night))}
    return tuple(sorted(pairs_in(night.order), key=lambda pair: order[pair[0]]))
