"""The painted land on screens of any size: what is seen is painted once, and then there is nothing left to paint."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.ui.map.camera import Camera, Part
from desktop_app.ui.map.tiles import Tiles

LAND = Part(0, 0, 1600, 900)
GREEN = QColor("#206020")
SCREENS = [(1366.0, 768.0, 1.0), (3840.0, 2160.0, 1.0), (1920.0, 1080.0, 2.0)]


def painted(painter: QPainter, scale: float, part: QRectF) -> None:
    painter.fillRect(part, GREEN)


@pytest.mark.parametrize(("wide", "tall", "ratio"), SCREENS, ids=["small", "very large", "fine"])
def test_painting_ahead_comes_to_an_end_on_every_screen(
    qapp: QApplication, wide: float, tall: float, ratio: float
) -> None:
    tiles, camera = Tiles(painted, LAND), Camera(LAND, LAND).fitted(wide, tall)
    tiles.eager = False
    steps = 0
    while tiles.paint_next(camera, ratio):
        steps += 1
        assert steps < 500, "the land is painted over and over again"
    picture = QImage(round(wide), round(tall), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    assert tiles.draw(painter, camera, ratio), "what was painted ahead is sharp at once"
    painter.end()


def test_a_very_large_picture_of_the_land_has_no_holes(qapp: QApplication) -> None:
    tiles, camera = Tiles(painted, LAND), Camera(LAND, LAND).fitted(3840, 2160)
    picture = QImage(3840, 2160, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    tiles.draw(painter, camera, 1.0)
    painter.end()
    middles = [(x, y) for x in range(256, 3840, 512) for y in range(256, 2160, 512)]
    assert {picture.pixelColor(*middle).name() for middle in middles} == {GREEN.name()}
