"""What the owner of the bot reads: the journal of their acts, and what goes on."""

from __future__ import annotations

from typing import Any

from bot.operations.owner_journal import OwnerAct, OwnerAction, OwnerDecisions
from bot.render.text.catalogue import Texts
from bot.render.text.names import typed

_PEOPLE = (OwnerAction.PERSON_BLOCKED, OwnerAction.PERSON_UNBLOCKED)


def act_line(act: OwnerAct, texts: Texts) -> str:
    """One act: when, who, what, and the note."""
    mentioned = f"<@{act.subject}>" if act.action in _PEOPLE else str(act.subject or "")
    said = texts(f"owner-act-{act.action}", subject=mentioned)
    line = texts("owner-act", when=f"<t:{act.at:.0f}:f>", who=f"<@{act.by}>", what=said)
    return f"{line}: {typed(act.words)}" if act.words else line


def statistics_text(figures: dict[str, Any], decided: OwnerDecisions, texts: Texts) -> str:
    """Servers, connections, tables, people, what is blocked; the figures are those of ``right-bower status``."""
    shards, tables = figures["shards"], figures["tables"]
    lines = [
        texts("owner-servers", servers=figures["servers"], connected=sum(shards.values()), shards=len(shards)),
        texts("owner-tables", lobby=tables["lobby"], playing=tables["playing"], finished=tables["finished"]),
        texts("owner-people", people=figures["people"], games=figures["games_over"]),
        texts("owner-blocked", people=len(decided.people), servers=len(decided.servers)),
    ]
    if decided.maintenance:
        lines.append(texts("refusal-maintenance"))
    return "\n".join(lines)
