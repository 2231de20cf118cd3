"""Checks that the deals of a record are as promised: the packs, the secrets, the chain, the draw, the order, the end.

``docs/fair-deals.md`` says what is promised. ``docs/verify_deals.py`` makes the same checks with the standard library
alone.

A record is read line by line and not replayed, since it may not be replayable: a changed pack usually makes later acts
unlawful, and the check has to name the pack and not those acts.

The first deal of a game mixes in texts from the record's lines before the first hand: the ``rules`` line and the
``previous`` line unchanged, and each seat as ``seat N`` with a digest of the name. So a later change of these lines is
always noticed, and yet a player's name can be deleted.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise

from bot.deals.draw import LENGTH, SECRET_BYTES, commitment, derive_pack, draw_dealer
from bot.engine import presets
from bot.engine.cards import CODES, Card, parse_card
from bot.engine.records.format import RecordError, Statement, count_lines, is_hex, parse_score, statements
from bot.engine.records.replay import replay
from bot.engine.rules import Rules
from bot.engine.scoring import game_winner
from bot.engine.seats import Seat, are_allied
from bot.engine.state import Phase
from bot.ratings.players import seat_name


@dataclass(slots=True)
class RecordedDeal:
    """One deal in a record. Hex digits are lower-case; lines count from 1, and 0 means that there is none."""

    number: int
    line: int
    dealer: int = 0
    stolen: bool = False
    commit: str | None = None
    commit_line: int = 0
    pack: tuple[Card, ...] = ()
    pack_line: int = 0
    reveal: str | None = None
    reveal_line: int = 0
    mixins: tuple[str, ...] = ()
    score: tuple[int, ...] | None = None

    @property
    def secret(self) -> bytes | None:
        """The revealed secret; None if none is revealed or its length is wrong."""
        secret = bytes.fromhex(self.reveal or "")
        return secret if len(secret) == SECRET_BYTES else None


@dataclass(slots=True)
class RecordLines:
    """What a record says before its first hand, and its deals. ``whole``: it was read to its end without an error."""

    rules: Rules | None = None
    rules_line: int = 0
    rules_text: str = ""
    seats: list[tuple[int, int, str]] = field(default_factory=list)
    previous: str | None = None
    previous_line: int = 0
    deals: list[RecordedDeal] = field(default_factory=list)
    ending: str | None = None
    """How the game ended, if it was not played until a side had enough points."""
    whole: bool = False

    @property
    def head_texts(self) -> tuple[str, ...]:
        """The texts mixed into the first deal if they also state, and so prove, the record's head; otherwise empty."""
        texts = self.deals[0].mixins if self.deals else ()
        return texts if any(text.startswith("rules ") for text in texts) else ()


def read_lines(data: bytes) -> RecordLines:
    """Read a record up to its first malformed line."""
    lines = RecordLines()
    with contextlib.suppress(ValueError):  # lines after a malformed one are not read
        for statement in statements(data):
            if lines.deals:
                _read_deal(statement, lines)
            else:
                _read_head(statement, lines)
        lines.whole = True
    return lines


def hand_at(data: bytes, line: int) -> int | None:
    """Return the number of the hand to which a line of a record belongs; None for a line before the first hand."""
    hand = None
    with contextlib.suppress(RecordError):
        for statement in statements(data):
            if statement.line > line:
                break
            if statement.name == "hand":
                hand = statement.number(1)
    return hand


def _read_head(statement: Statement, lines: RecordLines) -> None:
    match statement.name:
        case "rules" if lines.rules is None:
            words = statement.plain_words()
            lines.rules, lines.rules_line, lines.rules_text = presets.parse(words[1:]), statement.line, " ".join(words)
        case "seat" if len(statement.words) > 2:
            lines.seats.append((statement.line, statement.number(1), statement.words[2].text))
        case "previous":
            lines.previous, lines.previous_line = " ".join(statement.plain_words()), statement.line
        case "hand":
            lines.deals.append(_new_deal(statement))


