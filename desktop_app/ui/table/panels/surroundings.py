"""What lies around a panel on its table: what must stay in sight beside it, and where it stands so that it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from desktop_app.ui.table.panels.clearing import clear_place

FLOOR_GAP, TOP = 8, 12


class Surroundings:
    """What a panel minds over its ``board``: the ``floor`` it stays above, what is ``kept`` in sight, the ``headings``
    over what is being decided, whatever else is ``lying`` there, the ``sum`` with where it stands, and how wide that is
    which it may reach over ``beside`` the board."""

    def __init__(self, board: QWidget) -> None:
        self.board = board
        self.floor: Callable[[], float] = board.height
        self.kept: Callable[[], Sequence[QRect]] = list
        self.headings: Callable[[], Sequence[QRect]] = list
        self.lying: Callable[[], Sequence[QRect]] = list
        self.sum: Callable[[], tuple[QRect, Sequence[str]]] = lambda: (QRect(), ())
        self.beside: Callable[[], int] = int

    @property
    def above_prompt(self) -> int:
        """How high it may be without standing over its floor."""
        return round(self.floor()) - TOP - FLOOR_GAP

    @property
    def widest(self) -> int:
        """How wide it may be within the board."""
        return self.board.rect().width() - 2 * TOP

    def box(
        self, size: QSize, sum_at: QRect, kept: Sequence[QRect], lying: Sequence[QRect] = (), *, reach: int = 0
    ) -> QRect:
        """Where it stands when it is so large: in the middle, or as near to it as leaves most in sight of what is
        ``kept`` and then of what is ``lying`` there, within the table or so far beyond it."""
        room, floor = self.board.rect(), round(self.floor())
        top = min((room.height() - size.height()) // 3, floor - size.height() - FLOOR_GAP)
        wished = QPoint((room.width() - size.width()) // 2, max(TOP, top))
        free = QRect(TOP, TOP, room.width() + reach - 2 * TOP, floor - TOP - FLOOR_GAP)
        return QRect(clear_place(wished, size, free, kept, [sum_at], lying), size)
