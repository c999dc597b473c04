"""One of several automatic-attacks of a site is chosen."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_option
from desktop_app.games.meccg.reading.site_attacks import attack_names
from desktop_app.games.meccg.state import Company, MecState


async def choose_attack(
    g: MecState, seat: str, ask: str, company: Company, source: str, *, all_of_them: bool = False
) -> str:
    """The name of an automatic-attack that a seat chooses, of those against the company or of ``all_of_them``; only
    where there are several is it asked."""
    names = attack_names(g, company, all_of_them=all_of_them)
    if len(names) < 2:
        return names[0] if names else ""
    ways = [f"attack_{number}" for number in range(1, len(names) + 1)]
    return names[ways.index(await choose_option(g, seat, ask, ways, source=source))]
