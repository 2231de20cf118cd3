"""Old-school tables for tests: hands played to a certain point, and people who renege."""

from __future__ import annotations

import random

from bot.engine.acts import ClaimRenege, GatherTrick, OrderUp, PlayCard
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.beginning import AgreeRanked, Start
from bot.tables.closing import Close
from bot.tables.decisions import Person
from bot.tables.playing import Play
from bot.tables.views import TableView
from tests.tables.company import ANN, PEOPLE, Evening
from tests.world import require

OLD = "standard law=old-school"


def person_at(view: TableView, seat: int) -> Person:
    chair = view.chair(Seat(seat))
    return Person(require(chair.user_id), chair.name or "")


def on_turn(evening: Evening, table_id: TableId) -> tuple[Seat, Person]:
    view = evening.view(table_id)
    assert view.public is not None
    assert view.public.turn is not None
    return view.public.turn, person_at(view, view.public.turn)


async def ranked_game(evening: Evening, words: str = OLD) -> TableId:
    """A game that everybody wanted to be ranked has begun."""
    table_id = await evening.open(words)
    await evening.join(table_id, *PEOPLE[1:])
    for person in PEOPLE:
        await evening.does(table_id, person, AgreeRanked())
    assert (await evening.does(table_id, ANN, Start())).ranked
    return table_id


async def to_play(evening: Evening, words: str = OLD, seed: int = 1, *, ranked: bool = False) -> TableId:
    """A hand in which trump is made and nobody sits out, before its first lead."""
    table_id = await ranked_game(evening, words) if ranked else await evening.started(words)
    rng = random.Random(seed)
    view = evening.view(table_id)
    while view.public is not None and view.public.phase is not Phase.PLAY:
        _, person = on_turn(evening, table_id)
        legal = evening.mine(table_id, person).legal
        quiet = [act for act in legal if not getattr(act, "alone", False)]
        view = await evening.does(table_id, person, Play(OrderUp() if OrderUp() in quiet else rng.choice(quiet)))
    return table_id


async def play_trick(evening: Evening, table_id: TableId, rng: random.Random) -> TableView:
    """Lawful cards until the trick is full."""
    view = evening.view(table_id)
    while view.public is not None and not view.public.gather_due:
        _, person = on_turn(evening, table_id)
        plays = [act for act in evening.mine(table_id, person).legal if isinstance(act, PlayCard)]
        view = await evening.does(table_id, person, Play(rng.choice(plays)))
    return view


async def play_hand(evening: Evening, table_id: TableId, seed: int = 1) -> TableView:
    """Lawful play until the last trick is gathered."""
    rng = random.Random(seed)
    view = evening.view(table_id)
    while view.public is not None and view.public.result is None:
        await play_trick(evening, table_id, rng)
        _, person = on_turn(evening, table_id)
        view = await evening.does(table_id, person, Play(GatherTrick()))
    return view


class Sinner:
    """People who renege whenever they can, so that there is something to claim."""

    def __init__(self, evening: Evening, table_id: TableId) -> None:
        self.evening, self.table_id = evening, table_id
        self.reneges: list[ClaimRenege] = []

    async def hand(self, rng: random.Random) -> TableView:
        """One hand to its last trick, which is gathered."""
        evening, table_id = self.evening, self.table_id
        view = evening.view(table_id)
        while (public := view.public) is not None and public.result is None:
            seat, person = on_turn(evening, table_id)
            own_view = evening.mine(table_id, person)
            if public.gather_due:
                view = await evening.does(table_id, person, Play(GatherTrick()))
                continue
            wrong = [act for act in own_view.offered if isinstance(act, PlayCard) and act not in own_view.legal]
            if wrong and public.trick and not self.reneges:
                self.reneges.append(ClaimRenege(seat, len(public.tricks) + 1))
                view = await evening.does(table_id, person, Play(rng.choice(wrong)))
            else:
                view = await evening.does(table_id, person, Play(rng.choice(own_view.legal)))
        return view


async def reneged_hand(evening: Evening, words: str = OLD) -> tuple[TableId, TableView, ClaimRenege]:
    """A hand over with one renege in it that nobody has claimed."""
    for seed in range(20):
        table_id = await to_play(evening, words, seed)
        sinner = Sinner(evening, table_id)
        view = await sinner.hand(random.Random(seed))
        if sinner.reneges:
            return table_id, view, sinner.reneges[0]
        await evening.does(table_id, ANN, Close())
    raise AssertionError("nobody could renege in any of these hands")
