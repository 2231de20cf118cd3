"""A table whose cards are stacked: given seats hold given cards, and a hand is told in the words of a record.

The places of the deal are written out here from law 2.3, a second time and by hand, so that the engine's own dealing is
never used to prove itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import pytest

from bot.engine.acts import act_text, parse_act
from bot.engine.cards import Card, codes, parse_card
from bot.engine.game import apply, begin, begin_following, deal, legal_acts
from bot.engine.presets import build
from bot.engine.refusals import Unlawful, Violation
from bot.engine.rules import OptionValue, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.words.catalogue import Texts
from bot.words.notices import fault_words
from tests.world import require

FIRST_ROUND: dict[tuple[str, int], tuple[int, ...]] = {
    ("3-2", 2): (3, 2), ("3-2", 3): (3, 2, 3), ("3-2", 4): (3, 2, 3, 2), ("3-2", 5): (3, 2, 3, 2, 3),
    ("3-2", 6): (3, 2, 3, 2, 3, 2), ("2-3", 2): (2, 2), ("2-3", 3): (2, 3, 2), ("2-3", 4): (2, 3, 2, 2),
    ("2-3", 5): (2, 3, 2, 3, 2), ("2-3", 6): (2, 3, 2, 3, 2, 2),
}  # fmt: skip
"""Law 2.3 as printed: what each seat from the dealer's left gets in the first round, the dealer last."""

THREES: dict[int, tuple[int, ...]] = {6: (3, 3), 7: (3, 3, 1), 8: (3, 3, 2), 12: (3, 3, 3, 3)}
"""Law 2.3, packets of three: the rounds of a hand of this many cards."""


def whole_pack(pack: int, joker: bool) -> list[str]:
    """Every card of a pack by its two letters (law 1.1)."""
    ranks = "789TJQKA" if pack == 32 else "9TJQKA"
    single = [rank + suit for suit in "SHDC" for rank in ranks]
    return single * (2 if pack == 48 else 1) + (["JK"] if joker else [])


def hand_sizes(rules: Rules) -> int:
    """How many cards everybody is dealt."""
    sizes = {"three-seven": 7, "hasenpfeffer": 6, "double-hasenpfeffer": 48 // rules.players}
    return sizes.get(rules.preset, 5)


def places(rules: Rules, dealer: int) -> dict[int, list[int]]:
    """Which places of the pack each seat gets (law 2.3)."""
    order = [(dealer + step) % rules.players + 1 for step in range(rules.players)]
    size = hand_sizes(rules)
    if rules.packets == "3":
        rounds = [(count,) * rules.players for count in THREES[size]]
    else:
        first = FIRST_ROUND[str(rules.packets), rules.players]
        rounds = [first, tuple(size - count for count in first)]
    got: dict[int, list[int]] = {seat: [] for seat in order}
    top = 0
    for packets in rounds:
        for seat, count in zip(order, packets, strict=True):
            got[seat] += range(top, top + count)
            top += count
    return got


def stack(
    rules: Rules, dealer: int, hands: Mapping[int, str] | None = None, turnup: str = "", kitty: str = ""
) -> tuple[Card, ...]:
    """A pack that deals these cards; the places left take the other cards in the order of a new pack."""
    pack: list[str | None] = [None] * rules.pack_size
    dealt = places(rules, dealer)
    under = rules.players * hand_sizes(rules)
    codes_by_seat = {seat: cards.split() for seat, cards in (hands or {}).items()}
    named = [
        (place, card) for seat, cards in codes_by_seat.items() for place, card in zip(dealt[seat], cards, strict=False)
    ]
    named += [(under, card) for card in turnup.split()]
    named += [(under + bool(turnup) + index, card) for index, card in enumerate(kitty.split())]
    left = whole_pack(rules.pack, rules.joker)
    for place, card in named:
        pack[place] = card
        left.remove(card)
    return tuple(parse_card(card if card is not None else left.pop(0)) for card in pack)


class Table:
    """One game under test, moved on by words: ``table.say("1 pass; 2 order; 4 discard 9C")``.

    Unless a test says otherwise the last seat deals, so that seat 1 speaks first.
    """

    def __init__(self, preset: str = "standard", dealer: int = 0, **changes: OptionValue) -> None:
        self.rules = build(preset, changes)
        self.state: State = begin(self.rules, Seat(dealer or self.rules.players))

    @classmethod
    def following(
        cls, preset: str, last_dealer: int, winners: int, carry: tuple[int, ...] | None = None, **changes: OptionValue
    ) -> Self:
        """A table at the beginning of a game that follows another."""
        table = cls(preset, 0, **changes)
        table.state = begin_following(table.rules, Seat(last_dealer), winners, carry)
        return table

    def deal(self, hands: Mapping[int, str] | None = None, turnup: str = "", kitty: str = "") -> Self:
        """Deal the next hand from a stacked pack."""
        before = self.state.standing
        ended = self.state.result
        stays = (
            ended is None or ended.outcome == "redeal" or (ended.outcome, self.rules.misdeal) == ("misdeal", "redeal")
        )
        dealer = before.dealer if stays else before.dealer % self.rules.players + 1
        self.state = deal(self.state, stack(self.rules, dealer, hands, turnup, kitty))
        return self

    def say(self, script: str) -> Self:
        """Carry out acts: a seat and the words of a record, parted by semicolons."""
        for line in script.split(";"):
            seat, *words = line.split()
            self.state = apply(self.state, Seat(int(seat)), parse_act(words))
        return self

    def passes(self, times: int) -> Self:
        """The seat on turn passes, this many times."""
        for _ in range(times):
            self.say(f"{self.turn} pass")
        return self

    def finish(self) -> Self:
        """Play the hand to its end: everybody plays the first lawful card of their hand."""
        while self.phase == Phase.PLAY:
            lawful = self.legal
            hand = codes_in_hand(self.state, self.turn)
            self.say(f"{self.turn} {next(card for card in hand if card in lawful)}")
        return self

    def refused(self, act: str) -> Violation:
        """The refusal of an act, which changes nothing; its sentence lacks no suit, card, seat or phase."""
        before = self.state
        with pytest.raises(Unlawful) as caught:
            self.say(act)
        assert self.state is before
        violation = caught.value.violation
        assert not {"", "None", "None's"} & {*fault_words(caught.value, Texts(strict=True)).split(" ")}, violation
        return violation

    @property
    def legal(self) -> list[str]:
        """The lawful acts of the seat on turn, sorted."""
        return sorted(act_text(act) for act in legal_acts(self.state, Seat(self.turn)))

    @property
    def turn(self) -> int:
        """The seat that is asked; 0 between hands."""
        return self.state.turn or 0

    @property
    def phase(self) -> Phase:
        """What is asked."""
        return self.state.phase

    def hand(self, seat: int) -> str:
        """The cards of a seat in code-point order."""
        return codes(self.state.hand(Seat(seat)))

    def asked(self) -> tuple[str, int]:
        """The phase and the seat on turn, for one comparison."""
        return str(self.phase), self.turn

    @property
    def winners(self) -> list[int]:
        """Who took each gathered trick."""
        return [trick.winner or 0 for trick in self.state.tricks]

    @property
    def outcome(self) -> str:
        """How the hand ended."""
        return str(require(self.state.result).outcome)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the finished hand, by side or seat."""
        return require(self.state.result).points


def codes_in_hand(state: State, seat: int) -> list[str]:
    """A hand by its letters, in the order in which the cards came."""
    return [codes([card]) for card in state.hand(Seat(seat))]


def sorted_words(cards: str) -> str:
    """Cards in code-point order."""
    return " ".join(sorted(cards.split()))
