"""A small counter with minus and plus, for sharing out an amount."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.widgets.look import Look


class Stepper(QWidget):
    """``stepped`` says by how much: -1 or 1."""

    stepped = Signal(int)

    def __init__(self, look: Look, name: str, value: int, most: int, texts: Texts) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(4))
        row.addWidget(look.label(name, "label"))
        less = self._button(look, "−", texts("table-one-less", name=name), value > 0, -1)
        row.addWidget(less)
        amount = look.label(texts("table-of", value=value, most=most), "label")
        amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        amount.setMinimumWidth(look.px(44))
        row.addWidget(amount)
        row.addWidget(self._button(look, "+", texts("table-one-more", name=name), value < most, 1))
        self.setAccessibleName(texts("table-given-by", name=name, value=value, most=most))

    def _button(self, look: Look, sign: str, name: str, enabled: bool, by: int) -> QPushButton:
        button = look.button(sign, "button")
        button.setProperty("compact", True)
        button.setFixedSize(look.px(34), look.px(36))
        button.setStyleSheet("padding: 0;")
        button.setEnabled(enabled)
        button.setAccessibleName(name)
        button.clicked.connect(lambda: self.stepped.emit(by))
        return button
