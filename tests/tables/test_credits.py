"""Whoever made an act is credited with it, in every view: at random games where people come and go."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections import Counter
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import pytest

from bot.analysis.games import PlayedGame, read_games
from bot.analysis.judging import decisions
from bot.engine.acts import Act, CallSuit, OrderUp, Pass, PlayCard, act_text
from bot.engine.seats import Seat, unit_of
from bot.ratings.games import GameLine, SeatLine, StoredGame
from bot.storage.api import Entry, GameResult, TableId
from bot.tables.beginning import Start
from bot.tables.decisions import Person, What
from bot.tables.guests import OfferSeat, TakeSeat
from bot.tables.hands import Dealt
from bot.tables.history import credit_game, credits_of_game, hand_of, own_acts, own_hand_of, played_hand_of
from bot.tables.journal import decode, replay
from bot.tables.model import Chair, Credits, DealLog, Status, Table, credit_act
from bot.tables.pausing import Touch
from bot.tables.playing import Acted, LaidOpen, Play, RestClaimed
from bot.tables.results import game_result
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted, HandMoments, PastHand, TableView, score_sheet, snapshot_of
from bot.words.analysis_text import AnalysedGame, about_text, act_words, card_name, report_sheet
from bot.words.catalogue import Texts
from bot.words.labels import calls_line
from bot.words.looking_back import comparison_text, replay_game, sharing_alt, step_line, step_text
from bot.words.results_text import hand_result_line, score_sheet_text, sheet_option
from bot.words.table_text import trick_words
from bot.words.voice import Voice
from tests.tables.company import ANN, BOB, CAY, DAN, EVE, Evening
from tests.tables.memory import MemoryStore
from tests.world import require
from tests.world.analysed import analyse
from tests.world.clock import CountingLoop, quiet

# -- a game at which people come and go, and its diary


EVERYBODY = (ANN, BOB, CAY, DAN, EVE, Person(200, "Fay"), Person(201, "Gus"))


class Doer(NamedTuple):
    """Who did something: a person, a computer of its own, or one for a person."""

    name: str
    user_id: int | None
    by_computer: bool


class Done(NamedTuple):
    """An act of the diary."""

    seat: Seat
    act: Act
    doer: Doer


@dataclass
class Comings:
    """A friendly game and its diary: what was ``done`` hand by hand, and who ``sat`` there in the end; ``changed`` are
    the seats that somebody took during the game.
    """

    evening: Evening
    chance: random.Random
    table_id: TableId = field(init=False)
    done: list[list[Done]] = field(default_factory=list)
    sat: list[dict[Seat, Doer]] = field(default_factory=list)
    changed: set[Seat] = field(default_factory=set)
    _at: dict[Seat, Person | str] = field(default_factory=dict)
    _away: set[Seat] = field(default_factory=set)
    _left: set[Seat] = field(default_factory=set)
    _promised: dict[Seat, Person] = field(default_factory=dict)
    _read: int = 0

    async def play(self, words: str = "standard points=5") -> None:
        """Play a whole game."""
        self.table_id = await self.evening.open(words, computers=self.chance.choice((1, 2, 3)))
        for person in EVERYBODY[1 : 1 + sum(chair.free for chair in self.evening.view(self.table_id).chairs)]:
            await self.evening.does(self.table_id, person, Join())
        chairs = self.evening.view(self.table_id).chairs
        people = {person.user_id: person for person in EVERYBODY}
        self._at = {chair.seat: people.get(chair.user_id or 0, chair.name or "") for chair in chairs}
        await self._note(self.evening.does(self.table_id, ANN, Start()))
        for _ in range(3000):
            if self.evening.view(self.table_id).status is not Status.PLAYING:
                return
            await self.chance.choices(
                (self._act, self._join, self._leave, self._hand_over, self._dawdle, self._come_back, self._restart),
                (60, 4, 3, 3, 3, 6, 1),
            )[0]()
        raise AssertionError("the game never ended")

    # -- what people do

    async def _act(self) -> None:
        turn = self.evening.view(self.table_id).to_move
        if turn is None or turn.seat in self._away | self._left:
            await self._come_back()
            return
        person = self._at[turn.seat]
        assert isinstance(person, Person)
        act = self.chance.choice(self.evening.mine(self.table_id, person).legal)
        await self._note(self._press(person, Play(act)), pressed=(turn.seat, act))

    async def _join(self) -> None:
        """Somebody new asks for a computer's seat, or one that was left, from the next deal on."""
        seats = [seat for seat, who in self._at.items() if isinstance(who, str) or seat in self._left]
        seats = [seat for seat in seats if seat not in self._promised]
        if seats and (strangers := self._strangers()):
            seat, person = self.chance.choice(seats), self.chance.choice(strangers)
            await self._note(self._press(person, Join(seat)), promised=(seat, person))

    async def _leave(self) -> None:
        seats = [seat for seat, who in self._at.items() if isinstance(who, Person) and seat not in self._left]
        if len(seats) > 1:
            seat = self.chance.choice(seats)
            await self._note(self._press(self._at[seat], Leave()), left=seat)

    async def _hand_over(self) -> None:
        seats = [seat for seat, who in self._at.items() if isinstance(who, Person) and seat not in self._promised]
        if seats and (strangers := self._strangers()):
            seat, person = self.chance.choice(seats), self.chance.choice(strangers)
            self._away.discard(seat)
            if await self._note(self._press(self._at[seat], OfferSeat(person.user_id))):
                await self._note(self._press(person, TakeSeat(seat)), taken=(seat, person))

    async def _dawdle(self) -> None:
        """Whoever is asked does nothing for so long that a computer plays for them."""
        turn = self.evening.view(self.table_id).to_move
        if turn is not None:
            self._away.add(turn.seat)
            await self._note(self.evening.clock.advance(120))

    async def _come_back(self) -> None:
        seats = sorted((self._away | self._left) - set(self._promised))
        if seats:
            seat = self.chance.choice(seats)
            await self._note(self._press(self._at[seat], Touch()), back=seat)

    async def _restart(self) -> None:
        await self._note(self.evening.restart())

    def _strangers(self) -> list[Person]:
        return [one for one in EVERYBODY if one not in (*self._at.values(), *self._promised.values())]

    async def _press(self, person: Person | str, what: What) -> bool:
        assert isinstance(person, Person)
        return isinstance(await self.evening.press(self.table_id, person, what), Accepted)

    # -- the diary

    async def _note(
        self,
        what: Awaitable[object],
        *,
        pressed: tuple[Seat, Act] | None = None,
        promised: tuple[Seat, Person] | None = None,
        taken: tuple[Seat, Person] | None = None,
        left: Seat | None = None,
        back: Seat | None = None,
    ) -> bool:
        """Have something done, and write down all acts that follow; return whether it was."""
        if await what is False:
            return False
        await quiet()
        if promised is not None:
            self._promised[promised[0]] = promised[1]
        if taken is not None:
            self._sit_down(*taken)
        if left is not None:
            self._left.add(left)
        for seat in (back, pressed and pressed[0]):
            self._away.discard(seat or Seat(0))
            self._left.discard(seat or Seat(0))
        entries = await self.evening.store.entries(self.table_id)
        for entry in entries[self._read :]:
            fact = decode(entry)
            match fact:
                case Dealt():
                    for seat, person in self._promised.items():
                        self._sit_down(seat, person)
                    self._promised.clear()
                    self.done.append([])
                    self.sat.append({})
                case Acted(seat, act):
                    self._write(seat, act, by_person=pressed == (seat, act))
                    pressed = None
                case RestClaimed(acts=acts) | LaidOpen(acts=acts):
                    for seat, act in acts:
                        self._write(seat, act, by_person=seat not in self._away | self._left)
                case _:
                    pass
        self._read = len(entries)
        return True

    def _sit_down(self, seat: Seat, person: Person) -> None:
        self._at[seat] = person
        self.changed.add(seat)
        self._away.discard(seat)
        self._left.discard(seat)

    def _write(self, seat: Seat, act: Act, *, by_person: bool) -> None:
        self.done[-1].append(Done(seat, act, self._doer(seat, by_person=by_person)))
        gone = self._away | self._left
        self.sat[-1] = {seat: self._doer(seat, by_person=seat not in gone) for seat in self._at}

    def _doer(self, seat: Seat, *, by_person: bool) -> Doer:
        who = self._at[seat]
        if isinstance(who, str):
            return Doer(who, None, by_computer=True)
        return Doer(who.name, who.user_id, by_computer=not by_person)


