"""A small moment: a few lines in a note over the table, what they touch in the light; no veil over the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.ui.art.fonts import MEDIUM, sans
from desktop_app.ui.table.moments import kit, pictures, places
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.lines_panel import paint_mark
from desktop_app.ui.table.moments.pictures import Faces
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.told import Moment, Touch
from desktop_app.ui.table.moments.touches import FLIGHT, OUT, Hits
from desktop_app.ui.table.moments.turning_dial import paint_turning

WIDTH = 400.0
FACE = 118.0
MOST_LINES = 6
HEIGHTS, SIDES = (0.16, 0.4, 0.62, 0.02), (0.5, 0.18, 0.82)
"""Where in the room a note may stand, from its top and from its left, what is usual first."""
UNDER = 56.0
"""The room of the hint under a note."""


class NoteStage:
    """Stages a few lines: damage, a fall, a dial that turns, the first player, a list of many."""

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        self.ground, self.moment, self.rows, self.queue = ground, moment, rows, queue
        self.hits = Hits(ground)
        self._faces = Faces(ground, moment, ratio)

    def _line(self, frame: Frame) -> int:
        return min(frame.step.line, len(self.rows) - 1)

    def _shown(self, line: int) -> range:
        first = max(0, min(line - MOST_LINES + 2, len(self.rows) - MOST_LINES))
        return range(first, min(len(self.rows), first + MOST_LINES))

    def box(self, line: int) -> QRectF:
        """Where the note lies while a line is told."""
        size, at = self._size(line), self._middle
        return QRectF(at.x() - size.width() / 2, at.y(), size.width(), size.height())

    def _size(self, line: int) -> QSizeF:
        px, touch = self.ground.px, self._touch(line)
        words = px(74) + sum(self._height(self.rows[at]) for at in self._shown(line))
        if touch is None or not self._picture(line):
            return QSizeF(px(WIDTH), words)
        return QSizeF(px(WIDTH + FACE + 20), max(words, self._picture_place(touch, QPointF()).height() + px(24)))

    def _picture_place(self, touch: Touch, at: QPointF) -> QRectF:
        """Where a picture stands from a corner on: a dial is round, a face is higher, or lower if its card lies."""
        square = QRectF(at.x(), at.y(), self.ground.px(FACE), self.ground.px(FACE))
        return face_place(self._faces.of(touch.thing, touch.code, square.width()), square) if touch.code else square

    @cached_property
    def _middle(self) -> QPointF:
        """The middle of the upper rim: one for all lines, where the note covers least of what they touch, then of the
        sum, then of those who fight."""
        room, sizes = self.ground.room, [self._size(line) for line in range(len(self.rows))]
        wide = max(size.width() for size in sizes)
        tall = max(size.height() for size in sizes) + self.ground.px(UNDER)
        boxes = (
            QRectF(room.left() + room.width() * x - wide / 2, room.top() + room.height() * y, wide, tall)
            for y in HEIGHTS
            for x in SIDES
        )
        touched = [self.ground.place_of(touch.thing) for line in self.moment.lines for touch in line.touches]
        sights = self.ground.sights
        inside = [places.within(room, box, self.ground.px(8)) for box in boxes]
        box = places.clearest(inside, touched, [sights.sum_at()], sights.fighting())
        return QPointF(box.center().x(), box.top())

    def _height(self, row: Row) -> float:
        px = self.ground.px
        wide = px(WIDTH - 70)
        return (
            kit.height_of(row.title, kit.heading_font(self.ground, 18), wide)
            + kit.height_of(row.note, sans(px(14.5), MEDIUM), wide)
            + px(12)
        )

    def _touch(self, line: int) -> Touch | None:
        touches = self.moment.lines[line].touches if line < len(self.moment.lines) else ()
        return touches[0] if touches else None

    def _picture(self, line: int) -> bool:
        touch = self._touch(line)
        return touch is not None and (bool(touch.code) or touch.limit is not None)

    def still(self, painter: QPainter, frame: Frame) -> None:
        """The note with its lines so far."""
        ground, px, theme, line = self.ground, self.ground.px, self.ground.theme, self._line(frame)
        for told in self.moment.lines[:line]:
            self.hits.paint_done(painter, told)
        box = self.box(line)
        kit.panel(painter, box, theme)
        left = box.left() + px(18) + (px(FACE + 16) if self._picture(line) else 0)
        head = QRectF(left, box.top() + px(12), box.right() - left - px(16), px(30))
        kit.words(painter, head, ground.wording.texts(self.moment.kind.name), kit.heading_font(ground, 21), theme.ink)
        y = head.bottom() + px(8)
        for at in self._shown(line):
            row, now = self.rows[at], at == line and frame.step.phase == "line"
            done = at < line or (at == line and not now)
            paint_mark(painter, ground, QPointF(left + px(9), y + px(13)), row, done=done, now=now)
            text = QRectF(left + px(30), y, px(WIDTH - 70), 400)
            ink = theme.ink if done or now else theme.ink3
            used = kit.paragraph(painter, text, row.title, kit.heading_font(ground, 18), ink)
            if row.note and (done or now):
                kit.paragraph(painter, text.adjusted(0, used, 0, 0), row.note, sans(px(14.5), MEDIUM), theme.ink2)
            y += self._height(row)
        kit.hint(painter, ground, QPointF(box.center().x(), box.bottom() + px(30)))

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """The card or dial in the note, and what happens to it on the table."""
        line = self._line(frame)
        box, px = self.box(line), self.ground.px
        told = self.moment.lines[line] if line < len(self.moment.lines) else None
        share = frame.share if frame.step.phase == "line" else 1.0
        if told is not None:
            self.hits.paint_now(painter, told, share, box)
        touch = self._touch(line)
        if touch is None or told is None or not self._picture(line):
            return
        place = self._picture_place(touch, box.topLeft() + QPointF(px(16), px(14)))
        if touch.code:
            self._paint_face(painter, touch, place, told.beat.way == "falls", share)
        else:
            paint_turning(painter, self.ground, touch, place, OUT.valueForProgress(min(1.0, share / FLIGHT)))

    def _paint_face(self, painter: QPainter, touch: Touch, place: QRectF, falls: bool, share: float) -> None:
        face = self._faces.of(touch.thing, touch.code, place.width())
        if falls:
            pictures.fallen(painter, self.ground, face, place, share)
        else:
            pictures.draw(painter, face, place)


def face_place(face: QPixmap, place: QRectF) -> QRectF:
    """Where a face stands in a note: a card that lies is lower than its place."""
    return QRectF(place.x(), place.y(), place.width(), place.width() * face.height() / max(face.width(), 1))
