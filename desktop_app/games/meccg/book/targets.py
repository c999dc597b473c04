"""Choosing what a text is aimed at, and why the others cannot be chosen (MEC-704)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_player, refuse
from desktop_app.games.kit.groups import whatever_it_is
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.meccg.book.offering import REASONS
from desktop_app.games.meccg.reading.companies import all_characters
from desktop_app.games.meccg.reading.queries import FACTS, controller, is_character, is_ringwraith, races
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.entering import why_not_twice
from desktop_app.games.meccg.vocabulary.texts import Now, Says, Those, spares

UNFIT = ("MEC-704", "mec-no-unfit")
"""The text does not mean it."""
SPARED = ("MEC-125", "mec-no-unfit")
"""A corruption card that is for no Dwarf is for no Orc."""


async def pick_target(text: Says, m: Now, found: list[str], purpose: Purpose[MecState]) -> str:
    """Whoever declares a text chooses what it is aimed at (MEC-704)."""
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "mec-ask-player", found, source=m.me, purpose=purpose)
    group = text.target
    others = None if group is None else lambda: why_not_the_others(text, group, m, found)
    return await choose_card(m.g, m.seat, "mec-ask-target", found, source=m.me, refusals=others, purpose=purpose)


def why_not_the_others(text: Says, group: Those, m: Now, found: list[str]) -> list[Refusal]:
    """Of all cards of the kind that a text names and that are not offered: it does not mean them, or could not change
    them."""
    meant, near = group.all(m), whatever_it_is(group, m)
    reasons = {card: _why_not_meant(m, card) for card in near}
    reasons |= {card: REASONS.get(text.do.why_not(m.at(card)), UNFIT) for card in meant}
    if any(is_character(m.g, card) for card in near):
        reasons |= {card: _why_not_there(m, card) for card in all_characters(m.g) if card not in near}
    told = {"source": m.g.ref(m.me), "phase": m.g.phase}
    why_not = [(card, why) for card, why in reasons.items() if card not in found]
    why_not += [(card, SPARED) for card in near if card not in found and _is_spared(m, group, card)]
    return [refuse(m.g, *why, "choose", card, **told) for card, why in why_not]


def _is_spared(m: Now, group: Those, card: str) -> bool:
    """Whether it is an Orc, and the card a corruption card that is for no Dwarf (MEC-125)."""
    is_orc = card in m.g.codes and "orc" in races(FACTS[m.g.codes[card]])
    return is_orc and "corruption" in FACTS[m.code].keywords and spares(group, "dwarf")


def _why_not_there(m: Now, card: str) -> tuple[str, str]:
    """A hazard is for the company in its movement/hazard phase (MEC-518), a resource for whom its player has (MEC-708),
    where it does not say otherwise; and what cannot be duplicated is not for whoever has a copy (MEC-340)."""
    if why_not_twice(m.g, m.me, card):
        return REASONS["twice"]
    if FACTS[m.code].type == "hazard":
        return "MEC-518", UNFIT[1]
    return ("MEC-708", UNFIT[1]) if controller(m.g, card) != m.seat else UNFIT


def _why_not_meant(m: Now, card: str) -> tuple[str, str]:
    """No corruption card is aimed at a Ringwraith (MEC-126) nor at whom one has met in this turn (MEC-676)."""
    if "corruption" not in FACTS[m.code].keywords:
        return UNFIT
    if is_ringwraith(m.g, card):
        return REASONS["ringwraith_cursed"]
    return REASONS["cursed"] if card in m.g.cursed else UNFIT
