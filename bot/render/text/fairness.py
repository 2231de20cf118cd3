"""What binds a deal: its seal before it, its secret after it, and what the players mixed in. Long numbers stand whole.

A seal is the SHA-256 of a deal's secret (docs/fair-deals.md). Sees public snapshots and finished games only.
"""

from __future__ import annotations

from bot.engine.records.replay import Proof
from bot.render.text.catalogue import Texts
from bot.tables.snapshots import FinishedHand, Status, TableView


def seal_text(table: TableView, texts: Texts) -> str:
    """The seal of the deal to come, shown before anybody presses what will be mixed into it; small."""
    if table.next_commitment is None or table.status is Status.CLOSED:
        return ""
    return "-# " + texts("seal-next", seal=table.next_commitment)


def opened_text(hand: FinishedHand, texts: Texts) -> str:
    """A finished hand's seal, its secret and what was mixed in; empty where no table dealt it."""
    return _opened(hand.commitment, hand.secret, hand.mixins, texts) if hand.secret else ""


def proof_text(proof: Proof, texts: Texts) -> str:
    """The same of a recorded hand."""
    if proof.reveal is None or proof.commit is None:
        return ""
    return _opened(proof.commit, proof.reveal, proof.mixins, texts)


def _opened(seal: str, secret: str, mixins: tuple[str, ...], texts: Texts) -> str:
    mixed = ", ".join(map(_whole, mixins))
    lines = (
        texts("seal-was", seal=_whole(seal)),
        texts("seal-secret", secret=_whole(secret)),
        texts("seal-mixed", mixed=mixed) if mixed else texts("seal-unmixed"),
    )
    return "\n".join(f"-# {line}" for line in lines)


def _whole(text: str) -> str:
    """As code, so that Discord changes nothing of it."""
    return f"`{text.replace('`', '')}`"
