"""Every choice is judged by what its seat could see, alike for the same file, and summed up for each player."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from bot.analysis import judging
from bot.analysis.games import PlayedGame, PlayedHand, Slot, read_games, states
from bot.analysis.judging import (
    COSTS,
    ActToJudge,
    Area,
    Assessment,
    Label,
    PlayOn,
    Tally,
    accuracy,
    areas_of,
    decisions,
    fillings,
    judge,
    line_after,
    play_on,
    play_ons,
    report_cards,
    what_if,
)
from bot.engine import presets
from bot.engine.acts import PASS, Act, Discard, OrderUp, parse_act
from bot.engine.cards import CODES, Card
from bot.engine.game import apply, legal_acts
from bot.engine.records.notation import notation
from bot.engine.records.replay import replay
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.players.evaluation import ActEvaluation
from bot.players.reasons.kinds import ReasonKind
from tests.players.situations import after, cards, dealt, on_turn, reshuffled
from tests.world import require

GOLDEN = Path(__file__).parents[1] / "golden"
STANDARD = presets.build("standard")
HANDS = {1: "9H TH 9D TD QC", 2: "TS QS KH 9C AC", 3: "JH QD KD AD KC", 4: "9S JS KS QH TC"}
ORDERED = ("pass", "pass", "pass", "order", "discard 9S", "9D", "TS", "QD")


def hand_of(start: State, *texts: str, hidden: str = "") -> PlayedHand:
    """A hand with these acts, each by the seat on turn."""
    acts: list[tuple[Seat, Act]] = []
    state = start
    for text in texts:
        acts.append((require(state.turn), parse_act(text.split())))
        state = apply(state, *acts[-1])
    unseen = {card: Slot(None) for card in cards(hidden)}
    return PlayedHand(1, start, tuple(acts), frozenset(unseen), unseen)


def game_of(*hands: PlayedHand) -> PlayedGame:
    return PlayedGame("", STANDARD, ("Ann", "Bob", "Cleo", "Dan"), hands, finished=False)


def last_decision(hand: PlayedHand) -> ActToJudge:
    return decisions(game_of(hand))[-1]


def strong_dealer() -> State:
    """The dealer holds the four best spades and an ace; a spade is turned up."""
    return dealt(STANDARD, 4, {4: "JS JC AS KS AH"}, "QS")


def test_the_loner_that_was_passed_is_a_blunder_with_its_reason() -> None:
    evaluation_of_pass = judge(last_decision(hand_of(strong_dealer(), "pass", "pass", "pass", "pass")))
    assert (
        evaluation_of_pass.hand,
        evaluation_of_pass.act,
        evaluation_of_pass.seat,
        evaluation_of_pass.phase,
        evaluation_of_pass.trick,
    ) == (0, 3, 4, Phase.ORDER, None)
    assert (evaluation_of_pass.taken.act, evaluation_of_pass.better.act) == (PASS, OrderUp(alone=True))
    assert evaluation_of_pass.label is Label.BLUNDER
    assert evaluation_of_pass.percents > COSTS[Label.BLUNDER]
    assert require(evaluation_of_pass.reason).reason.kind is ReasonKind.ALONE_TOP


def test_a_sound_act_costs_nothing() -> None:
    evaluation_of_call = judge(last_decision(hand_of(strong_dealer(), "pass", "pass", "pass", "order alone")))
    assert (evaluation_of_call.cost, evaluation_of_call.label, evaluation_of_call.reason) == (0.0, None, None)
    assert evaluation_of_call.taken == evaluation_of_call.better
    assert evaluation_of_call.taken.chance > 0.6


def test_a_judgement_uses_only_what_the_seat_knew() -> None:
    """Every card that the seat could not see is dealt anew; the judgement stays the same."""
    start = dealt(STANDARD, 4, HANDS, "AS")
    played = hand_of(start, *ORDERED, "JS")
    state = after(start, *ORDERED)
    other = reshuffled(state, Seat(4), random.Random(5))
    assert other.hands != state.hands
    decision = last_decision(played)
    (view,) = decision.views
    assert on_turn(other) == view
    assert judge(decision) == judge(replace(decision, views=(on_turn(other),)))


def test_the_same_game_is_judged_alike_and_another_decision_by_other_worlds() -> None:
    played = hand_of(dealt(STANDARD, 4, HANDS, "AS"), *ORDERED, "JS")
    assert judge(last_decision(played)) == judge(last_decision(played))
    assert judge(last_decision(played)) != judge(replace(last_decision(played), seed=8))


def reordered(file: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same game as somebody else may write it: hands in another order, what nobody saw left out or written down."""
    file = json.loads(json.dumps(file))
    file["metadata"] |= {"title": "Another", "players": ["E", "F", "G", "H"]}
    for deal in file["deals"]:
        for hand in deal["initialState"].setdefault("playerCards", []):
            rng.shuffle(hand)
    return file


