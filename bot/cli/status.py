"""``right-bower status``: how the running bot is, asked at its port; or else what its database holds.

Exit status 0: the bot runs and people can play; 1: it does not answer, or is not ready; 2: a setting is wrong.
"""

from __future__ import annotations

import argparse
import http.client
import json
import sys
import urllib.request
from datetime import UTC, datetime
from typing import Any

from yarl import URL

from bot.cli import FAILED, MISUSED
from bot.settings import Settings, SettingsError, read_settings
from bot.storage.api import DatabaseUnusable
from bot.storage.backends import describe_database, overview
from bot.version import UNKNOWN, Build

PATIENCE = 5.0
"""Seconds that the bot has to answer."""

_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what to ask where the bot listens everywhere


class _NoAnswer(Exception):
    """Why the running bot does not say how it is."""


def declare_status(parser: argparse.ArgumentParser) -> None:
    """Declare what ``status [--json]`` takes."""
    parser.add_argument("--json", action="store_true", help="one JSON object, whatever happens")
    parser.set_defaults(command=print_status)


def print_status(options: argparse.Namespace) -> int:
    """Print how the running bot is, or what its database holds."""
    try:
        settings = read_settings(token_needed=False)
        try:
            found = _ask(settings)
        except _NoAnswer as fault:
            found = {"not_ready": str(fault), "database": _look_into(settings.database)}
    except SettingsError as error:
        if options.json:
            print(json.dumps({"not_ready": "Settings are wrong.", "problems": error.problems}, ensure_ascii=False))
        else:
            print("\n".join(error.problems), file=sys.stderr)
        return MISUSED
    except DatabaseUnusable as error:
        found = {"not_ready": str(error)}
    if options.json:
        print(json.dumps(found, ensure_ascii=False))
    elif "version" in found:
        print("\n".join(status_lines(found)))
    else:
        print(found["not_ready"], file=sys.stderr)
        if "database" in found:
            print(_database_line(found["database"]))
    return 0 if found["not_ready"] is None else FAILED


def _ask(settings: Settings) -> dict[str, Any]:
    """Ask the running bot; raises _NoAnswer."""
    if settings.metrics is None:
        raise _NoAnswer("METRICS is not set, so a running bot cannot be asked.")
    host, port = settings.metrics
    where = URL.build(scheme="http", host=_ANY_ADDRESS.get(host, host), port=port)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the bot is on this machine
    try:
        with direct.open(f"{where}/status", timeout=PATIENCE) as answer:
            text = answer.read()
    except (OSError, http.client.HTTPException):
        raise _NoAnswer(f"No bot answers at {where}.") from None
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "not_ready" not in found:
        raise _NoAnswer(f"What answers at {where} is not the bot.")
    return found


def status_lines(found: dict[str, Any]) -> list[str]:
    """Put the bot's answer into words."""
    state = "ready" if found["not_ready"] is None else f"not ready: {found['not_ready']}"
    build = Build(found["version"], found.get("commit", UNKNOWN))
    shards, tables = found["shards"], found["tables"]
    lines = [
        f"Right Bower {build} has run for {_duration(found['uptime_seconds'])} and is {state}.",
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


def _look_into(database: str) -> dict[str, Any]:
    """Return what a database holds, as JSON-ready values."""
    held = overview(database)
    return {
        "name": describe_database(database),
        "open_tables": held.open_tables,
        "finished_games": held.games,
        "last_act": None if held.touched is None else datetime.fromtimestamp(held.touched, UTC).isoformat(),
    }


def _database_line(held: dict[str, Any]) -> str:
    last = "never" if held["last_act"] is None else f"{datetime.fromisoformat(held['last_act']):%Y-%m-%d %H:%M} UTC"
    return (
        f"{held['name']}: open tables: {held['open_tables']}; finished games: {held['finished_games']};"
        f" last act: {last}."
    )
