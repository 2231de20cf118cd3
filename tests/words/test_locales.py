"""Every translation says everything that English says, with the same values, within Discord's limits.

``data/texts/languages.toml`` says which languages there are: nothing here has to be told of a new one. How far each has
come is told as a figure. Only one that is offered can fail, and then each case names every text that is wrong or still
English; one that is complete may lack nothing, and whole tables and games are told in it.
"""

from __future__ import annotations

import itertools
import logging
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.ast import BaseNode, MessageReference, Pattern, SelectExpression, VariableReference
from fluent.syntax.serializer import serialize_pattern, serialize_variant_key
from fluent.syntax.visitor import Visitor

from bot.deals.draw import DealerDraw
from bot.engine import presets
from bot.engine.cards import CODES, Card, Suit, left_bower, right_bower
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.tables.decisions import Reason
from bot.tables.model import Chair
from bot.tables.views import Refused, Snapshot
from bot.words.catalogue import ENGLISH, BrokenCatalogue, MissingText, Texts, locales
from bot.words.labels import act_label, card_label
from bot.words.notices import refusal_text, reminder_text
from bot.words.panel_text import panel_text
from bot.words.results_text import game_over_text, hand_result_text, open_hands_text, salute_text
from bot.words.rules_page import game_title, rules_lines
from bot.words.table_text import table_alt, table_text
from bot.words.voice import card_sign, card_words
from tests.languages import COMPLETE, ENOUGH, FOLDERS, LANGUAGES, TRANSLATIONS, catalogue, missing_texts, progress
from tests.world import as_read, require
from tests.world.every_game import GAMES
from tests.world.games import moments, table_of
from tests.world.scenes import SCENES, cards, plays, trick

WORDLESS = {
    "board-place", "door-there", "card-joker-short", "computer-name", "draw-card",
    "family-hasenpfeffer", "list-mark", "lobby-seat", "over-tally-of", "pair-mark", "panel-trick",
    "picture-gain", "picture-partner", "rank-letter", "rules-title", "score-of", "taken-of",
    "trick-play", "who-other", "rating-value", "stats-points-of", "night-game", "night-side", "night-winner",
    "board-span", "family-short-hasenpfeffer",
    "review-others-count", "table-turns",
}  # fmt: skip
"""Texts of names, numbers, letters and signs alone."""

NEVER_ONE = {
    # limits and sizes that the rules or the program set
    "highest", "least", "low", "most", "needed", "pack", "planned", "players", "size", "worlds",
    # of these texts alone
    "analysis-choose games", "chart-alt games", "draw-more count", "duplicate-asked minutes", "duplicate-heading hands",
    "duplicate-heading-pairs hands", "duplicate-heading-rounds deals", "duplicate-heading-rounds rounds",
    "duplicate-length deals", "duplicate-length pairs", "duplicate-length rounds", "duplicate-stays hands",
    "house-pack value", "live-choose count", "lobby-too-short points", "menu-cards count", "misread-cards wanted",
    "night-check-in minutes", "night-check-in-later minutes", "reason-bid-raises points", "reason-need-all count",
    "stats-nemesis games", "stats-partner games", "time-too-far days", "tour-points-alt points",
    "unreadable-trick-size count",
}  # fmt: skip
"""Numbers that are larger than 1 wherever they are told."""

VALUES: dict[str, tuple[str | int, ...]] = {
    "suit": ("S", "H", "D", "C", "♥ Herz"), "rank": ("R7", "R8", "R9", "RT", "RJ", "RQ", "RK", "RA"),
    "word": ("order", "assist", "take-up"), "joker": ("yes", "no"), "size": (24, 32, 48), "count": (1, 2),
    "number": (7,), "partners": (1, 2), "free": (1, 3), "points": (1, 2, 10), "tricks": (0, 1, 3), "span": (1, 2),
    "wording": (0, 1, 2), "you": ("yes", "no"), "sign": ("♥",), "card": ("10♥",), "cards": ("10♥ 10♦ 10♣\ufe0e",),
}  # fmt: skip
"""Plausible values; what is not here is a name or a number that no text selects by."""

LONGEST = {"label-": 80, "button-": 80, "menu-": 150, "command-": 100, "option-": 100}
"""Discord's limits of what stands on buttons, in menus and beside commands."""

RAW = re.compile(
    r"\b(?:ask|turn|call|made|by|label|refusal|result|gain|who|trick|picture|rules?|case|pay)-(?!up)[a-z]+|[{}$]|\bNone\b"
)
ENGLISH_WORDS = re.compile(
    r"\b(?:the|and|your|you|tricks?|trump|spades|hearts|diamonds|clubs|deals|turned|alone|each)\b", re.I
)


