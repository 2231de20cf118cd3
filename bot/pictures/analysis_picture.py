"""Pictures of an analysis: a player's report card, and single moments with the chance of winning as a line below.

They use only values of finished games. Pure and synchronous, up to some tenths of a second: call them off the event
loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.engine.acts import Act, cards_of
from bot.pictures import palette
from bot.pictures.canvas import Canvas, png_of
from bot.pictures.card_faces import card_face
from bot.pictures.charts import CARD_HEAD, RINGS_HEIGHT, paint_ring, paint_who
from bot.pictures.layout import MARGIN, SMALL, WIDTH, Spot
from bot.pictures.letters import NARROWEST, cut_to_width, text_width
from bot.pictures.open_hands_picture import (
    BETTER,
    TAKEN,
    JudgedAct,
    JudgedDecision,
    OpenHandsPainter,
    OpenLayout,
    faces_of,
    open_hands_drawing,
)
from bot.pictures.palette import Colour
from bot.pictures.shapes import disc
from bot.pictures.sheets import Drawing, drawings_of, split_words
from bot.pictures.table_picture import NO_AVATARS, AvatarFiles
from bot.tables.preferences import DeckColours
from bot.words.analysis_text import (
    AnalysedGame,
    accuracy_words,
    card_decisions,
    card_lines,
    card_person,
    chance_words,
    chances_at,
    costly_line,
    moment_alt,
    origin_text,
    points_words,
    title_of,
    where_words,
)
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.lines import LONGEST_ALT, cut_lines
from bot.words.looking_back import Stepped
from bot.words.voice import Voice, bower_of

if TYPE_CHECKING:
    from bot.analysis.judging import Assessment, ReportCard

_BODY = WIDTH - 2 * MARGIN

_ORIGIN = 48  # height of the note that a game comes from a file


def _origin_height(analysed: AnalysedGame, texts: Texts) -> int:
    return _ORIGIN if origin_text(analysed.game, texts) else 0


def _paint_origin(canvas: Canvas, analysed: AnalysedGame, texts: Texts) -> None:
    words, (width, height) = origin_text(analysed.game, texts), canvas.image.size
    if words:
        canvas.text((width // 2, height - MARGIN - _ORIGIN // 2), words, SMALL, palette.WARN, "m", _BODY)


# -- a moment and the chance of winning


_STRIP, _STRIP_HEAD, _PLOT_EDGE = 196, 56, 14
_LINE, _MISTAKE, _NOW = 4, 15, 21
_MOST_POINTS = 700  # most points of the line; in a longer game only every second, third … moment has a point


@dataclass(frozen=True, slots=True)
class Chances:
    """Side 1's chance of winning at each step of a game, as a share; ``None`` where nobody judged it.

    ``at`` is the shown step. ``deals`` are the steps at which a hand begins, ``mistakes`` the steps with a costly act.
    ``now`` has both sides with their chances in percent, or nothing if unknown.
    """

    shares: tuple[float | None, ...]
    at: int
    deals: tuple[int, ...]
    mistakes: tuple[int, ...]
    now: tuple[tuple[str, int], ...]


def chances_of(analysed: AnalysedGame, step: int, texts: Texts) -> Chances | None:
    """Return the chances to show below a step; ``None`` in games without two sides."""
    if not analysed.game.rules.traits.partners:
        return None
    voice = Voice.of(analysed.table_at(step), texts, plain=True)
    deals = tuple(number for number, one in enumerate(analysed.steps) if one.act is None)
    return Chances(analysed.shares, step, deals, analysed.mistakes, chances_at(analysed, step, voice))


def judged_decision(analysed: AnalysedGame, step: int, texts: Texts) -> JudgedDecision | None:
    """Return what to mark at a step: the act that led to it, and a better act if one was clearly better."""
    judgement = analysed.judged.get(step)
    if judgement is None or judgement.cost <= 0:
        return None
    taken, better = (
        JudgedAct(act_label(one.act, judgement.view, texts), cards_of(one.act))
        for one in (judgement.taken, judgement.better)
    )
    return JudgedDecision(judgement.seat, taken, better)


def step_drawings(
    game: Stepped, step: int, texts: Texts, colours: DeckColours = DeckColours.PAIRS
) -> tuple[Drawing, ...]:
    """Return each table with all hands open, the first with the analysed chances as a line, then the figures."""
    first = moment_alt(game, step, texts) if isinstance(game, AnalysedGame) else ()
    tables = [open_hands_drawing(moment, texts, colours, first=first) for moment in game.moments_at(step)]
    if isinstance(game, AnalysedGame):
        tables = [tables[0]._replace(make=partial(png_of, draw_moment, game, step, texts, colours))]
    return (*tables, *drawings_of(game.sheets(step, texts)))


def draw_moment(
    analysed: AnalysedGame,
    step: int,
    texts: Texts,
    colours: DeckColours = DeckColours.PAIRS,
    avatars: AvatarFiles = NO_AVATARS,
) -> Canvas:
    """Paint a step of an analysed game on a new canvas."""
    moment, judged = analysed.open_moment(step), judged_decision(analysed, step, texts)
    chances = chances_of(analysed, step, texts)
    strip = (0 if chances is None else _STRIP) + _origin_height(analysed, texts)
    layout = OpenLayout.of([moment], texts, legend=judged is not None, strip=strip)
    canvas = OpenHandsPainter(moment, layout, texts, colours, faces_of([moment], avatars)).paint(judged=judged)
    if chances is not None:
        _paint_chances(canvas, layout.height - strip, chances, texts)
    _paint_origin(canvas, analysed, texts)
    return canvas


def _paint_chances(canvas: Canvas, top: int, chances: Chances, texts: Texts) -> None:
    """Paint both sides' chances now, and their course as a line: higher is better for side 1."""
    height = _STRIP - MARGIN
    canvas.box((MARGIN, top), (_BODY, height), palette.PLATE)
    room = _BODY // 2 - 2 * _PLOT_EDGE
    middle = top + _STRIP_HEAD // 2 + 2
    places = ((MARGIN + _PLOT_EDGE, "l", palette.SIDES[0]), (WIDTH - MARGIN - _PLOT_EDGE, "r", palette.SIDES[1]))
    for (name, chance), (x, anchor, colour) in zip(chances.now, places, strict=False):
        for_name = round(room / NARROWEST) - text_width(chance_words("", chance, texts), SMALL)
        words = chance_words(cut_to_width(name, SMALL, for_name), chance, texts)  # the figure must not be cut off
        canvas.text((x, middle), words, SMALL, colour, anchor, room)
    first, last = MARGIN + _PLOT_EDGE, WIDTH - MARGIN - _PLOT_EDGE
    high, low = top + _STRIP_HEAD + 4, top + height - _PLOT_EDGE
    steps = max(1, len(chances.shares) - 1)

    def spot(step: int, share: float) -> Spot:
        return round(first + (last - first) * step / steps), round(low - (low - high) * share)

    for step in chances.deals:
        canvas.box((spot(step, 0)[0] - 1, high), (2, low - high), palette.PLATE_TOTAL, 0)
    canvas.box((first, (high + low) // 2 - 1), (last - first, 2), palette.PLATE_TOTAL, 0)
    canvas.box((spot(chances.at, 0)[0] - 2, high), (4, low - high), palette.GOLD, 0)
    every = -(-len(chances.shares) // _MOST_POINTS)
    kept = {chances.at, *chances.mistakes}
    points = [(step, share) for step, share in enumerate(chances.shares) if share is not None]
    spots = [spot(*one) for place, one in enumerate(points) if place % every == 0 or one[0] in kept]
    if len(spots) > 1:
        canvas.line(spots, _LINE, palette.TEXT)
    for step, share in points:
        if step in chances.mistakes:
            canvas.stamp(spot(step, share), disc(_MISTAKE), palette.WARN)
    here = next((share for step, share in reversed(points) if step <= chances.at), None)
    if here is not None:
        canvas.stamp(spot(chances.at, here), disc(_NOW), palette.GOLD)


# -- a player's report card


_BAR, _BAR_LABEL, _BAR_FIGURE, _TITLE, _MOMENT, _WHERE = 56, 400, 120, 50, 152, 54
_CARD, _FRAME, _CARD_GAP = 50, 4, 6
_LABEL_WIDTH, _TAKEN_AT, _BETTER_AT, _CHOICE_WIDTH, _CHOICE_LINE = 70, 30, 416, 354, 42


def report_drawing(
    analysed: AnalysedGame, card: ReportCard, texts: Texts, colours: DeckColours = DeckColours.PAIRS
) -> Drawing:
    """Return one player's report card: accuracy, also by parts of the game, points, and the costliest decisions."""
    game = analysed.game
    costly = [costly_line(one, game, texts) for one in card.costliest]
    lines = [title_of(game, texts), *card_lines(card, game, texts, plain=True), *costly]
    return Drawing(partial(png_of, draw_report, analysed, card, texts, colours), cut_lines(lines, LONGEST_ALT))


def draw_report(
    analysed: AnalysedGame,
    card: ReportCard,
    texts: Texts,
    colours: DeckColours = DeckColours.PAIRS,
    _: AvatarFiles = NO_AVATARS,
) -> Canvas:
    """Paint one player's report card on a new canvas."""
    bars_at = CARD_HEAD + RINGS_HEIGHT + MARGIN
    list_at = bars_at + 2 * _BAR + 12 + MARGIN
    moments_at = list_at + _TITLE * (2 if card.costliest else 1)
    height = moments_at + len(card.costliest) * (_MOMENT + 8) + _origin_height(analysed, texts) + MARGIN
    canvas = Canvas((WIDTH, height), palette.RAIL)
    who, decisions = card_person(card, analysed.game, texts), card_decisions(card, analysed.game, texts)
    figure = accuracy_words(card.total.accuracy)
    paint_who(canvas, who, decisions, figure, texts("report-accuracy"))
    for number, (area, tally) in enumerate(card.areas.items()):
        counts = (texts("report-decisions", count=tally.decisions), str(tally.decisions))
        inside = accuracy_words(tally.accuracy)
        paint_ring(canvas, number, tally.accuracy or 0, inside, texts(f"report-{area}"), counts)
    _paint_bars(canvas, bars_at, card, texts)
    _paint_titles(canvas, list_at, card, texts)
    for number, judgement in enumerate(card.costliest):
        _paint_costly(canvas, moments_at + number * (_MOMENT + 8), analysed, judgement, texts, colours)
    _paint_origin(canvas, analysed, texts)
    return canvas


def _paint_bars(canvas: Canvas, top: int, card: ReportCard, texts: Texts) -> None:
    bars = (("report-points", card.points, palette.GOLD), ("report-expert", card.expert_points, palette.SIDES[1]))
    canvas.box((MARGIN, top), (_BODY, len(bars) * _BAR + 12), palette.PLATE, 16)
    longest = max(1.0, card.points[0], card.expert_points[0])
    left = MARGIN + _BAR_LABEL + 20
    room = WIDTH - MARGIN - _BAR_FIGURE - left
    for number, (key, points, colour) in enumerate(bars):
        middle = top + 6 + number * _BAR + _BAR // 2
        canvas.text((MARGIN + 16, middle), texts(key), SMALL, palette.TEXT, width=_BAR_LABEL - 12)
        wide = max(6, round(room * max(0.0, points[0]) / longest))
        canvas.box((left, middle - 14), (wide, 28), colour, 3)
        canvas.text((left + wide + 12, middle), points_words(points), SMALL, palette.TEXT)


def _paint_titles(canvas: Canvas, top: int, card: ReportCard, texts: Texts) -> None:
    heading = texts("report-costliest" if card.costliest else "report-clean")
    canvas.text((MARGIN, top + _TITLE // 2), heading, SMALL, palette.TEXT, width=_BODY)
    for left, key, colour in ((_TAKEN_AT, "picture-chosen", TAKEN), (_BETTER_AT, "picture-better", BETTER)):
        if card.costliest:
            canvas.text((left, top + _TITLE + _TITLE // 2), texts(key), SMALL, colour, width=_CHOICE_WIDTH)


def _paint_costly(
    canvas: Canvas, top: int, analysed: AnalysedGame, judgement: Assessment, texts: Texts, colours: DeckColours
) -> None:
    canvas.box((MARGIN, top), (_BODY, _MOMENT), palette.PLATE, 14)
    middle, cost = top + _WHERE // 2 + 2, texts("report-cost", cost=judgement.percents)
    canvas.text((_TAKEN_AT, middle), judgement.label or "·", SMALL, palette.WARN)
    canvas.text((WIDTH - MARGIN - 14, middle), cost, SMALL, palette.WARN, "r")
    left = _TAKEN_AT + _LABEL_WIDTH
    room = WIDTH - MARGIN - 28 - text_width(cost, SMALL) - left
    canvas.text((left, middle), where_words(judgement, analysed.game, texts), SMALL, palette.TEXT, width=room)
    middle = top + (_WHERE + _MOMENT) // 2
    for at, evaluation, colour in ((_TAKEN_AT, judgement.taken, TAKEN), (_BETTER_AT, judgement.better, BETTER)):
        _paint_choice(canvas, (at, middle), judgement, evaluation.act, colour, texts, colours)


def _paint_choice(
    canvas: Canvas, spot: Spot, judgement: Assessment, act: Act, colour: Colour, texts: Texts, colours: DeckColours
) -> None:
    left, middle = spot
    cards, trump = cards_of(act), judgement.view.public.trump
    lines = () if cards else split_words(act_label(act, judgement.view, texts), round(_CHOICE_WIDTH / NARROWEST))
    for number, line in enumerate(lines):
        y = middle + (2 * number - len(lines) + 1) * _CHOICE_LINE // 2
        canvas.text((left, y), line, SMALL, colour, width=_CHOICE_WIDTH)
    for number, card in enumerate(cards[: _CHOICE_WIDTH // (_CARD + 2 * _FRAME + _CARD_GAP)]):
        at = left + number * (_CARD + 2 * _FRAME + _CARD_GAP)
        face = card_face(card, _CARD, colours, bower_of(card, trump), texts.locale)
        size = (face.width + 2 * _FRAME, face.height + 2 * _FRAME)
        canvas.box((at, middle - size[1] // 2), size, colour, 9)
        canvas.picture((at + _FRAME, middle - face.height // 2), face, shows=card)
