"""The screen of the map: the land beside a column with a search, what lies on it, and what is known of a place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.errors import LongtableError
from desktop_app.app.maps.geography import find_named, read_geography
from desktop_app.app.tables.board_says import said_of
from desktop_app.games import CORRECTIONS
from desktop_app.games.contract.corrections import Said
from desktop_app.ui.games import boards
from desktop_app.ui.map.as_said import as_said
from desktop_app.ui.map.camera import STEP
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.place_facts import PlaceFacts
from desktop_app.ui.map.printing import write_map
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.view import MapView
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_name
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import ChoiceBox, link, words
from desktop_app.ui.shell.screen import Screen, scrolled
from desktop_app.ui.widgets.save_to import ask_save

COLUMN = 340
MOST_FOUND = 12
LAND = ""
"""What is chosen where no game's board lies on the land."""


class MapScreen(Screen):
    """One map at a time; what is on it and what was typed stay when language or theme change."""

    first_focus = "map"
    corrections_wanted = Signal(str, str)
    """A game and a place of its board, "" for none."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.looks, parent)
        self.desk = desk
        self._boards: dict[str, MapLook] = boards()
        self.shown = next(iter(self._boards), LAND)
        self._typed = self._drawn = ""
        self._said: dict[str, Said] = {}
        self._shown_boards = self._boards
        self.map: MapView | None = None

    @property
    def boards(self) -> dict[str, MapLook]:
        """The boards that lie on the land, each as the person's own copy has it."""
        return self._as_said()

    def _as_said(self) -> dict[str, MapLook]:
        said = {game: said_of(self.looks.settings, game) for game in self._boards}
        if said != self._said:
            self._said = said
            self._shown_boards = {
                game: as_said(look, CORRECTIONS[game], said[game]) if said[game] else look
                for game, look in self._boards.items()
            }
        return self._shown_boards

    def build(self) -> QWidget:
        """The map and its column."""
        look, texts = self.looks.look, self.looks.texts
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        before = self.map.gaze.camera if self.map is not None and self._drawn == self.shown else None
        self._drawn = self.shown
        self.map = MapView(self._sheet(), texts("map-name"))
        self.map.gaze.still_only = self.looks.settings.motion == "off"
        if before is not None:
            self.map.gaze.camera = before
        self.facts = PlaceFacts(look, texts)
        self.map.pointed.connect(self._tell)
        self.map.chosen.connect(self.map.go_to)
        row.addWidget(self.map, 1)
        row.addWidget(self._column())
        self._add_tools(self.map)
        self._search(self._typed)
        self._tell(self.map.place)
        return whole

    def _board(self) -> MapLook | None:
        return self.boards.get(self.shown)

    def _sheet(self) -> Sheet:
        board = self._board()
        land = board.land() if board is not None else read_geography()
        sheet = Sheet(land, board, self.looks.look.theme, self.looks.texts.language)
        if sheet.board is not None:
            sheet.board.grow(self.looks.look.scale)
        return sheet

    # -- the column -----------------------------------------------------------------------------------------------

    def _column(self) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        column = QFrame()
        column.setObjectName("sideColumn")
        column.setFixedWidth(look.px(COLUMN))
        lines = QVBoxLayout(column)
        lines.setContentsMargins(look.px(18), look.px(16), look.px(18), look.px(16))
        lines.setSpacing(look.px(10))
        lines.addWidget(words(look, texts("map-name"), "title"))
        lines.addWidget(self._search_field())
        self.found = QListWidget()
        self.found.setObjectName("found")
        self.found.setFont(look.font("body"))
        self.found.setAccessibleName(texts("map-search"))
        self.found.itemActivated.connect(self._go_to_found)
        self.found.itemClicked.connect(self._go_to_found)
        lines.addWidget(self.found)
        self.none = words(look, texts("map-search-none"), "hint")
        lines.addWidget(self.none)
        lines.addWidget(scrolled(self.facts), 1)
        if self.boards:
            lines.addWidget(look.label(texts("map-shows"), "label"))
            lines.addWidget(self._choice())
        if self.shown in CORRECTIONS:
            lines.addWidget(self._way_to_corrections())
        printing = look.button(texts("map-print"), "primary", "printer-outline")
        printing.setObjectName("print")
        printing.clicked.connect(lambda: self._ask_print())
        lines.addWidget(printing)
        lines.addWidget(words(look, texts("map-hint"), "hint"))
        return column

    def _search_field(self) -> QLineEdit:
        look, texts = self.looks.look, self.looks.texts
        self.field = QLineEdit(self._typed)
        self.field.setObjectName("place-search")
        self.field.setFont(look.font("body"))
        self.field.setMinimumHeight(look.px(40))
        self.field.setPlaceholderText(texts("map-search"))
        self.field.setAccessibleName(texts("map-search"))
        look.clearable(self.field, texts("browser-clear"))
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._go_to_first)
        self.field.installEventFilter(self)
        return self.field

    def _choice(self) -> ChoiceBox:
        look, texts = self.looks.look, self.looks.texts
        choice = ChoiceBox(look, texts("map-shows"))
        choice.setObjectName("boards")
        for game in self.boards:
            choice.addItem(game_name(game, texts), game)
        choice.addItem(texts("map-shows-land"), LAND)
        choice.setCurrentIndex(choice.findData(self.shown))
        choice.currentIndexChanged.connect(lambda: self.show_board(choice.currentData()))
        return choice

    def _way_to_corrections(self) -> QWidget:
        texts = self.looks.texts
        count = len(said_of(self.looks.settings, self.shown))

        def go() -> None:
            assert self.map is not None
            self.corrections_wanted.emit(self.shown, self.map.place)

        way = link(self.looks.look, texts("corrections-way-in", count=count), go, "pencil-outline")
        way.setObjectName("corrections")
        return way

    def show_board(self, game: str) -> None:
        """The land with a game's board on it, or alone."""
        self.shown = game
        self.show_again()

    def _add_tools(self, over: MapView) -> None:
        """Nearer, farther, all of it: in the upper left corner of the map."""
        look, texts = self.looks.look, self.looks.texts
        tools = QFrame(over)
        tools.setObjectName("mapTools")
        tools.setStyleSheet(
            f"QFrame#mapTools {{ background: {look.theme.panel}; border: 1px solid {look.theme.line};"
            " border-radius: 9px; }"
        )
        column = QVBoxLayout(tools)
        column.setContentsMargins(3, 3, 3, 3)
        column.setSpacing(2)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # as large as the sheet of the window makes them
        for sign, message, act in (
            ("plus", "map-nearer", lambda: over.gaze.zoom(STEP)),
            ("minus", "map-farther", lambda: over.gaze.zoom(1 / STEP)),
            ("fit-to-page-outline", "map-whole", over.gaze.go_home),
        ):
            tool = look.tool(sign, texts(message))
            tool.clicked.connect(act)
            column.addWidget(tool)
        tools.move(look.px(14), look.px(14))

    # -- searching ------------------------------------------------------------------------------------------------

    def _search(self, text: str) -> None:
        self._typed = text
        assert self.map is not None
        language = self.looks.texts.language
        places = find_named(self.map.sheet.places.values(), text, language)
        self.found.clear()
        for place in places[:MOST_FOUND]:
            item = QListWidgetItem(place.names.es if language == "es" else place.names.en)
            item.setData(Qt.ItemDataRole.UserRole, place.id)
            self.found.addItem(item)
        rows = self.found.count()
        self.found.setVisible(rows > 0)
        self.found.setFixedHeight(max(1, rows) * max(self.found.sizeHintForRow(0), 20) + 8)
        self.none.setVisible(bool(text.strip()) and not rows)

    def _go_to_first(self) -> None:
        if self.found.count():
            self._go_to_found(self.found.item(0))

    def _go_to_found(self, item: QListWidgetItem) -> None:
        assert self.map is not None
        self.map.go_to(item.data(Qt.ItemDataRole.UserRole))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrow down leads from the field to what was found."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down:
            if self.found.count():
                self.found.setFocus()
                self.found.setCurrentRow(0)
            return True
        return super().eventFilter(watched, event)

    # -- telling and printing -------------------------------------------------------------------------------------

    def _tell(self, place: str) -> None:
        assert self.map is not None
        self.facts.tell(place, self.map.sheet)

    def _ask_print(self) -> None:
        assert self.map is not None
        title = self.looks.texts("map-name")
        name = ask_save(self, self.looks.texts("map-print"), f"{title}.pdf", "PDF (*.pdf)")
        if name:
            self.print_to(Path(name))

    def print_to(self, path: Path) -> None:
        """Writes the part of the land in sight as a PDF, and says so or why not."""
        assert self.map is not None
        try:
            write_map(
                self.desk.profiles.root,
                path,
                self.map.sheet,
                self.map.gaze.camera.in_sight,
                self.looks.texts("map-name"),
            )
        except LongtableError as error:
            self.desk.told.emit(error)
            return
        self.desk.told.emit(Notice("map-printed", {"path": str(path)}))
