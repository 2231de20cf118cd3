"""The deals of a recorded game, even if the record cannot be replayed: a changed pack usually makes the acts after it
unlawful, and the check has to name the pack. Must not know tables or texts for players.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace

from bot.engine import presets
from bot.engine.cards import parse_card
from bot.engine.records.format import RecordError, Statement, is_hex, statements
from bot.engine.records.replay import Proof, replay
from bot.engine.rules import Rules
from bot.engine.state import Phase


@dataclass(frozen=True, slots=True)
class RecordedDeals:
    """Every deal of a record; ``broken`` is the first error of one that cannot be replayed, in hand ``broken_hand``.

    ``ended``: the record reaches the end of its game. Of a broken record ``proofs`` are the deals that can be read.
    """

    rules: Rules
    proofs: tuple[Proof, ...]
    ended: bool = False
    broken: RecordError | None = None
    broken_hand: int | None = None

    @property
    def unrevealed(self) -> tuple[Proof, ...]:
        """The deals whose secret is missing, which nobody can check."""
        return tuple(proof for proof in self.proofs if proof.reveal is None)


def deals_of(data: bytes) -> RecordedDeals:
    """The deals of a record; ``RecordError`` for one whose rules cannot be read."""
    try:
        game = replay(data)
    except RecordError as error:
        rules, proofs = _unplayed(data)
        if rules is None:
            raise
        return RecordedDeals(rules, proofs, broken=error, broken_hand=hand_at(data, error.line))
    return RecordedDeals(game.played.rules, tuple(game.proofs), ended=game.played.phase is Phase.OVER)


def hand_at(data: bytes, line: int) -> int | None:
    """The number of the hand that a line of a record belongs to; ``None`` before the first one."""
    found = None
    with contextlib.suppress(RecordError):
        for statement in statements(data):
            if statement.line > line:
                break
            if statement.name == "hand":
                found = statement.number(1, "a hand's number")
    return found


def _unplayed(data: bytes) -> tuple[Rules | None, tuple[Proof, ...]]:
    """What can be read of a record without playing it."""
    rules: Rules | None = None
    proofs: list[Proof] = []
    hand, commit = 0, None
    with contextlib.suppress(ValueError):  # the rest cannot be read
        for statement in statements(data):
            match statement.name:
                case "rules" if rules is None:
                    rules = presets.parse(statement.plain()[1:])
                case "hand":
                    hand, commit = statement.number(1, "a hand's number"), None
                case "commit":
                    commit = _hex_word(statement)
                case "pack":
                    pack = tuple(parse_card(word) for word in statement.plain()[1:])
                    proofs.append(Proof(hand, statement.line, commit, pack))
                case "reveal" if proofs:
                    texts = tuple(word.text for word in statement.words[2:])
                    proofs[-1] = replace(proofs[-1], reveal=_hex_word(statement), mixins=texts)
    return rules, tuple(proofs)


def _hex_word(statement: Statement) -> str | None:
    text = statement.words[1].text if len(statement.words) > 1 else ""
    return text if is_hex(text) else None
