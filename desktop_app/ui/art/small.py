"""The small face, 110 by 154 units (or lying, 154 by 110): a drawing of its own, not the large one shrunk."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.art.colours import darker, lighter, with_opacity
from desktop_app.ui.art.drawing import circle, edges, pen, polygon, rectangle, scale_of
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.heraldry import paint_shield
from desktop_app.ui.art.kept_scenes import paint_kept
from desktop_app.ui.art.kinds import Kind, kind_of
from desktop_app.ui.art.lettering import LABEL, Fitted, fit_title, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import (
    arms_of,
    frame_of,
    paint_plate,
    paint_scene,
    plate_ink,
    sign_of_frame,
)
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.strip import (
    HEIGHT,
    ROW_WIDE,
    STRIP,
    WIDTH,
    Shown,
    Values,
    number_ink,
    paint_row,
    paint_strip,
    shown_numbers,
)
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.windows import window

BAND = 21.0
NOTE = 19.0
ROWS_FROM = 4.0
"""Where the numbers of a plot begin."""
NOTE_SIZE, LEAST_NOTE, NOTE_LINE = 10.6, 8.5, 11.5
"""How large the type in words is, below which size it stands in two lines, and how far those are apart."""
BETWEEN = " · "
"""What stands between the parts of a line."""
UNIQUE = 7.5
"""The room of the lozenge before the name of what is unique."""
LEAST_NAME, SMALLEST_NAME = 9.6, 7.0
"""How many pixels, and how many units of the drawing, a name is high at least before it is cut."""


def paint_upright(painter: QPainter, face: FaceModel, values: Values, theme: Theme) -> None:
    """The upright small face in units of 110 by 154."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    paper = theme.inks["meccg_paper_small"] if kind.layout == "meccg" else ""
    _paint_body(painter, frame, paper, WIDTH, HEIGHT)
    strip = shown_numbers(face, kind.strip, values)
    note = () if strip else note_of(face)
    foot = STRIP if strip or len(note) > 1 else NOTE
    _paint_picture(painter, face, QRectF(4, BAND + 2, WIDTH - 8, HEIGHT - BAND - foot - 5), theme)
    corner = shown_numbers(face, (kind.corner,), values) if kind.corner else ()
    paint_band(painter, face, corner, theme, theme.inks["card_ink"] if paper else theme.inks["title"])
    _paint_frame_sign(painter, face, theme)
    if kind.layout == "thrones" and kind.strip:
        _paint_challenges(painter, face, values, theme)
    if strip:
        paint_strip(painter, strip, strip_ground(frame, paper), theme)
    else:
        ink = theme.inks["inline_sign"] if paper else lighter(frame, 0.85)
        _paint_note(painter, note, ink)


def paint_lying(painter: QPainter, face: FaceModel, values: Values, theme: Theme) -> None:
    """The lying small face in units of 154 by 110: quests, campaigns, plots."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    _paint_body(painter, frame, "", HEIGHT, WIDTH)
    picture = rectangle(4, 24, HEIGHT - 8, WIDTH - 28, 3)
    painter.save()
    painter.setClipPath(picture, Qt.ClipOperation.IntersectClip)
    box = picture.boundingRect()
    key = ("wide", face.code, face.kind, face.frame, emblem_of(face), theme.key)
    paint_kept(painter, key, box, lambda onto: paint_scene(onto, face, theme, box))
    painter.restore()
    painter.strokePath(picture, pen(theme.metals[kind.metal], 1))
    if emblem_of(face).shield:
        paint_shield(painter, arms_of(face, theme), 100 if kind.layout == "plot" else 77, 66, 27, theme)
    corner = face.stage
    start = 29.0 if corner else 8.0
    fitted = fit_title(face.title, HEIGHT - start - 6, 13.6, least_name(painter))
    write(painter, fitted.text, fitted.hand, fitted.size, start, 17.4, theme.inks["title"])
    if corner:
        fill, ink = plate_ink(kind, theme)
        paint_plate(painter, "circle", (14, 14, 11.5), corner, fill, theme.metals["gold"], ink, 13)
    if kind.layout == "plot":
        for row, shown in enumerate(shown_numbers(face, kind.strip, values)):
            paint_row(painter, shown, ROWS_FROM, 27 + row * 26.0, theme)
        last = shown_numbers(face, ("reserve",), values)
    else:
        last = shown_numbers(face, kind.strip, values)
    for shown in last:
        paint_row(painter, shown, 104, 80, theme)


def _paint_body(painter: QPainter, frame: str, paper: str, width: float, height: float) -> None:
    painter.fillPath(rectangle(0, 0, width, height, 7), QColor(darker(frame, 0.72)))
    painter.fillPath(rectangle(1.5, 1.5, width - 3, height - 3, 6), QColor(paper or frame))


def _paint_picture(painter: QPainter, face: FaceModel, box: QRectF, theme: Theme) -> None:
    kind = kind_of(face.kind)
    path = _small_window(kind, box)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    key = ("stands", face.code, face.kind, face.frame, emblem_of(face), theme.key)
    paint_kept(painter, key, box, lambda onto: _paint_scene_and_arms(onto, face, box, theme))
    painter.restore()
    painter.strokePath(path, pen(theme.metals[kind.metal], 1.1, 0.9))


def _paint_scene_and_arms(painter: QPainter, face: FaceModel, box: QRectF, theme: Theme) -> None:
    paint_scene(painter, face, theme, box)
    if emblem_of(face).shield:
        across = 61.0 if face.kind == "thrones_character" else WIDTH / 2
        radius = min(box.height() * 0.4, 34) * kind_of(face.kind).shield_size
        paint_shield(painter, arms_of(face, theme), across, box.top() + box.height() * 0.52, radius, theme)


def _small_window(kind: Kind, box: QRectF) -> QPainterPath:
    if kind.window == "ogee":
        box = box.adjusted(0, -2, 0, 0)
    if kind.window == "scroll":
        box = box.adjusted(0, 1, 0, -1)
    return window(kind.window, *edges(box), corner=5.5)


def strip_ground(frame: str, paper: str) -> str:
    """The colour under the numbers at the foot of a face in this frame, on this paper if it has one."""
    return darker(frame, 0.35 if paper else 0.62)


def paint_band(
    painter: QPainter, face: FaceModel, corner: tuple[Shown, ...], theme: Theme, ink: str, width: float = WIDTH
) -> None:
    """The title band: the corner number over the card's edge, then the title, up to ``width``."""
    kind = kind_of(face.kind)
    fitted, start = name_in(face, corner, width, least_name(painter))
    if face.unique:
        middle = start - UNIQUE + 3
        lozenge = polygon([(middle, 8.2), (middle + 3, 11.2), (middle, 14.2), (middle - 3, 11.2)])
        painter.fillPath(lozenge, with_opacity(ink, 0.85))
    write(painter, fitted.text, fitted.hand, fitted.size, start, 15.9, ink)
    for shown in corner:
        fill, usual, rim = _corner_colours(kind, face, theme)
        now = number_ink(shown, usual, theme, fill)
        size = 13.5 if len(shown.text) > 1 else 16
        paint_plate(painter, kind.corner_shape, (13, 13.5, 11.5), shown.text, fill, rim, now, size)


