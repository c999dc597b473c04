"""What the stages are drawn with: panels, words that fit, pills, key caps, cards, at the scale of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from desktop_app.engine.view import CardView
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.face import card_size, paint_large, paint_small
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.prose import MARK
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.words.wording import Wording

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
MIDDLE = Align.AlignCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
NATURAL = (1126.0, 726.0)
"""The room of a small window, for which the stages are drawn."""
SMALLEST = 0.7
"""How much smaller than drawn words may be written before they are cut short."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a stage is drawn: its room, the looks, the words, and where things lie on the table beneath.

    ``lettering`` is the scale of words, ``grown`` that of pictures beside the smallest window.
    """

    room: QRectF
    skin: Skin
    wording: Wording
    lettering: float
    place_of: Callable[[str], QRectF]
    seat: str = ""

    @property
    def theme(self) -> Theme:
        """The theme at hand."""
        return self.skin.theme

    @property
    def grown(self) -> float:
        """How much larger than in the smallest window pictures are."""
        return max(0.6, min(self.room.width() / NATURAL[0], self.room.height() / NATURAL[1]))

    def px(self, pixels: float) -> float:
        """A length that goes with words."""
        return pixels * self.lettering

    def face(self, code: str, side: str = "front") -> FaceModel:
        """The face of a card in the language of the table."""
        return self.skin.face_of(code, self.wording.texts.language, side)


def panel(painter: QPainter, box: QRectF, theme: Theme, *, fill: str = "", radius: float = 14) -> None:
    """A panel with its soft shadow and its line."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for grow, share in ((10, 0.05), (6, 0.07), (3, 0.1)):
        around = box.adjusted(-grow, -grow + 4, grow, grow + 4)
        painter.fillPath(
            rectangle(around.x(), around.y(), around.width(), around.height(), radius + grow),
            with_opacity(theme.inks["shade"], share),
        )
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(fill or theme.panel))
    painter.drawRoundedRect(box, radius, radius)


def words(
    painter: QPainter, box: QRectF, text: str, font: QFont, colour: str | QColor, align: Qt.AlignmentFlag = LEFT
) -> None:
    """One line of words: smaller where it does not fit, and at last cut short."""
    shown = QFont(font)
    size = font.pixelSize()
    while QFontMetricsF(shown).horizontalAdvance(text) > box.width() and shown.pixelSize() > size * SMALLEST:
        shown.setPixelSize(shown.pixelSize() - 1)
    painter.setFont(shown)
    painter.setPen(QColor(colour))
    cut = QFontMetricsF(shown).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, align, cut)


def paragraph(painter: QPainter, box: QRectF, text: str, font: QFont, colour: str) -> float:
    """Words over several lines; answers how high they stand."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    flags = Qt.TextFlag.TextWordWrap.value | Align.AlignLeft.value | Align.AlignTop.value
    painter.drawText(box, flags, text)
    return QFontMetricsF(font).boundingRect(box, flags, text).height()


def height_of(text: str, font: QFont, width: float) -> float:
    """How high a paragraph stands in a width."""
    flags = Qt.TextFlag.TextWordWrap.value | Align.AlignLeft.value | Align.AlignTop.value
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), flags, text).height() if text else 0.0


def pill(
    painter: QPainter, at: QPointF, text: str, font: QFont, theme: Theme, *, fill: str, ink: str, sign: str = ""
) -> QRectF:
    """A heading in a pill from its left edge and middle; answers its box."""
    size = float(font.pixelSize())
    sign_wide = size * 1.3 if sign else 0.0
    wide = QFontMetricsF(font).horizontalAdvance(text) + size * 1.7 + sign_wide
    box = QRectF(at.x(), at.y() - size * 0.95, wide, size * 1.9)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    if sign:
        paint_glyph(painter, sign, box.left() + size * 1.25, box.center().y(), size, ink)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box.adjusted(size * 0.85 + sign_wide, 0, 0, 0), LEFT, text)
    return box


def pill_width(text: str, font: QFont, *, sign: bool = False) -> float:
    """How wide such a pill is."""
    size = float(font.pixelSize())
    return QFontMetricsF(font).horizontalAdvance(text) + size * 1.7 + (size * 1.3 if sign else 0.0)


def key_cap(painter: QPainter, left: float, middle: float, text: str, size: float, theme: Theme) -> float:
    """A key with its name; answers its right edge."""
    font = sans(size, SEMIBOLD)
    wide = QFontMetricsF(font).horizontalAdvance(text) + size
    box = QRectF(left, middle - size * 0.8, wide, size * 1.6)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.panel3))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(QColor(theme.ink2))
    painter.drawText(box, MIDDLE, text)
    return box.right()


def hint(painter: QPainter, ground: Ground, at: QPointF) -> QRectF:
    """What keys do now, in a pill about a middle: any key, the next line; held, all is skipped."""
    texts, theme, size = ground.wording.texts, ground.theme, ground.px(13)
    font = sans(ground.px(14.5), MEDIUM)
    parts = (("table-moment-any-key", "table-moment-next-line"), ("table-moment-hold", "table-moment-skip"))
    metrics, caps = QFontMetricsF(font), QFontMetricsF(sans(size, SEMIBOLD))
    wide = sum(caps.horizontalAdvance(texts(key)) + size + metrics.horizontalAdvance(texts(act)) for key, act in parts)
    wide += ground.px(16 + 8 + 26 + 8 + 16)
    box = QRectF(at.x() - wide / 2, at.y() - ground.px(17), wide, ground.px(34))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    x = box.left() + ground.px(16)
    for number, (key, act) in enumerate(parts):
        x = key_cap(painter, x, at.y(), texts(key), size, theme) + ground.px(8)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        told = metrics.horizontalAdvance(texts(act))
        painter.drawText(QRectF(x, box.top(), told + 2, box.height()), LEFT, texts(act))
        x += told
        if not number:
            painter.drawText(QRectF(x, box.top(), ground.px(26), box.height()), MIDDLE, "·")
            x += ground.px(26)
    return box


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
    paint_small(painter, face, ground.theme, max(short, 80.5), values) if short >= 80 else _shrunk(
        painter, face, ground, short, values
    )
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
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(opacity)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.setOpacity(1.0)


def scenery(painter: QPainter, ground: Ground, box: QRectF, code: str, radius: float, light: str = "") -> None:
    """The land of a card as the backdrop of a stage, with round upper corners."""
    emblem = emblem_of(ground.face(code)) if code else None
    place = emblem.landscape if emblem is not None else "forest"
    drawing = landscape(
        code, place, light or (emblem.light if emblem is not None else "dusk"), *_rounded(box), "", ground.theme
    )
    painter.save()
    painter.setClipPath(rectangle(box.x(), box.y(), box.width(), box.height() + radius, radius))
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    paint_landscape(painter, drawing, box.x(), box.y())
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


def heading_font(ground: Ground, size: float = 20) -> QFont:
    """Words that belong to the world."""
    return serif(ground.px(size), SEMIBOLD)


def number_font(size: float) -> QFont:
    """Numbers."""
    return sans(size, BOLD)


def joined(parts: Sequence[str]) -> str:
    """Words side by side."""
    return " · ".join(part for part in parts if part)
