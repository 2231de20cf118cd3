"""Leaderboards, statistics and histories in words, readable on a phone; nobody is mentioned, every name is made safe.

Sees what ``bot.ratings`` tells and nothing else. Numbers that are names (ratings, games) are never grouped.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from bot.engine.presets import PRESETS
from bot.ratings.boards import IDLE_SECONDS, LEAST_GAMES, Absence, BoardRow, Leaderboard, Measure
from bot.ratings.games import GameLine, GamePage, SeatLine
from bot.ratings.periods import Scope
from bot.ratings.players import Comparison, FamilyStanding, FamilyTotals, PlayerStatistics
from bot.render.text.catalogue import Texts
from bot.render.text.names import safe_name
from bot.render.text.rules_page import game_title
from bot.render.text.table import fitted

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
LONGEST = 3500
_DAY = 86_400
_NAME = 18
"""Characters of a name in a line of a list, so that the line fits on a phone."""


# -- leaderboards


def board_text(board: Leaderboard, scope: Scope, texts: Texts) -> str:
    """One page of a board and, under it, the place of the one who asked."""
    asked = board.question
    heading = texts(
        "board-heading",
        measure=texts(f"measure-{asked.measure}"),
        family=texts(f"family-{asked.family}"),
        scope=texts(f"scope-{scope}"),
    )
    lines = [f"**{heading}**", *(_row(row, asked.measure, texts) for row in board.rows)]
    if not board.rows:
        least = LEAST_GAMES.get(asked.measure, 1)
        lines.append(texts("board-empty") if least == 1 else texts("board-empty-averages", least=least))
    elif board.players > len(board.rows):
        first, last = asked.offset + 1, asked.offset + len(board.rows)
        lines.append("-# " + texts("board-players", first=first, last=last, players=board.players))
    if board.rows or board.own is not None:
        lines.append(_own(board, texts))
    return fitted(lines, LONGEST)


def _row(row: BoardRow, measure: Measure, texts: Texts) -> str:
    number = row.place or 0
    place = MEDALS.get(number) or f"**{texts('board-place', place=number)}**"
    name = f"**{safe_name(row.name, longest=_NAME)}**" if number in MEDALS else safe_name(row.name, longest=_NAME)
    return texts("board-row", place=place, name=name, value=value_text(row, measure, texts), games=row.games)


def value_text(row: BoardRow, measure: Measure, texts: Texts) -> str:
    """What a board is ordered by, as people read it."""
    match measure:
        case Measure.RATING:
            return str(row.rating.points)
        case Measure.WIN_RATE:
            return percent(row.value, texts)
        case Measure.POINTS_PER_HAND:
            return texts("board-decimal", number=row.value)
        case _:
            return str(round(row.value))


def percent(share: float | None, texts: Texts) -> str:
    """A share of one in whole percents; a dash where there is none."""
    return "–" if share is None else texts("board-percent", percent=round(100 * share))


def _own(board: Leaderboard, texts: Texts) -> str:
    own, measure = board.own, board.question.measure
    if own is None:
        return texts("own-none")
    if own.place is not None:
        value, name = value_text(own, measure, texts), safe_name(own.name, longest=_NAME)
        return texts("own-place", name=name, place=str(own.place), players=board.players, value=value)
    if own.absence is Absence.TOO_FEW_GAMES:
        return texts("own-too-few-games", games=own.games, least=LEAST_GAMES.get(measure, 1))
    return texts("own-idle", days=int(IDLE_SECONDS // _DAY))


# -- one player


def stats_text(player: PlayerStatistics, texts: Texts) -> str:
    """All about one player."""
    lines = [f"**{safe_name(player.name)}**"]
    lines += [line for standing in player.families for line in _ratings(standing, texts)]
    if player.streak:
        lines.append(texts("stats-streak-won" if player.streak > 0 else "stats-streak-lost", count=abs(player.streak)))
    for key, tally in (("stats-ranked", player.ranked), ("stats-friendly", player.friendly)):
        if tally.games:
            lines += [f"__{texts(key)}__", *_tally(tally, texts)]
    lines += _company(player, texts)
    return fitted(lines, LONGEST)


def _ratings(standing: FamilyStanding, texts: Texts) -> Iterator[str]:
    if standing.rating is None:
        return
    family, points = texts(f"family-{standing.family}"), f"**{standing.rating.points}**"
    if standing.season_rating is None:
        yield texts("stats-rating-only", family=family, rating=points)
    else:
        yield texts("stats-rating", family=family, rating=points, season=str(standing.season_rating.points))


def _tally(tally: FamilyTotals, texts: Texts) -> Iterator[str]:
    yield texts("stats-games", games=tally.games, wins=tally.wins, rate=percent(tally.win_rate, texts))
    yield texts("stats-hands", called=tally.called, made=tally.made, euchred=tally.euchred)
    yield texts("stats-marches", marches=tally.marches, tried=tally.lone_tried, made=tally.lone_made)
    per_hand = tally.points_per_hand
    points = "–" if per_hand is None else texts("board-decimal", number=per_hand)
    yield texts("stats-defence", euchres=tally.euchres_made, points=points)


def _company(player: PlayerStatistics, texts: Texts) -> Iterator[str]:
    best, nemesis = player.best_partner, player.nemesis
    if best is not None:
        yield texts("stats-partner", name=safe_name(best.name), won=best.won, games=best.games)
    if nemesis is not None:
        yield texts("stats-nemesis", name=safe_name(nemesis.name), lost=nemesis.lost, games=nemesis.games)


# -- two players


def compare_text(two: Comparison, texts: Texts) -> str:
    """Two players side by side, then what happened when they met."""
    first, second = safe_name(two.first.name), safe_name(two.second.name)
    lines = [f"**{texts('compare-heading', first=first, second=second)}**"]
    pairs = zip(_compared(two.first, texts), _compared(two.second, texts), strict=True)
    for (key, left), (_, right) in pairs:
        lines.append(texts("compare-row", what=texts(key), first=left, second=right))
    against, together = two.against, two.together
    if against.games:
        values = {"games": against.games, "won": against.won, "lost": against.lost}
        lines.append(texts("compare-against", first=first, second=second, **values))
    if together.games:
        lines.append(texts("compare-together", games=together.games, won=together.won))
    if not against.games and not together.games:
        lines.append(texts("compare-never"))
    return fitted(lines, LONGEST)


def _compared(player: PlayerStatistics, texts: Texts) -> Iterator[tuple[str, str]]:
    tally = player.ranked
    rated = [standing for standing in player.families if standing.rating is not None]
    latest = max(rated, key=lambda standing: standing.last_at or 0.0, default=None)
    yield "compare-rating", "–" if latest is None or latest.rating is None else str(latest.rating.points)
    yield "compare-games", str(tally.games)
    yield "compare-rate", percent(tally.win_rate, texts)
    yield "compare-made", f"{tally.made}/{tally.called}"
    yield "compare-lone", f"{tally.lone_made}/{tally.lone_tried}"


# -- finished games


def history_text(
    page: GamePage,
    name: str | None,
    texts: Texts,
    *,
    preset: str | None = None,
    days: tuple[date | None, date | None] = (None, None),
    ranked: bool | None = None,
) -> str:
    """Some finished games; ``name`` is the player whose games they are, the rest says which ones were asked for."""
    heading = texts("history-heading") if name is None else texts("history-heading-of", name=safe_name(name))
    lines = [f"**{heading}**"]
    asked = [] if preset is None else [_title(preset, texts)]
    asked += [texts(f"history-{word}", day=str(day)) for word, day in zip(("since", "until"), days, strict=True) if day]
    if ranked is not None:
        asked.append(texts("history-only-ranked" if ranked else "history-only-friendly"))
    if asked:
        lines.append("-# " + " · ".join(asked))
    for game in page.games:
        lines += [_game(game, texts), "-# " + _result(game, texts)]
    if page.games:
        lines.append("-# " + texts("history-hint"))
    else:
        lines.append(texts("history-empty" if name is None and not asked else "history-none-fits"))
    return fitted(lines, LONGEST)


def _game(game: GameLine, texts: Texts) -> str:
    when = f"<t:{int(game.ended_at)}:R>"
    row = texts("history-row", game=f"**{game.game_id}**", when=when, title=_title(game.preset, texts))
    return row if game.ranked else texts("history-friendly", row=row)


def _title(preset: str, texts: Texts) -> str:
    """What a game is called, in short; one that is not played any more goes by its stored name."""
    return game_title(preset, texts).partition(" (")[0] if preset in PRESETS else preset


def _seated(seat: SeatLine, texts: Texts) -> str:
    """A player's name; a computer's is marked."""
    name = safe_name(seat.name, texts("nameless", seat=seat.seat), longest=_NAME)
    return texts("computer-name", name=name) if seat.computer else name


def _result(game: GameLine, texts: Texts) -> str:
    """Every side with its score, the winners in bold."""
    mark = f" {texts('pair-mark')} "
    parts = []
    for unit in sorted({seat.unit for seat in game.seats}):
        seats = [seat for seat in game.seats if seat.unit == unit]
        names = mark.join(_seated(seat, texts) for seat in seats)
        score = str(seats[0].score).replace("-", "−")
        words = texts("score-of", unit=names, score=score)
        parts.append(f"**{words}**" if any(seat.won for seat in seats) else words)
    return " · ".join(parts)
