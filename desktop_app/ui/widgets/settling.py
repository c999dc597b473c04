"""Everything takes its place before it is painted."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent

LEVELS = 4
"""So deep lies what changes in the window: what it needs is asked of one layout around it after the other."""


def settle() -> None:
    """Does at once what waits to be laid out, and marks what has come in sight to be painted with all the rest.

    A scene that has changed has the whole window painted before these get their turn, and it would be painted twice.
    """
    for waiting in (*[QEvent.Type.LayoutRequest] * LEVELS, QEvent.Type.UpdateLater):
        QCoreApplication.sendPostedEvents(None, waiting.value)
