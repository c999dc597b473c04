"""Why characters are not discarded, led or rearranged while companies are organized (MEC-426 to MEC-459)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.meccg.book import organizing
from desktop_app.games.meccg.reading.companies import companies, followers
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.queries import facts, is_follower
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import at_same_site


def refusals(g: MecState) -> list[Refusal]:
    """What might be expected of each character and company and is not offered, with what forbids it."""
    seat = g.active
    offered = {(each.verb, each.source, each.target) for each in organizing.options(g)}
    return [
        refuse(g, rule, text, verb, card, target, **({"host": g.ref(target)} if target else {}))
        for company in companies(g, seat)
        for rule, text, verb, card, target in (*_of_characters(g, company), *_of_companies(g, company))
        if (verb, card, target) not in offered
    ]


Reason = tuple[str, str, str, str, str]
"""The rule, the words, the verb, the card and what it would be aimed at."""


def _of_characters(g: MecState, company: Company) -> list[Reason]:
    """Who is not discarded, not put under somebody else, not freed."""
    found: list[Reason] = []
    for card in company.members:
        if is_follower(g, card):
            others = [each for each in company.members if each not in (card, g.pieces[card].follows)]
            found.append(("MEC-037", "mec-no-rider-dismissed", "dismiss", card, ""))
            found.append(("MEC-053", "mec-no-rider-freed", "free", card, ""))
            found += [("MEC-053", "mec-no-rider-freed", "follow", card, leader) for leader in others]
            continue
        if facts(g, card).avatar:
            found.append(("MEC-434", "mec-no-avatar-dismissed", "dismiss", card, ""))
            continue
        if g.brought:
            found.append(("MEC-427", "mec-no-character", "dismiss", card, ""))
        else:
            found.append(("MEC-434", "mec-no-dismissal-here", "dismiss", card, ""))
        others = [each for each in company.members if each not in (card, g.pieces[card].follows)]
        found += [(*_why_not_led(g, card, leader), "follow", card, leader) for leader in others]
        if g.pieces[card].follows or g.pieces[card].loose:
            found.append(("MEC-443", "mec-no-general-influence", "free", card, ""))
    return found


def _why_not_led(g: MecState, card: str, leader: str) -> tuple[str, str]:
    """Why one character does not control another with direct influence."""
    if g.pieces[leader].follows or g.pieces[leader].loose:
        return "MEC-437", "mec-no-follower-leads"
    if followers(g, card):
        return "MEC-442", "mec-no-leader-follows"
    return ("MEC-442", "mec-no-rebel") if forbidden(g, "follow", card) else ("MEC-442", "mec-no-direct-influence")


def _of_companies(g: MecState, company: Company) -> list[Reason]:
    """What companies are not joined, which not split, and that no follower goes by himself (MEC-451)."""
    found: list[Reason] = []
    for other in at_same_site(g, company):
        if company.id < other.id and company.members and other.members:
            rule, text = _why_apart(company, other)
            found.append((rule, text, "join", company.members[0], other.members[0]))
    if len(company.members) > 1:
        found += [
            ("MEC-457", "mec-no-split", "split", card, "") for card in company.members if not g.pieces[card].follows
        ]
    ways = [("split", ""), *(("regroup", each.members[0]) for each in at_same_site(g, company) if each.members)]
    led = [card for card in company.members if g.pieces[card].follows]
    found += [("MEC-451", "mec-no-follower-alone", verb, card, target) for card in led for verb, target in ways]
    return found


def _why_apart(company: Company, other: Company) -> tuple[str, str]:
    """Why two companies at one site are not joined."""
    if company.split and company.split == other.split:
        return "MEC-458", "mec-no-join-after-split"
    return ("MEC-470", "mec-no-join-two-goals") if company.goal and other.goal else ("MEC-066", "mec-no-composition")
