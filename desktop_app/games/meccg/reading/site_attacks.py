"""The automatic-attacks of a site: those of its card, then those that effects add (MEC-543 to MEC-547)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import Attack
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import facts, is_overt
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, ExtraAttack, RepeatsAttacks


def automatic_attacks(g: MecState, company: Company) -> list[Attack]:
    """The automatic-attacks that a company faces at its site, in order."""
    if not company.site:
        return []
    printed, kind = facts(g, company.site), "overt" if is_overt(g, company) else "covert"
    found: list[Attack] = []
    if not READING.granted(g, company.site, "no_attacks"):
        for each in printed.attacks:
            if each.against in ("", kind) and not (each.race == "dragon" and printed.title in g.freed_lairs):
                found += [each] * _times(g, each.race)
    repeated = [e for e in g.effects if e.kind == "repeat_attack" and company.site in e.targets]
    for effect in repeated:
        if effect.amount < len(printed.attacks):
            at = next((i for i, each in enumerate(found) if each is printed.attacks[effect.amount]), len(found))
            found.insert(at + 1, printed.attacks[effect.amount])
    return found + _added(g, company)


def singles_out(g: MecState) -> bool:
    """Whether a card in play leaves only one of several attacks."""
    return any(CARDS.permission(g.codes[card], "singles_out") is not None for card in g.pieces)


def _times(g: MecState, race: str) -> int:
    """How often an automatic-attack of a race must be faced."""
    written = CARDS.by_code(RepeatsAttacks)
    return 1 + sum(part.race == race for card in READING.sources(g, written) for part in written[g.codes[card]])


def _added(g: MecState, company: Company) -> list[Attack]:
    written = CARDS.by_code(ExtraAttack)
    return [
        Attack(part.race, part.strikes, part.prowess)
        for card in READING.sources(g, written)
        if not READING.immune(g, company.id, g.codes[card])
        for part in written[g.codes[card]]
        if part.applies(READING.moment(g, card).at(company.site))
    ]
