"""``/help``, the tour, ``/rules``, the meaning of a word, ``/about``.

All answers are private. A press on a private page turns that page. A press on a table or a panel leaves it as it is and
gets a new page. This file decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import Rules
from bot.pictures.panel_picture import tour_picture
from bot.rights import ABROAD, ANYBODY, Place, Right, Who
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.views import Snapshot, TableView
from bot.ui import buttons
from bot.ui.command_sync import offered_commands
from bot.ui.layouts import Item, as_file, page_layout, picture
from bot.ui.options import Law, Preset
from bot.ui.readers import Interaction, Reader, home_id_of, is_abroad, tables_channel_of, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import Message, RequestRefused, install_link, invite_link, is_private_page, reply, tell, turn_page
from bot.ui.rights import find_right, slash
from bot.ui.routes import pressed
from bot.version import build
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.glossary import Term, find_term, find_terms, meaning_text, other_terms, term_title
from bot.words.labels import act_label, call_label
from bot.words.lines import time_ago
from bot.words.panel_text import panel_text
from bot.words.results_text import salute_text
from bot.words.rules_page import law_text, rules_text
from bot.words.table_text import table_text
from bot.words.tour import HELP_PAGES, STEPS, help_text, step_alt, step_text

_LOOK_BACK = Right(place=Place.SERVER)


PICTURE_NAME = "tour.png"
MOST_WORDS = 1800
"""The most characters of explanations in one answer."""
_HELP_BUTTONS = {
    "help": "button-help",
    "contests": "button-help-contests",
    "ranked": "button-help-ranked",
    "commands": "button-help-commands",
}


_SECTIONS = {
    "table": ("table", "hand", "bid", "play", "hint"),
    "nights": ("night",),
    "hosts": (),
    "afterwards": ("history", "replay", "analyse", "record", "verify"),
    "contests": ("daily", "puzzle", "duplicate", "league"),
    "players": ("leaderboard", "stats", "compare"),
    "you": ("settings", "avoid", "my-data", "forget"),
    "managers": ("config",),
    "help": ("euchre", "rules", "help", "about"),
}
"""The sections of the list of all commands, with the first words of their commands. A night's host has a section."""


