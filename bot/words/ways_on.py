"""What a person can do instead of what was refused: buttons in the answer, by the key of the refusal's text.

A refusal without a row here names a command or a button itself, or says why nothing is possible
(`tests/words/test_ways_on.py` lists those).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from bot.tables.views import TableView
from bot.words.offers import Offer, Tone, ways_in


class Door(StrEnum):
    """A button of the front door, ``/euchre``."""

    PLAY = "play"
    TONIGHT = "tonight"
    DAILY = "daily"
    ME = "me"


_SEAT, _WATCH, _BACK = "invited", "watch", "back"
WAYS_ON: Mapping[str, tuple[str, ...]] = {
    "refusal-no-table": (Door.PLAY,),
    "refusal-unreadable": (Door.PLAY,),
    "refusal-closed": (Door.PLAY,),
    "refusal-seat-barred": (Door.PLAY,),
    "refusal-other-server": (Door.PLAY,),
    "watch-full": (Door.PLAY,),
    "watch-hidden": (Door.PLAY,),
    "night-refusal-full": (Door.PLAY,),
    "night-refusal-not-invited": (Door.PLAY,),
    "night-refusal-seat-barred": (Door.PLAY,),
    "duplicate-refused-full": (Door.PLAY,),
    "duplicate-refused-seat-barred": (Door.PLAY,),
    "duplicate-refused-gone": (Door.PLAY,),
    "duplicate-refused-begun": (Door.PLAY,),
    "refusal-stale": (_SEAT, _WATCH),
    "refusal-not-seated": (_SEAT, _WATCH),
    "refusal-seat-taken": (_SEAT, _WATCH),
    "refusal-seat-promised": (_SEAT, _WATCH),
    "refusal-seat-given": (_SEAT, _WATCH),
    "refusal-no-offer": (_SEAT, _WATCH),
    "refusal-knows-a-hand": (_SEAT, _WATCH),
    "refusal-already-started": (_SEAT, _WATCH),
    "refusal-channel-busy": (_SEAT, _WATCH),
    "refusal-ranked-seat": (_SEAT, _WATCH),
    "tables-one": (_SEAT, _WATCH),
    "tables-no-threads": (_SEAT, _WATCH),
    "tables-too-many-threads": (_SEAT, _WATCH),
    "refusal-server-full": (_SEAT, _WATCH, Door.DAILY),
    "refusal-bot-full": (_SEAT, _WATCH, Door.DAILY),
    "refusal-private-table": (_WATCH, Door.PLAY),
    "refusal-sent-away": (_WATCH, Door.PLAY),
    "refusal-table-full": (_WATCH, Door.PLAY),
    "refusal-in-contest": (_WATCH, Door.TONIGHT),
    "refusal-seat-waits": (_BACK,),
    "refusal-person-full": (Door.ME,),
    "refusal-unknown": (Door.ME,),
    "refusal-other-channel": (Door.ME,),
    "which-table-turn": (Door.ME,),
    "forget-seated": (Door.ME,),
    "night-refusal-no-night": (Door.TONIGHT,),
    "night-refusal-too-late": (Door.TONIGHT,),
    "night-refusal-unreadable": (Door.TONIGHT,),
    "night-refusal-person-full": (Door.TONIGHT,),
    "night-refusal-server-full": (Door.TONIGHT,),
    "night-none": (Door.TONIGHT,),
    "duplicate-refused-unreadable": (Door.TONIGHT,),
    "refusal-only-in-servers": (Door.PLAY, Door.DAILY),
    "refusal-abroad": (Door.PLAY, Door.DAILY),
    "refusal-not-yours": (Door.PLAY, Door.DAILY),
    "refusal-not-writing": (Door.DAILY,),
    "daily-not-played": (Door.DAILY,),
    "daily-day-future": (Door.DAILY,),
    "daily-board-hidden": (Door.DAILY,),
    "puzzle-over": (Door.DAILY,),
    "puzzle-unanswered": (Door.DAILY,),
}
"""By key: each a ``Door``, or a button of the table by its name in ``bot/ui/buttons.py``."""


def doors(key: str) -> tuple[Door, ...]:
    """Return the buttons of the front door that come with a refusal."""
    return tuple(way for way in WAYS_ON.get(key, ()) if isinstance(way, Door))


def ways_at_table(key: str, table: TableView, user_id: int) -> Iterator[Offer]:
    """Yield the buttons at this table that come with a refusal, if they are of use to this person."""
    wanted = set(WAYS_ON.get(key, ()))
    if _BACK in wanted:
        yield Offer(_BACK, "button-back", tone=Tone.GOOD)
    elif table.seat_of(user_id) is None:
        wanted -= {_SEAT} if table.promised_seat(user_id) is not None else set()
        yield from (offer for offer in ways_in(table) if offer.button in wanted)
