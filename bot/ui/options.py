"""Options of commands: the choices that Discord offers while a person types, and how typed words are parsed.

Each kind of option is a ``Transformer``. It offers choices and parses what was typed, or raises ``RequestRefused``. An
option that only one feature has is in that feature's file.

Times and days (``times.py``) are in the server's time zone (``/config time-zone``). Only the day of a daily deal is in
UTC, because everybody plays that deal together.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, tzinfo
from enum import StrEnum
from typing import Any

import discord
from discord import app_commands

from bot.engine.presets import DEFAULT_PRESET, PRESETS
from bot.engine.rules import option_text
from bot.players.levels import LEVELS
from bot.ratings.boards import is_season
from bot.storage.store import Store
from bot.tables.server_settings import time_zones
from bot.tables.tables import Tables
from bot.ui.command_sync import localize
from bot.ui.readers import Interaction, guild_of, home_id_of, texts_for
from bot.ui.replies import RequestRefused
from bot.ui.times import DAYS_AHEAD, WrongTime, parse_day, parse_start
from bot.words.catalogue import Texts, locales
from bot.words.lines import moment_words
from bot.words.names import safe_name
from bot.words.rules_page import game_title, house_rule, laws

_MOST_CHOICES = 25  # most choices that Discord shows
_LONGEST_CHOICE = 100  # longest name of a choice, in characters
_NEAREST = 3  # most time zones offered for a name that does not exist
_HOURS_OFFERED = 6  # full hours offered as a start
_LEAST_OF_CITY = 4  # fewest letters that identify a city

HOLD_TABLES = (
    discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice,
    discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread,
)  # fmt: skip
"""The kinds of channels that can hold tables."""


def offer(choices: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return those pairs of name and value that contain the typed text, in any case, as many as Discord shows."""
    query = typed.strip().lower()
    fitting = [(name, value) for name, value in choices if query in f"{name} {value}".lower()]
    return [app_commands.Choice(name=name[:_LONGEST_CHOICE], value=value) for name, value in fitting[:_MOST_CHOICES]]


def refuse_both(name: str, chosen: bool | None, **others: object) -> None:
    """Raise ``RequestRefused`` if an option was given together with one that excludes it."""
    other = next((other for other, value in others.items() if value is not None), None)
    if chosen and other is not None:
        raise RequestRefused("config-either", one=name, other=other)


class TypedOption(app_commands.Transformer[Any]):
    """A text of limited length, passed on as typed."""

    longest: int

    @property
    def min_value(self) -> int:
        return 1

    @property
    def max_value(self) -> int:
        return self.longest

    async def transform(self, command: Interaction, value: str, /) -> Any:
        return value


class ChoiceOption(app_commands.Transformer[Any]):
    """A choice of a few words. The command gets the word as parsed by ``read``."""

    def __init__(
        self, named: Iterable[tuple[str | app_commands.locale_str, str]], read: Callable[[str], Any] = str
    ) -> None:
        self._choices: list[app_commands.Choice[int | float | str]]
        self._choices = [app_commands.Choice(name=name, value=word) for name, word in named]
        self._read = read

    @property
    def choices(self) -> list[app_commands.Choice[int | float | str]]:
        return self._choices

    async def transform(self, command: Interaction, value: str, /) -> Any:
        return self._read(value)


def word_option(words: type[StrEnum], kind: str) -> ChoiceOption:
    """Return a choice of an enumeration's members. The keys of their texts begin with ``kind``."""
    return ChoiceOption([(localize(f"{kind}-{word}"), str(word)) for word in words], words)


def switch_option(*words: str) -> ChoiceOption:
    """Return a choice of *yes* and *no*, or only of these ``words``."""
    return ChoiceOption([(localize(f"config-{word}"), word) for word in words], lambda word: word == "yes")


class PresetOption(TypedOption):
    """The name of a preset, as typed. ``rules_for`` and ``presets.parse`` check later that it exists."""

    longest = 50

    async def transform(self, command: Interaction, value: str, /) -> str:
        return value.strip().lower()

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        texts = texts_for(command)
        return offer(((f"{name} · {game_title(name, texts)}", name) for name in PRESETS), typed)


class KnownPresetOption(PresetOption):
    """The name of an existing preset."""

    longest = 40

    async def transform(self, command: Interaction, value: str, /) -> str:
        if value not in PRESETS:
            raise RequestRefused("history-preset-unknown")
        return value


class SeasonOption(TypedOption):
    """A season, such as ``2026-Q3``, in upper or lower case."""

    longest = 20

    async def transform(self, command: Interaction, value: str, /) -> str:
        season = value.strip().upper()
        if not is_season(season):
            raise RequestRefused("season-wrong", season=safe_name(value))
        return season

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        return offer(((season, season) for season in await self.find_seasons(command)), typed)

    async def find_seasons(self, command: Interaction) -> Sequence[str]:
        """Return the seasons in which games were finished on the server, the latest first."""
        store: Store = command.client.services.store
        return await store.seasons(guild_of(command), now=command.created_at.timestamp())


