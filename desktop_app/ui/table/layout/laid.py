"""Where one card lies."""

from __future__ import annotations

from math import inf

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.layout.placed import Rect


class Laid(Frozen):
    """One card on the table: its middle, its width, its turn in degrees, its height above the mat.

    ``shown`` is the part of it, from its left edge, that its right neighbour leaves in sight, which stands so far
    ``apart`` from it. A ``strip`` is so many
    pixels high, of which the upper ones are ``seen``; it shows the title of an attachment, the lowest of many how many
    ``more`` there are. ``words`` is the room for words beside it. Right above a card that ``bears`` others lie
    their strips. ``under`` counts what lies under its side and hardly looks out, or is a copy.
    """

    card: str
    x: float
    y: float
    width: float
    turn: float = 0.0
    over: float = 0.0
    landscape: bool = False
    covered: bool = False
    bears: bool = False
    shown: float = 1.0
    apart: float = inf
    strip: float = 0.0
    seen: float = 0.0
    more: int = 0
    words: Rect | None = None
    under: int = 0
