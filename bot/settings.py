"""The settings of one Right Bower process, read once from the environment and a `.env` file.

It knows the names of the variables and what each may hold, and must not know Discord, the store or the game: whoever
needs a setting is given it. A wrong value is refused at start, with one sentence that names the variable and says what
is allowed. The token never appears in a message, a log or a repr.
"""

import ipaddress
import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from dotenv import dotenv_values

_T = TypeVar("_T")
_U = TypeVar("_U")

_IDS = range(1, 2**63)
_LONGEST_PAUSE = 30.0
_REMINDERS = range(5, 86_401)
_SHARD_COUNTS = range(1, 100_001)
_WORKERS = range(1, 65)
_PICTURE_WORKERS = range(65)
_TABLES = range(1, 100_001)
_BACKUP_HOURS = range(1, 8_761)
_LONGEST_FILE = 100_000
_BACKUPS_KEPT = range(1, 1_001)
_A_DATABASE = "the path of a file, or postgresql://user:password@host/name"
_PORTS = range(1, 65_536)
_RETENTION_DAYS = range(1, 36_501)


class SettingsError(ValueError):
    """One or more variables hold a value that is not allowed; `problems` has one sentence for each."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def _spare_cores() -> int:
    """The processor's cores less one, which is the bot's own; at least 1."""
    return max(1, (os.cpu_count() or 1) - 1)


class LogLevel(StrEnum):
    """The least severity that is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"
    CRITICAL = "CRITICAL"


class LogFormat(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything the host of the bot can choose from outside."""

    token: str = field(default="", repr=False)
    """The bot's secret from Discord's developer portal; empty where no connection is made."""

    database: str = field(default="data/var/right-bower.db", repr=False)
    """Where everything is stored: the path of a file, created with its folder at the first start, or a URL, which may
    hold a password.
    """

    log_level: LogLevel = LogLevel.INFO

    log_format: LogFormat = LogFormat.TEXT
    """Lines for people, or one JSON object a line for a collector of logs."""

    shard_ids: tuple[int, ...] | None = None
    """The shards this process serves; None means all of them."""

    shard_count: int | None = None
    """The number of shards of the whole bot; None lets Discord decide."""

    computer_pause: float = 1.0
    """Seconds a computer player waits before it bids or plays, so that people can follow."""

    reminder_seconds: int = 60
    """Seconds after which a player who was asked to act is reminded."""

    expert_workers: int = field(default_factory=_spare_cores)
    """How many processes at most think for the expert, each on one decision at a time."""

    picture_workers: int = field(default_factory=_spare_cores)
    """How many processes at most draw tables and panels; with 0 the bot's own process draws them too."""

    max_tables_per_person: int = 5
    """Tables that one person may have open at once, over all servers; finished games do not count."""

    max_tables_per_server: int = 50
    """Tables that may be open at once on a server, its threads included; finished games do not count."""

    max_tables: int = 5000
    """Tables that this process keeps open at once, finished games included."""

    test_guild: int | None = None
    """The id of a server whose commands are updated at once, for development; None for all servers."""

    card_emojis: bool = True
    """Whether the deck is uploaded as the application's emojis; without them, cards are letters and suit signs."""

    backup_dir: str | None = None
    """The folder for backups on schedule, created at the first one; None for no such backups."""

    backup_hours: int = 24
    """Hours from one backup to the next."""

    backup_keep: int = 7
    """How many backups are kept; older ones are removed."""

    retention_days: int | None = None
    """Days from a table's closing until its journal and its games' records are deleted; None keeps them."""

    metrics_host: str = "127.0.0.1"
    """The address at which metrics and health are served; by default this machine's own alone."""

    metrics_port: int | None = None
    """The port for that; None serves nothing."""

    owner_guild: int | None = None
    """The id of the host's own server, in which the owner's commands appear; None for no such commands."""

    support_url: str | None = None
    """Where players find help, for `/about`."""

    privacy_url: str | None = None
    """The host's privacy policy, for `/about`."""

    terms_url: str | None = None
    """The host's terms of service, for `/about`."""


class _Reader:
    """Takes variables from a mapping one by one and collects what is wrong with them."""

    def __init__(self, variables: Mapping[str, str | None]) -> None:
        self._variables = variables
        self.problems: list[str] = []

    def take(self, name: str, parse: Callable[[str], _T], allowed: str, default: _U) -> _T | _U:
        """The parsed value of `name`; `default` if it is absent, blank or wrong."""
        text = (self._variables.get(name) or "").strip()
        if not text:
            return default
        try:
            return parse(text)
        except ValueError:
            self.problems.append(f"{name} must be {allowed}.")
            return default

    def whole(self, name: str, allowed: range, default: _T, what: str = "a whole number") -> int | _T:
        """Like `take`, of a number in `allowed`."""
        words = f"{what} from {allowed[0]} to {allowed[-1]}"
        return self.take(name, lambda text: _whole(text, allowed), words, default)


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path | None = Path(".env"), *, token_needed: bool = True
) -> Settings:
    """The settings from `environment` (default: the process's own) over those of `env_file`, if that exists.

    Raises SettingsError naming every wrong variable. With `token_needed` an absent token is wrong as well.
    """
    lines: Mapping[str, str | None] = {} if env_file is None else _lines(env_file)
    chosen = os.environ if environment is None else environment
    reader = _Reader({**lines, **{name: text for name, text in chosen.items() if text.strip()}})
    token = _token(reader, needed=token_needed)
    settings = _taken(reader, token)
    _check_shards(reader, settings)
    if reader.problems:
        raise SettingsError(tuple(reader.problems))
    return settings


