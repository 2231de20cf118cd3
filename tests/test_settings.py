"""Settings are read once, refuse wrong values in plain words and never show the token."""

import os
import re
from dataclasses import FrozenInstanceError, asdict, fields
from pathlib import Path
from typing import get_type_hints
from unittest.mock import Mock

import pytest

from bot.settings import LogFormat, LogLevel, Settings, SettingsError, count_cores, read_settings, try_backup_dir
from bot.terminal import sentence

TOKEN = "an.invented.token"  # noqa: S105  # not a secret: invented for these tests


def read(**variables: str) -> Settings:
    return read_settings({"DISCORD_TOKEN": TOKEN, **variables}, env_file=None)


def problems(env_file: Path | None = None, /, **variables: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        read_settings({"DISCORD_TOKEN": TOKEN, **variables}, env_file)
    problems = tuple(map(str, caught.value.problems))
    assert str(caught.value) == "\n".join(problems)
    return problems


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_defaults() -> None:
    assert read() == Settings(
        token=TOKEN, database_url="data/var/right-bower.db", log_level=LogLevel.INFO, shard_ids=None, shard_count=None,
        computer_pause_seconds=1.0, reminder_seconds=60, card_emojis=True, max_tables_per_person=5,
        max_tables_per_server=50, max_tables=5000, backup_dir="data/var/backups", backup_hours=24, backup_keep=7,
        log_format=LogFormat.TEXT, retention_days=None, metrics_address=None, live_url=None, live_address=None,
        client_secret=None, proxy_url=None, owner_guild_id=None, owner_channel_id=None, support_url=None,
        privacy_url=None, terms_url=None,
    )  # fmt: skip


READ: dict[str, tuple[str, object]] = {
    "DATABASE_URL": ("postgresql://localhost/euchre", "postgresql://localhost/euchre"),
    "LOG_LEVEL": ("debug", "DEBUG"),
    "SHARD_IDS": ("0-3, 4,5", (0, 1, 2, 3, 4, 5)),
    "SHARD_COUNT": ("6", 6),
    "COMPUTER_PAUSE_SECONDS": ("0.25", 0.25),
    "REMINDER_SECONDS": ("20", 20),
    "EXPERT_WORKERS": ("3", 3),
    "PICTURE_WORKERS": ("0", 0),
    "CARD_EMOJIS": ("Off", False),
    "MAX_TABLES_PER_PERSON": ("2", 2),
    "MAX_TABLES_PER_SERVER": ("10", 10),
    "MAX_TABLES": ("100", 100),
    "BACKUP_DIR": ("/srv/backups/", "/srv/backups"),
    "BACKUP_HOURS": ("6", 6),
    "BACKUP_KEEP": ("30", 30),
    "LOG_FORMAT": ("JSON", "json"),
    "RETENTION_DAYS": ("90", 90),
    "METRICS_ADDRESS": ("0.0.0.0:9464", ("0.0.0.0", 9464)),  # noqa: S104 - nothing is opened
    "LIVE_URL": ("https://Euchre.example/", "https://euchre.example"),
    "LIVE_ADDRESS": ("127.0.0.1:8080", ("127.0.0.1", 8080)),
    "DISCORD_CLIENT_SECRET": ("the-client-s-secret", "the-client-s-secret"),
    "PROXY_URL": ("http://proxy.example:3128", "http://proxy.example:3128"),
    "OWNER_GUILD_ID": ("1234567890123456780", 1234567890123456780),
    "OWNER_CHANNEL_ID": ("1234567890123456781", 1234567890123456781),
    "SUPPORT_URL": ("https://discord.gg/example", "https://discord.gg/example"),
    "PRIVACY_URL": ("https://example.org/privacy", "https://example.org/privacy"),
    "TERMS_URL": ("https://example.org/terms", "https://example.org/terms"),
}
"""Every variable: what may stand there, and what is read."""


def test_every_variable_is_read() -> None:
    settings = asdict(read(**{name: value for name, (value, _) in READ.items()}))
    expected = {name.lower().removeprefix("discord_"): value for name, (_, value) in READ.items()}
    assert settings == {"token": TOKEN, **expected}


def test_blank_settings_count_as_missing() -> None:
    names = ("DATABASE_URL", "LOG_LEVEL", "SHARD_IDS", "COMPUTER_PAUSE_SECONDS", "OWNER_GUILD_ID", "CARD_EMOJIS")
    assert read(**dict.fromkeys(names, "  ")) == read()


WRONG: dict[str, dict[str, list[str]]] = {
    "must be the path of a file, or postgresql://user:password@host/name.":
        {"DATABASE_URL": ["/tmp/", "folder/", "~nobody-of-this-name/games.db"]},  # noqa: S108 - its shape matters
    "must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL.": {"LOG_LEVEL": ["loud"]},
    "must be a whole number from 1 to 100000.":
        {"SHARD_COUNT": ["0", "1_0", "٣"], "MAX_TABLES": ["0"], "MAX_TABLES_PER_PERSON": ["many"]},
    "must be a number of seconds from 0 to 30.": {"COMPUTER_PAUSE_SECONDS": ["-1", "31", "nan", "soon"]},
    "must be a whole number of seconds from 5 to 86400.": {"REMINDER_SECONDS": ["4", "9.5"]},
    "must be a whole number from 0 to 64.": {"EXPERT_WORKERS": ["-1", "65"], "PICTURE_WORKERS": ["-1"]},
    "must be on or off.": {"CARD_EMOJIS": ["maybe"]},
    "must be the path of a folder, or off.": {"BACKUP_DIR": [__file__]},
    "must be a whole number of hours from 1 to 8760.": {"BACKUP_HOURS": ["0"]},
    "must be a whole number from 1 to 1000.": {"BACKUP_KEEP": ["0"]},
    "must be the ID of one Discord channel, digits only.": {"OWNER_CHANNEL_ID": ["here"]},
    "must be the ID of one Discord server, digits only.": {"OWNER_GUILD_ID": ["0", "my server"]},
    "must be text or json.": {"LOG_FORMAT": ["xml"]},
    "must be a whole number of days from 1 to 36500.": {"RETENTION_DAYS": ["0"]},
    "must be an IP address and a port, such as 127.0.0.1:9464 or [::1]:9464.":
        {"METRICS_ADDRESS": [
            "9464", "127.0.0.1", "127.0.0.1:0", "my-host:9464", "::1:9464", "[127.0.0.1]:9464", ":9464",
        ]},
    "must be the address of an HTTP proxy, such as http://user:password@proxy.example:3128.":
        {"PROXY_URL": ["socks5://proxy:1080", "http://"], "HTTPS_PROXY": ["http://proxy:x"]},
    "must be a web address such as https://example.org/euchre.":
        {"SUPPORT_URL": ["discord.gg/x"], "PRIVACY_URL": ["http://a.b"], "TERMS_URL": ["https://a.b/)("]},
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [(name, value, says) for says, names in WRONG.items() for name, values in names.items() for value in values],
)
def test_a_wrong_value_gets_one_sentence(name: str, value: str, sentence: str) -> None:
    assert problems(**{name: value}) == (f"{name} {sentence}",)


SHARDS = "SHARD_IDS must be shard numbers such as 0-3 or 0,2,5, each named once."


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        *(
            ({"SHARD_IDS": value, "SHARD_COUNT": "4"}, SHARDS)
            for value in ("a", "3-1", "0,0", "0-2,1", "-1", "0,", "100000", "0-", "1-2-3")
        ),
        ({"SHARD_IDS": "0,1"}, "SHARD_COUNT must be set, to the number of all shards, when SHARD_IDS is set."),
        ({"SHARD_IDS": "2-4", "SHARD_COUNT": "4"}, "SHARD_IDS must be below SHARD_COUNT, that is from 0 to 3."),
    ],
)
def test_wrong_shard_numbers(variables: dict[str, str], sentence: str) -> None:
    assert problems(**variables) == (sentence,)


