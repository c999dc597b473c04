"""Who is playing: the first profile, choosing among several, and what to do with one that cannot be read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.errors import FileDamaged, LongtableError, ProfileDamaged
from desktop_app.app.profiles.profiles import ProfileEntry, Profiles
from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.app.texts.wording import day
from desktop_app.ui.art.theme import THEMES
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import Row, line, words
from desktop_app.ui.shell.screen import Screen, scrolled


class PeopleScreen(Screen):
    """Signals name the profile to open, make, or mend; the window does it. It needs no open profile."""

    open_wanted = Signal(str)
    create_wanted = Signal(str)
    restore_wanted = Signal(str)
    anew_wanted = Signal(str)
    import_wanted = Signal()
    looks_wanted = Signal(dict)
    first_focus = "name"

    def __init__(self, profiles: Profiles, looks: Looks) -> None:
        super().__init__(looks)
        self._profiles = profiles
        self._name = ""
        self.problem: LongtableError | None = None

    def build(self) -> QWidget:
        """A panel in the middle: the profiles there are, and a new one."""
        content = QWidget()
        across = QHBoxLayout(content)
        look = self.looks.look
        panel = QFrame()
        panel.setObjectName("bigPanel")
        panel.setMaximumWidth(look.px(760 * look.theme.print_scale))
        column = QVBoxLayout(panel)
        column.setContentsMargins(look.px(40), look.px(30), look.px(40), look.px(30))
        column.setSpacing(look.px(12))
        entries = self._entries()
        self._add_welcome(column)
        for entry in entries:
            self._add_entry(column, entry)
        if entries:
            column.addSpacing(look.px(8))
            column.addWidget(look.label(self.looks.texts("home-profile-new"), "title"))
        self._add_form(column)
        across.addStretch(1)
        middle = QVBoxLayout()
        middle.addStretch(1)
        middle.addWidget(panel)
        middle.addStretch(2)
        across.addLayout(middle, 6)
        across.addStretch(1)
        return scrolled(content)

    def _entries(self) -> list[ProfileEntry]:
        try:
            return self._profiles.all()
        except LongtableError as error:
            self.problem = error
            return []

    def _add_welcome(self, column: QVBoxLayout) -> None:
        look, texts = self.looks.look, self.looks.texts
        column.addWidget(words(look, texts("shell-welcome"), "screen-title"))
        column.addWidget(words(look, texts("home-profile-first"), "question"))
        column.addWidget(words(look, f"{texts('home-profile-first-hint')} {texts('home-local')}", "label"))
        if self.problem is not None:
            column.addWidget(words(look, self.problem.text(texts), "body", colour=look.theme.danger))

    def _add_entry(self, column: QVBoxLayout, entry: ProfileEntry) -> None:
        look, texts = self.looks.look, self.looks.texts
        if entry.problem is None:
            games = sum(1 for _ in (entry.folder / "saves").glob("[a-z0-9]*.json"))
            row = Row(look, entry.name, texts("shell-profile-games", count=games), texts("shell-open-profile"))
            row.setObjectName(f"profile-{entry.id}")
            row.clicked.connect(lambda: self.open_wanted.emit(entry.id))
            column.addWidget(row)
            column.addWidget(line())
            return
        column.addWidget(words(look, f"{entry.name}: {texts('home-profile-damaged')}", "button"))
        column.addWidget(words(look, entry.problem.text(texts), "hint"))
        if isinstance(entry.problem, ProfileDamaged | FileDamaged):
            column.addLayout(self._ways_out(entry))
        column.addWidget(line())

    def _ways_out(self, entry: ProfileEntry) -> QHBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        row = QHBoxLayout()
        backup = self._profiles.newest_good_backup(entry.id)
        if backup is not None:
            restore = look.button(texts("home-profile-restore", date=day(texts, backup.taken)), "button")
            restore.clicked.connect(lambda: self.restore_wanted.emit(entry.id))
            row.addWidget(restore)
        anew = look.button(texts("home-profile-anew"), "button")
        anew.clicked.connect(lambda: self.anew_wanted.emit(entry.id))
        row.addWidget(anew)
        row.addStretch(1)
        return row

    def _add_form(self, column: QVBoxLayout) -> None:
        look, texts = self.looks.look, self.looks.texts
        field = QLineEdit(self._name)
        field.setObjectName("name")
        field.setFont(look.font("body"))
        field.setMinimumHeight(look.px(42))
        field.setPlaceholderText(texts("shell-name-example"))
        field.setAccessibleName(texts("home-profile-name"))
        field.textChanged.connect(self._typed)
        # Queued, so that the same key does not press a button of the screen that comes.
        field.returnPressed.connect(self._create, Qt.ConnectionType.QueuedConnection)
        column.addWidget(look.label(texts("home-profile-name"), "label"))
        column.addWidget(field)
        column.addWidget(look.label(texts("common-language"), "label"))
        column.addLayout(
            self._choice(
                [(texts(f"common-language-{each}"), each) for each in LANGUAGES],
                texts.language,
                lambda chosen: self.looks_wanted.emit({"language": chosen}),
            )
        )
        column.addWidget(look.label(texts("settings-theme"), "label"))
        column.addLayout(
            self._choice(
                [(texts(f"settings-theme-{each}"), each) for each in THEMES],
                look.theme.name,
                lambda chosen: self.looks_wanted.emit({"theme": chosen}),
            )
        )
        column.addSpacing(look.px(8))
        column.addLayout(self._buttons())

    def _choice(self, choices: list[tuple[str, str]], current: str, take: Callable[[str], object]) -> QHBoxLayout:
        row = QHBoxLayout()
        group = QButtonGroup(self)
        for text, value in choices:
            button = self.looks.look.button(text, "chip")
            button.setCheckable(True)
            button.setChecked(value == current)
            button.setObjectName(f"choice-{value}")
            button.clicked.connect(lambda _=False, chosen=value: take(chosen))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _buttons(self) -> QHBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        row = QHBoxLayout()
        create: QPushButton = look.button(texts("home-profile-create"), "primary", "account-plus")
        create.setObjectName("create")
        create.clicked.connect(self._create)
        row.addWidget(create)
        arriving = look.button(texts("home-profile-import"), "quiet", "import")
        arriving.clicked.connect(self.import_wanted)
        row.addWidget(arriving)
        row.addStretch(1)
        return row

    def _typed(self, name: str) -> None:
        self._name = name

    def _create(self) -> None:
        self.create_wanted.emit(self._name)
