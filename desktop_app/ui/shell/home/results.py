"""How the last games ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.texts.wording import time_ago
from desktop_app.games import GAMES
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.table_menu import table_menu
from desktop_app.ui.shell.home.told import game_name, known_scenario, result_word
from desktop_app.ui.shell.parts import Panel, Row


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
                lambda at, chosen=entry, by=row: table_menu(desk, chosen, by, at, open_game, to_trash)
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
