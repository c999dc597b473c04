"""Reading the table: players, companies, where they are, what a card is. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from desktop_app.games.kit.cast import Prints
from desktop_app.games.meccg.reading.facts import ITEMS, CardFacts, load_cards
from desktop_app.games.meccg.reading.minions import OVERT_ALLIES, mode
from desktop_app.games.meccg.state import WIZARD, Attack, Company, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS

FACTS = load_cards()
HERO, MINION = "hero", "minion"
WORN = ("weapon", "armor", "shield", "helmet")
"""The kinds of item of which only one may be in use (MEC-655)."""
BIG_RACES = ("orc", "troll")
FREE_RACES = ("elf", "dwarf", "dunadan", "hobbit")
"""Who may not be with Orcs and Trolls away from a haven (MEC-062, MEC-450)."""
_TITLES, _ENTITIES = Prints(lambda code: FACTS[code].title), Prints(lambda code: FACTS[code].entity)


def facts(g: MecState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


# -- players -----------------------------------------------------------------------------------------------------------


def opponent(g: MecState, seat: str) -> str:
    """The other player."""
    return g.seats[1] if seat == g.seats[0] else g.seats[0]


def hazard_player(g: MecState) -> str:
    """Who is not the resource player (MEC-303)."""
    return opponent(g, g.active)


def is_wizard(g: MecState, seat: str) -> bool:
    """Whether a player is a Wizard player; all others are minion players."""
    return g.kinds.get(seat, WIZARD) == WIZARD


def side(g: MecState, seat: str) -> str:
    """The alignment of a player's own cards."""
    return HERO if is_wizard(g, seat) else MINION


def controller(g: MecState, card: str) -> str:
    """Who controls a card: in play its controller, elsewhere its owner."""
    piece = g.pieces.get(card)
    return piece.controller if piece is not None and piece.controller else g.owners[card]


# -- what a card is ----------------------------------------------------------------------------------------------------


def counts_as(g: MecState, card: str) -> tuple[str, ...]:
    """The types that a card which is not in play counts as: an agent is a hazard, of a minion player a character as
    well (MEC-356, MEC-361); an event that may be either is both (MEC-353)."""
    printed = FACTS[g.codes[card]]
    if printed.agent:
        return ("hazard",) if is_wizard(g, g.owners[card]) else ("character", "hazard")
    return ("hazard", "resource") if printed.either_way else (printed.type,)


def is_character(g: MecState, card: str) -> bool:
    """Whether a card in play is a character: agents played as hazards are none (MEC-625)."""
    return card in g.pieces and g.home[card].startswith("companies:")


def has_manifestations(printed: CardFacts) -> bool:
    """Whether a card is one of several manifestations of somebody (MEC-006)."""
    if not printed.unique:
        return False
    return any(other.entity == printed.entity and other.title != printed.title for other in FACTS.values())


def is_ally(g: MecState, card: str) -> bool:
    """Whether it is an ally in play."""
    return card in g.pieces and "ally" in facts(g, card).kinds


def is_item(g: MecState, card: str) -> bool:
    """Whether it is an item; a trophy is treated as one (MEC-092)."""
    return is_item_card(facts(g, card)) or is_trophy(g, card)


def is_item_card(printed: CardFacts) -> bool:
    """Whether a card is an item of any kind."""
    return any(kind in ITEMS for kind in printed.kinds)


def is_trophy(g: MecState, card: str) -> bool:
    """Whether a creature's card lies with a character as a trophy (MEC-092)."""
    piece = g.pieces.get(card)
    return piece is not None and is_character(g, piece.host) and "creature" in facts(g, card).kinds


def kinds(g: MecState, card: str) -> tuple[str, ...]:
    """Of which kinds a card is: a trophy is a minor item as well (MEC-092)."""
    printed = facts(g, card).kinds
    return (*printed, "minor_item") if is_trophy(g, card) else printed


def is_avatar(g: MecState, card: str) -> bool:
    """Whether a character in play stands for its player: a Ringwraith that follows another does not (MEC-053), nor one
    whose leader is gone (MEC-407)."""
    piece = g.pieces.get(card)
    return facts(g, card).avatar and piece is not None and not piece.follows and not piece.loose


def is_ringwraith(g: MecState, card: str) -> bool:
    """Whether it is a Ringwraith, a player's own or a follower."""
    return facts(g, card).race == "ringwraith"


