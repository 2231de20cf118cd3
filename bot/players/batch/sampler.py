"""A crowd of worlds for one view in the play: dealt at random, weighed by calls and cards seen, drawn by weight.

The arrays of ``search/sampler.py``. It must know nothing but the view.
"""

from __future__ import annotations

import numpy as np

from bot.engine.cards import Suit, make_pack
from bot.engine.sides import Seat
from bot.engine.views import PublicView, SeatView
from bot.players.batch.bid_likelihood import least_missed, likely
from bot.players.batch.card_index import CARDS, CODE, NUMBER, PLACE, Bytes, Floats, Ints, Weights
from bot.players.batch.dealing import deal_many
from bot.players.batch.nets import net
from bot.players.batch.rollout import preferences
from bot.players.batch.state import DEAD, LAID_AWAY, NOBODY, SEATS, UNDER, BatchState
from bot.players.heuristics.perspective import leader_of
from bot.players.search.bid_likelihood import SENSELESS, heard
from bot.players.search.hidden_cards import Hidden, hidden_from
from bot.players.search.worlds import played_by

UNUSUAL = 0.15
"""How likely a card is that ``steady`` would never play: less than in the search, as there are worlds to spare."""


class BatchSample:
    """One seat's worlds at one moment, with how well each explains what the others did."""

    def __init__(self, view: SeatView, count: int, chances: np.random.Generator) -> None:
        self._view, self._chances = view, chances
        self.lines, weights = imagine(view, count, chances)
        shares = np.exp(weights - weights.max())
        self.passed = np.cumsum(shares / shares.sum())

    def draw(self, count: int) -> BatchState:
        """So many of them, each as often as its weight deserves (systematic resampling)."""
        marks = (self._chances.random() + np.arange(count)) / count
        return self.lines.rows(np.minimum(np.searchsorted(self.passed, marks), len(self.lines) - 1))


def imagine(view: SeatView, count: int, chances: np.random.Generator) -> tuple[BatchState, Weights]:
    """Lines at the moment of the view, and the logarithms of their weights."""
    hidden = hidden_from(view)
    held, weights = deal_many(hidden, count, chances)
    held[:, view.seat - 1] = 0
    held[:, view.seat - 1, list(view.hand)] = 1
    for at, (seat, cards) in enumerate(hidden.discarders):
        if cards == 1:
            _lay_away_sensibly(view, hidden, held, (seat, SEATS + 1 + at), chances)
    weights = weights + _of_the_calls(view, hidden, held)
    lines = _at_the_first_lead(view, hidden, held)
    return lines, weights + _walk(view, lines)


def _lay_away_sensibly(
    view: SeatView, hidden: Hidden, held: Floats, taker: tuple[Seat, int], chances: np.random.Generator
) -> None:
    """Mostly, what the seat that took the turn-up laid away is what a sound player would (as ``sensible_discards``)."""
    public, (seat, laid) = view.public, taker
    trump = _trump(public)
    full = held[:, seat - 1] + held[:, laid]
    full[:, list(played_by(public)[seat - 1])] = 1
    cards, worths = least_missed(public.rules, full, trump, public.alone)
    every = np.arange(len(held))
    in_hand = (held[:, seat - 1] + held[:, laid])[every[:, None], cards] > 0
    best = cards[every, np.where(in_hand, worths, -np.inf).argmax(1)]
    now = held[:, laid].argmax(1)
    barred = np.array([bool(hidden.barred[seat - 1] >> card & 1) for card in range(CARDS)])
    rows = np.flatnonzero((best != now) & ~barred[now] & (chances.random(len(held)) >= SENSELESS))
    held[rows, seat - 1, best[rows]], held[rows, seat - 1, now[rows]] = 0, 1
    held[rows, laid, best[rows]], held[rows, laid, now[rows]] = 1, 0


