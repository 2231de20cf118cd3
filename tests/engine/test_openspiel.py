"""The basic 24-card game compared with an independent implementation: OpenSpiel's ``euchre``.

Lawful cards, who is asked, trick winners and points of random hands are compared. Where its rules differ from ours the
same hand is told to it in its own way:

* it takes the deal card by card, the dealer first, and calls seats 1 to 4 players 0 to 3;
* its dealer may not discard the turn-up: such a hand is told as one in which a card of the kitty was turned up, all
  passed, and the same player named the same suit in round two (law 4.2 leaves the dealer the same five cards; once in
  some thousand hands the whole kitty is of that suit, and the dealer discards another card instead);
* a dealer who sits out discards there too: any card, since they play none;
* going alone is declared after the discard there, with the call here (law 5.1);
* its defenders are asked from the dealer's left, even against two makers; ours from the maker's left, against a lone
  maker only (law 5.2): whoever defends alone here says so there, all others play with their partners;
* a lone defender's euchre pays 4, which here is an option (``lone_defence``); its returns add up to zero.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.engine.acts import act_text, parse_act
from bot.engine.cards import Card, code, parse_card
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.presets import build
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from tests.engine.tables import whole_pack
from tests.world import require

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel, a development dependency, has no wheel for this Python")

HANDS = 600
"""For each of the four tables, so 2,400 in all."""

PASS, ALONE, PARTNER = "Pass", "Alone", "Partner"
SUITS = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}


def number(card: str) -> int:
    """OpenSpiel's number of a card: rank by rank from the nine, clubs first."""
    return 4 * "9TJQKA".index(card[0]) + "CDHS".index(card[1])


