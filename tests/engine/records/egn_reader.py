"""A reader of Euchre Game Notation, written from its description alone: it deduces trump, leaders, tricks and points.

It shares no code with the program that writes the notation. ``SCHEMA`` says in our own words what a file looks like.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

COLOURS = {"s": "c", "c": "s", "h": "d", "d": "h"}
RANKS = "789TJQKA"

_CARD = {"type": "string", "pattern": "^([789TJQKA][shdc]|B)$"}
_CARDS = {"type": "array", "items": _CARD, "maxItems": 10}
_HAND = {"type": "array", "items": {"anyOf": [_CARD, {"const": "Xx"}]}, "maxItems": 10}
_SEAT = {"type": "integer", "minimum": 0, "maximum": 3}


def _object(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    properties = required | (optional or {})
    return {"type": "object", "required": [*required], "properties": properties, "additionalProperties": False}


_NOTES = {
    "type": "object",
    "propertyNames": {"pattern": "^[0-9]+$"},
    "additionalProperties": {"type": "array", "items": {"type": "string", "maxLength": 1024}},
}
_BIDDING = _object(
    {
        "phaseNumber": {"const": 0},
        "type": {"const": "EUCHRE_BIDDING"},
        "calls": {"type": "array", "maxItems": 8, "items": {"enum": ["Pass", "Order", "s", "h", "d", "c", "n"]}},
    },
    {
        "isAlone": {"type": "boolean"},
        "aloneDefender": {"type": "integer", "minimum": -1, "maximum": 3},
        "discard": _CARD,
        "cardExchanges": {
            "type": "array",
            "maxItems": 4,
            "items": _object({"receiver": _SEAT, "cards": _CARDS}, {"sender": _SEAT}),
        },
        "callAnnotations": _NOTES,
    },
)
_PLAY = _object(
    {
        "phaseNumber": {"const": 1},
        "type": {"const": "TRICK_PLAY"},
        "tricks": {"type": "array", "items": _CARDS, "maxItems": 5, "minItems": 1},
    },
    {"playAnnotations": _NOTES},
)
_PHASES = {"type": "array", "minItems": 1, "maxItems": 2, "items": {"oneOf": [_BIDDING, _PLAY]}}
_LINE = _object({"branchIndex": {"type": "integer", "minimum": 0}, "phases": _PHASES})
_DEAL = _object(
    {
        "dealNumber": {"type": "integer", "minimum": 0},
        "initialState": _object(
            {
                "dealer": _SEAT,
                "upCard": _CARD,
                "playerCards": {"type": "array", "items": _HAND, "minItems": 4, "maxItems": 4},
            }
        ),
        "phases": _PHASES,
    },
    {"alternativeLines": {"type": "array", "minItems": 1, "maxItems": 50, "items": _LINE}},
)
_SWITCHES = ("std", "canadian", "defend_alone", "farmers", "go_under", "partners_best", "joker")
_RULESET = _object(
    {
        "min_rank": {"enum": [7, 9]},
        "loner_lead": {"enum": ["LEFT_OF_DEALER", "LEFT_OF_LONER"]},
        "loner_march_score": {"type": "integer"},
        "loner_euchred_score": {"type": "integer"},
    }
    | {name: {"type": "boolean"} for name in _SWITCHES},
    {
        "allow_no_trump": {"type": "boolean"},
        "winning_score": {"type": "integer", "minimum": 1},
        "num_deals": {"type": "integer", "minimum": 1},
    },
) | {"oneOf": [{"required": ["winning_score"]}, {"required": ["num_deals"]}]}
_PAIR = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
SCHEMA = _object(
    {
        "fileType": {"const": "Euchre Game Notation"},
        "version": {"const": "1.4"},
        "metadata": _object(
            {
                "players": {
                    "type": "array",
                    "items": {"type": "string", "maxLength": 64},
                    "minItems": 4,
                    "maxItems": 4,
                },
                "initialScore": _PAIR,
                "ruleset": _RULESET,
            },
            {
                "finalScore": _PAIR,
                "gameId": {"type": "string", "maxLength": 64},
                "title": {"type": "string", "maxLength": 128},
                "date": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"},
            },
        ),
        "deals": {"type": "array", "items": _DEAL, "maxItems": 100},
    }
)


@dataclass(frozen=True, slots=True)
class ReadDeal:
    """What a reader makes of one deal. Seats and teams count from 0."""

    trump: str | None
    maker: int | None
    tricks: tuple[tuple[tuple[int, str], ...], ...]
    winners: tuple[int, ...]
    points: tuple[int, int]


def read(file: dict[str, Any]) -> tuple[list[ReadDeal], list[int]]:
    """Every deal, and the score after the last."""
    score = list(file["metadata"]["initialScore"])
    deals = [_read_deal(deal, file["metadata"]["ruleset"]) for deal in file["deals"]]
    for deal in deals:
        score = [had + got for had, got in zip(score, deal.points, strict=True)]
    return deals, score


def _read_deal(deal: dict[str, Any], ruleset: dict[str, Any]) -> ReadDeal:
    bidding, *play = deal["phases"]
    dealer, calls = deal["initialState"]["dealer"], bidding["calls"]
    named = next((place for place, call in enumerate(calls) if call != "Pass"), None)
    if named is None:
        return ReadDeal(None, None, (), (), (0, 0))
    maker = (dealer + 1 + named) % 4
    trump = deal["initialState"]["upCard"][1] if calls[named] == "Order" else calls[named]
    sitting, seat = set(), dealer
    if bidding["isAlone"]:
        sitting.add((maker + 2) % 4)
        if bidding.get("aloneDefender", -1) >= 0:
            sitting.add((bidding["aloneDefender"] + 2) % 4)
        if ruleset["loner_lead"] == "LEFT_OF_LONER":
            seat = maker
    leader = _next(seat, sitting)
    tricks, winners = [], []
    for cards in play[0]["tricks"] if play else ():
        plays = []
        for card in cards:
            plays.append((leader, card))
            leader = _next(leader, sitting)
        led = _suit(plays[0][1], trump)
        leader = max(plays, key=lambda one: _strength(one[1], led, trump))[0]
        tricks.append(tuple(plays))
        winners.append(leader)
    points = _paid(maker, winners, bidding, ruleset) if len(winners) == 5 else (0, 0)
    return ReadDeal(trump, maker, tuple(tricks), tuple(winners), points)


def _next(seat: int, sitting: set[int]) -> int:
    return next(one for one in ((seat + step) % 4 for step in range(1, 5)) if one not in sitting)


def _suit(card: str, trump: str) -> str:
    return trump if card == "B" or card == "J" + COLOURS.get(trump, "") else card[1]


def _strength(card: str, led: str, trump: str) -> int:
    if card == "B":
        return 101
    if card[0] == "J" and _suit(card, trump) == trump:
        return 100 if card[1] == trump else 99
    return {trump: 80, led: 40}.get(card[1], -99) + RANKS.index(card[0])


def _paid(maker: int, winners: list[int], bidding: dict[str, Any], ruleset: dict[str, Any]) -> tuple[int, int]:
    team, alone = maker % 2, bidding["isAlone"]
    taken = sum(winner % 2 == team for winner in winners)
    if taken < 3:
        team, gain = 1 - team, (ruleset["loner_euchred_score"] if alone else 2)
        if bidding.get("aloneDefender", -1) >= 0:
            gain = 4
    else:
        gain = 1 if taken < 5 else ruleset["loner_march_score"] if alone else 2
    return (gain, 0) if team == 0 else (0, gain)
