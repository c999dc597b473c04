"""A panel over the table: a title, something to read, what can be done. Escape closes it; nothing waits for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from desktop_app.ui.table.panels.clearing import hides
from desktop_app.ui.table.panels.content import Act, Content
from desktop_app.ui.table.panels.panel_acts import PanelActs
from desktop_app.ui.table.panels.panel_form import PanelForm
from desktop_app.ui.table.panels.panel_head import FOLD_KEY, PanelHead
from desktop_app.ui.table.panels.panel_home import PanelHome
from desktop_app.ui.table.panels.panel_places import STRIP_IN_A_ROW, PanelPlaces
from desktop_app.ui.table.panels.panel_words import PanelWords
from desktop_app.ui.table.panels.surroundings import Surroundings
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

EDGE = 5
"""How much of the board is left around a panel that takes all of it but its foot: no card of a hand looks out there."""


class Panel(QFrame):
    """One panel at a time, in the middle of the table; above its ``floor`` where it is not too high for that, and
    where it covers least of what is ``kept`` in sight. A ``sum`` that it covers all the same is told beside its title.

    Its words, which can be scrolled, give way where that is enough. What has a brief form is ``folded`` to it where
    it would still hide something, and stands in the ``berth`` then where that has room for it; a button, or its key,
    unfolds and folds it. What would still hide something whole stands over the column ``beside`` the table, too, where
    that leaves more in sight. A figure that leaves no room for it is told in words.
    """

    link_followed = Signal(str)
    opened = Signal()
    closed = Signal(str)

    def __init__(self, look: Look, close_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self.setObjectName("bigPanel")
        self.look = look
        self.content: Content | None = None
        self._kept_clear: list[QRect] = []
        self.around = Surroundings(parent)
        self.home = PanelHome(self, parent, self._take_focus)
        self._column = QVBoxLayout(self)
        self.head = PanelHead(self, close_name)
        self.head.close_button.clicked.connect(self.close_panel)
        self.head.fold_button.clicked.connect(self.fold)
        self.folded = False
        self._folded_by_hand: bool | None = None
        self._brief = ""
        self.text = PanelWords(look, self)
        self.text.anchorClicked.connect(lambda link: self._follow(link.toString()))
        self.field = QPlainTextEdit(self)
        self._column.addLayout(self.head)
        self._column.addWidget(self.head.line)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.addWidget(self.text, 1)
        self._column.addLayout(self._body, 1)
        self._column.addWidget(self.field, 1)
        self._acts = PanelActs()
        self._acts.chosen.connect(self._do)
        self._column.addLayout(self._acts)
        self.form = PanelForm(self._column, self._body, self.head, self._acts)
        self._places = PanelPlaces(self.around, self.text, self.head, self.form)
        self.restyle(look)
        self._live_on_board()
        self.hide()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.head.restyle(look)
        self.text.look = look
        self.text.setFont(look.font("body"))
        self.field.setFont(look.font("body"))
        if self.content is not None:
            self.head.show_sign(self.content.name, look)
            self._acts.offer(self.content.acts, look)
            if self.content.figure is not None:
                self.content.figure.restyle(look)
            self.text.say_again()
            self.place()

    @property
    def showing(self) -> str:
        """The name of what is shown, "" when closed."""
        return self.content.name if self.content is not None and self.isVisible() else ""

    @property
    def on_board(self) -> QRect:
        """Where it stands as the board counts, which ends before what it reaches over beside it."""
        return QRect(self._board.mapFromGlobal(self.mapToGlobal(QPoint(0, 0))), self.size())

    def open(self, content: Content) -> None:
        """Shows something; what was shown before closes."""
        self.close_panel()
        self.content, self._brief = content, content.brief
        self.head.title.setText(content.title)
        self.head.show_sign(content.name, self.look)
        self.text.setVisible(not content.edit)
        self.field.setVisible(content.edit)
        if content.edit:
            self.field.setPlainText(content.html)
        else:
            self.retell(content.html)
        self._acts.offer(content.acts, self.look)
        if content.figure is not None:
            self._body.insertWidget(1 if content.below else 0, content.figure)
            content.figure.show()
            content.figure.retold.connect(self.text.follow_figure)
        self.setAccessibleName(content.title)
        self.place()
        self.show()
        self.place()  # now that the fonts are known
        self.text.verticalScrollBar().setValue(0)  # shown for the first time, it goes to where a cursor would be
        self.raise_()
        self.opened.emit()
        self._take_focus()

    def _take_focus(self) -> None:
        content = self.content
        if content is None:
            return
        figure = content.figure if content.figure is not None and not content.figure.isHidden() else None
        (self.field if content.edit else figure or self).setFocus()

    def place(self) -> None:
        """In the middle of the table over the prompt, as high as its text needs, wider where that is too high."""
        if self.content is None:
            return
        room = self._board.rect()
        if self.content.apart:
            self.setGeometry(room.adjusted(EDGE, EDGE, -EDGE, 0))
            self.head.sum_line.hide()
            return
        sum_at, told = self.around.sum()
        kept = self._kept_clear = list(self.around.kept())
        self._fold(self.content, folded=self._says_a_line(self.content, sum_at, kept))
        if self.folded and self.home.lie_in_berth(lambda wide: self.form.narrow(self.look, self._brief, wide)):
            return
        before, read = self.text.tells_figure, self.text.verticalScrollBar().value()
        self.text.tell_figure(None)
        beside, unfolded = self.around.beside(), self._folded_by_hand is not None
        box, abreast = self._places.whole(self.content, self.look, sum_at, kept, beside=beside, unfolded=unfolded)
        box = self._without_figure(self.content, sum_at, kept, box)
        self.form.lay_body(abreast=abreast)
        self._live_on_board(reaching=box.right() > room.right())
        if self.text.tells_figure:
            self.form.stack_acts(self.look, box.width())
            self.text.verticalScrollBar().setValue(read if before else 0)
        if self.folded:
            wide = min(self.look.px(self.content.width), box.width())
            box = self._places.strip(self.look, self._brief, wide, sum_at)
        in_a_row = self.folded and box.height() == self.look.px(STRIP_IN_A_ROW)
        self.form.put_acts(in_head=in_a_row)
        self.head.cut_brief(self._brief, box.width() - self.form.beside_brief(in_a_row=in_a_row))
        self.setGeometry(box if self.home.lives_on_board else box.translated(self._board.pos()))
        self.head.sum_line.setVisible(box.intersects(sum_at) and not self.folded)
        self.head.tell_sum(told, box.width(), self.look)

    def _says_a_line(self, content: Content, sum_at: QRect, kept: Sequence[QRect]) -> bool:
        """Whether it is folded: by hand, or as something could not be decided beside all that it tells."""
        if not self._brief or self._folded_by_hand is not None:
            return bool(self._brief and self._folded_by_hand)
        box, _ = self._places.whole(content, self.look, sum_at, kept)
        return hides(box, kept) or box.bottom() > self.around.floor()

    def _without_figure(self, content: Content, sum_at: QRect, kept: Sequence[QRect], whole: QRect) -> QRect:
        """Where it stands with its figure told in words, if it would hide something otherwise and does not so."""
        if self.folded or content.figure is None or not hides(whole, kept) or not content.figure.in_words():
            return whole
        self.text.tell_figure(content.figure)
        clear = self._places.in_words(self.look, sum_at, kept)
        if clear is None:
            self.text.tell_figure(None)
            return whole
        content.figure.hide()
        return clear

    def _live_on_board(self, *, reaching: bool = False) -> None:
        """Lives on the board in the form it has there, or ``reaching`` beyond it."""
        self.form.widen(self.look, folded=self.folded)
        self.home.live_on_board(reaching=reaching)

    def _fold(self, content: Content, *, folded: bool) -> None:
        """One line and the buttons, or all of it."""
        self.folded = folded
        self.text.setVisible(not content.edit and not folded)
        if content.figure is not None:
            content.figure.setVisible(not folded)
        self.head.show_folded(self.look, folded=folded, can_fold=bool(self._brief))

    def fold(self) -> None:
        """Folds it, or unfolds it, until it closes."""
        if self.content is not None and self._brief:
            self._folded_by_hand = not self.folded
            self.place()
            self.text.verticalScrollBar().setValue(0)
            self._take_focus()

    def keep_clear(self) -> None:
        """Stands elsewhere once there is something else to be kept in sight."""
        if self.content is not None and list(self.around.kept()) != self._kept_clear:
            self.place()

    def close_panel(self) -> bool:
        """Closes; False when nothing was open."""
        if self.content is None:
            return False
        content, self.content = self.content, None
        self.hide()
        self._live_on_board()
        if content.figure is not None:
            self._body.removeWidget(content.figure)
            content.figure.hide()
            content.figure.deleteLater()
        if content.edit and content.written is not None:
            content.written(self.field.toPlainText())
        self._forget()
        self.closed.emit(content.name)
        return True

    def retell(self, html: str, brief: str = "") -> None:
        """Other words under the same title, and what they say in a line."""
        self._brief = brief or self._brief
        self.text.say(html)

    def _forget(self) -> None:
        """What was read is not left behind for the next person."""
        self._brief = ""
        self._folded_by_hand = None
        self.head.forget()
        self.text.forget()
        self.field.clear()
        self.setAccessibleName("")

    def confirm(self) -> bool:
        """Does the main act, wherever the keyboard is; False when no panel is open that has one."""
        main = self._acts.main() if self.content is not None else None
        if main is None or not self.isVisible():
            return False
        self._do(main)
        return True

    def press(self, letter: str) -> bool:
        """Does the act with this letter, wherever the keyboard is; False where no panel is open that shows it."""
        content = self.content
        if content is None or content.edit or not self.isVisible():
            return False
        if letter.upper() == FOLD_KEY and self._brief:
            self.fold()
            return True
        act = self._acts.with_letter(letter)
        if act is not None:
            self._do(act)
        return act is not None

    def _do(self, act: Act) -> None:
        if not act.stays:
            self.close_panel()
        act.do()

    def _follow(self, link: str) -> None:
        content = self.content
        if link.startswith(("card:", "rule:")):
            self.link_followed.emit(link)
        elif content is not None and content.follow is not None:
            content.follow(link)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes, Space does the main thing, a key does its own."""
        content = self.content
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
            return
        if self.text.tells_figure and content is not None and content.figure is not None and event.text().isdigit():
            content.figure.keyPressEvent(event)
            return
        if self.press(event.text()):
            return
        main = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (main and content is not None and not content.edit and self.confirm()):
            event.ignore()
