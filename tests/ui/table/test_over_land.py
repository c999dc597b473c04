"""What is staged over the land: a journey between its two sites, a strike, and a chain of what is declared."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.view import CardView, ZoneView
from desktop_app.games import CARDS, PLAYS
from desktop_app.ui.art.fonts import MEDIUM, sans
from desktop_app.ui.table.board.stack_item import in_whole_lines, under_its_card
from desktop_app.ui.table.board.stagings import along
from desktop_app.ui.table.layout.over_land import staged_journey, staged_stack
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.words.sight_words import ALL_WAYS, WAYS, stack_in_words
from desktop_app.ui.table.words.wording import Wording
from tests.games.meccg.table import Table as Rules
from tests.games.meccg.table import at
from tests.ui.table.meccg_table import MORIA, RIVENDELL, Table, at_table


def assert_both_ends_lie_in(road: Rect, table: Table) -> None:
    """The places where the journey begins and ends are seen within this part of the land."""
    for place in ("rivendell", "moria"):
        where = table.map.where(place)
        assert where is not None
        assert QRectF(road.x, road.y, road.width, road.height).adjusted(-4, -4, 4, 4).contains(*where), place


def test_a_journey_is_seen_from_end_to_end_between_the_cards_of_its_sites(qapp: QApplication) -> None:
    table = Table("journey")
    journey, travelled = table.land.staging.journey, table.land.staging.travelled
    assert journey is not None
    assert travelled is not None
    assert journey.isVisible()
    assert journey.told is not None
    assert (journey.told.used, journey.told.limit, len(travelled.sockets)) == (3, 4, 4)
    ends = {item.card.code: item for item in table.scene.cards.values() if item.card.zone in ("origin:A1", "site:A1")}
    assert set(ends) == {RIVENDELL, MORIA}
    assert ends[MORIA].pos().x() < ends[RIVENDELL].pos().x(), "Moria lies to the west"
    assert_both_ends_lie_in(travelled.road, table)
    assert table.scene.spots["guard:A1"].kind == "single"


@pytest.mark.parametrize("size", [(2600, 1500), (700, 640)])
def test_a_journey_is_seen_from_end_to_end_in_a_window_of_another_size(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    table = Table("journey")
    table.scene.rebuild(Room(*size, "A", ("B",)), table.skin, table.view)
    table.map.gaze.still_only = True
    table.map.gaze.finish()
    travelled = table.land.staging.travelled
    assert travelled is not None
    assert_both_ends_lie_in(travelled.road, table)


def test_a_party_comes_to_its_goal_region_by_region(qapp: QApplication) -> None:
    table = Table()
    table.scene.motion.speed = 1.0
    view = at_table("journey")
    table.wording.view = view
    table.scene.show_view(view)
    motion, walker = table.scene.motion, table.map.parties.walker
    assert walker is None or walker.goal == "moria"
    assert motion.runs(("walks", "moria"))
    motion.finish()
    assert table.map.parties.walker is None, "it has arrived"
    assert "A" in table.map.parties.at["moria"]


def test_each_leg_of_a_way_takes_as_long_as_any_other() -> None:
    way = [(0.0, 0.0), (10.0, 0.0), (10.0, 200.0)]
    assert [along(way, share) for share in (0.0, 0.5, 1.0)] == way
    assert along(way, 0.25) == (5.0, 0.0)
    assert along(way, 0.75) == (10.0, 100.0)


def test_a_strike_is_staged_with_dice_odds_and_steps(qapp: QApplication) -> None:
    table = Table("strike")
    stage = table.land.staging.stage
    assert stage is not None
    assert stage.isVisible()
    assert stage.told is not None
    roll = stage.told.roll
    assert roll is not None
    assert roll.dice == ()
    assert [(outcome.told, outcome.way) for outcome in roll.outcomes] == [
        ("5 to 12: beats 10, 30 in 36", "good"),
        ("4: nothing happens, 3 in 36", "even"),
        ("2 to 3: wounded, body 8, 3 in 36", "bad"),
    ]
    assert [step.state for step in stage.told.steps].count("done") == 5
    assert not table.map.names.isVisible()
    table.view.numbers |= {"die_1": 1, "die_2": 2}
    table.scene.show_view(table.view, moving=False)
    assert stage.told.roll is not None
    assert stage.told.roll.dice == (1, 2)
    assert stage.told.roll.way_of(3) == "bad"


def test_eleven_sums_come_in_thirty_six_ways() -> None:
    assert (sum(WAYS), len(WAYS)) == (ALL_WAYS, 11)


def test_a_chain_lies_as_a_stack_over_the_land_with_the_last_declared_largest(qapp: QApplication) -> None:
    table = Table("chain")
    stack = table.land.staging.stack
    assert stack is not None
    assert stack.isVisible()
    assert stack.told is not None
    assert [link.seat for link in stack.told.links] == ["B", "A", "B"]
    widths = {item.card.id: item.width for item in table.scene.cards.values() if item.card.zone == "resolving"}
    assert [widths[link.card] for link in stack.told.links] == sorted(widths.values())
    assert table.land.staging.journey is not None
    assert not table.land.staging.journey.isVisible(), "what is declared comes first"


def a_spot() -> PlacedSpot:
    return PlacedSpot("at.*", "map", Rect(10, 10, 600, 580), 66, "A", 0, "")


@pytest.mark.parametrize("limit", [0, 1, 4, 9, 14])
def test_all_sockets_of_a_limit_lie_within_the_land(limit: int) -> None:
    room = Rect(10, 10, 600, 580)
    laid = staged_journey(("from", "to", "guard"), limit, room, a_spot(), eastward=True)
    assert len(laid.sockets) == limit
    assert all(room.x < socket.x and socket.right < room.right and socket.width > 8 for socket in laid.sockets)
    assert laid.start.rect.right < laid.goal.rect.x
    assert (laid.panel is None) == (limit == 0)


def test_what_is_told_of_a_tapped_site_at_an_end_of_a_journey_stands_right_under_it(qapp: QApplication) -> None:
    """The words stood as far below a site that lies as if that stood."""
    table = Table("journey")
    (start,) = table.view.zones["origin:A1"].cards
    start.marks.append("exhausted")
    table.scene.rebuild(Room(1500, 900, "A", ("B",)), table.skin, table.view)
    ends = {item.card.zone: item for item in table.scene.cards.values()}
    travelled = table.land.staging.travelled
    assert travelled is not None
    tapped, untapped = travelled.captions
    for zone, words in (("origin:A1", tapped), ("site:A1", untapped)):
        assert 0 < words.y - (ends[zone].home.y() + ends[zone].size()[1] / 2) < 12, zone
    assert tapped.y < untapped.y - 20


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
def test_a_chain_of_any_length_lies_within_the_land_and_climbs(count: int) -> None:
    room = Rect(10, 10, 600, 580)
    laid = staged_stack("resolving", count, 2, room, a_spot())
    assert len(laid.cards) == len(laid.plates) == count
    for before, after in pairwise(laid.cards):
        assert before.right < after.x
        assert before.bottom > after.bottom
    assert all(room.x < card.x and card.right <= room.right and card.y > room.y for card in laid.cards)
    assert all(plate.bottom <= laid.foot.y for plate in laid.plates)


def test_what_is_declared_is_told_by_its_name_and_what_its_text_does() -> None:
    """The plate under a card of a chain named the seat alone; a faction's text does nothing but what its facts say."""
    play = PLAYS["meccg"]

    def told(card: str) -> tuple[str, str]:
        ana = {"companies": [at("Henneth Annûn", "Beretar", went=True, entered=True)], "hand": [card]}
        table = Rules(ana, {"companies": [at("Rivendell", "Elrond")]}, step="organization")
        view = play.game.view(table.g, "A")
        code = next(each.code for each in view.zones["hand:A"].cards)
        view.zones["resolving"] = ZoneView("resolving", 1, [CardView("declared", code, "resolving", "A", "A")])
        wording = Wording(Texts("en"), CARDS["meccg"].title_of, "mec", {}, written=play.written)
        wording.view = view
        stack = play.words.sights.stack(view)
        assert stack is not None
        (link,) = stack_in_words(stack, wording).links
        return link.name, link.told

    assert told("Riders of Rohan") == ("Ana declares Riders of Rohan", "")
    assert "fares better" in told("Dodge")[1]
    assert "faces one strike with 9 prowess" in told("Burning Rick, Cot, and Tree")[1]


