"""What the public message offers tells nothing about the hand of whoever is on turn: every option of every preset.

The cards that a stranger has not seen are dealt anew many times over. The offer must be the same for all these hands,
and hold exactly the calls that one of them could make.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from bot.deals.draw import DealerDraw
from bot.engine import game
from bot.engine.acts import PASS, Act, CallSuit, ClaimAceNoFace, CutPack, cards_of
from bot.engine.cards import printed_suit
from bot.engine.game import deal
from bot.engine.presets import PRESETS, build
from bot.engine.rules import Rules, RulesError
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import PUBLIC_PHASES, SeatView, public_calls, public_view, seat_view
from bot.ratings.games import Ending
from bot.storage.api import TableId
from bot.tables.model import (
    Chair,
    Credits,
    DeclinedProposal,
    Phrase,
    Proposal,
    Status,
    TournamentKind,
    TournamentTable,
    Turns,
)
from bot.tables.playing import TAKE_BACK
from bot.tables.preferences import Pace
from bot.tables.views import Gathering, Introduced, OpenDeal, TableView
from bot.ui import buttons
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.labels import sort_cards
from bot.words.offers import Offer, PanelOffers, act_at
from bot.words.ways_on import WAYS_ON, ways_at_table
from tests.discord.inventory import ROWS
from tests.engine.sampling import OLD_SCHOOL_ONLY, first_state, play_hand, shuffled
from tests.long_form import KINDS, sampled
from tests.world import require
from tests.world.games import Moment, chairs, lobby, moments

ROOT = Path(__file__).parents[2]

REDEALS = 6
MANY = 12
"""Of more values than this, which are numbers, the first and the last stand for all."""


class Reluctant(random.Random):
    """Chance that mostly passes, so that second rounds and stuck dealers come up."""

    def choice(self, options: Any) -> Any:
        return PASS if PASS in options and self.random() < 0.75 else super().choice(options)


def offers_to_all(view: SeatView) -> tuple[Act, ...]:
    """What is offered now."""
    return public_calls(view.public)


def offers_from_the_hand(view: SeatView) -> tuple[Act, ...]:
    """What was offered once: the lawful acts of this hand that name no cards."""
    return tuple(filter(_is_call, view.legal))


def _is_call(act: Act) -> bool:
    return not cards_of(act) and not isinstance(act, ClaimAceNoFace)


def variants(preset: str) -> Iterator[Rules]:
    """The preset with every option at every value that it may have, one at a time."""
    yield build(preset)
    for option, choice in PRESETS[preset].choices.items():
        values = choice.allowed if len(choice.allowed) <= MANY else (choice.allowed[0], choice.allowed[-1])
        for value in values if option not in OLD_SCHOOL_ONLY else ():
            try:
                yield build(preset, {option: value})
            except RulesError:
                continue


def bidding(rules: Rules, chance: random.Random, hands: int) -> Iterator[State]:
    """Every public decision of some hands."""
    for _ in range(hands):
        for moment in play_hand(first_state(rules, chance), shuffled(rules, chance), chance).moments:
            if moment.before.phase in PUBLIC_PHASES:
                yield moment.before


def redealt(state: State, chance: random.Random) -> State:
    """The same to a stranger, with other cards in the hands and the kitty."""
    cards = [card for cards in (*state.hands, state.dealt.kitty) for card in cards]
    chance.shuffle(cards)
    hands = tuple(tuple(cards.pop() for _ in hand) for hand in state.hands)
    other = state._replace(hands=hands, deal=state.dealt._replace(kitty=tuple(cards)))
    assert public_view(other) == public_view(state)
    return other


def is_safe(offer: Callable[[SeatView], tuple[Act, ...]], state: State, chance: random.Random) -> bool:
    """Whether an offer is the same for all hands, and exactly what they could call."""
    views = [seat_view(redealt(state, chance), require(state.turn)) for _ in range(REDEALS)]
    lawful = {act for view in views for act in view.legal if _is_call(act)}
    offered = [offer(view) for view in views]
    if len(set(offered)) > 1:
        return False
    if state.phase is Phase.CUT:  # of many cuts a few
        return {type(act) for act in offered[0]} == {CutPack, type(PASS)} and set(offered[0]) < lawful
    return set(offered[0]) == lawful and len(set(offered[0])) == len(offered[0])


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_the_public_message_offers_every_possible_call(preset: str) -> None:
    chance = Reluctant(f"offers {preset}")
    for rules in variants(preset):
        for state in bidding(rules, chance, 1):
            assert is_safe(offers_to_all, state, chance), (rules.options, state.phase)
            acts = public_calls(public_view(state))
            assert [offers.from_word(offers.to_word(act)) for act in acts] == list(acts)


def test_a_rule_that_depends_on_cards_changes_no_public_button(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a seat may call only a suit that it holds. The offer of old gives the hand away, and is caught."""

    def held_suits_only(state: State) -> tuple[Act, ...]:
        held = {printed_suit(card) for card in state.hand(require(state.turn))}
        return tuple(act for act in legal(state) if not isinstance(act, CallSuit) or act.suit in held)

    place = next(index for index, stage in enumerate(game.STAGES) if stage.phase is Phase.CALL)
    legal, chance = game.STAGES[place].legal, Reluctant(3)
    states = [state for state in bidding(build("standard"), chance, 20) if state.phase is Phase.CALL]
    assert all(is_safe(offers_from_the_hand, state, chance) for state in states)
    planted = (*game.STAGES[:place], game.STAGES[place]._replace(legal=held_suits_only), *game.STAGES[place + 1 :])
    monkeypatch.setattr(game, "STAGES", planted)
    assert all(is_safe(offers_to_all, state, chance) for state in states)
    assert not any(is_safe(offers_from_the_hand, state, chance) for state in states)
    assert len(states) > 20


