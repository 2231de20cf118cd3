"""An analysed game in words: the report, single moments with what they cost, *What if?*

Only finished games are analysed. A card whose place is unknown is never named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from bot.analysis.games import Note, PlayedGame, PlayedHand, UnreadableFile, Word
from bot.engine.acts import Act, cards_of
from bot.engine.faults import KeyedError
from bot.engine.records.format import RecordError
from bot.engine.seats import Seat
from bot.players.evaluation import ActEvaluation, percent
from bot.tables.model import Chair, Credits
from bot.tables.views import OpenHands, OpenMoment
from bot.words.advice import outlook_words, told_reason_text
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.lines import LONGEST_PAGE, cut_lines
from bot.words.looking_back import WAYS, GameMoment, SteppedGame, game_moments, step_line
from bot.words.names import escape, plain_name, tell_apart
from bot.words.notices import fault_words
from bot.words.sheets import Cell, Heading, Line, Sheet, SheetPerson
from bot.words.voice import Voice

if TYPE_CHECKING:
    from bot.analysis.judging import Assessment, ReportCard

_BAR = 12  # signs of a progress bar
_LONGEST_TITLE, _LONGEST_NOTE = 60, 300
_MOST_FOUND = 5  # costly decisions listed while the other decisions are still being judged


@dataclass(frozen=True)
class AnalysedGame(SteppedGame):
    """A game with the judgements of its decisions so far. ``cards`` are the report cards once all are judged."""

    ways: ClassVar[Sequence[str]] = ("mistake-back", "mistake", *WAYS)

    game: PlayedGame
    judgements: Sequence[Assessment] = ()
    cards: Sequence[ReportCard] = ()
    steps: tuple[GameMoment, ...] = field(init=False)
    credits: tuple[Credits, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Tell players of the same name apart: by their seats, or by ids if a seat may have had several players."""
        object.__setattr__(self, "steps", tuple(game_moments(self.game.hands)))
        object.__setattr__(self, "credits", tuple(self._credits_of(hand) for hand in self.game.hands))
        players = self.game.players
        ids = tuple(player.user_id for player in players) if any(hand.by for hand in self.game.hands) else None
        names = tell_apart(tuple(player.name for player in players), ids)
        cards = tuple(replace(card, name=names[card.player] or "") for card in self.cards)
        object.__setattr__(self, "cards", cards)

    @cached_property
    def judged(self) -> Mapping[int, Assessment]:
        """The judgement of the act that led to a step, by the step's number."""
        by_place = {(one.hand, one.act): one for one in self.judgements}
        numbers = enumerate((step.hand, step.act_number) for step in self.steps)
        return {number: by_place[place] for number, place in numbers if place in by_place}

    @cached_property
    def mistakes(self) -> tuple[int, ...]:
        """The steps whose act was costly enough to have a label."""
        return tuple(number for number, one in self.judged.items() if one.cost > 0 and one.label is not None)

    @cached_property
    def shares(self) -> tuple[float | None, ...]:
        """Side 1's chance of winning the game after each step; ``None`` if nobody decided, or without sides."""
        if not self.game.rules.traits.partners:
            return (None,) * len(self.steps)
        return tuple(
            None if one is None else _share_of_first(one) for one in map(self.judged.get, range(len(self.steps)))
        )

    def _credits_of(self, hand: PlayedHand) -> Credits:
        places = hand.seated or range(len(self.game.names))
        seated = tuple(self._chair(Seat(seat), place) for seat, place in enumerate(places, 1))
        chairs = tuple(self._chair(seat, hand.player_of(act)) for act, (seat, _) in enumerate(hand.acts))
        return Credits(seated, hand.acts, chairs)

    def _chair(self, seat: Seat, place: int) -> Chair:
        name, user_id, computer = player = self.game.players[place]
        level = "" if computer and not player.is_stand_in else None
        return Chair(seat, name or None, user_id, level, away=player.is_stand_in)

    def step_of(self, judgement: Assessment) -> int:
        """Return the number of the step after the judged act."""
        return next(number for number, one in self.judged.items() if one is judgement)

    def hand_of(self, step: int) -> PlayedHand:
        """Return the hand to which a step belongs."""
        return self.game.hands[self.steps[step].hand]

    def open_moment(self, step: int) -> OpenMoment:
        return OpenMoment(self.table_at(step), OpenHands.of_file(self.steps[step].state, self.hand_of(step).hidden))

    def tell(self, step: int, voice: Voice) -> Iterator[str]:
        hand, name = self.hand_of(step), title_of(self.game, voice.texts)
        values = {"hand": hand.number, "step": step + 1, "steps": len(self.steps)}
        yield voice.strong(escape(voice.texts("analysis-step", title=name, **values)))
        yield act_words(self, step, voice)
        yield from judged_lines(self, step, voice)
        number = self.steps[step].act_number
        note = hand.notes.get(number) if number is not None else None
        if note is not None:
            yield _note_words(note, voice)

    def tell_chances(self, step: int, voice: Voice) -> str:
        """Return the chances of winning the game at a step, in one line; empty before the first judged decision."""
        chances = ", ".join(chance_words(*one, voice.texts) for one in chances_at(self, step, voice))
        return voice.texts("analysis-chances", chances=chances) if chances else ""

    def step_to(self, where: str, step: int) -> int:
        """Return the step to which a button leads. Some buttons lead to costly decisions."""
        if not where.startswith("mistake"):
            return super().step_to(where, step)
        step = min(step, self.last)
        reached = self.next_mistake(step, back=where == "mistake-back")
        return step if reached is None else reached

    def next_mistake(self, step: int, *, back: bool = False) -> int | None:
        """Return the nearest costly step after this one, or before it; ``None`` if there is none."""
        if back:
            return max((one for one in self.mistakes if one < step), default=None)
        return min((one for one in self.mistakes if one > step), default=None)


