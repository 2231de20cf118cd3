"""The messages of a table: text, picture and buttons of the public message and of a player's panel, made from views.

discord.py must never get the same ``LayoutView`` twice. A public layout contains only public facts. The buttons of an
old-school table (law 9) depend only on what everybody sees and on the player's own seat. No button reveals whether an
act was regular.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby

import discord

from bot.engine.acts import CallSuit, Claim, Fold, NameTrump, Pass
from bot.engine.cards import is_trump
from bot.engine.seats import Seat
from bot.engine.views import PublicView, SeatView
from bot.pictures.table_picture import numbered_seats
from bot.storage.api import TableId
from bot.tables.model import Status, Turns
from bot.tables.views import ScoredHand, TableView, sight_of
from bot.ui import buttons
from bot.ui.emojis import LETTERS, Pack
from bot.ui.layouts import (
    BLANK,
    FELT,
    LONGEST_OPTION,
    MOST_OPTIONS,
    RESTING,
    TEXT_STYLE,
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
from bot.words.fairness import is_seal_due, lasting_seal_text, seal_text
from bot.words.labels import card_label, suit_of_label
from bot.words.offers import Offer, PanelOffers, Tone
from bot.words.panel_state import NO_REMARK, Remark, panel_words, public_words
from bot.words.results_text import (
    game_over_text,
    score_sheet_text,
    sheet_heading,
    sheet_note,
    sheet_option,
)
from bot.words.rules_page import HOUSE_RULES, game_title, house_rules, rule_choices
from bot.words.table_text import (
    claim_label,
)
from bot.words.voice import Voice
from bot.words.ways_on import ways_at_table

Style = discord.ButtonStyle


SEAL_FILE, HIGHLIGHT_FILE = "seal.txt", "hand.webp"


def picture_file_name(table: TableView, kind: str = "png") -> str:
    """Return the file name of the table's picture. It contains the whole seal, which the channel thus shows."""
    return f"table-{table.seal}.{kind}" if table.seal else f"table.{kind}"


def table_layout(
    table: TableView,
    alt: str | None,
    texts: Texts,
    pack: Pack = LETTERS,
    hands: Sequence[ScoredHand] = (),
    kind: str = "png",
    *,
    live: bool = False,
) -> discord.ui.LayoutView:
    """Return the message of an open table: picture, words and buttons. ``live`` adds a button for the live table.

    ``alt`` describes the picture; without it there is none, and the seal of the next deals is a file of its own.
    ``pack`` draws the cards. ``hands`` are those of a finished game, whose score sheet this also is. ``kind`` is the
    picture's file type.
    """
    parts: list[Item] = [] if alt is None else [picture(picture_file_name(table, kind), alt)]
    parts += [discord.ui.TextDisplay(text) for text in _describe_table(table, texts, pack, pictured=alt is not None)]
    if alt is None and is_seal_due(table):
        parts.append(discord.ui.File(f"attachment://{SEAL_FILE}"))
    match table.status:
        case Status.LOBBY:
            lobby = _buttons(table, offers.add_live(offers.lobby_offers(table), live), texts)
            rows = in_even_rows(lobby)
        case Status.PLAYING:
            rows = _table_rows(table, texts, pack, live=live)
        case _:
            sheet = _sheet_parts(table, hands, texts, sealed=seal_text(table, texts))
            rows = [*sheet, *in_even_rows(_buttons(table, offers.end_offers(table), texts))]
    return frame_layout([*parts, *rows, *_menus(table, texts)])


def watch_layout(table: TableView, alt: str | None, texts: Texts, pack: Pack = LETTERS) -> discord.ui.LayoutView:
    """Return the table for a person who watches: the same picture and words, without decisions."""
    parts: list[Item] = [] if alt is None else [picture(FILE_NAME, alt)]
    parts += [discord.ui.TextDisplay(text) for text in _describe_table(table, texts, pack, pictured=alt is not None)]
    if table.status is Status.CLOSED:
        return frame_layout(parts, RESTING)
    parts.append(discord.ui.TextDisplay(f"-# {texts('watch-note', button=texts('button-look'))}"))
    parts += in_even_rows(_buttons(table, offers.watch_offers(table), texts))
    return frame_layout(parts)


