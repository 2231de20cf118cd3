"""The tour for somebody who has never played Euchre: four short steps; and what ``/help`` says. Knows no table."""

from __future__ import annotations

from bot.engine import presets
from bot.engine.cards import Suit, parse_card, sort_hand
from bot.engine.rules import Basis, Company, Outcome, Row
from bot.render.text.catalogue import Texts
from bot.render.text.rules_page import points_lines
from bot.render.text.voice import card_words, cards_words

STEPS = ("cards", "trump", "tricks", "points")
"""The steps in their order; people count them from 1."""

TRUMP = Suit.HEARTS
LADDER = sort_hand(tuple(map(parse_card, ["JH", "JD", "AH", "KH", "QH", "TH", "9H"])), TRUMP)
"""Every trump of the first step, the highest first."""
TURNED_UP, HOLDING = parse_card("QH"), sort_hand(tuple(map(parse_card, ["JH", "AH", "KH", "AS", "9C"])), TRUMP)
"""The second step: what is turned up, and a hand that is glad of it."""
TRICK, WINNER = tuple(map(parse_card, ["KS", "AS", "9H", "9S"])), 2
"""The third step: a trick from its lead, and which card of it wins."""
SCORED = 7
"""The fourth step: the points that the score cards show. ``tour_hand.py`` plays the hand that comes to all this."""


def step_text(step: int, texts: Texts) -> str:
    """One step in Discord's markdown; ``step`` counts from 1."""
    name = STEPS[step - 1]
    lines = [
        texts("tour-heading", step=step, steps=len(STEPS), title=texts(f"tour-{name}-title")),
        texts(f"tour-{name}"),
    ]
    if name == "points":
        standard = presets.build(presets.DEFAULT_PRESET)
        lines += [f"- {line}" for line in points_lines(standard, texts, _taught)]
        lines += ["", texts("tour-next")]
    return "\n".join(lines)


def _taught(row: Row) -> bool:
    """The few rows of the scoring that one needs to begin with."""
    if row.basis is not Basis.POINTS or row.outcome not in (Outcome.MADE, Outcome.MARCH, Outcome.EUCHRE):
        return False
    return row.company is Company.PARTNERED or (row.company is Company.ALONE and row.outcome is Outcome.MARCH)


def step_alt(step: int, texts: Texts) -> str:
    """What a step's picture shows."""
    match STEPS[step - 1]:
        case "cards":
            return texts("tour-cards-alt", cards=cards_words(LADDER, texts, TRUMP))
        case "trump":
            held = cards_words(HOLDING, texts, TRUMP)
            return texts("tour-trump-alt", card=card_words(TURNED_UP, texts), cards=held)
        case "tricks":
            winner = card_words(TRICK[WINNER], texts, TRUMP)
            return texts("tour-tricks-alt", cards=cards_words(TRICK, texts, TRUMP), winner=winner)
        case _:
            return texts("tour-points-alt", points=SCORED)


def help_text(texts: Texts) -> str:
    """What the bot is, how a game begins, what else there is, when a game is ranked, and every command."""
    topics = ("about", "start", "contests", "ranked", "commands")
    return "\n\n".join(texts(f"help-{topic}") for topic in topics)
