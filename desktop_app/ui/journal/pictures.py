"""Pictures of a journal on the screen and on paper: small ones in a row, one large, those in a text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, QUrl
from PySide6.QtGui import (
    QIcon,
    QImage,
    QImageIOHandler,
    QImageReader,
    QImageWriter,
    QPixmap,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from desktop_app.app.journal.album import Album
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.widgets.flow import FlowLayout

HIGH = 112
"""Pixels of a small picture."""
LARGEST_SIDE = 2400
"""Pixels that a printed page shows of a picture."""
QUALITY = 86


def read_picture(path: Path, room: QSize) -> QImage:
    """A picture as it was held by the camera, no larger than the room; an empty image where it cannot be read."""
    reader, size = _looked_at(path)
    if size.width() > room.width() or size.height() > room.height():
        size = size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(size.transposed() if _is_turned(reader) else size)
    return reader.read()


def _looked_at(path: Path) -> tuple[QImageReader, QSize]:
    """A reader of a picture, and how large that is once it stands upright."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    return reader, size.transposed() if _is_turned(reader) else size


def _is_turned(reader: QImageReader) -> bool:
    return bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)


def take_in(album: Album, path: Path) -> str:
    """Take a person's own picture into the album, one of a large camera as large as a page needs it.

    Raises LongtableError for what is no picture or too large a one, or a StorageError.
    """
    _, size = _looked_at(path)
    if max(size.width(), size.height()) <= LARGEST_SIDE:
        return album.take(path)
    album.check(path)
    return album.keep(as_jpeg(read_picture(path, QSize(LARGEST_SIDE, LARGEST_SIDE))))


def as_jpeg(image: QImage) -> bytes:
    """An image as the bytes of a file."""
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(kept, b"jpg")
    writer.setQuality(QUALITY)
    writer.write(image)
    return bytes(kept.data().data())


class Gallery(QWidget):
    """Small pictures side by side; one that is pressed is shown large."""

    def __init__(self, looks: Looks, album: Album, names: Sequence[str]) -> None:
        super().__init__()
        self._looks, self._album = looks, album
        row = FlowLayout(self, looks.look.px(8))
        for number, name in enumerate(names, 1):
            path = album.path(name)
            if path is not None:
                row.addWidget(self._small(path, number))

    def _small(self, path: Path, number: int) -> QPushButton:
        look = self._looks.look
        ratio = self.devicePixelRatioF()
        high = look.px(HIGH)
        image = read_picture(path, QSize(round(high * 2.4 * ratio), round(high * ratio)))
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        made = QPushButton()
        made.setObjectName(f"picture-{number}")
        made.setIcon(QIcon(pixmap))
        size = pixmap.deviceIndependentSize().toSize()
        made.setIconSize(size)
        made.setFixedSize(size.expandedTo(QSize(32, 32)) + QSize(6, 6))
        made.setStyleSheet("QPushButton { padding: 0; border-radius: 4px; }")
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.setAccessibleName(self._looks.texts("journal-picture", number=number))
        made.clicked.connect(partial(self._open, path))
        return made

    def _open(self, path: Path, _: bool = False) -> None:
        PictureDialog(self._looks, self.window(), path).open()


class PictureDialog(Dialog):
    """One picture as large as there is room for."""

    def __init__(self, looks: Looks, parent: QWidget, path: Path) -> None:
        super().__init__(looks, looks.texts("journal-picture-large"), parent, width=1500, height=1000)
        label = QLabel()
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        room = self.size() - QSize(looks.look.px(60), looks.look.px(140))
        label.setPixmap(QPixmap.fromImage(read_picture(path, room)))
        self.body.addWidget(label, 1)
        self.foot.addStretch(1)
        self.add_button("close", looks.texts("common-close"), self.accept, "primary")


def fit_pictures(document: QTextDocument, room: QSize) -> None:
    """Make the pictures that a document names by their files no larger than the room; their files hold all of them."""
    for at, length, image in _images(document):
        source = QUrl(image.name())
        _, size = _looked_at(Path(source.toLocalFile() if source.isLocalFile() else image.name()))
        if size.isEmpty():
            continue
        if size.width() > room.width() or size.height() > room.height():
            size = size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        image.setWidth(size.width())
        image.setHeight(size.height())
        cursor = QTextCursor(document)
        cursor.setPosition(at)
        cursor.setPosition(at + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(image)


def _images(document: QTextDocument) -> list[tuple[int, int, QTextImageFormat]]:
    """Where the images of a document stand."""
    found = []
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.charFormat().isImageFormat():
                found.append((fragment.position(), fragment.length(), fragment.charFormat().toImageFormat()))
            fragments += 1
        block = block.next()
    return found


def file_address(album: Album, name: str) -> str | None:
    """How a document on this machine names a picture; None for one that is gone."""
    path = album.path(name)
    return QUrl.fromLocalFile(str(path)).toString(QUrl.ComponentFormattingOption.FullyEncoded) if path else None
