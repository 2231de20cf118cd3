"""One line of a journal: what the store keeps of tables and tournaments alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal of a table or a tournament.

    ``seq`` counts from 1 without gaps within the journal; ``at`` is when it was decided; ``kind`` is a short word
    (``opened``, ``acted``, …); ``body`` is a JSON object as text.
    """

    seq: int
    at: float
    kind: str
    body: str
