"""Where a stage is drawn: its room, its looks and words, and where things lie on the table beneath."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QRectF

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.words.wording import Wording

NATURAL = (1126.0, 726.0)
"""The room of a small window, for which the stages are drawn."""


class Sights(Protocol):
    """Where things are seen in the picture of the table; an empty rectangle for what is not."""

    def place_of(self, thing: str) -> QRectF:
        """Where a card, a dial or a zone lies."""
        ...

    def warns(self, dial: str, seat: str) -> bool:
        """Whether a dial, of a seat, warns near its limit."""
        ...

    def mat_of(self, zone: str) -> QRectF:
        """The whole mat in which a zone lies."""
        ...

    def sum_at(self) -> QRectF:
        """Where an attack or the like is added up on the table."""
        ...

    def fighting(self) -> list[QRectF]:
        """Where those lie who fight or are to fight."""
        ...

    def contest_at(self) -> QRectF:
        """The land under a contest that is staged over it."""
        ...

    def origin(self, moment: Moment) -> QRectF:
        """Where the card of a moment comes from: where it lay in sight, or else its deck, or where it waited."""
        ...

    def deck(self, moment: Moment) -> QRectF:
        """The deck of the card of a moment."""
        ...

    def landing(self, moment: Moment) -> QRectF:
        """Where the card of a moment will lie when it has been told, or waits while somebody decides."""
        ...


class Ground(Frozen):
    """Where a stage is drawn: its room, the looks, the words, and where things lie on the table beneath.

    ``lettering`` is the scale of words, ``grown`` that of pictures beside the smallest window.
    """

    room: QRectF
    skin: Skin
    wording: Wording
    lettering: float
    sights: Sights
    seat: str = ""

    @property
    def place_of(self) -> Callable[[str], QRectF]:
        """Where a card, a dial or a zone is seen."""
        return self.sights.place_of

    @property
    def theme(self) -> Theme:
        """The theme at hand."""
        return self.skin.theme

    @property
    def grown(self) -> float:
        """How much larger than in the smallest window pictures are."""
        return max(0.6, min(self.room.width() / NATURAL[0], self.room.height() / NATURAL[1]))

    def px(self, pixels: float) -> float:
        """A length that goes with words."""
        return pixels * self.lettering

    def face(self, code: str, side: str = "front") -> FaceModel:
        """The face of a card in the language of the table."""
        return self.skin.face_of(code, self.wording.texts.language, side)

    def back_of(self, code: str) -> str:
        """Which back a card of this kind has."""
        return kind_of(self.face(code).kind).back
