"""The messages of a table: text, picture and buttons of the public message and of a player's panel, built from views.

discord.py must never get the same ``LayoutView`` twice. A public layout is made of public facts alone. The buttons of
an old-school table (law 9) follow from what everybody sees and from one's own seat; none tells whether an act was
regular.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import discord

from bot.engine.acts import Act, CallSuit, Claim, CorrectRenege, CutPack, Fold, NameTrump, OrderUp, Pass, cards_of
from bot.engine.cards import Card, is_trump
from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.sure_tricks import sure_tricks
from bot.engine.views import SeatView
from bot.pictures.table_picture import numbered_seats
from bot.storage.api import TableId
from bot.tables.model import Aim, Status, TournamentKind, TournamentTable
from bot.tables.preferences import HandOrder
from bot.tables.views import ScoredHand, TableView, sight_of
from bot.tournaments.daily.attempts import day_of_key
from bot.ui import buttons
from bot.ui.emojis import LETTERS, Pack
from bot.ui.layouts import (
    FELT,
    LONGEST_OPTION,
    MOST_OPTIONS,
    RESTING,
    YOUR_TURN,
    Item,
    fits_on_phone,
    frame_layout,
    in_even_rows,
    page_layout,
    picture,
)
from bot.ui.options import pause_lengths
from bot.ui.picture_queue import FILE_NAME, PANEL_FILE_NAME
from bot.ui.readers import Reader
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.daily_text import progress_text
from bot.words.fairness import is_seal_due, lasting_seal_text, seal_text
from bot.words.labels import act_label, call_label, card_label, sort_cards, suit_of_label
from bot.words.panel_text import panel_brief, panel_text
from bot.words.results_text import game_over_text, salute_text, sheet_heading, sheet_note, sheet_option, sheet_text
from bot.words.rules_page import HOUSE_RULES, game_title, house_rules, rule_choices
from bot.words.table_text import (
    agreement_text,
    brief_text,
    claim_label,
    gathering_text,
    newcomers_text,
    private_text,
    seat_choices,
    table_text,
)
from bot.words.voice import Voice

Style = discord.ButtonStyle


SEAL_FILE, HIGHLIGHT_FILE = "seal.txt", "hand.webp"


def picture_name(table: TableView, kind: str = "png") -> str:
    """Return the name of the public picture's file: it has the whole seal, which so stands in the channel."""
    return f"table-{table.seal}.{kind}" if table.seal else f"table.{kind}"


def table_layout(
    table: TableView,
    alt: str | None,
    texts: Texts,
    pack: Pack = LETTERS,
    hands: Sequence[ScoredHand] = (),
    kind: str = "png",
) -> discord.ui.LayoutView:
    """Return the public message of an open table: picture (``alt`` tells that there is one), words and buttons.

    ``pack`` has the cards; ``hands`` are those of a finished game, whose score sheet this message is as well; ``kind``
    is the picture's. Without a picture the seal of deals to come is a file of its own.
    """
    parts: list[Item] = [] if alt is None else [picture(picture_name(table, kind), alt)]
    parts += [discord.ui.TextDisplay(text) for text in _describe_table(table, texts, pack, pictured=alt is not None)]
    if alt is None and is_seal_due(table):
        parts.append(discord.ui.File(f"attachment://{SEAL_FILE}"))
    match table.status:
        case Status.LOBBY:
            rows = [*_lobby_rows(table, texts), *_lobby_guide(table.table_id, texts)]
        case Status.PLAYING:
            rows = _table_rows(table, texts, pack)
        case _:
            sheet = _sheet_parts(table, hands, texts, sealed=seal_text(table, texts))
            rows = [*sheet, *in_even_rows(_end_buttons(table, texts))]
    return frame_layout([*parts, *rows])


def watch_layout(table: TableView, alt: str | None, texts: Texts, pack: Pack = LETTERS) -> discord.ui.LayoutView:
    """Return the public table for one person who watches it: the same picture and words, and nothing to decide."""
    parts: list[Item] = [] if alt is None else [picture(FILE_NAME, alt)]
    parts += [discord.ui.TextDisplay(text) for text in _describe_table(table, texts, pack, pictured=alt is not None)]
    if table.status is Status.CLOSED:
        return frame_layout(parts, RESTING)
    parts.append(discord.ui.TextDisplay(f"-# {texts('watch-note', button=texts('button-look'))}"))
    look = buttons.LOOK.at(table.table_id, label=texts("button-look"))
    parts += in_even_rows([look, buttons.LOOK_UP.at(table.table_id, label=texts("button-lookup"))])
    return frame_layout(parts)


