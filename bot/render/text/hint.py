"""The expert's advice in words: the best act, why in numbers, and what the others are worth.

Made from a ``SeatView`` and an ``Advice`` that saw nothing else. Must not know how the advice was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.views import SeatView
from bot.render.text.catalogue import Texts
from bot.render.text.labels import act_label

if TYPE_CHECKING:
    from bot.players.search.evaluation import ActEvaluation, Advice

MOST_OTHERS = 5


def hint_text(view: SeatView, advice: Advice, texts: Texts) -> str:
    """Three or four short lines for the player who asked."""
    label = act_label(advice.act, view, texts)
    if len(view.legal) == 1:
        return texts("hint-certain", act=label)
    if not advice.worlds:
        return texts("hint-usual", act=label)
    chosen = advice.evaluation(advice.act)
    best = texts("hint-best", act=label, chance=percent(chosen.chance))
    lines = [best, texts("hint-if", reason=outlook_words(chosen, texts))]
    others = [each for each in advice.evaluations if each.act != advice.act][:MOST_OTHERS]
    if others:
        acts = [texts("hint-other", act=act_label(p.act, view, texts), chance=percent(p.chance)) for p in others]
        lines.append(texts("hint-others", acts=", ".join(acts)))
    worlds = advice.worlds
    seen = texts("hint-practised", worlds=worlds) if advice.used_prior else texts("hint-seen", worlds=worlds)
    return "\n".join([*filter(None, lines), seen])


def percent(share: float) -> int:
    """A share in [0, 1] as whole percents."""
    return round(100 * share)


def outlook_words(prospect: ActEvaluation, texts: Texts) -> str:
    """How the hand would come out: as makers, or against them, whichever is likelier."""
    making = prospect.made + prospect.euchred
    if making >= prospect.conceded + prospect.defended:
        made, march, euchred = percent(prospect.made), percent(prospect.march), percent(prospect.euchred)
        return texts("outlook-maker", made=made, march=march, euchred=euchred)
    return texts("outlook-defender", conceded=percent(prospect.conceded), defended=percent(prospect.defended))
