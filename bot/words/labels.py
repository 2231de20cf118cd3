"""The labels of buttons, and the bidding in the words of the card table (law 4.1).

A label names an act for the seat that may make it, in at most 80 characters. For a screen reader, cards and suits are
written in words, as long as they fit.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from bot.engine import acts
from bot.engine.cards import (
    CODES,
    JOKER,
    NO_TRUMP,
    RANKS,
    SUIT_UNDER,
    TRUMPS,
    Card,
    Suit,
    Trump,
    printed_suit,
    sort_hand,
)
from bot.engine.rules import Rules
from bot.engine.seats import Seat, partners_of
from bot.engine.state import Phase
from bot.engine.views import PublicView, SeatView
from bot.tables.preferences import HandOrder
from bot.tables.views import ScoredHand
from bot.words.catalogue import Texts
from bot.words.lines import list_words
from bot.words.voice import SIGNS, Bower, Voice, bower_of, card_sign, card_words, rank_letter

_DECLINING: dict[Phase, str] = {
    Phase.CUT: "label-no-cut",
    Phase.TURN_TABLES: "label-leave-tables",
    Phase.GIVE_TURNUP: "label-keep-turnup",
    Phase.DISCARD: "label-no-exchange",
    Phase.BEST: "label-no-best",
    Phase.DEFEND_ALONE: "label-defend-together",
    Phase.SUIT: "label-name-none",
}
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
LONGEST_LABEL = 80


def sort_cards(view: SeatView, order: HandOrder = HandOrder.TRUMP_FIRST) -> tuple[Card, ...]:
    """Return the player's hand, sorted as they chose; by default trump first, then suits in alternating colours."""
    return _sort(view.hand, view.public.trump, order)


@lru_cache(maxsize=2048)
def _sort(cards: tuple[Card, ...], trump: Trump | None, order: HandOrder) -> tuple[Card, ...]:
    hand = sort_hand(cards, trump)
    match order:
        case HandOrder.TRUMP_FIRST:
            return hand
        case HandOrder.TRUMP_LAST:
            return hand[::-1]
        case HandOrder.SUITS_DOWN:
            return _by_suit(hand, trump)
        case HandOrder.SUITS_UP:
            return _by_suit(hand[::-1], trump)


def _by_suit(cards: tuple[Card, ...], trump: Trump | None) -> tuple[Card, ...]:
    """Sort by suit under trump, black and red alternating. A joker that belongs to no suit comes first."""

    def place(card: Card) -> int:
        suit = SUIT_UNDER[trump][card] if trump is not None else printed_suit(card)
        return -1 if suit is None else _SUITS.index(suit)

    return tuple(sorted(cards, key=place))


@lru_cache(maxsize=2048)
def card_label(card: Card, trump: Trump | None, texts: Texts, *, pictured: bool = False) -> str:
    """Return the label of a card's button: "10♠", "J♥ Right". If ``pictured``, only "Right" or nothing."""
    if texts.for_screen_reader:
        words = card_words(card, texts, trump)
        return words[:1].upper() + words[1:]
    sign = "" if pictured else card_sign(card, texts)
    bower = bower_of(card, trump)
    return sign if bower is Bower.NONE else texts(f"label-card-{bower}", card=sign).strip()


def suit_of_label(act: acts.Act) -> Suit | None:
    """Return the suit whose sign is on an act's button, or ``None``."""
    if not isinstance(act, acts.CallSuit | acts.NameTrump | acts.CallPartner | acts.NameSuit):
        return None
    return None if act.suit is NO_TRUMP else act.suit


def act_label(act: acts.Act, view: SeatView, texts: Texts, *, pictured: bool = False) -> str:
    """Return the label of an act's button for the player at ``view.seat``. If ``pictured``, leave out a suit's sign."""
    return call_label(act, view.public, view.seat, texts, pictured=pictured)