class DayOption(TypedOption):
    """A day in one of the offered languages, in the server's time zone."""

    longest = 20

    async def transform(self, command: Interaction, value: str, /) -> date:
        try:
            today = command.created_at.astimezone(await self.find_zone(command)).date()
            return parse_day(value, today, _language(command))
        except WrongTime as wrong:
            raise RequestRefused(wrong.key, day=safe_name(wrong.text)) from wrong

    async def find_zone(self, command: Interaction) -> tzinfo:
        """Return the time zone in which "yesterday" is meant."""
        return await zone_here(command)


class DailyDayOption(DayOption):
    """The day of a daily deal, in UTC because the deal is the same everywhere."""

    async def find_zone(self, command: Interaction) -> tzinfo:
        return UTC


class StartOption(TypedOption):
    """The start of something, in the server's time zone. The command gets Unix time in seconds."""

    longest = 40

    async def transform(self, command: Interaction, value: str, /) -> float:
        zone = await zone_here(command)
        try:
            return parse_start(value, command.created_at.timestamp(), zone, _language(command))
        except WrongTime as wrong:
            raise RequestRefused(wrong.key, time=safe_name(value), zone=str(zone), days=DAYS_AHEAD) from wrong

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        zone, now = await zone_here(command), command.created_at.timestamp()
        times = self.read(command, typed, zone)
        if not times:
            hour = command.created_at.astimezone(zone).replace(minute=0, second=0, microsecond=0).timestamp()
            times = [hour + 3600.0 * number for number in range(1, _HOURS_OFFERED + 1)]
        texts = texts_for(command)
        named = [
            (texts("time-meant", time=moment_words(at, now, zone, texts), zone=str(zone)), f"<t:{int(at)}>")
            for at in times
        ]
        return offer(named, "")

    def read(self, command: Interaction, typed: str, zone: tzinfo) -> list[float]:
        """Return the typed time (Unix seconds) as a list, empty if it is not a time."""
        try:
            return [parse_start(typed, command.created_at.timestamp(), zone, _language(command))]
        except WrongTime:
            return []


PAUSE_MINUTES = (10, 60, 240, 1440, 4320, 10080)
"""The offered lengths of a pause."""


class PauseOption(StartOption):
    """The end of a pause, typed as a length or a time. The command gets Unix time in seconds."""

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        """Offer the typed time if it is understood, then the usual lengths that contain the typed text."""
        readable = self.read(command, typed, await zone_here(command))
        meant = await super().autocomplete(command, typed) if readable else []
        return [*meant, *offer(((name, f"{minutes}m") for minutes, name in pause_lengths(texts_for(command))), typed)]


def pause_lengths(texts: Texts) -> list[tuple[int, str]]:
    """Return the offered lengths of a pause: minutes, and the same in words."""
    return [(minutes, texts(f"pause-for-{minutes}")) for minutes in PAUSE_MINUTES]


def _language(command: Interaction) -> str:
    """Return the person's language and country, which decide how they write days."""
    language = texts_for(command).locale
    return str(command.locale) if str(command.locale).startswith(language[:2]) else language


async def zone_here(interaction: Interaction) -> tzinfo:
    """Return the time zone of the server in which a command was typed or a button pressed."""
    tables: Tables = interaction.client.services.tables
    return await tables.server_settings.zone(home_id_of(interaction))


class LawOption(TypedOption):
    """The id of a law, found by id or by words of its title."""

    longest = 50

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        return offer(((law.heading, law.id) for law in laws().values()), typed)


LONGEST_OPTIONS = 1000
"""The most characters of typed rule options."""


def split_options(typed: str) -> list[str]:
    """Return typed rule options one by one, without invisible characters."""
    seen = "".join(sign for sign in typed if unicodedata.category(sign) != "Cf")
    return re.sub(r"\s*=\s*", "=", seen.replace(",", " ")).lower().split()


class OptionWordsOption(TypedOption):
    """Rule options as typed, separated by spaces or commas. Case does not matter; invisible characters are removed."""

    longest = LONGEST_OPTIONS

    async def transform(self, command: Interaction, value: str, /) -> list[str]:
        """Return the words one by one. ``rules_for`` and ``presets.parse`` later check that there are such options."""
        return split_options(value)

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        """Offer options that contain the word being typed. The words before it stay."""
        texts, preset = texts_for(command), str(getattr(command.namespace, "rules", None) or DEFAULT_PRESET)
        before, _, last = typed.rpartition(" ")
        choices = PRESETS[preset if preset in PRESETS else DEFAULT_PRESET].choices
        words = (
            (house_rule(name, value, texts), f"{name}={option_text(value)}")
            for name, choice in choices.items()
            for value in choice.allowed
            if value != choice.default
        )
        fitting = [(label, word) for label, word in words if last.lower() in f"{label} {word}".lower()]
        named = [(f"{label} ({word})", f"{before} {word}".strip()) for label, word in fitting]
        return offer([choice for choice in named if len(choice[1]) <= _LONGEST_CHOICE], "")