def test_shards_that_nobody_could_serve_are_refused() -> None:
    (sentence,) = problems(SHARD_IDS="0", SHARD_COUNT="2")
    assert sentence.startswith("SHARD_IDS must name all 2 shards or be left out, since DATABASE_URL is a file")
    assert read(SHARD_IDS="0-1", SHARD_COUNT="2").shard_ids == (0, 1)
    assert read(SHARD_IDS="0", SHARD_COUNT="2", DATABASE_URL="postgresql://localhost/euchre").shard_ids == (0,)


@pytest.mark.parametrize(
    "value", ["euchre.example", "http://euchre.example", "https://euchre.example/table", "https://a b", "https://:80"]
)
def test_the_live_table_has_the_address_of_a_site(value: str) -> None:
    sentence = "LIVE_URL must be the address of a site without a path, such as https://euchre.example.org."
    assert problems(LIVE_URL=value, LIVE_ADDRESS="127.0.0.1:8080") == (sentence,)


def test_the_live_table_needs_both_its_addresses() -> None:
    for name, value in {"LIVE_URL": "http://localhost:8080", "LIVE_ADDRESS": "127.0.0.1:8080"}.items():
        (sentence,) = problems(**{name: value})
        assert sentence.startswith("LIVE_ADDRESS" if name == "LIVE_URL" else "LIVE_URL")


