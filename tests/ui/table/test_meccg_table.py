"""The table of the Middle-earth CCG: companies on the land and beside it, a journey, a strike, a chain, points and
influence. The table is laid out by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import CARDS, PLAYS
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.table.board.card_item import Light
from desktop_app.ui.table.board.sheet_item import ScoresItem, lend_room
from desktop_app.ui.table.board.stack_item import in_whole_lines
from desktop_app.ui.table.board.stagings import along
from desktop_app.ui.table.layout.asides import beside, shown_with
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.layout import PlacedSpot, Rect
from desktop_app.ui.table.layout.measures import NAMELESS
from desktop_app.ui.table.layout.over_land import staged_journey, staged_stack
from desktop_app.ui.table.layout.placing import place as lay_out
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.screen import TableScreen
from desktop_app.ui.table.words.sight_words import ALL_WAYS, WAYS, stack_in_words
from desktop_app.ui.table.words.wording import Wording
from tests.games.meccg.table import Table as Rules
from tests.games.meccg.table import at
from tests.ui.table.conftest import Table as LaidTable
from tests.ui.table.meccg_table import ELLADAN, GLAMDRING, LAYOUT, MORIA, RIVENDELL, Table, asked_where, at_table

SIZES = [(1126, 726), (1496, 986), (2560, 1300)]


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
    """In a small window the company that acts and one's own stand beside the land, and a card is to be discarded."""
    table = Table("journey", (1126, 670))
    table.scene.rebuild(Room(1126, 670, "A", ("B",), hand_open=True), table.skin, table.view)
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
    scene = Table(language="es").scene
    line = next(mat for mat in scene.mats if mat.mat.zones == ["company:B*"])
    assert line.label.rest.count(" · ") == 1, "it tells of two companies"
    assert line.label.title == "Compañías de Bor"
    assert line.label.shorter == ("Bor",)


def test_of_three_companies_one_lies_open_and_the_others_are_lines_that_open(qapp: QApplication) -> None:
    scene = Table().scene
    folds = scene.fixtures.folds
    assert sorted(folds) == ["company:A2", "company:A3"]
    assert not any(item.card.zone in folds for item in scene.cards.values())
    line = scene.spots["company:A3"].rect
    assert scene.thing_at(QPointF(line.x + 5, line.y + 5)) == "company:A3"
    assert scene.unfold("company:A3")
    assert sorted(folds) == ["company:A1", "company:A2"]
    assert any(item.card.zone == "company:A3" for item in scene.cards.values())
    assert not scene.unfold("company:A3"), "it lies open"


def test_lines_of_folded_companies_leave_the_open_one_the_room_it_needs(qapp: QApplication) -> None:
    """In a small window its people lay over each other beside two wide lines."""
    table = Table("", (1496, 986))
    people = [item for item in table.scene.cards.values() if item.card.zone == "company:A1" and not item.card.host]
    for one, other in pairwise(sorted(people, key=lambda item: item.pos().x())):
        assert one.pos().x() + one.width / 2 <= other.pos().x() - other.width / 2 + 0.5
    small = Table("", (1126, 726)).scene.fixtures.folds.values()
    assert {line.spot.rect.width for line in small} == {150.0}, "and still say who is there"


def test_a_folded_company_is_lit_while_somebody_in_it_can_be_chosen_and_opens_for_him(qapp: QApplication) -> None:
    table = Table()
    scene, folds = table.scene, table.scene.fixtures.folds
    who = table.view.zones["company:A2"].cards[0].id
    scene.shine({who: Light(ring="legal")})
    assert {zone: fold.lit for zone, fold in folds.items()} == {"company:A2": True, "company:A3": False}
    scene.bring_forward(who)
    assert who in scene.cards
    assert "company:A2" not in folds


def test_a_card_in_the_air_opens_the_folded_company_that_it_is_over(qapp: QApplication) -> None:
    scene = Table().scene
    scene.hover_with("company:A2")
    assert sorted(scene.fixtures.folds) == ["company:A1", "company:A3"]


@pytest.mark.parametrize("size", SIZES)
def test_the_lines_of_folded_companies_lie_beside_the_open_one(qapp: QApplication, size: tuple[int, int]) -> None:
    scene = Table(size=size).scene
    opened, *lines = (scene.spots[f"company:A{number}"] for number in (1, 2, 3))
    assert all(opened.rect.right <= line.rect.x for line in lines)
    assert lines[0].rect.bottom <= lines[1].rect.y
    assert all(line.rect.height >= 24 for line in lines)


