"""How the log is written: lines for people or one JSON object a line, and no secret in either.

Whatever a library puts into a message or a traceback, the last thing done to a line is to strike out what looks like a
bot's token, the token of an interaction or webhook, or the password of a database's address.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

TEXT_FORMAT = "%(asctime)s %(levelname)-8s %(name)s: %(message)s"

STRUCK_OUT = "[secret]"

_BOT_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")
_IN_A_PATH = re.compile(r"((?:interactions|webhooks)/\d+/)[^/\s\"'?]{16,}")
_PASSWORD = re.compile(r"(\w+://[^:/\s@]*:)[^@/\s]+(@)")

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest was given as ``extra``."""


def without_secrets(text: str) -> str:
    """The text with its secrets struck out."""
    text = _BOT_TOKEN.sub(STRUCK_OUT, text)
    text = _IN_A_PATH.sub(rf"\g<1>{STRUCK_OUT}", text)
    return _PASSWORD.sub(rf"\g<1>{STRUCK_OUT}\g<2>", text)


class TextLines(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__(TEXT_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the traceback under it if there is one."""
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """One JSON object a line: ``time`` (ISO 8601, UTC), ``level``, ``logger``, ``message``, ``exception`` if there is
    one, and what the record was given besides, such as ``event`` and ``table``.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The object, on one line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        return without_secrets(json.dumps(line, ensure_ascii=False, default=str))


def log_to_stderr(level: str, *, as_json: bool = False) -> None:
    """Log to standard error from this severity on, without what libraries would say of tokens."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    logging.basicConfig(level=level, handlers=[handler])
    if level == "DEBUG":
        # At this level discord.py logs the tokens of interactions.
        logging.getLogger("discord").setLevel(logging.INFO)
