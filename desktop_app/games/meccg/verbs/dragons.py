"""What becomes of a Dragon that is defeated (MEC-344 to MEC-346)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.points import kill_points
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.leaving import to_pile

LAIRS = {
    "Agburanar": "Caves of Ûlund",
    "Bairanax": "Ovir Hollow",
    "Daelomin": "Dancing Spire",
    "Eärcaraxë": "Isle of the Ulond",
    "Itangast": "Gold Hill",
    "Leucaruth": "Irerock",
    "Scatha": "Gondmaeglom",
    "Scorba": "Zarak Dûm",
    "Smaug": "The Lonely Mountain",
}
"""Where each Dragon lies, by their names."""


async def slay(g: MecState, card: str, seat: str) -> None:
    """All other manifestations of a Dragon are removed from play (MEC-344), and its lair has no Dragon for the rest of
    the game (MEC-346). One that is in play itself goes to the marshalling point pile of whom it gives points (MEC-089,
    MEC-347), else out of play: it is no creature's card and so no trophy (MEC-090)."""
    entity = facts(g, card).entity
    lair = LAIRS.get(entity, "")
    if lair and lair not in g.freed_lairs:
        g.freed_lairs.append(lair)
        g.freed_now.append(lair)
    others = [each for each in g.pieces if each != card and facts(g, each).entity == entity]
    for other in others:
        await to_pile(g, other, "removed", "mec-log-eliminated")
    if card in g.pieces:
        zone = f"marshalling:{seat}" if kill_points(g, card, seat) else "removed"
        await to_pile(g, card, zone, "mec-log-dragon-slain")
