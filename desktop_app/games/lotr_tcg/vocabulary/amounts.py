"""How much, worked out from the table: ``modify(strength=number_of(companion))``."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked
from desktop_app.games.lotr_tcg.reading import queries
from desktop_app.games.lotr_tcg.reading.tokens import burdens, wounds
from desktop_app.games.lotr_tcg.verbs import tokens
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


def _so_many(count: Callable[[Now], int], told: str, each: int, most: int, **told_with: object) -> Worked[int]:
    """``each`` for every one of a count, of which only the first ``most`` are counted."""

    def worked(m: Now) -> int:
        found = count(m)
        return each * (min(most, found) if most else found)

    return Worked(worked, told, {"each": each, "most": most, **told_with})


def tokens_here(each: int = 1, most: int = 0) -> Worked[int]:
    """For each culture token on this card: ``modify(strength=tokens_here(-1, most=3))``."""
    return _so_many(lambda m: tokens.count(m.g, m.me), "tokens here", each, most)


def wounds_on_it(each: int) -> Worked[int]:
    """For each wound on the character it is about: ``modify(strength=wounds_on_it(-2))``."""
    return _so_many(lambda m: wounds(m.g, m.target), "wounds on it", each, 0)


def burdens_spotted(most: int) -> Worked[int]:
    """For each burden you spot: ``modify(strength=burdens_spotted(most=5))``."""
    return _so_many(lambda m: burdens(m.g, m.g.active), "burdens spotted", 1, most)


def twilight_spotted(most: int) -> Worked[int]:
    """For each twilight token you spot as it takes effect, those counted with which the card was paid for (TCG-087)."""
    return _so_many(lambda m: m.g.twilight, "twilight spotted", 1, most)


def x_times(each: int) -> Worked[int]:
    """X, as the cost has settled it: ``modify(strength=x_times(-1))``."""
    return _so_many(lambda m: m.x, "x", each, 0)


def borne_by_its_foe(each: int) -> Worked[int]:
    """For each card borne by the character that it is skirmishing."""
    return _so_many(
        lambda m: sum(len(m.g.pieces[foe].attachments) for foe in queries.against(m.g, m.target)),
        "borne by its foe",
        each,
        0,
    )
