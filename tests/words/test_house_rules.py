"""House rules in words: every option and value has a few of its own, and the menus offer what can be played."""

from __future__ import annotations

import pytest

from bot.engine import presets
from bot.engine.rules import RulesError, option_text
from bot.words.catalogue import Texts
from bot.words.notices import rules_fault_text
from bot.words.rules_page import HOUSE_RULES, house_rule, house_rules, rule_choices
from bot.words.table_text import table_text
from tests.languages import COMPLETE
from tests.world.games import lobby

LONGEST = 45
"""Characters of a rule in a few words."""


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_value_of_every_option_has_words_of_its_own(locale: str) -> None:
    texts = Texts(locale, strict=True)
    for preset in presets.PRESETS.values():
        for name, choice in preset.choices.items():
            said = [house_rule(name, value, texts) for value in choice.allowed]
            assert len(set(said)) == len(said), (name, said)
            assert all(words and len(words) <= LONGEST for words in said), (name, said)
            assert not any("=" in words or "_" in words for words in said), (name, said)


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_menus_offer_what_can_be_played_and_is_not_played_yet(preset: str) -> None:
    rules = presets.build(preset)
    for menu in HOUSE_RULES:
        offered = [word for word, _, _ in rule_choices(rules, menu, Texts(strict=True))]
        assert len(set(offered)) == len(offered) <= 25
        for word in offered:
            changed = presets.parse([preset, word])
            assert changed != rules
            assert changed.players == rules.players
            name, _, value = word.partition("=")
            assert option_text(dict(changed.options)[name]) == value


def test_a_number_is_told_as_a_reader_says_it(texts: Texts) -> None:
    said = [house_rule("lone_closed", value, texts) for value in (0, 1, 2)]
    assert said[0] == "Lone hands until the end"
    assert said[1:] == ["No lone hands a point from winning", "No lone hands 2 points from winning"]


@pytest.mark.parametrize("locale", COMPLETE)
def test_what_a_menu_says_at_length_ends_with_a_whole_word(locale: str) -> None:
    texts = Texts(locale, strict=True)
    rules = presets.parse(["standard"])
    long = {word: about for menu in HOUSE_RULES for word, _, about in rule_choices(rules, menu, texts) if about}
    assert all(about.endswith((".", ".**", "…")) and len(about) <= 100 for about in long.values()), long
    assert any(about.endswith("…") for about in long.values())


def test_options_of_old_school_tables_are_offered_there_alone() -> None:
    hosted, old_school = (
        {word for word, _, _ in rule_choices(presets.parse(line.split()), "table", Texts())}
        for line in ("standard", "standard law=old-school")
    )
    assert "renege_penalty=forfeit" in old_school
    assert "renege_penalty=forfeit" not in hosted


def test_the_lobby_says_house_rules_in_words() -> None:
    rules = presets.parse(["standard", "law=old-school", "second_round=throw-in"])
    assert house_rules(rules, Texts()) == ("Old-school law", "All pass: throw it in")
    assert "House rules: Old-school law, All pass: throw it in" in table_text(lobby(rules), Texts())


def test_a_wrong_option_is_answered_with_the_nearest() -> None:
    with pytest.raises(RulesError) as caught:
        presets.parse(["standard", "second_rond=stick"])
    said = rules_fault_text(caught.value, Texts()).replace("\\", "")
    assert "Did you mean second_round" in said
    assert said.count("_") <= 6, "a few names, not all of them"