@pytest.mark.parametrize("name", ["standard", "house-rules-standard", "csl"])
def test_a_game_is_judged_alike_whatever_file_it_came_in(name: str) -> None:
    """Of the dealer all cards are shown, of the others a suit; or everybody's are, as in our own record."""
    record = (GOLDEN / f"{name}.euchre").read_bytes()
    shown = notation(replay(record))
    dealers_alone = json.loads(json.dumps(shown))
    for deal in dealers_alone["deals"]:
        start = deal["initialState"]
        start["playerCards"] = [
            hand if seat == start["dealer"] else ["Xx", f"X{hand[0][1]}"] + ["Xx"] * (len(hand) - 2)
            for seat, hand in enumerate(start["playerCards"])
        ]
    for file in (shown, dealers_alone):
        files = [json.dumps(reordered(file, random.Random(number)), indent=number or None) for number in range(4)]
        first, *others = [decisions(read_games(text.encode(), "b.egn")[0]) for text in files]
        assert others == [first] * 3
        if name == "standard" and file is shown:
            assert decisions(read_games(record, "a.euchre")[0]) == first


def test_what_was_forced_or_makes_no_difference_is_no_decision() -> None:
    """Seat 3 follows with the lowest of three equal diamonds, and seat 2 later with its only spade."""
    only = hand_of(dealt(STANDARD, 4, HANDS, "AS"), *ORDERED, "JS", "AS", "QC", "QS", "KC")
    game = game_of(only)
    chosen = [(one.act, one.taken) for one in decisions(game)]
    acts = [act for _, act in only.acts]
    assert chosen == [(place, acts[place]) for place in (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12)]


# -- cards that nobody showed


def loner(hidden: str) -> PlayedHand:
    """The dealer goes alone; the partner's hand, and perhaps what the dealer laid away, was not shown."""
    start = dealt(STANDARD, 4, {4: "JS JC AS KS 9H", 2: "9C TC 9D TD QD"}, "QS")
    return hand_of(start, "pass", "pass", "pass", "order alone", "discard 9H", hidden=hidden)


def test_cards_that_nobody_showed_are_placed_in_several_ways() -> None:
    played = loner("9H 9C TC 9D TD QD")
    deals = fillings(played, 4)
    assert len(deals) == 4
    assert deals[0] == played
    assert len({each.start.hands for each in deals}) == 4
    for each in deals:
        for (_, old), (by, new) in zip(played.acts, each.acts, strict=True):
            assert new == old or (by, type(new)) == (4, Discard)
        assert list(states(each))[-1][0].phase is Phase.DISCARD
        for seat in (1, 3):
            assert each.start.hands[seat - 1] == played.start.hands[seat - 1]
        assert set(cards("JS JC AS KS")) < set(each.start.hands[3])
    assert deals == fillings(played, 4)


def test_what_a_file_tells_of_a_card_holds_wherever_it_is_placed() -> None:
    """Of the partner who sat out one heart and one nine were seen, and nothing else."""
    start = dealt(STANDARD, 4, {4: "JS JC AS KS 9D", 2: "9C TC 9H TD QH", 1: "AD KD QD TH KC"}, "QS")
    played = hand_of(start, "pass", "pass", "pass", "order alone", "discard 9D", hidden="9C TC 9H TD QH")
    slots = {card: Slot(Seat(2)) for card in played.hidden}
    heart, nine = cards("QH 9C")
    slots |= {heart: Slot(Seat(2), suit="h"), nine: Slot(Seat(2), rank="9")}
    rest = played.start.dealt.kitty
    slots |= {card: Slot(None) for card in rest}
    with_slots = replace(played, hidden=played.hidden | set(rest), slots=slots)
    deals = fillings(with_slots, 20)
    assert len(deals) > 10
    for each in deals:
        places = dict(zip(played.start.hand(Seat(2)), each.start.hand(Seat(2)), strict=True))
        assert CODES[places[heart]][1] == "H"
        assert CODES[places[nine]][0] == "9"
    assert len({each.start.hands[1] for each in deals}) > 5


