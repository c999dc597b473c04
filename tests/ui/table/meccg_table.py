"""A table of the Middle-earth CCG laid out by hand: companies on the land, a journey, a strike, a chain."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import CARDS
from desktop_app.games.contract.sights import (
    Account,
    Journey,
    Link,
    Outcome,
    Portion,
    Roll,
    Score,
    Scores,
    Sights,
    Stack,
    Step,
)
from desktop_app.games.contract.table import Cell, Contest, Fighter, Ledger, Mark, TableWords
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.faces.faces import faces_of
from desktop_app.ui.games import layout_of
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.land import Land
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.table.words.zone_words import ZoneWords

GAME = "meccg"
LAYOUT = layout_of(GAME)
SIZES = [(1126, 726), (1496, 986), (2560, 1300)]
"""Of the board, in a small window, a usual and a large one."""
STEPS = ("hazards", "excess", "untapped", "support", "resources", "roll", "body")
ELROND, ELLADAN, GLAMDRING, GILDOR = "TW-145", "TW-143", "TW-244", "TW-158"
RIVENDELL, MORIA, CAVE_DRAKE, TWILIGHT = "TW-421", "TW-413", "TW-20", "TW-106"


def plain(words: str) -> Message:
    """Any words, as a message of the test's own."""
    return message("mectable-mat-belongings", name=words)


def at_table(moment: str = "") -> View:
    """Three companies of Ana and two of Bor; in a ``moment`` Ana's first is on its way from Rivendell to Moria."""
    view = View(GAME, "A", ["A", "B"], 9, [])
    people = _lay(view, "company:A1", "A", ELROND, ELLADAN, "TW-144", "TW-116")
    people.append(CardView("glamdring", GLAMDRING, "company:A1", "A", "A", host=people[0].id))
    people[0].marks.append("exhausted")
    view.zones["company:A1"].count += 1
    _lay(view, "company:A2", "A", GILDOR, "TW-180")
    _lay(view, "company:A3", "A", "TW-182")
    _lay(view, "company:B1", "B", "LE-50", "LE-39", "LE-38")
    _lay(view, "company:B2", "B", "LE-31", "LE-18")
    sites = {"A1": MORIA if moment else RIVENDELL, "A2": RIVENDELL, "A3": "TW-394", "B1": "LE-367", "B2": "LE-378"}
    for company, site in sites.items():
        _lay(view, f"site:{company}", company[0], site)
        for zone in ("origin", "journey", "guard"):
            _lay(view, f"{zone}:{company}", company[0])
    for zone, seat, code in (("events", "A", "TW-243"), ("events", "B", "TW-28"), ("discard", "A", "TW-209")):
        _lay(view, f"{zone}:{seat}", seat, code)
    for seat in "AB":
        for zone in ("agents", "marshalling"):
            _lay(view, f"{zone}:{seat}", seat)
        deck = [CardView(f"~deck {seat}", "", f"deck:{seat}", back="player")]
        view.zones[f"deck:{seat}"] = ZoneView(f"deck:{seat}", 29, deck)
    _lay(view, "discard:B", "B")
    _lay(view, "hand:A", "A", "TW-319", "TW-204", "TW-207", "TW-200", "TW-327", "TW-76", TWILIGHT, "TW-317")
    _lay(view, "locations:A", "A", "TW-408", "TW-378", "TW-417", "TW-412")
    view.zones["locations:A"].cards.append(CardView("another Lórien", "TW-408", "locations:A", "A", "A"))
    view.zones["hand:B"] = ZoneView("hand:B", 7, [])
    for zone in ("attacking", "resolving"):
        _lay(view, zone, "B")
    view.facts = {"name:A": "Ana", "name:B": "Bor", "moment": moment, "company": "A1" if moment else ""}
    if moment:
        _lay(view, "origin:A1", "A", RIVENDELL)
        view.zones["guard:A1"].cards.append(CardView("~guard", "", "guard:A1", "B", back="player"))
        view.zones["guard:A1"].count = 1
    if moment == "strike":
        _lay(view, "attacking", "B", CAVE_DRAKE)
    if moment == "chain":
        cards = _lay(view, "resolving", "B", "LE-145", TWILIGHT, "TW-21")
        for card, seat in zip(cards, "BAB", strict=True):
            card.controller = seat
    return view


def _lay(view: View, zone: str, seat: str, *codes: str) -> list[CardView]:
    cards = [CardView(f"{zone} {code}", code, zone, seat, seat) for code in codes]
    for card in cards:
        card.numbers = {"prowess": 6, "body": 8}
    view.zones[zone] = ZoneView(zone, len(cards), cards)
    return cards


def journey(view: View) -> Journey | None:
    """From Rivendell over Hollin to Moria, with three of four hazards used."""
    if view.facts.get("moment", "") == "":
        return None
    regions = ("TW-482", "TW-466", "TW-481")
    return Journey(
        plain("Elrond's company goes to Moria"), RIVENDELL, MORIA, regions, "origin:A1", "site:A1",
        "guard:A1", 4, 3, "", plain("Hazard limit"), (plain("from"), plain("to")),
    )  # fmt: skip


