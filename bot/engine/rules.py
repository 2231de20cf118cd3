"""Rules as data: every option of law 11, checked once when a game's rules are built.

A ``Rules`` is built from a preset and the options that somebody changed (``bot.engine.presets``). The rest of the
engine asks it what is allowed and never which preset it came from.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, get_origin, get_type_hints

from bot.engine.faults import KeyedError


class RulesError(KeyedError):
    """Raised for an option that does not exist, or a value that is not allowed. Its values say what is allowed."""


class Law(StrEnum):
    """How a table treats irregular acts (law 9): it refuses them, or accepts them as a kitchen table does."""

    HOSTED = "hosted"
    OLD_SCHOOL = "old-school"


class FirstDealer(StrEnum):
    """How the first dealer is found (law 2.1)."""

    RANDOM = "random"
    HIGH_CARD = "high-card"
    BLACK_JACK = "black-jack"


class Packets(StrEnum):
    """How many cards the dealer gives at a time (law 2.3)."""

    TWO_THREE = "2-3"
    THREE_TWO = "3-2"
    THREES = "3"


class Cut(StrEnum):
    """Whether the seat before the dealer may cut (law 2.4)."""

    NO = "no"
    OFFER = "offer"


class Misdeal(StrEnum):
    """What an agreed misdeal costs (law 9.8)."""

    REDEAL = "redeal"
    FORFEIT_DEAL = "forfeit-deal"
    MINUS_ONE = "minus-one"


class RenegePenalty(StrEnum):
    """What an established renege costs (law 9.4)."""

    PLUS_TWO = "plus-two"
    MINUS_TWO = "minus-two"
    FORFEIT = "forfeit"


class FarmersHand(StrEnum):
    """Which three low cards may be exchanged (law 3.2)."""

    OFF = "off"
    THREE_ALIKE = "three-alike"
    ANY_THREE = "any-three"


class SecondRound(StrEnum):
    """What happens when all pass twice (law 4.5)."""

    THROW_IN = "throw-in"
    STICK = "stick"
    STICK_OR_FOLD = "stick-or-fold"


class PartnerOrder(StrEnum):
    """How the dealer's partner may accept the turn-up (law 4.4)."""

    FREE = "free"
    ALONE = "alone"


class FirstLead(StrEnum):
    """Who leads first (law 5.3)."""

    DEALER_LEFT = "dealer-left"
    MAKER_LEFT = "maker-left"


class PartnersBest(StrEnum):
    """Whether a lone maker gets a card from their partner, and in which order (law 5.4)."""

    OFF = "off"
    GIVE_THEN_DISCARD = "give-then-discard"
    DISCARD_THEN_GIVE = "discard-then-give"


class CallerHolds(StrEnum):
    """What a caller must hold of the suit that they make trump (law 12.1)."""

    ANY = "any"
    TRUMP = "trump"
    NATURAL = "natural"


class Settlement(StrEnum):
    """Whether a maker without partner wins from each opponent (law 8.5)."""

    EACH = "each"
    ONCE = "once"


class Outcome(StrEnum):
    """How a hand ended (laws 3.1, 4.5, 7, 8.6, 9.4, 9.8), as records write it."""

    MADE = "made"
    MARCH = "march"
    EUCHRE = "euchre"
    EUCHRE_MARCH = "euchre-march"
    SET = "set"
    THROWN_IN = "thrown-in"
    FOLDED = "folded"
    REDEAL = "redeal"
    RENEGED = "reneged"
    FORFEIT = "forfeit"
    MISDEAL = "misdeal"
    CONCEDED = "conceded"


class Company(StrEnum):
    """Which hands a row of points applies to: partnered, alone, against a lone defender, or by a forced dealer."""

    ANY = "any"
    PARTNERED = "partnered"
    ALONE = "alone"
    AGAINST_LONE_DEFENDER = "against a lone defender"
    FORCED = "forced dealer"
    FORCED_ALONE = "forced dealer alone"


