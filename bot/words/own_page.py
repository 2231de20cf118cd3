"""The web page that ``/my-data`` sends: everything that is stored about a person, in their language.

The page loads nothing from elsewhere. Everything that people typed is escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from html import escape
from pathlib import Path
from string import Template

import bot
from bot.ratings.games import GameLine, SeatLine
from bot.ratings.players import FamilyTotals, PlayerStatistics
from bot.words.catalogue import Texts
from bot.words.leaderboards import preset_title, shares_of
from bot.words.lines import with_minus
from bot.words.names import plain_name, tell_apart

_PAGE = Template((Path(bot.__file__).parent.parent / "data" / "pages" / "my-data.html").read_text("utf-8"))


def own_page(
    name: str,
    player: PlayerStatistics | None,
    games: Sequence[GameLine],
    settings: Mapping[str, str],
    user_id: int,
    texts: Texts,
    zone: tzinfo = UTC,
) -> str:
    """Return the page: figures, games with dates in ``zone``, settings, then what is stored and for how long."""
    title = texts("my-page-title", name=plain_name(name))
    parts = [_element("h1", title)]
    if player is not None and player.families:
        parts += [_element("h2", texts("my-page-figures")), _figures(player, texts)]
    if games:
        parts += [_element("h2", texts("my-page-games")), _games(games, user_id, texts, zone)]
    if settings:
        rows = (_setting(name, word, texts) for name, word in settings.items())
        parts += [_element("h2", texts("my-page-settings")), _table([], rows)]
    parts.append(_element("h2", texts("my-page-kept")))
    parts += [_element("p", line) for line in texts("my-page-kept-list").split("\n") if line.strip()]
    parts += [_element("h2", texts("my-page-files")), _element("p", texts("my-page-files-about"))]
    return _PAGE.substitute(language=texts.locale, title=escape(title), body="\n".join(parts))


def _setting(name: str, word: str, texts: Texts) -> tuple[str, str]:
    about, value = f"setting-{name}", f"setting-{name}-{word}"
    return texts(about) if texts.has(about) else name, texts(value) if texts.has(value) else word


def _element(tag: str, text: str) -> str:
    return f"<{tag}>{escape(text)}</{tag}>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "<tr>" + "".join(_element("th", text) for text in heads) + "</tr>" if heads else ""
    body = "".join("<tr>" + "".join(_element("td", text) for text in row) + "</tr>" for row in rows)
    return f"<figure><table>{head}{body}</table></figure>"


def _figures(player: PlayerStatistics, texts: Texts) -> str:
    heads, columns = [""], []
    for standing in player.families:
        for key, tally in (("stats-ranked", standing.ranked), ("stats-friendly", standing.friendly)):
            if tally.games:
                heads.append(f"{texts(f'family-{standing.family}')}: {texts(key)}")
                rating = "–" if standing.rating is None or key == "stats-friendly" else str(standing.rating.points)
                columns.append([rating, *_numbers(tally, texts)])
    keys = ("column-rating", "column-games", "card-won", "card-made", "card-loners")
    rows = [[texts(key), *(column[place] for column in columns)] for place, key in enumerate(keys)]
    return _table(heads, rows)


def _numbers(tally: FamilyTotals, texts: Texts) -> list[str]:
    won, made, loners, _ = shares_of(tally)
    parts = [f"{one.counts(texts)} ({one.percent(texts)})" for one in (made, loners)]
    return [str(tally.games), f"{won.done} ({won.percent(texts)})", *parts]


def _games(games: Sequence[GameLine], user_id: int, texts: Texts, zone: tzinfo) -> str:
    keys = ("date", "game", "kind", "with", "against", "score", "result")
    rows = (_game(game, next(seat for seat in game.seats if seat.user_id == user_id), texts, zone) for game in games)
    return _table([texts(f"my-page-{key}", zone=str(zone)) for key in keys], rows)


def _game(game: GameLine, own: SeatLine, texts: Texts, zone: tzinfo) -> list[str]:
    names = tell_apart(tuple(seat.name for seat in game.seats))
    seats = [replace(seat, name=name or "") for seat, name in zip(game.seats, names, strict=True)]
    partners = [seat for seat in seats if seat.unit == own.unit and seat.seat != own.seat]
    others = [seat for seat in seats if seat.unit != own.unit]
    scores = {seat.unit: seat.score for seat in others}
    result = "left" if own.left else "won" if own.won else "lost"
    kind = preset_title(game.preset, texts) + ("" if game.ranked else f" ({texts('my-page-friendly')})")
    return [
        f"{datetime.fromtimestamp(game.ended_at, zone):%Y-%m-%d}",
        str(game.game_id),
        kind,
        _names(partners, texts) or "–",
        _names(others, texts),
        " : ".join(with_minus(score) for score in (own.score, *scores.values())),
        texts(f"my-page-{result}"),
    ]


def _names(seats: Iterable[SeatLine], texts: Texts) -> str:
    return ", ".join(plain_name(seat.name, texts("nameless", seat=seat.seat)) for seat in seats)