def call_label(act: acts.Act, public: PublicView, seat: Seat, texts: Texts, *, pictured: bool = False) -> str:
    """Return the label of a call's button for the player at ``seat``. Only the public view is used."""
    suit = suit_of_label(act)
    if pictured and suit is not None:
        if isinstance(act, acts.CallSuit | acts.NameTrump) and act.alone and not texts.for_screen_reader:
            return texts("label-suit-alone-short")
        return _suit_label(act, suit, "", texts)
    label = _label(act, public, seat, texts)
    if texts.for_screen_reader and len(label) > LONGEST_LABEL:
        return _label(act, public, seat, Texts(texts.locale, strict=texts.strict))
    return label


def _label(act: acts.Act, public: PublicView, seat: Seat, texts: Texts) -> str:
    match act:
        case acts.PlayCard(card):
            return card_label(card, public.trump, texts)
        case acts.OrderUp(alone):
            word = order_word(public.rules, public.dealer, seat)
            return texts(f"label-{word}-alone" if alone else f"label-{word}")
        case acts.CallSuit(suit) | acts.NameTrump(suit) | acts.CallPartner(suit) | acts.NameSuit(suit):
            sign = "" if texts.for_screen_reader or suit is NO_TRUMP else SIGNS[suit]
            return _suit_label(act, suit, sign, texts)
        case acts.Discard(cards):
            return texts("label-discard", cards=_signs(cards, texts))
        case acts.Give(cards):
            return texts("label-give", cards=_signs(cards, texts))
        case acts.ClaimFarmers(cards):
            return texts("label-farmers", cards=_signs(cards, texts))
        case acts.CallForBest(card):
            return texts("label-best", card=card_sign(card, texts))
        case acts.Bid(tricks):
            return texts("label-bid", tricks=tricks)
        case acts.CutPack(cards=count):
            return texts("label-cut", cards=count)
        case acts.Pass():
            return texts(_DECLINING.get(public.phase, "label-pass"))
        case acts.ClaimRenege(against, trick):
            return texts("label-claim-renege", seat=against, trick=trick)
        case acts.ClaimLead(against):
            return texts("label-claim-lead", seat=against)
        case acts.ClaimCall(against):
            return texts("label-claim-call", seat=against)
        case _:
            return texts(f"label-{acts.act_text(act)}")


def _signs(cards: Iterable[Card], texts: Texts) -> str:
    signs = [card_sign(card, texts) for card in cards]
    return list_words(signs, texts) if texts.for_screen_reader else " ".join(signs)


def _suit_label(act: acts.Act, suit: Trump, sign: str, texts: Texts) -> str:
    key = "label-partner" if isinstance(act, acts.CallPartner) else "label-suit"
    if isinstance(act, acts.CallSuit | acts.NameTrump) and act.alone:
        key = "label-suit-alone"
    return re.sub(" {2,}", " ", texts(key, suit=suit.letter, sign=sign)).strip(" ")


# -- the same, typed


SUIT_SIGNS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")
"""Translates suit signs to letters, and drops the two variation selectors (coloured or not)."""


def is_wording(typed: str, act: acts.Act, public: PublicView, seats: Iterable[Seat], texts: Texts) -> bool:
    """Return whether the typed words mean this act at one of the seats.

    The wordings of records and of buttons count. Cards and suits may be signs, letters or words in any order. Case,
    accents, blanks, hyphens and articles do not matter.
    """
    plain = Texts(texts.locale)
    query = "".join(_split_words(typed, plain))
    if isinstance(act, acts.PlayCard):
        return query in _card_wordings(act.card, public.trump, plain)
    says = {acts.act_text(act), *(call_label(act, public, seat, plain) for seat in seats)}
    if isinstance(act, acts.CallSuit | acts.NameTrump) and act.alone:
        says.add(f"{act.suit.letter} {plain('label-suit-alone-short')}")
    return any(
        _fits(query, _parts(say, cards, public.trump, plain))
        for say in says
        for cards in itertools.permutations(acts.cards_of(act))
    )


def begins_card(typed: str, act: acts.Act, public: PublicView, texts: Texts) -> bool:
    """Return whether the typed words are the beginning of a wording of the card that this act plays."""
    plain = Texts(texts.locale)
    query = "".join(_split_words(typed, plain))
    return isinstance(act, acts.PlayCard) and any(
        wording.startswith(query) for wording in _card_wordings(act.card, public.trump, plain)
    )


