"""Duplicate matches in words: the lobby, the rooms, and when all tables are over the results deal by deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.tournaments.duplicate.match import LEAST_TABLES, Form, Match, Player, pair_players
from bot.tournaments.movements import Entrant, plan_duplicate
from bot.words.catalogue import Texts
from bot.words.lines import (
    LONGEST_LISTED_NAME,
    LONGEST_PAGE,
    cut_lines,
    decimal_text,
    join_partners,
    list_words,
    place_mark,
    timestamp,
    with_sign,
)
from bot.words.names import safe_name, tell_people_apart
from bot.words.rules_page import game_title

_COLUMN = 5
"""Width of a column of points, in characters."""
_LONGEST_LIST = 2000
"""Most characters of a list of pairs; Fluent refuses values of more than 2,500."""


def lobby_text(match: Match, texts: Texts) -> str:
    """Return a match's message in the channel, from its lobby to its end."""
    pairs = match.opened.form is Form.PAIRS
    lines = [f"**{_heading(match, texts)}**"]
    if not match.closed:
        lines.append(texts(f"duplicate-about-{match.opened.form}"))
    lines += _people(match, texts)
    if match.closed:
        lines.append(texts("duplicate-called-off" if match.called_off else "duplicate-over"))
    elif match.proposal is not None:
        lines.append(proposal_text(match, texts))
    elif not match.begun:
        lines += [_length(match, texts)] if pairs else []
        lines.append("-# " + texts("duplicate-fill-pairs" if pairs else "duplicate-fill"))
    elif len(match.rounds) > 1:
        lines += _progress(match, texts)
    else:
        lines.append(texts("duplicate-playing"))
    return cut_lines(lines, LONGEST_PAGE)


def _heading(match: Match, texts: Texts) -> str:
    opened = match.opened
    title, rounds, deals = game_title(opened.rules.preset, texts), len(match.rounds), match.deals_a_round
    if opened.form is not Form.PAIRS or rounds == 1:
        return texts("duplicate-heading", title=title, hands=opened.hands)
    if not rounds:
        return texts("duplicate-heading-pairs", title=title, hands=opened.hands)
    return texts("duplicate-heading-rounds", title=title, rounds=rounds, deals=deals)


def _length(match: Match, texts: Texts) -> str:
    """Return how many deals the pairs that have entered would play."""
    pairs = max(2 * LEAST_TABLES, len(pair_players(match.players)))
    rounds, deals = plan_duplicate(pairs, match.opened.hands)
    each = deals * min(rounds, pairs - 1)
    return texts("duplicate-length", pairs=pairs, rounds=rounds, deals=deals, each=each)


