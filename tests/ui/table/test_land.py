"""A land under a table: what stands there stays at its place however one looks at it, and is dragged from place to
place. The table is that of Middle-earth Quest, with pieces laid out by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView, View
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.card_item import Light
from desktop_app.ui.table.board.hung_keys import hung
from desktop_app.ui.table.board.lit_names import LitPlace
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.contest import staged
from desktop_app.ui.table.layout.layout import RATIO, Placement, Rect
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from tests.ui.table.laid_land import BEASTS, GROUND, HERO, LAYOUT, SIZES, WORDS, Table, at_table, feet, lay_zone


@pytest.fixture
def table(qapp: QApplication) -> Table:
    return Table()


# -- standing -----------------------------------------------------------------------------------------------------


def test_a_figure_stands_on_its_place_and_moves_with_the_land(table: Table) -> None:
    def off() -> QPointF:
        at = table.map.where("lothlorien")
        assert at is not None
        return feet(table, HERO) - QPointF(*at)

    assert abs(off().x()) < 1
    assert -20 < off().y() <= 0
    table.map.gaze.zoom(2.0, (200, 200))
    table.map.gaze.pan(-120, -60)
    assert abs(off().x()) < 1
    assert -20 < off().y() <= 0


def test_what_stands_at_one_place_can_all_be_seen(table: Table) -> None:
    first, second = (table.card(beast) for beast in BEASTS)
    assert abs(first.pos().x() - second.pos().x()) > first.width * 0.4


def test_what_is_out_of_sight_is_neither_seen_nor_touched(table: Table) -> None:
    where = table.card(HERO).pos()
    table.map.gaze.go_to(*GROUND.look.at["the_grey_havens"], 3.0)
    assert not table.card(HERO).isVisible()
    assert table.scene.thing_at(where) != HERO
    table.map.gaze.go_home()
    assert table.card(HERO).isVisible()
    assert table.scene.thing_at(table.card(HERO).pos()) == HERO


def test_the_land_is_seen_as_before_when_the_table_is_laid_anew(table: Table) -> None:
    table.map.gaze.go_to(*GROUND.look.at["edoras"], 2.0)
    seen = table.map.gaze.camera
    table.scene.rebuild(Room(*table.size, "B", ("A", "C")), table.skin, table.view)
    assert (table.map.gaze.camera.x, table.map.gaze.camera.scale) == pytest.approx((seen.x, seen.scale))


def test_for_other_eyes_the_land_is_not_painted_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people who take turns at one screen would else wait a third of a second at every change."""
    table.map.gaze.finish()
    QApplication.processEvents()
    painted: list[float] = []
    monkeypatch.setattr(table.map.sheet.tiles, "_paint", lambda painter, scale, part: painted.append(scale))
    table.scene.rebuild(Room(*table.size, "A", ("B", "C")), table.skin, at_table("A"))
    QApplication.processEvents()
    assert not painted
    table.map.gaze.go_to(*GROUND.look.at["edoras"], 2.0)
    table.map.gaze.finish()
    assert painted


def test_a_glide_that_other_eyes_break_off_has_come_to_its_end(table: Table) -> None:
    table.map.gaze.still_only = False
    table.map.gaze.go_to(*GROUND.look.at["edoras"], 2.0)
    goal = table.map.gaze.goal
    assert table.map.gaze.camera != goal
    table.scene.rebuild(Room(*table.size, "B", ("A", "C")), table.skin, table.view)
    assert table.map.gaze.camera == goal


def test_a_figure_walks_along_the_path_and_not_across_the_land(table: Table) -> None:
    table.scene.motion.speed = 1.0
    course = table.scene.land.way("at.lothlorien", "at.dol_guldur") if table.scene.land is not None else None
    assert course is not None
    assert table.scene.land is not None
    assert table.scene.land.way("at.lothlorien", "at.barad_dur") is None, "no path leads there"
    hero = table.view.zones["at.lothlorien"].cards.pop()
    lay_zone(table.view, "at.lothlorien")
    lay_zone(table.view, "at.dol_guldur", replace(hero, zone="at.dol_guldur"))
    table.scene.show_view(table.view)
    passed = feet(table, HERO)
    assert (passed - course.pointAtPercent(0.0)).manhattanLength() < 30, "it sets out from where it was"
    table.scene.motion.finish()
    assert (feet(table, HERO) - course.pointAtPercent(1.0)).manhattanLength() < 30


# -- the mouse ----------------------------------------------------------------------------------------------------


