"""A replayed game in Euchre Game Notation (EGN) 1.4, JSON that other programs for Euchre read; or the reason why not.

A game may be written down with what an analysis says about it: annotations of acts, and other ways to go on.

EGN keeps decisions and lets its reader work out the rest: who leads, who takes a trick, what a hand pays. So a game can
be written down only if a reader would work out what happened here; ``notation`` checks that hand by hand and raises
``Inexpressible`` if not. Seats count from 0; side 1 is the team of players 0 and 2.

The notation: https://github.com/NextSuit-Labs/euchre-game-notation
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.engine.acts import PASS, Act, CallSuit, ClaimAceNoFace, ClaimFarmers, OrderUp
from bot.engine.cards import CODES, JOKER, TRUMPS, Card
from bot.engine.game import apply
from bot.engine.records.replay import Replay
from bot.engine.rules import FirstLead, Law, OptionValue, Outcome, Rules
from bot.engine.seats import Seat, side_of
from bot.engine.state import Contract, Phase, State

Json = dict[str, Any]

VERSION = "1.4"
MATCH_VERSION = "1.0.0"
MOST_DEALS, LONGEST_NAME, LONGEST_TITLE, LONGEST_NOTE = 100, 64, 128, 1024
UNSEEN = "Xx"
"""The notation's word for a card that nobody saw."""
_PARTNERED_MARCH, _MADE, _EUCHRE, _LONE_DEFENCE = 2, 1, 2, 4
"""The points that the notation's rules pay in these cases. No ruleset in the notation can change them."""


class Gap(StrEnum):
    """What the notation cannot express."""

    LAW = "law"
    PLAYERS = "players"
    BIDS = "bids"
    JOKER = "joker"
    LEAD = "lead"
    POINTS = "points"
    LENGTH = "length"


class Inexpressible(ValueError):
    """Raised for a game that the notation cannot express. ``hand`` is the first such hand; ``None``: the whole game."""

    def __init__(self, gap: Gap, hand: int | None = None) -> None:
        super().__init__(f"{gap} in hand {hand}" if hand is not None else str(gap))
        self.gap = gap
        self.hand = hand


def notation(game: Replay, *, number: str | None = None, title: str = "", date: str | None = None) -> Json:
    """Return the whole file of a game, finished or not; raises ``Inexpressible``. ``date`` is an ISO 8601 date."""
    state = game.last_state
    _check_expressible(state.rules, len(game.hands))
    first = game.previous.carry if game.previous is not None else (0, 0)
    facts = {name: text for name, text in (("gameId", number), ("title", title or None), ("date", date)) if text}
    deals = [_deal(index, hand) for index, hand in enumerate(game.hands) if hand.deal is not None]
    return _file(state.rules, game.seats, first, deals, facts | {"finalScore": list(state.score)})


def _file(rules: Rules, names: Sequence[str], first: Sequence[int], deals: list[Json], facts: Json) -> Json:
    metadata: Json = {
        "players": [name[:LONGEST_NAME] for name in names],
        "initialScore": list(first),
        "ruleset": _ruleset(rules),
    }
    return {"fileType": "Euchre Game Notation", "version": VERSION, "metadata": metadata | facts, "deals": deals}


@dataclass(frozen=True, slots=True)
class Line:
    """Another way to play a hand: ``acts`` replace the hand's own acts from the index ``start`` on."""

    start: int
    acts: tuple[tuple[Seat, Act], ...]


@dataclass(frozen=True, slots=True)
class AnnotatedHand:
    """A hand with ``notes`` by the index of the act. Nobody knows where the ``hidden`` cards were."""

    start: State
    acts: tuple[tuple[Seat, Act], ...]
    hidden: frozenset[Card] = frozenset()
    notes: Mapping[int, Sequence[str]] = field(default_factory=lambda: MappingProxyType({}))
    lines: Sequence[Line] = ()


