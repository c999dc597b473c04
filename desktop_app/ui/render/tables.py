"""The ways onto the table: with a panel open, with the menu of what is set by hand, on its last page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.app.saves.saves import read_save
from desktop_app.app.tables.heads import table_head
from desktop_app.app.tables.reopening import reopened
from desktop_app.app.tables.service import OpenTable
from desktop_app.engine.chance import Chance
from desktop_app.games import PLAYS
from desktop_app.ui.render.begun import ANSWERS, LONGEST, begun, go_on_to, go_on_to_odds, played, take_another_way
from desktop_app.ui.render.shown import Shown, UnknownScreen

_MOST_SEEDS = 60
_ENDS: dict[tuple[str, str], int | None] = {}
"""The first seed of a game that ends so for its usual bot, once it was looked for, None where none does."""


def table(at: Shown, save: Path | None) -> None:
    """The table of a saved game, or of one that bots have begun."""
    if save is None:
        at.shell.lay(begun(at, ANSWERS))
        return
    kept = read_save(save)
    session = reopened(kept, save)
    at.shell.lay(OpenTable(kept.id, session, kept.header, table_head(kept.header)))


def panel(name: str, at: Shown, save: Path | None) -> None:
    """The table with one of its panels open: the history with a line of play that was left, the coach at a choice, the
    odds where there are any."""
    from desktop_app.ui.table.screen import TableScreen

    if name == "odds" and PLAYS[at.game].odds is None:
        raise UnknownScreen("shell-screen-not-of-game", name=name, game=at.game)
    table(at, save)
    screen = at.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    if name == "history" and save is None:
        take_another_way(screen.session)
        screen.refresh()
    if name == "coach" and save is None:
        go_on_to(screen.session, PLAYS[at.game].moments, screen.controller.seats_here)
        screen.refresh()
    if name == "odds" and save is None:
        go_on_to_odds(screen.session, screen.controller.seats_here)
        screen.refresh()
    QApplication.processEvents()  # whoever opens a panel has the table before them as large as it is
    screen.panels.act(name)


def by_hand(at: Shown, save: Path | None) -> None:
    """The table with the menu of a card open at what may be set by hand, at a moment when that is allowed."""
    from desktop_app.ui.table.screen import TableScreen

    table(at, save)
    screen = at.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    session = screen.session
    bot, dice = session.game.bots[PLAYS[at.game].bot], Chance(1)
    while save is None and session.question is not None and not session.can_adjust():
        session.answer(bot(session.eyes(session.question.seat), session.question, dice))
    screen.refresh()
    QApplication.processEvents()
    card = max(screen.scene.cards, key=lambda card: len(session.game.adjustments(session.state, card)))
    middle = screen.board.mapFromScene(screen.scene.rect_of(card).center())
    where = screen.board.viewport().mapToGlobal(middle)
    screen.hands.open_menu(card, where)
    menu = screen.hands.menu
    assert menu is not None
    _hang(menu, where, at)
    last = menu.actions()[-1]
    inner = last.menu()
    assert isinstance(inner, QMenu)
    menu.setActiveAction(last)
    beside = menu.mapToGlobal(menu.actionGeometry(last).topRight())
    inner.popup(beside)
    _hang(inner, beside, at)


def _hang(menu: QMenu, where: QPoint, at: Shown) -> None:
    """Hangs a menu where it would open on a display that holds the window: one that is none is small, and keeps menus
    in its corner."""
    window = at.shell.window
    room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size()).adjusted(0, 0, -menu.width(), -menu.height())
    menu.move(min(where.x(), room.right()), min(where.y(), room.bottom()))


def ended(won: bool, at: Shown, save: Path | None) -> None:
    """The last page of a game that its bot has won or lost, beside one before it that went the other way."""
    if save is not None:
        table(at, save)
        return
    wanted, other = ("won", "lost") if won else ("lost", "won")
    seed, before = _ends(at, wanted), _ends(at, other)
    if seed is None:
        raise UnknownScreen("shell-screen-not-of-game", name=wanted, game=at.game)
    if before is not None:
        begun(at, LONGEST, seed=before)
    at.shell.lay(begun(at, LONGEST, seed=seed))


def _ends(at: Shown, wanted: str) -> int | None:
    """The first seed of a game that ends so for its usual bot; no game that was looked through for it is kept, or the
    page would tell of other games in the first picture than in any later one."""
    if (at.game, wanted) not in _ENDS:
        _ENDS[at.game, wanted] = next((seed for seed in range(_MOST_SEEDS) if _result(at, seed) == wanted), None)
    return _ENDS[at.game, wanted]


def _result(at: Shown, seed: int) -> str:
    over = played(at, LONGEST, seed=seed)
    return over.session.look(over.seats_here[0]).outcome.get("result", "")
