"""Replayed records: their JSON, field by field, and the lines that are refused (docs/record-format.md)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.engine.game import begin
from bot.engine.presets import PRESETS, rules_line
from bot.engine.records.replay import as_json, replay
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.words.catalogue import Texts
from bot.words.looking_back import account_text
from tests.engine.old_school import random_old_school
from tests.engine.records.games import DEAL, HEAD, old_school_record, random_record
from tests.engine.records.test_format import wrong
from tests.long_form import sampled

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
    assert list(options) == list(PRESETS["standard"].choices)
    assert (options["points"], options["pack"], options["joker"]) == (5, 24, False)
    assert (options["packets"], options["second_round"], options["defend_alone"]) == ("3-2", "stick", False)
    assert "settlement" not in options


@pytest.mark.parametrize(("preset", "seats"), [("cutthroat", 3), ("call-ace", 4), ("hasenpfeffer", 4)])
def test_options_that_a_game_lacks_are_not_listed(preset: str, seats: int) -> None:
    text = f"euchre-record 1\nrules {preset}\n" + "".join(f"seat {seat} P\n" for seat in range(1, seats + 1))
    assert list(played(text)["rules"]["options"]) == list(PRESETS[preset].choices)


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


# -- old school
#
# Records of old-school tables: their JSON, and the lines that are refused (docs/record-format.md, law 9).


OLD_SCHOOL_HEAD = "euchre-record 1\nrules standard law=old-school{}\nseat 1 Ann\nseat 2 Bob\nseat 3 Cay\nseat 4 Dan\n"
PACK = "pack AS KS AH 9S TS QS JS AD 9C TC KH QD JH TH 9D KD TD QC KC AC 9H QH JD JC\n"
"""Ann AS KS AH KH QD, Bob 9S TS JH TH 9D, Cay QS JS AD KD TD, Dan 9C TC QC KC AC; 9H is turned up."""
HEARTS = "1 order\n4 discard 9C\n"
FIRST_ACT = 9


def record(acts: str, options: str = "") -> str:
    """One hand, dealt by Dan; the acts parted by semicolons. Line 9 holds the first."""
    return (
        OLD_SCHOOL_HEAD.format(options and f" {options}") + "hand 1 dealer 4\n" + PACK + acts.replace("; ", "\n") + "\n"
    )


def hearts(acts: str, options: str = "") -> str:
    """Ann has ordered hearts and is to lead; line 11 holds the first of these acts."""
    return record(HEARTS + acts, options)


def last_step(text: str) -> dict[str, Any]:
    """The last act of a record and what was lawful."""
    return dict([step for step in played(text)["steps"] if step["act"] is not None][-1])


def test_a_hand_has_two_more_members_at_old_school_tables_only() -> None:
    hand = played(hearts("1 AS"))["hands"][0]
    assert list(hand)[-2:] == ["penalties", "exposed"]
    assert (hand["penalties"], hand["exposed"]) == ([], [])
    hosted = played(hearts("1 AS").replace(" law=old-school", ""))["hands"][0]
    assert not {"penalties", "exposed"} & set(hosted)


@pytest.mark.parametrize(
    ("acts", "step"),
    [
        ("1 AS; 2 JH", (2, "play", ["9S", "TS"], "JH")),
        ("3 KD", (3, "play", [], "KD")),
        ("1 AS; 2 9S; 3 JS; 4 QC; 1 gather", (1, "play", ["AH", "KH", "KS", "QD", "gather"], "gather")),
        ("1 AS; 2 9S; 3 JS; 4 QC; 3 gather", (3, "play", [], "gather")),
        ("1 AS; 2 9S; 3 JS; 4 QC; 1 KS", (1, "play", ["AH", "KH", "KS", "QD", "gather"], "KS")),
        ("1 AS; 2 JH; 2 correct", (2, "play", [], "correct")),
        ("1 AS; 2 9S; 3 JS; 4 QC; 1 gather; 1 claim renege 2 1", (1, "claim", [], "claim renege 2 1")),
        ("1 AS; 4 claim lead 1", (4, "claim", [], "claim lead 1")),
        ("3 KD; 2 claim lead 3; 4 suit H", (4, "suit", ["pass", "suit C", "suit D", "suit H", "suit S"], "suit H")),
        ("3 KD; 2 claim lead 3; 4 pass", (4, "suit", ["pass", "suit C", "suit D", "suit H", "suit S"], "pass")),
        ("2 misdeal", (2, "misdeal", [], "misdeal")),
        ("1 misdeal", (1, "misdeal", [], "misdeal")),
    ],
)
def test_steps_of_the_play(acts: str, step: tuple[int, str, list[str], str]) -> None:
    seat, phase, legal, act = step
    assert last_step(hearts(acts)) == {"seat": seat, "phase": phase, "legal": legal, "act": act}


@pytest.mark.parametrize(
    ("acts", "step"),
    [
        ("3 order alone", (3, "order", [], "order alone")),
        ("1 order; 2 claim call 1", (2, "claim", [], "claim call 1")),
        ("3 order; 2 claim call 3; 1 pass", (1, "order", ["pass"], "pass")),
        ("1 pass; 2 pass; 3 pass; 4 pass; 2 call H", (2, "call", [], "call H")),
    ],
)
def test_steps_of_the_bidding(acts: str, step: tuple[int, str, list[str], str]) -> None:
    seat, phase, legal, act = step
    assert last_step(record(acts)) == {"seat": seat, "phase": phase, "legal": legal, "act": act}


def test_the_open_step_is_the_winners_or_the_namers() -> None:
    assert played(hearts("1 AS; 2 9S; 3 JS; 4 QC"))["steps"][-1]["legal"] == ["AH", "KH", "KS", "QD", "gather"]
    assert played(hearts("3 KD; 2 claim lead 3"))["steps"][-1] == {
        "seat": 4, "phase": "suit", "legal": ["pass", "suit C", "suit D", "suit H", "suit S"], "act": None,
    }  # fmt: skip


def test_a_full_trick_has_its_winner_and_final_cards() -> None:
    (trick,) = played(hearts("1 AS; 2 JH; 3 QS; 2 correct; 2 9S; 3 JS; 4 QC"))["hands"][0]["tricks"]
    assert trick == {"leader": 1, "plays": [[1, "AS"], [2, "9S"], [3, "JS"], [4, "QC"]], "winner": 1}
    assert played(hearts("1 AS; 2 9S"))["hands"][0]["tricks"][0]["winner"] is None
    assert played(hearts("3 KD; 4 QC; 2 claim lead 3"))["hands"][0]["tricks"] == []


def test_a_void_declaration_is_gone() -> None:
    hand = played(record("3 order alone; 4 claim call 3"))["hands"][0]
    assert [hand[name] for name in ("trump", "maker", "alone", "tricks")] == [None, None, None, []]


def test_exposed_cards_are_sorted_by_seat_and_code() -> None:
    acts = "2 TS; 1 claim lead 2; 4 QC; 1 claim lead 4; 2 9S; 1 claim lead 2; 2 9D; 3 claim lead 2"
    assert played(hearts(acts))["hands"][0]["exposed"] == [[2, "9D"], [2, "9S"], [2, "TS"], [4, "QC"]]


OUT = "1 AS; 2 JH; 3 QS; 4 9H; 2 gather; 2 9D; 3 AD; 4 TC; 1 QD; 3 KD; 4 QC; 1 KS; 2 TH; 2 9S; 3 JS; 4 KC; 1 AH; 1 KH"
"""Bob reneges in trick 1; Ann and Cay take the tricks 2, 4 and, once Bob has played TS, 5."""
ALL = f"{OUT}; 2 TS; 3 TD; 4 AC"


def test_the_hand_is_over_with_the_last_gather() -> None:
    (hand,) = played(hearts(ALL))["hands"]
    assert (len(hand["tricks"]), hand["tricks"][-1]["winner"], hand["outcome"], hand["score"]) == (5, 1, None, None)
    whole = played(hearts(f"{ALL}; 1 gather"))
    assert (whole["hands"][0]["outcome"], whole["hands"][0]["points"], whole["steps"][-1]["act"]) == (
        "made",
        [1, 0],
        "gather",
    )


def test_claims_after_the_last_trick_count_from_the_score_before() -> None:
    won = played(hearts(f"{ALL}; 1 gather", "points=1"))
    assert (won["winners"], won["finished"], won["score"]) == ([1], True, [1, 0])
    late = played(hearts(f"{ALL}; 1 gather; 1 claim renege 2 1; 2 claim renege 1 1; score 3 0", "points=1"))
    assert (late["hands"][0]["points"], late["hands"][0]["score"], late["winners"]) == ([3, 0], [3, 0], [1])
    assert late["hands"][0]["penalties"] == [{"seat": 2, "trick": 1}]
    assert late["steps"][-1] == {"seat": 2, "phase": "claim", "legal": [], "act": "claim renege 1 1"}


@pytest.mark.parametrize(
    ("options", "outcome", "points", "winners"),
    [
        ("renege_ends_hand=yes", "reneged", [2, 0], []),
        ("renege_ends_hand=yes renege_penalty=minus-two", "reneged", [0, -2], []),
        ("renege_penalty=forfeit", "forfeit", [0, 0], [1]),
        ("renege_penalty=forfeit renege_ends_hand=yes", "forfeit", [0, 0], [1]),
    ],
)
def test_a_claim_that_ends_the_hand_keeps_the_running_trick(
    options: str, outcome: str, points: list[int], winners: list[int]
) -> None:
    game = played(hearts("1 AS; 2 JH; 3 QS; 4 9H; 2 gather; 2 9D; 1 claim renege 2 1", options))
    (hand,) = game["hands"]
    assert (hand["outcome"], hand["points"], game["winners"], game["finished"]) == (
        outcome,
        points,
        winners,
        bool(winners),
    )
    assert hand["tricks"][-1] == {"leader": 2, "plays": [[2, "9D"]], "winner": None}
    assert (hand["trump"], hand["maker"], hand["penalties"]) == ("H", 1, [{"seat": 2, "trick": 1}])


MISDEAL = "1 misdeal; 2 misdeal; 3 misdeal; 4 misdeal"


@pytest.mark.parametrize(
    ("cost", "header", "points"),
    [
        ("redeal", "hand 1 dealer 4", "0 0"),
        ("forfeit-deal", "hand 2 dealer 1", "0 0"),
        ("minus-one", "hand 2 dealer 1", "0 -1"),
    ],
)
def test_law_9_8_the_hand_after_a_misdeal(cost: str, header: str, points: str) -> None:
    text = record(f"1 pass; {MISDEAL}; score {points}; {header}\n{PACK}1 misdeal", f"misdeal={cost}")
    hands = played(text)["hands"]
    assert [hand["outcome"] for hand in hands] == ["misdeal", None]
    assert hands[1]["number"] == int(header.split()[1])
    assert wrong(text.replace(header, "hand 3 dealer 2"))[0] == text.splitlines().index(header) + 1


# each refusal is decided by the engine (law 9); here it names its line
BROKEN = [
    ("gather", "1 AS; 1 gather", 2, "9.3"),
    ("a card that is not held", "1 AC", 1, "not-in-hand"),
    ("a claim of a trick to come", "1 AS; 2 JH; 3 QS; 4 9H; 2 gather; 1 claim renege 2 2", 6, "9.4"),
    ("a claim of another's lead", "1 AS; 3 claim lead 2", 2, "9.5"),
    ("a suit by another", "3 KD; 2 claim lead 3; 2 suit H", 3, "turn"),
    ("an act after the misdeal", f"{MISDEAL}; 1 AS", 5, "hand-over"),
    ("score before the last gather", f"{ALL}; score 1 0", 22, "hand-open"),
    ("a claim after score", f"{ALL}; 1 gather; score 1 0; 1 claim renege 2 1", 24, "hand 1"),
    ("a claim after reveal", f"{ALL}; 1 gather; reveal 5a; 1 claim renege 2 1", 24, "hand 1"),
    ("a gather after the last trick", f"{ALL}; 1 gather; 1 gather", 23, "hand-over"),
    ("a score without the claim", f"{ALL}; 1 gather; 1 claim renege 2 1; score 1 0", 24, "other-score 3 0"),
    ("half a claim", "1 AS; 2 claim lead", 2, "claim"),
    ("a claim of no kind", "1 AS; 2 claim trick 1", 2, "claim"),
    ("a claim with a zero", "1 AS; 2 claim lead 01", 2, "number 01"),
    ("a suit that is none", "3 KD; 2 claim lead 3; 4 suit h", 3, "suit h"),
    ("a gather with a word", "1 AS; 1 gather trick", 2, "alone"),
]  # fmt: skip


@pytest.mark.parametrize(("acts", "place", "says"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_records_name_their_line(acts: str, place: int, says: str) -> None:
    at, sentence = wrong(hearts(acts))
    assert (at, says in sentence) == (FIRST_ACT + 1 + place, True), f"{at}: {sentence}"


@pytest.mark.parametrize(
    ("acts", "options", "place", "says"),
    [
        ("1 pass; 3 pass", "", 2, "turn"),
        ("3 order; 2 claim call 3; 1 order", "", 3, "9.6"),
        ("2 order", "partner_order=alone", 1, "4.1"),
        ("1 AS", "", 1, "other-question"),
    ],
)
def test_broken_biddings_name_their_line(acts: str, options: str, place: int, says: str) -> None:
    at, sentence = wrong(record(acts, options))
    assert (at, says in sentence) == (FIRST_ACT - 1 + place, True), f"{at}: {sentence}"


def test_law_9_4_no_deal_after_a_forfeit() -> None:
    acts = f"1 AS; 2 JH; 3 QS; 4 9H; 2 gather; 1 claim renege 2 1; score 0 0; hand 2 dealer 1\n{PACK}"
    at, sentence = wrong(hearts(acts, "renege_penalty=forfeit"))
    assert (at, sentence.split()[0]) == (18, "over")


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_random_records_are_consistent(preset: str) -> None:
    """What the engine played is what the record tells, and its account can be told."""
    rng = random.Random(f"records {preset}")
    for _ in range(4):
        rules = random_old_school(rng, preset)
        text, state = old_school_record(rules, begin(rules, Seat(1)), rng, hands=4)
        assert rules_line(rules) in text
        game = played(text)
        assert game["score"] == list(state.score)
        assert game["finished"] == (state.phase is Phase.OVER)
        for hand in game["hands"]:
            assert len(hand["points"]) == len(game["score"])
            assert all(set(penalty) == {"seat", "trick"} for penalty in hand["penalties"])
        for step in game["steps"]:
            assert step["legal"] == sorted(set(step["legal"]))
            assert not (step["legal"] and step["phase"] in ("claim", "misdeal"))
        assert account_text(replay(text.encode()), Texts(strict=True))
