"""The form of a panel: its edges, gaps and buttons as they stand on the wide table, in a strip, in a narrow place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.ui.table.panels.figure import Figure
from desktop_app.ui.table.panels.panel_head import AFTER_BRIEF, PanelHead
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

ANY_HEIGHT = 16777215
ASIDE, UPRIGHT, STRIP_EDGE = 20, 16, 10
"""How far its words keep from its sides, from its upper and lower edge, and from these in a strip."""
GAP, ACTS_GAP = 10, 8
"""Between its rows, and between its buttons."""
NARROW_EDGE, NARROW_GAP, COMPACT = 8, 6, 36
"""In a narrow place: how far its words keep from its edges, its rows from each other, and how high its buttons are."""


class PanelForm:
    """Lays the rows of one panel out: the ``column`` of all of them, the ``body`` of its words and its figure, its
    ``head`` and its buttons, the ``acts``."""

    def __init__(self, column: QVBoxLayout, body: QBoxLayout, head: PanelHead, acts: QHBoxLayout) -> None:
        self._column, self._body, self._head, self._acts = column, body, head, acts

    def lay_body(self, *, abreast: bool) -> None:
        """Words and figure stand abreast, each in half of the width, or one above the other."""
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if abreast else QBoxLayout.Direction.TopToBottom)
        for place in range(self._body.count()):
            item = self._body.itemAt(place)
            part = item.widget() if item is not None else None
            self._body.setStretch(place, 1 if abreast or not isinstance(part, Figure) else 0)
            if isinstance(part, Figure):
                self._body.setAlignment(part, Qt.AlignmentFlag.AlignTop if abreast else Qt.AlignmentFlag(0))

    def widen(self, look: Look, *, folded: bool) -> None:
        """As it stands on the table, whole or as a strip."""
        aside, upright = look.px(ASIDE), look.px(STRIP_EDGE if folded else UPRIGHT)
        self._column.setContentsMargins(aside, upright, aside, upright)
        self._space(look.px(GAP))
        self._head.line.hide()
        self._stack(look, upright=False)

    def narrow(self, look: Look, brief: str, wide: int) -> int:
        """As it stands folded in a narrow place, its buttons below each other where a row is too wide; how high it is
        so."""
        edge = look.px(NARROW_EDGE)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._space(look.px(NARROW_GAP))
        self.put_acts(in_head=False)
        self._head.tell_brief(brief, wide - 2 * edge)
        self._head.sum_line.hide()
        self._stack(look, upright=False)
        if self._acts.sizeHint().width() > wide - 2 * edge:
            self._stack(look, upright=True)
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(wide)
        return self._column.totalSizeHint().height()

    def acts_high(self, look: Look, wide: int) -> int:
        """How high the buttons are in a panel so wide, with the gap above them."""
        count = self._acts.count() - 1
        if self._fit_beside(look, wide):
            return self._acts.sizeHint().height() + look.px(GAP)
        return count * look.px(COMPACT) + (count - 1) * look.px(NARROW_GAP) + look.px(GAP)

    def stack_acts(self, look: Look, wide: int) -> None:
        """The buttons stand as ``acts_high`` reckons."""
        self._stack(look, upright=not self._fit_beside(look, wide))

    def _fit_beside(self, look: Look, wide: int) -> bool:
        self._stack(look, upright=False)
        return self._acts.sizeHint().width() <= wide - 2 * look.px(ASIDE)

    def put_acts(self, *, in_head: bool) -> None:
        """The buttons stand beside the line, or under all there is."""
        now: QBoxLayout = self._head if self._head.indexOf(self._acts) >= 0 else self._column
        then: QBoxLayout = self._head if in_head else self._column
        if now is not then:
            now.removeItem(self._acts)
            self._acts.setParent(None)
            then.insertLayout(AFTER_BRIEF if in_head else -1, self._acts)

    def beside_brief(self, *, in_a_row: bool) -> int:
        """How much of the width of a strip is not its line's."""
        margins = self._column.contentsMargins()
        return self._head.beside_brief(self._acts if in_a_row else None) + margins.left() + margins.right()

    def _space(self, gap: int) -> None:
        for row in (self._column, self._body, self._head):
            row.setSpacing(gap)

    def _stack(self, look: Look, *, upright: bool) -> None:
        """The buttons stand below each other, each as wide as the panel and somewhat lower, or beside each other."""
        self._acts.setDirection(QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight)
        self._acts.setSpacing(look.px(NARROW_GAP if upright else ACTS_GAP))
        wide = QSizePolicy.Policy.Expanding if upright else QSizePolicy.Policy.Fixed
        for at in range(self._acts.count()):
            item = self._acts.itemAt(at)
            button = item.widget() if item is not None else None
            if isinstance(button, KeyButton):
                button.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
                button.setMaximumHeight(look.px(COMPACT) if upright else ANY_HEIGHT)
