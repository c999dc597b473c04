"""Some faces side by side: heroes of a deck, a sample hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.library import tile
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.widgets.look import Look


class FacesRow(QWidget):
    """Faces in rows as wide as there is room. `current_card` is the one pressed."""

    current_card = Signal(object)

    def __init__(self, catalogue: Catalogue, look: Look, language: str, face: int, name: str) -> None:
        super().__init__()
        self._catalogue, self._look, self._language = catalogue, look, language
        self._size = faces_size(look, face)
        self._cards: Sequence[CardRecord] = ()
        self._at = 0
        self._name = name
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[CardRecord]) -> None:
        """Show these cards."""
        self._cards = cards
        self._at = 0
        titles = ", ".join(card.title_in(self._language) for card in cards)
        self.setAccessibleName(f"{self._name}: {titles}" if titles else self._name)
        self.setVisible(bool(cards))
        self._fit()
        self.update()

    @property
    def cards(self) -> Sequence[CardRecord]:
        """The cards shown."""
        return self._cards

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(self._size.width * 3, self._height(self.width() or self._size.width * 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower is higher."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._height(self.width()))

    def _height(self, width: int) -> int:
        """As high as the rows that it takes."""
        columns = max(1, width // self._size.width)
        return -(-len(self._cards) // columns) * self._size.height

    def _rect(self, at: int) -> QRect:
        columns = max(1, self.width() // self._size.width)
        row, column = divmod(at, columns)
        return QRect(column * self._size.width, row * self._size.height, self._size.width, self._size.height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Every face in its place."""
        painter = QPainter(self)
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        for at, card in enumerate(self._cards):
            face = self._catalogue.face(card, self._language)
            rect = self._size.face_rect(self._rect(at), face)
            width, sharp = self._look.as_drawn(self._size.short_side(face), ratio)
            pixmap = self._catalogue.pixmap(face, theme, width, sharp, self._language)
            tile.paint_pixmap(painter, rect, pixmap)
            if self.hasFocus() and at == self._at:
                tile.paint_ring(painter, rect, self._look, focused=False)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The card under the pointer is looked at."""
        self._go(self._under(event.position().toPoint().x(), event.position().toPoint().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right walk along the cards."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps and self._cards:
            self._go((self._at + steps[Qt.Key(event.key())]) % len(self._cards))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """The full title as a tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self._under(event.pos().x(), event.pos().y())
            if at is not None:
                QToolTip.showText(event.globalPos(), self._cards[at].title_in(self._language), self)
            return True
        return super().event(event)

    def _under(self, x: int, y: int) -> int | None:
        return next((at for at in range(len(self._cards)) if self._rect(at).contains(x, y)), None)

    def _go(self, at: int | None) -> None:
        if at is not None:
            self._at = at
            self.update()
            self.current_card.emit(self._cards[at])


def faces_size(look: Look, face: int) -> tile.TileSize:
    """The lengths of a face of a width among others."""
    return tile.TileSize(look.px(face), look.px(8), 0)
