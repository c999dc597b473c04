"""Below a duel: the cells of its ledger, the same as on the table, and what is left of the one that was hit."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.games.contract.moments import Comparison
from desktop_app.ui.art import tokens
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.board.sum_cells import paint_cells
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.big_stage import BigStage
from desktop_app.ui.table.moments.rows import as_heading
from desktop_app.ui.table.moments.told import Moment, Touch
from desktop_app.ui.table.words.sums import in_terms

CELLS = 0.64
"""How much of the width the cells take."""
MOST_DROPS = 12
DROPS = 36.0
"""How high the row of drops stands."""


def sum_box(stage: BigStage) -> QRectF:
    """Where the cells stand."""
    aside, above = 14 * stage.unit, 10 * stage.unit
    wide, tall = stage.box.width() * CELLS, stage.lower.height() - 2 * above
    return QRectF(stage.lower.left() + aside, stage.lower.top() + above, wide, tall)


def paint_sum(painter: QPainter, stage: BigStage, compared: Comparison, told: int) -> None:
    """The cells, then whether the one that was hit lives, with a drop for every hit point."""
    ground, cells = stage.ground, sum_box(stage)
    terms = in_terms(compared.cells, ground.wording)
    if terms:
        paint_cells(painter, cells, terms, ground.theme, ground.lettering * 1.12)
    if compared.result is None:
        return
    px = ground.px
    apart = 18 * stage.unit
    box = QRectF(cells.right() + apart, cells.top(), stage.box.right() - cells.right() - 2 * apart, cells.height())
    touch = _hit(stage.moment, told)
    struck = touch is not None and bool(touch.limit)
    said, font = as_heading(ground.wording.plain(compared.result)), kit.heading_font(ground, 21)
    spare = 0.0 if struck else max(0.0, box.height() - kit.height_of(said, font, box.width()))
    words = box.adjusted(0, spare / 2, 0, -px(DROPS) if struck else 0)
    kit.fitting_paragraph(painter, words, said, font, ground.theme.ink)
    if touch is not None and struck:
        _drops(painter, stage, touch, QRectF(box.left(), words.bottom() + 4, box.width(), px(DROPS) - 4))


def _hit(moment: Moment, told: int) -> Touch | None:
    hits = [touch for line in moment.lines[:told] if line.beat.way == "hits" for touch in line.touches if touch.counted]
    return hits[-1] if hits else None


def _drops(painter: QPainter, stage: BigStage, touch: Touch, row: QRectF) -> None:
    theme, limit = stage.ground.theme, touch.limit or 0
    size = min(row.height(), row.width() / max(1, min(limit, MOST_DROPS)) - 4)
    for at in range(min(limit, MOST_DROPS)):
        box = QRectF(row.left() + at * (size + 4), row.top(), size, size)
        if at < touch.after:
            tokens.paint_token(painter, "damage", box, 1, theme)
            continue
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(size / 32, size / 32)
        painter.strokePath(token_outline("damage"), QPen(QColor(theme.ink3), 1.6))
        painter.restore()
