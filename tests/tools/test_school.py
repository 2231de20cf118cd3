"""The school: lessons are lawful and end as the engine ends them; nets and fits are today's."""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PlayCard
from bot.engine.cards import Suit, make_pack
from bot.engine.game import apply, legal_acts
from bot.engine.rules import Company, Rules
from bot.engine.scoring import makers, points_for
from bot.engine.seats import Seat, partners_of, unit_of
from bot.engine.state import Phase, State
from bot.players.bidding import bid_context_of_state
from bot.players.expert.batch import CARD_INDEX, CARDS, net_layout, play_features
from bot.players.expert.call_evaluator import (
    act_count,
    act_index,
    call_features,
    call_inputs,
    callers_of,
    choose_in_deal,
    phases,
    play_calls,
)
from bot.players.expert.nets import (
    TRAINED_CALLS,
    TRAINED_PLAY,
    Net,
    PlayNets,
    calls_name,
    load_net,
    play_nets,
    preset_of,
    read_net,
)
from bot.players.fits import (
    FOLDER,
    HandValueFit,
    game_shape,
    hand_value_fits,
    outcome_frequencies,
    pass_value_fits,
    read_fits,
)
from bot.players.value import hand_value_model, nearest_measured_game, worth
from tests.long_form import sampled
from tests.players.plain_nets import Fixed, Last, act_by_plain_nets
from tests.world import require
from tools.school import hand_value, nets
from tools.school import outcome_frequencies as count
from tools.school.__main__ import CALL_TERMS, CARD_TERMS, FITS, files_of
from tools.school.__main__ import main as school
from tools.school.call_lessons import CallNets, end_index, end_without_play, practise_calls
from tools.school.card_lessons import practise_cards, practise_habits
from tools.school.lessons import UNLAWFUL, Lessons, deals
from tools.school.mirrors import MIRRORED, Mirror, mirror_of_calls
from tools.school.nets import gain_text, gains_of, points_of_ends
from tools.school.rows import games, write_rows
from tools.school.training import of_habit, of_points, train

pytestmark = pytest.mark.proof  # a tool takes no part in a game


def test_each_term_is_taught_by_the_net_of_the_term_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """At first it plays as ``steady`` does; the others play so in every term."""
    habits, first, second, last = (Net([np.full((1, 1), number, np.float32)]) for number in range(4))
    learning, teachers = iter((first, second, last)), list[PlayNets]()
    called, learned = list[bool](), list[tuple[int, list[int]]]()

    def gather(practise: partial[Lessons], _preset: str, _deals: int, _jobs: int, term: int = 0) -> Lessons:
        if isinstance(practise, partial):
            teachers.append(practise.keywords["nets"])
            called.append(practise.keywords["called"])
        return Lessons(np.zeros((1, 0), np.uint8), np.zeros((1, 0), np.int8), np.full(1, term, np.int8))

    def learn_cards(name: str, lessons: Lessons, epochs: int) -> Net:
        learned.append((epochs, lessons.usual.tolist()))
        return next(learning)

    monkeypatch.setattr(nets, "gather", gather)
    monkeypatch.setattr(nets, "learn_habits", lambda *_: habits)
    monkeypatch.setattr(nets, "learn_cards", learn_cards)
    nets.make_cards("standard", [1_000] * 3, 1, 10, tmp_path)
    assert teachers == [PlayNets(habits, habits), PlayNets(first, habits), PlayNets(second, habits)]
    assert learned == [(10, [1]), (10, [2]), (10, [2, 3])], "what steady's own play taught is not learned again"
    assert called == [False, True, True]
    saved = [read_net(tmp_path / f"{subject}-standard.npz") for subject in ("cards", "opponent_policy")]
    assert [each.layers[0].item() for each in saved] == [3, 0]


def test_calls_are_taught_by_the_net_of_the_term_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """At first one's own side calls as ``steady`` does; it plays as well as it can in every term."""
    first, last = (Net([np.full((1, 1), number, np.float32)]) for number in range(2))
    learning, teachers, terms = iter((first, last)), list[CallNets](), list[int]()

    def gather(practise: partial[Lessons], *facts: object) -> Lessons:
        teachers.extend(practise.keywords.values())
        terms.append(int(str(facts[-1])))
        return Lessons(np.zeros((0, 0), np.uint8), np.zeros((0, 0), np.int8), np.zeros(0, np.int8))

    monkeypatch.setattr(nets, "gather", gather)
    monkeypatch.setattr(nets, "learn_calls", lambda *_: next(learning))
    nets.make_calls("csl", [1_000] * 2, 1, 10, tmp_path)
    cards = play_nets(presets.build("csl"))
    assert teachers == [CallNets(None, cards), CallNets(first, cards)]
    assert terms == [1, 2], "each term has deals of its own"
    assert read_net(tmp_path / "calls-csl.npz").layers[0].item() == 1