def _share_of_first(judgement: Assessment) -> float:
    chance = judgement.taken.chance
    return chance if judgement.view.public.unit(judgement.seat) == 1 else 1 - chance


def unreadable_text(name: str, fault: UnreadableFile, texts: Texts) -> str:
    """Return a sentence on why the named file cannot be read: where, what is wrong, and which files can be read."""
    return texts("analysis-unreadable", file=file_name(name), fault=unreadable_words(fault, texts))


def unreadable_words(fault: UnreadableFile, texts: Texts, quote: Callable[[str], str] = escape) -> str:
    """Return why a file cannot be read, without its name. ``quote`` makes text from the file safe to show."""
    values = {key: _value_words(value, texts, quote) for key, value in fault.values.items()}
    match fault.__cause__:
        case RecordError(why=why):
            values["problem"] = fault_words(why, texts, quote)
        case KeyedError() as cause:
            values["problem"] = fault_words(cause, texts, quote)
    words = texts(f"unreadable-{fault.fault}", **values)
    place = ", ".join(texts(f"unreadable-in-{kind}", number=number) for kind, number in fault.where.items())
    return texts("unreadable-at", place=place, fault=words) if place else words


def _value_words(value: str | int | Word, texts: Texts, quote: Callable[[str], str]) -> str | int:
    match value:
        case Word(key, number):
            return texts(f"unreadable-word-{key}", number=number)
        case str():
            return quote(value)
        case _:
            return value


def file_name(name: str) -> str:
    """Return a file's name in one short line."""
    return escape(plain_name(name, longest=_LONGEST_TITLE))


# -- the report


