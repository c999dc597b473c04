"""Up to three answers side by side on the same scales: what each brought when it was tried."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent

from desktop_app.app.tables.trying import Comparison, Fared
from desktop_app.engine.ask import Option
from desktop_app.games.kit.numerals import percent
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.picture import lay
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.panels.figure import Figure
from desktop_app.ui.table.panels.weighing import changed, in_words, weighing
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

HEAD, FOOT, BELOW = 26.0, 34.0, 6.0
LEAST_WAY, SCALE, EDGE, GAP = 44.0, 20.0, 2.0, 7.0
"""How high a way is at least, for the face of its card; a bar in it; around the bars; between two ways."""
FACE, MOST_FACES = 29.0, 5
LEAST_WIDE = 480
LEAST_SEEN = 0.05
"""What a number changes by at least for it to be told: less is written as 0.0."""
SPLIT = 0.5
"""Where the bars begin, in widths of the board."""


class WaysBoard(Figure):
    """Shows some trials and follows them while they go on. ``chosen`` is the way that is framed."""

    changed = Signal(int)

    def __init__(self, look: Look, wording: Wording, game: GameTable, trials: Comparison) -> None:
        super().__init__(look)
        self.wording, self.game, self.trials = wording, game, trials
        self.chosen = 0
        self.setObjectName("ways-board")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # else the whole table under it is painted each time
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.restyle(look)
        self.tell()

    def sizeHint(self) -> QSize:
        """A row a way, the games that were won, a sentence."""
        below = self.look.px(FOOT + BELOW) + self._note_height
        return QSize(self.look.px(LEAST_WIDE), self._below_the_ways + below)

    @property
    def _row(self) -> int:
        """From one way to the next: no more than its bars need, since the reasons above want the room."""
        return self.look.px(max(LEAST_WAY, SCALE * len(self.trials.scales) + 2 * EDGE) + GAP)

    @property
    def shown(self) -> list[int]:
        """The scales on which some way changes something, by their numbers: bars that are empty for every way tell
        nothing. All of them until the first try is over."""
        numbers, fared = range(len(self.trials.scales)), self.trials.fared
        if not any(each.tries for each in fared):
            return list(numbers)
        return [number for number in numbers if any(abs(each.mean(number)) >= LEAST_SEEN for each in fared)]

    @property
    def _below_the_ways(self) -> int:
        return self.look.px(HEAD) + self._row * len(self.trials.fared)

    @property
    def _note_height(self) -> int:
        """How high the sentence is at the width at hand."""
        words, wide = weighing(self.trials, self.wording), max(self.width(), self.look.px(LEAST_WIDE))
        metrics = QFontMetrics(sans(self.look.px(14), SEMIBOLD))
        return metrics.boundingRect(QRect(0, 0, wide, 1000), Qt.TextFlag.TextWordWrap, words).height()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sentence may need other lines."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.sizeHint().height())

    def tell(self) -> None:
        """As it has fared so far."""
        self.setMinimumHeight(self.sizeHint().height())
        fared = enumerate(self.trials.fared, 1)
        self.setAccessibleName(" ".join(in_words(number, each, self.trials, self.wording) for number, each in fared))
        self.setAccessibleDescription(weighing(self.trials, self.wording))
        self.update()
        self.retold.emit()

    @property
    def keys(self) -> list[str]:
        """The answer of the way that is framed."""
        return list(self.trials.fared[self.chosen].keys)

    def choose(self, number: int) -> None:
        """Frames a way, 0 for the first."""
        if 0 <= number < len(self.trials.fared):
            self.chosen = number
            self.update()
            self.changed.emit(number)
            self.retold.emit()

    def in_words(self) -> str:
        """Each way with its numbers, the one that is framed in the colour of what is to be done, and how it was
        tried."""
        told = ""
        for number, fared in enumerate(self.trials.fared):
            tone = ' class="good"' if number == self.chosen else ""
            numbers = in_words(number + 1, fared, self.trials, self.wording)
            told += f"<p><b{tone}>{escape(self._named(fared), quote=False)}</b><br>{escape(numbers, quote=False)}</p>"
        return f'{told}<p class="aside">{escape(weighing(self.trials, self.wording), quote=False)}</p>'

    def _named(self, fared: Fared) -> str:
        options = [self.wording.option(self._option(key)) for key in fared.keys]
        return ", ".join(options) or self.wording.none_of(self.trials.question)

    # -- painting ---------------------------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The scales' names, the ways, the games, what speaks for another way."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.look.theme.panel))
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_head(painter)
        for number, fared in enumerate(self.trials.fared):
            self._paint_way(painter, number, fared)
        self._paint_games(painter)
        self._paint_note(painter)
        painter.end()

    def _words(self, painter: QPainter, box: QRectF, text: str, colour: str, *, bold: bool = False) -> None:
        painter.setFont(sans(self.look.px(14), BOLD if bold else SEMIBOLD))
        painter.setPen(QColor(colour))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_head(self, painter: QPainter) -> None:
        look, texts, theme = self.look, self.wording.texts, self.look.theme
        x = float(self.width())
        for number in reversed(self.shown):
            scale = self.trials.scales[number]
            name = texts(scale.name)
            painter.setFont(sans(look.px(14), SEMIBOLD))
            wide = painter.fontMetrics().horizontalAdvance(name) + look.px(4)
            x -= wide
            self._words(painter, QRectF(x, 0, wide, look.px(20)), name, theme.ink2)
            x -= look.px(12)
            if scale.sign:
                paint_glyph(painter, scale.sign, x, look.px(10), look.px(15), theme.ink2)
            x -= look.px(16)
        self._words(painter, QRectF(0, 0, x, look.px(20)), texts(self.trials.side_by_side), theme.ink2)

    def _paint_way(self, painter: QPainter, number: int, fared: Fared) -> None:
        look, theme = self.look, self.look.theme
        top = look.px(HEAD) + self._row * number
        box = QRectF(1.5, top, self.width() - 3, self._row - look.px(GAP))
        chosen = number == self.chosen
        painter.setPen(QPen(QColor(theme.gold if chosen else theme.line), look.px(2 if chosen else 1)))
        painter.setBrush(QColor(theme.panel2 if chosen else theme.panel))
        painter.drawRoundedRect(box, look.px(9), look.px(9))
        self._paint_cap(painter, QPointF(box.x() + look.px(20), box.center().y()), number)
        shown, tall = self.shown, look.px(SCALE)
        wide = box.width() * (SPLIT if shown else 1.0) - look.px(44)
        self._paint_cards(painter, QRectF(box.x() + look.px(38), top, wide, box.height()), fared)
        first = box.center().y() - len(shown) * tall / 2
        for row, scale in enumerate(shown):
            room = QRectF(self.width() * SPLIT, first + row * tall, self.width() * (1 - SPLIT) - look.px(12), tall)
            self._paint_bar(painter, room, scale, fared)

    def _paint_cap(self, painter: QPainter, at: QPointF, number: int) -> None:
        look, theme = self.look, self.look.theme
        cap = QRectF(at.x() - look.px(10), at.y() - look.px(11), look.px(20), look.px(22))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(cap, look.px(4), look.px(4))
        painter.setFont(sans(look.px(13), BOLD))
        painter.setPen(QColor(theme.ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(number + 1))

    def _paint_cards(self, painter: QPainter, box: QRectF, fared: Fared) -> None:
        """The faces of what is chosen; beside a single one what it does, and words alone where there is no card."""
        view, language = self.wording.view, self.wording.texts.language
        options = [option for key in fared.keys for option in [self._option(key)]]
        cards = [view.card(option.source) for option in options] if view is not None else []
        codes = [card.code for card in cards if card is not None and card.code][:MOST_FACES]
        wide, x = self.look.px(FACE), box.x()
        for code in codes:
            pixmap = face_pixmap(
                self.game.face_of(code, language, "front"), wide, self.devicePixelRatioF(), self.look.theme, language
            )
            tall = wide * pixmap.height() / pixmap.width()
            lay(painter, pixmap, QRectF(x, box.center().y() - tall / 2, wide, tall))
            x += wide + self.look.px(4)
        if len(codes) > 1:
            return
        none = self.wording.none_of(self.trials.question)
        text = self.wording.option(options[0]) if options else none
        room = QRectF(x + self.look.px(4), box.y(), box.right() - x - self.look.px(8), box.height())
        painter.setFont(sans(self.look.px(14), SEMIBOLD))
        painter.setPen(QColor(self.look.theme.ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(room, int(flags), text)

    def _option(self, key: str) -> Option:
        known = {option.key: option for option in self.trials.question.options}
        return known.get(key) or Option.from_key(key)

    def _colour(self, scale: int) -> str:
        theme = self.look.theme
        return (theme.accent, theme.gold, theme.danger)[scale % 3]

    def _paint_bar(self, painter: QPainter, box: QRectF, scale: int, fared: Fared) -> None:
        look, theme, middle = self.look, self.look.theme, box.center().y()
        sign = self.trials.scales[scale].sign
        if sign:
            paint_glyph(painter, sign, box.x() + look.px(8), middle, look.px(14), theme.ink2)
        groove = QRectF(box.x() + look.px(22), middle - look.px(3.5), box.width() - look.px(76), look.px(7))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel3))
        painter.drawRoundedRect(groove, look.px(3.5), look.px(3.5))
        most = max([abs(each.mean(scale)) for each in self.trials.fared] + [1.0])
        share = max(0.0, fared.mean(scale)) / most
        if share > 0:
            painter.setBrush(QColor(self._colour(scale)))
            filled = QRectF(groove.x(), groove.y(), max(groove.height(), groove.width() * share), groove.height())
            painter.drawRoundedRect(filled, look.px(3.5), look.px(3.5))
        text = changed(fared.mean(scale), self.wording) if fared.tries else "…"
        painter.setFont(sans(look.px(14), BOLD))
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)

    def _paint_games(self, painter: QPainter) -> None:
        """How many of the games that were played to their end each way won, or how likely it was thought to win."""
        look, theme, texts = self.look, self.look.theme, self.wording.texts
        top = self._below_the_ways
        middle, each_wide = top + look.px(FOOT) / 2, self.width() * 0.24
        games = max((fared.games for fared in self.trials.fared), default=0)
        foreseen = any(fared.chance is not None for fared in self.trials.fared)
        words = texts("table-coach-chances") if foreseen else texts("table-coach-won", count=games)
        self._words(painter, QRectF(0, top, self.width() * 0.28, look.px(FOOT)), words, theme.ink2)
        for number, fared in enumerate(self.trials.fared):
            x = self.width() * 0.28 + number * each_wide
            self._paint_cap(painter, QPointF(x + look.px(12), middle), number)
            groove = QRectF(x + look.px(28), middle - look.px(3.5), each_wide - look.px(74), look.px(7))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel3))
            painter.drawRoundedRect(groove, look.px(3.5), look.px(3.5))
            share, said = self._won(fared)
            if share > 0:
                painter.setBrush(QColor(theme.accent))
                filled = QRectF(groove.x(), groove.y(), groove.width() * share, groove.height())
                painter.drawRoundedRect(filled, look.px(3.5), look.px(3.5))
            room = QRectF(groove.right() + look.px(6), top, look.px(40), look.px(FOOT))
            self._words(painter, room, said, theme.ink, bold=True)

    def _won(self, fared: Fared) -> tuple[float, str]:
        """The share of what could be won, and the number beside it."""
        if fared.chance is not None:
            return fared.chance, self.wording.texts("common-percent", share=percent(fared.chance))
        return (fared.won / fared.games, str(fared.won)) if fared.games else (0.0, "–")

    def _paint_note(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        top = self._below_the_ways + look.px(FOOT)
        painter.setFont(sans(look.px(14), SEMIBOLD))
        painter.setPen(QColor(theme.ink2))
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(
            QRectF(0, top, self.width(), self.height() - top), int(flags), weighing(self.trials, self.wording)
        )

    # -- choosing ---------------------------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The way under the pointer."""
        self.choose(int((event.position().y() - self.look.px(HEAD)) // self._row))

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit or the arrows choose a way; all other keys are the panel's."""
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.text().isdigit():
            self.choose(int(event.text()) - 1)
        elif Qt.Key(event.key()) in moves:
            self.choose(self.chosen + moves[Qt.Key(event.key())])
        else:
            event.ignore()
