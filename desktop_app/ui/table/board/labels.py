"""What is written about a card: on its strip, under it, across the foot of its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.attached import Gift

NOTE = 19.0
"""How high a note under a card stands."""
CLEAR_TO_READ = 5.0
"""How far below a card that lies to be read its note stands: under its ring."""
RIBBON = 0.7
"""How far down a card the word lies that says where it is passing."""


class Labels(Frozen):
    """What is written on a strip or under a card: what an attachment adds, words in place of its title, how far the
    card has come, a note in few words; and on its picture where it is just passing."""

    gifts: tuple[Gift, ...] = ()
    told: str = ""
    progress: str = ""
    note: str = ""
    passing: str = ""


NO_LABELS = Labels()


def note_box(face: QRectF, shown: float, scale: float, below: float = 1.0) -> QRectF:
    """Where a note stands: so far below the face, as wide as what lies open of it."""
    return QRectF(face.left(), face.bottom() + below, face.width() * shown, NOTE * scale)


def ribbon_box(face: QRectF, scale: float) -> QRectF:
    """Across the foot of the picture, over the numbers."""
    tall = min(face.height() * 0.16, NOTE * scale * 1.2)
    return QRectF(face.left(), face.top() + face.height() * RIBBON - tall / 2, face.width(), tall)
