"""``deploy/constraints.txt`` pins everything that the program needs, and says nowhere where to get it."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LINES = [
    Requirement(line)
    for line in (ROOT / "deploy" / "constraints.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
HERE = {canonicalize_name(line.name): line for line in LINES if line.marker is None or line.marker.evaluate()}
"""What holds for this Python."""


def test_every_line_is_one_version_and_no_address() -> None:
    for line in LINES:
        assert line.url is None, f"{line.name} comes from an address"
        assert re.fullmatch(r"==[0-9][0-9a-z.+]*", str(line.specifier)), f"{line.name} is not pinned"
    text = (ROOT / "deploy" / "constraints.txt").read_text("utf-8")
    assert not re.search(r"://|--|@|\.org|\.com", text)


def test_they_satisfy_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wanted in map(Requirement, project["dependencies"]):
        pins = [line for line in LINES if canonicalize_name(line.name) == canonicalize_name(wanted.name)]
        assert pins, f"{wanted.name} is not pinned"
        for pin in pins:
            (version,) = [each.version for each in pin.specifier]
            assert wanted.specifier.contains(version), f"{wanted} is pinned to {version}"


def test_whatever_they_need_themselves_is_pinned_as_well() -> None:
    for name in HERE:
        try:
            needed = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            pytest.fail(f"{name} is pinned, and not installed")
        for wanted in map(Requirement, needed):
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                assert canonicalize_name(wanted.name) in HERE, f"{name} needs {wanted.name}, which is not pinned"
