"""Words that several cards share beside the general ones: what their facts say by themselves, searching, wide healing,
the wreath that stands for the Gates of Morning, and bearers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.games.kit.asking import choose_cards
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.meccg.book.declarable import WITH_INFORMATION
from desktop_app.games.meccg.reading import companies, current_attack, named, queries, sites
from desktop_app.games.meccg.reading.companies import company_by_id, company_of
from desktop_app.games.meccg.reading.numbers import (
    READING,
    forbidden,
    works_for,
)
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.site_attacks import is_guarded
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs import leaving, piles, turning
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import CARDS, Holds, Now, Those, Which

GATES_OF_MORNING, DOORS_OF_NIGHT, CROWN_OF_FLOWERS = "Gates of Morning", "Doors of Night", "Crown of Flowers"

# -- what stands in the facts ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InFacts:
    """The text says nothing that the rules do not read from the printed facts: where it is played or stored, keys,
    standard modifications, results of a test."""


def by_facts(*codes: str) -> None:
    """``by_facts(RIDERS_OF_ROHAN)``: the rules read all that its text says from its facts."""
    for code in codes:
        CARDS.add(code, InFacts())


# -- more conditions of cards ------------------------------------------------------------------------------------------

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


# -- more of the moment ------------------------------------------------------------------------------------------------


@told("the Gates of Morning")
def gates_are_open(m: Now) -> bool:
    """Gates of Morning is in play, or one's own Crown of Flowers waits for a resource to be played with it."""
    return named.is_there(m.g, GATES_OF_MORNING) or bool(_crown(m))


def _crown(m: Now) -> str:
    return next(
        (
            card
            for card in named.in_play_titled(m.g, CROWN_OF_FLOWERS)
            if queries.controller(m.g, card) == m.seat and facts(m.g, m.me).type == "resource"
        ),
        "",
    )


async def _wither(m: Now) -> None:
    if not named.is_there(m.g, GATES_OF_MORNING) and (crown := _crown(m)):
        await leaving.discard(m.g, [crown], m.me)


wreath_withers: Happens[MecState] = happens(_wither, told="the crown is used up")
"""A short-event that was played with a Crown of Flowers takes it along into the discard pile."""


@told("Doors of Night")
def doors_are_open(m: Now) -> bool:
    """Doors of Night is in play."""
    return named.is_there(m.g, DOORS_OF_NIGHT)


def not_doors(m: Now) -> bool:
    """Doors of Night is not in play."""
    return not named.is_there(m.g, DOORS_OF_NIGHT)


@told("its bearer faces the strike")
def bearer_is_struck(m: Now) -> bool:
    """The strike that is resolved is against whoever bears this card, or his, and he has the card in use."""
    it = current_attack.attack(m.g)
    piece = m.g.pieces.get(m.me)
    return (
        it is not None
        and it.strike is not None
        and piece is not None
        and piece.host in (it.strike.target, it.strike.giver)
        and not piece.idle
    )


def hosts_company(m: Now) -> Company | None:
    """The company that this card is in or on."""
    piece = m.g.pieces.get(m.me)
    found = company_of(m.g, m.me)
    return found if found is not None or piece is None else company_by_id(m.g, piece.company)


BEFORE_MOVING = ("untap", "organization", "long_event")
"""The phases of a turn before its companies move."""


@told("its company moves")
def its_company_moves(m: Now) -> bool:
    """The company that this card is in or on has moved in this turn, and the card has not come only after that."""
    company, piece = hosts_company(m), m.g.pieces.get(m.me)
    if company is None or piece is None or not company.moved:
        return False
    return piece.since != m.g.round or piece.came in BEFORE_MOVING


@told("its company")
def of_its_company(m: Now) -> bool:
    """What is asked for concerns the company of this card: the target of the moment is its id."""
    company = hosts_company(m)
    return company is not None and m.target == company.id


@told("against its company")
def attacks_its_company(m: Now) -> bool:
    """The attack that goes on is against the company of this card."""
    it, company = current_attack.attack(m.g), hosts_company(m)
    return it is not None and company is not None and it.company == company.id


