"""Companies come about, are joined, split and dissolved; site cards come and go with them."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.leaving import lift
from desktop_app.games.meccg.reading.companies import companies, company_of, followers, is_leader
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.sites import is_haven
from desktop_app.games.meccg.state import Company, Departed, MecState, Piece

LEADER = "leader"


def found_company(g: MecState, seat: str, site: str) -> Company:
    """A new company of a player at a site card that lies in play."""
    g.made += 1
    company = Company(f"{seat}{g.made}", seat, site=site)
    g.companies.append(company)
    return company


def use_limit(g: MecState, company: Company, card: str, *, facedown: bool = False) -> None:
    """A card takes one of the hazard limit of a company (MEC-502); of one ``facedown`` nobody knows which."""
    company.hazards += 1
    company.spent.append("" if facedown else g.codes[card])


def lay_site(g: MecState, site: str) -> None:
    """A site card comes to lie face up in play."""
    g.move(site, f"sites:{g.owners[site]}")
    g.pieces[site] = Piece(controller=g.owners[site], since=g.round)


def join_company(g: MecState, card: str, company: Company) -> None:
    """A character belongs to another company from now on."""
    before = company_of(g, card)
    if before is not None:
        leave_company(g, card, before, led=is_leader(g, card))
    company.members.append(card)
    if before is not None and not before.members:
        dissolve(g, before)


def stand_alone(g: MecState, card: str) -> None:
    """Who goes off alone leads nobody and follows nobody any more: they have lost their controller (MEC-440)."""
    for each in [card, *followers(g, card)]:
        if g.pieces[each].follows:
            g.pieces[each].follows, g.pieces[each].loose = "", True


def go_alone(g: MecState, card: str, site: str) -> Company:
    """A character leaves its company and is one of its own at a site in play."""
    stand_alone(g, card)
    alone = found_company(g, g.pieces[card].controller, site)
    join_company(g, card, alone)
    return alone


def leave_company(g: MecState, card: str, company: Company, *, led: bool) -> None:
    """A character is no longer in a company, which cards may ask about afterwards; ``led`` says that it was a leader,
    as it may be by what lay on it."""
    g.left.append(f"{company.id}|{LEADER if led else ''}")
    company.members.remove(card)


def join_companies(g: MecState, into: Company, other: Company) -> None:
    """Two companies at the same site become one; what affects either affects the whole (MEC-455). It has moved if both
    have: what a movement does was done when each of them came."""
    into.members += other.members
    other.members = []
    for effect in g.effects:
        move_effect(effect, other, into)
    for piece in g.pieces.values():
        if piece.company == other.id:
            piece.company = into.id
    _forget_who_left(g, into, other)
    into.faced += other.faced
    into.returned = into.returned or other.returned
    into.moved = into.moved and other.moved
    into.declared = into.declared or other.declared
    if not into.goal:
        into.goal, other.goal = other.goal, ""
    _share_split(g, into, other)
    into.on_guard += other.on_guard
    other.on_guard = []
    site = other.site
    dissolve(g, other)
    g.say("mec-log-joined", site=g.ref(site))


def _forget_who_left(g: MecState, *parts: Company) -> None:
    """Who had left either of two companies has not left the one that they become; what minds it has gone by now."""
    ids = [each.id for each in parts]
    g.left = ["" if entry.partition("|")[0] in ids else entry for entry in g.left]


def characters_of(company: Company) -> str:
    """The group of an effect that lasts on the characters of a company, whoever belongs to it when it is looked at."""
    return f"company:{company.id}"


def move_effect(effect: Effect, company: Company, other: Company) -> None:
    """What lasts on a company lasts on another from now on, once."""
    effect.targets = list(dict.fromkeys(other.id if each == company.id else each for each in effect.targets))
    if effect.group == characters_of(company):
        effect.group = characters_of(other)


def _share_split(g: MecState, into: Company, other: Company) -> None:
    """Who joins a part of a split company is bound by the split as well (MEC-457, MEC-458)."""
    before, into.split = other.split, into.split or other.split
    for each in g.companies:
        if before and each.split == before:
            each.split = into.split


def stand_down(g: MecState, company: Company) -> None:
    """The cards on guard against a company return to their players' hands (MEC-523)."""
    for card in company.on_guard:
        g.move(card, f"hand:{g.owners[card]}")
    company.on_guard = []


def dissolve(g: MecState, company: Company) -> None:
    """A company without members is no more: events on it are discarded, its site goes (MEC-452), in its own
    movement/hazard phase only when all of these have ended; creatures that waited to attack it are discarded
    (MEC-606)."""
    if company not in g.companies:
        return
    for card in [card for card, piece in g.pieces.items() if piece.company == company.id]:
        _goes_with_it(g, card)
    stand_down(g, company)
    for card in [card for card in company.ambush if g.home[card] == "attacking"]:
        g.move(card, f"discard:{g.owners[card]}")
    g.companies.remove(company)
    give_up_goal(g, company.goal)
    g.effects = [effect for effect in g.effects if effect.targets != [company.id]]
    leave_site(g, company.origin)
    if g.phase != "movement" or g.company != company.id:
        leave_site(g, company.site)


def give_up_goal(g: MecState, site: str) -> None:
    """A site to which a company does not go after all: it goes away, unless another company is there or goes there."""
    if not site or is_needed(g, site):
        return
    if g.home[site].startswith("journey:"):
        g.move(site, f"locations:{g.owners[site]}")
    else:
        leave_site(g, site)


def leave_site(g: MecState, site: str) -> None:
    """A site card where no company is any more: tapped it is discarded, else it returns (MEC-452, MEC-534)."""
    if not site or site not in g.pieces or is_needed(g, site):
        return
    seat = g.owners[site]
    spent = g.pieces[site].exhausted and not is_haven(g, site, seat)
    for card in list(g.pieces[site].attachments):
        _goes_with_it(g, card)
    lift(g, site)
    g.move(site, f"discard:{seat}" if spent else f"locations:{seat}")


def _goes_with_it(g: MecState, card: str) -> None:
    """A card is discarded with the company or the site that it lies on, and what lies on it. What answers that does so
    as soon as the rules see to what cannot stay."""
    piece = g.pieces[card]
    for other in list(piece.attachments):
        _goes_with_it(g, other)
    g.departed.append(Departed(card, piece.controller, piece.company))
    g.say("mec-log-discarded", card=g.ref(card))
    lift(g, card)
    g.move(card, f"discard:{g.owners[card]}")


def is_needed(g: MecState, site: str) -> bool:
    """Whether a company is at a site card, comes from it or has declared to go there, or an agent lies with it."""
    if any(site in agent.cards for agent in g.agents):
        return True
    return any(site in (each.site, each.goal, each.origin) for each in g.companies)


def at_same_site(g: MecState, company: Company) -> list[Company]:
    """The other companies of its player at the same site."""
    here = facts(g, company.site).title if company.site else ""
    return [
        other
        for other in companies(g, company.seat)
        if other.id != company.id and other.site and facts(g, other.site).title == here
    ]


def with_followers(g: MecState, card: str) -> list[str]:
    """A character and its followers, who move together (MEC-451)."""
    return [card, *followers(g, card)]
