"""The campaign log: its sections, its modes and the scenarios in their order (LCG-511, LCG-567)."""

from __future__ import annotations

from desktop_app.games.contract.campaigns import Chapter, Section
from desktop_app.games.lotr_lcg.reading.facts import CardFacts, cards_titled, load_cards
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios

HEROES = "heroes"
FALLEN = "fallen"
PENALTY = "threat_penalty"
POOL = "pool"
DAMAGE = "damage"
PRISONER = "prisoner"

MENDORS_SUPPORT, MENDOR = "01132", "01135"
"""Who comes out of Dol Guldur goes into the next campaign with his support."""

CAMPAIGN = "campaign"
EXPERT = "expert"
MODES = {CAMPAIGN: "lcgcampaign-mode-campaign", EXPERT: "lcgcampaign-mode-expert"}
"""Expert campaign mode is never on by itself (LCG-550)."""
MOST_PLAYERS = 4
"""The columns of the campaign log (LCG-567)."""

ENCOUNTER_BACKS = frozenset({"enemy", "location", "treachery", "objective"})
"""The types of boons and burdens whose back is that of an encounter card."""

_SECTIONS = (
    Section(HEROES, message="lcgcampaign-heroes", by_player=True),
    Section(FALLEN, message="lcgcampaign-fallen"),
    Section(PENALTY, "number", message="lcgcampaign-penalty", by_player=True),
    Section(POOL, message="lcgcampaign-pool", borne=True),
    Section(PRISONER, message="lcgcampaign-prisoner"),
    Section(DAMAGE, "number", message="lcgcampaign-damage", by_player=True),
)


def sections(mode: str) -> tuple[Section, ...]:
    """The parts of the log; damage is written in expert mode alone (LCG-552)."""
    return _SECTIONS if mode == EXPERT else tuple(section for section in _SECTIONS if section.id != DAMAGE)


def chapters() -> tuple[Chapter, ...]:
    """The scenarios of the box in the order of the campaign (LCG-512)."""
    parts = [scenario for scenario in load_scenarios().values() if scenario.campaign is not None]
    parts.sort(key=lambda scenario: scenario.campaign.part if scenario.campaign else 0)
    return tuple(
        Chapter(each.id, each.titles, each.campaign.earned, each.campaign.road)
        for each in parts
        if each.campaign is not None
    )


def heroes() -> tuple[str, ...]:
    """The codes of the heroes of the box, in its order."""
    return tuple(code for code, card in load_cards().items() if card.type == "hero")


def code_of(name: str) -> str:
    """The hero, boon or burden that people call so, in either language; "" when it is none of the box."""
    found = [card.code for card in cards_titled(name) if card.type == "hero" or card.subtype in ("boon", "burden")]
    return found[0] if found else ""


def is_permanent(code: str) -> bool:
    """Whether a boon or burden is bound to the hero it was given to; False for a card the box does not have."""
    return code in load_cards() and load_cards()[code].keyword("permanent") is not None


def place_of(code: str) -> str:
    """Where a boon or burden goes when a scenario is set up: onto a "hero" (LCG-547), into play for its "setup"
    (LCG-564), into the "encounter" deck (LCG-548) or a player "deck" (LCG-543, LCG-545)."""
    card = load_cards()[code]
    if is_permanent(code):
        return "hero"
    if card.type == "objective_ally" or card.keyword("setup") is not None:
        return "setup"
    return "encounter" if card.type in ENCOUNTER_BACKS else "deck"


def pool_card(code: str) -> CardFacts | None:
    """The boon or burden of that code, None for what is neither."""
    card = load_cards().get(code)
    return card if card is not None and card.subtype in ("boon", "burden") else None
