"""What a table offers a person, as plain data that any display can use: buttons, their labels, and what a press sends;
which acts are offered where, and how a button names an act without naming a card.

A button of a panel sends a number: the act's place among the seat's lawful acts, sorted by their words. At an
old-school table every card of the hand has a number while cards are played, lawful or not, and a spoken act is sent as
its word. So no button tells what is lawful (law 9.2).

A button of the public message sends the act's word. The message offers every call that some hand could make, by the
rules and the public view alone, so it reveals nothing about the cards of the player on turn. If their hand does not
allow a call, the engine refuses it and only they are told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, StrEnum, auto
from typing import NamedTuple

from bot.engine.acts import (
    Act,
    CallSuit,
    Claim,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    CutPack,
    DefendAlone,
    Fold,
    NameTrump,
    OrderUp,
    Pass,
    PlayAlone,
    PlayCard,
    SayMisdeal,
    act_text,
    cards_of,
    parse_act,
)
from bot.engine.cards import Card
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.sure_tricks import sure_tricks
from bot.engine.views import PublicView, SeatView, public_calls, some_cuts
from bot.tables.model import Aim, Phrase, Status, TournamentKind
from bot.tables.preferences import Confirm, HandOrder
from bot.tables.views import TableView, sight_of
from bot.words.catalogue import Texts
from bot.words.labels import call_label, card_label, sort_cards
from bot.words.table_text import seat_choices

_BESIDES = (ClaimRenege, ClaimLead, ClaimCall, CorrectRenege, SayMisdeal)
_CALLING = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER, Phase.DEFEND_ALONE)
"""The phases in which a call is asked for."""
_LONGEST_LIST = 10  # more sets of cards than this are picked from a menu of cards, not with a button each


def number_acts(view: SeatView) -> tuple[Act, ...]:
    """Return the acts in the order in which buttons number them: the lawful ones; if ``plays_freely``, every card."""
    if plays_freely(view):
        return tuple(sorted({PlayCard(card) for card in view.hand}, key=act_text))
    return tuple(sorted(view.legal, key=act_text))


def act_at(view: SeatView, number: int) -> Act | None:
    """Return the act with this number; ``None`` if there is none."""
    acts = number_acts(view)
    return acts[number] if number < len(acts) else None


def is_asked_again(act: Act, view: SeatView, confirm: Confirm) -> bool:
    """Return whether a lawful call counts only after its player has confirmed it."""
    if act not in view.offered or view.public.phase not in _CALLING or cards_of(act) or isinstance(act, _BESIDES):
        return False
    match act:
        case OrderUp(True) | CallSuit(_, True) | NameTrump(_, True) | PlayAlone() | DefendAlone():
            return confirm is not Confirm.NEVER
        case _:
            return confirm is Confirm.EVERY_CALL


def acts_without_cards(view: SeatView) -> tuple[Act, ...]:
    """Return the lawful acts that take no card. There are many possible cuts; only a few are offered."""
    acts = [act for act in view.offered if not cards_of(act) and not isinstance(act, _BESIDES)]
    if view.public.phase is Phase.CUT:
        few = some_cuts(view.public.rules)
        acts = [act for act in acts if not isinstance(act, CutPack) or act in few]
    if not is_old_school(view.public):
        return tuple(acts)
    return tuple(sorted(acts, key=lambda act: act.suit if isinstance(act, CallSuit) else -1))


def is_old_school(public: PublicView) -> bool:
    """Return whether players must know the law themselves (law 9.2)."""
    return public.rules.law is Law.OLD_SCHOOL


def plays_freely(view: SeatView) -> bool:
    """Return whether every card of the hand is an enabled button, even out of turn (law 9.2)."""
    return is_old_school(view.public) and view.public.phase is Phase.PLAY


def claims(view: SeatView) -> tuple[Claim, ...]:
    """Return every claim that the player may make, whether it is true or false."""
    return tuple(act for act in view.offered if isinstance(act, ClaimRenege | ClaimLead | ClaimCall))


def public_acts(table: TableView) -> tuple[Act, ...]:
    """Return the calls that the public message offers to the person on turn; none while a computer decides."""
    to_move, view = table.to_move, table.public
    if view is None or to_move is None or to_move.user_id is None or to_move.away or to_move.left:
        return ()
    return public_calls(view)


def single_card_acts(view: SeatView) -> dict[Card, Act]:
    """Return, by card, the act that a press on the card does now; cards without such an act are missing."""
    if plays_freely(view):
        return {card: PlayCard(card) for card in view.hand}
    return {cards[0]: act for act in view.legal if len(cards := cards_of(act)) == 1}


def card_sets(view: SeatView) -> tuple[Act, ...]:
    """Return the lawful acts that take several cards."""
    return tuple(act for act in view.legal if len(cards_of(act)) > 1)


def act_with(view: SeatView, cards: Iterable[Card]) -> Act | None:
    """Return the lawful act that takes exactly these cards."""
    counts = Counter(cards)
    return next((act for act in card_sets(view) if Counter(cards_of(act)) == counts), None)


def to_word(act: Act) -> str:
    """Return a spoken act as one word, for a button's id."""
    return act_text(act).replace(" ", ".")


