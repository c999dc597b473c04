"""The land with the journey of a campaign on it: dragged and zoomed like any map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame

from desktop_app.app.journal.chapters import numeral
from desktop_app.app.journal.journey import Journey, Stage, Trail
from desktop_app.app.journal.naming import called
from desktop_app.app.maps.geography import Geography, Place
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.drawing import Drawing
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.pictures import scene_of
from desktop_app.ui.journal.journey_lay import STEP, JourneyLay, Roads
from desktop_app.ui.journal.journey_names import Named, NamePictures, Wanted, named, width_in_size
from desktop_app.ui.journal.journey_paint import (
    MEDAL,
    paint_banner,
    paint_dot,
    paint_ground_ring,
    paint_medal,
    paint_pawn,
    paint_road,
    paint_stone,
    paint_trail,
)
from desktop_app.ui.journal.signs import arms_in_book
from desktop_app.ui.map.camera import Camera, Part
from desktop_app.ui.map.labels import LEGIBLE
from desktop_app.ui.map.lettering import paint_name
from desktop_app.ui.map.look import world_of
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.view import MapView
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

AROUND = (210.0, 120.0, 210.0, 240.0)
"""How much of the land is seen around the roads: left, above, right, below, in its units."""
NAME = 17.0
"""How large the names of places are."""
EDGE, BESIDE_NAME = 160.0, 3.0
"""How far beyond the window a place's name may still reach into it, and how much room it has at both sides."""
MOST_PAWNS = 8
RING = 7.0
"""How much lower the name of the place stands on which the ring of the company lies."""
BESIDE = 8.0
"""How far the trail of another fellowship runs beside the road."""


