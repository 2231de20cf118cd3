"""The door to all texts: what cogs and panels import to say something. Sees views and snapshots only."""

from __future__ import annotations

from bot.render.text.catalogue import Texts
from bot.render.text.labels import act_label, card_label, shown_suit, sorted_cards
from bot.render.text.names import plain_name, safe_name
from bot.render.text.notices import refusal_text, reminder_text
from bot.render.text.panel import panel_text
from bot.render.text.results import game_over_text, open_hands_text, result_text, salute_text
from bot.render.text.rules_page import game_title, rules_lines, rules_page, rules_text
from bot.render.text.table import alt_text, newcomers_text, table_text

__all__ = [
    "Texts",
    "act_label",
    "alt_text",
    "card_label",
    "game_over_text",
    "game_title",
    "newcomers_text",
    "open_hands_text",
    "panel_text",
    "plain_name",
    "refusal_text",
    "reminder_text",
    "result_text",
    "rules_lines",
    "rules_page",
    "rules_text",
    "safe_name",
    "salute_text",
    "shown_suit",
    "sorted_cards",
    "table_text",
]
