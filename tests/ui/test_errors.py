"""What somebody reads when Discord refuses is true: for every code that it has for us, whatever was asked."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.errors import ErrorResponse, Request, refusal_key, response_to
from bot.words.catalogue import Texts
from tests.languages import COMPLETE
from tests.structure import parse

ROOT = Path(__file__).resolve().parents[2]

NO_RIGHT = ("fault-no-access", "fault-refused", "fault-event-rights")
LATER = ("fault-discord", "fault-discord", "fault-event")
OURS = ("fault-unexpected", "fault-unexpected", "fault-event")
GONE = ("fault-place-gone", "fault-place-gone", "fault-event")
DIRECT = ("fault-direct", "fault-direct", "fault-event")
CODES: dict[tuple[int, int], tuple[ErrorResponse, tuple[str, str, str]]] = {
    (404, 10003): (ErrorResponse.GIVE_UP, GONE),
    (404, 10004): (ErrorResponse.GIVE_UP, GONE),
    (404, 10008): (ErrorResponse.POST_ANEW, LATER),
    (404, 10015): (ErrorResponse.TOKEN_DEAD, LATER),
    (404, 10062): (ErrorResponse.TOKEN_DEAD, LATER),
    (404, 10070): (ErrorResponse.GIVE_UP, ("fault-discord", "fault-refused", "fault-event-gone")),
    (400, 20016): (ErrorResponse.WAIT, LATER),
    (429, 20028): (ErrorResponse.WAIT, LATER),
    (429, 20029): (ErrorResponse.WAIT, LATER),
    (400, 30038): (ErrorResponse.GIVE_UP, ("fault-too-many-events",) * 3),
    (400, 30046): (ErrorResponse.POST_ANEW, LATER),
    (429, 40003): (ErrorResponse.WAIT, LATER),
    (413, 40005): (ErrorResponse.DEFECT, OURS),
    (400, 40060): (ErrorResponse.TOKEN_DEAD, LATER),
    (403, 40333): (ErrorResponse.WAIT, LATER),
    (403, 50001): (ErrorResponse.GIVE_UP, NO_RIGHT),
    (403, 50007): (ErrorResponse.GIVE_UP, DIRECT),
    (400, 50006): (ErrorResponse.DEFECT, OURS),
    (403, 50278): (ErrorResponse.GIVE_UP, DIRECT),
    (403, 50013): (ErrorResponse.GIVE_UP, NO_RIGHT),
    (401, 50027): (ErrorResponse.TOKEN_DEAD, LATER),
    (400, 50035): (ErrorResponse.DEFECT, OURS),
    (400, 50045): (ErrorResponse.DEFECT, OURS),
    (400, 50083): (ErrorResponse.GIVE_UP, ("fault-archived", "fault-archived", "fault-event")),
    (500, 130000): (ErrorResponse.WAIT, LATER),
    (400, 160005): (ErrorResponse.GIVE_UP, ("fault-locked", "fault-locked", "fault-event")),
    (400, 160006): (ErrorResponse.GIVE_UP, ("fault-too-many-threads",) * 3),
    (403, 400001): (ErrorResponse.GIVE_UP, ("fault-no-file", "fault-discord", "fault-event")),
    (429, 0): (ErrorResponse.WAIT, LATER),
    (502, 0): (ErrorResponse.WAIT, LATER),
    (400, 0): (ErrorResponse.DEFECT, OURS),
}
"""What is done, and what is said to whoever pressed, at a table and about a night's event."""
CAUGHT = {
    10007: "fetch_member",
    10011: "(add|remove)_roles",
    10013: "fetch_member|add_user",
    30032: "tree.sync",
    30034: "tree.sync",
}
"""The other codes, and the requests that bring them: each catches them where it is made, or no press leads there."""


def test_nobody_reads_of_the_other_codes() -> None:
    """Whatever may bring them stands in a ``try``, or in what brings the commands in step when the bot starts."""
    asked = re.compile("|".join(CAUGHT.values()))
    caught, found = set[ast.AST](), dict[ast.AST, str]()
    sources = (path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py"))
    for path in (path for path in sources if asked.search(path.read_text("utf-8"))):
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Try) or path.name == "command_sync.py":
                caught.update(ast.walk(node))
            if isinstance(node, ast.Call) and asked.search(ast.unparse(node.func)):
                found[node] = f"{path.name}: {ast.unparse(node)}"
    assert len(found) > 3
    assert [call for node, call in found.items() if node not in caught] == []
    assert not CAUGHT.keys() & {code for _, code in CODES}


@pytest.mark.parametrize(("status", "code"), CODES)
def test_each_refusal_has_its_remedy_and_its_reason(status: int, code: int) -> None:
    answer: Any = SimpleNamespace(status=status, reason="Refused")
    fault = discord.HTTPException(answer, {"code": code, "message": "Refused"})
    remedy, reasons = CODES[status, code]
    assert response_to(fault) is remedy
    assert tuple(refusal_key(fault, request) for request in Request) == reasons
    for locale in COMPLETE:
        assert all(Texts(locale, strict=True)(key) for key in reasons)


@pytest.mark.parametrize("fault", [TimeoutError(), OSError(), discord.RateLimited(3.0)])
def test_a_broken_connection_is_discords_trouble(fault: Exception) -> None:
    assert tuple(refusal_key(fault, request) for request in Request) == LATER
