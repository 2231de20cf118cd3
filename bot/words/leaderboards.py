"""Leaderboards, statistics, histories and leagues in words, readable on a phone. Names are safe and mention nobody.

All figures come from ``bot.ratings`` and from leagues. Ratings and game numbers have no thousands separators.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, tzinfo
from typing import NamedTuple

from bot.engine.presets import PRESETS
from bot.ratings.boards import (
    LEAST_GAMES,
    LEAST_PLAYERS,
    POINTS_FOR_PLAYING,
    POINTS_FOR_WINNING,
    Absence,
    BoardRow,
    Leaderboard,
    Measure,
    Scope,
)
from bot.ratings.games import SETTLED_GAMES, Ending, Family, GameLine, GamePage, Rating, SeatLine
from bot.ratings.players import Comparison, FamilyStanding, FamilyTotals, PlayerStatistics
from bot.tournaments.leagues import Finished, League, LeagueKind, OwnHands
from bot.words.catalogue import Texts
from bot.words.lines import (
    LONGEST_CHOICE,
    LONGEST_LISTED_NAME,
    LONGEST_PAGE,
    cut_lines,
    day_words,
    decimal_text,
    join_partners,
    list_words,
    time_ago,
    with_minus,
)
from bot.words.names import plain_name, safe_name, tell_apart, tell_people_apart
from bot.words.rules_page import game_title
from bot.words.sheets import Cell, Heading, Ink, Line, Sheet, SheetPerson, earns_medal

MOST_TITLES = 6
_PER_GAME = (Measure.EUCHRES_MADE, Measure.EUCHRES_SUFFERED, Measure.LONE_MARCHES, Measure.SHARPEST_EYE)
"""Boards of counts that also show a rate for each game."""
RATED = (Measure.RATING, Measure.PARTNERSHIPS)
"""Boards sorted by rating."""


# -- leaderboards


def board_span(board: Leaderboard, scope: Scope | str, texts: Texts) -> str:
    """Return which games a board counts. ``scope`` may be a past season; a week is named by its first day."""
    if board.question.measure is Measure.WEEK:
        return texts("board-week-span", since=scope)
    return texts(
        "board-span",
        family=texts(f"family-{board.question.family}"),
        scope=texts(f"scope-{scope}") if isinstance(scope, Scope) else texts("scope-past", season=scope),
    )


def board_sheet(board: Leaderboard, scope: Scope | str, texts: Texts) -> Sheet:
    """Return one page of a leaderboard; ``scope`` is as in ``board_span``."""
    measure = board.question.measure
    names = board_names(board)
    value = "column-rating" if measure in RATED else f"column-{measure}"
    rate = "column-per-game" if measure in _PER_GAME else "column-won"
    if measure is Measure.WIN_RATE:
        rate = "column-wins"
    headings = (Heading(texts(value)), Heading(texts("column-games")), Heading(texts(rate)))
    lines = tuple(
        Line(
            (
                Cell.strong(value_text(row, measure, texts) if row.place is not None else texts("board-new")),
                Cell(str(row.games)),
                Cell(_rate(row, measure, texts)),
            ),
            tuple(
                SheetPerson(names[user_id], user_id) for user_id in (row.user_id, row.partner_id) if user_id is not None
            ),
            place=str(row.place or ""),
            medal=earns_medal(row.place, board.players, earned=measure.is_praise and row.value > 0),
        )
        for row in board.rows
    )
    return Sheet(texts(f"measure-{measure}"), headings, lines, board_span(board, scope, texts))


def _rate(row: BoardRow, measure: Measure, texts: Texts) -> str:
    if measure in _PER_GAME:
        return decimal_text(row.value / max(1, row.games), texts)
    if measure is Measure.WIN_RATE:
        return str(row.wins)
    return percent_text(row.wins / max(1, row.games), texts)


def board_notes(board: Leaderboard, texts: Texts) -> str:
    """Return the notes below a page: how its rating works, which lines it shows, the reader's own place."""
    return "\n".join(_board_notes(board, texts))


