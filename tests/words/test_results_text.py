"""Law 10: one line a message at most, the same whenever it is drawn, several wordings, and none where they are off."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.cards import Suit
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.engine.state import HandResult
from bot.tables.model import FinishedHand, TournamentKind, TournamentTable
from bot.tables.views import ScoredHand, TableView
from bot.ui.layouts import LONGEST_OPTION
from bot.words import results_text
from bot.words.catalogue import Texts
from bot.words.results_text import (
    game_over_text,
    hand_result_text,
    salute_text,
    score_sheet_text,
    sheet_heading,
    sheet_note,
    sheet_option,
)
from bot.words.table_text import brief_text, table_text
from bot.words.voice import Voice
from tests.languages import COMPLETE
from tests.world import as_read, require
from tests.world.games import moments
from tests.world.scenes import SCENES, bidding, cards, names, over, result, trick

FREQUENT = ("tradition-euchred", "tradition-barn", "tradition-milking", "tradition-shut-out", "tradition-salute")


def ended(outcome: Outcome, points: tuple[int, int], score: tuple[int, int], **other: Any) -> FinishedHand:
    """A hand that came out so."""
    last = require(result().last_hand)
    view = last.view._replace(score=score, rules=presets.build("standard"))
    return replace(last, view=view, result=HandResult(outcome, points, score, other.pop("winner", None), 2), **other)


def said(hand: FinishedHand, table: TableView, texts: Texts) -> str:
    """What is said after this hand."""
    return results_text.after_hand_line(hand, Voice.of(table._replace(rules=hand.view.rules), texts))


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        (ended(Outcome.EUCHRE, (2, 0), (4, 4)), "**Ann and Cay shout: “You got euchred!”"),
        (ended(Outcome.EUCHRE_MARCH, (2, 0), (4, 4)), "**Ann and Cay shout: “You got euchred!”"),
        (ended(Outcome.MADE, (0, 1), (4, 9)), "Bob & Dan are in the barn"),
        (ended(Outcome.EUCHRE, (2, 0), (9, 4)), "Ann & Cay are in the barn"),
        (ended(Outcome.MADE, (0, 1), (9, 4)), "Ann & Cay are still in the barn"),
        (ended(Outcome.MADE, (0, 1), (4, 4)), ""),
        (ended(Outcome.THROWN_IN, (0, 0), (9, 4)), ""),
        (ended(Outcome.MADE, (0, 1), (4, 10), winner=2), ""),
    ],
)
def test_sayings_after_a_hand(hand: FinishedHand, sentence: str, texts: Texts) -> None:
    """Laws 7.7 and 10."""
    text = as_read(said(hand, result(), texts))
    assert text.startswith(sentence) if "Ann & Cay are in" not in sentence else sentence in text
    assert bool(text) == bool(sentence)
    assert "\n" not in text


def test_a_shut_out_outranks_a_final_euchre(texts: Texts) -> None:
    last = ended(Outcome.EUCHRE, (2, 0), (10, 3), winner=1)
    voice = Voice.of(result(), texts)
    assert results_text.after_game_line(last, voice).startswith("**Ann and Cay shout: “You got euchred!”")
    nothing = ended(Outcome.EUCHRE, (2, 0), (10, 0), winner=1)
    assert "dance of shame" in results_text.after_game_line(nothing, voice)
    assert "euchred" not in results_text.after_game_line(nothing, voice)


def test_mugs_away_is_said_after_the_game_where_the_rules_have_it(texts: Texts) -> None:
    """Law 2.6: the engine lets the losers deal; here it is announced, in the line of the shut-out."""
    lines = game_over_text(over(), texts).splitlines()
    assert [line for line in lines if "Mugs away" in line and "dance of shame" in line]
    fair = over()._replace(rules=presets.build("earlwood", {"mugs_away": False}))
    assert "Mugs" not in game_over_text(fair, texts)


@pytest.mark.parametrize("locale", COMPLETE)
def test_frequent_sayings_have_several_wordings(locale: str) -> None:
    words = Texts(locale, strict=True)
    for key in FREQUENT:
        wordings = {words(key, wording=each, name="Ann", names="Ann", count=1) for each in range(results_text.WORDINGS)}
        assert len(wordings) == results_text.WORDINGS, key


def test_the_wording_depends_on_the_hand_alone(texts: Texts) -> None:
    hands = [ended(Outcome.EUCHRE, (2, 0), (4, 4), hand_seq=number) for number in range(1, 400, 23)]
    sentences = [said(hand, result(), texts) for hand in hands]
    assert sentences == [said(hand, result()._replace(seq=99), texts) for hand in hands]
    assert len(set(sentences)) == results_text.WORDINGS
    salutes = {salute_text(bidding()._replace(hand_seq=number, seq=number + 7), texts) for number in range(1, 400, 23)}
    assert len(salutes) == results_text.WORDINGS


def test_only_an_unjudged_bower_is_saluted(texts: Texts) -> None:
    """Law 10, Earlwood 4.2."""
    assert "Dan" in salute_text(bidding(), texts)
    view = require(bidding().public)
    for changed in ({"turnup": cards("QH")[0]}, {"turned_down": True}, {"maker": view.dealer}):
        assert salute_text(bidding()._replace(public=view._replace(**changed)), texts) == ""
    assert salute_text(bidding()._replace(public=view._replace(turnup=cards("JK")[0])), texts)


def test_a_result_names_who_defended_alone(texts: Texts) -> None:
    hand = ended(Outcome.EUCHRE, (2, 0), (9, 4))
    alone = replace(hand, view=hand.view._replace(lone_defender=Seat(3)))
    assert "Cay defended alone" in hand_result_text(alone, result(), texts)


def test_a_server_or_a_table_can_switch_them_off(texts: Texts) -> None:
    euchre = ended(Outcome.EUCHRE, (2, 0), (9, 4))
    quiet = presets.build("standard", {"traditions": False})
    for off in ({"traditions": False}, {"rules": quiet}):
        assert salute_text(bidding()._replace(**off), texts) == ""
        assert "euchred" not in hand_result_text(euchre, result()._replace(**off), texts)
        assert "shame" not in game_over_text(over()._replace(**off), texts)
    assert "euchred" in hand_result_text(euchre, result(), texts)
    assert salute_text(bidding(), texts)


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_no_message_has_more_than_one_line_of_them(preset: str, texts: Texts) -> None:
    heard = 0
    beginnings = ("You got", "in the barn", "Shut out", "Mugs away", "A bower is")
    for now in moments(presets.build(preset, {"points": 3}), 5, 12):
        last = now.table.last_hand
        if now.state.result is None or last is None:
            continue
        text = f"{hand_result_text(last, now.table, texts)}\n{game_over_text(now.table, texts)}"
        lines = [line for line in text.splitlines() if any(word in line for word in beginnings)]
        heard += len(lines)
        assert len(lines) <= 1, text
    assert heard or presets.PRESETS[preset].traits.widow or presets.PRESETS[preset].traits.bid_from_half


def test_no_scene_has_sayings_without_traditions(texts: Texts) -> None:
    for scene in SCENES.values():
        table = scene()._replace(traditions=False)
        assert salute_text(table, texts) == ""


# -- the score sheet of a game


def scored(outcome: Outcome = Outcome.MADE, points: tuple[int, ...] = (1, 0), **other: Any) -> ScoredHand:
    """Bob ordered up diamonds in hand 7, which came out so."""
    made: dict[str, Any] = {
        "number": 7, "hand_seq": 40, "dealer": Seat(1), "maker": Seat(2), "trump": Suit.DIAMONDS, "alone": False,
        "bid": None, "forced": False, "accepted": True, "seal": "ab" * 32,
    }  # fmt: skip
    score = other.pop("score", (7, 2))
    return ScoredHand(result=HandResult(outcome, points, score, None, None), **{**made, **other})


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (scored(Outcome.MARCH, (0, 2)), "7 · Bob ordered up ♦\ufe0e · march +2 · **7–2**"),
        (scored(Outcome.EUCHRE, (2, 0)), "7 · Bob ordered up ♦\ufe0e · euchred +2 · **7–2**"),
        (scored(maker=Seat(1), alone=True), "7 · Ann picked up ♦\ufe0e alone · made +1 · **7–2**"),
        (scored(accepted=False), "7 · Bob called ♦\ufe0e · made +1 · **7–2**"),
        (scored(Outcome.SET, (-4, 1), bid=4), "7 · Bob bid 4 in ♦\ufe0e · set +1, −4 · **7–2**"),
        (scored(Outcome.THROWN_IN, (0, 0), maker=None, trump=None), "7 · everyone passed · **7–2**"),
        (scored(Outcome.SET, (0, -3, 2), score=(1, -3, 4)), "7 · Bob ordered up ♦\ufe0e · set +2, −3 · **1–−3–4**"),
    ],
)
def test_a_hand_is_a_line_of_the_score_sheet(hand: ScoredHand, line: str, texts: Texts) -> None:
    assert as_read(score_sheet_text([hand], trick(), texts)) == line


def test_a_line_of_the_score_sheet_is_short_enough_for_a_phone(texts: Texts) -> None:
    """A computer is marked once, in the heading."""
    table = trick()
    table = table._replace(chairs=tuple(replace(chair, level="expert", user_id=None) for chair in table.chairs))
    assert "🤖" in sheet_heading(table, texts)
    assert as_read(score_sheet_text([scored()], table, texts)) == "7 · Bob ordered up ♦\ufe0e · made +1 · **7–2**"


def test_a_line_of_the_score_sheet_names_who_played_the_hand(texts: Texts) -> None:
    """Others may have sat down since."""
    table = trick()
    hand = scored(made_by=replace(table.chair(Seat(2)), name="Bear", user_id=None, level="expert"))
    assert as_read(score_sheet_text([hand], table, texts)) == "7 · Bear ordered up ♦\ufe0e · made +1 · **7–2**"
    assert sheet_option(hand, table, texts).startswith("Bear ordered up")


def test_a_line_of_the_score_sheet_names_a_computer_that_stood_in(texts: Texts) -> None:
    table = trick()
    hand = scored(made_by=replace(table.chair(Seat(2)), away=True))
    stand_in, plainly = (texts(key, name="Bob") for key in ("stand-in", "stand-in-plain"))
    assert (
        as_read(score_sheet_text([hand], table, texts))
        == f"7 · {as_read(stand_in)} ordered up ♦\ufe0e · made +1 · **7–2**"
    )
    assert sheet_option(hand, table, texts).startswith(f"{plainly} ordered up")


@pytest.mark.parametrize("score", [(7, 2), (-3, 10), (3, 0, 7), (5, 5, -12, 5), (3, 4, 4, 7, 13, 13)])
def test_no_line_breaks_within_a_score(score: tuple[int, ...], texts: Texts) -> None:
    """Nor before the mark that stands between two parts of a line."""
    line = score_sheet_text([scored(Outcome.MADE, (1,) * len(score), score=score)], trick(), texts)
    first_of_a_line = re.split(r"(?<=[ –-])(?!\u2060)", line)
    assert first_of_a_line[-1].count("–") == len(score) - 1
    assert not any(part.startswith(("·", "+")) for part in first_of_a_line)


def test_names_of_a_short_side_stay_on_one_line_with_their_score(texts: Texts) -> None:
    """Long ones may break: they may be wider than a line."""
    table = trick()
    for text in (table_text(table, texts), brief_text(table, texts), game_over_text(over(), texts)):
        assert re.search("Ann\u00a0&\u00a0Cay\u00a0[*][*]", text)
        assert "** ·" not in text, "nor does a line begin with the mark behind a score"
    chairs = tuple(replace(chair, name="Maximiliane von Hohenfels") for chair in table.chairs)
    assert " & Maximiliane" in brief_text(table._replace(chairs=chairs), texts)


def test_a_score_sheet_lists_the_newest_hands(texts: Texts) -> None:
    hands = [scored(number=number) for number in range(1, 31)]
    first, *lines = score_sheet_text(hands, trick(), texts).splitlines()
    assert first == "-# Earlier hands: **/history**, once the game is over."
    assert [int(line.split()[0]) for line in lines] == list(range(6, 31))
    assert len(score_sheet_text(hands[:25], trick(), texts).splitlines()) == 25


@pytest.mark.parametrize("kind", TournamentKind)
def test_a_sheet_gives_away_no_deal_that_is_still_played_elsewhere(kind: TournamentKind, texts: Texts) -> None:
    table = trick()._replace(tournament=TournamentTable(kind, "2026-03-01"))
    hidden = kind is not TournamentKind.NIGHT
    line = as_read(score_sheet_text([scored()], table, texts))
    for said in (line, as_read(sheet_option(scored(), table, texts))):
        assert ("Bob" not in said and "made" not in said) == hidden
        assert "7–2" in said
    assert (line == "7 · **7–2**") == hidden


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("outcome", [outcome for outcome in Outcome if outcome is not Outcome.CONCEDED])
def test_every_outcome_fits_a_menu_in_every_language(locale: str, outcome: Outcome) -> None:
    for alone in (False, True):
        option = sheet_option(scored(outcome, alone=alone), names(), Texts(locale, strict=True))
        assert len(option) <= LONGEST_OPTION, option


def test_the_sheet_tells_more_of_the_latest_hand_but_nothing_that_its_line_says(texts: Texts) -> None:
    table = trick()
    assert sheet_note(ended(Outcome.MADE, (1, 0), (4, 4)), table, texts) == ""
    euchred = ended(Outcome.EUCHRE, (0, 2), (4, 4))
    assert "You got euchred" in sheet_note(euchred, table, texts)
    closed = table._replace(tournament=TournamentTable(TournamentKind.DUPLICATE, "7:1"))
    assert sheet_note(euchred, closed, texts) == ""
    penalised = replace(euchred, view=euchred.view._replace(penalties=((Seat(2), 2),)))
    assert "penalty for a renege: Bob" in sheet_note(penalised, table, texts)
    assert "Bob reneged" in sheet_note(
        replace(penalised, result=replace(euchred.result, outcome=Outcome.RENEGED)), table, texts
    )
