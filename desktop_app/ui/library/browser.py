"""The middle of the library: what is typed, how much was found, and the cards as faces or as a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from desktop_app.app.library.fields import field_named
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.faces.faces import is_lying
from desktop_app.ui.library import facet_query as facets
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.grid import CardGrid
from desktop_app.ui.library.results import columns_of, field_title
from desktop_app.ui.library.search_field import SearchField
from desktop_app.ui.library.searching import Searching
from desktop_app.ui.library.table import CardTable
from desktop_app.ui.shell.parts import ChoiceBox, SwitchBox, key_cap, link, words
from desktop_app.ui.widgets.look import Look

_NO_ORDER = {"title", "subtitle", "traits", "subtype"}


class Browser(QWidget):
    """Search field, results line, grid and table over one search."""

    opened = Signal(object)
    more = Signal(object)
    fewer = Signal(object)
    counted = Signal(object, int)
    current_card = Signal(object)
    help_wanted = Signal()
    view_changed = Signal(str)
    unmet_wanted = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        searching: Searching,
        look: Look,
        texts: Texts,
        *,
        view: str,
        face: int = 146,
        lines: int = 3,
        below: int = 0,
    ) -> None:
        super().__init__()
        self._searching, self._look, self._texts = searching, look, texts
        self._catalogue = catalogue
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(look.px(8))
        hint = searching.example("browser-search-hint")
        self.field = SearchField(look, searching.complete, texts("browser-search"), hint)
        self.field.write(searching.text)
        self.grid = CardGrid(searching.model, look, texts.language, face=face, lines=lines, below=below)
        self.grid.setObjectName("grid")
        self.grid.setAccessibleName(texts("browser-cards-found"))
        self.table = CardTable(searching.model, look, texts("browser-cards-found"))
        self.views = QStackedWidget()
        self._count = look.label("", "button")
        self._of = look.label("", "hint")
        self._trouble = words(look, "", "hint", colour=look.theme.danger)
        self._trouble.hide()
        self._unmet = link(look, texts("browser-unmet-title"), self.unmet_wanted.emit, "eye-off-outline")
        self._unmet.setObjectName("unmet")
        self._unmet.setToolTip(texts("browser-unmet-about"))
        self._unmet.hide()
        self._owned = SwitchBox(look, texts("browser-only-owned"))
        self._owned.setAccessibleName(texts("browser-only-owned"))
        self._owned.setToolTip(texts("browser-only-owned"))
        self._order = ChoiceBox(look, texts("browser-order"))
        self._tools: dict[str, QToolButton] = {}
        self._lay()
        self._connect()
        self.show_view(view)
        self._fill_order()
        self.refresh()

    def show_view(self, view: str) -> None:
        """Faces ("grid") or a table ("table")."""
        self.views.setCurrentWidget(self.table if view == "table" else self.grid)
        for name, tool in self._tools.items():
            tool.setChecked(name == view)

    def refresh(self) -> None:
        """Say what was found, or what is wrong."""
        searching, texts = self._searching, self._texts
        self.field.mark(searching.error)
        wrong = searching.error is not None
        self._count.setVisible(not wrong)
        self._trouble.setVisible(wrong)
        self._unmet.setVisible(searching.withheld > 0 and not wrong)
        if searching.error is not None:
            self._of.hide()
            self._trouble.setText(searching.error.text(texts))
            return
        self._count.setText(texts("browser-count", count=len(searching.model.ids)))
        self.grid.nothing = texts("browser-no-result" if searching.all_cards() else "browser-no-cards")
        self._of.setText(
            texts("browser-count-of", all=searching.all_cards(), time=max(1, ceil(searching.milliseconds)))
        )
        self._make_room()
        self._owned.blockSignals(True)
        self._owned.setChecked(facets.has_flag(searching.query, "owned"))
        self._owned.blockSignals(False)
        self._order.blockSignals(True)
        sort = searching.query.sorts[0] if searching.query.sorts else None
        wanted = self._order.findData(sort.field if sort else "")
        self._order.setCurrentIndex(max(0, wanted))
        self._order.blockSignals(False)
        self.table.show_order(searching.query)
        self.grid.lay_down(self._all_lie())
        self.grid.doItemsLayout()

    def _all_lie(self) -> bool:
        """Whether every card that was found lies, as plots and quests do: cards of one type are of one shape."""
        searching = self._searching
        if searching.game is None or not searching.model.ids:
            return False
        first = self._catalogue.face(searching.model.record_at(0), self._texts.language)
        return is_lying(first) and len(searching.counts("type", searching.query)) == 1

    def _make_room(self) -> None:
        """What can be missed where the bar is too narrow: first the number of all cards, then the words of the link,
        then all but one word beside the box."""
        self._owned.setText(self._texts("browser-only-owned"))
        unmet = self._texts("browser-unmet", count=self._searching.withheld)
        self._unmet.setText(unmet)
        self._unmet.setAccessibleName(unmet)
        here = [self._count, self._owned, self._order, *self._tools.values()]
        here += [self._unmet] if self._searching.withheld else []
        self._of.setVisible(not self._count.isHidden() and self._fit([*here, self._of]))
        if not self._fit(here):
            self._unmet.setText(str(self._searching.withheld))
        if not self._fit(here):
            self._owned.setText(self._texts("browser-only-owned-short"))

    def _fit(self, shown: Sequence[QWidget]) -> bool:
        gaps = self._look.px(10) * (len(shown) + 2)
        return self.width() >= sum(widget.sizeHint().width() for widget in shown) + gaps

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bar in another width."""
        super().resizeEvent(event)
        self._make_room()

    def to_cards(self) -> None:
        """Put the keyboard on the cards."""
        view = self.table if self.views.currentWidget() is self.table else self.grid
        model = self._searching.model
        if model.rowCount():
            current = view.currentIndex()
            view.setCurrentIndex(current if current.isValid() else model.index(0, 0))
            view.setFocus()

    def place_of_current(self) -> QPoint:
        """The middle of the card that the keyboard is on, on the screen."""
        view = self.table if self.views.currentWidget() is self.table else self.grid
        return view.viewport().mapToGlobal(view.visualRect(view.currentIndex()).center())

    def _lay(self) -> None:
        look, texts = self._look, self._texts
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        clear = look.tool("close", texts("browser-clear"))
        clear.setObjectName("clear")
        clear.clicked.connect(self.field.clear)
        clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Escape does it for the keyboard, where Tab leads to the cards
        row.addWidget(clear)
        row.addWidget(key_cap(look, "Ctrl K"))
        self.help = look.tool("help-circle-outline", texts("browser-help"))
        self.help.setObjectName("help")
        row.addWidget(self.help)
        self.column.addLayout(row)
        bar = QHBoxLayout()
        bar.setSpacing(look.px(5))
        bar.addWidget(self._count)
        bar.addWidget(self._of)
        bar.addWidget(self._unmet)
        # In the place of the count, so that nothing moves when a word is half typed.
        bar.addWidget(self._trouble, 100)
        bar.addStretch(1)
        bar.addWidget(self._owned)
        self._order.setMaximumWidth(look.px(190))
        bar.addWidget(self._order)
        for view, sign in (("grid", "view-grid"), ("table", "format-list-bulleted")):
            tool = look.tool(sign, texts(f"browser-view-{view}"))
            tool.setCheckable(True)
            tool.setObjectName(view)
            tool.clicked.connect(lambda _=False, name=view: self._choose_view(name))
            self._tools[view] = tool
            bar.addWidget(tool)
        self.column.addLayout(bar)
        self.views.addWidget(self.grid)
        self.views.addWidget(self.table)
        self.column.addWidget(self.views, 1)

    def _connect(self) -> None:
        self.field.asked.connect(self._searching.ask)
        self.field.down.connect(self.to_cards)
        self.help.clicked.connect(self.help_wanted)
        self._searching.found.connect(self.refresh)
        self._owned.toggled.connect(self._only_owned)
        self._order.activated.connect(lambda _: self._sort(self._order.currentData(), False))
        self.table.sort_asked.connect(self._sort)
        for view in (self.grid, self.table):
            view.opened.connect(self.opened)
            view.more.connect(self.more)
            view.fewer.connect(self.fewer)
            view.counted.connect(self.counted)
            view.current_card.connect(self.current_card)
        for keys in ("Ctrl+K", "Ctrl+F"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(self._to_field)

    def _to_field(self) -> None:
        if self.isVisible():
            self.field.setFocus()
            self.field.selectAll()

    def _choose_view(self, view: str) -> None:
        self.show_view(view)
        self.view_changed.emit(view)

    def _only_owned(self, wanted: bool) -> None:
        self.field.write(self._searching.printed(facets.with_flag(self._searching.query, "owned", wanted)))

    def _sort(self, field: str, descending: bool) -> None:
        query = facets.with_sort(self._searching.query, field, descending=descending)
        self.field.write(self._searching.printed(query))

    def _fill_order(self) -> None:
        game, texts = self._searching.game, self._texts
        self._order.clear()
        self._order.addItem(texts("browser-order-title"), "")
        for name in columns_of(game or ""):
            if name not in _NO_ORDER:
                title = field_title(field_named(name, game), texts)
                self._order.addItem(texts("browser-order-by", field=title[:1].lower() + title[1:]), name)
