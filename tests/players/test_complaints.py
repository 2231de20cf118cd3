"""What players complain about elsewhere, as deals in which good players do not disagree. Steady and expert pass all.

Deals made by hand; whole themes of positions, found in play, are in ``tools.company`` and ``test_company.py``.

Seats 1 and 3 play against 2 and 4. Where a deal leaves cards open they are shuffled several ways, and the expert is
asked with several seeds.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.engine import presets
from bot.engine.acts import Act, OrderUp, act_text
from bot.engine.state import State
from bot.players.expert.decide import Budget, Expert
from bot.players.levels import ComputerPlayer, player
from tests.players.situations import after, dealt, on_turn

STANDARD = presets.build("standard")
LEVELS = ("steady", "expert")
_EXPERT = Expert(Budget())


def _player(level: str) -> ComputerPlayer:
    return _EXPERT if level == "expert" else player(level)


def answers(level: str, make: Callable[[int], State], deals: int = 3) -> list[Act]:
    """The level's acts in the same situation, the open cards shuffled so many ways."""
    return [_player(level).choose(on_turn(make(seed)), random.Random(seed)) for seed in range(deals)]


def texts(acts: list[Act]) -> set[str]:
    """Acts as words."""
    return {act_text(act) for act in acts}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("dealer", "acts", "hand", "turnup"),
    [
        (4, ["pass"] * 3, {4: "9S TS QS 9H TD"}, "KS"),
        (4, ["pass"] * 3, {4: "AS 9S KD 9H TC"}, "TS"),
        (4, ["pass"] * 7, {4: "9S TS QD 9H KC"}, "9D"),
        (4, ["pass"] * 7, {4: "9C TC KS 9S QS"}, "9D"),
        (4, [], {1: "9S AS QD KH TC"}, "TS"),
    ],
)
def test_nobody_goes_alone_on_nothing(
    level: str, dealer: int, acts: list[str], hand: dict[int, str], turnup: str
) -> None:
    """No bower, at most three trumps, no two aces: five tricks alone are out of reach, and the partner is needed even
    for three. Stuck dealers included: they must call, but not alone.
    """
    given = answers(level, lambda seed: after(dealt(STANDARD, dealer, hand, turnup, seed=seed), *acts))
    assert not any("alone" in text for text in texts(given)), texts(given)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seat", "acts", "hand"),
    [
        (1, [], "9S TS AD KD QH"),
        (1, [], "9S KS QD TD TH"),
        (3, ["pass", "pass"], "9S TS AD QD TH"),
        (3, ["pass", "pass"], "KS 9S QD AC TH"),
    ],
)
def test_nobody_orders_a_bower_into_an_opponents_hand(level: str, seat: int, acts: list[str], hand: str) -> None:
    """The right bower is turned up for an opponent who deals; two small trumps and an ace cannot beat a hand that has
    just been given the best card of the pack. Good players pass this without thinking ("never order the right bower
    into an opponent's hand" without a hand that makes it by itself).
    """
    given = answers(level, lambda seed: after(dealt(STANDARD, 4, {seat: hand}, "JS", seed=seed), *acts))
    assert texts(given) == {"pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_partners_ace_is_not_trumped_by_the_last_player(level: str) -> None:
    """CSL: "NEVER trump your partner's ace". Both opponents have followed suit below the ace, so the trick is safe
    whatever the last player throws, and they have a loser to throw.
    """
    hands = {1: "9H TH 9D TD QD", 2: "AH KD AD QC KC", 3: "QH 9S JD JH TC", 4: "9C KS TS AC KH"}

    def moment(seed: int) -> State:
        # Spades are trump, the dealer took up the queen; seat 2 leads their ace of hearts to the second trick.
        state = after(dealt(STANDARD, 4, hands, "QS", seed=seed), "pass", "pass", "pass", "order", "discard KH")
        return after(state, "9D", "AD", "JD", "9C", "AH", "QH")

    for act in answers(level, moment, 2):
        assert act_text(act) == "AC"


@pytest.mark.parametrize("level", LEVELS)
def test_partners_ace_is_not_trumped_by_the_third_player(level: str) -> None:
    """The partner leads an ace that nobody has led before, the second player follows: most likely the fourth follows
    too, the ace wins, and a trump spent on it is a trick given away.
    """
    hands = {1: "AH TH KD QD 9C", 2: "9H KH TD AC QC", 3: "9S TS JD TC KC"}

    def moment(seed: int) -> State:
        state = after(dealt(STANDARD, 4, hands, "QS", seed=seed), "pass", "pass", "pass", "order")
        view = on_turn(state)
        state = after(state, act_text(player("steady").choose(view, random.Random(0))))
        return after(state, "AH", "9H")

    assert texts(answers(level, moment)).isdisjoint({"9S", "TS"})


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_ace_is_not_led_into_a_lone_hand(level: str) -> None:
    """Ohio Euchre ("Defending against a lone call") and Euchre Universe ("Loner defense resolved") agree: keep a lone
    ace for the maker's last card, lead from the long suit. Led at once it meets a void two times in three.
    """

    def moment(seed: int) -> State:
        state = dealt(STANDARD, 4, {1: "AD TC QC 9C TH"}, "AS", seed=seed)
        state = after(state, "pass", "pass", "pass", "order alone")
        return after(state, act_text(player("steady").choose(on_turn(state), random.Random(0))))

    assert "AD" not in texts(answers(level, moment))


def test_an_ace_is_not_led_into_the_lone_makers_void() -> None:
    """The lone maker trumped the first diamond and has trumps left, so the ace of diamonds is lost for certain; the
    king of clubs is not: the partner may hold the ace, or the maker a lower club. Only steady is asked: to the expert,
    who knows that the march is stopped and a euchre out of reach, all leads are worth the same within a thousandth.
    """
    hands = {1: "KD 9D 9H TH KH", 3: "AD TD JS KC 9C", 4: "JC QS QC TC JH"}

    def moment(seed: int) -> State:
        state = after(dealt(STANDARD, 4, hands, "AS", seed=seed), "pass", "pass", "pass", "order alone", "discard JH")
        return after(state, "KD", "TD", "QS", "AS", "9H", "JS")

    assert "AD" not in texts(answers("steady", moment))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turnup", ["QS", "TS"])
def test_nobody_goes_alone_at_nine(level: str, turnup: str) -> None:
    """At 9 of 10 one point wins the game: a march alone brings nothing more, and the partner may save the hand."""
    hand = {4: "JS JC AS AH KH"}

    def moment(seed: int) -> State:
        return after(dealt(STANDARD, 4, hand, turnup, score=(6, 9), seed=seed), "pass", "pass", "pass")

    assert set(answers(level, moment)) == {OrderUp()}


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_hand_does_go_alone_at_the_start(level: str) -> None:
    """The four highest trumps and an ace: alone it is four points nearly always. The counterpart of the deal above."""
    hand = {4: "JS JC AS KS AH"}
    given = answers(level, lambda seed: after(dealt(STANDARD, 4, hand, "QS", seed=seed), "pass", "pass", "pass"))
    assert set(given) == {OrderUp(alone=True)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_guarded_bower_ducks_before_a_lone_maker(level: str) -> None:
    """Ohio Euchre: a left bower with one more trump stops any lone hand; "do not use your trump unless you have last
    play". The partner leads a heart, the defender is void, the lone maker plays behind them: they duck.
    """
    hands = {1: "QH TH 9D TD QC", 3: "JC 9S KD QD TC"}

    def moment(seed: int) -> State:
        state = dealt(STANDARD, 4, hands, "AS", seed=seed)
        state = after(state, "pass", "pass", "pass", "order alone")
        state = after(state, act_text(player("steady").choose(on_turn(state), random.Random(0))))
        return after(state, "QH")

    assert texts(answers(level, moment)).isdisjoint({"JC", "9S"})


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_player_leaves_the_trick_to_their_partner(level: str) -> None:
    """Last to play, void, and the partner's trump wins the trick already: a bower on top of it is a trick thrown away
    while they have losers to throw.
    """
    hands = {1: "9D TD 9H TH QC", 2: "TS QS 9C KH AC", 3: "QD KD AD JH KC", 4: "9S KS TC QH JS"}

    def moment(seed: int) -> State:
        state = dealt(STANDARD, 4, hands, "AS", seed=seed)
        state = after(state, "pass", "pass", "pass", "order", "discard 9S")
        return after(state, "9D", "TS", "QD")

    assert texts(answers(level, moment, 2)).isdisjoint({"JS", "AS", "KS"})
