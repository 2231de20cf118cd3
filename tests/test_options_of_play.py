"""Every option of play, and each part of the program that has to know it or need not.

A part knows an option if its code asks the rules for it (``rules.cut``, or a property of the rules that is made of it),
or if its data speaks of it. What is paid for how a hand ends is asked for as ``rules.rows``, and needs no mark.
Whoever adds an option decides for every part, by one line of ``GRID``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.engine.records.notation import RULE_FIELDS
from bot.engine.rules import OPTIONS
from bot.players.expert.nets import IRRELEVANT_TO_CALLS
from bot.ratings.games import CHANCE_OPTIONS
from bot.words.glossary import TERMS
from tests.structure import parse

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Part:
    """A part of the program: what it is, where, and which options it has to know."""

    title: str
    files: tuple[str, ...]
    question: str


PARTS = {
    "deal": Part(
        "the deal",
        ("bot/engine/game.py", "bot/engine/state.py", "bot/deals/draw.py"),
        "does it change who deals, what is dealt, or how games follow one another?",
    ),
    "call": Part(
        "the bidding",
        ("bot/engine/bidding.py", "bot/engine/exchange.py"),
        "does it allow or forbid a call or a discard?",
    ),
    "play": Part("the play", ("bot/engine/tricks.py",), "does it say which card may be led or played?"),
    "pay": Part("the scoring", ("bot/engine/scoring.py",), "does it change what a hand pays?"),
    "old": Part(
        "the old-school table",
        ("bot/engine/old_school.py", "bot/tables/old_school.py"),
        "can it be broken, so that somebody claims it, or does it say what a claim costs?",
    ),
    "sure": Part(
        "sure tricks and claims",
        ("bot/engine/sure_tricks.py", "bot/players/table_claims.py"),
        "can a trick that looks certain be lost by it?",
    ),
    "bids": Part(
        "the computers’ calls",
        ("bot/players/bidding.py", "bot/players/value.py", "bot/players/fits.py"),
        "does it change what a hand is worth, or which call is sound?",
    ),
    "cards": Part(
        "the computers’ cards",
        ("bot/players/card_play.py", "bot/players/knowledge.py"),
        "does it change which card is sound, or what a card tells of a hand?",
    ),
    "expert": Part(
        "the expert",
        ("bot/players/expert/*.py",),
        "does it change which deals are possible or likely, or how they go on?",
    ),
    "nets": Part(
        "the nets of calls",
        ("bot/players/expert/nets.py",),
        "is a game with it another one for them? If not, IRRELEVANT_TO_CALLS names it.",
    ),
    "why": Part(
        "the reasons of reviews and hints",
        ("bot/players/reasons/*.py", "bot/players/review.py"),
        "is it a reason for a call or a card?",
    ),
    "record": Part(
        "records and their verification",
        ("bot/engine/records/replay.py", "bot/engine/records/format.py", "bot/deals/[rv]*.py"),
        "does a record say more than its acts because of it?",
    ),
    "other": Part(
        "the other notation",
        ("bot/engine/records/notation.py",),
        "can Euchre Game Notation say it, or does it refuse it?",
    ),
    "terms": Part(
        "the glossary of *What’s this?*", ("bot/words/glossary.py",), "do players meet a word that it explains?"
    ),
    "page": Part(
        "the page of /rules",
        ("bot/words/rules_page.py", "data/texts/en/rules.ftl"),
        "has each value that players should read about its rule-<option>-<value>?",
    ),
    "told": Part(
        "words and pictures of a table", ("bot/words/*.py", "bot/pictures/*.py"), "does a table look or read otherwise?"
    ),
    "table": Part(
        "tables, clocks and tournaments",
        ("bot/tables/*.py", "bot/tournaments/**/*.py"),
        "does somebody wait otherwise, or must a contest switch it off?",
    ),
    "rate": Part(
        "ratings and statistics",
        ("bot/ratings/*.py",),
        "does it change what is counted or compared? If a game with it must be friendly, CHANCE_OPTIONS names it.",
    ),
}
"""By the columns of ``GRID``."""

GRID = """
option             deal call play pay old sure bids cards expert nets why record other terms page told table rate
players            x    x    x    x   x   x    x    x     x      x    x   x      x     -     x    x    x     -
law                x    x    -    x   x   x    -    -     x      -    x   -      x     x     x    x    x     -
pack               x    -    x    -   -   x    x    x     x      x    x   -      x     -     x    -    -     -
joker              x    -    -    -   -   x    x    x     x      x    x   -      x     x     x    x    -     -
points             x    x    -    x   -   -    x    -     x      -    x   x      x     x     x    x    x     x
first_dealer       x    -    -    -   -   -    -    -     -      -    -   -      -     x     x    -    -     -
packets            x    -    -    -   -   -    -    -     -      -    -   -      -     -     -    -    -     -
cut                x    -    -    -   -   -    -    -     -      -    -   -      -     x     x    -    x     -
misdeal            x    -    -    -   x   -    -    -     -      -    -   -      -     x     x    x    x     -
steal_the_deal     x    -    -    -   -   -    -    -     -      -    -   x      -     x     x    -    x     x
renege_penalty     -    -    -    -   x   -    -    -     -      -    -   -      -     x     x    -    -     -
renege_ends_hand   -    -    -    -   x   -    -    -     -      -    -   -      -     x     x    -    -     -
review             -    -    -    -   -   -    -    -     -      -    -   -      -     x     x    x    x     -
traditions         -    -    -    -   -   -    -    -     -      -    -   -      -     x     x    x    -     -
ace_no_face        -    x    -    -   -   -    -    -     -      x    -   -      x     x     x    -    x     -
farmers_hand       -    x    -    -   -   -    -    -     -      x    -   -      x     x     x    -    -     -
second_round       -    x    -    -   -   x    x    -     x      x    x   -      x     x     x    x    -     -
no_first_blood     -    -    x    -   x   x    -    x     x      x    -   -      -     x     x    -    -     -
mugs_away          x    -    -    -   -   -    -    -     -      -    -   -      -     x     x    x    -     -
laps               x    -    -    -   -   -    -    -     -      -    x   x      -     x     x    -    x     -
slams              x    -    -    -   -   -    -    -     -      -    x   -      -     x     x    x    -     -
turning_the_tables x    -    -    -   -   -    -    -     -      -    -   -      -     x     x    -    x     -
partner_order      -    x    -    -   -   -    x    -     x      x    -   -      x     x     x    -    -     -
defend_alone       -    x    -    x   -   -    -    -     -      x    -   -      x     x     x    -    -     -
first_lead         -    -    x    -   -   -    x    -     -      x    -   -      x     x     x    -    -     -
partners_best      -    x    -    -   -   -    x    -     x      x    -   -      x     x     x    x    -     -
give_turnup        -    x    -    -   -   -    -    -     -      x    -   -      -     x     x    -    -     -
lone_made          -    -    -    x   -   -    -    -     -      -    -   -      -     -     -    -    -     x
lone_march         -    -    -    x   -   -    -    -     -      -    -   -      x     -     -    -    -     x
euchre             -    -    -    x   -   -    -    -     -      -    -   -      -     -     -    -    -     x
lone_euchre        -    -    -    x   -   -    -    -     -      -    -   -      x     -     -    -    -     x
euchre_march       -    -    -    x   -   -    -    -     -      -    -   -      -     -     -    -    -     x
lone_defence       -    -    -    x   -   -    -    -     -      -    -   -      -     -     -    -    -     x
lone_defence_march -    -    -    x   -   -    -    -     -      -    -   -      -     -     -    -    -     x
setback            -    -    -    x   -   -    -    -     -      -    x   -      -     -     -    -    -     -
prompt_partner     -    -    -    -   -   -    -    -     -      -    -   -      -     -     x    -    x     -
settlement         -    -    -    x   -   -    -    -     -      -    -   -      -     -     -    -    -     -
lone_hands         -    x    -    -   -   -    -    -     -      -    -   -      -     x     x    -    -     -
lone_closed        -    x    -    -   -   -    -    -     -      -    -   -      -     x     x    -    -     -
caller_holds       -    x    -    -   -   -    -    -     x      -    -   -      -     x     x    x    -     -
keep_turnup        -    x    -    -   -   -    x    -     x      -    -   -      -     x     x    x    -     -
stuck_any          -    x    -    -   -   x    -    -     x      x    -   -      -     x     x    -    -     -
no_trump           -    x    -    -   -   -    x    -     x      x    -   -      x     x     x    x    -     -
"""
"""``x``: this part knows the option; ``-``: it need not."""


@cache
def read_grid(grid: str = GRID) -> Mapping[str, Mapping[str, str]]:
    """The marks of each option, by the part."""
    header, *rows = (line.split() for line in grid.strip().splitlines())
    return {option: dict(zip(header[1:], marks, strict=False)) for option, *marks in rows}


@cache
def known_by(part: str) -> frozenset[str]:
    """The options that a part's code or data names."""
    if part == "nets":
        return frozenset(OPTIONS) - IRRELEVANT_TO_CALLS
    named = {option for pattern in PARTS[part].files for path in ROOT.glob(pattern) for option in _named(part, path)}
    if part == "terms":
        named |= {option for term in TERMS for option in term.options}
    if part == "other":
        named |= {field.option for field in RULE_FIELDS}
    if part == "rate":
        named |= CHANCE_OPTIONS.keys()
    return frozenset(named & OPTIONS.keys())


