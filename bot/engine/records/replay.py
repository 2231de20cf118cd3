"""Replays a record through the engine: each statement is applied, or refused with its line (docs/record-format.md).

``as_json`` gives a replayed record as JSON-ready values, laid out as docs/record-format.md says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import Act, ClaimCall, ClaimLead, ClaimRenege, CorrectRenege, SayMisdeal, act_text, parse_act
from bot.engine.cards import CODES, Card, parse_card
from bot.engine.faults import KeyedError
from bot.engine.game import Previous, due_standing, stolen_standing
from bot.engine.old_school import is_full, trick_winner
from bot.engine.records.format import (
    ENDING,
    HEADER,
    Ending,
    RecordError,
    Statement,
    count_lines,
    is_hex,
    parse_score,
    statements,
)
from bot.engine.refusals import Unlawful
from bot.engine.rules import Rules, RulesError
from bot.engine.seats import Seat
from bot.engine.state import Phase, State, Trick, public_partner

_STATEMENTS = (HEADER[0], "rules", "seat", "previous", "hand", "commit", "pack", "score")


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One decision: who acted, in which phase, every lawful act (as text, sorted), and the act chosen.

    ``act`` is ``None`` for the decision that the record leaves open at its end. ``phase`` is a ``Phase``, or ``claim``
    or ``misdeal`` at old-school tables, where ``legal`` is empty for a seat that acts out of turn.
    """

    seat: Seat
    phase: str
    legal: tuple[str, ...]
    act: str | None


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record says about the fairness of one deal; hex and texts as written."""

    hand: int
    line: int
    commit: str | None
    pack: tuple[Card, ...]
    reveal: str | None = None
    mixins: tuple[str, ...] = ()


@dataclass(slots=True)
class Replay:
    """The contents of a replayed record. ``hands`` has the last state of each hand, even of an unfinished one."""

    rules: Rules | None = None
    seats: list[str] = field(default_factory=list)
    previous: Previous | None = None
    hands: list[State] = field(default_factory=list)
    steps: list[ReplayStep] = field(default_factory=list)
    proofs: list[Proof] = field(default_factory=list)
    state: State | None = None

    @property
    def last_state(self) -> State:
        """The state at the record's end; ``ValueError`` if it has no rules and seats."""
        if self.state is None:
            raise ValueError("the record ends before its seats are named")
        return self.state


def replay(data: bytes) -> Replay:
    """Replay a record; ``RecordError`` names the first line that is malformed or illegal."""
    reader = _Replayer()
    for statement in statements(data):
        reader.take(statement)
    reader.finish(count_lines(data))
    return reader.game


def rules_of(data: bytes) -> Rules | None:
    """Return the rules at a record's beginning, without replaying it; ``None`` if it begins otherwise."""
    reader = _Replayer()
    for statement in islice(statements(data), 2):
        reader.take(statement)
    return reader.game.rules


def sorted_legal(state: State) -> tuple[str, ...]:
    """Return every lawful act of the seat on turn as a record writes it, in code-point order; empty without a turn."""
    if state.turn is None:
        return ()
    return tuple(sorted(act_text(act) for act in engine.legal_acts(state, state.turn)))


def step_of(state: State, seat: Seat, act: Act) -> ReplayStep:
    """Return the step of an act that is taken in this state."""
    match act:
        case ClaimRenege() | ClaimLead() | ClaimCall():
            phase, answers = "claim", False
        case SayMisdeal():
            phase, answers = "misdeal", False
        case _:
            phase, answers = str(state.phase), seat == state.turn and not isinstance(act, CorrectRenege)
    return ReplayStep(seat, phase, sorted_legal(state) if answers else (), act_text(act))


