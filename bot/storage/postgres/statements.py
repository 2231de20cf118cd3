"""The shared statements as PostgreSQL takes them: numbered values, and no hints that only SQLite knows."""

from __future__ import annotations

import re
from functools import lru_cache

_TOKEN = re.compile(
    r"""(?P<quoted>'(?:[^']|'')*'|"[^"]*")"""
    r"|\?(?P<number>\d*)"
    r"|(?<![:\w]):(?P<name>[a-z_]+)"
    r"|(?P<hint> INDEXED BY \w+)"
    r"|\bCROSS (?=JOIN \w+( +INDEXED BY \w+)? ON\b)"
    r"|(?P<function>\binstr\b)"
)


@lru_cache(maxsize=1024)
def translated(statement: str) -> tuple[str, tuple[int | str, ...]]:
    """A statement with ``$1``, ``$2`` …, and which value each of them is: a place in a sequence or a name."""
    wanted: list[int | str] = []
    asked = 0

    def token(found: re.Match[str]) -> str:
        nonlocal asked
        if found["quoted"]:
            return found["quoted"]
        if found["number"] is None and found["name"] is None:
            return "strpos" if found["function"] else ""
        key: int | str = found["name"] or int(found["number"] or asked + 1) - 1
        asked += 1
        if key not in wanted:
            wanted.append(key)
        return f"${wanted.index(key) + 1}"

    return _TOKEN.sub(token, statement), tuple(wanted)
