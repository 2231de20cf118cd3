"""The daily deal and the daily puzzle in words: a person's own result, boards, lines to share, and the proof of a deal.

Nobody is compared with others before they have finished. Only stored attempts are read. A puzzle names its players by
their seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, tzinfo

from bot.engine.acts import Act, parse_act
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.players.evaluation import Advice, percent
from bot.tables.model import Chair, Status
from bot.tables.preferences import HandOrder
from bot.tables.views import TableView
from bot.tournaments.daily.attempts import HANDS, DailyLine, MonthLine, OwnChoice, span_of_day
from bot.words.advice import outlook_words, reason_text
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.lines import (
    LONGEST_LISTED_NAME,
    ROWS,
    as_code,
    day_words,
    decimal_text,
    local_time_words,
    month_words,
    timestamp,
    with_sign,
)
from bot.words.names import safe_name, tell_people_apart
from bot.words.panel_text import panel_alt, panel_brief, panel_text
from bot.words.sheets import Cell, Heading, Line, Sheet, SheetPerson, earns_medal
from bot.words.table_text import trick_words
from bot.words.voice import Voice

_SQUARES = ((4, "🟪"), (2, "🟩"), (1, "🟦"), (0, "⬜"), (-1, "🟧"))  # the fewest points a hand needs for each square
_LOST, _UNPLAYED = "🟥", "⬛"


def squares(hands: Sequence[int]) -> str:
    """Return a square for the points of each of the five hands. The squares do not show how a hand was played."""
    emojis = (next((square for least, square in _SQUARES if points >= least), _LOST) for points in hands)
    return "".join(emojis) + _UNPLAYED * (HANDS - len(hands))


def progress_text(day: date, hand: int, points: int, texts: Texts, *, first: bool) -> str:
    """Return the line above a hand, with the ``points`` so far. If ``first``, add until when the deal can be played."""
    progress = texts("daily-progress", day=day_words(day, texts), hand=hand, hands=HANDS, points=with_sign(points))
    if not first:
        return f"-# {progress}"
    return f"-# {progress}\n-# " + texts("daily-begin", until=_end_of_day(day))


def result_text(
    day: date,
    hands: Sequence[int],
    line: DailyLine | None,
    players: int,
    days: int,
    texts: Texts,
    *,
    is_over: bool = False,
) -> str:
    """Return a person's own result with their streak of ``days``; without ``line``, the attempt is unfinished."""
    total = texts("daily-total", squares=squares(hands), points=with_sign(sum(hands)))
    heading = f"**{texts('daily-heading', day=day_words(day, texts))}**"
    lines = [heading, span_text(day, texts), total, legend_text(texts)]
    if line is None:
        return "\n".join([*lines, texts("daily-unfinished")])
    lines.append(place_text(line, players, texts))
    if days:
        lines.append(texts("daily-streak", days=days))
    if not is_over:
        lines.append("-# " + texts("daily-next", at=_end_of_day(day)))
    return "\n".join([*lines, texts("daily-review")])


def place_text(line: DailyLine, players: int, texts: Texts) -> str:
    """Return the reader's place among all players who have finished."""
    if line.percentile is None:
        return texts("daily-alone")
    percent = int(line.percentile)  # rounded up, second place among many would read as ahead of 100 percent
    key = "daily-place" if percent else "daily-place-alone"
    return texts(key, place=line.place, players=players, percent=percent)


def share_text(day: date, name: str, hands: Sequence[int], texts: Texts) -> str:
    """Return the line that a person posts in the channel. It reveals nothing about the deals."""
    marks, points = squares(hands), with_sign(sum(hands))
    line = texts("daily-share", name=safe_name(name), day=day_words(day, texts), squares=marks, points=points)
    return f"{line}\n{legend_text(texts)}"


def legend_text(texts: Texts) -> str:
    """Return a small line that says how many points each square stands for."""
    marks = [(square, with_sign(least)) for least, square in _SQUARES]
    (most, four), (some, two), *others = marks
    parts = [f"{most} {four} {texts('daily-or-more')}", f"{some} {two}, {with_sign(_SQUARES[0][0] - 1)}"]
    parts += [f"{square} {points}" for square, points in others]
    parts.append(f"{_LOST} {with_sign(_SQUARES[-1][0] - 1)} {texts('daily-or-less')}")
    return "-# " + " · ".join(parts)


