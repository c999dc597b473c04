"""Words of rings: which cards are rings, who bears one, and what a test of them asks."""

from __future__ import annotations

from desktop_app.games.kit.groups import Condition
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.corruption import corruption_check
from desktop_app.games.meccg.vocabulary.texts import Now, Which

RINGS = ("the_one_ring", "lesser_ring", "magic_ring", "dwarven_ring", "spirit_ring", "mind_ring")


def is_ring(g: MecState, card: str) -> bool:
    """Whether a card is a ring, of gold or special."""
    printed = facts(g, card)
    return "gold_ring_item" in printed.kinds or any(each in printed.keywords for each in RINGS)


bearing_ring: Which = Condition(
    "bearing a ring", lambda m, card: any(is_ring(m.g, each) for each in m.g.pieces[card].attachments)
)


def rings_of_target(m: Now) -> list[str]:
    """The rings that the target bears."""
    return [each for each in m.g.pieces[m.target].attachments if is_ring(m.g, each)]


async def ring_check(m: Now, modifier: int) -> None:
    """The target makes a corruption check that costs him the ring that was named in place of himself, as long as he
    bears it."""
    ring = next((each for each in rings_of_target(m) if each in m.paid), "")

    async def loses_ring() -> None:
        await leaving.discard(m.g, [ring], m.me)

    if ring:
        await corruption_check(m.g, m.target, modifier, m.me, loses_ring)
