"""Whole games with fair deals, written as records line by line, under one seal or, as before, one seal a deal."""

from __future__ import annotations

import hashlib
import random

from bot.deals.draw import Chain, commitment, derive_pack, draw_dealer
from bot.deals.verification import seat_text, word_text
from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.cards import CODES
from bot.engine.game import apply, begin, begin_following, deal, due_standing, legal_acts
from bot.engine.records.format import HEADER, quote
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State

NAMES = ("Ann", 'Bob "B" #1', "Zoë O'Neill", "Dan", "Eve", "Fay")
PREVIOUS = "previous dealer 2 winners 1"


def fair_game(
    rules_line: str, seed: int, *, chained: bool = True, following: bool = False, hands: int = 99
) -> list[str]:
    """The lines of a record of a random game, its first ``hands`` hands at most."""
    rng, rules = random.Random(seed), presets.parse(rules_line.split())
    chain = Chain(rng.randbytes(32))
    singles = [chain.secret(1), *(rng.randbytes(32) for _ in range(200))]
    head = [f"rules {rules_line}", *([PREVIOUS] if following else [])]
    texts = head_texts(head, rules, chain.seal) if chained else []
    texts += [word_text(2, 'sn#ow "\\"'), "1298"]
    state = first_state(rules, chain.secret(1), texts, following=following)
    lines = [" ".join(HEADER), head[0]]
    lines += [f"seat {seat} {quote(NAMES[seat - 1])}" for seat in rules.seats] + head[1:]
    place = 0
    while state.phase is not Phase.OVER and place < hands:
        place += 1
        secret = chain.secret(place) if chained else singles[place - 1]
        account_lines, state = played_hand(state, secret, texts, rng)
        lines += account_lines
        texts = [word_text(3, "rain"), str(rng.randrange(10**18))]
    return lines


def head_texts(head: list[str], rules: Rules, seal: str) -> list[str]:
    """What the first deal of a sealed game mixes in of its record."""
    return [head[0], *(seat_text(seal, seat, NAMES[seat - 1]) for seat in rules.seats), *head[1:]]


def first_state(rules: Rules, secret: bytes, texts: list[str], *, following: bool) -> State:
    """The game before its first deal."""
    if following:
        return begin_following(rules, Seat(2), 1, (0,) * rules.units)
    return begin(rules, draw_dealer(rules, secret, texts).dealer)


def played_hand(state: State, secret: bytes, texts: list[str], rng: random.Random) -> tuple[list[str], State]:
    """One deal and its acts as lines, and the state after it."""
    due = due_standing(state.rules, state.standing, state.result)
    pack = derive_pack(state.rules, secret, due.number, texts)
    lines = [f"hand {due.number} dealer {due.dealer}", f"commit {commitment(secret)}"]
    lines.append("pack " + " ".join(CODES[card] for card in pack))
    state = deal(state, pack)
    while state.turn is not None:
        act = rng.choice(legal_acts(state, state.turn))
        lines.append(f"{state.turn} {act_text(act)}")
        state = apply(state, state.turn, act)
    lines.append("score " + " ".join(map(str, state.score)))
    lines.append(" ".join(["reveal", secret.hex(), *map(quote, texts)]))
    return lines, state


def sha(text: str) -> str:
    """The SHA-256 of hex digits' bytes, as hex digits."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()