def day_sheet(
    day: date, lines: Sequence[DailyLine], names: Mapping[int, str], players: int, texts: Texts, zone: tzinfo = UTC
) -> Sheet:
    """Return a server's board of a day, hand by hand. Places count all ``players``; times are in ``zone``."""
    apart = tell_people_apart(
        ((line.attempt.user_id, names[line.attempt.user_id]) for line in lines), LONGEST_LISTED_NAME
    )
    hands = (Heading(texts("button-daily-hand", hand=hand), short=str(hand)) for hand in range(1, HANDS + 1))
    headings = (*hands, Heading(texts("night-column-points")))
    shown = tuple(
        Line(
            (*(Cell(with_sign(points)) for points in line.attempt.points), Cell.strong(with_sign(line.attempt.total))),
            (SheetPerson(apart[line.attempt.user_id], line.attempt.user_id),),
            place=str(line.place),
            medal=earns_medal(line.place, players),
        )
        for line in lines[:ROWS]
    )
    ends = texts("daily-until", until=local_time_words(span_of_day(day)[1], zone, texts))
    return Sheet(texts("daily-heading", day=day_words(day, texts)), headings, shown, ends)


def board_notes(
    day: date,
    lines: Sequence[DailyLine],
    players: int,
    own: DailyLine | None,
    following: tuple[date, str],
    texts: Texts,
) -> str:
    """Return the notes below a day's board: its start and end, the reader's place, how many played, the next seal."""
    parts = [span_text(day, texts)] + ([] if lines else [texts("daily-board-empty")])
    if own is not None:
        parts.append(place_text(own, players, texts))
    if players > len(lines) > 0:
        parts.append("-# " + texts("daily-board-server", players=players))
    parts.append("-# " + texts("daily-seal", day=day_words(following[0], texts), seal=as_code(following[1])))
    return "\n".join(parts)


def month_sheet(month: str, lines: Sequence[MonthLine], names: Mapping[int, str], texts: Texts) -> Sheet:
    """Return a server's board of a month."""
    apart = tell_people_apart(((line.user_id, names[line.user_id]) for line in lines), LONGEST_LISTED_NAME)
    headings = (Heading(texts("duplicate-column-matchpoints")), Heading(texts("daily-column-days")))
    shown = tuple(
        Line(
            (Cell.strong(decimal_text(line.matchpoints, texts)), Cell(str(line.days))),
            (SheetPerson(apart[line.user_id], line.user_id),),
            place=str(line.place),
            medal=earns_medal(line.place, len(lines), earned=line.matchpoints > 0),
        )
        for line in lines[:ROWS]
    )
    return Sheet(texts("daily-month-heading", month=month_words(month, texts)), headings, shown)


def month_notes(month: str, lines: Sequence[MonthLine], texts: Texts) -> str:
    """Return what a month's board counts, or that it is empty."""
    return "-# " + texts("daily-month-about") if lines else texts("daily-month-empty", month=month_words(month, texts))


def others_text(view: SeatView, own: OwnChoice, others: Sequence[tuple[str, int]], texts: Texts) -> str:
    """Return how many people chose each act at the same decision. Acts in ``others`` are as records write them."""
    if not others:
        return texts("review-others-none")

    def label(act: str) -> str:
        return act_label(parse_act(act.split()), view, texts)

    parts = [texts("review-others-count", act=label(act), count=count) for act, count in others]
    return texts("review-others", act=label(own.act), choices=" · ".join(parts))


def verify_text(seals: Sequence[tuple[date, str]], secret: str | None, texts: Texts) -> str:
    """Return the seals of some days. For a finished day, add its last ``secret`` (hex) and how to check both."""
    return "\n".join(_verify_lines(seals, secret, texts))


def _verify_lines(seals: Sequence[tuple[date, str]], secret: str | None, texts: Texts) -> Iterator[str]:
    yield span_text(seals[0][0], texts)
    for day, seal in seals:
        yield texts("daily-seal", day=day_words(day, texts), seal=as_code(seal))
    if secret is None:
        yield texts("daily-seal-open")
        return
    yield texts("daily-secret", secret=as_code(secret))
    yield "-# " + texts("daily-verify-about")


def span_text(day: date, texts: Texts) -> str:
    """Return when a day's deal begins and ends. Discord shows the times in each reader's time zone."""
    first, last = (timestamp(at, "f") for at in span_of_day(day))
    return "-# " + texts("daily-span", since=first, until=last)


def _end_of_day(day: date) -> str:
    return timestamp(span_of_day(day)[1], "t")


# -- the puzzle of a day


def puzzle_table(view: SeatView, texts: Texts) -> TableView:
    """Return the table of a puzzle, without names."""
    rules = view.public.rules
    chairs = tuple(Chair(Seat(seat), texts("seat-number", seat=seat)) for seat in rules.seats)
    return TableView(rules, Status.PLAYING, chairs, view.public, tally=(0,) * rules.units)


