"""Nobody who is refused is left without a way on: the answer has buttons, or names a command or a button, or says whom
or what to wait for, or what to do otherwise, or why nothing is possible.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from bot.analysis.desk import Limit
from bot.tables.decisions import Reason
from bot.tournaments.duplicate.match import MatchRefusal
from bot.tournaments.nights.night import NightRefusal
from bot.words.ways_on import WAYS_ON
from tests.languages import COMPLETE, catalogue
from tests.structure import parse

NO_WAY = {
    "time alone helps": """
        analysis-refused-busy analysis-refused-bytes analysis-refused-decisions analysis-refused-person
        analysis-refused-reading duplicate-refused-later duplicate-refused-too-few fault-cooldown
        fault-cooldown-press hand-over-knows night-refusal-between-rounds night-refusal-too-early
        refusal-asked-this-hand refusal-between-games refusal-game-goes-on refusal-hand-on refusal-maintenance
        refusal-not-your-turn refusal-said-enough refusal-starting refusal-store""",
    "it is for others to do": """
        duplicate-refused-not-asked duplicate-refused-not-host invite-full live-off night-event-refused
        night-refusal-host-plays night-refusal-not-asked night-refusal-not-host owner-not-yours refusal-not-allowed
        refusal-not-allowed-here refusal-not-asked refusal-not-other-side refusal-not-own-side refusal-not-your-deal
        refusal-server-blocked""",
    "it can be asked otherwise": """
        duplicate-hosting-refused duplicate-refused-hosting duplicate-refused-not-joined duplicate-refused-rules
        duplicate-refused-shape hand-over-left hand-over-private night-refusal-channel-taken
        night-refusal-co-host-already night-refusal-co-hosts-full night-refusal-contradiction
        night-refusal-impossible night-refusal-no-partners night-refusal-no-table night-refusal-not-repeated
        night-refusal-partner-self night-refusal-same-person night-refusal-same-side night-refusal-too-long
        night-refusal-unchanged refusal-no-such-seat refusal-not-here refusal-pause-length refusal-unlawful
        refusal-unlawful-because""",
    "it is done, or over, or would break the rules": """
        duplicate-refused-no-proposal duplicate-refused-not-played invite-seated night-place-refused
        night-refusal-joined-already night-refusal-no-proposal refusal-already-seated refusal-asked-this-act
        refusal-claims-spent refusal-doubled refusal-no-computer refusal-nobody-left refusal-not-certain
        refusal-not-last refusal-request-over refusal-seen-since refusal-slow-already""",
}
"""Why no refusal of a group has a button or names a command; the sentence itself says so."""
EXCUSED = {key: why for why, keys in NO_WAY.items() for key in keys.split()}
ROOT, REFUSING = Path(__file__).parents[2], ("refuse", "Denied", "refusal_layout_at")
serialize_entry = FluentSerializer().serialize_entry
NAMED = re.compile(r"\*\*/[a-z]|\{ ?\$?button")


def source(key: str, locale: str) -> str:
    return serialize_entry(catalogue(locale)[key][1])


@cache
def answered() -> set[str]:
    """The keys that the code names, or makes, where it refuses something: in ``refuse(…)``, and in ``Denied(…)``."""
    patterns = set[str]()
    for path in (ROOT / "bot" / "rights.py", *ROOT.glob("bot/ui/*.py"), *ROOT.glob("cogs/**/*.py")):
        module = parse(path)
        calls = [each for each in ast.walk(module) if isinstance(each, ast.Call)]
        for function in (each for each in ast.walk(module) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)):
            inside = [*ast.walk(function)]
            refusing = [each for each in inside if isinstance(each, ast.Call) and name_of(each) in REFUSING]
            if not refusing:
                continue
            values, parameters = assignments([*module.body, *inside]), [each.arg for each in function.args.args]
            for call in (each for each in calls if name_of(each) == function.name):
                for name, value in zip([each for each in parameters if each != "self"], call.args, strict=False):
                    values[name].append(value)
            patterns.update(*(written(part, values) for call in refusing for part in call.args))
    return {key for key in catalogue("en") if any(re.fullmatch(pattern, key) for pattern in patterns)}


def name_of(call: ast.Call) -> str:
    """The name of what is called."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def assignments(nodes: Iterable[ast.AST]) -> defaultdict[str, list[ast.expr]]:
    """What each name stands for, as far as these statements say so."""
    values = defaultdict[str, list[ast.expr]](list)
    for node in (each for each in nodes if isinstance(each, ast.Assign)):
        for target in node.targets:
            values[getattr(target, "id", "")].append(node.value)
    return values


def written(part: ast.expr, values: Mapping[str, list[ast.expr]]) -> set[str]:
    """Regular expressions of the texts that an expression may be, as far as its names are known."""
    match part:
        case ast.Constant(value=str(text)):
            return {re.escape(text)}
        case ast.Name(id=name):
            others = {each: values[each] for each in values if each != name}
            return {text for value in values.get(name, ()) for text in written(value, others)}
        case ast.IfExp(body=one, orelse=other):
            return written(one, values) | written(other, values)
        case ast.Dict(values=parts):
            return {text for each in parts for text in written(each, values)}
        case ast.Call(func=ast.Attribute(value=one, attr="get")) | ast.Subscript(value=one):
            return written(one, values)
        case ast.JoinedStr(values=parts):
            return {"".join(texts) for texts in product(*(written(each, values) for each in parts))}
        case ast.FormattedValue(value=one):
            return written(one, values) or {"[a-z-]+"}
        case _:
            return set()


def refusals() -> set[str]:
    """The key of every refusal: of all reasons, of all texts that call themselves one, and of all that is answered."""
    keys = {f"refusal-{reason}" for reason in Reason}
    keys |= {f"night-refusal-{refused}" for refused in NightRefusal}
    keys |= {f"duplicate-refused-{refused}" for refused in MatchRefusal}
    keys |= {f"analysis-refused-{limit}" for limit in Limit}
    keys |= answered()
    return keys | {key for key in catalogue("en") if re.search(r"refus(al|ed)", key)}


def test_every_refusal_has_a_way_on_or_says_why_not() -> None:
    left = {key for key in refusals() - WAYS_ON.keys() if not NAMED.search(source(key, "en"))}
    assert left == EXCUSED.keys(), "each needs a row in WAYS_ON, a command or button in its text, or an excuse"


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_language_names_a_way_on(locale: str) -> None:
    left = {key for key in refusals() - WAYS_ON.keys() - EXCUSED.keys() if not NAMED.search(source(key, locale))}
    assert not left


def test_buttons_belong_to_texts() -> None:
    assert WAYS_ON.keys() <= catalogue("en").keys()
    assert all(WAYS_ON.values())
