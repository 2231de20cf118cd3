"""``deploy/constraints.txt`` pins everything that the program needs, and says nowhere where to get it."""

from __future__ import annotations

import importlib.metadata
import itertools
import re
import tomllib
from pathlib import Path

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
    assert not re.search(r"://|--|@|\.org|\.com", (ROOT / "deploy" / "constraints.txt").read_text("utf-8"))


def _asked_for() -> list[Requirement]:
    """What the project needs, its extras included: ``./run playground`` installs by these pins, too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *itertools.chain(*project["optional-dependencies"].values())]
    return [Requirement(line) for line in lines]


def test_the_pins_satisfy_the_projects_requirements() -> None:
    for requirement in _asked_for():
        pins = [line for line in LINES if canonicalize_name(line.name) == canonicalize_name(requirement.name)]
        assert pins, f"{requirement.name} is not pinned"
        for pin in pins:
            (version,) = [each.version for each in pin.specifier]
            assert requirement.specifier.contains(version), f"{requirement} is pinned to {version}"


def test_the_pins_are_exactly_the_needed_packages() -> None:
    """Whoever leaves the project takes what it needed along."""
    needed: set[str] = set()
    requirements = [(canonicalize_name(each.name), frozenset(each.extras)) for each in _asked_for()]
    done: set[tuple[str, frozenset[str]]] = set()
    while requirements:
        name, extras = requirements.pop()
        if (name, extras) in done:
            continue
        done.add((name, extras))
        needed.add(name)
        for line in map(Requirement, importlib.metadata.requires(name) or []):
            if line.marker is None or any(line.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                requirements.append((canonicalize_name(line.name), frozenset(line.extras)))
    assert set(HERE) == needed
