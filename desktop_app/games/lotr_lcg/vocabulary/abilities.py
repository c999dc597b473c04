"""The parts of a card's text, and the words that put them under its code. All of them stand in one registry.

A card module reads like the cards::

    action(EVER_VIGILANT, target=ally, do=ready)
    response(ARAGORN, this_commits, cost=pays(1), do=ready.on(me))
    constant(CELEBRIANS_STONE, on=host, willpower=2)

What only one card does is a coroutine under ``own``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from desktop_app.games.kit.abilities import (
    Action,
    AttachesTo,
    CardTexts,
    Forbids,
    Gives,
    NumberText,
    Permits,
    SpreadText,
    Triggered,
)
from desktop_app.games.kit.abilities import Trigger as KitTrigger
from desktop_app.games.kit.deeds import Deed, Own
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import Amount, Moment
from desktop_app.games.kit.texts import Cost, Text
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.state import LcgState

Now = Moment[LcgState]
Does = Deed[LcgState]
Those = Group[LcgState]
Costs = Cost[LcgState] | tuple[Cost[LcgState], ...]
Trigger = KitTrigger[LcgState]

CARDS = CardTexts()
"""Everything that is written about the cards of this game."""


# -- triggered and action abilities --------------------------------------------------------------------------------


def action(
    code: str,
    *,
    do: Does,
    target: Those | None = None,
    cost: Costs = (),
    limit: Limit | None = None,
    condition: Callable[[Now], bool] | None = None,
    phase: str = "",
    anyone: bool = False,
    zone: str = "play",
) -> None:
    """An Action: ``action(FARAMIR, cost=exhausts, target=player, do=modify(willpower=1).on(their_characters))``.

    ``phase`` limits it to the windows of one phase (LCG-005); with ``zone`` "hand" it is used from there (LCG-009).
    """
    text = Text(do, target, _costs(cost), limit, condition)
    CARDS.add(code, Action(CARDS.next_name(code), code, text, phase, anyone, zone))


def response(
    code: str,
    trigger: Trigger,
    *,
    do: Does,
    target: Those | None = None,
    cost: Costs = (),
    limit: Limit | None = None,
    condition: Callable[[Now], bool] | None = None,
    zone: str = "",
) -> None:
    """A Response, which may be used when its trigger holds: ``response(GLOIN, this_is_damaged, do=...)``.

    ``zone``: "play", "hand" or "left" (it has just left play); events are used from the hand.
    """
    text = Text(do, target, _costs(cost), limit, condition)
    _add(code, trigger, text, zone=zone)


def forced(
    code: str,
    trigger: Trigger,
    *,
    do: Does,
    target: Those | None = None,
    condition: Callable[[Now], bool] | None = None,
    zone: str = "",
) -> None:
    """A Forced ability, which happens by itself (LCG-257): ``forced(GANDALF, round_ends, do=discard.on(me))``.

    ``zone`` may be "set_aside": it works while the card waits out of play (LCG-049).
    """
    _add(code, trigger, Text(do, target, condition=condition), forced=True, zone=zone)


def _add(code: str, trigger: Trigger, text: Text[LcgState], *, forced: bool = False, zone: str) -> None:
    printed = load_cards().get(code)
    zone = zone or ("hand" if printed is not None and printed.type == "event" else "play")
    ability = Triggered(
        CARDS.next_name(code),
        code,
        trigger.event,
        trigger.timing,
        forced,
        trigger.would,
        zone,
        trigger=trigger,
        text=text,
    )
    CARDS.add(code, ability)


def _costs(cost: Costs) -> tuple[Cost[LcgState], ...]:
    return cost if isinstance(cost, tuple) else (cost,)


def own(
    could: Callable[[Now], bool] | None = None, *, told: str = ""
) -> Callable[[Callable[[Now], Awaitable[None]]], Own[LcgState]]:
    """What only one card does, as a coroutine over the moment; ``could`` says whether it could change the game.

    ``told`` is what words call it, for a card that ships: ``@own(told="take one of x")``.
    """
    return lambda run: Own(run, could, told)


# -- encounter cards -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class WhenRevealedText:
    """The When Revealed effect of an encounter card; "you" is the first player unless the text says "each player"."""

    do: Does


@dataclass(frozen=True, slots=True, eq=False)
class ShadowText:
    """The shadow effect of an encounter card; "you" is the defending player."""

    do: Does


@dataclass(frozen=True, slots=True, eq=False)
class TravelText:
    """A location's Travel cost, which must be possible in full (LCG-369, LCG-370)."""

    pay: Does


def when_revealed(code: str, do: Does) -> None:
    """When Revealed: ``when_revealed(KING_SPIDER, each_player(exhaust_some(1)))``."""
    CARDS.add(code, WhenRevealedText(do))