def name(action: int) -> str:
    """Our two letters for OpenSpiel's number."""
    return "9TJQKA"[action // 4] + "CDHS"[action % 4]


class Other:
    """The same hand at OpenSpiel's table."""

    def __init__(self, game: Any, dealer: int, hands: list[list[str]], turnup: str) -> None:
        self.state = game.new_initial_state()
        self.state.apply_action(dealer - 1)
        for place in range(20):
            self.state.apply_action(number(hands[(dealer - 1 + place) % 4][place // 4]))
        self.state.apply_action(number(turnup))

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        return int(self.state.current_player()) + 1

    @property
    def words(self) -> dict[str, int]:
        player = self.state.current_player()
        said = {self.state.action_to_string(player, action): action for action in self.state.legal_actions()}
        return {("Suit" if word == "Order up!" else word): action for word, action in said.items()}

    @property
    def cards(self) -> list[str]:
        return sorted(name(action) for action in self.state.legal_actions())

    def call(self, word: str) -> None:
        """Say this word."""
        self.state.apply_action(self.words[word])

    def lay(self, card: str) -> None:
        """Play or discard this card."""
        self.state.apply_action(number(card))


def suits_open(ours: list[str], turnup: Card) -> set[str]:
    """What OpenSpiel should offer where we offer these calls."""
    offered = set()
    for act in ours:
        words = act.split()
        offered.add(PASS if act == "pass" else SUITS[code(turnup)[1] if words[0] == "order" else words[1]])
    return offered


class Pair:
    """One hand at both tables."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.rng = rng
        self.game = pyspiel.load_game(
            "euchre",
            {"allow_lone_defender": rules.defend_alone, "stick_the_dealer": str(rules.second_round) == "stick"},
        )
        self.dealer = rng.randint(1, 4)
        pack = [parse_card(card) for card in whole_pack(24, joker=False)]
        rng.shuffle(pack)
        self.state: State
        self.state = deal(begin(rules, Seat(self.dealer)), tuple(pack))
        self.dealt = [[code(card) for card in hand] for hand in self.state.hands]
        turnup = require(self.state.dealt.turnup)
        self.turnup = turnup
        self.other = Other(self.game, self.dealer, self.dealt, code(turnup))
        self.said: list[str] = []

    @property
    def lawful(self) -> list[str]:
        """Our lawful acts, in words."""
        return sorted(act_text(act) for act in legal_acts(self.state, require(self.state.turn)))

    def do(self, act: str) -> str:
        self.state = apply(self.state, require(self.state.turn), parse_act(act.split()))
        return act

    def bid(self) -> None:
        while self.state.phase in (Phase.ORDER, Phase.CALL):
            assert self.other.turn == self.state.turn
            assert set(self.other.words) == suits_open(self.lawful, self.turnup)
            act = self.do(self.rng.choice(self.lawful))
            (word,) = suits_open([act], self.turnup)
            self.said.append(word)
            self.other.call(word)

    def discard(self) -> str:
        """The dealer's discard; the name of the way in which it was mapped."""
        ordered = self.state.contract is not None and not self.state.dealt.turned_down
        if not ordered:
            return "round two"
        assert self.other.turn == self.dealer
        if self.state.phase is not Phase.DISCARD:
            assert self.state.agreed.sitting_out == (self.dealer,)
            self.other.lay(self.rng.choice(self.other.cards))
            return "the sitting dealer discards"
        turnup = code(self.turnup)
        assert self.lawful == sorted(f"discard {card}" for card in [*self.other.cards, turnup])
        another = next((code(card) for card in self.state.dealt.kitty if code(card)[1] != turnup[1]), None)
        card = self.rng.choice([*self.other.cards, turnup] if another else self.other.cards)
        self.do(f"discard {card}")
        if card != turnup:
            self.other.lay(card)
            return "the dealer discards"
        self.tell_as_round_two(require(another))
        return "the turn-up discarded"

    def tell_as_round_two(self, turnup: str) -> None:
        """The dealer keeps the same five cards: as if this card of another suit had been turned up and turned down."""
        self.other = Other(self.game, self.dealer, self.dealt, turnup)
        for _ in range(4):
            self.other.call(PASS)
        for word in self.said:
            self.other.call(word)

    def alone(self) -> None:
        contract = self.state.agreed
        assert self.other.turn == contract.maker
        self.other.call(ALONE if contract.alone else PARTNER)
        questions = []
        while self.state.phase is Phase.DEFEND_ALONE:
            questions.append(self.state.turn)
            self.do(self.rng.choice(self.lawful))
        assert questions in ([], [contract.maker % 4 + 1], [contract.maker % 4 + 1, (contract.maker + 2) % 4 + 1])
        while set(self.other.words) == {ALONE, PARTNER}:
            self.other.call(ALONE if self.other.turn == self.state.agreed.lone_defender else PARTNER)

    def play(self) -> None:
        while self.state.phase is Phase.PLAY:
            assert self.other.turn == self.state.turn
            assert self.other.cards == self.lawful
            self.other.lay(self.do(self.rng.choice(self.lawful)))

    def compare(self) -> None:
        assert self.other.state.is_terminal()
        returns = [int(points) for points in self.other.state.returns()]
        ours = require(self.state.result).points
        if self.state.contract is None:
            assert ours == (0, 0)
            assert returns == [0] * 4
            return
        theirs = [trick.winner() + 1 for trick in self.other.state.tricks()]
        assert [trick.winner for trick in self.state.tricks] == theirs
        balance = ours[0] - ours[1]
        assert min(ours) == 0
        assert returns == [balance, -balance, balance, -balance]


@pytest.mark.parametrize("defend_alone", [False, True])
@pytest.mark.parametrize("second_round", ["throw-in", "stick"])
def test_laws_1_4_5_6_7_beside_openspiel(second_round: str, defend_alone: bool) -> None:
    """Laws 1.2, 4.1 to 4.5, 5.1 to 5.3, 6.1, 7.1 to 7.3: both tables ask, allow, gather and pay alike."""
    rules = build(
        "house-24",
        {
            "second_round": second_round,
            "defend_alone": defend_alone,
            "first_lead": "dealer-left",
            "lone_march": 4,
            "lone_defence": 4,
            "lone_defence_march": 4,
        },
    )
    rng = random.Random(f"{second_round} {defend_alone}")
    met: Counter[str] = Counter()
    for _ in range(HANDS):
        pair = Pair(rules, rng)
        pair.bid()
        if pair.state.contract is not None:
            met[pair.discard()] += 1
            pair.alone()
            met["alone"] += pair.state.agreed.alone
            met["lone defender"] += pair.state.agreed.lone_defender is not None
            pair.play()
        pair.compare()
        met[str(pair.state.result.outcome if pair.state.result else "")] += 1
    situations = {"round two", "the dealer discards", "the sitting dealer discards", "the turn-up discarded", "alone"}
    situations |= {"made", "march", "euchre"} | ({"lone defender"} if defend_alone else set())
    assert situations <= {way for way, times in met.items() if times}
