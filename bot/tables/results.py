"""What a finished game counts for each player, and the record of any game (docs/record-format.md). Pure.

To add a count, add a word to ``COUNTS`` here, a field to ``FamilyTotals`` in ``bot/ratings/players.py``, and a
migration for each engine.

Each seat has all ``counts``. They cover the hands at whose end the seat's player sat there and no computer stood in for
them. ``hands`` (without those that were dealt again), ``tricks`` taken and ``points`` of the seat's side count for the
player in any case. The other counts include only what the player did themselves (``Credits``). As maker: ``called``,
``made`` (including marches), ``euchred`` (including a failed bid), ``marches``, ``lone_tried``, ``lone_made``
(including marches), ``lone_marches``. As defender: ``euchres_made`` (not for a player who sat out), ``lone_defended``,
``lone_defended_won``. As dealer: ``folded``. At old-school tables (law 9): ``claims_true`` and ``claims_false`` (claims
of the same renege count once), and ``reneges_caught``, the true claims that nobody had made before.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from bot.engine import presets
from bot.engine.acts import Act, Claim, ClaimRenege, DefendAlone, Fold, act_text
from bot.engine.cards import CODES
from bot.engine.game import Previous
from bot.engine.records.format import ENDING, one_line, quote, write
from bot.engine.records.format import Ending as RecordEnding
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat, partners_of, unit_of
from bot.ratings.games import Ending, SeatResult
from bot.ratings.players import seat_name, strip_name
from bot.storage.api import GameResult
from bot.tables.model import MAKES_TRUMP, Chair, DealLog, Game, Status, Table
from bot.tables.ranked import WAITED_IN_VAIN, ending_of, is_dealt_again

COUNTS = (
    "hands", "tricks", "called", "made", "euchred", "marches", "lone_tried", "lone_made", "lone_marches",
    "euchres_made", "lone_defended", "lone_defended_won", "folded", "points", "reneges_caught", "claims_true",
    "claims_false",
)  # fmt: skip

_WON = (Outcome.MADE, Outcome.MARCH)
_LOST = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH, Outcome.SET)


MOSTLY = 0.5
"""The share of a seat's decisions that a player must make themselves for the game to count as theirs."""


def game_result(table: Table) -> GameResult:
    """Return the result of this table's finished game, with its whole record."""
    game, ending, rules = table.game, ending_of(table), table.rules
    if game is None or ending is None:
        raise ValueError(f"no game is over at table {table.table_id}")
    winners = _winners(game, rules, ending)
    return GameResult(
        first_seq=game.first_seq,
        last_seq=table.seq,
        started_at=game.started_at,
        ended_at=table.at,
        preset=rules.preset,
        rules=presets.rules_line(rules),
        hands=game.deals[-1].number,
        seats=tuple(_seat_result(table, game, Seat(seat), winners, ending) for seat in rules.seats),
        record=record_of(table),
        ranked=game.ranked,
        ending=ending,
    )


def _winners(game: Game, rules: Rules, ending: Ending) -> frozenset[int]:
    """Return the winning sides or seats. In a game that was closed as idle, the awaited side cannot win."""
    match ending:
        case Ending.PLAYED | Ending.CONCEDED if game.state.result is not None and game.state.result.winner is not None:
            return frozenset({game.state.result.winner})
        case Ending.IDLE if game.standstill is not None:
            lost = unit_of(game.standstill.seat, rules.traits.partners)
            scores = {unit: points for unit, points in enumerate(game.state.score, 1) if unit != lost}
            return frozenset(unit for unit, points in scores.items() if points == max(scores.values()))
        case _:
            return frozenset()


def _seat_result(table: Table, game: Game, seat: Seat, winners: frozenset[int], ending: Ending) -> SeatResult:
    chair = (game.seated or table.chairs)[seat - 1]
    unit = unit_of(seat, table.rules.traits.partners)
    since = dict(game.newcomers).get(seat, 0)
    stop = game.standstill if ending in WAITED_IN_VAIN else None
    share = game.own_share(seat) if stop is None else stop.shares[seat - 1]
    waited = stop is not None and stop.seat == seat
    lent = seat in game.handed_on
    if since and share < MOSTLY and not lent:  # the computer that they took over from has played more of it
        chair, waited = Chair(seat, game.names[seat - 1], level=""), False
    counts = dict.fromkeys(COUNTS, 0)
    for deal in game.deals:
        _count(counts, table.rules, deal, chair, unit)
    return SeatResult(
        seat=seat,
        user_id=chair.user_id,
        name=chair.name or f"Seat {seat}",
        unit=unit,
        score=game.state.score[unit - 1],
        won=unit in winners,
        left=chair.left or waited or (share < MOSTLY and not chair.is_computer and not lent),
        counts=counts,
    )


