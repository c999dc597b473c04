"""What the verbs of the card texts are made from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.frozen import field
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.meccg.reading.companies import company_by_id
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.queries import FACTS
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.texts import Now

Runs = Callable[[Now, Sequence[str]], Awaitable[object]]
Can = Callable[[Now, str], bool]


def always(m: Now, thing: str) -> bool:
    """Nothing more keeps it off."""
    return True


def unsaid(m: Now, thing: str) -> str:
    """There is no reason but that nothing would change."""
    return ""


SIDES = ("hero", "minion")


def _is_of_the_other_side(event: CardFacts, thing: CardFacts) -> bool:
    """Whether hero resource events do not touch a minion resource or site, or the reverse (MEC-709)."""
    if event.type != "resource" or event.alignment not in SIDES or not any("event" in kind for kind in event.kinds):
        return False
    return thing.type in ("resource", "site") and thing.alignment in SIDES and thing.alignment != event.alignment


class OnThings(Verb[MecState]):
    """A verb as a value: what it runs, on what it can, and what words call it, with what they speak of.

    Its things are cards in play, with ``anywhere`` cards wherever they lie, companies by their ids, or seats. ``why``
    says why it cannot, where it has a reason of its own.
    """

    told: str
    run: Runs
    can: Can = always
    told_with: Mapping[str, object] = field(default_factory=dict)
    anywhere: bool = False
    why: Callable[[Now, str], str] = unsaid

    def why_not_on(self, m: Now, thing: str) -> str:
        """Within reach, of the same side for what an event does (MEC-709), and something to change."""
        there = thing in m.g.pieces or thing in m.g.seats or company_by_id(m.g, thing) is not None
        if not there and not (self.anywhere and thing in m.g.codes):
            return NO_TARGET
        if thing in m.g.codes and _is_of_the_other_side(FACTS[m.code], FACTS[m.g.codes[thing]]):
            return NO_TARGET
        return "" if self.can(m, thing) else self.why(m, thing) or NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens to all of them."""
        await self.run(m, things)