def sheet_layout(
    table: TableView, hands: Sequence[ScoredHand], texts: Texts, last: str = "", alt: str | None = None
) -> discord.ui.LayoutView:
    """Return the score sheet of a game, which stays in the channel: a line for each hand, and what more there is to
    say of the latest one, or how the game ended; ``last`` stands below that. ``alt`` describes the picture of the
    latest hand, if it has one.
    """
    seated = table.with_players_of_game
    latest = table.last_hand if table.status is Status.PLAYING else None
    note = "" if latest is None else sheet_note(latest, seated, texts)
    end = "\n".join(filter(None, (note, game_over_text(seated, texts), last)))
    parts: list[Item] = [] if alt is None else [picture(HIGHLIGHT_FILE, alt)]
    parts.append(discord.ui.TextDisplay(sheet_heading(seated, texts)))
    return frame_layout([*parts, *_sheet_parts(table, hands, texts, end)], RESTING)


def _sheet_parts(
    table: TableView, hands: Sequence[ScoredHand], texts: Texts, end: str = "", sealed: str = ""
) -> Iterator[Item]:
    """Yield the lines of a score sheet, how the game ended, its seal and what is ``sealed`` for the next one, and the
    menu of its hands once all may see them.
    """
    seated = table.with_players_of_game
    seals = "\n".join(filter(None, (lasting_seal_text(hands, texts), sealed)))
    yield from (discord.ui.TextDisplay(text) for text in (sheet_text(hands, seated, texts), end, seals) if text)
    if not hands or not sight_of(table, None).past:
        return
    options = [
        discord.SelectOption(
            label=texts("verify-hand", hand=hand.number),
            value=str(hand.hand_seq),
            description=sheet_option(hand, seated, texts),
        )
        for hand in reversed(hands[-MOST_OPTIONS:])
    ]
    yield discord.ui.ActionRow(buttons.SHEET.at(table.table_id, options=options, placeholder=texts("menu-hand")))


def fair_deal_button(table_id: TableId, texts: Texts) -> Item:
    """*Fair deal*."""
    return buttons.FAIR_DEAL.at(table_id, label=texts("button-fair"))


def house_layout(table: TableView, texts: Texts) -> discord.ui.LayoutView:
    """Return what is played at a table that waits for people, and menus of what may be changed."""
    menus: list[Item] = []
    for menu in HOUSE_RULES:
        options = [
            discord.SelectOption(value=word, label=label, description=about)
            for word, label, about in rule_choices(table.rules, menu, texts)
        ][:MOST_OPTIONS]
        if options:
            placeholder = texts(f"menu-house-{menu}")
            menus.append(buttons.HOUSE_RULE.at(table.table_id, menu, options=options, placeholder=placeholder))
    changed = " · ".join(house_rules(table.rules, texts)) or texts("house-usual")
    words = texts("house-about", game=game_title(table.rules.preset, texts), rules=changed)
    return page_layout(words, menus, row=1)


def pause_layout(table_id: TableId, texts: Texts) -> discord.ui.LayoutView:
    """Return the question how long a pause is to last, and the usual lengths to choose from."""
    options = [discord.SelectOption(label=name, value=str(minutes)) for minutes, name in pause_lengths(texts)]
    menu = buttons.PAUSE_LENGTH.at(table_id, options=options, placeholder=texts("menu-pause"))
    return page_layout(texts("refusal-pause-length"), [menu])


def ways_in_layout(table: TableView, text: str, texts: Texts) -> discord.ui.LayoutView:
    """Return words for somebody who does not play at a table, and what they can do there."""
    playing = table.status is Status.PLAYING
    room = table.room or (not playing and any(chair.free or chair.is_computer for chair in table.chairs))
    ways: list[Item] = []
    if room and not table.private and table.tournament is None:
        ways.append(buttons.INVITED.at(table.table_id, label=texts("button-sit" if playing else "button-join")))
    if playing and sight_of(table, None).table:
        ways.append(buttons.WATCH.at(table.table_id, label=texts("button-watch")))
    return page_layout(text, ways)


