"""The names on a land of the table, with the tokens and the keys of its places: a layer of their own, over what stands
there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.map.board_layer import BoardLayer
from desktop_app.ui.map.boxes import Box
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.table.board.lit_names import LitPlace
from desktop_app.ui.table.board.map_tokens import MapTokens
from desktop_app.ui.widgets.guard import guarded


class Pawn(NamedTuple):
    """A party that stands at a place: whose it is, and where in the window of the land."""

    seat: str
    place: str
    box: QRectF


class Named(Protocol):
    """The land under the names: what of it is in sight, and what stands and can be chosen there."""

    room: QRectF
    gaze: Gaze
    sheet: Sheet
    parties: dict[str, list[str]]
    tokens: MapTokens

    @property
    def board(self) -> BoardLayer:
        """What the game has on the land."""
        ...

    def pawns(self) -> Sequence[Pawn]:
        """Each party that stands at a place."""
        ...

    def paint_parties(self, painter: QPainter) -> None:
        """A pawn for each party."""
        ...

    def lit_places(self) -> list[LitPlace]:
        """The places that can be chosen by a key."""
        ...

    def hung_clear(self, lit: list[LitPlace]) -> list[LitPlace]:
        """The same with their keys where they cover nothing that matters."""
        ...

    def paint_keys(self, painter: QPainter, lit: list[LitPlace]) -> None:
        """The key caps of lit places."""
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
        corner, pawns = self._map.room.topLeft(), [pawn.box for pawn in self._map.pawns()]
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
        if seen.parties:
            seen.paint_parties(painter)
        lit = seen.lit_places()
        self._give_way(lit)
        seen.tokens.paint(painter)
        seen.sheet.paint_names(painter, seen.gaze.camera, seen.gaze.ratio)
        seen.paint_keys(painter, seen.hung_clear(lit))
        painter.restore()


def _box(part: QRectF) -> Box:
    return part.left(), part.top(), part.right(), part.bottom()
