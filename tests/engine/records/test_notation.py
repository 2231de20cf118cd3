"""Euchre Game Notation: a reader works out the same game, or the notation is refused with the reason."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from bot.engine import game as engine
from bot.engine.acts import Discard, OrderUp, PlayCard, parse_act
from bot.engine.cards import CODES, parse_card
from bot.engine.records.notation import (
    AnnotatedHand,
    Gap,
    Inexpressible,
    Line,
    annotated_notation,
    match_notation,
    notation,
)
from bot.engine.records.replay import Replay, replay
from bot.engine.seats import Seat
from tests.engine.records.egn_reader import SCHEMA, read
from tests.engine.records.games import DEAL, HEAD, random_record

GOLDEN = Path(__file__).parents[2] / "golden"
VALIDATOR = jsonschema_rs.Draft7Validator(SCHEMA)
PARTNERSHIPS = (
    "standard", "csl", "earlwood points=5", "newberry euchre_march=2", "house", "house-24 lone_defence=4", "campus",
    "railroad", "csl lone_march=5 lone_euchre=3", "standard partners_best=give-then-discard give_turnup=yes",
    "standard no_trump=yes stuck_any=yes lone_closed=2", "house keep_turnup=yes caller_holds=trump no_trump=yes",
    "csl ace_no_face=yes farmers_hand=any-three turning_the_tables=yes", "house joker=yes farmers_hand=three-alike",
)  # fmt: skip


def written(record: str) -> dict[str, Any]:
    """The notation of a record, as it comes out of its file."""
    file: dict[str, Any] = json.loads(json.dumps(notation(replay(record.encode()), title="A game")))
    return file


def told(game: Replay) -> list[Any]:
    """What happened, as the reader of the notation tells it."""
    hands = []
    for hand in game.hands:
        contract = hand.contract
        trump = contract.trump.letter[0].lower() if contract is not None and contract.trump is not None else None
        code = {card: "B" if code == "JK" else code[0] + code[1].lower() for card, code in enumerate(CODES)}
        tricks = tuple(tuple((seat - 1, code[card]) for seat, card in trick.plays) for trick in hand.tricks)
        winners = tuple(trick.winner - 1 for trick in hand.tricks if trick.winner is not None)
        points = hand.result.points if hand.result else (0, 0)
        hands.append((trump, contract.maker - 1 if contract else None, tricks, winners, points))
    return hands


@pytest.mark.parametrize("rules", PARTNERSHIPS)
def test_a_reader_comes_to_the_same_game(rules: str, long_form: bool) -> None:
    expressed, gaps = 0, []
    for seed in range(25 if long_form else 5):
        record = random_record(rules, seed, hands=12)
        game = replay(record.encode())
        try:
            file = written(record)
        except Inexpressible as error:
            gaps.append(error.gap)
            continue
        VALIDATOR.validate(file)
        deals, score = read(file)
        assert [(d.trump, d.maker, d.tricks, d.winners, d.points) for d in deals] == told(game), f"seed {seed}"
        assert score == file["metadata"]["finalScore"] == list(game.last_state.score)
        expressed += 1
    assert {*gaps} <= {Gap.JOKER, Gap.POINTS}
    assert expressed >= (3 if long_form else 1), "hardly a game could be expressed"


def test_a_joker_turned_up_proposes_no_suit_there() -> None:
    pack = "9S TS JS QS KS AS 9H TH JH QH KH AH 9D TD JD QD KD AD 9C TC JK JC QC KC AC"
    record = HEAD.replace("points=5", "joker=yes") + f"hand 1 dealer 4\npack {pack}\n1 order\n"
    with pytest.raises(Inexpressible) as refused:
        written(record)
    assert (refused.value.gap, refused.value.hand) == (Gap.JOKER, 1)


@pytest.mark.parametrize("place", [0, 3])
def test_a_lead_out_of_turn_cannot_be_said(place: int) -> None:
    game = replay((GOLDEN / "standard.euchre").read_bytes())
    tricks = list(game.hands[0].tricks)
    first, *others = tricks[place].plays
    tricks[place] = replace(tricks[place], plays=(*others, first))
    game.hands[0] = game.hands[0]._replace(tricks=tuple(tricks))
    with pytest.raises(Inexpressible) as refused:
        notation(game)
    assert (refused.value.gap, refused.value.hand) == (Gap.LEAD, 1)


def test_a_whole_deal_by_hand() -> None:
    file = written(DEAL + "1 pass\n2 order alone\n1 KH\n2 KS\n")
    assert file["metadata"] | {"ruleset": {}} == {
        "players": ["Ann", "Bob", "Cay", "Dan"], "initialScore": [0, 0], "finalScore": [0, 0], "title": "A game",
        "ruleset": {},
    }  # fmt: skip
    assert file["metadata"]["ruleset"]["winning_score"] == 5
    assert file["deals"] == [
        {
            "dealNumber": 0,
            "initialState": {
                "dealer": 3,
                "upCard": "Jc",
                "playerCards": [
                    ["9s", "Ts", "Js", "Kh", "Ah"], ["Qs", "Ks", "9d", "Td", "Jd"], ["As", "9h", "Th", "Qd", "Kd"],
                    ["Jh", "Qh", "Ad", "9c", "Tc"],
                ],
            },
            "phases": [
                {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass", "Order"], "isAlone": True},
                {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["Kh", "Ks"]]},
            ],
        }
    ]  # fmt: skip


def test_the_notations_discard_is_the_dealers() -> None:
    bidding = written(DEAL + "1 order\n4 discard 9C\n")["deals"][0]["phases"][0]
    assert bidding["discard"] == "9c"
    assert "cardExchanges" not in bidding


def test_long_names_and_the_facts_of_a_stored_game() -> None:
    game = replay(DEAL.replace("seat 1 Ann", "seat 1 " + "A" * 99).encode())
    file = notation(game, number="7", title="Standard", date="2026-03-01T19:00:00Z")
    VALIDATOR.validate(file)
    assert len(file["metadata"]["players"][0]) == 64
    assert (file["metadata"]["gameId"], file["metadata"]["date"]) == ("7", "2026-03-01T19:00:00Z")


# -- annotations


def annotated(record: str, **fields: Any) -> dict[str, Any]:
    """The annotated notation of the first hand of a record, which fits the schema and says the same as without."""
    game = replay(record.encode())
    (proof,) = game.proofs
    start = engine.deal(engine.begin(game.last_state.rules, game.last_state.dealer), proof.pack)
    acts = tuple((step.seat, parse_act(step.act.split())) for step in game.steps if step.act is not None)
    file = annotated_notation(game.seats, [AnnotatedHand(start, acts, **fields)], "A game")
    VALIDATOR.validate(file)
    assert read(file)[0] == read(written(record))[0]
    return file


LONG = DEAL + "1 pass\n2 pass\n3 pass\n4 order\n4 discard 9C\n1 KH\n2 9D\n3 9H\n4 QH\n1 AH\n"


def test_notes_stand_by_calls_and_by_cards() -> None:
    notes = {0: ["[!]A pass."], 3: ["An order."], 4: ["[?] A discard."], 5: ["[??] A card."], 9: ["x" * 2000]}
    bidding, play = annotated(LONG, notes=notes)["deals"][0]["phases"]
    assert bidding["callAnnotations"] == {"0": ["[!]A pass."], "3": ["An order.", "[?] A discard."]}
    assert play["playAnnotations"] == {"0": ["[??] A card."], "4": ["x" * 1024]}


def test_lines_begin_with_their_first_decision() -> None:
    ordered = ((Seat(2), OrderUp(alone=True)), (Seat(1), PlayCard(parse_card("KH"))))
    kept = ((Seat(4), Discard((parse_card("TC"),))), (Seat(1), PlayCard(parse_card("AH"))))
    followed = ((Seat(3), PlayCard(parse_card("TH"))), (Seat(4), PlayCard(parse_card("JH"))))
    led = ((Seat(1), PlayCard(parse_card("9S"))),)
    lines = [Line(1, ordered), Line(4, kept), Line(7, followed), Line(9, led)]
    assert annotated(LONG, lines=lines)["deals"][0]["alternativeLines"] == [
        {
            "branchIndex": 1,
            "phases": [
                {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Order"], "isAlone": True},
                {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["Kh"]]},
            ],
        },
        {
            "branchIndex": 3,
            "phases": [
                {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Order"], "isAlone": False, "discard": "Tc"},
                {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["Ah"]]},
            ],
        },
        {"branchIndex": 6, "phases": [{"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["Th", "Jh"]]}]},
        {"branchIndex": 8, "phases": [{"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["9s"]]}]},
    ]


def test_cards_that_nobody_saw_stay_unseen() -> None:
    (deal,) = annotated(LONG, hidden=frozenset({parse_card("9C"), parse_card("AC")}))["deals"]
    assert deal["initialState"]["playerCards"][3] == ["Jh", "Qh", "Ad", "Xx", "Tc"]
    assert "discard" not in deal["phases"][0]


def test_a_match_names_each_player_once() -> None:
    first = written(DEAL)
    second = first | {"metadata": first["metadata"] | {"players": ["Ann", "Ann", "Bob", "Eve"]}}
    match = match_notation([first, second], "Finals")
    assert match["metadata"] == {
        "title": "Finals",
        "players": [
            {"id": f"p-{number}", "name": name}
            for number, name in enumerate(["Ann", "Bob", "Cay", "Dan", "Ann", "Eve"], 1)
        ],
        "matchFormat": {"type": "FIXED_GAMES", "target": 2},
    }
    assert [game["players"] for game in match["games"]] == [["p-1", "p-2", "p-3", "p-4"], ["p-1", "p-5", "p-2", "p-6"]]
    assert [game["gameData"] for game in match["games"]] == [first, second]
