"""What a table tells in numbers beside its cards: the points of all sides as a table, amounts that are shared out as
bars whose parts add up."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans, wide_in_sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.map.ink import ink_on
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.spot_item import SpotItem
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.sight_words import AccountTold, ScoresTold
from desktop_app.ui.widgets.guard import guarded

LETTER, TOTAL, NUMBER = 30.0, 40.0, 24.0
"""How wide the letter of a side, the total and each number want to be."""
SEAT_COLOURS = ("spirit", "tactics", "lore", "leadership", "fellowship", "neutral")
TITLE, TITLE_END, BETWEEN_TITLES = 13.5, 6.0, 16.0
"""The letters over a zone that comes and goes, what stays free after them, and between those of two zones."""
PART_COLOURS = ("spirit", "fellowship", "elven", "leadership", "lore", "dwarven", "isengard", "tactics")
"""Frames whose colours the parts of a bar have, one after the other."""


class ScoresItem(SpotItem):
    """A line for each side: its letter, a number for each source, the total."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.told: ScoresTold | None = None

    def show_scores(self, told: ScoresTold | None) -> None:
        """What it tells now."""
        if told != self.told:
            self.told = told
            self.setToolTip("\n".join(name for _, name in told.columns) if told is not None else "")
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The signs of the columns, then line by line."""
        if self.told is None or not self.spot.open:
            return
        theme, room, k = self.skin.theme, qrect(self.spot.rect), self.text_scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = self.told.lines
        head = 22.0 * k
        tall = min(30.0 * k, (room.height() - head) / max(len(lines), 1))
        seat, total, step = self.columns(self.told, room.width())
        for at, (sign, _) in enumerate(self.told.columns):
            x = room.left() + seat + (at + 0.5) * step
            paint_glyph(painter, sign, x, room.top() + head / 2, 15 * k, theme.zone_ink)
        paint_glyph(painter, "sigma", room.right() - total / 2, room.top() + head / 2, 14 * k, theme.zone_ink)
        for number, (_, letter, values, whole) in enumerate(lines):
            y = room.top() + head + number * tall
            colour = theme.frames[SEAT_COLOURS[number % len(SEAT_COLOURS)]]
            self._paint_seat(painter, letter, colour, QPointF(room.left() + seat / 2, y + tall / 2), tall)
            for at, value in enumerate(values):
                cell = QRectF(room.left() + seat + at * step + 1.5, y + 2, step - 3, tall - 4)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(with_opacity(theme.panel, 0.62))
                painter.drawRoundedRect(cell, 4, 4)
                painter.setFont(fitting(sans(15 * k, SEMIBOLD), str(value), cell.width(), self.least))
                painter.setPen(QColor(theme.ink if value else theme.ink3))
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(value))
            painter.setFont(sans(20 * k, BOLD))
            painter.setPen(QColor(theme.zone_ink))
            box = QRectF(room.right() - total, y, total, tall)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(whole))

    def columns(self, told: ScoresTold, wide: float) -> tuple[float, float, float]:
        """How wide the letter of a side, the total and each number are; in little room letter and total leave to the
        numbers what they do not need."""
        k, count = self.text_scale, max(len(told.columns), 1)
        seat, total = LETTER * k, TOTAL * k
        if (wide - seat - total) / count < NUMBER * k:
            figures = QFontMetricsF(sans(20 * k, BOLD))
            most = max((figures.horizontalAdvance(str(whole)) for *_, whole in told.lines), default=0.0)
            seat, total = 26.0 * k, min(total, max(most + 6, 20.0 * k))
        return seat, total, (wide - seat - total) / count

    def _paint_seat(self, painter: QPainter, letter: str, colour: str, at: QPointF, tall: float) -> None:
        radius = min(12.0 * self.text_scale, tall * 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at, radius, radius)
        painter.setFont(sans(max(self.least, radius * 1.15), BOLD))
        painter.setPen(QColor(ink_on(colour, self.skin.theme)))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


class AccountsItem(SpotItem):
    """One bar for each amount: a part for each that takes of it, as wide as what it takes, the free rest dashed."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.told: tuple[AccountTold, ...] = ()

    def show_accounts(self, told: tuple[AccountTold, ...]) -> None:
        """What it tells now."""
        if told != self.told:
            self.told = told
            lines = [
                f"{each.name} {each.stands}: {', '.join(f'{name} {value}' for name, value in each.portions)}"
                for each in told
            ]
            self.setToolTip("\n".join(lines))
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The first amount over the whole width, the others side by side below it."""
        if not self.told or not self.spot.open:
            return
        room = qrect(self.spot.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = min(44.0 * self.text_scale, room.height() / (2 if len(self.told) > 1 else 1))
        self._paint_account(painter, self.told[0], QRectF(room.left(), room.top(), room.width(), tall))
        others = self.told[1:]
        gap = 8.0
        wide = (room.width() - gap * (len(others) - 1)) / max(len(others), 1)
        for at, each in enumerate(others):
            self._paint_account(painter, each, QRectF(room.left() + at * (wide + gap), room.top() + tall, wide, tall))

    def _paint_account(self, painter: QPainter, told: AccountTold, room: QRectF) -> None:
        theme, k = self.skin.theme, self.text_scale
        line = QRectF(room.left(), room.top(), room.width(), 18 * k)
        stands = sans(13.5 * k, BOLD)
        wide = QFontMetricsF(stands).horizontalAdvance(told.stands) + 4
        painter.setFont(stands)
        painter.setPen(QColor(theme.danger if told.over else theme.zone_ink))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, told.stands)
        name = QRectF(line.left(), line.top(), line.width() - wide, line.height())
        words = name_within(told, name.width(), sans(self.least, SEMIBOLD))
        painter.setFont(fitting(sans(13.5 * k, SEMIBOLD), words, name.width(), self.least))
        painter.setPen(QColor(theme.zone_ink))
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(name.width()))
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        bar = QRectF(room.left(), line.bottom() + 1, room.width(), min(21 * k, room.bottom() - line.bottom() - 3))
        each = bar.width() / max(told.whole, told.used, 1)
        x = bar.left()
        for at, (who, value) in enumerate(told.portions):
            self._paint_part(painter, QRectF(x, bar.top(), each * value - 1.5, bar.height()), who, value, at)
            x += each * value
        if told.used < told.whole:
            painter.setPen(QPen(QColor(theme.zone_ink), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            free = QRectF(x, bar.top() + 0.5, bar.right() - x, bar.height() - 1)
            painter.drawRoundedRect(free, 3, 3)
            self._paint_words(painter, str(told.whole - told.used), free, theme.zone_ink)

    def _paint_part(self, painter: QPainter, box: QRectF, who: str, value: int, at: int) -> None:
        colour = self.skin.theme.frames[PART_COLOURS[at % len(PART_COLOURS)]]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, 3, 3)
        font = sans(13 * self.text_scale, MEDIUM)
        metrics = QFontMetricsF(font)
        whole = f"{who} {value}"
        short = f"{who.partition(' ')[0]} {value}"
        words = next(
            (each for each in (whole, short) if metrics.horizontalAdvance(each) <= box.width() - 6), str(value)
        )
        self._paint_words(painter, words, box, ink_on(colour, self.skin.theme))

    def _paint_words(self, painter: QPainter, words: str, box: QRectF, ink: str) -> None:
        font = sans(13 * self.text_scale, MEDIUM)
        if QFontMetricsF(font).horizontalAdvance(words) <= box.width():
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def name_within(told: AccountTold, room: float, least: QFont) -> str:
    """What an amount is called in a room: its short name where the other does not fit with the smallest letters."""
    return told.name if not told.short or QFontMetricsF(least).horizontalAdvance(told.name) <= room else told.short


class TitleItem(SpotItem):
    """What stands over the cards of a zone that comes and goes, in the strip of its mat."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.title = ""
        self.before = 0.0
        """How far left of the zone it begins."""

    def boundingRect(self) -> QRectF:
        """A line over the room of the zone, and before it where that is lent."""
        rect = self.spot.rect
        return QRectF(rect.x - self.before, rect.y - self.spot.strip - 6, rect.width + self.before, self.spot.strip)

    @property
    def long(self) -> float:
        """How long its words are in their usual letters."""
        return wide_in_sans(self.title, TITLE * self.text_scale, SEMIBOLD) + TITLE_END

    def begin_before(self, wide: float) -> None:
        """Begins so far left of its zone."""
        if wide != self.before:
            self.prepareGeometryChange()
            self.before = wide

    def show_title(self, title: str) -> None:
        """What it says now."""
        if title != self.title:
            self.title = title
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The words, cut where they would reach over the next zone."""
        if not self.title or not self.spot.open:
            return
        line = self.boundingRect().adjusted(0, 0, -TITLE_END, 0)
        painter.setFont(fitting(sans(TITLE * self.text_scale, SEMIBOLD), self.title, line.width(), self.least))
        painter.setPen(QColor(self.skin.theme.zone_ink))
        shown = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, round(line.width()) + 1)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def lend_room(titles: Iterable[TitleItem]) -> None:
    """Words too long for the room over their zone begin further left, in what those before them in a line leave."""
    ends: dict[tuple[str, float], float] = {}
    for title in sorted(titles, key=lambda each: each.spot.rect.x):
        rect, line = title.spot.rect, (title.spot.seat, title.spot.rect.y)
        free = rect.x - ends.get(line, rect.x) - BETWEEN_TITLES * title.text_scale
        title.begin_before(max(0.0, min(free, title.long - rect.width)))
        ends[line] = rect.x + min(title.long - title.before, rect.width)
