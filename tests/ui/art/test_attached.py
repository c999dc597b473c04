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


def end_of_strip(*, gifts: tuple[Gift, ...], exhausted: bool, keyed: bool) -> QImage:
    """The part of a strip on which a key cap lies."""
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, WIDE, HIGH)
    paint_attached(
        painter, LEGOLAS, box, HIGH, load_theme("daylight"), gifts=gifts, exhausted=exhausted, keyed=keyed
    )  # fmt: skip
    painter.end()
    return image.copy(WIDE - CAP, 0, CAP, HIGH)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("exhausted", [False, True])
def test_what_a_strip_adds_stands_beside_its_key_cap_and_not_under_it(exhausted: bool) -> None:
    gifts: tuple[Gift, ...] = (("willpower", 2),)
    bare = end_of_strip(gifts=(), exhausted=False, keyed=True)
    assert end_of_strip(gifts=gifts, exhausted=False, keyed=True) == bare
    assert end_of_strip(gifts=gifts, exhausted=exhausted, keyed=False) != bare
