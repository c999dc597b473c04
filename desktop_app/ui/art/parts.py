"""The parts a large face is put together from: frame, window, discs, tabs, title, text box, footer.

Everything is in the card's own units, 360 by 503 upright and 503 by 360 lying.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from desktop_app.ui.art.colours import darker, lighter, mix, with_opacity
from desktop_app.ui.art.diaper import paint_diaper
from desktop_app.ui.art.drawing import circle, moved, pen, polygon, rectangle
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.heraldry import Arms, paint_shield
from desktop_app.ui.art.kept_scenes import paint_frame_kept
from desktop_app.ui.art.kinds import Kind, kind_of
from desktop_app.ui.art.lettering import FOOTER, NUMERAL, SUBTITLE, TYPE_LINE, fit_title, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.art.signs import FRAME_SIGNS
from desktop_app.ui.art.theme import Theme

LONG, SHORT = 503.0, 360.0

# Outlines of number plates in a box from -1 to 1.
PLATES = {
    "octagon": "M-.42 -1H.42L1 -.42V.42L.42 1H-.42L-1 .42V-.42Z",
    "lozenge": "M0 -1.15L1.15 0L0 1.15L-1.15 0Z",
    "drop": "M0 -1.3C.5 -.6 1 -.2 1 .25C1 .79 .55 1.2 0 1.2C-.55 1.2 -1 .79 -1 .25C-1 -.2 -.5 -.6 0 -1.3Z",
    "shield": "M-1 -1H1V-.1C1 .6 .4 .9 0 1.2C-.4 .9 -1 .6 -1 -.1Z",
    "hexagon": "M-.55 -.98H.55L1.1 0L.55 .98H-.55L-1.1 0Z",
}
_DROP_SINK = 0.12


def frame_of(face: FaceModel, theme: Theme) -> str:
    """The colour of the card's frame."""
    return theme.frames[face.frame or kind_of(face.kind).frame]


def plate(shape: str, x: float, y: float, radius: float) -> QPainterPath:
    """The outline of a number plate: a circle or one of PLATES."""
    if shape == "circle":
        return circle(x, y, radius)
    return moved(outline(PLATES[shape]), x, y, radius)


def paint_frame(painter: QPainter, colour: str, width: float, height: float, radius: float = 18) -> None:
    """The card's body: dark edge, lit frame with a fine diaper, one inner hairline."""
    key = (colour, radius)
    paint_frame_kept(painter, key, width, height, lambda onto: _paint_frame(onto, colour, width, height, radius))


def _paint_frame(painter: QPainter, colour: str, width: float, height: float, radius: float) -> None:
    painter.fillPath(rectangle(0, 0, width, height, radius), QColor(darker(colour, 0.72)))
    body = rectangle(3, 3, width - 6, height - 6, radius - 3)
    gradient = QLinearGradient(QPointF(0, 0), QPointF(width, height))
    for place, shade in ((0, lighter(colour, 0.14)), (0.5, colour), (1, darker(colour, 0.38))):
        gradient.setColorAt(place, QColor(shade))
    painter.fillPath(body, QBrush(gradient))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    paint_diaper(painter, "lozenge", width, height, 9, with_opacity(lighter(colour, 0.25), 0.16))
    painter.restore()
    hairline = rectangle(8, 8, width - 16, height - 16, radius - 7)
    painter.strokePath(hairline, pen(lighter(colour, 0.45), 1, 0.55))


def paint_window(painter: QPainter, path: QPainterPath, face: FaceModel, theme: Theme, shield: QRectF) -> None:
    """The picture behind its window: landscape, metal rim, and the shield (`shield`: middle and radius).

    `shield` holds the middle as its x and y and the radius as its width; a width of 0 leaves it out.
    """
    kind, frame, box = kind_of(face.kind), frame_of(face, theme), path.boundingRect()
    painter.strokePath(path, pen(darker(frame, 0.65), 7))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_scene(painter, face, theme, box)
    emblem = emblem_of(face)
    if emblem.shield and shield.width():
        paint_shield(painter, arms_of(face, theme), shield.x(), shield.y(), shield.width(), theme)
    painter.restore()
    painter.strokePath(path.translated(0, 1.5), pen(theme.inks["shade"], 1, 0.35))
    painter.strokePath(path, pen(theme.metals[kind.metal], 2))


def paint_scene(painter: QPainter, face: FaceModel, theme: Theme, box: QRectF) -> None:
    """The card's landscape over a box; the caller has set the clip."""
    emblem, tint = emblem_of(face), frame_of(face, theme) if kind_of(face.kind).tinted else ""
    size = (round(box.width(), 1), round(box.height(), 1))
    drawn = landscape(face.code, emblem.landscape, emblem.light, *size, tint, theme)
    paint_landscape(painter, drawn, box.x(), box.y())


def arms_of(face: FaceModel, theme: Theme) -> Arms:
    """The shield of a card: outline and charge from its emblem, field in the frame's colour."""
    emblem, kind = emblem_of(face), kind_of(face.kind)
    colour = frame_of(face, theme)
    if kind.shield == "jagged" and kind.metal == "iron":
        colour = theme.inks["enemy_shield"]
    return Arms(face.code, emblem.shield, emblem.charge, colour, theme.metals[kind.metal], emblem.ordinary)