def _fits(query: str, parts: Sequence[Collection[str]]) -> bool:
    if len(parts) < 2:
        return query in parts[0] if parts else not query
    return any(query.startswith(word) and _fits(query[len(word) :], parts[1:]) for word in parts[0])


@lru_cache(maxsize=4096)
def _split_words(words: str, texts: Texts) -> tuple[str, ...]:
    letters = unicodedata.normalize("NFKD", words.translate(SUIT_SIGNS)).casefold().replace("œ", "oe")
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    idle = texts("typed-idle").split()
    return tuple(word for word in re.findall(r"[^\W_]+", bare) if word not in idle)


@lru_cache(maxsize=4096)
def _parts(words: str, cards: tuple[Card, ...], trump: Trump | None, texts: Texts) -> tuple[Collection[str], ...]:
    """Return the accepted wordings of each part of an act's words. ``cards`` fill in where the words have cards."""
    parts: list[Collection[str]] = []
    waiting = iter(cards)
    for trump_named in TRUMPS:
        words = words.replace(texts("suit-title", suit=trump_named.letter), trump_named.letter)
    for word in _split_words(words, texts):
        suit = next((one for one in TRUMPS if word in _suit_wordings(one, texts)), None)
        if word in _card_tokens(texts):
            parts.append(_card_wordings(next(waiting), trump, texts))
        elif suit is None:
            parts.append((word,))
        elif parts[-1:] != [named := _suit_wordings(suit, texts)]:
            parts.append(named)
    return tuple(parts)


@lru_cache(maxsize=64)
def _card_tokens(texts: Texts) -> frozenset[str]:
    signs = [sign for number, code in enumerate(CODES) for sign in (code, card_sign(Card(number), texts))]
    return frozenset("".join(_split_words(sign, texts)) for sign in signs)


@lru_cache(maxsize=256)
def _suit_wordings(suit: Trump, texts: Texts) -> frozenset[str]:
    letter = suit.letter
    names = {texts("suit", suit=letter)}
    if suit is not NO_TRUMP:
        names |= {texts("suit-one", suit=letter), *texts("typed-suit", suit=letter).split(",")}
    signed = {pair for name in names for pair in (f"{letter} {name}", f"{name} {letter}")}
    return frozenset("".join(_split_words(name, texts)) for name in (letter, *names, *signed))


def _rank_names(letter: str, texts: Texts) -> set[str]:
    return {texts("rank", rank=f"R{letter}"), *texts("typed-rank", rank=f"R{letter}").split(",")}


def is_rank(typed: str, texts: Texts) -> bool:
    """Return whether a text is a rank without a suit. In three languages *As* means ace, while ``AS`` is a card."""
    plain = Texts(texts.locale)
    names = {_split_words(name, plain) for letter in RANKS for name in _rank_names(letter, plain)}
    return typed == typed.translate(SUIT_SIGNS) and _split_words(typed, plain) in names


@lru_cache(maxsize=2048)
def _card_wordings(card: Card, trump: Trump | None, texts: Texts) -> frozenset[str]:
    code = CODES[card]
    if card == JOKER:
        pairs = [(code, ""), (texts("card-joker"), ""), (texts("card-joker-short"), "")]
    else:
        ranks = {code[0], rank_letter(card, texts), *_rank_names(code[0], texts)}
        pairs = list(itertools.product(ranks, _suit_wordings(Suit(card >> 3), texts)))
    names = {f"{first} {last}" for pair in pairs for first, last in (pair, pair[::-1])}
    bower = bower_of(card, trump)
    if bower is not Bower.NONE:
        marks = texts(f"typed-{bower}").split(",")
        names |= {*marks, *(f"{name} {mark}" for name in names for mark in marks)}
    return frozenset("".join(_split_words(name, texts)) for name in names)


# -- the bidding in the words of the card table (law 4.1)


def order_word(rules: Rules, dealer: Seat, seat: Seat) -> str:
    """Return the word for accepting the turn-up from a seat: ``order``, ``assist`` or ``take-up`` (law 4.1)."""
    if seat == dealer:
        return "take-up"
    if rules.traits.partners and seat in partners_of(dealer, rules.players):
        return "assist"
    return "order"


