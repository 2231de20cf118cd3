"""The nets: which games each of them knows, what inputs they have, and how they choose cards.

A net has two hidden layers of rectified linear units and a linear output layer. The weights are in ``data/players``;
``tools/school`` makes them. Each game of ``TRAINED_PLAY`` has two nets of cards; every other game is played by the nets
of the most similar one. Each game of ``TRAINED_CALLS`` has one net of calls; it is also used for games whose rules
differ only in what does not matter to calls.

The inputs hold only what the seat on turn may know: its own hand, the cards and voids that everybody saw, the calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bot.engine import presets
from bot.engine.rules import SCORING_OPTIONS, OptionValue, Rules
from bot.players.expert.batch import (
    CARDS,
    DEAD,
    LAID_AWAY,
    MOST_SEATS,
    NO_SUIT,
    ON_TABLE,
    PLAYED,
    UNDER,
    BatchState,
    Bytes,
    Flags,
    Floats,
    Ints,
    play_features,
)
from bot.players.fits import FOLDER, cache_by_rules


class Net:
    """One net. ``layers`` has the weights, ``[inputs, outputs]``, and the offsets, ``[outputs]``, of each layer."""

    def __init__(self, layers: Sequence[Floats]) -> None:
        self.layers = [np.asarray(layer, np.float32) for layer in layers]

    def __call__(self, inputs: Floats | Bytes) -> Floats:
        """Return the outputs, ``[rows, outputs]``. Inputs that are zero in every row are skipped; most are."""
        first, first_offset, second, second_offset, last, last_offset = self.layers
        used = np.flatnonzero(inputs.T.any(1))
        nonzero = inputs.T[used].astype(np.float32, copy=False).T
        values = _rectify(nonzero @ first[used], first_offset)
        values = _rectify(values @ second, second_offset)
        out: Floats = values @ last
        out += last_offset
        return out

    def save(self, path: Path) -> None:
        """Write the weights to a file, in half precision."""
        np.savez_compressed(path, *[layer.astype(np.float16) for layer in self.layers])


def _rectify(sums: Floats, offset: Floats) -> Floats:
    """Add the offset and rectify, in place: for small nets a new array would cost as much as the arithmetic."""
    sums += offset
    return np.maximum(sums, 0, out=sums)


def read_net(path: Path) -> Net:
    with np.load(path) as file:
        return Net([file[name].astype(np.float32) for name in file.files])


@cache
def load_net(subject: str, preset: str) -> Net:
    """Return the net for a subject (``cards``, ``opponent_policy`` or ``calls``) of the trained game with this name."""
    return read_net(FOLDER / f"{subject}-{preset}.npz")


# -- which net knows which game


_USUAL_PACK, _USUAL_TABLE = 24, 4
TRAINED_PLAY: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "standard": ({},), "house": ({},), "railroad": ({},), "cutthroat": ({}, {"pack": 24}),
    "three-seven": ({}, {"pack": 32}), "two-handed": ({}, {"pack": 32}), "call-ace": ({}, {"pack": 24}),
    "call-ace-5": ({"players": 5},), "call-ace-6": ({"players": 6},), "hasenpfeffer": ({},),
    "double-hasenpfeffer": ({},), "double-hasenpfeffer-6": ({"players": 6},),
}  # fmt: skip
"""The games with trained nets of cards: by name, the options set in the preset."""


class TrainedCalls(NamedTuple):
    """One game whose calls a net knows.

    ``options`` are those set in the preset. ``error`` is the error of the net's difference between two acts, in chance
    to win the game; ``worlds`` is how many sampled worlds are as exact. Both were measured by play-outs when the net
    was made.
    """

    options: dict[str, OptionValue]
    error: float = 0.02
    worlds: int = 40


TRAINED_CALLS: dict[str, TrainedCalls] = {
    "standard": TrainedCalls({}), "earlwood": TrainedCalls({}), "newberry": TrainedCalls({}), "csl": TrainedCalls({}),
    "house": TrainedCalls({}), "house-24": TrainedCalls({}), "campus": TrainedCalls({}),
    "railroad": TrainedCalls({}, 0.03, 32), "cutthroat": TrainedCalls({}, 0.02, 20),
    "three-seven": TrainedCalls({}, 0.05, 14), "two-handed": TrainedCalls({}, 0.02, 20),
    "call-ace": TrainedCalls({}, 0.02, 20),
    "call-ace-5": TrainedCalls({"players": 5}, 0.02, 20), "call-ace-6": TrainedCalls({"players": 6}, 0.02, 20),
    "hasenpfeffer": TrainedCalls({}, 0.02, 118), "double-hasenpfeffer": TrainedCalls({}, 0.05, 12),
    "double-hasenpfeffer-6": TrainedCalls({"players": 6}, 0.05, 12),
}  # fmt: skip
IRRELEVANT_TO_CALLS = SCORING_OPTIONS | {
    "preset", "options", "law", "first_dealer", "packets", "cut", "misdeal", "steal_the_deal", "renege_penalty",
    "renege_ends_hand", "review", "traditions", "prompt_partner", "turning_the_tables", "mugs_away", "rows", "points",
    "laps", "slams", "caller_holds", "lone_hands", "lone_closed", "keep_turnup",
}  # fmt: skip
"""Rules that a net of calls need not know.