def test_the_recipe_makes_every_file_of_the_players() -> None:
    """No file of ``data/players`` without a recipe, and none that nobody uses."""
    made = [name for fit in FITS for name in files_of(fit)]
    made += [file for subject, plan in (("cards", CARD_TERMS), ("calls", CALL_TERMS)) for name in plan
             for file in files_of(subject, name)]  # fmt: skip
    assert sorted(made) == sorted(path.name for path in FOLDER.iterdir())
    assert ([*CARD_TERMS], [*CALL_TERMS]) == ([*TRAINED_PLAY], sorted(TRAINED_CALLS, key=[*CALL_TERMS].index))


def test_making_everything_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, str, int]] = []
    for subject in ("cards", "calls"):
        note = partial(lambda subject, name, deals, *_: made.append((subject, name, deals[-1])), subject)
        monkeypatch.setattr(f"tools.school.__main__.make_{subject}", note)
    monkeypatch.setattr("tools.school.__main__.write_rows", lambda *_: None)
    (tmp_path / "done.txt").write_text("hand_value.json\ncalls-csl.npz\n", encoding="utf-8")
    assert school(["all", "--deals", "1000", "--out", str(tmp_path)]) == 0
    assert len(made) == len(CARD_TERMS) + len(CALL_TERMS) - 1
    assert ("calls", "csl", 1_000) not in made
    assert {deals for _, _, deals in made} == {1_000}
    made.clear()
    assert school(["all", "--out", str(tmp_path)]) == 0
    assert not made


@pytest.mark.parametrize("words", [["--deals", "999"], ["--terms", "0"], ["--epochs", "0"]])
def test_a_school_without_lessons_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for subject in ("cards", "calls"):
        monkeypatch.setattr(f"tools.school.__main__.make_{subject}", lambda *_: None)
        with pytest.raises(SystemExit):
            school([subject, *words])
        assert "at least 1000 deals" in capsys.readouterr().err


def test_ends_are_weighed_by_their_points() -> None:
    assert points_of_ends(presets.build("standard")).tolist() == [
        0, 0, 0, -2, -2, 1, 2, -2, -2, 1, 4, 2, 2, -1, -2, 2, 2, -1, -4,
    ]  # fmt: skip


def test_a_fold_counts_where_the_dealer_may_fold() -> None:
    assert points_of_ends(presets.build("newberry"))[:3].tolist() == [0, -1, 1]


def test_opponents_points_count_negative_on_average() -> None:
    assert points_of_ends(presets.build("cutthroat")).tolist() == [
        0, 0, 0, 0, -2, -2, 1, 3, 1, 1, -0.5, -1.5, 1, 1, -0.5, -1.5,
    ]  # fmt: skip


def test_steady_plays_to_the_first_lead() -> None:
    source = deals(presets.build("standard"), random.Random(2))
    for _ in range(20):
        assert play_calls(next(source)).phase is Phase.PLAY


def toy(count: int) -> Lessons:
    """Three acts; the second brings two points if the first input is set, else the third does."""
    chances = np.random.default_rng(5)
    inputs = chances.integers(0, 2, (count, 8)).astype(bool)
    targets = np.zeros((count, 3), np.int8)
    best = np.where(inputs[:, 0], 1, 2)
    targets[np.arange(count), best] = 2
    return Lessons(np.packbits(inputs, axis=1), targets, best.astype(np.int8))


def test_a_net_learns_values_and_usual_choices() -> None:
    lessons, kept = toy(20_000), toy(500)
    inputs = np.unpackbits(kept.inputs, axis=1, count=8).astype(np.float32)

    def report(net: Net) -> str:
        return f"{len(net.layers)} layers"

    for fault in (of_points, of_habit):
        mirror = Mirror(np.arange(8), np.arange(3))
        net = train(lessons, (8, 16, 8, 3), 60, fault, mirror, report)
        assert (net(inputs).argmax(1) == kept.usual).mean() > 0.99
        once, again = (train(lessons, (8, 16, 8, 3), 1, fault, mirror, report) for _ in range(2))
        assert all((one == two).all() for one, two in zip(once.layers, again.layers, strict=True)), "the same numbers"
        assert all((one != later).any() for one, later in zip(once.layers, net.layers, strict=True))


