"""The words for abilities: what stands before the colon on a card, and what constant texts say.

A card reads like its text::

    action(GIMLI, "skirmish", cost=exerts_this, target=companion(unbound), do=modify(strength=1))
    response(EOWYN, about_to_be_wounded(companion(unbound)), cost=(exerts_this, adds_twilight(1)), do=prevent_it)
    each_time(BAND_OF_WILD_MEN, this_wins, do=gains("fierce", until="regroup").on(me))
    constant(HERUGRIM, on=host, damage=1)
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import Amount
from desktop_app.games.kit.texts import Cost, Text
from desktop_app.games.kit.writing import Writing
from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import (
    CARDS,
    Adds,
    AsSoonAs,
    CostsLessOn,
    Does,
    EachTime,
    Now,
    Those,
    ToPlay,
    ToPlayPays,
    When,
    Which,
)

_WRITING: Writing[TcgState] = Writing(CARDS, from_hand=lambda code: load_cards()[code].type == "event")

response = _WRITING.response
"""A Response: ``response(SAM, frodo_is_killed, do=become_ring_bearer.on(me))``."""
required = _WRITING.forced
"""What happens without anybody wanting it: ``required(URUK_CAMP, is_played(...), do=exert.on(that_card))``."""
constant = _WRITING.constant
"""What changes numbers: ``constant(RANGERS_SWORD, on=host, strength=2, applies=...)``."""
grants = _WRITING.grants
"""What gives a "keyword" or a "way": ``grants("way", HEAVY_CHAIN, "tripled", on=host)``.

Ways are "tripled" (cannot be overwhelmed unless so), "archery" and "skirmish" (allies take part), "hasty" (an unhasty
one may be assigned), "no_archery" (adds nothing to the total), "no_damage" (loses damage bonuses)."""
forbids = _WRITING.forbids
"""What may not be: "wound", "exert", "heal", "skirmish", "archery", "discard" on cards; "move" and "act:skirmish" (play
events and use special abilities of that phase) on players."""
played_on = _WRITING.attaches_to
"""Who may bear it: ``played_on(character(race("hobbit")), HOBBIT_SWORD)``."""


def action(
    code: str,
    phase: str,
    *,
    do: Does,
    target: Those | None = None,
    cost: Cost[TcgState] | tuple[Cost[TcgState], ...] = (),
    limit: Limit | None = None,
    condition: Callable[[Now], bool] | None = None,
    zone: str = "play",
) -> None:
    """A special ability or the text of an event, after the name of its phase in bold (TCG-088, TCG-101).

    With ``zone`` "stacked" it is used while the card is stacked on a site that its player controls.
    """
    _WRITING.action(code, do=do, target=target, cost=cost, limit=limit, condition=condition, phase=phase, zone=zone)


def each_time(
    code: str,
    trigger: When,
    *,
    do: Does,
    target: Those | None = None,
    cost: Cost[TcgState] | tuple[Cost[TcgState], ...] = (),
    condition: Callable[[Now], bool] | None = None,
    zone: str = "play",
) -> None:
    """What one may do each time, when, or at the start of something (TCG-106, TCG-380).

    With ``zone`` "waiting" it is a card that waits for what becomes of a character.
    """
    name = CARDS.next_name(code)
    costs = cost if isinstance(cost, tuple) else (cost,)
    text: Text[TcgState] = Text(do, target, costs, condition=condition)
    CARDS.add(code, EachTime(name, code, trigger.event, trigger.timing, zone=zone, trigger=trigger, text=text))


def to_play(code: str, spot: Those, count: int = 1) -> None:
    """What must be spotted to play it (TCG-342): ``to_play(BREGO, character(culture("rohan"), race("man")))``."""
    CARDS.add(code, ToPlay(spot, count))


def to_play_pays(code: str, cost: Cost[TcgState]) -> None:
    """What else it costs to play it: ``to_play_pays(MANY_RIDDLES, exerts(1, TRACKER))``."""
    CARDS.add(code, ToPlayPays(cost))


def costs_less_on(code: str, which: Which, less: int) -> None:
    """What is played on it costs less: ``costs_less_on(ORDULUS, of_class("ranged_weapon"), 1)``."""
    CARDS.add(code, CostsLessOn(which, less))


def adds(code: str, total: str, amount: Amount, applies: Callable[[Now], bool] | None = None) -> None:
    """What it adds to a total: ``adds(CAUSEWAY, "minion_archery", number_of(companion(unbound), 2, over=3))``."""
    CARDS.add(code, Adds(total, amount, applies))


def as_soon_as(code: str, condition: Callable[[Now], bool], do: Does) -> None:
    """What happens once something is true: ``as_soon_as(GUMA, home_is_taken, discard.on(me))``."""
    CARDS.add(code, AsSoonAs(condition, do))