def progress_text(done: int, every: int, judgements: Sequence[Assessment], game: PlayedGame, texts: Texts) -> str:
    """Return the progress of an analysis, as a bar and in numbers, and the costliest decisions so far."""
    full = _BAR * done // max(1, every)
    bar = "▰" * full + "▱" * (_BAR - full)
    share = 100 * done // max(1, every)
    lines = [heading_text(game, texts), texts("analysis-progress", bar=bar, percent=share, done=done, all=every)]
    costly = sorted((one for one in judgements if one.cost > 0), key=lambda one: (-one.percents, -one.cost))[
        :_MOST_FOUND
    ]
    if costly:
        lines += [texts("analysis-so-far"), *(costly_line(one, game, texts) for one in costly)]
    return "\n".join(lines)


def heading_text(game: PlayedGame, texts: Texts) -> str:
    """Return a game's title, its number of hands, and whether it was played to its end."""
    words = texts("analysis-heading", title=escape(title_of(game, texts)), hands=len(game.hands))
    return words if game.finished else f"{words} · {texts('analysis-unfinished')}"


def title_of(game: PlayedGame, texts: Texts) -> str:
    """Return a game's title in one line. A server's own game has its number; a game from a file is marked as one."""
    if game.game_id is not None:
        return texts("analysis-own-game", game=str(game.game_id))
    return f"{origin_text(game, texts)} · {file_title(game.title)}"


def file_title(title: str) -> str:
    """Return the title that a file gives its game, in one short line."""
    return plain_name(title.removesuffix(".euchre"), longest=_LONGEST_TITLE)


def origin_text(game: PlayedGame, texts: Texts) -> str:
    """Return the note that marks a game from a file; empty for a game that was played here."""
    return texts("analysis-from-file") if game.game_id is None else ""


def report_sheet(analysed: AnalysedGame, texts: Texts) -> Sheet:
    """Return all players' figures, a line each. The numbers of hands are added unless everybody played all of them."""
    game = analysed.game
    played = any(card.hands != len(game.hands) for card in analysed.cards)
    shorter = {"accuracy": texts("report-column-accuracy-short")}
    columns = (*(("hands",) if played else ()), "accuracy", "costly", "points", "expert")
    lines = []
    for card in analysed.cards:
        cells = (
            *((Cell(str(card.hands)),) if played else ()),
            Cell.best(accuracy_words(card.total.accuracy)),
            Cell(str(card.total.costly)),
            Cell.strong(points_words(card.points)),
            Cell.strong(points_words(card.expert_points)),
        )
        lines.append(Line(cells, (card_person(card, game, texts, "stand-in-short"),)))
    headings = tuple(Heading(texts(f"report-column-{name}"), short=shorter.get(name, "")) for name in columns)
    return Sheet(texts("report-title"), headings, tuple(lines), title_of(analysed.game, texts))


def card_person(card: ReportCard, game: PlayedGame, texts: Texts, stand_in: str = "stand-in-plain") -> SheetPerson:
    """Return the person of a report card for a sheet. Words mark a computer, a picture shows its face."""
    player = game.players[card.player]
    name, told = (card_name(card, game, texts, plain=True, stand_in=key) for key in (stand_in, "stand-in-plain"))
    if player.computer and not player.is_stand_in:
        told = texts("mark-computer", name=name)
    return SheetPerson(name, None if player.computer else player.user_id, player.computer, told=told)


def about_text(game: PlayedGame, texts: Texts) -> str:
    """Return how to read a report. For an own game without its journal, add that nobody knows who played when."""
    known = game.game_id is None or any(hand.by for hand in game.hands)
    return texts("analysis-about") if known else f"{texts('analysis-about')}\n{texts('analysis-seats')}"


def card_text(analysed: AnalysedGame, card: ReportCard, texts: Texts) -> str:
    """Return one player's report with the costliest moments."""
    costly = [costly_line(one, analysed.game, texts) for one in card.costliest] or [texts("report-clean")]
    game = analysed.game
    lines = [heading_text(game, texts), *card_lines(card, game, texts), *costly, about_text(game, texts)]
    return cut_lines(lines, LONGEST_PAGE)


