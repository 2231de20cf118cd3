"""Laws told as stories: a position, what is done there, and what is asked, lawful, refused or paid then.

    6.2 the first lead is no trump
        no_first_blood=yes | 1 JC JS AC KH 9H, up 9D | pass x4; 1 call C
        lawful 9H KH; unlawful 1 JC, 1 AC: 6.2; 1 9H; asked play 2

A title begins with the number of its law. A line with bars lays a table: its rules, the cards of seats, of the turn-up
(``up``) and of the ``kitty``, and what is done first. The rules are those of ``standard`` if no preset is named; the
last seat deals unless they say ``dealer=``, and ``score=`` is the score before. Instead of rules and cards there may be
one of the ``TABLES`` of old-school law, with a preset and options. Steps are parted by semicolons: a seat with an act
in the words of a record, one of ``MOVES``, or one of ``CHECKS`` with what is expected.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.cards import CODES, Card, codes
from bot.engine.seats import Seat
from bot.engine.views import public_calls, public_view, seat_view
from tests.engine.old_school import cards_taken, dealt, exposed, hearts, play_out, taken, upheld
from tests.engine.tables import Table, sorted_words
from tests.world import require

TABLES: dict[str, Callable[..., Table]] = {"dealt": dealt, "hearts": hearts}


@dataclass(frozen=True, slots=True)
class Story:
    """What a law means in one position."""

    title: str
    lines: tuple[str, ...]

    def tell(self) -> None:
        """Carry it out from line to line; each step that fails is named."""
        assert self.lines, "a story without a line"
        table = Table()
        for line in self.lines:
            *position, steps = line.split("|")
            if position:
                table = lay_table(*position)
            for step in filter(None, map(str.strip, steps.split(";"))):
                take_step(table, step)


def stories(text: str) -> list[Any]:
    """Return the stories of a text as parameters of a test, which go by their titles."""
    all_stories: list[Story] = []
    for line in filter(None, text.splitlines()):
        if line.startswith(" "):
            all_stories[-1] = Story(all_stories[-1].title, (*all_stories[-1].lines, line))
        else:
            all_stories.append(Story(line, ()))
    return [pytest.param(story, id=story.title) for story in all_stories]


def lay_table(rules: str, cards: str = "") -> Table:
    """Return a table of these rules at which these cards are dealt."""
    words = rules.split()
    lay = TABLES.get(words[0]) if words else None
    if lay is not None:
        words.pop(0)
    preset = words.pop(0) if words and "=" not in words[0] else "standard"
    around = dict(word.split("=") for word in words if word.startswith(("dealer=", "score=")))
    options = [word for word in words if word.partition("=")[0] not in around]
    values = dict(presets.parse([preset, *options]).options)
    changes = {option: values[option] for option in (word.partition("=")[0] for word in options)}
    table = Table(preset, int(around.get("dealer", 0)), **changes) if lay is None else lay(preset, **changes)
    if "score" in around:
        score = tuple(map(int, around["score"].split(":")))
        table.state = table.state._replace(standing=replace(table.state.standing, score=score))
    if lay is not None:
        return table
    hands: dict[int, str] = {}
    apart = {"up": "", "kitty": ""}
    for dealt_to in filter(None, map(str.strip, cards.split(","))):
        whom, _, words_of_cards = dealt_to.partition(" ")
        if whom in apart:
            apart[whom] = words_of_cards
        else:
            hands[int(whom)] = words_of_cards
    return table.deal(hands, apart["up"], apart["kitty"])


def take_step(table: Table, step: str) -> None:
    """Carry out an act or a move, or check what is expected."""
    word, _, rest = step.partition(" ")
    if word.isdecimal():
        table.say(step)
    elif word in MOVES:
        MOVES[word](table, rest)
    elif word == "unlawful":
        check_refusals(table, step, rest)
    else:
        got, expected = CHECKS[word](table, rest)
        assert got == expected, step


def check_refusals(table: Table, step: str, rest: str) -> None:
    """Each of these acts is refused, by the law and as the fault that stand after the colon, if any do."""
    acts, _, reasons = rest.partition(":")
    for act in acts.split(","):
        violation = table.refused(act)
        for reason in reasons.split():
            got = violation.law if reason[0].isdecimal() else str(violation.fault)
            assert got == reason, f"{step}: {act}"


def read_acts(words: str) -> list[str]:
    """Return acts that are parted by commas; ``call: C D`` are two calls, ``alone: C`` one, and cards stand alone."""
    acts: list[str] = []
    for part in filter(None, map(str.strip, words.split(","))):
        kind, colon, each = part.partition(":")
        if colon:
            acts += [f"call {suit} alone" if kind == "alone" else f"{kind} {suit}" for suit in each.split()]
        else:
            acts += part.split() if set(part.split()) <= {*CODES} else [part]
    return acts


def _tell(value: object) -> str:
    """Return a value as a story writes it: numbers side by side, and nothing at all as a dash."""
    if isinstance(value, tuple | list):
        return " ".join(map(_tell, value)) or "-"
    return "-" if value is None else str(int(value)) if isinstance(value, int) else str(value)


def _look(seen: object, words: str) -> tuple[object, object]:
    """Compare fields of what is seen with ``name=value`` pairs."""
    pairs = dict(pair.split("=", 1) for pair in words.split())
    return {name: getattr(seen, name) for name in pairs}, {name: literal_eval(value) for name, value in pairs.items()}


def _lying(shown: tuple[tuple[Seat, tuple[Card, ...]], ...]) -> str:
    return ", ".join(f"{seat} {codes(cards)}" for seat, cards in shown)


def _card(card: Card | None) -> str:
    return "-" if card is None else CODES[card]


def _calls(table: Table) -> list[str]:
    return sorted(act_text(act) for act in public_calls(public_view(table.state)))


def _open_to(table: Table, words: str) -> tuple[object, object]:
    """Compare the seats from which an act is taken: ``open-to 2 4: claim lead 3``."""
    seats, _, act = words.partition(": ")
    return _tell([seat for seat in table.rules.seats if act in taken(table, seat)]), seats


def _of_seat(compare: Callable[[Table, int, str], tuple[object, object]]) -> Callable[[Table, str], Any]:
    """Read the seat before the other words."""

    def check(table: Table, words: str) -> tuple[object, object]:
        seat, _, rest = words.partition(" ")
        return compare(table, int(seat), rest)

    return check


MOVES: dict[str, Callable[[Table, str], object]] = {
    "pass": lambda table, words: table.passes(int(words.removeprefix("x") or 1)),
    "finish": lambda table, _: table.finish(),
    "play-out": lambda table, _: play_out(table),
    "deal": lambda table, _: table.deal(),
}
"""Seats on turn pass, a hand is played to its end (at an old-school table with gathering), another is dealt."""

CHECKS: dict[str, Callable[[Table, str], tuple[object, object]]] = {
    "asked": lambda table, words: (f"{table.phase} {table.turn}", words),
    "phase": lambda table, words: (str(table.phase), words),
    "lawful": lambda table, words: (table.legal, sorted(read_acts(words))),
    "may": lambda table, words: ({*read_acts(words)} - {*table.legal}, set()),
    "may-not": lambda table, words: ({*read_acts(words)} & {*table.legal}, set()),
    "takes": _of_seat(lambda table, seat, words: (taken(table, seat), sorted(read_acts(words)))),
    "takes-cards": _of_seat(lambda table, seat, words: (cards_taken(table, seat), words)),
    "takes-no": _of_seat(lambda table, seat, words: ([act for act in taken(table, seat) if words in act], [])),
    "open-to": _open_to,
    "hand": _of_seat(lambda table, seat, words: (table.hand(seat), sorted_words(words))),
    "received": _of_seat(lambda table, seat, cards: (codes(seat_view(table.state, Seat(seat)).received), cards)),
    "knows": _of_seat(lambda table, seat, words: _look(seat_view(table.state, Seat(seat)), words)),
    "sizes": lambda table, words: (_tell([len(hand) for hand in table.state.hands]), words),
    "kitty": lambda table, words: (" ".join(CODES[card] for card in table.state.dealt.kitty), words),
    "public": lambda table, words: _look(public_view(table.state), words),
    "agreed": lambda table, words: _look(table.state.agreed, words),
    "remembers": lambda table, words: _look(table.state.remembered, words),
    "dealer": lambda table, words: (f"{table.state.standing.dealer} of hand {table.state.standing.number}", words),
    "exposed": lambda table, words: (", ".join(f"{seat} {card}" for seat, card in exposed(table)), words),
    "upheld": lambda table, _: (upheld(table), True),
    "rejected": lambda table, _: (upheld(table), False),
    "claims": lambda table, words: ([act for act in table.legal if act.startswith("farmers")], read_acts(words)),
    "shown": lambda table, words: (_lying(public_view(table.state).shown), words),
    "turnup": lambda table, words: (_card(public_view(table.state).turnup), words),
    "proof": lambda table, words: (" ".join(CODES[c] for c in table.state.remembered.judgements[-1].proof), words),
    "shows-calls": lambda table, words: (_calls(table), sorted(read_acts(words))),
    "tricks": lambda table, words: (_tell(table.winners), words),
    "lie": lambda table, words: (len(table.state.trick), int(words)),
    "over": lambda table, _: (table.state.result is not None, True),
    "goes-on": lambda table, _: (table.state.result, None),
    "result": lambda table, words: (f"{table.outcome} {_tell(table.points)}", words),
    "points": lambda table, words: (_tell(table.points), words),
    "score": lambda table, words: (_tell(table.state.score), words),
    "winner": lambda table, words: (_tell(require(table.state.result).winner), words),
    "contract": lambda table, words: (_tell(table.state.contract), words),
}
