"""What a server chooses for its tables, read from the texts stored for it, and the one place that keeps it in memory.

A text that makes no sense (an older version's preset, a level that is gone) never stops a table: it is logged as a
warning, and the default applies.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, tzinfo
from functools import cache
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

from bot.engine import presets
from bot.engine.rules import Rules, RulesError
from bot.players.levels import LEVELS
from bot.storage.api import TableStore
from bot.tables.model import TableSettings, WinnerRole
from bot.tables.preferences import Pace
from bot.task_group import Listener, Listeners

RULES, CHANNELS, RANKED, TRADITIONS, LEVEL = "rules", "channels", "ranked", "traditions", "computer_level"
SEASON_CHANNEL, PICTURES, PACE, TIME_ZONE = "season_channel", "pictures", "pace", "time_zone"
LANGUAGE, LEAGUE_BEST, LEAGUE_POINTS = "language", "league_best", "league_points"
ROLE_OF = "role_of_"
"""Under these names a store keeps a server's choices beside its times; ``ROLE_OF`` begins those of winners' roles."""

MOST_CHANNELS = 25
MOST_PAID, MOST_LEAGUE_POINTS = 40, 999
"""Most places that a league pays, and most points for one."""

_NO_PLACE = {"factory", "localtime"}
"""Names in a zone database, in lower case, that are no place, or on each machine another one."""

_SWITCHES = {"yes": True, "on": True, "no": False, "off": False}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewSettings:
    """Told to every listener: a server's settings were read again."""

    guild_id: int
    settings: TableSettings


class ServerSettings:
    """What servers have chosen, each read once; nothing else keeps it. ``default`` holds for what a server has not set.

    A change is durable before it counts. Everything raises ``StoreError``.
    """

    def __init__(self, store: TableStore, default: TableSettings) -> None:
        self.default = default
        self._store = store
        self._stored: dict[int, Mapping[str, str]] = {}
        self._made: dict[int, TableSettings] = {}
        self._listeners = Listeners[NewSettings](lambda news: f"the settings of server {news.guild_id}")

    def add_listener(self, listener: Listener[NewSettings]) -> None:
        """Tell ``listener`` whenever a server's settings were read again."""
        self._listeners.add_listener(listener)

    async def of(self, guild_id: int) -> TableSettings:
        """Return a server's settings."""
        await self.read(guild_id)
        return self._made[guild_id]

    async def zone(self, guild_id: int) -> tzinfo:
        """Return the time zone of a server; UTC for a direct message, which is nobody's server."""
        return zone_of((await self.of(guild_id)).time_zone)

    async def read(self, guild_id: int) -> Mapping[str, str]:
        """Return what a server has chosen, by the names of the settings."""
        if guild_id not in self._stored:
            read = await self._store.guild_settings(guild_id)
            if guild_id not in self._stored:  # what was chosen meanwhile is newer
                self._keep(guild_id, read)
        return self._stored[guild_id]

    def peek(self, guild_id: int) -> Mapping[str, str]:
        """Return the same without asking the store: empty for a server of which nothing is in memory, where no table
        can be open.
        """
        return self._stored.get(guild_id, {})

    async def choose(self, guild_id: int, words: Mapping[str, str | None]) -> TableSettings:
        """Store a server's choices (None: back to the default) and return its settings, which apply from the next
        turn on.
        """
        for name, word in words.items():
            await self._store.set_guild_setting(guild_id, name, word)
        return await self.reload(guild_id)

    async def reload(self, guild_id: int) -> TableSettings:
        """Read a server's settings again: they were changed elsewhere."""
        self._keep(guild_id, await self._store.guild_settings(guild_id))
        self._listeners.tell(NewSettings(guild_id, self._made[guild_id]))
        return self._made[guild_id]

    def forget_all(self, but: Collection[int]) -> None:
        """Read everything again when it is asked for, except of these servers: their tables are open."""
        self._stored = {guild_id: words for guild_id, words in self._stored.items() if guild_id in but}
        self._made = {guild_id: made for guild_id, made in self._made.items() if guild_id in but}

    def _keep(self, guild_id: int, words: Mapping[str, str]) -> None:
        self._stored[guild_id], self._made[guild_id] = words, read_settings(words, self.default)


def read_settings(stored: Mapping[str, str], default: TableSettings) -> TableSettings:
    """Return the settings of a server: ``default``, but for what the server has stored."""
    return replace(
        default,
        reminder_seconds=read_time(stored, "reminder_seconds", default.reminder_seconds),
        away_seconds=read_time(stored, "away_seconds", default.away_seconds),
        gather_seconds=read_time(stored, "gather_seconds", default.gather_seconds),
        idle_hours=read_time(stored, "idle_hours", default.idle_hours),
        computer_level=read_level(stored, default.computer_level),
        rules=read_rules(stored, default.rules),
        channels=read_channels(stored),
        ranked=read_switch(stored, RANKED),
        traditions=read_switch(stored, TRADITIONS),
        pictures=read_switch(stored, PICTURES),
        pace=read_pace(stored, default.pace),
        season_channel=read_number(stored, SEASON_CHANNEL),
        league_best=read_number(stored, LEAGUE_BEST),
        league_points=read_place_points(stored.get(LEAGUE_POINTS, "")) or (),
        time_zone=read_zone(stored),
        winner_roles=read_winner_roles(stored),
    )


