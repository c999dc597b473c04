"""The tables of the games, as data."""

from __future__ import annotations

from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.layouts import lotr_lcg

LAYOUTS: dict[str, Layout] = {lotr_lcg.LAYOUT.game: lotr_lcg.LAYOUT}