def is_follower(g: MecState, card: str) -> bool:
    """Whether it is a Ringwraith in play that stands for nobody: it follows its player's Ringwraith, or has lost it
    (MEC-053, MEC-407)."""
    piece = g.pieces.get(card)
    return piece is not None and (bool(piece.follows) or piece.loose) and is_ringwraith(g, card)


def is_agent(g: MecState, card: str) -> bool:
    """Whether it is in play as a hazard agent."""
    return card in g.pieces and g.home[card].startswith("agents:")


def races(printed: CardFacts) -> tuple[str, ...]:
    """The races a card counts as: a Half-orc is an Orc (MEC-325)."""
    return (printed.race, "orc") if "half_orc" in printed.keywords else (printed.race,)


def is_leader(g: MecState, card: str) -> bool:
    """Whether a character is a leader, printed, by a card on him or by an effect (MEC-064)."""
    if "leader" in facts(g, card).keywords or says_of(g, card, "makes_leader"):
        return True
    return "leader" in gained(g, card, "keyword")


def is_untapped(g: MecState, card: str) -> bool:
    """Whether a card stands upright: neither tapped nor wounded (MEC-313, MEC-316)."""
    piece = g.pieces.get(card)
    return piece is not None and not piece.exhausted and not piece.wounded


def is_turned(g: MecState, card: str) -> bool:
    """Whether a card in play is tapped or wounded: what was tapped for something must still be so (MEC-703)."""
    return card in g.pieces and not is_untapped(g, card)


def says_of(g: MecState, host: str, what: str) -> str:
    """What a card that lies on another one makes of it, by such a permission; "" where there is none."""
    piece = g.pieces.get(host)
    for card in piece.attachments if piece is not None else ():
        given = CARDS.permission(g.codes[card], what)
        if given is not None:
            return given.detail
    return ""


# -- characters and companies ------------------------------------------------------------------------------------------


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


# -- what goes on ------------------------------------------------------------------------------------------------------


def attack(g: MecState) -> Attack | None:
    """The attack that is going on, the innermost."""
    return g.attacks[-1] if g.attacks else None


def is_attacked(g: MecState, company: Company) -> bool:
    """Whether an attack on a company goes on."""
    return any(it.company == company.id for it in g.attacks)


def defenders(g: MecState, it: Attack) -> list[str]:
    """Who can be assigned a strike of an attack."""
    company = company_by_id(g, it.company)
    if company is None:
        return []
    return [card for card in fighters(g, company) if card not in it.sheltered]


def attacks_as(g: MecState, it: Attack, names: Collection[str]) -> bool:
    """Whether an attack is by one of these races; that of a company only if every character of it is of one of them
    (MEC-160)."""
    if it.givers:
        return all(any(race in names for race in races(facts(g, giver))) for giver in it.givers)
    return it.race in names


def fought_races(g: MecState, it: Attack, card: str) -> tuple[str, ...]:
    """The races that a character fights: of the attack, or between companies of whoever its strike is with."""
    strike = it.strike
    if not it.givers:
        return (it.race,) if card in defenders(g, it) else ()
    if strike is None or card not in (strike.target, strike.giver):
        return ()
    other = strike.giver if card == strike.target else strike.target
    return races(facts(g, other)) if other in g.codes else ()


def in_play_titled(g: MecState, title: str) -> Iterator[str]:
    """The cards in play with an English title, whoever's; face-down ones do not count (MEC-339)."""
    return (card for card in _TITLES.of(g, title) if card in g.pieces and not g.pieces[card].hidden)


def titled_in_play(g: MecState, title: str) -> Sequence[str]:
    """The cards in play with this title, face down ones too."""
    return _TITLES.in_play(g, title)


def is_there(g: MecState, title: str) -> bool:
    """Whether a card with this title is in play, as "Doors of Night"."""
    return next(in_play_titled(g, title), "") != ""


def entities(g: MecState, entity: str) -> list[str]:
    """The cards that stand in the way of another manifestation: in play, stored, defeated or removed (MEC-336, 338)."""
    return [card for card in _ENTITIES.of(g, entity) if _stands(g, card)]


def _stands(g: MecState, card: str) -> bool:
    piece = g.pieces.get(card)
    if piece is not None:
        return not piece.hidden
    return g.home[card].partition(":")[0] in ("marshalling", "removed") and facts(g, card).unique


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
