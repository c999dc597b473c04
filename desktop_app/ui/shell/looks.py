"""How everything looks and speaks at this moment: language, theme, print size; changed while running."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.ui.art.roles import dress
from desktop_app.ui.art.theme import Theme, load_theme
from desktop_app.ui.shell.qt_words import QtWords
from desktop_app.ui.widgets.look import Look, look_for

_LENGTH = re.compile(r"\b([3-9]|\d{2,})px")
_CORNER = re.compile(r"border-radius: (\d{2,})px")


def system_language() -> Language:
    """Spanish where the system speaks it, else English."""
    return "es" if QLocale.system().language() == QLocale.Language.Spanish else "en"


class Looks(QObject):
    """Texts and theme of whoever sits at the screen. `changed` tells every screen to show itself again."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None, window: QWidget | None = None) -> None:
        """The sheet is that of ``window``, with all that is in it and over it; of the whole application without one.

        A window's is quicker: what a screen is put together from goes through the sheet when it comes into the window,
        once, and not with every panel that takes in a smaller one."""
        super().__init__(parent)
        self._window = window
        self.settings = settings
        self.texts = Texts(settings.language)
        self.theme = _theme_of(settings)
        self.look = Look(self.theme)
        self._qt, self._beside_qt = QTranslator(self), QtWords(self.texts, self)
        self._teach_qt()
        self._dress()

    def take(self, settings: Settings) -> None:
        """Speak and look as these settings say."""
        dressed = self.theme
        spoken, self.settings = self.settings.language, settings
        self.texts.use(settings.language)
        if settings.language != spoken:
            self._teach_qt()
        self.theme = _theme_of(settings)
        self.look = Look(self.theme, self.look.scale)
        if self.theme is not dressed:
            self._dress()
        self.changed.emit()

    def fit(self, width: int, height: int) -> None:
        """Grow with a very large window."""
        look = look_for(self.theme, width, height)
        if look.scale != self.look.scale:
            self.look = look
            self._dress()
            self.changed.emit()

    def _teach_qt(self) -> None:
        """Qt's own words (dialogs, names of keys, menus of text fields) in the language; English needs none."""
        for words in (self._qt, self._beside_qt):
            QCoreApplication.removeTranslator(words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self.settings.language != "en" and self._qt.load(f"qtbase_{self.settings.language}", folder):
            QCoreApplication.installTranslator(self._qt)
            QCoreApplication.installTranslator(self._beside_qt)

    def _dress(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        sheet = scaled(self.theme.style_sheet(), self.look.scale * self.theme.print_scale)
        dress(application, self.theme, sheet, self._window)


def scaled(sheet: str, scale: float) -> str:
    """A style sheet with every length of three pixels and more made `scale` times as long; hairlines and the rim of the
    focus stay thin, since a button is as wide as it is without focus."""
    if scale == 1.0:
        return sheet
    longer = _LENGTH.sub(lambda length: f"{max(3, round(int(length[1]) * scale))}px", sheet)
    # Rounded lengths add up to less than rounded corners, and a corner of more than half a height is drawn square.
    return _CORNER.sub(lambda corner: f"border-radius: {int(int(corner[1]) * 0.92)}px", longer)


def _theme_of(settings: Settings) -> Theme:
    return load_theme(settings.theme, colour_safe=settings.colour_safe, large_print=settings.large_print)
