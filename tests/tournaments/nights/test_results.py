"""Who has a place, wins and is honoured: one answer for messages, pictures, files, honours and leagues."""

from __future__ import annotations

import csv
import io
import math
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.scoring import SeatScore
from bot.storage.api import TournamentId
from bot.tournaments.leagues import Honours, finish_night, honours, night_event
from bot.tournaments.movements import Entrant, Movement
from bot.tournaments.nights.night import (
    Attendance,
    CameBack,
    Left,
    Night,
    NightClosed,
    NightClosing,
    NightRefusal,
    NightStatus,
    ResultCorrected,
    RoundBegun,
    RoundEnded,
    SeatsSwapped,
    TableScored,
)
from bot.tournaments.nights.rounds import (
    REVIEW_SECONDS,
    next_round,
    night_prizes,
    places_of_people,
    refuse_swap,
    score_card,
    standings,
    winners,
)
from bot.words.catalogue import Texts
from bot.words.leaderboards import ContestLine, contest_stats, contest_text
from bot.words.nights_text import (
    lobby_text,
    night_card_sheet,
    over_text,
    past_round_text,
    pause_text,
    provisional_text,
    round_text,
    seat_text,
    standings_notes,
    standings_sheet,
    standings_title,
)
from bot.words.sheets import Line, Sheet, sheet_text
from cogs.nights.messages import draft_message
from cogs.results_files import pack_csv, pack_score_cards, seat_rows, standings_rows, table_rows
from tests.languages import COMPLETE
from tests.tournaments.nights.evenings import Evening, begun, lobby, play_round, random_score, run
from tests.world import as_read, require
from tests.world.said import WORDS, is_text, plain, says

NOTHING = SeatScore()
ALL_OWN = (1.0, 1.0, 1.0, 1.0)


def honoured(night: Night) -> tuple[Honours, ...]:
    return honours([finish_night(TournamentId(1), night)])


def one_table(*seats: SeatScore, own: tuple[float, ...] = ALL_OWN, people: int = 4, rounds: int = 1) -> Evening:
    """One round at one table, whose seats 1 to 4 are those of the draw: 4, 2, 1 and 3."""
    evening = begun(people, rounds=rounds)
    one, two, three, four = seats
    evening.add(TableScored(1, (one, two, three, four), hands=8, own=own))
    return run(evening)


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


def test_a_person_who_never_plays_wins_nothing() -> None:
    """Person 4 has most of all, and a computer played it."""
    night = one_table(SeatScore(9, 5, 2, 3), SeatScore(2), SeatScore(8, 5), SeatScore(2), own=(0.0, 1, 1, 1)).night
    assert places_of_people(night) == {1: 1, 2: 2, 3: 2}
    assert night.participants[3].stood_in == (1,)
    assert is_text(over_text(night, TournamentId(1), WORDS).splitlines()[1], "night-winner", names="**Player 1**")
    event = night_event(night)
    assert (event.winners, sorted(event.people), event.counts) == ((1,), [1, 2, 3], False)
    assert honoured(night) == (), "of four accounts only three have played"
    assert all("Player 4" not in str(prize.winners) for prize in night_prizes(night))
    assert [line["computer"] for line in rows(pack_csv(seat_rows, night)) if line["name"] == "Player 4"] == ["yes"]
    assert [line["place"] for line in rows(pack_csv(standings_rows, night)) if line["name"] == "Player 4"] == [""]
    [line] = [line for line in standings_sheet(night, WORDS).lines if line.people[0].name == "Player 4"]
    assert (line.place, cells_of(line)[0]) == ("", "9")
    assert is_text(line.people[0].told, "name-stood-in", name="Player 4")


def test_who_sits_where_marks_each_person_for_whom_a_computer_plays() -> None:
    """Who did not come and who left: nobody is called to cards that a computer holds this round."""
    evening = begun(6, absent=(3,), rounds=2)
    evening.add(Left(1))
    meetings = require(evening.night.running).round.meetings
    stood_in, present = {1, 3}, {2, 4, 5, 6}
    calls = "\n".join(seat_text(evening.night, 1, meeting, WORDS) for meeting in meetings)
    for person in stood_in:
        assert says(calls, "name-stood-in", name=f"Player {person}")
        assert f"<@{person}>" not in calls
    assert all(f"<@{person}>" in calls for person in present)
    during = round_text(evening.night, WORDS)
    play_round(evening, random.Random(1))
    for text in (during, past_round_text(evening.night, 1, WORDS)):
        marked = {person for person in range(1, 8) if says(text, "name-stood-in", name=f"Player {person}")}
        assert marked == stood_in