def from_word(word: str) -> Act | None:
    """Return the act that ``to_word`` wrote, or ``None`` if no act has this word."""
    try:
        return parse_act(word.split("."))
    except ValueError:
        return None


# -- buttons


class Where(StrEnum):
    """The message that a button is on, for buttons that can be on more than one."""

    TABLE = "table"
    PANEL = "panel"


class Tone(Enum):
    """How much a button stands out."""

    PLAIN = auto()
    MAIN = auto()
    GOOD = auto()
    GRAVE = auto()


class Offer(NamedTuple):
    """A button: its name in ``bot/ui/buttons.py``, what its id says after the table, and its label: the text of ``key``
    with ``values``, or its card or act.
    """

    button: str
    key: str = ""
    given: tuple[int | str, ...] = ()
    tone: Tone = Tone.PLAIN
    act: Act | None = None
    card: Card | None = None
    values: tuple[tuple[str, int], ...] = ()
    enabled: bool = True
    played: bool = False
    """Whether this is the place of a card that was played. Then the button shows nothing."""


def offer_label(offer: Offer, public: PublicView | None, seat: Seat | None, texts: Texts, *, pictured: bool) -> str:
    """Return a button's label for the player at ``seat``. A ``pictured`` card's or suit's sign is left out."""
    if public is None or (offer.card is None and offer.act is None):
        return texts(offer.key, **dict(offer.values))
    if offer.card is not None:
        return card_label(offer.card, public.trump, texts, pictured=pictured)
    assert offer.act is not None and seat is not None  # noqa: S101, PT018 - somebody is asked for an act
    return call_label(offer.act, public, seat, texts, pictured=pictured)


class MenuOffer(NamedTuple):
    """A menu: its name in ``bot/ui/buttons.py``, the key of its placeholder, and for each choice a value, a label and a
    description.
    """

    menu: str
    key: str
    choices: tuple[tuple[str, str, str | None], ...]


class AskedAgain(NamedTuple):
    """A call that counts only after its player confirms it, and the table's ``seq`` when they made it."""

    act: Act
    seq: int


class PanelOffers(NamedTuple):
    """All that a player's panel offers.

    ``picks`` is how many cards the player must pick from the ``hand``, if an act takes several cards and has too many
    sets for a button each; otherwise 0. ``hand`` has the cards in the player's order. A card that may not be played is
    disabled, and a card that has been played keeps its place.
    """

    on_turn: bool
    acts: tuple[Offer, ...]
    sets: tuple[Offer, ...]
    picks: int
    hand: tuple[Offer, ...]
    below: tuple[Offer, ...]


def asked_view(table: TableView, own_view: SeatView) -> SeatView:
    """Return a player's view. It has no acts during a pause or while a computer plays for them."""
    if table.paused_until is not None or table.is_stood_in(own_view.seat):
        return own_view._replace(legal=(), offered=())
    return own_view


def panel_offers(
    table: TableView,
    own_view: SeatView,
    order: HandOrder = HandOrder.TRUMP_FIRST,
    asked_again: AskedAgain | None = None,
) -> PanelOffers:
    """Return what a player's panel offers. If ``asked_again`` is set, the panel asks for its confirmation instead."""
    own_view = asked_view(table, own_view)
    numbers = {act: number for number, act in enumerate(number_acts(own_view))}
    sets, shows_hand = card_sets(own_view), own_view.public.phase is Phase.PLAY or single_card_acts(own_view)
    hand = tuple(_hand_offers(table, own_view, numbers, order)) if shows_hand else ()
    below = tuple(_offers_below(table, own_view, sure=asked_again is None))
    if asked_again is not None:
        given = (asked_again.seq, to_word(asked_again.act))
        yes = Offer("sure", "button-sure", given, Tone.GOOD)
        return PanelOffers(bool(own_view.legal), (yes, Offer("panel", "button-not-sure")), (), 0, hand, below)

    def offer(act: Act) -> Offer:
        return _act_offer(table, own_view, act, numbers.get(act))

    acts, menu = tuple(map(offer, acts_without_cards(own_view))), len(sets) > _LONGEST_LIST
    picks = len(cards_of(sets[0])) if menu else 0
    return PanelOffers(bool(own_view.legal), acts, () if menu else tuple(map(offer, sets)), picks, hand, below)


