"""The journal on paper as it stands on the screen: pages in a double rule, seals on a thread, sections under red
headings. It is set once in units of the screen and painted at the resolution of the paper."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QPdfWriter,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import seal_text, tries
from desktop_app.app.journal.chronicle import changes_told, entry_title, game_told, line_told, result_told, section_name
from desktop_app.app.journal.pictured import beside, placed
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CAMPAIGNS, TENANTS
from desktop_app.games.contract.campaigns import Section
from desktop_app.games.kit.numerals import signed
from desktop_app.ui.art.fonts import REGULAR, SEMIBOLD, serif
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.decks.printing import begun, page_writer, paper_theme
from desktop_app.ui.journal.paper import paint_frame, rubric
from desktop_app.ui.journal.pictures import file_address, fit_pictures
from desktop_app.ui.journal.signs import OPEN, SEALS, paint_seal

UNITS = 96
"""Units of an inch in which the book is set."""
FRAME, MARGIN, STAR = 34.0, 76.0, 12.0
"""From the edge of the paper to its rules and to its words; the size of a star in a corner."""
SEAL = 46.0
GAP = 62
"""The column in which the seals lie."""
BELOW = 12
"""Room under a table."""
HAIR = 0.5
"""What is left free at the foot of a page."""
PICTURE = QSize(400, 300)


class _Sealed(Frozen):
    """An entry as it was set, with what its seal says."""

    table: QTextTable
    text: str
    result: str
    last: bool


class PrintedBook:
    """A journal set for a size of paper."""

    def __init__(self, campaign: Campaign, texts: Texts, album: Album, paper: QSize) -> None:
        """``paper`` is the whole sheet in units."""
        self._campaign, self._texts, self._album, self._paper = campaign, texts, album, paper
        self._theme: Theme = paper_theme()
        self.document = QTextDocument()
        self.document.setDocumentMargin(0)
        self.document.setUseDesignMetrics(True)  # letters stand as paper has them, not as pixels would
        self.document.setDefaultFont(serif(16, REGULAR))
        self.document.setPageSize(QSize(round(paper.width() - 2 * MARGIN), round(paper.height() - 2 * MARGIN)))
        self._cursor = QTextCursor(self.document)
        self.sealed: list[_Sealed] = []
        self._set_head()
        self._set_sections()
        self._set_chronicle()
        if campaign.notes.strip():
            self._heading(texts("journal-notes"))
            self._prose(self._cursor, campaign.notes)
        fit_pictures(self.document, PICTURE)

    def paint(self, painter: QPainter, writer: QPdfWriter) -> None:
        """Page after page."""
        scale = writer.resolution() / UNITS
        painter.scale(scale, scale)
        tall = self.document.pageSize().height()
        for page in range(self.document.pageCount()):
            if page:
                writer.newPage()
            self._paint_sheet(painter, page + 1)
            painter.save()
            painter.translate(MARGIN, MARGIN - page * tall)
            shown = QRectF(0, page * tall, self.document.pageSize().width(), tall)
            # A picture that begins the next page touches this one: it must not leave a line at its foot.
            painter.setClipRect(shown.adjusted(-GAP, 0, GAP, -HAIR))
            for each in self.sealed:
                self._paint_seal(painter, each, shown)
            self.document.documentLayout().draw(painter, self._ink(shown))
            painter.restore()

    def _ink(self, shown: QRectF) -> QAbstractTextDocumentLayout.PaintContext:
        """What is painted of the text, in the ink of paper whatever the theme of the screen."""
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = shown
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, QColor(self._theme.ink))
        context.palette = palette
        return context

    def _paint_sheet(self, painter: QPainter, number: int) -> None:
        sheet = QRectF(0, 0, self._paper.width(), self._paper.height())
        white = QColor(Qt.GlobalColor.white).name()
        paint_frame(painter, sheet, self._theme, FRAME, STAR, white)
        painter.setFont(serif(14, REGULAR))
        painter.setPen(QColor(self._theme.gold))
        foot = QRectF(0, sheet.height() - MARGIN + 12, sheet.width(), 24)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_seal(self, painter: QPainter, each: _Sealed, shown: QRectF) -> None:
        """The seal of an entry, and the thread to the next as far as it lies on the page."""
        box = self.document.documentLayout().frameBoundingRect(each.table)
        middle = QPointF(SEAL / 2 + 1, box.top() + SEAL / 2 + 4)
        if not each.last:
            painter.setPen(QPen(QColor(self._theme.gold), 1.4))
            top, bottom = max(middle.y() + SEAL / 2, shown.top()), min(box.bottom(), shown.bottom())
            if bottom > top:
                painter.drawLine(QPointF(middle.x(), top), QPointF(middle.x(), bottom))
        if shown.top() <= middle.y() <= shown.bottom():
            colour = self._theme.inks[SEALS.get(each.result, OPEN)]
            paint_seal(painter, middle, SEAL, each.text, colour, self._theme)

    # -- setting ----------------------------------------------------------------------------------------------------

    def _say(
        self, cursor: QTextCursor, text: str, font: QFont, colour: str, *, middle: bool = False, above: float = 0
    ) -> None:
        """A paragraph; the first of a document or cell takes the empty one that stands there."""
        block = QTextBlockFormat()
        block.setTopMargin(above)
        block.setBottomMargin(2)
        block.setAlignment(Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft)
        if cursor.block().text() or not cursor.atBlockStart():
            cursor.insertBlock(block)
        else:
            cursor.setBlockFormat(block)
        letters = QTextCharFormat()
        letters.setFont(font)
        letters.setForeground(QColor(colour))
        cursor.insertText(text, letters)

    def _set_head(self) -> None:
        campaign, texts, theme, cursor = self._campaign, self._texts, self._theme, self._cursor
        tenant, rules = TENANTS.get(campaign.game), CAMPAIGNS.get(campaign.game)
        facts = [texts(tenant.names.whole) if tenant is not None else campaign.game_name]
        if rules is not None and campaign.mode in rules.modes:
            facts.append(texts(rules.modes[campaign.mode]))
        facts.append(texts("journal-begun", date=campaign.created.date()))
        if campaign.finished:
            facts.append(texts("journal-over", date=campaign.touched.date()))
        told = ". ".join(fact for fact in facts if fact) + "."
        self._say(cursor, texts("journal-log").upper(), serif(15, REGULAR), theme.gold, middle=True)
        self._say(cursor, campaign.title, serif(38, SEMIBOLD), theme.ink, middle=True)
        self._say(cursor, told, serif(16, REGULAR, italic=True), theme.ink2, middle=True)

    def _heading(self, text: str) -> None:
        self._say(self._cursor, text, serif(21, SEMIBOLD), rubric(self._theme), above=16)

    def _set_sections(self) -> None:
        standing = standing_of(self._campaign)
        for section in self._campaign.sections:
            self._heading(section_name(section, self._texts))
            if section.by_player and self._campaign.players:
                self._set_players(section)
                continue
            if section.kind == "number":
                total = signed(standing.total(section.id))
                self._say(self._cursor, total, serif(30, SEMIBOLD), rubric(self._theme))
            self._lines(self._cursor, section, None)

    def _set_players(self, section: Section) -> None:
        """A column for each player."""
        players, standing = self._campaign.players, standing_of(self._campaign)
        columns = min(len(players), 2)
        rows = -(-len(players) // columns)
        table = self._table(rows, [100 / columns] * columns)
        for at, player in enumerate(players):
            cursor = table.cellAt(at // columns, at % columns).firstCursorPosition()
            self._say(cursor, player, serif(18, SEMIBOLD), self._theme.ink)
            if section.kind == "number":
                total = signed(standing.total(section.id, player))
                self._say(cursor, total, serif(26, SEMIBOLD), rubric(self._theme))
            self._lines(cursor, section, player)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _lines(self, cursor: QTextCursor, section: Section, player: str | None) -> None:
        """The lines of a section, those of everybody among those of a player."""
        standing = standing_of(self._campaign)
        lines = [line for line in standing.of(section.id) if player is None or line.player in ("", player)]
        if not lines:
            self._say(cursor, self._texts("journal-nothing"), serif(15, REGULAR, italic=True), self._theme.ink2)
        for line in lines:
            told = line_told(self._campaign.game, section, line, self._texts)
            self._say(cursor, told, serif(16, REGULAR), self._theme.ink)

    def _table(self, rows: int, shares: list[float], first: int | None = None) -> QTextTable:
        """A table without lines; ``first`` gives the first column a width in units."""
        form = QTextTableFormat()
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        form.setBorder(0)
        form.setCellPadding(0)
        form.setCellSpacing(0)
        form.setBottomMargin(BELOW)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        widths = [QTextLength(QTextLength.Type.PercentageLength, share) for share in shares]
        if first is not None:
            widths[0] = QTextLength(QTextLength.Type.FixedLength, first)
        form.setColumnWidthConstraints(widths)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        return self._cursor.insertTable(rows, len(shares), form)

    def _set_chronicle(self) -> None:
        campaign = self._campaign
        if not campaign.entries:
            return
        self._heading(self._texts("journal-chronicle"))
        counted = tries(campaign)
        for entry in campaign.entries:
            table = self._table(1, [10, 90], first=GAP)
            result = entry.played.result if entry.played is not None else ""
            last = entry is campaign.entries[-1]
            self.sealed.append(_Sealed(table, seal_text(campaign, entry), result, last))
            self._set_entry(table.cellAt(0, 1).firstCursorPosition(), entry, counted.get(entry.id, 1))
            self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _set_entry(self, cursor: QTextCursor, entry: Entry, attempt: int) -> None:
        texts, theme = self._texts, self._theme
        self._say(cursor, entry_title(entry, texts), serif(22, SEMIBOLD), theme.ink)
        told = texts("journal-date", date=entry.date.date())
        self._say(cursor, told, serif(15, REGULAR, italic=True), theme.ink2)
        if entry.played is not None:
            colour = theme.inks[SEALS.get(entry.played.result, OPEN)]
            told = result_told(self._campaign.game, entry.played, texts, attempt)
            self._say(cursor, told, serif(17, SEMIBOLD), colour)
        if entry.text.strip():
            self._prose(cursor, entry.text)
        small = [*game_told(self._campaign.game, entry.played, texts)] if entry.played is not None else []
        changes = entry.changes if entry.kind != "beginning" else ()
        self._small(cursor, [*small, *changes_told(self._campaign, changes, texts)])
        for name in beside(entry):
            address = file_address(self._album, name)
            if address is not None:
                cursor.insertBlock()
                cursor.insertImage(address)
        cursor.insertBlock()

    def _small(self, cursor: QTextCursor, lines: Iterable[str]) -> None:
        for told in lines:
            self._say(cursor, told, serif(14, REGULAR), self._theme.ink2)

    def _prose(self, cursor: QTextCursor, markdown: str) -> None:
        """What a person wrote, in Markdown, with the pictures it names."""
        cursor.insertBlock(QTextBlockFormat())
        cursor.setCharFormat(QTextCharFormat())
        told = placed(markdown.strip(), lambda name: file_address(self._album, name))
        cursor.insertFragment(QTextDocumentFragment.fromMarkdown(told))


def print_book(path: Path, into: Path, campaign: Campaign, texts: Texts, album: Album, page: str) -> None:
    """Write a journal as a PDF at ``path``, which is to lie at ``into``. Raises a StorageError."""
    writer = page_writer(path, page, campaign.title, 0.0)
    dots = writer.resolution() / UNITS
    paper = QSize(round(writer.width() / dots), round(writer.height() / dots))
    book = PrintedBook(campaign, texts, album, paper)
    painter = begun(writer, into)
    book.paint(painter, writer)
    painter.end()
