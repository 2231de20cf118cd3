"""What a page shows of a table, as JSON: the whole view of one person, and what has happened since the previous view.

``web/view.d.ts`` is the schema. Everything is made from what a panel is made from: the ``TableView``, the person's own
``SeatView``, ``sight_of``, and texts and offers of ``bot/words``. So a page contains no rules of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary, ref

from bot.engine.acts import cards_of
from bot.engine.cards import CODES, NO_TRUMP, Card, Trump, best_play
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.pictures import palette
from bot.pictures.table_picture import call_word, company_words, goal, last_calls, seat_note
from bot.tables.model import Chair, FinishedHand, Status
from bot.tables.preferences import Pace
from bot.tables.views import Snapshot, TableView, sight_of
from bot.ui import buttons
from bot.ui.readers import Reader
from bot.words import offers
from bot.words.catalogue import Texts, texts_in
from bot.words.labels import call_line, suit_of_label
from bot.words.lines import with_minus
from bot.words.names import clusters
from bot.words.offers import Offer, PanelOffers, Tone
from bot.words.panel_state import NO_REMARK, Remark, panel_words, public_words
from bot.words.results_text import claimed_line, hand_result_line
from bot.words.rules_page import game_title
from bot.words.table_text import offered_lines, people_lines, talk_text
from bot.words.voice import Bower, Voice, bower_of, card_words

_MOST_MOVES = 12
"""A page that has missed more moves is told how a hand ended, and what people said, but shows no card on its way."""

_REST = {Pace.NORMAL: 1200, Pace.BRISK: 600, Pace.AT_ONCE: 250}
"""Milliseconds that a full trick stays on the table, by the pace that the person or else their server has chosen."""

Json = dict[str, Any]
"""The view or a part of it, as ``web/view.d.ts`` declares it."""


_NO_GAME: Json = {
    "goal": "", "scores": [], "trump": None, "turnup": None, "kitty": 0, "trick": [], "gathered": False, "last": [],
    "result": "",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Asked:
    """What a view is made for: the reader, the time, and what the page already has. ``before`` is the snapshot of the
    previous view, if the moves from it may be animated.
    """

    user_id: int
    reader: Reader
    now: float
    remark: Remark = NO_REMARK
    answered: str = ""
    before: Snapshot | None = None


def menu_button(texts: Texts) -> Json:
    """Return the button that opens the front door, the same on all pages."""
    press = buttons.DOOR.id_of("home")
    return {"press": press, "label": texts("button-menu"), "words": "", "tone": "plain", "suit": ""}


def _draw(card: Card, trump: Trump | None, texts: Texts) -> Json:
    bower = bower_of(card, trump)
    face = CODES[card] if bower is Bower.NONE else f"{CODES[card]}-{bower}"
    return {"face": face, "words": card_words(card, texts, trump)}


class _Shared:
    """What everybody sees alike, made of the public table alone. ``before`` is the table of the view before."""

    def __init__(self, table: TableView, before: TableView | None, texts: Texts) -> None:
        self.table, self._texts = table.with_players_of_game, texts
        self._voice = Voice.of(self.table, texts, plain=True)
        public = self.table.public
        self._said = {} if public is None or public.result or public.phase is Phase.PLAY else dict(last_calls(public))
        playing = table.status is Status.PLAYING
        moves = [] if before is None else [*_moves_between(before, self.table, self._voice), *self._news(before)]
        self.view: Json = {
            "kind": "view",
            "table": table.table_id,
            "seq": table.seq,
            "hand": table.hand_seq,
            "status": table.status.value,
            "title": game_title(table.rules.preset, texts),
            **(_NO_GAME if public is None else self._game(public)),
            "seats": [*map(self._seat, self._voice.chairs)],
            "turn": table.to_move.seat if playing and table.to_move is not None else 0,
            "moves": [move for move in moves if len(moves) <= _MOST_MOVES or move["kind"] in ("result", "notice")],
        }

    def _news(self, before: TableView) -> Iterator[Json]:
        told, now = ([*people_lines(one, self._texts), *talk_text(one, self._texts).splitlines()]
                     for one in (before, self.table))  # fmt: skip
        yield from ({"kind": "notice", "words": line} for line in now if line not in told)

    def card(self, card: Card) -> Json:
        """Return a card as it is called here."""
        return _draw(card, None if self.table.public is None else self.table.public.trump, self._texts)

    def _seat(self, chair: Chair) -> Json:
        seat, public, texts = chair.seat, self.table.public, self._texts
        name = self._voice.name(seat) if chair.name is not None else texts("picture-free")
        person, act = chair.user_id is not None, self._said.get(seat)
        suit = None if act is None else suit_of_label(act)
        alone = public is not None and (public.lone_defender == seat or (public.alone and public.maker == seat))
        partners = self.table.rules.traits.partners
        return {
            "seat": seat,
            "name": name,
            "unit": 2 - seat % 2 if partners else seat,
            "animal": (chair.name or "") if chair.is_computer else "",
            "initial": next(iter(clusters(name)), "") if person else "",
            "colour": "#{:02x}{:02x}{:02x}".format(*palette.person_colour(chair.user_id or 0)) if person else "",
            "taken": 0 if public is None else public.taken[seat - 1],
            "score": "" if public is None or partners else with_minus(public.score[seat - 1]),
            "said": "" if public is None or act is None else call_word(public, seat, act, texts),
            "suit": "" if suit is None else suit.letter,
            "note": texts("picture-alone") if alone else seat_note(chair, public, texts),
            "dealer": public is not None and public.dealer == seat,
            "maker": public is not None and public.maker == seat,
            "out": chair.free or (public is not None and seat in public.sitting_out),
            "exposed": [self.card(card) for who, card in (public.exposed if public else ()) if who == seat],
        }

    def _game(self, public: PublicView) -> Json:
        """Return what a view has of a game alone."""
        table, texts, playing = self.table, self._texts, public.phase is Phase.PLAY
        trump = None
        if public.maker is not None:
            suit = "" if public.trump is None else "N" if public.trump is NO_TRUMP else public.trump.letter
            words, maker = texts("suit", suit=suit) if suit else "", self._voice.name(public.maker)
            trump = {"suit": suit, "words": words, "maker": maker, "company": company_words(table, public, texts)}
        lies = public.turnup is not None and public.turnup_taken_by is None and not playing
        turnup = {"card": self.card(public.turnup), "down": public.turned_down} if lies and public.turnup else None
        kitty = 3 if public.phase is Phase.CUT else public.kitty_size
        # the last trick lies there until the next lead
        last = public.tricks[-1].plays if public.tricks and public.rules.shows_last_trick else ()
        gathered = not public.trick and bool(last)
        plays = () if public.trump is None else last if gathered else public.trick
        return {
            "goal": goal(table, public, texts),
            "scores": [
                {
                    "name": self._voice.unit(unit),
                    "points": with_minus(points),
                    "tricks": sum(public.taken[seat - 1] for seat in self._voice.seats_of(unit)),
                }
                for unit, points in enumerate(public.score if table.rules.traits.partners else (), 1)
            ],
            "trump": trump,
            "turnup": turnup,
            "kitty": 0 if playing or public.result is not None else kitty,
            "trick": self._trick(public, plays),
            "last": [] if gathered else self._trick(public, last),
            "gathered": gathered and public.trump is not None,
            "result": texts(f"picture-outcome-{public.result.outcome}") if public.result else "",
        }

    def _trick(self, public: PublicView, plays: tuple[tuple[Seat, Card], ...]) -> list[Json]:
        best = best_play([card for _, card in plays], public.trump) if plays and public.trump is not None else -1
        return [
            {"seat": seat, "card": self.card(card), "best": number == best} for number, (seat, card) in enumerate(plays)
        ]


_shares: WeakKeyDictionary[Snapshot, dict[object, _Shared]] = WeakKeyDictionary()
"""What was made of a snapshot, by its predecessor and the language. It goes with the snapshot, and keeps none alive."""


def _share(now: Snapshot, before: Snapshot | None, texts: Texts) -> _Shared:
    """Return what is the same for everybody who reads in one language; all pages of a table ask for it in turn."""
    made, key = _shares.setdefault(now, {}), (None if before is None else ref(before), texts)
    if key not in made:
        same = before is not None and before.table.table_id == now.table.table_id
        made[key] = _Shared(now.table, before.table if before is not None and same else None, texts)
    return made[key]


def make_view(snapshot: Snapshot, asked: Asked) -> Json:
    """Return the view of a table for one person."""
    return _Maker(snapshot, asked).view()


class _Maker:
    """Adds to what everybody sees what one person knows, reads and may do."""

    def __init__(self, snapshot: Snapshot, asked: Asked) -> None:
        self._snapshot, self._asked, self._texts = snapshot, asked, asked.reader.texts
        self._shared = _share(snapshot, asked.before, self._texts)
        self._table, self._mine = self._shared.table, snapshot.table.seat_of(asked.user_id)
        own = snapshot.seat_view(asked.user_id)
        self._own = own if sight_of(snapshot.table, asked.user_id).seat is not None else None

    def view(self) -> Json:
        table, own, asked, offered = self._table, self._own, self._asked, None
        if own is not None:
            offered = offers.panel_offers(table, own, asked.reader.hand_order, asked.remark.asked_again)
        calls = () if offered is None else (*offered.acts, *offered.sets)
        others = offers.page_offers(self._snapshot.table, asked.user_id, offered)
        return {
            **self._shared.view,
            "me": (self._mine or 0) if own is None else own.seat,
            "asked": offered is not None and offered.on_turn,
            "clock": self._clock(),
            "now": round(asked.now, 2),
            "rest": _REST[asked.reader.pace or table.pace],
            "words": self._words(),
            "note": asked.remark.note or "",
            "refused": asked.remark.refused,
            "cards": [*self._cards(offered)],
            "picks": 0 if offered is None else offered.picks,
            "pick": "" if not offered or not offered.picks else buttons.PICK_CARDS.id_of(table.table_id, table.seq),
            "moved": self._moved(),
            "advised": [*self._advised(offered)],
            "acts": self._buttons((*calls, *(one for one in others if _answers(one)))),
            "menus": [*self._menus()],
            "buttons": [*self._buttons(one for one in others if not _answers(one)), menu_button(self._texts)],
            "deck": f"{asked.reader.deck}-{self._texts.locale}",
            "answered": asked.answered,
        }

    def _clock(self) -> Json | None:
        table = self._table
        if table.deadline is None or table.status is not Status.PLAYING:
            return None
        began = self._asked.now if table.asked_at is None else table.asked_at
        return {"ends": round(table.deadline, 2), "total": round(max(1.0, table.deadline - began), 2)}

    def _words(self) -> list[str]:
        texts, order = self._texts, self._asked.reader.hand_order
        if self._own is not None and self._table.status is Status.PLAYING:
            words = panel_words(self._table, self._own, texts, order, pictured=True)
            told = "\n".join(words)
            return [*words, *(line for line in people_lines(self._table, texts) if line not in told)]
        offered = offered_lines(self._table, self._asked.user_id, texts)
        return [*offered, *public_words(self._snapshot.table, texts, pictured=True)]

    def _cards(self, offered: PanelOffers | None) -> Iterator[Json]:
        own = self._own
        if own is None or offered is None:
            return
        presses: dict[Card, list[str]] = {}
        for offer in offered.hand:
            if offer.card is not None and offer.enabled:
                presses.setdefault(offer.card, []).append(self._press(offer))
        for place, card in offers.number_hand(own, self._asked.reader.hand_order):
            press = presses[card].pop(0) if presses.get(card) else ""
            yield {"card": self._shared.card(card), "press": press, "place": place}

    def _moved(self) -> list[Json]:
        own, texts = self._own, self._texts
        moved = () if own is None else (("received", own.received), ("gave", own.gave), ("discarded", own.discarded))
        return [
            {"label": texts(f"picture-{way}"), "cards": [*map(self._shared.card, cards)]}
            for way, cards in moved
            if cards
        ]

    def _advised(self, offered: PanelOffers | None) -> Iterator[str]:
        act = self._asked.remark.advised
        if act is not None and offered is not None:
            yield from (self._shared.card(card)["face"] for card in cards_of(act))
            yield from (self._press(offer) for offer in (*offered.acts, *offered.sets) if offer.act == act)

    def _press(self, offer: Offer) -> str:
        return buttons.BUTTONS[offer.button].id_of(self._table.table_id, *offer.given)

    def _buttons(self, offered: Iterable[Offer]) -> list[Json]:
        """Return the buttons of these offers, without later ones of the same meaning."""
        shown: dict[tuple[object, ...], Json] = {}
        seat = None if self._own is None else self._own.seat
        plain = texts_in(self._texts.locale, for_screen_reader=True)
        for offer in offered:
            key = (offer.button, offer.key, offer.act)
            if key in shown:
                continue
            suit = None if offer.act is None else suit_of_label(offer.act)
            label, words = (
                offers.offer_label(
                    offer, self._table.public, seat, texts, pictured=texts is self._texts and suit is not None
                )
                for texts in (self._texts, plain)
            )
            shown[key] = {
                "press": self._press(offer),
                "label": label,
                "words": "" if words == label else words,
                "tone": offer.tone.name.lower(),
                "suit": "" if suit is None else suit.letter,
            }
        return [*shown.values()]

    def _menus(self) -> Iterator[Json]:
        table, texts = self._snapshot.table, self._texts
        for offer in offers.table_menus(table, texts):
            if offer.menu == "seat" or self._mine is not None:
                options = [
                    {"value": value, "label": label, "description": about or ""}
                    for value, label, about in offer.choices
                ]
                press = buttons.MENUS[offer.menu].id_of(table.table_id)
                yield {"press": press, "label": texts(offer.key), "options": options}


def _answers(offer: Offer) -> bool:
    """Return whether an offer answers what the table waits for, besides calls and cards, and so stands among them."""
    return offer.tone is not Tone.PLAIN or offer.button in ("claim", "decline", "decline-seat", "say")


# -- what happened


def _moves_between(before: TableView, now: TableView, voice: Voice) -> Iterator[Json]:
    """Yield the moves from one view of a table to a later one; none if something was taken back. If the next hand has
    been dealt, the end of the previous one comes first.
    """
    old, new, last = before.public, now.public, now.last_hand
    if new is None:
        return
    if old is None or before.hand_seq != now.hand_seq:
        if old is not None and last is not None and last.hand_seq == before.hand_seq:
            yield from _moves_in_hand(old, last.view, voice)
            yield from () if old.result else _result(last, voice)
        yield {"kind": "deal", "seat": new.dealer, "words": voice.texts("deals", name=voice.name(new.dealer))}
        old = None
    yield from _moves_in_hand(old, new, voice)
    if new.result is not None and (old is None or old.result is None) and now.last_result is not None:
        yield from _result(now.last_result, voice)


def _result(hand: FinishedHand, voice: Voice) -> Iterator[Json]:
    outcome = voice.texts(f"picture-outcome-{hand.result.outcome}")
    words = "\n".join(filter(None, (claimed_line(hand, voice), hand_result_line(hand, voice))))
    yield {"kind": "result", "said": outcome, "words": words, "outcome": str(hand.result.outcome)}


def _moves_in_hand(old: PublicView | None, new: PublicView, voice: Voice) -> Iterator[Json]:
    calls, plays = () if old is None else old.calls, [] if old is None else [*_plays(old)]
    if new.calls[: len(calls)] != calls or [*_plays(new)][: len(plays)] != plays:
        return
    for seat, act in new.calls[len(calls) :]:
        said, words = call_word(new, seat, act, voice.texts), call_line(new, seat, act, voice)
        yield {"kind": "call", "seat": seat, "said": said, "words": words}
    for leads, seat, card, winner in [*_plays(new)][len(plays) :]:
        key = "trick-lead" if leads else "trick-play"
        words = voice.texts(key, name=voice.name(seat), card=voice.the_card(card, new.trump))
        yield {"kind": "play", "seat": seat, "card": _draw(card, new.trump, voice.texts), "words": words}
        if winner is not None:
            yield {"kind": "take", "seat": winner, "words": voice.texts("trick-taken", name=voice.name(winner))}


def _plays(view: PublicView) -> Iterator[tuple[bool, Seat, Card, Seat | None]]:
    """Yield each card that was played: whether it was led, by whom, and if it filled the trick, who took it."""
    for trick in view.tricks:
        last = len(trick.plays) - 1
        for number, (seat, card) in enumerate(trick.plays):
            yield number == 0, seat, card, trick.winner if number == last else None
    for number, (seat, card) in enumerate(view.trick):
        yield number == 0, seat, card, None