def test_a_panel_offers_a_few_cuts_of_many() -> None:
    rules = build("standard", {"cut": "offer"})
    state = deal(first_state(rules, random.Random(1)), shuffled(rules, random.Random(1)))
    assert state.phase is Phase.CUT
    view = seat_view(state, require(state.turn))
    assert sum(isinstance(act, CutPack) for act in view.offered) > 3
    assert [act.cards for act in offers.acts_without_cards(view) if isinstance(act, CutPack)] == [8, 12, 16]
    assert PASS in offers.acts_without_cards(view)


# -- a player's panel


def situations() -> Iterator[tuple[Moment, SeatView]]:
    """Who is asked, at every moment of a hand of every kind of game."""
    for preset in KINDS:
        for moment in moments(build(preset), 5, hands=1):
            yield from ((moment, view) for view in moment.seats if view.legal)


def test_a_panel_offers_exactly_the_lawful_acts() -> None:
    for moment, view in situations():
        panel = offers.panel_offers(moment.table, view)
        by_number = {act_at(view, number) for number in numbers_of(panel)}
        chosen = set(offers.card_sets(view)) if panel.picks else set()
        if moment.state.phase is not Phase.CUT:  # of many cuts a few
            assert by_number | chosen == set(view.legal)
        held = [offer.card for offer in panel.hand if not offer.played]
        assert held in ([], list(sort_cards(view)))
        assert all(offer.enabled == (offer.button == "act") for offer in panel.hand)
        assert panel.on_turn


def numbers_of(panel: PanelOffers) -> Iterator[int]:
    """The numbers of the acts that may be pressed."""
    for offer in (*panel.acts, *panel.sets, *panel.hand):
        if offer.button == "act":
            yield int(offer.given[1])


def test_nothing_is_asked_in_a_pause_nor_of_whom_a_computer_stands_in_for() -> None:
    for moment, view in situations():
        table, seat = moment.table, view.seat
        away = tuple(replace(chair, away=True) if chair.seat == seat else chair for chair in table.chairs)
        for quiet in (table._replace(paused_until=9e9), table._replace(chairs=away)):
            panel = offers.panel_offers(quiet, view)
            assert not panel.on_turn
            assert not [*numbers_of(panel)]
            assert not any(offer.enabled for offer in panel.hand)
            assert {"hint", "rest"}.isdisjoint(offer.button for offer in panel.below)


def test_a_call_that_is_asked_once_more_stands_in_the_place_of_all_others() -> None:
    for moment, view in situations():
        asked = offers.AskedAgain(view.legal[0], 7)
        panel = offers.panel_offers(moment.table, view, asked_again=asked)
        assert [(offer.button, offer.given) for offer in panel.acts] == [
            ("sure", (7, offers.to_word(asked.act))),
            ("panel", ()),
        ]
        assert not panel.sets
        assert not panel.picks


PROPOSED = Proposal(Seat(2), TAKE_BACK, 0.0, 9e9)
BELOW: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "friendly": ({}, [("hint", "button-hint")]),
    "ranked": ({"ranked": True}, []),
    "tournament": ({"tournament": TournamentTable(TournamentKind.DUPLICATE, "1")}, []),
    "paused": ({"paused_until": 9e9}, [("go-on", "button-go-on"), ("panel", "button-refresh")]),
    "asked": (
        {"proposal": PROPOSED, "missing_agreement": (Seat(1),)},
        [("hint", "button-hint"), ("agree", "button-agree-take-back"), ("decline", "button-decline")],
    ),
    "acted last": ({"taken_back_by": Seat(1)}, [("hint", "button-hint"), ("undo", "button-take-back")]),
}
"""By what is going on: what of the table is so, and what the panel of the player to lead has below the hand."""


@pytest.mark.parametrize("what", BELOW)
def test_what_stands_below_the_hand(what: str) -> None:
    course = (now for seed in range(9) for now in moments(build("standard"), seed, hands=1))
    moment = next(now for now in course if now.state.phase is Phase.PLAY and now.state.turn == Seat(1))
    changes, expected = BELOW[what]
    panel = offers.panel_offers(moment.table._replace(**changes), moment.seats[0])
    assert [(offer.button, offer.key) for offer in panel.below] == [*expected, ("more", "button-more")]
    texts = Texts(strict=True)
    assert all(offers.offer_label(offer, None, None, texts, pictured=False) for offer in panel.below)


