"""What is staged over a land: a contest, a journey on its roads, what is declared one upon the other."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from PySide6.QtCore import QEasingCurve, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.view import View
from desktop_app.games.contract.table import Contest
from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.clock import A_REGION, IN_OUT, Clock
from desktop_app.ui.table.board.contest_item import ContestItem
from desktop_app.ui.table.board.journey_item import JourneyItem, road_middle, road_points
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.map_parties import Walker
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.stack_item import StackItem
from desktop_app.ui.table.layout.contest import Staged, staged
from desktop_app.ui.table.layout.layout import Ground
from desktop_app.ui.table.layout.over_land import StagedJourney, staged_journey, staged_stack
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.contest_words import ContestTold
from desktop_app.ui.table.words.sight_words import JourneyTold, StackTold

STEADY = QEasingCurve(QEasingCurve.Type.Linear)
CLEAR, NEAREST_ROAD = 60.0, 1.5
"""How far a road keeps from what stands around it, and as near as one looks at it."""

ANOTHER_ROOM = 1.25
"""A land so many times as wide or high as it was is looked at anew."""


class Staging(Frozen):
    """What goes on over a land, in words."""

    contest: ContestTold | None = None
    journey: JourneyTold | None = None
    stack: StackTold | None = None


class Stagings:
    """The items that stage something over one ground; what ``covers`` the land hides what stands on it."""

    def __init__(self, ground: Ground, motion: Clock) -> None:
        self._ground, self._motion = ground, motion
        self._map: MapItem | None = None
        self._skin: Skin | None = None
        self.stage: ContestItem | None = None
        self.staged: Staged | None = None
        self.journey: JourneyItem | None = None
        self.stack: StackItem | None = None
        self.travelled: StagedJourney | None = None
        self.covers = False
        self._followed: JourneyTold | None = None
        self._followed_in = QSizeF()
        self._seen = False

    def forget(self) -> None:
        """The scene has been emptied."""
        self._map = self.stage = self.staged = None
        self.journey = self.stack = self.travelled = None

    def stand(self, skin: Skin, over: MapItem) -> list[QGraphicsItem]:
        """Makes the items that stand over a land."""
        self._map, self._skin = over, skin
        self.stage, self.stack = ContestItem(skin), StackItem(skin)
        self.journey = JourneyItem(skin, self._ground.look, self._at)
        self.stage.setZValue(z.LEDGER - 1)
        self.stack.setZValue(z.LEDGER - 1)
        self.journey.setZValue(z.MATS + 2)
        return [self.stage, self.stack, self.journey]

    def follow(self) -> None:
        """The camera has moved: a journey lies on its roads."""
        if self.journey is not None and self.journey.isVisible():
            self.journey.update()

    def stage_over(
        self, view: View, contest: Contest | None, told: Staging, spot: PlacedSpot | None, unit: float
    ) -> dict[str, PlacedSpot]:
        """Stages what goes on over the land in ``spot``: what is declared before the contest it changes, both before a
        journey; where the cards of what is staged lie."""
        assert self._map is not None
        self.staged = None
        found: dict[str, PlacedSpot] = {}
        stack = told.stack if spot is not None else None
        found |= self._stage_stack(stack, spot, unit, view)
        if contest is not None and spot is not None and stack is None:
            self.staged = staged(contest, spot.rect, spot, unit)
            sides = [each for side in self.staged.sides for each in (side.chosen, side.played)]
            found |= {each.zone: each for each in sides if each.zone}
        assert self.stage is not None
        self.stage.show_contest(told.contest if self.staged is not None else None, self.staged)
        self.covers = self.staged is not None or stack is not None
        found |= self._stage_journey(None if self.covers else told.journey, spot, unit, view)
        self._map.names.setVisible(not self.covers)
        self._seen = True
        return found

    def _stage_stack(
        self, told: StackTold | None, spot: PlacedSpot | None, unit: float, view: View
    ) -> dict[str, PlacedSpot]:
        assert self.stack is not None
        if told is None or spot is None:
            self.stack.show_stack(None, None, [])
            return {}
        laid = staged_stack(told.zone, len(told.links), len(told.told), spot.rect, spot, unit)
        self.stack.show_stack(told, laid, list(view.seats))
        return {told.zone: laid.spot}

    def _stage_journey(
        self, told: JourneyTold | None, spot: PlacedSpot | None, unit: float, view: View
    ) -> dict[str, PlacedSpot]:
        assert self.journey is not None
        assert self._map is not None
        if told is None or spot is None:
            self.journey.show_journey(None, None)
            self.travelled = None
            self._map.names.keep_clear(())
            return {}
        look = self._ground.look
        points = road_points(told, look)
        eastward = len(points) < 2 or points[-1][0] >= points[0][0]
        zones = (told.from_zone, told.to_zone, told.guard_zone)
        lying = (self._lies(told.from_zone, view), self._lies(told.to_zone, view))
        laid = self.travelled = staged_journey(
            zones, told.limit, spot.rect, spot, eastward=eastward, unit=unit, lying=lying
        )
        cards = view.zones[told.used_zone].cards if told.used_zone in view.zones else []
        waits = told.guard_zone in view.zones and view.zones[told.guard_zone].count > 0
        self.journey.show_journey(told, laid, cards, waits=waits)
        self._map.names.keep_clear(self.journey.covers)
        if self._look_along(told, points, laid):
            self._walk(told, points, view)
        spots = [laid.start, laid.goal, *([laid.guard] if laid.guard is not None else [])]
        return {each.zone: each for each in spots}

    def _lies(self, zone: str, view: View) -> bool:
        """Whether the card at an end of a journey is turned on its side."""
        assert self._skin is not None
        cards = view.zones[zone].cards if zone in view.zones else []
        return bool(cards) and self._skin.signs.lies(cards[0])

    def _walk(self, told: JourneyTold, points: Sequence[tuple[float, float]], view: View) -> None:
        """Where a party stands at its goal by now it comes there region by region."""
        look, map = self._ground.look, self._map
        goal, cards = (
            look.place_of_card(told.goal),
            view.zones[told.to_zone].cards if told.to_zone in view.zones else [],
        )
        if (
            map is None
            or not goal
            or not fnmatchcase(told.to_zone, self._ground.parties)
            or not (told.signs or told.regions)
        ):
            return
        seat = next((card.controller or card.owner for card in cards), "")
        legs = len(points) - 1

        def step(share: float) -> None:
            map.show_walker(Walker(seat, goal, along(points, share)) if share < 1 else None)

        self._motion.run(("walks", goal), A_REGION * legs, step, easing=STEADY)

    def _look_along(self, told: JourneyTold, points: Sequence[tuple[float, float]], laid: StagedJourney) -> bool:
        """Looks at a road when it is set out on, so that it lies between the cards at its ends, and again when its room
        is quite another one; whether somebody sets out on it before one's eyes."""
        assert self._map is not None
        before, seen_in = self._followed, self._followed_in
        room, road = self._map.room, laid.road
        self._followed = told
        known = before is not None and _road(told) == _road(before)
        if not points or (known and _alike(seen_in, room.size())):
            return False
        self._followed_in = room.size()
        across, down = [x for x, _ in points], [y for _, y in points]
        wide, tall = max(max(across) - min(across), 1.0), max(max(down) - min(down), 1.0)
        unit = self._map.board.grown
        clear = CLEAR * unit
        near = min((road.width - clear) / wide, (road.height - clear) / tall, NEAREST_ROAD * unit)
        scale = max(near, self._map.gaze.camera.least)
        middle = road_middle(points)
        aside_x = (road.x + road.width / 2 - room.center().x()) / scale
        aside_y = (road.y + road.height / 2 - room.center().y()) / scale
        self._map.gaze.go_to(middle.x() - aside_x, middle.y() - aside_y, scale)
        return self._seen and not known and len(points) > 1

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """Where on the table a point of the land is seen."""
        assert self._map is not None
        px, py = self._map.gaze.camera.to_window(x, y)
        return px + self._map.room.x(), py + self._map.room.y()


def _road(told: JourneyTold) -> tuple[object, ...]:
    """What makes it another road."""
    return told.start, told.goal, told.regions, told.to_zone


def _alike(one: QSizeF, other: QSizeF) -> bool:
    """Whether a window has hardly changed between two sizes of its land, as when the hand rises."""
    sides = ((one.width(), other.width()), (one.height(), other.height()))
    return all(min(pair) * ANOTHER_ROOM >= max(pair) for pair in sides)


def along(points: Sequence[tuple[float, float]], share: float) -> tuple[float, float]:
    """The point that a share of the way leads to, each leg taking as long as any other and beginning and ending
    softly."""
    gone = max(0.0, min(share, 1.0)) * (len(points) - 1)
    leg = min(int(gone), len(points) - 2)
    eased = IN_OUT.valueForProgress(gone - leg)
    (x, y), (to_x, to_y) = points[leg], points[leg + 1]
    return x + (to_x - x) * eased, y + (to_y - y) * eased
