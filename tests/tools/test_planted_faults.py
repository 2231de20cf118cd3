"""Planted faults: the table fits the code, and a fault is seen by the test that should see it."""

from __future__ import annotations

import ast
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tools import planted_faults
from tools.planted_faults import ROOMS, ROOT, Copy, Fault, main, read_faults

FAULTS = read_faults()
LEAST = 80


def test_every_room_has_faults() -> None:
    rooms = Counter(fault.room for fault in FAULTS)
    assert set(rooms) == set(ROOMS)
    assert min(rooms.values()) >= 3
    assert len(FAULTS) >= LEAST


def test_names_are_unique() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


def test_every_fault_can_be_planted() -> None:
    """Whoever changes one of these places renews the fault in ``tools/planted_faults.toml``."""
    assert [f"{fault.file}: {fault.name}" for fault in FAULTS if not fault.is_plantable(ROOT)] == []


def test_every_fault_compiles() -> None:
    """One that the compiler refuses would be seen by any test."""
    for fault in FAULTS:
        whole = (ROOT / fault.file).read_text(encoding="utf-8")
        assert fault.new != fault.old, fault.name
        compile(whole.replace(fault.old, fault.new), fault.file, "exec")


def test_the_tests_that_are_named_exist() -> None:
    named = {test for fault in FAULTS for test in fault.tests} | {test for tests in ROOMS.values() for test in tests}
    paths = {test: ROOT / test.partition("::")[0] for test in sorted(named)}
    assert [test for test, path in paths.items() if not path.exists()] == []
    functions = {test: f"def {test.partition('::')[2].partition('[')[0]}(" for test in paths if "::" in test}
    assert [test for test, start in functions.items() if start not in paths[test].read_text("utf-8")] == []


def test_a_test_that_is_named_alone_runs_in_the_copy() -> None:
    """A proof is left out there, and what asks for Discord's description, which lies outside the tree, is skipped."""
    named = {test for fault in FAULTS for test in fault.tests if "::" in test}
    assert [test for test in sorted(named) if not _runs_in_copy(*test.partition("[")[0].split("::"))] == []


def _runs_in_copy(file: str, name: str) -> bool:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    marks = [ast.unparse(one) for one in tree.body if isinstance(one, ast.Assign)]
    functions = [
        one for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.name == name
    ]
    marks += [ast.unparse(mark) for one in functions for mark in one.decorator_list]
    asks = {argument.arg for one in functions for argument in one.args.args}
    return "description" not in asks and not any(mark.endswith("pytest.mark.proof") for mark in marks)


# -- a small tree of its own, in which pytest runs

SUMS = "def add(one: int, other: int) -> int:\n    return one + other\n"
SEEN = Fault("engine", "swapped-sign", "Adding subtracts.", "sums.py", "one + other", "one - other", ("tests/engine",))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree under git with a module, a test that sees its faults, and two that don't."""
    for name, text in {
        "sums.py": SUMS,
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["proof: needs a process"]\n',
        "tests/engine/test_sums.py": (
            "import pytest\nfrom sums import add\n\n"
            "def test_nothing():\n    assert add(0, 0) == 0\n\n"
            "@pytest.mark.proof\ndef test_slowly():\n    assert add(1, 2) == 3\n\n"
            "def test_add():\n    assert add(2, 1) == 3\n"
        ),
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)  # noqa: S607 - whichever git there is
    return tmp_path


@pytest.mark.proof
def test_a_fault_is_seen_in_the_copy_alone(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    copy = Copy(tree, tmp_path_factory.mktemp("copy"))
    assert copy.try_fault(SEEN).seen_by == "tests/engine/test_sums.py::test_add"
    assert (tree / "sums.py").read_text(encoding="utf-8") == SUMS
    assert copy.find_failures(["tests/engine"], 60) == ([], "not seen")  # it is taken out again
    only_a_proof = ["tests/engine/test_sums.py::test_slowly"]
    assert copy.find_failures(only_a_proof, 60) == ([], "all tests were skipped")


def test_a_fault_that_does_not_exist_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--fault", "left-bower-is-not-held", "--fault", "engine.no-such-fault"])
    assert "there is no fault engine.no-such-fault;" in capsys.readouterr().err


@pytest.mark.proof
def test_main_tells_what_was_seen(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "faults.toml"
    rows = {"swapped-sign": ("one + other", "one - other"), "unseen": ("one + other", "other + one"), "gone": ("*", "")}
    table.write_text(
        "".join(
            f'[engine.{name}]\nwrong = "It adds otherwise."\nfile = "sums.py"\nold = "{old}"\nnew = "{new}"\n'
            for name, (old, new) in rows.items()
        ),
        encoding="utf-8",
    )
    monkeypatch.setattr(planted_faults, "read_faults", lambda: read_faults(table))
    assert main(["--tree", str(tree)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [row.split(" s  ")[1] for row in lines[:3]] == [
        "tests/engine/test_sums.py::test_add",
        "NOT SEEN",
        "ITS TEXT ISN'T THERE",
    ]
    assert lines[3:] == ["1 of 3 seen"]


@pytest.mark.proof
def test_a_test_that_always_fails_sees_nothing(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "tests/engine/test_sums.py").write_text("def test_broken():\n    assert False\n", encoding="utf-8")
    monkeypatch.setattr(planted_faults, "read_faults", lambda: [SEEN])
    assert main(["--tree", str(tree)]) == 1
    assert "test_broken" in capsys.readouterr().out.splitlines()[1]