def seat_waits_layout(table_id: TableId, text: str, texts: Texts) -> discord.ui.LayoutView:
    """Return words for somebody who left a running game, and the button that gives them their seat back."""
    back = buttons.TAKE_BACK.at(table_id, label=texts("button-back"), style=Style.success)
    return page_layout(text, [back], colour=RESTING)


class AskedAgain(NamedTuple):
    """A call that counts only once its player has said that they mean it, and where the table stood when they made
    it.
    """

    act: Act
    seq: int


def panel_layout(
    table: TableView,
    own_view: SeatView,
    note: str | None,
    reader: Reader,
    alt: str | None = None,
    *,
    asked_again: AskedAgain | None = None,
) -> discord.ui.LayoutView:
    """Return a player's own panel; ``note`` is a sentence about their last press, ``alt`` tells that there is a
    picture; ``asked_again`` stands in the place of what they may decide.
    """
    if table.paused_until is not None or table.is_stood_in(own_view.seat):
        own_view = own_view._replace(legal=(), offered=())
    on_turn, texts = bool(own_view.legal), reader.texts
    words = (
        panel_text(table, own_view, texts, reader.hand_order) if alt is None else panel_brief(table, own_view, texts)
    )
    parts: list[Item] = [] if alt is None else [picture(PANEL_FILE_NAME, alt)]
    progress = None if table.tournament is None else _daily_progress(table, table.tournament, own_view, texts)
    parts += [discord.ui.TextDisplay(text) for text in (note, progress, words, agreement_text(table, texts)) if text]
    numbers = {act: number for number, act in enumerate(offers.number_acts(own_view))}
    if asked_again is not None:
        parts += in_even_rows(_sure_buttons(table, asked_again, texts))
    else:
        parts += _act_rows(table, own_view, numbers, reader) if own_view.offered else ()
    if own_view.public.phase is Phase.PLAY or offers.single_card_acts(own_view):
        parts += _hand_rows(table, own_view, numbers, reader)
    below: list[Item] = []
    if on_turn and not table.ranked and table.tournament is None:
        below.append(buttons.HINT.at(table.table_id, table.seq, label=texts("button-hint")))
    below += besides_buttons(table, own_view, texts)
    if on_turn and sure_tricks(own_view) is not None:
        rest = buttons.CLAIM_REST.at(table.table_id, table.seq, label=texts("button-rest"), style=Style.success)
        below.append(rest)
    below += _undo_buttons(table, own_view, texts)
    below += _compare_button(table, own_view, texts)
    if table.status is Status.FINISHED and table.last_hand is not None and sight_of(table, None).past:
        below.append(buttons.REVIEW.at(table.table_id, table.last_hand.hand_seq, label=texts("button-review")))
    below += [] if on_turn or asked_again else [_refresh_button(table, own_view, texts)]
    parts += in_even_rows([*below, buttons.LOOK_UP.at(table.table_id, label=texts("button-lookup"))])
    return frame_layout(parts, YOUR_TURN if on_turn else FELT)


def _refresh_button(table: TableView, own_view: SeatView, texts: Texts) -> Item:
    """*My hand*; for whoever is away *I’m back*, which any press means."""
    away = table.status is Status.PLAYING and table.chair(own_view.seat).away
    key = "button-refresh" if not away else "button-go-on" if own_view.seat in table.absent else "button-im-back"
    style = Style.success if away else Style.secondary
    return buttons.REDRAW.at(table.table_id, label=texts(key), style=style)


def _compare_button(table: TableView, own_view: SeatView, texts: Texts) -> Iterator[Item]:
    """Yield what leads to both courses of a deal that was played again."""
    again = table.tournament is not None and table.tournament.kind is TournamentKind.AGAIN
    if again and own_view.public.result is not None:
        yield buttons.AGAIN_RESULT.at(table.table_id, label=texts("button-compare"), style=Style.primary)


