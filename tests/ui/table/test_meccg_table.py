"""The table of the Middle-earth CCG: a hand, companies on the land and beside it, events, points and influence."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import PLAYS
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.table.board.sheet_item import ScoresItem, lend_room
from desktop_app.ui.table.layout.asides import beside, shown_with
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.measures import NAMELESS
from desktop_app.ui.table.layout.placing import place as lay_out
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.screen import TableScreen
from tests.games.meccg.table import Table as Rules
from tests.games.meccg.table import at
from tests.ui.table.conftest import LayTable
from tests.ui.table.meccg_table import ELLADAN, GLAMDRING, LAYOUT, SIZES, Table, at_table


@pytest.mark.parametrize("size", SIZES)
def test_hand_land_and_companies_lie_beside_each_other_and_not_over(qapp: QApplication, size: tuple[int, int]) -> None:
    table = Table("journey", size)
    placement = table.scene.placement
    assert placement is not None
    rooms = [mat.rect for mat in placement.mats] + [placement.prompt]
    for one, other in combinations(rooms, 2):
        assert (
            one.right <= other.x + 1
            or other.right <= one.x + 1
            or one.bottom <= other.y + 1
            or (other.bottom <= one.y + 1)
        ), (one, other)
    hand = [item for item in table.scene.cards.values() if item.card.zone == "hand:A"]
    shown = sorted(item.pos().x() for item in hand)
    assert len(hand) == 8
    assert min(after - before for before, after in pairwise(shown)) >= hand[0].width, "no overlap"


def test_a_hand_one_must_choose_from_is_lifted_over_the_table_where_its_cards_would_lose_their_names(
    qapp: QApplication,
) -> None:
    """In a low window the company that acts and one's own stand beside the land, and a card is to be discarded."""
    table = Table("journey", (1126, 540))
    table.scene.rebuild(Room(1126, 540, "A", ("B",), hand_open=True), table.skin, table.view)
    placement = table.scene.placement
    assert placement is not None
    assert placement.hand_hangs
    assert min(row.card for row in placement.plan.rows if any(mat.state == "open" for mat in row.mats)) > NAMELESS


def test_cards_keep_their_names_before_all_that_they_bear_is_in_sight(qapp: QApplication) -> None:
    """Beside two who bore four things each nobody in a small window had a name or a number."""
    table, laden = Table("journey", (1126, 670)), at_table("journey")
    for zone in ("company:A1", "company:A2"):
        for who in [card for card in laden.zones[zone].cards if not card.host][:2]:
            borne = [CardView(f"{who.id} {at}", GLAMDRING, zone, "A", "A", host=who.id) for at in range(4)]
            laden.zones[zone].cards += borne
            laden.zones[zone].count += len(borne)
    table.scene.show_view(laden, moving=False)
    laid = [item for item in table.scene.cards.values() if item.card.id.startswith("company:A1")]
    people = [item for item in laid if not item.card.host]
    assert min(item.width for item in people) > NAMELESS
    assert any(item.labels.told for item in laid if item.card.host), "how many more somebody bears"


def test_each_company_lies_under_its_name_with_its_site_before_its_people(qapp: QApplication) -> None:
    table = Table()
    titles = table.scene.fixtures.titles
    for company, title in (("A1", "B, size 5"), ("A2", "C, size 2"), ("A3", "D, size 1")):
        table.scene.unfold(f"company:{company}")
        assert titles[f"company:{company}"].title == title
        site = table.scene.cards[f"site:{company} {table.view.zones[f'site:{company}'].cards[0].code}"]
        people = [item for item in table.scene.cards.values() if item.card.zone == f"company:{company}"]
        assert all(site.pos().x() < person.pos().x() for person in people if not person.card.host)


