"""A real table with a panel beside it: what the tour and the puzzles have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.app.profiles.settings import AutoPass, Settings
from desktop_app.engine.session import Session
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.screen import TableScreen
from desktop_app.ui.tour.guide import Guide
from desktop_app.ui.tour.ring import BAND, EDGE, Ring

NEXT, BACK = "Ctrl+Return", "Ctrl+Backspace"
AMONG = BAND + EDGE
"""How much closer a ring lies about a zone that has others beside and below it on its mat."""


class BesideTable(QWidget):
    """Lays one session after another beside its guide. Leaving is for the window; every signal of a table is passed on.

    A subclass fills the guide: ``turned`` is called after every change at the table, ``reworded`` when language or
    theme are others.
    """

    home_requested = Signal()
    rule_requested = Signal(str)
    rules_requested = Signal()
    settings_requested = Signal()

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self.setObjectName("screen")
        self.looks = looks
        self.table: TableScreen | None = None
        self.looked_at: list[str] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.guide = Guide(looks.look, looks.texts, self)
        self.guide.rule_asked.connect(self.rule_requested)
        self._row.addWidget(self.guide)
        self.ring = Ring(looks.theme, self)
        for key, act in (("Esc", self._escape), (NEXT, self._main), ("Ctrl+Enter", self._main), (BACK, self.go_back)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        looks.changed.connect(self._looks_changed)

    # -- for the lessons ------------------------------------------------------------------------------------------

    def turned(self) -> None:
        """Something was answered, undone or done by hand at the table."""
        raise NotImplementedError

    def reworded(self) -> None:
        """Language or theme are others: the guide and the title are to be made anew."""
        raise NotImplementedError

    def go_back(self) -> None:
        """The way back of a lesson that has one."""

    def leave(self) -> None:
        """Back to where the lesson was begun."""
        self.home_requested.emit()

    def put(self, session: Session, title: str) -> TableScreen:
        """Lays a session on the table in place of the one before."""
        if self.table is not None:
            self._row.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
        looks = self.looks
        self.table = TableScreen(
            session,
            looks.texts,
            looks.theme,
            _calm(looks.settings),
            session.state.seats,
            table_of(session.game.id),
            title=title,
            lesson=True,
        )
        table = self.table
        table.controller.answered.connect(self._turned)
        table.controller.shown.connect(self._shown)
        table.board.resized.connect(self._place_ring)
        table.rule_requested.connect(self.rule_requested)
        table.rules_requested.connect(self.rules_requested)
        table.settings_requested.connect(self.settings_requested)
        table.home_requested.connect(self.leave)
        table.refresh()
        self._row.addWidget(table, 1)
        for part in self._parts().values():
            part.installEventFilter(self)
        self._fit()
        self.ring.raise_()
        return table

    def look_at(self, names: Sequence[str]) -> None:
        """Rings things of the table (ids of cards and zones) and parts of the screen by their names."""
        self.looked_at = list(names)
        self._fit()
        QTimer.singleShot(0, self._place_ring)  # once the layout has given everything its place

    def name_of(self, name: str) -> str:
        """What a ringed thing is called."""
        assert self.table is not None
        part = f"tour-part-{name}"
        return self.looks.texts(part) if name in self._parts() else self.table.wording.thing(name)

    # -- fitting --------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel takes the width that the window allows."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A part of the screen that becomes larger or smaller, such as the card that is read, takes its ring along."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            QTimer.singleShot(0, self, self._place_ring)
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        self.guide.fit(self.width(), self.looks.look)
        self.ring.scale = self.looks.look.scale
        self.ring.setGeometry(self.rect())
        self._place_ring()

    def _parts(self) -> dict[str, QWidget]:
        assert self.table is not None
        table = self.table
        tools = {name: table.bar.tools[name] for name in ("undo", "by-hand")}
        return {"prompt": table.prompt, "log": table.side.log, "large_card": table.side.large, **tools}

    def _place_ring(self) -> None:
        if self.table is None:
            return
        parts = self._parts()
        rects = [self._rect_of_part(parts[name]) if name in parts else self._rect_of(name) for name in self.looked_at]
        self.ring.show_around([rect for rect in rects if rect.isValid() and not rect.isEmpty()])

    def _rect_of_part(self, part: QWidget) -> QRect:
        """A part of the screen; the ring of the prompt ends with it at the foot, for the keys of the hand stand right
        below."""
        assert self.table is not None
        if not part.isVisible():
            return QRect()
        rect = QRect(part.mapTo(self, part.rect().topLeft()), part.size())
        return rect.adjusted(0, 0, 0, -self.ring.wide) if part is self.table.prompt else rect

    def _rect_of(self, thing: str) -> QRect:
        """Where a card will have come to lie, with its key, or the zone; nowhere under cards that are looked at."""
        assert self.table is not None
        scene, board = self.table.scene, self.table.board
        item = scene.cards.get(thing)
        rect = _with_its_key(item) if item is not None else self._rect_of_zone(thing)
        in_the_tray = item is not None and item.to_read
        if rect.isEmpty() or (scene.tray.holds(rect.center()) and not in_the_tray):
            return QRect()
        shown = board.mapFromScene(rect).boundingRect() & board.viewport().rect()
        return QRect(board.viewport().mapTo(self, shown.topLeft()), shown.size())

    def _rect_of_zone(self, zone: str) -> QRectF:
        """A zone, with the title of its mat where it is the first of it, else with the keys of its cards; close about
        them where it stands between others."""
        assert self.table is not None
        scene = self.table.scene
        rect = scene.rect_of(zone)
        for item in scene.mats:
            mat = item.mat
            if zone in mat.zones[1:]:
                closer = AMONG * self.ring.scale
                rect = rect.adjusted(closer, 0, -closer, -closer)
            if mat.title and list(mat.zones[:1]) == [zone] and not rect.isEmpty():
                whole = QRectF(mat.rect.x, mat.rect.y, mat.rect.width, mat.rect.height)
                return whole if len(mat.zones) == 1 else rect.adjusted(0, whole.top() - rect.top(), 0, 0)
        for card in scene.items_of([zone]):
            rect = rect.united(_with_its_key(card))
        return rect

    # -- what happens ---------------------------------------------------------------------------------------------

    def _turned(self) -> None:
        self.turned()
        self._place_ring()

    def _shown(self) -> None:
        assert self.table is not None
        self.table.bar.saved.hide()  # a lesson is not kept
        self._place_ring()

    def _main(self) -> None:
        self.guide.press_main()

    def _escape(self) -> None:
        """Lets go of what is held or open at the table first, then leaves."""
        table = self.table
        if table is not None:
            panels = table.panels
            open_parts = [panels.panel, panels.chronicle, table.note, *([table.side] if table.side.drawer else [])]
            if table.board.drag is not None or table.controller.aimed or any(part.isVisible() for part in open_parts):
                table.keyboard.do("let-go")
                return
        self.leave()

    def _looks_changed(self) -> None:
        looks = self.looks
        self.ring.theme = looks.theme
        self.guide.look = looks.look
        if self.table is not None:
            self.table.take_settings(_calm(looks.settings), looks.theme)
            QTimer.singleShot(0, self.table.refresh)  # words are fitted again once every button has its new size
        self.reworded()
        self._fit()


def _with_its_key(card: CardItem) -> QRectF:
    """Where a card will have come to lie, with the key cap at its corner; of a strip what its bearer does not cover."""
    shown = card.upright_rect()
    if card.strip:
        shown.setHeight(card.seen)
    return shown.united(card.key_rect()).translated(card.home)


def _calm(settings: Settings) -> Settings:
    """The person's looks and keys; but in a lesson one person decides for every seat, nothing is passed or answered by
    itself, and nothing pops up."""
    return settings.changed(
        auto_pass=AutoPass(every_window=True).model_dump(),
        card_answers={},
        review="decisions_only",
        coach=False,
        moments="off",
        open_hands=True,
    )
