"""The words that put the parts of a text under the code of its card; every card game writes its cards with them.

A card module reads like the cards::

    action(EVER_VIGILANT, target=ally, do=ready)
    response(ARAGORN, this_commits, cost=pays(1), do=ready.on(me))
    constant(CELEBRIANS_STONE, on=host, willpower=2)

A game gives them its own state and, where the book has them, its own words: what one calls a Response is a Reaction in
another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from desktop_app.games.kit.abilities import (
    NEAR,
    Action,
    AttachesTo,
    Blanks,
    CardTexts,
    Forbids,
    Gives,
    Grants,
    NumberText,
    Permits,
    SpreadText,
    Trigger,
    Triggered,
)
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import Amount, G, Moment
from desktop_app.games.kit.texts import Cost, Text

Costs = Cost[G] | tuple[Cost[G], ...]


class Writing(Generic[G]):
    """Writes the texts of one game's cards into its registry.

    ``from_hand(code)`` says of a card whether its abilities are used from the hand, as those of events are.
    """

    def __init__(self, texts: CardTexts, *, from_hand: Callable[[str], bool]) -> None:
        self.texts = texts
        self._from_hand = from_hand

    def _out_of_reach(self, m: Moment[G], thing: str) -> str:
        return self.texts.out_of_reach(m, thing)

    # -- abilities ------------------------------------------------------------------------------------------------

    def action(
        self,
        code: str,
        *,
        do: Deed[G],
        target: Group[G] | None = None,
        cost: Costs[G] = (),
        limit: Limit | None = None,
        condition: Callable[[Moment[G]], bool] | None = None,
        phase: str = "",
        anyone: bool = False,
        zone: str = "play",
    ) -> None:
        """An Action: ``action(FARAMIR, cost=exhausts, target=player, do=modify(willpower=1).on(their_characters))``.

        ``phase`` limits it to the windows of one phase; ``anyone``: every player may use it; with ``zone`` "hand" it
        is used from there.
        """
        text = Text(do, target, _costs(cost), limit, condition, self._out_of_reach)
        self.texts.add(code, Action(self.texts.next_name(code), code, text, phase, anyone, zone))

    def response(
        self,
        code: str,
        trigger: Trigger[G],
        *,
        do: Deed[G],
        target: Group[G] | None = None,
        cost: Costs[G] = (),
        limit: Limit | None = None,
        condition: Callable[[Moment[G]], bool] | None = None,
        zone: str = "",
    ) -> None:
        """What may be used when its trigger holds: ``response(GLOIN, this_is_damaged, do=...)``.

        ``zone``: "play", "hand", or the game's own word for a card that has just left play.
        """
        text = Text(do, target, _costs(cost), limit, condition, self._out_of_reach)
        self._answer(code, trigger, text, zone=zone)

    def forced(
        self,
        code: str,
        trigger: Trigger[G],
        *,
        do: Deed[G],
        target: Group[G] | None = None,
        limit: Limit | None = None,
        condition: Callable[[Moment[G]], bool] | None = None,
        zone: str = "",
    ) -> None:
        """What happens by itself when its trigger holds: ``forced(GANDALF, round_ends, do=discard.on(me))``."""
        text = Text(do, target, (), limit, condition, self._out_of_reach)
        self._answer(code, trigger, text, forced=True, zone=zone)

    def _answer(self, code: str, trigger: Trigger[G], text: Text[G], *, forced: bool = False, zone: str) -> None:
        ability = Triggered(
            self.texts.next_name(code),
            code,
            trigger.event,
            trigger.timing,
            forced,
            trigger.would,
            zone or ("hand" if self._from_hand(code) else "play"),
            trigger=trigger,
            text=text,
        )
        self.texts.add(code, ability)

    # -- constant abilities ---------------------------------------------------------------------------------------

    def constant(
        self,
        code: str,
        *,
        on: Group[G],
        applies: Callable[[Moment[G]], bool] | None = None,
        **numbers: Amount,
    ) -> None:
        """A constant ability on numbers: ``constant(DWARVEN_AXE, on=host, attack=2, applies=...)``.

        In ``applies`` and in an amount that is worked out, the target of the moment is the card whose number is asked
        for.
        """
        for number, amount in numbers.items():
            kind = NumberText if on.name in NEAR else SpreadText
            self.texts.add(code, kind(number, amount, on, applies))

    def attaches_to(self, group: Group[G], *codes: str) -> None:
        """What these attachments may be attached to: ``attaches_to(hero, STEWARD_OF_GONDOR, CELEBRIANS_STONE)``."""
        for code in codes:
            self.texts.add(code, AttachesTo(group))

    def gives(self, kind: str, code: str, what: str, to: str = "") -> None:
        """The attached card gains a "trait", an "icon", or is under a prohibition ("cannot"): see ``Gives``."""
        self.texts.add(code, Gives(kind, what, to))

    def grants(
        self, kind: str, code: str, what: str, *, on: Group[G], applies: Callable[[Moment[G]], bool] | None = None
    ) -> None:
        """Cards of a group gain a "trait", "icon", "keyword": ``grants("keyword", DROGON, "renown", on=stormborn)``."""
        self.texts.add(code, Grants(kind, what, on, applies))

    def blanks(
        self, code: str, *, on: Group[G], kind: str = "blank", applies: Callable[[Moment[G]], bool] | None = None
    ) -> None:
        """The text boxes of a group are treated as blank: ``blanks(MILK_OF_THE_POPPY, on=host)``."""
        self.texts.add(code, Blanks(kind, on, applies))

    def forbids(self, code: str, what: str, to: Group[G], applies: Callable[[Moment[G]], bool] | None = None) -> None:
        """Nothing of a group can do, or be done, something: ``forbids(ENCHANTED_STREAM, "draw", player, ...)``."""
        self.texts.add(code, Forbids(what, to, applies))

    def permits(self, code: str, what: str, detail: str = "") -> None:
        """A permission that the rules ask for by name: ``permits(DUNHERE, "attacks_staging")``."""
        self.texts.add(code, Permits(what, detail))


def _costs(cost: Costs[G]) -> tuple[Cost[G], ...]:
    return cost if isinstance(cost, tuple) else (cost,)
