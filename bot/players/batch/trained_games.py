"""Which net knows which game.

``data/players`` has two nets of cards for each of ``TRAINED_PLAY``, and every game is played by the nearest of them. A
net of calls it has for each of ``TRAINED_CALLS``, which knows the games whose rules differ from the preset's in nothing
that matters.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import NamedTuple

from bot.engine import presets
from bot.engine.rules import OptionValue, Rules
from bot.players.batch.nets import Net, net
from bot.players.heuristics.rules_cache import by_rules

_USUAL_PACK, _USUAL_TABLE = 24, 4
TRAINED_PLAY: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "standard": ({},), "house": ({},), "railroad": ({},), "cutthroat": ({}, {"pack": 24}),
    "three-seven": ({}, {"pack": 32}), "two-handed": ({}, {"pack": 32}), "call-ace": ({}, {"pack": 24}),
    "call-ace-5": ({"players": 5},), "call-ace-6": ({"players": 6},), "hasenpfeffer": ({},),
    "double-hasenpfeffer": ({},), "double-hasenpfeffer-6": ({"players": 6},),
}  # fmt: skip
"""With which options of the preset the nets of cards were trained."""


class TrainedCalls(NamedTuple):
    """One game whose calls a net knows: the options of the preset, by how much the net's difference between two acts is
    off (in chance to win the game), and how many sampled worlds are as exact: ``tests.bench.call_errors`` tells both.
    """

    options: dict[str, OptionValue]
    error: float = 0.02
    worlds: int = 40


TRAINED_CALLS: dict[str, TrainedCalls] = {
    "standard": TrainedCalls({}), "earlwood": TrainedCalls({}), "newberry": TrainedCalls({}), "csl": TrainedCalls({}),
    "house": TrainedCalls({}), "house-24": TrainedCalls({}), "campus": TrainedCalls({}),
    "railroad": TrainedCalls({}, 0.03, 32), "cutthroat": TrainedCalls({}, 0.02, 20),
    "three-seven": TrainedCalls({}, 0.05, 14), "two-handed": TrainedCalls({}, 0.02, 20),
    "call-ace": TrainedCalls({}, 0.02, 20),
    "call-ace-5": TrainedCalls({"players": 5}, 0.02, 20), "call-ace-6": TrainedCalls({"players": 6}, 0.02, 20),
    "hasenpfeffer": TrainedCalls({}, 0.02, 118), "double-hasenpfeffer": TrainedCalls({}, 0.05, 12),
    "double-hasenpfeffer-6": TrainedCalls({"players": 6}, 0.05, 12),
}  # fmt: skip
IRRELEVANT_TO_CALLS = frozenset({
    "preset", "options", "law", "first_dealer", "packets", "cut", "misdeal", "steal_the_deal", "renege_penalty",
    "renege_ends_hand", "review", "traditions", "prompt_partner", "turning_the_tables", "mugs_away", "settlement",
    "rows", "points", "laps", "slams", "setback", "lone_made", "lone_march", "euchre", "lone_euchre", "euchre_march",
    "lone_defence", "lone_defence_march",
})  # fmt: skip
"""Rules that change neither which calls there are nor how the hand after a call is played: who deals and how, what
irregularities cost, and what the ends are worth, which is looked up for the rules at hand."""


class PlayNets(NamedTuple):
    """The nets of one game's play."""

    own: Net
    """Plays well."""
    opponents: Net
    """Plays as ``steady`` does."""


@cache
def calls_name(rules: Rules) -> str | None:
    """The first of ``TRAINED_CALLS`` that is like the rules but for those that are irrelevant."""
    relevant = _relevant(rules)
    games = {name: presets.build(preset_of(name), game.options) for name, game in TRAINED_CALLS.items()}
    return next((name for name, built in games.items() if _relevant(built) == relevant), None)


def _relevant(rules: Rules) -> dict[str, object]:
    """The rules that matter, by name; an option of the preset that is no field of ``Rules`` counts too."""
    found: dict[str, object] = dict(rules.options)
    found |= {each.name: getattr(rules, each.name) for each in fields(rules) if each.compare}
    return {name: value for name, value in found.items() if name not in IRRELEVANT_TO_CALLS}


@by_rules()
def play_nets(rules: Rules) -> PlayNets:
    """The nets that know the play of this game, or of one like it."""
    name = play_name(rules)
    return PlayNets(net("cards", name), net("opponent_policy", name))


def play_name(rules: Rules) -> str:
    """Which of ``TRAINED_PLAY`` is nearest."""
    if rules.traits.partners and rules.traits.turn_up:
        return "railroad" if rules.joker else "standard" if rules.pack == _USUAL_PACK else "house"
    return rules.preset if rules.players <= _USUAL_TABLE else f"{rules.preset}-{rules.players}"


def preset_of(name: str) -> str:
    """The preset of one of ``TRAINED_PLAY`` or ``TRAINED_CALLS``."""
    return name.removesuffix("-5").removesuffix("-6")
