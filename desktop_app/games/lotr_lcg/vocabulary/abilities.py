"""The words that put the parts of a card's text under its code: those of every card game, and those of this one.

All of them stand in one registry. What only one card does is a coroutine under ``own``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import CardTexts
from desktop_app.games.kit.abilities import Trigger as KitTrigger
from desktop_app.games.kit.deeds import Deed, Own
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.writing import Writing
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.state import LcgState

Now = Moment[LcgState]
Does = Deed[LcgState]
Those = Group[LcgState]
Trigger = KitTrigger[LcgState]

CARDS = CardTexts()
"""Everything that is written about the cards of this game."""


def _is_event(code: str) -> bool:
    printed = load_cards().get(code)
    return printed is not None and printed.type == "event"


_WRITING: Writing[LcgState] = Writing(CARDS, from_hand=_is_event)
action, response, forced = _WRITING.action, _WRITING.response, _WRITING.forced
"""Actions (LCG-005, LCG-009), Responses (LCG-345) and what happens by itself (LCG-257).

With ``zone`` "set_aside" an ability works while its card waits out of play (LCG-049).
"""
constant, attaches_to = _WRITING.constant, _WRITING.attaches_to
"""What is always so while the card is in play, and what an attachment may be attached to."""
forbids, permits = _WRITING.forbids, _WRITING.permits
"""What cannot be done, and what the rules ask for by name.

"goes_back": to the staging area when it comes off its host, "played_from" a zone ("discard", LCG-174), "played_in" a
phase as an action (LCG-348), "paid_by_each": one resource from each of as many heroes, "attacks_staging": may attack
enemies in the staging area, alone, "follows_the_first_player": whoever is first player controls it.
"""
gives_trait, gives_icon = partial(_WRITING.gives, "trait"), partial(_WRITING.gives, "icon")
"""The attached card gains a trait, or a resource icon; with ``to`` only the hero of that English title."""
gives_keyword = partial(_WRITING.gives, "keyword")
"""The attached card gains a keyword: ``gives_keyword(CLOAK, "sentinel")``."""
grants_trait, grants_keyword = partial(_WRITING.grants, "trait"), partial(_WRITING.grants, "keyword")
"""Every card of a group gains a trait or a keyword: ``grants_keyword(CAPTAIN, "ranged", on=ally(yours))``."""
immune_to = partial(_WRITING.grants, "immune")
"""Cards of a group, most often this one, are immune to the effects of "player" or "encounter" cards (LCG-200):
``immune_to(WITCH_KING, "player", on=me)``."""
gives_prohibition = partial(_WRITING.gives, "cannot")
"""The attached card cannot do something: ``gives_prohibition(FOREST_SNARE, "attack")``."""
gives_income = partial(_WRITING.gives, "income")
"""The attached hero collects more resources in each resource phase: ``gives_income(APPOINTED_BY_FATE, "1")``."""


def own(
    could: Callable[[Now], bool] | None = None, *, told: str = ""
) -> Callable[[Callable[[Now], Awaitable[None]]], Own[LcgState]]:
    """What only one card does, as a coroutine over the moment; ``could`` says whether it could change the game.

    ``told`` is what words call it, for a card that ships: ``@own(told="take one of x")``.
    """
    return lambda run: Own(run, could, told)


# -- encounter cards -----------------------------------------------------------------------------------------------


class WhenRevealedText(Frozen, eq=False):
    """The When Revealed effect of an encounter card; "you" is the first player unless the text says "each player"."""

    do: Does


class ShadowText(Frozen, eq=False):
    """The shadow effect of an encounter card; "you" is the defending player."""

    do: Does


class TravelText(Frozen, eq=False):
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


class StaysExhausted(Frozen, eq=False):
    """In 7.2 the host readies only if so many resources are paid from its pool."""

    unless_paid: int


class StageText(Frozen, eq=False):
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


# -- campaign cards ------------------------------------------------------------------------------------------------


class CampaignText(Frozen, eq=False):
    """What a campaign card adds: its front's set-up (LCG-532), why the game is lost because of it, and its back's
    resolution after a victory (LCG-533)."""

    setup: Does | None = None
    lost: Callable[[LcgState], str] | None = None
    resolution: Does | None = None

    @property
    def told_with(self) -> Mapping[str, object]:
        """Whether the game can be lost because of it."""
        return {"loses": self.lost is not None}


def campaign_card(
    code: str,
    *,
    setup: Does | None = None,
    lost: Callable[[LcgState], str] | None = None,
    resolution: Does | None = None,
) -> None:
    """The text of a campaign card; ``lost`` answers why the game is lost, "" while it is not."""
    CARDS.add(code, CampaignText(setup, lost, resolution))
