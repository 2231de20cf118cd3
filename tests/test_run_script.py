"""``./run``: the README's commands, and what they bring where nothing is installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.proof  # they start the script

ROOT = Path(__file__).parent.parent
_UV = """#!/bin/sh
echo "uv $*" >> calls
if [ "$1" = venv ]; then
    mkdir -p .installed/bin
    printf '#!/bin/sh\\necho "python $*" >> calls\\n' > .installed/bin/python
    chmod +x .installed/bin/python
elif [ "$1" = run ] && ! command -v uv >/dev/null; then
    echo "what is started finds no uv" >> calls
elif [ "$1" = sync ]; then
    mkdir -p .venv/bin
    echo > .venv/bin/pytest
    chmod +x .venv/bin/pytest
fi
"""
"""A uv that notes what it is asked for."""
_PYTHON = """#!/bin/sh
if [ "$*" != "-m pip --version" ]; then
    echo "python3 $*" >> calls
    mkdir -p .uv/bin
    cp ../uv .uv/bin/uv
fi
"""
"""A python3 whose pip notes what it is asked for, and brings that uv."""
_INSTALL = "uv pip install --python .installed --exact --constraint deploy/constraints.txt --editable "


class Machine:
    """A clone that holds ``run`` and what it reads, at a path with a blank; only the tools beside it can be found."""

    def __init__(self, folder: Path) -> None:
        self.clone, self.tools = folder / "a clone", folder / "bin"
        self.home = self.clone
        (self.clone / "deploy").mkdir(parents=True)
        for name in ("run", "pyproject.toml", "deploy/constraints.txt"):
            shutil.copy(ROOT / name, self.clone / name)
        self.tools.mkdir()
        for tool in ("sh", "dirname", "mkdir", "chmod", "cat", "cksum", "cp", "rm", "grep", "env"):
            (self.tools / tool).symlink_to(shutil.which(tool) or tool)
        self.put("python3", _PYTHON)
        (folder / "uv").write_text(_UV, encoding="utf-8")
        (folder / "uv").chmod(0o755)

    def put(self, name: str, script: str) -> None:
        (self.tools / name).write_text(script, encoding="utf-8")
        (self.tools / name).chmod(0o755)

    def run(self, *arguments: str, script: str = "run", **options: Any) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.tools), "HOME": str(self.home)}
        return subprocess.run(  # noqa: S603 - our own script
            [self.clone / script, *arguments],
            env=environment,
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
            **options,
        )

    def calls(self, *arguments: str) -> list[str]:
        done = self.run(*arguments)
        assert done.returncode == 0, done.stderr
        lines = (self.clone / "calls").read_text(encoding="utf-8").splitlines()
        (self.clone / "calls").unlink()
        return lines

    def refusal(self, *arguments: str, **options: Any) -> str:
        """The one sentence with which it stops."""
        done = self.run(*arguments, **options)
        assert (done.returncode, done.stdout) == (1, "")
        (*_, sentence) = lines = done.stderr.splitlines()
        assert lines[:-1] in ([], [line for line in lines if line.startswith("Installing once: about ")]), done.stderr
        return sentence


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A bare machine with a Python that has pip."""
    return Machine(tmp_path)


def test_missing_packages_are_installed_once_in_pinned_versions(machine: Machine) -> None:
    pip, venv, look, install, bot = machine.calls("run")
    assert pip.startswith("python3 -m pip install ")
    assert pip.endswith(" --target .uv uv"), "anything else is refused where the system manages Python"
    assert venv == "uv venv --allow-existing --python >=3.11 .installed"
    assert (look, install) == (f"{_INSTALL}. --dry-run", f"{_INSTALL}.")
    assert bot == "python -m bot run"
    assert machine.calls("check", "a copy.db") == ["python -m bot check a copy.db"]
    assert machine.calls("playground")[1:] == [
        f"{_INSTALL}.[playground] --dry-run",
        f"{_INSTALL}.[playground]",
        "python -m bot playground",
    ]
    assert machine.calls("run") == ["python -m bot run"], "the playground's packages harm nobody"
    with (machine.clone / "deploy" / "constraints.txt").open("a", encoding="utf-8") as pins:
        pins.write("another==1.0\n")
    assert f"{_INSTALL}." in machine.calls("run"), "an update brings other versions"


def test_an_interrupted_installation_is_repeated(machine: Machine) -> None:
    machine.put("uv", _UV + 'case $*:$1 in *dry-run*:*) ;; *:pip) echo "uv says why" >&2; exit 1 ;; esac\n')
    assert machine.run("run").stderr.splitlines()[-1].endswith("; start it again.")
    machine.put("uv", _UV)
    assert machine.calls("run")[-1] == "python -m bot run"


@pytest.mark.parametrize(
    ("kind", "starts"),
    [
        ("tests", "pytest -n auto -m not proof --durations=20"),
        ("proofs", "pytest -n auto -m proof --durations=20"),
        ("release", "python -m tools.release"),
    ],
)
def test_the_first_start_brings_the_developers_tools_and_is_like_every_other(
    machine: Machine, kind: str, starts: str
) -> None:
    pip, *rest = machine.calls(kind, "-x", "tests/a b.py")
    assert pip.endswith(" --target .uv uv")
    started = f"uv run --quiet {starts} -x tests/a b.py"
    assert rest == ["uv sync --dry-run", "uv sync", started]
    assert machine.calls(kind, "-x", "tests/a b.py") == [started]


