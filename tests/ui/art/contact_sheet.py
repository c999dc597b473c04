"""Prints sheets of faces to look at: `python -m tests.ui.art.contact_sheet OUT_FOLDER [theme]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from desktop_app.ui.art.face import FaceModel, card_size, paint_back, paint_face
from desktop_app.ui.art.theme import Theme, load_theme
from tests.ui.art import sample_faces

GAP = 14


def sheet(faces: Sequence[FaceModel], widths: Sequence[int], theme: Theme, across: int = 1900) -> QImage:
    """All faces in rows, every row of one width, until the sheet is full."""
    image = QImage(across, 4000, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.table))
    painter = QPainter(image)
    x, y = GAP, GAP
    for width in widths:
        tall = 0
        for face in faces:
            size = card_size(face.kind, width)
            if x + size.width() > across:
                x, y = GAP, y + tall + GAP
            painter.save()
            painter.translate(x, y)
            paint_face(painter, face, {}, "front", theme, width)
            painter.restore()
            x, tall = x + int(size.width()) + GAP, int(card_size("lcg_hero", width).height())
        x, y = GAP, y + tall + GAP
    for back in theme.backs:
        painter.save()
        painter.translate(x, y)
        paint_back(painter, back, theme, 110)
        painter.restore()
        x += 110 + GAP
    painter.end()
    return image.copy(0, 0, across, y + 170)


def main(folder: Path, theme_name: str) -> None:
    """Write one sheet a game into `folder`."""
    application = QGuiApplication([])
    theme = load_theme(theme_name)
    for game, faces in sample_faces.GAMES.items():
        sheet(faces, (360,), theme).save(str(folder / f"{game}-large.png"))
        sheet(faces, (146, 110, 84, 56, 28), theme).save(str(folder / f"{game}-small.png"))
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "daylight")