class JourneyMap(MapView):
    """``placed`` is called whenever the map has another size, for what lies over it: a name that this would cut is not
    written unless it is on the way."""

    def __init__(self, land: Geography, journey: Journey, game: str, look: Look, texts: Texts) -> None:
        super().__init__(Sheet(land, None, look.theme, texts.language), texts("journal-journey"))
        self._journey, self._game, self._look, self._texts = journey, game, look, texts
        self.trails: Sequence[Trail] = ()
        """The ways of other fellowships that are shown."""
        self._colours: Mapping[str, str] = {}
        self._named: tuple[float, list[Named]] | None = None
        self._written = NamePictures(look.theme)
        self.placed: Callable[[], object] = lambda: None
        self.gaze.camera = Camera(_around(journey, land), world_of(land)).at_home()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies over the map keeps its corner."""
        super().resizeEvent(event)
        self.placed()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The land, then roads, places, medals, stones and the company."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._look.scale, self._look.scale)
        stages = self._journey.stages
        lay = self._lay
        roads = lay.roads()
        self._paint_trails(painter)
        for stage in sorted(stages, key=lambda each: each.won):
            paint_road(painter, roads[stage.number], _kind(stage), self._look.theme)
        self._paint_places(painter)
        for stage in stages:
            at = lay.medal(roads[stage.number])
            paint_medal(painter, at, self._scenes[stage.number], numeral(stage.number), _kind(stage), self._look.theme)
        self._paint_stones(painter, roads)
        self._paint_company(painter)
        self._paint_banners(painter)
        painter.end()

    def show_trails(self, trails: Sequence[Trail]) -> None:
        """Show the ways of these fellowships beside one's own."""
        self.trails = trails
        self._colours = trail_colours(trails, self._game, self._look.theme)
        self.update()

    @property
    def _lay(self) -> JourneyLay:
        """Where everything lies now."""
        return JourneyLay(self._journey, self.sheet.land, self.gaze.camera, self._look.scale)

    # -- painting ---------------------------------------------------------------------------------------------------

    def _paint_places(self, painter: QPainter) -> None:
        """The places on the way and as many others as have room for their names."""
        ratio = self.devicePixelRatioF() * self._look.scale
        seen, lay = QRectF(self.rect()).adjusted(-EDGE, -EDGE, EDGE, EDGE), self._lay
        for place in self.seen_names():
            at = lay.where(place.place)
            if seen.contains(at * self._look.scale):
                paint_dot(painter, at, self._look.theme)
                self._written.paint(painter, place.name, self._size, at + place.off, ratio)

    def seen_names(self) -> list[Named]:
        """The names without those that what lies over the map would cut, or where it stands its edge; one of which the
        edge would cut a little stands so much nearer to the middle."""
        frames, scale = self.findChildren(QFrame, options=Qt.FindChildOption.FindDirectChildrenOnly), self._look.scale
        rooms = [QRectF(each.geometry()) for each in (*frames, self)]
        *over, whole = [QRectF(room.topLeft() / scale, room.size() / scale) for room in rooms]
        whole.moveTo(0, 0)
        way, lay = {place for stage in self._journey.stages for place in stage.chapter.road}, self._lay
        names = {name.place: name for name in self.names()}
        written = {place: name.written(lay.where(place), self._size) for place, name in names.items()}

        def is_cut(name: Named) -> bool:
            now = name.written(lay.where(name.place), self._size)
            others = (each for place, each in written.items() if place != name.place)
            moved_over = name is not names[name.place] and any(now.intersects(each) for each in others)
            cut = not self.sheet.moving and not whole.contains(now)
            return moved_over or cut or any(now.intersects(room) for room in over)

        brought = (self._brought_in(name, written[name.place], whole) for name in names.values())
        return [name for name in brought if name.place in way or not is_cut(name)]

    def _brought_in(self, name: Named, written: QRectF, whole: QRectF) -> Named:
        """The name moved into the window, once that stands, where most of it is in sight."""
        seen = written.intersected(whole)
        little = seen.width() * seen.height() < LEGIBLE * written.width() * written.height()
        if self.sheet.moving or little or whole.contains(written):
            return name
        east = max(whole.left() - written.left(), 0.0) + min(whole.right() - written.right(), 0.0)
        south = max(whole.top() - written.top(), 0.0) + min(whole.bottom() - written.bottom(), 0.0)
        return name._replace(off=name.off + QPointF(east, south))

    def names(self) -> list[Named]:
        """The names as they stand about their places at this scale; while it changes, as they stood before."""
        scale = self.gaze.camera.scale
        if self._named is None or (self._named[0] != scale and not self.sheet.moving):
            lay = self._lay
            roads = lay.roads()
            drawn = lay.drawn(roads, self.sheet.language, self.devicePixelRatioF())
            self._named = scale, named(self._wanted(lay, roads), lay.taken(roads), drawn, self._size)
        return self._named[1]

    @property
    def _size(self) -> float:
        return NAME * self._look.theme.print_scale

    def _wanted(self, lay: JourneyLay, roads: Roads) -> Iterator[Wanted]:
        """All places, those on the way first."""
        medals = [lay.medal(road) for road in roads.values()]
        way = {place for stage in self._journey.stages for place in stage.chapter.road}
        for place in self._places():
            at = lay.where(place.id)
            below = MEDAL if any((medal - at).manhattanLength() < MEDAL for medal in medals) else 0.0
            below = max(below, RING if place.id == self._journey.place and self._journey.company else 0.0)
            name = place.names.es if self._texts.language == "es" else place.names.en
            wide = width_in_size(name, self._size) + 2 * BESIDE_NAME
            yield Wanted(place.id, name, wide, at - lay.start, place.id in way, below)

    def _places(self) -> Iterable[Place]:
        """Those on the way first, each once."""
        land = self.sheet.land.places
        on_way = [place for stage in self._journey.stages for place in stage.chapter.road]
        return (land[id] for id in dict.fromkeys((*on_way, *land)))

    def _paint_stones(self, painter: QPainter, roads: Roads) -> None:
        theme = self._look.theme
        for stone, foot in zip(self._journey.stones, self._lay.feet(roads), strict=True):
            paint_stone(painter, foot, theme)
            name = called(self._game, stone.name, stone.card, self._texts.language)
            paint_name(painter, name, 16.0 * theme.print_scale, foot + QPointF(0, 20 * theme.print_scale), theme)

    def _paint_company(self, painter: QPainter) -> None:
        """A pawn for each of the company, where it stands now."""
        theme, company = self._look.theme, self._journey.company[:MOST_PAWNS]
        if not company:
            return
        middle = self._lay.where(self._journey.place)
        half = STEP * (len(company) - 1) / 2
        paint_ground_ring(painter, middle, half + STEP, theme)
        for at, line in enumerate(company):
            arms = arms_in_book(self._game, line.card, theme)
            colour = arms.colour if arms is not None else theme.inks["seal_open"]
            paint_pawn(painter, middle + QPointF(at * STEP - half, 4.0 if at % 2 else 0.0), colour, theme)

    def _paint_trails(self, painter: QPainter) -> None:
        """The roads that others have won, each a little beside the one before."""
        for at, trail in enumerate(self.trails, 1):
            beside = QPointF(BESIDE * at, BESIDE * at)
            for stage in trail.journey.stages:
                if stage.won:
                    road = self._lay.road(stage).translated(beside)
                    paint_trail(painter, road, self._colours[trail.id], self._look.theme)

    def _paint_banners(self, painter: QPainter) -> None:
        """Where others stand; several at one place side by side."""
        there: dict[str, int] = {}
        for trail in self.trails:
            at = there[trail.journey.place] = there.get(trail.journey.place, 0) + 1
            here = len(self._journey.company[:MOST_PAWNS]) if trail.journey.place == self._journey.place else 0
            foot = self._lay.where(trail.journey.place) + QPointF(STEP * (here / 2 + at), STEP / 2)
            paint_banner(painter, foot, trail.letter, self._colours[trail.id], self._look.theme)

    @cached_property
    def _scenes(self) -> Mapping[int, QPixmap]:
        """The landscape of each chapter, painted once."""
        found, box = {}, open_box(self._game)
        side, ratio = 2 * MEDAL, self.devicePixelRatioF() * self._look.scale
        for stage in self._journey.stages:
            scenario = box.scenarios.get(stage.chapter.id)
            place, light = scene_of(self._game, stage.chapter.id, scenario.emblem if scenario is not None else "")
            drawing = landscape(stage.chapter.id, place, light, side * 1.6, side, "", self._look.theme)
            paint = partial(_paint_scene, drawing, ratio)
            found[stage.number] = painted(round(side * ratio), round(side * ratio), paint, ratio)
        return found


def trail_colours(trails: Sequence[Trail], game: str, theme: Theme) -> Mapping[str, str]:
    """A colour for each fellowship: that of one who goes on with it, another than those before have while there is
    one."""
    found: dict[str, str] = {}
    for trail in trails:
        arms = (arms_in_book(game, line.card, theme) for line in trail.journey.company)
        colours = [each.colour for each in arms if each is not None] or [theme.inks["seal_open"]]
        found[trail.id] = next((each for each in colours if each not in found.values()), colours[0])
    return found


def _paint_scene(drawing: Drawing, ratio: float, painter: QPainter) -> None:
    painter.scale(ratio, ratio)
    paint_landscape(painter, drawing, -0.6 * MEDAL, 0)


def _kind(stage: Stage) -> str:
    return "won" if stage.won else "next" if stage.next else "later"


def _around(journey: Journey, land: Geography) -> Part:
    """The part of the land in which all roads lie."""
    points = [land.places[place].at for stage in journey.stages for place in stage.chapter.road]
    left, above, right, below = AROUND
    across, down = [x for x, _ in points], [y for _, y in points]
    return Part(min(across) - left, min(down) - above, max(across) + right, max(down) + below)
