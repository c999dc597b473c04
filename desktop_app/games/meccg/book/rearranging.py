"""Why characters are not discarded, led or rearranged while companies are organized (MEC-426 to MEC-459)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.meccg.book import organizing
from desktop_app.games.meccg.book.declaring_movement import WHY_NOT
from desktop_app.games.meccg.reading.companies import companies, followers
from desktop_app.games.meccg.reading.composition import why_not_add
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.queries import facts, is_follower, is_wizard
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import at_same_site, with_followers


def refusals(g: MecState) -> list[Refusal]:
    """What might be expected of each character and company and is not offered, with what forbids it."""
    seat = g.active
    offered = {(each.verb, each.source, each.target) for each in organizing.options(g)}
    return [
        refuse(g, rule, text, verb, card, target, **({"host": g.ref(target)} if target else {}))
        for company in companies(g, seat)
        for rule, text, verb, card, target in (
            *_of_characters(g, company),
            *_of_companies(g, company),
            *_of_others(g, company),
        )
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
            found += [(rule, "mec-no-general-influence", "free", card, "") for rule in _why_not_freed(g, card)]
    return found


def _why_not_freed(g: MecState, card: str) -> Sequence[str]:
    """General influence does not suffice (MEC-443), nor do the points that minions have besides control anybody
    (MEC-016)."""
    return ("MEC-443",) if is_wizard(g, g.active) else ("MEC-443", "MEC-016")


def _of_others(g: MecState, company: Company) -> list[Reason]:
    """Nobody is led by who is in another company (MEC-442), and no companies at different sites are joined (MEC-454)
    nor exchange anybody (MEC-451)."""
    found: list[Reason] = []
    near = at_same_site(g, company)
    for other in [each for each in companies(g, company.seat) if each is not company and each.members]:
        leading = [card for card in company.members if not is_follower(g, card) and not facts(g, card).avatar]
        found += [
            ("MEC-442", "mec-no-led-by-others", "follow", card, leader) for card in leading for leader in other.members
        ]
        if other not in near:
            first = other.members[0]
            found.append(("MEC-454", "mec-no-giving-afar", "join", company.members[0], first))
            found += [("MEC-451", "mec-no-giving-afar", "regroup", card, first) for card in company.members]
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
            rule, text = _why_apart(g, company, other)
            found.append((rule, text, "join", company.members[0], other.members[0]))
    if len(company.members) > 1:
        found += [
            ("MEC-457", "mec-no-split", "split", card, "") for card in company.members if not g.pieces[card].follows
        ]
    ways = [("split", ""), *(("regroup", each.members[0]) for each in at_same_site(g, company) if each.members)]
    found += _of_those_who_change(g, company)
    led = [card for card in company.members if g.pieces[card].follows]
    found += [("MEC-451", "mec-no-follower-alone", verb, card, target) for card in led for verb, target in ways]
    return found


def _of_those_who_change(g: MecState, company: Company) -> list[Reason]:
    """Why somebody who does not go alone joins none of the other companies at the site, but for one that he fits."""
    leading = [card for card in company.members if not g.pieces[card].follows]
    found: list[Reason] = []
    for other in [each for each in at_same_site(g, company) if each.members]:
        for card in leading:
            rule = _rule_of_company(g, other, with_followers(g, card))
            found.append((rule, "mec-no-composition", "regroup", card, other.members[0]))
    return found


def _rule_of_company(g: MecState, company: Company, cards: list[str]) -> str:
    """Which rule of companies somebody would break in one of them, where it is or where it goes."""
    return WHY_NOT.get(why_not_add(g, company, *cards), ("MEC-066", ""))[0]


def _why_apart(g: MecState, company: Company, other: Company) -> tuple[str, str]:
    """Why two companies at one site are not joined."""
    if company.split and company.split == other.split:
        return "MEC-458", "mec-no-join-after-split"
    if company.goal and other.goal:
        return "MEC-470", "mec-no-join-two-goals"
    return _rule_of_company(g, company, other.members), "mec-no-composition"