def test_discord_s_window_needs_the_live_table_and_leads_to_one_process() -> None:
    live = {"LIVE_URL": "https://euchre.example", "LIVE_ADDRESS": "127.0.0.1:8080", "DISCORD_CLIENT_SECRET": "s3cret"}
    several = {"DATABASE_URL": "postgresql://localhost/euchre", "SHARD_COUNT": "4"}
    alone = problems(DISCORD_CLIENT_SECRET="s3cret")  # noqa: S106 - opens nothing
    assert alone == (sentence("setting-activity-alone", name="DISCORD_CLIENT_SECRET"),)
    apart = problems(**live, **several, SHARD_IDS="0-2")
    assert apart == (sentence("setting-activity-shards", name="DISCORD_CLIENT_SECRET"),)
    whole = read(**live, **several, SHARD_IDS="0-3")
    assert whole.client_secret == "s3cret"  # noqa: S105 - as above
    assert "s3cret" not in f"{whole!r} {alone} {apart}"


def test_a_total_of_shards_may_stand_alone() -> None:
    assert read(SHARD_COUNT="4").shard_count == 4


def test_all_problems_are_reported_at_once() -> None:
    assert len(problems(LOG_LEVEL="loud", COMPUTER_PAUSE_SECONDS="soon", OWNER_GUILD_ID="x")) == 3


def test_a_missing_token_is_reported() -> None:
    with pytest.raises(SettingsError, match=r"\ADISCORD_TOKEN must be set to the bot's token"):
        read_settings({}, env_file=None)


def test_no_token_is_needed_without_a_connection() -> None:
    assert read_settings({}, env_file=None, token_needed=False).token == ""


@pytest.mark.parametrize("token", [f"Bot {TOKEN}", f'"{TOKEN}"', f"{TOKEN}\n{TOKEN}"])
def test_a_wrong_token_is_reported_without_showing_it(token: str) -> None:
    (sentence,) = problems(DISCORD_TOKEN=token)
    assert sentence.startswith("DISCORD_TOKEN must be the bot's token alone")
    assert TOKEN not in sentence


def test_the_token_is_never_shown() -> None:
    settings = read()
    for shown in (repr(settings), str(settings), f"{settings!s}", f"{[settings]}"):
        assert "Settings(" in shown
        assert TOKEN not in shown


def test_an_unreadable_path_is_left_to_the_store() -> None:
    assert read(DATABASE_URL="x" * 300).database_url == "x" * 300


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        read().log_level = LogLevel.DEBUG  # type: ignore[misc]  # that it is refused is the point


