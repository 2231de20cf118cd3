"""Refusals: why something was not done, and buttons for what people can do instead (``bot/words/ways_on.py``)."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.engine.rules import RulesError
from bot.storage.api import OutcomeUnknown, RecordNotKept, Recounting, StoreError
from bot.ui import buttons
from bot.ui.errors import ErrorResponse, Request, RequestFailed, refusal_key, response_to
from bot.ui.layouts import RESTING, Item, page_layout
from bot.ui.readers import Interaction, note_refusal, texts_for
from bot.ui.replies import RequestRefused, no_access, tell
from bot.words.catalogue import Texts
from bot.words.notices import rules_fault_text
from bot.words.ways_on import doors

_log = logging.getLogger(__name__)


def door_button(verb: str, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    """Make one of the buttons *Play*, *Tonight*, *Daily*, *Me* and *Watch*."""
    style = discord.ButtonStyle.success if verb == "play" else discord.ButtonStyle.secondary
    label = texts("button-watch" if verb == "watch" else f"button-door-{verb}")
    return buttons.DOOR.at(verb, label=label, style=style)


def refusal_layout(
    interaction: Interaction, key: str, words: str, at_table: Sequence[Item] = ()
) -> discord.ui.LayoutView:
    """Return a refusal's words with buttons for what to do instead: ``at_table``, then those of the front door."""
    ways = [*at_table, *(door_button(door, texts_for(interaction)) for door in doors(key))]
    return page_layout(words, ways, colour=RESTING)


async def refuse(interaction: Interaction, key: str, words: str | None = None, **values: str | float) -> None:
    """Say privately why not, and what to do instead. ``words`` replace the text ``key`` with its ``values``."""
    if words is None:
        words = texts_for(interaction)(key, **values)
    note_refusal(interaction)
    await tell(interaction, refusal_layout(interaction, key, words))


async def answer_failure(interaction: Interaction, error: Exception) -> None:
    """Log why a press or command failed, and answer with a plain private text. Refusals are not logged."""
    fault = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    note_refusal(interaction)
    if isinstance(fault, RequestRefused):
        await refuse(interaction, fault.key, fault.words, **fault.values)
        return
    if isinstance(fault, RulesError) and interaction.command is not None:  # somebody typed these rules
        await tell(interaction, rules_fault_text(fault, texts_for(interaction)))
        return
    key = _text_key(fault)
    what = interaction.command.qualified_name if interaction.command is not None else interaction.custom_id
    if interaction.client.is_closed():
        _log.info("%s came while the bot was stopping", what)
        return
    if key == "fault-unexpected":
        _log.error("%s failed", what, exc_info=fault)
    else:
        _log.warning("%s failed: %s", what, type(fault).__name__)
    if isinstance(fault, RequestFailed) and response_to(fault) is ErrorResponse.TOKEN_DEAD:
        return
    await tell(interaction, no_access(interaction) if key == "fault-no-access" else texts_for(interaction)(key))


def _text_key(fault: Exception) -> str:
    match fault:
        case Recounting():
            return "fault-recounting"
        case RecordNotKept():
            return "game-not-kept"
        case OutcomeUnknown():
            return "refusal-unknown"
        case StoreError():
            return "refusal-store"
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "fault-command-changed"
        case app_commands.NoPrivateMessage():
            return "refusal-only-in-servers"
        case _ if isinstance(fault, RequestFailed):
            return refusal_key(fault, Request.ANSWER)
        case _:
            return "fault-unexpected"
