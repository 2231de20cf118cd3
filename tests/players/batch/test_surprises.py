"""What somebody played who has surprised counts for less."""

from __future__ import annotations

import numpy as np

from bot.engine import presets
from bot.engine.cards import parse_card
from bot.engine.views import SeatView
from bot.players.expert.batch import CARD_INDEX
from bot.players.expert.worlds import BatchSampler
from tests.players.situations import after, dealt, on_turn

HANDS = {1: "QC AC JC AS QS", 2: "JD QH 9H AD JH", 3: "TD 9D KS AH KD", 4: "QD KH 9S 9C TC"}


def last_player(trumps: str, thrown: str = "QS AC JC") -> SeatView:
    """The maker, seat 2, is last to play to the fourth trick with the queen of hearts and the ace of trumps, and takes
    both tricks unless seat 3's last card is the king, the only trump that is out: all others have shown that they have
    none. ``trumps`` are the two that seat 3 played to the first two leads, in this order, and ``thrown`` what seat 1
    threw on the first three.
    """
    (first, second), (one, two, three) = trumps.split(), thrown.split()
    calls = ["pass"] * 4 + ["call D"]
    cards = f"JD {first} QD {one} JH {second} 9S {two} 9H AH KH {three} KS 9C AS"
    return on_turn(after(dealt(presets.build("standard"), 1, HANDS, "TH"), *calls, *cards.split()))


def share(view: SeatView, card: str, seat: int, seed: int) -> float:
    """In how many of the worlds drawn this card is in that hand."""
    sampler = BatchSampler(view, 1_200, np.random.default_rng(seed))
    number = CARD_INDEX[view.public.trump, parse_card(card)]
    return float((sampler.batch.where[sampler.draw(600), number] == seat - 1).mean())


def test_the_kings_place_follows_from_the_cards_left() -> None:
    """Four places are left for the king, three of them in the kitty: the queen wins in about 80 of 100 worlds, though
    king and ten would have been played in the order in which the ten came before the nine.
    """
    view = last_player("TD 9D")
    wins = [1 - share(view, "KD", 3, seed) for seed in range(8)]
    assert sum(0.7 <= win <= 0.9 for win in wins) >= 7, wins


def test_consistent_play_is_believed() -> None:
    """The same cards, the nine before the ten: what they lead then tells more of their last card."""
    for seed in range(4):
        surprised, sound = (share(last_player(trumps), "KD", 3, seed) for trumps in ("TD 9D", "9D TD"))
        assert sound > surprised + 0.1, (sound, surprised)


def test_one_players_surprise_does_not_affect_another() -> None:
    """Seat 1 throws an ace before two smaller cards of its suit: what seat 3 played tells no less for that."""
    for seed in range(4):
        assert share(last_player("9D TD", "AC QC JC"), "KD", 3, seed) > 0.45
