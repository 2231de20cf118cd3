"""How much a ranked game counts for ratings when much the same people have just played others. Pure.

People who play each other over and over could move their ratings as far as they like in an hour. So of the games within
a day that have all but one of their players in common, the second moves ratings half as far as it would by itself, the
third a third, and so on (docs/ratings.md).
"""

from __future__ import annotations

REPEAT_SECONDS = 24 * 60 * 60.0
"""For so long an earlier game is remembered against a later one."""


def same_company(players: int) -> int:
    """How many players of a game must have played an earlier one for that to be among the same people: all but one."""
    return max(2, players - 1)


def share_of(earlier: int) -> float:
    """The share of its full effect that a game has after so many others among the same people within a day.

    >>> [round(share_of(earlier), 2) for earlier in range(4)]
    [1.0, 0.5, 0.33, 0.25]
    """
    return 1 / (1 + earlier)
