"""The foot of the last page: every way on from a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look


class EndFoot(QFrame):
    """The ways on at the left, the ways out at the right. Where a row of ``width`` pixels is too narrow for them their
    signs go, and where that is not enough they stand in two rows."""

    def __init__(
        self, look: Look, width: int, onwards: Sequence[KeyButton], away: Sequence[KeyButton], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("appBar")
        gap, edge = look.px(8), look.px(18)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(edge, gap, edge, gap)
        rows.setSpacing(gap)
        whole = (*onwards, *away)
        for button in whole:
            button.setParent(self)  # in the window they are as wide as its sheet makes them
        if self._needed(whole, gap) > width - 2 * edge:
            for button in whole:
                button.drop_sign()
        first = self._row(rows, gap)
        last = first if self._needed(whole, gap) <= width - 2 * edge else self._row(rows, gap)
        for button in onwards:
            first.addWidget(button)
        first.addStretch(1)
        if last is not first:
            last.addStretch(1)
        for button in away:
            last.addWidget(button)

    @staticmethod
    def _needed(buttons: Sequence[KeyButton], gap: int) -> int:
        return sum(button.sizeHint().width() + gap for button in buttons)

    @staticmethod
    def _row(rows: QVBoxLayout, gap: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(gap)
        rows.addLayout(row)
        return row
