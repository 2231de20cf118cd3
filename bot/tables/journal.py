"""What can happen at a table, as facts in the past tense, and how a journal writes them down.

A table is what its facts make of it (``table.py``); nothing else is remembered. Bodies are JSON objects; a kind's body
may gain names in later versions, it never changes the meaning of one. Knows no store and no Discord.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any

from bot.deals.chain import Chain
from bot.deals.chance import commitment
from bot.deals.draw import DealerDraw
from bot.engine import presets
from bot.engine.acts import Act, act_text, parse_act
from bot.engine.cards import CODES, Card, parse_card
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.storage.port import Entry

SCHEMA = 1
"""How bodies are written; stands in every ``opened`` entry."""


_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class JournalError(ValueError):
    """A journal that this program cannot read: of a newer version, or damaged."""


class Closing(StrEnum):
    """Why a table was closed."""

    ASKED = "asked"
    EMPTY = "empty"
    IDLE = "idle"
    REPLACED = "replaced"
    AGREED = "agreed"
    MODERATED = "moderated"


@dataclass(frozen=True, slots=True)
class ComputerName:
    """A computer player's own name and level."""

    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened; its owner sits at seat 1, computers beside them. ``chain`` has the first game's secrets;
    ``word`` is the owner's own (``WordChanged``).
    """

    guild_id: int
    channel_id: int
    owner_id: int
    name: str
    rules: Rules
    computers: tuple[ComputerName, ...]
    chain: Chain
    word: str = ""


@dataclass(frozen=True, slots=True)
class Joined:
    """A person sat down; if they sat elsewhere, that chair is free now. ``press`` is always an interaction's id."""

    seat: Seat
    user_id: int
    name: str
    press: int | None
    word: str = ""


@dataclass(frozen=True, slots=True)
class WordChanged:
    """A person at the table has another word of their own (empty: none), mixed into every deal from now on."""

    user_id: int
    word: str


@dataclass(frozen=True, slots=True)
class ComputerJoined:
    """A computer player sat down, or took over the chair of one who had left."""

    seat: Seat
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class ComputerLeft:
    """A computer player's chair is free again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """A person stood up; in a running game a computer plays on for them. ``owner_id`` owns the table from now on."""

    seat: Seat
    owner_id: int


@dataclass(frozen=True, slots=True)
class Started:
    """A match began, with the draw for its first deal (law 2.1).

    ``mixins`` are the texts of the draw and of the first deal alike; a game that began before they were written down
    has ``None``, and its first deal gathers its own.
    ``ranked``: its first game counts for ratings; None in journals that were written before this was fixed here.
    """

    draw: DealerDraw
    user_id: int
    press: int | None
    mixins: tuple[str, ...] | None = None
    ranked: bool | None = None


@dataclass(frozen=True, slots=True)
class Rematched:
    """Another game of the match began (laws 2.6, 7.6); ``ranked`` as in ``Started``."""

    user_id: int
    press: int | None
    ranked: bool | None = None


@dataclass(frozen=True, slots=True)
class PackTaken:
    """A player took the pack to deal: the proper dealer, or an opponent who steals the deal (law 2.8)."""

    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class TheftCalled:
    """A player of the proper dealer's side called a stolen deal: the proper dealer has the pack (law 2.8)."""

    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack was dealt, by ``thief`` if the deal was stolen. ``secret`` and ``mixins`` made it.

    ``next_chain`` is a new one for the deals to come: this deal has used up the one before.
    """

    pack: tuple[Card, ...] = field(repr=False)
    secret: bytes = field(repr=False)
    mixins: tuple[str, ...]
    next_chain: Chain | None = None
    thief: Seat | None = None


@dataclass(frozen=True, slots=True)
class Sealed:
    """The secrets of the table's next game are bound, as soon as the game before it is over."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat decided; ``computer`` tells that a computer did, for itself or for one who is away."""

    seat: Seat
    act: Act
    computer: bool
    press: int | None


@dataclass(frozen=True, slots=True)
class WentAway:
    """A player's clock ran out: a computer plays for them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned:
    """A player who was away, or had left, plays again."""

    seat: Seat
    press: int | None


@dataclass(frozen=True, slots=True)
class CloseProposed:
    """A player would like to close the table in a ranked game; one of the other side may agree."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CloseLapsed:
    """Nobody of the other side agreed in time."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is gone. ``user_id`` asked for it, if somebody did."""

    why: str
    user_id: int | None


Fact = (
    Opened | Joined | WordChanged | Sealed | ComputerJoined | ComputerLeft | Left | Started | Rematched | PackTaken
    | TheftCalled | Dealt | Acted | WentAway | Returned | CloseProposed | CloseLapsed | Closed
)  # fmt: skip

_PLAIN: dict[str, type[Any]] = {
    "joined": Joined,
    "word-changed": WordChanged,
    "computer-joined": ComputerJoined,
    "computer-left": ComputerLeft,
    "left": Left,
    "rematched": Rematched,
    "pack-taken": PackTaken,
    "theft-called": TheftCalled,
    "went-away": WentAway,
    "returned": Returned,
    "close-proposed": CloseProposed,
    "close-lapsed": CloseLapsed,
    "closed": Closed,
}
"""Facts whose body is nothing but their fields."""

