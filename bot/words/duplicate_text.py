"""Duplicate matches in words: the lobby, the rooms, and, once all tables have finished, the results deal by deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.consent import TOURNAMENT_SECONDS
from bot.tables.views import HandMoments, OpenMoment
from bot.tournaments.duplicate.match import LEAST_TABLES, Form, Match, MatchPlayer, pair_players
from bot.tournaments.movements import Entrant, Side, plan_duplicate
from bot.words.catalogue import Texts
from bot.words.lines import (
    LONGEST_LISTED_NAME,
    LONGEST_PAGE,
    cut_lines,
    decimal_text,
    join_partners,
    list_words,
    timestamp,
    with_minus,
    with_sign,
)
from bot.words.looking_back import Stepped
from bot.words.names import first_names, plain_name, safe_name, tell_people_apart
from bot.words.rules_page import game_title
from bot.words.sheets import Cell, Heading, Line, Sheet, SheetPerson, earns_medal, sheet_text
from bot.words.voice import Voice, card_sign, trump_sign

_LONGEST_LIST = 2000  # longest list of pairs, in characters; Fluent refuses values of more than 2,500


def lobby_text(match: Match, texts: Texts) -> str:
    """Return the text of the match's message, at any stage from the lobby to the end."""
    pairs = match.opened.form is Form.PAIRS
    lines = [f"**{match_heading(match, texts)}**"]
    if not match.closed:
        lines.append(texts(f"duplicate-about-{match.opened.form}"))
    lines += _people(match, texts)
    if match.closed:
        lines.append(texts("duplicate-called-off" if match.called_off else "duplicate-over"))
    elif match.proposal is not None:
        lines.append(proposal_text(match, texts))
    elif match.declined_by is not None:
        lines.append(declined_text(match, match.declined_by, texts))
    elif not match.begun:
        lines += [_length(match, texts)] if pairs else []
        lines.append("-# " + texts("duplicate-fill-pairs" if pairs else "duplicate-fill"))
    elif len(match.rounds) > 1:
        lines += _progress(match, texts)
    else:
        lines.append(texts("duplicate-playing"))
    return cut_lines(lines, LONGEST_PAGE)


def match_heading(match: Match, texts: Texts) -> str:
    """Return what is played and how long."""
    opened = match.opened
    title, rounds, deals = game_title(opened.rules.preset, texts), len(match.rounds), match.deals_a_round
    if opened.form is not Form.PAIRS or rounds == 1:
        return texts("duplicate-heading", title=title, hands=opened.hands)
    if not rounds:
        return texts("duplicate-heading-pairs", title=title, hands=opened.hands)
    return texts("duplicate-heading-rounds", title=title, rounds=rounds, deals=deals)


def _length(match: Match, texts: Texts) -> str:
    pairs = max(2 * LEAST_TABLES, len(pair_players(match.players)))
    rounds, deals = plan_duplicate(pairs, match.opened.hands)
    each = deals * min(rounds, pairs - 1)
    return texts("duplicate-length", pairs=pairs, rounds=rounds, deals=deals, each=each)


def _progress(match: Match, texts: Texts) -> Iterator[str]:
    running = match.running
    if running is None:
        return
    yield texts("duplicate-round", round=running.number, rounds=len(match.rounds))
    for pair in running.byes:
        yield texts("duplicate-sits-out", names=_names(match, pair, texts))
    if running.number > 1:
        yield texts("duplicate-standing", round=running.number - 1)
        yield sheet_text(sides_sheet(match.after(running.number - 1), texts)).partition("\n")[2]


def _people(match: Match, texts: Texts) -> Iterator[str]:
    if match.opened.form is Form.PAIRS:
        if match.begun and not match.closed and len(match.rounds) > 1:
            return
        yield texts("duplicate-pairs-entered", names=_pair_names(match, texts))
        return
    for team in (1, 2):
        yield texts("duplicate-team", team=team, names=_player_names(match, match.team(team), texts))


def _player_names(match: Match, players: Sequence[MatchPlayer], texts: Texts) -> str:
    names = _distinct_names(match)
    return list_words([names[player.user_id] for player in players], texts) if players else texts("duplicate-nobody")


