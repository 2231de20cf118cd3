"""Nobody who is refused is left without a way on: the answer has buttons, or names a command or a button, or says whom
or what to wait for, or what to do otherwise, or why nothing is possible.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from bot.analysis.desk import Limit
from bot.tables.decisions import Reason
from bot.tournaments.duplicate.match import MatchRefusal
from bot.tournaments.nights.night import NightRefusal
from bot.words.ways_on import WAYS_ON
from tests.languages import COMPLETE, catalogue

NO_WAY = {
    "time alone helps": """
        analysis-refused-busy analysis-refused-bytes analysis-refused-decisions analysis-refused-person
        analysis-refused-reading duplicate-refused-later duplicate-refused-too-few night-refusal-between-rounds
        night-refusal-too-early refusal-asked-this-hand refusal-between-games refusal-game-goes-on refusal-hand-on
        refusal-maintenance refusal-not-your-turn refusal-said-enough refusal-starting refusal-store""",
    "it is for others to do": """
        duplicate-refused-not-asked duplicate-refused-not-host live-off night-event-refused night-refusal-host-plays
        night-refusal-not-asked night-refusal-not-host refusal-not-allowed refusal-not-allowed-here refusal-not-asked
        owner-not-yours refusal-not-other-side refusal-not-own-side refusal-not-your-deal refusal-server-blocked""",
    "it can be asked otherwise": """
        duplicate-refused-hosting duplicate-refused-not-joined duplicate-refused-rules duplicate-refused-shape
        duplicate-hosting-refused night-refusal-channel-taken night-refusal-co-host-already night-refusal-co-hosts-full
        night-refusal-contradiction night-refusal-impossible night-refusal-no-partners night-refusal-no-table
        night-refusal-not-repeated night-refusal-partner-self night-refusal-same-person night-refusal-same-side
        night-refusal-too-long night-refusal-unchanged refusal-no-such-seat refusal-not-here refusal-pause-length
        refusal-unlawful refusal-unlawful-because""",
    "it is done, or over, or would break the rules": """
        duplicate-refused-no-proposal duplicate-refused-not-played night-place-refused night-refusal-joined-already
        night-refusal-no-proposal refusal-asked-this-act refusal-claims-spent refusal-doubled refusal-no-computer
        refusal-nobody-left refusal-not-certain refusal-not-last refusal-request-over refusal-seen-since
        refusal-slow-already""",
}
"""Why no refusal of a group has a button or names a command; the sentence itself says so."""
EXCUSED = {key: why for why, keys in NO_WAY.items() for key in keys.split()}
ROOT, REFUSING = Path(__file__).parents[2], ("refuse", "Denied", "refusal_layout_at")
serialize_entry = FluentSerializer().serialize_entry
NAMED = re.compile(r"\*\*/[a-z]|\{ ?\$?button")


def source(key: str, locale: str) -> str:
    return serialize_entry(catalogue(locale)[key][1])


def answered() -> set[str]:
    """The keys that the code names where it refuses something: in ``refuse(…)``, and in ``Denied(…)``."""
    keys = set()
    for path in (ROOT / "bot" / "rights.py", *ROOT.glob("bot/ui/*.py"), *ROOT.glob("cogs/**/*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) in REFUSING:
                keys |= {part.value for part in ast.walk(call) if isinstance(part, ast.Constant)}
    return {key for key in keys if key in catalogue("en")}


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
