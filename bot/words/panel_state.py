"""What somebody's panel of a table shows, for every way to show it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.acts import Act
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.tables.model import TournamentKind
from bot.tables.preferences import HandOrder
from bot.tables.views import TableView
from bot.tournaments.daily.attempts import day_of_key
from bot.words.catalogue import Texts
from bot.words.daily_text import progress_text
from bot.words.offers import AskedAgain, asked_view
from bot.words.panel_text import panel_brief, panel_text
from bot.words.table_text import agreement_text


@dataclass(frozen=True, slots=True)
class Remark:
    """What a panel tells besides the game: a sentence about its player's last press, an act whose cards are framed, and
    a call that is asked once more.

    It stands until the panel shows something newer.
    """

    note: str | None = None
    advised: Act | None = None
    asked_again: AskedAgain | None = None


NO_REMARK = Remark()


def panel_words(
    table: TableView, own_view: SeatView, texts: Texts, order: HandOrder, note: str | None = None, *, pictured: bool
) -> list[str]:
    """Return all that a panel says, a block each: the ``note`` about its player's last press, which hand of a daily
    deal this is, what is asked, and what the others propose.
    """
    view = asked_view(table, own_view)
    words = panel_brief(table, view, texts) if pictured else panel_text(table, view, texts, order)
    return [text for text in (note, _daily_progress(table, view, texts), words, agreement_text(table, texts)) if text]


def _daily_progress(table: TableView, own_view: SeatView, texts: Texts) -> str:
    """Return which hand of a daily deal this is; empty at any other table."""
    if table.tournament is None or table.tournament.kind is not TournamentKind.DAILY:
        return ""
    view, own = own_view.public, own_view.public.unit(own_view.seat)
    points = view.score[own - 1] - view.score[2 - own]
    first = view.number == 1 and view.phase is not Phase.PLAY
    return progress_text(day_of_key(table.tournament.key), view.number, points, texts, first=first)
