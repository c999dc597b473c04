"""An attachment as a strip: what it adds can be read also while a key cap hangs at its end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.engine.frozen import replace
from desktop_app.ui.art.attached import Gift, paint_attached
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.theme import load_theme
from tests.ui.art.sample_faces import LEGOLAS

WIDE, HIGH = 120, 24
CAP = 14
"""How far a key cap reaches into the strip."""


def strip(
    wide: int, *, face: FaceModel = LEGOLAS, gifts: tuple[Gift, ...] = (), exhausted: bool = False, keyed: bool = False
) -> QImage:
    """The strip of Legolas, or of another."""
    image = QImage(wide, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, wide, HIGH)
    paint_attached(
        painter, face, box, HIGH, load_theme("daylight"), gifts=gifts, exhausted=exhausted, keyed=keyed
    )  # fmt: skip
    painter.end()
    return image


def end_of_strip(*, gifts: tuple[Gift, ...], exhausted: bool, keyed: bool) -> QImage:
    """The part of a strip on which a key cap lies."""
    return strip(WIDE, gifts=gifts, exhausted=exhausted, keyed=keyed).copy(WIDE - CAP, 0, CAP, HIGH)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("wide", [76, 84, 100, 126, 180])
@pytest.mark.parametrize("exhausted", [False, True])
def test_what_a_strip_adds_is_told_however_long_its_name_is(wide: int, exhausted: bool) -> None:
    """ "Hacha de hierro" lacked its +3 where "Iron axe" had it."""
    axe, gifts = replace(LEGOLAS, title="Hacha de hierro de los Dunlendinos"), (("strength", 3),)
    told, bare = (strip(wide, face=axe, gifts=each, exhausted=exhausted) for each in (gifts, ()))
    assert told.copy(wide - 40, 0, 40, HIGH) != bare.copy(wide - 40, 0, 40, HIGH)
    other = strip(wide, face=replace(axe, title="Escudo de hierro"), gifts=gifts, exhausted=exhausted)
    assert told.copy(0, 0, wide // 2, HIGH) != other.copy(0, 0, wide // 2, HIGH), "its name begins there"


@pytest.mark.usefixtures("qapp")
def test_a_narrow_strip_leaves_out_its_cost_and_signs_before_any_number_it_adds() -> None:
    gifts: tuple[Gift, ...] = (("willpower", 2), ("attack", 1), ("defense", 1))
    cheap, dear = (replace(LEGOLAS, cost=cost) for cost in ("1", "5"))
    assert strip(180, face=cheap, gifts=gifts) != strip(180, face=dear, gifts=gifts)
    assert strip(120, face=cheap, gifts=gifts) == strip(120, face=dear, gifts=gifts)
    others: tuple[Gift, ...] = (("attack", 2), *gifts[1:])
    assert strip(180, gifts=gifts) != strip(180, gifts=others)
    assert strip(100, gifts=gifts) == strip(100, gifts=others), "the numbers without their signs"
    assert strip(100, gifts=gifts) != strip(100, gifts=gifts[:2])
    assert strip(100, gifts=gifts) != strip(100, gifts=gifts[1:])


@pytest.mark.usefixtures("qapp")
def test_the_narrowest_strip_says_whose_it_is_before_all_that_it_adds() -> None:
    """Of what was borne by a small card nothing could be read but three numbers over its edge."""
    gifts: tuple[Gift, ...] = (("willpower", 2), ("attack", 1), ("defense", 1))
    assert strip(46, gifts=gifts) == strip(46, gifts=gifts[:1])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("exhausted", [False, True])
def test_what_a_strip_adds_stands_beside_its_key_cap_and_not_under_it(exhausted: bool) -> None:
    gifts: tuple[Gift, ...] = (("willpower", 2),)
    bare = end_of_strip(gifts=(), exhausted=False, keyed=True)
    assert end_of_strip(gifts=gifts, exhausted=False, keyed=True) == bare
    assert end_of_strip(gifts=gifts, exhausted=exhausted, keyed=False) != bare