class Basis(StrEnum):
    """How a row's amount counts: as it is, for each trick taken, or for each trick bid."""

    POINTS = "points"
    TRICKS = "tricks"
    BID = "bid"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the scoring table: who gains (or, below zero, loses) how much in which case.

    If ``makers`` is true, the makers' side is paid, otherwise every player against it. The amount is multiplied by the
    tricks taken or by the bid if ``basis`` says so; ``halved`` halves it (law 8.7).
    """

    outcome: Outcome
    company: Company
    makers: bool
    amount: int
    basis: Basis = Basis.POINTS
    halved: bool = False


OptionValue = bool | int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """The shape of a game, which no option changes.

    ``hand_size`` None: the whole pack is dealt. ``joker_bid`` is the bid forced on the joker's holder when all pass
    (law 8.6); 0 if there is none.
    """

    partners: bool = True
    turn_up: bool = True
    hand_size: int | None = 5
    may_go_alone: bool = True
    secret_partner: bool = False
    widow: bool = False
    bid_from_half: bool = False
    joker_bid: int = 0
    maker_march: int = 2


PAYS = "pays"
"""Marks an option that changes what a hand pays and nothing else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every option of law 11, in the order of its tables, with the value that it has in presets without it."""

    players: int = 4
    law: Law = Law.HOSTED
    pack: int = 24
    joker: bool = False
    points: int = 10
    first_dealer: FirstDealer = FirstDealer.RANDOM
    packets: Packets = Packets.THREE_TWO
    cut: Cut = Cut.NO
    misdeal: Misdeal = Misdeal.REDEAL
    steal_the_deal: bool = False
    renege_penalty: RenegePenalty = RenegePenalty.PLUS_TWO
    renege_ends_hand: bool = False
    review: bool = False
    traditions: bool = True
    ace_no_face: bool = False
    farmers_hand: FarmersHand = FarmersHand.OFF
    second_round: SecondRound = SecondRound.THROW_IN
    no_first_blood: bool = False
    mugs_away: bool = False
    laps: bool = False
    slams: bool = False
    turning_the_tables: bool = False
    partner_order: PartnerOrder = PartnerOrder.FREE
    defend_alone: bool = False
    first_lead: FirstLead = FirstLead.DEALER_LEFT
    partners_best: PartnersBest = PartnersBest.OFF
    give_turnup: bool = False
    lone_made: Annotated[int, PAYS] = 1
    lone_march: Annotated[int, PAYS] = 4
    euchre: Annotated[int, PAYS] = 2
    lone_euchre: Annotated[int, PAYS] = 2
    euchre_march: Annotated[int, PAYS] = 2
    lone_defence: Annotated[int, PAYS] = 2
    lone_defence_march: Annotated[int, PAYS] = 4
    setback: Annotated[bool, PAYS] = False
    prompt_partner: bool = False
    settlement: Annotated[Settlement, PAYS] = Settlement.ONCE
    lone_hands: bool = True
    lone_closed: int = 0
    caller_holds: CallerHolds = CallerHolds.ANY
    keep_turnup: bool = False
    stuck_any: bool = False
    no_trump: bool = False


OPTIONS: dict[str, type[bool | int | StrEnum]] = get_type_hints(Options)
"""Every option of law 11 by name: yes or no, a number, or one of a few words."""
SCORING_OPTIONS = frozenset(
    name for name, kind in get_type_hints(Options, include_extras=True).items() if get_origin(kind) is Annotated
)
"""The options that are marked ``PAYS``."""


def parse_option(name: str, text: str) -> OptionValue:
    """Parse the value of an option. Raises ``ValueError`` if it is not of the option's type."""
    kind = OPTIONS[name]
    if kind is int:
        return parse_number(text)
    if issubclass(kind, StrEnum):
        return kind(text)
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """One game's rules, complete and consistent. Build with ``presets.build``.

    ``options`` holds the options that exist in this preset, by name, in the order of law 11; ``rows`` is the scoring
    table, by which hands are scored and which the rules page prints.
    """

    preset: str
    traits: Traits
    options: tuple[tuple[str, OptionValue], ...]
    rows: tuple[Row, ...] = ()
    hand_size: int = 5

    seats: tuple[int, ...] = field(init=False, compare=False, repr=False)
    majority: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(range(1, self.players + 1)))
        object.__setattr__(self, "majority", self.hand_size // 2 + 1)

    @property
    def pack_size(self) -> int:
        """Cards in the pack, the joker included."""
        return self.pack + self.joker

    @property
    def lowest_bid(self) -> int:
        """The least number of tricks that may be bid (laws 8.6, 8.7)."""
        return self.hand_size // 2 if self.traits.bid_from_half else 1

    @property
    def shows_last_trick(self) -> bool:
        """Whether the last gathered trick may be looked at again (law 9.9)."""
        return self.law is Law.HOSTED or self.review

    @property
    def units(self) -> int:
        """The number of units (sides, or single players) that have a score."""
        return 2 if self.traits.partners else self.players


def option_text(value: OptionValue) -> str:
    """Return an option's value as a record writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# -- numbers as records, options and typed acts write them


_NUMBER = re.compile(r"0|[1-9][0-9]*", re.ASCII)
_MOST_DIGITS = 18  # far more than any number of a game needs; Python itself refuses to read thousands of digits


def parse_number(text: str) -> int:
    """Parse a number. Raises ``KeyedError`` if it is none."""
    if not _NUMBER.fullmatch(text):
        raise KeyedError("misread-number", word=text)
    if len(text) > _MOST_DIGITS:
        raise KeyedError("misread-digits", count=len(text))
    return int(text)
