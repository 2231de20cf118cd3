"""The stored text of every fact, byte for byte: databases hold it for ever."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from inspect import signature
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from bot.codec import Codec, FactError
from bot.deals.draw import Chain, DealerDraw
from bot.engine import presets
from bot.engine.acts import PASS, Discard, OrderUp, Pass, PlayCard
from bot.engine.cards import Card, make_pack
from bot.engine.rules import Rules
from bot.engine.scoring import SeatScore
from bot.engine.seats import Seat
from bot.engine.state import Standing
from bot.operations.owner_journal import OWNER_CODEC, OwnerAct, OwnerAction
from bot.players.evaluation import ActEvaluation, Advice
from bot.players.review import Solution
from bot.storage.api import Entry, TableId
from bot.tables import (
    beginning,
    closing,
    conceding,
    consent,
    contests,
    guests,
    hands,
    old_school,
    pausing,
    places,
    playing,
    seating,
    talking,
)
from bot.tables.facts import Fact
from bot.tables.history import Position
from bot.tables.journal import decode as decode_entry
from bot.tables.journal import encode as encode_entry
from bot.tables.model import PastDeal, Phrase, TournamentKind, TournamentSeat, TournamentTable
from bot.tournaments.daily.attempts import DAY_CODEC, Attempt, AttemptedHand, DayClosed, DayFact, DayOpened, OwnChoice
from bot.tournaments.duplicate.match import (
    MATCH_CODEC,
    EndAnswered,
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
from bot.tournaments.movements import Entrant, Meeting, Movement, Round
from bot.tournaments.nights.night import KEPT as NIGHT_FACTS
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
    PlanChanged,
    ProposalAnswered,
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
from tests.formats import FOLDER, JOURNALS, STORED

_STORED_LINE = re.compile(rf"(\S+) (\S+){STORED}\d+: (.*)")
STORED_FACTS = sorted(
    {
        (line[1], line[2], line[3])
        for path in FOLDER.glob("format-*.txt")
        for text in path.read_text(encoding="utf-8").splitlines()
        if (line := _STORED_LINE.fullmatch(text))
    }
)
"""The journal, the kind and the body of what programs of every format have stored."""
ONE, TWO, THREE, FOUR = (Entrant(number) for number in (1, 2, 3, 4))
RULES = presets.build("standard", {"points": 11})
SCORE = (SeatScore(3, 5, 1, 0), SeatScore(1, 2, 0, 1), SeatScore(), SeatScore(2))

NIGHT: list[NightFact] = [
    NightOpened(7, 70, 1, NightPlan("Freitag ♠", RULES, Movement.SWISS, 1000.5)),
    NightOpened(7, 70, 1, NightPlan("Friday", RULES, Movement.INDIVIDUAL, 2000.0, 3, 4, 20, "steady", 8, True, 13)),
    NightOpened(7, 70, 1, NightPlan("Weekly", RULES, Movement.LADDER, 3000.0, weekly_from=1000.0), 6, 2),
    Entered(1, "Änn"), Entered(2, "Bob", 1), CheckedIn(1), Reminded(600), StartMoved(1, 1234.5),
    CoHostNamed(2, 1), CoHostRemoved(2, 1), RepeatChosen(1, True),
    PlanChanged(1, NightPlan("Friday", RULES, Movement.SWISS, 1000.5, role_id=5)),
    NextOpened(8), ResultCorrected(1, 2, (7, 5)),
    SeatsSwapped(1, 2, 3), TakenOver(2, Entrant(8), Entrant(9)),
    TablePlaced(2, 71), TablePlaced(3, 72, 1), TablePlaced(2, None), Announced("over", 70, 99),
    Announced("over", 70, None), NightBegun((TWO, ONE), ("Bear",)),
    NightBegun((TWO, ONE), ("Bear", "Wolf"), (3, 1, 2)),
    RoundBegun(Round(2, (Meeting(1, (ONE, TWO), (THREE, FOUR)),), ((Entrant(9), Entrant(10)),))),
    TableScored(1, SCORE), TableScored(2, SCORE, 33, 8, 1, (1.0, 0.5, 0.0, 0.25)), LastCallGiven(), TimeCalled(None),
    TimeCalled(1), RoundExtended(1, 2, 0), RoundExtended(None, 0, 90), RoundEnded(), PauseBegun(),
    Left(2), Left(2, 1), CameBack(2),
    NightClosed(NightClosing.FINISHED), NightClosed(NightClosing.ASKED, 1),
    HostProposed(1, ResultCorrected(1, 2, (7, 5))), HostProposed(1, SeatsSwapped(1, 2, 3)),
    HostProposed(1, Left(2, 1)), HostProposed(1, TimeCalled(1)),
    HostProposed(1, NightClosed(NightClosing.FINISHED, 1)), HostProposed(1, RoundExtended(1, 2, 0)),
    ProposalAnswered(2), ProposalAnswered(2, yes=False), HostGone(),
]  # fmt: skip
MATCH: list[MatchFact] = [
    MatchOpened(7, 70, 1, Form.PAIRS, RULES, 8), LobbyShown(99), MatchMoved(71, (5, 6)), PlayerEntered(1, "Änn", 2),
    PlayerLeft(1), PlayerLeft(2, 1), PartnerNamed(1, 2), PartnerDeclined(2, 1),
    PlayBegun(
        (MatchSeat(1, "Änn"), MatchSeat(None, "Bear"), MatchSeat(2, "Bo"), MatchSeat(None, "Wolf")),
        (((1, 3, 2, 4),),) * 2, 4,
    ),
    TablePlayed(1, 33, ((2, 0), (0, 4)), (5, 40)),
    TablePlayed(2, 34, ((2, 0),), (5,), (1.0, 0.5, 0.0, 0.25)), EndProposed(1, True, 1234.5), EndAnswered(2),
    EndAnswered(2, yes=False),
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


TABLE: list[Fact] = [
    beginning.Opened(
        1,
        2,
        3,
        'Ann "A."',
        presets.build("csl", {"points": 5}),
        (beginning.ComputerName("Otter", "steady"),),
        Chain(b"s" * 32),
    ),
    beginning.Opened(1, 2, 3, "Ann", presets.build("csl"), (), Chain(b"s" * 32, 1), "rain"),
    seating.Joined(Seat(2), 5, "Zoë ♥", 77),
    seating.Joined(Seat(2), 5, "Zoë ♥", 77, "snow"),
    seating.Joined(Seat(2), 5, "Zoë ♥", 77, unranked=True),
    beginning.Opened(1, 2, 3, "Ann", presets.build("csl"), (), Chain(b"s" * 32, 1), unranked=True),
    beginning.Opened(1, 2, 3, "Ann", presets.build("csl"), (), Chain(b"s" * 32, 1), guests=(5, 6)),
    beginning.Opened(
        1,
        2,
        3,
        "Ann",
        presets.build("csl"),
        (),
        Chain(b"s" * 32, 1),
        again=PastDeal(TableId(4), 9, (Card(1), Card(32)), Standing(1, Seat(3), (4, 6))),
    ),
    beginning.Opened(
        1,
        2,
        3,
        "Ann",
        presets.build("csl"),
        (),
        Chain(b"s" * 32, 1),
        "",
        True,
        TournamentTable(TournamentKind.NIGHT, "7:2:1", 8, points=5),
        (TournamentSeat("Ann", 3), TournamentSeat("Wolf", None, "expert")),
    ),
    seating.Renamed(Seat(2), 5, "Zoë ♦"),
    hands.WordChanged(5, '"sun" # \\'),
    hands.Sealed(Chain(b"e" * 32, 9)),
    seating.ComputerJoined(Seat(3), "Wolf", "expert"),
    seating.ComputerLeft(Seat(3)),
    seating.Left(Seat(2), 3),
    beginning.Started(
        DealerDraw("high-card", (((Seat(1), Card(3)), (Seat(2), Card(7))),), Seat(2)),
        3,
        None,
        ("rules csl", "77"),
        ranked=True,
        clocks=(1.0, 2.5, 3.0, 4.0),
    ),
    beginning.Started(DealerDraw("random", (), Seat(2)), 3, 78, (), ranked=False),
    beginning.GameWanted(Seat(2), 78),
    beginning.GameWanted(None, 78),
    beginning.AnswersLapsed(),
    beginning.Rematched(3, 78, ranked=True, clocks=(1.0, 2.5, 3.0, 4.0)),
    beginning.Rematched(3, 78, ranked=False),
    hands.Dealt((Card(1), Card(32)), b"s" * 32, ("77", "a b"), Standing(3, Seat(2), (4, 6)), Chain(b"n" * 32)),
    hands.Dealt((Card(1), Card(32)), b"s" * 32, (), Standing(1, Seat(2), (0, 0, 0), uncut=True)),
    playing.Acted(Seat(4), Discard((Card(4), Card(3))), True, None),
    playing.Acted(Seat(4), PASS, False, 2**63),
    guests.Invited(5),
    guests.Removed(5),
    guests.SeatOffered(Seat(2), 5),
    guests.SeatDeclined(Seat(2), 5),
    guests.SeatTaken(Seat(2), 5, "Zoë ♥", 77, "snow"),
    pausing.WentAway(Seat(1)),
    pausing.Returned(Seat(1), 79),
    consent.Proposed(Seat(2), "close"),
    conceding.Conceded(Seat(2), 80),
    conceding.Conceded(Seat(2), 80, counts=False),
    consent.ProposalLapsed(),
    beginning.RankedAgreed(Seat(1)),
    beginning.RulesChanged(presets.build("csl", {"points": 5})),
    hands.PackTaken(Seat(2), None),
    hands.TheftCalled(Seat(1), 80),
    hands.Dealt((Card(1), Card(32)), b"s" * 32, (), Standing(1, Seat(2), (0, 0)), thief=Seat(2)),
    playing.RestClaimed(Seat(3), ((Seat(3), PlayCard(Card(4))), (Seat(4), PlayCard(Card(9)))), 80),
    playing.LaidOpen(((Seat(3), PlayCard(Card(4))), (Seat(4), PlayCard(Card(9))))),
    consent.Proposed(Seat(3), "take-back"),
    consent.Agreed(Seat(2)),
    playing.TakenBack(Seat(3)),
    consent.Proposed(Seat(1), "pause", 2e9),
    consent.Declined(Seat(2)),
    pausing.Paused(2e9),
    pausing.Resumed(Seat(2)),
    pausing.Resumed(None),
    pausing.SlowedDown(Seat(2), 1.5),
    talking.Said(Seat(2), Phrase.NICE_HAND),
    old_school.NextHandAsked(Seat(2), None),
    hands.HandClosed(),
    consent.Proposed(Seat(2), "concede"),
    contests.LastHandCalled(7),
    contests.LastHandCalled(None),
    contests.HandsAdded(2, 7),
    places.FellAsleep(),
    places.Moved(71),
    closing.Closed("idle", None),
]

OWNER = [OwnerAct(1, 1234.5, 7, OwnerAction.ANNOUNCED, words="Änn")]

EXAMPLES: dict[str, list[Any]] = {
    "table": TABLE,
    "night": NIGHT,
    "match": MATCH,
    "day": DAY,
    "puzzle": PUZZLE,
    "owner": OWNER,
}
"""An example of every fact as it is now, and of whatever an older line of the stored ones means."""


def example_of(kind: Any) -> Any:
    """Return a value of a type: how a fact is stored of which no example stands above."""
    parts = [part for part in get_args(kind) if part not in (NoneType, Ellipsis)]
    if hasattr(kind, "__supertype__"):
        return kind(2)
    if kind is Rules:
        return RULES
    if get_origin(kind) is tuple:
        return tuple(map(example_of, parts))
    if parts:
        return PASS if Pass in parts else parts[0] if get_origin(kind) is Literal else example_of(parts[0])
    if issubclass(kind, Enum):
        return [*kind][-1]
    plain = {int: 7, float: 1.5, str: "Zoë ♥", bool: True, bytes: b"s" * 32}
    if kind in plain:
        return plain[kind]
    hints = get_type_hints(kind)
    return kind(**{name: example_of(hints[name]) for name in signature(kind).parameters})


for journal, facts in EXAMPLES.items():
    facts += map(example_of, JOURNALS[journal].keys() - {type(fact) for fact in facts})
CODECS: dict[str, Codec[Any]] = {
    "night": NIGHT_CODEC, "match": MATCH_CODEC, "day": DAY_CODEC, "puzzle": PUZZLE_CODEC, "owner": OWNER_CODEC,
}  # fmt: skip


def encode(journal: str, fact: Any) -> tuple[str, str]:
    """Return the word and the body under which a fact is stored."""
    if journal == "table":
        entry = encode_entry(fact, 1, 0.0)
        return entry.kind, entry.body
    return CODECS[journal].encode(fact)


def decode(journal: str, kind: str, body: str) -> Any:
    return decode_entry(Entry(1, 0.0, kind, body)) if journal == "table" else CODECS[journal].decode(kind, body)


def test_every_fact_of_a_night_has_a_row() -> None:
    assert {fact.__name__ for fact in NightFact.__subclasses__()} == {kept.fact.__name__ for kept in NIGHT_FACTS}


@pytest.mark.parametrize(("journal", "kind", "body"), STORED_FACTS, ids=range(len(STORED_FACTS)))
def test_every_stored_fact_means_what_it_meant(journal: str, kind: str, body: str) -> None:
    fact = decode(journal, kind, body)
    assert any(fact == one and type(fact) is type(one) for one in EXAMPLES[journal])


@pytest.mark.parametrize("journal", EXAMPLES)
def test_only_a_field_with_a_default_may_be_missing(journal: str) -> None:
    for fact in EXAMPLES[journal]:
        kind, body = encode(journal, fact)
        for name in json.loads(body):
            left = json.dumps({key: value for key, value in json.loads(body).items() if key != name})
            of_fact = {one.name: one for one in fields(fact)} if is_dataclass(fact) else {}
            if name in of_fact and of_fact[name].default is not MISSING:
                assert getattr(decode(journal, kind, left), name) == of_fact[name].default
                continue
            with pytest.raises(FactError, match=kind):
                decode(journal, kind, left)


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
