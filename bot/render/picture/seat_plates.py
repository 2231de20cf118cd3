"""The plates of the seats: name, dealer's chip, tricks, trump's maker, lone and sitting-out players, whose turn it is,
and what each said in the bidding. Sees public tables only.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import acts
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.render.picture import palette
from bot.render.picture.canvas import Canvas
from bot.render.picture.deck import card_back
from bot.render.picture.layout import PLATE_HEIGHT, PLATE_WIDTH, Seating, Spot
from bot.render.picture.palette import Colour, DeckColours, suit_colour
from bot.render.picture.shapes import shape
from bot.render.picture.typography import drawable, fitted, fitting_size, text_width, tight_text_mask
from bot.render.text.calls import order_word
from bot.render.text.catalogue import Texts
from bot.tables.snapshots import Chair, TableView

_INSET = 18
_NAME_SIZES, _NOTE, _NOTE_SIZES = (26, 23, 20), 20, (20, 18, 16)
_SCORE_WIDTH = 50
_LEAST_ROOM = 100
"""Pixels that a name and a mark before it need."""


def picture_name(chair: Chair, texts: Texts) -> str:
    """The name as the font can show it, or the seat's number."""
    if chair.name is None:
        return texts("picture-free")
    return drawable(chair.name) or texts("picture-seat", seat=chair.seat)


def numbered_seats(table: TableView) -> tuple[Seat, ...]:
    """The seats whose names no font here can show, so that the picture has their numbers."""
    return tuple(chair.seat for chair in table.chairs if chair.name is not None and drawable(chair.name) is None)


def names_within(chairs: Sequence[Chair], texts: Texts, size: int, width: int) -> str:
    """Several names in so many pixels: what short ones leave is there for the long ones, which are cut alike."""
    mark = f" {texts('pair-mark')} "
    names = [picture_name(chair, texts) for chair in chairs]
    room = width - (len(names) - 1) * text_width(mark, size)
    each = room // max(1, len(names))
    for left, name in enumerate(sorted(names, key=lambda name: text_width(name, size))):
        each = room // (len(names) - left)
        room -= min(each, text_width(name, size))
    return mark.join(fitted(name, size, each) for name in names)


def draw_seats(canvas: Canvas, table: TableView, seating: Seating, texts: Texts, colours: DeckColours) -> None:
    """Every seat's plate, and beside it what its player said."""
    for chair in table.chairs:
        _plate(canvas, table, chair, seating.place(chair.seat).plate, texts, colours)
    view = table.public
    if view is not None and view.result is None and view.phase is not Phase.PLAY:
        for seat, act in _last_calls(view):
            _speech(canvas, view, (seat, act), seating.place(seat).speech, texts, colours)


def _plate(canvas: Canvas, table: TableView, chair: Chair, spot: Spot, texts: Texts, colours: DeckColours) -> None:
    view = table.public
    left, top = spot[0] - PLATE_WIDTH // 2, spot[1] - PLATE_HEIGHT // 2
    on_turn = table.to_move is not None and table.to_move.seat == chair.seat
    out = chair.free or (view is not None and chair.seat in view.sitting_out)
    quiet = palette.blend(palette.PLATE, palette.FELT, 0.6) if out else palette.PLATE
    ground = palette.PLATE_ON_TURN if on_turn else quiet
    frame = palette.GOLD if on_turn else ground
    canvas.framed((left, top), (PLATE_WIDTH, PLATE_HEIGHT), ground, frame, 4, 16)
    if table.rules.traits.partners:
        side = palette.SIDES[(chair.seat - 1) % 2]
        stripe = palette.blend(side, ground, 0.6) if out else side
        canvas.box((left + 8, top + 12), (5, PLATE_HEIGHT - 24), stripe, 2)
    right = left + PLATE_WIDTH - _INSET
    if view is not None and not view.rules.traits.partners:
        _own_score(canvas, (right - _SCORE_WIDTH + 8, spot[1] - 28), view.score[chair.seat - 1])
        right -= _SCORE_WIDTH
    second = _second_line(canvas, view, chair, (left + _INSET, top + 60), right, texts, colours)
    line = top + 27 if second else spot[1]
    _first_line(canvas, table, chair, (left + _INSET, line), right, palette.TEXT_DIM if out else palette.TEXT, texts)


def _first_line(
    canvas: Canvas, table: TableView, chair: Chair, spot: Spot, right: int, colour: Colour, texts: Texts
) -> None:
    """The name, and at its right the dealer's chip."""
    view = table.public
    deals = view is not None and view.dealer == chair.seat
    room = right - spot[0] - (38 if deals else 0)
    if chair.is_computer and room >= _LEAST_ROOM:  # where it is narrow, the name matters more
        canvas.stamp((spot[0] + 12, spot[1]), shape("robot", 26), colour)
        spot, room = (spot[0] + 34, spot[1]), room - 34
    name = picture_name(chair, texts)
    canvas.text(spot, name, fitting_size(name, _NAME_SIZES, room), colour, width=room)
    if deals:
        canvas.chip((right - 15, spot[1] + 1), 32, texts("picture-dealer"), palette.CARD, palette.GOLD)


