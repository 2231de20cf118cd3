"""The settings that a server has chosen for its tables: parsed from stored texts, and cached only here.

A text that makes no sense, such as a preset of an older version, never stops a table: it is logged as a warning, and
the default applies.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, tzinfo
from functools import cache
from itertools import pairwise
from typing import Any, get_type_hints
from zoneinfo import ZoneInfo, available_timezones

from bot.engine import presets
from bot.engine.rules import Rules
from bot.players.levels import LEVELS
from bot.storage.api import TableStore
from bot.tables.model import MoreTables, ServerChoices, TableSettings, WinnerRole
from bot.tables.preferences import Pace
from bot.task_group import Listener, Listeners

LANGUAGE = "language"
ROLE_OF = "role_of_"
"""Prefix of the stored names of winners' roles. The word of ``Winner`` follows."""

MOST_CHANNELS = 25
MOST_PAID, MOST_LEAGUE_POINTS = 40, 999
"""The most places that a league pays for, and the most points for one place."""

_NO_PLACE = {"factory", "localtime"}
"""Names in the time zone database (in lower case) that are no places, or differ from machine to machine."""

_SWITCHES = {"yes": True, "on": True, "no": False, "off": False}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewSettings:
    """Sent to every listener after a server's settings were read again."""

    guild_id: int
    settings: TableSettings


class ServerSettings:
    """The settings of servers, read once each and cached only here. Servers that have chosen nothing have ``default``.

    A change is durable before it takes effect. Methods that ask the store raise ``StoreError``.
    """

    def __init__(self, store: TableStore, default: TableSettings) -> None:
        self.default = default
        self._store = store
        self._stored: dict[int, Mapping[str, str]] = {}
        self._made: dict[int, TableSettings] = {}
        self._listeners = Listeners[NewSettings](lambda news: f"the settings of server {news.guild_id}")

    def add_listener(self, listener: Listener[NewSettings]) -> None:
        """Call ``listener`` whenever a server's settings were read again."""
        self._listeners.add_listener(listener)

    async def of(self, guild_id: int) -> TableSettings:
        await self.read(guild_id)
        return self._made[guild_id]

    async def zone(self, guild_id: int) -> tzinfo:
        """Return a server's time zone. A direct message, which has no server, has UTC."""
        return zone_of((await self.of(guild_id)).time_zone)

    async def read(self, guild_id: int) -> Mapping[str, str]:
        """Return the words that a server has chosen, by the names of the settings."""
        if guild_id not in self._stored:
            read = await self._store.guild_settings(guild_id)
            if guild_id not in self._stored:  # words chosen meanwhile are newer
                self._keep(guild_id, read)
        return self._stored[guild_id]

    def peek(self, guild_id: int) -> Mapping[str, str]:
        """Return a server's chosen words if they are cached, as for every server with an open table; otherwise none."""
        return self._stored.get(guild_id, {})

    async def choose(self, guild_id: int, words: Mapping[str, str | None]) -> TableSettings:
        """Store a server's choices (``None``: back to the default). Return the settings that apply from the next turn
        on.
        """
        for name, word in words.items():
            await self._store.set_guild_setting(guild_id, name, word)
        return await self.reload(guild_id)

    async def reload(self, guild_id: int) -> TableSettings:
        """Read a server's settings again, because they were changed elsewhere."""
        self._keep(guild_id, await self._store.guild_settings(guild_id))
        self._listeners.tell(NewSettings(guild_id, self._made[guild_id]))
        return self._made[guild_id]

    def forget_all(self, but: Collection[int]) -> None:
        """Drop all cached settings, except for these servers, which have open tables."""
        self._stored = {guild_id: words for guild_id, words in self._stored.items() if guild_id in but}
        self._made = {guild_id: made for guild_id, made in self._made.items() if guild_id in but}

    def _keep(self, guild_id: int, words: Mapping[str, str]) -> None:
        self._stored[guild_id], self._made[guild_id] = words, read_settings(words, self.default)


def read_settings(stored: Mapping[str, str], default: TableSettings) -> TableSettings:
    """Return the settings of a server: ``default``, replaced by what the server has stored."""
    values = {name: read_setting(name, stored[name]) for name in SETTINGS if name in stored}
    chosen = {name: value for name, value in values.items() if value is not None}
    return replace(default, **chosen, winner_roles=read_winner_roles(stored))


