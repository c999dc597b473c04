"""The phase track: phases done carry a check, the current one opens into the book's steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop_app.ui.art.fonts import MEDIUM, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.bars.steps import DONE, NOW, Track
from desktop_app.ui.table.bars.track_pieces import ALONE, GAP, Piece, TrackPieces, letters
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

ENDS = 28.0
"""What is left free at both ends together."""


class PhaseTrack(QWidget):
    """Painted in one go; what it says is also its accessible name. A click on a step marks it as a stop."""

    stop_toggled = Signal(str)
    told = Signal()
    """It says something else, and may need other room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phaseTrack")
        self.look = look
        self.track = Track((), (), "")
        self.wording: Wording | None = None
        self._language = ""
        self.in_bar = False
        self._stops: list[str] = []
        self._places: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A bar of 46."""
        return QSize(400, self.look.px(46))

    def least(self) -> int:
        """The width below which not even the current phase with its step is whole."""
        pieces = self._pieces
        return round(pieces.total(pieces.at_level(ALONE)) + ENDS * self.look.scale) + 1 if pieces is not None else 0

    def show_track(self, track: Track, wording: Wording) -> None:
        """Shows where the game is."""
        if (track, wording, wording.texts.language) == (self.track, self.wording, self._language):
            return
        self.track, self.wording, self._language = track, wording, wording.texts.language
        here = next((stop for stop in track.steps if stop.when == NOW), None)
        pieces = self._pieces_of(wording)
        step = pieces.step_text(here, terse=False) if here is not None else ""
        self.setAccessibleName(wording.texts("table-track-name", phase=pieces.phase(track.phase), step=step))
        self.told.emit()
        self.update()

    def show_stops(self, stops: Sequence[str]) -> None:
        """The steps at which going on by itself always stops."""
        self._stops = list(stops)
        self.update()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a step of the open phase."""
        for place, step in self._places:
            if place.contains(event.position()):
                self.stop_toggled.emit(step)

    def event(self, event: QEvent) -> bool:
        """What a click does, as a tip over each step."""
        if isinstance(event, QHelpEvent) and self.wording is not None:
            over = next((step for place, step in self._places if place.contains(QPointF(event.pos()))), "")
            if over:
                told = self.wording.step_told(over)
                QToolTip.showText(event.globalPos(), f"{told}\n{self.wording.texts('table-stop-tip')}", self)
                return True
        return super().event(event)

    # -- painting -------------------------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything at the fullest level that fits."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        if not self.in_bar:
            painter.fillRect(self.rect(), QColor(theme.panel2))
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))
        if self.wording is None:
            return
        self._places = []
        self._paint_pieces(painter, self._fitting())

    @property
    def _pieces(self) -> TrackPieces | None:
        """What could be said; None before anything has been told."""
        return self._pieces_of(self.wording) if self.wording is not None else None

    def _pieces_of(self, wording: Wording) -> TrackPieces:
        return TrackPieces(self.track, wording, self.look.scale, self.look.theme.print_scale)

    def _fitting(self) -> list[Piece]:
        """As much as there is room for."""
        pieces = self._pieces
        return pieces.within(self.width() - ENDS * self.look.scale) if pieces is not None else []

    def words(self) -> list[str]:
        """What can be read on it, from left to right."""
        return [piece.text for piece in self._fitting() if piece.text]

    def _paint_pieces(self, painter: QPainter, pieces: list[Piece]) -> None:
        k, theme = self.look.scale, self.look.theme
        x, middle = 14 * k, self.height() / 2
        i = 0
        while i < len(pieces):
            piece = pieces[i]
            if piece.kind == "open":
                end = i + 1
                while end < len(pieces) and pieces[end].kind == "step":
                    end += 1
                group = pieces[i:end]
                wide = sum(each.width for each in group) + 4 * k
                box = QRectF(x, middle - 17 * k, wide, 34 * k)
                painter.setPen(QPen(QColor(theme.accent), 1.5))
                painter.setBrush(QColor(theme.panel))
                painter.drawRoundedRect(box, 17 * k, 17 * k)
                inner = x + 2 * k
                for each in group:
                    self._paint_piece(painter, each, inner, middle)
                    if each.id:
                        self._places.append((QRectF(inner, 0, each.width, self.height()), each.id))
                    inner += each.width
                x += wide + GAP * k
                i = end
                continue
            self._paint_piece(painter, piece, x, middle)
            x += piece.width
            if i + 1 < len(pieces) and piece.text:
                painter.setPen(QColor(theme.ink3))
                painter.setFont(sans(14 * k, MEDIUM))
                painter.drawText(QRectF(x - 3 * k, middle - 12 * k, 10 * k, 24 * k), Qt.AlignmentFlag.AlignCenter, "›")
            x += GAP * k
            i += 1

    def _paint_piece(self, painter: QPainter, piece: Piece, x: float, middle: float) -> None:
        k, theme = self.look.scale, self.look.theme
        ink = theme.ink if piece.kind == "open" else theme.ink2
        left = x + (7 * k if piece.kind == "phase" else 9 * k)
        if piece.kind == "step" and piece.when == NOW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(QRectF(x, middle - 12.5 * k, piece.width, 25 * k), 12.5 * k, 12.5 * k)
            ink = theme.on_accent
        if piece.when == DONE:
            paint_glyph(painter, "check", left + 6 * k, middle, 15 * k, theme.accent)
            left += 17 * k
        elif piece.kind == "step" and piece.when == NOW:
            paint_glyph(painter, "play", left + 6 * k, middle, 14 * k, ink)
            left += 17 * k
        elif piece.kind == "phase" and not piece.text:
            paint_glyph(painter, "circle-small", left + 2 * k, middle, 16 * k, theme.ink3)
        if piece.id in self._stops:
            paint_glyph(painter, "pause-octagon", x + piece.width / 2, middle + 17 * k, 11 * k, theme.gold)
        painter.setFont(sans(*letters(piece, k, theme.print_scale)))
        painter.setPen(QColor(ink))
        room = QRectF(left, middle - 14 * k, piece.width, 28 * k)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, piece.text)
