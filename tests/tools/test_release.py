"""``./run release``: what is built is tried as a stranger gets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage.sql.schema import FORMAT
from tools.release import PLACEHOLDER, PROJECT, ROOT, STEPS, VERSION, build, check_format, notes_of, try_all


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_wheel_and_source_archive_work_in_fresh_environments(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    build(tmp_path / "dist")
    try_all(tmp_path / "dist")
    assert capfd.readouterr().out.count(" works\n") == 2


@pytest.mark.parametrize(
    "built", [(), (f"right_bower-{VERSION}.tar.gz",), ("right_bower-0.0.1.tar.gz", "right_bower-0.0.1.whl")]
)
def test_trying_needs_both_archives_of_this_version(tmp_path: Path, built: tuple[str, ...]) -> None:
    for name in built:
        (tmp_path / name).touch()
    with pytest.raises(SystemExit, match="build them first"):
        try_all(tmp_path)


def test_a_release_needs_a_frozen_format() -> None:
    assert next(iter(STEPS)) == "format"
    with pytest.raises(SystemExit, match="--freeze"):
        check_format(FORMAT + 1)


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