class _References(Visitor):
    """The variables and the other texts that a text is made from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the visitor's own name
        self.texts.add(node.id.name)


def variables(locale: str, key: str) -> set[str]:
    """What a text must be given, by itself and by the texts that it is made from."""
    seen = _References()
    node: BaseNode = catalogue(locale).get(key, catalogue(ENGLISH)[key])[1]
    seen.visit(node)
    return seen.variables.union(*(variables(locale, other) for other in seen.texts))


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_every_text_names_the_buttons_that_english_names(locale: str) -> None:
    """By their labels' keys, so that a label and what names it change together."""
    here, english = ({key: named_buttons(to, key) for key in catalogue(to)} for to in (locale, ENGLISH))
    assert {key: names ^ english[key] for key, names in here.items() if names != english.get(key, names)} == {}


def named_buttons(locale: str, key: str) -> set[str]:
    seen = _References()
    seen.visit(catalogue(locale)[key][1])
    return {name for name in seen.texts if name.startswith("button-")}


FILES = sorted({file for locale in locales() for file, _ in catalogue(locale).values()})
"""The files of all languages together, by their names."""


def keys_in(file: str, locale: str) -> list[str]:
    """What a file says in English and in this language too."""
    here = catalogue(locale)
    return [key for key, (name, _) in catalogue(ENGLISH).items() if name == file and key in here]


def formatted(texts: Texts, key: str) -> Iterator[str]:
    """A text with every combination of plausible values."""
    names = sorted(variables(ENGLISH, key))
    for chosen in itertools.product(*(VALUES.get(name, ("7",)) for name in names)):
        yield texts(key, **dict(zip(names, chosen, strict=True)))


@pytest.fixture(params=TRANSLATIONS)
def local(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, strict=True)


