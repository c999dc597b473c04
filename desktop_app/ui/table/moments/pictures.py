"""The pictures that stages are made of: large and small cards, the land behind them, and ways from place to place."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import split_card_ref
from desktop_app.engine.view import CardView
from desktop_app.games.contract.moments import Contender
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.face import SMALL_FROM, card_size, paint_large, paint_small, shows_own_picture
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.prose import MARK
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.told import Moment


class Faces:
    """The small cards of one moment, each with its numbers as they stood in it, painted once at every size."""

    def __init__(self, ground: Ground, moment: Moment, ratio: float) -> None:
        self._ground, self._moment, self._ratio = ground, moment, ratio
        self._painted: dict[tuple[str, int, tuple[tuple[str, int], ...]], QPixmap] = {}

    def of(self, card: str, code: str, width: float, shown: tuple[tuple[str, int], ...] = ()) -> QPixmap:
        """The card so many pixels wide, some of its numbers as they are ``shown`` here."""
        key = (card or code, round(width), shown)
        if key not in self._painted:
            views = (self._moment.before, self._moment.after)
            seen = next((found for view in views if view is not None and (found := view.card(card))), None)
            if seen is not None and shown:
                seen = dataclasses.replace(seen, numbers=seen.numbers | dict(shown))
            self._painted[key] = small_card(self._ground, code, width, self._ratio, seen)
        return self._painted[key]

    def of_contender(self, contender: Contender, width: float) -> QPixmap:
        """The card that stands on a side of a comparison."""
        return self.of(*split_card_ref(contender.card), width, contender.shown)

    def of_ref(self, ref: str, width: float) -> QPixmap:
        """The card of a reference."""
        return self.of(*split_card_ref(ref), width)


def marked_face(face: FaceModel, part: str) -> FaceModel:
    """A face on which the words that act now are marked: "text" are its ability, "shadow" its shadow effect, any
    other its keywords."""
    if part == "shadow":
        return replace(face, shadow=f"{MARK}{face.shadow}{MARK}") if face.shadow else face
    if not part:
        return face
    said = tuple(
        f"{MARK}{line}{MARK}" if line and (part == "text") == _is_ability(line) else line for line in face.text
    )
    return replace(face, text=said)


def _is_ability(paragraph: str) -> bool:
    """Whether a paragraph is a sentence; keywords stand alone in bold."""
    return bool(paragraph.replace("**", "|").split("|")[-1].strip())


def large_card(ground: Ground, code: str, size: float, ratio: float, part: str = "", side: str = "front") -> QPixmap:
    """The large face of a card, ``size`` its short side, with the words that act now marked."""
    face = marked_face(ground.face(code, side), part)
    whole = card_size(face.kind, size)
    picture = _blank(whole.width(), whole.height(), ratio)
    painter = QPainter(picture)
    if not shows_own_picture(painter, face, size):
        paint_large(painter, face, ground.theme, size)
    painter.end()
    return picture


def small_card(ground: Ground, code: str, width: float, ratio: float, seen: CardView | None = None) -> QPixmap:
    """The small face with the numbers as they stand, at any size; a lying card ``width`` wide."""
    turned = seen is not None and seen.zone in ground.skin.turned_zones
    face = ground.face(code, "back" if turned else "front")
    lying = card_size(face.kind, 100).width() > 100
    short = width * 63 / 88 if lying else width
    whole = card_size(face.kind, short)
    picture = _blank(whole.width(), whole.height(), ratio)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    names = {"engagement_cost": "engagement"}
    values = {names.get(name, name): value for name, value in seen.numbers.items()} if seen is not None else {}
    if short < SMALL_FROM:
        _shrunk(painter, face, ground, short, values)
    elif not shows_own_picture(painter, face, short):
        paint_small(painter, face, ground.theme, max(short, SMALL_FROM + 0.5), values)
    painter.end()
    return picture


def _shrunk(painter: QPainter, face: FaceModel, ground: Ground, short: float, values: dict[str, int]) -> None:
    painter.scale(short / 110, short / 110)
    paint_small(painter, face, ground.theme, 110, values)


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def draw(painter: QPainter, picture: QPixmap, box: QRectF, opacity: float = 1.0) -> None:
    """A picture into a box."""
    painter.setOpacity(opacity)
    lay(painter, picture, box)
    painter.setOpacity(1.0)


def scenery(
    painter: QPainter, ground: Ground, box: QRectF, code: str, radius: float, light: str = "", shade: float = 0.0
) -> None:
    """The land of a card as the backdrop of a stage, with round upper corners, darkened by a share."""
    emblem = emblem_of(ground.face(code)) if code else None
    place = emblem.landscape if emblem is not None else "forest"
    drawing = landscape(
        code, place, light or (emblem.light if emblem is not None else "dusk"), *_rounded(box), "", ground.theme
    )
    painter.save()
    painter.setClipPath(rectangle(box.x(), box.y(), box.width(), box.height() + radius, radius))
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    paint_landscape(painter, drawing, box.x(), box.y())
    painter.fillRect(box, with_opacity(ground.theme.inks["darkest"], shade))
    painter.restore()


def _rounded(box: QRectF) -> tuple[float, float]:
    return round(box.width()), round(box.height())


def between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """The rectangle on its way from one place to another."""

    def way(a: float, b: float) -> float:
        return a + (b - a) * share

    return QRectF(
        way(start.x(), end.x()),
        way(start.y(), end.y()),
        way(start.width(), end.width()),
        way(start.height(), end.height()),
    )


TILT = 8.0
CORNER = 0.065
"""How round a card is, of its narrower side."""
TILTED = 0.5
"""In which part of its line a card that falls is greyed and tilted; in the rest it goes."""


def fallen(
    painter: QPainter,
    ground: Ground,
    picture: QPixmap,
    box: QRectF,
    share: float,
    *,
    source: QRectF | None = None,
    goes: bool = False,
) -> None:
    """A card that falls: greyed, tilted and signed; with ``goes`` it fades. ``source`` is its part of the picture."""
    theme, tilted = ground.theme, min(1.0, share / TILTED)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(1.0 - 0.85 * max(0.0, share - TILTED) / (1 - TILTED) if goes else 1.0)
    painter.translate(box.center())
    painter.rotate(TILT * tilted)
    place = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    painter.drawPixmap(place, picture, source if source is not None else QRectF(picture.rect()))
    veil = QColor(theme.inks["darkest"])
    veil.setAlphaF(0.64 * tilted)
    corner = min(box.width(), box.height()) * CORNER
    painter.fillPath(rectangle(place.x(), place.y(), place.width(), place.height(), corner), veil)
    if tilted >= 1:
        paint_glyph(painter, "skull-outline", 0, 0, min(box.width(), box.height()) * 0.4, theme.inks["title"])
    painter.restore()