SEEDS = range(10)
WORDS = Texts()


@dataclass(frozen=True)
class Evidence:
    """A finished game: its diary, and what is stored of it."""

    diary: Comings
    entries: list[Entry]
    result: GameResult

    @property
    def table(self) -> Table:
        return replay(self.diary.table_id, self.entries)

    @property
    def table_view(self) -> TableView:
        return snapshot_of(self.table, None).table

    @property
    def deals(self) -> tuple[DealLog, ...]:
        return require(self.table.game).deals

    @property
    def credits(self) -> tuple[Credits, ...]:
        return credits_of_game(self.diary.table_id, self.entries, self.result.last_seq)

    @property
    def stored(self) -> StoredGame:
        seats = tuple(
            SeatLine(one.seat, one.user_id, one.name, one.unit, one.score, one.won, one.left, one.user_id is None)
            for one in self.result.seats
        )
        line = GameLine(5, 0, 0, self.result.preset, self.result.rules, self.result.hands, False, seats)
        span = self.diary.table_id, self.result.first_seq, self.result.last_seq
        return StoredGame(line, self.result.record, {}, *span)

    @property
    def file(self) -> PlayedGame:
        return read_games(self.result.record.encode(), "game-5.euchre")[0]

    @property
    def analysed(self) -> AnalysedGame:
        return analyse(credit_game(self.file, self.credits))

    def past_hands(self) -> Iterator[tuple[PastHand, list[Done]]]:
        for deal, done in zip(self.deals, self.diary.done, strict=True):
            yield require(hand_of(self.diary.table_id, self.entries, deal.hand_seq)), done

    def played_hands(self) -> Iterator[tuple[HandMoments, list[Done]]]:
        for deal, done in zip(self.deals, self.diary.done, strict=True):
            yield require(played_hand_of(self.diary.table_id, self.entries, deal.hand_seq)), done


