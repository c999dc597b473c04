"""A whole game that lives among the tests is played in the real window; nothing of the program knows it exists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop_app.app.texts.texts import Language
from desktop_app.engine.chance import Chance
from desktop_app.games import PLAYS
from desktop_app.ui.games import register, unregister
from desktop_app.ui.render import settle
from desktop_app.ui.shell.new_game import NewGameScreen
from desktop_app.ui.table.screen import TableScreen
from tests.guests import moved_in
from tests.inn.looks import LOOKS
from tests.ui.shell.conftest import Person
from tests.ui.table.conftest import Table
from tests.ui.table.reading import Reader


@pytest.fixture
def guest(root: Path) -> Iterator[None]:
    """The house with the inn in it, seen from the window."""
    register("inn", LOOKS)
    with moved_in():
        yield
    unregister("inn")


@pytest.fixture
def bea(guest: None, qtbot: QtBot, root: Path) -> Iterator[Person]:
    """Somebody with a profile in that house."""
    person = Person(root)
    person.shell.looks.take(person.shell.looks.settings.changed(language="en", motion="off"))
    person.shell.create_profile("Bea")
    settle()
    person.shell.looks.take(person.shell.looks.settings.changed(motion="off", review="decisions_only"))
    yield person
    person.leave()


def table_of(person: Person) -> Table:
    screen = person.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    return Table(screen)


def play_on(table: Table, reader: Reader, most: int = 400) -> None:
    """Plays with Space and digits as the brawler would, until the evening ends."""
    bot, dice = PLAYS["inn"].game.bots["brawler"], Chance(3)
    session, screen = table.session, table.screen
    for _ in range(most):
        question = session.question
        if question is None:
            return
        reader.read_on()
        answers = len(session.records)
        if screen.controller.bots.decide:
            screen.controller.bots.answer()
        else:
            (key,) = bot(session.eyes(question.seat), question, dice)
            choices = screen.controller.choices
            assert choices is not None
            if choices.main is not None and choices.main.key == key:
                table.key(Qt.Key.Key_Space)
            else:
                screen.controller.choose(next(each for each in question.options if each.key == key))
        settle()
        assert len(session.records) > answers


def sit_down(person: Person) -> Table:
    """From the start screen to the table, by its buttons."""
    person.press("game-inn")
    person.press("begin")
    return table_of(person)


def test_the_inn_is_a_tile_among_the_others_and_its_form_has_what_it_asks_for(bea: Person) -> None:
    assert bea.sees("The Inn")
    bea.press("game-inn")
    assert bea.sees("A Brawl at the Inn")
    assert bea.sees("Two guests, one bench too few")
    assert bea.sees("How long")
    bea.press("long-yes")
    form = bea.shell.screens["play"]
    assert isinstance(form, NewGameScreen)
    assert form.set_up.options == {"long": "yes"}
    assert [seat.player for seat in form.set_up.seats] == ["here", "brawler"]
    decks = bea.find(QComboBox, "deck-0")
    assert [decks.itemText(at) for at in range(decks.count())] == ["Carters", "The Kitchen"]


def test_two_of_one_guest_are_refused_with_the_rule_of_the_inn(bea: Person) -> None:
    bea.press("game-inn")
    form = bea.shell.screens["play"]
    assert isinstance(form, NewGameScreen)
    form.change_seat(1, deck=form.set_up.seats[0].deck)
    settle()
    assert bea.sees("There is only one Hob the Carter.")
    bea.press_words("INN-001")
    assert bea.shell.shown == "rules"


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_evening_is_played_from_the_set_up_to_its_end_and_all_it_says_are_words(
    bea: Person, language: Language
) -> None:
    bea.shell.looks.take(bea.shell.looks.settings.changed(language=language))
    table = sit_down(bea)
    reader = Reader(table)
    play_on(table, reader)

    assert table.session.state.outcome is not None
    assert table.screen.panels.panel.showing == "over"
    assert reader.faults == []
    assert PLAYS["inn"].game.broken(table.session.state) == []
    assert bea.shell.desk is not None
    (result,) = bea.shell.desk.profile.results.all()
    assert result.game == "inn"


def test_a_game_at_the_inn_is_saved_continued_and_taken_back(bea: Person) -> None:
    table = sit_down(bea)
    before = table.session.question
    assert before is not None
    assert before.seat == "A"
    table.key(Qt.Key.Key_Space)
    settle()
    answers = len(table.session.records)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    question = table.session.question
    assert question is not None
    assert question.fingerprint == before.fingerprint
    assert len(table.session.records) < answers
    table.screen.home_requested.emit()
    settle()
    assert bea.sees("A Brawl at the Inn")
    assert bea.sees("health")

    bea.press("continue")

    again = table_of(bea).session.question
    assert again is not None
    assert again.fingerprint == question.fingerprint


def test_counters_ledger_and_backs_of_the_inn_are_drawn(bea: Person) -> None:
    table = sit_down(bea)
    scene, session = table.screen.scene, table.session
    assert {"health:A", "coins:A", "health:B", "coins:B"} <= set(scene.dials)
    assert scene.dials["health:A"].reading.value == session.state.health["A"]  # type: ignore[attr-defined]
    assert scene.dials["health:A"].reading.limit == 0
    bot, dice = PLAYS["inn"].game.bots["brawler"], Chance(3)
    for _ in range(200):
        question = session.question
        assert question is not None, "nobody ever laid a trick and was struck"
        if question.prompt.id == "inn-ask-trick":
            break
        session.answer(bot(session.eyes(question.seat), question, dice))
    table.screen.controller.seats_here[:] = ["A", "B"]
    table.screen.refresh()
    table.screen.controller.lift_curtain()
    ledger = scene.ledger.content
    assert ledger is not None
    assert [term.sign for term in ledger.terms] == ["", "+", "−", "="]
    assert scene.ledger.isVisible()
    picture = QImage(table.board.grab().toImage())
    assert not picture.isNull()