def _note(chair: Chair, view: PublicView | None, texts: Texts) -> str:
    """A word about a player who does not simply play."""
    if view is not None and chair.seat in view.sitting_out:
        return texts("picture-sits-out")
    if chair.left or chair.away:
        return texts("picture-left" if chair.left else "picture-away")
    return texts("picture-computer") if chair.is_computer and view is None else ""


def _second_line(
    canvas: Canvas, view: PublicView | None, chair: Chair, spot: Spot, right: int, texts: Texts, colours: DeckColours
) -> bool:
    """From the left: tricks, the maker's trump, alone or a note. Returns whether there was anything to show."""
    x, y = spot
    taken = view.taken[chair.seat - 1] if view is not None else 0
    made = view is not None and view.maker == chair.seat
    if taken:
        x += _tricks(canvas, (x, y), taken, right - x - (40 if made else 0))
    if view is not None and made and view.trump is not None:
        canvas.suit_disc((x + 15, y), 32, view.trump, 22, colours)
        x += 40
    alone = view is not None and ((made and view.alone) or view.lone_defender == chair.seat)
    note = texts("picture-alone") if alone else _note(chair, view, texts)
    size = fitting_size(note, _NOTE_SIZES, right - x)
    if note and not (alone and text_width(note, size) > right - x):  # the corner says it too, below the maker's name
        canvas.text((x, y), note, size, palette.GOLD if alone else palette.TEXT_DIM, width=right - x)
    return bool(note) or x > spot[0]


def _own_score(canvas: Canvas, spot: Spot, score: int) -> None:
    """The score of a player without a partner, at the right of the plate."""
    text = str(score).replace("-", "−")
    canvas.box(spot, (_SCORE_WIDTH, 56), palette.blend(palette.PLATE, palette.CARD, 0.14), 10)
    middle = (spot[0] + _SCORE_WIDTH // 2, spot[1] + 28)
    canvas.text(middle, text, 30, palette.WARN if score < 0 else palette.GOLD, "m")


def _tricks(canvas: Canvas, spot: Spot, taken: int, room: int) -> int:
    """So many tricks as small card backs; of more than five, or than fit, their number. Returns the width."""
    x, y = spot
    width = 28 + 14 * (taken - 1)
    if taken > 5 or width > room:
        canvas.centred((x + 10, y), card_back(20))
        canvas.stamp((x + 44, y), tight_text_mask(f"×{taken}", 24), palette.TEXT)
        return 74
    for index in range(taken):
        canvas.centred((x + 10 + 14 * index, y), card_back(20))
    return width


def _last_calls(view: PublicView) -> tuple[tuple[Seat, acts.Act], ...]:
    """Each seat's last word in the bidding; in the second round what was said in it, as far as it has come."""
    said = dict(view.calls)
    if view.phase is Phase.CALL:
        first_round = len(view.rules.seats) + sum(isinstance(act, acts.ClaimFarmers) for _, act in view.calls)
        said = dict(view.calls[first_round:])
    return tuple(said.items())


def _speech(
    canvas: Canvas, view: PublicView, said: tuple[Seat, acts.Act], spot: Spot, texts: Texts, colours: DeckColours
) -> None:
    """What a seat said, as a pill at its plate; a suit as its sign."""
    seat, act = said
    suit = act.suit if isinstance(act, acts.CallSuit | acts.NameTrump | acts.CallPartner) else None
    if suit is not None:
        canvas.box((spot[0] - 26, spot[1] - 17), (52, 34), palette.CARD, 17)
        canvas.stamp(spot, shape(suit.letter, 24), suit_colour(suit, colours))
        return
    passed = act == acts.PASS
    canvas.pill(spot, call_word(view, seat, act, texts), _NOTE, palette.TEXT_DIM if passed else palette.CHIP_TEXT,
               palette.RAIL if passed else palette.GOLD, 200)  # fmt: skip


def call_word(view: PublicView, seat: Seat, act: acts.Act, texts: Texts) -> str:
    """A call in one or two words."""
    match act:
        case acts.OrderUp(alone):
            call = texts(f"picture-call-{order_word(view.rules, view.dealer, seat)}")
            return texts("picture-with-alone", call=call) if alone else call
        case acts.Bid(tricks):
            return texts("picture-bid", bid=tricks)
        case acts.ClaimFarmers():
            return texts("picture-call-farmers")
        case _:
            return texts(f"picture-call-{acts.act_text(act)}")
