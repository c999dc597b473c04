"""A mat that is told in a line: what is on its piles can be read to the end."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.table.board.mat_item import in_two_lines

REST = "Deck 59 · Discard 2 · Scored 0"


@pytest.mark.usefixtures("qapp")
def test_what_one_line_cannot_hold_stands_by_the_name() -> None:
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    assert in_two_lines("B", REST, metrics, 500) == ("B", REST)
    narrow = metrics.horizontalAdvance(REST) - 1
    assert in_two_lines("B", REST, metrics, narrow) == ("B · Deck 59", "Discard 2 · Scored 0")
