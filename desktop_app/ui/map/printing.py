"""The map on paper: all that a game uses of the land, or the part in sight, as vectors on one page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPainter

from desktop_app.app.storage.leftovers import made_beside
from desktop_app.ui.decks.printing import DOTS, begun, page_writer, paper_theme
from desktop_app.ui.map.camera import Camera, Part
from desktop_app.ui.map.sheet import Sheet

MARGIN = 8.0
"""Millimetres."""
SCREEN_DOTS = 96.0
"""Of an inch: names and marks are as large on paper as on such a screen."""


def write_map(root: Path, path: Path, sheet: Sheet, part: Part, title: str, page: str = "a4") -> None:
    """Write a part of the land as a PDF, all of it or nothing; ``root`` is the data folder. Paper is light.

    Raises a StorageError.
    """
    printed = Sheet(sheet.land, sheet.look, paper_theme(), sheet.language)
    with made_beside(root, path) as unfinished:
        writer = page_writer(unfinished, page, title, MARGIN)
        lying = part.width > part.height
        writer.setPageOrientation(QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait)
        painter = begun(writer, path)
        larger = DOTS / SCREEN_DOTS
        painter.scale(larger, larger)
        _paint(painter, printed, part, writer.width() / larger, writer.height() / larger)
        painter.end()


def _paint(painter: QPainter, sheet: Sheet, part: Part, wide: float, tall: float) -> None:
    camera = Camera(part, part).fitted(wide, tall)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left, top = (wide - part.width * camera.scale) / 2, (tall - part.height * camera.scale) / 2
    painter.setClipRect(QRectF(left, top, part.width * camera.scale, part.height * camera.scale))
    painter.save()
    painter.translate(*camera.to_window(0.0, 0.0))
    painter.scale(camera.scale, camera.scale)
    sheet.paint_land(painter, camera.scale, QRectF(part.left, part.top, part.width, part.height))
    painter.restore()
    sheet.paint_places(painter, camera, 3.0)
    sheet.paint_names(painter, camera, 3.0)
