"""Reading the adventure path: the site where the fellowship is, who is at home there, who roams."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.reading.active import FACTS
from desktop_app.games.lotr_tcg.reading.queries import facts, kind
from desktop_app.games.lotr_tcg.reading.sums import READING, forbidden, has_keyword, has_way
from desktop_app.games.lotr_tcg.state import TcgState


def site_at(g: TcgState, number: int) -> str:
    """The site of a number on the adventure path; "" where there is none (TCG-164)."""
    return next((card for card in g.zones["path"] if facts(g, card).site_number == number), "")


def site(g: TcgState) -> str:
    """The site where the fellowship that acts is; "" before the first is laid."""
    return site_at(g, g.at.get(g.active, 0))


def fellowship_place(g: TcgState) -> str:
    """The site where the fellowship is, as allies name their homes: number and block ("4T"); "" before the first."""
    here = site(g)
    return f"{facts(g, here).site_number}{facts(g, here).block[:1].upper()}" if here else ""


def is_at_home(g: TcgState, ally: str) -> bool:
    """Whether the fellowship is at the home site of an ally: number and block (TCG-412, TCG-414)."""
    return fellowship_place(g) in facts(g, ally).home_site


def are_together(g: TcgState, card: str, other: str) -> bool:
    """Whether two companions or allies are at the same site: companions are with the fellowship, allies always at home
    (TCG-414, TCG-450)."""
    here = [fellowship_place(g)]
    places, others = (facts(g, c).home_site if kind(g, c) == "ally" else here for c in (card, other))
    return any(place in others for place in places)


def takes_part(g: TcgState, card: str, what: str) -> bool:
    """Whether a character takes part in "archery" or a "skirmish": an ally at home or if a card allows it, anybody
    unless a card forbids it (TCG-200, TCG-415, TCG-416, TCG-434)."""
    there = FACTS[g.codes[card]].type != "ally" or is_at_home(g, card) or has_way(g, card, what)
    return there and not forbidden(g, what, card)


def is_unhasty(g: TcgState, card: str) -> bool:
    """Whether the Free Peoples player cannot assign a character: an unhasty one who is no ally at home, unless a card
    allows it (TCG-476)."""
    if not has_keyword(g, card, "unhasty") or has_way(g, card, "hasty"):
        return False
    return not (kind(g, card) == "ally" and is_at_home(g, card))


def is_roaming(g: TcgState, minion: str) -> bool:
    """Whether the fellowship is at a site of a lower number than the minion's (TCG-187); blocks do not matter."""
    return g.at.get(g.active, 0) < READING.number(g, minion, "minion_site")
