"""What stands beside the roads of a game: names, numbers at the ends of rounds, faces, how each ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.app.tables.roads import ENDED, HERE, LEFT, Road
from desktop_app.app.tables.story import Face
from desktop_app.app.tables.trying import scales_of
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.picture import lay
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look

SIGNS = {HERE: "map-marker", ENDED: "skull-outline", "won": "trophy-outline", LEFT: "pause"}
FACE, LEAST_FACE = 34.0, 22.0
SHOWN = (1, 0)
"""The scales whose numbers stand over a road: what presses, and what was won."""


def state_of(road: Road, wording: Wording) -> str:
    """How a road stands, in words."""
    if road.state == ENDED:
        known = {"won": "table-roads-won", "lost": "table-roads-lost"}
        return wording.texts(known.get(road.result, "table-roads-ended"), round=road.rounds)
    return wording.texts("table-roads-here" if road.state == HERE else "table-roads-left", round=road.rounds)


class RoadSigns:
    """Paints them for one map."""

    def __init__(self, look: Look, wording: Wording, game: GameTable) -> None:
        self.look, self.wording, self.game = look, wording, game
        self._scales = scales_of(game.play)

    def name(self, painter: QPainter, box: QRectF, road: Road, colour: str) -> None:
        """The letter on its ground, what the road is called and how it stands."""
        look, theme = self.look, self.look.theme
        side = look.px(24.0)
        badge = QRectF(box.x(), box.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(badge)
        painter.setPen(QColor(theme.on_accent))
        painter.setFont(sans(look.px(13.5), BOLD))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, road.letter)
        words = box.adjusted(side + look.px(8), 0, 0, 0)
        title = self.wording.texts("table-roads-first" if road.branch < 0 else "table-roads-other", road=road.letter)
        for text, font, ink, align in (
            (title, serif(look.px(16), SEMIBOLD), theme.ink, Qt.AlignmentFlag.AlignTop),
            (state_of(road, self.wording), sans(look.px(13)), theme.ink2, Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(words.width()))
            painter.drawText(words, align | Qt.AlignmentFlag.AlignLeft, shown)

    def end(self, painter: QPainter, at: QPointF, road: Road, colour: str) -> None:
        """The shape tells how it ended: skull, cup, pause, or the place where one is."""
        look = self.look
        painter.setPen(QPen(QColor(look.theme.panel), look.px(3)))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at, look.px(15), look.px(15))
        sign = SIGNS.get(road.result if road.state == ENDED else road.state, SIGNS[ENDED])
        paint_glyph(painter, sign, at.x(), at.y(), look.px(18), look.theme.on_accent)

    def numbers(self, painter: QPainter, at: QPointF, road: Road, time: float, room: float) -> None:
        """What pressed and what was won at the end of a round."""
        look, theme = self.look, self.look.theme
        shown = [scale for scale in SHOWN if scale < len(self._scales)]
        values = [(self._scales[scale].sign, road.value(scale, time)) for scale in shown]
        wide, tall = look.px(37.0), look.px(22.0)
        if not values or room < look.px(40.0):
            return
        if room < wide * len(values) + look.px(6):
            values = values[:1]
        box = QRectF(at.x() - wide * len(values), at.y() - tall / 2, wide * len(values), tall)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, look.px(6), look.px(6))
        painter.setFont(sans(look.px(12.5), BOLD))
        for place, (sign, value) in enumerate(values):
            part = QRectF(box.x() + place * wide, box.y(), wide, tall)
            paint_glyph(painter, sign, part.x() + look.px(11), part.center().y(), look.px(12), theme.ink2)
            painter.setPen(QColor(theme.ink))
            number = part.adjusted(look.px(18), 0, 0, 0)
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, "–" if value is None else str(value))

    def faces(self, painter: QPainter, at: QPointF, faces: Sequence[Face], room: float) -> None:
        """One or two cards of a round, a skull over one that left the game."""
        look, theme, language = self.look, self.look.theme, self.wording.texts.language
        wide = min(look.px(FACE), (room - look.px(8)) / 2)
        shown = faces if wide >= look.px(LEAST_FACE) else faces[-1:]
        wide = max(wide, look.px(LEAST_FACE))
        for place, face in enumerate(shown):
            x = at.x() + (place - (len(shown) - 1) / 2) * (wide + look.px(4)) - wide / 2
            model = self.game.face_of(face.code, language, "front")
            pixmap = face_pixmap(model, round(wide), painter.device().devicePixelRatio(), theme, language)
            box = QRectF(x, at.y(), wide, wide * pixmap.height() / pixmap.width())
            lay(painter, pixmap, box)
            if face.fell:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(with_opacity(theme.inks["shade"], 0.55))
                painter.drawRoundedRect(box, 4, 4)
                middle = box.center()
                paint_glyph(painter, "skull-outline", middle.x(), middle.y(), wide * 0.62, theme.inks["title"])