def sheet_layout(
    table: TableView, hands: Sequence[ScoredHand], texts: Texts, last: str = "", alt: str | None = None
) -> discord.ui.LayoutView:
    """Return the score sheet of a game, which stays in the channel: a line for each hand, then a note on the latest one
    or how the game ended, then ``last``. ``alt`` describes the latest hand's picture, if there is one.
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
    seated = table.with_players_of_game
    seals = "\n".join(filter(None, (lasting_seal_text(hands, texts), sealed)))
    yield from (discord.ui.TextDisplay(text) for text in (score_sheet_text(hands, seated, texts), end, seals) if text)
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


def house_layout(table: TableView, texts: Texts, *, may_change: bool) -> discord.ui.LayoutView:
    """Return the rules of a table in its lobby. For those who may change them, add a menu for each kind."""
    menus: list[Item] = []
    for menu in ("preset", *HOUSE_RULES) if may_change else ():
        options = [
            discord.SelectOption(value=word, label=label, description=about)
            for word, label, about in rule_choices(table.rules, menu, texts)
        ][:MOST_OPTIONS]
        if options:
            placeholder = texts(f"menu-house-{menu}")
            menus.append(buttons.HOUSE_RULE.at(table.table_id, menu, options=options, placeholder=placeholder))
    if may_change:
        menus.append(_turns_menu(table, texts))
    changed = " · ".join(house_rules(table.rules, texts)) or texts("house-usual")
    words = texts("house-about", game=game_title(table.rules.preset, texts), rules=changed)
    note = texts("house-choose" if may_change else "house-fixed")
    return page_layout(f"{words}\n{note}", [*menus, _rules_button(table, texts)], row=1)


def more_layout(
    table: TableView, user_id: int, texts: Texts, note: str = "", *, live: bool = False
) -> discord.ui.LayoutView:
    """Return what else a person can do at a table. ``note`` tells what the last press did; ``live`` adds its page."""
    first = [offers.LIVE._replace(tone=Tone.MAIN)] if live else []
    offered = _buttons(table, (*first, *offers.more_offers(table, user_id)), texts)
    tour = buttons.TOUR.at(1, label=texts("button-tour-new"))
    return page_layout(note or texts("more-about"), [*offered, _rules_button(table, texts), tour])


def _rules_button(table: TableView, texts: Texts) -> Item:
    return buttons.GUIDE.at("rules", table.table_id, label=texts("button-rules-any"))


def _turns_menu(table: TableView, texts: Texts) -> Item:
    options = [
        discord.SelectOption(
            value=turns, label=texts("menu-turns", turns=texts(f"turns-{turns}")),
            description=texts(f"turns-{turns}-about"), default=turns is table.turns,
        )
        for turns in Turns
    ]  # fmt: skip
    chosen = texts("menu-turns", turns=texts(f"turns-{table.turns}"))
    return buttons.TURNS.at(table.table_id, options=options, placeholder=chosen)


def pause_layout(table_id: TableId, texts: Texts) -> discord.ui.LayoutView:
    """Return the question how long a pause should be, with a menu of usual lengths."""
    options = [discord.SelectOption(label=name, value=str(minutes)) for minutes, name in pause_lengths(texts)]
    menu = buttons.PAUSE_LENGTH.at(table_id, options=options, placeholder=texts("menu-pause"))
    return page_layout(texts("refusal-pause-length"), [menu])


def ways_in_buttons(table: TableView, texts: Texts) -> list[Item]:
    """Return what a person who does not play at a table can do there, as buttons."""
    return [*_buttons(table, offers.ways_in(table), texts)]


def ways_on_buttons(key: str, table: TableView, user_id: int, texts: Texts) -> list[Item]:
    """Return what a refused person can do at a table instead, as buttons; ``key`` is the refusal's text."""
    return _buttons(table, ways_at_table(key, table, user_id), texts)


def there_layout(table: TableView, texts: Texts) -> discord.ui.LayoutView:
    """Return a message that a person has a seat at a table in another channel, with a link."""
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    link: Item = discord.ui.Button(style=discord.ButtonStyle.link, label=texts("button-door-go"), url=address)
    return page_layout(texts("door-seated-there", channel=f"<#{table.channel_id}>"), [link])


def seat_waits_layout(table_id: TableId, text: str, texts: Texts) -> discord.ui.LayoutView:
    """Return words for a person who left a running game, with a button to take their seat back."""
    back = buttons.TAKE_BACK.at(table_id, label=texts("button-back"), style=Style.success)
    return page_layout(text, [back], colour=RESTING)


# -- the public message


def _describe_table(table: TableView, texts: Texts, pack: Pack, *, pictured: bool) -> list[str]:
    numbered = numbered_seats(table.with_players_shown)
    return public_words(table, texts, pack, numbered=numbered, pictured=pictured)


def _menus(table: TableView, texts: Texts) -> Iterator[Item]:
    for offer in offers.table_menus(table, texts):
        options = [
            discord.SelectOption(value=value, label=label, description=about) for value, label, about in offer.choices
        ]
        menu = buttons.MENUS[offer.menu].at(table.table_id, options=options, placeholder=texts(offer.key))
        yield discord.ui.ActionRow(menu)


def _table_rows(table: TableView, texts: Texts, pack: Pack, *, live: bool) -> list[Item]:
    *groups, always = offers.table_offers(table)
    seat = None if table.public is None else table.public.turn
    rows: list[Item] = []
    for group in groups:
        if group[0].act is None:
            rows.append(discord.ui.ActionRow(*_buttons(table, group, texts)))
        else:
            rows += _rows_of_acts(group, partial(_button, table, table.public, seat, texts=texts, pack=pack))
    last, below = rows[-1] if rows else None, _buttons(table, offers.add_live(always, live), texts)
    if isinstance(last, discord.ui.ActionRow) and fits_on_phone([*last.children, *below]):
        for button in below:
            last.add_item(button)
        return rows
    return [*rows, *in_even_rows(below)]