class _Replayer:
    """Applies one statement after another. ``_next`` is the method that handles the next statement."""

    def __init__(self) -> None:
        self.game = Replay()
        self._next: Callable[[Statement], None] = self._read_header
        self._hand: Statement | None = None
        self._thief: Seat | None = None
        self._commit: str | None = None
        self._complete = False

    def take(self, statement: Statement) -> None:
        """Apply one statement. ``RecordError`` if it is misplaced or the engine refuses it."""
        if statement.name == ENDING and self.game.hands and self._next != self._refuse:
            self._read_end(statement)
        else:
            self._next(statement)

    def _read_end(self, statement: Statement) -> None:
        self._require_pack()
        if statement.plain_words()[1:] not in [[ending] for ending in Ending]:
            raise statement.refuse("misread-end", endings=", ".join(Ending))
        if self.game.last_state.phase is Phase.OVER:
            raise statement.refuse("misread-played-out")
        self._next = self._refuse

    def _refuse(self, statement: Statement) -> None:
        raise statement.refuse("misread-after-end")

    def finish(self, last_line: int) -> None:
        self._require_pack()
        if not self._complete:
            raise RecordError(last_line, self._missing())
        state = self.game.last_state
        if state.turn is not None:
            self.game.steps.append(ReplayStep(state.turn, str(state.phase), sorted_legal(state), None))

    def _missing(self) -> KeyedError:
        if self._next == self._read_header:
            return KeyedError("misread-header", header=" ".join(HEADER))
        if self.game.rules is None:
            return KeyedError("misread-no-rules")
        return KeyedError("misread-seats", players=self.game.rules.players, count=len(self.game.seats))

    def _require_pack(self) -> None:
        if self._hand is not None:
            raise self._hand.refuse("misread-no-pack")

    # -- the head of the record

    def _read_header(self, statement: Statement) -> None:
        if statement.plain_words() != list(HEADER):
            raise statement.refuse("misread-header", header=" ".join(HEADER))
        self._next = self._read_rules

    def _read_rules(self, statement: Statement) -> None:
        words = statement.plain_words()
        if words[0] != "rules":
            raise statement.refuse("misread-rules", word=words[0])
        try:
            self.game.rules = presets.parse(words[1:])
        except RulesError as error:
            raise RecordError(statement.line, error) from None
        self._next = self._read_seat

    def _read_seat(self, statement: Statement) -> None:
        rules, seats = self.game.rules, self.game.seats
        assert rules is not None  # noqa: S101 - seats come after the rules
        if statement.name != "seat":
            raise RecordError(statement.line, self._missing())
        number = statement.number(1)
        if number != len(seats) + 1:
            raise statement.refuse("misread-seat", due=len(seats) + 1, seat=number)
        if len(statement.words) != 3 or not statement.words[2].text:
            raise statement.refuse("misread-seat-name")
        seats.append(statement.words[2].text)
        if len(seats) == rules.players:
            self._complete = True
            self.game.state = engine.begin(rules, Seat(1))
            self._next = self._read_previous_or_hand

    def _read_previous_or_hand(self, statement: Statement) -> None:
        if statement.name != "previous":
            self._read_hand(statement)
            return
        rules = self.game.last_state.rules
        previous = self._read_previous(statement, rules)
        self.game.previous = previous
        self.game.state = engine.begin_following(rules, previous.dealer, previous.winner, previous.carry)
        self._next = self._read_hand

    def _read_previous(self, statement: Statement, rules: Rules) -> Previous:
        words = statement.plain_words()
        if len(words) < 5 or words[1] != "dealer" or words[3] != "winners":
            raise statement.refuse("misread-previous")
        dealer, winners = statement.number(2), statement.number(4)
        if not 1 <= dealer <= rules.players:
            raise statement.refuse("misread-no-seat", seat=dealer, players=rules.players)
        if not 1 <= winners <= rules.units:
            raise statement.refuse("misread-winners", winners=winners, units=rules.units)
        if len(words) == 5:
            return Previous(Seat(dealer), winners, (0,) * rules.units)
        if words[5] != "carry" or len(words) != 6 + rules.units:
            raise statement.refuse("misread-carry", units=rules.units)
        if not rules.laps:
            raise statement.refuse("misread-carry-laps")
        carry = tuple(statement.number(6 + unit) for unit in range(rules.units))
        if any(points >= rules.points for points in carry):
            raise statement.refuse("misread-carry-points", points=rules.points)
        return Previous(Seat(dealer), winners, carry)

    # -- the deals

    def _read_hand(self, statement: Statement) -> None:
        state = self.game.last_state
        words = statement.plain_words()
        if words[0] != "hand":
            raise statement.refuse("misread-hand", word=words[0])
        stolen = words[4:] == ["stolen"] and state.rules.steal_the_deal
        if len(words) != 4 + stolen or words[2] != "dealer":
            raise statement.refuse("misread-hand-form")
        number, dealer = statement.number(1), statement.number(3)
        if state.phase is Phase.OVER:
            raise statement.refuse("misread-over", points=state.rules.points)
        self._check_hand(statement, state, number, dealer, stolen)
        self._hand, self._commit = statement, None
        self._next = self._read_deal

    def _check_hand(self, statement: Statement, state: State, number: int, dealer: int, stolen: bool) -> None:
        rules = state.rules
        first = state.result is None
        standing = due_standing(rules, state.standing, state.result)
        if number != standing.number:
            raise statement.refuse("misread-hand-number", due=standing.number, hand=number)
        if not 1 <= dealer <= rules.players:
            raise statement.refuse("misread-no-seat", seat=dealer, players=rules.players)
        previous = self.game.previous
        if stolen:
            self._steal(statement, Seat(dealer))
            return
        if first and previous is None:
            self.game.state = engine.begin(rules, Seat(dealer))
            return
        if dealer != standing.dealer:
            law = "2.6" if first else "2.2"
            raise statement.refuse("misread-dealer", due=standing.dealer, seat=dealer, law=law)

    def _steal(self, statement: Statement, thief: Seat) -> None:
        """Let this dealer deal instead of the proper one (law 2.8). ``stolen`` is our addition to version 1."""
        state = self.game.last_state
        if state.result is None and self.game.previous is None:
            raise statement.refuse("misread-first-stolen")
        try:
            stolen_standing(state.rules, due_standing(state.rules, state.standing, state.result), thief)
        except KeyedError as error:
            raise RecordError(statement.line, error) from None
        self._thief = thief

    def _read_deal(self, statement: Statement) -> None:
        if statement.name == "commit":
            if self._commit is not None:
                raise statement.refuse("misread-commit-twice")
            words = statement.plain_words()
            if len(words) != 2 or len(words[1]) != 64 or not is_hex(words[1]):
                raise statement.refuse("misread-commit")
            self._commit = words[1]
            return
        if statement.name != "pack":
            self._require_pack()
        words = statement.plain_words()
        try:
            pack = tuple(parse_card(word) for word in words[1:])
            state = engine.deal(self.game.last_state, pack, self._thief)
        except KeyedError as error:
            raise RecordError(statement.line, error) from None
        self.game.proofs.append(Proof(state.standing.number, statement.line, self._commit, pack))
        self._hand, self._thief = None, None
        self.game.state = state
        self.game.hands.append(state)
        self._next = self._read_act

    def _read_act(self, statement: Statement) -> None:
        state = self.game.last_state
        over = state.turn is None
        if statement.name == "reveal":
            self._read_reveal(statement)
        elif over and statement.name == "score":
            self._read_score(statement)
        elif over and (state.irregularities is None or statement.name in _STATEMENTS):
            self._read_hand(statement)
        else:
            self._apply_act(statement, state)

    def _apply_act(self, statement: Statement, state: State) -> None:
        words = statement.plain_words()
        if words[0] in _STATEMENTS:
            raise statement.refuse("misread-hand-open", seat=state.turn or 0, phase=state.phase)
        number = statement.number(0)
        if not 1 <= number <= state.rules.players:
            raise statement.refuse("misread-no-seat", seat=number, players=state.rules.players)
        seat = Seat(number)
        try:
            act = parse_act(words[1:])
            after = engine.apply(state, seat, act)
        except (KeyedError, Unlawful) as error:
            raise RecordError(statement.line, error) from None
        self.game.steps.append(step_of(state, seat, act))
        self.game.state = after
        self.game.hands[-1] = after

    def _read_score(self, statement: Statement) -> None:
        state = self.game.last_state
        try:
            score = tuple(parse_score(word) for word in statement.plain_words()[1:])
        except KeyedError as error:
            raise RecordError(statement.line, error) from None
        if score != state.score:
            stands = " ".join(map(str, state.score))
            raise statement.refuse("misread-other-score", score=stands, told=" ".join(map(str, score)))
        self._next = self._read_after_score

    def _read_after_score(self, statement: Statement) -> None:
        if statement.name == "reveal":
            self._read_reveal(statement)
        else:
            self._read_hand(statement)

    def _read_reveal(self, statement: Statement) -> None:
        words = statement.words
        if len(words) < 2 or words[1].quoted or not is_hex(words[1].text):
            raise statement.refuse("misread-reveal")
        last = self.game.proofs[-1]
        texts = tuple(word.text for word in words[2:])
        self.game.proofs[-1] = Proof(last.hand, last.line, last.commit, last.pack, words[1].text, texts)
        self._next = self._read_after_reveal

    def _read_after_reveal(self, statement: Statement) -> None:
        if self.game.last_state.turn is not None:
            raise statement.refuse("misread-revealed")
        self._read_hand(statement)


