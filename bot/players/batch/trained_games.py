"""Which games the nets have learned: a preset's, and all whose rules differ from it in nothing that matters.

``data/players`` has a net of calls for each of ``TRAINED_CALLS``, and two nets of cards for each of ``TRAINED_PLAY``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import NamedTuple

from bot.engine import presets
from bot.engine.rules import Rules
from bot.players.batch.nets import Net, net

TRAINED_CALLS = ("standard", "earlwood", "newberry", "csl", "house", "house-24", "campus")
TRAINED_PLAY = ("standard", "house", "railroad")
IRRELEVANT_TO_CALLS = frozenset({
    "preset", "options", "law", "first_dealer", "packets", "cut", "misdeal", "steal_the_deal", "renege_penalty",
    "renege_ends_hand", "review", "traditions", "prompt_partner", "turning_the_tables", "mugs_away", "settlement",
    "rows", "points", "laps", "slams", "setback", "lone_made", "lone_march", "euchre", "lone_euchre", "euchre_march",
    "lone_defence", "lone_defence_march",
})  # fmt: skip
"""Rules that change neither which calls there are nor how the hand after a call is played: who deals and how, what
irregularities cost, and what the ends are worth, which is looked up for the rules at hand."""
IRRELEVANT_TO_PLAY = IRRELEVANT_TO_CALLS | {
    "ace_no_face", "farmers_hand", "second_round", "partner_order", "defend_alone", "first_lead", "partners_best",
    "give_turnup",
}  # fmt: skip
"""Rules that matter no longer when the first card is led: which calls there are, and what is exchanged before."""


class PlayNets(NamedTuple):
    """The nets of one game's play."""

    own: Net
    """Plays well."""
    opponents: Net
    """Plays as ``steady`` does."""


@cache
def calls_net(rules: Rules) -> Net | None:
    """The net that knows the calls of this game, or ``None``."""
    preset = trained_preset(rules, TRAINED_CALLS, IRRELEVANT_TO_CALLS)
    return None if preset is None else net("calls", preset)


@cache
def play_nets(rules: Rules) -> PlayNets | None:
    """The nets that know the play of this game, or ``None``."""
    preset = trained_preset(rules, TRAINED_PLAY, IRRELEVANT_TO_PLAY)
    return None if preset is None else PlayNets(net("cards", preset), net("opponent_policy", preset))


def trained_preset(rules: Rules, trained: Sequence[str], irrelevant: frozenset[str]) -> str | None:
    """The first of these presets that is like the rules but for the irrelevant ones."""
    relevant = _relevant(rules, irrelevant)
    return next((name for name in trained if _relevant(presets.build(name), irrelevant) == relevant), None)


def _relevant(rules: Rules, irrelevant: frozenset[str]) -> dict[str, object]:
    """The rules that matter, by name; an option of the preset that is no field of ``Rules`` counts too."""
    found: dict[str, object] = dict(rules.options)
    found |= {each.name: getattr(rules, each.name) for each in fields(rules) if each.compare}
    return {name: value for name, value in found.items() if name not in irrelevant}
