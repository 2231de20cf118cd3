"""The JSON of a replayed record, field by field as docs/record-format.md describes it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.records.replay import as_json, replay
from tests.records.games import DEAL, HEAD, random_record

ALL_PRESETS = [
    "earlwood", "newberry", "csl", "standard", "house", "house-24", "campus", "railroad", "cutthroat", "three-seven",
    "two-handed", "call-ace players=4", "call-ace players=5", "call-ace players=6", "hasenpfeffer",
    "double-hasenpfeffer", "double-hasenpfeffer players=6",
]  # fmt: skip


def played(text: str) -> Any:
    """The object of a record, through real JSON."""
    return json.loads(json.dumps(as_json(replay(text.encode()))))


def test_before_the_first_deal() -> None:
    game = played(HEAD)
    assert game["seats"] == ["Ann", "Bob", "Cay", "Dan"]
    assert (game["hands"], game["steps"], game["score"], game["winners"]) == ([], [], [0, 0], [])
    assert game["finished"] is False
    assert "previous" not in game


def test_options_are_resolved_with_json_types() -> None:
    rules = played(HEAD)["rules"]
    assert rules["preset"] == "standard"
    options = rules["options"]
    assert len(options) == 36
    assert (options["points"], options["pack"], options["joker"]) == (5, 24, False)
    assert (options["packets"], options["second_round"], options["defend_alone"]) == ("3-2", "stick", False)
    assert "settlement" not in options


@pytest.mark.parametrize(("preset", "count"), [("cutthroat", 18), ("call-ace", 19), ("hasenpfeffer", 17)])
def test_options_that_a_game_lacks_are_not_listed(preset: str, count: int) -> None:
    seats = {"cutthroat": 3, "call-ace": 4, "hasenpfeffer": 4}[preset]
    text = f"euchre-record 1\nrules {preset}\n" + "".join(f"seat {seat} P\n" for seat in range(1, seats + 1))
    assert len(played(text)["rules"]["options"]) == count


def test_the_open_decision_is_the_last_step() -> None:
    game = played(DEAL + "1 pass\n2 pass\n")
    assert [step["act"] for step in game["steps"]] == ["pass", "pass", None]
    assert game["steps"][-1] == {
        "seat": 3, "phase": "order", "legal": ["order", "order alone", "pass"], "act": None,
    }  # fmt: skip
    hand = game["hands"][0]
    assert (hand["turnup"], hand["trump"], hand["maker"], hand["alone"]) == ("JC", None, None, None)
    assert (hand["outcome"], hand["points"], hand["score"], hand["tricks"]) == (None, None, None, [])


def test_a_running_trick_has_no_winner_and_the_discard_is_listed_in_code_order() -> None:
    game = played(DEAL + "1 pass\n2 pass\n3 pass\n4 order alone\n4 discard AD\n1 AH\n")
    hand = game["hands"][0]
    assert (hand["trump"], hand["maker"], hand["alone"]) == ("C", 4, True)
    assert hand["tricks"] == [{"leader": 1, "plays": [[1, "AH"]], "winner": None}]
    discard = game["steps"][4]
    assert discard["legal"] == [f"discard {card}" for card in ("9C", "AD", "JC", "JH", "QH", "TC")]
    assert game["steps"][-1]["seat"] == 3, "seat 2, the lone maker's partner, sits out"


def test_cuts_are_sorted_by_code_points_and_the_turn_up_is_unknown_before_the_deal() -> None:
    game = played(DEAL.replace("standard points=5", "csl points=5"))
    step = game["steps"][0]
    assert (step["seat"], step["phase"]) == (3, "cut")
    assert step["legal"][:3] == ["cut 1", "cut 10", "cut 11"]
    assert step["legal"][-1] == "pass"
    assert game["hands"][0]["turnup"] is None


def test_a_cut_moves_the_first_cards_to_the_bottom() -> None:
    game = played(DEAL.replace("standard points=5", "csl points=5") + "3 cut 1\n")
    assert game["hands"][0]["turnup"] == "QC"


@pytest.mark.parametrize("rules", ALL_PRESETS)
def test_random_games_replay_to_consistent_json(rules: str) -> None:
    for seed in range(6):
        game = played(random_record(rules, seed, hands=6))
        for hand in game["hands"]:
            assert hand["outcome"] is not None
            assert all(trick["winner"] in range(1, len(game["seats"]) + 1) for trick in hand["tricks"])
            assert len(hand["points"]) == len(hand["score"]) == len(game["score"])
        assert game["score"] == game["hands"][-1]["score"]
        assert all(step["act"] in step["legal"] for step in game["steps"])
        assert all(step["legal"] == sorted(set(step["legal"])) for step in game["steps"])
        assert game["finished"] == bool(game["winners"])


def test_a_following_game_names_the_one_before() -> None:
    text = HEAD.replace("points=5", "points=5 laps=yes") + "previous dealer 4 winners 1 carry 2 0\n"
    game = played(text)
    assert game["previous"] == {"dealer": 4, "winners": [1], "carry": [2, 0]}
    assert game["score"] == [2, 0]
    assert played(HEAD + "previous dealer 4 winners 1\n")["previous"]["carry"] == [0, 0]
