"""What the repository's page has besides the code: CI, templates for issues and pull requests, no foreign pictures."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.engine.presets import PRESETS

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"


def test_ci_runs_the_same_command_on_every_python_and_builds_the_image() -> None:
    text = (GITHUB / "workflows" / "ci.yml").read_text("utf-8")
    jobs: dict[str, Any] = yaml.safe_load(text)["jobs"]
    steps = {name: [step["run"] for step in job["steps"] if "run" in step] for name, job in jobs.items()}
    assert jobs["tests"]["strategy"]["matrix"]["python"] == ["3.11", "3.13"]
    assert ".ci/run" in steps["tests"]
    assert any("docker build --file deploy/Dockerfile" in run for run in steps["image"])
    assert "secrets." not in text
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert oldest == ">=3.11", "the first Python of the matrix is the oldest that is promised"


@pytest.mark.parametrize("name", ["bug.yml", "idea.yml"])
def test_issue_form_is_whole(name: str) -> None:
    form: dict[str, Any] = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE" / name).read_text("utf-8"))
    assert {"name", "description", "body"} <= set(form)
    for part in form["body"]:
        assert part["type"] in ("markdown", "textarea", "input")
        assert part["attributes"].get("value" if part["type"] == "markdown" else "label")
    for target in re.findall(r"/blob/HEAD/([^)#]+)", str(form)):
        assert (ROOT / target).exists()


def test_readme_shows_no_picture_of_another_host() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert not re.findall(r"(?:!\[[^\]]*\]\(|src=\")https?:", readme)
    assert len(readme.split()) < 700, "one screen and a half"


def test_hosting_one_bot_is_a_short_read() -> None:
    """What else a host may want to know stands in docs/monitoring.md and docs/growing.md."""
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert len(hosting.split()) <= 1500, "as `wc -w` counts"


def test_readme_counts_presets_and_wins_as_they_are() -> None:
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert len(PRESETS) == 14
    assert "[Fourteen presets](docs/commands.md#presets)" in readme
    ladder = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    (won,) = re.findall(r"^\| standard \| expert : steady \|(?: [^|]* \|){3} ([\d.]+) ", ladder, re.MULTILINE)
    assert f"wins {float(won):.0f} % of its games" in readme
