"""What the features of a maker's hand are worth in tricks: least squares over play-outs of random deals.

In every deal some seat makes a random trump; the rest is decided by ``steady``. The maker's hand at the first lead
gives the features, the tricks of the maker's side the target.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from bot.engine import presets
from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, NameTrump, OrderUp, PlayAlone
from bot.engine.cards import ACE, KING, LEFT, NO_TRUMP, STRENGTH, SUIT_UNDER, Card, Suit, Trump, make_pack
from bot.engine.game import STAGES, apply_stage, begin, deal
from bot.engine.rules import Company, Rules
from bot.engine.scoring import makers
from bot.engine.seats import Seat, side_of
from bot.engine.state import Phase, State
from bot.players.card_play import play_out
from bot.players.expert.call_evaluator import choose_in_deal
from bot.players.fits import game_shape
from bot.players.value import no_trump_features, trump_places
from tests.world.steady_hands import play_state_at_first_lead
from tools.school.rows import Row, games

KEY = ("game", "company")
PLACES = 6
FEATURES = (
    "long_trump", "both_best", "short_ace", "long_ace", "king_under_ace", "king", "void", "lead", "constant",
)  # fmt: skip
_FEWEST = 50
"""Hands without which there is no fit."""
Features = npt.NDArray[np.float64]


def fit(only: Sequence[str] | None, deals: int, seed: str) -> Iterator[Row]:
    """Yield the rows of each game, with the partner and alone."""
    for rules in games():
        game = game_shape(rules)
        for company in (Company.PARTNERED, Company.ALONE):
            if only and game not in only:
                continue
            hands = list(examples(rules, company is Company.ALONE, deals, f"{seed} {game} {company}"))
            if len(hands) >= _FEWEST:
                yield {"game": game, "company": str(company)} | fit_weights(hands)
                print(f"{game} {company}: {len(hands)} hands", flush=True)


def fit_without_trump(only: Sequence[str] | None, deals: int, seed: str) -> Iterator[Row]:
    """Yield the rows of ``no_trump_value.json``: hands in which somebody calls no trump in round two (law 12.7)."""
    for pack in (24, 32):
        rules = presets.build("standard", {"pack": pack, "no_trump": True})
        game = game_shape(rules)
        for company in (Company.PARTNERED, Company.ALONE):
            if only and game not in only:
                continue
            rng, hands = random.Random(f"{seed} {game} {company} no trump"), list[tuple[Features, int]]()
            cards = list(make_pack(pack, joker=False))
            for number in range(deals):
                rng.shuffle(cards)
                state = deal(begin(rules, Seat(1 + number % 4)), tuple(cards))
                for _ in range(4 + rng.randrange(4)):
                    state = apply_stage(state, state.turn or Seat(1), PASS)
                maker = state.turn or Seat(1)
                state = apply_stage(state, maker, CallSuit(NO_TRUMP, company is Company.ALONE))
                features = [*no_trump_features(state.hand(maker)), state.turn == maker, 1]
                play = play_state_at_first_lead(state)
                play_out(play, [[], *map(list[int], state.hands)])
                taken = sum(play.taken[seat] for seat in makers(rules, state.agreed))
                hands.append((np.array(features, float), taken))
            yield {"game": game, "company": str(company)} | fit_weights_without_trump(hands)


def fit_weights_without_trump(hands: Sequence[tuple[Features, int]]) -> Row:
    """Return the weights of ``NoTrumpFit`` by name."""
    features, tricks = (np.array(column, float) for column in zip(*hands, strict=True))
    used = features.std(0) > 0
    used[-1] = True
    weights = np.zeros(features.shape[1])
    weights[used] = np.linalg.lstsq(features[:, used], tricks, rcond=None)[0]
    names = ("ace", "king_with_ace", "guarded_king", "queen_with_both", "behind_ace", "lead", "constant")
    row: Row = dict(zip(names, [round(float(weight), 2) for weight in weights], strict=True))
    return row | {"spread": round(float((tricks - features @ weights).std()), 2)}


def examples(rules: Rules, alone: bool, deals: int, seed: str) -> Iterator[tuple[Features, int]]:
    """Features and tricks of each hand that was played."""
    rng, pack = random.Random(seed), list(make_pack(rules.pack, rules.joker))
    for number in range(deals):
        rng.shuffle(pack)
        state = deal(begin(rules, Seat(1 + number % rules.players)), tuple(pack))
        passes = rng.randrange(rules.players * (2 if rules.traits.turn_up else 1))
        while state.turn is not None and state.phase is not Phase.PLAY:
            act = _act(state, alone, passes, rng)
            passes -= act == PASS
            state = apply_stage(state, state.turn, act)
        if state.turn is None or _is_alone(state) is not alone:
            continue
        play = play_state_at_first_lead(state)
        features = features_at_first_lead(state)
        play_out(play, [[], *map(list[int], state.hands)])
        yield features, sum(play.taken[seat] for seat in makers(rules, state.agreed))


def _is_alone(state: State) -> bool:
    contract = state.agreed
    return contract.alone or (state.rules.traits.secret_partner and contract.called is None)


def _act(state: State, alone: bool, passes: int, rng: random.Random) -> Act:
    """Pass so many times, then call any suit; what does not decide who makes which trump is up to ``steady``."""
    legal = STAGES[state.stage].legal(state)
    if state.phase in (Phase.ORDER, Phase.CALL, Phase.BID) and PASS in legal and passes > 0:
        return PASS
    if state.phase is Phase.PARTNER:
        fitting = [act for act in legal if isinstance(act, PlayAlone if alone else CallPartner)]
        usual = choose_in_deal(state)
        return usual if usual in fitting else rng.choice(fitting)
    calls = [act for act in legal if isinstance(act, OrderUp | CallSuit | NameTrump)]
    bids = [act for act in legal if isinstance(act, Bid)]
    if bids:
        return bids[0]
    if calls:
        return rng.choice([act for act in calls if act.alone is alone] or calls)
    return choose_in_deal(state)


def features_at_first_lead(state: State) -> Features:
    """``[PLACES + FEATURES + 2 * PLACES]``: the maker's trumps by place, the other features, then the turn-up by its
    place if a dealer with or against the maker has taken it up.
    """
    contract, rules = state.agreed, state.rules
    trump, maker, dealer = contract.trump or Suit.SPADES, contract.maker, state.standing.dealer
    hand = features_of_hand(rules, state.hand(maker), trump, leads=state.turn == maker)
    turnup = np.zeros(2 * PLACES)
    card = state.dealt.turnup
    if card is not None and state.exchange.turnup_taken_by == dealer != maker:
        place = max(0, trump_places(rules.pack, rules.joker, trump)[card])
        with_maker = rules.traits.partners and side_of(maker) == side_of(dealer)
        turnup[place + (0 if with_maker else PLACES)] = 1
    return np.concatenate([hand, turnup])


def features_of_hand(rules: Rules, hand: Sequence[Card], trump: Trump, leads: bool) -> Features:
    """``[PLACES + FEATURES]``. Of two aces or kings of one suit only the first counts as long or under its ace."""
    suits, places = SUIT_UNDER[trump], trump_places(rules.pack, rules.joker, trump)
    trumps = [card for card in hand if suits[card] == trump]
    by_place = np.bincount([places[card] for card in trumps], minlength=PLACES)
    count = dict.fromkeys(FEATURES, 0)
    count["long_trump"] = max(0, len(trumps) - 2)
    count["both_best"] = int(sum(STRENGTH[trump][card] >= LEFT for card in trumps) > 1)
    count["lead"], count["constant"] = int(leads), 1
    for suit in Suit:
        cards = [card for card in hand if suits[card] == suit]
        if suit == trump:
            continue
        aces, kings = (sum(card & 7 == rank for card in cards) for rank in (ACE, KING))
        count["void"] += bool(trumps) and not cards
        long, under = int(aces > 0 and len(cards) > 2), int(aces > 0 and kings > 0)
        count["long_ace"] += long
        count["short_ace"] += aces - long
        count["king_under_ace"] += under
        count["king"] += kings - under
    return np.array([*by_place, *(count[name] for name in FEATURES)], float)


def fit_weights(hands: Sequence[tuple[Features, int]]) -> Row:
    """Return the weights by name. A feature that never varies has weight 0; the constant stands for it."""
    features, tricks = (np.array(column, float) for column in zip(*hands, strict=True))
    constant = PLACES + FEATURES.index("constant")
    used = features.std(0) > 0
    used[constant] = True
    weights = np.zeros(features.shape[1])
    weights[used] = np.linalg.lstsq(features[:, used], tricks, rcond=None)[0]
    spread = float((tricks - features @ weights).std())
    numbers = [round(float(weight), 2) for weight in weights]
    turnup = PLACES + len(FEATURES)
    return {
        "trumps": numbers[:PLACES],
        **dict(zip(FEATURES, numbers[PLACES:turnup], strict=True)),
        "spread": round(spread, 2),
        "turnup_with": numbers[turnup : turnup + PLACES],
        "turnup_against": numbers[turnup + PLACES :],
    }