def test_the_wheel_over_the_land_zooms_the_land_and_elsewhere_the_table(table: Table) -> None:
    scale = table.map.gaze.camera.scale
    table.turn_wheel(table.spot("bree"), 240)
    assert table.map.gaze.camera.scale > scale
    assert table.board.zoom() == 1.0
    assert table.scene.placement is not None
    hand = table.scene.placement.spots["hand:B"].rect
    table.turn_wheel(QPoint(round(hand.x + 20), round(hand.y + 20)), 240)
    assert table.board.zoom() > 1.0


def test_the_land_is_dragged_where_nothing_lies(table: Table) -> None:
    table.map.gaze.zoom(2.0)
    before = table.map.gaze.camera
    sea = QPoint(60, 500)
    table.drag(sea, sea + QPoint(80, -40))
    assert table.map.gaze.camera.x < before.x
    assert table.clicks == []
    assert table.drops == []


def test_a_double_click_where_nothing_lies_shows_all_of_the_land_again(table: Table) -> None:
    whole = table.map.gaze.camera
    table.map.gaze.zoom(2.0, (200, 200))
    sea = next(QPoint(x, y) for x in range(60, 300, 20) for y in range(100, 500, 20) if nothing_at(table, QPoint(x, y)))
    QTest.mouseDClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=sea)
    assert table.map.gaze.camera == whole


def nothing_at(table: Table, at: QPoint) -> bool:
    return not table.scene.thing_at(table.board.point(at))


def test_a_click_on_a_place_names_it(table: Table) -> None:
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=table.spot("edoras"))
    assert table.clicks == ["at.edoras"]


def test_a_figure_dragged_to_a_place_is_dropped_there(table: Table) -> None:
    table.scene.shine({HERO: Light("selected"), "at.amon_hen": Light("legal", "A")})
    table.drag(table.board.mapFromScene(table.card(HERO).pos()), table.spot("amon_hen") + QPoint(9, 6))
    assert table.drops == [(HERO, "at.amon_hen")]


# -- lights and words ---------------------------------------------------------------------------------------------


def test_the_paths_to_where_a_held_figure_may_go_are_lit(table: Table) -> None:
    legal = {f"at.{place}": Light("legal") for place in ("moria", "fangorn", "bree")}
    table.scene.shine({HERO: Light("selected"), **legal})
    lit = {frozenset(way.ends) for way in table.map.lit_ways}
    assert lit == {frozenset(("lothlorien", "moria")), frozenset(("lothlorien", "fangorn"))}
    table.scene.shine({})
    assert table.map.lit_ways == []


def test_a_place_tells_what_it_is_and_who_is_there(table: Table) -> None:
    table.scene.tell_place("at.moria")
    assert table.scene.land is not None
    told = table.scene.land.told
    assert told[:2] == ["Moria", "Permanently perilous · Enedwaith"]
    assert "2" in told[2], "what the game says of it"
    assert len(told[3:]) == 2
    assert all("Moria" in each for each in told[3:]), "tokens that lie face down are called by their place"
    table.scene.tell_place(HERO)
    assert table.scene.land.told[0] == "Lothlórien"
    table.scene.tell_place("hand:B")
    assert table.scene.land.told == []


def test_places_are_called_by_their_names_in_both_languages(qapp: QApplication) -> None:
    assert Table().wording.zone("at.weathertop") == "Weathertop"
    assert Table(language="es").wording.zone("at.weathertop") == "La Cima de los Vientos"


def test_the_frame_of_the_keyboard_looks_towards_a_place_out_of_sight(table: Table) -> None:
    table.map.gaze.go_to(*GROUND.look.at["the_grey_havens"], 3.0)
    table.scene.focus_on("at.barad_dur")
    assert table.map.focused == "barad_dur"
    at = table.map.where("barad_dur")
    assert at is not None
    assert table.map.room.contains(QPointF(*at))


def test_markers_stand_on_the_track_where_the_numbers_say(table: Table) -> None:
    assert table.scene.land is not None
    track = table.scene.land.track
    assert track is not None
    assert (track.length, track.at[0]) == (18, 6)
    assert table.map.tokens.shown == {"moria": [("influence", 2)]}


# -- a contest over the land --------------------------------------------------------------------------------------