def shadow(code: str, do: Does) -> None:
    """Shadow: ``shadow(DOL_GULDUR_ORCS, more_attack(1, undefended=3))``."""
    CARDS.add(code, ShadowText(do))


def travel(code: str, pay: Does) -> None:
    """Travel: ``travel(GREAT_FOREST_WEB, each_player(choosing(hero(~exhausted, yours), exhaust)))``."""
    CARDS.add(code, TravelText(pay))


# -- constant abilities --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class StaysExhausted:
    """In 7.2 the host readies only if so many resources are paid from its pool."""

    unless_paid: int


@dataclass(frozen=True, slots=True, eq=False)
class StageText:
    """What a quest card adds: what keeps it from being defeated, and what happens on its sides A and B.

    ``more_cards`` are revealed in each staging step besides those of the players, ``skips`` are steps that are left
    out. ``won`` and ``lost`` answer why the game is won or lost while it is the current quest, "" while it is not.
    """

    locked: Callable[[LcgState], str] | None = None
    more_cards: int = 0
    skips: tuple[str, ...] = ()
    won: Callable[[LcgState], str] | None = None
    lost: Callable[[LcgState], str] | None = None
    setup: Does | None = None
    when_revealed: Does | None = None
    next_at_random: bool = False

    @property
    def told_with(self) -> Mapping[str, object]:
        """Whether something keeps it from being defeated, and what it leaves out."""
        leaves_out = "staging" if "3.3" in self.skips else "checks" if self.skips else ""
        return {"locked": self.locked is not None, "leaves_out": leaves_out}


def constant(code: str, *, on: Those, applies: Callable[[Now], bool] | None = None, **numbers: Amount) -> None:
    """A constant ability on numbers: ``constant(DWARVEN_AXE, on=host, attack=2, applies=...)``.

    In ``applies`` and in an amount that is worked out, the target of the moment is the card whose number is asked for.
    """
    for number, amount in numbers.items():
        kind = NumberText if on.one else SpreadText
        CARDS.add(code, kind(number, amount, on, applies))


def attaches_to(group: Those, *codes: str) -> None:
    """What these attachments may be attached to: ``attaches_to(hero, STEWARD_OF_GONDOR, CELEBRIANS_STONE)``."""
    for code in codes:
        CARDS.add(code, AttachesTo(group))


def gives_trait(code: str, trait: str) -> None:
    """The attached card gains a trait."""
    CARDS.add(code, Gives("trait", trait))


def gives_icon(code: str, sphere: str, hero: str = "") -> None:
    """The attached hero gains a resource icon; with ``hero`` only the one of that English title."""
    CARDS.add(code, Gives("icon", sphere, hero))


def gives_prohibition(code: str, what: str) -> None:
    """The attached card cannot do something: ``gives_prohibition(FOREST_SNARE, "attack")``."""
    CARDS.add(code, Gives("cannot", what))


def forbids(code: str, what: str, to: Those, applies: Callable[[Now], bool] | None = None) -> None:
    """Nothing of a group can do, or be done, something: ``forbids(ENCHANTED_STREAM, "draw", player, ...)``."""
    CARDS.add(code, Forbids(what, to, applies))


def permits(code: str, what: str, detail: str = "") -> None:
    """A permission that the rules ask for by name: ``permits(DUNHERE, "attacks_staging")``.

    "goes_back": to the staging area when it comes off its host, "played_from" a zone ("discard", LCG-174), "played_in"
    a phase as an action (LCG-348), "paid_by_each": one resource
    from each of as many heroes, "attacks_staging": may attack enemies in the staging area, alone.
    """
    CARDS.add(code, Permits(what, detail))


def stays_exhausted(code: str, *, unless_paid: int) -> None:
    """The attached hero does not ready in the refresh phase unless resources from its own pool are paid.

    What several of them ask is asked at once, and only when all of it can be paid.
    """
    CARDS.add(code, StaysExhausted(unless_paid))


def stage(
    code: str,
    *,
    locked: Callable[[LcgState], str] | None = None,
    more_cards: int = 0,
    skips: tuple[str, ...] = (),
    won: Callable[[LcgState], str] | None = None,
    lost: Callable[[LcgState], str] | None = None,
    setup: Does | None = None,
    when_revealed: Does | None = None,
    next_at_random: bool = False,
) -> None:
    """The text of a quest card; with ``next_at_random`` chance says which of several stages comes after it."""
    CARDS.add(code, StageText(locked, more_cards, skips, won, lost, setup, when_revealed, next_at_random))


# -- delayed effects -----------------------------------------------------------------------------------------------

DELAYED: dict[str, Does] = {}
"""What waits for its moment, by the name under which an effect in the state says so."""