def puzzle_text(
    day: date, view: SeatView, texts: Texts, order: HandOrder = HandOrder.TRUMP_FIRST, *, pictured: bool
) -> str:
    """Return an open puzzle: the question and the tricks, or without a picture everything that the seat sees."""
    table = puzzle_table(view, texts)
    position = panel_brief(table, view, texts) if pictured else panel_text(table, view, texts, order)
    begin = texts("puzzle-begin", seat=texts("seat-number", seat=view.seat), until=_end_of_day(day))
    return "\n".join([_puzzle_heading(day, texts), position, *_tricks_so_far(table, view, texts), f"-# {begin}"])


def position_text(view: SeatView, texts: Texts, order: HandOrder = HandOrder.TRUMP_FIRST) -> str:
    """Return everything that the seat of a puzzle saw, without the question."""
    table = puzzle_table(view, texts)
    _, *seen = panel_text(table, view, texts, order).splitlines()
    return "\n".join([*seen, *_tricks_so_far(table, view, texts)])


def _tricks_so_far(table: TableView, view: SeatView, texts: Texts) -> list[str]:
    voice = Voice.of(table, texts)
    return [
        texts("share-trick", number=number, plays=trick_words(view.public, trick.plays, voice, "took"))
        for number, trick in enumerate(view.public.tricks, 1)
    ]


def puzzle_alt(view: SeatView, texts: Texts, order: HandOrder = HandOrder.TRUMP_FIRST) -> str:
    """Return the alt text of a puzzle's picture."""
    return panel_alt(puzzle_table(view, texts), view, texts, order)


def solution_text(
    day: date, view: SeatView, chosen: Act, right: bool, advice: Advice, obvious: Act, taken: Act | None, texts: Texts
) -> str:
    """Return a puzzle's solution: right or wrong, why, each act's chance, the ``obvious`` act, the act ``taken``."""

    def label(act: Act) -> str:
        return act_label(act, view, texts)

    best, *others = sorted(advice.evaluations, key=lambda one: (-one.chance, one.act != advice.act))
    wrong = [one for one in others if one.chance < best.chance]
    key = "puzzle-right" if right else "puzzle-wrong"
    reason = reason_text(view, best, wrong, texts)
    outlook = texts("hint-if", reason=outlook_words(best, view.public.rules, texts))
    chances = [texts("puzzle-chance", act=label(one.act), chance=percent(one.chance)) for one in (best, *others)]
    lines = [_puzzle_heading(day, texts), texts(key, act=label(chosen), best=label(best.act)), reason, outlook]
    lines.append(texts("puzzle-chances", chances=" · ".join(chances)))
    lines.append(texts("puzzle-obvious", act=label(obvious)))
    if taken is not None:
        lines.append(texts("puzzle-taken", act=label(taken)))
    lines.append("-# " + texts("hint-seen", worlds=advice.worlds))
    return "\n".join(filter(None, lines))


def source_text(hand: int, source: int | date, texts: Texts) -> str:
    """Return where a puzzle's position comes from: a server's game by its number, or a daily deal by its day."""
    if isinstance(source, date):
        return "-# " + texts("puzzle-from-daily", hand=hand, day=day_words(source, texts))
    return "-# " + texts("puzzle-from-game", hand=hand, game=str(source))


def puzzle_end_text(day: date, streak: int, right: Sequence[bool] | None, texts: Texts) -> str:
    """Return the reader's streak, how many people here were ``right`` (``None``: the reader answered elsewhere), and
    when the next puzzle comes.
    """
    solvers = texts("puzzle-elsewhere")
    if right is not None:
        solvers = texts("puzzle-found", right=sum(right), players=len(right))
    following = "-# " + texts("puzzle-next", at=_end_of_day(day))
    return "\n".join([texts("daily-streak", days=streak), solvers, following])


def withdrawn_text(day: date, texts: Texts) -> str:
    """Return what an answered puzzle says after one of its players withdrew their permission to show it."""
    return f"{_puzzle_heading(day, texts)}\n{texts('puzzle-withdrawn')}"


def puzzle_share_text(day: date, name: str, right: bool, streak: int, texts: Texts) -> str:
    """Return the line that a person posts in the channel. It reveals nothing about the puzzle."""
    key = "puzzle-share-right" if right else "puzzle-share-wrong"
    line = texts(key, name=safe_name(name), day=day_words(day, texts))
    return f"{line} · {texts('daily-streak', days=streak)}"


def _puzzle_heading(day: date, texts: Texts) -> str:
    return f"**{texts('puzzle-heading', day=day_words(day, texts))}**"
