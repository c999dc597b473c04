"""Everything that is written about the cards, and the parts of a text that only this game has."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import Action, CardTexts, Trigger, Triggered
from desktop_app.games.kit.deeds import NO_CHANGE, Deed
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.happens import Happens
from desktop_app.games.kit.moment import Amount, Moment, Worked
from desktop_app.games.kit.texts import Text
from desktop_app.games.meccg.state import MecState

Now = Moment[MecState]
Those = Group[MecState]
Which = Condition[MecState]
Does = Deed[MecState]
When = Trigger[MecState]
Says = Text[MecState]
Acts = Action[MecState]
Answers = Triggered[MecState]
Holds = Callable[[Now], bool]

SKILL = "skill"
"""What the condition is called by which somebody has a skill."""
CARDS = CardTexts()
"""Everything that is written about the cards; the card modules fill it."""


def spares(group: Those, race: str) -> bool:
    """Whether a group leaves out a race by its name: ``company_member(~race("hobbit", "dwarf"))``."""
    denied = [each.joins[0] for each in group.conditions if each.told == "not"]
    return any(race in str(each.told_with.get("race", "")).split(", ") for each in denied)


class Reasoned(Worked[bool]):
    """A condition that knows by which rule it does not hold: ``why`` answers a reason id, "" where it holds."""

    why: Callable[[Now], str] = lambda m: ""


def reasoned(why: Callable[[Now], str], told: str) -> Reasoned:
    """``condition=reasoned(_why_not_sauron, "against a Wizard")``"""
    return Reasoned(lambda m: not why(m), told, {}, why)


class InAnyCase(Happens[MecState]):
    """What goes with a card that was played, also where the rest of it comes to nothing or is canceled."""

    def why_not(self, m: Now) -> str:
        """It is no reason to play the card: what it does besides must change something (MEC-649)."""
        return NO_CHANGE


class Bonus(Frozen, eq=False):
    """What an item adds to a "prowess", "body" or "influence" of its bearer, to a maximum of ``most`` (0 for none).

    ``against`` are races against which it is ``amount_against`` to a maximum of ``most_against`` instead. ``needs`` is
    a skill without which the bearer has nothing of it.
    """

    number: str
    amount: int
    most: int = 0
    against: tuple[str, ...] = ()
    amount_against: int = 0
    most_against: int = 0
    needs: str = ""


class InfluenceAgainst(Frozen, eq=False):
    """Direct influence against certain cards only: it counts once, whoever uses it (MEC-438).

    ``on`` is "me" for a character's own and "host" for that of its item.
    """

    amount: Amount
    against: Which
    on: Those


class ChangesAttacks(Frozen, eq=False):
    """What a card in play makes of attacks for which it ``applies``: more strikes, prowess, body."""

    applies: Holds
    strikes: Amount = 0
    prowess: Amount = 0
    body: Amount = 0


class Adds(Frozen, eq=False):
    """What a card in play adds to a total of the table.

    Of a player: "general_influence", "hand", "influence_check", "ring_test". Of a company: "hazard_limit",
    "region_limit", "draw", "opponent_draw". Of a character: "influence_by" (all his influence checks),
    "faction_checks" (those against factions). The target of the moment is the seat, the id of the company, the
    character, or for an "influence_check" the card that it is against.
    """

    total: str
    amount: Amount
    applies: Holds | None = None


class Requires(Frozen, eq=False):
    """What must hold besides the rules to play a card ("only if ..."); ``reason`` is a refusal's last word."""

    condition: Holds


class Unlike(Frozen, eq=False):
    """It cannot be duplicated: on what lies in ``scope``: "play", "host", "company", "player" (MEC-340)."""

    scope: str


class DiscardedWhen(Frozen, eq=False):
    """It is discarded at once when something is true (MEC-721)."""

    condition: Holds


class Changes(Frozen, eq=False):
    """A site in play counts as one of another ``kind`` of site, or its automatic-attacks are gone."""

    what: str
    to: str
    on: Those


class ExtraAttack(Frozen, eq=False):
    """A further automatic-attack at a site while the card is in play (MEC-545)."""

    race: str
    strikes: int
    prowess: int
    applies: Holds


class Storing(Frozen, eq=False):
    """Characters of a side, with ``yours`` only those of the card's player, may store in another phase as in their
    organization phase."""

    phase: str
    side: str
    yours: bool = False


class Bars(Frozen, eq=False):
    """A site at which certain characters may not be brought into play."""

    which: Which


class RepeatsAttacks(Frozen, eq=False):
    """Every automatic-attack of a race is faced once more."""

    race: str
