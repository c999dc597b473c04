"""Everything that is written about the cards, and the parts of a text that only this game has."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import Action, CardTexts, Trigger, Triggered
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.moment import Amount, Moment
from desktop_app.games.kit.texts import Cost, Text
from desktop_app.games.lotr_tcg.state import TcgState

Now = Moment[TcgState]
Those = Group[TcgState]
Which = Condition[TcgState]
Does = Deed[TcgState]
When = Trigger[TcgState]
Says = Text[TcgState]
Acts = Action[TcgState]
Answers = Triggered[TcgState]

CARDS = CardTexts()
"""Everything that is written about the cards; the card modules fill it."""


class EachTime(Triggered[TcgState], eq=False):
    """What one may do each time or when something happens, without the word "Response:"."""


class ToPlay(Frozen, eq=False):
    """What must be spotted to play a card (TCG-342): at least ``count`` of a group."""

    spot: Those
    count: int = 1


class Adds(Frozen, eq=False):
    """What a card adds to a total of the table: "minion_archery", "fellowship_archery", "move_limit"."""

    total: str
    amount: Amount
    applies: Callable[[Now], bool] | None = None


class AsSoonAs(Frozen, eq=False):
    """What happens at once whenever something is true ("discard him if ...")."""

    condition: Callable[[Now], bool]
    do: Does


class ToPlayPays(Frozen, eq=False):
    """What else is paid to play a card ("to play, exert ...")."""

    cost: Cost[TcgState]


class CostsLessOn(Frozen, eq=False):
    """How much less the cards of a kind cost that are played on this one."""

    which: Which
    less: int
