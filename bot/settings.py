"""The settings of one Right Bower process, read once from the environment and a `.env` file.

Each field of `Settings` belongs to a variable. The field defines its name, how its text is read, and the error for a
wrong value. Each part of the program gets the settings it needs. Wrong values, lines of `.env` that are not settings,
and misspelt variables are refused at the start with one sentence. Secrets never appear in a message, a log or a repr.
"""

import difflib
import io
import ipaddress
import math
import os
import re
import tempfile
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.terminal import Complaint, sentence

_LONGEST_PAUSE = 30.0
_SHARD_COUNTS = range(1, 100_001)
_TABLES = range(1, 100_001)
_MOST_WORKERS = 4  # default limit for each kind of worker; many tables do not keep more of them busy
_PORTS = range(1, 65_536)
_LONGEST_FILE = 100_000

_OTHERS = re.compile(r"COMPOSE_|POSTGRES_|.*_proxy$", re.IGNORECASE)
"""Variables that other programs read, such as `deploy/compose.yaml` and Compose itself."""
_RENAMED = {
    "DATABASE": "DATABASE_URL",
    "DATABASE_FILE": "DATABASE_URL_FILE",
    "OWNER_GUILD": "OWNER_GUILD_ID",
    "METRICS": "METRICS_ADDRESS",
    "COMPUTER_PAUSE": "COMPUTER_PAUSE_SECONDS",
    "PROXY": "PROXY_URL",
}
"""Old names of settings, from before 1.0, with their present names."""
_ALIKE = 0.9
"""An unknown variable this similar (0 to 1) to a setting is refused. Others may belong to other programs."""


