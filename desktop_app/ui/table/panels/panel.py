"""A panel over the table: a title, something to read, what can be done. Escape closes it; nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop_app.ui.table.panels.clearing import HIDDEN, clear_place, covered, hides
from desktop_app.ui.table.panels.content import Act, Content
from desktop_app.ui.table.panels.panel_form import PanelForm
from desktop_app.ui.table.panels.panel_head import FOLD_KEY, PanelHead
from desktop_app.ui.table.panels.panel_sizes import PanelSizes
from desktop_app.ui.table.panels.panel_words import PanelWords
from desktop_app.ui.table.side.berth import Berth
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

FLOOR_GAP, TOP = 8, 12
EDGE = 5
"""How much of the board is left around a panel that takes all of it but its foot: no card of a hand looks out there."""
WORTH_LOWERING = 0.5
"""What a smaller panel may cover at most, of what the larger one covers, to be taken instead."""
TOUCHED = 0.05
"""How much of a card a smaller panel may cover for being read, so that no number is."""
STRIP = 108
"""How high it is when it is folded."""
STRIP_IN_A_ROW, LEAST_BRIEF = 60, 120
"""How high where its line and its buttons stand in one row, and how much of the line is read there at least."""


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
        self.floor: Callable[[], float] = parent.height
        self.kept: Callable[[], Sequence[QRect]] = list
        self.headings: Callable[[], Sequence[QRect]] = list
        self.lying: Callable[[], Sequence[QRect]] = list
        self.sum: Callable[[], tuple[QRect, Sequence[str]]] = lambda: (QRect(), ())
        self.beside: Callable[[], int] = int
        self.berth: Berth | None = None
        self.berth_room: Callable[[], QSize] = QSize
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
        self._acts = QHBoxLayout()
        self._column.addLayout(self._acts)
        self.form = PanelForm(self._column, self._body, self.head, self._acts)
        self._sizes = PanelSizes(self.text, parent)
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
            self._show_acts(self.content)
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
        self._show_acts(content)
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
        self._take_focus(content)

    def _take_focus(self, content: Content) -> None:
        figure = content.figure if content.figure is not None and not content.figure.isHidden() else None
        (self.field if content.edit else figure or self).setFocus()

    def _show_acts(self, content: Content) -> None:
        """The buttons, as large as everything is now."""
        while self._acts.count():
            item = self._acts.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._acts.addStretch(1)
        for act in content.acts:
            button = KeyButton(self.look, act.text, act.key, "primary" if act.primary else "button")
            button.clicked.connect(lambda _=False, chosen=act: self._do(chosen))
            self._acts.addWidget(button)

    def place(self) -> None:
        """In the middle of the table over the prompt, as high as its text needs, wider where that is too high."""
        if self.content is None:
            return
        room = self._board.rect()
        if self.content.apart:
            self.setGeometry(room.adjusted(EDGE, EDGE, -EDGE, 0))
            self.head.sum_line.hide()
            return
        sum_at, told = self.sum()
        kept = self._kept_clear = list(self.kept())
        self._fold(self.content, folded=self._says_a_line(self.content, sum_at, kept))
        if self.folded and self._lie_in_berth():
            return
        before, read = self.text.tells_figure, self.text.verticalScrollBar().value()
        self.text.tell_figure(None)
        box, abreast = self._whole(self.content, sum_at, kept, self.beside())
        box = self._without_figure(self.content, sum_at, kept, box)
        self.form.lay_body(abreast=abreast)
        self._live_on_board(reaching=box.right() > room.right())
        if self.text.tells_figure:
            self.form.stack_acts(self.look, box.width())
            self.text.verticalScrollBar().setValue(read if before else 0)
        if self.folded:
            box = self._strip(min(self.look.px(self.content.width), box.width()), sum_at)
        in_a_row = self.folded and box.height() == self.look.px(STRIP_IN_A_ROW)
        self.form.put_acts(in_head=in_a_row)
        self.head.cut_brief(self._brief, box.width() - self.form.beside_brief(in_a_row=in_a_row))
        self.setGeometry(box if self.parentWidget() is self._board else box.translated(self._board.pos()))
        self.head.sum_line.setVisible(box.intersects(sum_at) and not self.folded)
        self.head.tell_sum(told, box.width(), self.look)

    def _says_a_line(self, content: Content, sum_at: QRect, kept: Sequence[QRect]) -> bool:
        """Whether it is folded: by hand, or as something could not be decided beside all that it tells."""
        if not self._brief or self._folded_by_hand is not None:
            return bool(self._brief and self._folded_by_hand)
        box, _ = self._whole(content, sum_at, kept)
        return hides(box, kept) or box.bottom() > self.floor()

    def _whole(self, content: Content, sum_at: QRect, kept: Sequence[QRect], beside: int = 0) -> tuple[QRect, bool]:
        """Where it stands with all that it tells, and whether figure and words stand abreast there: as high as its text
        needs it, rather over what is ``beside`` the table than over what is kept in sight, or less wide and lower where
        it covers much less of that then. Whoever unfolds it wants to read, and all words have their height."""
        boxes: list[tuple[QRect, bool]] = []
        unfolded = self._folded_by_hand is not None
        sizes = self._sizes.of(content, self.look, round(self.floor()) - TOP - FLOOR_GAP)
        for size in takewhile(lambda size: size.whole or not unfolded, sizes):
            for reach in dict.fromkeys((0, beside)):
                boxes.append((self._box(QSize(size.wide, size.tall), sum_at, kept, reach=reach), size.abreast))
                over_prompt = unfolded and boxes[-1][0].bottom() > self.floor()
                if not (covered(boxes[-1][0], kept) or over_prompt):
                    return boxes[-1]
        if unfolded:
            return min(boxes, key=lambda each: (each[0].bottom() > self.floor(), covered(each[0], kept)))
        for each in boxes:
            if not hides(each[0], kept, TOUCHED):
                return each
        least = min(boxes, key=lambda each: covered(each[0], kept))
        return least if covered(least[0], kept) < covered(boxes[0][0], kept) * WORTH_LOWERING else boxes[0]

    def _without_figure(self, content: Content, sum_at: QRect, kept: Sequence[QRect], whole: QRect) -> QRect:
        """Where it stands with its figure told in words, if it would hide something otherwise and does not so."""
        if self.folded or content.figure is None or not hides(whole, kept) or not content.figure.in_words():
            return whole
        self.text.tell_figure(content.figure)
        above_prompt = round(self.floor()) - TOP - FLOOR_GAP
        sizes = self._sizes.in_words(self.look, above_prompt, lambda wide: self.form.acts_high(self.look, wide))
        boxes = [(self._box(size, sum_at, kept, self.lying()), unscrolled) for size, unscrolled in sizes]
        every, read = [box for box, _ in boxes], [box for box, unscrolled in boxes if unscrolled]
        for among, share in ((read, 0.0), (read, TOUCHED), (every, 0.0), (every, TOUCHED), (every, HIDDEN)):
            clear = next((box for box in among if not hides(box, kept, share)), None)
            if clear is not None:
                content.figure.hide()
                return clear
        self.text.tell_figure(None)
        return whole

    def _fold(self, content: Content, *, folded: bool) -> None:
        """One line and the buttons, or all of it."""
        self.folded = folded
        self.text.setVisible(not content.edit and not folded)
        if content.figure is not None:
            content.figure.setVisible(not folded)
        self.head.show_folded(self.look, folded=folded, can_fold=bool(self._brief))

    def _lie_in_berth(self) -> bool:
        """Stands beside the table; False where it has no room there."""
        room, berth = self.berth_room(), self.berth
        if berth is None or room.isEmpty():
            return False
        tall = self.form.narrow(self.look, self._brief, room.width())
        if tall <= room.height():
            self._move(lambda: berth.take(self, tall))
        return tall <= room.height()

    def _live_on_board(self, *, reaching: bool = False) -> None:
        """Lives on the board, or where it is ``reaching`` beyond it on what board and column stand on."""
        berth, around = self.berth, self._board.parentWidget()
        self.form.widen(self.look, folded=self.folded)
        home = around if reaching and around is not None else self._board
        if berth is not None:
            self._move(lambda: berth.let_go(self, home))
        if self.parentWidget() is not home:
            self._move(lambda: self._live_in(home))

    def _live_in(self, home: QWidget) -> None:
        shown = not self.isHidden()
        self.setParent(home)
        self.setVisible(shown)
        self.raise_()

    def _move(self, there: Callable[[], None]) -> None:
        """Goes to live elsewhere; the keyboard goes with it."""
        before, focused = self.parentWidget(), QApplication.focusWidget()
        there()
        if self.parentWidget() is before:
            return
        self.setObjectName("well" if self.parentWidget() is self.berth else "bigPanel")
        self.style().unpolish(self)
        self.style().polish(self)
        if self.content is not None and focused is not None and (focused is self or self.isAncestorOf(focused)):
            self._take_focus(self.content)

    def _strip(self, wide: int, sum_at: QRect) -> QRect:
        """Where it stands with its line and its buttons: in one row, unless that has no room or covers more. It keeps
        clear also of what is said over what is being decided."""
        kept, lying = [*self.kept(), *self.headings()], self.lying()
        high = self._box(QSize(wide, self.look.px(STRIP)), sum_at, kept, lying)
        beside, line = (
            self.form.beside_brief(in_a_row=True),
            self.head.brief.fontMetrics().horizontalAdvance(self._brief),
        )
        room = self._board.rect().width() - 2 * TOP
        if beside + min(line, self.look.px(LEAST_BRIEF)) > room:
            return high
        row = QSize(min(room, beside + line + self.head.spacing()), self.look.px(STRIP_IN_A_ROW))
        low = self._box(row, sum_at, kept, lying)
        return min(low, high, key=lambda box: (covered(box, kept), covered(box, lying)))

    def fold(self) -> None:
        """Folds it, or unfolds it, until it closes."""
        if self.content is not None and self._brief:
            self._folded_by_hand = not self.folded
            self.place()
            self.text.verticalScrollBar().setValue(0)
            self._take_focus(self.content)

    def keep_clear(self) -> None:
        """Stands elsewhere once there is something else to be kept in sight."""
        if self.content is not None and list(self.kept()) != self._kept_clear:
            self.place()

    def _box(
        self, size: QSize, sum_at: QRect, kept: Sequence[QRect], lying: Sequence[QRect] = (), *, reach: int = 0
    ) -> QRect:
        """Where it stands when it is so large: in the middle, or as near to it as leaves most in sight of what is
        ``kept`` and then of what is ``lying`` there, within the table or so far beyond it."""
        room, floor = self._board.rect(), round(self.floor())
        top = min((room.height() - size.height()) // 3, floor - size.height() - FLOOR_GAP)
        wished = QPoint((room.width() - size.width()) // 2, max(TOP, top))
        free = QRect(TOP, TOP, room.width() + reach - 2 * TOP, floor - TOP - FLOOR_GAP)
        return QRect(clear_place(wished, size, free, kept, [sum_at], lying), size)

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
        content = self.content
        main = next((act for act in content.acts if act.primary), None) if content is not None else None
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
        wanted = (act for act in content.acts if len(act.key) == 1 and act.key.upper() == letter.upper())
        act = next(wanted, None)
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