def rules_for(usual: Rules, preset: str | None, words: Sequence[str], players: int = 0) -> Rules:
    """Return the rules of a new table where ``usual`` is what the server plays.

    Options named in ``words`` (``name=value``) go before the server's own, which hold for the server's own preset only.
    If more ``players`` are wanted than these rules seat, as many play, where the preset and the words allow it.
    ``RulesError`` says what is wrong and what is allowed.
    """
    preset_name = preset or usual.preset
    named = {word.partition("=")[0] for word in words}
    own = presets.rules_line(usual).split()[1:] if preset_name == usual.preset else []
    rules = presets.parse([preset_name, *(word for word in own if word.partition("=")[0] not in named), *words])
    sizes = presets.PRESETS[preset_name].choices["players"].allowed
    if players > rules.players and players in sizes and "players" not in named:
        return rules_for(rules, preset_name, [*words, f"players={players}"])
    return rules


def read_rules(stored: Mapping[str, str], default: Rules) -> Rules:
    """Return the rules of a new table where nobody asks for others."""
    line = stored.get(RULES)
    if line is not None:
        try:
            return presets.parse(line.split())
        except RulesError as error:
            _warn_of(RULES, line, str(error))
    return default


def read_channels(stored: Mapping[str, str]) -> tuple[int, ...]:
    """Return the channels where tables may be opened; empty means anywhere."""
    words = stored.get(CHANNELS, "").split()
    channels = tuple(int(word) for word in words if word.isascii() and word.isdecimal())
    if len(channels) < len(words):
        _warn_of(CHANNELS, stored[CHANNELS], "a channel is a number")
    return channels


def read_number(stored: Mapping[str, str], name: str) -> int | None:
    """Return the number stored under ``name``, such as the id of a channel or a role; ``None`` if none is chosen."""
    word = stored.get(name)
    if word is None or (word.isascii() and word.isdecimal()):
        return None if word is None else int(word)
    _warn_of(name, word, "it is no number")
    return None


def read_place_points(words: str) -> tuple[int, ...] | None:
    """Return what the places are paid, from "10 8 6" or "10-8-6"; ``None`` unless it is numbers that never grow."""
    numbers = words.replace(",", " ").replace("-", " ").replace("/", " ").split()
    if len(numbers) > MOST_PAID or not all(number.isascii() and number.isdecimal() for number in numbers):
        return None
    points = tuple(map(int, numbers))
    falls = all(before >= after for before, after in pairwise(points))
    return points if falls and max(points, default=0) <= MOST_LEAGUE_POINTS else None


def read_winner_roles(stored: Mapping[str, str]) -> tuple[WinnerRole, ...]:
    """Return which winners wear a role on the server."""
    settings = [name for name in sorted(stored) if name.startswith(ROLE_OF)]
    role_ids = [(name, read_number(stored, name)) for name in settings]
    return tuple(WinnerRole(name.removeprefix(ROLE_OF), role_id) for name, role_id in role_ids if role_id is not None)


def channels_text(channels: Sequence[int]) -> str | None:
    """Return channels as they are stored; ``None`` for anywhere."""
    return " ".join(map(str, channels)) or None


def read_switch(stored: Mapping[str, str], name: str) -> bool:
    """Return whether ``name`` is on, as it is unless the server switched it off."""
    word = stored.get(name, "yes")
    if word not in _SWITCHES:
        _warn_of(name, word, "it is yes or no")
    return _SWITCHES.get(word, True)


def read_level(stored: Mapping[str, str], default: str) -> str:
    """Return the level of computer players where a table asks for no other."""
    level = stored.get(LEVEL, default)
    if level != default and level not in LEVELS:
        _warn_of(LEVEL, level, f"the levels are {', '.join(LEVELS)}")
        return default
    return level


def read_pace(stored: Mapping[str, str], default: Pace) -> Pace:
    """Return how fast computers play on the server."""
    word = stored.get(PACE, default)
    if word not in tuple(Pace):
        _warn_of(PACE, word, f"the paces are {', '.join(Pace)}")
        return default
    return Pace(word)


@cache
def time_zones() -> frozenset[str]:
    """Return the IANA names of all time zones, listed once: that searches the whole zone database."""
    return frozenset(name for name in available_timezones() if name.lower() not in _NO_PLACE)


def zone_of(name: str | None) -> tzinfo:
    """Return the time zone of this IANA name; UTC for none, and for one that this machine does not know."""
    return ZoneInfo(name) if name is not None and name in time_zones() else UTC


def read_zone(stored: Mapping[str, str]) -> str:
    """Return the IANA name of the time zone in which the server's people type times."""
    name = stored.get(TIME_ZONE, "UTC")
    if name not in time_zones():
        _warn_of(TIME_ZONE, name, "it is no IANA name of a time zone")
        return "UTC"
    return name


def read_time(stored: Mapping[str, str], name: str, default: float) -> float:
    """Return a positive time, in the unit of the setting (seconds or hours)."""
    if name not in stored:
        return default
    try:
        value = float(stored[name])
    except ValueError:
        value = -1.0
    if 0 < value < float("inf"):
        return value
    _warn_of(name, stored[name], "it is no time")
    return default


def _warn_of(name: str, text: str, why: str) -> None:
    _log.warning("a server's setting %s has the wrong value %r; the default applies: %s", name, text, why)
