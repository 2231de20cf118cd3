"""A night's settings: a private page that shows them, and a form for each topic that changes them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.engine import presets
from bot.engine.rules import Rules, RulesError
from bot.players.levels import LEVELS
from bot.storage.api import TournamentId
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import MOST_PLAYERS, Night, NightPlan
from bot.ui import buttons
from bot.ui.layouts import Item, page_layout
from bot.ui.options import LONGEST_OPTIONS, split_options
from bot.words.catalogue import Texts
from bot.words.names import quote_typed
from bot.words.nights_text import settings_lines
from bot.words.notices import rules_fault_text
from bot.words.rules_page import game_title

ROUNDS = range(1, 40)
NUMBERS = {
    "rounds": ROUNDS,
    "hands": range(1, 25),
    "minutes": range(5, 121),
    "points": range(3, 51),
    "least": range(4, MOST_PLAYERS + 1),
}
"""The allowed numbers of a plan, by field."""
_OPTIONAL = ("minutes", "points")
FIELDS = {
    "rounds": ("movement", "rounds", "hands", "minutes", "points"),
    "people": ("role", "least", "level", "extras"),
    "rules": ("preset", "options"),
}
"""The fields of each form, by topic."""


def may_be_played(rules: Rules) -> bool:
    """Return whether a night can have these rules."""
    return rules.players == 4 and rules.traits.partners


def settings_layout(
    night_id: TournamentId, night: Night, texts: Texts, note: str = "", *, may_change: bool
) -> discord.ui.LayoutView:
    """Return a night's settings after the ``note``, with a button for each form if the reader may change them."""
    forms = form_buttons(night_id, texts) if may_change else []
    close = [texts("night-settings-until")] if may_change else []
    return page_layout("\n".join(filter(None, (note, *settings_lines(night, texts), *close))), forms)


def form_buttons(night_id: TournamentId, texts: Texts) -> list[Item]:
    """Return a button for each form."""
    return [buttons.NIGHT_SET.at(topic, night_id, label=texts(f"button-night-{topic}")) for topic in FIELDS]


def settings_form(topic: str, night_id: TournamentId, plan: NightPlan, texts: Texts) -> discord.ui.Modal:
    """Return the form of a topic, filled with the current settings."""
    form = buttons.NIGHT_FORM.at(topic, night_id, title=texts(f"night-set-{topic}-title"))
    for name in FIELDS[topic]:
        about = texts(f"night-set-{name}-about") if texts.has(f"night-set-{name}-about") else None
        form.add_item(
            discord.ui.Label(text=texts(f"night-set-{name}"), description=about, component=_input(name, plan, texts))
        )
    return form


def _input(name: str, plan: NightPlan, texts: Texts) -> discord.ui.Item[Any]:
    match name:
        case "movement":
            return _radio(name, {one: texts(f"movement-{one}") for one in Movement}, plan.movement)
        case "level":
            return _radio(name, {one: texts(f"level-{one}") for one in LEVELS}, plan.level)
        case "preset":
            options = [
                discord.SelectOption(label=game_title(one, texts), value=one, default=one == plan.rules.preset)
                for one in presets.PRESETS
                if may_be_played(presets.build(one))
            ]
            return discord.ui.Select(custom_id=name, options=options, required=True)
        case "role":
            role = [] if plan.role_id is None else [discord.Object(plan.role_id, type=discord.Role)]
            return discord.ui.RoleSelect(custom_id=name, default_values=role, min_values=0, required=False)
        case "extras":
            boxes = [
                discord.CheckboxGroupOption(label=texts(f"night-extra-{one}"), value=one, default=holds)
                for one, holds in (("event", plan.event), ("weekly", plan.weekly_from is not None))
            ]
            return discord.ui.CheckboxGroup(custom_id=name, options=boxes, min_values=0, required=False)
        case "options":
            line = _options_line(plan.rules) or None
            return discord.ui.TextInput(custom_id=name, default=line, required=False, max_length=LONGEST_OPTIONS)
        case _:
            number = getattr(plan, name)
            line = None if number is None else str(number)
            return discord.ui.TextInput(custom_id=name, default=line, required=name not in _OPTIONAL, max_length=3)


def _radio(name: str, words: Mapping[str, str], now: str) -> discord.ui.RadioGroup[Any]:
    options = [
        discord.RadioGroupOption(label=label, value=str(word), default=word == now) for word, label in words.items()
    ]
    return discord.ui.RadioGroup(custom_id=name, options=options)


def _options_line(rules: Rules) -> str:
    return presets.rules_line(rules).partition(" ")[2]


def change_plan(
    plan: NightPlan, written: Mapping[str, str], guild_id: int, texts: Texts
) -> tuple[NightPlan, list[str]]:
    """Return the plan with all valid entries of the form, and a sentence for each invalid one."""
    faults = list(_wrong_numbers(written, texts))
    changes: dict[str, Any] = {
        name: int(written[name]) if written[name].strip() else None
        for name in NUMBERS
        if name in written and _is_allowed(name, written[name])
    }
    if written.get("movement") in {*Movement}:
        changes["movement"] = Movement(written["movement"])
    if written.get("level") in LEVELS:
        changes["level"] = written["level"]
    if "role" in written:
        role_id = int(written["role"]) if written["role"].isdecimal() else guild_id
        changes["role_id"] = None if role_id == guild_id else role_id  # the role of everyone has the server's id
    if "extras" in written:
        extras = written["extras"].split()
        changes |= {"event": "event" in extras, "weekly_from": plan.starts_at if "weekly" in extras else None}
    if "preset" in written:
        try:
            rules = _read_rules(plan.rules, written["preset"], written.get("options", ""))
        except RulesError as fault:
            faults.append(rules_fault_text(fault, texts))
        else:
            changes |= {"rules": rules} if may_be_played(rules) else {}
            faults += [] if may_be_played(rules) else [texts("night-wrong-rules")]
    return replace(plan, **changes), faults


def _read_rules(now: Rules, preset: str, typed: str) -> Rules:
    """Return the rules from a form. House rules that nobody edited are dropped if another game is chosen."""
    untouched = preset != now.preset and typed.strip() == _options_line(now)
    return presets.parse([preset, *(() if untouched else split_options(typed))])


def _is_allowed(name: str, typed: str) -> bool:
    line = typed.strip()
    if not line:
        return name in _OPTIONAL
    return re.fullmatch(r"\d{1,3}", line, re.ASCII) is not None and int(line) in NUMBERS[name]


def _wrong_numbers(written: Mapping[str, str], texts: Texts) -> Iterator[str]:
    for name, allowed in NUMBERS.items():
        if name in written and not _is_allowed(name, written[name]):
            yield texts(
                "night-set-wrong",
                field=texts(f"night-set-{name}"),
                typed=quote_typed(written[name]),
                low=allowed[0],
                high=allowed[-1],
            )
