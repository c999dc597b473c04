"""A button that shows the key which presses it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

SNUG = 6
"""The air around and between the parts of a snug button."""


class KeyButton(QPushButton):
    """Its words, with a sign before them where one is named, and the key at its end; the key is part of its accessible
    name. With ``focused`` the key is one that presses whatever has the focus: it stands there while this button has.
    One that is ``snug`` has little air around and between its parts."""

    def __init__(
        self,
        look: Look,
        text: str,
        key: str,
        role: str,
        *,
        enabled: bool = True,
        sign: str = "",
        tall: float = 40.0,
        focused: bool = False,
        snug: bool = False,
    ) -> None:
        super().__init__()
        self._look, self._focused, self._meant = look, focused, False
        self._cap: QLabel | None = None
        look.dress(self, role)
        row = QHBoxLayout(self)
        self._row, self._tall = row, look.px(tall)
        self._filled, self._veil = 1.0, look.theme.panel
        self._edge = look.px(SNUG if snug else 14)
        row.setSpacing(look.px(SNUG if snug else 9))
        self._words = words = look.label("", "button", self)
        ink = look.theme.ink3 if not enabled else look.theme.on_accent if role == "primary" else look.theme.ink
        words.setStyleSheet(f"color: {ink};")
        self._picture = QLabel(self) if sign else None
        if (picture := self._picture) is not None:
            picture.setPixmap(look.icon(sign, ink).pixmap(QSize(look.px(19), look.px(19)), self.devicePixelRatio()))
            picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(picture)
        self.setEnabled(enabled)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(words, 1)  # in a wide one the key stands at the end
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.say(text, key)

    def say(self, text: str, key: str) -> None:
        """Other words and another key; who holds the button down meant what it said before, and presses nothing."""
        self._meant, self._filled = False, 1.0
        self.setAccessibleName(f"{text} ({key})" if key else text)
        self._words.setText(text)
        self._words.setVisible(bool(text))
        if key and self._cap is None:
            self._cap = self._make_cap()
        if self._cap is not None:
            self._cap.setText(key)
            self._cap.setVisible(bool(key))
        self._row.setContentsMargins(self._edge, 0, min(self._edge, self._look.px(10)) if key else self._edge, 0)

    def _make_cap(self) -> QLabel:
        cap = self._look.label("", "keycap", self)
        cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
        if self._focused:
            kept = cap.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            cap.setSizePolicy(kept)
        return cap

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Meant is what it says now."""
        self._meant = True
        super().mousePressEvent(event)

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, unless it says something else by now."""
        if not self._meant:
            self.setDown(False)
        super().mouseReleaseEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Whether its key is its own just now."""
        super().showEvent(event)
        self._show_cap()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Its key presses it from now on."""
        super().focusInEvent(event)
        self._show_cap()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Its key may press another one; while the window is in the background nothing changes."""
        super().focusOutEvent(event)
        self._show_cap()

    def _show_cap(self) -> None:
        if self._focused and self._cap is not None:
            self._cap.setVisible(self.window().focusWidget() is self)

    def drop_sign(self) -> None:
        """Its words alone, where room is short."""
        if self._picture is not None:
            self._row.removeWidget(self._picture)
            self._picture.hide()

    def set_filled(self, share: float) -> None:
        """How far it is filled from left to right, while it cannot be pressed by a key yet."""
        if share != self._filled:
            self._filled = share
            self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The button; what is not filled yet lies in a veil."""
        super().paintEvent(event)
        if self._filled < 1.0:
            painter = QPainter(self)
            veil = QColor(self._veil)
            veil.setAlphaF(0.6)
            left = self.width() * self._filled
            painter.fillRect(QRectF(left, 0, self.width() - left, self.height()), veil)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        return self._row.sizeHint().expandedTo(QSize(0, self._tall))
