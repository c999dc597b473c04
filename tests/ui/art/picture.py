"""Painting into images and reading them back, for tests that look at pixels."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.ui.art.face import FaceModel, Side, Values, card_size, paint_face
from desktop_app.ui.art.theme import Theme


def picture(width: float, height: float, paint: Callable[[QPainter], None]) -> QImage:
    """What `paint` draws on a clear image of this size."""
    image = QImage(math.ceil(width), math.ceil(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def picture_of(
    face: FaceModel, theme: Theme, width: float, values: Values | None = None, side: Side = "front"
) -> QImage:
    """A card's side at a width."""
    size = card_size(face.kind, width)
    return picture(
        size.width(), size.height(), lambda painter: paint_face(painter, face, values or {}, side, theme, width)
    )


def pixels(image: QImage) -> bytes:
    """Every pixel, for comparing pictures. The bits go with their image: it is held here while they are read."""
    return bytes(image.constBits())


def greys(image: QImage) -> bytes:
    """The picture without colour, one byte a pixel."""
    return _one_byte_a_pixel(image, QImage.Format.Format_Grayscale8)


def difference(first: QImage, second: QImage) -> float:
    """The mean difference of two pictures of one size without colour, 0 to 255."""
    here, there = greys(first), greys(second)
    return sum(abs(a - b) for a, b in zip(here, there, strict=True)) / len(here)


def opaque_share(image: QImage) -> float:
    """The share of pixels that are painted at all."""
    alphas = _one_byte_a_pixel(image, QImage.Format.Format_Alpha8)
    return sum(alpha > 127 for alpha in alphas) / len(alphas)


def _one_byte_a_pixel(image: QImage, form: QImage.Format) -> bytes:
    thin = image.convertToFormat(form)
    lines, step = bytes(thin.constBits()), thin.bytesPerLine()
    return b"".join(lines[y * step : y * step + thin.width()] for y in range(thin.height()))
