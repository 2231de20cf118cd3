"""Lines of the log: readable, or one JSON object each; and never a secret, wherever it stands."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.operations.logs import JsonLines, TextLines, without_secrets

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"  # noqa: S105 - invented
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTphYmNkZWZnaGlqa2xtbm9w"

SECRETS = {
    f"login with {TOKEN} failed": "login with [secret] failed",
    f"POST https://discord.com/api/v10/interactions/123/{INTERACTION}/callback": (
        "POST https://discord.com/api/v10/interactions/123/[secret]/callback"
    ),
    f"PATCH /webhooks/12/{INTERACTION}/messages/@original": "PATCH /webhooks/12/[secret]/messages/@original",
    "postgresql://bower:hunter2@db/euchre is down": "postgresql://bower:[secret]@db/euchre is down",
    "postgresql://bower:hun/hunter2@db/euchre is down": "postgresql://bower:[secret]@db/euchre is down",
    "postgres://bower:hun?#@:hunter2@db/euchre is down": "postgres://bower:[secret]@db/euchre is down",
    "postgresql://db/euchre?user=bower&password=hunter2&ssl=on": "postgresql://db/euchre?user=bower&password=[secret]&ssl=on",
    "host=db Password='it is hunter2' user=bower": "host=db Password=[secret] user=bower",
    "amqp://bower:hunter2@queue/": "amqp://bower:[secret]@queue/",
    "two\n" + TOKEN: "two\n[secret]",
}


def record(message: str, **extra: Any) -> logging.LogRecord:
    """A record of the log as a library may write it."""
    try:
        raise RuntimeError(f"raised by {TOKEN}")
    except RuntimeError:
        made = logging.makeLogRecord(
            {"name": "lib", "levelno": 40, "levelname": "ERROR", "msg": message, "exc_info": sys.exc_info(), **extra}
        )
    return made


@pytest.mark.parametrize(("said", "written"), SECRETS.items())
def test_secrets_are_struck_out(said: str, written: str) -> None:
    assert without_secrets(said) == written


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
def test_no_line_tells_a_secret_not_even_in_a_traceback(lines: logging.Formatter) -> None:
    for said in SECRETS:
        line = lines.format(record(said, event=f"x {TOKEN}"))
        assert not [secret for secret in (TOKEN, INTERACTION, "hunter2") if secret in line]
        assert "RuntimeError" in line


def test_harmless_text_is_not_struck_out() -> None:
    for said in (
        "table 12 was opened in server 123456789012345678: standard",
        "bot.operations.metrics.Acknowledgements",
        "https://discord.com/api/v10/channels/123/messages",
        "commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "metrics and health are served at http://127.0.0.1:9464",
    ):
        assert without_secrets(said) == said


@pytest.mark.parametrize(
    "piece", ["a", "a-", "a.", "a://b:", "postgres://", "a@", "password=", "password='", "<html>", "webhooks/1", "'"]
)
def test_a_long_line_takes_no_longer_than_its_length(piece: str) -> None:
    """A step for each pair of signs would take days for this."""
    assert without_secrets(piece * 300_000)


def test_an_html_page_in_the_log_is_shortened() -> None:
    page = "<!DOCTYPE html>\n<html><body>Attention Required!</body></html>"
    assert without_secrets(f"403 Forbidden: {page}\nand {page} twice") == (
        "403 Forbidden: [a page of HTML]\nand [a page of HTML] twice"
    )
    assert without_secrets("503: <HTML><body>cut off") == "503: [a page of HTML]"


def test_json_stays_json_whatever_is_struck_out() -> None:
    line = JsonLines().format(record("a\n" + TOKEN, event={"url": ["postgres://a:b/hunter2@c/d"], 7: None}))
    assert json.loads(line)["event"] == {"url": ["postgres://a:[secret]@c/d"], "7": None}
    assert json.loads(line)["message"] == "a\n[secret]"


def test_json_logs_are_one_object_a_line_with_the_extra_fields() -> None:
    plain = logging.makeLogRecord(
        {"name": "bot.operations.logs", "levelname": "INFO", "msg": "table %d\nis ♥", "args": (7,), "event": "closed"}
    )
    plain.created = 1_700_000_000.25
    line = JsonLines().format(plain)
    assert "\n" not in line
    assert json.loads(line) == {
        "time": "2023-11-14T22:13:20.250+00:00",
        "level": "INFO",
        "logger": "bot.operations.logs",
        "message": "table 7\nis ♥",
        "event": "closed",
    }
    assert "Traceback" in json.loads(JsonLines().format(record("bad")))["exception"]


def test_every_logger_has_the_name_of_its_module() -> None:
    """So that one name chooses a file, a folder or all of the program's lines."""
    root = Path(__file__).parents[2]
    named = {
        f"{path.relative_to(root)}: {name}"
        for folder in ("bot", "cogs")
        for path in (root / folder).rglob("*.py")
        for name in re.findall(r"getLogger\(([^)]*)\)", path.read_text("utf-8"))
        if name not in ("", "__name__")
    }
    libraries = {line for line in named if re.search(r': "(aiohttp|aiosqlite|asyncio|discord)[.\w]*"$', line)}
    assert named - libraries == {'bot/__main__.py: "bot.__main__"'}