def card_lines(card: ReportCard, game: PlayedGame, texts: Texts, *, plain: bool = False) -> Iterator[str]:
    """Yield one player's figures: accuracy, its parts, points. ``plain`` is without markdown."""
    total = card.total
    name = card_name(card, game, texts, plain=plain)
    name = name if plain else f"**{escape(name)}**"
    decisions = card_decisions(card, game, texts)
    yield texts("report-who", name=name, accuracy=accuracy_words(total.accuracy), decisions=decisions)
    yield " · ".join(
        texts(
            "report-part",
            part=texts(f"report-{area}"),
            accuracy=accuracy_words(tally.accuracy),
            count=tally.decisions,
        )
        for area, tally in card.areas.items()
    )
    yield texts("report-points-line", points=points_words(card.points), expert=points_words(card.expert_points))


def card_name(
    card: ReportCard, game: PlayedGame, texts: Texts, *, plain: bool = False, stand_in: str = "stand-in-plain"
) -> str:
    """Return the name of a report card's player, or their seat if they have no name.

    A computer is marked unless ``plain``. A stand-in's name says that it is one; if ``plain``, by the text
    ``stand_in``.
    """
    name, player = plain_name(card.name, texts("nameless", seat=card.seat)), game.players[card.player]
    if not player.computer:
        return name
    if player.is_stand_in:
        return texts(stand_in if plain else "stand-in", name=name)
    return name if plain else texts("computer-name", name=name)


def card_decisions(card: ReportCard, game: PlayedGame, texts: Texts) -> str:
    """Return how many decisions a report covers, and in how many hands unless it covers them all."""
    decisions = texts("report-decisions", count=card.total.decisions)
    if card.hands == len(game.hands):
        return decisions
    return texts("report-decisions-in", decisions=decisions, hands=card.hands)


def accuracy_words(accuracy: int | None) -> str:
    """Return an accuracy in words; a dash if there was no decision."""
    return "–" if accuracy is None else str(accuracy)


def points_words(points: tuple[float, float]) -> str:
    """Return a side's points and its opponents' points as whole numbers."""
    return f"{points[0]:.0f}–{points[1]:.0f}"


def costly_line(judgement: Assessment, game: PlayedGame, texts: Texts) -> str:
    """Return one costly decision: where it was, what it cost, what was better."""
    view = judgement.view
    taken, better = act_label(judgement.taken.act, view, texts), act_label(judgement.better.act, view, texts)
    where = where_words(judgement, game, texts)
    label = f"[{judgement.label}]" if judgement.label is not None else "·"
    return texts("report-moment", label=label, where=where, cost=judgement.percents, taken=taken, better=better)


def where_words(judgement: Assessment, game: PlayedGame, texts: Texts) -> str:
    """Return the hand and the moment in it at which a decision was made."""
    moment = texts("review-moment", phase=str(judgement.phase), trick=judgement.trick or 0)
    return texts("report-where", hand=game.hands[judgement.hand].number, moment=moment)


# -- a moment


def moment_alt(analysed: AnalysedGame, step: int, texts: Texts) -> tuple[str, ...]:
    """Return the beginning of a picture's alt text: what was done, what it was worth, and the chances."""
    voice = Voice.of(analysed.table_at(step), texts, plain=True)
    lines = (
        origin_text(analysed.game, texts),
        act_words(analysed, step, voice),
        *judged_lines(analysed, step, voice),
        analysed.tell_chances(step, voice),
    )
    return tuple(filter(None, lines))


def act_words(analysed: AnalysedGame, step: int, voice: Voice) -> str:
    """Return what was done at a step. The card of a discard that nobody saw is not named."""
    moment, hand = analysed.steps[step], analysed.hand_of(step)
    if moment.act is None or moment.seat is None or not hand.is_invented(moment.act):
        return step_line(moment, voice)
    unknown = voice.texts("open-unknown", count=1)
    return "▶ " + voice.texts("open-discard", name=voice.name_player(moment.seat), cards=unknown)