def _sure_buttons(table: TableView, asked_again: AskedAgain, texts: Texts) -> Iterator[Item]:
    """Yield what answers a call that is asked once more."""
    words = asked_again.seq, offers.to_word(asked_again.act)
    yield buttons.SURE.at(table.table_id, *words, label=texts("button-sure"), style=Style.success)
    yield buttons.REDRAW.at(table.table_id, label=texts("button-not-sure"))


def _undo_buttons(table: TableView, own_view: SeatView, texts: Texts) -> Iterator[Item]:
    """Yield what takes the last act back, what answers somebody who proposes something, and what ends a pause."""
    if table.paused_until is not None:
        yield _go_on_button(table, buttons.ON_PANEL, texts)
    if table.proposal is not None and own_view.seat in table.missing_agreement:
        yield from _answer_buttons(table, table.proposal.aim, buttons.ON_PANEL, texts)
    elif table.taken_back_by == own_view.seat and table.proposal is None:
        # At an old-school table *Take it back* corrects a renege, and needs nobody's word (law 9.4).
        key = "button-take-back-all" if offers.is_old_school(own_view.public) else "button-take-back"
        yield buttons.UNDO.at(table.table_id, table.seq, label=texts(key))


def _go_on_button(table: TableView, where: str, texts: Texts) -> Item:
    return buttons.GO_ON.at(table.table_id, table.seq, where, label=texts("button-go-on"), style=Style.success)


_AGREE_LABELS = {
    Aim.CLOSE: "button-agree",
    Aim.CONCEDE: "button-agree-concede",
    Aim.TAKE_BACK: "button-take-back-agree",
    Aim.PAUSE: "button-pause-agree",
    Aim.SLOW: "button-slow-agree",
}


def _answer_buttons(table: TableView, aim: Aim, where: str, texts: Texts) -> Iterator[Item]:
    """Yield what agrees to what is proposed, and what says no to it."""
    style = Style.danger if aim in (Aim.CLOSE, Aim.CONCEDE) else Style.success
    yield buttons.AGREE.at(table.table_id, table.seq, where, label=texts(_AGREE_LABELS[aim]), style=style)
    yield _no_button(table, where, texts)


def _no_button(table: TableView, where: str, texts: Texts) -> Item:
    return buttons.DECLINE.at(table.table_id, table.seq, where, label=texts("button-decline"))


def _daily_progress(table: TableView, tournament: TournamentTable, own_view: SeatView, texts: Texts) -> str:
    """Return which hand of a daily deal this is; empty in any other tournament."""
    if tournament.kind is not TournamentKind.DAILY:
        return ""
    own, view = own_view.public.unit(own_view.seat), own_view.public
    points = view.score[own - 1] - view.score[2 - own]
    first = view.number == 1 and view.phase is not Phase.PLAY
    return progress_text(day_of_key(tournament.key), view.number, points, texts, first=first)


# -- the public message


def _describe_table(table: TableView, texts: Texts, pack: Pack, *, pictured: bool) -> Iterator[str]:
    """Yield the table in words: first the salute for a bower turned up."""
    salute = salute_text(table, texts) if table.status is Status.PLAYING else ""
    if salute:
        yield salute
    seated = table.with_players_of_game
    words = brief_text if pictured else table_text
    text = words(seated, texts, pack, numbered=numbered_seats(seated))
    seal = "" if table.status is Status.FINISHED else seal_text(table, texts)
    parts = text, private_text(table, texts), newcomers_text(table, texts), gathering_text(table, texts), seal
    yield "\n".join(filter(None, parts))