def _board_notes(board: Leaderboard, texts: Texts) -> Iterator[str]:
    question = board.question
    least = LEAST_GAMES.get(question.measure, 1)
    yield from ("-# " + line for line in explain_rating(board, texts))
    is_week = question.measure is Measure.WEEK
    if is_week:
        both = POINTS_FOR_PLAYING + POINTS_FOR_WINNING
        yield "-# " + texts("board-week-about", played=str(round(POINTS_FOR_PLAYING)), won=str(round(both)))
    if not board.rows and is_week:
        yield texts("board-week-empty")
    elif not board.rows:
        is_open = least == 1 or question.measure is Measure.RATING
        yield texts("board-empty") if is_open else texts("board-empty-averages", least=least)
    elif board.length > len(board.rows):
        first, last = question.offset + 1, question.offset + len(board.rows)
        yield "-# " + texts("board-players", first=first, last=last, players=board.length)
    if board.rows or board.own is not None:
        yield _own(board, texts)


def champion_names(board: Leaderboard) -> list[str]:
    """Return the safe names of everybody in first place."""
    names = board_names(board)
    return [safe_name(names[row.user_id], longest=LONGEST_LISTED_NAME) for row in board.rows if row.place == 1]


def explain_rating(board: Leaderboard, texts: Texts) -> Iterator[str]:
    """Yield how a number on the board follows from a rating, with its first placed row, and what "new" means."""
    placed = next((row for row in board.rows if row.place is not None), None)
    if placed is not None and board.question.measure in RATED:
        rating = rating_text(placed.rating, texts)
        yield texts("board-rating-explained", rating=rating, counts=str(round(placed.value)))
    if any(row.place is None for row in board.rows):
        yield texts("board-new-about", new=texts("board-new"), least=SETTLED_GAMES)


def board_names(board: Leaderboard) -> dict[int, str]:
    """Return the distinct names of everybody on a page and of the reader, by user id."""
    rows = [*board.rows, *([] if board.own is None else [board.own])]
    people = [person for row in rows for person in ((row.user_id, row.name), (row.partner_id, row.partner))]
    return tell_people_apart(
        ((user_id, name) for user_id, name in people if user_id is not None and name), LONGEST_LISTED_NAME
    )


def _names(row: BoardRow, names: Mapping[int, str], texts: Texts) -> str:
    name = safe_name(names.get(row.user_id, ""), longest=LONGEST_LISTED_NAME)
    if row.partner_id is None:
        return name
    return join_partners((name, safe_name(names.get(row.partner_id, ""), longest=LONGEST_LISTED_NAME)), texts)


def rating_text(rating: Rating, texts: Texts) -> str:
    """Return a rating with its uncertainty: "1035 ± 90"."""
    return texts("rating-value", points=str(rating.points), deviation=str(rating.deviation))


def value_text(row: BoardRow, measure: Measure, texts: Texts) -> str:
    """Return the value by which a board is sorted, as text."""
    match measure:
        case Measure.WIN_RATE:
            return percent_text(row.value, texts)
        case Measure.POINTS_PER_HAND:
            return decimal_text(row.value, texts)
        case _:
            return str(round(row.value))


def percent_text(share: float | None, texts: Texts) -> str:
    """Return a share of 1 in whole percents; a dash for ``None``."""
    return "–" if share is None else texts("board-percent", percent=round(100 * share))


def week_text(board: Leaderboard, texts: Texts) -> str:
    """Return a person's line of a week's board: games, hands, points and place."""
    own = board.own
    if own is None:
        return texts("own-week-none")
    return texts(
        "own-week",
        games=own.games,
        hands=own.hands,
        value=round(own.value),
        place=str(own.place),
        players=board.players,
    )


def _own(board: Leaderboard, texts: Texts) -> str:
    own, measure = board.own, board.question.measure
    if own is None:
        return texts("own-none")
    if own.place is not None:
        value, name = value_text(own, measure, texts), _names(own, board_names(board), texts)
        return texts("own-place", name=name, place=str(own.place), players=board.players, value=value)
    if own.absence is Absence.TOO_FEW_GAMES:
        few = texts("own-too-few-games", games=own.games, least=LEAST_GAMES.get(measure, 1))
        provisional = texts("own-provisional", rating=rating_text(own.rating, texts))
        return f"{few} {provisional}" if measure is Measure.RATING else few
    return texts("own-caught-nobody")


# -- one player