def in_combat() -> View:
    """Beravor, who has chosen, against a warg that has not; she has played one card before."""
    view = at_table()
    lay_zone(view, "chosen:B", CardView("~chosen", "", "chosen:B", back="hero"))
    lay_zone(view, "pile:B", CardView("first", "hero.beravor.evade", "pile:B"))
    for zone in ("chosen:A", "pile:A"):
        lay_zone(view, zone)
    view.facts |= {"combat_hero": "B", "combat_enemy_code": "monster.warg_rider", "combat_exhausted": ""}
    view.numbers |= {"combat_round": 2, "combat_strength:B": 7, "combat_strength:A": 5, "spent:B": 2, "spent:A": 0}
    view.numbers |= {"enemy_health": 5, "enemy_damage": 1, "life:B": 5, "hand:B": 5}
    view.numbers |= {f"{name}:{seat}": 0 for name in ("attack", "defense") for seat in "AB"}
    return view


def test_no_place_is_pointed_at_through_a_combat(qapp: QApplication) -> None:
    """A note about Fornost lay over the enemy, because Fornost lies under it."""
    table = Table(words=PLAYS["me_quest"].words)
    where = table.map.where("fornost")
    assert where is not None
    at = QPointF(*where)
    assert table.scene.thing_at(at) == "at.fornost"
    table.scene.show_view(in_combat(), moving=False)
    assert not table.scene.thing_at(at).startswith("at.")
    table.scene.show_view(at_table(), moving=False)
    assert table.scene.thing_at(at) == "at.fornost"


def test_a_combat_is_staged_over_the_land_and_clears_it_again(qapp: QApplication) -> None:
    table = Table(words=PLAYS["me_quest"].words)
    table.scene.show_view(in_combat(), moving=False)
    assert table.scene.land is not None
    assert table.scene.land.staging.stage is not None
    told = table.scene.land.staging.stage.told
    assert told is not None
    ana, warg = told.sides
    assert told.heading == "Combat, round 2"
    assert (ana.bars[0].left, ana.bars[0].whole) == (5, 7), "two of her strength are spent"
    assert (warg.bars[1].left, warg.bars[1].whole) == (4, 5), "the warg is hurt"
    assert not table.card(HERO).isVisible(), "no figure stands on the stage"
    room = table.map.room
    chosen, first = table.card("~chosen"), table.card("first")
    assert all(room.contains(item.upright_rect().translated(item.pos())) for item in (chosen, first))
    assert chosen.width > first.width
    assert table.scene.thing_at(chosen.pos()) == "~chosen"

    table.scene.show_view(at_table(), moving=False)
    assert table.scene.land.staging.stage.told is None
    assert table.card(HERO).isVisible()


def test_names_of_places_grow_with_everything_else(table: Table) -> None:
    assert table.scene.placement is not None
    spot = table.scene.placement.spots["at.*"]
    board, camera = table.map.board, table.map.gaze.camera
    before = board.at(camera, settle=True).names
    table.map.take(replace(spot, unit=2.0))
    after = board.at(camera, settle=True).names
    known = before.keys() & after.keys()
    assert known
    for name in known:
        tall = [box[name][3] - box[name][1] for box in (before, after)]
        assert tall[1] > tall[0] * 1.8, f"{name} is as small as in a small window"


@pytest.mark.parametrize("size", [(1126, 674), (1496, 986)])
def test_nothing_on_the_stage_lies_over_anything_else(qapp: QApplication, size: tuple[int, int]) -> None:
    words = PLAYS["me_quest"].words
    contest, placement = words.contest(in_combat()), laid(size, "B", ("A", "C"))
    assert contest is not None
    spot = placement.spots["at.*"]
    stage = staged(contest, spot.rect, spot)
    parts = [stage.heading, stage.sum.rect]
    for side in stage.sides:
        parts += [side.name, side.figure, side.bars, side.chosen.rect, side.played.rect]
    assert [pair for pair in combinations(parts, 2) if overlap(*pair)] == []
    assert all(spot.rect.x <= part.x and part.right <= spot.rect.right + 0.5 for part in parts)
    assert all(side.chosen.card >= 90 for side in stage.sides)


# -- the room beside ----------------------------------------------------------------------------------------------


SIGNS = Signs(replace(WORDS, lying=PLAYS["me_quest"].words.lying))


def laid(size: tuple[int, int], seat: str, others: tuple[str, ...], view: View | None = None) -> Placement:
    assert LAYOUT is not None
    view = view or at_table(seat)
    return place(LAYOUT, Room(*size, seat, others), Census(LAYOUT, view, SIGNS, {}, lambda zone: False))


def overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seat", "others"), [("B", ("A", "C")), ("A", ("B", "C")), ("B", ("A",))])
def test_land_mats_hand_and_prompt_lie_beside_each_other(
    size: tuple[int, int], seat: str, others: tuple[str, ...]
) -> None:
    placement = laid(size, seat, others)
    rects = [mat.rect for mat in placement.mats] + [placement.prompt]
    for one, other in combinations(rects, 2):
        assert not overlap(one, other)
    assert all(rect.x >= 0 and rect.right <= size[0] + 0.5 and rect.bottom <= size[1] + 0.5 for rect in rects)
    assert placement.spots["at.*"].rect.width >= size[0] * 0.5
    assert not placement.hand_hangs
    assert placement.spots[f"hand:{seat}"].card >= 92, "the hand can be read beside the land"


def test_a_side_has_only_the_mats_whose_zones_it_has() -> None:
    hero, sauron = laid((1496, 986), "B", ("A", "C")), laid((1496, 986), "A", ("B", "C"))
    assert "life:B" in hero.spots
    assert "life:A" not in hero.spots
    assert "combat_hand:A" in sauron.spots
    assert "combat_hand:B" not in hero.spots


def test_names_stand_beside_the_keys_of_many_lit_places_and_keys_beside_names(qapp: QApplication) -> None:
    table = Table((980, 700))
    land = table.map

    def hidden(hang: list[LitPlace]) -> float:
        """How much of the names the keys lie over, in square pixels."""
        camera, found = land.gaze.camera, 0.0
        keys = [QRectF(QPointF(*each.key[:2]), QPointF(*each.key[2:])) for each in hang]
        for named, box in land.board.at(camera, settle=True).names.items():
            at = QPointF(*camera.to_window(*land.ground.look.at[named]))
            name = QRectF(QPointF(*box[:2]) + at, QPointF(*box[2:]) + at)
            over = [key.intersected(name) for key in keys]
            found += sum(each.width() * each.height() for each in over)
        return found

    table.board.grab()
    lit = sorted(land.ground.look.at)[::3]
    land.shine({place: Light("legal", chr(65 + at % 26)) for at, place in enumerate(lit)}, "")
    as_they_stood = hidden(land.lit_places())
    table.board.grab()
    given_way = hidden(land.lit_places())
    assert given_way < as_they_stood * 0.6, "a name that has room on another side stands there"
    assert hidden(land.hung_clear(land.lit_places())) < given_way * 0.35, "where it has none the key hangs elsewhere"
    land.shine({}, "")
    table.board.grab()
    assert not hidden(land.lit_places())


def test_a_key_that_covers_no_name_hangs_at_the_upper_right_of_its_place() -> None:
    place = LitPlace("bree", (100.0, 100.0, 130.0, 130.0), (120.0, 92.0, 140.0, 112.0))
    room = (0.0, 0.0, 400.0, 300.0)
    assert hung([place], [(20.0, 100.0, 90.0, 120.0)], room) == [place]
    (moved,) = hung([place], [(125.0, 90.0, 200.0, 110.0)], room)
    assert hung([place], [], room, [(125.0, 90.0, 200.0, 110.0)]) == [moved], "nor does it lie under a piece"
    assert moved.key == (120.0, 118.0, 140.0, 138.0), "below it, where nothing is written"
    edge = (0.0, 0.0, 400.0, 130.0)
    (kept,) = hung([place], [(125.0, 90.0, 200.0, 110.0)], edge)
    assert kept.key[3] <= 130.0, "within the window"


def test_sauron_keeps_his_mission_beside_the_shadow_and_outside_a_combat_his_cards_for_it_are_a_line() -> None:
    """One card had a whole row to itself, while his actions and minions were told in a line."""
    placement = laid((1126, 720), "A", ("B",))
    states = {zone: mat.state for mat in placement.mats for zone in mat.zones}
    mats = {zone: mat.title for mat in placement.mats for zone in mat.zones}
    assert mats["mission:A"] == mats["pool"]
    assert states["combat_hand:A"] == "strip"
    assert states["roster:actions"] == states["roster:minions"] == "open"
    land = placement.spots["at.*"].rect
    rows = [mat.rect for mat in placement.mats if mat.rect.x > land.right and "hand:A" not in mat.zones]
    assert min(rect.y for rect in rows) == pytest.approx(land.y, abs=1), "and the rows begin where the land does"


def faces_of_zone(placement: Placement, view: View, zone: str) -> list[Rect]:
    """Where the cards of a zone lie."""
    found = lay(placement.spots[zone], view.zones[zone].cards, SIGNS)
    tall = [each.width / RATIO if each.landscape else each.width * RATIO for each in found]
    return [
        Rect(each.x - each.width / 2, each.y - high / 2, each.width, high)
        for each, high in zip(found, tall, strict=True)
    ]


