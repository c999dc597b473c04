"""The log: every line names cards that can be hovered, and every line is a moment to play on from."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLineEdit, QMenu, QTextBrowser, QVBoxLayout, QWidget

from desktop_app.engine.record import Line
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look

HEADINGS = ("-log-round", "-log-phase")
"""How the ids of messages end that open a part of the log."""


class LogPanel(QWidget):
    """Rich lines with links to cards and rules."""

    card_pointed = Signal(str, str)
    rule_asked = Signal(str)
    moment_chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._moments: list[int] = []
        self._shown: tuple[object, ...] = ()
        self.wording: Wording | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.search = QLineEdit(self)
        self.search.setVisible(False)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._refresh_last())
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.text.customContextMenuRequested.connect(self._menu)
        self.text.highlighted.connect(lambda link: self._point(link.toString()))
        self.text.anchorClicked.connect(lambda link: self._follow(link.toString()))
        self.text.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        column.addWidget(self.search)
        column.addWidget(self.text)
        self._lines: list[Line] = []
        self._seat = ""
        self.restyle(look)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.text.setFont(look.font("body"))
        self._shown = ()

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

    def show_log(self, lines: list[Line], wording: Wording, seat: str) -> None:
        """Shows the lines that ``seat`` may read, newest last and in sight."""
        self.wording = wording
        self._lines, self._seat = list(lines), seat
        self.search.setPlaceholderText(wording.texts("table-log-search"))
        self.text.setAccessibleName(wording.texts("table-log"))
        self._refresh_last()

    def _refresh_last(self) -> None:
        wording = self.wording
        if wording is None:
            return
        wanted = self.search.text().casefold()
        key = (len(self._lines), self._lines[-1].at if self._lines else 0, wanted, self._seat, wording.texts.language)
        if key == self._shown:
            return
        self._shown = key
        readable = [line for line in self._lines if line.message.only in ("", self._seat)]
        html: list[str] = []
        self._moments = []
        for line in readable:
            if wanted and wanted not in wording.plain(line.message).casefold():
                continue
            html.append(self._line(line, wording))
            self._moments.append(line.at)
        self.text.setHtml("".join(html))
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _stay_at_end(self, _: int, end: int) -> None:
        """The newest line stays in sight when the room for the log changes."""
        if not self.search.text():
            self.text.verticalScrollBar().setValue(end)

    def _line(self, line: Line, wording: Wording) -> str:
        theme = self.look.theme
        text = wording.rich(line.message).replace("<a ", f'<a style="color:{theme.accent};font-weight:600" ')
        rule = line.message.rule
        cite = (
            f' <a href="rule:{rule}" style="color:{theme.ink3};text-decoration:none;font-size:small">{rule}</a>'
            if rule
            else ""
        )
        if line.message.id.endswith(HEADINGS):
            style = f"margin:10px 2px 2px 2px;color:{theme.ink3}"
            return f'<p style="{style}"><b>{text}</b></p>'
        return f'<p style="margin:3px 2px">{text}{cite}</p>'

    # -- pointing -------------------------------------------------------------------------------------------------

    def _point(self, link: str) -> None:
        if link.startswith("card:"):
            _, card, code = link.split(":", 2)
            self.card_pointed.emit(card, code)

    def _follow(self, link: str) -> None:
        if link.startswith("rule:"):
            self.rule_asked.emit(link.removeprefix("rule:"))
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