def _pair_names(match: Match, texts: Texts) -> str:
    names, pair_names = _distinct_names(match), []
    for pair in pair_players(match.players):
        pair_name = join_partners([names[one.user_id] for one in pair], texts)
        pair_names.append(pair_name if len(pair) > 1 else texts("duplicate-alone", name=pair_name))
    return _list_pairs(pair_names) or texts("duplicate-nobody")


def _list_pairs(names: list[str]) -> str:
    while len(listed := "; ".join(names)) > _LONGEST_LIST:
        names = [*names[:-2], "…"]
    return listed


def names_of_people(match: Match, longest: int = LONGEST_LISTED_NAME) -> dict[int, str]:
    """Return the distinct names of all people in a match, by user id."""
    people = [(player.user_id, player.name) for player in match.players]
    people += [(seat.user_id, seat.name) for seat in match.entrants if seat.user_id is not None]
    computers = (seat.name for seat in match.entrants if seat.user_id is None)
    return tell_people_apart(people, longest, computers)


def _distinct_names(match: Match) -> dict[int, str]:
    named = names_of_people(match).items()
    return {user_id: safe_name(name, longest=LONGEST_LISTED_NAME) for user_id, name in named}


def room_text(match: Match, table: int, people: str, texts: Texts) -> str:
    """Return the first message in a table's room; ``people`` are the mentions of its players."""
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
    number, place = match.round_of(table).number, match.meeting(table).table
    if len(match.rounds) == 1:
        return texts("duplicate-room-name", table=place)
    return texts("duplicate-room-name-round", round=number, table=place)


def proposal_text(match: Match, texts: Texts) -> str:
    """Return what the host of a running match proposes, and who still has to agree."""
    proposal = match.proposal
    if proposal is None:
        return ""
    names = _distinct_names(match)
    sides = _list_pairs(
        [join_partners(sorted(names.get(one, "?") for one in side), texts) for side in match.asked_sides()]
    )
    what = texts("duplicate-wants-finish" if proposal.aim.finish else "duplicate-wants-off", host=f"<@{proposal.by}>")
    minutes = round(TOURNAMENT_SECONDS / 60)
    return f"{what}\n{texts('duplicate-asked', names=sides, minutes=minutes, at=timestamp(proposal.at, 't'))}"


def declined_text(match: Match, user_id: int, texts: Texts) -> str:
    """Return who said no to the host's proposal."""
    return texts("duplicate-declined", name=_distinct_names(match).get(user_id, "?"))


def results_notes(match: Match, texts: Texts) -> str:
    """Return the words beside the pictures of the results: the winner of a team match, or how pairs are scored."""
    lines = [*_early(match, texts)]
    if match.opened.form is Form.PAIRS:
        lines.append("-# " + texts("duplicate-about-matchpoints"))
    else:
        lines.append(f"**{_verdict(match, texts)}**")
    return "\n".join(lines)


def _early(match: Match, texts: Texts) -> Iterator[str]:
    if match.finished_early:
        yield texts("duplicate-early", deals=match.deals, planned=match.planned)


def _verdict(match: Match, texts: Texts) -> str:
    margin = match.margin()
    if margin == 0:
        return texts("duplicate-drawn")
    winners = match.team_entrants(1 if margin > 0 else 2)
    return texts("duplicate-won", names=_names(match, winners, texts), points=abs(margin))


def share_text(share: float | None, texts: Texts) -> str:
    """Return a share of the matchpoints in percent with one decimal; a dash for ``None``."""
    return "–" if share is None else texts("duplicate-share", number=100 * share)


def _names(match: Match, entrants: Iterable[Entrant], texts: Texts) -> str:
    return join_partners((_name(match, entrant, texts) for entrant in entrants), texts)


def _name(match: Match, entrant: Entrant, texts: Texts) -> str:
    seat = match.seat(entrant)
    if seat.user_id is None:
        return texts("computer-name", name=safe_name(seat.name))
    name = _distinct_names(match)[seat.user_id]
    return name if match.plays_mostly(entrant) else texts("name-stood-in", name=name)