def test_a_round_to_points_says_which_table_ends_it() -> None:
    night = begun(8, rounds=1, hands=None, points=3).night
    assert says(as_read(lobby_text(night, WORDS)), "night-length-points", rounds=1, points=3, table=1)
    assert says(as_read(round_text(night, WORDS)), "night-ends-points", table=1, points=3)


def test_a_corrected_result_counts_and_leaves_a_trace() -> None:
    """In the standings, beside the round, and in the file; the pause begins anew."""
    evening = begun(4, rounds=2)
    odd, even = SeatScore(9, 5), SeatScore(3, 3)
    evening.add(TableScored(1, (replace(odd, loners=1), even, odd, even), hands=8))
    for fact in (ResultCorrected(7, 1, (5, 7)), SeatsSwapped(7, 1, 2)):
        evening.refuses(fact, NightRefusal.BETWEEN_ROUNDS)
    evening.add(RoundEnded())
    evening.refuses(ResultCorrected(7, 2, (5, 7)), NightRefusal.NO_TABLE)
    night = evening.add(ResultCorrected(7, 1, (5, 7)), evening.night.at + 60)
    assert night.status_at == night.at
    assert [score.points for score in night.past[0].tables[0].score] == [5, 7, 5, 7]
    assert [one.total.score.points for one in standings(night)] == [7, 7, 5, 5]
    sides = {"odd": "Player 4 & Player 1", "even": "Player 2 & Player 3"}
    trace = WORDS("night-corrected", table=1, after="5–7", before="9–3", host="<@7>", **sides)
    assert f"-# {as_read(trace)}" in as_read(past_round_text(night, 1, WORDS))
    assert f"-# {as_read(trace)}" in as_read(pause_text(night, WORDS))
    [line] = rows(pack_csv(table_rows, night))
    assert [line[key] for key in ("points_1", "points_2", "counted_first_1", "counted_first_2")] == ["5", "7", "9", "3"]


def test_provisional_results_say_when_they_are_final_and_what_was_corrected() -> None:
    evening = begun(4, rounds=1)
    odd, even = SeatScore(9, 5), SeatScore(3, 3)
    evening.add(TableScored(1, (odd, even, odd, even), hands=8))
    evening.add(RoundEnded())
    night = evening.add(ResultCorrected(7, 1, (5, 7)), evening.night.at + 60)
    text = as_read(provisional_text(night, WORDS))
    assert says(text, "night-provisional", **{"in": f"<t:{int(night.at) + REVIEW_SECONDS}:R>"})
    corrected = {"after": "5–7", "before": "9–3", "host": "<@7>"}
    assert says(text, "night-corrected", **corrected)
    ended = run(evening).night
    assert says(provisional_text(ended, WORDS), "night-provisional-over")
    assert says(over_text(ended, TournamentId(1), WORDS), "night-corrected", **corrected)


def card_of(night: Night, entrant: Entrant) -> Sheet:
    return night_card_sheet(night, entrant, Texts(strict=True))


def cells_of(line: Line) -> list[str]:
    return [cell.words for cell in line.cells]


def test_a_score_card_tells_each_round_of_a_person() -> None:
    evening = begun(4, rounds=2)
    odd, even = SeatScore(9, 5, 1), SeatScore(3, 3, 0, 2)
    assert card_of(evening.night, Entrant(1)).lines == ()
    evening.add(TableScored(1, (odd, even, odd, even), hands=8))
    run(evening)
    assert evening.night.running is not None
    evening.add(TableScored(1, (even, odd, even, odd), hands=8, own=(0.0, 1.0, 1.0, 1.0)))
    night = run(evening).night
    first, second = (past.round.meetings[0] for past in night.past)
    entrant = second.odd[0]
    before = first.seats.index(entrant) % 2
    gained, partner = (3, 9)[1 - before], night.participant(next(e for e in first.sides[before] if e != entrant)).name
    sheet = card_of(night, entrant)
    assert is_text(sheet.title, "card-title", person=night.participant(entrant).name)
    assert "Friday" in sheet.subtitle
    one, two = sheet.lines
    other = {night.participant(each).name for each in first.sides[1 - before]}
    assert (one.place, {person.name for person in one.people}) == ("1", other)
    assert [plain(words) for words in cells_of(one)[1:3]] == [f"{gained}–{12 - gained}", str(gained)]
    assert partner.startswith(cells_of(one)[0])
    assert plain(cells_of(two)[1]) == "3–9"
    assert cells_of(two)[2:] == [str(gained + 3), WORDS("config-yes")]
    for number in night.entrants:
        [line] = [each for each in standings(night) if each.total.entrant == number]
        sheet = card_of(night, number)
        assert cells_of(sheet.lines[-1])[2] == str(line.total.score.points)
        assert says(sheet.subtitle, "night-card-place") is (line.place is not None)
    packed = pack_score_cards(night, WORDS).decode()
    assert [packed.count(WORDS("card-title", person=one.name)) for one in night.people] == [1, 1, 1, 1]