_PLAIN_KINDS = {kind: word for word, kind in _PLAIN.items()}


def press_of(fact: Fact) -> int | None:
    """The interaction with which somebody brought this about, if it counts for the next deal."""
    match fact:
        case Joined() | Started() | Rematched() | PackTaken() | TheftCalled() | Acted() | Returned():
            return fact.press
        case _:
            return None


def written(fact: Fact, seq: int, at: float) -> Entry:
    """The journal's line of a fact."""
    kind, body = _body(fact)
    return Entry(seq, at, kind, _encoded(body))


def read(entry: Entry) -> Fact:
    """The fact of a journal's line; ``JournalError`` if this program does not understand it."""
    try:
        return _fact(entry.kind, json.loads(entry.body))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise JournalError(f"entry {entry.seq} ({entry.kind}) cannot be read: {error}") from error


def _body(fact: Fact) -> tuple[str, dict[str, Any]]:
    match fact:
        case Opened():
            return "opened", _opened_body(fact)
        case Started(draw, user_id, press, mixins, ranked):
            known = {"user_id": user_id, "press": press, "mixins": mixins, "ranked": ranked}
            return "started", _draw_body(draw) | known
        case Dealt():
            return "dealt", _dealt_body(fact)
        case Sealed(chain):
            return "sealed", {"chain": _chain_body(chain)}
        case Acted(seat, act, computer, press):
            return "acted", {"seat": seat, "act": act_text(act), "computer": computer, "press": press}
        case _:
            return _PLAIN_KINDS[type(fact)], asdict(fact)


def _dealt_body(fact: Dealt) -> dict[str, Any]:
    body: dict[str, Any] = {
        "pack": " ".join(CODES[card] for card in fact.pack),
        "commitment": commitment(fact.secret),
        "secret": fact.secret.hex(),
        "mixins": fact.mixins,
    }
    if fact.next_chain is not None:
        body["next_chain"] = _chain_body(fact.next_chain)
    return body if fact.thief is None else body | {"thief": fact.thief}


def _chain_body(chain: Chain) -> dict[str, Any]:
    return {"end": chain.end.hex(), "length": chain.length, "seal": chain.seal}


def _draw_body(draw: DealerDraw) -> dict[str, Any]:
    rounds = [[[seat, CODES[card]] for seat, card in shown] for shown in draw.rounds]
    return {"method": draw.method, "rounds": rounds, "dealer": draw.dealer}


def _opened_body(fact: Opened) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "guild_id": fact.guild_id,
        "channel_id": fact.channel_id,
        "owner_id": fact.owner_id,
        "name": fact.name,
        "rules": presets.line(fact.rules),
        "preset": fact.rules.preset,
        "options": dict(fact.rules.options),
        "computers": [[computer.name, computer.level] for computer in fact.computers],
        "chain": _chain_body(fact.chain),
        "word": fact.word,
    }


def _fact(kind: str, body: dict[str, Any]) -> Fact:
    if kind in _PLAIN:
        fact: Fact = _PLAIN[kind](**body)
        return fact
    match kind:
        case "opened":
            return _opened(body)
        case "started":
            mixins = body.get("mixins")
            known = None if mixins is None else tuple(mixins)
            return Started(_draw(body), body["user_id"], body["press"], known, body.get("ranked"))
        case "dealt":
            pack = tuple(parse_card(code) for code in body["pack"].split())
            thief, secret = body.get("thief"), bytes.fromhex(body["secret"])
            following = _chain(body, "next_chain", "next_secret")
            return Dealt(pack, secret, tuple(body["mixins"]), following, None if thief is None else Seat(thief))
        case "sealed":
            return Sealed(_read_chain(body["chain"]))
        case "acted":
            return Acted(Seat(body["seat"]), _act(body["act"]), body["computer"], body["press"])
        case _:
            raise JournalError(f"the kind {kind!r} is not known to this version of the program")


def _chain(body: dict[str, Any], name: str, single: str) -> Chain | None:
    """A chain under its ``name``; in journals older than chains the ``single`` secret of one deal stands there."""
    if name in body:
        return _read_chain(body[name])
    return Chain(bytes.fromhex(body[single]), 1) if single in body else None


def _read_chain(body: dict[str, Any]) -> Chain:
    return Chain(bytes.fromhex(body["end"]), body["length"], body["seal"])


@lru_cache(maxsize=1024)
def _act(words: str) -> Act:
    """Acts are few, and journals hold many."""
    return parse_act(words.split())


def _draw(body: dict[str, Any]) -> DealerDraw:
    rounds = tuple(tuple((Seat(seat), parse_card(code)) for seat, code in shown) for shown in body["rounds"])
    return DealerDraw(body["method"], rounds, Seat(body["dealer"]))


def _opened(body: dict[str, Any]) -> Opened:
    if body["schema"] != SCHEMA:
        raise JournalError(f"the journal is of version {body['schema']}, and this program reads version {SCHEMA}")
    chain = _chain(body, "chain", "secret")
    if chain is None:
        raise JournalError("the table was opened without a secret")
    return Opened(
        body["guild_id"],
        body["channel_id"],
        body["owner_id"],
        body["name"],
        presets.build(body["preset"], body["options"]),
        tuple(ComputerName(name, level) for name, level in body["computers"]),
        chain,
        body.get("word", ""),
    )
