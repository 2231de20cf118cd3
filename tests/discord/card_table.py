"""A table of Right Bower in the simulated Discord, played by people who press and type; and who watches their cards.

Tests look into the bot's own tables for what hides behind the buttons: whose turn it is, and which cards nobody but
their holder may see. Every request is scanned for such cards as it is sent.
"""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import simcord
from simcord.results import to_discord_message
from simcord.types import HttpLogEntry

from bot.app import Parts, make_bot, seeded_entropy
from bot.client import EuchreBot
from bot.engine.acts import Act, OrderUp
from bot.engine.cards import CODES, Card
from bot.engine.state import Phase
from bot.engine.views import SeatView, public_calls
from bot.players.levels import player
from bot.settings import Settings
from bot.storage.api import TableId
from bot.tables.model import Status, TableSettings
from bot.tables.views import TableView
from bot.ui import buttons
from bot.ui.buttons import Control
from bot.ui.picture_queue import Late, Pictures, Wait
from bot.ui.replies import Times
from bot.ui.rights import read_boot_clock
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.labels import card_label
from bot.words.voice import card_words
from tests.discord.openapi import DiscordDescription
from tests.discord.settlement import PATIENT
from tests.discord.simulation import Company, Hold, Message, Shown, World, counted, evening, look
from tests.storage.sqlite.migrated import migrated
from tests.world import as_read, require
from tests.world.said import WORDS, pattern_of, says

PICTURE = (Path(__file__).parent.parent / "pictures" / "golden" / "lobby.png").read_bytes()
DRAW = re.compile("|".join(pattern_of(f"draw-{way}").pattern for way in ("high-card-again", "high-card", "black-jack")))


def new_bot(
    folder: Path,
    *,
    seed: int = 1,
    pause: float = 0.0,
    card_emojis: bool = False,
    host: Mapping[str, Any] | None = None,
    pictures: type[Pictures] | None = None,
    expert: str = "expert",
    elapsed: Callable[[], float] = read_boot_clock,
    times: Times = PATIENT,
    **changes: Any,
) -> EuchreBot:
    """The bot with its database in this folder, repeatable deals and computers that do not hesitate.

    ``host`` are settings of the one who runs it. Computers are *steady*, which decides at once, unless ``changes`` says
    otherwise.
    """
    database = folder / "right-bower.db"
    settings = Settings(
        token="unused",  # noqa: S106 - opens nothing
        database_url=str(database if database.exists() else migrated(database)),
        card_emojis=card_emojis,
        picture_workers=0,
        expert_workers=0,
        **{"live_url": "https://live.example", **(host or {})},
    )
    level = {"computer_level": "steady", **changes}
    tables = TableSettings(computer_pause=pause, entropy=seeded_entropy(seed), mix_presses=False, **level)
    return make_bot(settings, table_settings=tables, parts=Parts(pictures or QuickPictures, expert, elapsed, times))


def any_picture(*_: object) -> bytes:
    """Stands for every picture of a table or a panel: drawing takes as long as all else that a press does."""
    return PICTURE


class PatientPictures(Pictures):
    """However long a picture takes on this machine, it is waited for, so that the same is sent each time."""

    async def draw(
        self, place: Any, seq: int, wait: Wait, drawing: Callable[[], Awaitable[bytes]]
    ) -> bytes | Late | None:
        return await super().draw(place, seq, Wait.ALWAYS, drawing)


class AnyPictures(Pictures):
    def __init__(self, *given: Any) -> None:
        super().__init__(any_picture, any_picture, any_picture, *given[3:])


class QuickPictures(PatientPictures, AnyPictures):
    """The same one, however long that takes."""


class LateTables(QuickPictures):
    async def of(self, table: TableView, texts: Texts, wait: Wait = Wait.ALWAYS) -> bytes | Late | None:
        picture = super().of(table, texts)
        return asyncio.ensure_future(picture) if wait is Wait.ANSWER else await picture  # type: ignore[arg-type]