def test_without_a_home_folder_uv_caches_beside_itself(machine: Machine) -> None:
    machine.put("uv", _UV + 'echo "cache ${UV_CACHE_DIR-}" >> calls\n')
    machine.home = machine.clone / "none"
    for _ in range(2):
        caches = {line for line in machine.calls("tests") if line.startswith("cache ")}
        assert caches == {f"cache {machine.clone}/.uv/cache"}


def test_an_installed_uv_is_used(machine: Machine) -> None:
    machine.put("uv", _UV)
    assert machine.calls("run")[0].startswith("uv venv ")


@pytest.mark.parametrize("arguments", [["run"], ["playground"], ["tests"], ["proofs"]])
def test_the_size_of_the_installation_is_shown_first(machine: Machine, arguments: list[str]) -> None:
    assert re.match(r"Installing once: about \d+ MB …\n", machine.run(*arguments).stderr)
    assert machine.run(*arguments).stderr == ""


def test_without_pip_or_python_one_sentence_says_what_to_do(machine: Machine) -> None:
    machine.put("python3", "#!/bin/sh\necho No module named pip >&2\nexit 1\n")
    assert machine.refusal("run").startswith("This Python has no pip: install it (")
    (machine.tools / "python3").unlink()
    assert machine.refusal("tests").startswith("Python 3.11 or newer is needed with pip: ")


def test_without_a_network_one_sentence_says_what_to_do(machine: Machine) -> None:
    cut_off = "'Failed to establish a new connection: [Errno -3] Temporary failure in name resolution'"
    machine.put("python3", _PYTHON + f'[ "$3" = --version ] || {{ echo "{cut_off}" >&2; exit 1; }}\n')
    unreached = "uv cannot be fetched, since this machine does not reach the Python package index: "
    assert machine.refusal("run").startswith(unreached)
    machine.put("uv", _UV + 'if [ "$1" != venv ]; then echo "error: Request failed: dns error" >&2; exit 2; fi\n')
    for command, what in (("run", "the program needs"), ("tests", "the tests need")):
        assert machine.refusal(command).startswith(f"What {what} cannot be fetched, since this machine ")


def test_a_refused_certificate_names_the_setting_that_helps(machine: Machine) -> None:
    refused = "error sending request for url: client error (Connect): invalid peer certificate: UnknownIssuer"
    machine.put("uv", f'#!/bin/sh\necho "{refused}" >&2\nexit 2\n')
    assert "a certificate was refused" in machine.refusal("run")
    assert "SSL_CERT_FILE" in machine.refusal("run")


def test_an_unknown_install_failure_names_its_log(machine: Machine) -> None:
    machine.put("uv", '#!/bin/sh\necho "No space left on device" >&2\nexit 2\n')
    assert (
        machine.refusal("run")
        == f"Python 3.11 or newer cannot be installed; what was said is in {machine.clone}/.uv/log."
    )
    assert (machine.clone / ".uv" / "log").read_text("utf-8") == "No space left on device\n"


def test_a_read_only_folder_is_one_sentence() -> None:
    """A root that every user may enter; where the tests run as root, another user starts it."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        machine = Machine(Path(folder))
        machine.clone.chmod(0o555)
        other: dict[str, Any] = {"user": 65_534} if os.geteuid() == 0 else {}
        sentence = f"Nothing can be installed, since {machine.clone} cannot be written to: "
        for command in ("run", "tests"):
            assert machine.refusal(command, **other).startswith(sentence)
        machine.clone.chmod(0o755)
        machine.calls("run")
        (machine.clone / "calls").touch(0o666)
        (machine.clone / "calls").chmod(0o666)
        machine.clone.chmod(0o555)
        assert machine.run("run", **other).returncode == 0, "what is installed runs"
        machine.clone.chmod(0o755)


def test_the_readme_opens_with_three_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    opening = readme[: readme.index("\n## Invite and run")]
    blocks = re.findall(r"```sh\n(.*?)```", opening, re.DOTALL)
    commands = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    assert commands == ["./run playground", "./run tests", "./run proofs"]


@pytest.mark.parametrize("failing", ["tests", "proofs", "none"])
def test_ci_runs_both_kinds_of_tests_even_if_one_fails(machine: Machine, failing: str) -> None:
    (machine.clone / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", machine.clone / ".ci" / "run")
    (machine.clone / "run").write_text(f'#!/bin/sh\necho "$*" >> calls\n[ "$1" != {failing} ]\n', encoding="utf-8")
    for tool in ("bash", "ls"):
        (machine.tools / tool).symlink_to(shutil.which(tool) or tool)
    for tool in ("uv", "apt-get", "chromium", "postgres"):
        machine.put(tool, "#!/bin/sh\n")
    done = machine.run(script=".ci/run")
    assert (machine.clone / "calls").read_text(encoding="utf-8").splitlines() == ["tests", "proofs"]
    assert (done.returncode, done.stderr) == ((0, "") if failing == "none" else (1, f"Failed: {failing}\n"))
