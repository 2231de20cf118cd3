"""The message of a match's lobby, from its opening to its end, and what its host is asked once more."""

from __future__ import annotations

import discord

from bot.render.text.catalogue import Texts
from bot.render.text.duplicate import lobby_text
from bot.storage.tournament_store import TournamentId
from bot.tournaments.duplicate.match import Form, Match
from bot.ui.discord.layouts import FELT, RESTING, Item, page_layout
from bot.ui.duplicate.items import EnterButton, MatchButton

Style = discord.ButtonStyle


def lobby_layout(match_id: TournamentId, match: Match, texts: Texts) -> discord.ui.LayoutView:
    """The lobby with the buttons that mean something now."""

    def button(verb: str, style: discord.ButtonStyle = Style.secondary) -> MatchButton:
        return MatchButton.at(verb, match_id, label=texts(f"button-duplicate-{verb}"), style=style)

    buttons: list[Item] = []
    if not match.begun and not match.closed:
        teams = (0,) if match.opened.form is Form.PAIRS else (1, 2)
        for team in teams:
            label = texts("button-duplicate-team", team=team) if team else texts("button-duplicate-pairs")
            buttons.append(EnterButton.at(match_id, team, label=label, style=Style.primary))
        buttons += [button("leave"), button("begin", Style.success), button("off")]
    elif not match.closed:
        if match.proposal is not None:
            buttons.append(button("agree", Style.primary))
        buttons += [button("finish"), button("off")]
    return page_layout(lobby_text(match, texts), buttons, colour=RESTING if match.closed else FELT)


def confirm_layout(match_id: TournamentId, match: Match, verb: str, texts: Texts) -> discord.ui.LayoutView:
    """Asks once more before a match ends; ``verb`` is ``finish`` or ``off``."""
    label = texts(f"button-duplicate-{verb}")
    sure = MatchButton.at(f"sure-{verb}", match_id, label=label, style=Style.danger)
    words = "duplicate-sure-lobby" if not match.begun else f"duplicate-sure-{verb}"
    return page_layout(texts(words), [sure])
