"""Cards that a stage carries: where it lets them go the table takes them up, so that nothing comes twice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from desktop_app.ui.table.moments.ground import Sights
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.parts import Parts


class Carrying:
    """What was carried at one table since its stage opened."""

    def __init__(self, table: Parts, sights: Sights) -> None:
        self._table, self._sights = table, sights
        self._arrived: dict[str, QPointF] = {}

    def clear(self) -> None:
        """Nothing has been carried."""
        self._arrived.clear()

    def let_go(self, moment: Moment, phase: str, card: QRectF) -> None:
        """The card of a moment is let go in a phase of it: on its place, or where it stands large."""
        if card.isEmpty() or phase == "arrive":
            return
        place = self._sights.landing(moment) if phase == "leave" else card
        self._arrived[moment.shown[0]] = self._table.board.mapToScene(place.center().toPoint())

    def hand_over(self, show: Callable[[], object]) -> None:
        """The table is shown: cards that were carried come from where they were let go."""
        rack = self._table.scene.rack
        rack.arrived = dict(self._arrived)
        show()
        rack.arrived = {}
        self._arrived.clear()