def calls_line(view: PublicView, voice: Voice) -> str:
    """Return all calls so far, in order, with consecutive passes joined. Empty before the first call."""
    pieces: list[str] = []
    passing: dict[Seat, str] = {}
    alone = False
    for (seat, act), chair in zip(view.calls, voice.credits.of_calls(view.calls), strict=True):
        name = voice.name_chair(seat, chair)
        if alone and act == acts.PASS:
            pieces.append(voice.texts("call-no-defence", name=name))
            continue
        alone = alone or (isinstance(act, acts.OrderUp | acts.CallSuit | acts.NameTrump) and act.alone)
        if act != acts.PASS or seat in passing:
            pieces += _passes([*passing.values()], voice)
            passing = {}
        if act == acts.PASS:
            passing[seat] = name
        else:
            pieces.append(call_line(view, seat, act, voice, name))
    return " · ".join(pieces + _passes([*passing.values()], voice))


def _passes(names: list[str], voice: Voice) -> list[str]:
    return [voice.texts("call-pass", names=list_words(names, voice.texts), count=len(names))] if names else []


def call_line(view: PublicView, seat: Seat, act: acts.Act, voice: Voice, name: str | None = None) -> str:
    """Return one call as a sentence, "Ann orders it up, alone". ``name`` replaces the name at the seat."""
    name, texts = name or voice.name(seat), voice.texts
    match act:
        case acts.Pass():
            return texts("call-pass", names=name, count=1)
        case acts.OrderUp(alone):
            return texts(_lone(f"call-{order_word(view.rules, view.dealer, seat)}", alone), name=name)
        case acts.CallSuit(suit, alone):
            return texts(_lone("call-suit", alone), name=name, suit=voice.suit(suit))
        case acts.NameTrump(suit, alone):
            return texts(_lone("call-name", alone), name=name, suit=voice.suit(suit))
        case acts.Bid(tricks):
            return texts("call-bid", name=name, tricks=tricks)
        case acts.ClaimFarmers(cards):
            return texts("call-farmers", name=name, cards=voice.cards(cards))
        case acts.CallPartner(suit):
            return texts("call-partner", name=name, suit=texts("suit-one", suit=suit.letter))
        case _:
            return texts(f"call-{acts.act_text(act)}", name=name)


def making_words(view: PublicView, voice: Voice, verb: str = "made") -> str:
    """Return how trump was made: "Ann ordered up ♥ hearts alone", or with verb ``by``, "Ann ordered it up alone"."""
    assert view.trump is not None  # noqa: S101 - the caller has looked
    assert view.maker is not None  # noqa: S101 - the caller has looked
    name = voice.name_chair(view.maker, voice.credits.of_trump(view.maker))
    accepted = any(isinstance(act, acts.OrderUp) for _, act in view.calls)
    return _making(view, voice.suit(view.trump), voice, verb, name, accepted=accepted)


def scored_making_words(hand: ScoredHand, voice: Voice) -> str:
    """Return how trump was made in a hand of the score sheet, with the suit's sign only; empty without trump."""
    if hand.maker is None or hand.trump is None:
        return ""
    in_words = voice.plain or voice.texts.for_screen_reader
    suit = voice.suit(hand.trump) if in_words or hand.trump is NO_TRUMP else SIGNS[hand.trump]
    name = voice.name_chair(hand.maker, hand.made_by)
    return _making(hand, suit, voice, "made", name, accepted=hand.accepted)


def _making(made: PublicView | ScoredHand, suit: str, voice: Voice, verb: str, name: str, *, accepted: bool) -> str:
    assert made.maker is not None  # noqa: S101 - the caller has looked
    if made.bid is not None:
        key = _lone(f"{verb}-forced" if made.forced else f"{verb}-bid", made.alone)
        return voice.texts(key, name=name, bid=made.bid, suit=suit)
    word = order_word(voice.rules, made.dealer, made.maker) if accepted else "suit"
    return voice.texts(_lone(f"{verb}-{word}", made.alone), name=name, suit=suit)


def _lone(key: str, alone: bool) -> str:
    return f"{key}-alone" if alone else key
