"""The rules of a game in plain words, for ``/rules`` and ``right-bower rules``, and the laws by their ids.

Every line of the rules follows from the data that the engine plays and scores by: traits, options and rows. The laws in
``docs/laws.md`` are English in every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import bot
from bot.engine import presets
from bot.engine.rules import Basis, Company, Law, OptionValue, Outcome, Row, Rules, RulesError, option_text
from bot.words.catalogue import ENGLISH, Texts
from bot.words.lines import LONGEST_CHOICE, cut_words
from bot.words.names import quote_typed

_OLD_SCHOOL = ("misdeal", "renege_penalty", "renege_ends_hand", "review")
_LONE = ("defend_alone", "partners_best", "give_turnup", "lone_closed")  # options that matter only in lone hands
LONGEST_PAGE = 3900
"""The most characters of ``rules_text``; Discord allows 4000 in a message."""


def rules_lines(rules: Rules, texts: Texts, mark: str = "") -> tuple[str, ...]:
    """Return the page of these rules as lines under headings; lines of a list begin with "- ".

    The lines that differ from the standard game come first, then the others, then the rows of points. Defeats that pay
    the same share a row. ``mark`` is put around each row that the standard game lacks, unless all rows are.
    """
    standard = presets.build(presets.DEFAULT_PRESET)
    usual, usual_rows = {*_play(standard, texts)}, {*points_lines(standard, texts)}
    play, scoring = tuple(_play(rules, texts)), tuple(points_lines(rules, texts))
    differs = [f"- {line}" for line in play if line not in usual]
    same = [f"- {line}" for line in play if line in usual]
    other = game_title(presets.DEFAULT_PRESET, texts)
    lines = [page_title(rules, texts)]
    if differs:
        lines += [texts("rules-differs", title=other), *differs]
    if same:
        lines += [texts("rules-same", title=other) if differs else texts("rules-play"), *same]
    marked = {*scoring} - usual_rows if mark and not usual_rows.isdisjoint(scoring) else set()
    lines.append(texts("rules-scoring-marked", title=other) if marked else texts("rules-scoring"))
    return (*lines, *(f"- {mark}{line}{mark}" if line in marked else f"- {line}" for line in scoring))


def rules_text(rules: Rules, texts: Texts) -> str:
    """Return the page in Discord's markdown: a bold title first, and how to look up laws last."""
    heading, *lines = rules_lines(rules, texts, mark="**")
    text = f"**{heading}**"
    for line in lines:
        text += f"\n{line}" if line.startswith("- ") else f"\n\n{line}"
    ask = "\n\n" + texts("law-ask")
    longest = LONGEST_PAGE - len(ask)
    return (text if len(text) <= longest else text[: longest - 1] + "…") + ask


def page_title(rules: Rules, texts: Texts) -> str:
    """Return the game's name, and its source unless that is its name."""
    named, title = f"book-{rules.preset}", game_title(rules.preset, texts)
    book = texts(named) if texts.has(named) else presets.PRESETS[rules.preset].book
    return title if book == title else texts("rules-title", title=title, book=book)


def game_title(preset: str, texts: Texts) -> str:
    """Return a game's title, translated unless it is the name of a book."""
    named = f"game-{preset}"
    return texts(named) if texts.has(named) else presets.PRESETS[preset].title


def _play(rules: Rules, texts: Texts) -> Iterator[str]:
    yield _company(rules, texts)
    joker = option_text(rules.joker)
    yield texts("rules-pack", size=rules.pack, joker=joker, hand=rules.hand_size)
    yield texts("rules-points", points=rules.points)
    yield from _making(rules, texts)
    yield from _alone(rules, texts)
    yield from option_lines(rules, tuple(name for name, _ in rules.options), texts)
    yield from claims_lines(rules, texts)
    yield texts("rules-bowers")
    yield texts("rules-order", size=rules.pack, joker=option_text(rules.joker))
    yield texts("rules-follow")


def option_lines(rules: Rules, names: tuple[str, ...], texts: Texts) -> Iterator[str]:
    """Yield the texts of these options, in order; a hosted table leaves out old-school ones (law 9.1)."""
    values = dict(rules.options)
    if rules.law is Law.HOSTED:
        names = tuple(name for name in names if name not in _OLD_SCHOOL)
    if not rules.lone_hands:
        names = tuple(name for name in names if name not in _LONE)
    if rules.keep_turnup:  # the dealer may not give the turn-up away either (law 12.5)
        names = tuple(name for name in names if name != "give_turnup")
    for name in names:
        value = values.get(name)
        if value is not None and texts.has(f"rule-{name}-{option_text(value)}"):
            yield texts(f"rule-{name}-{option_text(value)}")
        elif value and texts.has(f"rule-{name}"):
            yield texts(f"rule-{name}", value=int(value))


def house_rules(rules: Rules, texts: Texts) -> tuple[str, ...]:
    """Return a few words for each option by which these rules differ from their preset."""
    return tuple(house_rule(name, value, texts) for name, value in presets.changed_options(rules).items())


