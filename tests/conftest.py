"""What every test gets: programs that tests start share their bytecode where Python is told to write none."""

import os
import sys
import tempfile
from pathlib import Path

if sys.dont_write_bytecode:  # compiling discord.py takes each of some thirty programs longer than all that it does
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / "right-bower-bytecode")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for other programs, for a disk or for the clock."""
    return (os.cpu_count() or 1) + 1
