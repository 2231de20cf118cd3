"""``right-bower --version``: the version that ``pyproject.toml`` names, and the changelog's newest."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.version import build

ROOT = Path(__file__).parents[2]
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_the_version_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capfd.readouterr() == (f"right-bower {build()}\n", "")
    assert str(build()).startswith(VERSION)


def test_the_usage_names_it(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "--version" in capfd.readouterr().out


def test_the_changelog_has_a_section_for_it() -> None:
    sections = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert next(name for name in sections if name != "Unreleased") == VERSION
