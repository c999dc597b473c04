"""Whom the texts name: groups of cards, companies and players. Conditions (``conditions``) narrow them."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.games.kit.groups import Group, target_group
from desktop_app.games.meccg.reading import companies, queries, sites
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.verbs.entering import why_not_twice
from desktop_app.games.meccg.vocabulary.texts import Now, Those

target: Those = target_group()
"""What was chosen."""
me: Those = Group("me", lambda m: [m.me] if m.me in m.g.pieces else [], one=True)
"""This card."""


def _host(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    return [piece.host] if piece is not None and piece.host in m.g.pieces else []


host: Those = Group("host", _host, one=True)
"""Who bears or controls this card, or what it was played on."""
that_card: Those = Group("that card", lambda m: [m.event.card] if getattr(m.event, "card", "") else [], one=True)
"""The card of the event that is answered."""
that_company: Those = Group("that company", lambda m: [m.event.company] if m.event is not None else [], one=True)
"""The company of the event that is answered (its id)."""
chosen: Those = Group("chosen cards", lambda m: [card for card in m.paid if card in m.g.codes])
"""What was chosen to pay the cost, as the scout that tapped."""
wounded_by_it: Those = Group("wounded by it", lambda m: [c for c in m.event.wounded if c in m.g.pieces])
"""Whoever was wounded by the attack that has ended."""


# -- cards in play -----------------------------------------------------------------------------------------------------

character: Those = Group("character", lambda m: companies.all_characters(m.g))
"""Every character in play, of both players."""
your_character: Those = Group("your character", lambda m: companies.characters(m.g, m.seat))
"""Every character of the card's player."""
ally: Those = Group("ally", lambda m: [card for card in m.g.pieces if queries.is_ally(m.g, card)])
item: Those = Group("item", lambda m: [card for card in m.g.pieces if queries.is_item(m.g, card)])
faction: Those = Group("faction", lambda m: [c for c in m.g.pieces if "faction" in queries.facts(m.g, c).kinds])
"""Every faction in play."""
in_play: Those = Group("card in play", lambda m: [c for c, piece in m.g.pieces.items() if not piece.hidden])
"""Every card in play that lies face up (MEC-707)."""
site: Those = Group("site", lambda m: [c for c in m.g.pieces if queries.facts(m.g, c).type == "site"])
"""Every site in play."""
hazard_event: Those = Group(
    "hazard event",
    lambda m: [
        c
        for c in m.g.pieces
        if queries.facts(m.g, c).type == "hazard" and not m.g.pieces[c].hidden and "creature" not in _kinds(m, c)
    ],
)
"""Every hazard long-event and permanent-event in play."""


def _kinds(m: Now, card: str) -> tuple[str, ...]:
    return queries.facts(m.g, card).kinds


def _members(m: Now) -> list[str]:
    company = companies.current(m.g)
    return list(company.members) if company is not None else []


company_member: Those = Group("character of the company", _members)
"""The characters of the company whose movement/hazard or site phase it is."""
its_allies: Those = Group(
    "ally of the company",
    lambda m: [a for c in _members(m) for a in m.g.pieces[c].attachments if queries.is_ally(m.g, a)],
)
its_items: Those = Group(
    "item of the company",
    lambda m: [a for c in _members(m) for a in m.g.pieces[c].attachments if queries.is_item(m.g, a)],
)
this_company: Those = Group("this company", lambda m: [m.g.company] if m.g.company else [], one=True)
"""The company whose movement/hazard or site phase it is, by its id: a target that nobody chooses."""


def _under_attack(m: Now) -> list[str]:
    it = attack(m.g)
    company = companies.company_by_id(m.g, it.company) if it is not None else None
    if company is None or (company.seat != m.seat and _is_resource(m)):
        return []
    return list(company.members)


def _is_resource(m: Now) -> bool:
    return queries.FACTS[m.code].type == "resource"


under_attack: Those = Group("character under attack", _under_attack)
"""The characters of the company that is attacked; for a resource only those of its own player (MEC-708)."""


