"""Reads games from files: Euchre Game Notation 1.0 to 1.4, matches in that notation, and the bot's own records.

A file may hide cards that nobody saw: the dealer's discard, or the hand of a partner who sat out. The reader deals
these cards by chance, so that the acts can be applied. Files with the same facts about a hand always get the same
deal. ``PlayedHand.hidden`` has these cards, whose real places are unknown.

The notation contains only decisions. The rules decide who leads, who takes a trick and what a hand pays. So the
reader first works these out, to learn whose card each one is. Then it plays the hand through the engine, which
refuses unlawful acts.

The notation: https://github.com/NextSuit-Labs/euchre-game-notation
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import (
    PASS,
    PLAYS,
    Act,
    CallForBest,
    CallSuit,
    ClaimAceNoFace,
    ClaimFarmers,
    DefendAlone,
    Discard,
    Give,
    GiveTurnUp,
    OrderUp,
    act_text,
    parse_act,
)
from bot.engine.cards import (
    CODES,
    JOKER,
    NO_TRUMP,
    RANKS,
    SUIT_UNDER,
    Card,
    Suit,
    Trump,
    best_play,
    codes,
    left_bower,
    make_pack,
    right_bower,
)
from bot.engine.faults import KeyedError
from bot.engine.records.format import HEADER, RecordError, as_utf8
from bot.engine.records.notation import (
    BIDDING,
    CALLS,
    CARDS,
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_TITLE,
    MOST_DEALS,
    PHASES,
    PLAY,
    RULE_FIELDS,
    RuleField,
)
from bot.engine.records.replay import Replay, replay, rules_of
from bot.engine.refusals import Fault, Unlawful, Violation
from bot.engine.rules import FarmersHand, Law, OptionValue, PartnersBest, Rules, RulesError
from bot.engine.seats import Seat, left_of, partners_of
from bot.engine.state import Contract, Phase, Standing, State, turn_up_suit
from bot.engine.sure_tricks import is_decided, pay_alike
from bot.engine.tricks import first_leader, turns_around
from bot.engine.views import public_view

LARGEST_FILE = 1_000_000
"""The most bytes of a file. A game has about 10,000, with many annotations 100,000."""
MOST_GAMES, MOST_POINTS = 50, 99
MOST_HANDS = 600
"""The most deals in all games of a match together."""


class Word(NamedTuple):
    """A key of the catalogue in an error's values. All other texts there are quoted from the file."""

    key: str
    number: int = 0


