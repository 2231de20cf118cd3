"""The image holds the program and nothing else; it runs without rights on a root that cannot be written."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
BOTS = ("bot", "first", "second")
RULES = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and not line.startswith("#")]


def sent(path: str) -> bool:
    """Whether a file becomes part of what is sent to Docker: the last rule that fits it or a folder of it decides."""
    parts = PurePosixPath(path).parts
    names = ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]
    in_stage = True
    for rule in RULES:
        pattern = rule.lstrip("!")
        if pattern.startswith("**/"):
            fits = any(fnmatch(part, pattern[3:]) for part in parts)
        else:
            fits = any(name.count("/") == pattern.count("/") and fnmatch(name, pattern) for name in names)
        in_stage = rule.startswith("!") if fits else in_stage
    return in_stage


@pytest.mark.parametrize(
    "path",
    [
        ".env", ".env.local", "bot/.env", "data/.env", "data/var/right-bower.db", "data/var/backups/x.db",
        ".git/config",
        "tests/conftest.py", ".venv/bin/python", "bot/__pycache__/app.cpython-312.pyc", "right-bower.db",
    ],
)  # fmt: skip
def test_secrets_games_and_history_stay_outside(path: str) -> None:
    assert not sent(path)


def test_every_file_the_image_copies_is_in_the_build_context() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert {"bot", "cogs", "data", "pyproject.toml", "deploy/constraints.txt", "docs/laws.md"} <= set(names)
    for name in names:
        place = ROOT / name
        assert place.exists(), name
        files = [file for file in place.rglob("*.py") if "__pycache__" not in file.parts] if place.is_dir() else [place]
        for file in files:
            assert sent(file.relative_to(ROOT).as_posix()), file
    schema = next((ROOT / "data" / "migrations").glob("*.sql"))
    assert sent(schema.relative_to(ROOT).as_posix())
    assert sent("data/texts/en/ui.ftl")


def test_the_wheel_holds_every_folder_of_data() -> None:
    """A folder that is new is missed in no installation; ``var`` is the host's own."""
    held = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    folders = {f"data/{place.name}" for place in (ROOT / "data").iterdir() if place.is_dir() and place.name != "var"}
    assert {name for name in held["force-include"] if name.startswith("data/")} == folders


def test_the_image_copies_everything_the_wheel_needs() -> None:
    included = re.findall(r'^"([^"]+)" = "[^"]+"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert "docs/laws.md" in included
    for name in included:
        assert sent(name if "." in name else f"{name}/x.y"), name


def test_the_program_runs_without_rights_and_is_looked_after() -> None:
    stages = DOCKERFILE.count("\nFROM ")
    assert stages == 2, "what builds is not what runs"
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert last.index("USER 10001") < last.index("ENTRYPOINT")
    assert "/healthz" in last.partition("HEALTHCHECK")[2]
    assert "VOLUME /srv/data/var" in last
    assert not re.search(r"https?://(?!127\.0\.0\.1)|index-url|TOKEN", DOCKERFILE)
    assert "--constraint deploy/constraints.txt" in DOCKERFILE


def test_compose_gives_it_a_read_only_root_and_no_open_port() -> None:
    services = yaml.safe_load(COMPOSE)["services"]
    for name in BOTS:
        bot = services[name]
        assert bot["read_only"] is True
        assert (bot["cap_drop"], bot["security_opt"]) == (["ALL"], ["no-new-privileges:true"])
        assert all(port.startswith("127.0.0.1:") for port in bot["ports"])
        assert bot["restart"] == "unless-stopped"
    assert not re.search(r"TOKEN", COMPOSE)


def test_two_bots_share_one_database_and_all_shards() -> None:
    services = yaml.safe_load(COMPOSE)["services"]
    assert {name for name, service in services.items() if "profiles" not in service} == {"bot"}
    both = [services[name] for name in BOTS[1:]]
    assert all(one["profiles"] == ["two"] for one in both)
    assert "two" in services["postgres"]["profiles"]
    settings = [one["environment"] for one in both]
    assert {one["SHARD_COUNT"] for one in settings} == {"2"}
    assert sorted(one["SHARD_IDS"] for one in settings) == ["0", "1"]
    assert all(one["METRICS_ADDRESS"] == "0.0.0.0:9464" for one in settings)
    assert len({port for one in both for port in one["ports"]}) == 2