_PLAYED: dict[int, Evidence] = {}


async def _play(seed: int) -> Evidence:
    store = MemoryStore()
    diary = Comings(Evening(store), random.Random(seed))
    await diary.play()
    await diary.evening.tables.close()
    return Evidence(diary, list(await store.entries(diary.table_id)), store.result)


@pytest.fixture(params=SEEDS)
def game(request: pytest.FixtureRequest) -> Evidence:
    """A game at which people come and go; each is played once."""
    seed = request.param
    if seed not in _PLAYED:
        with asyncio.Runner(loop_factory=lambda: CountingLoop(selectors.DefaultSelector())) as runner:
            _PLAYED[seed] = runner.run(_play(seed))
    return _PLAYED[seed]


def doer_of(chair: Chair) -> Doer:
    return Doer(chair.name or "", chair.user_id, chair.user_id is None or chair.is_stand_in)


def said(doer: Doer, *, plain: bool = False, marked: bool = True) -> str:
    """What a text calls them."""
    if not doer.by_computer:
        return doer.name
    if doer.user_id is not None:
        return WORDS("stand-in-plain" if plain else "stand-in", name=doer.name)
    return doer.name if plain or not marked else WORDS("computer-name", name=doer.name)


def of_trump(done: list[Done]) -> Doer | None:
    """Who made trump."""
    return next((one.doer for one in done if isinstance(one.act, OrderUp | CallSuit)), None)


