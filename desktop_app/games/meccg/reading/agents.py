"""Where agents are, and which creatures they let be keyed there (MEC-626, MEC-635 to MEC-637)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import CardFacts, Place, load_cards, of_type
from desktop_app.games.meccg.reading.queries import HERO, facts, hazard_player
from desktop_app.games.meccg.reading.site_attacks import named_attacks
from desktop_app.games.meccg.reading.sites import HAVEN, site_type
from desktop_app.games.meccg.state import Agent, Company, MecState

HOME_ADMITS = {
    "free_hold": ("man", "dwarf", "elf", "dunadan", "hobbit"),
    "border_hold": ("man", "dwarf", "elf", "dunadan", "hobbit", "orc", "nazgul"),
    "ruins": ("orc", "troll", "nazgul"),
    "dark_hold": ("orc", "troll", "nazgul"),
    "shadow_hold": ("orc", "troll", "nazgul", "undead"),
}
"""What an agent that taps at its home site admits (MEC-637)."""
WILD = ("ruins", "shadow_hold", "dark_hold")


def site_card(code: str) -> CardFacts | None:
    """What is printed on a site by its code; None for a home site of which there is no card."""
    return load_cards().get(code)


def is_haven_of_wizards(site: CardFacts) -> bool:
    """Whether a place is a Haven for Wizard players, whose card of it ever this is (MEC-329, MEC-631)."""
    return any(each.title == site.title and each.alignment == HERO for each in of_type("site") if _is_haven(each))


def _is_haven(site: CardFacts) -> bool:
    return site.site_type == HAVEN


def place_of(agent: Agent) -> str:
    """The English title of the site where an agent is."""
    printed = site_card(agent.sites[-1])
    return printed.title if printed is not None else ""


def fits_home(site: CardFacts, place: Place) -> bool:
    """Whether a site is a home site."""
    if place.site:
        return site.title == place.site
    if place.region and site.region != place.region:
        return False
    return (not place.type or site.site_type == place.type) and not (place.above_ground and site.under_deeps)


def is_at_home(g: MecState, agent: Agent) -> bool:
    """Whether an agent is at one of its home sites."""
    here = site_card(agent.sites[-1])
    return here is None or any(fits_home(here, place) for place in facts(g, agent.card).home)


def admitting(g: MecState, creature: str, company: Company) -> Agent | None:
    """The agent at a company's site that lets a creature be keyed there: of the kind of an automatic-attack, if it is
    not unique (MEC-636), or of those that the agent's home admits (MEC-635, MEC-637)."""
    if not company.site:
        return None
    site, printed = facts(g, company.site), facts(g, creature)
    for agent in g.agents:
        if agent.keying and agent.seat == hazard_player(g) and place_of(agent) == site.title:
            kind = site_type(g, company.site)
            races = [each.race for _, each in named_attacks(g, company, all_of_them=True)]
            if kind in WILD and not printed.unique and printed.race in races:
                return agent
            if is_at_home(g, agent) and printed.race in HOME_ADMITS.get(kind, ()):
                return agent
    return None
