"""The stored text of every fact of tournaments, byte for byte: databases hold it for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, OrderUp
from bot.engine.cards import make_pack
from bot.engine.scoring import SeatScore
from bot.engine.seats import Seat
from bot.engine.state import Standing
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.review import Solution
from bot.tables.history import Position
from bot.tournaments.daily.attempts import DAY_CODEC, Attempt, AttemptedHand, DayClosed, DayFact, DayOpened, OwnChoice
from bot.tournaments.duplicate.match import (
    MATCH_CODEC,
    EndAgreed,
    EndProposed,
    FinishCalled,
    Form,
    LobbyShown,
    MatchClosed,
    MatchFact,
    MatchMoved,
    MatchOpened,
    MatchSeat,
    PartnerDeclined,
    PartnerNamed,
    PlayBegun,
    PlayerEntered,
    PlayerLeft,
    TablePlayed,
)
from bot.tournaments.ledger import Codec, FactError
from bot.tournaments.movements import Entrant, Meeting, Movement, Round
from bot.tournaments.nights.night import (
    NIGHT_CODEC,
    Announced,
    CameBack,
    CheckedIn,
    CoHostNamed,
    CoHostRemoved,
    Entered,
    HostGone,
    HostProposed,
    LastCallGiven,
    Left,
    NextOpened,
    NightBegun,
    NightClosed,
    NightClosing,
    NightFact,
    NightOpened,
    NightPlan,
    PauseBegun,
    ProposalAgreed,
    Reminded,
    RepeatChosen,
    ResultCorrected,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    SeatsSwapped,
    StartMoved,
    TablePlaced,
    TableScored,
    TakenOver,
    TimeCalled,
)
from bot.tournaments.puzzles import PUZZLE_CODEC, Answered, Lent, Posed, PuzzleClosed, PuzzleFact, Source

STORED = (Path(__file__).parent / "stored_facts.txt").read_text(encoding="utf-8").splitlines()
ONE, TWO, THREE, FOUR = (Entrant(number) for number in (1, 2, 3, 4))
RULES = presets.build("standard", {"points": 11})
SCORE = (SeatScore(3, 5, 1, 0), SeatScore(1, 2, 0, 1), SeatScore(), SeatScore(2))

NIGHT: list[NightFact] = [
    NightOpened(7, 70, 1, NightPlan("Freitag ♠", RULES, Movement.SWISS, 1000.5)),
    NightOpened(7, 70, 1, NightPlan("Friday", RULES, Movement.INDIVIDUAL, 2000.0, 3, 4, 20, "steady", 8, True, 13)),
    NightOpened(7, 70, 1, NightPlan("Weekly", RULES, Movement.LADDER, 3000.0, weekly_from=1000.0), 6, 2),
    Entered(1, "Änn"), Entered(2, "Bob", 1), CheckedIn(1), Reminded(600), StartMoved(1, 1234.5),
    CoHostNamed(2, 1), CoHostRemoved(2, 1), RepeatChosen(1, True), NextOpened(8), ResultCorrected(1, 2, (7, 5)),
    SeatsSwapped(1, 2, 3), TakenOver(2, Entrant(8), Entrant(9)),
    TablePlaced(2, 71), TablePlaced(3, 72, 1), TablePlaced(2, None), Announced("over", 70, 99),
    Announced("over", 70, None), NightBegun((TWO, ONE), ("Bear",)),
    NightBegun((TWO, ONE), ("Bear", "Wolf"), (3, 1, 2)),
    RoundBegun(Round(2, (Meeting(1, (ONE, TWO), (THREE, FOUR)),), ((Entrant(9), Entrant(10)),))),
    TableScored(1, SCORE), TableScored(2, SCORE, 33, 8, 1, (1.0, 0.5, 0.0, 0.25)), LastCallGiven(), TimeCalled(None),
    TimeCalled(1), RoundExtended(1, 2, 0), RoundExtended(None, 0, 90), RoundEnded(), PauseBegun(),
    Left(2), Left(2, 1), CameBack(2),
    NightClosed(NightClosing.FINISHED), NightClosed(NightClosing.ASKED, 1),
    HostProposed(1, corrected=ResultCorrected(1, 2, (7, 5))), HostProposed(1, swapped=SeatsSwapped(1, 2, 3)),
    HostProposed(1, left=Left(2, 1)), HostProposed(1, called=TimeCalled(1)),
    HostProposed(1, closed=NightClosed(NightClosing.FINISHED, 1)), HostProposed(1, extended=RoundExtended(1, 2, 0)),
    ProposalAgreed(2), HostGone(),
]  # fmt: skip
MATCH: list[MatchFact] = [
    MatchOpened(7, 70, 1, Form.PAIRS, RULES, 8), LobbyShown(99), MatchMoved(71, (5, 6)), PlayerEntered(1, "Änn", 2),
    PlayerLeft(1), PlayerLeft(2, 1), PartnerNamed(1, 2), PartnerDeclined(2, 1),
    PlayBegun(
        (MatchSeat(1, "Änn"), MatchSeat(None, "Bear"), MatchSeat(2, "Bo"), MatchSeat(None, "Wolf")),
        (((1, 3, 2, 4),),) * 2, 4,
    ),
    TablePlayed(1, 33, ((2, 0), (0, 4)), (5, 40)),
    TablePlayed(2, 34, ((2, 0),), (5,), (1.0, 0.5, 0.0, 0.25)), EndProposed(1, True, 1234.5), EndAgreed(2),
    FinishCalled(1, 6), MatchClosed(None), MatchClosed(1),
]  # fmt: skip
CHOICES = (OwnChoice("0a1b", "pass"), OwnChoice("ffff", "play 9H"))
DAY: list[DayFact] = [
    DayOpened("2026-11-22", "c0ffee"),
    Attempt(1, "Änn", 7, 33, (AttemptedHand(2, 5, CHOICES), AttemptedHand(-4, 40)), 3),
    Attempt(-2, "Player 1", 7, 33, (), 0),
    DayClosed(),
]

POSITION = Position(
    presets.build("standard"), Standing(1, Seat(4), (3, 0)), make_pack(24, joker=False), ((Seat(1), PASS),)
)
SOLUTION = Solution(
    Advice(PASS, (
        ActEvaluation(PASS, 0.5, 0.25, 0.125, 0.25, 0.125, 0.25),
        ActEvaluation(OrderUp(), 0.4, 0.5, 0.25, 0.5, 0.0, 0.0),
    ), 950),
    OrderUp(),
)  # fmt: skip
PUZZLE: list[PuzzleFact] = [
    Posed("2026-11-22", Source(3, day="2026-05-01"), POSITION, SOLUTION),
    Posed("2026-11-22", Source(2, game_id=17), POSITION, SOLUTION, OrderUp(), 4),
    Lent(1),
    Lent(-1),
    Answered(1, 2, True, OrderUp(), False, 5),
    PuzzleClosed(),
]


def stored(tournament: str) -> list[tuple[str, str]]:
    return [(kind, body) for word, kind, body in [line.split(" ", 2) for line in STORED] if word == tournament]


def test_there_is_an_example_of_every_fact() -> None:
    assert {type(fact) for fact in NIGHT} == set(get_args(NightFact))
    assert {type(fact) for fact in MATCH} == set(get_args(MatchFact))
    assert {type(fact) for fact in DAY} == set(get_args(DayFact))
    assert {type(fact) for fact in PUZZLE} == set(get_args(PuzzleFact))


def test_facts_of_nights_are_stored_as_ever() -> None:
    assert [NIGHT_CODEC.encode(fact) for fact in NIGHT] == stored("night")
    assert [NIGHT_CODEC.decode(kind, body) for kind, body in stored("night")] == NIGHT


def test_facts_of_matches_are_stored_as_ever() -> None:
    assert [MATCH_CODEC.encode(fact) for fact in MATCH] == stored("match")
    assert [MATCH_CODEC.decode(kind, body) for kind, body in stored("match")] == MATCH


def test_facts_of_days_are_stored_as_ever() -> None:
    assert [DAY_CODEC.encode(fact) for fact in DAY] == stored("day")
    assert [DAY_CODEC.decode(kind, body) for kind, body in stored("day")] == DAY


def test_facts_of_puzzles_are_stored_as_ever() -> None:
    assert [PUZZLE_CODEC.encode(fact) for fact in PUZZLE] == stored("puzzle")
    assert [PUZZLE_CODEC.decode(kind, body) for kind, body in stored("puzzle")] == PUZZLE


CODECS = {"night": NIGHT_CODEC, "match": MATCH_CODEC, "day": DAY_CODEC, "puzzle": PUZZLE_CODEC}


@pytest.mark.parametrize(("tournament", "codec"), CODECS.items())
def test_a_fact_without_one_of_its_fields_is_refused(tournament: str, codec: Codec[object]) -> None:
    for kind, body in stored(tournament):
        for name in json.loads(body):
            left = {key: value for key, value in json.loads(body).items() if key != name}
            with pytest.raises(FactError, match=kind):
                codec.decode(kind, json.dumps(left))


def test_names_of_later_versions_are_ignored() -> None:
    assert NIGHT_CODEC.decode("left", '{"user_id":7,"by_id":null,"because":"of rain"}') == Left(7)


@pytest.mark.parametrize(
    ("codec", "kind", "body"),
    [
        (NIGHT_CODEC, "danced", "{}"),
        (NIGHT_CODEC, "entered", "{}"),
        (NIGHT_CODEC, "entered", "]"),
        (NIGHT_CODEC, "closed", '{"why":"rain","user_id":1}'),
        (NIGHT_CODEC, "begun", "[]"),
        (MATCH_CODEC, "attempt", "{}"),
        (MATCH_CODEC, "entered", '{"user_id":1}'),
        (DAY_CODEC, "attempt", ""),
        (DAY_CODEC, "attempt", "[]"),
        (PUZZLE_CODEC, "posed", "{}"),
        (PUZZLE_CODEC, "posed", '{"day":[1]}'),
        (DAY_CODEC, "attempt", '{"user_id":1,"name":"A","guild_id":1,"table":1,"streak":0,"hands":[{}]}'),
    ],
)
def test_malformed_facts_are_refused(codec: Codec[object], kind: str, body: str) -> None:
    with pytest.raises(FactError, match=kind):
        codec.decode(kind, body)
