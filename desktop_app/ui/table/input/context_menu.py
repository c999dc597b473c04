"""The menu of a card, a pile or a dial: answers, reasons, sums, and setting by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from desktop_app.engine.ask import Option
from desktop_app.engine.view import CardView
from desktop_app.ui.table.input.by_hand import fill_menu

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen


def menu_for(screen: TableScreen, thing: str) -> QMenu:
    """Everything that can be done with a thing or asked about it."""
    texts, controller = screen.texts, screen.controller
    menu = QMenu(screen)
    menu.setFont(screen.look.font("body"))
    title = menu.addAction(screen.wording.thing(thing))
    title.setEnabled(False)
    choices = controller.choices
    for option in choices.touching(thing) if choices is not None else []:
        _add_option(menu, screen, option)
    card = controller.view.card(thing)
    if card is not None and choices is not None and not choices.touching(thing) and controller.question is not None:
        menu.addAction(texts("table-why-not"), lambda: controller.why_not(thing))
    if card is not None and card.numbers and card.code:
        _add_sums(menu, screen, card)
    if card is not None and choices is not None:
        _add_standing_answers(menu, screen, thing)
    if thing in screen.scene.piles:
        menu.addAction(texts("table-look-through"), lambda: screen.panels.open_pile(thing))
    if thing == "encounter_deck":
        menu.addAction(texts("table-panel-odds"), screen.panels.open_odds)
    _add_by_hand(menu, screen, thing)
    return menu


def _add_option(menu: QMenu, screen: TableScreen, option: Option) -> None:
    menu.addAction(screen.wording.option(option), lambda: screen.controller.choose(option))


def _add_sums(menu: QMenu, screen: TableScreen, card: CardView) -> None:
    inner = menu.addMenu(screen.texts("table-why-number"))
    inner.setFont(menu.font())
    for number, value in card.numbers.items():
        _add_sum(inner, screen, card, number, value)


def _add_sum(menu: QMenu, screen: TableScreen, card: CardView, number: str, value: int) -> None:
    menu.addAction(f"{screen.wording.number(number)} {value}", lambda: screen.side.unfold(card, number))


def _add_standing_answers(menu: QMenu, screen: TableScreen, thing: str) -> None:
    """Always, never, or ask each time, for the optional abilities of a card that are offered now."""
    choices = screen.controller.choices
    abilities = [option.detail for option in choices.from_source(thing) if option.verb == "respond"] if choices else []
    for ability in dict.fromkeys(abilities):
        inner = menu.addMenu(screen.texts("table-standing-answer"))
        inner.setFont(menu.font())
        for answer in ("always", "never", "ask"):
            _add_standing_answer(inner, screen, ability, answer)


def _add_standing_answer(menu: QMenu, screen: TableScreen, ability: str, answer: str) -> None:
    menu.addAction(screen.texts(f"table-standing-{answer}"), lambda: screen.wishes.answer_for_good(ability, answer))


def _add_by_hand(menu: QMenu, screen: TableScreen, thing: str) -> None:
    session, controller = screen.session, screen.controller
    subject = thing.partition(":")[2] if thing.startswith("threat:") else thing
    offered = session.game.adjustments(session.state, subject)
    if not offered:
        return
    inner = menu.addMenu(screen.texts("table-tool-by-hand") + "…")
    inner.setFont(menu.font())
    if not session.can_adjust():
        note = inner.addAction(screen.texts("table-hand-not-now"))
        note.setEnabled(False)
        return
    fill_menu(inner, offered, screen.wording, controller.travel.adjust)
