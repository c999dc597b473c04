"""How cards, mats and places are marked when they can be chosen, are chosen, or refuse."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen


class Light(Frozen):
    """How a thing is marked: ``ring`` is "", "legal", "selected" or "refused"; ``key`` its key cap."""

    ring: str = ""
    key: str = ""
    dim: bool = False


UNLIT = Light()