def _lobby_rows(table: TableView, texts: Texts) -> Iterator[Item]:
    """Yield who sits down and stands up, the start, the computers, and the seats to choose from; at a full table the
    start is the first of all.
    """
    free = sum(chair.free for chair in table.chairs)
    computers = any(chair.is_computer for chair in table.chairs)
    if free:
        come, start, style = Style.primary, texts("button-start-with", computers=free), Style.secondary
    else:
        come, start, style = Style.secondary, texts("button-start"), Style.success
    coming = [_lobby_button(table, "join", texts, come)] if free or computers else []
    begin = buttons.LOBBY.at(table.table_id, "start", label=start, style=style)
    sitting = [*_decline_game(table, texts), *coming, _lobby_button(table, "leave", texts)]
    possible = {"computer": free, "fewer": computers, "ranked": table.unagreed}
    settling = [_lobby_button(table, verb, texts) for verb, may in possible.items() if may]
    settling.append(buttons.HOUSE.at(table.table_id, label=texts("button-house")))
    if free:
        yield from in_even_rows(sitting)
        yield discord.ui.ActionRow(begin)
        yield from in_even_rows(settling)
    elif fits_on_phone([begin, *sitting, *settling]):
        yield discord.ui.ActionRow(begin, *sitting, *settling)
    else:
        yield from in_even_rows([begin, *sitting])
        yield from in_even_rows(settling)
    yield from in_even_rows(_seat_menus(table, texts))


def _decline_game(table: TableView, texts: Texts) -> list[Item]:
    """Return what says no to the next ranked game, while somebody is asked for their word."""
    return [_no_button(table, buttons.ON_TABLE, texts)] if table.gathering and table.gathering.waiting else []


def _lobby_button(table: TableView, verb: str, texts: Texts, style: Style = Style.secondary) -> Item:
    return buttons.LOBBY.at(table.table_id, verb, label=texts(f"button-{verb}"), style=style)


def _seat_menus(table: TableView, texts: Texts) -> Iterator[Item]:
    """Yield the menu of seats to take, if there are any."""
    options = [
        discord.SelectOption(label=label, description=about, value=str(seat))
        for seat, label, about in seat_choices(table, texts)
    ]
    if options:
        yield buttons.SEAT.at(table.table_id, options=options, placeholder=texts("menu-seat"))


def _lobby_guide(table_id: TableId, texts: Texts) -> list[Item]:
    """Return, apart from the chairs, what somebody may want to read first."""
    tour, rules = buttons.TOUR.at(1, label=texts("button-tour-new")), texts("button-rules-any")
    return in_even_rows([tour, buttons.GUIDE.at("rules", label=rules), fair_deal_button(table_id, texts)])


def _end_buttons(table: TableView, texts: Texts) -> list[Item]:
    if table.tournament is not None:
        return [fair_deal_button(table.table_id, texts)]
    free = any(chair.free for chair in table.chairs)
    room = free or any(chair.is_computer for chair in table.chairs)
    hosted = table.rules.law is Law.HOSTED
    return [
        *([_lobby_button(table, "join", texts, Style.primary if free else Style.secondary)] if room else []),
        *([_lobby_button(table, "computer", texts)] if free else []),
        *([_lobby_button(table, "ranked", texts)] if table.unagreed else []),
        buttons.REMATCH.at(table.table_id, label=texts("button-rematch"), style=Style.success),
        *_decline_game(table, texts),
        *([buttons.TABLE_ANALYSE.at(table.table_id, table.hand_seq, label=texts("button-analyse"))] if hosted else []),
        fair_deal_button(table.table_id, texts),
        _lobby_button(table, "close", texts),
    ]


def _table_rows(table: TableView, texts: Texts, pack: Pack) -> list[Item]:
    rows: list[Item] = []
    if table.paused_until is not None:
        rows.append(discord.ui.ActionRow(_go_on_button(table, buttons.ON_TABLE, texts)))
    if table.proposal is not None:
        rows.append(discord.ui.ActionRow(*_answer_buttons(table, table.proposal.aim, buttons.ON_TABLE, texts)))
    if table.claims_until is not None and table.paused_until is None:
        rows.append(discord.ui.ActionRow(next_hand_button(table, buttons.ON_TABLE, texts)))
    elif table.open_deal is not None and table.paused_until is None:
        key, style = ("deal", Style.success) if table.open_deal.thief is None else ("thief", Style.danger)
        rows += in_even_rows([buttons.DEAL.at(table.table_id, table.seq, label=texts(f"button-{key}"), style=style)])
    elif not table.absent:
        rows += _rows_of_acts(offers.public_acts(table), lambda act: _call_button(table, act, texts, pack))
    key, style = ("button-go-on", Style.success) if table.absent else ("button-hand", Style.primary)
    hand = buttons.HAND.at(table.table_id, label=texts(key), style=style)
    words = buttons.LOOK_UP.at(table.table_id, label=texts("button-lookup"))
    fair, last = fair_deal_button(table.table_id, texts), rows[-1] if rows else None
    watched = sight_of(table, None).table
    watch = [buttons.WATCH.at(table.table_id, label=texts("button-watch"))] if watched else []
    sit = [_lobby_button(table, "sit", texts)] if table.room else []
    below = (hand, words, fair, *watch, *sit)
    if isinstance(last, discord.ui.ActionRow) and fits_on_phone([*last.children, *below]):
        for button in below:
            last.add_item(button)
        return rows
    return [*rows, *in_even_rows(below)]