# -- more verbs --------------------------------------------------------------------------------------------------------


def wide_healing(g: MecState, card: str) -> list[str]:
    """Whom an effect heals that heals a character: all of the company or of the site where something says so, allies
    among them (MEC-559)."""
    company = company_of(g, card)
    site = sites.site_of(g, card)
    if site and READING.granted(g, site, "heals_all"):
        here = [each for each in g.companies if each.members and sites.same_place(g, each.members[0], card)]
        return [other for each in here for other in companies.fighters(g, each)]
    if company is None or not any(READING.granted(g, other, "heals_company") for other in company.members):
        return [card]
    return companies.fighters(g, company)


async def _cure(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        for other in wide_healing(m.g, card):
            await turning.heal(m.g, other, m.me, upright=True)


def _is_curable(m: Now, card: str) -> bool:
    return any(m.g.pieces[other].wounded and not forbidden(m.g, "heal", other) for other in wide_healing(m.g, card))


cure = OnThings("cure", _cure, _is_curable)
"""Heals to well and untapped, and whoever is healed along (Ioreth, Old Forest)."""


def searches(which: Which, where: Sequence[str], most: int = 1, to: str = "hand") -> Happens[MecState]:
    """Looks through zones of one's own for cards and takes them: ``searches(kind("minor_item"), ("deck", "discard"),
    2)``; the play deck is shuffled."""

    def found(m: Now) -> list[str]:
        return [card for zone in where for card in m.g.zones[f"{zone}:{m.seat}"] if which.holds(m, card)]

    async def run(m: Now) -> None:
        held = len(m.g.zones[f"deck:{m.seat}"])
        taken = await choose_cards(m.g, m.seat, "mec-ask-targets", found(m), most, source=m.me, up_to=True)
        for card in taken:
            m.g.move(card, f"{to}:{m.seat}")
        tell = piles.tell_taken_back if to == "hand" else piles.tell_shuffled_in
        tell(m.g, m.seat, taken)
        if "deck" in where or to == "deck":
            await piles.shuffle_searched(m.g, m.seat, held)

    return happens(run, told="searches", which=which, count=most)


def company_of_host(m: Now) -> list[str]:
    """The members of the company of this card's host."""
    company = hosts_company(m)
    return list(company.members) if company is not None else []


those_with_it: Those = Group("character of its company", company_of_host)
"""The characters of the company that this card is in or on."""


def counts(group: Those) -> Worked[int]:
    """How many there are: ``adds_to_check(counts(under_attack))``."""
    return Worked(lambda m: len(group.all(m)), "counts", {"those": group})


def sums(*amounts: int | Worked[int]) -> Worked[int]:
    """Several amounts together."""
    return Worked(lambda m: sum(each if isinstance(each, int) else each(m) for each in amounts), "sums")


def either(*conditions: Holds) -> Holds:
    """One of several things of the moment is true."""
    return lambda m: any(each(m) for each in conditions)


def _bearer(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    if piece is not None:
        return [piece.host] if piece.host in m.g.pieces else []
    return [card for card in m.paid if card in m.g.pieces][:1]


its_bearer: Those = Group("its bearer", _bearer, one=True)
"""Who bears this card, or bore it when it was discarded as a cost."""


def _with_bearer(m: Now) -> list[str]:
    found = [company for card in _bearer(m) if (company := company_of(m.g, card)) is not None]
    return list(found[0].members) if found else []


with_its_bearer: Those = Group("character of its bearer's company", _with_bearer)


def _where_bearer_is(m: Now) -> list[str]:
    return [
        card for bearer in _bearer(m) for card in companies.all_characters(m.g) if sites.same_place(m.g, bearer, card)
    ]


where_its_bearer_stands: Those = Group("character where its bearer is", _where_bearer_is)
"""Every character at the site of whoever bears, or bore, this card."""


@told("in use")
def in_use(m: Now) -> bool:
    """The item does something for its bearer."""
    piece = m.g.pieces.get(m.me)
    return piece is not None and piece.host in m.g.pieces and works_for(m.g, m.me, piece.host)