def _progress(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the running round, who sits out, and how the pairs stand after the rounds that are over."""
    running = match.running
    if running is None:
        return
    yield texts("duplicate-round", round=running.number, rounds=len(match.rounds))
    for pair in running.byes:
        yield texts("duplicate-sits-out", names=_names(match, pair, texts))
    if running.number > 1:
        yield texts("duplicate-standing", round=running.number - 1)
        yield from _ranking(match.after(running.number - 1), texts)


def _people(match: Match, texts: Texts) -> Iterator[str]:
    if match.opened.form is Form.PAIRS:
        if match.begun and not match.closed and len(match.rounds) > 1:
            return
        yield texts("duplicate-pairs-entered", names=_pair_names(match, texts))
        return
    for team in (1, 2):
        yield texts("duplicate-team", team=team, names=_player_names(match, match.team(team), texts))


def _player_names(match: Match, players: Sequence[Player], texts: Texts) -> str:
    names = _distinct_names(match)
    return list_words([names[player.user_id] for player in players], texts) if players else texts("duplicate-nobody")


def _pair_names(match: Match, texts: Texts) -> str:
    """Name who has entered as the pairs in which they would play now."""
    names, pair_names = _distinct_names(match), []
    for pair in pair_players(match.players):
        pair_name = join_partners([names[one.user_id] for one in pair], texts)
        pair_names.append(pair_name if len(pair) > 1 else texts("duplicate-alone", name=pair_name))
    return _list_pairs(pair_names) or texts("duplicate-nobody")


def _list_pairs(names: list[str]) -> str:
    """List pairs, as many as one value of a text takes."""
    while len(listed := "; ".join(names)) > _LONGEST_LIST:
        names = [*names[:-2], "…"]
    return listed


def names_of_people(match: Match, longest: int = LONGEST_LISTED_NAME) -> dict[int, str]:
    """Return the names of all people of a match, told apart, by user id."""
    people = [(player.user_id, player.name) for player in match.players]
    people += [(seat.user_id, seat.name) for seat in match.entrants if seat.user_id is not None]
    computers = (seat.name for seat in match.entrants if seat.user_id is None)
    return tell_people_apart(people, longest, computers)


def _distinct_names(match: Match) -> dict[int, str]:
    """Return the same names made safe."""
    named = names_of_people(match).items()
    return {user_id: safe_name(name, longest=LONGEST_LISTED_NAME) for user_id, name in named}


def room_text(match: Match, table: int, people: str, texts: Texts) -> str:
    """Return the first message in a table's room; ``people`` mentions who sits there."""
    meeting = match.meeting(table)
    odd, even = (_names(match, side, texts) for side in meeting.sides)
    sentence = texts("duplicate-room", people=people, odd=odd, even=even)
    if len(match.rounds) == 1:
        return sentence
    number = match.round_of(table).number
    deals = match.deals_of(number)
    about = texts("duplicate-room-round", round=number, rounds=len(match.rounds), first=deals[0], last=deals[-1])
    return f"{sentence}\n{about}"


def room_name(match: Match, table: int, texts: Texts) -> str:
    """Return the name of a table's room."""
    number, place = match.round_of(table).number, match.meeting(table).table
    if len(match.rounds) == 1:
        return texts("duplicate-room-name", table=place)
    return texts("duplicate-room-name-round", round=number, table=place)


def proposal_text(match: Match, texts: Texts) -> str:
    """Return what the host of a running match proposes, and who has yet to agree."""
    proposal = match.proposal
    if proposal is None:
        return ""
    names = _distinct_names(match)
    sides = _list_pairs(
        [join_partners(sorted(names.get(one, "?") for one in side), texts) for side in match.asked_sides()]
    )
    what = texts("duplicate-wants-finish" if proposal.finish else "duplicate-wants-off", host=f"<@{proposal.user_id}>")
    return f"{what}\n{texts('duplicate-asked', names=sides, until=timestamp(proposal.until, 't'))}"


def results_notes(match: Match, texts: Texts) -> str:
    """Return what stands beside the pictures of the results: who has won, and how they are counted."""
    lines = [*_early(match, texts)]
    if match.opened.form is Form.PAIRS:
        lines.append("-# " + texts("duplicate-about-matchpoints"))
    else:
        lines.append(f"**{_verdict(match, texts)}**")
    return "\n".join(lines)


def _early(match: Match, texts: Texts) -> Iterator[str]:
    if match.finished_early:
        yield texts("duplicate-early", deals=match.deals, planned=match.planned)


def results_text(match: Match, texts: Texts) -> str:
    """Return all results of a match whose tables are all over."""
    lines = [*_early(match, texts)]
    lines += list(_matchpoints(match, texts) if match.opened.form is Form.PAIRS else _difference(match, texts))
    return cut_lines(lines, LONGEST_PAGE)


def _difference(match: Match, texts: Texts) -> Iterator[str]:
    """Yield both results of each deal as the first team's points, and by how much a team has won."""
    yield f"**{_verdict(match, texts)}**"
    yield texts("duplicate-columns-teams")
    rows: list[tuple[int, Sequence[int]]] = []
    running = 0
    for one in match.comparisons():
        running += one.difference
        rows.append((one.deal, (one.first.net, -one.second.net, one.difference, running)))
    yield _columns(rows, summed=3)


def _verdict(match: Match, texts: Texts) -> str:
    margin = match.margin()
    if margin == 0:
        return texts("duplicate-drawn")
    winners = match.team_entrants(1 if margin > 0 else 2)
    return texts("duplicate-won", names=_names(match, winners, texts), points=abs(margin))


def _matchpoints(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the pairs by matchpoints, and the points of each deal at each table."""
    yield from _ranking(match, texts)
    yield "-# " + texts("duplicate-about-matchpoints")
    yield texts("duplicate-columns-pairs")
    yield _columns(match.nets_by_deal(), summed=0)


def _ranking(match: Match, texts: Texts) -> Iterator[str]:
    """Yield a line for each pair, the best first."""
    placings = match.placings()
    ranked = sum(one.place is not None for one in placings)
    for one in placings:
        beside, names = texts("place-beside"), _names(match, one.side, texts)
        if one.share is None:
            yield f"{beside} {names}"
            continue
        mark = beside if one.place is None else place_mark(one.place, ranked, texts, earned=one.points > 0)
        amount, share = decimal_text(one.points, texts), share_text(one.share, texts)
        yield texts("duplicate-row", place=mark, names=names, matchpoints=amount, share=share)


def share_text(share: float | None, texts: Texts) -> str:
    """Return a share of the matchpoints in percent, to the tenth; a dash for ``None``."""
    return "–" if share is None else texts("duplicate-share", number=100 * share)


def _columns(rows: Sequence[tuple[int, Sequence[int | None]]], *, summed: int) -> str:
    """Return the points in columns, the deal's number first; below a line the sums of the first ``summed`` columns, if
    any.
    """
    lines = [_column_line(str(deal), row) for deal, row in rows]
    if summed:
        columns = list(zip(*(row for _, row in rows), strict=True))[:summed]
        sums = [sum(points or 0 for points in column) for column in columns]
        lines += ["─" * (3 + _COLUMN * summed), _column_line("Σ", sums)]
    return "\n".join(["```", *lines, "```"])


def _column_line(head: str, row: Sequence[int | None]) -> str:
    return f"{head:>3}" + "".join(f"{'–' if points is None else with_sign(points):>{_COLUMN}}" for points in row)


def _names(match: Match, entrants: Iterable[Entrant], texts: Texts) -> str:
    """Join names; computers are marked, and people for whom one played more than half."""
    return join_partners((_name(match, entrant, texts) for entrant in entrants), texts)


def _name(match: Match, entrant: Entrant, texts: Texts) -> str:
    seat = match.seat(entrant)
    if seat.user_id is None:
        return texts("computer-name", name=safe_name(seat.name))
    name = _distinct_names(match)[seat.user_id]
    return name if match.plays_mostly(entrant) else texts("name-stood-in", name=name)


def replay_text(match: Match, deal: int, tables: Iterable[int], step: int, steps: int, texts: Texts) -> str:
    """Return the text above the pictures of one deal at these tables."""
    names = " · ".join(
        " – ".join(_names(match, side, texts) for side in match.meeting(table).sides) for table in tables
    )
    name, deals = texts("duplicate-deal", deal=deal), match.deals
    return texts("duplicate-replay", deal=name, deals=deals, step=step + 1, steps=steps, tables=names)