def test_a_filling_is_refused_where_an_act_would_be_unlawful() -> None:
    """The dealer trumped a diamond, so the card that they never showed is not the jack of diamonds."""
    start = dealt(STANDARD, 4, HANDS, "AS")
    played = hand_of(start, *ORDERED, "JS", hidden="QH JD")
    assert [each.acts for each in fillings(played, 4)] == [played.acts]


def test_a_discard_that_nobody_showed_is_not_judged_and_the_hand_before_it_in_several_ways() -> None:
    by_act = {one.act: one for one in decisions(game_of(loner("9H 9C TC 9D TD QD")))}
    assert sorted(by_act) == [0, 1, 2, 3]
    assert [len(by_act[act].views) for act in sorted(by_act)] == [1, 4, 1, 4]
    assert len({view.hand for view in by_act[3].views}) > 1
    judged = judge(by_act[3])
    assert judged.cost == 0
    assert judged.taken.chance > 0.6
    assert judged.worlds >= 100


# -- another act


def test_another_act_is_tried_in_the_same_fifty_worlds() -> None:
    decision = last_decision(hand_of(strong_dealer(), "pass", "pass", "pass", "pass"))
    alternative = what_if(decision, OrderUp(alone=True))
    assert alternative.worlds == 50
    assert (alternative.tried.act, alternative.taken.act) == (OrderUp(alone=True), PASS)
    assert alternative.tried.chance > alternative.taken.chance


def test_the_better_act_comes_out_as_it_was_judged() -> None:
    hand = hand_of(strong_dealer(), "pass", "pass", "pass", "pass")
    passed = judgement(hand, 3, 0.03)
    alternative = require(passed.what_if(passed.better.act))
    assert (alternative.tried, alternative.taken, alternative.worlds) == (passed.better, passed.taken, passed.worlds)
    assert passed.what_if(PASS) is None
    assert judgement(hand, 3).what_if(PASS) is None, "nothing was better"


# -- report cards


def evaluation(act: Act, chance: float) -> ActEvaluation:
    return ActEvaluation(act, chance, 0, 0, 0, 0, 0)


def judgement(hand: PlayedHand, act: int, cost: float = 0.0, label: Label | None = None) -> Assessment:
    """A made-up judgement of an act of a hand."""
    state, _, taken = list(states(hand))[act]
    other = next(one for one in on_turn(state).legal if one != taken) if cost else taken
    own = evaluation(taken, 0.5)
    return Assessment(0, act, on_turn(state), own, evaluation(other, 0.5 + cost) if cost else own, 100, label=label)


def test_a_report_card_sums_up_its_own_seat() -> None:
    played = hand_of(dealt(STANDARD, 4, HANDS, "AS"), *ORDERED, "JS")
    made = [judgement(played, 0), judgement(played, 3, 0.03, Label.DOUBTFUL), judgement(played, 8, 0.05, Label.MISTAKE)]
    cards_of = report_cards(game_of(played), made, {})
    assert [card.name for card in cards_of] == ["Ann", "Bob", "Cleo", "Dan"]
    assert cards_of[0].total == Tally(1, 0.0, 0)
    assert cards_of[0].total.accuracy == 100
    assert cards_of[1].total.accuracy is None
    dan = cards_of[3]
    assert dan.total.decisions == dan.total.costly == 2
    assert dan.total.cost == pytest.approx(0.08)
    assert dan.total.accuracy == accuracy(0.04)
    assert [dan.areas[area].decisions for area in Area] == [1, 0, 0, 0]
    assert {label: times for label, times in dan.labels.items() if times} == {Label.DOUBTFUL: 1, Label.MISTAKE: 1}
    assert dan.costliest == (made[2], made[1])


