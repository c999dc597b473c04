"""Testing gold rings (MEC-044, MEC-045, MEC-130 to MEC-133, MEC-660 to MEC-664)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, refuse
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.movement import leads_ringwraith
from desktop_app.games.meccg.reading.numbers import added, total, works_for
from desktop_app.games.meccg.reading.queries import controller, facts
from desktop_app.games.meccg.reading.sites import place_name, site_of
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.corruption import corruption_check
from desktop_app.games.meccg.verbs.entering import put_on, why_not_enter
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.verbs.piles import shuffle_searched
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.verbs.winning import win
from desktop_app.games.meccg.vocabulary.texts import CARDS

AUTOMATIC_TEST = -2
"""What changes the test of a ring that is stored (MEC-133)."""
OF_A_RINGWRAITH = -2
AT_BARAD_DUR = -3
BARAD_DUR = "Barad-dûr"
FETCHES = "fetches_lesser_ring"
"""The permission of a gold ring whose Lesser Ring may be looked for in play deck and discard pile."""


def ring_modifier(g: MecState, ring: str) -> int:
    """What changes a test where the ring is: a Ringwraith's company, Barad-dûr, cards."""
    company = company_of(g, ring)
    found = total(added(g, "ring_test", company.id if company is not None else ""))
    if company is not None and leads_ringwraith(g, company):
        found += OF_A_RINGWRAITH
    if place_name(g, ring) == BARAD_DUR and facts(g, site_of(g, ring)).alignment == "minion":
        found += AT_BARAD_DUR
    return found


async def examine_rings(g: MecState, rings: Sequence[str]) -> None:
    """Gold rings that are due at the same moment are tested one after the other, in the order that their player chooses
    (MEC-720, MEC-722)."""
    left = list(rings)
    while left := [ring for ring in left if ring in g.pieces]:
        seat = controller(g, left[0])
        ring = left[0] if len(left) == 1 else await choose_card(g, seat, "mec-ask-which-ring-test", left)
        left.remove(ring)
        await examine_ring(g, ring)


async def examine_ring(g: MecState, ring: str, modifier: int = 0, *, stores: bool = False) -> None:
    """A gold ring is tested: a special ring that it lists for the result may be played at once (MEC-660, MEC-662), and
    it is discarded in any case (MEC-661). With ``stores`` the new ring comes into play stored (MEC-664): on nobody, so
    that it may be one that he bears already."""
    seat, bearer = controller(g, ring), g.pieces[ring].host
    result = await roll(g, seat, "ring", ring) + ring_modifier(g, ring) + modifier
    fitting = special_rings(g, ring, result, stores=stores)
    g.say("mec-log-ring-tested", card=g.ref(ring), total=result)
    chosen = await choose_card(
        g, seat, "mec-ask-ring", fitting, source=ring, may=True, refusals=lambda: _others(g, ring, fitting)
    )
    site = g.stored.pop(ring, "")
    held, fetches = len(g.zones[f"deck:{seat}"]), _fetches(g, ring)
    await discard(g, [ring])
    if chosen and stores:
        g.move(chosen, f"marshalling:{seat}")
        g.stored[chosen] = site
        g.say("mec-log-stored", card=g.ref(chosen))
    elif chosen and bearer in g.pieces:
        await put_on(g, chosen, seat, bearer)
    if fetches:
        await shuffle_searched(g, seat, held)


def special_rings(g: MecState, ring: str, result: int, *, stores: bool = False) -> list[str]:
    """The special rings in hand that a gold ring lists for a result: of its own alignment alone (MEC-663), and such as
    may come into play on its bearer, or with ``stores`` on nobody."""
    printed, seat = facts(g, ring), controller(g, ring)
    host = "" if stores else g.pieces[ring].host
    kinds = [kind for kind, (low, high) in printed.rings.items() if low <= result <= high]
    lying = list(g.zones[f"hand:{seat}"])
    if _fetches(g, ring):
        there = [*g.zones[f"deck:{seat}"], *g.zones[f"discard:{seat}"]]
        lying += [card for card in there if "lesser_ring" in facts(g, card).keywords]
    return [
        card
        for card in lying
        if any(kind in facts(g, card).keywords for kind in kinds)
        and facts(g, card).alignment == printed.alignment
        and not why_not_enter(g, seat, card, host)
    ]


def _others(g: MecState, ring: str, fitting: Sequence[str]) -> list[Refusal]:
    """Why the other rings of the hand do not come of a gold ring: they are of the other side (MEC-663), or the test has
    not shown them (MEC-660)."""
    hand = g.zones[f"hand:{controller(g, ring)}"]
    others = [card for card in hand if "special_item" in facts(g, card).kinds and card not in fitting]
    return [
        refuse(g, "MEC-660", "mec-no-ring-result", "choose", card)
        if facts(g, card).alignment == facts(g, ring).alignment
        else refuse(g, "MEC-663", "mec-no-ring-side", "choose", card)
        for card in others
    ]


def _fetches(g: MecState, ring: str) -> bool:
    """Whether a Lesser Ring is looked for: not where the gold ring is of the other side (MEC-138) or a Ringwraith's
    (MEC-029), so that nobody has its abilities."""
    return works_for(g, ring, g.pieces[ring].host) and CARDS.permission(g.codes[ring], FETCHES) is not None


async def destroy_the_one_ring(g: MecState, bearer: str, modifier: int, source: str) -> None:
    """Its bearer makes a corruption check; if it succeeds The One Ring is destroyed, and his player wins (MEC-665)."""
    seat = controller(g, bearer)
    if await corruption_check(g, bearer, modifier, source) and bearer in g.pieces:
        await win(g, seat, "ring_destroyed")
