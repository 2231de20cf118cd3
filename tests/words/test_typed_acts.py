"""``/play`` and ``/bid`` understand cards and calls however they are typed, and never as two things."""

from __future__ import annotations

from itertools import chain, product

import pytest

from bot.engine import presets
from bot.engine.acts import (
    Act,
    CallForBest,
    ClaimCall,
    ClaimFarmers,
    ClaimLead,
    ClaimRenege,
    CutPack,
    Discard,
    Give,
    PlayCard,
    act_text,
)
from bot.engine.cards import CODES, Card, Suit, left_bower, parse_card, right_bower
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.words.catalogue import ENGLISH, Texts
from bot.words.labels import act_label
from bot.words.voice import card_words
from cogs.table.playing import read_act
from tests.languages import COMPLETE
from tests.world.games import moments

SIGNS = {"S": "♠ ♤ ♠️ ♠︎", "H": "♥ ♡ ♥️", "D": "♦ ♢ ♦️", "C": "♣ ♧ ♣️ ♣︎"}
RANKS = {
    "en": "seven eight nine ten jack queen king ace",
    "de": "Sieben Acht Neun Zehn Bube Dame König Ass",
    "fr": "sept huit neuf dix valet dame roi as",
    "es": "siete ocho nueve diez jota reina rey as",
}
SUITS = {
    "en": "spades hearts diamonds clubs spade heart diamond club",
    "de": "Pik Herz Karo Kreuz",
    "fr": "pique cœur carreau trèfle piques cœurs carreaux trèfles",
    "es": "picas corazones diamantes tréboles pica corazón diamante trébol",
}
OTHER_RANKS = {"de": {"J": ["Bauer"], "A": ["As"]}, "es": {"J": ["sota"], "Q": ["dama"]}}
ARTICLES = {"en": ["the "], "de": ["die ", "der ", "das "], "fr": ["le ", "la ", "l’", "l'"], "es": ["el ", "la "]}
OF = {"en": [" of "], "de": [], "fr": [" de ", " de la "], "es": [" de ", " de las "]}
BOWERS = {
    "en": ["right bower", "the left bower", "Right", "Left"],
    "de": ["rechter Bauer", "der linke Bauer", "Rechter", "Linker", "rechter Bower", "linker Bower"],
    "fr": ["bower droit", "le bower gauche", "droit", "gauche"],
    "es": ["bower derecho", "el bower izquierdo", "derecho", "izquierdo"],
}


def wordings(card: Card, locale: str) -> set[str]:
    """Everything that people type for a card in a language, written down without the program's own lists."""
    rank, suit = CODES[card][0], CODES[card][1]
    place, colour = "789TJQKA".index(rank), "SHDC".index(suit)
    ranks = [rank, RANKS[locale].split()[place], *(["10"] if rank == "T" else [])]
    ranks += OTHER_RANKS.get(locale, {}).get(rank, [])
    suits = [*SIGNS[suit].split(), suit, *SUITS[locale].split()[colour::4]]
    said = set()
    for number, name in product(ranks, suits):
        said |= {f"{first}{link}{last}" for first, last in ((number, name), (name, number)) for link in ("", " ", "-")}
        said |= {f"{number}{link}{name}" for link in OF[locale]}
    said |= {f"{article}{ranks[1]} {suits[-1]}" for article in ARTICLES[locale]}
    return said | {words.upper() for words in said if " " in words} | {f"  {rank.lower()}  {suit.lower()} "}


def is_ambiguous(words: str, locale: str) -> bool:
    """Whether these are the ace of spades in a record, but any ace in this language, or the German article *das*."""
    if locale == "de":
        return words.lstrip("D♦♢\ufe0f").casefold() in ("as", "ass")
    return locale != ENGLISH and words.casefold() == "as"


def view_under(trump: Suit | None) -> SeatView:
    """Somebody to play under this trump."""
    now = next(now for now in moments(presets.build("standard"), 1) if now.state.trick)
    view = now.seats[0]._replace(legal=())
    return view._replace(public=view.public._replace(trump=trump))


