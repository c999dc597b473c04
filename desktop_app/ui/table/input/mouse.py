"""What the mouse does on the board, as answers: clicks, drags, drops, menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QMenu

from desktop_app.engine.ask import Option, Refusal
from desktop_app.ui.table.board.pager import PAGE
from desktop_app.ui.table.input.context_menu import menu_for

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen


class Hands:
    """Connects a board's intents with a controller."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.menu: QMenu | None = None
        board, controller = screen.board, screen.controller
        board.clicked.connect(self._clicked)
        board.activated.connect(self._activated)
        board.lifted.connect(controller.aim)
        board.dragged_over.connect(self._dragged_over)
        board.drag_ended.connect(controller.let_go)
        board.dropped.connect(self._dropped)
        board.menu_asked.connect(self.open_menu)

    def _clicked(self, thing: str) -> None:
        screen = self.screen
        screen.note.hide()
        if thing.startswith(PAGE):
            screen.scene.turn_page(thing.removeprefix(PAGE))
            return
        screen.keyboard.focus_on(thing, framed=False)
        if screen.controller.press(thing):
            return
        card = screen.controller.view.card(thing)
        zone = card.zone if card is not None else thing
        if zone == "encounter_deck":
            screen.panels.open_odds()
        elif zone in screen.scene.piles:
            screen.panels.open_pile(zone)

    def _activated(self, thing: str) -> None:
        self.screen.note.hide()
        self.screen.controller.activate(thing)

    def _dragged_over(self, source: str, target: str) -> None:
        screen = self.screen
        screen.controller.hover_with(source, target)
        refusal = screen.controller.over_refused
        if screen.board.drag is not None:
            screen.board.drag.refuse(refusal is not None)
        if refusal is not None:
            self.tell_refusal(refusal, target)
        else:
            screen.note.hide()

    def _dropped(self, source: str, target: str, at: QPointF) -> None:
        self.screen.controller.drop(source, target)
        self.screen.board.glide_home(source)

    def tell_refusal(self, refusal: Refusal, thing: str) -> None:
        """Says why not, beside the thing it is about."""
        screen = self.screen
        rect = screen.board.mapFromScene(screen.scene.rect_of(thing)).boundingRect()
        screen.note.tell(refusal, screen.wording, rect)
        screen.show_rules(refusal.rule)

    def offer(self, options: Sequence[Option], thing: str) -> None:
        """A small menu of answers beside a thing."""
        screen = self.screen
        menu = QMenu(screen)
        menu.setFont(screen.look.font("body"))
        for number, option in enumerate(options, 1):
            self._add(menu, f"&{number}  {screen.wording.option(option)}", option)
        self.menu = menu
        menu.popup(screen.board.viewport().mapToGlobal(screen.board.place_of(thing) + QPoint(8, 8)))

    def _add(self, menu: QMenu, text: str, option: Option) -> None:
        menu.addAction(text, lambda: self.screen.controller.choose(option))

    def open_menu(self, thing: str, at: QPoint) -> None:
        """Everything that can be done with a thing, at a place of the display."""
        self.menu = menu_for(self.screen, thing)
        self.menu.popup(at)
