"""The charts of a deck: the curve of costs in the colours of the groups, and bars of shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.app.decks.statistics import Known
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import legible
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.signs import signs_among
from desktop_app.ui.decks.tree import cost_of, group_of
from desktop_app.ui.widgets.look import Look

MOST = 6
"""Costs from this on share the last bar."""
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_OTHER_FRAMES = {
    "hero": "meccg_hero",
    "minion": "meccg_hazard",
    "uruk_hai": "isengard",
    "orc": "moria",
    "men": "raider",
    "free_peoples": "gondor",
    "shadow": "sauron",
    "neutral": "neutral",
    "short_event": "lore",
    "permanent_event": "spirit",
    "long_event": "leadership",
    "creature": "enemy",
    "faction": "tactics",
    "ally": "shire",
    "minor_item": "dwarven",
    "major_item": "fellowship",
    "greater_item": "elven",
    "special_item": "treachery",
    "gold_ring_item": "martell",
}


class Share(Frozen):
    """A part of a whole: its name, key of its colour and number."""

    name: str
    key: str
    count: int


def frame_colour(look: Look, key: str) -> str:
    """The colour of a group; quiet where it has none."""
    return legible(look.theme.frames.get(_OTHER_FRAMES.get(key, key), look.theme.ink3), look.theme.panel, 2.0)


def curve_of(known: Known) -> dict[int, dict[str, int]]:
    """How many copies cost what, by group; 0 to MOST."""
    curve: dict[int, dict[str, int]] = {cost: {} for cost in range(MOST + 1)}
    for entry, card in known:
        cost = cost_of(card)
        if cost is not None:
            bar = curve[min(max(cost, 0), MOST)]
            bar[group_of(card)] = bar.get(group_of(card), 0) + entry.copies
    return curve


class CostCurve(QWidget):
    """Stacked bars, the number of cards above and the cost below."""

    def __init__(self, look: Look, curve: Mapping[int, Mapping[str, int]], spoken: str) -> None:
        super().__init__()
        self._look, self._curve = look, curve
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """High enough to compare."""
        return QSize(self._look.px(240), self._look.px(132))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars from the foot, groups in their colours, a line between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self._look, self._look.theme
        line = look.px(20)
        wide = self.width() / len(self._curve)
        foot, room = self.height() - line, self.height() - 2 * line
        most = max(1, *(sum(bar.values()) for bar in self._curve.values()))
        painter.setFont(look.font("keycap"))
        for cost, bar in self._curve.items():
            total, y = sum(bar.values()), float(foot)
            for group, count in sorted(bar.items()):
                high = room * count / most
                painter.fillRect(
                    QRectF(cost * wide + wide * 0.16, y - high, wide * 0.68, high - 0.6),
                    QColor(frame_colour(look, group)),
                )
                y -= high
            painter.setPen(QColor(theme.ink))
            above = QRectF(cost * wide, y - line, wide, line)
            painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), str(total))
            painter.setPen(QColor(theme.ink2))
            name = f"{cost}+" if cost == MOST else str(cost)
            painter.drawText(QRectF(cost * wide, foot + 1, wide, line), int(Qt.AlignmentFlag.AlignCenter), name)
        painter.setPen(QColor(theme.line))
        painter.drawLine(0, foot, self.width(), foot)
        painter.end()


class Shares(QWidget):
    """One bar cut into its shares, and what they are below it, in rows as wide as there is room."""

    def __init__(self, look: Look, shares: Sequence[Share]) -> None:
        super().__init__()
        self._look, self._shares = look, [share for share in shares if share.count]
        self._signs = signs_among([share.key for share in self._shares])
        self.setAccessibleName(", ".join(f"{share.name} {share.count}" for share in self._shares))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._metrics = QFontMetrics(look.font("hint"))

    def sizeHint(self) -> QSize:
        """The bar and its rows."""
        return QSize(self._look.px(200), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower is higher."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height())

    def _height(self) -> int:
        rows = self._rows(self.width())
        return self._look.px(16) + (rows[-1][2] + 1 if rows else 0) * self._look.px(24)

    def _rows(self, width: int) -> list[tuple[Share, int, int]]:
        """Where each share is written: x and row."""
        placed, x, row = [], 0, 0
        for share in self._shares:
            needed = self._metrics.horizontalAdvance(f"{share.name} {share.count}") + self._look.px(38)
            if x and x + needed > width:
                x, row = 0, row + 1
            placed.append((share, x, row))
            x += needed
        return placed

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shares in their colours, with sign, name and number below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self._look, self._look.theme
        whole = sum(share.count for share in self._shares) or 1
        x = 0.0
        for share in self._shares:
            wide = self.width() * share.count / whole
            painter.fillRect(QRectF(x, 0, wide - 1, look.px(10)), QColor(frame_colour(look, share.key)))
            x += wide
        painter.setFont(look.font("hint"))
        for share, left, row in self._rows(self.width()):
            middle = look.px(16) + row * look.px(24) + look.px(12)
            colour = frame_colour(look, share.key)
            if share.key in self._signs:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                painter.drawEllipse(QRectF(left, middle - look.px(9), look.px(18), look.px(18)))
                sign = self._signs[share.key]
                paint_glyph(painter, sign, left + look.px(9), middle, look.px(12), theme.inks["title"])
            else:
                painter.fillRect(
                    QRectF(left + look.px(3), middle - look.px(5), look.px(10), look.px(10)), QColor(colour)
                )
            painter.setPen(QColor(theme.ink2))
            painter.drawText(left + look.px(24), middle + look.px(5), f"{share.name} {share.count}")
        painter.end()


class ChanceRow(QWidget):
    """A chance in words, as a bar and as a number; words that need two lines have them."""

    def __init__(self, look: Look, text: str, chance: float, said: str) -> None:
        super().__init__()
        self._look, self._text, self._chance, self._said = look, text, chance, said
        self._font = look.font("body")
        self.setAccessibleName(f"{text}: {said}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self._height())

    def sizeHint(self) -> QSize:
        """As high as its words."""
        return QSize(self._look.px(200), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower is higher."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height())

    def room(self) -> int:
        """The width that the words have."""
        return self.width() - self._look.px(54) - self._bar() - self._look.px(12)

    def _bar(self) -> int:
        return min(self._look.px(84), round(self.width() * 0.2))

    def _height(self) -> int:
        room = QRect(0, 0, max(self.room(), self._look.px(60)), 1000)
        words = QFontMetrics(self._font).boundingRect(room, int(_WRAPPED), self._text)
        return max(self._look.px(28 * self._look.theme.print_scale), words.height() + self._look.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words at the left, the bar and its number at the right, a hairline below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self._look, self._look.theme
        room, bar, number = self.room(), self._bar(), look.px(54)
        painter.setFont(self._font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(QRectF(0, 0, room, self.height()), int(_WRAPPED), self._text)
        right = QRectF(self.width() - number, 0, number, self.height())
        sides = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.drawText(right, sides, self._said)
        track = QRectF(room + look.px(6), self.height() / 2 - look.px(4), bar, look.px(8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel3))
        painter.drawRoundedRect(track, 4, 4)
        track.setWidth(bar * min(1.0, self._chance))
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(track, 4, 4)
        painter.setPen(QColor(theme.line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
