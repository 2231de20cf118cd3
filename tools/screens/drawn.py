"""Pictures of the documents that need no browser: an animated hand, the deck on one sheet, the README's badges."""

from __future__ import annotations

import io
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from bot.analysis.desk import analyse
from bot.analysis.games import read_games
from bot.engine.acts import act_text
from bot.engine.cards import ACE, JACK, JOKER, KING, QUEEN, TEN, Card, Suit, card_of
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.records.replay import replay
from bot.pictures import palette
from bot.pictures.analysis_picture import report_drawing
from bot.pictures.card_faces import card_design, draw_back, draw_face, emoji_image, suit_design
from bot.pictures.open_hands_picture import hand_animation
from bot.tables.preferences import DeckColours
from bot.words.analysis_text import AnalysedGame
from bot.words.catalogue import Texts
from bot.words.voice import Bower
from tests.world.analysed import RECORD
from tests.world.games import Moment, moment
from tests.world.hands import opened
from tools.screens import ROOT

_WIDE, _TALL, _GAP = 84, 118, 8
_DARK, _LIGHT = (49, 51, 56), (255, 255, 255)

# -- a hand


def hand() -> bytes:
    """The hand of ``hand.euchre`` as *Share this hand* posts it: Ann goes alone with both bowers."""
    game = replay((Path(__file__).parent / "hand.euchre").read_bytes())
    end = game.hands[0]
    assert game.rules is not None
    assert end.deal is not None
    state = deal(begin(game.rules, end.standing.dealer), end.dealt.pack)
    moments: list[Moment] = [moment(state)]
    for step in game.steps:
        act = next(act for act in legal_acts(state, step.seat) if act_text(act) == step.act)
        state = apply(state, step.seat, act)
        moments.append(moment(state))
    return hand_animation(opened(moments), Texts())


def report_card() -> bytes:
    """How Dan played in the game of ``standard.euchre``, as *Analyse* judges it."""
    game = read_games(RECORD, "evening.euchre")[0]
    analysed = AnalysedGame(game, *analyse(game))
    return report_drawing(analysed, analysed.cards[3], Texts()).make({})


# -- the deck


def _faces() -> list[list[Image.Image]]:
    rows = []
    for colours in DeckColours:
        for suit in Suit if colours is DeckColours.PAIRS else (Suit.DIAMONDS, Suit.CLUBS):
            cards = [_face(card_of(suit, rank), colours) for rank in (TEN, JACK, QUEEN, KING, ACE)]
            bowers = [_face(card_of(suit, JACK), colours, bower) for bower in (Bower.RIGHT, Bower.LEFT)]
            last = {Suit.SPADES: _face(JOKER), Suit.HEARTS: draw_back(_WIDE)}.get(suit)
            rows.append([*cards, *bowers, *([last] if last is not None and colours is DeckColours.PAIRS else [])])
    return rows


def _face(card: Card, colours: DeckColours = DeckColours.PAIRS, bower: Bower = Bower.NONE) -> Image.Image:
    return draw_face(card, card_design(card, bower, colours), _WIDE)


def _line(ground: tuple[int, int, int], pixels: int, width: int) -> Image.Image:
    """Emojis as they stand in a line of text."""
    looks = [suit_design(suit) for suit in Suit] + [card_design(card_of(Suit.HEARTS, rank)) for rank in range(8)]
    for suit in (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS):
        looks += [card_design(Card(card_of(suit, rank))) for rank in (JACK, ACE)]
        looks += [card_design(card_of(suit, JACK), bower) for bower in (Bower.RIGHT, Bower.LEFT)]
    looks.append(card_design(JOKER))
    line = Image.new("RGB", (width, pixels + 12), ground)
    for place, look in enumerate(looks):
        small = emoji_image(look).resize((pixels, pixels), Image.Resampling.LANCZOS)
        line.paste(small, (6 + place * (pixels + 5), 6), small)
    return line


def deck() -> bytes:
    """Court cards, bowers, joker and back in both kinds of colours; emojis as they stand in a line."""
    rows, width = _faces(), 8 * (_WIDE + _GAP) + _GAP
    lines = [_line(ground, 22, width) for ground in (_DARK, _LIGHT)]
    height = len(rows) * (_TALL + _GAP) + _GAP
    sheet = Image.new("RGB", (width, height + sum(line.height for line in lines)), palette.FELT)
    for row, faces in enumerate(rows):
        for column, face in enumerate(faces):
            sheet.paste(face, (_GAP + column * (_WIDE + _GAP), _GAP + row * (_TALL + _GAP)), face)
    for line in lines:
        sheet.paste(line, (0, height))
        height += line.height
    out = io.BytesIO()
    sheet.quantize(128, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


# -- badges

_LETTER_WIDTH, _MARGIN = 7, 8


def _badge(about: str, value: str) -> bytes:
    left, right = (len(words) * _LETTER_WIDTH + 2 * _MARGIN for words in (about, value))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20"
     role="img" aria-label="{about}: {value}">
  <clipPath id="round"><rect width="{left + right}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="{left}" height="20" fill="#3c4043"/>
    <rect x="{left}" width="{right}" height="20" fill="#1e5846"/>
  </g>
  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">
    <text x="{left / 2:g}" y="14">{about}</text>
    <text x="{left + right / 2:g}" y="14">{value}</text>
  </g>
</svg>
""".encode()


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def _languages() -> str:
    languages = tomllib.loads((ROOT / "data" / "texts" / "languages.toml").read_text("utf-8"))
    return " ".join(name for name, about in sorted(languages.items()) if about["offered"])


DRAWN: dict[str, Callable[[], bytes]] = {
    "screens/hand.gif": hand,
    "screens/deck.png": deck,
    "screens/report-card.png": report_card,
    "badges/licence.svg": lambda: _badge("licence", _project()["license"]),
    "badges/python.svg": lambda: _badge("python", _project()["requires-python"].replace(">=", "") + "+"),
    "badges/languages.svg": lambda: _badge("languages", _languages()),
}
"""By the file in ``docs``: what draws it."""