def stats_notes(player: PlayerStatistics, texts: Texts, *, own: bool = False) -> str:
    """Return the words beside a player's statistics. Only the player (``own``) sees a provisional rating."""
    names = stats_names(player)
    titles = " · ".join(f"{title.season} {texts(f'family-{title.family}')}" for title in player.titles[:MOST_TITLES])
    lines = [texts("stats-champion", titles=titles)] if titles else []
    lines += [*_streak(player, texts), *_company(player, names, texts)]
    lines += ["-# " + line for standing in player.families for line in _ratings(standing, own, texts)]
    for key in ("ranked", "friendly"):
        tally: FamilyTotals = getattr(player, key)
        if tally.games:
            families = {standing.family: getattr(standing, key) for standing in player.families}
            words = filter(None, (*_tally(tally, texts), _points_per_hand(families, texts)))
            lines.append("-# " + " · ".join([texts(f"stats-{key}"), *words]))
    return cut_lines(lines, LONGEST_PAGE)


def _streak(player: PlayerStatistics, texts: Texts) -> Iterator[str]:
    if player.streak:
        yield texts("stats-streak-won" if player.streak > 0 else "stats-streak-lost", count=abs(player.streak))


def _ratings(standing: FamilyStanding, own: bool, texts: Texts) -> Iterator[str]:
    if standing.rating is None:
        return
    family, rating, season = texts(f"family-{standing.family}"), standing.rating, standing.season_rating
    if not standing.settled:
        words = rating_text(rating, texts) if own else "–"
        yield texts("stats-provisional", family=family, rating=words, games=standing.ranked.games, least=SETTLED_GAMES)
    elif season is None or standing.season.games < SETTLED_GAMES:
        yield texts("stats-rating-only", family=family, rating=f"**{rating_text(rating, texts)}**")
    else:
        words = f"**{rating_text(rating, texts)}**"
        yield texts("stats-rating", family=family, rating=words, season=rating_text(season, texts))


def _tally(tally: FamilyTotals, texts: Texts) -> Iterator[str]:
    yield texts("stats-games", games=tally.games, wins=tally.wins, rate=percent_text(tally.win_rate, texts))
    yield texts("stats-hands", called=tally.called, made=tally.made, euchred=tally.euchred)
    yield texts("stats-marches", marches=tally.marches, tried=tally.lone_tried, made=tally.lone_made)
    yield texts("stats-defence", euchres=tally.euchres_made)
    if tally.claims_true or tally.claims_false:
        claims = tally.claims_true + tally.claims_false
        yield texts("stats-claims", caught=tally.reneges_caught, claims=claims, upheld=tally.claims_true)


class Share(NamedTuple):
    """How often a person succeeded (``done``) among ``tried``; ``key`` names the figure. A rate is per hundred."""

    key: str
    done: int
    tried: int
    is_rate: bool = False

    def percent(self, texts: Texts) -> str:
        """Return the share in whole percents, or a rate as a number. A dash if nothing was tried."""
        if not self.tried:
            return "–"
        if self.is_rate:
            return str(round(100 * self.done / self.tried))
        return percent_text(self.done / self.tried, texts)

    def counts(self, texts: Texts) -> str:
        """Return both numbers in words: "3 of 5"."""
        return texts("card-of", done=self.done, tried=self.tried)

    @property
    def value(self) -> float:
        """The share of 1, for comparing players; -1 if nothing was tried."""
        return self.done / self.tried if self.tried else -1.0


def shares_of(tally: FamilyTotals) -> tuple[Share, ...]:
    """Return the figures on a player's card: games won, calls made, loners made, and euchres per hundred hands."""
    return (
        Share("card-won", tally.wins, tally.games),
        Share("card-made", tally.made, tally.called),
        Share("card-loners", tally.lone_made, tally.lone_tried),
        Share("card-euchres", tally.euchres_made, tally.hands, is_rate=True),
    )


def _points_per_hand(families: Mapping[Family, FamilyTotals], texts: Texts) -> str:
    parts = [
        texts("stats-points-of", family=texts(f"family-{family}"), points=decimal_text(per_hand, texts))
        for family, tally in families.items()
        if (per_hand := tally.points_per_hand) is not None
    ]
    return texts("stats-points", families=" · ".join(parts)) if parts else ""


def stats_names(player: PlayerStatistics) -> dict[int, str]:
    """Return the distinct names of a player and of the people named with them, by user id."""
    company = [(one.user_id, one.name) for one in (player.best_partner, player.nemesis) if one is not None]
    return tell_people_apart([*company, (player.user_id, player.name)])


