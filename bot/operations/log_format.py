"""How the log is written: lines for people or one JSON object a line, and no secret in either.

Whatever a library puts into a message or a traceback, the last thing done to a line is to strike out what looks like a
bot's token, the token of an interaction or webhook, or a password; a page of HTML becomes a word.
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

_BOT_TOKEN = re.compile(r"(?<![\w-])[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")
_IN_A_PATH = re.compile(r"((?:interactions|webhooks)/\d+/)[^/\s\"'?]{16,}")
_NAMED = re.compile(r"""(password=)(?:'[^']*'|"[^"]*"|[^&\s'"]+)""", re.IGNORECASE)
_DATABASE = re.compile(r"(postgres(?:ql)?://)(\S+)", re.IGNORECASE)
_IN_A_URL = re.compile(r"(?<![\w+.-])([\w+.-]+://[^:/\s@]*:)[^@/\s]+(@)")
_PAGE = re.compile(r"<(?:!doctype\s+html|html)\b", re.IGNORECASE)
_PAGE_END = re.compile(r"</html>", re.IGNORECASE)

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest was given as ``extra``."""


def without_secrets(text: str) -> str:
    """Return the text with its secrets struck out and without pages of HTML; takes time in proportion to its length."""
    text = _without_pages(text)
    text = _BOT_TOKEN.sub(STRUCK_OUT, text)
    text = _IN_A_PATH.sub(rf"\g<1>{STRUCK_OUT}", text)
    text = _NAMED.sub(rf"\g<1>{STRUCK_OUT}", text)
    text = _DATABASE.sub(lambda found: found[1] + _without_password(found[2]), text)
    return _IN_A_URL.sub(rf"\g<1>{STRUCK_OUT}\g<2>", text)


def _without_password(address: str) -> str:
    """Strike out what stands between the first colon and the last @: a password may hold any sign."""
    user_and_password, at, place = address.rpartition("@")
    user, colon, _ = user_and_password.partition(":")
    return f"{user}:{STRUCK_OUT}@{place}" if colon else f"{user_and_password}{at}{place}"


def _without_pages(text: str) -> str:
    """Replace each page of HTML, such as a proxy answers with, by its name."""
    kept, place = [], 0
    while (page := _PAGE.search(text, place)) is not None:
        kept += [text[place : page.start()], "[a page of HTML]"]
        end = _PAGE_END.search(text, page.end())
        place = len(text) if end is None else end.end()
    return "".join([*kept, text[place:]])


def _cleaned(value: Any) -> Any:
    """Strike the secrets out of whatever a record was given, before it becomes JSON: afterwards that could break it."""
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {without_secrets(str(key)): _cleaned(each) for key, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_cleaned(each) for each in value]
    return without_secrets(str(value))


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
        return json.dumps(_cleaned(line), ensure_ascii=False)


def log_to_stderr(level: str, *, as_json: bool = False) -> None:
    """Log to standard error from this severity on, without what libraries would say of tokens."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    logging.basicConfig(level=level, handlers=[handler])
    if level == "DEBUG":
        # At this level discord.py logs the tokens of interactions.
        logging.getLogger("discord").setLevel(logging.INFO)
