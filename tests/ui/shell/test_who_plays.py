"""Who plays a seat is changed in the middle of a game: handed over to a bot, taken over from one."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.input.main_menu import open_main_menu
from tests.ui.shell.at_the_table import table_of
from tests.ui.shell.conftest import Person


def choices(person: Person, seat: str) -> list[QAction]:
    """What the menu of the table offers for a seat."""
    menu = open_main_menu(table_of(person).screen.parts, lambda action: None)
    who = next(each for each in menu.findChildren(QMenu) if each.title() == "Who plays")
    of_seat = next(each for each in who.findChildren(QMenu) if each.title().startswith(seat))
    return of_seat.actions()


def seat_is_played_by(person: Person, seat: str, player: str) -> None:
    next(each for each in choices(person, seat) if each.text() == player).trigger()
    settle()


def test_a_seat_is_taken_over_from_a_bot_and_handed_back(ana: Person) -> None:
    ana.press("game-thrones")
    ana.press("begin")
    session = table_of(ana).session
    assert table_of(ana).screen.controller.seats_here == ["A"]
    before = len(session.records)

    seat_is_played_by(ana, "Player B", "at this screen")

    table = table_of(ana)
    assert table.screen.controller.seats_here == ["A", "B"]
    assert table.screen.controller.between.curtain, "nobody sees the other's hand without being asked"
    assert len(table.session.records) == before, "the game goes on where it was"
    assert ana.shell.desk is not None
    (save,) = ana.shell.desk.profile.saves.all().entries
    assert ana.shell.desk.tables.resume(save.id).bots == {}, "so it is when one comes back as well"

    seat_is_played_by(ana, "Ana", "bot: plays to win")

    assert table_of(ana).screen.controller.seats_here == ["B"]
    assert table_of(ana).screen.controller.bots.decide or table_of(ana).screen.controller.question is not None


def test_the_last_person_at_the_screen_stays(ana: Person) -> None:
    ana.press("game-thrones")
    ana.press("begin")
    assert [each.text() for each in choices(ana, "Ana")] == ["at this screen"]
    assert [each.text() for each in choices(ana, "Player B") if each.isChecked()] == ["bot: plays to win"]


def test_where_nobody_else_could_play_the_menu_does_not_ask(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("begin")
    menu = open_main_menu(table_of(ana).screen.parts, lambda action: None)
    assert not any(each.title() == "Who plays" for each in menu.findChildren(QMenu))