def house_rule(name: str, value: OptionValue, texts: Texts) -> str:
    """Return what this value of an option means, in a few words."""
    return texts(f"house-{name}", value=value if type(value) is int else option_text(value))


HOUSE_RULES = {
    "table": ("law", *_OLD_SCHOOL, "points", "pack", "joker", "first_dealer", "cut", "steal_the_deal", "traditions"),
    "bidding": (
        "second_round", "stuck_any", "no_trump", "caller_holds", "keep_turnup", "partner_order", "ace_no_face",
        "farmers_hand", "turning_the_tables", "no_first_blood", "setback", "mugs_away", "laps", "slams",
    ),
    "lone": (
        "lone_hands", "lone_closed", "lone_made", "lone_march", "defend_alone", "first_lead", "partners_best",
        "give_turnup",
    ),
}  # fmt: skip
"""The options that each menu offers."""
TYPED = (
    "players", "packets", "euchre", "lone_euchre", "euchre_march", "lone_defence", "lone_defence_march",
    "prompt_partner", "settlement",
)  # fmt: skip
"""The options that no menu offers and that have to be typed."""
_OFFERED: dict[str, tuple[OptionValue, ...]] = {
    "points": (5, 7, 10, 11, 15, 21), "lone_made": (0, 1, 2), "lone_march": (2, 3, 4),
}  # fmt: skip
"""The numbers that a menu offers, for options that allow many."""


def rule_choices(rules: Rules, menu: str, texts: Texts) -> Iterator[tuple[str, str, str | None]]:
    """Yield a menu's choices: the option as typed, its meaning in a few words, and in full. Menu ``preset``: games."""
    changed, choices = presets.changed_options(rules), presets.PRESETS[rules.preset].choices
    if menu == "preset":
        for name, preset in presets.PRESETS.items():
            if name != rules.preset and rules.players in preset.choices["players"].allowed:
                yield name, game_title(name, texts), None
        return
    for name in HOUSE_RULES[menu]:
        if name not in choices or (name in _OLD_SCHOOL and rules.law is Law.HOSTED):
            continue
        for value in choices[name].allowed:
            if value == dict(rules.options)[name] or value not in _OFFERED.get(name, (value,)):
                continue
            try:
                presets.build(rules.preset, {**changed, name: value})
            except RulesError:  # these rules cannot be dealt
                continue
            about = next(option_lines(presets.build(rules.preset, {**changed, name: value}), (name,), texts), None)
            short = None if about is None else cut_words(about, LONGEST_CHOICE)
            yield f"{name}={option_text(value)}", house_rule(name, value, texts), short


def claims_lines(rules: Rules, texts: Texts) -> Iterator[str]:
    """Yield the claims that an old-school table allows (laws 9.4 to 9.6)."""
    if rules.law is Law.OLD_SCHOOL:
        yield texts("rules-claim-renege")
        yield texts("rules-claim-lead")
        if rules.traits.turn_up:
            yield texts("rules-claim-call")


def forced_lines(rules: Rules, texts: Texts) -> Iterator[str]:
    """Yield who must bid if everybody else passes (laws 8.6, 8.7)."""
    if rules.traits.joker_bid:
        yield texts("rules-joker-bid", bid=rules.traits.joker_bid)
    if rules.traits.bid_from_half:
        yield texts("rules-forced-bid", bid=rules.lowest_bid)


def _company(rules: Rules, texts: Texts) -> str:
    if rules.players == 2:
        return texts("rules-two")
    if not rules.traits.partners:
        return texts("rules-individual", players=rules.players)
    return texts("rules-partners" if rules.players == 4 else "rules-partners-six", players=rules.players)


def _making(rules: Rules, texts: Texts) -> Iterator[str]:
    traits = rules.traits
    yield texts("rules-turn-up" if traits.turn_up else "rules-bid")
    if traits.widow:
        yield texts("rules-widow")
    yield from forced_lines(rules, texts)
    if traits.secret_partner:
        yield texts("rules-secret")


def _alone(rules: Rules, texts: Texts) -> Iterator[str]:
    if not rules.traits.partners:
        return
    if rules.lone_hands:
        yield texts("rules-alone" if rules.traits.may_go_alone else "rules-no-alone")
    if rules.traits.may_go_alone and not rules.traits.turn_up:
        yield texts("rules-exchange")


def points_lines(rules: Rules, texts: Texts, applies: Callable[[Row], bool] = lambda row: True) -> Iterator[str]:
    """Yield the rows that apply; a euchre of all tricks only if it pays more, lone defenders only if allowed."""
    paid = {(row.outcome, row.company): row.amount for row in rules.rows}
    for row in rules.rows:
        if row.outcome is Outcome.EUCHRE_MARCH and paid[(Outcome.EUCHRE, row.company)] == row.amount:
            continue
        if row.company is Company.AGAINST_LONE_DEFENDER and not (rules.defend_alone and rules.lone_hands):
            continue
        if row.company is Company.ALONE and not rules.lone_hands:
            continue
        if row.outcome is Outcome.FOLDED and rules.second_round != "stick-or-fold":
            continue
        if not applies(row):
            continue
        low, most = rules.majority, rules.hand_size - 1
        case = texts(_case(row, rules), low=low, most=most, span=most - low)
        yield texts("row", case=case, pay=_pay(row, rules, texts))


