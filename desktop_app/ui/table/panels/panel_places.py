"""Where a panel stands: with all that it tells, with its figure in words, or as a strip with one line of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QRect, QSize

from desktop_app.ui.table.panels.clearing import HIDDEN, covered, hides
from desktop_app.ui.table.panels.content import Content
from desktop_app.ui.table.panels.panel_form import PanelForm
from desktop_app.ui.table.panels.panel_head import PanelHead
from desktop_app.ui.table.panels.panel_sizes import PanelSizes
from desktop_app.ui.table.panels.pictured_text import PicturedText
from desktop_app.ui.table.panels.surroundings import Surroundings
from desktop_app.ui.widgets.look import Look

WORTH_LOWERING = 0.5
"""What a smaller panel may cover at most, of what the larger one covers, to be taken instead."""
TOUCHED = 0.05
"""How much of a card a smaller panel may cover for being read, so that no number is."""
STRIP = 108
"""How high it is when it is folded."""
STRIP_IN_A_ROW, LEAST_BRIEF = 60, 120
"""How high where its line and its buttons stand in one row, and how much of the line is read there at least."""


class PanelPlaces:
    """The places of one panel with its ``text``, its ``head`` and its ``form`` among what lies ``around`` it."""

    def __init__(self, around: Surroundings, text: PicturedText, head: PanelHead, form: PanelForm) -> None:
        self._around, self._head, self._form = around, head, form
        self._sizes = PanelSizes(text, around.board)

    def whole(
        self,
        content: Content,
        look: Look,
        sum_at: QRect,
        kept: Sequence[QRect],
        *,
        beside: int = 0,
        unfolded: bool = False,
    ) -> tuple[QRect, bool]:
        """Where it stands with all that it tells, and whether figure and words stand abreast there: as high as its text
        needs it, rather over what is ``beside`` the table than over what is kept in sight, or less wide and lower where
        it covers much less of that then. Whoever has ``unfolded`` it wants to read, and all words have their height."""
        around = self._around
        boxes: list[tuple[QRect, bool]] = []
        sizes = self._sizes.of(content, look, around.above_prompt)
        for size in takewhile(lambda size: size.whole or not unfolded, sizes):
            for reach in dict.fromkeys((0, beside)):
                boxes.append((around.box(QSize(size.wide, size.tall), sum_at, kept, reach=reach), size.abreast))
                over_prompt = unfolded and boxes[-1][0].bottom() > around.floor()
                if not (covered(boxes[-1][0], kept) or over_prompt):
                    return boxes[-1]
        if unfolded:
            return min(boxes, key=lambda each: (each[0].bottom() > around.floor(), covered(each[0], kept)))
        for each in boxes:
            if not hides(each[0], kept, TOUCHED):
                return each
        least = min(boxes, key=lambda each: covered(each[0], kept))
        return least if covered(least[0], kept) < covered(boxes[0][0], kept) * WORTH_LOWERING else boxes[0]

    def in_words(self, look: Look, sum_at: QRect, kept: Sequence[QRect]) -> QRect | None:
        """Where it stands with its figure told in words; None where it would hide something even so."""
        around = self._around
        sizes = self._sizes.in_words(look, around.above_prompt, lambda wide: self._form.acts_high(look, wide))
        boxes = [(around.box(size, sum_at, kept, around.lying()), unscrolled) for size, unscrolled in sizes]
        every, read = [box for box, _ in boxes], [box for box, unscrolled in boxes if unscrolled]
        for among, share in ((read, 0.0), (read, TOUCHED), (every, 0.0), (every, TOUCHED), (every, HIDDEN)):
            clear = next((box for box in among if not hides(box, kept, share)), None)
            if clear is not None:
                return clear
        return None

    def strip(self, look: Look, brief: str, wide: int, sum_at: QRect) -> QRect:
        """Where it stands with its line and its buttons: in one row, unless that has no room or covers more. It keeps
        clear also of what is said over what is being decided."""
        around = self._around
        kept, lying = [*around.kept(), *around.headings()], around.lying()
        high = around.box(QSize(wide, look.px(STRIP)), sum_at, kept, lying)
        beside, line = self._form.beside_brief(in_a_row=True), self._head.brief.fontMetrics().horizontalAdvance(brief)
        if beside + min(line, look.px(LEAST_BRIEF)) > around.widest:
            return high
        row = QSize(min(around.widest, beside + line + self._head.spacing()), look.px(STRIP_IN_A_ROW))
        low = around.box(row, sum_at, kept, lying)
        return min(low, high, key=lambda box: (covered(box, kept), covered(box, lying)))