def test_a_score_card_has_byes() -> None:
    bracket = begun(12, movement=Movement.SINGLE_ELIMINATION)
    play_round(bracket, random.Random(1))
    past = bracket.night.past[0].round
    [line] = card_of(bracket.night, past.byes[0][0]).lines
    assert (line.place, line.label) == ("1", WORDS("bracket-bye"))


def test_the_file_has_score_cards_of_any_length() -> None:
    """A picture's description and a message have room for some of the rounds only."""
    evening, chance = begun(8, rounds=39), random.Random(4)
    while evening.night.closing is None:
        play_round(evening, chance)
    sheet = card_of(evening.night, Entrant(1))
    assert len(sheet.lines) == 39
    assert len(sheet_text(sheet)) < 4000
    file = pack_score_cards(evening.night, WORDS).decode()
    assert file.count("\n39 ") == 8


def test_hands_of_nights_stand_in_figures_and_history() -> None:
    """Those of the rounds that people played themselves; the place only for whom the night counts."""
    evening = begun(4, rounds=2)
    odd, even = SeatScore(9, 5, 1), SeatScore(3, 3, 0, 2)
    evening.add(TableScored(1, (odd, even, odd, even), hands=8))
    run(evening)
    evening.add(TableScored(1, (odd, even, odd, even), hands=10, own=(0.0, 1.0, 1.0, 1.0)))
    night = run(evening).night
    meeting = night.past[1].round.meetings[0]
    absent, present = (night.participant(entrant).user_id or 0 for entrant in (meeting.odd[0], meeting.odd[1]))
    finished = finish_night(TournamentId(4), night)
    own = {one.user_id: one for one in finished.own}
    first = night.past[0].round.meetings[0]
    before = {night.participant(entrant).user_id: first.seats.index(entrant) % 2 for entrant in first.seats}
    assert (own[absent].hands, own[absent].won) == (8, (5, 3)[before[absent]])
    assert (own[present].hands, own[present].won) == (18, 5 + (5, 3)[before[present]])
    stats = contest_stats([finished], present, WORDS)
    assert stats.startswith(f"__{WORDS('contests-heading')}__\n")
    assert says(stats, "contest-stats", nights=1)
    assert says(stats, "contest-stats-hands", hands=18, won=own[present].won)
    assert says(stats, "contest-stats-nights", loners=own[present].loners, euchres=own[present].euchres)
    assert contest_stats([finished], 999, WORDS) == ""
    line = ContestLine(finished, present)
    assert says(contest_text(line, WORDS), "contest-hands", hands=18, won=own[present].won)
    assert says(contest_text(line, WORDS), "contest-place", place=f"{own[present].place}.")
    assert says(contest_text(ContestLine(finished), WORDS), "contest-nights", number="4", name="Friday")
    assert "🏆 Player" in contest_text(ContestLine(finished), WORDS)
    assert [ContestLine(finished, user_id).is_within(0.0, math.inf) for user_id in (present, 999)] == [True, False]
    assert not line.is_within(night.at + 1, math.inf)
    assert not line.is_within(0.0, night.at)


def test_two_people_change_seats_in_the_next_round_alone() -> None:
    evening = begun(8, rounds=3)
    for table in (1, 2):
        evening.add(TableScored(table, random_score(random.Random(table)), hands=8))
    evening.add(RoundEnded())
    before = require(next_round(evening.night))
    one, other = before.meetings[0].odd[0], before.meetings[1].even[1]
    people = [evening.night.participant(each).user_id or 0 for each in (one, other)]
    night = evening.add(SeatsSwapped(7, people[0], people[1]))
    after = require(next_round(night))
    swapped = {one: other, other: one}
    assert list(after.entrants) == [swapped.get(entrant, entrant) for entrant in before.entrants]
    trace = f"-# {WORDS('night-swapped', host='<@7>', one=f'Player {people[0]}', other=f'Player {people[1]}')}"
    assert trace in pause_text(night, WORDS)
    evening.add(RoundBegun(after))
    assert trace in round_text(evening.night, WORDS)
    play_round(evening, random.Random(3))
    assert trace not in round_text(evening.night, WORDS)


