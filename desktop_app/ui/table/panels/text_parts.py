"""What several texts of panels are put together from: faces of cards, columns, what is good or bad."""

from __future__ import annotations

from html import escape

from desktop_app.games.kit.numerals import percent
from desktop_app.ui.table.words.wording import Wording

BETWEEN_COLUMNS = 24
ROW_FACE, COLUMN_FACE, BAR_WIDTH = 34, 28, 260
TONES = {None: "plain", True: "good", False: "bad"}
"""How what one would like or not is written."""


def face(code: str, width: int) -> str:
    """A card's face in a text, of a width in logical pixels."""
    return f'<img src="face:{escape(code)}:{width}">'


def side_by_side(*columns: str) -> str:
    """Texts in columns, each as wide as it needs to be."""
    cells = "".join(f'<td style="padding-right:{BETWEEN_COLUMNS}px">{each}</td>' for each in columns)
    return f"<table><tr>{cells}</tr></table>"


def in_percent(share: float, wording: Wording) -> str:
    """A share as the language writes it."""
    return wording.texts("common-percent", share=percent(share))
