"""Moving over a land on the table, with something standing at every place: what each frame costs the processor."""

from __future__ import annotations

from itertools import cycle, islice

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import CARDS, TENANTS
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.faces.faces import faces_of
from desktop_app.ui.games import boards, layout_of
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.surface import SitePlace, SiteSurface
from desktop_app.ui.measures.painted import until_painted
from desktop_app.ui.measures.telling import SIZE, say
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import Ground, Layout
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.table.words.zone_words import ZoneWords

PANS, ZOOMS = 60, 40
CLOSER, BY_WHEEL, NEAR = 1.5, 1.015, 2.0
"""How much nearer than the whole land it is moved first and each turn of the wheel brings it, then how near it is."""
STRIDE = 7.0
PARTIES = 10
ASIDE = 9.0
"""How far a made-up place lies from the one it is made after, in units of the land."""
WARM = 40
"""So many frames of a bare scene do not count: the first ones paint more than what moves."""


def land() -> None:
    """Pans and zooms over the land of each game that has one, then as much in a bare scene."""
    QApplication([])
    for game in games_on_lands():
        table = LandTable(SIZE, game)
        board = table.map.board.look
        items = len(board.at) + len(board.areas())
        say(f"land {game}", frames=moved_over(table), places=len(board.at), regions=len(board.areas()))
        table.board.close()
        say(f"bare {game}", frames=moved_bare(items, SIZE))


class LandTable:
    """The table of a game that lies on a land, with a piece that lies face down at each place; where parties travel
    the land, with ten of them.

    Raises LookupError for a game that has no such table.
    """

    def __init__(self, size: tuple[int, int], game: str) -> None:
        layout = layout_of(game)
        if layout.ground is None:
            raise LookupError(f"{game} lies on no land")
        layout = replace(layout, ground=replace(layout.ground, look=_filled(layout.ground.look)))
        texts = Texts("en")
        words = TableWords(zone_titles={})
        wording = Wording(texts, CARDS[game].title_of, TENANTS[game].domain, {})
        skin = Skin(load_theme("daylight"), faces_of(game, None), "en", words, layout)
        motion = Clock()
        motion.speed = 0
        self.view = wording.view = _crowded(game, layout)
        self.scene = TableScene(skin, motion, ZoneWords(wording, words, layout.asides), layout)
        self.board = Board(self.scene)
        self.board.resize(*size)
        self.board.show()
        QApplication.processEvents()
        room = self.board.viewport().size()
        self.scene.rebuild(Room(room.width(), room.height(), "A"), skin, self.view)
        QApplication.processEvents()

    @property
    def map(self) -> MapItem:
        """The land itself."""
        assert self.scene.land is not None
        assert self.scene.land.map is not None
        return self.scene.land.map


def games_on_lands() -> list[str]:
    """The games whose tables lie on a land."""
    layouts = {game: layout_of(game) for game in boards()}
    return [game for game, layout in layouts.items() if layout.ground is not None]


def _filled(look: MapLook) -> MapLook:
    """The look with a place of its own for each card that is a place: made-up ones stand beside those they share."""
    board = look.board()
    if not isinstance(board, SiteSurface):
        return look
    places, points = dict(board.locations), dict(board.points)
    for at, place in enumerate(islice(cycle(board.locations.values()), max(0, len(board.cards) - len(places)))):
        x, y = board.points[place.id]
        made = SitePlace(f"{place.id}-{at}", place.names, place.region, place.kind)
        places[made.id], points[made.id] = made, (x + ASIDE, y + ASIDE * (1 + at // len(board.locations)))
    filled = replace(board, locations=places, points=points)
    return replace(look, board=lambda: filled, points=lambda: points)


def _crowded(game: str, layout: Layout) -> View:
    assert layout.ground is not None
    if layout.ground.parties:
        return _travelled(game, layout.ground)
    look, backs = layout.ground.look, [name for name in layout.ground.figures if "." not in name]
    view = View(game, "A", ["A"], 1, [])
    for at, place in enumerate(look.board().locations):
        zone = look.zone + place
        there = [CardView(f"~{place}", "", zone, back=backs[at % len(backs)])]
        view.zones[zone] = ZoneView(zone, 1, there)
        view.numbers |= {beginning + place: 1 + at % 3 for beginning in look.numbers}
    return view


def _travelled(game: str, ground: Ground) -> View:
    """Ten parties, each at the place that one of its cards is."""
    view = View(game, "A", ["A", "B"], 1, [])
    cards = {place: code for code, place in ground.look.cards().items()}
    for at, place in enumerate(list(cards)[:: len(cards) // PARTIES][:PARTIES]):
        zone = ground.parties.replace("*", f"{at}")
        seat = view.seats[at % 2]
        view.zones[zone] = ZoneView(zone, 1, [CardView(f"{place}", cards[place], zone, seat, seat)])
    return view


def moved_over(table: LandTable) -> list[float]:
    """Milliseconds of the processor for every frame of panning, of zooming, and of panning among medallions."""
    table.map.gaze.zoom(CLOSER)
    table.map.gaze.finish()
    QApplication.processEvents()
    taken = [until_painted(lambda: table.map.gaze.pan(-STRIDE, -STRIDE * 0.6)) for _ in range(PANS)]
    table.map.gaze.finish()
    QApplication.processEvents()
    taken += [until_painted(lambda: table.map.gaze.zoom(BY_WHEEL)) for _ in range(ZOOMS)]
    camera = table.map.gaze.camera
    table.map.gaze.zoom(NEAR * table.map.board.grown / camera.scale)
    table.map.gaze.finish()
    QApplication.processEvents()
    taken += [until_painted(lambda: table.map.gaze.pan(STRIDE, STRIDE * 0.6)) for _ in range(PANS)]
    table.map.gaze.finish()  # nothing grows sharp while the next land is measured
    return taken


def moved_bare(items: int, size: tuple[int, int]) -> list[float]:
    """The same with one large picture and as many small ones in a bare scene, all of them moved for every frame."""
    scene = QGraphicsScene(QRectF(0, 0, *size))
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    land, piece = QPixmap(*size), QPixmap(34, 46)
    for picture in (land, piece):
        picture.fill(Qt.GlobalColor.gray)
    things = [scene.addPixmap(land), *(scene.addPixmap(piece) for _ in range(items))]
    for number, thing in enumerate(things[1:]):
        thing.setPos(60 + number % 20 * 90, 60 + number // 20 * 65)
    view = QGraphicsView(scene)
    view.resize(*size)
    view.show()
    QApplication.processEvents()

    def move() -> None:
        for thing in things:
            thing.moveBy(-1, -0.6)

    for _ in range(WARM):
        until_painted(move)
    return [until_painted(move) for _ in range(PANS + ZOOMS)]