class GuideCommands(commands.Cog):
    """Explains the game and the bot. ``since`` is when the bot started (Unix seconds)."""

    def __init__(self, services: Services, since: float) -> None:
        self.services = services
        self._since = since

    @slash("help", ABROAD)
    async def help(self, command: Interaction) -> None:
        """Show how to play here."""
        await reply(command, self._help_page(command, texts_for(command)))

    @slash("rules", ABROAD, preset="rules")
    async def rules(
        self,
        command: Interaction,
        preset: Preset | None = None,
        law: Law | None = None,
    ) -> None:
        """Show the rules that are played here, the rules of a preset, or a law."""
        texts = texts_for(command)
        if law is not None:
            words = law_text(law, texts)
        else:
            rules = await self._find_rules(command) if preset is None else presets.parse([preset])
            words = rules_text(rules, texts)
        await tell(command, words)

    @slash("about", Right(always=True, abroad=True))
    async def about(self, command: Interaction) -> None:
        """Show the bot's version, when it started, what it stores, and where to find help."""
        texts, settings = texts_for(command), self.services.settings
        lines = [texts("about-version", version=str(build()), **time_ago(self._since))]
        lines.append(texts("about-stored"))
        if settings.retention_days is not None:
            lines.append(texts("about-kept", days=settings.retention_days))
        pages = {
            "button-support": settings.support_url,
            "button-privacy": settings.privacy_url,
            "button-terms": settings.terms_url,
            "button-invite": invite_link(command.application_id),
        }
        if not any((settings.support_url, settings.privacy_url, settings.terms_url)):
            lines.append(texts("about-support-here"))
        links: list[Item] = [
            discord.ui.Button(style=discord.ButtonStyle.link, label=texts(key), url=address)
            for key, address in pages.items()
            if address is not None
        ]
        links.append(_install_button(command, texts))
        await reply(command, page_layout("\n".join(lines), links))

    @pressed(buttons.GUIDE, right=ANYBODY)
    async def page(self, press: Interaction, page: str, table_id: TableId | None = None) -> None:
        """Show a page of the help or of the rules, or the page to which *Done* leads."""
        texts = texts_for(press)
        match page:
            case "rules":
                snapshot = None if table_id is None else self.services.tables.snapshot(table_id)
                rules = await self._find_rules(press) if snapshot is None else snapshot.table.rules
                words = rules_text(rules, texts)
                layout = page_layout(words, [buttons.GUIDE.at("help", label=texts("button-help"))])
            case "done":
                layout = page_layout(texts("tour-done"), [buttons.GUIDE.at("help", label=texts("button-help"))])
            case _:
                layout = self._help_page(press, texts, page)
        await turn_page(press, layout)

    @pressed(buttons.TOUR, right=ANYBODY)
    async def tour(self, press: Interaction, step: int) -> None:
        """Show a step of the tour, with its picture unless the reader chose text only."""
        reader = await self.services.readers.of(press)
        texts = reader.texts
        png = None
        if not reader.text_only:
            seconds = self.services.times.drawing
            png = await self.services.figures.door.draw(seconds, tour_picture, step, texts.locale, reader.deck)
        first = buttons.GUIDE.at("help", label=texts("button-help"))
        row: list[Item] = [buttons.TOUR.at(step - 1, label=texts("button-tour-back")) if step > 1 else first]
        if step < len(STEPS):
            row.append(buttons.TOUR.at(step + 1, label=texts("button-tour-next"), style=discord.ButtonStyle.primary))
        row.append(buttons.GUIDE.at("done", label=texts("button-tour-done")))
        alt = step_alt(step, texts)
        words = step_text(step, texts) if png is not None else f"{step_text(step, texts)}\n{alt}"
        layout = page_layout(words, row, above=None if png is None else picture(PICTURE_NAME, alt))
        await turn_page(press, Message(layout, [] if png is None else [as_file(png, PICTURE_NAME, alt)]))

    @pressed(buttons.LOOK_UP, right=_LOOK_BACK)
    async def look_up(self, press: Interaction, table_id: TableId) -> None:
        """*What’s this?*: explain the words of the game in the pressed message, and offer others in a menu."""
        reader = await self.services.readers.of(press)
        snapshot = self.services.tables.snapshot(table_id)
        if snapshot is None:
            await refuse(press, "refusal-no-table")
            return
        table = snapshot.table
        terms = find_terms("\n".join(self._visible_words(press, snapshot, reader)), reader.texts)
        meanings, left = _meanings(terms, table.rules, reader.texts)
        words = meanings or reader.texts("lookup-nothing")
        rest = (*left, *other_terms(table.rules, terms))
        await reply(press, _with_menu(words, table_id, rest, reader.texts))

    @pressed(buttons.TERM, right=_LOOK_BACK)
    async def explain(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        texts = texts_for(press)
        snapshot = self.services.tables.snapshot(table_id)
        terms = [term for term in map(find_term, chosen) if term is not None]
        if snapshot is None or not terms:
            raise RequestRefused("refusal-no-table" if snapshot is None else "retired-button")
        table = snapshot.table
        words = meaning_text(terms[0], table.rules, texts)
        rest = other_terms(table.rules, (terms[0],))
        await turn_page(press, _with_menu(words, table_id, rest, texts))

    def _help_page(self, interaction: Interaction, texts: Texts, page: str = "help") -> discord.ui.LayoutView:
        rules = texts("button-rules-any" if self._table_here(interaction) is None else "button-rules-here")
        tour = buttons.TOUR.at(1, label=texts("button-tour"), style=discord.ButtonStyle.primary)
        others = [other for other in HELP_PAGES if other != page]
        row = [tour, buttons.GUIDE.at("rules", label=rules)] if page == "help" else []
        row += [buttons.GUIDE.at(other, label=texts(_HELP_BUTTONS[other])) for other in others]
        row += [_install_button(interaction, texts)] if page == "contests" else []
        live = self.services.settings.live_url is not None
        words = help_text(texts, page, abroad=is_abroad(interaction), live=live)
        if page == "commands":
            words = "\n".join([words, *_list_commands(interaction, texts)])
        return page_layout(words, row)

    async def _find_rules(self, interaction: Interaction) -> Rules:
        table = self._table_here(interaction)
        return (
            (await self.services.tables.server_settings.of(home_id_of(interaction))).rules
            if table is None
            else table.rules
        )

    def _table_here(self, interaction: Interaction) -> TableView | None:
        table_id = self.services.tables.table_in_channel(tables_channel_of(interaction))
        snapshot = None if table_id is None else self.services.tables.snapshot(table_id)
        return None if snapshot is None else snapshot.table

    def _visible_words(self, press: Interaction, snapshot: Snapshot, reader: Reader) -> Iterator[str]:
        table, texts, view = snapshot.table, reader.texts, snapshot.table.public
        own_view = snapshot.seat_view(press.user.id) if is_private_page(press) else None
        if own_view is not None:
            yield panel_text(table, own_view, texts, reader.hand_order)
            yield from (act_label(act, own_view, texts) for act in offers.number_acts(own_view))
        if not self.services.tables.sight(table, press.user.id).table:
            return
        yield table_text(table, texts)
        yield salute_text(table, texts)
        if view is not None and view.turn is not None:
            yield from (call_label(act, view, view.turn, texts) for act in offers.public_acts(table))


def _list_commands(interaction: Interaction, texts: Texts) -> Iterator[str]:
    """Yield the sections of commands, without those that Discord does not offer to this person."""
    offered = {
        name: one for name, one in offered_commands(interaction.client.tree).items()
        if (needs := (one.root_parent or one).default_permissions) is None or needs <= interaction.permissions
    }  # fmt: skip
    hosts = [name for name, one in offered.items() if name.startswith("night ") and find_right(one).who is Who.HOST]
    for section, words in _SECTIONS.items():
        here = [name for word in words for name in offered if name.split()[0] == word and name not in hosts]
        listed = " · ".join(f"/{name}" for name in (hosts if section == "hosts" else here))
        if listed:
            yield f"**{texts(f'help-commands-{section}')}** {listed}"


def _install_button(interaction: Interaction, texts: Texts) -> discord.ui.Button[Any]:
    address = install_link(interaction.application_id)
    return discord.ui.Button(style=discord.ButtonStyle.link, label=texts("button-install"), url=address)


def _meanings(terms: Iterable[Term], rules: Rules, texts: Texts) -> tuple[str, tuple[Term, ...]]:
    meanings: list[str] = []
    left: list[Term] = []
    for term in terms:
        words = meaning_text(term, rules, texts)
        if left or sum(map(len, meanings)) + len(words) > MOST_WORDS:
            left.append(term)
        else:
            meanings.append(words)
    return "\n\n".join(meanings), tuple(left)


def _with_menu(words: str, table_id: TableId, terms: Sequence[Term], texts: Texts) -> discord.ui.LayoutView:
    options = [discord.SelectOption(label=term_title(term, texts), value=term.name) for term in terms]
    return page_layout(words, [*buttons.TERM.in_parts(table_id, options=options, placeholder=texts("menu-lookup"))])
