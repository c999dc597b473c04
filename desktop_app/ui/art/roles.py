"""What a widget is, said once: its role gives it its colours (by the sheet) and its font (here)."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.fonts import BOLD, MEDIUM, REGULAR, SANS, SEMIBOLD, SERIF, sans, serif
from desktop_app.ui.art.theme import Theme


class Lettering(Frozen):
    """Family, size in logical pixels before large print, and weight of one role."""

    family: str
    size: float
    weight: int


LETTERING = {
    "body": Lettering(SANS, 15, REGULAR),
    "button": Lettering(SANS, 15, SEMIBOLD),
    "primary": Lettering(SANS, 15, SEMIBOLD),
    "quiet": Lettering(SANS, 15, SEMIBOLD),
    "danger": Lettering(SANS, 15, SEMIBOLD),
    "label": Lettering(SANS, 13.5, SEMIBOLD),
    "chip": Lettering(SANS, 13.5, MEDIUM),
    "hint": Lettering(SANS, 13.5, REGULAR),
    "keycap": Lettering(SANS, 12.5, SEMIBOLD),
    "rule": Lettering(SANS, 12.5, SEMIBOLD),
    "badge": Lettering(SANS, 17, BOLD),
    "title": Lettering(SERIF, 20, SEMIBOLD),
    "question": Lettering(SERIF, 23, SEMIBOLD),
    "screen-title": Lettering(SERIF, 43, SEMIBOLD),
    "prose": Lettering(SERIF, 17, REGULAR),
}


def role_font(role: str, theme: Theme) -> QFont:
    """The font of a role in this theme's print size; KeyError for a role without lettering."""
    lettering = LETTERING[role]
    family = serif if lettering.family == SERIF else sans
    return family(lettering.size * theme.print_scale, lettering.weight)


def give_role(widget: QWidget, role: str, theme: Theme) -> None:
    """Make `widget` look as its role: the property `role` for the sheet, and the role's font."""
    widget.setProperty("role", role)
    widget.setFont(role_font(role, theme))
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def dress(application: QApplication, theme: Theme, sheet: str = "", window: QWidget | None = None) -> None:
    """Put the whole application into a theme: style, palette, fonts and sheet, another one than the theme's where
    everything is larger. The style is put on once, for with it and with the sheet Qt goes through every widget. With a
    window the sheet is that window's alone."""
    if not application.property("dressed"):
        application.setStyle("Fusion")
        application.setProperty("dressed", True)
    application.setPalette(theme.palette())
    application.setFont(role_font("body", theme))
    sheet = sheet or theme.style_sheet()
    if window is None:
        application.setStyleSheet(sheet)
        return
    if application.styleSheet():
        application.setStyleSheet("")
    window.setStyleSheet(sheet)