def flat(words: str) -> str:
    return words.replace("\u00a0", " ").replace("*", "")


# -- who came and went


def test_people_come_and_go(game: Evidence) -> None:
    """At each of these games somebody takes a seat, and all of them together have everything."""
    assert game.diary.changed
    if len(_PLAYED) < len(SEEDS):
        return
    doers = [{one.doer for hand in each.diary.done for one in hand} for each in _PLAYED.values()]
    kinds = Counter((one.user_id is None, one.by_computer) for each in doers for one in each)
    assert min(kinds[kind] for kind in ((True, True), (False, True), (False, False))) >= len(SEEDS)
    hands = [hand for each in _PLAYED.values() for hand in each.diary.done]
    by_seat = [Counter(one.seat for one in {Done(one.seat, Pass(), one.doer) for one in hand}) for hand in hands]
    assert sum(max(count.values()) > 1 for count in by_seat) >= len(SEEDS), "two at one seat in one hand"


# -- the one place


def test_the_journal_credits_each_act(game: Evidence) -> None:
    assert [list(zip(made.acts, map(doer_of, made.chairs), strict=True)) for made in game.credits] == [
        [((one.seat, one.act), one.doer) for one in hand] for hand in game.diary.done
    ]
    assert [{chair.seat: doer_of(chair) for chair in made.seated} for made in game.credits] == game.diary.sat


def test_a_decision_that_a_computer_made_for_somebody_who_is_back_is_the_computers() -> None:
    """Their clock ran out, and they came back before it decided."""
    ann = Chair(Seat(1), "Ann", 100)
    assert doer_of(credit_act(ann, by_computer=True)) == Doer("Ann", 100, by_computer=True)
    assert credit_act(ann, by_computer=False) is ann


def test_whoever_had_themselves_forgotten_is_credited_without_their_name(game: Evidence) -> None:
    """The journal of a table that is still open knows everybody, also who has left it since."""
    forgotten = {person.user_id: -number for number, person in enumerate(EVERYBODY, 1)}
    nameless = credits_of_game(game.diary.table_id, game.entries, game.result.last_seq, forgotten)
    for made, without in zip(game.credits, nameless, strict=True):
        for chair, now in zip((*made.seated, *made.chairs), (*without.seated, *without.chairs), strict=True):
            assert now.user_id == forgotten.get(chair.user_id or 0)
            assert now.name == (chair.name if chair.user_id is None else f"Seat {chair.seat}")
    assert len(credit_game(game.file, nameless).players) == len(credit_game(game.file, game.credits).players)


# -- analyses


def test_an_analysis_has_a_report_for_each_who_decided(game: Evidence) -> None:
    analysed, done = game.analysed, game.diary.done
    made = Counter(done[one.hand][one.act].doer for one in decisions(game.file))
    doers = dict.fromkeys(one.doer for hand in done for one in hand)
    assert Counter({card_name(card, analysed.game, WORDS): card.total.decisions for card in analysed.cards}) == Counter(
        {said(doer): made[doer] for doer in doers}
    )
    for card in analysed.cards:
        doer = next(one for one in doers if said(one) == card_name(card, analysed.game, WORDS))
        assert {done[one.hand][one.act].doer for one in card.costliest} <= {doer}
        seats = {number: one.seat for number, hand in enumerate(done) for one in reversed(hand) if one.doer == doer}
        idle = [
            (number, seat)
            for number, sat in enumerate(game.diary.sat)
            for seat, who in sat.items()
            if who == doer and seat not in {one.seat for one in done[number]}
        ]
        seats |= {number: seat for number, seat in idle if number not in seats}
        assert card.hands == len(seats)
        points = [require(game.deals[number].result).points[unit_of(seat, True) - 1] for number, seat in seats.items()]
        assert card.points[0] == sum(points)


