"""Facts as entries of a journal: a kind and a body, a JSON object.

A body has all fields of its fact. Later versions may add names to a kind's body, but never change what a name means.
"""

from __future__ import annotations

import json
from dataclasses import asdict, astuple
from functools import lru_cache
from typing import Any, get_args

from bot.deals.draw import Chain, DealerDraw, commitment
from bot.engine import presets
from bot.engine.acts import Act, act_text, parse_act
from bot.engine.cards import CODES, parse_card
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Standing
from bot.storage.api import Entry, TableId
from bot.tables import facts
from bot.tables.facts import Fact, JournalError
from bot.tables.model import Aim, PastDeal, TournamentKind, TournamentSeat, TournamentTable

_to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_FACTS: dict[str, type[Any]] = {fact.kind: fact for fact in get_args(Fact)}
"""Every fact by the word under which a journal keeps it."""


def encode(fact: Fact, seq: int, at: float) -> Entry:
    """Return the journal's entry for a fact; ``at`` is Unix time in seconds."""
    body = _acted_body(fact) if isinstance(fact, facts.Acted) else _to_json(_body(fact))
    return Entry(seq, at, fact.kind, body)


def decode(entry: Entry) -> Fact:
    """Return the fact of a journal's entry; ``JournalError`` if this program cannot read it."""
    try:
        if entry.kind == facts.Acted.kind:
            return _read_acted(entry.body)
        return _fact(entry.kind, json.loads(entry.body))
    except KeyError as error:
        raise JournalError(f"entry {entry.seq} ({entry.kind}) cannot be read: {error} is missing") from error
    except (ValueError, TypeError, AttributeError) as error:
        raise JournalError(f"entry {entry.seq} ({entry.kind}) cannot be read: {error}") from error


def _body(fact: facts.OtherFact) -> dict[str, Any]:
    """Return the body of a fact: its fields, unless one of them is no plain value."""
    match fact:
        case facts.Opened():
            return _opened_body(fact)
        case facts.Started(draw, user_id, press, mixins, ranked, clocks):
            body = {"user_id": user_id, "press": press, "mixins": mixins, "ranked": ranked}
            return _draw_body(draw) | body | {"clocks": clocks}
        case facts.Rematched(user_id, press, ranked, clocks):
            return {"user_id": user_id, "press": press, "ranked": ranked, "clocks": clocks}
        case facts.Dealt():
            return _dealt_body(fact)
        case facts.Sealed(chain):
            return {"chain": _chain_body(chain)}
        case facts.RulesChanged(rules):
            return _rules_body(rules)
        case facts.RestClaimed(seat, acts, press):
            return {"seat": seat, "acts": [[who, act_text(act)] for who, act in acts], "press": press}
        case facts.LaidOpen(acts):
            return {"acts": [[who, act_text(act)] for who, act in acts]}
        case _:
            return asdict(fact)


def _read_clocks(body: dict[str, Any]) -> tuple[float, float, float, float] | None:
    if body["clocks"] is None:
        return None
    reminder, away, gather, idle = body["clocks"]
    return reminder, away, gather, idle


def _acted_body(fact: facts.Acted) -> str:
    """Return the body of an act as the encoder would, but faster: most entries are acts, and need no quoting."""
    computer = "true" if fact.computer else "false"
    press = "null" if fact.press is None else fact.press
    return f'{{"seat":{fact.seat},"act":"{act_text(fact.act)}","computer":{computer},"press":{press}}}'


def _dealt_body(fact: facts.Dealt) -> dict[str, Any]:
    standing = fact.standing
    return {
        "pack": " ".join(CODES[card] for card in fact.pack),
        "commitment": commitment(fact.secret),
        "secret": fact.secret.hex(),
        "mixins": fact.mixins,
        "standing": [standing.number, standing.dealer, standing.score, standing.uncut],
        "next_chain": None if fact.next_chain is None else _chain_body(fact.next_chain),
        "thief": fact.thief,
    }


def _chain_body(chain: Chain) -> dict[str, Any]:
    return {"end": chain.end.hex(), "length": chain.length, "seal": chain.seal}


def _draw_body(draw: DealerDraw) -> dict[str, Any]:
    rounds = [[[seat, CODES[card]] for seat, card in shown] for shown in draw.rounds]
    return {"method": draw.method, "rounds": rounds, "dealer": draw.dealer}


def _opened_body(fact: facts.Opened) -> dict[str, Any]:
    return {
        "guild_id": fact.guild_id,
        "channel_id": fact.channel_id,
        "owner_id": fact.owner_id,
        "name": fact.name,
        **_rules_body(fact.rules),
        "computers": [[computer.name, computer.level] for computer in fact.computers],
        "chain": _chain_body(fact.chain),
        "word": fact.word,
        "pictures": fact.pictures,
        "tournament": None if fact.tournament is None else astuple(fact.tournament),
        "seats": [[seat.name, seat.user_id, seat.level] for seat in fact.seats],
        "unranked": fact.unranked,
        "guests": fact.guests,
        "again": None if fact.again is None else _again_body(fact.again),
    }


