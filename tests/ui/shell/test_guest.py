"""A game that lives elsewhere at the real window, from the start screen to its end; nothing of the house is changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QTextBrowser
from pytestqt.qtbot import QtBot

from desktop_app.app.texts.texts import Language
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.random_bot import draw_answer
from desktop_app.ui import games
from desktop_app.ui.art.kinds import KINDS
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.render.stage import Stage, render, settle
from desktop_app.ui.tour.puzzle_room import PuzzleRoom
from tests.guests import moved_in, seen
from tests.inn.bots import brawler
from tests.inn.looks import LOOKS
from tests.inn.tenant import GAME
from tests.ui.shell.at_the_table import table_of
from tests.ui.shell.conftest import Person
from tests.ui.staged import screen_in
from tests.ui.table.by_keys import give
from tests.ui.table.conftest import Table
from tests.ui.table.reading import Reader

SIZES = ((1280, 720), (1920, 1080))
RENDERED = ("home", "newgame", "table", "deck", "puzzles")


@pytest.fixture
def inn() -> Iterator[None]:
    """The house with the inn in it, and its looks."""
    with seen():
        yield


@pytest.fixture
def guest(inn: None, ana: Person) -> Person:
    """Ana, in a house with the inn."""
    assert ana.shell.desk is not None
    ana.shell.desk.change(motion="off", moments="off", review="decisions_only", seat_switch_guard=False)
    ana.shell.show_screen("rules")
    ana.shell.show_screen("home")
    settle()
    return ana


def play_on(qtbot: QtBot, person: Person, reader: Reader, answers: int, dice: Chance) -> int:
    """Ana answers so often, mostly as the brawler would, while the bot across the table answers for itself."""
    table, given = table_of(person), 0
    session = table.session
    while session.question is not None and given < answers:
        qtbot.waitUntil(lambda: session.question is None or session.question.seat == "A", timeout=20_000)
        question = session.question
        if question is None:
            break
        reader.read_on()
        if given % 3 == 0:
            reader.read_refusals()
        bold = draw(dice, 4) > 0
        keys = brawler(session.eyes("A"), question, dice) if bold else draw_answer(question, dice)
        before = len(session.records)
        give(table, keys)
        settle()
        assert len(session.records) > before, f"{question.fingerprint} was not answered with {keys}"
        given += 1
    return given


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("language", "seed"), [("en", 3), ("es", 8)])
def test_an_evening_at_the_inn_from_the_start_screen_to_its_end(
    qtbot: QtBot, guest: Person, language: Language, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: seed)
    assert guest.shell.desk is not None
    guest.shell.desk.change(language=language)
    settle()
    name, dice = {"en": "A Brawl at the Inn", "es": "Pelea en la posada"}[language], Chance(seed)

    guest.press("game-inn")
    assert guest.find(QAbstractButton, "play-inn").isChecked()
    assert guest.sees({"en": "The Inn", "es": "La posada"}[language])
    assert not guest.sees("newgame-")
    guest.press("evening-long")
    assert guest.sees({"en": "Eight rounds", "es": "Ocho rondas"}[language])
    guest.press("evening-short")
    guest.press("begin")

    reader = Reader(table_of(guest))
    assert play_on(qtbot, guest, reader, 8, dice) == 8
    table = table_of(guest)
    session = table.session
    qtbot.waitUntil(lambda: table.asked.seat == "A", timeout=20_000)
    here, asked = GAME.view(session.state, "A"), table.asked.fingerprint

    guest.shell.show_screen("home")
    settle()
    assert guest.sees(name)
    guest.press("continue")
    table = table_of(guest)
    if table.screen.panels.panel.isVisible():
        table.key(Qt.Key.Key_Space)
    settle()
    session = table.session
    assert (GAME.view(session.state, "A"), table.asked.fingerprint) == (here, asked)

    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert GAME.view(session.state, "A") != here or table.asked.fingerprint != asked
    while session.future:
        table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        settle()
    assert GAME.view(session.state, "A") == here

    reader = Reader(table)
    play_on(qtbot, guest, reader, 200, dice)
    assert session.question is None
    assert session.state.outcome is not None
    reader.read_on()
    assert reader.read > 100
    assert sorted(set(reader.faults)) == []
    assert table.screen.panels.page.isVisible()
    assert GAME.broken(session.state) == []

    guest.shell.show_screen("home")
    settle()
    assert guest.shell.desk.profile.results.all()[-1].game == "inn"
    ends = {"won": "Still standing", "lost": "Under the table", "drawn": "Nobody gives way"}
    if language == "en":
        assert guest.sees(ends[GAME.view(session.state, "A").outcome["result"]])


def test_its_puzzles_are_tried_and_its_rules_read(guest: Person) -> None:
    guest.shell.show_screen("puzzles:inn")
    settle()
    room = screen_in(guest.shell, "puzzles:inn", PuzzleRoom)
    assert guest.sees("A card is played for coins")
    room.begin("inn/a-card-costs-coins")
    settle()
    assert room.puzzle is not None
    assert guest.sees("Hob the Carter: strength 3")
    table = room.puzzle.table
    assert table is not None
    hands = Table(table)
    give(hands, [next(option.key for option in hands.options if option.verb == "play")])
    settle()
    assert guest.sees("Solved")
    guest.shell.show_rule("INN-003")
    settle()
    assert "At the bar cards are played in turn" in guest.find(QTextBrowser, "rules-page").toPlainText()


@pytest.mark.parametrize("screen", RENDERED)
def test_it_is_rendered_like_every_game(
    inn: None, own_data_folder: Path, tmp_path: Path, screen: str, full: bool
) -> None:
    """Of a sample each screen at another size than the one before."""
    for size in SIZES if full else SIZES[RENDERED.index(screen) % len(SIZES) :][:1]:
        picture = tmp_path / f"{screen}.png"
        render(screen, picture, size, "es", "candlelight", game="inn")
        assert (QImage(str(picture)).width(), QImage(str(picture)).height()) == size


def test_every_card_has_a_face_in_both_languages(inn: None, qtbot: QtBot) -> None:
    hob = face_of("inn", "inn01", "es")
    assert (hob.title, hob.kind, dict(hob.numbers)) == (
        "Hob el carretero",
        "inn_guest",
        {"strength": "2", "guard": "0", "stamina": "10"},
    )
    assert face_of("inn", "inn15", "en").text == (
        "**Reaction:** After you lose health in a brawl, the other guest loses 1.",
    )


def test_the_looks_of_a_guest_come_and_go() -> None:
    kinds, signs = list(KINDS), dict(NUMBER_SIGNS)
    with seen():
        assert games.looks_of("inn") is LOOKS
        assert "inn_guest" in KINDS
        with pytest.raises(ValueError, match="looks of 'inn'"):
            games.register("inn", LOOKS)
        with pytest.raises(ValueError, match="inn_guest"):
            games.register("tavern", LOOKS)
    assert (list(KINDS), NUMBER_SIGNS) == (kinds, signs)
    with moved_in(), pytest.raises(ModuleNotFoundError):
        games.looks_of("inn")


def test_the_stage_shows_the_first_game_unless_another_is_named(inn: None, own_data_folder: Path) -> None:
    with Stage((1366, 768), "en", "daylight") as stage:
        assert stage.game == "lotr_lcg"
