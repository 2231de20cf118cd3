"""Judges each decision of a game by the expert's play-outs, using only what its seat could see.

``decisions`` lists a game's choices, ``judge`` judges one of them, ``report_cards`` sums up. All randomness is seeded
by the game itself, so the judgement is the same on every host and for every file. Unknown cards are dealt in several
ways (``fillings``), so that no judgement depends on one invented deal. Takes seconds: for workers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from statistics import fmean

from bot.analysis.games import PlayedGame, PlayedHand, place_cards, settle, states
from bot.engine.acts import Act, CallForBest, CallSuit, Discard, Give, NameTrump, OrderUp, PlayAlone, act_text
from bot.engine.cards import Card
from bot.engine.game import apply
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import distinct_plays
from bot.players.evaluation import ActEvaluation
from bot.players.expert.comparison import Evaluator, OutcomeCounts
from bot.players.expert.decide import UNTHOUGHT, Budget, Expert, NetPlayer, compare_acts, evaluator_of
from bot.players.reasons.play import ToldReason, reason_for
from bot.players.review import WORTH_TELLING, WeighedDecision, look_again
from bot.players.steady import Steady


class Label(StrEnum):
    """A label of an act, as the notation writes it."""

    BLUNDER = "??"
    MISTAKE = "?"
    DOUBTFUL = "?!"
    GOOD = "!"
    BRILLIANT = "!!"


COSTS: Mapping[Label, int] = {Label.BLUNDER: 10, Label.MISTAKE: 5, Label.DOUBTFUL: 2}
"""The least cost of an act with this label, in percentage points of winning the game, the highest first. Early in a
game a point is worth about five: a mistake costs one point, a blunder two, as a euchre does.
"""
GAINS: Mapping[Label, float] = {Label.BRILLIANT: 0.06, Label.GOOD: 0.02}
"""How much better than ``steady``'s choice an act must be for this label, as an act that was easy to miss."""
HALF_ACCURACY = 0.0125
"""The mean cost of a decision, in chance of winning the game, at which the accuracy is 50. With this value ``steady``
is near 90 and the beginner near 70.
"""
FILLINGS = 4
"""The number of ways in which unknown cards are dealt."""
WHAT_IF_WORLDS = 50
"""The number of worlds in which *What if?* tries an act."""
MOST_COSTLY = 3
"""The most moments that a report card names."""
_FIRST_LOOK = Budget()
_TRIES = 40
"""The number of deals tried to find the fillings."""


# -- the decisions of a game


@dataclass(frozen=True, slots=True)
class ActToJudge:
    """Act ``act`` of hand ``hand``, both indexes, and what the seat saw: one view for each filling."""

    hand: int
    act: int
    views: tuple[SeatView, ...]
    taken: Act
    seed: int


def decisions(game: PlayedGame) -> tuple[ActToJudge, ...]:
    """Return every decision of a game in the order of play, except acts that were forced or that nobody saw."""
    return tuple(decision for index, hand in enumerate(game.hands) for decision in _decisions_of(index, hand))


def _decisions_of(index: int, played: PlayedHand) -> Iterator[ActToJudge]:
    hand, seed = _in_order(played), _seed_of(played)
    fillings_seen: tuple[tuple[tuple[State, Seat, Act], ...], ...] | None = None
    for number, (state, seat, act) in enumerate(states(hand)):
        if seat != state.turn or hand.is_invented(act) or state.phase in UNTHOUGHT:
            continue
        view = seat_view(state, seat)
        if not is_choice(view, act):
            continue
        views: tuple[SeatView, ...] = (view,)
        if not hand.hidden.isdisjoint((*view.dealt, *view.hand, *view.received)):
            fillings_seen = fillings_seen or tuple(tuple(states(each)) for each in fillings(hand, FILLINGS))
            views = tuple(seat_view(filling[number][0], seat) for filling in fillings_seen)
        yield ActToJudge(index, number, views, act, _seed(seed, number))


def is_choice(view: SeatView, act: Act) -> bool:
    """Return whether a seat had an alternative to this lawful act. Equal cards are no alternatives."""
    if act not in view.legal or len(view.legal) == 1:
        return False
    return view.public.phase is not Phase.PLAY or len(distinct_plays(view, act)) > 1


