"""The menu of the bar: what can be done with the whole game, each with its key; leaving it is the last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu

from desktop_app.ui.table.around import SeatPlayed
from desktop_app.ui.table.keys import key_name
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.widgets.spelled import spelled

ENTRIES = (
    ("undo", "undo-phase", "redo", "history"),
    ("waiting", "coach", "odds", "text-board", "note"),
    ("rules", "settings", "help", "report"),
)
"""Actions of the table in groups; those without a key stand here too."""


def open_main_menu(table: Parts, do: Callable[[str], object]) -> QMenu:
    """Opens the menu below its button; ``do`` does an action by its id."""
    button = table.bar.tools["menu"]
    for old in button.findChildren(QMenu):
        old.deleteLater()
    menu = QMenu(button)
    menu.setFont(table.look.font("body"))
    for group in ENTRIES:
        for action in group:
            if action == "odds" and table.game.play.odds is None:
                continue
            _add(menu, table, action, do)
        menu.addSeparator()
    _add_seats(menu, table)
    if _may_give_up(table):
        menu.addAction(table.texts("table-give-up", **_who(table)), lambda: do("give-up")).setObjectName("give-up")
    menu.addAction(table.texts("table-over-home"), table.ways.home)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    return menu


def _may_give_up(table: Parts) -> bool:
    """Whether there is a game that somebody here is still in: a lesson or a puzzle is none."""
    session, seat = table.session, table.controller.seat
    playing = session.question is not None and session.game.give_up is not None
    return playing and bool(table.around.seats()) and seat not in table.view.out


def _who(table: Parts) -> dict[str, str]:
    """Who gives the game up, where several sit here."""
    several = len(table.controller.seats_here) > 1
    return {"several": "yes" if several else "no", "name": table.wording.seat(table.controller.seat)}


def _add_seats(menu: QMenu, table: Parts) -> None:
    """Who plays each seat: it may be handed over to a bot, or taken over from one."""
    seats, texts = table.around.seats(), table.texts
    if not any(len(each.players) > 1 for each in seats):
        return
    who = menu.addMenu(texts("table-who-plays"))
    for each in seats:
        told = texts("table-who-plays-seat", name=table.wording.seat(each.seat), player=each.players[each.player])
        choice = who.addMenu(told)
        for player, name in each.players.items():
            taken = choice.addAction(spelled(name), partial(_hand_over, table, each, player))
            taken.setCheckable(True)
            taken.setChecked(player == each.player)


def _hand_over(table: Parts, of: SeatPlayed, player: str) -> None:
    if player != of.player:
        table.around.hand_over(of.seat, player)


def _add(menu: QMenu, table: Parts, action: str, do: Callable[[str], object]) -> None:
    tool = f"table-tool-{action}"
    words = table.texts(tool if table.texts.has(tool) else f"table-do-{action}")
    key = table.keys.key(action)
    shown = f"{words}\t{key_name(table.texts, key)}" if key else words
    menu.addAction(shown, lambda: do(action))