def _read_deal(statement: Statement, lines: RecordLines) -> None:
    deal = lines.deals[-1]
    match statement.name:
        case "hand":
            lines.deals.append(_new_deal(statement))
        case "commit":
            deal.commit, deal.commit_line = _read_hex(statement), statement.line
        case "pack":
            deal.pack, deal.pack_line = tuple(map(parse_card, statement.plain_words()[1:])), statement.line
        case "score":
            deal.score = tuple(parse_score(word) for word in statement.plain_words()[1:])
        case "end" if len(statement.words) > 1:
            lines.ending = statement.words[1].text
        case "reveal":
            deal.reveal, deal.reveal_line = _read_hex(statement), statement.line
            deal.mixins = tuple(word.text for word in statement.words[2:])


def _new_deal(statement: Statement) -> RecordedDeal:
    stolen = [word.text for word in statement.words[4:]] == ["stolen"]
    number, dealer = statement.number(1), statement.number(3)
    return RecordedDeal(number, statement.line, dealer, stolen)


def _read_hex(statement: Statement) -> str | None:
    text = statement.words[1].text if len(statement.words) > 1 else ""
    return text.lower() if is_hex(text) else None


# -- texts mixed into the deals


SEAT_DIGITS = 16
"""The number of hex digits of the digest in a seat's text."""

FORGOTTEN_WORD = re.compile(r"word \d+")
"""The text that replaces a mixed-in word when its player is forgotten."""


def seat_text(seal: str, seat: int, name: str) -> str:
    """Return ``seat N`` and a digest of ``seal`` (the game's, 64 hex digits), seat and ``name`` as in the record."""
    digest = hashlib.sha256(f"{seal} {seat} {name}".encode()).hexdigest()
    return f"seat {seat} {digest[:SEAT_DIGITS]}"


def word_text(seat: int, word: str) -> str:
    return f"word {seat} {word}"


# -- the judgement


class DiscrepancyKind(StrEnum):
    """What can be wrong with a record. The catalogue of texts has a sentence for each (``verify-fault-…``)."""

    RULES = "rules"
    SEAT = "seat"
    PREVIOUS = "previous"
    NUMBER = "number"
    DEALER = "dealer"
    DRAW = "draw"
    AFTER_END = "after-end"
    UNCOMMITTED = "uncommitted"
    UNREVEALED = "unrevealed"
    FORGOTTEN = "forgotten"
    SECRET_LENGTH = "secret-length"  # noqa: S105 - a kind of fault
    OTHER_SECRET = "other-secret"  # noqa: S105 - likewise
    OTHER_PACK = "other-pack"
    CHAIN = "chain"
    TWICE = "twice"
    UNENDED = "unended"


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """One fault of a record: its line, its hand (None: the whole record), the value ``found`` and the one ``due``."""

    kind: DiscrepancyKind
    line: int
    hand: int | None = None
    found: str = ""
    due: str = ""


@dataclass(frozen=True, slots=True)
class Examination:
    """The result of a check.

    ``chained`` says that one ``seal`` binds all deals; otherwise each deal has its own. ``drawn`` says that the draw of
    the first dealer was recomputed. ``ending`` is how the game ended, according to the record, if it was not played to
    its points. If the record cannot be replayed, ``broken`` is the first error, in hand ``broken_hand``.
    """

    faults: tuple[Discrepancy, ...]
    deals: tuple[RecordedDeal, ...]
    chained: bool
    seal: str | None
    drawn: bool
    ending: str | None = None
    broken: RecordError | None = None
    broken_hand: int | None = None

    @property
    def checked(self) -> int:
        """How many deals could be checked."""
        return len(self.deals) - len(self.missing)

    @property
    def missing(self) -> tuple[int, ...]:
        """The hands that could not be checked: no secret is revealed, or a mixed-in word is forgotten."""
        return tuple(deal.number for deal in self.deals if deal.reveal is None or is_forgotten(deal))

    @property
    def tampered(self) -> tuple[Discrepancy, ...]:
        """The faults that show a change of the record, and not only that something is missing."""
        less = (DiscrepancyKind.UNREVEALED, DiscrepancyKind.FORGOTTEN, DiscrepancyKind.UNENDED)
        return tuple(fault for fault in self.faults if fault.kind not in less)


