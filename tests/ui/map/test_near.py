"""Places seen near: medallions with their landscape and a line of what they are, as far as they have room."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.ui.art.places import LANDSCAPES
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.labels import Name, placed, turned_in
from desktop_app.ui.map.sizes import MEDALLION
from desktop_app.ui.map.spread import Spread, spread
from tests.ui.map.sheets import BOARDS, CCG, QUEST, sheet, shown_map

NEAR, MIDDLE = 1.9, 1.3


def seen(at: str, scale: float, game: str = "me_quest", language: str = "en") -> Spread:
    """How a board lies in a window that looks at one of its places."""
    shown = sheet(game, language)
    assert shown.board is not None
    return shown.board.at(shown.camera().fitted(1366, 768).over(*BOARDS[game].at[at], scale), settle=True)


def test_near_a_place_has_a_medallion_and_says_what_it_is_and_farther_away_neither(qapp: QApplication) -> None:
    near, middle = seen("minas_tirith", NEAR), seen("minas_tirith", MIDDLE)
    assert near.reaches["minas_tirith"] > MEDALLION > middle.reaches["minas_tirith"]
    assert near.facts["minas_tirith"] == ["Haven · Gondor"]
    assert near.facts["osgiliath"] == ["Gondor"], "what is nothing special says where it lies"
    assert middle.facts == {}


def test_where_regions_have_their_names_on_the_land_a_place_says_its_kind_alone(qapp: QApplication) -> None:
    assert seen("rivendell", 3.0, "meccg").facts["rivendell"] == ["Haven"]
    assert seen("rivendell", 3.0, "meccg", "es").facts["rivendell"] == ["Refugio"]


@pytest.mark.parametrize("scale", [1.6, NEAR, 3.0, 4.0])
@pytest.mark.parametrize("game", sorted(BOARDS))
def test_no_medallion_lies_over_another_place_and_most_places_are_one(
    qapp: QApplication, game: str, scale: float
) -> None:
    look = BOARDS[game]
    lies = seen(next(iter(look.at)), scale, game)
    large = {place for place, reach in lies.reaches.items() if reach > MEDALLION}
    assert len(large) > len(look.at) * 0.7
    for one, other in combinations(look.at, 2):
        if {one, other} & large:
            apart = dist(look.at[one], look.at[other]) * scale
            assert apart > lies.reaches[one] + lies.reaches[other], f"{one} and {other}"


def test_of_two_places_that_stand_close_the_one_that_matters_more_has_the_medallion(qapp: QApplication) -> None:
    """Mount Gundabad lies over the Under-leas, which are told by their mark."""
    lies = seen("mount_gundabad", 2.2, "meccg")
    assert lies.reaches["mount_gundabad"] > MEDALLION > lies.reaches["the_under_leas"]
    lies = seen("isengard", NEAR, "meccg")
    assert lies.reaches["isengard"] > MEDALLION > lies.reaches["deep_mines"], "as everybody knows it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(BOARDS))
def test_names_with_their_facts_lie_over_no_other_name_and_hide_no_medallion(
    qapp: QApplication, game: str, language: str
) -> None:
    look = BOARDS[game]
    lies = seen(next(iter(look.at)), NEAR, game, language)
    boxes = {}
    for id, (left, top, right, bottom) in lies.names.items():
        x, y = (each * NEAR for each in look.places[id].at)
        boxes[id] = (x + left, y + top, x + right, y + bottom)
    for one, other in combinations(boxes.values(), 2):
        assert not (one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3])
    hidden = [
        place
        for place, (x, y) in look.at.items()
        if any(
            left < x * NEAR < right and top < y * NEAR < bottom
            for id, (left, top, right, bottom) in boxes.items()
            if id != place
        )
    ]
    assert len(hidden) <= len(look.at) * 0.04, hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_line_of_facts_would_lie_over_another_place_there_is_none(qapp: QApplication, language: str) -> None:
    lies = spread(CCG, [], NEAR, language, facts_of=lambda place: ["Ruins & Lairs"])
    points = {id: (x * NEAR, y * NEAR) for id, (x, y) in CCG.at.items()}
    assert len(lies.facts) > 40
    for id in lies.facts:
        left, top, right, bottom = lies.names[id]
        x, y = points[id]
        for other, (at_x, at_y) in points.items():
            reach = lies.reaches[other] * 0.7
            clear = x + right <= at_x - reach or at_x + reach <= x + left
            assert clear or y + bottom <= at_y - reach or at_y + reach <= y + top, f"{id} lies over {other}"


def test_a_name_stands_beneath_its_medallion_where_nothing_is_in_its_way() -> None:
    edoras = Name("edoras", 100.0, 100.0, 28.0, 80.0, 40.0, beneath=True)
    own = (72.0, 72.0, 128.0, 128.0)
    (box,) = placed([edoras], [own], []).values()
    assert box == (60.0, 132.0, 140.0, 172.0)


def test_a_name_stands_beside_the_letters_of_the_land_where_it_has_room() -> None:
    edoras = Name("edoras", 100.0, 100.0, 28.0, 80.0, 40.0, beneath=True)
    own, letters = [(72.0, 72.0, 128.0, 128.0)], [(x, 140.0, x + 12.0, 156.0) for x in (50.0, 70.0, 90.0, 110.0, 130.0)]
    (box,) = placed([edoras], own, [], letters=letters).values()
    assert all(box[2] <= left or right <= box[0] or box[3] <= top for left, top, right, _ in letters)


def test_a_name_does_not_stand_where_one_would_take_it_for_that_of_another_place() -> None:
    """Moria stood beside what lies below the Redhorn Gate, whose own name was far away."""
    moria = Name("moria", 200.0, 200.0, 28.0, 100.0, 40.0, beneath=True)
    own, under, other = (170.0, 170.0, 230.0, 230.0), (60.0, 232.0, 340.0, 330.0), (332.5, 180.0, 390.0, 238.0)
    (usual,) = placed([moria], [own, under], []).values()
    assert usual[0] > 228.0, "to the right, where below is no room"
    (box,) = placed([moria], [own, under, other], []).values()
    assert box[2] < 332.5 - (231.0 - 228.0)
    assert box[0] < 228.0


def test_a_name_that_the_edge_cuts_rather_touches_a_pawn_than_hide_a_medallion() -> None:
    dale = Name("dale", 300.0, 150.0, 30.0, 200.0, 40.0, yields=False, beneath=True)
    cut = {"dale": (334.0, 130.0, 534.0, 170.0)}
    below, left = (200.0, 182.0, 400.0, 290.0), (60.0, 125.0, 266.0, 210.0)
    pawn = (285.0, 40.0, 315.0, 100.0)
    (box,) = turned_in([dale], cut, (0.0, 0.0, 420.0, 300.0), standing=[pawn], marks=[below, left]).values()
    assert box[3] < 120, "over it, where only the pawn is"


def test_a_name_that_the_edge_cuts_is_left_out_rather_than_taken_for_that_of_another_medallion() -> None:
    """The name of Minas Morgul stood beside Mount Doom, whose own was cut by the edge."""
    window = (0.0, 0.0, 420.0, 300.0)
    morgul = Name("morgul", 60.0, 150.0, 30.0, 160.0, 40.0, rank=1, yields=False, beneath=True)
    cut = {"morgul": (-133.0, 130.0, 27.0, 170.0)}
    gorgor, ungol = (30.0, 20.0, 110.0, 100.0), (30.0, 192.0, 110.0, 280.0)
    beside, doom = (84.0, 110.0, 104.0, 190.0), (274.0, 110.0, 354.0, 190.0)
    free = turned_in([morgul], cut, window, marks=[gorgor, ungol], over=[beside])
    assert free["morgul"][0] > 104, "a little farther to the right"
    assert turned_in([morgul], cut, window, marks=[gorgor, ungol, doom], over=[beside]) == {}


def test_a_name_that_turns_hides_no_part_of_another_medallion() -> None:
    """The name of the forest of the Drúadan lay over a quarter of Henneth Annûn."""
    window, annun = (0.0, 0.0, 420.0, 300.0), (150.0, 100.0, 220.0, 170.0)
    forest = Name("forest", 20.0, 150.0, 26.0, 150.0, 40.0, rank=1, yields=False, beneath=True)
    cut, above, below = {"forest": (-55.0, 180.0, 95.0, 220.0)}, (0.0, 0.0, 420.0, 95.0), (0.0, 178.0, 420.0, 300.0)
    assert turned_in([forest], cut, window, over=[above, below]) != {}
    assert turned_in([forest], cut, window, over=[above, below], marks=[annun]) == {}


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_every_place_is_seen_in_a_landscape_and_a_light_that_are_drawn(game: str) -> None:
    look, lights = BOARDS[game], load_theme("daylight").lights
    for place in look.board().locations:
        landscape, light = look.scene(place)
        assert landscape in LANDSCAPES, place
        assert light in lights, place
    assert len({look.scene(place) for place in look.board().locations}) > 12, "they are told apart"


def test_a_place_that_the_land_knows_looks_the_same_on_every_board() -> None:
    """Mount Doom of the CCG was a river in spring."""
    assert CCG.scene("mount_doom") == QUEST.scene("mount_doom") == ("flame", "shadow")
    assert CCG.scene("the_under_leas")[0] == "cave"


def test_every_place_of_the_land_can_be_seen_near() -> None:
    lights = load_theme("daylight").lights
    places = QUEST.land().places.values()
    assert all(place.landscape in LANDSCAPES and place.light in lights for place in places)


def test_medallions_are_painted_when_the_land_stands_and_are_marks_while_it_moves_away(qapp: QApplication) -> None:
    view = shown_map((1000, 700))
    star = QColor(load_theme("daylight").regions["gondor"]).name()

    def middle() -> str:
        """The colour beside the middle of Osgiliath, where neither a sign nor a name is."""
        x, y = view.gaze.camera.to_window(*QUEST.at["osgiliath"])
        return view.grab().toImage().pixelColor(round(x), round(y) - 4).name()

    view.gaze.go_to(*QUEST.at["osgiliath"], 2.5)
    assert middle() == star, "while the land moves its mark stands there"
    view.gaze.finish()
    assert middle() != star
    view.gaze.pan(-30, 0)
    assert middle() != star, "what has been painted moves with the land"
    view.gaze.zoom(0.4)
    assert middle() == star


def test_the_ring_about_a_place_that_is_found_lies_around_its_medallion(qapp: QApplication) -> None:
    view = shown_map((1000, 700))
    view.go_to("edoras")
    view.gaze.finish()
    assert view.sheet.board is not None
    x, y = view.gaze.camera.to_window(*QUEST.at["edoras"])
    reach = view.sheet.board.reaches(view.gaze.camera, settle=True)["edoras"]
    picture, gold = view.grab().toImage(), QColor(load_theme("daylight").gold)
    assert picture.pixelColor(round(x), round(y - reach - 5)) == gold
    assert picture.pixelColor(round(x), round(y - 19)) != gold


def test_a_place_is_looked_at_as_near_in_a_large_window(qapp: QApplication) -> None:
    shown = sheet()
    assert shown.board is not None
    shown.board.grow(2.0)
    gaze = Gaze(shown)
    gaze.still_only = True
    gaze.fit(3840, 2160)
    gaze.look_close("edoras")
    gaze.finish()
    lies = shown.board.at(gaze.camera, settle=True)
    assert lies.reaches["edoras"] > 2 * MEDALLION
    assert lies.facts["edoras"] == ["Haven · Rohan"]
