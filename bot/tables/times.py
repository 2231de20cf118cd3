"""The clocks' settings and their reckoning: how long who is waited for. Pure; knows no clock and no tasks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from secrets import token_bytes

from bot.deals.chance import SECRET_BYTES
from bot.engine.sides import partners_of
from bot.engine.state import Phase
from bot.tables.table import Table

HOUR = 3600.0

_log = logging.getLogger(__name__)


def fresh_secret() -> bytes:
    """32 bytes that nobody can guess."""
    return token_bytes(SECRET_BYTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What the owner of the bot chooses for all tables; a server's own settings go before the first four.

    ``reminder_seconds`` after being asked a player is reminded, ``away_seconds`` later a computer plays for him; a
    table that nobody touched for ``idle_hours`` is closed. ``computer_pause`` (seconds) lies before each run of
    computers' acts. ``lobby_idle_seconds``: after so long without a press a table that waits for people gives its
    channel up to whoever opens another one. ``entropy`` gives the deals' secrets; with ``mix_presses`` off the deals
    depend on nothing else, so that a seed repeats them.
    """

    reminder_seconds: float = 60.0
    away_seconds: float = 60.0
    idle_hours: float = 24.0
    computer_level: str = "steady"
    computer_pause: float = 1.0
    lobby_idle_seconds: float = 900.0
    retry_seconds: float = 15.0
    entropy: Callable[[], bytes] = fresh_secret
    mix_presses: bool = True

    def of_server(self, stored: Mapping[str, str]) -> TableSettings:
        """These settings with those that a server stored; a stored value that is no number is passed over."""
        changes: dict[str, float] = {}
        for name in ("reminder_seconds", "away_seconds", "idle_hours"):
            if name not in stored:
                continue
            try:
                value = float(stored[name])
            except ValueError:
                value = -1.0
            if 0 < value < float("inf"):
                changes[name] = value
            else:
                _log.warning("a server's setting %s is %r, which is not a time; the default stands", name, stored[name])
        level = stored.get("computer_level") or self.computer_level
        return replace(
            self,
            reminder_seconds=changes.get("reminder_seconds", self.reminder_seconds),
            away_seconds=changes.get("away_seconds", self.away_seconds),
            idle_hours=changes.get("idle_hours", self.idle_hours),
            computer_level=level,
        )


def remind_at(table: Table, settings: TableSettings) -> float | None:
    """When the person who is asked will be reminded; ``None`` if nobody is asked.

    The dealer's partner has half the time in the bidding where the rules prompt him (law 9.9).
    """
    if table.asked_at is None:
        return None
    patience = settings.reminder_seconds / 2 if _prompted(table) else settings.reminder_seconds
    return table.asked_at + patience


def _prompted(table: Table) -> bool:
    state = table.state
    if state is None or not table.rules.prompt_partner or state.phase not in (Phase.ORDER, Phase.CALL):
        return False
    return state.turn in partners_of(state.standing.dealer, table.rules.players)