def numbers_beside(face: FaceModel) -> float:
    """How far the numbers at the left of the lying face reach, in widths of the card: those of a plot stand one below
    the other."""
    return (ROWS_FROM + ROW_WIDE) / HEIGHT if kind_of(face.kind).layout == "plot" else 0.0


def name_end(face: FaceModel, values: Values) -> float:
    """How far the name of the upright face reaches, in widths of the card."""
    kind = kind_of(face.kind)
    fitted, start = name_in(face, shown_numbers(face, (kind.corner,), values) if kind.corner else (), WIDTH)
    return (start + width_of(fitted.text, fitted.hand, fitted.size)) / WIDTH


def name_in(
    face: FaceModel, corner: tuple[Shown, ...], width: float, least: float = LEAST_NAME
) -> tuple[Fitted, float]:
    """The name as it is written in the band, and where it begins."""
    start = (26.0 if corner else 5.0) + (UNIQUE if face.unique else 0.0)
    return fit_title(face.title, width - start - 4, 13.2, least), start


def least_name(painter: QPainter) -> float:
    """How small a name may be in units of the drawing: the larger it is painted the smaller, for it can be read."""
    return min(LEAST_NAME, max(SMALLEST_NAME, LEAST_NAME / scale_of(painter)))


def _corner_colours(kind: Kind, face: FaceModel, theme: Theme) -> tuple[str, str, str]:
    if kind.layout == "thrones":
        return theme.inks["coin"], theme.inks["coin_ink"], theme.inks["coin_rim"]
    if kind.layout == "meccg":
        return frame_of(face, theme), theme.inks["paper_numeral"], theme.metals["gold"]
    fill, ink = plate_ink(kind, theme)
    return fill, ink, theme.metals[kind.metal]


def _paint_frame_sign(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    sign, frame, kind = sign_of_frame(face), frame_of(face, theme), kind_of(face.kind)
    if sign:
        painter.fillPath(circle(97, BAND + 11, 8.5), QColor(darker(frame, 0.5)))
        painter.strokePath(circle(97, BAND + 11, 8.5), pen(theme.metals[kind.metal], 0.9))
        paint_glyph(painter, sign, 97, BAND + 11, 11.5, theme.inks["title"])


def _paint_challenges(painter: QPainter, face: FaceModel, values: Values, theme: Theme) -> None:
    """The three signs at their places: those the card has now where the values tell, else the printed ones."""
    for row, key in enumerate(("military", "intrigue", "power")):
        has = bool(values.get(f"icon_{key}", key in face.icons))
        cell = rectangle(3, BAND + 10 + row * 21, 20, 19, 3.5)
        painter.fillPath(cell, QColor(theme.inks[key]) if has else with_opacity(theme.inks["shade"], 0.47))
        painter.strokePath(cell, pen(theme.inks["pale_rim"], 0.9, 1 if has else 0.15))
        ink = with_opacity(theme.inks["shine"], 1 if has else 0.2)
        paint_glyph(painter, NUMBER_SIGNS[key], 13, BAND + 19.5 + row * 21, 14, ink)


def note_of(face: FaceModel) -> tuple[str, ...]:
    """The type in words, where a card has no numbers, in two lines where one would be too small to read."""
    words = face.note or face.type_line.split(BETWEEN)[0]
    first, between, rest = words.partition(BETWEEN)
    return (first, rest) if between and _note_size(words) < LEAST_NOTE else (words,)


def _note_size(words: str) -> float:
    return min(NOTE_SIZE, NOTE_SIZE * (WIDTH - 12) / max(width_of(words, LABEL, NOTE_SIZE), 1))


def _paint_note(painter: QPainter, lines: tuple[str, ...], ink: str) -> None:
    size = min(map(_note_size, lines))
    for above, words in enumerate(reversed(lines)):
        write(painter, words, LABEL, size, WIDTH / 2, HEIGHT - 6.5 - above * NOTE_LINE, ink, 0.5)
