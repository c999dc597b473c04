"""The lists at the right of the start screen: other tables, decks, results, learning, where everything lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.tables.deck_facts import faces_of_deck
from desktop_app.app.tables.game_box import OWN, DeckChoice
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import time_ago
from desktop_app.games import GAMES
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.faces.pictures import game_icon, rounded
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import (
    game_beside,
    game_name,
    game_short_name,
    known_scenario,
    result_word,
    scenario_title,
    where_it_stands,
)
from desktop_app.ui.shell.lessons import Lesson, puzzles, screen_of, tours
from desktop_app.ui.shell.parts import Panel, Row, link, words
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.spelled import spelled


def other_tables(
    desk: Desk,
    entries: Sequence[SaveEntry],
    open_game: Callable[[str], object],
    to_trash: Callable[[SaveEntry], object],
    show_screen: Callable[[str], object],
    shown: int,
    every: int,
    *,
    short: bool,
) -> Panel:
    """The games besides the one left last, each with its way to the trash; a page has all there are, ``every`` one.
    In a ``short`` window the sign alone says which game it is."""
    look, texts = desk.looks.look, desk.looks.texts
    corner = link(look, texts("home-all", count=every), partial(show_screen, "games")) if every > 1 else None
    if corner is not None:
        corner.setObjectName("all-games")
    panel = Panel(look, texts("home-other-tables"), corner)
    if not entries:
        panel.say(texts("home-no-other-tables"))
    for entry in entries[:shown]:
        row = _table_row(desk, entry, short=short)
        row.clicked.connect(lambda _=False, chosen=entry.id: open_game(chosen))
        row.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        row.customContextMenuRequested.connect(
            lambda at, chosen=entry, by=row: _table_menu(desk, chosen, by, at, open_game, to_trash)
        )
        panel.add(row)
    return panel


def _table_row(desk: Desk, entry: SaveEntry, *, short: bool) -> Row:
    look, texts, header = desk.looks.look, desk.looks.texts, entry.header
    title, below = scenario_title(header, texts), where_it_stands(header, texts, question=False)
    if not short and (game := game_beside(header, texts)):
        below = f"{game} · {below}"
    if header.branch:
        below = f"{texts('home-branch', name=header.branch)}. {below}"
    ago = time_ago(texts, header.saved, desk.tables.now())
    row = Row(look, title, below, ago, game_icon(header.game, look.px(34), look.theme))
    row.setObjectName(f"table-{entry.id}")
    row.setEnabled(header.game in GAMES)
    return row


def _table_menu(
    desk: Desk,
    entry: SaveEntry,
    row: QWidget,
    at: QPoint,
    open_game: Callable[[str], object],
    to_trash: Callable[[SaveEntry], object],
) -> None:
    texts = desk.looks.texts
    menu = QMenu(row.window())  # of the window: the row goes when the list is shown anew
    menu.setFont(desk.looks.look.font("body"))
    menu.addAction(texts("home-open-game"), lambda: open_game(entry.id))
    if entry.header.game in GAMES:
        menu.addAction(texts("tour-export"), lambda: _write_position(desk, entry.id))
    menu.addAction(texts("home-delete-game"), lambda: to_trash(entry))
    menu.exec(row.mapToGlobal(at))
    menu.deleteLater()


def _write_position(desk: Desk, save_id: str) -> None:
    # Position files and all that reads them are no part of the first screen.
    from desktop_app.ui.tour.write_position import ask_and_write

    ask_and_write(desk, save_id)


def decks(desk: Desk, shown: int, games: Sequence[str], show_screen: Callable[[str], object], *, short: bool) -> Panel:
    """Decks that can be played, a person's own first, then those of these ``games``, with the colours of what
    stands for them; in a ``short`` window one line is said of each."""
    look, texts = desk.looks.look, desk.looks.texts
    panel = Panel(look, texts("home-decks"), link(look, texts("home-all-decks"), partial(show_screen, "decks")))
    for game, deck in desk.tables.decks_to_play(shown, games):
        aside = texts("home-deck-cards", count=deck.size)
        kind = _of_an_own_deck(deck, texts) if deck.id.startswith(OWN) else texts("home-deck-starter")
        told = [part for part in (game_short_name(game, texts), kind) if part]
        below = told[-1] if short else " · ".join(told)
        row = Row(look, deck.names[texts.language], below, aside, colours_of(game, deck, look.theme))
        row.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        panel.add(row)
    return panel


def _of_an_own_deck(deck: DeckChoice, texts: Texts) -> str:
    return texts("home-deck-by-hand", count=deck.by_hand) if deck.by_hand else ""


def colours_of(game: str, deck: DeckChoice, theme: Theme) -> QIcon:
    """The frames of the cards that stand for a deck, side by side."""
    frames = list(dict.fromkeys(face_of(game, code, "en").frame for code in faces_of_deck(game, deck.cards)))
    pixmap = QPixmap(QSize(68, 68))
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 6, 32, 22)
    painter.setClipPath(rounded(box, 5))
    for index, frame in enumerate(frames):
        part = box.width() / len(frames)
        painter.fillRect(QRectF(box.x() + index * part, box.y(), part + 1, box.height()), QColor(theme.frames[frame]))
    painter.setClipping(False)
    painter.setPen(QPen(QColor(theme.metals["gold"]), 1))
    painter.drawRoundedRect(box, 5, 5)
    painter.end()
    return QIcon(pixmap)


def results(
    desk: Desk,
    entries: Sequence[SaveEntry],
    open_game: Callable[[str], object],
    to_trash: Callable[[SaveEntry], object],
    shown: int,
) -> Panel:
    """The games finished last, each once as it ended last; one whose save is still there can be looked at again."""
    look, texts = desk.looks.look, desk.looks.texts
    panel = Panel(look, texts("home-results"))
    try:
        finished = desk.profile.results.all()
    except LongtableError as error:
        panel.say(error.text(texts))
        return panel
    if not finished:
        panel.say(texts("home-no-results"))
    saved = {entry.id: entry for entry in entries}
    for result in _last_endings(finished)[:shown]:
        row = _result_row(desk, result)
        entry = saved.get(result.save or "")
        if entry is not None and entry.game in GAMES:
            row.setObjectName(f"result-{entry.id}")
            row.clicked.connect(lambda _=False, chosen=entry.id: open_game(chosen))
            row.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            row.customContextMenuRequested.connect(
                lambda at, chosen=entry, by=row: _table_menu(desk, chosen, by, at, open_game, to_trash)
            )
        else:
            row.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        panel.add(row)
    return panel


def _last_endings(results: Sequence[GameResult]) -> list[GameResult]:
    """The newest first; of a game that was taken up again only how it ended last."""
    found: dict[object, GameResult] = {}
    for number, result in enumerate(results):
        found.pop(result.save or number, None)
        found[result.save or number] = result
    return list(found.values())[::-1]


def _result_row(desk: Desk, result: GameResult) -> Row:
    look, texts = desk.looks.look, desk.looks.texts
    scenario = known_scenario(result.game, result.scenario, texts)
    title = scenario or result.scenario or game_name(result.game, texts)
    told = [result_word(result.game, result.outcome, texts)]
    if result.score is not None:
        told.append(texts("home-result-score", score=result.score))
    if result.manual_adjustments:
        told.append(texts("home-result-by-hand", count=result.manual_adjustments))
    return Row(look, title, ", ".join(told), time_ago(texts, result.date, desk.tables.now()))


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


def stays_here(desk: Desk) -> QWidget:
    """That nothing leaves this computer, and how old the last backup is."""
    look, texts = desk.looks.look, desk.looks.texts
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(look.px(4), 0, 0, 0)
    sign = QLabel()
    sign.setPixmap(look.icon("folder-check-outline", look.theme.accent).pixmap(look.px(18), look.px(18)))
    line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    newest = next(iter(desk.profile.backups.all()), None)
    if newest is None:
        backup = texts("home-no-backup")
    else:
        backup = texts("home-last-backup", ago=time_ago(texts, newest.taken, desk.tables.now()))
    line.addWidget(words(look, f"{texts('home-local')} {backup}", "hint"), 1)
    return row
