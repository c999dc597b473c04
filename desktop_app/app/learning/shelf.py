"""Which tours there are, told by their files: no rules are read for this, and no start waits for it."""

from __future__ import annotations

from desktop_app.games import TENANTS


def tours_of(game: str) -> list[str]:
    """The ids of a game's tours, the first one first."""
    return sorted(path.stem for path in TENANTS[game].folder("tours").glob("*.yaml"))
