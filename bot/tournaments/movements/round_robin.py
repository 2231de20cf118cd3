"""Fixed pairs, every pair against every other one: the circle method.

One pair stays while all the others move one place around it, and each meets whoever sits across.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.movements.rounds import Round, Side, seated


def round_robin(pairs: Sequence[Side], number: int) -> Round:
    """Round ``number``; after everybody has met everybody it begins anew with the sides changed.

    ``ValueError`` for an odd number of pairs: a pair of computers makes it even.
    """
    if len(pairs) % 2:
        raise ValueError(f"{len(pairs)} pairs cannot all play")
    lap, shift = divmod(number - 1, len(pairs) - 1)
    moving = (*pairs[1 + shift :], *pairs[1 : 1 + shift])
    circle = (pairs[0], *moving)
    half = len(circle) // 2
    meetings = zip(circle[:half], reversed(circle[half:]), strict=True)
    return seated(number, ((even, odd) if lap % 2 else (odd, even) for odd, even in meetings))
