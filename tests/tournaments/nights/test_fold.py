"""How a night's facts are written down stays what it was: nights of earlier versions must be readable."""

from __future__ import annotations

import pytest

from bot.engine import presets
from bot.engine.scoring import SeatScore
from bot.tournaments.movements import Movement, seat_round
from bot.tournaments.nights.fold import decode, encode
from bot.tournaments.nights.night import (
    Announced,
    CameBack,
    CheckedIn,
    DroppedOut,
    Entered,
    NightBegun,
    NightClosed,
    NightClosing,
    NightError,
    NightFact,
    NightOpened,
    NightPlan,
    PauseBegun,
    Reminded,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    StartMoved,
    TablePlaced,
    TableScored,
    TimeCalled,
    Withdrew,
)
from tests.tournaments.random_play import numbered, pairs_of

ONE, TWO, THREE, FOUR = numbered(4)
BODIES: list[tuple[NightFact, str, str]] = [
    (Entered(7, 'Zoë "Z."', 8), "entered", '{"user_id":7,"name":"Zoë \\"Z.\\"","partner_id":8}'),
    (Withdrew(7), "withdrew", '{"user_id":7}'),
    (CheckedIn(7), "checked-in", '{"user_id":7}'),
    (Reminded(600), "reminded", '{"before":600}'),
    (NightBegun((TWO, ONE), ("Bear",)), "begun", '{"order":[2,1],"computers":["Bear"]}'),
    (
        RoundBegun(seat_round(3, [((ONE, THREE), (TWO, FOUR))], pairs_of(3)[2:])),
        "round-begun",
        '{"number":3,"tables":[[1,3,2,4]],"byes":[[5,6]]}',
    ),
    (
        TableScored(
            1, (SeatScore(5, 3, 1, 0), SeatScore(), SeatScore(4, 3, 0, 0), SeatScore()), 12, 8, 1, (1.0, 0.25, 1.0, 0.0)
        ),
        "table-scored",
        '{"table":1,"seats":[{"points":5,"hands":3,"loners":1,"euchres":0},{"points":0,"hands":0,"loners":0,'
        '"euchres":0},{"points":4,"hands":3,"loners":0,"euchres":0},{"points":0,"hands":0,"loners":0,"euchres":0}],'
        '"table_id":12,"hands":8,"extra":1,"own":[1.0,0.25,1.0,0.0]}',
    ),
    (StartMoved(9, 12.5), "start-moved", '{"user_id":9,"starts_at":12.5}'),
    (TablePlaced(2, None), "table-placed", '{"table":2,"channel_id":null}'),
    (Announced("seats:1:2", 70, 71), "announced", '{"what":"seats:1:2","channel_id":70,"message_id":71}'),
    (TimeCalled(None), "time-called", '{"user_id":null}'),
    (RoundExtended(9, 0, 300), "round-extended", '{"user_id":9,"hands":0,"seconds":300}'),
    (RoundEnded(), "round-ended", "{}"),
    (PauseBegun(), "pause-begun", "{}"),
    (DroppedOut(7, 9), "dropped-out", '{"user_id":7,"by_id":9}'),
    (CameBack(7), "came-back", '{"user_id":7}'),
    (NightClosed(NightClosing.ASKED, 9), "closed", '{"why":"asked","user_id":9}'),
]


@pytest.mark.parametrize(("fact", "kind", "body"), BODIES, ids=[kind for _, kind, _ in BODIES])
def test_a_body_is_written_and_read(fact: NightFact, kind: str, body: str) -> None:
    assert encode(fact) == (kind, body)
    assert decode(kind, body) == fact


@pytest.mark.parametrize("preset", ["standard", "standard points=5 second_round=stick", "csl"])
def test_an_opening_keeps_its_plan(preset: str) -> None:
    plan = NightPlan("Friday", presets.parse(preset.split()), Movement.SWISS, 1e9, 5, 10, 20, "expert", 1)
    assert decode(*encode(NightOpened(1, 2, 3, plan))) == NightOpened(1, 2, 3, plan)


def test_an_old_journal_gets_the_usual_values_of_new_fields() -> None:
    body = (
        '{"schema":1,"guild_id":1,"channel_id":2,"host_id":3,"name":"Friday","movement":"ladder","starts_at":1000,'
        '"preset":"standard","options":{}}'
    )
    assert decode("opened", body) == NightOpened(
        1, 2, 3, NightPlan("Friday", presets.build("standard"), Movement.LADDER, 1000)
    )


@pytest.mark.parametrize(
    ("kind", "body"),
    [("danced", "{}"), ("entered", "{}"), ("entered", "]"), ("closed", '{"why":"rain","user_id":1}'), ("begun", "[]")],
)
def test_malformed_facts_are_refused(kind: str, body: str) -> None:
    with pytest.raises(NightError, match=kind):
        decode(kind, body)


def test_a_result_of_before_has_no_table() -> None:
    seat = '{"points":1,"hands":1,"loners":0,"euchres":0}'
    known = decode("table-scored", f'{{"table":1,"seats":[{seat},{seat},{seat},{seat}]}}')
    assert isinstance(known, TableScored)
    assert known.table_id is None
