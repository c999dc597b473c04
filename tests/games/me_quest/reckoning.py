"""A combat reckoned by hand from the printed cards, as two players would at a table without the program.

Nothing here asks the rules of the game. Left out are cards that turn on chance or on what is asked in between.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.me_quest.reading.facts import CardFacts, load_cards

FACTS = load_cards()
MELEE, RANGED, ANY, BARE = "melee", "ranged", "any", "bare"
PREPARED = {
    "dodge": (ANY, 0, 2),
    "concentrate": (ANY, 2, 2),
    "overpower": (MELEE, 2, 0),
    "volley": (RANGED, 2, 0),
    "hide": (RANGED, 0, 2),
}
"""What a card brings in the next round, with a card of that type: attack and defense."""
PREPARED_CANCELS = {"rush": RANGED, "fall_back": MELEE}
CANCELS = {"evade": MELEE, "charge": RANGED, "earthquake": ANY}
"""The type of card that a card cancels, in the next round or at once."""
FIRM = ("block", "sweep", "quick_shot")
"""What no card cancels."""
BONUS = {
    "parry": (MELEE, 0, 2),
    "hack": (MELEE, 1, 0),
    "crush": (MELEE, 3, 0),
    "overdraw": (RANGED, 2, 0),
    "ranged_strike": (RANGED, 2, 0),
    "attack_of_opportunity": (BARE, 5, 0),
    "sneak_attack": (BARE, 3, 0),
}
"""What a card gains against such a card: attack and defense."""
BARING, HURTS_MORE = ("precision", "smash"), ("eviscerate", "poison_arrow")
LEAST_OF_A_BLOCK, MOST_OF_THE_ENRAGED = 2, 1
WITHOUT_NUMBERS = ("strategize", "anticipate", "retreat")
KNOWN = {*PREPARED, *PREPARED_CANCELS, *CANCELS, *FIRM, *BONUS, *BARING, *HURTS_MORE, *WITHOUT_NUMBERS}
KNOWN |= {"aimed_shot", "deadly_finesse", "reckless", "enraged"}


@dataclass(slots=True)
class Side:
    """A combatant: what he has spent and suffered, and his card of this round and of the one before."""

    strength: int
    body: str = ""
    spent: int = 0
    suffered: int = 0
    exhausted: bool = False
    card: CardFacts | None = None
    before: CardFacts | None = None
    prepared: str = ""
    canceled: bool = False
    bared: bool = False
    attack: int = 0
    defense: int = 0
    dealt: int = 0
    """What he was dealt in this round, all of it, and what of it by his opponent."""
    struck: int = 0
    said: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What his card says, by its name; "" where it says nothing."""
        return self.card.code.split(".")[-1] if self.card is not None and not self.canceled else ""

    def plays(self, type: str) -> bool:
        """Whether his card is of a type; "any" is every card, "bare" one without printed defense."""
        if type == BARE:
            return self.printed("defense") == 0
        return self.card is not None and type in (ANY, self.card.kind)

    def printed(self, what: str) -> int:
        """The number on his card, or what it was reduced to."""
        if self.card is None:
            return 0
        number = self.card.attack if what == "attack" else self.card.defense
        if "finesse" in self.said:
            number = min(number, 1)
        number = 0 if self.bared and what == "defense" else number
        block = what == "defense" and self.card.code.endswith(".block")
        return max(number, LEAST_OF_A_BLOCK) if block else number

    def total(self, what: str) -> int:
        """His attack or defense as damage is dealt."""
        number = self.printed(what)
        if self.card is None or self.canceled or (what == "defense" and self.bared and not number):
            return 0
        return number + (self.attack if what == "attack" else self.defense)

    def suffers(self, amount: int, *, by_himself: bool = False) -> None:
        """He is dealt damage, as much as he can be."""
        amount = min(amount, MOST_OF_THE_ENRAGED - self.dealt) if self.name == "enraged" else amount
        self.dealt, self.suffered = self.dealt + max(0, amount), self.suffered + max(0, amount)
        self.struck += 0 if by_himself else max(0, amount)


def play(hero: Side, enemy: Side, mine: str, theirs: str) -> None:
    """A round: both reveal these cards, "" for whoever plays none, and all follows that the book says (3b to 3f)."""
    for side, code in ((hero, mine), (enemy, theirs)):
        _reveal(side, code)
    if hero.exhausted and enemy.exhausted:
        return
    pairs = ((hero, enemy), (enemy, hero))
    for side, other in pairs:
        _prepared(side, other)
    _cancel(hero, enemy)
    for side, other in pairs:
        _abilities(side, other)
    blows = [max(0, other.total("attack") - side.total("defense")) for side, other in pairs]
    for (side, _), blow in zip(pairs, blows, strict=True):
        side.suffers(blow)
    for side, other in (*pairs, *pairs):
        _after_damage(side, other)
    for side in (hero, enemy):
        side.prepared, side.before = side.name, side.card


def _reveal(side: Side, code: str) -> None:
    side.canceled = side.bared = False
    side.attack = side.defense = side.dealt = side.struck = 0
    side.said = []
    side.card = FACTS[code] if code and not side.exhausted else None
    if side.card is not None:
        cheaper = side.body == "southron" and side.card.kind == MELEE
        side.spent += max(0, side.card.strength_cost - (1 if cheaper else 0))
    if side.card is None or side.spent > side.strength:
        side.exhausted, side.card, side.prepared = True, None, ""


def _cancels(side: Side) -> None:
    side.canceled = side.canceled or (side.card is not None and side.name not in FIRM)


def _prepared(side: Side, other: Side) -> None:
    type, attack, defense = PREPARED.get(side.prepared, ("", 0, 0))
    if type and side.plays(type):
        side.attack, side.defense = side.attack + attack, side.defense + defense
    if other.plays(PREPARED_CANCELS.get(side.prepared, "")):
        _cancels(other)


def _cancel(hero: Side, enemy: Side) -> None:
    """Both at once: who is canceled now cancels all the same."""
    roars = enemy.body == "cave_troll" and enemy.plays(RANGED) and hero.plays(MELEE)
    both = hero.plays(CANCELS.get(enemy.name, "")) or roars, enemy.plays(CANCELS.get(hero.name, ""))
    for side, canceled in zip((hero, enemy), both, strict=True):
        if canceled:
            _cancels(side)


def _abilities(side: Side, other: Side) -> None:
    type, attack, defense = BONUS.get(side.name, ("", 0, 0))
    if type and other.plays(type):
        side.attack, side.defense = side.attack + attack, side.defense + defense
    repeated = other.card is not None and other.before is not None and other.card.kind == other.before.kind
    side.attack += 3 if side.name == "aimed_shot" and repeated else 0
    other.bared = other.bared or side.name in BARING
    other.said += ["finesse"] if side.name == "deadly_finesse" else []
    side.attack += 1 if side.plays({"snaga": RANGED, "huorn": MELEE}.get(side.body, "")) else 0
    if side.body == "orc" and side.plays(MELEE) and other.plays(MELEE):
        other.suffers(1)


def _after_damage(side: Side, other: Side) -> None:
    """Each text once, as soon as it is true."""
    if side.name in HURTS_MORE and other.struck and side.name not in side.said:
        side.said.append(side.name)
        other.suffers(2)
    if side.name == "reckless" and side.dealt and side.name not in side.said:
        side.said.append(side.name)
        side.suffers(2, by_himself=True)
    held = min(other.total("attack"), side.total("defense")) > 0
    if side.body == "dunlending" and side.plays(MELEE) and held and side.body not in side.said:
        side.said.append(side.body)
        other.suffers(1)