def _company(player: PlayerStatistics, names: Mapping[int, str], texts: Texts) -> Iterator[str]:
    best, nemesis = player.best_partner, player.nemesis
    if best is not None:
        yield texts("stats-partner", name=safe_name(names[best.user_id]), won=best.won, games=best.games)
    if nemesis is not None:
        yield texts("stats-nemesis", name=safe_name(names[nemesis.user_id]), lost=nemesis.lost, games=nemesis.games)


# -- two players


def compare_sheet(two: Comparison, texts: Texts) -> Sheet:
    """Return two players, a column each, with the better value in gold."""
    names = tell_people_apart((one.user_id, one.name) for one in (two.first, two.second))
    people = [SheetPerson(names[one.user_id], one.user_id) for one in (two.first, two.second)]
    lines = [*_rating_lines(two, texts)]
    tallies = [one.ranked for one in (two.first, two.second)]
    games = [tally.games for tally in tallies]
    lines.append(_versus(texts("compare-games"), [(float(count), str(count)) for count in games], praise=False))
    for one, other in zip(*map(shares_of, tallies), strict=True):
        told = [f"{share.percent(texts)} ({share.counts(texts)})" for share in (one, other)]
        lines.append(_versus(texts(one.key), [(share.value, share.percent(texts)) for share in (one, other)], told))
    against = two.against
    if against.games:
        won = [(float(count), str(count)) for count in (against.won, against.lost)]
        lines.append(_versus(texts("card-against"), won))
    return Sheet(texts("compare-title"), tuple(Heading(one.name, one) for one in people), tuple(lines))


def _rating_lines(two: Comparison, texts: Texts) -> Iterator[Line]:
    """Yield both ratings for each family that both play. Provisional ratings stay private."""
    for family in Family:
        both = [
            standing
            for player in (two.first, two.second)
            for standing in player.families
            if standing.family is family and standing.rating is not None
        ]
        if len(both) == 2:
            shown = [
                (float(one.rating.points), rating_text(one.rating, texts))
                if one.rating and one.settled
                else (-1.0, "–")
                for one in both
            ]
            yield _versus(texts("compare-rating", family=texts(f"family-short-{family}")), shown)


def _versus(label: str, both: list[tuple[float, str]], told: Sequence[str] = ("", ""), *, praise: bool = True) -> Line:
    """Return a line of two values. If ``praise``, the higher is gold. A negative value is unknown."""
    values = [value for value, _ in both]
    is_won = praise and min(values) >= 0 and len(set(values)) > 1
    cells = (
        Cell(words, Ink.BEST if is_won and value == max(values) else Ink.STRONG, more)
        for (value, words), more in zip(both, told, strict=True)
    )
    return Line(tuple(cells), label=label)


def compare_notes(two: Comparison, texts: Texts) -> str:
    """Return how two players did against each other and as partners."""
    lines = []
    names = tell_people_apart((one.user_id, one.name) for one in (two.first, two.second))
    first, second = safe_name(names[two.first.user_id]), safe_name(names[two.second.user_id])
    against, together = two.against, two.together
    if against.games:
        values = {"games": against.games, "won": against.won, "lost": against.lost}
        sentence = texts("compare-against", first=first, second=second, **values)
        others = against.games - against.won - against.lost
        lines.append(sentence + (" " + texts("compare-others", count=others) if others else ""))
    if together.games:
        lines.append(texts("compare-together", games=together.games, won=together.won))
    return "\n".join(lines) or texts("compare-never")


# -- finished games