def contest(view: View) -> Contest | None:
    """Elladan faces the Cave-drake; with dice on the table once "die_1" is there."""
    if view.facts.get("moment") != "strike":
        return None
    dice = (view.numbers["die_1"], view.numbers["die_2"]) if "die_1" in view.numbers else ()
    outcomes = (
        Outcome(plain("beats 10"), 5, 12, "good"),
        Outcome(plain("nothing happens"), 4, 4, "even"),
        Outcome(plain("wounded, body 8"), 2, 3, "bad"),
    )
    steps = tuple(
        Step(plain(name), "done" if at < 5 else "now" if at == 5 else "to_come") for at, name in enumerate(STEPS)
    )
    return Contest(
        plain("Cave-drake attacks"),
        (
            Fighter(plain("Elladan"), ELLADAN, "", "", told=(plain("6/8"),)),
            Fighter(plain("Cave-drake"), CAVE_DRAKE, "attacking", "", told=(plain("10/-"),)),
        ),
        Roll(plain("Ana rolls"), outcomes, dice),
        steps,
    )


def ledger(view: View) -> Ledger | None:
    """What Elladan's prowess is made of."""
    if view.facts.get("moment") != "strike":
        return None
    return Ledger(
        plain("Strike 2"),
        (
            Cell(plain("prowess"), "5", subjects=("company:A1 TW-143",)),
            Cell(plain("Fellowship"), "1", "+"),
            Cell(plain("dice"), "2d", "+", known=False),
            Cell(plain("the drake"), "10", "="),
        ),
        "sum",
    )


def stack(view: View) -> Stack | None:
    """Three declared, the last of which resolves first."""
    if view.facts.get("moment") != "chain":
        return None
    cards = view.zones["resolving"].cards[::-1]
    links = tuple(
        Link(card.id, card.controller, plain(f"{card.controller} declares"), plain("Cancels the one before"))
        for card in cards
    )
    return Stack(plain("Chain of effects, three declared"), "resolving", links, (plain("The last one resolves first"),))


def scores(view: View) -> Scores | None:
    """Points by six sources."""
    signs = ("account", "sack", "flag-variant", "paw", "skull", "star-plus")
    return Scores(
        plain("Points"),
        tuple((sign, plain(sign)) for sign in signs),
        (
            Score(plain("Ana"), "A", (9, 4, 3, 0, 1, 0), 17),
            Score(plain("Bor"), "B", (7, 2, 2, 2, 0, 0), 13),
        ),
    )


def accounts(view: View, seat: str) -> tuple[Account, ...]:
    """General influence, and what two characters have of their own."""
    general = tuple(Portion(plain(name), mind) for name, mind in (("Elrond", 10), ("Gildor", 4), ("Théoden", 5)))
    return (
        Account(plain("General influence"), 20, general),
        Account(plain("Elrond"), 4, (Portion(plain("Elladan"), 4),)),
        Account(plain("Théoden"), 3, ()),
    )


def title(view: View, zone: str) -> Message | None:
    """A company by its site."""
    if not zone.startswith("company:"):
        return None
    return plain(f"{'ABCDEF'[int(zone[-1])]}, size {len(view.zones[zone].cards)}")


WORDS = TableWords(
    zone_titles={},
    marks=(Mark("exhausted", "turned", ""),),
    ledger=ledger,
    contest=contest,
    sights=Sights(journey, scores, accounts, stack, title),
)


class Table:
    """A board with that table on it."""

    def __init__(
        self,
        moment: str = "",
        size: tuple[int, int] = (1126, 726),
        language: str = "en",
        theme: str = "daylight",
        view: View | None = None,
    ) -> None:
        texts = Texts("es" if language == "es" else "en")
        self.view = view or at_table(moment)
        self.wording = Wording(texts, CARDS[GAME].title_of, "mec", {})
        self.wording.view = self.view
        self.skin = Skin(load_theme(theme), faces_of(GAME, None), language, WORDS, LAYOUT)
        motion = Clock()
        motion.speed = 0
        self.scene = TableScene(self.skin, motion, ZoneWords(self.wording, WORDS, LAYOUT.asides), LAYOUT)
        self.board = Board(self.scene)
        self.board.resize(*size)
        self.board.show()
        QApplication.processEvents()
        room = self.board.viewport().size()
        self.scene.rebuild(Room(room.width(), room.height(), "A", ("B",)), self.skin, self.view)
        self.map.gaze.still_only = True
        self.map.gaze.finish()

    @property
    def land(self) -> Land:
        """The land of the table."""
        assert self.scene.land is not None
        return self.scene.land

    @property
    def map(self) -> MapItem:
        """Its map."""
        assert self.land.map is not None
        return self.land.map


def asked_where(table: Table) -> None:
    """Ana is asked where her first company goes: to Lórien or Bree, and nowhere else."""
    locations = {card.code: card.id for card in reversed(table.view.zones["locations:A"].cards)}
    leader = table.view.zones["company:A1"].cards[0].id
    options = [Option("go", leader, locations[code]) for code in ("TW-408", "TW-378")]
    table.scene.question = Question("A", "one", plain("Where?"), lambda: options)
    table.scene.show_view(table.view, moving=False)
