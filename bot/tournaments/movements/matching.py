"""The largest number of meetings that can be held at once, if not everybody may meet everybody.

A maximum matching in a graph, by Edmonds' blossom algorithm; and the pairings that repeat no more than they must.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

NOBODY = -1

Graph = Sequence[Sequence[int]]
"""For each vertex, from 0, those it is joined to."""


def paired(ranked: Sequence[T], times: Callable[[T, T], int]) -> tuple[tuple[T, T], ...]:
    """All of them in twos, best with nearest, and as few as possible who have met before.

    ``times`` says how often two have met; of repeats that cannot be avoided the rarest are taken.
    """
    left, meetings = list(ranked), []
    while left:
        first, others = left[0], left[1:]
        most = fresh_meetings(left, times)
        others.sort(key=lambda other: times(first, other))  # a stable sort: the nearest stay in front
        for other in others:
            rest = [one for one in left[1:] if one != other]
            if (times(first, other) == 0) + fresh_meetings(rest, times) == most:
                meetings.append((first, other))
                left = rest
                break
    return tuple(meetings)


def fresh_meetings(ranked: Sequence[T], times: Callable[[T, T], int]) -> int:
    """How many of them can meet in twos at once without a repeat."""
    graph = [[place for place, other in enumerate(ranked) if other != one and times(one, other) == 0] for one in ranked]
    return sum(mate != NOBODY for mate in maximum_matching(graph)) // 2


def maximum_matching(graph: Graph) -> list[int]:
    """For each vertex its mate, or ``NOBODY``; no matching has more."""
    mates = [NOBODY] * len(graph)
    for vertex in range(len(graph)):
        if mates[vertex] == NOBODY:
            _Search(graph, mates).augment(vertex)
    return mates


class _Search:
    """A search for a path from one free vertex to another on which the matching can be turned over."""

    def __init__(self, graph: Graph, mates: list[int]) -> None:
        self.graph, self.mates = graph, mates
        self.parents = [NOBODY] * len(graph)
        self.bases = list(range(len(graph)))
        self.outer: deque[int] = deque()
        self.reached = [False] * len(graph)

    def augment(self, root: int) -> None:
        """Make the matching larger by one, if this vertex can be matched."""
        end = self._free_end(root)
        while end != NOBODY:
            before = self.parents[end]
            following = self.mates[before]
            self.mates[end], self.mates[before] = before, end
            end = following

    def _free_end(self, root: int) -> int:
        self._reach(root)
        while self.outer:
            here = self.outer.popleft()
            for there in self.graph[here]:
                if self.bases[here] == self.bases[there] or self.mates[here] == there:
                    continue
                mate = self.mates[there]
                if there == root or (mate != NOBODY and self.parents[mate] != NOBODY):
                    self._shrink(here, there)
                elif self.parents[there] == NOBODY:
                    self.parents[there] = here
                    if mate == NOBODY:
                        return there
                    self._reach(mate)
        return NOBODY

    def _reach(self, vertex: int) -> None:
        if not self.reached[vertex]:
            self.reached[vertex] = True
            self.outer.append(vertex)

    def _shrink(self, one: int, other: int) -> None:
        """An odd circle was closed: all of it counts as one vertex from now on."""
        base = self._common_base(one, other)
        circle = [False] * len(self.bases)
        self._mark(circle, one, base, other)
        self._mark(circle, other, base, one)
        for vertex in range(len(self.bases)):
            if circle[self.bases[vertex]]:
                self.bases[vertex] = base
                self._reach(vertex)

    def _mark(self, circle: list[bool], vertex: int, base: int, child: int) -> None:
        while self.bases[vertex] != base:
            mate = self.mates[vertex]
            circle[self.bases[vertex]] = circle[self.bases[mate]] = True
            self.parents[vertex] = child
            child, vertex = mate, self.parents[mate]

    def _common_base(self, one: int, other: int) -> int:
        seen = [False] * len(self.bases)
        while True:
            one = self.bases[one]
            seen[one] = True
            if self.mates[one] == NOBODY:
                break
            one = self.parents[self.mates[one]]
        while not seen[self.bases[other]]:
            other = self.parents[self.mates[self.bases[other]]]
        return self.bases[other]