class SettingsError(ValueError):
    """One or more variables have a value that is not allowed. `problems` has one complaint for each."""

    def __init__(self, problems: Iterable[Complaint]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class LogLevel(StrEnum):
    """The lowest severity that is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"
    CRITICAL = "CRITICAL"


class LogFormat(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


def count_cores(root: Path = Path("/")) -> float:
    """Return how many cores this process may use, from its affinity and the quotas of its control groups."""
    cores = float(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    mounted = root / "sys" / "fs" / "cgroup"
    for line in _lines_of(root / "proc" / "self" / "cgroup"):
        number, controllers, group = line.split(":", 2)
        place = mounted if number == "0" else mounted / controllers
        own = place / group.lstrip("/")
        for folder in (own, *own.parents) if own.is_relative_to(place) else ():
            words = " ".join(_lines_of(folder / "cpu.max")) or " ".join(
                line for name in ("quota", "period") for line in _lines_of(folder / f"cpu.cfs_{name}_us")
            )
            quota, _, period = words.partition(" ")
            if quota.isdecimal() and period.isdecimal() and int(period):
                cores = min(cores, int(quota) / int(period))
            if folder == place:
                break
    return cores


def _lines_of(file: Path) -> list[str]:
    try:
        return file.read_text("ascii").splitlines()
    except (OSError, UnicodeError):
        return []


def _spare_cores() -> int:
    return max(1, min(_MOST_WORKERS, int(count_cores()) - 1))


# Functions that parse a variable's text. They raise ValueError for a wrong one.


def _secret(text: str) -> str:
    if not text.isascii() or not text.isprintable() or any(sign.isspace() or sign in "\"'" for sign in text):
        raise ValueError
    return text


def _database(text: str) -> str:
    """Return a server's URL, or a path that can be a file's. The store decides whether it can be opened."""
    if "://" in text:
        if text.partition("://")[0].lower() not in ("postgresql", "postgres"):
            raise ValueError
        return text
    path = _path(text)
    if text.endswith(("/", os.sep)) or os.path.isdir(path):  # noqa: PTH112 - `Path.is_dir` may raise
        raise ValueError
    return path


def _folder(text: str) -> str | None:
    if text.lower() == "off":
        return None
    path = _path(text)
    if os.path.isfile(path):  # noqa: PTH113 - `Path.is_file` may raise
        raise ValueError
    return path


def _path(text: str) -> str:
    if "\0" in text:
        raise ValueError
    try:
        return str(Path(text).expanduser())
    except RuntimeError as fault:  # `~name` where there is no such user
        raise ValueError from fault


def _whole(text: str, allowed: range) -> int:
    """Return a whole number in plain digits. `int` alone would also accept `1_0`, `+1` and digits of other scripts."""
    if not (text.isascii() and text.isdecimal() and int(text) in allowed):
        raise ValueError
    return int(text)


def _server(text: str) -> int:
    return _whole(text, range(1, 2**63))


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    if (":" in bare) == (bare == host):
        raise ValueError
    return str(ipaddress.ip_address(bare)), _whole(port, _PORTS)


def _proxy(text: str) -> str:
    """Return the address of an HTTP proxy, which may contain a user and a password. Without a scheme, assume HTTP."""
    address = text if "://" in text else f"http://{text}"
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"\s", text):
        raise ValueError
    _ = parts.port  # raises ValueError if the port is not a number
    return address


def _web_address(text: str) -> str:
    """Return an address that Discord can show as a link. Brackets would end the link's markup."""
    if not re.fullmatch(r"https://[^\s<>()\[\]]{3,500}", text):
        raise ValueError
    return text


def _origin(text: str) -> str:
    """Return the address of a site without a path. Without TLS it must be this machine's own."""
    sites = r"https://[a-z0-9.-]{3,200}|http://(?:127\.0\.0\.1|localhost)"
    if not re.fullmatch(rf"(?:{sites})(?::\d{{1,5}})?/?", text.lower()):
        raise ValueError
    return text.lower().rstrip("/")


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


# What a field defines about its variable.


@dataclass(frozen=True, slots=True)
class _Variable:
    """How to read a field's variable. The first of `names` that is set counts; without any, the field's name is the
    variable's. If `in_file`, a variable `…_FILE` may name a file that contains the value.
    """

    parse: Callable[[str], Any]
    allowed: Callable[[], str]
    names: tuple[str, ...] = ()
    in_file: bool = False


def _setting(
    usual: object,
    parse: Callable[[str], Any],
    allowed: str,
    *names: str,
    secret: bool = False,
    in_file: bool = False,
    **values: object,
) -> Any:
    about = {"variable": _Variable(parse, partial(sentence, f"allowed-{allowed}", **values), names, in_file=in_file)}
    if callable(usual):
        return field(default_factory=usual, metadata=about)
    return field(default=usual, repr=not secret, metadata=about)


def _number(usual: object, allowed: range, what: str = "number") -> Any:
    return _setting(usual, lambda text: _whole(text, allowed), what, lowest=allowed[0], highest=allowed[-1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that the host of the bot can set."""

    token: str = _setting(
        "",
        _secret,
        "token",
        "DISCORD_TOKEN",
        secret=True,
        in_file=True,
    )
    """The bot's secret from Discord's developer portal; empty where no connection is made."""

    database_url: str = _setting("data/var/right-bower.db", _database, "database", secret=True, in_file=True)
    """Where everything is stored: the path of a file, created with its folder at the first start, or a URL, which may
    hold a password.
    """

    backup_dir: str | None = _setting(None, _folder, "folder")
    """The folder for backups on schedule; None for no such backups. `read_settings` has a default for a file."""

    backup_hours: int = _number(24, range(1, 8_761), "hours")
    """Hours from one backup to the next."""

    backup_keep: int = _number(7, range(1, 1_001))
    """How many backups are kept; older ones are removed."""

    retention_days: int | None = _number(None, range(1, 36_501), "days")
    """Days from a table's closing until its journal and its games' records are deleted; None keeps them."""

    metrics_address: tuple[str, int] | None = _setting(None, _address, "address")
    """The address and port at which metrics and health are served; None serves nothing."""

    live_url: str | None = _setting(None, _origin, "origin")
    """The address under which browsers reach the live table of this process; None for no live table."""

    live_address: tuple[str, int] | None = _setting(None, _address, "address")
    """The address and port at which the live table is served, behind what answers at ``live_url``."""

    client_secret: str | None = _setting(
        None, _secret, "client-secret", "DISCORD_CLIENT_SECRET", secret=True, in_file=True
    )
    """The application's OAuth2 secret, for the live table inside Discord. Without it there is only the web page."""

    log_level: LogLevel = _setting(
        LogLevel.INFO, lambda text: LogLevel(text.upper()), "log-level", levels=", ".join(LogLevel)
    )

    log_format: LogFormat = _setting(LogFormat.TEXT, lambda text: LogFormat(text.lower()), "log-format")
    """Lines for people, or one JSON object a line for a collector of logs."""

    owner_guild_id: int | None = _setting(None, _server, "server")
    """The id of the host's own server, in which the owner's commands appear; None for no such commands."""

    owner_channel_id: int | None = _setting(None, _server, "channel")
    """The id of the channel where the owner is told of errors; None for a direct message."""

    support_url: str | None = _setting(None, _web_address, "page")
    """Where players find help, for `/about`."""

    privacy_url: str | None = _setting(None, _web_address, "page")
    """The host's privacy policy, for `/about`."""

    terms_url: str | None = _setting(None, _web_address, "page")
    """The host's terms of service, for `/about`."""

    # rarely needed

    proxy_url: str | None = _setting(None, _proxy, "proxy", "PROXY_URL", "HTTPS_PROXY", "https_proxy", secret=True)
    """The HTTP proxy through which Discord is reached; None for none."""

    shard_ids: tuple[int, ...] | None = _setting(None, _shard_ids, "shards")
    """The shards this process serves; None means all of them."""

    shard_count: int | None = _number(None, _SHARD_COUNTS)
    """The number of shards of the whole bot; None lets Discord decide."""

    computer_pause_seconds: float = _setting(1.0, _pause, "fraction", lowest=0, highest=_LONGEST_PAUSE)
    """Seconds a computer player waits before it bids or plays, so that people can follow."""

    reminder_seconds: int = _number(60, range(5, 86_401), "seconds")
    """Seconds after which a player who was asked to act is reminded."""

    expert_workers: int = _number(_spare_cores, range(65))
    """How many processes at most think for the expert, each on one decision; with 0 the bot's own thinks too."""

    picture_workers: int = _number(_spare_cores, range(65))
    """How many processes at most draw tables and panels; with 0 the bot's own process draws them too."""

    max_tables_per_person: int = _number(5, _TABLES)
    """Tables that one person may have open at once, over all servers; finished games do not count."""

    max_tables_per_server: int = _number(50, _TABLES)
    """Tables that may be open at once on a server, its threads included; finished games do not count."""

    max_tables: int = _number(5000, _TABLES)
    """Tables that this process keeps open at once, finished games included."""

    card_emojis: bool = _setting(True, _switch, "switch")
    """Whether the deck is uploaded as the application's emojis; without them, cards are letters and suit signs."""


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path | None = Path(".env"), *, token_needed: bool = True
) -> Settings:
    """Return the settings from `environment` (the process's), else `env_file`. SettingsError names what is wrong."""
    lines: Mapping[str, str | None] = {} if env_file is None else _lines(env_file)
    variables = os.environ if environment is None else environment
    reader = _Reader({**lines, **{name: text for name, text in variables.items() if text.strip()}})
    settings = Settings(**{each.name: reader.take(each.name, each.metadata["variable"]) for each in fields(Settings)})
    if not reader.has("BACKUP_DIR"):
        settings = replace(settings, backup_dir=_usual_backup_dir(settings.database_url))
    if token_needed and not settings.token and not reader.complains_of("DISCORD_TOKEN"):
        reader.complain("setting-token-missing", "DISCORD_TOKEN")
    _check_shards(reader, settings)
    if (settings.live_url is None) is not (settings.live_address is None) and not reader.complains_of("LIVE_"):
        reader.complain("setting-live-alone", "LIVE_ADDRESS" if settings.live_address is None else "LIVE_URL")
    if settings.client_secret is not None and not reader.problems:
        if settings.live_url is None:
            reader.complain("setting-activity-alone", "DISCORD_CLIENT_SECRET")
        elif settings.shard_ids is not None and len(settings.shard_ids) < (settings.shard_count or 1):
            reader.complain("setting-activity-shards", "DISCORD_CLIENT_SECRET")
    unknown = {name: _nearest(name, reader.known) for name in lines if _is_unknown(name, reader.known)}
    others = (name for name in variables if name not in lines and _is_unknown(name, reader.known))
    misspelt = {name: near for name in others if (near := _nearest(name, reader.known, _ALIKE))}
    meant = {near.removesuffix("_FILE") for near in (unknown | misspelt).values() if near}
    reader.problems = [each for each in reader.problems if each.key not in _ABSENT or each.values["name"] not in meant]
    for name, near in unknown.items():
        reader.complain("setting-misspelt" if near else "setting-unknown", name, file=env_file, near=near)
    for name, near in misspelt.items():
        reader.complain("setting-misspelt-outside", name, near=near)
    if reader.problems:
        raise SettingsError(reader.problems)
    return settings


def try_backup_dir(settings: Settings) -> None:
    """Create the folder that BACKUP_DIR names, and write to it once. Raises SettingsError if that fails."""
    if settings.backup_dir in (None, _usual_backup_dir(settings.database_url)):
        return
    try:
        Path(settings.backup_dir).mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=settings.backup_dir):
            pass
    except OSError as fault:
        problem = Complaint("backup-dir-unusable", folder=settings.backup_dir, why=fault.strerror)
        raise SettingsError([problem]) from fault


_ABSENT = "setting-token-missing", "setting-shard-count"
"""Complaints about an absent variable. If a misspelt one explains them, they are left out."""


def _usual_backup_dir(database: str) -> str | None:
    """Return the folder beside a SQLite file; None for a server, which has tools of its own."""
    return None if "://" in database else str(Path(database).parent / "backups")


class _Reader:
    def __init__(self, variables: Mapping[str, str | None]) -> None:
        self._variables = variables
        self._usual = Settings()
        self.problems: list[Complaint] = []
        self.known: list[str] = []

    def complain(self, key: str, name: str, **values: object) -> None:
        self.problems.append(Complaint(key, name=name, **values))

    def complains_of(self, prefix: str) -> bool:
        return any(str(problem.values["name"]).startswith(prefix) for problem in self.problems)

    def take(self, field_name: str, variable: _Variable) -> Any:
        """Return the parsed value of a field's variable, or the default if it is absent, blank or wrong."""
        names = variable.names or (field_name.upper(),)
        self.known += names
        name = next(filter(self.has, names), names[0])
        text = self._text(name)
        if variable.in_file:
            self.known.append(f"{name}_FILE")
            name, text = self._from_file(name, text)
        if text:
            try:
                return variable.parse(text)
            except ValueError:
                key = "setting-file-wrong" if name.endswith("_FILE") else "setting-wrong"
                self.complain(key, name, allowed=variable.allowed())
        return getattr(self._usual, field_name)

    def has(self, name: str) -> bool:
        return bool(self._text(name))

    def _text(self, name: str) -> str:
        return (self._variables.get(name) or "").strip()

    def _from_file(self, name: str, text: str) -> tuple[str, str]:
        """Return the variable to use, as name and text: `name` itself, or `…_FILE` and the contents of its file."""
        path = self._text(f"{name}_FILE")
        if not path:
            return name, text
        if text:
            self.complain("setting-twice", name)
            return name, text
        try:
            value = _text_of(Path(path), "content-value").strip()
        except SettingsError as error:
            self.complain("setting-file-unusable", name, why=error)
            return name, ""
        if not value:
            self.complain("setting-file-empty", name, file=path)
        return f"{name}_FILE", value


def _lines(env_file: Path) -> Mapping[str, str | None]:
    if not os.path.isfile(env_file):  # noqa: PTH113 - `Path.is_file` raises where the folder may not be read
        return {}
    text = _text_of(env_file, "content-lines")
    wrong = [
        line.original for line in parse_stream(io.StringIO(text)) if line.error or (line.key and line.value is None)
    ]
    if wrong:
        numbers = (line.line + len(line.string) - len(line.string.lstrip("\n")) for line in wrong)  # after blank lines
        raise SettingsError([Complaint("setting-line-wrong", number=number, file=env_file) for number in numbers])
    return dotenv_values(stream=io.StringIO(text))


def _text_of(path: Path, content: str) -> str:
    try:
        if path.stat().st_size <= _LONGEST_FILE:
            return path.read_text("utf-8-sig")
        problem = Complaint("file-too-long", file=path, most=_LONGEST_FILE, content=sentence(content))
    except UnicodeError:
        problem = Complaint("file-not-text", file=path, content=sentence(content))
    except OSError as fault:
        problem = Complaint("file-unreadable", file=path, why=fault.strerror)
    raise SettingsError([problem])


def _is_unknown(name: str, known: Collection[str]) -> bool:
    return name not in known and not _OTHERS.match(name)


def _nearest(name: str, known: Collection[str], alike: float = 0.6) -> str | None:
    matches = difflib.get_close_matches(name.upper(), known, n=1, cutoff=alike)
    return _RENAMED.get(name) or next(iter(matches), None)


def _check_shards(reader: _Reader, settings: Settings) -> None:
    """Check that shard numbers come with their total and are below it. With SQLite they must be all shards."""
    if settings.shard_ids is None or reader.complains_of("SHARD_"):
        return
    if settings.shard_count is None:
        reader.complain("setting-shard-count", "SHARD_COUNT")
    elif max(settings.shard_ids) >= settings.shard_count:
        reader.complain("setting-shard-ids-high", "SHARD_IDS", highest=settings.shard_count - 1)
    elif len(settings.shard_ids) < settings.shard_count and "://" not in settings.database_url:
        reader.complain("setting-shard-ids-few", "SHARD_IDS", count=settings.shard_count)
