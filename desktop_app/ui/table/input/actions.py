"""The actions of the table by their ids: what keys, tools and menus call."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop_app.games.contract.table import Counter
from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.input.main_menu import open_main_menu
from desktop_app.ui.table.input.mouse import Hands
from desktop_app.ui.table.keys import counting, key_name
from desktop_app.ui.table.moments.showing import Showing
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.widgets.key_button import KeyButton

MOVES_ON = ("undo", "undo-action", "undo-phase", "redo", "confirm", "until-something")
"""Actions after which another question may be open: what a card in the air was taken up for is asked no more."""


class Actions:
    """Does what an action id says on one table."""

    def __init__(self, table: Parts, panels: Panels, hands: Hands, focus: Focus, showing: Showing) -> None:
        self.table, self.panels, self.hands, self.focus = table, panels, hands, focus
        controller, board = table.controller, table.board
        self._acts: dict[str, Callable[[], object]] = {
            "undo": lambda: controller.travel.undo("answer"),
            "undo-action": lambda: controller.travel.undo("action"),
            "undo-phase": lambda: controller.travel.undo("phase"),
            "redo": controller.travel.redo,
            "confirm": self._confirm,
            "let-go": self._let_go,
            "pin": table.side.large.pin.toggle,
            "choices": table.prompt.open_menu,
            "language": lambda: self.hold("language", True),
            "hand": lambda: self.hold("hand", True),
            "find": self._find,
            "column": self._column,
            "zoom-in": lambda: board.zoom_by(1.25),
            "zoom-out": lambda: board.zoom_by(0.8),
            "zoom-fit": board.fit,
            "rules": table.ways.rules,
            "settings": table.ways.settings,
            "menu": lambda: open_main_menu(table, self.do),
            "until-something": self._hurry,
            "by-hand": self._menu_of_focus,
            "why": self._why_focus,
            "next-panel": self._next_panel,
            "previous-panel": lambda: self._next_panel(-1),
            "show-again": showing.show_again,
        }

    def do(self, action: str) -> bool:
        """Does an action by its id; False for one nobody knows."""
        if action in MOVES_ON:
            self.table.board.cancel_drag()
        if action in self._acts:
            self._acts[action]()
            return True
        if action == "turn-by-hand":
            return self._by_hand("turn", 0)
        way = counting(action)
        if way is not None:
            return self._count(*way)
        return self.panels.act(action)

    def _count(self, number: int, amount: int) -> bool:
        """One more or less of a kind of token, or on a counter, which is the seat's own or the table's."""
        kinds = self.table.counted
        if number <= len(kinds):
            kind, own = kinds[number - 1], ""
            if isinstance(kind, Counter):
                own = self.table.controller.seat if "{seat}" in kind.number else kind.number
            self._by_hand(kind.verb, amount, own)
        return True

    def _by_hand(self, verb: str, amount: int, subject: str = "") -> bool:
        """Sets something by hand: the card in focus, or else under the pointer, where nothing is named."""
        table = self.table
        subject = subject or self.focus.thing or table.board.under
        offered = table.session.adjustments(subject) if subject else []
        wanted = next((each for each in offered if (each.verb, each.amount) == (verb, amount)), None)
        if wanted is not None:
            table.controller.travel.adjust(wanted)
        return True

    def hold(self, what: str, held: bool) -> None:
        """What lasts as long as its key is held."""
        if what == "language":
            self.table.side.shown.show_other_language(held)
        elif what == "hand":
            self.table.raise_hand(held)

    def _confirm(self) -> None:
        """The main act of a panel that is open, or the main answer; what happened stays to be read until the next."""
        if self.panels.panel.confirm():
            return
        if self.table.session.question is None:
            self.panels.last_page.open()
        else:
            self.table.controller.confirm()

    def _find(self) -> None:
        self.table.side.open_tab("log")
        self.table.side.log.toggle_search()

    def _column(self) -> None:
        """Pulls the drawer of a narrow window; a wide one has its column in sight."""
        if self.table.side.drawer:
            self.table.side.pull(self.table.board.geometry())

    def _hurry(self) -> None:
        """On to the next decision that matters, past windows only."""
        controller = self.table.controller
        question, keys = controller.question, controller.answer_now()
        if question is not None and keys is not None and self.table.wishes.pace.passable(question):
            session = self.table.session
            self.table.wishes.pace.begin_hurry(question, len(session.log), len(session.records))
            controller.answer(keys)

    def _menu_of_focus(self) -> None:
        """The menu of what is in focus, under the pointer, or was pointed at last; what nobody chose is not meant."""
        table = self.table
        thing = self.focus.thing or table.board.under or self._pointed_at()
        if not thing:
            told = f"<p>{table.texts('table-hand-choose')}</p>"
            table.side.chronicle.tell(table.texts("table-tool-by-hand"), key_name(table.texts, "Esc"), told)
            return
        self.hands.open_menu(thing, table.board.viewport().mapToGlobal(table.board.place_of(thing)))

    def _pointed_at(self) -> str:
        """The card that is pinned, or else was pointed at last, while it lies on the table; "" for none."""
        table = self.table
        pinned = table.side.large.card if table.side.shown.pinned else None
        thing = pinned.id if pinned is not None else table.pointed
        return thing if thing and table.view.card(thing) is not None else ""

    def _why_focus(self) -> None:
        if self.focus.thing:
            self.table.controller.why_not(self.focus.thing)

    def _next_panel(self, by: int = 1) -> None:
        """Round the window, on (1) or back (-1): table, hand, column, the table as a reader walks it, bar, prompt."""
        table = self.table
        shown = [button for button in table.prompt.findChildren(KeyButton) if button.isVisible() and button.isEnabled()]
        widgets: list[QWidget] = [table.side.page, table.reading, table.bar.tools["menu"], *shown[:1]]
        stops: list[QWidget | None] = [table.board, None, *(stop for stop in widgets if stop.isVisible())]
        here = next((at for at, stop in enumerate(stops) if stop is not None and stop.hasFocus()), 0)
        if here == 0 and self.focus.in_hand:
            here = stops.index(None)
        to = (here + by) % len(stops)
        if stops[to] is None and self.focus.into_hand():
            table.board.setFocus()
            return
        to = to if stops[to] is not None else (to + by) % len(stops)
        stop = stops[to]
        if stop is table.board:
            self.focus.onto_table()
        (stop or table.board).setFocus()

    def _let_go(self) -> None:
        table = self.table
        if table.board.cancel_drag():
            return
        if table.note.isVisible():
            table.note.hide()
            return
        if table.controller.let_go() or self.panels.panel.close_panel():
            return
        if self.panels.chronicle.isVisible():
            self.panels.chronicle.hide()
        elif table.side.drawer:
            table.side.hide()
        table.board.setFocus()