def test_the_gain_of_a_net_is_relative_to_steadys_act() -> None:
    kept = toy(400)
    inputs = np.unpackbits(kept.inputs, axis=1, count=8)
    points = np.array([0, 1, 2], np.float32)
    perfect = np.eye(3, dtype=np.float32)[np.where(inputs[:, 0], 1, 2)]
    assert gain_text(kept, perfect, points).startswith("+0.0000")
    assert gain_text(kept, -perfect, points).startswith("-2.0000")


def test_mirrors_turn_back() -> None:
    for name, game in TRAINED_CALLS.items():
        orders = mirror_of_calls(presets.build(preset_of(name), game.options))
        for order in (*orders, MIRRORED):
            assert [order[at] for at in order] == list(range(len(order)))
    assert mirror_of_calls(presets.build("standard")).acts.tolist() == [0, 1, 2, 3, 4, 5, 8, 9, 6, 7, 10]
    assert mirror_of_calls(presets.build("hasenpfeffer")).acts.tolist() == [*range(7), 7, 8, 9, 10, 13, 14, 11, 12]


def test_features_are_those_of_the_model() -> None:
    """The fitted weights times the features are what the players reckon with: no weight has the wrong name."""
    for rules in games():
        for alone in (False, True):
            fit, checked = hand_value_model(rules, alone).fit, 0
            weights = np.array([*fit.trumps, *(getattr(fit, name) for name in hand_value.FEATURES)])
            pack, rng = make_pack(rules.pack, rules.joker), random.Random(3)
            for _ in range(10):
                hand = tuple(sorted(rng.sample(pack, rules.hand_size)))
                for trump in Suit:
                    tricks = worth(rules, hand, trump, alone, alone)
                    value = hand_value.features_of_hand(rules, hand, trump, leads=alone) @ weights
                    assert value == pytest.approx(tricks), (rules.preset, hand, trump)
                    checked += 1
            assert checked == 40


def test_a_fit_recovers_the_weights() -> None:
    """Tricks made from known weights; what never varies goes into the constant."""
    rng = np.random.default_rng(2)
    size = hand_value.PLACES + len(hand_value.FEATURES) + 2 * hand_value.PLACES
    features = rng.integers(0, 3, (200, size)).astype(float)
    features[:, hand_value.PLACES + hand_value.FEATURES.index("constant")] = 1
    features[:, hand_value.PLACES + hand_value.FEATURES.index("lead")] = 1
    truth = np.round(rng.standard_normal(size), 2)
    truth[hand_value.PLACES + hand_value.FEATURES.index("lead")] = 0
    row = hand_value.fit_weights([(each, each @ truth) for each in features])
    assert row["trumps"] == pytest.approx(truth[: hand_value.PLACES])
    assert row["constant"] == pytest.approx(truth[hand_value.PLACES + hand_value.FEATURES.index("constant")])
    assert row["turnup_against"] == pytest.approx(truth[-hand_value.PLACES :])
    assert row["lead"] == 0.0
    assert row["spread"] == 0.0


def test_every_fit_of_the_players_can_be_repeated() -> None:
    assert {game for game, _ in hand_value_fits()} == {game_shape(rules) for rules in games()}
    assert {each.game for each in outcome_frequencies()} == {nearest_measured_game(rules) for rules in games()}
    assert {fit.game for fit in pass_value_fits()} <= {game_shape(rules) for rules in games()}


def test_written_rows_are_read_and_the_others_stay(tmp_path: Path) -> None:
    """A few deals of one game are fitted and written: its rows are new, every other row is exactly the old one."""
    rows = list(hand_value.fit(["p4-5-24"], 60, "test"))
    assert [row["company"] for row in rows] == ["partnered", "alone"]
    write_rows("hand_value", rows, hand_value.KEY, tmp_path)
    read = {(fit.game, fit.company): fit for fit in read_fits("hand_value", HandValueFit, tmp_path)}
    old = hand_value_fits()
    assert list(read) == list(old)
    assert {key for key, fit in old.items() if read[key] != fit} == {key for key in read if key[0] == "p4-5-24"}
    assert -0.5 < read["p4-5-24", Company.ALONE].trumps[0] < 3.0


