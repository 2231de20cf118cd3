"""Law 10: one line a message at most, the same whenever it is drawn, several wordings, and none where they are off."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.rules import Outcome
from bot.engine.state import HandResult
from bot.tables.model import FinishedHand
from bot.tables.views import TableView
from bot.words import results_text
from bot.words.catalogue import Texts
from bot.words.results_text import game_over_text, hand_result_text, salute_text
from bot.words.voice import Voice
from tests.languages import COMPLETE
from tests.world.games import moments
from tests.world.scenes import SCENES, bidding, cards, over, result

FREQUENT = ("tradition-euchred", "tradition-barn", "tradition-milking", "tradition-shut-out", "tradition-salute")


def ended(outcome: Outcome, points: tuple[int, int], score: tuple[int, int], **other: Any) -> FinishedHand:
    """A hand that came out so."""
    last = result().last_hand
    assert last is not None
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
    told = said(hand, result(), texts)
    assert told.startswith(sentence) if "Ann & Cay are in" not in sentence else sentence in told
    assert bool(told) == bool(sentence)
    assert "\n" not in told


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
    told = [said(hand, result(), texts) for hand in hands]
    assert told == [said(hand, result()._replace(seq=99), texts) for hand in hands]
    assert len(set(told)) == results_text.WORDINGS
    salutes = {salute_text(bidding()._replace(hand_seq=number, seq=number + 7), texts) for number in range(1, 400, 23)}
    assert len(salutes) == results_text.WORDINGS


def test_only_an_unjudged_bower_is_saluted(texts: Texts) -> None:
    """Law 10, Earlwood 4.2."""
    assert "Dan" in salute_text(bidding(), texts)
    view = bidding().public
    assert view is not None
    for changed in ({"turnup": cards("QH")[0]}, {"turned_down": True}, {"maker": view.dealer}):
        assert salute_text(bidding()._replace(public=view._replace(**changed)), texts) == ""
    assert salute_text(bidding()._replace(public=view._replace(turnup=cards("JK")[0])), texts)


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
        told = f"{hand_result_text(last, now.table, texts)}\n{game_over_text(now.table, texts)}"
        lines = [line for line in told.splitlines() if any(word in line for word in beginnings)]
        heard += len(lines)
        assert len(lines) <= 1, told
    assert heard or presets.PRESETS[preset].traits.widow or presets.PRESETS[preset].traits.bid_from_half


def test_no_scene_has_sayings_without_traditions(texts: Texts) -> None:
    for scene in SCENES.values():
        table = scene()._replace(traditions=False)
        assert salute_text(table, texts) == ""
