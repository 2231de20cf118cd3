"""What somebody may do to a record: each tampering by a name that tells it, and the line that is to be named for it."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.deals.games import PREVIOUS, sha

Lines = list[str]
Tampering = Callable[[Lines], int]
"""Changes the lines of a record in place; says which line (from 1) is to be named."""


def at(lines: Lines, start: str, number: int = 0) -> int:
    """The index of the ``number``-th line that begins so; -1 is the last."""
    return [index for index, line in enumerate(lines) if line.startswith(start)][number]


def starts_of(lines: Lines) -> list[int]:
    """Where the hands begin."""
    return [index for index, line in enumerate(lines) if line.startswith("hand ")]


def hand(lines: Lines, number: int) -> tuple[int, int]:
    """Where a hand begins and where the next one does; counted from 0."""
    first, after = [*starts_of(lines), len(lines)][number : number + 2]
    return first, after


def changed(start: str, number: int, pattern: str, new: str) -> Tampering:
    """A line in which something is put in another's place."""

    def tamper(lines: Lines) -> int:
        index = at(lines, start, number)
        before = lines[index]
        lines[index] = re.sub(pattern, new, before, count=1)
        assert lines[index] != before
        return index + 1

    return tamper


def dropped_line(start: str, number: int, named: str) -> Tampering:
    """A line that is missing; ``named`` begins the line that is named for it."""

    def tamper(lines: Lines) -> int:
        del lines[at(lines, start, number)]
        return at(lines, named, number) + 1

    return tamper


def named(start: str, number: int, tamper: Tampering) -> Tampering:
    """The same, which shows at another line: that of the pack which the changed texts do not give, or the like."""

    def tampered(lines: Lines) -> int:
        tamper(lines)
        return at(lines, start, number) + 1 if start else len(lines)

    return tampered


def dropped_hand(number: int) -> Tampering:
    """A hand is missing: the one that stands in its place is named, or the record's end."""

    def tamper(lines: Lines) -> int:
        start, stop = hand(lines, number)
        del lines[start:stop]
        return min(start + 1, len(lines))

    return tamper


def doubled_hand(number: int) -> Tampering:
    """A hand stands twice: its second commitment is named."""

    def tamper(lines: Lines) -> int:
        start, stop = hand(lines, number)
        lines[stop:stop] = lines[start:stop]
        return stop + 2

    return tamper


def swapped_hands(one: int, other: int) -> Tampering:
    """Two hands have changed places."""

    def tamper(lines: Lines) -> int:
        (start, stop), (second, end) = hand(lines, one), hand(lines, other)
        lines[start:end] = [*lines[second:end], *lines[stop:second], *lines[start:stop]]
        return start + 1

    return tamper


def swapped_lines(start: str, one: int, other: int) -> Tampering:
    """Two lines have changed places, or what they say after their first two words, for seats."""

    def tamper(lines: Lines) -> int:
        first, second = at(lines, start, one), at(lines, start, other)
        lines[first], lines[second] = lines[second], lines[first]
        if start == "seat":
            lines[first] = re.sub(r"^seat \d", f"seat {one + 1}", lines[first])
            lines[second] = re.sub(r"^seat \d", f"seat {other + 1}", lines[second])
        return first + 1

    return tamper


def renumbered(number: int) -> Tampering:
    """A hand is missing, and those after it are counted and dealt as if it had never been: its pack is another's."""

    def tamper(lines: Lines) -> int:
        start, stop = hand(lines, number)
        del lines[start:stop]
        starts = starts_of(lines)
        for later in range(number, len(starts)):
            dealer = int(lines[starts[later - 1]].split()[3]) % 4 + 1
            lines[starts[later]] = f"hand {later + 1} dealer {dealer}"
        return at(lines, "pack ", number) + 1

    return tamper


def cut_after(start: str, number: int) -> Tampering:
    """The record stops after this line."""

    def tamper(lines: Lines) -> int:
        del lines[at(lines, start, number) + 1 :]
        return len(lines)

    return tamper


def other_secret(number: int) -> Tampering:
    """A deal has another secret, with a commitment that fits it."""

    def tamper(lines: Lines) -> int:
        lines[at(lines, "reveal ", number)] = f"reveal {'ab' * 32}"
        lines[at(lines, "commit ", number)] = f"commit {sha('ab' * 32)}"
        return at(lines, "commit ", number) + 1

    return tamper


def nothing_revealed(lines: Lines) -> int:
    lines[:] = [line for line in lines if not line.startswith("reveal ")]
    return at(lines, "pack ") + 1


def nothing_sealed(lines: Lines) -> int:
    lines[:] = [line for line in lines if not line.startswith("commit ")]
    return at(lines, "pack ") + 1


def game_before(lines: Lines) -> int:
    lines.insert(at(lines, "hand "), PREVIOUS)
    return at(lines, "previous") + 1


def no_deals(lines: Lines) -> int:
    del lines[at(lines, "hand ") :]
    return len(lines)


def one_more_hand(lines: Lines) -> int:
    start, stop = hand(lines, 0)
    lines += lines[start:stop]
    return at(lines, "hand ", -1) + 1


def won_early(lines: Lines) -> int:
    lines[1] = "rules standard points=1"
    scored = next(index for index, line in enumerate(lines) if line.startswith("score ") and line != "score 0 0")
    return next(index for index in range(scored, len(lines)) if lines[index].startswith("hand ")) + 1


