"""Games are read from files as they were played, and nothing is known that the file does not say."""

from __future__ import annotations

import itertools
import json
import pickle
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.analysis.games import (
    LARGEST_FILE,
    MOST_HANDS,
    Note,
    PlayedGame,
    PlayedHand,
    UnreadableFile,
    Word,
    read_games,
    read_one_game,
    recorded_hands,
    states,
)
from bot.engine import game as engine
from bot.engine.acts import PASS, CallSuit, Discard, OrderUp, PlayCard, act_text
from bot.engine.cards import CODES, SUIT_UNDER, Card, codes, make_pack, parse_card
from bot.engine.presets import rules_line
from bot.engine.records.format import RecordError
from bot.engine.records.notation import (
    CALLS,
    CARDS,
    MOST_DEALS,
    PHASES,
    AnnotatedHand,
    Inexpressible,
    annotated_notation,
    notation,
)
from bot.engine.records.replay import replay
from bot.engine.rules import RulesError
from bot.engine.seats import Seat
from bot.engine.state import State
from tests.engine.records.games import HEAD

Json = dict[str, Any]
GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.euchre"))


# -- our records


def last_of(hand: PlayedHand) -> State:
    """Return the state after the last act."""
    return engine.apply(*list(states(hand))[-1])


def test_record_with_a_bad_line_is_refused_by_its_line() -> None:
    with pytest.raises(UnreadableFile, match="record"):
        read_games(b"euchre-record 1\nrules whist\n", "game.euchre")


@pytest.mark.parametrize("hands", [0, 2])
def test_record_has_as_many_hands_as_other_files(hands: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """None at all leaves nothing to step through, and each more keeps the workers busy."""
    monkeypatch.setattr("bot.analysis.games.MOST_DEALS", 1)
    (path,) = [path for path in GOLDEN if path.stem == "standard"]
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if line.startswith("hand ")]
    data = "".join(lines[: starts[hands]]).encode()
    with pytest.raises(UnreadableFile, match=r"range.*'most': 1\b"):
        read_games(data, "game.euchre")


# -- Euchre Game Notation


def dealt(rules: str, first: int, size: int) -> str:
    """A record's beginning: the pack of this size turned so that the ``first``-th card comes first."""
    pack = [*make_pack(size, joker="joker=yes" in rules)]
    words = " ".join(CODES[card] for card in (*pack[first:], *pack[:first]))
    return HEAD.replace("rules standard points=5", f"rules {rules}") + f"hand 1 dealer 4\npack {words}\n"


def read_back(record: str) -> tuple[State, PlayedHand, Json]:
    """The last state of a record, and its only hand as it is written in the notation and read from there."""
    game = replay(record.encode())
    file = notation(game)
    (hand,) = read(file).hands
    return game.last_state, hand, file["deals"][0]


def test_every_card_is_read_as_it_is_written() -> None:
    seen: set[Card] = set()
    for first in range(len(CARDS)):
        with suppress(Inexpressible):  # the joker is turned up
            state, hand, _ = read_back(dealt("house joker=yes", first, 32))
            assert [sorted(cards) for cards in hand.start.hands] == [sorted(cards) for cards in state.hands]
            seen.update(*state.hands)
    assert seen == set(CARDS.values()) == set(make_pack(32, joker=True))


@pytest.mark.parametrize("alone", [False, True])
def test_every_call_is_read_as_it_is_written(alone: bool) -> None:
    seen: set[str] = set()
    for first, (word, call) in itertools.product((0, 12), CALLS.items()):
        start = dealt("standard no_trump=yes", first, 24)
        rounds = [PASS] * 4 if isinstance(call, CallSuit) else []
        acts = [*rounds, replace(call, alone=alone) if isinstance(call, CallSuit | OrderUp) else call]
        with suppress(RecordError):  # that suit was turned down
            lines = (f"{Seat(place % 4 + 1)} {act_text(act)}\n" for place, act in enumerate(acts))
            _, hand, deal = read_back(start + "".join(lines))
            assert [act for _, act in hand.acts] == acts
            assert deal["phases"][0]["calls"][-1] == word
            seen.add(word)
    assert seen == {*CALLS}


