"""What binds the deals: one seal before the first of them, their secrets afterwards, and what the players mixed in.

The seal is the SHA-256 of the first deal's secret, each secret that of the next one (docs/fair-deals.md). Long numbers
stand whole. Sees public snapshots and finished games only.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.deals.records import RecordedDeal
from bot.tables.model import FinishedHand, Status
from bot.tables.views import TableView, sight_of
from bot.words.catalogue import Texts
from bot.words.lines import as_code
from bot.words.names import plain_name

LONGEST_WORD = 40
"""Most characters of a player's own word."""


def clean_word(raw: str) -> str:
    """Return a player's own word as it is mixed in: one short line that can always stand as code."""
    return plain_name(raw.replace("`", "'"), "", LONGEST_WORD)


def seal_text(table: TableView, texts: Texts) -> str:
    """Return the seals for the table's message: of a game that is over, and of deals not yet begun.

    A seal is not repeated while its deals are played.
    """
    if table.status is Status.CLOSED:
        return ""
    over = table.status is Status.FINISHED and table.last_hand is not None
    lines = [lasting_seal_text(table.last_hand, texts)] if over and table.last_hand is not None else []
    if table.place == 1:
        lines.append("-# " + texts("seal-next", seal=table.seal))
    return "\n".join(filter(None, lines))


def lasting_seal_text(hand: FinishedHand, texts: Texts) -> str:
    """Return the seal of a finished hand, for a result that stays in the channel; empty where no table dealt it."""
    return "-# " + texts("seal-lasting", seal=hand.seal) if hand.seal else ""


def fair_deal_text(table: TableView, word: str, texts: Texts) -> str:
    """Return the answer to *Fair deal*: what is sealed, what is revealed so far, and the asker's own ``word``."""
    return "\n".join((texts("fair-heading"), *_seal_lines(table, texts), _own_word(word, texts), texts("fair-about")))


def _seal_lines(table: TableView, texts: Texts) -> Iterator[str]:
    hand, playing = table.last_hand, table.public is not None and table.public.result is None
    if table.commitment is not None and playing and (table.place == 1 or hand is None):
        yield texts("fair-this", seal=as_code(table.commitment))
    if table.place == 1:
        yield texts("fair-next", seal=as_code(table.seal))
    elif hand is not None and hand.secret:
        yield texts("fair-sealed", seal=as_code(hand.seal))
    if hand is not None and hand.secret and sight_of(table, None).past:
        yield texts("fair-revealed", deals=hand.place, secret=as_code(hand.secret))
    else:
        yield texts("fair-unrevealed")


def _own_word(word: str, texts: Texts) -> str:
    return texts("fair-word", word=as_code(word)) if word else texts("fair-no-word")


def hand_proof_text(hand: FinishedHand, texts: Texts) -> str:
    """Return a finished hand's seal, its secret and what was mixed in; empty where no table dealt it."""
    return _proof(hand.commitment, hand.secret, hand.mixins, texts, first=hand.place == 1) if hand.secret else ""


def deal_proof_text(deal: RecordedDeal, first: bool, texts: Texts) -> str:
    """Return a recorded deal's seal, secret and mixins; ``first``: it is the first one under its seal."""
    if deal.reveal is None or deal.commit is None:
        return ""
    return _proof(deal.commit, deal.reveal, deal.mixins, texts, first=first)


def _proof(bound: str, secret: str, mixins: tuple[str, ...], texts: Texts, *, first: bool) -> str:
    """Return what bound a deal: the seal itself, or the secret of the deal before."""
    mixed = ", ".join(map(as_code, mixins))
    lines = (
        texts("seal-was" if first else "seal-before", seal=as_code(bound)),
        texts("seal-secret", secret=as_code(secret)),
        texts("seal-mixed", mixed=mixed) if mixed else texts("seal-unmixed"),
    )
    return "\n".join(f"-# {line}" for line in lines)
