"""Old-school tables for tests: stacked hands of the partnership game, and random games in which the law is broken."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.engine.acts import Act, ClaimCall, ClaimLead, ClaimRenege, CorrectRenege, PlayCard, SayMisdeal, act_text
from bot.engine.cards import Card
from bot.engine.game import accepted_acts, apply, deal, legal_acts
from bot.engine.presets import PRESETS, build
from bot.engine.rules import OptionValue, Rules, RulesError
from bot.engine.seats import Seat
from bot.engine.state import State
from tests.engine import sampling
from tests.engine.sampling import Hand, Moment
from tests.engine.tables import Table

HANDS = {1: "AS KS AH KH QD", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"}
"""Everybody's hand; 9H is turned up, and QH JD JC lie under it. Seats 1 and 3 play against 2 and 4, who deals."""


def dealt(preset: str = "standard", **changes: OptionValue) -> Table:
    """An old-school table at which ``HANDS`` are dealt."""
    return Table(preset, 0, law="old-school", **changes).deal(HANDS, turnup="9H")


def hearts(preset: str = "standard", **changes: OptionValue) -> Table:
    """Seat 1 has ordered hearts and is to lead; the dealer, seat 4, took 9H and laid 9C away."""
    return dealt(preset, **changes).say("1 order; 4 discard 9C")


def taken(table: Table, seat: int) -> list[str]:
    """All that the table takes from a seat, sorted; each act is there once."""
    acts = accepted_acts(table.state, Seat(seat))
    assert len({*acts}) == len(acts), acts
    return sorted(map(act_text, acts))


def cards_taken(table: Table, seat: int) -> str:
    """The cards that the table takes from a seat."""
    acts = accepted_acts(table.state, Seat(seat))
    return " ".join(sorted(act_text(act) for act in acts if isinstance(act, PlayCard)))


def exposed(table: Table) -> list[tuple[int, str]]:
    """What lies exposed."""
    return [(seat, act_text(PlayCard(card))) for seat, card in table.state.remembered.exposed]


def upheld(table: Table) -> bool:
    """Whether the last claim was true."""
    return table.state.remembered.judgements[-1].upheld


def play_out(table: Table) -> Table:
    """Lawful play to the end: everybody plays the first lawful card, the winner gathers each trick."""
    while table.turn:
        table.say(f"{table.turn} {'gather' if 'gather' in table.legal else table.legal[0]}")
    return table


# -- random games


def random_old_school(rng: random.Random, preset: str | None = None) -> Rules:
    """Any preset at an old-school table, with any of its options changed."""
    name = preset or rng.choice(list(PRESETS))
    choices = PRESETS[name].choices
    while True:
        changes = {option: rng.choice(choice.allowed) for option, choice in choices.items() if rng.random() < 0.4}
        try:
            return build(name, changes | {"law": "old-school"})
        except RulesError:
            continue


def all_taken(state: State) -> list[tuple[Seat, Act]]:
    """Every act that is taken from anybody."""
    return [(Seat(seat), act) for seat in state.rules.seats for act in accepted_acts(state, Seat(seat))]


def _weight(state: State, seat: Seat, act: Act) -> float:
    match act:
        case SayMisdeal():
            return 0.03
        case ClaimRenege():
            return 0.1
        case ClaimLead() | ClaimCall() | CorrectRenege():
            return 0.5
        case _:
            return 1.0 if act in legal_acts(state, seat) else 0.3


def play_hand(state: State, pack: tuple[Card, ...], rng: random.Random) -> Hand:
    """One hand in which everybody often breaks the law and claims at random, perhaps also after the last trick."""
    start = deal(state, pack)
    now, moments = start, []
    while now.turn is not None or rng.random() < 0.5:
        open_acts = all_taken(now)
        if not open_acts:
            break
        seat, act = rng.choices(open_acts, [_weight(now, seat, act) for seat, act in open_acts])[0]
        after = apply(now, seat, act)
        moments.append(Moment(now, seat, act, after))
        now = after
    return Hand(state, pack, start, tuple(moments))


def hands_of(rules: Rules, rng: random.Random, most: int) -> Iterator[Hand]:
    """The hands of one random game until it is won, at most this many."""
    return sampling.hands_of(rules, rng, most, play_hand)