def number_hand(own_view: SeatView, order: HandOrder) -> Iterator[tuple[int, Card]]:
    """Yield the hand in this order, each card with its place in the default order, so that old panels still work."""
    places: dict[Card, list[int]] = {}
    for place, card in enumerate(sort_cards(own_view)):
        places.setdefault(card, []).append(place)
    for card in sort_cards(own_view, order):
        yield places[card].pop(0), card


def _act_offer(table: TableView, own_view: SeatView, act: Act, number: int | None) -> Offer:
    """Offer an act by its number, or an old-school call by its word, which means the same out of turn."""
    if number is None or (is_old_school(own_view.public) and not cards_of(act)):
        return Offer("say", given=(table.seq, to_word(act)), tone=_tone(act), act=act)
    return Offer("act", given=(table.seq, number), tone=_tone(act), act=act)


def _tone(act: Act) -> Tone:
    match act:
        case Pass() | Fold() | CutPack():
            return Tone.PLAIN
        case OrderUp(True) | CallSuit(_, True) | NameTrump(_, True):
            return Tone.MAIN
        case _:
            return Tone.GOOD


def _hand_offers(table: TableView, own_view: SeatView, numbers: Mapping[Act, int], order: HandOrder) -> Iterator[Offer]:
    copies: Counter[int] = Counter()
    acts, gone = single_card_acts(own_view), len(own_view.hand)
    for place, card in _with_played(own_view, order):
        act = acts.get(card)
        if place is None:
            yield Offer("off", given=(table.seq, gone), card=card, enabled=False, played=True)
            gone += 1
        elif act is None:
            yield Offer("off", given=(table.seq, place), card=card, enabled=False)
        else:
            number = numbers[act]
            copy = (copies[number],) if copies[number] else ()
            yield Offer("act", given=(table.seq, number, *copy), tone=Tone.MAIN, card=card)
            copies[number] += 1


def _with_played(own_view: SeatView, order: HandOrder) -> Iterator[tuple[int | None, Card]]:
    """Yield the hand as ``number_hand`` does, with each played card in its old place and ``None`` as its number."""
    public = own_view.public
    tricks = (*(trick.plays for trick in public.tricks), public.trick) if own_view.hand else ()
    played = tuple(card for plays in tricks for seat, card in plays if seat == own_view.seat)
    left, places = Counter(own_view.hand), number_hand(own_view, order)
    for card in sort_cards(own_view._replace(hand=(*own_view.hand, *played)), order):
        left[card] -= 1
        yield next(places)[0] if left[card] >= 0 else None, card


def _offers_below(table: TableView, own_view: SeatView, *, sure: bool) -> Iterator[Offer]:
    on_turn, seq = bool(own_view.legal), (table.seq,)
    if on_turn and not table.ranked and table.tournament is None:
        yield Offer("hint", "button-hint", seq)
    yield from _old_school_offers(table, own_view)
    if on_turn and sure_tricks(own_view) is not None:
        yield Offer("rest", "button-rest", seq, Tone.GOOD)
    if table.paused_until is not None:
        yield go_on_offer(table, Where.PANEL)
    if table.proposal is not None and own_view.seat in table.missing_agreement:
        yield from answer_offers(table, table.proposal.aim, Where.PANEL)
    elif table.taken_back_by == own_view.seat and table.proposal is None:
        # At an old-school table *Take it back* corrects a renege, and nobody has to agree (law 9.4).
        yield Offer("undo", "button-take-back-all" if is_old_school(own_view.public) else "button-take-back", seq)
    again = table.tournament is not None and table.tournament.kind is TournamentKind.AGAIN
    if again and own_view.public.result is not None:
        yield Offer("again-result", "button-compare", tone=Tone.MAIN)
    if table.status is Status.FINISHED and table.last_hand is not None and sight_of(table, None).past:
        yield Offer("review", "button-review", (table.last_hand.hand_seq,))
    if table.status is Status.FINISHED and table.tournament is None:
        yield REMATCH._replace(given=(Where.PANEL,))
        yield Offer("my-week", "button-week")
    if sure and not on_turn:
        away = table.status is Status.PLAYING and table.chair(own_view.seat).away
        absent = own_view.seat in table.absent
        key = "button-refresh" if not away else "button-go-on" if absent else "button-im-back"
        yield Offer("panel", key, tone=Tone.GOOD if away else Tone.PLAIN)
    yield MORE