def test_pairs_that_stay_together_change_seats_together() -> None:
    evening = begun(8, rounds=3, movement=Movement.ROUND_ROBIN)
    for table in (1, 2):
        evening.add(TableScored(table, random_score(random.Random(table)), hands=8))
    evening.add(RoundEnded())
    before = require(next_round(evening.night))
    (first, second), (third, fourth) = before.meetings[0].sides, before.meetings[1].sides
    one, other, partner = (evening.night.participant(each).user_id or 0 for each in (first[0], third[1], first[1]))
    assert refuse_swap(evening.night, one, partner) is NightRefusal.SAME_SIDE
    assert refuse_swap(evening.night, one, one) is NightRefusal.SAME_PERSON
    assert refuse_swap(evening.night, one, 999) is NightRefusal.NOT_SEATED
    assert refuse_swap(evening.night, one, other) is None
    after = require(next_round(evening.add(SeatsSwapped(7, one, other))))
    assert [meeting.sides for meeting in after.meetings] == [(third, second), (first, fourth)]
    names = [" & ".join(evening.night.participant(entrant).name for entrant in pair) for pair in (first, third)]
    assert says(pause_text(evening.night, WORDS), "night-swapped", host="<@7>", one=names[0], other=names[1])


def test_nobody_changes_places_in_a_bracket() -> None:
    evening = begun(8, movement=Movement.SINGLE_ELIMINATION)
    for table in (1, 2):
        evening.add(TableScored(table, random_score(random.Random(table)), hands=8))
    evening.add(RoundEnded())
    evening.refuses(SeatsSwapped(7, 1, 2), NightRefusal.BRACKET)


@pytest.mark.parametrize(("share", "counts"), [(0.49, False), (0.5, True), (1.0, True)])
def test_a_round_is_ones_own_with_half_of_the_decisions(share: float, counts: bool) -> None:
    night = one_table(SeatScore(9, 5), SeatScore(2), SeatScore(8, 5), SeatScore(2), own=(share, 1, 1, 1)).night
    assert (4 in places_of_people(night)) is counts


def test_leaving_at_the_end_of_a_round_keeps_it() -> None:
    evening = begun(4)
    evening.add(Left(4))
    before = evening.night
    evening.add(TableScored(1, random_score(random.Random(1)), own=(0.9, 1, 1, 1)))
    evening.add(Left(2))  # their table was done
    assert before.participants[3].stood_in == (1,)
    assert [one.stood_in for one in evening.night.participants] == [(), (), (), ()]


def test_a_person_is_away_after_a_round_that_a_computer_played() -> None:
    evening = one_table(NOTHING, NOTHING, NOTHING, NOTHING, own=(0.0, 1, 1, 1), rounds=3)
    assert [one.attendance for one in evening.night.participants] == [Attendance.HERE] * 3 + [Attendance.AWAY]
    evening.add(CameBack(4))
    play_round(evening, random.Random(1))
    assert evening.night.participants[3].attendance is Attendance.HERE


def test_byes_do_not_count_as_own_rounds() -> None:
    """Out after a round that a computer played: the rounds without them are no reason to be ranked."""
    evening = begun(8, movement=Movement.SINGLE_ELIMINATION, rounds=1)
    for table, own in ((1, (1.0, 1, 1, 0.2)), (2, ALL_OWN)):
        best = SeatScore(5, 4)
        evening.add(TableScored(table, (best, NOTHING, best, NOTHING), own=own))
    run(evening)
    play_round(evening, random.Random(1))
    asleep = evening.night.past[0].round.meetings[0].seats[3]
    assert asleep not in places_of_people(evening.night)


