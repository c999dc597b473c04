"""How a creature can be keyed to a company (MEC-510 to MEC-517)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.agents import admitting
from desktop_app.games.meccg.reading.facts import Key, load_cards
from desktop_app.games.meccg.reading.named import is_there
from desktop_app.games.meccg.reading.numbers import READING, forbidden
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.sites import site_type
from desktop_app.games.meccg.state import Company, MecState

KeyedTo = tuple[str, str]
"""The kind of a keying ("region_type", "region", "site_type", "site") and to what."""


def keyings(g: MecState, creature: str, company: Company) -> list[KeyedTo]:
    """Every way in which a creature can be keyed to a company now, each named once (MEC-512)."""
    found: dict[KeyedTo, None] = {}
    for key in facts(g, creature).keyed:
        how = fits(g, key, company)
        if how:
            found[how] = None
    return list(found)


def fits(g: MecState, key: Key, company: Company) -> KeyedTo | None:
    """How a company fits one way of keying; None where it does not (MEC-513 to MEC-515)."""
    if key.given and not is_there(g, key.given):
        return None
    if key.site or key.site_type or key.any_site:
        return fits_site(g, key, company.site)
    if key.region:
        return ("region", key.region) if key.region in company.regions else None
    count = company.path.count(key.region_type)
    return ("region_type", key.region_type) if count >= key.count else None


def fits_site(g: MecState, key: Key, site: str) -> KeyedTo | None:
    """How a site fits a way of keying that speaks of sites."""
    if not site:
        return None
    printed = facts(g, site)
    if key.region and printed.region != key.region:
        return None
    if key.site:
        return ("site", key.site) if printed.title == key.site else None
    if key.region_type and printed.path.count(key.region_type) < key.count:
        return None
    if key.any_site:
        return ("site", printed.title)
    if key.site_type == "under_deeps":
        return ("site_type", key.site_type) if printed.under_deeps else None
    if key.site_type == "under_deeps_surface":
        near = any(title == printed.title for each in _deeps() for title, _ in load_cards()[each].adjacent)
        return ("site_type", key.site_type) if near and not printed.under_deeps else None
    now = "haven" if READING.granted(g, site, "haven_for_hazards") else site_type(g, site)
    return ("site_type", key.site_type) if now == key.site_type else None


def _deeps() -> list[str]:
    return [code for code, card in load_cards().items() if card.type == "site" and card.under_deeps]


def keyed_still(g: MecState, creature: str, company: Company, how: KeyedTo) -> bool:
    """Whether a keying is still valid, as it must be at the start of each attack (MEC-517): that to a site by an agent
    too, as long as the agent admits the creature there (MEC-635)."""
    if how in keyings(g, creature, company):
        return True
    by_agent = how[0] == "site" and bool(company.site) and facts(g, company.site).title == how[1]
    return by_agent and admitting(g, creature, company) is not None


def site_keyings(g: MecState, creature: str, site: str) -> list[KeyedTo]:
    """How a creature can be keyed to a site, as one that lay on guard must be (MEC-524)."""
    given = [key for key in facts(g, creature).keyed if key.site or key.site_type or key.any_site]
    found = [how for key in given if not key.given or is_there(g, key.given) if (how := fits_site(g, key, site))]
    return list(dict.fromkeys(found))


def faces_no_creatures(g: MecState, company: Company) -> bool:
    """Whether no creature may be played against a company, from the hand or from on guard (MEC-510)."""
    if any(effect.kind == "no_creatures" and company.id in effect.targets for effect in g.effects):
        return True
    return any(forbidden(g, "face_creatures", member) for member in company.members)