def test_a_name_too_long_for_its_company_begins_in_the_room_that_the_one_before_it_leaves(qapp: QApplication) -> None:
    titles = Table().scene.fixtures.titles
    first, second = titles["company:B1"], titles["company:B2"]
    assert first.spot.rect.y == second.spot.rect.y
    first.show_title("B")
    second.show_title("X" * round(second.spot.rect.width / 8))
    lend_room([first, second])
    assert second.before > 0
    assert first.spot.rect.x + first.long < second.boundingRect().left()
    second.show_title("C")
    lend_room([first, second])
    assert second.boundingRect().left() == second.spot.rect.x


def test_companies_told_in_a_line_are_called_by_whose_they_are_rather_than_one_of_them_be_left_out(
    qapp: QApplication,
) -> None:
    scene = Table(size=(1126, 640), language="es").scene
    line = next(mat for mat in scene.mats if mat.mat.zones == ["company:B*"])
    assert line.label.rest.count(" · ") == 1, "it tells of two companies"
    assert line.label.title == "Compañías de Bor"
    assert line.label.shorter == ("Bor",)


@pytest.mark.parametrize(("size", "least"), [((1126, 726), 66), ((1496, 986), 74)])
def test_the_companies_of_the_other_lie_open_beside_the_land_as_large_as_ones_own(
    qapp: QApplication, size: tuple[int, int], least: int
) -> None:
    """Beside them the piles had a mat and points and influence a row to themselves."""
    scene = Table(size=size).scene
    assert scene.placement is not None
    theirs = next(mat for mat in scene.placement.mats if mat.zones == ["company:B*"])
    assert theirs.state == "open"
    assert scene.placement.spots["company:B*"].card >= least
    beside_hand = scene.placement.spots["deck:A"].rect.y > scene.placement.prompt.bottom
    assert beside_hand or size == (1126, 726), "where the hand hangs its piles stand beside the land"


def test_a_pawn_for_each_company_stands_where_its_site_is(qapp: QApplication) -> None:
    assert Table().map.parties.at == {
        "rivendell": ["A", "A"],
        "edoras": ["A"],
        "dol_guldur": ["B"],
        "goblin_gate": ["B"],
    }


def test_five_companies_of_one_seat_find_room_and_none_of_them_turns_pages(qapp: QApplication) -> None:
    view = at_table()
    for company in ("A4", "A5", "B4"):
        seat = company[0]
        leader = CardView(f"leader {company}", "TW-123", f"company:{company}", seat, seat)
        site = CardView(f"home {company}", "TW-412", f"site:{company}", seat, seat)
        view.zones[f"company:{company}"] = ZoneView(f"company:{company}", 1, [leader])
        view.zones[f"site:{company}"] = ZoneView(f"site:{company}", 1, [site])
    table = Table(view=view)
    assert {zone: pager.pages for zone, pager in table.scene.pagers.items() if pager.pages > 1} == {}
    assert table.map.parties.at["minas_tirith"] == ["A", "A", "B"]


def test_the_events_of_both_are_in_sight_beside_a_company_that_acts(qapp: QApplication) -> None:
    """Of two events of another, beside one of one's own, one lay on a second page."""
    view = at_table("journey")
    view.zones["events:B"] = ZoneView(
        "events:B", 2, [CardView(f"event {code}", code, "events:B", "B", "B") for code in ("TW-28", "TW-106")]
    )
    table = Table(view=view)
    assert {zone: pager.pages for zone, pager in table.scene.pagers.items() if pager.pages > 1} == {}
    places = [table.scene.cards[card.id] for zone in ("events:A", "events:B") for card in view.zones[zone].cards]
    for event, after in pairwise(places):
        assert after.home.x() - event.home.x() >= 0.44 * event.size()[0], "its name begins in sight"
        assert after.zValue() > event.zValue()


def test_the_company_that_acts_stands_apart_from_the_others(qapp: QApplication) -> None:
    table = Table("journey")
    assert {item.card.code for item in table.scene.cards.values() if item.card.zone == "acting"} >= {ELLADAN}
    assert "company:A1" not in table.scene.spots