def history_text(
    page: GamePage,
    name: str | None,
    texts: Texts,
    *,
    preset: str | None = None,
    days: tuple[date | None, date | None] = (None, None),
    zone: tzinfo = UTC,
    ranked: bool | None = None,
    contests: Sequence[ContestLine] = (),
) -> str:
    """Return finished games, then ``contests`` under a heading of their own. The heading names the player (``name``),
    the preset and the ``days`` that the list is limited to.
    """
    heading = texts("history-heading") if name is None else texts("history-heading-of", name=safe_name(name))
    lines = [f"**{heading}**"]
    filters = [] if preset is None else [preset_title(preset, texts)]
    filters += [
        texts(f"history-{word}", day=day_words(day, texts))
        for word, day in zip(("since", "until"), days, strict=True)
        if day
    ]
    if any(days):
        filters.append(str(zone))
    if ranked is not None:
        filters.append(texts("history-only-ranked" if ranked else "history-only-friendly"))
    if filters:
        lines.append("-# " + " · ".join(filters))
    for game in page.games:
        lines += [_game(game, texts), "-# " + _result(game, texts)]
    if page.games:
        lines.append("-# " + texts("history-hint"))
    else:
        lines.append(texts("history-empty" if name is None and not filters else "history-none-fits"))
    if contests:
        lines += [f"__{texts('contests-heading')}__", *(contest_text(line, texts) for line in contests)]
    return cut_lines(lines, LONGEST_PAGE)


# -- nights and matches


@dataclass(frozen=True, slots=True)
class ContestLine:
    """A finished night or match in ``/history``, as one person played it; if ``user_id`` is ``None``, as a whole."""

    contest: Finished
    user_id: int | None = None

    @property
    def own(self) -> OwnHands | None:
        """What the person played in it, or ``None``."""
        return next((one for one in self.contest.own if one.user_id == self.user_id), None)

    def is_within(self, since: float, until: float) -> bool:
        """Return whether it ended at or after ``since`` and before ``until`` (Unix seconds), and the person played."""
        at = 0.0 if self.contest.event is None else self.contest.event.at
        played = self.user_id is None or self.own is not None
        return played and since <= at < until


def contest_text(line: ContestLine, texts: Texts) -> str:
    """Return a night or match as a line: which one, when, and who won it or what the person played in it."""
    contest, own = line.contest, line.own
    at = 0.0 if contest.event is None else contest.event.at
    words = texts(
        f"contest-{contest.kind}",
        number=str(contest.number),
        name=safe_name(contest.title) if contest.title else "",
        **time_ago(at),
    )
    if own is not None:
        parts = [words, texts("contest-hands", hands=own.hands, won=own.won)]
        parts += [] if own.place is None else [texts("contest-place", place=texts("board-place", place=own.place))]
        return " · ".join(parts)
    winners = () if contest.event is None else contest.event.winners
    named = tell_people_apart(((who, contest.names.get(who, "")) for who in winners if who > 0), LONGEST_LISTED_NAME)
    names = ", ".join(safe_name(name, longest=LONGEST_LISTED_NAME) for name in named.values())
    return f"{words} · 🏆 {names}" if names else words


def contest_stats(contests: Sequence[Finished], user_id: int, texts: Texts) -> str:
    """Return what a person has played in nights and matches, under a heading; empty if nothing."""
    played = [(one, own) for one in contests for own in one.own if own.user_id == user_id]
    if not played:
        return ""
    hands, won = sum(own.hands for _, own in played), sum(own.won for _, own in played)
    nights = [one for one, _ in played if one.kind is LeagueKind.NIGHTS]
    matches = [one for one, _ in played if one.kind is LeagueKind.MATCHES]
    first = [sum(one.event is not None and user_id in one.event.winners for one in kind) for kind in (nights, matches)]
    lines = [
        f"__{texts('contests-heading')}__",
        texts("contest-stats", nights=len(nights), first=first[0], matches=len(matches), won=first[1]),
        texts("contest-stats-hands", hands=hands, won=won, rate=percent_text(won / hands if hands else None, texts)),
    ]
    if nights:
        loners, euchres = sum(own.loners for _, own in played), sum(own.euchres for _, own in played)
        lines.append(texts("contest-stats-nights", loners=loners, euchres=euchres))
    return "\n".join(lines)


def game_choice(game: GameLine, texts: Texts) -> tuple[str, str]:
    """Return a game as an option of a menu: its number, and who played."""
    title = texts("history-choice", game=str(game.game_id), title=preset_title(game.preset, texts))
    return title, ", ".join(plain_name(seat.name) for seat in game.seats)[:LONGEST_CHOICE]


def _game(game: GameLine, texts: Texts) -> str:
    title = preset_title(game.preset, texts)
    row = texts("history-row", game=f"**{game.game_id}**", title=title, **time_ago(game.ended_at))
    if game.ending is not Ending.PLAYED:
        return texts(f"history-{game.ending}", row=row)
    return row if game.ranked else texts("history-friendly", row=row)