def _count(counts: dict[str, int], rules: Rules, deal: DealLog, player: Chair, unit: int) -> None:
    result, contract, seat = deal.result, deal.contract, player.seat
    if result is None or seat in deal.absent or not deal.seated[seat - 1].is_same_player(player):
        return
    own_acts = _own_acts(deal, player)
    _count_claims(counts, deal, seat, own_acts)
    if is_dealt_again(rules, result.outcome):
        return
    counts["hands"] += 1
    counts["points"] += result.points[unit - 1]
    counts["tricks"] += deal.taken[seat - 1]
    counts["folded"] += result.outcome is Outcome.FOLDED and Fold() in own_acts
    if contract is None or result.outcome not in (*_WON, *_LOST):
        return
    won, lost = result.outcome in _WON, result.outcome in _LOST
    march = result.tricks == rules.hand_size  # no outcome says so in the Hasenpfeffers
    if seat == contract.maker:
        if not any(isinstance(act, MAKES_TRUMP) for act in own_acts):
            return
        alone = contract.alone
        named = {"called": True, "made": won, "euchred": lost, "marches": march, "lone_tried": alone}
        named |= {"lone_made": alone and won, "lone_marches": alone and march}
    elif _with_maker(rules, deal, seat):
        named = {}
    else:
        lone = seat == contract.lone_defender and DefendAlone() in own_acts
        named = {"euchres_made": lost and seat not in contract.sitting_out}
        named |= {"lone_defended": lone, "lone_defended_won": lone and lost}
    for name, happened in named.items():
        counts[name] += happened


def _own_acts(deal: DealLog, chair: Chair) -> frozenset[Act]:
    acts = zip(deal.acts, deal.by, strict=True)
    return frozenset(
        act for (seat, act), by in acts if seat == chair.seat and by.is_same_player(chair) and not by.is_stand_in
    )


def _count_claims(counts: dict[str, int], deal: DealLog, seat: Seat, own_acts: Container[Act]) -> None:
    upheld: set[Claim] = set()
    said: set[Claim] = set()
    for judgement in deal.judgements:
        if judgement.seat == seat and judgement.claim in own_acts and judgement.claim not in said:
            counts["claims_true" if judgement.upheld else "claims_false"] += 1
            caught = judgement.upheld and isinstance(judgement.claim, ClaimRenege) and judgement.claim not in upheld
            counts["reneges_caught"] += caught
            if isinstance(judgement.claim, ClaimRenege):
                said.add(judgement.claim)
        if judgement.upheld:
            upheld.add(judgement.claim)


def _with_maker(rules: Rules, deal: DealLog, seat: Seat) -> bool:
    contract = deal.contract
    if contract is None:
        return False
    if rules.traits.partners:
        return seat in partners_of(contract.maker, rules.players)
    return seat == contract.partner


# -- a game as a record


def record_of(table: Table) -> str:
    """Return the record of the table's finished game, or of the finished hands of its running game.

    The hand being played is never in it: the record does not decide who may see that. Version 1 of the format knows no
    stolen deals (law 2.8). A stolen deal has the word ``stolen`` after its dealer, except in the first deal of a match,
    which may name any dealer. If somebody took over a seat during the game, the record has the seat's number instead of
    a name. A record has only one name for all hands, and what the predecessor did is not the successor's. If the
    predecessor was a person, their name is removed everywhere else, too.
    """
    game = table.game
    if game is None:
        raise ValueError(f"no game was begun at table {table.table_id}")
    record = write(_lines(table, game))
    for seat in game.handed_on:
        record = strip_name(record, seat)
    return record


def _lines(table: Table, game: Game) -> Iterator[str]:
    yield rules_line(table.rules)
    taken = [seat for seat, _ in game.newcomers]
    for seat, name in enumerate(game.names, 1):
        yield f"seat {seat} {quote(seat_name(seat) if seat in taken else one_line(name))}"
    if game.previous is not None:
        yield previous_line(table.rules, game.previous)
    for place, deal in enumerate(game.deals):
        is_drawn = place == 0 and game.previous is None
        yield f"hand {deal.number} dealer {deal.dealer}" + (" stolen" if deal.stolen and not is_drawn else "")
        yield from _deal_lines(deal)
    ending = _record_ending(table, game)
    if ending is not None:
        yield f"{ENDING} {ending}"


def _record_ending(table: Table, game: Game) -> RecordEnding | None:
    last = game.deals[-1].result if game.deals else None
    if not game.deals or (last is not None and last.winner is not None):
        return None
    if game.seated:
        result = game.state.result
        return RecordEnding.HANDS if result is None or result.winner is None else RecordEnding.CONCEDED
    return RecordEnding.EARLY if table.status is Status.CLOSED else None


def rules_line(rules: Rules) -> str:
    return f"rules {presets.rules_line(rules)}"


def previous_line(rules: Rules, previous: Previous) -> str:
    carry = "".join(f" {points}" for points in previous.carry)
    carry_words = f" carry{carry}" if rules.laps else ""
    return f"previous dealer {previous.dealer} winners {previous.winner}{carry_words}"


def _deal_lines(deal: DealLog) -> Iterator[str]:
    yield f"commit {deal.commitment}"
    yield f"pack {' '.join(CODES[card] for card in deal.pack)}"
    for seat, act in deal.acts:
        yield f"{seat} {act_text(act)}"
    if deal.result is not None:
        yield f"score {' '.join(str(points) for points in deal.result.score)}"
    yield " ".join(["reveal", deal.secret.hex(), *(quote(text) for text in deal.mixins)])
