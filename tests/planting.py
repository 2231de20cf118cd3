"""Plant faults while the program runs: a function does something else, and no file is changed.

``plant`` exchanges the code of a function, so whoever has imported, stored or wrapped it calls the replacement.
A function is found by its name wherever it stands in ``bot`` or ``cogs``: a move breaks no fault. ``conftest.py``
plants the fault of ``planted_faults.py`` that the environment variable ``PLANTED_FAULT`` names, in each of pytest's
workers; processes that a test starts have none.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from discord import app_commands

ROOT = Path(__file__).parent.parent
PLANTED_FAULT = "PLANTED_FAULT"

Call = Callable[..., Any]
Change = Callable[[Call], Call]
"""What takes the place of a function, made from that function."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A promise and one way to break it.

    ``says`` stands in ``document``, whatever its line breaks: a few words of the promise, or the id of a law.
    ``function`` is a name as of ``find_function``; ``tests`` are files or tests, at least one of which fails then.
    """

    name: str
    document: str
    says: str
    function: str
    change: Change
    tests: tuple[str, ...]


# -- changes


def returning(value: Any) -> Change:
    """Return the change to a function that does nothing and returns ``value``."""
    return instead(lambda _, *__, **___: value)


def doing_nothing(function: Call) -> Call:
    """Change a function to one that does nothing and returns ``None``."""
    return returning(None)(function)


def negated(function: Call) -> Call:
    """Change a function to one that answers the opposite."""
    return result(lambda answer: not answer)(function)


def result(change: Call) -> Change:
    """Return the change to a function whose results are changed."""

    def make(function: Call) -> Call:
        async def change_awaited(*args: Any, **kwargs: Any) -> Any:
            return change(await function(*args, **kwargs))

        def change_result(*args: Any, **kwargs: Any) -> Any:
            return change(function(*args, **kwargs))

        return change_awaited if asyncio.iscoroutinefunction(function) else change_result

    return make


def instead(other: Call) -> Change:
    """Return the change to ``other``, which gets the true function before its arguments."""

    def make(function: Call) -> Call:
        async def call_later(*args: Any, **kwargs: Any) -> Any:
            answer = other(function, *args, **kwargs)
            return await answer if inspect.isawaitable(answer) else answer

        def call(*args: Any, **kwargs: Any) -> Any:
            return other(function, *args, **kwargs)

        return call_later if asyncio.iscoroutinefunction(function) else call

    return make


# -- functions


class NameNotFound(LookupError):
    """No function of the program has this name, or several have it."""


@cache
def _functions() -> dict[str, list[tuple[str, str]]]:
    """Return the modules and full names of all functions, by every ending of their dotted paths."""
    functions: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for name in _names_in(ast.parse(path.read_text(encoding="utf-8"))):
            words = f"{module}.{name}".split(".")
            for first in range(len(words)):
                functions.setdefault(".".join(words[first:]), []).append((module, name))
    return functions


def _names_in(parent: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[str]:
    for node in parent.body:
        if isinstance(node, ast.ClassDef):
            yield from _names_in(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name


def find_function(name: str) -> tuple[FunctionType, Call]:
    """Return a function of the program and what clears its cache. ``name`` is such as ``apply_play``, ``Rights.admit``,
    or ``game.apply`` where several modules have an ``apply``. Raises ``NameNotFound``.
    """
    places = _functions().get(name, [])
    if len(places) != 1:
        where = ", ".join(f"{module}.{rest}" for module, rest in places) or "no module of bot or cogs"
        raise NameNotFound(f"a planted fault needs one function {name!r}, which stands in {where}")
    module, qualified = places[0]
    return strip(import_module(module), qualified)


def strip(owner: Any, qualified: str) -> tuple[FunctionType, Call]:
    """Return the function of this name in a module or class, without decorators, and what clears its cache."""
    *classes, last = qualified.split(".")
    for word in classes:
        owner = getattr(owner, word)
    inner = outer = vars(owner)[last]
    match inner:
        case staticmethod() | classmethod():
            inner = outer = inner.__func__
        case property(fget=inner) | cached_property(func=inner) | app_commands.Command(callback=inner):
            pass
    function = inspect.unwrap(inner)
    assert isinstance(function, FunctionType), f"{qualified} is no function in Python"
    return function, getattr(outer, "cache_clear", lambda: None)


# -- planting


async def _await_other(*args: Any, **kwargs: Any) -> Any:
    return await planted_function(*args, **kwargs)  # type: ignore[name-defined]  # noqa: F821 - plant() puts it there


def _call_other(*args: Any, **kwargs: Any) -> Any:
    return planted_function(*args, **kwargs)  # type: ignore[name-defined]  # noqa: F821 - as above


def plant(function: FunctionType, change: Change, clear: Call = lambda: None) -> Call:
    """Let a function do what ``change`` makes of it, for everybody who has it; return what undoes that.

    One function of a module at a time. ``clear`` forgets what the function has returned before.
    """
    if function.__closure__ is not None:
        raise ValueError(f"{function.__qualname__} has a closure, so its code cannot be exchanged")
    true = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
    true.__kwdefaults__ = function.__kwdefaults__
    code = (_await_other if asyncio.iscoroutinefunction(function) else _call_other).__code__
    function.__globals__["planted_function"] = change(true)
    function.__code__, function.__defaults__, function.__kwdefaults__ = code, None, None
    clear()

    def undo() -> None:
        function.__code__ = true.__code__
        function.__defaults__, function.__kwdefaults__ = true.__defaults__, true.__kwdefaults__
        del function.__globals__["planted_function"]
        clear()

    return undo


def plant_fault(name: str) -> None:
    """Plant the fault of this name in the running program."""
    from tests.planted_faults import FAULTS

    fault = next(fault for fault in FAULTS if fault.name == name)
    function, clear = find_function(fault.function)
    plant(function, fault.change, clear)