@dataclass(frozen=True)
class DealAtTables(Stepped):
    """One deal of a finished match, step by step, at every table that ``played`` it; by table number."""

    ways: ClassVar[Sequence[str]] = ("back", "forward", "first", "last")

    match: Match
    deal: int
    played: Sequence[tuple[int, HandMoments]]

    @property
    def last(self) -> int:
        return max(len(one.moments) for _, one in self.played) - 1

    def moments_at(self, step: int) -> Sequence[OpenMoment]:
        """Return every table after ``step`` acts. Step 0 has one table: all have the same hands."""
        moments = [one.moments[min(step, len(one.moments) - 1)] for _, one in self.played]
        return moments if step else moments[:1]

    def tell(self, step: int, voice: Voice) -> Iterator[str]:
        sides_at = [self.match.meeting(table).sides for table, _ in self.played]
        tables = " · ".join(" – ".join(_names(self.match, side, voice.texts) for side in sides) for sides in sides_at)
        deal, steps = voice.texts("duplicate-deal", deal=self.deal), self.last + 1
        yield voice.texts(
            "duplicate-replay", deal=deal, deals=self.match.deals, step=step + 1, steps=steps, tables=tables
        )

    def sheets(self, step: int, texts: Texts) -> Sequence[Sheet]:
        """Return the results of the deal at all tables; only at step 0."""
        return () if step else (deal_sheet(self.match, self.deal, self.played, texts),)


# -- sheets: the pairs, every deal at every table, one deal in columns, somebody's score card


def match_sheets(match: Match, texts: Texts) -> list[Sheet]:
    """Return the sheets of a finished match: the sides, every round of pairs, every deal."""
    rounds = [rounds_sheet(match, texts)] if len(match.rounds) > 1 else []
    return [sides_sheet(match, texts), *rounds, deals_sheet(match, texts)]


def sides_sheet(match: Match, texts: Texts) -> Sheet:
    """Return the pairs by matchpoints; of a team match, what each pair won at its table, the winning team in gold."""
    if match.opened.form is Form.PAIRS:
        return _pairs_sheet(match, texts)
    margin = match.margin()
    lines = []
    for team in (1, 2):
        ink = Cell.best if margin * (1 if team == 1 else -1) > 0 else Cell.strong
        entrants = match.team_entrants(team)
        for side in zip(entrants[::2], entrants[1::2], strict=True):
            table = (side[0] - 1) // 4 + 1
            odd = side == match.meeting(table).odd
            net = sum(score.net for score in match.scores() if score.meeting.table == table)
            cells = (ink(str(team)), Cell(str(table)), Cell.strong(with_sign(net if odd else -net)))
            lines.append(Line(cells, _people_of(match, side, texts)))
    headings = tuple(
        Heading(texts(key)) for key in ("duplicate-column-team", "duplicate-column-table", "night-column-points")
    )
    return Sheet(texts("duplicate-results"), headings, tuple(lines), _describe_match(match, texts))


def _pairs_sheet(match: Match, texts: Texts) -> Sheet:
    placings = match.placings()
    ranked = sum(one.place is not None for one in placings)
    lines = tuple(
        Line(
            (
                Cell.strong(share_text(one.share, texts)),
                Cell(decimal_text(one.points, texts)),
            ),
            _people_of(match, one.side, texts),
            place="" if one.place is None else str(one.place),
            medal=earns_medal(one.place, ranked, earned=one.points > 0),
        )
        for one in placings
    )
    headings = (Heading(texts("duplicate-column-share")), Heading(texts("duplicate-column-matchpoints")))
    return Sheet(texts("duplicate-results"), headings, lines, _describe_match(match, texts))


def rounds_sheet(match: Match, texts: Texts) -> Sheet:
    """Return each pair's percentage in every round, in the order of the results; a dash where the pair sat out."""
    shares = match.shares_by_round()
    rounds = len(next(iter(shares.values()), ()))
    headings = tuple(Heading(texts("duplicate-column-round", round=number)) for number in range(1, rounds + 1))
    lines = tuple(
        Line(
            tuple(Cell("–" if share is None else str(round(100 * share))) for share in shares[one.side]),
            _people_of(match, one.side, texts),
            place="" if one.place is None else str(one.place),
        )
        for one in match.placings()
    )
    return Sheet(texts("duplicate-rounds"), headings, lines, texts("duplicate-in-percent"))


