"""Where moments are switched off: what came of it stands beside its place for as long as its line is new."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.ui.table.moments.pace import HELD
from desktop_app.ui.widgets.look import Look

GAP = 10


class Brief(QLabel):
    """A short note over the table that takes no clicks and goes by itself; ``gone`` says when it is read."""

    gone = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bigPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.setInterval(round(HELD))
        self._stands.timeout.connect(self._go)
        self.look = look
        self._panel: QWidget | None = None
        self.hide()

    def give_way_to(self, panel: QWidget) -> None:
        """While somebody reads this panel nothing is told over it: the log has it."""
        self._panel = panel

    def tell(self, text: str, beside: QRectF, look: Look) -> None:
        """Shows the result beside a place of the board, or at its head where there is none."""
        around = self.parentWidget()
        if around is None or not text or (self._panel is not None and self._panel.isVisible()):
            return
        self.look = look
        look.dress(self, "label")
        edge = look.px(12)
        self.setContentsMargins(edge, look.px(6), edge, look.px(6))
        self.setText(text)
        self.adjustSize()
        x = beside.center().x() - self.width() / 2 if not beside.isEmpty() else (around.width() - self.width()) / 2
        y = beside.top() - self.height() - GAP if beside.top() > self.height() + GAP else beside.bottom() + GAP
        self.move(
            round(max(GAP, min(x, around.width() - self.width() - GAP))),
            round(max(GAP, min(y, around.height() - self.height() - GAP))),
        )
        self.show()
        self.raise_()
        self._stands.start()

    def forget(self) -> None:
        """Takes its words away for good."""
        self._stands.stop()
        self.clear()
        self._go()

    def _go(self) -> None:
        self.hide()
        self.gone.emit()