def _call_button(table: TableView, act: Act, texts: Texts, pack: Pack) -> Item:
    emoji = _suit_emoji(act, pack)
    assert table.public is not None and table.public.turn is not None  # noqa: S101, PT018 - somebody is asked
    label = call_label(act, table.public, table.public.turn, texts, pictured=emoji is not None)
    return buttons.CALL.at(table.table_id, table.seq, offers.to_word(act), label=label, style=_style(act), emoji=emoji)


def _suit_emoji(act: Act, pack: Pack) -> discord.PartialEmoji | None:
    suit = suit_of_label(act)
    return None if suit is None else pack.suit(suit)


def _rows_of_acts(acts: Iterable[Act], button: Callable[[Act], Item]) -> list[Item]:
    """Return the ``button`` of each act in rows, as few as there can be: calls, the same alone, then what declines; or
    each suit with itself alone, then what declines.
    """
    calls: list[Act] = []
    alone: list[Act] = []
    declining: list[Act] = []
    for act in acts:
        if isinstance(act, Pass | Fold):
            declining.append(act)
        elif isinstance(act, CallSuit | NameTrump) and act.alone:
            alone.append(act)
        else:
            calls.append(act)
    orders = [[calls, alone, declining]] if alone else [[calls + declining]]
    if len(alone) == len(calls):
        orders.append([[*pair] for pair in zip(calls, alone, strict=True)] + [declining])
    return min(([row for group in order for row in in_even_rows(map(button, group))] for order in orders), key=len)


def _style(act: Act) -> Style:
    match act:
        case Pass() | Fold() | CutPack():
            return Style.secondary
        case OrderUp(True) | CallSuit(_, True) | NameTrump(_, True):
            return Style.primary
        case _:
            return Style.success


# -- the panel


def _act_rows(table: TableView, own_view: SeatView, numbers: Mapping[Act, int], reader: Reader) -> list[Item]:
    """Return what may be decided without pressing a card of the hand; ``numbers`` are those of the lawful acts."""
    sets = offers.card_sets(own_view)
    rows: list[Item] = []
    if offers.needs_menu(sets):
        rows.append(discord.ui.ActionRow(_card_menu(table, own_view, sets, reader)))
        sets = ()

    def button(act: Act) -> Item:
        return _act_button(table, own_view, act, numbers.get(act), reader)

    return [*rows, *_rows_of_acts(offers.acts_without_cards(own_view), button), *in_even_rows(map(button, sets))]


def _act_button(table: TableView, own_view: SeatView, act: Act, number: int | None, reader: Reader) -> Item:
    """Make the button of an act by its number, or of what is said at an old-school table by its words: it means the
    same in turn and out of turn.
    """
    emoji = _suit_emoji(act, reader.pack)
    label = act_label(act, own_view, reader.texts, pictured=emoji is not None)
    if number is None or (offers.is_old_school(own_view.public) and not cards_of(act)):
        word = offers.to_word(act)
        return buttons.SAY.at(table.table_id, table.seq, word, label=label, style=_style(act), emoji=emoji)
    return buttons.ACT.at(table.table_id, table.seq, number, label=label, style=_style(act), emoji=emoji)


def _card_menu(table: TableView, own_view: SeatView, sets: tuple[Act, ...], reader: Reader) -> Item:
    count = len(cards_of(sets[0]))
    trump = own_view.public.trump
    options = [
        discord.SelectOption(
            label=card_label(card, trump, reader.texts), value=str(place), emoji=reader.pack.card(card, trump)
        )
        for place, card in _number_hand(own_view, reader.hand_order)
    ]
    placeholder = reader.texts("menu-cards", count=count)
    return buttons.PICK_CARDS.at(table.table_id, table.seq, options=options, placeholder=placeholder, count=count)


