"""An attachment as a strip: what it adds can be read also while a key cap hangs at its end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.ui.art.attached import Gift, paint_attached
from desktop_app.ui.art.theme import load_theme
from tests.ui.art.sample_faces import LEGOLAS

WIDE, HIGH = 120, 24
CAP = 14
"""How far a key cap reaches into the strip."""


def strip(wide: int, *, gifts: tuple[Gift, ...] = (), exhausted: bool = False, keyed: bool = False) -> QImage:
    """The strip of Legolas."""
    image = QImage(wide, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, wide, HIGH)
    paint_attached(
        painter, LEGOLAS, box, HIGH, load_theme("daylight"), gifts=gifts, exhausted=exhausted, keyed=keyed
    )  # fmt: skip
    painter.end()
    return image


def end_of_strip(*, gifts: tuple[Gift, ...], exhausted: bool, keyed: bool) -> QImage:
    """The part of a strip on which a key cap lies."""
    return strip(WIDE, gifts=gifts, exhausted=exhausted, keyed=keyed).copy(WIDE - CAP, 0, CAP, HIGH)


@pytest.mark.usefixtures("qapp")
def test_a_narrow_strip_says_whose_it_is_before_what_it_adds() -> None:
    """Of what was borne by a small card nothing could be read but a number, or three of them over its edge."""
    gifts: tuple[Gift, ...] = (("willpower", 2), ("attack", 1), ("defense", 1))
    assert strip(64, gifts=gifts) == strip(64)
    assert strip(100, gifts=gifts) == strip(100, gifts=gifts[1:]), "what has room"
    assert strip(180, gifts=gifts) != strip(180, gifts=gifts[1:])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("exhausted", [False, True])
def test_what_a_strip_adds_stands_beside_its_key_cap_and_not_under_it(exhausted: bool) -> None:
    gifts: tuple[Gift, ...] = (("willpower", 2),)
    bare = end_of_strip(gifts=(), exhausted=False, keyed=True)
    assert end_of_strip(gifts=gifts, exhausted=False, keyed=True) == bare
    assert end_of_strip(gifts=gifts, exhausted=exhausted, keyed=False) != bare
