"""Finished hands, and the pictures of their moments, which replays use too.

*Look at hand …* is on a score sheet; *How did I play?*, *Share this hand* and *Fair deal* are under the hand. Anybody
may see the cards, because a finished hand is no secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import TypeVar

import discord
from discord.ext import commands

from bot.engine.acts import cards_of
from bot.engine.seats import Seat
from bot.pictures.analysis_picture import step_drawings
from bot.pictures.open_hands_picture import JudgedAct, JudgedDecision, hand_animation, open_hands_drawing
from bot.pictures.sheets import Drawing
from bot.pictures.table_picture import numbered_seats
from bot.players.review import Finding
from bot.processes.work_queue import WorkersBusy
from bot.rights import STEP_BACK, STEPPING, Begins, Cost, Place, Posts, Right, Who
from bot.services import Services
from bot.storage.api import StoreError, TableId
from bot.tables.decisions import Person, Reason
from bot.tables.history import OwnHand
from bot.tables.model import FinishedHand, TournamentKind
from bot.tables.places import Home
from bot.tables.preferences import DeckColours
from bot.tables.views import HandMoments, OpenHands, OpenMoment, Refused, Snapshot, TableView
from bot.tournaments.daily.attempts import day_of_key, others_chose
from bot.ui import buttons
from bot.ui.errors import RequestFailed, make_nonce
from bot.ui.layouts import RESTING, Item, as_file, frame_layout, in_rows, page_layout, picture, words_layout
from bot.ui.posts import Post
from bot.ui.readers import Interaction, Reader, home_id_of, is_abroad, tables_channel_of, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import (
    Drawn,
    FigurePages,
    Message,
    amend,
    attach,
    may_post,
    no_access,
    pictured_message,
    reply,
    say,
    tell,
    within,
)
from bot.ui.routes import pressed
from bot.words.advice import costly_findings, finding_alt, finding_text, review_heading, review_text
from bot.words.catalogue import Texts
from bot.words.daily_text import others_text
from bot.words.fairness import hand_proof_text
from bot.words.labels import act_label
from bot.words.looking_back import (
    Stepped,
    comparison_text,
    open_hands_caption,
    sharing_alt,
    sharing_text,
    step_caption,
    step_text,
)
from bot.words.results_text import open_hands_text
from bot.words.voice import Voice
from cogs.table.answers import Answers
from cogs.table.layouts import sheet_layout

GIF_FILE = "hand.gif"
GIF_SECONDS, POSTING_SECONDS = 60.0, 60.0
"""Seconds for drawing and for posting. The press has been answered, so only the person who pressed waits."""

_SHARED = "1"  # the store keeps that a hand was shared, but not by whom

_log = logging.getLogger(__name__)

T = TypeVar("T")

_ANEW = Right(place=Place.SERVER, begins=Begins.A_GAME, cost=Cost.OPENING, needs_all=True)


class LookingBack(commands.Cog):
    """*Look at hand …* on a game's score sheet, and the buttons under the chosen hand.

    The expert takes seconds. So *How did I play?* is answered at once with how many hands come first, and the answer is
    completed when it is done. Players may ask about every finished hand, ranked or not, because the answer cannot help
    in the game any more. A hand is shared only once: while it is drawn, a second press is refused here; while it is
    posted, Discord drops a second post by its nonce; afterwards the store knows.
    """

    def __init__(self, services: Services, answers: Answers) -> None:
        self._services = services
        self._answers = answers
        self.workers = services.workers
        self._asking: dict[int, tuple[TableId, int]] = {}
        """For each person, the hand that they wait to hear about: one at a time, so that others are answered too."""
        self._sharing: set[str] = set()
        self._one_at_a_time = asyncio.Lock()

    @pressed(buttons.SCORES, right=STEP_BACK)
    async def show_scores(self, press: Interaction, table_id: TableId) -> None:
        """*Score sheet*: show the hands of the table's game so far, with *Look at hand …*."""
        snapshot = self._services.tables.snapshot(table_id)
        if snapshot is None:
            await self._answers.refuse(press, Refused(Reason.NO_TABLE))
        elif not self._services.tables.sight(snapshot.table, press.user.id).table:
            await refuse(press, "watch-hidden")
        else:
            await reply(press, sheet_layout(snapshot.table, snapshot.sheet, texts_for(press)))

    @pressed(buttons.SHEET, right=STEP_BACK)
    async def look_at(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """*Look at hand …*: show the chosen hand."""
        await self.show_hands(press, table_id, buttons.read_number(chosen))

    @pressed(buttons.HANDS, right=STEP_BACK)
    async def show_hands(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """Show the hand that entry ``hand_seq`` dealt, with all cards, and buttons for more."""
        reader = await self._services.readers.of(press)
        finding = self._services.tables.finished_hand(table_id, hand_seq, press.user.id)
        past = await self._find(press, finding, "hands-gone")
        if past is not None:
            again = self._again_buttons(past.table, hand_seq, reader.texts)
            await reply(press, await _message(*past, press.user.id, reader, again, self._services.figures))

    @pressed(buttons.FAIR_HAND, right=STEP_BACK)
    async def prove(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Fair deal* under a finished hand: show its seal, its secret and the words mixed into it."""
        reader = await self._services.readers.of(press)
        finding = self._services.tables.finished_hand(table_id, hand_seq, press.user.id)
        past = await self._find(press, finding, "hands-gone")
        if past is not None:
            await tell(press, hand_proof_text(past.hand, reader.texts))

    async def _find(self, press: Interaction, finding: Awaitable[T | None], gone: str) -> T | None:
        """Return what ``finding`` gives. If it is late or the hand is hidden, tell the user and return ``None``."""
        try:
            async with asyncio.timeout(self._services.times.finding):
                hand = await finding
        except TimeoutError:
            await tell(press, texts_for(press)("hands-slow"))
            return None
        if hand is None:
            await tell(press, texts_for(press)(gone))
        return hand

    # -- playing a deal again

    @pressed(buttons.AGAIN, right=STEP_BACK)
    async def offer_seats(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Play this deal*: ask which seat the person wants, unless others may still play the deal."""
        deal = await self._find(press, self._services.tables.past_deal(table_id, hand_seq), "again-not-yet")
        if deal is None:
            return
        texts, table = texts_for(press), deal.table.with_players_of_game
        own, voice = table.seat_of(press.user.id), Voice.of(table, texts, plain=True)
        seats: list[Item] = [
            buttons.AGAIN_SEAT.at(
                table_id,
                hand_seq,
                chair.seat,
                label=f"{chair.seat} · {voice.name(chair.seat)}",
                style=discord.ButtonStyle.primary if chair.seat == own else discord.ButtonStyle.secondary,
            )
            for chair in table.chairs
        ]
        await reply(press, page_layout(texts("again-seat"), seats, row=2))

    @pressed(buttons.GAME_AGAIN, right=STEPPING)
    async def offer_seats_of_game(self, press: Interaction, game_id: int, number: int) -> None:
        """*Play this deal* under a finished game's replay: ask which seat the person wants."""
        stored = await self._services.store.finished_game(home_id_of(press), game_id)
        if stored is None:
            await tell(press, texts_for(press)("game-none", game=str(game_id)))
            return
        table_id = TableId(stored.table_id)
        hands = dict(await self._services.tables.hands_between(table_id, stored.first_seq, stored.last_seq))
        await self.offer_seats(press, table_id, hands.get(number, 0))

    @pressed(buttons.AGAIN_SEAT, right=_ANEW)
    async def play_again(self, press: Interaction, table_id: TableId, hand_seq: int, seat: int) -> None:
        """Let the person play the deal from a seat, alone with expert computers. The answer is their panel there."""
        deal = await self._find(press, self._services.tables.past_deal(table_id, hand_seq), "again-not-yet")
        if deal is None:
            return
        if seat not in deal.table.rules.seats:
            await refuse(press, "refusal-no-such-seat", players=deal.table.rules.players)
            return
        person = Person(press.user.id, press.user.display_name)
        home = Home(home_id_of(press), tables_channel_of(press))
        match await self._services.tables.play_again(person, home, *deal, Seat(seat)):
            case Reason() as closed:
                await refuse(press, f"refusal-{closed}")
            case Snapshot() as begun:
                await self._answers.show_hand(press, begun.table.table_id)

    @pressed(buttons.AGAIN_RESULT, right=STEP_BACK)
    async def compare(self, press: Interaction, table_id: TableId) -> None:
        """*Compare*: show the first and the new play of a deal, call by call and trick by trick."""
        texts = texts_for(press)
        replayed = await self._services.tables.find_replayed_deal(table_id, press.user.id)
        if replayed is None:
            await tell(press, texts("again-unfinished"))
            return
        deal, now = replayed
        first = await self._services.tables.finished_hand(deal.table_id, deal.hand_seq, None)
        await self._services.tables.tournaments.close(table_id)
        row = [
            buttons.AGAIN.at(deal.table_id, deal.hand_seq, label=texts("button-again")),
            buttons.REVIEW.at(table_id, now.hand.hand_seq, label=texts("button-review")),
        ]
        words = comparison_text(first, now, texts)
        await reply(press, page_layout(words, row if first is not None else row[1:], colour=RESTING))

    def _again_buttons(self, table: TableView, hand_seq: int, texts: Texts) -> list[Item]:
        if not self._services.tables.sight(table, None).past:
            return []
        return [buttons.AGAIN.at(table.table_id, hand_seq, label=texts("button-again"))]

    @pressed(buttons.REVIEW, right=Right(place=Place.SERVER, cost=Cost.THINKING))
    async def review(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*How did I play?*: review the person's own decisions in the hand that entry ``hand_seq`` dealt."""
        reader = await self._services.readers.of(press)
        texts = reader.texts
        if self._asking.setdefault(press.user.id, (table_id, hand_seq)) != (table_id, hand_seq):
            await tell(press, texts("review-one-at-a-time"))
            return
        try:
            await self._review(press, table_id, hand_seq, reader)
        finally:
            self._asking.pop(press.user.id, None)

    @pressed(buttons.HAND_REVIEW, right=Right(place=Place.SERVER, cost=Cost.THINKING))
    async def review_chosen(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """Review a hand chosen from those of a finished game."""
        await self.review(press, table_id, buttons.read_number(chosen))

    async def _review(self, press: Interaction, table_id: TableId, hand_seq: int, reader: Reader) -> None:
        texts, user_id = reader.texts, press.user.id
        finding, done = await within(
            self._services.times.finding, self._services.tables.own_hand(table_id, hand_seq, user_id)
        )
        if not done:
            await tell(press, texts("review-finding"))
        own = await finding
        if own is None:
            await say(press, texts("review-gone"))
        elif own.seat is None:
            await say(press, texts("review-not-yours", hand=own.hand.view.number))
        else:
            await say(press, texts("review-thinking", first=self.workers.hands_in_review))
            answer = await self._judge(own, hand_seq, reader, user_id)
            await amend(press, answer)

    async def _judge(self, own: OwnHand, seed: int, reader: Reader, user_id: int) -> Message:
        try:
            findings = await self.workers.review(own.decisions, seed) if own.decisions else ()
        except WorkersBusy:
            return Message(words_layout(reader.texts("review-busy")))
        costly = costly_findings(findings)
        others = await self._compare_with_others(own, findings[0], user_id, reader.texts) if costly else ""
        if costly and not reader.text_only:
            drawings = [_draw_finding(finding, own, reader) for finding in costly]
            drawn = await self._services.figures.draw(drawings, self._services.times.review)
            if drawn:
                again = self._again_buttons(own.table, own.hand.hand_seq, reader.texts)
                return _show_findings(costly, drawn, own, reader, others, again)
        number, decided = own.hand.view.number, len(own.decisions)
        words = review_text(number, decided, findings, own.table, reader.texts)
        again = self._again_buttons(own.table, own.hand.hand_seq, reader.texts)
        text = "\n\n".join(filter(None, [words, others]))
        return Message(page_layout(text, again) if again else words_layout(text))

    async def _compare_with_others(self, own: OwnHand, costliest: Finding, user_id: int, texts: Texts) -> str:
        tournament, number = own.table.tournament, own.hand.view.number
        if tournament is None or tournament.kind is not TournamentKind.DAILY:
            return ""
        board = await self._services.daily.board(day_of_key(tournament.key))
        own_attempt = board.of_person(user_id)
        if own_attempt is None:
            return ""
        choice = own_attempt.hands[number - 1].choices[costliest.number]
        return others_text(costliest.view, choice, others_chose(board.attempts, own_attempt, number, choice), texts)

    @pressed(buttons.SHARE, right=Right(Who.SEATED, Place.CHANNEL, cost=Cost.READING, posts=Posts.MESSAGE))
    async def share(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Share this hand*: post the hand that entry ``hand_seq`` dealt."""
        name = f"s{table_id}-{hand_seq}"
        if name in self._sharing:
            await tell(press, texts_for(press)("share-already"))
            return
        self._sharing.add(name)
        try:
            await self._share_once(press, table_id, hand_seq, name)
        finally:
            self._sharing.discard(name)

    async def _share_once(self, press: Interaction, table_id: TableId, hand_seq: int, name: str) -> None:
        texts = texts_for(press)
        try:
            async with asyncio.timeout(self._services.times.sharing):
                shared = await self._services.store.note(name) is not None
                played = await self._services.tables.played_hand(table_id, hand_seq, None)
        except TimeoutError:
            await tell(press, texts("hands-slow"))
            return
        refusal = _refusal(press, played, shared)
        if played is None or refusal is not None:
            await tell(press, texts(refusal or "hands-gone"))
            return
        if is_abroad(press):
            await refuse(press, "refusal-abroad")
            return
        if not may_post(press):
            await tell(press, no_access(press))
            return
        await tell(press, texts("share-drawing"))
        public = await self._services.languages.public(press)
        async with self._one_at_a_time:
            avatars = self._services.figures.avatars_of(
                chair.user_id for each in played.moments for chair in each.table.chairs
            )
            gif = await self._services.figures.door.draw(
                GIF_SECONDS, hand_animation, played.moments, public, DeckColours.PAIRS, avatars
            )
        await self._post(press, played, gif, public, name)
        with suppress(*RequestFailed):
            await amend(press, words_layout(texts("share-done")))

    async def _post(self, press: Interaction, played: HandMoments, gif: bytes | None, texts: Texts, name: str) -> None:
        message = _lay_out_shared(played, press.user.display_name, gif, texts)
        post = Post(self._services.deliveries, press.guild_id or 0, press.channel_id or 0)
        async with asyncio.timeout(POSTING_SECONDS):
            await post.send(message, make_nonce("share", name))
        try:
            await self._services.store.set_note(name, _SHARED)
        except StoreError as fault:
            _log.warning("the sharing of hand %s was not noted: %s", name, fault)


def _lay_out_shared(played: HandMoments, sharer: str, gif: bytes | None, texts: Texts) -> Message:
    table = played.table.with_players_of_game
    if gif is None:
        words = f"{sharing_text(played, sharer, texts)}\n{open_hands_text(played.hand, table, texts)}"
        return Message(page_layout(words, colour=RESTING))
    words, alt = sharing_text(played, sharer, texts, numbered=numbered_seats(table)), sharing_alt(played, texts)
    layout = page_layout(words, above=picture(GIF_FILE, alt), colour=RESTING)
    return Message(layout, [as_file(gif, GIF_FILE, alt)])


# -- moments of a hand that is over


async def lay_out_step(
    figures: FigurePages, game: Stepped, step: int, reader: Reader, rows: Sequence[Item], heading: str = ""
) -> Message:
    """Lay out a step of a finished hand: pictures with a caption, or words if wanted or if the pictures are late."""
    texts = reader.texts
    drawn = () if reader.text_only else await figures.draw(step_drawings(game, step, texts, reader.deck))
    numbered = [numbered_seats(moment.table) for moment in game.moments_at(step)]
    words = step_caption(game, step, texts, numbered) if drawn else step_text(game, step, texts)
    files, shown = attach(drawn)
    words = "\n".join(filter(None, (heading, words)))
    return Message(frame_layout([discord.ui.TextDisplay(words), *shown, *rows]), files)


async def _message(
    hand: FinishedHand, table: TableView, user_id: int, reader: Reader, again: Sequence[Item], figures: FigurePages
) -> Message:
    moment, texts = OpenMoment(table_at_end(hand, table), OpenHands.as_dealt(hand)), reader.texts
    seat = hand.credits.seat_of(user_id)
    below = [*_hand_buttons(hand, table.table_id, texts, played=seat is not None), *again]
    drawing = open_hands_drawing(moment, texts, reader.deck, seat)
    drawn = () if reader.text_only else await figures.draw([drawing], figures.times.hands)
    if not drawn:
        return Message(page_layout(open_hands_text(hand, table, texts), below, colour=RESTING))
    caption = open_hands_caption(hand, moment.table, texts, numbered=numbered_seats(moment.table))
    return pictured_message(drawn, caption, below)


def _hand_buttons(hand: FinishedHand, table_id: TableId, texts: Texts, *, played: bool) -> list[Item]:
    keys = {"button-review": buttons.REVIEW, "button-share": buttons.SHARE} if played else {}
    kinds = {**keys, "button-fair": buttons.FAIR_HAND}
    return [button.at(table_id, hand.hand_seq, label=texts(key)) for key, button in kinds.items()]


def table_at_end(hand: FinishedHand, table: TableView) -> TableView:
    """Return the table as it was when this hand ended."""
    return table.with_players_of_game._replace(
        public=hand.view,
        last_hand=hand,
        open_deal=None,
        proposal=None,
        missing_agreement=(),
        refusal=None,
        claims_open=False,
        deadline=None,
        ready=(),
        taken_back_by=None,
    )


def _show_findings(
    findings: Sequence[Finding], drawn: Drawn, own: OwnHand, reader: Reader, others: str, again: Sequence[Item]
) -> Message:
    texts, (files, pictures) = reader.texts, attach(drawn)
    parts: list[Item] = [discord.ui.TextDisplay(review_heading(own.hand.view.number, texts))]
    for finding, shown in zip(findings, pictures, strict=True):
        table = own.moments[finding.number].table
        parts += [discord.ui.TextDisplay(finding_text(finding, table, texts)), shown]
    parts += [discord.ui.TextDisplay(text) for text in (others, texts("review-foot")) if text]
    parts += in_rows(again, 1)
    return Message(frame_layout(parts, RESTING), files)


def _draw_finding(finding: Finding, own: OwnHand, reader: Reader) -> Drawing:
    view, moment = finding.view, own.moments[finding.number]
    taken, better = (
        JudgedAct(act_label(act, view, reader.texts, pictured=True), cards_of(act))
        for act in (finding.taken.act, finding.better.act)
    )
    first = finding_alt(finding, moment.table, reader.texts)
    judged = JudgedDecision(view.seat, taken, better)
    return open_hands_drawing(moment, reader.texts, reader.deck, view.seat, judged, first)


def _refusal(press: Interaction, played: HandMoments | None, shared: bool) -> str | None:
    if played is None:
        return "hands-gone"
    if played.hand.credits.seat_of(press.user.id) is None:
        return "share-not-yours"
    return "share-already" if shared else None