# -- every button is offered somewhere


BASE = {"rules", "status", "chairs", "public", "tally", "last_hand"}
"""The fields in which the bases differ."""
OTHERWISE: dict[Any, Any] = {
    float | None: 9e9, Seat | None: Seat(1), tuple[Seat, ...]: (Seat(1),), OpenDeal | None: OpenDeal(Seat(1)),
    TournamentTable | None: TournamentTable(TournamentKind.AGAIN, "1"),
    int: 7, int | None: 1, str: "7", str | None: "7", TableId: TableId(8), tuple[int, ...] | None: (0, 0, 0, 0),
    tuple[Chair, ...]: chairs(4), DealerDraw | None: DealerDraw("random", (), Seat(1)), Ending | None: Ending.AGREED,
    Gathering | None: Gathering((Seat(1),), 9e9), DeclinedProposal | None: DeclinedProposal(TAKE_BACK, Seat(1), "Ann"),
    Proposal | None: PROPOSED, tuple[Proposal, ...]: (replace(PROPOSED, user_id=9),), Turns: Turns.SLOW,
    tuple[tuple[Seat, Phrase], ...]: ((Seat(1), Phrase.GOOD_GAME),), Credits: Credits(chairs(4)), Pace: Pace.BRISK,
    tuple[Introduced, ...]: (Introduced(chairs(4)[0], 1, "2026-11"),),
}  # fmt: skip
"""By the type of a field, what else it may be. A new type has to be added."""
CHANGES: tuple[dict[str, Any], ...] = (
    {},
    {"proposal": PROPOSED, "missing_agreement": (Seat(1),)},
    {"status": Status.FINISHED},
    *(
        {name: not getattr(lobby(build("standard")), name) if kind is bool else OTHERWISE[kind]}
        for name, kind in get_type_hints(TableView).items()
        if name not in BASE
    ),
)
"""What may be so at a table besides its cards: each field by itself, so that no new one is forgotten."""


SURE = 2
"""The seed of a hand whose last tricks are certain."""
WAYS = {ways: key for key, ways in WAYS_ON.items()}.values()
"""A refusal for each choice of ways on."""


def bases() -> Iterator[tuple[TableView, tuple[SeatView, ...]]]:
    """Lobbies, and every moment of a few hands."""
    waiting = lobby(build("standard"))
    guest = replace(waiting.chairs[-1], level="steady", name="Wolf")
    yield waiting, ()
    yield waiting._replace(chairs=(*waiting.chairs[:-1], guest)), ()
    for law in ("hosted", "old-school"):
        for moment in moments(build("standard", {"law": law}), SURE, hands=1):
            yield moment.table, moment.seats


def offered() -> Iterator[Offer]:
    """Everything that a table offers to somebody there."""
    for (base, seats), changes in product(bases(), (*CHANGES, {"seq": 7})):
        table = base._replace(**changes)
        yield from offers.add_live(offers.lobby_offers(table), live=True)
        yield from chain(offers.end_offers(table), *offers.table_offers(table), offers.watch_offers(table))
        yield from chain.from_iterable(offers.more_offers(table, person) for person in (1001, 9))
        yield from offers.page_offers(table, 9, None)
        yield from chain.from_iterable(ways_at_table(key, table, 9) for key in WAYS)
        for view in seats[:2]:
            panel = offers.panel_offers(table, view, asked_again=None if changes else offers.AskedAgain(PASS, 7))
            yield from (*panel.acts, *panel.sets, *panel.hand, *panel.below)


def laid_out_elsewhere() -> set[str]:
    """The buttons that a module makes by itself: ``buttons.SHARE`` stands where it is neither answered nor routed."""
    made = set[str]()
    for path in chain((ROOT / "bot").rglob("*.py"), (ROOT / "cogs").rglob("*.py")):
        text = re.sub(r"(?:pressed|[Rr]oute)\((?:\s*buttons\.\w+,)+", "", path.read_text(encoding="utf-8"))
        made.update(re.findall(r"\bbuttons\.([A-Z_]+)\b", text))
    return {control.name for name, control in vars(buttons).items() if name in made and control in buttons.CONTROLS}


def test_every_button_is_offered_somewhere() -> None:
    """A button that is made, routed and allowed, but stands nowhere, is found here."""
    every = [*offered()]
    shown = {offer.button for offer in every}
    assert shown <= buttons.BUTTONS.keys()
    assert buttons.BUTTONS.keys() - shown - laid_out_elsewhere() == set()
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot/words").glob("*.py"))
    named = {*re.findall(r'\bOffer\("([\w-]+)"', source)}
    assert len(named) > 20
    assert named <= buttons.BUTTONS.keys(), "whenever it is shown"
    pressed = {name.rpartition(":")[2] for name in ROWS if name.startswith("rb:lobby:")}
    assert {*re.findall(r'\bverb_offer\("(\w+)"', source)} <= pressed
    assert {offer.given[0] for offer in every if offer.button == "lobby"} == pressed
