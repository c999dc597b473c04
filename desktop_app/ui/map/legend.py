"""What the signs of a board mean: the grounds of its paths, the kinds of its places, its regions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.map.areas import paint_area_sign
from desktop_app.ui.map.ink import ink_on
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.marks import paint_badge_ground, paint_mark
from desktop_app.ui.map.naming import name_in
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.look import Look

WIDE, TALL = 34, 22


class Legend(QWidget):
    """The legend of a board, two entries in a row."""

    def __init__(self, board: MapLook, look: Look, texts: Texts) -> None:
        super().__init__()
        self._board, self._look, self._texts = board, look, texts
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(10))
        for entries in (self._grounds(), self._kinds(), self._regions()):
            grid = QGridLayout()
            grid.setHorizontalSpacing(look.px(8))
            grid.setVerticalSpacing(look.px(4))
            grid.setColumnStretch(1, 1)
            grid.setColumnStretch(3, 1)
            for number, (picture, text) in enumerate(entries):
                sign = QLabel()
                sign.setPixmap(picture)
                row, column = divmod(number, 2)
                grid.addWidget(sign, row, column * 2, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(words(look, text, "hint"), row, column * 2 + 1)
            lines.addLayout(grid)
        lines.addStretch(1)

    def _grounds(self) -> Iterator[tuple[QPixmap, str]]:
        """What the paths go over, or of which type the areas are."""
        theme = self._look.theme
        for terrain, sign in self._board.terrains.items():

            def paint(painter: QPainter, terrain: str = terrain, sign: str = sign) -> None:
                paint_badge_ground(painter, terrain, theme)
                paint_glyph(painter, sign, 0, 0, 13, theme.map["badge_ink"])

            text = self._texts(f"{self._board.terrain_words}{terrain}")
            yield self._picture(paint), text[:1].upper() + text[1:]
        if self._board.terrains:
            yield self._picture(self._paint_water), self._texts("map-water-path")
        for kind, sign in self._board.area_signs.items():

            def paint_area(painter: QPainter, kind: str = kind, sign: str = sign) -> None:
                paint_area_sign(painter, kind, sign, 9, theme)

            yield self._picture(paint_area), self._texts(f"{self._board.area_words}{kind}")

    def _paint_water(self, painter: QPainter) -> None:
        painter.setPen(pen(self._look.theme.map["way_water"], 6.5))
        painter.drawLine(-13, 0, 13, 0)

    def _kinds(self) -> Iterator[tuple[QPixmap, str]]:
        theme, board = self._look.theme, self._board
        for kind, sign in board.signs.items():
            shape, colour = (board.shapes[kind], theme.signs[kind]) if board.by_kind else ("circle", theme.ink2)

            def paint(painter: QPainter, sign: str = sign, shape: str = shape, colour: str = colour) -> None:
                paint_mark(painter, shape, colour, 9, "", theme)
                paint_glyph(painter, sign, 0, 0, 13, ink_on(colour, theme))

            yield self._picture(paint), self._texts(f"{board.kind_words}{kind}-short")

    def _regions(self) -> Iterator[tuple[QPixmap, str]]:
        theme = self._look.theme
        for region in self._board.board().regions.values() if not self._board.by_kind else ():

            def paint(painter: QPainter, id: str = region.id) -> None:
                paint_mark(painter, self._board.shapes[id], theme.regions[id], 7.5, "", theme)

            yield self._picture(paint), name_in(region, self._texts.language)

    def _picture(self, paint: Callable[[QPainter], None]) -> QPixmap:
        grown = self._look.px(100) / 100
        ratio = self.devicePixelRatioF() * grown
        picture = QPixmap(round(WIDE * ratio), round(TALL * ratio))
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(grown, grown)
        painter.translate(WIDE / 2, TALL / 2)
        paint(painter)
        painter.end()
        return picture