_WITH: dict[Company, str] = {
    Company.ANY: "",
    Company.PARTNERED: "",
    Company.ALONE: "-alone",
    Company.AGAINST_LONE_DEFENDER: "-against",
    Company.FORCED: "-forced",
    Company.FORCED_ALONE: "-forced-alone",
}


def _case(row: Row, rules: Rules) -> str:
    ending = _WITH[row.company]
    if row.outcome is Outcome.FOLDED:
        return "case-folded"
    if row.basis is not Basis.POINTS:
        return f"case-bid-{row.outcome}{ending}"
    if rules.traits.secret_partner:
        return f"case-secret-{row.outcome}{ending}"
    return f"case-{row.outcome}{ending if rules.traits.partners else '-single'}"


def _pay(row: Row, rules: Rules, texts: Texts) -> str:
    points = abs(row.amount)
    if row.basis is Basis.TRICKS:
        return texts("pay-tricks", points=points)
    if row.basis is Basis.BID:
        if row.halved == (points == 2):
            return texts("pay-bid")
        return texts("pay-bid-half") if row.halved else texts("pay-bid-times", times=points)
    if row.amount < 0:
        return texts("pay-lost", points=points)
    if row.makers:
        each = rules.traits.secret_partner and row.company is Company.PARTNERED
        return texts("pay-each" if each else "pay-makers", points=points)
    return texts("pay-others" if rules.traits.partners or rules.players == 2 else "pay-others-each", points=points)


# -- the laws by their ids


LAWS_FILE = Path(bot.__file__).parent.parent / "docs" / "laws.md"
"""The file of the laws, the same in a checkout and in an installed wheel."""

_HEADING = re.compile(r'^#+ <a id="law-[\d-]+"></a>(\S+) (.+)\n', re.MULTILINE)
_TARGET = re.compile(r"^\[[^\]]+\]: .*\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\](?:\([^)]*\))?")
_OPTION = re.compile(r"`([a-z_]+)`")
_NEW_LINE = re.compile(r"- |\d+\. ")


@dataclass(frozen=True, slots=True)
class LawText:
    """A law, or a chapter with its introduction and the titles of its laws. ``text`` is Markdown without links."""

    id: str
    title: str
    text: str

    @property
    def heading(self) -> str:
        """The law's id and title."""
        return f"{self.id} {self.title}"


@lru_cache(maxsize=1)
def laws() -> Mapping[str, LawText]:
    """Return every law by its id (``5.4``, ``5``), in the order of the document."""
    words = _HEADING.split(_TARGET.sub("", LAWS_FILE.read_text(encoding="utf-8")))[1:]
    parts = list(zip(words[::3], words[1::3], words[2::3], strict=True))
    law_texts: dict[str, LawText] = {}
    for law_id, title, body in parts:
        titles = [f"- {other} {name}" for other, name, _ in parts if other.startswith(f"{law_id}.")]
        text = "\n\n".join(filter(None, (_LINK.sub(r"\1", body).strip(), "\n".join(titles))))
        law_texts[law_id] = LawText(law_id, title, text)
    return law_texts


def find_law(words: str) -> LawText | None:
    """Return the law with the typed id, ``5.4``, ``law 5.4`` or ``Law 5.4.``, or ``None``."""
    return laws().get(words.strip().lower().removeprefix("law").strip().rstrip("."))


def law_text(words: str, texts: Texts) -> str:
    """Return a law in Discord's markdown, without tables, and where to see its option; or that there is no such law."""
    law = find_law(words)
    if law is None:
        return texts("law-unknown", law=quote_typed(words))
    lines = [f"**{law.heading}**"]
    if texts.locale != ENGLISH:
        lines.append(texts("law-english"))
    blocks = law.text.split("\n\n")
    tables = {index for index, block in enumerate(blocks) if block.startswith("|")}
    lines += [_unwrap(block) for index, block in enumerate(blocks) if not {index, index + 1} & tables]
    options = {name for preset in presets.PRESETS.values() for name in preset.choices}
    option = next((name for name in _OPTION.findall("\n".join(lines)) if name in options), None)
    if option is not None:
        lines.append(texts("law-options", option=option))
    return "\n\n".join(lines)


def _unwrap(block: str) -> str:
    lines: list[str] = []
    for line in block.splitlines():
        if not lines or _NEW_LINE.match(line):
            lines.append(line)
        else:
            lines[-1] += f" {line.strip()}"
    return "\n".join(lines)
