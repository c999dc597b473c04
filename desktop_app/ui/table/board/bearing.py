"""The land of a table, as far as it concerns the tokens, pawns and keys that stand on it."""

from __future__ import annotations

from typing import Protocol

from desktop_app.ui.map.board_layer import BoardLayer
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import Ground


class Bearing(Protocol):
    """A land with the marks of its places, and what of it is in sight."""

    ground: Ground
    skin: Skin
    sheet: Sheet
    gaze: Gaze

    @property
    def board(self) -> BoardLayer:
        """What the game has on the land."""
        ...

    def rim(self, place: str) -> float:
        """How far above the middle of a medallion pieces stand, 0 for any other place."""
        ...

    def reach(self, place: str, camera: Camera) -> float:
        """How far the mark of a place reaches."""
        ...

    def size(self, sizes: tuple[float, float, float]) -> float:
        """How large something is now that is so large at a pixel a unit, at least and at most."""
        ...
