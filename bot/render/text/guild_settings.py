"""How a server is set, in words: the whole answer to every ``/config``. Sees a server's settings and nothing else.

Channels are written as Discord's own links to them, since their names change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.engine import presets
from bot.engine.rules import Rules
from bot.render.text.catalogue import Texts
from bot.render.text.rules_page import game_title

if TYPE_CHECKING:
    from bot.tables.table_settings import TableSettings


def config_text(settings: TableSettings, texts: Texts, spoken: Texts) -> str:
    """Everything that a server may set, one line a matter; ``spoken`` are the texts of the server itself."""
    language = texts("config-language", language=spoken("language-own"))
    return "\n".join(
        [f"**{texts('config-heading')}**", *(f"- {line}" for line in (*_lines(settings, texts), language))]
    )


def _lines(settings: TableSettings, texts: Texts) -> Iterator[str]:
    yield texts("config-rules", game=rules_words(settings.rules, texts), points=settings.rules.points)
    level = settings.computer_level
    yield texts("config-level", level=texts(f"level-{level}") if texts.has(f"level-{level}") else level)
    links = channel_links(settings.channels)
    yield texts("config-channels", channels=links) if links else texts("config-anywhere")
    clocks = {"reminder": settings.reminder_seconds, "away": settings.away_seconds, "idle": settings.idle_hours}
    yield texts("config-now", **{name: int(value) for name, value in clocks.items()})
    yield texts("config-gather", gather=int(settings.gather_seconds))
    yield texts("config-ranked" if settings.ranked else "config-friendly")
    yield texts("config-pictures" if settings.pictures else "config-no-pictures")
    yield texts("config-pace", pace=texts(f"setting-pace-{settings.pace}"))
    yield texts("config-time-zone", zone=settings.time_zone)
    season = settings.season_channel
    yield texts("config-no-season") if season is None else texts("config-season", channel=channel_links([season]))
    yield texts("config-traditions" if settings.traditions else "config-no-traditions")


def rules_words(rules: Rules, texts: Texts) -> str:
    """A game's title and, as one types them, the options that differ from its preset's own."""
    title = f"**{game_title(rules.preset, texts)}**"
    changed = presets.line(rules).split()[1:]
    return f"{title} (`{' '.join(changed)}`)" if changed else title


def channel_links(channels: Sequence[int]) -> str:
    """Channels as links that Discord shows by their names."""
    return ", ".join(f"<#{channel}>" for channel in channels)
