"""The same deals at several tables."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import presets
from bot.tournaments.duplicate.match import (
    HANDS,
    TEAM_SIZE,
    DealScore,
    Form,
    Match,
    MatchOpened,
    MatchPlayer,
    MatchRefusal,
    PartnerNamed,
    PlayBegun,
    PlayerEntered,
    PlayerLeft,
    Ruling,
    TablePlayed,
    apply_fact,
    chosen_pairs,
    draw_match,
    judge_answer,
    judge_entry,
    judge_partner,
    pair_players,
    tally_matchpoints,
    travelling_slip,
)
from bot.tournaments.movements import Entrant, seat_round
from bot.words.catalogue import Texts
from bot.words.duplicate_text import match_card_sheet, share_text
from cogs.results_files import DEALS, ROUNDS, deal_rows, pack_csv, pair_rows, round_rows
from cogs.results_files import PAIRS as PAIRS_COLUMNS
from tests.languages import COMPLETE
from tests.tournaments.random_play import match_of, pairs_of, results_of

PAIRS = pairs_of(6)
TABLES = seat_round(1, zip(PAIRS[::2], PAIRS[1::2], strict=True)).meetings


def teams_match(*tables: Sequence[tuple[int, int]]) -> Match:
    """A match of two teams after these points of each deal at both tables."""
    players = [MatchPlayer(number, f"Person {number}", 1 + number % 2) for number in range(1, 9)]
    opened = MatchOpened(1, 2, 1, Form.TEAMS, presets.build("standard"), 16)
    begun = match_of([opened, draw_match(Form.TEAMS, players, 16, ())])
    played = tuple(TablePlayed(number, number, tuple(points), ()) for number, points in enumerate(tables, 1))
    return replace(begun, played=played)


def test_two_tables_are_compared_deal_by_deal() -> None:
    match = teams_match([(2, 0), (0, 1), (4, 0)], [(1, 0), (0, 2)])
    compared = [(one.deal, one.difference) for one in match.comparisons()]
    assert compared == [(1, 1), (2, 1)], "a deal counts once both have played"
    assert match.margin() == 2


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=16))
def test_teams_that_do_the_same_are_equal(points: list[tuple[int, int]]) -> None:
    assert teams_match(points, points).margin() == 0


def test_a_travelling_slip_lists_the_tables_of_one_deal() -> None:
    slip = travelling_slip(
        [DealScore(1, table, points) for table, points in zip(TABLES, [(0, 2), (1, 0), (1, 0)], strict=True)]
    )
    assert [(line.score.meeting.table, line.odd, line.even) for line in slip] == [
        (2, 1.5, 0.5),
        (3, 1.5, 0.5),
        (1, 0.0, 2.0),
    ]


def test_a_slip_takes_one_deal_only() -> None:
    with pytest.raises(ValueError, match="one deal"):
        travelling_slip([DealScore(1, TABLES[0], (0, 0)), DealScore(2, TABLES[1], (0, 0))])


def test_matchpoints_over_all_deals() -> None:
    first = [DealScore(1, table, points) for table, points in zip(TABLES, [(0, 2), (1, 0), (1, 0)], strict=True)]
    second = [DealScore(2, table, points) for table, points in zip(TABLES, [(4, 0), (2, 0), (0, 0)], strict=True)]
    tallies = tally_matchpoints([*first, *second])
    assert {side: tally.points for side, tally in tallies.items()} == {
        PAIRS[0]: 2.0,
        PAIRS[1]: 2.0,
        PAIRS[2]: 2.5,
        PAIRS[3]: 1.5,
        PAIRS[4]: 1.5,
        PAIRS[5]: 2.5,
    }
    assert all(tally.share == Fraction(tally.points) / 4 for tally in tallies.values())


def test_a_deal_with_fewer_results_counts_as_much_as_any_other() -> None:
    """Each in percent of what could be had there; a single result is average."""
    first = [DealScore(1, table, points) for table, points in zip(TABLES, [(2, 0), (1, 0), (0, 2)], strict=True)]
    second = [DealScore(2, table, points) for table, points in zip(TABLES[:2], [(0, 1), (1, 0)], strict=True)]
    shares = {side: tally.share for side, tally in tally_matchpoints([*first, *second]).items()}
    assert shares[PAIRS[0]] == Fraction(1, 2), "the best of three, then the worse of two"
    assert shares[PAIRS[2]] == Fraction(3, 4)
    assert shares[PAIRS[4]] == 0
    alone = tally_matchpoints([DealScore(1, TABLES[0], (4, 0))])
    assert {tally.share for tally in alone.values()} == {Fraction(1, 2)}


def people(count: int) -> list[MatchPlayer]:
    return [MatchPlayer(number, f"Person {number}") for number in range(1, count + 1)]


def pairs_match(count: int, hands: int = 8) -> Match:
    """A match of so many people in pairs that has begun."""
    opened = MatchOpened(1, 2, 1, Form.PAIRS, presets.build("standard"), hands)
    return match_of([opened, draw_match(Form.PAIRS, people(count), hands, ("Bear", "Wolf"))])


def play_by_chance(match: Match, chance: Random) -> Match:
    """The match after all tables have made something of their deals."""
    tables, deals = range(len(match.rounds[0].meetings)), range(match.planned)
    points = [[(chance.randrange(5), chance.randrange(3)) for _ in deals] for _ in tables]
    return replace(match, played=tuple(results_of(match, points)))


def test_whoever_beats_everybody_has_a_hundred_percent() -> None:
    """The first pair wins each deal by more than any other, wherever it sits."""
    match = pairs_match(12)
    best = match.pairs[0]
    played = []
    for table in match.tables:
        sides = match.meeting(table).sides
        points = (2, 0) if sides[0] == best else (0, 2) if sides[1] == best else (1, 1)
        played.append(TablePlayed(table, table, (points,) * match.deals_a_round, (0,) * match.deals_a_round))
    match = replace(match, played=tuple(played))
    assert match.complete
    assert (match.placings()[0].side, match.placings()[0].share) == (best, 1.0)
    assert max(one.share or 0.0 for one in match.placings()[1:]) < 1.0


@given(st.integers(7, 40), st.sampled_from(HANDS), st.randoms(use_true_random=False))
def test_a_match_of_pairs_is_fair(count: int, hands: int, chance: Random) -> None:
    """For all numbers of pairs: every deal is played once at each table, nobody plays one twice or more than asked for,
    and all shares together are a half of what was played.
    """
    match = play_by_chance(pairs_match(count, hands), chance)
    assert match.complete
    tables = len(match.pairs) // 2
    deals_of: defaultdict[object, list[int]] = defaultdict(list)
    for score in match.scores():
        for side in score.meeting.sides:
            deals_of[side].append(score.deal)
    for deal in range(1, match.planned + 1):
        assert len(match.slip(deal)) == len(match.tables_playing(deal)) == tables
    for deals in deals_of.values():
        assert len(set(deals)) == len(deals)
        assert 2 <= len(deals) <= hands
    assert set(deals_of) <= set(match.pairs)
    total = sum((one.share or 0.0) * len(deals_of[one.side]) for one in match.placings())
    assert total == pytest.approx(match.planned * tables)
    ranked = [one.share for one in match.placings() if one.share is not None]
    assert ranked == sorted(ranked, reverse=True)


def test_a_pair_that_sits_out_is_compared_on_what_it_played() -> None:
    match = pairs_match(10, 16)
    assert (len(match.rounds), match.deals_a_round) == (5, 4)
    assert sorted(bye for one in match.rounds for bye in one.byes) == list(match.pairs)
    match = replace(match, played=tuple(results_of(match, [[(1, 0)] * 20, [(0, 1)] * 20])))
    for pair, shares in match.shares_by_round().items():
        assert shares.count(None) == 1
        played = [share for share in shares if share is not None]
        (placing,) = (one for one in match.placings() if one.side == pair)
        assert placing.share == pytest.approx(sum(played) / 4)
        assert placing.points == 4 * sum(played), "two tables have one matchpoint a deal"


def test_those_who_name_each_other_play_together() -> None:
    ann, bob, cay, dan, eve = people(5)

    def pairs(*named: tuple[MatchPlayer, MatchPlayer]) -> list[tuple[int, ...]]:
        whom = {one.user_id: other.user_id for one, other in named}
        players = [replace(one, partner_id=whom.get(one.user_id)) for one in (ann, bob, cay, dan, eve)]
        return [tuple(one.user_id for one in pair) for pair in pair_players(players)]

    assert pairs() == [(1, 2), (3, 4), (5,)]
    assert pairs((ann, dan)) == [(1, 2), (3, 4), (5,)], "who has not said yes is paired like anybody"
    assert pairs((ann, dan), (dan, cay)) == [(1, 2), (3, 4), (5,)], "also who has named another"
    assert pairs((ann, dan), (eve, dan), (dan, eve)) == [(1, 2), (3,), (4, 5)]


PARTNER_ACTS = ("names", "names", "names", "yes", "no", "no", "leaves", "enters")


@given(st.lists(st.tuples(st.sampled_from(PARTNER_ACTS), st.sampled_from([*permutations((1, 2, 3), 2)])), max_size=30))
def test_nobody_is_chosen_as_partner_without_their_own_word(acts: list[tuple[str, tuple[int, int]]]) -> None:
    """Nor is anybody paired with whom they said no to, unless they have named them since."""
    entered = [PlayerEntered(number, f"Person {number}", 0) for number in range(1, 5)]
    match = match_of([MatchOpened(1, 2, 1, Form.PAIRS, presets.build("standard"), 8), *entered])
    word: dict[int, int] = {}
    declined: set[tuple[int, int]] = set()
    for what, (one, other) in acts:
        player, asked = MatchPlayer(one, f"Person {one}"), word.get(other) == one
        facts: Ruling
        match what:
            case "leaves":
                facts = (PlayerLeft(one),) if match.player(one) else ()
            case "enters":
                facts = judge_entry(match, player)
            case "names":
                facts = judge_partner(match, player, other)
            case _:
                facts = judge_answer(match, player, other, yes=what == "yes")
        if isinstance(facts, MatchRefusal):
            continue
        assert what not in ("yes", "no") or asked, "only who is asked can answer"
        match = reduce(apply_fact, facts, match)
        if what in ("leaves", "enters"):
            word = {who: whom for who, whom in word.items() if who != one and (what == "enters" or whom != one)}
            declined = {(who, whom) for who, whom in declined if who != one}
        elif what == "no":
            word.pop(other)
            declined.add((one, other))
        else:
            word[one] = other
            declined.discard((one, other))
        assert {who.user_id: who.partner_id for who in match.players if who.partner_id} == word, "nobody who left"
        chosen = [{first.user_id, second.user_id} for first, second in chosen_pairs(match.players)]
        assert all(word.get(first) == second and word.get(second) == first for first, second in map(sorted, chosen))
        for pair in pair_players(match.players):
            assert not declined & {tuple(each.user_id for each in way) for way in (pair, pair[::-1])}


def test_who_was_sent_away_does_not_come_back() -> None:
    opened = MatchOpened(1, 2, 1, Form.TEAMS, presets.build("standard"), 8)
    match = match_of([opened, PlayerEntered(2, "Eve", 1), PlayerLeft(2, 1)])
    assert match.players == ()
    assert judge_entry(match, MatchPlayer(2, "Eve", 2)) is MatchRefusal.SEAT_BARRED
    assert isinstance(judge_entry(match, MatchPlayer(3, "Bob", 1)), tuple)


def tables_of(begun: PlayBegun) -> list[set[int | None]]:
    """Everybody who shares a table in any round."""
    entrants = begun.entrants
    return [{entrants[number - 1].user_id for number in seats} for tables in begun.rounds for seats in tables]


@given(st.sampled_from(Form), st.integers(4, 40), st.sampled_from(HANDS), st.data())
def test_no_two_who_avoid_each_other_share_a_table(form: Form, count: int, hands: int, data: st.DataObject) -> None:
    """Also where they chose so after they had entered a team, or had named each other as partners."""
    count = min(count, 2 * TEAM_SIZE) if form is Form.TEAMS else count
    one, other = data.draw(st.lists(st.integers(1, count), min_size=2, max_size=2, unique=True))
    players = [replace(player, team=0 if form is Form.PAIRS else 1 + player.user_id % 2) for player in people(count)]
    others = [user_id for user_id in range(1, count + 1) if user_id not in (one, other)]
    named = [(one, other), *zip(others[::2], others[1::2], strict=False)]
    for first, second in data.draw(st.sampled_from([[], named[:1], named[1:], named])):
        players[first - 1] = replace(players[first - 1], partner_id=second)
        players[second - 1] = replace(players[second - 1], partner_id=first)
    usual = draw_match(form, players, hands, ("Bear", "Wolf"))
    begun = draw_match(form, players, hands, ("Bear", "Wolf"), {frozenset((one, other))})
    assert not any({one, other} <= seated for seated in tables_of(begun))
    assert {who for seated in tables_of(begun) for who in seated} >= set(range(1, count + 1)), "everybody plays"
    if not any({one, other} <= seated for seated in tables_of(usual)):
        assert begun == usual, "who does not meet anyway changes nothing"
    match = match_of([MatchOpened(1, 2, 1, form, presets.build("standard"), hands), begun])
    for pair in match.pairs:
        played = sum(pair in meeting.sides for each in match.rounds for meeting in each.meetings)
        assert played * begun.deals <= hands


def test_two_who_cannot_be_kept_apart_meet_as_they_would() -> None:
    """Where everybody avoids everybody, there is a match all the same."""
    for form in Form:
        players = [replace(one, team=0 if form is Form.PAIRS else 1 + one.user_id % 2) for one in people(4)]
        everybody = {frozenset((one, other)) for one in range(1, 5) for other in range(1, one)}
        assert tables_of(draw_match(form, players, 8, ("Bear",), everybody))


def test_a_partner_is_somebody_else_who_has_entered() -> None:
    opened = MatchOpened(1, 2, 1, Form.PAIRS, presets.build("standard"), 8)
    match = match_of([opened, PlayerEntered(1, "Ann", 0)])
    assert judge_partner(match, MatchPlayer(1, "Ann"), 1) is MatchRefusal.NO_PARTNER
    assert judge_partner(match, MatchPlayer(1, "Ann"), 7) is MatchRefusal.NO_PARTNER
    assert judge_partner(match, MatchPlayer(2, "Bob"), 1) == (PlayerEntered(2, "Bob", 0), PartnerNamed(2, 1))
    assert judge_partner(match, MatchPlayer(2, "Bob"), 1, apart={1}) is MatchRefusal.SEAT_BARRED
    both = apply_fact(match, PlayerEntered(2, "Bob", 0))
    assert judge_partner(both, MatchPlayer(2, "Bob"), 1, apart={1}) is MatchRefusal.SEAT_BARRED, "also once both are in"
    named = apply_fact(both, PartnerNamed(2, 1))
    no = judge_answer(named, MatchPlayer(1, "Ann"), 2, yes=False)
    assert not isinstance(no, MatchRefusal)
    assert judge_partner(reduce(apply_fact, no, named), MatchPlayer(2, "Bob"), 1) is MatchRefusal.NO_PARTNER


@given(st.integers(7, 24), st.sampled_from(Form), st.randoms(use_true_random=False))
def test_everybodys_card_adds_up_to_their_result(count: int, form: Form, chance: Random) -> None:
    """Each deal stands once on the card of whoever was at a table with it; the last line is what counts."""
    texts = Texts(strict=True)
    points = [[(chance.randrange(5), chance.randrange(3)) for _ in range(16)] for _ in range(2)]
    match = play_by_chance(pairs_match(count), chance) if form is Form.PAIRS else teams_match(*points)
    for entrant in (Entrant(number) for number in range(1, len(match.entrants) + 1)):
        sheet = match_card_sheet(match, entrant, texts)
        *lines, total = sheet.lines
        deals = [line for line in lines if line.label != texts("bracket-bye")]
        own = [score.deal for score in match.scores() if entrant in score.meeting.seats]
        assert sorted(int(line.place) for line in deals) == sorted(own)
        if form is Form.PAIRS:
            [placing] = [one for one in match.placings() if entrant in one.side]
            assert sum(float(line.cells[1].words) for line in deals) == placing.points == float(total.cells[1].words)
            assert total.cells[2].words == share_text(placing.share, texts)
        else:
            sign = 1 if entrant in match.team_entrants(1) else -1
            swings = [int(line.cells[2].words.replace("−", "-")) for line in deals]
            assert sum(swings) == sign * match.margin() == int(total.cells[2].words.replace("−", "-"))


# -- the file of results


def rows(file: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.decode("utf-8-sig"))))


@given(st.integers(7, 40), st.randoms(use_true_random=False))
def test_the_file_of_results_adds_up(count: int, chance: Random) -> None:
    """Each pair's percentage follows from the lines of its deals, and from those of its rounds."""
    match = play_by_chance(pairs_match(count), chance)
    deals, pairs, rounds = (
        rows(pack_csv(deal_rows, match)),
        rows(pack_csv(pair_rows, match)),
        rows(pack_csv(round_rows, match)),
    )
    tables = len(match.pairs) // 2
    assert len(deals) == match.planned * tables
    assert len(pairs) == len(match.pairs)
    assert len(rounds) == len(match.pairs) * len(match.rounds)
    for pair in pairs:
        name = f"{pair['name']} & {pair['partner']}"
        got = [
            float(one[f"match_points_{seats}"])
            for one in deals
            for seats in ("13", "24")
            if one[f"pair_{seats}"] == name
        ]
        assert len(got) == int(pair["deals_played"])
        assert sum(got) == float(pair["match_points"])
        assert float(pair["percent"]) == pytest.approx(100 * sum(got) / len(got) / (tables - 1), abs=0.01)
        own = [one for one in rounds if one["pair"] == name]
        assert [one["round"] for one in own] == [str(number) for number in range(1, len(match.rounds) + 1)]
        played = [one for one in own if one["sits_out"] == "no"]
        assert sum(float(one["match_points"]) for one in played) == float(pair["match_points"])
        assert len({one["opponents"] for one in played}) == len(played)
        assert pair["computer"] == ("yes" if "Bear" in name or "Wolf" in name else "no")


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_readme_says_what_each_column_means(locale: str) -> None:
    text = Texts(locale, strict=True)("duplicate-readme", title="Standard")
    named = [f"{name}.csv" for name in ("deals", "pairs", "rounds")]
    columns = {*DEALS, *PAIRS_COLUMNS, *ROUNDS} - {
        "deal",
        "round",
        "table",
        "pair",
        "seats",
        "opponents",
        "name",
        "partner",
    }
    assert [word for word in (*named, *columns) if word not in text] == []


def test_ones_own_table_is_among_those_that_are_looked_at_side_by_side() -> None:
    opened = MatchOpened(1, 2, 1, Form.PAIRS, presets.build("standard"), 8)
    match = match_of([opened, *(PlayerEntered(number, f"Person {number}", 0) for number in range(1, 41))])
    match = apply_fact(match, draw_match(Form.PAIRS, match.players, 8, ("Bear",)))
    for deal in range(1, match.planned + 1):
        tables = match.tables_playing(deal)
        assert match.tables_beside(deal, 99, 4) == list(tables[:4]), "somebody who did not play"
        for table in tables:
            for seat in match.seats_at(table):
                beside = match.tables_beside(deal, seat.user_id or 0, 4)
                assert table in beside
                assert beside == sorted(set(beside) & set(tables))
                assert len(beside) == 4
    assert match.tables_beside(match.planned + 1, 1, 4) == []
