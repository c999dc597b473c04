"""How much, worked out from the table: ``modify(strength=number_of(companion))``."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those


def number_of(group: Those, each: int = 1, *, over: int = 0, most: int = 0) -> Worked[int]:
    """So many for each, of those ``over`` a number, ``most`` in all: ``number_of(companion(unbound), 2, over=3)``."""

    def count(m: Now) -> int:
        found = each * max(0, len(group.all(m)) - over)
        return min(most, found) if most else found

    return Worked(count, "number of", {"those": group, "each": each, "over": over, "most": most})


def either(condition: Callable[[Now], bool], yes: int, no: int) -> Worked[int]:
    """One amount or another: ``modify(strength=either(at_a("battleground"), 4, 2))``."""
    return Worked(lambda m: yes if condition(m) else no, "either", {"condition": condition, "yes": yes, "no": no})
