"""``right-bower status``: how the running bot is, asked at its port; or else what its database holds.

Exit status 0: the bot runs and people can play; 1: it does not answer, or is not ready; 2: a setting is wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
import urllib.request
from datetime import UTC, datetime
from typing import Any

from bot.settings import Settings, SettingsError, read_settings
from bot.storage.engines import overview, shown
from bot.storage.errors import DatabaseUnusable

FAILED, MISUSED = 1, 2

PATIENCE = 5.0
"""Seconds that the bot has to answer."""

_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what to ask where the bot listens everywhere


def run(arguments: list[str]) -> int:
    """Print the status; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="right-bower status",
        description="Ask the running bot at METRICS_PORT; if it doesn't answer, its database.",
    )
    parser.add_argument("--json", action="store_true", help="what the bot answers, as one JSON object")
    options = parser.parse_args(arguments)
    try:
        settings = read_settings(token_needed=False)
        found = _asked(settings)
        if found is None:
            print(_of_database(settings.database))
            return FAILED
    except (SettingsError, DatabaseUnusable) as error:
        print(error, file=sys.stderr)
        return MISUSED if isinstance(error, SettingsError) else FAILED
    print(json.dumps(found) if options.json else "\n".join(told(found)))
    return 0 if found["not_ready"] is None else FAILED


def _asked(settings: Settings) -> dict[str, Any] | None:
    """What the bot answers; ``None``, and on standard error why, if it does not."""
    if settings.metrics_port is None:
        print("METRICS_PORT is not set, so a running bot cannot be asked.", file=sys.stderr)
        return None
    host = _ANY_ADDRESS.get(settings.metrics_host, settings.metrics_host)
    where = f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}"
    try:
        with urllib.request.urlopen(f"{where}/status", timeout=PATIENCE) as answer:  # noqa: S310 - our own address
            found: dict[str, Any] = json.load(answer)
    except (OSError, ValueError):
        print(f"No bot answers at {where}.", file=sys.stderr)
        return None
    return found


def told(found: dict[str, Any]) -> list[str]:
    """The bot's answer in words."""
    state = "ready" if found["not_ready"] is None else f"not ready: {found['not_ready']}"
    shards, tables = found["shards"], found["tables"]
    lines = [
        f"Right Bower {found['version']} has run for {_duration(found['uptime_seconds'])} and is {state}.",
        f"Servers: {found['servers']}; shards connected: {sum(shards.values())} of {len(shards)}.",
        f"Tables: {tables['lobby']} gathering, {tables['playing']} playing, {tables['finished']} finished;"
        f" people at them: {found['people']}.",
    ]
    if found.get("maintenance"):
        lines.append("Maintenance: no new games begin.")
    return lines


def _duration(seconds: int) -> str:
    days, rest = divmod(seconds, 86_400)
    hours, rest = divmod(rest, 3_600)
    return f"{days} d {hours} h" if days else f"{hours} h {rest // 60} min" if hours else f"{rest // 60} min"


def _of_database(database: str) -> str:
    """What the database holds, in words."""
    held = overview(database)
    last = "never" if held.touched is None else f"{datetime.fromtimestamp(held.touched, UTC):%Y-%m-%d %H:%M} UTC"
    return f"{shown(database)}: open tables: {held.open_tables}; finished games: {held.games}; last act: {last}."
