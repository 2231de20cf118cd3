"""Duplicate matches and leagues in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.seats import Seat
from bot.tournaments.duplicate.match import (
    EndProposed,
    Form,
    Match,
    MatchClosed,
    MatchFact,
    MatchOpened,
    PlayerEntered,
    apply_fact,
    draw_match,
)
from bot.tournaments.leagues import League, LeagueKind, league_table, match_event
from bot.words.catalogue import Texts
from bot.words.duplicate_text import (
    DealAtTables,
    deals_sheet,
    lobby_text,
    match_sheets,
    proposal_text,
    results_notes,
    room_name,
    room_text,
    sides_sheet,
)
from bot.words.leaderboards import league_notes, league_sheet
from bot.words.lines import LONGEST_PAGE, visible_length
from bot.words.looking_back import step_caption, step_text
from bot.words.results_text import hand_result_line
from bot.words.sheets import sheet_text, sheets_text
from bot.words.table_text import heading_line
from bot.words.voice import Voice
from tests.languages import COMPLETE
from tests.tournaments.random_play import match_of, results_of
from tests.world.analysed import played_hand

WORDS = Texts(strict=True)
HARMFUL = "**`<@1>@everyone_~|" * 4


def match(form: Form, people: int, *points: list[tuple[int, int]], name: str = "Person") -> Match:
    """A match whose tables made this of their deals."""
    facts = facts_of(form, people, name)
    if points:
        facts.append(draw_match(form, match_of(facts).players, 8, ("Bear", "Wolf")))
        facts += [*results_of(match_of(facts), points), MatchClosed(None)]
    return match_of(facts)


def facts_of(form: Form, people: int, name: str = "Person") -> list[MatchFact]:
    teams = {number: 0 if form is Form.PAIRS else 1 + (number - 1) % 2 for number in range(1, people + 1)}
    entered = [PlayerEntered(number, f"{name} {number}", team) for number, team in teams.items()]
    return [MatchOpened(1, 2, 1, form, presets.build("standard"), 8), *entered]


def test_a_lobby_names_its_teams() -> None:
    text = lobby_text(match(Form.TEAMS, 3), WORDS)
    assert "Duplicate: Standard (stick the dealer), 8 deals" in text
    assert "Team 1: Person 1 and Person 3\nTeam 2: Person 2" in text
    assert "Pairs: no one yet" in lobby_text(match(Form.PAIRS, 0), WORDS)
    assert "its results are below" in lobby_text(match(Form.TEAMS, 3, [(1, 0)], [(1, 0)]), WORDS)


def test_teams_read_both_results_of_each_deal_and_the_difference() -> None:
    teams = match(Form.TEAMS, 8, [(2, 0), (0, 1), (4, 0)], [(1, 0), (2, 0), (0, 2)])
    assert results_notes(teams, WORDS) == "**Person 1 & Person 3 & Person 5 & Person 7 win by 4 points.**"
    assert sheet_text(deals_sheet(teams, WORDS)).splitlines()[1:] == [
        "Deal 1 · Table 1 **+2** · Table 2 **−1** · Swing **+1** · So far +1",
        "Deal 2 · Table 1 **−1** · Table 2 **−2** · Swing **−3** · So far −2",
        "Deal 3 · Table 1 **+4** · Table 2 **+2** · Swing **+6** · So far +4",
        "Total · Table 1 **+5** · Table 2 **−1** · Swing **+4**",
    ]


def test_a_match_of_teams_may_be_a_tie() -> None:
    assert results_notes(match(Form.TEAMS, 3, [(1, 0)], [(1, 0)]), WORDS) == "**The match is a tie.**"


def test_results_of_pairs_are_in_percent_and_matchpoints() -> None:
    pairs = match(Form.PAIRS, 12, [(2, 0)] * 8, [(1, 0)] * 8, [(1, 0)] * 8)
    lines = sheet_text(sides_sheet(pairs, WORDS)).splitlines()
    assert lines[1] == "🥇 Person 1 & Person 2 · Score **68.8%** · Matchpoints 11.00"
    assert len(lines) == 7
    assert "of all that a pair could have had on the deals it played" in results_notes(pairs, WORDS)
    assert sheet_text(deals_sheet(pairs, WORDS)).splitlines()[-2:] == [
        f"Deal {deal} · Table 1 **+2** · Table 2 **+1** · Table 3 **+1**" for deal in (7, 8)
    ], "no sums: other pairs sit there each round"


def test_a_deal_that_a_table_has_not_played_leaves_a_gap() -> None:
    pairs = match(Form.PAIRS, 12, [(2, 0), (0, 1)], [(1, 0)], [(1, 0), (4, 0)])
    assert pairs.nets_by_deal() == [(1, [2, 1, 1]), (2, [-1, None, 4])]
    assert sheet_text(deals_sheet(pairs, WORDS)).endswith("Deal 2 · Table 1 **−1** · Table 2 – · Table 3 **+4**")


def test_a_lobby_of_pairs_tells_partners_rounds_and_standings() -> None:
    lobby = match(Form.PAIRS, 5)
    text = lobby_text(lobby, WORDS)
    assert "up to 8 deals each" in text
    assert "Pairs: Person 1 & Person 2; Person 3 & Person 4; Person 5 (partner wanted)" in text
    lobby = match_of([*facts_of(Form.PAIRS, 10), draw_match(Form.PAIRS, match(Form.PAIRS, 10).players, 8, ())])
    text = lobby_text(lobby, WORDS)
    assert "5 rounds of 2 deals" in text
    assert "Round 1 of 5 is on" in text
    assert "Sitting out: Person 1 & Person 2" in text
    assert "After round" not in text
    first = [one for one in results_of(lobby, [[(2, 0)] * 10, [(1, 0)] * 10]) if one.table <= 2]
    text = lobby_text(replace(lobby, played=tuple(first)), WORDS)
    assert "Round 2 of 5 is on" in text
    after = text[text.index("After round 1") :].splitlines()[1:]
    shares = sorted(line.split(" · ", 1)[1] for line in after[:-1])
    assert (
        shares
        == [f"Score **{share}** · Matchpoints {points}" for share, points in (("0.0%", "0.00"),) * 2]
        + ["Score **100.0%** · Matchpoints 2.00"] * 2
    )
    assert after[-1].startswith("Person 1 & Person 2 · Score **–**"), "who has sat out is not ranked yet"


def test_a_room_of_pairs_tells_its_round_and_deals() -> None:
    pairs = match(Form.PAIRS, 8, [(2, 0)] * 6, [(1, 0)] * 6)
    assert room_text(pairs, 3, "<@1>", WORDS).endswith("Round 2 of 3, deals 3 to 4.")
    assert room_name(pairs, 3, WORDS) == "Duplicate, round 2, table 1"
    assert room_name(match(Form.TEAMS, 8, [], []), 2, WORDS) == "Duplicate, table 2"


def test_a_room_says_who_sits_where() -> None:
    text = room_text(match(Form.TEAMS, 8, [], []), 2, "<@6> <@5>", WORDS)
    assert text == (
        "<@6> <@5>, this is your table. Seats 1 and 3: Person 6 & Person 8. Seats 2 and 4: Person 5 & Person 7."
    )


def caption(deal: DealAtTables, step: int, texts: Texts) -> str:
    """What stands beside the pictures of a step that shows no name."""
    return step_caption(deal, step, texts, [tuple(Seat(seat) for seat in range(1, 5))] * len(deal.moments_at(step)))


def test_a_deal_is_stepped_through_at_every_table() -> None:
    """A table where less was said waits for the others, and tells how its hand ended."""
    pairs = match(Form.PAIRS, 8, *([[(2, 0)] * 8] * 2))
    longer, shorter = played_hand("Ann"), played_hand("Bob")
    shorter = replace(shorter, moments=(*shorter.moments[:5], shorter.moments[-1]))
    deal = DealAtTables(pairs, 1, [(1, longer), (2, shorter)])
    assert deal.last == len(longer.moments) - 1
    assert deal.moments_at(0) == [longer.moments[0]]
    assert deal.moments_at(4) == [longer.moments[4], shorter.moments[4]]
    assert deal.moments_at(deal.last) == [longer.moments[-1], shorter.moments[-1]]
    result = hand_result_line(shorter.hand, Voice.of(shorter.table, WORDS))
    assert [caption(deal, step, WORDS).count(result) for step in (4, 5, deal.last)] == [0, 1, 2]
    assert [step for step in range(deal.last + 1) if deal.sheets(step, WORDS)] == [0]


@pytest.mark.parametrize("locale", COMPLETE)
def test_everything_fits_into_a_message(locale: str) -> None:
    texts = Texts(locale, strict=True)
    deals = [(4, 0)] * 16
    for form, people, tables in ((Form.TEAMS, 8, 2), (Form.PAIRS, 40, 10)):
        great = match(form, people, *([deals] * tables), name=HARMFUL)
        deal = DealAtTables(great, 1, [(table, played_hand(HARMFUL)) for table in great.tables_playing(1)[:4]])
        for text in (
            lobby_text(great, texts),
            sheets_text(match_sheets(great, texts), LONGEST_PAGE - len(results_notes(great, texts))),
            *(caption(deal, step, texts) for step in range(deal.last + 1)),
        ):
            assert len(text) < 4000
        for step in range(deal.last + 1):
            text, opened = step_text(deal, step, texts), deal.moments_at(step)
            heading = heading_line(opened[0].table, Voice.of(opened[0].table, texts))
            assert text.count(heading) == len(opened)
            assert "<@1>" not in text
            assert visible_length(text) <= LONGEST_PAGE
    for name in (HARMFUL, "👨‍👩‍👧‍👦" * 9 + "*" * 7):
        entered = [PlayerEntered(number, f"{number:02}{name}", 0) for number in range(1, 41)]
        lobby = match_of([facts_of(Form.PAIRS, 0)[0], *entered])
        assert lobby_text(lobby, texts).count("; ") >= 10
        begun = apply_fact(lobby, draw_match(Form.PAIRS, lobby.players, 8, ()))
        proposed = apply_fact(begun, EndProposed(1, finish=True, until=2e9))
        assert len(proposal_text(proposed, texts)) < 4000
    event = match_event(1.79e9, range(1, 40), range(40, 80), 3)
    league = League(
        LeagueKind.MATCHES, "2026-Q3", league_table([event], "2026-Q3"), dict.fromkeys(range(80), HARMFUL), ()
    )
    assert len(sheet_text(league_sheet(league, 0, 20, texts)) + league_notes(league, texts)) < 4000


def test_a_leagues_table() -> None:
    names = {1: "Ann", 2: "Bob", 3: "Cay", 4: "Dan"}

    def league_lines(first: list[int], second: list[int]) -> list[str]:
        lines = league_table([match_event(1.79e9, first, second, 3)], "2026-Q3")
        league = League(LeagueKind.MATCHES, "2026-Q3", lines, names, ())
        return sheet_text(league_sheet(league, 0, 20, WORDS)).splitlines()

    assert league_lines([1, 3], [2, 4]) == [
        "**League of duplicate matches · season 2026-Q3**",
        "🥇 Ann · Points **1** · Matches 1 · Won 1",
        "🥇 Cay · Points **1** · Matches 1 · Won 1",
        "**3** Bob · Points **0** · Matches 1 · Won 0",
        "**3** Dan · Points **0** · Matches 1 · Won 0",
    ]
    assert league_lines([1], [2])[1] == "**1** Ann · Points **1** · Matches 1 · Won 1", "two win no medals"
    empty = League(LeagueKind.NIGHTS, "2026-Q3", (), {}, ())
    assert "No night has counted in this season." in league_notes(empty, WORDS)