Most change neither which calls there are nor how the hand is played after a call: who deals and how, what
irregularities cost, and what the ends are worth, which is looked up for each game. The last four only forbid some calls
or a discard (law 12); there the expert plays better with a net that does not know the rule than without a net.
"""


class PlayNets(NamedTuple):
    """The two nets that play the cards of one game."""

    own: Net
    """Plays well."""
    opponents: Net
    """Plays as ``steady`` does."""


@cache
def calls_name(rules: Rules) -> str | None:
    """Return the name of the first of ``TRAINED_CALLS`` whose rules match as far as they matter, or None."""
    relevant = _relevant_rules(rules)
    games = {name: presets.build(preset_of(name), game.options) for name, game in TRAINED_CALLS.items()}
    return next((name for name, built in games.items() if _relevant_rules(built) == relevant), None)


def _relevant_rules(rules: Rules) -> dict[str, object]:
    relevant: dict[str, object] = dict(rules.options)
    relevant |= {each.name: getattr(rules, each.name) for each in fields(rules) if each.compare}
    return {name: value for name, value in relevant.items() if name not in IRRELEVANT_TO_CALLS}


@cache_by_rules()
def play_nets(rules: Rules) -> PlayNets:
    """Return the nets trained on the play of this game, or of the most similar one."""
    name = play_name(rules)
    return PlayNets(load_net("cards", name), load_net("opponent_policy", name))


def play_name(rules: Rules) -> str:
    """Return the name of the game in ``TRAINED_PLAY`` that is most similar."""
    if rules.traits.partners and rules.traits.turn_up:
        return "railroad" if rules.joker else "standard" if rules.pack == _USUAL_PACK else "house"
    return rules.preset if rules.players <= _USUAL_TABLE else f"{rules.preset}-{rules.players}"


def preset_of(name: str) -> str:
    """Return the preset of a game in ``TRAINED_PLAY`` or ``TRAINED_CALLS``, from the game's name."""
    return name.removesuffix("-5").removesuffix("-6")


# -- the inputs of the nets


_MINE, _UNSEEN, _WITH_DEALER, _PLAYED_BY = 0, 1, 2, 3
"""The planes of cards.

They are: cards in the seat's own hand; unseen cards; the turn-up that the dealer took up; one plane for each seat, with
the cards that it played in earlier tricks, the seat itself first and then to the left; the trick on the table; its best
card.
"""


def features(batch: BatchState, rows: Ints) -> Bytes:
    """Return the inputs as zeros and ones, ``[rows, width]``; in memory, all rows of one input lie side by side."""
    return features_at_moments(batch, rows, np.full(len(batch), batch.laid), np.full(len(batch), batch.tricks))


def features_at_moments(batch: BatchState, rows: Ints, laid: Ints, tricks: Ints) -> Bytes:
    """Return ``features`` of rows that are at different cards of different tricks.

    ``laid`` and ``tricks`` say for each row how many cards lie in the trick and how many tricks are over. The batch's
    own ``laid`` and ``tricks`` are ignored.
    """
    turn, every, seats = batch.turn[rows], np.arange(len(rows)), batch.shape.seats
    laid, tricks, at = laid[rows], tricks[rows], play_features(batch.shape)
    out = np.zeros((at.width, len(rows)), np.int8)
    following = np.flatnonzero(laid)
    _mark_cards(batch, rows, following, out[: at.led])
    out[at.led + batch.led[rows[following]], following] = 1
    out[at.winner + (laid > 0) * ((batch.winning[rows] - turn) % seats), every] = 1
    out[at.laid + laid, every] = 1
    others = (turn[:, None] + np.arange(1, seats)) % seats
    out[at.voids : at.maker] = batch.voids[rows][every[:, None], others].reshape(len(rows), -1).T
    out[at.maker + (batch.maker[rows] - turn) % seats, every] = 1
    if batch.active < seats:
        out[at.anybody_out] = 1
        away, who = np.nonzero(batch.out[rows])
        out[at.out + (who - turn[away]) % seats, away] = 1
    out[at.dealer + (batch.dealer[rows] - turn) % seats, every] = 1
    out[at.ordered] = batch.ordered[rows]
    out[at.turned_down + batch.turned_down[rows], every] = 1
    makers = _known_makers(batch, rows, turn)
    ours = (batch.taken[rows] * (makers == makers[every, turn][:, None])).sum(1)
    out[at.ours + ours, every] = 1
    out[at.theirs + tricks - ours, every] = 1
    if batch.shape.bids:
        out[at.bid + batch.bid[rows], every] = 1
    if batch.shape.partner_called:
        _mark_partner(batch, rows, makers, out)
    return out.T


