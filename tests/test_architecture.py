"""The house stays as it was drawn: imports point one way, and every module says what it is for."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter import configuration
from importlinter.application.use_cases import lint_imports

from tests.proofs import FOLDERS
from tests.structure import Structure, parse

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for folder in ("bot", "cogs", "tests", "tools") for path in (ROOT / folder).rglob("*.py"))
DOCSTRING = re.compile(r'(?:#.*\n|\s)*r?"""\s*[^\s"]')


def test_imports_point_one_way(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", [*sys.path])  # the linter adds the folder
    configuration.configure()  # its command would also switch off every logger that exists
    assert lint_imports(cache_dir=None, no_logo=True), capsys.readouterr().out


def test_every_module_has_a_docstring() -> None:
    silent = [str(path) for path in SOURCES if not DOCSTRING.match(path.read_text(encoding="utf-8"))]
    assert not silent


def test_modules_named_in_the_code_exist() -> None:
    """Docstrings and comments go stale when files move; a test may make up a file of its own."""
    modules = set(Structure().sources) | {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in SOURCES}
    modules |= {module.removesuffix(".__init__") for module in modules}
    files = {path.name for path in (*SOURCES, *ROOT.glob("docs/*.py"), *ROOT.glob("*.py"))}
    stale = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        for name in re.findall(r"``([\w/]+\.py|bot\.[\w.]+)``", path.read_text(encoding="utf-8"))
        if name.rpartition("/")[2] not in files
        and not {name, *name.rsplit(".", 1)[:1], *name.rsplit(".", 2)[:1]} & modules
    ]
    assert not stale


def test_a_module_defines_each_name_once() -> None:
    """A second constant of one name would silently change what the first one was for."""
    twice = [f"{path.relative_to(ROOT)}: {name}" for path in SOURCES for name in _given_twice(path)]
    assert not twice


def _given_twice(path: Path) -> list[str]:
    given: list[str] = []
    for node in parse(path).body:
        match node:
            case ast.Assign(targets=targets):
                given += [name.id for each in targets for name in ast.walk(each) if isinstance(name, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                given.append(name)
    return [name for name, times in Counter(given).items() if times > 1]


# -- one way each (docs/architecture.md)

PROGRAM = [path for path in SOURCES if path.relative_to(ROOT).parts[0] in ("bot", "cogs")]


def test_nonces_are_made_in_one_place() -> None:
    """Discord takes 25 characters, and shows nothing of a second message with the same."""
    made = [
        f"{path.relative_to(ROOT)}: {ast.unparse(node.value)}"
        for path in PROGRAM
        for node in ast.walk(parse(path))
        if (isinstance(node, ast.keyword) and node.arg == "nonce")
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "nonce")
        if isinstance(node.value, ast.JoinedStr | ast.Subscript | ast.BinOp | ast.Constant)
    ]
    assert not made


def test_a_persons_texts_are_asked_for_in_one_way() -> None:
    """``texts_for(press)``; whoever needs more of a reader than texts has ``readers.of(press)``."""
    other = [
        f"{path.relative_to(ROOT)}: {ast.unparse(node)}"
        for path in PROGRAM
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Attribute) and node.attr == "texts" and isinstance(node.value, ast.Await)
    ]
    assert not other


def test_one_place_keeps_what_servers_have_chosen() -> None:
    """Whoever reads a server's settings from the store would keep them a second time, or ask at every act."""
    readers = [
        str(path.relative_to(ROOT))
        for path in PROGRAM
        if re.search(r"\.(set_)?guild_settings?\(", path.read_text(encoding="utf-8"))
    ]
    assert readers == ["bot/tables/server_settings.py"]


ANSWERS = re.compile(
    r"response\.(send_message|edit_message|defer|send_modal|autocomplete)|followup\.\w+|edit_original_response"
    r"|^(deliveries|deliveries_of\(.+\))\.send$|^send$"
)
"""The ways to answer an interaction; every other request has a limit in the client."""


def test_every_answer_is_given_up_in_time() -> None:
    limited, found = set[ast.AST](), dict[ast.AST, str]()
    for path in PROGRAM:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.AsyncWith) and re.search(r"timeout|in_time", ast.unparse(node.items[-1])):
                limited.update(ast.walk(node))
            elif isinstance(node, ast.Call) and ANSWERS.search(ast.unparse(node.func)):
                found[node] = f"{path.relative_to(ROOT)}: {ast.unparse(node)}"
    assert len(found) > 8
    assert [call for node, call in found.items() if node not in limited] == []


def test_every_message_is_sent_in_one_place() -> None:
    """Where Discord refuses an emoji or a file of a message, whoever has sent it otherwise gets nothing across."""
    others = [
        f"{path.relative_to(ROOT)}: {ast.unparse(node)}"
        for path in PROGRAM
        if path.name != "deliveries.py"
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call)
        and re.search(r"\b(send|edit)(_message|_original_response)?$", ast.unparse(node.func))
        if any(keyword.arg in (None, "content", "embed", "view", "files", "attachments") for keyword in node.keywords)
    ]
    assert others == []


def test_listeners_are_added_in_one_way() -> None:
    """``add_listener``, not a callback for the constructor; what a part asks of others it may be given there."""
    others = [
        f"{path.relative_to(ROOT)}: {ast.unparse(argument)}"
        for path in PROGRAM
        for node in ast.walk(parse(path))
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
        for argument in (*node.args.args, *node.args.kwonlyargs)
        if re.match(r"told$|tell_|on_|listener", argument.arg)
    ]
    assert not others


