"""Signs in the colours of the frames stay in sight on the panels of every theme."""

from __future__ import annotations

import pytest

from desktop_app.ui.art.colours import contrast, legible
from desktop_app.ui.art.strip import Shown, number_ink
from desktop_app.ui.art.theme import THEMES, load_theme


@pytest.mark.parametrize("name", THEMES)
def test_a_sign_stands_out_from_its_panel(name: str) -> None:
    theme = load_theme(name)
    for ground in (theme.panel, theme.panel2):
        faint = [frame for frame, colour in theme.frames.items() if contrast(legible(colour, ground), ground) < 3]
        assert faint == []


def test_a_colour_that_stands_out_stays_as_it_is() -> None:
    assert legible("#ffffff", "#000000") == "#ffffff"
    assert contrast("#26201f", "#2b2721") < 1.5 < 3 <= contrast(legible("#26201f", "#2b2721"), "#2b2721")


@pytest.mark.parametrize("change", [-1, 0, 1])
def test_a_changed_number_can_be_read_on_every_plate(change: int) -> None:
    """A cost that is lowered stands on a coin, another number on the dark strip of its card."""
    inks = load_theme("daylight").inks
    for usual, ground in ((inks["coin_ink"], inks["coin"]), (inks["disc_ink"], inks["disc"])):
        ink = number_ink(Shown("cost", "3", change), usual, load_theme("daylight"), ground)
        assert contrast(ink, ground) >= 4.5
        assert (ink == usual) is (change == 0)
