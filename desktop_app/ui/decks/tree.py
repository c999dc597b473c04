"""The cards of a deck in their groups: counted, moved and taken out with mouse or keys, a drop away from the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTreeWidget, QTreeWidgetItem

from desktop_app.app.decks.check import part_title
from desktop_app.app.decks.model import PARTS, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.ui.art.colours import legible
from desktop_app.ui.art.signs import signs_among
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.kinds import kinds_title
from desktop_app.ui.faces.wording import printed, set_name_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.library.results import keys_in, mime_of
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.spelled import spelled

ENTRY = Qt.ItemDataRole.UserRole
PART = Qt.ItemDataRole.UserRole + 1
_COPIES, _TITLE, _COST = range(3)


class DeckTree(QTreeWidget):
    """Groups with their sums, under them the cards. `current_card` is the card that is looked at."""

    current_card = Signal(object)
    replace_wanted = Signal(object)

    def __init__(self, editing: Editing, look: Look, texts: Texts) -> None:
        super().__init__()
        self._editing, self._look, self._texts = editing, look, texts
        self._shared: set[str] = set()
        self.setObjectName("deck")
        self.setAccessibleName(texts("deckbuilder-deck"))
        self.setColumnCount(3)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setFont(look.font("body"))
        self.setIconSize(QSize(look.px(18), look.px(16)))
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(_COPIES, QHeaderView.ResizeMode.Fixed)
        self.header().setSectionResizeMode(_COST, QHeaderView.ResizeMode.Fixed)
        self.header().resizeSection(_COPIES, look.px(42 * look.theme.print_scale))
        self.header().resizeSection(_COST, look.px(40 * look.theme.print_scale))
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)
        self.currentItemChanged.connect(self._look_at)
        self.itemDoubleClicked.connect(lambda item, _: self._step(self._entry(item), 1))
        editing.changed.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """Show the deck as it is; the keyboard stays on its card."""
        here = self.current()
        cards = [card for entry in self._editing.deck.entries if (card := self._editing.record(entry.code)) is not None]
        self._signs = signs_among({group for card in cards if (group := group_of(card))})
        codes = {card.code: card.title_in(self._texts.language) for card in cards}
        self._shared = {title for title, times in Counter(codes.values()).items() if times > 1}
        self.blockSignals(True)
        self.clear()
        wrong = {code for violation in self._editing.checked.violations for code in violation.cards}
        for part in PARTS[self._editing.deck.game]:
            entries = self._editing.deck.part(part)
            if entries or part in ("deck", "heroes", "plots", "sites", "pool"):
                self._fill_part(part, entries, wrong)
        self.expandAll()
        again = self._item_of(here) if here is not None else None
        if again is not None:
            self.setCurrentItem(again)
        self.blockSignals(False)

    def current(self) -> Entry | None:
        """The entry that the keyboard is on."""
        return self._entry(self.currentItem())

    def _fill_part(self, part: str, entries: tuple[Entry, ...], wrong: set[str]) -> None:
        texts = self._texts
        known = [(entry, self._editing.record(entry.code)) for entry in entries]
        if part != "deck":
            self._heading(part_title(self._editing.deck.game, part, texts), entries, part)
            for entry, card in sorted(known, key=self._order):
                self._row(entry, card, entry.code in wrong)
            return
        kinds: dict[str, list[tuple[Entry, CardRecord | None]]] = {}
        for entry, card in known:
            title = kinds_title(card, texts) if card else texts("deckbuilder-unknown")
            kinds.setdefault(title, []).append((entry, card))
        if not kinds:
            self._heading(texts("decks-part-deck"), (), part)
        for kind, rows in sorted(kinds.items(), key=lambda each: self._place(each[1][0][1])):
            self._heading(kind, [entry for entry, _ in rows], part)
            for entry, card in sorted(rows, key=self._order):
                self._row(entry, card, entry.code in wrong)

    def _title(self, card: CardRecord) -> str:
        """The title; of two cards of one title in a deck each says beside it which it is."""
        title = card.title_in(self._texts.language)
        if title not in self._shared:
            return title
        place = f"{set_name_of(card, self._texts.language)} {card.number or card.code}"
        return f"{title}, {card.words_of('subtitle') or place}"

    def _place(self, card: CardRecord | None) -> int:
        """Where the cards of a type stand: in the order of the chips over the library."""
        names = [kind.partition("-")[2] for kind in looks_of(self._editing.deck.game).deck_kinds]
        return names.index(card.type) if card is not None and card.type in names else len(names)

    def _order(self, row: tuple[Entry, CardRecord | None]) -> tuple[str, int, str]:
        entry, card = row
        group = group_of(card) if card else ""
        return group, cost_of(card) or 0 if card else 0, card.title_in(self._texts.language) if card else entry.title

    def _heading(self, title: str, entries: Iterable[Entry], part: str) -> None:
        total = sum(entry.copies for entry in entries)
        item = QTreeWidgetItem(["", title, str(total)])
        item.setData(_COPIES, PART, part)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDropEnabled)
        for column in (_TITLE, _COST):
            item.setFont(column, self._look.font("label"))
            item.setForeground(column, QColor(self._look.theme.gold))
        item.setTextAlignment(_COST, Qt.AlignmentFlag.AlignCenter)
        item.setFirstColumnSpanned(False)
        self.addTopLevelItem(item)

    def _row(self, entry: Entry, card: CardRecord | None, wrong: bool) -> None:
        look, theme = self._look, self._look.theme
        title = self._title(card) if card else entry.title or entry.code
        item = QTreeWidgetItem([f"{entry.copies}×", title, printed_cost(card) if card else ""])
        item.setData(_COPIES, ENTRY, entry)
        item.setData(_COPIES, PART, entry.part)
        item.setFont(_COPIES, look.font("button"))
        item.setTextAlignment(_COPIES, Qt.AlignmentFlag.AlignCenter)
        item.setTextAlignment(_COST, Qt.AlignmentFlag.AlignCenter)
        spoken = f"{entry.copies} {title}" + (f", {self._texts('deckbuilder-breaks-a-rule')}" if wrong else "")
        item.setData(_TITLE, Qt.ItemDataRole.AccessibleTextRole, spoken)
        group = group_of(card) if card else ""
        if wrong or card is None:
            item.setIcon(_TITLE, look.icon("alert-circle", theme.danger))
            for column in (_COPIES, _TITLE):
                item.setForeground(column, QColor(theme.danger))
        elif group in self._signs:
            colour = legible(theme.frames.get(group, theme.ink2), theme.panel)
            item.setIcon(_TITLE, look.icon(self._signs[group], colour))
        self.addTopLevelItem(item)

    # -- hands ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus, Delete and digits count the card that the keyboard is on."""
        entry, key = self.current(), event.key()
        if entry is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._step(entry, 1)
        elif key == Qt.Key.Key_Minus:
            self._step(entry, -1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._editing.count(entry, 0)
        elif event.text().isdigit():
            self._editing.count(entry, int(event.text()))
        else:
            super().keyPressEvent(event)

    def _step(self, entry: Entry | None, by: int) -> None:
        if entry is not None:
            self._editing.count(entry, entry.copies + by)

    def _look_at(self, item: QTreeWidgetItem | None) -> None:
        entry = self._entry(item)
        card = self._editing.record(entry.code) if entry is not None else None
        if card is not None:
            self.current_card.emit(card)

    def _entry(self, item: QTreeWidgetItem | None) -> Entry | None:
        entry: Entry | None = item.data(_COPIES, ENTRY) if item is not None else None
        return entry

    def _item_of(self, entry: Entry) -> QTreeWidgetItem | None:
        for at in range(self.topLevelItemCount()):
            item = self.topLevelItem(at)
            there = self._entry(item)
            if there is not None and (there.code, there.part) == (entry.code, entry.part):
                return item
        return None

    def _menu(self, place: QPoint) -> None:
        item = self.itemAt(place)
        entry = self._entry(item)
        if entry is None:
            return
        menu, texts = QMenu(self), self._texts
        menu.setFont(self._look.font("body"))
        menu.addAction(texts("deckbuilder-one-more"), lambda: self._step(entry, 1))
        menu.addAction(texts("deckbuilder-one-fewer"), lambda: self._step(entry, -1))
        menu.addAction(texts("deckbuilder-take-out"), lambda: self._editing.count(entry, 0))
        menu.addAction(texts("deckbuilder-replace"), lambda: self.replace_wanted.emit(entry))
        menu.addSeparator()
        for part in PARTS[self._editing.deck.game]:
            if part != entry.part:
                title = texts("deckbuilder-move-to", part=part_title(self._editing.deck.game, part, texts))
                action = menu.addAction(spelled(title))
                action.triggered.connect(lambda _=False, chosen=part: self._editing.move(entry, chosen))
        menu.popup(self.viewport().mapToGlobal(place))

    # -- drag and drop ----------------------------------------------------------------------------------------------

    def mimeData(self, items: Sequence[QTreeWidgetItem]) -> QMimeData:
        """The dragged cards."""
        entries = [entry for item in items if (entry := self._entry(item)) is not None]
        cards = [card for entry in entries if (card := self._editing.record(entry.code)) is not None]
        return mime_of(cards, self._texts.language)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards may come in."""
        self._judge(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Cards may come in."""
        self._judge(event)

    def _judge(self, event: QDropEvent) -> None:
        if keys_in(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """A card from outside is added where it belongs; one of the deck goes to the part it is dropped on."""
        item = self.itemAt(event.position().toPoint())
        part = item.data(_COPIES, PART) if item is not None else ""
        entry = self.current()
        if event.source() is self:
            if entry is not None and part and part != entry.part:
                self._editing.move(entry, part, entry.copies)
        else:
            for game, code in keys_in(event.mimeData()):
                card = self._editing.catalogue.of_code(game, code)
                if card is not None:
                    self._editing.add(card)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()


def group_of(card: CardRecord) -> str:
    """The sphere, faction, culture or alignment of a card, as the signs and frames are named."""
    return card.words_of(looks_of(card.game).sign_field).casefold().replace(" ", "_").replace("-", "_")


def cost_of(card: CardRecord) -> int | None:
    """What the card costs, None where that is no number; a hero costs threat, a site has its number."""
    return card.number_of(_cost_field(card))


def printed_cost(card: CardRecord) -> str:
    """The cost as it stands on the card, "X" among them."""
    return printed(card.fields.get(_cost_field(card)))


def _cost_field(card: CardRecord) -> str:
    special = {"hero": "threat_cost", "site": "site_number"}
    return special.get(card.type, DECKS[card.game].cost)