def test_frequencies_of_ends_add_up() -> None:
    """Every hand of `standard` is played, so its ends are all hands; a bid is counted with its tricks."""
    rows = list(count.fit(["p-24", "h4-6"], 40, "test"))
    assert sum(row["dealers"] + row["others"] for row in rows if row["game"] == "p-24") == pytest.approx(1.0)  # type: ignore[operator]
    assert all("bid" in row for row in rows if row["game"] == "h4-6")


@pytest.mark.proof
@pytest.mark.parametrize("game", sampled(["p-24", "p-32", "s2", "s3-5", "s3-7", "c4", "h4-6"], ["p-24", "s2"]))
def test_the_frequencies_are_those_of_todays_steady(game: str) -> None:
    """Whoever changes how ``steady`` bids or plays has to count the ends of hands anew, and is told so here."""
    deals = 2000
    (rules, *_) = [rules for rules in games() if nearest_measured_game(rules) == game]
    counts = count.count_ends(rules, deals, "today")
    rows = {
        ((each.outcome, each.company, each.tricks, each.bid), side): share
        for each in outcome_frequencies()
        if each.game == game
        for side, share in ((True, each.dealers), (False, each.others))
    }
    stale = [
        f"{end} {side}: {share:.3f}, and today {counts[end, side] / deals:.3f}"
        for (end, side), share in rows.items()
        if abs(counts[end, side] / deals - share) > 4 * (share * (1 - share) / deals) ** 0.5 + 0.003
    ]
    assert not stale, "\n".join(stale)
    assert sum(share for (end, side), share in counts.items() if (end, side) not in rows) < deals / 200


@pytest.mark.proof
@pytest.mark.parametrize("name", sampled([*TRAINED_PLAY], ["standard", "cutthroat", "call-ace", "hasenpfeffer"]))
def test_the_nets_of_cards_are_those_of_todays_steady(name: str) -> None:
    """Whoever changes how ``steady`` plays has to train them anew, and is told so here."""
    rules = presets.build(preset_of(name), TRAINED_PLAY[name][0])
    preset_nets, count = play_nets(rules), 240 if rules.hand_size < 8 else 40
    habits, width = practise_habits(name, 99, count), play_features(net_layout(rules)).width
    likes = preset_nets.opponents(np.unpackbits(habits.inputs, axis=1, count=width).astype(np.int8))
    assert (np.where(habits.targets != UNLAWFUL, likes, -np.inf).argmax(1) == habits.usual).mean() > 0.88
    lessons = practise_cards(name, 99, count, preset_nets)
    values = preset_nets.own(np.unpackbits(lessons.inputs, axis=1, count=width).astype(np.int8))
    gains = gains_of(lessons, values, nets.POINTS)
    assert gains.mean() + 2 * gains.std() / len(gains) ** 0.5 > 0


@pytest.mark.proof
@pytest.mark.parametrize("name", sampled([*TRAINED_CALLS], ["standard", "railroad", "call-ace", "hasenpfeffer"]))
def test_the_nets_of_calls_are_those_of_todays_steady(name: str) -> None:
    """Their best calls bring no less than ``steady``'s own, in deals that they never saw."""
    rules = presets.build(preset_of(name), TRAINED_CALLS[name].options)
    lessons = practise_calls(name, 99, 150, CallNets(None, play_nets(rules)))
    points = points_of_ends(rules)
    assert calls_name(rules) == name
    inputs = np.unpackbits(lessons.inputs, axis=1, count=call_inputs(rules).width).astype(np.int8)
    values = load_net("calls", name)(inputs).reshape(len(inputs), -1, len(points)) @ points
    gains = gains_of(lessons, values, points)
    assert gains.mean() + 2 * gains.std() / len(gains) ** 0.5 > 0


# -- lessons
#
# Lessons of calls and cards: lawful, honest, and ended as the engine ends them.


LESSONS = ("standard", "csl", "three-seven", "call-ace-5", "hasenpfeffer")