def _taken(reader: _Reader, token: str) -> Settings:
    """All settings, one variable after the other."""
    usual, take, whole = Settings(), reader.take, reader.whole
    levels, pause = ", ".join(LogLevel), f"a number of seconds from 0 to {_LONGEST_PAUSE:g}"
    shards, guild = "shard numbers such as 0-3 or 0,2,5, each named once", "the ID of one Discord server, digits only"
    address, host = "a web address such as https://example.org/euchre", "an IP address such as 127.0.0.1 or 0.0.0.0"
    return Settings(
        token=token,
        database=take("DATABASE", _database, _A_DATABASE, usual.database),
        log_level=take("LOG_LEVEL", lambda text: LogLevel(text.upper()), f"one of {levels}", usual.log_level),
        log_format=take("LOG_FORMAT", lambda text: LogFormat(text.lower()), "text or json", usual.log_format),
        shard_ids=take("SHARD_IDS", _shard_ids, shards, usual.shard_ids),
        shard_count=whole("SHARD_COUNT", _SHARD_COUNTS, usual.shard_count),
        computer_pause=take("COMPUTER_PAUSE", _pause, pause, usual.computer_pause),
        reminder_seconds=whole("REMINDER_SECONDS", _REMINDERS, usual.reminder_seconds, "a whole number of seconds"),
        expert_workers=whole("EXPERT_WORKERS", _WORKERS, usual.expert_workers),
        picture_workers=whole("PICTURE_WORKERS", _PICTURE_WORKERS, usual.picture_workers),
        max_tables_per_person=whole("MAX_TABLES_PER_PERSON", _TABLES, usual.max_tables_per_person),
        max_tables_per_server=whole("MAX_TABLES_PER_SERVER", _TABLES, usual.max_tables_per_server),
        max_tables=whole("MAX_TABLES", _TABLES, usual.max_tables),
        test_guild=take("TEST_GUILD", _server, guild, usual.test_guild),
        card_emojis=take("CARD_EMOJIS", _switch, "on or off", usual.card_emojis),
        backup_dir=take("BACKUP_DIR", _folder, "the path of a folder", usual.backup_dir),
        backup_hours=whole("BACKUP_HOURS", _BACKUP_HOURS, usual.backup_hours),
        backup_keep=whole("BACKUP_KEEP", _BACKUPS_KEPT, usual.backup_keep),
        retention_days=whole("RETENTION_DAYS", _RETENTION_DAYS, usual.retention_days, "a whole number of days"),
        metrics_host=take("METRICS_HOST", _ip_address, host, usual.metrics_host),
        metrics_port=whole("METRICS_PORT", _PORTS, usual.metrics_port),
        owner_guild=take("OWNER_GUILD", _server, guild, usual.owner_guild),
        support_url=take("SUPPORT_URL", _web_address, address, usual.support_url),
        privacy_url=take("PRIVACY_URL", _web_address, address, usual.privacy_url),
        terms_url=take("TERMS_URL", _web_address, address, usual.terms_url),
    )


