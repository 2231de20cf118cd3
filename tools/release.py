"""Make a release, all but what a person does by hand: check, build, try what was built, write the notes.

    ./run release                    every step
    ./run release build try notes    only these

What is built lies in ``dist/``. It is tried as a stranger gets it: in fresh environments, outside this checkout.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.storage.sql.schema import FORMAT
from tests.formats import is_frozen

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
VERSION: str = PROJECT["version"]
PLACEHOLDER = "ADDRESS-OF-THIS-REPOSITORY"
PATIENCE = 60.0
"""Seconds until a playground has to serve its page."""


def run(*command: object) -> None:
    """Run a command that says what it does; raises ``CalledProcessError`` if it fails."""
    print("$", *command, flush=True)
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)  # noqa: S603 - our own


def ask(*command: object, cwd: Path) -> str:
    """Run a command and return its answer; raises ``CalledProcessError`` if it fails."""
    print("$", *command, flush=True)
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True).stdout  # noqa: S603 - our own


def check_tree(folder: Path = ROOT) -> None:
    """Raise ``SystemExit`` if something is not committed: what is built names a commit, and the tag is put on it."""
    if changes := ask("git", "status", "--porcelain", cwd=folder):
        raise SystemExit(f"Commit this first, or put it away:\n{changes.rstrip()}")


def check_format(number: int = FORMAT) -> None:
    """Raise ``SystemExit`` if databases of a format are not frozen yet."""
    if not is_frozen(number):
        freeze = "uv run python -m tests.faults.old_databases --freeze"
        raise SystemExit(f"Format {number} is not frozen: run `{freeze}`, and commit what it writes.")


def lint() -> None:
    run("uv", "run", "ruff", "check", ".")
    run("uv", "run", "ruff", "format", "--check", ".")


def check_types() -> None:
    run("uv", "run", "mypy")


def test() -> None:
    run("./run", "tests")


def prove() -> None:
    run("./run", "proofs")


def build(folder: Path = DIST) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    run("uv", "build", "--out-dir", folder)


def try_all(folder: Path = DIST) -> None:
    """Install each of the two into an environment of its own, and start what a stranger would start."""
    archives = [*folder.glob(f"right_bower-{VERSION}-*.whl"), *folder.glob(f"right_bower-{VERSION}.tar.gz")]
    if len(archives) != 2:
        raise SystemExit(f"{folder} does not hold a wheel and a source archive of {VERSION}: build them first.")
    for archive in archives:
        with tempfile.TemporaryDirectory() as place:
            try_archive(archive, Path(place))


def check_version(archive: Path, said: str) -> None:
    """Raise ``SystemExit`` if the program of an archive calls itself by another version than ``pyproject.toml``."""
    if said.split()[:2] != ["right-bower", VERSION]:
        raise SystemExit(f"{archive.name} calls itself {said}")


def try_archive(archive: Path, place: Path) -> None:
    environment = place / "environment"
    program = environment / "bin" / "right-bower"
    constraints = ROOT / "deploy" / "constraints.txt"
    run("uv", "venv", "--quiet", environment)
    install = ("uv", "pip", "install", "--quiet", "--python", environment, "--constraint", constraints)
    run(*install, archive)
    check_version(archive, ask(program, "--version", cwd=place))
    if not json.loads(ask(program, "rules", "--json", cwd=place)):
        raise SystemExit(f"{archive.name} knows no rules")
    run(*install, f"{archive}[playground]")
    with playing(program, place) as address, urllib.request.urlopen(address, timeout=PATIENCE) as page:  # noqa: S310 - loopback
        if not page.read():
            raise SystemExit(f"the playground of {archive.name} serves nothing")
    print(f"{archive.name} works", flush=True)


@contextlib.contextmanager
def playing(program: Path, place: Path) -> Iterator[str]:
    """Run the playground, and yield the address of its page."""
    command = [str(program), "playground", "--seed", "1"]
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own
        try:
            lines = iter(process.stdout or ())
            address = next((found[0] for line in lines if (found := re.search(r"http://\S+", line))), None)
            if address is None:
                raise SystemExit(f"{program} playground gave no address")
            yield address
        finally:
            process.terminate()
            process.wait()  # before its output is closed, of which it would complain


def notes_of(version: str, changelog: str) -> str:
    """Return what the changelog says of a version; raises ``SystemExit`` if it says nothing."""
    found = re.search(rf"^## {re.escape(version)}(?!\S).*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise SystemExit(f"CHANGELOG.md has nothing about {version}")
    return found[1].strip() + "\n"


def write_notes() -> None:
    notes = notes_of(VERSION, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    DIST.mkdir(exist_ok=True)
    (DIST / "notes.md").write_text(notes, encoding="utf-8")


STEPS: dict[str, Callable[[], None]] = {
    "tree": check_tree,
    "format": check_format,
    "lint": lint,
    "types": check_types,
    "tests": test,
    "proofs": prove,
    "build": build,
    "try": try_all,
    "notes": write_notes,
}

BY_HAND = f"""
What is left is yours:
  1. git tag v{VERSION} && git push origin v{VERSION}
  2. Make a release of that tag, with dist/notes.md as its text and both archives of dist/.
  3. docker build --file deploy/Dockerfile --build-arg COMMIT=$(git rev-parse --short HEAD) \\
       --tag right-bower:{VERSION} . && docker push YOUR-REGISTRY/right-bower:{VERSION}
Upload nothing to a package index: the packages are called bot and cogs, as in other bots, so the program needs an
environment of its own (./run, the image, or `uv tool install` from the repository).
"""


def main() -> int:
    """Do the steps in their order; stops at the first that fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"of {', '.join(STEPS)}; all by default")
    chosen = parser.parse_args().steps or list(STEPS)
    unknown = sorted(set(chosen) - STEPS.keys())
    if unknown:
        parser.error(f"there is no step {unknown[0]}; there are {', '.join(STEPS)}")
    steps = [step for step in STEPS if step in chosen]
    for number, name in enumerate(steps):
        print(f"== {name}", flush=True)
        try:
            STEPS[name]()
        except subprocess.CalledProcessError:
            rest = " ".join(steps[number:])
            print(f"The step {name} failed; when that is mended, go on with `./run release {rest}`.", file=sys.stderr)
            return 1
    if "notes" in chosen:
        if PLACEHOLDER in str(PROJECT["urls"]):
            print(f"Write where the repository is, instead of {PLACEHOLDER}, in pyproject.toml and README.md.")
        print(BY_HAND)
    return 0


if __name__ == "__main__":
    sys.exit(main())
