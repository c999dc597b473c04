"""The pictures of an entry that is being written: added from files, put into the text, taken out again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.pictures import SUFFIXES
from desktop_app.app.journal.album import Album
from desktop_app.app.journal.pictured import in_text
from desktop_app.ui.journal.pictures import read_picture, take_in
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import emptied, words
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.save_to import ask_open_several

HIGH = 56


class PictureStrip(QWidget):
    """``names`` are the pictures of the album as they stand now. One that is added can be put where the cursor of the
    story is; with ``at_once`` it goes there by itself, for words that have no place beside them."""

    def __init__(
        self, looks: Looks, album: Album, names: Sequence[str], story: QPlainTextEdit, *, at_once: bool = False
    ) -> None:
        super().__init__()
        self._looks, self._album, self._story, self._at_once = looks, album, story, at_once
        self.names = list(names)
        look, texts = looks.look, looks.texts
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        add = look.button(texts("journal-add-picture"), "button", "image-plus")
        add.setObjectName("add-picture")
        add.clicked.connect(self._choose)
        row.addWidget(add, 0, Qt.AlignmentFlag.AlignTop)
        self._told = words(look, "", "hint", colour=look.theme.danger)
        holder = QWidget()
        self._row = FlowLayout(holder, look.px(8))
        self._area = scrolled(holder)
        row.addWidget(self._area, 1)
        row.addWidget(self._told, 1)
        row.addStretch(0)
        self._show()

    def add(self, paths: Sequence[Path]) -> None:
        """Take picture files in; what is none is said, and the others are taken."""
        self._told.setText("")
        for path in paths:
            try:
                name = take_in(self._album, path)
            except LongtableError as error:
                self._told.setText(f"{path.name}: {error.text(self._looks.texts)}")
                continue
            if self._at_once:
                self.put_into_text(name)
            elif name not in self.names:
                self.names.append(name)
        self._show()

    def put_into_text(self, name: str) -> None:
        """Name a picture where the cursor stands in the story."""
        self._story.insertPlainText(f"![]({name})")
        self._story.setFocus()

    def _choose(self) -> None:
        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        chosen = ask_open_several(self, self._looks.texts("journal-add-picture"), kinds)
        self.add([Path(each) for each in chosen])

    def _take_out(self, name: str) -> None:
        self.names.remove(name)
        self._show()

    def _show(self) -> None:
        emptied(self._row)
        shown = [name for name in self.names if name not in in_text(self._story.toPlainText())]
        for number, name in enumerate(shown, 1):
            path = self._album.path(name)
            if path is not None:
                self._row.addWidget(self._one(name, path, number))
        self._area.setVisible(bool(shown))
        self._told.setVisible(bool(self._told.text()))
        self._area.setFixedHeight(self._looks.look.px(HIGH + 14))

    def _one(self, name: str, path: Path, number: int) -> QFrame:
        look, texts = self._looks.look, self._looks.texts
        made = QFrame()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(2))
        ratio = self.devicePixelRatioF()
        side = round(look.px(HIGH) * ratio)
        pixmap = QPixmap.fromImage(read_picture(path, QSize(2 * side, side)))
        pixmap.setDevicePixelRatio(ratio)
        label = QLabel()
        label.setPixmap(pixmap)
        label.setAccessibleName(texts("journal-picture", number=number))
        row.addWidget(label)
        for what, sign, act in (
            ("put", "text-box-plus-outline", self.put_into_text),
            ("take-out", "close", self._take_out),
        ):
            tool = look.tool(sign, texts(f"journal-picture-{what}"))
            tool.setObjectName(f"picture-{what}-{number}")
            tool.clicked.connect(lambda _=False, do=act: do(name))
            row.addWidget(tool)
        return made
