"""What every test gets: the long form on request, bytecode that is kept, and a memory that is seldom searched.

``--long`` runs everything; without it a test runs on a sample (``tests.long_form``). A test that isn't marked ``proof``
starts no process and no server (``tests.proofs``).
"""

import asyncio
import gc
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from bot.operations.logs import log_to_stderr
from bot.version import build
from tests import which
from tests.planting import PLANTED_FAULT, plant_fault
from tests.proofs import Guard, mark_folders
from tests.world.clock import CountingLoop, JumpingLoop

if sys.dont_write_bytecode:  # compiling discord.py takes each of some thirty programs longer than all that it does
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / "right-bower-bytecode")
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each worker has a core, and threads that wait for work use it up

gc.disable()  # until all modules and tests are there, which stay to the end

GUARD = Guard()

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its user's own there
"""A file system that keeps files in memory: databases of quick tests wait for no disk there."""
ROOM = 1 << 30
"""Bytes that have to be free there; a test's folder goes with the test."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for other programs, for a disk or for the clock."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """The command line."""
    parser.addoption("--long", action="store_true", help="every preset, seed and hand, where the suite tries a few")
    which.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    """The markers, where quick tests keep their files, and no example is a fault because the machine was slow; and the
    fault that is to be planted.
    """
    if fault := os.environ.get(PLANTED_FAULT):
        plant_fault(fault)
    which.prepare(config)
    examples = 300 if config.option.long else 20
    settings.register_profile("unhurried", deadline=None, max_examples=examples)
    settings.load_profile("unhurried")
    config.addinivalue_line("markers", "long: left out unless --long is given")
    config.addinivalue_line("markers", "table(**settings): the settings of `card_table` behind table, night and room")
    config.addinivalue_line("markers", "jumping(**settings): time jumps; the settings of `bot_here` behind here")
    config.addinivalue_line("markers", "proof: may start processes and servers, or takes long: ./run proofs")
    if config.option.markexpr == "not proof" and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(tryfirst=True)  # before -m selects by the markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the folders of proofs, and leaves out what belongs to the long form."""
    mark_folders(items)
    if word := config.getoption("exercised"):
        chosen = set(which.select(word, items))
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = [item for item in items if item in chosen]
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Guards a test from its first fixture on."""
    GUARD.watch(item)
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    """Guards it until its last fixture is gone."""
    try:
        return (yield)
    finally:
        GUARD.finish()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Asks git for the commit, once; and looks for no garbage among modules and tests."""
    build()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
async def talkative_log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """The log at its most talkative, as the bot sets it up, while asyncio tells of each step."""
    for library in ("discord", "asyncio"):
        caplog.set_level(logging.getLogger(library).level, library)
    monkeypatch.setattr(logging.getLogger("discord.client"), "filters", [])
    caplog.set_level(logging.DEBUG)
    log_to_stderr("DEBUG")
    loop = asyncio.get_running_loop()
    loop.set_debug(True)
    loop.slow_callback_duration = 0
    return caplog


@pytest.fixture(scope="session")
def long_form(pytestconfig: pytest.Config) -> bool:
    """Whether this is the long form."""
    return bool(pytestconfig.getoption("--long"))


@pytest.hookimpl
def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, type[CountingLoop]]:
    """How the loop of a test is made: time jumps in those that are marked so."""
    return {"loop": JumpingLoop if item.get_closest_marker("jumping") else CountingLoop}
