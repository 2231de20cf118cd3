"""A game that is analysed at once: every seventh decision has cost something, and the expert is not asked."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from bot.analysis import judging
from bot.analysis.games import Note, PlayedGame, PlayedHand, Slot, read_games
from bot.analysis.judging import ActToJudge, Assessment, Label, PlayOn, decisions, report_cards
from bot.engine.acts import PlayCard
from bot.players.evaluation import ActEvaluation
from bot.tables import views
from bot.tables.model import NO_CREDITS
from bot.words.analysis_text import AnalysedGame
from tests.world import require

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "standard.euchre").read_bytes()
"""Three hands that people played."""
COST = 0.12


def quick_judge(decision: ActToJudge) -> Assessment:
    """Judge without thinking: where hand and act add up to a seventh, another lawful act was better."""
    view, chance = decision.views[0], 0.4 + 0.01 * (decision.act % 20)
    taken = better = ActEvaluation(decision.taken, chance, 0.6, 0.1, 0.1, 0.1, 0.2)
    label = None
    if (decision.hand + decision.act) % 7 == 0:
        act = next(act for act in view.legal if act != decision.taken)
        better, label = replace(taken, act=act, chance=chance + COST), Label.BLUNDER
    return Assessment(decision.hand, decision.act, view, taken, better, 50, label=label)


def quick_play_on(question: PlayOn) -> tuple[int, ...]:
    """Play nothing: unit 1 makes a point."""
    return (1, *[0] * (question.state.rules.units - 1))


def analyse(game: PlayedGame) -> AnalysedGame:
    """Return a game as it is when all of it has been judged."""
    judgements = tuple(map(quick_judge, decisions(game)))
    played = {one: quick_play_on(one) for one in judging.play_ons(game, judgements)}
    return AnalysedGame(game, judgements, report_cards(game, judgements, played))


@cache
def analysed(name: str = "standard.euchre") -> AnalysedGame:
    """Return one of the golden games, analysed."""
    return analyse(read_games((GOLDEN / name).read_bytes(), name)[0])


def played_hand(name: str) -> views.HandMoments:
    """Return the first hand of that game as it is looked back on; everybody who played it has this name."""
    game = analysed()
    opened = [game.open_moment(number) for number, moment in enumerate(game.steps) if moment.hand == 0]
    chairs = tuple(replace(chair, name=name) for chair in opened[0].table.chairs)
    moments = tuple(replace(one, table=one.table._replace(chairs=chairs, credits=NO_CREDITS)) for one in opened)
    return views.HandMoments(require(moments[-1].table.last_hand), moments[-1].table, moments)


@cache
def secretive() -> AnalysedGame:
    """Return a game whose file shows neither the kitty nor any card that was not played, and has notes of its own."""
    game = analysed().game
    return analyse(replace(game, hands=tuple(map(_hide, game.hands))))


def _hide(hand: PlayedHand) -> PlayedHand:
    played = {act.card for _, act in hand.acts if isinstance(act, PlayCard)}
    deal = hand.start.dealt
    hidden = frozenset(deal.pack) - played - {deal.turnup}
    slots = {card: Slot(None) for card in hidden}
    return replace(hand, hidden=hidden, slots=slots, notes={0: Note("?!", "too **bold** <@1>")})
