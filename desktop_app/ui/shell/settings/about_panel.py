"""What this is and whose: the version, what it has to do with nobody, and the licences of what it is made with."""

from __future__ import annotations

from desktop_app import __version__
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Panel, words

PARTS = (
    ("Qt, PySide6, Shiboken", "LGPL 3.0, GPL 2.0, GPL 3.0"),
    ("EB Garamond, Cabin", "SIL Open Font License 1.1"),
    ("pydantic, platformdirs, filelock, typer, rich, PyYAML, QtAwesome, QtPy, fontpkg", "MIT"),
    ("fluent.runtime, fluent.syntax", "Apache 2.0"),
    ("Babel, click, psutil, Pygments", "BSD"),
    ("defusedxml, typing-extensions", "Python Software Foundation"),
)
"""What is installed beside it, and under which licence."""


class AboutPanel(Panel):
    """To be read; nothing in it is chosen."""

    def __init__(self, desk: Desk) -> None:
        look, texts = desk.looks.look, desk.looks.texts
        super().__init__(look, texts("settings-about"))
        self.add(words(look, texts("settings-about-version", version=__version__), "body"))
        for name in ("settings-about-fans", "settings-about-own", "settings-about-stays"):
            self.rows.addWidget(words(look, texts(name), "hint"))
        self.add(words(look, texts("settings-about-parts"), "label"))
        for part, licence in PARTS:
            self.rows.addWidget(words(look, f"{part}: {licence}", "hint"))
