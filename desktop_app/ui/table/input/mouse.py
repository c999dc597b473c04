"""What the mouse does on the board, as answers: clicks, drags, drops, menus."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QMenu

from desktop_app.engine.ask import Option, Refusal
from desktop_app.ui.table.bars.answers import ANSWER
from desktop_app.ui.table.board.pager import PAGE
from desktop_app.ui.table.board.tray_item import FOLD
from desktop_app.ui.table.input.context_menu import menu_for
from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.play.coach import advice_for
from desktop_app.ui.widgets.spelled import spelled


class Hands:
    """Connects a board's intents with a controller."""

    def __init__(self, table: Parts, panels: Panels, focus: Focus) -> None:
        self.table, self.panels, self.focus = table, panels, focus
        self.menu: QMenu | None = None
        self._held = ""
        board, controller = table.board, table.controller
        board.clicked.connect(self._clicked)
        board.activated.connect(self._activated)
        board.lifted.connect(controller.aim)
        board.lifted.connect(table.give_way)
        board.dragged_over.connect(self._dragged_over)
        board.drag_ended.connect(table.come_back)
        board.drag_ended.connect(controller.let_go)
        board.dropped.connect(self._dropped)
        board.menu_asked.connect(self.open_menu)

    def _clicked(self, thing: str) -> None:
        table = self.table
        self.focus.by_mouse()
        table.note.hide()
        if thing.startswith(PAGE):
            table.scene.turn_page(thing.removeprefix(PAGE))
            return
        if thing == FOLD:
            if not table.opening.taking:
                table.scene.fold_tray()
            return
        if table.scene.unfold(thing):
            return
        self.focus.focus_on(thing, framed=False)
        if table.controller.press(thing):
            return
        card = table.controller.view.card(thing)
        zone = card.zone if card is not None else thing
        if zone == table.game.layout.odds_at:
            self.panels.advice.open_odds()
        elif zone in table.scene.piles:
            self.panels.reading.open_pile(zone)

    def _activated(self, thing: str) -> None:
        self.focus.by_mouse()
        self.table.note.hide()
        self.table.controller.activate(thing)

    def _dragged_over(self, source: str, target: str) -> None:
        table = self.table
        table.controller.hover_with(source, target)
        self._held = source
        refusal = table.controller.over_refused
        if table.board.drag is not None:
            table.board.drag.refuse(refusal is not None)
        if refusal is not None:
            self.tell_refusal(refusal, target)
        elif not self._tell_promise(source, target):
            table.note.hide()

    def _dropped(self, source: str, target: str, at: QPointF) -> None:
        self.focus.by_mouse()
        self.table.note.hide()
        self._held = source
        self.table.controller.drop(source, target)
        self._held = ""
        self.table.board.glide_home(source)

    def _tell_promise(self, source: str, target: str) -> bool:
        """Says beside the target what the drop would do, with its numbers; False where it would do nothing yet."""
        table, question = self.table, self.table.controller.question
        option = table.controller.would_do(source, target)
        if option is None or question is None:
            return False
        draft = table.controller.draft
        keys = [*(draft.picked if draft is not None else ()), option.key]
        advice = advice_for(keys, table.game.play, question, table.view, table.wording)
        numbers = [words for words, against in advice.arguments if not against][:1]
        costs = [words for words, against in advice.arguments if against][:1]
        told = " ".join([*numbers, *costs]) or advice.does
        table.note.promise(table.wording.option(option), escape(told), *self._around(target))
        return True

    def _around(self, thing: str) -> tuple[QRect, QRect]:
        """The rectangle of a thing, and of the card that is held: of a zone only what lies under that card."""
        table = self.table
        rect = table.board.mapFromScene(table.scene.rect_of(thing)).boundingRect()
        if self._held not in table.scene.cards:
            return rect, QRect()
        held = table.board.mapFromScene(table.scene.rect_of(self._held)).boundingRect()
        return (rect if thing in table.scene.cards else held), held

    def tell_refusal(self, refusal: Refusal, thing: str) -> None:
        """Says why not, beside the thing it is about."""
        table = self.table
        table.note.tell(refusal, table.wording, *self._around(thing))
        table.show_rules(refusal.rule)

    def offer(self, options: Sequence[Option], thing: str) -> None:
        """A small menu of answers beside a thing."""
        table = self.table
        self.forget()
        menu = QMenu(table.window)
        menu.setFont(table.look.font("body"))
        for number, option in enumerate(options, 1):
            self._add(menu, f"&{number}  {spelled(table.wording.option(option))}", option)
        self.menu = menu
        menu.popup(table.board.viewport().mapToGlobal(table.board.place_of(thing) + QPoint(8, 8)))

    def _add(self, menu: QMenu, text: str, option: Option) -> None:
        menu.addAction(text, lambda: self.table.controller.choose(option)).setObjectName(ANSWER + option.key)

    def forget(self) -> None:
        """Takes a menu away that still hangs over the table."""
        if self.menu is not None:
            self.menu.close()
            self.menu.deleteLater()
            self.menu = None

    def open_menu(self, thing: str, at: QPoint) -> None:
        """Everything that can be done with a thing, at a place of the display; nothing where that is nothing at all."""
        self.forget()
        self.menu = menu_for(self.table, self.panels, thing)
        if len(self.menu.actions()) > 1:  # more than its title
            self.menu.popup(at)
