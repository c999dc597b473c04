"""Where a panel lives: on the board, on what board and column stand on, or in the berth beside the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.table.side.berth import Berth


class PanelHome:
    """Where one ``panel`` lives; ``take_focus`` is asked when the keyboard goes with it. Until it knows of a ``berth``
    and of the ``berth_room`` there, it has none."""

    def __init__(self, panel: QWidget, board: QWidget, take_focus: Callable[[], None]) -> None:
        self._panel, self._board, self._take_focus = panel, board, take_focus
        self.berth: Berth | None = None
        self.berth_room: Callable[[], QSize] = QSize

    @property
    def lives_on_board(self) -> bool:
        """Whether it lives on the board itself."""
        return self._panel.parentWidget() is self._board

    def lie_in_berth(self, tall_when: Callable[[int], int]) -> bool:
        """Stands beside the table, as tall as it is when so wide; False where it has no room there."""
        room, berth = self.berth_room(), self.berth
        if berth is None or room.isEmpty():
            return False
        tall = tall_when(room.width())
        if tall <= room.height():
            self._move(lambda: berth.take(self._panel, tall))
        return tall <= room.height()

    def live_on_board(self, *, reaching: bool = False) -> None:
        """Lives on the board, or where it is ``reaching`` beyond it on what board and column stand on."""
        berth, around = self.berth, self._board.parentWidget()
        home = around if reaching and around is not None else self._board
        if berth is not None:
            self._move(lambda: berth.let_go(self._panel, home))
        if self._panel.parentWidget() is not home:
            self._move(lambda: self._live_in(home))

    def _live_in(self, home: QWidget) -> None:
        panel = self._panel
        shown = not panel.isHidden()
        panel.setParent(home)
        panel.setVisible(shown)
        panel.raise_()

    def _move(self, there: Callable[[], None]) -> None:
        """Goes to live elsewhere; the keyboard goes with it."""
        panel = self._panel
        before, focused = panel.parentWidget(), QApplication.focusWidget()
        there()
        if panel.parentWidget() is before:
            return
        panel.setObjectName("well" if panel.parentWidget() is self.berth else "bigPanel")
        panel.style().unpolish(panel)
        panel.style().polish(panel)
        if focused is not None and (focused is panel or panel.isAncestorOf(focused)):
            self._take_focus()
