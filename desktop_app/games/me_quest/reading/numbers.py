"""Numbers of heroes, monsters and minions as sums; what is forbidden, limited and perilous."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.reading import Reading, Term
from desktop_app.games.me_quest.reading.board import BOARD, is_haven, is_permanently_perilous
from desktop_app.games.me_quest.reading.corrected import card_id
from desktop_app.games.me_quest.reading.queries import FACTS, corruption, figure, hero_at, hero_of, influence
from desktop_app.games.me_quest.state import ATTRIBUTES, SAURON, QuestState
from desktop_app.games.me_quest.vocabulary.texts import CARDS, MakesPerilous, Most

FIGHTING = ("attack", "defense", "strength_cost")
OF_TYPE: dict[str, tuple[str, ...]] = {
    "hero": ATTRIBUTES,
    "minion": ("health", "fortitude", "strength", "wisdom"),
    "monster": ("health", "fortitude", "strength", "wisdom"),
    "hero_card": FIGHTING,
    "skill": FIGHTING,
    "combat": FIGHTING,
}
"""The numbers that cards of a type have."""
NUMBERS = (*ATTRIBUTES, "health", *FIGHTING)
PERILOUS = "perilous"
"""The lasting effect that makes a location, its target, perilous."""
UNLIMITED = 1_000
BY_CORRUPTION = " by corruption"
"""How the lasting effect is called that lowers an attribute of a hero by 1 for each Corruption card he has then."""
FRESH = "fresh"
"""The lasting effect of a card that speaks of future turns, in the turn in which it came."""


def _printed(name: str) -> dict[str, int]:
    return {code: int(getattr(card, name)) for code, card in FACTS.items() if name in OF_TYPE.get(card.type, ())}


def _raised(g: QuestState, card: str, name: str) -> list[Term]:
    """MEQ-317: a level token shows the value one above; it replaces the printed one."""
    seat = hero_of(g, card)
    raised = g.levels.get(f"{seat}:{name}", 0) if seat else 0
    return [Term(raised, card, g.codes[card])] if raised else []


def _weakened(g: QuestState, card: str, name: str) -> list[Term]:
    """What lasting effects take from an attribute of a hero by his Corruption, counted anew at every look."""
    weakening = [e for e in g.effects if e.kind == f"{name}{BY_CORRUPTION}" and card in e.targets]
    return [Term(-len(corruption(g, hero_of(g, card))), e.source, e.code) for e in weakening]


def _added(name: str, g: QuestState, card: str) -> Sequence[Term]:
    """What raises or lowers a number, and what the players' own copy has otherwise than ours."""
    raised = [*_raised(g, card, name), *_weakened(g, card, name)] if name in ATTRIBUTES else []
    if g.corrected:
        code = g.codes[card]
        said = g.corrected.get(card_id(code), {})
        if name in said:
            return [*raised, Term(int(said[name]) - int(getattr(FACTS[code], name)), card, code)]
    return raised


READING: Reading[QuestState] = Reading(
    texts=CARDS,
    printed={name: _printed(name) for name in NUMBERS},
    belongs=lambda g, card, group: False,
    side_of=lambda code: "any",
    keeper=lambda g, card: g.active or SAURON,
    adds={name: partial(_added, name) for name in NUMBERS},
)
_PERMITS = CARDS.about(Permits)
number, terms, forbidden = READING.number, READING.terms, READING.forbidden


def attribute(g: QuestState, seat: str, name: str) -> int:
    """An attribute of a hero as it is now (MEQ-245)."""
    return number(g, figure(seat), name)


def most(g: QuestState, seat: str, what: str, usual: int = UNLIMITED) -> int:
    """The most that a hero may have or do of something, as the texts in play limit it."""
    return min([usual, *(amount for amount, _ in limits(g, seat, what))])


def limits(g: QuestState, seat: str, what: str) -> Iterator[tuple[int, str]]:
    """What texts in play limit a hero to in something, each with its card."""
    written = CARDS.by_code(Most)
    for card in READING.sources(g, written):
        for text in written[g.codes[card]]:
            m = READING.moment(g, card)
            if text.what == what and text.on.has(m, seat) and not (text.later and _is_fresh(g, card)):
                yield worth(text.amount, m), card


def _is_fresh(g: QuestState, card: str) -> bool:
    """Whether a card came in this turn."""
    return any(effect.kind == FRESH and card in effect.targets for effect in g.effects)


def room_for_favor(g: QuestState, seat: str) -> int:
    """MEQ-296: how much favor a hero may gain now, as the texts on him allow."""
    room = most(g, seat, "favor") - g.favor[seat]
    return min(room, most(g, seat, "favor_a_turn") - g.turn.gained) if g.active == seat else room


def room_in_hand(g: QuestState, seat: str) -> int:
    """How many cards a hero may still take into his hand (MEQ-230: any number, unless a text limits them)."""
    return max(0, most(g, seat, "hand") - len(g.zones[f"hand:{seat}"]))


def is_permitted(g: QuestState, seat: str, what: str) -> bool:
    """Whether a card of a seat has a permission of that name: a hero's sheet, his items and Corruption cards."""
    return any(g.pieces[card].controller == seat for card in READING.sources(g, _PERMITS[what]))


# -- peril -------------------------------------------------------------------------------------------------------------


def is_perilous(g: QuestState, seat: str, location: str) -> bool:
    """MEQ-253, MEQ-282: perilous for ever, by influence above the hero's wisdom where he stands, or by a card."""
    if is_permanently_perilous(location):
        return True
    if influence(g, location) > attribute(g, seat, "wisdom") and not is_haven(location):
        return True
    if any(effect.kind == PERILOUS and location in effect.targets for effect in g.effects):
        return True
    written = CARDS.by_code(MakesPerilous)
    return bool(written) and any(
        location in text.places.all(m) and (text.condition is None or text.condition(m))
        for card in g.pieces
        for text in written.get(g.codes[card], ())
        for m in [READING.moment(g, card).at(seat)]
    )


def is_perilous_here(g: QuestState, seat: str) -> bool:
    """Whether a hero stands in a perilous location."""
    return is_perilous(g, seat, hero_at(g, seat))


def influence_in_region(g: QuestState, region: str) -> int:
    """The influence in all locations of a region."""
    return sum(influence(g, place) for place in BOARD.of_region(region))