@pytest.mark.parametrize("movement", [each for each in Movement if each.keeps_pairs])
def test_pairs_are_lines_and_partners_share_everything(movement: Movement) -> None:
    evening, rng = begun(16, movement=movement, rounds=3), random.Random(2)
    while evening.night.running is not None:
        play_round(evening, rng)
    night = evening.night
    lines = standings(night)
    assert [len(one.total.entrants) for one in lines] == [2] * 8
    places, order = places_of_people(night), night.order
    for one, other in zip(order[::2], order[1::2], strict=True):
        assert places[one] == places[other]
    assert {user_id for one in winners(night) for user_id in one.total.entrants} == set(night_event(night).winners)
    assert {one.user_id for one in honoured(night) if one.wins} == set(night_event(night).winners)
    assert [bool(line["partner"]) for line in rows(pack_csv(standings_rows, night))] == [True] * 8


@pytest.mark.parametrize("movement", list(Movement))
@pytest.mark.parametrize("seed", range(6))
def test_all_reports_of_a_night_agree(movement: Movement, seed: int) -> None:
    """Announced winners, honours, the league's winners and the files are the same people, whoever slept or left."""
    rng = random.Random(seed)
    evening = begun(rng.choice((5, 9, 11)), movement=movement, rounds=3)
    while evening.night.running is not None:
        for meeting in evening.night.running.round.meetings:
            own = tuple(1.0 if entrant == 1 else rng.choice((0.0, 0.4, 0.6, 1.0)) for entrant in meeting.seats)
            evening.add(TableScored(meeting.table, random_score(rng), own=own))
        run(evening)
    night = evening.night
    first = {who for who, place in places_of_people(night).items() if place == 1}
    names = {night.participant(entrant).name for one in winners(night) for entrant in one.total.entrants}
    event, honour = night_event(night), honoured(night)
    assert first == set(event.winners)
    assert {one.user_id for one in honour if one.wins} == (first if event.counts else set())
    assert {one.user_id for one in honour} == (event.people if event.counts else set())
    text = over_text(night, TournamentId(1), WORDS)
    assert all(f"{name}" in text for name in names)
    files = rows(pack_csv(standings_rows, night))
    assert {line["name"] for line in files if line["place"] == "1"} <= names
    assert {line["computer"] for line in files if line["place"] == ""} <= {"yes"}
    for one in standings(night):
        people = [night.participant(entrant).user_id for entrant in one.total.entrants]
        assert (one.place is None) == (not set(people) & set(places_of_people(night)))
    assert night.closing is NightClosing.FINISHED


def test_computers_alone_win_no_place() -> None:
    night = one_table(SeatScore(9, 5), SeatScore(2), SeatScore(8, 5), SeatScore(2), own=(0.0, 0.1, 0.2, 0.3)).night
    assert (places_of_people(night), honoured(night), night_event(night).winners) == ({}, (), ())
    assert says(over_text(night, TournamentId(1), WORDS), "night-winner-nobody")


@pytest.mark.parametrize("length", [{"minutes": 20}, {"points": 13}, {"minutes": 20, "points": 13}, {}])
def test_the_points_on_the_card_count_however_many_hands_a_table_has_played(length: dict[str, Any]) -> None:
    """In the standings, the honours and the files: whoever adds up their cards by hand gets the same."""
    evening, rng = begun(12, rounds=3, **length), random.Random(4)
    while evening.night.running is not None:
        for meeting in evening.night.running.round.meetings:
            odd, even = (SeatScore(rng.randint(0, 20), rng.randint(0, 8)) for _ in range(2))
            fact = TableScored(meeting.table, (odd, even, odd, even), hands=rng.randint(1, 16), own=ALL_OWN)
            evening.add(fact)
        run(evening)
    night = evening.night
    cards: Counter[Entrant] = Counter()
    hands: Counter[Entrant] = Counter()
    for past in night.past:
        for meeting, table in past.scored:
            for entrant, seat in zip(meeting.seats, table.score, strict=True):
                cards[entrant] += seat.points
                hands[entrant] += seat.hands
    lines = [one.total for one in standings(night)]
    assert {one.entrant: (one.score.points, one.score.hands) for one in lines} == {
        entrant: (cards[entrant], hands[entrant]) for entrant in night.entrants
    }
    assert [one.score.points for one in lines] == sorted(cards.values(), reverse=True)
    assert {one.user_id: one.best_night for one in honoured(night)} == cards
    assert [int(line["points"]) for line in rows(pack_csv(standings_rows, night))] == sorted(cards.values())[::-1]
    assert all(score_card(night, entrant)[-1].points == cards[entrant] for entrant in night.entrants)
    key = WORDS("night-by-time")
    for text in (lobby_text(night, WORDS), standings_notes(night, WORDS)):
        assert (key in text) == bool(length), "only where tables play different numbers of hands"


