"""The numbers of a combat: strength spent, attack and defense as they stand in a round."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.reading import Term
from desktop_app.games.me_quest.reading.numbers import number, terms
from desktop_app.games.me_quest.reading.queries import FACTS, facts, figure, other_fighter
from desktop_app.games.me_quest.state import SAURON, Combat, QuestState
from desktop_app.games.me_quest.vocabulary.texts import (
    CARDS,
    CannotBeCanceled,
    LeastDefense,
    Now,
    StrengthCost,
)

RANGED, MELEE = "ranged", "melee"
ATTACK, DEFENSE = "attack", "defense"
TO_ZERO = "zero_"
"""The lasting effect that reduces attack or defense to 0 for a round, whatever is added (MEQ-373)."""
PRINTED = "printed_"
"""The lasting effect that reduces the printed attack or defense to another number."""
MOST_DAMAGE = "most_damage"
"""The lasting effect that limits the damage dealt to a combatant in a round."""


def body(fight: Combat, seat: str) -> str:
    """The card with the numbers of a combatant: the hero's figure, or the monster or minion."""
    return fight.enemy if seat == SAURON else figure(fight.hero)


def moment(g: QuestState, fight: Combat, seat: str, card: str = "") -> Now:
    """The ability of a combat card, or of the monster or minion without one, as it looks to its combatant."""
    me = card or body(fight, seat)
    return Moment(g, seat, me, g.codes[me], target=other_fighter(fight, seat))


def speaks(g: QuestState, fight: Combat, seat: str) -> list[str]:
    """The body of a combatant, if its ability counts: that of the monster or minion, of a hero his own."""
    return [] if seat in fight.exhausted else [body(fight, seat)]


def is_off(g: QuestState, fight: Combat) -> bool:
    """Whether a combat ends before anybody is defeated or exhausted: somebody has left it, or the turn is over.

    A turn that ends at once ends what goes on in it; the Finale is in nobody's turn.
    """
    return fight.over or (g.turn.over and g.active == fight.hero)


def is_minion(g: QuestState, fight: Combat) -> bool:
    """Whether the hero fights a minion."""
    return FACTS[g.codes[fight.enemy]].type == "minion"


def health(g: QuestState, fight: Combat) -> int:
    """The damage that defeats the enemy."""
    return number(g, fight.enemy, "health")


def damage_on_enemy(g: QuestState, fight: Combat) -> int:
    """The damage that the monster or minion has."""
    piece = g.pieces.get(fight.enemy)
    return piece.count("damage") if piece is not None else fight.damage


def strength(g: QuestState, fight: Combat, seat: str) -> int:
    """The strength of a combatant in this combat; unspent agility adds to the hero's (MEQ-342), in one sum with all
    that weakens him."""
    bonus = fight.bonus if seat != SAURON else 0
    return max(0, bonus + sum(term.amount for term in terms(g, body(fight, seat), "strength")))


def cost(g: QuestState, fight: Combat, seat: str, card: str) -> int:
    """What a card of a combat pile costs, whether it is canceled or not (MEQ-365).

    A card that speaks of the one after it speaks of the card of the next round alone.
    """
    price = facts(g, card).strength_cost
    before = fight.before.get(seat, "")
    follows = bool(before) and (fight.shown.get(seat) == card or card not in g.zones[f"pile:{seat}"])
    sources = [(body(fight, seat), False), *([(before, True)] if follows else [])]
    for source, after in sources:
        for text in CARDS.of(StrengthCost, g.codes[source]):
            if text.after == after and text.condition(moment(g, fight, seat, source).at(card)):
                price = price + text.amount if text.to is None else text.to
    return max(0, price)


def spent(g: QuestState, fight: Combat, seat: str) -> int:
    """MEQ-348: the strength that the cards of a combat pile cost in all."""
    return sum(cost(g, fight, seat, card) for card in g.zones[f"pile:{seat}"])


# -- the card of this round --------------------------------------------------------------------------------------------


def shown(g: QuestState, fight: Combat, seat: str) -> str:
    """The card that a combatant plays this round; "" for none, and for an exhausted one (MEQ-347)."""
    return "" if seat in fight.exhausted else fight.shown.get(seat, "")


def played(g: QuestState, fight: Combat, seat: str) -> str:
    """The type of that card, "ranged" or "melee"; "" for none."""
    card = shown(g, fight, seat)
    return facts(g, card).kind if card else ""


def played_before(g: QuestState, fight: Combat, seat: str) -> str:
    """The type of the card that a combatant played last round; "" for none."""
    card = fight.before.get(seat, "")
    return facts(g, card).kind if card else ""


def is_canceled(g: QuestState, fight: Combat, seat: str) -> bool:
    """Whether a combatant has no card this round whose text and numbers count."""
    card = shown(g, fight, seat)
    return not card or card in fight.canceled


def cannot_be_canceled(g: QuestState, card: str) -> bool:
    """Whether no ability cancels a card; exhaustion still does."""
    return bool(CARDS.of(CannotBeCanceled, g.codes[card]))


def printed_value(g: QuestState, fight: Combat, seat: str, name: str) -> int:
    """MEQ-371: the number printed on a combatant's card, or what a card has reduced it to; 0 without a card.

    The cards of this game reduce printed numbers: to 0 or to another one, and never raise them.
    """
    card = shown(g, fight, seat)
    if not card:
        return 0
    reduced = [e.amount for e in g.effects if e.kind in (f"{PRINTED}{name}", f"{TO_ZERO}{name}") and seat in e.targets]
    return max(least(g, card, name), min([_printed(g, card, name), *reduced]))


def _printed(g: QuestState, card: str, name: str) -> int:
    return facts(g, card).attack if name == ATTACK else facts(g, card).defense


def least(g: QuestState, card: str, name: str) -> int:
    """Below what the attack or defense of a card cannot be reduced; less is printed on a card of one's own copy."""
    floors = [text.amount for text in CARDS.of(LeastDefense, g.codes[card])] if name == DEFENSE else []
    return min(_printed(g, card, name), max(floors, default=0))


def value_terms(g: QuestState, fight: Combat, seat: str, name: str) -> Iterator[Term]:
    """The parts of a combatant's attack or defense this round; none where it cannot rise above 0.

    What was reduced to 0 stays there; a card that kept some of it against that takes its bonuses (MEQ-373).
    """
    if is_canceled(g, fight, seat):
        return
    card, printed = shown(g, fight, seat), printed_value(g, fight, seat, name)
    if not printed and any(e.kind == f"{TO_ZERO}{name}" and seat in e.targets for e in g.effects):
        return
    yield Term(printed, card, g.codes[card])
    for effect in g.effects:
        if effect.kind == name and seat in effect.targets:
            yield Term(effect.amount, effect.source, effect.code)


def value(g: QuestState, fight: Combat, seat: str, name: str) -> int:
    """A combatant's final attack or defense (MEQ-363, MEQ-370, MEQ-373)."""
    if is_canceled(g, fight, seat):
        return 0
    total = sum(term.amount for term in value_terms(g, fight, seat, name))
    return max(least(g, shown(g, fight, seat), name), total)


def blow(g: QuestState, fight: Combat, seat: str) -> int:
    """MEQ-354: the damage that a combatant is dealt: the opponent's attack less his own defense."""
    return max(0, value(g, fight, other_fighter(fight, seat), ATTACK) - value(g, fight, seat, DEFENSE))
