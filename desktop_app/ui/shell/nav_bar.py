"""The bar at the top of every screen but the table: where to go, language, theme, settings, profile."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QTabBar, QToolButton, QWidget

from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import emptied


class NavBar(QFrame):
    """`asked` names the screen chosen in a tab; the other signals are the tools at the right."""

    asked = Signal(str)
    language_asked = Signal()
    theme_asked = Signal()
    profile_asked = Signal(object)

    def __init__(self, looks: Looks, tabs: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("appBar")
        self._looks, self._names = looks, tabs
        self._profile = ""
        self._row = QHBoxLayout(self)
        self._row.setSpacing(looks.look.px(6))
        self._current = ""
        self.tabs = QTabBar()
        looks.changed.connect(self.show_again)
        self.show_again()
        for number in range(1, len(tabs) + 1):
            shortcut = QShortcut(QKeySequence(f"Alt+{number}"), self)
            shortcut.activated.connect(lambda name=tabs[number - 1]: self.asked.emit(name))

    def show_profile(self, name: str) -> None:
        """Whose profile is open; an empty name leaves only what needs no profile."""
        if name != self._profile:
            self._profile = name
            self.show_again()

    def mark(self, name: str) -> None:
        """The tab of the screen that is shown, none for a screen without one."""
        self._current = name
        self.tabs.blockSignals(True)
        if name in self._names:
            self.tabs.setCurrentIndex(self._names.index(name))
        self.tabs.blockSignals(False)
        # A tab bar always has a current tab; on a screen without one it does not look so.
        self.tabs.setProperty("elsewhere", name not in self._names)
        self.tabs.style().unpolish(self.tabs)
        self.tabs.style().polish(self.tabs)

    def show_again(self) -> None:
        """Everything in the present language, theme and size."""
        emptied(self._row)
        look = self._looks.look
        self.setFixedHeight(look.px(52 * look.theme.print_scale))
        self._row.setContentsMargins(look.px(18), 0, look.px(14), 0)
        self._row.addWidget(look.label("Longtable", "title"))
        self._row.addSpacing(look.px(16))
        if self._profile:
            self._row.addWidget(self._made_tabs(), 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch(1)
        self._add_tools()

    def _made_tabs(self) -> QTabBar:
        look, texts = self._looks.look, self._looks.texts
        self.tabs = QTabBar()
        self.tabs.setObjectName("screens")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setFont(look.font("button"))
        self.tabs.setAccessibleName(texts("shell-screens"))
        room = look.px(50 * look.theme.print_scale) - self.tabs.fontMetrics().height() - 3
        self.tabs.setStyleSheet(
            f"QTabBar::tab {{ padding: {room // 2 + 2}px {look.px(14)}px {room - room // 2 - 2}px; }}"
            'QTabBar[elsewhere="true"]::tab:selected '
            f"{{ border-bottom-color: transparent; color: {look.theme.ink2}; }}"
        )
        for number, name in enumerate(self._names, 1):
            index = self.tabs.addTab(texts("home-title" if name == "home" else f"home-{name}"))
            self.tabs.setTabToolTip(index, f"Alt+{number}")
        self.mark(self._current)
        self.tabs.currentChanged.connect(self._clicked)
        self.tabs.tabBarClicked.connect(self._clicked_again)
        return self.tabs

    def _clicked_again(self, index: int) -> None:
        """A tab that is current already, as on the settings or in a table."""
        if index == self.tabs.currentIndex():
            self._clicked(index)

    def _clicked(self, index: int) -> None:
        if index >= 0:
            self.asked.emit(self._names[index])

    def _add_tools(self) -> None:
        look, texts = self._looks.look, self._looks.texts
        here = LANGUAGES.index(texts.language)
        other = LANGUAGES[(here + 1) % len(LANGUAGES)]
        language = look.button(texts(f"common-language-{texts.language}"), "chip", "translate")
        language.setObjectName("language")
        language.setAccessibleName(texts("shell-switch-language", language=texts(f"common-language-{other}")))
        language.setToolTip(language.accessibleName())
        language.clicked.connect(self.language_asked)
        self._row.addWidget(language)
        self._add_tool("theme", "theme-light-dark", texts("home-theme")).clicked.connect(self.theme_asked)
        if not self._profile:
            return
        settings = self._add_tool("settings", "cog-outline", texts("home-settings"))
        settings.clicked.connect(lambda: self.asked.emit("settings"))
        badge = look.label(self._profile[:1].upper(), "badge")
        badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        badge.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row.addSpacing(look.px(6))
        self._row.addWidget(badge)
        self._row.addWidget(self._profile_button())

    def _profile_button(self) -> QPushButton:
        look = self._looks.look
        button = look.button(look_shortened(self._profile), "quiet")
        button.setObjectName("profile")
        button.setIcon(look.icon("chevron-down"))
        button.setIconSize(QSize(look.px(16), look.px(16)))
        button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        button.setAccessibleName(self._looks.texts("shell-profile-menu", name=self._profile))
        button.clicked.connect(lambda: self.profile_asked.emit(button))
        return button

    def _add_tool(self, name: str, sign: str, tip: str) -> QToolButton:
        tool = self._looks.look.tool(sign, tip)
        tool.setObjectName(name)
        self._row.addWidget(tool)
        return tool


def look_shortened(name: str, limit: int = 24) -> str:
    """A long name cut for the bar; the menu shows it whole."""
    return name if len(name) <= limit else name[: limit - 1] + "…"