# -- a replayed record as JSON


Json = dict[str, Any]


def as_json(game: Replay) -> Json:
    """Return the JSON object of one file."""
    state = game.last_state
    won = state.result.winner if state.result else None
    whole: Json = {
        "version": 1,
        "rules": {"preset": state.rules.preset, "options": dict(state.rules.options)},
        "seats": list(game.seats),
        "hands": [_hand_json(hand) for hand in game.hands],
        "score": list(state.score),
        "winners": [] if won is None else [won],
        "finished": state.phase is Phase.OVER,
        "steps": [
            {"seat": step.seat, "phase": step.phase, "legal": list(step.legal), "act": step.act} for step in game.steps
        ],
    }
    if game.previous is not None:
        previous = game.previous
        whole["previous"] = {
            "dealer": previous.dealer,
            "winners": [previous.winner],
            "carry": list(previous.carry),
        }
    return whole


def _hand_json(state: State) -> Json:
    hand = _hosted_json(state)
    memory = state.irregularities
    if memory is not None:
        hand["penalties"] = [{"seat": seat, "trick": trick} for seat, trick in memory.penalties]
        hand["exposed"] = [[seat, card] for seat, card in sorted((seat, CODES[card]) for seat, card in memory.exposed)]
    return hand


def _hosted_json(state: State) -> Json:
    contract, deal, result = state.contract, state.deal, state.result
    named = contract is not None and contract.trump is not None
    tricks = list(state.tricks)
    if state.trick:
        tricks.append(Trick(state.trick, trick_winner(state) if is_full(state) else None))
    return {
        "number": state.standing.number,
        "dealer": state.dealer,
        "turnup": CODES[deal.turnup] if deal is not None and deal.turnup is not None else None,
        "trump": contract.trump.letter if contract is not None and contract.trump is not None else None,
        "maker": contract.maker if contract is not None else None,
        "alone": contract.alone if contract is not None and named else None,
        "lone_defender": contract.lone_defender if contract is not None else None,
        "partner": public_partner(contract) if contract is not None else None,
        "bid": contract.bid if contract is not None else None,
        "tricks": [_trick_json(trick) for trick in tricks],
        "outcome": str(result.outcome) if result else None,
        "points": list(result.points) if result else None,
        "score": list(result.score) if result else None,
    }


def _trick_json(trick: Trick) -> Json:
    plays: list[list[Seat | str]] = [[seat, CODES[card]] for seat, card in trick.plays]
    return {"leader": trick.leader, "plays": plays, "winner": trick.winner}
