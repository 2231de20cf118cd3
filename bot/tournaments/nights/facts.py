"""What can happen on a night, as facts in the past tense; how they are written down is in ``fact_bodies.py``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.scoring import TableScore
from bot.tournaments.movements.rounds import Entrant, Round
from bot.tournaments.nights.plan import NightPlan


class NightClosing(StrEnum):
    """Why a night was closed: played to its end, too few at its start, everybody gone, or somebody asked for it."""

    FINISHED = "finished"
    TOO_FEW = "too-few"
    DESERTED = "deserted"
    ASKED = "asked"


@dataclass(frozen=True, slots=True)
class NightOpened:
    """People may join. The host need not play."""

    guild_id: int
    channel_id: int
    host_id: int
    plan: NightPlan


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody takes part, also late (until the end of round one). ``partner_id`` is with whom they want to play;
    it counts if both name each other and pairs stay together.
    """

    user_id: int
    name: str
    partner_id: int | None = None


@dataclass(frozen=True, slots=True)
class Withdrew:
    """Somebody does not take part after all; before the start only."""

    user_id: int


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """Somebody is there. Whoever joins after the check-in has begun is there as well."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Reminded:
    """Everybody was reminded this many seconds before the start."""

    before: int


@dataclass(frozen=True, slots=True)
class StartMoved:
    """The host moved the start of a night that has not begun, to a time in Unix seconds."""

    user_id: int
    starts_at: float


@dataclass(frozen=True, slots=True)
class TablePlaced:
    """From now on this table of every round stands in a channel; with None in none, as that one is gone."""

    table: int
    channel_id: int | None


@dataclass(frozen=True, slots=True)
class Announced:
    """A message that was due was posted, or nothing will be posted (``message_id`` None). ``what`` says which one."""

    what: str
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class NightBegun:
    """The draw: ``computers`` have the numbers after the people's, and ``order`` has everybody; where pairs stay
    together its first two are a pair, and so on, the strongest pair first in an elimination. ``schedule`` is the order
    in which the rounds of an individual night are played, if another than usual.
    """

    order: tuple[Entrant, ...]
    computers: tuple[str, ...]
    schedule: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Everybody sits down."""

    round: Round


@dataclass(frozen=True, slots=True)
class TableScored:
    """A table has finished its round; said again it corrects what was said before the end of the round. ``table_id``
    is where it was played, None if it was not; ``hands`` how many were played there, ``extra`` those of them that
    decided a level table. ``own`` are the shares of each seat's decisions that its person made (0 to 1).
    """

    table: int
    score: TableScore
    table_id: int | None = None
    hands: int | None = None
    extra: int = 0
    own: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The tables finish the hand under way. ``user_id`` is who ended the round, None for the clock."""

    user_id: int | None


@dataclass(frozen=True, slots=True)
class RoundExtended:
    """The host gave the round more hands, or more seconds if it goes by time."""

    user_id: int
    hands: int
    seconds: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All tables are done, and the standings are those after this round."""


@dataclass(frozen=True, slots=True)
class DroppedOut:
    """A computer plays for somebody from now on; ``by_id`` is who replaced them if they did not leave themselves."""

    user_id: int
    by_id: int | None = None


@dataclass(frozen=True, slots=True)
class CameBack:
    """Somebody for whom a computer plays takes their seat again, at the beginning of the next round."""

    user_id: int


@dataclass(frozen=True, slots=True)
class NightClosed:
    """The night is over. ``user_id`` asked for it, if somebody did; what a broken round brought does not count."""

    why: NightClosing
    user_id: int | None = None


NightFact = (
    NightOpened | Entered | Withdrew | CheckedIn | Reminded | NightBegun | RoundBegun | TableScored | TimeCalled
    | RoundExtended | RoundEnded | DroppedOut | CameBack | NightClosed | StartMoved | TablePlaced | Announced
)  # fmt: skip
