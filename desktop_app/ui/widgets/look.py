"""The looks of the widgets around the table: theme, roles, icons, and the scale of very large windows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.glyphs import icon
from desktop_app.ui.art.roles import give_role, role_font
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.widgets.clear_sign import ClearSign

NATURAL_HEIGHT = 1080.0
SIGN, GAP = 19, 5
CLEAR = 16
"""How large the sign of a button is, and the room between it and the words beside what the style leaves."""


class Look(Frozen):
    """A theme and how much larger than drawn everything is (1 up to a window of 1080 rows)."""

    theme: Theme
    scale: float = 1.0

    def font(self, role: str) -> QFont:
        """The font of a role at this scale."""
        font = role_font(role, self.theme)
        if self.scale != 1.0:
            font.setPixelSize(round(font.pixelSize() * self.scale))
        return font

    def dress(self, widget: QWidget, role: str) -> None:
        """Makes a widget look as its role."""
        if self.scale == 1.0:
            give_role(widget, role, self.theme)
            return
        # The sheet gives a widget the font back that it had when it was polished, so it must have it at every turn.
        font = self.font(role)
        widget.setProperty("role", role)
        widget.setFont(font)
        widget.style().unpolish(widget)
        widget.setFont(font)
        widget.style().polish(widget)
        widget.setFont(font)

    def px(self, pixels: float) -> int:
        """A length at this scale, larger in large print."""
        return round(pixels * self.scale * self.theme.print_scale)

    def as_drawn(self, width: float, ratio: float) -> tuple[float, float]:
        """A width on the screen as the one it was drawn for, and the pixels that one of it takes."""
        return width / self.scale, ratio * self.scale

    def icon(self, name: str, colour: str = "") -> QIcon:
        """A sign in the colour of secondary text, or another."""
        return icon(name, colour or self.theme.ink2)

    def label(self, text: str, role: str, parent: QWidget | None = None) -> QLabel:
        """A label of a role."""
        made = QLabel(text, parent)
        self.dress(made, role)
        return made

    def button(self, text: str, role: str, sign: str = "") -> QPushButton:
        """A button of a role, with a sign."""
        made = QPushButton(text)
        made.setAutoDefault(False)  # in a dialog Enter would press the first one, wherever the keyboard is
        self.dress(made, role)
        if sign:
            self.sign(made, sign, self.theme.on_accent if role == "primary" else self.theme.ink2)
        return made

    def tool(self, sign: str, tip: str, text: str = "") -> QToolButton:
        """A button of one sign; ``tip`` is its accessible name."""
        made = QToolButton()
        self.sign(made, sign, self.theme.ink2)
        made.setToolTip(tip)
        made.setAccessibleName(tip)
        made.setText(text)
        made.setFont(self.font("label"))
        return made

    def clearable(self, field: QLineEdit, name: str) -> None:
        """A sign at the end of a field that empties it, made once; ``name`` says what it does."""
        known = field.findChild(ClearSign)
        sign = ClearSign(field, name) if known is None else known
        sign.look_as(self.icon("close"), self.px(CLEAR))

    def sign(self, button: QAbstractButton, sign: str, colour: str) -> None:
        """Puts a sign on a button."""
        button.setIcon(self.icon(sign, colour))
        before_words = self.px(GAP) if isinstance(button, QPushButton) and button.text() else 0
        button.setIconSize(QSize(self.px(SIGN) + before_words, self.px(SIGN)))


def look_for(theme: Theme, width: float, height: float) -> Look:
    """The look for a window: beyond 1920 by 1080 widgets grow with it, at most twofold."""
    grown = min(width / 1920.0, height / NATURAL_HEIGHT)
    return Look(theme, 1.0 if grown < 1.2 else min(2.0, round(grown, 2)))