def _describe_match(match: Match, texts: Texts) -> str:
    return game_title(match.opened.rules.preset, texts)


def _people_of(match: Match, side: Side, texts: Texts) -> tuple[SheetPerson, ...]:
    names = names_of_people(match)
    return tuple(_person_at(match, entrant, names, texts) for entrant in side)


def _person_at(match: Match, entrant: Entrant, names: dict[int, str], texts: Texts) -> SheetPerson:
    """Return a participant for a sheet, dimmed if a computer made most of their decisions."""
    seat = match.seat(entrant)
    if seat.user_id is None:
        return SheetPerson(
            seat.name, is_computer=True, dim=True, told=texts("mark-computer", name=plain_name(seat.name))
        )
    name = names[seat.user_id]
    if match.plays_mostly(entrant):
        return SheetPerson(name, seat.user_id)
    return SheetPerson(name, seat.user_id, dim=True, told=texts("name-stood-in", name=name))


def deals_sheet(match: Match, texts: Texts) -> Sheet:
    """Return every deal at every table. A team match also has the swing, the running margin, and the totals."""
    form, tables = match.opened.form, [meeting.table for meeting in match.rounds[0].meetings]
    headings = [Heading(texts("duplicate-table", table=table), short=str(table)) for table in tables]
    lines = []
    if form is Form.PAIRS:
        for deal, nets in match.nets_by_deal():
            cells = tuple(Cell("–") if net is None else Cell.strong(with_sign(net)) for net in nets)
            lines.append(Line(cells, label=texts("duplicate-deal", deal=deal)))
    else:
        headings += [Heading(texts("duplicate-column-swing")), Heading(texts("duplicate-column-running"))]
        running, sums = 0, [0, 0]
        for one in match.comparisons():
            both = (one.first.net, -one.second.net)
            sums = [before + net for before, net in zip(sums, both, strict=True)]
            running += one.difference
            swing = Cell.best(with_sign(one.difference)) if one.difference else Cell("0")
            cells = (*(Cell.strong(with_sign(net)) for net in both), swing, Cell(with_sign(running)))
            lines.append(Line(cells, label=texts("duplicate-deal", deal=one.deal)))
        margin = Cell.best(with_sign(running)) if running else Cell.strong("0")
        total = (*(Cell.strong(with_sign(net)) for net in sums), margin, Cell(""))
        lines.append(Line(total, label=texts("duplicate-total"), total=True))
    return Sheet(texts("duplicate-deals"), tuple(headings), tuple(lines), texts(f"duplicate-points-{form}"))


def deal_sheet(match: Match, deal: int, played: Sequence[tuple[int, HandMoments]], texts: Texts) -> Sheet:
    """Return one deal, with a column for each table. What differs from the first table is in gold."""
    keys = ["duplicate-called", "duplicate-trump", "duplicate-lead", "duplicate-tricks", "duplicate-points"]
    columns = [_describe_course(match, deal, table, one, texts) for table, one in played]
    if match.opened.form is Form.PAIRS:
        slip = {line.score.meeting.table: line for line in match.slip(deal)}
        keys.append("duplicate-matchpoints")
        for column, (table, _) in zip(columns, played, strict=True):
            line = slip[match.meeting(table).table]
            column.append(" : ".join(_format_matchpoints(one, texts) for one in (line.odd, line.even)))
    lines = []
    for place, key in enumerate(keys):
        words = [column[place] for column in columns]
        cells = (Cell.strong(word) if word == words[0] else Cell.best(word) for word in words)
        lines.append(Line(tuple(cells), label=texts(key)))
    numbers = [match.meeting(table).table for table, _ in played]
    headings = tuple(Heading(texts("duplicate-table", table=number), short=str(number)) for number in numbers)
    return Sheet(texts("duplicate-deal", deal=deal), headings, tuple(lines), _describe_match(match, texts))


