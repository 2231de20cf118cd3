"""``./run release``: what is built is tried as a stranger gets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.release import PLACEHOLDER, PROJECT, ROOT, VERSION, build, notes_of, try_all


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_wheel_and_source_archive_work_in_fresh_environments(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    build(tmp_path / "dist")
    try_all(tmp_path / "dist")
    assert capfd.readouterr().out.count(" works\n") == 2


@pytest.mark.proof
def test_nothing_that_was_not_built_is_released(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="build them first"):
        try_all(tmp_path)


def test_notes_are_what_the_changelog_says_of_the_version() -> None:
    assert notes_of(VERSION) in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "\n## " not in notes_of(VERSION)
    with pytest.raises(SystemExit, match=r"nothing about 0\.0\.1"):
        notes_of("0.0.1")


def test_the_repository_has_one_address() -> None:
    """Whoever publishes it writes it in both places; until then both have the same placeholder."""
    address = PROJECT["urls"]["Repository"]
    assert f"git clone {address} right-bower" in (ROOT / "README.md").read_text("utf-8")
    assert all(url.startswith(address) for url in PROJECT["urls"].values())
    assert address == PLACEHOLDER or address.startswith("https://")
