"""``docs/commands.md`` names every command of the bot with all of its options, every preset, and the program's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.__main__ import SUBCOMMANDS
from bot.engine.presets import PRESETS
from tests.discord.card_table import card_table

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "commands.md").read_text("utf-8")
PLAYERS_PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md"), ROOT / "PRIVACY.md", ROOT / "TERMS.md"])


def rows() -> Iterator[tuple[str, str]]:
    """The command and the options of each row, as they are typed: ``night join`` and ``partner``."""
    for command, options in re.findall(r"^\| `/([\w -]+)` \| ([^|]*)\|", PAGE, re.MULTILINE):
        yield command, re.sub(r"`([a-z]+-)2` … `\1(\d+)`", _counted, " ".join(options.split()))


def _counted(series: re.Match[str]) -> str:
    return " ".join(f"`{series[1]}{number}`" for number in range(2, int(series[2]) + 1))


def written(parameter: app_commands.Parameter) -> str:
    """An option as the page has it: what must be given is bold."""
    return f"**`{parameter.display_name}`**" if parameter.required else f"`{parameter.display_name}`"


@pytest.fixture
async def commands(tmp_path: Path) -> dict[str, str]:
    """Options by command, of every command in the tree and of the owner's."""
    async with card_table(tmp_path, host={"owner_guild": 5}) as table:
        tree = table.bot.tree
        everywhere = [*tree.walk_commands(), *tree.walk_commands(guild=discord.Object(5))]
    leaves = [command for command in everywhere if isinstance(command, app_commands.Command)]
    return {leaf.qualified_name: " ".join(map(written, leaf.parameters)) for leaf in leaves}


async def test_every_command_stands_there_with_its_options(commands: dict[str, str]) -> None:
    named = list(rows())
    assert dict(named) == commands
    assert len(named) == len(commands), "a command has two rows"


async def test_documents_name_only_existing_commands(commands: dict[str, str]) -> None:
    groups = {command.split()[0] for command in commands}
    for page in PLAYERS_PAGES:
        for words in re.findall(r"`/([a-z][a-z-]+(?: [a-z-]+)*)(?: [a-z-]+:.*?)?`", page.read_text("utf-8")):
            if words in ("healthz", "readyz", "metrics"):
                continue
            assert words in commands or words in groups, f"{page.name} names /{words}"


def test_every_preset_and_subcommand_stands_there() -> None:
    presets = PAGE[PAGE.index("## Presets") : PAGE.index("## In a terminal")]
    listed = re.findall(r"`([\w-]+)`", " ".join(re.findall(r"^\|([^|]*)\|", presets, re.MULTILINE)))
    assert sorted(listed) == sorted(PRESETS)
    terminal = PAGE[PAGE.index("## In a terminal") :]
    assert set(re.findall(r"^\| `right-bower (\w+)", terminal, re.MULTILINE)) == set(SUBCOMMANDS)
