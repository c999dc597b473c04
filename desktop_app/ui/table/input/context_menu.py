"""The menu of a card, a pile or a dial: answers, reasons, sums, and setting by hand."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from desktop_app.engine.ask import Option
from desktop_app.engine.view import CardView
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.input.by_hand import fill_menu
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.counter_words import counter_at
from desktop_app.ui.widgets.spelled import spelled


def menu_for(table: Parts, panels: Panels, thing: str) -> QMenu:
    """Everything that can be done with a thing or asked about it."""
    texts, controller = table.texts, table.controller
    menu = QMenu(table.window)
    menu.setFont(table.look.font("body"))
    menu.setToolTipsVisible(True)
    title = menu.addAction(spelled(table.wording.thing(thing)))
    title.setEnabled(False)
    choices = controller.choices
    for option in choices.touching(thing) if choices is not None else []:
        _add_option(menu, table, option)
    card = controller.view.card(thing)
    if card is not None and choices is not None and not choices.touching(thing) and controller.question is not None:
        menu.addAction(texts("table-why-not"), lambda: controller.why_not(thing))
    if card is not None and card.numbers and card.code:
        _add_sums(menu, table, card)
    if card is not None and choices is not None:
        _add_standing_answers(menu, table, thing)
    if thing in table.scene.piles:
        menu.addAction(texts("table-look-through"), lambda: panels.reading.open_pile(thing))
    if thing == table.game.layout.odds_at:
        menu.addAction(texts("table-panel-odds"), panels.advice.open_odds)
    _add_by_hand(menu, table, thing)
    return menu


def _add_option(menu: QMenu, table: Parts, option: Option) -> None:
    entry = menu.addAction(spelled(table.wording.option(option)), lambda: table.controller.choose(option))
    entry.setToolTip(table.wording.told(option))


def _add_sums(menu: QMenu, table: Parts, card: CardView) -> None:
    inner = menu.addMenu(table.texts("table-why-number"))
    inner.setFont(menu.font())
    for number, value in card.numbers.items():
        _add_sum(inner, table, card, number, value)


def _add_sum(menu: QMenu, table: Parts, card: CardView, number: str, value: int) -> None:
    menu.addAction(f"{table.wording.number(number)} {value}", lambda: table.side.shown.unfold(card, number))


def _add_standing_answers(menu: QMenu, table: Parts, thing: str) -> None:
    """Always, never, or ask each time, for the optional abilities of a card that are offered now."""
    choices = table.controller.choices
    abilities = [option.detail for option in choices.from_source(thing) if option.verb == "respond"] if choices else []
    for ability in dict.fromkeys(abilities):
        inner = menu.addMenu(table.texts("table-standing-answer"))
        inner.setFont(menu.font())
        for answer in ("always", "never", "ask"):
            _add_standing_answer(inner, table, ability, answer)


def _add_standing_answer(menu: QMenu, table: Parts, ability: str, answer: str) -> None:
    menu.addAction(table.texts(f"table-standing-{answer}"), lambda: table.wishes.answer_for_good(ability, answer))


def subject_of(words: TableWords, thing: str) -> str:
    """What is set by hand where a thing was pointed at: for a player's counter that seat, else the thing itself."""
    return thing.partition(":")[2] or thing if counter_at(words, thing) is not None else thing


def _add_by_hand(menu: QMenu, table: Parts, thing: str) -> None:
    session, controller = table.session, table.controller
    subject = subject_of(table.words, thing)
    if not session.game.adjustments(session.state, subject):
        return
    offered = session.adjustments(subject)
    inner = menu.addMenu(table.texts("table-tool-by-hand") + "…")
    inner.setFont(menu.font())
    if not offered:
        note = inner.addAction(table.texts("table-hand-not-now"))
        note.setEnabled(False)
        return
    fill_menu(inner, offered, table.wording, controller.travel.adjust)
