"""The companies and agents of a set-up, where they are and how they came there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, number, word
from desktop_app.games.meccg.book.council import made_check
from desktop_app.games.meccg.reading.companies import companies
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.queries import facts, is_avatar, opponent, side
from desktop_app.games.meccg.state import SAURON, Agent, Company, MecState
from desktop_app.games.meccg.table.position_cards import CARDS, nth, site_code
from desktop_app.games.meccg.table.position_of_table import COMPANY_MARKS
from desktop_app.games.meccg.table.position_words import (
    REGION_TYPES,
    WAYS,
    attacks_of_a_site,
    races,
    region,
    title_of_site,
    words,
)

COMPANY_KEYS = (
    *("site", "origin", "goal", "members", "path", "regions", "limit", "hazards", "on_guard", "way", "came_from"),
    *("faced", "met", "attacked", "split", *COMPANY_MARKS),
)
RIDER = "ringwraith"
"""The race of avatars who may follow another (MEC-053)."""
UNSAID = -1
"""The hazard limit of a company of which a set-up says none."""


def lay_company(g: MecState, seat: str, entry: Mapping[str, Any], path: str) -> None:
    """A company with its members, its site, and how far it is on its way. Raises BadPosition."""
    g.made += 1
    company = Company(f"{seat}{g.made}", seat)
    g.companies.append(company)
    for name in ("site", "origin"):
        if name in entry:
            setattr(company, name, _site(g, seat, entry[name], f"{path}/{name}"))
    for index, member in enumerate(listed(entry, "members", path)):
        where = f"{path}/members/{index}"
        card = CARDS.put(g, member, seat, f"companies:{seat}", where, seat, lambda code: _is_character(g, seat, code))
        if not _is_character(g, seat, g.codes[card]):
            raise BadPosition(where, "side", str(CARDS.entry(member, where)["card"]))
        company.members.append(card)
    _lead(g, company, listed(entry, "members", path), path)
    company.path = words(entry, "path", REGION_TYPES, path)
    if not company.site:
        raise BadPosition(f"{path}/site", "card", "")
    if company.origin and facts(g, company.origin).title == facts(g, company.site).title:
        raise BadPosition(f"{path}/origin", "card", facts(g, company.origin).title)
    if not company.members:
        raise BadPosition(f"{path}/members", "list")
    company.regions = [region(each, f"{path}/regions") for each in listed(entry, "regions", path)]
    company.faced = words(entry, "faced", races(), path)
    company.met = words(entry, "met", attacks_of_a_site(), path)
    if not company.met:  # earlier files count them alone
        company.met = [str(each + 1) for each in range(number(entry, "attacked", 0, path))]
    company.limit = number(entry, "limit", 0, path) if "limit" in entry else UNSAID
    for name in ("hazards", "split"):
        setattr(company, name, number(entry, name, 0, path))
    for mark in COMPANY_MARKS:
        setattr(company, mark, flag(entry, mark, getattr(company, mark), path))
    company.way = word(entry.get("way", ""), WAYS, f"{path}/way")
    company.came_from = title_of_site(entry.get("came_from", ""), f"{path}/came_from")
    if company.origin:
        company.moved = True
    g.splits = max(g.splits, company.split)
    other = opponent(g, seat)
    for index, guard in enumerate(listed(entry, "on_guard", path)):
        company.on_guard.append(CARDS.put(g, guard, other, f"on_guard:{other}", f"{path}/on_guard/{index}"))


def _lead(g: MecState, company: Company, told: Sequence[Any], path: str) -> None:
    """Who follows whom, wherever each of them stands in the list. Raises BadPosition where a follower would lead, or
    somebody himself (MEC-437)."""
    places = {card: f"{path}/members/{index}" for index, card in enumerate(company.members)}
    said = {
        card: member
        for card, member in zip(company.members, told, strict=True)
        if isinstance(member, Mapping) and "follows" in member
    }
    for card, member in said.items():
        leader = nth(g, company.members, member, "follows", places[card], lambda each: [each])
        if leader == card:
            raise BadPosition(f"{places[card]}/follows", "number", str(member["follows"]))
        if leader in said or (facts(g, card).avatar and facts(g, leader).race != RIDER):
            raise BadPosition(f"{places[card]}/follows", "word", str(member["follows"]))
        g.pieces[card].follows = leader
    for card, member in zip(company.members, told, strict=True):
        if isinstance(member, Mapping) and flag(member, "checked", False, places[card]):
            g.tried.append(made_check(card))
    for card, where in places.items():
        _stands_alone(g, company.seat, card, where)


def _stands_alone(g: MecState, seat: str, card: str, path: str) -> None:
    """A player has one avatar in play (MEC-401), Sauron none (MEC-112); who was revealed is known. Raises
    BadPosition."""
    if not is_avatar(g, card):
        return
    entity = facts(g, card).entity
    laid = g.zones[f"companies:{seat}"]
    others = [each for each in laid[: laid.index(card)] if is_avatar(g, each)]
    if others or g.kinds[seat] == SAURON or g.avatars.get(seat, entity) != entity:
        raise BadPosition(path, "side", facts(g, card).title)
    g.avatars[seat] = entity


def lay_goal(g: MecState, company: Company, entry: Mapping[str, Any], path: str) -> None:
    """The site to which a company has declared to go: where another one is or goes, that card. Raises BadPosition."""
    if "goal" not in entry:
        return
    seat = company.seat
    code = site_code(g, seat, str(entry["goal"]), f"{path}/goal")
    if load_cards()[code].title == facts(g, company.site).title:
        raise BadPosition(f"{path}/goal", "card", str(entry["goal"]))
    lying = [*g.zones[f"sites:{seat}"], *(each.goal for each in companies(g, seat) if each.goal)]
    there = next((card for card in lying if g.codes[card] == code), "")
    company.goal = there or add_card(g, code, seat, f"journey:{seat}")
    company.declared = True


def _is_character(g: MecState, seat: str, code: str) -> bool:
    printed = load_cards()[code]
    return printed.type == "character" and printed.alignment == side(g, seat)


def _site(g: MecState, seat: str, entry: Any, path: str) -> str:
    """A site card in play: the one that lies there already, or a new one."""
    code = site_code(g, seat, str(CARDS.entry(entry, path)["card"]), path)
    there = next((card for card in g.zones[f"sites:{seat}"] if g.codes[card] == code), "")
    if there:
        return there
    told = {**entry, "card": code} if isinstance(entry, Mapping) else code
    return CARDS.put(g, told, seat, f"sites:{seat}", path, seat)


def lay_agent(g: MecState, agent: Agent, entry: Mapping[str, Any], path: str) -> None:
    """Where an agent began, and the sites to which it has moved since, whose cards lie with it."""
    started = [site_code(g, agent.seat, str(entry["at"]), f"{path}/at")] if "at" in entry else []
    moved = [site_code(g, agent.seat, str(name), f"{path}/sites") for name in listed(entry, "sites", path)]
    agent.sites = [*started, *moved] or [""]
    g.agents.append(agent)
    for code in moved:
        agent.cards.append(add_card(g, code, agent.seat, f"journey:{agent.seat}"))