SEALED: dict[str, Tampering] = {
    "rules: more points": changed("rules", 0, "points=4", "points=5"),
    "rules: fewer points": changed("rules", 0, "points=4", "points=3"),
    "rules: the usual points": changed("rules", 0, " points=4", ""),
    "rules: an option that nobody needed": changed("rules", 0, "$", " mugs_away=yes"),
    "rules: an option of the bidding": changed("rules", 0, "$", " defend_alone=yes"),
    "rules: another draw": changed("rules", 0, "$", " first_dealer=high-card"),
    "rules: another preset": changed("rules", 0, "standard", "csl"),
    "rules: another pack": changed("rules", 0, "standard", "house"),
    "seats: two exchanged": swapped_lines("seat", 0, 1),
    "seats: the other two exchanged": swapped_lines("seat", 2, 3),
    "seats: partners exchanged": swapped_lines("seat", 0, 2),
    "seats: another name": changed("seat", 3, "Dan", "Eve"),
    "a game before it that was not": game_before,
    "the draw: another first dealer": changed("hand ", 0, r"dealer (\d)", r"dealer 9"),
    "a hand by another dealer": changed("hand ", 1, r"dealer \d", "dealer 9"),
    "the first hand dropped": dropped_hand(0),
    "the second hand dropped": dropped_hand(1),
    "the third hand dropped": dropped_hand(2),
    "the last hand dropped": cut_after("reveal ", -2),
    "the second hand dropped, the others renumbered": renumbered(1),
    "the first hand doubled": doubled_hand(0),
    "the second hand doubled": doubled_hand(1),
    "the first two hands swapped": swapped_hands(0, 1),
    "the second and third hands swapped": swapped_hands(1, 2),
    "one hand more than the game had": one_more_hand,
    "a hand's number": changed("hand ", 2, r"hand \d+", "hand 9"),
    "ends after a score": cut_after("score ", 1),
    "ends after a pack": cut_after("pack ", 1),
    "ends in the middle of a hand": cut_after("pack ", -1),
    "ends without a deal": no_deals,
    "the last secret is missing": dropped_line("reveal ", -1, "pack "),
    "a secret is missing": dropped_line("reveal ", 1, "pack "),
    "no secret is revealed: 0 of 4 deals": nothing_revealed,
    "nothing was sealed": nothing_sealed,
    "the first seal is missing": dropped_line("commit ", 0, "pack "),
    "a seal is missing": dropped_line("commit ", 2, "pack "),
    "the first seal": changed("reveal ", 0, "reveal (..)", "reveal 00"),
    "another seal shown later": named("reveal ", 0, changed("commit ", 0, "commit .*", "commit " + "0" * 64)),
    "a later seal: the chain breaks": changed("commit ", 1, "commit .*", "commit " + "0" * 64),
    "two seals exchanged": swapped_lines("commit ", 1, 2),
    "two secrets exchanged": swapped_lines("reveal ", 1, 2),
    "a deal with a secret of its own": other_secret(1),
    "the first deal with a secret of its own": named("pack ", 0, other_secret(0)),
    "the last deal with a secret of its own": other_secret(-1),
    "a longer secret": changed("reveal ", 1, r"reveal (\w+)", r"reveal \g<1>00"),
    "a shorter secret": changed("reveal ", 1, "reveal ..", "reveal "),
    "two cards exchanged": changed("pack ", 1, r"pack (\S+) (\S+)", r"pack \2 \1"),
    "the last two cards exchanged": changed("pack ", 0, r"(\S+) (\S+)$", r"\2 \1"),
    "two packs exchanged": swapped_lines("pack ", 0, 1),
    "a card missing": changed("pack ", 1, r" \S+$", ""),
    "a card twice": changed("pack ", 1, r"\S+ (\S+)$", r"\1 \1"),
    "a text more": named("pack ", 1, changed("reveal ", 1, "$", " 7")),
    "a press dropped": named("pack ", 1, changed("reveal ", 1, r" \d+$", "")),
    "another word": named("pack ", 2, changed("reveal ", 2, "rain", "snow")),
    "a word by another seat": named("pack ", 2, changed("reveal ", 2, "word 3", "word 1")),
    "a word dropped": named("pack ", 1, changed("reveal ", 1, ' "word[^"]*"', "")),
    "texts in another order": named("pack ", 1, changed("reveal ", 1, r'("word[^"]*") (\d+)', r"\2 \1")),
}
"""What is done to a game under one seal, by a name that tells it."""

SINGLE: dict[str, Tampering] = {
    name: SEALED[name]
    for name in (
        "the draw: another first dealer", "a hand by another dealer", "the first hand dropped",
        "the second hand dropped", "the first hand doubled", "the first two hands swapped",
        "one hand more than the game had",
        "the last hand dropped", "no secret is revealed: 0 of 4 deals", "nothing was sealed",
        "another seal shown later", "two cards exchanged", "a press dropped", "a secret is missing",
        "ends without a deal",
    )
} | {
    "rules: more points": named("", 0, SEALED["rules: more points"]),
    "rules: so few points that the game ends early": won_early,
    "rules: another pack": named("pack ", 0, SEALED["rules: another pack"]),
}  # fmt: skip
"""What is found in games from before there were chains, whose texts tell neither rules nor seats."""

FOLLOWING: dict[str, Tampering] = {
    "another game before it": changed("previous", 0, "dealer 2", "dealer 3"),
    "another winner before it": changed("previous", 0, "winners 1", "winners 2"),
    "no game before it": dropped_line("previous", 0, "hand "),
}
TABLE = [
    *(("sealed", name, tamper) for name, tamper in SEALED.items()),
    *(("single", name, tamper) for name, tamper in SINGLE.items()),
    *(("following", name, tamper) for name, tamper in FOLLOWING.items()),
]