def _known_makers(batch: BatchState, rows: Ints, turn: Ints) -> Flags:
    """Return which seats are on the maker's side, as far as the seat on turn knows, ``[rows, seat]``.

    In play-outs the holder of the called suit's best card counts itself as the partner, as it does for ``steady``. A
    real player could be sure of it only with the ace, or once every better card was seen; so ``known_batch`` does not
    count on it.
    """
    makers, maker = batch.makers[rows], batch.maker[rows]
    if not batch.shape.partner_called:
        return makers
    partner = makers[np.arange(len(rows)), turn] & (maker != turn)
    unknown = (batch.secret[rows] > 0) & ~partner
    alone = maker[:, None] == np.arange(batch.shape.seats)
    return np.where(unknown[:, None], alone, makers)


def _mark_partner(batch: BatchState, rows: Ints, makers: Flags, out: Bytes) -> None:
    """Mark the suit called, whether the partner is secret, and who it is if the seat on turn knows."""
    at, every, turn, seats = play_features(batch.shape), np.arange(len(rows)), batch.turn[rows], batch.shape.seats
    called = np.flatnonzero(batch.called[rows] != NO_SUIT)
    out[at.called + batch.called[rows[called]], called] = 1
    out[at.secret] = batch.secret[rows]
    partners = makers & (batch.maker[rows][:, None] != np.arange(seats))
    there, who = np.nonzero(partners)
    out[at.partner + (who - turn[there]) % seats, every[there]] = 1


def _mark_cards(batch: BatchState, rows: Ints, following: Ints, out: Bytes) -> None:
    """Mark in ``out`` where the seat on turn sees each card. ``out`` is ``[planes * cards, rows]``, all zeros.

    ``following`` are the rows in which a trick has begun.
    """
    turn, dealer, shape = batch.turn[rows], batch.dealer[rows], batch.shape
    where, seat = np.ascontiguousarray(batch.where[rows].T), turn.astype(np.int8)
    planes = out.reshape(shape.planes, shape.cards, len(rows))
    planes[_MINE] = where == seat
    planes[_UNSEEN] = ((where < MOST_SEATS) | (where == UNDER)) & (where != seat)
    planes[_UNSEEN] |= (where >= LAID_AWAY) & (where < DEAD) & (where != LAID_AWAY + seat)
    taken = np.flatnonzero(batch.ordered[rows] & (dealer != turn) & ~batch.out[rows, dealer])
    if len(taken):
        turnup = batch.turnup[rows[taken]]
        there = where[turnup, taken] == dealer[taken]
        planes[_UNSEEN, turnup[there], taken[there]] = 0
        planes[_WITH_DEALER, turnup[there], taken[there]] = 1
    players = (turn + np.arange(shape.seats)[:, None]) % shape.seats
    planes[_PLAYED_BY:-2] = where == (PLAYED + players.astype(np.int8))[:, None]
    planes[-2] = (where >= ON_TABLE) & (where < LAID_AWAY)
    planes[-1, batch.best[rows[following]], following] = 1
    if shape.copies > 1:
        first, second = planes[:, :CARDS], planes[:, CARDS:]
        planes[:, :CARDS], planes[:, CARDS:] = first | second, first & second


# -- playing many worlds to their end


_NEVER = np.float32(-1e9)


class Policies(NamedTuple):
    """Which net plays for each seat: ``ours`` where ``own[seat]``, or ``own[n, seat]``, is true, else ``others``."""

    ours: Net
    others: Net
    own: Flags


def mask_unlawful(logits: Floats, lawful: Flags) -> Floats:
    """Return the net's score of each lawful card, ``[rows, 33]``; very low where a card is not lawful."""
    out: Floats = np.where(merge_copies(lawful), logits, _NEVER)
    return out


def merge_copies(lawful: Flags) -> Flags:
    """Return whether any copy of a card is lawful, ``[rows, 33]``."""
    if lawful.shape[1] == CARDS:
        return lawful
    kinds: Flags = lawful[:, :CARDS] | lawful[:, CARDS:]
    return kinds


def choose_cards(policies: Policies, batch: BatchState) -> Ints:
    """Return for each row the lawful card that the net of the seat on turn prefers, or the only lawful one."""
    lawful = batch.lawful()
    cards: Ints = lawful.argmax(1)
    choices, owners = lawful.sum(1, dtype=np.int8) > 1, np.broadcast_to(policies.own, (len(batch), batch.shape.seats))
    own = owners[np.arange(len(batch)), batch.turn]
    first, second = np.flatnonzero(choices & own), np.flatnonzero(choices & ~own)
    rows = np.concatenate([first, second])
    if len(rows):
        inputs = features(batch, rows)
        parts = ((policies.ours, inputs[: len(first)]), (policies.others, inputs[len(first) :]))
        logits = np.concatenate([net(part) for net, part in parts if len(part)])
        cards[rows] = mask_unlawful(logits, lawful[rows]).argmax(1)
        cards = batch.held_copies(cards % CARDS)
    return cards


def play_out(policies: Policies, batch: BatchState, tricks: int) -> None:
    """Play cards in every row of the batch until this many tricks are over."""
    while batch.tricks < tricks:
        batch.lay(choose_cards(policies, batch))
