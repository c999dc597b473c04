"""A person's own picture of a card, shown in place of the drawing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImageReader, QPainter, QPainterPath

ROUNDING = 0.065
"""The corner of a card as a part of its short side."""


def paint_own_picture(painter: QPainter, file: str, size: QSizeF) -> bool:
    """Fill a card of this size with the picture, cut to its proportions; False when the file shows none."""
    reader = QImageReader(file)
    reader.setAutoTransform(True)
    printed = reader.size()
    if printed.isEmpty():
        return False
    whole = printed.scaled(size.toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    reader.setScaledSize(whole.expandedTo(QSize(1, 1)))
    picture = reader.read()
    if picture.isNull():
        return False
    corner = min(size.width(), size.height()) * ROUNDING
    card, outline = QRectF(0, 0, size.width(), size.height()), QPainterPath()
    outline.addRoundedRect(card, corner, corner)
    part = QRectF(card)
    part.moveCenter(QRectF(picture.rect()).center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline)
    painter.drawImage(card, picture, part)
    painter.restore()
    return True
