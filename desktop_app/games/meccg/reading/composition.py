"""Who may be in one company away from a haven (MEC-061 to MEC-063, MEC-447 to MEC-450)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.meccg.reading.companies import BIG_RACES, company_of, is_leader, size_of
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import FREE_RACES, facts, is_ringwraith, is_wizard, races
from desktop_app.games.meccg.reading.sites import is_haven
from desktop_app.games.meccg.state import Company, MecState

SECOND = "second_leader"
"""What lets a company have a leader of some race beside another."""
LARGEST = 7
"""The largest size of a company away from a haven (MEC-447)."""


def why_not_together(g: MecState, members: Sequence[str], site: str, seat: str) -> str:
    """Why these characters may not be one company at a site; "" when they may, as at any haven."""
    return "" if not site or is_haven(g, site, seat) else _why_not_one(g, members, seat)


def why_not_travel(g: MecState, members: Sequence[str], goal: str, seat: str) -> str:
    """Why these characters may not go to a site as one company: on their way they are at no haven, whether they come to
    one or not (MEC-072, MEC-447); but others go with a Ringwraith to a Darkhaven (MEC-030)."""
    if not goal:
        return ""
    return _why_not_one(g, members, seat, rides_home=is_haven(g, goal, seat))


def why_not_add(g: MecState, company: Company, *cards: str) -> str:
    """Why somebody may not be in a company, where it is or on the way that it goes or has declared to go (MEC-469)."""
    together = [*company.members, *cards]
    on_its_way = company.goal or (company.site if company.moved and g.phase == "movement" else "")
    here = why_not_together(g, together, company.site, company.seat)
    return here or why_not_travel(g, together, on_its_way, company.seat)


def _why_not_one(g: MecState, members: Sequence[str], seat: str, *, rides_home: bool = False) -> str:
    """Which rule of companies away from havens these would break together; ``rides_home`` says that a Ringwraith may
    have others with it."""
    if size_of(g, members) > LARGEST:
        return "size"
    kinds = [races(facts(g, card)) for card in members]
    if any(each in BIG_RACES for kind in kinds for each in kind) and any(kind[0] in FREE_RACES for kind in kinds):
        return "races"
    if is_wizard(g, seat):
        return ""
    riders = [card for card in members if is_ringwraith(g, card)]
    if riders and len(riders) < len(members) and not rides_home:
        return "ringwraith"
    return "leaders" if _leaders(g, members) > 1 else ""


def _leaders(g: MecState, members: Sequence[str]) -> int:
    """How many leaders count; a card on a company that is among them may let one more of a race lead along."""
    leaders = [card for card in members if is_leader(g, card)]
    given = {race for card in members if _is_whole(g, card, members) for race in READING.granted(g, card, SECOND)}
    spared = any(race in given for card in leaders for race in races(facts(g, card)))
    return len(leaders) - (1 if spared and len(leaders) > 1 else 0)


def _is_whole(g: MecState, card: str, members: Sequence[str]) -> bool:
    """Whether the whole company of a character is among these, and so what lies on it."""
    company = company_of(g, card)
    return company is not None and set(company.members) <= set(members)
