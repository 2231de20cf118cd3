"""Every rule name that a panel or a table uses is found there, in each language, and told by the table's own rules."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.rules import Law, Rules
from bot.words.catalogue import Texts
from bot.words.glossary import LONGEST_MEANING, TERMS, find_term, find_terms, meaning_text, other_terms, term_title
from bot.words.labels import act_label
from bot.words.panel_text import panel_text
from bot.words.results_text import salute_text
from bot.words.rules_page import rules_lines
from bot.words.table_text import table_text
from tests.languages import COMPLETE, catalogue
from tests.words.test_locales import formatted
from tests.world.every_game import GAMES
from tests.world.games import moments

SPOKEN = ("table.ftl", "panel.ftl", "result.ftl", "labels.ftl", "calls.ftl")
"""The files whose texts stand on tables and panels."""

VOCABULARY = {
    r"euchred?\b(?<!of euchre)": "euchre", r"\bmarch\b": "march", r"\balone\b|\blone\b": "alone", r"bower": "bower",
    r"turned up": "turn-up", r"turned down": "turned-down", r"order(s|ed)? (it )?up": "order", r"assist": "assist",
    r"(pick|picks|picked) (it )?up": "take-up", r"defends? alone": "defend-alone", r"farmer": "farmers",
    r"\bstuck\b": "stick", r"\bfolds?\b": "fold", r"\bkitty\b": "kitty", r"\bwidow\b": "widow", r"\btrump\b": "trump",
    r"follow suit": "follow", r"in the barn": "barn", r"\btricks?\b": "trick", r"\bbids?\b": "bid", r"slam": "slam",
    r"dance of shame": "shut-out", r"mugs away": "mugs", r"joker": "joker", r"thrown in": "thrown-in",
    r"\bled\b": "lead",
    r"secret partner": "secret", r"no face": "ace-no-face", r"turn the tables": "turn-tables", r"\bdeals\b": "dealer",
    r"discard": "discard", r"call(s)? for (their partner’s )?best\b": "best", r"\bset:": "set", r"must bid": "forced",
}  # fmt: skip
"""Words of the game as a player would mark them in the English texts, and what they should find under each."""


@pytest.mark.parametrize("rules", GAMES)
def test_every_rule_name_of_a_panel_can_be_looked_up(rules: Rules, texts: Texts) -> None:
    for number, now in enumerate(moments(rules, 4, 3, quiet=0.6)):
        shown = [table_text(now.table, texts), salute_text(now.table, texts)]
        for view in now.seats if number % 3 == 0 else ():
            labels = [act_label(act, view, texts) for act in view.legal]
            shown.append("\n".join([panel_text(now.table, view, texts), *labels]))
        for text in shown:
            offered = {term.name for term in find_terms(text, texts)}
            for pattern, name in VOCABULARY.items():
                if re.search(pattern, text, re.IGNORECASE):
                    assert name in offered, f"{name} in {text}"


@pytest.mark.parametrize("locale", [locale for locale in COMPLETE if locale != "en"])
def test_a_translation_is_looked_up_as_the_original(locale: str) -> None:
    """Where the English text uses a word of the game, its translation is found to use it too."""
    english, local = Texts("en", strict=True), Texts(locale, strict=True)
    faults = []
    for key, (file, _) in catalogue("en").items():
        if file not in SPOKEN:
            continue
        meant = {term.name for text in formatted(english, key) for term in find_terms(text, english)}
        term_names = {term.name for text in formatted(local, key) for term in find_terms(text, local)}
        if meant - term_names:
            faults.append(f"{key}: the forms of {', '.join(sorted(meant - term_names))} are not in it")
    assert not faults, "\n".join(faults)


def test_terms_are_found_as_whole_words(texts: Texts) -> None:
    """The preset Cutthroat cuts nothing, and nobody leads in a ledger."""
    assert find_terms("**Cutthroat** · hand 1", texts) == ()
    assert find_terms("a ledger, a bidet", texts) == (find_term("bid"),)
    assert [term.name for term in find_terms("J♥ (right\u00a0bower) **Turned\u00a0up**", texts)] == ["bower", "turn-up"]


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_meaning_fits_and_has_this_tables_rules(locale: str) -> None:
    texts = Texts(locale, strict=True)
    titles = [term_title(term, texts) for term in TERMS]
    assert len(set(titles)) == len(titles)
    assert all(len(name) <= 100 for name in titles)
    for rules in map(presets.build, presets.PRESETS):
        page = set(rules_lines(rules, texts))
        for term in TERMS:
            text = meaning_text(term, rules, texts)
            assert text.startswith(f"**{term_title(term, texts)}**\n"), rules.preset
            assert len(text) <= LONGEST_MEANING, (rules.preset, text)
            cited = {f"- {line.removeprefix('-# ')}" for line in text.splitlines() if line.startswith("-# ")}
            assert cited <= page, (rules.preset, term.name)


def test_a_meaning_follows_the_table(texts: Texts) -> None:
    """A lone euchre costs 4 in the CSL and 2 at a standard table; Call-Ace sits nobody out."""
    euchre, alone = find_term("euchre"), find_term("alone")
    assert euchre is not None
    assert alone is not None
    assert "4 points" in meaning_text(euchre, presets.build("csl"), texts)
    assert "4 points" not in meaning_text(euchre, presets.build("standard"), texts)
    assert "no one sits out" in meaning_text(alone, presets.build("call-ace"), texts)
    assert "sits out" in meaning_text(alone, presets.build("standard"), texts)


def test_only_terms_of_these_rules_are_offered(texts: Texts) -> None:
    standard = {term.name for term in other_terms(presets.build("standard"), ())}
    assert standard.isdisjoint({"widow", "bid", "farmers", "laps", "renege", "secret", "defend-alone", "fold"})
    assert {"order", "stick", "bower", "alone"} <= standard
    assert {"widow", "bid", "joker"} <= {term.name for term in other_terms(presets.build("hasenpfeffer"), ())}
    school = replace(presets.build("standard"), law=Law.OLD_SCHOOL)
    assert {"renege", "misdeal"} <= {term.name for term in other_terms(school, ())}
    terms = tuple(term for term in TERMS if term.name == "order")
    assert "order" not in {term.name for term in other_terms(presets.build("standard"), terms)}


def test_an_unknown_name_is_not_a_term() -> None:
    assert find_term("checkmate") is None
