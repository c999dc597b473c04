"""Where a company had best go: what can be played there, what lies in wait on the way and at the end of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.games.meccg.book.at_the_site import is_for_a_site, is_playable_at
from desktop_app.games.meccg.book.influencing import faction_terms
from desktop_app.games.meccg.planning.fighting import Fighter, attack_harm, chance, side, toll
from desktop_app.games.meccg.planning.values import printed_points, weights
from desktop_app.games.meccg.reading.companies import is_overt, size
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.movement import is_led, starter_path
from desktop_app.games.meccg.reading.named import entities
from desktop_app.games.meccg.reading.numbers import total
from desktop_app.games.meccg.reading.queries import facts, is_wizard, opponent
from desktop_app.games.meccg.reading.sites import fits_place, is_haven
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.entering import why_not_enter

CREATURES = 0.3
"""So many of the cards of a hand are thought to be creatures that bite."""
STRIKES, POWER = 2, 9
"""The strikes and the prowess of a creature that nobody has seen yet."""
DANGERS: Mapping[str, float] = {
    "wilderness": 0.4,
    "shadow_land": 0.35,
    "dark_domain": 0.35,
    "border_land": 0.15,
    "free_domain": 0.08,
    "coastal_sea": 0.12,
}
"""How likely a creature can be keyed to a region of each type."""
DETAINED = 0.3
"""What of that is left for minions in the dark lands, where attacks only detain (MEC-077 to MEC-080)."""
DRAWN, THEIRS = 0.2, 0.05
"""What a card drawn on the way is worth, and one that the opponent draws (MEC-505)."""
HAVEN, HEALED, STORED = 0.25, 1.0, 0.25
"""What it is worth to come to a haven at all, for each wounded, and for each point of corruption of what may be stored
there."""
EXTRA = 0.3
"""What a resource without points that can be played at a site is worth."""


def gain(g: MecState, company: Company, site: str, worth: Mapping[str, float] | None = None) -> float:
    """What the best card of the hand would bring at a site, by how likely it succeeds; with one more minor item."""
    worth = worth if worth is not None else weights(g, company.seat)
    found = [0.0]
    for card in g.zones[f"hand:{company.seat}"]:
        printed = facts(g, card)
        if is_for_a_site(printed) and is_playable_at(g, card, site) and not why_not_enter(g, company.seat, card):
            found.append(acquired(g, company, card, worth))
    return max(found)


def acquired(g: MecState, company: Company, card: str, worth: Mapping[str, float]) -> float:
    """What an item, ally or faction would bring to a company."""
    printed = facts(g, card)
    points = printed_points(printed) * worth.get(printed.points_kind, 1.0)
    if "faction" in printed.kinds:
        return points * max((swayed(g, card, who) for who in company.members), default=0.0)
    return points + EXTRA - 0.1 * printed.corruption


def swayed(g: MecState, faction: str, who: str) -> float:
    """How likely a character's influence check for a faction succeeds."""
    return chance((facts(g, faction).number_needed or 0) - total(faction_terms(g, faction, who)) + 1)


def way_danger(g: MecState, company: Company, path: Sequence[str], people: Sequence[Fighter]) -> float:
    """What hazards on the way are likely to cost: as many creatures as the limit and a hand allow, by what the regions
    let them be keyed to."""
    minions = not is_wizard(g, company.seat)
    keyed = 0.0
    for kind in path:
        dark = minions and kind in ("shadow_land", "dark_domain")
        keyed += (1.0 - keyed) * DANGERS.get(kind, 0.1) * (DETAINED if dark else 1.0)
    hand = len(g.zones[f"hand:{opponent(g, company.seat)}"])
    creatures = min(float(max(2, size(g, company))), hand * CREATURES)
    return creatures * keyed * attack_harm(people, STRIKES, POWER)[0]


def path_to(g: MecState, company: Company, site: str) -> Sequence[str]:
    """The regions on the way as far as they can be told now: of starter movement, or those of the site's own card."""
    start, end = facts(g, company.site), facts(g, site)
    starter = starter_path(start, end)
    return starter if starter is not None else end.path or ("wilderness", "wilderness")


def entering(
    g: MecState, company: Company, site: str, people: Sequence[Fighter], worth: Mapping[str, float] | None = None
) -> float:
    """What it is worth to enter a site: what can be played there, if somebody stands upright after its attacks, less
    what those cost."""
    if not any(who.upright for who in people):
        return -1.0
    found = gain(g, company, site, worth)
    if not found:
        return 0.0
    cost, able = toll(people, facts(g, site).attacks, "overt" if is_overt(g, company) else "covert")
    return found * able - cost


def home_worth(g: MecState, company: Company) -> float:
    """What it is worth to be at a haven: wounds heal, items are stored before they corrupt."""
    hurt = sum(g.pieces[card].wounded for card in company.members)
    borne = [item for card in company.members for item in g.pieces[card].attachments if item in g.codes]
    stored = sum(facts(g, item).corruption for item in borne if facts(g, item).points)
    return HAVEN + HEALED * hurt + STORED * stored


def stay_worth(g: MecState, company: Company, worth: Mapping[str, float]) -> float:
    """What it is worth to stay: what can still be played here, and the wounds that heal at a haven."""
    if not company.site:
        return 0.0
    if is_haven(g, company.site, company.seat):
        return home_worth(g, company)
    if g.pieces[company.site].exhausted:
        return 0.0
    return max(0.0, entering(g, company, company.site, side(g, company), worth))


def trip_worth(
    g: MecState, company: Company, site: str, worth: Mapping[str, float], people: Sequence[Fighter] | None = None
) -> float:
    """What it is worth to go to a site: what can be played there, less what it is likely to cost."""
    people = people if people is not None else side(g, company)
    printed = facts(g, site)
    danger = way_danger(g, company, path_to(g, company, site), people)
    drawn = _drawn(g, company, printed)
    if is_haven(g, site, company.seat):
        return home_worth(g, company) + drawn - danger
    return max(0.0, entering(g, company, site, people, worth)) + drawn - danger


def _drawn(g: MecState, company: Company, printed: CardFacts) -> float:
    return (DRAWN * (printed.draw or 0) if is_led(g, company) else 0.0) - THEIRS * (printed.draw_opponent or 0)


def is_wanted(g: MecState, seat: str, printed: CardFacts) -> bool:
    """Whether a unique card could still come into play."""
    return not printed.unique or not entities(g, printed.entity)


def has_site_for(g: MecState, seat: str, card: str) -> bool:
    """Whether the location deck or a site in play has a place where a card is playable."""
    places = [*g.zones[f"locations:{seat}"], *g.zones[f"sites:{seat}"]]
    printed = facts(g, card)
    if printed.playable_at and not any(fits_place(g, site, each) for site in places for each in printed.playable_at):
        return False
    return any(is_playable_at(g, card, site) for site in places)
