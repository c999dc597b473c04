"""The mats of the table: named areas with their sign, their captions, the counts on piles and the counters."""

from __future__ import annotations

from dataclasses import replace
from re import finditer

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, rise_in_sans, sans, wide_in_sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.mat import paint_mat
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.table.board.light import UNLIT, Light
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.slim_lines import BETWEEN, PITCH, SlimLines, slim_lines
from desktop_app.ui.table.layout.layout import LABEL_STRIP, PlacedMat, Rect
from desktop_app.ui.table.words.sight_words import SIGN
from desktop_app.ui.table.words.zone_words import Label
from desktop_app.ui.widgets.guard import guarded

LETTERS = 13.5
"""How large the words of a mat are."""
LEAST_WORD = 22.0
"""Less room than this says nothing of a word that has no room as a whole."""
BESIDE_SIGN, ALONE = 29.0, 10.0
"""Where the name of a mat begins, beside its sign and without one."""
LEAST_OF_NAME = 0.8
"""Of a name that is cut short at least this share is told."""
RIM = 3.0
"""How thick the rim of a lit mat is."""
AROUND, WITHIN = 8.0, 5.0
"""How far around the mat, and how far within its edge, a rim or a frame is painted."""
TOTAL_HIGH, UNIT_HIGH, SUM_HIGH = 106.0, 22.0, 26.0
"""How high a total stands with what it counts, how much of it that is, and how high the line of its parts."""
CAP = QRectF(-48.0, -AROUND, 48.0 + AROUND, 26.0)
"""Where a key cap lies about the upper right corner of the mat."""