def _old_school_offers(table: TableView, own_view: SeatView) -> Iterator[Offer]:
    if table.paused_until is not None or not is_old_school(own_view.public):
        return
    besides = [act for act in own_view.offered if isinstance(act, CorrectRenege | SayMisdeal)]
    for act in sorted(besides, key=lambda act: not isinstance(act, CorrectRenege)):
        yield Offer("say", given=(table.seq, to_word(act)), act=act)
    if table.claims_left_to(own_view.seat) != 0:
        yield Offer("claim", "button-claim")
    if table.claims_open and own_view.seat not in table.ready:
        yield next_hand_offer(table, Where.PANEL)


# -- offers on both panels and the public message

LOOK_UP = Offer("rule", "button-lookup")
MORE = Offer("more", "button-more")
LIVE = Offer("live", "button-live", ("link",))
FAIR_DEAL = Offer("fair", "button-fair")
REMATCH = Offer("rematch", "button-rematch", tone=Tone.GOOD)
WATCH = Offer("watch", "button-watch")


def add_live(offered: Iterable[Offer], live: bool) -> list[Offer]:
    """Return these offers, with *Live table* before *More …* if people can open it."""
    return [one for offer in offered for one in ((LIVE, offer) if live and offer == MORE else (offer,))]


def answer_offers(table: TableView, aim: Aim, where: Where) -> tuple[Offer, Offer]:
    """Return the two answers to a proposal: yes and no."""
    tone = Tone.GOOD if aim.needs_all else Tone.GRAVE
    return Offer("agree", f"button-agree-{aim.word}", (table.seq, where), tone), no_offer(table, where)


def no_offer(table: TableView, where: Where) -> Offer:
    return Offer("decline", "button-decline", (table.seq, where))


def go_on_offer(table: TableView, where: Where) -> Offer:
    """Return the button *Go on*, shown during a pause."""
    return Offer("go-on", "button-go-on", (table.seq, where), Tone.GOOD)


def next_hand_offer(table: TableView, where: Where) -> Offer:
    """Return the button *Next hand*, shown after a hand while it can still be claimed."""
    return Offer("next", "button-next-hand", (table.seq, where), Tone.GOOD)


# -- the public message


def verb_offer(verb: str, tone: Tone = Tone.PLAIN, **values: int) -> Offer:
    """Return the button of a verb in a lobby or among *More …*, such as *Join*, *Leave* or *Add computer*."""
    key = "start-with" if values else verb
    return Offer("lobby", f"button-{key}", (verb,), tone, values=tuple(values.items()))


def lobby_offers(table: TableView) -> list[Offer]:
    """Return the lobby's buttons: sit down and start (first if all seats are taken), rules, and what else there is."""
    free = sum(chair.free for chair in table.chairs)
    join = _join_offers(table)
    start = verb_offer("start", computers=free) if free else verb_offer("start", Tone.GOOD)
    sitting = [*_decline_game(table), *join]
    first = [*sitting, start] if free else [start, *sitting]
    return [*first, Offer("house", "button-house"), MORE]


def _join_offers(table: TableView) -> list[Offer]:
    free = any(chair.free for chair in table.chairs)
    if not free and not any(chair.is_computer for chair in table.chairs):
        return []
    return [verb_offer("join", Tone.MAIN if free else Tone.PLAIN)]


def _decline_game(table: TableView) -> list[Offer]:
    return [no_offer(table, Where.TABLE)] if table.gathering and table.gathering.waiting else []


def table_menus(table: TableView, texts: Texts) -> Iterator[MenuOffer]:
    """Yield the menus of a table's message: the seats of a lobby that one may take, and what its players may say."""
    seats = tuple((str(seat), label, about) for seat, label, about in seat_choices(table, texts))
    if seats and table.status is Status.LOBBY:
        yield MenuOffer("seat", "menu-seat", seats)
    if table.may_talk:
        yield MenuOffer("talk", "menu-talk", tuple((one, texts(f"phrase-{one}"), None) for one in Phrase))