def test_points_and_influence_stand_in_the_open(qapp: QApplication) -> None:
    table = Table()
    scores, accounts = table.scene.fixtures.scores["scores"], table.scene.fixtures.accounts["accounts:A"]
    assert scores.told is not None
    assert [(line[1], line[2], line[3]) for line in scores.told.lines] == [
        ("A", (9, 4, 3, 0, 1, 0), 17),
        ("B", (7, 2, 2, 2, 0, 0), 13),
    ]
    assert [(each.name, each.stands) for each in accounts.told] == [
        ("General influence", "19 of 20"),
        ("Elrond", "4 of 4"),
        ("Théoden", "0 of 3"),
    ]


def test_zones_are_shown_with_others_by_name_or_by_a_star() -> None:
    asides = {"site:*": "company:*", "revealed": "staging"}
    assert beside(asides, "site:A1") == "company:A1"
    assert beside(asides, "revealed") == "staging"
    assert beside(asides, "hand:A") == "hand:A"
    zones = ["staging", "revealed", "site:A1", "company:A1"]
    assert shown_with(asides, "company:A1", zones) == ["site:A1", "company:A1"]
    assert shown_with(asides, "staging", zones) == ["staging", "revealed"]
    assert LAYOUT is not None
    assert LAYOUT.asides


def test_where_nobody_holds_a_card_one_that_lies_open_stands_large_at_the_side(lay_table: LayTable) -> None:
    rules = Rules({"companies": [at("Rivendell", "Elrond")]}, step="organization")
    side = lay_table(rules.session, size=(1366, 768)).screen.side
    assert side.large.card is not None
    assert side.large.face.face is not None


def test_a_wounded_character_wears_a_drop_beside_others_of_the_company() -> None:
    signs = Signs(PLAYS["meccg"].words)
    well = CardView("c1", "le-1", "company:1")
    hurt = CardView("c2", "le-2", "company:1", marks=["wounded"])
    assert [(token.sign, token.place, amount) for token, amount in signs.tokens(hurt)] == [("damage", "corner", 1)]
    assert list(signs.names(hurt)) == ["mec-mark-wounded"]
    assert not signs.tokens(well)


def test_in_little_room_the_numbers_of_all_sides_do_not_touch() -> None:
    """Beside the guide in a small window each number keeps a cell wider than two figures."""
    with Stage((1366, 768), "en", "daylight", "meccg") as stage:
        screen = stage.show("tour").findChild(TableScreen)
        assert isinstance(screen, TableScreen)
        scores = next(item for item in screen.scene.items() if isinstance(item, ScoresItem))
        assert scores.told is not None
        seat, total, step = scores.columns(scores.told, scores.spot.rect.width)
        two = QFontMetricsF(sans(15 * scores.text_scale, SEMIBOLD)).horizontalAdvance("12")
        assert step - 3 > two * 0.8
        assert seat + total + step * len(scores.told.columns) <= scores.spot.rect.width + 0.5


def company(zone: str, bearers: int, items: int) -> ZoneView:
    """People of whom each bears so many items."""
    cards = []
    for number in range(bearers):
        bearer = f"{zone}-{number}"
        cards.append(CardView(bearer, "TW-168", zone))
        cards += [CardView(f"{bearer}-{item}", "TW-305", zone, host=bearer) for item in range(items)]
    return ZoneView(zone, len(cards), cards)


@pytest.mark.parametrize("items", [0, 2, 9])
def test_however_many_items_people_bear_the_points_stand_above_the_prompt(items: int) -> None:
    """In a small window the last row went under the prompt, and with it what the opponent has."""
    words = PLAYS["meccg"].words
    zones = [company("acting", 4, items), company("company:A1", 2, items), company("company:B1", 1, 0)]
    view = View("meccg", "A", ["A", "B"], 1, [], zones={zone.id: zone for zone in zones})
    census = Census(LAYOUT, view, Signs(words), {}, lambda zone: False)
    placement = lay_out(LAYOUT, Room(1110, 676, "A", ("B",)), census)
    assert placement.prompt.y >= max(mat.rect.bottom for mat in placement.mats if mat.look != "bare")
    assert 0 < placement.spots["acting"].strips <= 4
