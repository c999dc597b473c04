"""A table to be read: rows of words and numbers without a grid, in which nothing is chosen or written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from desktop_app.ui.library.table import dress_header
from desktop_app.ui.widgets.look import Look

ROW = 32
"""How high a row is."""


class LinesTable(QTableWidget):
    """As many columns as there are widths, all but one of a fixed width; that one, of width 0, takes the rest."""

    def __init__(self, look: Look, name: str, widths: Sequence[int]) -> None:
        super().__init__(0, len(widths))
        scale = look.theme.print_scale
        self.setAccessibleName(name)
        head = self.horizontalHeader()
        dress_header(head, look)
        head.setStretchLastSection(False)
        head.hide()
        for column, width in enumerate(widths):
            if width:
                self.setColumnWidth(column, look.px(width * scale))
            else:
                head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setDefaultSectionSize(look.px(ROW * scale))
        self.setShowGrid(False)
        self.setFont(look.font("body"))
        self.setStyleSheet(f"QTableWidget::item {{ padding-left: {look.px(7)}px; }}")
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)

    def put(
        self, row: int, column: int, text: str, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> QTableWidgetItem:
        """Words or a number in a cell, which is answered."""
        item = QTableWidgetItem(text)
        item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.setItem(row, column, item)
        return item
