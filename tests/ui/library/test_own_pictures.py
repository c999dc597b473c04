"""Pictures of a person's own, given as a zip, are seen on the cards at once."""

from __future__ import annotations

import zipfile
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from desktop_app.app.imports.run import import_files
from desktop_app.ui.library.catalogue import catalogue_of
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