@pytest.mark.parametrize("size", [(1126, 720), (1496, 986)])
def test_the_many_cards_of_sauron_for_a_combat_stand_in_two_lines_and_cover_none(size: tuple[int, int]) -> None:
    """Of fourteen that lay in one row only slivers were in sight, and no number of how they defend."""
    view = at_table("A")
    lay_zone(view, "combat_hand:A", *(CardView(f"c{at}", "monster_combat.x", "combat_hand:A") for at in range(14)))
    placement = laid(size, "A", ("B",), view)
    cards = faces_of_zone(placement, view, "combat_hand:A")
    assert len({round(card.y) for card in cards}) == 2
    assert not [pair for pair in combinations(cards, 2) if overlap(*pair)]
    (mat,) = [mat.rect for mat in placement.mats if "combat_hand:A" in mat.zones]
    assert all(
        mat.x <= card.x and card.right <= mat.right and mat.y < card.y < card.bottom <= mat.bottom for card in cards
    )
    lay_zone(view, "combat_hand:A", *view.zones["combat_hand:A"].cards[:7])
    few = faces_of_zone(laid(size, "A", ("B",), view), view, "combat_hand:A")
    assert len({round(card.y) for card in few}) == 1


@pytest.mark.parametrize("size", [(1126, 720), (1496, 986)])
def test_three_active_plots_cover_each_other_at_no_size(size: tuple[int, int]) -> None:
    view = at_table("A")
    for zone in ("plot_1", "plot_2", "plot_3"):
        lay_zone(view, zone, CardView(zone, "starting_plot.sauron_hunts_for_the_ring", zone))
    lay_zone(view, "event", CardView("event", "event.x", "event"))
    lay_zone(view, "mission:A", CardView("mission", "mission.x", "mission:A"))
    placement = laid(size, "A", ("B",), view)
    plots = [card for zone in ("plot_1", "plot_2", "plot_3") for card in faces_of_zone(placement, view, zone)]
    (mat,) = [mat.rect for mat in placement.mats if "plot_1" in mat.zones]
    assert not [pair for pair in combinations(plots, 2) if overlap(*pair)]
    assert all(mat.x <= plot.x and plot.right <= mat.right for plot in plots)


@pytest.mark.parametrize(("size", "lines"), [((1126, 640), 1), ((1126, 720), 2), ((1496, 986), 2)])
def test_a_large_hand_beside_a_land_stands_in_two_lines_where_the_board_has_the_height(
    size: tuple[int, int], lines: int
) -> None:
    """Of eighteen cards that lay in one line no number of how they defend was in sight, and no name."""
    view = at_table("B")
    lay_zone(view, "hand:B", *(CardView(f"h{at}", "hero.beravor.evade", "hand:B") for at in range(18)))
    placement = laid(size, "B", ("A",), view)
    hand = faces_of_zone(placement, view, "hand:B")
    assert len({round(card.y) for card in hand}) == lines
    room = placement.spots["hand:B"].rect
    assert all(card.y >= room.y and card.bottom <= placement.prompt.y and card.right <= room.right + 1 for card in hand)
    if lines == 2:
        assert all(other.x - one.x >= one.width * 0.7 for one, other in pairwise(hand) if other.x > one.x)
    above = [mat.rect for mat in placement.mats if mat.rect.x >= room.x - 20 and "hand:B" not in mat.zones]
    assert max(rect.bottom for rect in above) <= min(card.y for card in hand)
    assert len({round(card.y) for card in faces_of_zone(laid(size, "B", ("A",)), at_table("B"), "hand:B")}) == 1


# -- near ---------------------------------------------------------------------------------------------------------


def test_the_names_of_minions_are_all_as_large_as_the_longest_has_room(qapp: QApplication) -> None:
    """Gothmog of Gorgoroth stood in smaller letters between the others."""
    table = Table((1126, 674), words=PLAYS["me_quest"].words)
    for number, minion in enumerate(("gothmog", "witch_king", "ringwraiths", "black_serpent", "mouth_of_sauron")):
        place = f"at.{sorted(GROUND.look.board().locations)[number]}"
        lay_zone(table.view, place, CardView(minion, f"minion.{minion}", place))
    table.scene.rebuild(Room(*table.size, "A", ("B", "C")), table.skin, table.view)
    roster = table.scene.fixtures.rosters["roster:minions"]
    assert roster.told is not None
    entries = roster.told.entries
    alone = {each.name: roster.letters([each]) for each in entries}
    assert roster.letters(entries) == min(alone.values()) == alone["Gothmog of Gorgoroth"]
