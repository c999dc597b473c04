"""The log: every line names cards that can be hovered, and every line is a moment to play on from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget

from desktop_app.engine.record import Line
from desktop_app.games.contract.moments import Moments
from desktop_app.ui.table.side.log_lines import Manner, Sentences, is_heading, room_around, shown_again
from desktop_app.ui.table.side.log_text import GUTTER, LogText
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import draw_bold_of

AT_FIRST = 36
"""So many lines are written at once; earlier ones when somebody goes back to them."""
MOST_WRITTEN = 6 * AT_FIRST
"""When new lines would make more than that of it the text begins anew: one of thousands takes longer at every line."""
NEAR_THE_TOP = 120


class LogPanel(QWidget):
    """Rich lines with links to cards and rules."""

    card_pointed = Signal(str, str)
    rule_asked = Signal(str)
    moment_chosen = Signal(int)
    moment_asked = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._moments: list[int] = []
        self.staged = Moments()
        """What of the log is staged: of which lines a moment can be shown again, and what each line does."""
        self._written: list[Line] = []
        self._manner: Manner = ()
        self._earlier: list[Line] = []
        self._writing = False
        self._sentences = Sentences()
        self.wording: Wording | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.search = QLineEdit(self)
        self.search.setVisible(False)
        self.search.textChanged.connect(lambda _: self._bring_up_to_date())
        self.text = LogText(look, self)
        self.text.setOpenLinks(False)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.text.customContextMenuRequested.connect(self._menu)
        self.text.highlighted.connect(lambda link: self._point(link.toString()))
        self.text.anchorClicked.connect(lambda link: self._follow(link.toString()))
        self.text.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self.text.verticalScrollBar().valueChanged.connect(self._go_back)
        self.nothing = QLabel(self)
        self.nothing.setWordWrap(True)
        self.nothing.setVisible(False)
        self.search.textChanged.connect(lambda _: self._say_if_nothing())
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.text)
        self._lines: list[Line] = []
        self._seat = ""
        self.restyle(look)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.text.look = look
        self.text.setFont(look.font("body"))
        self.search.setFont(look.font("body"))
        look.dress(self.nothing, "body")
        self._manner = ()
        self._bring_up_to_date()

    def toggle_search(self) -> None:
        """Shows or hides the line to search with."""
        self.search.setVisible(not self.search.isVisible())
        if self.search.isVisible():
            self.search.setFocus()
        else:
            self.search.clear()

    def leave_search(self) -> None:
        """Puts the line to search with away: all lines are shown again."""
        self.search.clear()
        self.search.setVisible(False)

    # -- showing --------------------------------------------------------------------------------------------------

    def show_log(self, lines: Sequence[Line], wording: Wording, seat: str) -> None:
        """Shows the lines that ``seat`` may read, newest last and in sight."""
        self.wording = wording
        self._lines, self._seat = list(lines), seat
        self.search.setPlaceholderText(wording.texts("table-log-search"))
        self.look.clearable(self.search, wording.texts("browser-clear"))
        self.text.setAccessibleName(wording.texts("table-log"))
        self._bring_up_to_date()
        self._say_if_nothing()

    def _say_if_nothing(self) -> None:
        """That no line has the words that are searched for."""
        wanted = self.search.text().strip()
        words = self.wording.texts("table-log-nothing", words=wanted) if self.wording is not None and wanted else ""
        self.nothing.setText(words)
        self.nothing.setVisible(bool(wanted) and not self._moments)

    def _bring_up_to_date(self) -> None:
        """Writes the lines that are new, and takes away those that are not said any more; nothing else is touched."""
        wording = self.wording
        if wording is None:
            return
        manner = (wording.texts.language, self._seat, self.search.text().casefold())
        if manner != self._manner:
            alike = self._reads_alike(manner)
            self._sentences.keep_for(self._manner, manner)
            self._manner = manner
            if alike:
                self.text.verticalScrollBar().setValue(self.text.verticalScrollBar().maximum())
            else:
                self._begin_anew()
        kept = _common(self._written, self._lines)
        more = len(self._lines) > len(self._written)
        grown = more and not self.search.text() and len(self._lines) - len(self._earlier) > MOST_WRITTEN
        if kept < len(self._earlier) or grown:
            self._begin_anew()
            kept = len(self._written)
        if kept == len(self._written) == len(self._lines):
            return
        self._writing = True
        cursor = QTextCursor(self.text.document())
        cursor.beginEditBlock()
        if kept < len(self._written):
            self._take_back(cursor, kept)
        for number, line in enumerate(self._lines[kept:], kept):
            self._write(cursor, line, wording, number)
        cursor.endEditBlock()
        self._written = list(self._lines)
        self._writing = False
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _reads_alike(self, manner: Manner) -> bool:
        """Whether all that is written is the same for another seat: nothing of it was said to one alone."""
        same = manner[:1] + manner[2:] == self._manner[:1] + self._manner[2:]
        return same and not any(line.message.only for line in self._written[len(self._earlier) :])

    def _begin_anew(self) -> None:
        """Begins with the last lines; those before them are written when somebody goes back to them or searches."""
        self._moments, self._earlier = [], []  # nothing comes back while the text goes
        self.text.clear()
        first = 0 if self.search.text() else max(0, len(self._lines) - AT_FIRST)
        self._earlier = self._lines[:first]
        self._written = list(self._earlier)

    def _go_back(self, at: int) -> None:
        """More of what came before, as soon as the upper end comes in sight."""
        if at > NEAR_THE_TOP or not self._earlier or self._writing or self.wording is None:
            return
        self._writing = True
        more, self._earlier = self._earlier[-AT_FIRST:], self._earlier[:-AT_FIRST]
        bar = self.text.verticalScrollBar()
        below = bar.maximum() - bar.value()
        cursor = QTextCursor(self.text.document())
        cursor.beginEditBlock()
        for number in range(len(more) - 1, -1, -1):
            self._write(cursor, more[number], self.wording, len(self._earlier) + number, first=True)
        cursor.endEditBlock()
        bar.setValue(bar.maximum() - below)
        self._writing = False

    def _take_back(self, cursor: QTextCursor, kept: int) -> None:
        """Takes away every line after the first so many."""
        gone = sum(self._says(line) for line in self._written[kept:])
        blocks = len(self._moments) - gone
        del self._moments[blocks:]
        if not blocks:
            self.text.clear()
            return
        block = self.text.document().findBlockByNumber(blocks - 1)
        cursor.setPosition(block.position() + block.length() - 1)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _says(self, line: Line) -> bool:
        """Whether a line is among those that are shown: for this seat, and with the words that are searched for."""
        if line.message.only not in ("", self._seat) or self.wording is None:
            return False
        wanted = self.search.text().casefold()
        return not wanted or wanted in self.wording.plain(line.message).casefold()

    def _write(self, cursor: QTextCursor, line: Line, wording: Wording, number: int, *, first: bool = False) -> None:
        if not self._says(line):
            return
        heading = is_heading(line)
        sign = "" if heading else self.text.sign_of(line.message.id, self.staged)
        room = room_around(heading=heading, gutter=self.look.px(GUTTER), sign_wide=self.text.sign_wide if sign else 0)
        if first and self._moments:
            cursor.movePosition(QTextCursor.MoveOperation.Start)
            below = cursor.blockFormat()
            cursor.insertBlock(below)
            cursor.movePosition(QTextCursor.MoveOperation.Start)
            cursor.setBlockFormat(room)
        elif self._moments:
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertBlock(room, QTextCharFormat())
        again = shown_again(number) if self.staged.opened_by(line.message.id) else ""
        cursor.insertHtml(sign + self._sentences.of(line, wording, self.look.theme) + again)
        draw_bold_of(cursor.block())
        if not self._moments:
            cursor.setBlockFormat(room)  # what is written into an empty text brings its own
        self._moments.insert(0 if first else len(self._moments), line.at)

    def _stay_at_end(self, _: int, end: int) -> None:
        """The newest line stays in sight when the room for the log changes."""
        if not self.search.text() and not self._writing:
            self.text.verticalScrollBar().setValue(end)
            if end <= NEAR_THE_TOP:
                self._go_back(0)

    # -- pointing -------------------------------------------------------------------------------------------------

    def _point(self, link: str) -> None:
        if link.startswith("card:"):
            _, card, code = link.split(":", 2)
            self.card_pointed.emit(card, code)

    def _follow(self, link: str) -> None:
        if link.startswith("rule:"):
            self.rule_asked.emit(link.removeprefix("rule:"))
        elif link.startswith("moment:"):
            self.moment_asked.emit(int(link.removeprefix("moment:")))
        else:
            self._point(link)

    def moment_at(self, place: QPoint) -> int | None:
        """The number of answers before the line at a place of the text; None where there is no line."""
        block = self.text.cursorForPosition(place).blockNumber()
        return self._moments[block] if 0 <= block < len(self._moments) else None

    def _menu(self, place: QPoint) -> None:
        moment = self.moment_at(place)
        if moment is None or self.wording is None:
            return
        menu = QMenu(self)
        menu.setFont(self.look.font("body"))
        menu.addAction(self.wording.texts("table-play-on-from-here"), lambda: self.moment_chosen.emit(moment))
        menu.addAction(self.wording.texts("table-copy"), self.text.copy)
        menu.popup(self.text.mapToGlobal(place))


def _common(before: list[Line], now: list[Line]) -> int:
    """How many lines stand at the head of both."""
    length = min(len(before), len(now))
    if before[:length] == now[:length]:
        return length
    return next(at for at in range(length) if before[at] != now[at])