def test_the_costliest_come_in_the_order_of_the_percents_that_are_shown() -> None:
    """Of 6.9 and 6.2 percents, which are shown as six and seven."""
    played = hand_of(dealt(STANDARD, 4, HANDS, "AS"), *ORDERED, "JS")
    more, less = judgement(played, 3, 0.069), judgement(played, 8, 0.062)
    more, less = (
        replace(one, taken=replace(one.taken, chance=chance), better=replace(one.better, chance=chance + cost))
        for one, chance, cost in ((more, 0.505001, 0.069), (less, 0.504, 0.062))
    )
    assert (more.percents, less.percents) == (6, 7)
    dan = report_cards(game_of(played), [more, less], {})[3]
    assert dan.costliest == (less, more)


def test_loners_defence_and_leads_are_told_apart() -> None:
    alone = hand_of(
        dealt(STANDARD, 4, {4: "JS JC AS KS 9H"}, "QS", seed=1), "pass", "pass", "pass", "order alone", "discard 9H"
    )
    lead = list(states(alone))[-1][0]
    state = apply(lead, *alone.acts[-1])
    view = on_turn(state)
    first = replace(alone, acts=(*alone.acts, (view.seat, view.legal[0])))
    areas = [areas_of(judgement(first, act)) for act in (3, 4, 5)]
    assert areas == [{Area.CALLS, Area.LONERS}, set(), {Area.DEFENCE, Area.LEADS}]


def played_out(hand: PlayedHand) -> PlayedHand:
    """The hand to its end, with the first lawful act at every turn."""
    acts = list(hand.acts)
    state = list(states(hand))[-1][0]
    state = apply(state, *acts[-1])
    while state.turn is not None:
        acts.append((state.turn, legal_acts(state, state.turn)[0]))
        state = apply(state, *acts[-1])
    return replace(hand, acts=tuple(acts))


def test_the_expert_scores_what_its_act_brings_on_the_same_deal() -> None:
    """The dealer held all the highest trumps and passed the hand; an expert in the seat marches alone."""
    hands = {4: "JS JC AS KS AH", 1: "9D TD 9H TH QC"}
    passed = hand_of(dealt(STANDARD, 4, hands, "QS"), *["pass"] * 4)
    made = [judge(last_decision(passed))]
    assert play_ons(game_of(passed), made) == (), "nobody knows how the hand ended"
    whole = game_of(played_out(passed))
    (question,) = play_ons(whole, made)
    assert (question.hand, question.seat, question.act) == (0, 4, OrderUp(alone=True))
    end: PlayOn | tuple[int, ...] = question
    steps = 0
    while isinstance(end, PlayOn):
        assert end.seat == 4
        end, steps = play_on(end), steps + 1
    assert steps > 2, "one decision of the expert at a time"
    assert list(end) == [0, STANDARD.lone_march]
    report = report_cards(whole, made, {question: end})
    assert list(report[3].expert_points) == [STANDARD.lone_march, 0]
    assert [card.expert_points == card.points for card in report] == [True, True, True, False]
    two = {replace(question, seed=1): (0, 4), replace(question, seed=2): (4, -2)}
    assert list(report_cards(whole, made, two)[3].expert_points) == [1, 2]


def test_accuracy_falls_with_the_cost_of_the_average_decision() -> None:
    assert [accuracy(cost) for cost in (0.0, judging.HALF_ACCURACY, 1.0)] == [100, 50, 1]


def test_only_the_card_of_a_seat_that_was_hidden_is_exchanged() -> None:
    played = loner("9H QD")
    assert {each.start.hands[3][4] for each in fillings(played, 4)} == {Card(card) for card in cards("9H QD")}


def test_a_line_goes_on_to_the_end_of_the_hand_with_the_cards_as_they_lay() -> None:
    hand = hand_of(strong_dealer(), "pass", "pass", "pass", "pass")
    line = line_after(hand, judge(last_decision(hand)))
    assert line[0] == (4, OrderUp(alone=True))
    end = reduce(lambda state, step: apply(state, *step), (*hand.acts[:3], *line), hand.start)
    assert end.result is not None


def test_a_line_ends_where_a_seat_would_choose_among_cards_that_nobody_showed() -> None:
    hand = hand_of(strong_dealer(), "pass", "pass", "pass", "pass")
    hidden = replace(hand, hidden=frozenset(hand.start.hand(Seat(1))[:1]))
    line = line_after(hidden, judge(last_decision(hand)))
    assert [seat for seat, _ in line] == [4, 4]
