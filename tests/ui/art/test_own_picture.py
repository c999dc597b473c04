"""A person's own picture in place of the drawing: the whole card, cut to its shape; a bad file leaves the drawing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.engine.frozen import replace
from desktop_app.ui.art.face import FaceModel, card_size, paint_face
from desktop_app.ui.art.theme import load_theme

pytestmark = pytest.mark.usefixtures("qapp")
CARD = FaceModel("X-1", "lcg_ally", "Own Ally", game="lotr_lcg", frame="neutral", cost="2")


def painted(face: FaceModel, width: float) -> QImage:
    image = QImage(card_size(face.kind, width).toSize(), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    paint_face(painter, face, {}, "front", load_theme("daylight"), width)
    painter.end()
    return image


@pytest.fixture
def red(tmp_path: Path) -> Path:
    picture = QImage(QSize(300, 300), QImage.Format.Format_RGB32)
    picture.fill(QColor(200, 20, 20))
    file = tmp_path / "X-1.png"
    assert picture.save(str(file))
    return file


@pytest.mark.parametrize("width", [110.0, 360.0])
def test_the_picture_covers_the_card_and_keeps_its_round_corners(red: Path, width: float) -> None:
    image = painted(replace(CARD, picture=str(red)), width)
    assert image.pixelColor(image.width() // 2, image.height() // 2) == QColor(200, 20, 20)
    assert image.pixelColor(image.width() // 2, 2) == QColor(200, 20, 20)
    assert image.pixelColor(0, 0).alpha() < 40


def test_a_file_that_is_no_picture_leaves_the_drawing(tmp_path: Path) -> None:
    broken = tmp_path / "X-1.png"
    broken.write_bytes(b"no picture at all")
    assert painted(replace(CARD, picture=str(broken)), 110.0) == painted(CARD, 110.0)


def test_a_badge_stays_a_drawing(red: Path) -> None:
    assert painted(replace(CARD, picture=str(red)), 56.0) == painted(CARD, 56.0)