def page_offers(table: TableView, user_id: int, panel: PanelOffers | None) -> list[Offer]:
    """Return what a page offers besides acts and cards: what a person's panel and the message do, and the score sheet,
    which stands above the table in Discord. A page is always new, and who sits there looks for no seat.
    """
    sits, offered = table.seat_of(user_id) is not None, [] if panel is None else [*panel.below]
    match table.status:
        case Status.LOBBY:
            offered += lobby_offers(table)
        case Status.FINISHED:
            offered += end_offers(table)
        case Status.PLAYING:
            offered += [one for group in table_offers(table) for one in group if one.button == "deal"]
            offered += seat_answers(table, user_id)
            if not sits:
                offered += ways_in(table)
            elif panel is None:
                offered.append(Offer("back", "button-back", tone=Tone.GOOD))
            offered.append(MORE)
    if table.last_hand is not None:
        offered.append(Offer("scores", "button-scores"))
    idle = {"button-refresh", "button-watch", *(["button-join"] if sits else [])}
    return [one for one in offered if one.key not in idle]


def end_offers(table: TableView) -> Iterator[Offer]:
    if table.tournament is None:
        yield from _join_offers(table)
        yield REMATCH
        yield from _decline_game(table)
        if table.rules.law is Law.HOSTED:
            yield Offer("table-analyse", "button-analyse", (table.hand_seq,))
    yield MORE


def more_offers(table: TableView, user_id: int) -> Iterator[Offer]:
    """Yield what else a table offers a person: what a table's message and a panel have no room for."""
    playing, sits = table.status is Status.PLAYING, table.with_players_of_game.seat_of(user_id) is not None
    if playing and user_id not in table.players:
        yield from sit_offers(table)
    elif not playing and table.tournament is None:
        computers = any(chair.is_computer for chair in table.chairs)
        free = any(chair.free for chair in table.chairs)
        lobby = table.status is Status.LOBBY
        possible = {"computer": free, "fewer": computers and lobby, "ranked": table.unagreed, "leave": lobby}
        yield from (verb_offer(verb) for verb, may in possible.items() if may)
        if not lobby:
            yield verb_offer("close")
    if sits and table.last_hand is not None and sight_of(table, None).past:
        yield Offer("share", "button-share", (table.last_hand.hand_seq,))
    yield from (FAIR_DEAL, LOOK_UP)


def table_offers(table: TableView) -> list[tuple[Offer, ...]]:
    """Return the buttons of a game's message in groups: answers to proposals, calls, and what is always there."""
    groups: list[tuple[Offer, ...]] = []
    if table.paused_until is not None:
        groups.append((go_on_offer(table, Where.TABLE),))
    if table.proposal is not None:
        groups.append(answer_offers(table, table.proposal.aim, Where.TABLE))
    if table.claims_open and table.paused_until is None:
        groups.append((next_hand_offer(table, Where.TABLE),))
    elif table.open_deal is not None and table.paused_until is None:
        key, tone = ("deal", Tone.GOOD) if table.open_deal.thief is None else ("thief", Tone.GRAVE)
        groups.append((Offer("deal", f"button-{key}", (table.seq,), tone),))
    elif not table.absent:
        calls = [Offer("call", "", (table.seq, to_word(act)), _tone(act), act) for act in public_acts(table)]
        groups.append(tuple(calls))
    key, tone = ("button-go-on", Tone.GOOD) if table.absent else ("button-hand", Tone.MAIN)
    watch = [WATCH] if sight_of(table, None).table else []
    return [*filter(None, groups), (Offer("hand", key, tone=tone), *watch, MORE)]


def watch_offers(table: TableView) -> list[Offer]:
    """Return the buttons of the private view of somebody who watches."""
    return [Offer("look", "button-look"), *sit_offers(table), MORE]


def sit_offers(table: TableView) -> list[Offer]:
    """Return *Sit down*, if somebody else may sit down at the next deal."""
    return [Offer("invited", "button-sit")] if table.room else []


def seat_answers(table: TableView, user_id: int) -> Iterator[Offer]:
    """Yield the two answers to each seat that is offered to a person."""
    for offer in table.offers:
        if offer.user_id == user_id:
            yield Offer("take", "button-take-seat", (offer.by,), Tone.GOOD)
            yield Offer("decline-seat", "button-decline", (offer.by,))


def ways_in(table: TableView) -> Iterator[Offer]:
    """Yield the buttons for somebody who does not play at this table."""
    playing = table.status is Status.PLAYING
    room = table.room or (not playing and any(chair.free or chair.is_computer for chair in table.chairs))
    if room and not table.private and table.tournament is None:
        yield Offer("invited", "button-sit" if playing else "button-join")
    if playing and sight_of(table, None).table:
        yield WATCH
