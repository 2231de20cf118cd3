"""``right-bower rules [PRESET [OPTION=VALUE …]] [--json]``: the presets, a game's rules, or with ``--law`` one law."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from bot.engine.presets import PRESETS, Preset, parse
from bot.engine.rules import RulesError
from bot.terminal import sentence
from bot.words.catalogue import Texts
from bot.words.notices import fault_words
from bot.words.rules_page import find_law, rules_lines

UNKNOWN = 2
"""The exit status if there is no such preset or option."""


def declare_rules(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``rules [PRESET [OPTION=VALUE …]]``."""
    parser.add_argument("preset", nargs="?", metavar="PRESET", help=sentence("help-rules-preset"))
    parser.add_argument("changes", nargs="*", metavar="OPTION=VALUE", help=sentence("help-rules-changes"))
    parser.add_argument("--json", action="store_true", help=sentence("help-rules-json"))
    parser.add_argument("--law", metavar="ID", help=sentence("help-rules-law"))
    parser.set_defaults(complain=parser.error, command=print_rules)


def print_rules(options: argparse.Namespace) -> int:
    """Print the list of presets, or one game's rules, made from the data that scores it."""
    if options.law is not None:
        if options.preset is not None or options.json:
            options.complain(sentence("law-alone"))
        return _law(options.law)
    try:
        text = _answer(options.preset, options.changes, as_json=options.json)
    except RulesError as error:
        print(fault_words(error, Texts(), str), file=sys.stderr)
        return UNKNOWN
    print(text)
    return 0


def _law(words: str) -> int:
    law = find_law(words)
    if law is None:
        print(Texts("en")("law-unknown", law=words), file=sys.stderr)
        return UNKNOWN
    print(f"{law.heading}\n\n{law.text}")
    return 0


def _answer(name: str | None, changes: list[str], *, as_json: bool) -> str:
    if name is None:
        if as_json:
            return json.dumps({"presets": [preset_json(preset) for preset in PRESETS.values()]}, ensure_ascii=False)
        width = max(map(len, PRESETS))
        return "\n".join(f"{preset.name:<{width}}  {preset.title} ({preset.book})" for preset in PRESETS.values())
    rules = parse([name, *changes])
    if not as_json:
        return "\n".join(rules_lines(rules, Texts("en")))
    whole = preset_json(PRESETS[name])
    options = dict(rules.options)
    for option in whole["options"]:
        option["value"] = options[option["name"]]
    return json.dumps(whole, ensure_ascii=False)


def preset_json(preset: Preset) -> dict[str, Any]:
    """Return a preset as values ready for JSON: each option with its default and all values that it may have."""
    return {
        "preset": preset.name,
        "title": preset.title,
        "book": preset.book,
        "options": [
            {"name": name, "default": choice.default, "values": list(choice.allowed)}
            for name, choice in preset.choices.items()
        ],
    }