@pytest.mark.proof
@pytest.mark.parametrize("locale", COMPLETE)
def test_every_card_is_understood_in_every_wording(locale: str) -> None:
    view, texts = view_under(None), Texts(locale)
    for code in CODES[:-1]:
        card = parse_card(code)
        said = {one for one in wordings(card, locale) | wordings(card, ENGLISH) if not is_ambiguous(one, locale)}
        assert len(said) > 60
        assert {words: act for words in said if (act := read_act(words, view, texts)) != PlayCard(card)} == {}
    for words in ("JK", "joker", "the Joker", card_words(parse_card("JK"), texts)):
        assert read_act(words, view, texts) == PlayCard(parse_card("JK"))


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("trump", Suit)
def test_a_bower_is_understood_by_its_name_and_by_its_card(locale: str, trump: Suit) -> None:
    view, texts = view_under(trump), Texts(locale)
    right, left = right_bower(trump), left_bower(trump)
    for language in {locale, ENGLISH}:
        for words, card in zip(BOWERS[language], (right, left) * 3, strict=False):
            for said in (words, words.upper(), words.replace(" ", "-"), f"{CODES[card]} ({words})"):
                assert read_act(said, view, texts) == PlayCard(card), said
            other = left if card == right else right
            assert read_act(f"{CODES[other]} ({words})", view, texts) is None
            assert read_act(words, view_under(None), texts) is None, "without trump there is no bower"
        for card in (right, left):
            for words in sorted(wordings(card, language))[::5]:
                assert read_act(words, view, texts) == PlayCard(card), words
    for kind in (Texts(locale, for_screen_reader=True), Texts(ENGLISH, for_screen_reader=True)):
        for card in (right, left):
            assert read_act(card_words(card, kind, trump), view, texts) == PlayCard(card)


def every_lawful_act() -> list[tuple[SeatView, Act]]:
    """Each kind of question of each preset, with what may be done there."""
    found: dict[tuple[object, ...], tuple[SeatView, Act]] = {}
    one_of_a_kind = (Discard, Give, ClaimFarmers, CallForBest, CutPack, ClaimRenege, ClaimLead, ClaimCall)
    rules = [presets.build(name) for name in presets.PRESETS]
    more = (
        {"no_trump": True, "defend_alone": True},
        {"joker": True},
        {"law": "old-school"},
        {"farmers_hand": "any-three"},
    )
    rules += [presets.build("standard", options) for options in more]
    for rule in rules:
        for seed in (1, 2):
            for now in moments(rule, seed, 2, quiet=0.6):
                view = now.seats[(now.state.turn or Seat(1)) - 1]
                for act in view.offered:
                    what = type(act) if isinstance(act, one_of_a_kind) else act
                    found[view.public.phase, what, rule.hand_size] = (view, act)
    return list(found.values())


LAWFUL = every_lawful_act()


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_call_is_understood_in_every_wording(locale: str) -> None:
    """In the words of its button and of a record, with signs or in words, in the typer's language and in English."""
    texts = Texts(locale)
    asked = set()
    for view, act in LAWFUL:
        kinds = (texts, Texts(ENGLISH), Texts(locale, for_screen_reader=True), Texts(ENGLISH, for_screen_reader=True))
        labels = [act_text(act), *(act_label(act, view, kind) for kind in kinds)]
        for label in labels:
            for said in (label, label.upper(), label.replace("-", " "), f" {label.replace(' ', '-')}", label + "."):
                if not is_ambiguous(said.strip(" ."), locale):
                    assert read_act(said, view, texts) == act, (said, view.public.phase)
        asked.add(type(act).__name__)
    assert len(asked) > 15, asked


@pytest.mark.parametrize(
    ("locale", "words", "act"),
    [
        ("en", "call hearts alone", "call H alone"),
        ("en", "order up", "order"),
        ("de", "Herz allein", "call H alone"),
        ("de", "Herz solo", "call H alone"),
        ("fr", "cœur solo", "call H alone"),
        ("fr", "coeur en solo", "call H alone"),
        ("es", "corazones a solas", "call H alone"),
        ("es", "no trump alone", "call NT alone"),
        ("fr", "sans-atout", "call NT"),
        ("de", "ohne trumpf", "call NT"),
        ("fr", "faire-prendre", "order"),
    ],
)
def test_calls_in_other_words(locale: str, words: str, act: str) -> None:
    """Whether they are lawful now is for the engine to say."""
    view = next(now for now in moments(presets.build("standard", {"no_trump": True}), 1)).seats[0]._replace(legal=())
    read = read_act(words, view, Texts(locale))
    assert read is not None
    assert act_text(read) == act


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_card_is_understood_without_its_suit_or_rank(locale: str) -> None:
    view, texts = view_under(Suit.HEARTS), Texts(locale)
    ranks = [*RANKS[locale].split(), *chain(*OTHER_RANKS.get(locale, {}).values())]
    ranks += [form for word in ranks for form in (word.upper(), f"{ARTICLES[locale][0]}{word}", f" {word}.")]
    for words in (*ranks, "10", "J", "♥♥", "JJ", "jack of jack", "11H", "1 of hearts", "of", "", "-"):
        assert read_act(words, view, texts) is None, words


def test_in_english_the_word_of_a_record_for_the_ace_of_spades_stays() -> None:
    assert read_act("AS", view_under(None), Texts("en")) == PlayCard(parse_card("AS"))
