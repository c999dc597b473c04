"""The table at three sizes, in two languages and two themes: nothing is cut off, nothing lies on something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from desktop_app.app.profiles.settings import Settings, Theme
from desktop_app.app.texts.texts import Language
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import LayTable, Stop, asks, new_session, play_until

SIZES = [(1366, 768), (1920, 1080), (3840, 2160)]
MOMENTS: dict[str, Stop] = {
    "commit": asks("lcg-ask-commit"),
    "defender": asks("lcg-ask-defender"),
    "pay": asks("lcg-ask-pay"),
}


def place_of(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


def plain_labels(root: QWidget) -> list[QLabel]:
    """Labels in sight that write one line of plain words."""
    found = [label for label in root.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label for label in found if not label.wordWrap() and "<" not in label.text()]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("theme", ["daylight", "candlelight"])
def test_no_words_are_cut_off_and_no_buttons_overlap(
    lay_table: LayTable, size: tuple[int, int], language: Language, theme: Theme, full: bool
) -> None:
    stops = list(MOMENTS.values())
    this = (SIZES.index(size) + (language == "es")) % len(stops)  # in each case another
    for stop in stops if full else stops[this : this + 1]:
        session = play_until(new_session(4), stop)
        settings = Settings(motion="off", moments="off", language=language, theme=theme)
        table = lay_table(session, size=size, language=language, theme=theme, settings=settings)
        screen = table.screen
        for label in plain_labels(screen):
            needed = QFontMetrics(label.font()).horizontalAdvance(label.text())
            assert needed <= label.width() + 1, f"{label.text()!r} needs {needed}, has {label.width()}"
        buttons: list[QPushButton] = [b for b in screen.prompt.findChildren(KeyButton) if b.isVisible()]
        places = [place_of(button, screen.prompt) for button in buttons]
        for i, one in enumerate(places):
            assert screen.prompt.rect().contains(one)
            assert not any(one.intersects(other) for other in places[i + 1 :])
        assert not screen.grab().isNull()
        screen.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_cards_lie_on_the_table(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(play_until(new_session(7), asks("lcg-ask-attack"), most=2000), size=size)
    scene = table.screen.scene
    room = scene.sceneRect().adjusted(-1, -1, 1, 1)
    for item in scene.cards.values():
        rect = item.upright_rect().translated(item.home)
        assert rect.left() >= room.left()
        assert rect.right() <= room.right()
        assert rect.top() >= room.top()
        if not item.in_hand:
            assert rect.bottom() <= room.bottom()


def test_every_picture_differs_between_the_themes(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    light = lay_table(session, theme="daylight").screen.grab().toImage()
    dark = lay_table(session, theme="candlelight").screen.grab().toImage()
    assert light.pixelColor(5, 600).lightness() > dark.pixelColor(5, 600).lightness() + 60


def test_kept_pictures_never_take_more_than_their_room(qapp: QApplication) -> None:
    store = Store(3 * MEGABYTE)
    for number in range(40):
        store.get((number,), lambda: QPixmap(500, 500))
        assert store.bytes_kept <= 3 * MEGABYTE
    assert len(store) == 3
