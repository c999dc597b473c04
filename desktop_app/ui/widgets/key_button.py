"""A button that shows the key which presses it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look


class KeyButton(QPushButton):
    """Its words, with a sign before them where one is named, and the key at its end; the key is part of its accessible
    name. With ``focused`` the key is one that presses whatever has the focus: it stands there while this button has."""

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
    ) -> None:
        super().__init__()
        self._cap: QLabel | None = None
        look.dress(self, role)
        self.setAccessibleName(f"{text} ({key})" if key else text)
        row = QHBoxLayout(self)
        self._row, self._tall = row, look.px(tall)
        self._filled, self._veil = 1.0, look.theme.panel
        row.setContentsMargins(look.px(14), 0, look.px(10 if key else 14), 0)
        row.setSpacing(look.px(9))
        words = look.label(text, "button", self)
        ink = look.theme.ink3 if not enabled else look.theme.on_accent if role == "primary" else look.theme.ink
        words.setStyleSheet(f"color: {ink};")
        self._picture = QLabel(self) if sign else None
        if (picture := self._picture) is not None:
            picture.setPixmap(look.icon(sign, ink).pixmap(QSize(look.px(19), look.px(19)), self.devicePixelRatio()))
            picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(picture)
        self.setEnabled(enabled)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if text:
            row.addWidget(words)
        else:
            words.hide()
        if key:
            cap = look.label(key, "keycap", self)
            cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
            if focused:
                self._cap = cap
                kept = cap.sizePolicy()
                kept.setRetainSizeWhenHidden(True)
                cap.setSizePolicy(kept)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

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
        if self._cap is not None:
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