def verify_record(data: bytes) -> Examination:
    """Check a record's deals and return the result; ``RecordError`` if the record's rules cannot be read."""
    lines, ended, broken = read_lines(data), None, None
    try:
        ended = replay(data).last_state.phase is Phase.OVER
    except RecordError as error:
        if lines.rules is None:
            raise
        broken = error
    rules = lines.rules
    assert rules is not None  # noqa: S101 - what can be replayed has rules
    faults = [
        *_check_head(lines),
        *_check_order(lines, rules),
        *_check_secrets(lines, rules),
        *_check_chain(lines),
        *_check_draw(lines, rules),
    ]
    won = bool(lines.deals) and _is_won(rules, lines.deals[-1])
    if lines.ending is None and not (won or not lines.whole if ended is None else ended):
        faults.append(Discrepancy(DiscrepancyKind.UNENDED, count_lines(data)))
    return Examination(
        faults=tuple(sorted(faults, key=lambda fault: fault.line)),
        deals=tuple(lines.deals),
        chained=is_chained(lines),
        seal=lines.deals[0].commit if lines.deals else None,
        drawn=_recompute_dealer(lines, rules) is not None,
        ending=lines.ending,
        broken=broken,
        broken_hand=None if broken is None else hand_at(data, broken.line),
    )


def _check_head(lines: RecordLines) -> Iterator[Discrepancy]:
    """Yield each line before the first hand (rules, seats, previous game) that differs from the first deal's texts."""
    texts = lines.head_texts
    if not texts:
        return
    if lines.rules_text not in texts:
        yield Discrepancy(DiscrepancyKind.RULES, lines.rules_line)
    seal = lines.deals[0].commit or ""
    for line, number, name in lines.seats:
        if name != seat_name(number) and seat_text(seal, number, name) not in texts:
            yield Discrepancy(DiscrepancyKind.SEAT, line, found=str(number))
    previous = next((text for text in texts if text.startswith("previous ")), None)
    if previous != lines.previous:
        yield Discrepancy(DiscrepancyKind.PREVIOUS, lines.previous_line or lines.deals[0].line)


def _check_order(lines: RecordLines, rules: Rules) -> Iterator[Discrepancy]:
    """Yield a fault for each hand out of order: its number, its dealer (laws 2.2, 2.8), or a hand after the end."""
    if lines.deals and lines.deals[0].number != 1:
        yield Discrepancy(DiscrepancyKind.NUMBER, lines.deals[0].line, lines.deals[0].number, due="1")
    seen: set[str] = set()
    for before, deal in pairwise(lines.deals):
        again = deal.number == before.number
        if not again and deal.number != before.number + 1:
            yield Discrepancy(DiscrepancyKind.NUMBER, deal.line, deal.number, due=str(before.number + 1))
        elif not deal.stolen:
            dealer = before.dealer if again else before.dealer % rules.players + 1
            if deal.dealer != dealer:
                yield Discrepancy(DiscrepancyKind.DEALER, deal.line, deal.number, str(deal.dealer), str(dealer))
        if _is_won(rules, before):
            yield Discrepancy(DiscrepancyKind.AFTER_END, deal.line, deal.number)
    for deal in lines.deals:
        if deal.commit is not None and deal.commit in seen:
            yield Discrepancy(DiscrepancyKind.TWICE, deal.commit_line, deal.number)
        seen.add(deal.commit or "")


def _is_won(rules: Rules, deal: RecordedDeal) -> bool:
    return bool(deal.score) and game_winner(rules, deal.score or ()) is not None


