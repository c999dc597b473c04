"""Everything that is written about the cards, and the parts of a text that only this game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import Action, CardTexts, Trigger
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.moment import Amount, Moment
from desktop_app.games.kit.texts import Text
from desktop_app.games.me_quest.state import QuestState

Now = Moment[QuestState]
Those = Group[QuestState]
Which = Condition[QuestState]
Does = Deed[QuestState]
When = Trigger[QuestState]
Says = Text[QuestState]
Acts = Action[QuestState]
If = Callable[[Now], bool]

CARDS = CardTexts()
"""Everything that is written about the cards; the card modules fill it."""

Occasion = Literal["resolve", "set_up", "reward", "consult", "active", "gained"]
Stage = Literal["now", "next", "damage", "answer", "end"]


class Instruction(Frozen, eq=False):
    """What a card says is done on an occasion of the book, by its moment's "you".

    "resolve": an Event, Encounter or Peril card is resolved; "set_up" and "reward": of a Quest; "consult": the ability
    of a character; "active": a Plot comes into play; "gained": a Corruption card comes to a hero.
    """

    occasion: Occasion
    text: Says


class CombatText(Frozen, eq=False):
    """What a combat card, or the ability of a monster or minion, does in a round of combat.

    ``stage``: "now" in 3e, "next" in 3d of the round after, "damage" after damage was dealt in 3f, "answer" when
    all of it is dealt, "end" when it is known who was defeated in the round.
    """

    stage: Stage
    do: Does
    condition: If | None = None


class Cancels(Frozen, eq=False):
    """The opponent's card is canceled, in 3e of this round or in 3d of the "next"."""

    stage: Stage
    condition: If | None = None


class CannotBeCanceled(Frozen):
    """This combat card cannot be canceled by an ability."""


class LeastDefense(Frozen):
    """The defense of this combat card cannot be reduced below so much."""

    amount: int


class StrengthCost(Frozen, eq=False):
    """Changes what a combat card of one's own pile costs, the target of the moment; an amount, or ``to`` a value.

    It stands on a monster or minion, or on a card, which speaks of the card played after it with ``after``.
    """

    condition: If
    amount: int = 0
    to: int | None = None
    after: bool = False


class InsteadOfDamage(Frozen, eq=False):
    """What happens instead of the damage that would be dealt to the opponent in 3f; the X of the moment is how much."""

    do: Does
    condition: If | None = None


class MakesPerilous(Frozen, eq=False):
    """Locations that are perilous while the card is in play: for the hero whose seat is the moment's target."""

    places: Those
    condition: If | None = None


class Most(Frozen, eq=False):
    """The most that a hero may have or do: "hand", "favor", "travel_steps", "favor_a_turn", "encounter_cards".

    ``later``: not yet in the turn in which the card came.
    """

    what: str
    amount: Amount
    on: Those
    later: bool = False


class Requires(Frozen, eq=False):
    """What must hold for a Plot to be played, besides what its facts say."""

    condition: If


class Mission(Frozen, eq=False):
    """When a mission is fulfilled."""

    condition: Callable[[QuestState], bool]


class ExtraPath(Frozen):
    """A path that only the hero with this card has, for so many cards of any kind."""

    one: str
    other: str
    cost: int
