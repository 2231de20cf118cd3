"""A Euchre night in words: the lobby, the seating, the standings, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import assert_never

from bot.storage.api import TournamentId
from bot.tournaments.leagues import Honours, honours_places
from bot.tournaments.movements import Entrant, Meeting, Round, Side
from bot.tournaments.nights.night import (
    MOST_PLAYERS,
    Attendance,
    CorrectedResult,
    Left,
    Night,
    NightClosed,
    NightPlan,
    NightProposal,
    NightStatus,
    Participant,
    ResultCorrected,
    RoundExtended,
    ScoredRound,
    SeatsSwapped,
    SwappedSeats,
    TimeCalled,
    Wanted,
)
from bot.tournaments.nights.rounds import (
    GRACE_SECONDS,
    HEAD_TABLE,
    PAUSE_SECONDS,
    REVIEW_SECONDS,
    line_entrants,
    next_round,
    night_prizes,
    plays_mostly,
    rounds_survived,
    score_card,
    standings,
    winners,
    without_partner,
)
from bot.tournaments.standings import Placing, Total
from bot.words.catalogue import Texts
from bot.words.lines import (
    LONGEST_LISTED_NAME,
    count_down,
    cut_lines,
    join_scores,
    list_words,
    timestamp,
    with_minus,
)
from bot.words.names import first_names, plain_name, safe_name, tell_people_apart
from bot.words.rules_page import game_title, house_rules
from bot.words.sheets import Cell, Heading, Ink, Line, Sheet, SheetPerson, earns_medal, in_sheets

LONGEST_NIGHT = 3600
"""The most characters of one message; Discord takes 4000."""

LONGEST_NIGHT_NAME = 60
"""The most characters of a night's name."""
MOST_HONOURED = 20
MOST_NAMED = 3
"""The most people named for one prize. Of more, only the number is given."""


def night_name(plan: NightPlan) -> str:
    """Return a night's full name, made safe for Discord's markdown."""
    return safe_name(plan.name, longest=LONGEST_NIGHT_NAME)


def plain_night_name(plan: NightPlan) -> str:
    """Return a night's name for places that do not render markdown."""
    return plain_name(plan.name, longest=LONGEST_NIGHT_NAME)


# -- before the start


