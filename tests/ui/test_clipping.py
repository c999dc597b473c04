"""The eye that looks over every screen sees what it should."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.clipping import faults


def _screen(qtbot: QtBot) -> QWidget:
    screen = QWidget()
    qtbot.addWidget(screen)
    screen.resize(400, 300)
    return screen


def test_words_with_room_are_fine(qtbot: QtBot) -> None:
    screen = _screen(qtbot)
    QLabel("Staging area", screen).setGeometry(10, 10, 200, 30)
    QPushButton("Undo", screen).setGeometry(10, 60, 120, 40)
    screen.show()
    assert faults(screen) == []


def test_a_label_too_narrow_for_its_words_is_seen(qtbot: QtBot) -> None:
    screen = _screen(qtbot)
    QLabel("Engagement checks", screen).setGeometry(10, 10, 40, 30)
    screen.show()
    assert any("clipped" in fault and "Engagement checks" in fault for fault in faults(screen))


def test_a_wrapped_label_too_low_for_its_lines_is_seen(qtbot: QtBot) -> None:
    screen = _screen(qtbot)
    label = QLabel("Each enemy engages the player with the highest threat that can be engaged", screen)
    label.setWordWrap(True)
    label.setGeometry(10, 10, 120, 20)
    screen.show()
    assert any("clipped" in fault for fault in faults(screen))


def test_a_button_too_narrow_for_its_words_is_seen(qtbot: QtBot) -> None:
    screen = _screen(qtbot)
    QPushButton("Go back to an earlier round", screen).setGeometry(10, 10, 60, 40)
    screen.show()
    assert any("clipped" in fault for fault in faults(screen))


def test_words_over_each_other_are_seen(qtbot: QtBot) -> None:
    screen = _screen(qtbot)
    QLabel("Threat", screen).setGeometry(10, 10, 100, 30)
    QLabel("Willpower", screen).setGeometry(20, 12, 100, 30)
    screen.show()
    assert any("overlap" in fault for fault in faults(screen))


def test_words_beyond_the_edge_are_seen(qtbot: QtBot) -> None:
    screen = _screen(qtbot)
    QLabel("Victory display", screen).setGeometry(350, 10, 200, 30)
    screen.show()
    assert any("edge" in fault for fault in faults(screen))