@pytest.mark.parametrize("locale", COMPLETE)
def test_prizes_that_many_share_name_nobody(locale: str) -> None:
    evening = begun(8, rounds=1)
    for table in (1, 2):
        evening.add(TableScored(table, (SeatScore(3, 2, 0, 1),) * 4, own=ALL_OWN))
    texts = Texts(locale, strict=True)
    shared = texts("night-shared", count=8)
    assert "8" not in shared
    assert over_text(run(evening).night, TournamentId(1), texts).count(shared) == 2


def test_the_last_tie_break_is_shown() -> None:
    night = one_table(SeatScore(8, 5), SeatScore(8, 4), SeatScore(8, 5), SeatScore(8, 4)).night
    [line] = [line for line in standings_sheet(night, WORDS).lines if line.people[0].name == "Player 4"]
    assert (line.place, cells_of(line)) == ("1", ["8", "0", "5", "0", "0"])
    assert says(standings_notes(night, WORDS), "night-standings-key")


def test_a_level_elimination_table_names_the_tie_break() -> None:
    evening = begun(8, movement=Movement.SINGLE_ELIMINATION, rounds=1)
    best = SeatScore(5, 4)
    for table, extra in ((1, 2), (2, 0)):
        evening.add(TableScored(table, (best, NOTHING, best, NOTHING), hands=8 + extra, extra=extra))
    run(evening)
    pair = " & ".join(f"Player {entrant}" for entrant in evening.night.past[0].round.meetings[0].odd)
    text = past_round_text(evening.night, 1, WORDS)
    assert says(text, "night-decided", table=1, extra=2, pair=pair)
    assert not says(text, "night-decided", table=2)


# -- the lobby


def test_a_pair_stands_in_the_lobby_once_and_a_long_name_uncut() -> None:
    """Each with a mark of their own; whoever only wishes for somebody says so."""
    name = "Friday night at the Golden Horseshoe, behind the station"
    night = replace(begun(4, movement=Movement.SWISS).night, status=NightStatus.LOBBY)
    pairs = {1: 2, 2: 1, 3: 1}
    people = tuple(
        replace(one, name=f"P{one.user_id}", partner_id=pairs.get(one.user_id or 0), checked_in=one.user_id == 2)
        for one in night.participants
    )
    night = replace(night, participants=people, plan=replace(night.plan, name=name))
    lines = lobby_text(night, WORDS).splitlines()
    assert name in lines[0]
    pair = WORDS("night-pair", one="P1", other="✅ P2")
    assert f"{pair}, {WORDS('night-wish', one='P3', other='P1')}, P4" in lines


@pytest.mark.parametrize("movement", Movement)
def test_the_lobby_counts_people_whoever_has_chosen_whom(movement: Movement) -> None:
    night = lobby(4, movement=movement).night
    for partners in ((0, 0, 0, 0), (2, 0, 0, 0), (2, 1, 0, 0), (2, 1, 4, 3)):
        chosen = zip(night.participants, partners, strict=True)
        people = tuple(replace(one, partner_id=partner_id or None) for one, partner_id in chosen)
        assert says(lobby_text(replace(night, participants=people), WORDS), "night-people", count=4)


@pytest.mark.parametrize("why", NightClosing)
def test_nothing_is_final_but_what_counts(why: NightClosing) -> None:
    """And who calls a night off is named, be it a moderator, a co-host or the host."""
    evening = begun(4, rounds=1)
    for fact in (TableScored(1, random_score(random.Random(1))), RoundEnded(), NightClosed(why, 77)):
        evening.add(fact)
    night, counts = evening.night, why is NightClosing.FINISHED
    over, provisional = (draft_message(TournamentId(1), night, what, WORDS) for what in ("over", "provisional"))
    assert (over.standings is not None, over.buttons) == (counts, ("results", "card") if counts else ())
    assert provisional.words.startswith(over.words.splitlines()[0]) != counts
    assert says(provisional.words, "night-provisional-over") == counts
    assert (standings_title(night, WORDS) == WORDS("night-standings-final")) == counts
    cards = [card_of(night, entrant) for entrant in night.entrants]
    assert all(says(card.subtitle, "night-card-place") == counts for card in cards)
    called_off = says(over.words, "night-closed-asked", host="<@77>")
    assert called_off == (why is NightClosing.ASKED)
