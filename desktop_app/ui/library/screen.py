"""The library: every card of every game, found in a second and read at leisure."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QInputDialog, QSplitter, QVBoxLayout, QWidget

from desktop_app.app.decks.model import PARTS
from desktop_app.app.library.keepsakes import SavedSearch
from desktop_app.app.library.record import CardRecord, two_sided
from desktop_app.app.library.syntax import Query
from desktop_app.games import TENANTS
from desktop_app.ui.library.adding import Adding
from desktop_app.ui.library.browser import Browser
from desktop_app.ui.library.catalogue import Catalogue, catalogue_of
from desktop_app.ui.library.detail import DetailPanel
from desktop_app.ui.library.filter_column import FilterColumn
from desktop_app.ui.library.help_panel import SearchHelp
from desktop_app.ui.library.keeping import Keeping
from desktop_app.ui.library.saved import SavedStrip
from desktop_app.ui.library.searching import Searching
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.screen import Screen

WIDE = 1600
"""From this width on everything has the room of a large window."""


class LibraryScreen(Screen):
    """Signals: a rule to read, a deck to open."""

    rule_requested = Signal(str)
    deck_requested = Signal(str)
    first_focus = "search"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        game = next(iter(TENANTS))
        self.catalogue: Catalogue = catalogue_of(desk, desk.profile)
        self.searching = Searching(self.catalogue, desk.looks.texts, game, self)
        self.searching.model.caption = self.catalogue.caption(desk.looks.texts)
        self.adding = Adding(desk, self.catalogue, self.deck_requested.emit)
        self.keeping = Keeping(desk, self.catalogue)
        self._view = "grid"
        self._card: CardRecord | None = None
        self._built = self._wide = False
        self.catalogue.changed.connect(self._cards_changed)
        self.catalogue.collection_changed.connect(self._collection_changed)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self.show_again)
        self._beside = QTimer(self)
        self._beside.setSingleShot(True)
        self._beside.setInterval(0)
        self._beside.timeout.connect(self._settle)
        self._tell_problem()
        self.searching.ask("")
        self.searching.found.connect(self._found)

    # -- building ---------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """Filters, cards, the card that is looked at."""
        look = self.looks.look
        if self._built:
            self._detail.keep_note()
        self._built = False
        self.searching.ask(self.searching.text)
        wide = self._wide = self.is_wide()
        content = QSplitter(Qt.Orientation.Horizontal)
        content.setChildrenCollapsible(False)
        content.setHandleWidth(1)
        left = self._left(wide)
        content.addWidget(left)
        content.addWidget(self._middle(wide))
        content.addWidget(self._right(wide))
        content.setStretchFactor(1, 1)
        content.setSizes([left.wide, self.width(), look.px(424 if wide else 300)])
        self._built = True
        self._settle()
        self._show_card(self._card or (self.searching.model.record_at(0) if self.searching.model.ids else None))
        return content

    def _left(self, wide: bool) -> FilterColumn:
        column = FilterColumn(self.looks.look, self.looks.texts, self.searching, wide=wide)
        column.game_chosen.connect(self.show_game)
        column.written.connect(self._write)
        column.save_wanted.connect(self._ask_name)
        column.collection_wanted.connect(self.show_collection)
        column.import_wanted.connect(self.show_import)
        self._facets = column.facets
        return column

    def _middle(self, wide: bool) -> QWidget:
        look = self.looks.look
        panel = QWidget()
        column = QVBoxLayout(panel)
        edge = look.px(18 if wide else 12)
        column.setContentsMargins(edge, look.px(14), edge, look.px(8))
        self.browser = Browser(self.catalogue, self.searching, look, self.looks.texts, view=self._view)
        self.browser.current_card.connect(self._show_card)
        self.browser.opened.connect(self._open)
        self.browser.more.connect(self._add)
        self.browser.help_wanted.connect(self._toggle_help)
        self.browser.view_changed.connect(self._remember_view)
        self.browser.unmet_wanted.connect(self._show_unmet)
        self._help = SearchHelp(look, self.looks.texts, self.searching.example)
        self._help.asked.connect(self.browser.field.write)
        self._help.hide()
        self._saved = SavedStrip(look, self.looks.texts)
        self._saved.asked.connect(self._ask_saved)
        self._saved.dropped.connect(self._drop_saved)
        self._fill_saved()
        column.addWidget(self.browser, 1)
        column.addWidget(self._help)
        column.addWidget(self._saved)
        return panel

    def _right(self, wide: bool) -> QWidget:
        look = self.looks.look
        buildable = self.searching.game is None or self.searching.game in PARTS
        self._detail = DetailPanel(
            self.catalogue, look, self.looks.texts, width=360 if wide else 236, buildable=buildable
        )
        self._detail.setMinimumWidth(look.px(300))
        self._detail.rule_requested.connect(self.rule_requested)
        self._detail.add_requested.connect(self._add)
        self._detail.deck_requested.connect(self.deck_requested)
        self._detail.card_requested.connect(self._show_card)
        self._detail.note_written.connect(self.keeping.write_note)
        self._detail.owned_changed.connect(self.keeping.own)
        self._detail.proxy_requested.connect(self._print)
        return self._detail

    # -- doing ------------------------------------------------------------------------------------------------------

    def show_game(self, game: str | None) -> None:
        """The cards of another game, or of all (None)."""
        self._card = None
        self.searching.game = game
        self.searching.ask("")
        self.show_again()

    def search(self, text: str) -> None:
        """Ask for something, as if it were typed."""
        self.searching.ask(text)
        if self.isVisible():
            self.browser.field.write(text)

    def _found(self) -> None:
        """The cards come first: what stands beside them follows once they are painted."""
        if self._built and self.searching.error is None:
            self._facets.show_query(self.searching.query)
            self._beside.start()

    def _settle(self) -> None:
        """The numbers of the filters and the card that is looked at follow the search."""
        self._beside.stop()
        if self._built and self.searching.error is None:
            self._facets.count()
            self._follow()

    @property
    def settled(self) -> bool:
        """Whether all that stands beside the cards is of the last search."""
        return not self._beside.isActive()

    def _follow(self) -> None:
        """A card that is not found any more is not looked at any more: the first of those found is."""
        ids = self.searching.model.ids
        here = self.catalogue.library.index.id_of(*self._card.key) if self._card is not None else None
        if here is None or here not in ids:
            self._card = self.searching.model.record_at(0) if ids else None
            if self._card is not None:
                self._detail.show_card(self._card)
            else:
                self._detail.show_nothing()

    def _write(self, query: Query) -> None:
        self.browser.field.write(self.searching.printed(query))

    def _show_card(self, card: CardRecord | None) -> None:
        if card is not None:
            self._card = card
            self._detail.show_card(card)

    def _open(self, card: CardRecord) -> None:
        self._show_card(card)
        self.adding.add(card, self, self.browser.place_of_current())

    def _add(self, card: CardRecord) -> None:
        self.adding.add(card, self)

    def is_wide(self) -> bool:
        """Whether there is the room of a large window."""
        return self.width() > WIDE * self.looks.look.scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another room is laid out anew, once the window has its size."""
        super().resizeEvent(event)
        if self._built and self._wide != self.is_wide():
            self._again.start()

    def showEvent(self, event: QShowEvent) -> None:
        """What was played since the last look is no secret any more."""
        self.catalogue.look_at_scenarios()
        self._tell_problem()
        super().showEvent(event)

    def _tell_problem(self) -> None:
        """What the catalogue could not read is told once."""
        if self.catalogue.problem is not None:
            self._desk.told.emit(self.catalogue.problem)
            self.catalogue.problem = None

    def hideEvent(self, event: QHideEvent) -> None:
        """What has been typed about a card is kept when the screen goes."""
        if self._built:
            self._detail.keep_note()
        super().hideEvent(event)

    def _remember_view(self, view: str) -> None:
        self._view = view

    def _toggle_help(self) -> None:
        self._help.setVisible(not self._help.isVisible())

    def _cards_changed(self) -> None:
        self._card = None
        self.searching.forget_counts()
        self.show_again()

    def _collection_changed(self) -> None:
        if self.isVisible():
            self.browser.grid.viewport().update()

    # -- kept things ------------------------------------------------------------------------------------------------

    def _fill_saved(self) -> None:
        self._saved.show_searches(self.keeping.searches(self.searching.game))

    def _ask_name(self) -> None:
        texts = self.looks.texts
        usual = self.searching.text or texts("browser-all-cards")
        name, agreed = QInputDialog.getText(self, texts("browser-save-search"), texts("browser-name"), text=usual)
        if agreed and name.strip():
            self.save_search(name.strip())

    def save_search(self, name: str) -> None:
        """Keep the present search under a name."""
        self.keeping.save_search(name, self.searching.game, self.searching.text)
        self._fill_saved()

    def _ask_saved(self, search: SavedSearch) -> None:
        if search.game != self.searching.game:
            self.show_game(search.game)
        self.browser.field.write(search.query)

    def _drop_saved(self, search: SavedSearch) -> None:
        self.keeping.drop_search(search)
        self._fill_saved()

    def _print(self, card: CardRecord) -> None:
        from desktop_app.ui.decks.proxy_dialog import save_proxies

        save_proxies(self, self._desk, [(card, 1)], card.title_in(self.looks.texts.language), backs=two_sided(card))

    def _show_unmet(self) -> None:
        """Which scenarios hold their cards back, and how to see them."""
        from desktop_app.ui.library.unmet_dialog import UnmetDialog

        UnmetDialog(self._desk, self.catalogue, self).open()

    def show_collection(self) -> None:
        """Say which sets and copies are owned."""
        from desktop_app.ui.library.collection_dialog import CollectionDialog

        CollectionDialog(self._desk, self.catalogue, self.searching.game, self).open()

    def show_import(self) -> None:
        """Bring in cards or decks."""
        from desktop_app.ui.library.import_dialog import ImportDialog

        dialog = ImportDialog(self._desk, self.catalogue, self.searching.game, self)
        dialog.open()