# -- buttons

_STYLES = {Tone.PLAIN: Style.secondary, Tone.MAIN: Style.primary, Tone.GOOD: Style.success, Tone.GRAVE: Style.danger}


def _button(
    table: TableView, public: PublicView | None, seat: Seat | None, offer: Offer, *, texts: Texts, pack: Pack
) -> Item:
    emoji = None
    if offer.card is not None:
        emoji = pack.card(offer.card, None if public is None else public.trump)
    elif offer.act is not None and (suit := suit_of_label(offer.act)) is not None:
        emoji = pack.suit(suit)
    return buttons.BUTTONS[offer.button].at(
        table.table_id,
        *offer.given,
        label=offers.offer_label(offer, public, seat, texts, pictured=emoji is not None),
        style=_STYLES[offer.tone],
        emoji=emoji,
        disabled=not offer.enabled,
    )


def _buttons(table: TableView, offered: Iterable[Offer], texts: Texts) -> list[Item]:
    return [_button(table, None, None, offer, texts=texts, pack=LETTERS) for offer in offered]


def _rows_of_acts(offered: Iterable[Offer], button: Callable[[Offer], Item]) -> list[Item]:
    """Return the ``button`` of each act in few rows: calls, lone calls, what declines; or a row for each suit."""
    calls: list[Offer] = []
    alone: list[Offer] = []
    declining: list[Offer] = []
    for offer in offered:
        if isinstance(offer.act, Pass | Fold):
            declining.append(offer)
        elif isinstance(offer.act, CallSuit | NameTrump) and offer.act.alone:
            alone.append(offer)
        else:
            calls.append(offer)
    orders = [[calls, alone, declining]] if alone else [[calls + declining]]
    if len(alone) == len(calls):
        orders.append([[*pair] for pair in zip(calls, alone, strict=True)] + [declining])
    return min(([row for group in order for row in in_even_rows(map(button, group))] for order in orders), key=len)


# -- the panel


def panel_layout(
    table: TableView,
    own_view: SeatView,
    reader: Reader,
    alt: str | None = None,
    remark: Remark = NO_REMARK,
    *,
    live: bool = False,
) -> discord.ui.LayoutView:
    """Return a player's own panel. ``alt`` describes the picture, if there is one. ``live`` adds the live table."""
    texts, order, public = reader.texts, reader.hand_order, own_view.public
    offered = offers.panel_offers(table, own_view, order, remark.asked_again)
    words = panel_words(table, own_view, texts, order, remark.note, pictured=alt is not None)
    button = partial(_button, table, public, own_view.seat, texts=texts, pack=reader.pack)
    parts: list[Item] = [] if alt is None else [picture(PANEL_FILE_NAME, alt)]
    parts += [*map(discord.ui.TextDisplay, words), *_act_rows(table, own_view, offered, button, reader)]
    trump = public.trump
    for _, group in groupby(
        offered.hand, lambda offer: trump is not None and offer.card is not None and is_trump(offer.card, trump)
    ):
        cards = [(offer, button(offer)) for offer in group]
        parts += in_even_rows(item for _, item in cards)
        for offer, item in cards:
            if offer.played:
                _blank(item, texts)
    parts += in_even_rows(map(button, offers.add_live(offered.below, live)))
    return frame_layout(parts, YOUR_TURN if offered.on_turn else FELT)


def _blank(button: Item, texts: Texts) -> None:
    """Make a button blank but keep its width. Its card was played, and the others keep their places."""
    assert isinstance(button, discord.ui.Button)  # noqa: S101 - every item is a button with a card
    shown = len((button.label or "").replace(TEXT_STYLE, "")) + (2 if button.emoji else 0)
    button.label, button.emoji = texts("label-played") if texts.for_screen_reader else BLANK * shown, None


def _act_rows(
    table: TableView, own_view: SeatView, offered: PanelOffers, button: Callable[[Offer], Item], reader: Reader
) -> list[Item]:
    rows = [*_rows_of_acts(offered.acts, button), *in_even_rows(map(button, offered.sets))]
    if not offered.picks:
        return rows
    trump, texts = own_view.public.trump, reader.texts
    options = [
        discord.SelectOption(
            label=card_label(card, trump, texts), value=str(place), emoji=reader.pack.card(card, trump)
        )
        for place, card in offers.number_hand(own_view, reader.hand_order)
    ]
    placeholder = texts("menu-cards", count=offered.picks)
    menu = buttons.PICK_CARDS.at(
        table.table_id, table.seq, options=options, placeholder=placeholder, count=offered.picks
    )
    return [discord.ui.ActionRow(menu), *rows]


# -- an old-school table (law 9)


def claim_layout(
    table: TableView, claims: Sequence[Claim], texts: Texts, left: int | None = None
) -> discord.ui.LayoutView:
    """Return a menu of possible claims. ``left`` is how many false claims the claimer's side has left."""
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
