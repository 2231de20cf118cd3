"""The catalogue of presets, and the only way to build rules (law 11).

A preset has the traits of a game and, for each option that exists in the game, its default value and the values that it
may have. To add a variant, add one entry to ``PRESETS`` (and one golden record).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache
from typing import Any

from bot.engine.rules import (
    OPTIONS,
    FarmersHand,
    Options,
    OptionValue,
    Rules,
    RulesError,
    Traits,
    option_text,
    parse_option,
)
from bot.engine.scoring import rows_of


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of one preset: its default value and all values that it may have."""

    default: OptionValue
    allowed: tuple[OptionValue, ...]

    @property
    def allowed_text(self) -> str:
        """Return the allowed values as a record writes them: "5, 7, 10"; if there are many, the first and the last."""
        texts = [option_text(value) for value in self.allowed]
        return f"{texts[0]}–{texts[-1]}" if len(texts) > 6 else ", ".join(texts)


@dataclass(frozen=True, slots=True)
class Preset:
    """One game of the rulebooks: its name, its title, its source, its shape and its options."""

    name: str
    title: str
    book: str
    traits: Traits
    choices: Mapping[str, Choice]


def _all_values(name: str) -> tuple[OptionValue, ...]:
    kind = OPTIONS[name]
    if issubclass(kind, StrEnum):
        return tuple(str(value) for value in kind)
    if kind is bool:
        return (True, False)
    lowest, highest = _RANGES.get(name, (1, 9))
    return tuple(range(lowest, highest + 1))


_RANGES = {"points": (1, 99), "lone_made": (0, 9), "lone_closed": (0, 5)}
"""The lowest and the highest value of each numeric option whose range is not 1 to 9."""


_COMMON = (
    "law", "joker", "points", "first_dealer", "packets", "cut", "misdeal", "steal_the_deal", "renege_penalty",
    "renege_ends_hand", "review", "traditions",
)  # fmt: skip
_TURN_UP = (
    "ace_no_face", "farmers_hand", "second_round", "no_first_blood", "caller_holds", "keep_turnup", "stuck_any",
)  # fmt: skip
_MATCH = ("mugs_away", "laps", "slams")
_PARTNERS = (
    "turning_the_tables", "partner_order", "defend_alone", "first_lead", "partners_best", "give_turnup", "lone_made",
    "lone_march", "euchre", "lone_euchre", "euchre_march", "lone_defence", "lone_defence_march", "setback",
    "prompt_partner", "lone_hands", "lone_closed", "no_trump",
)  # fmt: skip
"""The options of each kind of game. If a preset does not set one, its default in ``Options`` holds."""
_DEFAULTS: dict[str, OptionValue] = {
    name: str(value) if isinstance(value, StrEnum) else value for name, value in asdict(Options()).items()
}


def _defaults(*names: str) -> dict[str, OptionValue]:
    return {name: _DEFAULTS[name] for name in names}


def _choices(own: Mapping[str, OptionValue], limits: Mapping[str, tuple[OptionValue, ...]]) -> dict[str, Choice]:
    return {name: Choice(own[name], limits.get(name) or _all_values(name)) for name in OPTIONS if name in own}


def _partnership(name: str, title: str, book: str, pack: int, **own: OptionValue) -> Preset:
    options = _defaults(*_COMMON, *_TURN_UP, *_MATCH, *_PARTNERS, "players") | {"pack": pack} | own
    limits: dict[str, tuple[OptionValue, ...]] = {
        "players": (4,),
        "pack": (24, 32),
        "packets": ("2-3", "3-2"),
    }
    return Preset(name, title, book, Traits(), _choices(options, limits))


def _individual(
    name: str, title: str, traits: Traits, players: tuple[int, ...], pack: int, book: str, **own: OptionValue
) -> Preset:
    options = _defaults(*_COMMON, *_TURN_UP) | {"players": players[0], "pack": pack} | own
    packets: tuple[OptionValue, ...] = ("3",) if options["packets"] == "3" else ("2-3", "3-2")
    limits: dict[str, tuple[OptionValue, ...]] = {"players": players, "pack": (24, 32), "packets": packets}
    return Preset(name, title, book, traits, _choices(options, limits))