def _named(part: str, path: Path) -> Iterator[str]:
    if path.suffix == ".ftl":
        yield from re.findall(r"^rule-(\w+)[- ]", path.read_text(encoding="utf-8"), re.MULTILINE)
        return
    if part == "told" and path.name in ("glossary.py", "rules_page.py"):
        return
    if part == "table" and path.name == "old_school.py":
        return
    for node in ast.walk(parse(path)):
        match node:
            case ast.Attribute(value=ast.Name(id=rules) | ast.Attribute(attr=rules), attr=option):
                if rules.strip("_") == "rules":
                    yield from derived_from().get(option, [option])
            case ast.AnnAssign(annotation=kind, value=ast.Dict(keys=keys)) if (
                part == "table" and ast.unparse(kind) == "Mapping[str, OptionValue]"
            ):
                yield from (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


@cache
def derived_from() -> Mapping[str, list[str]]:
    """The options of which a property of the rules is made, by its name."""
    (rules,) = (
        node
        for node in parse(ROOT / "bot" / "engine" / "rules.py").body
        if isinstance(node, ast.ClassDef) and node.name == "Rules"
    )
    return {
        made.name: [
            node.attr
            for node in ast.walk(made)
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self" and node.attr in OPTIONS
        ]
        for made in rules.body
        if isinstance(made, ast.FunctionDef) and not made.name.startswith("__")
    }


def undecided(option: str, marks: Mapping[str, str]) -> list[str]:
    """What is to be decided or mended for an option, a sentence for each part."""
    sentences = []
    for name, part in PARTS.items():
        mark, knows = marks.get(name), option in known_by(name)
        where = f"{part.title} ({', '.join(part.files)})"
        if mark not in ("x", "-"):
            sentences.append(
                f"Option {option!r}: decide whether {where} must know it: {part.question} (column {name!r})"
            )
        elif (mark == "x") is not knows:
            other = "but nothing there asks for it" if mark == "x" else "but it does: write x"
            sentences.append(f"Option {option!r}: GRID says {'x' if mark == 'x' else '-'} for {where}, {other}")
    return sentences


def test_every_part_knows_each_option_or_need_not() -> None:
    grid = read_grid()
    sentences = [sentence for option in OPTIONS for sentence in undecided(option, grid.get(option, {}))]
    assert not sentences, "\n".join(sentences)
    assert list(grid) == list(OPTIONS), "GRID has the options of the rules, in their order"


def test_a_property_of_the_rules_counts_as_the_options_that_it_is_made_of() -> None:
    assert derived_from()["shows_last_trick"] == ["review", "law"]
    assert "review" in known_by("told"), "it decides whether a table shows the last trick"


def test_an_undecided_option_is_named_with_every_part() -> None:
    sentences = undecided("no_trump", {})
    assert len(sentences) == len(PARTS)
    assert any("'no_trump'" in sentence and "the old-school table" in sentence for sentence in sentences)


def test_a_wrong_mark_is_named() -> None:
    marks = read_grid()["no_first_blood"]
    assert undecided("no_first_blood", marks) == []
    (forgotten,) = undecided("no_first_blood", {**marks, "sure": "-"})
    assert "sure tricks and claims" in forgotten
    (missing,) = undecided("no_first_blood", {**marks, "pay": "x"})
    assert "the scoring" in missing
