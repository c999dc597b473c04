"""What a table tells at a glance, for whoever must answer quickly."""

from __future__ import annotations

from functools import cache

from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.lotr_lcg.planning.usefulness import GROWTH, READYING, good_for
from desktop_app.games.lotr_lcg.reading.facts import CardFacts
from desktop_app.games.lotr_lcg.reading.numbers import has_number, hit_points_left, number
from desktop_app.games.lotr_lcg.reading.queries import FACTS, active_location, current_quest, engaged, staged
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS
from desktop_app.games.lotr_lcg.vocabulary.verbs import DealDamage


def cost(printed: CardFacts) -> int:
    """The printed cost; an X counts as nothing."""
    return printed.cost if isinstance(printed.cost, int) else 0


def toughness(g: LcgState, enemy: str) -> int:
    """How much attack strength fells an enemy."""
    return number(g, enemy, "defense") + hit_points_left(g, enemy)


def attackers(g: LcgState, seat: str) -> list[str]:
    """The enemies that will attack a seat this round, so far as the table tells."""
    near = [enemy for enemy in staged(g, "enemy") if number(g, enemy, "engagement_cost") <= g.threat[seat]]
    return [*engaged(g, seat), *near]


def place_left(g: LcgState) -> int:
    """The quest points that the active location still takes before the quest gets any."""
    place = active_location(g)
    return number(g, place, "quest_points") - g.pieces[place].progress if place else 0


def quest_left(g: LcgState) -> tuple[int, bool]:
    """The quest points that the current stage still needs, and whether it is the last."""
    quest = current_quest(g)
    if not quest or not has_number(g, quest, "quest_points"):
        return 0, False
    return max(0, number(g, quest, "quest_points") - g.pieces[quest].progress), not g.zones["quest_deck"]


def pays_for_itself(g: LcgState, hero: str) -> bool:
    """Whether a hero has a use for resources of its own pool: to stand up again."""
    code = g.codes[hero]
    return any(text.text.cost for text in CARDS.of(Triggered, code)) and good_for(code) == READYING


def stands_again(g: LcgState, card: str) -> bool:
    """Whether somebody who exhausts can be readied before the fight, by what it carries or has a resource for."""
    piece = g.pieces[card]
    if any(not g.pieces[a].exhausted and good_for(g.codes[a]) == READYING for a in piece.attachments):
        return True
    return piece.resources > 0 and pays_for_itself(g, card)


def provides(g: LcgState, hero: str) -> bool:
    """Whether a hero gains a resource for somebody by going on the quest."""
    code = g.codes[hero]
    return FACTS[code].type == "hero" and bool(CARDS.of(Triggered, code)) and good_for(code) == GROWTH


@cache
def bites(code: str) -> bool:
    """Whether an enemy deals damage by what is written on it, besides its attack."""
    return any(isinstance(part, DealDamage) for text in CARDS.of(Triggered, code) for part in text.text.do.parts())