def _lines(env_file: Path) -> Mapping[str, str | None]:
    """The variables of a `.env` file; none if there is no such file."""
    if not os.path.isfile(env_file):  # noqa: PTH113 - `Path.is_file` raises where the folder may not be read
        return {}
    try:
        if env_file.stat().st_size > _LONGEST_FILE:
            raise SettingsError(
                (f"{env_file} has more than {_LONGEST_FILE} bytes; name only the bot's settings in it.",)
            )
        return dotenv_values(env_file)
    except UnicodeError:
        raise SettingsError((f"{env_file} must be UTF-8 text with lines such as LOG_LEVEL=INFO.",)) from None
    except OSError as fault:
        raise SettingsError((f"{env_file} cannot be read ({fault.strerror}).",)) from None


def _token(reader: _Reader, *, needed: bool) -> str:
    before = len(reader.problems)
    token = reader.take("DISCORD_TOKEN", _secret, "the bot's token alone, without spaces, quotes or the word Bot", "")
    if needed and not token and len(reader.problems) == before:
        reader.problems.append("DISCORD_TOKEN must be set to the bot's token from Discord's developer portal.")
    return token


def _check_shards(reader: _Reader, settings: Settings) -> None:
    """Shard numbers need their total, and all must be below it."""
    if settings.shard_ids is None or any(line.startswith("SHARD_") for line in reader.problems):
        return
    if settings.shard_count is None:
        reader.problems.append("SHARD_COUNT must be set, to the number of all shards, when SHARD_IDS is set.")
    elif max(settings.shard_ids) >= settings.shard_count:
        reader.problems.append(f"SHARD_IDS must be below SHARD_COUNT, that is from 0 to {settings.shard_count - 1}.")


def _secret(text: str) -> str:
    if not text.isascii() or not text.isprintable() or any(sign.isspace() or sign in "\"'" for sign in text):
        raise ValueError
    return text


def _database(text: str) -> str:
    """A URL, or a path that may lead to a file; the store says whether it can be opened."""
    if "://" in text:
        return text
    try:
        path = Path(text).expanduser()
    except RuntimeError as fault:  # `~name` of a user who does not exist
        raise ValueError from fault
    if "\0" in text or text.endswith(("/", os.sep)) or os.path.isdir(path):  # noqa: PTH112 - `Path.is_dir` may raise
        raise ValueError
    return str(path)


def _folder(text: str) -> str:
    try:
        path = Path(text).expanduser()
    except RuntimeError as fault:
        raise ValueError from fault
    if "\0" in text or os.path.isfile(path):  # noqa: PTH113 - `Path.is_file` may raise
        raise ValueError
    return str(path)


def _whole(text: str, allowed: range) -> int:
    """A whole number in plain digits; `int` alone would also take `1_0`, `+1` and digits of other scripts."""
    if not (text.isascii() and text.isdecimal() and int(text) in allowed):
        raise ValueError
    return int(text)


def _server(text: str) -> int:
    return _whole(text, _IDS)


def _ip_address(text: str) -> str:
    return str(ipaddress.ip_address(text))


def _web_address(text: str) -> str:
    """An address that Discord shows as a link; brackets would end the link's markup."""
    if not re.fullmatch(r"https://[^\s<>()\[\]]{3,500}", text):
        raise ValueError
    return text


def _shard_ids(text: str) -> tuple[int, ...]:
    numbers: list[int] = []
    for part in text.split(","):
        first, dash, last = (piece.strip() for piece in part.partition("-"))
        start = _whole(first, range(_SHARD_COUNTS[-1]))
        stop = _whole(last, range(start, _SHARD_COUNTS[-1])) if dash else start
        numbers.extend(range(start, stop + 1))
    if len(set(numbers)) != len(numbers):
        raise ValueError
    return tuple(numbers)


def _pause(text: str) -> float:
    seconds = float(text)
    if not (math.isfinite(seconds) and 0 <= seconds <= _LONGEST_PAUSE):
        raise ValueError
    return seconds


def _switch(text: str) -> bool:
    if text.lower() not in ("on", "off"):
        raise ValueError
    return text.lower() == "on"
