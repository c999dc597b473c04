"""The actions of the table by their ids: what keys, tools and menus call."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop_app.ui.widgets.key_button import KeyButton

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen


COUNTER = "counter-"
"""Before the name of a counter in the actions that set it by hand: counter-damage-up."""


class Actions:
    """Does what an action id says on one screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        controller, board = screen.controller, screen.board
        self._acts: dict[str, Callable[[], object]] = {
            "undo": lambda: controller.travel.undo("answer"),
            "undo-action": lambda: controller.travel.undo("action"),
            "undo-phase": lambda: controller.travel.undo("phase"),
            "redo": controller.travel.redo,
            "confirm": self._confirm,
            "let-go": self._let_go,
            "pin": screen.side.large.pin.toggle,
            "choices": screen.prompt.open_menu,
            "language": lambda: self.hold("language", True),
            "hand": lambda: self.hold("hand", True),
            "find": self._find,
            "column": self._column,
            "zoom-in": lambda: board.zoom_by(1.25),
            "zoom-out": lambda: board.zoom_by(0.8),
            "zoom-fit": board.fit,
            "rules": screen.rules_requested.emit,
            "settings": screen.settings_requested.emit,
            "menu": screen.home_requested.emit,
            "until-something": self._hurry,
            "by-hand": self._menu_of_focus,
            "why": self._why_focus,
            "next-panel": self._next_panel,
        }

    def do(self, action: str) -> bool:
        """Does an action by its id; False for one nobody knows."""
        if action in self._acts:
            self._acts[action]()
            return True
        if action == "turn-by-hand":
            return self._by_hand("turn", 0)
        if action.startswith(COUNTER):
            counter, _, way = action.removeprefix(COUNTER).partition("-")
            return self._by_hand(counter, 1 if way == "up" else -1)
        return self.screen.panels.act(action)

    def _by_hand(self, verb: str, amount: int) -> bool:
        """Sets the card in focus, or else under the pointer, by hand; the dial is the seat's own."""
        screen = self.screen
        subject = screen.keyboard.thing or screen.board.under
        if verb == "threat":
            subject = screen.controller.seat
        session = screen.session
        offered = session.game.adjustments(session.state, subject) if subject and session.can_adjust() else []
        wanted = next((each for each in offered if (each.verb, each.amount) == (verb, amount)), None)
        if wanted is not None:
            screen.controller.travel.adjust(wanted)
        return True

    def hold(self, what: str, held: bool) -> None:
        """What lasts as long as its key is held."""
        if what == "language":
            self.screen.side.show_other_language(held)
        elif what == "hand":
            self.screen.raise_hand(held)

    def _confirm(self) -> None:
        """The main answer; what happened since the last one is put away first."""
        if self.screen.panels.panel.confirm():
            return
        if self.screen.panels.chronicle.isVisible() and not self.screen.controller.bots.decide:
            self.screen.panels.chronicle.hide()
        else:
            self.screen.controller.confirm()

    def _find(self) -> None:
        self.screen.side.open_tab("log")
        self.screen.side.log.toggle_search()

    def _column(self) -> None:
        """Pulls the drawer of a narrow window; a wide one has its column in sight."""
        if self.screen.side.drawer:
            self.screen.side.pull(self.screen.board.geometry())

    def _hurry(self) -> None:
        """Goes on until something happens."""
        if self.screen.controller.answer_now() is not None:
            self.screen.wishes.pace.hurrying = True
            self.screen.controller.confirm()

    def _menu_of_focus(self) -> None:
        screen = self.screen
        thing = screen.keyboard.thing or f"threat:{screen.controller.seat}"
        screen.hands.open_menu(thing, screen.board.viewport().mapToGlobal(screen.board.place_of(thing)))

    def _why_focus(self) -> None:
        if self.screen.keyboard.thing:
            self.screen.controller.why_not(self.screen.keyboard.thing)

    def _next_panel(self) -> None:
        """From the board to the table as a reader walks it, the prompt, the bar, the log, and back."""
        screen = self.screen
        stops: list[QWidget] = [screen.board, screen.reading, *screen.prompt.findChildren(KeyButton)[:1]]
        stops += [screen.bar.tools["menu"], screen.side.log.text]
        here = next((i for i, stop in enumerate(stops) if stop.hasFocus()), 0)
        stops[(here + 1) % len(stops)].setFocus()

    def _let_go(self) -> None:
        screen = self.screen
        screen.note.hide()
        if screen.board.cancel_drag() or screen.controller.let_go() or screen.panels.panel.close_panel():
            return
        screen.panels.chronicle.hide()
        if screen.side.drawer:
            screen.side.hide()