def test_a_report_names_each_who_decided(game: Evidence) -> None:
    analysed = game.analysed
    doers = {one.doer for hand in game.diary.done for one in hand}
    sheet = report_sheet(analysed, WORDS)
    shown = {(line.people[0].name, line.people[0].is_computer) for line in sheet.lines}
    assert shown == {(_named(doer), doer.by_computer) for doer in doers}
    assert WORDS("analysis-seats") not in about_text(analysed.game, WORDS)


def _named(doer: Doer) -> str:
    stands_in = doer.by_computer and doer.user_id is not None
    return WORDS("stand-in-short", name=doer.name) if stands_in else doer.name


def test_a_step_of_an_analysis_names_who_acted(game: Evidence) -> None:
    analysed = game.analysed
    for number, step in enumerate(analysed.steps):
        table = analysed.table_at(number)
        if step.act_number is not None:
            one = game.diary.done[step.hand][step.act_number]
            assert act_words(analysed, number, Voice.of(table, WORDS)).startswith(f"▶ {said(one.doer)}")
            assert doer_of(table.chair(one.seat)) == one.doer
        else:
            _check_table(table.chairs, game, step.hand)


def _check_table(chairs: tuple[Chair, ...], game: Evidence, hand: int) -> None:
    """At a deal those sit there who play the hand."""
    first = {one.seat: one.doer for one in reversed(game.diary.done[hand])}
    assert {chair.seat: doer_of(chair) for chair in chairs} == game.diary.sat[hand] | first


# -- replays


def test_a_step_of_a_replay_names_who_acted(game: Evidence) -> None:
    replayed = replay_game(game.stored, game.credits)
    hand, act = -1, 0
    for number, moment in enumerate(replayed.steps):
        table = replayed.table_at(number)
        if moment.act is None:
            hand, act = hand + 1, 0
            _check_table(table.chairs, game, hand)
            continue
        one = game.diary.done[hand][act]
        assert step_line(moment, Voice.of(table, WORDS)).startswith(f"▶ {said(one.doer)}")
        assert f"▶ {said(one.doer)}" in step_text(replayed, number, WORDS)
        assert doer_of(table.chair(one.seat)) == one.doer
        act += 1
    assert hand == len(game.diary.done) - 1


def test_without_its_journal_a_game_says_that_it_does_not_know(game: Evidence) -> None:
    """A seat that somebody took has a number, not the name of one of them."""
    table = replay_game(game.stored, ()).table_at(0)
    names = {chair.seat: chair.name for chair in table.chairs}
    assert all((names[seat] == f"Seat {seat}") == (seat in game.diary.changed) for seat in names)
    analysed = credit_game(game.file, ())
    assert all((name == f"Seat {seat}") == (seat in game.diary.changed) for seat, name in enumerate(analysed.names, 1))


def test_a_record_numbers_the_seats_that_somebody_took(game: Evidence) -> None:
    lines = game.result.record.splitlines()
    for seat in game.table.rules.seats:
        assert (f'seat {seat} "Seat {seat}"' in lines) == (seat in game.diary.changed)


# -- hands


def test_a_hand_that_is_looked_at_names_those_who_played_it(game: Evidence) -> None:
    for (hand, table), done in game.past_hands():
        voice = Voice.of(table, WORDS)
        for trick in hand.view.tricks:
            words = flat(trick_words(hand.view, trick.plays, voice, "took"))
            for index, (seat, card) in enumerate(trick.plays):
                doer = next(one.doer for one in done if (one.seat, one.act) == (seat, PlayCard(card)))
                key = "trick-play" if index else "trick-lead"
                assert flat(WORDS(key, name=said(doer), card=voice.the_card(card, hand.view.trump))) in words
        calls = calls_line(hand.view, voice)
        assert all(said(doer) in calls for doer in _callers(hand.view.calls, done))
        maker = of_trump(done)
        if maker is not None:
            assert hand_result_line(hand, voice).startswith(said(maker))
            assert hand_result_line(hand, Voice.of(game.table_view, WORDS)).startswith(said(maker)), "said later, too"