def _hand_rows(table: TableView, own_view: SeatView, numbers: Mapping[Act, int], reader: Reader) -> Iterator[Item]:
    """Yield the hand with trump set apart, in rows that a phone shows side by side."""
    trump = own_view.public.trump
    pairs = _hand_buttons(table, own_view, numbers, reader)
    for _, group in groupby(pairs, key=lambda pair: trump is not None and is_trump(pair[0], trump)):
        yield from in_even_rows(button for _, button in group)


def _hand_buttons(
    table: TableView, own_view: SeatView, numbers: Mapping[Act, int], reader: Reader
) -> Iterator[tuple[Card, Item]]:
    """Yield each card of the hand in the player's order, with its button; what may not be played rests."""
    copies: Counter[int] = Counter()
    acts, trump = offers.single_card_acts(own_view), own_view.public.trump
    for place, card in _number_hand(own_view, reader.hand_order):
        emoji = reader.pack.card(card, trump)
        label = card_label(card, trump, reader.texts, pictured=emoji is not None)
        act = acts.get(card)
        if act is None:
            yield (
                card,
                buttons.DISABLED_CARD.at(table.table_id, table.seq, place, label=label, emoji=emoji, disabled=True),
            )
        else:
            number = numbers[act]
            words = (number, copies[number]) if copies[number] else (number,)
            yield (
                card,
                buttons.ACT.at(table.table_id, table.seq, *words, label=label, style=Style.primary, emoji=emoji),
            )
            copies[number] += 1


def _number_hand(own_view: SeatView, order: HandOrder) -> Iterator[tuple[int, Card]]:
    """Yield the hand in this order, each card with its place in the usual one: by that buttons and menus name it, so
    that an old panel means the same cards even if its player has changed the order since.
    """
    places: dict[Card, list[int]] = {}
    for place, card in enumerate(sort_cards(own_view)):
        places.setdefault(card, []).append(place)
    for card in sort_cards(own_view, order):
        yield places[card].pop(0), card


# -- an old-school table (law 9)


def claim_layout(
    table: TableView, claims: Sequence[Claim], texts: Texts, left: int | None = None
) -> discord.ui.LayoutView:
    """Return what may be claimed, to choose from; ``left`` is how many false claims the claimer's side still has."""
    voice = Voice.of(table, texts, plain=True)
    options = [
        discord.SelectOption(
            label=claim_label(claim, voice.name(claim.seat), texts)[:LONGEST_OPTION], value=offers.to_word(claim)
        )
        for claim in claims
    ]
    claims_menu = buttons.CLAIMS.at(table.table_id, table.seq, options=options, placeholder=texts("choose-claim"))
    menu: Item = discord.ui.ActionRow(claims_menu)
    about = texts("claim-about") if left is None else texts("claim-about-ranked", left=left)
    return frame_layout([discord.ui.TextDisplay(about), menu])


def besides_buttons(table: TableView, own_view: SeatView, texts: Texts) -> Iterator[Item]:
    """Yield the buttons that an old-school table's panel has beyond those of the open question; in a pause none."""
    if table.paused_until is not None or not offers.is_old_school(own_view.public):
        return
    for act in sorted(offers.besides(own_view), key=lambda act: not isinstance(act, CorrectRenege)):
        yield buttons.SAY.at(table.table_id, table.seq, offers.to_word(act), label=act_label(act, own_view, texts))
    if table.claims_left_to(own_view.seat) != 0:
        yield buttons.CLAIM.at(table.table_id, label=texts("button-claim"))
    if table.claims_until is not None and own_view.seat not in table.ready:
        yield next_hand_button(table, buttons.ON_PANEL, texts)


def next_hand_button(table: TableView, where: str, texts: Texts) -> Item:
    """*Next hand*."""
    style = discord.ButtonStyle.success
    return buttons.NEXT_HAND.at(table.table_id, table.seq, where, label=texts("button-next-hand"), style=style)
