"""What the leaders of all seats bring to a new table together: each number with its sign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.widgets.flow import Flow
from desktop_app.ui.widgets.look import Look


class Together(QFrame):
    """``numbers`` are each the number's id, its name and what it comes to."""

    def __init__(self, look: Look, heading: str, numbers: Sequence[tuple[str, str, int]]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAccessibleName(", ".join((heading, *(f"{name} {value}" for _, name, value in numbers))))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8))
        column.setSpacing(look.px(4))
        column.addWidget(look.label(heading, "hint"))
        flow = Flow(look.px(6))
        for number, name, value in numbers:
            flow.add(_number(look, number, name, value))
        column.addWidget(flow)


def _number(look: Look, number: str, name: str, value: int) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, look.px(12), 0)
    row.setSpacing(look.px(6))
    if number in NUMBER_SIGNS:
        sign, side = QLabel(), look.px(17)
        icon = look.icon(NUMBER_SIGNS[number], look.theme.gold)
        sign.setPixmap(icon.pixmap(QSize(side, side), whole.devicePixelRatioF()))
        row.addWidget(sign)
    amount = look.label(str(value), "button")
    amount.setFont(sans(look.px(17), BOLD))
    row.addWidget(amount)
    row.addWidget(look.label(name, "label"))
    return whole