def test_a_pawn_for_each_company_stands_where_its_site_is(qapp: QApplication) -> None:
    assert Table().map.parties == {
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
    assert table.map.parties["minas_tirith"] == ["A", "A", "B"]


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
    road = travelled.road
    for place in ("rivendell", "moria"):
        at = table.map.where(place)
        assert at is not None
        assert QRectF(road.x, road.y, road.width, road.height).adjusted(-4, -4, 4, 4).contains(*at), place
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
    road = travelled.road
    for place in ("rivendell", "moria"):
        at = table.map.where(place)
        assert at is not None
        assert QRectF(road.x, road.y, road.width, road.height).adjusted(-4, -4, 4, 4).contains(*at), place


def test_a_party_comes_to_its_goal_region_by_region(qapp: QApplication) -> None:
    table = Table()
    table.scene.motion.speed = 1.0
    view = at_table("journey")
    table.wording.view = view
    table.scene.show_view(view)
    motion, walker = table.scene.motion, table.map.walker
    assert walker is None or walker.goal == "moria"
    assert motion.runs(("walks", "moria"))
    motion.finish()
    assert table.map.walker is None, "it has arrived"
    assert "A" in table.map.parties["moria"]


def test_each_leg_of_a_way_takes_as_long_as_any_other() -> None:
    way = [(0.0, 0.0), (10.0, 0.0), (10.0, 200.0)]
    assert [along(way, share) for share in (0.0, 0.5, 1.0)] == way
    assert along(way, 0.25) == (5.0, 0.0)
    assert along(way, 0.75) == (10.0, 100.0)


def test_the_company_that_acts_stands_apart_from_the_others(qapp: QApplication) -> None:
    table = Table("journey")
    assert {item.card.code for item in table.scene.cards.values() if item.card.zone == "acting"} >= {ELLADAN}
    assert "company:A1" not in table.scene.spots


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


# -- choosing a site ----------------------------------------------------------------------------------------------


def test_a_site_is_chosen_at_its_place_on_the_land(qapp: QApplication) -> None:
    table = Table()
    asked_where(table)
    lorien = next(card.id for card in table.view.zones["locations:A"].cards if card.code == "TW-408")
    at = table.map.where("lorien")
    assert at is not None
    assert table.scene.thing_at(table.scene.rect_of(lorien).center()) == lorien
    assert not table.scene.tray.isVisible(), "the land is the way to choose"
    table.scene.shine({lorien: Light("legal", "A")})
    assert table.map.lights["lorien"] == Light("legal", "A")
    table.scene.focus_on(lorien)
    assert table.map.focused == "lorien"


def test_a_site_that_cannot_be_chosen_can_still_be_asked_about(qapp: QApplication) -> None:
    table = Table()
    asked_where(table)
    minas_tirith = next(card.id for card in table.view.zones["locations:A"].cards if card.code == "TW-412")
    assert table.scene.thing_at(table.scene.rect_of(minas_tirith).center()) == minas_tirith


# -- arithmetic ---------------------------------------------------------------------------------------------------


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


def test_a_lit_site_is_called_by_its_name_where_the_land_is_seen_from_afar(qapp: QApplication) -> None:
    """One chooses Moria, not the letter E; from near the land itself writes it."""
    land = Table().map
    known = {place: each.names.en for place, each in land.board.look.board().locations.items()}
    sites = {
        place: name for place, name in known.items() if name in ("Moria", "Isengard", "Lórien", "Glittering Caves")
    }
    land.shine({place: Light("legal", "ABCD"[at]) for at, place in enumerate(sites)}, "")
    lit = land.lit_places()
    far, keys = land.plaques_of(lit), [QRectF(QPointF(*each.key[:2]), QPointF(*each.key[2:])) for each in lit]

    assert {plaque.words for plaque in far} == set(sites.values()) - {"Lórien"}, "the land itself writes the havens"
    boxes = [plaque.box for plaque in far]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert not any(box.intersects(key) for box in boxes for key in keys)

    land.gaze.look_close(next(iter(sites)))
    land.gaze.finish()
    assert not land.plaques_of(land.lit_places())


def test_where_nobody_holds_a_card_one_that_lies_open_stands_large_at_the_side(
    lay_table: Callable[..., LaidTable],
) -> None:
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


def test_what_is_told_of_a_site_goes_once_a_site_has_been_chosen(qapp: QApplication) -> None:
    table = Table()
    asked_where(table)
    lorien = next(card.id for card in table.view.zones["locations:A"].cards if card.code == "TW-408")
    table.scene.tell_place(lorien)
    assert table.scene.land is not None
    assert table.scene.land.told
    table.scene.question = None
    table.scene.show_view(table.view, moving=False)
    assert table.scene.land.told == [], "the land under it is seen again"


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