def lobby_text(night: Night, texts: Texts) -> str:
    """Return the lobby: what the night plays, and who takes part."""
    people = _lobby_names(night, texts)
    count = texts("night-people", count=len(night.people), most=MOST_PLAYERS)
    lines = [*plan_lines(night, texts), count, ", ".join(people) or texts("night-nobody")]
    if night.status is NightStatus.LOBBY:
        lines += _partner_lines(night, texts)
        key = "night-check-in" if night.check_in_open else "night-check-in-later"
        lines.append("-# " + texts(key, minutes=GRACE_SECONDS // 60, **count_down(night.check_in_at)))
    elif night.status is not NightStatus.CLOSED:
        lines += spare_lines(night, texts)
    return cut_lines(lines, LONGEST_NIGHT)


def spare_lines(night: Night, texts: Texts) -> Iterator[str]:
    """Yield who gets a seat in the next round, who has to wait for one, and how latecomers can join."""
    if not night.has_next_round:
        return
    seated = [after for _, after in night.next_takeovers]
    for key, entrants in (("next", seated), ("wait", [one for one in night.spares if one not in seated])):
        names = ", ".join(participant_name(night, night.participant(entrant), texts) for entrant in entrants)
        if names:
            yield texts(f"night-spares-{key}", names=names)
    yield "-# " + texts("night-late")


def _partner_lines(night: Night, texts: Texts) -> Iterator[str]:
    if not night.plan.movement.keeps_pairs:
        return
    yield "-# " + texts("night-pairs")
    alone = [participant_name(night, night.participant(entrant), texts) for entrant in without_partner(night)]
    if alone:
        yield texts("night-alone", names=", ".join(alone))


def plan_lines(night: Night, texts: Texts) -> Iterator[str]:
    """Yield what the night plays, and when."""
    plan = night.plan
    yield texts("night-heading", name=night_name(plan))
    at, hosts = timestamp(plan.starts_at, "F"), ", ".join(f"<@{user_id}>" for user_id in night.hosts)
    yield texts("night-starts" if night.status is NightStatus.LOBBY else "night-started", at=at, host=hosts)
    game, movement = game_title(plan.rules.preset, texts), texts(f"movement-{plan.movement}")
    yield texts("night-game", game=game, movement=movement, length=_length(plan, texts))
    changed = house_rules(plan.rules, texts)
    if changed:
        yield texts("night-house-rules", rules=" · ".join(changed))
    if plan.role_id is not None:
        yield texts("night-for", role=f"<@&{plan.role_id}>")
    if plan.weekly_from is not None:
        yield texts("night-weekly")
    yield from _points_key(night, texts)


def settings_lines(night: Night, texts: Texts) -> Iterator[str]:
    plan = night.plan
    yield from plan_lines(night, texts)
    if plan.role_id is None:
        yield texts("night-for-everyone")
    yield texts("night-computers", level=texts(f"level-{plan.level}"), least=plan.least)
    if plan.event:
        yield texts("night-listed")


def _points_key(night: Night, texts: Texts) -> Iterator[str]:
    if not night.plan.by_hands:
        yield "-# " + texts("night-by-time")


def _length(plan: NightPlan, texts: Texts) -> str:
    by, size = _measure(plan), _size(plan, plan.hands)
    if plan.movement.eliminates:
        return texts(f"night-length-{by}-out", **size)
    return texts(f"night-length-{by}", rounds=plan.rounds, **size)


def _measure(plan: NightPlan) -> str:
    if plan.by_hands:
        return "hands"
    return "-".join(word for word in ("points", "minutes") if getattr(plan, word) is not None)


def _size(plan: NightPlan, hands: int) -> dict[str, int]:
    return {"hands": hands, "minutes": plan.minutes or 0, "points": plan.points or 0, "table": HEAD_TABLE}


def _lobby_names(night: Night, texts: Texts) -> list[str]:
    names, paired = [], set[int]()
    for person in night.people:
        name, wish = _marked_name(night, person, texts), person.partner_id
        if wish is None or not night.plan.movement.keeps_pairs:
            names.append(name)
            continue
        entrant = night.entrant_of(wish)
        partner = None if entrant is None else night.participant(entrant)
        other = f"<@{wish}>" if partner is None else _marked_name(night, partner, texts)
        if partner is None or partner.partner_id != person.user_id:
            names.append(texts("night-wish", one=name, other=other))
        elif person.user_id not in paired:
            paired.add(wish)
            names.append(texts("night-pair", one=name, other=other))
    return names


def _marked_name(night: Night, person: Participant, texts: Texts) -> str:
    return ("✅ " if person.checked_in else "") + participant_name(night, person, texts)


def round_waits_text(night: Night, why: str, texts: Texts) -> str:
    """Return that the next round has to wait; ``why`` ends the key of the text with the reason."""
    return texts(f"night-held-{why}", name=night_name(night.plan), number=len(night.past) + 1)


def tables_wait_text(night: Night, tables: Sequence[int], people: Sequence[int], why: str, texts: Texts) -> str:
    """Return that tables of the running round cannot begin yet; ``why`` ends the key of the text with the reason."""
    return texts(
        f"night-waits-{why}",
        people=" ".join(f"<@{user_id}>" for user_id in people),
        name=night_name(night.plan),
        tables=list_words([str(table) for table in tables], texts),
        count=len(tables),
    ).strip()


def reminder_text(night: Night, texts: Texts) -> str:
    """Return that the night begins soon. Mention the people who have not checked in."""
    people = " ".join(f"<@{person.user_id}>" for person in night.missing)
    return texts(
        "night-remind",
        people=people,
        name=night_name(night.plan),
        channel=f"<#{night.channel_id}>",
        at=timestamp(night.plan.starts_at, "t"),
    )


# -- rounds


def round_text(night: Night, texts: Texts) -> str:
    """Return the running round: its seating, and when it ends."""
    running = night.running
    if running is None:
        return pause_text(night, texts)
    number = running.round.number
    lines = [_round_title(night, number, texts), *_seating(night, running.round, texts)]
    lines += _correction_lines(night, running.round, texts)
    lines += [*clock_lines(night, texts, counts_down=True), *spare_lines(night, texts)]
    return cut_lines(lines, LONGEST_NIGHT)


def clock_lines(night: Night, texts: Texts, *, counts_down: bool) -> Iterator[str]:
    """Yield when the running round ends, or nothing if the round ends after a number of hands."""
    running = night.running
    if running is None:
        return
    if running.called:
        yield texts("night-called")
        return
    if running.ends_at is not None and counts_down:
        yield texts("night-ends", **count_down(running.ends_at))
    elif running.ends_at is not None:
        yield texts("night-ends-at", at=timestamp(running.ends_at, "t"))
    if night.plan.points is not None:
        yield texts("night-ends-points", table=HEAD_TABLE, points=night.plan.points)


def last_call_text(night: Night, texts: Texts) -> str:
    """Return that the time of the running round is nearly up."""
    ends_at = 0.0 if night.running is None or night.running.ends_at is None else night.running.ends_at
    return texts("night-last-call", at=timestamp(ends_at, "t"))


def past_round_text(night: Night, number: int, texts: Texts) -> str:
    """Return a finished round with its seating, or say that the night ended before this round."""
    if number > len(night.past):
        return texts("night-round-unfinished", title=_round_title(night, number, texts))
    past = night.past[number - 1]
    lines = [
        _round_title(night, number, texts),
        *_seating(night, past.round, texts),
        *_extra_hands_lines(night, past, texts),
        *_correction_lines(night, past.round, texts),
    ]
    return cut_lines(lines, LONGEST_NIGHT)


def _extra_hands_lines(night: Night, past: ScoredRound, texts: Texts) -> Iterator[str]:
    by_meeting = dict(zip(past.round.meetings, past.played.winners, strict=True))
    for meeting, table in past.scored:
        if table.extra:
            pair = _side(night, by_meeting[meeting], texts)
            yield texts("night-decided", table=meeting.table, extra=table.extra, pair=pair)


def _correction_lines(night: Night, one: Round, texts: Texts, *, swaps: bool = True) -> Iterator[str]:
    for correction in night.corrections:
        if correction.number != one.number:
            continue
        match correction:
            case CorrectedResult(_, by_id, table, before, after):
                was, now = (join_scores(map(with_minus, pair)) for pair in (before, after))
                [sides] = [meeting.sides for meeting in one.meetings if meeting.table == table]
                odd, even = (_side(night, side, texts) for side in sides)
                host = f"<@{by_id}>"
                yield "-# " + texts(
                    "night-corrected", host=host, table=table, odd=odd, even=even, before=was, after=now
                )
            case SwappedSeats(_, by_id) if swaps:
                names = [_name_swapped(night, one, each, texts) for each in (correction.one, correction.other)]
                yield "-# " + texts("night-swapped", host=f"<@{by_id}>", one=names[0], other=names[1])


def proposal_text(night: Night, proposal: NightProposal, asked: Sequence[int], texts: Texts) -> str:
    """Return the proposal of a host who plays, about their own table, with those who still have to agree or with the
    outcome.
    """
    host = f"<@{proposal.by}>"
    if asked:
        answer = texts("night-asked", host=host, people=" ".join(f"<@{user_id}>" for user_id in asked))
    elif proposal.agreed:
        answer = texts("night-agreed", name=_name_of(night, proposal.agreed[0], texts))
    elif proposal.declined_by is not None:
        answer = texts("night-declined", name=_name_of(night, proposal.declined_by, texts))
    else:
        answer = texts("night-not-agreed")
    return f"{_wanted_text(night, proposal.aim, host, texts)}\n{answer}"


def _wanted_text(night: Night, wanted: Wanted, host: str, texts: Texts) -> str:
    match wanted:
        case ResultCorrected(_, table, points):
            return texts("night-wants-correct", host=host, table=table, points=join_scores(map(with_minus, points)))
        case SeatsSwapped(_, user_id, other_id):
            one, other = (_name_of(night, each, texts) for each in (user_id, other_id))
            return texts("night-wants-swap", host=host, one=one, other=other)
        case Left(user_id):
            return texts("night-wants-replace", host=host, name=_name_of(night, user_id, texts))
        case TimeCalled():
            return texts("night-wants-end-round", host=host)
        case NightClosed():
            return texts("night-wants-finish", host=host)
        case RoundExtended(_, hands, seconds) if night.plan.minutes is None:
            return texts("night-wants-extend", host=host, hands=hands)
        case RoundExtended(_, hands, seconds):
            return texts("night-wants-extend-minutes", host=host, minutes=seconds // 60)
        case _:
            assert_never(wanted)


def _name_of(night: Night, user_id: int, texts: Texts) -> str:
    entrant = night.entrant_of(user_id)
    return "?" if entrant is None else participant_name(night, night.participant(entrant), texts)


def _name_swapped(night: Night, one: Round, entrant: Entrant, texts: Texts) -> str:
    if not night.plan.movement.keeps_pairs:
        return participant_name(night, night.participant(entrant), texts)
    [pair] = [side for meeting in one.meetings for side in meeting.sides if entrant in side]
    return _side(night, pair, texts)


def pause_text(night: Night, texts: Texts) -> str:
    """Return the seating of the round that follows the pause."""
    following = next_round(night)
    lines = [_round_title(night, len(night.past), texts), *_extra_hands_lines(night, night.past[-1], texts)]
    lines += _correction_lines(night, night.past[-1].round, texts, swaps=False)
    if following is not None:
        lines.append(texts("night-next", number=following.number, at=timestamp(night.status_at + PAUSE_SECONDS, "T")))
        lines += [*_seating(night, following, texts), *_correction_lines(night, following, texts)]
    return cut_lines([*lines, _away(night, texts), *spare_lines(night, texts)], LONGEST_NIGHT)


def provisional_text(night: Night, texts: Texts) -> str:
    """Return until when the host may correct the last round; later that results are final, or why nothing counts."""
    name = night_name(night.plan)
    if night.status is NightStatus.CLOSED:
        return texts("night-provisional-over", name=name) if night.counts else why_ended(night, texts)
    lines = [texts("night-provisional", name=name, **count_down(night.status_at + REVIEW_SECONDS))]
    last = night.past[-1]
    lines += [*_extra_hands_lines(night, last, texts), *_correction_lines(night, last.round, texts, swaps=False)]
    return cut_lines([*lines, _away(night, texts)], LONGEST_NIGHT)


def _round_title(night: Night, number: int, texts: Texts) -> str:
    name = night_name(night.plan)
    if night.plan.movement.eliminates:
        return texts("night-round", name=name, number=number)
    return texts("night-round-of", name=name, number=number, rounds=night.plan.rounds)


def _away(night: Night, texts: Texts) -> str:
    seated = (night.participant(entrant) for entrant in sorted(night.order))
    away = (one for one in seated if one.user_id is not None and one.attendance is Attendance.AWAY)
    names = [participant_name(night, one, texts) for one in away]
    return "-# " + texts("night-away", names=", ".join(names)) if names else ""


def _seating(night: Night, one: Round, texts: Texts) -> Iterator[str]:
    for meeting in one.meetings:
        channel_id = night.place(meeting.table)
        where = "" if channel_id is None else f" (<#{channel_id}>)"
        odd, even = (_name_seats(night, side, one.number, texts) for side in meeting.sides)
        yield texts("night-table", table=meeting.table, where=where, odd=odd, even=even)
    if one.byes:
        yield texts("night-byes", pairs=", ".join(_side(night, side, texts) for side in one.byes))


def _name_seat(night: Night, entrant: Entrant, number: int, texts: Texts, *, mention: bool = False) -> str:
    one = night.participant(entrant)
    name = participant_name(night, one, texts)
    if number in one.stood_in:
        return texts("name-stood-in", name=name)
    return f"<@{one.user_id}>" if mention and one.user_id is not None else name


def _name_seats(night: Night, side: Side, number: int, texts: Texts, *, mention: bool = False) -> str:
    one, two = (_name_seat(night, entrant, number, texts, mention=mention) for entrant in side)
    return texts("night-side", one=one, two=two)


def _side(night: Night, side: Side, texts: Texts) -> str:
    one, two = (participant_name(night, night.participant(entrant), texts) for entrant in side)
    return texts("night-side", one=one, two=two)


def distinct_name(night: Night, participant: Participant, longest: int = LONGEST_LISTED_NAME) -> str:
    """Return a name as typed, with a mark if another name of the night looks like it."""
    if participant.user_id is None:
        return participant.name
    people = ((one.user_id, one.name) for one in night.people if one.user_id is not None)
    computers = (one.name for one in night.participants if one.user_id is None)
    return tell_people_apart(people, longest, computers)[participant.user_id]


def participant_name(night: Night, participant: Participant, texts: Texts) -> str:
    """Return a safe name; a computer's name is marked."""
    name = safe_name(distinct_name(night, participant), longest=LONGEST_LISTED_NAME)
    return name if participant.user_id is not None else texts("computer-name", name=name)


def standing_name(night: Night, total: Total, texts: Texts) -> str:
    """Return the name of a person or pair for the standings. People for whom a computer mostly played are marked."""
    names = []
    for entrant in line_entrants(night, total):
        one = night.participant(entrant)
        name = participant_name(night, one, texts)
        stood_in = one.stood_in and not plays_mostly(night, entrant)
        names.append(texts("name-stood-in", name=name) if stood_in else name)
    return reduce(lambda one, two: texts("night-side", one=one, two=two), names)


def seat_text(night: Night, number: int, meeting: Meeting, texts: Texts) -> str:
    """Return who sits at a table in a round, with mentions, and when the round ends. This message is never edited."""
    plan, running = night.plan, night.running
    hands = plan.hands if running is None or running.hands is None else running.hands
    length = texts(f"night-seat-{_measure(plan)}", **_size(plan, hands))
    odd, even = (_name_seats(night, side, number, texts, mention=True) for side in meeting.sides)
    seat = texts("night-seat", number=number, table=meeting.table, odd=odd, even=even, length=length)
    return "\n".join([seat, *clock_lines(night, texts, counts_down=False)])


# -- standings


def standings_title(night: Night, texts: Texts) -> str:
    """Return the heading of the standings: final, current, or after a round."""
    if night.status is NightStatus.CLOSED and night.counts:
        return texts("night-standings-final")
    if night.running is not None or not night.past:
        return texts("night-standings-now")
    return texts("night-standings-title", number=len(night.past))


def standings_sheet(night: Night, texts: Texts) -> Sheet:
    """Return a night's standings. An elimination also has the round in which each went out."""
    out = rounds_survived(night) if night.plan.movement.eliminates else None
    keys = [*([] if out is None else ["round"]), "points", "games", "hands", "loners", "euchres"]
    drawn = 4 if out is None else 3
    ranked = sum(placing.place is not None for placing in standings(night))
    lines = tuple(_standing_line(night, placing, ranked, out, texts) for placing in standings(night))
    headings = tuple(Heading(texts(f"night-column-{key}"), drawn=place < drawn) for place, key in enumerate(keys))
    return Sheet(plain_night_name(night.plan), headings, lines, standings_title(night, texts))


def _standing_line(
    night: Night, placing: Placing, ranked: int, out: Mapping[Entrant, int | None] | None, texts: Texts
) -> Line:
    total, score = placing.total, placing.total.score
    counts = placing.place is not None
    survived = None if out is None else out[total.entrant]
    cells = [] if out is None else [Cell("–" if survived is None else str(survived))]
    cells.append(Cell(with_minus(score.points), Ink.STRONG if counts else Ink.PLAIN))
    cells += [Cell(str(count)) for count in (total.games, score.hands, score.loners, score.euchres)]
    return Line(
        tuple(cells),
        tuple(night_person(night, entrant, texts) for entrant in line_entrants(night, total)),
        place=str(placing.place) if counts else "",
        medal=earns_medal(placing.place, ranked, earned=score.points > 0),
    )


def night_person(night: Night, entrant: Entrant, texts: Texts) -> SheetPerson:
    """Return a participant, dimmed if a computer played most of their rounds."""
    one, name = night.participant(entrant), distinct_name(night, night.participant(entrant))
    if one.user_id is None:
        return SheetPerson(name, is_computer=True, dim=True, told=texts("mark-computer", name=name))
    if plays_mostly(night, entrant):
        return SheetPerson(name, one.user_id)
    return SheetPerson(name, one.user_id, dim=True, told=texts("name-stood-in", name=name) if one.stood_in else "")


# -- brackets


_GAMES = 4  # games in one picture of a bracket, so that a phone shows it at full width


def bracket_sheets(night: Night, texts: Texts) -> tuple[Sheet, ...]:
    """Return an elimination round by round, newest first, with winners and byes; empty for other nights."""
    if not night.plan.movement.eliminates:
        return ()
    sheets: list[Sheet] = []
    for past in reversed(night.past):
        lines = []
        for (meeting, table), winner in zip(past.scored, past.played.winners, strict=True):
            for side, points in zip(meeting.sides, table.points, strict=True):
                ink = Cell.best if side == winner else Cell
                people = tuple(_short_person(night, one, texts)._replace(dim=side != winner) for one in side)
                place = str(meeting.table) if side == meeting.odd else ""
                lines.append(Line((ink(with_minus(points)),), people, place=place))
        for side in past.round.byes:
            lines.append(Line((Cell(texts("bracket-bye")),), tuple(_short_person(night, one, texts) for one in side)))
        title = texts("bracket-round", number=past.round.number)
        sheets += in_sheets(Sheet(title, (Heading(""),), tuple(lines)), 2 * _GAMES)
    return tuple(sheets)


def _short_person(night: Night, entrant: Entrant, texts: Texts) -> SheetPerson:
    person = night_person(night, entrant, texts)
    return person._replace(name=plain_name(person.name, longest=LONGEST_LISTED_NAME))


def night_sheets(night: Night, texts: Texts) -> tuple[Sheet, ...]:
    """Return the sheets of a night: the standings, and the bracket of an elimination."""
    return (*bracket_sheets(night, texts), standings_sheet(night, texts))


# -- score cards


def night_card_sheet(night: Night, entrant: Entrant, texts: Texts) -> Sheet:
    """Return a participant's score card: for each round the opponents, the partner, the result, and the points."""
    card, person = score_card(night, entrant), night_person(night, entrant, texts)
    helped = any(line.by_computer for line in card)
    keys = ["card-partner", "card-result", "duplicate-column-running"]
    keys += ["card-computer"] if helped else []
    lines = []
    for line in card:
        number = str(line.number)
        if line.meeting is None:
            lines.append(Line((Cell(""),) * len(keys), label=texts("bracket-bye"), place=number))
            continue
        own, theirs = sorted(line.meeting.sides, key=lambda side: entrant not in side)
        [partner] = [night_person(night, each, texts).name for each in own if each != entrant]
        result = join_scores(map(with_minus, line.table))
        cells = [Cell(first_names([plain_name(partner)])[0]), Cell.strong(result), Cell(with_minus(line.points))]
        cells += [Cell(texts("config-yes") if line.by_computer else "")] if helped else []
        people = tuple(night_person(night, each, texts) for each in theirs)
        lines.append(Line(tuple(cells), people, place=number))
    place = next((each.place for each in standings(night) if entrant in line_entrants(night, each.total)), None)
    about = plain_night_name(night.plan)
    if place is not None and card and night.counts:
        about += " · " + texts("night-card-place", place=texts("board-place", place=place))
    title = texts("card-title", person=plain_name(person.name))
    headings = (Heading(texts(key), short="Σ" if key == "duplicate-column-running" else "") for key in keys)
    return Sheet(title, tuple(headings), tuple(lines), about)


# -- the end


def standings_notes(night: Night, texts: Texts) -> str:
    """Return how ties on points are broken, and what counts."""
    return "\n".join(["-# " + texts("night-standings-key"), *_points_key(night, texts)])


def over_text(night: Night, night_id: TournamentId, texts: Texts) -> str:
    """Return how a night ended: the winners and side prizes, or why it ended early."""
    name = night_name(night.plan)
    number = "-# " + texts("night-number", number=str(night_id))
    if night.closing is None:
        return number
    if night.closing == "finished":
        early = next_round(night) is not None
        over = texts("night-over-early" if early else "night-over", name=name, rounds=len(night.past))
        lines = [over, *_winners(night, texts), *_prizes(night, texts)]
        lines += _extra_hands_lines(night, night.past[-1], texts)
        lines += _correction_lines(night, night.past[-1].round, texts, swaps=False)
        return "\n".join([*lines, *_next_week(night, texts), number])
    return "\n".join([why_ended(night, texts), *_next_week(night, texts)])


def _next_week(night: Night, texts: Texts) -> Iterator[str]:
    if night.plan.weekly_from is not None and not night.host_gone:
        yield texts("night-next-week" if night.repeats else "night-repeat-ended")


def host_gone_text(night: Night, texts: Texts) -> str:
    """Return that the weekly night will not open again because its host has left, and who can take over."""
    hosts = ", ".join(f"<@{user_id}>" for user_id in night.co_hosts)
    return texts("night-host-gone-co-hosts" if hosts else "night-host-gone", name=night_name(night.plan), hosts=hosts)


def why_ended(night: Night, texts: Texts) -> str:
    """Return why a night that does not count ended; if it was called off, by whom."""
    by = {"host": f"<@{night.closed_by or night.host_id}>"} if night.closing == "asked" else {}
    return texts(f"night-closed-{night.closing}", name=night_name(night.plan), **by)


def _winners(night: Night, texts: Texts) -> Iterator[str]:
    first = winners(night)
    yield texts("night-winner", names=_names(night, first, texts)) if first else texts("night-winner-nobody")
    if standings(night)[0].place is None:
        yield "-# " + texts("night-computers-ahead")


def _prizes(night: Night, texts: Texts) -> Iterator[str]:
    for won in night_prizes(night):
        many = len(won.winners) > MOST_NAMED
        names = texts("night-shared", count=len(won.winners)) if many else _names(night, won.winners, texts)
        yield texts(f"night-prize-{won.prize}", names=names, count=with_minus(won.count))


def _names(night: Night, placings: Iterable[Placing], texts: Texts) -> str:
    return ", ".join(f"**{standing_name(night, placing.total, texts)}**" for placing in placings)


def confirm_text(night: Night, verb: str, texts: Texts) -> str:
    """Return what follows if the host ends the night now. ``verb`` is ``finish`` or ``off``."""
    sure = texts(f"night-sure-{verb}", name=night_name(night.plan), rounds=len(night.past))
    weekly = verb == "off" and night.plan.weekly_from is not None
    return f"{sure} {texts('night-sure-off-weekly')}" if weekly else sure


# -- honours


def honours_sheet(honoured: Sequence[Honours], names: Mapping[int, str], texts: Texts) -> Sheet:
    """Return a server's honours; ``names`` has people's latest names by user id."""
    apart = tell_people_apart(((one.user_id, names.get(one.user_id, "")) for one in honoured), LONGEST_LISTED_NAME)
    keys = "column-wins", "honours-column-podiums", "league-column-nights", "honours-column-prizes"
    headings = tuple(Heading(texts(key)) for key in (*keys, "honours-column-best"))
    headings += (Heading(texts("honours-column-high"), drawn=False),)
    place = honours_places(honoured)
    lines = tuple(
        Line(
            (
                Cell.strong(str(one.wins)),
                Cell(str(one.podiums)),
                Cell(str(one.nights)),
                _count_prizes(one, texts),
                Cell(with_minus(one.best_night)),
                Cell(with_minus(one.high_game)),
            ),
            (SheetPerson(apart[one.user_id], one.user_id),),
            place=str(place[one.user_id]),
            medal=earns_medal(place[one.user_id], len(honoured), earned=one.wins > 0),
        )
        for one in honoured[:MOST_HONOURED]
    )
    return Sheet(texts("honours-title"), headings, lines)


def honours_notes(honoured: Sequence[Honours], texts: Texts) -> str:
    """Return which nights count for honours, or that no night has been finished yet."""
    return f"-# {texts('league-few')}" if honoured else texts("honours-none")


def _count_prizes(one: Honours, texts: Texts) -> Cell:
    count = str(sum(won for _, won in one.prizes))
    kinds = ", ".join(texts(f"honours-{prize}", count=won) for prize, won in one.prizes)
    return Cell(count, told=f"{count} ({kinds})" if kinds else "")


def thread_name(night: Night, table: int, texts: Texts) -> str:
    """Return the name of a table's thread, within Discord's hundred characters."""
    return texts("night-thread", name=plain_night_name(night.plan), table=table)[:100]