def qrect(rect: Rect) -> QRectF:
    """The rectangle as Qt's."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


class MatItem(QGraphicsItem):
    """One mat with its label. Lit while a drop on it means something."""

    def __init__(self, skin: Skin, mat: PlacedMat, scale: float) -> None:
        super().__init__()
        self.skin = skin
        self.mat = mat
        self.scale_of_text = max(1.0, min(scale, 2.0)) * skin.theme.print_scale
        self.label = Label(mat.title)
        self.light = UNLIT
        self.focused = False
        self._rect = qrect(mat.rect)
        self._place: Rect | None = None
        self._taken = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # paints only what must be seen
        self._keep()

    def rect(self) -> QRectF:
        """Where it lies now, also on its way to another place."""
        return QRectF(self._rect)

    def take(self, mat: PlacedMat) -> QRectF:
        """Becomes this mat; answers the place that it is to move to."""
        before, self.mat = self.mat, mat
        if replace(before, rect=mat.rect) != mat:
            self._keep()
            self.update()
        return qrect(mat.rect)

    def _keep(self) -> None:
        """A strip with a broken line around it is dear to paint, and small: it is kept as a picture."""
        kept = QGraphicsItem.CacheMode.DeviceCoordinateCache
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache if self.mat.state == "open" else kept)

    def set_rect(self, rect: QRectF) -> None:
        """Lies there."""
        self.prepareGeometryChange()
        self._rect = rect

    def boundingRect(self) -> QRectF:
        """The mat and its ring."""
        return self._rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def say(self, label: Label) -> None:
        """Changes what the strip says."""
        if label != self.label:
            self.label = label
            self._update_label()

    def keep_clear(self, taken: float) -> None:
        """Leaves so much of the right end of its strip to what stands there."""
        if taken != self._taken:
            self._taken = taken
            self._update_label()

    def keep_place(self, place: Rect | None) -> None:
        """Marks the place of a card that may come, or none."""
        if place != self._place:
            self._place = place
            self.update()

    def shine(self, light: Light) -> None:
        """Marks the mat."""
        if light != self.light:
            self.light = light
            self._update_rim()

    def set_focused(self, focused: bool) -> None:
        """The keyboard's frame."""
        if focused != self.focused:
            self.focused = focused
            self._update_rim()

    @property
    def heading(self) -> QRectF:
        """The strip at the top with its label."""
        return QRectF(self._rect.left(), self._rect.top(), self._rect.width(), 6 + LABEL_STRIP * self.scale_of_text)

    def _update_label(self) -> None:
        """What it says is painted anew: of an open mat its strip alone, for cards lie on the rest of it."""
        if self.mat.state == "open" and self.mat.total is None:
            self.update(self.heading)
        else:
            self.update()

    def _update_rim(self) -> None:
        """Its edge is painted anew, and not what lies within. The scene is told of each side: an item would make one
        rectangle of them."""
        if self.mat.state != "open":
            self.update()
            return
        scene, outer = self.scene(), self.boundingRect()
        wide, across, down = AROUND + WITHIN, outer.width(), outer.height()
        for side in (
            QRectF(outer.left(), outer.top(), across, wide),
            QRectF(outer.left(), outer.bottom() - wide, across, wide),
            QRectF(outer.left(), outer.top(), wide, down),
            QRectF(outer.right() - wide, outer.top(), wide, down),
            CAP.translated(self._rect.topRight()),
        ):
            scene.update(side)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The mat, its label, its total, its ring."""
        theme, rect = self.skin.theme, self._rect
        dark = self.mat.look == "encounter"
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.mat.look != "bare" and self.mat.state != "open":
            paint_mat(painter, rect, theme.zone, theme.zone_line, broken=True)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_closed(painter, rect, theme.zone_ink)
        elif self.mat.look != "bare":
            ink = theme.encounter_zone_ink if dark else theme.zone_ink
            paint_mat(painter, rect, theme.encounter_zone if dark else theme.zone, theme.zone_line)
            if option.exposedRect.intersects(self.heading):
                self._paint_label(painter, rect, ink)
            self._paint_total(painter, ink)
        if self._place is not None and self._rect == qrect(self.mat.rect):
            self.skin.paint_empty_place(painter, qrect(self._place), encounter=dark)
        if self.light.ring:
            self._paint_ring(painter, rect)
        if self.focused:
            pen = QPen(QColor(theme.gold), 2, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 12, 12)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        """A rim in the colour of the light: a zone is never tinted, for what lies in it must stay what it is."""
        theme = self.skin.theme
        painter.setPen(QPen(QColor(theme.legal if self.light.ring == "legal" else theme.danger), RIM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 11, 11)
        if self.light.key:
            self.skin.paint_key_cap(painter, self.light.key, rect.topRight() + QPointF(-14, 6), 24)

    def _paint_closed(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        """The sign and the words in the middle of a slim strip, upwards where it stands."""
        k = self.scale_of_text
        painter.save()
        painter.translate(rect.center())
        long = rect.width()
        if rect.height() > rect.width():
            painter.rotate(-90)
            long = rect.height()
        words = (
            BETWEEN.join((self.label.title, self.label.rest)) if self.label.rest else self._title(long - 48 * k, MEDIUM)
        )
        if self._wide(words, MEDIUM) > long - 48 * k:
            self._paint_lines(painter, long, min(rect.width(), rect.height()), ink)
        else:
            self._paint_one_line(painter, words, long, ink)
        painter.restore()

    def _paint_one_line(self, painter: QPainter, words: str, long: float, ink: str) -> None:
        k, font = self.scale_of_text, sans(LETTERS * self.scale_of_text, MEDIUM)
        metrics = QFontMetricsF(font)
        whole = metrics.horizontalAdvance(words) + 26 * k
        paint_glyph(painter, self.mat.sign, -whole / 2 + 8 * k, 0, 15 * k, ink)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(-whole / 2 + 26 * k, (metrics.ascent() - metrics.descent()) / 2), words)

    def _paint_lines(self, painter: QPainter, long: float, across: float, ink: str) -> None:
        """The name over the rest, all as small as words may be; what the rest has too much stands by the name, in no
        heavier letters than the rest."""
        k, signs = self.scale_of_text, iter(self.label.signs)
        small = QFontMetricsF(sans(12.5 * k, SEMIBOLD))
        told = self.told_within(long, across)
        painter.setPen(QColor(ink))
        if told.signed:
            paint_glyph(painter, self.mat.sign, -long / 2 + 15 * k, 0, 15 * k, ink)
        painter.translate(-long / 2 + told.left, 0)
        painter.scale(told.squeeze, 1.0)
        pitch, first = PITCH[len(told.lines)] * k, -(len(told.lines) - 1) / 2
        for at, line in enumerate(told.lines):
            lead = told.name if self.label.rest and at == 0 else ""
            beside = small.horizontalAdvance(lead) if line != lead else 0.0
            for words, weight, aside in ((lead, SEMIBOLD, 0.0), (line.removeprefix(lead), MEDIUM, beside)):
                painter.setFont(sans(12.5 * k, weight))
                metrics = QFontMetricsF(painter.font())
                shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, told.room - aside)
                base = (first + at) * pitch + (metrics.ascent() - metrics.descent()) / 2
                painter.drawText(QPointF(aside, base), shown)
                for room in finditer(SIGN, words):
                    x = aside + metrics.horizontalAdvance(words[: room.start()]) + metrics.horizontalAdvance(SIGN) * 0.4
                    paint_glyph(painter, next(signs), x, (first + at) * pitch, 13 * k, ink)

    def told_within(self, long: float, across: float) -> SlimLines:
        """What it says in a strip of so much room: the longest way to tell everything."""
        names, rests = (self.label.title, *self.label.shorter), (self.label.rest, *self.label.briefer)
        k = self.scale_of_text
        return slim_lines(names, rests, QFontMetricsF(sans(12.5 * k, SEMIBOLD)), long, across, k)

    def _wide(self, words: str, weight: int) -> float:
        return wide_in_sans(words, LETTERS * self.scale_of_text, weight)

    def _title(self, room: float, weight: int) -> str:
        """The longest of the names that fits, else the shortest."""
        names = (self.label.title, *self.label.shorter)
        return next((name for name in names if self._wide(name, weight) <= room), names[-1])

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        if not self.label.title:
            return
        k = self.scale_of_text
        middle = rect.top() + 3 + LABEL_STRIP * k / 2
        name, begins = self.name_and_place(rect.width() - 8 - self._taken)
        if begins == BESIDE_SIGN * k:
            paint_glyph(painter, self.mat.sign, rect.left() + 17 * k, middle, 15 * k, ink)
        end = rect.right() - 8 - self._taken
        x = self._words(painter, name, rect.left() + begins, middle, SEMIBOLD, ink, end)
        if self.mat.total is not None:
            return
        for sign, told in self.label.counts:
            if x + self._wide(told, MEDIUM) + (28 if sign else 8) * k > end:
                continue  # half a count says nothing
            if sign:
                paint_glyph(painter, NUMBER_SIGNS[sign], x + 18 * k, middle, 15 * k, ink)
                x += 20 * k
            x = self._words(painter, told, x + 8 * k, middle, MEDIUM, ink, end)
        after = self._chip(painter, x + 8 * k, middle, end) if self.label.chip else x
        fits = after + 8 * k + self._wide(self.label.sum, MEDIUM) <= end
        if self.label.sum and fits and (after > x + 8 * k or not self.label.chip):
            self._words(painter, self.label.sum, after + 8 * k, middle, MEDIUM, ink, end)

    def name_and_place(self, room: float) -> tuple[str, float]:
        """The name it says in a strip of this width, and where in it that begins: beside its sign, or alone where a
        name that would be cut beside that is whole."""
        k = self.scale_of_text
        name, shortest = self.name_within(room - BESIDE_SIGN * k), (self.label.title, *self.label.shorter)[-1]
        whole = name and self._wide(name, SEMIBOLD) <= room - BESIDE_SIGN * k
        if not whole and self._wide(shortest, SEMIBOLD) <= room - ALONE * k:
            return shortest, ALONE * k
        return name, BESIDE_SIGN * k

    def name_within(self, room: float) -> str:
        """The name it says in this much room with its counts, as a rule a whole one; the sign alone tells more than a
        few letters. No name is shortened for a chip that has no room beside the shortest."""
        chip = self._chip_wide
        name = self._title(room - self._counts_wide - chip, SEMIBOLD)
        if chip and self._wide(name, SEMIBOLD) + self._counts_wide + chip > room:
            name = self._title(room - self._counts_wide, SEMIBOLD)
        return name if self._wide(name, SEMIBOLD) * LEAST_OF_NAME <= room else ""

    @property
    def _counts_wide(self) -> float:
        """How much room its counts take."""
        k = self.scale_of_text
        return sum(self._wide(told, MEDIUM) + (28 if sign else 8) * k for sign, told in self.label.counts)

    @property
    def _chip_wide(self) -> float:
        """How much room its chip takes."""
        return self._wide(self.label.chip, SEMIBOLD) + (18 + 8) * self.scale_of_text if self.label.chip else 0.0

    def _paint_total(self, painter: QPainter, ink: str) -> None:
        """The sum of the zone in large numerals, what it counts, and its parts: smaller in a mat that is low for its
        letters."""
        if self.mat.total is None:
            return
        room = qrect(self.mat.total)
        high = TOTAL_HIGH + (SUM_HIGH if self.label.sum else 0.0)
        k = min(self.scale_of_text, room.height() / high)
        lines = (
            (self.label.value, sans(92 * k, BOLD), (TOTAL_HIGH - UNIT_HIGH) * k),
            (self.label.unit, sans(16 * k, SEMIBOLD), UNIT_HIGH * k),
            (self.label.sum, sans(15 * k, MEDIUM), SUM_HIGH * k),
        )
        y = room.top()
        painter.setPen(QColor(ink))
        for words, font, tall in lines:
            painter.setFont(font)
            shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(QRectF(room.left(), y, room.width(), tall), Qt.AlignmentFlag.AlignCenter, shown)
            y += tall
        painter.setFont(sans(LETTERS * k, MEDIUM))
        rest = QRectF(room.left(), y + 8 * k, room.width(), max(0.0, room.bottom() - y - 8 * k))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        if QFontMetricsF(painter.font()).boundingRect(rest, int(flags), self.label.meaning).height() <= rest.height():
            painter.drawText(rest, int(flags), self.label.meaning)

    def _words(self, painter: QPainter, text: str, x: float, middle: float, weight: int, ink: str, end: float) -> float:
        size, wide = LETTERS * self.scale_of_text, self._wide(text, weight)
        if end - x < min(wide, LEAST_WORD * self.scale_of_text):
            return x
        font = sans(size, weight)
        if wide > end - x:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, end - x)
            wide = self._wide(text, weight)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(x, middle + rise_in_sans(size, weight)), text)
        return x + wide

    def _chip(self, painter: QPainter, x: float, middle: float, end: float) -> float:
        font = sans(LETTERS * self.scale_of_text, SEMIBOLD)
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(self.label.chip) + 18 * self.scale_of_text
        if x + wide > end:
            return x
        box = QRectF(x, middle - 9.5 * self.scale_of_text, wide, 19 * self.scale_of_text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.skin.plate))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(self.skin.plate_ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.label.chip)
        return x + wide