def _describe_course(match: Match, deal: int, table: int, played: HandMoments, texts: Texts) -> list[str]:
    view, result = played.hand.view, played.hand.result
    names = names_of_people(match)
    maker = (
        "–" if view.maker is None else _person_at(match, match.meeting(table).seats[view.maker - 1], names, texts).name
    )
    alone = f" {texts('picture-alone')}" if view.alone else ""
    trump = "–" if view.trump is None else trump_sign(view.trump, texts) + alone
    lead = card_sign(view.tricks[0].plays[0][1], texts) if view.tricks else "–"
    tricks = "–" if result.tricks is None else str(result.tricks)
    points = match.result_of(table)
    both = (0, 0) if points is None else points.points[match.place_in_round(deal)]
    return [maker, trump, lead, tricks, " : ".join(with_minus(one) for one in both)]


def _format_matchpoints(points: float, texts: Texts) -> str:
    return str(int(points)) if points == int(points) else decimal_text(points, texts).removesuffix("0")


def match_card_sheet(match: Match, entrant: Entrant, texts: Texts) -> Sheet:
    """Return a participant's score card: for each deal the opponents, the points, and the points at other tables."""
    names = names_of_people(match)
    title = texts("card-title", person=plain_name(_person_at(match, entrant, names, texts).name))
    make = _pair_card if match.opened.form is Form.PAIRS else _team_card
    headings, lines = make(match, entrant, texts)
    return Sheet(title, tuple(headings), tuple(lines), _describe_match(match, texts))


def _pair_card(match: Match, entrant: Entrant, texts: Texts) -> tuple[list[Heading], list[Line]]:
    [placing] = [one for one in match.placings() if entrant in one.side]
    lines = []
    for one in match.counted_rounds:
        deals = [deal for deal in match.deals_of(one.number) if deal <= match.deals]
        if placing.side in one.byes:
            span = "–".join(dict.fromkeys((str(deals[0]), str(deals[-1]))))
            lines.append(Line((Cell("–"),) * 3, label=texts("bracket-bye"), place=span))
            continue
        for deal in deals:
            slip = match.slip(deal)
            line = next((each for each in slip if placing.side in each.score.meeting.sides), None)
            if line is None:
                continue
            odd = line.score.meeting.odd == placing.side
            won, net = (line.odd, line.score.net) if odd else (line.even, -line.score.net)
            share = won / (len(slip) - 1) if len(slip) > 1 else 0.5
            cells = (
                Cell.strong(with_sign(net)),
                Cell(_format_matchpoints(won, texts)),
                Cell(share_text(share, texts)),
            )
            other = line.score.meeting.even if odd else line.score.meeting.odd
            lines.append(Line(cells, label=_name_opponents(match, other, texts), place=str(deal)))
    sums = (Cell(""), Cell(_format_matchpoints(placing.points, texts)), Cell.best(share_text(placing.share, texts)))
    lines.append(Line(sums, label=texts("duplicate-total"), total=True))
    keys = ("night-column-points", "duplicate-column-matchpoints", "duplicate-column-share")
    points, matchpoints, share_of_all = (Heading(texts(key)) for key in keys)
    return [points, matchpoints._replace(short=texts("duplicate-column-mp")), share_of_all], lines


def _team_card(match: Match, entrant: Entrant, texts: Texts) -> tuple[list[Heading], list[Line]]:
    own = next(table for table in match.tables if entrant in match.meeting(table).seats)
    sign = 1 if entrant in match.team_entrants(1) else -1
    other = next(side for side in match.meeting(own).sides if entrant not in side)
    lines = []
    for one in match.comparisons():
        first, second = sign * one.first.net, -sign * one.second.net
        nets = (first, second) if own == 1 else (second, first)
        cells = (*(Cell(with_sign(net)) for net in nets), Cell.strong(with_sign(first + second)))
        lines.append(Line(cells, label=_name_opponents(match, other, texts), place=str(one.deal)))
    total = (Cell(""), Cell(""), Cell.best(with_sign(sign * match.margin())))
    lines.append(Line(total, label=texts("duplicate-total"), total=True))
    tables = [texts("duplicate-table", table=table) for table in (own, 3 - own)]
    return [Heading(words) for words in (*tables, texts("duplicate-column-swing"))], lines


def _name_opponents(match: Match, side: Side, texts: Texts) -> str:
    return join_partners(first_names([plain_name(person.name) for person in _people_of(match, side, texts)]), texts)