def paint_plate(
    painter: QPainter,
    shape: str,
    place: tuple[float, float, float],
    value: str,
    fill: str,
    rim: str,
    ink: str,
    size: float,
) -> None:
    """A number on its plate; `place` is the middle and the radius."""
    x, y, radius = place
    path = plate(shape, x, y, radius)
    painter.fillPath(path, QColor(fill))
    painter.strokePath(path, pen(rim, max(1.0, radius * 0.09)))
    sink = radius * _DROP_SINK if shape == "drop" else 0.0
    room = radius * 1.75
    fitting = min(size, size * room / max(width_of(value, NUMERAL, size), 1))
    write(painter, value, NUMERAL, fitting, x, y + fitting * 0.35 + sink, ink, 0.5)


def paint_pip(painter: QPainter, sign: str, x: float, y: float, fill: str, ink: str, theme: Theme) -> None:
    """The small round sign beside a number plate that says what it counts."""
    painter.fillPath(circle(x, y, 10.5), QColor(fill))
    painter.strokePath(circle(x, y, 10.5), pen(theme.metals["bronze"], 1.2))
    paint_glyph(painter, sign, x, y, 13.5, ink)


def paint_tab(painter: QPainter, x: float, y: float, sign: str, value: str, fill: str, rim: str, ink: str) -> None:
    """A tab of 66 by 38 at the card's left edge: a sign and its number."""
    width, height, bend = 66.0, 38.0, 10.6
    path = QPainterPath(QPointF(x, y))
    path.lineTo(x + width - bend, y)
    path.quadTo(x + width, y, x + width, y + bend)
    path.lineTo(x + width, y + height - bend)
    path.quadTo(x + width, y + height, x + width - bend, y + height)
    path.lineTo(x, y + height)
    path.closeSubpath()
    painter.fillPath(path, QColor(fill))
    painter.strokePath(path, pen(rim, 1.2, 0.9))
    paint_glyph(painter, sign, x + height * 0.46, y + height / 2, height * 0.56, with_opacity(ink, 0.92))
    write(painter, value, NUMERAL, 25, x + width - height * 0.46, y + height / 2 + 25 * 0.35, ink, 0.5)


def paint_title(
    painter: QPainter, face: FaceModel, middle: float, baseline: float, room: float, size: float, ink: str
) -> None:
    """The title about `middle`, with the lozenge of a unique card before it, fitted into `room`."""
    mark = size * 0.62 if face.unique else 0.0
    fitted = fit_title(face.title, room - mark, size, size * 0.62)
    start = middle - (fitted.width + mark) / 2
    if face.unique:
        half = size * 0.19
        painter.fillPath(_lozenge(start + half, baseline - size * 0.27, half), with_opacity(ink, 0.85))
    write(painter, fitted.text, fitted.hand, fitted.size, start + mark, baseline, ink)


def _lozenge(x: float, y: float, half: float) -> QPainterPath:
    return polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)])


def paint_type_line(painter: QPainter, text: str, middle: float, baseline: float, room: float, ink: str) -> None:
    """The type line in spaced capitals, made smaller if it must be."""
    words, size = text.upper(), 13.5
    wide = width_of(words, TYPE_LINE, size)
    write(painter, words, TYPE_LINE, min(size, size * room / max(wide, 1)), middle, baseline, ink, 0.5)


def paint_subtitle(painter: QPainter, text: str, middle: float, baseline: float, room: float, ink: str) -> None:
    """The second name under the title, in italics."""
    size = 14.5
    wide = width_of(text, SUBTITLE, size)
    write(painter, text, SUBTITLE, min(size, size * room / max(wide, 1)), middle, baseline, ink, 0.5)


def paint_footer(painter: QPainter, face: FaceModel, frame: str, width: float, height: float, left: float = 16) -> None:
    """Set at the left, number at the right, in the smallest print of a card."""
    ink = with_opacity(lighter(frame, 0.7), 0.85)
    write(painter, face.set_name, FOOTER, 10, left, height - 11.5, ink)
    write(painter, face.number, FOOTER, 10, width - 16, height - 11.5, ink, 1.0)


def paint_frame_sign(painter: QPainter, face: FaceModel, x: float, y: float, theme: Theme) -> None:
    """The sphere's or house's sign in its round; it says by shape what the frame says by colour."""
    sign = sign_of_frame(face)
    if not sign:
        return
    frame, kind = frame_of(face, theme), kind_of(face.kind)
    painter.fillPath(circle(x, y, 19), QColor(darker(frame, 0.45)))
    painter.strokePath(circle(x, y, 19), pen(theme.metals[kind.metal], 1.7))
    paint_glyph(painter, sign, x, y, 23, theme.inks["title"])


def sign_of_frame(face: FaceModel) -> str:
    """The sign that stands for the face's frame, or nothing where the kind has none."""
    kind = kind_of(face.kind)
    return FRAME_SIGNS.get(face.frame or kind.frame, "") if kind.sphere_sign else ""


def plate_ink(kind: Kind, theme: Theme) -> tuple[str, str]:
    """Fill and ink of the corner plate: iron kinds are darker and their numbers paler."""
    if kind.metal in ("iron", "bronze"):
        return theme.inks["iron_disc"], theme.inks["pale_gold"]
    return theme.inks["disc"], theme.inks["disc_ink"]


def hairline_of(frame: str, theme: Theme) -> str:
    """The line above a shadow effect: between the frame and the paper."""
    return mix(frame, theme.inks["card_paper"], 0.55)
