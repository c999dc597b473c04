"""Building a deck: the deck at the left, the library in the middle, what there is to know at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.decks.model import Entry
from desktop_app.app.decks.plain import deck_card
from desktop_app.app.library.details import copies_of
from desktop_app.app.library.record import CardRecord
from desktop_app.games import DECKS
from desktop_app.ui.decks.counter import HIGH, LINE, Counter
from desktop_app.ui.decks.deck_column import DeckColumn
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.hand import HandPanel
from desktop_app.ui.decks.kinds import kind_words, search_of
from desktop_app.ui.decks.notes import NotesPanel, VersionsPanel
from desktop_app.ui.decks.study import Study
from desktop_app.ui.games import looks_of
from desktop_app.ui.library.browser import Browser
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.reading import CardPage
from desktop_app.ui.library.results import columns_of
from desktop_app.ui.library.searching import Searching
from desktop_app.ui.library.unmet_dialog import UnmetDialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.widgets.flow import Flow

PAGES = ("study", "card", "hand", "notes", "versions")


class Editor(QSplitter):
    """The deck builder over one deck. `closed` leads back to the list."""

    rule_requested = Signal(str)
    closed = Signal()
    play_wanted = Signal()

    def __init__(self, desk: Desk, catalogue: Catalogue, editing: Editing, searching: Searching, wide: bool) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._desk, self._catalogue, self.editing, self._searching = desk, catalogue, editing, searching
        self._wide = wide
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        look = desk.looks.look
        self.deck = DeckColumn(desk, catalogue, editing, wide, self)
        self.deck.closed.connect(self.closed)
        self.deck.play_wanted.connect(self.play_wanted)
        self.deck.current_card.connect(self.look_at)
        self.deck.replace_wanted.connect(self._replace)
        self.addWidget(self.deck)
        self.addWidget(self._middle())
        self.addWidget(self._right())
        self.setStretchFactor(1, 1)
        self.setSizes([look.px(430 if wide else 308), look.px(1000), look.px(450 if wide else 330)])
        editing.changed.connect(self._refresh)
        editing.failed.connect(desk.told)
        for keys, act in (("Ctrl+Z", editing.undo), ("Ctrl+Y", editing.redo), ("Ctrl+Shift+Z", editing.redo)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self._refresh()
        self._look_at_first()

    # -- the library ------------------------------------------------------------------------------------------------

    def _middle(self) -> QWidget:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        game = self.editing.deck.game
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(look.px(14), look.px(12), look.px(10), look.px(8))
        self.browser = Browser(
            self._catalogue,
            self._searching,
            look,
            texts,
            view="grid",
            face=126 if self._wide else 110,
            lines=0,
            below=HIGH + (LINE if _has_versions(game) else 0),
        )
        self._counter = Counter(self.browser.grid, look, self._copies, self._most_copies, self._version)
        self.browser.opened.connect(self.editing.add)
        self.browser.more.connect(self.editing.add)
        self.browser.fewer.connect(self.editing.remove)
        self.browser.counted.connect(self.editing.have)
        self.browser.current_card.connect(self.look_at)
        self.browser.unmet_wanted.connect(lambda: UnmetDialog(self._desk, self._catalogue, self).open())
        self.browser.grid.takes_drops()
        self.browser.grid.dropped.connect(self._dropped)
        column.addWidget(self._kinds(game))
        column.addWidget(self.browser, 1)
        return panel

    def _kinds(self, game: str) -> QWidget:
        """A chip for each type that a deck is built of; pressing one writes the search."""
        look, texts = self._desk.looks.look, self._desk.looks.texts
        row = Flow(look.px(6))
        for name in looks_of(game).deck_kinds:
            chip = QPushButton(kind_words(game, name, texts)[0])
            chip.setObjectName(f"kind-{name}")
            look.dress(chip, "chip")
            chip.clicked.connect(lambda _=False, kind=name: self._ask(kind))
            row.add(chip)
        return row

    def _ask(self, kind: str) -> None:
        """The cards of a kind that this deck can use."""
        query = search_of(kind, self.editing.deck, self._catalogue.library.index, self._desk.looks.texts)
        self.browser.field.write(self._searching.printed(query))

    def _copies(self, card: CardRecord) -> int:
        return copies_of(card, self.editing.deck, self._catalogue.library.index)

    def _most_copies(self, card: CardRecord) -> int:
        return DECKS[card.game].most_copies(deck_card(card, "", 1))

    def _version(self, card: CardRecord) -> str:
        if not _has_versions(card.game):
            return ""
        return self._catalogue.face(card, self._desk.looks.texts.language).subtitle

    def _dropped(self, keys: list[tuple[str, str]]) -> None:
        """A card carried from the deck to the library is taken out."""
        entry = self.deck.tree.current()
        if entry is not None and (self.editing.deck.game, entry.code) in keys:
            self.editing.count(entry, 0)

    # -- what there is to know --------------------------------------------------------------------------------------

    def _right(self) -> QWidget:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        panel = QFrame()
        panel.setObjectName("sideColumn")
        panel.setMinimumWidth(look.px(310))
        column = QVBoxLayout(panel)
        column.setContentsMargins(look.px(16), look.px(8), look.px(12), look.px(8))
        self._tabs = QTabBar()
        self._tabs.setFont(look.font("button" if self._wide else "label"))
        self._tabs.setStyleSheet(f"QTabBar::tab {{ padding: {look.px(8)}px {look.px(7)}px; }}")
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self._names = tuple(name for name in PAGES if not (self._wide and name == "hand"))
        for name in self._names:
            self._tabs.addTab(texts(f"deckbuilder-page-{name}"))
        column.addWidget(self._tabs)
        self.study = Study(self.editing, look, texts)
        self.study.rule_requested.connect(self.rule_requested)
        self.card_page = CardPage(self._catalogue, look, texts, 360 if self._wide else 270)
        self.hand = HandPanel(self.editing, look, texts)
        self.hand.current_card.connect(self.look_at)
        self.notes = NotesPanel(self.editing, look, texts)
        self.versions = VersionsPanel(self.editing, look, texts)
        self._pages = QStackedWidget()
        # A wide window has room for the hand under the charts.
        first = _stacked(self.study, self.hand) if self._wide else self.study
        pages = [first, self.card_page, self.hand, self.notes, self.versions]
        for page in [page for page in pages if not (self._wide and page is self.hand)]:
            self._pages.addWidget(_upright(page))
        self._tabs.currentChanged.connect(self._pages.setCurrentIndex)
        column.addWidget(self._pages, 1)
        return panel

    @property
    def page(self) -> str:
        """The page of the right side that is turned to."""
        return self._names[self._tabs.currentIndex()]

    def show_page(self, name: str) -> None:
        """Turn to a page of the right side."""
        self._tabs.setCurrentIndex(self._names.index(name) if name in self._names else 0)

    def look_at(self, card: CardRecord) -> None:
        """Show a card large, and its chances."""
        self.card_page.show_card(card)
        self.study.show_card(card)

    def _look_at_first(self) -> None:
        """Until somebody looks at a card, that which leads the deck is there to be read, or the first that is found."""
        found = self._searching.model
        first = [*self.deck.leaders.cards, *([found.record_at(0)] if found.ids else [])]
        if first:
            self.look_at(first[0])

    def _replace(self, entry: Entry) -> None:
        self.hand.replace(entry)
        self.show_page("hand")

    def _refresh(self) -> None:
        """The deck has changed."""
        self.deck.refresh()
        self.browser.grid.viewport().update()


def _upright(page: QWidget) -> QScrollArea:
    """A page that scrolls upwards and downwards."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    page.setAutoFillBackground(False)
    return area


def _stacked(*widgets: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(18)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return page


def _has_versions(game: str) -> bool:
    """Whether cards of one title are told apart by what stands under it."""
    return "subtitle" in columns_of(game)
