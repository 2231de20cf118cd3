"""``right-bower --version``: the version that ``pyproject.toml`` names, and the changelog's newest."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.version import Version

from bot.__main__ import main
from bot.storage.sql.schema import FORMAT, load_migrations
from bot.version import build
from tests.world import require

ROOT = Path(__file__).parent.parent
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_the_version_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capfd.readouterr() == (
        f"right-bower {build()}, schema {load_migrations()[-1].number}, format {FORMAT}\n",
        "",
    )
    assert str(build()).startswith(VERSION)


def build_in(folder: Path) -> Any:
    """The build of a program whose ``bot`` is in this folder."""
    (folder / "bot").mkdir(exist_ok=True)
    module = shutil.copy(ROOT / "bot" / "version.py", folder / "bot")
    spec = require(importlib.util.spec_from_file_location("version_of_a_copy", module))
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = loaded
    require(spec.loader).exec_module(loaded)
    return loaded.build()


def test_without_git_the_commit_is_the_one_noted_at_build_time(tmp_path: Path) -> None:
    assert str(build_in(tmp_path)) == VERSION
    (tmp_path / "bot" / "COMMIT").write_text("0123abc\n", encoding="utf-8")
    assert str(build_in(tmp_path)) == f"{VERSION} (0123abc)"


@pytest.mark.proof
def test_the_commit_of_a_checkout_is_found_for_any_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "--quiet"], [*who, "commit", "--quiet", "--allow-empty", "--message", "Begin"]):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)  # noqa: S603, S607 - a repository of our own
    head = (tmp_path / ".git" / "refs" / "heads").iterdir()
    commit = next(head).read_text("utf-8")[:7]
    monkeypatch.setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")
    assert build_in(tmp_path).commit == commit


def test_the_help_names_the_version_option(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "--version" in capfd.readouterr().out


def test_the_changelog_has_a_section_for_it() -> None:
    sections = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    newest = next(name for name in sections if name != "Unreleased")
    being_made = sections[0] == "Unreleased" and Version(newest) < Version(VERSION)
    assert newest == VERSION or being_made, "what is new stands under the version, or is still unreleased"