class UnreadableFile(ValueError):
    """Raised for a file that cannot be read. ``fault`` is the kind of mistake.

    ``where`` is its place in words and numbers (game, hand, trick), and ``values`` are what it is about. For impossible
    rules and for a record, ``__cause__`` says what is wrong.
    """

    def __init__(self, fault: str, where: Mapping[str, int] | None = None, **values: object) -> None:
        self.fault = fault
        self.where = dict(where or {})
        self.values = {name: _short(value) for name, value in values.items()}
        super().__init__(fault, self.where, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error with its cause, because files are read in other processes."""
        cause = self.__cause__ if isinstance(self.__cause__, KeyedError | RecordError) else None
        return partial(UnreadableFile, self.fault, self.where, **self.values), (), {"__cause__": cause}


def _short(value: object) -> str | int | Word:
    """Return a value for a message: numbers and words unchanged, other texts made safe for one line."""
    if isinstance(value, Word) or (isinstance(value, int) and abs(value) < 10**9):
        return value
    return _clean(str(value), 200)


def _clean(text: str, most: int) -> str:
    """Return a text of a file on one line, cut to ``most`` characters, without unprintable ones."""
    words = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * most]).split()
    return " ".join(words)[:most].strip()


@dataclass(frozen=True, slots=True)
class Note:
    """The file's own annotation of an act: ``label`` is ``??``, ``?``, ``?!``, ``!?``, ``!``, ``!!`` or empty."""

    label: str
    text: str


class Slot(NamedTuple):
    """A place for an unknown card: what the file says about the card, and the suits that it cannot be.

    ``suits`` has the suit of each card under this hand's trump. A slot of the kitty has no ``seat``.
    """

    seat: Seat | None
    rank: str = "X"
    suit: str = "x"
    voids: frozenset[Suit] = frozenset()
    suits: Sequence[Suit] = SUIT_UNDER[Suit.SPADES]

    def fits(self, card: Card) -> bool:
        """Return whether this card may be the hidden one."""
        code = CODES[card]
        fits_sign = self.rank in ("X", code[0]) and self.suit in ("x", code[1].lower())
        return fits_sign and self.suits[card] not in self.voids

    @property
    def told(self) -> tuple[int, str, str]:
        return self.seat or 0, self.rank, self.suit


def place_cards(slots: Sequence[Slot], pool: Sequence[Card], chance: Random) -> tuple[Card, ...] | None:
    """Return a random card of the pool for each slot, so that every card fits; ``None`` if that is impossible."""
    shuffled = [*pool]
    chance.shuffle(shuffled)
    places = [[place for place, card in enumerate(shuffled) if slot.fits(card)] for slot in slots]
    taken: dict[int, int] = {}
    for slot in sorted(range(len(slots)), key=lambda slot: len(places[slot])):
        if not _match(slot, places, taken, set()):
            return None
    cards = {slot: shuffled[place] for place, slot in taken.items()}
    return tuple(cards[slot] for slot in range(len(slots)))


def _match(slot: int, places: Sequence[Sequence[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Put a fitting card into a slot, moving other slots' cards if needed. Return whether that was possible."""
    for place in places[slot]:
        if place not in tried:
            tried.add(place)
            if place not in taken or _match(taken[place], places, taken, tried):
                taken[place] = slot
                return True
    return False


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand of a game. ``start`` is the state after the deal, before the first of the ``acts``.

    ``number`` is the hand's place in the file, from 1. ``hidden`` has the cards whose places are unknown; pictures show
    their backs. Those dealt by chance are in ``slots``, and judgements deal them anew; the others were dealt to the
    hand that has them, but may have been laid away. ``notes`` are by index of the act. ``by`` has who made each act,
    and ``seated`` who sat at each seat in the end, as indexes into the game's ``players``; both are empty if the file
    has one player for each seat.
    """

    number: int
    start: State
    acts: tuple[tuple[Seat, Act], ...]
    hidden: frozenset[Card] = frozenset()
    slots: Mapping[Card, Slot] = field(default_factory=dict)
    notes: Mapping[int, Note] = field(default_factory=dict)
    by: tuple[int, ...] = ()
    seated: tuple[int, ...] = ()

    def player_of(self, act: int) -> int:
        """Return who made the act with this index, as an index into the game's ``players``."""
        return self.by[act] if self.by else self.acts[act][0] - 1

    def seats_of(self, player: int) -> frozenset[Seat]:
        """Return the seats where a player made an act, or where they sat and nobody made an act."""
        made = [(seat, self.player_of(act)) for act, (seat, _) in enumerate(self.acts)]
        idle = {Seat(seat) for seat in self.start.rules.seats} - {seat for seat, _ in made}
        made += [(seat, self.seated[seat - 1] if self.seated else seat - 1) for seat in idle]
        return frozenset(seat for seat, one in made if one == player)

    def is_invented(self, act: Act) -> bool:
        """Return whether this act may be wrong, because it discards a card that the file does not show."""
        match act:
            case Discard(cards):
                return not self.hidden.isdisjoint(cards)
            case CallForBest(card):
                return card in self.hidden
            case _:
                return False


class Player(NamedTuple):
    """Somebody who made acts: a person or a ``computer``. A computer with a ``user_id`` stood in for that person."""

    name: str
    user_id: int | None = None
    computer: bool = False

    @property
    def is_stand_in(self) -> bool:
        """Whether it is a computer that played for a person."""
        return self.computer and self.user_id is not None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game. ``names`` are by seat. ``players`` are all who made an act in it or sat there; in the order of the
    seats if the file has one for each seat.

    ``finished``: it was played to its points or to its number of hands, ``deals``, which is 0 in a game to points.
    ``game_id`` is the number of a server's own game.
    """

    title: str
    rules: Rules
    names: tuple[str, ...]
    hands: tuple[PlayedHand, ...]
    finished: bool
    deals: int = 0
    game_id: int | None = None
    players: tuple[Player, ...] = ()

    def __post_init__(self) -> None:
        """Make one player for each seat, unless the hands say who made which act."""
        if not any(hand.by for hand in self.hands):
            object.__setattr__(self, "players", tuple(Player(name) for name in self.names))


def states(hand: PlayedHand) -> Iterator[tuple[State, Seat, Act]]:
    """Yield the state before each act, the seat that acts, and the act."""
    state = hand.start
    for seat, act in hand.acts:
        yield state, seat, act
        state = engine.apply(state, seat, act)


def read_games(data: bytes, name: str) -> tuple[PlayedGame, ...]:
    """Return the games of a file, at least one. Raises ``UnreadableFile``. ``name`` titles games without a title."""
    return tuple(read() for read in _readers(data, name))


def read_one_game(data: bytes, name: str, number: int) -> tuple[PlayedGame, int]:
    """Return one game of a file, counted from 0, and how many games it has, so that workers need not read all."""
    readers = _readers(data, name)
    return readers[number](), len(readers)


def _readers(data: bytes, name: str) -> tuple[Callable[[], PlayedGame], ...]:
    """Return a function for each game of a file that reads the game. No hand is replayed before it is called."""
    if len(data) > LARGEST_FILE:
        raise UnreadableFile("size", size=len(data), most=LARGEST_FILE)
    if data[:1] in (b"\0", b"\1", b"\2"):
        raise UnreadableFile("binary")
    try:
        data = as_utf8(data)
        text = data.decode()
    except UnicodeDecodeError:
        raise UnreadableFile("text") from None
    title = _clean(name, LONGEST_TITLE)
    if text.lstrip().startswith(HEADER[0]):
        _check_record(data)
        return (partial(_read_record, data, title),)
    try:
        whole = json.loads(text)
    except RecursionError:
        raise UnreadableFile("depth") from None
    except ValueError as error:
        if not text.lstrip().startswith(("{", "[")):
            raise UnreadableFile("kind") from None
        if not isinstance(error, json.JSONDecodeError):
            raise UnreadableFile("number") from None
        raise UnreadableFile("json", line=error.lineno, column=error.colno) from None
    return tuple(reader.read for reader in _notation_readers(whole, title))


# -- our own records


_HAND_LINE = re.compile(rb"^[ \t]*hand(?=[ \t\r#]|$)", re.MULTILINE)
"""Matches the line that begins a hand of a record."""


def _check_record(data: bytes) -> None:
    with suppress(RecordError):  # the replay will raise it with its line
        rules = rules_of(data)
        if rules is not None and rules.law is not Law.HOSTED:
            raise UnreadableFile("old-school")
    if (deals := len(_HAND_LINE.findall(data))) > MOST_DEALS:
        _check_deals(deals, {})


def _read_record(data: bytes, name: str) -> PlayedGame:
    try:
        record = replay(data)
    except RecordError as error:
        raise UnreadableFile("record", line=error.line) from error
    rules = record.last_state.rules
    _check_deals(len(record.hands), {})
    names = tuple(_clean(seat, LONGEST_NAME) for seat in record.seats)
    finished = record.last_state.phase is Phase.OVER
    return PlayedGame(name, rules, names, tuple(recorded_hands(record)), finished)


def _check_deals(deals: int, where: Mapping[str, int]) -> None:
    if not 0 < deals <= MOST_DEALS:
        raise UnreadableFile("range", where, name=Word("deals"), least=1, most=MOST_DEALS)


def recorded_hands(record: Replay) -> Iterator[PlayedHand]:
    """Yield the hands of a replayed record."""
    rules, previous = record.last_state.rules, record.previous
    steps = iter(record.steps)
    state = None
    for number, (last, proof) in enumerate(zip(record.hands, record.proofs, strict=True), 1):
        if state is None and previous is not None:
            state = engine.begin_following(rules, previous.dealer, previous.winner, previous.carry)
        elif state is None:
            state = engine.begin(rules, last.dealer)
        due = engine.due_standing(rules, state.standing, state.result).dealer
        start = state = engine.deal(state, proof.pack, last.dealer if last.dealer != due else None)
        acts: list[tuple[Seat, Act]] = []
        while state != last:
            step = next(steps)
            assert step.act is not None  # noqa: S101 - only the last step of a record may be open
            acts.append((step.seat, parse_act(step.act.split())))
            state = engine.apply(state, *acts[-1])
        yield PlayedHand(number, start, tuple(acts))


# -- JSON whose types are unchecked


_KINDS = {dict: Word("object"), list: Word("list"), str: Word("text"), int: Word("whole"), bool: Word("truth")}
ValueT = TypeVar("ValueT", dict[str, Any], list[Any], str, int, bool)
_HUMP = re.compile(r"(?=[A-Z])")


class _Node(NamedTuple):
    """An object of the file, and its place. Names may also have underscores, as in versions before 1.1."""

    fields: dict[str, Any]
    where: dict[str, int]

    def find(self, name: str, kind: type[ValueT]) -> ValueT | None:
        """Return the value with this name, or ``None``. Raises ``UnreadableFile`` if its type is wrong."""
        value = self.fields.get(name)
        if value is None:
            value = self.fields.get(_HUMP.sub("_", name).lower())
        return None if value is None else _check_kind(value, kind, name, self.where)

    def want(self, name: str, kind: type[ValueT]) -> ValueT:
        value = self.find(name, kind)
        if value is None:
            raise UnreadableFile("missing", self.where, name=name)
        return value

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        value = self.want(name, int) if default is None else self.find(name, int)
        if value is None:
            value = default or 0
        elif not least <= value <= most:
            raise UnreadableFile("range", self.where, name=name, least=least, most=most)
        return value

    def items(self, name: str, kind: type[ValueT], most: int) -> list[ValueT]:
        values = self.find(name, list) or []
        if len(values) > most:
            raise UnreadableFile("count", self.where, name=name, count=len(values), most=most)
        return [_check_kind(value, kind, name, self.where) for value in values]

    def text(self, name: str, most: int) -> str:
        return _clean(self.find(name, str) or "", most)


def _check_kind(value: object, kind: type[ValueT], name: str | Word, where: Mapping[str, int]) -> ValueT:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise UnreadableFile("type", where, name=name, kind=_KINDS[kind])
    return value


# -- the notation


_VERSION = re.compile(r"1\.[0-4](\.[0-9]{1,4})?", re.ASCII)


def _notation_readers(whole: object, name: str) -> tuple[_GameReader, ...]:
    node = _Node(_check_kind(whole, dict, Word("file"), {}), {})
    if "games" not in node.fields:
        return (_GameReader(node, name),)
    head = _Node(node.find("metadata", dict) or {}, {})
    title = head.text("title", LONGEST_TITLE) or name
    people = {}
    for fields in head.items("players", dict, MOST_GAMES * 4):
        person = _Node(fields, {})
        people[person.want("id", str)] = person.text("name", LONGEST_NAME)
    nodes = node.items("games", dict, MOST_GAMES)
    if not nodes:
        raise UnreadableFile("missing", name="games")
    readers = tuple(
        _match_game_reader(_Node(fields, {"game": number}), people, f"{title} {number}")
        for number, fields in enumerate(nodes, 1)
    )
    if sum(reader.count_deals() for reader in readers) > MOST_HANDS:
        raise UnreadableFile("range", name=Word("deals"), least=1, most=MOST_HANDS)
    return readers


def _match_game_reader(node: _Node, people: Mapping[str, str], title: str) -> _GameReader:
    names = []
    for person in node.items("players", str, 4):
        if person not in people:
            raise UnreadableFile("player", node.where, name=person)
        names.append(people[person])
    return _GameReader(_Node(node.want("gameData", dict), node.where), title, names)


_RULES: dict[str, type[Any]] = {field.name: type(next(iter(field.values))) for field in RULE_FIELDS} | {
    "num_players": int, "num_deals": int,
}  # fmt: skip
_UNKNOWN_RULES = ("fast_break", "four_trick_tokens")
"""Rules of the notation that the engine does not have."""


def _nearest(typed: str, allowed: Sequence[str]) -> dict[str, str]:
    plain = {name.replace("_", "").lower(): name for name in allowed}
    (nearest,) = difflib.get_close_matches(typed[:100].replace("_", "").lower(), plain, 1, 0.0)
    return {"nearest": plain[nearest], "allowed": ", ".join(allowed)}


class _GameReader:
    def __init__(self, node: _Node, title: str, names: Sequence[str] = ()) -> None:
        self._node = node
        self._head = _Node(node.find("metadata", dict) or {}, node.where)
        self._title = self._head.text("title", LONGEST_TITLE) or title
        self._names = names
        self._most_deals = 0

    def count_deals(self) -> int:
        return len(self._read_deals())

    def read(self) -> PlayedGame:
        version = self._node.find("version", str) or "1.0"
        if not _VERSION.fullmatch(version):
            raise UnreadableFile("version", self._node.where, version=version)
        deals = self._read_deals()
        rules = self._read_rules(deals)
        hands, before_last, last = self._read_hands(deals, rules)
        if max(before_last) >= rules.points:
            rules = self._raise_points(rules, max(before_last) + 1)
            hands, _, last = self._read_hands(deals, rules)
        finished = max(last.score) >= rules.points or (last.result is not None and len(hands) == self._most_deals)
        statement = self._read_score("finalScore")
        if finished and statement is not None and statement != last.score:
            raise UnreadableFile("score", self._node.where, score=_score_text(last.score), told=_score_text(statement))
        return PlayedGame(self._title, rules, self._read_names(), tuple(hands), finished, self._most_deals)

    def _read_hands(self, deals: Sequence[_Node], rules: Rules) -> tuple[list[PlayedHand], tuple[int, ...], State]:
        score: tuple[int, ...] = self._read_score("initialScore") or (0, 0)
        hands: list[PlayedHand] = []
        for number, deal in enumerate(deals, 1):
            before, is_last = score, number == len(deals)
            hand, state = _HandReader(deal, rules, number, before).read(is_last=is_last)
            if state.result is None:
                state = settle(state, hand.hidden)
            if state.result is None and not is_last:
                raise UnreadableFile("unfinished", deal.where)
            hands.append(hand)
            score = state.score
        return hands, before, state

    def _raise_points(self, rules: Rules, points: int) -> Rules:
        """Return the rules with more points to win, for a game that went on after the points in its file."""
        if points > MOST_POINTS:
            raise UnreadableFile("range", self._node.where, name=Word("score"), least=0, most=MOST_POINTS - 1)
        return presets.build(rules.preset, dict(rules.options) | {"points": points})

    def _read_deals(self) -> list[_Node]:
        deals = self._node.want("deals", list)
        _check_deals(len(deals), self._node.where)
        nodes = []
        for number, deal in enumerate(deals, 1):
            where = self._node.where | {"hand": number}
            if isinstance(deal, str):
                raise UnreadableFile("packed", where)
            nodes.append(_Node(_check_kind(deal, dict, Word("deal"), where), where))
        return nodes

    def _read_names(self) -> tuple[str, ...]:
        names = list(self._names)
        if not names:
            for player in self._head.find("players", list) or []:
                fields = player if isinstance(player, dict) else {"name": player}
                names.append(_Node(fields, self._node.where).text("name", LONGEST_NAME))
        names = [*names, "", "", "", ""][:4]
        return tuple(name or f"Seat {seat}" for seat, name in enumerate(names, 1))

    def _read_score(self, name: str) -> tuple[int, int] | None:
        points = self._head.items(name, int, 2)
        if not points:
            return None
        if len(points) != 2 or not all(0 <= one < MOST_POINTS for one in points):
            raise UnreadableFile("type", self._node.where, name=name, kind=Word("scores"))
        return points[0], points[1]

    def _read_rules(self, deals: Sequence[_Node]) -> Rules:
        chosen = _Node(self._head.find("ruleset", dict) or {}, self._node.where)
        for name, value in chosen.fields.items():
            if name not in _RULES and name not in _UNKNOWN_RULES:
                raise UnreadableFile("rule-unknown", self._node.where, name=name, **_nearest(name, [*_RULES]))
            if _check_kind(value, _RULES.get(name, bool), name, self._node.where) and name in _UNKNOWN_RULES:
                raise UnreadableFile("rule", self._node.where, name=name)
        if chosen.number("num_players", 1, 10, 4) != 4:
            raise UnreadableFile("rule", self._node.where, name="num_players")
        points = chosen.number("winning_score", 0, MOST_POINTS, 0)
        self._most_deals = chosen.number("num_deals", 0, MOST_DEALS, 0)
        if points and self._most_deals:
            raise UnreadableFile("limits", self._node.where)
        if 0 < self._most_deals < len(deals):
            raise UnreadableFile("played-on", self._node.where, most=self._most_deals, count=len(deals))
        options = {field.option: self._read_rule(chosen, field) for field in RULE_FIELDS}
        if self._most_deals:
            options["points"] = MOST_POINTS
        if options["defend_alone"]:
            options |= {"lone_defence": 4, "lone_defence_march": 4}
        options |= _passing_rules(deals, options["partners_best"] != PartnersBest.OFF)
        try:
            return presets.build("standard", options)
        except RulesError as error:
            raise UnreadableFile("rules", self._node.where) from error

    def _read_rule(self, chosen: _Node, field: RuleField) -> OptionValue:
        usual, where = next(iter(field.values)), self._node.where
        value = chosen.fields.get(field.name, usual)
        if field.name == "winning_score":
            value = value or usual
        if value in field.values:
            return field.values[value]
        if isinstance(usual, str):
            nearest = _nearest(str(value), [*map(str, field.values)])
            raise UnreadableFile("choice", where, name=field.name, value=value, **nearest)
        least, most = min(map(int, field.values)), max(map(int, field.values))
        if least <= value <= most:
            raise UnreadableFile("rule", where, name=f"{field.name} {value}")
        raise UnreadableFile("range", where, name=field.name, least=least, most=most)


def _passing_rules(deals: Sequence[_Node], partners_best: bool) -> dict[str, OptionValue]:
    """Return the rules about cards from a lone maker's partner that the hands imply (law 5.4)."""
    passed, given = [], False
    for deal in deals:
        start = _Node(deal.find("initialState", dict) or {}, deal.where)
        for fields in deal.items("phases", dict, 2):
            phase = _Node(fields, deal.where)
            exchanges = [_Node(exchange, deal.where) for exchange in phase.items("cardExchanges", dict, 4)]
            senders = [one for one in exchanges if (one.find("sender", int) or 0) == start.find("dealer", int)]
            turnup = start.find("upCard", str) or ""
            names = (_spell(turnup), "R" if turnup[:1] == "J" else "")
            turnups = [
                one for one in senders if [*map(_spell, one.items("cards", str, 10))] in [[one] for one in names]
            ]
            given = given or bool(turnups)
            if phase.find("isAlone", bool) and "calls" in phase.fields:
                passed.append(len(exchanges) > len(turnups))
    best = PartnersBest.OFF
    if partners_best:
        best = PartnersBest.GIVE_THEN_DISCARD if passed and all(passed) else PartnersBest.DISCARD_THEN_GIVE
    return {"partners_best": best, "give_turnup": given}


def _score_text(score: Sequence[int]) -> str:
    return ":".join(map(str, score))


def settle(state: State, hidden: Set[Card]) -> State:
    """Return the state at the end of a hand given up early, if every way to go on pays the same, else the given state.
    ``hidden`` cards, whose places are unknown, do not count.
    """
    public = public_view(state)
    if not is_decided(public):
        return state
    held = {card for seat in public.seats if seat not in public.sitting_out for card in state.hand(seat)}
    if not (hidden.isdisjoint(held) or pay_alike(public)):
        return state
    while state.turn is not None:
        state = engine.apply(state, state.turn, engine.legal_acts(state, state.turn)[0])
    return state


# -- one hand


_CALLS = dict.fromkeys(("pickup", "call", "alone"), CALLS["Order"]) | {word.lower(): CALLS[word] for word in CALLS}
"""All calls, including the words for accepting the turn-up in files before 1.1."""
_UNSEEN = frozenset("Xx")
LABELS = ("??", "?!", "!?", "!!", "?", "!")
"""The labels of annotations."""


def _spell(code: str) -> str:
    """Return a card as most files write it: rank in upper case, suit in lower, and ``9`` for the rank ``N``."""
    rank, suit = code[:1].upper(), code[1:].lower()
    return f"9{suit}" if rank == "N" and len(suit) == 1 else rank + suit


class _Play(NamedTuple):
    seat: Seat
    card: Card
    trick: int


class _HandReader:
    """Reads one hand: what the file says, whose card each one is, a deal that fits, and the acts in order."""

    def __init__(self, deal: _Node, rules: Rules, number: int, score: tuple[int, ...]) -> None:
        self._where = deal.where
        self._rules = rules
        self._number = number
        self._score = score
        self._pack = make_pack(rules.pack, rules.joker)
        self._trump: Trump | None = None
        start = _Node(deal.want("initialState", dict), deal.where)
        self._dealer = Seat(start.number("dealer", 0, 3) + 1)
        self._turnup = self._known_card(start.want("upCard", str), Word("turn-up"))
        if self._turnup == JOKER:
            raise UnreadableFile("joker", self._where)
        self._bidding, self._play = self._phases(deal)
        self._alone = bool(self._bidding.find("isAlone", bool)) or bool(self._play.find("isAlone", bool))
        self._calls = self._read_calls()
        self._contract = self._read_contract()
        self._trump = self._contract.trump if self._contract is not None else None
        self._suits = SUIT_UNDER[Suit.SPADES if self._trump is None else self._trump]
        self._plays = self._read_plays()
        contract = self._contract
        self._maker = contract.maker if contract is not None else None
        self._giver = partners_of(contract.maker, 4)[0] if contract is not None and contract.alone else None
        self._lone_defender = contract.lone_defender if contract is not None else None
        ordered = bool(self._calls) and isinstance(self._calls[-1][1], OrderUp)
        self._turnup_taker = self._dealer if ordered and self._giver != self._dealer else None
        self._drawn: dict[Seat, tuple[Card, ...]] = {}
        self._gift: Card | None = None
        self._read_exchanges()
        self._discard = self._read_discard()
        self._shown = self._read_shown(start)
        self._kitty = self._read_kitty(start)

    # -- what the file says

    def _refuse(self, fault: str, trick: int | None = None, **values: object) -> UnreadableFile:
        return UnreadableFile(fault, self._where | ({"trick": trick} if trick is not None else {}), **values)

    def _refuse_act(self, violation: Violation, trick: int | None) -> UnreadableFile:
        fault = "revoke" if violation.fault is Fault.MUST_FOLLOW else "unlawful"
        seat, act, cards = violation.seat, act_text(violation.act), codes(violation.cards)
        return self._refuse(fault, trick, seat=seat, act=act, cards=cards, law=violation.law)

    def _phases(self, deal: _Node) -> tuple[_Node, _Node]:
        by_phase: dict[str, _Node] = {}
        for fields in deal.items("phases", dict, 2):
            phase = _Node(fields, self._where)
            kind = phase.want("type", str)
            if kind not in PHASES:
                raise self._refuse("phases", name=kind)
            if kind in by_phase:
                raise self._refuse("phase", name=kind)
            by_phase[kind] = phase
        nothing = _Node({}, self._where)
        return by_phase.get(BIDDING, nothing), by_phase.get(PLAY, nothing)

    def _card(self, code: str, trick: int | None = None) -> Card | None:
        sign = _spell(code)
        if sign in CARDS:
            card = CARDS[sign]
        elif sign in ("R", "L"):
            if self._trump is None or self._trump is NO_TRUMP:
                raise self._refuse("bower", trick, card=code)
            card = right_bower(self._trump) if sign == "R" else left_bower(self._trump)
        elif len(sign) == 2 and not _UNSEEN.isdisjoint(sign) and sign[0] in f"{RANKS}X" and sign[1] in "xshdc":
            return None
        else:
            raise self._refuse("card", trick, card=code, ranks=RANKS)
        if card not in self._pack:
            raise self._refuse("not-in-pack", trick, card=CODES[card], pack=len(self._pack))
        return card

    def _known_card(self, code: str, name: Word, trick: int | None = None) -> Card:
        card = self._card(code, trick)
        if card is None:
            raise self._refuse("unknown", trick, name=name)
        return card

    def _read_calls(self) -> list[tuple[Seat, Act]]:
        calls: list[tuple[Seat, Act]] = []
        seat = self._dealer
        for number, word in enumerate(self._bidding.items("calls", str, 16), 1):
            seat = left_of(seat, 4)
            if calls and calls[-1][1] != PASS:
                raise self._refuse("calls", number=number)
            calls.append((seat, self._read_call(word, number)))
        return calls

    def _read_call(self, word: str, number: int) -> Act:
        call = _CALLS.get(word.lower())
        if call is None or isinstance(call, CallSuit if number <= 4 else OrderUp):
            raise self._refuse("call", number=number, call=word)
        if not isinstance(call, CallSuit | OrderUp):
            return call
        self._alone = self._alone or word.lower() == "alone"
        return replace(call, alone=self._alone)

    def _read_contract(self) -> Contract | None:
        maker, act = self._calls[-1] if self._calls else (self._dealer, PASS)
        match act:
            case OrderUp():
                trump: Trump = turn_up_suit(self._turnup)
            case CallSuit(suit):
                trump = suit
            case _:
                return None
        if not self._alone:
            return Contract(maker, trump)
        out = partners_of(maker, 4)
        defender = self._bidding.find("aloneDefender", int)
        if defender is None or defender == -1:
            return Contract(maker, trump, alone=True, sitting_out=out)
        lone = Seat(defender + 1)
        if not self._rules.defend_alone or lone not in self._rules.seats or lone in (maker, *out):
            raise self._refuse("defender", seat=lone)
        return Contract(maker, trump, alone=True, lone_defender=lone, sitting_out=(*out, *partners_of(lone, 4)))

    def _read_plays(self) -> list[_Play]:
        tricks = [
            _check_kind(trick, list, Word("trick"), self._where)
            for trick in self._play.items("tricks", list, 10)
            if trick != []
        ]
        if not tricks:
            return []
        contract, size = self._contract, self._rules.hand_size
        if contract is None or contract.trump is None:
            raise self._refuse("no-trump-yet")
        if len(tricks) > size:
            raise self._refuse("tricks", size + 1, most=size)
        order = turns_around(4, contract.sitting_out)
        active = 4 - len(contract.sitting_out)
        seat = first_leader(self._rules, contract, self._dealer)
        plays: list[_Play] = []
        for number, trick in enumerate(tricks, 1):
            if len(trick) > active:
                raise self._refuse("trick-size", number, count=len(trick), most=active)
            if len(trick) < active and number < len(tricks):
                raise self._refuse("trick-short", number, count=len(trick), most=active)
            seats: list[Seat] = []
            for code in trick:
                word = _check_kind(code, str, Word("card"), self._where | {"trick": number})
                card = self._known_card(word, Word("card-of-trick", len(seats) + 1), number)
                plays.append(_Play(seat, card, number))
                seats.append(seat)
                seat = order[seat]
            seat = seats[best_play([play.card for play in plays[-len(seats) :]], contract.trump)]
        self._check_once([(play.card, play.trick) for play in plays])
        return plays

    def _check_once(self, cards: Sequence[tuple[Card, int | None]]) -> None:
        seen: set[Card] = set()
        for card, trick in cards:
            if card in seen:
                raise self._refuse("twice", trick, card=CODES[card])
            seen.add(card)

    def _read_exchanges(self) -> None:
        """Read a farmer's exchange with the kitty, and the turn-up and best card from a partner who sits out."""
        for fields in self._bidding.items("cardExchanges", dict, 4):
            node = _Node(fields, self._where)
            receiver = Seat(node.number("receiver", 0, 3) + 1)
            cards = tuple(self._known_card(code, Word("card-moved")) for code in node.items("cards", str, 10))
            sender = node.find("sender", int)
            if sender is None or sender == -1:
                if self._rules.farmers_hand is FarmersHand.OFF or len(cards) != 3 or receiver in self._drawn:
                    raise self._refuse("exchange")
                self._drawn[receiver] = cards
            elif self._giver == self._dealer == sender + 1 and receiver == self._maker and cards == (self._turnup,):
                self._turnup_taker = receiver
            elif (
                self._giver is None
                or self._rules.partners_best is PartnersBest.OFF
                or receiver != self._maker
                or sender != self._giver - 1
                or len(cards) != 1
                or self._gift is not None
            ):
                raise self._refuse("exchange")
            else:
                self._gift = cards[0]

    def _read_discard(self) -> Card | None:
        code = self._bidding.find("discard", str)
        if not code:
            return None
        card = self._card(code)
        if card is not None and self._turnup_taker is None:
            raise self._refuse("discard")
        return card

    def _read_shown(self, start: _Node) -> dict[Seat, list[str]]:
        hands = start.items("playerCards", list, 10)
        shown: dict[Seat, list[str]] = {}
        for seat, cards in zip(self._rules.seats, hands, strict=False):
            shown[Seat(seat)] = [_check_kind(code, str, Word("card"), self._where) for code in cards if code != ""]
        return shown

    def _read_kitty(self, start: _Node) -> list[Card]:
        """Return the cards under the turn-up that the file names; versions before 1.2 may name them."""
        named = [self._card(code) for code in start.items("kitty", str, 10) if code]
        return [card for card in named if card is not None and card not in (self._turnup, self._discard)]

    # -- whose card each one is

    def read(self, *, is_last: bool) -> tuple[PlayedHand, State]:
        """Return the hand and the state after its last act. Only the last hand of a file may be unfinished."""
        slots: list[Slot] = []
        hands: list[list[Card]] = []
        for seat in self._rules.seats:
            cards, unknown = self._dealt_cards(Seat(seat))
            hands.append(sorted(cards))
            slots += sorted(unknown, key=lambda slot: slot.told)
        drawn = next(iter(self._drawn.values()), ())
        kitty = [*drawn, *(card for card in self._kitty if card not in drawn)]
        all_cards = [*(card for hand in hands for card in hand), *kitty, self._turnup]
        self._check_once([(card, None) for card in all_cards])
        pool = [card for card in self._pack if card not in all_cards]
        hidden = frozenset(pool) if slots else frozenset[Card]()
        slots += [Slot(None)] * (len(pool) - len(slots))
        statement = (
            self._dealer,
            self._turnup,
            hands,
            sorted(kitty),
            self._calls,
            self._plays,
            [slot.told for slot in slots],
        )
        chance = Random(repr(statement))  # noqa: S311 - no secret
        placed = place_cards(slots, pool, chance) if len(slots) == len(pool) else None
        if placed is None:
            raise self._refuse("impossible")
        for slot, card in zip(slots, placed, strict=True):
            (kitty if slot.seat is None else hands[slot.seat - 1]).append(card)
        acts = _Acts(self._deal([sorted(hand) for hand in hands], kitty), hidden)
        self._act_out(acts)
        if acts.state.phase is Phase.ORDER and not is_last:
            self._throw_in(acts)
        places = dict(zip(placed, slots, strict=True)) if hidden else {}
        done, notes = tuple(acts.done), acts.notes
        return PlayedHand(self._number, acts.start, done, acts.hidden, places, notes), acts.state

    def _dealt_cards(self, seat: Seat) -> tuple[list[Card], list[Slot]]:
        size = self._rules.hand_size
        cards: list[Card] = []
        slots: list[Slot] = []
        for code in self._shown.get(seat, []):
            card = self._card(code)
            if card is None:
                sign = _spell(code)
                slots.append(Slot(seat, sign[0], sign[1], suits=self._suits))
            else:
                cards.append(card)
        slots += [Slot(seat, suits=self._suits)] * (size - len(cards) - len(slots))
        received = self._received_cards(seat)
        for card in self._seen_cards(seat):
            if card in cards or card in received:
                continue
            cards.append(card)
            alike = [slot for slot in slots if slot.fits(card)]
            if alike:
                slots.remove(max(alike, key=lambda slot: (slot.rank != "X") + (slot.suit != "x")))
        if len(cards) + len(slots) > size:
            text = " ".join([CODES[card] for card in cards] + ["Xx"] * len(slots))
            raise self._refuse("hand-size", seat=seat, count=len(cards) + len(slots), cards=text, most=size)
        return cards, self._without_voids(seat, slots)

    def _seen_cards(self, seat: Seat) -> list[Card]:
        seen = [play.card for play in self._plays if play.seat == seat]
        if self._gift is not None and seat == self._giver:
            seen.append(self._gift)
        if self._discard is not None and seat == self._turnup_taker:
            seen.append(self._discard)
        return seen

    def _received_cards(self, seat: Seat) -> list[Card]:
        received = [*self._drawn.get(seat, ())]
        if seat == self._turnup_taker:
            received.append(self._turnup)
        if self._gift is not None and seat == self._maker:
            received.append(self._gift)
        return received

    def _laid_count(self, seat: Seat) -> int:
        return (seat == self._turnup_taker) + (seat == self._maker and self._gift is not None)

    def _without_voids(self, seat: Seat, slots: list[Slot]) -> list[Slot]:
        """Return the slots of a seat, without suits that the seat did not follow, for cards that it kept."""
        voids = self._voids(seat)
        if not voids:
            return slots
        knows_discard = self._discard is not None and seat == self._turnup_taker
        left = [card for card in self._received_cards(seat) if card not in self._seen_cards(seat)]
        full = sum(play.seat == seat for play in self._plays) == self._rules.hand_size
        surely_laid = knows_discard + sum(full or self._suits[card] in voids for card in left)
        free = max(0, self._laid_count(seat) - surely_laid)
        return [slot if index < free else slot._replace(voids=voids) for index, slot in enumerate(slots)]

    def _voids(self, seat: Seat) -> frozenset[Suit]:
        led: dict[int, Suit] = {}
        voids = set()
        for play in self._plays:
            suit = led.setdefault(play.trick, self._suits[play.card])
            if play.seat == seat and self._suits[play.card] != suit:
                voids.add(suit)
        return frozenset(voids)

    # -- a deal that fits

    def _deal(self, hands: Sequence[Sequence[Card]], kitty: Sequence[Card]) -> State:
        size = len(self._pack)
        places = engine.deal_out(self._rules, tuple(Card(place) for place in range(size)), self._dealer)
        pack = [self._turnup] * size
        for these, cards in zip((*places.hands, places.kitty), (*hands, kitty), strict=True):
            for place, card in zip(these, cards, strict=True):
                pack[place] = card
        return engine.deal(State(self._rules, Standing(self._number, self._dealer, self._score)), tuple(pack))

    # -- the acts in order

    def _act_out(self, acts: _Acts) -> None:
        call_notes = self._notes(self._bidding, PHASES[BIDDING], len(self._calls))
        play_notes = self._notes(self._play, PHASES[PLAY], len(self._plays))
        calls, plays = [*self._calls], [*self._plays]
        while acts.state.turn is not None:
            seat, trick, phase = acts.state.turn, None, acts.state.phase
            if (
                phase is Phase.ORDER
                and seat in self._drawn
                and not any(who == seat for who, _ in acts.state.dealt.farmers)
            ):
                act: Act = self._farmers_claim(acts, seat)
            elif phase in (Phase.ORDER, Phase.CALL) and calls:
                acts.note(call_notes.get(len(self._calls) - len(calls)))
                act = calls.pop(0)[1]
            elif phase is Phase.PLAY and plays:
                acts.note(play_notes.get(len(self._plays) - len(plays)))
                _, card, trick = plays.pop(0)
                act = PLAYS[card]
            elif phase in (Phase.ORDER, Phase.CALL, Phase.PLAY) or not (self._plays or self._discard):
                return
            else:
                act = self._silent_act(acts, seat)
            try:
                acts.take(seat, act)
            except Unlawful as error:
                raise self._refuse_act(error.violation, trick) from None
        if calls:
            raise self._refuse("calls", number=len(self._calls) - len(calls) + 1)

    def _farmers_claim(self, acts: _Acts, seat: Seat) -> ClaimFarmers:
        """Return the exchange with the kitty. The cards that the player kept show which were exchanged."""
        stayed = self._seen_cards(seat)
        under = [card for card in acts.state.hand(seat) if card not in stayed]
        if len(under) != len(self._drawn[seat]) or not acts.hidden.isdisjoint(under):
            raise self._refuse("farmers", seat=seat)
        return ClaimFarmers(tuple(sorted(under, key=lambda card: CODES[card])))

    def _silent_act(self, acts: _Acts, seat: Seat) -> Act:
        match acts.state.phase:
            case Phase.DISCARD:
                return Discard((self._choose_laid_card(acts, seat),))
            case Phase.GIVE_TURNUP if self._turnup_taker is not None:
                return GiveTurnUp()
            case Phase.BEST if self._gift is not None:
                return CallForBest(self._choose_laid_card(acts, seat))
            case Phase.GIVE if self._gift is not None:
                return Give((self._gift,))
            case Phase.DEFEND_ALONE if acts.state.agreed.lone_defender is None and seat == self._lone_defender:
                return DefendAlone()
            case _:
                return PASS

    def _choose_laid_card(self, acts: _Acts, seat: Seat) -> Card:
        """Return the card that a seat discards: the one named, else one that it cannot have kept, else a random one."""
        hand = acts.state.hand(seat)
        if self._discard in hand and seat == self._turnup_taker:
            return self._discard
        seen, voids = self._seen_cards(seat), self._voids(seat)
        left = [card for card in hand if card not in seen]
        if not left:
            raise self._refuse("laid", seat=seat)
        wrong = [card for card in left if self._suits[card] in voids]
        card = (wrong or [card for card in left if card in acts.hidden] or left)[0]
        if not wrong and len(left) > self._laid_count(seat):
            acts.hidden |= {card}
        return card

    def _throw_in(self, acts: _Acts) -> None:
        """Throw the hand in if the next seat may; otherwise the cards would not have been dealt again."""
        seat = acts.state.turn
        assert seat is not None  # noqa: S101 - somebody is on turn in this phase
        claim = ClaimAceNoFace()
        if acts.hidden.isdisjoint(acts.state.hand(seat)) and claim in engine.legal_acts(acts.state, seat):
            acts.take(seat, claim)

    def _notes(self, phase: _Node, name: str, count: int) -> dict[int, Note]:
        """Return the annotations by decision. In some files the last one's index is too high by one."""
        notes: dict[int, Note] = {}
        for key, texts in (phase.find(name, dict) or phase.find(_OLD_NAMES[name], dict) or {}).items():
            lines = [_check_kind(text, str, name, self._where) for text in _check_kind(texts, list, name, self._where)]
            if count and lines and key.isascii() and key.isdigit() and len(key) < 4:
                label, text = _split_label(" ".join(lines[:50]))
                notes[min(int(key), count - 1)] = Note(label, text)
        return notes


_OLD_NAMES = {"callAnnotations": "callsAnnotations", "playAnnotations": "tricksAnnotations"}


def _split_label(text: str) -> tuple[str, str]:
    for label in LABELS:
        if text.startswith(f"[{label}]"):
            return label, _clean(text[len(label) + 2 :], LONGEST_NOTE)
    return "", _clean(text, LONGEST_NOTE)


class _Acts:
    def __init__(self, start: State, hidden: frozenset[Card]) -> None:
        self.start = self.state = start
        self.hidden = hidden
        self.done: list[tuple[Seat, Act]] = []
        self.notes: dict[int, Note] = {}

    def take(self, seat: Seat, act: Act) -> None:
        self.state = engine.apply(self.state, seat, act)
        self.done.append((seat, act))

    def note(self, note: Note | None) -> None:
        if note is not None:
            self.notes[len(self.done)] = note
