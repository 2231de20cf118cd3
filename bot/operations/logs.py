"""Writes the log, as lines for people or as JSON, and reports what happens at tables. No secret or name is logged.

As the last step every line is stripped of anything that looks like a bot's token, an interaction's or webhook's
token, or a password, whatever a library put into it. A page of HTML is replaced by a word.

A table event is a difference between two states of a table. Lines contain the ids of server and table, but no
names. Each event also counts once in the metrics.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from bot.operations.metrics import Metrics
from bot.storage.api import TableId
from bot.tables.model import Status
from bot.tables.tables import TakenUp
from bot.tables.views import Change, TableView

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
"""Attributes that every record has. Any others came from ``extra``."""


def without_secrets(text: str) -> str:
    """Return the text without its secrets and pages of HTML, in time proportional to its length."""
    text = _without_pages(text)
    text = _BOT_TOKEN.sub(STRUCK_OUT, text)
    text = _IN_A_PATH.sub(rf"\g<1>{STRUCK_OUT}", text)
    text = _NAMED.sub(rf"\g<1>{STRUCK_OUT}", text)
    text = _DATABASE.sub(lambda url: url[1] + _without_password(url[2]), text)
    return _IN_A_URL.sub(rf"\g<1>{STRUCK_OUT}\g<2>", text)


def _without_password(address: str) -> str:
    """Remove what is between the first colon and the last @. A password may contain any character."""
    user_and_password, at, place = address.rpartition("@")
    user, colon, _ = user_and_password.partition(":")
    return f"{user}:{STRUCK_OUT}@{place}" if colon else f"{user_and_password}{at}{place}"


def _without_pages(text: str) -> str:
    parts, place = [], 0
    while (page := _PAGE.search(text, place)) is not None:
        parts += [text[place : page.start()], "[a page of HTML]"]
        end = _PAGE_END.search(text, page.end())
        place = len(text) if end is None else end.end()
    return "".join([*parts, text[place:]])


def _without_secrets(value: Any) -> Any:
    """Remove secrets from a record's extra fields before it becomes JSON; afterwards that might break the JSON."""
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {without_secrets(str(key)): _without_secrets(each) for key, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_without_secrets(each) for each in value]
    return without_secrets(str(value))


class TextLines(logging.Formatter):
    """Formats records as lines for people to read."""

    def __init__(self) -> None:
        super().__init__(TEXT_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, followed by the traceback if there is one."""
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON: ``time`` (ISO 8601, UTC), ``level``, ``logger``, ``message``,
    ``exception`` if there is one, and the record's extra fields, such as ``event`` and ``table``.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        return json.dumps(_without_secrets(line), ensure_ascii=False)


def log_to_stderr(level: str, *, as_json: bool = False) -> None:
    """Log to standard error from this level on, without discord.py's lines about tokens and logins."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("discord.client").addFilter(lambda record: record.levelno > logging.INFO)
    if level == "DEBUG":
        # discord.py logs tokens of interactions at this level, and asyncio the addresses of who connects.
        logging.getLogger("discord").setLevel(logging.INFO)
        logging.getLogger("asyncio").setLevel(logging.INFO)


# -- table events


_log = logging.getLogger(__name__)


class TableEvent(StrEnum):
    """An event at a table that an operator wants to know."""

    OPENED = "opened"
    GAME_BEGUN = "game_begun"
    GAME_OVER = "game_over"
    LEFT = "left"
    AWAY = "away"
    RESTORED = "restored"
    CLOSED = "closed"


class TableEvents:
    """Logs and counts the events of all tables."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: dict[TableId, TableView] = {}  # the last state of each table

    def on_taken_up(self, one: TakenUp) -> None:
        """Note a table that was loaded after a restart."""
        self._known[one.row.table_id] = one.snapshot.table
        self._metrics.events.labels(TableEvent.RESTORED.value).inc()

    def log_restored(self) -> None:
        """Log that all tables have been loaded."""
        playing = sum(table.status is Status.PLAYING for table in self._known.values())
        _log.info("%d tables were resumed, %d with a game under way", len(self._known), playing)

    def on_change(self, change: Change) -> None:
        """Log and count what changed at a table."""
        table = change.snapshot.table
        before = self._known.get(table.table_id)
        if before is None and table.status is Status.CLOSED:
            return
        self._known[table.table_id] = table
        if before is None:
            self._say(TableEvent.OPENED, table, f"was opened in server {table.guild_id}: {table.rules.preset}")
        elif before.chairs != table.chairs:
            self._people(before, table)
        if before is not None and before.status is table.status:
            return
        if table.status is Status.PLAYING:
            self._say(TableEvent.GAME_BEGUN, table, f"begins a game: {_company(table)}")
        if table.status is Status.FINISHED:
            self._say(TableEvent.GAME_OVER, table, f"has finished its game {_outcome(table)}")
        if table.status is Status.CLOSED:
            del self._known[table.table_id]
            cut_short = before is not None and before.status is Status.PLAYING
            self._say(TableEvent.CLOSED, table, "is closed in the middle of a game" if cut_short else "is closed")

    def _people(self, before: TableView, table: TableView) -> None:
        pairs = list(zip(before.chairs, table.chairs, strict=True))
        for then, now in pairs:
            if now.left and not then.left:
                self._say(TableEvent.LEFT, table, f"goes on without the player of seat {now.seat}, who left")
        for then, now in pairs:
            if now.away and not then.away:
                self._say(TableEvent.AWAY, table, f"has a computer play for seat {now.seat}, whose player is away")

    def _say(self, event: TableEvent, table: TableView, what: str) -> None:
        self._metrics.events.labels(event.value).inc()
        _log.info("table %d %s", table.table_id, what, extra={"event": event.value, "table": table.table_id})


def _company(table: TableView) -> str:
    people = sum(chair.user_id is not None for chair in table.chairs)
    ranked = ", ranked" if table.ranked else ""
    return f"{people} people and {len(table.chairs) - people} computers{ranked}"


def _outcome(table: TableView) -> str:
    if table.public is None:
        return "without a hand"
    return f"after {table.public.number} hands, {' to '.join(map(str, table.public.score))}"