def test_a_few_words_about_what_is_declared_stand_under_its_card() -> None:
    """They began at the left edge of the land, on a plate as wide as that, far from the one card in its middle."""
    room = QRectF(20, 400, 580, 74)
    few = under_its_card(room, 310, 180)
    assert (few.left(), few.right()) == (220, 400)
    assert under_its_card(room, 560, 180).right() == room.right()
    assert under_its_card(room, 310, 900) == room


def test_what_is_declared_is_told_in_whole_lines(qapp: QApplication) -> None:
    """Of a long text on the plate under a card of a chain the last line was cut through its middle."""
    letters = sans(12.5, MEDIUM)
    (plate,) = staged_stack("resolving", 1, 1, Rect(10, 10, 600, 580), a_spot()).plates
    room = QRectF(plate.x + 12, plate.y + 22, plate.width - 16, plate.height - 25)
    tall = QFontMetricsF(letters).lineSpacing()
    assert (plate.x, plate.width) == (20, 580), "it takes the width of the land"
    for words in ("the company faces 4 strikes with 7 prowess (Men), ", "short, "):
        shown = in_whole_lines(words * 60, letters, room)
        lines = QFontMetricsF(letters).boundingRect(room, Qt.TextFlag.TextWordWrap, shown).height() / tall
        assert round(lines) == 3
        assert lines * tall <= room.height()
        assert shown.endswith("…")
        assert (words * 60).startswith(shown[:-1])
        assert in_whole_lines(words, letters, room) == words