def _check_secrets(lines: RecordLines, rules: Rules) -> Iterator[Discrepancy]:
    """Yield each fault of a deal's secret: it is missing, differs from the commitment, or gives another pack."""
    for deal in lines.deals:
        if deal.reveal is None:
            yield Discrepancy(DiscrepancyKind.UNREVEALED, deal.pack_line or deal.line, deal.number)
            continue
        if deal.commit is None:
            yield Discrepancy(DiscrepancyKind.UNCOMMITTED, deal.pack_line or deal.line, deal.number)
        if deal.secret is None:
            yield Discrepancy(DiscrepancyKind.SECRET_LENGTH, deal.reveal_line, deal.number, str(len(deal.reveal) // 2))
            continue
        if deal.commit is not None and commitment(deal.secret) != deal.commit:
            yield Discrepancy(DiscrepancyKind.OTHER_SECRET, deal.reveal_line, deal.number)
        pack = derive_pack(rules, deal.secret, deal.number, deal.mixins)
        if is_forgotten(deal):
            yield Discrepancy(DiscrepancyKind.FORGOTTEN, deal.reveal_line, deal.number)
        elif deal.pack != pack:
            yield Discrepancy(
                DiscrepancyKind.OTHER_PACK, deal.pack_line or deal.line, deal.number, *_first_difference(deal, pack)
            )


def is_forgotten(deal: RecordedDeal) -> bool:
    """Return whether a word that was mixed into the deal was deleted because its player was forgotten."""
    return any(FORGOTTEN_WORD.fullmatch(text) for text in deal.mixins)


def _first_difference(deal: RecordedDeal, pack: tuple[int, ...]) -> tuple[str, str]:
    """Return the first wrong card, with its place, and the right one, as ``4: JS`` and ``9C``; or unequal sizes."""
    if len(deal.pack) != len(pack):
        return str(len(deal.pack)), str(len(pack))
    places = enumerate(zip(deal.pack, pack, strict=True), 1)
    place, dealt, due = next((place, dealt, due) for place, (dealt, due) in places if dealt != due)
    return f"{place}: {CODES[dealt]}", CODES[due]


def is_chained(lines: RecordLines) -> bool:
    """Return whether one seal binds all deals: there is only one, its texts say so, or any two of them are linked."""
    links = [_is_link(before, deal) for before, deal in pairwise(lines.deals)]
    return bool(lines.head_texts) or len(lines.deals) == 1 or any(links)


def _is_link(before: RecordedDeal, deal: RecordedDeal) -> bool:
    if deal.commit is None or before.reveal is not None:
        return deal.commit is not None and deal.commit == before.reveal
    return hashlib.sha256(bytes.fromhex(deal.commit)).hexdigest() == before.commit


def _check_chain(lines: RecordLines) -> Iterator[Discrepancy]:
    """Yield a fault for each secret that does not hash to the one before. A new chain begins only after the last."""
    if not is_chained(lines):
        return
    for place, (before, deal) in enumerate(pairwise(lines.deals), 1):
        if place % LENGTH and deal.commit is not None and not _is_link(before, deal):
            yield Discrepancy(DiscrepancyKind.CHAIN, deal.commit_line, deal.number)


def _recompute_dealer(lines: RecordLines, rules: Rules) -> Seat | None:
    """Return whom the draw for a match's first deal gives (law 2.1), or None if its texts are not known."""
    first = lines.deals[0] if lines.deals else None
    if first is None or first.number != 1 or first.secret is None or is_forgotten(first):
        return None
    if lines.previous is not None:
        return None
    if rules.steal_the_deal and first.mixins and not lines.head_texts:
        return None
    return draw_dealer(rules, first.secret, first.mixins).dealer


def _check_draw(lines: RecordLines, rules: Rules) -> Iterator[Discrepancy]:
    """Yield a fault if the first dealer was neither drawn nor an opponent who stole that deal (law 2.8)."""
    dealer = _recompute_dealer(lines, rules)
    if dealer is None:
        return
    first = lines.deals[0]
    stealable = rules.steal_the_deal and first.dealer in rules.seats
    if first.dealer == dealer or (stealable and not are_allied(Seat(first.dealer), dealer, rules.traits.partners)):
        return
    yield Discrepancy(DiscrepancyKind.DRAW, first.line, first.number, str(first.dealer), str(dealer))