def test_the_environment_wins_over_the_file(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nLOG_LEVEL=ERROR\nREMINDER_SECONDS=30\n", encoding="utf-8")
    settings = read_settings({"LOG_LEVEL": "DEBUG"}, env_file)
    assert (settings.token, settings.log_level, settings.reminder_seconds) == (TOKEN, LogLevel.DEBUG, 30)


def test_a_blank_variable_does_not_override_the_file(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\n", encoding="utf-8")
    assert read_settings({"DISCORD_TOKEN": " "}, env_file).token == TOKEN


SECRETS = {"DISCORD_TOKEN": "token", "DATABASE_URL": "database_url", "DISCORD_CLIENT_SECRET": "client_secret"}


@pytest.mark.parametrize(("name", "read_as"), [*SECRETS.items()][:2])
def test_a_secret_may_stand_in_a_file(tmp_path: Path, name: str, read_as: str) -> None:
    held = tmp_path / "secret"
    held.write_text("postgresql://bower:hunter2@localhost/euchre\n", encoding="utf-8")
    variables = {"DISCORD_TOKEN": TOKEN, name: "", f"{name}_FILE": str(held)}
    assert getattr(read_settings(variables, env_file=None), read_as) == "postgresql://bower:hunter2@localhost/euchre"
    both = {**variables, name: "hunter2"}
    with pytest.raises(SettingsError, match=rf"\A{name} and {name}_FILE are both set; keep one of them\.\Z"):
        read_settings(both, env_file=None)
    held.write_text("hunter2 hunter2 \0", encoding="utf-8")
    with pytest.raises(SettingsError, match=rf"\A{name}_FILE must hold the ") as caught:
        read_settings(variables, env_file=None)
    assert "hunter2" not in str(caught.value)
    held.write_text("\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=rf"\A{name}_FILE: {held} is empty\.\Z"):
        read_settings(variables, env_file=None)
    held.unlink()
    with pytest.raises(SettingsError, match=rf"\A{name}_FILE: {held} cannot be read \(No such file or directory\)\.\Z"):
        read_settings(variables, env_file=None)


def test_what_is_no_setting_is_reported_with_the_nearest_one(env_file: Path) -> None:
    """Another program's variable may be anything."""
    nearest = {
        "RETENTION_DAY": "RETENTION_DAYS", "METRICS_PORT": "METRICS_ADDRESS", "log_level": "LOG_LEVEL",
        "DISCORD_TOKN": "DISCORD_TOKEN", "DISCORD_TOKEN_FIL": "DISCORD_TOKEN_FILE",
    }  # fmt: skip
    env_file.write_text(
        "\n".join([*(f"{name}=4" for name in nearest), "NONSENSE=1", "POSTGRES_PASSWORD=a", "PROXY_URL="])
    )
    assert problems(env_file, NONSENSE_OF_ANOTHER="1") == (
        *(f"{name} in {env_file} is not a setting; write {meant}." for name, meant in nearest.items()),
        f"NONSENSE in {env_file} is not a setting; remove the line.",
    )


@pytest.mark.parametrize("written", ["DISCORD_TOKN=x", "SHARD_IDS=0\nSHARD_CONT=1"])
def test_what_a_misspelt_setting_would_have_said_is_not_reported_as_missing(env_file: Path, written: str) -> None:
    env_file.write_text(written)
    (problem,) = problems(env_file, **({} if "SHARD" in written else {"DISCORD_TOKEN": ""}))
    assert "is not a setting; write " in problem


def test_a_line_that_cannot_be_read_is_reported_without_showing_it(env_file: Path) -> None:
    env_file.write_text(f"# mine\n\nDISCORD TOKEN={TOKEN}\nLOG_LEVEL\nexport MAX_TABLES=7\n\n\nhunter2\n")
    assert problems(env_file) == tuple(
        f"Line {number} of {env_file} is not NAME=value; mend or remove it." for number in (3, 4, 8)
    )


@pytest.mark.parametrize("name", [each for each in READ if len(each) > 5])
def test_a_misspelt_variable_of_the_environment_is_reported(name: str) -> None:
    """Other programs' variables are left alone."""
    others = {"PATH": "/bin", "HTTP_PROXY": "x", "no_proxy": "x", "LOGNAME": "ann", "DATABASE_USER": "ann"}
    for misspelt in (name[:-1], name + "S", name.lower()):
        sentence = f"{misspelt} in the environment is not a setting; write {name}, or unset it."
        assert problems(**others, **{misspelt: "1"}) == (sentence,)


OLD_NAMES = {
    "DATABASE": "DATABASE_URL", "DATABASE_FILE": "DATABASE_URL_FILE", "OWNER_GUILD": "OWNER_GUILD_ID",
    "METRICS": "METRICS_ADDRESS", "COMPUTER_PAUSE": "COMPUTER_PAUSE_SECONDS", "PROXY": "PROXY_URL",
}  # fmt: skip


@pytest.mark.parametrize("old", OLD_NAMES)
def test_an_old_name_is_refused_with_the_new_one(env_file: Path, old: str) -> None:
    env_file.write_text(f"{old}=1")
    for where, (problem,) in ((env_file, problems(env_file)), ("the environment", problems(**{old: "1"}))):
        assert problem.startswith(f"{old} in {where} is not a setting; write {OLD_NAMES[old]}")


KINDS = {
    "float": {"seconds"},
    "int": {"seconds", "hours", "days", "count", "workers", "keep", "id", "tables", "person", "server"},
    "str": {"token", "secret", "url", "dir"},
    "tuple[str, int]": {"address"},
    "tuple[int, ...]": {"ids"},
    "bool": {"emojis"},
    "LogLevel": {"level"},
    "LogFormat": {"format"},
}


def test_every_setting_ends_with_its_unit_or_kind() -> None:
    """One of time names its unit, and so does its sentence."""
    hints = {name: str(getattr(hint, "__name__", hint)) for name, hint in get_type_hints(Settings).items()}
    kinds = {name: KINDS[kind.removesuffix(" | None")] for name, kind in hints.items()}
    assert [name for name, ends in kinds.items() if name.rpartition("_")[2] not in ends] == []
    said = {each.name: each.metadata["variable"].allowed() for each in fields(Settings)}
    units = {name: re.findall(r"\b(?:seconds|minutes|hours|days)\b", words) for name, words in said.items()}
    ends = {name: [name.rpartition("_")[2]] for name in said}
    assert {name: unit for name, unit in units.items() if unit} == {
        name: end for name, end in ends.items() if end[0] in ("seconds", "minutes", "hours", "days")
    }


def test_a_misspelt_token_still_counts_as_missing(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN_OF_THE_BOT_WE_HAD_LAST_YEAR=x")
    absent, unknown = problems(env_file, DISCORD_TOKEN="")
    assert absent.startswith("DISCORD_TOKEN must be set")
    assert unknown.endswith("is not a setting; remove the line.")


def test_a_byte_order_mark_is_ignored(env_file: Path) -> None:
    env_file.write_bytes(f"\ufeffDISCORD_TOKEN={TOKEN}\r\nLOG_LEVEL=ERROR\r\n".encode())
    assert read_settings({}, env_file) == read(LOG_LEVEL="ERROR")


def test_the_proxy_is_the_bots_own_or_the_machines() -> None:
    assert read(HTTPS_PROXY="http://there:3128").proxy_url == "http://there:3128"
    assert read(https_proxy="there:3128").proxy_url == "http://there:3128"
    settings = read(PROXY_URL="http://ann:hunter2@here:3128", HTTPS_PROXY="http://there:3128")
    assert settings.proxy_url == "http://ann:hunter2@here:3128"
    assert "hunter2" not in repr(settings)


def test_an_ipv6_address_is_put_in_brackets() -> None:
    assert read(METRICS_ADDRESS="[::1]:9464").metrics_address == ("::1", 9464)


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"DATABASE_URL": "/srv/games.db"}, "/srv/backups"),
        ({"DATABASE_URL": "/srv/games.db", "BACKUP_DIR": "/mnt/copies"}, "/mnt/copies"),
        ({"BACKUP_DIR": "Off"}, None),
        ({"DATABASE_URL": "postgresql://localhost/euchre"}, None),
        ({"DATABASE_URL": "postgresql://localhost/euchre", "BACKUP_DIR": "/mnt/copies"}, "/mnt/copies"),
    ],
)
def test_a_file_is_copied_beside_itself_unless_the_host_says_otherwise(
    variables: dict[str, str], folder: str | None
) -> None:
    assert read(**variables).backup_dir == folder