def annotated_notation(names: Sequence[str], hands: Sequence[AnnotatedHand], title: str, deals: int = 0) -> Json:
    """Return the file of an annotated game of ``deals`` hands (0: to points). Raises ``Inexpressible``."""
    rules = hands[0].start.rules
    _check_expressible(rules, len(hands))
    blocks, state = [], hands[0].start
    for index, hand in enumerate(hands):
        deal, state = _annotated_deal(index, hand)
        blocks.append(deal)
    facts: Json = {"title": title[:LONGEST_TITLE]} if title else {}
    if state.result is not None:
        facts["finalScore"] = list(state.score)
    file = _file(rules, names, hands[0].start.standing.score, blocks, facts)
    if deals:
        del file["metadata"]["ruleset"]["winning_score"]
        file["metadata"]["ruleset"]["num_deals"] = deals
    return file


def match_notation(games: Sequence[Json], title: str) -> Json:
    """Return the file of a match of these games; players of one name are one player."""
    people: dict[tuple[str, int], str] = {}
    seated = []
    for game in games:
        names: list[str] = game["metadata"]["players"]
        seats = [(name, names[:place].count(name)) for place, name in enumerate(names)]
        seated.append([people.setdefault(seat, f"p-{len(people) + 1}") for seat in seats])
    return {
        "fileType": "Euchre Match Notation",
        "version": MATCH_VERSION,
        "metadata": {
            "title": title[:LONGEST_TITLE],
            "players": [{"id": person, "name": name} for (name, _), person in people.items()],
            "matchFormat": {"type": "FIXED_GAMES", "target": len(games)},
        },
        "games": [
            {"gameIndex": index, "players": players, "gameData": game}
            for index, (players, game) in enumerate(zip(seated, games, strict=True))
        ],
    }


def _check_expressible(rules: Rules, hands: int) -> None:
    """Raise ``Inexpressible`` for games that the notation lacks; it assumes that the law is kept (law 9.1)."""
    if rules.law is not Law.HOSTED:
        raise Inexpressible(Gap.LAW)
    if not rules.traits.turn_up:
        raise Inexpressible(Gap.BIDS)
    if not rules.traits.partners or rules.players != 4:
        raise Inexpressible(Gap.PLAYERS)
    if hands > MOST_DEALS:
        raise Inexpressible(Gap.LENGTH)


class RuleField(NamedTuple):
    """A rule that the notation lets a game choose: its name, our option, and our value for each of the notation's.

    A file without the rule has the notation's first value. The last one stands for all our values that it lacks.
    """

    name: str
    option: str
    values: Mapping[bool | int | str, OptionValue]


_SWITCH: Mapping[bool | int | str, OptionValue] = {False: False, True: True}
RULE_FIELDS = (
    RuleField("std", "second_round", {True: "stick", False: "throw-in"}),
    RuleField("min_rank", "pack", {9: 24, 7: 32}),
    RuleField("winning_score", "points", {points: points for points in (10, *range(1, 100))}),
    RuleField("canadian", "partner_order", {False: "free", True: "alone"}),
    RuleField("loner_lead", "first_lead", {"LEFT_OF_DEALER": "dealer-left", "LEFT_OF_LONER": "maker-left"}),
    RuleField("loner_march_score", "lone_march", {points: points for points in (4, *range(1, 10))}),
    RuleField("loner_euchred_score", "lone_euchre", {points: points for points in (2, *range(1, 10))}),
    RuleField("defend_alone", "defend_alone", _SWITCH),
    RuleField("farmers", "ace_no_face", _SWITCH),
    RuleField("go_under", "farmers_hand", {False: "off", True: "any-three"}),
    RuleField("partners_best", "partners_best", {False: "off", True: "discard-then-give"}),
    RuleField("joker", "joker", _SWITCH),
    RuleField("allow_no_trump", "no_trump", _SWITCH),
)


def _ruleset(rules: Rules) -> Json:
    chosen: Json = {
        name: next((theirs for theirs, ours in values.items() if ours == getattr(rules, option)), [*values][-1])
        for name, option, values in RULE_FIELDS
    }
    chosen["farmers"] = chosen["farmers"] or chosen["go_under"]
    if not chosen["allow_no_trump"]:  # younger than the others
        del chosen["allow_no_trump"]
    return chosen


