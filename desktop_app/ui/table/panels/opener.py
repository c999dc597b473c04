"""Opens panels of one table: over the board, or over the last page while that stands in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from desktop_app.ui.table.board.sum_cells import in_a_line
from desktop_app.ui.table.keys import key_name
from desktop_app.ui.table.panels.content import USUAL, Act, Content
from desktop_app.ui.table.panels.figure import Figure
from desktop_app.ui.table.panels.in_question import headings_in_question, in_question, lying_there
from desktop_app.ui.table.panels.panel import Panel
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.widgets.look import Look

OF_THE_TABLE = ("waiting", "odds", "text-board")
"""The panels that tell of the table as it stands."""
OF_THE_QUESTION = ("coach", "waiting", "odds", "note")
"""Those beside which somebody goes on thinking about the open question."""


class Opener:
    """``over_page`` is the panel of the last page ``page``, ``panel`` that of the board."""

    def __init__(self, table: Parts, page: QWidget) -> None:
        self.table, self._page = table, page
        self.panel = Panel(table.look, table.texts("common-close"), table.board)
        self.panel.head.fold_names = self._fold_names()
        around, home = self.panel.around, self.panel.home
        around.floor = table.prompt.y
        around.kept, around.headings, around.sum = self._kept, self._headings, self._sum
        around.lying = lambda: self._seen(lying_there(table))
        around.beside = lambda: 0 if table.side.drawer else table.side.width()
        home.berth, home.berth_room = table.side.berth, table.side.room_at_the_foot
        self.panel.closed.connect(lambda _: self._give_back())
        self.over_page = Panel(table.look, table.texts("common-close"), page)
        self.over_page.closed.connect(lambda _: page.setFocus())
        self._came_from: QWidget | None = None

    def _kept(self) -> Sequence[QRect]:
        """Where cards are being looked at; beside what tells of the question also what that is about."""
        tray, content = self.table.scene.tray, self.panel.content
        kept = [self._on_board(tray)] if tray.isVisible() else []
        if content is not None and content.name in OF_THE_QUESTION:
            kept += self._seen(in_question(self.table))
        return kept

    def _headings(self) -> Sequence[QRect]:
        """What stands over what is being fought out."""
        return self._seen(headings_in_question(self.table))

    def _seen(self, boxes: Sequence[QRectF]) -> list[QRect]:
        return [self.table.board.mapFromScene(box).boundingRect() for box in boxes]

    def _fold_names(self) -> tuple[str, str]:
        """What its button does: to what is whole, and to what is folded."""
        return self.table.texts("table-panel-fold"), self.table.texts("table-panel-unfold")

    def _sum(self) -> tuple[QRect, Sequence[str]]:
        """Where an attack or the like is added up, and what it comes to in one line, whole and the numbers alone."""
        ledger = self.table.scene.ledger
        if not ledger.isVisible() or ledger.content is None:
            return QRect(), ()
        told = in_a_line(ledger.content.terms)
        whole = self.table.texts("table-panel-sum", heading=ledger.content.heading, sum=told)
        return self._on_board(ledger), (whole, told)

    def _on_board(self, item: QGraphicsItem) -> QRect:
        return self.table.board.mapFromScene(item.sceneBoundingRect()).boundingRect()

    def _give_back(self) -> None:
        """A closed panel gives the focus back to where it came from."""
        came_from, self._came_from = self._came_from, None
        if came_from is not None and came_from.isVisible() and self.table.window.isAncestorOf(came_from):
            came_from.setFocus()
        else:
            self.table.board.setFocus()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.panel.restyle(look)
        self.over_page.restyle(look)

    def open(
        self,
        name: str,
        html: str,
        again: Callable[[], object],
        *,
        title: str = "",
        acts: Sequence[Act] = (),
        follow: Callable[[str], object] | None = None,
        width: int = USUAL,
        edit: bool = False,
        figure: Figure | None = None,
        written: Callable[[str], object] | None = None,
        below: bool = False,
        apart: bool = False,
        brief: str = "",
    ) -> None:
        """Shows a panel under its name, with the title of that name unless another is given; ``again`` opens it as
        it is said in another language."""
        if not self.panel.isVisible():
            self._came_from = QApplication.focusWidget()
        title = title or self.table.texts(f"table-panel-{name}")
        panel = self.panel if self._page.isHidden() else self.over_page
        language = panel.text.language = self.table.texts.language
        panel.text.face_of = lambda code: self.table.game.face_of(code, language, "front")
        panel.open(Content(name, title, html, again, acts, follow, width, edit, figure, written, below, apart, brief))

    def tell_again(self) -> None:
        """What stands open is said again, in the language and the colours of now."""
        for panel in (self.panel, self.over_page):
            panel.head.name_close(self.table.texts("common-close"))
            panel.head.fold_names = self._fold_names()
            self._again(panel)

    def follow_game(self) -> None:
        """What stands open and tells of the table is said of the table of now, as while a bot goes on under it."""
        if self.panel.showing in OF_THE_TABLE:
            self._again(self.panel)

    def _again(self, panel: Panel) -> None:
        content, came_from = panel.content, self._came_from
        if content is not None and panel.showing:
            panel.close_panel()
            content.again()
            self._came_from = came_from

    def close(self) -> bool:
        """Closes the panel of the board; False when none was open."""
        return self.panel.close_panel()

    def close_act(self, text: str = "common-close") -> Act:
        """The way out of a panel by Space."""
        return Act(self.table.texts(text), lambda: None, self.table.texts("table-key-space"), primary=True)

    def leave_act(self) -> Act:
        """The way out of a panel in which every other key is typed."""
        texts = self.table.texts
        return Act(texts("common-close"), lambda: None, key_name(texts, "Esc"))
