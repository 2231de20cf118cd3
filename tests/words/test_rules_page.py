"""The rules page is made from the rules that play; every law is told whole, in one message."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

import pytest

from bot.engine import presets
from bot.engine.cards import Suit, best_play, code, make_pack, printed_suit
from bot.engine.rules import OPTIONS, SCORING_OPTIONS, OptionValue, Rules, RulesError, option_text
from bot.words.catalogue import Texts
from bot.words.notices import rules_fault_text
from bot.words.rules_page import (
    HOUSE_RULES,
    LAWS_FILE,
    TYPED,
    find_law,
    game_title,
    house_rule,
    house_rules,
    law_text,
    laws,
    rule_choices,
    rules_lines,
    rules_text,
)
from bot.words.table_text import table_text
from tests.languages import COMPLETE
from tests.world import require
from tests.world.games import lobby


def listed(heading: str, rules: Rules, texts: Texts) -> list[str]:
    lines = rules_lines(rules, texts)
    start = lines.index(texts(f"rules-{heading}", title=game_title("standard", texts))) + 1
    return [line.removeprefix("- ") for line in takewhile(lambda line: line.startswith("- "), lines[start:])]


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_every_preset_has_a_page(preset: str, texts: Texts) -> None:
    lines = rules_lines(presets.build(preset), texts)
    assert presets.PRESETS[preset].title in lines[0], "the catalogue's English names are the presets' own"
    assert presets.PRESETS[preset].book in lines[0]
    assert len("\n".join(lines)) < 3900
    assert len(lines) == len(set(lines)), "nothing is said twice"


def test_the_page_of_the_usual_game_is_whole_and_true(texts: Texts) -> None:
    """Laws 1 to 7 in short, as the engine plays them; every other page is told from this one."""
    rules = presets.build("standard")
    assert "\n".join(rules_lines(rules, texts)) == STANDARD.format(lone_march=rules.lone_march)


STANDARD = """Standard (stick the dealer) · North America
How it’s played:
- 4 players; partners sit opposite each other.
- 24 cards, nine to ace; 5 per player.
- The first to 10 points wins.
- The suit turned up is trump if someone accepts it; otherwise, another suit that someone calls.
- The maker may play alone; their partner sits out.
- The first dealer is chosen at random.
- If everyone passes twice, the dealer is stuck and must call a suit.
- The player to the dealer’s left leads first.
- The jack of trump is the right bower, the highest trump; the other jack of the same color is the left bower, the \
second highest.
- Trump from the top: right bower, left bower, ace, king, queen, ten, nine; every other suit: ace, king, queen, jack, \
ten, nine. The left bower belongs to trump, not to its own suit.
- Follow the suit led if you can.
Points:
- The makers take 3 or 4 tricks: 1 point.
- The makers take every trick (march): 2 points.
- Alone, 3 or 4 tricks: 1 point.
- Alone, every trick: {lone_march} points.
- The makers take fewer than 3 tricks (euchre): 2 points for the opponents.
- A lone maker takes fewer than 3 tricks: 2 points for the opponents."""


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_a_page_says_who_plays(preset: str, texts: Texts) -> None:
    rules = presets.build(preset)
    key = "rules-two" if rules.players == 2 else "rules-partners" if rules.traits.partners else "rules-individual"
    assert f"- {texts(key, players=rules.players)}" in rules_lines(rules, texts)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("preset", presets.PRESETS)
def test_cards_rank_on_the_page_as_in_the_engine(preset: str, locale: str) -> None:
    """The plain ranks of trump and of another suit; the bowers are in the page of the usual game."""
    texts, rules = Texts(locale, strict=True), presets.build(preset)
    joker = option_text(rules.joker)
    order = texts("rules-order", size=rules.pack, joker=joker)
    assert f"- {order}" in rules_lines(rules, texts)
    for part, suit in zip(order.casefold().split(";")[:2], (Suit.HEARTS, Suit.SPADES), strict=True):
        left = [card for card in make_pack(rules.pack, joker=False) if card and printed_suit(card) is suit]
        ranked = []
        while left:
            ranked.append(left.pop(best_play(left, Suit.HEARTS)))
        plain = [code(card)[0] for card in dict.fromkeys(ranked)]
        names = [texts("rank", rank=f"R{rank}").casefold() for rank in plain if rank != "J" or suit is Suit.SPADES]
        places = [re.search(rf"\b{re.split('[ ’]', name)[-1]}\b", part) for name in names]
        assert [place.start() for place in places if place] == sorted(place.start() for place in places if place)
        assert all(places), part


def test_standard_differs_from_itself_in_nothing(texts: Texts) -> None:
    assert "What differs" not in "\n".join(rules_lines(presets.build("standard"), texts))


def test_differing_rules_come_first(texts: Texts) -> None:
    csl = presets.build("csl")
    differs = listed("differs", csl, texts)
    assert "- " + differs[0] == rules_lines(csl, texts)[2]
    assert "If everyone passes twice, the dealer is stuck and must call a suit." in listed("same", csl, texts)


def test_points_that_standard_does_not_pay_are_bold(texts: Texts) -> None:
    """Unless all of them are: then nothing is to be told from anything."""
    csl = presets.build("csl")
    page = rules_text(csl, texts)
    assert "Points (in bold: what differs from Standard (stick the dealer)):" in page
    assert "- **A lone maker takes fewer than 3 tricks: 4 points for the opponents.**" in page
    assert f"- Alone, every trick: {csl.lone_march} points." in page
    for preset in ("standard", "call-ace"):
        assert not re.search(r"^- \*\*", rules_text(presets.build(preset), texts), re.MULTILINE)


def test_a_game_called_after_its_book_is_named_once(texts: Texts) -> None:
    assert rules_lines(presets.build("csl"), texts)[0] == "CSL"
    assert rules_lines(presets.build("standard"), texts)[0] == "Standard (stick the dealer) · North America"


@pytest.mark.parametrize(("points", "line"), [(3, "first to 3 points"), (12, "first to 12 points")])
def test_a_changed_option_changes_the_page(points: int, line: str, texts: Texts) -> None:
    assert any(line in sentence for sentence in listed("differs", presets.build("standard", {"points": points}), texts))


@pytest.mark.parametrize("score", ["lone_march", "euchre", "lone_euchre", "lone_defence", "lone_defence_march"])
def test_every_score_reaches_the_page(score: str, texts: Texts) -> None:
    assert any("9 points" in line for line in listed("scoring", presets.build("csl", {score: 9}), texts))


def test_the_setback_is_a_loss(texts: Texts) -> None:
    """Law 7.4."""
    newberry = presets.build("newberry", {"setback": True})
    assert any("they lose 2 points" in line for line in listed("scoring", newberry, texts))


SILENT = {"packets"}
"""What the program sees to."""
OLD_SCHOOL = {"misdeal", "renege_penalty", "renege_ends_hand", "review"}
"""What acts at old-school tables only (law 9.1)."""


def changed(preset: str, option: str) -> Iterator[tuple[Rules, Rules]]:
    """The rules of a preset before and after a change of this option, for every value that changes anything."""
    with_option: dict[str, OptionValue] = {"defend_alone": True} if option.startswith("lone_defence") else {}
    with_option |= {"law": "old-school"} if option in OLD_SCHOOL else {}
    for value in presets.PRESETS[preset].choices[option].allowed:
        try:
            before, after = presets.build(preset, with_option), presets.build(preset, {**with_option, option: value})
        except RulesError:
            continue
        number = option in SCORING_OPTIONS and OPTIONS[option] is int
        if before != after and not (number and before.rows == after.rows):
            yield before, after


def test_every_effective_option_is_explained(texts: Texts) -> None:
    """A change of it to any value changes the page, in every preset that has it."""
    for option in OPTIONS:
        having = [name for name, preset in presets.PRESETS.items() if option in preset.choices]
        pairs = [pair for name in having for pair in changed(name, option)]
        assert pairs, option
        for before, after in pairs[:: max(1, len(pairs) // 40)]:
            same = rules_lines(before, texts) == rules_lines(after, texts)
            assert same == (option in SILENT), (after.preset, option)


def test_law_12_5_a_turn_up_that_is_kept_is_not_given_away_on_the_page(texts: Texts) -> None:
    """Laws 12.5, 5.6: giving it is idle then, and the page does not offer it."""
    kept = {"keep_turnup": True, "joker": False}
    with_gift, without = (presets.build("railroad", {**kept, "give_turnup": give}) for give in (True, False))
    assert rules_lines(with_gift, texts) == rules_lines(without, texts)


def test_law_9_1_hosted_tables_say_nothing_of_claims(texts: Texts) -> None:
    for option in OLD_SCHOOL:
        for value in presets.PRESETS["standard"].choices[option].allowed:
            assert rules_lines(presets.build("standard", {option: value}), texts) == rules_lines(
                presets.build("standard"), texts
            )


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_law_9_2_an_old_school_table_explains_its_claims(preset: str, texts: Texts) -> None:
    page = rules_text(presets.build(preset, {"law": "old-school"}), texts)
    for word in ("Old-school:", "take it back", "lead out of turn", "claimed", "Misdeal"):
        assert word in page
    assert ("call out of turn" in page) == presets.PRESETS[preset].traits.turn_up
    assert page.endswith("**/rules law:5.4**")


# -- laws
#
# The laws as they are told: every one of the document, whole, in one message of Discord.


def test_every_law_of_the_document_is_found() -> None:
    anchors = re.findall(r'<a id="law-([\d-]+)"></a>', LAWS_FILE.read_text(encoding="utf-8"))
    assert list(laws()) == [anchor.replace("-", ".") for anchor in anchors]
    assert len(anchors) > 60


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_law_fits_a_message_and_has_no_links(locale: str) -> None:
    for law in laws().values():
        text = law_text(law.id, Texts(locale, strict=True))
        assert text.startswith(f"**{law.heading}**\n\n")
        assert len(text) > len(law.heading) + 30
        assert len(text) <= 3900
        assert "](" not in text
        assert not re.search(r"^\||\[\d|<a |#law", text, re.MULTILINE), law.id


def test_a_law_is_shown_in_full() -> None:
    """Law 5.4: all its words, each paragraph in one line."""
    text = law_text("5.4", Texts("en", strict=True))
    assert text.startswith(
        "**5.4 Partner's best**\n\n`partners_best`:\n- `give-then-discard` (CSL): the lone maker's partner"
    )
    assert "the maker then discards one, the gift too if they like (*ruling*)." in text
    text, _, about = text.rpartition("\n\n")
    assert about.startswith("Words such as `partners_best` are the names of house rules")
    assert text.endswith("A dealer who sits out gives from their five cards.")
    words = re.sub(r"\s+", " ", LAWS_FILE.read_text("utf-8").partition("5.4 Partner")[2].partition("### ")[0])
    assert re.sub(r"\s+", " ", text.partition("Partner")[2]).replace("**", "").strip() == words.strip()


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_law_that_names_options_says_what_those_words_are(locale: str) -> None:
    texts = Texts(locale, strict=True)
    options = {name for preset in presets.PRESETS.values() for name in preset.choices}
    for law in laws().values():
        text = law_text(law.id, texts)
        named = [name for name in re.findall(r"`([a-z_]+)`", text) if name in options]
        assert text.endswith(texts("law-options", option=named[0] if named else "")) == bool(named), law.id


def test_a_chapter_names_its_laws() -> None:
    assert law_text("3", Texts("en", strict=True)).endswith("- 3.1 Ace, no face\n- 3.2 Farmer's hand")
    assert "9.10 A prompt partner" in law_text("9", Texts("en", strict=True))
    assert "- 10" not in law_text("1", Texts("en", strict=True))


def test_other_languages_say_that_the_laws_are_english() -> None:
    assert "auf Englisch" in law_text("5.4", Texts("de", strict=True))
    assert "anglais" in law_text("5.4", Texts("fr", strict=True))
    assert "English" not in law_text("5.4", Texts("en", strict=True))


@pytest.mark.parametrize("words", ["5.4", " 5.4 ", "law 5.4", "Law 5.4."])
def test_a_law_can_be_typed_in_several_ways(words: str) -> None:
    law = require(find_law(words))
    assert law.id == "5.4"


@pytest.mark.parametrize("words", ["5.44", "13", "", "law", "five"])
def test_an_unknown_law_is_not_found(words: str) -> None:
    assert find_law(words) is None
    assert "5.4" in law_text(words, Texts("en", strict=True))


# -- house rules
#
# House rules in words: every option and value has a few of its own, and the menus offer what can be played.


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


MOST_VALUES = 6
"""A menu offers no more values of one option: of many numbers it offers those that people play."""


def test_every_option_is_in_a_menu_or_typed() -> None:
    assert sorted([*TYPED, *(name for names in HOUSE_RULES.values() for name in names)]) == sorted(OPTIONS)


@pytest.mark.parametrize("law", ["hosted", "old-school"])
@pytest.mark.parametrize("preset", presets.PRESETS)
def test_menus_offer_what_can_be_played_and_is_not_played_yet(preset: str, law: str) -> None:
    rules = presets.build(preset, {"law": law})
    for menu in HOUSE_RULES:
        offered = [word for word, _, _ in rule_choices(rules, menu, Texts(strict=True))]
        assert len(set(offered)) == len(offered) <= 25
        assert max(Counter(word.partition("=")[0] for word in offered).values(), default=0) <= MOST_VALUES
        for word in offered:
            changed = presets.parse([preset, f"law={law}", word] if not word.startswith("law=") else [preset, word])
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
    assert "House rules: Old-school law · All pass: throw it in" in table_text(lobby(rules), Texts())


def test_a_wrong_option_is_answered_with_the_nearest() -> None:
    with pytest.raises(RulesError) as caught:
        presets.parse(["standard", "second_rond=stick"])
    said = rules_fault_text(caught.value, Texts()).replace("\\", "")
    assert "Did you mean second_round" in said
    assert said.count("_") <= 6, "a few names, not all of them"
