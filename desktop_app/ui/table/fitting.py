"""How the parts of the table screen share a window: bars above, board and side column below, by its size."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.widgets.look import look_for

NARROW = 1200
"""Windows less wide than this have their side column in a drawer."""
ONE_LINE = (1500, 800)
"""In windows less wide or less high the phase track stands in the application bar."""


class Fitting:
    """Arranges one screen and fits it anew when the window changes."""

    def __init__(self, table: Parts, panels: Panels) -> None:
        self._table, self._panels = table, panels
        whole = QVBoxLayout(table.window)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(table.bar)
        self._below = QHBoxLayout()
        self._below.setSpacing(0)
        self._left = QVBoxLayout()
        self._left.setSpacing(0)
        self._left.addWidget(table.track)
        self._left.addWidget(table.board, 1)
        self._below.addLayout(self._left, 1)
        self._below.addWidget(table.side)
        whole.addLayout(self._below, 1)

    def fit(self, *, force: bool = False) -> None:
        """Everything takes the size that the window allows, and with ``force`` its looks again."""
        table, window = self._table, self._table.window
        look = look_for(table.theme, window.width(), window.height())
        grown = look.scale * table.theme.print_scale
        narrow = window.window().width() < NARROW * grown
        table.bar.fit(window.width(), narrow=narrow)
        self._fit_track(one_line=min(window.width() / ONE_LINE[0], window.height() / ONE_LINE[1]) < grown)
        self._fit_column(narrow)
        if look != table.look or force:
            table.look = look
            for part in (table.bar, table.track, table.prompt, table.note, self._panels):
                part.restyle(look)
        table.side.fit(window.width(), window.height(), look)
        if table.side.drawer and not table.side.isHidden():
            table.side.slide_over(table.board.geometry())

    def _fit_track(self, *, one_line: bool) -> None:
        """The phase track shares the line of the bar where the board needs the height."""
        bar, track = self._table.bar, self._table.track
        if one_line == track.in_bar:
            return
        track.in_bar = one_line
        if one_line:
            self._left.removeWidget(track)
            bar.take_track(track)
        else:
            bar.give_track(track)
            self._left.insertWidget(0, track)

    def _fit_column(self, narrow: bool) -> None:
        """The side column stands beside the board, or is a drawer over it."""
        table = self._table
        if narrow == table.side.drawer:
            return
        if narrow:
            self._below.removeWidget(table.side)
        else:
            self._below.addWidget(table.side)
            table.floating.hide()
        table.side.become_drawer(narrow, table.board)
