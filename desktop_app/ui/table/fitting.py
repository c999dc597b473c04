"""How the parts of the table screen share a window: bars above, board and side column below, by its size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop_app.ui.widgets.look import look_for

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen

NARROW = 1200
"""Windows less wide than this have their side column in a drawer."""
ONE_LINE = (1500, 800)
"""In windows less wide or less high the phase track stands in the application bar."""


class Fitting:
    """Arranges one screen and fits it anew when the window changes."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        whole = QVBoxLayout(screen)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(screen.bar)
        self._below = QHBoxLayout()
        self._below.setSpacing(0)
        self._left = QVBoxLayout()
        self._left.setSpacing(0)
        self._left.addWidget(screen.track)
        self._left.addWidget(screen.board, 1)
        self._below.addLayout(self._left, 1)
        self._below.addWidget(screen.side)
        whole.addLayout(self._below, 1)

    def fit(self, *, force: bool = False) -> None:
        """Everything takes the size that the window allows, and with ``force`` its looks again."""
        screen = self._screen
        look = look_for(screen.theme, screen.width(), screen.height())
        grown = look.scale * screen.theme.print_scale
        narrow = screen.window().width() < NARROW * grown
        screen.bar.fit(screen.width(), narrow=narrow)
        self._fit_track(one_line=min(screen.width() / ONE_LINE[0], screen.height() / ONE_LINE[1]) < grown)
        self._fit_column(narrow)
        if look != screen.look or force:
            screen.look = look
            for part in (screen.bar, screen.track, screen.prompt, screen.note, screen.panels):
                part.restyle(look)
        screen.side.fit(screen.width(), screen.height(), look)
        if screen.side.drawer and not screen.side.isHidden():
            screen.side.slide_over(screen.board.geometry())

    def _fit_track(self, *, one_line: bool) -> None:
        """The phase track shares the line of the bar where the board needs the height."""
        bar, track = self._screen.bar, self._screen.track
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
        screen = self._screen
        if narrow == screen.side.drawer:
            return
        if narrow:
            self._below.removeWidget(screen.side)
        else:
            self._below.addWidget(screen.side)
            screen.floating.hide()
        screen.side.become_drawer(narrow, screen.board)
