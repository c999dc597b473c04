"""The first game played as a person plays it: by drag, click and key, at the real table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QScrollArea

from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.games import playable
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.table.words.wording import number_of
from desktop_app.ui.tour.tour_screen import TourScreen
from tests.ui.clipping import faults
from tests.ui.tour.conftest import Pupil

Begin = Callable[..., tuple[TourScreen, Pupil]]
CONTROL = Qt.KeyboardModifier.ControlModifier


def _look(pupil: Pupil) -> None:
    assert pupil.ways() == ["next", "leave"]


def _ally(pupil: Pupil) -> None:
    pupil.drag("Guard of the Citadel", "allies:A")
    pupil.click("Aragorn")
    pupil.click("Théodred")
    pupil.space()


def _attach(pupil: Pupil) -> None:
    pupil.drag("Steward of Gondor", "Aragorn")


def _commit(pupil: Pupil) -> None:
    pupil.click("Éowyn")
    pupil.click("Guard of the Citadel")
    pupil.space()


def _travel(pupil: Pupil) -> None:
    pupil.click("Old Forest Road")


def _engage(pupil: Pupil) -> None:
    pupil.click("Dol Guldur Orcs")


def _check(pupil: Pupil) -> None:
    pupil.space()
    pupil.space()


def _defend(pupil: Pupil) -> None:
    pupil.click("Aragorn")


def _attack(pupil: Pupil) -> None:
    pupil.drag("Aragorn", "Forest Spider")
    pupil.click("Théodred")
    pupil.space()


def _back(pupil: Pupil) -> None:
    pupil.drag("Guard of the Citadel", "allies:A")
    pupil.key(Qt.Key.Key_Z, CONTROL)
    screen, aragorn = pupil.hands.screen, pupil.card("Aragorn")
    offered = screen.session.game.adjustments(screen.session.state, aragorn)
    screen.controller.travel.adjust(next(each for each in offered if each.verb == "damage" and each.amount < 0))
    settle()


PLAYED: dict[str, Callable[[Pupil], None]] = {
    "table": _look,
    "resources": Pupil.space,
    "ally": _ally,
    "attach": _attach,
    "commit": _commit,
    "staging": Pupil.space,
    "progress": Pupil.space,
    "travel": _travel,
    "engage": _engage,
    "check": _check,
    "defend": _defend,
    "attack": _attack,
    "refresh": Pupil.space,
    "back": _back,
}


def test_the_whole_tour_is_played_by_hand_from_station_to_station(tour: Begin) -> None:
    screen, pupil = tour()
    over, wished = QSignalSpy(screen.finished), QSignalSpy(screen.game_wanted)
    for number, (name, play) in enumerate(PLAYED.items(), 1):
        assert f"Station {number} of {len(PLAYED)}" in pupil.reads()
        assert screen.walk.station.say == f"tour-{name}"
        play(pupil)
        assert screen.walk.finished, f"{name}: {pupil.told()}"
        assert pupil.told() != ""
        pupil.go_on()
    assert over.count() == 1
    assert wished.count() == 1, "after the last station the way on is a whole game"
    assert screen.at == 0, "who comes again begins at the first station"


def test_what_is_answered_is_read_whole_under_a_long_page_in_a_low_window(tour: Begin) -> None:
    _, pupil = tour("ally", language="es", size=(1350, 712))
    _ally(pupil)
    settle()
    told = pupil.lesson.guide.findChild(QLabel, "told")
    (area,) = pupil.lesson.guide.findChildren(QScrollArea)
    assert told is not None
    top = told.mapTo(area.viewport(), QPoint(0, 0)).y()
    assert top >= 0
    assert top + told.height() <= area.viewport().height()


def test_something_else_is_met_kindly_and_can_be_tried_again(tour: Begin) -> None:
    screen, pupil = tour("travel")
    pupil.click("Forest Gate")
    assert "Travel to Forest Gate: that is allowed, too" in pupil.told()
    assert pupil.ways()[:2] == ["again", "next"]
    pupil.press("again")
    assert screen.walk.table.session.question is not None
    assert screen.walk.table.session.question.prompt.id == "lcg-ask-travel"
    assert pupil.told() == ""
    pupil.click("Old Forest Road")
    assert pupil.told().startswith("Well done.")


def test_something_else_need_not_be_taken_back(tour: Begin) -> None:
    screen, pupil = tour("travel")
    pupil.space()
    assert "Stay here" in pupil.told()
    pupil.press("next")
    assert screen.walk.station.say == "tour-engage"


def test_undo_at_the_table_opens_the_station_again(tour: Begin) -> None:
    screen, pupil = tour("engage")
    pupil.click("Dol Guldur Orcs")
    assert screen.walk.finished
    pupil.key(Qt.Key.Key_Z, CONTROL)
    assert not screen.walk.finished
    assert pupil.told() == ""


def test_show_me_plays_the_move(tour: Begin) -> None:
    screen, pupil = tour("attack")
    pupil.press("show")
    assert screen.walk.done == [True, False]
    pupil.go_on()
    assert screen.walk.finished
    assert "Forest Spider is destroyed" in pupil.told()


def test_show_me_helps_out_of_another_line_too(tour: Begin) -> None:
    screen, pupil = tour("ally")
    pupil.space()
    assert screen.walk.other
    pupil.press("again")
    pupil.press("show")
    pupil.press("show")
    assert screen.walk.finished


def test_the_ways_back_and_out(tour: Begin) -> None:
    screen, pupil = tour("attach")
    left = QSignalSpy(screen.home_requested)
    pupil.key(Qt.Key.Key_Backspace, CONTROL)
    assert screen.walk.station.say == "tour-ally"
    pupil.press("back")
    assert screen.walk.station.say == "tour-resources"
    pupil.key(Qt.Key.Key_Escape)
    assert left.count() == 1


def test_escape_lets_go_of_a_card_before_it_leaves(tour: Begin) -> None:
    screen, pupil = tour("attach")
    left = QSignalSpy(screen.home_requested)
    pupil.click("Steward of Gondor")
    assert pupil.hands.screen.controller.aimed == pupil.card("Steward of Gondor")
    pupil.key(Qt.Key.Key_Escape)
    assert pupil.hands.screen.controller.aimed == ""
    assert left.count() == 0
    pupil.key(Qt.Key.Key_Escape)
    assert left.count() == 1


def test_a_rule_is_asked_for(tour: Begin) -> None:
    screen, pupil = tour("attach")
    asked = QSignalSpy(screen.rule_requested)
    pupil.press("rule-LCG-086")
    assert asked.at(0) == ["LCG-086"]


def test_the_person_is_called_by_their_name(tour: Begin) -> None:
    _, pupil = tour("engage")
    assert pupil.hands.screen.prompt.question.text() == "Bea, which enemy do you engage? Your threat is 29."


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_rings_lie_around_what_the_station_speaks_of_and_nothing_covers_it(tour: Begin, size: tuple[int, int]) -> None:
    screen, _ = tour(size=size)
    for at, station in enumerate(screen.tour.stations):
        screen.go_to(at)
        settle()
        assert len(screen.ring.around) == len(station.look), station.say
        for rect in screen.ring.around:
            assert QRect(screen.rect()).contains(rect.center()), station.say
            assert not rect.intersects(screen.guide.geometry()), "the guide covers nothing it speaks of"


@pytest.mark.parametrize(("game", "station"), [("lotr_tcg", "tcg-table"), ("meccg", "mec-table")])
def test_a_ring_around_a_hand_or_a_card_strikes_no_key_through(tour: Begin, game: str, station: str) -> None:
    screen, pupil = tour(station, game=game)
    settle()
    board, window, scene = pupil.hands.board, pupil.hands.board.viewport(), pupil.hands.screen.scene
    looked_at = [item for item in scene.cards.values() if {item.card.id, item.card.zone} & set(screen.looked_at)]
    lit = [item for item in looked_at if item.light.key]
    assert lit
    for item in lit:
        cap = board.mapFromScene(item.key_rect().translated(item.home)).boundingRect()
        cap.moveTo(window.mapTo(screen, cap.topLeft()))
        assert any(rect.contains(cap) for rect in screen.ring.around)


def test_no_ring_lies_over_the_cards_that_are_looked_at(tour: Begin) -> None:
    """A place of the map that is spoken of lies under them."""
    screen, pupil = tour("meq-peril", game="me_quest")
    board, tray = pupil.hands.board, pupil.hands.screen.scene.tray
    assert tray.is_open
    covered = board.mapFromScene(tray.sceneBoundingRect()).boundingRect()
    covered.moveTo(board.viewport().mapTo(screen, covered.topLeft()))
    assert screen.ring.around, "what lies beside them is ringed"
    assert not any(covered.contains(rect.center()) for rect in screen.ring.around)


def test_clicks_go_through_the_rings(tour: Begin) -> None:
    screen, pupil = tour("engage")
    orcs = screen.mapFromGlobal(pupil.hands.board.viewport().mapToGlobal(pupil.hands.at(pupil.card("Dol Guldur Orcs"))))
    assert any(rect.contains(orcs) for rect in screen.ring.around)
    assert screen.ring.geometry().contains(orcs), "the ring's widget lies over the card"
    pupil.click("Dol Guldur Orcs")
    assert screen.walk.finished


def test_language_and_theme_change_in_the_middle_of_a_station(tour: Begin) -> None:
    screen, pupil = tour("travel")
    pupil.click("Forest Gate")
    screen.looks.take(screen.looks.settings.changed(language="es", theme="candlelight"))
    settle()
    assert "Estación 8 de 14" in pupil.reads()
    assert "también se puede" in pupil.told()
    assert screen.walk.other, "the station stands as it stood"
    assert faults(screen) == []


def test_the_keyboard_reaches_the_guide(tour: Begin) -> None:
    screen, _ = tour("attach")
    button = screen.guide.buttons["next"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settle()
    assert screen.walk.station.say == "tour-commit"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "daylight", (1366, 768)), ("es", "candlelight", (1366, 768)), ("es", "daylight", (1920, 1080))],
    ids=["en-1366", "es-1366", "es-1920"],
)
def test_no_word_of_any_station_is_cut_off(tour: Begin, language: Language, theme: str, size: tuple[int, int]) -> None:
    screen, _ = tour(language=language, theme=theme, size=size)
    found = []
    for at in range(len(screen.tour.stations)):
        screen.go_to(at)
        settle()
        found += [f"{screen.walk.station.say}: {fault}" for fault in faults(screen)]
    assert found == []


@pytest.mark.sampled(2)  # each game, by turns in either language
@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_the_track_of_a_small_window_shows_has_its_name(game: str, language: Language) -> None:
    """Beside the step of now stood 3.3 and 3.4 and left it to the book to say what that is."""
    with Stage((1366, 768), language, "daylight", game) as stage:
        screen = stage.show("tour")
        assert isinstance(screen, TourScreen)
        numbers, named = set[str](), 0
        for at in range(len(screen.tour.stations)):
            screen.go_to(at)
            settle()
            (track,) = (each for each in screen.findChildren(PhaseTrack) if each.isVisible())
            assert track.wording is not None
            steps = {stop.id: track.wording.step_called(stop.id) for stop in track.track.steps}
            numbers |= {number_of(step) for step, name in steps.items() if number_of(step) not in ("", name)}
            assert not numbers & set(track.words()), track.words()
            named += len(set(steps.values()) & set(track.words()))
        assert named > 0
