"""Where Hypothesis keeps what it found: beside pytest's own cache, so that no folder of its own is collected."""

from pathlib import Path

from hypothesis.configuration import set_hypothesis_home_dir

set_hypothesis_home_dir(Path(__file__).parents[2] / ".pytest_cache" / "hypothesis")