CARDS: Mapping[str, Card] = {
    "B" if card == JOKER else f"{code[0]}{code[1].lower()}": Card(card) for card, code in enumerate(CODES)
}
"""The cards as the notation writes them; ``B`` is the joker."""
CALLS: Mapping[str, Act] = {
    "Pass": PASS,
    "Order": OrderUp(),
    **{trump.letter[0].lower(): CallSuit(trump) for trump in TRUMPS},
}
"""The calls as the notation writes them. A separate field says whether the last one is alone."""
PHASES: Mapping[str, str] = {"EUCHRE_BIDDING": "callAnnotations", "TRICK_PLAY": "playAnnotations"}
"""The phases of a deal in order, each with the name of the field that has the notes on its acts."""
BIDDING, PLAY = PHASES

_CODES = {card: code for code, card in CARDS.items()}
_WORDS = {call: word for word, call in CALLS.items()}


# -- one deal


def _deal(index: int, state: State, hidden: frozenset[Card] = frozenset()) -> Json:
    deal = state.dealt
    if deal.turnup is None or deal.turnup == JOKER:
        raise Inexpressible(Gap.JOKER, state.standing.number)
    _check_readable(state)
    start = {
        "dealer": state.dealer - 1,
        "upCard": _CODES[deal.turnup],
        "playerCards": [[UNSEEN if card in hidden else _CODES[card] for card in hand] for hand in deal.hands],
    }
    return {"dealNumber": index, "initialState": start, "phases": _phases(state, hidden)}


def _phase(kind: str, **fields: object) -> Json:
    return {"phaseNumber": [*PHASES].index(kind), "type": kind, **fields}


def _phases(state: State, hidden: frozenset[Card]) -> list[Json]:
    phases = [_bidding(state, hidden)]
    tricks = [[_CODES[card] for _, card in trick.plays] for trick in state.tricks]
    if state.trick:
        tricks.append([_CODES[card] for _, card in state.trick])
    if tricks:
        phases.append(_phase(PLAY, tricks=tricks))
    return phases


def _bidding(state: State, hidden: frozenset[Card]) -> Json:
    """Return calls, the discard for the turn-up, and cards that changed hands. What has no field becomes a note."""
    calls, notes = _calls(state)
    phase = _phase(BIDDING, calls=calls)
    contract = state.contract
    if contract is not None:
        phase["isAlone"] = contract.alone
        if state.rules.defend_alone:
            phase["aloneDefender"] = contract.lone_defender - 1 if contract.lone_defender is not None else -1
    if state.exchange.turnup_taken_by is not None and state.exchange.discards:
        seat, cards = state.exchange.discards[0]
        if seat == state.exchange.turnup_taken_by and hidden.isdisjoint(cards):
            phase["discard"] = _CODES[cards[0]]
    exchanges = [*_exchanges(state)]
    if exchanges:
        phase["cardExchanges"] = exchanges
    if notes:
        phase[PHASES[BIDDING]] = notes
    return phase


def _calls(state: State) -> tuple[list[str], dict[str, list[str]]]:
    calls: list[str] = []
    notes: dict[str, list[str]] = {}
    for _, act in state.calls:
        match act:
            case ClaimFarmers(cards):
                codes = " ".join(_CODES[card] for card in cards)
                notes.setdefault(str(len(calls)), []).append(f"Farmer's hand: {codes} go under")
            case ClaimAceNoFace():
                notes.setdefault(str(len(calls)), []).append("An ace and no face card: dealt again")
            case OrderUp() | CallSuit():
                return [*calls, _WORDS[replace(act, alone=False)]], notes
            case _:
                calls.append(_WORDS[PASS])
    return calls, notes


def _exchanges(state: State) -> Iterator[Json]:
    for seat, cards in state.exchange.drawn:
        yield {"receiver": seat - 1, "cards": [_CODES[card] for card in cards]}
    taker = state.exchange.turnup_taken_by
    if taker is not None and taker != state.dealer and state.turnup is not None:
        yield {"sender": state.dealer - 1, "receiver": taker - 1, "cards": [_CODES[state.turnup]]}
    for giver, receiver, cards in state.exchange.gifts:
        yield {"sender": giver - 1, "receiver": receiver - 1, "cards": [_CODES[card] for card in cards]}


# -- annotations and other ways to go on


