"""The format of the journals rises with whatever an older program cannot read, and formats of releases stay frozen."""

from __future__ import annotations

import re

from bot.storage.sql.schema import FORMAT
from bot.tables.server_settings import SETTINGS as KINDS
from tests.faults.old_databases import SETTINGS
from tests.formats import ADVICE, DECLARATIONS, FOLDER, STORED, as_text, changed, frozen, hash_of, is_frozen

_WORDS = re.compile(r" [\w-]+(, [\w-]+)+")
"""What is declared of an enum."""


def test_a_declaration_changes_only_with_the_format() -> None:
    assert DECLARATIONS.exists(), f"format {FORMAT} is new. {ADVICE}"
    different = changed(DECLARATIONS.read_text(encoding="utf-8"), as_text())
    assert not different, "\n".join(("What journals hold has changed:", *different, ADVICE))


def test_what_a_release_has_written_is_frozen() -> None:
    for name, digest in frozen().items():
        assert hash_of((FOLDER / name).read_text(encoding="utf-8")) == digest, name


def test_the_database_to_be_frozen_has_every_setting() -> None:
    assert KINDS.keys() <= SETTINGS.keys()


def test_the_format_rises_at_most_once_a_release() -> None:
    assert [number for number in range(1, FORMAT) if not is_frozen(number)] == []


def test_newer_programs_know_every_word_of_older_formats() -> None:
    """Facts, acts, presets, options and words are added, never taken away."""
    now = dict(line.partition(":")[::2] for line in as_text().splitlines())
    for number in range(1, FORMAT):
        before = (FOLDER / f"format-{number}.txt").read_text(encoding="utf-8")
        for name, words in (line.partition(":")[::2] for line in before.splitlines()[1:]):
            if STORED in name:
                continue  # ``test_codec`` reads those
            assert name in now, f"format {number} has {name}"
            if _WORDS.fullmatch(words):
                assert {*words.split(", ")} <= {*now[name].split(", ")}, f"format {number} has other words of {name}"
