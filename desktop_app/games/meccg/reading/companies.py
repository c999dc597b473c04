"""Reading companies: who is in which of them, what their people bear and can, how large and how overt they are."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.meccg.reading.minions import OVERT_ALLIES, mode
from desktop_app.games.meccg.reading.queries import (
    facts,
    is_ally,
    is_avatar,
    is_character,
    is_item,
    is_ringwraith,
    races,
    says_of,
)
from desktop_app.games.meccg.state import Company, MecState

BIG_RACES = ("orc", "troll")


def is_leader(g: MecState, card: str) -> bool:
    """Whether a character is a leader, printed, by a card on him or by an effect (MEC-064)."""
    if "leader" in facts(g, card).keywords or says_of(g, card, "makes_leader"):
        return True
    return "leader" in gained(g, card, "keyword")


def characters(g: MecState, seat: str) -> list[str]:
    """The characters of a player in play."""
    return list(g.zones[f"companies:{seat}"])


def all_characters(g: MecState) -> list[str]:
    """The characters of both players."""
    return [card for seat in g.seats for card in g.zones[f"companies:{seat}"]]


def avatar(g: MecState, seat: str) -> str:
    """A player's avatar in play; "" while there is none."""
    return next((card for card in g.zones[f"companies:{seat}"] if is_avatar(g, card)), "")


def followers(g: MecState, card: str) -> list[str]:
    """The followers that a character controls."""
    return [other for other, piece in g.pieces.items() if piece.follows == card]


def drafted(g: MecState, seat: str) -> list[str]:
    """The characters that a player has revealed in the draft and that wait for their starting site (MEC-382)."""
    return [card for card in g.starting[seat] if g.home[card] == f"pool:{seat}"]


def companies(g: MecState, seat: str) -> list[Company]:
    """The companies of a player."""
    return [company for company in g.companies if company.seat == seat]


def company_by_id(g: MecState, id: str) -> Company | None:
    """The company of that id."""
    for company in g.companies:
        if company.id == id:
            return company
    return None


def current(g: MecState) -> Company | None:
    """The company whose movement/hazard or site phase it is."""
    return company_by_id(g, g.company) if g.company else None


def company_of(g: MecState, card: str) -> Company | None:
    """The company to which a card in play belongs: a member's, or that of whoever bears or controls it."""
    seen = card
    while (piece := g.pieces.get(seen)) is not None and piece.host:
        seen = piece.host
    return next((company for company in g.companies if seen in company.members), None)


def fighters(g: MecState, company: Company) -> list[str]:
    """Who can be assigned a strike: the characters and their allies (MEC-583)."""
    found: list[str] = []
    for card in company.members:
        found.append(card)
        found += [other for other in g.pieces[card].attachments if is_ally(g, other)]
    return found


def borne(g: MecState, card: str) -> list[str]:
    """The items that a character bears, trophies among them."""
    return [other for other in g.pieces[card].attachments if is_item(g, other)]


def companions(g: MecState, card: str) -> list[str]:
    """The other characters of a character's company."""
    company = company_of(g, card)
    return [other for other in company.members if other != card] if company is not None else []


def belongs(g: MecState, card: str, group: str) -> bool:
    """Whether a card is of a group that a lasting effect names: "company:<id>", "race:<race>"."""
    kind, _, which = group.partition(":")
    if kind == "company":
        company = company_by_id(g, which)
        return company is not None and card in company.members
    return kind == "race" and is_character(g, card) and which in races(facts(g, card))


def gained(g: MecState, card: str, kind: str) -> list[str]:
    """What lasting effects of a kind ("skill", "keyword") give a card, those on its company among them."""
    found: list[str] = []
    for effect in g.effects:  # most of the time there is none of the kind
        given, _, what = effect.kind.partition(":")
        if given == kind and (card in effect.targets or (bool(effect.group) and belongs(g, card, effect.group))):
            found.append(what)
    return found


def skills(g: MecState, card: str) -> list[str]:
    """The skills of a character or ally, printed or gained."""
    found = list(facts(g, card).skills)
    return found + gained(g, card, "skill") if g.effects else found


def has_skill(g: MecState, card: str, skill: str) -> bool:
    """Whether a character or ally has a skill (MEC-326, MEC-559)."""
    return skill in skills(g, card)


def size(g: MecState, company: Company) -> int:
    """The size of a company: allies do not count (MEC-449)."""
    return size_of(g, company.members)


def size_of(g: MecState, members: Sequence[str]) -> int:
    """The size that these characters have together: Hobbits and Orc scouts count as half (MEC-019, MEC-448)."""
    halves = sum(1 if _is_half(g, card) else 2 for card in members)
    return -(-halves // 2)


def _is_half(g: MecState, card: str) -> bool:
    printed = facts(g, card)
    return "hobbit" in races(printed) or ("orc" in races(printed) and has_skill(g, card, "scout"))


def is_overt(g: MecState, company: Company) -> bool:
    """Whether a company is overt; without any of this it is covert (MEC-067 to MEC-070, MEC-453)."""
    kinds = [facts(g, card) for card in company.members]
    if any(printed.race in BIG_RACES for printed in kinds if "half_orc" not in printed.keywords):
        return True
    if any("half_orc" in printed.keywords for printed in kinds) and any(
        printed.race != "man" and "half_orc" not in printed.keywords for printed in kinds
    ):
        return True
    if any(is_ringwraith(g, card) and mode(g, card) == "fell_rider" for card in company.members):
        return True
    return any(facts(g, card).title in OVERT_ALLIES for card in fighters(g, company))


def looks_overt(g: MecState, company: Company) -> bool:
    """Whether a company counts as overt now: through an attack as it was when the attack began (MEC-575)."""
    it = next((it for it in reversed(g.attacks) if it.company == company.id), None)
    return it.overt if it is not None else is_overt(g, company)
