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
    """All faces in rows, a new row for each width, and the backs below them."""
    places, foot = _places(faces, widths, across)
    image = QImage(across, foot + 170, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.table))
    painter = QPainter(image)
    for face, width, x, y in places:
        painter.save()
        painter.translate(x, y)
        paint_face(painter, face, {}, "front", theme, width)
        painter.restore()
    for column, back in enumerate(theme.backs):
        painter.save()
        painter.translate(GAP + column * (110 + GAP), foot)
        paint_back(painter, back, theme, 110)
        painter.restore()
    painter.end()
    return image


def _places(
    faces: Sequence[FaceModel], widths: Sequence[int], across: int
) -> tuple[list[tuple[FaceModel, int, int, int]], int]:
    """Each face with its width and its place, and where the last row ends."""
    places = []
    y = GAP
    for width in widths:
        x, tall = GAP, int(card_size("lcg_hero", width).height())
        for face in faces:
            wide = int(card_size(face.kind, width).width())
            if x + wide > across:
                x, y = GAP, y + tall + GAP
            places.append((face, width, x, y))
            x += wide + GAP
        y += tall + GAP
    return places, y


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
