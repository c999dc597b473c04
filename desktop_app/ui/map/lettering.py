"""The names written over the land: capitals of lands, italics of waters, words along a river or a range."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from desktop_app.app.maps.geography import Geography, Letters
from desktop_app.ui.art.colours import legible, with_opacity
from desktop_app.ui.art.drawing import Mark, filled, flowing, pen
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, serif
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.ink import ground_ink, name_ink

EM = 64.0
"""The size at which letters are taken as outlines."""
CAPITALS = ("land", "dark", "wood")
ITALICS = ("sea", "river", "range")
OPACITY = {"land": 0.8, "dark": 0.9, "wood": 0.85, "sea": 1.0, "river": 1.0, "range": 0.85}
FAR, LARGER_WHEN_FAR = 0.62, 1.3
"""Below this scale the names of lands and ranges are written larger, those of rivers not at all."""
LEAST_CONTRAST = 3.4
NEAR, SMALLER_WHEN_NEAR = 1.6, 0.72


ALL_KINDS = (*CAPITALS, *ITALICS)


@lru_cache(maxsize=16)
def lettering(
    land: Geography, theme: Theme, language: str, how: str, kinds: tuple[str, ...] = ALL_KINDS
) -> tuple[Mark, ...]:
    """What is written at a distance: "far", "middle" or "near", of so many kinds."""
    return tuple(mark for each in _written(land, language, how, kinds) for mark in _inked(each, theme))


@lru_cache(maxsize=8)
def letter_boxes(land: Geography, language: str, how: str, kinds: tuple[str, ...] = ALL_KINDS) -> tuple[QRectF, ...]:
    """Where each letter of what is written at a distance lies on the land, in its units."""
    paths = (each.path for each in _written(land, language, how, kinds))
    return tuple(letter.boundingRect() for path in paths for letter in path.toSubpathPolygons())


class _Written(NamedTuple):
    """One name as it is written on the land: its kind, its letters, their size."""

    kind: str
    path: QPainterPath
    size: float


def distance(scale: float) -> str:
    """How far away a land seems at a scale."""
    return "far" if scale < FAR else "near" if scale >= NEAR else "middle"


@lru_cache(maxsize=16)
def _written(land: Geography, language: str, how: str, kinds: tuple[str, ...]) -> tuple[_Written, ...]:
    shown = (each for each in land.lettering if each.kind in kinds and (how != "far" or each.kind != "river"))
    return tuple(_set(letters, language, how) for letters in shown)


def _set(letters: Letters, language: str, how: str) -> _Written:
    """A name in letters as large as they are at a distance."""
    grown = {"far": LARGER_WHEN_FAR, "near": SMALLER_WHEN_NEAR}.get(how, 1.0) if letters.kind != "river" else 1.0
    words = letters.names.es if language == "es" else letters.names.en
    if letters.kind in CAPITALS:
        words = words.upper()
    font = serif(EM, MEDIUM if letters.kind == "land" else SEMIBOLD, italic=letters.kind in ITALICS)
    size = letters.size * grown
    if letters.along is not None:
        path = _along(words, font, size, letters.spacing * grown, flowing([(x, y) for x, y in letters.along]))
    else:
        assert letters.at is not None
        path = _straight(words, font, size, letters.spacing * grown, letters.at, letters.turn)
    return _Written(letters.kind, path, size)


def _inked(written: _Written, theme: Theme) -> list[Mark]:
    kind, path, size = written
    ink = ground_ink(theme)
    clear = legible(ink[f"letters_{kind}"], ink["sea" if kind == "sea" else "land"], LEAST_CONTRAST)
    halo = pen(ink["halo"], size * 0.16, 0.5 if kind in ("river", "range", "wood") else 0.0)
    colour = with_opacity(clear, OPACITY[kind])
    inked = filled(path, colour.name(), colour.alphaF())
    return [Mark(path, None, halo), inked] if halo.color().alphaF() else [inked]


def _straight(words: str, font: QFont, size: float, spacing: float, at: list[float], turn: float) -> QPainterPath:
    metrics, share = QFontMetricsF(font), size / EM
    wide = sum(metrics.horizontalAdvance(letter) * share + spacing for letter in words) - spacing
    path, x = QPainterPath(), -wide / 2
    for letter in words:
        one = QPainterPath()
        one.addText(QPointF(0, 0), font, letter)
        path.addPath(QTransform.fromTranslate(x, 0).scale(share, share).map(one))
        x += metrics.horizontalAdvance(letter) * share + spacing
    return QTransform.fromTranslate(*at).rotate(turn).map(path)


def _along(words: str, font: QFont, size: float, spacing: float, line: QPainterPath) -> QPainterPath:
    """Each letter where it falls on the line, the whole about its middle; letters come closer where it is short."""
    metrics, share, room = QFontMetricsF(font), size / EM, line.length()
    wide = [metrics.horizontalAdvance(letter) * share for letter in words]
    spread = min(spacing, (room - sum(wide)) / max(len(words) - 1, 1))
    share *= min(1.0, room / max(sum(wide), 1.0))
    path = QPainterPath()
    path.setFillRule(path.fillRule())
    far = (room - sum(wide) - spread * (len(words) - 1)) / 2
    for letter, width in zip(words, wide, strict=True):
        middle = line.percentAtLength(min(max(far + width / 2, 0.0), room))
        at, turn = line.pointAtPercent(middle), line.angleAtPercent(middle)
        one = QPainterPath()
        one.addText(QPointF(0, 0), font, letter)
        placed = QTransform.fromTranslate(at.x(), at.y()).rotate(-turn).translate(-width / 2, size * 0.3)
        path.addPath(placed.scale(share, share).map(one))
        far += width + spread
    return path


def paint_name(painter: QPainter, words: str, size: float, foot: QPointF, theme: Theme) -> None:
    """A name in the ink of places with its halo, its middle over a point of its baseline."""
    path = _straight(words, serif(EM, SEMIBOLD), size, 0.0, [foot.x(), foot.y()], 0.0)
    ink, halo = name_ink(theme)
    painter.strokePath(path, pen(halo, size * 0.28))
    painter.fillPath(path, QColor(ink))