def preset_title(preset: str, texts: Texts) -> str:
    """Return a game's short title. A game that is no longer offered has its stored name."""
    return game_title(preset, texts).partition(" (")[0] if preset in PRESETS else preset


def _seat_name(seat: SeatLine, texts: Texts) -> str:
    name = safe_name(seat.name, texts("nameless", seat=seat.seat), longest=LONGEST_LISTED_NAME)
    if seat.left:
        return texts("history-left", name=name)
    return texts("computer-name", name=name) if seat.computer else name


def _result(game: GameLine, texts: Texts) -> str:
    """Return every side with its score. The winners by the ratings' rules are bold: if players left, the other side."""
    parts = []
    labels = tell_apart(tuple(seat.name for seat in game.seats))
    apart = [replace(seat, name=name or "") for seat, name in zip(game.seats, labels, strict=True)]
    for unit in sorted({seat.unit for seat in game.seats}):
        seats = [seat for seat in apart if seat.unit == unit]
        whole = all(seat.won for seat in seats)
        names = join_partners(
            (f"**{_seat_name(seat, texts)}**" if seat.won and not whole else _seat_name(seat, texts) for seat in seats),
            texts,
        )
        words = texts("score-of", unit=names, score=with_minus(seats[0].score))
        parts.append(f"**{words}**" if whole else words)
    return " · ".join(parts)


# -- leagues


def league_sheet(league: League, offset: int, most: int, texts: Texts) -> Sheet:
    """Return one page of a season's table."""
    people = ((row.user_id, league.names[row.user_id]) for row in league.lines)
    names = tell_people_apart(people, LONGEST_LISTED_NAME)
    whole = all(row.points == int(row.points) for row in league.lines)

    def amount(points: float) -> str:
        return with_minus(int(points)) if whole else decimal_text(points, texts)

    headings = (
        Heading(texts("night-column-points")),
        Heading(texts(f"league-column-{league.kind}")),
        Heading(texts("column-wins")),
    )
    lines = tuple(
        Line(
            (Cell.strong(amount(row.points)), Cell(str(row.played)), Cell(str(row.wins))),
            (SheetPerson(names[row.user_id], row.user_id),),
            place=str(row.place),
            medal=earns_medal(row.place, len(league.lines), earned=row.points > 0),
        )
        for row in league.lines[offset : offset + most]
    )
    title = texts("league-title", kind=texts(f"league-of-{league.kind}"))
    return Sheet(title, headings, lines, texts("scope-past", season=league.season))


def league_notes(league: League, texts: Texts) -> str:
    """Return how a league counts points; before its first event, that none has counted yet."""
    rules = league.rules
    by_place = texts("league-about-points", points=", ".join(map(str, rules.points)))
    about = [by_place if rules.points else texts("league-about"), texts("league-few")]
    about += [] if rules.best is None else [texts("league-best", best=rules.best, events=league.events)]
    empty = "" if league.lines else texts(f"league-empty-{league.kind}") + "\n"
    return f"{empty}-# {' '.join(about)}"


# -- the end of a season


LEAGUE_ROWS = 5
"""The number of a league's lines that are posted with the boards."""


def season_heading(season: str, texts: Texts) -> str:
    """Return the first line of a season's message. The bot finds the message by it."""
    return f"**{texts('season-over', season=season)}**"


def season_notes(season: str, boards: Sequence[Leaderboard], leagues: Sequence[League], texts: Texts) -> str:
    """Return the words beside a season's final tables: who won, how ratings count, where to find the tables later."""
    lines = [season_heading(season, texts)]
    for board in boards:
        champions = champion_names(board) if board.players >= LEAST_PLAYERS else []
        if champions:
            lines.append(f"__{texts(f'family-{board.question.family}')}__")
            lines.append(texts("season-champion", names=f"**{list_words(champions, texts)}**", count=len(champions)))
    fullest = sorted(boards, key=lambda board: -board.players)[:1]
    lines += ["-# " + line for board in fullest for line in explain_rating(board, texts)]
    lines += ["-# " + texts("season-kept", season=season)] if boards else []
    lines += ["-# " + texts("season-leagues-kept", season=season)] if leagues else []
    return cut_lines(lines, LONGEST_PAGE)
