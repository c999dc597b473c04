"""A full disk is told with a button that tries again: when there is room, what was refused is on the disk."""

from __future__ import annotations

import errno
from collections.abc import Iterator

import pytest

from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import StorageFull, StorageTooLarge
from desktop_app.app.tables.service import TableService
from desktop_app.engine.chance import Chance
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.notice import Notice, to_try_again
from tests.app.decks.own_decks import built_in_decks
from tests.attacks.disk import FailingDisk
from tests.ui.shell.conftest import Person
from tests.ui.staged import table_in

AGAIN = "Try again"


@pytest.fixture
def full_disk(ana: Person, monkeypatch: pytest.MonkeyPatch) -> Iterator[FailingDisk]:
    """Room is short when this is switched on."""
    assert ana.shell.desk is not None
    disk = FailingDisk(ana.shell.desk.profile.folder, errno.ENOSPC, 1, for_good=True)
    disk.mended()
    disk.put_under(monkeypatch)
    yield disk
    disk.mended()


def answers_kept(person: Person, save_id: str) -> int:
    """How many decisions of a game lie on the disk."""
    assert person.shell.desk is not None
    session = TableService(person.shell.desk.profile).resume(save_id).session
    return sum(1 for record in session.records if record.by == "seat")


def test_an_answer_that_found_no_room_is_kept_by_trying_again(ana: Person, full_disk: FailingDisk) -> None:
    game = ana.game(10)
    ana.shell.go_on(game.id)
    settle()
    screen = table_in(ana.shell)
    session = screen.session
    question = session.question
    assert question is not None
    keys = session.game.bots["greedy"](session.eyes(question.seat), question, Chance(5))
    before = answers_kept(ana, game.id)
    full_disk.breaks()
    screen.controller.answer(keys)
    settle()
    assert ana.sees("There is no room left on the disk")
    ana.press_words(AGAIN)
    assert ana.sees("There is no room left on the disk"), "it is told again while there is none"
    full_disk.mended()
    assert answers_kept(ana, game.id) == before
    ana.press_words(AGAIN)
    assert not ana.sees("There is no room left on the disk")
    assert answers_kept(ana, game.id) > before


def test_a_switch_that_found_no_room_is_kept_by_trying_again(ana: Person, full_disk: FailingDisk) -> None:
    desk = ana.shell.desk
    assert desk is not None
    wanted = not desk.profile.settings.coach
    full_disk.breaks()
    desk.change(coach=wanted)
    settle()
    full_disk.mended()
    ana.press_words(AGAIN)
    assert desk.profiles.all()
    assert desk.profile.settings.coach is wanted


def test_a_change_of_a_deck_that_found_no_room_is_kept_by_trying_again(ana: Person, full_disk: FailingDisk) -> None:
    desk = ana.shell.desk
    assert desk is not None
    store = DeckStore(desk.profile.folder_of("decks"))
    id = store.create(built_in_decks()[0])
    ana.shell.open_deck(id)
    settle()
    screen = ana.shell.screens["decks"]
    assert isinstance(screen, DeckScreen)
    assert screen.editor is not None
    editing = screen.editor.editing
    full_disk.breaks()
    editing.write(name="Kept after all")
    settle()
    assert store.read(id).name != "Kept after all"
    full_disk.mended()
    ana.press_words(AGAIN)
    assert store.read(id).name == "Kept after all"


def test_what_will_never_be_written_offers_no_second_try() -> None:
    assert isinstance(to_try_again(StorageFull(path="x"), lambda: None), Notice)
    too_large = StorageTooLarge(path="x", limit=1)
    assert to_try_again(too_large, lambda: None) is too_large
