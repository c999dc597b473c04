"""The automatic-attacks of a site: those of its card, then those that effects add (MEC-543 to MEC-547)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.companies import is_overt
from desktop_app.games.meccg.reading.facts import Attack
from desktop_app.games.meccg.reading.numbers import READING, item_works
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, ExtraAttack, RepeatsAttacks


def automatic_attacks(g: MecState, company: Company) -> list[Attack]:
    """The automatic-attacks that a company faces at its site, in order."""
    return [attack for _, attack in named_attacks(g, company)]


def named_attacks(g: MecState, company: Company, *, all_of_them: bool = False) -> list[tuple[str, Attack]]:
    """The same with the name of each: its number on the card of the site, or the code of the card that adds it; with
    ``all_of_them`` also those that are not against such a company.

    One that is faced again follows itself under its own name, so that what is said of it holds each time.
    """
    if not company.site:
        return []
    found = [*(_left(g, company.site) if all_of_them else _printed(g, company)), *_added(g, company)]
    again = [e.group for e in g.effects if e.kind == "repeat_attack" and company.site in e.targets]
    return [each for each in found for _ in range(_times(g, each[1].race) + again.count(each[0]))]


def attack_names(g: MecState, company: Company, *, all_of_them: bool = False) -> list[str]:
    """The automatic-attacks of a site, each once however often it is faced."""
    return list(dict.fromkeys(name for name, _ in named_attacks(g, company, all_of_them=all_of_them)))


def _printed(g: MecState, company: Company) -> list[tuple[str, Attack]]:
    """Those on the card of the site that are against such a company."""
    kind = "overt" if is_overt(g, company) else "covert"
    return [(name, each) for name, each in _left(g, company.site) if each.against in ("", kind)]


def _left(g: MecState, site: str) -> list[tuple[str, Attack]]:
    """Those on the card of a site that nothing has removed."""
    printed = facts(g, site)
    if READING.granted(g, site, "no_attacks"):
        return []
    return [
        (str(number), each)
        for number, each in enumerate(printed.attacks, start=1)
        if not (each.race == "dragon" and printed.title in g.freed_lairs)
    ]


def is_guarded(g: MecState, site: str, race: str) -> bool:
    """Whether a site has an automatic-attack by a race on its card."""
    return any(each.race == race for _, each in _left(g, site))


def singles_out(g: MecState, site: str = "") -> bool:
    """Whether a card in play leaves only one of several attacks: of those of a site no event of the other side
    (MEC-709)."""
    written = [card for card in g.pieces if CARDS.permission(g.codes[card], "singles_out") is not None]
    given = [card for card in written if item_works(g, card)]
    return any(not site or facts(g, card).alignment == facts(g, site).alignment for card in given)


def _times(g: MecState, race: str) -> int:
    """How often an automatic-attack of a race must be faced."""
    written = CARDS.by_code(RepeatsAttacks)
    speaking = [card for card in READING.sources(g, written) if _speaks(g, card)]
    return 1 + sum(part.race == race for card in speaking for part in written[g.codes[card]])


def _speaks(g: MecState, card: str) -> bool:
    """Whether what a card in play says of automatic-attacks holds: not of an item that does nothing (MEC-654)."""
    return not READING.is_blank(g, card) and item_works(g, card)


def _added(g: MecState, company: Company) -> list[tuple[str, Attack]]:
    """Those that cards in play add."""
    written = CARDS.by_code(ExtraAttack)
    return [
        (g.codes[card], Attack(part.race, part.strikes, part.prowess))
        for card in READING.sources(g, written)
        if not READING.immune(g, company.id, g.codes[card]) and _speaks(g, card)
        for part in written[g.codes[card]]
        if part.applies(READING.moment(g, card).at(company.site))
    ]