def advantages(rules: Rules) -> set[int]:
    """Every end of a hand for every seat, as ``practise_cards`` counts it, by the rules alone."""
    if rules.traits.bid_from_half:
        above = {tricks - bid for bid in range(rules.lowest_bid, rules.hand_size + 1) for tricks in range(bid + 1)}
        above |= {tricks - bid for bid in range(rules.lowest_bid, rules.hand_size + 1) for tricks in range(13)}
        return {sign * (each + (3 if each >= 0 else -3)) for each in above for sign in (1, -1)}
    lengths = set[int]()
    for row in rules.rows:
        sizes = (1, 2) if rules.traits.secret_partner else (rules.players // 2,) if rules.traits.partners else (1,)
        for tricks in range(rules.hand_size + 1):
            points = points_for(row, tricks, tricks)
            for side in sizes:
                side_points = [points * row.makers] * side
                rest = [points * (not row.makers)] * (rules.players - side)
                units = [side_points[0], rest[0]] if rules.traits.partners else [*side_points, *rest]
                for own in (units[0], units[-1]):
                    ahead = own * len(units) - sum(units)
                    lone = rules.traits.secret_partner and side == 1
                    lengths.add(round(ahead / (rules.players - 1)) if lone else ahead)
    return lengths


@pytest.mark.parametrize("name", sampled([*TRAINED_CALLS], LESSONS))
def test_lessons_of_calls(name: str) -> None:
    rules = presets.build(preset_of(name), TRAINED_CALLS[name].options)
    lessons = practise_calls(name, 1, 40, CallNets(None, play_nets(rules)))
    every = np.arange(len(lessons.usual))
    inputs = np.unpackbits(lessons.inputs, axis=1, count=call_inputs(rules).width)
    assert len(every) > 20
    assert lessons.targets.shape == (len(every), act_count(rules))
    held = set(inputs[:, : call_inputs(rules).turnup].sum(1))
    assert held == {rules.hand_size, rules.hand_size + rules.traits.widow}, "the high bidder has the widow"
    assert (lessons.targets[every, lessons.usual] != UNLAWFUL).all()
    assert lessons.targets.max() < len(points_of_ends(rules)) < -UNLAWFUL


@pytest.mark.parametrize("name", sampled([*TRAINED_PLAY], ["standard", "cutthroat", "call-ace-5", "hasenpfeffer"]))
def test_lessons_of_cards(name: str) -> None:
    """Points are those that a hand can bring, and what is mine in the inputs is what I may play."""
    rules = presets.build(preset_of(name), TRAINED_PLAY[name][0])
    lessons = practise_cards(name, 1, 60, play_nets(rules))
    inputs = np.unpackbits(lessons.inputs, axis=1, count=play_features(net_layout(rules)).width)[:, :CARDS]
    lawful = lessons.targets != UNLAWFUL
    ends = set(np.unique(lessons.targets[lawful]))
    assert ends <= advantages(rules)
    assert min(ends) < 0 < max(ends), "who plays may lose points, too"
    assert (lawful.sum(1) > 1).all()
    assert not (lawful & (inputs == 0)).any()


@pytest.mark.parametrize("preset", ["standard", "cutthroat", "hasenpfeffer"])
def test_lessons_play_the_better_net_on_the_leaders_side(preset: str) -> None:
    """What each lead brings, against the engine: the leader's side lays low numbers, the others high ones."""
    rules, lessons = presets.build(preset), practise_cards(preset, 3, 120, PlayNets(Fixed(-1), Fixed(1)))
    source, checked = deals(rules, random.Random(3)), 0
    leads = {(*((card, end) for card, end in enumerate(row) if end != UNLAWFUL),) for row in lessons.targets.tolist()}
    for start in (play_calls(next(source)) for _ in range(120 // len(TRAINED_PLAY[preset]))):
        if start.turn is None:
            continue
        number, brought = CARD_INDEX[start.agreed.trump or 0], dict[int, int]()
        for act in legal_acts(start, start.turn):
            state = apply(start, start.turn, act)
            while state.turn is not None and state.result is None:
                own = state.turn == start.turn or (rules.traits.partners and (state.turn - start.turn) % 2 == 0)
                acts = [act for act in legal_acts(state, state.turn) if isinstance(act, PlayCard)]
                acts.sort(key=lambda act: int(number[act.card]))
                state = apply(state, state.turn, acts[0] if own else acts[-1])
            assert isinstance(act, PlayCard)
            points = require(state.result).points
            unit = unit_of(start.turn, rules.traits.partners) - 1
            brought[int(number[act.card])] = points[unit] * len(points) - sum(points)
        assert tuple(sorted(brought.items())) in leads
        checked += len(set(brought.values())) > 1
    assert checked > 10


@pytest.mark.parametrize("preset", ["standard", "cutthroat", "call-ace", "hasenpfeffer"])
@pytest.mark.parametrize("taught", [False, True])
def test_a_call_is_tried_with_the_nets_and_partners_of_both_kinds(preset: str, *, taught: bool) -> None:
    """What each first call brings, against the engine: the caller, and its side in some of the deals, makes the last
    call that there is, and lays low numbers; the others call as ``steady`` and lay high ones.
    """
    rules = presets.build(preset)
    nets = CallNets(Last(rules) if taught else None, PlayNets(Fixed(-1), Fixed(1)))
    lessons, outcomes, checked = practise_calls(preset, 3, 60, nets), set[bool](), 0
    rows = {(bytes(row_inputs), bytes(row)) for row_inputs, row in zip(lessons.inputs, lessons.targets, strict=True)}
    for start in islice(deals(rules, random.Random(3)), 60):
        if start.turn is None or start.phase not in phases(rules):
            continue
        sides = [callers_of(rules, start.turn, alike=alike) for alike in (False, True)]
        alone, together = (expected_row(start, side, taught=taught) for side in sides)
        assert {alone, together} & rows
        checked += len(set(alone[1])) > 2
        if alone != together:
            outcomes.add(alone in rows)
    assert checked > 5, "many of the calls end differently"
    assert outcomes == ({True, False} if rules.traits.partners else set())


def expected_row(start: State, side: frozenset[Seat], *, taught: bool) -> tuple[bytes, bytes]:
    """What the first to call knows, and how each of its calls ends."""
    seat = start.turn or Seat(1)
    context = bid_context_of_state(start, legal_acts(start, seat))
    row = np.full(act_count(start.rules), UNLAWFUL, np.int8)
    for act in legal_acts(start, seat):
        state = apply(start, seat, act)
        while state.turn is not None and state.result is None:
            state = apply(state, state.turn, act_by_plain_nets(state, own=state.turn in side, taught=taught))
        row[act_index(context, act)] = end_of_result(state, seat)
    return bytes(np.packbits(call_features(context).astype(bool))), bytes(row)


def end_of_result(state: State, seat: Seat) -> int:
    """The end of a hand by the makers' tricks as the engine counted them."""
    if state.contract is None or not state.tricks:
        return end_without_play(state, seat)
    side = makers(state.rules, state.agreed)
    return end_index(state.rules, seat, state.agreed, sum(trick.winner in side for trick in state.tricks))


@pytest.mark.parametrize("preset", ["standard", "hasenpfeffer"])
def test_a_share_of_the_seats_calls_by_the_net(preset: str) -> None:
    """A seat that has the net makes the call that the net likes best; the others call as ``steady``."""
    rules, other = presets.build(preset), 0
    for dealt in islice(deals(rules, random.Random(5)), 40):
        seat = dealt.turn or Seat(1)
        acts = legal_acts(dealt, seat)
        context = bid_context_of_state(dealt, acts)
        last = max(acts, key=lambda act: act_index(context, act))
        own, nobody = callers_of(rules, seat, alike=True), frozenset[Seat]()
        assert own == {seat, *partners_of(seat, rules.players)} > callers_of(rules, seat, alike=False) == {seat}
        assert choose_in_deal(dealt, Last(rules), own) == last
        assert choose_in_deal(dealt, Last(rules), frozenset(map(Seat, rules.seats)) - own) == choose_in_deal(dealt)
        assert choose_in_deal(dealt, None, own) == choose_in_deal(dealt)
        other += last != choose_in_deal(dealt)
        assert play_calls(dealt, Last(rules), own) == play_calls(apply(dealt, seat, last), Last(rules), own)
        assert play_calls(dealt, None, own) == play_calls(dealt, Last(rules), nobody) == play_calls(dealt)
    assert other > 5
    nets = play_nets(rules)
    steadily, called = (practise_cards(preset, 1, 60, nets, called=called) for called in (False, True))
    assert steadily.inputs.tobytes() != called.inputs.tobytes()


@pytest.mark.proof
@pytest.mark.parametrize("name", sampled([*TRAINED_PLAY], ["three-seven", "double-hasenpfeffer"]))
def test_lessons_are_the_same_however_many_processes_give_them(name: str) -> None:
    one, two = (nets.gather(practise_habits, name, 14, jobs, part=6) for jobs in (1, 2))
    assert all((array == other).all() for array, other in zip(one, two, strict=True))
    assert len({bytes(row) for row in one.inputs}) > len(one.inputs) / 2, "each part has deals of its own"
    assert (one.targets[np.arange(len(one.usual)), one.usual] == 0).all()
    assert not np.array_equal(one.inputs[:20], nets.gather(practise_habits, name, 14, 1, term=1, part=6).inputs[:20])