def read_setting(name: str, text: str) -> Any | None:
    """Parse a setting's stored text. Return ``None`` and log a warning if it makes no sense."""
    try:
        return _read_number(text) if name.startswith(ROLE_OF) else SETTINGS[name](text)
    except ValueError as wrong:
        _log.warning("a server's setting %s has the wrong value %r; the default applies: %s", name, text, wrong)
        return None


def rules_for(usual: Rules, preset: str | None, words: Sequence[str], players: int = 0) -> Rules:
    """Return the rules of a new table on a server that usually plays ``usual``.

    Options in ``words`` (``name=value``) override the server's own options, which hold only for the server's own
    preset. If more ``players`` are wanted than these rules seat, the number of players is raised where the preset and
    the words allow that. Raises ``RulesError``, which says what is wrong and what is allowed.
    """
    preset_name = preset or usual.preset
    named = {word.partition("=")[0] for word in words}
    own = presets.rules_line(usual).split()[1:] if preset_name == usual.preset else []
    rules = presets.parse([preset_name, *(word for word in own if word.partition("=")[0] not in named), *words])
    sizes = presets.PRESETS[preset_name].choices["players"].allowed
    if players > rules.players and players in sizes and "players" not in named:
        return rules_for(rules, preset_name, [*words, f"players={players}"])
    return rules


def read_winner_roles(stored: Mapping[str, str]) -> tuple[WinnerRole, ...]:
    """Return the roles for winners on this server."""
    names = [name for name in sorted(stored) if name.startswith(ROLE_OF)]
    role_ids = [(name.removeprefix(ROLE_OF), read_setting(name, stored[name])) for name in names]
    return tuple(WinnerRole(winner, role_id) for winner, role_id in role_ids if role_id is not None)


def setting_text(value: object) -> str | None:
    """Return a chosen value as the text to store; ``None`` for an empty value, which means the default."""
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return " ".join(map(str, value)) or None
        case Rules():
            return presets.rules_line(value)
    return str(value)


def read_place_points(words: str) -> tuple[int, ...]:
    """Return the league points for each place, first place first, from "10 8 6" or "10-8-6".

    Raises ``ValueError`` if a number is invalid, too high or higher than the one before it, or if there are too many.
    """
    numbers = words.replace(",", " ").replace("-", " ").replace("/", " ").split()
    points = tuple(map(_read_number, numbers[: MOST_PAID + 1]))
    falls = all(before >= after for before, after in pairwise(points))
    if not falls or len(points) > MOST_PAID or max(points, default=0) > MOST_LEAGUE_POINTS:
        raise ValueError(f"it is at most {MOST_PAID} numbers up to {MOST_LEAGUE_POINTS} that never grow")
    return points


@cache
def time_zones() -> frozenset[str]:
    """Return the IANA names of all time zones. Cached: listing them searches the whole database."""
    return frozenset(name for name in available_timezones() if name.lower() not in _NO_PLACE)


def zone_of(name: str | None) -> tzinfo:
    """Return the time zone with this IANA name; UTC for ``None`` and for names that this machine does not know."""
    return ZoneInfo(name) if name is not None and name in time_zones() else UTC


# Functions that read a stored text. If it is wrong, they raise ``ValueError``, which says what it should be.


def _read_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise ValueError("it is a number")
    return int(text)


def _read_time(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise ValueError("it is a time")
    return seconds


def _read_switch(text: str) -> bool:
    if text not in _SWITCHES:
        raise ValueError("it is yes or no")
    return _SWITCHES[text]


def _read_word(words: Collection[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"it is one of {', '.join(words)}")
        return text

    return read


def _read_zone(text: str) -> str:
    if text not in time_zones():
        raise ValueError("it is the IANA name of a time zone")
    return text


_READ_BY_TYPE: Mapping[object, Callable[[str], object]] = {
    bool: _read_switch, float: _read_time, int | None: _read_number, MoreTables: MoreTables, Pace: Pace,
}  # fmt: skip
_READ_BY_NAME: Mapping[str, Callable[[str], object]] = {
    "rules": lambda text: presets.parse(text.split()),
    "computer_level": _read_word(LEVELS),
    "channels": lambda text: tuple(map(_read_number, text.split())),
    "league_points": read_place_points,
    "time_zone": _read_zone,
}
SETTINGS: Mapping[str, Callable[[str], object]] = {
    name: _READ_BY_NAME.get(name) or _READ_BY_TYPE[kind] for name, kind in get_type_hints(ServerChoices).items()
}
"""The settings that a server can choose, by field of ``ServerChoices``, and how their stored texts are read."""
