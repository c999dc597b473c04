"""What there is to learn: tours, puzzles and examples, and which of them come next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_short_name
from desktop_app.ui.shell.lessons import Lesson, puzzles, screen_of, tours
from desktop_app.ui.shell.parts import Panel, Row, link
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.spelled import spelled


def learning(desk: Desk, show_screen: Callable[[str], object], *, short: bool = False) -> Panel:
    """The first game step by step, the puzzles, the rules and the map; ``short`` in one line."""
    look, texts = desk.looks.look, desk.looks.texts
    if short:
        return _learning_line(desk, show_screen)
    panel = Panel(look, texts("home-learn"))
    for kind, lessons, title, below, sign in _kinds(desk):
        row = Row(look, title, below, "", look.icon(sign, look.theme.accent))
        row.setObjectName(f"learn-{kind}")
        row.clicked.connect(partial(_asked, partial(_choose_lesson, desk, kind, lessons, show_screen, row)))
        panel.add(row)
    for screen, title, below, sign in (
        ("rules", texts("home-rules"), texts("home-learn-rules"), "book-open-page-variant-outline"),
        ("map", texts("map-way-in"), texts("map-way-in-hint"), "map-outline"),
    ):
        row = Row(look, title, below, "", look.icon(sign, look.theme.accent))
        row.setObjectName(f"learn-{screen}")
        row.clicked.connect(partial(_pressed, show_screen, screen))
        panel.add(row)
    return panel


def _kinds(desk: Desk) -> Iterator[tuple[str, list[Lesson], str, str, str]]:
    """The tours and the puzzles, where there are any: the beginning of their screens, title, what they are, sign."""
    texts, known, tried = desk.looks.texts, tours(), puzzles()
    if known:
        yield "tour", known, texts("home-tour"), texts("home-tour-hint"), "school-outline"
    if tried:
        yield "puzzles", tried, texts("tour-home-puzzles"), texts("tour-home-puzzles-hint"), "lightbulb-outline"


def _choose_lesson(
    desk: Desk, kind: str, lessons: Sequence[Lesson], show_screen: Callable[[str], object], line: QWidget
) -> None:
    """Shows the tour or the puzzles; of several a menu asks which, and marks the tours that were played."""
    if len(lessons) == 1:
        show_screen(kind)
        return
    menu = QMenu(line)
    menu.setFont(desk.looks.look.font("body"))
    for each in lessons:
        action = menu.addAction(
            spelled(_name(kind, each, desk.looks.texts)), partial(show_screen, screen_of(kind, each, lessons))
        )
        if kind == "tour" and each.key in desk.looks.settings.tours_seen:
            action.setIcon(desk.looks.look.icon("check", desk.looks.theme.accent))
    menu.popup(line.mapToGlobal(line.rect().bottomLeft()))


def _name(kind: str, lesson: Lesson, texts: Texts) -> str:
    """The game's name, and of several tours what this one is about."""
    name, told = game_short_name(lesson.game, texts), f"tour-name-{lesson.key.replace('/', '-').replace('_', '-')}"
    return f"{name} · {texts(told)}" if kind == "tour" and texts.has(told) else name


def _learning_line(desk: Desk, show_screen: Callable[[str], object]) -> Panel:
    """The same in a few words, for whoever has other things on this screen."""
    look, texts = desk.looks.look, desk.looks.texts
    ways = QWidget()
    line = FlowLayout(ways, look.px(2))
    for lessons, kind, title in (
        (tours(), "tour", "tour-home-short"),
        (puzzles(), "puzzles", "tour-home-puzzles"),
    ):
        if lessons:
            way = link(look, texts(title), partial(_choose_lesson, desk, kind, lessons, show_screen, ways))
            way.setObjectName(f"learn-{kind}")
            line.addWidget(way)
    for screen, title in (("rules", "home-rules"), ("map", "home-map")):
        way = link(look, texts(title), partial(show_screen, screen))
        way.setObjectName(f"learn-{screen}")
        line.addWidget(way)
    panel = Panel(look, texts("home-learn"))
    panel.add(ways)
    return panel


def _asked(act: Callable[[], None], _: bool = False) -> None:
    act()


def _pressed(act: Callable[[str], object], what: str, _: bool = False) -> None:
    act(what)
