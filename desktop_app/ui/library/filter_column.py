"""The column at the left of the library: whose cards, by what they are filtered, what one can do with them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.library.fields import field_named
from desktop_app.app.texts.texts import Texts
from desktop_app.games import TENANTS
from desktop_app.ui.library.facets import FacetPanel
from desktop_app.ui.library.results import field_title
from desktop_app.ui.library.searching import Searching
from desktop_app.ui.shell.parts import ChoiceBox
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.look import Look

NARROW, WIDE = 224, 274
"""How wide it is, and in a large window."""


class FilterColumn(QWidget):
    """Signals: the game that is chosen (None for all), the query that the filters say, and what is to be done."""

    game_chosen = Signal(object)
    written = Signal(object)
    save_wanted = Signal()
    collection_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, look: Look, texts: Texts, searching: Searching, *, wide: bool) -> None:
        super().__init__()
        self._look, self._texts, self._searching = look, texts, searching
        self.wide = look.px(WIDE if wide else NARROW)
        self.setObjectName("well")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(self.wide)
        column = QVBoxLayout(self)
        edge = look.px(18 if wide else 12)
        column.setContentsMargins(edge, look.px(16), edge, look.px(14))
        column.setSpacing(look.px(12))
        column.addWidget(look.label(texts("browser-game"), "button"))
        column.addWidget(self._games())
        self.facets = self._facets(look.px(WIDE - 52 if wide else NARROW - 40))
        column.addWidget(scrolled(self.facets), 1)
        # A scroll area has its content painted over; here the ground of the panel must show.
        self.facets.setAutoFillBackground(False)
        column.addLayout(self._doings(wide=wide))

    def _games(self) -> ChoiceBox:
        """Every game, and all of them together."""
        games = ChoiceBox(self._look, self._texts("browser-game"))
        games.setObjectName("game")
        for game in TENANTS:
            games.addItem(self._texts(TENANTS[game].names.listed), game)
        games.addItem(self._texts("browser-all-games"), "")
        games.setCurrentIndex(max(0, games.findData(self._searching.game or "")))
        games.activated.connect(lambda _: self.game_chosen.emit(games.currentData() or None))
        return games

    def _facets(self, room: int) -> FacetPanel:
        """The filters of the game that is searched."""
        searching, texts = self._searching, self._texts

        def title(field: str) -> str:
            return field_title(field_named(field, searching.game), texts)

        facets = FacetPanel(self._look, texts, searching.game, searching.choices, searching.counts, title, room)
        facets.written.connect(self.written)
        facets.show_query(searching.query)
        return facets

    def _doings(self, *, wide: bool) -> QVBoxLayout:
        """What one can do with searches and cards, low, so that the filters have the room."""
        look, texts = self._look, self._texts
        column = QVBoxLayout()
        column.setSpacing(look.px(6))
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        for name, sign, wanted in (
            ("save-search", "bookmark-outline", self.save_wanted),
            ("collection", "bookshelf", self.collection_wanted),
            ("import", "import", self.import_wanted),
        ):
            button = look.button(texts(f"browser-{name}"), "button", sign if wide or name == "save-search" else "")
            button.setProperty("compact", "true")
            button.setObjectName(name)
            button.clicked.connect(wanted)
            if name == "save-search":
                column.addWidget(button)
            else:
                row.addWidget(button, 1)
        column.addLayout(row)
        return column