def _of_the_calls(view: SeatView, hidden: Hidden, held: Floats) -> Weights:
    """The logarithm of how likely the others' calls are."""
    public, played = view.public, played_by(view.public)
    weights = np.zeros(len(held))
    for seat, act, desk in heard(public):
        if seat == view.seat:
            continue
        hands = held[:, seat - 1].copy()
        hands[:, list(played[seat - 1])] = 1
        for at, (who, _) in enumerate(hidden.discarders):
            if who == seat:
                hands += held[:, SEATS + 1 + at]
        if public.turnup_taken_by == seat and public.turnup is not None:
            hands[:, public.turnup] = 0
        weights += np.log(likely(desk, hands, act))
    return weights


def _at_the_first_lead(view: SeatView, hidden: Hidden, held: Floats) -> BatchState:
    """The lines before any card was played."""
    public, count = view.public, len(held)
    number = NUMBER[_trump(public)]
    where = np.full((count, CARDS), UNDER, np.int8)
    pack = make_pack(public.rules.pack, public.rules.joker)
    where[:, number[[card for card in range(CARDS) if card not in pack]]] = DEAD
    by_number = held[:, :, CODE[_trump(public)]] > 0
    for seat in range(SEATS):
        where[by_number[:, seat]] = seat
    for at in range(len(hidden.discarders)):
        where[by_number[:, SEATS + 1 + at]] = LAID_AWAY
    where[:, number[list(view.discarded)]] = LAID_AWAY
    for seat, cards in enumerate(played_by(public)):
        where[:, number[list(cards)]] = seat
    for away in public.sitting_out:
        where[where == away - 1] = UNDER
    return _settled(public, where)


def _settled(public: PublicView, where: Bytes) -> BatchState:
    """These cards with all that is settled before the play, which is the same in every line."""
    count, trump = len(where), _trump(public)

    def all_lines(value: int) -> Ints:
        return np.full(count, value, np.int64)

    turnup, suit = -1, 0
    if public.turnup is not None:
        turnup = int(NUMBER[trump, public.turnup])
        suit = int(PLACE[trump, public.turnup >> 3]) if public.turned_down else 0
        if public.turnup_taken_by is None:
            where[:, turnup] = DEAD
    out = public.sitting_out[0] - 1 if public.sitting_out else NOBODY
    none = all_lines(0)
    return BatchState(
        where=where, turn=all_lines(leader_of(public) - 1), led=none, winning=none, best=none,
        voids=np.zeros((count, SEATS, len(Suit)), np.int8), taken=np.zeros((count, 2), np.int64),
        maker=all_lines((public.maker or 1) - 1), dealer=all_lines(public.dealer - 1), out=all_lines(out),
        ordered=all_lines(public.turnup_taken_by is not None), turned_down=all_lines(suit), turnup=all_lines(turnup),
        laid=0, tricks=0, active=SEATS - len(public.sitting_out),
    )  # fmt: skip


def _walk(view: SeatView, lines: BatchState) -> Weights:
    """Lay the cards that were played; the logarithm of how likely the others played just these."""
    public, habits = view.public, net("habits")
    number, weights = NUMBER[_trump(public)], np.zeros(len(lines))
    for trick in (*(trick.plays for trick in public.tricks), public.trick):
        for seat, card in trick:
            laid = number[card]
            lawful = lines.lawful()
            rows = np.flatnonzero(lawful.sum(1) > 1)
            if seat != view.seat and len(rows):
                liking = preferences(habits, lines, lawful, rows)
                liking = np.exp(liking - liking.max(1, keepdims=True))
                share = liking[:, laid] / liking.sum(1)
                weights[rows] += np.log(UNUSUAL + (1 - UNUSUAL) * share)
            lines.lay(np.full(len(lines), laid, np.int64))
    return weights


def _trump(public: PublicView) -> Suit:
    if public.trump is None:
        raise ValueError("there is no play before trump is made")
    return public.trump
