"""Themes: every token there, text readable on every panel, frames told apart, widgets dressed."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop_app.ui.art.colours import contrast, darker, lighter, mix
from desktop_app.ui.art.fonts import SANS, SERIF, register_fonts, sans, serif
from desktop_app.ui.art.glyphs import BOX, glyph_path, icon, known_glyph
from desktop_app.ui.art.roles import LETTERING, dress, give_role, role_font
from desktop_app.ui.art.signs import FRAME_SIGNS, NUMBER_SIGNS, ROAD_SIGNS
from desktop_app.ui.art.theme import THEMES, Theme, load_theme

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", THEMES)
class TestTheme:
    def test_text_can_be_read_on_every_panel(self, name: str) -> None:
        theme = load_theme(name)
        for ground in (theme.panel, theme.panel2, theme.panel3):
            for ink in (theme.ink, theme.ink2):
                assert contrast(ink, ground) >= 4.5, (ink, ground)
        for ink in (theme.ink3, theme.accent, theme.gold, theme.danger):
            assert contrast(ink, theme.panel) >= 4.5, ink

    def test_the_primary_button_can_be_read(self, name: str) -> None:
        theme = load_theme(name)
        assert contrast(theme.on_accent, theme.accent) >= 6.5

    def test_the_two_bands_of_a_ring_stand_apart(self, name: str) -> None:
        theme = load_theme(name)
        for band in (theme.legal, theme.gold, theme.danger):
            assert contrast(band, theme.panel) >= 4.5, band

    def test_every_colour_is_one(self, name: str) -> None:
        theme = load_theme(name)
        tables = (theme.frames, theme.regions, theme.metals, theme.backs, theme.inks, theme.signs, theme.dial)
        for table in tables:
            assert all(QColor(colour).isValid() for colour in table.values())
        assert all(QColor(colour).isValid() for pair in theme.tokens.values() for colour in pair)

    def test_card_titles_can_be_read_on_every_frame(self, name: str) -> None:
        theme = load_theme(name)
        poor = {frame for frame, colour in theme.frames.items() if contrast(theme.inks["title"], colour) < 4.45}
        assert poor <= {"martell", "baratheon"}

    def test_palette_and_sheet_speak_the_same_colours(self, name: str) -> None:
        theme = load_theme(name)
        assert theme.palette().color(QPalette.ColorRole.Window).name() == theme.bg
        assert theme.palette().color(QPalette.ColorRole.Highlight).name() == theme.accent
        assert theme.accent in theme.style_sheet()
        assert "$" not in theme.style_sheet()


def test_the_same_theme_is_loaded_once() -> None:
    assert load_theme("daylight") is load_theme("daylight")
    assert load_theme("daylight") is not load_theme("candlelight")


def test_a_theme_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="moonlight"):
        load_theme("moonlight")


def test_variants_have_keys_of_their_own() -> None:
    keys = {
        load_theme("daylight", colour_safe=safe, large_print=large).key
        for safe in (False, True)
        for large in (False, True)
    }
    assert len(keys) == 4


def test_colour_safe_spheres_differ_in_brightness_or_hue_for_everyone() -> None:
    theme = load_theme("daylight", colour_safe=True)
    spheres = ("leadership", "tactics", "spirit", "lore", "neutral")
    for first, second in combinations(spheres, 2):
        here, there = QColor(theme.frames[first]), QColor(theme.frames[second])
        # Blue survives red-green blindness, brightness survives every kind of it.
        apart = abs(here.lightness() - there.lightness()) + abs(here.blue() - there.blue())
        assert apart >= 20, (first, second)


def test_a_style_sheet_is_understood_by_qt(qapp: QApplication, daylight: Theme) -> None:
    """Qt warns about a sheet it cannot read, and a warning fails the test."""
    button = QPushButton("Play")
    give_role(button, "primary", daylight)
    button.setStyleSheet(daylight.style_sheet())
    button.ensurePolished()
    assert button.palette().color(QPalette.ColorRole.ButtonText).name() == daylight.on_accent


def test_the_whole_application_is_dressed(qapp: QApplication, candlelight: Theme) -> None:
    before = (qapp.palette(), qapp.font(), qapp.styleSheet())
    try:
        dress(qapp, candlelight)
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == candlelight.bg
        assert qapp.font().family() == SANS
    finally:
        qapp.setPalette(before[0])
        qapp.setFont(before[1])
        qapp.setStyleSheet(before[2])


@pytest.mark.parametrize("role", sorted(LETTERING))
def test_every_role_has_its_font(role: str, daylight: Theme) -> None:
    label = QLabel("Ana, do you act?")
    give_role(label, role, daylight)
    assert label.property("role") == role
    assert label.font().family() in (SANS, SERIF)


def test_large_print_is_a_quarter_larger() -> None:
    usual, large = load_theme("daylight"), load_theme("daylight", large_print=True)
    assert role_font("body", large).pixelSize() == round(role_font("body", usual).pixelSize() * 1.25)


class TestFonts:
    def test_both_families_come_with_the_application(self) -> None:
        assert set(register_fonts()) >= {SERIF, SANS}

    def test_a_heavier_weight_is_really_drawn_heavier(self) -> None:
        words = "Passage Through Mirkwood"
        regular, bold = (QFontMetricsF(serif(40, weight)).horizontalAdvance(words) for weight in (400, 700))
        assert bold > regular * 1.04

    def test_sizes_are_logical_pixels(self) -> None:
        assert serif(20).pixelSize() == 20
        assert sans(12.5).pixelSize() == 13


class TestGlyphs:
    def test_a_sign_fills_its_box_about_the_middle(self) -> None:
        box = glyph_path("star-four-points").boundingRect()
        assert abs(box.center().x() - BOX / 2) < 0.1
        assert abs(box.center().y() - BOX / 2) < 0.1

    @pytest.mark.parametrize("name", sorted({*NUMBER_SIGNS.values(), *FRAME_SIGNS.values(), *ROAD_SIGNS.values()}))
    def test_every_sign_of_the_tables_exists(self, name: str) -> None:
        assert known_glyph(name)
        assert not glyph_path(name).isEmpty()

    def test_an_unknown_sign_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            glyph_path("balrog")

    def test_a_sign_can_stand_on_a_button(self) -> None:
        assert not icon("sword", "#2a231a").pixmap(24, 24).isNull()


class TestColours:
    def test_mixing_keeps_its_ends(self) -> None:
        assert mix("#102030", "#405060", 0) == "#102030"
        assert mix("#102030", "#405060", 1) == "#405060"

    def test_darker_and_lighter_go_where_they_say(self) -> None:
        frame = "#5f4187"
        assert (
            QColor(darker(frame, 0.5)).lightness() < QColor(frame).lightness() < QColor(lighter(frame, 0.5)).lightness()
        )

    def test_black_on_white_has_the_greatest_contrast(self) -> None:
        assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("key", THEMES)
def test_the_sign_of_a_chosen_row_is_as_light_as_its_words(qapp: QApplication, key: str) -> None:
    theme = load_theme(key)
    dress(qapp, theme)
    sign = icon("help-circle-outline", theme.ink2).pixmap(QSize(40, 40), QIcon.Mode.Selected).toImage()
    pixels = [sign.pixelColor(x, y) for x in range(40) for y in range(40)]
    assert {pixel.name() for pixel in pixels if pixel.alpha() == 255} == {QColor(theme.on_accent).name()}