def _hasenpfeffer(
    name: str, title: str, traits: Traits, players: tuple[int, ...], pack: int, joker: bool, points: int
) -> Preset:
    own: dict[str, OptionValue] = {
        "players": 4,
        "pack": pack,
        "joker": joker,
        "points": points,
        "packets": "3",
    }
    limits: dict[str, tuple[OptionValue, ...]] = {
        "players": players, "pack": (pack,), "joker": (joker,), "packets": ("3",),
    }  # fmt: skip
    return Preset(name, title, "House of Cards", traits, _choices(_defaults(*_COMMON, *_MATCH) | own, limits))


_ALONE_AGAINST_ALL = Traits(partners=False, may_go_alone=False)

_CATALOGUE = (
    _partnership(
        "earlwood", "Earlwood", "Earlwood", 32, points=11, first_dealer="high-card", packets="2-3",
        misdeal="forfeit-deal", mugs_away=True, partner_order="alone", prompt_partner=True,
    ),
    _partnership(
        "newberry", "Newberry", "Newberry", 24, packets="2-3", misdeal="minus-one", second_round="stick-or-fold",
        first_lead="maker-left", euchre_march=4,
    ),
    _partnership(
        "csl", "CSL", "CSL", 24, cut="offer", second_round="stick", defend_alone=True, lone_euchre=4, lone_defence=4,
    ),
    _partnership("standard", "Standard (stick the dealer)", "North America", 24, second_round="stick"),
    _partnership(
        "house", "House of Cards", "House of Cards", 32, defend_alone=True, first_lead="maker-left",
    ),
    _partnership(
        "house-24", "House of Cards, 24 cards", "House of Cards", 24, defend_alone=True, first_lead="maker-left",
    ),
    _partnership(
        "campus", "Campus", "Campus", 24, first_dealer="black-jack", cut="offer", renege_ends_hand=True,
    ),
    _partnership(
        "railroad", "Railroad", "House of Cards", 32, joker=True, laps=True, slams=True, defend_alone=True,
        first_lead="maker-left", partners_best="discard-then-give", give_turnup=True,
    ),
    _individual(
        "cutthroat", "Cutthroat", Traits(partners=False, may_go_alone=False, maker_march=3), (3,), 32,
        "House of Cards",
    ),
    _individual(
        "three-seven", "Three-handed, seven cards", Traits(partners=False, may_go_alone=False, hand_size=7), (3,), 24,
        "Campus", first_dealer="black-jack", packets="3", cut="offer", renege_ends_hand=True,
    ),
    _individual("two-handed", "Two-handed", _ALONE_AGAINST_ALL, (2,), 24, "House of Cards"),
    _individual(
        "call-ace", "Call-Ace", Traits(partners=False, may_go_alone=False, secret_partner=True), (4, 5, 6), 32,
        "House of Cards", settlement="each",
    ),
    _hasenpfeffer(
        "hasenpfeffer", "Hasenpfeffer",
        Traits(turn_up=False, hand_size=6, may_go_alone=False, widow=True, joker_bid=3), (4,), 24, True, 10,
    ),
    _hasenpfeffer(
        "double-hasenpfeffer", "Double Hasenpfeffer",
        Traits(turn_up=False, hand_size=None, bid_from_half=True), (4, 6), 48, False, 62,
    ),
)  # fmt: skip

PRESETS: dict[str, Preset] = {preset.name: preset for preset in _CATALOGUE}
"""Every preset by its name, in the order of law 11."""

DEFAULT_PRESET = "standard"


def build(preset: str, changes: Mapping[str, OptionValue] | None = None) -> Rules:
    """Build the rules of a preset with some options changed; ``RulesError`` says what is wrong and what is allowed."""
    return _build(preset, tuple([(name, type(value), value) for name, value in (changes or {}).items()]))