def test_the_folder_for_backups_is_tried(tmp_path: Path) -> None:
    try_backup_dir(read())
    folder = tmp_path / "backups" / "of the bot"
    try_backup_dir(read(BACKUP_DIR=str(folder)))
    assert list(folder.iterdir()) == []
    (tmp_path / "file").touch()
    below = tmp_path / "file" / "backups"
    with pytest.raises(
        SettingsError, match=rf"\ABACKUP_DIR: nothing can be written to {below} \(Not a directory\)\.\Z"
    ):
        try_backup_dir(read(BACKUP_DIR=str(below)))


def test_a_file_that_is_no_text_or_unreadable_is_refused(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_bytes(b"\xff\xfeD\0I\0")
    assert problems(env_file) == (f"{env_file} must be UTF-8 text with lines such as LOG_LEVEL=INFO.",)
    monkeypatch.setattr(Path, "read_text", Mock(side_effect=PermissionError(13, "Permission denied")))
    assert problems(env_file) == (f"{env_file} cannot be read (Permission denied).",)


def test_a_missing_settings_file_is_allowed(tmp_path: Path) -> None:
    assert read_settings({"DISCORD_TOKEN": TOKEN}, tmp_path / "none") == read()


def test_the_process_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("COMPUTER_PAUSE_SECONDS", "0")
    assert read_settings(env_file=None).computer_pause_seconds == 0


def test_the_example_file_holds_the_defaults() -> None:
    example = Path(__file__).parent.parent / ".env.example"
    assert read_settings({"DISCORD_TOKEN": TOKEN}, example) == read()
    names = [line.partition("=")[0] for line in example.read_text("utf-8").splitlines() if line[:1].isupper()]
    assert set(names) == {"DISCORD_TOKEN", *(f"{name}_FILE" for name in SECRETS), *READ}
    fields = [name.lower().removeprefix("discord_") for name in names if not name.endswith("_FILE")]
    assert fields == list(asdict(read())), "they stand as in the class, what is rarely needed last"


V1 = "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_"
SERVICE = "system.slice/right-bower.service"


@pytest.mark.parametrize(
    ("files", "cores"),
    [
        ({}, 6.0),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "150000 100000\n"}, 1.5),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "max 100000\n"}, 6.0),
        ({
            "proc/self/cgroup": f"0::/{SERVICE}\n", "sys/fs/cgroup/system.slice/cpu.max": "200000 100000\n",
            f"sys/fs/cgroup/{SERVICE}/cpu.max": "max 100000\n",
        }, 2.0),
        ({
            "proc/self/cgroup": "4:cpu,cpuacct:/docker/1f\n3:memory:/docker/1f\n",
            f"{V1}quota_us": "50000\n", f"{V1}period_us": "100000\n",
        }, 0.5),
        ({"proc/self/cgroup": "4:cpu,cpuacct:/\n", f"{V1}quota_us": "-1\n", f"{V1}period_us": "100000\n"}, 6.0),
        ({"proc/self/cgroup": "0::/user.slice/café.scope\n"}, 6.0),
    ],
)  # fmt: skip
def test_cores_are_counted_by_affinity_and_quota(
    files: dict[str, str], cores: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(6)), raising=False)
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    assert count_cores(tmp_path) == cores


@pytest.mark.parametrize(("cores", "workers"), [(0.5, 1), (1.0, 1), (2.0, 1), (3.5, 2), (5.0, 4), (64.0, 4)])
def test_no_more_than_four_of_each_kind_work_by_default(
    cores: float, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.settings.count_cores", lambda: cores)
    settings = Settings()
    assert (settings.expert_workers, settings.picture_workers) == (workers, workers)