def _callers(calls: tuple[tuple[Seat, Act], ...], done: list[Done]) -> list[Doer]:
    made = [(one.seat, one.act) for one in done]
    return [done[number].doer for number in range(len(calls)) if made[number] == calls[number]]


def test_a_shared_hand_shows_who_acted_at_each_moment(game: Evidence) -> None:
    for played, done in game.played_hands():
        assert len(played.moments) == len(done) + 1
        for moment, one in zip(played.moments[1:], done, strict=True):
            assert doer_of(moment.table.chair(one.seat)) == one.doer
        alt, compared = sharing_alt(played, WORDS), comparison_text(None, PastHand(played.hand, played.table), WORDS)
        for one in done:
            if isinstance(one.act, PlayCard):
                assert flat(said(one.doer)) in flat(compared)
        maker = of_trump(done)
        assert maker is None or said(maker, plain=True) in alt


@pytest.mark.parametrize("person", EVERYBODY, ids=lambda person: person.name)
def test_people_look_back_at_what_they_did_themselves(game: Evidence, person: Person) -> None:
    own = Doer(person.name, person.user_id, by_computer=False)
    for deal, done, sat in zip(game.deals, game.diary.done, game.diary.sat, strict=True):
        found = require(own_hand_of(game.diary.table_id, game.entries, deal.hand_seq, user_id=person.user_id))
        acts = [one.act for one in done if one.doer == own]
        played = [one.act for one in found.decisions]
        assert played == [act for act in acts if act in played], "in order, and nobody else's"
        assert len(played) >= sum(isinstance(act, OrderUp | CallSuit) for act in acts)
        took_part = person.user_id in {one.user_id for one in sat.values()} | {one.doer.user_id for one in done}
        assert (found.seat is not None) == took_part
    assert [(one.seat, one.act) for one in own_acts(game.entries, person.user_id)] == [
        (one.seat, act_text(one.act)) for hand in game.diary.done for one in hand if one.doer == own
    ]


# -- score sheets and counts


def test_the_score_sheet_names_who_made_trump(game: Evidence) -> None:
    sheet, table = score_sheet(game.deals), game.table_view
    lines = flat(score_sheet_text(sheet, table, WORDS)).splitlines()
    for hand, line, done in zip(sheet, lines, game.diary.done, strict=True):
        maker = of_trump(done)
        if maker is not None:
            assert flat(line).startswith(flat(f"{hand.number} · {said(maker, marked=False)} "))
            assert sheet_option(hand, table, WORDS).startswith(said(maker, plain=True))


def test_a_game_counts_for_people_what_they_did_themselves(game: Evidence) -> None:
    for line in game_result(game.table).seats:
        own = Doer(line.name, line.user_id, by_computer=line.user_id is None)
        hands = [number for number, sat in enumerate(game.diary.sat) if sat[Seat(line.seat)] == own]
        made = [
            number
            for number in hands
            if any(
                one.seat == line.seat and one.doer == own and isinstance(one.act, OrderUp | CallSuit)
                for one in game.diary.done[number]
            )
        ]
        dealt = [require(game.deals[number].result) for number in hands]
        assert line.counts["hands"] == len(dealt)
        assert line.counts["called"] == len(made)
        won = [require(game.deals[number].result).outcome in ("made", "march") for number in made]
        assert (line.counts["made"], line.counts["euchred"]) == (sum(won), len(won) - sum(won))


def test_the_share_of_a_seats_decisions_is_what_people_made(game: Evidence) -> None:
    table = game.table
    for seat in map(Seat, table.rules.seats):
        own = [not one.doer.by_computer for hand in game.diary.done for one in hand if one.seat == seat]
        assert require(table.game).own_share(seat) == pytest.approx(sum(own) / len(own))