class GuestsOption(TypedOption):
    """People, each typed as a mention (``@name``)."""

    longest = 1000
    _MENTION = re.compile(r"<@!?(\d{1,20})>")

    async def transform(self, command: Interaction, value: str, /) -> tuple[int, ...]:
        people = dict.fromkeys(int(user_id) for user_id in self._MENTION.findall(value))
        if not people or self._MENTION.sub("", value).strip(" ,"):
            raise RequestRefused("guests-wrong")
        for one in (command.user, command.client.user):
            if one is not None:
                people.pop(one.id, None)
        if not people:
            raise RequestRefused("invite-nobody")
        return tuple(people)


class ChannelOption(app_commands.Transformer[Any]):
    """A channel that can hold tables, or a category of such channels. The bot need not see it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [*HOLD_TABLES, discord.ChannelType.forum, discord.ChannelType.category]

    async def transform(self, command: Interaction, value: Any, /) -> int:
        return int(value.id)


class WrittenChannelOption(ChannelOption):
    """A text channel for messages."""

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [*HOLD_TABLES]


class TimeZoneOption(TypedOption):
    """A time zone by its IANA name, in any case."""

    longest = 60

    async def transform(self, command: Interaction, value: str, /) -> str:
        names = {name.lower(): name for name in time_zones()}
        name = names.get(_zone_words(value))
        if name is None:
            nearest = nearest_zones(value)
            key = "config-no-such-zone-near" if nearest else "config-no-such-zone"
            raise RequestRefused(key, zone=safe_name(value), nearest=" · ".join(nearest))
        return name

    async def autocomplete(self, command: Interaction, typed: str, /) -> list[app_commands.Choice[str]]:  # type: ignore[override]
        names = sorted(time_zones(), key=lambda name: ("/" not in name, name))
        return offer(((name, name) for name in names), _zone_words(typed))


def nearest_zones(typed: str) -> list[str]:
    """Return time zones like the typed text: those of that city or region, then cities with a similar name."""
    city_typed = _zone_words(typed).rpartition("/")[2]
    cities: dict[str, list[str]] = {}
    for name in sorted(time_zones(), key=lambda name: ("/" not in name, name)):
        cities.setdefault(name.rpartition("/")[2].lower(), []).append(name)
    within = [
        city for city in cities if len(city_typed) >= _LEAST_OF_CITY and (city_typed in city or city in city_typed)
    ]
    alike = difflib.get_close_matches(city_typed, cities, _NEAREST)
    zones = [name for city in dict.fromkeys([*sorted(within, key=len), *alike]) for name in cities[city]]
    return zones[:_NEAREST]


def _zone_words(typed: str) -> str:
    return typed.strip().lower().replace(" ", "_")


Preset = app_commands.Transform[str, PresetOption]
KnownPreset = app_commands.Transform[str, KnownPresetOption]
Season = app_commands.Transform[str, SeasonOption]
StartTime = app_commands.Transform[float, StartOption]
PauseEnd = app_commands.Transform[float, PauseOption]
Law = app_commands.Transform[str, LawOption]
Day = app_commands.Transform[date, DayOption]
DailyDay = app_commands.Transform[date, DailyDayOption]
OptionWords = app_commands.Transform[Sequence[str], OptionWordsOption]
Guests = app_commands.Transform[tuple[int, ...], GuestsOption]
Level = app_commands.Transform[str, ChoiceOption((localize(f"level-{name}"), name) for name in LEVELS)]
TimeZone = app_commands.Transform[str, TimeZoneOption]
Switch = app_commands.Transform[bool, switch_option("yes", "no")]
Yes = app_commands.Transform[bool, switch_option("yes")]
_AS_DISCORD = "discord"
_LANGUAGES = [(Texts(locale)("language-own"), locale) for locale in locales()]
Language = app_commands.Transform[
    str | None,
    ChoiceOption(
        [(localize("config-language-auto"), _AS_DISCORD), *_LANGUAGES],
        lambda word: None if word == _AS_DISCORD else word,
    ),
]
"""A language by its own name, or ``None`` for the language that the server has set in Discord."""
Channel = app_commands.Transform[int, ChannelOption]
WrittenChannel = app_commands.Transform[int, WrittenChannelOption]