def fillings(hand: PlayedHand, count: int) -> tuple[PlayedHand, ...]:
    """Return a hand with its unknown cards dealt in up to ``count`` lawful ways that fit what the file says."""
    placed, slots = tuple(hand.slots), tuple(hand.slots.values())
    chance = random.Random(_seed_of(hand))  # noqa: S311 - no secret
    deals = {placed: hand}
    for _ in range(_TRIES if placed else 0):
        if len(deals) == count:
            break
        mixed = place_cards(slots, placed, chance)
        assert mixed is not None  # noqa: S101 - their present places are a solution
        other = _exchange(hand, dict(zip(placed, mixed, strict=True)))
        if _is_lawful(other):
            deals[mixed] = other
    return tuple(deals.values())


def _in_order(hand: PlayedHand) -> PlayedHand:
    """Return the hand as if each seat's cards had been dealt in order, because files differ in that."""
    dealt = tuple(tuple(sorted(cards)) for cards in hand.start.hands)
    deal = hand.start.dealt._replace(hands=dealt)
    return replace(hand, start=hand.start._replace(deal=deal, hands=dealt))


def _seed_of(hand: PlayedHand) -> int:
    """Return the seed for all randomness in a hand. Files with the same facts about a hand give the same seed."""
    state = hand.start
    hands = [sorted(card for card in cards if card not in hand.slots) for cards in state.hands]
    acts = [(seat, None if hand.is_invented(act) else act_text(act)) for seat, act in hand.acts]
    text = repr((state.score, state.standing.dealer, state.dealt.turnup, hands, acts))
    return random.Random(text).getrandbits(60)  # noqa: S311 - no secret


