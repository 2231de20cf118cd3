"""The proof that deals are fair: a seal before the first deal, the secrets afterwards, and the players' own words.

The seal is the SHA-256 of the first deal's secret; each secret is the SHA-256 of the next one (docs/fair-deals.md).
Long numbers are never shortened within a proof. Only public snapshots and finished games are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.deals.verification import RecordedDeal
from bot.tables.model import FinishedHand, Status
from bot.tables.views import ScoredHand, TableView, sight_of
from bot.words.catalogue import Texts
from bot.words.lines import as_code
from bot.words.names import plain_name

LONGEST_WORD = 40
"""The most characters of a player's own word."""
SHORT_SEAL = 8
"""How many digits of a seal the lobby shows."""


def clean_word(raw: str) -> str:
    """Return a player's own word as it is mixed into deals: one short line that fits a code span."""
    return plain_name(raw.replace("`", "'"), "", LONGEST_WORD)


def is_seal_due(table: TableView) -> bool:
    """Return whether the table's message must show the seal, because no deal has been dealt under it yet."""
    return table.place == 1 and table.status is not Status.CLOSED


def seal_text(table: TableView, texts: Texts) -> str:
    """Return the first digits of the next deals' seal. The file beside the message has all of them."""
    return "-# " + texts("seal-next", seal=table.seal[:SHORT_SEAL]) if is_seal_due(table) else ""


def lasting_seal_text(hands: Iterable[ScoredHand], texts: Texts) -> str:
    """Return the seals of a game's finished hands for its score sheet. Most games have one seal for all hands."""
    seals = dict.fromkeys(hand.seal for hand in hands if hand.seal)
    return "\n".join("-# " + texts("seal-lasting", seal=seal) for seal in seals)


def fair_deal_text(table: TableView, word: str, texts: Texts) -> str:
    """Return the answer to *Fair deal*: what is sealed, what is revealed so far, and the reader's own ``word``."""
    own_word = texts("fair-word", word=as_code(word)) if word else texts("fair-no-word")
    return "\n".join((texts("fair-heading"), *_seal_lines(table, texts), own_word, texts("fair-about")))


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


def hand_proof_text(hand: FinishedHand, texts: Texts) -> str:
    """Return a finished hand's seal, its secret, and the players' words mixed into it."""
    proof = _proof(hand.commitment, hand.secret, hand.mixins, texts, first=hand.place == 1)
    return f"**{texts('verify-hand', hand=hand.view.number)}**\n{proof}"


def deal_proof_text(deal: RecordedDeal, first: bool, texts: Texts) -> str:
    """Return a recorded deal's seal, secret and mixed-in words. ``first``: it is the first deal under its seal."""
    if deal.reveal is None or deal.commit is None:
        return ""
    return _proof(deal.commit, deal.reveal, deal.mixins, texts, first=first)


def _proof(bound: str, secret: str, mixins: tuple[str, ...], texts: Texts, *, first: bool) -> str:
    """Return a deal's secret, its mixed-in words, and what bound it: the seal, or the secret of the deal before."""
    mixed = ", ".join(map(as_code, mixins))
    lines = (
        texts("seal-was" if first else "seal-before", seal=as_code(bound)),
        texts("seal-secret", secret=as_code(secret)),
        texts("seal-mixed", mixed=mixed) if mixed else texts("seal-unmixed"),
    )
    return "\n".join(f"-# {line}" for line in lines)
