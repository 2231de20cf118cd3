"""What a game that is over counts for each of its players. Pure; ratings and statistics are made elsewhere.

``counts`` by seat, all of them present, of the hands at whose end nobody stood in for its player: ``hands`` (every one
dealt but those that were dealt again), ``tricks`` taken;
as maker ``called``, ``made`` (marches included), ``euchred`` (a bid that failed included), ``marches``, ``lone_tried``,
``lone_made`` (marches included), ``lone_marches``; as defender ``euchres_made`` (not for one who sat out),
``lone_defended``, ``lone_defended_won``; ``folded`` as dealer; ``points`` of the seat's side, or of the seat itself.
At old-school tables (law 9) ``claims_true`` and ``claims_false`` (of the same renege once), and ``reneges_caught``: the
true ones that nobody had made before.
"""

from __future__ import annotations

from bot.engine import presets
from bot.engine.acts import Claim, ClaimRenege
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat, partners_of, unit_of
from bot.ratings.games import Ending
from bot.storage.api import GameResult, SeatResult
from bot.tables.ranked_games import ending_of, is_dealt_again
from bot.tables.record_export import record_of
from bot.tables.table import DealLog, Game, Table

COUNTS = (
    "hands", "tricks", "called", "made", "euchred", "marches", "lone_tried", "lone_made", "lone_marches",
    "euchres_made", "lone_defended", "lone_defended_won", "folded", "points", "reneges_caught", "claims_true",
    "claims_false",
)  # fmt: skip

_WON = (Outcome.MADE, Outcome.MARCH)
_LOST = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH, Outcome.SET)


MOSTLY = 0.5
"""The share of a player's decisions that they must make themselves for a game to count as theirs."""


def game_result(table: Table) -> GameResult:
    """The game of this table that has ended, with its whole record."""
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
    """The sides or seats that have won; of a game that died of idleness the best of those who were not waited for."""
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
    chair = table.chair(seat)
    unit = unit_of(seat, table.rules.traits.partners)
    counts = dict.fromkeys(COUNTS, 0)
    for deal in game.deals:
        _count(counts, table.rules, deal, seat, unit)
    stop = game.standstill if ending is Ending.IDLE else None
    share = game.own_share(seat) if stop is None else stop.shares[seat - 1]
    waited = stop is not None and stop.seat == seat
    return SeatResult(
        seat=seat,
        user_id=chair.user_id,
        name=chair.name or f"Seat {seat}",
        unit=unit,
        score=game.state.score[unit - 1],
        won=unit in winners,
        left=chair.left or waited or (share < MOSTLY and not chair.is_computer),
        counts=counts,
    )


def _count(counts: dict[str, int], rules: Rules, deal: DealLog, seat: Seat, unit: int) -> None:
    """Add one deal as this seat saw it."""
    result, contract = deal.result, deal.contract
    if result is None or seat in deal.absent:
        return
    _count_claims(counts, deal, seat)
    if is_dealt_again(rules, result.outcome):
        return
    counts["hands"] += 1
    counts["points"] += result.points[unit - 1]
    counts["tricks"] += deal.taken[seat - 1]
    counts["folded"] += result.outcome is Outcome.FOLDED and seat == deal.dealer
    if contract is None or result.outcome not in (*_WON, *_LOST):
        return
    won, lost, march = result.outcome in _WON, result.outcome in _LOST, _is_march(rules, deal)
    if seat == contract.maker:
        alone = contract.alone
        named = {"called": True, "made": won, "euchred": lost, "marches": march, "lone_tried": alone}
        named |= {"lone_made": alone and won, "lone_marches": alone and march}
    elif _with_maker(rules, deal, seat):
        named = {}
    else:
        lone = seat == contract.lone_defender
        named = {"euchres_made": lost and seat not in contract.sitting_out}
        named |= {"lone_defended": lone, "lone_defended_won": lone and lost}
    for name, happened in named.items():
        counts[name] += happened


def _count_claims(counts: dict[str, int], deal: DealLog, seat: Seat) -> None:
    """Add what this seat claimed in one deal."""
    known: set[Claim] = set()
    said: set[Claim] = set()
    for told in deal.judgements:
        if told.seat == seat and told.claim not in said:
            counts["claims_true" if told.upheld else "claims_false"] += 1
            caught = told.upheld and isinstance(told.claim, ClaimRenege) and told.claim not in known
            counts["reneges_caught"] += caught
            if isinstance(told.claim, ClaimRenege):
                said.add(told.claim)
        if told.upheld:
            known.add(told.claim)


def _is_march(rules: Rules, deal: DealLog) -> bool:
    """Every trick; the Hasenpfeffers have no such outcome, but it is a march all the same."""
    return deal.result is not None and deal.result.tricks == rules.hand_size


def _with_maker(rules: Rules, deal: DealLog, seat: Seat) -> bool:
    contract = deal.contract
    if contract is None:
        return False
    if rules.traits.partners:
        return seat in partners_of(contract.maker, rules.players)
    return seat == contract.partner