def _exchange(hand: PlayedHand, places: Mapping[Card, Card]) -> PlayedHand:
    def put(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(places.get(card, card) for card in cards)

    deal = hand.start.dealt
    deal = deal._replace(pack=put(deal.pack), hands=tuple(map(put, deal.hands)), kitty=put(deal.kitty))
    start = hand.start._replace(deal=deal, hands=tuple(map(put, hand.start.hands)))
    acts: list[tuple[Seat, Act]] = []
    for seat, act in hand.acts:
        match act:
            case Discard(cards) | Give(cards):
                acts.append((seat, type(act)(tuple(sorted(put(cards))))))
            case CallForBest(card):
                acts.append((seat, CallForBest(*put((card,)))))
            case _:
                acts.append((seat, act))
    return replace(hand, start=start, acts=tuple(acts))


def _is_lawful(hand: PlayedHand) -> bool:
    state = hand.start
    try:
        for seat, act in hand.acts:
            state = apply(state, seat, act)
    except ValueError:
        return False
    return True


def _seed(seed: int, *place: int) -> int:
    return random.Random(f"{seed} {place}").getrandbits(60)  # noqa: S311 - no secret


# -- judging one decision


@dataclass(frozen=True, slots=True)
class Assessment(WeighedDecision):
    """The judgement of a decision: act ``act`` of hand ``hand``, both indexes.

    ``taken`` evaluates the chosen act, ``better`` the act that the expert prefers. If no act is clearly better, both
    are the same and the cost is 0. ``plain`` evaluates what ``steady`` would have done, if the chosen act was clearly
    better than that. ``reason`` says why ``better`` is good; ``None`` if there is no reason to give.
    """

    hand: int
    act: int
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation
    worlds: int
    plain: ActEvaluation | None = None
    label: Label | None = None
    reason: ToldReason | None = None

    @property
    def seat(self) -> Seat:
        return self.view.seat

    def what_if(self, act: Act) -> WhatIf | None:
        """Return the comparison with the better act, as this judgement found it; ``None`` for any other act."""
        return WhatIf(self.better, self.taken, self.worlds) if act == self.better.act != self.taken.act else None


def judge(decision: ActToJudge) -> Assessment:
    """Judge a decision. What one comparison finds counts only if new worlds confirm it, because most is chance."""
    view, taken = decision.views[0], decision.taken
    chances, best, worlds = _first_look(decision)
    own, plain = chances[taken], Steady().choose(view, random.Random(0))  # noqa: S311 - steady uses no randomness here
    if chances[best].chance - own.chance >= WORTH_TELLING / 2:
        second_look = look_again(view, best, taken, _evaluator(decision, 1))
        if second_look is not None:
            return _make_judgement(
                decision, second_look.evaluation(taken), second_look.evaluation(best), second_look.worlds
            )
    if own.chance - chances.get(plain, own).chance >= GAINS[Label.GOOD]:
        second_look = look_again(view, taken, plain, _evaluator(decision, 2), GAINS[Label.GOOD])
        if second_look is not None:
            own, usual = second_look.evaluation(taken), second_look.evaluation(plain)
            label = next(label for label, gain in GAINS.items() if own.chance - usual.chance >= gain)
            reason = reason_for(view, own, (usual,))
            return Assessment(decision.hand, decision.act, view, own, own, second_look.worlds, usual, label, reason)
    return Assessment(decision.hand, decision.act, view, own, own, worlds)


def _make_judgement(decision: ActToJudge, taken: ActEvaluation, better: ActEvaluation, worlds: int) -> Assessment:
    view = decision.views[0]
    reason = reason_for(view, better, (taken,)) if len(decision.views) == 1 else None
    judgement = Assessment(decision.hand, decision.act, view, taken, better, worlds, reason=reason)
    return replace(judgement, label=next((label for label, cost in COSTS.items() if judgement.percents >= cost), None))


def _first_look(decision: ActToJudge) -> tuple[dict[Act, ActEvaluation], Act, int]:
    """Return the acts' evaluations, the act that the expert prefers, and the number of worlds of the comparison."""
    view, taken = decision.views[0], decision.taken
    if len(decision.views) == 1:
        advice = Expert(_FIRST_LOOK).advise(view, _rng(decision, 0), taken)
        return {each.act: each for each in advice.evaluations}, advice.act, advice.worlds
    acts = distinct_plays(view, taken) if view.public.phase is Phase.PLAY else list(view.legal)
    acts = [act for act in acts if all(act in other.legal for other in decision.views)]
    worlds = max(_FIRST_LOOK.worlds(view), _FIRST_LOOK.shown_least)
    comparison = compare_acts(_evaluator(decision, 0), acts, worlds)
    return {act: comparison.evaluation(act) for act in acts}, comparison.best(taken), comparison.worlds


def _rng(decision: ActToJudge, look: int) -> random.Random:
    return random.Random(decision.seed + look)  # noqa: S311 - no secret


def _evaluator(decision: ActToJudge, look: int) -> Evaluator:
    rng = _rng(decision, look)
    evaluators = [evaluator_of(view, rng) for view in decision.views]
    return evaluators[0] if len(evaluators) == 1 else _Mixture(evaluators)


class _Mixture:
    """Divides the worlds evenly among views of one seat that differ in its own unknown cards."""

    def __init__(self, evaluators: Sequence[Evaluator]) -> None:
        self._evaluators = evaluators

    @property
    def effective(self) -> float:
        return sum(evaluator.effective for evaluator in self._evaluators)

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        shares = len(self._evaluators)
        for place, evaluator in enumerate(self._evaluators):
            if share := (count + place) // shares:
                evaluator.run(options, share, tallies)


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Another act compared with the act that was taken, in the same ``worlds``."""

    tried: ActEvaluation
    taken: ActEvaluation
    worlds: int


def what_if(decision: ActToJudge, act: Act, worlds: int = WHAT_IF_WORLDS) -> WhatIf:
    """Play out another lawful act and the act that was taken, in this many worlds, as the expert does."""
    comparison = compare_acts(_evaluator(decision, 3), tuple(dict.fromkeys((act, decision.taken))), worlds)
    return WhatIf(comparison.evaluation(act), comparison.evaluation(decision.taken), comparison.worlds)


def line_after(hand: PlayedHand, judgement: Assessment) -> tuple[tuple[Seat, Act], ...]:
    """Return how the hand might go on after the better act, as far as its cards are known."""
    state, _, _ = list(states(hand))[judgement.act]
    players, chance = NetPlayer(), random.Random(0)  # noqa: S311 - the nets do not use it
    acts = [(judgement.seat, judgement.better.act)]
    state = apply(state, *acts[0])
    while state.turn is not None and hand.hidden.isdisjoint(state.hand(state.turn)):
        acts.append((state.turn, players.choose(seat_view(state, state.turn), chance)))
        state = apply(state, *acts[-1])
    return tuple(acts)


# -- the same deals, played by the expert


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A hand from a player's first clear mistake on, for one filling: ``act`` is made, then an expert plays."""

    hand: int
    seat: Seat
    state: State
    act: Act
    seed: int
    player: int = 0


def play_ons(game: PlayedGame, judgements: Sequence[Assessment]) -> tuple[PlayOn, ...]:
    """Return what to play out to learn what an expert would have scored in each player's place.

    Each begins at a player's first mistake in a hand. Hands without an end in the file are left out.
    """
    finished = [_end(hand).result is not None for hand in game.hands]
    first: dict[tuple[int, Seat, int], Assessment] = {}
    for judgement in judgements:
        if judgement.cost > 0 and finished[judgement.hand]:
            player = game.hands[judgement.hand].player_of(judgement.act)
            first.setdefault((judgement.hand, judgement.seat, player), judgement)
    return tuple(
        one
        for (hand, _, player), judgement in first.items()
        for one in _play_ons_of(_in_order(game.hands[hand]), judgement, player)
    )


def _play_ons_of(hand: PlayedHand, judgement: Assessment, player: int) -> Iterator[PlayOn]:
    seed = _seed(_seed_of(hand), judgement.act, judgement.seat)
    shown = hand.hidden.isdisjoint(card for cards in hand.start.hands for card in cards)
    act, seat = judgement.better.act, judgement.seat
    for way in (hand,) if shown else fillings(hand, FILLINGS):
        state = list(states(way))[judgement.act][0]
        if act in seat_view(state, seat).legal:
            yield PlayOn(judgement.hand, seat, state, act, seed, player)


def play_on(question: PlayOn) -> PlayOn | tuple[int, ...]:
    """Play until the expert has another decision, or return the points by unit. The nets play the other seats."""
    seat, rng = question.seat, random.Random(question.seed)  # noqa: S311 - no secret
    state = apply(question.state, seat, question.act)
    while state.turn is not None:
        view = seat_view(state, state.turn)
        if state.turn == seat and len(view.legal) > 1:
            return PlayOn(question.hand, seat, state, Expert().choose(view, rng), question.seed + 1, question.player)
        state = apply(state, state.turn, NetPlayer().choose(view, rng))
    return state.result.points if state.result is not None else (0,) * state.rules.units


# -- report cards


class Area(StrEnum):
    """A part of the game that a report card shows separately. A decision may belong to several parts, or to none."""

    CALLS = "calls"
    LONERS = "loners"
    DEFENCE = "defence"
    LEADS = "leads"


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of decisions, their total cost in chance of winning the game, and how many of them cost anything."""

    decisions: int
    cost: float
    costly: int

    @property
    def accuracy(self) -> int | None:
        """The accuracy from 0 to 100; 100 means no cost. ``None`` without decisions."""
        return accuracy(self.cost / self.decisions) if self.decisions else None


def accuracy(mean_cost: float) -> int:
    """Return the accuracy of decisions with this mean cost, in chance of winning the game."""
    return round(100 / (1 + mean_cost / HALF_ACCURACY))


@dataclass(frozen=True, slots=True)
class ReportCard:
    """How one player played.

    ``points`` are their side's and the others'; ``expert_points`` those with an expert instead.
    """

    player: int
    seat: Seat
    name: str
    hands: int
    total: Tally
    areas: Mapping[Area, Tally]
    labels: Mapping[Label, int]
    costliest: tuple[Assessment, ...]
    points: tuple[int, int]
    expert_points: tuple[float, float]


def report_cards(
    game: PlayedGame, judgements: Sequence[Assessment], played: Mapping[PlayOn, tuple[int, ...]]
) -> tuple[ReportCard, ...]:
    """Return the report cards of all who made an act, by seat. ``played`` has the results of all ``play_ons``."""
    acting = {player for hand in game.hands for player in hand.by}
    players = [player for player in range(len(game.players)) if player in acting or not acting]
    cards = [_report_card(game, player, judgements, played) for player in players]
    return tuple(sorted(cards, key=lambda card: card.seat))


def _report_card(
    game: PlayedGame, player: int, judgements: Sequence[Assessment], played: Mapping[PlayOn, tuple[int, ...]]
) -> ReportCard:
    own = [one for one in judgements if game.hands[one.hand].player_of(one.act) == player]
    costly = sorted((each for each in own if each.cost > 0), key=lambda each: (-each.percents, -each.cost))
    seats = [(index, seat) for index, hand in enumerate(game.hands) for seat in sorted(hand.seats_of(player))]
    made, better = [], []
    for index, seat in dict(reversed(seats)).items():
        unit, points = unit_of(seat, game.rules.traits.partners), _points(game.hands[index])
        made.append(_split(points, unit))
        better.append(_split(_points_with_expert(index, points, player, played), unit))
    ours, theirs = map(sum, zip(*made, strict=True))
    return ReportCard(
        player=player,
        seat=seats[0][1],
        name=game.players[player].name,
        hands=len(made),
        total=_tally(own),
        areas={area: _tally([each for each in own if area in areas_of(each)]) for area in Area},
        labels={label: sum(each.label is label for each in own) for label in Label},
        costliest=tuple(costly[:MOST_COSTLY]),
        points=(round(ours), round(theirs)),
        expert_points=(sum(own for own, _ in better), sum(others for _, others in better)),
    )


def _tally(judgements: Sequence[Assessment]) -> Tally:
    costs = [judgement.cost for judgement in judgements]
    return Tally(len(costs), sum(costs), sum(cost > 0 for cost in costs))


def _points_with_expert(
    hand: int, made: tuple[int, ...], player: int, played: Mapping[PlayOn, tuple[int, ...]]
) -> tuple[float, ...]:
    """Return each unit's points in a hand with an expert in this player's place, as a mean over the fillings."""
    ends = [points for one, points in played.items() if (one.hand, one.player) == (hand, player)]
    return tuple(map(fmean, zip(*ends, strict=True))) if ends else made


def _points(hand: PlayedHand) -> tuple[int, ...]:
    result = _end(hand).result
    return (0,) * hand.start.rules.units if result is None else result.points


def _end(hand: PlayedHand) -> State:
    return settle(reduce(lambda state, step: apply(state, *step), hand.acts, hand.start), hand.hidden)


def _split(points: Sequence[float], unit: int) -> tuple[float, float]:
    own = points[unit - 1]
    return own, sum(points) - own


def areas_of(judgement: Assessment) -> frozenset[Area]:
    """Return the parts of the game to which a decision belongs."""
    return frozenset(area for area, belongs in _AREAS.items() if belongs(judgement))


def _is_alone(act: Act) -> bool:
    match act:
        case OrderUp(alone) | CallSuit(_, alone) | NameTrump(_, alone):
            return alone
        case _:
            return isinstance(act, PlayAlone)


def _in_loner(judgement: Assessment) -> bool:
    public = judgement.view.public
    if judgement.phase is Phase.PLAY:
        return public.alone and public.maker == judgement.seat
    return _is_alone(judgement.taken.act) or _is_alone(judgement.better.act)


def _in_defence(judgement: Assessment) -> bool:
    public, seat = judgement.view.public, judgement.seat
    if judgement.phase is not Phase.PLAY or public.maker is None:
        return False
    with_maker = public.partner == seat or judgement.view.secret_partner
    return not with_maker and public.unit(seat) != public.unit(public.maker)


_BIDDING = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER, Phase.DEFEND_ALONE)

_AREAS: Mapping[Area, Callable[[Assessment], bool]] = {
    Area.CALLS: lambda judgement: judgement.phase in _BIDDING,
    Area.LONERS: _in_loner,
    Area.DEFENCE: _in_defence,
    Area.LEADS: lambda judgement: judgement.phase is Phase.PLAY and not judgement.view.public.trick,
}