@lru_cache(maxsize=256)
def _build(preset: str, changes: tuple[tuple[str, type, OptionValue], ...]) -> Rules:
    """Build rules. Cached, because most tables play the same few. The types in the key tell ``True`` from 1."""
    base = PRESETS.get(preset)
    if base is None:
        raise RulesError("rules-fault-preset", name=preset, presets=", ".join(PRESETS))
    values = {name: choice.default for name, choice in base.choices.items()}
    for name, _, value in changes:
        choice = base.choices.get(name)
        if choice is None:
            raise _unknown_option(name, base)
        if value not in choice.allowed or isinstance(value, bool) != isinstance(choice.default, bool):
            raise RulesError(
                "rules-fault-value", word=f"{name}={option_text(value)}", preset=preset, allowed=choice.allowed_text
            )
        values[name] = choice.allowed[choice.allowed.index(value)]
    return _check(base, values)


def parse(words: list[str]) -> Rules:
    """Parse a record's ``rules`` line: a preset, then ``name=value`` words."""
    if not words:
        raise RulesError("rules-fault-no-preset", presets=", ".join(PRESETS))
    preset = PRESETS.get(words[0])
    if preset is None:
        raise RulesError("rules-fault-preset", name=words[0], presets=", ".join(PRESETS))
    changes: dict[str, OptionValue] = {}
    for word in words[1:]:
        name, mark, text = word.partition("=")
        if not mark:
            raise RulesError("rules-fault-word", word=word)
        choice = preset.choices.get(name)
        if choice is None:
            raise _unknown_option(name, preset)
        if name in changes:
            raise RulesError("rules-fault-twice", name=name)
        try:
            changes[name] = parse_option(name, text)
        except ValueError:
            raise RulesError("rules-fault-value", word=word, preset=preset.name, allowed=choice.allowed_text) from None
    return build(preset.name, changes)


def _unknown_option(name: str, preset: Preset) -> RulesError:
    if name in OPTIONS:
        return RulesError("rules-fault-elsewhere", name=name, preset=preset.name)
    near = get_close_matches(name, preset.choices, n=3, cutoff=0.0)
    return RulesError("rules-fault-unknown", name=name, preset=preset.name, near=", ".join(near))


def _check(base: Preset, values: dict[str, OptionValue]) -> Rules:
    typed: dict[str, Any] = {name: parse_option(name, option_text(value)) for name, value in values.items()}
    if base.traits.secret_partner and typed["pack"] == 24 and typed["players"] != 4:
        raise RulesError("rules-fault-call-ace-pack")
    if typed["joker"] and typed.get("no_trump", False):
        raise RulesError("rules-fault-no-trump")
    rules = Rules(
        preset=base.name,
        traits=base.traits,
        options=tuple((name, values[name]) for name in OPTIONS if name in values),
        hand_size=base.traits.hand_size or typed["pack"] // typed["players"],
        **typed,
    )
    if rules.traits.turn_up:
        left = rules.pack_size - rules.players * rules.hand_size - 1
        if left < 0:
            needed = rules.players * rules.hand_size + 1
            raise RulesError("rules-fault-cards", players=rules.players, needed=needed, pack=rules.pack_size)
        if rules.farmers_hand != FarmersHand.OFF and left < 3:
            raise RulesError("rules-fault-farmers", farmers=rules.farmers_hand, left=left)
    return replace(rules, rows=rows_of(rules))


def changed_options(rules: Rules) -> dict[str, OptionValue]:
    """Return the options whose value is not the preset's own, in the order of law 11."""
    choices = PRESETS[rules.preset].choices
    return {name: value for name, value in rules.options if choices[name].default != value}


def rules_line(rules: Rules) -> str:
    """Return the words of a record's ``rules`` line: the preset, then the options that differ from it."""
    return " ".join([rules.preset, *(f"{name}={option_text(value)}" for name, value in changed_options(rules).items())])