def test_every_phase_is_read_as_it_is_written() -> None:
    game = replay((dealt("standard", 0, 24) + "1 order\n4 discard 9C\n1 9S\n").encode())
    (played,) = recorded_hands(game)
    notes = {0: ["An order."], 2: ["A card."]}
    file = annotated_notation(game.seats, [AnnotatedHand(played.start, played.acts, notes=notes)], "A game")
    assert [phase["type"] for phase in file["deals"][0]["phases"]] == [*PHASES]
    (hand,) = read(file).hands
    assert hand.acts == played.acts
    assert hand.notes == {place: Note("", *texts) for place, texts in notes.items()}


TRICKS = [
    ["Th", "9s", "Kh", "Qh"],
    ["9d", "Ad", "Td", "Qd"],
    ["Jc", "Ac", "Ks", "Jd"],
    ["Tc", "Js", "Kd", "Jh"],
    ["Qs", "As", "Ah", "Qc"],
]
DEAL: Json = {
    "dealNumber": 0,
    "initialState": {"dealer": 0, "upCard": "Jc"},
    "phases": [
        {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass", "Pass", "Pass", "Order"], "isAlone": False},
        {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": TRICKS},
    ],
}
"""A hand as streams show it: the dealer takes the turn-up, and nobody sees what they lay away for it."""


def make_game(*deals: Json, **head: object) -> Json:
    """Return a game of these deals; ``head`` goes into its metadata."""
    metadata = {"players": ["Ann", "Bob", "Cem", "Dan"], "initialScore": [0, 0]} | head
    return {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": metadata, "deals": list(deals)}


def change(deal: Json, **fields: object) -> Json:
    """Return a copy of a deal with other fields, each where it belongs."""
    copy: Json = json.loads(json.dumps(deal))
    for name, value in fields.items():
        if name in ("dealer", "upCard", "playerCards", "kitty"):
            copy["initialState"][name] = value
        else:
            copy["phases"][name in ("tricks", "playAnnotations")][name] = value
    return copy


def read(game: object) -> PlayedGame:
    (only,) = read_games(json.dumps(game).encode(), "game.egn")
    return only


def read_hand(deal: Json, **head: object) -> PlayedHand:
    (hand,) = read(make_game(deal, **head)).hands
    return hand


def refusal(game: object) -> str:
    """Return why a game is not read."""
    with pytest.raises(UnreadableFile) as caught:
        read(game)
    return told(caught.value)


def told(fault: UnreadableFile) -> str:
    """Return where a fault is, which, and what it is about: "hand 1: twice card=JC"."""
    place = ", ".join(f"{kind} {number}" for kind, number in fault.where.items())
    texts = {name: value.key + f"-{value.number}" * bool(value.number) if isinstance(value, Word) else value
             for name, value in fault.values.items()}  # fmt: skip
    words = " ".join([fault.fault, *(f"{name}={texts[name]}" for name in sorted(texts))])
    return f"{place}: {words}" if place else words


def test_a_hand_is_read_and_what_nobody_saw_stays_open() -> None:
    hand = read_hand(DEAL)
    assert [(seat, act_text(act)) for seat, act in hand.acts[:4]] == [
        (2, "pass"),
        (3, "pass"),
        (4, "pass"),
        (1, "order"),
    ]
    assert codes(hand.hidden) == "9C 9H KC TS"
    seat, discard = hand.acts[4]
    assert (seat, hand.is_invented(discard)) == (1, True)
    assert [act for _, act in hand.acts[5:]] == [
        PlayCard(parse_card(code.upper())) for trick in TRICKS for code in trick
    ]
    assert last_of(hand).score == (1, 0)


def test_a_discard_that_is_told_is_known_and_so_is_the_kitty() -> None:
    hand = read_hand(change(DEAL, discard="Ts"))
    assert hand.acts[4] == (1, Discard((parse_card("TS"),)))
    assert not hand.hidden


def test_unknown_cards_are_dealt_by_chance_that_the_hand_decides() -> None:
    assert read_hand(DEAL) == read_hand(DEAL, title="another")
    others = {read_hand(change(DEAL, dealer=dealer, tricks=[])).start.hands for dealer in range(4)}
    assert len(others) == 4


LONE = [["Jc", "Kc", "9h"], ["Jh", "Th", "Kh"], ["Jd", "Ah", "9d"], ["Qh", "9s", "Td"], ["Qs", "Ac", "As"]]


def test_a_partner_who_sits_out_has_a_hidden_hand() -> None:
    hand = read_hand(change(DEAL, upCard="Jh", isAlone=True, tricks=LONE))
    assert act_text(hand.acts[3][1]) == "order alone"
    assert hand.hidden == set(make_pack(24, joker=False)) - {
        parse_card(code.upper()) for trick in LONE for code in trick
    }
    assert hand.hidden > set(hand.start.hand(Seat(3)))
    assert last_of(hand).score == (1, 0)


def test_a_hand_that_stops_early_is_filled_up_so_that_everybody_followed_suit() -> None:
    """Seats 2 and 3 had no club when the jack was led, so none of the cards they kept can be one."""
    for last in ("9c", "Tc", "Kc", "Qc"):
        deal = change(DEAL, tricks=[["Th", "9s", "Kh", "Qh"], ["9d", "Ad", "Td", "Qd"], ["Jc", "Qs", "Ks", last]])
        hand = read_hand(deal)
        *_, (state, _, _) = states(hand)
        for seat in (Seat(2), Seat(3)):
            assert not [card for card in state.hand(seat) if SUIT_UNDER[state.agreed.trump or 0][card] == 3]


def test_a_hand_that_is_given_up_counts_if_its_points_are_sure() -> None:
    """Both sides have two tricks: the last one is sure only where the file shows who holds the last cards."""
    hands = [["Ad", "Qh", "Tc", "Ts", "Qc"], ["Th", "Td", "Ac", "Js", "Qs"], ["9s", "Qd", "Ks", "Kd", "As"],
             ["Kh", "9d", "Jd", "Jh", "Ah"]]  # fmt: skip
    following = change(DEAL, dealer=1, upCard="9d", tricks=[], calls=[])
    game = read(make_game(change(DEAL, tricks=TRICKS[:4], playerCards=hands, discard="Ts"), following))
    assert game.hands[1].start.score == (1, 0)
    not_shown = make_game(change(DEAL, tricks=TRICKS[:4]), following)
    assert refusal(not_shown).startswith("hand 1: unfinished")
    # four tricks and one are a point whoever takes the last, but five are two
    four = [["9h", "9s", "Kh", "Ah"], ["Jc", "9d", "Qs", "Ks"], ["Js", "Td", "Ts", "Qh"], ["Ac", "Jd", "As", "Jh"]]
    assert refusal(make_game(change(DEAL, tricks=four), following)).startswith("hand 1: unfinished")
    one_lost = [["9h", "9s", "Kh", "Th"], ["Qd", "Jc", "9d", "Td"], ["Js", "Qs", "Ks", "Ts"], ["Ac", "Jd", "As", "Jh"]]
    assert read(make_game(change(DEAL, tricks=one_lost), following)).hands[1].start.score == (1, 0)
    open_hand = change(DEAL, tricks=TRICKS[:1])
    assert refusal(make_game(open_hand, DEAL)).startswith("hand 1: unfinished")
    assert not read(make_game(open_hand)).finished


def test_score_goes_on_from_hand_to_hand() -> None:
    game = read(make_game(DEAL, DEAL, initialScore=[8, 9], finalScore=[10, 9]))
    assert [hand.start.score for hand in game.hands] == [(8, 9), (9, 9)]
    assert game.finished
    assert refusal(make_game(DEAL, initialScore=[9, 9], finalScore=[9, 10])) == ("score score=10:9 told=9:10")


def test_a_game_that_goes_on_after_its_points_was_played_to_more() -> None:
    game = read(make_game(DEAL, DEAL, initialScore=[9, 0]))
    assert game.rules.points == 11
    assert game.finished


def test_notes_belong_to_their_acts() -> None:
    deal = change(
        DEAL,
        callAnnotations={"3": ["[?!] Thin.", "But it held."], "9": ["The last call."]},
        playAnnotations={"0": ["[!!]Well led."], "19": ["Nothing else was left."]},
    )
    assert read_hand(deal).notes == {
        3: Note("", "The last call."),
        5: Note("!!", "Well led."),
        24: Note("", "Nothing else was left."),
    }
    assert read_hand(change(DEAL, callAnnotations={"3": ["[?!] Thin.", "It held."]})).notes[3] == Note(
        "?!", "Thin. It held."
    )


def test_files_of_the_first_version_are_read() -> None:
    game = make_game(
        {
            "deal_number": 0,
            "initial_state": {
                "dealer": 0, "up_card": "Jc", "kitty": ["9c", "9h", "Kc"],
                "player_cards": [["Ad", "Qh", "Tc", "Ts", "Qc"], [], [], []],
            },
            "phases": [
                {
                    "phase_number": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass", "Pass", "Pass", "PickUp"],
                    "is_alone": False, "calls_annotations": {"3": ["Fine."]},
                },
                {"phase_number": 1, "type": "TRICK_PLAY", "initialLead": 1, "tricks": TRICKS,
                 "tricks_annotations": {"0": ["A lead."]}},
            ],
        }
    )  # fmt: skip
    hand = read_hand(game["deals"][0])
    assert read(game | {"version": "1.0.0"}).hands == (hand,)
    assert not hand.hidden
    assert hand.acts[4] == (1, Discard((parse_card("TS"),)))
    assert hand.notes == {3: Note("", "Fine."), 5: Note("", "A lead.")}


def test_rules_are_read_as_far_as_they_are_ours() -> None:
    ruleset = {
        "std": False, "min_rank": 7, "winning_score": 11, "canadian": True, "loner_lead": "LEFT_OF_LONER",
        "loner_march_score": 5, "loner_euchred_score": 4, "defend_alone": True, "farmers": True, "go_under": True,
        "partners_best": True, "joker": True, "num_deals": 0,
    }  # fmt: skip
    rules = read(make_game(DEAL | {"phases": []}, ruleset=ruleset)).rules
    assert rules_line(rules) == (
        "standard pack=32 joker=yes points=11 ace_no_face=yes farmers_hand=any-three second_round=throw-in "
        "partner_order=alone defend_alone=yes first_lead=maker-left partners_best=discard-then-give lone_march=5 "
        "lone_euchre=4 lone_defence=4"
    )


def test_a_game_of_so_many_deals_ends_with_the_last() -> None:
    game = read(make_game(DEAL, DEAL, ruleset={"num_deals": 2}))
    assert (game.finished, game.rules.points) == (True, 99)
    assert not read(make_game(DEAL, ruleset={"num_deals": 2})).finished


def test_calls_and_lone_defenders_are_read() -> None:
    ruleset = {"allow_no_trump": True, "defend_alone": True}
    calls = ["Pass", "Pass", "Pass", "Pass", "n"]
    deal = change(DEAL, calls=calls, isAlone=True, aloneDefender=0, tricks=[["As", "9s"], ["Ah"]])
    hand = read_hand(deal, ruleset=ruleset)
    assert [(seat, act_text(act)) for seat, act in hand.acts[4:]] == [
        (2, "call NT alone"), (3, "pass"), (1, "defend-alone"), (2, "AS"), (1, "9S"), (2, "AH"),
    ]  # fmt: skip


def test_cards_half_known_are_dealt_as_told() -> None:
    hands = [[], [], ["Xh", "Ax", "Xx", "Xx", "Xx"], []]
    for turnup in ("Jc", "9h", "Td", "Ks", "Qc"):
        hand = read_hand(change(DEAL, upCard=turnup, playerCards=hands, tricks=[]))
        dealt = [CODES[card] for card in hand.start.hand(Seat(3))]
        assert any(code[1] == "H" for code in dealt)
        assert any(code[0] == "A" for code in dealt)
        assert len(hand.hidden) == 23


def test_a_match_has_several_games_and_one_list_of_players() -> None:
    people = [{"id": f"p{number}", "name": name} for number, name in enumerate(["Ann", "Bob", "Cem", "Dan"])]
    seats = [["p0", "p1", "p2", "p3"], ["p0", "p2", "p1", "p3"]]
    games = [
        {"gameIndex": index, "players": players, "gameData": make_game(DEAL, players=[])}
        for index, players in enumerate(seats)
    ]
    match = {"fileType": "Euchre Match Notation", "version": "1.0", "metadata": {"title": "Finals", "players": people}}
    first, second = read_games(json.dumps(match | {"games": games}).encode(), "a.emn")
    assert (first.title, first.names) == ("Finals 1", ("Ann", "Bob", "Cem", "Dan"))
    assert (second.title, second.names) == ("Finals 2", ("Ann", "Cem", "Bob", "Dan"))
    games[1]["gameData"] = make_game(change(DEAL, dealer=4))
    assert refusal(match | {"games": games}) == "game 2, hand 1: range least=0 most=3 name=dealer"


def test_a_match_has_a_limit_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.analysis.games.MOST_HANDS", 3)
    people = [{"id": name, "name": name} for name in "abcd"]
    games = [{"players": [*"abcd"], "gameData": make_game(DEAL)}] * 4
    assert len(read_games(json.dumps({"metadata": {"players": people}, "games": games[:3]}).encode(), "a.emn")) == 3
    assert refusal({"metadata": {"players": people}, "games": games}) == "range least=1 most=3 name=deals"


def _wrong_first(deals: int) -> list[Json]:
    """So many hands, of which the first is against the laws."""
    return [change(DEAL, tricks=[["Th", "9s", "Kh", "Ad"], ["9d", "Qh", "Td", "Qd"]]), *[DEAL] * (deals - 1)]


def _too_many_hands() -> Iterator[tuple[str, bytes]]:
    yield "game", json.dumps(make_game(*_wrong_first(MOST_DEALS + 1))).encode()
    people = [{"id": name, "name": name} for name in "abcd"]
    games = [
        {"players": [*"abcd"], "gameData": make_game(*_wrong_first(MOST_DEALS))}
        for _ in range(MOST_HANDS // MOST_DEALS)
    ]
    games.append({"players": [*"abcd"], "gameData": make_game(DEAL)})
    yield "match", json.dumps({"metadata": {"players": people}, "games": games}).encode()
    head = b'euchre-record 1\nrules standard\nseat 1 A\nseat 2 B\nseat 3 C\nseat 4 D\n"wrong"\n'
    for name, line in (("plain", b"hand 1 dealer 2\n"), ("blank", b" \thand 1 dealer 2\r\n"), ("bare", b"hand#\n")):
        yield name, head + line * (MOST_DEALS + 1)
        yield f"no end {name}", head + line * MOST_DEALS + b"hand"


@pytest.mark.parametrize(("name", "data"), [*_too_many_hands()])
def test_hands_are_counted_before_anything_is_played(name: str, data: bytes) -> None:
    """What is wrong further up in the file would be told first if it were played."""
    with pytest.raises(UnreadableFile, match="range") as caught:
        read_games(data, "long")
    assert caught.value.where == {}


def test_a_record_of_an_old_school_table_is_refused_before_it_is_played() -> None:
    """There acts may be irregular, and as many as somebody likes."""
    record = b"euchre-record 1\nrules standard law=old-school\n" + b"nonsense\n" * 3
    with pytest.raises(UnreadableFile, match="old-school"):
        read_games(record, "x.euchre")


@pytest.mark.parametrize("number", [0, 1])
def test_one_game_of_a_match_is_read_alone(number: int) -> None:
    """Even beside one that is against the laws."""
    people = [{"id": name, "name": name} for name in "abcd"]
    games = [{"players": [*"abcd"], "gameData": make_game(*deals)} for deals in ([DEAL], _wrong_first(1))]
    data = json.dumps({"metadata": {"players": people}, "games": games}).encode()
    if number:
        with pytest.raises(UnreadableFile, match=r"'game': 2, 'hand': 1"):
            read_one_game(data, "a.emn", number)
    else:
        game, of_all = read_one_game(data, "a.emn", number)
        assert (game.title, of_all) == ("a.emn 1", 2)


def test_a_fault_is_the_same_when_it_comes_from_another_process() -> None:
    rules = make_game(DEAL, ruleset={"go_under": True, "joker": True, "allow_no_trump": True})
    for data in (b"\xff", b"{", *(json.dumps(game).encode() for game in (make_game(*_wrong_first(1)), rules))):
        with pytest.raises(UnreadableFile) as caught:
            read_games(data, "x")
        fault, copy = caught.value, pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - ours
        assert (told(copy), copy.where, copy.values) == (told(fault), fault.where, fault.values)
        cause = fault.__cause__
        if isinstance(cause, RulesError):
            assert isinstance(copy.__cause__, RulesError)
            assert (copy.__cause__.key, copy.__cause__.values) == (cause.key, cause.values)
        else:
            assert copy.__cause__ is None


REFUSED: dict[str, tuple[Json, str]] = {
    "out of suit": (
        change(DEAL, tricks=[["Th", "9s", "Kh", "Ad"], ["9d", "Qh", "Td", "Qd"]]),
        "hand 1, trick 1: revoke act=AD cards=QH law=6.1 seat=1",
    ),
    "twice": (change(DEAL, tricks=[*TRICKS[:1], ["9d", "Ad", "Td", "Kh"]]), "hand 1, trick 2: twice card=KH"),
    "in the kitty": (change(DEAL, kitty=["9c", "Kh", "Kc"]), "hand 1: twice card=KH"),
    "six cards": (
        change(DEAL, playerCards=[[], ["9h", "9c", "Kc", "Js", "Qs"], [], []]),
        "hand 1: hand-size cards=9H 9C KC JS QS TH TD AC count=8 most=5 seat=2",
    ),
    "turned down, yet played": (change(DEAL, calls=["Pass"] * 4 + ["s"]), "hand 1: twice card=JC"),
    "no such card": (change(DEAL, upCard="1c"), "hand 1: card card=1c"),
    "a card of another pack": (change(DEAL, upCard="7c"), "hand 1: not-in-pack card=7C pack=24"),
    "unseen, yet played": (change(DEAL, tricks=[["Xx"]]), "hand 1, trick 1: unknown name=card-of-trick-1"),
    "no trump": (change(DEAL, calls=["Pass"]), "hand 1: no-trump-yet"),
    "a call of the other round": (change(DEAL, calls=["h"]), "hand 1: call call=h number=1"),
    "a call that nobody knows": (change(DEAL, calls=["Pass"] * 4 + ["x"]), "hand 1: call call=x number=5"),
    "a call too many": (change(DEAL, calls=["Order", "Pass"]), "hand 1: calls number=2"),
    "ninth call": (change(DEAL, calls=["Pass"] * 9, tricks=[]), "hand 1: unlawful act=pass cards= law=4.5 seat=1"),
    "a trick too long": (change(DEAL, isAlone=True), "hand 1, trick 1: trick-size count=4 most=3"),
    "a trick too short": (change(DEAL, tricks=[["Th"], TRICKS[1]]), "hand 1, trick 1: trick-short"),
    "tricks": (change(DEAL, tricks=[*TRICKS, ["9h"]]), "hand 1, trick 6: tricks"),
    "an exchange": (
        change(DEAL, cardExchanges=[{"sender": 1, "receiver": 2, "cards": ["9h"]}]),
        "hand 1: exchange",
    ),
    "a discard of nothing": (
        change(DEAL, calls=["Pass"] * 4 + ["s"], discard="9h", tricks=[]), "hand 1: discard",
    ),
    "a phase twice": (DEAL | {"phases": [DEAL["phases"][0]] * 2}, "hand 1: phase"),
    "another phase": (DEAL | {"phases": [{"type": "AUCTION"}]}, "hand 1: phases name=AUCTION"),
    "a defender": (change(DEAL, isAlone=True, aloneDefender=1), "hand 1: defender seat=2"),
    "no up-card": (DEAL | {"initialState": {"dealer": 0}}, "hand 1: missing name=upCard"),
    "a wrong kind": (change(DEAL, calls="Pass"), "hand 1: type kind=list name=calls"),
}  # fmt: skip


@pytest.mark.parametrize(("deal", "start"), REFUSED.values(), ids=REFUSED)
def test_a_wrong_hand_is_refused_by_its_place(deal: Json, start: str) -> None:
    assert refusal(make_game(deal)).startswith(start)


RULES_REFUSED = {
    "fast_break": True,
    "four_trick_tokens": True,
    "num_players": 6,
    "min_rank": 8,
    "winning_score": 1000,
    "loner_march_score": True,
}


@pytest.mark.parametrize(("name", "value"), RULES_REFUSED.items())
def test_a_rule_that_is_not_ours_is_refused(name: str, value: object) -> None:
    assert name in refusal(make_game(DEAL, ruleset={name: value}))


OUR_RULES = {
    "num_players": 4, "min_rank": 9, "winning_score": 10, "num_deals": 0, "loner_march_score": 4,
    "loner_euchred_score": 2, "std": True, "canadian": False, "defend_alone": False, "farmers": False,
    "go_under": False, "partners_best": False, "joker": False, "allow_no_trump": False, "loner_lead": "LEFT_OF_DEALER",
    "fast_break": False, "four_trick_tokens": False,
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), OUR_RULES.items())
def test_a_rule_is_read_by_its_name_alone_and_by_its_kind(name: str, value: object) -> None:
    """Misspelt in any way, or with a value of another kind, it would let the game be judged by other rules."""
    assert read(make_game(DEAL, ruleset={name: value})).hands
    for wrong in (name[:-1], name.upper(), f"{name}s", name.replace("_", "-") + "-", name[:3] + name[4:]):
        if wrong not in OUR_RULES:
            refused = refusal(make_game(DEAL, ruleset={wrong: value}))
            assert "rule-unknown" in refused
            assert all(rule in refused for rule in OUR_RULES if not rule.startswith("f") or rule == "farmers")
    others: list[object] = [None, "yes", 1.5, [], {}, 3 if isinstance(value, bool) else True]
    for other in others:
        if not (isinstance(other, str) and isinstance(value, str)):
            assert refusal(make_game(DEAL, ruleset={name: other})).startswith(("type ", "range ")), other


def test_a_value_outside_its_list_is_refused_with_the_nearest_and_the_list() -> None:
    assert refusal(make_game(DEAL, ruleset={"loner_lead": "LEFT_OF_LONE"})) == (
        "choice allowed=LEFT_OF_DEALER, LEFT_OF_LONER name=loner_lead nearest=LEFT_OF_LONER value=LEFT_OF_LONE"
    )


def test_more_hands_than_the_file_says_are_refused() -> None:
    assert refusal(make_game(DEAL, DEAL, ruleset={"num_deals": 1})) == "played-on count=2 most=1"


# Under clubs: jack of clubs R, jack of spades L.
OTHER_NAMES = {"Jc": "R", "Js": "L", "9s": "Ns", "9d": "nD", "9h": "Nh", "Ts": "tS"}


def test_cards_by_their_other_names_are_the_same_cards() -> None:
    """Wherever a card may stand once trump is known: in tricks, hands, as a discard, in an exchange."""
    lone = change(DEAL, upCard="Jh", isAlone=True, tricks=LONE)
    hands = [[CODES[card][0] + CODES[card][1].lower() for card in hand] for hand in read_hand(DEAL).start.dealt.hands]
    for deal in (DEAL, change(DEAL, discard="9h", playerCards=[["9x"], *hands[1:]]), lone):
        trump = "h" if deal is lone else "c"
        names = OTHER_NAMES if trump == "c" else {"Jh": "R", "Jd": "L", "9s": "Ns", "9d": "Nd", "9h": "Nh"}
        other = json.loads(json.dumps(deal["phases"], indent=0))
        for phase in other:
            phase["tricks"] = [[names.get(card, card) for card in trick] for trick in phase.get("tricks", [])]
            if "discard" in phase:
                phase["discard"] = names[phase["discard"]]
        start = json.loads(json.dumps(deal["initialState"]))
        names |= {"9x": "Nx"}
        start["playerCards"] = [[names.get(card, card) for card in hand] for hand in start.get("playerCards", [])]
        ours, theirs = read_hand(deal), read_hand(deal | {"phases": other, "initialState": start})
        assert theirs == ours


@pytest.mark.parametrize(
    "fields", [{"upCard": "R"}, {"calls": ["Pass"] * 7, "playerCards": [["L"], [], [], []], "tricks": []}]
)
def test_a_bower_without_trump_is_no_card(fields: dict[str, object]) -> None:
    assert "bower" in refusal(make_game(change(DEAL, **fields)))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("record", [True, False])
def test_text_is_read_in_utf_16_with_its_mark(encoding: str, record: bool) -> None:
    path = next(path for path in GOLDEN if path.stem == "standard")
    text = path.read_text("utf-8") if record else json.dumps(make_game(DEAL, title="été"), ensure_ascii=False)
    mark = "\ufeff" if encoding in ("utf-16-le", "utf-16-be") else ""
    data = f"{mark}{text}".encode(encoding)
    assert read_games(data, "x") == read_games(text.encode(), "x")
    if record:
        assert replay(data) == replay(text.encode())


def test_names_of_a_file_are_plain_text_of_one_line() -> None:
    players: list[object] = ["**Ann**\n@everyone\u202e", {"name": "x" * 5000, "playerIds": []}, "\ud800\0", "Dan"]
    game = read(make_game(DEAL, players=players, title=" A\ttitle "))
    assert game.names == ("**Ann** @everyone", "x" * 64, "Seat 3", "Dan")
    assert game.title == "A title"


# -- hostile files


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b" " * (LARGEST_FILE + 1), "size most=1000000"),
        (b"[" * 900_000, "depth"),
        (b'{"a":' * 100_000, "depth"),
        (b'{"deals": [' + b"9" * 100_000 + b"]}", "number"),
        (b'{"version": "1.9"}', "version version=1.9"),
        (b'{"deals": [1e999]}', "hand 1: type kind=object name=deal"),
        (b'{"deals": ["EAA"]}', "hand 1: packed"),
        (b"\1\0\0", "binary"),
        (b"\xff\xfe{", "text"),
        (b"\xffabc", "text"),
        (b"Hello", "kind"),
        (b"", "kind"),
        (b"[]", "type kind=object name=file"),
        (b'{"games": []}', "missing name=games"),
        (b'{\n "deals": x}', "json column=11 line=2"),
    ],
    ids=range(15),
)
def test_a_hostile_file_gets_one_sentence(data: bytes, text: str) -> None:
    with pytest.raises(UnreadableFile) as caught:
        read_games(data, "file.egn")
    assert told(caught.value).startswith(text)
    assert "\n" not in told(caught.value)
    assert len(told(caught.value)) < 400


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["Xx", "B", "Jc", "9h", "Pass", "Order", "n", "x", "TRICK_PLAY"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
MATCH: Json = {
    "metadata": {"players": [{"id": name, "name": name} for name in "abcd"], "title": "t"},
    "games": [{
        "players": [*"abcd"],
        "gameData": make_game(
            change(DEAL, discard="Ts", callAnnotations={"0": ["[?]"]}, playAnnotations={"0": ["[!]"]},
                   cardExchanges=[], aloneDefender=-1, playerCards=[[], ["Xx"], [], []]),
            change(DEAL, upCard="Jh", isAlone=True, tricks=LONE),
            change(DEAL, calls=["Pass"] * 4 + ["s"], upCard="9c", tricks=[]),
            finalScore=[4, 0],
            ruleset={"std": True, "num_deals": 0, "winning_score": 10, "joker": False, "defend_alone": True,
                     "partners_best": True, "farmers": True, "go_under": True, "loner_lead": "LEFT_OF_LONER"},
        ),
    }],
}  # fmt: skip


def paths_of(node: object) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value of a JSON tree."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield (key,)
        yield from ((key, *rest) for rest in paths_of(value))


def value_at(tree: Any, path: tuple[str | int, ...]) -> Any:
    """Return the value at the end of this way; ``None`` if the way is not there."""
    for key in path:
        try:
            tree = tree[key]
        except (TypeError, LookupError):
            return None
    return tree


PATHS = [*paths_of(MATCH)]
CHANGES = st.tuples(st.sampled_from(PATHS), ANYTHING | st.sampled_from(PATHS).map(lambda path: value_at(MATCH, path)))


@given(st.lists(CHANGES, min_size=1, max_size=3))
def test_a_file_with_anything_anywhere_is_read_or_refused(changes: list[tuple[tuple[Any, ...], object]]) -> None:
    tree = json.loads(json.dumps(MATCH))
    for path, value in changes:
        node, key = value_at(tree, path[:-1]), path[-1]
        if isinstance(node, dict) or (isinstance(node, list) and key in range(len(node))):
            node[key] = json.loads(json.dumps(value))
    try:
        games = read_games(json.dumps(tree).encode(), "file.emn")
    except UnreadableFile:
        return
    assert all(last_of(hand) for game in games for hand in game.hands if hand.acts)


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(UnreadableFile):
        read_games(data, "file")
