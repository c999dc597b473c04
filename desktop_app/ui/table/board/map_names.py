"""The names on a land of the table, with the tokens and the keys of its places: a layer of their own, over what stands
there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.map.board_layer import BoardLayer
from desktop_app.ui.map.boxes import Box
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.table.board.lit_names import LitPlace
from desktop_app.ui.table.board.map_keys import MapKeys
from desktop_app.ui.table.board.map_parties import MapParties
from desktop_app.ui.table.board.map_tokens import MapTokens
from desktop_app.ui.widgets.guard import guarded


class Named(Protocol):
    """The land under the names: what of it is in sight, and what stands and can be chosen there."""

    room: QRectF
    gaze: Gaze
    sheet: Sheet
    parties: MapParties
    tokens: MapTokens
    keys: MapKeys

    @property
    def board(self) -> BoardLayer:
        """What the game has on the land."""
        ...


class MapNames(QGraphicsItem):
    """The names of the places and the keys that choose them, over what stands there."""

    def __init__(self, map: Named) -> None:
        super().__init__()
        self._map = map
        self._kept: Sequence[QRectF] = ()
        self._over: Sequence[QRectF] = ()
        self._standing: Sequence[QRectF] = ()

    def keep_clear(self, parts: Sequence[QRectF]) -> None:
        """Parts of the table over which no name is written."""
        if parts != self._kept:
            self._kept = parts
            self.update()

    def stand_beside(self, choices: Sequence[QRectF], pieces: Sequence[QRectF]) -> None:
        """Parts of the table in which something stands that can be chosen, which lies over the names, and in which
        something else does, over which names are written only where they must be."""
        if (choices, pieces) != (self._over, self._standing):
            self._over, self._standing = choices, pieces
            self.update()

    def _give_way(self, lit: Sequence[LitPlace]) -> None:
        """Names stand beside what lies and stands on the land and beside the keys of lit places, where there is
        room."""
        corner, pawns = self._map.room.topLeft(), [pawn.box for pawn in self._map.parties.pawns()]
        kept, standing = ([_box(part.translated(-corner)) for part in parts] for parts in (self._kept, self._standing))
        self._map.board.keep_clear(kept, [*self.over, *(each.key for each in lit)], [*standing, *map(_box, pawns)])

    @property
    def over(self) -> list[Box]:
        """Where something lies over the names, in pixels of the land's window."""
        return [_box(part.translated(-self._map.room.topLeft())) for part in self._over]

    @property
    def _clear(self) -> QPainterPath:
        """The room of the land without what is kept clear."""
        clear, kept = QPainterPath(), QPainterPath()
        clear.addRect(self._map.room)
        for part in self._kept:
            kept.addRoundedRect(part, 6, 6)
        return clear - kept if self._kept else clear

    def boundingRect(self) -> QRectF:
        """That of the map."""
        return self._map.room

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The tokens, name by name, then the keys."""
        seen = self._map
        painter.save()
        painter.setClipPath(self._clear, Qt.ClipOperation.IntersectClip)
        painter.translate(seen.room.topLeft())
        if seen.parties.at:
            seen.parties.paint(painter)
        lit = seen.keys.lit_places()
        self._give_way(lit)
        seen.tokens.paint(painter)
        seen.sheet.paint_names(painter, seen.gaze.camera, seen.gaze.ratio)
        seen.keys.paint(painter, seen.keys.hung_clear(lit, self.over))
        painter.restore()


def _box(part: QRectF) -> Box:
    return part.left(), part.top(), part.right(), part.bottom()
