"""Cards of Isengard made up for a test, what they do, and whom it happens to."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action
from desktop_app.games.lotr_tcg.vocabulary.conditions import titled
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts
from desktop_app.games.lotr_tcg.vocabulary.groups import companion
from desktop_app.games.lotr_tcg.vocabulary.texts import Does, Those, When
from desktop_app.games.lotr_tcg.vocabulary.triggers import after
from desktop_app.games.lotr_tcg.vocabulary.verbs import wound
from tests.games.lotr_tcg.invented import Invent

GIMLI, LEGOLAS, MERRY = companion(titled("Gimli")), companion(titled("Legolas")), companion(titled("Merry"))
HURT_PIPPIN = wound.on(companion(titled("Pippin")))


def of_isengard(invent: Invent, title: str, type: str = "condition", **fields: object) -> str:
    """A card of the Shadow."""
    return invent(title, type, side="shadow", culture="isengard", **fields)


def does(invent: Invent, do: Does, cost: exerts, *, target: Those | None = None) -> str:
    """An event of the maneuver phase that somebody exerts for."""
    code = invent("Great Effort", "event", phases=["maneuver"])
    action(code, "maneuver", cost=cost, target=target, do=do)
    return code


def happens_to(event: type, whom: Those) -> When:
    """After something has happened to one of a group."""
    return after(event, lambda m: whom.has(m, m.event.card), told="happens")