class _Place:
    """The place of a decision in the notation, which counts calls, then cards, and nothing in between."""

    def __init__(self, state: State, calls: int, plays: int) -> None:
        self.in_play = state.phase is Phase.PLAY
        in_bidding = state.phase in (Phase.ORDER, Phase.CALL)
        self.index = plays if self.in_play else calls if in_bidding else max(0, calls - 1)
        self.branch = calls + plays if self.in_play else self.index


def _annotated_deal(index: int, hand: AnnotatedHand) -> tuple[Json, State]:
    state, calls, plays = hand.start, 0, 0
    places: list[_Place] = []
    for seat, act in hand.acts:
        places.append(_Place(state, calls, plays))
        plays += state.phase is Phase.PLAY
        calls += state.phase in (Phase.ORDER, Phase.CALL) and not isinstance(act, ClaimFarmers | ClaimAceNoFace)
        state = apply(state, seat, act)
    deal = _deal(index, state, hand.hidden)
    for number, texts in sorted(hand.notes.items()):
        place = places[number]
        phase = deal["phases"][place.in_play]
        notes = phase.setdefault(PHASES[phase["type"]], {})
        notes.setdefault(str(place.index), []).extend(text[:LONGEST_NOTE] for text in texts)
    lines = [_alternative(hand, line, places[line.start]) for line in hand.lines]
    if lines:
        deal["alternativeLines"] = lines
    return deal, state


def _alternative(hand: AnnotatedHand, line: Line, place: _Place) -> Json:
    """Return a line from its first decision on. One about a discard begins with the call before it."""
    state = hand.start
    for seat, act in (*islice(hand.acts, line.start), *line.acts):
        state = apply(state, seat, act)
    bidding, *play = _phases(state, hand.hidden)
    if not place.in_play:
        bidding["calls"] = bidding["calls"][place.index :]
        bidding.pop(PHASES[BIDDING], None)
        return {"branchIndex": place.branch, "phases": [bidding, *play]}
    tricks, place_now = [], place.index
    for trick in play[0]["tricks"]:
        tricks.append(trick[place_now:])
        place_now = max(0, place_now - len(trick))
    return {"branchIndex": place.branch, "phases": [play[0] | {"tricks": [trick for trick in tricks if trick]}]}


# -- what a reader makes of it


def _check_readable(state: State) -> None:
    """Raise ``Inexpressible`` if a reader would get the leaders (law 9.2 allows leads out of turn) or points wrong."""
    number, contract = state.standing.number, state.contract
    led = [trick.leader for trick in state.tricks] + ([state.trick[0][0]] if state.trick else [])
    if contract is not None and led:
        due = [_leader(state, contract), *(trick.winner for trick in state.tricks)]
        if led != due[: len(led)]:
            raise Inexpressible(Gap.LEAD, number)
    if state.result is not None and state.result.points != _points(state):
        raise Inexpressible(Gap.POINTS, number)


def _leader(state: State, contract: Contract) -> Seat:
    """Return the dealer's left, or if the ruleset wants that, a lone maker's left; the next seat if that
    one sits out.
    """
    left_of_maker = contract.alone and state.rules.first_lead is FirstLead.MAKER_LEFT
    seat = contract.maker if left_of_maker else state.dealer
    order = [Seat((seat + place - 1) % 4 + 1) for place in range(1, 5)]
    return next(one for one in order if one not in contract.sitting_out)


def _points(state: State) -> tuple[int, ...]:
    contract, result = state.contract, state.result
    if contract is None or result is None or result.outcome in (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.FOLDED):
        return (0, 0)
    maker = side_of(contract.maker)
    tricks = sum(side_of(trick.winner) == maker for trick in state.tricks if trick.winner is not None)
    if tricks < state.rules.majority:
        lone = _LONE_DEFENCE if contract.lone_defender is not None else state.rules.lone_euchre
        gain, side = (lone if contract.alone else _EUCHRE), 3 - maker
    elif tricks == state.rules.hand_size:
        gain, side = (state.rules.lone_march if contract.alone else _PARTNERED_MARCH), maker
    else:
        gain, side = _MADE, maker
    return (gain, 0) if side == 1 else (0, gain)
