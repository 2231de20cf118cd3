"""``/hand``, ``/bid`` and ``/play``: playing by typing, offering exactly the caller's lawful acts."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands
from discord.ext import commands

from bot.engine.acts import Act, PlayCard, act_text, parse_act
from bot.engine.cards import CODES, Suit
from bot.engine.views import SeatView
from bot.tables.decisions import Play
from bot.ui import act_buttons
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell
from bot.words.catalogue import SOURCE, Texts
from bot.words.labels import act_label

MOST_CHOICES = 25
SUIT_LETTERS = tuple(suit.letter for suit in Suit)
SUIT_SIGNS = str.maketrans("♠♥♦♣", "SHDC", "\ufe0e\ufe0f")
"""The suit signs as letters, without the two marks that choose whether a sign is drawn in colour."""


class PlayCommands(commands.Cog):
    """The commands of a seated player."""

    @app_commands.command(name="hand", description=localize("command-hand"))
    async def hand(self, command: Interaction) -> None:
        """Show the caller's own hand, privately."""
        await bot_of(command).table_handlers.command(command, "hand")

    @app_commands.command(name="bid", description=localize("command-bid"))
    @app_commands.describe(call=localize("option-call"))
    async def bid(self, command: Interaction, call: app_commands.Range[str, 1, 100]) -> None:
        """Bid, call or discard: every act but the play of a card."""
        await self._decide(command, call, lambda act: not isinstance(act, PlayCard))

    @app_commands.command(name="play", description=localize("command-play"))
    @app_commands.describe(card=localize("option-card"))
    async def play(self, command: Interaction, card: app_commands.Range[str, 1, 100]) -> None:
        """Play a card."""
        await self._decide(command, card, lambda act: isinstance(act, PlayCard))

    @bid.autocomplete("call")
    async def calls(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The caller's lawful bids, calls and discards."""
        return await self._offered(command, current, lambda act: not isinstance(act, PlayCard))

    @play.autocomplete("card")
    async def cards(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The cards the caller may play."""
        return await self._offered(command, current, lambda act: isinstance(act, PlayCard))

    async def _decide(self, command: Interaction, typed: str, fits: Callable[[Act], bool]) -> None:
        """Read what was typed, which may be anything; the engine judges it."""
        handlers = bot_of(command).table_handlers
        if not await handlers.knows_which(command):
            return
        reader = await bot_of(command).readers.of(command)
        act = read_act(typed, handlers.seat_here(command), reader.texts)
        if act is None or not fits(act):
            await tell(command, texts_for(command)("act-not-understood"))
            return
        await handlers.decide_here(command, Play(act))

    async def _offered(
        self, command: Interaction, current: str, fits: Callable[[Act], bool]
    ) -> list[app_commands.Choice[str]]:
        texts = (await bot_of(command).readers.of(command)).texts
        mine = bot_of(command).table_handlers.seat_here(command)
        if mine is None:
            return []
        return offered([act for act in mine.offered if fits(act)], mine, current, texts)


def offered(acts: list[Act], mine: SeatView, current: str, texts: Texts) -> list[app_commands.Choice[str]]:
    """Acts to choose from; those that match what was typed come first."""
    wanted = current.strip().lower()
    labelled = [(act_label(act, mine, texts)[:100], act_text(act)) for act in acts]
    fitting = [pair for pair in labelled if wanted in f"{pair[0]} {pair[1]}".lower()]
    return [app_commands.Choice(name=label, value=value) for label, value in fitting[:MOST_CHOICES]]


def read_act(typed: str, mine: SeatView | None, texts: Texts) -> Act | None:
    """The act that was chosen or typed: a record's words in any case, or the label of a lawful act.

    Labels are the typer's own first, then the English ones, with signs or in words.
    """
    if mine is not None:
        wanted = typed.strip().lower()
        lawful = (*act_buttons.numbered(mine), *mine.offered)
        for labels in (texts, Texts(texts.locale), Texts(SOURCE), Texts(SOURCE, for_screen_reader=True)):
            for act in lawful:
                if wanted in (act_label(act, mine, labels).lower(), act_text(act).lower()):
                    return act
    try:
        return parse_act([_word(word) for word in typed.split()])
    except ValueError:
        return None


def _word(typed: str) -> str:
    """A record's word however typed: cards and suits in capitals, ``10H`` or ``10♥`` for ``TH``, all else small."""
    upper = typed.translate(SUIT_SIGNS).upper()
    card = "T" + upper[2:] if upper.startswith("10") and len(upper) == 3 else upper
    return card if card in CODES or card in SUIT_LETTERS else typed.lower()


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(PlayCommands())
