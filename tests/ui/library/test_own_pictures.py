"""Pictures of a person's own, given as a zip, are seen on the cards at once."""

from __future__ import annotations

import zipfile
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from desktop_app.app.imports.run import import_files
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.shell.at_table import AtTable
from desktop_app.ui.shell.desk import Desk


def picture_of(colour: QColor, file: Path) -> bytes:
    image = QImage(QSize(126, 176), QImage.Format.Format_RGB32)
    image.fill(colour)
    assert image.save(str(file))
    return file.read_bytes()


def test_a_zip_of_pictures_by_code_is_shown_on_the_cards(desk: Desk, tmp_path: Path) -> None:
    catalogue = catalogue_of(desk, desk.profile)
    archive = tmp_path / "pictures.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("01001.png", picture_of(QColor(20, 160, 60), tmp_path / "aragorn.png"))
    staged = import_files(catalogue.library, [archive], "lotr_lcg")
    assert not staged.refused

    catalogue.cards_changed()

    aragorn = catalogue.of_code("lotr_lcg", "01001")
    assert aragorn is not None
    face = catalogue.face(aragorn, "en")
    pixmap = catalogue.pixmap(face, desk.looks.theme, 110, 1.0, "en").toImage()
    assert pixmap.pixelColor(pixmap.width() // 2, pixmap.height() // 2) == QColor(20, 160, 60)


def test_the_same_picture_is_shown_on_the_table_and_beside_it(desk: Desk, tmp_path: Path) -> None:
    catalogue = catalogue_of(desk, desk.profile)
    archive = tmp_path / "pictures.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("01001.png", picture_of(QColor(20, 160, 60), tmp_path / "aragorn.png"))
    import_files(catalogue.library, [archive], "lotr_lcg")

    screen = AtTable(desk, begun(desk)).screen

    aragorn = next(card for card in screen.controller.view.zones["heroes:A"].cards if card.code == "01001")
    screen.parts.show_large(aragorn.id)
    picture = QPixmap(92, 129)
    painter = QPainter(picture)
    small = screen.scene.skin.card_pixmap(aragorn, painter, QRectF(0, 0, 92, 129)).toImage()
    painter.end()
    for image in (small, screen.side.large.face.grab().toImage()):
        assert image.pixelColor(image.width() // 2, image.height() // 2) == QColor(20, 160, 60)
    screen.deleteLater()


def begun(desk: Desk) -> OpenTable:
    """A table that has just been laid."""
    return desk.tables.begin(usual_set_up(open_box("lotr_lcg"), "Ana"), seed=4)
