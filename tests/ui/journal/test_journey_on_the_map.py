"""The map of a campaign's journey in the real window: read, moved, and the way from it to the next table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage

from desktop_app.ui.journal.chapter_form import ChapterForm
from desktop_app.ui.journal.journey_map import JourneyMap
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper


def shown(keeper: Keeper) -> JourneyMap:
    (found,) = (each for each in keeper.person.window.findChildren(JourneyMap) if each.isVisible())
    return found


def seen(map_: JourneyMap, place: str, around: int = 40) -> QImage:
    """What is painted about a place of the land."""
    at = QPointF(*map_.gaze.camera.to_window(*map_.sheet.land.places[place].at)).toPoint()
    return map_.grab().toImage().copy(at.x() - around, at.y() - around, 2 * around, 2 * around)


def has(picture: QImage, colour: str) -> bool:
    wanted = QColor(colour)
    dots = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return any(dot == wanted for dot in dots)


def test_a_road_that_was_taken_is_red_and_the_company_stands_at_its_end(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("journey")
    colour = keeper.screen.looks.look.theme.map["journey"]
    assert not has(seen(shown(keeper), "the_forest_road"), colour)
    assert keeper.person.sees("The company at The Woodland Realm")
    keeper.write_game(score="143", fallen__Bor="Dúnhere")
    keeper.press("journey")
    assert has(seen(shown(keeper), "the_forest_road"), colour)
    for told in ("The company at Gladden Fields", "Dúnhere, fell in chapter I", "one try. Score: 143"):
        assert keeper.person.sees(told), told
    assert faults(keeper.person.window) == []


def test_the_map_is_zoomed_and_moved_like_any_other(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("journey")
    map_ = shown(keeper)
    map_.setFocus()
    before = map_.gaze.camera
    keeper.person.key(Qt.Key.Key_Plus)
    keeper.person.key(Qt.Key.Key_Left)
    assert map_.gaze.camera.scale > before.scale


def test_the_next_table_is_set_from_the_map(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("journey")
    keeper.press("play-stage")
    assert isinstance(keeper.form(), ChapterForm)


def test_a_league_has_a_row_of_stations(keeper: Keeper) -> None:
    keeper.press("new-campaign")
    keeper.write(title="Winter league")
    keeper.choose("game", "Another game")
    keeper.write(player__1="Ana", player__2="Bor")
    keeper.agree("begin")
    keeper.press("journey")
    assert keeper.person.sees("becomes a station")
    keeper.write_game(scenario="First duel")
    keeper.press("journey")
    assert keeper.person.sees("First duel")
    assert faults(keeper.person.window) == []


def test_the_way_of_another_fellowship_is_put_beside_ones_own_when_it_is_asked_for(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(score="143")
    other = keeper.screen.open_id
    keeper.new_campaign()
    assert keeper.screen.open_id != other
    keeper.press("journey")
    before = shown(keeper).grab().toImage()
    keeper.press(f"trail-{other}")
    assert [trail.letter for trail in shown(keeper).trails] == ["A"]
    assert shown(keeper).grab().toImage() != before
    assert faults(keeper.person.window) == []
    keeper.press("journey")
    keeper.press("journey")
    assert [trail.id for trail in shown(keeper).trails] == [other], "what was chosen stays"
