"""What may be true of the moment beside what can be spotted: control, burdens, the fierce round, where and when."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.lotr_tcg.reading import queries, tokens
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those

Holds = Callable[[Now], bool]


def burdens_are(count: int) -> Worked[bool]:
    """You can spot so many burdens: ``applies=burdens_are(2)``."""
    return Worked(lambda m: tokens.burdens(m.g, m.g.active) >= count, "burdens are", {"count": count})


def more_than(group: Those, other: Those) -> Worked[bool]:
    """You can spot more of the one than of the other: ``condition=more_than(minion, companion)``."""
    return Worked(lambda m: len(group.all(m)) > len(other.all(m)), "more than", {"those": group, "others": other})


def any_of(first: Worked[bool], second: Worked[bool]) -> Worked[bool]:
    """The one or the other: ``condition=any_of(can_spot(minion, 3), can_spot(your_site))``."""
    return Worked(lambda m: first(m) or second(m), "any of", {"first": first, "second": second})


@told("no opponent controls a site")
def no_opponent_controls_a_site(m: Now) -> bool:
    """None of the Shadow players controls one."""
    return not any(m.g.zones[f"controlled:{seat}"] for seat in queries.opponents(m.g, m.seat))


@told("in the starting fellowship")
def in_starting_fellowship(m: Now) -> bool:
    """While starting fellowships are chosen."""
    return m.g.phase == "setup"


@told("in a fierce skirmish")
def in_a_fierce_skirmish(m: Now) -> bool:
    """This minion fights in one of the skirmishes after the normal ones (TCG-248)."""
    return m.g.fierce_round and bool(queries.against(m.g, m.me))
