"""What may be true of a card (``Which``), which narrows groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.games.kit.groups import Condition
from desktop_app.games.meccg.book.declarable import WITH_INFORMATION
from desktop_app.games.meccg.reading import companies, numbers, queries, sites
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.site_attacks import is_guarded
from desktop_app.games.meccg.state import Company
from desktop_app.games.meccg.vocabulary.texts import Now, Those, Which

yours: Which = Condition("yours", lambda m, card: queries.controller(m.g, card) == m.seat)
other: Which = Condition("other", lambda m, card: card != m.me)
untapped: Which = Condition("untapped", lambda m, card: queries.is_untapped(m.g, card))
tapped: Which = Condition("tapped", lambda m, card: card in m.g.pieces and m.g.pieces[card].exhausted)
wounded: Which = Condition("wounded", lambda m, card: card in m.g.pieces and m.g.pieces[card].wounded)
is_avatar: Which = Condition("avatar", lambda m, card: queries.is_avatar(m.g, card))
wizard: Which = Condition("wizard", lambda m, card: queries.facts(m.g, card).race == "wizard")
ringwraith: Which = Condition("ringwraith", lambda m, card: queries.facts(m.g, card).race == "ringwraith")
unique: Which = Condition("unique", lambda m, card: queries.facts(m.g, card).unique)
leader: Which = Condition("leader", lambda m, card: companies.is_leader(m.g, card))
hazard: Which = Condition("hazard", lambda m, card: _is_of_type(m, card, ("hazard",)))
resource: Which = Condition("resource", lambda m, card: _is_of_type(m, card, ("resource",)))
minion: Which = Condition("minion", lambda m, card: queries.facts(m.g, card).alignment == "minion")
hero: Which = Condition("hero", lambda m, card: queries.facts(m.g, card).alignment == "hero")
unassigned: Which = Condition("not attacked", lambda m, card: not any(card in it.targets for it in m.g.attacks))
exposed: Which = Condition(
    "facing the attack",
    lambda m, card: queries.is_character(m.g, card) or all(card not in it.sheltered for it in m.g.attacks[-1:]),
)
"""Whoever is of an attacked company, but for an ally that may not be attacked (MEC-559)."""
overt: Which = Condition("overt", lambda m, card: _in_company(m, card, lambda c: companies.looks_overt(m.g, c)))
"""In an overt company."""
covert: Which = Condition("covert", lambda m, card: _in_company(m, card, lambda c: not companies.looks_overt(m.g, c)))


def _in_company(m: Now, card: str, holds: Callable[[Company], bool]) -> bool:
    company = companies.company_by_id(m.g, card) or companies.company_of(m.g, card)
    return company is not None and holds(company)


uncursed: Which = Condition("uncursed", lambda m, card: card not in m.g.cursed)
"""It has not received a corruption card in this turn (MEC-676)."""


def race(*names: str) -> Which:
    """``character(race("orc", "troll"))``; a Half-orc is an Orc (MEC-325)."""
    return Condition(
        f"race {names}",
        lambda m, card: any(each in names for each in queries.races(queries.facts(m.g, card))),
        "race",
        {"race": names[0] if len(names) == 1 else ", ".join(names)},
    )


def skill(name: str) -> Which:
    """``character(skill("scout"))``"""
    return Condition(f"skill {name}", lambda m, card: companies.has_skill(m.g, card, name), "skill", {"skill": name})


def titled(*titles: str) -> Which:
    """``character(titled("Elrond"))``, by English titles."""
    return Condition(
        f"titled {titles}", lambda m, card: queries.facts(m.g, card).title in titles, "titled", {"title": titles[0]}
    )


def kind(*kinds: str) -> Which:
    """``in_hand(kind("minor_item"))``, ``hazard_event(kind("permanent_event"))``"""
    return Condition(
        f"kind {kinds}",
        lambda m, card: any(each in queries.kinds(m.g, card) for each in kinds),
        "kind",
        {"kind": kinds[0]},
    )


def keyword(name: str) -> Which:
    """``in_play(keyword("environment"))``"""
    return Condition(
        f"keyword {name}", lambda m, card: name in queries.facts(m.g, card).keywords, "keyword", {"keyword": name}
    )


def type_of(*names: str) -> Which:
    """``in_discard(type_of("resource", "character"))``"""
    return Condition(f"type {names}", lambda m, card: _is_of_type(m, card, names), "type", {"type": names[0]})


def _is_of_type(m: Now, card: str, names: Sequence[str]) -> bool:
    """In play a card is of its type; elsewhere it may count as several (MEC-353, MEC-361)."""
    if card in m.g.pieces:
        return queries.FACTS[m.g.codes[card]].type in names
    return not set(names).isdisjoint(queries.counts_as(m.g, card))


def mind_at_most(most: int) -> Which:
    """``company_member(mind_at_most(7))``"""
    return Condition(
        f"mind {most}", lambda m, card: numbers.number(m.g, card, "mind") <= most, "mind at most", {"most": most}
    )


def bearing(group: Those) -> Which:
    """``character(bearing(item(titled("The One Ring"))))``"""

    def holds(m: Now, card: str) -> bool:
        return any(each in m.g.pieces[card].attachments for each in group.all(m))

    return Condition(f"bearing {group}", holds, "bearing", {"those": group})


def at(title: str) -> Which:
    """At a site of that name: ``character(at("Rivendell"))``."""
    return Condition(f"at {title}", lambda m, card: sites.place_name(m.g, card) == title, "at", {"title": title})


def at_a(*types: str) -> Which:
    """At a site of a type: ``your_character(at_a("dark_hold", "shadow_hold"))``; a site is where it is."""

    def holds(m: Now, card: str) -> bool:
        site = card if queries.facts(m.g, card).type == "site" else sites.site_of(m.g, card)
        return bool(site) and site in m.g.pieces and sites.site_type(m.g, site) in types

    return Condition(f"at a {types}", holds, "at a", {"site": types[0]})


at_haven: Which = Condition(
    "at a haven",
    lambda m, card: _in_company(m, card, lambda c: bool(c.site) and sites.is_haven(m.g, c.site, c.seat)),
)
"""At a haven of its player."""
with_avatar: Which = Condition(
    "with your avatar",
    lambda m, card: _in_company(m, card, lambda c: any(queries.is_avatar(m.g, each) for each in c.members)),
)
"""In the company of an avatar."""


def together_with(group: Those) -> Which:
    """In one company with something: ``character(together_with(character(skill("sage"))))``."""

    def holds(m: Now, card: str) -> bool:
        return _in_company(m, card, lambda c: any(companies.company_of(m.g, each) is c for each in group.all(m)))

    return Condition(f"with {group}", holds, "together with", {"those": group})


def in_company_of(most: int) -> Which:
    """In a company of at most so many characters."""
    return Condition(
        f"company of {most}",
        lambda m, card: _in_company(m, card, lambda c: len(c.members) <= most),
        "in company of",
        {"most": most},
    )


is_item_card: Which = Condition("item", lambda m, card: queries.is_item_card(facts(m.g, card)))


is_faction: Which = Condition("faction", lambda m, card: "faction" in facts(m.g, card).kinds)


is_character: Which = Condition("character", lambda m, card: facts(m.g, card).type == "character")


no_environment: Which = Condition("no environment", lambda m, card: "environment" not in facts(m.g, card).keywords)


moved: Which = Condition("moving", lambda m, card: (c := company_of(m.g, card)) is not None and c.moved)


where_information_is: Which = Condition(
    WITH_INFORMATION,
    lambda m, card: (s := sites.site_of(m.g, card)) != "" and "information" in facts(m.g, s).playable,
)


with_dragon_attack: Which = Condition(
    "with an automatic-attack by a Dragon", lambda m, card: is_guarded(m.g, card, "dragon")
)
"""Not where the Dragon is dead, though his hoard may still be found in this turn (MEC-335, MEC-346)."""


no_lair: Which = Condition(
    "no Dragon's lair", lambda m, card: all(a.race != "dragon" for a in facts(m.g, card).attacks)
)


above_ground: Which = Condition("above ground", lambda m, card: not facts(m.g, card).under_deeps)


where_its_bearer_is: Which = Condition(
    "where its bearer is",
    lambda m, card: (p := m.g.pieces.get(m.me)) is not None and sites.same_place(m.g, p.host, card),
)


where_your_avatar_is: Which = Condition(
    "where your avatar is",
    lambda m, card: (own := companies.avatar(m.g, m.seat)) != "" and own != card and sites.same_place(m.g, own, card),
)


in_your_avatars_company: Which = Condition(
    "in your avatar's company",
    lambda m, card: (own := companies.avatar(m.g, m.seat)) != "" and company_of(m.g, own) is company_of(m.g, card),
)


def played_at(title: str) -> Which:
    """``influence(ASTERNAK, 2, against=played_at("Variag Camp"))``: factions that are played at a site."""
    return Condition(
        f"played at {title}",
        lambda m, card: (
            "faction" in facts(m.g, card).kinds and any(place.site == title for place in facts(m.g, card).playable_at)
        ),
        "played at",
        {"title": title},
    )


def of_entity(name: str) -> Which:
    """A manifestation of somebody: ``character(of_entity("Tom"))``."""
    return Condition(f"entity {name}", lambda m, card: facts(m.g, card).entity == name, "titled", {"title": name})


def size_at_most(most: int) -> Which:
    """In a company whose size is at most so much; Hobbits and Orc scouts count as half (MEC-448)."""
    return Condition(
        f"size {most}",
        lambda m, card: (c := company_of(m.g, card)) is not None and companies.size(m.g, c) <= most,
        "size at most",
        {"most": most},
    )


def can_use(magic: str) -> Which:
    """``under_attack(can_use("shadow_magic"))``: characters that use a kind of magic."""
    return Condition(
        f"uses {magic}",
        lambda m, card: magic in facts(m.g, card).keywords or READING.has_gained(m.g, card, f"keyword:{magic}"),
        "keyword",
        {"keyword": magic},
    )


unscathed: Which = Condition("unwounded", lambda m, card: card in m.g.pieces and not m.g.pieces[card].wounded)
