"""Everything that is written about the cards, and the parts of a text that only this game has."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import Action, CardTexts, Trigger, Triggered
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.moment import Amount, Moment
from desktop_app.games.kit.texts import Text
from desktop_app.games.thrones.state import ThronesState

Now = Moment[ThronesState]
Those = Group[ThronesState]
Which = Condition[ThronesState]
Does = Deed[ThronesState]
When = Trigger[ThronesState]
Says = Text[ThronesState]
Acts = Action[ThronesState]
Answers = Triggered[ThronesState]

CARDS = CardTexts()
"""Everything that is written about the cards; the card modules fill it."""


class Contributes(Frozen, eq=False):
    """STR that a card adds to its controller's total: for "dominance", or for a side of a "challenge"."""

    to: str
    amount: Amount
    applies: Callable[[Now], bool] | None = None


class CostsX(Frozen, eq=False):
    """What the X of an event's cost stands for (GOT-246)."""

    amount: Amount


class AsSoonAs(Frozen, eq=False):
    """What happens at once whenever something is true ("if it has 3 or more tokens, sacrifice it").

    One that ``ends`` what the text of its card gave happens on a blank card too (GOT-056, GOT-138).
    """

    condition: Callable[[Now], bool]
    do: Does
    ends: bool = False


class MoreChallenges(Frozen):
    """Its controller may initiate an additional challenge of a type in the challenges phase.

    ``elsewhere``: only against an opponent against whom none of that type has been initiated in this phase.
    """

    type: str
    elsewhere: bool = False


class DrawsMore(Frozen):
    """Its controller draws more cards in the draw phase."""

    amount: int


class MostOnHost(Frozen):
    """How many copies of an attachment may lie on one card (GOT-261)."""

    count: int


class Supports(Frozen):
    """Which title a title supports, by its English name; "" for none (GOT-029)."""

    supports: str


class Rivals(Frozen):
    """Which two titles are the rivals of a title, by their English names (GOT-400)."""

    rival: str
    other_rival: str
