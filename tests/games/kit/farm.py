"""A farm for the tests of the kit: animals of two seats, which work, tire and rest. A game without rules of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop_app.engine.chance import Chance
from desktop_app.engine.state import Place
from desktop_app.games.kit.abilities import CardTexts
from desktop_app.games.kit.deeds import NO_CHANGE, Verb
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.reading import Reading
from desktop_app.games.kit.state import TableState

PRINTED = {"strength": {"ox": 3, "hen": 1, "dog": 2}}


@dataclass(slots=True)
class Farm(TableState[Piece]):
    """Animals are pieces of two seats; ``told`` is what happened, in order."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)


Now = Moment[Farm]


def farm(**animals: str) -> Farm:
    """A farm with animals: ``farm(ox1="A", hen1="B")``, each named after its kind and a number."""
    g = Farm("farm", ["A", "B"], {"A": "Ana", "B": "Bor"}, Chance(1), [Place("day", "1")])
    for name, seat in animals.items():
        g.codes[name], g.owners[name], g.home[name] = name.rstrip("0123456789"), seat, "yard"
        g.pieces[name] = Piece(controller=seat)
    return g


def now(g: Farm, me: str = "", seat: str = "A") -> Now:
    """The ability of an animal as it looks to a seat."""
    return Moment(g, seat, me, g.codes.get(me, ""))


animal: Group[Farm] = Group("animal", lambda m: list(m.g.pieces))
me: Group[Farm] = Group("me", lambda m: [m.me], one=True)
host: Group[Farm] = Group("host", lambda m: [m.g.pieces[m.me].host], one=True)
tired: Condition[Farm] = Condition("tired", lambda m, card: m.g.pieces[card].exhausted)
yours: Condition[Farm] = Condition("yours", lambda m, card: m.g.pieces[card].controller == m.seat)


class Rest(Verb[Farm]):
    """A tired animal rests."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be tired."""
        return "" if m.g.pieces[thing].exhausted else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They rest."""
        for card in things:
            m.g.pieces[card].exhausted = False
            m.g.told.append(f"{card} rests")


class Tire(Verb[Farm]):
    """A rested animal works until it is tired."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be rested."""
        return NO_CHANGE if m.g.pieces[thing].exhausted else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They work."""
        for card in things:
            m.g.pieces[card].exhausted = True
            m.g.told.append(f"{card} works")


rest, tire = Rest(), Tire()
TEXTS = CardTexts()
READING: Reading[Farm] = Reading(
    texts=TEXTS,
    printed=PRINTED,
    belongs=lambda g, card, group: card in g.pieces and g.codes[card] == group,
    side_of=lambda code: "wild" if code == "dog" else "tame",
    keeper=lambda g, card: "A",
)