def _again_body(again: PastDeal) -> list[Any]:
    standing = again.standing
    pack = " ".join(CODES[card] for card in again.pack)
    return [again.table_id, again.hand_seq, pack, [standing.number, standing.dealer, standing.score, standing.uncut]]


def _read_again(body: list[Any]) -> PastDeal:
    table_id, hand_seq, pack, standing = body
    return PastDeal(TableId(table_id), hand_seq, tuple(map(parse_card, pack.split())), _read_standing(standing))


def _rules_body(rules: Rules) -> dict[str, Any]:
    return {"rules": presets.rules_line(rules), "preset": rules.preset, "options": dict(rules.options)}


def _fact(kind: str, body: dict[str, Any]) -> Fact:
    match kind:
        case facts.Opened.kind:
            return _read_opened(body)
        case facts.Started.kind:
            mixins, clocks = tuple(body["mixins"]), _read_clocks(body)
            return facts.Started(_draw(body), body["user_id"], body["press"], mixins, body["ranked"], clocks)
        case facts.Rematched.kind:
            return facts.Rematched(body["user_id"], body["press"], body["ranked"], _read_clocks(body))
        case facts.Dealt.kind:
            pack = tuple([parse_card(code) for code in body["pack"].split()])
            thief, secret = body["thief"], bytes.fromhex(body["secret"])
            following = None if body["next_chain"] is None else _read_chain(body["next_chain"])
            by = None if thief is None else Seat(thief)
            return facts.Dealt(pack, secret, tuple(body["mixins"]), _read_standing(body["standing"]), following, by)
        case facts.Sealed.kind:
            return facts.Sealed(_read_chain(body["chain"]))
        case facts.RulesChanged.kind:
            return facts.RulesChanged(presets.build(body["preset"], body["options"]))
        case facts.RestClaimed.kind:
            return facts.RestClaimed(Seat(body["seat"]), _read_acts(body), body["press"])
        case facts.LaidOpen.kind:
            return facts.LaidOpen(_read_acts(body))
        case facts.Proposed.kind:
            return facts.Proposed(Seat(body["seat"]), Aim(body["aim"]), body["ends"])
    if kind not in _FACTS:
        raise JournalError(f"the kind {kind!r} is not known to this version of the program")
    fact: Fact = _FACTS[kind](**body)
    return fact


def _read_acts(body: dict[str, Any]) -> tuple[tuple[Seat, Act], ...]:
    return tuple((Seat(who), _act(words)) for who, words in body["acts"])


def _read_standing(body: list[Any]) -> Standing:
    number, dealer, score, uncut = body
    return Standing(number, Seat(dealer), tuple(score), uncut)


def _read_chain(body: dict[str, Any]) -> Chain:
    return Chain(bytes.fromhex(body["end"]), body["length"], body["seal"])


_PRESS = ',"press":'


def _read_acted(text: str) -> facts.Acted:
    """Return the act of a body. Most entries are acts; but for its press a body is one of a few hundred, read once."""
    rest, _, press = text.rpartition(_PRESS)
    if press == "null}":
        return facts.Acted(*_parse_decision(rest + "}"), None)
    if press[-1:] == "}" and press[:-1].isdecimal():
        return facts.Acted(*_parse_decision(rest + "}"), int(press[:-1]))
    return facts.Acted(*_parse_decision(text), json.loads(text)["press"])


@lru_cache(maxsize=4096)
def _parse_decision(text: str) -> tuple[Seat, Act, bool]:
    """Return who decided what, and whether a computer did."""
    body = json.loads(text)
    return Seat(body["seat"]), _act(body["act"]), body["computer"]


@lru_cache(maxsize=1024)
def _act(words: str) -> Act:
    """Return the act of these words; acts are few, and journals hold many."""
    return parse_act(words.split())


def _draw(body: dict[str, Any]) -> DealerDraw:
    rounds = tuple(tuple((Seat(seat), parse_card(code)) for seat, code in shown) for shown in body["rounds"])
    return DealerDraw(body["method"], rounds, Seat(body["dealer"]))


def _read_opened(body: dict[str, Any]) -> facts.Opened:
    return facts.Opened(
        body["guild_id"],
        body["channel_id"],
        body["owner_id"],
        body["name"],
        presets.build(body["preset"], body["options"]),
        tuple(facts.ComputerName(name, level) for name, level in body["computers"]),
        _read_chain(body["chain"]),
        body["word"],
        body["pictures"],
        _read_tournament(body["tournament"]),
        tuple(TournamentSeat(*seat) for seat in body["seats"]),
        body["unranked"],
        None if body["guests"] is None else tuple(body["guests"]),
        None if body["again"] is None else _read_again(body["again"]),
    )


def _read_tournament(body: list[Any] | None) -> TournamentTable | None:
    return None if body is None else TournamentTable(TournamentKind(body[0]), *body[1:])
