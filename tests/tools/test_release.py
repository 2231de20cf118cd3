"""``./run release``: what is built is tried as a stranger gets it."""

from __future__ import annotations

import re
import subprocess
from functools import partial
from pathlib import Path

import pytest

from bot.storage.sql.schema import FORMAT, describe_program
from tools.release import (
    BY_HAND,
    PLACEHOLDER,
    PROJECT,
    ROOT,
    STEPS,
    VERSION,
    build,
    check_format,
    check_tree,
    check_version,
    main,
    notes_of,
    run,
    try_all,
)


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_wheel_and_source_archive_work_in_fresh_environments(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    build(tmp_path / "dist")
    try_all(tmp_path / "dist")
    out, err = capfd.readouterr()
    assert out.count(" works\n") == 2
    assert "Broken pipe" not in err


@pytest.mark.parametrize(
    "built",
    [
        (),
        (f"right_bower-{VERSION}.tar.gz",),
        ("right_bower-0.0.1.tar.gz", "right_bower-0.0.1-py3-none-any.whl"),
        (f"right_bower-{VERSION}.tar.gz", f"right_bower-{VERSION}.post1-py3-none-any.whl"),
    ],
)
def test_trying_needs_both_archives_of_this_version(tmp_path: Path, built: tuple[str, ...]) -> None:
    for name in built:
        (tmp_path / name).touch()
    with pytest.raises(SystemExit, match="build them first"):
        try_all(tmp_path)


@pytest.mark.parametrize("said", ["0.0.1", f"{VERSION}.post1", f"1{VERSION}", f"0.0.1 ({VERSION})"])
def test_what_is_built_calls_itself_by_the_version_of_the_project(said: str) -> None:
    archive = Path("right_bower.whl")
    check_version(archive, f"right-bower {describe_program()}\n")
    with pytest.raises(SystemExit, match=f"right_bower.whl calls itself right-bower {re.escape(said)}"):
        check_version(archive, f"right-bower {said}, schema 1, format 1\n")


def test_a_release_needs_a_frozen_format() -> None:
    with pytest.raises(SystemExit, match="--freeze"):
        check_format(FORMAT + 1)


@pytest.mark.proof
def test_a_release_is_of_a_commit(tmp_path: Path) -> None:
    run("git", "init", "--quiet", tmp_path)
    check_tree(tmp_path)
    (tmp_path / "forgotten.py").touch()
    with pytest.raises(SystemExit, match=r"Commit this first(?s:.*)forgotten\.py"):
        check_tree(tmp_path)


def test_notes_are_what_the_changelog_says_of_the_version() -> None:
    changelog = "# Changelog\n\n## 1.1.0 (2027)\n\nNew.\n\n### Tables\n\n## 1.0.0\n\nOld.\n\n## 0.9.0\n"
    assert notes_of("1.1.0", changelog) == "New.\n\n### Tables\n"
    assert notes_of("1.0.0", changelog) == "Old.\n"
    for without in ("0.9.0", "1.0", "1.1.0 (2027"):
        with pytest.raises(SystemExit, match="nothing about"):
            notes_of(without, changelog)
    assert notes_of(VERSION, (ROOT / "CHANGELOG.md").read_text("utf-8"))


def test_a_release_stops_at_the_first_step_that_fails_and_ends_with_what_is_left_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise subprocess.CalledProcessError(1, "uv build")

    done: list[str] = []
    steps = {name: partial(done.append, name) for name in STEPS} | {"build": fail}
    monkeypatch.setattr("tools.release.STEPS", steps)
    monkeypatch.setattr("sys.argv", ["release"])
    assert main() == 1
    assert done == ["tree", "format", "lint", "types", "tests", "proofs"]
    out, err = capsys.readouterr()
    assert err == "The step build failed; when that is mended, go on with `./run release build try notes`.\n"
    assert BY_HAND not in out
    monkeypatch.setattr("sys.argv", ["release", "notes", "try"])
    assert main() == 0
    assert done[6:] == ["try", "notes"]
    assert capsys.readouterr().out.endswith(f"{BY_HAND}\n")


def test_the_repository_has_one_address() -> None:
    """Whoever publishes it writes it in both places; until then both have the same placeholder."""
    address = PROJECT["urls"]["Repository"]
    assert f"git clone {address} right-bower" in (ROOT / "README.md").read_text("utf-8")
    assert all(url.startswith(address) for url in PROJECT["urls"].values())
    assert address == PLACEHOLDER or address.startswith("https://")
