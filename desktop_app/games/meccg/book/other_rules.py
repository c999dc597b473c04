"""Where several rules forbid one thing, each of them is named: the first that is told, and the others beside it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.meccg.reading.queries import facts, is_item_card, is_wizard, side
from desktop_app.games.meccg.state import MecState

OTHERS = {
    "manifestation": ("MEC-341",),
    "no_effect": ("MEC-379",),
    "races": ("MEC-450",),
    "spent": ("MEC-334",),
}
"""By the reason id what forbids it as well, whatever the card is."""
OF_KEYS = {"region_type": "MEC-513", "region": "MEC-514", "site_type": "MEC-515", "site": "MEC-515"}
"""How a creature is keyed, by what its card shows (MEC-512)."""
ELSEWHERE = ("not_playable", "not_here", "no_hoard")
"""That a card is not playable at a site."""


OF_AVATARS = {
    ("avatar", "ringwraith"): ("MEC-052",),
    ("other_avatar", "ringwraith"): ("MEC-052",),
    ("unique", "wizard"): ("MEC-406",),
    ("no_avatar_site", "wizard"): ("MEC-405",),
    ("no_avatar_site", "ringwraith"): ("MEC-074",),
}
"""What forbids an avatar by its race, beside the reason that is told: how it comes into play, and where."""


def also(g: MecState, reason: str, verb: str, card: str) -> Sequence[str]:
    """The other rules that forbid something of a card for a reason: where a creature could be keyed (MEC-513 to
    MEC-515), what items of the other side need (MEC-136), that a site is faced before anything is taken there
    (MEC-553), that a defender does nothing in the turn of the other (MEC-574), what a resource is on the other side
    (MEC-140), how large a company remains (MEC-072)."""
    if reason == "not_keyed":
        keys = [name for key in facts(g, card).keyed for name in OF_KEYS if getattr(key, name)]
        return list(dict.fromkeys(OF_KEYS[name] for name in keys))
    if reason in ELSEWHERE and is_item_card(facts(g, card)):
        return () if facts(g, card).alignment in (side(g, g.owners[card]), "dual", "neutral") else ("MEC-136",)
    if reason == "not_entered" and verb == "acquire":
        return ("MEC-553",)
    if reason == "not_your_turn" and g.attacks:
        return ("MEC-574",)
    if verb == "bring" and facts(g, card).avatar:
        return OF_AVATARS.get((reason, facts(g, card).race), ())
    if reason == "manifestation" and facts(g, card).type == "resource":
        return ("MEC-341", "MEC-140")
    if reason == "size" and not is_wizard(g, g.active):
        return ("MEC-072",)
    return OTHERS.get(reason, ())
