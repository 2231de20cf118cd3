"""How names, suits and cards are written in sentences about a table.

One voice writes Discord's markdown, the other is plain, to be read aloud. Both say the same sentences.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from typing import Protocol

from bot.engine.acts import Act
from bot.engine.cards import CODES, JOKER, NO_TRUMP, Card, Suit, Trump, left_bower, right_bower
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.tables.model import NO_CREDITS, Chair, Credits
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.lines import join_partners, list_words, visible_length, with_minus
from bot.words.names import plain_name, safe_name, tell_apart

SIGNS: dict[Suit, str] = dict(zip(Suit, ("♠\ufe0e", "♥\ufe0e", "♦\ufe0e", "♣\ufe0e"), strict=True))
"""The sign of each suit, in text style. As emojis they would have other colours than in the pictures."""

LONGEST_UNBROKEN = 26
"""The most visible characters that are kept together on one line of a message."""


class Bower(StrEnum):
    """Which bower a jack is under trump."""

    NONE = "none"
    RIGHT = "right"
    LEFT = "left"


@cache
def bower_of(card: Card, trump: Trump | None) -> Bower:
    """Return which bower the card is under this trump."""
    if trump is None or trump is NO_TRUMP:
        return Bower.NONE
    if card == right_bower(trump):
        return Bower.RIGHT
    return Bower.LEFT if card == left_bower(trump) else Bower.NONE


@lru_cache(maxsize=2048)
def card_words(card: Card, texts: Texts, trump: Trump | None = None) -> str:
    """Return a card in words; a bower under ``trump`` as "jack of hearts (right bower)"."""
    if card == JOKER:
        return texts("card-joker")
    words = texts("card", rank="R" + CODES[card][0], suit=CODES[card][1])
    bower = bower_of(card, trump)
    return words if bower is Bower.NONE else texts(f"card-{bower}", card=words)


def cards_words(cards: Iterable[Card], texts: Texts, trump: Trump | None = None) -> str:
    """Return cards in words, as a list."""
    return list_words([card_words(card, texts, trump) for card in cards], texts)


@lru_cache(maxsize=512)
def card_sign(card: Card, texts: Texts) -> str:
    """Return a card as "J♥", or in words if the texts are for a screen reader."""
    if texts.for_screen_reader:
        return card_words(card, texts)
    if card == JOKER:
        return texts("card-joker-short")
    return rank_letter(card, texts) + SIGNS[Suit(card >> 3)]


def trump_sign(trump: Trump, texts: Texts) -> str:
    """Return the sign of a suit, or a short text for no trump."""
    return texts("no-trump-short") if trump is NO_TRUMP else SIGNS[trump]


def rank_letter(card: Card, texts: Texts) -> str:
    """Return the rank as printed on a card: ``10``, ``J``. Not for the joker."""
    return texts("rank-letter", rank="R" + CODES[card][0])


class CardSigns(Protocol):
    """Emojis of cards and suits for Discord's texts; ``None`` if a card or suit has none."""

    def of_card(self, card: Card) -> str | None: ...
    def of_suit(self, suit: Suit) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Voice:
    """A way to write one table's names and cards.

    ``plain`` has no markdown and writes cards in words. ``traditions``: the players want to read them. ``signs`` has
    emojis of cards and suits. ``numbered`` are the seats without a name in the table's picture. ``credits`` say who
    made which act of a finished hand. ``marks_computers`` puts a sign at computers' names, except in the plain voice
    and for screen readers.
    """

    texts: Texts
    rules: Rules
    chairs: tuple[Chair, ...]
    plain: bool = False
    traditions: bool = True
    signs: CardSigns | None = None
    numbered: tuple[Seat, ...] = ()
    credits: Credits = NO_CREDITS
    marks_computers: bool = True

    @classmethod
    def of(
        cls,
        table: TableView,
        texts: Texts,
        *,
        plain: bool = False,
        signs: CardSigns | None = None,
        numbered: Collection[Seat] = (),
    ) -> Voice:
        """Return the voice for a table. Names that look alike get marks."""
        traditions = table.traditions and table.rules.traditions
        chairs = tell_chairs_apart(table.chairs)
        return cls(texts, table.rules, chairs, plain, traditions, signs, tuple(numbered), table.credits)

    def after(self, hand: Credits) -> Voice:
        """Return the voice for a finished hand, with those who played it under their newest names."""
        if not hand.seated:
            return self
        pairs = zip(self.chairs, tell_chairs_apart(hand.seated), strict=True)
        chairs = tuple(now if now.is_same_player(then) else then for now, then in pairs)
        return replace(self, chairs=chairs, credits=hand)

    def name(self, seat: Seat) -> str:
        """Return the safe name at a seat. A computer's name is marked, except when read aloud."""
        return self._write(self.chairs[seat - 1] if seat <= len(self.chairs) else Chair(seat))

    def _write(self, chair: Chair) -> str:
        marked = chair.level is not None and self.marks_computers
        return _write_name(chair.name, chair.seat, marked, self.texts, self.plain)

    def name_player(self, seat: Seat) -> str:
        """Return the name of the player at a seat now. A stand-in's name says that it is one."""
        return self.name_chair(seat, self.chairs[seat - 1])

    def name_actor_of(self, seat: Seat, act: Act) -> str:
        """Return the name of the player who made an act at a seat; if unknown, of the player there now."""
        return self.name_chair(seat, self.credits.of(seat, act))

    def name_chair(self, seat: Seat, chair: Chair | None) -> str:
        """Return the chair's name, or without a chair the seat's. A stand-in's name says that it is one."""
        if chair is None:
            return self.name(seat)
        others = (*self.chairs[: seat - 1], chair, *self.chairs[seat:])
        name = self._write(tell_chairs_apart(others)[seat - 1])
        return self.texts("stand-in-plain" if self.plain else "stand-in", name=name) if chair.is_stand_in else name

    def names(self, seats: Iterable[Seat]) -> str:
        return list_words([self.name(seat) for seat in seats], self.texts)

    def seats_of(self, unit: int) -> tuple[Seat, ...]:
        """Return the seats that score together: those of a side, or the single seat."""
        if self.rules.traits.partners:
            return tuple(Seat(seat) for seat in self.rules.seats if 2 - seat % 2 == unit)
        return (Seat(unit),)

    def unit(self, unit: int) -> str:
        """Return a side's names, "Ann & Cay", or a single player's name. Short names stay on one line of a message."""
        seats = self.seats_of(unit)
        names = join_partners(map(self.name, seats), self.texts)
        return names if len(seats) == 1 else self.keep_together(names)

    def keep_together(self, words: str) -> str:
        """Return words with no-break spaces, unless they may be wider than a line."""
        breaks = self.plain or visible_length(words) > LONGEST_UNBROKEN
        return words if breaks else words.replace(" ", "\u00a0")

    def strong(self, words: str) -> str:
        """Return words in bold, unless the voice is plain or some are bold already: Discord does not nest bold text."""
        return words if self.plain or "**" in words else f"**{words}**"

    def suit(self, suit: Trump) -> str:
        """Return a suit's name after its sign. Plain voices and "no trump" have no sign."""
        words = self.texts("suit", suit=suit.letter)
        if suit is NO_TRUMP or self.plain or self.texts.for_screen_reader:
            return words
        sign = self.signs.of_suit(suit) if self.signs is not None else None
        return f"{sign or SIGNS[suit]} {words}"

    def card(self, card: Card, trump: Trump | None = None) -> str:
        """Return a card as a sign or in words. A bower under ``trump`` is named as one."""
        if self.plain or self.texts.for_screen_reader:
            return card_words(card, self.texts, trump)
        sign = (self.signs.of_card(card) if self.signs is not None else None) or card_sign(card, self.texts)
        bower = bower_of(card, trump)
        return sign if bower is Bower.NONE else self.texts(f"label-card-{bower}", card=sign)

    def the_card(self, card: Card, trump: Trump | None = None) -> str:
        """Return a card within a sentence: a sign, or "the ace of spades"."""
        words = self.card(card, trump)
        return self.texts("card-the", card=words) if self.plain or self.texts.for_screen_reader else words

    def cards(self, cards: Iterable[Card], trump: Trump | None = None) -> str:
        """Return cards as signs with spaces between, or as a list of words."""
        if self.plain or self.texts.for_screen_reader:
            return cards_words(cards, self.texts, trump)
        return " ".join(self.card(card) for card in cards)

    def scores(self, score: Iterable[int], mark: str = ", ") -> str:
        """Return the score of each side or player."""
        numbers = [self.strong(self.number(points)) for points in score]
        return mark.join(
            self.texts("score-of", unit=self.unit(unit), score=number) for unit, number in enumerate(numbers, 1)
        )

    def number(self, value: int) -> str:
        """Return a whole number with a typographic minus sign, or with "minus" if read aloud."""
        if value >= 0:
            return str(value)
        return self.texts("minus", number=-value) if self.plain else with_minus(value)


def tell_chairs_apart(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Return the chairs with distinct names, for all texts and pictures of a table."""
    names = tuple([chair.name for chair in chairs])
    apart = tell_apart(names)
    if apart == names:
        return chairs
    return tuple(replace(chair, name=name) for chair, name in zip(chairs, apart, strict=True))


@lru_cache(maxsize=4096)
def _write_name(name: str | None, seat: Seat, computer: bool, texts: Texts, plain: bool) -> str:
    """Return the name at a seat as a voice writes it. Cached, because every text about a table has names."""
    nameless = texts("nameless", seat=seat)
    if name is None:
        return nameless
    if plain:
        return plain_name(name, nameless)
    safe = safe_name(name, nameless)
    return texts("computer-name", name=safe) if computer and not texts.for_screen_reader else safe