def with_allies(group: Those) -> Those:
    """Those of a group and their allies, which count as characters for skill only cards (MEC-559):
    ``cost=taps(with_allies(under_attack)(skill("scout")))``."""

    def find(m: Now) -> list[str]:
        return [
            card
            for each in group.find(m)
            for card in (each, *(other for other in m.g.pieces[each].attachments if queries.is_ally(m.g, other)))
        ]

    return replace(group, find=find)


def without_copies(group: Those) -> Those:
    """Those of a group on whom, or on whose company, this card would be no forbidden duplicate (MEC-340)."""

    def find(m: Now) -> list[str]:
        return [card for card in group.find(m) if not why_not_twice(m.g, m.me, card)]

    return replace(group, find=find)


def _struck(m: Now) -> list[str]:
    it = attack(m.g)
    if it is None or it.strike is None:
        return []
    giver = it.strike.giver
    if giver and queries.controller(m.g, giver) == m.seat:
        return [giver]
    return [it.strike.target] if it.strike.target in m.g.pieces else []


struck: Those = Group("character facing the strike", _struck, one=True)
"""The target of the strike that is resolved; for an attacking player who gives it."""


def _my_company(m: Now) -> list[str]:
    company = companies.company_of(m.g, m.me)
    return list(company.members) if company is not None else []


my_company: Those = Group("character of its company", _my_company)
"""The characters of the company that this card is in."""


def _hosts_company(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    found = companies.company_by_id(m.g, piece.company) if piece is not None and piece.company else None
    return list(found.members) if found is not None else []


company_played_on: Those = Group("character of the company it is on", _hosts_company)
"""The characters of the company that this permanent-event was played on."""
my_site: Those = Group("site of its company", lambda m: [s] if (s := sites.site_of(m.g, m.me)) else [], one=True)
"""The site where this card's company is."""


def _current_site(m: Now) -> list[str]:
    company = companies.current(m.g)
    return [company.site] if company is not None and company.site else []


its_site: Those = Group("site of the company", _current_site, one=True)
"""The site of the company whose movement/hazard or site phase it is: the new one of a company that moves."""
origin: Those = Group(
    "site of origin",
    lambda m: [c.origin] if (c := companies.current(m.g)) is not None and c.origin in m.g.pieces else [],
    one=True,
)
leading: Those = Group("your company", lambda m: [c.members[0] for c in companies.companies(m.g, m.seat) if c.members])
"""Each of your companies, named by its first member."""
avatar: Those = Group("your avatar", lambda m: [a] if (a := companies.avatar(m.g, m.seat)) else [], one=True)


def _checking(m: Now) -> list[str]:
    check = m.g.check
    if check is None or check.who not in m.g.pieces or (check.seat != m.seat and _is_resource(m)):
        return []
    return [check.who]


checking: Those = Group("who makes the check", _checking, one=True)
"""Who makes the corruption or influence check that is about to be rolled; for a resource its own player's (MEC-708)."""


# -- cards elsewhere, players ------------------------------------------------------------------------------------------

in_hand: Those = Group("card in your hand", lambda m: [c for c in m.g.zones[f"hand:{m.seat}"] if c != m.me])
in_discard: Those = Group(
    "card in your discard pile",
    lambda m: [c for c in m.g.zones[f"discard:{m.seat}"] if queries.facts(m.g, c).type != "site"],
)
"""Site cards lie there only until they return to the location deck (MEC-410): no card moves them."""
in_deck: Those = Group("card in your play deck", lambda m: list(m.g.zones[f"deck:{m.seat}"]))
in_sideboard: Those = Group("card in your sideboard", lambda m: list(m.g.zones[f"sideboard:{m.seat}"]))
in_marshalling: Those = Group("card in your marshalling pile", lambda m: list(m.g.zones[f"marshalling:{m.seat}"]))
you: Those = Group("you", lambda m: [m.seat], players=True, one=True)
opponent: Those = Group("opponent", lambda m: [queries.opponent(m.g, m.seat)], players=True, one=True)
player: Those = Group("player", lambda m: list(m.g.seats), players=True)
