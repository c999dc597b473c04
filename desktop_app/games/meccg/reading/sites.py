"""Sites: of which type they are, whose havens, and what lies or was played there."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.facts import CardFacts, Place
from desktop_app.games.meccg.reading.queries import FACTS, facts, says_of, side
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS

HAVEN = "haven"
HAVEN_IN = "haven_in"
"""The permission of a site that counts as a haven in one phase, which the detail names."""
SITE_TYPE = "site_type:"
"""How the kind of an effect begins that makes sites of another type."""
PLAYED_AT = "played_at"
"""The kind of effect that remembers at which site a card was played that cannot be duplicated at one."""


def site_facts(g: MecState, company: Company) -> CardFacts:
    """What is printed on the site where a company is."""
    return facts(g, company.site)


def site_of(g: MecState, card: str) -> str:
    """The site card where a card in play is, that of its company; "" for none."""
    company = company_of(g, card)
    return company.site if company is not None else ""


def place_name(g: MecState, card: str) -> str:
    """The name of the site where a card in play is: both players may have the same one (MEC-333)."""
    site = site_of(g, card)
    return facts(g, site).title if site else ""


def same_place(g: MecState, one: str, other: str) -> bool:
    """Whether two cards in play are at the same site, whoever's site card lies there."""
    return bool(place_name(g, one)) and place_name(g, one) == place_name(g, other)


def site_type(g: MecState, site: str) -> str:
    """The type of a site in play, as effects have it now, or a card that lies on it."""
    for effect in reversed(g.effects):  # the last one counts
        if effect.kind.startswith(SITE_TYPE) and site in effect.targets:
            return effect.kind.removeprefix(SITE_TYPE)
    return says_of(g, site, "makes_site") or FACTS[g.codes[site]].site_type


def is_haven(g: MecState, site: str, seat: str) -> bool:
    """Whether a site is a haven of a player's (MEC-329 to MEC-331), or counts as one in this phase."""
    if FACTS[g.codes[site]].alignment != side(g, seat):
        return False
    if site_type(g, site) == HAVEN:
        return True
    permission = CARDS.permission(g.codes[site], HAVEN_IN)
    return permission is not None and permission.detail == g.phase


def is_at_haven(g: MecState, company: Company) -> bool:
    """Whether a company is at one of its player's havens."""
    return bool(company.site) and is_haven(g, company.site, company.seat)


def fits_place(g: MecState, site: str, place: Place) -> bool:
    """Whether a site is one of those that a card speaks of; whether it is tapped is not looked at."""
    printed = facts(g, site)
    if place.site and printed.title != place.site:
        return False
    if place.region and printed.region != place.region:
        return False
    if place.type and site_type(g, site) != place.type:
        return False
    if place.above_ground and printed.under_deeps:
        return False
    return not place.hoard or has_hoard(g, site)


def is_home(g: MecState, card: str, site: str) -> bool:
    """Whether a site is a home site of a character."""
    return any(fits_place(g, site, place) for place in facts(g, card).home)


def has_hoard(g: MecState, site: str) -> bool:
    """Whether a site contains a hoard: it had an automatic-attack by a Dragon when the turn started (MEC-335), so that
    what lies there is still found in the turn in which the Dragon falls."""
    printed = facts(g, site)
    freed = printed.title in g.freed_lairs and printed.title not in g.freed_now
    return any(each.race == "dragon" for each in printed.attacks) and not freed


def kept_at(g: MecState) -> list[Effect]:
    """At which sites cards were played that cannot be duplicated at one, as long as each of them lies in play or is
    stored (MEC-340, MEC-724); one that a table laid out by hand tells of has no card."""
    noted = [effect for effect in g.effects if effect.kind == PLAYED_AT]
    return [e for e in noted if not e.source or e.source in g.pieces or g.home[e.source].startswith("marshalling:")]
