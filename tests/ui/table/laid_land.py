"""A table of Middle-earth Quest on its land, with pieces laid out by hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import CARDS, PLAYS
from desktop_app.games.contract.table import Counter, TableWords, ZoneNote
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.faces.faces import faces_of
from desktop_app.ui.games import layout_of
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.placed import Placement, Rect
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.table.words.zone_words import ZoneWords

LAYOUT = layout_of("me_quest")
assert LAYOUT.ground is not None
GROUND = LAYOUT.ground
HERO, BEASTS = "beravor", ("~1", "~2")
SIZES = [(1126, 674), (1126, 726), (1240, 806), (1496, 986), (2560, 1300)]


def note(view: View, zone: str) -> ZoneNote | None:
    return ZoneNote(told=(message("table-hand-count", count=2),)) if zone == "at.moria" else None


WORDS = TableWords(
    zone_titles={},
    counters=(Counter("pool", "meqtable-mat-pool", "meqtable-mat-pool", limit="pool_limit", sign="influence"),),
    note=note,
)
SIGNS = Signs(replace(WORDS, lying=PLAYS["me_quest"].words.lying))


def at_table(seat: str = "B", seats: str = "ABC") -> View:
    """Beravor in Lothlórien, two tokens that lie face down in Moria, and what the players have before them."""
    view = View("me_quest", seat, list(seats), 6, [])
    for location in GROUND.look.board().locations:
        lay_zone(view, f"at.{location}")
    lay_zone(view, "at.lothlorien", CardView(HERO, "hero.beravor", "at.lothlorien"))
    lay_zone(view, "at.moria", *(CardView(id, "", "at.moria", back="monster_orange") for id in BEASTS))
    lay_zone(view, "plot_1", CardView("plot", "starting_plot.sauron_hunts_for_the_ring", "plot_1"))
    for zone in ("plot_2", "plot_3", "event", "mission:A", "hand:A", "combat_hand:A"):
        lay_zone(view, zone)
    for hero in seats[1:]:
        for zone in ("life", "rest", "damage", "quests", "items", "corruption", "hand", "chosen", "pile"):
            lay_zone(view, f"{zone}:{hero}")
        life = [CardView(f"~life {hero}{at}", "", f"life:{hero}", back="hero") for at in range(5)]
        lay_zone(view, f"life:{hero}", *life)
        hand = [CardView(f"hand {hero}{at}", "hero.beravor.evade", f"hand:{hero}") for at in range(5)]
        lay_zone(view, f"hand:{hero}", *hand)
        view.numbers |= {f"{name}:{hero}": 2 for name in ("favor", "fortitude", "strength", "agility", "wisdom")}
    view.numbers |= {"pool": 3, "pool_limit": 4, "finale": 18, "story_green": 6, "influence_moria": 2}
    view.facts = {"action_tokens": ""} | {
        f"name:{each}": name for each, name in zip("ABC", ("Bor", "Ana", "Cal"), strict=True)
    }
    return view


def lay_zone(view: View, zone: str, *cards: CardView) -> None:
    view.zones[zone] = ZoneView(zone, len(cards), list(cards))


class Table:
    """A board with that table on it; ``said`` is what the board has said of drops."""

    def __init__(
        self,
        size: tuple[int, int] = (1496, 986),
        language: str = "en",
        theme: str = "daylight",
        words: TableWords | None = None,
    ) -> None:
        words = words or WORDS
        texts = Texts("es" if language == "es" else "en")
        self.view = at_table()
        assert LAYOUT is not None
        game_table = GameTable("meq", PLAYS["me_quest"], LAYOUT, CARDS["me_quest"].title_of, faces_of("me_quest", None))
        self.wording = Wording(texts, game_table.title_of, "meq", {}, None, game_table.place_of)
        self.wording.view = self.view
        self.skin = Skin(load_theme(theme), game_table.face_of, language, words, LAYOUT)
        motion = Clock()
        motion.speed = 0
        self.scene = TableScene(self.skin, motion, ZoneWords(self.wording, words, {}), LAYOUT)
        self.board = Board(self.scene)
        self.board.resize(*size)
        self.board.show()
        QApplication.processEvents()
        self.size = self.board.viewport().width(), self.board.viewport().height()
        self.scene.rebuild(Room(*self.size, "B", ("A", "C")), self.skin, self.view)
        self.map.gaze.still_only = True
        self.drops: list[tuple[str, str]] = []
        self.clicks: list[str] = []
        self.board.dropped.connect(lambda source, target, at: self.drops.append((source, target)))
        self.board.clicked.connect(self.clicks.append)

    @property
    def map(self) -> MapItem:
        assert self.scene.land is not None
        assert self.scene.land.map is not None
        return self.scene.land.map

    def card(self, id: str) -> CardItem:
        return self.scene.cards[id]

    def spot(self, place: str) -> QPoint:
        """Where the mark of a place is in the window."""
        at = self.map.where(place)
        assert at is not None
        return self.board.mapFromScene(QPointF(*at))

    def drag(self, start: QPoint, end: QPoint) -> None:
        window = self.board.viewport()
        QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(window, start + (end - start) / 2)
        QTest.mouseMove(window, end)
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=end)

    def turn_wheel(self, at: QPoint, by: int) -> None:
        window = self.board.viewport()
        event = QWheelEvent(
            QPointF(at), QPointF(window.mapToGlobal(at)), QPoint(), QPoint(0, by), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(window, event)


def feet(table: Table, card: str) -> QPointF:
    """Where a piece stands."""
    item = table.card(card)
    return item.pos() + QPointF(0, item.face_rect().bottom())


def laid(size: tuple[int, int], seat: str, others: tuple[str, ...], view: View | None = None) -> Placement:
    """Where all that this seat sees lies in a room of this size."""
    assert LAYOUT is not None
    view = view or at_table(seat)
    return place(LAYOUT, Room(*size, seat, others), Census(LAYOUT, view, SIGNS, {}, lambda zone: False))


def overlap(one: Rect, other: Rect) -> bool:
    """Whether one lies over the other."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