@pytest.fixture(params=COMPLETE)
def whole(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[Texts]:
    """The texts of one complete language, strict. To borrow one from English is noted, and here a fault."""
    with caplog.at_level(logging.INFO, logger="bot.words.catalogue"):
        yield Texts(request.param, strict=True)
    assert [record.getMessage() for record in caplog.records] == []


# -- the files


@pytest.mark.parametrize("locale", FOLDERS)
def test_progress_of_a_language(locale: str) -> None:
    """One that is not offered yet is not a fault, whatever its folder holds; how far it is stands in the summary."""
    try:
        share, missing = progress(locale), missing_texts(locale)
    except BrokenCatalogue as fault:
        share, missing = str(fault), [*catalogue(ENGLISH)]
    if locale not in locales():
        pytest.xfail(share)
    most = 0 if locale in COMPLETE else (1 - ENOUGH) * len(catalogue(ENGLISH))
    assert len(missing) <= most, "\n".join([share, *missing])


def test_the_language_table_matches_the_folders() -> None:
    assert {*LANGUAGES} <= {*FOLDERS}
    assert {*COMPLETE} == {locale for locale, facts in LANGUAGES.items() if facts.get("complete")}, "and is offered"
    assert ENGLISH in COMPLETE
    same = {(locale, key) for locale, facts in LANGUAGES.items() for key in facts.get("same-words", ())}
    assert [f"{locale}: {key}" for locale, key in sorted(same) if key not in catalogue(ENGLISH)] == []


@pytest.mark.parametrize("file", FILES)
def test_the_same_texts_stand_in_the_same_file(file: str, local: Texts) -> None:
    here = {key: name for key, (name, _) in catalogue(local.locale).items()}
    there = {key: name for key, (name, _) in catalogue(ENGLISH).items()}
    faults = [f"{key}: for nobody, English has no such text" for key in here if here[key] == file and key not in there]
    faults += [
        f"{key}: stands in {here[key]}, in English in {file}"
        for key, name in there.items()
        if name == file and here.get(key, file) != file
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("file", FILES)
def test_every_text_asks_for_the_same_values(file: str, local: Texts) -> None:
    faults = []
    for key in keys_in(file, local.locale):
        here, there = variables(local.locale, key), variables(ENGLISH, key)
        if here != there:
            faults.append(f"{key}: asks for {sorted(here)}, in English for {sorted(there)}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("file", FILES)
def test_every_text_can_be_said(file: str, local: Texts) -> None:
    faults = [f"{key}: {fault}" for key in keys_in(file, local.locale) for fault in _unsayable(key, local)]
    assert not faults, "\n".join(faults)


class _Plurals(Visitor):
    """The words that a language has in the singular beside 1, and in the plural beside other numbers."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.numbers: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's own name
        self.generic_visit(node)
        if isinstance(node.selector, VariableReference):
            number = node.selector.id.name
            said = {serialize_variant_key(each.key): _word_beside(number, each.value) for each in node.variants}
            one, other = said.get("one") or said.get("1"), said.get("other")
            if one and other and one != other:
                self.words.add(other)
                self.numbers.add(number)


def _word_beside(number: str, pattern: Pattern) -> str:
    """The word behind a number; empty if there is none."""
    shown = re.sub(rf"{{ \${number} }}", "1", serialize_pattern(pattern))
    found = re.search(r"(?<!\d)1 ([^\W\d_]{2,})", shown)
    return "" if found is None else found[1]


def test_no_text_has_a_plural_beside_a_single_thing(whole: Texts) -> None:
    plurals, here = _Plurals(), catalogue(whole.locale)
    for _, node in here.values():
        plurals.visit(node)
    beside_one = re.compile(rf"(?<![\d.])1 (?:{'|'.join(sorted(plurals.words))})\b")
    faults = []
    for key in here:
        names = variables(whole.locale, key)
        for name in names & plurals.numbers - NEVER_ONE:
            found = beside_one.search(whole(key, **{other: 1 if other == name else "@" for other in names}))
            if found is not None and f"{key} {name}" not in NEVER_ONE:
                faults.append(f"{key} {name}: {found[0]}")
    assert not faults, "\n".join(faults)


def _unsayable(key: str, texts: Texts) -> Iterator[str]:
    try:
        for text in formatted(texts, key):
            if text.strip() != text:
                yield f"blanks at an end of {text!r}"
            if not text and key != "list-mark":
                yield "empty"
            if set(text) & set("{}$"):
                yield f"a placeholder is shown in {text!r}"
    except MissingText as fault:
        yield str(fault)


@pytest.mark.parametrize("file", FILES)
def test_texts_keep_to_discords_limits(file: str, local: Texts) -> None:
    faults = []
    for key in keys_in(file, local.locale):
        limit = next((longest for beginning, longest in LONGEST.items() if key.startswith(beginning)), None)
        size = max(len(text) for text in _said(key, local.locale))
        if limit is not None and size > limit:
            faults.append(f"{key}: {size} characters, Discord takes {limit}")
    assert not faults, "\n".join(faults)


@cache
def _said(key: str, locale: str) -> list[str]:
    """A text with every combination of values, or its fault instead, which another test reports."""
    try:
        return [*formatted(Texts(locale, strict=True), key)]
    except MissingText as fault:
        return [str(fault)]


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_translated(file: str, local: Texts) -> None:
    """Whatever its values, it does not read just as in English, unless it is listed as doing so."""
    same = WORDLESS | {*LANGUAGES[local.locale].get("same-words", ())}
    faults = []
    for key in keys_in(file, local.locale):
        alike = _said(key, local.locale) == _said(key, ENGLISH)
        if alike and key not in same:
            faults.append(f"{key}: still English; if it is right as it is, add it to same-words in languages.toml")
        if not alike and key in same:
            faults.append(f"{key}: listed as reading like English, but it does not")
    assert not faults, "\n".join(faults)


FLAWS = {
    "a blank is missing after a comma": r"[^\W\d_][,;][^\W\d_]",  # one at the end of a line is lost without {""}
    "a shell command": r"`(?:python|\./run|right-bower)\b| --[a-z]",
}
FRENCH = {"no blank before a sign, or one that a line may break at": r"[^\u00a0][:;!?](?!\S)"}


@pytest.mark.parametrize("locale", locales())
def test_no_text_has_a_flaw(locale: str) -> None:
    flaws = FLAWS | (FRENCH if locale == "fr" else {})
    said = [(key, text) for key in catalogue(ENGLISH) if key in catalogue(locale) for text in _said(key, locale)]
    faults = [f"{key}: {flaw}: {text!r}" for key, text in said for flaw, sign in flaws.items() if re.search(sign, text)]
    assert not faults, "\n".join(faults)


# -- cards


def test_every_card_has_its_own_words(whole: Texts) -> None:
    cards = [Card(number) for number in range(len(CODES))]
    assert len({card_words(card, whole) for card in cards}) == len(cards)
    assert [card_sign(card, whole) for card in cards] == [card_sign(card, Texts(ENGLISH)) for card in cards]


def test_the_bowers_have_their_names() -> None:
    french, german = Texts("fr", strict=True), Texts("de", strict=True)
    right, left = right_bower(Suit.HEARTS), left_bower(Suit.HEARTS)
    assert card_words(right, french, Suit.HEARTS) == "le valet de cœur (bower droit)"
    assert card_words(left, german, Suit.HEARTS) == "Karo-Bube (linker Bauer)"
    assert card_words(Card(0), Texts(ENGLISH, strict=True)) == "seven of spades"
    assert card_label(right, Suit.HEARTS, german) == "J♥\ufe0e Rechter"
    assert card_label(left, Suit.HEARTS, french) == "J♦\ufe0e gauche"


# -- whole sentences


def _check(text: str, longest: int, texts: Texts) -> None:
    assert text.strip()
    assert len(text) <= longest
    assert not RAW.search(text), text
    assert texts.locale == ENGLISH or not ENGLISH_WORDS.search(text), text


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_words(scene: str, whole: Texts) -> None:
    table = SCENES[scene]()
    _check(table_text(table, whole), 1500, whole)
    _check(table_alt(table, whole), 1024, whole)
    for text in (game_over_text(table, whole), salute_text(table, whole)):
        if text:
            _check(text, 600, whole)


@pytest.mark.parametrize("rules", GAMES)
def test_every_moment_has_words(rules: Rules, whole: Texts) -> None:
    for number, now in enumerate(moments(rules, 3, 3, quiet=0.5)):
        last = now.table.last_hand
        if number % 5 and now.state.result is None:
            continue
        _check(table_text(now.table, whole), 1500, whole)
        _check(table_alt(now.table, whole), 1024, whole)
        assert not re.search("\\*\\*|[\u2066-\u2069]", table_alt(now.table, whole)), "no markup, no marks of direction"
        for view in now.seats:
            _check(panel_text(now.table, view, whole), 1500, whole)
            _check_labels([act_label(act, view, whole) for act in view.legal], whole)
        if last is not None and now.state.result is not None:
            _check(hand_result_text(last, now.table, whole), 600, whole)
            _check(open_hands_text(last, now.table, whole), 1900, whole)


def _check_labels(labels: list[str], whole: Texts) -> None:
    assert len(set(labels)) == len(labels)
    for label in labels:
        _check(label, 80, whole)


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_every_rules_page_is_translated(preset: str, whole: Texts) -> None:
    lines = rules_lines(presets.build(preset), whole)
    assert game_title(preset, whole) in lines[0]
    assert len("\n".join(lines)) <= 3900
    for line in lines:
        _check(line, 300, whole)
    assert len(lines) == len(rules_lines(presets.build(preset), Texts(ENGLISH, strict=True)))


def test_every_refusal_is_translated(whole: Texts) -> None:
    snapshot = Snapshot(trick(), {})
    for refused in [Refused(reason, there) for reason in Reason for there in (snapshot, None)]:
        text = refusal_text(refused, whole)
        _check(text, 200, whole)
        assert text[0].isupper(), refused.reason
        assert text.endswith("."), refused.reason


DRAWS = (
    DealerDraw("random", (), Seat(2)),
    DealerDraw("high-card", (plays("1:AS 2:AH 3:9C 4:TD"), plays("1:KS 2:9H")), Seat(1)),
    DealerDraw("black-jack", (plays("1:AS 2:AH 3:9C 4:TD 1:JS"),), Seat(1)),
)


@pytest.mark.parametrize("draw", DRAWS)
def test_every_draw_has_words(draw: DealerDraw, whole: Texts) -> None:
    state = next(moments(presets.build("earlwood"), 1, 1)).state
    _check(table_text(table_of(state.rules, state, draw=draw), whole), 1500, whole)
    _check(table_alt(table_of(state.rules, state, draw=draw), whole), 1024, whole)


def test_a_trick_in_the_players_own_words(whole: Texts) -> None:
    """What is read at the table and in the panel of whoever is asked; a language may show no sentences."""
    table = trick()
    playing = next(now for now in moments(presets.build("standard"), 1) if now.state.trick)
    view = playing.seats[0]._replace(
        public=require(table.public), seat=Seat(1), hand=cards("JS AH TD"), discarded=(), gave=()
    )
    text = as_read(table_text(table, whole) + panel_text(table, view._replace(legal=()), whole))
    for sentence in LANGUAGES[whole.locale].get("sentences", ()):
        assert as_read(sentence) in text


def test_the_reminder_mentions_one_person(whole: Texts) -> None:
    text = reminder_text(trick(), trick().chairs[0], whole)
    assert text.count("<@1001>") == text.count("<@") == 1
    assert "<@" not in reminder_text(trick(), Chair(Seat(2), "Bot", level="simple"), whole)
