"""Organizing: one character is played or discarded, followers change, companies are arranged (MEC-426 to MEC-459)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import choose_card, refuse
from desktop_app.games.meccg.book.bringing import (
    arrival_sites,
    bring,
    brings,
    brings_at,
    fits,
    same_site,
    why_not_bring,
)
from desktop_app.games.meccg.book.other_rules import also
from desktop_app.games.meccg.reading.companies import avatar, companies, company_of, followers
from desktop_app.games.meccg.reading.influence import can_control, general_limit, general_used
from desktop_app.games.meccg.reading.movement import reachable
from desktop_app.games.meccg.reading.numbers import forbidden, number
from desktop_app.games.meccg.reading.queries import facts, is_ringwraith, opponent
from desktop_app.games.meccg.reading.sites import is_haven, is_home
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import (
    at_same_site,
    found_company,
    join_companies,
    join_company,
    move_effect,
    with_followers,
)
from desktop_app.games.meccg.verbs.leaving import discard

# -- discarding, followers, companies ----------------------------------------------------------------------------------


def dismissals(g: MecState, seat: str) -> list[Option]:
    """The characters that may be discarded: at a haven or at home, no avatar (MEC-434), one a turn (MEC-427)."""
    if g.brought:
        return []
    return [
        Option("dismiss", card)
        for company in companies(g, seat)
        for card in company.members
        if not facts(g, card).avatar and (is_haven(g, company.site, seat) or is_home(g, card, company.site))
    ]


def influences(g: MecState, seat: str) -> list[Option]:
    """Characters put under direct influence of another of their company (MEC-442), or under general influence
    (MEC-443)."""
    found: list[Option] = []
    for company in companies(g, seat):
        for card in company.members:
            piece = g.pieces[card]
            if facts(g, card).avatar or is_ringwraith(g, card):
                continue
            if not followers(g, card) and not forbidden(g, "follow", card):
                found += [
                    Option("follow", card, leader)
                    for leader in company.members
                    if leader not in (card, piece.follows) and can_control(g, leader, card)
                ]
            fits = general_used(g, seat) + number(g, card, "mind") <= general_limit(g, seat)
            if (piece.follows or piece.loose) and fits:
                found.append(Option("free", card))
    return found


def arrangements(g: MecState, seat: str) -> list[Option]:
    """Joining, splitting and moving between companies at one site (MEC-451, MEC-454, MEC-456, MEC-458)."""
    found: list[Option] = []
    for company in companies(g, seat):
        if not company.site or not company.members:
            continue
        near = [each for each in at_same_site(g, company) if not each.split or each.split != company.split]
        for card in company.members:
            if g.pieces[card].follows:
                continue
            moved = with_followers(g, card)
            if len(moved) < len(company.members):
                if _could_go(g, company):
                    found.append(Option("split", card))
                found += [
                    Option("regroup", card, other.members[0])
                    for other in at_same_site(g, company)
                    if fits(g, other, *moved)
                ]
        found += [
            Option("join", company.members[0], other.members[0])
            for other in near
            if company.id < other.id and _may_join(g, company, other)
        ]
    return found


def _may_join(g: MecState, company: Company, other: Company) -> bool:
    """Whether two companies may become one, which then goes where either of them has declared to go (MEC-455): not
    where both have, each movement being declared once (MEC-470)."""
    if company.goal and other.goal:
        return False
    return fits(g, company, *other.members) and fits(g, other, *company.members)


def _could_go(g: MecState, company: Company) -> bool:
    """Whether the parts of a company could go different ways, as all but one of them must (MEC-457)."""
    return not company.declared and len(reachable(g, company)) > 0


def options(g: MecState) -> list[Option]:
    """Everything that may be done while organizing."""
    seat = g.active
    return [*brings(g, seat), *dismissals(g, seat), *influences(g, seat), *arrangements(g, seat)]


async def do(g: MecState, chosen: Option) -> None:
    """One of these is done."""
    card = chosen.source
    if chosen.verb == "bring":
        await bring(g, chosen)
    elif chosen.verb == "dismiss":
        g.brought += 1
        await discard(g, [card])
    elif chosen.verb == "follow":
        g.pieces[card].follows, g.pieces[card].loose = chosen.target, False
        g.say("mec-log-follows", card=g.ref(card), host=g.ref(chosen.target))
    elif chosen.verb == "free":
        g.pieces[card].follows, g.pieces[card].loose = "", False
        g.say("mec-log-general", card=g.ref(card))
    elif chosen.verb == "split":
        await split_off(g, card)
    else:
        _together(g, chosen)


async def split_off(g: MecState, card: str) -> None:
    """A character and its followers make a company of their own at the site (MEC-456).

    What remains is the original company, with which the effects of resources stay; the hazard player says where the
    hazards go that were played on the company (MEC-459).
    """
    company = company_of(g, card)
    assert company is not None
    if not company.split:
        g.splits += 1
        company.split = g.splits
    new = found_company(g, company.seat, company.site)
    new.split = company.split
    for each in with_followers(g, card):
        join_company(g, each, new)
    g.say("mec-log-splits", card=g.ref(card))
    await _assign_hazards(g, company, new)


async def _assign_hazards(g: MecState, company: Company, new: Company) -> None:
    """Each hazard on a company that splits: a permanent-event that lies on it, an effect that lasts on it."""
    lying = [card for card, piece in g.pieces.items() if piece.company == company.id]
    lasting = [effect.source for effect in g.effects if company.id in effect.targets]
    for card in dict.fromkeys([*lying, *lasting]):
        if card not in g.codes or facts(g, card).type != "hazard":
            continue
        parts = [company.members[0], new.members[0]]
        if await choose_card(g, opponent(g, company.seat), "mec-ask-split-hazard", parts, source=card) == parts[1]:
            _hand_over(g, card, company, new)


def _hand_over(g: MecState, card: str, company: Company, new: Company) -> None:
    """A hazard on a company is on another part of it from now on."""
    if card in g.pieces and g.pieces[card].company == company.id:
        g.pieces[card].company = new.id
    for effect in g.effects:
        if effect.source == card:
            move_effect(effect, company, new)


def _together(g: MecState, chosen: Option) -> None:
    one, other = company_of(g, chosen.source), company_of(g, chosen.target)
    assert one is not None
    assert other is not None
    if chosen.verb == "join":
        join_companies(g, one, other)
        return
    for each in with_followers(g, chosen.source):
        join_company(g, each, other)


# -- why not -----------------------------------------------------------------------------------------------------------

WHY_NOT = {
    "character_side": ("MEC-355", "mec-no-character-side"),
    "hero_character": ("MEC-359", "mec-no-character-side"),
    "agent_hazard": ("MEC-356", "mec-no-character-side"),
    "no_wizard": ("MEC-354", "mec-no-character-side"),
    "no_ringwraith": ("MEC-358", "mec-no-character-side"),
    "character": ("MEC-427", "mec-no-character"),
    "sauron": ("MEC-112", "mec-no-sauron"),
    "avatar": ("MEC-336", "mec-no-avatar"),
    "other_avatar": ("MEC-401", "mec-no-other-avatar"),
    "other_returned": ("MEC-040", "mec-no-other-avatar"),
    "theirs_returned": ("MEC-041", "mec-no-unique"),
    "fallen": ("MEC-404", "mec-no-fallen"),
    "unique": ("MEC-336", "mec-no-unique"),
    "manifestation": ("MEC-007", "mec-no-unique"),
    "out_of_play": ("MEC-338", "mec-no-out-of-play"),
    "manifestation_gone": ("MEC-009", "mec-no-out-of-play"),
    "twice": ("MEC-340", "mec-no-twice"),
    "required": ("MEC-701", "mec-no-required"),
    "nowhere": ("MEC-428", "mec-no-nowhere"),
    "no_avatar_site": ("MEC-402", "mec-no-nowhere"),
    "no_agent_site": ("MEC-022", "mec-no-nowhere"),
    "away": ("MEC-429", "mec-no-avatar-away"),
    "composition": ("MEC-066", "mec-no-composition"),
}


def refusals(g: MecState) -> list[Refusal]:
    """Why each other character in hand cannot be brought into play, or not at each other site at hand."""
    seat, found = g.active, list[Refusal]()
    for card in g.zones[f"hand:{seat}"]:
        if facts(g, card).type == "character":
            why = why_not_bring(g, seat, card) or _why_nowhere(g, seat, card)
            if why:
                rule, text = WHY_NOT[why]
                found += [refuse(g, each, text, "bring", card) for each in (rule, *also(g, why, "bring", card))]
            else:
                found += [*_not_at(g, seat, card), *_not_led(g, seat, card)]
    return found


def _not_at(g: MecState, seat: str, card: str) -> list[Refusal]:
    """Why somebody who may come into play elsewhere does not at the other sites at hand."""
    able = arrival_sites(g, seat, card)
    offered = [option.target for site in able for option in brings_at(g, seat, card, site)]
    taken = [facts(g, site).title for site in offered if facts(g, site).type == "site"]
    found: dict[str, list[Refusal]] = {}
    for site in (*g.zones[f"sites:{seat}"], *g.zones[f"locations:{seat}"]):
        title = facts(g, site).title
        if title not in taken:
            why, text = ("away", WHY_NOT["away"][1]) if site in able else (_why_no_site(g, card), "mec-no-not-there")
            rules = (WHY_NOT[why][0], *also(g, why, "bring", card))
            found.setdefault(title, [refuse(g, rule, text, "bring", card, site) for rule in rules])
    return [each for refusals in found.values() for each in refusals]


def _not_led(g: MecState, seat: str, card: str) -> list[Refusal]:
    """By whom of those where he could come into play somebody is not controlled as he does: their direct influence does
    not suffice (MEC-431), or he may not come to a site that lies in the discard pile (MEC-432)."""
    able = arrival_sites(g, seat, card)
    here = [each for each in companies(g, seat) if each.site and any(same_site(g, each.site, site) for site in able)]
    offered = [option.target for site in able for option in brings_at(g, seat, card, site)]
    others = [other for each in here for other in each.members if other not in offered and not facts(g, card).avatar]
    spent = [each for each in g.zones[f"discard:{seat}"] if facts(g, each).type == "site" and is_home(g, card, each)]
    return [
        *(refuse(g, "MEC-431", "mec-no-direct-influence", "bring", card, other, host=g.ref(other)) for other in others),
        *(refuse(g, "MEC-432", "mec-no-spent-site", "bring", card, each, site=g.ref(each)) for each in spent),
    ]


def _why_no_site(g: MecState, card: str) -> str:
    """The reason that there is no site for an avatar (MEC-402), an agent (MEC-022) or anybody else (MEC-428)."""
    printed = facts(g, card)
    return "no_avatar_site" if printed.avatar else "no_agent_site" if printed.agent else "nowhere"


def _why_nowhere(g: MecState, seat: str, card: str) -> str:
    """Why somebody comes into play at no site: none is at hand where he may (MEC-402, MEC-428), the avatar is elsewhere
    (MEC-429), or he fits into no company there (MEC-066)."""
    sites = arrival_sites(g, seat, card)
    if not sites:
        return _why_no_site(g, card)
    if any(brings_at(g, seat, card, site) for site in sites):
        return ""
    own = avatar(g, seat)
    company = company_of(g, own) if own else None
    together = company is not None and any(same_site(g, company.site, site) for site in sites)
    return "away" if company is not None and not together else "composition"
