"""Words that several cards share beside the general ones: what their facts say by themselves, searching, wide healing,
and the wreath that stands for the Gates of Morning."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.asking import choose_cards
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.meccg.book.chain import text_of
from desktop_app.games.meccg.reading import companies, named, queries, sites
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.numbers import (
    READING,
    forbidden,
)
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.verbs import leaving, piles, turning
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import CARDS, Holds, InAnyCase, Now, Those, Which

GATES_OF_MORNING, DOORS_OF_NIGHT, CROWN_OF_FLOWERS = "Gates of Morning", "Doors of Night", "Crown of Flowers"

# -- what stands in the facts ------------------------------------------------------------------------------------------


class InFacts(Frozen):
    """The text says nothing that the rules do not read from the printed facts: where it is played or stored, keys,
    standard modifications, results of a test."""


def by_facts(*codes: str) -> None:
    """``by_facts(RIDERS_OF_ROHAN)``: the rules read all that its text says from its facts."""
    for code in codes:
        CARDS.add(code, InFacts())


# -- more of the moment ------------------------------------------------------------------------------------------------


@told("the Gates of Morning")
def gates_are_open(m: Now) -> bool:
    """Gates of Morning is in play, or one's own Crown of Flowers waits for a resource to be played with it."""
    return named.is_there(m.g, GATES_OF_MORNING) or bool(_crown(m))


def _crown(m: Now) -> str:
    """One's own Crown of Flowers with which no other resource of the chain is being played; "" for none."""
    if facts(m.g, m.me).type != "resource":
        return ""
    lying = [c for c in named.in_play_titled(m.g, CROWN_OF_FLOWERS) if queries.controller(m.g, c) == m.seat]
    worn = [it for it in m.g.chain if it.seat == m.seat and it.card != m.me and _wears_it(it)] if lying else []
    return lying[len(worn)] if len(lying) > len(worn) else ""


def _wears_it(it: Declared) -> bool:
    text = text_of(it.code, it.name)
    return not it.cancelled and text is not None and any(part is wreath_withers for part in text.do.parts())


async def _wither(m: Now) -> None:
    if not named.is_there(m.g, GATES_OF_MORNING) and (crown := _crown(m)):
        await leaving.discard(m.g, [crown], m.me)


wreath_withers = InAnyCase(_wither, lambda m: True, "the crown is used up")
"""A short-event that was played with a Crown of Flowers takes it along into the discard pile."""


@told("Doors of Night")
def doors_are_open(m: Now) -> bool:
    """Doors of Night is in play."""
    return named.is_there(m.g, DOORS_OF_NIGHT)


def not_doors(m: Now) -> bool:
    """Doors of Night is not in play."""
    return not named.is_there(m.g, DOORS_OF_NIGHT)


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


those_looked_through: Those = Group("card looked through", lambda m: [])
"""What a question calls the cards among which somebody searches."""


def searches(which: Which, where: Sequence[str], most: int = 1, to: str = "hand") -> Happens[MecState]:
    """Looks through zones of one's own for cards and takes them: ``searches(kind("minor_item"), ("deck", "discard"),
    2)``; the play deck is shuffled."""

    def found(m: Now) -> list[str]:
        return [card for zone in where for card in m.g.zones[f"{zone}:{m.seat}"] if which.holds(m, card)]

    async def run(m: Now) -> None:
        held = len(m.g.zones[f"deck:{m.seat}"])
        there, purpose = found(m), Purpose(those_looked_through, verb)
        taken = await choose_cards(
            m.g, m.seat, "mec-ask-targets", there, most, source=m.me, up_to=True, purpose=purpose
        )
        for card in taken:
            m.g.move(card, f"{to}:{m.seat}")
        tell = piles.tell_taken_back if to == "hand" else piles.tell_shuffled_in
        tell(m.g, m.seat, taken)
        if "deck" in where or to == "deck":
            await piles.shuffle_searched(m.g, m.seat, held)

    verb = happens(run, told="searches", which=which, count=most, to=to)
    return verb


def counts(group: Those) -> Worked[int]:
    """How many there are: ``adds_to_check(counts(under_attack))``."""
    return Worked(lambda m: len(group.all(m)), "counts", {"those": group})


def sums(*amounts: int | Worked[int]) -> Worked[int]:
    """Several amounts together."""
    return Worked(lambda m: sum(each if isinstance(each, int) else each(m) for each in amounts), "sums")


def either(*conditions: Holds) -> Holds:
    """One of several things of the moment is true."""
    return lambda m: any(each(m) for each in conditions)