@asynccontextmanager
async def card_table(
    folder: Path, *, drawn: bool = False, check_errors: bool = True, **settings: Any
) -> AsyncIterator["CardTable"]:
    """An evening with the bot and nobody seated yet; afterwards the privacy of all cards is judged, and whether Discord
    takes what it was sent.

    ``drawn``: the table's own pictures are drawn, else one picture stands for all.
    """
    if drawn:
        settings["pictures"] = PatientPictures
    bot = new_bot(folder, **settings)
    table: CardTable | None = None
    async with evening(bot, check_errors=check_errors) as world:
        table = CardTable(world, bot, folder, settings)
        try:
            yield table
            table.watch()
        finally:
            await table.bot.close()
    assert table.leaks == [], "\n".join(table.leaks[:3])
    description = DiscordDescription.at_hand()
    assert description is None or description.all_violations(world.env.http_requests) == []


@dataclass
class HandTally:
    counted: int = 0
    interactions: int = 0


@dataclass
class CardTable(Company):
    """The table, its people and what they have open on their screens."""

    world: World
    bot: EuchreBot
    folder: Path
    settings: dict[str, Any]
    panels: dict[int, Message] = field(default_factory=dict)
    leaks: list[str] = field(default_factory=list)
    tallies: dict[int, HandTally] = field(default_factory=dict)
    requests: list[HttpLogEntry] = field(default_factory=list)
    _seen: int = 0
    _hand: int = 0

    # -- what there is

    @property
    def env(self) -> simcord.Env:
        return self.world.env

    @property
    def people(self) -> tuple[simcord.MemberActor, ...]:  # type: ignore[override]  # as in the world
        return self.world.people

    @property
    def table_id(self) -> TableId:
        return require(self.bot.services.tables.table_in_channel(self.world.channel.id))

    @property
    def view(self) -> TableView:
        return require(self.bot.services.tables.snapshot(self.table_id)).table

    @property
    def message(self) -> Message:
        message = self.standing_message()
        assert message is not None
        return message

    def standing_message(self) -> Message | None:
        """The public table message, if nobody has deleted it."""
        announcer = self.bot.features.announcers.of(self.table_id)
        messages = self.env.backend.messages.get(self.world.channel.id, {})
        stored = None if announcer is None else messages.get(announcer.message_id or 0)
        return None if stored is None else to_discord_message(self.env, stored)

    def actor(self, user_id: int) -> simcord.MemberActor:
        (actor,) = [person for person in self.people if person.id == user_id]
        return actor

    @property
    def mover(self) -> simcord.MemberActor:
        return self.actor(require(require(self.view.to_move).user_id))

    def mine(self, actor: simcord.MemberActor) -> SeatView:
        snapshot = self.bot.services.tables.snapshot(self.table_id)
        return require(None if snapshot is None else snapshot.seat_view(actor.id))

    def public_text(self) -> str:
        """What the table's message says, in words and to those who cannot see its picture."""
        shown = look(self.env, self.message)
        return "\n".join([shown.text, *shown.pictures])

    # -- what people do

    async def press(
        self, actor: simcord.MemberActor, what: Control | str, message: Message | None = None, /, **values: Any
    ) -> Any:
        """One press on a button of the table message (or another one): ``buttons.HAND``, or the key of its label. What
        the message lacks is pressed on its *More …*.
        """
        where = message or self.message
        shown = look(self.env, where)
        if not shown.found(what, **values) and shown.found(buttons.MORE):
            where = (await actor.click(where, custom_id=shown.custom_id(buttons.MORE))).response or where
        result = await actor.click(where, custom_id=look(self.env, where).custom_id(what, **values))
        self.watch()
        return result

    def sheets(self) -> list[Message]:
        """The messages with a menu of hands that are over, oldest first."""
        sheet_messages = [
            message for message in self.world.channel.history() if _menu_of_hands(self.env, message) is not None
        ]
        return sorted(sheet_messages, key=lambda message: message.id)

    async def look_at(self, actor: simcord.MemberActor, hand: int = 0, sheet: Message | None = None) -> Any:
        """One hand chosen on a score sheet, the newest if none is named: the hands count from the newest one, the
        first is -1.
        """
        where = sheet or self.sheets()[-1]
        menu = require(_menu_of_hands(self.env, where))
        result = await actor.select(where, [look(self.env, where).choices[menu][hand]], custom_id=menu)
        self.watch()
        return result

    async def type(self, actor: simcord.MemberActor, command: str, **options: Any) -> Any:
        result = await actor.slash(self.world.channel, command, **options)
        self.watch()
        return result

    async def said(self, actor: simcord.MemberActor, command: str, **options: Any) -> str:
        """What somebody reads who types this."""
        return self.read(await self.type(actor, command, **options)).text

    def read(self, result: Any) -> Shown:
        """What the answer to a press or a command shows."""
        return look(self.env, result.response)

    async def gather(
        self, rules: str = "standard", *, points: int = 0, options: str = "", computers: int = 0, seats: int = 4
    ) -> None:
        """Ann opens, with computers perhaps, the others sit down, Ann starts."""
        ann, *others = self.people[: seats - computers]
        opening = {"rules": rules, "points": points, "options": options, "computers": computers}
        await self.type(ann, "table open", **{name: value for name, value in opening.items() if value})
        for person in others:
            await self.press(person, "button-join")
        await self.press(ann, "button-start")

    async def finish_games(self, number: int = 1) -> None:
        """Four people play friendly games to one point, each to its end."""
        await self.gather(points=1)
        await self.play_on()
        for _ in range(number - 1):
            await self.press(self.ann, "button-rematch")
            await self.play_on()

    def on_screen(self, actor: simcord.MemberActor) -> Message | None:
        """The newest panel that this person sees in the channel."""
        own_ids = (f"rb:panel:{self.table_id}", f"rb:act:{self.table_id}:", f"rb:off:{self.table_id}:")
        messages = self.env.backend.messages.get(self.world.channel.id, {})
        for _, stored in sorted(messages.items(), reverse=True):
            if stored.is_ephemeral and stored.visible_to(actor.id):
                message = simcord.ResponseMessage(self.env, stored)
                if any(button.custom_id.startswith(own_ids) for button in look(self.env, message).buttons):
                    return message
        return None

    async def panel(self, actor: simcord.MemberActor) -> Message:
        """Their panel; opened by *My hand*, or by typing if the message is gone, unless one shows the newest turn."""
        for shown_panel in (self.on_screen(actor), self.panels.get(actor.id)):
            if shown_panel is not None and f":{self.view.seq}:" in str(
                [b.custom_id for b in look(self.env, shown_panel).buttons]
            ):
                self.panels[actor.id] = shown_panel
                return shown_panel
        if self.standing_message() is not None:
            result: Any = await actor.click(self.message, custom_id=f"rb:hand:{self.table_id}")
            self.watch()
        else:
            result = await self.type(actor, "hand")
        self.panels[actor.id] = result.response
        return self.panels[actor.id]

    async def decide(self, act: Act, *, on_panel: bool = False) -> None:
        """The one on turn presses the button of this act: in public if it may be, else on their panel."""
        actor = self.mover
        view = self.mine(actor)
        if act in public_calls(view.public) and not on_panel:
            custom_id = f"rb:call:{self.table_id}:{self.view.seq}:{offers.to_word(act)}"
            await mean(self.env, actor, await actor.click(self.message, custom_id=custom_id))
        else:
            number = offers.number_acts(view).index(act)
            panel = await self.panel(actor)
            result = await actor.click(panel, custom_id=f"rb:act:{self.table_id}:{self.view.seq}:{number}")
            await mean(self.env, actor, result)
        self.watch()

    def choice(self) -> Act:
        """What a steady player would do in the place of the one on turn."""
        return player("steady").choose(self.mine(self.mover), random.Random(self.view.seq))

    async def reach_play(self, *, on_panel: bool = False) -> None:
        """Call, discard and so on until the first card is to be led."""
        while self.view.public is None or self.view.public.phase is not Phase.PLAY:
            act = OrderUp() if OrderUp() in self.mine(self.mover).legal else self.choice()
            await self.decide(act, on_panel=on_panel)

    async def play_on(self, *, most: int = 2000, until_hand: int | None = None, on_panel: bool = False) -> None:
        """Play by buttons until the game is over, or that hand begins."""
        for _ in range(most):
            view = self.view
            if view.status is not Status.PLAYING or view.public is None or view.public.number == until_hand:
                return
            if view.open_deal is not None:
                await self.press(self.mover, buttons.DEAL)
            else:
                await self.decide(self.choice(), on_panel=on_panel)
        raise AssertionError("the game does not end")

    async def restart(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        """The process stops and another one begins on the same database; something may happen meanwhile."""
        self.watch()
        await self.bot.close()
        meanwhile()
        self.bot = new_bot(self.folder, **self.settings)
        await self.env.restart_bot(self.bot)
        self.watch()

    def slow_down(self, name: str) -> Hold:
        """Keep the store from doing this until the hold is released; settle afterwards."""
        store, disk = self.bot.services.store, Hold()
        work = getattr(store, name)

        async def slowly(*given: object, **named: object) -> object:
            await self.env.external_wait(disk.passed(), reason="a slow disk")
            return await work(*given, **named)

        setattr(store, name, slowly)
        return disk

    # -- who sees what

    def watch(self) -> None:
        """Scan what was sent since the last look for cards that its reader may not know."""
        sent = self.env.http_requests[self._seen :]
        self._seen = len(self.env.http_requests)
        self.requests += sent
        hidden, hand = self.hidden_cards()
        tally = self.tallies.setdefault(self._hand, HandTally())
        tally.counted += len(counted(sent))
        tally.interactions += len(sent) - len(counted(sent))
        still = hidden if hand == self._hand else {}
        for request in sent:
            reader = self.reader(request)
            cards_known = self._known_to(reader) | still.get(reader or 0, frozenset())
            others = [cards for seat_user, cards in still.items() if reader != seat_user]
            self._scan(request, frozenset().union(*others) - cards_known)
        self._hand = hand
        self._scan_screen(hidden)

    def _scan(self, request: HttpLogEntry, cards: frozenset[Card]) -> None:
        if not cards:
            return
        text = DRAW.sub("", as_read(json.dumps(request.json, ensure_ascii=False)))
        if self._is_of_an_earlier_hand(text):
            return
        for card in cards:
            if _is_named(card, text):
                self.leaks.append(f"{CODES[card]} is told by {request.method} {request.path}: {text[:600]}")

    def _is_of_an_earlier_hand(self, text: str) -> bool:
        """Whether these are the open hands of a hand that is over, so that the same cards are another deal's."""
        hands = range(1, self.view.public.number if self.view.public is not None else 1)
        return any(
            says(text, "open-heading", number=hand)
            or says(text, "review-heading", hand=hand)
            or says(text, "share-heading", hand=hand)
            for hand in hands
        )

    def _scan_screen(self, hidden: dict[int, frozenset[Card]]) -> None:
        """What everybody sees now, unless the message still shows the hand before."""
        message = self.standing_message() if hidden else None
        if message is None:
            return
        shown = look(self.env, message)
        text = " ".join([shown.text, *shown.pictures, *(b.custom_id + b.label for b in shown.buttons)])
        hand = self.view.public.number if self.view.public else 0
        if not any(says(text, f"table-{heading}heading", hand=hand) for heading in ("", "contest-", "timed-")):
            return
        for cards in hidden.values():
            self.leaks += [f"{CODES[card]} is on the public message: {text}" for card in cards if shows(text, card)]

    def reader(self, request: HttpLogEntry) -> int | None:
        """The one person who reads a request, or ``None`` for everybody."""
        parts = request.path.strip("/").split("/")
        backend = self.env.backend
        if parts[0] == "interactions":
            record = backend.interactions[int(parts[1])]
        elif parts[0] == "webhooks":
            record = backend.interactions[backend.interaction_tokens[parts[2]]]
        else:
            return None
        if parts[-1].isdecimal() and parts[-2] == "messages":
            changed = backend.messages.get(record.channel_id, {}).get(int(parts[-1]))
            return record.user_id if changed is None or changed.is_ephemeral else None
        flags = ((request.json or {}).get("data") or {}).get("flags") or (request.json or {}).get("flags") or 0
        source = backend.messages.get(record.channel_id, {}).get(record.message_id or record.source_message_id or 0)
        if source is None and record.source_message_id is not None:
            source = backend.messages.get(record.channel_id, {}).get(record.source_message_id)
        if flags & 64 or record.type == 4 or (source is not None and source.is_ephemeral):
            return record.user_id
        taken_away = any(r.method == "DELETE" and r.path == request.path for r in self.env.http_requests)
        return record.user_id if taken_away else None

    def _known_to(self, reader: int | None) -> frozenset[Card]:
        """The cards that a player knows though another one holds them: those they gave to their partner."""
        table_id = self.bot.services.tables.table_in_channel(self.world.channel.id)
        snapshot = None if table_id is None else self.bot.services.tables.snapshot(table_id)
        view = None if snapshot is None or reader is None else snapshot.seat_view(reader)
        return frozenset(view.gave) if view is not None else frozenset()

    def hidden_cards(self) -> tuple[dict[int, frozenset[Card]], int]:
        """By holder (negative numbers for computers): the cards that nobody else has seen; and which hand it is."""
        live = self.bot.services.tables.live.get(
            self.bot.services.tables.table_in_channel(self.world.channel.id) or TableId(0)
        )
        state = live.table.state if live is not None else None
        if live is None or state is None or live.table.status is not Status.PLAYING or not state.hands:
            return {}, self._hand
        open_cards = {state.deal.turnup} if state.deal is not None else set()
        open_cards |= {card for _, cards in (state.deal.farmers if state.deal else ()) for card in cards}
        open_cards |= {card for plays in (state.trick, *(trick.plays for trick in state.tricks)) for _, card in plays}
        if state.irregularities is not None:
            open_cards |= {card for _, card in state.irregularities.exposed}
            open_cards |= {card for judgement in state.irregularities.judgements for card in judgement.proof}
        hidden = {}
        for chair, hand in zip(live.table.chairs, state.hands, strict=True):
            laid_away = {card for who, cards in state.exchange.discards if who == chair.seat for card in cards}
            hidden[chair.user_id or -chair.seat] = frozenset({*hand, *laid_away} - open_cards)
        return hidden, live.table.game.hand_seq if live.table.game else 0


async def mean(env: simcord.Env, actor: simcord.MemberActor, result: Any) -> None:
    """Say that a call is meant, if the answer to a press asks that."""
    if result.response is not None:
        shown = look(env, result.response)
        sure = next((button.custom_id for button in shown.buttons if button.custom_id.startswith("rb:sure:")), None)
        if sure is not None:
            await actor.click(result.response, custom_id=sure)


def shows(text: str, card: Card) -> bool:
    """Whether a text names a card: as a sign, in words, by its code or an emoji. The draw's are of another shuffle."""
    return _is_named(card, DRAW.sub("", text))


def _is_named(card: Card, text: str) -> bool:
    return any(part in text for part in _parts(card)) and _names(card).search(text) is not None


@cache
def _parts(card: Card) -> tuple[str, ...]:
    """One of these is in every text that names the card: looking for them is much quicker than a pattern."""
    return card_label(card, None, WORDS), card_words(card, WORDS), "rb_", CODES[card]


@cache
def _names(card: Card) -> re.Pattern[str]:
    """A pattern of everything that a card is called."""
    sign, words = re.escape(card_label(card, None, WORDS)), re.escape(card_words(card, WORDS))
    return re.compile(rf"(?<![0-9A-Z]){sign}|{words}|{_emoji_name(card)}|\b{CODES[card]}\b")


def _emoji_name(card: Card) -> str:
    """A pattern of the names that a card's emojis bear, a bower's too."""
    words = card_words(card, WORDS).replace(" ", "_")
    rank, _, suit = words.partition("_of_")
    return f"rb_(?:{words}|(?:right|left)_{rank}_{suit})_" if suit else f"rb_{words}_"


def _menu_of_hands(env: simcord.Env, message: Message) -> str | None:
    """The id of the menu under a score sheet, if this is one."""
    return next((menu for menu in look(env, message).choices if menu.startswith("rb:sheet:")), None)
