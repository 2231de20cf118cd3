"""The tour for newcomers to Euchre: four short steps with an example hand. Also the pages of ``/help``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import Discard, OrderUp, PlayCard
from bot.engine.cards import Card, Suit, parse_card, sort_hand
from bot.engine.game import deal_out
from bot.engine.rules import Basis, Company, Outcome, Row
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.views import SeatView, public_view, seat_view
from bot.tables.model import Chair, Status
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.rules_page import points_lines
from bot.words.voice import card_words, cards_words

STEPS = ("cards", "trump", "tricks", "points")
"""The steps in order; people count them from 1."""

TRUMP = Suit.HEARTS
LADDER = sort_hand(tuple(map(parse_card, ["JH", "JD", "AH", "KH", "QH", "TH", "9H"])), TRUMP)
"""The first step: every trump, the highest first."""
TURNED_UP, HOLDING = parse_card("QH"), sort_hand(tuple(map(parse_card, ["JH", "AH", "KH", "AS", "9C"])), TRUMP)
"""The second step: a turn-up, and a hand that it suits well."""
TRICK, WINNER = tuple(map(parse_card, ["KS", "AS", "9H", "9S"])), 2
"""The third step: a trick, the lead first, and the index of its winning card."""
SCORED = 7
"""The fourth step: the points that the shown score has. The plays in ``_PLAYS`` earn them."""


def step_text(step: int, texts: Texts) -> str:
    """Return one step in Discord's markdown; ``step`` counts from 1."""
    name = STEPS[step - 1]
    lines = [
        texts("tour-heading", step=step, steps=len(STEPS), title=texts(f"tour-{name}-title")),
        texts(f"tour-{name}"),
    ]
    if name == "points":
        standard = presets.build(presets.DEFAULT_PRESET)
        lines += [f"- {line}" for line in points_lines(standard, texts, _is_taught)]
        lines += ["", texts("tour-next")]
    return "\n".join(lines)


def _is_taught(row: Row) -> bool:
    if row.basis is not Basis.POINTS or row.outcome not in (Outcome.MADE, Outcome.MARCH, Outcome.EUCHRE):
        return False
    return row.company is Company.PARTNERED or (row.company is Company.ALONE and row.outcome is Outcome.MARCH)


def step_alt(step: int, texts: Texts) -> str:
    """Return the alt text of a step's picture."""
    match STEPS[step - 1]:
        case "cards":
            return texts("tour-cards-alt", cards=cards_words(LADDER, texts, TRUMP))
        case "trump":
            cards = cards_words(HOLDING, texts, TRUMP)
            return texts("tour-trump-alt", card=card_words(TURNED_UP, texts), cards=cards)
        case "tricks":
            winner = card_words(TRICK[WINNER], texts, TRUMP)
            return texts("tour-tricks-alt", cards=cards_words(TRICK, texts, TRUMP), winner=winner)
        case _:
            return texts("tour-points-alt", points=SCORED)


HELP_PAGES = {
    "help": ("about", "start", "more"),
    "contests": ("contests", "abroad"),
    "ranked": ("ranked",),
    "commands": ("commands",),
}
"""The parts of each page of the help."""


def help_text(texts: Texts, page: str = "help", *, abroad: bool = False, live: bool = False) -> str:
    """Return a page of the help, short enough for a phone. ``abroad`` means that the bot is no member here, so the page
    says what works without that. ``live`` means that tables have a page in a browser.
    """
    topics = HELP_PAGES[page]
    if page == "help" and (abroad or live):
        topics = ("here",) if abroad else (*topics, "live")
    return "\n\n".join(texts(f"help-{topic}") for topic in topics)


# -- the hand of the tour, played by the engine


_YOU, _DEALER = Seat(1), Seat(4)
_SCORE = (6, 4)
_HANDS = ("JH/AH/KH/AS/9C", "9H/TC/TD/QD/9D", "9S/TS/QC/KC/AD", "KS/AC/JS/QS/KD")
_REST = "QH/TH/JD/JC"  # the turn-up and the kitty
_PLAYS = {
    "tricks": "1:9C 2:TC 3:QC 4:AC 4:KS 1:AS 2:9H 3:9S",
    "points": "2:TD 3:AD 4:QS 1:JH 1:AH 2:QD 3:KC 4:QH 1:KH 2:9D 3:TS 4:JS",
}
"""By step, the cards played since the step before."""


@dataclass(frozen=True, slots=True)
class TourMoment:
    """The table at one step, and the newcomer's own view of it."""

    table: TableView
    mine: SeatView


def tour_moment(name: str, texts: Texts) -> TourMoment:
    """Return the table at the step with this name. At the first step nothing has been dealt."""
    state = _states()[name]
    public = None if name == "cards" else public_view(state)
    # Each player has an id, so that their portraits have different colours.
    chairs = tuple(Chair(Seat(seat), texts(f"tour-seat-{seat}"), seat) for seat in state.rules.seats)
    status = Status.LOBBY if public is None else Status.PLAYING
    table = TableView(state.rules, status, chairs, public, tally=(0, 0))
    return TourMoment(table, seat_view(state, _YOU))


@cache
def _states() -> dict[str, State]:
    rules = presets.build(presets.DEFAULT_PRESET)
    state_of_game = engine.begin(rules, _DEALER)
    state = state_of_game._replace(standing=replace(state_of_game.standing, score=_SCORE))
    state = engine.deal(state, _pack(state))
    by_word = {"cards": state, "trump": state}
    state = engine.apply(engine.apply(state, _YOU, OrderUp()), _DEALER, Discard((parse_card("KD"),)))
    for name, plays in _PLAYS.items():
        for seat, card in (play.split(":") for play in plays.split()):
            state = engine.apply(state, Seat(int(seat)), PlayCard(parse_card(card)))
        by_word[name] = state
    return by_word


def _pack(state: State) -> tuple[Card, ...]:
    hands = [_cards(hand) for hand in _HANDS]
    pack = (*(card for hand in hands for card in hand), *_cards(_REST))
    dealt, ordered = deal_out(state.rules, pack, _DEALER).hands, list(pack)
    for hand, places in zip(hands, dealt, strict=True):
        for card, instead in zip(hand, places, strict=True):
            ordered[pack.index(instead)] = card
    return tuple(ordered)


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split("/")))
