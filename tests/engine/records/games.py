"""Small records for tests: a standard table with a pack in new order, and random games written as records."""

from __future__ import annotations

import random

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.cards import CODES
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.records.format import write
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from tests.engine.old_school import play_hand
from tests.packs import shuffled

HEAD = "euchre-record 1\nrules standard points=5\nseat 1 Ann\nseat 2 Bob\nseat 3 Cay\nseat 4 Dan\n"
PACK = "pack 9S TS JS QS KS AS 9H TH JH QH KH AH 9D TD JD QD KD AD 9C TC JC QC KC AC\n"
DEAL = HEAD + "hand 1 dealer 4\n" + PACK
"""Ann 9S TS JS KH AH, Bob QS KS 9D TD JD, Cay AS 9H TH QD KD, Dan JH QH AD 9C TC; JC is turned up."""


def random_record(rules_line: str, seed: int, *, hands: int = 30) -> str:
    """A whole random game (or its first hands) under these rules, as a record with a score after each hand."""
    rng = random.Random(seed)
    rules = presets.parse(rules_line.split())
    lines = [f"rules {rules_line}", *(f"seat {seat} Player{seat}" for seat in rules.seats)]
    state = begin(rules, Seat(rng.randint(1, rules.players)))
    while state.phase is not Phase.OVER and hands:
        pack = shuffled(rules, rng)
        state = deal(state, pack)
        lines += [f"hand {state.standing.number} dealer {state.standing.dealer}"]
        lines += ["pack " + " ".join(CODES[card] for card in pack)]
        while state.turn is not None:
            act = rng.choice(legal_acts(state, state.turn))
            lines.append(f"{state.turn} {act_text(act)}")
            state = apply(state, state.turn, act)
        lines.append("score " + " ".join(map(str, state.score)))
        hands -= 1
    return write(lines)


def old_school_record(rules: Rules, state: State, rng: random.Random, *, hands: int) -> tuple[str, State]:
    """A random game of an old-school table from this state on, as a record, and the state at its end."""
    lines = [f"rules {presets.rules_line(rules)}", *(f"seat {seat} Player{seat}" for seat in rules.seats)]
    while state.phase is not Phase.OVER and hands:
        hand = play_hand(state, shuffled(rules, rng), rng)
        state, standing = hand.end, hand.dealt.standing
        lines += [f"hand {standing.number} dealer {standing.dealer}", f"pack {' '.join(CODES[c] for c in hand.pack)}"]
        lines += [f"{moment.seat} {act_text(moment.act)}" for moment in hand.moments]
        lines.append("score " + " ".join(map(str, state.score)))
        hands -= 1
    return write(lines), state
