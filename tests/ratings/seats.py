"""Seats of finished games, as the rating tests need them."""

from __future__ import annotations

from bot.ratings.games import SeatResult


def seat(
    number: int, user_id: int | None, unit: int, score: int, *, won: bool = False, left: bool = False
) -> SeatResult:
    return SeatResult(number, user_id, f"Player {user_id}", unit, score, won, left)


def partners(
    *, left: tuple[int, ...] = (), winner: int = 1, players: tuple[int, ...] = (11, 12, 13, 14)
) -> tuple[SeatResult, ...]:
    """A partnership game, 10 to 6: players 11 and 13 are side 1, 12 and 14 side 2."""
    return tuple(
        seat(
            number,
            player,
            2 - number % 2,
            10 if 2 - number % 2 == winner else 6,
            won=2 - number % 2 == winner,
            left=player in left,
        )
        for number, player in enumerate(players, 1)
    )


def alone(*scores: int, left: tuple[int, ...] = ()) -> tuple[SeatResult, ...]:
    """A game of each for themselves; players 11, 12 … have these scores, the best has won."""
    return tuple(
        seat(number, 10 + number, number, score, won=score == max(scores), left=10 + number in left)
        for number, score in enumerate(scores, 1)
    )
