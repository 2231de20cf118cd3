"""A whole hand as one animated picture: the deal, the bidding, a card a second, and its result held at the end.

Made of hands that are over only. Pure and synchronous, some tenths of a second: call it off the event loop.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.render.picture.open_hands_picture import OpenLayout, draw_open_hands
from bot.render.picture.palette import DeckColours
from bot.render.text.catalogue import Texts
from bot.tables.open_hands import OpenMoment

DEAL, CALL, CARD, RESULT = 2000, 1000, 1000, 6000
"""For how long the hands as dealt, each call, each card and the result are shown, in milliseconds."""


def hand_animation(moments: Sequence[OpenMoment], texts: Texts, colours: DeckColours = DeckColours.FOUR) -> bytes:
    """A GIF, 800 pixels wide, that begins again after its end.

    The colours of our pictures are its own, so nothing is lost; WebP is half as large, takes four times as long, and
    does not move everywhere.
    """
    shown = list(_frames(moments))
    layout = OpenLayout.of([moment for moment, _ in shown], texts)
    first, *others = (draw_open_hands(moment, layout, texts, colours).image for moment, _ in shown)
    out, times = io.BytesIO(), [milliseconds for _, milliseconds in shown]
    first.save(out, "GIF", save_all=True, append_images=others, duration=times, loop=0, optimize=True, disposal=1)
    return out.getvalue()


def _frames(moments: Sequence[OpenMoment]) -> Iterator[tuple[OpenMoment, int]]:
    """What is shown for how long, from the moment when everybody holds cards. The last trick is seen full, with the
    score of before, until the result covers it.
    """
    before: PublicView | None = None
    for moment in moments:
        view = moment.table.public
        if view is None or not any(moment.hands.held + moment.hands.played):
            continue
        if view.result is None:
            if before is not None and _still(view) == _still(before):
                continue  # somebody claimed something that changed nothing
            yield moment, CARD if view.trick or view.tricks else DEAL if before is None else CALL
            before = view
            continue
        if moment is not moments[-1]:
            continue  # a hand that could still be claimed
        if view.tricks and before is not None:
            full = view._replace(result=None, turn=None, phase=Phase.PLAY, score=before.score)
            yield replace(moment, table=moment.table._replace(public=full)), CARD
        yield moment, RESULT


def _still(view: PublicView) -> PublicView:
    """What a picture shows of a view: nothing of what was said about claims and misdeals."""
    return view._replace(judgements=(), misdeals=())