def test_the_structure_has_no_circle_and_no_crumbs() -> None:
    structure = Structure()
    assert structure.largest_circle == []
    assert structure.small_with_one_importer == []
    assert structure.names_used_often == []


def test_a_circle_and_a_small_module_are_counted(tmp_path: Path) -> None:
    files = {
        "bot/one.py": "from bot import two\n",
        "bot/two.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.one import x\n" + "\n" * 60,
        "bot/three.py": "import bot.two\n" + "\n" * 60,
        "bot/a/two.py": "\n" * 60,
        "cogs/two.py": "\n" * 60,
        "cogs/__init__.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    structure = Structure(tmp_path)
    assert structure.figures["modules"] == 5
    assert structure.small_with_one_importer == ["bot.one"]
    assert structure.names_used_often == ["two"]
    assert structure.largest_circle == ["bot.one", "bot.two"]


# -- the tests themselves

NOT_OURS = frozenset({
    "_bot_scope", "_connection", "_env", "_exit", "_fut_waiter", "_move_clock",
    "_protocol", "_recognized_wait", "_record_error", "_run", "_runtime",
    "_schedule_timer", "_settle_internal", "_virtual_time", "_webhook_adapter",
})  # fmt: skip
"""Parts of SimCord, discord.py, asyncpg and Python that have no public name."""


def test_only_the_tests_of_tools_need_tools() -> None:
    """What other tests need lies in ``tests``, so that a tool can change or go without them."""
    using = [
        str(path.relative_to(ROOT))
        for path in SOURCES
        if path.is_relative_to(ROOT / "tests") and not path.is_relative_to(ROOT / "tests" / "tools")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "tools"
    ]
    assert not using


def test_tests_read_no_private_attributes() -> None:
    """What a test has to see of another object has a public name there."""
    tests = [path for path in SOURCES if path.is_relative_to(ROOT / "tests")]
    private = [f"{path.relative_to(ROOT)}:{line}: {name}" for path in tests for line, name in _private_reads(path)]
    assert not private


def _private_reads(path: Path) -> Iterator[tuple[int, str]]:
    """The private attributes of other objects that a file reads, and where."""
    for node in ast.walk(parse(path)):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls") | ast.Call(func=ast.Name(id="super"))):
                continue
            case ast.Attribute(attr=name) if re.match(r"_(?!_)", name) and name not in NOT_OURS | NAMED_TUPLES:
                yield node.lineno, name


SLEEPERS = {
    "tests/world/clock.py": "where all others wait: in rounds of the loop, jumping time, or beside processes",
    "tests/faults/bot_process.py": "a process without a loop that watches over its child and whoever asked for it",
    "tests/deploy/machine.py": "stands in for systemd, and waits for a process beside it",
    "tests/discord/simulation.py": "slow requests arrive later, in a jumping loop's time",
    "tests/discord/test_simulation.py": "its bot sleeps, in a thread too, and the simulation waits for it",
}
"""The only files in ``tests`` that sleep, and why."""

WAITING = {"pause", "poll"}
"""What waits in real time; only for proofs, which alone have other processes."""


def test_tests_do_not_sleep() -> None:
    """They await ``idle``, let the loop go round (``turns``, ``quiet``), or move a clock of their own."""
    tests = [path for path in SOURCES if path.is_relative_to(ROOT / "tests")]
    sleepers = {str(path.relative_to(ROOT)) for path in tests if _sleeps(path)}
    assert sleepers == set(SLEEPERS)


def test_only_proofs_wait_in_real_time() -> None:
    proofs = tuple(ROOT / "tests" / folder for folder in FOLDERS)
    waiting = [
        str(path.relative_to(ROOT))
        for path in SOURCES
        if path.is_relative_to(ROOT / "tests")
        and not any(path.is_relative_to(folder) for folder in proofs)
        and "pytest.mark.proof" not in path.read_text(encoding="utf-8")
        and any(
            isinstance(node, ast.ImportFrom) and WAITING & {name.name for name in node.names}
            for node in ast.walk(parse(path))
        )
    ]
    assert not waiting


def _sleeps(path: Path) -> bool:
    for node in ast.walk(parse(path)):
        match node:
            case ast.Attribute(value=ast.Name(id="asyncio" | "time"), attr="sleep"):
                return True
            case ast.ImportFrom(module="asyncio" | "time", names=names) if "sleep" in {name.name for name in names}:
                return True
    return False


def test_a_sleep_is_found(tmp_path: Path) -> None:
    for number, (text, sleeps) in enumerate(
        (
            ("async def test():\n    await asyncio.sleep(0)\n", True),
            ("from time import sleep\n", True),
            ("async def test(clock):\n    await clock.sleep(0)\n", False),
        )
    ):
        (tmp_path / f"{number}.py").write_text(text)
        assert _sleeps(tmp_path / f"{number}.py") is sleeps


NAMED_TUPLES = frozenset({"_asdict", "_fields", "_make", "_replace"})
"""Public, though a NamedTuple writes them so."""


def test_a_private_read_is_found(tmp_path: Path) -> None:
    (tmp_path / "test.py").write_text("class A:\n    def b(self):\n        return self._c, other._d, view._replace()\n")
    assert list(_private_reads(tmp_path / "test.py")) == [(3, "_d")]
