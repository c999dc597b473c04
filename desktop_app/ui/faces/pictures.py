"""Drawn scenes, shields and fanned cards of the start screen, painted once per size and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QLinearGradient, QPainter, QPainterPath, QPixmap, QPixmapCache

from desktop_app.ui.art.colours import darker, with_opacity
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.face import FaceModel, card_size, paint_small, shows_own_picture
from desktop_app.ui.art.first_pictures import from_last_start
from desktop_app.ui.art.heraldry import Arms, paint_shield
from desktop_app.ui.art.picture import lay, painted
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.games.looks import GamePicture

LEAST_DRAWN = 40.0
"""A lying card less high than this is drawn so high and shown smaller: it would be no more than a chip."""

SHADE = 0.6
"""How much darker than the nearest ground of a landscape the veil over it is."""
VEIL = ((0.0, 0.93), (0.45, 0.84), (0.8, 0.15), (1.0, 0.0))
"""How dense the veil is from the left edge, where words stand, to the right one."""


def game_scene(game: str, width: int, height: int, ratio: float, theme: Theme, *, lively: bool = True) -> QPixmap:
    """A game's scene with its shield; `lively` False veils it."""
    picture = looks_of(game).picture
    return _kept(
        f"scene|{game}|{lively}|{theme.key}",
        (width, height, ratio),
        lambda painter: _paint_game(painter, game, picture, QRectF(0, 0, width, height), theme, lively),
    )


def paint_arms(painter: QPainter, game: str, x: float, y: float, radius: float, theme: Theme) -> None:
    """A game's shield with its middle on (x, y)."""
    picture = looks_of(game).picture
    arms = Arms(game, picture.shape, picture.charge, theme.frames[picture.frame], theme.metals["gold"])
    paint_shield(painter, arms, x, y, radius, theme)


def game_icon(game: str, side: int, theme: Theme) -> QIcon:
    """A game's shield alone."""

    def paint(painter: QPainter) -> None:
        paint_arms(painter, game, side / 2, side / 2, side * 0.42, theme)

    return QIcon(_kept(f"shield|{game}|{theme.key}", (side, side, 2.0), paint))


def scene_of(game: str, scenario: str, emblem: str) -> tuple[str, str]:
    """The place and light of a scenario: of its own, else of the card ``emblem``, else of its game."""
    looks = looks_of(game)
    if scenario in looks.scenes:
        return looks.scenes[scenario]
    if not emblem:
        return looks.picture.place, looks.picture.light
    found = emblem_of(face_of(game, emblem, "en"))
    return found.landscape, found.light


def wide_scene(
    seed: str, place: str, light: str, size: tuple[int, int, float], theme: Theme, *, veiled: bool = True
) -> QPixmap:
    """A landscape as the ground of a panel, `veiled` one darkened at the left where words stand; size with device
    ratio."""
    width, height, _ = size

    def paint(painter: QPainter) -> None:
        # Trees and hills are drawn for windows of about 2:1 and would grow too large in a broad one.
        drawing = landscape(seed, place, light, float(width), float(height), "", theme)
        paint_landscape(painter, drawing, 0, 0)
        if veiled:
            paint_veil(painter, QRectF(0, 0, width, height), light, VEIL, theme)

    return _kept(f"wide|{seed}|{place}|{light}|{veiled}|{theme.key}", size, paint)


def paint_veil(painter: QPainter, box: QRectF, light: str, dense: Sequence[tuple[float, float]], theme: Theme) -> None:
    """A veil over a landscape in the shade of its own light: from left to right where (0 to 1) it is how dense."""
    shade = darker(theme.lights[light].layers[-1], SHADE)
    veil = QLinearGradient(box.topLeft(), box.topRight())
    for at, opacity in dense:
        veil.setColorAt(at, with_opacity(shade, opacity))
    painter.fillRect(box, veil)


def face_pixmap(face: FaceModel, width: int, ratio: float, theme: Theme, language: str) -> QPixmap:
    """A card's small face of a width in logical pixels; a lying card is as wide, and less high."""
    lying = card_size(face.kind, 1.0).width() > 1.0
    short = width * 63 / 88 if lying else float(width)
    drawn = max(short, LEAST_DRAWN) if lying else short

    def paint(painter: QPainter) -> None:
        if not shows_own_picture(painter, face, short):
            painter.scale(short / drawn, short / drawn)
            paint_small(painter, face, theme, drawn, {})

    size = card_size(face.kind, short)
    key = f"face|{face.game}|{face.code}|{face.picture}|{language}|{theme.key}"
    return _kept(key, (width, round(size.height()), ratio), paint, face)


def draw_face(painter: QPainter, box: QRectF, pixmap: QPixmap) -> None:
    """A face as wide as a box; a lying one in the middle of its height."""
    tall = box.width() * pixmap.height() / pixmap.width()
    place = QRectF(box.left(), box.center().y() - tall / 2, box.width(), tall)
    lay(painter, pixmap, place)


def paint_fan(
    painter: QPainter,
    cards: Sequence[QPixmap],
    middle: QPointF,
    width: float,
    theme: Theme,
    *,
    apart: float = 0.98,
) -> None:
    """Up to three cards as held in a hand, the middle one upright and in front, so many widths `apart`."""
    order = (0, 2, 1) if len(cards) == 3 else tuple(range(len(cards)))
    for index in order:
        aside = index - (len(cards) - 1) / 2
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(middle.x() + aside * width * apart, middle.y() + abs(aside) * width * 0.16)
        painter.rotate(aside * 5.0)
        box = QRectF(-width / 2, -width * 0.7, width, width * 88 / 63)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(6):
            painter.setBrush(with_opacity(theme.inks["shade"], 0.09))
            painter.drawRoundedRect(box.adjusted(-step, 6 - step, step, 6 + step), 10, 10)
        draw_face(painter, box, cards[index])
        painter.restore()


def rounded(box: QRectF, radius: float, *, foot: bool = True) -> QPainterPath:
    """A box with round corners; without `foot` the lower two stay square."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    if not foot:
        lower = QPainterPath()
        lower.addRect(box.adjusted(0, radius, 0, 0))
        path = path.united(lower)
    return path


def _paint_game(painter: QPainter, game: str, picture: GamePicture, box: QRectF, theme: Theme, lively: bool) -> None:
    drawing = landscape(game, picture.place, picture.light, box.width(), box.height(), "", theme)
    paint_landscape(painter, drawing, 0, 0)
    radius = min(box.width(), box.height()) * 0.31
    paint_arms(painter, game, box.center().x(), box.center().y(), radius, theme)
    if not lively:
        painter.fillRect(box, with_opacity(theme.panel, 0.5))


def _kept(
    name: str, size: tuple[int, int, float], paint: Callable[[QPainter], None], face: FaceModel | None = None
) -> QPixmap:
    """A picture under a name, for as long as there is room; to the next start goes no person's own, which may change
    under its name, and a face by all that is printed on it."""
    width, height, ratio = size
    key = f"longtable|{name}|{width}x{height}@{ratio}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found

    def scaled(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        paint(painter)

    def made() -> QPixmap:
        return painted(round(width * ratio), round(height * ratio), scaled, ratio)

    own = face is not None and bool(face.picture)
    found = made() if own else from_last_start(f"{key}|{face}", made)
    QPixmapCache.insert(key, found)
    return found