def judged_lines(analysed: AnalysedGame, step: int, voice: Voice) -> Iterator[str]:
    """Yield what an act cost, which act was better, and why; nothing where only one act was possible."""
    judgement, texts = analysed.judged.get(step), voice.texts
    if judgement is None:
        return
    label = f"[{judgement.label}]" if judgement.label is not None else ""
    better = act_label(judgement.better.act, judgement.view, texts)
    if judgement.cost <= 0:
        yield texts("analysis-strong", label=label) if label else texts("analysis-fine")
    elif judgement.percents > 0:
        yield texts("analysis-judged", label=label, cost=judgement.percents, better=better)
    else:
        yield texts("analysis-close", better=better)
    if judgement.reason is not None and (judgement.cost > 0 or label):
        reason = told_reason_text(judgement.reason, judgement.view.public.trump, texts)
        yield texts("analysis-reason", name=voice.name_player(judgement.seat), reason=reason)


def _note_words(note: Note, voice: Voice) -> str:
    words = " ".join(filter(None, (f"[{note.label}]" if note.label else "", note.text)))
    return voice.texts("analysis-note", note=escape(plain_name(words, longest=_LONGEST_NOTE)))


def chance_words(name: str, chance: int, texts: Texts) -> str:
    """Return a name with its chance in percent."""
    return texts("analysis-chance", name=name, chance=chance)


def chances_at(analysed: AnalysedGame, step: int, voice: Voice) -> tuple[tuple[str, int], ...]:
    """Return each side's chance after a step in whole percents; without sides, that of the player who decided last."""
    last = next((analysed.judged[one] for one in range(step, -1, -1) if one in analysed.judged), None)
    if last is None:
        return ()
    if not voice.rules.traits.partners:
        return ((voice.name(last.seat), percent(last.taken.chance)),)
    first = percent(_share_of_first(last))
    return (voice.unit(1), first), (voice.unit(2), 100 - first)


# -- *What if?*


def other_acts(analysed: AnalysedGame, step: int) -> tuple[Act, ...]:
    """Return the other acts possible at a step, without cards whose place is unknown."""
    judgement, hidden = analysed.judged.get(step), analysed.hand_of(step).hidden
    if judgement is None:
        return ()
    legal = judgement.view.legal
    return tuple(act for act in legal if act != judgement.taken.act and hidden.isdisjoint(cards_of(act)))


def what_if_menu(analysed: AnalysedGame, step: int, texts: Texts) -> list[str]:
    """Return the labels of the other acts at a step."""
    view = analysed.judged[step].view
    return [act_label(act, view, texts) for act in other_acts(analysed, step)]


def what_if_text(
    analysed: AnalysedGame, step: int, tried: ActEvaluation, was: ActEvaluation, worlds: int, texts: Texts
) -> str:
    """Return the outcome of another act over ``worlds`` simulated deals, compared with that of the act taken."""
    view, voice = analysed.judged[step].view, Voice.of(analysed.table_at(step), texts)
    rules, act, then = view.public.rules, act_label(tried.act, view, texts), act_label(was.act, view, texts)
    gain = percent(tried.chance) - percent(was.chance)
    key = "what-if-better" if gain > 0 else "what-if-worse" if gain < 0 else "what-if-same"
    lines = (
        origin_text(analysed.game, texts),
        texts("what-if-heading", name=voice.name_player(view.seat), act=act, worlds=worlds),
        texts("what-if-here", act=act, chance=percent(tried.chance), reason=outlook_words(tried, rules, texts)),
        texts("what-if-was", act=then, chance=percent(was.chance), reason=outlook_words(was, rules, texts)),
        texts(key, gain=gain, loss=-gain),
    )
    return "\n".join(filter(None, lines))
